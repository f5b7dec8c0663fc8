"""433 MHz transmitter and receiver from above."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from boards import *
start((4, 3), 12, over=1.5); std(); studio(42)
with at(-26.5, 5.5, 1.6): rftx()
with at(22.5, 0, 1.6): rfrx()
above(106, 42)
render('module-rf-above', floor=.84)
