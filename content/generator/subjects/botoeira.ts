import type { Subject } from '../subject.ts';

export const botoeira: Subject = {
  name: 'botoeira',
  plural: 'botoeiras',
  gender: 'f',
  aliases: [
    'botoeira do portão',
    'botoeira de portão',
    'botão do portão',
    'botão de parede',
    'botão da parede',
    'botão de abrir',
    'botão interno',
    'interruptor do portão',
    'pulsador',
    'acionador de parede',
    'acionador do portão',
    'botão de saída',
    'botoeira sem fio',
  ],
  answers: {
    what: [
      'A botoeira é o botão de parede que abre e fecha o portão por dentro. A comum se liga à central por dois fios finos e é o melhor teste para saber se o defeito está no controle ou no motor; a sem fio manda a ordem por rádio, com bateria, e dispensa conduíte. Instalar ou refazer a ligação parte de {{repair.from}}.',
      'Botoeira é o pulsador de parede que manda à central a mesma ordem do controle, por fio ou, no modelo sem fio, por rádio. Serve para sair de casa, para abrir a uma visita e para provar, num toque, que o motor está bom. Pôr uma, com o fio, custa a partir de {{repair.from}}.',
    ],
    works: [
      'A botoeira fecha um contato de baixa tensão por um instante, e a central entende isso como um toque. Cada novo toque muda o estado: abre, para ou fecha, conforme o modo ajustado na placa.',
    ],
    price: [
      'A instalação ou o conserto de uma botoeira parte de {{repair.from}}, e o que mais pesa é o caminho do fio até a central. Onde não há conduíte, um botão sem fio gravado no receptor sai mais em conta que quebrar parede.',
    ],
    buy: [
      'Ao comprar uma botoeira, peça um pulsador, que volta sozinho, e não um interruptor de luz, que fica preso na posição. Para parede externa o corpo precisa ser vedado.',
    ],
    choose: [
      'Escolha a botoeira pelo lugar: simples e de embutir dentro de casa, vedada na garagem aberta, sem fio onde o conduíte não chega. Ela deve ficar num ponto de onde se veja o portão.',
    ],
    compatibility: [
      'Qualquer botoeira de contato simples serve em qualquer central, porque a placa só percebe dois fios que se encostam. O botão que fica preso ligado é que não serve, pois manda a ordem sem parar.',
    ],
    install: [
      'Para instalar a botoeira, leva-se um par de fios da parede até a entrada própria da central, longe do cabo da rede. A altura fica fora do alcance de criança pequena e com vista para o vão.',
      'A botoeira se instala na mesma visita do motor, com o fio já passado, ou depois, em {horas de reparo}. O teste é feito com o portão nos dois sentidos e com o fio puxado de leve nos bornes.',
    ],
    adjust: [
      'Na botoeira nada se regula; o que muda é o modo da central, que decide se o toque abre, para ou inverte. Quem prefere que o botão só abra pode pedir esse modo, se a placa o tiver.',
    ],
    repair: [
      'O conserto da botoeira costuma ser contato gasto, fio solto ou emenda molhada. Custa a partir de {{repair.from}}, com {{repair.warranty}} de garantia no serviço, e começa pela medição do par de fios.',
    ],
    replace: [
      'Troca-se a botoeira quando o botão afunda e não volta, quando ele precisa ser apertado com força ou quando a água entrou no corpo. É uma peça barata, e a ligação é a mesma.',
    ],
    signs: [
      'A botoeira dá sinal de fim quando só funciona num canto do botão, quando o portão obedece com atraso ou quando ele abre sozinho em dia de chuva. O último caso é curto no contato ou no fio.',
    ],
    worth: [
      'Vale a pena ter botoeira mesmo com controle em todos os chaveiros: ela abre a visitas, fica sempre no mesmo lugar e mostra de que lado está um defeito. Em casa com criança, fica alta.',
    ],
    lifetime: [
      'Uma botoeira interna dura muitos anos; ao tempo, a borracha e o contato duram menos. O fio, se passa em conduíte seco, sobrevive a várias delas.',
    ],
    care: [
      'O cuidado com a botoeira é mantê-la seca e limpa e não usar o botão como apoio. Na revisão, anual em casa e a cada {{maintenance.interval}} em prédio, apertamos os bornes e olhamos a caixa atrás dela.',
    ],
    safety: [
      'A botoeira deve ficar onde quem aperta veja o portão e longe da grade, para que um braço vindo da rua não a alcance. Altura fora do alcance de criança evita que a folha ande sem adulto por perto.',
    ],
    power: [
      'Sem energia a botoeira não abre nada, porque quem move o portão é o motor. Com nobreak ela funciona como sempre.',
    ],
    allowed: [
      'Você pode apertar a botoeira e ver se o portão responde e, com o disjuntor desligado, secar o corpo por fora. Abrir a central para mexer nos dois fios fica com o técnico, porque a rede passa nos bornes vizinhos.',
    ],
  },
  sections: [
    {
      aspect: 'choose',
      heading: 'Botoeira sem fio: rádio no lugar do conduíte',
      text: [
        'A botoeira sem fio é um transmissor fixado na parede, gravado no receptor como mais um controle. Ela dispensa conduíte e quebra de reboco, e usa uma bateria que se troca como a de um controle.',
        'Precisa ser da família do receptor, ou ganha um receptor avulso próprio. Parede grossa de concreto e caixa de metal entre os dois encurtam o alcance.',
      ],
      points: [
        'Teste o alcance com fita dupla face antes de parafusar.',
        'Anote a data da bateria no verso do botão.',
        'Escolha modelo vedado se a parede é externa.',
        'Se ela for roubada ou perdida, apague-a da memória como um controle.',
      ],
    },
    {
      aspect: 'works',
      heading: 'Na botoeira com fio, um contato e a placa',
      text: [
        'A entrada da botoeira na central traz uma tensão baixa e inofensiva. Ao apertar, os dois fios se encostam por um instante e a placa registra a ordem.',
        'Interfone, receptor avulso e módulo de Wi-Fi usam essa mesma entrada, em paralelo. Qualquer um deles, com defeito, pode mandar o portão abrir e deixar a culpa no botão da parede.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Onde fixar o botão do portão',
      text: [
        'O melhor lugar é aquele de onde se enxerga a folha inteira e a calçada. Cozinha sem janela para a garagem pede câmera ou obriga a andar até a porta.',
      ],
      points: [
        'Fora do alcance de um braço que entre pela grade.',
        'Acima da altura de uma criança pequena.',
        'Longe do tanque e da torneira.',
        'Perto da porta por onde se sai para a garagem.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Passagem do fio da parede à central',
      text: [
        'Usa-se par fino, em conduíte separado da rede. Em trajeto longo, um cabo torcido pega menos ruído e evita ordem falsa quando a bomba da caixa parte.',
      ],
      steps: [
        'Desligamos o disjuntor e localizamos a entrada de botoeira.',
        'Passamos o par e deixamos sobra nas duas pontas.',
        'Prendemos o corpo e ligamos o contato aberto.',
        'Testamos abrir, parar e fechar, com alguém vendo a folha.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Com fio ou sem fio',
      text: [
        'O botão com fio não falha por bateria e não se copia. O sem fio é um controle em forma de interruptor, gravado no receptor, bom para muro distante e casa pronta.',
        'Para portaria e comércio existe botoeira dupla, com abrir e parar separados, que evita um toque errado com o carro na passagem.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Separar botão, fio e central',
      text: [
        'Na central, o técnico solta o par e faz o contato direto na entrada. Se o portão anda, a placa está boa; se não anda, o defeito é dela.',
        'Depois ele mede o par com o botão apertado. Contato que só fecha às vezes é botão gasto, e par aberto é fio partido, em geral na caixa de passagem.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'O que o comportamento do botão revela',
      text: ['Dois minutos de observação já indicam a peça.'],
      points: [
        'Controle abre e botão não: botão ou fio.',
        'Botão abre e controle não: receptor ou bateria do controle.',
        'Nenhum abre: energia, central ou motor.',
        'Abre e fecha sem parar: botão preso ou fio em curto.',
        'Falha só depois da chuva: água na caixa.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Botão ao alcance da rua',
      text: [
        'Uma botoeira perto da grade é uma chave pendurada do lado de fora. Quem passa o braço, ou uma vareta, abre a garagem sem tocar no controle.',
        'Recuamos o botão, viramos para a parede lateral ou o substituímos por um modelo com chave. A emenda do fio também fica longe da calçada.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que muda o valor da botoeira',
      text: [
        'O botão custa pouco, e o caminho do fio decide o resto. Aproveitar o conduíte do interfone ou da luz da garagem costuma ser o caminho curto.',
        'Na instalação de um kit, a partir de {{kit.padrao}}, combine o ponto da botoeira antes, para que o fio entre na mesma mão de obra. As peças trocadas num conserto têm {{parts.warranty}} de garantia.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Água e formiga atrás do botão',
      text: [
        'A caixa na parede externa recebe respingo da mangueira e condensação. Um furo de escoamento embaixo e espuma na boca do conduíte mantêm o contato seco.',
        'Formigas fazem ninho ali, entram pelo mesmo caminho do fio e chegam a fechar o contato com o próprio corpo.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Botoeira junto de outros comandos',
      text: [
        'Vários botões podem ser ligados em paralelo na mesma entrada, um na cozinha e outro na garagem. A central não sabe qual deles foi apertado.',
        'Se um fica com defeito, todos parecem ter. Por isso marcamos os pares na [central](/topicos/central-de-comando-de-portao) com etiqueta, e na próxima falha se desliga um por vez.',
      ],
    },
    {
      aspect: 'worth',
      heading: 'Botoeira como reserva do controle',
      text: [
        'No dia em que a bateria do controle acaba, o botão abre. E, numa compra de casa usada, ele diz em um toque se o motor ainda vive.',
        'Quem tem só a garagem como entrada não conta com ele pelo lado de fora, e deve combinar outro acesso.',
      ],
    },
  ],
  faults: [
    {
      fault: ['does-not-work', 'does-not-open', 'broken', 'worn', 'stuck'],
      answer: [
        'Se a botoeira não abre e o controle abre, o defeito está no botão ou no fio, e o motor não precisa de nada. Use o controle e marque a visita; nada fica em risco até lá.',
      ],
      heading: 'Botoeira que parou de abrir o portão',
      text: [
        'O contato interno oxida e perde a mola. Antes disso o morador passa a apertar com mais força ou num canto só, sem reparar.',
      ],
      points: [
        'Botão que afunda sem estalo: mola quebrada.',
        'Botão firme que não responde: contato ou fio.',
        'Parou depois de pintura: tinta no mecanismo.',
        'Parou depois de reforma: fio cortado no conduíte.',
      ],
      careful: 'Não junte os fios na parede para testar; a folha anda sem aviso.',
      technician:
        'O técnico mede o par, troca o pulsador ou refaz o trecho, a partir de {{repair.from}}, em geral em {horas de reparo}.',
      more: 'Os testes em ordem estão em [botoeira que parou de funcionar](/botoeira-do-portao-parou-de-funcionar).',
    },
    {
      fault: ['opens-by-itself', 'wet', 'in-rain', 'rusty', 'does-not-stop', 'reverses'],
      answer: [
        'Uma botoeira em curto faz o portão abrir sozinho ou ir e voltar sem parar. Desligue o disjuntor do portão à noite e não use o automático até o par ser isolado.',
      ],
      heading: 'Botoeira em curto e portão que anda sem ordem',
      text: [
        'Água atrás do botão fecha o contato com uma corrente mínima, que basta para a placa. O sintoma some quando o sol seca a caixa e volta na chuva seguinte.',
      ],
      points: [
        'Só com chuva: caixa ou conduíte molhado.',
        'A qualquer hora: botão preso para dentro.',
        'Desde a instalação do interfone: os dois na mesma entrada.',
      ],
      careful: 'Fique fora do vão enquanto a folha se mexe sem comando.',
      technician:
        'O técnico solta o par na central para provar a causa e refaz a ligação, de {{repair.from}} a {{repair.to}}, com {{parts.warranty}} de garantia nas peças.',
      more: 'Se o botão não é o culpado, siga [portão abre sozinho](/portao-abre-sozinho).',
    },
    {
      fault: ['does-not-close', 'one-way-only'],
      answer: [
        'Quando a botoeira só fecha o portão se for mantida apertada, a central está ignorando a fotocélula por segurança. Limpe as lentes do sensor antes de culpar o botão.',
      ],
      heading: 'Portão que só fecha com o dedo no botão',
      text: [
        'Algumas placas permitem fechar com o botão mantido, supondo que quem aperta está vendo o vão. É um modo de emergência e mostra que o sensor não está em ordem.',
      ],
      points: [
        'Lente suja ou torta: limpe com a energia cortada.',
        'Luz do sensor apagada: alimentação ou fio.',
        'Abre normal e só fecha assim: sensor, quase sempre.',
      ],
      careful: 'Não use esse modo com criança ou animal por perto.',
      technician: 'O técnico acerta a fotocélula e devolve o fechamento normal, a partir de {{repair.from}}.',
      more: 'A explicação está em [portão só fecha segurando o botão](/portao-so-fecha-segurando-o-botao).',
    },
  ],
  questions: [
    {
      about: ['choose', 'compatibility'],
      question: 'Botoeira sem fio serve em qualquer portão?',
      answer:
        'Serve quando o receptor da central reconhece o código dela. Se não reconhece, um receptor avulso na entrada de botoeira faz a ponte.',
    },
    {
      about: ['lifetime', 'care'],
      question: 'Quanto dura a bateria da botoeira sem fio?',
      answer:
        'Depende do uso e do modelo, em geral bem mais de um verão. A luz que enfraquece ao apertar é o aviso.',
    },
    {
      about: ['compatibility', 'buy'],
      question: 'Posso usar um interruptor de campainha como botoeira?',
      answer:
        'Pode, se for pulsador, que volta ao soltar. O interruptor de luz comum fica fechado e trava a central.',
    },
    {
      about: ['install', 'choose'],
      question: 'Qual a distância máxima entre o botão e a central?',
      answer:
        'Em casa a distância raramente atrapalha. Em trajeto longo o que conta é ficar longe da rede e usar par torcido.',
    },
    {
      about: ['safety', 'allowed'],
      question: 'A botoeira dá choque?',
      answer:
        'O contato trabalha em baixa tensão. Se alguém sente choque ao apertar, há fio da rede encostado no par, e o disjuntor deve ser desligado na hora.',
    },
    {
      about: ['price', 'install'],
      question: 'Dá para pôr botoeira sem quebrar parede?',
      answer:
        'Dá, com botão sem fio gravado no receptor ou com canaleta aparente. O botão sem fio pede troca de bateria de tempos em tempos.',
    },
    {
      about: ['works', 'choose'],
      question: 'Quantas botoeiras posso ligar?',
      answer:
        'Várias, em paralelo. Duas ou três cobrem uma casa, e mais que isso só dificulta achar defeito.',
    },
    {
      about: ['repair', 'signs'],
      question: 'Botoeira com luz acesa significa que funciona?',
      answer: 'Significa que há alimentação na luz. O contato é outro circuito e pode estar gasto.',
    },
    {
      about: ['opens-by-itself', 'wet'],
      question: 'Como sei que é ela que abre o portão à noite?',
      answer:
        'O técnico desliga o par na central por alguns dias. Se as aberturas param, o defeito está no botão, no fio ou no que divide a entrada com eles.',
    },
    {
      about: ['power', 'no-power'],
      question: 'A botoeira funciona com nobreak?',
      answer: 'Funciona enquanto a bateria do nobreak durar, porque a central continua alimentada.',
    },
    {
      about: ['worth', 'safety'],
      question: 'Posso desativar o botão quando viajo?',
      answer:
        'O mais simples é desligar o disjuntor do portão e usar outra tranca. Há também botoeira com chave, que se bloqueia.',
    },
    {
      about: ['lifetime', 'replace'],
      question: 'Troco a botoeira por uma com teclado de senha?',
      answer:
        'Troca-se, usando um teclado com contato de saída. A senha precisa ser mudada quando alguém deixa a casa.',
    },
    {
      about: ['adjust', 'works'],
      question: 'Por que um toque abre e o seguinte para o portão no meio?',
      answer:
        'A placa está em modo passo a passo. No modo condomínio ela ignora o segundo toque durante a abertura, e a mudança se faz num ajuste.',
    },
  ],
  visit: [
    'Para consertar uma botoeira {onde}, o técnico começa na central, com o par solto: em um minuto se sabe se falta botão, fio ou placa.',
    'Antes de instalar botoeira {onde}, escolhemos com você o ponto de onde se vê o portão e por onde o fio passa sem quebrar.',
  ],
  brand: [
    'A central {marca} aceita botoeira de qualquer fabricante, já que o contato é simples; o que se consulta na etiqueta da placa é o borne certo e o modo do toque.',
  ],
  figures: {
    volt: [
      'Na botoeira, {figura} só interessa se o botão tiver luz própria: o contato em si não leva alimentação e nunca recebe a rede da casa.',
    ],
    button: [
      'Uma botoeira de {figura} precisa de uma entrada na central para cada função; em placa de entrada única, os demais ficam sem uso.',
    ],
  },
  further: [
    'A entrada em que o botão se liga está descrita na página da [central de comando](/topicos/central-de-comando-de-portao).',
    'Se o botão abre e o controle não, siga para [controle do portão não funciona](/controle-do-portao-nao-funciona).',
  ],
  send: [
    'Mande pelo WhatsApp uma foto do botão, uma da central fechada e conte se o controle abre: com isso sabemos se levamos pulsador, fio ou receptor.',
    'Fotografe a parede onde quer o botão e o lugar do motor, mostrando o caminho entre os dois, e dizemos se vai com fio ou sem fio.',
  ],
};
