/**
 * Breaks our own lint rule on purpose, in a temporary project, with every way to read an undeclared query parameter.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let project: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'lint-'));
  mkdirSync(join(project, 'app'));
  cpSync('biome.json', join(project, 'biome.json'));
  cpSync('tests/lint', join(project, 'tests/lint'), { recursive: true });
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

function lint(source: string) {
  writeFileSync(join(project, 'app/screen.ts'), `${source}\n`);
  const tool = join(process.cwd(), 'node_modules/.bin/biome');
  const { status, stdout } = spawnSync(tool, ['lint', '--vcs-enabled=false', '--reporter=github', 'app'], {
    cwd: project,
    encoding: 'utf8',
  });
  return { isRefused: status !== 0, output: stdout };
}

test.for([
  "export const city = new URL('x:y').searchParams.get('cidade');",
  "const { searchParams } = new URL('x:y');\nexport const city = searchParams.get('cidade');",
  "const { searchParams: given } = new URL('x:y');\nexport const city = given.get('cidade');",
  "export const city = new URLSearchParams(location.search).get('cidade');",
  "export const city = new URLSearchParams(new URL('x:y').search).get('cidade');",
  "import { useSearchParams } from 'react-router';\nexport const useQuery = () => useSearchParams();",
])('a screen may not read an undeclared query parameter: %s', (source) => {
  const { isRefused, output } = lint(source);
  expect(output).toContain('Declare the name under `queries` in app/paths.ts');
  expect(isRefused).toBe(true);
});

test('a screen may read a declared query parameter', () => {
  const source =
    "import { queries } from './paths.ts';\nimport { readQuery } from './read-query.ts';\nexport const loader = (request: Request) => readQuery(request, queries.city);";
  expect(lint(source)).toEqual({ isRefused: false, output: '' });
});
