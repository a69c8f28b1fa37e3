/** What a page rests on before any piece is lent to it: what its title asks, and the texts that answer it directly. */
import type { Fault, Question, SubjectSection } from '#content/generator/subject.ts';
import { asksBeforeFault } from '#domain/generator/compose/asks-before-fault.ts';
import { type BrandPieces, brandOf, noBrand } from '#domain/generator/compose/compose-brands.ts';
import { composeFigures, type FigurePieces } from '#domain/generator/compose/compose-figures.ts';
import { type Opening, openingOf } from '#domain/generator/compose/compose-opening.ts';
import { placeLead, placeSlots, serviceOf } from '#domain/generator/compose/compose-place.ts';
import { purposeOf, servesPurpose } from '#domain/generator/compose/fitting/purpose-of-title.ts';
import { shownBeside } from '#domain/generator/compose/fitting/shown-beside.ts';
import {
  coversBrand,
  findFault,
  isAboutWhole,
  otherSubjects,
} from '#domain/generator/compose/page-matter.ts';
import type { Asked } from '#domain/generator/compose/pieces/asked.ts';
import { askedOfPage } from '#domain/generator/compose/pieces/asked-of-page.ts';
import {
  areParts,
  isBeyondKits,
  isGateOfPart,
  quotesKits,
} from '#domain/generator/compose/pieces/gate-of-title.ts';
import type { Purpose } from '#domain/generator/compose/purpose.ts';
import { withBrandNamed } from '#domain/generator/compose/wording/brand-in-opening.ts';
import type { Slots } from '#domain/generator/compose/wording/fill-line.ts';
import type { Random } from '#domain/generator/random.ts';
import type { NamedSubject } from '#domain/generator/title/find-subjects.ts';
import { isServedPlace } from '#domain/generator/title/place/known-places.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { withBothHalves, withVerdict } from './both-halves.ts';

/** @returns a random number generator of its own for each name */
export type Streams = (name: string) => Random;

export type Piece = SubjectSection | Question;

export interface PageBasis {
  meaning: TitleMeaning;
  main: NamedSubject;
  /** Further subjects that deserve a section of their own. */
  others: readonly NamedSubject[];
  asked: Asked;
  fault: Fault | undefined;
  brand: BrandPieces;
  figures: readonly FigurePieces[];
  opening: Opening;
  service: ReturnType<typeof serviceOf>;
  purpose: Purpose;
  /** The words for the place of the title, and the sentence about it. Both null without a place. */
  slots: Slots | null;
  placeSentence: string | null;
  isServed: boolean;
  /** The title complains about a fault, and does not ask how to prevent it. */
  isComplaint: boolean;
  isRepair: boolean;
  /** Whether one of the kits with a fixed price may serve the gate. */
  hasKit: boolean;
  /** Whether a piece fits the title's gate, motor and kits. */
  isShown(piece: Piece): boolean;
  /** Whether a piece fits the title, and what its reader wants done as well. */
  mayAppear(piece: Piece): boolean;
}

export function basisOf(meaning: TitleMeaning, main: NamedSubject, streams: Streams): PageBasis {
  const { place, direct } = meaning;
  const isWhole = isAboutWhole(main);
  const isAnsweredHere = direct !== null && !direct.isComplaint && place?.reach !== 'far';
  const fault = isAnsweredHere ? undefined : findFault(meaning, main);
  const asked = askedOfPage(meaning, main, { isWhole, fault });
  const brand = coversBrand(direct) ? noBrand : brandOf(meaning, main, isWhole, streams('brand'));
  const figures = composeFigures(meaning, main, streams('figure'));
  const others = otherSubjects(meaning, main);
  const beside = others.find((other) => !isGateOfPart(main, other));
  const general = openingOf({ meaning, main, asked, fault, brand, figures, beside, streams });
  const named = { ...general, first: withBrandNamed(general.first, meaning) };
  const opening =
    place?.reach === 'far' ? named : withVerdict(withBothHalves(named, meaning, main), meaning, main);
  const service = serviceOf(meaning, main);
  const slots = place ? placeSlots(place, streams('nearby'), meaning.furtherPlaces) : null;
  const isAnswered = direct !== null || areParts(main);
  const beforePlace = { main, isUrgent: meaning.isUrgent, service, answer: opening.first, isAnswered };
  const purpose = purposeOf(meaning, main);
  const isComplaint = fault !== undefined && !asksBeforeFault(meaning);
  const hasKit = !isBeyondKits(meaning);
  const suitsTitle = shownBeside(meaning);
  const isShown = (piece: Piece) => suitsTitle(piece) && (hasKit || !quotesKits(piece));
  return {
    meaning,
    main,
    others,
    asked,
    fault,
    brand,
    figures,
    opening,
    service,
    purpose,
    slots,
    placeSentence: place && slots ? placeLead(place, slots, beforePlace, streams('place lead')) : null,
    isServed: isServedPlace(place),
    isComplaint,
    isRepair: isComplaint || purpose === 'repair',
    hasKit,
    isShown,
    mayAppear: (piece) => isShown(piece) && servesPurpose(piece, purpose, meaning),
  };
}
