/**
 * Words that are routes of their own (SPEC.md section 2, DESIGN.md 4.2). A generated page may not take them, so
 * that any page could one day move to the root.
 */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...['admin', 'buscar', 'not-found', 'sitemap'],
  ...['motores', 'cidades', 'topicos', 'termos', 'depoimentos', 'links-uteis', 'blog'],
  ...['duvidas-frequentes', 'guia-completo', 'guia-definitivo-motor-ppa'],
  ...['portao-automatico-guarulhos', 'portao-automatico-osasco', 'privacidade', 'garantia'],
  ...['assets', 'social', 'auth', 'rest', 'healthz', 'readyz', 'metrics'],
]);
