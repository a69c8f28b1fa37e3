/** Nothing is left behind: every module is loaded, and every exported name and declared address is used. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { paths, queries } from '#app/paths.ts';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
});
const texts = new Map(
  listed
    .split('\n')
    .filter((path) => /\.(ts|tsx|mjs|json|css|ya?ml|service)$/.test(path) && existsSync(path))
    .map((path) => [path, readFileSync(path, 'utf8')]),
);
const modules = [...texts].filter(
  ([path]) =>
    /^(app|content|domain|database|server|bench|tests)\/.*\.(ts|tsx|mjs)$/.test(path) &&
    !/(\.test\.tsx?|\.d\.ts)$/.test(path),
);

/** Modules that are loaded because of their folder, and the root of the screens, which React Router finds by its name. */
const foundByFolder =
  /^(database\/migrations|server\/rest-api\/(tables|functions)|app\/parts-page\/admin\/screens)\/|^app\/root\.tsx$/;

/** Exports that React Router calls by their names. */
const frameworkExports = [
  'loader',
  'meta',
  'handle',
  'headers',
  'middleware',
  'Layout',
  'ErrorBoundary',
  'shouldRevalidate',
  'handleError',
];

const usesOf = countAll(/[\w$]+/g, withoutComments);
const mentionsOf = countAll(/[\w.-]+\.(?:tsx?|mjs)\b/g, withoutComments);

function withoutComments(source: string): string {
  return source.replace(/^\s*(\/?\*|\/\/).*$/gm, '');
}

function countAll(pattern: RegExp, textOf: (source: string) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const source of texts.values()) {
    for (const [found] of textOf(source).matchAll(pattern)) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  return counts;
}

test('every module is imported, named by a route or started by a command', () => {
  expect(modules.length).toBeGreaterThan(1000);
  const unused = modules.filter(
    ([path]) => !foundByFolder.test(path) && (mentionsOf.get(basename(path)) ?? 0) === 0,
  );
  expect(unused.map(([path]) => path)).toEqual([]);
});

test('every exported name is used', () => {
  const exported = modules
    .filter(([path]) => !foundByFolder.test(path))
    .flatMap(([path, source]) =>
      [
        ...source.matchAll(
          /^export (?:async )?(?:function\*?|const|let|(?:abstract )?class|interface|type) (\w+)/gm,
        ),
      ].map(([, name = '']) => ({ path, name })),
    )
    .filter(({ path, name }) => !(path.startsWith('app/') && frameworkExports.includes(name)));
  expect(exported.length).toBeGreaterThan(3000);
  const unused = exported.filter(({ name }) => (usesOf.get(name) ?? 0) < 2);
  expect(unused.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

test('every address and every query parameter of app/paths.ts is used', () => {
  const sources = modules.map(([, source]) => withoutComments(source)).join('\n');
  const names = [
    ...Object.keys(paths).map((name) => `paths.${name}`),
    ...Object.keys(queries).map((name) => `queries.${name}`),
  ];
  const used = new Set(
    [...sources.matchAll(/\b(?:paths|queries)\s*\.\w+/g)].map(([found]) => found.replace(/\s/g, '')),
  );
  expect(names.filter((name) => !used.has(name))).toEqual([]);
});
