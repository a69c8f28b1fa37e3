/** Finds the places that a title names. */
import { foldText } from '#domain/fold-text.ts';
import { isExact, spansOf } from '#domain/generator/title/phrases/phrases.ts';
import { isShouted, overlap, type Span, type TitleWord } from '#domain/generator/title/title-words.ts';
import { candidates, isServedPlace, type NamedPlace, possessive, rank } from './known-places.ts';

/** Names that are also everyday words. They count as places only with a capital letter and not at the beginning. */
const everydayWords: ReadonlySet<string> = new Set(
  [
    'Sé',
    'Saúde',
    'Liberdade',
    'Paraíso',
    'República',
    'Consolação',
    'Pimentas',
    'Macedo',
    'Limão',
    'Centro',
    'Pedreira',
    'Socorro',
    'Salto',
    'Natal',
    'Vitória',
    'Franca',
    'Americana',
    'Contagem',
    'Palmas',
    'Litoral',
    'Registro',
    'Cruzeiro',
    'Amparo',
    'Aparecida',
    'Piedade',
    'Imperatriz',
    'Resende',
    'Luz',
    'Veleiros',
    'Assunção',
  ].map(foldText),
);

/** Everyday words that name a quarter of ours also in lower case, where they end a title that looks for a service. */
const quartersInLowerCase: ReadonlySet<string> = new Set(
  `Saúde;Liberdade;Paraíso;República;Consolação;Pimentas;Macedo;Limão;Pedreira;Socorro;Luz;Veleiros;Assunção;Sé`
    .split(';')
    .map(foldText),
);

/** What a title that looks for a service begins with or names. 'Ligar o motor na luz' looks for none. */
const serviceWords =
  /^(?:consert(?:o|os|amos|ar)|reparos?|arrumar|manutencao|instalacao|instalador(?:es)?|tecnicos?|assistencia|automatizacao|automacao|serralheir[oa]s?|empresas?|lojas?|chaveiros?|orcamento)$/;

/** What a place is the name of, with its preposition: 'perto da estação Tatuapé', 'perto do shopping Aricanduva'. */
const landmarks: Readonly<Record<string, string>> = {
  estacao: 'da estação',
  metro: 'do metrô',
  trem: 'da estação de trem',
  cptm: 'da estação da CPTM',
  terminal: 'do terminal',
  shopping: 'do shopping',
  aeroporto: 'do aeroporto de',
  hospital: 'do hospital',
};

/** @returns every place, the most specific first: in 'Moema, São Paulo' it is Moema */
export function findPlacesInTitle(words: readonly TitleWord[]): (NamedPlace & Span)[] {
  const found = candidates
    .flatMap(({ place, phrase }) =>
      spansOf(phrase, words)
        .filter(({ from, to }) => isExact(phrase, words.slice(from, to)))
        .map((span) => ({ ...place, ...span })),
    )
    .filter((place) => isNamed(place, words));
  const longest = found.filter(
    (candidate) =>
      !found.some(
        (other) => overlap(candidate, other) && other.to - other.from > candidate.to - candidate.from,
      ),
  );
  return longest.toSorted((one, other) => rank(one) - rank(other) || one.from - other.from);
}

/** Names after `em` that are no place: an app or a shop on the web, the country, which every title is about, and a postcode. */
const noPlace =
  /^(?:uber|ifood|olx|shopee|amazon|google|youtube|instagram|facebook|whatsapp|whats|brasil|ceps?)$/;

/** A capitalised name after `em` that nothing else explains. */
export function findUnknownPlace(
  words: readonly TitleWord[],
  isUnderstood: (at: number) => boolean,
): (NamedPlace & Span) | undefined {
  for (let at = 1; at < words.length; at += 1) {
    if (words[at - 1]?.plain !== 'em' || isUnderstood(at) || !isCapitalised(words[at]) || isShouted(words))
      continue;
    if (noPlace.test(words[at]?.folded ?? '')) continue;
    let to = at + 1;
    while (to < words.length && !isUnderstood(to) && (isCapitalised(words[to]) || isJoint(words, to)))
      to += 1;
    const name = words
      .slice(at, to)
      .map(({ written }) => written)
      .join(' ');
    if (name.length < 3) continue;
    const preposition = words[at - 1]?.folded ?? 'em';
    return {
      name,
      reach: otherState.test(name) ? 'far' : 'unknown',
      where: `${preposition} ${name}`,
      whose: `${possessive(preposition)} ${name}`,
      slug: null,
      nearby: [],
      hasExpress: false,
      from: at,
      to,
    };
  }
  return undefined;
}

/** `Extrema MG`. */
const otherState = / (?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CE]|TO)$/;

function isJoint(words: readonly TitleWord[], at: number): boolean {
  return words[at]?.plain === 'de' && isCapitalised(words[at + 1]);
}

function isCapitalised(word: TitleWord | undefined): boolean {
  return /^\p{Lu}/u.test(word?.written ?? '');
}

function isNamed({ name, from }: NamedPlace & Span, words: readonly TitleWord[]): boolean {
  const first = words[from];
  // 'Casas Bahia' is a shop.
  if (words[from - 1]?.plain === 'casas') return false;
  // 'Avenida José dos Santos' bears the name of a person: the town has no article.
  if (name === 'Santos' && words[from - 1]?.folded === 'dos') return false;
  // 'No feriado de Natal' is a day.
  if (name === 'Natal' && christmasWord.test(words[from - 2]?.folded ?? '')) return false;
  if (!everydayWords.has(foldText(name))) return true;
  const before = words.slice(0, from).findLast(({ folded }) => !/^d[aeo]$/.test(folded))?.folded ?? '';
  if (before === 'bairro' || Object.hasOwn(landmarks, before)) return true;
  if (endsService({ name, from }, words)) return true;
  // 'Portão sem Luz' is dark.
  if (name === 'Luz') return false;
  // In a title in capitals, nothing marks a name: 'MOTOR QUEIMOU SOCORRO'.
  return isCapitalised(first) && from > 0 && !isShouted(words);
}

/** 'Conserto de portão na liberdade', 'motor portao consolacao', 'conserto de portao assuncao sbc'. */
function endsService({ name, from }: { name: string; from: number }, words: readonly TitleWord[]): boolean {
  const folded = foldText(name);
  const rest = words.slice(from + 1).map((word) => word.folded);
  const seeksMotor = !otherThings.test(folded) && words.some((word) => /^motor(?:es)?$/.test(word.folded));
  return (
    quartersInLowerCase.has(folded) &&
    wordsOfTown.test(rest.join(' ')) &&
    (seeksMotor || words.some((word) => serviceWords.test(word.folded))) &&
    beforeQuarter.test(words[from - 1]?.folded ?? '')
  );
}

/** What a gate may have, be in the colour of, or be a cry: 'motor com luz', 'motor queimou socorro'. */
const otherThings = /^(?:luz|limao|socorro|se|saude)$/;
const wordsOfTown =
  /^(?:(?:em )?(?:sp|sao paulo|sbc|sao bernardo(?: do campo)?|guarulhos|zona (?:sul|norte|leste|oeste)))?$/;
const beforeQuarter =
  /^(?:na|no|em|portao|portoes|eletronic[oa]s?|automatic[oa]s?|basculantes?|deslizantes?|correr|pivotantes?|motor)$/;

/** A place named by its station: 'perto da estação Tatuapé'. */
export function stationOfPlace(place: NamedPlace & Span, words: readonly TitleWord[]): NamedPlace & Span {
  if (place.where.startsWith('perto d')) return { ...place, from: nearFrom(place.from, words) };
  const from = words.findLastIndex(({ folded }, at) => at < place.from && !/^d[aeo]$/.test(folded));
  const folded = words[from]?.folded ?? '';
  const landmark = Object.hasOwn(landmarks, folded) ? landmarks[folded] : undefined;
  if (landmark === undefined || !isServedPlace(place)) return place;
  return { ...place, where: `perto ${landmark} ${place.name}`, from: nearFrom(from, words) };
}

const christmasWord = /^(?:feriados?|vespera|semana|dia|noite|ferias|fim|epoca)$/;

/** Where the words begin that put a thing near a station: 'próximo à estação', 'ao lado do metrô'. */
function nearFrom(from: number, words: readonly TitleWord[]): number {
  let first = from;
  while (first > 1 && nearStation.test(words[first - 1]?.folded ?? '')) first -= 1;
  return first;
}

const nearStation = /^(?:perto|pertinho|proxim[oa]|ao|lado|d[aeo]|a|n[ao]|em|estacao)$/;
