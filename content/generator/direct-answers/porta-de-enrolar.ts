/** Answers to titles about roller doors. */
import type { DirectAnswer } from '../direct-answer.ts';
import { asksCan } from '../words/asking-words.ts';
import { maintenance } from '../words/title-groups.ts';

const rollerDoor = 'enrolar|porta de aco|porta de rolo|portao de rolo|porta de loja';

/** The price of a motor that we do not sell, with the weight in the title or without it. */
const ofMotorPrice = {
  when: [
    'enrolar|porta de aco|porta de rolo',
    'motor|motores|automatizador|automatizadores',
    'preco*|valor|valores|quanto custa*|quanto fica|quanto sai|quanto e|custo|orcamento|barato',
  ],
  unless: 'basculante|deslizante|queim*|parou|quebr*|barulh*|consert*|manuten*|portao automatico e|e portao',
  subject: 'porta-de-enrolar',
  winsTies: true,
  isAboutSubject: true,
  isUnpriced: true,
  aspects: ['price'],
  further: 'Os motores de portão de garagem, que são outros, estão em [motores](/motores).',
  send: 'Se a entrada tem também um portão de garagem, mande a foto dele e a rua: do motor desse damos o preço.',
} as const;

const pricesOfMotor: readonly DirectAnswer[] = [
  {
    ...ofMotorPrice,
    figure: { unit: 'kilogram' },
    isAboutFigure: true,
    answer: [
      'Motor de porta de enrolar de {figura} não é conosco, e por isso não damos o preço dele: peça-o a uma empresa de portas de aço, com a largura, a altura e o tipo de lâmina. Os {figura} são o limite do motor, e a porta calculada tem de pesar menos que isso.',
    ],
    description:
      'Motor de porta de enrolar de {figura} não é conosco: peça o preço a uma empresa de portas de aço, com a largura, a altura e o tipo de lâmina.',
    heading: 'Como pedir o preço desse motor sem surpresa',
    text: [
      'Peça motor, central, controles e instalação em linhas separadas, e o peso da porta por escrito, com a conta. Duas propostas só se comparam quando as duas trazem isso.',
    ],
    points: [
      'Aberturas por dia: loja que abre duas vezes não paga por motor de uso intenso.',
      'Corrente ou manivela para a falta de luz incluída no valor.',
      'Sensor embaixo da última lâmina, orçado à parte ou junto.',
    ],
  },
  {
    ...ofMotorPrice,
    answer: [
      'Motor de porta de enrolar não é conosco, e por isso não temos o preço dele: quem o diz é uma empresa de portas de aço, pela largura, pela altura e pelo tipo de lâmina, que dão o peso da porta. O motor de portão de garagem, que vendemos, não serve nela.',
    ],
    description:
      'Motor de porta de enrolar não é conosco: peça o preço a uma empresa de portas de aço, com a largura, a altura e o tipo de lâmina.',
    heading: 'O que faz um orçamento de porta de aço ser comparável',
    text: [
      'O mesmo vão recebe motores de preços muito diferentes, conforme o peso da chapa e as vezes que ela sobe. Por isso compare só propostas com o peso calculado e as linhas de motor, central e montagem separadas.',
    ],
    points: [
      'Capacidade do motor em quilos, acima do peso da porta.',
      'Abertura à mão na falta de luz: dentro do preço ou fora.',
      'Prazo de garantia do motor e o da montagem.',
    ],
  },
];

export const portaDeEnrolarAnswers: readonly DirectAnswer[] = [
  {
    when: [rollerDoor, 'mola|molas', 'motor', 'ou|e motor|e o motor'],
    unless: 'preco|quanto',
    subject: 'porta-de-enrolar',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Se a porta não sobe e o motor ronca, se ela ficou pesada de repente ou desceu sozinha, é mola. É motor, ou a energia dele, se nada faz barulho: veja disjuntor, fim de curso e trava esquecida fechada. Não fique embaixo nem solte a mola; porta de enrolar nós não consertamos: chame uma empresa de portas de aço.',
    ],
    heading: 'O que dizer à empresa de portas de aço',
    text: [
      'Conte se o motor faz som, se a porta parou torta e onde ela está. Com isso a equipe já vem com a mola ou com a peça do motor.',
    ],
    points: [
      'Porta torta: lâmina presa na guia, e nem motor nem mola.',
      'Motor gira e a porta fica: corrente, coroa ou chaveta do eixo.',
      'Disjuntor desligado até a visita, e a entrada isolada.',
    ],
    send: 'Se na mesma entrada houver um portão de garagem, mande a foto dele pelo WhatsApp e dizemos o que fazemos ali.',
  },
  {
    when: [rollerDoor, 'mola|molas'],
    subject: 'porta-de-enrolar',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Mola de porta de enrolar quem troca é uma empresa de portas de aço, com ferramenta própria: nós não consertamos essa porta nem temos preço dela. Se a mola quebrou, todo o peso fica no motor, e a porta pode descer de uma vez: não passe embaixo, não acione o motor, desligue o disjuntor e isole a entrada.',
    ],
    description:
      'Mola de porta de enrolar quem troca é uma empresa de portas de aço. Se ela quebrou, não passe embaixo, não acione o motor e isole a entrada.',
    heading: 'Por que a mola quebra, e o sinal de que está no fim',
    text: [
      'A mola se enrola e se solta a cada subida, e o aço cansa com a conta das aberturas; ferrugem e lâmina presa na guia encurtam a vida dela. A porta que pesa mais a cada mês, ou que não para onde é deixada, pede a troca antes de partir.',
    ],
    points: [
      'Estouro seco no alto e porta pesada: mola partida.',
      'Nenhum parafuso do eixo se solta por conta própria.',
      'Peça a troca do jogo e o teste de equilíbrio com o motor solto.',
    ],
    questions: [
      {
        question: 'Posso fechar a loja com a mola partida?',
        answer: 'Não. Sem a mola, a porta desce com o peso todo; espere a empresa de portas de aço.',
      },
    ],
    send: 'Se na mesma entrada houver um portão de garagem, mande a foto dele pelo WhatsApp e dizemos o que fazemos ali.',
  },
  {
    when: [
      rollerDoor,
      'botoeira*|receptor*|controle*|controle remoto|central|central de comando|placa*|fotocelula*|sensor*|nobreak|bateria|capacitor|engrenagem|engrenagens|corrente|trava*|fim de curso|pecas|peca',
    ],
    unless:
      'portao e|e portao|e do portao|e de portao|basculante|deslizante|garagem|mesmo controle|um controle|um so controle|so controle|nao sobe|nao desce',
    subject: 'porta-de-enrolar',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['compatibility', 'buy'],
    answer: [
      'Peça de porta de enrolar nós não vendemos, não instalamos nem consertamos, seja controle, receptor, botoeira, central ou engrenagem: procure uma empresa de portas de aço, que vê a porta antes. No portão de garagem, sim, essas peças são serviço nosso.',
    ],
    description:
      'Peça de porta de enrolar, como controle, receptor, botoeira ou central, não é conosco: procure uma empresa de portas de aço.',
    heading: 'O que a peça tem de combinar com a porta',
    text: [
      'Leve à empresa a foto da etiqueta do motor e a da caixa da central, que decidem a peça. Receptor e controle têm de ser da mesma frequência e do mesmo código; a placa, da mesma tensão; o capacitor, do mesmo valor.',
    ],
    points: [
      'Botoeira de três toques: sobe, para e desce, num lugar de onde se vê a porta.',
      'Sensor ou fotocélula que impeça a porta de descer sobre alguém.',
      'Engrenagem, corrente, trava e fim de curso: com a porta escorada, só pela empresa.',
      'Nobreak e bateria: pela potência escrita no motor.',
      'Controle que não funciona: antes de tudo, uma pilha nova.',
    ],
    send: 'Se na mesma entrada houver um portão de garagem, mande a foto dele pelo WhatsApp e dizemos o que fazemos ali.',
  },
  {
    when: [
      'porta de enrolar|porta enrolar|porta de aco',
      'basculante|correr|deslizante|portao ou|ou portao|portao automatico ou|ou portao automatico',
      'loja|comercio|galpao|comercial|oficina|mercado',
    ],
    unless: 'conserto|quebr*|trav*|controle*',
    subject: 'porta-de-enrolar',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Para vitrine de loja na calçada, porta de enrolar: ela se recolhe acima do vão, não avança sobre quem passa e fecha de cima a baixo. Para entrada de carro ou de carga, portão basculante ou de correr, que abre muitas vezes por dia com motor de peça comum. Porta de enrolar não está entre os nossos serviços; o motor do basculante ou do de correr instalamos nós.',
    ],
    heading: 'O que pesa na escolha de uma loja',
    text: [
      'Porta de enrolar se abre uma vez de manhã e se fecha à noite; portão com motor foi feito para abrir e fechar o dia todo. Basculante que avança sobre a calçada durante o movimento é risco para quem passa, e por isso ali se prefere o que enrola ou o que corre.',
    ],
    points: [
      'Molas e lâminas: empresa de portas de aço.',
      'Motor, central, controle e fotocélula de portão: nós.',
      'Entrada de carga: conte as aberturas por hora antes de escolher o motor.',
    ],
  },
  {
    when: [
      'enrolar|porta de aco|porta de rolo|de rolo',
      'ou|qual|melhor|diferenca|versus|vs',
      'basculante|deslizante|de correr|correr|pivotante|de abrir|portao comum|portao ou|ou portao|portao automatico ou|ou portao automatico|portao eletronico ou|ou portao eletronico|seccionad*',
    ],
    subject: 'porta-de-enrolar',
    isAboutSubject: true,
    answer: [
      'Para garagem de casa, o portão basculante é em geral a melhor escolha: custa menos para automatizar, tem peça em toda parte e abre na mão sem luz. A de enrolar ganha onde não há teto livre nem recuo, porque se recolhe num rolo, mas a mola e as lâminas pedem empresa de portas de aço, e não é a nossa.',
    ],
    heading: 'O que decide entre as duas',
    text: [
      'Meça a altura livre acima do vão e o espaço à frente. O basculante precisa de laterais firmes e, na capital, não pode avançar na calçada; a de enrolar precisa de caixa em cima e de parede plana dos dois lados.',
      'No basculante, o motor com o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}. Preço de porta de enrolar não temos.',
    ],
    points: [
      'Loja que abre uma vez por dia: a de enrolar serve bem.',
      'Casa com várias saídas: basculante com motor.',
      'Pouca altura e parede longa ao lado: portão de correr.',
      'Falta de luz: os dois abrem na mão, o basculante com menos esforço.',
    ],
    send: 'Se a escolha for o portão, mande pelo WhatsApp a altura, a largura e uma foto do vão por dentro.',
  },
  {
    when: [
      'enrolar|porta de rolo|portao de rolo|porta de aco|porta de enrolar|de rolo',
      'fecha sozinh*|abre sozinh*|trav*|emperr*|nao desliga|nao para|nao liga|nao funciona|queim*|nao sobe|nao desce|nao abre|nao fecha|parou|quebr*|barulh*|tort*|caiu|manualmente|em manual|sem luz|sem energia|consert*|descarril*|pres*|esquent*|quente|cheir*|fumaca',
    ],
    unless:
      'portao e|e portao|e de portao|de portao e|portao automatico e|kit|preco|instal*|compr*|mola|molas',
    subject: 'porta-de-enrolar',
    isAboutSubject: true,
    answer: [
      'Porta de enrolar nós não consertamos: quem resolve é uma serralheria de portas de aço. Se a sua travou, deixe-a onde está, desligue o disjuntor do motor, não force a lâmina e não deixe ninguém embaixo, porque a mola do eixo guarda muita força. O que segue ajuda até a serralheria chegar.',
    ],
    heading: 'O que se pode fazer sem risco',
    text: [
      'A corrente ou a manivela ao lado do eixo é para a falta de luz, com a porta reta e sã. Em porta torta, pesada ou que desceu sozinha ela não se usa: tudo fica como está até a serralheria chegar.',
      'Lâmina fora da guia, eixo torto e mola partida não se mexem por baixo. Isole a entrada e avise quem passa.',
    ],
    points: [
      'Parou no meio e o motor ronca: lâmina presa na guia.',
      'Parou e está muda: disjuntor, fim de curso ou trava esquecida fechada.',
      'Desceu de uma vez: mola partida, não passe embaixo.',
      'Trava lateral ou cadeado fechado: confira antes de tudo.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Para quem ligar, e quando somos nós',
        text: [
          'Diga à serralheria a largura, a altura, o tipo de lâmina e se há motor, com a foto do eixo. O que consertamos é portão de garagem, basculante, de correr ou de abrir, de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso soltar a mola para subir a porta?',
        answer: 'Não. É a peça mais perigosa dela, e só se solta com ferramenta própria.',
      },
      {
        question: 'O motor de portão serve em porta de enrolar?',
        answer: 'Não. O de enrolar gira o eixo; o de garagem puxa ou empurra uma folha.',
      },
    ],
    send: 'Se na mesma entrada houver um portão de garagem, mande a foto dele pelo WhatsApp e dizemos o que fazemos ali.',
  },
  {
    when: [
      'enrolar|porta de aco|porta de rolo',
      `${maintenance}|lubrific*|engrax*|graxa|oleo|limpar|limpeza|regulagem|regular`,
    ],
    unless: 'basculante|portao automatico e|e portao',
    subject: 'porta-de-enrolar',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care'],
    answer: [
      'Porta de enrolar não é conosco: não a vendemos nem fazemos a manutenção dela. Chame uma empresa de portas de aço e peça a revisão de eixo, molas, guias, lâminas, motor e freio, com a data da próxima por escrito. Se na mesma entrada há um portão de garagem, desse cuidamos nós, com uma revisão a cada {{maintenance.interval}}.',
    ],
    description:
      'Manutenção de porta de enrolar não é conosco: chame uma empresa de portas de aço e peça a revisão de eixo, molas, guias, lâminas, motor e freio.',
    heading: 'O que pedir na revisão da porta de aço',
    text: [
      'Quem trabalha com essa porta revisa primeiro o que segura o peso: as molas do eixo e a fixação dele na parede. Depois vêm as guias, em que a lâmina corre, e o motor com o freio.',
      'O que cabe a quem usa é varrer o pé das guias e ouvir a porta. Spray e graxa grossa na lâmina juntam pó, e no eixo ninguém mexe, porque a mola guarda força mesmo com a porta no chão.',
    ],
    points: [
      'Lâmina torta ou fora da guia: pare de usar e chame.',
      'Porta que desce mais depressa do que antes: mola cansada ou freio gasto.',
      'Corrente ou manivela de emergência: peça que a provem na sua frente.',
      'Sensor embaixo da última lâmina, se houver: testado em toda visita.',
    ],
    further:
      'O que se revisa num portão está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Se há também um portão automático na entrada, mande a foto dele por dentro e o endereço.',
  },
  ...pricesOfMotor,
  {
    when: ['enrolar|porta de aco|porta de rolo', 'motor|motores|automatizador|automatizadores'],
    unless: 'basculante|deslizante|queim*|parou|quebr*|barulh*|consert*|preco*|quanto',
    figure: { unit: 'kilogram' },
    subject: 'porta-de-enrolar',
    winsTies: true,
    isAboutSubject: true,
    isAboutFigure: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Para porta de enrolar de {figura}, peça um motor com folga na ficha, de {sobra} ou mais, e com os ciclos por dia que a loja usa. Quem pesa a porta, dimensiona e instala é uma empresa de portas de aço: esse motor gira o eixo da chapa, e nós só trabalhamos com motor de portão de garagem.',
    ],
    heading: 'Como conferir os {figura} antes de comprar',
    text: [
      'Peça o peso calculado da porta por escrito, com a largura, a altura e o tipo de lâmina na conta. Guia seca e lâmina suja pesam mais que a conta, e é por isso que a folga existe.',
    ],
    points: [
      'Lâmina furada ou de grade pesa bem menos que a fechada.',
      'Fases do quadro da loja: uma, duas ou três.',
      'Corrente, manivela ou bateria para a falta de luz.',
    ],
    further: 'Os motores de portão de garagem, que são outros, estão em [motores](/motores).',
    send: 'Se a loja tem também um portão de garagem, mande a foto dele e a rua: desse motor cuidamos nós.',
  },
  {
    when: [
      'enrolar|porta de aco|porta de rolo',
      'motor|motores|automatizador|automatizadores',
      'qual|que motor|escolher|escolha|ideal|quantos kg|quantos quilos|kg|quilos|cv|hp|potencia|metros|tamanho',
    ],
    unless: 'basculante|deslizante|queim*|parou|quebr*|barulh*',
    subject: 'porta-de-enrolar',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Motor de porta de enrolar não é conosco: ele se escolhe pelo peso da porta, que sai da largura, da altura e do tipo de lâmina, e pelas vezes que ela sobe por dia, e quem faz essa conta é a empresa de portas de aço. Não vendemos, não instalamos nem consertamos esse motor, que gira o eixo da chapa e não é o de garagem.',
    ],
    description:
      'Motor de porta de enrolar não é conosco: quem o escolhe é a empresa de portas de aço, pelo peso da porta e pelas aberturas por dia.',
    heading: 'O que a empresa de portas de aço precisa saber',
    text: [
      'Peça que a proposta traga o peso calculado da porta e o peso máximo do motor, e compare os dois. Motor no limite esquenta e perde o freio cedo, porque lâmina suja e guia seca pesam mais que a conta.',
    ],
    points: [
      'Largura e altura do vão, e a folga acima dele para o rolo.',
      'Lâmina fechada, furada ou de grade: o peso muda muito.',
      'Uma ou três fases no quadro da loja.',
      'Como a porta sobe quando falta luz: corrente, manivela ou bateria.',
    ],
    further: 'Os motores de portão de garagem, que são outros, estão em [motores](/motores).',
    send: 'Se a loja tem também um portão de garagem, mande a foto dele e a rua: desse motor cuidamos nós.',
  },
  {
    when: [
      'enrolar|porta de aco|porta de rolo',
      asksCan,
      'automatizar|automatiza|automatizada|automatica|automatico|motorizar|motorizada|motor|eletrica|eletrico|automacao|motorizacao',
    ],
    unless:
      'basculante|deslizante|queim*|parou|quebr*|barulh*|nao abre|nao fecha|nao sobe|nao desce|sem luz|sem energia',
    subject: 'porta-de-enrolar',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Dá, com motor próprio de porta de enrolar, que gira o eixo em que a chapa se recolhe; esse serviço não fazemos. Procure uma empresa de portas de aço com a largura, a altura e o tipo de lâmina.',
    ],
    heading: 'O que a empresa de portas de aço confere antes',
    text: [
      'Nem toda porta manual recebe o motor como está: eixo, molas e guias têm de aguentar o novo esforço, e quem diz é essa empresa, com a porta vista. Peça por escrito o que segue.',
    ],
    points: [
      'Freio no motor e um modo de abrir sem luz.',
      'Subidas por dia que o motor suporta.',
      'Que peças da porta de hoje ficam e quais mudam.',
      'Sensor que impede a descida sobre alguém, e o prazo de garantia.',
    ],
    further:
      'Portão que se move com motor de garagem, em loja ou casa, está na página de [motores](/motores).',
    send: 'Se a loja tem também um portão de garagem, motor para ele nós vendemos, instalamos e consertamos: mande a foto dele e a rua.',
  },
  {
    when: ['enrolar|porta de aco|porta de rolo'],
    subject: 'porta-de-enrolar',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility', 'what'],
    answer: [
      'Porta de enrolar não é conosco: o motor dela gira o eixo em que a chapa se recolhe, e não é o de garagem. Não vendemos, não instalamos nem consertamos; procure uma empresa de portas de aço com a largura, a altura e o tipo de lâmina.',
    ],
    heading: 'O que perguntar à empresa de portas de aço',
    text: [
      'Com as medidas na mão, duas respostas já se comparam. Antes de assinar, peça por escrito o que segue.',
    ],
    points: [
      'Se o motor tem freio e abre na mão quando falta luz.',
      'Quantas vezes por dia ele aguenta subir e descer.',
      'Se a lâmina, as guias e o eixo atuais servem ou se trocam.',
      'Que sensor impede de descer sobre alguém, e a garantia de cada peça.',
    ],
    further:
      'Portão que se move com motor de garagem, em loja ou casa, está na página de [motores](/motores).',
    send: 'Se no fundo da loja há um portão de garagem, basculante, de correr ou de abrir, desse cuidamos nós, de {{repair.from}} a {{repair.to}} o conserto: mande a foto dele e a rua.',
  },
];
