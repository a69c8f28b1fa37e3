/** A REST server with four published pages, for the tests that only read. */
import { afterAll, beforeAll, expect } from 'vitest';
import type { Database } from '#database/database.ts';
import type { TestEngine } from '#tests/support/databases.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

const pages = [
  ['motor-ppa', 'Motor PPA'],
  ['portao-de-ferro', 'Portão (de ferro), novo'],
  ['conserto', 'conserto 100%'],
  ['troca_de_placa', 'Troca * de placa'],
] as const;

/** Registers the hooks that start and stop the server, so call it inside `describe`. */
export function serveFourPages(engine: TestEngine) {
  let database: Database;
  let server: RestServer;

  beforeAll(async () => {
    database = await engine.open();
    server = await startRestServer(database);
    for (const [slug, title] of pages) {
      await server.pages.publish([{ title, slug, content: `<p>${slug}</p>` }]);
    }
  });

  afterAll(async () => {
    await server.close();
    await database.close();
    expect(server.reported).toEqual([]);
  });

  return {
    request: (path: string) => server.request(path),
    asAdministrator: () => server.administrator.from('generated_pages'),
    asVisitor: () => server.visitor.from('generated_pages'),
  };
}

export async function slugs(query: PromiseLike<{ data: { slug: string }[] | null; error: unknown }>) {
  const { data, error } = await query;
  expect(error).toBeNull();
  return data?.map((row) => row.slug);
}
