/** The body of an insert or an update: an object or an array of objects whose keys are columns a client may set. */
import { z } from 'zod';
import type { PageDraft } from '#domain/pages/page-draft.ts';
import { maxDraftsAtOnce } from '#domain/pages/publish-pages.ts';
import { readLimitedText } from '../limited-text.ts';
import { isColumn, isWritable, type WritableColumn } from './columns.ts';
import { failures, type Parsed, parsed, refused } from './rest-failure.ts';
import { splitList } from './split-list.ts';

/** Several pages of the longest content, escaped as JSON. */
const maxBodyBytes = 4 * 1024 * 1024;

const row = z.record(z.string(), z.unknown());
const rows = z.union([row.transform((one) => [one]), z.array(row)]);

type Fields = Partial<Record<WritableColumn, string | null>>;

/**
 * @param columns text of `columns=`: only these keys are looked at
 * @returns the pages to publish, possibly none
 */
export async function readInsertBody(request: Request, columns: string | null): Promise<Parsed<PageDraft[]>> {
  const json = await readJson(request);
  if (!json.ok) return json;
  const list = rows.safeParse(json.value);
  if (!list.success) return refused(failures.badJson);
  if (list.data.length > maxDraftsAtOnce) return refused(failures.tooManyRows(maxDraftsAtOnce));
  const keys = parseColumns(columns);
  if (!keys.ok) return keys;
  if (keys.value === null && !haveSameKeys(list.data)) return refused(failures.unevenKeys);
  const drafts: PageDraft[] = [];
  for (const given of list.data) {
    const fields = parseFields(given, keys.value);
    if (!fields.ok) return fields;
    const { title, slug, content, description } = fields.value;
    if (title == null) return refused(failures.missingField('title'));
    if (slug == null) return refused(failures.missingField('slug'));
    if (content == null) return refused(failures.missingField('content'));
    drafts.push({ title, slug, content, ...(description !== undefined && { description }) });
  }
  return parsed(drafts);
}

export async function readUpdateBody(
  request: Request,
  columns: string | null,
): Promise<Parsed<Partial<PageDraft>>> {
  const json = await readJson(request);
  if (!json.ok) return json;
  const given = row.safeParse(json.value);
  if (!given.success) return refused(failures.badJson);
  const keys = parseColumns(columns);
  if (!keys.ok) return keys;
  const fields = parseFields(given.data, keys.value);
  if (!fields.ok) return fields;
  const { description, ...others } = fields.value;
  const changes: Partial<PageDraft> = description === undefined ? {} : { description };
  for (const [name, value] of Object.entries(others)) {
    if (value === null) return refused(failures.missingField(name));
    Object.assign(changes, { [name]: value });
  }
  return parsed(changes);
}

async function readJson(request: Request): Promise<Parsed<unknown>> {
  const text = await readLimitedText(request, maxBodyBytes);
  if (text === null) return refused(failures.tooLarge(maxBodyBytes));
  try {
    return parsed(JSON.parse(text));
  } catch {
    return refused(failures.badJson);
  }
}

function parseColumns(text: string | null): Parsed<ReadonlySet<string> | null> {
  if (text === null) return parsed(null);
  const names = splitList(text);
  if (names === null) return refused(failures.badQuery(`columns parameter (${text})`, 'Expected "a","b".'));
  const problem = names.find((name) => !isColumn(name));
  return problem === undefined ? parsed(new Set(names)) : refused(failures.unknownField(problem));
}

function parseFields(given: Record<string, unknown>, keys: ReadonlySet<string> | null): Parsed<Fields> {
  const fields: Fields = {};
  for (const [name, value] of Object.entries(given)) {
    if (keys !== null && !keys.has(name)) continue;
    if (!isColumn(name)) return refused(failures.unknownField(name));
    if (!isWritable(name)) return refused(failures.readOnlyField(name));
    if (value !== null && typeof value !== 'string') return refused(failures.notText(name));
    fields[name] = value;
  }
  return parsed(fields);
}

function haveSameKeys(list: readonly object[]): boolean {
  const keysOf = (one: object) => Object.keys(one).sort().join('\n');
  const [first] = list;
  return first === undefined || list.every((one) => keysOf(one) === keysOf(first));
}
