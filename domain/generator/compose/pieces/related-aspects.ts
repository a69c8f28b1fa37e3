/** What a reader who asks one thing wants to know next, the nearest first. */
import type { Aspect } from '#content/generator/subject.ts';

export const relatedAspects: Readonly<Record<Aspect, readonly Aspect[]>> = {
  what: ['works', 'choose', 'compatibility', 'price', 'install'],
  works: ['what', 'compatibility', 'power', 'safety', 'care'],
  price: ['buy', 'choose', 'worth', 'install', 'replace', 'repair'],
  buy: ['price', 'choose', 'compatibility', 'install'],
  choose: ['compatibility', 'worth', 'price', 'works', 'install'],
  compatibility: ['choose', 'replace', 'works', 'install'],
  install: ['choose', 'compatibility', 'price', 'safety', 'adjust'],
  program: ['compatibility', 'works', 'safety', 'install'],
  adjust: ['care', 'signs', 'works', 'repair', 'safety'],
  repair: ['signs', 'replace', 'price', 'safety', 'works', 'care'],
  replace: ['signs', 'worth', 'price', 'compatibility', 'install', 'repair'],
  signs: ['replace', 'lifetime', 'care', 'repair', 'worth'],
  worth: ['price', 'choose', 'replace', 'lifetime', 'signs'],
  lifetime: ['signs', 'care', 'replace', 'worth', 'install'],
  care: ['adjust', 'lifetime', 'signs', 'works', 'safety'],
  safety: ['power', 'allowed', 'works', 'care', 'choose'],
  power: ['safety', 'works', 'choose', 'repair'],
  allowed: ['safety', 'install', 'compatibility', 'program', 'repair'],
};

/** Which answer may follow the first one on a page. */
export const followingAspects: Readonly<Record<Aspect, readonly Aspect[]>> = {
  what: ['price', 'choose', 'lifetime', 'works'],
  works: ['lifetime', 'choose', 'price', 'safety'],
  price: ['choose', 'worth', 'lifetime', 'install'],
  buy: ['choose', 'price', 'lifetime', 'compatibility'],
  choose: ['price', 'lifetime', 'worth', 'compatibility'],
  compatibility: ['choose', 'price', 'install'],
  install: ['choose', 'price', 'compatibility', 'safety'],
  program: ['safety', 'works', 'compatibility'],
  adjust: ['care', 'signs', 'safety'],
  repair: ['signs', 'lifetime', 'care', 'safety'],
  replace: ['price', 'lifetime', 'worth', 'choose'],
  signs: ['repair', 'lifetime', 'care', 'price'],
  worth: ['price', 'lifetime', 'choose', 'signs'],
  lifetime: ['care', 'signs', 'price', 'replace'],
  care: ['lifetime', 'signs', 'safety', 'adjust'],
  safety: ['care', 'power', 'allowed'],
  power: ['safety', 'care', 'works'],
  allowed: ['safety', 'install', 'care'],
};

/** The same for a page about a fault. */
export const followingFault: readonly Aspect[] = ['repair', 'signs', 'lifetime', 'care'];
