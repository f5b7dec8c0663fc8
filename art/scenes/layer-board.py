"""Home page, lowest layer: the L293D board by itself."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stack import *
scene(28)
l293d()
for i in range(8): print('PIN', i, place((i - 3.5) * 2.54 - 5, -17.5, -1.6))
render('layer-board', gain=1.15)
