import type { PictureSource } from '#shared/picture-source.ts';

/** What articles are made of. Words between `backticks` are set as code. */
export type Article = {
  /** For search engines: 50 to 160 characters. */
  description: string;
  /** Sections after the lead; the first may go without a title. */
  sections: readonly { title?: string; figure?: MarginFigure; blocks: readonly Block[] }[];
  closing: { title: string; text: string; action: { label: string; to: string } };
};

/** A figure of a section's text, set large in the margin. */
type MarginFigure = { value: string; counts: string };

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[]; isOrdered?: boolean }
  | ({
      kind: 'table';
      caption: string;
      head: readonly string[];
      rows: readonly (readonly string[])[];
    } & Width)
  | ({ kind: 'code'; caption: string; code: string } & Width)
  | ({ kind: 'picture'; image: PictureSource; caption: string } & Width)
  | (Chart & Width);

/** One in each article reaches to the edge of the window. */
type Width = { isWide?: true };

/** Lines over one axis, such as voltages over time. What they show is said in `description` too. */
export type Chart = {
  kind: 'chart';
  caption: string;
  description: string;
  x: Axis;
  y: Axis;
  /** At most three; `isFaint` for what the others are compared with. */
  lines: readonly { name: string; points: readonly (readonly [x: number, y: number])[]; isFaint?: boolean }[];
  /** A limit across the chart, such as the voltage below which a controller resets. */
  limit?: { at: number; name: string };
};

type Axis = { name: string; from: number; to: number; ticks: readonly number[] };
