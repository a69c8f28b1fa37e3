/** The texts of content/testimonials/cases.ts with their figures filled in, as HTML. */
import { regionCases } from '#content/testimonials/cases.ts';
import { withFacts } from '#domain/facts/fill-facts.ts';
import { renderInline } from './markdown.server.ts';

const htmlBySlug: ReadonlyMap<string, string> = new Map(
  Object.entries(withFacts(regionCases)).map(([slug, cases]) => [
    slug,
    cases.map(({ title, text }) => `<h3>${title}</h3><p>${renderInline(text).html}</p>`).join(''),
  ]),
);

/** @throws for a slug without cases */
export function casesHtml(slug: string): string {
  const html = htmlBySlug.get(slug);
  if (html === undefined) throw new Error(`content/testimonials/cases.ts has no ${slug}`);
  return html;
}
