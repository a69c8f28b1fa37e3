/** The services that screens may use. They only read. */
import type { ScreenServices } from '#app/context.ts';
import { promotionStates } from '#domain/promotions/promotion-state.ts';
import { withoutToken } from './journal/logged-path.ts';
import type { Services } from './services.ts';

export function screenServices({
  env,
  logger,
  clock,
  database,
  pages,
  pageCodes,
  auth,
}: Services): ScreenServices {
  return {
    site: { url: env.siteUrl, phones: env.phones, whatsapp: env.whatsapp, company: env.company },
    promotionStates: () => promotionStates(env.promotions, clock()),
    pages,
    findPreview: pages.previews.find,
    pageCode: pageCodes.codeOf,
    backend: { publicKey: auth.publicKey },
    report: {
      notFound: (path) => logger.info({ path: withoutToken(path) }, 'not found'),
      // An outage is logged when it begins and when it ends.
      failure(error) {
        if (!database.isUnreachable(error)) logger.error({ err: error }, 'screen failed');
      },
    },
  };
}
