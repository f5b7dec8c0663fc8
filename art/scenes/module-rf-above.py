"""433 MHz transmitter and receiver from above."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from boards import *
start((4, 3), 12, over=1.5); std(); studio(27)
with at(-18.5, 0, 1.2): rftx()
with at(12.5, 0, 1.2): rfrx()
above(66, 27)
render('module-rf-above', floor=.84)
