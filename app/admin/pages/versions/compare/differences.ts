/** The differences between two states of a page, field by field and word by word. */
import { diffArrays, diffWordsWithSpace } from 'diff';
import { type PageField, pageFieldNames, rulesOf } from '#domain/pages/page-fields.ts';
import { textLines } from './text-lines.ts';

/** The fields that a version stores. */
export type PageState = Record<PageField, string> & { is_noindex: boolean };

export interface Piece {
  /** Which of the two states has it. */
  side: 'both' | 'before' | 'after';
  text: string;
}

export type Block =
  | { kind: 'same'; lines: number }
  /** A line break in the text of a piece marks the end of a block of the page. */
  | { kind: 'changed'; pieces: Piece[] };

export interface FieldDifference {
  label: string;
  /** Empty if only the markup of the body differs. */
  blocks: Block[];
}

/** Two texts with nothing in common take long to compare, and the result would show nothing useful. */
const compareMaxMs = 300;

/**
 * If two texts share less than this part of the shorter one, they are shown one after the other: their words in turn, with
 * an 'o' or a 'que' in common here and there, could not be read.
 */
const rewrittenBelow = 0.3;

export function differences(before: PageState, after: PageState): FieldDifference[] {
  const fields = pageFieldNames
    .filter((field) => before[field] !== after[field])
    .map((field) =>
      field === 'content'
        ? { label: 'Texto da página', blocks: differingLines(before.content, after.content) }
        : { label: rulesOf(field).label, blocks: [differingWords(before[field], after[field])] },
    );
  if (before.is_noindex === after.is_noindex) return fields;
  const listing = differingWords(listingText(before), listingText(after));
  return [...fields, { label: 'Nos buscadores', blocks: [listing] }];
}

function listingText({ is_noindex }: PageState): string {
  return is_noindex ? 'fica de fora' : 'aparece';
}

function differingLines(before: string, after: string): Block[] {
  const [linesBefore, linesAfter] = [textLines(before), textLines(after)];
  const parts = diffArrays(linesBefore, linesAfter, { timeout: compareMaxMs }) ?? [
    { removed: true, added: false, value: linesBefore },
    { removed: false, added: true, value: linesAfter },
  ];
  if (parts.every(({ added, removed }) => !added && !removed)) return [];
  const blocks: Block[] = [];
  for (const [index, { added, removed, value }] of parts.entries()) {
    const lines = value.join('\n');
    const last = parts[index - 1];
    if (!added && !removed) blocks.push({ kind: 'same', lines: value.length });
    // Replaced lines are compared word by word with the lines that replaced them.
    else if (added && last?.removed) blocks.splice(-1, 1, differingWords(last.value.join('\n'), lines));
    else blocks.push({ kind: 'changed', pieces: [{ side: removed ? 'before' : 'after', text: lines }] });
  }
  return blocks;
}

function differingWords(before: string, after: string): Block {
  const parts = diffWordsWithSpace(before, after, { timeout: compareMaxMs });
  const pieces = parts?.map(({ added, removed, value }): Piece => {
    if (added) return { side: 'after', text: value };
    return { side: removed ? 'before' : 'both', text: value };
  });
  const isReadable = pieces !== undefined && !isRewritten(pieces, before, after);
  return { kind: 'changed', pieces: (isReadable ? pieces : wholeTexts(before, after)).filter(isFilled) };
}

function isRewritten(pieces: readonly Piece[], before: string, after: string): boolean {
  const kept = pieces
    .filter(({ side }) => side === 'both')
    .reduce((sum, { text }) => sum + lettersIn(text), 0);
  return kept < rewrittenBelow * Math.min(lettersIn(before), lettersIn(after));
}

function wholeTexts(before: string, after: string): Piece[] {
  return [
    { side: 'before', text: before },
    { side: 'after', text: after },
  ];
}

function isFilled({ text }: Piece): boolean {
  return text !== '';
}

/** Without the spaces, which any two texts share. */
function lettersIn(text: string): number {
  return text.replaceAll(/\s/g, '').length;
}
