/** What the width and the height of a leaf mean for its weight, and the weight for its motor. */
import { facts } from '#content/facts.ts';
import { otherGatesPrice } from '#content/generator/gate-passages.ts';
import {
  type LeafMaterial,
  leafMaterials,
  sizeJudgements,
  usualHeight,
} from '#content/generator/size-judgements.ts';
import { rankedPoints, sectionOf } from '#domain/generator/compose/composed-page.ts';
import { gateInTitle } from '#domain/generator/compose/fitting/gate-in-title.ts';
import { purposeOf } from '#domain/generator/compose/fitting/purpose-of-title.ts';
import { isBeyondKits, kindsOfGate } from '#domain/generator/compose/pieces/gate-of-title.ts';
import { fillLine, type Slots } from '#domain/generator/compose/wording/fill-line.ts';
import { enumerate } from '#domain/generator/grammar.ts';
import type { Random } from '#domain/generator/random.ts';
import { isGeneral } from '#domain/generator/title/find-subjects.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import type { Judgement } from './judgement.ts';
import { nearLimit } from './power-judgement.ts';

interface Leaf {
  width: number;
  height: number | null;
  materials: readonly LeafMaterial[];
}

/** The sizes that the leaf of a garage gate can have. A wide one slides, and one of no named kind may slide, too. */
const metres = {
  width: { from: 1.5, to: { sliding: 10, tilting: 6, unnamed: 5, unnamedOfMaterial: 6 } },
  height: { from: 1, to: 4 },
};

/** @returns null unless the title seeks a motor for a leaf of a known width, and of a known material if it slides */
export function leafOf(meaning: TitleMeaning): Leaf | null {
  const { main, figures, words, faults } = meaning;
  const gate = gateInTitle(meaning);
  const isSliding = gate === 'sliding' && kindsOfGate.includes(main?.id ?? '');
  // A model that the title names has its own limit.
  if (
    main === null ||
    faults.length > 0 ||
    meaning.models.some(({ note }) => note.kit !== 'kit.padrao') ||
    (isBeyondKits(meaning) && !isSliding)
  )
    return null;
  const isGate =
    isGeneral(main) ||
    main.id === 'kit-de-motor' ||
    kindsOfGate.includes(main.id) ||
    main.id === 'automatizacao';
  if (!isGate || purposeOf(meaning, main) !== 'purchase' || gate === 'swinging') return null;
  const sizes = figures.filter(({ unit }) => unit === 'metre').map(({ amount }) => amount);
  if (sizes.length !== figures.length || sizes.length === 0 || sizes.length > 2) return null;
  // The height alone does not give the weight, and the space that a gate needs is no size of its leaf.
  if (sizes.length === 1 && words.some((word) => heightWord.test(word))) return null;
  // How long something takes is no question of its weight.
  if (asksTime.test(words.join(' '))) return null;
  // Whether it takes two motors is no question of its weight alone.
  if (words.some((word, at) => word === 'motores' && /^(?:2|dois)$/.test(words[at - 1] ?? ''))) return null;
  // Of two sizes the smaller is the height; a single one is the width.
  const [height = 0, width = height] = sizes.toSorted((one, other) => one - other);
  const materials = leafMaterials.filter((leafMaterial) =>
    words.some((word) => leafMaterial.words.test(word)),
  );
  const isHeightKnown = sizes.length === 2;
  if (isSliding && materials.length === 0) return null;
  const unnamed = materials.length > 0 ? 'unnamedOfMaterial' : 'unnamed';
  const notSliding = gate === null ? unnamed : 'tilting';
  const isLeaf =
    width >= metres.width.from &&
    width <= metres.width.to[isSliding ? 'sliding' : notSliding] &&
    (!isHeightKnown || (height >= metres.height.from && height <= metres.height.to));
  return isLeaf ? { width, height: isHeightKnown ? height : null, materials } : null;
}

const asksTime = /\b(?:quanto tempo|tempo de abertura|quantos segundos|quantas horas|demora[mr]?)\b/;
const heightWord = /^(?:alt[oa]s?|altura|espaco|recuo|distancia|cremalheira|roldanas)$/;

export function sizeJudgement(meaning: TitleMeaning, leaf: Leaf, random: Random): Judgement {
  const { width, height, materials } = leaf;
  const area = width * (height ?? usualHeight);
  const size = [width, ...(height === null ? [] : [height])]
    .map((metres) => `${decimal(metres)}\u00a0m`)
    .join(' por ');
  const weighed = (materials.length > 0 ? materials : leafMaterials).map(({ name, from, to }) => ({
    name,
    from: rounded(area * from),
    to: rounded(area * to),
  }));
  const gate = gateInTitle(meaning);
  const slots = {
    tamanho: fillLine(sizeJudgements.size[height === null ? 'width' : 'both'], { medida: size }),
    área: decimal(Math.round(area * 10) / 10),
    pesos: enumerate(weighed.map(({ name, from, to }) => `${from} a ${to}\u00a0kg em ${name}`)),
  };
  const most = Math.max(...weighed.map(({ to }) => to));
  const isMotorFirst = gate !== 'sliding' && !meaning.words.some((word) => weightWord.test(word));
  const answer = isMotorFirst
    ? motorFirst(weighed, slots)
    : [
        fillLine(sizeJudgements.weighed, slots),
        fillLine(gate === 'sliding' ? sizeJudgements.sliding : sizeJudgements[motorClass(most)]),
      ];
  const isHeavy =
    isMotorFirst && motorClass(most) === 'home' && meaning.words.some((word) => heavyWord.test(word));
  const coversSeveral = weighed.length > 1 && answer[0] !== fillLine(sizeJudgements.weighed, slots);
  const asksWhether =
    isMotorFirst &&
    !meaning.words.some((word) => /^precisa[mr]?$/.test(word)) &&
    meaning.aspects.includes('allowed') &&
    motorClass(least(weighed)) === 'home';
  return {
    first: [
      `${asksWhether ? sizeJudgements.yes : ''}${answer[0] ?? ''}`,
      ...answer.slice(1),
      ...(isHeavy ? [fillLine(sizeJudgements.heavyLeaf)] : []),
      ...(gate === null ? [fillLine(isMotorFirst ? sizeJudgements.otherGates : otherGatesPrice)] : []),
      ...(isMotorFirst && !meaning.words.some((word) => motorWord.test(word))
        ? [fillLine(sizeJudgements.notTheGate)]
        : []),
    ].join(' '),
    section: sectionOf({
      heading: sizeJudgements.heading,
      text: [
        ...(isMotorFirst && coversSeveral ? [fillLine(sizeJudgements.weighed, slots)] : []),
        ...sizeJudgements.text.map((line) => fillLine(line)),
      ],
      points: rankedPoints(
        (gate === 'sliding' ? sizeJudgements.slidingPoints : sizeJudgements.points).map((line) =>
          fillLine(line),
        ),
        random,
      ),
    }),
  };
}

/** What a title calls the motor, or the work of putting one on a gate. */
const motorWord = /^(?:motor(?:es)?|kits?|automa\w+|eletronic[ao]s?|instal\w+|home|jetflex|speedy)$/;

/** A title that asks how much a leaf weighs. */
const weightWord = /^(?:pesa|pesam|pesando|peso|quilos?|kg)$/;

const heavyWord = /^pesad[ao]s?$/;

interface Weighed {
  name: string;
  from: number;
  to: number;
}

/** The motor that carries the leaf in most materials, and what the heavier ones need. */
function motorFirst(weighed: readonly Weighed[], slots: Slots): string[] {
  const kinds = weighed.map(({ to }) => motorClass(to));
  const lightest = motorClass(least(weighed));
  const heavier = weighed.filter((_, at) => kinds[at] !== 'home').map(({ name }) => `em ${name}`);
  const isDivided = lightest === 'home' && heavier.length > 0;
  const kind = isDivided ? 'home' : motorClass(Math.max(...weighed.map(({ to }) => to)));
  if (kind === 'beyond') return [fillLine(sizeJudgements.weighed, slots), fillLine(sizeJudgements.beyond)];
  const sentence = sizeJudgements[weighed.length > 1 ? 'motorAlone' : 'motorFirst'];
  return [
    fillLine(sentence.replace('{motor}', sizeJudgements.motors[kind]), slots),
    ...(isDivided ? [fillLine(sizeJudgements.heavier, { materiais: enumerate(heavier) })] : []),
  ];
}

function least(weighed: readonly Weighed[]): number {
  return Math.min(...weighed.map(({ to }) => to));
}

function motorClass(most: number): 'home' | 'homeNear' | 'beyond' {
  if (most <= nearLimit * facts['home.weight'].amount) return 'home';
  return most <= facts['homeJetflex.weight'].amount ? 'homeNear' : 'beyond';
}

function rounded(kilograms: number): number {
  return Math.round(kilograms / 5) * 5;
}

function decimal(amount: number): string {
  return String(amount).replace('.', ',');
}
