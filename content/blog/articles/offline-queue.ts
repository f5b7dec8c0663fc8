import { appTypePath } from '#shared/paths.ts';
import type { Article } from '../article-blocks.ts';

export const article: Article = {
  description:
    'An offline-first queue for Android phones with little memory: the table, the retry rules and the five cases to try before you ship.',
  sections: [
    {
      blocks: [
        {
          kind: 'text',
          text: 'A driver scans forty parcels in a basement. In the evening the count is two short. The log shows forty scans, thirty-eight deliveries and not one error.',
        },
        {
          kind: 'text',
          text: 'The phone had 2 GB of memory and a camera app beside ours. Android closed us to make room, as it may. Two scans lived in memory, waiting for a network. There was no fault to log: the process was simply no longer there.',
        },
      ],
    },
    {
      title: 'On disk first, then on the screen',
      figure: { value: '2', counts: 'parcels that this rule would have saved' },
      blocks: [
        {
          kind: 'text',
          text: 'The rule that would have saved the two parcels is short. Nothing is shown as done until it is in a database on the phone. Sending is a second matter, and works from that table alone.',
        },
        {
          kind: 'code',
          caption: 'The whole queue. SQLite has been on every Android phone since the first.',
          code: `CREATE TABLE outbox (
  -- a UUID, made at the press
  id       TEXT PRIMARY KEY,
  -- milliseconds, the phone's clock
  made_at  INTEGER NOT NULL,
  -- 'scan', 'signature', 'photo'
  kind     TEXT NOT NULL,
  -- JSON, at most 64 kB
  body     TEXT NOT NULL,
  tries    INTEGER NOT NULL DEFAULT 0,
  next_try INTEGER NOT NULL DEFAULT 0,
  -- the server's words, for a person
  refused  TEXT
);`,
        },
        {
          kind: 'text',
          text: 'The `id` is the important column. It is made once, at the press of the button, and goes with every attempt. The server has a unique index on it. If the answer is lost on the way back, the phone asks again, the server finds the row and says yes a second time. Without it, every retry risks a double delivery, and somebody will make retries rarer to avoid that.',
        },
      ],
    },
    {
      title: 'Which answers to retry',
      figure: { value: '200', counts: 'phones lost the same mast, and would come back in the same second' },
      blocks: [
        {
          kind: 'table',
          isWide: true,
          caption: 'What the sender does with an answer',
          head: ['Answer', 'Meaning', 'The entry'],
          rows: [
            ['None, 408, 429, 5xx', 'Not now', 'stays; next try after 10 s, 30 s, 2 min, then every 15 min'],
            ['200, 201, 409 with this id', 'Stored', 'is deleted'],
            ['401', 'Signed out', 'stays; everything waits for a sign-in'],
            ['Any other 4xx', 'Never', 'is marked refused and shown to the driver'],
          ],
        },
        {
          kind: 'text',
          text: 'The last row is where queues go wrong. An entry the server will never take must not block those behind it, and must not vanish either. We show it with the server’s own sentence and two choices: correct it, or hand it to the office.',
        },
        {
          kind: 'text',
          text: 'Retries carry a little randomness, up to a fifth of the wait. Otherwise two hundred phones that lost the same mast come back in the same second.',
        },
      ],
    },
    {
      title: 'What Android may do to your app',
      figure: { value: '200 MB', counts: 'free: below that, say so before the next photo' },
      blocks: [
        {
          kind: 'list',
          items: [
            'Kill the process at any time. Use WorkManager for sending: it survives, and starts after a reboot. Do not count on it to be punctual.',
            'Sleep for hours. Makers of cheap phones are stricter than Android itself. Send at once while the app is open, and treat background work as a bonus.',
            'Run out of storage. Photos go to files, shrunk to 1,600 px before they are queued. Below 200 MB free, say so before the next photo.',
            'Have the wrong date. Send the phone’s clock with each request, so that the server can work out the difference. Never sort by it alone.',
          ],
        },
      ],
    },
    {
      title: 'Five cases to try before you ship',
      figure: { value: '40', counts: 'entries wait while the app is updated, and forty arrive' },
      blocks: [
        {
          kind: 'list',
          isOrdered: true,
          items: [
            'Flight mode, ten entries, `adb shell am kill` while the app is in the background, open it again. Ten entries.',
            'A proxy that swallows the answer after the server has stored the row. One row, and the phone is content.',
            'The server answers 500 for an hour. The battery shows no difference.',
            'One entry refused in the middle of ten. Nine arrive, one waits for a person.',
            'The app is updated while forty entries wait. Forty arrive, although the new version writes them differently.',
          ],
        },
        {
          kind: 'text',
          text: 'The fifth finds the most. Keep a version number in `body`, and keep reading the old one for as long as a phone may lie in a drawer. We have seen ten weeks.',
        },
      ],
    },
  ],
  closing: {
    title: 'People who work where there is no network?',
    text: 'Tell us which phones they carry. We own most of them, and try your app on the slowest.',
    action: { label: 'How we build Android apps', to: appTypePath('android-app-development') },
  },
};
