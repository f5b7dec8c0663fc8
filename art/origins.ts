// The sources of all pictures that visitors see, and the terms of use.

/** `source`: what draws them, as a path from the repository's root; `*` is the first group of `files`. */
export type Origin = { files: RegExp; source: string; licence: string };

const OWN = 'Own work: drawn for this site, nothing in it is anybody else’s.';

const HAND =
  'MIT: the mesh of the hands, © 2019 Amazon, art/model-licences.txt. All else is drawn for this site.';

const LETTERS =
  'Hershey: the letters of its script, by Dr. A. V. Hershey; slope, width and flourish are ours.';

/** One entry for each picture under public/ and client/pictures/; paths are from the repository's root. */
export const origins: readonly Origin[] = [
  {
    files:
      /^public\/pictures\/(office-(?:bench|desk|meeting)|office-pantry(?=-flick)|event-ganesh-chaturthi(?=-modaks)|event-holi(?=-bowls)|event-independence-day(?=-kites))(?:-bowls|-flick|-kites|-modaks)?\.\w{8}\//,
    source: 'art/scenes/*.py',
    licence: HAND,
  },
  {
    files:
      /^public\/pictures\/((?:module|hero|layer|office)-(?!(?:bench|desk|meeting)\.|pantry-flick)[a-z0-9-]+)\.\w{8}\//,
    source: 'art/scenes/*.py',
    licence: OWN,
  },
  {
    // All views of an event are cameras in one scene.
    files:
      /^public\/pictures\/(event-(?:diwali|ganesh-chaturthi(?!-modaks)|holi(?!-bowls)|independence-day(?!-kites)))[a-z-]*\.\w{8}\//,
    source: 'art/scenes/*.py',
    licence: OWN,
  },
  {
    files:
      /^public\/pictures\/interface-((?!evolution-|network-gap|approval-rule|dealer-order|device-(?:apps|flutter))[a-z\d-]+)\.\w{8}\//,
    source: 'art/interfaces/*.html',
    licence: OWN,
  },
  {
    files: /^public\/pictures\/interface-(device-(?:apps(?:-flight)?|flutter))\.\w{8}\//,
    source: 'art/interfaces/*.html',
    licence: HAND,
  },
  {
    files: /^public\/pictures\/interface-(evolution-[a-z-]+|network-gap|approval-rule|dealer-order)\.\w{8}\//,
    source: 'art/interfaces/*.html',
    licence: `${LETTERS} Papers and screens are drawn for this site.`,
  },
  { files: /^public\/social\//, source: 'art/social.ts', licence: OWN },
  { files: /^client\/pictures\/portraits\//, source: 'art/portraits.ts', licence: OWN },
  { files: /^public\/uploads\//, source: 'art/portraits.ts', licence: OWN },
  {
    files: /^client\/pictures\/(?:signatures|handwriting)\.svg$/,
    source: 'art/signatures.ts',
    licence: LETTERS,
  },
  {
    files: /^client\/pictures\/(?:icons|mask-[\w-]+)\.svg$/,
    source: 'art/icon-licences.txt',
    licence: 'ISC: Lucide, some symbols from Feather (MIT). MIT: Tabler Icons, the symbols brand-*.',
  },
  { files: /^client\/pictures\/mark\.svg$/, source: 'art/identity.ts', licence: OWN },
  {
    files: /^public\/(?:icons\/[\w-]+\.png|icon\.svg|favicon\.ico|apple-touch-icon\.png)$/,
    source: 'art/identity.ts',
    licence: OWN,
  },
  { files: /^client\/pictures\/traces\.svg$/, source: 'art/traces.mjs', licence: OWN },
  { files: /^client\/pictures\/nights\.svg$/, source: 'art/nights.mjs', licence: OWN },
  {
    files:
      /^client\/pictures\/(?:traces-hero|trace-[\w-]+|services(?:-dark)?|industries|visit|wide|route|place)\.svg$/,
    source: 'art/README.md',
    licence: OWN,
  },
  {
    files: /^client\/pictures\/tamra\.svg$/,
    source: 'art/README.md',
    licence: 'OFL: the outlines of Poppins, by Indian Type Foundry and Jonny Pinhorn.',
  },
  {
    files: /^client\/pictures\/logos\/client-\d\d\.svg$/,
    source: 'art/README.md',
    licence: `${OWN} The companies are invented.`,
  },
];
