"""Infrared obstacle sensor from above."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from boards import *
start((4, 3), 12, over=1.5); std(); studio(19)
with at(-2.3, 0, 1.6): ir()
above(54, 19)
render('module-ir-above', floor=.84)
