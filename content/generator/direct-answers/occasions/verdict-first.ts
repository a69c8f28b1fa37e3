/** Titles that ask what something costs, whether it is worth its price, or what fits a weight: the verdict comes first. */
import type { DirectAnswer } from '../../direct-answer.ts';

const asksPrice =
  'preco|precos|valor|quanto custa|quanto sai|quanto fica|quanto e|quanto cobra*|quanto vou gastar';
const worth = 'vale a pena|vale pena|vale o preco|vale|compensa|bom negocio';

export const verdictFirstAnswers: readonly DirectAnswer[] = [
  {
    when: [
      asksPrice,
      'automatiz*|motorizar|por motor|colocar motor|instalar motor',
      'deslizante*|de correr|correr|lateral',
    ],
    figure: { unit: 'metre', from: 2, to: 9 },
    unless: 'condominio*|predio*|galpao|industrial|empresa|pesado',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Conte com algo entre {{replacement.from}} e {{replacement.to}}, o que em geral custa a troca de motor numa casa, para automatizar um portão de correr de {figura}; quem ainda não tem motor soma cremalheira, base e energia até ela, e o valor fechado sai por orçamento. Só folha muito pesada ou de prédio vai à classe de {{condominium.from}} a {{condominium.to}}.',
    ],
    heading: 'O que entra na conta de {figura}',
    text: [
      'A cremalheira é vendida por metro: conte {figura} e mais um trecho, porque ela passa além do pinhão nas duas pontas. Roldanas a trocar somam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'O motor se escolhe pelo peso, e não pelo comprimento. Grade dessa largura é leve; chapa fechada pode pesar o dobro e ainda pega vento, sem deixar de ser portão de casa.',
    ],
    points: [
      'Parede livre ao lado: o vão inteiro e mais um palmo.',
      'Trilho nivelado, sem emenda que faça a roldana pular.',
      'Metros de fio entre o quadro de luz e o motor.',
      'Fotocélula para o fechamento automático: de {{part.photocell.from}} a {{part.photocell.to}}.',
      'Quantas famílias usam: muda o tipo de motor.',
    ],
    questions: [
      {
        question: 'O valor se divide?',
        answer: 'Em até {{instalments}}, e a visita que fecha a conta não tem taxa na área atendida.',
      },
    ],
    send: 'Mande pelo WhatsApp a foto do portão inteiro por dentro, com o trilho e a parede ao lado, e o material da folha: o valor vem por mensagem.',
  },
  {
    when: ['rapido*|rapida|veloz|alta velocidade|ultra rapido|super rapido|abertura rapida', worth],
    unless: 'ou|consert*|jetflex|speedy|placa|condominio*|predio*|correr|deslizante|pivotante',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Vale a pena para quem espera na rua com o carro parado; para quem recua e entra com calma, o SPEEDY, de {segundos speedy}, por {{kit.speedy}} instalado, basta. O motor rápido de {segundos jetflex} é o JETFLEX, {{kit.jetflex}} instalado em basculante, e pede 220 V no ponto e folha reta.',
    ],
    heading: 'Quando os segundos pagam a diferença',
    text: [
      'Entre os dois são {{kit.jetflex - kit.speedy}}. Numa avenida, numa rua de mão única com fila atrás ou numa entrada que preocupa à noite, a pressa aparece todo dia.',
      'Os tempos são de um basculante equilibrado, de tamanho comum. Portão de correr e de abrir têm outro percurso e saem por orçamento.',
    ],
    points: [
      'PADRÃO: {segundos padrão}, {{kit.padrao}}, para garagem recuada.',
      'SPEEDY: o meio-termo, pedido na tensão que a casa tem.',
      'Folha torta ou pesada na mão: conserte antes, ou a pressa vira pancada.',
      'Portão que já foi mais veloz: está pesado ou cansado, e conserto custa menos.',
    ],
    questions: [
      {
        question: 'Abrindo depressa ele é mais perigoso?',
        answer:
          'A folha chega antes que alguém reaja: por isso a fotocélula e a força no mínimo entram no serviço desde o primeiro dia.',
      },
    ],
    send: 'Diga pelo WhatsApp se você espera na rua, se há 220 V no ponto e a altura e a largura da folha, com uma foto por dentro: dizemos qual dos três compensa.',
  },
  {
    when: ['qual|que|usar|serve|indicado|recomendado|melhor|preciso', 'motor|motores'],
    figure: { unit: 'kilogram', from: 500, to: 1200 },
    unless:
      'basculante*|pivotante*|de abrir|folhas|deslizante*|correr|hp|cv|1/4|1/2|1/3|consert*|rossi|garen|ppa|nice|peccinin|dz|kdz',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Portão de {figura} é quase sempre de correr e pede motor deslizante industrial com {sobra} ou mais na ficha, o que deixa a folha um quinto abaixo do máximo, e cremalheira de aço. Motor e instalação nessa classe ficam entre {{condominium.from}} e {{condominium.to}}; motor comum de casa não serve.',
    ],
    heading: 'Como escolher para {figura}',
    text: [
      'Dois números decidem na ficha: o peso máximo e os ciclos por hora. Portão de galpão ou de prédio que abre muito pede motor de uso intenso, ou o protetor térmico corta na hora mais cheia.',
      'Se o seu é basculante, a nossa linha pesada vai até {{heavyLine.weight}}, sem sobra para passar disso; uma folha perto desse limite só com o peso conferido.',
    ],
    points: [
      'Cremalheira de aço presa em toda a folha, e não a de nylon.',
      'Roldanas cuja carga, somada, passe do peso do portão.',
      'Base de concreto firme na altura do pinhão.',
      'Rampa de parada: essa massa não para de repente.',
      'Fotocélula dos dois lados, porque a mão não segura a folha.',
    ],
    questions: [
      {
        question: 'E se for de abrir, com duas folhas?',
        answer:
          'Conta o peso e o comprimento de cada uma, e vão dois motores, um por folha, também por orçamento.',
      },
    ],
    further:
      'Uso e porte de cada tipo estão em [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande comprimento, altura, material e quantas vezes ele abre na hora mais cheia, com uma foto do trilho.',
  },
];
