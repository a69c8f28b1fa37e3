/** What no text of the generator tells its reader to do: what is under a cover, live or under load is the technician's. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sentencesOf } from '#domain/generator/grammar.ts';

const folder = new URL('../../../content/generator/', import.meta.url);

interface Sentence {
  path: string;
  text: string;
}

/** Every string within a value that is prose; lists of words have no full stop at their end. */
function proseOf(value: unknown): string[] {
  if (typeof value === 'string') return /\s.*[.?]$/s.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(proseOf);
}

/** The longest path first: a file that only collects the answers of others adds no text. */
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .sort((one, other) => other.split('/').length - one.split('/').length);

const fileOf = new Map<string, string>();
for (const path of paths) {
  const exported: Record<string, unknown> = await import(new URL(path, folder).href);
  for (const text of proseOf(exported)) if (!fileOf.has(text)) fileOf.set(text, path);
}

const sentences: readonly Sentence[] = [...fileOf].flatMap(([prose, path]) =>
  sentencesOf(prose).map((text) => ({ path, text })),
);

function sentencesWith(wrong: RegExp, isAllowed: (sentence: Sentence) => boolean = () => false): string[] {
  return sentences
    .filter((sentence) => wrong.test(sentence.text) && !isAllowed(sentence))
    .map(({ path, text }) => `${path}: ${text}`);
}

/** `Não o descarregue`, `nem abra`, `peça que meça`: an order that is refused or given to somebody else. */
const notRefused = String.raw`(?<!(?:não|nem|nunca|que|quem|alguém|outro|pessoa)\s(?:[oa]s?\s|se\s)?)`;

function order(verbs: string, objects: string): RegExp {
  return new RegExp(String.raw`${notRefused}(?<!\p{L})(?:${verbs})\s(?:${objects})(?!\p{L})`, 'iu');
}

test('no text tells its reader to discharge a capacitor', () => {
  expect(sentences.length).toBeGreaterThan(20_000);
  expect(sentencesWith(new RegExp(String.raw`${notRefused}(?<!\p{L})descarregue(?!\p{L})`, 'iu'))).toEqual(
    [],
  );
});

test('no text tells its reader to open the box of the motor or of the board', () => {
  const opened = order(
    'abra|tire|retire|remova|destampe|desparafuse|levante',
    '(?:só )?(?:a (?:tampa|caixa|carcaça)|o motor da caixa)',
  );
  // Readers do open their own remote controls, to replace a battery or to look at the code.
  const isRemoteControl = ({ path, text }: Sentence): boolean =>
    /(?:tampa|caixa) (?:da (?:bateria|pilha)|do controle)/.test(text) ||
    (/controle-remoto|codigo-rolante/.test(path) && /abra a (?:tampa|carcaça)/i.test(text));
  expect(sentencesWith(opened, isRemoteControl)).toEqual([]);
  expect(sentencesWith(/disjuntor[^.;]*(?:para|antes de) abrir a (?:tampa|caixa)|sem prática/iu)).toEqual([]);
});

test('no text tells its reader to handle or to measure wires, terminals, fuses and settings of the board', () => {
  const article = '(?:o|os|a|as|um|uma|dois|cada) (?:(?:dois|par de) )?';
  const parts =
    '(?:fios?|bornes?|terminal|terminais|conector(?:es)?|fusível|fusíveis|jumpers?|trimpots?|varistor)';
  expect(
    sentencesWith(
      order(
        'solte|desconecte|inverta|junte|una|separe|emende|aperte|reaperte|isole|gire|mude|troque|limpe|encoste|toque',
        `${article}${parts}`,
      ),
    ),
  ).toEqual([]);
  expect(
    sentencesWith(order('solte|ligue|prenda|desencaixe', '(?!o botão)[^.;:]*[dn](?:os bornes|a placa)')),
  ).toEqual([]);
  expect(
    sentencesWith(
      order('meça', '(?:também |primeiro )?(?:a tensão|a bobina|o capacitor|a placa|os? bornes?|nos bornes)'),
    ),
  ).toEqual([]);
});

test('no text asks for a photo of what is under a cover, but for one that the technician takes', () => {
  const parts = '(?:do capacitor|dos capacitores|dos bornes|do fusível|da placa)(?!\\p{L})';
  const hidden = new RegExp(
    String.raw`(?<!\p{L})fotos?(?!\p{L})(?:[^.;:]*(?:,| e| ou))?(?: nítida| de perto)?(?: [ao]s?)? ${parts}`,
    'iu',
  );
  // The plate of a vehicle or of a street, and the letters on the board of a remote control.
  const isOfAnotherThing = ({ text }: Sentence): boolean =>
    /técnico|placa d(?:o (?:veículo|carro|gerador)|e rua|ele)|letras da placa/.test(text);
  expect(sentencesWith(hidden, isOfAnotherThing)).toEqual([]);
});

test('no text lets its reader grease the cable or the spindle of a tilting gate', () => {
  const greased =
    /untad|(?<!\p{L})(?:lubrifique|engraxe|passe|ponha)(?!\p{L})[^.;:]*(?<!\p{L})(?:fuso|cabo de aço)(?!\p{L})/iu;
  expect(
    sentencesWith(greased, ({ text }) => /(?<!\p{L})(?:técnico|não|nunca|nada|peça)(?!\p{L})/iu.test(text)),
  ).toEqual([]);
  expect(
    sentencesWith(/^(?:fuso|cabo)[^:.]*: .*(?:graxa|óleo|pano)/iu, ({ text }) =>
      /técnico|revisão|fabricante/iu.test(text),
    ),
  ).toEqual([]);
});

test('a gate of a house is greased once a year, and only others by the shorter interval', () => {
  const house =
    /a cada \{\{maintenance\.interval\}\} (?:em|na|numa) casa|portão de casa [^.;]*a cada \{\{maintenance\.interval\}\}/iu;
  expect(sentencesWith(house)).toEqual([]);
});
