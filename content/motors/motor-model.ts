/** The schema of a motor model: its texts, the construction details that its drawing shows, and what is known of it. */
import { z } from 'zod';
import { repairParts } from '../repair-prices.ts';

/** The only category, for all models (docs/specification/content.md#records). */
export const motorCategory = 'Automatizadores Basculantes';

const feature = z.string().min(8).max(60);

/** A cell of the comparison, which shows three models side by side on a phone. */
const shortText = z.string().min(4).max(44);

/** The differences between the models that the drawings show. */
const motorBuild = z.strictObject({
  drive: z.enum(['standard', 'inverter', 'single-phase']),
  /** `short` is for gates under a low ceiling. */
  track: z.enum(['long', 'short', 'wide']),
  arm: z.enum(['single', 'light', 'adjustable', 'lever', 'double']),
  leaf: z.enum(['slatted', 'light', 'heavy']),
  body: z.enum(['standard', 'geared', 'finned', 'large']),
  /** The part that distinguishes this model from similar ones. */
  highlight: z.enum([
    'cursor',
    'inverter',
    'capacitor',
    'arm',
    'adapter',
    'track',
    'gear',
    'fins',
    'spindle',
  ]),
});
export type MotorBuild = z.infer<typeof motorBuild>;

export const motorModel = z.strictObject({
  name: z.string().min(4).max(30),
  slug: z.string().regex(/^motor-ppa-[a-z]+(?:-[a-z]+)*$/),
  category: z.literal(motorCategory),
  description: z.string().min(60).max(170),
  features: z.tuple([feature, feature, feature]),
  build: motorBuild,
  /** Slugs of models that a reader is likely to compare with this one. */
  neighbours: z.array(z.string()).min(3).max(4),
});
export type MotorModel = z.infer<typeof motorModel>;

/** The limits of the two models that are sold as kits. */
const kitWeight = z.enum(['home.weight', 'homeJetflex.weight']);

/** What we can say of a model with certainty. What only its label or its maker can tell is null. */
export const motorDataSchema = z.strictObject({
  /**
   * The heaviest leaf: a fact about the model itself, about the line that it belongs to, or about the model that its
   * own limit is compared with.
   */
  capacity: z.discriminatedUnion('of', [
    z.strictObject({ of: z.literal('model'), fact: kitWeight }),
    z.strictObject({ of: z.literal('line'), fact: z.literal('heavyLine.weight') }),
    z.strictObject({ of: z.literal('compared'), fact: kitWeight }),
  ]),
  gate: shortText,
  /** The space it needs at the column and the ceiling. */
  place: shortText,
  use: shortText,
  control: shortText.nullable(),
  voltage: shortText.nullable(),
  /**
   * The kit of content/offers.ts that it is sold in, or the range for gates of condominiums; null if it needs a
   * quotation.
   */
  price: z.enum(['PADRÃO', 'JETFLEX', 'condominium']).nullable(),
  /** The repairs it is most likely to need; none for the heavy line, whose repairs are priced individually. */
  repairs: z.array(z.enum(repairParts)).max(4),
  /** Slugs of the problems that its owners search for, the most likely first. */
  problems: z.array(z.string()).length(3),
});
export type MotorData = z.infer<typeof motorDataSchema>;

export const motorDetail = z.strictObject({
  /** A few words each, shown at the top of the page. */
  tags: z.array(z.string().min(3).max(24)).min(3).max(5),
  strengths: z.array(z.strictObject({ title: z.string().min(5).max(40), text: z.string().min(30) })).min(4),
  technicalData: z.array(z.tuple([z.string().min(3), z.string().min(2)])).min(5),
  included: z.array(z.string().min(5)).min(4),
  /** Paths relative to `public/`. */
  downloads: z.array(
    z.strictObject({ label: z.string().min(5), path: z.string().startsWith('/downloads/') }),
  ),
});
export type MotorDetail = z.infer<typeof motorDetail>;
