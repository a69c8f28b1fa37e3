/**
 * Every wording by which the search finds a page: phrases, keywords, and names of models, places and service-page
 * cities.
 */
import { families, type PageFamily } from '#content/families.ts';
import { suggestedProblems } from '#content/home.ts';
import { chooserPage } from '#content/motors/motor-chooser.ts';
import { shortPlaceNames } from '#content/places.ts';
import { cityServices } from '#content/search-wordings.ts';
import { standingPages } from '#content/standing-pages.ts';
import { places } from '#domain/catalogue/places.ts';
import { isNegated, significantWords } from '#domain/catalogue/search-words.ts';
import { paths } from '../../paths.ts';
import { placeKeywords } from '../../seo/keywords.ts';
import { pagesOf } from '../families.server.ts';
import { motors } from '../motors/motors.server.ts';
import { proseOf } from '../prose.server.ts';
import { servicePages } from '../service-pages.server.ts';

export interface Wording {
  path: string;
  text: string;
  /** Its significant words; never empty. */
  words: readonly string[];
  /** How specific it is: the number of its words, with a negated word counted twice. */
  weight: number;
  /**
   * If two wordings match equally well, the lower rank wins: phrases before keywords, then families by `searchRank`.
   */
  rank: number;
}

interface SearchedPage {
  path: string;
  phrase: string;
  keywords: readonly string[];
}

const familyPages: SearchedPage[][] = Object.values<PageFamily>(families)
  .flatMap((family) => (family.searchRank === null ? [] : [{ family, rank: family.searchRank }]))
  .toSorted((one, other) => one.rank - other.rank)
  .map(({ family }) =>
    pagesOf(family).map(({ name, canonicalPath, keywords }) => ({
      path: canonicalPath,
      phrase: name,
      keywords,
    })),
  );
const standingPagesWithPhrase: SearchedPage[] = Object.entries(standingPages).flatMap(([word, wording]) =>
  wording === null ? [] : [{ path: paths.textPage(word), ...wording }],
);
const chooser: SearchedPage = {
  path: paths.motorChooser(),
  phrase: chooserPage.heading,
  keywords: chooserPage.keywords,
};
const searchedPages = [...familyPages, [...standingPagesWithPhrase, chooser]];

function wording(path: string, text: string, rank: number): Wording[] {
  const words = significantWords(text);
  const weight = words.reduce((sum, word) => sum + (isNegated(word) ? 2 : 1), 0);
  return words.length === 0 ? [] : [{ path, text, words, weight, rank }];
}

export const wordings: readonly Wording[] = searchedPages.flatMap((pages, rank) =>
  pages.flatMap(({ path, phrase, keywords }) => [
    ...wording(path, phrase, rank),
    ...keywords.flatMap((keyword) => wording(path, keyword, searchedPages.length + rank)),
  ]),
);

const servicePageCities = Object.values(servicePages).map(({ slug, city }) => ({
  path: paths.textPage(slug),
  city,
}));

/** Phrases of the families by rank, then of the standing pages. */
export const subjectPhrases: readonly { path: string; text: string }[] = searchedPages
  .flat()
  .map(({ path, phrase }) => ({ path, text: phrase }));

/** The phrases of subjects, then those of the service pages. */
export const phrases: readonly { path: string; text: string }[] = [
  ...subjectPhrases,
  ...servicePageCities.flatMap(({ path, city }) =>
    [`Portão automático em ${city}`, `Portão automático ${city}`].map((text) => ({ path, text })),
  ),
];

/** Names that must be spelt correctly, because a misspelt name may be a different word. */
export const names: readonly { path: string; text: string }[] = [
  ...servicePageCities.flatMap(({ path, city }) =>
    cityServices.map((service) => ({ path, text: `${service} em ${city}` })),
  ),
  ...motors.flatMap(({ name, slug }) =>
    [name, `PPA ${name}`, `Motor PPA ${name}`].map((text) => ({ path: paths.motor(slug), text })),
  ),
  ...places.flatMap(({ name, slug }) =>
    // 'Sé' is a filler word, so its keywords would match searches for any place.
    (significantWords(name).length === 0 ? [] : [name, ...placeKeywords(name)]).map((text) => ({
      path: paths.place(slug),
      text,
    })),
  ),
  ...Object.entries(shortPlaceNames).map(([shortName, slug]) => ({
    path: paths.place(slug),
    text: shortName.replaceAll('-', ' '),
  })),
];

/**
 * Suggested by the search field while the visitor types. They are few, because each takes twenty bytes of the home
 * page's first flight; the search itself finds every problem.
 * @throws if one of the slugs is not a problem page
 */
export const suggestedPhrases: readonly string[] = suggestedProblems.map((slug) => {
  const problem = proseOf(families.problems).get(slug);
  if (problem === undefined) throw new Error(`There is no problem page ${slug}`);
  return problem.frontMatter.phrase;
});
