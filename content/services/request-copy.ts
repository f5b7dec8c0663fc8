/** One station of a request while it goes as usual or otherwise. */
type Leg = {
  note: string;
  figure?: string;
  /** From when on, and for how long, in milliseconds from the first tap. */
  span?: readonly [from: number, took: number];
  /** The request goes no further. */
  isStop?: boolean;
  /** What is sent, as it stands here. */
  document?: string;
};

export type SwitchedPath = {
  /** How the stations stand; see switched-path.css. */
  arrangement: 'lanes' | 'phone' | 'sheets';
  title: string;
  /** What the switch does when it is on. */
  turn: string;
  /** The end of the time axis, where spans are drawn on one. */
  until?: number;
  stations: readonly { ref: string; name: string; usual: Leg; otherwise: Leg }[];
  /** What comes of it, said to screen readers when the switch is turned. */
  outcome: { usual: string; otherwise: string };
};

/** A screen while it becomes usable: what is there at each moment. */
export type RenderFilm = {
  title: string;
  legend: string;
  frames: readonly {
    /** Milliseconds from the request on. */
    at: number;
    name: string;
    text: string;
    shows: 'blank' | 'words' | 'still' | 'live';
  }[];
  screen: { title: string; rows: readonly string[]; button: string };
};

/** A request and its answer, station by station, on one time axis in milliseconds. */
export type Waterfall = {
  title: string;
  hint: string;
  total: number;
  stations: readonly { ref: string; name: string; from: number; took: number; text: string; log: string }[];
};
