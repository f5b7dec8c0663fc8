import { unconfirmed } from '#content/form-copy.ts';
import { Notice } from './notice.tsx';

/** In place of a confirmation that cannot be looked up. */
export function Unconfirmed() {
  return <Notice icon="info">{unconfirmed}</Notice>;
}
