"""What macOS is told about the program: the `Info.plist` of `Kagebako.app`. `build.spec` calls it.

Nobody has run the result yet: it is built by the release workflow only.
"""

from tools.bundle import product

MATCH_TYPE = f"{product.APP_ID}.match"
MAP_TYPE = "org.mapeditor.tmx"
OLDEST_SYSTEM = "11.0"
"""The oldest macOS that the pinned wheels run on."""


def info_plist() -> dict[str, object]:
    """Sharp on every screen, listed among the games, and asked when a match or a map is opened.

    SDL passes such a file on as if it had been dropped on the window.
    """
    return {
        "CFBundleDisplayName": product.NAME,
        "CFBundleShortVersionString": product.VERSION,
        "CFBundleDocumentTypes": [
            _document("Kagebako match", MATCH_TYPE, "Owner"),
            _document("Tiled map", MAP_TYPE, "Alternate"),
        ],
        "UTExportedTypeDeclarations": [_declaration(MATCH_TYPE, "Kagebako match", "kagebako", "public.json")],
        "UTImportedTypeDeclarations": [_declaration(MAP_TYPE, "Tiled map", "tmx", "public.xml")],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST_SYSTEM,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": product.COPYRIGHT,
    }


def _document(name: str, kind: str, rank: str) -> dict[str, object]:
    return {
        "CFBundleTypeName": name,
        "CFBundleTypeRole": "Viewer",
        "LSHandlerRank": rank,
        "LSItemContentTypes": [kind],
    }


def _declaration(kind: str, name: str, suffix: str, of: str) -> dict[str, object]:
    return {
        "UTTypeIdentifier": kind,
        "UTTypeDescription": name,
        "UTTypeConformsTo": [of],
        "UTTypeTagSpecification": {"public.filename-extension": [suffix]},
    }
