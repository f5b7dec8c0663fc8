import { heroDigital } from '../pictures/hero-digital.ts';
import { interfaceWorkshop } from '../pictures/interface-workshop.ts';
import type { IndustryContent } from './industry-copy.ts';

export const automotive: IndustryContent = {
  name: 'Automotive',
  summary:
    'Service bay diagnostics, dealer apps and fleet boards: electronics, firmware and software for workshops, dealers and part makers.',
  bannerTitle: 'From the fault code to the finished job card',
  bannerDescription:
    'Vehicles speak; workshops need to hear it in their own terms. We make adapters, test rigs and apps that turn a measurement in the bay into a decision at the counter.',
  board: {
    inputs: ['fault codes', 'battery', 'bay sensor', 'parts bin'],
    outputs: ['job card', 'estimate', 'owner app', 'part order'],
  },
  title: 'A workshop loses its hours between the steps',
  description:
    'Finding a fault takes minutes. Finding the car’s history, the free bay, the part and the owner’s consent takes the morning. We put boards where something can be measured and software where somebody is waiting, and leave the spanner work alone.',
  services: [
    {
      icon: 'wrench',
      title: 'Diagnostic adapters',
      description:
        'Hardware for CAN and the older serial lines, with firmware that reads and records and never writes unless asked.',
    },
    {
      icon: 'circuit-board',
      title: 'Test rigs for part makers',
      description:
        'End-of-line jigs for motors, switches and harnesses, with a result stored under each serial number.',
    },
    {
      icon: 'layout-dashboard',
      title: 'Bay and counter software',
      description: 'Who is on which car, what it waits for, and what the customer has agreed to pay.',
    },
    {
      icon: 'brain',
      title: 'Models on repair history',
      description: 'Which fault returned after which repair, learned from your own closed job cards.',
    },
  ],
  ExploreTitle: 'Three systems, from the lift to the forecourt',
  arrangement: { services: 'sheet', solutions: 'mosaic', reasons: 'cells' },
  solutions: [
    {
      image: interfaceWorkshop,
      title: 'Service bay diagnostics',
      description:
        'The adapter records while the engine is cranked, warmed and loaded. The technician sees the curve against a good one and the two checks worth doing next. What was measured goes to the job card without being typed.',
    },
    {
      image: heroDigital,
      title: 'Dealer app',
      description:
        'Test drives, exchange offers, deliveries and service reminders in one app for the showroom, with an owner’s view that shows photographs and prices before work begins.',
    },
    {
      image: 'fleet-board',
      title: 'Fleet boards',
      description:
        'A small board for two-wheelers, vans and tractors: position, ignition, battery and one input you choose. It sleeps when parked, so a week at the kerb does not flatten the battery.',
    },
  ],
  whyChoose: {
    title: 'Why choose our team for vehicles',
    reasons: [
      {
        title: 'We measure first',
        description: 'An oscilloscope and a borrowed vehicle come before any proposal.',
      },
      {
        title: 'Built for heat and load dump',
        description: 'Inputs are protected for a vehicle’s supply, not for a laboratory’s.',
      },
      {
        title: 'Grease-proof screens',
        description: 'Large targets, few words, usable with gloves and in sunlight.',
      },
      {
        title: 'Reading is the default',
        description: 'Our adapters cannot change a control unit unless you order that, with its safeguards.',
      },
      {
        title: 'Drawings included',
        description: 'Schematics and firmware sources are handed over, so a rig can be repaired without us.',
      },
      {
        title: 'Small series are welcome',
        description: 'Adapters for one dealer group, or jigs for one line: we build those too.',
      },
    ],
  },
  talk: {
    title: 'Bring us the fault that keeps coming back',
    description: 'Describe the vehicle and the symptom. We will say what we would measure, and with what.',
  },
};
