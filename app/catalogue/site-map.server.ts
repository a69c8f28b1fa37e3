/**
 * What /sitemap lists beside the generated pages, in its order (SPEC.md section 2, Sitemap): topics by category,
 * served cities, then the families the specification leaves to us.
 */
import { testimonialRegions } from '#content/testimonials/regions.ts';
import { groupedPlaces, groupedTopics } from '#domain/catalogue/sitemap-groups.ts';
import { paths } from '../paths.ts';
import { articles } from './articles.server.ts';
import { motors } from './motors.server.ts';
import { problemGroups } from './problems.server.ts';
import { guideProse } from './prose.server.ts';
import { termsByGroup } from './terms.server.ts';

export interface LinkGroup {
  heading: string;
  links: { name: string; path: string }[];
}

export interface SiteMapSection {
  /** Fragment of its address. */
  id: string;
  groups: LinkGroup[];
}

export function siteMapSections(): SiteMapSection[] {
  return [
    {
      id: 'topicos',
      groups: groupedTopics().map(({ heading, entries }) => ({
        heading,
        links: entries.map(({ name, slug }) => ({ name, path: paths.topic(slug) })),
      })),
    },
    {
      id: 'cidades',
      groups: groupedPlaces().map(({ heading, entries }) => ({
        heading,
        links: entries.map(({ name, slug }) => ({ name, path: paths.place(slug) })),
      })),
    },
    {
      id: 'motores',
      groups: [
        {
          heading: 'Motores',
          links: [
            { name: 'Todos os modelos de motor', path: paths.motors() },
            ...motors.map(({ name, slug }) => ({ name: `Motor PPA ${name}`, path: paths.motor(slug) })),
          ],
        },
      ],
    },
    {
      id: 'problemas',
      groups: problemGroups().map(({ heading, problems }) => ({
        heading: `Problemas: ${heading.toLowerCase()}`,
        links: problems.map(({ phrase, slug }) => ({ name: phrase, path: paths.problem(slug) })),
      })),
    },
    {
      id: 'termos',
      groups: termsByGroup().map(({ heading, terms }) => ({
        heading: `Termos: ${heading.toLowerCase()}`,
        links: terms.map(({ name, slug }) => ({ name, path: paths.term(slug) })),
      })),
    },
    {
      id: 'guias',
      groups: [
        {
          heading: 'Guias',
          links: [
            ...[...guideProse].map(([slug, { frontMatter }]) => ({
              name: frontMatter.heading,
              path: paths.guide(slug),
            })),
            { name: 'Dúvidas frequentes', path: paths.faq() },
          ],
        },
      ],
    },
    {
      id: 'blog',
      groups: [
        {
          heading: 'Blog',
          links: [
            { name: 'Todos os artigos', path: paths.blog() },
            ...articles.map(({ heading, slug }) => ({ name: heading, path: paths.article(slug) })),
          ],
        },
      ],
    },
    {
      id: 'depoimentos',
      groups: [
        {
          heading: 'Depoimentos',
          links: testimonialRegions.map(({ heading, slug }) => ({
            name: heading,
            path: paths.testimonials(slug),
          })),
        },
      ],
    },
  ];
}
