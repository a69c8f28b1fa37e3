/** Every address of the site that code links to. A string URL in a component is a mistake. */
export const paths = {
  home: () => '/',
  homeOfCity: (citySlug: string) => `/?cidade=${citySlug}`,
  search: () => '/buscar',
  motors: () => '/motores',
  motor: (slug: string) => `/motores/${slug}`,
  sitemap: (fragment?: 'links-uteis' | 'guias' | 'topicos' | 'problemas' | 'cidades' | 'depoimentos') =>
    `/sitemap${fragment ? `#${fragment}` : ''}`,
  sitemapPage: (page: number) => (page === 1 ? '/sitemap' : `/sitemap?pagina=${page}`),
  sitemapXml: () => '/sitemap.xml',
  sitemapPart: (part: number) => `/sitemap/${part}.xml`,
  topic: (slug: string) => `/topicos/${slug}`,
  nightService: () => paths.topic('assistencia-tecnica-de-portao-24-horas'),
  place: (slug: string) => `/cidades/${slug}`,
  /** What clients of a region say. */
  testimonials: (regionSlug: string) => `/depoimentos/${regionSlug}`,
  generatedPage: (slug: string) => `/links-uteis/${slug}`,
  /** A problem phrase, at the root under its slug. */
  problem: (slug: string) => `/${slug}`,
  /** A page made of one text of content/pages, at the root under its file's name. */
  textPage: (name: string) => `/${name}`,
  /** @param fragment `buscas` is the list of terms people search for, below the terms of use */
  terms: (fragment?: 'buscas') => `/termos${fragment ? `#${fragment}` : ''}`,
  term: (slug: string) => `/termos/${slug}`,
  privacy: () => '/privacidade',
  warranty: () => '/garantia',
  faq: () => '/duvidas-frequentes',
  /** A guide of content/guides, at the root under its file's name. */
  guide: (name: string) => `/${name}`,
  completeGuide: () => '/guia-completo',
  definitiveGuide: () => '/guia-definitivo-motor-ppa',
  blog: () => '/blog',
  article: (slug: string) => `/blog/${slug}`,
  guarulhos: () => '/portao-automatico-guarulhos',
  osasco: () => '/portao-automatico-osasco',
  /** The picture beside a shared link to the page, drawn by the server. */
  socialCard: (pagePath: string) => `/social${pagePath}.png`,
  notFound: () => '/not-found',
  adminLogin: () => '/admin/login',
  adminPanel: () => '/admin/painel',
  adminLocalGenerator: () => '/admin/local-generator',
  adminBatchCreator: () => '/admin/batch-creator',
  adminSecurity: () => '/admin/seguranca',
} as const;
