import type { Subject } from '../subject.ts';

export const cancela: Subject = {
  name: 'cancela automática',
  plural: 'cancelas automáticas',
  gender: 'f',
  isNeighbour: true,
  aliases: [
    'cancela',
    'cancela eletrônica',
    'cancela de estacionamento',
    'cancela para estacionamento',
    'cancela para condomínio',
    'cancela de condomínio',
    'barreira de estacionamento',
    'braço de cancela',
    'haste de cancela',
  ],
  answers: {
    what: [
      'Cancela não está entre os nossos serviços: haste, mola, gabinete e laço são de empresa de controle de acesso. Do portão que trabalha junto com ela cuidamos nós, com o motor, a central e os comandos.',
    ],
    works: [
      'A cancela automática controla a passagem de carros com uma haste leve, enquanto o portão fecha o vão. Quando os dois estão em série, um contato diz à cancela que o portão já abriu, e essa ligação se faz na central do portão.',
    ],
    price: [
      'Preço de cancela automática não temos, porque não a vendemos nem consertamos. O que orçamos é o portão da mesma entrada: conserto de {{repair.from}} a {{repair.to}} e motor de portão coletivo de {{condominium.from}} a {{condominium.to}} com instalação.',
    ],
    choose: [
      'A escolha da cancela automática fica com quem a instala. O que podemos dizer é quando um portão serve melhor: onde não há porteiro e o vão precisa ficar fechado à noite.',
    ],
    install: [
      'A instalação da cancela automática, com base, laço e haste, é de empresa de controle de acesso. Se ela vai conversar com o portão, deixe um par de fios até a central dele e fazemos essa ligação.',
    ],
    repair: [
      'O conserto da cancela automática fica com a empresa que a instalou. Se o defeito é no portão da mesma entrada, separamos um do outro na visita e consertamos o lado do portão por {{repair.from}} a {{repair.to}}.',
    ],
  },
  sections: [
    {
      aspect: 'what',
      heading: 'O que a cancela faz e o portão não faz',
      text: [
        'A cancela deixa passar um carro por vez, depressa, com alguém olhando. O portão fecha o terreno e demora mais, porque move uma folha inteira.',
        'Em muitos condomínios os dois trabalham em série: portão aberto durante o dia com cancela, e portão fechado à noite. O que se liga na central do portão é conosco.',
      ],
      points: [
        'Haste, mola e gabinete: empresa da cancela.',
        'Tag e cadastro de moradores: empresa de controle de acesso.',
        'Motor, trilho, central e fotocélula do portão: nós.',
        'Contato entre os dois: fazemos do lado do portão.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Quando um portão serve melhor que a cancela',
      text: [
        'Sem porteiro, a cancela não impede a entrada a pé nem a de moto. Garagem de prédio pequeno e de casa fica mais fechada com portão.',
        'O motor de portão coletivo pesado sai de {{condominium.from}} a {{condominium.to}} com instalação; no basculante de casa, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}. As opções estão em [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Cancela ou portão: de quem é o defeito',
      text: ['Dois testes dizem quem chamar, sem abrir caixa nenhuma.'],
      points: [
        'O portão abre pelo controle e a cancela não sobe: cancela.',
        'A cancela sobe e o portão fica: portão.',
        'Nenhum dos dois responde à tag: controle de acesso.',
        'Os dois param juntos: energia da entrada.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Um comando para a cancela e o portão',
      text: [
        'A central do portão tem uma saída que avisa quando a folha está aberta, em muitos modelos. É por ela que a cancela sabe a hora de subir.',
        'Onde a saída falta, um fim de curso a mais faz o aviso. A ligação no portão parte de {{repair.from}}, com {{repair.warranty}} de garantia.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Pedestre e moto onde há cancela e portão',
      text: [
        'A haste não vê quem passa a pé, e o portão também não, sem fotocélula. Do lado do portão pomos o par na altura do para-choque e um segundo mais baixo, entre {{part.photocell.from}} e {{part.photocell.to}} cada.',
        'A entrada de pedestre separada resolve mais que qualquer sensor. Onde ela não existe, o porteiro precisa ver o vão inteiro.',
      ],
    },
    {
      aspect: 'power',
      heading: 'Falta de luz com cancela e portão em série',
      text: [
        'Sem energia, cada um se libera pela própria chave. A do portão fica na caixa do motor, e convém que a portaria saiba usá-la antes do apagão.',
        'Um nobreak próprio mantém o portão andando por algumas viagens. Se ele alimenta também a cancela, quem dimensiona soma os dois.',
      ],
    },
  ],
  faults: [
    {
      fault: [
        'does-not-open',
        'does-not-work',
        'stuck',
        'does-not-close',
        'reverses',
        'falls',
        'slams',
        'broken',
      ],
      answer: [
        'Com a cancela automática parada, chame a empresa que a mantém e libere a passagem pela chave do gabinete. Se o portão da mesma entrada também não anda, confira a energia antes, porque os dois costumam dividir o quadro.',
      ],
      heading: 'Cancela parada e o portão da mesma entrada',
      text: [
        'O que fazemos é provar que o portão funciona sozinho, e devolver o caso a quem cuida da cancela quando ele funciona.',
      ],
      points: [
        'Portão abre pela botoeira: o defeito não é dele.',
        'Disjuntor desarmado: chame antes o eletricista do prédio.',
        'Tag não lê em lugar nenhum: controle de acesso.',
      ],
      careful: 'Não solte a mola do gabinete: ela guarda força e joga a haste para cima.',
      technician: 'No portão, o conserto fica entre {{repair.from}} e {{repair.to}}, com o valor dito antes.',
      more: 'Se o portão é que está parado, comece por [portão não abre](/portao-nao-abre).',
    },
  ],
  questions: [
    {
      question: 'Vocês instalam cancela nova em estacionamento?',
      answer:
        'Não instalamos. Cuidamos do portão da entrada e da ligação dele com a cancela que outra empresa puser.',
    },
    {
      question: 'Cancela substitui o portão da garagem?',
      answer: 'Não fecha o vão: a pé e de moto se passa. Ela organiza a fila, e o portão protege.',
    },
    {
      question: 'O controle do portão pode abrir a cancela?',
      answer:
        'Pode, se um receptor da mesma família for ligado a ela, o que se combina com a empresa da cancela.',
    },
    {
      about: ['repair'],
      question: 'Bateram na haste da cancela. Vocês trocam?',
      answer: 'Não. A haste é peça da cancela; se a batida atingiu o portão, vemos o portão.',
    },
    {
      about: ['price'],
      question: 'Vocês dão preço de cancela por telefone?',
      answer: 'Não damos preço do que não fazemos. Do portão da entrada, respondemos por foto.',
    },
    {
      about: ['power'],
      question: 'Na falta de luz, o portão abre mesmo com a cancela parada?',
      answer: 'Abre na mão, pela chave de destravamento do motor. A cancela tem a chave dela, no gabinete.',
    },
  ],
  visit: [],
  further: [
    'Motor de portão coletivo, com peso e preço, está em [motores](/motores).',
    'Se o portão da entrada não responde, veja [portão não abre](/portao-nao-abre).',
  ],
  send: [
    'Mande pelo WhatsApp uma foto da entrada inteira, com o portão e a cancela, e diga qual dos dois parou. Do portão respondemos com a faixa de preço.',
    'Se o assunto é o portão ao lado da cancela, envie a etiqueta do motor e um vídeo com som.',
  ],
};
