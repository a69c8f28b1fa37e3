/**
 * The tables of docs/security/asvs-5.0.md are complete, cite files and test titles that exist, and agree with the summary
 * of docs/SECURITY.md.
 */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The last parts of the numbers of ASVS 5.0.0: `2.1-3` in V1 stands for V1.2.1, V1.2.2 and V1.2.3. */
const standard: Record<string, { level1: string; level2: string }> = {
  V1: { level1: '2.1-5 3.1-2 5.1', level2: '1.1-2 2.6-9 3.3-11 4.1-3 5.2' },
  V2: { level1: '1.1 2.1-2 3.1', level2: '1.2-3 2.3 3.2-4 4.1' },
  V3: { level1: '2.1-2 3.1 4.1-2 5.1-3', level2: '3.2-4 4.3-6 5.4-5 7.1-2' },
  V4: { level1: '1.1 4.1', level2: '1.2-3 2.1 3.1-2 4.2-4' },
  V5: { level1: '2.1-2 3.1-2', level2: '1.1 2.3 4.1-3' },
  V6: { level1: '1.1 2.1-8 3.1-2 4.1-2', level2: '1.2-3 2.9-12 3.3-4 4.3-4 5.1-5 6.1-3 8.1-4' },
  V7: { level1: '2.1-4 4.1-2', level2: '1.1-3 3.1-2 4.3-5 5.1-2 6.1-2' },
  V8: { level1: '1.1 2.1-2 3.1', level2: '1.2 2.3 4.1' },
  V9: { level1: '1.1-3 2.1', level2: '2.2-4' },
  V10: { level1: '4.1-5', level2: '1.1-2 2.1-2 3.1-4 4.6-11 5.1-5 6.1-2 7.1-3' },
  V11: { level1: '3.1-2 4.1', level2: '1.1-2 2.1-3 3.3 4.2-4 5.1 6.1' },
  V12: { level1: '1.1 2.1-2', level2: '1.2-3 3.1-4' },
  V13: { level1: '4.1', level2: '1.1 2.1-5 3.1-2 4.2-5' },
  V14: { level1: '2.1 3.1', level2: '1.1-2 2.2-4 3.2-3' },
  V15: { level1: '1.1 2.1 3.1', level2: '1.2-3 2.2-3 3.2-7' },
  V16: { level1: '', level2: '1.1 2.1-5 3.1-4 4.1-3 5.1-3' },
  V17: { level1: '', level2: '1.1 2.1-4 3.1-2' },
};

const states = ['met', 'not applicable', 'by decision', 'operator', 'not met'] as const;

interface Row {
  number: string;
  level: string;
  state: string;
  where: string;
  testedBy: string;
}

const tables = readFileSync('docs/security/asvs-5.0.md', 'utf8');
const summary = readFileSync('docs/SECURITY.md', 'utf8');

const rows: Row[] = [...tables.matchAll(/^\| (V\d+\.\d+\.\d+) \|(.+)\|$/gm)].map(
  ([, number = '', cells = '']) => {
    const [level = '', , state = '', where = '', testedBy = ''] = cells.split('|').map((cell) => cell.trim());
    return { number, level, state, where, testedBy };
  },
);

function chapterOf({ number }: Row): string {
  return number.slice(0, number.indexOf('.'));
}

/** @param parts such as `2.1-3 4.1` */
function numbersIn(chapter: string, parts: string): string[] {
  return [...parts.matchAll(/(\d+)\.(\d+)(?:-(\d+))?/g)].flatMap(([, section, first, last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, step) => `${chapter}.${section}.${Number(first) + step}`,
    ),
  );
}

/** Files in backticks, some with a heading: `docs/OPERATIONS.md#logs`. */
function filesIn(cell: string): { path: string; anchor: string | undefined }[] {
  return [...cell.matchAll(/`([\w@-][\w.@/-]*\.[a-z]+)(?:#([\w-]+))?`/g)].map(([, path = '', anchor]) => ({
    path,
    anchor,
  }));
}

function hasHeading(path: string, anchor: string): boolean {
  const headings = readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm);
  return [...headings].some(([, text = '']) => text.toLowerCase().replaceAll(' ', '-') === anchor);
}

function isTitleIn(source: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => source.includes(quote + title + quote));
}

test('the tables have every requirement of levels 1 and 2, and no other', () => {
  expect(rows.filter(({ level }) => level !== '1' && level !== '2')).toEqual([]);
  for (const level of ['1', '2'] as const) {
    const expected = Object.entries(standard).flatMap(([chapter, parts]) =>
      numbersIn(chapter, parts[`level${level}`]),
    );
    expect(expected).toHaveLength(level === '1' ? 70 : 183);
    const found = rows.filter((row) => row.level === level).map(({ number }) => number);
    expect(found.toSorted()).toEqual(expected.toSorted());
  }
});

test('every requirement has a known state and says where it is met or why not', () => {
  expect(rows.filter(({ state }) => !states.some((known) => known === state))).toEqual([]);
  expect(rows.filter(({ where }) => where === '')).toEqual([]);
  expect(rows.filter(({ state, where }) => state === 'met' && filesIn(where).length === 0)).toEqual([]);
});

test('every file and heading that the documents cite exists', () => {
  const policies = readFileSync('docs/security/policies.md', 'utf8');
  const cited = [tables, policies, summary].flatMap(filesIn);
  expect(cited.length).toBeGreaterThan(300);
  expect(cited.filter(({ path }) => !existsSync(path))).toEqual([]);
  expect(cited.filter(({ path, anchor }) => anchor !== undefined && !hasHeading(path, anchor))).toEqual([]);
});

test('every test title that the tables cite is in its file', () => {
  const cited = rows.flatMap(({ number, testedBy }) =>
    (testedBy === '–' ? [] : testedBy.split(/; (?=`)/)).map((citation) => {
      const [, file = '', title = ''] = /^`([^`]+\.test\.tsx?)` “(.+)”$/.exec(citation) ?? [];
      return { number, citation, file, title };
    }),
  );
  expect(cited.length).toBeGreaterThan(150);
  const missing = cited.filter(
    ({ file, title }) => file === '' || !isTitleIn(readFileSync(file, 'utf8'), title),
  );
  expect(missing.map(({ number, citation }) => `${number}: ${citation}`)).toEqual([]);
});

test('the summary has the counts of the tables', () => {
  const counted = (of: readonly Row[]) =>
    states.map((state) => of.filter((row) => row.state === state).length);
  const expected = Object.keys(standard).map((chapter) => {
    const own = rows.filter((row) => chapterOf(row) === chapter);
    return [chapter, own.length, ...counted(own)].join(' ');
  });
  expected.push(['all', rows.length, ...counted(rows)].join(' '));
  const found = [...summary.matchAll(/^\| (V\d+|all)\b[^|]*\|(.+)\|$/gm)].map(([, chapter, cells = '']) =>
    [chapter, ...cells.split('|').map((cell) => cell.trim())].join(' '),
  );
  expect(found).toEqual(expected);
});

test.each([
  ['by decision', 'By decision we deviate in '],
  ['operator', 'Left to the operator are '],
  ['not met', 'Not met:'],
])("the summary lists exactly the requirements whose state is '%s'", (state, beginning) => {
  const [paragraph = '', list = ''] = summary
    .slice(summary.indexOf(`\n\n${beginning}`))
    .trim()
    .split('\n\n');
  const text = state === 'not met' ? list : paragraph;
  const listed = [...text.matchAll(/V\d+\.\d+\.\d+/g)].map(([number]) => number);
  const expected = rows.filter((row) => row.state === state).map(({ number }) => number);
  expect(listed.toSorted()).toEqual(expected.toSorted());
});
