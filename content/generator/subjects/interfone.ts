import type { Subject } from '../subject.ts';

export const interfone: Subject = {
  name: 'interfone',
  plural: 'interfones',
  gender: 'm',
  isNeighbour: true,
  aliases: [
    'vídeo porteiro',
    'videoporteiro',
    'porteiro eletrônico',
    'interfone de portão',
    'interfone do portão',
    'interfone com câmera',
    'interfone coletivo',
    'interfonia',
    'campainha com câmera',
    'monofone',
    'placa de interfone',
    'central de interfone',
    'fonte de interfone',
  ],
  answers: {
    what: [
      'Interfone não está entre os nossos serviços: quem instala e conserta é uma empresa de interfonia ou de segurança eletrônica. O que fazemos é a ligação dele com o portão: o botão de abrir do interfone chega por dois fios à entrada de botoeira da central, e essa parte testamos, refazemos e, se for o caso, ligamos na instalação do motor.',
    ],
    works: [
      'O interfone abre o portão com um contato: o botão do aparelho interno fecha um relé por um instante, e a central lê isso como um toque de botoeira. Já o fecho da porta social recebe do interfone um pulso de tensão, e os dois comandos não devem ser ligados no mesmo par de fios.',
    ],
    price: [
      'O preço do interfone e da sua instalação é assunto de quem trabalha com interfonia, e nós não o orçamos. A ligação dele na central do portão entra na nossa faixa, a partir de {{repair.from}}, sem taxa de visita.',
    ],
    choose: [
      'Escolha um interfone que tenha saída de contato seco para portão, além da saída de fecho para a porta social. Essa única linha do catálogo poupa um relé externo e uma visita.',
    ],
    install: [
      'Para ligar o interfone ao portão, o instalador de interfonia deixa um par de fios do aparelho até a central e nós o conectamos na entrada de botoeira. Se o interfone só manda 12 V para uma fechadura, é preciso pôr entre os dois um relé, que dá o contato seco, e isso faz o técnico. Fazemos o teste com o aparelho na mão do morador, de {horas de reparo} quando o fio já está passado.',
    ],
    repair: [
      'O conserto do interfone fica com uma empresa de interfonia ou com a assistência do fabricante. Se a voz está boa e só o portão deixou de abrir por ele, a falha costuma estar no fio ou na central, e isso arrumamos de {{repair.from}} a {{repair.to}}.',
    ],
    buy: [
      'Interfone se compra em loja de segurança eletrônica ou com o próprio instalador de interfonia. Antes de fechar, mande a foto da central do portão, e dizemos que tipo de contato ela espera.',
    ],
    compatibility: [
      'Praticamente todo interfone aciona qualquer central de portão, desde que tenha contato livre de tensão para isso. Quando o modelo só solta tensão para fecho, um relé entre os dois faz a conversão.',
    ],
    safety: [
      'O interfone só protege se quem atende olha antes de apertar. Do lado do portão, cuidamos para que os fios dele não fiquem expostos na calçada, onde dois fios encostados abrem a garagem.',
    ],
    power: [
      'Na falta de luz, o interfone continua a falar só se a fonte dele tiver bateria, e o portão só anda se houver nobreak no motor. São duas alimentações separadas, e convém testar cada uma.',
    ],
  },
  sections: [
    {
      aspect: 'what',
      heading: 'Onde termina o interfone e começa o portão',
      text: [
        'Da placa de rua ao aparelho da cozinha, tudo é interfonia: voz, imagem, fonte e cabo. Dos dois fios que chegam na entrada de botoeira da central em diante, é portão, e aí o serviço é nosso.',
        'Na dúvida, há um jeito simples de separar. Se o controle remoto abre o portão, motor e central estão bons, e a procura volta para o interfone ou para o par de fios.',
      ],
      points: [
        'Sem voz nem imagem: empresa de interfonia.',
        'Com voz e sem abrir a porta social: saída de fecho, fio ou o próprio fecho.',
        'Com voz e sem abrir a garagem: contato do interfone, fio ou entrada da central.',
        'Nada abre, nem o controle: central ou motor do portão.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Como ligamos o botão do interfone na central',
      text: [
        'A central tem uma entrada que só precisa ser fechada por um instante, a mesma da botoeira da parede. O interfone entra em paralelo com ela, de modo que qualquer um dos dois comanda o portão.',
      ],
      steps: [
        'Conferimos no manual do interfone se a saída é contato seco ou tensão.',
        'Medimos o par de fios da ponta à ponta, antes de ligar qualquer borne.',
        'Ligamos na entrada de botoeira, com relé no meio quando a saída traz tensão.',
        'Testamos com o aparelho fora do gancho e com o portão nos dois sentidos.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Fio do interfone e portão que abre sozinho',
      text: [
        'A entrada de botoeira não distingue um toque de um curto. Água na caixa de passagem, emenda desencapada ou placa de rua arrancada pode fechar os dois fios e mandar o portão abrir.',
        'Por isso fazemos a emenda em caixa alta e seca e, em casa com histórico de abertura sem comando, desligamos esse par por uns dias para ver se o defeito some. Outras causas estão em [portão abre sozinho](/portao-abre-sozinho).',
      ],
    },
    {
      aspect: 'repair',
      heading: 'O que olhar antes de chamar alguém',
      text: ['Nenhum destes testes abre caixa ou mexe em fio, e eles dizem quem deve vir.'],
      points: [
        'Abra o portão pelo controle e pela botoeira.',
        'Veja se a luz da fonte do interfone está acesa.',
        'Experimente abrir a porta social pelo aparelho.',
        'Repita com o aparelho fora do gancho, pois alguns só abrem assim.',
        'Repare se o defeito começou depois de chuva ou de obra no muro.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Um botão para a porta e outro para a garagem',
      text: [
        'Muitos aparelhos trazem dois botões, e ainda assim só um está ligado. O segundo pode comandar a garagem se houver par de fios livre no cabo, o que se verifica contando as vias usadas na placa de rua.',
        'Onde não há via livre, um receptor pequeno com controle fixo ao lado do aparelho evita quebrar parede. Fazemos essa parte e gravamos o controle na central.',
      ],
    },
    {
      aspect: 'power',
      heading: 'Interfone, surto e a placa do portão',
      text: [
        'O cabo do interfone é uma entrada de surto que costuma ser esquecida. Um raio na rua induz tensão nele e chega à central do portão pelo par da botoeira, mesmo com DPS no quadro de luz.',
        'Um relé isolando o contato e o cabo separado do fio da rede reduzem o estrago. Quando a placa já se foi, o [reparo](/topicos/reparo-de-placa-de-portao-eletronico) fica entre {{repair.from}} e {{repair.to}}, com {{parts.warranty}} de garantia nas peças.',
      ],
    },
  ],
  faults: [
    {
      fault: ['does-not-open', 'does-not-work', 'stuck', 'broken'],
      answer: [
        'Se o interfone fala mas não abre o portão, teste o controle remoto: abrindo por ele, a falta está no botão do interfone, no fio ou na entrada da central. Sem voz também, o caso é de interfonia.',
      ],
      heading: 'Interfone que não abre o portão',
      text: [
        'O contato do aparelho trabalha pouco e oxida. O fio, por sua vez, costuma passar em conduíte baixo e parte na emenda.',
      ],
      points: [
        'Abre às vezes, com o botão apertado com força: contato gasto.',
        'Parou depois de chuva: emenda molhada.',
        'Abre a porta social e não a garagem: via do cabo ou relé.',
        'Botoeira e interfone pararam juntos: entrada da central.',
      ],
      careful: 'Não encoste os dois fios na central para testar, porque o portão anda sem aviso.',
      technician:
        'O técnico mede o par da central até o aparelho e refaz a emenda ou a ligação, a partir de {{repair.from}}, com {{repair.warranty}} de garantia. Se o aparelho é o culpado, dizemos isso e a sua empresa de interfonia o troca.',
      more: 'Se a botoeira também falha, veja [botoeira que parou de funcionar](/botoeira-do-portao-parou-de-funcionar).',
    },
    {
      fault: ['opens-by-itself', 'wet', 'in-rain'],
      answer: [
        'Quando o interfone faz o portão abrir sem ninguém tocar, quase sempre há água ou fio encostado na placa da rua. Desligue o disjuntor do portão à noite até o par ser isolado.',
      ],
      heading: 'Portão que abre por causa do cabo do interfone',
      text: [
        'A umidade dá passagem a uma corrente mínima, que a central entende como botão apertado. Some com o sol, o que faz o defeito parecer fantasma.',
      ],
      points: [
        'Acontece nas noites de chuva: água no conduíte.',
        'Acontece depois de lavar o muro: placa de rua sem vedação.',
        'Acontece a qualquer hora: fio descascado.',
      ],
      careful: 'Não deixe a placa de rua aberta ao tempo à espera do conserto.',
      technician:
        'Isolamos o par na central para provar a causa e refazemos o trecho nosso, de {{repair.from}} a {{repair.to}}.',
      more: 'A lista completa de causas está em [portão abre sozinho](/portao-abre-sozinho).',
    },
  ],
  questions: [
    {
      about: ['what', 'install'],
      question: 'Vocês vendem interfone junto com o motor?',
      answer:
        'Não vendemos. Combinamos a data com o seu instalador de interfonia, se quiser, e ligamos o botão dele na central no dia da instalação do motor.',
    },
    {
      about: ['compatibility', 'choose'],
      question: 'Interfone sem fio abre portão eletrônico?',
      answer:
        'Abre, se a base tiver contato para isso ou se um receptor for ligado à central. O alcance do rádio entre as paredes é o que costuma atrapalhar.',
    },
    {
      about: ['repair', 'does-not-open'],
      question: 'Quem eu chamo se não sei de quem é a culpa?',
      answer:
        'Comece por nós se o controle também falha, e pela empresa de interfonia se o controle abre. Pelo WhatsApp ajudamos a decidir com dois testes.',
    },
    {
      about: ['price'],
      question: 'A visita para ligar o interfone é cobrada à parte?',
      answer: 'A visita não tem taxa, e a ligação na central é orçada antes de começar.',
    },
    {
      about: ['power', 'works'],
      question: 'O portão pode abrir e fechar pelo mesmo botão do interfone?',
      answer:
        'Pode, porque a central alterna a cada toque. Fechar sem ver o vão é o risco; a fotocélula deve estar funcionando.',
    },
    {
      about: ['safety', 'program'],
      question: 'A senha numérica do porteiro eletrônico abre a garagem?',
      answer:
        'Só se o teclado estiver ligado à central. Muitas pessoas preferem deixá-la apenas na porta social, e desligamos a ligação quando pedem.',
    },
  ],
  visit: [],
  further: [
    'A ligação na placa está explicada em [central de comando](/topicos/central-de-comando-de-portao).',
    'Se o motor é que está parado, comece por [portão não abre](/portao-nao-abre).',
  ],
  send: [
    'Mande pelo WhatsApp a foto da etiqueta da central e o modelo do interfone: dizemos que contato ele precisa ter e quem liga o quê.',
    'Para ligar um interfone ao portão, mande pelo WhatsApp a foto da etiqueta da central e o modelo dele; se algo parou, conte o que ainda abre, se o controle, a botoeira ou o aparelho de dentro. Com isso dizemos o que é nosso e quem deve ir.',
  ],
};
