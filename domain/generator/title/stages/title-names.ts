/** What a title names besides its places: subjects, brands, figures, models, motors and a trade. */
import type { OffTopic } from '#content/generator/words/off-topic.ts';
import type { TitleFigure } from '#domain/generator/title/figure-units.ts';
import { findBrands, type NamedBrand, ourBrand } from '#domain/generator/title/find-brands.ts';
import { findFigures } from '#domain/generator/title/find-figures.ts';
import { findModels, type NamedModel } from '#domain/generator/title/find-models.ts';
import { findMotors, type NamedMotor } from '#domain/generator/title/find-motors.ts';
import { findSubjects, type NamedSubject } from '#domain/generator/title/find-subjects.ts';
import { type FoundTrade, findJoinedTrade } from '#domain/generator/title/find-trade.ts';
import { overlap, type Span, type TitleWord } from '#domain/generator/title/title-words.ts';

export interface TitleNames {
  subjects: readonly NamedSubject[];
  brands: readonly NamedBrand[];
  figures: readonly TitleFigure[];
  models: readonly NamedModel[];
  motors: readonly NamedMotor[];
  /** A trade that the title joins to one of the subjects. */
  joinedTrade: FoundTrade | undefined;
}

/**
 * @param places the places of the title, whose words name no subject and no brand
 * @param offTopic what the title is about if that has nothing to do with gates (`findOffTopic`)
 */
export function namesIn(
  words: readonly TitleWord[],
  places: readonly Span[],
  offTopic: OffTopic | undefined,
): TitleNames {
  const isApart = (span: Span) => !places.some((place) => overlap(span, place));
  // An off-topic title has none of our subjects, even if it uses the same words.
  const subjects = offTopic ? [] : findSubjects(words).filter(isApart);
  // 'Curitiba' in 'Motor de portão Curitiba' is not a maker.
  const brands = findBrands(words).filter(isApart);
  const isOurs = brands.some(({ name }) => name === ourBrand);
  return {
    subjects,
    brands,
    figures: findFigures(words),
    models: findModels(words, isOurs),
    motors: findMotors(words, brands),
    joinedTrade: findJoinedTrade(words, subjects),
  };
}
