/** What the screens get of the services: readers and facts, nothing that writes. */
import type { SiteServices } from '#app/context.ts';
import type { Services } from './services.ts';

/** Everything but the style sheet, which belongs to the build. */
export function screenServices({ env, logger, pages, auth }: Services): Omit<SiteServices, 'inlineStyles'> {
  return {
    site: { url: env.siteUrl, phones: env.phones, whatsapp: env.whatsapp },
    pages,
    backend: { publicKey: auth.publicKey },
    report: {
      notFound: (path) => logger.info({ path }, 'not found'),
      failure: (error) => logger.error({ err: error }, 'screen failed'),
    },
  };
}
