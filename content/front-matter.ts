/** The front matter of each family's texts. Titles and descriptions must fit in search results. */
import { z } from 'zod';
import { headingAnswers } from './heading-answer.ts';
import { type GatePart, gateKinds, gateParts } from './motors/gate-parts.ts';
import { quoteLineNames } from './quote-lines.ts';
import { repairParts } from './repair-prices.ts';
import { safetyKinds } from './safety-rules.ts';

const description = z.string().min(70).max(160);
const title = z.string().min(10).max(60);
/** The chat message of the page, if the family's default message would read oddly with its title. */
const message = z.string().min(20).max(160).optional();
const buttonLabel = z.string().min(5).max(24);
/** The text tells the reader to work on the gate, so the page shows the safety rules (content/safety-rules.ts). */
const isHandsOn = z.boolean().default(false);
/** Which safety rules the page shows, if its gate or its work is of one kind. */
const safety = z.enum(safetyKinds).default('every');
const keywords = z.array(z.string().min(3).max(60)).min(3).max(12);
/**
 * Path of the page that answers the same search, if there is one. This page stays at its address for the menus, but
 * search engines and the site's own search get the other one (docs/specification/search-engines.md#one-address).
 */
const canonical = z
  .string()
  .regex(/^\/[a-z0-9]+(?:[-/][a-z0-9]+)*$/)
  .optional();

/**
 * Prices that a heading may show: the cheapest kit, the range of a repair at home, how the repair of a shared gate is
 * priced, the range of programming a remote control, the range of a new motor in place of an old one, and that of a
 * motor for a condominium.
 */
export const headingPrices = [
  'kit',
  'repair',
  'sharedRepair',
  'programming',
  'replacement',
  'condominium',
] as const;
export type HeadingPriceName = (typeof headingPrices)[number];

/** One of those prices or, where one part or two are usually to blame, the prices of their repairs, likeliest first. */
const headingPrice = z.union([z.enum(headingPrices), z.array(z.enum(repairParts)).min(1).max(2)]);

/**
 * The gate drawn beside the text, and its part in amber. `none` if the text is about no single part: a drawing that
 * points at the wrong part does harm. A text about gates in general has the most common kind, `basculante`.
 */
const diagnosis = z.union([
  z.literal('none').transform(() => null),
  z.strictObject({
    gate: z.enum(gateKinds),
    part: z.enum(Object.keys(gateParts) as [GatePart, ...GatePart[]]),
  }),
]);

export const topicFrontMatter = z.strictObject({
  title,
  description,
  keywords,
  canonical,
  /** The price in its heading, if a single price fits the topic. */
  price: headingPrice.optional(),
  isHandsOn,
  safety,
  message,
  /** Label of the button in its heading. */
  label: buttonLabel.optional(),
  diagnosis,
});

/** What a resident of the place would ask. The answer is one paragraph of Markdown, measured as its reader sees it. */
const placeQuestion = z.strictObject({
  question: z.string().min(12).max(90).endsWith('?'),
  answer: z
    .string()
    .endsWith('.')
    .refine((answer) => !answer.includes('\n'), 'has more than one paragraph')
    .refine((answer) => {
      const { length } = answer.replace(/\]\([^)]*\)|\[/g, '');
      return length >= 120 && length <= 420;
    }, 'does not have 120 to 420 characters'),
});

export const placeFrontMatter = z.strictObject({
  description,
  /** Slugs of neighbouring places. */
  nearby: z.array(z.string()).min(2).max(6),
  questions: z.array(placeQuestion).length(3),
});

export const problemGroups = {
  'abre-e-fecha': 'Abertura e fechamento',
  controle: 'Controle remoto',
  motor: 'Motor',
  barulho: 'Barulho',
  'placa-e-eletrica': 'Placa e elétrica',
  pecas: 'Peças',
  'tipo-de-portao': 'Tipo de portão',
  servico: 'Serviço',
} as const;
export type ProblemGroup = keyof typeof problemGroups;

export const problemFrontMatter = z.strictObject({
  /** A search that people type. Its slug is the name of the file. */
  phrase: z.string().min(8).max(60),
  group: z.enum(Object.keys(problemGroups) as [ProblemGroup, ...ProblemGroup[]]),
  description,
  keywords,
  /** The price in its heading: that of the repair the problem is most likely to need. */
  price: headingPrice.default('repair'),
  isHandsOn,
  safety,
  message,
  diagnosis,
});

export const termGroups = {
  basculante: 'Portão basculante',
  potencia: 'Potência e velocidade',
  marcas: 'Marcas',
  tipos: 'Tipos de portão',
  precos: 'Preços e kits',
  servicos: 'Instalação e conserto',
} as const;
export type TermGroup = keyof typeof termGroups;

export const termFrontMatter = z.strictObject({
  /** The search term, as the heading of the page. */
  name: z.string().min(8).max(60),
  group: z.enum(Object.keys(termGroups) as [TermGroup, ...TermGroup[]]),
  /** Either the kits for tilting gates, which have fixed prices, or a service, which is priced for each gate. */
  sells: z.enum(['kit', 'service']).default('kit'),
  /** What the page compares below its first paragraph. The heading has the price of the first, if it is fixed. */
  offers: z.array(z.enum(quoteLineNames)).min(2).max(4),
  /** The product that is sold, if the term names a different one, such as another brand. */
  product: z.string().min(8).max(60).optional(),
  title,
  description,
  keywords,
  canonical,
  /** Slugs of other terms that may interest a reader of this one. */
  related: z.array(z.string()).min(3).max(6),
});

export const textPageFrontMatter = z.strictObject({
  heading: z.string().min(5).max(80),
  title,
  description,
  keywords,
});

/** A legal page: readers must be able to tell which version they have read. */
export const legalPageFrontMatter = textPageFrontMatter.extend({
  /** The day since which this version applies. */
  updated: z.iso.date(),
  /** Below the title. */
  lead: z.string().min(60).max(260),
  /** What most readers come for, shown next to the title. */
  answers: headingAnswers,
  message,
  /** Label of the button in its heading, which it has only with this. */
  label: buttonLabel.optional(),
});

export const articleFrontMatter = textPageFrontMatter.extend({
  /** One or two sentences, shown under the title and in the index of the blog. */
  lead: z.string().min(40).max(200),
  kind: z.string().min(4).max(30),
  /** Publication date. */
  date: z.iso.date(),
  /** Reading time at 200 words a minute. */
  minutes: z.int().min(1).max(30),
});

export const motorFrontMatter = z.strictObject({ title, description, keywords });
