/**
 * `npm run dev`: Vite reloads screens and content, and `node --watch` restarts the process when a file in server,
 * domain or database changes.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, matchRoutes } from 'react-router';
import { createServer as createVite } from 'vite';
import { success } from '#domain/result.ts';
import { checkSiteBuild } from './answers/site-build.ts';
import { routeMatcherOf } from './answers/site-renderer.ts';
import { createApp } from './app.ts';
import { readEnv } from './env.ts';
import { createLogger } from './journal/logger.ts';
import { createRequestJournal } from './journal/request-journal.ts';
import { createContactAnswers } from './leads/count-contacts.ts';
import { createMetrics } from './process/metrics.ts';
import { screenServices } from './screen-services.ts';
import { openServices } from './services.ts';
import { createCardDrawer } from './social-cards/card-drawer.ts';

const watchedMark = '--watched';
/**
 * Listed, instead of watching every imported file: Vite imports a temporary copy of its configuration and deletes
 * it, which would restart the process in a loop.
 */
const watched = ['server', 'domain', 'database'];

if (process.argv.includes(watchedMark)) await serve();
else watch();

function watch(): void {
  const options = [
    ...watched.map((folder) => `--watch-path=${folder}`),
    '--watch-preserve-output',
    // Vite loads the development builds of packages for the screens; the server must load the same ones.
    '--conditions=development',
  ];
  const child = spawn(process.execPath, [...options, 'server/dev.ts', watchedMark], { stdio: 'inherit' });
  const stop = () => child.kill('SIGTERM');
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  child.once('exit', (code) => process.exit(code ?? 0));
}

async function serve(): Promise<void> {
  const read = readEnv();
  if (!read.ok) {
    process.stderr.write(`${read.failure.message}\n`);
    process.exit(1);
  }
  const env = read.value;
  const { logger } = createLogger(env.logLevel);
  const services = await openServices(env, logger);
  const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
  const loadBuild = async () => checkSiteBuild(await vite.ssrLoadModule('virtual:react-router/server-build'));
  const site = {
    policyOf: () => '',
    isListed: () => true,
    sitePages: async () => (await loadBuild()).entry.module.indexablePages(),
    pagesOnSubject: async (title: string) => (await loadBuild()).entry.module.pagesOnSubject(title),
    loadRouteMatcher: async () => routeMatcherOf(await loadBuild(), { matchRoutes }),
    async render(request: Request, nonce: string | null, gonePath?: string) {
      const build = await loadBuild();
      const { createLoadContext } = build.entry.module;
      const context = createLoadContext({ ...screenServices(services), inlineStyles: null }, nonce, gonePath);
      return createRequestHandler(build, 'development')(request, context);
    },
  };
  const app = createApp({
    services,
    site,
    // Vite may take seconds to transform a screen that is shown for the first time.
    renderQueue: { run: async (_, work) => success(await work()) },
    metrics: createMetrics(createRequestJournal()),
    files: (_, next) => next(),
    cardDrawer: createCardDrawer(),
    isPolicyRelaxed: true,
  });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const answerContact = createContactAnswers(services);
  const server = createServer((request, response) => {
    if (answerContact(request, response, '')) return;
    vite.middlewares(request, response, () => void listener(request, response));
  });
  server.listen(env.port, env.host, () => {
    process.stdout.write(`Development server on http://${env.host}:${env.port}\n`);
  });
  process.once('SIGTERM', () => {
    server.close();
    server.closeAllConnections();
    void vite.close().then(() => services.close());
  });
}
