/** What a file of pages holds, in either format: the names of its columns, and a row as something to import. */
import { z } from 'zod';
import type { GeneratedPageRow } from '#database/schema.ts';
import type { ImportedDraft } from '#domain/pages/import-pages.ts';
import { readCsv } from './csv.ts';
import { readJson } from './json.ts';
import { textPieces, UnreadableFile } from './text-pieces.ts';

export const exportedColumns = [
  'title',
  'slug',
  'description',
  'content',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof GeneratedPageRow)[];

const neededColumns = ['title', 'content'];

/** A page gets a new id wherever it is imported; lists from elsewhere may bring one all the same. */
const columns: ReadonlySet<string> = new Set([...exportedColumns, 'id']);

export type PageFileFormat = 'csv' | 'json';

/** @returns null for a name that ends otherwise */
export function formatOf(file: string): PageFileFormat | null {
  const ending = /\.(csv|json)$/i.exec(file)?.[1]?.toLowerCase();
  return ending === 'csv' || ending === 'json' ? ending : null;
}

const latest = Date.UTC(9999, 0);

/** A spreadsheet's empty cell is none. */
const time = z.preprocess(
  (value) => (value === '' ? null : value),
  z.iso
    .datetime({ offset: true, error: 'must be a time such as 2026-01-31T12:00:00Z' })
    .refine((text) => Date.parse(text) >= 0 && Date.parse(text) < latest, 'must be in 1970 or later')
    .transform((text) => new Date(text).toISOString())
    .nullable()
    .default(null),
);

const text = z.string('must be a text');

const rowSchema = z
  .strictObject({
    id: z.unknown().optional(),
    title: text,
    slug: text.nullable().default(null),
    description: text.nullable().default(null),
    content: text,
    created_at: time,
    updated_at: time,
  })
  .transform(
    ({ title, slug, description, content, created_at, updated_at }): ImportedDraft => ({
      title,
      slug: slug ?? '',
      description,
      content,
      createdAt: created_at,
      updatedAt: updated_at,
    }),
  );

export type FileRow = { line: number } & ({ ok: true; draft: ImportedDraft } | { ok: false; reason: string });

/** @throws UnreadableFile when the rest of the file cannot be understood */
export async function* readPageFile(file: string, format: PageFileFormat): AsyncGenerator<FileRow> {
  const pieces = textPieces(file);
  yield* format === 'csv' ? csvRows(pieces) : jsonRows(pieces);
}

async function* csvRows(pieces: AsyncIterable<string>): AsyncGenerator<FileRow> {
  let header: string[] | null = null;
  for await (const row of readCsv(pieces)) {
    const { line } = row;
    if (header === null) header = headerOf(row.ok ? row.fields : []);
    else if (!row.ok) yield { line, ok: false, reason: 'a quote stands where none can be' };
    else if (row.fields.length !== header.length) {
      const reason = `has ${row.fields.length} columns, the header has ${header.length}`;
      yield { line, ok: false, reason };
    } else {
      const { fields } = row;
      yield parsedRow(line, Object.fromEntries(header.map((name, column) => [name, fields[column]])));
    }
  }
  if (header === null) throw new UnreadableFile('The file is empty.');
}

async function* jsonRows(pieces: AsyncIterable<string>): AsyncGenerator<FileRow> {
  for await (const item of readJson(pieces)) {
    if (item.ok) yield parsedRow(item.line, item.value);
    else yield { line: item.line, ok: false, reason: 'is not valid JSON' };
  }
}

/** A name nobody knows may be a slip, and its column would be lost without a word. */
function headerOf(fields: readonly string[]): string[] {
  const names = fields.map((field) => field.trim().toLowerCase());
  const unknown = names.find((name) => !columns.has(name));
  const missing = neededColumns.find((name) => !names.includes(name));
  const problem =
    unknown !== undefined
      ? `has a column "${unknown}"`
      : missing !== undefined
        ? `has no column "${missing}"`
        : new Set(names).size < names.length
          ? 'names a column twice'
          : null;
  if (problem === null) return names;
  throw new UnreadableFile(`The header ${problem}. Known are: ${exportedColumns.join(', ')}.`);
}

function parsedRow(line: number, value: unknown): FileRow {
  const parsed = rowSchema.safeParse(value);
  if (parsed.success) return { line, ok: true, draft: parsed.data };
  const [issue] = parsed.error.issues;
  return { line, ok: false, reason: [issue?.path.join('.'), issue?.message].filter(Boolean).join(' ') };
}
