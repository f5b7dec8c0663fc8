import { aboutLinks, industryLinks, serviceLinks } from '#content/frame/navigation.ts';
import { eventDiwali } from '#content/pictures/event/diwali.ts';
import { interfaceClassroom } from '#content/pictures/interface/classroom.ts';
import { interfaceClinic } from '#content/pictures/interface/clinic.ts';
import { interfaceFleet } from '#content/pictures/interface/fleet.ts';
import { interfaceLending } from '#content/pictures/interface/lending.ts';
import { interfacePosterMobile } from '#content/pictures/interface/poster-mobile.ts';
import { interfacePosterRobot } from '#content/pictures/interface/poster-robot.ts';
import { interfacePosterWeb } from '#content/pictures/interface/poster-web.ts';
import { interfaceSupport } from '#content/pictures/interface/support.ts';
import { interfaceWorkshop } from '#content/pictures/interface/workshop.ts';
import { officeDesk } from '#content/pictures/office/desk.ts';
import { officeMeeting } from '#content/pictures/office/meeting.ts';
import { officeTask } from '#content/pictures/office/task.ts';
import { Picture } from '../../ui/picture.tsx';

/** In the order of the links. */
const PICTURES = [
  [serviceLinks, [interfacePosterWeb, interfacePosterMobile, interfacePosterRobot]],
  [aboutLinks, [officeMeeting, eventDiwali, officeDesk, interfaceSupport, officeTask]],
  [industryLinks, [interfaceClinic, interfaceWorkshop, interfaceClassroom, interfaceFleet, interfaceLending]],
] as const;

const SIZES = '(min-width: 48.01em) 40vw, 4.5rem';

/** The picture of a page in the menus, in a file of its own: most visitors open neither. */
export function TopicPicture({ to }: { to: string }) {
  for (const [links, pictures] of PICTURES) {
    const of = pictures[links.findIndex((link) => link.to === to)];
    if (of) return <Picture of={of} alt="" sizes={SIZES} phone={links === industryLinks && 'all'} />;
  }
  return null;
}
