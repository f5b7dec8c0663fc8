"""Heroes of the home page: a board on a carrier whose copper runs on as the traces of the page. The carrier stays where it is
and the board on it changes. Prints where each trace leaves the picture, for client/pictures/traces-hero.svg. Its ground is the
colour of the page's band, so that the board lies on the page itself; the band is the same in both themes, and so is the picture."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from boards import *
from bpy_extras.object_utils import world_to_camera_view

BAND, GROUND = '#062a21', '#1c3d33'      # --band-bg, and what is seen as about that behind the tone curve
TURN, WIDTH = -2, .42


def run(points, gold, z=.02):
    """A flat trace of copper along points on the carrier, mitred where it turns."""
    p = [Vector(q) for q in points]; left, right = [], []
    for i, q in enumerate(p):
        a = (p[i] - p[i - 1]).normalized() if i else (p[1] - p[0]).normalized()
        b = (p[i + 1] - p[i]).normalized() if i + 1 < len(p) else a
        t = (a + b).normalized(); n = Vector((-t.y, t.x)) * (WIDTH / 2 / max(.3, t.dot(a)))
        left.append(q + n); right.append(q - n)
    slab([tuple(v) for v in left + right[::-1]], .08, gold, z=z)


def leaves(points):
    """Where the last leg of a run crosses the edge of the picture: shares of its width and height."""
    a, b = [Vector((*q, .1)) for q in points[-2:]]; last = None
    for i in range(4001):
        v = world_to_camera_view(P.S, P.S.camera, a.lerp(b, i / 4000))
        if v.y < 0: return last
        last = round(v.x, 4), round(1 - v.y, 4)


def on_carrier(name, board):
    """Draws what `board` builds, in its own frame, over the eight traces."""
    start((4, 3), 40, over=1.25); std()
    P.OPT['ground'] = 'dark'; P.GROUND['dark'] = GROUND; studio(25); P.OPT['ground'] = 'light'
    with at(0, 0, 1.6, rz=TURN): board()
    camera((58, -100, 90), (.9, -1.3, 1.5), 86, (2, -8, 5), 1.1)
    bpy.context.view_layer.update()
    gold = mat('run', '#e2b352', .34, 1)
    # the eight pins of the header: from their pads under the edge of the board straight out, then at 45 degrees
    with at(0, 0, 0, rz=TURN):
        for i in range(8):
            x = (i - 3.5) * 2.54 - 5; y = -19.8 - i * .9
            path = [(x, -12), (x, y), (x + 50, y - 50)]
            run(path, gold); print('RUN', i, leaves([(CTX[-1] @ Vector((*q, 0)))[:2] for q in path]))
    render(name, floor=.84 * P.lin(GROUND)[1] / P.lin(P.GROUND['light'])[1], onto=BAND)
