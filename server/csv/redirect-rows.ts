/**
 * Lists of rules as spreadsheets have them: the old address, where it leads, and the code. Other columns are ignored.
 */
import { answeredTarget } from '#domain/addresses/answered-target.ts';
import type { ListedRule } from '#domain/addresses/redirect-store.ts';
import type { WantedRule } from '#domain/addresses/redirects/read-wanted-rule.ts';
import { guardCell, unguardCell } from '#domain/formula-cells.ts';
import { readCsv, writeCsvRow } from './csv.ts';

export interface RedirectLine {
  line: number;
  /** Null for a line with a quote in the wrong place. */
  wanted: WantedRule | null;
}

/** Usual names of the first column. Without a header, the first line is a rule. */
const firstColumnNames: ReadonlySet<string> = new Set([
  'de',
  'from',
  'from_path',
  'origem',
  'antigo',
  'endereço antigo',
]);
const permanentRedirect = 301;

/** @throws UnreadableFile when the file cannot be parsed */
export async function* readRedirectLines(pieces: AsyncIterable<string>): AsyncGenerator<RedirectLine> {
  let isFirst = true;
  for await (const row of readCsv(withoutMark(pieces))) {
    const fields = row.fields.ok ? row.fields.value.map((field) => unguardCell(field).trim()) : null;
    const isHeader = isFirst && firstColumnNames.has(fields?.[0]?.toLowerCase() ?? '');
    isFirst = false;
    if (!isHeader) yield { line: row.line, wanted: fields === null ? null : ruleOf(fields) };
  }
}

function ruleOf([from = '', to = '', status = '']: readonly string[]): WantedRule {
  return {
    from,
    to: to === '' ? null : { path: to },
    status: status === '' ? permanentRedirect : Number(status),
  };
}

/** Excel writes a byte order mark, which is not part of the first cell. */
async function* withoutMark(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const piece of pieces) {
    yield isFirst ? piece.replace(/^\uFEFF/, '') : piece;
    isFirst &&= piece === '';
  }
}

export const redirectHeader = writeCsvRow(['de', 'para', 'código', 'usos', 'último uso']);

/** For a rule whose page is not published, writes that its address is gone. */
export function writeRedirectLine(rule: ListedRule): string {
  const target = answeredTarget(rule);
  const cells = [
    rule.from_path,
    target?.to ?? '',
    `${target?.status ?? 410}`,
    `${rule.hits}`,
    rule.last_hit_at ?? '',
  ];
  return writeCsvRow(cells.map(guardCell));
}
