import type { Subject } from '../subject.ts';

export const portaDeVidro: Subject = {
  name: 'porta de vidro automática',
  plural: 'portas de vidro automáticas',
  gender: 'f',
  isNeighbour: true,
  aliases: [
    'porta de vidro',
    'portão de vidro',
    'portão de vidro automático',
    'porta automática',
    'porta automática de vidro',
    'porta social automática',
    'porta deslizante de vidro',
    'porta de loja automática',
    'porta de correr de vidro',
    'box de vidro automático',
  ],
  answers: {
    what: [
      'Porta de vidro automática não está entre os nossos serviços: quem instala e conserta é uma empresa de portas automáticas. Ela tem trilho no alto, roldanas finas e um sensor de presença que a abre sem ninguém tocar, e o nosso trabalho é motor de portão de garagem.',
    ],
    works: [
      'Na porta de vidro automática, um operador no alto puxa as folhas por correia quando o radar vê alguém, e uma cortina de luz impede o fechamento com pessoa no vão. O motor de portão não faz isso, porque foi feito para força e não para abrir a cada passo.',
    ],
    price: [
      'Não damos preço de porta de vidro automática, que depende do vidro, do operador e do sensor. Do portão da mesma entrada cuidamos nós, e o conserto dele fica entre {{repair.from}} e {{repair.to}}.',
    ],
    install: [
      'A instalação de porta de vidro automática é feita por quem trabalha com vidro temperado e operador de porta. Um furo errado no temperado estilhaça a chapa, e ninguém o repara depois.',
    ],
    repair: [
      'Conserto de porta de vidro automática não é serviço nosso. Se ela bate ou não fecha, desligue o operador pela chave, deixe a passagem livre e chame a assistência da marca do operador.',
    ],
    safety: [
      'Uma porta de vidro automática precisa de faixa visível no vidro, cortina de luz no vão e saída liberada na falta de energia. Esses itens são conferidos por quem instalou a porta.',
    ],
    compatibility: [
      'A porta de vidro automática e o portão da garagem são sistemas separados, com controles e sensores próprios. O que dá para juntar é o comando: uma botoeira na portaria pode acionar as duas centrais, cada uma por um contato.',
    ],
    care: [
      'O cuidado da porta de vidro automática é limpar o trilho de baixo e o vidro do sensor com pano seco. Óleo no trilho e produto com amônia no sensor estão entre as causas mais comuns de falha.',
    ],
  },
  sections: [
    {
      aspect: 'what',
      heading: 'Operador de porta e motor de portão',
      text: [
        'O operador de porta de vidro trabalha com força baixa, abre centenas de vezes por dia e para com a mão de uma criança. O motor de portão move peso, com menos viagens e mais torque.',
        'Um não serve no lugar do outro. A confusão vem do nome parecido, e quem pede orçamento do errado perde a visita.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Portaria com porta de vidro e portão de garagem',
      text: [
        'Prédios e lojas costumam ter as duas passagens. O que se combina entre elas é a prioridade e o aviso.',
      ],
      points: [
        'Botoeiras diferentes, com etiqueta, para o porteiro não trocar.',
        'Disjuntores separados, porque a parada de uma não pode prender a outra.',
        'Nobreak calculado para o portão não alimenta a porta de vidro.',
        'Na emergência, a porta de vidro abre e o portão fica como está.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'O que olhar antes de chamar a assistência da porta',
      text: ['Com a chave do operador desligada, ande com a folha na mão.'],
      points: [
        'Folha leve e porta parada: sensor ou fonte.',
        'Folha pesada: trilho sujo ou roldana do suporte.',
        'Abre sozinha: sol ou reflexo no radar.',
        'Fecha em cima de quem passa: cortina de luz, e a porta deve ser desligada.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Vidro, saída e falta de energia',
      text: [
        'A folha de vidro temperado quebra inteira, de uma vez. Marca visível e batente correto evitam a batida que a faz estilhaçar.',
        'A saída tem de abrir sem energia e sem chave. É o primeiro teste que o responsável pelo prédio deve pedir a quem instalou.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'O portão da mesma entrada',
      text: [
        'Se a loja ou o prédio tem um portão ao lado da porta de vidro, é nele que ajudamos: medimos a folha, conferimos a fotocélula e orçamos motor ou conserto.',
        'Portão de comércio com folha pesada e instalação fica entre {{condominium.from}} e {{condominium.to}}. O reparo vai de {{repair.from}} a {{repair.to}}.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que pedir num orçamento de porta de vidro',
      text: [
        'Peça o modelo do operador, o número de aberturas por dia para o qual ele foi feito e onde estão as peças. Peça também a garantia do vidro em separado.',
        'Compare a assistência: uma porta automática parada aberta deixa a loja sem fechar, e o atendimento vale mais que o preço do operador.',
      ],
    },
  ],
  faults: [],
  questions: [
    {
      about: ['what', 'install'],
      question: 'Vocês automatizam porta de vidro?',
      answer: 'Não. Trabalhamos com portão de garagem basculante, de correr e pivotante.',
    },
    {
      about: ['compatibility'],
      question: 'O motor do portão serve na porta de vidro?',
      answer: 'Não serve. A porta precisa de operador próprio, com força baixa e sensor de presença.',
    },
    {
      about: ['repair'],
      question: 'A porta automática da loja não fecha, e agora?',
      answer: 'Desligue a chave do operador, feche na mão e chame a assistência da marca escrita nele.',
    },
    {
      about: ['compatibility', 'program'],
      question: 'Dá para abrir a porta e o portão com o mesmo controle?',
      answer: 'Pode ser possível com um botão para cada central. A parte do portão nós ligamos.',
    },
    {
      about: ['safety', 'power'],
      question: 'Na falta de luz a porta de vidro fica presa?',
      answer:
        'Depende do modelo. A regra de segurança é que a saída abra sem energia, e isso se testa na entrega.',
    },
    {
      about: ['choose', 'price'],
      question: 'O que faz mais falta numa porta automática barata?',
      answer: 'A peça de reposição e a assistência perto. Pergunte pelas duas antes do preço.',
    },
  ],
  visit: [],
  further: [
    'Se na mesma entrada há um portão, comece por [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    'Para portão de loja ou galpão, veja [motor de portão industrial](/termos/motor-portao-industrial).',
  ],
  send: [
    'Mande pelo WhatsApp a foto do portão da entrada, se houver, e dizemos o que fazemos nele; para a porta de vidro, a assistência dela vai pedir a etiqueta do operador.',
    'Na dúvida entre porta automática e portão, uma foto de dentro, com o alto do vão, resolve em um minuto.',
  ],
};
