/** Reads a JSON array of objects, one object at a time. */
import { type Result, refusal, success } from '#domain/result.ts';
import { cutRecords, type TakeRecord, UnreadableFile } from '../../../csv/text-pieces.ts';

export interface JsonItem {
  line: number;
  item: Result<unknown, { code: 'not_json' }>;
}

type Token = { kind: 'item'; text: string } | { kind: 'mark'; mark: string } | { kind: 'space' };

/** @throws UnreadableFile when the file is not an array of objects */
export async function* readJson(pieces: AsyncIterable<string>): AsyncGenerator<JsonItem> {
  let state: 'before' | 'first' | 'item' | 'after' | 'end' = 'before';
  for await (const { line, record: token } of cutRecords(pieces, takeToken)) {
    if (token.kind === 'space') continue;
    if (state === 'before' && token.kind === 'mark' && token.mark === '[') state = 'first';
    else if (state === 'after' && token.kind === 'mark' && token.mark === ',') state = 'item';
    else if ((state === 'after' || state === 'first') && token.kind === 'mark' && token.mark === ']') {
      state = 'end';
    } else if ((state === 'first' || state === 'item') && token.kind === 'item') {
      yield parseItem(line, token.text);
      state = 'after';
    } else throw new UnreadableFile(`Line ${line}: the file is not a JSON array of objects.`);
  }
  if (state !== 'end') throw new UnreadableFile('The file is not a whole JSON array of objects.');
}

function parseItem(line: number, text: string): JsonItem {
  try {
    return { line, item: success<unknown>(JSON.parse(text)) };
  } catch {
    return { line, item: refusal({ code: 'not_json' }) };
  }
}

const takeToken: TakeRecord<Token> = (text, from) => {
  const space = /\s+/y;
  space.lastIndex = from;
  if (space.test(text)) return { record: { kind: 'space' }, end: space.lastIndex };
  if (text[from] !== '{') return { record: { kind: 'mark', mark: text[from] ?? '' }, end: from + 1 };
  const end = endOfObject(text, from);
  return end === null ? null : { record: { kind: 'item', text: text.slice(from, end) }, end };
};

/** Jumps from quote to quote and brace to brace. `JSON.parse` does the rest. */
function endOfObject(text: string, from: number): number | null {
  const next = /["{}]/g;
  next.lastIndex = from;
  let depth = 0;
  for (let found = next.exec(text); found !== null; found = next.exec(text)) {
    if (found[0] === '{') depth += 1;
    else if (found[0] === '}') depth -= 1;
    else {
      const end = endOfString(text, found.index);
      if (end === null) return null;
      next.lastIndex = end;
    }
    if (depth === 0) return next.lastIndex;
  }
  return null;
}

function endOfString(text: string, from: number): number | null {
  for (let quote = text.indexOf('"', from + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let backslashes = 0;
    while (text[quote - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return quote + 1;
  }
  return null;
}
