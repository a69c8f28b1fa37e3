/** Decides for the pages of one change whether they are held back. */
import type { Transaction } from 'kysely';
import type { Schema } from '#database/schema.ts';
import type { PagesDependencies } from '#domain/pages/change-pages.ts';
import { duplicateFrom, isThin, minOwnWords } from '#domain/similarity/verdict.ts';
import { readGateMode } from './gate-mode.ts';
import { noHandWrittenPages } from './hand-written-pages.ts';
import { knownPages } from './known-pages.ts';
import { type PageScore, type ScoredText, scorePage } from './score-page.ts';

export interface Gate {
  /** False if nothing is held back, so that the pages need not be checked. */
  mayHold: boolean;
  /** @returns why the page is held back, in Portuguese; null if it is not */
  holdReason(transaction: Transaction<Schema>, text: ScoredText): Promise<string | null>;
}

const openGate: Gate = { mayHold: false, holdReason: async () => null };

/** Call it before the transaction, since the hand-written pages may have to be loaded. */
export async function gateOf({
  database,
  handWritten,
}: Pick<PagesDependencies, 'database' | 'handWritten'>): Promise<Gate> {
  if ((await readGateMode(database.query)) === 'warn') return openGate;
  const pages = (await handWritten?.()) ?? noHandWrittenPages;
  return {
    mayHold: true,
    async holdReason(transaction, text) {
      const score = await scorePage(knownPages(transaction, pages), text);
      return score.verdict === 'retida' ? reasonText(score) : null;
    },
  };
}

/** Rounded down, so that no share looks larger than it is. */
function reasonText({ similarity, ownWords, sibling }: PageScore): string {
  const path = sibling?.path ?? '';
  if (similarity >= duplicateFrom) return `${Math.floor(similarity * 100)}% do texto já está em ${path}.`;
  if (isThin(ownWords)) return `Texto curto: ${ownWords} de ${minOwnWords} palavras próprias.`;
  return `A busca já tem resposta em uma página do site${path === '' ? '' : `: ${path}`}.`;
}
