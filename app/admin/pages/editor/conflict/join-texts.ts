/** Joins two texts of one page that were edited separately. */
import { diffArrays } from 'diff';
import { type PageField, pageFieldNames } from '#domain/pages/page-fields.ts';
import type { UnsavedPage } from '../../unsaved-page.ts';

export interface JoinedTexts {
  text: UnsavedPage;
  /** False if both changed the same field, such as the title. Then mine is used. */
  includesAllOfTheirs: boolean;
  /** The passages of the body that both changed. The text contains both versions. */
  doubled: DoubledPassage[];
}

/** One passage as each side rewrote it, in paragraphs of HTML. */
export interface DoubledPassage {
  mine: string[];
  theirs: string[];
}

/** Two bodies with nothing in common would take long to compare. */
const compareMaxMs = 300;

/**
 * Joins field by field: a field that only they changed is theirs, any other is mine. A paragraph of the body that
 * only they have comes after the paragraph it follows on their side, and after what I added there.
 * @param base the text that both started from
 */
export function joinTexts(base: UnsavedPage, mine: UnsavedPage, theirs: UnsavedPage): JoinedTexts {
  const joined: Partial<Record<PageField, string>> = {};
  let includesAllOfTheirs = true;
  let doubled: DoubledPassage[] = [];
  for (const field of pageFieldNames) {
    const isMineChanged = mine[field] !== base[field];
    const areBothChanged = isMineChanged && ![base[field], mine[field]].includes(theirs[field]);
    joined[field] = isMineChanged ? mine[field] : theirs[field];
    if (!areBothChanged) continue;
    if (field === 'content') {
      joined.content = joinBodies(base.content, mine.content, theirs.content);
      doubled = passagesOfBoth(base.content, mine.content, theirs.content);
    } else includesAllOfTheirs = false;
  }
  return { text: joined as UnsavedPage, includesAllOfTheirs, doubled };
}

function joinBodies(base: string, mine: string, theirs: string): string {
  const before = new Set(paragraphsOf(base));
  const joined = blocksOf(mine.trimEnd());
  const known = new Set([...before, ...paragraphsOf(mine)]);
  const theirParagraphs = paragraphsOf(theirs);
  for (const [index, paragraph] of theirParagraphs.entries()) {
    if (known.has(paragraph)) continue;
    const at = indexAfter(joined, theirParagraphs.slice(0, index), (block) => !before.has(block.trim()));
    joined.splice(at, 0, at === 0 ? `${paragraph}\n` : `\n${paragraph}`);
  }
  return joined.join('');
}

/**
 * @param preceding the paragraphs before the new one on their side
 * @returns the index for the new one: after the last of those that is in `joined`, and after what I added there
 */
function indexAfter(
  joined: readonly string[],
  preceding: readonly string[],
  isAdded: (block: string) => boolean,
): number {
  const texts = joined.map((block) => block.trim());
  const last = preceding.findLast((paragraph) => texts.includes(paragraph));
  let index = last === undefined ? 0 : texts.lastIndexOf(last) + 1;
  while (index < joined.length && isAdded(joined[index] ?? '')) index += 1;
  return index;
}

/** The paragraphs of the base that both sides replaced by something else. */
function passagesOfBoth(base: string, mine: string, theirs: string): DoubledPassage[] {
  const [before, own, other] = [base, mine, theirs].map(paragraphsOf) as [string[], string[], string[]];
  const known = new Set(own);
  const theirPassages = rewritten(before, other);
  return rewritten(before, own).flatMap((passage) => {
    const overlapping = theirPassages.filter(({ from, to }) => from < passage.to && passage.from < to);
    const added = overlapping
      .flatMap(({ paragraphs }) => paragraphs)
      .filter((paragraph) => !known.has(paragraph));
    return added.length === 0 ? [] : [{ mine: passage.paragraphs, theirs: added }];
  });
}

interface Rewritten {
  /** The paragraphs of the base that it replaces, as indexes; `to` is exclusive. */
  from: number;
  to: number;
  paragraphs: string[];
}

function rewritten(before: readonly string[], after: readonly string[]): Rewritten[] {
  const parts = diffArrays([...before], [...after], { timeout: compareMaxMs }) ?? [];
  const found: Rewritten[] = [];
  let baseIndex = 0;
  for (const [index, { added, value }] of parts.entries()) {
    const last = parts[index - 1];
    if (added && last?.removed) {
      found.push(...replacements({ from: baseIndex - last.value.length, to: baseIndex, paragraphs: value }));
    }
    if (!added) baseIndex += value.length;
  }
  return found;
}

/** If the numbers are equal, each paragraph replaces the one in its place. */
function replacements(whole: Rewritten): Rewritten[] {
  const { from, to, paragraphs } = whole;
  if (to - from !== paragraphs.length) return [whole];
  return paragraphs.map((paragraph, offset) => ({
    from: from + offset,
    to: from + offset + 1,
    paragraphs: [paragraph],
  }));
}

/** Splits after the end of each block. */
function blocksOf(html: string): string[] {
  return html.split(/(?<=<\/(?:p|h[1-6]|ul|ol|div)>)/i).filter((block) => block !== '');
}

function paragraphsOf(html: string): string[] {
  return blocksOf(html)
    .map((block) => block.trim())
    .filter((paragraph) => paragraph !== '');
}
