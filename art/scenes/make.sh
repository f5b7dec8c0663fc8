#!/bin/bash
# Draws the textures, then one picture (name) or all of them.
#   ./make.sh                     every picture, final quality
#   ./make.sh hero-board          one picture
#   ./make.sh hero-board --draft --width 640 --samples 12    quick look: build/hero-board.png only
set -euo pipefail
cd "$(dirname "$0")"
python3 font.py
export FONTCONFIG_FILE="$PWD/build/fonts/fonts.conf"
node tex.mjs && node rangoli.mjs && node ui.mjs && node garden.mjs
(cd ../.. && npm exec -- node art/scenes/panels.ts)
if [ $# -gt 0 ]; then names=("$1"); shift; else names=(); for f in device-*.py module-*.py event-*.py hero-*.py layer-*.py office-*.py; do names+=("${f%.py}"); done; fi
for n in "${names[@]}"; do blender -b --python-exit-code 1 -P "$n.py" -- "$@"; done
