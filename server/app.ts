/** The whole server behind the HTML cache, put together in order. */
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { createAuthApi } from './auth-api/auth-api.ts';
import { clientAddress, socketAddress } from './client-address.ts';
import { failurePage } from './failure-page.ts';
import type { Metrics } from './metrics.ts';
import { canonicalPath } from './middleware/canonical-path.ts';
import { adminPolicy, newNonce, publicPolicy, securityHeaders } from './middleware/security-headers.ts';
import { isDatabaseUp, isOutage } from './outage.ts';
import { createRestApi } from './rest-api/rest-api.ts';
import type { Services } from './services.ts';
import type { SiteRenderer } from './site-renderer.ts';
import { createSocialCards } from './social-cards/social-cards.ts';

export interface AppOptions {
  services: Services;
  site: SiteRenderer;
  metrics: Metrics;
  /** Answers the paths of files; in development Vite does. */
  files: MiddlewareHandler;
  /** A public page for its card, or null where there can be none; drawn anew unless another way is given. */
  readPage?(path: string): Promise<{ status: number; html: string } | null>;
  /** Development only: Vite's client needs inline scripts and a socket of its own. */
  isPolicyRelaxed?: boolean;
}

const publicCaching = 'public, max-age=0, must-revalidate';

export function createApp(options: AppOptions): Hono {
  const { services, site, metrics, files, readPage = drawPage, isPolicyRelaxed = false } = options;
  const { env, logger, auth, pages, database } = services;
  const app = new Hono();
  const addressOf = (context: Context) => clientAddress(context, env.trustedProxyHops);
  const reportFailure = (error: unknown) => logger.error({ err: error }, 'request failed');

  // Outermost, so that every answer below carries them, failures included; errors are never kept nor found.
  if (!isPolicyRelaxed) app.use(securityHeaders(env.siteUrl.startsWith('https:')));

  // Before anything that touches the database.
  app.get('/healthz', (context) => context.text('ok', 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (context) => {
    const isUp = await isDatabaseUp(database);
    return context.text(isUp ? 'ok' : 'database unreachable', isUp ? 200 : 503, {
      'Cache-Control': 'no-store',
    });
  });
  app.get('/metrics', async (context, next) => {
    if (!env.isMetricsPublic && !isFromThisMachine(context)) return next();
    return context.body(await metrics.text(), 200, {
      'Content-Type': metrics.contentType,
      'Cache-Control': 'no-store',
    });
  });

  // Before the screens, whose routes take any path.
  app.use(files);
  app.route('/auth/v1', createAuthApi({ auth, database, clientAddress: addressOf, reportFailure }));
  app.route('/rest/v1', createRestApi({ access: auth.access, pages, database, reportFailure }));

  app.route(
    '/social',
    createSocialCards(async (path) => {
      const page = await readPage(path);
      // A page that fails is not one that is missing.
      if (page !== null && page.status >= 500) throw new Error(`${path} answered ${page.status} to its card`);
      return page?.status === 200 ? page.html : null;
    }),
  );

  app.get('*', canonicalPath());
  app.get('*', async (context) => {
    const isAdmin = /^\/admin(\/|\.data$|$)/.test(context.req.path);
    const nonce = isAdmin ? newNonce() : null;
    const answer = await site.render(context.req.raw, nonce);
    // The screen has said why, and the error is gone: the database alone can tell.
    if (answer.status >= 500) return failed(context, null);
    // Taken whole: a body that breaks off must become the page for failures, not half an answer.
    const response = new Response(answer.body === null ? null : await answer.arrayBuffer(), answer);
    const { headers } = response;
    if (!isPolicyRelaxed) {
      headers.set(
        'Content-Security-Policy',
        nonce === null ? publicPolicy(site.styleSources) : adminPolicy(nonce),
      );
    }
    if (nonce !== null) {
      headers.set('Cache-Control', 'no-store');
      headers.set('X-Robots-Tag', 'noindex');
    } else if (answer.status === 200) {
      headers.set('Cache-Control', publicCaching);
    }
    return response;
  });

  // No screen takes anything but questions; refused before a body is read.
  app.all('*', (context) => context.text('Método não permitido', 405, { Allow: 'GET, HEAD' }));
  app.notFound((context) => context.text('Não encontrado', 404));

  app.onError((error, context) => {
    reportFailure(error);
    return failed(context, error);
  });

  async function drawPage(path: string): Promise<{ status: number; html: string }> {
    const answer = await site.render(new Request(env.siteUrl + path), null);
    return { status: answer.status, html: await answer.text() };
  }

  async function failed(context: Context, error: unknown): Promise<Response> {
    const requestId = context.req.header('x-request-id') ?? '';
    return failurePage((await isOutage(database, error)) ? 503 : 500, requestId);
  }

  return app;
}

/** What a proxy on this machine passes on comes from elsewhere. */
function isFromThisMachine(context: Context): boolean {
  const address = socketAddress(context);
  const isForwarded = context.req.header('x-forwarded-for') !== undefined;
  return address !== null && !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(address);
}
