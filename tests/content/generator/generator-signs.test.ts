/** Titles that ask when to replace, adjust or clean a part: the first sentence is a sign or a time. */
import { expect, test } from 'vitest';
import { generatePage } from '#domain/generator/generate-page.ts';
import { sentencesOf } from '#domain/generator/grammar.ts';
import { htmlToText } from '#domain/generator/html-to-text.ts';
import { mulberry32, seedFromText } from '#domain/generator/random.ts';

function firstSentenceOf(title: string): string {
  const { html } = generatePage({ title, creativity: 75, random: mulberry32(seedFromText(title)) });
  return sentencesOf(htmlToText(html).split('\n')[0] ?? '')[0] ?? '';
}

const parts: readonly string[] = [
  'o capacitor do motor',
  'a roldana do portão',
  'o cabo de aço do portão basculante',
  'a cremalheira do portão',
  'a placa do portão',
  'a bateria do controle do portão',
  'o controle do portão',
  'a fotocélula do portão',
  'o motor do portão',
  'a engrenagem do motor',
  'a mola do portão basculante',
  'o contrapeso do portão',
  'a bateria do nobreak do portão',
  'a trava elétrica do portão',
  'a dobradiça do portão',
  'o estator do motor',
  'o rolamento do motor',
  'o trilho do portão',
  'o receptor do portão',
  'a botoeira do portão',
  'a correia do motor',
  'o braço do portão pivotante',
];

const titles = [
  ...parts.flatMap((part) => [
    `Quando trocar ${part}`,
    `quando se troca ${part}?`,
    `Hora de trocar ${part}`,
    `Quando devo trocar ${part} em Osasco`,
  ]),
  'Quando fazer manutenção do portão automático',
  'quando fazer a revisão do portão do condomínio',
  'quando lubrificar o portão',
  'quando regular a força do motor do portão',
  'quando regular o fim de curso do portão',
  'quando limpar a fotocélula do portão',
  'quando chamar um técnico de portão',
  'como saber se a mola do portão está cansada',
  'como saber se o nobreak do portão está bom',
  'como saber se a engrenagem do motor gastou',
  'como saber se o portão precisa de manutenção',
  'como saber se o capacitor queimou',
];

const signOrTime =
  /\b(?:quando|se (?:o|a|há|mudou)|sinal|sinais|dá sinal|no fim|avisa|pede|reconhece|a cada|uma vez|a hora de|chame|solta|trava)(?!\p{L})/iu;
const lifetimeOrNature =
  /(?<!\p{L})(?:dura(?:m)?|costuma passar de|não tem prazo|é a parte|é a peça|é a roda|o mais usado)(?!\p{L})/iu;

test('a title that asks when gets a sign or a time first, and not what the part is or how long it lasts', () => {
  const astray = titles
    .map((title) => ({ title, first: firstSentenceOf(title) }))
    .filter(({ first }) => !signOrTime.test(first) || lifetimeOrNature.test(first))
    .map(({ title, first }) => `${title}: ${first}`);
  expect(astray).toEqual([]);
});
