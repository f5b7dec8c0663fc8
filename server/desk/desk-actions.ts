import type { Request, RequestHandler, Response } from 'express';
import type { Done } from '#content/desk/desk-copy.ts';
import { DONE_ID, submissionPath, withQuery } from '#shared/desk-paths.ts';
import { FORM_TYPE, textBody } from '../http/body.ts';
import { Refusal } from '../http/errors.ts';
import { listOf, listPath } from './desk-lists.ts';

type Fields = Record<string, unknown>;

export function action(
  apply: (req: Request, res: Response, fields: Fields) => Promise<void>,
): RequestHandler[] {
  return [...textBody(FORM_TYPE), (req, res) => apply(req, res, req.body)];
}

/** Redirects to the submission, at the notice that says what was done. */
export function toSheet(req: Request, res: Response, reference: string, done: Done): void {
  const sheet = submissionPath(reference, listPath(listOf(req)));
  res.redirect(303, `${withQuery(sheet, { done })}#${DONE_ID}`);
}

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
