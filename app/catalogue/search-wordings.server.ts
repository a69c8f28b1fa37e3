/** Every way to ask for a page: its phrase, its keywords, and for models, places and served cities their names. */
import { shortPlaceNames } from '#content/places.ts';
import { cityServices, standingPages } from '#content/search-wordings.ts';
import { places } from '#domain/catalogue/places.ts';
import { isNegated, tellingWords } from '#domain/catalogue/search-words.ts';
import { topics } from '#domain/catalogue/topics.ts';
import { paths } from '../paths.ts';
import { placeKeywords } from '../seo/keywords.ts';
import { motors } from './motors.server.ts';
import { problemProse, termProse, topicProse } from './prose.server.ts';
import { servicePages } from './service-pages.server.ts';

export interface Wording {
  path: string;
  text: string;
  /** Its telling words; never none. */
  words: readonly string[];
  /** How much it says; what does not happen says two things. */
  weight: number;
  /** Phrases come before keywords, and problems before topics and terms: among equals the visitor's gate is stuck. */
  rank: number;
}

interface Page {
  path: string;
  phrase: string;
  keywords: readonly string[];
}

const problems: Page[] = [...problemProse].map(([slug, { frontMatter }]) => ({
  ...frontMatter,
  path: paths.problem(slug),
}));
const services: Page[] = topics.flatMap(({ slug, name }) => {
  const prose = topicProse.get(slug);
  if (prose === undefined) return [];
  return [{ path: paths.topic(slug), phrase: name, keywords: prose.frontMatter.keywords }];
});
const terms: Page[] = [...termProse].map(
  ([
    slug,
    {
      frontMatter: { name, keywords },
    },
  ]) => ({
    path: paths.term(slug),
    phrase: name,
    keywords,
  }),
);
const others: Page[] = Object.entries(standingPages).map(([name, { phrase, keywords }]) => ({
  path: paths.textPage(name),
  phrase,
  keywords,
}));
const families = [problems, services, terms, others];

function wording(path: string, text: string, rank: number): Wording[] {
  const words = tellingWords(text);
  const weight = words.reduce((sum, word) => sum + (isNegated(word) ? 2 : 1), 0);
  return words.length === 0 ? [] : [{ path, text, words, weight, rank }];
}

export const wordings: readonly Wording[] = families.flatMap((pages, family) =>
  pages.flatMap(({ path, phrase, keywords }) => [
    ...wording(path, phrase, family),
    ...keywords.flatMap((keyword) => wording(path, keyword, families.length + family)),
  ]),
);

const servedCities = Object.values(servicePages).map(({ slug, city }) => ({
  path: paths.textPage(slug),
  city,
}));

/** Of problems, topics, terms and standing pages, in this order, as they are written. */
export const phrases: readonly { path: string; text: string }[] = [
  ...families.flat().map(({ path, phrase }) => ({ path, text: phrase })),
  ...servedCities.flatMap(({ path, city }) =>
    [`Portão automático em ${city}`, `Portão automático ${city}`].map((text) => ({ path, text })),
  ),
];

/** A name with a slip in it may be another word, so these are asked for as they are written. */
export const names: readonly { path: string; text: string }[] = [
  ...servedCities.flatMap(({ path, city }) =>
    cityServices.map((service) => ({ path, text: `${service} em ${city}` })),
  ),
  ...motors.flatMap(({ name, slug }) =>
    [name, `PPA ${name}`, `Motor PPA ${name}`].map((text) => ({ path: paths.motor(slug), text })),
  ),
  ...places.flatMap(({ name, slug }) =>
    // 'Sé' reads as a filler and would answer for every place.
    (tellingWords(name).length === 0 ? [] : [name, ...placeKeywords(name)]).map((text) => ({
      path: paths.place(slug),
      text,
    })),
  ),
  ...Object.entries(shortPlaceNames).map(([shortName, slug]) => ({
    path: paths.place(slug),
    text: shortName.replaceAll('-', ' '),
  })),
];

/** What the search offers while somebody types. */
export const knownPhrases: readonly string[] = problems.map(({ phrase }) => phrase);
