/** The parts of each kind of gate, and how those of another kind are taken out of a sentence. */
import type { GateMovement } from '#content/generator/gate-passages.ts';
import { capitalise } from '#domain/generator/grammar.ts';

export const gates: readonly GateMovement[] = ['sliding', 'tilting', 'swinging'];

/** The parts that make a sentence one about their kind of gate. */
export const ownParts: Readonly<Record<GateMovement, string>> = {
  sliding: 'roldanas?|cremalheiras?|trilhos?|pinhão',
  tilting: 'cabos?(?: de aço)?|contrapesos?|molas?|polias?',
  swinging: 'dobradiças?|pistão|pistões',
};

/** Parts of two kinds, by the kind that does not have them. */
const missingParts: Readonly<Record<GateMovement, string>> = {
  sliding: 'pivôs?|braços?(?: do motor)?',
  tilting: '',
  swinging: 'guias?(?: de cima)?(?: aberta)?',
};

/** The parts that a kind of gate does not have. */
export function strayPartsOf(gate: GateMovement): string {
  const others = gates.filter((other) => other !== gate).map((other) => ownParts[other]);
  return [...others, missingParts[gate]].filter((parts) => parts !== '').join('|');
}

/** Things that stand between parts in an enumeration, whatever the gate. */
const neutral =
  'capacitor|parafusos?|soldas?|trava|engrenage(?:m|ns)|regulagem|rodas?|colunas?(?: que cedeu)?|equilíbrio|batentes?|rolamentos?|placas?|quadros?|suportes?|folha torta|motor|eixos? de roldana|piso que subiu|trava elétrica|galho|fim de curso|força|fotocélula';
const quality =
  '(?: (?:(?:sec|gast|partid|cansad|solt|froux|comid|amassad|tort|cedid|dur|suj|achatad|ovalad|trincad|travad|quebrad)[oa]s?|fora do ponto|num buraco|saindo da polia))?';
const anyPart = [...gates.flatMap((gate) => [ownParts[gate], missingParts[gate]]), neutral]
  .filter((parts) => parts !== '')
  .join('|');
const article = '(?:(?:[dn]|pel)?[oa]s? |uma? )?';
const item = `${article}(?:${anyPart})${quality}`;
/** Parts in a row, before a word with which nothing has to agree or a verb that can agree with one part. */
const row = new RegExp(
  `(?<!\\p{L})(${item}(?:, ${item})*,? (?:ou|e) ${item})(?:(?=[.,;:]|$|\\s(?:a|ali|antes|de|d[oa]s?|daquele|n[oa]s?|nós|em|junto|fica)(?!\\p{L}))|( ficam| têm| são conosco))`,
  'giu',
);

const singular: Readonly<Record<string, string>> = {
  ' ficam': ' fica',
  ' têm': ' tem',
  ' são conosco': ' é conosco',
};

/** 'É trilho, cabo ou dobradiça' becomes 'é trilho' on a page about a sliding gate. */
export function withoutStrayParts(sentence: string, stray: RegExp): string {
  return sentence.replace(row, (whole: string, list: string, verb = '') => {
    const items = list.split(/, (?!ou )|,? (?:ou|e) /);
    const isAll = !/ ou /.test(list);
    const kept = items.filter((one) => !stray.test(one));
    // What is joined with 'e' has a verb in the plural.
    if (kept.length === 0 || kept.length === items.length || (isAll && kept.length < 2 && verb === ''))
      return whole;
    const [last = '', ...before] = kept.toReversed();
    const joined =
      before.length === 0 ? last : `${before.toReversed().join(', ')} ${isAll ? 'e' : 'ou'} ${last}`;
    const isOne = before.length === 0 && !last.endsWith('s');
    const said = `${joined}${isOne ? (singular[verb] ?? '') : verb}`;
    return /^\p{Lu}/u.test(whole) ? capitalise(said) : said;
  });
}

/** What is checked before a leaf that hangs on cables is moved. No other leaf has cables. */
const cableChecks: readonly (readonly [RegExp, string])[] = [
  [/, os cabos inteiros e (a folha (?:reta|fechada))(?=,)/giu, ' e $1'],
  [/os cabos inteiros e (?=a energia cortada)/giu, ''],
  [/, a folha reta e os cabos inteiros(?=,)/giu, ' e a folha reta'],
  [/os cabos inteiros e (?=a folha reta|o motor solto)/giu, ''],
  [/,? e os cabos inteiros/giu, ''],
  [/(?<=[Cc]om )cabos(?: e molas)? inteiros e (?=a folha reta)/giu, ''],
  [/; com cabo partido ou folha torta, não destrave/giu, '; com folha torta, não destrave'],
];

export function withoutCableChecks(sentence: string): string {
  return cableChecks.reduce((text, [check, instead]) => text.replace(check, instead), sentence);
}

/**
 * 'Perdeu um apoio: no de correr, a roldana; no de abrir, a dobradiça' keeps the clause of its gate, and a list of
 * prices leaves out that of a stray part.
 */
export function clausesOfGate(sentence: string, gate: GateMovement, stray: RegExp): string {
  const [, lead = '', list = ''] = /^((?:[^:;]*: )?)(.*)$/su.exec(sentence) ?? [];
  const clauses = list.replace(/\.$/, '').split('; ');
  const kinds = clauses.map(kindOfClause);
  const isByKind = kinds.includes(gate);
  const own = new RegExp(ownParts[gate], 'iu');
  const kept = clauses.filter((clause, at) => {
    if (isByKind) return kinds[at] === null || kinds[at] === gate;
    return clauses.length < minPrices || !stray.test(clause) || own.test(clause);
  });
  if (kept.length === clauses.length || kept.length === 0) return sentence;
  const said = `${lead}${kept.join('; ')}.`;
  return lead === '' ? capitalise(said) : said;
}

/** Fewer clauses are two sides of one thing: 'se pesa, é a folha; se vai leve, é o motor'. */
const minPrices = 3;

/** The gate that a clause begins with: 'no de correr, a roldana', 'basculante cai por cabo'. */
function kindOfClause(clause: string): GateMovement | null {
  return (
    gates.find((gate) =>
      new RegExp(`^(?:(?:em|n?o|de) )?(?:portão )?(?:${clauseNames[gate]})(?!\\p{L})`, 'iu').test(clause),
    ) ?? null
  );
}

const clauseNames: Readonly<Record<GateMovement, string>> = {
  sliding: 'de correr|correr|deslizante',
  tilting: 'basculante',
  swinging: 'de abrir|abrir|pivotante',
};
