/** A sentence that enumerates more than there is room for: its first items, joined as a whole list. */

interface Length {
  from: number;
  to: number;
}

/** What begins something other than the next item of a list. */
const noItem =
  /^(?:e|ou|mas|que|se|quando|onde|como|enquanto|cuj[ao]s?|embora|porque|pois|sem|com|para|conforme|quem|apagando|reabert[ao]|desde|por|já|salvo|nem|senão|só|depois|antes|até|ao|em|n[ao]s?|pel[ao]s?|num|numa|entre|mais|rente|vendid[ao]|avisad[ao]|regulamentad[ao]|uma vez|poucas|um lado|uma|o que)(?!\p{L})/iu;
/** What begins an item only if the one before it begins so too: 'de botoeira em curto, de um controle preso'. */
const ofSomething = /^(?:d[aeo]s?|a|o)(?= )/iu;
/** What comes before the main clause: 'Para destravar o portão', 'Se a folha pesa', 'Com o disjuntor desligado'. */
const beforeMain =
  /^\s*(?:para|em|n[ao]s?|nest[ae]s?|num|numa|com|sem|de|d[ao]s?|depois|antes|até|por|entre|se|quando|onde|enquanto|ao)\s/iu;

/** @returns the first items of the list, or the first one after a colon; empty if none is whole and fits */
export function shortenedList(sentence: string, { from, to }: Length): string {
  const commas = [...sentence.matchAll(/,(?=\s)/g)].map(({ index }) => index).toReversed();
  const kept = [
    ...commas.map((at) => keptUntil(sentence, at)),
    ...commas.map((at) => firstAfterColon(sentence, at)),
  ].find(({ length }) => length + 1 <= to && length + 1 >= from);
  return kept === undefined ? '' : `${kept}.`;
}

/** `Não é normal: desligue o disjuntor no quadro`, of a sentence that goes on. */
function firstAfterColon(sentence: string, at: number): string {
  const mark = sentence.lastIndexOf(': ', at);
  const clause = sentence.slice(mark + 2, at);
  const isClause = mark > 0 && !clause.includes(', ') && !beforeMain.test(clause) && !/^uns /.test(clause);
  return isClause && clause.length >= shortestClause ? sentence.slice(0, at) : '';
}

const shortestClause = 25;

/** The sentence up to a comma, with a conjunction before its last item; empty if that item is not one. */
function keptUntil(sentence: string, at: number): string {
  const mark = Math.max(sentence.lastIndexOf(': ', at), sentence.lastIndexOf('; ', at));
  const start = mark < 0 ? 0 : mark + 2;
  const before = sentence.lastIndexOf(', ', at - 1);
  const next = sentence.slice(at + 2);
  if (before < start || !(isItem(next) || /^(?:e|ou) /.test(next))) return '';
  const item = sentence.slice(before + 2, at);
  if (!isItem(item) || item.split(' ').length < 2 || / (?:e|ou|mas|que|se)$/.test(item)) return '';
  const earlier = sentence.slice(start, before).split(', ');
  const [beginning = ''] = ofSomething.exec(item) ?? [];
  if (beginning !== '' && !` ${earlier.at(-1) ?? ''}`.includes(` ${beginning} `)) return '';
  // What comes before the main clause is no item.
  if (earlier.every((part) => beforeMain.test(part))) return sentence.slice(0, at);
  const [conjunction] = conjunctionsOf(sentence.slice(at));
  return conjunction === undefined ? '' : `${sentence.slice(0, before)} ${conjunction} ${item}`;
}

/** The weight of a leaf in one of several materials. */
const isWeight = /^\d+ a \d+\skg em /;

function isItem(text: string): boolean {
  return !noItem.test(text) && (isWeight.test(text) || !/^(?:de )?(?:R\$|\d)/.test(text));
}

/** `e` or `ou`, as the list has it before its last item. */
function conjunctionsOf(rest: string): string[] {
  const [clause = ''] = rest.split(/[.;:](?:\s|$)/);
  return [...clause.matchAll(/ (e|ou)(?= )/g)].map(([, found = '']) => found).toReversed();
}
