/** The words of a title, and a search for phrases among them that remembers which words were understood. */
import { foldText } from '#domain/fold-text.ts';
import { inPortuguese } from './foreign/foreign-titles.ts';

export interface TitleWord {
  /** As written in the title. */
  written: string;
  /** In lower case without accents, `Wi-Fi` and `eletro-ímã` as one word. */
  folded: string;
  /** The same with a contraction as its preposition: `do` is `de`, `na` is `em`. */
  plain: string;
  /** Position of its first character in the title. */
  at: number;
}

/** A run of words, `from` inclusive, `to` exclusive. */
export interface Span {
  from: number;
  to: number;
}

const contractions: Readonly<Record<string, string>> = {
  d: 'de',
  do: 'de',
  da: 'de',
  dos: 'de',
  das: 'de',
  no: 'em',
  na: 'em',
  nos: 'em',
  nas: 'em',
  pro: 'para',
  pra: 'para',
  pros: 'para',
};

/** Words, figures, and the pairs that people write as one word or as two. */
const wordPattern =
  /R\$|(?<![\p{L}\p{N}])(?:no-break|wi[ -]fi|eletro[ -](?:magn|[íi]m)\p{L}*)(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:[.,/]\p{N}+)*/giu;

export function titleWords(title: string): TitleWord[] {
  return [...inFull(inPortuguese(title.normalize('NFC'))).matchAll(wordPattern)].map(
    ({ 0: written, index }) => {
      const folded = foldText(written.replace(/[ -]/g, ''));
      return { written, folded, plain: withoutContraction(folded), at: index };
    },
  );
}

/** Slips in the words that most titles have. */
const slips: readonly (readonly [slip: RegExp, meant: string])[] = [
  [/(?<![\p{L}\p{N}])(?:motr|mtor|moror)(?![\p{L}\p{N}])/giu, 'motor'],
  [/(?<![\p{L}\p{N}])pre[sc][iy][sz]([ao])(?![\p{L}\p{N}])/giu, 'precis$1'],
  [/(?<![\p{L}\p{N}])(?:selular|celualr)(?![\p{L}\p{N}])/giu, 'celular'],
  [/(?<![\p{L}\p{N}])(?:feixa|fexa|feicha|fehca|fcha)(?![\p{L}\p{N}])/giu, 'fecha'],
  [
    /(?<![\p{L}\p{N}])(?:eletr[oô]nio|eletronco|eletrinico|eletonico|eletroico|letr[oô]nico)(?![\p{L}\p{N}])/giu,
    'eletrônico',
  ],
  [/(?<![\p{L}\p{N}])(?:lonje|lonji|lomge)(?![\p{L}\p{N}])/giu, 'longe'],
  [/(?<![\p{L}\p{N}])presso(?![\p{L}\p{N}])/giu, 'preso'],
  [/(?<![\p{L}\p{N}])(?:fas|fais)(?![\p{L}\p{N}])/giu, 'faz'],
  [/(?<![\p{L}\p{N}])(?:corer|coreer|corrrer)(?![\p{L}\p{N}])/giu, 'correr'],
  [/(?<![\p{L}\p{N}])(?:baruio|barulio|baruiu|barulo)(?![\p{L}\p{N}])/giu, 'barulho'],
  [/(?<![\p{L}\p{N}])(?:roudana|rodana|rondana)(?=s?(?![\p{L}\p{N}]))/giu, 'roldana'],
  [/(?<![\p{L}\p{N}])istrag/giu, 'estrag'],
  // The gerund as it is spoken: 'pegano', 'fazeno'.
  [
    /(?<=(?<![\p{L}])(?:peg|faz|abr|fech|funcion|and|par|trav|cheg|sub|desc|volt)[aei])no(?![\p{L}\p{N}])/giu,
    'ndo',
  ],
  // Makers as they are heard.
  [/(?<![\p{L}\p{N}])(?:garem|garein|gárem)(?![\p{L}\p{N}])/giu, 'Garen'],
  [/(?<![\p{L}\p{N}])(?:rosi|rosse|rossy)(?=\s+(?:dz|nano|port|mot)|$)/giu, 'Rossi'],
  [/(?<=motor |portão |placa )(?:nise|naice|nici)(?![\p{L}\p{N}])/giu, 'Nice'],
  // Nobody has a motorcycle of a gate.
  [/(?<![\p{L}\p{N}])moto(?= (?:de|do|para|pra) port[aã]o)/giu, 'motor'],
];

export function withoutSlips(title: string): string {
  return slips.reduce((text, [slip, meant]) => text.replace(slip, meant), title);
}

/** What people type on a phone, in full. */
const shorthand: readonly (readonly [short: RegExp, full: string])[] = [
  [/(?<![\p{L}\p{N}])oque(?![\p{L}\p{N}])/giu, 'o que'],
  // Without its accent the verb would be the preposition.
  [/(?<![\p{L}\p{N}])pôr(?![\p{L}\p{N}])/giu, 'colocar'],
  [/(?<![\p{L}\p{N}])(?:pq|porq)(?![\p{L}\p{N}])/giu, 'por que'],
  [/(?<![\p{L}\p{N}])(?:qto|qnto)(?![\p{L}\p{N}])/giu, 'quanto'],
  [/(?<![\p{L}\p{N}])(?:ñ|naum)(?![\p{L}\p{N}])/giu, 'não'],
  [/(?<![\p{L}\p{N}])vc(?![\p{L}\p{N}])/giu, 'você'],
  [/(?<![\p{L}\p{N}])kilos?(?![\p{L}\p{N}])/giu, 'quilos'],
  [/(?<![\p{L}\p{N}])vcs(?![\p{L}\p{N}])/giu, 'vocês'],
  [/(?<![\p{L}\p{N}])q(?:u?e)?r(?![\p{L}\p{N}])/giu, 'quer'],
  [/(?<![\p{L}\p{N}])(?:dinovo|denovo|dnv)(?![\p{L}\p{N}])/giu, 'de novo'],
  [
    /(?<![\p{L}\p{N}])(?:potr?[aã]o|prt[aã]o|portaum|porta[oõ]o|portr[aã]o|porat[aã]o|prot[aã]o|portoa|portãp|por?t[aã]oo)(?![\p{L}\p{N}])/giu,
    'portão',
  ],
  [/(?<![\p{L}\p{N}])jd\.?(?=\s)/giu, 'Jardim'],
  [/(?<![\p{L}\p{N}])vl\.?(?=\s)/giu, 'Vila'],
  [/(?<![\p{L}\p{N}])sto\.?(?=\s)/giu, 'Santo'],
  [/(?<![\p{L}\p{N}])sta\.?(?=\s)/giu, 'Santa'],
  // 'Motor Nice é bom?' with the verb left out.
  [/(?<=\p{L}|\d)(?<!(?:^|\s)(?:é|e|mais|muito|um|bem|ou)) (bom|presta)(?=\s*\??$)/giu, ' é $1'],
  [/(?<=\d)\s?cm(?![\p{L}\p{N}])/giu, ' centímetros'],
  [/(?<=\d)kgs?(?![\p{L}\p{N}])/giu, ' kg'],
  // '3x2,20' is three by two twenty; the '12x' of instalments stands alone.
  [/(?<![\p{L}\p{N}])(\d(?:[.,]\d{1,2})?)m?[x×](\d(?:[.,]\d{1,2})?)(?![\d])/giu, '$1 x $2'],
  [/(?<![\p{L}\p{N}])p\/(?=\s)/giu, 'para'],
  [/(?<![\p{L}\p{N}])c\/(?=\s)/giu, 'com'],
  // Done once more is done alike.
  [/(?<![\p{L}\p{N}])re(?=program|cadastr|configur|gravar)/giu, ''],
  [/(?<![\p{L}\p{N}])delay(?![\p{L}\p{N}])/giu, 'atraso'],
  // 'Atende Osasco?' asks as 'vocês atendem em Osasco?' does.
  [
    /^(?:voc[êe]s?\s+)?atend(?:e|em)\s+(?!em\s|n[oa]s?\s|aos?\s|de\s|hoje|agora|domingo|s[áa]bado|feriado|que\s|24|portão|portao|mar)/iu,
    'vocês atendem em ',
  ],
  // A breed says what the word for its kind says.
  [
    /(?<![\p{L}\p{N}])(?:pinscher|poodle|shih ?tzu|yorkshire|pit ?bull|labrador|vira-?latas?|pug|rottweiler|chihuahua|spitz)(?![\p{L}\p{N}])/giu,
    'cachorro',
  ],
  // The door of a garage is its gate.
  [
    /(?<![\p{L}\p{N}])porta (?=(?:de (?:ferro|alum[ií]nio|madeira|correr) )?(?:d[ae]|para) garagem)/giu,
    'portão ',
  ],
];

function inFull(title: string): string {
  return shorthand.reduce((text, [short, full]) => text.replace(short, full), withoutSlips(title));
}

function withoutContraction(word: string): string {
  return Object.hasOwn(contractions, word) ? (contractions[word] ?? word) : word;
}

const phrases = new Map<string, readonly string[]>();

/** A phrase ready for matching: `não abr*` becomes its words, a star matches any ending. */
export function phraseOf(text: string): readonly string[] {
  const known = phrases.get(text);
  if (known) return known;
  const phrase = text
    .trim()
    .split(/\s+/)
    .map((word) => withoutContraction(foldText(word)));
  phrases.set(text, phrase);
  return phrase;
}

/** @returns every place where the phrase stands in the title, also without its 'de': 'bateria controle', 'cabo aço' */
export function spansOf(phrase: readonly string[], words: readonly TitleWord[]): Span[] {
  const short = withoutOf(phrase);
  return short === phrase
    ? exactSpans(phrase, words)
    : [...exactSpans(phrase, words), ...exactSpans(short, words)];
}

const shortened = new WeakMap<readonly string[], readonly string[]>();

/** The phrase itself if it has none, or would be left with one word. */
function withoutOf(phrase: readonly string[]): readonly string[] {
  const known = shortened.get(phrase);
  if (known) return known;
  const short = phrase.filter((word) => word !== 'de');
  const kept = short.length < phrase.length && short.length > 1 && phrase[0] !== 'de' ? short : phrase;
  shortened.set(phrase, kept);
  return kept;
}

function exactSpans(phrase: readonly string[], words: readonly TitleWord[]): Span[] {
  const spans: Span[] = [];
  for (const from of initialsOf(words).get(phrase[0]?.[0] ?? '') ?? []) {
    if (from + phrase.length > words.length) break;
    let to = from;
    while (to - from < phrase.length && matches(phrase[to - from] ?? '', words[to]?.plain ?? '')) to += 1;
    if (to - from === phrase.length) spans.push({ from, to });
  }
  return spans;
}

export function overlap(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}

export function lengthOf({ from, to }: Span): number {
  return to - from;
}

const initials = new WeakMap<readonly TitleWord[], ReadonlyMap<string, number[]>>();

/**
 * Where words with each first letter stand, in order. A title is searched for thousands of phrases, and most begin with
 * a letter that none of its words has.
 */
function initialsOf(words: readonly TitleWord[]): ReadonlyMap<string, number[]> {
  const known = initials.get(words);
  if (known) return known;
  const found = Map.groupBy(words.keys(), (at) => words[at]?.plain[0] ?? '');
  initials.set(words, found);
  return found;
}

function matches(wanted: string, word: string): boolean {
  if (word[0] !== wanted[0]) return false;
  if (wanted.endsWith('*')) return word.startsWith(wanted.slice(0, -1));
  if (word === wanted) return true;
  return inflected.test(wanted) && inflected.test(word) && stemOf(word) === stemOf(wanted);
}

/** `Alugado` stands for `alugada` and `alugados` too, and `vizinho` for `vizinha`. */
const inflected = /^(?:\w{3,}[ai]d|vizinh|inquilin|sindic|proprietari|cachorr|menin|filh|net|sogr)[oa]s?$/;

function stemOf(word: string): string {
  return word.replace(/[oa]s?$/, '');
}

/** @returns every place where one of the phrases stands in the title */
export function phrasesIn(phrases: readonly string[], words: readonly TitleWord[]): Span[] {
  return phrases.flatMap((phrase) => spansOf(phraseOf(phrase), words));
}

/** Whether the words stand there as the phrase has them: a name has no other form, and 'Acácias Douradas' is not Dourados. */
export function isExact(phrase: readonly string[], words: readonly TitleWord[]): boolean {
  return words.every(({ plain }) => phrase.includes(plain));
}

/** Whether the title is all in capitals, which then tell no name. */
export function isShouted(words: readonly TitleWord[]): boolean {
  return words.length > 1 && words.every(({ written }) => written === written.toUpperCase());
}
