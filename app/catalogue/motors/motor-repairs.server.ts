/** The repairs that a motor model is most likely to need, with their usual prices, and the problems its owners have. */
import { families } from '#content/families.ts';
import { inverter } from '#content/motors/motor-data.ts';
import type { MotorModel } from '#content/motors/motor-model.ts';
import { motorRepairs } from '#content/motors/motor-repairs.ts';
import { repairByPart } from '#content/offers.ts';
import { type RepairPart, repairTable } from '#content/repair-prices.ts';
import { withFacts } from '#domain/facts/fill-facts.ts';
import { pagesBySlugs } from '../families.server.ts';
import { renderInline } from '../markdown.server.ts';
import { dataOf } from './motors.server.ts';

const notes = withFacts(motorRepairs);

export function repairsOf(model: Pick<MotorModel, 'slug'>) {
  const { repairs, problems, control } = dataOf(model);
  const note = repairs.length === 0 ? notes.heavy : notes.note;
  return {
    rows: repairs.map(rowOf),
    note: renderInline(repairs.length > 0 && control === inverter ? `${note} ${notes.inverter}` : note).html,
    problems: pagesBySlugs(families.problems, problems).map(({ name, path }) => ({ name, path })),
  };
}

/** @throws for a part without a row in the table of repairs */
function rowOf(part: RepairPart): { name: string; price: string } {
  const row = repairTable.rows.find((row) => row.part === repairByPart[part]);
  if (row === undefined) throw new Error(`content/repair-prices.ts has no ${part}`);
  return withFacts({ name: row.name, price: row.price });
}
