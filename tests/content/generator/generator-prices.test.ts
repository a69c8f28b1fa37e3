/** Prices on generated pages: a section whose heading mentions a price gives one, and a range of prices names a kit. */
import { expect, test } from 'vitest';
import { facts } from '#content/facts.ts';
import { localServiceTitles } from '#content/generator/places/local-service-titles.ts';
import { factText } from '#domain/facts/fact-text.ts';
import { generatePage } from '#domain/generator/generate-page.ts';
import { htmlToText } from '#domain/generator/html-to-text.ts';
import { mulberry32, seedFromText } from '#domain/generator/random.ts';
import { generatorTitles, knowledgeTitles } from './generator-titles.ts';
import { typedTitles } from './typed-titles.ts';

const titles = [...new Set([...generatorTitles, ...localServiceTitles, ...knowledgeTitles, ...typedTitles])];
const pages = titles.map((title) => ({
  title,
  html: generatePage({ title, creativity: 75, random: mulberry32(seedFromText(title)) }).html,
}));

test('a section whose heading names the price at a place gives one', () => {
  const empty = pages.flatMap(({ title, html }) =>
    html
      .split('<h2>')
      .slice(1)
      .filter((section) => /: [^<]* e preço<\/h2>/.test(section) && !section.includes('R$'))
      .map((section) => `${title}: ${section.slice(0, section.indexOf('<'))}`),
  );
  expect(empty).toEqual([]);
});

test('a page that gives the range of our kits names a kit', () => {
  const [cheapest, dearest] = [factText(facts['kit.padrao']), factText(facts['kit.jetflex'])];
  const nameless = pages.filter(({ html }) => {
    const text = htmlToText(html);
    return text.includes(`${cheapest} a ${dearest}`) && !/PADRÃO|SPEEDY|JETFLEX/i.test(text);
  });
  expect(nameless.map(({ title }) => title)).toEqual([]);
});

test('no page says that a price may differ elsewhere, or that we tell from a photo where the fault lies', () => {
  const said = pages.filter(({ html }) => /preço pode ser outro|dizemos por foto se o defeito/.test(html));
  expect(said.map(({ title }) => title)).toEqual([]);
});
