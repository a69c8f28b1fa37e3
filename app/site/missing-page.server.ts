/** What a page of a family answers when there is none of that name (SPEC.md section 8, Missing generated page). */
import { type RouterContextProvider, redirect } from 'react-router';
import { servicesContext } from '../context.ts';
import { paths } from '../paths.ts';

/** To be thrown by a loader. The path is logged here, because the not-found page sees only its own. */
export function missingPage(context: Readonly<RouterContextProvider>, request: Request): Response {
  context.get(servicesContext).report.notFound(new URL(request.url).pathname);
  return redirect(paths.notFound(), 302);
}
