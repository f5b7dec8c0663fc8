import escapeHtml from 'escape-html';
import { Router } from 'express';
import { allowMethods } from '../http/guards.ts';

export type ReviewWidget = {
  name: string;
  height: number;
  /**
   * The script that draws the reviews: a path on our own site, or the vendor's https address. It defines
   * `ReviewWidget.render(target)`, which draws into `target` and keeps the link to the reviews in it.
   */
  script: string;
  fallbackUrl: string;
};

/**
 * The documents of the footer's review frames, `/widgets/1` and on. A vendor's script runs only in such a
 * frame, sandboxed without our origin, so that it can read neither our pages nor the visitor's storage.
 * Without it a plain link to the reviews remains.
 */
export function reviewWidgets(widgets: readonly ReviewWidget[], publicOrigin: string): Router {
  const frames = Router({ strict: true });
  for (const [index, widget] of widgets.entries()) {
    const html = widgetDocument(widget);
    const policy = widgetPolicy(new URL(widget.script, publicOrigin).origin, publicOrigin);
    frames.all(`/widgets/${index + 1}`, allowMethods('GET', 'HEAD'), (_req, res) => {
      // An opaque origin cannot have an agent cluster of its own; asking for one logs a console warning.
      res.removeHeader('Origin-Agent-Cluster');
      res
        .set('Content-Security-Policy', policy)
        .set('X-Frame-Options', 'SAMEORIGIN')
        .set('X-Robots-Tag', 'noindex')
        .set('Cache-Control', 'public, max-age=300')
        .type('html')
        .send(html);
    });
  }
  return frames;
}

/**
 * In a sandboxed document 'self' may mean its opaque origin, so our origin is listed, too. 'self' lets the
 * site work under another name, such as 127.0.0.1.
 */
function widgetPolicy(vendor: string, publicOrigin: string): string {
  const sources = [...new Set(["'self'", publicOrigin, vendor])].join(' ');
  return [
    "default-src 'none'",
    `script-src ${sources}`,
    `style-src ${sources}`,
    `img-src ${sources}`,
    `font-src ${sources}`,
    `connect-src ${vendor}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');
}

function widgetDocument({ name, height, script, fallbackUrl }: ReviewWidget): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<title>${escapeHtml(name)}</title>
<link rel="stylesheet" href="/widgets/widget.css">
<script src="${escapeHtml(script)}" defer></script>
<script src="/widgets/draw.js" defer></script>
</head>
<body>
<div id="review-widget" data-height="${height}"><a href="${escapeHtml(fallbackUrl)}" target="_blank" rel="noopener noreferrer">${escapeHtml(name)}</a></div>
</body>
</html>`;
}
