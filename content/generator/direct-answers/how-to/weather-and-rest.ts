/** Heat, damp, dust and long rest: what weather and disuse do to a gate, and what to do about it. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const weatherHowTos: readonly DirectAnswer[] = [
  {
    when: [
      'calor|sol|quente|dilat*|verao|esquenta|esquentou|temperatura|sol forte|sol quente|dia quente|dias quentes',
      'empen*|emperr*|trav*|prend*|dilat*|enrosc*|agarr*|estuf*|nao fecha|nao abre|entort*|pega|rasp*|inch*',
      'portao|folha|aluminio|ferro|madeira|motor',
    ],
    unless: 'fotocelula|sensor|controle|lente|motor quente|batendo em',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Portão que emperra com o calor e solta à noite está com folga de menos: a folha dilata alguns milímetros ao sol e encosta no batente, na guia ou na outra folha. Marque onde ela toca na hora quente; o acerto é abrir essa folga e refazer o fim de curso, e não aumentar a força do motor.',
    ],
    heading: 'Dilatou, empenou ou motor quente',
    text: [
      'Dilatação vai e volta com a temperatura e não deixa marca além do risco do contato. Empeno fica: a folha não volta ao plano de noite, e se vê olhando-a de ponta a ponta com um olho só.',
      'Alumínio dilata mais que ferro, e cor escura ao sol da tarde mais ainda; madeira faz o contrário e incha com a umidade. Motor que para por calor é outra história: a folha fica leve na mão.',
    ],
    points: [
      'Toca no batente: folga pequena na chegada.',
      'Toca na guia de cima: rolete apertado.',
      'As duas folhas se encostam: falta fresta no meio.',
      'Emperra e não toca em nada: motor ou capacitor quente.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O acerto e o valor',
        text: [
          'Refazer curso e folga fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; guia, roldana ou cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Folha empenada é da serralheria, que a desempena ou põe uma travessa.',
        ],
      },
    ],
    questions: [
      {
        question: 'Que folga deixar para o calor?',
        answer:
          'Em folha de casa, perto de um dedo em cada encontro resolve. Folha longa, escura ou de alumínio pede mais.',
      },
      {
        question: 'Molhar o portão solta?',
        answer: 'Esfria e alivia por minutos, mas não molhe o motor nem a fotocélula. O acerto é a folga.',
      },
    ],
    send: 'Mande uma foto do ponto em que ele toca, na hora quente, e outra da folha inteira.',
  },
  {
    when: [
      'umidade|umid*|condensacao|sereno|mofo|orvalho|vapor|garoa|neblina|suor',
      'placa|central|motor|caixa|portao|controle|receptor|fotocelula',
    ],
    unless: 'sensor de umidade|abre sozinh*|madeira',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Umidade na caixa do portão oxida bornes e trilhas aos poucos: o portão começa falhando de manhã e volta ao normal com o sol. Com o disjuntor desligado, veja se a tampa veda e por onde o conduíte traz ar úmido; a placa verde ou branca nos contatos pede limpeza antes que queime.',
    ],
    heading: 'Por onde a umidade entra e como sai',
    text: [
      'A água que mais estraga não é a da chuva, é o ar quente que sobe pelo conduíte e condensa na tampa fria. Espuma ou massa de calafetar na boca do conduíte e um furo de dreno embaixo da caixa resolvem.',
      'Sereno sobre a carcaça não faz mal. Gota por dentro da fotocélula ou da botoeira faz: é ela que impede de fechar ou manda abrir.',
    ],
    points: [
      'Falha de manhã, anda à tarde: condensação.',
      'Pó verde nos bornes: oxidação, limpar com álcool isopropílico.',
      'Gota atrás da lente: fotocélula sem vedação.',
      'Sachê de sílica ajuda, se for trocado.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Limpar, vedar ou trocar',
        text: [
          'Limpeza da placa e vedação ficam entre {{repair.from}} e {{repair.to}}; se trilhas se foram, a troca da placa vai de {{part.board.from}} a {{part.board.to}}, e a fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso secar a placa com secador?',
        answer:
          'Ar frio e distância, com o disjuntor desligado. Ar quente solta componente e empurra a água para baixo deles.',
      },
      {
        question: 'Cobrir o motor com plástico ajuda?',
        answer: 'Piora: prende o vapor. Use uma cobertura aberta embaixo e nos lados.',
      },
    ],
    send: 'Conte a que hora falha e mande fotos da caixa por fora e da entrada dos fios.',
  },
  {
    when: [
      'poeira|po de obra|po|cimento|reforma|obra|gesso|terra fina|rua de terra',
      'motor|central|placa|portao|fotocelula|automatico|basculante',
    ],
    unless:
      'sitio|chacara|fazenda|desalinh*|tort*|calcada|trilho|cremalheira|pintar|instal*|precisa de obra|quanto|preco|quebrar|sem obra|parede|limp*|pintura eletrostatica|enferruj*|ferrug*|metal|po preto|po de ferro|entre',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    answer: [
      'Pó de obra é inimigo do portão: cola na graxa e vira lixa no fuso, na cremalheira e nos rolamentos, e cobre a lente da fotocélula. Durante a reforma use o portão na mão, cubra motor e sensores com plástico solto e deixe o disjuntor desligado; no fim, limpe a seco antes de religar.',
    ],
    heading: 'Antes, durante e depois da obra',
    text: [
      'Antes: solte o motor e confira que a folha anda bem na mão, porque pedreiro que puxa com o motor engatado quebra a engrenagem. Durante: ninguém apoia escada ou carrinho na folha nem passa entulho por cima do trilho.',
      'Depois: aspire ou escove, tire a graxa que ficou cinza e ponha nova em película. Massa e tinta no perfil do fuso saem antes do primeiro acionamento.',
    ],
    points: [
      'Trilho: espátula e escova, nada de água com cimento.',
      'Fotocélula: pano úmido nas duas lentes.',
      'Cabo de aço: sem respingo de ácido ou cimento.',
      'Fio novo na parede: confira se não furaram o da botoeira.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Revisão de fim de obra',
        text: [
          'Limpeza, graxa, curso e força entram numa visita de {{part.adjustment.from}} a {{part.adjustment.to}}; roldana ou cabo que sofreu, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso soprar a caixa com compressor?',
        answer:
          'Não na placa: o jato empurra pó para dentro de relés e bornes. Pincel seco, com o disjuntor desligado.',
      },
      {
        question: 'Rua de terra pede o quê?',
        answer: 'Trilho limpo toda semana, graxa mínima e lente limpa uma vez por mês.',
      },
    ],
    send: 'Mande uma foto do trilho ou do fuso e do motor por fora: dizemos se basta limpar.',
  },
  {
    when: [
      'agua|chuva|molhou|molhad*|alag*|enchente|inund*|encharc*|granizo|temporal',
      'caixa|motor|central|placa|portao',
      'entrou|entrando|dentro|alagou|alagad*|enchente|encharc*|inund*|submers*|granizo|molhou|molhado|molhada',
    ],
    unless:
      'sensor|madeira|barulh*|abre sozinh*|nao fecha|abre|lav*|fotocelula|controle|protege*|pode|posso|evitar|raio|queimou|disjuntor|sozinh*|dr',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Água na caixa do motor: desligue o disjuntor sem encostar no portão e não religue para testar, porque é a corrente com a placa molhada que a queima. Abra o portão na mão pela chave, se a folha está reta, e deixe a caixa secar fechada à chuva e aberta ao ar.',
    ],
    heading: 'Até onde a água chegou decide o conserto',
    text: [
      'Respingo que entrou pela tampa seca em um ou dois dias e deixa oxidação a limpar. Água que cobriu o motor chega à bobina, ao rolamento e à graxa: ele pode até ligar e parar semanas depois.',
      'Água de rua traz lama e sal de esgoto; a placa precisa ser lavada e seca em bancada. Granizo amassa a tampa e a folha, e o caminho da água abre ali.',
    ],
    points: [
      'Só a tampa molhada por dentro: vedar e limpar contatos.',
      'Linha de lama na caixa: placa e capacitor na bancada.',
      'Motor coberto: abrir, secar e trocar rolamento e graxa.',
      'Choque ou DR caindo: ninguém toca na folha.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Faixas do conserto depois da água',
        text: [
          'Limpeza e vedação ficam entre {{repair.from}} e {{repair.to}}; placa, de {{part.board.from}} a {{part.board.to}}; estator, de {{part.stator.from}} a {{part.stator.to}}. A garantia de peça não cobre inundação, mas o seguro da casa às vezes cobre: guarde as fotos.',
        ],
      },
    ],
    questions: [
      {
        question: 'Quanto tempo deixo secar?',
        answer: 'Pelo menos dois dias ao ar, sem sol forte nem secador. E a medida vem antes de religar.',
      },
      {
        question: 'Como subir o motor para não alagar de novo?',
        answer:
          'No de correr, a base pode ser alteada e a cremalheira acompanha. A central pode ir sozinha para o alto da parede.',
      },
    ],
    send: 'Mande uma foto mostrando até onde a água chegou, tirada sem encostar na folha, e a etiqueta do motor.',
  },
  {
    when: [
      'parado|parada|sem uso|fechada|fechado|desligado|abandonad*|sem usar',
      'ha um ano|ha 1 ano|faz um ano|um ano|1 ano|meses|anos|muito tempo|tempo|ha dias|semanas|sem usar',
      'portao|motor|casa|automatico|controle',
    ],
    unless:
      'garantia|dura|vida util|quantos anos|idade|manutencao|peca|na rua|aberto|so funciona|viagem|dias de|troca|durante|de quanto em quanto|com que frequencia',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Portão parado ou travado há meses não se religa de primeira: com o disjuntor desligado, veja se a folha está reta, limpe o trilho, solte o motor e mova-a na mão de ponta a ponta. Só com ela leve e sem bicho na caixa se liga; motor que ronca e não parte deve ser desligado na hora.',
    ],
    heading: 'O que o tempo parado faz',
    text: [
      'Graxa velha endurece, ferrugem prende pino e roldana, bateria do controle acaba e formiga faz ninho na placa. Capacitor que ficou sem tensão por muito tempo também perde valor.',
      'Comece pelo simples: bateria nova, disjuntor e botoeira. Depois, a folha. O motor vem por último, porque forçá-lo contra ferro preso é o que o queima.',
    ],
    points: [
      'Não abre e nada acende: disjuntor, tomada ou fusível.',
      'Botoeira abre e controle não: bateria.',
      'Ronca e não anda: folha presa ou capacitor.',
      'Cabo ou mola com ferrugem em pó: não abra, chame.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Uma revisão para voltar a usar',
        text: [
          'Limpeza, lubrificação, curso e força ficam entre {{part.adjustment.from}} e {{part.adjustment.to}}; capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; roldana ou cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'De quanto em quanto tempo devo acionar em casa fechada?',
        answer: 'Uma vez por mês, indo e voltando, basta para não prender.',
      },
      {
        question: 'Os controles perderam a programação?',
        answer: 'Não por falta de luz: ela fica gravada na placa. É quase sempre bateria.',
      },
    ],
    send: 'Conte há quanto tempo está parado e mande uma foto da folha, do trilho ou das laterais e do motor.',
  },
  {
    when: [
      'desligar|desligo|desligado|desliga|ligado|tirar da tomada|na tomada|fora da tomada|o dia todo|o dia inteiro|24 horas ligado',
      'portao|motor|central|automatico|eletronico',
      'noite|estraga|faz mal|tomada|posso|pode|deixar|dia todo|dia inteiro|sempre|perigo*|problema|direto|tempo todo',
    ],
    unless:
      'sindico|sindica|em sol|no sol|127|127v|110|110v|220|220v|como ligar|instalar|aberto|aberta|direto em tomada|extensao|sold*|nao desliga|nao para|fechamento|destrav*|viaj*|viagem|ferias|raio|chuva|nobreak|luz|fotocelula|alarme|girando|rodando|cerca|energia|consum*|gasta|barulho|meses|controle|parado|apita',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Pode desligar o portão à noite pelo disjuntor dele, e nada se apaga: controles e curso ficam gravados na central. Ligado o dia todo também não faz mal, porque parado ele gasta quase nada. Desligado, o motor continua travando a folha, mas ela só abre na mão.',
    ],
    heading: 'O que muda com o portão desligado',
    text: [
      'Sem energia não há controle, botoeira, interfone nem fotocélula: em emergência alguém precisa saber usar a chave de destravamento. Deixe-a onde todos da casa alcancem.',
      'Ao religar, muitas centrais fazem a primeira viagem devagar para se achar. Deixe completar sem cortar o feixe. E use o disjuntor, não a tomada: puxar o plugue com carga queima o contato.',
    ],
    points: [
      'Por segurança contra controle copiado: vale, mas troque o código.',
      'Por medo de raio: desligue antes do temporal.',
      'Trava elétrica: sem energia, veja se a sua fica presa ou solta.',
      'Nobreak ligado mantém o portão andando: desligue-o também.',
    ],
    sections: [
      {
        aspect: 'safety',
        heading: 'Se o motivo é um portão que abre sozinho',
        text: [
          'Desligar é remendo. Apagar e regravar controles custa de {{part.programming.from}} a {{part.programming.to}}; achar um fio ou botoeira em curto entra num conserto de {{repair.from}} a {{repair.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Desligar todo dia gasta o disjuntor?',
        answer: 'Muito pouco. Se ele faz de interruptor, um próprio para isso, ao lado do quadro, é melhor.',
      },
      {
        question: 'O portão fica mais fácil de arrombar desligado?',
        answer: 'Não: quem segura é a engrenagem, com ou sem luz. Só a trava elétrica depende do modelo.',
      },
    ],
    send: 'Se o portão faz algo estranho quando religa, mande um vídeo e a etiqueta do motor.',
  },
  {
    when: [
      'enferruj*|ferrugem|oxid*|corros*|maresia',
      'praia|litoral|mar|maresia|salitre|sal',
      'portao|motor|placa|central|cremalheira|controle|casa',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Na beira da praia ou perto do mar, a ferrugem começa onde a tinta abriu: solda, parafuso, dobradiça e cabo. Lave com água doce toda semana, sem jato no motor, e trate o ponto enquanto a ferrugem é superficial: lixa, fundo anticorrosivo e tinta. No motor, o sal ataca contatos e placa antes do ferro.',
    ],
    heading: 'O que trocar por material que dura',
    text: [
      'Parafuso e presilha de inox, cabo galvanizado grosso ou de inox, cremalheira de nylon com alma protegida e roldana blindada mudam a vida do portão na praia. Alumínio resiste melhor que ferro, mas a peça de aço presa nele corrói mais depressa se não houver arruela isolante.',
      'Central em caixa vedada, com entrada de fio por baixo e contatos com spray próprio. Cabo com pó vermelho não espera: é o que segura a folha.',
    ],
    points: [
      'Ferrugem de pele: lixa, fundo e tinta.',
      'Chave de fenda que afunda no ferro: serralheiro.',
      'Pó verde nos bornes: limpeza da placa.',
      'Uma revisão no fim do verão e outra antes dele.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Onde atendemos',
        text: [
          'Trabalhamos na Grande São Paulo e não descemos ao litoral. Para quem tem casa lá, dizemos por foto a peça; aqui, limpeza de placa vai de {{part.board.from}} a {{part.board.to}} e cabo ou roldana, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Óleo no portão evita a maresia?',
        answer:
          'Uma película fina em cremalheira de aço e dobradiça ajuda. No trilho e na folha ela só junta areia.',
      },
      {
        question: 'Galvanizado enferruja na praia?',
        answer:
          'Muito mais tarde, e começa pelo corte e pela solda, que precisam de retoque com tinta de zinco.',
      },
    ],
    send: 'Mande fotos dos pontos com ferrugem e da caixa do motor: dizemos o que é tinta, o que é peça.',
  },
];
