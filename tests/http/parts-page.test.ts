/** The parts page exists in development only: neither the build nor the server contains any of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { adminGroups, publicGroups } from '#app/parts-page/groups.ts';
import { startServer } from './support/start-server.ts';

test('the server answers 404 at every address of the parts page', async () => {
  const { send } = await startServer();
  for (const path of ['/dev/parts', ...[...publicGroups, ...adminGroups].map((group) => group.path)]) {
    expect([path, (await send(path)).status]).toEqual([path, 404]);
  }
});

test('no file of the build names a route of the parts page', () => {
  const scripts = readdirSync('build', { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((file) => /dev\/parts|parts-page/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
