/**
 * Completes the opening for a title that asks two things of a part, when it is replaced or what it is, and its price;
 * and for one that wants a yes or a no about a part.
 */
import { actVerdicts } from '#content/generator/act-verdicts.ts';
import { type PartHalves, partHalves } from '#content/generator/part-halves.ts';
import { fillLine } from '#domain/generator/compose/wording/fill-line.ts';
import { capitalise, lowerFirst } from '#domain/generator/grammar.ts';
import { asksVerdict } from '#domain/generator/title/answers/verdict-asked.ts';
import type { NamedSubject } from '#domain/generator/title/find-subjects.ts';
import { spansOfGroup } from '#domain/generator/title/phrases/phrases.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { titleWords } from '#domain/generator/title/title-words.ts';

interface Opened {
  first: string;
  description: string | null;
}

const asksSign =
  /(?<!\p{L})(?:quando (?:e |se |devo |preciso |é )?(?:precisa|preciso|trocar|troca|mudar|substituir|hora)|sintomas?|sinais|como saber|hora de trocar)(?!\p{L})/u;
const asksWhat = /(?<!\p{L})o que (?:e|é|sao|são)(?!\p{L})/u;

const saysSign =
  /(?:[Tt]roca(?:m)?-se|[Tt]roque|se troca(?:m)?) [^.;]*(?:quando|se) |suspeit|sintoma|sinal|sinais|a hora é|É el[ea] o defeito/u;
const saysWhat = /(?:^|\. )(?:O|A|Os|As|Um|Uma) [^.:]{2,60} (?:é|são|diz|liga|reúne|transforma|prende) /u;
const saysPrice = /R\$/u;

/** Parts that have no entry of their own, and belong to a subject that has one: 'bateria do controle'. */
const partOfPart =
  /(?<!\p{L})(?:baterias?|pilhas?|molas?|rolamentos?|pinhao|bobinas?|estator|rotor|dobradicas?|trilhos?|correias?|reles?|fontes?|antenas?|modulos?|inversor|eixos?|redutor|polias?|carregador)(?!\p{L})/u;

/** Whether a title asks the price of a part and, besides, when it is replaced or what it is. */
export function asksBothHalves({ words, aspects }: TitleMeaning, main: NamedSubject): boolean {
  const asked = words.join(' ');
  const isOfPart = partHalves[main.id] !== undefined && !partOfPart.test(asked);
  return isOfPart && aspects.includes('price') && (asksSign.test(asked) || asksWhat.test(asked));
}

const asksMend =
  /(?<!\p{L})(?:tem (?:conserto|reparo|como consertar)|da (?:para|pra) (?:consertar|reparar))(?!\p{L})/u;
const saysVerdict =
  /^(?:(?:\*\*[^*]*\*\* )?(?:Sim|Não|Nem|Nunca|Tem|Dá|Pode|Em geral|Em regra|Depende|Quase|Às vezes|Só|Serve|Precisa|Vale|Compensa|Aguenta|Convém|Desligue|Pare)|Na prática, sim|Em casa, não|[^.:;]{0,40} (?:tem|têm) (?:conserto|reparo))(?!\p{L})/u;

const asksDanger = /^(?:perigos|arriscad)/;

/** @returns the opening with a yes or a no first, for a title that asks whether a part can be repaired */
export function withVerdict<T extends Opened>(opening: T, meaning: TitleMeaning, main: NamedSubject): T {
  if (saysVerdict.test(opening.first)) return opening;
  const said = mendOf(meaning, main) ?? verdictOnAct(meaning);
  return said === null ? opening : { ...opening, first: `${said}. ${opening.first}`, description: null };
}

function mendOf({ words }: TitleMeaning, main: NamedSubject): string | null {
  const asked = words.join(' ');
  return partOfPart.test(asked) || !asksMend.test(asked) ? null : (partHalves[main.id]?.mend ?? null);
}

/** @returns the yes or the no to what a title asks about a part; null if it asks none that is known */
export function verdictOnAct({ title, direct, aspects }: TitleMeaning): string | null {
  const words = titleWords(title);
  // What is worth its price depends on the price, which the opening gives.
  if (direct?.isDanger || aspects.includes('worth') || !asksVerdict(words)) return null;
  // A 'sim' that allows something would deny that it is dangerous.
  if (words.some(({ plain }) => asksDanger.test(plain))) return null;
  const found = actVerdicts.find(
    ({ part, act }) => spansOfGroup(part, words).length > 0 && spansOfGroup(act, words).length > 0,
  );
  return found?.said ?? null;
}

/** @returns the opening, with the half that it leaves out */
export function withBothHalves<T extends Opened>(opening: T, meaning: TitleMeaning, main: NamedSubject): T {
  const halves = partHalves[main.id];
  if (halves === undefined || !asksBothHalves(meaning, main)) return opening;
  const half = halfLeftOut(meaning.words.join(' '), opening.first, halves);
  const before = half === null ? '' : `${fillLine(half)}. `;
  const after = saysPrice.test(opening.first) ? '' : ` ${capitalise(fillLine(halves.price))}.`;
  if (before === '' && after === '') return opening;
  const description =
    half === null ? opening.description : `${fillLine(half)}; ${lowerFirst(fillLine(halves.price))}.`;
  return { ...opening, first: `${before}${opening.first}${after}`, description };
}

function halfLeftOut(asked: string, first: string, { sign, what }: PartHalves): string | null {
  if (asksSign.test(asked)) return saysSign.test(first) ? null : sign;
  return saysWhat.test(first) ? null : what;
}
