/** What a title names besides its places: subjects, brands, figures, models, motors and a trade. */
import type { OtherWorld } from '#content/generator/words/other-worlds.ts';
import { findBrands, type NamedBrand, ourBrand } from '#domain/generator/title/find-brands.ts';
import { findFigures, type TitleFigure } from '#domain/generator/title/find-figures.ts';
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
 * @param places the places of the title, which name nothing else
 * @param foreignWorld the world that the title belongs to if it is not ours (`findWorld`)
 */
export function namesIn(
  words: readonly TitleWord[],
  places: readonly Span[],
  foreignWorld: OtherWorld | undefined,
): TitleNames {
  const isApart = (span: Span) => !places.some((place) => overlap(span, place));
  // A title of another world has none of our subjects, even if it uses the same words.
  const subjects = foreignWorld ? [] : findSubjects(words).filter(isApart);
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
