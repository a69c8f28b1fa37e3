/** The files of the built site: hashed ones for good, the others for a while; smallest form first. */
import { readdirSync, type Stats, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const hashedPrefix = '/assets/';
const hashedPolicy = 'public, max-age=31536000, immutable';
const namedPolicy = 'public, max-age=3600';
/** A drawing opened as a document of its own still needs the styles inside it, and nothing else. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
/** What the list of `serveStatic` leaves out; without its type no browser shows subtitles. */
const subtitles = { ending: '.vtt', type: 'text/vtt; charset=utf-8' };
/** Written beside the files by the build. */
const compressedForm = /\.(br|gz)$/;

/** @returns URL paths of all files below the folder that may be asked for */
export function listFiles(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`)
      .filter((path) => !compressedForm.test(path) && !path.includes('/.')),
  );
}

/** Answers only paths that `listFiles` knows, so nothing outside the list can be reached. */
export function staticFiles(folder: string, files: ReadonlySet<string>): MiddlewareHandler {
  const serve = serveStatic({ root: folder, precompressed: true });
  return async (context, next) => {
    const { path, method } = context.req;
    if (!files.has(path) || (method !== 'GET' && method !== 'HEAD')) return next();
    const stats = statSync(join(folder, path), { throwIfNoEntry: false });
    // Listed when the process started, removed by a build since.
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

/** Weak, because the compressed forms of a file share it. */
function etagOf({ size, mtimeMs }: Stats): string {
  return `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
}
