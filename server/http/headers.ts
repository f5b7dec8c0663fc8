export type SecurityOptions = {
  /** Where visitors reach the site; https adds HSTS and the upgrade of insecure requests. */
  publicOrigin: string;
  hstsPreload: boolean;
  /** Whether pages hold review widgets, each a frame of our own origin. */
  hasFrames: boolean;
  /** Vite's hot reload needs inline code, eval-free but not from files. Never in production. */
  isDevelopment?: boolean;
};

/** Every feature the current browsers know and a page could ask for; an unknown name would be a line in the console. */
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

/**
 * For what one visitor alone may see, at an address that is its key: kept nowhere, found nowhere, and told to no other
 * site. A policy of `no-referrer` would make older browsers post forms with `Origin: null`.
 */
export const PRIVATE_HEADERS = Object.freeze({
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'strict-origin',
  'X-Robots-Tag': 'noindex',
});

/** The headers of every answer, the same for each, so that they are made once. */
export function securityHeaders(options: SecurityOptions): Readonly<Record<string, string>> {
  const isHttps = options.publicOrigin.startsWith('https:');
  const preload = options.hstsPreload ? '; preload' : '';
  return Object.freeze({
    'Cross-Origin-Embedder-Policy': 'credentialless',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(isHttps && { 'Strict-Transport-Security': `max-age=63072000; includeSubDomains${preload}` }),
    'Content-Security-Policy': options.isDevelopment
      ? developmentPolicy()
      : contentSecurityPolicy({ isHttps, hasFrames: options.hasFrames }),
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Reporting-Endpoints': 'csp="/api/reports"',
  });
}

/** For answers that hold data only: nothing in them may load, frame or be indexed. */
export const API_HEADERS = Object.freeze({
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'no-store',
});

export function contentSecurityPolicy(options: { isHttps: boolean; hasFrames: boolean }): string {
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    "script-src-attr 'none'",
    "style-src 'self'",
    "style-src-attr 'none'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${options.hasFrames ? "'self'" : "'none'"}`,
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'report-to csp',
    'report-uri /api/reports',
    ...(options.isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

function developmentPolicy(): string {
  return "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; connect-src 'self' ws:; img-src 'self' data:";
}

/**
 * Whether a request that changes something comes from our own pages, or from no page at all (curl, an integrator's
 * server). Sec-Fetch-Site cannot be set by scripts (W3C Fetch Metadata); browsers without it send Origin with a POST.
 */
export function isOwnRequest(request: {
  secFetchSite: string | undefined;
  origin: string | undefined;
  publicOrigin: string;
}): boolean {
  if (request.secFetchSite !== undefined) return ['same-origin', 'none'].includes(request.secFetchSite);
  if (request.origin === undefined) return true;
  return request.origin === request.publicOrigin;
}
