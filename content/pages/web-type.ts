import type { WebType } from '#shared/slugs.ts';
import { mean } from './web-types/mean.ts';
import { node } from './web-types/node.ts';
import { progressive } from './web-types/progressive.ts';
import { react } from './web-types/react.ts';
import type { WebTypeWords } from './web-types/words.ts';

/** The words of /web-development/{type}, and of anything unknown there: MEAN. */
export const webTypes: Record<WebType, WebTypeWords> = {
  'mean-development': mean,
  'nodejs-development': node,
  'progressive-web-application-development': progressive,
  'reactjs-development': react,
};

export const webTypeCommon = {
  parent: 'Web development',
  action: 'Get Started',
  workflow: 'How the work goes',
  others: 'The other three',
} as const;
