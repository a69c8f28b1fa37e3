/** Proves that every rule of the layer check bites: a small house with one forbidden import for each. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const sound: Record<string, string> = {
  'content/site.ts': "import { z } from 'zod';\nexport const name = z.string();",
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

/** Which rule each forbidden import breaks, by the file that holds it. */
const forbidden: Record<string, { source: string; breaks: string[] }> = {
  'content/knows-domain.ts': {
    source: "import type { Page } from '#domain/page.ts';\nexport type P = Page;",
    breaks: ['content-is-data', 'content-looks-down-only'],
  },
  'content/reads-files.ts': { source: "import 'node:fs';", breaks: ['content-is-data'] },
  'database/knows-domain.ts': {
    source: "import '#domain/page-store.ts';",
    breaks: ['database-looks-down-only'],
  },
  'domain/knows-app.ts': { source: "import '../app/home.tsx';", breaks: ['domain-looks-down-only'] },
  'domain/speaks-http.ts': { source: "import 'hono';", breaks: ['domain-knows-no-http'] },
  'app/knows-server.ts': {
    source: "import '#server/main.ts';",
    breaks: ['app-looks-down-only', 'screens-reach-no-database'],
  },
  'app/reaches-database.ts': {
    source: "import '#domain/page-store.ts';",
    breaks: ['screens-reach-no-database'],
  },
  'app/asks-database.ts': {
    source: "import '#database/open.ts';",
    breaks: ['app-looks-down-only', 'screens-reach-no-database'],
  },
  'app/hydrates-itself.ts': { source: "import 'react-dom/client';", breaks: ['only-islands-hydrate'] },
  'app/islands/reads-files.island.tsx': {
    source: "import 'node:fs';",
    breaks: ['browser-rooms-stay-out-of-node'],
  },
  'app/admin/panel.tsx': { source: 'export const panel = 1;', breaks: [] },
  'app/site/knows-admin.tsx': {
    source: "import '../admin/panel.tsx';",
    breaks: ['public-screens-do-not-know-admin'],
  },
  'server/renders-react.ts': { source: "import 'react';", breaks: ['react-stays-in-app'] },
  'server/uses-test-tools.ts': { source: "import 'vitest';", breaks: ['no-unlisted-packages'] },
  'server/imports-nothing-there.ts': { source: "import './gone.ts';", breaks: ['no-broken-imports'] },
  'server/knows-tests.ts': {
    source: "import '#tests/helper.ts';",
    breaks: ['product-does-not-know-its-tests'],
  },
  'server/circle-a.ts': { source: "import './circle-b.ts';", breaks: ['no-cycles'] },
  'server/circle-b.ts': { source: "import './circle-a.ts';", breaks: [] },
};

/** Two runs of the checking tool, on a machine that may be busy. */
const limitMs = 60_000;
const installed = ['zod', 'hono', 'react', 'react-dom'];
let house: string;

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'layers-'));
  const imports = Object.fromEntries(
    ['content', 'domain', 'database', 'app', 'server', 'tests'].map((room) => [`#${room}/*`, `./${room}/*`]),
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
  cpSync('.dependency-cruiser.mjs', join(house, '.dependency-cruiser.mjs'));
  cpSync('tsconfig.json', join(house, 'tsconfig.json'));
  write('tests/helper.ts', 'export const helper = 1;');
  for (const [file, source] of Object.entries(sound)) write(file, source);
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
}

interface Findings {
  exitCode: number | null;
  /** Names of the rules each file breaks. */
  brokenRules: Record<string, string[]>;
  /** Names of all rules there are. */
  rules: string[];
}

function check(): Findings {
  const tool = join(process.cwd(), 'node_modules/.bin/depcruise');
  const rooms = ['app', 'content', 'domain', 'database', 'server'];
  const report = (type: string) =>
    spawnSync(
      process.execPath,
      [tool, '--config', '.dependency-cruiser.mjs', '--output-type', type, ...rooms],
      {
        cwd: house,
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
  'imports that point down pass',
  () => {
    const { exitCode, brokenRules } = check();
    expect({ exitCode, brokenRules }).toEqual({ exitCode: 0, brokenRules: {} });
  },
  limitMs,
);

test(
  'each forbidden import fails the check, by the rule made for it, and no rule is left unproven',
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
