/** The headers of DESIGN section 7 on every answer. Nothing here is report-only. */
import { createHash, randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** @returns the CSP source that allows exactly this inline style or script */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

export function newNonce(): string {
  return randomBytes(18).toString('base64');
}

const closed = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";
const ownFiles =
  "img-src 'self' data:; media-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'";

/** @param styleSources hashes of the inlined style sheets */
export function publicPolicy(styleSources: readonly string[]): string {
  return `${closed}; ${ownFiles}; script-src 'self'; style-src ${styleSources.join(' ')}; require-trusted-types-for 'script'; trusted-types 'none'`;
}

/** The hydrated area: its scripts and the style elements its libraries add carry the answer's nonce. */
export function adminPolicy(nonce: string): string {
  return `${closed}; ${ownFiles}; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'`;
}

const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'browsing-topics',
].map((feature) => `${feature}=()`);

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissions.join(', '),
  'X-Frame-Options': 'DENY',
};

const twoYearsSeconds = 63_072_000;

/** @param isHttps whether the public address is https; only then may browsers be told to insist on it */
export function securityHeaders(isHttps: boolean): MiddlewareHandler {
  return async (context, next) => {
    await next();
    setSecurityHeaders(context.res, isHttps);
  };
}

/** An error is nobody's to keep or to find, whoever answers it. */
export function setSecurityHeaders({ headers, status }: Response, isHttps: boolean): void {
  for (const [name, value] of Object.entries(always)) headers.set(name, value);
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', closed);
  if (isHttps) headers.set('Strict-Transport-Security', `max-age=${twoYearsSeconds}; includeSubDomains`);
  if (status >= 400) {
    headers.set('Cache-Control', 'no-store');
    headers.set('X-Robots-Tag', 'noindex');
  }
}
