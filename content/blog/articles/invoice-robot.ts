import { digitalTypePath } from '#shared/paths.ts';
import type { Article } from '../article-blocks.ts';

export const article: Article = {
  description:
    'What an RPA robot for supplier invoices does and leaves to people: 1,000 invoices counted, twelve weeks in use, and what it costs to keep.',
  sections: [
    {
      blocks: [
        {
          kind: 'text',
          text: 'Malwa Textiles, a mill in Dewas, gets about 40 supplier invoices a day. Each was typed from the accounts program into a buyer’s portal: twelve fields, three minutes, two hours every morning. The two systems have no interface, and neither will get one.',
        },
        {
          kind: 'text',
          text: 'That is the case for which robotic process automation (RPA) was made: a program that uses the screens a person uses. Today a robot files 38 of the 40 between 07:00 and 07:13. This is how we got there, and what it still costs.',
        },
      ],
    },
    {
      title: 'Five weeks of counting first',
      figure: { value: '96', counts: 'of 1,000 invoices needed a decision' },
      blocks: [
        {
          kind: 'text',
          text: 'We sat beside the clerk for two mornings, then asked her to mark every invoice that needed a decision. After 25 working days and 1,000 invoices there were 96 marks. The reasons decided what we did next.',
        },
        {
          kind: 'table',
          caption:
            'Invoices out of 1,000 that needed a person, in the count and in a second one after the supplier list was cleaned.',
          head: ['Reason', 'First count', 'Second', 'The robot'],
          rows: [
            ['Supplier listed twice', '31', '3', 'Stops and asks which one'],
            ['Amount differs from the order', '24', '22', 'Files up to ₹1, else asks'],
            ['Tax number missing', '19', '6', 'Asks; never fills one in'],
            ['Scan cannot be read', '14', '11', 'Asks, with the picture'],
            ['Filed before', '8', '8', 'Stops and shows the receipt'],
            ['All', '96', '50', ''],
          ],
        },
        {
          kind: 'text',
          text: 'Nearly half of the odd cases went away before there was a robot. Merging duplicate suppliers and asking thirteen firms for their tax number took the clerk four afternoons. Had we automated first, the robot would have asked about the same suppliers every week.',
        },
        {
          kind: 'text',
          text: 'We also built less than was ordered. The second task on the list, a weekly sheet of open orders, turned out to be a report that the accounts program already has. It took ten minutes to switch on.',
        },
      ],
    },
    {
      title: 'Four rules for the robot',
      figure: { value: '0', counts: 'rights to pay or to change a supplier' },
      blocks: [
        {
          kind: 'list',
          items: [
            'It finds a field by its label, as a person does, and not by its place on the screen.',
            'It never chooses between two matches. Anything unclear goes to a tray, with the screen as it was.',
            'It signs in under its own name with the rights to file and to read, and none to pay or to change a supplier.',
            'An invoice counts as filed when the portal has shown a receipt number, and only then.',
          ],
        },
        {
          kind: 'code',
          caption:
            'The decision about the amount, as the robot runs it. Amounts are paise, so no rounding hides in it.',
          code: `function judgeAmount(
  invoice: Invoice,
  order?: Order,
): Decision {
  if (!order) {
    return ask('No such order.');
  }
  const off = Math.abs(
    invoice.paise - order.paise,
  );
  if (off > LIMIT_PAISE) {
    return ask('The amount differs.');
  }
  return file();
}`,
        },
      ],
    },
    {
      title: 'The first twelve weeks',
      figure: { value: '3', counts: 'differences in 400 invoices, one of them ours' },
      blocks: [
        {
          kind: 'text',
          text: 'For two weeks robot and clerk did the same invoices, and we compared. There were three differences in 400: two were typing errors by hand, one was ours, a supplier whose name ends in a dot. Then the clerk stopped typing.',
        },
        {
          kind: 'chart',
          isWide: true,
          caption:
            'Share of invoices filed without a person, by week. Until week 4 it asked about every paisa of difference. In week 7 the portal renamed a field, and the robot did nothing for one morning.',
          description:
            'One curve over twelve weeks. It rises from 88 percent to 95 percent in week 4, falls to 76 percent in week 7 and is back at 95 percent from week 8 on.',
          x: { name: 'Week', from: 1, to: 12, ticks: [1, 4, 7, 10, 12] },
          y: { name: 'Filed, %', from: 0, to: 100, ticks: [0, 25, 50, 75, 100] },
          lines: [
            {
              name: 'Filed by the robot',
              points: [
                [1, 88],
                [2, 90],
                [3, 92],
                [4, 95],
                [5, 95],
                [6, 94],
                [7, 76],
                [8, 95],
                [9, 95],
                [10, 96],
                [11, 95],
                [12, 95],
              ],
            },
          ],
        },
        {
          kind: 'text',
          text: 'Week 7 is the part that sales brochures leave out. “Invoice number” had become “Bill number” overnight. The robot did not find its label, filed nothing and sent one message at 07:01. The clerk typed that morning, and we changed one line by noon. A robot that clicks at positions would have filed 40 wrong entries instead.',
        },
      ],
    },
    {
      title: 'What it saves, and what it costs to keep',
      figure: { value: '37 h', counts: 'saved a month, for three to four hours of upkeep' },
      blocks: [
        {
          kind: 'text',
          text: 'The two hours are now about twenty minutes: two open cases, and four filed invoices chosen at random that the clerk checks. That is some 37 hours a month. Against it stand five weeks of one engineer, a test copy of the portal’s pages, and three to four hours of upkeep a month, mostly for changed screens.',
        },
        {
          kind: 'text',
          text: 'We advise against a robot below about 20 cases a day, where the rules change each month, or where one of the two systems can be replaced within a year. An interface is always cheaper to keep than a robot, if you can get one.',
        },
      ],
    },
  ],
  closing: {
    title: 'A screen that gets retyped every day?',
    text: 'Show it to us in a call. You get a count of the odd cases first, and an answer that may be no.',
    action: { label: 'How we build with RPA', to: digitalTypePath('rpa-consulting-service') },
  },
};
