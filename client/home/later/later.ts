/** What home is whole without, in one file: each request costs as much in headers as these weigh. */
import './rising.css';
import './stories.css';

export { StallMarks, StallSwitch } from './stall.tsx';
export { Switchboard } from './switchboard.tsx';
export { Tilt } from './tilt.ts';
