/** What the server hands to every loader. The only way from a screen to data. */
import { createContext, RouterContextProvider } from 'react-router';
import type { PageReader } from '#domain/pages/page.ts';
import type { SheetName } from './styles/sheets.ts';

export interface SiteIdentity {
  /** Public origin without a trailing slash. */
  url: string;
  /** The three national numbers, digits only. */
  phones: readonly [string, string, string];
  /** National number of the chat, digits only. */
  whatsapp: string;
}

export interface SiteServices {
  site: SiteIdentity;
  pages: PageReader;
  /** The public style sheets, to be inlined; null in development, where they are linked. */
  inlineStyles: Readonly<Record<SheetName, string>> | null;
  /** What the administrator's browser needs to reach the backend. */
  backend: { publicKey: string };
  /** Records a path nobody answers, and a page that failed, without personal data. */
  report: {
    notFound(path: string): void;
    failure(error: unknown): void;
  };
}

export const servicesContext = createContext<SiteServices>();
/** Made once per answer by the outermost layer, for the scripts of the administrator's area. */
export const nonceContext = createContext<string | null>(null);

export function createLoadContext(services: SiteServices, nonce: string | null): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(nonceContext, nonce);
  return context;
}
