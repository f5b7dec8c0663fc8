"""The radio node, which runs from a cell, on the carrier of the home page."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from carrier import *
from devices import wire


def on_cell():
    """The node with its first eight contacts over the traces, and the pouch cell plugged into it."""
    with at(-2.06, 1.5, 0): node()
    x, y, z = 2.54, 14.3, 2.3                # the socket's floor
    box(6.2, 2.7, 5.2, x, y, z, MATS['white'], .3)
    with at(8.6, 31.6, -1.6, rz=-14, s=.66):
        box(20, 11.5, 4, 0, 0, .05, mat('foil', '#aeb7b5', .34, .75, grain=.02, gscale=4), 1.3, 6)
        box(2.2, 11, 1.2, -10.6, 0, 1.6, mat('tape', '#d9a441', .5), .3)
        text('3.7 V', 4.6, -6.6, -1.6, 4.07, MATS['dark'], fat=.03)
    for k, col in enumerate(('#d23a2a', '#17191b')):
        d = (k - .5) * 2
        wire([(x + d, y, z + 5), (x + d, y + .3, z + 7), (x + d * .9 - .6, y + 4, z + 7.6), (x - 1.6 + d, y + 9, z + 3.4), (x - 3, y + 16.4 - d * .8, .6), (x - .4, y + 18.6 - d * .8, 0)], col, .58)


on_carrier('hero-node', on_cell)
