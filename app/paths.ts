import { pagePath } from '#domain/addresses/page-path.ts';

/** Every address of the site that code links to. Components must not contain URLs as strings. */
export const paths = {
  home: () => '/',
  homeOfCity: (citySlug: string): string => `/?${queries.city.name}=${citySlug}`,
  search: () => '/buscar',
  /** @param fragment a section of the list, such as the comparison */
  motors: (fragment?: string) => `/motores${fragment ? `#${fragment}` : ''}`,
  motor: (slug: string) => `/motores/${slug}`,
  /** @param slugs of at most three models, side by side */
  motorComparison: (...slugs: readonly string[]): string => {
    const query = [queries.firstMotor, queries.secondMotor, queries.thirdMotor]
      .flatMap(({ name }, position) => (slugs[position] === undefined ? [] : [`${name}=${slugs[position]}`]))
      .join('&');
    return `/motores?${query}`;
  },
  motorChooser: () => '/motores/escolher',
  /** @param block `links-uteis`, or the `siteMap.id` of a family (content/families.ts) */
  sitemap: (block?: string) => `/sitemap${block ? `#${block}` : ''}`,
  sitemapPage: (page: number): string =>
    page === 1 ? '/sitemap' : `/sitemap?${queries.sitemapPage.name}=${page}`,
  sitemapXml: () => '/sitemap.xml',
  sitemapPart: (part: number) => `/sitemap/${part}.xml`,
  topic: (slug: string) => `/topicos/${slug}`,
  nightService: () => paths.topic('assistencia-tecnica-de-portao-24-horas'),
  place: (slug: string) => `/cidades/${slug}`,
  /** Testimonials of clients in a region. */
  testimonials: (regionSlug: string) => `/depoimentos/${regionSlug}`,
  generatedPage: pagePath,
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
  /** The picture shown with a shared link to the page, drawn by the server. */
  socialCard: (pagePath: string) => `/social${pagePath}.png`,
  /** A draft, for somebody without an account who knows the token. */
  preview: (token: string) => `/previa/${token}`,
  notFound: () => '/not-found',
  adminLogin: () => '/admin/login',
  adminPanel: () => '/admin/painel',
  adminContacts: () => '/admin/contatos',
  adminCheckCode: () => '/admin/contatos/codigo',
  adminShortLinks: () => '/admin/contatos/links',
  adminLabels: (code: string) => `/admin/contatos/links/${code}`,
  adminDrafts: () => '/admin/paginas/rascunhos',
  adminDraft: (draftId: string) => `/admin/paginas/rascunhos/${draftId}`,
  adminEditPage: (pageId: string) => `/admin/paginas/editar/${pageId}`,
  adminScheduled: () => '/admin/paginas/agendadas',
  adminHeld: () => '/admin/paginas/retidas',
  adminVersions: (pageId: string) => `/admin/paginas/versoes/${pageId}`,
  adminTrash: () => '/admin/paginas/lixeira',
  adminMissed: () => '/admin/saude/enderecos',
  adminRedirects: () => '/admin/saude/redirecionamentos',
  adminAlikePages: () => '/admin/saude/parecidas',
  adminLocalGenerator: () => '/admin/local-generator',
  adminBulkCreator: () => '/admin/batch-creator',
  adminSecurity: () => '/admin/seguranca',
  adminLog: () => '/admin/registro',
} as const;

/** A query parameter that the page at one address reads. */
export interface Query {
  path: string;
  name: string;
}

/** All query parameters of the site, to be read with `readQuery`. The HTML cache keeps these and drops all others. */
export const queries = {
  /** Slug of the city that the home page is personalised for. */
  city: { path: paths.home(), name: 'cidade' },
  /** What was typed into the search of the home page, if no page answers it. */
  unanswered: { path: paths.home(), name: 'busca' },
  sitemapPage: { path: paths.sitemap(), name: 'pagina' },
  /** Slugs of the models to compare. */
  firstMotor: { path: paths.motors(), name: 'modelo1' },
  secondMotor: { path: paths.motors(), name: 'modelo2' },
  thirdMotor: { path: paths.motors(), name: 'modelo3' },
  /** Answers about a gate (content/motors/motor-chooser.ts). */
  chooserGate: { path: paths.motorChooser(), name: 'portao' },
  chooserWeight: { path: paths.motorChooser(), name: 'peso' },
  chooserWidth: { path: paths.motorChooser(), name: 'largura' },
  chooserUse: { path: paths.motorChooser(), name: 'uso' },
  chooserVoltage: { path: paths.motorChooser(), name: 'tensao' },
  /** The text that a visitor typed into the search field. */
  search: { path: paths.search(), name: 'q' },
  /** Present if the search came from a form: if it finds nothing, it leads home, to a notice. */
  searchOrigin: { path: paths.search(), name: 'de' },
} as const satisfies Record<string, Query>;

export type DeclaredQuery = (typeof queries)[keyof typeof queries];
