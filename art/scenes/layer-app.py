"""Home page, top layer: the app, on a phone that lies above the others."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stack import *
scene(24)
with at(0, 0, 0, rz=90, s=.29): phone(0, 0, 0, tex='stack-app', glow=.5)
render('layer-app', gain=1.15)
