// The faces of the roster in the order of art/portraits.ts; made by hand with it.
import portrait01 from './portraits/01.svg?url';
import portrait02 from './portraits/02.svg?url';
import portrait03 from './portraits/03.svg?url';
import portrait04 from './portraits/04.svg?url';
import portrait05 from './portraits/05.svg?url';
import portrait06 from './portraits/06.svg?url';
import portrait07 from './portraits/07.svg?url';
import portrait08 from './portraits/08.svg?url';
import portrait09 from './portraits/09.svg?url';
import portrait10 from './portraits/10.svg?url';
import portrait11 from './portraits/11.svg?url';
import portrait12 from './portraits/12.svg?url';
import portrait13 from './portraits/13.svg?url';
import portrait14 from './portraits/14.svg?url';
import portrait15 from './portraits/15.svg?url';
import portrait16 from './portraits/16.svg?url';
import portrait17 from './portraits/17.svg?url';
import portrait18 from './portraits/18.svg?url';
import portrait19 from './portraits/19.svg?url';
import portrait20 from './portraits/20.svg?url';

/** URLs of the twenty portraits; square, to be shown with empty alternative text beside the name. */
export const portraits: string[] = [
  portrait01,
  portrait02,
  portrait03,
  portrait04,
  portrait05,
  portrait06,
  portrait07,
  portrait08,
  portrait09,
  portrait10,
  portrait11,
  portrait12,
  portrait13,
  portrait14,
  portrait15,
  portrait16,
  portrait17,
  portrait18,
  portrait19,
  portrait20,
];
