/** All differences gathered by kind, with the expected ones separate. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Difference } from './difference.ts';

const expectation = z.strictObject({
  kind: z.string(),
  /** A regular expression for the detail. Without it, every detail matches. */
  detail: z.string().optional(),
  /** A regular expression for the method and the path, such as `^GET /motores$`. Without it, every request matches. */
  request: z.string().optional(),
  /** Why the difference is wanted. */
  reason: z.string(),
});

export type Expectation = z.infer<typeof expectation>;

/** @param file a JSON array of expectations */
export function readExpectations(file: string): Expectation[] {
  return z.array(expectation).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Where each difference was found, by kind and detail. */
type Found = Map<string, Map<string, string[]>>;

export interface Report {
  /** @param request its method and path, such as `GET /motores` */
  add(request: string, differences: readonly Difference[]): void;
  unexpected: Found;
  lines(): string[];
}

/** @param exampleCount how many details of each kind are shown */
export function createReport(expectations: readonly Expectation[], exampleCount: number): Report {
  const unexpected: Found = new Map();
  const counts = new Map(expectations.map((expectation) => [expectation, 0]));
  return {
    unexpected,
    add(request, differences) {
      for (const difference of differences) {
        const wanted = expectations.find((expectation) => isExpected(expectation, request, difference));
        if (wanted !== undefined) counts.set(wanted, (counts.get(wanted) ?? 0) + 1);
        else insert(unexpected, difference, request);
      }
    },
    lines: () => [
      ...[...counts].map(([one, count]) => `expected, found ${count} ×: ${one.kind}, ${one.reason}`),
      ...[...unexpected].flatMap(([kind, details]) => kindLines(kind, details, exampleCount)),
    ],
  };
}

function isExpected(expectation: Expectation, request: string, { kind, detail }: Difference): boolean {
  return (
    expectation.kind === kind &&
    new RegExp(expectation.detail ?? '').test(detail) &&
    new RegExp(expectation.request ?? '').test(request)
  );
}

function insert(found: Found, { kind, detail }: Difference, request: string): void {
  const details = found.get(kind) ?? new Map<string, string[]>();
  details.set(detail, [...(details.get(detail) ?? []), request]);
  found.set(kind, details);
}

function kindLines(
  kind: string,
  details: ReadonlyMap<string, readonly string[]>,
  exampleCount: number,
): string[] {
  const requests = new Set([...details.values()].flat());
  return [
    `${kind}: ${details.size} different in ${requests.size} request(s)`,
    ...[...details]
      .slice(0, exampleCount)
      .map(([detail, where]) => `    ${where[0]} (${where.length}): ${detail}`),
  ];
}
