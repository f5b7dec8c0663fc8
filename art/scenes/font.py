"""The site's Geist Mono, bold, as a file that the textures can be drawn with: librsvg reads no variable WOFF2.
Writes build/fonts, with a configuration for FONTCONFIG_FILE that adds it to the machine's own fonts."""
import os
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

here = os.path.dirname(os.path.abspath(__file__))
source = os.path.join(here, '../../node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2')
folder = os.path.join(here, 'build/fonts')

os.makedirs(folder, exist_ok=True)
font = instantiateVariableFont(TTFont(source), {'wght': 700})
font.flavor = None
for record in list(font['name'].names):
    if record.nameID in (16, 17): font['name'].removeNames(nameID=record.nameID)
for number, words in ((1, 'Geist Mono'), (2, 'Bold'), (4, 'Geist Mono Bold')):
    font['name'].setName(words, number, 3, 1, 0x409)
font['OS/2'].usWeightClass = 700
font['OS/2'].fsSelection, font['head'].macStyle = 1 << 5, 1
font.save(os.path.join(folder, 'geist-mono-bold.ttf'))
with open(os.path.join(folder, 'fonts.conf'), 'w') as conf:
    conf.write(f'''<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>{folder}</dir>
</fontconfig>
''')
