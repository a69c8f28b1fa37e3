/**
 * What must be true of a page for any title: it mentions every word of the title or says what to send us, leaves out
 * what the title does not ask, gives a price where a heading mentions one, and names a kit with a range of prices.
 */
import { expect, test } from 'vitest';
import { facts } from '#content/facts.ts';
import {
  careRequests,
  listedRequests,
  otherMakerRequests,
  purchaseRequests,
  questionRequests,
  repairRequests,
} from '#content/generator/gate-passages.ts';
import { localServiceTitles } from '#content/generator/places/local-service-titles.ts';
import { unknownWordPassages } from '#content/generator/unknown-word-passages.ts';
import { factText } from '#domain/facts/fact-text.ts';
import { fillFacts } from '#domain/facts/fill-facts.ts';
import { batchTitles } from '#domain/generator/batch.ts';
import { unsaidIn } from '#domain/generator/claims/said-claims.ts';
import { isBeyondKits, namesGateOfPart } from '#domain/generator/compose/pieces/gate-of-title.ts';
import { lineToHtml } from '#domain/generator/compose/wording/fill-line.ts';
import { generatePage, writePage } from '#domain/generator/generate-page.ts';
import { sentencesOf } from '#domain/generator/grammar.ts';
import { htmlToText } from '#domain/generator/html-to-text.ts';
import { mulberry32, seedFromText } from '#domain/generator/random.ts';
import { understandTitle } from '#domain/generator/title/understand-title.ts';
import { generatorTitles, knowledgeTitles } from './generator-titles.ts';
import { typedTitles } from './typed-titles.ts';

function writtenPage(title: string) {
  const meaning = understandTitle(title);
  const { html } = writePage(meaning, 75, mulberry32(seedFromText(title)));
  const [opening = '', ...sections] = html.split('<h2>');
  return { title, html, opening: htmlToText(opening), sections, meaning };
}

const asked = new Set([...batchTitles(mulberry32(1)), ...localServiceTitles, ...typedTitles]);
const pages = [...asked].map(writtenPage);
/** Prices are checked on these and on the pages whose language is checked at each level of creativity. */
const morePages = [
  ...pages,
  ...[...new Set([...generatorTitles, ...knowledgeTitles])]
    .filter((title) => !asked.has(title))
    .map(writtenPage),
];

function violations(find: (page: (typeof pages)[number]) => readonly string[]): string[] {
  return pages.flatMap((page) => find(page).map((violation) => `${page.title}: ${violation}`));
}

/** The sentences that say what to send us, each represented by its longest part without a slot. */
const requestLines = [
  ...Object.values(unknownWordPassages).flat(),
  ...Object.values(purchaseRequests).flat(),
  ...Object.values(careRequests).flat(),
  ...Object.values(listedRequests).flat(),
  ...otherMakerRequests,
  ...questionRequests,
  ...repairRequests,
].map(
  (line) =>
    htmlToText(lineToHtml(fillFacts(line)))
      .split(/\{[^}]*\}/)
      .toSorted((one, other) => other.length - one.length)[0] ?? '',
);
const asksToSend = (text: string) => requestLines.some((line) => text.includes(line));

test('a page mentions every word of its title or says what to send us', () => {
  expect(
    violations(({ html, meaning }) => {
      const { main, others } = meaning;
      if (main === null || main.subject.isNeighbour) return [];
      const text = htmlToText(html);
      if (meaning.direct?.send !== undefined) return [];
      // Nobody is asked to film a fire.
      if (asksToSend(text) || meaning.faults.some((fault) => fault === 'burnt' || fault === 'shock'))
        return [];
      return unsaidIn(text, meaning.claims)
        .filter(({ folded }) => !namesGateOfPart(folded, main, others))
        .map(({ written }) => written);
    }),
  ).toEqual([]);
});

test('no page quotes a word of its title back or admits that it has no answer', () => {
  const admitsIgnorance =
    /não temos resposta|não vamos adivinhar|não está nesta página|não dá conselho|a resposta é a mesma no caso|O detalhe "|Anote também "/i;
  expect(
    violations(({ html, meaning }) => {
      const text = htmlToText(html);
      const quoted = meaning.main === null ? [] : (text.match(/"[^"]+"/g) ?? []);
      const echoed = quoted.filter((quote) => meaning.written.includes(quote.slice(1, -1)));
      return [...(admitsIgnorance.test(text) ? ['admits ignorance'] : []), ...echoed];
    }),
  ).toEqual([]);
});

test('an answer to a dangerous fault begins with what to switch off or to keep away from', () => {
  for (const title of [
    'Motor de portão com cheiro de queimado',
    'Motor de portão com cheiro de óleo queimado',
    'Saiu fumaça do motor do portão',
    'Portão eletrônico dando choque',
    'Portão caiu da guia de cima',
    'Fio do motor roído por rato',
    'Portão basculante despencou',
    'Portão desceu na cabeça do meu filho',
  ]) {
    const { html } = generatePage({ title, creativity: 75, random: mulberry32(seedFromText(title)) });
    const beginning = sentencesOf(htmlToText(html)).slice(0, 2).join(' ');
    expect(beginning, title).toMatch(/deslig|afaste/i);
  }
});

test('a noun that begins like a fault is not read as a complaint', () => {
  for (const title of [
    'Motor de portão com travamento automático',
    'Sensor de presença para portão',
    'Limpar a lente da fotocélula',
    'Motor 1/2 HP gasta quanto de luz',
    'Motor com trava elétrica',
  ]) {
    expect(understandTitle(title).faults, title).toEqual([]);
  }
  expect(understandTitle('Portão travado').faults).toContain('stuck');
  expect(understandTitle('Engrenagem gasta').faults).toContain('worn');
  expect(understandTitle('Botão sem fio para portão').main?.id).toBe('botoeira');
});

test('a page that asks for a photo in its opening has at most three sections besides that about its place', () => {
  expect(
    violations(({ opening, sections, meaning }) => {
      if (!asksToSend(opening)) return [];
      const own = sections.length - (meaning.place === null ? 0 : 1);
      return own <= 3 ? [] : [`${own} sections`];
    }),
  ).toEqual([]);
});

test('a page about a place out of reach begins with the refusal and has at most two sections, without questions or terms of a visit', () => {
  const far = pages.filter(({ meaning }) => meaning.place?.reach === 'far');
  expect(far.length).toBeGreaterThan(3);
  for (const { title, opening, sections, html } of far) {
    expect(opening, title).toMatch(/^[^.]*(?:fora da nossa área|Não atendemos)/);
    expect(sections.length, title).toBeLessThanOrEqual(2);
    expect(html, title).not.toMatch(/<h3>|sem taxa|agenda do dia/);
  }
});

test('a page about a subject that is not ours has at most two sections about it', () => {
  expect(
    violations(({ sections, meaning }) => {
      if (!meaning.main?.subject.isNeighbour) return [];
      const own = sections.filter((section) => !/: visita e preço|<h3>/.test(section));
      return own.length <= 2 ? [] : [`${own.length} sections`];
    }),
  ).toEqual([]);
});

test('the price of a kit is given only on pages about a gate that it is made for', () => {
  const amounts = [facts['kit.speedy'], facts['kit.jetflex']].map((fact) => factText(fact));
  expect(
    violations(({ html, meaning }) =>
      isBeyondKits(meaning) && meaning.direct === null && meaning.models.length === 0
        ? amounts.filter((amount) => html.includes(amount))
        : [],
    ),
  ).toEqual([]);
});

test('a misspelt word is read as the word it means, and others are left alone', () => {
  expect(understandTitle('concerto de portao').aspects).toContain('repair');
  expect(understandTitle('cremalhera quebrada').main?.id).toBe('cremalheira');
  expect(understandTitle('fotocelua do portao').main?.id).toBe('fotocelula');
  expect(understandTitle('basculhante travado').main?.id).toBe('portao-basculante');
  expect(understandTitle('cancelar a visita').main?.id).not.toBe('cancela');
  expect(understandTitle('porteira de fazenda').main?.id).not.toBe('interfone');
});

test('a place counts without a capital if its name means nothing else', () => {
  expect(understandTitle('conserto de portao osasco').place?.name).toBe('Osasco');
  expect(understandTitle('conserto de portao zona leste').place?.name).toBe('Zona Leste');
  expect(understandTitle('portao com limão na roldana').place).toBeNull();
});

test('for a weight at the limit of a motor, a page recommends the next size or mentions the limit', () => {
  const opening = (title: string) =>
    htmlToText(
      generatePage({ title, creativity: 75, random: mulberry32(seedFromText(title)) }).html.split(
        '<h2>',
      )[0] ?? '',
    ).replaceAll('\u00a0', ' ');
  expect(opening('Motor para portão de 250 kg')).toMatch(/no limite do PPA Home.*Prefira o PPA Home Jetflex/);
  expect(opening('Motor 1/3 HP ou 1/2 HP para portão de 240 kg')).toMatch(/fique com 1\/2 HP/);
  expect(opening('Motor 1/4 HP aguenta 140 kg')).toMatch(/no limite.*tamanho acima/s);
});

test('a section whose heading promises a price gives one', () => {
  const priced = morePages.flatMap(({ title, sections }) =>
    sections
      .map((section) => ({ title, section, heading: section.slice(0, section.indexOf('<')) }))
      .filter(({ heading }) => /quanto custa|(?<!\p{L})e (?:o )?(?:preço|valor)(?!\p{L})/iu.test(heading)),
  );
  expect(priced.length).toBeGreaterThan(8);
  const empty = priced.filter(({ section }) => !section.includes('R$'));
  expect(empty.map(({ title, heading }) => `${title}: ${heading}`)).toEqual([]);
});

test('a page that gives the range of our kits names a kit', () => {
  const [cheapest, dearest] = [factText(facts['kit.padrao']), factText(facts['kit.jetflex'])];
  const nameless = morePages.filter(({ html }) => {
    const text = htmlToText(html);
    return text.includes(`${cheapest} a ${dearest}`) && !/PADRÃO|SPEEDY|JETFLEX/i.test(text);
  });
  expect(nameless.map(({ title }) => title)).toEqual([]);
});

test('no page says that a price may differ elsewhere, or that we tell from a photo where the fault lies', () => {
  const said = morePages.filter(({ html }) =>
    /preço pode ser outro|dizemos por foto se o defeito/.test(html),
  );
  expect(said.map(({ title }) => title)).toEqual([]);
});
