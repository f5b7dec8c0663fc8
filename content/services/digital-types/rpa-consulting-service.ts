import { articlePath, CLIENTS, digitalTypePath, industryPath } from '#shared/paths.ts';
import { between } from '#shared/picture-source.ts';
import { company } from '../../company.ts';
import { interfaceRobot } from '../../pictures/interface/robot.ts';
import type { DigitalService } from './digital-type-copy.ts';

const STEP = `export async function fileInvoice(
  portal: Page,
  { number, amount, supplier }: Invoice,
): Promise<Outcome> {
  const field = (label: string) =>
    portal.getByLabel(label);
  await field('Invoice number')
    .fill(number);
  await field('Amount').fill(amount);

  await field('Supplier').fill(supplier);
  const list =
    portal.getByRole('listbox');
  await list.waitFor();
  const hits = list.getByRole('option', {
    name: supplier,
    exact: true,
  });
  // None, or two: a person decides.
  if ((await hits.count()) !== 1) {
    return {
      state: 'ask',
      reason: 'supplier is not clear',
    };
  }
  await hits.click();

  await portal
    .getByRole('button', {
      name: 'Submit',
    })
    .click();
  const receipt = await portal
    .getByRole('status')
    .innerText();
  return { state: 'filed', receipt };
}`;

const MORNING = `07:00  40 invoices in the tray
07:00  MT-2291  filed, 88-1043
07:00  MT-2292  filed, 88-1044
07:01  MT-2293  two of that name
07:01  MT-2294  filed, 88-1045
       ...
07:06  MT-2311  not in the list
07:13  38 filed, receipts kept
        2 left for Accounts

Robot   13 min, 20 s an invoice
Person  20 min, before: 120 min
Filed under a wrong supplier: 0`;

export const rpaConsultingService: DigitalService = {
  title: 'RPA consulting service',
  description:
    'RPA consulting by Tamra Works: we study the routine at the desk, write down its exceptions and build software robots that ask when unsure.',
  banner: {
    badge: 'RPA consulting service',
    title: 'Hand the retyping to a robot,',
    highlight: 'and keep the judgement',
    subtitle:
      'Robotic process automation for offices whose systems do not talk to each other. We begin at the desk of the person who does the work, and sometimes we advise you to drop a step instead.',
  },
  change: {
    form: 'minutes',
    name: 'A person\u2019s time for 40 invoices',
    before: {
      choice: 'Retyped by hand',
      said: 'of a morning: twelve fields from one window into another, 40 times. About 3 min each.',
    },
    after: {
      choice: 'Filed by a robot',
      said: 'of a morning, where it was 120. Two of 40 did not fit and wait for a person.',
    },
    figures: ['120 min', '20 min'],
  },
  wide: {
    after: 'banner',
    title: '40 invoices on one scale of time',
    text: 'A person types them all, or a robot files 38 at 20 s each and a person decides about the two that do not fit and checks four.',
    marks: [
      ['With the robot', '13 + 20 min'],
      ['Person, before', '120 min'],
    ],
  },
  capabilities: {
    title: 'What RPA consulting covers',
    text: 'A robot only makes a bad process faster, so the first thing you get from us is a list of what to stop doing.',
    layout: 'columns',
    evidence: {
      kind: 'sheet',
      name: 'accounts office, one week beside the work',
      caption:
        'An example of what the study ends with: one robot, two changes without one, one task that stays.',
      columns: ['Task', 'A week', 'Advice'],
      rows: [
        ['Supplier invoices', '200', 'robot'],
        ['Bank statements', '\u00a0\u00a05', 'file import'],
        ['Weekly stock list', '\u00a0\u00a01', 'drop it'],
        ['Credit notes', '\u00a0\u00a09', 'stays by hand'],
      ],
    },
    points: [
      {
        icon: 'search',
        title: 'A study of the process',
        text: 'We sit beside the work, count the cases and mark where a person really decides something.',
      },
      {
        icon: 'chart-column',
        title: 'A case for or against',
        text: 'What the robot would save, what it costs to keep, and which tasks are not worth one.',
      },
      {
        icon: 'bot',
        title: 'Robots that read labels',
        text: 'They find a field by its label and survive a moved button, unlike a recording of clicks.',
      },
      {
        icon: 'circle-alert',
        title: 'A tray for the odd cases',
        text: 'Whatever does not fit goes to a person, with the screen as the robot saw it and the reason.',
      },
      {
        icon: 'lock',
        title: 'Accounts of their own',
        text: 'Each robot signs in under its own name, with the least rights the task needs.',
      },
      {
        icon: 'clock',
        title: 'A log for the auditor',
        text: 'Who, what, when and with which receipt, kept as long as your rules ask for.',
      },
    ],
  },
  demo: {
    title: 'One step of an invoice robot',
    description:
      'It files an invoice in a supplier portal. Where the supplier’s name is not clear, it stops and asks.',
    codeAt: 'end',
    features: [
      'Fields are found by the label a person reads',
      'An unclear supplier goes to a colleague, with the reason',
      'The portal’s receipt is kept as proof of filing',
      'Written as code, so it is reviewed and tested like code',
    ],
    code: [{ id: 'code-step', label: 'Robot step', file: 'file-invoice.ts', text: STEP }],
    run: { file: 'robot-ap-1, an example morning', text: MORNING },
  },
  resources: {
    title: 'Before you decide',
    cards: [
      {
        title: 'An invoice robot that files 38 of 40',
        badge: 'Story',
        picture: between(480, 1200, interfaceRobot),
        description:
          'What a textile mill’s robot does each morning, which cases it leaves to people, and what its upkeep costs.',
        actions: [{ label: 'Read the story', to: articlePath('invoice-robot') }],
      },
      {
        title: 'Files and signatures in banking',
        badge: 'Industry',
        description: 'Onboarding, loan files and checks, with the rules a regulator expects to see on paper.',
        actions: [{ label: 'Banking', to: industryPath('banking') }],
      },
      {
        title: 'Replace the screen instead',
        badge: 'Service',
        description:
          'If the old system can go, a form with an approval is simpler than a robot in front of it.',
        actions: [{ label: 'Low-code development', to: digitalTypePath('low-code-development') }],
      },
    ],
  },
  cta: {
    title: 'Show us one task',
    description:
      'A call with a shared screen is enough for a first answer: automate the task, change it or drop it.',
    metrics: [
      { value: company.figures.satisfaction, label: company.figures.satisfied },
      {
        value: '50K+',
        label: 'developers: the community of the automation tools we build with, as its maker counts it',
      },
      { value: '80%', label: 'faster time to market: the best case reported for one office task' },
    ],
    second: { label: 'What clients say', to: CLIENTS },
  },
};
