/** The end of a page: a link to read on, and what to send us. */
import {
  careRequests,
  dangerRequests,
  listedRequests,
  otherMakerRequests,
  purchaseRequests,
  questionRequests,
  repairRequests,
  sizedRequests,
  stoppedRequests,
  visitRequests,
} from '#content/generator/gate-passages.ts';
import { leafMaterials } from '#content/generator/size-judgements.ts';
import type { Aspect, Fault, FaultId, Subject, Wordings } from '#content/generator/subject.ts';
import { subjects } from '#content/generator/subjects.ts';
import { namesRival, serviceOf } from '#domain/generator/compose/compose-place.ts';
import type { ComposedSection } from '#domain/generator/compose/composed-page.ts';
import { kindsOfGate } from '#domain/generator/compose/pieces/gate-of-title.ts';
import type { Purpose } from '#domain/generator/compose/purpose.ts';
import { fillLine } from '#domain/generator/compose/wording/fill-line.ts';
import { coverage } from '#domain/generator/likeness/query.ts';
import { pick, type Random } from '#domain/generator/random.ts';
import { serviceSubjects } from '#domain/generator/title/asked-aspects.ts';
import { askedPhrase } from '#domain/generator/title/asked-phrase.ts';
import { isCollective, isGeneral, type NamedSubject } from '#domain/generator/title/find-subjects.ts';
import { isServedPlace } from '#domain/generator/title/place/known-places.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { gateInTitle } from './gate-in-title.ts';
import { purposeOf } from './purpose-of-title.ts';

/** What a line is for, by its words and its link. A line of neither kind serves every purpose. */
const purchaseLine =
  /(?<!\p{L})(?:kit|jetflex|speedy|comprar|medidas?|proposta|ficaria|vai ficar|comprimento|largura|motor novo|motorizar|pôr motor|instala\p{L}*|compara\p{L}*)(?!\p{L})|\/(?:motores|topicos\/(?:motor|instalacao|kit))/iu;
const repairLine =
  /consert|defeit|barulho|apito|parou|já foi tentado|ele faz|falha|\/topicos\/(?:conserto|manutencao)|quanto-custa-consertar/iu;

function serves(line: string, purpose: Purpose): boolean {
  const isForPurchase = purchaseLine.test(line);
  const isForRepair = repairLine.test(line);
  if (isForPurchase === isForRepair) return true;
  return purpose === (isForPurchase ? 'purchase' : 'repair');
}

/** A line is the only choice if it covers at least this much more of the title than the others. */
const minLead = 0.05;

/** A page that already links elsewhere takes only a link about what its title says. */
const tellingShare = 0.3;

interface Closing {
  meaning: TitleMeaning;
  main: NamedSubject;
  fault: Fault | undefined;
  /** The text that a page of any length has. */
  written: string;
  sections: readonly ComposedSection[];
  /** What to send for a word of the title that no text is about. */
  admitted: readonly string[];
}

export function closingOf(
  { meaning, main, fault, written, sections, admitted }: Closing,
  streams: (name: string) => Random,
): string[] {
  const links = linksFor(meaning, main, fault, written);
  const asked = admitted.length > 0 ? admitted : requestsFor(meaning, main);
  const isOwn =
    meaning.direct?.send !== undefined && !meaning.faults.some((fault) => dangerousFaults.includes(fault));
  const safe = isOwn ? asked : safelySent(asked, written);
  const sends = safe.some((line) => isListed(line, sections))
    ? listedRequests[purposeOf(meaning, main)]
    : safe;
  return [
    ...take(
      links.filter((line) => !linksAgain(line, written)),
      streams('further'),
    ),
    ...take(sends, streams('send')),
  ];
}

/** Lines with a link to read on; none if the page has linked enough. */
function linksFor(
  meaning: TitleMeaning,
  main: NamedSubject,
  fault: Fault | undefined,
  written: string,
): Wordings {
  const { direct, openQuery } = meaning;
  const hasLink = /\]\(\//.test(written);
  // The passage about a fault already links to a further page.
  if (fault && (direct === null || hasLink)) return [];
  const further = furtherFor(main.subject, meaning, purposeOf(meaning, main));
  if (direct?.further !== undefined || !hasLink) return further;
  return further.filter((line) => coverage(openQuery, line) >= tellingShare);
}

const dangerousFaults: readonly FaultId[] = ['burnt', 'shock', 'wet', 'falls', 'off-track'];

/** Things that somebody may be asked to send. */
const sendable = [
  /foto|fotograf/i,
  /vídeo|film[ea]|grave/i,
  /etiqueta/i,
  /bairro|endereço/i,
  /medidas?|comprimento|largura|altura/i,
  /material/i,
  /(?:faz|deixou de fazer|desde quando|aconteceu)/i,
];
/** What makes a list one of things to send, and not of things to look at. */
const sendingWords = /foto|fotograf|vídeo|bairro/i;
const fewestListed = 2;
const listedShare = 0.6;

/** Whether a list of the page asks for most of what the line asks for. */
export function isListed(line: string, sections: readonly Pick<ComposedSection, 'points'>[]): boolean {
  const asked = sendable.filter((thing) => thing.test(line));
  return sections.some(({ points }) => {
    const texts = points.map(({ text }) => text);
    if (texts.filter((text) => sendingWords.test(text)).length < fewestListed) return false;
    const shared = asked.filter((thing) => texts.some((text) => thing.test(text)));
    return shared.length >= fewestListed && shared.length / asked.length >= listedShare;
  });
}

/** Whether a line leads to a page that the text already links to. */
function linksAgain(line: string, written: string): boolean {
  return [...line.matchAll(/\]\([^)]+\)/g)].some(([link]) => written.includes(link));
}

/** Words with which a page says that nobody may run the motor. */
const stops =
  /pare de (?:usar|acionar)|não (?:se )?(?:insista|acione|ligue|religue|prove|teste|testa)|(?:deixe|mantenha)[^.]*disjuntor desligado|desligue (?:já )?o disjuntor(?: e|,)/i;
const filmingWords = /vídeo|film[ea]|grave/i;

/** Leaves out requests to film a motor that, according to the page, must stay switched off. */
function safelySent(lines: Wordings, written: string): Wordings {
  if (!stops.test(written)) return lines;
  const still = lines.filter((line) => !filmingWords.test(line));
  return still.length > 0 || lines.length === 0 ? still : stoppedRequests;
}

function take(lines: Wordings, random: Random): string[] {
  return lines.length === 0 ? [] : [fillLine(pick(lines, random))];
}

/** Lines with a link to a further page. Of those that serve the purpose, the ones that cover most of the title. */
export function furtherFor(subject: Subject, meaning: TitleMeaning, purpose: Purpose): Wordings {
  const { direct, query } = meaning;
  if (direct?.further !== undefined) return [direct.further];
  // A reader who asks for the price of another trade's work has no trouble with a gate.
  const asksOtherPrice =
    isRefused(subject) && meaning.aspects.includes('price') && meaning.faults.length === 0;
  const further = asksOtherPrice ? [] : subject.further;
  // Replacing a part is both a repair and a purchase.
  const serving = further.filter((line) => meaning.aspects.includes('replace') || serves(line, purpose));
  const fitting = serving.length > 0 ? serving : (subjects['portao-automatico']?.further.slice(0, 1) ?? []);
  const coverages = fitting.map((line) => coverage(query, line));
  const most = Math.max(...coverages);
  return fitting.filter((_, at) => most - (coverages[at] ?? 0) < minLead);
}

/** Whether a subject is wholly the work of others. */
function isRefused({ isNeighbour, isPartlyOurs }: Subject): boolean {
  return isNeighbour === true && !isPartlyOurs;
}

/** What a page asks its reader to send. A mere question about a gate asks for nothing. */
function requestsFor(meaning: TitleMeaning, main: NamedSubject): Wordings {
  const { direct } = meaning;
  if (direct?.send !== undefined) return [direct.send];
  const { subject, id } = main;
  const isAsking = direct !== null && meaning.faults.length === 0 && askedPhrase(meaning.title).isQuestion;
  // A reader who asks how much a motor consumes has nothing to send, unless it is a model to buy.
  const namesModel = meaning.models.length > 0;
  if (!namesModel && direct?.aspects?.includes('works') && !direct.aspects.includes('price')) return [];
  if (isAsking && purposeOf(meaning, main) === 'repair')
    return main.id === 'assistencia-tecnica' ? visitRequests : questionRequests;
  if (isRefused(subject) && meaning.faults.length === 0) {
    if (meaning.place !== null || meaning.aspects.includes('price')) return [];
  }
  const isWhole =
    isGeneral(main) ||
    kindsOfGate.includes(id) ||
    (serviceSubjects.includes(id) && id !== 'abertura-manual') ||
    id === 'kit-de-motor';
  if (!isWhole) {
    const serving = subject.send.filter(
      (line) => meaning.aspects.includes('replace') || serves(line, purposeOf(meaning, main)),
    );
    return serving.length > 0 ? serving : subject.send;
  }
  return (
    requestFor(meaning, main) ??
    (purposeOf(meaning, main) !== 'question' || direct === null || isServedPlace(meaning.place)
      ? subject.send
      : [])
  );
}

/** What to send for the purpose of a title; null for a question, where each subject has its own lines. */
export function requestFor(meaning: TitleMeaning, main: NamedSubject): Wordings | null {
  const purpose = purposeOf(meaning, main);
  if (purpose === 'question') return null;
  if (serviceOf(meaning, main) === 'care' && meaning.faults.length === 0) {
    const isForMany =
      [main, ...meaning.others].some(isCollective) || meaning.words.some((word) => contractWord.test(word));
    return careRequests[isForMany ? 'collective' : 'house'];
  }
  const isDangerous = meaning.faults.some((fault) => fault === 'burnt' || fault === 'shock');
  const mends =
    meaning.faults.length > 0 || meaning.aspects.some((aspect) => mendingAspects.includes(aspect));
  if (purpose === 'repair' && namesRival(meaning) && !mends) return otherMakerRequests;
  if (purpose === 'repair') return isDangerous ? dangerRequests : repairRequests;
  return sizedRequest(meaning) ?? purchaseRequests[gateInTitle(meaning) ?? 'any'];
}

/** A request without the sizes and the material that the title gives. */
function sizedRequest(meaning: TitleMeaning): Wordings | null {
  const sizes = meaning.figures.filter(({ unit }) => unit === 'metre').length;
  if (sizes === 0) return null;
  const namesMaterial = leafMaterials.some(({ words }) => meaning.words.some((word) => words.test(word)));
  const line = sizedRequests[`${sizes > 1 ? 'both' : 'one'}${namesMaterial ? 'OfMaterial' : ''}`];
  return [line.replace('{lado}', sizedRequests.shows[gateInTitle(meaning) ?? 'any'])];
}

const mendingAspects: readonly Aspect[] = ['repair', 'adjust', 'program', 'care', 'replace'];
const contractWord = /^(?:contrat|mensa|empresa|condomin|predio|escola|galpao|loja)/;
