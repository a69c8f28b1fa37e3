/** The description of every direct answer: whole, and not a sentence from the middle of the answer. */
import { expect, test } from 'vitest';
import { directAnswers } from '#content/generator/direct-answers.ts';
import { subjects } from '#content/generator/subjects.ts';
import { describedBy, fittingDescription } from '#domain/generator/compose/wording/describe-page.ts';
import { fillLine, lineToText } from '#domain/generator/compose/wording/fill-line.ts';

const slots = {
  figura: '400 kg',
  terço: '133 kg',
  sobra: '500 kg',
  folgada: '320 kg',
  demora: 'de 15 a 20 segundos',
  largura: '4 metros',
  marca: 'Peccinin',
  marcas: 'Garen e Rossi',
  primeira: 'Garen',
  segunda: 'Peccinin',
  outra: 'Peccinin',
  modelo: 'PPA Home',
  rival: 'Garen KDZ',
};

const described = directAnswers.flatMap(({ answer, description, subject: id, heading }) => {
  const subject = subjects[id];
  if (subject === undefined) return [];
  const main = { id, subject, alias: null, from: 0, to: 0 };
  const own = description === undefined ? null : fillLine(description, slots);
  return answer.map((line) => {
    const first = fillLine(line, slots);
    return { heading, own, first, given: fittingDescription(describedBy(main, { first, places: [], own })) };
  });
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
/** As many letters as two sentences on one thing rarely share. */
const beginningOf = (text: string) => text.slice(0, 40);

test('every direct answer is described by its beginning, or by a description of its own', () => {
  const middles = described.filter(({ own, first, given }) => {
    const text = plain(lineToText(first)).replace(/^[^.?]*\? /, '');
    return (
      own === null &&
      !given.startsWith(beginningOf(text)) &&
      !plain(lineToText(first)).startsWith(beginningOf(given))
    );
  });
  expect(middles.map(({ heading, given }) => `${heading}: ${given}`)).toEqual([]);
});

test('a description of its own has 70 to 160 characters and is used', () => {
  const own = described.filter((one) => one.own !== null);
  expect(own.length).toBeGreaterThan(80);
  expect(own.filter((one) => one.given !== plain(one.own ?? '')).map(({ heading }) => heading)).toEqual([]);
});

test('no description begins with what only the sentence before it explains', () => {
  const dependent =
    /^(?:Ele|Ela|Eles|Elas|Isso|Isto|Aí|Dali|Nele|Nela|Nelas|Neles|Vai|Vêm|Melhor ainda|A ordem muda|Na manhã seguinte|Só então|Depois prove|Para voltar|Se (?:ela|ele)|Sem (?:isso|esse|achar)|Instalada,|Gasto,|O que não bate)(?!\p{L})/u;
  expect(described.filter(({ given }) => dependent.test(given)).map(({ given }) => given)).toEqual([]);
});

test('a long sentence is not cut where it begins to explain a word', () => {
  const id = 'portao-pelo-celular';
  const subject = subjects[id];
  if (subject === undefined) throw new Error(`there is no subject ${id}`);
  const first =
    'O melhor módulo para o portão é o que se liga na entrada de botoeira da central e dá pulso, isto é, que fecha o contato e o solta sozinho em um segundo, como faz um toque do dedo.';
  const named = { id, subject, alias: null, from: 0, to: 0 };
  expect(fittingDescription(describedBy(named, { first, places: [] }))).not.toMatch(/isto é\.$/);
});
