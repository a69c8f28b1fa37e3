/** Joins two texts of one page that grew apart. Nothing of either is lost. */
import { type PageField, pageFieldNames } from '#domain/pages/page-fields.ts';
import type { UnsavedPage } from '../unsaved-page.ts';

/**
 * By field: a field that only they changed is theirs, any other is mine. Of the body, paragraphs that only they have
 * follow mine.
 * @param base what both began with
 */
export function joinTexts(base: UnsavedPage, mine: UnsavedPage, theirs: UnsavedPage): UnsavedPage {
  const joined: Partial<Record<PageField, string>> = {};
  for (const field of pageFieldNames) {
    const isMineChanged = mine[field] !== base[field];
    joined[field] = isMineChanged ? mine[field] : theirs[field];
    if (field === 'content' && isMineChanged && theirs.content !== base.content) {
      joined.content = joinBodies(base.content, mine.content, theirs.content);
    }
  }
  return joined as UnsavedPage;
}

function joinBodies(base: string, mine: string, theirs: string): string {
  const known = new Set([...paragraphsOf(base), ...paragraphsOf(mine)]);
  const added = paragraphsOf(theirs).filter((paragraph) => !known.has(paragraph));
  return [mine.trimEnd(), ...added].join('\n');
}

/** Cut after the end of each block. */
function paragraphsOf(html: string): string[] {
  return html
    .split(/(?<=<\/(?:p|h[1-6]|ul|ol|div)>)/i)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
