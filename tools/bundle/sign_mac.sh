#!/usr/bin/env bash
# Signs and notarises dist/Kagebako.app and packs it again: for the release workflow, which has the secrets.
# Nobody has run it yet.
set -euo pipefail
entitlements=$(cd "$(dirname "$0")" && pwd)/mac.entitlements
cd "$1"
keychain="$RUNNER_TEMP/signing.keychain"
password=$(openssl rand -hex 20)
trap 'rm -f "$RUNNER_TEMP/certificate.p12"; security delete-keychain "$keychain"' EXIT
security create-keychain -p "$password" "$keychain"
security set-keychain-settings -t 3600 "$keychain" # it would lock itself after five minutes
security unlock-keychain -p "$password" "$keychain"
echo "$MAC_CERTIFICATE" | base64 --decode > "$RUNNER_TEMP/certificate.p12"
security import "$RUNNER_TEMP/certificate.p12" -k "$keychain" -P "$MAC_CERTIFICATE_PASSWORD" -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$keychain"
security list-keychains -d user -s "$keychain"
codesign --deep --force --options runtime --timestamp --entitlements "$entitlements" --sign "$MAC_IDENTITY" Kagebako.app
codesign --verify --deep --strict Kagebako.app
ditto -c -k --keepParent Kagebako.app "$RUNNER_TEMP/Kagebako.zip"
xcrun notarytool submit "$RUNNER_TEMP/Kagebako.zip" --wait \
  --apple-id "$MAC_APPLE_ID" --team-id "$MAC_TEAM" --password "$MAC_APP_PASSWORD"
xcrun stapler staple Kagebako.app
tar --create --gzip --file "$(ls kagebako-*-macos.tar.gz)" Kagebako.app
