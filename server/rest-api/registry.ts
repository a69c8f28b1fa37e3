/** Every table and function of the REST API. Each file in `tables/` and `functions/` declares one. */
import { readdirSync } from 'node:fs';
import type { RestFunction } from './rest-function.ts';
import type { RestTable } from './rest-table.ts';

export interface Registry {
  tables: readonly RestTable[];
  functions: readonly RestFunction[];
}

export const registry: Registry = {
  tables: await declarationsIn<RestTable>('tables', (name) => import(`./tables/${name}.ts`)),
  functions: await declarationsIn<RestFunction>('functions', (name) => import(`./functions/${name}.ts`)),
};

async function declarationsIn<Declaration extends RestTable | RestFunction>(
  folder: string,
  load: (name: string) => Promise<Readonly<Record<string, Declaration>>>,
): Promise<Declaration[]> {
  const files = readdirSync(new URL(folder, import.meta.url)).filter((file) => /(?<!\.test)\.ts$/.test(file));
  return Promise.all(
    files.sort().map(async (file) => {
      const [declaration, ...others] = Object.values(await load(file.slice(0, -'.ts'.length)));
      if (typeof declaration?.name !== 'string' || others.length > 0) {
        throw new Error(`server/rest-api/${folder}/${file} must export one declaration`);
      }
      return declaration;
    }),
  );
}
