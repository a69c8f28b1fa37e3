/** What a visit does at a place, and what it costs there. */
import { placePassages } from '#content/generator/places/place-passages.ts';
import { undecidedPrices } from '#content/generator/undecided-passages.ts';
import { partProminence } from '#content/generator/words/prominence.ts';
import { capitalise } from '#domain/generator/grammar.ts';
import { isCollective, type NamedSubject, prominenceOf } from '#domain/generator/title/find-subjects.ts';
import type { Purpose } from './purpose.ts';

export type Service = keyof typeof placePassages.services;

/** Subjects that rank as parts, but are about buying a whole motor. */
export const motorPurchaseIds: readonly string[] = ['kit-de-motor', 'automatizacao', 'motor-rapido'];

/** A title that seeks a motor in no particular words is one about buying it. */
export function serviceFor(service: Service, purpose: Purpose): Service {
  return service === 'any' && purpose === 'purchase' ? 'buy' : service;
}

/** A test by hand, which a page mentions once. */
const byHand = /na mão|com (?:uma|a) mão/;

/** Sentences on what the visit does, without those about another service or a test already mentioned. */
export function visitsFor(
  { subject }: NamedSubject,
  service: Service,
  { purpose, said }: { purpose: Purpose; said: string },
): readonly string[] {
  const { services } = placePassages;
  const { avoids } = services[serviceFor(service, purpose)];
  const isOther = new RegExp(`(?<!\\p{L})(?:${avoids})`, 'iu');
  const isSaid = (line: string) => byHand.test(line) && byHand.test(said);
  return subject.visit.filter(
    (line) => (avoids === '' || !isOther.test(line)) && !isSaid(line) && !asksToSend.test(line),
  );
}

/** Requests to send something, which come at the end of the page. */
const asksToSend =
  /(?<!\p{L})(?:mand[ae]|pedimos|bastam|diga|peça que|recebemos antes|já vai no carro|a foto d[ae])(?!\p{L})/iu;

/** Whether the title is about a part, which no kit replaces. */
export function isSinglePart({ id }: NamedSubject): boolean {
  return prominenceOf(id) === partProminence && !motorPurchaseIds.includes(id);
}

export const upkeepServices: readonly Service[] = ['repair', 'care', 'adjust'];

/** The prices at the place, for the service and the thing that the title names. */
export function termsOf(main: NamedSubject, service: Service, hasKit: boolean): readonly string[] {
  const { collectiveTerms, services } = placePassages;
  if (isCollective(main)) {
    if (service === 'care') return collectiveTerms.care;
    return upkeepServices.includes(service) ? collectiveTerms.repair : collectiveTerms.purchase;
  }
  const texts = services[service];
  return 'quoted' in texts && (!hasKit || isSinglePart(main)) ? quotedFor(main, texts.quoted) : texts.terms;
}

function quotedFor(main: NamedSubject, quoted: readonly string[]): readonly string[] {
  if (!isSinglePart(main)) return quoted;
  const own = undecidedPrices.parts[main.id];
  return own === undefined ? placePassages.services.any.terms : [`${capitalise(own)}.`];
}
