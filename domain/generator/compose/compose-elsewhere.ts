/**
 * A page about a place out of our area. It says that we do not go there, answers what is the same everywhere, and says
 * what to ask a technician there. It offers nothing of ours, because nobody there can buy it.
 */
import { placePassages } from '#content/generator/places/place-passages.ts';
import type { Fault } from '#content/generator/subject.ts';
import { admitUnknown } from '#domain/generator/claims/admit-unknown.ts';
import { unsaidIn } from '#domain/generator/claims/said-claims.ts';
import type { Random } from '#domain/generator/random.ts';
import { isCollective, type NamedSubject } from '#domain/generator/title/find-subjects.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import type { Opening } from './compose-opening.ts';
import { type ElsewhereKind, elsewhereSection, isPurchase, namesRival, serviceOf } from './compose-place.ts';
import type { ComposedPage } from './composed-page.ts';
import { faultSection } from './fault-section.ts';
import { withPlacesAsFar } from './fitting/further-places.ts';
import { gateInTitle } from './fitting/gate-in-title.ts';
import { wantsPrice } from './fitting/priced-lead.ts';
import { describedBy } from './wording/describe-page.ts';
import { fillLine, type Slots } from './wording/fill-line.ts';

const { outside } = placePassages;

interface Elsewhere {
  meaning: TitleMeaning;
  main: NamedSubject;
  opening: Opening;
  fault: Fault | undefined;
  placeSentence: string;
  slots: Slots;
}

export function composeElsewhere(
  { meaning, main, opening, fault, placeSentence, slots }: Elsewhere,
  streams: (name: string) => Random,
): ComposedPage {
  // An answer to the title itself comes before the text about its fault.
  const isTold = meaning.direct !== null && opening.sections.length > 0;
  const heldSections =
    fault && !isTold ? [faultSection(fault, { saysTechnician: false }, streams('fault'))] : opening.sections;
  const kind = kindOf(meaning, main);
  // A reader who asks what to do, or whether we come, has no use for our prices.
  const isPriced = meaning.aspects.includes('price');
  const isCompared =
    kind === 'care' || (wantsPrice(meaning, main) && meaning.direct?.answerAtPlace === undefined);
  const compared = fillLine(outside.after[kind === 'purchase' ? boughtKind(meaning, main) : kind], slots);
  // An answer that holds anywhere has a section. Advice on whom to call fits in one paragraph.
  const isAdvised = heldSections.length === 0;
  const place = isAdvised ? elsewhereSection(main, slots, kind, streams('place')) : null;
  const isAboutBrands = fault === undefined && (meaning.direct === null || isAdvised);
  const lead = [
    isAdvised && isCompared ? `${placeSentence} ${compared}` : placeSentence,
    ...(isAdvised ? [] : [isPriced ? `${opening.first} ${compared}` : opening.first]),
    ...opening.context,
    ...(isAboutBrands ? adviceOnBrands(meaning.brands) : []),
  ];
  const heading = (heldSections[0] ?? place)?.heading ?? '';
  const unsaid = unsaidIn([...lead, heading].join(' '), meaning.claims);
  const page: ComposedPage = {
    lead: [...lead, ...admitUnknown(meaning, unsaid, streams('honest')).paragraphs],
    sections: heldSections.slice(0, 1),
    place,
    questionsHeading: '',
    questions: [],
    closing: [fillLine(outside.closing)],
    descriptions: describedBy(main, { first: placeSentence, places: [] }),
  };
  return withPlacesAsFar(page, meaning.furtherPlaces, placeSentence);
}

/** What to ask there about the brand of the title, or by what to choose between two. */
function adviceOnBrands([brand, rival]: readonly string[]): string[] {
  if (brand === undefined) return [];
  return rival === undefined
    ? [fillLine(outside.brand, { marca: brand })]
    : [fillLine(outside.brands, { primeira: brand, segunda: rival })];
}

/** The kind of purchase that the prices are compared for. The kits are compared only for gates that they move. */
function boughtKind(meaning: TitleMeaning, main: NamedSubject): keyof typeof outside.after {
  if (isCollective(main)) return 'building';
  const gate = gateInTitle(meaning);
  return gate === 'sliding' || gate === 'swinging' ? gate : 'purchase';
}

function kindOf(meaning: TitleMeaning, main: NamedSubject): ElsewhereKind {
  const service = serviceOf(meaning, main);
  if (service === 'controls') return 'controls';
  if (service === 'care') return 'care';
  return isPurchase(meaning, main) && !namesRival(meaning) ? 'purchase' : 'repair';
}
