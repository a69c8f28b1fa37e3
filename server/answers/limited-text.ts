/**
 * Reads a request body up to a limit. Hono's own limit replaces the request with a copy that has the body it read, but a
 * request of Hono's Node adapter cannot be copied once its body has been read.
 */

/** @returns null as soon as the body is known to be too large; the rest is not read */
export async function readLimitedText(request: Request, maxBytes: number): Promise<string | null> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
