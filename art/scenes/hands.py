"""Hands: one right hand of 25 joints (hand.glb, see ../model-licences.txt), posed, mirrored for the left, with skin,
nails and a sleeve. Units: 1 = 1 cm.

The hand's own frame: the wrist at the origin, fingers along +y, the back of the hand up (+z), the thumb of a right hand
at -x. Angles are degrees; flexion is towards the palm.
"""
import struct
from mathutils import noise
from mathutils.bvhtree import BVHTree
from parts import *

FINGERS = ('thumb', 'index', 'middle', 'ring', 'pinky')
PARENT = {}      # joints by number: wrist 0, then metacarpal, proximal, (intermediate,) distal, tip of each finger
CHAIN = {}
for name, first, n in (('thumb', 1, 4), ('index', 5, 5), ('middle', 10, 5), ('ring', 15, 5), ('pinky', 20, 5)):
    CHAIN[name] = list(range(first, first + n))
    for j in CHAIN[name]: PARENT[j] = j - 1 if j > first else 0


def _model():
    """Vertices, faces, weights of the joints, and the joints' rest frames (x across, y to the back, -z to the tip)."""
    d = open(os.path.join(HERE, 'hand.glb'), 'rb').read()
    size = struct.unpack('<I', d[12:16])[0]; g = json.loads(d[20:20 + size]); body = d[28 + size:]
    def read(i):
        a = g['accessors'][i]; v = g['bufferViews'][a['bufferView']]
        n = {'SCALAR': 1, 'VEC2': 2, 'VEC3': 3, 'VEC4': 4, 'MAT4': 16}[a['type']]; t = {5126: '<f4', 5123: '<u2', 5121: 'u1'}[a['componentType']]
        return np.frombuffer(body, t, a['count'] * n, v.get('byteOffset', 0) + a.get('byteOffset', 0)).reshape(-1, n)
    turn = np.array([[0, 0, 1], [0, -1, 0], [1, 0, 0]], float)
    p, f, joint, weight = read(0), read(5).reshape(-1, 3), read(3), read(4)
    rest = np.empty((25, 4, 4))
    for k, m in enumerate(read(6)):
        b = np.linalg.inv(m.reshape(4, 4).T.astype(float)); rest[k] = np.eye(4)
        rest[k, :3, :3] = turn @ b[:3, :3]; rest[k, :3, 3] = turn @ b[:3, 3] * 100
    origin = rest[0, :3, 3].copy(); rest[:, :3, 3] -= origin
    # vertices that only the seams of a texture part are one
    seen = {}; index = [seen.setdefault(tuple(np.round(v, 5)), len(seen)) for v in p]
    V = np.empty((len(seen), 3)); W = np.zeros((len(seen), 25))
    for i, k in enumerate(index):
        V[k] = turn @ p[i] * 100 - origin; W[k] = 0
        for j, w in zip(joint[i], weight[i]): W[k, j] += w
    return V, [[index[a] for a in t] for t in f], W / W.sum(1, keepdims=True), rest


V, TRIANGLES, WEIGHTS, REST = _model()


def _rot(axis, deg):
    a = math.radians(deg); c, s = math.cos(a), math.sin(a); i, j = ((1, 2), (2, 0), (0, 1))[axis]
    m = np.eye(4); m[i, i] = m[j, j] = c; m[i, j] = -s; m[j, i] = s; return m


# Of each finger: flexion at its base, spread (towards the thumb), flexion at the middle joint, at the last one; of the thumb: flexion
# and spread at the wrist, turn about itself, flexion at its two joints.
LOWER = {'thumb': (-30, -45, -50, -15, -25)}; UPPER = {'thumb': (60, 45, 50, 60, 80)}
for f in FINGERS[1:]: LOWER[f] = (-20, -18, 0, -8); UPPER[f] = (90, 18, 105, 70)


def frames(pose):
    """World frames of all joints for a pose: finger -> its angles."""
    out = [np.eye(4)] * 25; out[0] = REST[0]
    for f in FINGERS:
        a = pose[f]
        for k, j in enumerate(CHAIN[f]):
            local = np.linalg.inv(REST[PARENT[j]]) @ REST[j]
            if f == 'thumb': turn = (_rot(1, a[1]) @ _rot(0, -a[0]) @ _rot(2, a[2]), _rot(0, -a[3]), _rot(0, -a[4]), np.eye(4))[k]
            else: turn = (np.eye(4), _rot(1, a[1]) @ _rot(0, -a[0]), _rot(0, -a[2]), _rot(0, -a[3]), np.eye(4))[k]
            out[j] = out[PARENT[j]] @ local @ turn
    return out


def _quat(m):
    q = Matrix(m.tolist()).to_quaternion(); return np.array([q.w, q.x, q.y, q.z])


def _mul(a, b):
    w1, x1, y1, z1 = np.moveaxis(a, -1, 0); w2, x2, y2, z2 = np.moveaxis(b, -1, 0)
    return np.stack((w1 * w2 - x1 * x2 - y1 * y2 - z1 * z2, w1 * x2 + x1 * w2 + y1 * z2 - z1 * y2, w1 * y2 - x1 * z2 + y1 * w2 + z1 * x2, w1 * z2 + x1 * y2 - y1 * x2 + z1 * w2), -1)


def skin(points, weights, pose):
    """Points carried along by the joints, by dual quaternions (Kavan et al. 2007), which keep a bent joint's girth."""
    real, dual = np.zeros((len(points), 4)), np.zeros((len(points), 4))
    for j, m in enumerate(frames(pose)):
        m = m @ np.linalg.inv(REST[j]); q = _quat(m); q *= 1 if q[0] >= 0 else -1
        d = .5 * _mul(np.array([0, *m[:3, 3]]), q); real += weights[:, j:j + 1] * q; dual += weights[:, j:j + 1] * d
    n = np.linalg.norm(real, axis=1, keepdims=True); real /= n; dual /= n; back = real * (1, -1, -1, -1)
    p = np.concatenate((np.zeros((len(points), 1)), points), 1)
    return _mul(_mul(real, p), back)[:, 1:] + 2 * _mul(dual, back)[:, 1:]


def _pads():
    """Of each finger the point of its last phalanx that touches things, and the side of it next to the thumb, in the frame of that joint."""
    out = {}
    for f in FINGERS:
        j = CHAIN[f][-2]; inv = np.linalg.inv(REST[j]); p = V[WEIGHTS[:, j] > .5] @ inv[:3, :3].T + inv[:3, 3]
        reach = -p[:, 2].min(); z = -.62 * reach; near = p[np.abs(p[:, 2] - z) < .35 * reach]
        out[f, 'pad'] = (np.array([0, near[:, 1].min(), z]), np.array([0, -1., 0]))
        out[f, 'side'] = (np.array([near[:, 0].min(), near[:, 1].mean(), z]), np.array([-1., 0, 0]))
    j = CHAIN['index'][1]; inv = np.linalg.inv(REST[j]); p = V[WEIGHTS[:, j] > .4] @ inv[:3, :3].T + inv[:3, 3]
    near = p[np.abs(p[:, 2] + 1.2) < .7]
    out['index', 'base'] = (np.array([near[:, 0].min(), near[:, 1].mean() + .25, -1.2]), np.array([-1., 0, 0]))
    return out


TOUCH = _pads()
GRIPS = {
    'open': {'thumb': (5, 0, 0, 10, 10), 'index': (12, 0, 16, 8), 'middle': (14, 0, 18, 10), 'ring': (18, 0, 22, 12), 'pinky': (20, 0, 24, 12)},
    'pen': {'thumb': (18, 6, 20, 22, 18), 'index': (46, 0, 44, 18), 'middle': (52, 0, 58, 30), 'ring': (58, -4, 66, 34), 'pinky': (60, -8, 64, 30)},
    'pinch': {'thumb': (20, 4, 24, 20, 22), 'index': (46, 0, 46, 24), 'middle': (42, 0, 46, 26), 'ring': (36, -4, 44, 22), 'pinky': (30, -8, 38, 18)},
}


def reach(grip, place, contacts, left=False, hold=1.0, stay=(1, 1), spread=18, steps=160):
    """Pose and placement (4x4) with which a hand touches what it holds.
    grip: the pose to begin with and to stay near (name or angles); place: placement to begin with.
    contacts: (finger, 'pad' | 'side' | 'base', point, outward normal of the thing or None, weight).
    hold: how much joints are drawn to the grip; stay: how much the placement is drawn to its beginning (position, angle).
    spread: how far fingers may go sideways; less keeps them out of one another."""
    g = GRIPS[grip] if isinstance(grip, str) else grip
    at0, lo, hi = (np.array([a for f in FINGERS for a in of[f]], float) for of in (g, LOWER, UPPER))
    for k in (6, 10, 14, 18): lo[k], hi[k] = max(lo[k], -spread), min(hi[k], spread)
    mirror = np.diag([-1., 1, 1, 1]) if left else np.eye(4); place = np.array(place, float)
    def split(x):
        pose, k = dict(g), 0
        for f in FINGERS: pose[f] = tuple(x[k:k + len(g[f])]); k += len(g[f])
        r = x[-3:]; angle = np.linalg.norm(r); turn = np.eye(4)
        if angle > 1e-9: turn[:3, :3] = np.array(Matrix.Rotation(angle, 3, Vector(r / angle)))
        m = place @ turn; m = m.copy(); m[:3, 3] += x[-6:-3]; return pose, m
    def error(x):
        pose, m = split(x); fr = frames(pose); e = []
        for f, part, point, normal, weight in contacts:
            j = CHAIN[f][1] if part == 'base' else CHAIN[f][-2]; t = m @ mirror @ fr[j]; p, n = TOUCH[f, part]
            e += list(weight * 6 * (t[:3, :3] @ p + t[:3, 3] - np.array(point)))
            if normal is not None: e += list(weight * 1.1 * (t[:3, :3] @ n + np.array(normal)))
        e += list(hold * .02 * (x[:-6] - at0)); e += list(stay[0] * .25 * x[-6:-3]); e += list(stay[1] * 1.5 * x[-3:])
        return np.array(e)
    x = np.concatenate((at0, np.zeros(6))); damp = 1.0; e = error(x)
    step = np.concatenate((np.full(len(at0), .2), np.full(3, .01), np.full(3, .004)))
    for _ in range(steps):
        J = np.stack([(error(x + np.eye(len(x))[i] * h) - e) / h for i, h in enumerate(step)], 1); A = J.T @ J
        d = np.linalg.solve(A + damp * np.diag(np.diag(A) + 1e-4), -J.T @ e); y = x + d; y[:-6] = np.clip(y[:-6], lo, hi); ey = error(y)
        if ey @ ey < e @ e: x, e, damp = y, ey, max(damp * .4, 1e-5)
        else: damp = min(damp * 3, 1e4)
        if np.abs(d).max() < 1e-4: break
    pose, m = split(x); fr = frames(pose)
    for f, part, point, normal, weight in contacts:
        j = CHAIN[f][1] if part == 'base' else CHAIN[f][-2]; t = m @ mirror @ fr[j]
        print('touch', f, part, 'off by %.2f cm' % np.linalg.norm(t[:3, :3] @ TOUCH[f, part][0] + t[:3, 3] - np.array(point)))
    print('pose', {f: [round(float(a)) for a in pose[f]] for f in FINGERS}, 'moved', x[-6:-3].round(1), np.degrees(x[-3:]).round())
    return pose, m


def place(wrist, fingers, back):
    """Placement of a hand: where its wrist is, which way its fingers point, which way its back looks."""
    y = Vector(fingers).normalized(); x = y.cross(Vector(back)).normalized(); z = x.cross(y)
    m = np.eye(4); m[:3, 0], m[:3, 1], m[:3, 2], m[:3, 3] = x, y, z, wrist; return m


def around(axis, angle):
    """Direction across an axis, from straight up turned by an angle (degrees) towards the viewer's left."""
    up = (Vector((0, 0, 1)) - axis * axis.z).normalized(); return (Matrix.Rotation(math.radians(angle), 3, axis) @ up)


def pen(axis, point, roll, r, left=False, base=6.0, spread=(0, 118, -122)):
    """Contacts of a pen grip: index on top, thumb and middle finger at the sides, the pen against the index's base."""
    s = -1 if left else 1; out = []
    for f, part, a, d, w in (('index', 'pad', spread[0], -.5, 1), ('thumb', 'pad', spread[1], .1, 1), ('middle', 'side', spread[2], -.75, 1), ('index', 'base', 24, base, .7)):
        n = around(axis, roll + s * a); out.append((f, part, point + axis * d + n * r, n, w))
    return out


# ---------------------------------------------------------------- surface
def _attribute(nt, name, vector=False):
    n = nt.nodes.new('ShaderNodeAttribute'); n.attribute_name = name; return n.outputs['Vector' if vector else 'Fac']


def _math(nt, op, a, b=None):
    n = nt.nodes.new('ShaderNodeMath'); n.operation = op
    for k, v in enumerate((a, b)):
        if v is None: continue
        if hasattr(v, 'is_linked'): nt.links.new(v, n.inputs[k])
        else: n.inputs[k].default_value = v
    return n.outputs[0]


def _mix(nt, fac, a, b):
    n = nt.nodes.new('ShaderNodeMixRGB')
    for k, v in enumerate((fac, a, b)):
        if hasattr(v, 'is_linked'): nt.links.new(v, n.inputs[k])
        elif isinstance(v, str): n.inputs[k].default_value = (*lin(v), 1)
        else: n.inputs[k].default_value = v
    return n.outputs[0]


def _noise(nt, vector, scale, detail=4, kind='ShaderNodeTexNoise'):
    n = nt.nodes.new(kind); n.inputs['Scale'].default_value = scale; nt.links.new(vector, n.inputs['Vector'])
    if kind == 'ShaderNodeTexNoise': n.inputs['Detail'].default_value = detail
    return n


SKIN = {'a': ('#a57153', '#d09a80', '#774733'), 'b': ('#8a5838', '#c08a6c', '#63391f'), 'c': ('#b98459', '#d9a98a', '#8e5d3c')}


def skin_material(name, powder=None, amount=.9):
    """Skin: darker on the knuckles, lighter and redder on the palm, furrowed over the joints. powder: colour of dry powder on the fingers."""
    key = f'skin-{name}-{powder}'
    if key in MATS: return MATS[key]
    back, palm, knuckle = SKIN[name]
    m = mat(key, back, .5, spec=.38); nt = m.node_tree; b = nt.nodes['Principled BSDF']; rest = _attribute(nt, 'rest', True)
    blotch = _noise(nt, rest, 1.1, 3).outputs['Fac']; fine = _noise(nt, rest, 7, 5).outputs['Fac']
    col = _mix(nt, _math(nt, 'MULTIPLY', _attribute(nt, 'knuckle'), .75), back, knuckle)
    col = _mix(nt, _attribute(nt, 'palm'), col, palm)
    col = _mix(nt, _math(nt, 'MULTIPLY', _attribute(nt, 'tipred'), .35), col, '#c0745c')
    col = _mix(nt, _math(nt, 'MULTIPLY', blotch, .35), col, knuckle); col = _mix(nt, _math(nt, 'MULTIPLY', fine, .16), col, '#5a2d1a')
    # furrows across the joints, pores everywhere
    wave = _math(nt, 'SINE', _math(nt, 'ADD', _math(nt, 'MULTIPLY', _attribute(nt, 'along'), 17), _math(nt, 'MULTIPLY', _noise(nt, rest, 2.2, 3).outputs['Fac'], 11)))
    furrow = _math(nt, 'MULTIPLY', _math(nt, 'POWER', _math(nt, 'ABSOLUTE', wave), .6), _attribute(nt, 'furrow'))
    cells = _noise(nt, rest, 11, kind='ShaderNodeTexVoronoi').outputs['Distance']
    height = _math(nt, 'ADD', _math(nt, 'MULTIPLY', furrow, 1.5), _math(nt, 'ADD', _math(nt, 'MULTIPLY', cells, .20), _math(nt, 'MULTIPLY', fine, .5)))
    rough = .5
    if powder:
        cover = _math(nt, 'ADD', _attribute(nt, 'powder'), _math(nt, 'MULTIPLY', _math(nt, 'SUBTRACT', _noise(nt, rest, 2.6, 8).outputs['Fac'], .5), 1.5))
        ramp = nt.nodes.new('ShaderNodeValToRGB'); nt.links.new(cover, ramp.inputs[0]); e = ramp.color_ramp.elements; e[0].position = .36; e[1].position = .56
        cover = ramp.outputs[0]; dark = tuple(v * .72 for v in lin(powder)) + (1,)
        col = _mix(nt, _math(nt, 'MULTIPLY', cover, amount), col, _mix(nt, _noise(nt, rest, 9, 6).outputs['Fac'], dark, powder))
        height = _math(nt, 'ADD', height, _math(nt, 'MULTIPLY', _math(nt, 'MULTIPLY', cover, _noise(nt, rest, 14, 8).outputs['Fac']), 2.2))
        nt.links.new(_math(nt, 'ADD', _math(nt, 'MULTIPLY', cover, .5), .5), b.inputs['Roughness'])
        nt.links.new(_math(nt, 'SUBTRACT', .38, _math(nt, 'MULTIPLY', cover, .36)), b.inputs['Specular'])
    bump = nt.nodes.new('ShaderNodeBump'); bump.inputs['Distance'].default_value = .045; bump.inputs['Strength'].default_value = .8
    nt.links.new(height, bump.inputs['Height']); nt.links.new(bump.outputs[0], b.inputs['Normal'])
    nt.links.new(col, b.inputs['Base Color']); nt.links.new(col, b.inputs['Subsurface Color'])
    b.inputs['Subsurface'].default_value = .16; b.inputs['Subsurface Radius'].default_value = (.42, .16, .09)
    return m


def _subdivided(pose, levels=3):
    """The posed hand as a smooth mesh, its rest coordinates beside it."""
    me = bpy.data.meshes.new('hand'); me.from_pydata(V.tolist(), [], TRIANGLES)
    bm = bmesh.new(); bm.from_mesh(me)
    bmesh.ops.join_triangles(bm, faces=bm.faces, angle_face_threshold=.7, angle_shape_threshold=1.2); bm.to_mesh(me); bm.free()
    def smooth_of(points):
        me.vertices.foreach_set('co', points.astype(np.float32).ravel()); me.update()
        ob = bpy.data.objects.new('hand', me); bpy.context.scene.collection.objects.link(ob)
        d = ob.modifiers.new('s', 'SUBSURF'); d.levels = d.render_levels = levels
        bpy.context.view_layer.update(); out = bpy.data.meshes.new_from_object(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        bpy.data.objects.remove(ob); return out
    rest = smooth_of(V); posed = smooth_of(skin(V, WEIGHTS, pose))
    n = len(rest.vertices); R = np.empty(n * 3, np.float32); rest.vertices.foreach_get('co', R); N = np.empty(n * 3, np.float32); rest.vertices.foreach_get('normal', N)
    return posed, R.reshape(-1, 3).astype(float), N.reshape(-1, 3).astype(float)


def _relief(me, R, N, pose):
    """Tendons and the heads of the knuckles on the back of the hand; both stand out where a finger is bent or stretched."""
    lift = np.zeros(len(R)); back = np.clip(N[:, 2] * 1.6 - .3, 0, 1)
    for f in FINGERS[1:]:
        a = REST[CHAIN[f][0]][:3, 3] * (1, 1, 0); b = REST[CHAIN[f][1]][:3, 3] * (1, 1, 0); bent = max(0, min(1, pose[f][0] / 60))
        p = R * (1, 1, 0); t = ((p - a) @ (b - a)) / ((b - a) @ (b - a)); d = np.linalg.norm(p - a - np.clip(t, 0, 1)[:, None] * (b - a), axis=1)
        cord = np.exp(-(d / .22) ** 2) * np.clip((t - .05) / .5, 0, 1) * np.clip((1.12 - t) / .25, 0, 1); head = np.exp(-((np.linalg.norm(p - b, axis=1)) / .55) ** 2)
        groove = np.exp(-(((t - .98) / .22) ** 2)) * np.exp(-((d - .95) / .32) ** 2)
        lift += back * (.075 * cord * (1 - .4 * bent) + (.02 + .11 * bent) * head - .05 * groove * bent)
    co = np.empty(len(R) * 3, np.float32); no = co.copy(); me.vertices.foreach_get('co', co); me.vertices.foreach_get('normal', no)
    me.vertices.foreach_set('co', co + np.repeat(lift, 3).astype(np.float32) * no); me.update()


def _marks(me, R, N):
    """Attributes that materials draw with: rest, palm, knuckle, furrow (with along), tipred, powder."""
    n = len(R); palm = np.clip(.5 - N[:, 2] * 1.4, 0, 1); knuckle, furrow, along, tip, dust = (np.zeros(n) for _ in range(5))
    for f in FINGERS:
        c = CHAIN[f]; heads = np.array([REST[j][:3, 3] for j in c])
        # distance to the finger's own line decides which finger a point belongs to
        own = np.full(n, 1e9)
        for a, b in zip(heads[1:], heads[2:]):
            t = np.clip(((R - a) @ (b - a)) / ((b - a) @ (b - a)), 0, 1)[:, None]; own = np.minimum(own, np.linalg.norm(R - a - t * (b - a), axis=1))
        own = own < (1.75 if f == 'thumb' else 1.25)
        for k, j in enumerate(c[1:-1]):
            inv = np.linalg.inv(REST[j]); p = R @ inv[:3, :3].T + inv[:3, 3]; nl = N @ inv[:3, :3].T; u = -p[:, 2]
            wide = (.5, .42, .3)[min(k, 2)] if f != 'thumb' else (.45, .34)[min(k, 1)]
            bell = np.exp(-(u / wide) ** 2) * own; up = np.clip(nl[:, 1] * 1.3 + .25, 0, 1); down = np.clip(-nl[:, 1] * 1.3, 0, 1)
            if k == 0 and f != 'thumb':
                bell *= up; knuckle = np.maximum(knuckle, .5 * bell); furrow = np.maximum(furrow, .12 * bell)
            else:
                knuckle = np.maximum(knuckle, bell * up); furrow = np.maximum(furrow, bell * (.62 * up + .5 * down * np.exp(-(u / .2) ** 2)))
            hit = np.abs(u) < 1.0; along[own & hit] = u[own & hit]
        j = c[-2]; inv = np.linalg.inv(REST[j]); p = R @ inv[:3, :3].T + inv[:3, 3]; L = np.linalg.norm(REST[c[-1]][:3, 3] - REST[j][:3, 3]); u = -p[:, 2] / L
        tip = np.maximum(tip, own * np.clip((u - .1) / .7, 0, 1))
        back = -1.35 if f != 'thumb' else -1.0
        dust = np.maximum(dust, own * np.clip((u - back * (1 if f in ('thumb', 'index', 'middle') else .75)) / 1.5, 0, 1))
    values = {'palm': palm * (1 - .35 * tip * (N[:, 2] > 0)), 'knuckle': knuckle, 'furrow': furrow, 'along': along, 'tipred': tip, 'powder': dust}
    for name, v in values.items(): me.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', v.astype(np.float32))
    me.attributes.new('rest', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', R.astype(np.float32).ravel())


def _nails(me, pose):
    """Nails lie on the last phalanges: a patch of each is laid on the skin, its edges sunk, its end free."""
    tree = BVHTree.FromPolygons([v.co.copy() for v in me.vertices], [list(p.vertices) for p in me.polygons]); fr = frames(pose); out = []
    for f in FINGERS:
        j = CHAIN[f][-2]; m = Matrix(fr[j].tolist()); tipz = (REST[CHAIN[f][-1]][:3, 3] - REST[j][:3, 3]); L = float(np.linalg.norm(tipz))
        wide = {'thumb': .62, 'index': .47, 'middle': .49, 'ring': .46, 'pinky': .38}[f]; end = L * {'thumb': 1.42}.get(f, 1.5); start_ = end - 2.05 * wide
        nx, nz = 16, 22; grid = []
        for k in range(nz + 1):
            t = k / nz; row = []
            for i in range(nx + 1):
                s = i / nx * 2 - 1
                # rounded root and end, straight sides
                half = wide * (1 - .55 * max(0, (.22 - t) / .22) ** 2.2 - .30 * max(0, (t - .86) / .14) ** 2)
                z = start_ + (end - start_) * t - .10 * wide * s * s * (1 if t > .5 else -.6)
                a = s * 1.02; d = m.to_3x3() @ Vector((math.sin(a) * half / wide, math.cos(a), 0))
                origin = m @ Vector((half * s * .35, 0, -z)); hit = tree.ray_cast(origin, d, 1.2)      # from inside, so that it cannot meet the next finger
                if hit[0] is None: row.append(None); continue
                edge = max(abs(s) ** 6, max(0, (.10 - t) / .10) ** 2); lift = .022 * (1 - edge) - .03 * edge
                row.append(hit[0] + hit[1] * lift)
            grid.append(row)
        out.append(grid)
    def build(b):
        for grid in out:
            vs = [[b.verts.new(p) if p is not None else None for p in row] for row in grid]
            for a, c in zip(vs, vs[1:]):
                for i in range(len(a) - 1):
                    q = (a[i], a[i + 1], c[i + 1], c[i])
                    if all(q): b.faces.new(q)
    return bm_mesh(build)


def sleeve(m, col='#dfe3e6', elbow=(0, -1, 0), length=32, cuff=5.2, wrist=(3.1, 2.35), start_=.4, loose=1.22, seed=1, band=True, name='shirt', hem=None):
    """Cuff and sleeve from the wrist towards the elbow (direction in the hand's frame), loose, with folds."""
    key = f'cloth-{name}-{col}'
    if key not in MATS:
        cm = mat(key, col, .9, spec=.12, sheen=.35); nt = cm.node_tree; b = nt.nodes['Principled BSDF']
        uv = _attribute(nt, 'weave', True); w1 = nt.nodes.new('ShaderNodeTexWave'); w1.bands_direction = 'X'; w1.inputs['Scale'].default_value = 9; w2 = nt.nodes.new('ShaderNodeTexWave'); w2.bands_direction = 'Y'; w2.inputs['Scale'].default_value = 9
        for w in (w1, w2): nt.links.new(uv, w.inputs['Vector']); w.inputs['Distortion'].default_value = .4
        h = _math(nt, 'ADD', _math(nt, 'ADD', w1.outputs['Fac'], w2.outputs['Fac']), _math(nt, 'MULTIPLY', _noise(nt, uv, 30, 2).outputs['Fac'], .6))
        bump = nt.nodes.new('ShaderNodeBump'); bump.inputs['Distance'].default_value = .02; bump.inputs['Strength'].default_value = .6; nt.links.new(h, bump.inputs['Height']); nt.links.new(bump.outputs[0], b.inputs['Normal'])
        shade = _mix(nt, _math(nt, 'MULTIPLY', _noise(nt, uv, .8, 3).outputs['Fac'], .18), col, '#40464a')
        if hem:      # a border along the edge, woven with a second colour
            d = nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(uv, d.inputs[0]); run = _math(nt, 'SINE', _math(nt, 'MULTIPLY', d.outputs['X'], 7)); within = _math(nt, 'LESS_THAN', _math(nt, 'ABSOLUTE', _math(nt, 'SUBTRACT', d.outputs['Y'], _math(nt, 'ADD', 1.1, _math(nt, 'MULTIPLY', run, .16)))), .34)
            line = _math(nt, 'LESS_THAN', _math(nt, 'ABSOLUTE', _math(nt, 'SUBTRACT', _math(nt, 'ABSOLUTE', _math(nt, 'SUBTRACT', d.outputs['Y'], 1.1)), .72)), .09)
            shade = _mix(nt, _math(nt, 'MAXIMUM', within, line), shade, hem)
        nt.links.new(shade, b.inputs['Base Color'])
    e = Vector(elbow).normalized(); side = Vector((1, 0, 0)); up = side.cross(e).normalized(); up = up if up.z > 0 else -up; side = e.cross(up)
    off = Vector((seed * 7.3, seed * 3.1, 1.7)); na = 128; weave = []
    def ring(d, swell, sink, folds):
        row = []; c = Vector((0, -start_ * .6, -.1)) + e * d
        for i in range(na):
            a = math.tau * i / na; ca, sa = math.cos(a), math.sin(a); q = Vector((ca * 1.3, sa * 1.3, d * .34)) + off
            fold = folds * (noise.fractal(q, .9, 2, 4) * .55 + .35 * math.sin(d * 1.15 + 2.2 * noise.noise(q * .8) * 2 + ca * 1.4) * (.5 + .5 * noise.noise(q * .5)))
            rx, rz = wrist[0] * swell - sink + fold, wrist[1] * swell - sink + fold
            row.append(c + side * (rx * ca) + up * (rz * sa) - up * (.25 * swell - .25)); weave.append((i / na * math.tau * wrist[0] * swell, d, 0))
        return row
    rings = []
    n = 90
    if band:
        for k in range(26): rings.append(ring(cuff * k / 25, loose * (1 + .015 * k / 25), 0 if k else .03, .05))
        for k in range(n + 1):
            t = k / n; d = cuff + .02 + (length - cuff) * t; gather = min(1, t * n / 7)
            rings.append(ring(d, loose * (1.0 + .07 * math.sin(min(1, gather) * math.pi / 2) + .55 * t), .05 * (1 - gather), .05 + .42 * gather))
    else:
        for k in range(n + 1): t = k / n; rings.append(ring(length * t, loose * (1 + .5 * t), 0, .10 + .36 * min(1, t * 9)))
    def build(b):
        vs = [[b.verts.new(p) for p in r] for r in rings]
        for a, c in zip(vs, vs[1:]):
            for i in range(na): k = (i + 1) % na; b.faces.new((a[i], a[k], c[k], c[i]))
        bmesh.ops.recalc_face_normals(b, faces=b.faces)
    me = bm_mesh(build); me.attributes.new('weave', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.array(weave, np.float32).ravel())
    ob = add(me, MATS[key], angle=180); ob.matrix_world = CTX[-1] @ m; s = ob.modifiers.new('s', 'SOLIDIFY'); s.thickness = .16; s.offset = -1
    return ob


def hand(pose, m, left=False, surface=None, powder=None, levels=3, cloth=None):
    """A hand in a pose of reach() at its placement. surface: material of the skin; powder: material of nails that are covered by it;
    cloth: arguments of sleeve()."""
    me, R, N = _subdivided(pose, levels); _relief(me, R, N, pose); _marks(me, R, N)
    m = Matrix(np.array(m).tolist()) @ Matrix.Diagonal((-1 if left else 1, 1, 1, 1))
    for mesh, material in ((me, surface), (_nails(me, pose), powder or mat('nail', '#c99a80', .28, coat=.3, spec=.45, sss=.08))):
        if left: mesh.flip_normals()
        ob = add(mesh, material, angle=180); ob.matrix_world = CTX[-1] @ m
    if cloth is not None: sleeve(m, **cloth)
