/** The texts of the home page with their figures filled in. */
import * as texts from '#content/home.ts';
import { withFacts } from '#domain/facts/fill-facts.ts';

export const homeMeta = withFacts(texts.homeMeta);
export const features = withFacts(texts.features);
