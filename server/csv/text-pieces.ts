/** Reads files larger than memory piece by piece. Each format decides what a record is. */
import { createReadStream } from 'node:fs';

const pieceBytes = 262_144;

/** Far beyond the limits of a page: a longer record has an unclosed quote or brace. */
export const maxRecordLength = 4_194_304;

/** The file cannot be parsed, or cannot be parsed from some line on. */
export class UnreadableFile extends Error {}

/** @throws UnreadableFile if the file is not UTF-8, or the file system's error if it cannot be read */
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

/**
 * Parses the record at `from`.
 * @returns the record and its end, or null if its end has not been read yet
 */
export type TakeRecord<Record> = (
  text: string,
  from: number,
  isLast: boolean,
) => { record: Record; end: number } | null;

/**
 * Splits the text into records, wherever the pieces end. At the end of the text, `take` is called once more with
 * `isLast`.
 * @throws UnreadableFile when a record does not end
 */
export async function* cutRecords<Record>(
  pieces: AsyncIterable<string>,
  take: TakeRecord<Record>,
): AsyncGenerator<{ line: number; record: Record }> {
  let text = '';
  let line = 1;
  function* completeRecords(isLast: boolean) {
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
      throw new UnreadableFile(`Line ${line}: this row does not end. Is a quote or a brace left open?`);
    }
  }
  for await (const piece of pieces) {
    text += piece;
    yield* completeRecords(false);
  }
  yield* completeRecords(true);
  if (text !== '') throw new UnreadableFile(`Line ${line}: the file ends in the middle of this row.`);
}

function linesIn(text: string, from: number, end: number): number {
  // A search of the whole text would go on beyond the end of the record.
  const record = text.slice(from, end);
  let lines = 0;
  for (let at = record.indexOf('\n'); at !== -1; at = record.indexOf('\n', at + 1)) lines += 1;
  return lines;
}
