"""Office: pantry table with a carrom board and tea; `--view flick` is a shot at it. Units: 1 = 1 cm."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import parts
from room import *
from hands import *
start((3, 2), 16, seed=7, bounces=4, thr=.02, over=1.5); std_room(); world((.98, .97, .95), .5)
plane(1600, 1600, 0, 0, 0, terrazzo('terrazzo', base='#ddd9cf', chips=('#b3b8ae', '#cda988', '#9fb0a5', '#efece3', '#bdb9ad'), size=2.2))
table(172, 104, 74, 6, 0, 0)
# carrom board: walnut frame, drawn field, nineteen men and a striker
with at(-22, -2, 74, 9):
    box(75, 75, 1.4, 0, 0, 0, MATS['walnut'], .2); plane(74, 74, 0, 0, 1.45, texmat('carrom', 'carrom.png', 74, 74, .28, coat=.3))
    for s in (-1, 1): box(84, 5, 3.4, 0, s * 39.5, 0, MATS['walnut'], .7); box(5, 74, 3.4, s * 39.5, 0, 0, MATS['walnut'], .7)
    cream, black, queen = mat('manw', '#f0dfb8', .35, coat=.3), mat('manb', '#2a211c', .35, coat=.3), mat('manq', '#b3262a', .35, coat=.3)
    spots = [(0, 0), (3.3, .4), (-2.2, 2.9), (-6.8, -4.4), (5.1, 7.4), (11.8, 3), (-14, 8.6), (8.8, -9.6), (-1.8, -12.4), (18.6, 12.8), (-20.4, -6.6), (23, -4.8), (-9.8, 19.6), (14.4, 22.6), (-25.6, 22), (28.4, 27.2), (3.2, 15), (-17, -19.8), (20.6, -20.6)]
    for i, (x, y) in enumerate(spots):
        m = queen if i == 5 else (cream, black)[i % 2]
        lathe([(0, 0), (1.5, 0), (1.6, .15), (1.6, .7), (1.5, .85), (1.2, .85), (1.1, .72), (.5, .72), (.4, .85), (0, .85)], m, x, y, 1.46, 48)
    lathe([(0, 0), (2.0, 0), (2.1, .15), (2.1, .8), (2.0, .95), (1.5, .95), (1.4, .85), (0, .85)], mat('striker', '#e8eef0', .15, coat=.6), -6.4, -25, 1.46, 64); cyl(.9, .02, -6.4, -25, 2.32, queen, 0, 40)
if parts.OPT['view'] == 'flick':
    # a right hand behind the striker: the index finger held back by the thumb, the others on the field
    with at(-22, -2, 74, 9): field = CTX[-1].copy()
    ahead = (field.to_3x3() @ Vector((.22, 1, 0))).normalized(); up = Vector((0, 0, 1)); right = ahead.cross(up)
    tip = field @ Vector((-6.4, -25, 2.35)) - ahead * 3.35; rest = field @ Vector((-6.4, -25, 1.5))
    pose, where = reach(dict(GRIPS['pinch'], middle=(34, -4, 30, 16), ring=(38, -6, 34, 18), pinky=(38, -10, 34, 18)), place(tip - ahead * 9.5 + right * 3.6 + up * 3.4, ahead * .95 - right * .2 - up * .1, (-.2, 0, .98)),
        [('index', 'pad', tip + ahead * .05, ahead, 1), ('thumb', 'pad', tip - ahead * .05, -ahead, .8), ('middle', 'pad', rest + right * 3.6 + ahead * .4, up, .7), ('ring', 'pad', rest + right * 5.6 - ahead * 1.2, up, .6), ('pinky', 'pad', rest + right * 7 - ahead * 3.6, up, .5)], stay=(.15, .8))
    hand(pose, where, surface=skin_material('b'), cloth=dict(col='#9a4a28', band=False, name='kurta', elbow=(.1, -1, .04), loose=1.3, length=46, hem='#f0d9a4'))
# tea: a brass tray of glasses, a kettle; the tea stands a hair outside its glass, since light does not reach it through one
glass, tea = mat('glassc', '#f4fbf8', .04, trans=.92), mat('chai', '#b9783f', .2, coat=.8)
with at(58, -22, 74, 12):
    lathe([(0, 0), (14, 0), (15, .4), (15.8, 1.8), (16.1, 1.8), (15.4, .2), (14.2, -.2), (0, -.2)], MATS['brass'], 0, 0, .3, 96)
    for x, y in ((-7.2, -6), (7, -6.6), (-6, 7.2), (8, 6)):
        lathe([(0, 0), (2.5, 0), (2.7, .3), (3.5, 8.6), (3.3, 8.6), (2.6, .9), (0, .8)], glass, x, y, .6, 48); lathe([(0, .7), (2.76, .7), (3.36, 6.8), (0, 6.8)], tea, x, y, .62, 48)
with at(56, 26, 74, -155):
    lathe(smooth([(0, 0), (7.8, 0), (9.4, 1.2), (10.2, 5), (9, 10), (6, 13), (4.6, 13.8)]), MATS['alu'], 0, 0, 0, 96); lathe(smooth([(5, 13.6), (4.6, 14.4), (2, 15.3), (.8, 15.6), (.9, 16.4), (1.3, 17.2), (0, 17.9)]), MATS['alu'], 0, 0, 0, 72)
    tube([(8.8, 0, 5), (13.5, 0, 8), (15.8, 0, 12.8)], 1.25, MATS['alu'], 8, True); tube([(-6.4, 0, 12.4), (-7.4, 0, 19), (0, 0, 23), (7.4, 0, 19), (6.4, 0, 12.4)], .55, MATS['legs'], 6, True)
# biscuits on a plate
with at(31, 38, 74):
    lathe([(0, 0), (6, 0), (10.4, 1.5), (10.6, 1.8), (10.2, 1.8), (6, .6), (0, .6)], mat('plate', '#f4f1ea', .25, coat=.4), 0, 0, 0, 80)
    for i, (x, y, z, rx) in enumerate(((-3.4, -1, .6, 0), (3, -2.4, .6, 0), (.4, 3.6, .6, 0), (-.4, -.4, 1.5, 6), (2.4, 2, 1.5, -7))): cyl(2.8, .8, x, y, z, mat('bisc', '#c8914f', .8, vary=.15, gscale=1.2, grain=.05), .2, 40, rx=rx)
chair(-26, -86, 0, 188, 'clothg'); chair(-20, 84, 0, 4, 'clothg'); chair(112, 44, 0, -64, 'cloth')
area((-170, -60, 300), (0, 0, 74), 130, 130, 6.0, (1, .955, .89)); area((240, -160, 240), (0, 0, 74), 180, 180, 1.1, (.94, .97, 1)); area((0, 60, 330), (0, 0, 74), 300, 160, 1.0)
camera((46, -150, 196), (6, 1, 72), 41, (0, -10, 76), .03, views={'flick': ((-92, -2, 108), (-19.5, -27.5, 79.6), 60, (-24.4, -27.7, 76), .07)})
render('office-pantry', gain=1.15)
