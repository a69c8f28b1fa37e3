/** How much a page has besides its answer, and what does not belong there. */
import { termsPassages } from '#content/generator/places/place-passages.ts';
import type { Fault, Subject, Topic, Wordings } from '#content/generator/subject.ts';
import { coverage } from '#domain/generator/likeness/query.ts';
import type { TitleMeaning } from '#domain/generator/title/understand-title.ts';
import { isPurchase } from './compose-place.ts';
import type { Asked } from './pieces/choose-pieces.ts';
import { isBeyondKits } from './pieces/gate-of-title.ts';

/** The most pieces of a page about a subject that is not ours, or with a word of the title that has no answer. */
const shortPage = { sections: 2, questions: 2 };
const unsurePage = { sections: 2, questions: 1 };
const anyLength = { sections: Number.POSITIVE_INFINITY, questions: Number.POSITIVE_INFINITY };

export function limitOf(subject: Subject, isUnsure: boolean): { sections: number; questions: number } {
  if (subject.isNeighbour) return shortPage;
  return isUnsure ? unsurePage : anyLength;
}

/** The fewest sections of a page if its title asks for them. A direct answer needs little besides its questions. */
const leastSections = { answered: 1, complaint: 1, telling: 2, else: 3 };

/** @param own how many sections the title decides */
export function leastBeside(
  { direct }: TitleMeaning,
  fault: Fault | undefined,
  asked: Asked,
  own: number,
): number {
  const isTelling = !fault && (asked.open.size > 0 || asked.isNarrow);
  const kind = direct ? 'answered' : fault && asked.isImplied ? 'complaint' : isTelling ? 'telling' : 'else';
  return Math.max(0, leastSections[kind] - own);
}

/** The most sections beside a direct answer or a complaint, not counting those of a second subject. */
const mostSections = { told: 2, complaint: 3 };

export function mostBeside(fault: Fault | undefined, { isTold }: Asked, own: number): number {
  if (!isTold && fault === undefined) return Number.POSITIVE_INFINITY;
  return Math.max(0, mostSections[isTold ? 'told' : 'complaint'] - own);
}

/** A page about a repair leaves out passages about a new motor. */
export const ofNewMotor = /\b(?:kit|jetflex|speedy|troca d[eo] motor|motor novo|motor velho)\b/i;

/** A page about buying a motor leaves out passages about repairing the old one. */
export const ofOldMotor = /consert|motor velho|rebobin|remend/i;

/** Topics about a motor that is already installed. */
export const ofUpkeep: readonly Topic[] = ['repair', 'signs', 'care', 'adjust', 'program'];

export const ofPurchase = /\b(?:kit|jetflex|speedy|comprar|pôr motor|instala\p{L}*)\b/iu;

const ofNextMotor = new RegExp(`${ofPurchase.source}|\\b(?:compara\\p{L}*|modelos?)\\b`, 'iu');

/**
 * The link to a further page: one about what the title asks, if there is one. After a question about a repair, a link
 * for buyers is used only if there is no other.
 */
export function furtherFor(
  { further }: Subject,
  service: string,
  { direct, query, topics, faults }: Pick<TitleMeaning, 'direct' | 'query' | 'topics' | 'faults'>,
): Wordings {
  if (direct?.further !== undefined) return [direct.further];
  const asks = (some: readonly Topic[]) => topics.some((topic) => some.includes(topic));
  const isStray = (line: string) =>
    service === 'repair'
      ? ofNextMotor.test(line)
      : faults.length === 0 &&
        ((ofRepair.test(line) && !asks(['repair', 'worth', 'replace', 'signs'])) ||
          (ofCare.test(line) && !asks(['care', 'lifetime'])));
  const others = further.filter((line) => !isStray(line));
  const fitting = others.length > 0 ? others : further;
  const spoken = fitting.map((line) => coverage(query, line));
  const most = Math.max(...spoken);
  return fitting.filter((_, at) => most - (spoken[at] ?? 0) < leastLead);
}

const ofRepair = /consert/i;
const ofCare = /manuten|todo ano/i;

/** Price and warranty of the service that the title asks for, for a page whose texts say little about them. */
export function termsFor(meaning: TitleMeaning, service: string): Wordings {
  const { main, topics, faults, brands } = meaning;
  if (main === null) return termsPassages.repair;
  if (main.subject.isNeighbour) return termsPassages.neighbour;
  const isOfRival = brands.some((name) => name !== 'PPA');
  const isBuying = isPurchase(meaning, main) && ofMotor.includes(service);
  if (faults.length > 0 || isOfRival || topics.includes('repair') || !isBuying) return termsPassages.repair;
  if (ofBuilding.some((id) => [main, ...meaning.others].some((one) => one.id === id)))
    return termsPassages.building;
  return isBeyondKits(meaning) ? termsPassages.beyondKits : termsPassages.purchase;
}

const ofMotor: readonly string[] = ['any', 'buy', 'install', 'replace'];
const ofBuilding: readonly string[] = ['portao-de-condominio', 'portao-de-comercio'];

/** A line is the only choice if it covers at least this much more of the title than the others. */
const leastLead = 0.05;

/** A direct answer with sections and questions of its own is a whole page: nothing is added but the place and the brand. */
export function isWholePage({ direct }: TitleMeaning): boolean {
  return (direct?.sections ?? []).length > 0 && (direct?.questions ?? []).length > 1;
}
