/**
 * What a figure of a title means for a motor, from the table of facts (content/facts.ts). `{figura}` is the figure as
 * the title gives it. A subject may have a meaning of its own for a unit (`figures` in subject.ts).
 */
import type { FactName } from '../facts.ts';
import type { FigureUnit } from './subject.ts';

export interface FigurePassage {
  /** A sentence for the first paragraphs. */
  lead: string;
  heading: string;
  text: readonly string[];
  /** The lead gives the price, so the price of a kit does not follow it. */
  givesPrice?: true;
}

/** What the weight of a leaf means. The first band whose fact is not below the figure applies. */
export const weightBands: readonly { upTo: FactName; passage: FigurePassage }[] = [
  {
    upTo: 'motor.quarterCv.weight',
    passage: {
      lead: 'Para {figura}, num basculante, serve com sobra o motor PPA Home do kit PADRÃO, de {{kit.padrao}} instalado, e basta até o menor motor da tabela, o de 1/4 CV, que vai até {{motor.quarterCv.weight}}.',
      heading: 'Que motor move {figura}',
      text: [
        'O motor de 1/4 CV custa {{motor.quarterCv}} sem instalação. No kit, o PPA Home chega a {{home.weight}} e aceita ainda uma chapa ou uma porta embutida que venha depois.',
        'Subir de potência não acelera essa folha nem faz o motor durar mais. O dinheiro rende na velocidade: {segundos padrão} no PADRÃO, {segundos speedy} no SPEEDY, por {{kit.speedy}}, e {segundos jetflex} no JETFLEX, por {{kit.jetflex}}.',
      ],
    },
  },
  {
    upTo: 'home.weight',
    passage: {
      lead: 'Para {figura}, num basculante, serve o motor PPA Home, que leva até {{home.weight}} e sai no kit PADRÃO por {{kit.padrao}} instalado.',
      heading: 'Que motor move {figura}',
      text: [
        'Sem instalação, o motor de 1/3 CV da tabela leva o mesmo peso e custa {{motor.thirdCv}}; o de 1/4 CV vai só até {{motor.quarterCv.weight}} e fica de fora. Quem quer abrir mais depressa passa ao JETFLEX, de {segundos jetflex}, por {{kit.jetflex}}, com 220 V no ponto.',
        'Os limites valem para folha equilibrada. Se ela é de {figura} e desce sozinha quando se solta o motor, o contrapeso ou a mola está fora do ponto, e nenhum motor deve compensar isso.',
      ],
    },
  },
  {
    upTo: 'homeJetflex.weight',
    passage: {
      lead: 'Para {figura}, num basculante, o motor é o PPA Home Jetflex, que leva até {{homeJetflex.weight}} e sai no kit JETFLEX por {{kit.jetflex}} instalado; o PPA Home fica em {{home.weight}}.',
      heading: 'Que motor move {figura}',
      text: [
        'O JETFLEX abre em {segundos jetflex} e pede ponto de 220 V. Sem instalação, o motor de 1/2 CV da tabela vai até {{motor.halfCv.weight}} e custa {{motor.halfCv}}.',
        'Uma folha de {figura} está no alto do que um motor de casa levanta. Se ela ainda vai receber chapa, revestimento ou porta social embutida, conte o peso novo antes de escolher, porque acima de {{homeJetflex.weight}} a linha é outra.',
      ],
    },
  },
  {
    upTo: 'heavyLine.weight',
    passage: {
      givesPrice: true,
      lead: 'Motor para {figura} sai por orçamento, com visita sem taxa; em entrada de prédio, já instalado, fica de {{condominium.from}} a {{condominium.to}}. No portão de correr, procure motor deslizante que traga na ficha um quarto a mais que isso, porque a ficha diz mais que o HP, e ponha cremalheira de aço. Num basculante de {figura} o kit de casa já não serve: o PPA Home Jetflex leva até {{homeJetflex.weight}}, e a linha pesada vai até {{heavyLine.weight}}.',
      heading: 'Que motor move {figura}',
      text: [
        'Conte as aberturas da hora mais cheia ao lado dos quilos: motor de casa move a folha e para de calor numa entrada de prédio. No portão de abrir confere-se antes a coluna.',
        'Uma folha de {figura} pede também conferência da estrutura: cabo, polia e contrapeso se ela sobe, trilho e roldana se ela corre. O orçamento olha a folha e o motor juntos.',
      ],
    },
  },
];

export const aboveAllBands: FigurePassage = {
  givesPrice: true,
  lead: 'Com {figura} passa-se até da linha pesada para basculante, que vai a {{heavyLine.weight}}: esse portão se orça no local.',
  heading: 'O que se calcula para {figura}',
  text: [
    'A maior folha da nossa tabela é de {{heavyLine.weight}}, na linha pesada para basculante. Para {figura} calculam-se na visita, que não tem taxa, o motor, o trilho, a base de concreto e o batente dos dois fins.',
    'Como referência, motor para portão pesado de condomínio fica entre {{condominium.from}} e {{condominium.to}} com instalação. Um portão desse porte pode sair dessa faixa, e o valor vem por escrito.',
  ],
};

/** For a sliding or swinging gate, to which the table does not apply. */
export const weightOfOtherGates: FigurePassage = {
  lead: 'Para uma folha de {figura} que corre ou que abre, procure na ficha do modelo um limite que deixe a folha um quinto abaixo dele. No de correr a folha anda apoiada nas roldanas, e o motor vence o atrito e a partida, não o peso inteiro.',
  heading: 'O que {figura} pede do motor',
  text: [
    'Num portão de correr o peso se apoia no trilho, e o motor só vence o atrito; num de abrir, o que conta é o peso e o comprimento da folha. Por isso uma folha de {figura} que cansaria um basculante pode andar leve sobre roldanas novas.',
    'Nossas capacidades publicadas são de basculante: {{home.weight}} no PPA Home, {{homeJetflex.weight}} no PPA Home Jetflex e {{heavyLine.weight}} na linha pesada. Para os outros portões o motor sai por orçamento, com a folha medida e empurrada à mão na visita.',
  ],
};

export const widthOfSlidingGate: FigurePassage = {
  lead: 'Um portão de correr de {figura} precisa de outro tanto de parede livre ao lado para a folha recolher, e trilho no nível de ponta a ponta.',
  heading: 'O que se mede num portão de correr de {figura}',
  text: [
    'Folha comprida flexiona e pede guia alta e batente firme, além de duas roldanas que aguentem o peso com sobra. Se não há parede para a folha inteira, ela se divide em duas que correm para lados opostos ou uma sobre a outra.',
    'A cremalheira acompanha toda a largura, com suportes a cada poucos palmos. Mande largura, altura, material e uma foto do trilho; a visita que mede o esforço não tem taxa.',
  ],
};

const powerPassage: FigurePassage = {
  lead: 'Motor de {figura} se escolhe pela folha: na tabela de preços, que é de basculante, 1/4 CV vai até {{motor.quarterCv.weight}}, 1/3 CV até {{motor.thirdCv.weight}} e 1/2 CV até {{motor.halfCv.weight}}.',
  heading: 'O que {figura} quer dizer no portão',
  text: [
    'HP e CV são quase iguais, e o que muda no dia a dia é o peso que cada motor leva. Na tabela de preços, sem instalação, o de 1/4 CV custa {{motor.quarterCv}}, o de 1/3 CV {{motor.thirdCv}} e o de 1/2 CV {{motor.halfCv}}.',
    'O PPA Home e o PPA Home Jetflex têm limite próprio, de {{home.weight}} e {{homeJetflex.weight}}, porque o redutor e o comando são outros. Compare a ficha do modelo, e {figura} vira um dado entre outros.',
  ],
};

/** For a sliding or swinging gate, to which the table does not apply. */
export const powerOfOtherGates: FigurePassage = {
  lead: 'Em portão de correr ou de abrir, o peso que um motor de {figura} leva está na etiqueta dele e muda com o redutor; escolha um em que a sua folha fique um quinto abaixo desse número. Os limites da nossa tabela de 1/4, 1/3 e 1/2 CV são de basculante.',
  heading: 'O que {figura} quer dizer neste portão',
  text: [
    'HP e CV são quase iguais. Dois motores da mesma potência podem ter limites de peso bem diferentes, porque a redução, a rotação e o tipo de folha mudam.',
    'Escolha o modelo em que a sua folha fica um quinto abaixo do peso máximo da ficha, e com ciclos por hora acima do seu uso na hora mais cheia.',
  ],
};

export const lowVoltPassage: FigurePassage = {
  lead: 'Em {figura} o portão pode ter motor: peça o modelo feito para essa tensão, que está escrita na etiqueta, e nunca ligue nela um de 220 V, que não parte ou queima. A força e a conta de luz são as mesmas nas duas. O PPA Home Jetflex é só de 220 V; nos outros modelos a tensão se confere na etiqueta antes do pedido.',
  heading: 'Como saber se o ponto da garagem é de {figura}',
  text: [
    'A tomada comum de boa parte de São Paulo é de 127 V, que muita gente chama de 110. Disjuntor duplo costuma indicar 220 V, e quem confirma é o eletricista com o medidor.',
    'O motor leva um disjuntor só dele, na tensão do ponto, e fio terra até a caixa. Em cabo comprido, de dezenas de metros, 220 V perde menos no caminho, e aí vale passar o ponto antes de comprar.',
  ],
};

export const batteryVoltPassage: FigurePassage = {
  lead: 'Motor de {figura} é de corrente contínua: uma fonte ou uma bateria o alimenta, e não a tomada. Ele só funciona com a placa do próprio modelo; o motor comum é de 127 V ou de 220 V, e um não se liga no lugar do outro.',
  heading: 'Onde um motor de {figura} compensa',
  text: [
    'Compensa onde a luz cai muito, porque a bateria entra sem nobreak, e em entrada sem rede, com painel solar. Em casa com rede estável o motor comum faz o mesmo trabalho e tem placa mais fácil de achar.',
    'Antes de comprar, confirme na ficha os {figura}, o peso da folha, as aberturas por carga da bateria e quem vende a placa dele na sua cidade.',
  ],
};

const voltPassage: FigurePassage = {
  lead: 'Em {figura} o motor de portão pede o modelo feito para essa tensão e um ponto com disjuntor só dele, em geral duplo. É a tensão do PPA Home Jetflex; nos outros modelos ela se confere na etiqueta, porque motor de uma tensão ligado na outra não parte ou queima.',
  heading: 'Como conferir os {figura} da garagem',
  text: [
    'Em boa parte de São Paulo a tomada comum dá 127 V, e 220 V vem de um circuito próprio no quadro. O disjuntor duplo costuma indicar o segundo caso, mas quem decide é o eletricista com o medidor.',
    'O PPA Home Jetflex é de 220 V. Antes do pedido, mande a foto da etiqueta do motor antigo e do quadro de luz, e o modelo sai certo para {figura}.',
  ],
};

const metrePassage: FigurePassage = {
  lead: 'A medida de {figura} ajuda, mas quem escolhe o motor é o peso da folha, que muda muito de uma chapa fina para um ferro maciço.',
  heading: 'O que {figura} dizem do motor',
  text: [
    'Dois portões de {figura} podem pesar o dobro um do outro. Alumínio com vão aberto é leve; chapa fechada com porta social embutida passa fácil dos {{home.weight}} do PPA Home, e aí entra o PPA Home Jetflex, até {{homeJetflex.weight}}.',
    'Meça também a altura e diga se a folha sobe, corre ou abre. Com {figura}, material e uma foto, dizemos a faixa de peso antes da visita.',
  ],
};

const secondPassage: FigurePassage = {
  lead: 'Abertura em {figura} se compara com os nossos três kits: PADRÃO em {segundos padrão}, SPEEDY em {segundos speedy} e JETFLEX em {segundos jetflex}.',
  heading: 'Abertura em {figura} e os três kits',
  text: [
    'O PADRÃO leva {segundos padrão} e custa {{kit.padrao}}; o SPEEDY leva {segundos speedy} e custa {{kit.speedy}}; o JETFLEX leva {segundos jetflex} e custa {{kit.jetflex}}. Os três são para portão basculante e o preço inclui a instalação.',
    'O relógio conta da folha fechada até aberta. Portão que já levou {figura} e hoje demora mais está pesado ou com motor cansado, e isso se conserta antes de comprar velocidade.',
  ],
};

/** Before a budget's lead if the title asks whether the money is enough. */
export const budgetJudgements = {
  enough: 'Dá:',
  short: 'Para motor instalado, não dá:',
} as const;

/** What a budget in reais means. The first band whose fact is above the figure applies. */
export const budgetBands: readonly { below: FactName; passage: FigurePassage }[] = [
  {
    below: 'kit.padrao',
    passage: {
      givesPrice: true,
      lead: 'Com {figura} não se chega ao nosso kit instalado mais em conta, o PADRÃO de {{kit.padrao}}, mas cabe um conserto, que vai de {{repair.from}} a {{repair.to}}.',
      heading: 'O que se faz com {figura}',
      text: [
        'Pelo peso da folha, o de 1/4 CV leva folha de até {{motor.quarterCv.weight}}, o de 1/3 CV, até {{motor.thirdCv.weight}}, e o de 1/2 CV, até {{motor.halfCv.weight}}. Ao preço deles somam-se a montagem e o que faltar no portão; por isso o kit com tudo instalado costuma fechar a conta melhor.',
        'Se o portão já tem motor, veja antes o conserto, de {{repair.from}} a {{repair.to}}. O kit se paga em até {parcelas} vezes. Em portão de correr ou de abrir o motor sai por orçamento.',
      ],
    },
  },
  {
    below: 'kit.speedy',
    passage: {
      givesPrice: true,
      lead: 'Com {figura} cabe o nosso kit PADRÃO, de {{kit.padrao}}, instalado em portão basculante. O SPEEDY custa {{kit.speedy}} e o JETFLEX, {{kit.jetflex}}.',
      heading: 'Que kit cabe em {figura}',
      text: [
        'O PADRÃO abre em {segundos padrão} e traz motor, central, dois controles, fixação, manual e instalação, com frete incluído em São Paulo. Por mais {{kit.speedy - kit.padrao}} chega-se ao SPEEDY, de {segundos speedy}.',
        'O que o valor não cobre é conserto da folha. Se ela pesa na mão, reserve também a faixa de reparo, de {{repair.from}} a {{repair.to}}. O pagamento vai em até {parcelas} vezes.',
      ],
    },
  },
  {
    below: 'kit.jetflex',
    passage: {
      givesPrice: true,
      lead: 'Com {figura} você escolhe entre dois dos nossos kits instalados em portão basculante: o PADRÃO, por {{kit.padrao}}, e o SPEEDY, por {{kit.speedy}}. O JETFLEX, de {segundos jetflex}, custa {{kit.jetflex}}.',
      heading: 'Que kit cabe em {figura}',
      text: [
        'O PADRÃO abre em {segundos padrão} e o SPEEDY, em {segundos speedy}: a diferença de {{kit.speedy - kit.padrao}} compra metade da espera. Os dois incluem instalação, frete em São Paulo, central e dois controles.',
        'O PADRÃO leva folha de até {{home.weight}}. O pagamento vai em até {parcelas} vezes.',
      ],
    },
  },
];

export const aboveBudget: FigurePassage = {
  givesPrice: true,
  lead: 'Com {figura} você paga qualquer um dos nossos três kits instalados em portão basculante: o PADRÃO custa {{kit.padrao}}, o SPEEDY {{kit.speedy}} e o JETFLEX {{kit.jetflex}}.',
  heading: 'O que {figura} paga',
  text: [
    'Em portão basculante de casa a escolha passa a ser a velocidade: {segundos padrão}, {segundos speedy} ou {segundos jetflex}. A troca de um motor residencial completo fica entre {{replacement.from}} e {{replacement.to}}.',
    'Se o portão é de condomínio ou pesado, a conta é outra: de {{condominium.from}} a {{condominium.to}} com instalação, por orçamento.',
  ],
};

const openingPassage: FigurePassage = {
  lead: 'Um portão com {figura} trabalha como portão coletivo, e o que escolhe o motor passa a ser a espessura do estator e o peso da folha.',
  heading: 'O que {figura} exigem do motor',
  text: [
    'Motor comum de casa aguenta de 5 a 10 ciclos por hora; o de uso intenso, com estator de 40 a 60 mm, passa de 30. Conte as aberturas da hora mais cheia, de manhã ou no fim da tarde, porque é nela que o motor esquenta, e divida {figura} com essa hora em mente.',
    'Para uso assim orçamos motor de condomínio, de {{condominium.from}} a {{condominium.to}} com instalação, e manutenção a cada {{maintenance.interval}}. O artigo sobre [estatores](/blog/qualidade-estatores-motor-portao) mostra a diferença por dentro.',
  ],
};

const leafPassage: FigurePassage = {
  lead: 'Com {figura}, cada folha precisa do próprio motor, e a central tem de saber qual sai primeiro.',
  heading: 'O que muda com {figura}',
  text: [
    'Em portão de abrir, {figura} pedem central que comande os dois motores com atraso entre eles, senão a folha que tem o batente fecha por baixo da outra. Pesa-se a folha maior, e é por ela que se escolhe o par.',
    'Portão de abrir sai por orçamento, com visita sem taxa. O conserto de um par que desencontrou fica entre {{repair.from}} e {{repair.to}}.',
  ],
};

const wattPassage: FigurePassage = {
  lead: 'Os {figura} da etiqueta são consumo enquanto o portão anda, e a folha passa a maior parte do dia parada.',
  heading: 'O que {figura} querem dizer',
  text: [
    'Motor de portão consome de 100 a 300 W em movimento. Com {figura}, o gasto por abertura é de segundos, e a conta de luz quase não percebe; o que ela percebe é motor forçando folha pesada.',
    'Potência elétrica e força são coisas diferentes: para escolher o motor, compare o peso da folha com a ficha, que no PPA Home vai até {{home.weight}}.',
  ],
};

const amperePassage: FigurePassage = {
  lead: 'O valor de {figura} precisa combinar com o fio e com a etiqueta do motor, e quem confere é o eletricista ou o técnico.',
  heading: 'O que olhar com {figura}',
  text: [
    'Disjuntor protege o fio. Trocar um que desarma por outro maior esconde o defeito e aquece a fiação; com {figura} no quadro, mede-se primeiro a corrente do motor na partida.',
    'Fio solto, capacitor fraco e folha pesada são as causas que o técnico procura, num conserto de {{repair.from}} a {{repair.to}}.',
  ],
};

const yearPassage: FigurePassage = {
  lead: 'Com {figura} de prazo ou de uso, a data na nota e na etiqueta decide mais que a aparência do motor.',
  heading: 'O que {figura} mudam na decisão',
  text: [
    'Nossos prazos são escritos: {{kit.warranty}} no kit instalado, {{repair.warranty}} no serviço de um conserto e {{parts.warranty}} nas peças trocadas. Ao ler {figura}, veja de que garantia ou de que idade se trata.',
    'Motor antigo se conserta enquanto a peça existe. Quando a engrenagem ou a placa saiu de linha, compare o conserto com um motor novo, de {{replacement.from}} a {{replacement.to}}.',
  ],
};

const buttonPassage: FigurePassage = {
  lead: 'Com {figura} no controle, cada um precisa de um receptor ou de uma saída própria.',
  heading: 'Para que servem {figura}',
  text: [
    'Portão, porta social e luz são os três usos comuns. Os nossos kits, a partir de {{kit.padrao}}, vêm com dois controles gravados.',
  ],
};

const hertzPassage: FigurePassage = {
  lead: 'O número {figura} fala só da frequência, e ela não basta para dizer que uma peça serve na outra.',
  heading: 'O que {figura} dizem',
  text: [
    'Em rádio, além da frequência contam o tipo de código e a marca do receptor. Em motor, a frequência da rede brasileira é 60 Hz, a mesma da ficha do PPA Home Jetflex.',
  ],
};

/** Units that mean the same whatever the amount. */
export const otherUnits: Readonly<Partial<Record<FigureUnit, FigurePassage>>> = {
  power: powerPassage,
  volt: voltPassage,
  metre: metrePassage,
  second: secondPassage,
  opening: openingPassage,
  leaf: leafPassage,
  watt: wattPassage,
  ampere: amperePassage,
  year: yearPassage,
  button: buttonPassage,
  hertz: hertzPassage,
};
