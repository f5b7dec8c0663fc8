import { heroCloud } from '../pictures/hero-cloud.ts';
import { interfaceFleet } from '../pictures/interface-fleet.ts';
import { moduleRelay } from '../pictures/module-relay.ts';
import { moduleRf } from '../pictures/module-rf.ts';
import type { IndustryContent } from './industry-copy.ts';

export const transportation: IndustryContent = {
  name: 'Transportation',
  summary:
    'Vehicle tracking, depot automation and RF gates: boards, firmware and dispatch software for buses, trucks and logistics yards.',
  bannerTitle: 'Know where it is, and open the gate when it arrives',
  bannerDescription:
    'Trackers, yard controls and dispatch screens for operators of buses, trucks and delivery fleets. The same people design the board under the dashboard and the map in the control room.',
  board: {
    inputs: ['position', 'ignition', 'fuel level', 'gate loop'],
    outputs: ['live map', 'arrival', 'yard gate', 'trip sheet'],
  },
  title: 'A timetable is a promise made by machines and people',
  description:
    'Most delays are small and known to somebody. A driver sees the jam, a guard sees the queue, a fitter sees the puncture. We build the few devices that notice such things by themselves, and one place where dispatch can see them before the phone rings.',
  services: [
    {
      icon: 'map-pin',
      title: 'Trackers and telemetry',
      description: 'Boards that report by distance and by event, so a parked truck costs next to no data.',
    },
    {
      icon: 'truck',
      title: 'Dispatch and trip software',
      description: 'Plans, trip sheets and proof of delivery in the browser and on the driver’s phone.',
    },
    {
      icon: 'radio',
      title: 'Short-range radio',
      description: 'Links on 433 MHz for gates, barriers and yard equipment where mobile coverage ends.',
    },
    {
      icon: 'cloud',
      title: 'Servers for many vehicles',
      description:
        'Positions are queued, sorted and kept in order, even when a tunnel delivers an hour of them at once.',
    },
  ],
  ExploreTitle: 'On the road, in the yard, at the barrier',
  arrangement: { services: 'list', solutions: 'stops', reasons: 'columns' },
  solutions: [
    {
      image: interfaceFleet,
      title: 'Vehicle tracking',
      description:
        'A board with its own battery notes each turn, stop and door. It thins the track on the way, so the map stays exact at corners and light on straights. Schools and bus operators give passengers the arrival time and nothing else.',
    },
    {
      image: moduleRelay,
      title: 'Depot automation',
      description:
        'Wash bay, compressor and yard lights switch by timetable and by who is in the depot. Relay boards do the switching, a controller keeps the rules, and a hand switch beside each load always wins.',
    },
    {
      image: moduleRf,
      title: 'RF gates',
      description:
        'A driver’s transmitter or a tag in the cab opens the barrier within the radio’s range. The gate controller keeps the list of vehicles itself and goes on working when the office line is down.',
    },
  ],
  whyChoose: {
    title: 'Why choose us for your fleet',
    picture: heroCloud,
    reasons: [
      {
        title: 'Tested in traffic',
        description: 'Prototypes ride along in vehicles on the roads around Indore before they are quoted.',
      },
      {
        title: 'No gap in the track',
        description: 'Positions are stored on the board until the server has confirmed each one.',
      },
      {
        title: 'Fitted in your workshop',
        description: 'Harness, bracket and a printed guide, so your own electricians can install it.',
      },
      {
        title: 'Remote updates with a way back',
        description: 'New firmware is proved on one vehicle, and an old one always stays on board.',
      },
      {
        title: 'Drivers are told what is recorded',
        description: 'A page in plain words for the crew comes with each system.',
      },
      {
        title: 'Open formats',
        description: 'Tracks and trips can be exported whole, at any time, without asking us.',
      },
    ],
  },
  talk: {
    title: 'Show us one route',
    description:
      'Send a typical trip, the vehicles on it and what goes wrong most often. We start from there.',
  },
};
