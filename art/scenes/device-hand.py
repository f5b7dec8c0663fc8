"""A hand that holds a phone, on nothing: interfaces/device-apps.html shows it around the phone it draws. The face of the
phone is cut out, and the view is straight, so that it is a rectangle. Units: 1 = 1 cm."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import parts
from room import *
from hands import *
W, H, D = 7.1, 15.0, .8
start((6, 7), 16, seed=5, bounces=4, thr=.02, over=1.25, width=1800, clear=True); std_room(); world((.98, .97, .95), .7)
cut_out = mat('cut-out', '#000000'); nt = cut_out.node_tree; nt.links.new(nt.nodes.new('ShaderNodeHoldout').outputs[0], next(n for n in nt.nodes if n.type == 'OUTPUT_MATERIAL').inputs['Surface'])
# the phone: its edge is there, its face is not
with at(0, 0, 0, rx=90):
    slab(rrect(W, H, 1.2), D, cut_out)
r = W / 2
pose, where = reach({'thumb': (0, 10, 10, 12, 10), 'index': (40, 0, 48, 24), 'middle': (44, 0, 52, 26), 'ring': (46, 0, 54, 26), 'pinky': (44, 0, 54, 26)},
    place((5.6, 3.6, -8.6), (-.66, -.12, .74), (.3, 1, .2)),
    [(f, 'pad', (-r, -D + .1, z), (-.82, -.57, 0), 1) for f, z in (('index', 3.0), ('middle', 1.2), ('ring', -.5), ('pinky', -2.1))] + [('thumb', 'pad', (r - .1, -D, 1.7), (.45, -.9, 0), 1)], stay=(.2, .5), spread=8)
hand(pose, where, surface=skin_material('b'), cloth=dict(col='#2c4a63', elbow=(.25, -1, 0), length=30))
area((-60, -110, 90), (0, 0, 0), 70, 70, 2.6, (1, .955, .89)); area((90, -80, 40), (0, 0, 0), 90, 90, 1.0, (.94, .97, 1)); area((0, 60, 80), (0, 0, 0), 90, 60, 1.0)
o = camera((0, -400, 0), (0, 0, 0), 85); o.data.type = 'ORTHO'; o.data.ortho_scale = 24
render('device-hand', gain=1.2)
drawn = os.path.join(parts.MASTERS, 'device-hand.webp')
if os.path.exists(drawn): os.replace(drawn, os.path.join(parts.HERE, '../interfaces/hand.webp'))      # not a picture of the site by itself
