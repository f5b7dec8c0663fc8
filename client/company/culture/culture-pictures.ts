import { eventDiwali } from '../../pictures/event-diwali.ts';
import { eventDiwaliLamp } from '../../pictures/event-diwali-lamp.ts';
import { eventDiwaliMarigolds } from '../../pictures/event-diwali-marigolds.ts';
import { eventDiwaliRow } from '../../pictures/event-diwali-row.ts';
import { eventGaneshChaturthi } from '../../pictures/event-ganesh-chaturthi.ts';
import { eventGaneshChaturthiGarland } from '../../pictures/event-ganesh-chaturthi-garland.ts';
import { eventGaneshChaturthiKalash } from '../../pictures/event-ganesh-chaturthi-kalash.ts';
import { eventGaneshChaturthiModaks } from '../../pictures/event-ganesh-chaturthi-modaks.ts';
import { eventHoli } from '../../pictures/event-holi.ts';
import { eventHoliBowls } from '../../pictures/event-holi-bowls.ts';
import { eventHoliColours } from '../../pictures/event-holi-colours.ts';
import { eventHoliPowder } from '../../pictures/event-holi-powder.ts';
import { eventIndependenceDay } from '../../pictures/event-independence-day.ts';
import { eventIndependenceDayBunting } from '../../pictures/event-independence-day-bunting.ts';
import { eventIndependenceDayKites } from '../../pictures/event-independence-day-kites.ts';
import { eventIndependenceDayTerrace } from '../../pictures/event-independence-day-terrace.ts';
import { heroEmbedded } from '../../pictures/hero-embedded.ts';
import { officeDesk } from '../../pictures/office-desk.ts';
import { officeLab } from '../../pictures/office-lab.ts';
import { officeMeeting } from '../../pictures/office-meeting.ts';
import { officeTerrace } from '../../pictures/office-terrace.ts';

/** The pictures that the words of /culture name. */
export const culturePictures = {
  'event-diwali': eventDiwali,
  'event-diwali-lamp': eventDiwaliLamp,
  'event-diwali-marigolds': eventDiwaliMarigolds,
  'event-diwali-row': eventDiwaliRow,
  'event-ganesh-chaturthi': eventGaneshChaturthi,
  'event-ganesh-chaturthi-garland': eventGaneshChaturthiGarland,
  'event-ganesh-chaturthi-kalash': eventGaneshChaturthiKalash,
  'event-ganesh-chaturthi-modaks': eventGaneshChaturthiModaks,
  'event-holi': eventHoli,
  'event-holi-bowls': eventHoliBowls,
  'event-holi-colours': eventHoliColours,
  'event-holi-powder': eventHoliPowder,
  'event-independence-day': eventIndependenceDay,
  'event-independence-day-bunting': eventIndependenceDayBunting,
  'event-independence-day-kites': eventIndependenceDayKites,
  'event-independence-day-terrace': eventIndependenceDayTerrace,
  'hero-embedded': heroEmbedded,
  'office-desk': officeDesk,
  'office-lab': officeLab,
  'office-meeting': officeMeeting,
  'office-terrace': officeTerrace,
};
