/** Translates failures of the page service to the protocol. The messages of our own rules are in Portuguese, as in the form. */
import type { ChangeFailure } from '#domain/pages/change-pages.ts';
import { emptyText, reservedSlugText, tooLongText } from '#domain/pages/rule-texts.ts';
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
