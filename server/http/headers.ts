import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet, { type HelmetOptions } from 'helmet';

export type SecurityOptions = {
  /** Where visitors reach the site; https adds HSTS and the upgrade of insecure requests. */
  publicOrigin: string;
  /** HSTS with subdomains (`on`), for the `host` alone, with subdomains and for `preload` lists, or `off`. */
  hsts: Hsts;
  /** Whether pages embed review widgets, each in a frame of our own origin. */
  hasFrames: boolean;
  /** Vite's hot reload needs inline scripts, a websocket and a blob worker. Never in production. */
  isDevelopment: boolean;
};

export const HSTS = ['on', 'host', 'preload', 'off'] as const;
export type Hsts = (typeof HSTS)[number];

/** Two years, in seconds. */
const HSTS_AGE = 63_072_000;

type Directives = Record<string, string[]>;

export const CONTENT_SECURITY_POLICY: Directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'none'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'frame-src': ["'none'"],
  'worker-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
};

const REPORTING: Directives = { 'report-to': ['csp'], 'report-uri': ['/api/reports'] };

const DEVELOPMENT_POLICY: Directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'", "'unsafe-inline'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'connect-src': ["'self'", 'ws:'],
  'img-src': ["'self'", 'data:'],
  'worker-src': ["'self'", 'blob:'],
};

/** Every feature of current browsers that a page could request; an unknown name logs a console warning. */
const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** The headers of every response: helmet's, and two that it does not support. */
export function securityHeaders(options: SecurityOptions): RequestHandler[] {
  return [
    helmet(helmetOptions(policyOf(options), strictTransportSecurity(options))),
    (_req, res, next) => {
      res.set({ 'Permissions-Policy': PERMISSIONS, 'Reporting-Endpoints': 'csp="/api/reports"' });
      next();
    },
  ];
}

export const PERMISSIONS = DENIED_FEATURES.map((feature) => `${feature}=()`).join(', ');

export const helmetOptions = (
  directives: Directives,
  hsts: Exclude<HelmetOptions['strictTransportSecurity'], undefined>,
): HelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives },
  crossOriginEmbedderPolicy: { policy: 'credentialless' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: hsts,
  xFrameOptions: { action: 'deny' },
});

function policyOf({ publicOrigin, hasFrames, isDevelopment }: SecurityOptions): Directives {
  if (isDevelopment) return DEVELOPMENT_POLICY;
  return {
    ...CONTENT_SECURITY_POLICY,
    ...(hasFrames && { 'frame-src': ["'self'"] }),
    ...REPORTING,
    ...(publicOrigin.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  };
}

function strictTransportSecurity({ publicOrigin, hsts }: SecurityOptions) {
  if (!publicOrigin.startsWith('https:') || hsts === 'off') return false;
  return { maxAge: HSTS_AGE, includeSubDomains: hsts !== 'host', preload: hsts === 'preload' };
}

/**
 * For private pages, whose address is the key to them: never cached, never indexed, and not sent to other
 * sites as referrer. `no-referrer` would make older browsers post forms with `Origin: null`.
 */
export const PRIVATE_HEADERS = Object.freeze({
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'strict-origin',
  'X-Robots-Tag': 'noindex',
});

/** For responses that are pure data, which load nothing, and are neither framed nor indexed. */
export const API_HEADERS = Object.freeze({
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'no-store',
});

const SHARED = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Retry-After',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
/** The response to a preflight (https://fetch.spec.whatwg.org/#cors-preflight-fetch), valid for a day. */
const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Access-Control-Allow-Headers': 'If-None-Match, Cache-Control',
  'Access-Control-Max-Age': '86400',
  Allow: 'GET, HEAD, OPTIONS',
};

export function allowAllOrigins(res: ServerResponse): void {
  for (const [name, value] of Object.entries(SHARED)) res.setHeader(name, value);
}

/**
 * CORS for public data: pages of every site may read the response, refusals too. Only for what does not
 * depend on who asks. Calls that accept data stay same-origin: no other site posts in a visitor's name.
 */
export const openData: RequestHandler = (req, res, next) => {
  allowAllOrigins(res);
  // Programs read it; the messages of its refusals are too many to render a page for each.
  res.locals.isApi = true;
  if (req.method === 'OPTIONS') res.status(204).set(PREFLIGHT).end();
  else next();
};
