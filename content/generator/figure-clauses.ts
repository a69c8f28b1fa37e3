/**
 * A sentence on a figure of the title that no other text of its page mentions, by what the reader is after. `{figura}`
 * is the figure.
 */
interface FigureClauses {
  /** For a part of the motor, whatever is asked of it. */
  part: string;
  repair: string;
  care: string;
  question: string;
}

export const powerClauses: FigureClauses = {
  part: 'A peça de um motor de {figura} se pede pela etiqueta dele e pelo código impresso nela, porque a potência não diz sozinha qual serve.',
  repair:
    'A potência, {figura}, não muda por onde se começa; ela conta na hora de pedir a peça, junto com o modelo da etiqueta.',
  care: 'Num motor de {figura} a revisão é a mesma: a potência diz o peso que ele leva, e não o cuidado que pede.',
  question: 'A potência, {figura}, diz a força do motor; o peso que ele leva está na etiqueta.',
};

/** For the backup battery, which has to carry the start of the motor. */
export const backupPowerClause =
  'Para um motor de {figura}, a ficha do aparelho tem de dizer que ele aguenta essa potência ou uma maior.';

export const mainsClauses: FigureClauses = {
  part: 'A peça tem de ser a do motor de {figura}: a de outra tensão queima ou não liga.',
  repair: 'Como o motor é de {figura}, a peça nova e o ponto de energia têm de ser dessa tensão.',
  care: 'Na revisão se confere se o ponto da garagem dá mesmo os {figura} da etiqueta.',
  question: 'Um motor de {figura} só se liga num ponto de {figura}, e a tensão se confere na etiqueta antes.',
};

/** For a motor of direct current. */
export const batteryClauses: FigureClauses = {
  part: 'Num motor de {figura} a peça é a do próprio modelo: a de um motor ligado à rede não serve.',
  repair: 'Num motor de {figura} se conferem também a fonte e a bateria dele.',
  care: 'Num motor de {figura} entram na revisão a fonte e a bateria.',
  question: 'O motor de {figura} é de corrente contínua e só funciona com a placa e a fonte dele.',
};

export const frequencyClause =
  'A frequência também conta: controle e receptor têm de ser os dois de {figura}.';
