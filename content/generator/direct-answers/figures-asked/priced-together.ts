/** Two things of which a title asks the price together, where the table of parts does not have both. */
import type { DirectAnswer } from '../../direct-answer.ts';

const price =
  'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|valor*|custo|orcamento|quanto';
const never = 'nao|parou|ou|instalacao|condominio|predio|incluso|inclui|vem|quantos|placa';

export const pricedTogetherAnswers: readonly DirectAnswer[] = [
  {
    when: ['controle*', 'receptor*', price],
    unless: never,
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O controle se orça pela foto, porque o valor muda com a marca e o código, e gravá-lo fica entre {{part.programming.from}} e {{part.programming.to}}; o receptor avulso, ligado na central que já existe, entra na faixa de {{repair.from}} a {{repair.to}}. Comprados juntos, da mesma família, os dois se gravam na mesma visita, e o valor fechado vem antes, por foto.',
    ],
    heading: 'Por que comprar os dois da mesma família',
    text: [
      'O receptor só ouve controle da própria frequência e do próprio código. Com um par novo, de 433 MHz, o motor antigo continua, e os controles velhos deixam de abrir.',
    ],
    points: [
      'Conte um controle por carro e um de reserva.',
      'Receptor com duas saídas comanda também a porta social.',
      'Antena para fora da caixa de metal.',
    ],
    send: 'Mande a foto do controle de hoje, da central com a tampa fechada e quantos controles quer.',
  },
  {
    when: ['controle*', 'bateria*|pilha*', price],
    unless: `${never}|nobreak|de controle|troca de bateria|dura`,
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'A bateria do controle é peça de poucos reais, que se compra em qualquer loja pelo código escrito nela e se troca em casa. O controle novo se orça pela foto, porque depende da marca e do código, e a gravação fica entre {{part.programming.from}} e {{part.programming.to}}. Prove a bateria antes: ela resolve a maior parte dos controles fracos.',
    ],
    heading: 'Bateria ou controle novo',
    text: [
      'Se a luz do controle acende forte e o portão só obedece de perto, ou nada acontece com bateria nova, o aparelho acabou ou perdeu a gravação.',
    ],
    points: [
      'A23, A27, CR2032 e CR2016 são as mais comuns: copie o código.',
      'Polo oxidado se limpa antes de trocar.',
      'Botão afundado pede controle novo.',
    ],
    send: 'Mande a foto do controle, frente e verso.',
  },
  {
    when: ['motor', 'controle*', price],
    unless: `${never}|reserva|extra|kit|longe|app|celular|gravar|programar|de motor|de portao`,
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Motor e controle vêm juntos no kit de basculante: {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, já instalado e com dois controles gravados. Controle a mais se orça pela foto, e a gravação fora da instalação fica entre {{part.programming.from}} e {{part.programming.to}}. Em portão de correr ou de abrir o conjunto sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que vem com o motor',
    text: [
      'Vêm a central, a fixação, os dois controles e a mão de obra, com {{kit.warranty}} de garantia e frete incluído em São Paulo. Fotocélula, nobreak e controle extra se pedem à parte.',
    ],
    points: [
      'Peça os controles a mais antes da visita: gravam-se no mesmo dia.',
      'Controle antigo só serve se for da mesma família.',
      'Sem instalação, o motor da tabela custa de {{motor.quarterCv}} a {{motor.halfCv}}.',
    ],
    send: 'Mande largura, altura, material, uma foto da folha por dentro e quantos controles quer.',
  },
  {
    when: ['motor', 'cremalheira*', price],
    unless: `${never}|pinhao|de motor`,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'O motor de portão de correr sai por orçamento, e numa casa a troca, instalada, fica em geral entre {{replacement.from}} e {{replacement.to}}; a cremalheira, posta e alinhada, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}. Postos juntos, os dois se acertam um pelo outro, e o valor do conjunto vem fechado, pela foto. Cremalheira boa e do mesmo passo pode ficar.',
    ],
    heading: 'O que decide o conjunto',
    text: [
      'O peso da folha escolhe o motor, e o comprimento dela, quantos metros de cremalheira. O pinhão do motor e os dentes precisam ter o mesmo passo.',
    ],
    points: [
      'Folha leve na mão, de ponta a ponta.',
      'Base firme para o motor, no prumo da folha.',
      'Aço em folha pesada, nylon em folha leve.',
    ],
    send: 'Mande comprimento, altura e material da folha e uma foto do trilho e da cremalheira.',
  },
  {
    when: ['motor', 'nobreak|fotocelula*|trava|trava eletrica|sensor', price],
    unless: `${never}|de motor|precisa|bateria`,
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'O motor de basculante instalado custa {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX; nos outros portões sai por orçamento. O que vai com ele se soma: a fotocélula instalada fica entre {{part.photocell.from}} e {{part.photocell.to}}, e nobreak e trava elétrica se orçam pela foto, porque dependem do motor e do batente. Postos no mesmo dia, aproveitam a visita.',
    ],
    heading: 'O que vale pedir junto',
    text: [
      'A fotocélula é a primeira compra, porque impede a folha de fechar sobre carro ou gente. O nobreak serve onde a luz cai muito, e a trava, em folha longa ou de abrir.',
    ],
    points: [
      'Nobreak pela etiqueta do motor, com onda senoidal.',
      'Trava só com central que tenha saída para ela.',
      'Tudo no mesmo orçamento, em linhas separadas.',
    ],
    send: 'Mande largura, altura, material, uma foto da folha por dentro e o que quer além do motor.',
  },
  {
    when: ['nobreak', 'fotocelula*', price],
    unless: never,
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'A fotocélula instalada fica entre {{part.photocell.from}} e {{part.photocell.to}}; o nobreak não tem preço único, porque sai da etiqueta do motor, e a ligação dele vai de {{repair.from}} a {{repair.to}}, mais o aparelho. Postos na mesma visita, os dois aproveitam a mesma abertura da central, e o valor do conjunto vem fechado por foto.',
    ],
    heading: 'O que muda o preço de cada um',
    text: [
      'Na fotocélula é o caminho do fio até o outro lado do vão. No nobreak, a potência do motor, a tensão e quantas aberturas a bateria precisa dar.',
    ],
    points: [
      'Some a fotocélula na carga do nobreak.',
      'Nobreak de onda senoidal.',
      'Conduíte separado para o sinal.',
    ],
    send: 'Mande a etiqueta do motor e a foto do vão, dos dois lados.',
  },
  {
    when: ['braco*', 'mola*|cabo*', price],
    unless: never,
    subject: 'braco',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O par de molas ou de cabos trocado fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; o braço do motor, com pino e regulagem, entra na faixa de {{repair.from}} a {{repair.to}}, conforme o modelo e o suporte. Feitos juntos, a folha se escora e se equilibra uma vez só, e o valor do conjunto é dito por foto.',
    ],
    heading: 'Por que os dois se gastam juntos',
    text: [
      'Mola cansada deixa a folha pesada, e o braço passa a empurrar o peso inteiro: entorta ou solta o pino. Trocar só o braço, com a mola ruim, repete o defeito.',
    ],
    points: [
      'Até a troca, folha embaixo e disjuntor desligado.',
      'Solda do suporte refeita: até {{part.metalwork.to}}.',
      'Molas e cabos sempre aos pares.',
    ],
    send: 'Mande uma foto do braço, das molas e da folha inteira, de longe e sem tocar.',
  },
];
