/** What a title means without naming it: the subject it is about, and further ones. */
import type { DirectAnswer } from '#content/generator/direct-answer.ts';
import type { Aspect, FaultId, FigureUnit } from '#content/generator/subject.ts';
import { subjects } from '#content/generator/subjects.ts';
import {
  addedSubjects,
  addsNoSubject,
  afterwardsWords,
  insteadOfGeneral,
} from '#content/generator/words/implied-subjects.ts';
import type { TitleFigure } from './figure-units.ts';
import type { FoundAnswer } from './find-direct-answer.ts';
import { isGeneral, type NamedSubject, prominenceOf } from './find-subjects.ts';
import { spansOfAny } from './phrases/phrases.ts';
import { overlap, type TitleWord } from './title-words.ts';

/** An answer may know better what the page is about than the names in the title do. */
export function withAnswer(
  named: readonly NamedSubject[],
  direct: DirectAnswer | null,
): readonly NamedSubject[] {
  if (!direct?.isAboutSubject) return named;
  const [about] = impliedAs(direct.subject);
  if (about === undefined) return named;
  const same = named.find(({ id }) => id === about.id);
  return [same ?? about, ...named.filter(({ id }) => id !== about.id)];
}

/**
 * A name inside the words of an answer means what the answer says about it: `bateria` of a control is no battery
 * backup.
 */
function withoutConsumed(
  named: readonly NamedSubject[],
  answer: FoundAnswer | undefined,
): readonly NamedSubject[] {
  if (answer === undefined) return named;
  const { direct, spans } = answer;
  const [main] = named;
  return named.filter(
    (subject) =>
      subject === main ||
      subject.id === direct.subject ||
      subject.to === subject.from ||
      !spans.some(({ from, to }) => from <= subject.from && to >= subject.to),
  );
}

/**
 * A title that names only the gate, its motor, a brand or a weight is about the motor or the gate. One that names
 * nothing at all but asks something, on a site about gates, asks it of the gate.
 */
export function impliedSubject(
  words: readonly TitleWord[],
  {
    namesMotor,
    figures,
    aspects,
    faults,
    isClear,
  }: {
    namesMotor: boolean;
    figures: readonly TitleFigure[];
    aspects: readonly Aspect[];
    faults: readonly FaultId[];
    isClear: boolean;
  },
): NamedSubject[] {
  // 'Bolo de 2 kg' does not give the weight of a leaf.
  const hasMotorFigure = figures.some(({ unit }) => isClear || unitsOfMotors.includes(unit));
  if (namesMotor || hasMotorFigure) return impliedAs('motor');
  // 'Vocês parcelam' asks about the business.
  if (faults.length === 0 && asksCompany(words.map(({ plain }) => plain)))
    return impliedAs('assistencia-tecnica');
  // 'Academia vale a pena' asks about the place, and names no gate there.
  const isOfPlace = faults.length === 0 && spansOfAny(addedSubjects[shopGate] ?? [], words).length > 0;
  const asks = isClear && !isOfPlace && (aspects.length > 0 || faults.length > 0);
  return namesGate(words) || asks ? impliedAs('portao-automatico') : [];
}

/** Units that only a gate, its motor and their parts have. */
const unitsOfMotors: readonly FigureUnit[] = ['power', 'microfarad', 'opening', 'leaf', 'button'];

/** `Emitem laudo` and `vocês emitem laudo` ask what we do. */
export function asksCompany(words: readonly string[]): boolean {
  const [first = ''] = words;
  return words.includes('voces') || (companyVerb.test(first) && !notOfCompany.test(first));
}

/** A first word with which a title asks about us: a verb in the plural. */
const companyVerb = /^(?:[a-z]{2,}(?:[^g]em|am)|dao)$/;
/** Words with that ending that are no verbs, and verbs of which gates and motors are the subject. */
const notOfCompany =
  /^(?:quem|alguem|ninguem|tambem|porem|ontem|homem|item|jovem|nuvem|ordem|virgem|abrem|fecham|param|fazem|queimam|batem)$/;

/** The subjects of a title in the order of its page. */
export function subjectsInOrder(
  named: readonly NamedSubject[],
  answer: FoundAnswer | undefined,
  words: readonly TitleWord[],
  figures: readonly TitleFigure[],
  faults: readonly FaultId[],
): NamedSubject[] {
  const all = withImplied(withoutConsumed(named, answer), words, figures, faults);
  const [main] = all;
  if (main === undefined || answer !== undefined) return all;
  // 'Controle da porta de enrolar' is about the door, whose control is not ours either.
  const owner = all.find((subject) => subject.subject.isNeighbour && ownsPart(subject, main, words));
  if (owner) return [owner, ...all.filter((subject) => subject !== owner)];
  if (!main.subject.isNeighbour) return all;
  // What is ours comes first where the title joins both: 'alarme e portão eletrônico'.
  const folded = words.map(({ folded: word }) => word);
  const ours = all.find(
    (subject) => !subject.subject.isNeighbour && isGeneral(subject) && areJoined(subject, main, folded),
  );
  return ours ? [ours, ...all.filter((subject) => subject !== ours)] : all;
}

/** Parts of a motor that other devices have too. */
const partsOfAnyDevice: readonly string[] = [
  'controle-remoto',
  'codigo-rolante',
  'central-de-comando',
  'receptor',
  'nobreak',
];

/**
 * Whether a thing follows the name of a part at once or after words such as 'de' and 'para', in a title that names no
 * gate.
 */
function ownsPart(thing: NamedSubject, part: NamedSubject, words: readonly TitleWord[]): boolean {
  if (!partsOfAnyDevice.includes(part.id) || part.to === part.from || thing.from < part.to) return false;
  const between = words.slice(part.to, thing.from);
  return between.every(({ plain }) => /^(?:de|para|a|o)$/.test(plain)) && !namesGate(words);
}

/** Whether at most three words are between two names, one of them 'e', 'mais' or 'também'. */
function areJoined(one: NamedSubject, other: NamedSubject, words: readonly string[]): boolean {
  if (one.to === one.from || other.to === other.from) return false;
  const between = one.from < other.from ? words.slice(one.to, other.from) : words.slice(other.to, one.from);
  return between.length < 4 && between.some((word) => /^(?:e|mais|tambem)$/.test(word));
}

/** Adds what the title means without naming it, such as the material of the gate, and puts the most prominent first. */
function withImplied(
  named: readonly NamedSubject[],
  words: readonly TitleWord[],
  figures: readonly TitleFigure[],
  faults: readonly FaultId[],
): NamedSubject[] {
  if (named.length === 0) return [];
  // Nylon or iron may describe a part. In a title with the gate, it describes the gate.
  const isGateNamed = namesGate(words);
  const other = spansOfAny(addsNoSubject, words);
  const isAdded = (id: string) =>
    spansOfAny(addedSubjects[id] ?? [], words).some((span) => !other.some((one) => overlap(one, span)));
  const beside = Object.keys(addedSubjects)
    .filter((id) => !named.some((subject) => subject.id === id) && isAdded(id))
    .filter((id) => isGateNamed || id === condominiumGate)
    .filter((id) => id !== shopGate || !namesMarketplace(words))
    .flatMap(impliedAs);
  const [main] = named;
  const isMain = (subject: NamedSubject) =>
    main !== undefined && prominenceOf(subject.id) > prominenceOf(main.id);
  const all = [...beside.filter(isMain), ...named, ...beside.filter((subject) => !isMain(subject))];
  const [first, ...rest] = all;
  if (first === undefined || !isGeneral(first)) return all;
  const [instead] = insteadOf(words, figures, faults).flatMap(impliedAs);
  return instead ? [instead, ...rest] : all;
}

/** What a title on the whole gate or motor is really about: opening it by hand, or its speed. */
function insteadOf(
  words: readonly TitleWord[],
  figures: readonly TitleFigure[],
  faults: readonly FaultId[],
): string[] {
  const isAfterwards =
    spansOfAny(afterwardsWords, words).length > 0 || faults.some((fault) => fault !== 'no-power');
  return Object.keys(insteadOfGeneral).filter((id) => {
    if (id === 'motor-rapido' && figures.some(({ unit }) => unit === 'second')) return true;
    return spansOfAny(insteadOfGeneral[id] ?? [], words).length > 0 && !isAfterwards;
  });
}

export function impliedAs(id: string): NamedSubject[] {
  const subject = subjects[id];
  return subject ? [{ id, subject, alias: null, from: 0, to: 0 }] : [];
}

const condominiumGate = 'portao-de-condominio';
const shopGate = 'portao-de-comercio';

function namesGate(words: readonly TitleWord[]): boolean {
  return words.some(({ plain }) => /^(?:portao|portoes)$/.test(plain));
}

function namesMarketplace(words: readonly TitleWord[]): boolean {
  return words.some(({ plain }, at) => plain === 'mercado' && words[at + 1]?.plain === 'livre');
}
