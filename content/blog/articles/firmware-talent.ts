import { CAREER } from '#shared/paths.ts';
import type { Article } from '../article-blocks.ts';

export const article: Article = {
  description:
    'The bench task we give to firmware applicants in Indore: twenty lines of C with a real fault, and what we look for while you find it.',
  sections: [
    {
      blocks: [
        {
          kind: 'text',
          text: 'We hire people for firmware with a task of forty minutes at a bench, not with a quiz. Here is one of our tasks, printed in full. If you enjoy it, we should talk.',
        },
        {
          kind: 'text',
          text: 'The scene: a controller with an 8-bit core switches a pump through our relay module. The pump runs a few minutes every hour; a safety function turns it off after ten. To save its battery the core sleeps and calls that function every two minutes. A customer reports that one pump in thirty ran all night, always on a unit that had been powered for a long time. The unit in front of you works.',
        },
        {
          kind: 'code',
          caption: 'The code you get, shortened. The timer interrupt runs every millisecond.',
          code: `/* milliseconds since power-up */
static uint32_t ticks;

ISR(TIMER1_COMPA_vect)
{
    ticks++;
}

bool pump_is_overdue(uint32_t started)
{
    return ticks > started + 600000UL;
}`,
        },
      ],
    },
    {
      title: 'Three faults, and the one the customer met',
      figure: { value: '49 days', counts: 'for which a comparison stays false, and the pump on' },
      blocks: [
        {
          kind: 'text',
          text: 'Most candidates see the first fault: `ticks` is not `volatile`, so a compiler that inlines the function into a loop may read it once and never again. Fixing it is right, and changes nothing for this customer.',
        },
        {
          kind: 'text',
          text: 'About half see the second. On an 8-bit core, reading four bytes takes several instructions, and the interrupt may strike between them. When the lowest byte rolls over at that moment the result is off by at least 256 ms. That is rare, and the next call repairs it.',
        },
        {
          kind: 'text',
          text: 'The third keeps the pump on. After 49.7 days `ticks` starts again at zero. If the sum in the comparison wraps too, the function reports overdue at once, which is harmless. If the deadline lies in the last two minutes before the wrap, the next call comes after it: `ticks` is small, the deadline is huge, and the comparison stays false for another 49 days. Two minutes out of the sixty between two starts is one pump in thirty.',
        },
        {
          kind: 'code',
          isWide: true,
          caption: 'All three fixed. Unsigned subtraction gives the right distance across the wrap.',
          code: `static volatile uint32_t ticks;

static uint32_t now(void)
{
    uint32_t copy;
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
        copy = ticks;
    }
    return copy;
}

bool pump_is_overdue(uint32_t started)
{
    return now() - started > 600000UL;
}`,
        },
      ],
    },
    {
      title: 'What we listen for',
      figure: { value: '1 line', counts: 'a test that starts the counter just before its end' },
      blocks: [
        {
          kind: 'text',
          text: 'Finding all three is not the bar. We listen for how you look:',
        },
        {
          kind: 'list',
          items: [
            'Do you ask what the units that failed have in common? “Powered for a long time” is in the report.',
            'Do you make it fail? Starting the counter ten and a half minutes before its end shortens 49 days to a tea break.',
            'Do you say what you would add so that it never gets past us again? A test with that start value is one line.',
            'Do you ask whether a pump should depend on one counter at all? A watchdog or a float switch may be the better answer.',
          ],
        },
        {
          kind: 'text',
          text: 'You may use the datasheet, a search engine and the person beside you. You may also say “I do not know, I would measure it”. That has got people hired.',
        },
      ],
    },
    {
      title: 'The work after the task',
      figure: { value: 'Week 2', counts: 'something small of yours is released' },
      blocks: [
        {
          kind: 'text',
          text: 'You would join Mahendra Rathore’s group: C on small controllers, drivers for our motor, relay and radio modules, and the firmware of client devices. Every desk has an oscilloscope and a logic analyser. In the first week you pair with the person whose board you take over; in the second you release something small. We read every application ourselves and answer it, even when the answer is no.',
        },
      ],
    },
  ],
  closing: {
    title: 'Found a fourth fault?',
    text: 'Put it into your application. A finished project and one that did not work tell us more than a list of tools.',
    action: { label: 'See open jobs', to: CAREER },
  },
};
