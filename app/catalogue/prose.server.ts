/** The texts of content/ by family and slug, all read and validated when the server starts. */
import type { z } from 'zod';
import { families, type TextFamily } from '#content/families.ts';
import { fillFacts } from '#domain/facts/fill-facts.ts';
import { descriptionDuring } from '#domain/promotions/promotion-notice.ts';
import { isOffered, type PromotionState, type PromotionStates } from '#domain/promotions/promotion-state.ts';
import { promotionsIn } from '#domain/promotions/promotions-in.ts';
import { withoutFiguresOf } from '#domain/promotions/without-promotions.ts';
import { type Prose, readProse, renderMarkdown } from './markdown.server.ts';
import { fillSections } from './prose-sections.server.tsx';

const files = import.meta.glob<string>('../../content/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function filesIn(folder: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(`../../content/${folder}/`))
      .map(([path, text]) => [path, fillSections(fillFacts(text))]),
  );
}

const proseByFolder: ReadonlyMap<string, ReadonlyMap<string, Prose<unknown>>> = new Map(
  Object.values(families).flatMap((family) =>
    'folder' in family
      ? [[family.folder, readProse(filesIn(family.folder), family.frontMatter)] as const]
      : [],
  ),
);

/** @returns the texts of a family by slug, in the order of their files */
export function proseOf<FrontMatter extends z.ZodType>(
  family: TextFamily<FrontMatter>,
): ReadonlyMap<string, Prose<z.infer<FrontMatter>>> {
  // The texts of this folder were read with this family's schema, which the type of the map cannot express.
  return proseByFolder.get(family.folder) as ReadonlyMap<string, Prose<z.infer<FrontMatter>>>;
}

/**
 * A text as it reads while the promotions are in these states, and the promotions that it quotes. Whatever depends on a
 * promotion that is not offered is left out.
 * @param page its name and its usual description
 * @throws if the family has no such text
 */
export function textDuring(
  family: TextFamily<z.ZodType>,
  slug: string,
  states: PromotionStates,
  page: { name: string; description: string },
): { promotions: PromotionState[]; description: string; html: string } {
  const path = `../../content/${family.folder}/${slug}.md`;
  const prose = proseByFolder.get(family.folder)?.get(slug);
  const text = files[path];
  if (prose === undefined || text === undefined) throw new Error(`There is no ${path}`);
  // The second line of dashes ends the front matter.
  const bodyStart = text.indexOf('\n---', 3) + '\n---'.length;
  const [description = ''] = /^description:.*$/m.exec(text.slice(0, bodyStart)) ?? [];
  const promotions = promotionsIn(text).map((name) => states[name]);
  const withdrawn = promotions.filter((state) => !isOffered(state)).map(({ promotion }) => promotion);
  const inDescription = promotionsIn(description).map((name) => states[name]);
  return {
    promotions,
    description: descriptionDuring(inDescription, page),
    html:
      withdrawn.length === 0
        ? prose.html()
        : renderMarkdown(fillSections(fillFacts(withoutFiguresOf(withdrawn, text.slice(bodyStart))))),
  };
}
