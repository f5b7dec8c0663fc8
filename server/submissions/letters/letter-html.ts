import escapeHtml from 'escape-html';
import type { Block, Letter } from './letter.ts';

/**
 * The site's light colours (client/styles/tokens.css); mail programs darken letters by themselves. They
 * support no custom properties, and some drop style sheets, so styles are inline.
 */
const COLOURS = {
  bg: '#f1f5f1',
  surface: '#ffffff',
  ink: '#0b1f1a',
  body: '#334942',
  muted: '#566b63',
  line: '#dce5e0',
  band: '#062a21',
  bandInk: '#f3faf6',
  bandAccent: '#4fe0b0',
  button: '#0b6b53',
  onButton: '#ffffff',
} as const;

const FONT =
  "font-family:'Instrument Sans',system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const MONO = "font-family:'Geist Mono',ui-monospace,Menlo,Consolas,monospace";

/** A letter as HTML for mail programs: tables and inline styles, no pictures, nothing that is loaded. */
export function asHtml(letter: Letter, sender: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${escapeHtml(letter.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${COLOURS.bg}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${COLOURS.bg}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="background:${COLOURS.band};border-radius:12px 12px 0 0;border-bottom:3px solid ${COLOURS.bandAccent};padding:20px 28px;${FONT};font-size:17px;font-weight:600;color:${COLOURS.bandInk}">${escapeHtml(sender)}</td></tr>
<tr><td style="background:${COLOURS.surface};border:1px solid ${COLOURS.line};border-top:0;border-radius:0 0 12px 12px;padding:28px">
<h1 style="margin:0 0 16px;${FONT};font-size:24px;line-height:1.25;font-weight:600;color:${COLOURS.ink}">${escapeHtml(letter.title)}</h1>
${letter.blocks.map(htmlOf).join('\n')}
</td></tr>
<tr><td style="padding:20px 28px">${letter.foot.map((line) => `<p style="margin:0 0 6px;${FONT};font-size:13px;line-height:1.5;color:${COLOURS.muted}">${withLinks(line)}</p>`).join('')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

const BODY = `${FONT};font-size:16px;line-height:1.55;color:${COLOURS.body}`;

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h2 style="margin:24px 0 8px;${FONT};font-size:17px;line-height:1.35;font-weight:600;color:${COLOURS.ink}">${escapeHtml(block.text)}</h2>`;
    case 'facts':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${block.rows.map(rowOf).join('')}</table>`;
    case 'list':
      return `<ul style="margin:0 0 16px;padding:0 0 0 20px;${BODY}">${block.items.map((item) => `<li style="margin:0 0 6px">${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'quotation':
      return `<blockquote style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${COLOURS.line};${BODY}">${withBreaks(block.text)}</blockquote>`;
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 16px"><tr><td style="background:${COLOURS.button};border-radius:8px"><a href="${escapeHtml(block.href)}" style="display:inline-block;padding:13px 22px;${FONT};font-size:16px;font-weight:600;color:${COLOURS.onButton};text-decoration:none">${escapeHtml(block.text)}</a></td></tr></table>`;
    case 'note':
      return `<p style="margin:0 0 16px;${FONT};font-size:14px;line-height:1.5;color:${COLOURS.muted}">${escapeHtml(block.text)}</p>`;
    default:
      return `<p style="margin:0 0 16px;${BODY}">${withBreaks(block.text)}</p>`;
  }
}

function rowOf([label, value]: readonly [string, string]): string {
  const cell = `padding:8px 12px 8px 0;border-bottom:1px solid ${COLOURS.line};vertical-align:top`;
  return `<tr><td width="130" style="${cell};${FONT};font-size:14px;line-height:1.5;color:${COLOURS.muted}">${escapeHtml(label)}</td><td style="${cell};${MONO};font-size:14px;line-height:1.5;color:${COLOURS.ink};word-break:break-word">${withBreaks(value)}</td></tr>`;
}

const withLinks = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/\S+/g, `<a href="$&" style="color:${COLOURS.muted}">$&</a>`);

const withBreaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
