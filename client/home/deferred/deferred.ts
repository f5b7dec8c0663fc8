/** Optional parts of the home page, in one file: the headers of a request weigh as much as each of them. */
import './stories.css';

export { StallMarks, StallSwitch } from './stall.tsx';
export { Switchboard } from './switchboard.tsx';
export { Tilt } from './tilt.ts';
