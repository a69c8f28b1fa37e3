/** Answers to titles about automating a gate: choosing and buying. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const choiceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'descer de carro|descer do carro|desce de carro|desco de carro|descendo de carro|sair de carro|sair do carro|desce para abrir|descer para abrir|descer toda vez|desca de carro',
      'portao|motor|garagem|abrir',
      'sem|nao|idos*|cadeirante|mae|pai|avo|cansei|cansado|chuva|medo|deficien*|toda vez|para',
    ],
    unless:
      'travou|quebr*|parou|nao abre|nao funciona|controle|assalto*|ladrao|camera|interfone|teclado|senha',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para abrir o portão sem descer do carro basta pôr um motor nele: quem dirige aperta o controle da rua, a folha abre, e o fechamento pode ser automático. Em basculante, o kit sai instalado de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX); de correr e de abrir saem por orçamento, com visita sem taxa.',
    ],
    heading: 'O que deixar pronto para não descer do carro',
    text: [
      'Antes do motor, a folha tem de andar leve na mão: se pesa, roldana, cabo ou dobradiça se acertam primeiro, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Quem anda com dificuldade precisa também de um plano para a falta de luz: nobreak próprio para motor, porque a chave de destravamento obriga a descer.',
    ],
    points: [
      'Controle preso no quebra-sol, com um botão só gravado.',
      'Fotocélula, para a folha esperar o carro passar.',
      'Um segundo controle com alguém de confiança.',
    ],
    send: 'Mande uma foto do portão inteiro por dentro e diga a largura, a altura e o bairro.',
  },
  {
    when: [
      'quem faz|quem fabrica|quem monta|onde faz|quem vende',
      'portao|folha',
      'quem coloca|quem instala|quem poe|quem bota|quem automatiza|quem pos',
    ],
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'O portão, com folha, trilho e coluna, quem faz é o serralheiro; o motor quem vende e instala somos nós, quando a folha já está pronta e andando leve na mão. Em basculante o kit instalado vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX); portão de correr ou de abrir sai por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'A ordem dos três ofícios',
    text: [
      'Primeiro o serralheiro, depois o ponto de energia, com o eletricista, e por fim o motor. Combine antes do acabamento onde fica o reforço do suporte e por onde passa o fio.',
    ],
    points: [
      'Serralheiro: peso da folha por escrito, mola ou contrapeso equilibrados.',
      'Eletricista: circuito só do portão, com disjuntor e terra.',
      'Nós: motor, central, controles, força e fim de curso.',
    ],
    send: 'Mande o desenho ou a foto da folha, com as medidas, antes de ela ficar pronta.',
  },
  {
    when: [
      'arquiteto|arquiteta|engenheiro|engenheira|construtora|incorporadora|empreiteira',
      'motor|portao|portoes|motores',
      'motor|especificar|especificacao|orcamento|quantos|memorial|preciso|portoes|previsao|dimensionar',
    ],
    unless:
      'art|precisa de engenheiro|precisa de projeto|barulho|depois da obra|pedreiro|apos|durante|parou|nao fecha',
    subject: 'automatizacao',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para especificar o motor bastam cinco dados por portão: tipo, largura e altura, material com o peso da folha, aberturas na hora cheia e tensão do ponto. Com eles mandamos o modelo e o valor por escrito: em basculante de casa o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}; portão pesado ou de muito uso fica entre {{condominium.from}} e {{condominium.to}}. Obra com vários portões sai num orçamento só.',
    ],
    heading: 'O que deixar previsto na obra',
    text: [
      'Circuito próprio até o motor, com fio de 2,5 mm² e terra, eletroduto seco até os dois batentes para a fotocélula e outro até o interfone. Reforço na folha no ponto do suporte, feito pelo serralheiro antes da pintura.',
    ],
    points: [
      'Basculante: espaço livre sob a laje e caminho do contrapeso.',
      'De correr: recuo da folha inteira mais um palmo, e base nivelada.',
      'De abrir: coluna firme e lugar para o braço.',
    ],
    send: 'Mande a planta ou o desenho dos portões, com as medidas, e o endereço da obra.',
  },
  {
    when: [
      'casa antiga|casas antigas|imovel antigo|sobrado antigo|portao velho',
      'automatico|automatizar|motor*|eletronico|automatizacao',
    ],
    unless: 'condominio*|predio|madeira|troc*|consert*|peca|controle*|compram|quem compra|vendo|vender',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['compatibility', 'install'],
    answer: [
      'Dá para ter portão automático em casa antiga, muitas vezes com a mesma folha, se ela anda leve na mão e o ferro não está podre no pé. O que costuma faltar é o resto: fio terra e circuito próprio, coluna firme onde prender o motor e, no basculante, cabo e contrapeso revistos. Acertado isso, em basculante o kit sai instalado de {{kit.padrao}} a {{kit.jetflex}}; de correr e de abrir, por orçamento.',
    ],
    heading: 'O que se olha numa casa antiga',
    text: [
      'Muro de tijolo maciço segura bem; reboco solto, não. Fiação de pano e quadro de fusível pedem eletricista antes do motor, porque a partida puxa corrente.',
    ],
    points: [
      'Vão baixo ou estreito: meça com o carro.',
      'Folha de madeira: reforço de ferro por trás.',
      'Fachada tombada: pergunte à prefeitura antes.',
      'Rampa de paralelepípedo: veja onde o pé da folha raspa.',
    ],
    send: 'Mande uma foto do portão por dentro, das colunas e do quadro de luz.',
  },
  {
    when: [
      'motor',
      'portao novo|portao completo|folha nova|novo portao|fazem o portao|o portao e colocam|o portao e poem|o portao e o motor',
      'fazem o portao|fazem|faz|voces|vendem|instalam|e motor|motor e|com motor',
    ],
    unless: 'queimou|serve|quanto custa|preco',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['buy', 'install'],
    answer: [
      'O motor, sim; o portão, não: quem faz a folha nova é a serralheria, e nós pomos o motor, a central e os controles quando ela está no lugar. Para basculante há kit instalado de {{kit.padrao}} a {{kit.jetflex}}; os outros tipos se orçam por foto. Fale conosco antes da medida final, porque o motor pede espaço e reforço.',
    ],
    heading: 'O que combinar com o serralheiro',
    text: [
      'Peso da folha, reforço no ponto do braço ou da cremalheira, coluna firme e conduíte para energia e fotocélula.',
    ],
    points: [
      'Basculante: contrapeso que equilibre a folha sem motor.',
      'De correr: trilho no nível e base para o motor.',
      'De abrir: coluna cheia e espaço para o braço.',
    ],
  },
  {
    when: [
      'dor|dores|cansei|cansado|nao consegue|nao aguenta|nao tem forca|nao da conta|sem forca|dificuldade|cansa|nao pode',
      'erguer|levantar|abrir portao|abrir o portao|abrir na mao|empurrar|puxar|erguer o portao|levantar o portao|subir o portao',
      'pai|mae|avo|idos*|anos|esposa|sogra|sogro|crianca|filha|mulher|gravida|cadeirante|costas|coluna|joelho',
    ],
    unless: 'motor nao|sem luz|motor fraco|controle|celular',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'Portão que alguém não consegue erguer tem dois remédios, nesta ordem: equilibrar a folha, que em bom estado sobe com uma mão, e pôr motor. Cabo, mola ou contrapeso se acertam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; o kit instalado em basculante vai de {{kit.padrao}} a {{kit.jetflex}}, com dois controles.',
    ],
    heading: 'O que ajuda quem tem pouca força',
    text: [
      'Não compense o peso com motor mais forte: na falta de luz a folha volta a pesar, e é aí que a pessoa se machuca. O equilíbrio vem primeiro, e o motor só a move.',
    ],
    points: [
      'Controle de tecla grande, ou um chaveiro preso à bolsa.',
      'Fotocélula e pausa longa, para quem passa devagar.',
      'Nobreak, para não depender da mão no apagão.',
      'Cabo e contrapeso nunca se mexem em casa: quem solta pode ter a folha em cima.',
    ],
    further:
      'Como se põe o primeiro motor está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, com as duas laterais, a largura, a altura e o bairro.',
  },
  {
    when: [
      'comprar|compro',
      'motor|kit',
      'instalar eu mesmo|eu mesmo instalar|eu instalo|instalar sozinho|eu mesmo|por conta propria',
    ],
    unless: 'usado|internet',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['buy', 'install'],
    answer: [
      'Dá, se o portão já anda leve na mão e há ponto de energia com disjuntor e terra: o motor sozinho, na nossa tabela de basculante, custa de {{motor.quarterCv}} a {{motor.halfCv}}, com {{motor.warranty}} de garantia. O que se erra em casa é o equilíbrio da folha, o fim de curso e a força, e peça quebrada por montagem errada não tem garantia. Instalado por nós, o kit vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'A conta de instalar por conta própria',
    text: [
      'Some suporte, cabo, disjuntor, controles e o dia de trabalho. No de correr vêm ainda a base no piso e a cremalheira.',
    ],
    points: [
      'Confira tensão e peso da folha antes de pagar.',
      'Solda e rede elétrica pedem profissional.',
      'Teste a parada com uma caixa de papelão antes de usar.',
    ],
    send: 'Mande uma foto do portão por dentro e as medidas: dizemos que motor serve.',
  },
  {
    when: [
      'casa nova|terreno|construindo|construcao|obra nova|casa em construcao|garagem nova|sem portao',
      'portao',
      'primeiro|comecar|antes|ordem|planej*|prever|deixar pronto|sem portao|o que fazer|preparar',
    ],
    unless: 'quanto custa|preco|dono|comprei|funcionando|funcionar|condominio|predio',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'Comece pelo espaço, que decide se o portão sobe, corre ou abre; depois venha com o serralheiro para a folha, e deixe a energia prevista antes do reboco. O motor é o último: em basculante, instalado, de {{kit.padrao}} a {{kit.jetflex}}; de correr ou de abrir, por orçamento, em geral de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    heading: 'O que prever na obra por causa do motor',
    text: [
      'Muro comprido ao lado pede folha de correr; entrada curta, basculante; recuo largo, de abrir. Peça ao serralheiro o peso da folha por escrito e reforço onde o motor se prende.',
      'Do quadro vai um circuito só do portão, com terra, e um conduíte vazio para botoeira, interfone e fotocélula. Refazer isso depois custa parede.',
    ],
    points: [
      'De correr: base de concreto e canaleta fora do trilho.',
      'Basculante: altura livre com o carro mais alto embaixo.',
      'De abrir: coluna firme e batente no piso.',
      'Fotocélula: um tubo de cada lado do vão, a meio metro do chão.',
    ],
    send: 'Mande a planta ou a foto do vão com as medidas: dizemos que tipo de motor cabe antes de a folha ser feita.',
  },
  {
    when: [
      'qual portao|que portao|qual tipo de portao|que tipo de portao|tipo de portao',
      'e mais facil|mais facil|facil|simples|mais rapido de|melhor',
      'motor|automatizar|automatizacao|motorizar|instalar motor|colocar motor|de colocar motor|para colocar motor|por motor|de por motor|para por motor|botar motor|de instalar motor|receber motor|de automatizar',
    ],
    unless: 'barato|manutencao|qual motor',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'O basculante equilibrado é o mais simples de receber motor: ele já tem contrapeso, o motor se prende na coluna e o kit sai instalado de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX) no mesmo dia. O de correr pede base no piso e cremalheira na folha inteira; o de abrir, um motor por folha e colunas firmes. Os dois saem por orçamento.',
    ],
    description:
      'O basculante equilibrado é o mais simples de receber motor: o kit sai instalado de {{kit.padrao}} a {{kit.jetflex}}; o de correr e o de abrir, por orçamento.',
    heading: 'O que cada portão pede antes do motor',
    text: [
      'Em qualquer um a prova é a mesma: a folha anda com uma mão, do começo ao fim, sem raspar. O que não passa nela se acerta primeiro.',
      'Num portão que ainda vai ser feito, avise o serralheiro de que ele terá motor: reforço e folga certos na fábrica custam menos que solda depois.',
    ],
    points: [
      'Basculante: lateral livre e coluna firme.',
      'Correr: piso no nível e parede livre ao lado.',
      'Abrir: coluna que aguente a alavanca e área de giro.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro e as medidas.',
  },
  {
    when: ['fazem portao|faz portao|vendem portao|vende portao|fabricam portao', 'ou|e', 'motor|motores'],
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Só o motor: nós vendemos, instalamos e consertamos motor de portão, e a folha, de ferro, alumínio ou madeira, é da serralheria. Fale conosco antes de ela ser feita, porque peso e movimento decidem o motor. Em basculante pronto, o kit instalado vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX); de correr e de abrir saem por orçamento.',
    ],
    heading: 'Portão novo com motor, em duas mãos',
    text: [
      'Peça ao serralheiro o peso da folha por escrito, o reforço no ponto do motor e o conduíte já na coluna. Com isso a instalação leva {horas de instalação}.',
    ],
    points: [
      'Serralheria: folha, trilho, contrapeso, pintura.',
      'Nós: motor, central, controles e regulagem.',
      'Eletricista: ponto de energia com disjuntor e terra.',
    ],
    send: 'Mande pelo WhatsApp o desenho ou a foto do portão e as medidas.',
  },
  {
    when: [
      'mais facil|facil|simples|mais simples',
      'de correr ou basculante|correr ou em basculante|basculante ou de correr|basculante ou em de correr|de correr ou em basculante|basculante ou correr|correr ou basculante|basculante ou deslizante|deslizante ou basculante|correr ou de abrir|basculante ou de abrir|basculante ou pivotante',
    ],
    unless: 'manutencao|limpar|consertar',
    winsTies: true,
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'No basculante é mais fácil: o contrapeso já carrega a folha, o motor se prende na coluna e o kit, de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX), sai instalado em {horas de instalação}. O de correr pede uma base no piso, no nível do trilho, e cremalheira na folha toda; o de abrir, um motor por folha e colunas firmes. Esses dois saem por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    description:
      'No basculante é mais fácil pôr motor: o kit sai instalado de {{kit.padrao}} a {{kit.jetflex}}; no de correr e no de abrir, por orçamento.',
    heading: 'O que dá trabalho em cada um',
    text: [
      'O portão decide mais que o tipo: um de correr em trilho limpo é mais rápido de automatizar que um basculante torto. Mova a folha com uma mão, de ponta a ponta, antes de pedir o preço.',
      'Se o portão ainda vai ser feito, escolha primeiro pelo espaço: sem parede livre ao lado não há portão de correr, e sem área livre na frente não há portão de abrir.',
    ],
    points: [
      'Basculante: coluna firme e contrapeso certo.',
      'Correr: piso no nível, parede livre e lugar para a base.',
      'Abrir: pivô sem folga e espaço para a folha girar.',
      'Nos três: tomada perto, com disjuntor próprio.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro e as medidas.',
  },
  {
    when: [
      'barato|mais em conta|menos custo|economico',
      'qual portao|que portao|qual tipo de portao|que tipo de portao|qual tipo|que tipo',
      'automatizar|motorizar|colocar motor|por motor|instalar motor|automatizacao',
    ],
    winsTies: true,
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'O basculante é em geral o mais barato de automatizar: um motor só, preso na coluna, e kit de preço fechado, de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX) já instalado. O de correr leva base e cremalheira e fica, numa casa, em geral entre {{replacement.from}} e {{replacement.to}}. O de abrir com duas folhas é o mais caro dos três, porque usa um motor em cada uma.',
    ],
    heading: 'O que muda a conta em qualquer portão',
    text: [
      'Folha que precisa de conserto encarece qualquer tipo: roldana, cabo e polia ficam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e solda, de {{part.metalwork.from}} a {{part.metalwork.to}}. Ponto de energia longe é serviço de eletricista, à parte.',
    ],
    points: [
      'Folha leve e equilibrada: motor menor.',
      'Tomada a menos de um metro: sem obra.',
      'Nobreak, trava e fotocélula entram depois, se for preciso.',
    ],
    send: 'Mande uma foto do portão por dentro e as medidas: o valor vem antes da visita.',
  },
];
