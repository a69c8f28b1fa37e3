/** Files of pages, in CSV or JSON: the names of the columns, and the conversion of a row to a page. */
import { z } from 'zod';
import type { GeneratedPageRow } from '#database/schema.ts';
import { unguardCell } from '#domain/formula-cells.ts';
import type { ImportedPage } from '#domain/pages/import-pages.ts';
import { isHiddenByAuthor } from '#domain/pages/is-hidden-by-author.ts';
import {
  mapFields,
  optionalPageFields,
  type PageFieldRules,
  pageFieldNames,
  requiredPageFields,
  rulesOf,
} from '#domain/pages/page-fields.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { readCsv } from '../../../csv/csv.ts';
import { textPieces, UnreadableFile } from '../../../csv/text-pieces.ts';
import { readJson } from './json.ts';

const isLong = (name: (typeof pageFieldNames)[number]) => rulesOf(name).kind === 'html';

/** Short columns first, so that a spreadsheet shows them side by side. */
export const exportedColumns = [
  ...pageFieldNames.filter((name) => !isLong(name)),
  ...pageFieldNames.filter(isLong),
  'is_noindex',
  'created_at',
  'updated_at',
] as const;

/** A row of an exported file. */
export type ExportedPage = Record<(typeof exportedColumns)[number], string | boolean>;

/** A page that the gate holds back is exported as its author wrote it: the gate decides again at the import. */
export function exportedPage(page: GeneratedPageRow): ExportedPage {
  return { ...page, is_noindex: isHiddenByAuthor(page) };
}

const neededColumns = Object.entries<PageFieldRules>(requiredPageFields)
  .filter(([, { importFallback }]) => importFallback === undefined)
  .map(([name]) => name);

/** A file may have an `id` column, but it is ignored: every imported page gets a new id. */
const columns: ReadonlySet<string> = new Set([...exportedColumns, 'id']);

export type PageFileFormat = 'csv' | 'json';

/**
 * @param problemOf says why the file cannot be read or written
 * @returns its format, or why it has none
 */
export function formatOf(
  file: string,
  problemOf: (file: string) => string | null,
): Result<PageFileFormat, string> {
  const ending = /\.(csv|json)$/i.exec(file)?.[1]?.toLowerCase();
  if (ending !== 'csv' && ending !== 'json') {
    return refusal('The name of the file must end in .csv or .json.');
  }
  const problem = problemOf(file);
  return problem === null ? success(ending) : refusal(problem);
}

/** The databases order times as text, so a year must have four digits. The list of pages begins in 1970. */
const afterLatest = Date.UTC(10_000, 0);

/** An empty cell of a spreadsheet means that no time is given. */
const time = z.preprocess(
  (value) => (value === '' ? null : value),
  z.iso
    .datetime({ offset: true, error: 'must be a time such as 2026-01-31T12:00:00Z' })
    .refine(
      (text) => Date.parse(text) >= 0 && Date.parse(text) < afterLatest,
      'must be in the years 1970 to 9999',
    )
    .transform((text) => new Date(text).toISOString())
    .nullable()
    .default(null),
);

/** An empty cell means false. */
const flag = z
  .preprocess(
    (value) => {
      if (value === '' || value === null) return false;
      return typeof value === 'string' ? value.toLowerCase() : value;
    },
    z.union([z.stringbool(), z.boolean()], 'must be true or false'),
  )
  .default(false);

const text = z.string('must be text');
const textOrBlank = text.nullish().transform((given) => given ?? '');

const rowSchema = z
  .strictObject({
    id: z.unknown().optional(),
    ...mapFields(requiredPageFields, (name) => (neededColumns.includes(name) ? text : textOrBlank)),
    ...mapFields(optionalPageFields, () => text.nullish()),
    is_noindex: flag,
    created_at: time,
    updated_at: time,
  })
  .transform(
    ({ id: _, is_noindex, created_at, updated_at, ...input }): ImportedPage => ({
      input,
      isNoindex: is_noindex,
      createdAt: created_at,
      updatedAt: updated_at,
    }),
  );

export interface FileRow {
  line: number;
  /** The page to import, or the reason why the row is refused. */
  page: Result<ImportedPage, string>;
}

/** @throws UnreadableFile when the rest of the file cannot be understood */
export async function* readPageFile(file: string, format: PageFileFormat): AsyncGenerator<FileRow> {
  const pieces = textPieces(file);
  yield* format === 'csv' ? csvRows(pieces) : jsonRows(pieces);
}

async function* csvRows(pieces: AsyncIterable<string>): AsyncGenerator<FileRow> {
  let header: string[] | null = null;
  for await (const { line, fields } of readCsv(pieces)) {
    if (header === null) header = headerOf(fields.ok ? fields.value : []);
    else if (!fields.ok) yield { line, page: refusal('a quote stands where none can be') };
    else if (fields.value.length !== header.length) {
      const reason = `has ${fields.value.length} columns, the header has ${header.length}`;
      yield { line, page: refusal(reason) };
    } else {
      const cells = fields.value.map(unguardCell);
      yield parsedRow(line, Object.fromEntries(header.map((name, column) => [name, cells[column]])));
    }
  }
  if (header === null) throw new UnreadableFile('The file is empty.');
}

async function* jsonRows(pieces: AsyncIterable<string>): AsyncGenerator<FileRow> {
  for await (const { line, item } of readJson(pieces)) {
    if (item.ok) yield parsedRow(line, item.value);
    else yield { line, page: refusal('is not valid JSON') };
  }
}

/** Refuses unknown names: one may be a typing error, whose column would silently be ignored. */
function headerOf(fields: readonly string[]): string[] {
  const names = fields.map((field) => field.trim().toLowerCase());
  const problem = problemOfHeader(names);
  if (problem === null) return names;
  throw new UnreadableFile(`The header ${problem}. Known are: ${exportedColumns.join(', ')}.`);
}

function problemOfHeader(names: readonly string[]): string | null {
  const unknown = names.find((name) => !columns.has(name));
  if (unknown !== undefined) return `has a column "${unknown}"`;
  const missing = neededColumns.find((name) => !names.includes(name));
  if (missing !== undefined) return `has no column "${missing}"`;
  return new Set(names).size < names.length ? 'names a column twice' : null;
}

function parsedRow(line: number, value: unknown): FileRow {
  const parsed = rowSchema.safeParse(value);
  if (parsed.success) return { line, page: success(parsed.data) };
  const [issue] = parsed.error.issues;
  return { line, page: refusal([issue?.path.join('.'), issue?.message].filter(Boolean).join(' ')) };
}
