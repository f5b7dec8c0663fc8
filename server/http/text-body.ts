import express, { type RequestHandler } from 'express';
import { Refusal } from './errors.ts';

/** What a body may hold besides the fields of the form. */
const MAX_FIELDS = 8;
const MAX_NAME_CHARACTERS = 64;
const RESERVED_NAMES = ['__proto__', 'constructor', 'prototype'];

/**
 * Reads a JSON object or a URL-encoded form into `req.body`, a plain object of what was sent.
 * 413 above `limit` bytes, 415 for text that is not UTF-8, 400 for anything malformed.
 */
export function readText(
  mediaType: 'application/json' | 'application/x-www-form-urlencoded',
  limit: number,
): RequestHandler[] {
  const parse = mediaType === 'application/json' ? parseJsonObject : parseForm;
  return [
    (req, res, next) => {
      const raw = express.raw({ type: () => true, limit, inflate: false });
      raw(req, res, (error) => next(error && asRefusal(error, limit)));
    },
    (req, _res, next) => {
      req.body = parse(decodeUtf8(req.body));
      next();
    },
  ];
}

function asRefusal(error: { type?: string; status?: number }, limit: number): unknown {
  if (error instanceof Refusal) return error;
  if (error.type === 'entity.too.large') return new Refusal(413, `Please send at most ${limit / 1024} KB.`);
  if (error.status && error.status < 500) return new Refusal(400, 'What you sent did not arrive whole.');
  return error;
}

function decodeUtf8(body: unknown): string {
  if (!Buffer.isBuffer(body)) return '';
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new Refusal(415, 'Please send text in UTF-8.');
  }
}

function parseJsonObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'This is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'Please send one JSON object.');
  }
  checkNames(Object.keys(value));
  return value as Record<string, unknown>;
}

function parseForm(text: string): Record<string, string> {
  if (/%(?![\da-f]{2})/i.test(text)) throw new Refusal(400, 'This form is not encoded correctly.');
  const entries = [...new URLSearchParams(text)];
  checkNames(entries.map(([name]) => name));
  return Object.fromEntries(entries);
}

/** @throws {Refusal} 400 for a field that is sent twice, nested, named to do harm, or one of too many */
export function checkNames(names: string[]): void {
  if (names.length > MAX_FIELDS) throw new Refusal(400, `Please send at most ${MAX_FIELDS} fields.`);
  if (new Set(names).size < names.length) throw new Refusal(400, 'Please send every field once.');
  for (const name of names) {
    const isPlain = name !== '' && name.length <= MAX_NAME_CHARACTERS && !/[[\]]/.test(name);
    if (!isPlain || RESERVED_NAMES.includes(name)) {
      throw new Refusal(400, 'This form has a field that does not belong to it.');
    }
  }
}
