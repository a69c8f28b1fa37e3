/** Answers a title that lists several places for each of them. */
import { placePassages } from '#content/generator/places/place-passages.ts';
import type { ComposedPage } from '#domain/generator/compose/composed-page.ts';
import { fillLine } from '#domain/generator/compose/wording/fill-line.ts';
import { capitalise, enumerate } from '#domain/generator/grammar.ts';
import { isServedPlace, type NamedPlace } from '#domain/generator/title/place/known-places.ts';

const { servedToo, farToo, farAsWell } = placePassages.further;

/**
 * 'Em Osasco e em Barueri, consertar …' says it of both.
 *
 * @returns null if the answer does not name the first place, or if we do not serve them all
 */
export function withPlacesTogether(
  page: ComposedPage,
  place: NamedPlace | null,
  places: readonly NamedPlace[],
): ComposedPage | null {
  const [first = '', ...rest] = page.lead;
  if (!isServedPlace(place) || places.length === 0 || !places.every(isServedPlace)) return null;
  const at = first.toLowerCase().indexOf(place.where.toLowerCase());
  if (at === -1) return null;
  const all = enumerate([place.where, ...places.map(linked)]);
  const before = first.slice(0, at);
  const after = first.slice(at + place.where.length);
  const isBeginning = first.charAt(at) !== place.where.charAt(0);
  return { ...page, lead: [`${before}${isBeginning ? capitalise(all) : all}${after}`, ...rest] };
}

/** @returns the page with a sentence on those places after its answer, linked where they have a page */
export function withFurtherPlaces(page: ComposedPage, places: readonly NamedPlace[]): ComposedPage {
  const served = places.filter(isServedPlace);
  const far = places.filter((place) => !isServedPlace(place));
  const sentences = [
    ...(served.length > 0 ? [fillLine(servedToo, { onde: enumerate(served.map(linked)) })] : []),
    ...(far.length > 0
      ? [
          fillLine(farToo, {
            onde: enumerate(
              far.map(({ where }) => where),
              'nem',
            ),
          }),
        ]
      : []),
  ];
  const [first = '', ...rest] = page.lead;
  return sentences.length === 0 ? page : { ...page, lead: [[first, ...sentences].join(' '), ...rest] };
}

/** @returns the page out of our area, with a sentence on the further places there after the one on the first */
export function withPlacesAsFar(
  page: ComposedPage,
  places: readonly NamedPlace[],
  placeSentence: string,
): ComposedPage {
  const far = places.filter((place) => !isServedPlace(place));
  const [first = '', ...rest] = page.lead;
  if (far.length === 0 || !first.startsWith(placeSentence)) return withFurtherPlaces(page, places);
  const onde = enumerate(
    far.map(({ where }) => where),
    'nem',
  );
  const lead = `${placeSentence} ${fillLine(farAsWell, { onde })}${first.slice(placeSentence.length)}`;
  return withFurtherPlaces({ ...page, lead: [lead, ...rest] }, places.filter(isServedPlace));
}

/** `na [Penha](/cidades/penha)`. */
function linked({ name, where, slug }: NamedPlace): string {
  return slug === null ? where : where.replace(name, `[${name}](/cidades/${slug})`);
}
