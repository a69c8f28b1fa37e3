/** The sections of a page on one brand: what holds for it, what its repairs cost, and our kits side by side. */
import { brandRepairs, brands, otherBrandText } from '#content/generator/brands.ts';
import { purchaseSections } from '#content/generator/purchase-sections.ts';
import type { Subject } from '#content/generator/subject.ts';
import { determine, type NounPhrase } from '#domain/generator/grammar.ts';
import { pick, type Random, shuffled } from '#domain/generator/random.ts';
import { type ComposedSection, rankedPoints, sectionOf } from './composed-page.ts';
import { writtenSection } from './direct-section.ts';
import { fillLine } from './wording/fill-line.ts';

export function textOf(name: string): string[] {
  const text = brands.find((brand) => brand.name === name)?.text ?? otherBrandText;
  return text.map((line) => fillLine(line, { marca: name }));
}

/** `O que vale para o motor Garen`, `para a central de comando Garen`, `para o motor Nice em portão de abrir`. */
export function brandSection(
  name: string,
  subject: Subject,
  isWhole: boolean,
  text: readonly string[],
): ComposedSection {
  const thing: NounPhrase = isWhole
    ? { text: `motor ${name}`, gender: 'm', number: 'singular' }
    : { text: `${subject.name} ${name}`, gender: subject.gender, number: 'singular' };
  const isKind = isWhole && subject.name.startsWith('portão') && subject.name !== 'portão automático';
  const where = isKind ? ` em ${subject.name}` : '';
  return sectionOf({ heading: `O que vale para ${determine('o', thing)}${where}`, text });
}

/** What each repair costs, and the page about the brand. */
export function repairSection(name: string, random: Random): ComposedSection {
  const path = brands.find((brand) => brand.name === name)?.path;
  const { heading, points, page } = brandRepairs;
  return sectionOf({
    heading: fillLine(heading, { marca: name }),
    points: rankedPoints(
      shuffled(points, random)
        .slice(0, maxRepairs)
        .map((line) => fillLine(line)),
      random,
    ),
    after: path ? [fillLine(page, { marca: name, página: path })] : [],
  });
}

const maxRepairs = 6;

/** The kits side by side, for a page about buying a motor whose opening gives their prices. */
export function kitsSection(random: Random): ComposedSection {
  return { ...writtenSection(pick(purchaseSections, random), random), isTable: true };
}
