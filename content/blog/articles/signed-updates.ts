import { CONTACT } from '#shared/paths.ts';
import type { Article } from '../article-blocks.ts';

export const article: Article = {
  description:
    'A review list for small connected devices: debug port, signed updates with rollback protection, radio commands, set-up page and account.',
  sections: [
    {
      blocks: [
        {
          kind: 'text',
          text: 'Before a connected product leaves us, one person who did not build it gets a unit, a screwdriver and a day. That person is usually me. Here is the list I work through, and what I find most often.',
        },
        {
          kind: 'text',
          text: 'It is written for devices that cost as much as a meal and live for ten years: loggers, gateways, switches. An attacker has one of them on the table. The question is not whether that one falls. It is whether one fallen device opens all the others.',
        },
      ],
    },
    {
      title: 'The five doors',
      figure: { value: '1 day', counts: 'for one person who did not build it' },
      blocks: [
        {
          kind: 'table',
          caption:
            'One day, five doors, in this order, because the first finding makes the next ones easier.',
          head: ['Door', 'What I try', 'Expected'],
          rows: [
            ['Debug port', 'Read the flash by SWD or UART', 'Locked; no secret of the fleet in it'],
            ['Update', 'A changed image, and an old signed one', 'Both refused, the old firmware runs on'],
            ['Radio', 'Record a command, send it again', 'Refused: it was used'],
            ['Set-up page', 'Join, read, then set up again', 'Open only after a press of the button'],
            ['Account', 'Ask for somebody else’s device', '404, and a line in the log'],
          ],
        },
      ],
    },
    {
      title: 'Debug port: assume it is read',
      figure: { value: '1', counts: 'unit is all that reading one unit gives' },
      blocks: [
        {
          kind: 'text',
          text: 'Read-out protection on small controllers slows people down; for several families there are published ways round it. So lock the port, and then plan as if it were open. Each unit gets keys of its own when it is made. Whoever reads one unit owns one unit. A shared password in the firmware, even one that only fetches updates, fails the review without discussion.',
        },
      ],
    },
    {
      title: 'Updates: signed, and never backwards',
      figure: { value: '20', counts: 'moments of an update, chosen at random, at which the plug is pulled' },
      blocks: [
        {
          kind: 'text',
          text: 'Almost everybody signs firmware images now. Fewer devices refuse an old one. An old image has a valid signature and the fault you have just repaired, so the device has to remember the highest version it has run, in a place that only counts upwards.',
        },
        {
          kind: 'code',
          isWide: true,
          caption: 'The order matters: nothing of the image is used before its signature has been checked.',
          code: `enum verdict judge(struct image *img)
{
    if (img->size > SLOT_SIZE)
        return TOO_LARGE;
    if (!ed25519_verify(
            img->signature,
            img->header_and_code,
            img->size, public_key))
        return NOT_OURS;
    if (img->board != this_board())
        return OTHER_BOARD;
    if (img->version < min_version())
        return TOO_OLD;
    return ACCEPT;
}`,
        },
        {
          kind: 'text',
          text: 'Then pull the plug, at 20 moments of an update, chosen at random. The device must come up each time with the old firmware or the new one. Two slots and a confirmation after the first successful report do this. The counter moves only with that confirmation, or a failed update locks out the version you have to go back to.',
        },
        {
          kind: 'text',
          text: 'The private key is not on the build server. It lives on a hardware token in a safe, two people are needed to use it, and they sign releases, not branches.',
        },
      ],
    },
    {
      title: 'Radio: refuse a recorded command',
      figure: { value: '8 bytes', counts: 'more on air, and a recorded command is worth nothing' },
      blocks: [
        {
          kind: 'text',
          text: 'Simple 433 MHz remotes, our own kit module included, send the same code at each press. For a demonstration robot that is fine. For a gate it is not: whoever records it opens it. A product gets a counter and a message authentication code: eight more bytes on air, and the receiver takes each counter value once.',
        },
      ],
    },
    {
      title: 'What I find most often',
      figure: { value: '5', counts: 'finds, none of which takes a week to repair' },
      blocks: [
        {
          kind: 'list',
          isOrdered: true,
          items: [
            'A test account that still works, with a password from the first week.',
            'A set-up network that stays open for as long as the device has power.',
            'Error responses that distinguish “no such device” from “not yours”.',
            'A debug log with the Wi-Fi password in it.',
            'No way to tell customers. Have a page, an address and a `security.txt` before you need them.',
          ],
        },
        {
          kind: 'text',
          text: 'None of these takes special tools to find or a week to repair. They take one person with a free day before the release. Plan that day from the start.',
        },
      ],
    },
  ],
  closing: {
    title: 'A device about to ship?',
    text: 'Send us one unit and a date. You get a list, sorted by what opens the other units.',
    action: { label: 'Ask for a review', to: CONTACT },
  },
};
