/**
 * The seal of a backup: a last line with the SHA-256 of every byte before it. It proves that the backup is intact
 * without any other file. SQLite ignores what follows its last page, so a sealed backup opens like any database.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, closeSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';

const chunkBytes = 1 << 20;
const lineBeforeDigest = '\nmotor-de-portao backup, SHA-256 of everything before this line: ';
// Only lower case: otherwise a damaged bit could turn a letter of the digest into upper case unnoticed.
const sealPattern = new RegExp(`^${lineBeforeDigest}([0-9a-f]{64})\n$`);
const sealBytes = Buffer.byteLength(lineBeforeDigest) + 64 + 1;

/** `none`: the file does not end with a seal. `broken`: the seal does not match the bytes before it. */
export type SealState = 'intact' | 'broken' | 'none';

export function seal(file: string): void {
  appendFileSync(file, `${lineBeforeDigest}${digestOfFile(file)}\n`);
}

/** Reads the whole file. */
export function checkSeal(file: string): SealState {
  return readSealed(file, () => {});
}

/** Copies the content of a backup and checks exactly the bytes it has copied. */
export function copyWithoutSeal(file: string, target: string): SealState {
  const output = openSync(target, 'w');
  try {
    const state = readSealed(file, (chunk) => writeFully(output, chunk));
    fsyncSync(output);
    return state;
  } finally {
    closeSync(output);
  }
}

/** @returns the SHA-256 of a whole file, in lower-case hexadecimal */
export function digestOfFile(file: string): string {
  const input = openSync(file, 'r');
  try {
    return digestOf(input, fstatSync(input).size, () => {});
  } finally {
    closeSync(input);
  }
}

function readSealed(file: string, take: (chunk: Buffer) => void): SealState {
  const input = openSync(file, 'r');
  try {
    const { size } = fstatSync(input);
    const end = Buffer.alloc(sealBytes);
    const isLongEnough = size >= sealBytes;
    if (isLongEnough) readSync(input, end, 0, sealBytes, size - sealBytes);
    const stored = isLongEnough ? sealPattern.exec(end.toString('latin1'))?.[1] : undefined;
    const digest = digestOf(input, stored === undefined ? size : size - sealBytes, take);
    if (stored === undefined) return 'none';
    return digest === stored ? 'intact' : 'broken';
  } finally {
    closeSync(input);
  }
}

function digestOf(input: number, bytes: number, take: (chunk: Buffer) => void): string {
  const hash = createHash('sha256');
  const buffer = Buffer.alloc(chunkBytes);
  for (let done = 0; done < bytes; ) {
    const length = readSync(input, buffer, 0, Math.min(chunkBytes, bytes - done), done);
    if (length === 0) break;
    const chunk = buffer.subarray(0, length);
    hash.update(chunk);
    take(chunk);
    done += length;
  }
  return hash.digest('hex');
}

function writeFully(output: number, chunk: Buffer): void {
  for (let done = 0; done < chunk.length; ) done += writeSync(output, chunk, done);
}
