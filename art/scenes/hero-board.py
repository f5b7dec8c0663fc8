"""The L293D driver on the carrier of the home page."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from carrier import *
on_carrier('hero-board', l293d)
