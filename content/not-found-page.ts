/** The texts above the content of the home page on the not-found page (docs/specification/pages.md#not-found-page). */

export const notFoundPage = {
  title: 'Página não encontrada',
  description:
    'A página que você procurava não existe ou mudou de endereço. Veja os kits de motor de portão instalados e fale com a gente.',
  keywords: ['motor de portão', 'página não encontrada'],
  notice: 'Esta página não existe ou mudou de endereço.',
  /** Shown instead of the notice if a page was deleted. */
  goneNotice: 'Esta página foi retirada do site.',
  onward: 'Veja o que temos para o seu portão:',
  suggestions: 'Páginas sugeridas',
  /** For an address that shares too few words with our pages. */
  further: [
    { name: 'Modelos de motor', path: '/motores' },
    { name: 'Dúvidas frequentes', path: '/duvidas-frequentes' },
    { name: 'Mapa do site', path: '/sitemap' },
  ],
} as const;
