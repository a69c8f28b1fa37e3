/** All differences gathered by kind, with the expected ones separate. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Difference } from './difference.ts';

const expectation = z.strictObject({
  kind: z.string(),
  /** `detail` and `path` are regular expressions. Without one, every detail or address matches. */
  detail: z.string().optional(),
  path: z.string().optional(),
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
  add(address: string, differences: readonly Difference[]): void;
  unexpected: Found;
  lines(): string[];
}

export function createReport(expectations: readonly Expectation[], exampleCount: number): Report {
  const unexpected: Found = new Map();
  const counts = new Map(expectations.map((expectation) => [expectation, 0]));
  return {
    unexpected,
    add(address, differences) {
      for (const difference of differences) {
        const wanted = expectations.find((expectation) => isExpected(expectation, address, difference));
        if (wanted !== undefined) counts.set(wanted, (counts.get(wanted) ?? 0) + 1);
        else insert(unexpected, difference, address);
      }
    },
    lines: () => [
      ...[...counts].map(([one, count]) => `expected, found ${count} ×: ${one.kind}, ${one.reason}`),
      ...[...unexpected].flatMap(([kind, details]) => kindLines(kind, details, exampleCount)),
    ],
  };
}

function isExpected(expectation: Expectation, address: string, { kind, detail }: Difference): boolean {
  return (
    expectation.kind === kind &&
    new RegExp(expectation.detail ?? '').test(detail) &&
    new RegExp(expectation.path ?? '').test(address)
  );
}

function insert(found: Found, { kind, detail }: Difference, address: string): void {
  const details = found.get(kind) ?? new Map<string, string[]>();
  details.set(detail, [...(details.get(detail) ?? []), address]);
  found.set(kind, details);
}

function kindLines(
  kind: string,
  details: ReadonlyMap<string, readonly string[]>,
  exampleCount: number,
): string[] {
  const addresses = new Set([...details.values()].flat());
  return [
    `${kind}: ${details.size} different at ${addresses.size} address(es)`,
    ...[...details]
      .slice(0, exampleCount)
      .map(([detail, where]) => `    ${where[0]} (${where.length}): ${detail}`),
  ];
}
