/** Titles that want a yes or a no, and answers that begin with one. */
import type { DirectAnswer } from '#content/generator/direct-answer.ts';
import { phraseOf, spansOf } from '#domain/generator/title/phrases/phrases.ts';
import type { TitleWord } from '#domain/generator/title/title-words.ts';

const asking = [
  'precisa',
  'preciso',
  'precisa de',
  'pode',
  'posso',
  'consigo',
  'consegue',
  'aguenta',
  'suporta',
  'funciona',
  'serve',
  'compensa',
  'vale a pena',
  'tem como',
  'tem que',
  'da para',
  'da pra',
  'e possivel',
  'e perigoso',
  'e normal',
  'e verdade',
  'e obrigatorio',
  'e obrigatoria',
  'obrigatorio',
  'obrigatoria',
  'e necessario',
  'e necessaria',
  'necessario',
  'necessaria',
  'faz mal',
].map(phraseOf);

/** A title with one of these wants to know how, why, which, when or how much, or says what fails. */
const otherwise = /^(?:qual|quais|quanto|quanta|quantos|quantas|quando|onde|porque|quem|ou|preco|valor)$/;

/** 'Como controle' compares; 'como abrir' asks how. */
function asksHow(words: readonly TitleWord[], at: number): boolean {
  if (words[at]?.plain !== 'como' || words[at - 1]?.plain === 'tem') return false;
  return at === 0 || /^(?:\w+[aei]r|se|faco|fazemos|funciona|resolvo)$/.test(words[at + 1]?.plain ?? '');
}

function asksWhy(words: readonly TitleWord[], at: number): boolean {
  return words[at]?.plain === 'por' && words[at + 1]?.plain === 'que';
}

/** Whether the word at this index is the 'pode' of 'o que pode ser' or 'pode ser o quê', which ask for a cause. */
export function asksWhatItCanBe(words: readonly TitleWord[], at: number): boolean {
  const [before, word, after, next, last] = [-1, 0, 1, 2, 3].map((step) => words[at + step]?.plain);
  if (!/^pode(?:m|ria)?$/.test(word ?? '') || after !== 'ser') return false;
  return before === 'que' || (next === 'o' && last === 'que');
}

/** Whether the title wants a yes or a no. */
export function asksVerdict(words: readonly TitleWord[]): boolean {
  return asking.some((phrase) =>
    spansOf(phrase, words).some(
      ({ from }) =>
        !asksWhatItCanBe(words, from) &&
        !['nao', 'que', 'so'].includes(words[from - 1]?.plain ?? '') &&
        !words.some(({ plain }, at) => otherwise.test(plain) || asksHow(words, at) || asksWhy(words, at)),
    ),
  );
}

const verdict =
  /^(?:Sim|Não|Nem|Nunca|Pode|Podem|Precisa|Dá|Tem|Vale|Compensa|Depende|Em geral|Em regra|Quase|Às vezes|Só|Serve|Funciona|Aguenta|É|Consegue|Convém|Faz|Um pouco|Algum|Existe|Temos|Fazemos|Vendemos|Dificilmente|Na maioria)[ ,:.]/;

const known = new WeakMap<DirectAnswer, boolean>();

/** Whether an answer begins with a yes, a no or what it depends on. */
export function givesVerdict(direct: DirectAnswer): boolean {
  const given = known.get(direct) ?? direct.answer.every((line) => verdict.test(line));
  known.set(direct, given);
  return given;
}
