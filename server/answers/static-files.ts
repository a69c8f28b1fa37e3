/** Serves the built files: hashed names are cached for ever, others for a while, in the smallest encoding accepted. */
import { readdirSync, type Stats, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const hashedPrefix = '/assets/';
const hashedPolicy = 'public, max-age=31536000, immutable';
const namedPolicy = 'public, max-age=3600';
/** An SVG opened as a document needs its inline styles and nothing else. */
const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** `serveStatic` does not know this type, and browsers show no subtitles without it. */
const subtitles = { ending: '.vtt', type: 'text/vtt; charset=utf-8' };
/** The build writes these next to the files. */
const compressedForm = /\.(br|gz)$/;

/** @returns the URL paths of all servable files below the folder */
export function listFiles(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`)
      .filter((path) => !compressedForm.test(path) && !path.includes('/.')),
  );
}

/** Serves only paths that `listFiles` returned, so nothing else can be reached. */
export function staticFiles(folder: string, files: ReadonlySet<string>): MiddlewareHandler {
  const serve = serveStatic({ root: folder, precompressed: true });
  return async (context, next) => {
    const { path, method } = context.req;
    // Another instance may have it, in an earlier or later build; a redirect to another spelling would hide that.
    if (!files.has(path) && path.startsWith(hashedPrefix)) return context.notFound();
    if (!files.has(path) || (method !== 'GET' && method !== 'HEAD')) return next();
    const stats = statSync(join(folder, path), { throwIfNoEntry: false });
    // A later build has deleted a file that was listed when the process started.
    if (stats === undefined) return next();
    const etag = etagOf(stats);
    const headers = {
      ETag: etag,
      Vary: 'Accept-Encoding',
      'Cache-Control': path.startsWith(hashedPrefix) ? hashedPolicy : namedPolicy,
      ...(path.endsWith(subtitles.ending) && { 'Content-Type': subtitles.type }),
      ...(path.endsWith('.svg') && { 'Content-Security-Policy': drawingPolicy }),
    };
    if (context.req.header('if-none-match')?.includes(etag)) return context.body(null, 304, headers);
    const response = await serve(context, next);
    if (response instanceof Response && response.ok) {
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    }
    return response;
  };
}

/** Weak, because all encodings of a file share it. */
function etagOf({ size, mtimeMs }: Stats): string {
  return `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
}
