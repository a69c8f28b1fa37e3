/** Answers the problem search form: a see-other to the page of the words typed (SPEC.md section 5). */
import { redirect } from 'react-router';
import { slugFromSearch } from '#domain/slug.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/search';

export function loader({ request }: Route.LoaderArgs) {
  const words = new URL(request.url).searchParams.get('q') ?? '';
  const slug = slugFromSearch(words);
  return redirect(slug === '' ? paths.home() : `/${slug}`, 303);
}
