/**
 * `node bench/dependencies/run.ts` writes the version, licence and weight of each direct dependency into the tables of
 * docs/dependencies.md. It keeps the columns written by hand, and fails if a dependency has no row.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { rowOf, writtenRows } from './table.ts';
import { weighDependencies } from './weigh.ts';

const file = 'docs/dependencies.md';
let text = readFileSync(file, 'utf8');
const written = writtenRows(text);
const { production, development } = weighDependencies();
for (const weighed of [...production, ...development]) {
  const row = written.get(weighed.name);
  if (row === undefined) {
    console.error(`${file} has no row for ${weighed.name}.`);
    process.exitCode = 1;
    continue;
  }
  text = text.replace(row.line, () => rowOf(weighed, row));
}
writeFileSync(file, text);
