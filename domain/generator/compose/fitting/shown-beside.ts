/** Which pieces of a subject may follow the answer: no test under power after water or a fall, and no question twice. */
import type { DirectAnswer } from '#content/generator/direct-answer.ts';
import type { FaultId, Question, SubjectSection } from '#content/generator/subject.ts';
import { textOfPiece } from '#domain/generator/compose/pieces/choose-pieces.ts';
import { spansOfAny, spansOfGroup } from '#domain/generator/title/phrases/phrases.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { titleWords } from '#domain/generator/title/title-words.ts';

/** Words of a title after which nothing may be switched on to see what it does. */
const dangers =
  'agua|chuva|choveu|molh*|encharc*|alag*|inund*|enchente|temporal|raio|lavaram|lavei|choque*|fumaca|fogo|faisca*|cheiro|queimad*|queimou|explodiu|estourou|curto|cabo de aco|cabo quebr*|cabo arrebent*|cabo rompeu|mola quebr*|mola estour*|caiu|caida|caido|despenc*|desabou|tomb*|fora de trilho|saiu de trilho|descarril*'.split(
    '|',
  );

/** An order to run the gate. */
const runs =
  /(?<![\p{L}(]|não |nem )(?:aperte|acione|comande|religue|mande (?:abrir|fechar)|dê (?:um|o) comando|faça (?:o portão|uma viagem|uma tentativa|três viagens)|veja se o disjuntor do portão está ligado)(?!\p{L})/iu;

/** What the table of a page on a model already says. */
const comparesKits = /PADRÃO[\s\S]*(?:SPEEDY|JETFLEX)/;

const dangerous: readonly FaultId[] = ['wet', 'shock', 'burnt', 'falls'];

/** @returns whether a lent piece may be shown */
export function shownBeside({
  title,
  faults,
  direct,
  models,
}: Pick<TitleMeaning, 'title' | 'faults' | 'direct' | 'models'>): (
  piece: SubjectSection | Question,
) => boolean {
  const mustStayOff =
    faults.some((fault) => dangerous.includes(fault)) || spansOfAny(dangers, titleWords(title)).length > 0;
  return (piece) =>
    // Next to advice not to do something dangerous, no section may say how to do it at other times.
    !(direct?.isDanger && 'heading' in piece) &&
    !(mustStayOff && runs.test(textOfPiece(piece))) &&
    !(models.length > 0 && comparesKits.test(textOfPiece(piece))) &&
    !(direct !== null && 'question' in piece && answers(direct, piece.question));
}

/** Whether an answer fits a question too, so that the question would only ask the title again. */
function answers({ when }: DirectAnswer, question: string): boolean {
  const words = titleWords(question);
  return when.every((group) => spansOfGroup(group, words).length > 0);
}
