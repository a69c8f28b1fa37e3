/** Proves that every rule of the layer check works, in a small project with a forbidden import for each rule. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const validSources: Record<string, string> = {
  'content/site.ts': "import { z } from 'zod';\nexport const name = z.string();",
  'content/families.ts': 'export const families = {};',
  'database/schema.ts': 'export interface Schema { pages: unknown }',
  'database/open.ts': "import './schema.ts';\nexport const open = 1;",
  'domain/page.ts': 'export interface Page { slug: string }',
  'domain/page-store.ts':
    "import { open } from '#database/open.ts';\nimport { name } from '#content/site.ts';\nexport const store = [open, name];",
  'app/home.tsx':
    "import type { Page } from '#domain/page.ts';\nimport { name } from '#content/site.ts';\nimport 'react';\nexport const home = (page: Page) => [name, page];",
  'server/main.ts':
    "import 'node:http';\nimport { store } from '#domain/page-store.ts';\nimport { home } from '#app/home.tsx';\nexport const main = [store, home];",
};

/** Forbidden imports by the file that contains them, with the rules they break. */
const forbidden: Record<string, { source: string; breaks: string[] }> = {
  'content/imports-domain.ts': {
    source: "import type { Page } from '#domain/page.ts';\nexport type P = Page;",
    breaks: ['content-imports-lower-layers-only', 'content-is-data'],
  },
  'content/imports-node.ts': { source: "import 'node:fs';", breaks: ['content-is-data'] },
  'database/imports-domain.ts': {
    source: "import '#domain/page-store.ts';",
    breaks: ['database-imports-lower-layers-only'],
  },
  'domain/imports-app.ts': {
    source: "import '../app/home.tsx';",
    breaks: ['domain-imports-lower-layers-only'],
  },
  'domain/imports-http.ts': { source: "import 'hono';", breaks: ['domain-imports-no-http'] },
  'app/imports-server.ts': {
    source: "import '#server/main.ts';",
    breaks: ['app-imports-lower-layers-only', 'screens-import-no-database'],
  },
  'app/imports-page-store.ts': {
    source: "import '#domain/page-store.ts';",
    breaks: ['screens-import-no-database'],
  },
  'app/imports-database.ts': {
    source: "import '#database/open.ts';",
    breaks: ['app-imports-lower-layers-only', 'screens-import-no-database'],
  },
  'app/imports-react-dom-client.ts': {
    source: "import 'react-dom/client';",
    breaks: ['only-islands-hydrate'],
  },
  'app/islands/imports-node.island.tsx': {
    source: "import 'node:fs';",
    breaks: ['browser-code-imports-no-node'],
  },
  'app/islands/imports-families.island.tsx': {
    source: "import '#content/families.ts';",
    breaks: ['browser-code-imports-no-families'],
  },
  'app/admin/panel.tsx': { source: 'export const panel = 1;', breaks: [] },
  'app/site/imports-admin.tsx': {
    source: "import '../admin/panel.tsx';",
    breaks: ['public-screens-import-no-admin'],
  },
  'server/imports-react.ts': { source: "import 'react';", breaks: ['react-stays-in-app'] },
  'server/imports-vitest.ts': { source: "import 'vitest';", breaks: ['no-unlisted-packages'] },
  'server/imports-missing-file.ts': { source: "import './missing-file.ts';", breaks: ['no-broken-imports'] },
  'server/imports-tests.ts': {
    source: "import '#tests/helper.ts';",
    breaks: ['product-imports-no-tests'],
  },
  'server/cycle-a.ts': { source: "import './cycle-b.ts';", breaks: ['no-cycles'] },
  'server/cycle-b.ts': { source: "import './cycle-a.ts';", breaks: [] },
};

/** Allows for two runs of the tool on a busy machine. */
const limitMs = 60_000;
const installed = ['zod', 'hono', 'react', 'react-dom'];
let project: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'layers-'));
  const imports = Object.fromEntries(
    ['content', 'domain', 'database', 'app', 'server', 'tests'].map((layer) => [
      `#${layer}/*`,
      `./${layer}/*`,
    ]),
  );
  const dependencies = Object.fromEntries(installed.map((name) => [name, '1.0.0']));
  write(
    'package.json',
    JSON.stringify({ type: 'module', imports, dependencies, devDependencies: { vitest: '1.0.0' } }),
  );
  for (const name of [...installed, 'vitest']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
    write(`node_modules/${name}/client.js`, '');
  }
  cpSync('.dependency-cruiser.mjs', join(project, '.dependency-cruiser.mjs'));
  cpSync('tsconfig.json', join(project, 'tsconfig.json'));
  write('tests/helper.ts', 'export const helper = 1;');
  for (const [file, source] of Object.entries(validSources)) write(file, source);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}

interface Findings {
  exitCode: number | null;
  /** The rules that each file breaks, by name. */
  brokenRules: Record<string, string[]>;
  /** The names of all rules. */
  rules: string[];
}

function check(): Findings {
  const tool = join(process.cwd(), 'node_modules/.bin/depcruise');
  const layers = ['app', 'content', 'domain', 'database', 'server'];
  const report = (type: string) =>
    spawnSync(
      process.execPath,
      [tool, '--config', '.dependency-cruiser.mjs', '--output-type', type, ...layers],
      {
        cwd: project,
        encoding: 'utf8',
      },
    );
  const { summary } = JSON.parse(report('json').stdout) as {
    summary: {
      violations: { from: string; rule: { name: string } }[];
      ruleSetUsed: { forbidden: { name: string }[] };
    };
  };
  const brokenRules: Record<string, string[]> = {};
  for (const { from, rule } of summary.violations) {
    brokenRules[from] = [...new Set([...(brokenRules[from] ?? []), rule.name])].sort();
  }
  const rules = summary.ruleSetUsed.forbidden.map((rule) => rule.name);
  return { exitCode: report('err').status, brokenRules, rules };
}

test(
  'imports of lower layers pass',
  () => {
    const { exitCode, brokenRules } = check();
    expect({ exitCode, brokenRules }).toEqual({ exitCode: 0, brokenRules: {} });
  },
  limitMs,
);

test(
  'each forbidden import breaks the expected rules, and every rule is broken',
  () => {
    for (const [file, { source }] of Object.entries(forbidden)) write(file, source);
    const { exitCode, brokenRules, rules } = check();
    const expected = Object.entries(forbidden).filter(([, { breaks }]) => breaks.length > 0);
    expect(brokenRules).toEqual(Object.fromEntries(expected.map(([file, { breaks }]) => [file, breaks])));
    expect(exitCode).toBeGreaterThan(0);
    const proven = new Set(Object.values(brokenRules).flat());
    expect(rules.filter((name) => !proven.has(name))).toEqual([]);
  },
  limitMs,
);
