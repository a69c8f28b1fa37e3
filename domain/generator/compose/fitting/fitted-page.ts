/** Adapts a page to its title: nothing about another gate or audience, and nothing said twice. */
import { facts } from '#content/facts.ts';
import { otherGatesPrice, otherGatesQuote } from '#content/generator/gate-passages.ts';
import type { Aspect } from '#content/generator/subject.ts';
import { statorCycles } from '#content/offers.ts';
import { factText } from '#domain/facts/fact-text.ts';
import type { ComposedPage, ComposedSection } from '#domain/generator/compose/composed-page.ts';
import { isBeyondKits } from '#domain/generator/compose/pieces/gate-of-title.ts';
import { fillLine } from '#domain/generator/compose/wording/fill-line.ts';
import { peakOf } from '#domain/generator/judgements/use-judgement.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { boundsOf, fittingParagraph, isForeign } from './foreign-sentences.ts';
import { withFurtherPlaces, withPlacesTogether } from './further-places.ts';
import { withoutGeneralRange } from './general-range.ts';
import { withKitsByName } from './kits-by-name.ts';
import { withMotorInFront, withMotorNamed } from './motor-named.ts';
import { withOurArea } from './our-area.ts';
import { placeNamedSparingly } from './place-named.ts';
import { purposeOf } from './purpose-of-title.ts';
import { withoutRepeats } from './repeats.ts';
import { toldOnce } from './told-once.ts';
import { withFreightOf } from './town-of-place.ts';
import { withoutGiven } from './without-given.ts';

export function fittedPage(page: ComposedPage, meaning: TitleMeaning): ComposedPage {
  const fitting = withoutGeneralRange(withOtherGates(withoutForeign(page, meaning), meaning));
  const told = withFreightOf(toldOnce(withoutRepeats(fitting), meaning), meaning.place);
  const closing = withoutGiven(told.closing, told.place?.text.join(' ') ?? '', meaning);
  const named = placeNamedSparingly(
    withKitsByName(withMotorInFront(withMotorNamed({ ...told, closing }, meaning), meaning)),
    meaning.place,
  );
  const { place, furtherPlaces } = meaning;
  const inArea = withOurArea(named, meaning);
  return withPlacesTogether(inArea, place, furtherPlaces) ?? withFurtherPlaces(inArea, furtherPlaces);
}

/** Questions whose answer depends on the kind of gate. */
const dependOnGate: readonly Aspect[] = ['price', 'buy', 'install'];

/** The kits are for one kind of gate, so a page whose title names no gate also says what holds for the others. */
function withOtherGates(page: ComposedPage, meaning: TitleMeaning): ComposedPage {
  const { main, direct, models, aspects, figures } = meaning;
  // A title that asks nothing in words gets prices too.
  const isAboutPrice =
    aspects.length === 0 || figures.length > 0 || aspects.some((aspect) => dependOnGate.includes(aspect));
  const mayBeAnyGate =
    main !== null &&
    isAboutPrice &&
    direct === null &&
    models.length === 0 &&
    !figures.some((figure) => isBeyondHouse(figure, meaning)) &&
    boundsOf(meaning).length === 0 &&
    !isBeyondKits(meaning);
  if (!mayBeAnyGate || purposeOf(meaning, main) !== 'purchase') return page;
  const said = page.lead.join(' ');
  if (
    !/basculante/.test(said) ||
    /de correr|de abrir|deslizante|pivotante|outros? port(?:ão|ões)|corre ou abre/.test(said)
  )
    return page;
  const [first = '', ...rest] = page.lead;
  const isPriced = said.includes(factText(facts['replacement.to']));
  return { ...page, lead: [`${first} ${fillLine(isPriced ? otherGatesQuote : otherGatesPrice)}`, ...rest] };
}

/** A weight or a use for which the price of a house's motor says nothing. */
export function isBeyondHouse(
  { unit, amount }: TitleMeaning['figures'][number],
  { words }: Pick<TitleMeaning, 'words'>,
): boolean {
  if (unit === 'opening') return peakOf(amount, words.includes('hora')) > statorCycles.thin.to;
  return unit === 'kilogram' && amount > facts['homeJetflex.weight'].amount;
}

function withoutForeign(page: ComposedPage, meaning: TitleMeaning): ComposedPage {
  const bounds = boundsOf(meaning);
  if (bounds.length === 0) return page;
  const fitAll = (paragraphs: readonly string[]) =>
    paragraphs.flatMap((paragraph) => fittingParagraph(paragraph, bounds) ?? []);
  const fitSection = (section: ComposedSection): ComposedSection => ({
    ...section,
    text: fitAll(section.text),
    points: section.points.flatMap((point) => {
      const text = fittingParagraph(point.text, bounds);
      return text === null ? [] : [{ ...point, text }];
    }),
    after: fitAll(section.after),
  });
  const [first = '', ...rest] = page.lead;
  return {
    ...page,
    // The first sentence is the answer, and compares gates if the title does.
    lead: [fittingParagraph(first, bounds, 1) ?? first, ...fitAll(rest)],
    sections: page.sections
      .filter(({ heading }, at) => at === 0 || !isForeign(heading, bounds))
      .map(fitSection)
      .filter(hasText),
    place: page.place && withWholeNote(page.place, fitSection(page.place)),
    questions: page.questions.filter(
      ({ question, answer }) => !isForeign(question, bounds) && !isForeign(`${question} ${answer}`, bounds),
    ),
  };
}

/** A paragraph about a place is kept only if every sentence of it fits. */
function withWholeNote(place: ComposedSection, fitted: ComposedSection): ComposedSection {
  return { ...fitted, text: place.text.filter((text) => fitted.text.includes(text)) };
}

function hasText({ text, points, steps, after }: ComposedSection): boolean {
  return text.length + points.length + steps.length + after.length > 0;
}
