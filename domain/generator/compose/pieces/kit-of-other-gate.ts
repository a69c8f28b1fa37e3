/** The answer to a title with a kit or a model that is for another kind of gate: 'motor Speedy para portão de correr'. */
import { type GateMovement, kitOfOtherGate } from '#content/generator/gate-passages.ts';
import { gateInTitle } from '#domain/generator/compose/fitting/gate-in-title.ts';
import { fillLine } from '#domain/generator/compose/wording/fill-line.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';

const namesOfGate: Readonly<Record<GateMovement, string>> = {
  sliding: 'portão de correr',
  tilting: 'portão basculante',
  swinging: 'portão de abrir',
};

/** @returns null unless the title names one gate, and only kits that do not move it */
export function kitOfOtherGateIn(meaning: TitleMeaning): string | null {
  const { models, faults, direct, place } = meaning;
  const [model] = models;
  const isAnswered = direct?.isAboutModel === true || direct?.isDanger === true;
  if (model === undefined || faults.length > 0 || isAnswered || place?.reach === 'far') return null;
  // Only the subject and the words count, because the model itself would imply its own gate.
  const gate = gateInTitle({ ...meaning, models: [], motors: [] });
  if (gate === null || models.some(({ note }) => note.gate === gate || note.gate !== 'tilting')) return null;
  return fillLine(kitOfOtherGate, { modelo: model.note.name, portão: namesOfGate[gate] });
}
