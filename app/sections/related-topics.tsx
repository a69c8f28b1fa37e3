import { topicsIn } from '#domain/catalogue/topics.ts';
import { paths } from '../paths.ts';

/** The other topics of the same category. */
export function RelatedTopics({ category, except }: { category: string; except: string }) {
  return (
    <nav className="related" aria-labelledby="relacionados-titulo">
      <h2 id="relacionados-titulo">{`Mais sobre ${category.toLowerCase()}`}</h2>
      <ul>
        {topicsIn(category)
          .filter((topic) => topic.slug !== except)
          .map((topic) => (
            <li key={topic.slug}>
              <a href={paths.topic(topic.slug)}>{topic.name}</a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
