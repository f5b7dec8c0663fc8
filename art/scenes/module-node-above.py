"""Radio node of today from above."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from boards import *
start((4, 3), 12, over=1.5); std(); studio(25)
with at(0, 0, 1.6): node()
above(62, 25)
render('module-node-above', floor=.84)
