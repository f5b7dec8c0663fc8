import { interfaceClosingSpreadsheet } from '../../pictures/interface/closing-spreadsheet.ts';
import { interfaceDeviceRoles } from '../../pictures/interface/device-roles.ts';
import type { WebTypeWords } from './web-type-copy.ts';

const order = (pieces: string) => `{
  dealer: 'Shree Ram Traders',
  number: '24-0817',
  deliverBy: ISODate('2026-12-04'),
  lines: {
    11: { part: 'Belt A43', qty: 4 },
    12: { part: 'Filter mat', qty: ${pieces} },
    13: { part: 'Bearing', qty: 8 },
    // and 35 more
  },
}`;

export const mean: WebTypeWords = {
  title: 'MEAN development',
  description:
    'MongoDB, Express, Angular and Node.js in one TypeScript code base: internal tools with many forms, roles and reports.',
  hero: {
    title: 'One language from the form to the database',
    lead: 'MEAN suits software with hundreds of fields and a dozen roles. One file holds the rule for a field; browser and server check by it.',
  },
  order: ['letters', 'features', 'code'],
  request: {
    arrangement: 'sheets',
    title: 'POST /orders, 38 lines',
    turn: 'Send it from a tampered browser',
    stations: [
      {
        ref: 'U1',
        name: 'Angular',
        usual: { note: 'Every field checked while you type', figure: '3\u00a0ms' },
        otherwise: { note: 'Its check was switched off by hand', figure: '0\u00a0ms' },
      },
      {
        ref: 'U2',
        name: 'Express',
        usual: { note: 'Signed in, allowed, same check again', figure: '4\u00a0ms' },
        otherwise: {
          note: '422: line 12 has no quantity',
          figure: '4\u00a0ms',
          isStop: true,
          document: order('null'),
        },
      },
      {
        ref: 'U3',
        name: 'Node.js',
        usual: { note: 'Price list, credit limit, who did what', figure: '6\u00a0ms' },
        otherwise: { note: 'Not reached' },
      },
      {
        ref: 'U4',
        name: 'MongoDB',
        usual: { note: 'The same document, one write', figure: '9\u00a0ms', document: order('12') },
        otherwise: { note: 'Nothing written' },
      },
    ],
    outcome: {
      usual: '201 Created, back on the screen after 98 ms, of which 76 ms are the network.',
      otherwise: 'Refused after 84 ms. The message stands beside line 12, and the entry is kept.',
    },
  },
  letters: {
    layout: 'table',
    title: 'What the four letters do',
    text: 'Each part is replaceable, well documented and easy to hire for. This is one field of an order in each of them.',
    points: [
      {
        letter: 'M',
        title: 'MongoDB',
        text: 'Keeps a record the way your form shows it, with its lines, notes and attachments together.',
        code: `                      { deliverBy: ISODate('2026-12-04') }`,
      },
      {
        letter: 'E',
        title: 'Express',
        text: 'Receives requests, checks who is asking and hands them to the right few lines of code.',
        code: `                const { deliverBy } = parse(req.body);`,
      },
      {
        letter: 'A',
        title: 'Angular',
        text: 'Gives large teams one way to build a screen, so that the fortieth looks like the first.',
        code: `<input formControlName="deliverBy">`,
      },
      {
        letter: 'N',
        title: 'Node.js',
        text: 'Runs the server in the language of the browser, so that types and rules are shared.',
        code: `      type Due = Order['deliverBy'];`,
      },
    ],
  },
  features: {
    title: 'What MEAN is good at',
    text: 'We suggest MEAN when the hard part is the number of screens and the rules between them.',
    evidence: {
      kind: 'diff',
      name: 'shared/order.ts, one field more',
      caption: 'A new field for a delivery note. Form, route and report take it from this file.',
      lines: [
        [' ', 'export const order = object({'],
        [' ', "  dealer: needed('Choose a dealer'),"],
        ['-', '  deliverBy: date({ after: today }),'],
        ['+', '  deliverBy: date({ inDays: 90 }),'],
        ['+', '  gateNote: text({ atMost: 120 }),'],
        [' ', '});'],
      ],
    },
    layout: 'pairs',
    points: [
      {
        icon: 'file-text',
        title: 'Forms that know the rules',
        text: 'Fields that depend on each other, drafts, attachments and an approval in two steps.',
      },
      {
        icon: 'lock',
        title: 'Roles down to the field',
        text: 'A clerk sees the order, a manager the margin. The server decides, not the screen.',
      },
      {
        icon: 'chart-column',
        title: 'Reports from live data',
        text: 'Aggregations run beside the data and export to the spreadsheet your auditor asks for.',
      },
      {
        icon: 'layers',
        title: 'Records that may grow',
        text: 'A new field next quarter is a small change and not a weekend of migration.',
      },
    ],
  },
  codeSample: {
    title: 'One schema for form and server',
    text: 'This schema is imported by the Angular form and by the Express route. The two cannot disagree.',
    points: [
      'The form shows the message beside its field.',
      'The server refuses what a tampered browser lets through.',
      'The type of an order follows from the schema.',
    ],
    codeAt: 'under',
    shown: interfaceDeviceRoles,
    file: 'shared/order.ts',
    code: `export const order = object({
  dealer: needed('Choose a dealer'),
  lines: list(orderLine, { min: 1 }),
  deliverBy: date({ after: today }),
});

// The same rule on the server:
router.post('/', async (req, res) => {
  const sent = order.parse(req.body);
  const row = await orders.insert(sent);
  res.status(201).json(row);
});`,
  },
  workflow: {
    title: 'Department by department',
    text: 'Each step ends with something you can read, open or sign.',
    layout: 'rows',
    points: [
      {
        title: 'Map the forms',
        text: 'We collect every sheet, register and approval, and find out which of them are still used.',
        result: 'A list of screens and roles',
      },
      {
        title: 'Model the records',
        text: 'One real case is carried through the data model on paper before there is any code.',
        result: 'A schema you have read',
      },
      {
        title: 'Build by department',
        text: 'One department goes live at a time and works in the new system while the next is built.',
        result: 'A release per\u00a0department',
      },
      {
        title: 'Move the data',
        text: 'Old records are imported, counted and compared. The old system stays readable.',
        result: 'A signed comparison',
      },
    ],
  },
  closing: interfaceClosingSpreadsheet,
  cta: {
    title: 'Send us the spreadsheet it should replace',
    text: 'The one with nine tabs that only two people understand. We tell you what it takes to turn it into software.',
  },
};
