"""Home page, third layer: the cloud, as the readings it keeps and its log."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stack import *
scene(24)
plate('stack-cloud')
render('layer-cloud', gain=1.0)
