/** Answers a title that names a motor with that name, and not with its maker alone, in the first paragraph. */
import { accessoryNextToAnswer, motorNextToAnswer } from '#content/generator/brands.ts';
import { partProminence } from '#content/generator/words/prominence.ts';
import type { ComposedPage } from '#domain/generator/compose/composed-page.ts';
import { fillLine } from '#domain/generator/compose/wording/fill-line.ts';
import { nameOfMotor } from '#domain/generator/compose/wording/name-of-motor.ts';
import { sentencesOf } from '#domain/generator/grammar.ts';
import type { NamedMotor } from '#domain/generator/title/find-motors.ts';
import { prominenceOf } from '#domain/generator/title/find-subjects.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';

/** The first mention of its maker, or of any motor if the reader's own is meant, becomes the name of the motor: 'motor Garen KDZ'. */
export function withMotorNamed(page: ComposedPage, meaning: TitleMeaning): ComposedPage {
  const [motor, second] = meaning.motors;
  if (motor?.brand === undefined || second !== undefined || page.lead.join(' ').includes(motor.label))
    return page;
  const mentions = [...mentionsOf(motor.brand), ...(isReadersOwn(meaning) ? [anyMotorMention] : [])];
  for (const mention of mentions) {
    const at = page.lead.findIndex((text) => mention.test(text));
    if (at >= 0) return { ...page, lead: page.lead.with(at, renamed(page.lead[at] ?? '', mention, motor)) };
  }
  return page;
}

/** Whether the title is about a motor that its reader has, because it complains or names a part. */
function isReadersOwn({ main, faults, direct }: TitleMeaning): boolean {
  return (
    faults.length > 0 ||
    direct?.isComplaint === true ||
    (main !== null && prominenceOf(main.id) === partProminence)
  );
}

/**
 * A title about a fault or a part of a named motor has its name in the first paragraph: the sentence of the next
 * paragraph that has it moves up, or one is added.
 */
export function withMotorInFront(page: ComposedPage, meaning: TitleMeaning): ComposedPage {
  const name = nameOfMotor(meaning);
  const isOurs = meaning.main !== null && meaning.main.subject.isNeighbour !== true;
  if (name === null || !isOurs || !isReadersOwn(meaning) || meaning.place?.reach === 'far') return page;
  const [first = '', ...rest] = page.lead;
  const maker = meaning.brands[0] ?? name;
  if (first.includes(name) || (name === maker && first.includes(maker))) return page;
  const named = withReadersMotor(first, name);
  if (named !== null) return { ...page, lead: [named, ...rest] };
  const at = rest.findIndex((text) => sentencesOf(text)[0]?.includes(maker));
  const moved = withModel(rest[at] ?? '', maker, name);
  if (moved === null) {
    const isBesideMotor = meaning.main !== null && besideMotor.includes(meaning.main.id);
    const said = isBesideMotor ? accessoryNextToAnswer : motorNextToAnswer;
    return { ...page, lead: [`${first} ${fillLine(said, { nome: name })}`, ...rest] };
  }
  const sentences = sentencesOf(moved);
  const count = sentences.length > sentencesOnMaker ? 1 : sentences.length;
  const left = sentences.slice(count);
  return {
    ...page,
    lead: [
      `${first} ${sentences.slice(0, count).join(' ')}`,
      ...(left.length > 0 ? rest.with(at, left.join(' ')) : rest.toSpliced(at, 1)),
    ],
  };
}

/** Parts that are ordered by what is written on themselves, and not on the label of the motor. */
const besideMotor: readonly string[] = ['controle-remoto', 'portao-pelo-celular', 'botoeira'];

/** 'O motor' of the first sentence, if it is the reader's and nothing describes it. */
const readersMotor =
  /(?<![\p{L}] e )(?<kept>(?<!\p{L})(?:[Oo]|[Dd]o|[Nn]o|[Aa]o|[Pp]elo) motor)(?= (?:zumb|gir|ronc|não|nao|e a|para|part|tent|est[áa]|faz|and|esquent|aquec|traba|bat|pux|arranc|lig|desarm|sai|vibr|chia|estal|ainda|mas|se|com|sem|quando|já|é|ou)|[,.:;])/u;

/** @returns the paragraph with the name after 'o motor' in its first sentence; null if that does not say it */
function withReadersMotor(text: string, name: string): string | null {
  const [first = ''] = sentencesOf(text);
  if (!text.startsWith(first) || !readersMotor.test(first)) return null;
  return `${first.replace(readersMotor, `$<kept> ${name}`)}${text.slice(first.length)}`;
}

/** A paragraph that is only about the maker has no more sentences. */
const sentencesOnMaker = 2;

/** @returns the paragraph with the name of the motor in place of that of its maker; null if it cannot take it */
function withModel(text: string, maker: string, name: string): string | null {
  if (text === '') return null;
  if (text.includes(name)) return text;
  const mention = new RegExp(
    `(?<before>[Mm]otor|\\b[Nn]o|\\b[Nn]um|consertamos|[Cc]entral|[Pp]laca) ${maker}\\b`,
  );
  return mention.test(text) ? text.replace(mention, `$<before> ${name}`) : null;
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
