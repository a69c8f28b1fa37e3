/** Answers a title about models of our brand: what one model is for, or when to choose which of two. */
import { facts } from '#content/facts.ts';
import { type ModelNote, modelComparison } from '#content/generator/model-notes.ts';
import { factText } from '#domain/facts/fact-text.ts';
import { rankedPoints, sectionOf } from '#domain/generator/compose/composed-page.ts';
import { materialOf } from '#domain/generator/compose/fitting/gate-in-title.ts';
import { fillLine } from '#domain/generator/compose/wording/fill-line.ts';
import type { TitleFigure } from '#domain/generator/title/find-figures.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { enumerate, sentencesOf } from '../grammar.ts';
import type { Random } from '../random.ts';
import type { Judgement } from './judgement.ts';
import { nearLimit } from './power-judgement.ts';

/** Whether the model moves the leaf; nothing if no table says so. */
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
  const line =
    weight.amount > most.amount ? beyond : weight.amount > nearLimit * most.amount ? near : carries;
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
  const asksWorth = meaning.aspects.includes('worth');
  const asksWeight = meaning.words.some((word) => /^(?:kg|quilos?|peso)$/.test(word));
  const weight = meaning.figures.find(({ unit }) => unit === 'kilogram');
  // A gate of some material for which the title asks whether the model fits.
  const gate = meaning.aspects.includes('compatibility') ? materialOf(meaning) : null;
  const [first, second] = notes;
  if (first === undefined) return null;
  const link = (note: ModelNote) => `[${note.name}](${note.path})`;
  // The comparison is linked in any case.
  const linked = notes.filter(({ path }) => !modelComparison.more.includes(`](${path})`));
  if (second === undefined) {
    const most = first.limit === undefined ? facts['heavyLine.weight'] : facts[first.limit];
    const isTooHeavy = weight !== undefined && first.gate === 'tilting' && weight.amount > most.amount;
    return {
      first: [
        ...(kit ? [fillLine(modelComparison.oneMotor, { kit: kit.name, modelo: first.name })] : []),
        ...judgedWeight(first, weight),
        ...(gate === null || weight || first.limit === undefined
          ? []
          : [
              fillLine(modelComparison.fits, {
                portão: gate,
                modelo: first.name,
                limite: factText(facts[first.limit]),
              }),
            ]),
        ...(asksWorth ? worthOf(first) : []),
        // For what no table says, the answer points to the data sheet.
        ...(asksWeight && first.limit === undefined && !(weight && first.gate === 'tilting')
          ? [modelComparison.weight]
          : []),
        // The text on its worth already describes it, and a description is of no use for a leaf that it cannot move.
        ...(isTooHeavy || (asksWorth && first.against !== undefined)
          ? []
          : asksWorth
            ? sentencesOf(first.what).slice(1)
            : [first.what]),
      ]
        .map((line) => fillLine(line, { modelo: first.name }))
        .join(' '),
      section: sectionOf({
        heading: fillLine(modelComparison.oneHeading, { primeiro: first.name }),
        text: [fillLine(first.check ?? modelComparison.one)],
        points: rankedPoints(
          first.points.map((line) => fillLine(line)),
          random,
        ),
        after: [
          [
            ...linked.map((note) => `Dados e desenho estão na página ${link(note)}.`),
            modelComparison.more,
          ].join(' '),
        ],
      }),
    };
  }
  const isSame = notes.every(({ gate }) => gate === first.gate);
  const points = [...new Set(notes.flatMap((note) => note.points))];
  const names = enumerate(
    notes.map(({ name }) => name),
    'ou',
  );
  return {
    first: [...notes.map(({ when }) => when), ...differenceOf(notes), ...limitsOf(notes)]
      .map((line) => fillLine(line))
      .join(' '),
    section: sectionOf({
      heading: fillLine(modelComparison.heading, { modelos: names }),
      text: [isSame ? modelComparison.same : modelComparison.different],
      isTable: true,
      points: rankedPoints(
        points.map((line) => fillLine(line)),
        random,
      ),
      after: [
        [
          modelComparison.more,
          ...(linked.length > 0 ? [`Veja também ${enumerate(linked.map(link))}.`] : []),
        ].join(' '),
      ],
    }),
  };
}
