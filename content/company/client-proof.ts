import {
  type Client,
  harvest,
  malwaTextiles,
  nimbusCold,
  nordlicht,
  patwa,
  railmate,
  sehat,
  stBrigid,
  vindhya,
} from '../clients.ts';
import type { CaseSlug } from '../portfolio/case-slugs.ts';

/** What stands behind a testimonial: since when we work for the client, what was delivered, what was measured. */
export type ClientProof = {
  client: Client;
  since: number;
  delivered: string;
  /** A figure as large print, and what it counts. */
  result: { figure: string; counts: string };
  /** The case of the project, which says how it was measured. */
  of?: CaseSlug;
};

const proofs = [
  {
    client: nimbusCold,
    since: 2021,
    delivered: 'Relay boards, door sensors and alarms',
    result: { figure: '90 s', counts: 'until an open door is reported' },
    of: 'vaccine-store',
  },
  {
    client: sehat,
    since: 2022,
    delivered: 'Appointment app and reception screen',
    result: { figure: '4 taps', counts: 'to close a visit, 11 before' },
    of: 'clinic-day',
  },
  {
    client: malwaTextiles,
    since: 2023,
    delivered: 'Order and stock system',
    result: { figure: '14', counts: 'releases in seven months, each on its Friday' },
  },
  {
    client: patwa,
    since: 2020,
    delivered: 'Costing system with the yarn price of the day',
    result: { figure: '16 h', counts: 'of copying saved each week' },
  },
  {
    client: railmate,
    since: 2018,
    delivered: 'Firmware and board of the level-crossing monitor',
    result: { figure: '2', counts: 'monsoons without a visit to the track' },
  },
  {
    client: stBrigid,
    since: 2022,
    delivered: 'School bus app and tracker',
    result: { figure: '1/3', counts: 'of the calls the office used to take' },
    of: 'school-bus',
  },
  {
    client: vindhya,
    since: 2019,
    delivered: 'Loan files with a record of changes',
    result: { figure: '2 days', counts: 'for a loan file, 9 before' },
    of: 'loan-desk',
  },
  {
    client: nordlicht,
    since: 2024,
    delivered: 'Three board revisions with test reports',
    result: { figure: '14 weeks', counts: 'to the immunity standard, passed on the first day' },
  },
  {
    client: harvest,
    since: 2023,
    delivered: 'Valve firmware, handed over to their own team',
    result: { figure: '0', counts: 'meetings needed to take over the code' },
  },
] as const satisfies readonly ClientProof[];

/** By the name of who speaks for the client. */
export const clientProof: ReadonlyMap<string, ClientProof> = new Map(
  proofs.map((proof) => [proof.client.speaker.name, proof]),
);

export const proofWords = {
  since: (year: number) => `Client since ${year}`,
  measured: 'Measured',
  delivered: 'Delivered',
  how: 'How it was measured',
} as const;
