import type { ProblemLink } from '../catalogue/problems.server.ts';
import { paths } from '../paths.ts';

/** Problem pages close to the one or the topic being read; nothing where there are none. */
export function RelatedProblems({ heading, problems }: { heading: string; problems: ProblemLink[] }) {
  if (problems.length === 0) return null;
  return (
    <nav className="related" aria-labelledby="problemas-titulo">
      <h2 id="problemas-titulo">{heading}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={problem.slug}>
            <a href={paths.problem(problem.slug)}>{problem.phrase}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
