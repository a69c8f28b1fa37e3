/** Assembles everything behind the HTML cache. The order of the handlers matters. */
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { DatabaseOutage } from '#database/outages/database-outage.ts';
import { limitWaiting } from '#database/outages/waiting-time.ts';
import { createMissedService } from '#domain/addresses/missed/missed-service.ts';
import { createRedirectService } from '#domain/addresses/redirects/redirect-service.ts';
import { createLeadService, type LeadService } from '#domain/leads/lead-service.ts';
import { canonicalPath } from './answers/canonical-path.ts';
import { createFailurePages } from './answers/failure-page.ts';
import { isOutage } from './answers/outage.ts';
import { answerReadiness } from './answers/readiness.ts';
import { securityHeaders } from './answers/security-headers.ts';
import type { SiteRenderer } from './answers/site-renderer.ts';
import { createAuthApi } from './auth-api/auth-api.ts';
import type { RenderQueue } from './html-cache/render-queue.ts';
import { rankOfUnlisted } from './html-cache/render-rank.ts';
import { followShortLinks } from './leads/follow-short-link.ts';
import { clientAddress, socketAddress } from './process/client-address.ts';
import { isClientFailure } from './process/client-failures.ts';
import type { Metrics } from './process/metrics.ts';
import { createRestApi } from './rest-api/rest-api.ts';
import type { RestApiDependencies } from './rest-api/rest-context.ts';
import { createScreenAnswers } from './screen-answer.ts';
import type { Services } from './services.ts';
import type { CardDrawer } from './social-cards/card-drawer.ts';
import { sharedTitle } from './social-cards/shared-title.ts';
import { createSocialCards } from './social-cards/social-cards.ts';

/** What the social card of a page needs to know about it. */
export interface PageTitle {
  status: number;
  /** Null for a page without a card. */
  title: string | null;
}

export interface AppDependencies {
  services: Services;
  site: SiteRenderer;
  /** Every screen waits in it for its turn. */
  renderQueue: RenderQueue;
  metrics: Metrics;
  /** Serves static files; in development Vite does. */
  files: MiddlewareHandler;
  cardDrawer: CardDrawer;
  /** Reads the title of a page's social card; null if the path cannot have one. Renders the page by default. */
  readTitle?(path: string): Promise<PageTitle | null>;
  /** Development only: Vite's client needs inline scripts and its own socket. */
  isPolicyRelaxed?: boolean;
}

export function createApp(dependencies: AppDependencies): Hono {
  const { services, site, renderQueue, metrics, files, cardDrawer, readTitle = renderTitle } = dependencies;
  const { isPolicyRelaxed = false } = dependencies;
  const { env, auth, pages, addresses, database, clock } = services;
  const app = new Hono();
  const failurePages = createFailurePages({ phone: env.phones[0], whatsapp: env.whatsapp });
  const answerScreen = createScreenAnswers({ site, addresses, isPolicyRelaxed });
  const addressOf = (context: Context) => clientAddress(context, env.trustedProxyHops);
  const reportFailure = createFailureLog(services);

  // Outermost, so that every response carries them, including errors, which are neither cached nor indexed.
  if (!isPolicyRelaxed) app.use(securityHeaders(env.siteUrl.startsWith('https:')));

  app.use((_, next) => limitWaiting(next));

  // Before anything that uses the database.
  app.route('/', operatorRoutes(services, metrics));

  // Before the screens, whose routes match any path.
  app.use(files);
  app.route('/auth/v1', createAuthApi({ auth, clientAddress: addressOf, reportFailure }));
  const leads = createLeadService({ database, pages, clock, sitePages: site.sitePages });
  app.route('/rest/v1', createRestApi(restApiDependencies(dependencies, leads, reportFailure)));
  app.route('/', followShortLinks(leads.shortLinks));
  app.route(
    '/social',
    createSocialCards(async (path) => cardTitle(path, await readTitle(path)), cardDrawer),
  );

  app.get('*', canonicalPath());
  app.get('*', async (context) => {
    const { raw, path } = context.req;
    const answered = await renderQueue.run(
      rankOfUnlisted(path),
      // The renderer has logged the error and dropped it; only the database can tell whether this is an outage.
      async () => (await answerScreen(raw, path)) ?? failureResponse(context, null),
    );
    return answered.ok ? answered.value : failurePages.busy(requestIdOf(context));
  });

  // Screens accept GET and HEAD only. Other methods are rejected before the body is read.
  app.all('*', (context) => context.text('Método não permitido', 405, { Allow: 'GET, HEAD' }));
  app.notFound((context) => context.text('Não encontrado', 404));

  app.onError((error, context) => {
    reportFailure(error);
    return failureResponse(context, error);
  });

  async function renderTitle(path: string): Promise<PageTitle> {
    const answer = await site.render(new Request(env.siteUrl + path), null);
    return { status: answer.status, title: sharedTitle(await answer.text()) };
  }

  async function failureResponse(context: Context, error: unknown): Promise<Response> {
    return failurePages.failure((await isOutage(database, error)) ? 503 : 500, requestIdOf(context));
  }

  return app;
}

function createFailureLog({ logger, database }: Services): (error: unknown) => void {
  return (error) => {
    if (isClientFailure(error)) logger.info('the client left before its request was complete');
    // An outage is logged only when it begins and when it ends.
    else if (!database.isUnreachable(error)) logger.error({ err: error }, 'request failed');
  };
}

function operatorRoutes({ env, availability }: Services, metrics: Metrics): Hono {
  const routes = new Hono();
  routes.get('/healthz', (context) => context.text('ok', 200, { 'Cache-Control': 'no-store' }));
  routes.get('/readyz', answerReadiness(availability));
  routes.get('/metrics', async (context, next) => {
    if (!env.isMetricsPublic && !isFromThisMachine(context)) return next();
    return context.body(await metrics.text(), 200, {
      'Content-Type': metrics.contentType,
      'Cache-Control': 'no-store',
    });
  });
  return routes;
}

function restApiDependencies(
  { services, site }: AppDependencies,
  leads: LeadService,
  reportFailure: (error: unknown) => void,
): RestApiDependencies {
  const { env, auth, pages, database, clock } = services;
  const redirects = createRedirectService({
    database,
    clock,
    site: { url: env.siteUrl, loadRouteMatcher: site.loadRouteMatcher },
  });
  return {
    authenticator: auth.authenticator,
    pages,
    leads,
    redirects,
    missed: createMissedService({ database, sitePages: site.sitePages }),
    pagesOnSubject: site.pagesOnSubject,
    audit: auth.audit,
    database,
    siteUrl: env.siteUrl,
    whatsapp: env.whatsapp,
    reportFailure,
  };
}

/** @throws when the page failed to render, because it is not a missing page */
function cardTitle(path: string, page: PageTitle | null): string | null {
  if (page !== null && page.status >= 500) {
    const text = `${path} answered ${page.status} to its card`;
    throw page.status === 503 ? new DatabaseOutage(text) : new Error(text);
  }
  return page?.status === 200 ? page.title : null;
}

function requestIdOf(context: Context): string {
  return context.req.header('x-request-id') ?? '';
}

/** A request forwarded by a proxy on this machine comes from elsewhere. */
function isFromThisMachine(context: Context): boolean {
  const address = socketAddress(context);
  const isForwarded = context.req.header('x-forwarded-for') !== undefined;
  return address !== null && !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(address);
}
