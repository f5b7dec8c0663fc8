import type { Request, Response } from 'express';
import type { AcceptedReply } from '#shared/replies.ts';

/** What became of a submission that is on disk; `message` is for the visitor, `key` opens the confirmation. */
type Accepted = Omit<AcceptedReply, 'success'> & { key: string };

/** Says that a submission was accepted: JSON for the API, the page with its confirmation for a posted form. */
export type Confirm = (req: Request, res: Response, accepted: Accepted) => void;

/** The API's way: 201 with the message and the reference. */
export const confirmAsJson: Confirm = (_req, res, { key: _key, ...accepted }) => {
  const reply: AcceptedReply = { success: true, ...accepted };
  res.status(201).json(reply);
};
