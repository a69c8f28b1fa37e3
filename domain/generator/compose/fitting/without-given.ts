/** Lines that ask for something to be sent, without what the title has already said. */

import { otherDistricts } from '#content/generator/places/districts.ts';
import { findPlace } from '#domain/catalogue/places.ts';
import type { NamedPlace } from '#domain/generator/title/place/known-places.ts';
import { isServedPlace } from '#domain/generator/title/place/known-places.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';

/** @param said the rest of the page, which may already ask for the street */
export function withoutGiven(
  lines: readonly string[],
  said: string,
  { place, figures }: Pick<TitleMeaning, 'place' | 'figures'>,
): readonly string[] {
  const isNamed = isServedPlace(place) && isDistrict(place);
  const sizes = figures.filter(({ unit }) => unit === 'metre').length;
  return lines.map((line) => {
    const placed = isNamed ? withStreet(line, /\ba rua, o número\b/.test(said)) : line;
    return sizes === 0 ? placed : withoutSizes(placed, sizes);
  });
}

function isDistrict({ name, slug }: NamedPlace): boolean {
  if (slug !== null) return findPlace(slug)?.isCity === false || name.includes('(');
  return Object.values(otherDistricts).some((names) => names.includes(name));
}

/** Asks for the street instead of the quarter that the title names. */
function withStreet(line: string, isAsked: boolean): string {
  return isAsked
    ? line
        .replace(/, e o bairro(?=[.:,;])/, '')
        .replace(/, ([^,:;.]+) e o bairro(?=[.:,;])/, ' e $1')
        .replace(/(?<!\p{L})o bairro(?!\p{L})/u, 'a rua')
    : line.replace(/(?<!\p{L})o bairro(?!\p{L})/u, 'a rua');
}

function withoutSizes(line: string, sizes: number): string {
  const without = line
    .replace(/o comprimento, a altura e (?=o material)/, sizes > 1 ? '' : 'a altura e ')
    .replace(/o comprimento e (?=o material)/, '');
  if (sizes > 1)
    return without.replace(/a altura, a largura e (?=o material)|as medidas, (?=o material)/, '');
  return without.replace(/a altura, a largura e (?=o material)/, 'a altura e ');
}
