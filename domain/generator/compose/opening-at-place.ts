/** The first paragraph of a title that seeks a motor or a service at a place that we serve. */

import type { GateMovement } from '#content/generator/gate-passages.ts';
import { placeOpenings } from '#content/generator/places/place-openings.ts';
import type { Aspect, Wordings } from '#content/generator/subject.ts';
import { undecidedPrices } from '#content/generator/undecided-passages.ts';
import { pick, type Random } from '#domain/generator/random.ts';
import { askedPhrase } from '#domain/generator/title/asked-phrase.ts';
import { isGeneral, isRemote, type NamedSubject } from '#domain/generator/title/find-subjects.ts';
import { isServedPlace } from '#domain/generator/title/place/known-places.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { kitsSection } from './brand-sections.ts';
import { serviceOf } from './compose-place.ts';
import type { ComposedSection } from './composed-page.ts';
import { gateInTitle } from './fitting/gate-in-title.ts';
import { purposeOf } from './fitting/purpose-of-title.ts';
import { serviceFor } from './terms-of-place.ts';
import { fillLine } from './wording/fill-line.ts';
import { labelOf } from './wording/label.ts';

const gateIds: readonly string[] = ['portao-basculante', 'portao-de-correr', 'portao-pivotante'];
const serviceIds: readonly string[] = ['assistencia-tecnica', 'manutencao-preventiva', 'automatizacao'];

/** Work on a part at the price of the part. What a repair needs differs, and comes first. */
const partJobs: readonly Aspect[] = ['replace', 'adjust', 'install'];

/** @returns null if the title asks for more than a service, which has another answer */
export function openingAtPlace(meaning: TitleMeaning, main: NamedSubject, random: Random): string | null {
  const { place, faults, brands, figures, models, motors } = meaning;
  const isAlone = faults.length + brands.length + figures.length + models.length + motors.length === 0;
  if (!isServedPlace(place) || !isAlone) return null;
  return (
    partOpening(meaning, main, place.where, random) ?? serviceOpening(meaning, main, place.where, random)
  );
}

function partOpening(
  meaning: TitleMeaning,
  main: NamedSubject,
  where: string,
  random: Random,
): string | null {
  const price = undecidedPrices.parts[main.id];
  // The price of a remote is that of programming one, which does not hold for a new battery.
  const isPartJob =
    meaning.aspects.some((aspect) => partJobs.includes(aspect)) &&
    !isRemote(main) &&
    meaning.others.every((other) => isGeneral(other) || gateIds.includes(other.id));
  if (price === undefined || !isPartJob || !wantsItDone(meaning, main)) return null;
  return fillLine(pick(placeOpenings.part, random).replace('{preço}', price), { onde: where });
}

/** 'Ajuste de fim de curso Osasco' wants somebody to do it, and 'como ajustar' wants to know how. */
function wantsItDone({ title, direct }: TitleMeaning, main: NamedSubject): boolean {
  if (direct === null) return true;
  const quotesPrice = direct.answer.some((line) => line.includes('{{'));
  return direct.subject === main.id && !quotesPrice && !askedPhrase(title).isQuestion;
}

function serviceOpening(
  meaning: TitleMeaning,
  main: NamedSubject,
  where: string,
  random: Random,
): string | null {
  const named = [main, ...meaning.others];
  const namesOnlyGates = named.every(
    ({ id }) => isGeneral({ id }) || gateIds.includes(id) || serviceIds.includes(id),
  );
  if (meaning.direct !== null || !namesOnlyGates) return null;
  const lines = linesFor(meaning, main);
  if (lines === null) return null;
  const gate = named.find(({ id }) => gateIds.includes(id));
  return fillLine(pick(lines, random), {
    onde: where,
    coisa: serviceIds.includes(main.id) ? 'portão automático' : labelOf(main),
    motor: motorFor(gate),
  });
}

function motorFor(gate: NamedSubject | undefined): string {
  if (gate === undefined) return 'motor de portão';
  const label = labelOf(gate);
  return label.startsWith('motor') ? label : `motor em ${label}`;
}

/** The table of the kits, for a title that only seeks a motor at a place. */
export function kitsAtPlace(
  meaning: TitleMeaning,
  main: NamedSubject,
  streams: (name: string) => Random,
): ComposedSection[] {
  const lines = linesFor(meaning, main);
  const { install, buy, gate } = placeOpenings;
  const isAboutKits = [install.any, install.tilting, buy.any, buy.tilting, gate].some(
    (some) => some === lines,
  );
  if (!isAboutKits || meaning.direct !== null) return [];
  return [kitsSection(streams('kits at place'))];
}

function linesFor(meaning: TitleMeaning, main: NamedSubject): Wordings | null {
  const purpose = purposeOf(meaning, main);
  const service = serviceFor(serviceOf(meaning, main), purpose);
  const gate = kindOf(gateInTitle(meaning));
  const { repair, assistance, company, adjust, care, install, buy, gate: ofAnyGate, replace } = placeOpenings;
  switch (service) {
    case 'repair':
      return main.id === 'assistencia-tecnica' ? assistance : repair;
    case 'any':
      return main.id === 'assistencia-tecnica' ? company : null;
    case 'adjust':
      return adjust;
    case 'care':
      return care;
    case 'install':
      return install[gate];
    case 'replace':
      return main.id === 'motor' ? replace : null;
    case 'buy':
      return main.id === 'portao-automatico' && meaning.aspects.length === 0 ? ofAnyGate : buy[gate];
    default:
      return null;
  }
}

function kindOf(gate: GateMovement | null): 'any' | 'tilting' | 'quoted' {
  if (gate === null) return 'any';
  return gate === 'tilting' ? 'tilting' : 'quoted';
}
