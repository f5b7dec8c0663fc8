import type { PictureSource } from '#shared/picture-source.ts';
import { layerApp } from '../pictures/layer/app.ts';
import { layerBoard } from '../pictures/layer/board.ts';
import { layerCloud } from '../pictures/layer/cloud.ts';
import { layerFirmware } from '../pictures/layer/firmware.ts';

export type Layer = {
  id: 'board' | 'firmware' | 'cloud' | 'app';
  heading: string;
  text: string;
  picture: PictureSource;
};

/** What one product is made of, from the lowest layer up; the pictures show one pump that runs. */
export const layers: readonly Layer[] = [
  {
    id: 'board',
    heading: 'Board',
    text: 'Schematic, layout, bring-up: two motors, 600 mA a channel, each pin named.',
    picture: layerBoard,
  },
  {
    id: 'firmware',
    heading: 'Firmware',
    text: 'C for this one board. It watches the current and stops by itself when something jams.',
    picture: layerFirmware,
  },
  {
    id: 'cloud',
    heading: 'Cloud',
    text: 'Readings are kept and watched. One second after a stall, the shift knows.',
    picture: layerCloud,
  },
  {
    id: 'app',
    heading: 'App',
    text: 'One screen at the pump: what runs, what happened, and a button that stops it.',
    picture: layerApp,
  },
];
