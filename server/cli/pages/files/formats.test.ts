import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusal, success } from '#domain/result.ts';
import { readCsv, writeCsvRow } from '../../../csv/csv.ts';
import { maxRecordLength } from '../../../csv/text-pieces.ts';
import { readJson } from './json.ts';

async function* pieces(text: string, size = text.length): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size);
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

const csv = (text: string, size?: number) => collect(readCsv(pieces(text, size)));
const json = (text: string, size?: number) => collect(readJson(pieces(text, size)));
const anyText = fc.string({
  unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', '\t', ' ', 'ç', '\\', '{', ']'),
});

describe('CSV', () => {
  test('written rows can be read again, wherever the pieces end', async () => {
    const rows = fc.array(fc.array(anyText, { minLength: 2, maxLength: 4 }), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(rows, fc.integer({ min: 1, max: 9 }), async (written, size) => {
        const read = await csv(`a,b\n${written.map(writeCsvRow).join('')}`, size);
        expect(read.slice(1).map((row) => row.fields.ok && row.fields.value)).toEqual(written);
      }),
    );
  });

  test.each([',', ';', '\t'])('the separator %j is detected from the header', async (separator) => {
    const text = ['title', 'content'].join(separator);
    const row = ['a,b;c\td', 'x'].map((field) => `"${field}"`).join(separator);
    expect(await csv(`${text}\n${row}\n`)).toEqual([
      { line: 1, fields: success(['title', 'content']) },
      { line: 2, fields: success(['a,b;c\td', 'x']) },
    ]);
  });

  test('the header may follow empty lines', async () => {
    for (const size of [1, 2, 100]) {
      expect(await csv('\r\n\na;b\n1;2\n', size)).toEqual([
        { line: 3, fields: success(['a', 'b']) },
        { line: 4, fields: success(['1', '2']) },
      ]);
    }
  });

  test('each row has the number of its first line, and empty lines are skipped', async () => {
    const text = 'a,b\r\n1,"x\ny"\r\n\r\n2,"with ""quotes"""\n3,plain "inside"';
    expect(await csv(text, 5)).toEqual([
      { line: 1, fields: success(['a', 'b']) },
      { line: 2, fields: success(['1', 'x\ny']) },
      { line: 5, fields: success(['2', 'with "quotes"']) },
      { line: 6, fields: success(['3', 'plain "inside"']) },
    ]);
  });

  test('a misplaced quote invalidates only its own row', async () => {
    expect(await csv('a,b\n1,"bro"ken"\n2,good\n')).toEqual([
      { line: 1, fields: success(['a', 'b']) },
      { line: 2, fields: refusal({ code: 'misplaced_quote' }) },
      { line: 3, fields: success(['2', 'good']) },
    ]);
  });

  test('an unclosed quote is reported with its line, in a short and in a long file', async () => {
    await expect(csv('a,b\n1,2\n3,"open\nmore\n')).rejects.toThrow('Line 3');
    const long = `a,b\n1,2\n3,"${'x'.repeat(maxRecordLength + 10)}`;
    await expect(csv(long, 1_000_000)).rejects.toThrow('Line 3: this row does not end');
  });
});

describe('JSON', () => {
  test('an array of objects is read object by object, wherever the pieces end', async () => {
    const items = fc.array(fc.dictionary(anyText, fc.oneof(anyText, fc.jsonValue())));
    const space = fc.constantFrom(undefined, 2);
    await fc.assert(
      fc.asyncProperty(items, space, fc.integer({ min: 1, max: 9 }), async (written, indent, size) => {
        const text = JSON.stringify(written, null, indent);
        const read = await json(text, size);
        expect(read.map((item) => item.item.ok && item.item.value)).toEqual(JSON.parse(text));
      }),
    );
  });

  test('an invalid object is reported with its line, and the others are read', async () => {
    expect(await json('[\n{"a":1},\n{"b":},\n{"c":"}"}\n]\n')).toEqual([
      { line: 2, item: success({ a: 1 }) },
      { line: 3, item: refusal({ code: 'not_json' }) },
      { line: 4, item: success({ c: '}' }) },
    ]);
  });

  test.each(['', '{}', '[1]', '[{}', '[{},]', '[{}] {}', '[{} {}]', 'null', '[{"a":"x'])(
    '%j is not an array of objects',
    async (text) => {
      await expect(json(text)).rejects.toThrow(/JSON array|in the middle/);
    },
  );
});
