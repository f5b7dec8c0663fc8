import { company } from '#content/company.ts';

/** The page for when no page can be rendered: needs no script, no style and nothing that could fail as well. */
export function lastResort(message: string, reference: string | undefined): string {
  const { name, email, phones } = company;
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escape(message)} - ${escape(name)}</title>
</head>
<body>
<h1>${escape(message)}</h1>
<p>The fault is on our side. Please try again in a minute.</p>
${reference ? `<p>If you write to us about it, name this reference: <b>${escape(reference)}</b></p>` : ''}
<p><a href="/">${escape(name)}, home</a></p>
<p><a href="mailto:${escape(email)}">${escape(email)}</a>${phones[0] ? `, <a href="${escape(phones[0].href)}">${escape(phones[0].display)}</a>` : ''}</p>
</body>
</html>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
