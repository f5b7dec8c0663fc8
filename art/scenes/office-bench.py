"""Office: a header is soldered onto a radio node. Units: 1 = 1 cm."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import *
from hands import *
start((3, 2), 12, seed=3, bounces=4, thr=.02, over=1.25); std_room(); world((.98, .97, .95), .45)
T = 80.4
plane(900, 500, 0, 70, 120, mat('warm', '#ece5d8', .9, spec=.1), rx=90)
table(260, 120, 80, 0, 10, 0, inset=5)
slab(rrect(78, 40, 2), .4, mat('esd', '#3f7565', .8, grain=.01, gscale=4), x=2, y=-20, z=80)
# the node lies on its header, whose pins come through the board: three are soldered, the fourth is being so
K, RZ = .15, -8
def on_board(x, y, z=0):
    a = math.radians(RZ); return Vector((K * (x * math.cos(a) - y * math.sin(a)), -20 + K * (x * math.sin(a) + y * math.cos(a)), T + 1.05 + K * z))
PINS = [-11.9 + 2.54 * i for i in range(10)]; ROW = -12.4; NOW = 5
with at(*on_board(0, 0), RZ, s=K):
    node()
    for i, x in enumerate(PINS):
        box(.64, .64, 3.0, x, ROW, -1.6, MATS['gold'], .14); box(2.5, 2.5, 2.5, x, ROW, -4.15, MATS['black'], .42, 1); box(.64, .64, 3.4, x, ROW, -7, MATS['gold'], .14)
        if i <= NOW: lathe([(1.0, 0), (.8, .18), (.5, .6), (.4, 1.1), (0, 1.2)], MATS['solder'], x, ROW, .01, 24)
    for x, y in ((-19, 10), (19, 10)): cyl(2.2, 5.4, x, y, -7, MATS['brass'], .1, 6)
# iron: its tip at the pin, leaning back to the right
TIP = on_board(PINS[NOW] + .5, ROW - .3, .8); AXIS = Vector((.58, -.50, .64)).normalized()
def along(d): return TIP + AXIS * d
q = AXIS.to_track_quat('Z', 'Y').to_matrix().to_4x4(); CTX.append(Matrix.Translation(TIP) @ q)
lathe([(0, 0), (.035, .04), (.16, .9), (.2, 1.1), (.2, 2.2), (.33, 2.3), (.33, 5.2), (.44, 5.3), (.44, 6.4)], MATS['steel'], steps=48)
lathe([(.44, 6.2), (.95, 6.3), (1.0, 6.5), (.78, 7.2), (.72, 8.2), (.74, 9.4), (.86, 11.5), (.9, 14), (.8, 18.6), (.5, 19.2), (0, 19.3)], mat('grip', '#1d2a33', .6, grain=.01, gscale=8), steps=64)
lathe([(.885, 12.6), (.93, 12.7), (.93, 13.2), (.885, 13.3)], mat('gripring', '#2c5f86', .5), steps=64)
CTX.pop()
tube([tuple(along(19)), tuple(along(22)), tuple(along(25) + Vector((4, 2, -2))), (26, -16, T + 4), (33, -4, T + .5), (26, 2, T + .4), (17, 4.5, T + 2)], .3, MATS['rubber'], 6, True)
GRIP = 8.3; R = .74
# solder: a wire from between the left fingers to the pin
END = on_board(PINS[NOW] - .25, ROW - .5, 1.0); WIRE = Vector((-.74, -.46, .48)).normalized()
def wire_at(d): return END + WIRE * d
tube([tuple(END), tuple(wire_at(2)), tuple(wire_at(5.2)), tuple(wire_at(8) + Vector((-.3, -.2, -.3))), tuple(wire_at(11) + Vector((-1.2, -.3, -2))), tuple(wire_at(15) + Vector((-5, 3, -7))), (-22, -14, T + .6), (-16.6, -6, T + 1.4)], .055, MATS['tin'], 4, True)
A, M = reach('pen', place((13, -35, T + 4.2), (-.48, .86, -.04), (.36, -.1, .9)), pen(AXIS, along(GRIP), 0, R), stay=(.2, .5))
SIDE = around(WIRE, -62)
B, N = reach(dict(GRIPS['pinch'], middle=(50, 2, 56, 30), ring=(52, -2, 58, 30), pinky=(50, -6, 54, 28)), place((-12.5, -34, T + 4.2), (.60, .76, -.2), (-.1, .25, .95)), [('index', 'pad', wire_at(5.2) + SIDE * .05, SIDE, 1), ('thumb', 'pad', wire_at(5.2) - SIDE * .05, -SIDE, .8)], left=True, stay=(.15, 1.2))
tone = skin_material('a')
hand(A, M, surface=tone, cloth=dict(col='#2c4a63'))
hand(B, N, left=True, surface=tone, cloth=dict(col='#2c4a63', seed=4))
# in front: the next two headers and the tweezers
with at(-6, -26.6, T + .13, 17, s=.15): header(10, 0, 0)
with at(-4.6, -28.4, T + .13, 8, s=.15): header(10, 0, 0)
def tweezers(length=11.5, n=28):
    """Lying on its side: two blades that part and come together again at the point."""
    def f(b):
        for side in (-1, 1):
            rings = []
            for i in range(n + 1):
                t = i / n; y = side * (.05 + .52 * math.sin(math.pi * t ** .8)); h = .44 * (1 - t) ** .55 + .045; w = .05
                rings.append([b.verts.new((length * t, y + side * dy, .49 + dz)) for dy, dz in ((w, h), (-w, h), (-w, -h), (w, -h))])
            for p, q in zip(rings, rings[1:]):
                for k in range(4): b.faces.new((p[k], p[(k + 1) % 4], q[(k + 1) % 4], q[k]))
            b.faces.new(rings[0]); b.faces.new(rings[-1])
        bmesh.ops.recalc_face_normals(b, faces=b.faces)
    add(bm_mesh(f), MATS['steel'], bev=.02)


with at(14.2, -25.6, T, 193): tweezers()
# behind
scope(-13, 12, 80, 8); solder_station(15, 13, 80, -10)
with at(-15.5, -4, T, 0): lathe([(1.2, 0), (3.4, 0), (3.4, .3), (2.2, .5), (2.2, 3.3), (3.4, 3.5), (3.4, 3.8), (1.2, 3.8), (1.2, 0)], MATS['ivory'], steps=64); lathe([(2.2, .5), (3.0, .5), (3.0, 3.3), (2.2, 3.3)], MATS['tin'], steps=64)
area((-120, -20, 190), (0, -16, 80), 80, 80, 6.4, (1, .955, .89)); area((150, -120, 170), (0, -16, 80), 120, 120, 1.2, (.94, .97, 1)); area((0, 10, 240), (0, -10, 80), 200, 120, 1.1)
camera((2.2, -58.5, 100), (1.0, -20.6, 85.0), 47, tuple(TIP), .2)
render('office-bench', gain=1.4, bloom=.04)
