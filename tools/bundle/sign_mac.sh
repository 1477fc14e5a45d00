#!/usr/bin/env bash
# Signs and notarises dist/Kagebako.app and packs it again: for the release workflow, which has the secrets.
# Nobody has run it yet.
set -euo pipefail
cd "$1"
keychain="$RUNNER_TEMP/signing.keychain"
password=$(openssl rand -hex 20)
security create-keychain -p "$password" "$keychain"
security unlock-keychain -p "$password" "$keychain"
echo "$MAC_CERTIFICATE" | base64 --decode > "$RUNNER_TEMP/certificate.p12"
security import "$RUNNER_TEMP/certificate.p12" -k "$keychain" -P "$MAC_CERTIFICATE_PASSWORD" -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$keychain"
security list-keychains -d user -s "$keychain"
codesign --deep --force --options runtime --timestamp --sign "$MAC_IDENTITY" Kagebako.app
ditto -c -k --keepParent Kagebako.app "$RUNNER_TEMP/Kagebako.zip"
xcrun notarytool submit "$RUNNER_TEMP/Kagebako.zip" --wait \
  --apple-id "$MAC_APPLE_ID" --team-id "$MAC_TEAM" --password "$MAC_APP_PASSWORD"
xcrun stapler staple Kagebako.app
tar --create --gzip --file "$(ls kagebako-*-macos.tar.gz)" Kagebako.app
security delete-keychain "$keychain"
