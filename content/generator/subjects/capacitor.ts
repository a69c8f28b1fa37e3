import type { Subject } from '../subject.ts';

export const capacitor: Subject = {
  name: 'capacitor',
  plural: 'capacitores',
  gender: 'm',
  aliases: [
    'capacitor de partida',
    'capacitor permanente',
    'capacitor de motor',
    'capacitor do motor',
    'capacitor de portão',
    'capacitor do portão',
    'capacitor eletrolítico',
    'condensador',
    'condensador do motor',
    'capacitador',
    'microfarad',
  ],
  answers: {
    what: [
      'O capacitor é a peça cilíndrica que dá ao motor do portão o empurrão da partida. Sem ele, ou com ele fraco, o motor zumbe, a folha não sai, e às vezes anda se alguém ajuda com a mão. A troca custa de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'O capacitor de um motor de portão desloca a corrente de uma das bobinas e é o que faz o eixo começar a girar para o lado certo. Envelhece, responde por boa parte dos portões que roncam e não abrem, e a troca custa de {{part.capacitor.from}} a {{part.capacitor.to}}. O valor em µF vem impresso nele e se repete no novo, com tensão igual ou maior.',
    ],
    works: [
      'O capacitor guarda e devolve energia em compasso com a rede, e assim cria a segunda corrente de que o motor de uma fase precisa para ter sentido de giro. Quando a central troca o relé, o mesmo capacitor passa a servir à outra bobina, e o motor gira ao contrário.',
    ],
    price: [
      'A troca de capacitor é um dos consertos mais em conta do portão e custa de {{part.capacitor.from}} a {{part.capacitor.to}}, com a peça e o motor medido em seguida. O valor só se aproxima de {{repair.to}} quando, além do capacitor, a placa ou o motor sofreu.',
    ],
    buy: [
      'Um capacitor se compra pelo valor em microfarads que o motor pede, pela tensão e pelo tipo de terminal do velho. Um valor diferente na etiqueta muda a força e o aquecimento do motor, e por isso levamos a medida certa na visita.',
    ],
    choose: [
      'Escolha o capacitor pelo valor em microfarads pedido pelo motor, que vem na etiqueta ou no manual, e por uma tensão igual ou maior que a do original. Um valor maior dá mais tranco e mais calor e deixa a força como estava.',
    ],
    compatibility: [
      'Um capacitor serve em motores de marcas diferentes se tiver os mesmos microfarads e tensão igual ou superior, e se couber no lugar. O que não se troca é o tipo: o permanente, que fica ligado o tempo todo, não pode dar lugar ao de partida.',
    ],
    install: [
      'Trocar o capacitor é serviço de poucos minutos depois de descarregado o velho, que guarda choque mesmo com o disjuntor desligado. O técnico anota os bornes, põe um de mesmo valor e mede a corrente do motor no arranque.',
    ],
    repair: [
      'Capacitor gasto sempre se troca, num serviço de {{part.capacitor.from}} a {{part.capacitor.to}}. O trabalho de verdade é descobrir por que ele morreu, porque calor, folha pesada e motor cansado matam também o próximo.',
    ],
    replace: [
      'Troca-se o capacitor quando a medição mostra menos microfarads que a etiqueta, quando o topo estufou ou quando há óleo em volta. Em portão com muitas aberturas por dia ele entra na lista da revisão.',
    ],
    signs: [
      'O capacitor fraco se percebe antes de morrer: o portão demora um instante para arrancar, sai para um lado melhor que para o outro e falha quando o motor está quente. Frio, o portão volta a andar, e por isso o defeito passa por cisma.',
    ],
    worth: [
      'Compensa trocar o capacitor sempre que o motor gira livre e em silêncio com a folha solta. Se o motor já cheira a queimado ou ronca com peça nova, o dinheiro vai melhor para a troca do conjunto, de {{replacement.from}} a {{replacement.to}}.',
    ],
    lifetime: [
      'A vida de um capacitor depende de calor e de partidas. Numa garagem ventilada ele acompanha o motor por anos; sob telha de zinco ou em portão de prédio, envelhece bem mais depressa.',
    ],
    care: [
      'O capacitor em si não pede manutenção, mas agradece a folha leve e a caixa ventilada, porque calor e esforço o gastam. Na revisão, anual em casa e a cada {{maintenance.interval}} em prédio, mede-se o valor dele com aparelho próprio.',
    ],
    safety: [
      'O capacitor guarda carga depois de desligado o disjuntor e pode dar um choque forte em quem encosta nos terminais. Por isso a tampa fica fechada, e quem o descarrega e troca é o técnico.',
    ],
    allowed: [
      'Não troque o capacitor por conta própria, mesmo com o disjuntor desligado: a carga que sobra nele dá choque. O que você pode fazer é reparar no som do arranque e contar se a folha anda quando alguém ajuda.',
    ],
    power: [
      'Com a energia cortada, o capacitor ainda retém carga por algum tempo, e a queda de luz não o esvazia. A volta da energia com variação de tensão é um dos momentos em que ele se danifica.',
    ],
  },
  sections: [
    {
      aspect: 'works',
      heading: 'O papel do capacitor na partida',
      text: [
        'Um motor de indução ligado numa fase só tem força para vibrar, não para escolher um lado. O capacitor atrasa a corrente em uma das bobinas, e a diferença entre as duas faz o campo girar.',
        'Nos motores de portão ele costuma ser permanente: participa do arranque e continua no circuito enquanto a folha anda. Por isso um capacitor fraco também se nota no meio do caminho, como falta de fôlego.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Os números impressos no capacitor',
      text: [
        'Na lateral vêm o valor em microfarads, a tolerância, a tensão e a frequência da rede. O que manda é o primeiro: ele foi calculado para aquele enrolamento.',
      ],
      points: [
        'O valor em microfarads deve ser o mesmo do original.',
        'A tensão pode ser igual ou maior, nunca menor.',
        'A palavra permanente ou a sigla do fabricante separa o tipo certo do de partida.',
        'O corpo precisa caber sem encostar na carcaça quente do motor.',
        'Terminal de encaixe e terminal de fio não se misturam com emenda torcida.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Por que um valor maior não dá mais força',
      text: [
        'A ideia de pôr um capacitor maior para o portão ganhar força aparece muito. O arranque fica mais brusco, a bobina auxiliar recebe corrente acima do projeto, e o motor esquenta até abrir o protetor térmico.',
        'Se o capacitor certo está bom e ainda falta força, a causa é outra: roldana gasta, mola cansada, engrenagem ou tensão baixa na rede.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Sinais de capacitor fraco',
      text: ['Preste atenção ao primeiro segundo depois do toque no controle.'],
      points: [
        'Zumbido curto antes de a folha sair do lugar.',
        'Portão que abre bem e tem dificuldade para fechar, ou o inverso.',
        'Falha depois de várias aberturas seguidas e volta a funcionar frio.',
        'Luz da garagem que pisca no arranque mais do que piscava.',
        'Motor que gira para o lado errado uma vez ou outra.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Como se prova que o defeito é o capacitor',
      text: [
        'O diagnóstico se faz com medidor de capacitância, com a peça fora do circuito e descarregada. Comparar só de ouvido engana, porque engrenagem travada e rolamento preso dão o mesmo zumbido.',
        'Por isso a folha é solta do motor antes. Se o motor livre continua a zumbir, a suspeita fica entre capacitor, enrolamento e relé; se gira bem, o problema está no portão.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Etapas da troca do capacitor',
      text: [
        'O serviço é rápido, e a maior parte do tempo vai para conferir o resto. Uma folha pesada é testada antes e depois, porque é ela que decide se o novo vai durar.',
      ],
      steps: [
        'Cortamos a energia, inclusive a do nobreak, quando existe.',
        'Descarregamos o capacitor com ferramenta isolada.',
        'Medimos o valor e comparamos com a etiqueta do motor.',
        'Ligamos o novo nos mesmos bornes, preso e longe do calor.',
        'Medimos a corrente no arranque e em movimento, nos dois sentidos.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Calor, esforço e tensão da rede',
      text: [
        'O capacitor é um rolo de filme metálico, e o calor o faz perder valor aos poucos. Motor de piso sob o sol da tarde, telhado baixo sem forro e uso seguido em horário de pico somam calor.',
        'Rede com tensão alta também conta. Quando medimos acima do esperado no circuito do portão, avisamos o morador e anotamos o valor para ele levar à distribuidora.',
      ],
    },
    {
      aspect: 'lifetime',
      heading: 'O que faz um capacitor durar mais',
      text: [
        'Cada arranque com a folha presa custa ao capacitor mais que dezenas de aberturas normais. Portão que anda leve na mão é o melhor plano de conservação dele.',
      ],
      points: [
        'Deixe a caixa do motor com as aberturas de ventilação livres.',
        'Não insista no controle quando o portão não sai.',
        'Corrija roldana e trilho assim que o movimento pesar.',
        'Peça a medição do valor nas revisões.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que entra na conta da troca do capacitor',
      text: [
        'O valor inclui a peça, a troca e a conferência do motor; a visita não tem taxa na área atendida.',
        'Quando o capacitor levou o motor junto, mostramos as duas contas. Para basculante, o kit PADRÃO instalado sai por {{kit.padrao}}, com {{kit.warranty}} de garantia.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Choque guardado no capacitor',
      text: [
        'Um capacitor de motor carregado pode manter tensão alta entre os terminais por minutos ou horas. Encostar a chave de fenda para ver se tem energia provoca faísca e pode ferir.',
        'O mesmo cuidado vale para quem só quer olhar a placa: o capacitor fica ao lado dela, e a mão passa perto. Caixa aberta com criança em casa é situação que não se deixa nem por um minuto.',
      ],
    },
    {
      aspect: 'worth',
      heading: 'Trocar o capacitor ou investigar mais',
      text: [
        'Se o capacitor novo devolve a partida firme nos dois sentidos, o caso está encerrado. Se a melhora dura uma semana, o motor está consumindo demais, e a procura passa para o enrolamento e para a carga.',
        'Dois capacitores no mesmo ano pedem um orçamento do motor, mesmo que o portão esteja andando no dia.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Capacitor de motor, de ventilador e de lâmpada',
      text: [
        'Há capacitores parecidos em ventilador, máquina de lavar e reator de lâmpada. O valor pode coincidir, mas a tensão e a corrente que o corpo suporta são outras, e ele aquece no portão.',
        'Entre motores de portão a troca é livre de marca: um valor igual e uma tensão suficiente resolvem. Placa com inversor não usa capacitor de partida, e ali a procura é diferente.',
      ],
    },
  ],
  faults: [
    {
      fault: ['hums', 'does-not-open', 'stuck', 'weak'],
      answer: [
        'Motor que zumbe e não move a folha tem no capacitor o suspeito mais comum, seguido de trilho travado. Pare de apertar: cada tentativa esquenta o enrolamento; desligue o disjuntor até a visita.',
        'Se o portão anda quando alguém ajuda com a mão, o capacitor provavelmente perdeu valor. Evite esse empurrão, porque a folha pode arrancar de repente, e mantenha a energia cortada.',
      ],
      heading: 'Capacitor fraco e motor que ronca',
      text: [
        'Com menos capacitância do que precisa, o motor produz força insuficiente para vencer a inércia da folha. Fria, ela ainda sai; quente, o motor falha.',
      ],
      points: [
        'Zumbido com a folha solta do motor: capacitor, relé ou bobina.',
        'Zumbido só com a folha presa: trilho, roldana ou fuso.',
        'Sai para um lado e não para o outro: um relé ou um fio.',
        'Zumbido com cheiro: energia cortada na hora.',
      ],
      careful: 'Não dê tranco na folha nem gire o eixo com a mão, pois o motor pode partir de repente.',
      technician:
        'O técnico mede a capacitância, compara com a etiqueta e troca a peça na mesma visita, a partir de {{repair.from}}, com {{parts.warranty}} de garantia.',
      more: 'A diferença entre capacitor e folha presa está em [motor força e não sai](/motor-do-portao-forca-e-nao-sai).',
    },
    {
      fault: ['burnt', 'hot', 'wet', 'in-rain'],
      answer: [
        'Um capacitor estufado, com óleo em volta ou cheiro forte, abriu por dentro e não serve mais. Desligue o disjuntor, não teste de novo e deixe a tampa fechada até o técnico chegar, porque a carga que sobra nele dá choque.',
      ],
      heading: 'Capacitor estufado, vazando ou queimado',
      text: [
        'O topo cede de propósito quando a pressão interna sobe, para não explodir. Depois disso ele pode ainda dar algum arranque, mas o motor fica sem o apoio de que precisa e se aquece.',
      ],
      points: [
        'Topo abaulado visto pela tampa translúcida.',
        'Mancha oleosa embaixo da caixa.',
        'Cheiro de plástico doce perto do motor.',
        'Estalo no momento em que ele parou.',
      ],
      careful: 'O óleo do capacitor irrita a pele: não o limpe, porque isso fica com o técnico.',
      technician:
        'O técnico troca a peça, de {{part.capacitor.from}} a {{part.capacitor.to}}, e mede motor e placa, que podem ter sofrido junto e entram à parte no orçamento.',
      more: 'Se o motor também cheira, veja [motor de portão queimado](/motor-de-portao-queimado).',
    },
    {
      fault: ['one-way-only', 'slow', 'stops-halfway'],
      answer: [
        'Capacitor perto do fim deixa o portão lento e faz com que ele pare no meio quando o motor esquenta. Anote em que momento falha e evite usá-lo em sequência até a medição.',
      ],
      heading: 'Capacitor que vale só com o motor frio',
      text: [
        'O valor cai conforme o corpo aquece, e o motor já quente precisa de mais ajuda. É por isso que o defeito some à noite e volta na hora do almoço.',
      ],
      points: [
        'Anda bem na primeira viagem da manhã e falha na terceira.',
        'Um lado mais lento que o outro.',
        'Para no meio e continua depois de uma pausa.',
      ],
      careful: 'Não molhe o motor para esfriar.',
      technician:
        'O técnico mede a frio e a quente e, se o valor cai, troca o capacitor, a partir de {{repair.from}}.',
      more: 'Outras razões para parar no meio estão em [portão para no meio do caminho](/portao-para-no-meio-do-caminho).',
    },
    {
      fault: ['trips-breaker', 'lightning', 'no-power', 'power-back'],
      answer: [
        'Um capacitor em curto derruba o disjuntor assim que o motor é ligado. Deixe o disjuntor do portão desligado e não tente religar mais de uma vez.',
      ],
      heading: 'Capacitor em curto e disjuntor caindo',
      text: [
        'O curto do capacitor deixa a corrente passar sem limite. A placa pode perder o fusível antes, o que às vezes salva o motor.',
      ],
      points: [
        'Cai no instante do comando: capacitor ou motor.',
        'Cai sem comando nenhum: placa ou fio.',
        'Caiu depois de um raio: procure também a fonte da placa.',
      ],
      careful: 'Não prenda a alavanca do disjuntor para segurar o portão ligado.',
      technician:
        'O técnico mede cada parte separada e troca o que está em curto, de {{repair.from}} a {{repair.to}}.',
      more: 'Veja a ordem da procura em [disjuntor do portão caindo](/disjuntor-do-portao-caindo).',
    },
  ],
  questions: [
    {
      about: ['price', 'repair'],
      question: 'Em quanto tempo se troca um capacitor?',
      answer:
        'A troca em si é rápida. Com a medição do motor e da placa, a visita costuma durar de {horas de reparo}.',
    },
    {
      about: ['signs', 'hums'],
      question: 'Zumbido sempre é capacitor?',
      answer:
        'Não. Rolamento preso, engrenagem travada e folha pesada também zumbem, e por isso se solta a folha antes de culpar a peça.',
    },
    {
      about: ['choose', 'compatibility'],
      question: 'Posso pôr dois capacitores juntos para somar o valor?',
      answer:
        'Somam, mas sobram emendas e um corpo solto na caixa. Uma peça única no valor certo é mais segura e fica fixa.',
    },
    {
      about: ['allowed', 'safety'],
      question: 'Como o técnico descarrega um capacitor?',
      answer:
        'Com resistor e ferramenta isolada, com a energia e o nobreak desligados. Improviso com chave de fenda danifica a peça e machuca.',
    },
    {
      about: ['lifetime', 'signs'],
      question: 'Faz sentido trocar o capacitor por prevenção?',
      answer:
        'Em casa, só se a medição mostrar queda. Em prédio com uso intenso, trocar junto com a manutenção evita uma parada na segunda-feira.',
    },
    {
      about: ['works', 'what'],
      question: 'Todo motor de portão tem capacitor?',
      answer:
        'Os de indução monofásicos têm. Motores trifásicos, de corrente contínua e os alimentados por inversor não usam essa peça.',
    },
    {
      about: ['price', 'worth'],
      question: 'Vale trocar o capacitor de um motor de vinte anos?',
      answer:
        'Vale se o motor gira livre e silencioso. O custo é baixo e, no pior caso, fica provado que o motor precisa de troca.',
    },
    {
      about: ['compatibility', 'choose'],
      question: 'A tensão do novo pode ser maior que a do velho?',
      answer: 'Pode, e costuma até ser melhor. O que não pode mudar é o valor em microfarads.',
    },
    {
      about: ['burnt', 'wet'],
      question: 'Capacitor molhado volta a funcionar?',
      answer:
        'O corpo é selado e resiste a respingo. O que enferruja são os terminais, e ali a ligação falha.',
    },
    {
      about: ['safety', 'install'],
      question: 'Onde fica o capacitor no meu portão?',
      answer:
        'Dentro da caixa da central, em borne próprio, ou preso ao corpo do motor. Dos dois jeitos ele está atrás de uma tampa que deve permanecer fechada.',
    },
    {
      about: ['signs', 'one-way-only'],
      question: 'Por que o portão fecha bem e não abre, se o capacitor é um só?',
      answer:
        'Abrir costuma exigir mais, sobretudo em rampa ou basculante pesado. Com pouca capacitância, a folha sobra no sentido fácil e falta no difícil.',
    },
  ],
  visit: [
    'Um capacitor {onde} se resolve na primeira ida: levamos os valores mais comuns e medimos o motor antes e depois da troca.',
    'Quando o chamado {onde} é de motor que zumbe, o técnico solta a folha, mede o capacitor e só então fala em motor ou placa.',
  ],
  brand: [
    'No motor {marca}, o capacitor certo é o de valor igual ao da etiqueta do motor; a marca do componente pode ser outra, e a sigla da placa não decide.',
  ],
  figures: {
    microfarad: [
      'Um capacitor de {figura} só se troca por outro de {figura}: o valor em microfarads tem de ser o mesmo do corpo velho, e a tensão igual ou maior. Valor maior não dá mais força e aquece a bobina.',
    ],
    volt: [
      'Em capacitor, {figura} é a tensão que o corpo suporta, e o substituto precisa ter o mesmo número ou um maior. O que não muda é o valor em microfarads.',
    ],
    hertz: [
      'O número {figura} impresso ao lado da tensão é a frequência da rede para a qual o capacitor foi calculado; no Brasil ela é de 60 Hz em toda parte.',
    ],
  },
  further: [
    'Os sinais de peça fraca, um por um, estão em [capacitor do motor de portão fraco](/capacitor-do-motor-de-portao-fraco).',
    'Quando o ronco vem da folha, a página do [conserto de motor](/topicos/conserto-de-motor-de-portao) mostra por onde se começa.',
  ],
  send: [
    'Conte pelo WhatsApp o que o motor faz ao ser acionado, com um áudio curto se for seguro, e mande a foto da etiqueta do motor: pelo som e pela etiqueta dizemos o que levar.',
    'Conte pelo WhatsApp o que já viu e ouviu, sem acionar de novo: zumbido, cheiro, folha que só anda com ajuda. Junte a foto da etiqueta do motor.',
  ],
};
