/** A page leaves no figure of its title out: a power, a voltage or a frequency that no text mentions gets a sentence. */
import {
  backupPowerClause,
  batteryClauses,
  frequencyClause,
  mainsClauses,
  powerClauses,
} from '#content/generator/figure-clauses.ts';
import type { Aspect } from '#content/generator/subject.ts';
import { partProminence } from '#content/generator/words/prominence.ts';
import { purposeOf } from '#domain/generator/compose/fitting/purpose-of-title.ts';
import { maxBatteryVolts } from '#domain/generator/compose/reason-figures.ts';
import { fillLine } from '#domain/generator/compose/wording/fill-line.ts';
import type { TitleFigure } from '#domain/generator/title/figure-units.ts';
import { type NamedSubject, prominenceOf } from '#domain/generator/title/find-subjects.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';

/**
 * @param said everything that the page says
 * @returns the opening with a sentence at the end of its first paragraph on the first missing figure that has one
 */
export function withFigureSaid(
  lead: readonly string[],
  meaning: TitleMeaning,
  main: NamedSubject,
  said: string,
): readonly string[] {
  if (meaning.direct?.isDanger || main.subject.isNeighbour) return lead;
  // '433 ou 315' asks which of two, and is answered for both.
  const missing = meaning.figures.filter(
    (figure) => isAlone(figure, meaning.figures) && !isSaid(figure, said),
  );
  const [clause] = missing.flatMap((figure) => {
    const line = clauseOf(figure, meaning, main);
    return line === undefined ? [] : [fillLine(line, { figura: figure.text })];
  });
  if (clause === undefined) return lead;
  const [first = '', ...rest] = lead;
  return [`${first} ${clause}`, ...rest];
}

function isAlone({ unit }: TitleFigure, figures: readonly TitleFigure[]): boolean {
  return figures.filter((other) => other.unit === unit).length === 1;
}

/** Whether a text has the number of the figure. 433 MHz is the short name of 433,92 MHz. */
function isSaid({ text, unit, amount }: TitleFigure, said: string): boolean {
  const [written = text] = text.split(/[ \u00a0]/);
  const number = unit === 'hertz' ? String(Math.floor(amount)) : written;
  return new RegExp(`(?<![\\d.,/])${number.replace(/[.]/g, '\\.')}(?![\\d/])`).test(said);
}

function clauseOf(
  { unit, amount, text }: TitleFigure,
  meaning: TitleMeaning,
  main: NamedSubject,
): string | undefined {
  if (unit === 'hertz') return text.endsWith('MHz') ? frequencyClause : undefined;
  if (unit !== 'power' && unit !== 'volt') return undefined;
  if (unit === 'power' && main.id === 'nobreak') return backupPowerClause;
  const ofVoltage = amount <= maxBatteryVolts ? batteryClauses : mainsClauses;
  const clauses = unit === 'power' ? powerClauses : ofVoltage;
  if (prominenceOf(main.id) === partProminence)
    return unit === 'power' || poweredParts.includes(main.id) ? clauses.part : undefined;
  if (meaning.aspects.includes('care')) return clauses.care;
  const isRepair =
    purposeOf(meaning, main) === 'repair' && !meaning.aspects.some((aspect) => askedOfMotor.includes(aspect));
  return clauses[isRepair ? 'repair' : 'question'];
}

/** The parts that are made for the voltage of their motor. A wire, a roller or a remote has none of its own. */
const poweredParts: readonly string[] = ['central-de-comando', 'capacitor', 'nobreak', 'receptor'];

/** What is asked of a motor before it is bought. */
const askedOfMotor: readonly Aspect[] = ['worth', 'choose', 'buy', 'compatibility'];
