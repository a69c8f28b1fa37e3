/** Answers a title that lists several places for each of them. */
import { placePassages } from '#content/generator/places/place-passages.ts';
import type { ComposedPage } from '#domain/generator/compose/composed-page.ts';
import { fillLine } from '#domain/generator/compose/wording/fill-line.ts';
import { enumerate } from '#domain/generator/grammar.ts';
import type { NamedPlace } from '#domain/generator/title/place/known-places.ts';
import { isServedPlace } from '#domain/generator/title/place/known-places.ts';

const { servedToo, farToo, farAsWell } = placePassages.further;

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
