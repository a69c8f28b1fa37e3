/** A page mentions the figure of its title, and an off-topic page the words of its title. */
import { expect, test } from 'vitest';
import { facts } from '#content/facts.ts';
import { brands } from '#content/generator/brands.ts';
import { unknownPage } from '#content/generator/unknown-passages.ts';
import { emergencies } from '#content/generator/words/off-topic/emergencies.ts';
import { offTopicsOfPeople } from '#content/generator/words/off-topic/people.ts';
import { offTopicsOfThings } from '#content/generator/words/off-topic/things.ts';
import { offTopics } from '#content/generator/words/off-topic.ts';
import { factText } from '#domain/facts/fact-text.ts';
import { foldText } from '#domain/fold-text.ts';
import { generatePage } from '#domain/generator/generate-page.ts';
import { htmlToText } from '#domain/generator/html-to-text.ts';
import { mulberry32, seedFromText } from '#domain/generator/random.ts';
import { understandTitle } from '#domain/generator/title/understand-title.ts';

function textOf(title: string): { text: string; opening: string; description: string } {
  const { html, description } = generatePage({
    title,
    creativity: 75,
    random: mulberry32(seedFromText(title)),
  });
  const plain = (part = '') => htmlToText(part).replaceAll('\u00a0', ' ');
  return { text: plain(html), opening: plain(html.split('<h2>')[0]), description };
}

const makers = [{ name: '', about: 'no maker' }, ...brands.map(({ name }) => ({ name, about: name }))];

/** The titles of each template for each figure, with the figure. */
function titlesOf(
  templates: readonly string[],
  figures: readonly string[],
  maker: string,
): { title: string; figure: string }[] {
  return templates.flatMap((template) =>
    figures.map((figure) => ({
      title: template.replace('{marca}', maker).replace('{figura}', figure).replace('  ', ' '),
      figure,
    })),
  );
}

/** The number stands in the text by itself; 433 MHz is the short name of 433,92 MHz. */
function leavesOut({ title, figure }: { title: string; figure: string }): boolean {
  const [number = figure] = figure.split(/ |,/);
  return !new RegExp(`(?<![\\d.,/])${number.replaceAll('.', '\\.')}(?![\\d/])`).test(textOf(title).text);
}

test.each(makers)(
  'a power and a voltage of a title stand on its page, whatever is asked: $about',
  ({ name }) => {
    const titles = titlesOf(
      [
        'motor de portão {marca} {figura} é bom?',
        'motor {marca} {figura}',
        'motor {marca} {figura} vale a pena',
        'quanto custa motor {marca} {figura}',
        'conserto de motor {marca} {figura}',
        'motor {marca} {figura} não abre',
        'motor {marca} {figura} para portão de correr',
        'motor {marca} {figura} fazendo barulho',
        'placa de motor {marca} {figura}',
        'instalação de motor {marca} {figura}',
        'manutenção de motor de portão {marca} {figura}',
      ],
      ['1/4 HP', '1/3 CV', '1/2 HP', '1 HP', '24 V', '127 V', '220 V'],
      name,
    );
    expect(titles.length).toBeGreaterThan(70);
    expect(titles.filter(leavesOut).map(({ title }) => title)).toEqual([]);
  },
);

test('a frequency of a title stands on its page', () => {
  const titles = titlesOf(
    [
      'controle de portão {figura}',
      'como programar controle {figura}',
      'controle {figura} serve no meu portão',
      'receptor de portão {figura}',
      'quanto custa controle de portão {figura}',
      'clonar controle {figura}',
      'controle {figura} não funciona',
      'controle {marca} {figura}',
      'controle universal {figura} vale a pena',
    ],
    ['433 MHz', '433,92 MHz', '315 MHz', '299 MHz'],
    'garen',
  );
  expect(titles.filter(leavesOut).map(({ title }) => title)).toEqual([]);
});

test('an amount of a title stands in the opening, written with R$ or as reais', () => {
  const templates = [
    'motor de portão por {figura}',
    'conserto de portão por {figura} é caro',
    'com {figura} dá para pôr motor no portão',
    'orçamento de {figura} no conserto do portão',
    'placa de portão por {figura} está caro',
    'cobraram {figura} na placa do portão',
    '{figura} para trocar roldana está caro',
  ];
  for (const template of templates) {
    for (const [amount, written] of [
      ['R$ 500', 'R$ 500'],
      ['500 reais', 'R$ 500'],
      ['R$ 1.200', 'R$ 1.200'],
    ] as const) {
      const title = template.replace('{figura}', amount);
      expect(textOf(title).opening, title).toContain(written);
      expect(understandTitle(title).figures, title).toHaveLength(1);
    }
  }
});

test('an off-topic page begins with the words of its title, and its description has them', () => {
  const dangers = emergencies.map(({ opening }) => opening);
  const titles = [...offTopics, ...offTopicsOfPeople, ...offTopicsOfThings].flatMap(({ words }) =>
    words
      .split('|')
      .filter((word) => !word.includes('*'))
      .slice(0, 6)
      .map((word) => `melhor ${word} barato`),
  );
  const refused = titles.filter((title) => {
    const { main, trade, offTopic } = understandTitle(title);
    return main === null && trade === null && offTopic !== null && !dangers.includes(offTopic.opening);
  });
  expect(refused.length).toBeGreaterThan(80);
  const wordless = refused.filter((title) => {
    const { opening, description } = textOf(title);
    const asked = foldText(`${title}: ${unknownPage.notOurs}`);
    return (
      !foldText(opening).startsWith(asked) ||
      !foldText(description).startsWith(foldText(title)) ||
      opening.split(unknownPage.notOurs).length !== 2
    );
  });
  expect(wordless).toEqual([]);
});

test('a page says once that each of two leaves takes a motor', () => {
  const { opening } = textOf('Motor pivotante para portão de duas folhas de 2 metros cada');
  expect(opening.match(/cada folha/g)?.length).toBe(1);
});

test('a heavy leaf at a place gets the price of a heavy motor and the weight of its label', () => {
  const priceOf = (name: 'condominium.from' | 'replacement.from') =>
    factText(facts[name]).replaceAll('\u00a0', ' ');
  for (const title of ['Motor de portão para 800 kg em Cotia', 'motor de 750 kg portão em Osasco']) {
    const { opening, text, description } = textOf(title);
    expect(text, title).toContain(priceOf('condominium.from'));
    expect(text, title).not.toContain(priceOf('replacement.from'));
    expect(`${opening} ${description}`, title).toMatch(/traga (?:1\.000|940) kg ou mais/);
  }
  expect(textOf('motor de portão para 200 kg em Cotia').text).toContain(priceOf('replacement.from'));
});

test('the limit of a motor names the power in both units', () => {
  for (const title of [
    'Motor de portão 1/2 CV serve para quantos quilos',
    'motor 1/3 hp aguenta quantos quilos',
  ]) {
    expect(textOf(title).opening, title).toMatch(/motor de (1\/\d) CV, ou \1 HP/);
  }
});

test('a page on a rack sends nobody to push the released leaf, which leaves the rack out', () => {
  const { text } = textOf('Troca de cremalheira de portão de correr');
  expect(text).not.toContain('o defeito é do motor ou do comando');
  expect(text).toContain('é a cremalheira ou o pinhão');
  expect(textOf('Troca de roldana de portão de correr').text).not.toContain('é a cremalheira ou o pinhão');
});
