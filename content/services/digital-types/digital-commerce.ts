import { articlePath, PORTFOLIO, PRODUCTS, webTypePath } from '#shared/paths.ts';
import { between } from '#shared/picture-source.ts';
import { company } from '../../company.ts';
import { interfaceDealerOrder } from '../../pictures/interface/dealer-order.ts';
import { moduleL293d } from '../../pictures/module/l293d.ts';
import { moduleRelay } from '../../pictures/module/relay.ts';
import type { DigitalService } from './digital-type-copy.ts';

const WEBHOOK = `// Signed are the bytes: they stay raw.
const type = () => true;
hooks.use(express.raw({ type }));

hooks.post('/', async (req, res) => {
  const { body } = req;
  const sent = req.get('x-signature');
  if (!isGenuine(body, sent))
    return res.sendStatus(401);
  const event = JSON.parse(String(body));
  // Sent twice, booked once: by its id.
  await orders.markPaid(event);
  res.sendStatus(204);
});

function isGenuine(
  body: unknown,
  signature = '',
): boolean {
  if (!Buffer.isBuffer(body))
    return false;
  const expected =
    createHmac('sha256', secret)
      .update(body).digest();
  const given =
    Buffer.from(signature, 'hex');
  return (
    given.length === expected.length &&
    timingSafeEqual(given, expected)
  );
}`;

const DELIVERIES = `POST /payment
------------------------------------
evt_81  order 5502      204  paid
evt_81  order 5502      204  no change
evt_82  altered body    401  refused
evt_82  order 5503      204  paid
evt_83  no signature    401  refused
evt_84  old secret      401  refused
evt_85  database away   500  retried
evt_85  order 5504      204  paid

8 messages, 3 orders paid once each`;

export const digitalCommerce: DigitalService = {
  title: 'Digital commerce',
  description:
    'Digital commerce by Tamra Works: ordering for dealers and shops for buyers, tied to stock, prices and accounts, with payments booked exactly once.',
  banner: {
    badge: 'Digital commerce',
    title: 'Orders that arrive complete,',
    highlight: 'from dealers and first-time buyers',
    subtitle:
      'Ordering portals for regular buyers and shops for everybody else, tied to the stock, price list and accounts you already keep. We sell modules ourselves, so we know what a wrong part number costs.',
  },
  change: {
    form: 'message',
    name: 'An order from a dealer',
    before: {
      choice: 'Message',
      said: 'Three questions go back before it can be packed, and the price is from last year.',
    },
    after: {
      choice: 'Order in the shop',
      said: 'Complete when it arrives: part numbers, the dealer\u2019s own prices, stock reserved.',
    },
    message: [
      'need 20 relay like last time',
      'the blue ones, maybe 2 channel',
      'send by thu pls. price same no?',
    ],
    lines: [
      ['20 × Relay module, 2-channel', 'in stock'],
      ['20 × 240.00, less 10%', 'agreed till March'],
      ['Dispatch on Thursday', 'before 16:00'],
      ['On account, 30 days', 'within the limit'],
    ],
  },
  ordered: moduleRelay,
  picture: interfaceDealerOrder,
  capabilities: {
    title: 'What has to agree behind the shop',
    text: 'Most of the work in a shop starts when somebody has pressed the button: prices, stock, payment and accounts have to agree.',
    layout: 'rows',
    points: [
      {
        icon: 'package',
        title: 'Product data, checked',
        text: 'Variants, units and tables of values entered once and checked before they are published.',
      },
      {
        icon: 'users',
        title: 'Ordering for dealers',
        text: 'Agreed prices, credit limits and a repeat of last month’s order, without a phone call.',
      },
      {
        icon: 'credit-card',
        title: 'Payments and refunds',
        text: 'Your gateway of choice, signed messages only, and a ledger that shows every attempt.',
      },
      {
        icon: 'layers',
        title: 'Stock that is right',
        text: 'Reserved when paid, released when cancelled, and the same number in shop and store room.',
      },
      {
        icon: 'file-text',
        title: 'GST invoices',
        text: 'Numbered without gaps, with the tax of the place of supply, and sent to your accounts.',
      },
      {
        icon: 'zap',
        title: 'Pages that open on a weak signal',
        text: 'The catalogue is readable before any script has run, and the basket survives a lost line.',
      },
    ],
  },
  demo: {
    title: 'A payment webhook that checks first',
    description:
      'A payment gateway reports to this address. So can anybody else on the internet, which is why the signature is checked first.',
    codeAt: 'start',
    features: [
      'HMAC-SHA-256 over the bytes exactly as they were sent',
      'Compared in constant time, after the lengths',
      'A repeated message changes nothing',
      'Answered only once the order is stored as paid',
    ],
    code: [{ id: 'code-webhook', label: 'Webhook', file: 'payment-hook.ts', text: WEBHOOK }],
    run: { file: 'Gateway in test mode', text: DELIVERIES },
  },
  wide: {
    after: 'demo',
    figure: '3 of 8',
    title: 'messages are an order paid',
    text: 'What reached the address in test mode. A message that is not signed by the gateway ends at the first line, one that says nothing new at the second.',
    marks: [
      ['Signature', '3 refused'],
      ['Order book', '1 known, 1 retried'],
      ['Paid', '3 orders, once each'],
    ],
  },
  resources: {
    title: 'What it is built from',
    cards: [
      {
        title: 'A catalogue you can try',
        badge: 'Products',
        picture: between(480, 1200, moduleL293d),
        description:
          'Our own four modules, with tables, features and drawings from one set of records. The plain version of what we would build for you.',
        actions: [{ label: 'See the modules', to: PRODUCTS }],
      },
      {
        title: 'Shops that install like apps',
        badge: 'Service',
        description:
          'Progressive web apps for buyers who come back, and the Node.js servers that answer them.',
        actions: [
          { label: 'Progressive web apps', to: webTypePath('progressive-web-application-development') },
          { label: 'Node.js', to: webTypePath('nodejs-development') },
        ],
      },
      {
        title: 'An agent that asks before it books',
        badge: 'Story',
        description:
          'After the sale: a chat that finds the likely part and the date, and leaves both in the order.',
        actions: [{ label: 'Read the story', to: articlePath('repair-agent') }],
      },
    ],
  },
  cta: {
    title: 'Send us your last ten orders',
    description:
      'As email, photo or voice message, the way they came. We show you what each of them lacked, and how an order form would have asked for it.',
    metrics: [
      { value: company.figures.projects, label: 'projects' },
      {
        value: '50K+',
        label: 'developers: the community of the commerce platforms we build on, as its maker counts it',
      },
      { value: '80%', label: 'faster time to market: the best case reported for programmes on a platform' },
    ],
    second: { label: 'See our projects', to: PORTFOLIO },
  },
};
