/** The motor models of content/: their order and texts, without invented figures. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repairsOf } from '#app/catalogue/motors/motor-repairs.server.ts';
import { dataOf, detailOf, findMotor, motors } from '#app/catalogue/motors/motors.server.ts';
import { proseOf } from '#app/catalogue/prose.server.ts';
import { facts } from '#content/facts.ts';
import { families } from '#content/families.ts';
import { motorCategory, motorModel } from '#content/motors/motor-model.ts';
import { rowLabels, unknownTexts } from '#content/motors/motor-rows.ts';
import { knownRows, motorQuote, motorRows, unknownOf } from '#domain/catalogue/motor-rows.ts';
import { factText } from '#domain/facts/fact-text.ts';
import { reservedSlugs } from '#domain/pages/reserved-slugs.ts';
import { shinglesOf } from '#domain/similarity/shingles.ts';
import { textOfHtml } from '#domain/similarity/text-of-html.ts';
import { nameList } from '#domain/similarity/words.ts';
import { slugFromName } from '#domain/slug.ts';
import { existingPages } from '#tests/support/public-paths.ts';
import { mostAlike } from '#tests/support/shingles.ts';

const withDetail = ['motor-ppa-home', 'motor-ppa-home-jetflex'];
const similarityLimit = 0.15;

function repeated(list: readonly string[]): string[] {
  return list.filter((item, position) => list.indexOf(item) !== position);
}

function plainText(html: string): string {
  return html.replace(/<[^>]+>/g, ' ');
}

test('there are fourteen models, in the order of the specification', () => {
  expect(motors.map(({ name }) => name)).toEqual([
    'Home',
    'Home Jetflex',
    'Home Custom Jetflex',
    'Home Mono',
    'Home Legero',
    'Home Custom Mono',
    'Home Custom Legero',
    'Home Custom SP Mono',
    'Home SP Mono',
    'Levante',
    'Potenza',
    'Condominium',
    'Penta',
    'Penta Jetflex',
  ]);
});

test('each model has a slug made of motor-ppa and its name, and the only category', () => {
  for (const { name, slug, category } of motors) {
    expect(slug).toBe(`motor-ppa-${slugFromName(name)}`);
    expect(category).toBe(motorCategory);
  }
  expect(reservedSlugs.has('motores')).toBe(true);
});

test('no two models share a description or their three features', () => {
  expect(repeated(motors.map(({ description }) => description))).toEqual([]);
  expect(repeated(motors.map(({ features }) => features.join()))).toEqual([]);
  for (const { features } of motors) expect(repeated(features)).toEqual([]);
});

test('a model with two features or with four is refused', () => {
  const [model] = motors;
  expect(motorModel.safeParse(model).success).toBe(true);
  for (const features of [model?.features.slice(1), [...(model?.features ?? []), 'Uma quarta coisa']]) {
    expect(motorModel.safeParse({ ...model, features }).success).toBe(false);
  }
});

test('a model names other existing models for comparison, and every model is named by another', () => {
  const compared = motors.flatMap(({ slug, neighbours }) => {
    expect(neighbours).not.toContain(slug);
    return neighbours;
  });
  expect(compared.filter((slug) => findMotor(slug) === undefined)).toEqual([]);
  expect(motors.map(({ slug }) => slug).filter((slug) => !compared.includes(slug))).toEqual([]);
});

test('every model has a text, and every text has a model', () => {
  expect([...proseOf(families.motors).keys()].sort()).toEqual(motors.map(({ slug }) => slug).sort());
  const frontMatters = [...proseOf(families.motors).values()].map(({ frontMatter }) => frontMatter);
  expect(repeated(frontMatters.map(({ title }) => title))).toEqual([]);
  expect(repeated(frontMatters.map(({ description }) => description))).toEqual([]);
});

test('a model without a data sheet has a longer text, and no two texts share a heading', () => {
  for (const [slug, prose] of proseOf(families.motors)) {
    const words = plainText(prose.html()).trim().split(/\s+/).length;
    expect(words, slug).toBeLessThanOrEqual(300);
    if (!withDetail.includes(slug)) expect(words, slug).toBeGreaterThanOrEqual(200);
  }
  const headings = [...proseOf(families.motors).values()].flatMap((prose) =>
    [...prose.html().matchAll(/<h2>(.*?)<\/h2>/g)].map((match) => match[1] ?? ''),
  );
  expect(repeated(headings)).toEqual([]);
});

/** The models and the line whose weight limit is published, as the texts name them. */
const limits = {
  'home.weight': /Home/,
  'homeJetflex.weight': /Jetflex/,
  'heavyLine.weight': /linha pesada/i,
};

/** The weights that a text works out as examples. */
function examplesIn(slug: string): string[] {
  const source = readFileSync(`content/models/${slug}.md`, 'utf8');
  return [...source.matchAll(/\{\{example ([^}]+ kg)\}\}/g)].map(([, weight = '']) => weight);
}

test('a weight in the text of a model is a published limit, in a sentence that says whose it is, or calculated from measurements', () => {
  const published = Object.entries(limits).map(([name, owner]) => ({
    weight: factText(facts[name as keyof typeof limits]),
    owner,
  }));
  const stray = motors.flatMap(({ slug, name, description }) => {
    const text = `${plainText(proseOf(families.motors).get(slug)?.html() ?? '')} ${description}`;
    const own = withDetail.includes(slug) ? name : '';
    const examples = examplesIn(slug);
    return text
      .split(/(?<=[.;:])\s/)
      .flatMap((sentence) =>
        (sentence.match(/\d[\d.]*\s?kg/g) ?? [])
          .filter(
            (weight) =>
              !published.some((entry) => entry.weight === weight && entry.owner.test(`${own} ${sentence}`)) &&
              !(examples.includes(weight.replace(/\s/g, ' ')) && /\sm por /.test(sentence)),
          )
          .map((weight) => `${slug}: ${weight} in '${sentence}'`),
      );
  });
  expect(stray).toEqual([]);
});

test('a model without a data sheet has no power or opening time', () => {
  const invented = [...proseOf(families.motors)].flatMap(([slug, prose]) => {
    const model = findMotor(slug);
    if (model === undefined || withDetail.includes(slug)) return [];
    const text = `${plainText(prose.html())} ${model.description} ${model.features.join(' ')}`;
    return (text.match(/\d[\d.,/]*\s?(?:hp|cv|segundos?|s\b|w\b)/gi) ?? []).map(
      (figure) => `${slug}: ${figure}`,
    );
  });
  expect(invented).toEqual([]);
});

test('a model has a weight limit only if it is published; otherwise its page lists the limit as unknown', () => {
  const ofModel = motors.filter((model) => dataOf(model).capacity.of === 'model').map(({ slug }) => slug);
  expect(ofModel).toEqual(withDetail);
  const withUnknownLimit = motors.filter((model) => unknownOf(dataOf(model)).includes(unknownTexts.capacity));
  expect(withUnknownLimit.map(({ slug }) => slug)).toEqual(
    motors.map(({ slug }) => slug).filter((slug) => !withDetail.includes(slug)),
  );
});

test('the text of a model does not mention missing figures, and names the data sheet at most twice', () => {
  for (const [slug, prose] of proseOf(families.motors)) {
    const text = plainText(prose.html());
    expect(text, slug).not.toMatch(/(?:está|estão|dados?) a conferir|não publicamos|não consta/i);
    expect(text.match(/\bficha\b/g)?.length ?? 0, slug).toBeLessThanOrEqual(2);
  }
});

test('a model shows a kit only if the specification ties it to one, and its own page has no empty row', () => {
  const kits = motors.flatMap((model) => {
    const { price } = dataOf(model);
    return price === null || price === 'condominium' ? [] : [[model.slug, price]];
  });
  expect(kits).toEqual([
    ['motor-ppa-home', 'PADRÃO'],
    ['motor-ppa-home-jetflex', 'JETFLEX'],
  ]);
  for (const model of motors) {
    const data = dataOf(model);
    const rows = motorRows(data);
    expect(rows.map(({ label }) => label)).toEqual(Object.values(rowLabels));
    const unknown = rows.filter(({ text }) => text === null).map(({ label }) => label);
    const mayBeUnknown = [rowLabels.control, rowLabels.voltage];
    expect(unknown.filter((label) => !mayBeUnknown.some((known) => known === label))).toEqual([]);
    const onSheet: readonly string[] = [rowLabels.price, rowLabels.warranty];
    expect(
      knownRows(data).map(({ label }) => label),
      model.slug,
    ).toEqual(rows.map(({ label }) => label).filter((label) => ![...unknown, ...onSheet].includes(label)));
    const { price, includes, terms } = motorQuote(model.name, data);
    expect(
      [price, includes, terms].filter((text) => text === '' || text.includes('{{')),
      model.slug,
    ).toEqual([]);
    expect(unknownOf(data).length, model.slug).toBeGreaterThanOrEqual(unknown.length + 1);
  }
});

test('a model outside the heavy line names the repairs it is most likely to need, and every model names problems with a page', () => {
  for (const model of motors) {
    const { rows, problems } = repairsOf(model);
    const data = dataOf(model);
    expect(rows.length === 0, model.slug).toBe(data.price === 'condominium');
    expect(rows, model.slug).toHaveLength(data.repairs.length);
    expect(
      problems.map(({ path }) => path),
      model.slug,
    ).toEqual(data.problems.map((slug) => `/${slug}`));
  }
  expect(repeated(motors.map((model) => dataOf(model).problems.join()))).toEqual([]);
});

test('the two data sheets have the figures of the specification', () => {
  const data = (slug: string) => {
    const model = findMotor(slug);
    return Object.fromEntries((model && detailOf(model)?.technicalData) ?? []);
  };
  expect(data('motor-ppa-home-jetflex')).toMatchObject({
    Alimentação: '220 V AC',
    Potência: '1/4 HP',
    'Peso máximo da folha': '300\u00a0kg',
    'Frequência da rede': '60 Hz',
    'Temperatura de trabalho': '-10 a +60 °C',
  });
  expect(data('motor-ppa-home')).toMatchObject({ 'Peso máximo da folha': '250\u00a0kg' });
  expect(motors.filter((model) => detailOf(model) !== null).map(({ slug }) => slug)).toEqual(withDetail);
});

test('no two texts are similar after their names are removed', () => {
  const names = nameList(['PPA', ...motors.map(({ name }) => name)]);
  const shingles = new Map(
    [...proseOf(families.motors)].map(([slug, prose]) => [slug, shinglesOf(textOfHtml(prose.html()), names)]),
  );
  const { score, pair } = mostAlike(shingles);
  process.stdout.write(`models: most alike ${score.toFixed(3)}, ${pair.join(' / ')}\n`);
  expect(score, pair.join(' / ')).toBeLessThanOrEqual(similarityLimit);
});

test('links point to existing pages, and prices have a no-break space after their currency', () => {
  for (const [slug, prose] of proseOf(families.motors)) {
    const hrefs = [...prose.html().matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? '');
    expect(
      hrefs.filter((href) => !existingPages.has(href)),
      slug,
    ).toEqual([]);
    expect(prose.html()).not.toMatch(/R\$(?!\u00a0\d)/);
  }
});
