"""Radio node of today, product picture."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from boards import *
start((4, 3), 40); std(); studio(25)
with at(0, 0, 1.6, rz=-4): node()
camera((54, -96, 92), (0, .2, 1.2), 78, (2, -6, 3), 1.1)
render('module-node', floor=.84)
