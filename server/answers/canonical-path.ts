/**
 * Each page has one address: other letter case, doubled or trailing slashes and needless escapes such as `%61` redirect
 * to it. Later handlers can therefore compare paths exactly; the rules for /admin depend on it.
 */
import type { MiddlewareHandler } from 'hono';
import { canonicalForm } from '#domain/addresses/canonical-form.ts';

/** Redirects to the canonical address and keeps the query. */
export function canonicalPath(): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const canonical = canonicalForm(pathname);
    if (canonical === pathname) return next();
    // Begins with exactly one slash, so it cannot lead to another site.
    return context.redirect(canonical + search, 301);
  };
}
