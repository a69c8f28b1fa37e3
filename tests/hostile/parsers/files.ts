import { guardCell, unguardCell } from '#domain/formula-cells.ts';
import { success } from '#domain/result.ts';
import { readJson } from '#server/cli/pages/files/json.ts';
import { readCsv, writeCsvRow } from '#server/csv/csv.ts';
import { readRedirectLines } from '#server/csv/redirect-rows.ts';
import { UnreadableFile } from '#server/csv/text-pieces.ts';
import { parseEnv, variableNames } from '#server/env.ts';
import { assertPromise, type Parser } from '#tests/hostile/support/parser.ts';

const fileLength = 8_000;

async function* pieces(...texts: string[]) {
  yield* texts;
}

/**
 * Reads the text as a whole and in two pieces.
 * @returns both results as JSON; the items of an unreadable file end with the error's message
 */
async function readBothWays(
  read: (texts: AsyncIterable<string>) => AsyncIterable<unknown>,
  text: string,
): Promise<[string, string]> {
  const cut = Math.floor(text.length / 2);
  const results = [pieces(text), pieces(text.slice(0, cut), text.slice(cut))].map(async (texts) => {
    const items: unknown[] = [];
    try {
      for await (const item of read(texts)) items.push(item);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      items.push(error.message);
    }
    return JSON.stringify(items);
  });
  const [whole = '', inPieces = ''] = await Promise.all(results);
  return [whole, inPieces];
}

export const fileParsers: readonly Parser[] = [
  {
    name: 'csv file',
    maxLength: fileLength,
    tokens: ['"', '""', ',', ';', '\t', '\r', '\n', '\r\n', 'title', 'content', "'=", '=1+1', '@'],
    async feed(input) {
      const [whole, inPieces] = await readBothWays(readCsv, input);
      assertPromise(whole === inPieces, 'where a piece of the file ends does not matter');
      const cell = guardCell(input);
      assertPromise(!/^[=+\-@\t\r]/.test(cell) && unguardCell(cell) === input, 'a cell is never a formula');
      const [row] = await readBothWays(readCsv, writeCsvRow(['a', cell]));
      assertPromise(
        row === JSON.stringify([{ line: 1, fields: success(['a', cell]) }]),
        'a cell is read as written',
      );
    },
  },
  {
    name: 'list of redirects',
    maxLength: fileLength,
    tokens: ['"', ',', ';', '\t', '\r\n', '\uFEFF', 'de', '/a', '/b', '301', "'=", 'https://site.example/'],
    async feed(input) {
      const [whole, inPieces] = await readBothWays(readRedirectLines, input);
      assertPromise(whole === inPieces, 'where a piece of the file ends does not matter');
    },
  },
  {
    name: 'json file',
    maxLength: fileLength,
    tokens: [
      '[',
      ']',
      '{',
      '}',
      '"',
      '\\"',
      '\\',
      ':',
      ',',
      '"title":',
      '[{"title":"',
      '"}]',
      '\\u0000',
      '{"a":{',
    ],
    async feed(input) {
      const [whole, inPieces] = await readBothWays(readJson, input);
      assertPromise(whole === inPieces, 'where a piece of the file ends does not matter');
    },
  },
  {
    name: 'environment',
    maxLength: 2_000,
    tokens: [
      'http://',
      'https://',
      'file:',
      'postgres://',
      '@',
      ':3000',
      'on',
      'off',
      'a@b.example',
      '11900000001',
    ],
    feed(input) {
      const name = variableNames[input.length % variableNames.length] ?? '';
      const parsed = parseEnv({ [name]: input });
      const isNamed =
        !parsed.ok &&
        variableNames.some((variableName) => parsed.failure.message.includes(`  - ${variableName}`));
      assertPromise(parsed.ok || isNamed, 'every problem names a variable');
    },
  },
];
