/**
 * Answers the problem search form with a see-other: to the page that is meant, and where none is known to the
 * address of the words typed (SPEC.md section 5).
 */
import { redirect } from 'react-router';
import { maxSearchLength } from '#domain/catalogue/search-words.ts';
import { slugFromSearch } from '#domain/slug.ts';
import { findAnswer } from '../catalogue/find-answer.server.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/search';

export function loader({ request }: Route.LoaderArgs) {
  const typed = (new URL(request.url).searchParams.get('q') ?? '').slice(0, maxSearchLength);
  const slug = slugFromSearch(typed);
  if (slug === '') return redirect(paths.home(), 303);
  return redirect(findAnswer(typed) ?? paths.problem(slug), 303);
}
