/** Only `database/` handles the differences between the database engines. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folders = 'app,bench,content,domain,server';

/** The command `check` prints the name of the engine, and `env.ts` validates `DATABASE_URL`. */
const mayNameTheEngine = ['server/cli/check.ts', 'server/env.ts'];

const namesTheEngine = /engineName|['"`](sqlite|postgres|postgresql)['"`]/;

test('no code outside database/ depends on the name of the engine', () => {
  const files = globSync(`{${folders}}/**/*.{ts,tsx}`).filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(300);
  const naming = files.filter((file) => namesTheEngine.test(readFileSync(file, 'utf8')));
  expect(naming.sort()).toEqual(mayNameTheEngine);
});
