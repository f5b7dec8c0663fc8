import type { ApplicantView } from '#shared/applicant.ts';
import type { Job } from '#shared/entities.ts';
import type { Refusal } from './http/errors.ts';
import type { Exchange } from './http/exchange.ts';

declare global {
  namespace Express {
    /** What the handlers of one request tell each other by `res.locals`. */
    interface Locals {
      /** Set before any other handler may fail. */
      exchange: Exchange;
      /** What the request is logged and counted as, where that is not the pattern of its route. */
      route?: string;
      /** Why it is refused. */
      refusal?: Refusal;
      /** Refusals of it are JSON. */
      isApi?: boolean;
      /** Its JSON has `error` where that of others has `message`. */
      isContact?: boolean;
      /** A refusal of it shows its page again, with what was typed. */
      isForm?: boolean;
      /** A job that only the holder of a preview link may see. */
      preview?: Job;
      /** The application that the key in the address opens. */
      applicant?: ApplicantView;
      /** The name of who uses the desk; '' before it is given. */
      by: string;
      /** Whether they have opened the desk by its link, so that refusals may be told apart. */
      mayKnow?: boolean;
    }
  }
}
