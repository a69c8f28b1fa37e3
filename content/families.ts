/**
 * Every family of pages, declared once: the folder of its texts, the addresses of its pages, its place in the site maps
 * and the search, and its name in reports. The texts, both site maps, the search, the reserved words and the reports
 * derive from these declarations; tests/content/house/routes.test.ts checks `app/routes.ts` and `app/paths.ts` against
 * them.
 */
import type { z } from 'zod';
import {
  articleFrontMatter,
  legalPageFrontMatter,
  motorFrontMatter,
  placeFrontMatter,
  problemFrontMatter,
  problemGroups,
  termFrontMatter,
  termGroups,
  textPageFrontMatter,
  topicFrontMatter,
} from './front-matter.ts';

export interface PageFamily {
  /** What the owner calls it in 'Contatos'. */
  reportName: string;
  /** What the owner calls one of its pages in 'Conferir código'. */
  pageKind: string;
  /** First segment of its addresses; null if its pages are at the root. */
  prefix: string | null;
  /** Name of the page at the bare prefix that lists the family; absent without such a page. */
  indexName?: string;
  /** An address of the family without a page of its own answers with a general text instead of a 404. */
  answersEverySlug?: true;
  /** Its block on /sitemap; null if its pages are linked elsewhere. */
  siteMap: SiteMapBlock | null;
  /** Order of the families that the search matches by name and keywords, lowest first; null for the others. */
  searchRank: number | null;
}

interface SiteMapBlock {
  /** Order of the blocks, lowest first. */
  position: number;
  /** Fragment of its address. */
  id: string;
  /** What the index at the head of the page calls it. */
  name: string;
  /** The headings of its groups do not begin with the name. */
  hasOwnHeadings?: true;
  /** Pages outside the family that a reader would look for here. */
  furtherLinks?: readonly { name: string; path: string }[];
}

/** A family whose pages have texts: one Markdown file for each page, named after its slug. */
export interface TextFamily<FrontMatter extends z.ZodType> extends PageFamily {
  /** Its folder in content/. */
  folder: string;
  frontMatter: FrontMatter;
  /** The text of a link to the page; absent if app/catalogue/listings.server.ts names the pages. */
  nameOf?(frontMatter: z.infer<FrontMatter>): string;
  /** Headings by the result of `groupOf`, in the order of the lists. */
  groups?: Readonly<Record<string, string>>;
  groupOf?(frontMatter: z.infer<FrontMatter>): string;
}

const motors: TextFamily<typeof motorFrontMatter> = {
  reportName: 'Motores',
  pageKind: 'Motor',
  folder: 'models',
  frontMatter: motorFrontMatter,
  prefix: 'motores',
  indexName: 'Todos os modelos de motor',
  siteMap: {
    position: 3,
    id: 'motores',
    name: 'Motores',
    furtherLinks: [{ name: 'Que motor serve no meu portão?', path: '/motores/escolher' }],
  },
  // The search finds models only by name (app/catalogue/search/search-wordings.server.ts).
  searchRank: null,
};

/** Each guide has its own route and screen. */
const guides: TextFamily<typeof textPageFrontMatter> = {
  reportName: 'Guias',
  pageKind: 'Guia',
  folder: 'guides',
  frontMatter: textPageFrontMatter,
  prefix: null,
  nameOf: ({ heading }) => heading,
  siteMap: {
    position: 6,
    id: 'guias',
    name: 'Guias',
    furtherLinks: [{ name: 'Dúvidas frequentes', path: '/duvidas-frequentes' }],
  },
  // The search finds them through content/standing-pages.ts.
  searchRank: null,
};

const articles: TextFamily<typeof articleFrontMatter> = {
  reportName: 'Blog',
  pageKind: 'Artigo do blog',
  folder: 'blog',
  frontMatter: articleFrontMatter,
  prefix: 'blog',
  indexName: 'Todos os artigos',
  siteMap: { position: 7, id: 'blog', name: 'Blog' },
  searchRank: null,
};

/** Each text page has its own route. The footer links them. */
const textPages: TextFamily<typeof legalPageFrontMatter> = {
  reportName: 'Garantia, privacidade e termos',
  pageKind: 'Página do site',
  folder: 'pages',
  frontMatter: legalPageFrontMatter,
  prefix: null,
  nameOf: ({ heading }) => heading,
  siteMap: null,
  // The search finds them through content/standing-pages.ts.
  searchRank: null,
};

/**
 * Problem pages are at the root, because a search without a match leads to the slug of its words. They come first in
 * the search, because most visitors who search have a problem.
 */
const problems: TextFamily<typeof problemFrontMatter> = {
  reportName: 'Problemas',
  pageKind: 'Problema',
  folder: 'problems',
  frontMatter: problemFrontMatter,
  prefix: null,
  nameOf: ({ phrase }) => phrase,
  groups: problemGroups,
  groupOf: ({ group }) => group,
  siteMap: { position: 4, id: 'problemas', name: 'Problemas' },
  searchRank: 1,
};

/** The page at the bare prefix is the text `termos`. */
const terms: TextFamily<typeof termFrontMatter> = {
  reportName: 'Termos procurados',
  pageKind: 'Termo procurado',
  folder: 'terms',
  frontMatter: termFrontMatter,
  prefix: 'termos',
  nameOf: ({ name }) => name,
  groups: termGroups,
  groupOf: ({ group }) => group,
  siteMap: { position: 5, id: 'termos', name: 'Termos' },
  searchRank: 3,
};

const topics: TextFamily<typeof topicFrontMatter> = {
  reportName: 'Tópicos',
  pageKind: 'Tópico',
  folder: 'topics',
  frontMatter: topicFrontMatter,
  prefix: 'topicos',
  answersEverySlug: true,
  siteMap: { position: 1, id: 'topicos', name: 'Serviços', hasOwnHeadings: true },
  searchRank: 2,
};

const places: TextFamily<typeof placeFrontMatter> = {
  reportName: 'Cidades e bairros',
  pageKind: 'Cidade ou bairro',
  folder: 'places',
  frontMatter: placeFrontMatter,
  prefix: 'cidades',
  answersEverySlug: true,
  siteMap: { position: 2, id: 'cidades', name: 'Cidades e bairros', hasOwnHeadings: true },
  // The search finds places only by name (app/catalogue/search/search-wordings.server.ts).
  searchRank: null,
};

const testimonials: PageFamily = {
  reportName: 'Depoimentos',
  pageKind: 'Depoimentos',
  prefix: 'depoimentos',
  siteMap: { position: 8, id: 'depoimentos', name: 'Depoimentos' },
  searchRank: null,
};

/** In the order of /sitemap.xml. */
export const families = {
  motors,
  guides,
  articles,
  textPages,
  problems,
  terms,
  topics,
  places,
  testimonials,
} as const;
