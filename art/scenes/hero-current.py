"""Hero: the radio node in its enclosure, lid beside it, with the clamp that reads the current of a motor's cable. Units: 1 mm."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from boards import *
from devices import *
start((2, 1), 24, seed=8, thr=.02); std(); std_dev()
GROUND = '#dcebe3'
plane(6000, 6000, 0, 0, 0, mat('ground', GROUND, .85, spec=.15)); world((.92, .96, .95), .55)
grey, inner, brass = mat('case', '#c5cdc9', .55, grain=.004, gscale=6), mat('case2', '#aeb8b3', .6), MATS['brass']
L, B, H = 76, 50, 20
# the tray: a box that is hollowed out, four posts, the node on them
tray = slab(rrect(L, B, 6), H, grey, bev=1); cut(tray, [slab(rrect(L - 6, B - 6, 4), 40, None, z=3)])
for sx in (-1, 1):
    for sy in (-1, 1):
        cyl(4.2, H - 1, sx * (L / 2 - 8), sy * (B / 2 - 8), .5, grey, .3); cyl(2.0, 1.2, sx * (L / 2 - 8), sy * (B / 2 - 8), H - .6, brass, .2); cyl(1.2, 1.3, sx * (L / 2 - 8), sy * (B / 2 - 8), H - .55, mat('bore', '#1a1d1c', .8), 0)
seal = slab(rrect(L - 3, B - 3, 5), .8, mat('seal', '#15181a', .7), [rrect(L - 5.4, B - 5.4, 4)], z=H - .3)
for sx in (-1, 1):
    for sy in (-1, 1): cyl(2.2, 10, sx * 21, sy * 10.5, 3, brass, .1, 6)
with at(0, 0, 13.5): node()
# the lid, leaning on the tray, with what is printed on it
with at(30, 58, .5, -14):
    slab(rrect(L, B, 6), 5, grey, bev=1); text('TAMRA', 7, 0, 3, 5.02, mat('print', '#0b6b53', .6), 'CENTER', 0); text('IP65   LINE 2', 4.2, 0, -7, 5.02, mat('print2', '#566b63', .6), 'CENTER', .01)
# the cable whose current is read, and the clamp around it
with at(-60, -14, 8, -9):
    rub = mat('cable', '#1b1e1f', .55, grain=.01, gscale=4)
    tube([(0, -700, -3), (0, -120, -2), (0, 0, 3), (0, 120, 0), (0, 800, -3)], 6, rub, 8, True)
    blue = mat('clamp', '#1857b8', .4, grain=.004, gscale=4); seam = mat('seam', '#0c2f66', .6)
    body = box(28, 17, 32, 0, 0, -7, blue, 2.4, 5); cut(body, [cyl(7, 60, 0, 30, 3, None, 0, rx=90)])
    box(28.2, 17.2, .6, 0, 0, 3, seam, .1); box(4, 8, 14, 16, 0, -4, blue, .8); text('100 A : 50 mA', 3, 0, -8.62, 19, MATS['white'], 'CENTER', .01, rx=90)
    with at(0, 0, 0): clamp = CTX[-1] @ Vector((12, 5, 12))
# its two wires through the gland
gland = Vector((-L / 2, -4, 10))
cyl(6, 6, gland.x - 6, gland.y, gland.z, mat('gland', '#22282a', .6), .4, 6, ry=90); cyl(4.4, 5, gland.x - 11, gland.y, gland.z, MATS['gland'], .8, 40, ry=90)
tube([tuple(clamp), tuple(clamp + Vector((2, 6, 4))), tuple(gland + Vector((-20, 5, 4))), tuple(gland + Vector((-9, 0, 0))), tuple(gland)], 1.9, MATS['rubber'], 8, True)
for k, col in enumerate(('#e9e6dc', '#d23a2a')): wire([tuple(gland + Vector((2, k * 1.6, 0))), (-30, -8 + 2 * k, 12), (-26, -13 + 5 * k, 18), (-19, -10 + 4 * k, 15.4)], col, .6)
s = 60
area((-2.2 * s, 1.7 * s, 3.2 * s), (0, 0, 0), 2.0 * s, 2.0 * s, 3.6, (1, .955, .88)); area((3.0 * s, -1.0 * s, 2.2 * s), (0, 0, 0), 2.2 * s, 2.2 * s, 1.2, (.9, .955, 1)); area((0, -4 * s, 1.4 * s), (0, 0, 0), 4 * s, 1.2 * s, .8)
camera((-30, -230, 235), (-10, 6, 8), 66, (0, -6, 16), .05, shift=(-.29, .01))
render('hero-current', gain=1.22, warm=(1.02, 1, .97))
