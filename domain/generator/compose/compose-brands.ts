/** What a page says about the brands of its title: one is described, two are compared. */
import {
  brandAnswers,
  brandBeforeFigure,
  brandNextToAnswer,
  comparison,
  ourBrandAnswers,
  ourBrandBeyondKits,
  ourBrandOtherModel,
} from '#content/generator/brands.ts';
import type { Aspect, FigureUnit, Subject } from '#content/generator/subject.ts';
import { enumerate } from '#domain/generator/grammar.ts';
import { pick, type Random } from '#domain/generator/random.ts';
import { answerWords } from '#domain/generator/title/answers/answer-words.ts';
import { ourBrand, ourControls } from '#domain/generator/title/find-brands.ts';
import type { NamedSubject } from '#domain/generator/title/find-subjects.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { answersOf, givesOtherModel, isRival } from './brand-answers.ts';
import { brandSection, kitsSection, repairSection, textOf } from './brand-sections.ts';
import { type ComposedSection, rankedPoints, sectionOf } from './composed-page.ts';
import { gateInTitle } from './fitting/gate-in-title.ts';
import { purposeOf } from './fitting/purpose-of-title.ts';
import { isBeyondKits } from './pieces/gate-of-title.ts';
import type { Purpose } from './purpose.ts';
import { fillLine, type Slots } from './wording/fill-line.ts';

export interface BrandPieces {
  /** The answer to a title that asks about a brand or compares two; null if it is about a part. */
  answer: string | null;
  /** A sentence about what the brand changes for the subject. */
  lead: string | null;
  sections: readonly ComposedSection[];
  /** Whether the section lists what fails and what each repair costs. */
  listsRepairs?: boolean;
}

/** For a page whose answer leaves nothing to say about a brand. */
export const noBrand: BrandPieces = { answer: null, lead: null, sections: [] };

/** Next to a direct answer, one sentence says what the brand changes, without a section about the brand. */
export function brandOf(
  meaning: TitleMeaning,
  main: NamedSubject,
  isWhole: boolean,
  random: Random,
): BrandPieces {
  const { direct, brands: named } = meaning;
  const [first] = named;
  // The table of models says what there is to say of our brand.
  if (meaning.models.length > 0 && named.every((name) => name === ourBrand)) return noBrand;
  if (direct === null || first === undefined) return composeBrands(meaning, main.subject, isWhole, random);
  const isSaid = named.length > 1 || answerWords(direct).includes(first);
  if (isSaid || first === ourControls) return noBrand;
  // What the brand changes in a motor says nothing of an intercom or a camera.
  const { isNeighbour, isPartlyOurs, brand: ofBrand } = main.subject;
  if (isNeighbour && !isPartlyOurs && ofBrand === undefined) return noBrand;
  const asked = purposeOf(meaning, main);
  if (first === ourBrand)
    return asked === 'repair' && meaning.faults.length > 0 && direct.subject !== 'garantia'
      ? { ...noBrand, lead: fillLine(pick(brandNextToAnswer.ours, random)) }
      : noBrand;
  // 'Motor Garen para portão social' wants a motor of that brand, whatever the answer says of the gate.
  const purpose = asked !== 'purchase' && !direct.isComplaint && seeksMotor(meaning) ? 'purchase' : asked;
  return {
    ...noBrand,
    lead: fillLine(pick(linesNextToAnswer(meaning, main, purpose, isWhole), random), { marca: first }),
  };
}

/** The sentences from which the one about a brand next to a direct answer is picked. */
function linesNextToAnswer(
  { aspects, faults }: TitleMeaning,
  { subject }: NamedSubject,
  purpose: Purpose,
  isWhole: boolean,
): readonly string[] {
  if (aspects.includes('program')) return brandNextToAnswer.question;
  // What a beep means is in the manual of the model. Which board replaces it is another matter.
  if (faults.includes('beeps')) return brandNextToAnswer.beeps;
  const isNewMotor = purpose === 'purchase' && isWhole && !aspects.includes('replace');
  if (subject.brand && purpose !== 'question' && !isNewMotor) return subject.brand;
  return brandNextToAnswer[purpose === 'question' && aspects.includes('price') ? 'price' : purpose];
}

interface BrandRequest {
  meaning: TitleMeaning;
  subject: Subject;
  /** Whether the page is about the motor or the gate, which brands sell, and not about a part. */
  isWhole: boolean;
  /** What the first brand changes for the subject; null if nothing is known. */
  lead: string | null;
  random: Random;
}

function composeBrands(
  meaning: TitleMeaning,
  subject: Subject,
  isWhole: boolean,
  random: Random,
): BrandPieces {
  const named = meaning.brands;
  const names = named.includes(ourControls) ? named.filter((name) => name !== ourBrand) : named;
  const [first, second] = names;
  if (first === undefined) return noBrand;
  const lead = subject.brand ? fillLine(pick(subject.brand, random), { marca: first }) : null;
  const request = { meaning, subject, isWhole, lead, random };
  return second === undefined ? describeBrand(first, request) : compareBrands(first, second, names, request);
}

function describeBrand(name: string, request: BrandRequest): BrandPieces {
  const { meaning, subject, isWhole, lead, random } = request;
  // A title that only complains of a fault, or is about a part, needs no list of what fails in a motor of that make.
  const isComplaint = meaning.faults.length > 0 && meaning.aspects.length === 0;
  if (isComplaint && isWhole)
    return { ...noBrand, lead: fillLine(pick(brandNextToAnswer.repair, random), { marca: name }) };
  if (isRival(name) && !isWhole && (isComplaint || lead !== null)) return { ...noBrand, lead };

  const answers = answersOnPage(name, request);
  if (answers !== null) return answeredBrand(name, answers, request);

  const sectionWith = (text: readonly string[]) => brandSection(name, subject, isWhole, text);
  const text = textOnPage(name, meaning);
  if (!isWhole) {
    // The contents of our kits do not answer a question about a part.
    const isOurPart = name === ourBrand && lead !== null;
    return { answer: null, lead, sections: isOurPart ? [] : [sectionWith(text)] };
  }
  const isBought = meaning.main !== null && purposeOf(meaning, meaning.main) === 'purchase';
  // What the title asks is answered for any motor first, and what holds for the brand follows.
  if (meaning.aspects.length > 0) {
    // The lead is mostly about finding parts of the brand, which a buyer does not need.
    return { answer: null, lead: isBought ? null : lead, sections: [sectionWith(text)] };
  }
  const [opening = '', ...rest] = text;
  if (isBought && name === ourBrand && !isBeyondKits(meaning))
    return { answer: opening, lead: null, sections: [kitsSection(random)] };
  return { answer: opening, lead, sections: rest.length > 0 ? [sectionWith(rest)] : [] };
}

/** The answers to what the title asks of the brand; null if the page answers something else. */
function answersOnPage(name: string, { meaning, isWhole }: BrandRequest): readonly string[] | null {
  // How a control is programmed depends on the make of the motor, whatever part the title names.
  const isProgrammed = isRival(name) && meaning.aspects.includes('program');
  if (!isWhole && !isProgrammed) return null;
  const answers = answersOf(name, meaning);
  const isInstalled = meaning.aspects.some((aspect) => installedMotorAspects.includes(aspect));
  const isOfKits = kitAnswers.some((some) => some === answers);
  if (name === ourBrand && isBeyondKits(meaning) && (!isInstalled || isOfKits))
    return ourBrandBeyondKits.answers[gateInTitle(meaning) ?? 'tilting'];
  return answers;
}

function answeredBrand(
  name: string,
  answers: readonly string[],
  { meaning, subject, isWhole, random }: BrandRequest,
): BrandPieces {
  const answer = fillLine(pick(answers, random), { marca: name });
  if (repairAnswers.some((some) => some === answers)) {
    return { answer, lead: null, sections: [repairSection(name, random)], listsRepairs: true };
  }
  const isKit = !(name === ourBrand && isBeyondKits(meaning)) && kitAnswers.some((some) => some === answers);
  const section = isKit
    ? kitsSection(random)
    : brandSection(name, subject, isWhole, textOnPage(name, meaning));
  return { answer, lead: null, sections: [section], listsRepairs: false };
}

/** @param names of all brands in the title, in its order */
function compareBrands(
  first: string,
  second: string,
  names: readonly string[],
  { meaning, subject, isWhole, lead, random }: BrandRequest,
): BrandPieces {
  const both = [first, second].map((name) => brandSection(name, subject, isWhole, textOnPage(name, meaning)));
  if (!isWhole) return { answer: null, lead, sections: lead === null ? both : [] };
  const slots: Slots = { primeira: first, segunda: second, outra: first === ourBrand ? second : first };
  const others = names.slice(2);
  const further = others.length > 0 ? [fillLine(comparison.further, { marca: enumerate(others) })] : [];
  return {
    answer: [fillLine(pick(comparisonsFor(names, meaning), random), slots), ...further].join(' '),
    lead: null,
    sections: [
      sectionOf({
        heading: fillLine(comparison.heading, slots),
        text: comparison.text.map((line) => fillLine(line, slots)),
        points: rankedPoints(
          comparison.points.map((line) => fillLine(line, slots)),
          random,
        ),
      }),
      ...both,
    ],
  };
}

function comparisonsFor(names: readonly string[], meaning: TitleMeaning): readonly string[] {
  if (!names.includes(ourBrand)) return comparison.withoutOurs;
  const isBuilding = [meaning.main, ...meaning.others].some(
    (subject) => subject?.id === 'portao-de-condominio',
  );
  if (isBuilding) return comparison.withOursInBuilding;
  return isBeyondKits(meaning) ? comparison.withOursBeyondKits : comparison.withOurs;
}

/** What the page says about the brand. */
function textOnPage(name: string, meaning: TitleMeaning): readonly string[] {
  if (name === ourBrand && isBeyondKits(meaning))
    return ourBrandBeyondKits.text.map((line) => fillLine(line));
  const isOtherModel = name === ourBrand && givesOtherModel(meaning);
  return isOtherModel ? [fillLine(ourBrandOtherModel), ...textOf(name).slice(1)] : textOf(name);
}

/** Whether the title names a motor to buy, and nothing that is wrong with an old one or to be done to it. */
function seeksMotor({ words, faults, aspects }: TitleMeaning): boolean {
  return (
    /^(?:motor|motores|kit|automatizador)$/.test(words[0] ?? '') &&
    faults.length === 0 &&
    aspects.every((aspect) => buyingAspects.includes(aspect))
  );
}

const buyingAspects: readonly Aspect[] = ['buy', 'price', 'install', 'choose', 'worth'];

/** Aspects about a motor that is already installed. */
const installedMotorAspects: readonly Aspect[] = ['repair', 'replace', 'program', 'adjust', 'care'];

/** Answers about repairing a motor of a brand, which a list of repair prices follows. */
const repairAnswers = [brandAnswers.repair, brandAnswers.what, ourBrandAnswers.repair];

/** Answers about buying a motor of our brand, which a comparison of the kits follows. */
const { buy, price, install, worth } = ourBrandAnswers;
const kitAnswers = [buy, price, install, worth];

/** @returns for a title with a figure and another brand: a sentence that says that the tables are those of our brand */
export function brandBefore({ brands, figures, aspects }: TitleMeaning): string[] {
  const [brand, second] = brands;
  const isOther = brand !== undefined && second === undefined && isRival(brand);
  const has = (unit: FigureUnit) => figures.some((figure) => figure.unit === unit);
  // Two weights are those of a motor and its leaf, and need no table.
  const isRated = figures.filter(({ unit }) => unit === 'kilogram').length === 2;
  if (second !== undefined && !isRated && (has('metre') || has('kilogram')))
    return [fillLine(brandBeforeFigure.several, { marcas: enumerate(brands) })];
  if (!isOther || isRated || !(has('power') || has('second') || has('kilogram'))) return [];
  const isPrice = aspects.some((aspect) => aspect === 'price' || aspect === 'buy');
  const { price, seconds, other } = brandBeforeFigure;
  const aboutFigure = has('second') ? seconds : other;
  return [fillLine(isPrice ? price : aboutFigure, { marca: brand })];
}
