import type { Signal } from '#content/industries/industry-copy.ts';

/** Signals of sensors as an instrument shows them, in a space of 240 × 48 units whose zero is at 40. */
export const SIGNALS: Record<Signal, string> = {
  contact: 'M0 40H72V10H148V40H240',
  drift: 'M0 34l20-2 20 3 20-3 20 2 20-4 20-6 20-8 20-4 20 8 20 8 20 4 20 1 20 1',
  decay: 'M0 12l40 4 40 5 40 5 40 6 40 5 40 2',
  crank: 'M0 12H40l6 24 8-8 8 6 8-6 8 6 8-6 8 5 8-5 8 4 8-4 10-10 12-4 20-2H240',
  bits: 'M0 12H18V38H36V12H48V38H78V12H90V38H108V12H138V38H150V12H162V38H192V12H240',
  pulses: 'M0 40H24V12h8V40H64V12h8V40h32V12h8V40h32V12h8V40h32V12h8V40H240',
  bell: 'M0 40H60q24 0 36-16t24-14 24 14 36 16H240',
  steps: 'M0 38H50V30H98V24H140V14H196V10H240',
  cut: 'M0 26q8-28 16 0t16 0q8-28 16 0t16 0q8-28 16 0t16 0q8-28 16 0t16 0V40H240',
};
