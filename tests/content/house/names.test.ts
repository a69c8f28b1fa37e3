/** Each exported type, class and component has a name of its own, so that a search for the name finds one thing. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const folders = 'app,content,domain,database,server,assets,bench,tests';

interface Declaration {
  name: string;
  path: string;
  isComponent: boolean;
}

test('no two exported types, classes or components share a name', () => {
  const paths = globSync(`{${folders}}/**/*.{ts,tsx}`).filter((path) => !/\.test\.tsx?$/.test(path));
  const declared = paths.flatMap((path) => declarationsOf(path, readFileSync(path, 'utf8')));
  expect(declared.length).toBeGreaterThan(1000);
  expect(sharedNames(declared)).toEqual([]);
});

test('a name that two folders declare is found', () => {
  const declared = [
    ...declarationsOf('domain/pages/verdict.ts', 'export type Verdict = string;'),
    ...declarationsOf('domain/generator/verdict.ts', 'export interface Verdict {}'),
  ];
  expect(sharedNames(declared)).toEqual(['Verdict: domain/generator/verdict.ts, domain/pages/verdict.ts']);
});

function sharedNames(declared: readonly Declaration[]): string[] {
  return [...Map.groupBy(declared, ({ name }) => name)]
    .filter(([, all]) =>
      all.some((declaration, index) => all.slice(index + 1).some((other) => !isOneThing(declaration, other))),
    )
    .map(([name, all]) => `${name}: ${[...new Set(all.map(({ path }) => path))].toSorted().join(', ')}`);
}

/** Two declarations may share a name if they are two sides of one thing. */
function isOneThing(one: Declaration, other: Declaration): boolean {
  return (
    one.path === other.path ||
    isDataOf(one, other) ||
    isDataOf(other, one) ||
    isAnswerOf(one, other) ||
    isAnswerOf(other, one) ||
    isTwin(one, other)
  );
}

/** A component has the name of the data it shows: `<Prose>` shows a `Prose`. */
function isDataOf(data: Declaration, component: Declaration): boolean {
  return !data.isComponent && component.isComponent;
}

/** The administrator's area declares what it reads from an answer, and the domain what the answer was made of. */
function isAnswerOf(read: Declaration, made: Declaration): boolean {
  return read.path.startsWith('app/admin/') && made.path.startsWith('domain/');
}

function isTwin(one: Declaration, other: Declaration): boolean {
  return (
    [one, other].every(({ path }) => /^database\/(sqlite|postgres)\//.test(path)) &&
    basename(one.path) === basename(other.path)
  );
}

/** The framework gives these names to exports of route modules. The component of a route is the default export, not counted. */
const frameworkNames = new Set(['ErrorBoundary', 'HydrateFallback', 'Layout']);

function declarationsOf(path: string, source: string): Declaration[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
  return file.statements.flatMap((statement) => {
    const isFunction = ts.isFunctionDeclaration(statement);
    if (
      !(
        isFunction ||
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement) ||
        ts.isClassDeclaration(statement)
      )
    ) {
      return [];
    }
    const kinds = statement.modifiers?.map(({ kind }) => kind) ?? [];
    const name = statement.name?.text ?? '';
    const isNamedExport =
      kinds.includes(ts.SyntaxKind.ExportKeyword) && !kinds.includes(ts.SyntaxKind.DefaultKeyword);
    return isNamedExport && /^[A-Z]/.test(name) && !frameworkNames.has(name)
      ? [{ name, path, isComponent: isFunction }]
      : [];
  });
}
