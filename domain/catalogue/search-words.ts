/** How a phrase is read by the search: what of it tells one page from another, and what everybody writes. */
import { foldText } from '#domain/fold-text.ts';
import { wordDistance } from './word-distance.ts';

/** Characters of a search that are read; the field takes no more. */
export const maxSearchLength = 120;
const maxSearchWords = 12;

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}

/** What is not, or is missing: the word after it means the opposite. People write 'n abre' on a phone. */
const negations = wordSet('nao naum n nem sem');

/** On this site they are in every phrase. */
const commonWords = wordSet(
  'portao portoes motor motores eletronico eletronicos eletronica eletrico automatico automaticos automatica garagem sp',
);

/** Words that only hold a sentence together. */
const fillers = wordSet(`
  a o as os e ou de do da dos das d em no na nos nas num numa um uma uns umas ao aos para pra pro p por pelo pela com
  meu minha meus minhas seu sua esse essa este esta isso isto ele ela eu vc voce voces gente
  que q qual como quando quanto onde porque pq se mas mais muito ja ai la aqui ate sobre depois agora
  ta to esta estou estao estar estava ser sera foi era fica ficou ficar ficando tem tinha ter tenho vai vou
  quer quero querendo queria consegue consigo conseguindo preciso precisa posso pode
  faz fazer fazendo feito deu dar dando socorro ajuda ajudar favor ola oi`);

/** Who names one of them does not mean a page about the whole gate. */
const parts = wordSet(`
  alarme antena bateria botao botoeira braco cabo cadeado camera capacitor central chave chip controle controles
  cremalheira disjuntor dobradica engrenagem estator fechadura fio fotocelula fusivel ima interfone interruptor mola
  nobreak pilha pinhao placa porteiro receptor rele roldana rolamento sensor sirene tag tomada transformador`);

/** Whether a typed word is one of those with a slip in it. */
export function isNearlyCommon(word: string): boolean {
  return [...commonWords].some((common) => wordDistance(word, common) !== null);
}

export function isPart(word: string): boolean {
  return parts.has(word);
}

/** Stands before a word that was denied: `não abre` is read as `!abre`. */
const negationMark = '!';

export function isNegated(word: string): boolean {
  return word.startsWith(negationMark);
}

export function bareWord(word: string): string {
  return isNegated(word) ? word.slice(negationMark.length) : word;
}

/**
 * @returns the words that say what is meant, each once and at most twelve, without accents and capitals; a word that
 *   was denied carries the mark. Empty where a text says no more than that it is about gates.
 */
export function tellingWords(text: string): string[] {
  const found = new Set<string>();
  let isDenied = false;
  for (const word of foldText(text)
    .replace(/\bwi[ -]fi\b/g, 'wifi')
    .split(/[^a-z0-9]+/)) {
    if (negations.has(word)) isDenied = true;
    else if (word !== '' && !fillers.has(word) && !commonWords.has(word)) {
      found.add(isDenied ? negationMark + word : word);
      isDenied = false;
    }
  }
  return [...found].slice(0, maxSearchWords);
}
