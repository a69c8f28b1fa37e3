/** The security headers of every response (docs/specification/security.md#headers). */
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

export interface PublicPolicy {
  /** Hash of the visitors' script. */
  scriptSource: string;
  /** Hash of the page's style element; null if it has none. */
  styleSource: string | null;
  /** Whether the page contains a video clip. */
  hasClip: boolean;
}

/**
 * Kept short, even without spaces: it is the longest header, and a page's head and body have to arrive together in one
 * flight.
 */
export function publicPolicy({ scriptSource, styleSource, hasClip }: PublicPolicy): string {
  const media = hasClip ? ";media-src 'self'" : '';
  return [
    closed.replaceAll('; ', ';'),
    `img-src 'self'${media};font-src 'self';connect-src 'self';manifest-src 'self'`,
    `script-src 'self' ${scriptSource}`,
    `style-src ${styleSource ?? "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join(';');
}

/** For the administrator's area: its scripts, and the style elements its libraries add, carry the nonce. */
export function adminPolicy(nonce: string): string {
  return `${closed}; ${ownFiles}; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'`;
}

/**
 * Kept short, because the head of a page has at most 900 bytes (docs/decisions/052-a-short-page-is-one-flight.md).
 * `Permissions-Policy` is a second line of defence, because the content policy allows no foreign frame or script that
 * could ask a visitor for anything.
 */
const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'geolocation=()',
  'X-Frame-Options': 'DENY',
};

const twoYearsSeconds = 63_072_000;

/** @param isHttps whether the public address is https; HSTS is sent only then */
export function securityHeaders(isHttps: boolean): MiddlewareHandler {
  return async (context, next) => {
    await next();
    setSecurityHeaders(context.res, isHttps);
  };
}

/** For a response that does not come from the app. */
export function withSecurityHeaders(response: Response, isHttps: boolean): Response {
  setSecurityHeaders(response, isHttps);
  return response;
}

/** Errors are neither cached nor indexed, whichever handler answers. */
export function setSecurityHeaders({ headers, status }: Response, isHttps: boolean): void {
  for (const [name, value] of Object.entries(always)) headers.set(name, value);
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', closed);
  if (isHttps) headers.set('Strict-Transport-Security', `max-age=${twoYearsSeconds};includeSubDomains`);
  if (status >= 400) {
    headers.set('Cache-Control', 'no-store');
    headers.set('X-Robots-Tag', 'noindex');
  }
}
