"""Two-channel relay board from above."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from boards import *
start((4, 3), 12, over=1.5); std(); studio(30)
with at(0, 0, 1.6): relay2()
above(76, 30)
render('module-relay-above', floor=.84)
