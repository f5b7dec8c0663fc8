import { appTypePath } from '#shared/paths.ts';
import { interfaceRepairAgent } from '../../pictures/interface/repair-agent.ts';
import type { Article } from '../article-blocks.ts';

export const article: Article = {
  description:
    'How our appliance repair agent decides between a tip and a visit, what it may never do by itself, and which numbers we watch after launch.',
  sections: [
    {
      blocks: [
        {
          kind: 'text',
          text: 'An appliance service in Madhya Pradesh sent a technician to every call. A third of those visits ended with a tap that was closed or a filter that was full. The agent we launched for them asks first.',
        },
        {
          kind: 'text',
          text: 'It is a chat in the service’s own app. You say what the machine does, in Hindi or English, or send a picture of the display. The agent asks at most five questions, offers what can safely be tried at home, and books a visit if that does not help. The technician arrives knowing the model, the code and the likely part.',
        },
        {
          kind: 'picture',
          image: interfaceRepairAgent,
          caption:
            'A conversation of that kind, with invented names: a question, a tip, and a visit with the part on the van.',
        },
      ],
    },
    {
      title: 'The model talks, the rules decide',
      figure: { value: '0', counts: 'words about electricity, gas or covers are chosen by the model' },
      blocks: [
        {
          kind: 'text',
          text: 'A language model is good at understanding “it hums but the water stays inside”. It is a poor judge of what a person may safely do to a machine on mains voltage. So we split the two. The model turns what was said into facts: model, code, symptom, what was tried. A table written with the service’s two most senior technicians turns facts into the next step.',
        },
        {
          kind: 'table',
          isWide: true,
          caption: 'Part of that table. It is data: the technicians change it without us.',
          head: ['Facts', 'Next step', 'Likely part'],
          rows: [
            ['Drain code, water inside', 'Ask: is the filter clean? Then show how', 'Drain pump'],
            ['Fill code, no water', 'Ask: is the tap open?', 'Inlet valve'],
            ['Drum stands still, motor hums', 'Book a visit', 'Belt or capacitor'],
            ['Burning smell, any code', 'Say: unplug it. Call a person now', 'None guessed'],
            ['Facts contradict each other', 'Hand over to a person', 'None guessed'],
          ],
        },
        {
          kind: 'text',
          text: 'Every sentence about electricity, gas or opening a cover is fixed text from that table. The model chooses none of those words.',
        },
      ],
    },
    {
      title: 'What it may never do',
      figure: { value: '1', counts: 'visit, however often a phone sends the same booking' },
      blocks: [
        {
          kind: 'list',
          items: [
            'Book without a yes to the day, the time and the call-out fee, shown together.',
            'Promise a price for a repair. It may quote the fee, which is a number in the database.',
            'Keep somebody from a person. “Talk to a person” stands under every answer and needs no reason.',
            'Ask again what the app already knows: address, model and past visits come from the account.',
          ],
        },
        {
          kind: 'text',
          text: 'The booking itself is an ordinary call with an identity of its own. If the phone loses its network after the yes, the app sends the same booking again and the server answers with the same visit. Nobody gets two technicians.',
        },
      ],
    },
    {
      title: 'How we know that it works',
      figure: { value: '400', counts: 'old calls replayed before the launch' },
      blocks: [
        {
          kind: 'text',
          text: 'Before the launch we replayed 400 old calls, with the part that was finally replaced as the answer to compare with. We did not count how friendly the agent sounded. We counted four things, and still do every week:',
        },
        {
          kind: 'list',
          isOrdered: true,
          items: [
            'Visits at which nothing had to be repaired. This has to fall.',
            'Second visits for want of a part. This has to fall too.',
            'Conversations given up in the middle. This must not rise.',
            'Visits that should have been booked and were not. This must be zero, and every single one is read.',
          ],
        },
        {
          kind: 'text',
          text: 'The fourth is why the agent errs towards a visit. In the replay it sent a technician eleven times when a tip would have done. We left it so. A needless visit costs the service a trip. A missed one costs it a customer.',
        },
        {
          kind: 'text',
          text: 'What we would do earlier next time: give the technicians the table in week one. Their first correction, that two models share a code with two meanings, was worth more than a month of prompts.',
        },
      ],
    },
  ],
  closing: {
    title: 'Many calls about the same few faults?',
    text: 'Send us a month of them without names. We will tell you which share an agent could settle.',
    action: { label: 'How we build Flutter apps', to: appTypePath('flutter-app-development') },
  },
};
