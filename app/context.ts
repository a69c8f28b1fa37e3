/** What the server passes to every loader. Screens have no other access to data. */
import { createContext, RouterContextProvider } from 'react-router';
import type { Company } from '#domain/company/company.ts';
import type { PreviewedPage } from '#domain/pages/previews/previewed-page.ts';
import type { PageReader } from '#domain/pages/published-page.ts';
import type { PromotionStates } from '#domain/promotions/promotion-state.ts';
import type { InlineSheets } from './styles/inline-sheets.ts';

export interface SiteIdentity {
  /** Public origin without a trailing slash. */
  url: string;
  /** The three national numbers, digits only. */
  phones: readonly [string, string, string];
  /** National number of the chat, digits only. */
  whatsapp: string;
  company: Company;
}

/** The services that do not depend on the build. */
export interface ScreenServices {
  site: SiteIdentity;
  pages: PageReader;
  /** The draft that a preview link leads to; null if the link is not valid. */
  findPreview(token: string): Promise<PreviewedPage | null>;
  /** The code under which a page's contacts are counted, by its key; null if it has none. */
  pageCode(pageKey: string): Promise<string | null>;
  /** Which promotions run now. The HTML cache renders pages anew when one begins or ends. */
  promotionStates(): PromotionStates;
  /** What the administrator's browser needs to reach the backend. */
  backend: { publicKey: string };
  /** Logs unknown paths and failed screens, without personal data. */
  report: {
    notFound(path: string): void;
    failure(error: unknown): void;
  };
}

export interface SiteServices extends ScreenServices {
  /** The public style sheets, to be inlined; null in development, where they are linked. */
  inlineStyles: InlineSheets | null;
}

export const servicesContext = createContext<SiteServices>();
/** One nonce per response, for the scripts of the administrator's area; null on public pages. */
export const nonceContext = createContext<string | null>(null);

/** The path of the deleted page in whose place the not-found screen is shown; null on every other request. */
export const gonePathContext = createContext<string | null>(null);

export function createLoadContext(
  services: SiteServices,
  nonce: string | null,
  gonePath: string | null = null,
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(gonePathContext, gonePath);
  context.set(servicesContext, services);
  context.set(nonceContext, nonce);
  return context;
}
