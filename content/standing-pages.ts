/**
 * Pages with their own route at the root, by slug, with the phrase and keywords by which the search finds them; null if
 * the search finds them in another way or not at all. All these slugs are reserved words.
 */

interface StandingPage {
  phrase: string;
  keywords: readonly string[];
}

export const standingPages: Readonly<Record<string, StandingPage | null>> = {
  sitemap: null,
  // Found by the services of their cities (content/search-wordings.ts).
  'portao-automatico-guarulhos': null,
  'portao-automatico-osasco': null,
  garantia: { phrase: 'Garantia', keywords: ['garantia do motor PPA'] },
  'duvidas-frequentes': { phrase: 'Dúvidas frequentes', keywords: ['perguntas frequentes', 'dúvidas'] },
  'guia-completo': { phrase: 'Guia completo do portão', keywords: ['guia do portão'] },
  'guia-definitivo-motor-ppa': { phrase: 'Guia definitivo do motor PPA', keywords: ['guia do motor PPA'] },
  motores: { phrase: 'Modelos de motor', keywords: ['modelos de motor PPA', 'catálogo de motores'] },
  privacidade: { phrase: 'Política de privacidade', keywords: ['privacidade'] },
  termos: { phrase: 'Termos de uso', keywords: [] },
};
