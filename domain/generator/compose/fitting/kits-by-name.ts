/** Adds kit names to the first kit prices on a page, unless a kit has already been named. */
import { facts } from '#content/facts.ts';
import { factText } from '#domain/facts/fact-text.ts';
import type { ComposedPage, ComposedSection } from '#domain/generator/compose/composed-page.ts';

const [padrao, speedy, jetflex] = [
  factText(facts['kit.padrao']),
  factText(facts['kit.speedy']),
  factText(facts['kit.jetflex']),
];
const named = /PADRÃO|SPEEDY|JETFLEX/i;
/** The addresses of links, which readers do not see. */
const addresses = /\]\([^)]*\)/g;

const wordings: readonly (readonly [bare: string, byName: string])[] = [
  [`${padrao}, ${speedy} ou ${jetflex}`, `${padrao} (PADRÃO), ${speedy} (SPEEDY) ou ${jetflex} (JETFLEX)`],
  [`${padrao} a ${jetflex}`, `${padrao} (PADRÃO) a ${jetflex} (JETFLEX)`],
  [`${padrao} e ${jetflex}`, `${padrao} (PADRÃO) e ${jetflex} (JETFLEX)`],
];

export function withKitsByName(page: ComposedPage): ComposedPage {
  // Only what comes before counts, because a short page may leave out the rest.
  let isNamed = false;
  const byName = (text: string): string => {
    const found = isNamed || namesKit(text) ? undefined : wordings.find(([bare]) => text.includes(bare));
    isNamed ||= namesKit(text) || found !== undefined;
    return found === undefined ? text : text.replace(...found);
  };
  const fit = (section: ComposedSection): ComposedSection => ({
    ...section,
    text: section.text.map(byName),
    points: section.points.map((point) => ({ ...point, text: byName(point.text) })),
  });
  return { ...page, lead: page.lead.map(byName), sections: page.sections.map(fit) };
}

function namesKit(text: string): boolean {
  return named.test(text.replace(addresses, ''));
}
