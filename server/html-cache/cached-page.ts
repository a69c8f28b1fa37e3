/** A rendered page in every encoding requested so far, with its response headers. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gunzipSync, gzip, gzipSync } from 'node:zlib';
import type { ContentEncoding } from './accept-encoding.ts';

/** Fast enough to keep a miss cheap; the dense encoding follows in the background. */
const quickBrotli = 5;
const denseBrotli = 11;
/**
 * A body larger than this stays in the quick encoding. Such bodies are lists for crawlers, and dense compression of a
 * megabyte takes seconds and a hundred megabytes of memory.
 */
const largeBytes = 262_144;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export interface Representation {
  /** The encoded body. */
  content: Buffer;
  etag: string;
  /**
   * Alternating names and values, the form `writeHead` reads fastest.
   * @returns all headers; write them before the next call, because all requests share the list
   */
  headersFor(requestId: string): string[];
}

export class CachedPage {
  readonly status: number;
  /** Where a redirect leads. */
  readonly location: string | null;
  /** The Cache-Control header. */
  readonly cacheControl: string | null;
  /**
   * Null once no further encoding is made from it: uncompressed it takes four times the memory of the compressed
   * encodings, for the few clients without compression.
   */
  #identity: Buffer | null;
  readonly #length: number;
  readonly #hash: string;
  readonly #headers: Record<string, string>;
  readonly #kept = new Map<ContentEncoding, Representation>();

  constructor(status: number, headers: Record<string, string>, body: Buffer) {
    this.status = status;
    this.location = headers.location ?? null;
    this.cacheControl = headers['cache-control'] ?? null;
    this.#identity = body;
    this.#length = body.length;
    // 48 bits, which only have to differ between the versions of one page.
    this.#hash = createHash('sha256').update(body).digest('base64url').slice(0, 8);
    const { 'x-request-id': _requestId, 'content-length': _length, ...shared } = headers;
    this.#headers = { ...shared, vary: 'Accept-Encoding' };
  }

  /** Bytes in memory, all encodings together. The uncompressed body counts as long as it is kept. */
  get byteLength(): number {
    let total = this.#identity?.length ?? 0;
    for (const [encoding, { content }] of this.#kept) if (encoding !== 'identity') total += content.length;
    return total;
  }

  representation(requested: ContentEncoding): Representation {
    const encoding = this.#length === 0 ? 'identity' : requested;
    const kept = this.#kept.get(encoding);
    if (kept !== undefined) return kept;
    const representation = this.#represent(encoding, this.#encode(encoding));
    if (this.#identity !== null) this.#kept.set(encoding, representation);
    return representation;
  }

  /**
   * Makes both compressed encodings, quickly and outside the main thread.
   * @param isFinal keeps only these two from then on, as it always does with a large body
   */
  async compress(isFinal = false): Promise<void> {
    const identity = this.#identity;
    if (identity === null || this.#length === 0) return;
    const [br, gz] = await Promise.all([
      compressBrotli(identity, brotliOptions(quickBrotli, identity.length)),
      compressGzip(identity),
    ]);
    this.#kept.set('br', this.#represent('br', br));
    this.#kept.set('gzip', this.#represent('gzip', gz));
    if (isFinal || this.#length > largeBytes) this.#keepCompressedOnly();
  }

  /** Replaces the quick brotli encoding with the smallest one, except for a large body. */
  async densify(): Promise<void> {
    if (this.#identity === null || this.#length === 0) return;
    const body = await compressBrotli(this.#identity, brotliOptions(denseBrotli, this.#identity.length));
    this.#kept.set('br', this.#represent('br', body, 'dense'));
    this.#keepCompressedOnly();
  }

  #keepCompressedOnly(): void {
    // Later requests for another encoding decode this one.
    this.representation('gzip');
    this.#kept.delete('identity');
    this.#identity = null;
  }

  /** Whether the client has the current page. Every encoding decodes to it, so the ETag of any encoding counts. */
  matchesEtag(ifNoneMatch: string | undefined): boolean {
    return ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(`"${this.#hash}-`));
  }

  /** All headers of a 304, in the form of `headersFor`. */
  notModifiedHeaders(etag: string, requestId: string): string[] {
    const { 'content-type': _type, ...shared } = this.#headers;
    return headerList(requestId, { ...shared, etag });
  }

  #encode(encoding: ContentEncoding): Buffer {
    const identity = this.#identity ?? gunzipSync(this.representation('gzip').content);
    if (encoding === 'br') return brotliCompressSync(identity, brotliOptions(quickBrotli, identity.length));
    return encoding === 'gzip' ? gzipSync(identity) : identity;
  }

  #represent(encoding: ContentEncoding, body: Buffer, density: 'quick' | 'dense' = 'quick'): Representation {
    const content = withoutSpareMemory(body);
    const etag = `"${this.#hash}-${encoding}${density === 'dense' ? 'd' : ''}"`;
    const headers = headerList('', {
      ...this.#headers,
      'content-length': String(content.length),
      ...(this.status === 200 && { etag }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    });
    return {
      content,
      etag,
      headersFor(requestId) {
        headers[1] = requestId;
        return headers;
      },
    };
  }
}

/** A compressed body is part of a block of 64 kB, which stays in memory with it. */
function withoutSpareMemory(body: Buffer): Buffer {
  if (body.buffer.byteLength === body.length) return body;
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}

export async function toCachedPage(response: Response): Promise<CachedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  return new CachedPage(response.status, Object.fromEntries(response.headers), body);
}

/** @returns alternating names and values; the second entry is the request id */
function headerList(requestId: string, headers: Record<string, string>): string[] {
  return ['x-request-id', requestId, ...Object.entries(headers).flat()];
}

/** Sizes of the window in bits, as the format allows them. */
const window = { smallest: 16, largest: 22 };

/** The window is as small as the body allows: dense compression takes memory for the whole window. */
function brotliOptions(quality: number, length: number) {
  const bits = Math.ceil(Math.log2(length + 16));
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(bits, window.smallest), window.largest),
    },
  };
}
