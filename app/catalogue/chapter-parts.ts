/** Finds the part of a gate that each chapter of a text is about. */
import { type GatePart, gateParts } from '#content/motors/gate-parts.ts';

/** With fewer mentions, a part is only named in passing. */
const minMentions = 2;
/** A mention in the heading counts as this many in the text. */
const headingWeight = 2;

const parts = Object.entries(gateParts).map(([part, { words }]) => ({
  part: part as GatePart,
  words: new Set<string>(words),
}));

/** The id of the chapter about the part. */
export function chapterId(part: GatePart): string {
  return `parte-${part}`;
}

/**
 * Splits a text at its headings.
 * @param html from our own Markdown
 * @returns the introduction and the chapters; if several chapters are about the same part, only the first one has it
 */
export function chaptersOf(html: string): {
  introduction: string;
  chapters: readonly { html: string; part: GatePart | null }[];
} {
  const [introduction = '', ...chapters] = html.split(/(?=<h2>)/);
  const taken = new Set<GatePart>();
  return {
    introduction,
    chapters: chapters.map((chapter) => {
      const part = partOf(chapter);
      if (part === null || taken.has(part)) return { html: chapter, part: null };
      taken.add(part);
      return { html: chapter, part };
    }),
  };
}

function partOf(chapter: string): GatePart | null {
  const [heading = '', text = ''] = chapter.split('</h2>');
  const counted = parts.map(({ part, words }) => ({
    part,
    mentions: headingWeight * mentionsOf(words, heading) + mentionsOf(words, text),
  }));
  const [first, second] = counted.toSorted((a, b) => b.mentions - a.mentions);
  if (first === undefined || first.mentions < minMentions || first.mentions === second?.mentions) return null;
  return first.part;
}

function mentionsOf(words: ReadonlySet<string>, html: string): number {
  const wordsOfText =
    html
      .replace(/<[^>]*>/g, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return wordsOfText.filter((word) => words.has(word)).length;
}
