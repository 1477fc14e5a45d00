; The setup program: for one person, without administrator's rights, in four languages.
; `installer.py` passes the names and paths as definitions.
Unicode true
!ifndef NSIS_WIN32_MAKENSIS
  Target amd64-unicode ; NSIS for Windows itself makes 32-bit setups only, which install 64-bit programs as well
!endif
ManifestDPIAware true
SetCompressor /SOLID lzma
RequestExecutionLevel user

!include MUI2.nsh
!include LogicLib.nsh
!include FileFunc.nsh

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define CLASSES "Software\Classes"
!define MATCH_TYPE "${NAME}.Match"
!define MAP_TYPE "${NAME}.Map"

Name "${NAME}"
BrandingText "${NAME} ${VERSION}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "Software\${NAME}" "InstallDir"

VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME} Setup"
VIAddVersionKey "CompanyName" "${AUTHORS}"
VIAddVersionKey "LegalCopyright" "${COPYRIGHT}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_ABORTWARNING
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "Software\${NAME}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}.exe"
!define MUI_FINISHPAGE_RUN_TEXT "$(START_NOW)"
!define MUI_COMPONENTSPAGE_NODESC

!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Dutch"
!insertmacro MUI_RESERVEFILE_LANGDLL

LangString START_NOW ${LANG_ENGLISH} "Play ${NAME} now"
LangString START_NOW ${LANG_FRENCH} "Jouer à ${NAME} maintenant"
LangString START_NOW ${LANG_GERMAN} "${NAME} jetzt spielen"
LangString START_NOW ${LANG_DUTCH} "${NAME} nu spelen"
LangString THE_GAME ${LANG_ENGLISH} "${NAME} (the games)"
LangString THE_GAME ${LANG_FRENCH} "${NAME} (les jeux)"
LangString THE_GAME ${LANG_GERMAN} "${NAME} (die Spiele)"
LangString THE_GAME ${LANG_DUTCH} "${NAME} (de spellen)"
LangString ON_DESKTOP ${LANG_ENGLISH} "Icon on the desktop"
LangString ON_DESKTOP ${LANG_FRENCH} "Icône sur le bureau"
LangString ON_DESKTOP ${LANG_GERMAN} "Symbol auf dem Desktop"
LangString ON_DESKTOP ${LANG_DUTCH} "Pictogram op het bureaublad"
LangString RUNNING ${LANG_ENGLISH} "${NAME} is still running. Please close it, then choose Retry. Your match is saved."
LangString RUNNING ${LANG_FRENCH} "${NAME} est encore ouvert. Fermez-le, puis choisissez Réessayer. Votre partie est enregistrée."
LangString RUNNING ${LANG_GERMAN} "${NAME} läuft noch. Bitte schließe es und wähle dann „Wiederholen“. Deine Partie ist gespeichert."
LangString RUNNING ${LANG_DUTCH} "${NAME} is nog geopend. Sluit het en kies dan Opnieuw. Je partij is opgeslagen."
LangString A_MATCH ${LANG_ENGLISH} "${NAME} match"
LangString A_MATCH ${LANG_FRENCH} "Partie de ${NAME}"
LangString A_MATCH ${LANG_GERMAN} "${NAME}-Partie"
LangString A_MATCH ${LANG_DUTCH} "${NAME}-partij"
LangString A_MAP ${LANG_ENGLISH} "Tiled map"
LangString A_MAP ${LANG_FRENCH} "Carte Tiled"
LangString A_MAP ${LANG_GERMAN} "Tiled-Karte"
LangString A_MAP ${LANG_DUTCH} "Tiled-kaart"

; Windows does not let a running program be replaced: then it is asked to close, as its window's own cross would do.
!macro CLOSE_PROGRAM UN
Function ${UN}CloseProgram
  ${Do}
    ${IfNot} ${FileExists} "$INSTDIR\${PROGRAM}.exe"
      Return
    ${EndIf}
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}.exe" a
    ${IfNot} ${Errors}
      FileClose $0
      Return
    ${EndIf}
    FindWindow $1 "pygame" "${NAME}" ; the class of our window: a folder of that name may be open, too
    ${If} $1 <> 0
      SendMessage $1 ${WM_CLOSE} 0 0 /TIMEOUT=5000
    ${EndIf}
    StrCpy $2 0
    ${Do}
      Sleep 250
      ClearErrors
      FileOpen $0 "$INSTDIR\${PROGRAM}.exe" a
      ${IfNot} ${Errors}
        FileClose $0
        Return
      ${EndIf}
      IntOp $2 $2 + 1
    ${LoopUntil} $2 >= 40
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again
    SetErrorLevel 2
    Abort
    again:
  ${Loop}
FunctionEnd
!macroend
!insertmacro CLOSE_PROGRAM ""
!insertmacro CLOSE_PROGRAM "un."

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Section "$(THE_GAME)" GameSection
  SectionIn RO
  Call CloseProgram
  RMDir /r "$INSTDIR\_internal" ; of an older version, so that none of its files stays behind
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}.exe"

  WriteRegStr HKCU "Software\${NAME}" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM}.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${AUTHORS}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${SIZE_KB}
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1

  ; A double-click on a match opens it, and on a map as well, unless a map editor opens maps: then "Open with" does.
  WriteRegStr HKCU "${CLASSES}\.kagebako" "" "${MATCH_TYPE}"
  WriteRegStr HKCU "${CLASSES}\${MATCH_TYPE}" "" "$(A_MATCH)"
  WriteRegStr HKCU "${CLASSES}\${MATCH_TYPE}\DefaultIcon" "" "$INSTDIR\${PROGRAM}.exe,0"
  WriteRegStr HKCU "${CLASSES}\${MATCH_TYPE}\shell\open\command" "" '"$INSTDIR\${PROGRAM}.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\Applications\${PROGRAM}.exe" "FriendlyAppName" "${NAME}"
  WriteRegStr HKCU "${CLASSES}\Applications\${PROGRAM}.exe\SupportedTypes" ".kagebako" ""
  WriteRegStr HKCU "${CLASSES}\Applications\${PROGRAM}.exe\SupportedTypes" ".tmx" ""
  WriteRegStr HKCU "${CLASSES}\Applications\${PROGRAM}.exe\shell\open\command" "" '"$INSTDIR\${PROGRAM}.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\${MAP_TYPE}" "" "$(A_MAP)"
  WriteRegStr HKCU "${CLASSES}\${MAP_TYPE}\DefaultIcon" "" "$INSTDIR\${PROGRAM}.exe,0"
  WriteRegStr HKCU "${CLASSES}\${MAP_TYPE}\shell\open\command" "" '"$INSTDIR\${PROGRAM}.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\.tmx\OpenWithList\${PROGRAM}.exe" "" ""
  ReadRegStr $0 HKCU "${CLASSES}\.tmx" ""
  ${If} $0 == ""
    ReadRegStr $0 HKCR ".tmx" ""
  ${EndIf}
  ${If} $0 == ""
    WriteRegStr HKCU "${CLASSES}\.tmx" "" "${MAP_TYPE}"
  ${EndIf}
  ${RefreshShellIcons}
SectionEnd

Section /o "$(ON_DESKTOP)" DesktopSection
  CreateShortcut "$DESKTOP\${NAME}.lnk" "$INSTDIR\${PROGRAM}.exe"
SectionEnd

; The player's folder ("%APPDATA%\Kagebako") is not touched: matches and settings stay for the next time.
Section "Uninstall"
  Call un.CloseProgram
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${PROGRAM}.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  RMDir "$LOCALAPPDATA\Programs" ; goes only if nobody else has a program there
  Delete "$SMPROGRAMS\${NAME}.lnk"
  Delete "$DESKTOP\${NAME}.lnk"
  RMDir /r "$LOCALAPPDATA\${NAME}\Cache" ; pictures that can be made again
  RMDir "$LOCALAPPDATA\${NAME}"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  DeleteRegKey HKCU "Software\${NAME}"
  ReadRegStr $0 HKCU "${CLASSES}\.kagebako" ""
  ${If} $0 == "${MATCH_TYPE}"
    DeleteRegKey HKCU "${CLASSES}\.kagebako"
  ${EndIf}
  DeleteRegKey HKCU "${CLASSES}\${MATCH_TYPE}"
  DeleteRegKey HKCU "${CLASSES}\Applications\${PROGRAM}.exe"
  DeleteRegKey HKCU "${CLASSES}\${MAP_TYPE}"
  ReadRegStr $0 HKCU "${CLASSES}\.tmx" ""
  ${If} $0 == "${MAP_TYPE}"
    DeleteRegValue HKCU "${CLASSES}\.tmx" ""
  ${EndIf}
  DeleteRegKey HKCU "${CLASSES}\.tmx\OpenWithList\${PROGRAM}.exe"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.tmx\OpenWithList"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.tmx"
  ${RefreshShellIcons}
SectionEnd
