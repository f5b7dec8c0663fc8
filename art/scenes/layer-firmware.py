"""Home page, second layer: the firmware, as its listing."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stack import *
scene(24)
plate('stack-firmware')
render('layer-firmware', gain=1.0)
