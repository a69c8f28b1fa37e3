/** The rows of docs/dependencies.md: name, version, licence and weights are computed, the rest is written by hand. */
import type { Weighed } from './weigh.ts';

export interface WrittenRow {
  line: string;
  licence: string;
  why: string;
  keptBy: string;
}

export function writtenRows(text: string): Map<string, WrittenRow> {
  const lines = [...text.matchAll(/^\| `([^`]+)`.+\|$/gm)];
  return new Map(
    lines.map(([line, name = '']) => {
      const [, , why = '', keptBy = '', licence = ''] = line.split('|').map((cell) => cell.trim());
      return [name, { line, why, keptBy, licence }];
    }),
  );
}

export function rowOf(weighed: Weighed, { why, keptBy }: Pick<WrittenRow, 'why' | 'keptBy'>): string {
  const { name, version, licence, megabytes, others, megabytesWithOthers } = weighed;
  const weight = others === 0 ? '–' : `${others}, ${shown(megabytesWithOthers)} MB`;
  return `| \`${name}\` ${version} | ${why} | ${keptBy} | ${licence} | ${shown(megabytes)} MB | ${weight} |`;
}

function shown(megabytes: number): string {
  return megabytes < 10 ? megabytes.toFixed(megabytes < 0.1 ? 2 : 1) : megabytes.toFixed(0);
}
