/** For a title that no text answers: what kind of thing it asks for, such as a service, a product or a permission. */
import type { Aspect } from '#content/generator/subject.ts';
import type { UndecidedKind } from '#content/generator/undecided-passages.ts';
import { partProminence } from '#content/generator/words/prominence.ts';
import { asksBeforeFault } from '#domain/generator/compose/asks-before-fault.ts';
import { isPurchase } from '#domain/generator/compose/compose-place.ts';
import { serviceAspects } from '#domain/generator/title/asked-aspects.ts';
import { type NamedSubject, prominenceOf } from '#domain/generator/title/find-subjects.ts';
import { asksCompany } from '#domain/generator/title/implied-subjects.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { isBeyondKits } from './gate-of-title.ts';

const purchaseAspects: readonly Aspect[] = ['buy', 'choose', 'worth'];
const controlIds: readonly string[] = [
  'controle-remoto',
  'codigo-rolante',
  'receptor',
  'portao-pelo-celular',
];
const electricPartIds: readonly string[] = [
  'fotocelula',
  'central-de-comando',
  'botoeira',
  'nobreak',
  'fiacao',
  'capacitor',
  'trava-eletrica',
  'protecao-contra-raio',
  'sensor-antiesmagamento',
];

const ruleWord =
  /^(?:sindic|inquilin|alug|lei$|leis$|mult(?:a|as|ar|ad\w+|ou)$|prefeit|obrig|proib|permit|conven|assembl|morador|justic|process|direito|indeniz|normas?$|regra|servidao|vizinh)/;
/** Aspects that somebody may have to allow. */
const ruled: readonly Aspect[] = ['allowed', 'install', 'replace'];

/** `Portão abre até a metade` tells what happens. */
const happens =
  /^(?:abre|fecha|faz|anda|fica|ficou|sai|sobe|desce|volta|bate|liga|desliga|demora|comeca|comecou|esta|so)$/;

/** `Levar ponto de luz até o motor` asks for work that is not one of our services. */
const workWord = /^(?:\w+(?:ar|er|ir)|levantamento|passagem|mudanca|obra|construcao|reforco|alinhamento)$/;
/** Words in the form of `workWord` that name no work: `abrir` and `fechar` name what a gate does, `poder` a permission. */
const notWork =
  /^(?:abrir|fechar|comprar|saber|escolher|poder|ter|ser|vender|celular|solar|lugar|particular)$/;
/** With one of these, a title about installing is about a motor and not about a part: `instalar motor`. */
const motorWord = /^(?:motor|motores|kit|automati\w*|automatizador|eletronico|motoriz\w*)$/;
/** `Motor para portão de vila` names what is sought. */
const soughtThing =
  /^(?:motor|motores|kit|kits|portao|portoes|automatizador|automacao|automatizacao|modelo|qual|que|maquina)$/;
/** `Motor ligado na extensão` asks what may share the circuit. */
const wiringWord = /^(?:tomadas?|disjuntor(?:es)?|extensao|extensoes|benjamim|fases?|quadro)$/;
/** `Pode` or `posso` at the beginning of a title asks whether something may be done. */
export const permissionWord = /^(?:pode|podem|posso)$/;

/** What the title asks for, as far as its form tells. */
export function undecidedKindOf(meaning: TitleMeaning, main: NamedSubject): UndecidedKind {
  const { aspects, faults, words } = meaning;
  if (namesModel(meaning)) return partKindOf(main) ?? 'model';
  const [opening = '', next = ''] = words;
  if (words.includes('normal')) return 'normal';
  if (words.some((word) => ruleWord.test(word)) && aspects.every((aspect) => ruled.includes(aspect)))
    return 'rule';
  if (asksCompany(words) || (main.id === 'assistencia-tecnica' && main.alias === null)) return 'company';
  if (faults.length === 0 && words.some((word) => wiringWord.test(word))) return 'wiring';
  const isControl = controlIds.includes(main.id);
  const isTelling = aspects.length === 0 && words.slice(1, 3).some((word) => happens.test(word));
  // 'Tirar ferrugem' asks for a job and does not complain about rust.
  const isComplaint = faults.length > 0 && !asksBeforeFault(meaning) && !isWork(opening);
  if (isTelling || isComplaint) return isControl ? 'faultOfControls' : 'fault';
  if (aspects.includes('price')) return 'price';
  if (/\bpasso passo\b|\bpasso a passo\b/.test(words.join(' ')) || (opening === 'como' && isWork(next)))
    return 'steps';
  if (aspects.includes('signs')) return 'signs';
  if (permissionWord.test(opening)) return 'permission';
  if (isAboutUnknown(meaning)) return 'doubt';
  const [first] = aspects;
  if (first === 'install' && isPurchase(meaning, main) && words.some((word) => motorWord.test(word)))
    return 'install';
  if (first !== undefined && serviceAspects.includes(first))
    return asksOfUnknown(meaning) ? 'company' : 'service';
  if (isWork(opening)) return 'work';
  if (first !== undefined && !purchaseAspects.includes(first)) return 'doubt';
  const part = partKindOf(main);
  if (part !== null) return part;
  // 'Minha mãe não consegue abrir' is not looking for a motor.
  if (words.includes('nao')) return 'doubt';
  if (aspects.length === 0 && !soughtThing.test(opening)) return 'doubt';
  return isBeyondKits(meaning) ? 'quoted' : 'product';
}

/** A part is told by its connection or its measure, and not by what a leaf weighs. */
function partKindOf({ id }: NamedSubject): UndecidedKind | null {
  if (controlIds.includes(id)) return 'control';
  if (prominenceOf(id) !== partProminence) return null;
  return electricPartIds.includes(id) ? 'electricPart' : 'part';
}

/** A title of fewer words names a kind of motor, unless it joins two things: 'motor de portão linear'. */
const fewestWords = 5;
const joins = /^(?:e|com|no|na|em|tem|vem)$/;

/**
 * `Portão automático e trepadeira no muro` and `Controle de portão tem GPS?` ask about a thing that no text mentions.
 * 'Portão automático para food truck' looks for a motor.
 */
function isAboutUnknown(meaning: TitleMeaning): boolean {
  const { aspects, unknownWords, words, brands } = meaning;
  return (
    unknownWords.length + words.slice(1).filter((word) => permissionWord.test(word)).length > 0 &&
    brands.length === 0 &&
    (words.length >= fewestWords || words.some((word) => joins.test(word))) &&
    aspects.every((aspect) => aspect === 'allowed') &&
    (asksOfUnknown(meaning) || !words.some((word) => /^(?:para|pra|pro)$/.test(word)))
  );
}

/** `Conserto de portão paga imposto?` wants neither a service described nor a motor chosen. */
function asksOfUnknown({ title, unknownWords, words }: TitleMeaning): boolean {
  return unknownWords.length > 0 && title.trim().endsWith('?') && !chooses.test(words[0] ?? '');
}

const chooses = /^(?:qual|quais|que|quanto|como)$/;

/**
 * An unknown word is most likely a model if it contains a digit ('motor KZ9000'), if the title also has a number of two
 * to four digits ('motor Zeta 400'), or if it is a name right after the motor ('motor Zeta').
 */
/** A title of more words says what it wants. */
const wordsOfName = 3;

function namesModel({ unknownWords, faults, words }: TitleMeaning): boolean {
  if (faults.length > 0) return false;
  const isNamed = /^motor(?:es)?$/.test(words[0] ?? '') && words.length <= wordsOfName;
  if (isNamed && unknownWords.some((word) => /^\p{Lu}/u.test(word))) return true;
  const isNumbered = words.some((word) => /^\d{2,4}$/.test(word));
  return unknownWords.some((word) => /\p{L}/u.test(word) && (isNumbered || /\d/.test(word)));
}

function isWork(word: string): boolean {
  return workWord.test(word) && !notWork.test(word);
}
