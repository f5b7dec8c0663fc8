import { aboutLinks, industryLinks } from '#content/frame/navigation.ts';
import { eventDiwali } from '#content/pictures/event/diwali.ts';
import { interfaceClassroom } from '#content/pictures/interface/classroom.ts';
import { interfaceClinic } from '#content/pictures/interface/clinic.ts';
import { interfaceFleet } from '#content/pictures/interface/fleet.ts';
import { interfaceLending } from '#content/pictures/interface/lending.ts';
import { interfaceWorkshop } from '#content/pictures/interface/workshop.ts';
import { moduleRelay } from '#content/pictures/module/relay.ts';
import { officeDesk } from '#content/pictures/office/desk.ts';
import { officeMeeting } from '#content/pictures/office/meeting.ts';
import { officeTask } from '#content/pictures/office/task.ts';
import { only } from '#shared/picture-source.ts';
import { SmallPicture } from '../../ui/small-picture.tsx';

/** In the order of the links. */
const PICTURES = [
  [aboutLinks, [officeMeeting, eventDiwali, officeDesk, moduleRelay, officeTask]],
  [industryLinks, [interfaceClinic, interfaceWorkshop, interfaceClassroom, interfaceFleet, interfaceLending]],
] as const;

/** The picture of a page in the menus, in a file of its own: most visitors open neither. */
export function TopicPicture({ to }: { to: string }) {
  for (const [links, pictures] of PICTURES) {
    const picture = pictures[links.findIndex((link) => link.to === to)];
    if (picture) return <SmallPicture of={only(480, picture)} />;
  }
  return null;
}
