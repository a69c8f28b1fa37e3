/** What the reader of a title is after, and which lent pieces serve that. */
import type { DirectAnswer } from '#content/generator/direct-answer.ts';
import type { Aspect, FaultId, Question, SubjectSection } from '#content/generator/subject.ts';
import { partProminence } from '#content/generator/words/prominence.ts';
import { asksBeforeFault } from '#domain/generator/compose/asks-before-fault.ts';
import { isPurchase, serviceOf } from '#domain/generator/compose/compose-place.ts';
import { oldMotorWords } from '#domain/generator/compose/page-extent.ts';
import { textOfPiece } from '#domain/generator/compose/pieces/choose-pieces.ts';
import type { Purpose } from '#domain/generator/compose/purpose.ts';
import { upkeepServices } from '#domain/generator/compose/terms-of-place.ts';
import { type NamedSubject, prominenceOf } from '#domain/generator/title/find-subjects.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';

const buyingAspects: readonly Aspect[] = [
  'price',
  'buy',
  'choose',
  'install',
  'worth',
  'compatibility',
  'replace',
];

export function purposeOf(meaning: TitleMeaning, main: NamedSubject): Purpose {
  if (main.subject.isNeighbour) return 'question';
  const service = serviceOf(meaning, main);
  const isComplaint = meaning.faults.length > 0 && !asksBeforeFault(meaning);
  const isPart = prominenceOf(main.id) === partProminence;
  if (isComplaint || upkeepServices.includes(service) || (service === 'replace' && isPart)) return 'repair';
  const { aspects, figures, models, place, direct } = meaning;
  if (direct !== null && quotesOnlyRepair(direct)) return 'repair';
  const isSought =
    aspects.some((aspect) => buyingAspects.includes(aspect)) ||
    figures.length + models.length > 0 ||
    (aspects.length === 0 && (direct === null || place !== null));
  return isPurchase(meaning, main) && isSought ? 'purchase' : 'question';
}

/** Whether an answer names the price of a repair and none of a new motor. */
function quotesOnlyRepair({ answer }: DirectAnswer): boolean {
  const said = answer.join(' ');
  return repairFacts.test(said) && !newMotorFacts.test(said);
}

type Stray = Readonly<Record<Exclude<Purpose, 'question'>, readonly Aspect[]>>;

/** Aspects of the other purpose. */
const stray: Stray = {
  purchase: ['repair', 'signs', 'care', 'adjust', 'program'],
  repair: ['buy', 'choose', 'install', 'worth'],
};

const wearTopics: readonly (Aspect | FaultId)[] = ['buy', 'signs', 'repair'];

/** Facts that only one of the two purposes is about. */
const newMotorFacts =
  /\{\{(?:kit|saleKit|installedKit|condominium|replacement|motor|home\w*)\.|\{(?:kit|motor|segundos|condomínio)/;
const repairFacts = /\{\{(?:repair|part|parts|maintenance)\.|\{reparo/;
/** The same without warranties. */
const repairPrices = /\{\{(?:repair|part|maintenance)\.(?!warranty)|\{reparo/;

/** Headings about finding a weight, of no use to a title that gives the weight or the sizes. */
const weighingHeading = /^Peso da folha|não pesam igual/;

function isWeighed(figures: TitleMeaning['figures']): boolean {
  return (
    figures.some(({ unit }) => unit === 'kilogram') ||
    figures.filter(({ unit }) => unit === 'metre').length > 1
  );
}

/** What somebody who has something mended wants to know. */
const repairTopics =
  /visita|orçamento|garantia|peças?(?!\p{L})|consert|técnico|troc|regula|manual|parado|dura(?!\p{L})|quanto tempo|preço/iu;

/**
 * Whether a piece of a subject serves the purpose of the title: upkeep serves no purchase, and a new motor no upkeep.
 */
export function servesPurpose(
  piece: SubjectSection | Question,
  purpose: Purpose,
  { aspects, faults, figures }: Pick<TitleMeaning, 'aspects' | 'faults' | 'figures'>,
): boolean {
  if (purpose === 'question') return true;
  if (isWeighed(figures) && 'heading' in piece && weighingHeading.test(piece.heading)) return false;
  const isNewMotor =
    purpose === 'purchase' && !aspects.some((aspect) => aspect === 'replace' || aspect === 'repair');
  if (isNewMotor && 'heading' in piece && oldMotorWords.test(piece.heading)) return false;
  const about: readonly (Aspect | FaultId)[] = 'question' in piece ? (piece.about ?? []) : [piece.aspect];
  if (about.some((topic) => aspects.some((aspect) => aspect === topic && aspect !== 'price'))) return true;
  // Somebody who replaces a part chooses the new one and already knows that the old one is worn.
  if (purpose === 'repair' && aspects.includes('replace'))
    return !about.every((topic) => wearTopics.includes(topic)) || about.length === 0;
  const isStray =
    about.length > 0 && about.every((topic) => stray[purpose].some((aspect) => aspect === topic));
  if (isStray) return false;
  const text = textOfPiece(piece);
  const isAboutFault = about.some((topic) => faults.some((fault) => fault === topic));
  if (purpose === 'repair' && 'question' in piece && !isAboutFault && !repairTopics.test(text)) return false;
  const [wanted, other] =
    purpose === 'purchase' ? [newMotorFacts, repairFacts] : [repairFacts, newMotorFacts];
  // A warranty next to the price of a new motor does not make the piece one about maintenance.
  if (
    purpose === 'repair' &&
    aspects.includes('care') &&
    newMotorFacts.test(text) &&
    !repairPrices.test(text)
  )
    return false;
  const isAboutPrice = 'heading' in piece && about.includes('price');
  return wanted.test(text) || !(other.test(text) || (isAboutPrice && purpose === 'repair'));
}
