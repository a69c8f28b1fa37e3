/** What stands above the prose of each kind of page, with the lengths search results have room for. */
import { z } from 'zod';

const description = z.string().min(70).max(160);
const title = z.string().min(10).max(60);
/** What a visitor sends us from the page, where the words its kind of page would make of its title read oddly. */
const message = z.string().min(20).max(160).optional();
/** Its reader is sent to the gate itself, and sees the safety rules (content/safety-rules.ts). */
const isHandsOn = z.boolean().default(false);
const keywords = z.array(z.string().min(3).max(60)).min(3).max(12);

/** What a heading may name: the cheapest kit, the range of a repair, or that of a condominium's gate. */
export const headingPrices = ['kit', 'repair', 'condominium'] as const;
export type HeadingPriceName = (typeof headingPrices)[number];

export const topicFrontMatter = z.strictObject({
  title,
  description,
  keywords,
  /** The price its heading names, where one answers the topic. */
  price: z.enum(headingPrices).optional(),
  isHandsOn,
  message,
  /** Of the button in its heading. */
  label: z.string().min(5).max(24).optional(),
});

export const placeFrontMatter = z.strictObject({
  description,
  /** Slugs of neighbouring places. */
  nearby: z.array(z.string()).min(2).max(6),
});

export const problemFamilies = {
  'abre-e-fecha': 'Abertura e fechamento',
  controle: 'Controle remoto',
  motor: 'Motor',
  barulho: 'Barulho',
  'placa-e-eletrica': 'Placa e elétrica',
  pecas: 'Peças',
  'tipo-de-portao': 'Tipo de portão',
  servico: 'Serviço',
} as const;
export type ProblemFamily = keyof typeof problemFamilies;

export const problemFrontMatter = z.strictObject({
  /** What people type; its slug is the file's name. */
  phrase: z.string().min(8).max(60),
  family: z.enum(Object.keys(problemFamilies) as [ProblemFamily, ...ProblemFamily[]]),
  description,
  keywords,
  isHandsOn,
  message,
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
  /** The search term as a heading; the file's name is the page's address. */
  name: z.string().min(8).max(60),
  group: z.enum(Object.keys(termGroups) as [TermGroup, ...TermGroup[]]),
  /** The kits for tilting gates with their prices, or work that is priced by the gate. */
  sells: z.enum(['kit', 'service']).default('kit'),
  /** The price its heading names, where it sells no kit and one answers the term. */
  price: z.enum(headingPrices).exclude(['kit']).optional(),
  /** What is sold, where the term names something else, such as another brand. */
  product: z.string().min(8).max(60).optional(),
  title,
  description,
  keywords,
  /** Slugs of other terms a reader of this one would want. */
  related: z.array(z.string()).min(3).max(6),
});

export const textPageFrontMatter = z.strictObject({
  heading: z.string().min(5).max(80),
  title,
  description,
  keywords,
});

export const articleFrontMatter = textPageFrontMatter.extend({
  /** One or two sentences under the title; the index of the blog shows them too. */
  lead: z.string().min(40).max(200),
  kind: z.string().min(4).max(30),
  /** Day of publication. */
  date: z.iso.date(),
  /** Reading time at 200 words a minute. */
  minutes: z.int().min(1).max(30),
});

export const motorFrontMatter = z.strictObject({ title, description, keywords });
