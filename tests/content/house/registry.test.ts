/** Every file of the REST API's tables and functions is in the registry, where the access test finds it. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { registry } from '#server/rest-api/registry.ts';

const folders = { tables: registry.tables, functions: registry.functions } as const;

test.for(Object.entries(folders))(
  'each file of %s declares one that the registry lists',
  async ([folder, listed]) => {
    const files = readdirSync(`server/rest-api/${folder}`).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    const declared = await Promise.all(
      files.map(async (file) => Object.values(await import(`../../../server/rest-api/${folder}/${file}`))),
    );
    const missing = files.filter((_, index) => !listed.some((one) => declared[index]?.includes(one)));
    expect(missing).toEqual([]);
    expect(files.length).toBe(listed.length);
  },
);
