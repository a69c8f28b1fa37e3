/** Answers to titles about metalwork: faults. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const faultAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'sold*|solda|soldam|soldar|soldador',
      'enferruj*|ferrugem|oxidad*|corroid*|podre|comid*',
      'portao|portoes|folha|coluna|chapa|perfil|ferro|basculante|grade',
    ],
    unless: 'preco de solda|curso|maquina de solda|trilho|cremalheira',
    winsTies: true,
    subject: 'serralheria',
    isAboutSubject: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Solda de portão enferrujado é serviço de serralheiro, e nós não o fazemos. Conosco fica só a solda pequena, do suporte do motor, de {{part.metalwork.from}} a {{part.metalwork.to}}. Onde a chave de fenda afunda, o serralheiro troca o pedaço, porque solda em chapa comida fura e não segura; onde a ferrugem é só de superfície, bastam lixa, fundo e tinta. Antes de soldar, desligue o disjuntor e peça ao técnico que solte os fios da central, para a solda não queimar a placa.',
    ],
    heading: 'Do serralheiro até o portão voltar a andar',
    text: [
      'Ferrugem na base da coluna, no pivô ou nas presilhas do cabo solta peso de uma vez: até a solda, não use o motor nem fique embaixo da folha.',
      'Perfil novo pesa diferente do velho. Depois da solda nós refazemos a regulagem do motor, de {{part.adjustment.from}} a {{part.adjustment.to}}, e conferimos cabos, roldanas e equilíbrio.',
    ],
    points: [
      'O terra da máquina de solda fica ao lado do ponto soldado.',
      'Fundo e tinta por cima da solda, antes da primeira chuva.',
      'Coluna que balança: reforço antes de o motor trabalhar.',
      'Cabo com fio marrom: troca do par, que é conosco.',
    ],
    send: 'Mande uma foto da folha inteira, de longe, e outra do ponto enferrujado: dizemos o que é do serralheiro e o que é nosso.',
  },
  {
    when: [
      'grade|grades|fecho|ferrolho|trinco|portao manual',
      'portao',
      'fazem|fabricam|conserto|consertam|consertar|pequeno|preco|trocar|voces',
    ],
    unless: 'motor|eletric*|automatico|automatizar|transformar|ou automatico|eletronico',
    subject: 'serralheria',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['repair'],
    answer: [
      'Grade, fecho, trinco e portão sem motor são serviço de serralheiro, e não nosso: ele faz, solda e troca a ferragem. Nós cuidamos do portão automático, do motor à roldana, e do fecho elétrico que abre por botão ou controle; quem quer pôr motor num portão manual fala conosco, e o kit de basculante instalado começa em {{kit.padrao}}.',
    ],
    heading: 'Como saber a quem chamar',
    text: [
      'Se a peça tem fio, é conosco; se é só ferro, é do serralheiro. Na dúvida, a foto do portão por dentro resolve antes de qualquer visita.',
    ],
  },
  {
    when: [
      'manual|manuais|sem motor',
      'portao|portoes',
      'conserto|consertar|conserta|emperr*|reforma|reformar|arrumar|arruma|travado|quebrado|caiu|fora de trilho',
    ],
    unless:
      'eletronico|automatic*|em manual|no manual|so manual|abertura manual|modo manual|destrav*|sem luz|energia|controle|central|ou',
    subject: 'serralheria',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['repair'],
    answer: [
      'Portão manual, sem motor, quem conserta é o serralheiro, e não nós: dobradiça seca, roldana gasta, trilho amassado e coluna fora do prumo são trabalho dele. Se a folha saiu do lugar ou um cabo soltou, ninguém força nem fica perto. O nosso serviço começa quando a folha anda leve: pôr o motor, que em basculante custa de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX) instalado.',
    ],
    description:
      'Portão manual, sem motor, quem conserta é o serralheiro: dobradiça, roldana, trilho e coluna são trabalho dele. Nós cuidamos do motor.',
    heading: 'O que dizer ao serralheiro de um portão sem motor',
    text: [
      'Conte como ele anda, por trilho, por dobradiça ou para cima, e em que ponto prende. Folha que arrasta só de um lado costuma ter coluna ou dobradiça cedida.',
    ],
    points: [
      'Basculante pesado ou que desce sozinho: deixe fechado e não fique embaixo.',
      'Portão que vai receber motor: avise antes da solda.',
    ],
    send: 'Se a ideia é automatizar depois do conserto, mande a foto da folha por dentro e a largura do vão.',
  },
  {
    when: [
      'chapa|chapas|lambril|tela|ripas|ripado',
      'trocar|troca|reformar|reforma|refazer|podre|enferrujada|amassada',
      'portao',
    ],
    unless: 'motor|peso|pesado|aguenta',
    subject: 'serralheria',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['replace'],
    answer: [
      'Trocar a chapa do portão é serviço de serralheiro, e não nosso: ele corta, solda e pinta a folha. O que fazemos é soltar o motor antes e regulá-lo depois, de {{part.adjustment.from}} a {{part.adjustment.to}}, porque chapa nova costuma pesar mais que a velha e o contrapeso e a força têm de acompanhar.',
    ],
    heading: 'Cuidados com o motor durante a reforma',
    text: [
      'Antes da solda, desligue o disjuntor e peça ao técnico que solte os fios da central: a corrente da solda volta pela placa e a queima. Pergunte ao serralheiro quanto a folha vai pesar, e compare com o limite da etiqueta do motor.',
    ],
  },
  {
    when: [
      'trocar o portao|trocar portao|portao novo|mudar o portao|trocar a folha|portao inteiro',
      'quando|vale a pena|compensa|hora de|inteiro|sinais|ou consertar|ou reformar|como saber',
    ],
    unless:
      'manutencao|revisao|preventiva|lubrific*|garantia|motor|controle*|pelo de|por um de|para deslizante|para basculante|posso|quanto custa|preco',
    subject: 'serralheria',
    aspects: ['signs', 'worth'],
    answer: [
      'Vale trocar o portão inteiro quando o ferro já não segura o motor: pé da folha podre, coluna que mexe, quadro torcido que volta a entortar depois de soldado ou madeira apodrecida por dentro. Cabo, roldana, mola, dobradiça e motor não são motivo: trocam-se sozinhos, de {{repair.from}} a {{repair.to}}. Quem faz folha nova é a serralheria; nós passamos o motor para ela, se ele serve, ou pomos outro.',
    ],
    heading: 'A conta antes de mandar fazer outro',
    text: [
      'Some o que a serralheria cobra para reformar e compare com a folha nova. Ferrugem só na chapa se corta e se emenda; ferrugem no quadro e nas pontas da dobradiça volta.',
      'Antes da medida final, fale com quem vai pôr o motor: peso, material e movimento da folha nova decidem se o motor de hoje continua.',
    ],
    points: [
      'Folha reta e firme: só conserto.',
      'Coluna com trinca: obra antes de qualquer portão.',
      'Mais peso na folha nova: motor e contrapeso refeitos.',
      'Mudou de basculante para de correr: motor novo.',
    ],
    send: 'Mande fotos do pé da folha, das colunas e do motor: dizemos se ainda há o que aproveitar.',
  },
  {
    when: ['serralheiro*|serralheria*', 'consert*|arrum*|repar*|mexe|reforma*', 'portao|portoes'],
    unless: 'pode|quem|soldar|motor',
    subject: 'serralheria',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Serralheiro conserta folha torta, coluna e solda aberta; motor, central, controle, cabo, roldana e equilíbrio do portão consertamos nós, de {{repair.from}} a {{repair.to}}. Para saber quem chamar, repare na folha parada: se está torta ou caída, é dele; se está reta e não anda, é conosco.',
    ],
    heading: 'De quem é o conserto, pelo que se vê',
    text: [
      'Olhe de fora, com o disjuntor desligado, e não solte o motor se a folha estiver inclinada ou com cabo frouxo.',
      'Quando o caso é dos dois, o serralheiro vem primeiro e nós regulamos depois. Avise-o de que a placa do motor tem de estar desligada enquanto ele solda.',
    ],
    points: [
      'Ferro rachado, chapa podre, coluna fora de prumo: serralheiro.',
      'Ronca, estala, para no meio ou não responde: motor.',
      'Raspa num lado só: cabo ou roldana, ou dobradiça, conforme o portão.',
      'Suporte do motor solto da folha: mande foto antes de chamar alguém.',
    ],
    send: 'Mande uma foto da folha inteira, de longe, e outra do ponto com defeito: dizemos de quem é o serviço e, se for nosso, o valor.',
  },
  {
    when: [
      'solda|soldas|soldar|soldado|soldando',
      'empenad*|empenou|empeno|tort*|entortad*|entortou|desalinhad*|fora de esquadro',
      'portao|portoes|folha|basculante|grade|deslizante',
    ],
    unless: 'preco|quanto|suporte|braco|trilho|motor tort*|dobradica*|carro|caminhao',
    subject: 'serralheria',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Solda sozinha não endireita portão empenado: primeiro o serralheiro desempena o quadro, e só então solda o que abriu. Esse serviço é dele; até lá, desligue o disjuntor e não acione o motor com a folha torta. Depois nós acertamos curso, força e equilíbrio, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    answerAtPlace: [
      'Solda sozinha não endireita portão empenado: primeiro o serralheiro desempena o quadro, e só então solda o que abriu. Esse serviço é dele; até lá, desligue o disjuntor e não acione o motor com a folha torta. Depois nós acertamos curso, força e equilíbrio {onde}, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    description:
      'Solda sozinha não endireita portão empenado: o serralheiro desempena o quadro e depois solda; até lá, desligue o disjuntor e não acione o motor.',
    heading: 'O que combinar com o serralheiro',
    text: [
      'Peça que ele meça as duas diagonais da folha, que têm de ser iguais, e que prenda o cabo terra da máquina junto do ponto soldado. A corrente que atravessa a folha volta pela placa e a queima.',
      'Placa queimada pela solda se troca por {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Fios do motor e da central soltos antes da solda.',
      'Perfil de alumínio vincado não volta: troca-se.',
      'Basculante torto: ninguém passa embaixo nem o destrava.',
      'Fundo e tinta na solda logo depois, ou ela enferruja.',
    ],
    send: 'Mande uma foto da folha inteira, de longe, e outra do ponto torto: dizemos o que é do serralheiro e o que é nosso.',
  },
  {
    when: [
      'desentort*|desempen*|desamass*|endireitar|entortou|empenou|amassou|entortad*|amassado',
      'portao|basculante|folha|deslizante|grade',
    ],
    unless:
      'instalaram|colocaram|montaram|depois de instalar|cabo|trilho|braco|carro|caminhao|calor|sol|cremalheira|um lado|de um lado|vento|quem paga|motor tort*',
    subject: 'serralheria',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Desentortar a folha é trabalho do serralheiro, que desempena o quadro no lugar ou na oficina e dá o preço vendo; nós soltamos o motor antes e acertamos cabo, roldana, curso e força depois, de {{part.adjustment.from}} a {{part.adjustment.to}}. Até lá, desligue o disjuntor: folha torta presa ao motor solta de uma vez ou queima a bobina.',
    ],
    heading: 'O que se salva e a ordem do serviço',
    text: [
      'Chapa amassada não atrapalha o motor. Quadro fora de esquadro, sim: a folha toca na coluna, o cabo puxa mais de um lado e a roda sai do canal. Mede-se pelas duas diagonais, que têm de ser iguais.',
      'Basculante torto tem peso e cabo esticado: ninguém passa embaixo, e ele não se destrava nem se puxa com o carro para voltar.',
    ],
    points: [
      'Alumínio vinca e não volta: troca-se o perfil.',
      'Ferro desempena, e a solda velha se refaz.',
      'Motor desligado e fios da central soltos pelo técnico antes da solda.',
      'Depois do ferro pronto: curso, força e equilíbrio de novo.',
    ],
    send: 'Mande uma foto de frente com a folha fechada, outra do ponto amassado e a etiqueta do motor.',
  },
  {
    when: [
      'retirar|remover|tirar|arrancar|desmontar|retirada|remocao|descarte|descartar|jogar fora',
      'portao antigo|portao velho|portao inteiro|portao quebrado|portao de ferro velho|folha antiga|folha velha|portao e motor|portao e o motor',
    ],
    unless: 'motor de portao|mofo|ferrugem|tinta|mancha|controle*|trilho',
    subject: 'serralheria',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Retirar o portão não está entre os nossos serviços: a folha é do serralheiro, que solta, corta e leva. O motor retiramos nós, antes dele, com a central e os controles, por um valor dentro da faixa de conserto, a partir de {{repair.from}}. Combine os dois para o mesmo dia, ou o vão fica aberto.',
    ],
    heading: 'A ordem da retirada',
    text: [
      'Primeiro sai o motor, com o disjuntor desligado e os fios isolados; depois a folha, que sem motor pode correr, girar ou, no basculante, subir sozinha pelo contrapeso. Por isso ninguém solta cabo nem mola antes de a folha estar escorada.',
      'Pergunte ao serralheiro se ele leva a sucata, quem refaz o piso e a coluna e como o vão fica fechado à noite.',
    ],
    points: [
      'Nosso: motor, central, fotocélula e o ponto deixado isolado.',
      'Do serralheiro: folha, trilho, cabos, contrapeso e coluna.',
      'Guarde o motor se ele tem menos de alguns anos: pode servir à folha nova, se o peso e o movimento couberem.',
      'O técnico solta o motor antes, se ele vai voltar.',
    ],
    questions: [
      {
        question: 'O motor antigo serve no portão novo?',
        answer:
          'Só se a folha nova anda do mesmo modo e pesa o mesmo ou menos. Mande a etiqueta do motor e as medidas da folha antes de encomendá-la.',
      },
    ],
    send: 'Mande a foto do portão inteiro e da etiqueta do motor, com o dia da retirada da folha.',
  },
  {
    when: [
      'mudar|trocar|mover|deslocar|recuar|avancar|passar',
      'portao',
      'de lugar|de posicao|para tras|para frente|outro lugar|recuo',
    ],
    unless: 'outra casa|mudanca|controle',
    subject: 'serralheria',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Mudar o portão de lugar e manter o motor é possível quando a folha continua a mesma e anda do mesmo jeito. O serralheiro e o pedreiro refazem coluna, trilho e batente; nós tiramos o motor antes, com o portão preso, e o montamos na posição nova, com fio, curso e força refeitos. Suporte soldado e cremalheira cortada na medida às vezes não se aproveitam.',
    ],
    heading: 'A ordem da mudança e o que fica conosco',
    text: [
      'Combine as duas visitas antes da obra: a da retirada, para o motor não ser arrancado nem soldado por perto, e a da montagem, com o cimento já curado.',
      'As duas se orçam por foto. Como medida, regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e suporte soldado, entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Conduíte até a posição nova, antes de fechar a parede.',
      'Ponto de energia com disjuntor e terra no lugar do motor.',
      'Se o portão avança mais na calçada, a prefeitura vem antes.',
      'Folha equilibrada de novo, no basculante.',
      'Fotocélula na altura certa do vão novo.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão como está e um desenho simples de onde ele vai ficar.',
  },
  {
    when: [
      'soldar|solda|soldando|soldagem',
      'motor|ligado|tomada|placa|central|automatico|eletronico',
      'posso|pode|ligado|tomada|queima|queimou|perigo*|cuidado*|antes|fazer',
    ],
    unless: 'soltou|trinc*|quebr*|preco|rele|ja soldado',
    subject: 'serralheria',
    isAboutSubject: true,
    answer: [
      'Não solde com o motor ligado: a corrente da solda procura o caminho pelo ferro do portão, atravessa o motor e a central e queima a placa. Desligue o disjuntor, tire da tomada e peça ao técnico que solte os fios da central; o grampo do terra da solda vai preso bem perto do ponto, na própria folha.',
    ],
    heading: 'Preparar o portão para o serralheiro',
    text: [
      'Cubra motor, fotocélula, cabo de aço e cremalheira de nylon com manta: respingo fura plástico, cega lente e tira a têmpera do cabo. A folha é escorada antes de se cortar qualquer peça que a segure.',
      'Depois da solda, espere esfriar e, {prova na mão}, mova a folha; só então religue. Chapa nova muda o peso, e a força do motor precisa acompanhar.',
    ],
    points: [
      'Disjuntor desligado não basta: os fios saem dos bornes, pela mão do técnico.',
      'Terra da solda nunca na base do motor.',
      'Extintor por perto, nada inflamável na garagem.',
      'Pintura no ponto soldado, no mesmo dia.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'A nossa parte, antes e depois',
        text: [
          'Solda pequena de suporte, com o motor no lugar, fica entre {{part.metalwork.from}} e {{part.metalwork.to}}; refazer curso e força, de {{part.adjustment.from}} a {{part.adjustment.to}}. Placa queimada pela solda vai de {{part.board.from}} a {{part.board.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Já soldaram e o portão parou. E agora?',
        answer: 'Deixe desligado. Fusível e entrada da placa são os primeiros a olhar, e às vezes bastam.',
      },
      {
        question: 'Quem paga a placa queimada?',
        answer: 'Em geral, quem soldou sem desligar. Guarde fotos e o orçamento por escrito.',
      },
    ],
    send: 'Mande uma foto do ponto a soldar e outra do motor: dizemos o que desligar e cobrir.',
  },
  {
    when: ['enferruj*|ferrugem|oxidad*|corroid*', 'reforma*|portao|consert*|recuper*'],
    unless: 'trilho|cremalheira|fechadura|trava|cabo|controle|bateria|maresia|evitar',
    subject: 'serralheria',
    aspects: ['repair', 'care', 'safety'],
    answer: [
      'Portão enferrujado se reforma enquanto a ferrugem é de superfície: lixa, fundo e tinta. Onde a chave de fenda afunda, o ferro acabou, e o serralheiro troca o perfil antes de se falar em motor; nós reparamos a parte que se move, a regulagem e o comando, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Ferrugem de pele e ferrugem de estrutura',
    text: [
      'O perigo está onde não se vê: base da coluna, pivô, caixa de contrapeso e as presilhas do cabo. Ali a ferrugem solta peso de uma vez.',
      'Chapa nova pesa diferente da velha. Depois da solda se refaz o equilíbrio, e o motor é regulado outra vez.',
    ],
    points: [
      'Bolha na tinta perto do chão: água parada no perfil.',
      'Pó marrom no pivô: eixo gasto.',
      'Cabo com fio marrom: troca do par.',
      'Coluna que balança: não use o motor.',
    ],
  },
];
