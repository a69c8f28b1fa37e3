/** Reduces a search phrase to the words that distinguish one page from another. */
import { foldText } from '#domain/fold-text.ts';
import { wordDistance } from './word-distance.ts';

/** Characters of a search that count. The search field accepts no more. */
export const maxSearchLength = 120;
const maxSearchWords = 12;

/**
 * The part of a search that counts. A character outside the Basic Multilingual Plane takes two places, and one that the
 * limit would cut in half is left out, because half a character cannot be part of an address.
 */
export function startOfSearch(typed: string): string {
  return typed.slice(0, maxSearchLength).replace(/[\uD800-\uDBFF]$/, '');
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}

/** Words that negate the word after them. On a phone people write 'n abre' for 'não abre'. */
const negations = wordSet('nao naum n nem sem');

/** On this site these words occur in nearly every phrase. */
const commonWords = wordSet(
  'portao portoes motor motores eletronico eletronicos eletronica eletrico automatico automaticos automatica garagem sp',
);

/** Words that the search ignores. */
const fillers = wordSet(`
  a o as os e ou de do da dos das d em no na nos nas num numa um uma uns umas ao aos para pra pro p por pelo pela com
  meu minha meus minhas seu sua esse essa este esta isso isto ele ela eu vc voce voces gente
  que q qual como quando quanto onde porque pq se mas mais muito ja ai la aqui ate sobre depois agora
  ta to esta estou estao estar estava ser sera foi era fica ficou ficar ficando tem tinha ter tenho vai vou
  quer quero querendo queria consegue consigo conseguindo preciso precisa posso pode
  faz fazer fazendo feito deu dar dando socorro ajuda ajudar favor ola oi`);

/** Parts of a gate or motor. A search that names one is not looking for a page about the whole gate. */
const parts = wordSet(`
  alarme antena bateria botao botoeira braco cabo cadeado camera capacitor central chave chip controle controles
  cremalheira disjuntor dobradica engrenagem estator fechadura fio fotocelula fusivel ima interfone interruptor mola
  nobreak pilha pinhao placa porteiro receptor rele roldana rolamento sensor sirene tag tomada transformador`);

/** Whether the word is a common word, possibly misspelt. */
export function isNearlyCommon(word: string): boolean {
  return [...commonWords].some((common) => wordDistance(word, common) !== null);
}

export function isPart(word: string): boolean {
  return parts.has(word);
}

/** Prefix of a negated word: `não abre` becomes `!abre`. */
const negationMark = '!';

export function isNegated(word: string): boolean {
  return word.startsWith(negationMark);
}

export function bareWord(word: string): string {
  return isNegated(word) ? word.slice(negationMark.length) : word;
}

/**
 * @returns the significant words in lower case without accents, each once and at most twelve; a negated word has the
 * prefix `!`. Empty for a text that says only that it is about gates.
 */
export function significantWords(text: string): string[] {
  const found = new Set<string>();
  let isAfterNegation = false;
  for (const word of foldText(text)
    .replace(/\bwi[ -]fi\b/g, 'wifi')
    .split(/[^a-z0-9]+/)) {
    if (negations.has(word)) isAfterNegation = true;
    else if (word !== '' && !fillers.has(word) && !commonWords.has(word)) {
      found.add(isAfterNegation ? negationMark + word : word);
      isAfterNegation = false;
    }
  }
  return [...found].slice(0, maxSearchWords);
}
