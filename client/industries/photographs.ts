import type { IndustryPhotograph } from '#content/industries/industry-copy.ts';
import { heroCloud } from '../pictures/hero-cloud.ts';
import { heroDigital } from '../pictures/hero-digital.ts';
import { heroEmbedded } from '../pictures/hero-embedded.ts';
import { interfaceClassroom } from '../pictures/interface-classroom.ts';
import { interfaceClinic } from '../pictures/interface-clinic.ts';
import { interfaceFleet } from '../pictures/interface-fleet.ts';
import { interfaceLending } from '../pictures/interface-lending.ts';
import { interfaceSites } from '../pictures/interface-sites.ts';
import { interfaceWard } from '../pictures/interface-ward.ts';
import { interfaceWorkshop } from '../pictures/interface-workshop.ts';
import { moduleRelay } from '../pictures/module-relay.ts';
import { moduleRf } from '../pictures/module-rf.ts';
import { officeDesk } from '../pictures/office-desk.ts';
import { officeLab } from '../pictures/office-lab.ts';
import { officeMeeting } from '../pictures/office-meeting.ts';
import type { PictureSource } from '../pictures/picture-source.ts';

export const photographs: Record<IndustryPhotograph, PictureSource> = {
  'hero-cloud': heroCloud,
  'hero-digital': heroDigital,
  'hero-embedded': heroEmbedded,
  'interface-classroom': interfaceClassroom,
  'interface-clinic': interfaceClinic,
  'interface-fleet': interfaceFleet,
  'interface-lending': interfaceLending,
  'interface-sites': interfaceSites,
  'interface-ward': interfaceWard,
  'interface-workshop': interfaceWorkshop,
  'module-relay': moduleRelay,
  'module-rf': moduleRf,
  'office-desk': officeDesk,
  'office-lab': officeLab,
  'office-meeting': officeMeeting,
};
