/** The Portuguese grammar that the generator needs: articles, contractions, agreement, plurals, sentences. */

export type Gender = 'm' | 'f';
export type GrammaticalNumber = 'singular' | 'plural';

/** A noun with its complement, ready to take an article: `motor de portão`. */
export interface NounPhrase {
  text: string;
  gender: Gender;
  number: GrammaticalNumber;
}

export type Determiner = keyof typeof determiners;

/** Masculine singular, feminine singular, masculine plural, feminine plural. */
const determiners = {
  o: ['o', 'a', 'os', 'as'],
  um: ['um', 'uma', 'uns', 'umas'],
  do: ['do', 'da', 'dos', 'das'],
  no: ['no', 'na', 'nos', 'nas'],
  ao: ['ao', 'à', 'aos', 'às'],
  pelo: ['pelo', 'pela', 'pelos', 'pelas'],
  seu: ['seu', 'sua', 'seus', 'suas'],
  este: ['este', 'esta', 'estes', 'estas'],
  esse: ['esse', 'essa', 'esses', 'essas'],
  outro: ['outro', 'outra', 'outros', 'outras'],
} as const;

/** @param determiner in the masculine singular: `do` gives `da placa` or `dos motores` */
export function determine(determiner: Determiner, phrase: NounPhrase): string {
  return `${determiners[determiner][form(phrase)]} ${phrase.text}`;
}

/** @param adjective in the masculine singular; one that does not end in -o is the same for both genders */
export function agree(adjective: string, { gender, number }: Pick<NounPhrase, 'gender' | 'number'>): string {
  const singular = gender === 'f' && adjective.endsWith('o') ? `${adjective.slice(0, -1)}a` : adjective;
  return number === 'plural' ? pluralOf(singular) : singular;
}

/** Forms regular plurals: `botão` becomes `botões`, `central` `centrais`, `motor` `motores`. */
export function pluralOf(word: string): string {
  if (word.endsWith('ão')) return `${word.slice(0, -2)}ões`;
  if (/[aou]l$/.test(word)) return `${word.slice(0, -1)}is`;
  if (word.endsWith('el')) return `${word.slice(0, -2)}éis`;
  if (word.endsWith('m')) return `${word.slice(0, -1)}ns`;
  if (/[rz]$/.test(word)) return `${word}es`;
  if (word.endsWith('s') || word.endsWith('x')) return word;
  return `${word}s`;
}

/** `Moema`, `Penha e Lapa`, `Penha, Lapa e Brás`. */
export function enumerate(items: readonly string[], conjunction: 'e' | 'ou' | 'nem' = 'e'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Splits plain text into sentences with their punctuation. The point in a number does not end a sentence. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

function form({ gender, number }: NounPhrase): 0 | 1 | 2 | 3 {
  if (number === 'singular') return gender === 'm' ? 0 : 1;
  return gender === 'm' ? 2 : 3;
}

/** The first letter in lower case, unless the text begins with an abbreviation or an amount: `PPA`, `R$ 500`. */
export function lowerFirst(text: string): string {
  return /^(?:\p{Lu}{2}|R\$)/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
