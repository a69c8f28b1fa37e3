/** The name of a page that contacts were counted for, and the family, place and model it is about. */
import { inParts } from '#database/in-parts.ts';
import { pagePath } from '#domain/addresses/page-path.ts';
import { generatedPageId, otherPages } from '#domain/leads/page-key.ts';
import type { PageService } from '#domain/pages/page-service.ts';
import { type Named, namedModel, namedPlace } from './named-in-title.ts';

/** A page of the site that is not generated. */
export interface SitePage {
  path: string;
  name: string;
  /** As `content/families.ts` calls it; `site` for a page without a family. */
  family: string;
}

export interface PageFacts {
  /** Null for a page that has been purged, and for the addresses that are not pages. */
  path: string | null;
  isInTrash: boolean;
  name: string;
  family: string;
  place: Named | null;
  model: Named | null;
}

export interface PageFactsDependencies {
  pages: Pick<PageService, 'selectRows'> & { trash: Pick<PageService['trash'], 'selectRows'> };
  sitePages(): Promise<readonly SitePage[]>;
}

const generatedFamily = 'generated';
export const otherFamily = 'others';

/** @returns the facts of each key */
export async function factsOfPages(
  { pages, sitePages }: PageFactsDependencies,
  keys: readonly string[],
): Promise<Map<string, PageFacts>> {
  const site = new Map((await sitePages()).map((page) => [page.path, page]));
  const keysById = new Map<string, string>();
  for (const key of keys) {
    const id = generatedPageId(key);
    if (id !== null) keysById.set(id, key);
  }
  const facts = new Map<string, PageFacts>();
  for (const key of keys) {
    const page = site.get(key);
    if (page !== undefined) facts.set(key, { ...page, ...namedIn(page), isInTrash: false });
    else if (key === otherPages) facts.set(key, withoutPage('Endereços sem página própria', otherFamily));
    else facts.set(key, withoutPage('Página que não existe mais', generatedFamily));
  }
  // A page in the trash keeps its name until it is purged.
  for (const table of [pages.trash, pages]) {
    for (const part of inParts([...keysById.keys()])) {
      const rows = await table.selectRows({
        columns: ['id', 'slug', 'title'],
        conditions: [{ column: 'id', operator: 'in', values: part }],
        order: [],
        range: { offset: 0, limit: part.length },
      });
      for (const { id, slug, title } of rows) {
        const page = { path: pagePath(String(slug)), name: String(title), family: generatedFamily };
        const isInTrash = table === pages.trash;
        facts.set(keysById.get(String(id)) ?? '', { ...page, ...namedIn(page), isInTrash });
      }
    }
  }
  return facts;
}

function namedIn({ path, name }: { path: string; name: string }): Pick<PageFacts, 'place' | 'model'> {
  return { place: namedPlace(path, name), model: namedModel(path, name) };
}

function withoutPage(name: string, family: string): PageFacts {
  return { path: null, isInTrash: false, name, family, place: null, model: null };
}
