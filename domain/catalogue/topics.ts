/** The topics of the header menu with their slugs, for lookup. */
import { type TopicEntry, topicCategories } from '#content/topics.ts';
import { slugFromName } from '#domain/slug.ts';

export interface Topic extends TopicEntry {
  slug: string;
  category: string;
  isAboutProblem: boolean;
}

export const topics: readonly Topic[] = topicCategories.flatMap((category) =>
  category.topics.map((topic) => ({
    ...topic,
    slug: slugFromName(topic.name),
    category: category.name,
    isAboutProblem: category.isAboutProblems ?? false,
  })),
);

const bySlug = new Map(topics.map((topic) => [topic.slug, topic]));

export function findTopic(slug: string): Topic | undefined {
  return bySlug.get(slug);
}

export function topicsIn(category: string): Topic[] {
  return topics.filter((topic) => topic.category === category);
}
