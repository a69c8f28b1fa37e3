/** The town of a served place: the freight there, and what else lies near it without being a part of it. */
import { townsOfDistricts } from '#content/generator/places/districts.ts';
import { freeShippingCities } from '#content/places.ts';
import { capital, findPlace, places } from '#domain/catalogue/places.ts';
import type { ComposedPage, ComposedSection } from '#domain/generator/compose/composed-page.ts';
import { enumerate } from '#domain/generator/grammar.ts';
import type { NamedPlace } from '#domain/generator/title/place/known-places.ts';

function townOf({ name, slug }: NamedPlace): string | null {
  const known = slug === null ? undefined : findPlace(slug);
  if (known) return known.within ?? known.name;
  return freeShippingCities.includes(name) ? name : (townsOfDistricts[name] ?? null);
}

/** @returns the names of served places nearby, without the town of the place, its own parts, and parts of a town in the list */
export function placesBeside(place: NamedPlace): readonly string[] {
  const town = townOf(place);
  const others = place.nearby.filter((name) => name !== town);
  const kept = others.filter((name) => {
    const within = places.find((place) => place.name === name)?.within ?? null;
    return within === null || (within !== place.name && !others.includes(within));
  });
  return kept.length > 0 ? kept : place.nearby;
}

/** `ao Belém, ao Brás e à Vila Prudente`. */
export function towards(names: readonly string[]): string {
  return enumerate(
    names.map((name) => {
      const where = places.find((place) => place.name === name)?.where ?? '';
      return `${contracted[where.split(' ')[0] ?? ''] ?? 'a'} ${name}`;
    }),
  );
}

/** The preposition `a` with the article, by the contraction of `em` with the article. */
const contracted: Readonly<Record<string, string>> = { na: 'à', no: 'ao', nas: 'às', nos: 'aos' };

const freight = /(frete(?: incluído)?) em São Paulo/g;

/** The freight is free in every town served; outside the capital the page names the town. */
export function withFreightOf(page: ComposedPage, place: NamedPlace | null): ComposedPage {
  const town = place && townOf(place);
  if (town === null || town === capital || !freeShippingCities.includes(town)) return page;
  const there = (text: string) => text.replace(freight, `$1 em ${town}`);
  const sectionThere = (section: ComposedSection): ComposedSection => ({
    ...section,
    text: section.text.map(there),
    points: section.points.map((point) => ({ ...point, text: there(point.text) })),
    after: section.after.map(there),
  });
  return {
    ...page,
    lead: page.lead.map(there),
    sections: page.sections.map(sectionThere),
    place: page.place && sectionThere(page.place),
    questions: page.questions.map(({ question, answer }) => ({ question, answer: there(answer) })),
    closing: page.closing.map(there),
  };
}
