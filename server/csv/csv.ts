/**
 * Reads CSV as spreadsheets write it: separated by comma, semicolon or tab, with quotes where needed and line breaks
 * inside quotes. It jumps from quote to quote. The parsers on npm read character by character, which for a hundred
 * thousand pages takes as long as the rest of the import.
 */
import { type Result, refusal, success } from '#domain/result.ts';
import { cutRecords } from './text-pieces.ts';

export interface CsvRow {
  line: number;
  fields: Result<string[], { code: 'misplaced_quote' }>;
}

const endsOfPlain = { ',': /[,\r\n]/g, ';': /[;\r\n]/g, '\t': /[\t\r\n]/g } as const;

type Separator = keyof typeof endsOfPlain;

/** Yields the header as the first row. A row with a quote in the wrong place is refused and ends with its line. */
export async function* readCsv(pieces: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  let separator: Separator | null = null;
  const rows = cutRecords<string[] | null>(pieces, (text, from, isLast) => {
    separator ??= separatorOf(text, isLast);
    return separator === null ? null : takeRow(text, from, isLast, separator);
  });
  for await (const { line, record } of rows) {
    if (record === null) yield { line, fields: refusal({ code: 'misplaced_quote' }) };
    // Empty lines are skipped.
    else if (record.length > 1 || record[0] !== '') yield { line, fields: success(record) };
  }
}

export function writeCsvRow(fields: readonly string[]): string {
  return `${fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(',')}\r\n`;
}

/**
 * Column names contain no separator, so the first candidate in the header is the separator. Empty lines may precede the
 * header.
 */
function separatorOf(text: string, isLast: boolean): Separator | null {
  const header = /^[\r\n]*[^\r\n]*/.exec(text)?.[0] ?? '';
  if (header.length === text.length && !isLast) return null;
  return (/[,;\t]/.exec(header)?.[0] ?? ',') as Separator;
}

function takeRow(text: string, from: number, isLast: boolean, separator: Separator) {
  const fields: string[] = [];
  let at = from;
  while (true) {
    const field = text[at] === '"' ? takeQuoted(text, at) : takePlain(text, at, separator);
    if (field === null) return null;
    fields.push(field.value);
    at = field.end;
    const next = text[at];
    if (next === separator) {
      at += 1;
      continue;
    }
    if (next === undefined) return isLast ? { record: fields, end: at } : null;
    if (next === '\n') return { record: fields, end: at + 1 };
    if (next === '\r' && text[at + 1] === '\n') return { record: fields, end: at + 2 };
    if (next === '\r' && at + 1 === text.length && !isLast) return null;
    if (next === '\r') return { record: fields, end: at + 1 };
    const lineEnd = text.indexOf('\n', at);
    if (lineEnd !== -1) return { record: null, end: lineEnd + 1 };
    return isLast ? { record: null, end: text.length } : null;
  }
}

function takePlain(text: string, from: number, separator: Separator): { value: string; end: number } {
  const stop = endsOfPlain[separator];
  stop.lastIndex = from;
  const end = stop.exec(text)?.index ?? text.length;
  return { value: text.slice(from, end), end };
}

function takeQuoted(text: string, from: number): { value: string; end: number } | null {
  let hasQuotes = false;
  let quote = text.indexOf('"', from + 1);
  while (quote !== -1 && text[quote + 1] === '"') {
    hasQuotes = true;
    quote = text.indexOf('"', quote + 2);
  }
  if (quote === -1) return null;
  const value = text.slice(from + 1, quote);
  return { value: hasQuotes ? value.replaceAll('""', '"') : value, end: quote + 1 };
}
