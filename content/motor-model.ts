/** What is said of each motor model, and how it is built as far as a drawing can show it. */
import { z } from 'zod';

/** SPEC.md section 3: all models are of this one category. */
export const motorCategory = 'Automatizadores Basculantes';

const feature = z.string().min(8).max(60);

/** The true differences between the models, by which they are told apart in the drawings. */
const motorBuild = z.strictObject({
  drive: z.enum(['standard', 'inverter', 'single-phase']),
  /** `short` for gates under a low ceiling. */
  track: z.enum(['long', 'short', 'wide']),
  arm: z.enum(['single', 'light', 'adjustable', 'lever', 'double']),
  leaf: z.enum(['slatted', 'light', 'heavy']),
  body: z.enum(['standard', 'geared', 'finned', 'large']),
  /** The part that makes this model another than its neighbours. */
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
  /** Slugs of the models a reader would weigh against this one. */
  neighbours: z.array(z.string()).min(3).max(4),
});
export type MotorModel = z.infer<typeof motorModel>;

export const motorDetail = z.strictObject({
  /** Which of the kits of content/offers.ts it is sold in, installed. */
  kit: z.enum(['PADRÃO', 'JETFLEX']),
  /** A few words each, on top of the page. */
  tags: z.array(z.string().min(3).max(24)).min(3).max(5),
  strengths: z.array(z.strictObject({ title: z.string().min(5).max(40), text: z.string().min(30) })).min(4),
  technicalData: z.array(z.tuple([z.string().min(3), z.string().min(2)])).min(5),
  included: z.array(z.string().min(5)).min(4),
  /** Paths below `public/`. */
  downloads: z.array(
    z.strictObject({ label: z.string().min(5), path: z.string().startsWith('/downloads/') }),
  ),
});
export type MotorDetail = z.infer<typeof motorDetail>;
