/**
 * What a title means (docs/specification/generator.md#title-analysis). The generator knows nothing else about a page.
 */
import type { DirectAnswer } from '#content/generator/direct-answer.ts';
import type { Aspect, FaultId } from '#content/generator/subject.ts';
import type { OffTopic } from '#content/generator/words/off-topic.ts';
import type { Trade } from '#content/generator/words/trade.ts';
import type { Claim } from '#domain/generator/claims/title-claims.ts';
import type { TitleQuery } from '#domain/generator/likeness/query.ts';
import type { TitleFigure } from './figure-units.ts';
import type { NamedModel } from './find-models.ts';
import type { NamedMotor } from './find-motors.ts';
import type { NamedSubject } from './find-subjects.ts';
import type { NamedPlace } from './place/known-places.ts';

export interface TitleMeaning {
  /** As typed. */
  title: string;
  /** The subject of the page; null if the title names none that we know. */
  main: NamedSubject | null;
  /** Every word, in lower case without accents. */
  words: readonly string[];
  /** The same words, as they are written in the title. */
  written: readonly string[];
  /** What the page has to say because the title says it, word by word. */
  claims: readonly Claim[];
  /** Further subjects of the title, in order of importance. */
  others: readonly NamedSubject[];
  /** What is asked, in the order of the answers; may be empty. */
  aspects: readonly Aspect[];
  /** What is wrong, the best matching first; may be empty. */
  faults: readonly FaultId[];
  /** One brand: the page is about it. Two: they are compared. */
  brands: readonly string[];
  figures: readonly TitleFigure[];
  /** The title puts one figure together with another and does not choose between them: '220 V em 127 V'. */
  joinsFigures: boolean;
  /** Models and kits of our brand. */
  models: readonly NamedModel[];
  /** Motors of any maker that the title calls by name. */
  motors: readonly NamedMotor[];
  /** What answers the title, whatever its subject. */
  direct: DirectAnswer | null;
  /** Further answers that fit the title, for what the first leaves out. */
  alsoDirect: readonly DirectAnswer[];
  /** The trade that the title is about, if it is not ours. */
  trade: Trade | null;
  /** What the title is about if that has nothing to do with gates: 'capa para celular', or somebody in danger. */
  offTopic: OffTopic | null;
  /** A trade that the title joins to a subject of ours: 'conserto de portão e de ar-condicionado'. */
  joinedTrade: Trade | null;
  place: NamedPlace | null;
  /** Further places that the title lists. */
  furtherPlaces: readonly NamedPlace[];
  /** The title asks for causes: 'por que o portão faz barulho'. */
  asksWhy: boolean;
  isUrgent: boolean;
  /** Further words that the texts of the subjects mention, in lower case without accents: `formiga`, `sol`. */
  tellingWords: readonly string[];
  /** Every word but the smallest and the names of the gate, for comparing the title with a question. */
  contentWords: readonly string[];
  /** The words of the title with their weights, those beyond its subject and its question above the others. */
  query: TitleQuery;
  /** Only the words beyond the subject, the question, the brand and the figures. */
  openQuery: TitleQuery;
  /** Words of the title that mean nothing to us, as written. */
  unknownWords: readonly string[];
}
