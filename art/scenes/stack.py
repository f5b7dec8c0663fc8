"""The four layers of the home page: one view for all of them, so that they lie exactly above one another. Each is drawn
alone on nothing, and the page moves them apart. Units: 1 = 1 mm."""
from boards import *
from devices import *
from bpy_extras.object_utils import world_to_camera_view

W, D, RING = 46, 39, (18, 14.5)      # plates are a little larger than the board; their rings lie above its own
EYE = Vector((58, -100, 66))


def scene(samples=40):
    start((15, 8), samples, over=1.4, clear=True, width=1200); std(); std_dev()
    world((.92, .96, .96), .55); s = 25
    area((-2.2 * s, 1.7 * s, 3.4 * s), (0, 0, 0), 2.6 * s, 2.6 * s, 3.3, (1, .965, .915))
    area((3.0 * s, -1.2 * s, 2.4 * s), (0, 0, 0), 2.6 * s, 2.6 * s, 1.6, (.9, .955, 1))
    area((.4 * s, 4.2 * s, 2.0 * s), (0, 0, 0), 4 * s, 1.4 * s, 1.5)
    area((.6 * s, -4.0 * s, 1.1 * s), (0, 0, 0), 4 * s, 1.2 * s, 1.6, (.94, .97, 1))
    o = camera(EYE * 3, (0, 0, 2.5), shift=(0, -.0133)); o.data.type = 'ORTHO'; o.data.ortho_scale = 63
    bpy.context.view_layer.update()
    for sx in (-1, 1):
        for sy in (-1, 1): print('RING', sx, sy, place(sx * RING[0], sy * RING[1]))


def place(x, y, z=0):
    """Where a point of the layer lies: shares of the picture's width and height."""
    v = world_to_camera_view(P.S, P.S.camera, Vector((x, y, z))); return round(v.x, 4), round(1 - v.y, 4)


def plate(tex):
    """A panel of solder mask with a lit drawing on it and a gold ring in each corner."""
    holes = [circle(sx * RING[0], sy * RING[1], 1.1) for sx in (-1, 1) for sy in (-1, 1)]
    slab(rrect(W, D, 3), 1.5, mat('edge', '#c9a85a', .5), holes, z=-1.56)
    top = texmat('top-' + tex, tex + '.png', W, D, .5, emit=.5, spec=.12); slab(rrect(W, D, 3), .05, top, holes, z=-.05)
    for sx in (-1, 1):
        for sy in (-1, 1): lathe([(1.1, -1.5), (1.1, .06), (1.9, .06), (2.0, .01)], MATS['gold'], sx * RING[0], sy * RING[1], 0)
