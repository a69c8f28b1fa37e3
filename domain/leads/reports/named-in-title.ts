/** The place and the motor model that a page is about, found in its address or else in its title. */
import { motorModels } from '#content/motors/models.ts';
import { namePattern } from '#domain/catalogue/name-pattern.ts';
import { places } from '#domain/catalogue/places.ts';
import { placesInTitle } from '#domain/catalogue/places-in-title.ts';
import { foldText } from '#domain/fold-text.ts';

export interface Named {
  slug: string;
  name: string;
}

const placesBySlug = new Map(places.map((place) => [place.slug, place]));
const modelsByName = new Map(motorModels.map((model) => [foldText(model.name), model]));
const modelsBySlug = new Map(motorModels.map((model) => [model.slug, model]));

const modelNames = namePattern(modelsByName.keys());

/** A neighbourhood takes precedence over its city: in 'Macedo, Guarulhos' the place is Macedo. */
export function namedPlace(path: string, title: string): Named | null {
  const own = placesBySlug.get(path.replace(/^\/cidades\//, ''));
  if (own !== undefined) return named(own);
  const found = placesInTitle(title).map(({ place }) => place);
  const place = found.find(({ isCity }) => !isCity) ?? found[0];
  return place === undefined ? null : named(place);
}

/** A title names a model only together with the brand, because some models are named after everyday words. */
export function namedModel(path: string, title: string): Named | null {
  const own = modelsBySlug.get(path.replace(/^\/motores\//, ''));
  const folded = foldText(title);
  const [name] = /(?<![a-z0-9])ppa(?![a-z0-9])/.test(folded) ? (folded.match(modelNames) ?? []) : [];
  const model = own ?? modelsByName.get(name ?? '');
  return model === undefined ? null : named(model);
}

function named({ slug, name }: Named): Named {
  return { slug, name };
}
