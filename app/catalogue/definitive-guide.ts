/** The parts of the definitive guide other than its prose, with their figures filled in. */
import * as texts from '#content/guides/definitive-guide.ts';
import { withFacts } from '#domain/facts/fill-facts.ts';

export const guideHero = withFacts(texts.guideHero);
export const guideFaq = withFacts(texts.guideFaq);
export const guideServices = withFacts(texts.guideServices);
export const guideClosing = withFacts(texts.guideClosing);
export const commonProblems = withFacts(texts.commonProblems);
