/** The subjects whose sections and questions a page may take, the nearest first. */
import type { Aspect } from '#content/generator/subject.ts';
import { subjects } from '#content/generator/subjects.ts';
import { isGeneral, type NamedSubject } from '#domain/generator/title/find-subjects.ts';
import type { Lender } from './choose-pieces.ts';

/** What a piece loses if it comes from the second subject of the title, or from the service that the title asks for. */
const distances = { named: 10, service: 20 } as const;

/** Some aspects of a whole gate or motor have a service that is another subject. */
const serviceOf: Partial<Record<Aspect, string>> = { install: 'automatizacao' };

/** Only subjects named in the title lend pieces, because a word that two subjects share, such as 'mola', differs in each. */
export function lendersFor(
  main: NamedSubject,
  others: readonly NamedSubject[],
  aspects: readonly Aspect[],
): Lender[] {
  const own: Lender = { subject: main.subject, distance: 0 };
  if (main.subject.isNeighbour) return [own];
  const services = isGeneral(main) ? aspects.flatMap((aspect) => serviceOf[aspect] ?? []) : [];
  return [
    own,
    ...others
      .filter(({ id, subject }) => id !== main.id && !subject.isNeighbour)
      .map(({ subject }) => ({ subject, distance: distances.named })),
    ...services
      .filter((id) => !others.some((other) => other.id === id))
      .flatMap((id) => {
        const subject = subjects[id];
        return subject ? [{ subject, distance: distances.service }] : [];
      }),
  ];
}
