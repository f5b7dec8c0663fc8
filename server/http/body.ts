import { on } from 'node:events';
import type { Request, RequestHandler } from 'express';
import { Application } from '#shared/application.ts';
import { FILL_TIME, HONEYPOT } from '#shared/bot-detection.ts';
import type { FieldErrors } from '#shared/form-rules.ts';
import { LIMITS } from '#shared/limits.ts';
import { Refusal } from './errors.ts';
import { requireType } from './guards.ts';

/** The most fields of an application form, besides its file. */
export const MAX_FIELDS = [...Object.keys(Application.entries), 'jobId', HONEYPOT, FILL_TIME].length;
export const MAX_FIELD_NAME = 64;
const FIELDS_LENGTH = MAX_FIELDS * LIMITS.multipartField;
/** Bytes of the longest body: a resume of the greatest size, and the fields. */
export const MAX_BODY = LIMITS.resume + FIELDS_LENGTH;
/** The same for a form on a page: read beyond the file's limit, so that a refusal can show what was typed. */
export const MAX_FORM = 2 * LIMITS.resume + FIELDS_LENGTH;

/**
 * Reads the whole body.
 * @throws {Refusal} 413 with `message` as soon as it exceeds `limit` bytes, unread if it declares so; 400 if the
 * connection ends first
 * @throws AbortError when `signal` is aborted
 */
export async function readBody(
  req: Request,
  options: { limit: number; message: string; more?: { errors: FieldErrors }; signal: AbortSignal },
): Promise<Buffer<ArrayBuffer>> {
  const { limit, message, more, signal } = options;
  const declared = Number(req.get('Content-Length') ?? limit);
  if (declared > limit) throw new Refusal(413, message, more);
  // One buffer of the declared length: concatenating chunks at the end would hold them twice. It is not
  // zeroed, so a length that is declared and never sent takes no memory.
  const body = Buffer.allocUnsafeSlow(declared);
  let length = 0;
  if (!req.readableEnded) {
    for await (const [chunk] of on(req, 'data', { signal, close: ['end', 'close'] })) {
      if (length + chunk.length > body.length) throw new Refusal(413, message, more);
      body.set(chunk, length);
      length += chunk.length;
    }
  }
  if (!req.complete) throw new Refusal(400, 'What you sent did not arrive whole.');
  return body.subarray(0, length);
}

export const JSON_TYPE = 'application/json';
export const FORM_TYPE = 'application/x-www-form-urlencoded';

const RESERVED_NAMES = ['__proto__', 'constructor', 'prototype'];

type TextType = typeof JSON_TYPE | typeof FORM_TYPE;

const limitOf = (type: TextType): number => (type === FORM_TYPE ? LIMITS.form : LIMITS.json);
const tooLong = (limit: number) => `Please send at most ${limit / 1024} KB.`;

/** Checks and reads a JSON object, or a form without a file, into `req.body`. `limit` in bytes. */
export const textBody = (type: TextType, limit = limitOf(type)): RequestHandler[] => [
  requireType(type),
  async (req, res, next) => {
    req.body = await readText(req, type, res.locals.exchange.signal, limit);
    next();
  },
];

/**
 * Reads a JSON object or a URL-encoded form.
 * @throws {Refusal} 413 for one that is too long, 415 for text that is not UTF-8, 400 for anything malformed
 */
export async function readText(
  req: Request,
  mediaType: TextType,
  signal: AbortSignal,
  limit = limitOf(mediaType),
): Promise<Record<string, unknown>> {
  const text = decodeUtf8(await readBody(req, { limit, message: tooLong(limit), signal }));
  return mediaType === JSON_TYPE ? parseJsonObject(text) : parseForm(text);
}

/** @throws {Refusal} 415 for bytes that are not UTF-8 */
function decodeUtf8(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new Refusal(415, 'Please send text in UTF-8.');
  }
}

function parseJsonObject(text: string): Record<string, unknown> {
  let keys = 0;
  let value: unknown;
  try {
    value = JSON.parse(text, function (this: unknown, _key, member) {
      if (!Array.isArray(this)) keys += 1;
      return typeof member === 'string' ? asTyped(member) : member;
    });
  } catch {
    throw new Refusal(400, 'This is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'Please send one JSON object.');
  }
  // The reviver counts the whole value as a key, too.
  if (namesWritten(text) > keys - 1) throw new Refusal(400, 'Please send every field once.');
  checkNames(Object.keys(value));
  return value as Record<string, unknown>;
}

/** Counts names in valid JSON: of two equal ones JSON.parse keeps the last, other parsers maybe the first. */
function namesWritten(text: string): number {
  return text.match(/"(?:[^"\\]|\\.)*"(?:\s*:)?/g)?.filter((found) => found.endsWith(':')).length ?? 0;
}

function parseForm(text: string): Record<string, string> {
  if (/%(?![\da-f]{2})/i.test(text)) throw new Refusal(400, 'This form is not encoded correctly.');
  const entries = [...new URLSearchParams(text)];
  checkNames(entries.map(([name]) => name));
  assertUtf8(
    entries.map(([, value]) => value),
    () => /\uFFFD|%EF%BF%BD/i.test(text),
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, asTyped(value)]));
}

/** Throws 415 for bytes that are not UTF-8, of which parsers make U+FFFD, unless that `isTyped` in the form itself. */
export function assertUtf8(values: readonly string[], isTyped: () => boolean): void {
  if (values.some((value) => value.includes('\uFFFD')) && !isTyped())
    throw new Refusal(415, 'Please send text in UTF-8.');
}

/** A value with the line breaks that were typed and counted: browsers send forms, and some programs JSON, with CR LF. */
export const asTyped = (value: string): string => value.replace(/\r\n?/g, '\n');

/** @throws {Refusal} 400 for a field that is sent twice, is nested or has a dangerous name */
export function checkNames(names: string[]): void {
  if (new Set(names).size < names.length) throw new Refusal(400, 'Please send every field once.');
  for (const name of names) {
    const isPlain = name !== '' && name.length <= MAX_FIELD_NAME && !/[[\]]/.test(name);
    if (!isPlain || RESERVED_NAMES.includes(name)) {
      throw new Refusal(400, 'This form has a field that does not belong to it.');
    }
  }
}
