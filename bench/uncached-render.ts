/** What a miss costs: each template drawn from nothing, and many askers of one page. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createHttpServer } from '#server/http-server.ts';
import { createRequestJournal } from '#server/request-journal.ts';
import { clientFolder, type SiteRenderer } from '#server/site-renderer.ts';
import { openSite } from './open-site.ts';
import { publicPages } from './public-pages.ts';
import { medianDuration } from './statistics.ts';
import { milliseconds, printTable } from './table.ts';

const rounds = 40;
const askers = 50;

export async function measureUncachedRender(): Promise<void> {
  const site = await openSite();
  const rows: string[][] = [];
  for (const [template, paths] of await publicPages(site)) {
    const median = await medianDuration(rounds, (round) =>
      site.draw(paths[Math.abs(round) % paths.length] ?? '/'),
    );
    rows.push([template, String(paths.length), milliseconds(median)]);
  }
  await site.close();
  printTable(['drawn from nothing', 'pages', 'median'], rows);
}

export async function measureSingleFlight(): Promise<void> {
  const site = await openSite();
  let drawings = 0;
  const counting: SiteRenderer = {
    ...site.renderer,
    render(request, nonce) {
      drawings += 1;
      return site.renderer.render(request, nonce);
    },
  };
  const server = createHttpServer({
    services: site.services,
    site: counting,
    filesFolder: clientFolder,
    journal: createRequestJournal(),
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const startedAt = performance.now();
  const answers = await Promise.all(Array.from({ length: askers }, () => fetch(url)));
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  const elapsed = performance.now() - startedAt;
  server.closeAllConnections();
  server.close();
  await site.close();
  const isSame = answers.every(({ ok }) => ok) && new Set(bodies).size === 1;
  printTable(
    ['one page, asked for at once', 'askers', 'drawings', 'all answered', 'same page'],
    [['home page', String(askers), String(drawings), milliseconds(elapsed), isSame ? 'yes' : 'no']],
  );
}
