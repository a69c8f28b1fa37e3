/** The texts of content/ by family and slug, all read and validated when the server starts. */
import { z } from 'zod';
import { families, type TextFamily } from '#content/families.ts';
import type { FaqItem } from '#content/faq-item.ts';
import type { PromotionName } from '#content/promotions.ts';
import { fillFacts, withFacts } from '#domain/facts/fill-facts.ts';
import { descriptionDuring } from '#domain/promotions/promotion-notice.ts';
import { isOffered, type PromotionState, type PromotionStates } from '#domain/promotions/promotion-state.ts';
import { promotionsIn } from '#domain/promotions/promotions-in.ts';
import { quotesFigureOf, withoutFiguresOf } from '#domain/promotions/without-promotions.ts';
import { type Prose, readProse, renderMarkdown, splitProse } from './markdown.server.ts';
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

/** What a front matter may quote from a promotion, before its tokens are filled in. */
const quotingDescription = z.object({ description: z.string() });
const quotingQuestions = z.object({
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
});

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
  const { path, text, prose } = textOf(family, slug);
  const promotions = promotionsIn(text).map((name) => states[name]);
  const withdrawn = withdrawnIn(text, states);
  if (withdrawn.length === 0) return { promotions, description: page.description, html: prose.html() };
  const { frontMatter, body } = splitProse(path, text);
  const { description } = quotingDescription.parse(frontMatter);
  const inDescription = promotionsIn(description).map((name) => states[name]);
  return {
    promotions,
    description: descriptionDuring(inDescription, page),
    html: renderMarkdown(fillSections(fillFacts(withoutFiguresOf(withdrawn, body)))),
  };
}

/**
 * The questions of a place, without those that quote a figure of a promotion that is not offered.
 * @throws if there is no text about this place
 */
export function placeQuestionsDuring(slug: string, states: PromotionStates): FaqItem[] {
  const { path, text, prose } = textOf(families.places, slug);
  const withdrawn = withdrawnIn(text, states);
  if (withdrawn.length === 0) return prose.frontMatter.questions;
  const { questions } = quotingQuestions.parse(splitProse(path, text).frontMatter);
  return withFacts(
    questions.filter(({ question, answer }) => !quotesFigureOf(withdrawn, `${question} ${answer}`)),
  );
}

/** The promotions that a text quotes and that are not offered. */
function withdrawnIn(text: string, states: PromotionStates): PromotionName[] {
  return promotionsIn(text).filter((name) => !isOffered(states[name]));
}

/** A text with its tokens, and as it usually reads. */
function textOf<FrontMatter extends z.ZodType>(family: TextFamily<FrontMatter>, slug: string) {
  const path = `../../content/${family.folder}/${slug}.md`;
  const prose = proseOf(family).get(slug);
  const text = files[path];
  if (prose === undefined || text === undefined) throw new Error(`There is no ${path}`);
  return { path, text, prose };
}
