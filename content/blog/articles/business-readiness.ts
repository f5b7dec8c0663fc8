import { CONTACT } from '#shared/paths.ts';
import type { Article } from '../article-blocks.ts';

export const article: Article = {
  description:
    'Twelve questions from a government workshop on business readiness, with the evidence a buyer, bank or auditor accepts as an answer.',
  sections: [
    {
      blocks: [
        {
          kind: 'text',
          text: 'Thirty owners of small firms, one hall, one question: a buyer from abroad wants to place a first order and sends a questionnaire. What do you answer, and can you show it?',
        },
        {
          kind: 'text',
          text: 'The workshop was part of a state programme for exporters around Indore: a pump maker, two garment units, a spice packer, several machine shops. We were asked to speak about software. We spoke about evidence instead, because that is what the questionnaires ask for.',
        },
      ],
    },
    {
      title: 'Twelve questions that always come',
      figure: { value: '2', counts: 'of thirty owners had ever opened one of their backups' },
      blocks: [
        {
          kind: 'table',
          isWide: true,
          caption: 'Collected from real questionnaires of buyers, banks and auditors, in plain words',
          head: ['They ask', 'They accept'],
          rows: [
            ['Who may change a price?', 'A list of names, and a log of changes'],
            ['Who may pay a bill?', 'Two people; the bank’s own settings on paper'],
            ['What happens when somebody leaves?', 'A checklist signed for the last leaver'],
            ['Where is the costing sheet?', 'One place, and the date of its last copy'],
            ['When did you last restore a backup?', 'A date, a file and who did it'],
            ['Which batch went into this order?', 'The lot number, found within an hour'],
            ['Who tested this product?', 'A record with a name, a date and a limit'],
            ['Which drawing is valid?', 'A revision on the drawing and on the part'],
            ['How do you learn of a complaint?', 'The last three, with what was changed'],
            ['What runs without power?', 'A list, and how long'],
            ['Whose data of ours do you hold?', 'A page that says what, why and how long'],
            ['Who answers if the owner is ill?', 'A name that the customer knows already'],
          ],
        },
        {
          kind: 'text',
          text: 'We asked everybody to mark what they could show by the evening, without buying anything. The average was four. Nobody had more than seven. The backup question had the fewest marks: many had copies, two had ever opened one.',
        },
      ],
    },
    {
      title: 'The day the costing computer stops',
      figure: { value: '11:00', counts: 'it does not start; a quotation is due at four' },
      blocks: [
        {
          kind: 'text',
          text: 'In the afternoon we played it through. One computer holds the costing sheet, and at eleven in the morning it does not start. A quotation is due at four. Each table had to write down, in steps of fifteen minutes, what it would do.',
        },
        {
          kind: 'text',
          text: 'The machine shop that did best had no server at all. Its owner prints the price list every Monday and keeps the sheet on two memory sticks, one of them at home. The one that did worst had paid for a cloud drive that had stopped copying in March, and nobody received its warnings.',
        },
        {
          kind: 'text',
          text: 'The lesson is not to go back to paper. A safeguard counts only if somebody has used it recently.',
        },
      ],
    },
    {
      title: 'What to do on Monday',
      figure: { value: '5 weeks', counts: 'to the first version, since the list of roles was ready' },
      blocks: [
        {
          kind: 'list',
          isOrdered: true,
          items: [
            'Restore one file from your backup to another computer. Write down the date.',
            'Give each person an account of their own for the bank, the mail and the costing. Shared passwords answer none of the twelve questions.',
            'Turn on the second factor for the owner’s mail account. Every other password can be reset from it.',
            'Choose one product and follow one delivery back to its raw material. Note where you had to guess.',
            'Put the answers into one folder. That is your readiness file, and it gets better with each questionnaire.',
          ],
        },
        {
          kind: 'text',
          text: 'None of this needs software from us. It does prepare for it: a firm that can say who may change a price has already written the first page of its requirements. When two of the participants later asked for an ordering app, the list of roles was ready, and the first version took five weeks.',
        },
        {
          kind: 'text',
          text: 'The programme repeats the workshop in the new year. The table above may be copied and used without asking us.',
        },
      ],
    },
  ],
  closing: {
    title: 'A questionnaire on your desk?',
    text: 'Send us the questions you cannot answer yet. We say which need software, and which need an afternoon.',
    action: { label: 'Write to us', to: CONTACT },
  },
};
