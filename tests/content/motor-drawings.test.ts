/** The drawings and documents of the motor models. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { detailOf, motors } from '#app/catalogue/motors/motors.server.ts';
import { partsOfMotor } from '#domain/catalogue/parts-of-motor.ts';
import { drawMotor, placeholderDrawing } from '../../assets/motor-drawing/motor-drawing.ts';

const drawingLimitBytes = 6_000;
const documentLimitBytes = 200_000;
const drawings = 'public/images/models';
const downloads = 'public/downloads';

test('the drawings match the output of their script, are small, and differ from each other', () => {
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

test('a drawing numbers exactly the listed parts', () => {
  for (const { build } of motors) {
    const numbers = [...drawMotor(build, true).matchAll(/<text[^>]*>(\d+)<\/text>/g)].map(([, one]) =>
      Number(one),
    );
    expect(numbers).toEqual(partsOfMotor(build).map((_, index) => index + 1));
  }
});

test('every document is linked by a model and small enough for a phone, and a missing one is not linked', () => {
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
