/** Says of the first prices of our kits on a page which kit each is, if the page names none. */
import { facts } from '#content/facts.ts';
import { factText } from '#domain/facts/fact-text.ts';
import type { ComposedPage, ComposedSection } from '#domain/generator/compose/composed-page.ts';

const [padrao, speedy, jetflex] = [
  factText(facts['kit.padrao']),
  factText(facts['kit.speedy']),
  factText(facts['kit.jetflex']),
];
const named = /PADRÃO|SPEEDY|JETFLEX/i;

const wordings: readonly (readonly [bare: string, byName: string])[] = [
  [`${padrao}, ${speedy} ou ${jetflex}`, `${padrao} (PADRÃO), ${speedy} (SPEEDY) ou ${jetflex} (JETFLEX)`],
  [`${padrao} a ${jetflex}`, `${padrao} (PADRÃO) a ${jetflex} (JETFLEX)`],
  [`${padrao} e ${jetflex}`, `${padrao} (PADRÃO) e ${jetflex} (JETFLEX)`],
];

export function withKitsByName(page: ComposedPage): ComposedPage {
  const all = [...page.lead, ...page.sections.flatMap(textsOf), ...(page.place ? textsOf(page.place) : [])];
  if (all.some((text) => named.test(text))) return page;
  let isDone = false;
  const byName = (text: string): string => {
    const found = isDone ? undefined : wordings.find(([bare]) => text.includes(bare));
    if (found === undefined) return text;
    isDone = true;
    return text.replace(...found);
  };
  const fit = (section: ComposedSection): ComposedSection => ({
    ...section,
    text: section.text.map(byName),
    points: section.points.map((point) => ({ ...point, text: byName(point.text) })),
  });
  return { ...page, lead: page.lead.map(byName), sections: page.sections.map(fit) };
}

function textsOf({ heading, text, points, steps, after }: ComposedSection): readonly string[] {
  return [heading, ...text, ...points.map((point) => point.text), ...steps, ...after];
}
