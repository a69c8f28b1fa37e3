/** The commands and docs/OPERATIONS.md agree: each one is described there, and nothing else is called a command. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entries } from './commands.ts';
import { usageOf } from './find-command.ts';

const operations = readFileSync('docs/OPERATIONS.md', 'utf8');
const runPrefix = 'npm run cli -- ';

/** Whatever a text has between backticks, without the prefix that runs a command. */
function spansOf(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) =>
    span.startsWith(runPrefix) ? span.slice(runPrefix.length) : span,
  );
}

/** The commands that a text runs, in a line of a script or between backticks. */
function commandsRunIn(text: string): string[] {
  return [...text.matchAll(/npm run cli -- ([^`\n|#]+)/g)].map(([, command = '']) => command.trim());
}

/** The first cells of the tables of commands. */
function commandsListedIn(text: string): string[] {
  const tables = text.split('\n\n').filter((block) => /^\| command +\|/.test(block));
  return tables
    .flatMap((table) => table.split('\n').slice(2))
    .flatMap((row) => spansOf(row.split('|')[1] ?? ''));
}

const isPlaceholder = (command: string) => command === '…';
const isOtherScript = (command: string) => command.startsWith('npm ');

/** Operands may be left out or filled in, but the words and options must be those of one command. */
function isCommand(written: string): boolean {
  const parts = written.split(' ');
  const options = parts.filter((part) => part.startsWith('--')).map((part) => part.slice(2));
  return entries.some(({ words, needs, accepts = [] }) => {
    const known: readonly string[] = [...accepts, 'password-stdin', ...(needs === undefined ? [] : [needs])];
    return (
      words.every((word, index) => word === parts[index]) && options.every((option) => known.includes(option))
    );
  });
}

test('docs/OPERATIONS.md describes every command in the form in which it is typed', () => {
  const described = spansOf(operations);
  const forms = entries.map(usageOf);
  expect(
    forms.filter((form) => !described.some((span) => span === form || span.startsWith(`${form} --`))),
  ).toEqual([]);
});

test('docs/OPERATIONS.md describes every option of a command', () => {
  const options = [
    ...new Set(entries.flatMap(({ needs, accepts = [] }) => [...accepts, ...(needs ? [needs] : [])])),
  ];
  expect(options.filter((option) => !new RegExp(`\`[^\`]*--${option}\\b`).test(operations))).toEqual([]);
});

test('every command that a document runs, lists or names exists', () => {
  const firstWords = new Set(entries.map(({ words }) => words[0]));
  const named = spansOf(operations).filter(
    (span) => span.includes(' ') && firstWords.has(span.split(' ')[0] ?? ''),
  );
  const documents = globSync(['*.md', 'docs/**/*.md', 'deploy/**/*']).filter((path) =>
    /\.(md|service|sh)$/.test(path),
  );
  const runAnywhere = documents.flatMap((path) => commandsRunIn(readFileSync(path, 'utf8')));
  const all = [...named, ...commandsListedIn(operations), ...runAnywhere].filter(
    (command) => !isPlaceholder(command) && !isOtherScript(command),
  );
  expect(all.length).toBeGreaterThan(entries.length);
  expect([...new Set(all)].filter((command) => !isCommand(command))).toEqual([]);
});
