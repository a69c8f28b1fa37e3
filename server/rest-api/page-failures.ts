/** Translates failures of the page service to the protocol. The messages of our own rules are in Portuguese, as in the form. */

import type { ChangeFailure } from '#domain/pages/change-pages.ts';
import type { PublishFailure } from '#domain/pages/drafts/publish-draft.ts';
import { emptyText, reservedSlugText, tooLongText } from '#domain/pages/rule-texts.ts';
import { maxLabelLength } from '#domain/pages/versions/version-service.ts';
import { failures, type RestFailure } from './rest-failure.ts';

export function describePageFailure(failure: ChangeFailure): RestFailure {
  switch (failure.code) {
    case 'slug_taken':
      return failures.uniqueViolation('generated_pages_slug_key', 'slug', failure.slug);
    case 'not_one_page':
      return failures.notOneRow(failure.count);
    case 'slug_reserved':
      return failures.brokenRule('slug', reservedSlugText(failure.slug));
    case 'too_long':
      return failures.brokenRule(failure.field, tooLongText(failure.field));
    case 'empty':
      return failures.brokenRule(failure.field, emptyText(failure.field));
  }
}

export function describePublishFailure(failure: PublishFailure): RestFailure {
  switch (failure.code) {
    case 'draft_changed':
      return failures.conflict('draft_changed', 'Este rascunho foi mudado em outro lugar.');
    case 'page_changed':
      return failures.conflict('page_changed', 'A página foi mudada depois que este rascunho começou.');
    case 'draft_gone':
      return failures.refusedAction('draft_gone', 'Este rascunho não existe mais.');
    case 'held':
      return failures.heldByGate(failure.reason);
    case 'page_in_trash':
      return failures.refusedAction(
        'page_in_trash',
        'A página está na lixeira. Restaure-a antes de publicar.',
      );
    default:
      return describePageFailure(failure);
  }
}

/** Why the name of a version is refused. */
export const labelRefusals = {
  no_label: 'Escreva um nome para a versão.',
  label_too_long: `O nome pode ter no máximo ${maxLabelLength} caracteres.`,
} as const;
