/** The subjects whose sections and questions a page may take, the nearest first. */
import type { Topic } from '#content/generator/subject.ts';
import { subjects } from '#content/generator/subjects.ts';
import { isGeneral, type NamedSubject } from '#domain/generator/title/find-subjects.ts';
import type { Lender } from './choose-pieces.ts';

/** How much a piece loses for coming from the second subject of the title, or from the service that it asks for. */
const distances = { named: 10, service: 20 } as const;

/** What a title asks of the whole gate or motor is a service with a subject of its own. */
const serviceOf: Partial<Record<Topic, string>> = { install: 'automatizacao' };

/** A word that two subjects share, such as a spring or a lock, means another thing in each: only those named lend. */
export function lendersFor(
  main: NamedSubject,
  others: readonly NamedSubject[],
  topics: readonly Topic[],
): Lender[] {
  const own: Lender = { subject: main.subject, distance: 0 };
  if (main.subject.isNeighbour) return [own];
  const services = isGeneral(main) ? topics.flatMap((topic) => serviceOf[topic] ?? []) : [];
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
