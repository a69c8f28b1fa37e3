/** /llms.txt: an overview of the site in Markdown, for programs that read it on a person's behalf (llmstxt.org). */
import { families } from '#content/families.ts';
import { faqMeta } from '#content/faq.ts';
import { chooserPage } from '#content/motors/motor-chooser.ts';
import { motorsPage } from '#content/motors/motors-page.ts';
import { siteName } from '#content/site.ts';
import { topicCategories } from '#content/topics.ts';
import { topicsIn } from '#domain/catalogue/topics.ts';
import type { PromotionStates } from '#domain/promotions/promotion-state.ts';
import { articles } from '../catalogue/articles.server.ts';
import { homeMeta } from '../catalogue/home.ts';
import { proseOf } from '../catalogue/prose.server.ts';
import { servicePageDuring, servicePages } from '../catalogue/service-pages.server.ts';
import { servicesContext } from '../context.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/llms-txt';

interface Entry {
  title: string;
  path: string;
  description: string;
}

export function loader({ context }: Route.LoaderArgs) {
  const { site, promotionStates } = context.get(servicesContext);
  const { url } = site;
  const list = (entries: readonly Entry[]) =>
    entries.map(({ title, path, description }) => `- [${title}](${url}${path}): ${description}`).join('\n');
  const sections = [
    `# ${siteName}\n\n> ${homeMeta.description}`,
    `## Páginas principais\n\n${list(mainPages(promotionStates()))}`,
    ...topicCategories.map(({ name }) => `## ${name}\n\n${list(topicPages(name))}`),
    `## Tudo o mais\n\n- [Mapa do site](${url}${paths.sitemap()}): todas as páginas, por assunto e por cidade`,
  ];
  return new Response(`${sections.join('\n\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

function mainPages(states: PromotionStates): Entry[] {
  return [
    { title: homeMeta.title, path: paths.home(), description: homeMeta.description },
    ...[
      { ...motorsPage, path: paths.motors() },
      { ...chooserPage, path: paths.motorChooser() },
    ].map(({ title, path, description }) => ({ title, path, description })),
    ...Object.values(servicePages).map((page) => ({
      title: page.title,
      path: paths.textPage(page.slug),
      description: servicePageDuring(states, page).description,
    })),
    ...[...proseOf(families.guides)].map(([name, { frontMatter }]) => ({
      title: frontMatter.title,
      path: paths.guide(name),
      description: frontMatter.description,
    })),
    ...articles.map(({ slug, title, description }) => ({ title, path: paths.article(slug), description })),
    { title: faqMeta.title, path: paths.faq(), description: faqMeta.description },
  ];
}

function topicPages(category: string): Entry[] {
  return topicsIn(category).flatMap(({ name, slug }) => {
    const description = proseOf(families.topics).get(slug)?.frontMatter.description;
    return description === undefined ? [] : [{ title: name, path: paths.topic(slug), description }];
  });
}
