import { digitalTypePath } from '#shared/paths.ts';
import { interfaceEvolutionChatbot } from '../pictures/interface/evolution-chatbot.ts';
import { interfaceEvolutionData } from '../pictures/interface/evolution-data.ts';
import { interfaceEvolutionGate } from '../pictures/interface/evolution-gate.ts';
import { interfaceEvolutionIop } from '../pictures/interface/evolution-iop.ts';
import { interfaceEvolutionLowCode } from '../pictures/interface/evolution-low-code.ts';
import { interfaceEvolutionMl } from '../pictures/interface/evolution-ml.ts';
import { interfaceEvolutionPile } from '../pictures/interface/evolution-pile.ts';
import { interfaceEvolutionRpa } from '../pictures/interface/evolution-rpa.ts';

/** Copy of /digital-evolution (behaviour S5). */
export const digitalEvolution = {
  title: 'Digital evolution',
  description:
    'Low-code, RPA, data science, IoP, AI/ML and WhatsApp chatbots from Tamra Works in Indore: six ways to take routine off paper and people.',
  hero: {
    label: 'Digital evolution',
    title: 'Take the routine off paper, one process at a time',
    lead: 'We begin with the step that costs your people the most time, put software where it helps, and leave the rest as it was.',
    picture: interfaceEvolutionGate,
  },
  actions: ['Get in touch', 'Get in touch'],
  closing: interfaceEvolutionPile,
  services: {
    title: 'Our comprehensive digital transformation services',
    line: 'Six services, seldom all\u00a0at\u00a0once',
    text: 'We say which one we would start with, and why, before anything is built.',
    more: 'Read more',
    less: 'Show less',
    /** Characters of a description before it is cut. */
    previewCharacters: 150,
    cards: [
      {
        icon: 'layers',
        picture: interfaceEvolutionLowCode,
        title: 'Low-code development',
        description:
          'Approval forms, stock lists and inspection sheets, assembled on a low-code platform instead of being written from nothing, in weeks and not in months. We begin with a model of your data, write the few parts that need real code, and train the colleague who will change the form next year.',
      },
      {
        icon: 'bot',
        picture: interfaceEvolutionRpa,
        title: 'RPA consulting services',
        description:
          'Someone in your office copies the same fields from one screen to another every morning. We sit beside that work and write down its every exception. Afterwards a software robot does the routine, logs each step and asks a person when a case does not fit.',
      },
      {
        icon: 'chart-line',
        picture: interfaceEvolutionData,
        title: 'Data science',
        description:
          'Machine readings, service tickets and sales sit in three places that nobody can compare. We join and clean them, and say what they can tell. Afterwards there is a forecast or a report that your own people can run again on next month’s data.',
      },
      {
        icon: 'users',
        picture: interfaceEvolutionIop,
        title: 'IoP development',
        description:
          'IoP is the Internet of People: devices and services that act for the person who carries them, and not for some machine on the wall of a factory. Wearables and badges come with phone apps in which the owner decides what is shared, with whom and for how long, and can take it back.',
      },
      {
        icon: 'brain',
        picture: interfaceEvolutionMl,
        title: 'AI/ML development',
        description:
          'We collect and label your pictures or readings, train a model on them, and compare it with the simple rule that your people go by until that day. Nothing goes live that does no better than the rule: on the board if the answer must be quick, on a server if there is too much data for a board.',
      },
      {
        icon: 'message-circle',
        picture: interfaceEvolutionChatbot,
        title: 'WhatsApp chatbot',
        description:
          'Your customers write to you on WhatsApp already. A chatbot answers what they ask every day, looks up an order, or books a visit in your own system. Conversations that it is unsure of go to a colleague at once, with their whole history.',
      },
    ],
  },
  begin: {
    jump: 'Four common cases',
    title: 'Which one sounds familiar?',
    text: 'Four sentences we hear in offices, each with the first result you would get and the page with the details.',
    rows: [
      {
        heard: 'Someone has to walk over and read the meter.',
        first: 'One device reporting to one screen.',
        to: digitalTypePath('iot-development'),
        name: 'IoT development',
      },
      {
        heard: 'The approval is somewhere in my email.',
        first: 'The form and its two approvers, in use.',
        to: digitalTypePath('low-code-development'),
        name: 'Low-code development',
      },
      {
        heard: 'We type it in here, and then again over there.',
        first: 'The task written down, with every exception.',
        to: digitalTypePath('rpa-consulting-service'),
        name: 'RPA consulting',
      },
      {
        heard: 'Dealers send their orders as a photo.',
        first: 'A catalogue your regular buyers can order from.',
        to: digitalTypePath('digital-commerce'),
        name: 'Digital commerce',
      },
    ],
    firstLabel: 'First result',
  },
  cta: {
    title: 'Which task should we look at first?',
    text: 'Describe it as you would to a new colleague. We answer with what we would try first, and what we would leave alone.',
  },
} as const;
