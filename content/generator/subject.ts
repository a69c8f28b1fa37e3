/**
 * What the generator knows about one subject of the trade, such as a photocell or a sliding gate. Each subject has a
 * file in content/generator/subjects. Its texts are finished prose that name the subject; the generator only chooses
 * among them by what a title asks (docs/specification/generator.md#subjects).
 *
 * Prose may contain Markdown links and bold, facts (`{{repair.from}}`, content/facts.ts), figures of the offers
 * (`{parcelas}`, domain/generator/figures.ts), and only where a property says so `{onde}`, `{marca}` or `{figura}`.
 */

/** What a title can ask about a subject. An answer and a section each belong to one. */
export const aspects = [
  'what', // what it is: 'o que é', or nothing asked
  'works', // how it works
  'price', // what it costs
  'buy', // where or how to get one
  'choose', // which one, what to look at, comparison of kinds
  'compatibility', // whether one fits or works with another
  'install', // putting it in
  'program', // programming, recording, copying, configuring
  'adjust', // adjusting
  'repair', // mending it
  'replace', // replacing it
  'signs', // when to replace it or to call a technician
  'worth', // whether it is worth it, repair or replace
  'lifetime', // how long it lasts or takes
  'care', // maintenance, cleaning, greasing
  'safety', // dangers, burglary, children
  'power', // without electricity, manual operation
  'allowed', // whether it is permitted
] as const;
export type Aspect = (typeof aspects)[number];

/** What can be wrong. content/generator/words/fault-words.ts says which words of a title mean which fault. */
export const faultIds = [
  'does-not-open',
  'does-not-close',
  'does-not-work',
  'opens-by-itself',
  'stops-halfway',
  'reverses', // closes and opens again
  'stuck',
  'noise',
  'hums', // tries and does not move
  'slow',
  'weak',
  'heavy',
  'hot',
  'burnt', // also a smell of burning, smoke
  'wet', // flood, water
  'in-rain', // fails only when it rains
  'insects',
  'lightning', // also a surge
  'off-track',
  'one-side-down', // one side of the leaf has dropped
  'crooked', // also shaking, swinging
  'falls', // comes down, drops
  'slams', // closes hard
  'scrapes', // iron on iron, on the ground
  'on-car', // has closed on the car
  'car-trapped', // the car cannot leave the garage
  'loose',
  'broken',
  'worn',
  'rusty',
  'shock', // gives an electric shock
  'trips-breaker', // also a blown fuse
  'beeps',
  'blinks',
  'does-not-stop', // the motor runs on
  'one-way-only',
  'slips', // jumps teeth, turns without moving the gate
  'short-range',
  'lost',
  'stolen',
  'cloned',
  'lost-programming',
  'battery-empty',
  'no-power', // power cut
  'power-back', // does not work since the power came back
] as const;
export type FaultId = (typeof faultIds)[number];

export interface Subject {
  /** The name in lower case as a sentence uses it: `fechadura eletromagnética`. */
  name: string;
  /** `fechaduras eletromagnéticas` */
  plural: string;
  gender: 'm' | 'f';
  /**
   * Everything else that titles call it, misspellings included. Matched without accents, as whole words, in the
   * singular and the regular plural. None may be the name of another subject.
   */
  aliases: readonly string[];
  /** True for a subject that we do not install or repair. Its texts say so and say what we do instead. */
  isNeighbour?: true;
  /** We install a part of it, so that its pages end by asking for a photo as those of our own subjects do. */
  isPartlyOurs?: true;
  /**
   * One or two wordings of the first paragraph for each thing a title may ask: two or three sentences that answer it
   * at once. The subject is named in the first. A title that asks anything else gets `what`.
   */
  answers: { what: Wordings } & Partial<Record<Aspect, Wordings>>;
  /** What a page is made of. A page of high creativity takes six of them, those about the asked aspects first. */
  sections: readonly SubjectSection[];
  /** What goes wrong with this subject, and what is particular to it. */
  faults: readonly Fault[];
  /** Short questions of customers. A page takes up to five, those about the asked aspects first. */
  questions: readonly Question[];
  /**
   * Two or more: how our visit goes for this subject, each with `{onde}`, which becomes `na Penha` or `em São Paulo e
   * região`. Empty for a neighbour.
   */
  visit: Wordings;
  /** One or more: what the brand changes for this subject, each with `{marca}`. Absent if it changes nothing. */
  brand?: Wordings;
  /**
   * What a figure in a title means for this subject; each with `{figura}`. Absent if the figure has its usual meaning,
   * such as the weight of a gate.
   */
  figures?: Partial<Record<FigureUnit, Wordings>>;
  /** Two or more sentences, each with a link to the hub of the subject or to the page that a reader needs next. */
  further: Wordings;
  /** Two or more closings: which photo, measure or sound to send by WhatsApp for this subject. */
  send: Wordings;
}

/** Alternatives, of which a page takes one. Each is true and complete on its own. */
export type Wordings = readonly string[];

export const figureUnits = [
  'kilogram',
  'power', // HP or CV
  'volt',
  'metre',
  'second',
  'real',
  'opening', // a day or an hour
  'leaf',
  'button',
  'watt',
  'ampere',
  'year',
  'hertz', // also MHz
  'instalment',
  'microfarad',
  'inch',
  'millimetre',
  'flat', // an apartment; also a house or a parking space
] as const;
export type FigureUnit = (typeof figureUnits)[number];

export interface SubjectSection {
  aspect: Aspect;
  /** Not a question, no full stop, names the subject or a part of it. */
  heading: string;
  /** Paragraphs of one to four sentences. Every page takes the first; a short one leaves out the others. */
  text: readonly string[];
  /** List items, complete sentences. A page takes the first ones, as many as its length allows. Three to seven. */
  points?: readonly string[];
  /** Numbered steps, all of them always taken. Instead of points. Three to six. */
  steps?: readonly string[];
  /** True for a section for titles that ask its aspect. Any other page takes it only if the subject has nothing else. */
  isForAskers?: true;
}

export interface Fault {
  /** One or several ids that this passage answers. */
  fault: FaultId | readonly FaultId[];
  /** One or two wordings of the first paragraph: what it most likely is, and what to do now. Names the subject. */
  answer: Wordings;
  heading: string;
  /** Paragraphs: what happens and why. */
  text: readonly string[];
  /** Cause with what the reader can look at without opening anything. Three to six. */
  points: readonly string[];
  /** What not to touch and why, in one or two sentences. */
  careful: string;
  /** What the technician does, with what it costs, from facts. */
  technician: string;
  /** A sentence with a link to the nearest problem page. */
  more: string;
}

export interface Question {
  /** Aspects or faults that it fits best; without any it fits all. */
  about?: readonly (Aspect | FaultId)[];
  question: string;
  /** One to three sentences. */
  answer: string;
  /**
   * True for a question meant for titles that ask one of `about` or use the words of the question. Any other page takes
   * it only if the subject has nothing else.
   */
  isForAskers?: true;
}
