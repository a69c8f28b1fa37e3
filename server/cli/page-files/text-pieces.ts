/** Files larger than memory are read piece by piece; what a record is, each format says itself. */
import { createReadStream } from 'node:fs';

const pieceBytes = 262_144;

/** Far beyond what the limits of a page allow: such a record is a quote or a bracket that was never closed. */
export const maxRecordLength = 4_194_304;

/** The file as a whole cannot be understood, or not from this line on. */
export class UnreadableFile extends Error {}

/** @throws UnreadableFile when it is not UTF-8; the file system's error when it cannot be read */
export async function* textPieces(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of createReadStream(file, { highWaterMark: pieceBytes })) {
      yield decoder.decode(bytes, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UnreadableFile('The file is not UTF-8. Save it as "CSV UTF-8" and try again.');
  }
}

/** How far a record reaches, and what it is; null as long as its end has not been read. */
export type TakeRecord<Record> = (
  text: string,
  from: number,
  isLast: boolean,
) => { record: Record; end: number } | null;

/**
 * Cuts pieces into records, wherever the pieces end. At the end of the text `take` is asked once more with `isLast`.
 * @throws UnreadableFile when a record does not end
 */
export async function* cutRecords<Record>(
  pieces: AsyncIterable<string>,
  take: TakeRecord<Record>,
): AsyncGenerator<{ line: number; record: Record }> {
  let text = '';
  let line = 1;
  function* whole(isLast: boolean) {
    let from = 0;
    while (from < text.length) {
      const taken = take(text, from, isLast);
      if (taken === null) break;
      yield { line, record: taken.record };
      line += linesIn(text, from, taken.end);
      from = taken.end;
    }
    text = text.slice(from);
    if (text.length > maxRecordLength) {
      throw new UnreadableFile(`Line ${line}: this row does not end. Is a quote or a bracket left open?`);
    }
  }
  for await (const piece of pieces) {
    text += piece;
    yield* whole(false);
  }
  yield* whole(true);
  if (text !== '') throw new UnreadableFile(`Line ${line}: the file ends in the middle of this row.`);
}

function linesIn(text: string, from: number, end: number): number {
  let lines = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}
