/** The response for an unknown slug in a family of pages (docs/specification/addresses.md#unknown-addresses). */
import { type RouterContextProvider, redirect } from 'react-router';
import { servicesContext } from './context.ts';
import { paths } from './paths.ts';

/** For a loader to throw. It logs the path, because the not-found page sees only its own address. */
export function missingPage(context: Readonly<RouterContextProvider>, request: Request): Response {
  context.get(servicesContext).report.notFound(new URL(request.url).pathname);
  return redirect(paths.notFound(), 302);
}
