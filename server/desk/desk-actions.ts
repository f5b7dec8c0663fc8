import type { Request, RequestHandler, Response } from 'express';
import type { Done } from '#content/desk/desk-copy.ts';
import { DONE_ID, submissionPath, withQuery } from '#shared/desk-paths.ts';
import { FORM_TYPE, textBody } from '../http/body.ts';
import { Refusal } from '../http/errors.ts';
import { listPathOf } from './desk-lists.ts';

export type Fields = Record<string, unknown>;

export function action(
  apply: (req: Request, res: Response, fields: Fields) => Promise<void>,
): RequestHandler[] {
  return [...textBody(FORM_TYPE), (req, res) => apply(req, res, req.body)];
}

type Notice = { done: Done; of?: string; count?: string };

/**
 * Redirects to a page of the desk, so that a reload does not repeat the action (POST/redirect/GET), at the notice that
 * says what was done, which gets the focus.
 */
export const toNotice = (res: Response, path: string, notice: Notice): void =>
  res.redirect(303, `${withQuery(path, notice)}#${DONE_ID}`);

/** Redirects to the submission. */
export const toSheet = (req: Request, res: Response, reference: string, done: Done): void =>
  toNotice(res, submissionPath(reference, listPathOf(req)), { done });

export function idOf(req: Request): number {
  const id = Number(req.params.id);
  if (!Number.isInteger(id) || id < 1 || id > 2 ** 31 - 1) throw new Refusal(404, 'There is no such page.');
  return id;
}

/** What was typed into a textarea, without NUL. */
export const typed = (text: unknown): string =>
  String(text ?? '')
    .replaceAll('\0', '')
    .trim();
