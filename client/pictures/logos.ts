import client01 from './logos/client-01.svg?url';
import client02 from './logos/client-02.svg?url';
import client03 from './logos/client-03.svg?url';
import client04 from './logos/client-04.svg?url';
import client05 from './logos/client-05.svg?url';
import client06 from './logos/client-06.svg?url';
import client07 from './logos/client-07.svg?url';
import client08 from './logos/client-08.svg?url';
import client09 from './logos/client-09.svg?url';
import client10 from './logos/client-10.svg?url';

/** Marks of invented clients: black on nothing, 28 px high, widths in px. Dark grounds invert them in CSS. */
export const clientLogos: { src: string; width: number; height: number }[] = [
  { src: client01, width: 164, height: 28 },
  { src: client02, width: 215, height: 28 },
  { src: client03, width: 97, height: 28 },
  { src: client04, width: 119, height: 28 },
  { src: client05, width: 126, height: 28 },
  { src: client06, width: 140, height: 28 },
  { src: client07, width: 137, height: 28 },
  { src: client08, width: 96, height: 28 },
  { src: client09, width: 166, height: 28 },
  { src: client10, width: 135, height: 28 },
];
