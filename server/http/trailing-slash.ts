import type { RequestHandler } from 'express';

/** `/career/` → `/career`, with 308 so that the method stays. Leading slashes are folded: `//x/` names another host. */
export const withoutTrailingSlash: RequestHandler = (req, res, next) => {
  if (req.path === '/' || !req.path.endsWith('/')) return next();
  const query = req.url.slice(req.path.length);
  res.redirect(308, `/${req.path.replace(/^[/\\]+|\/+$/g, '')}${query}`);
};
