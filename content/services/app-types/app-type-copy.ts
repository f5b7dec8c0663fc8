import type { PictureSource } from '#shared/picture-source.ts';
import type { MeasuredResult, Points } from '../../points.ts';
import type { CaseSlug } from '../../portfolio/case-slugs.ts';
import type { OfflineQueue } from '../offline-queue-copy.ts';

/** Identifiers of the six approaches (behaviour S4). */
export type Approach = 'native' | 'cross' | 'hybrid' | 'flutter' | 'ios' | 'reactnative';

/** What one kind of app says. */
export type AppTypeWords = {
  /** Of the tab and of search results. */
  title: string;
  /** At most 160 characters. */
  description: string;
  /** The approach whose tab is open at first. */
  approach: Approach;
  hero: {
    title: string;
    lead: string;
    picture: PictureSource;
    /** Whether it spans the page on a desktop. */
    shown: 'whole' | 'across';
  };
  /** Where there is an app of this kind among our projects. */
  result?: MeasuredResult & { project: CaseSlug };
  /** What happens to entries while the link is down. */
  offline: { title: string; text: string; queue: OfflineQueue };
  order: readonly ('services' | 'offline' | 'code' | 'why' | 'approaches')[];
  services: Points;
  codeSample?: {
    title: string;
    text: string;
    points: readonly string[];
    file: string;
    code: string;
    codeAt?: 'start';
    /** What the code shows on a phone. */
    shown?: PictureSource;
  };
  why: Points;
  /** What this page asks the six approaches: one of the first four `approachQuestions`, whose answer is large. */
  compare: { title: string; text: string; asks: 0 | 1 | 2 | 3; form: 'card' | 'columns' | 'board' };
  /** What the call to action asks for. */
  closing: PictureSource;
  cta: { title: string; text: string };
};
