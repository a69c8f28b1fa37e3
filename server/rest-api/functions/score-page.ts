/** Gives the gate's verdict on a text before it is published: too thin, or too similar to a page of the site. */
import { z } from 'zod';
import type { PageScore } from '#domain/pages/gate/score-page.ts';
import { rulesOf } from '#domain/pages/page-fields.ts';
import { refusal, success } from '#domain/result.ts';
import { failures } from '../rest-failure.ts';
import { restFunction } from '../rest-function.ts';

export const scorePage = restFunction({
  name: 'score_page',
  permission: 'complete_session',
  isReadOnly: true,
  isCostly: true,
  arguments: z.object({
    draft_id: z.uuid('must be the id of a draft').optional(),
    title: z.string('must be text').optional(),
    content: z.string('must be text').max(rulesOf('content').maxLength, 'is too long').optional(),
    slug: z.string('must be text').optional(),
    /** Adds the shared passages as the sibling has them. */
    with_sibling: z.boolean('must be true or false').optional(),
  }),
  async run({ pages }, given, _caller, remainingMs) {
    const { draft_id, title, content, slug = '', with_sibling = false } = given;
    if (draft_id !== undefined) {
      const scored = await pages.gate.scoreDraft(draft_id, remainingMs);
      if (scored.ok) return success(answerOf(scored.value, with_sibling));
      return refusal(failures.refusedAction('draft_gone', 'Este rascunho não existe mais.'));
    }
    if (title === undefined || content === undefined) {
      return refusal(failures.unknownFunction('score_page', Object.keys(given)));
    }
    const text = { title, content, slug, pageId: null };
    return success(answerOf(await pages.gate.score(text, remainingMs), with_sibling));
  },
});

function answerOf({ verdict, similarity, sibling, ownWords, shared }: PageScore, withSibling: boolean) {
  return {
    verdict,
    similarity,
    sibling,
    own_words: ownWords,
    shared: shared.map(({ here }) => here),
    ...(withSibling && { sibling_shared: shared.map(({ there }) => there) }),
  };
}
