/**
 * Answers the problem search with a 303: to the page that matches, or else to the slug of the words typed
 * (docs/specification/addresses.md#problem-search).
 */
import { redirect } from 'react-router';
import { startOfSearch } from '#domain/catalogue/search-words.ts';
import { slugFromSearch } from '#domain/slug.ts';
import { findAnswer } from '../catalogue/search/find-answer.server.ts';
import { paths, queries } from '../paths.ts';
import { readQuery } from '../read-query.ts';
import { unansweredId } from '../sections/problem-search.tsx';
import type { Route } from './+types/search';

export function loader({ request }: Route.LoaderArgs) {
  const typed = startOfSearch(readQuery(request, queries.search) ?? '');
  const slug = slugFromSearch(typed);
  if (slug === '') return redirect(paths.home(), 303);
  const answer = findAnswer(typed);
  if (answer !== null) return redirect(answer, 303);
  const isFromHome = readQuery(request, queries.searchOrigin) !== null;
  return redirect(isFromHome ? unansweredAt(typed) : paths.problem(slug), 303);
}

/** Home, to which the slug of the words would redirect as well, but with a notice that repeats the words. */
function unansweredAt(typed: string): string {
  const query = new URLSearchParams({ [queries.unanswered.name]: typed.trim() });
  return `${paths.home()}?${query}#${unansweredId}`;
}
