/**
 * How people ask for something, in the notation of fault-words.ts, with bars between alternatives. `asksCan`,
 * `asksMay` and `asksNeed` are about what can, may or must be done.
 */

/** A yes allows it. */
export const asksCan = 'pode|posso|da para|tem como|tem jeito|consigo|e possivel|podemos|da certo';

/** A yes would allow it after `posso` and forbid it after `tem problema`, so the answer begins with neither yes nor no. */
export const asksMay = `${asksCan}|tem problema|faz mal`;

export const asksNeed =
  'precisa|preciso|precisa de|preciso de|precisam|tem que|tenho que|necessario|e obrigatorio|obrigatorio|obrigado a|devo|deve';

export const asksPrice =
  'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|orcar|tabela|cobra|cobram|barato';

export const asksCause = 'por que|porque|o que faz|motivo de|motivos|causa|causas|o que causa';

export const asksMistakes =
  'erros|erro comum|erro mais comum|erros comuns|erros mais comuns|o que nao fazer|o que evitar';

export const asksIfNormal = 'e normal|normal|e comum|comum|natural|devo me preocupar|e grave|tem problema';

export const asksLifetime = 'quanto tempo|quantos anos|vida util|durabilidade|dura|duram|duracao|quanto dura';

/** A sign answers it, and not how long a part lasts. */
export const asksWhenToReplace =
  'quando trocar|quando preciso trocar|quando tenho que trocar|quando tem que trocar|quando troca|quando troco|quando devo trocar|quando se troca|quando substituir|quando e preciso trocar|quando precisa trocar|quando precisa ser trocado|quando precisa ser trocada|quando mudar|hora de trocar|hora da troca|momento de trocar|sinais de que precisa trocar';

export const asksAdvantages =
  'vantagem|vantagens|beneficio|beneficios|desvantagem|desvantagens|pros e contras|pros contras|por que ter|por que escolher|por que usar';

export const asksKinds = 'tipos|tipo de|quais os tipos|quais sao os tipos|quais tipos|modelos de';

export const asksDuration = 'quanto tempo|demora|demoram|quantas horas|tempo|dura|leva';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const carriers = [
  'portao',
  'portao de',
  'portao com',
  'folha',
  'folha de',
  'folha com',
  'portao deslizante',
  'portao deslizante de',
];

/** Words before the weight of a leaf: 'portão de 400 kg', 'aguenta 400 kg'. */
export const beforeLeafWeight = [
  'aguenta*|serve|suporta|puxa|leva|move|empurra|carrega|da conta|da para|pesa|pesando|que pese|peso de',
  ...carriers.flatMap((carrier) => digits.map((digit) => `${carrier} ${digit}*`)),
].join('|');

/** What a part is there for. After 'o que faz' a verb asks for a cause: see `otherThanFunction`. */
export const asksFunction =
  'para que serve*|serve para que|que serve|funcao|funcoes|qual a funcao|qual funcao|o que faz|utilidade|papel de';

/** Of a title that asks why a part fails, what it costs or how it is handled, and not what it is there for. */
export const otherThanFunction =
  'queim*|estour*|estuf*|quebr*|travar|travou|gast*|desgast*|arrebent*|romp*|desfi*|descarril*|sair|pular|perder|perde|esquent*|reinici*|apag*|estrag*|dispar*|enferruj*|entort*|empen*|barulho|ranger|falh*|parar|emperr*|defeito|preco|quanto|valor|custa|troc*|regul*|lubrific*|quando|nao|ou|diferenca|onde fica|outro motor|outra marca';
