/**
 * What the kind of gate in a title changes where no other text mentions it, and what to send us for each kind of gate
 * and purpose. The purposes are those of domain/generator/compose/fitting/purpose-of-title.ts.
 */
import type { ModelNote } from './model-notes.ts';
import type { Wordings } from './subject.ts';

export type GateMovement = ModelNote['gate'];

/** The prefix by which makers name their motors for one kind of gate: `DZ Nano`, `KDZ Fit`, `BV Home`. */
export const gateOfSeries: Readonly<Record<string, GateMovement>> = {
  dz: 'sliding',
  kdz: 'sliding',
  bv: 'tilting',
};

/** What the letters of a series say of the motor. `{letras}` are those letters. */
export const seriesSentences: Readonly<Record<GateMovement, string>> = {
  sliding:
    'As letras {letras} no nome dizem que o motor é deslizante, de portão de correr: ele puxa a folha pela cremalheira, e as paradas vêm das peças presas nela.',
  tilting: 'As letras {letras} no nome dizem que o motor é de portão basculante.',
  swinging: 'As letras {letras} no nome dizem que o motor é de portão de abrir.',
};

/** One sentence for the opening. */
export const gateSentences: Readonly<Record<GateMovement, Readonly<Record<'repair' | 'purchase', string>>>> =
  {
    sliding: {
      repair:
        'No portão de correr, desligue o disjuntor, solte o motor na chave e empurre a folha: se ela corre com uma mão, o defeito é do motor ou do comando; se pesa ou enrosca, é da roldana ou do trilho.',
      purchase:
        'No portão de correr o motor sai por orçamento, pelo comprimento e pelo peso da folha, e é preciso trilho plano e base firme ao lado dele.',
    },
    tilting: {
      repair:
        'No basculante, folha que pesa é o que mais gasta o motor: na visita o técnico a solta e vê se ela para a meia altura; se sobe ou desce sozinha, acerta o equilíbrio antes de qualquer peça.',
      purchase:
        'No basculante a folha precisa estar equilibrada antes do motor: até {{home.weight}} serve o PPA Home, e até {{homeJetflex.weight}}, o PPA Home Jetflex.',
    },
    swinging: {
      repair:
        'No portão de abrir, desligue o disjuntor, solte o motor na chave e gire a folha: se ela vai leve e não cai na ponta, o defeito é do motor ou do comando; se pesa ou raspa, é da dobradiça.',
      purchase:
        'No portão de abrir cada folha leva um motor, escolhido pelo comprimento e pelo peso dela, e o valor sai por orçamento.',
    },
  };

/** For a gate that moves by itself. */
export const movedByItself: Readonly<Record<GateMovement, string>> = {
  sliding:
    'No portão de correr, folha que anda sozinha com o motor solto está num trilho fora de nível; com o motor engatado ela só anda por ordem.',
  tilting:
    'Se o basculante sobe ou desce com o motor parado, não houve ordem nenhuma: contrapeso ou mola puxa mais que a folha, e isso se acerta antes.',
  swinging:
    'No portão de abrir, folha que se mexe com o motor solto tem a coluna fora de prumo ou apanha vento; com o motor engatado ela só anda por ordem.',
};

/** For the rack, which a leaf released from its motor no longer meets. */
export const slidingOnRack =
  'No portão de correr, se o motor gira e a folha pula ou fica parada num trecho, é a cremalheira ou o pinhão; se ela pesa com o motor solto, é a roldana ou o trilho, que se acertam antes.';

/** For a tilting gate that hangs on a cable that may break. */
export const hungTilting =
  'Num basculante de cabo ou mola gasta a folha não se destrava: o motor pode ser a única coisa que a segura.';

/** For a title about buying that names no gate, on a page that speaks only of tilting gates. */
export const otherGatesPrice =
  'Em portão de correr ou de abrir o motor sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.';

/** The same on a page that has already said what such a replacement costs. */
export const otherGatesQuote = 'Em portão de correr ou de abrir o motor sai por orçamento.';

/** What to send for a motor to buy. `any` is for a title that names no gate. */
export const purchaseRequests: Readonly<Record<GateMovement | 'any', Wordings>> = {
  sliding: [
    'Mande pelo WhatsApp a foto do portão inteiro por dentro, com o trilho e a parede ao lado, o comprimento e o material da folha.',
    'Meça o comprimento e a altura da folha e mande pelo WhatsApp com o material, uma foto do trilho e outra do lugar do motor: a resposta é o valor ou a pergunta que falta.',
  ],
  tilting: [
    'Mande pelo WhatsApp a foto do basculante por dentro, com as duas laterais à vista, a altura, a largura e o material da folha.',
    'Meça a largura e a altura do basculante e mande pelo WhatsApp com o material, o bairro e uma foto tirada de dentro: o valor vem por mensagem.',
    'Uma foto do portão fechado, outra de uma lateral por dentro e as medidas da folha, mandadas pelo WhatsApp, bastam para o valor instalado.',
  ],
  swinging: [
    'Mande pelo WhatsApp a foto de cada coluna por dentro, com a dobradiça, o comprimento das folhas e o lado para que abrem.',
    'Meça cada folha e a distância da dobradiça à parede e mande pelo WhatsApp com uma foto do portão fechado por dentro: daí sai o orçamento.',
  ],
  any: [
    'Mande pelo WhatsApp a foto do portão por dentro, a altura, a largura e o material da folha, e o bairro.',
    'Diga pelo WhatsApp se a folha sobe, corre ou abre, com as medidas, o material e uma foto por dentro: a resposta é o valor ou a pergunta que falta.',
    'Para o valor certo, mande pelo WhatsApp uma foto do portão fechado, outra do lugar do motor e as medidas da folha.',
  ],
};

/**
 * The same for a leaf whose size the title gives, by how many sizes it gives and whether it names the material.
 * `{lado}` is what the photo has to show.
 */
export const sizedRequests = {
  shows: { sliding: 'o trilho', tilting: 'as duas laterais', swinging: 'as colunas', any: 'os dois lados' },
  both: 'Mande pelo WhatsApp uma foto da folha por dentro, com {lado} à vista, o material e o bairro: a resposta diz que motor a leva e quanto fica.',
  bothOfMaterial:
    'Mande pelo WhatsApp uma foto da folha por dentro, com {lado} à vista, e o bairro: a resposta diz que motor a leva e quanto fica.',
  one: 'Mande pelo WhatsApp a altura e o material da folha, uma foto dela por dentro, com {lado} à vista, e o bairro: a resposta diz que motor a leva e quanto fica.',
  oneOfMaterial:
    'Mande pelo WhatsApp a altura da folha, uma foto dela por dentro, com {lado} à vista, e o bairro: a resposta diz que motor a leva e quanto fica.',
} as const;

/** What to send for a gate or a motor to repair. */
export const repairRequests: Wordings = [
  'Mande pelo WhatsApp um vídeo curto do defeito, gravado de longe e com som, a foto da etiqueta do motor e o bairro.',
  'Conte pelo WhatsApp o que o portão faz e desde quando, com a foto da etiqueta do motor e o bairro: dizemos a peça provável e a faixa de preço.',
  'Um vídeo de longe, com o som do motor, e a foto da etiqueta bastam para dizermos pelo WhatsApp a peça provável e o valor.',
  'Para marcar, escreva pelo WhatsApp com o bairro, o que o portão faz ou deixou de fazer e a foto da etiqueta do motor.',
  'Grave o defeito de longe, com som, e mande pelo WhatsApp junto com o endereço e a foto da etiqueta do motor: a peça provável e a faixa de preço vêm antes da visita.',
  'Mande pelo WhatsApp o tipo da folha, a foto da etiqueta do motor e, em duas linhas, quando o defeito começou; se puder filmar de longe, melhor.',
];

/** The same for maintenance: nothing is broken, so nothing is filmed. */
export const careRequests: Readonly<Record<'house' | 'collective', Wordings>> = {
  house: [
    'Mande pelo WhatsApp o tipo do portão, a foto da etiqueta do motor e o bairro: o valor da revisão vem por mensagem.',
    'Diga pelo WhatsApp quantos portões são, de que tipo e em que bairro, com a data da última revisão, se houve.',
  ],
  collective: [
    'Mande pelo WhatsApp quantos portões são, o endereço e quantas aberturas há na hora cheia: a proposta vem por escrito.',
    'Diga pelo WhatsApp o endereço, o número de portões e o horário de menos movimento, e a proposta sai com o intervalo certo.',
  ],
};

/** For a motor of a maker that we do not sell, where the title does not say whether it is already installed. */
export const otherMakerRequests: Wordings = [
  'Se o motor já está aí, mande pelo WhatsApp a foto da etiqueta e diga o que falha; se quer um novo, mande as medidas e o material da folha.',
  'Mande pelo WhatsApp a foto da etiqueta, para o conserto, ou as medidas e uma foto da folha, para um motor novo, com o bairro.',
];

/** For a question about a price, a time or a rule. */
export const questionRequests: Wordings = [
  'Para o valor do seu caso, mande pelo WhatsApp uma foto do portão e o bairro.',
  'Se quiser a resposta para o seu portão, mande pelo WhatsApp uma foto dele e o bairro.',
];

/** The same for a question about our visits, hours or area. */
export const visitRequests: Wordings = [
  'Para marcar a visita, mande pelo WhatsApp o bairro, uma foto do portão por dentro e o que ele faz ou deixou de fazer.',
  'Mande pelo WhatsApp o bairro, uma foto do portão por dentro e diga se é conserto, revisão ou motor novo.',
];

/** Where a list above has said what to send. */
export const listedRequests = {
  purchase: ['Mande pelo WhatsApp o que a lista pede, e o valor vem por mensagem.'],
  repair: ['Mande pelo WhatsApp o que a lista pede, e dizemos a peça provável e a faixa de preço.'],
  question: ['Mande pelo WhatsApp o que a lista pede, e respondemos por mensagem.'],
} as const;

/** What to send about something that smells of burning or gives a shock, without running it once more. */
export const dangerRequests: Wordings = [
  'Sem religar o disjuntor, mande pelo WhatsApp a foto da etiqueta do motor e o bairro e conte o que houve antes.',
  'Deixe desligado e conte pelo WhatsApp quando começou, com a foto da etiqueta do motor e o bairro.',
];

/** What to send where the page has said to leave the motor off: photos, and no video of it running. */
export const stoppedRequests: Wordings = [
  'Sem ligar o motor, mande pelo WhatsApp uma foto do ponto do defeito, outra do portão inteiro por dentro e o bairro.',
  'Com tudo desligado, fotografe a peça e a etiqueta do motor e mande pelo WhatsApp com o bairro: a resposta traz a faixa de preço.',
];

/**
 * For a title that names a kit, all of which are for tilting gates, and another gate. `{modelo}` is the kit, `{portão}`
 * the gate.
 */
export const kitOfOtherGate =
  'O {modelo} da PPA que vendemos é só para portão basculante e não serve em {portão}. Para {portão} o motor é outro e sai por orçamento: numa casa, o conjunto instalado fica em geral entre {{replacement.from}} e {{replacement.to}}.';
