/** Every address of the site that code links to. A string URL in a component is a mistake. */
export const paths = {
  home: () => '/',
  homeOfCity: (citySlug: string) => `/?cidade=${citySlug}`,
  search: () => '/buscar',
  sitemap: (fragment?: 'links-uteis' | 'topicos' | 'problemas' | 'cidades') =>
    `/sitemap${fragment ? `#${fragment}` : ''}`,
  sitemapPage: (page: number) => (page === 1 ? '/sitemap' : `/sitemap?pagina=${page}`),
  sitemapXml: () => '/sitemap.xml',
  sitemapPart: (part: number) => `/sitemap/${part}.xml`,
  topic: (slug: string) => `/topicos/${slug}`,
  place: (slug: string) => `/cidades/${slug}`,
  generatedPage: (slug: string) => `/links-uteis/${slug}`,
  /** A problem phrase, at the root under its slug. */
  problem: (slug: string) => `/${slug}`,
  /** A page made of one text of content/pages, at the root under its file's name. */
  textPage: (name: string) => `/${name}`,
  terms: () => '/termos',
  privacy: () => '/privacidade',
  warranty: () => '/garantia',
  faq: () => '/duvidas-frequentes',
  guarulhos: () => '/portao-automatico-guarulhos',
  osasco: () => '/portao-automatico-osasco',
  /** The picture beside a shared link to the page, drawn by the server. */
  socialCard: (pagePath: string) => `/social${pagePath}.png`,
  notFound: () => '/not-found',
  adminLogin: () => '/admin/login',
  adminPanel: () => '/admin/painel',
} as const;
