/** The first paragraph of a title that seeks a motor or a service at a place that we serve. */

import type { GateMovement } from '#content/generator/gate-passages.ts';
import { placeOpenings } from '#content/generator/places/place-openings.ts';
import type { Aspect, Wordings } from '#content/generator/subject.ts';
import { undecidedPrices } from '#content/generator/undecided-passages.ts';
import { pick, type Random } from '#domain/generator/random.ts';
import { askedPhrase } from '#domain/generator/title/asked-phrase.ts';
import { isGeneral, type NamedSubject } from '#domain/generator/title/find-subjects.ts';
import { isServedPlace } from '#domain/generator/title/place/find-quarter.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { kitsSection } from './brand-sections.ts';
import { serviceOf } from './compose-place.ts';
import type { ComposedSection } from './composed-page.ts';
import { errandOf } from './fitting/errand-of-title.ts';
import { gateInTitle } from './fitting/gate-in-title.ts';
import { serviceFor } from './terms-of-place.ts';
import { fillLine } from './wording/fill-line.ts';
import { labelOf } from './wording/label.ts';

const ofGate: readonly string[] = ['portao-basculante', 'portao-de-correr', 'portao-pivotante'];
const ofService: readonly string[] = ['assistencia-tecnica', 'manutencao-preventiva', 'automatizacao'];

/** Work on a part at the price of the part. What a repair needs differs, and comes first. */
const ofPart: readonly Aspect[] = ['replace', 'adjust', 'install'];

/** The price of these is that of programming one, which does not hold for a new battery. */
const ofControls: readonly string[] = ['controle-remoto', 'codigo-rolante'];

/** @returns null if the title asks for more than a service, which has another answer */
export function openingAtPlace(meaning: TitleMeaning, main: NamedSubject, random: Random): string | null {
  const { place, direct, faults, brands, figures, models, motors } = meaning;
  const isAlone = faults.length + brands.length + figures.length + models.length + motors.length === 0;
  const isBare = direct === null && isAlone;
  // 'Ajuste de fim de curso Osasco' wants somebody to do it, and 'como ajustar' wants to know how.
  const isBareOfPart =
    isAlone &&
    (direct === null ||
      (direct.subject === main.id &&
        !direct.answer.some((line) => line.includes('{{')) &&
        !askedPhrase(meaning.title).isQuestion));
  const priced = undecidedPrices.parts[main.id];
  const isOfPart =
    meaning.aspects.some((aspect) => ofPart.includes(aspect)) &&
    !ofControls.includes(main.id) &&
    meaning.others.every((other) => isGeneral(other) || ofGate.includes(other.id));
  if (isServedPlace(place) && isBareOfPart && priced !== undefined && isOfPart)
    return fillLine(pick(placeOpenings.part, random).replace('{preço}', priced), { onde: place.where });
  const isPlain =
    isBare &&
    (isGeneral(main) || ofGate.includes(main.id) || ofService.includes(main.id)) &&
    !meaning.others.some(({ id }) => !isGeneral({ id }) && !ofGate.includes(id) && !ofService.includes(id));
  if (!isServedPlace(place) || !isPlain) return null;
  const lines = linesFor(meaning, main);
  if (lines === null) return null;
  const gate = [main, ...meaning.others].find(({ id }) => ofGate.includes(id));
  const thing = ofService.includes(main.id) ? 'portão automático' : labelOf(main);
  const gateName = gate === undefined ? '' : labelOf(gate);
  return fillLine(pick(lines, random), {
    onde: place.where,
    coisa: thing,
    motor:
      gate === undefined
        ? 'motor de portão'
        : gateName.startsWith('motor')
          ? gateName
          : `motor em ${gateName}`,
  });
}

/** The table of the kits, for a title that only seeks a motor at a place. */
export function kitsAtPlace(
  meaning: TitleMeaning,
  main: NamedSubject,
  streams: (name: string) => Random,
): ComposedSection[] {
  const lines = linesFor(meaning, main);
  const { install, buy, gate } = placeOpenings;
  const isOfKits = [install.any, install.tilting, buy.any, buy.tilting, gate].some((some) => some === lines);
  if (!isOfKits || meaning.direct !== null) return [];
  return [kitsSection(streams('kits at place'))];
}

function linesFor(meaning: TitleMeaning, main: NamedSubject): Wordings | null {
  const errand = errandOf(meaning, main);
  const service = serviceFor(serviceOf(meaning, main), errand);
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
