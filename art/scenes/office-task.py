"""Office: the task that an applicant gets at the bench, half done. Units: 1 = 1 cm."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import *
start((3, 2), 24, seed=6, bounces=4, thr=.02, over=1.5); std_room(); world((.98, .97, .95), .5)
table(260, 180, 80, 0, 30, 0, inset=5)
slab(rrect(58, 36, 2), .4, mat('esd', '#3f7565', .8, grain=.01, gscale=4), x=1, y=-6, z=80)
T = 80.4
# the sheet, with a pencil on it
with at(-15.5, -7.5, T, 7): slab(rrect(21, 29.7, .1), .04, MATS['ivory']); plane(21, 29.7, 0, 0, .05, texmat('sheet', 'task.png', 21, 29.7, .8))
with at(-3.2, -19.5, T + .42, 66, 0, 90):
    cyl(.36, 13, 0, 0, 0, mat('pencil', '#d9a52f', .4, coat=.3), .02, 6); cyl(.36, 1.5, 0, 0, 13, mat('wood', '#e2c08d', .7), 0, 32, .09); cyl(.09, .35, 0, 0, 14.5, mat('lead', '#2a2d30', .5), 0, 16, .02); cyl(.38, .9, 0, 0, -.9, mat('rub', '#c9605a', .8), .1, 24)
# the node on four standoffs, the multimeter at its supply, its cable to the laptop
with at(7.4, -6.4, T, -9):
    for sx in (-1, 1):
        for sy in (-1, 1): cyl(.28, .7, sx * 2.6, sy * 1.6, 0, MATS['brass'], .02, 6)
    with at(0, 0, .86, s=.17): node()
multimeter(20.5, -7, T, -12)
tube([(11.2, -7.0, T + 1.2), (13.4, -7.4, T + .9), (14.6, -4, T + .35), (11, 3, T + .35), (4, 6, T + .35), (-1.5, 11, T + .35), (-5.5, 18, T + .3), (-5.6, 24, T + .3), (-2.6, 26.4, T + .4), (.4, 26.1, T + .5)], .24, mat('cable', '#1d2423', .5), 6, True)
with at(-.4, 26.2, T, -10): box(2.2, .9, .6, 0, 0, .2, MATS['dark'], .15)
with at(16, 24, 80, -10, s=.1): laptop(tex='ui-code', glow=.8, open_=118)
# somebody sits on the other side, too
mug(-31, 6, 80, '#b5623d', 150); mug(33, 8, 80, '#0b6b53', -30)
with at(-22, 16, T, -24): lathe([(1.2, 0), (3.4, 0), (3.4, .3), (2.2, .5), (2.2, 3.3), (3.4, 3.5), (3.4, 3.8), (1.2, 3.8), (1.2, 0)], MATS['ivory'], steps=64); lathe([(2.2, .5), (3.0, .5), (3.0, 3.3), (2.2, 3.3)], MATS['tin'], steps=64)
for s in (-1, 1): tube([(15, 3.4 + s * .9, T + .4), (20, 4.4 + s * .7, T + .4), (25.5, 6.0, T + .4)], .2, MATS['steel'], 4, True)
area((-140, -60, 220), (0, -5, 80), 90, 90, 5.8, (1, .955, .89)); area((200, -140, 190), (0, 0, 80), 140, 140, 1.1, (.94, .97, 1)); area((0, 40, 300), (0, 0, 80), 240, 140, 1.2)
camera((2, -72, 134), (1, .8, 81), 43, (4, -8, 81), .12)
render('office-task', gain=1.15, bloom=.04)
