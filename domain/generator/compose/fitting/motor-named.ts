/** Answers a title that names a motor with that name, and not with its maker alone. */

import { partProminence } from '#content/generator/words/prominence.ts';
import type { ComposedPage } from '#domain/generator/compose/composed-page.ts';
import type { NamedMotor } from '#domain/generator/title/find-motors.ts';
import { prominenceOf } from '#domain/generator/title/find-subjects.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';

/** The first mention of its maker, or of any motor if the reader's own is meant, becomes the name of the motor: 'motor Garen KDZ'. */
export function withMotorNamed(page: ComposedPage, meaning: TitleMeaning): ComposedPage {
  const [motor, second] = meaning.motors;
  if (motor?.brand === undefined || second !== undefined || page.lead.join(' ').includes(motor.label))
    return page;
  const isReadersOwn =
    meaning.faults.length > 0 ||
    meaning.direct?.isComplaint === true ||
    (meaning.main !== null && prominenceOf(meaning.main.id) === partProminence);
  const mentions = [...mentionsOf(motor.brand), ...(isReadersOwn ? [anyMotorMention] : [])];
  for (const mention of mentions) {
    const at = page.lead.findIndex((text) => mention.test(text));
    if (at >= 0) return { ...page, lead: page.lead.with(at, renamed(page.lead[at] ?? '', mention, motor)) };
  }
  return page;
}

function mentionsOf(brand: string): RegExp[] {
  return [
    new RegExp(`(?<kept>\\b(?:[Mm]otor|[Uu]m|[Nn]um|[Nn]o|[Dd]o|[Aa]o|[Oo]) )${brand}\\b(?! [A-Z\\d])`),
    // 'Placa Garen' is 'placa do Garen KDZ'.
    new RegExp(
      `(?<part>\\b(?:[Pp]laca|[Cc]entral|[Ee]ngrenagem|[Ff]im de curso|[Cc]apacitor)) ${brand}\\b(?! [A-Z\\d])`,
    ),
  ];
}

const anyMotorMention = /(?<kept>\b[Mm]otor )d[eo] portão\b(?! (?:de|basculante|pivotante|deslizante)\b)/;

function renamed(text: string, mention: RegExp, { label }: NamedMotor): string {
  return text.replace(mention, (...found) => {
    const { kept, part } = found.at(-1) as { kept?: string; part?: string };
    return part === undefined ? `${kept}${label}` : `${part} do ${label}`;
  });
}
