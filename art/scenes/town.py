"""The town seen from the terrace: rows of houses that fade into the haze, with lit windows. Units: 1 = 1 cm."""
from room import *
from room import _grown, _ramp

STREET = -1900      # the terrace lies five floors up
FLOOR, BAY = 310, 190


def evening_sky(strength=.7, sun=(.42, .905, .03)):
    """Sky from orange to blue with streaks of cloud, brighter where the sun has gone down."""
    nt = bpy.context.scene.world.node_tree; bg = nt.nodes['Background']; bg.inputs[1].default_value = strength
    tc = (nt.nodes.new('ShaderNodeTexCoord'), 'Generated'); z = (_grown(nt, 'ShaderNodeSeparateXYZ', (0, tc)), 'Z')
    air = _ramp(nt, z, ((0, '#ffb877'), (.035, '#ffc08c'), (.085, '#f3b6a0'), (.15, '#c5a3b2'), (.22, '#8f93b6'), (.8, '#4b6390')))
    near = _grown(nt, 'ShaderNodeVectorMath', (0, tc), (1, sun), operation='DOT_PRODUCT')
    glow = _grown(nt, 'ShaderNodeMath', (0, _one(nt, 'MAXIMUM', (near, 'Value'), 0)), (1, 22), operation='POWER')
    lit = _grown(nt, 'ShaderNodeMixRGB', ('Fac', _one(nt, 'MULTIPLY', (glow, 0), .6)), ('Color1', (air, 0)), ('Color2', (1, .74, .38, 1)))
    flat = _grown(nt, 'ShaderNodeMapping', ('Vector', tc), ('Scale', (2.2, 2.2, 21)))
    wisps = _grown(nt, 'ShaderNodeTexNoise', ('Vector', (flat, 0)), ('Scale', 1.5), ('Detail', 6), ('Roughness', .55), ('Distortion', .5))
    cover = _ramp(nt, (wisps, 'Fac'), ((.50, '#000000'), (.74, '#b4b4b4')))
    cloud = _grown(nt, 'ShaderNodeMixRGB', ('Fac', (cover, 0)), ('Color1', (lit, 0)), ('Color2', (.98, .52, .36, 1)))
    nt.links.new(cloud.outputs[0], bg.inputs[0])


def _one(nt, operation, a, b):
    """One sum on two sockets or numbers, as (node, output)."""
    return _grown(nt, 'ShaderNodeMath', (0, a), (1, b), operation=operation), 0


def hazed(name, haze, air):
    """Material whose wall colour differs from house to house, with lit and dark windows, seen through `haze` (0 to 1)."""
    if name in MATS: return MATS[name]
    m = mat(name, '#8a7a78', .9, spec=.1); nt = m.node_tree; b = nt.nodes['Principled BSDF']; out = nt.nodes['Material Output']
    own = nt.nodes.new('ShaderNodeObjectInfo'); geo = nt.nodes.new('ShaderNodeNewGeometry')
    xyz = _grown(nt, 'ShaderNodeSeparateXYZ', (0, (nt.nodes.new('ShaderNodeTexCoord'), 'Object')))
    across = _one(nt, 'DIVIDE', _one(nt, 'ADD', (xyz, 'X'), (xyz, 'Y')), BAY); up = _one(nt, 'DIVIDE', (xyz, 'Z'), FLOOR)
    def within(v, lo, hi):
        f = _one(nt, 'FRACT', v, 0); return _one(nt, 'MULTIPLY', _one(nt, 'GREATER_THAN', f, lo), _one(nt, 'LESS_THAN', f, hi))
    upright = _one(nt, 'LESS_THAN', (_grown(nt, 'ShaderNodeSeparateXYZ', (0, (geo, 'Normal'))), 'Z'), .5)
    pane = _one(nt, 'MULTIPLY', upright, _one(nt, 'MULTIPLY', within(across, .24, .78), within(up, .3, .78)))
    cell = _grown(nt, 'ShaderNodeCombineXYZ', ('X', _one(nt, 'FLOOR', across, 0)), ('Y', _one(nt, 'FLOOR', up, 0)), ('Z', _one(nt, 'MULTIPLY', (own, 'Random'), 97)))
    dice = _grown(nt, 'ShaderNodeTexWhiteNoise', ('Vector', (cell, 0)), noise_dimensions='3D')
    home = _one(nt, 'MULTIPLY', pane, _one(nt, 'LESS_THAN', (dice, 'Value'), .3))
    wall = _ramp(nt, (own, 'Random'), ((0, '#9b8274'), (.25, '#b39a86'), (.5, '#83747c'), (.75, '#a88f88'), (1, '#766b78')))
    band = _grown(nt, 'ShaderNodeMixRGB', ('Fac', _one(nt, 'MULTIPLY', upright, within(up, 0, .09))), ('Color1', (wall, 0)), ('Color2', (.62, .52, .47, 1)))
    face = _grown(nt, 'ShaderNodeMixRGB', ('Fac', pane), ('Color1', (band, 0)), ('Color2', (*lin('#3a3844'), 1)))
    nt.links.new(face.outputs[0], b.inputs['Base Color'])
    lamp = _ramp(nt, (_grown(nt, 'ShaderNodeSeparateRGB', ('Image', (dice, 'Color'))), 'G'), ((0, '#ff9d3c'), (.5, '#ffc46e'), (.85, '#ffe3b4'), (1, '#cfe0e8')))
    nt.links.new(lamp.outputs[0], b.inputs['Emission'])
    nt.links.new(_one(nt, 'MULTIPLY', home, 1.35)[0].outputs[0], b.inputs['Emission Strength'])
    # haze lies thicker in the streets than over the roofs
    low = _grown(nt, 'ShaderNodeMapRange', ('Value', (_grown(nt, 'ShaderNodeSeparateXYZ', (0, (geo, 'Position'))), 'Z')), ('From Min', STREET), ('From Max', 700), ('To Min', min(1, haze + .16)), ('To Max', haze * .86))
    veil = _grown(nt, 'ShaderNodeEmission', ('Color', (*air, 1)))
    mix = _grown(nt, 'ShaderNodeMixShader', ('Fac', (low, 0))); nt.links.new(b.outputs[0], mix.inputs[1]); nt.links.new(veil.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], out.inputs['Surface']); return m


def house(r, x, y, w, d, h, m, detail):
    rz = r.uniform(-9, 9)
    with at(x, y, STREET, rz):
        box(w, d, h, m=m, bev=0)
        if not detail: return
        # parapet, stair head, water tanks
        for s in (-1, 1): box(w + 16, 16, 85, 0, s * d / 2, h, m, 0); box(16, d, 85, s * w / 2, 0, h, m, 0)
        side = r.choice((-1, 1)); box(w * .3, d * .4, r.uniform(240, 300), side * w * .27, 0, h, m, 0)
        tank = mat('tank%d' % r.randint(0, 1), r.choice(('#33333d', '#a09a94')), .7)
        for k in range(r.randint(1, 3)): cyl(52, 120, -side * w * .1 - side * k * 125, d * .1, h + 110, tank, 8, 20); box(90, 90, 110, -side * w * .1 - side * k * 125, d * .1, h, m, 0)


def town(seed=4):
    r = random.Random(seed)
    # distance, widths, heights over the street, haze, its colour, details
    rows = ((3600, (700, 1200), (900, 1500), .10, (.17, .12, .15), True), (5600, (700, 1300), (1000, 1950), .20, (.22, .14, .165), True), (8600, (700, 1400), (1100, 2500), .36, (.33, .19, .18), True),
            (13000, (800, 1700), (1300, 3300), .54, (.46, .25, .20), True), (20000, (900, 2100), (1500, 4600), .70, (.60, .32, .22), False), (31000, (1300, 3000), (1700, 5600), .81, (.68, .37, .235), False), (48000, (2000, 4800), (2100, 6600), .90, (.74, .415, .25), False))
    plane(260000, 120000, 0, 62000, STREET, hazed('street', .62, (.42, .235, .20)))
    for n, (dist, ws, hs, haze, air, detail) in enumerate(rows):
        m = hazed('houses%d' % n, haze, air); x = -dist * .68
        while x < dist * .68:
            w = r.uniform(*ws); tall = r.random() ** 2.2      # most are low, a few stand out
            house(r, x + w / 2, dist + r.uniform(-.09, .16) * dist, w, r.uniform(600, 1000), FLOOR * round((hs[0] + (hs[1] - hs[0]) * tall) / FLOOR), m, detail); x += w + r.uniform(.04, .5) * ws[0]
    # trees between the near houses
    leaf = hazed_plain('trees', '#3f5140', .26, (.28, .165, .16))
    for i in range(46):
        d = r.uniform(3000, 9000); x = r.uniform(-.62, .62) * d; s = r.uniform(170, 300)
        for k in range(5): ball(s * r.uniform(.5, .8), x + r.uniform(-.8, .8) * s, d + r.uniform(-.4, .4) * s, STREET + r.uniform(420, 800), leaf, (1, 1, .8), 14)
    # a mast with its red lamp stands over the roofs
    far = hazed_plain('tower', '#8d7b74', .5, (.45, .245, .195))
    tube([(4700, 12000, STREET), (4700, 12000, 2250)], 26, far, 4); ball(52, 4700, 12000, 2300, mat('beacon', '#ff4a30', .5, em='#ff3a20', es=5), seg=16)
    for z in (1500, 1750, 2000): box(260, 40, 120, 4700, 12000, z, far, 0)


def hazed_plain(name, col, haze, air):
    """A colour seen through `haze` (0 to 1) of the colour `air` (linear)."""
    if name in MATS: return MATS[name]
    m = mat(name, col, .95, spec=.05, vary=.25, gscale=.01); nt = m.node_tree; b = nt.nodes['Principled BSDF']
    mix = _grown(nt, 'ShaderNodeMixShader', ('Fac', haze)); nt.links.new(b.outputs[0], mix.inputs[1]); nt.links.new(_grown(nt, 'ShaderNodeEmission', ('Color', (*air, 1))).outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], nt.nodes['Material Output'].inputs['Surface']); return m
