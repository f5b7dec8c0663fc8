/** Size limits of requests, in bytes unless the name says otherwise. */
export const LIMITS = {
  json: 32 * 1024,
  /** URL-encoded, each letter of an Indian script takes nine bytes. */
  form: 64 * 1024,
  resume: 5 * 1024 * 1024,
  resumePages: 200,
  multipartField: 32 * 1024,
  nameCharacters: 120,
  emailCharacters: 254,
  projectCharacters: 160,
  messageCharacters: 5000,
  coverLetterCharacters: 5000,
} as const;
