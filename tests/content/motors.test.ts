/** The motor models of content/: complete, in order, told apart by words and drawings, and without figures we do not have. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { detailOf, findMotor, motorProse, motors } from '#app/catalogue/motors.server.ts';
import { indexablePaths } from '#app/seo/indexable-paths.server.ts';
import { motorCategory, motorModel } from '#content/motor-model.ts';
import { partsOfMotor } from '#domain/catalogue/parts-of-motor.ts';
import { reservedSlugs } from '#domain/pages/reserved-slugs.ts';
import { slugFromName } from '#domain/slug.ts';
import { mostAlike, shinglesOf } from '#tests/support/shingles.ts';
import { drawMotor, placeholderDrawing } from '../../assets/motor-drawing.ts';

const withDetail = ['motor-ppa-home', 'motor-ppa-home-jetflex'];
const similarityLimit = 0.15;
const drawingLimitBytes = 6_000;
const documentLimitBytes = 200_000;
const drawings = 'public/images/models';
const downloads = 'public/downloads';

function repeated(list: readonly string[]): string[] {
  return list.filter((one, position) => list.indexOf(one) !== position);
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

test('each stands under motor-ppa and its name, in the one category there is', () => {
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

test('the models to compare with are other models, and every model is named by another', () => {
  const named = motors.flatMap(({ slug, neighbours }) => {
    expect(neighbours).not.toContain(slug);
    return neighbours;
  });
  expect(named.filter((slug) => findMotor(slug) === undefined)).toEqual([]);
  expect(motors.map(({ slug }) => slug).filter((slug) => !named.includes(slug))).toEqual([]);
});

test('every model has a text, and every text a model', () => {
  expect([...motorProse.keys()].sort()).toEqual(motors.map(({ slug }) => slug).sort());
  const frontMatters = [...motorProse.values()].map(({ frontMatter }) => frontMatter);
  expect(repeated(frontMatters.map(({ title }) => title))).toEqual([]);
  expect(repeated(frontMatters.map(({ description }) => description))).toEqual([]);
});

test('a model without a sheet of data says enough in words, under headings of its own', () => {
  for (const [slug, prose] of motorProse) {
    const words = plainText(prose.html()).trim().split(/\s+/).length;
    expect(words, slug).toBeLessThanOrEqual(300);
    if (!withDetail.includes(slug)) expect(words, slug).toBeGreaterThanOrEqual(200);
  }
  const headings = [...motorProse.values()].flatMap((prose) =>
    [...prose.html().matchAll(/<h2>(.*?)<\/h2>/g)].map((match) => match[1] ?? ''),
  );
  expect(repeated(headings)).toEqual([]);
});

test('no weight, power or seconds stands on a model the specification gives none for', () => {
  const invented = [...motorProse].flatMap(([slug, prose]) => {
    const model = findMotor(slug);
    if (model === undefined || withDetail.includes(slug)) return [];
    const text = `${plainText(prose.html())} ${model.description} ${model.features.join(' ')}`;
    return (text.match(/\d[\d.,/]*\s?(?:kg|hp|cv|segundos?|s\b|w\b)/gi) ?? []).map(
      (one) => `${slug}: ${one}`,
    );
  });
  expect(invented).toEqual([]);
});

test('the two sheets give the figures of the specification', () => {
  const data = (slug: string) => {
    const model = findMotor(slug);
    return Object.fromEntries((model && detailOf(model)?.technicalData) ?? []);
  };
  expect(data('motor-ppa-home-jetflex')).toMatchObject({
    Alimentação: '220 V AC',
    Potência: '1/4 HP',
    'Peso máximo da folha': '300 kg',
    'Frequência da rede': '60 Hz',
    'Temperatura de trabalho': '-10 a +60 °C',
  });
  expect(data('motor-ppa-home')).toMatchObject({ 'Peso máximo da folha': '250 kg' });
  expect(motors.filter((model) => detailOf(model) !== null).map(({ slug }) => slug)).toEqual(withDetail);
});

test('no two texts say the same with another name in it', () => {
  const names = ['PPA', ...motors.map(({ name }) => name)].toSorted((a, b) => b.length - a.length);
  const shingles = new Map(
    [...motorProse].map(([slug, prose]) => [slug, shinglesOf(plainText(prose.html()), names)]),
  );
  const { found, pair } = mostAlike(shingles);
  process.stdout.write(`models: most alike ${found.toFixed(3)}, ${pair.join(' / ')}\n`);
  expect(found, pair.join(' / ')).toBeLessThanOrEqual(similarityLimit);
});

test('links lead to pages there are, and prices keep to their currency', () => {
  const known = new Set(indexablePaths());
  for (const [slug, prose] of motorProse) {
    const hrefs = [...prose.html().matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? '');
    expect(
      hrefs.filter((href) => !known.has(href)),
      slug,
    ).toEqual([]);
    expect(prose.html()).not.toMatch(/R\$(?!\u00a0\d)/);
  }
});

test('the drawings are those the script draws today, each small and unlike the others', () => {
  const expected = new Map([['placeholder.svg', placeholderDrawing]]);
  for (const { slug, build } of motors) {
    expected.set(`${slug}.svg`, drawMotor(build, false));
    expected.set(`${slug}-partes.svg`, drawMotor(build, true));
  }
  expect(readdirSync(drawings).sort()).toEqual([...expected.keys()].sort());
  for (const [file, svg] of expected) {
    expect(readFileSync(`${drawings}/${file}`, 'utf8') === svg, file).toBe(true);
    expect(Buffer.byteLength(svg), file).toBeLessThanOrEqual(drawingLimitBytes);
  }
  expect(new Set(expected.values()).size).toBe(expected.size);
});

test('a drawing numbers exactly the parts that are listed', () => {
  for (const { build } of motors) {
    const numbers = [...drawMotor(build, true).matchAll(/<text[^>]*>(\d+)<\/text>/g)].map(([, one]) =>
      Number(one),
    );
    expect(numbers).toEqual(partsOfMotor(build).map((_, index) => index + 1));
  }
});

test('every document is offered by a model and small enough for a phone; one that is missing is not offered', () => {
  const offered = motors.flatMap((model) => detailOf(model)?.downloads.map(({ path }) => path) ?? []);
  const files = readdirSync(downloads);
  expect(files.map((file) => `/downloads/${file}`).sort()).toEqual(offered.toSorted());
  expect(offered).toHaveLength(4);
  for (const file of files) {
    expect(statSync(`${downloads}/${file}`).size, file).toBeLessThanOrEqual(documentLimitBytes);
  }
  const [home] = motors;
  expect(home && detailOf(home, (path) => path.includes('manual'))?.downloads).toEqual([
    { label: 'Manual de instalação', path: '/downloads/motor-ppa-home-manual.pdf' },
  ]);
});
