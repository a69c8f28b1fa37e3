/** One rendered page in every encoding it has been asked for, with the headers it goes out with. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import type { ContentEncoding } from './accept-encoding.ts';

/** Quick enough that a miss stays cheap; the dense form follows in the background. */
const quickBrotli = 5;
const denseBrotli = 11;
/**
 * Beyond this a body keeps its quick form: it is a list for machines, and the dense form of a megabyte takes seconds
 * and a hundred megabytes to make.
 */
const largeBytes = 262_144;
/**
 * Up to here a body waits as a string. Node puts a string behind the head and sends both in one piece, off its own
 * stack while they are no longer than 16 KiB, which is a tenth faster than head and buffer one after the other;
 * above, copying the string costs more than that (docs/decisions/020-what-a-cached-page-costs.md).
 */
const onePieceBytes = 14 * 1024;
const compressDense = promisify(brotliCompress);

export interface Representation {
  /** Ready to be sent; a string is latin1. `bodyOf` has the bytes. */
  content: Buffer | string;
  /** Bytes. */
  length: number;
  etag: string;
  /**
   * Names and values in turns, which is the form `writeHead` reads fastest.
   * @returns complete headers, to be written before the next call: all requests share the list
   */
  headersFor(requestId: string): string[];
}

export function bodyOf({ content }: Representation): Buffer {
  return typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
}

export class CachedPage {
  readonly status: number;
  /**
   * Null once no further form is made of it: uncompressed it would take four times what the compressed forms do, for
   * the few readers who take no compression.
   */
  #identity: Buffer | null;
  readonly #length: number;
  readonly #hash: string;
  readonly #headers: Record<string, string>;
  readonly #kept = new Map<ContentEncoding, Representation>();

  constructor(status: number, headers: Record<string, string>, body: Buffer) {
    this.status = status;
    this.#identity = body;
    this.#length = body.length;
    this.#hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
    const { 'x-request-id': _requestId, 'content-length': _length, ...lasting } = headers;
    this.#headers = { ...lasting, vary: 'Accept-Encoding' };
  }

  /** Bytes held, all encodings together; the page as it is counts once, asked for or not. */
  get byteLength(): number {
    let total = this.#identity?.length ?? 0;
    for (const [encoding, { length }] of this.#kept) if (encoding !== 'identity') total += length;
    return total;
  }

  representation(wanted: ContentEncoding): Representation {
    const encoding = this.#length === 0 ? 'identity' : wanted;
    const kept = this.#kept.get(encoding);
    if (kept !== undefined) return kept;
    const made = this.#represent(encoding, this.#encode(encoding), '');
    if (this.#identity !== null) this.#kept.set(encoding, made);
    return made;
  }

  /** Makes both compressed forms, quickly; a large body is held in no other from now on. */
  compress(): void {
    this.representation('br');
    this.representation('gzip');
    if (this.#length > largeBytes) this.#holdCompressedOnly();
  }

  /** Replaces the quick brotli form by the smallest one, except for a large body. */
  async densify(): Promise<void> {
    if (this.#identity === null) return;
    const body = await compressDense(this.#identity, brotliOptions(denseBrotli, this.#identity.length));
    this.#kept.set('br', this.#represent('br', body, 'd'));
    this.#holdCompressedOnly();
  }

  #holdCompressedOnly(): void {
    this.representation('gzip');
    this.#kept.delete('identity');
    this.#identity = null;
  }

  /** Every form decodes to the same page, so a client that holds any of them is up to date. */
  isHeldBy(ifNoneMatch: string | undefined): boolean {
    return ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(`"${this.#hash}-`));
  }

  /** Complete headers of a 304, in the form of `headersFor`. */
  notModifiedHeaders(etag: string, requestId: string): string[] {
    const { 'content-type': _type, ...lasting } = this.#headers;
    return listOf(requestId, { ...lasting, etag });
  }

  #encode(encoding: ContentEncoding): Buffer {
    const identity = this.#identity ?? gunzipSync(bodyOf(this.representation('gzip')));
    if (encoding === 'br') return brotliCompressSync(identity, brotliOptions(quickBrotli, identity.length));
    return encoding === 'gzip' ? gzipSync(identity) : identity;
  }

  #represent(encoding: ContentEncoding, body: Buffer, form: string): Representation {
    const etag = `"${this.#hash}-${encoding}${form}"`;
    const content = body.length <= onePieceBytes ? body.toString('latin1') : body;
    const headers = listOf('', {
      ...this.#headers,
      'content-length': String(body.length),
      ...(this.status === 200 && { etag }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    });
    return {
      content,
      length: body.length,
      etag,
      headersFor(requestId) {
        headers[1] = requestId;
        return headers;
      },
    };
  }
}

/** @returns names and values in turns; the request's id is the second of them */
function listOf(requestId: string, headers: Record<string, string>): string[] {
  return ['x-request-id', requestId, ...Object.entries(headers).flat()];
}

function brotliOptions(quality: number, sizeHint: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: sizeHint,
    },
  };
}
