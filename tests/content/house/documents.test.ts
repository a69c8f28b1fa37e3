/** References to files, in code and between documents, point to existing files and headings. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));

/** Without the texts of the site. */
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('content/'));
const sources = files.filter((file) => /\.(ts|tsx|mjs|css|grit|conf|service)$/.test(file));

interface Reference {
  from: string;
  /** The reference as it is written. */
  written: string;
  /** Paths where the file may be. */
  paths: string[];
  anchor: string | undefined;
}

const citedDocument = /(?<![\w}/.*])([\w./-]*\w\.md)(?:#([\w-]+))?\b/g;
/** Only names with a folder, because a bare name may be that of a file elsewhere, such as one that a program makes. */
const citedSource = /(?<![\w}/.*])([\w.-]+\/[\w./-]*\w\.(?:ts|tsx|mjs|css|grit))\b/g;

/** A file in code quotes. The document may leave out the folders above it. */
const namedFile = /`([\w.-]+(?:\/[\w.-]+)*\w\.(?:ts|tsx|mjs|css|grit|md|json))`/g;

function commentsOf(file: string): string {
  return (readFileSync(file, 'utf8').match(/(^\s*(\/?\*|\/\/|#|\{\/\*)|\s\/\/ ).*$/gm) ?? []).join('\n');
}

/** Files cited in comments, by a path relative to the root or to the file. */
function referencesOfSource(from: string, cited: RegExp): Reference[] {
  return [...commentsOf(from).matchAll(cited)].map(([written, path = '', anchor]) => ({
    from,
    written,
    paths: [path, join(dirname(from), path)],
    anchor,
  }));
}

/** Relative links of Markdown. */
function referencesOfDocument(from: string): Reference[] {
  return [...readFileSync(from, 'utf8').matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(
    ([written, path = '', anchor]) => ({
      from,
      written,
      paths: [path === '' ? from : normalize(join(dirname(from), path))],
      anchor,
    }),
  );
}

/** The anchors that code hosting services give to headings. */
function anchorsOf(file: string): Set<string> {
  const headings = readFileSync(file, 'utf8').matchAll(/^#{1,6} (.+)$/gm);
  return new Set(
    [...headings].map(([, text = '']) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(' ', '-'),
    ),
  );
}

function problemOf({ from, written, paths, anchor }: Reference): string[] {
  const path = paths.find((candidate) => existsSync(candidate));
  if (path === undefined) return [`${from}: ${written} is not in the repository`];
  if (anchor === undefined || anchorsOf(path).has(anchor)) return [];
  return [`${from}: ${written} is not a heading of ${path}`];
}

test('every document cited in code exists and has the cited heading', () => {
  const references = sources.flatMap((file) => referencesOfSource(file, citedDocument));
  expect(
    references.filter(({ written }) => written.startsWith('docs/specification/')).length,
  ).toBeGreaterThan(90);
  expect(references.flatMap(problemOf)).toEqual([]);
});

test('every source cited in a comment exists', () => {
  const references = sources.flatMap((file) => referencesOfSource(file, citedSource));
  expect(references.length).toBeGreaterThan(60);
  expect(references.flatMap(problemOf)).toEqual([]);
});

test('every link between documents points to an existing file and heading', () => {
  expect(documents.flatMap(referencesOfDocument).flatMap(problemOf)).toEqual([]);
});

/** Names that documents use for any file of a kind. */
const placeholders = [
  'docs/specification/FILE.md',
  'NNNN-what-it-adds.ts',
  'NNN-title.md',
  'x.test.ts',
  '.island.tsx',
];

test('every file that a document names exists', () => {
  const ends = new Set(
    files.flatMap((file) => file.split('/').map((_, from, parts) => parts.slice(from).join('/'))),
  );
  const named = documents.flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(namedFile)].map(([, path = '']) => ({ from, path })),
  );
  expect(named.length).toBeGreaterThan(700);
  const missing = named.filter(
    ({ from, path }) =>
      !ends.has(path) && !existsSync(join(dirname(from), path)) && !placeholders.includes(path),
  );
  expect(missing.map(({ from, path }) => `${from}: ${path}`)).toEqual([]);
});

test('every record of a decision is in the list of docs/decisions/README.md', () => {
  const records = files.filter((file) => /^docs\/decisions\/\d/.test(file)).map((file) => basename(file));
  const list = readFileSync('docs/decisions/README.md', 'utf8');
  expect(records.length).toBeGreaterThan(50);
  expect(records.filter((record) => !list.includes(`](${record})`))).toEqual([]);
});

/** Documents that only their authors have, folders of their machines, and entries of a tracker. */
const outside = [
  /\b(SPEC|DESIGN|PROTOCOL|OWNER|STYLE)\b(\.md| sections? \d)/,
  /(?<![\w.}/])\/(work|tmp|home|root|Users|mnt)\/\w/,
  /(?<!\w)\.\.\/[\w./-]+\.(?:txt|pdf|docx?|html)\b/,
  /\b([Ii]ssue|[Tt]icket|[Tt]ask|PR) #?\d|\b[Ww]iki\b/,
];

test('no document and no comment leads outside the repository', () => {
  const texts = [
    ...documents.map((file) => [file, readFileSync(file, 'utf8')] as const),
    ...sources.map((file) => [file, commentsOf(file)] as const),
  ];
  const citing = texts.flatMap(([file, text]) =>
    outside.flatMap((pattern) => pattern.exec(text)?.[0] ?? []).map((found) => `${file}: ${found}`),
  );
  expect(citing).toEqual([]);
});
