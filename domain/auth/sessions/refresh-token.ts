/**
 * Refresh tokens are derived, never stored: the token of any generation can be computed again from the session's secret
 * key and the generation number. A client whose answer got lost can therefore be given the same token again.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Layout: version, session id, generation, authentication code, checksum. */
const version = 1;
const idEnd = 1 + 16;
const generationEnd = idEnd + 4;
const macEnd = generationEnd + 16;
const length = macEnd + 4;

export interface ParsedRefreshToken {
  sessionId: string;
  generation: number;
}

export function deriveRefreshToken(sessionKey: Uint8Array, sessionId: string, generation: number): string {
  const token = Buffer.alloc(length);
  token.writeUInt8(version);
  token.write(sessionId.replaceAll('-', ''), 1, 'hex');
  token.writeUInt32BE(generation, idEnd);
  createHmac('sha256', sessionKey)
    .update(token.subarray(0, generationEnd))
    .digest()
    .copy(token, generationEnd, 0, 16);
  checksum(token).copy(token, macEnd);
  return token.toString('base64url');
}

/** @returns null for text that cannot be a token of ours, or was cut in copying; does not check that it is genuine */
export function parseRefreshToken(text: string): ParsedRefreshToken | null {
  const token = Buffer.from(text, 'base64url');
  const isWhole =
    token.length === length &&
    token.readUInt8() === version &&
    token.toString('base64url') === text &&
    checksum(token).equals(token.subarray(macEnd));
  if (!isWhole) return null;
  const hex = token.toString('hex', 1, idEnd);
  return {
    sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    generation: token.readUInt32BE(idEnd),
  };
}

/** Whether the token was derived from the key of this session. */
export function isGenuineRefreshToken(
  text: string,
  sessionKey: Uint8Array,
  parsed: ParsedRefreshToken,
): boolean {
  const genuine = Buffer.from(deriveRefreshToken(sessionKey, parsed.sessionId, parsed.generation));
  const given = Buffer.from(text);
  return genuine.length === given.length && timingSafeEqual(genuine, given);
}

function checksum(token: Buffer): Buffer {
  return createHash('sha256').update(token.subarray(0, macEnd)).digest().subarray(0, 4);
}
