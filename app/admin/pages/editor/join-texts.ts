/** Joins two texts of one page that were edited separately. */
import { type PageField, pageFieldNames } from '#domain/pages/page-fields.ts';
import type { UnsavedPage } from '../unsaved-page.ts';

interface JoinedTexts {
  text: UnsavedPage;
  /** False if both changed the same field, such as the title. Then mine is used. */
  isAllOfTheirsIn: boolean;
}

/**
 * Joins field by field: a field that only they changed is theirs, any other is mine. Paragraphs of the body that only
 * they have are added after mine.
 * @param base the text that both started from
 */
export function joinTexts(base: UnsavedPage, mine: UnsavedPage, theirs: UnsavedPage): JoinedTexts {
  const joined: Partial<Record<PageField, string>> = {};
  let isAllOfTheirsIn = true;
  for (const field of pageFieldNames) {
    const isMineChanged = mine[field] !== base[field];
    const areBothChanged = isMineChanged && ![base[field], mine[field]].includes(theirs[field]);
    joined[field] = isMineChanged ? mine[field] : theirs[field];
    if (!areBothChanged) continue;
    if (field === 'content') joined.content = joinBodies(base.content, mine.content, theirs.content);
    else isAllOfTheirsIn = false;
  }
  return { text: joined as UnsavedPage, isAllOfTheirsIn };
}

function joinBodies(base: string, mine: string, theirs: string): string {
  const known = new Set([...paragraphsOf(base), ...paragraphsOf(mine)]);
  const added = paragraphsOf(theirs).filter((paragraph) => !known.has(paragraph));
  return [mine.trimEnd(), ...added].join('\n');
}

/** Splits after the end of each block. */
function paragraphsOf(html: string): string[] {
  return html
    .split(/(?<=<\/(?:p|h[1-6]|ul|ol|div)>)/i)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
