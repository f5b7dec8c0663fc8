/** What the worker thread is asked to do with a PDF. */
export type Job = { bytes: Uint8Array } & (
  | { kind: 'read' }
  | { kind: 'draw'; page: number; width: number }
  | { kind: 'copy' }
);

/** Why there is no outcome. `slow`: ended at its deadline; `died`: the thread ended with it; `busy`: never begun. */
export type Fault = 'encrypted' | 'damaged' | 'pages' | 'slow' | 'died' | 'busy';

export type Outcome = {
  fault?: Fault;
  /** `hasFiles`: other files are attached to it. */
  read?: { pages: number; text: string; hasFiles: boolean };
  /** Of a picture or copy; undefined where none can be made. */
  bytes?: Uint8Array | undefined;
};

/** Messages of the thread; `isSpent`: it has grown so large that another has to take its place. */
export type Message = { kind: 'ready' } | { kind: 'report'; outcome: Outcome; isSpent: boolean };
