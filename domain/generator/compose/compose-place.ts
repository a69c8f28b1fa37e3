/** What a page says about the place of its title. */
import { coastPlaces } from '#content/generator/places/far-places.ts';
import { durationOfWork, placePassages } from '#content/generator/places/place-passages.ts';
import type { Aspect } from '#content/generator/subject.ts';
import { enumerate } from '#domain/generator/grammar.ts';
import { pick, type Random, shuffled } from '#domain/generator/random.ts';
import { ourNames } from '#domain/generator/title/find-brands.ts';
import { isCollective, isGeneral, type NamedSubject } from '#domain/generator/title/find-subjects.ts';
import { isServedPlace, type NamedPlace } from '#domain/generator/title/place/known-places.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { type ComposedSection, rankedPoints, sectionOf } from './composed-page.ts';
import { type NoteRequest, noteOn } from './fitting/note-of-place.ts';
import { placesBeside, towards } from './fitting/town-of-place.ts';
import { isSinglePart, motorPurchaseIds, type Service, upkeepServices, visitsFor } from './terms-of-place.ts';
import { fillLine, type Slots } from './wording/fill-line.ts';
import { isHighway } from './wording/highway-condition.ts';
import { labelOf, topicOf } from './wording/label.ts';

const maxNearby = 3;

/** The service that each aspect asks for. The first aspect of a title that asks for a service decides. */
const serviceOfAspect: Partial<Record<Aspect, Service>> = {
  repair: 'repair',
  install: 'install',
  buy: 'buy',
  choose: 'buy',
  replace: 'replace',
  program: 'controls',
  care: 'care',
  adjust: 'adjust',
};

/** The service of a subject whose title asks for nothing in particular. */
const serviceOfSubject: Readonly<Record<string, Service>> = {
  'assistencia-tecnica': 'repair',
  automatizacao: 'install',
  'manutencao-preventiva': 'care',
  'kit-de-motor': 'buy',
  'controle-remoto': 'controls',
  'codigo-rolante': 'controls',
};

/** The service that the title asks for at its place. */
export function serviceOf(meaning: TitleMeaning, main: NamedSubject): Service {
  const { aspects, faults } = meaning;
  const requested = aspects.flatMap((aspect) => serviceOfAspect[aspect] ?? [])[0];
  // A remote control is programmed again or replaced, not repaired.
  if (serviceOfSubject[main.id] === 'controls') return 'controls';
  if (requested) return requested;
  // We only repair motors of brands that we do not sell.
  if (faults.length > 0 || namesRival(meaning)) return 'repair';
  return namesCompany(main) ? 'any' : (serviceOfSubject[main.id] ?? 'any');
}

/** Whether the title names one brand, and not one of ours. */
export function namesRival({ brands }: Pick<TitleMeaning, 'brands'>): boolean {
  return brands.length === 1 && brands.every((name) => !ourNames.includes(name));
}

/** `Empresa de portão` installs as well as it repairs. */
export function namesCompany({ alias }: Pick<NamedSubject, 'alias'>): boolean {
  return alias !== null && /^(?:empresa|profissional|serviço|instalador)/.test(alias);
}

/** Whether the title is about buying a motor and names nothing to repair. */
export function isPurchase({ aspects, faults }: TitleMeaning, { id }: NamedSubject): boolean {
  const mends = aspects.some((aspect) => mending.includes(aspect)) || faults.length > 0;
  return !mends && (isGeneral({ id }) || id.startsWith('portao-') || motorPurchaseIds.includes(id));
}

/** 'Lei 16.809/2018', 'resolução 38 do Contran'. */
const citesLaw = /\bLei \d|\bContran\b/;

const mending: readonly Aspect[] = ['repair', 'care', 'adjust', 'program', 'signs', 'power'];

/** @param others the further places of the title, which are not said again to be nearby */
export function placeSlots(place: NamedPlace, random: Random, others: readonly NamedPlace[] = []): Slots {
  const beside = placesBeside(place);
  const unsaid = beside.filter((name) => !others.some((other) => other.name === name));
  return {
    onde: place.where,
    'de lugar': place.whose,
    lugar: withArticle(place),
    nome: place.name,
    página: place.slug ?? '',
    'a perto': towards(shuffled(unsaid.length > 0 ? unsaid : beside, random).slice(0, maxNearby)),
  };
}

interface PlaceLead {
  /** Null if the generator knows no subject of the page. */
  main: NamedSubject | null;
  isUrgent: boolean;
  service: Service;
  /** The answer that comes before the sentence. */
  answer: string;
  /** Whether that answer is complete, so that the place only has to be named. */
  isAnswered: boolean;
}

/** A sentence for the opening of the page. */
export function placeLead(
  place: NamedPlace,
  slots: Slots,
  { main, isUrgent, service, answer, isAnswered }: PlaceLead,
  random: Random,
): string {
  if (place.reach === 'far') return fillLine(pick(placePassages.outside.lead, random), slots);
  if (place.reach === 'unknown') {
    return fillLine(pick(unlistedLead(place), random), slots);
  }
  const isOurs = main !== null && (!main.subject.isNeighbour || main.subject.isPartlyOurs === true);
  // A part is neither a motor nor sold with one.
  const isAboutMotor = service === 'install' || service === 'buy';
  const offered = main && isSinglePart(main) && isAboutMotor ? 'any' : service;
  const ourLeads = isAnswered ? placePassages.answeredLead : placePassages.services[offered].lead;
  const leads: readonly string[] = isOurs ? ourLeads : placePassages.neighbourLead;
  // The sentence about urgent cases already gives the opening hours.
  const isSaid = (lead: string) =>
    (lead.includes('{horário}') && (isUrgent || answer.includes(fillLine('{horário}')))) ||
    visitFree.some((words) => words.test(lead) && words.test(answer));
  const fitting = leads.filter((lead) => !isSaid(lead));
  return fillLine(pick(fitting.length > 0 ? fitting : leads, random), slots);
}

/** Promises that the sentence about the place must not repeat from the answer. */
const visitFree = [/taxa|não paga a visita/, /valor (?:é )?dito antes|antes de começar|preço fechado/];

function unlistedLead(place: NamedPlace): readonly string[] {
  const { lead, street, highway } = placePassages.unknown;
  if (isHighway(place)) return highway;
  return streetPrefix.test(place.name) ? street : lead;
}

const streetPrefix = /^(?:Rua|R\.|Avenida|Av\.?|Alameda|Travessa|Rodovia|Estrada|Praça|Largo) /i;

/** What a reader at a place that we do not serve wants. */
export type ElsewhereKind = keyof typeof placePassages.outside.points;

/** For a place where we do not go: what to ask a technician there. */
export function elsewhereSection(
  main: NamedSubject,
  slots: Slots,
  kind: ElsewhereKind,
  random: Random,
): ComposedSection {
  const { heading, points, coast } = placePassages.outside;
  const named = { ...slots, assunto: labelOf(main) };
  const isByTheSea = coastPlaces.has(slots.nome ?? '') && kind !== 'controls';
  return sectionOf({
    heading: fillLine(heading, named),
    text: isByTheSea ? [fillLine(coast, named)] : [],
    points: rankedPoints(
      points[kind].map((line) => fillLine(line)),
      random,
    ),
  });
}

export interface PlaceSection {
  section: ComposedSection;
  /** Whether it tells something that is known of the place. */
  isKnown: boolean;
}

interface PlaceRequest extends Omit<NoteRequest, 'main'> {
  service: Service;
  /** What the page has said. */
  said: string;
  /** The further places of the title. */
  others: readonly NamedPlace[];
  /** Whether a text says nothing of a gate or of an audience that the title is not about. */
  isFitting: (text: string) => boolean;
}

/** @returns null for a subject that is not ours, for which the sentence of the opening says enough */
export function placeSection(
  place: NamedPlace,
  main: NamedSubject,
  slots: Slots,
  { service, said, others, gate, purpose, isFitting }: PlaceRequest,
  random: Random,
): PlaceSection | null {
  const { unknown, services, withPage, withoutPage, appointment, known, ofVisit } = placePassages;
  const express = isCollective(main) ? placePassages.expressInBuilding : placePassages.express;
  if (place.reach === 'unknown') {
    const heading = fillLine(unknown.heading, slots);
    const text = unknown.text.map((line) => fillLine(line, slots));
    return { section: sectionOf({ heading, text }), isKnown: false };
  }
  // A page on what the law of a city allows needs no visit and no price.
  if (main.subject.isNeighbour || citesLaw.test(said)) return null;
  const visits = visitsFor(main, service, { purpose, said });
  // The visit is the same in every place of the title; what is known is known of the first.
  const areServed = others.every(isServedPlace);
  const places = areServed ? [place, ...others] : [place];
  const everywhere = { ...slots, onde: enumerate(places.map(({ where }) => where)) };
  const visit = visits.length > 0 ? fillLine(pick(visits, random), everywhere) : '';
  const wholeNote = noteOn(place, { main, gate, purpose });
  // A note that would lose a sentence later would leave its heading with nothing below.
  const note = isFitting(wholeNote) ? wholeNote : '';
  // Where nothing known of the place concerns the title, a sentence says what we do there.
  const ofVisits = isFitting(visit) ? visit : '';
  const told = note === '' ? ofVisits : note;
  const aboutPage = told === '' ? appointment.withPage : withPage;
  const about = place.reach === 'page' ? aboutPage : withoutPage;
  const headingFor = (text: string) => {
    if (/^visitas?$/.test(topicOf(main))) return ofVisit;
    if (text === '') return appointment.heading;
    if (text === note) return known;
    return services[service].heading;
  };
  const isExpressSaid = said.includes('Manutenção Express');
  const hasExpress = place.hasExpress && upkeepServices.includes(service) && !isExpressSaid;
  const section = sectionOf({
    heading: fillLine(headingFor(told), { ...(told === note ? slots : everywhere), assunto: topicOf(main) }),
    text: [told === '' ? bareText(service, random) : told],
    // The sentence in place of a note has already said how the day is arranged.
    after:
      told === '' && place.reach !== 'page' && !hasExpress
        ? []
        : [
            [
              fillLine(pick(about, random), slots),
              ...(hasExpress ? express.map((line) => fillLine(line, slots)) : []),
            ].join(' '),
          ],
  });
  return { section, isKnown: note !== '' && place.reach === 'page' };
}

/** How the visit is arranged, where the page has said everything else. */
function bareText(service: Service, random: Random): string {
  return fillLine(`${pick(placePassages.appointment.text, random)} ${durationOfWork[service] ?? ''}`.trim());
}

/**
 * `a Penha`, `o Brás`, `Moema`: the contraction implies the article. In `na Granja Viana (Cotia)` it is not that of
 * Cotia.
 */
function withArticle({ name, where }: NamedPlace): string {
  const [preposition = ''] = where.split(' ');
  const article = { na: 'a', no: 'o', nos: 'os', nas: 'as' }[preposition];
  return article === undefined || where !== `${preposition} ${name}` ? name : `${article} ${name}`;
}
