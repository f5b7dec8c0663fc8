import { DIGITAL_EVOLUTION, digitalTypePath, industryPath, webTypePath } from '#shared/paths.ts';
import { company } from '../../company.ts';
import { interfaceApprovalRule } from '../../pictures/interface/approval-rule.ts';
import type { DigitalService } from './digital-type-copy.ts';

const FLOW = `{
  "flow": "purchase-request",
  "form": {
    "item": {
      "type": "text",
      "required": true
    },
    "amount": {
      "type": "money",
      "currency": "INR"
    },
    "quote": {
      "type": "file",
      "accept": ["application/pdf"]
    }
  },
  "steps": [
    {
      "id": "lead",
      "ask": "team-lead",
      "dueIn": "P1D"
    },
    {
      "id": "finance",
      "ask": "finance",
      "when": "amount > 50000",
      "dueIn": "P2D"
    },
    {
      "id": "order",
      "run": "createPurchaseOrder"
    }
  ],
  "onRefusal": {
    "tell": "requester",
    "require": "reason"
  },
  "onOverdue": { "ask": "deputy" },
  "mayRead": {
    "request": [
      "requester",
      "team-lead",
      "finance"
    ],
    "quote": ["team-lead", "finance"]
  }
}`;

const TRIAL = `request             went to
------------------------------------
50,000              lead
50,001              lead, finance
84,000, refused     requester: reason
no answer in P1D    deputy of lead
quote as .docx      not accepted
item left empty     not accepted

6 of 6 as agreed, on the test copy`;

export const lowCodeDevelopment: DigitalService = {
  title: 'Low-code development',
  description:
    'Internal tools on a low-code platform by Tamra Works: forms, approvals and lists your own people can change, with real code where it is needed.',
  banner: {
    badge: 'Low-code development',
    title: 'Internal tools your own people',
    highlight: 'can change next year',
    subtitle:
      'Forms, approvals, registers and reports on a low-code platform. We set up the data and the rules, write code only where the platform ends, and hand it over while it is in use.',
  },
  change: {
    form: 'sheet',
    name: 'One purchase request',
    before: {
      choice: 'Spreadsheet',
      said: 'Version 7 of a file, with nine tabs. Who approved row 31 is in somebody\u2019s email.',
    },
    after: {
      choice: 'Form with approvals',
      said: 'One record with its quote attached. An overdue step goes to the deputy by itself.',
    },
    tabs: ['Q1', 'Q1 new', 'Q2', 'old', 'Final_7'],
    cells: [
      ['29', 'Toner', '4,200', 'ok RS'],
      ['30', 'Chairs', '38,000', 'ok?'],
      ['31', 'Compressor', '#REF!', ''],
      ['32', 'Gloves', '1,150', 'ok AM'],
      ['31b', 'Compressor', '84,000?', 'ask Ravi'],
    ],
    lines: [
      ['Requester', 'Mon 09:12', 'Compressor, 84,000 with one quote as PDF'],
      ['Team lead', 'Mon 15:40', 'Approved within the day'],
      ['Finance', 'due Wed', 'Asked, because it is above 50,000'],
    ],
  },
  picture: interfaceApprovalRule,
  capabilities: {
    title: 'How a low-code tool stays maintainable',
    text: 'A low-code tool fails the way a spreadsheet does: it grows until nobody dares to touch it. These are the habits that prevent it.',
    layout: 'pairs',
    points: [
      {
        icon: 'database',
        title: 'Data first',
        text: 'We agree on the records and their owners before the first screen is dragged into place.',
      },
      {
        icon: 'workflow',
        title: 'Rules in one place',
        text: 'Limits and approvers stand in a flow definition that can be read, compared and reviewed.',
      },
      {
        icon: 'lock',
        title: 'Rights by role',
        text: 'Nobody sees salaries because a page was copied. Roles are tested like any other feature.',
      },
      {
        icon: 'git-branch',
        title: 'A test copy',
        text: 'Changes go to a test copy first and reach your people only after somebody has signed off.',
      },
      {
        icon: 'handshake',
        title: 'Connections to what you have',
        text: 'Accounts, stock and email stay where they are; the tool reads from them and writes back.',
      },
      {
        icon: 'graduation-cap',
        title: 'A maintainer in your office',
        text: 'We train one of your colleagues on your own flows until they make a change without us.',
      },
    ],
  },
  wide: {
    after: 'capabilities',
    isPaper: true,
    figure: '54 h',
    title: 'at the latest, then the deputy is asked',
    text: 'A compressor for 84,000, from Monday to Wednesday. Each hand has it for a limited time, and it moves on by itself.',
    marks: [
      ['Requester', 'Mon 09:12'],
      ['Team lead', 'Mon 15:40'],
      ['Finance', 'due Wed 15:40'],
      ['Deputy', 'from then on'],
    ],
  },
  demo: {
    title: 'A purchase request, written down once',
    description:
      'This is the whole rule, in the shape in which we agree on it with you. Each platform spells it in its own way; what it says stays yours.',
    codeAt: 'start',
    features: [
      'Finance is asked only above the limit you set',
      'Due times in ISO 8601, so one day means one day',
      'A refusal needs a reason, and the requester reads it',
      'An overdue step goes to a deputy and never waits in silence',
    ],
    code: [{ id: 'code-flow', label: 'Flow', file: 'purchase-request.json', text: FLOW }],
    run: { file: 'Trial of the flow', text: TRIAL },
  },
  resources: {
    title: 'Related work',
    cards: [
      {
        title: 'When a robot is the better answer',
        badge: 'Service',
        description:
          'If both systems stay and only the typing between them costs time, RPA is cheaper than a new form.',
        actions: [{ label: 'RPA consulting', to: digitalTypePath('rpa-consulting-service') }],
      },
      {
        title: 'When it should be an app of its own',
        badge: 'Service',
        description:
          'Many users, many records or no licence per seat: then we write it, and you own every line.',
        actions: [
          { label: 'React.js', to: webTypePath('reactjs-development') },
          { label: 'Progressive web apps', to: webTypePath('progressive-web-application-development') },
        ],
      },
      {
        title: 'Tools for clinics',
        badge: 'Industry',
        description: 'Visits, rooms and consent forms: what changes when the records are about patients.',
        actions: [{ label: 'Healthcare', to: industryPath('healthCare') }],
      },
    ],
  },
  cta: {
    title: 'Start with your hardest spreadsheet',
    description:
      'We open it together, find the records hidden in it, and show you the first form made from them.',
    metrics: [
      { value: company.figures.projects, label: 'projects' },
      {
        value: '50K+',
        label: 'developers: the community of the low-code platforms we build on, as its maker counts it',
      },
      {
        value: '80%',
        label: 'faster time to market: the best case reported, against writing the tool from nothing',
      },
    ],
    second: { label: 'All digital services', to: DIGITAL_EVOLUTION },
  },
};
