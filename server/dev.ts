/**
 * `npm run dev`: screens and content reload through Vite, and the process itself starts anew when a file of
 * the server, the domain or the database changes (`node --watch`).
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { createApp } from './app.ts';
import { readEnv } from './env.ts';
import { createLogger } from './logger.ts';
import { createMetrics } from './metrics.ts';
import { createRequestJournal } from './request-journal.ts';
import { screenServices } from './screen-services.ts';
import { openServices } from './services.ts';
import type { EntryModule } from './site-renderer.ts';

const watchedMark = '--watched';
/**
 * Named, not taken from what is imported: reading Vite's configuration imports a file that is made for it and
 * removed again, which would start the process anew for ever.
 */
const watched = ['server', 'domain', 'database'];

if (process.argv.includes(watchedMark)) await serve();
else watch();

function watch(): void {
  const options = [
    ...watched.map((folder) => `--watch-path=${folder}`),
    '--watch-preserve-output',
    // Vite gives the screens the development copies of packages; the server must take the same ones.
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
    process.stderr.write(`${read.message}\n`);
    process.exit(1);
  }
  const { env } = read;
  const { logger } = createLogger(env.logLevel);
  const services = await openServices(env, logger);
  const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
  const site = {
    styleSources: ["'self'"],
    async render(request: Request, nonce: string | null) {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
      const entry = build.entry.module as unknown as EntryModule;
      const context = entry.createLoadContext({ ...screenServices(services), inlineStyles: null }, nonce);
      return createRequestHandler(build, 'development')(request, context);
    },
  };
  const app = createApp({
    services,
    site,
    metrics: createMetrics(createRequestJournal()),
    files: (_, next) => next(),
    isPolicyRelaxed: true,
  });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer((request, response) => {
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
