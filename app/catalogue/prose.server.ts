/** The prose of every family of pages, by slug. */
import {
  articleFrontMatter,
  placeFrontMatter,
  problemFrontMatter,
  termFrontMatter,
  textPageFrontMatter,
  topicFrontMatter,
} from '#content/front-matter.ts';
import { readProse } from './markdown.server.ts';

export const topicProse = readProse(
  import.meta.glob<string>('../../content/topics/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  topicFrontMatter,
);
export const placeProse = readProse(
  import.meta.glob<string>('../../content/places/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  placeFrontMatter,
);
export const problemProse = readProse(
  import.meta.glob<string>('../../content/problems/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  problemFrontMatter,
);
export const termProse = readProse(
  import.meta.glob<string>('../../content/terms/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  termFrontMatter,
);
export const guideProse = readProse(
  import.meta.glob<string>('../../content/guides/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  textPageFrontMatter,
);
export const articleProse = readProse(
  import.meta.glob<string>('../../content/blog/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  articleFrontMatter,
);
export const textPageProse = readProse(
  import.meta.glob<string>('../../content/pages/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  textPageFrontMatter,
);
