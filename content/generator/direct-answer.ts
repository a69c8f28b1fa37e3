import type { Aspect, FigureUnit, Question, SubjectSection } from './subject.ts';

/**
 * An answer to one question, found by the words of a title and not by its subject alone: who pays, rain on the motor, a
 * lorry in the street. It gives the first paragraph and the first section of a page whose title asks it.
 */
export interface DirectAnswer {
  /**
   * The title must contain one alternative of every group. A group lists alternatives in the notation of
   * fault-words.ts, with a bar between them: `quem paga|quem deve pagar`. The answer with the most words of the title
   * wins. Groups that many answers share are in words/asking-words.ts and words/title-groups.ts.
   */
  when: readonly string[];
  /** The title must have none of these. */
  unless?: string;
  /** Holds only if the title names one of these subjects. */
  of?: readonly string[];
  /**
   * Holds only if the title has one figure of this unit, within these bounds. Slots of the texts: `{figura}` is the
   * figure and `{terço}` a third of it. If it is the weight of a leaf, `{sobra}` is the weight limit that its motor
   * needs. If it is the weight limit of a motor, `{folgada}` is the heaviest leaf for it, a fifth below the limit.
   */
  figure?: { unit: FigureUnit; from?: number; to?: number };
  /**
   * Holds only if the title has one figure in metres, which is the width of the leaf. The texts call it `{largura}`,
   * and the time that a common motor takes to slide it `{demora}`.
   */
  ofWidth?: true;
  /** Holds only if the title names one brand, and not ours. The texts call it `{marca}`. */
  ofOtherBrand?: true;
  /**
   * Holds only if the title names two brands. The texts call them `{primeira}` and `{segunda}`, and the one beside ours
   * `{outra}`.
   */
  ofTwoBrands?: 'with-ours' | 'without-ours' | 'any';
  /** Holds only if the title names so many makers of motors, or more. The texts call them all `{marcas}`. */
  ofSeveralBrands?: 2 | 3;
  /**
   * Holds only if the title calls motors by name (words/motor-names.ts): as many as this says, for these gates, of our
   * brand (`ours`), of another (`other`) or of any. `two-sizes` is one motor in two sizes, and `of-two-gates` a sliding
   * gate's motor and another gate's. The texts call the first `{modelo}` and the second `{rival}`.
   */
  ofMotors?:
    | 'one-sliding'
    | 'one-sliding-ours'
    | 'one-sliding-other'
    | 'one-tilting-other'
    | 'two-sliding'
    | 'two-sizes'
    | 'of-two-gates';
  /** The subject of a page whose title names none. */
  subject: string;
  /** The page is about `subject` even if its title names the gate, the motor or a service. */
  isAboutSubject?: true;
  /** The answer covers the model that the title names, so the description from the tables is left out. */
  isAboutModel?: true;
  /** The answer covers the figure that the title gives, so no verdict calculated from it comes before the answer. */
  isAboutFigure?: true;
  /** The answer comes before others that fit the title equally well and lack this mark. */
  winsTies?: true;
  /** Somebody may be hurt: the answer comes before every other that fits, whatever else the title says. */
  isDanger?: true;
  /** Whoever asks this buys nothing, so no price is added to the answer. */
  isUnpriced?: true;
  /** The title complains, and the passage about its fault follows. Without it, words of a fault mean something else. */
  isComplaint?: true;
  /** One or two wordings of the first paragraph. The first sentence answers. */
  answer: readonly string[];
  /** The description of the page, if the first sentence of the answer is too long for one. */
  description?: string;
  /** The first paragraph instead if the title names a place that we serve, which it calls `{onde}`. */
  answerAtPlace?: readonly string[];
  heading: string;
  text: readonly string[];
  points?: readonly string[];
  /** What the title asks beyond its words. The other sections and the questions are chosen by these. */
  aspects?: readonly Aspect[];
  /** Sections that only this title needs. They follow the first one. */
  sections?: readonly SubjectSection[];
  /** Questions of people who ask this. They come before those of the subject. */
  questions?: readonly Question[];
  /** The link to a further page, and what to send us. Without them the subject gives both. */
  further?: string;
  send?: string;
}
