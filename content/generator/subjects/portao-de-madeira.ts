import type { Subject } from '../subject.ts';

export const portaoDeMadeira: Subject = {
  name: 'portão de madeira',
  plural: 'portões de madeira',
  gender: 'm',
  aliases: [
    'motor para portão basculante de madeira',
    'portão basculante de madeira',
    'basculante de madeira',
    'portão de correr de madeira',
    'portão de garagem de madeira',
    'portão de lambri',
    'portão de madeira maciça',
    'motor para portão de madeira',
    'motor em portão de madeira',
    'portão amadeirado',
    'portão de ripas',
    'porta de madeira da garagem',
  ],
  answers: {
    what: [
      'O portão de madeira, basculante, de correr ou de abrir, muda de peso e de medida com a umidade, e é esse movimento que decide a regulagem do motor. Na chuva a folha incha e raspa; no seco abre fresta, e o ponto de parada deixa de coincidir.',
    ],
    works: [
      'Num portão de madeira, o motor não se fixa na tábua e sim num quadro de ferro por trás dela, porque a madeira sozinha abre no parafuso. A força de fechamento fica no mínimo, para a folha não forçar o batente quando incha.',
    ],
    price: [
      'Motor para portão de madeira basculante sai a partir de {{kit.padrao}} no kit instalado, se a folha couber no peso da linha. Conserto fica de {{repair.from}} a {{repair.to}}, e o reforço de ferro é orçado à parte quando falta.',
    ],
    choose: [
      'Para escolher o motor de um portão de madeira, parta do peso dela molhada, que é o pior caso. Em basculante, o PPA Home vai até {{home.weight}}, por {{kit.padrao}} no kit PADRÃO instalado, e o PPA Home Jetflex até {{homeJetflex.weight}}, por {{kit.jetflex}}; madeira maciça em folha larga costuma pedir linha mais forte.',
    ],
    install: [
      'A instalação de motor em portão de madeira começa pelo reforço: chapas ou um quadro de ferro onde o braço e o suporte vão parafusar. Depois disso o serviço leva de {horas de instalação}, com as paradas reguladas em dia seco e conferidas na chuva.',
    ],
    repair: [
      'Conserto em portão de madeira quase sempre é regulagem: paradas, força e alinhamento, por {{repair.from}} a {{repair.to}}. Folha que inchou demais pede plaina e selador do marceneiro antes.',
    ],
    replace: [
      'Trocar o motor de um portão de madeira, com peça e montagem, fica de {{replacement.from}} a {{replacement.to}} numa casa. Se o quadro de ferro está firme, ele é reaproveitado e a troca é mais rápida.',
    ],
    signs: [
      'Um portão de madeira avisa pelo ruído de raspado depois de chuva, pela fresta que aparece no inverno e pelo parafuso que volta a afrouxar. Os três pedem ajuste antes de peça.',
    ],
    worth: [
      'Vale pôr motor em portão de madeira com quadro de ferro e folha tratada. Sem o quadro, o parafuso abre o furo em poucos meses, e o reforço sai mais barato que o segundo conserto.',
    ],
    care: [
      'Cuidar de um portão de madeira é tratar e selar uma vez por ano, nas bordas e por baixo, e não só na face. O pé da folha é onde a água entra e onde o peso cresce.',
    ],
    safety: [
      'O portão de madeira inchado não se força no controle: o motor entorta o braço e o batente. Desligue e espere secar ou chame para a regulagem.',
    ],
    compatibility: [
      'Um portão de madeira aceita motor de basculante, de correr ou pivotante, com reforço de ferro no ponto de fixação. Folha muito pesada pode pedir contrapeso novo antes do motor.',
    ],
  },
  sections: [
    {
      aspect: 'works',
      heading: 'Madeira molhada, madeira seca',
      text: [
        'A tábua absorve água pela ponta e pela base, e cresce no sentido da largura. Em poucos dias de chuva a folha encosta no batente que tinha folga no mês anterior.',
        'Por isso a parada de fechamento se regula com sobra e se confere em duas estações. Quem regula com folga justa no tempo seco volta em janeiro.',
      ],
    },
    {
      aspect: 'install',
      heading: 'O quadro de ferro por trás da madeira',
      text: ['O quadro leva a força e a madeira só veste a folha.'],
      steps: [
        'Conferimos folga entre tábuas e o estado do pé da folha.',
        'Parafusamos um quadro de ferro ou chapas largas nos pontos de força.',
        'Montamos motor, braço ou cremalheira nesse quadro.',
        'Regulamos a força no mínimo e as paradas com folga para a estação úmida.',
        'Testamos fotocélula e destravamento e anotamos a data para a revisão.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Quanto pesa a folha de madeira',
      text: ['Lambri fino pesa pouco; madeira maciça em folha larga pesa muito e ainda absorve água.'],
      points: [
        'Ripado sobre metalon é leve e é o mais fácil de motorizar.',
        'Maciço em basculante pede contrapeso recalculado.',
        'Folha larga: coluna chumbada no basculante; no de correr, roldana com rolamento.',
        'Revestimento amadeirado de alumínio pesa pouco e se trata como alumínio.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Sinais que vêm da madeira e não do motor',
      text: ['Antes de chamar o técnico, olhe com a energia cortada.'],
      points: [
        'Pó claro e fino com furinhos na madeira: cupim; serragem só no piso: folha raspando.',
        'Marca de arrasto só embaixo: pé inchado.',
        'Fresta nova entre tábuas: secagem rápida.',
        'Cabeça de parafuso com ferrugem: furo aberto.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Selar as bordas e o pé',
      text: [
        'Verniz na face protege o olhar; selador na borda e na base protege o motor. É por essas duas áreas que a folha ganha peso.',
        'Depois de pintar, deixe a folha secar antes de ligar o motor, e confira a parada em três dias. Cobrir fotocélula e fuso antes da pintura evita o segundo serviço.',
      ],
    },
    {
      aspect: 'price',
      heading: 'Onde o valor muda numa folha de madeira',
      text: [
        'O reforço de ferro e o acerto do contrapeso são as linhas que mais variam. Folha bem montada dispensa os dois.',
        'No kit para basculante, o preço inclui fixação comum e a garantia é de {{kit.warranty}} no motor e na instalação. Reforço de ferro é dito antes de começar.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Não force a folha que encostou',
      text: [
        'O motor não sabe que a madeira inchou e continua empurrando. Em pouco tempo o braço entorta ou o batente sai da parede.',
        'Em dia de chuva forte, se a folha raspa, use a porta de pedestre e deixe o motor desligado até a regulagem.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'O que a regulagem resolve',
      text: [
        'Parada um dedo antes, força mais baixa e batente com folga resolvem a maior parte dos casos em {horas de reparo}. Depois disso a folha volta a andar o ano inteiro.',
        'Se o raspado continua, a plaina do marceneiro tira o excesso, com a folha seca. Peça de motor só entra se algo já entortou.',
      ],
    },
    {
      aspect: 'replace',
      heading: 'Aproveitar o quadro e trocar o motor',
      text: [
        'Quadro firme com furos bons recebe o motor novo sem refazer estrutura. Furo aberto se resolve com chapa maior, e não com parafuso mais grosso.',
        'Se a folha foi trocada por uma mais pesada, o motor é escolhido de novo pelo peso dela molhada.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Basculante, de correr ou de abrir em madeira',
      text: [
        'De abrir em madeira pede dobradiça com rolamento e batente no piso, porque o vento pesa tanto quanto a folha. De correr pede guia em cima bem justa.',
        'O basculante é o que mais sente o peso, e o que menos sofre com o vento. A escolha da folha vem antes da escolha do motor.',
      ],
    },
  ],
  faults: [
    {
      fault: ['wet', 'in-rain', 'stuck', 'heavy', 'crooked'],
      answer: [
        'Portão de madeira que encosta depois de chuva está inchado: não insista no controle, desligue o disjuntor e use outra entrada até secar ou regular. Cada tentativa entorta o braço ou o batente.',
      ],
      heading: 'Folha inchada que raspa ou trava',
      text: [
        'A largura cresce alguns milímetros e some a folga. Em folha antiga o verniz já trincou na borda, e por ali entra a água.',
      ],
      points: [
        'Raspa só embaixo: pé da folha.',
        'Encosta no batente do lado: largura.',
        'Volta ao normal com dois dias de sol: umidade.',
        'Continua torta em tempo seco: quadro ou dobradiça.',
      ],
      careful: 'Não bata a folha para forçar o fechamento e não passe plaina sem ver se ela está reta.',
      technician:
        'O técnico regula paradas e força e mede o esforço, de {{repair.from}} a {{repair.to}}; o marceneiro plaina e sela.',
      more: 'O caso completo está em [portão de madeira inchou](/portao-de-madeira-inchou).',
    },
    {
      fault: ['loose', 'noise', 'broken'],
      answer: [
        'Portão de madeira em que o motor balança tem o furo do parafuso aberto. Pare de usar antes que o braço caia, e não aperte mais fundo, porque a madeira já cedeu.',
      ],
      heading: 'Parafuso que não segura mais',
      text: [
        'A fibra comprime e o furo vira oval. A cada viagem o suporte gira um pouco e o esforço vai para o braço.',
      ],
      points: [
        'Suporte que se move ao acionar: furo.',
        'Rangido na partida: suporte girando.',
        'Rachadura saindo do parafuso: tábua aberta.',
      ],
      careful: 'Não use cavilha com cola nem parafuso mais comprido: a próxima abertura arranca a tábua.',
      technician:
        'O técnico troca o ponto por chapa ou quadro de ferro e refaz a regulagem, dentro de {{repair.from}} a {{repair.to}}.',
      more: 'Para o motor que soltou, veja [motor do portão solto da base](/motor-do-portao-solto-da-base).',
    },
  ],
  questions: [
    {
      about: ['install', 'compatibility'],
      question: 'Portão de madeira aguenta motor?',
      answer: 'Aguenta com quadro de ferro por trás e folha tratada. Na tábua sozinha o parafuso não dura.',
    },
    {
      about: ['wet', 'works'],
      question: 'Por que ele trava só quando chove?',
      answer: 'Porque a madeira incha. Regulagem com folga e selador nas bordas resolvem a maior parte.',
    },
    {
      about: ['choose', 'price'],
      question: 'O motor precisa ser mais forte que o de ferro?',
      answer: 'Depende do peso da folha molhada. Maciço largo costuma pedir mais; ripado leve não.',
    },
    {
      about: ['care'],
      question: 'Posso lixar a borda quando incha?',
      answer: 'Espere secar e leve ao marceneiro. Lixada na umidade, ela fica com fresta no inverno.',
    },
    {
      about: ['install', 'price'],
      question: 'O reforço de ferro está no kit?',
      answer: 'Não está. O kit traz a fixação comum, e o reforço é orçado antes, se a folha pedir.',
    },
    {
      about: ['safety', 'care'],
      question: 'O verniz pode atrapalhar a fotocélula?',
      answer: 'Pode, se respingar na lente. Cubra as duas antes de envernizar.',
    },
    {
      about: ['lifetime'],
      question: 'De quanto em quanto tempo devo tratar?',
      answer: 'Uma vez por ano nas bordas e no pé, e quando a água deixar de escorrer em gotas.',
    },
    {
      about: ['repair', 'noise'],
      question: 'O motor range, é da madeira?',
      answer: 'Às vezes é do suporte que gira no furo. Aperte com a energia cortada e veja se muda.',
    },
    {
      about: ['power'],
      question: 'Sem luz, dá para abrir um portão de madeira pesado?',
      answer:
        'Com contrapeso certo, dá, pela chave de destravamento. Inchado, ele pode emperrar mesmo solto.',
    },
    {
      about: ['replace', 'works'],
      question: 'Revestir de alumínio imitando madeira muda o motor?',
      answer: 'Muda o peso, e por isso o contrapeso e a força são refeitos.',
    },
  ],
  visit: [
    'Num portão de madeira {onde}, a visita mede a folga com a folha seca e confere o quadro por trás das tábuas antes de indicar motor.',
    'O técnico que vai {onde} leva chapas de reforço e regula a parada com sobra para a estação úmida.',
  ],
  brand: [
    'Num portão de madeira, o motor {marca} se escolhe pela folha máxima da etiqueta contra o peso dela molhada.',
  ],
  figures: {
    kilogram: ['Em portão de madeira, confira se {figura} é o peso da folha molhada, que é o que conta.'],
    metre: [
      'Uma folha de {figura} em madeira pede quadro de ferro na largura inteira; o motor se escolhe depois, pelo peso que isso soma.',
    ],
  },
  further: [
    'O reforço e a montagem estão em [instalação de motor em portão de madeira](/topicos/instalacao-de-motor-em-portao-de-madeira).',
    'Para comprar sabendo o peso, veja [motor para portão de madeira](/termos/motor-portao-de-madeira).',
  ],
  send: [
    'Mande pelo WhatsApp foto da folha por dentro, mostrando o que há atrás das tábuas, e diga se ela raspa na chuva: com isso já sabemos se falta quadro.',
    'Uma foto do canto de baixo e outra do parafuso do suporte decidem se o caso é regulagem, reforço ou motor.',
  ],
};
