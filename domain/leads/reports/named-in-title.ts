/**
 * The place and the motor model that a page is about, found in its address or else in its title. Ten thousand titles
 * are read at once, so each is searched with a single pattern; the generator's analysis of a title takes far longer.
 */
import { motorModels } from '#content/motors/models.ts';
import { places } from '#domain/catalogue/places.ts';
import { foldText } from '#domain/fold-text.ts';

export interface Named {
  slug: string;
  name: string;
}

const placesByName = new Map(places.map((place) => [foldText(place.name), place]));
const placesBySlug = new Map(places.map((place) => [place.slug, place]));
const modelsByName = new Map(motorModels.map((model) => [foldText(model.name), model]));
const modelsBySlug = new Map(motorModels.map((model) => [model.slug, model]));

/** The longest name first: 'Vila Mariana' before 'Mariana'. */
function anyOf(names: Iterable<string>): RegExp {
  const longestFirst = [...names].toSorted((one, other) => other.length - one.length);
  const words = longestFirst.map((name) => name.replace(/[^a-z0-9 ]/g, '\\$&'));
  return new RegExp(`(?<![a-z0-9])(?:${words.join('|')})(?![a-z0-9])`, 'g');
}

const placeNames = anyOf(placesByName.keys());
const modelNames = anyOf(modelsByName.keys());

/** A neighbourhood takes precedence over its city: in 'Macedo, Guarulhos' the place is Macedo. */
export function namedPlace(path: string, title: string): Named | null {
  const own = placesBySlug.get(path.replace(/^\/cidades\//, ''));
  if (own !== undefined) return named(own);
  const found = [...foldText(title).matchAll(placeNames)].flatMap(([name]) => placesByName.get(name) ?? []);
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
