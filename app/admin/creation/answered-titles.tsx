/** Warns, before a run, of titles that a hand-written page already answers. */
import { answeredBy } from '#domain/generator/answered-by.ts';

export function AnsweredTitles({ titles }: { titles: readonly string[] }) {
  const answered = titles.flatMap((title) => {
    const path = answeredBy(title);
    return path === null ? [] : [{ title, path }];
  });
  if (answered.length === 0) return null;
  return (
    <details className="disclosure">
      <summary>{countText(answered.length)}</summary>
      <ul className="mt-2 grid gap-1">
        {answered.map(({ title, path }) => (
          <li key={title} className="wrap-anywhere">
            {title}
            <a className="flex min-h-11 items-center" href={path} target="_blank" rel="noopener">
              {path}
              <span className="sr-only"> (abre em nova aba)</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function countText(count: number): string {
  return count === 1
    ? '1 título já tem uma página escrita à mão que o responde'
    : `${count} títulos já têm uma página escrita à mão que os responde`;
}
