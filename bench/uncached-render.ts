/** Measures cache misses: each template rendered without the cache, and many concurrent misses of one page. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { clientFolder, type SiteRenderer } from '#server/answers/site-renderer.ts';
import { createRequestJournal } from '#server/journal/request-journal.ts';
import { createHttpServer } from '#server/process/http-server.ts';
import { openSite } from './open-site.ts';
import { publicPages } from './public-pages.ts';
import { medianDuration } from './statistics.ts';
import { milliseconds, printTable } from './table.ts';

const rounds = 40;
const clients = 50;

export async function measureUncachedRender(): Promise<void> {
  const site = await openSite();
  const rows: string[][] = [];
  for (const [template, paths] of await publicPages(site)) {
    const median = await medianDuration(rounds, (round) => site.render(paths[round % paths.length] ?? '/'));
    rows.push([template, String(paths.length), milliseconds(median)]);
  }
  await site.close();
  printTable(['rendered without the cache', 'pages', 'median'], rows);
}

export async function measureSingleFlight(): Promise<void> {
  const site = await openSite();
  let renders = 0;
  const counting: SiteRenderer = {
    ...site.renderer,
    render(request, nonce) {
      renders += 1;
      return site.renderer.render(request, nonce);
    },
  };
  const { server } = createHttpServer({
    services: site.services,
    site: counting,
    filesFolder: clientFolder,
    journal: createRequestJournal(),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const startedAt = performance.now();
  const answers = await Promise.all(Array.from({ length: clients }, () => fetch(url)));
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  const elapsed = performance.now() - startedAt;
  server.closeAllConnections();
  server.close();
  await site.close();
  const isSame = answers.every(({ ok }) => ok) && new Set(bodies).size === 1;
  printTable(
    ['one page, concurrent requests', 'clients', 'renders', 'total time', 'same page'],
    [['home page', String(clients), String(renders), milliseconds(elapsed), isSame ? 'yes' : 'no']],
  );
}
