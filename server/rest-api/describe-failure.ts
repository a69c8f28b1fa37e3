/** The outcomes of the page services in the words of the protocol. Rules of ours speak Portuguese, as the form does. */
import type { ChangeFailure } from '#domain/pages/change-pages.ts';
import { pageFieldNames } from '#domain/pages/page-limits.ts';
import { failures, type RestFailure } from './rest-failure.ts';

export function describeFailure(failure: ChangeFailure): RestFailure {
  switch (failure.code) {
    case 'slug_taken':
      return failures.slugTaken(failure.slug);
    case 'not_one_page':
      return failures.notOneRow(failure.count);
    case 'slug_reserved':
      return failures.brokenRule(
        'slug',
        `O slug “${failure.slug}” é reservado para uma página do próprio site.`,
      );
    case 'too_long':
      return failures.brokenRule(
        failure.field,
        `${pageFieldNames[failure.field]} pode ter no máximo ${failure.limit.toLocaleString('pt-BR')} caracteres.`,
      );
    case 'empty':
      return failures.brokenRule(failure.field, `${pageFieldNames[failure.field]} não pode ficar sem texto.`);
  }
}
