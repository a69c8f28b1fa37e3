/** Names the make of a motor that a title complains about in the sentence that answers it: 'Motor Rossi que zumbe'. */
import { isAboutWhole } from '#domain/generator/compose/page-matter.ts';
import { ourControls } from '#domain/generator/title/find-brands.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { nameOfMotor } from './name-of-motor.ts';

const motorWord = /^motor(?:es)?$/;

/** Beginnings about a part, or that say what fails, after which the make reads well in any title. */
const partBeginnings: readonly { pattern: RegExp; named: string }[] = [
  { pattern: /^O LED que pisca na placa do motor(?= )/, named: 'O LED que pisca na placa do motor {nome}' },
  { pattern: /^Uma central de comando(?= )/, named: 'Uma central de comando {nome}' },
  { pattern: /^Controle de portão(?= )/, named: 'Controle de portão {nome}' },
  { pattern: /^Motor de portão(?= sem nenhuma luz\b)/, named: 'Motor {nome}' },
  { pattern: /^Engrenagem(?= (?:gasta|que)\b)/, named: 'Engrenagem de motor {nome}' },
];

/** Beginnings after which the name reads well. */
const beginnings: readonly { pattern: RegExp; named: string }[] = [
  { pattern: /^Motor(?: de portão| do portão)?(?= (?:que|com|morno|\p{Ll}+ndo)\b)/u, named: 'Motor {nome}' },
  { pattern: /^Barulho no motor(?: de portão| do portão)?(?= )/, named: 'Barulho no motor {nome}' },
  { pattern: /^Portão(?: automático| eletrônico)?(?= que\b)/, named: 'Portão com motor {nome}' },
];

export function withBrandNamed(first: string, meaning: TitleMeaning): string {
  const { brands, faults, main, motors, words } = meaning;
  const [brand, another] = brands;
  const isAboutGate = main !== null && isAboutWhole(main);
  const isAboutMotor = isAboutGate || motors.length === 1 || words.some((word) => motorWord.test(word));
  if (brand === undefined || another !== undefined || brand === ourControls) return first;
  if (first.includes(brand)) return first;
  const isOfMotor = faults.length > 0 && isAboutMotor;
  const beginning = [...partBeginnings, ...(isOfMotor ? beginnings : [])].find(({ pattern }) =>
    pattern.test(first),
  );
  return beginning === undefined
    ? first
    : first.replace(beginning.pattern, beginning.named.replace('{nome}', nameOfMotor(meaning) ?? brand));
}
