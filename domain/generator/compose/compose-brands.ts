/** What a page says about the brands of its title: one is described, two are compared. */
import {
  brandAnswers,
  brandBeforeFigure,
  brandBeside,
  comparison,
  officialWords,
  ourBrandAnswers,
  ourBrandBeyondKits,
  partsWords,
} from '#content/generator/brands.ts';
import type { Aspect, FigureUnit, Subject } from '#content/generator/subject.ts';
import { enumerate } from '#domain/generator/grammar.ts';
import { pick, type Random } from '#domain/generator/random.ts';
import { ourBrand, ourControls, ourNames } from '#domain/generator/title/find-brands.ts';
import type { NamedSubject } from '#domain/generator/title/find-subjects.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { phraseOf } from '#domain/generator/title/title-words.ts';
import { brandSection, kitsSection, repairSection, textOf } from './brand-sections.ts';
import { type ComposedSection, rankedPoints, sectionOf } from './composed-page.ts';
import { errandOf } from './fitting/errand-of-title.ts';
import { isBeyondKits } from './pieces/gate-of-title.ts';
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
  const isSaid = named.length > 1 || JSON.stringify(direct).includes(first);
  if (isSaid || first === ourControls) return noBrand;
  const asked = errandOf(meaning, main);
  if (first === ourBrand)
    return asked === 'repair' && meaning.faults.length > 0 && direct.subject !== 'garantia'
      ? { ...noBrand, lead: fillLine(pick(brandBeside.ours, random)) }
      : noBrand;
  // 'Motor Garen para portão social' wants a motor of that brand, whatever the answer says of the gate.
  const errand = asked !== 'purchase' && isOfMotor(meaning) ? 'purchase' : asked;
  const isNewMotor = errand === 'purchase' && isWhole && !meaning.aspects.includes('replace');
  const ofPart =
    meaning.aspects.includes('program') || errand === 'question' || isNewMotor
      ? undefined
      : main.subject.brand;
  const beside = meaning.aspects.includes('program')
    ? 'question'
    : errand === 'question' && meaning.aspects.includes('price')
      ? 'price'
      : errand;
  const lines = ofPart ?? brandBeside[beside];
  return { ...noBrand, lead: fillLine(pick(lines, random), { marca: first }) };
}

/** @param isWhole whether the page is about the motor or the gate, which brands sell, and not about a part */
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
  if (second === undefined) {
    // A complaint about a noise, or a title about a part, needs no list of what fails in a motor of that make.
    const isComplaint = meaning.faults.length > 0 && meaning.aspects.length === 0;
    if ((isComplaint && isWhole) || (isRival(first) && (isComplaint || (lead !== null && !isWhole))))
      return {
        ...noBrand,
        lead: isWhole ? fillLine(pick(brandBeside.repair, random), { marca: first }) : lead,
      };
    const isBeyond = first === ourBrand && isBeyondKits(meaning);
    // How a control is programmed depends on the make of the motor, whatever part the title names.
    const isProgrammed = isRival(first) && meaning.aspects.includes('program');
    const text = isBeyond ? ourBrandBeyondKits.text.map((line) => fillLine(line)) : textOf(first);
    const isSold = isBeyond && !meaning.aspects.some((aspect) => ofInstalled.includes(aspect));
    const answers = !(isWhole || isProgrammed)
      ? null
      : isSold
        ? ourBrandBeyondKits.answer
        : answersOf(first, meaning);
    if (answers) {
      const answer = fillLine(pick(answers, random), { marca: first });
      const isMended = ofRepairs.some((some) => some === answers);
      const isKit = !isBeyond && ofKits.some((some) => some === answers);
      const section = isMended
        ? repairSection(first, random)
        : isKit
          ? kitsSection(random)
          : brandSection(first, subject, isWhole, text);
      return { answer, lead: null, sections: [section], listsRepairs: isMended };
    }
    // An answer that holds for any motor comes before the brand.
    if (isWhole && meaning.aspects.length > 0) {
      const isBought = meaning.main !== null && errandOf(meaning, meaning.main) === 'purchase';
      return {
        answer: null,
        // How to find its parts is for those who mend it.
        lead: isBought ? null : lead,
        sections: [brandSection(first, subject, isWhole, text)],
      };
    }
    const [opening = '', ...rest] = text;
    if (isWhole) {
      const isBought = meaning.main !== null && errandOf(meaning, meaning.main) === 'purchase';
      // How to find its parts is for those who mend it.
      if (isBought && first === ourBrand && !isBeyond)
        return { answer: opening, lead: null, sections: [kitsSection(random)] };
      return {
        answer: opening,
        lead,
        sections: rest.length > 0 ? [brandSection(first, subject, isWhole, rest)] : [],
      };
    }
    // The contents of our kits do not answer a question about a part.
    const isOfPart = first === ourBrand && lead !== null;
    return { answer: null, lead, sections: isOfPart ? [] : [brandSection(first, subject, isWhole, text)] };
  }
  const hasKit = !isBeyondKits(meaning);
  const textHere = (name: string) =>
    name === ourBrand && !hasKit ? ourBrandBeyondKits.text.map((line) => fillLine(line)) : textOf(name);
  const both = names.slice(0, 2).map((name) => brandSection(name, subject, isWhole, textHere(name)));
  if (!isWhole) return { answer: null, lead, sections: lead === null ? both : [] };
  const isBuilding = [meaning.main, ...meaning.others].some(
    (subject) => subject?.id === 'portao-de-condominio',
  );
  const slots: Slots = { primeira: first, segunda: second, outra: first === ourBrand ? second : first };
  const wordings = !names.includes(ourBrand)
    ? comparison.withoutOurs
    : isBuilding
      ? comparison.withOursInBuilding
      : hasKit
        ? comparison.withOurs
        : comparison.withOursBeyondKits;
  const others = names.slice(2);
  const further = others.length > 0 ? [fillLine(comparison.further, { marca: enumerate(others) })] : [];
  return {
    answer: [fillLine(pick(wordings, random), slots), ...further].join(' '),
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

/** Whether the title names a motor to buy, and nothing that is wrong with an old one or to be done to it. */
function isOfMotor({ words, faults, aspects }: TitleMeaning): boolean {
  return (
    /^(?:motor|motores|kit|automatizador)$/.test(words[0] ?? '') &&
    faults.length === 0 &&
    aspects.every((aspect) => ofBuying.includes(aspect))
  );
}

const ofBuying: readonly Aspect[] = ['buy', 'price', 'install', 'choose', 'worth'];

function isRival(name: string): boolean {
  return !ourNames.includes(name);
}

/** Aspects about a motor that is already installed. */
const ofInstalled: readonly Aspect[] = ['repair', 'replace', 'program', 'adjust', 'care'];

/** If a title asks several things of a brand, the first of these is answered. */
const askedOfBrand: readonly Aspect[] = ['worth', 'buy', 'price', 'program', 'repair', 'replace', 'install'];

/** The answer to what the title asks of one brand. */
function answersOf(name: string, { aspects, words, faults }: TitleMeaning): readonly string[] | null {
  const says = (wanted: readonly string[]) =>
    wanted.some((word) => words.some((spoken) => isMatch(word, spoken)));
  if (name === ourBrand) {
    if (says(officialWords)) return ourBrandAnswers.official ?? null;
    const isBroken = aspects.length === 0 && faults.length > 0;
    const asked = isBroken ? 'repair' : askedOfBrand.find((aspect) => aspects.includes(aspect));
    return (asked && ourBrandAnswers[asked]) ?? null;
  }
  if (name === ourControls) return null;
  if (says(partsWords)) return brandAnswers.parts ?? null;
  const asked = askedOfBrand.find(
    (aspect) => aspects.includes(aspect) || (aspect === 'repair' && aspects.includes('replace')),
  );
  if (asked) return brandAnswers[asked] ?? null;
  return aspects.length === 0 ? (brandAnswers.what ?? null) : null;
}

function isMatch(wanted: string, word: string): boolean {
  const [plain = ''] = phraseOf(wanted);
  return plain.endsWith('*') ? word.startsWith(plain.slice(0, -1)) : word === plain;
}

/** Answers about repairing a motor of a brand, which a list of repair prices follows. */
const ofRepairs = [brandAnswers.repair, brandAnswers.what, ourBrandAnswers.repair];

/** Answers about buying a motor of our brand, which a comparison of the kits follows. */
const ofKits = [ourBrandAnswers.buy, ourBrandAnswers.price, ourBrandAnswers.install, ourBrandAnswers.worth];

/** @returns for a title with a figure and another brand: a sentence that says that the tables are those of our brand */
export function brandBefore({ brands, figures, aspects }: TitleMeaning): string[] {
  const [brand, second] = brands;
  const isOther = brand !== undefined && second === undefined && isRival(brand);
  const has = (unit: FigureUnit) => figures.some((figure) => figure.unit === unit);
  // Two weights are those of a motor and its leaf, and need no table.
  const isRated = figures.filter(({ unit }) => unit === 'kilogram').length === 2;
  if (!isOther || isRated || !(has('power') || has('second') || has('kilogram'))) return [];
  const isPrice = aspects.some((aspect) => aspect === 'price' || aspect === 'buy');
  const { price, seconds, other } = brandBeforeFigure;
  return [fillLine(isPrice ? price : has('second') ? seconds : other, { marca: brand })];
}
