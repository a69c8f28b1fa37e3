import type { Route } from './+types/generated-page';
import { servicesContext } from '../context.ts';
import { redirect } from 'react-router';
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await context.get(servicesContext).pages.findBySlug(params.slug);
  if (page === null) throw redirect('/not-found');
  return { page };
}
export default function GeneratedPage({ loaderData }: Route.ComponentProps) { return <main><h1>{loaderData.page.title}</h1></main>; }
