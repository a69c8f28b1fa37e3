/** Answers a title about models of our brand: what one model is for, or when to choose which of two. */
import { facts } from '#content/facts.ts';
import { type ModelNote, modelComparison } from '#content/generator/model-notes.ts';
import { factText } from '#domain/facts/fact-text.ts';
import { rankedPoints, sectionOf } from '#domain/generator/compose/composed-page.ts';
import { materialOf } from '#domain/generator/compose/fitting/gate-in-title.ts';
import { fillLine } from '#domain/generator/compose/wording/fill-line.ts';
import { enumerate, sentencesOf } from '#domain/generator/grammar.ts';
import type { Random } from '#domain/generator/random.ts';
import type { TitleFigure } from '#domain/generator/title/figure-units.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import type { Judgement } from './judgement.ts';
import { nearLimit } from './power-judgement.ts';

/** Whether the model moves the leaf. If no table says so, the advice to ask for a tilting gate, otherwise nothing. */
function judgedWeight({ name, limit, gate }: ModelNote, weight: TitleFigure | undefined): string[] {
  if (weight === undefined) return [];
  if (gate === 'tilting' && weight.amount > facts['heavyLine.weight'].amount)
    return [fillLine(modelComparison.beyondLine, { modelo: name, figura: weight.text })];
  if (limit === undefined)
    return gate === 'tilting'
      ? [fillLine(modelComparison.unlisted, { modelo: name, figura: weight.text })]
      : [];
  const most = facts[limit];
  const { carries, nearLimit: near, tooHeavy, tooHeavyForHome } = modelComparison;
  const beyond = weight.amount <= facts['homeJetflex.weight'].amount ? tooHeavyForHome : tooHeavy;
  const withinLimit = weight.amount > nearLimit * most.amount ? near : carries;
  const line = weight.amount > most.amount ? beyond : withinLimit;
  return [fillLine(line, { modelo: name, limite: factText(most), figura: weight.text })];
}

/** 'PPA Home ou kit padrão' names a motor and the kit in which it is sold. */
function kitOfMotor([one, other]: readonly ModelNote[]): ModelNote | undefined {
  if (one?.kit === undefined || one.kit !== other?.kit) return undefined;
  return [one, other].find(({ name }) => name.startsWith('kit'));
}

/** How much more one of two kits costs, unless one of them says so itself. */
function differenceOf(notes: readonly ModelNote[]): string[] {
  const [one, other] = notes.flatMap(({ kit }) => kit ?? []);
  if (one === undefined || other === undefined || notes.length > 2) return [];
  const [less, more] = facts[one].amount < facts[other].amount ? [one, other] : [other, one];
  return notes.some(({ when }) => when.includes(`{{${more} - ${less}}}`)) || less === more
    ? []
    : [`A diferença entre os dois motores é de {{${more} - ${less}}}.`];
}

/** The greatest weights that two kits move, where the tables have them. */
function limitsOf(notes: readonly ModelNote[]): string[] {
  const listed = notes.filter(({ limit, when }) => limit !== undefined && !when.includes(`{{${limit}}}`));
  if (listed.length === 0 || notes.length > 2) return [];
  const limits = listed.map(({ name, limit }) => `{{${limit}}} no ${name}`);
  const rest = notes.filter(({ limit, gate }) => limit === undefined && gate === 'tilting');
  const open = rest.map(({ name }) => `o limite do ${name} se confere na ficha do fabricante`);
  return [`${[`A folha do portão pode ter até ${limits.join(' e ')}`, ...open].join('; ')}.`];
}

/** Who should buy the model and, if the tables say so, who should not. */
function worthOf({ when, against }: ModelNote): string[] {
  return against === undefined
    ? [modelComparison.worth, when]
    : [modelComparison.worthForSome, when, against];
}

export function modelJudgement(meaning: TitleMeaning, random: Random): Judgement | null {
  const named = meaning.models.map(({ note }) => note);
  const kit = kitOfMotor(named);
  // Two names of one motor leave nothing to compare.
  const notes = kit ? named.filter((note) => note !== kit) : named;
  const [first, second] = notes;
  if (first === undefined) return null;
  return second === undefined ? oneModel(first, kit, meaning, random) : severalModels(notes, random);
}

function oneModel(
  note: ModelNote,
  kit: ModelNote | undefined,
  meaning: TitleMeaning,
  random: Random,
): Judgement {
  const intro = kit ? [fillLine(modelComparison.oneMotor, { kit: kit.name, modelo: note.name })] : [];
  const isBeyond = isTooHeavyFor(note, meaning);
  return {
    first: [...intro, ...judgedModel(note, meaning)]
      .map((line) => fillLine(line, { modelo: note.name }))
      .join(' '),
    section: sectionOf({
      heading: fillLine(isBeyond ? modelComparison.beyondHeading : modelComparison.oneHeading, {
        primeiro: note.name,
      }),
      text: [fillLine(isBeyond ? modelComparison.beyond : (note.check ?? modelComparison.one))],
      points: isBeyond ? [] : filledPoints(note.points, random),
      after: [
        [
          ...linkable([note]).map((model) => `Dados e desenho estão na página ${linkTo(model)}.`),
          modelComparison.more,
        ].join(' '),
      ],
    }),
  };
}

/** Whether the title gives the weight of a leaf that the model cannot move. */
function isTooHeavyFor({ limit, gate }: ModelNote, { figures }: TitleMeaning): boolean {
  const weight = figures.find(({ unit }) => unit === 'kilogram');
  const greatest = facts[limit ?? 'heavyLine.weight'].amount;
  return weight !== undefined && gate === 'tilting' && weight.amount > greatest;
}

/** Whether the model suits what the title names, whether it is worth buying, and what it is. */
function judgedModel(note: ModelNote, meaning: TitleMeaning): string[] {
  const { name, limit, gate, what, against } = note;
  const weight = meaning.figures.find(({ unit }) => unit === 'kilogram');
  const asksWorth = meaning.aspects.includes('worth');
  const asksWeight = meaning.words.some((word) => /^(?:kg|quilos?|peso)$/.test(word));
  // A gate of some material for which the title asks whether the model fits.
  const leaf = meaning.aspects.includes('compatibility') ? materialOf(meaning) : null;
  const judged = judgedWeight(note, weight);
  if (leaf !== null && !weight && limit !== undefined) {
    const slots = { portão: leaf, modelo: name, limite: factText(facts[limit]) };
    judged.push(fillLine(modelComparison.fits, slots));
  }
  if (asksWorth) judged.push(...worthOf(note));
  // For what no table says, the answer points to the data sheet.
  if (asksWeight && limit === undefined && !(weight && gate === 'tilting'))
    judged.push(modelComparison.weight);
  // The text on its worth already describes it, and a description is of no use for a leaf that it cannot move.
  if (isTooHeavyFor(note, meaning) || (asksWorth && against !== undefined)) return judged;
  return [...judged, ...(asksWorth ? sentencesOf(what).slice(1) : [what])];
}

function severalModels(notes: readonly ModelNote[], random: Random): Judgement {
  const isSameGate = notes.every(({ gate }) => gate === notes[0]?.gate);
  const points = [...new Set(notes.flatMap((note) => note.points))];
  const names = enumerate(
    notes.map(({ name }) => name),
    'ou',
  );
  const links = linkable(notes).map(linkTo);
  return {
    first: [...notes.map(({ when }) => when), ...differenceOf(notes), ...limitsOf(notes)]
      .map((line) => fillLine(line))
      .join(' '),
    section: sectionOf({
      heading: fillLine(modelComparison.heading, { modelos: names }),
      text: [isSameGate ? modelComparison.same : modelComparison.different],
      isTable: true,
      points: filledPoints(points, random),
      after: [
        [modelComparison.more, ...(links.length > 0 ? [`Veja também ${enumerate(links)}.`] : [])].join(' '),
      ],
    }),
  };
}

function filledPoints(points: readonly string[], random: Random) {
  return rankedPoints(
    points.map((line) => fillLine(line)),
    random,
  );
}

/** The models that `modelComparison.more` does not link to anyway. */
function linkable(notes: readonly ModelNote[]): ModelNote[] {
  return notes.filter(({ path }) => !modelComparison.more.includes(`](${path})`));
}

function linkTo({ name, path }: ModelNote): string {
  return `[${name}](${path})`;
}
