import { readFileSync } from 'node:fs';
import { parseEnv as parseEnvFile } from 'node:util';
import { expect, test } from 'vitest';
import { parseEnv, variableNames } from './env.ts';

/** The file with every example uncommented. */
const example = parseEnvFile(readFileSync('.env.example', 'utf8').replace(/^#(?=[A-Z_\d]+=)/gm, ''));

test('.env.example has a line for every variable the server reads, and for no other', () => {
  expect(Object.keys(example).sort()).toEqual([...variableNames].sort());
});

test('every example in .env.example is a value the server accepts', () => {
  expect(parseEnv(example)).toMatchObject({ ok: true });
});

test('the defaults shown in .env.example are those of the server', () => {
  const inventions = ['SITE_URL', 'SECRET_KEY', 'API_PUBLIC_KEY', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'];
  const gateway = ['MESSAGE_SENDER_URL', 'MESSAGE_SENDER_TOKEN'];
  const company = Object.keys(example).filter((name) => /^(COMPANY|DATA|PROMOTION)_/.test(name));
  const defaults = Object.entries(example).filter(
    ([name]) => ![...inventions, ...gateway, ...company].includes(name),
  );
  expect(parseEnv(Object.fromEntries(defaults))).toEqual(parseEnv({}));
});

test('the table of variables in docs/OPERATIONS.md names every one', () => {
  const table = readFileSync('docs/OPERATIONS.md', 'utf8');
  expect(variableNames.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});
