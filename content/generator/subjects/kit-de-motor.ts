import type { Subject } from '../subject.ts';

export const kitDeMotor: Subject = {
  name: 'kit de motor',
  plural: 'kits de motor',
  gender: 'm',
  aliases: [
    'kit motor',
    'kit de portão',
    'kit motor de portão',
    'kit de motor de portão',
    'kit motor basculante',
    'kit de motor basculante',
    'kit basculante',
    'kit motor portão basculante',
    'kit de motor para portão basculante',
    'kit portão eletrônico',
    'kit de portão eletrônico',
    'kit completo',
    'kit instalado',
    'kit para portão',
    'kit padrão',
    'kit',
  ],
  answers: {
    what: [
      'O kit de motor traz tudo o que um basculante precisa para abrir sozinho: motor PPA, central de comando, dois controles, conjunto de fixação e manual, com a instalação no preço. São três versões, PADRÃO, SPEEDY e JETFLEX, e o que muda entre elas é o tempo de abertura.',
      'Um kit de motor é o conjunto completo para portão basculante, instalado por nós: {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX. Quem compra o kit não soma depois controle, central ou mão de obra.',
    ],
    works: [
      'No kit de motor, a central recebe o controle, o motor gira o fuso, o cursor puxa o braço e a folha sobe. O fim de curso para em cima e embaixo, e a força é regulada na instalação.',
    ],
    price: [
      'O kit de motor instalado em portão basculante custa {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX. O preço inclui motor, central, dois controles, fixação, manual, instalação e frete em São Paulo.',
      'Pelo kit de motor com instalação pagam-se de {{kit.padrao}} a {{kit.jetflex}}, em até {parcelas} vezes, conforme a velocidade. Cabo, pivô ou solda que a folha precise são mostrados antes e cobrados à parte.',
    ],
    buy: [
      'Para comprar o kit de motor, mande altura e largura da folha, foto por dentro e o bairro. Confirmamos o modelo, entregamos com frete incluído em São Paulo e instalamos em {horas de instalação}.',
    ],
    choose: [
      'Escolha o kit de motor pelo tempo que aceita esperar e pelo peso da folha: PADRÃO abre em {segundos padrão}, SPEEDY em {segundos speedy} e JETFLEX em {segundos jetflex}. Em folha pesada, o Home Jetflex leva até {{homeJetflex.weight}}, contra {{home.weight}} do Home.',
    ],
    compatibility: [
      'O kit de motor serve em portão basculante de contrapeso ou mola, com lateral livre para o fuso. Para portão de correr ou de abrir o conjunto é outro e sai por orçamento.',
    ],
    install: [
      'A instalação do kit de motor está no preço e leva de {horas de instalação}. O técnico confere se a folha fica parada a meia altura, fixa fuso e braço, liga a central e entrega com dois controles gravados.',
    ],
    repair: [
      'Um kit de motor com defeito dentro de {{kit.warranty}} é caso de garantia; depois disso o conserto custa de {{repair.from}} a {{repair.to}}. Antes de chamar, teste a botoeira e veja o disjuntor.',
    ],
    replace: [
      'Trocar o motor antigo por um kit de motor completo renova também central e controles, e por isso a garantia passa a ser uma só, de {{kit.warranty}}. Ficam a folha, os contrapesos e o ponto de luz.',
    ],
    signs: [
      'O kit de motor novo entra quando o antigo queimou, quando a central saiu de linha ou quando o conserto se repete. Se o defeito é cabo ou contrapeso, conserte a folha e fique com o motor.',
    ],
    worth: [
      'O kit de motor vale a pena diante do motor avulso porque o resto já vem dentro: o de 1/4 CV sozinho custa {{motor.quarterCv}} na tabela, e a ele se somam mão de obra e controles. Com o kit por {{kit.padrao}}, a conta fecha instalada.',
    ],
    lifetime: [
      'O kit de motor se instala em {horas de instalação}, tem {{kit.warranty}} de garantia e dura muitos anos numa folha equilibrada. A entrega acontece em até {horas de entrega}.',
    ],
    care: [
      'O kit de motor pede graxa no fuso, parafusos apertados e folha equilibrada. Uma revisão por ano, de {horas de manutenção}, mantém o conjunto no ponto numa casa.',
    ],
    safety: [
      'No kit de motor a força sai regulada no mínimo e o controle é de código rolante. A fotocélula é combinada na compra e é ela que permite fechar sozinho.',
    ],
  },
  sections: [
    {
      aspect: 'price',
      heading: 'PADRÃO, SPEEDY e JETFLEX no mesmo papel',
      text: [
        'PADRÃO, SPEEDY e JETFLEX têm a mesma instalação e o mesmo prazo de garantia, e o peso que cada motor leva está na ficha dele. A diferença entre o primeiro e o segundo é de {{kit.speedy - kit.padrao}}; entre o segundo e o terceiro, {{kit.jetflex - kit.speedy}}.',
        'O salto maior paga o inversor do JETFLEX, que faz a folha sair e chegar devagar e correr no meio.',
      ],
      points: [
        'PADRÃO: {segundos padrão} de abertura, {{kit.padrao}} instalado.',
        'SPEEDY: {segundos speedy} de abertura, {{kit.speedy}} instalado.',
        'JETFLEX: {segundos jetflex} de abertura, {{kit.jetflex}} instalado.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que o preço do kit não inclui',
      text: [
        'O valor cobre motor e serviço de instalação. O que é da folha fica fora e depende do estado dela.',
        'Tudo isso aparece na conversa, por foto, e vira número antes da visita ou antes de começar.',
      ],
      points: [
        'Cabo de aço, pivô ou contrapeso gastos.',
        'Solda e pintura.',
        'Circuito novo desde o quadro de luz.',
        'Controles além dos dois que vêm no kit.',
        'Trava elétrica e fotocélula adicionais.',
      ],
    },
    {
      aspect: 'what',
      heading: 'O que vem dentro da caixa',
      text: [
        'Motor com fuso, central de comando, dois controles de código rolante, conjunto de fixação e manual. O técnico traz o que é de obra, como chumbador e fio curto.',
        'A central já chega pronta para código rolante. Controles de outra família não gravam nela.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Que kit para que casa',
      text: [
        'Na entrada de basculante, vila fechada ou rua sem saída fica bem com o PADRÃO. Rua de passagem ganha com o SPEEDY, que custa pouco mais. Avenida e chegada tarde da noite são o caso do JETFLEX.',
        'Antes da velocidade, confira o peso. Folha acima de {{homeJetflex.weight}} pede linha pesada, até {{heavyLine.weight}}, por orçamento.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Kit instalado e kit em promoção sem instalação',
      text: [
        'Os kits PADRÃO, SPEEDY e JETFLEX são instalados. Os kits Básico, por {{saleKit.basic}}, Intermediário, por {{saleKit.middle}}, e Premium, por {{saleKit.premium}}, são de promoção e vão sem instalação.',
        'Compare pelo que chega à garagem funcionando: no kit sem instalação, a mão de obra e o acerto da folha são de quem compra.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Do pedido ao portão andando',
      text: ['O pedido começa por foto, e o dia da instalação já tem modelo e preço definidos.'],
      steps: [
        'Você manda altura, largura, foto por dentro e a tensão do ponto de luz.',
        'Confirmamos o kit e o que a folha precisa.',
        'O técnico prova o equilíbrio e fixa fuso, motor e braço.',
        'Liga-se a central e regula-se curso e força.',
        'Você testa os dois controles e a chave de destravamento.',
      ],
    },
    {
      aspect: 'install',
      heading: 'O que preparar antes da instalação do kit',
      text: ['Com isto pronto, o serviço acaba na mesma manhã.'],
      points: [
        'Garagem sem carro e com a lateral livre.',
        'Disjuntor do portão identificado no quadro.',
        'Ponto de luz perto da coluna.',
        'Folha sem cadeado nem ferrolho no caminho.',
        'Alguém em casa para aprender o destravamento.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Onde o kit de basculante não entra',
      text: [
        'Portão de correr, de abrir, cancela e porta de enrolar têm motores próprios. Neles o orçamento sai com a folha medida.',
        'Em basculante sem lateral livre ou com teto muito baixo, o braço precisa de adaptação. A foto por dentro mostra se há espaço.',
      ],
    },
    {
      aspect: 'works',
      heading: 'Como o motor do kit move a folha',
      text: [
        'O fuso é uma rosca longa. O cursor sobe por ela e leva o braço, que deita a folha sob o teto com a ajuda do contrapeso.',
        'Nos kits comuns a velocidade é uma só. No JETFLEX a placa dosa a energia e freia antes do fim, sem a batida que solta dobradiça.',
      ],
    },
    {
      aspect: 'worth',
      heading: 'Kit completo ou peça por peça',
      text: [
        'Somar peças parece mais barato até a lista fechar. Motor, central, controles, fixação e mão de obra comprados separados têm prazos de garantia diferentes e nenhum responsável pelo conjunto.',
        'No kit, quem instala responde pelo todo durante {{kit.warranty}}. A página de [garantia](/garantia) explica o que entra.',
      ],
    },
    {
      aspect: 'care',
      heading: 'A graxa certa no fuso do kit',
      text: [
        'O fuso trabalha com graxa limpa. Na revisão, a velha sai com pano antes de a nova entrar, porque graxa com pó gasta o cursor.',
        'O resto é da folha: cabo sem fio solto, pivô engraxado e a prova a meia altura.',
      ],
    },
    {
      aspect: 'replace',
      heading: 'Do motor antigo para o kit',
      text: [
        'O motor velho sai com fuso, braço e central. Leva-se em conta o furo antigo da coluna, que nem sempre serve.',
        'Os controles antigos deixam de abrir, e isso também desliga os que se perderam pelo caminho.',
      ],
    },
  ],
  faults: [
    {
      fault: ['does-not-work', 'does-not-open', 'does-not-close', 'burnt', 'hums', 'stuck'],
      answer: [
        'Se o kit de motor parou e tem menos de {{kit.warranty}} de instalado, chame pela garantia antes de mexer. Confira só o disjuntor, a botoeira e se algo cruza a fotocélula; o resto se vê na visita.',
      ],
      heading: 'Kit novo com defeito',
      text: [
        'Nas primeiras semanas, o defeito costuma ser de ajuste: a folha assenta e o fim de curso sai do ponto. Defeito de fábrica aparece cedo e se troca.',
      ],
      points: [
        'Para antes do fim: fim de curso.',
        'Volta antes de fechar: lente da fotocélula ou força no limite.',
        'Ronca na subida: contrapeso que mudou.',
        'Central apagada: disjuntor ou tomada do kit.',
      ],
      careful: 'Não abra a central nem o motor: o lacre rompido complica a análise de fábrica.',
      technician: 'Em garantia o ajuste não se cobra; fora dela, de {{repair.from}} a {{repair.to}}.',
      more: 'Guarde a nota e leia [motor novo com defeito](/motor-de-portao-novo-com-defeito).',
    },
    {
      fault: ['noise', 'slow', 'heavy', 'weak', 'hot'],
      answer: [
        'Kit de motor lento ou barulhento em folha basculante aponta para o equilíbrio ou para o fuso sem graxa. Com a energia cortada e o motor solto, a folha reta deve parar a meia altura.',
      ],
      heading: 'Kit que perdeu velocidade',
      text: [
        'O tempo de catálogo vale para folha equilibrada. Se o SPEEDY leva o dobro do que levava, o peso mudou.',
      ],
      points: [
        'Lento na subida: falta contrapeso.',
        'Lento nos dois sentidos: graxa seca ou tensão baixa.',
        'Estalo no meio: cursor.',
        'Quente com pouco uso: capacitor ou folha.',
      ],
      careful: 'Não mude a força por conta própria; o kit sai regulado para parar ao encontrar alguém.',
      technician: 'Equilíbrio e fuso se acertam na visita, a partir de {{repair.from}}.',
      more: 'Veja [contrapeso do portão desregulado](/contrapeso-do-portao-desregulado).',
    },
  ],
  questions: [
    {
      about: ['price', 'install'],
      question: 'A instalação está mesmo no preço do kit?',
      answer:
        'Está, em portão basculante, com o frete em São Paulo. Fica fora o conserto da folha, quando ela precisa.',
    },
    {
      about: ['choose', 'price'],
      question: 'Qual a diferença entre PADRÃO, SPEEDY e JETFLEX?',
      answer:
        'O tempo de abertura e o comando do motor. Central, dois controles, fixação e instalação são iguais.',
    },
    {
      about: ['buy', 'lifetime'],
      question: 'Em quanto tempo o kit chega?',
      answer: 'Em até {horas de entrega} depois de confirmado o modelo, e a instalação é marcada junto.',
    },
    {
      about: ['compatibility', 'choose'],
      question: 'O kit serve em basculante de duas folhas?',
      answer: 'Depende da folha e do vão. São dois esforços, e o caso sai por orçamento depois da foto.',
    },
    {
      about: ['compatibility', 'install'],
      isForAskers: true,
      question: 'O kit é 127 V ou 220 V?',
      answer:
        'Depende do modelo; o PPA Home Jetflex é 220 V. Mande foto do quadro e confirmamos antes do pedido.',
    },
    {
      about: ['works', 'safety'],
      question: 'Os controles do kit podem ser copiados?',
      answer: 'Não como os de código fixo. São de código rolante, e cada um novo é gravado na central.',
    },
    {
      about: ['price', 'buy'],
      question: 'Em quantas vezes posso pagar?',
      answer: 'Em até {parcelas} vezes. O preço do kit já traz a mão de obra.',
    },
    {
      about: ['worth', 'replace'],
      question: 'Posso comprar só o motor e usar minha central?',
      answer:
        'Há motor avulso na tabela, a partir de {{motor.quarterCv}} sem instalação. A central antiga precisa ler o sensor do motor novo.',
    },
    {
      about: ['lifetime', 'repair'],
      question: 'Quem atende o kit na garantia?',
      answer: 'Nós, pela mesma conversa em que o pedido foi feito. Guarde a nota com a data.',
    },
    {
      about: ['install', 'choose'],
      question: 'O técnico leva o motor antigo?',
      answer: 'Combine na hora do pedido. Quem prefere ficar com ele para peça recebe tudo em casa.',
    },
  ],
  visit: [
    'Kit de motor instalado {onde} sai com hora marcada, depois da foto da folha e da tensão confirmada.',
    'Na entrega do kit {onde}, o técnico prova o basculante na mão antes de abrir a caixa, e só instala se a folha está em ordem.',
  ],
  brand: [
    'Ao comparar um kit {marca}, confira na ficha se o conjunto traz central, controles e fixação ou só o motor. Os kits instalados que vendemos são da linha PPA.',
  ],
  figures: {
    second: [
      'Entre os kits, {figura} se comparam assim: PADRÃO em {segundos padrão}, SPEEDY em {segundos speedy} e JETFLEX em {segundos jetflex}, medidos da folha fechada até aberta.',
    ],
  },
  further: [
    'As condições do conjunto estão em [kit motor portão basculante](/termos/kit-motor-portao-basculante).',
    'Para escolher pelo peso e pelo uso, a página de [motores](/motores) põe os modelos lado a lado.',
  ],
  send: [
    'Mande pelo WhatsApp altura e largura da folha, uma foto por dentro e a do quadro de luz, e respondemos com o kit e o dia.',
    'Diga o bairro e qual tempo de abertura prefere, e junte uma foto da lateral onde o fuso vai ficar.',
  ],
};
