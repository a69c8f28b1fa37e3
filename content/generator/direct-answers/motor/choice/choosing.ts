/** Answers to titles about motors: choosing. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const choosingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'tudo igual|todos iguais|tudo a mesma coisa|e igual|sao iguais|mesma coisa|muda alguma coisa|faz diferenca',
      'motor de portao|motor|motores|motores de portao',
    ],
    unless:
      'marca|ppa|garen|rossi|peccinin|nice|quando|lado|controle|trocar|trocou|instalar|hp|cv|110*|127*|220*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'what'],
    answer: [
      'Não são iguais: o motor de basculante, o de correr e o de abrir não servem um no lugar do outro, e dentro de cada tipo mudam o peso que levam, as aberturas por hora, a velocidade e a tensão. O que se parece é o resto, central, controle e fotocélula. Em basculante os nossos kits instalados vão de {{kit.padrao}}, que abre em {{kit.padrao.seconds}}, a {{kit.jetflex}}, que abre em {{kit.jetflex.seconds}}.',
    ],
    heading: 'O que faz a diferença no dia a dia',
    text: [
      'Primeiro o tipo da folha e o peso dela; depois quantas vezes abre na hora mais cheia. Marca vem por último, e conta pela peça que se acha e por quem responde se falhar.',
    ],
    points: [
      'Estator fino: casa. Estator largo: prédio e comércio.',
      'Com inversor: rápido e macio, e pede folha reta.',
      '24 V: aceita bateria direto na placa.',
    ],
    send: 'Mande a foto da folha por dentro, as medidas e quantas vezes ela abre por dia.',
  },
  {
    when: [
      'como saber|como sei|saber se|sei se|como descobr*|descobrir|como identific*|identificar|como ver|da para saber|como verific*|sinal|sinais|sintoma|sintomas|saber',
      'qual motor|que motor|motor certo|motor ideal|motor serve|motor correto|motor adequado|motor compativel|qual o motor|qual e o motor|motor usar|motor comprar',
    ],
    unless: 'kg|quilos|metros|controle*|placa|capacitor|queim*|marca|condominio*|predio*|industrial',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'O motor que serve sai de três respostas, nesta ordem: como a folha anda, quanto pesa e quantas vezes abre por hora. Folha que sobe pede motor de basculante, e até {{home.weight}} basta o PPA Home, até {{homeJetflex.weight}} o Home Jetflex; folha que corre ou que abre tem motor próprio, por orçamento. Só depois se confere a tensão do ponto, 127 ou 220 V.',
    ],
    heading: 'As três respostas, tiradas do seu portão',
    text: [
      'Anda: sobe inteiro, é basculante; corre para o lado sobre um trilho, é deslizante; gira na dobradiça, é de abrir, e conta-se um motor por folha. Um tipo de motor não serve no outro.',
      'Pesa: multiplique largura por altura e pelo peso da chapa, ou mande as medidas e o material, que fazemos a conta.',
    ],
    points: [
      'Casa, poucas aberturas: motor residencial.',
      'Prédio ou comércio: motor de muitos ciclos por hora.',
      'Folha que não anda leve na mão: conserte antes de comprar.',
      'Energia junto do portão: veja se chega 127 V, 220 V ou os dois.',
    ],
    send: 'Mande uma foto do portão inteiro por dentro, a altura, a largura e o material da folha: dizemos qual motor serve e quanto custa.',
  },
  {
    when: [
      'antes de comprar|ao comprar|na hora de comprar|olhar antes|observar antes|avaliar antes|saber antes',
      'motor*|kit*|automatizador*',
    ],
    unless: 'medir|medidas|usado|segunda mao|casa|controle*|passo a passo|bateria|capacitor',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'buy'],
    answer: [
      'Antes de comprar o motor, olhe três coisas: o tipo do portão, porque motor de basculante não serve em folha que corre ou abre; o peso da folha contra o máximo da ficha, até {{motor.quarterCv.weight}} no de 1/4, {{motor.thirdCv.weight}} no de 1/3 e {{motor.halfCv.weight}} no de 1/2 em basculante; e a tensão do ponto, 127 ou 220 V. Depois veja o que vem na caixa, a garantia escrita e se a peça se acha perto.',
    ],
    heading: 'A lista de quem compra uma vez só',
    text: [
      '{Prova na mão}, mova a folha antes de tudo. Se ela pesa ou raspa, o dinheiro vai primeiro para a folha, ou o motor novo se perde cedo.',
      'Compare preços com a mesma lista: motor, central, controles, fixação e mão de obra. O nosso kit de basculante já traz tudo isso, de {{kit.padrao}} a {{kit.jetflex}} instalado.',
    ],
    points: [
      'Aberturas por hora: prédio pede motor de uso intenso.',
      'Velocidade: veja se a folha aguenta.',
      'Código rolante no controle.',
      'Nota fiscal e prazo de garantia.',
      'Quem instala também conserta?',
    ],
    send: 'Mande uma foto do portão por dentro, a altura, a largura e o material da folha: dizemos que motor comprar.',
  },
  {
    when: ['custo beneficio|custobeneficio|melhor custo', 'motor|motores|automatizador|kit'],
    unless: 'deslizante*|correr|pivotante*|condominio*|predio*|placa|controle*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'price', 'worth'],
    answer: [
      'Dos nossos, o melhor custo-benefício num basculante de casa é o kit SPEEDY: por {{kit.speedy}} instalado, {{kit.speedy - kit.padrao}} acima do PADRÃO, ele abre em {segundos speedy} em vez de {segundos padrão}. Com garagem recuada e rua calma, o PADRÃO, de {{kit.padrao}}, entrega o mesmo por menos. Em portão de correr ou de abrir o motor sai por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'O que faz um motor valer o que custa',
    text: [
      'Some o que o anúncio deixa de fora: central, controles, fixação e mão de obra. E compare a vida útil, que depende do peso máximo acima do da folha e da peça que se acha no bairro.',
    ],
    points: [
      'Folha até {{home.weight}}: PADRÃO, com o PPA Home.',
      'Rua movimentada e 220 V no ponto: JETFLEX, por {{kit.jetflex}}.',
      'Motor que já existe e tem peça: o conserto, de {{repair.from}} a {{repair.to}}, ganha de qualquer novo.',
      'Código rolante e garantia escrita, em todos.',
    ],
    send: 'Mande a altura, a largura e o material da folha, com uma foto por dentro: dizemos qual dos três compensa aí.',
  },
  {
    when: ['rolamento|rolamentos', 'numero|qual|medida|codigo|tamanho|modelo'],
    unless: 'barulho|ronca|chia|roldana*|preco*|quanto',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'replace'],
    answer: [
      'O número do rolamento está gravado na face dele, e o motor repete o que saiu: a mesma fábrica usa medidas diferentes de um modelo para outro. Se a gravação sumiu, medem-se furo, diâmetro de fora e largura com paquímetro. Trocado por nós, com a engrenagem revista, fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    heading: 'O que copiar além do número',
    text: [
      'As letras depois do número dizem a vedação: de borracha dos dois lados, ou de chapa. Perto de graxa e poeira, peça o vedado com borracha.',
    ],
    points: [
      'São dois, e os da frente e de trás podem ser diferentes.',
      'Eixo riscado ou com folga: rolamento novo não resolve.',
      'Pancada de martelo na montagem marca as esferas.',
    ],
    send: 'Mande a foto da etiqueta do motor e, se a peça já saiu, a do rolamento com uma régua.',
  },
  {
    when: ['motor|motores|kit', 'com luz|luz embutida|com lampada|com iluminacao|com led'],
    unless: 'sem luz|falta|conta|acabou|queim*|pisca*|vermelh*|sinaleira',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Motor com lâmpada no corpo existe na linha de porta seccionada, que fica no teto; no basculante e no de correr a luz é uma saída da central, chamada luz de cortesia ou de garagem, que acende a lâmpada da casa a cada abertura e a apaga depois de um tempo.',
    ],
    heading: 'Como ter luz quando o portão abre',
    text: [
      'O manual da central diz se há borne com esse nome; em algumas ele vem em módulo à parte. A ligação fica dentro da faixa de {{repair.from}} a {{repair.to}}, com o fio da lâmpada já ao alcance.',
      'Sem essa saída, um sensor de presença na garagem faz o mesmo e não depende do portão; é serviço de eletricista.',
    ],
    points: [
      'Lâmpada comum: direto no módulo, até a carga que a placa aceita.',
      'Várias lâmpadas ou refletor: relé fora da placa.',
      'Sinaleira da calçada: é outra saída, e pisca.',
    ],
    send: 'Mande uma foto da etiqueta da central.',
  },
  {
    when: [
      'indica|indicam|indicaria|indicariam|recomenda|recomendam|recomendaria|sugere|sugerem|aconselha|aconselham|indicado por voces',
      'motor|motores|kit',
    ],
    unless:
      'kg|quilos|metros|correr|deslizante*|pivotante*|de abrir|condominio*|predio*|comercio|loja|galpao|tecnico|empresa|garen|rossi|peccinin|nice|intelbras|nobreak|placa|duas folhas|social|rampa|silencioso|praia',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Indicamos pela folha e pela rua. Basculante de até {{home.weight}} em garagem sossegada: kit PADRÃO, {{kit.padrao}} instalado. Quem não quer esperar leva o SPEEDY, de {{kit.speedy}}, que abre na metade do tempo. Rua movimentada ou folha de até {{homeJetflex.weight}} pede o JETFLEX, de {{kit.jetflex}}, em 220 V. Para portão de correr ou de abrir, motor PPA por orçamento, depois de ver a folha.',
    ],
    heading: 'O que olhamos antes de indicar um motor',
    text: [
      'Primeiro o movimento do portão, depois o peso da folha, por fim quantas vezes ele abre na hora mais cheia. A potência sai dessas três respostas, e não o contrário.',
      'Folha torta, cabo gasto ou roldana presa se acertam antes, porque motor novo em portão ruim dura pouco.',
    ],
    points: [
      'Medidas da folha e de que ela é feita.',
      'Se o ponto é de 127 V ou de 220 V.',
      'Entrada direta da rua ou garagem recuada.',
      'Uma família ou várias usando o portão.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, as medidas e o bairro: respondemos com o modelo e o preço.',
  },
  {
    when: ['correia', 'corrente', 'seccionado|seccionada|seccional|porta seccionada|teto|porta de garagem'],
    unless: 'quebr*|arrebent*|solt*|barulho',
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'No portão seccionado, fique com a correia se há quarto em cima ou ao lado: ela anda quieta e não pede graxa. Fique com a corrente se a folha é pesada, a garagem é quente ou o uso é intenso, porque ela estica menos e aguenta tranco; em troca faz barulho e leva graxa. Se a mola está certa, os dois passam de dez anos numa casa. Esse motor de teto não é dos que vendemos.',
    ],
    heading: 'O que conta mais que a transmissão',
    text: [
      'O equilíbrio da mola: com o motor solto, a folha para a meia altura. Fora dele, correia e corrente se gastam do mesmo jeito.',
    ],
    points: [
      'Comprimento do trilho para a altura da porta.',
      'Peso máximo e número de painéis na ficha.',
      'Mola de torção se regula com técnico do fabricante da porta.',
    ],
    send: 'Mande uma foto do trilho de teto e da etiqueta do motor.',
  },
  {
    when: [
      '1 metro|um metro|portaozinho|portao pequeno|portao de pedestre|90 cm|1,20|1,5',
      'motor|automatizar|colocar motor|motorizar',
      'da para|tem como|pode|posso|colocar',
    ],
    unless: 'altura|kg|quilos|preco|qual|que motor|barat*|em conta',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['allowed', 'choose'],
    answer: [
      'Dá, e o menor motor sobra: uma folha de um metro pesa pouco em qualquer material. Se ela gira, é um motor de braço pequeno ou, melhor, só uma fechadura elétrica com mola, que abre pelo interfone e custa menos. Se corre, é um deslizante de entrada com um metro de cremalheira. Instalado, sai por orçamento, em geral de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    heading: 'Quando a fechadura resolve no lugar do motor',
    text: [
      'Em portão de pessoas, quem passa empurra a folha de qualquer jeito; o que se quer é destrancar de longe. O motor vale para quem tem mobilidade reduzida ou para moto.',
    ],
    points: [
      'Coluna firme e dobradiça sem folga.',
      'Força no mínimo, porque a folha passa rente a quem entra.',
      'Abertura manual por dentro, sem chave.',
    ],
    send: 'Mande uma foto do portão pelos dois lados e diga como ele abre.',
  },
  {
    when: [
      'portao pequeno|portoes pequenos|portaozinho|portao pequenininho|portao bem pequeno|portao estreito|portao leve e pequeno|portao pequeno e leve|1 metro|um metro',
      'motor|automatizador|kit',
      'qual|que motor|melhor|ideal|serve|barat*|mais barato|em conta|mais em conta|recomend*|indica*|tamanho|potencia',
    ],
    unless:
      'altura|kg|quilos|pedestre|social|condominio*|predio*|usado|correr|deslizante*|pivotante*|de abrir|duas folhas|garen|rossi|peccinin|nice',
    subject: 'motor',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para um portão pequeno basta o menor motor do movimento dele, que é também o mais barato: em basculante, o kit PADRÃO, de {{kit.padrao}} instalado, leva até {{home.weight}}. No de correr é um deslizante residencial de entrada, e na folha que gira, um braço pequeno; os dois saem por orçamento, em geral de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    heading: 'Quando o menor motor não basta',
    text: [
      'Pequeno não é sempre leve: madeira maciça e chapa dupla pesam. Também pede motor maior a folha que abre o dia inteiro ou que sobe uma rampa.',
      'Motor sobrando de força não abre mais depressa nem dura mais numa folha leve; só custa mais.',
    ],
    points: [
      'Largura e altura da folha, e o material.',
      'Como ela anda: sobe, corre ou gira.',
      'Ponto de energia perto, em 127 V ou 220 V.',
      'Só passa gente: uma fechadura elétrica costuma resolver por menos.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro e as duas medidas da folha.',
  },
  {
    when: ['cadeado', 'ou', 'automatico|motor|portao automatico|eletronico'],
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'safety'],
    answer: [
      'Para o dia a dia, o automático: você abre de dentro do carro, e o motor parado segura a folha sem que ninguém tenha de descer para trancar. O cadeado resiste mais a uma alavanca, mas só protege quando alguém o fecha. Os dois juntos ficam para a viagem, com o disjuntor desligado, porque motor contra cadeado fechado quebra a engrenagem. Em basculante, o kit sai instalado de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'Como o automático fica tão firme quanto o cadeado',
    text: [
      'Código rolante no controle, destravamento fora do alcance da mão e, em folha larga, trava elétrica do lado oposto ao motor, que a central recolhe antes de abrir.',
    ],
    points: [
      'Portão pouco usado e rua calma: cadeado basta.',
      'Chegada de noite em rua movimentada: automático.',
      'Aviso no disjuntor quando o cadeado estiver posto.',
    ],
    send: 'Mande uma foto do portão por dentro e as medidas: dizemos o motor e se ele pede trava.',
  },
  {
    when: [
      'motor',
      'como saber|saber se|como identificar|como reconhecer|como avaliar',
      'portao e bom|motor e bom|bom motor|motor bom|de qualidade|boa qualidade|e confiavel',
    ],
    unless: 'queim*|usado|velho|capacitor|estator|bobina|qual marca|que marca|melhor',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose', 'worth'],
    answer: [
      'O motor de portão bom é o que leva a sua folha com sobra, aguenta as aberturas da sua hora cheia e tem peça e técnico perto. Veja na etiqueta o peso máximo, os ciclos por hora e a tensão; sem esses três números, desconfie. Em basculante, os nossos kits PPA vão de {{kit.padrao}} a {{kit.jetflex}} instalados.',
    ],
    heading: 'O que se olha antes da marca',
    text: [
      'Compare o peso da folha com o da ficha: ela deve ficar um quinto abaixo. Depois pergunte numa loja pela engrenagem e pela placa do modelo, que são as peças que se gastam.',
    ],
    points: [
      'Garantia escrita do motor e da montagem.',
      'Destravamento com chave, fácil de alcançar.',
      'Fim de curso ou encoder que pare a folha sem bater.',
    ],
    send: 'Mande o nome do modelo, as medidas e o material da folha: dizemos se ele serve.',
  },
];
