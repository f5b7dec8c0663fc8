import escapeHtml from 'escape-html';
import { company } from '#content/company.ts';

/** Static fallback for when rendering itself fails: no script, no style, no dependency that could fail as well. */
export function fallbackPage(message: string, reference: string | undefined): string {
  const { name, email, phones } = company;
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(message)} - ${escapeHtml(name)}</title>
</head>
<body>
<h1>${escapeHtml(message)}</h1>
<p>The fault is on our side. Please try again in a minute.</p>
${reference ? `<p>If you write to us about it, name this reference: <b>${escapeHtml(reference)}</b></p>` : ''}
<p><a href="/">${escapeHtml(name)}, home</a></p>
<p><a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>${phones[0] ? `, <a href="${escapeHtml(phones[0].href)}">${escapeHtml(phones[0].display)}</a>` : ''}</p>
</body>
</html>`;
}
