/** Answers to titles about motor kits: prices, and whether something is worth its price. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksPrice } from '../../../words/asking-words.ts';

export const generalPriceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'kit|kits|motor com instalacao|motores com instalacao|motor de portao com instalacao|motor ppa com instalacao',
      'com instalacao|instalacao inclusa|instalacao incluida|instalacao incluso|instalado|instalados|ja instalado|com montagem|com mao de obra',
    ],
    unless:
      'correr|deslizante*|pivotante*|de abrir|condominio*|predio*|garen|rossi|peccinin|nice|usado|fotocelula*|nobreak|quanto tempo|horas|dias|quem|hp|cv|1/4|1/3|1/2|kg|quilos|jetflex|speedy|padrao|solar|wifi|celular|placa|quanto tem*|nao|queim*|depois|antes|parou|parad*|barulho|trav*|falh*|defeito|consert*|manutencao|garantia',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'install'],
    answer: [
      'O kit de motor com instalação custa, em portão basculante, {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX. O técnico traz o motor, a central e dois controles, fixa e regula tudo em {horas de instalação}, e a garantia é de {{kit.warranty}}. Em portão de correr ou de abrir o conjunto sai por orçamento, numa casa em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que a instalação do kit inclui',
    text: [
      'O técnico confere se a folha está equilibrada, fixa o motor e o braço, liga a central e grava os dois controles. O frete em São Paulo está no preço.',
    ],
    points: [
      'Cabo, pivô ou solda na folha: vistos antes e orçados à parte.',
      'Ponto de energia com disjuntor, na tensão do motor.',
      'Fotocélula, trava e nobreak: somados a pedido.',
      'Pagamento em até {{instalments}}.',
    ],
    further: 'Os três kits estão lado a lado na página de [motores](/motores).',
    send: 'Mande pelo WhatsApp a altura, a largura e o material da folha, uma foto do portão por dentro e o bairro.',
  },
  {
    when: ['controle|controles', 'fotocelula|sensor', 'motor|kit', 'preco|quanto custa|valor|com'],
    unless: 'nao|defeito|queim*|troca*',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O motor de basculante instalado, com dois controles, custa {{kit.padrao}} no kit PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX; a fotocélula não está no preço e, instalada, soma de {{part.photocell.from}} a {{part.photocell.to}}. No de correr e no de abrir tudo sai por orçamento, em geral de {{replacement.from}} a {{replacement.to}} pelo motor trocado numa casa.',
    ],
    heading: 'Por que pedir a fotocélula junto',
    text: [
      'Com o técnico já na garagem, o fio dela passa com os outros e o conjunto é provado de uma vez. Ela faz a folha parar antes de encostar em carro, criança ou bicho, e é o que permite usar o fechamento automático.',
    ],
    points: [
      'Controle a mais: orçado pela foto, e gravado na hora.',
      'Pagamento em até {parcelas} vezes.',
      'Garantia do kit: {{kit.warranty}}.',
    ],
  },
  {
    when: ['e bom|bom|presta|vale a pena|vale|compensa|qual e|que motor', 'motor|kit'],
    figure: { unit: 'real', from: 899, to: 899 },
    unless: 'conserto|consertar|usado',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth', 'buy'],
    answer: [
      'É bom para casa com basculante: por {{kit.padrao}} leva-se o kit PADRÃO já instalado, com o motor PPA Home, que move folha de até {{home.weight}}, a central e dois controles, e {{kit.warranty}} de garantia. Ele abre em {segundos padrão}. Por {{kit.speedy - kit.padrao}} a mais o SPEEDY abre em {segundos speedy}; para portão de correr ou de abrir o motor é outro, por orçamento.',
    ],
    heading: 'A quem o PADRÃO serve',
    text: [
      'Serve a quem tem garagem recuada ou rua calma, poucas aberturas por hora e folha equilibrada. Quem espera na rua ganha mais com um kit rápido.',
    ],
    points: [
      'Instalação e frete em São Paulo dentro do preço.',
      'Ponto de energia de 127 V ou de 220 V: o motor se pede na tensão dele.',
      'Conserto da folha ou circuito novo ficam à parte.',
    ],
    send: 'Mande altura, largura, material e uma foto da folha por dentro.',
  },
  {
    when: ['e bom|bom|presta|vale a pena|vale|compensa|qual e|que motor', 'motor|kit'],
    figure: { unit: 'real', from: 949, to: 949 },
    unless: 'conserto|consertar|usado',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth', 'buy'],
    answer: [
      'Vale para quem quer abrir depressa gastando pouco: por {{kit.speedy}} leva-se o kit SPEEDY já instalado em basculante, que abre em {segundos speedy}, metade do tempo do PADRÃO, por {{kit.speedy - kit.padrao}} a mais. Vêm motor, central e dois controles, com {{kit.warranty}} de garantia. O peso da folha se confere no pedido; portão de correr ou de abrir leva outro motor, por orçamento.',
    ],
    description:
      'Vale para quem quer abrir depressa gastando pouco: o kit SPEEDY sai por {{kit.speedy}} instalado em basculante e abre em {segundos speedy}.',
    heading: 'A quem o SPEEDY serve',
    text: [
      'Serve à rua com algum movimento e ao ponto de 127 V ou de 220 V. Quem para o carro em avenida ganha mais com o JETFLEX, que abre em {segundos jetflex}, por {{kit.jetflex}}.',
    ],
    points: [
      'Folha reta, equilibrada e com batente firme.',
      'Fotocélula no vão, que se pede à parte.',
      'Instalação e frete em São Paulo já incluídos.',
    ],
    send: 'Mande as medidas e o material da folha, com uma foto por dentro.',
  },
  {
    when: ['e bom|bom|presta|vale a pena|vale|compensa|qual e|que motor', 'motor|kit'],
    figure: { unit: 'real', from: 1349, to: 1349 },
    unless: 'conserto|consertar|usado|correr|deslizante*|pivotante*',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth', 'buy'],
    answer: [
      'É bom, e vale para quem espera na rua ou tem folha pesada: por {{kit.jetflex}} leva-se o kit JETFLEX já instalado em basculante, que abre em {segundos jetflex} e move até {{homeJetflex.weight}}, com {{kit.warranty}} de garantia. Ele pede 220 V no ponto. Em garagem recuada e rua calma, o SPEEDY, de {{kit.speedy}}, resolve por {{kit.jetflex - kit.speedy}} a menos.',
    ],
    description:
      'O JETFLEX é bom para quem espera na rua ou tem folha pesada: por {{kit.jetflex}} instalado em basculante, abre em {segundos jetflex} e move até {{homeJetflex.weight}}.',
    heading: 'O que confirmar antes do JETFLEX',
    text: [
      'Confirme a tensão do ponto, porque levar 220 V até lá é serviço de eletricista e fica fora do preço. Folha torta ou com cabo gasto se conserta antes, ou a velocidade piora o defeito.',
    ],
    points: [
      'Folha equilibrada: solta do motor, para a meia altura.',
      'Peso da folha, pela medida e pelo material.',
      'Quem tem portão de correr ou de abrir pede outro motor, por orçamento.',
    ],
    send: 'Mande as medidas e o material da folha e a foto do quadro de luz com a portinha aberta.',
  },
  {
    when: [
      'promocao|promocoes|oferta|ofertas|black friday|liquidacao|queima de estoque',
      'motor|motores|kit|kits|portao|automatizador',
    ],
    unless: 'conserto|consert*|manutencao|express|controle*|correr|deslizante*|pivotante*',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Promoção de motor de portão, quando há uma, aparece neste site com as datas dela; o preço de sempre do kit instalado em basculante é {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, em até {parcelas} vezes. Motor sem instalação começa em {{motor.quarterCv}}, e de correr ou de abrir sai por orçamento.',
    ],
    heading: 'Como comparar uma oferta',
    text: [
      'Some o que falta no anúncio barato: central, controles, suporte, frete e montagem. No kit isso já está no preço, com {{kit.warranty}} de garantia e frete incluído em São Paulo.',
    ],
    points: [
      'Caixa fechada, com etiqueta e nota.',
      'Tensão do seu ponto e peso da sua folha.',
      'Motor velho que só falhou: o conserto, de {{repair.from}} a {{repair.to}}, sai mais em conta.',
    ],
    further: 'O que vem em cada kit está na página de [motores](/motores).',
    send: 'Mande o anúncio que você viu, as medidas da folha e o bairro: dizemos o valor igual para igual.',
  },
  {
    when: [
      'kit|motor',
      'instalar por conta|instalar sozinho|eu mesmo instalar|instalar eu mesmo|instalar por conta propria|montar sozinho|instalar por fora',
      'vale a pena|vale|compensa|adianta|e bom|vantagem',
    ],
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['worth', 'install'],
    answer: [
      'Compensa só para quem já instalou motor e tem como medir e soldar: a diferença é pequena. O motor avulso de {{motor.quarterCv.power}} custa {{motor.quarterCv}} na nossa tabela e ainda pede suporte e controles; o kit PADRÃO, com central, dois controles, fixação e a mão de obra, sai por {{kit.padrao}} em basculante.',
    ],
    heading: 'O que vem com a instalação',
    text: [
      'Folha equilibrada, força e fim de curso regulados e {{kit.warranty}} de garantia no motor e na instalação. Por conta própria a garantia da instalação não existe.',
    ],
    points: [
      'Some ferragem, cabo, disjuntor e o seu dia.',
      'Erro de força ou de curso vira conserto, de {{repair.from}} a {{repair.to}}.',
      'Mola, cabo e contrapeso são sempre do técnico.',
    ],
  },
  {
    when: ['kit', 'motor|basculante|portao|ppa|1/4|1/3|1/2'],
    figure: { unit: 'power', to: 0.6 },
    unless:
      'ou|correr|deslizante|pivotante|de abrir|controle|controles|vale a pena|bom|condominio*|jetflex|inversor',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price', 'choose'],
    answer: [
      'O nosso kit instalado em basculante se escolhe pelo peso da folha e pela velocidade, e não por {figura}: até {{home.weight}}, o PADRÃO, com o PPA Home, por {{kit.padrao}}, ou o SPEEDY, mais rápido, por {{kit.speedy}}; até {{homeJetflex.weight}}, o JETFLEX, por {{kit.jetflex}}. Motor avulso, sem instalação, vai na tabela de {{motor.quarterCv}} em 1/4 CV a {{motor.halfCv}} em 1/2 CV.',
    ],
    heading: 'O que vem no kit, além do motor',
    text: [
      'Motor, central, dois controles gravados, fixação, manual e a mão de obra, com frete em São Paulo e {{kit.warranty}} de garantia. Fica de fora o acerto da folha, que se vê antes e se orça à parte.',
      'A tensão se confere no pedido, pela foto do quadro: o JETFLEX é de {{homeJetflex.volts}}, e nos outros ela está na etiqueta do modelo.',
    ],
    points: [
      'Folha leve e rua calma: PADRÃO.',
      'Mesma folha com pressa: SPEEDY.',
      'Folha pesada ou entrada em rua movimentada: JETFLEX.',
      'Portão de correr ou de abrir: conjunto por orçamento.',
    ],
    send: 'Mande pelo WhatsApp altura, largura, material e uma foto do basculante por dentro, com o bairro.',
  },
  {
    when: [
      'motor',
      'com controle|com controles|e controle|com 2 controles|com dois controles',
      'reais|r$|menos de|ate',
    ],
    unless: 'conserto|placa|deslizante*|correr|lateral|pivotante*|de abrir|pistao|braco',
    figure: { unit: 'real', from: 300, to: 2000 },
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Motor com controles e já instalado começa, conosco, em {{kit.padrao}}: é o kit PADRÃO para basculante, com central, dois controles e mão de obra, e é com ele que se comparam os {figura}. O SPEEDY custa {{kit.speedy}}, e o JETFLEX, {{kit.jetflex}}. Só a máquina, sem controle nem montagem, começa em {{motor.quarterCv}} na tabela; de correr ou de abrir sai por orçamento.',
    ],
    heading: 'O que tem de estar no preço',
    text: [
      'Motor, central, receptor, controles gravados, suporte e regulagem: pergunte por cada um antes de comparar dois valores. Controle a mais se grava na mesma visita.',
    ],
    points: [
      'Anúncio barato costuma trazer só a máquina.',
      'Frete e instalador entram na soma.',
      'Parcela: até {{instalments}}.',
    ],
    send: 'Mande pelo WhatsApp o anúncio, se tiver um, e a foto do portão por dentro.',
  },
  {
    when: [
      '899|949|1349|r$ 899|r$ 949',
      'verdade|e isso mesmo|isso mesmo|pegadinha|golpe|inclui tudo|tudo incluso|mesmo|e real',
    ],
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price', 'worth'],
    answer: [
      'O preço é esse mesmo, já instalado em portão basculante: {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, com motor PPA, central, dois controles, fixação e {{kit.warranty}} de garantia. À parte ficam só os acertos da folha e os acessórios, como fotocélula e nobreak, ditos antes de começar. Fora do basculante, o motor sai por orçamento.',
    ],
    heading: 'O que o preço do kit cobre e o que não cobre',
    text: [
      'Cobre o conjunto montado e regulado numa folha de até {{home.weight}} no PADRÃO e até {{homeJetflex.weight}} no JETFLEX, com energia no ponto. Não cobre puxar fio do quadro, base, solda de reforço nem cabo gasto.',
      'Por foto se confere antes se o seu portão entra no preço do kit, sem taxa de visita.',
    ],
    points: [
      'Motor, central e dois controles gravados.',
      'Instalação com regulagem de força e de curso.',
      'Pagamento em até {{instalments}}.',
    ],
    send: 'Mande pelo WhatsApp uma foto do basculante por dentro, as medidas e o bairro: confirmamos o preço por escrito.',
  },
  {
    when: [
      'pagamento em entrega|pagar em entrega|pago em entrega|pagar quando receber|pagar quando chegar|pagar ao receber|pagar na hora|pagamento na hora|pagar em casa',
    ],
    unless: 'aumentou|orcamento|fiado',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'O pagamento se combina por escrito antes da visita, e no conserto ele vem depois do serviço, com o portão testado na sua frente. No kit a entrega e a instalação são no mesmo dia; se um motor por encomenda pedir entrada, isso vem dito com o valor total. Dá para dividir em até {{instalments}}.',
    ],
    heading: 'O que fica escrito no orçamento',
    text: [
      'Modelo, o que está incluído, o meio de pagamento e o prazo de garantia. Em basculante o kit instalado custa {{kit.padrao}} (PADRÃO), {{kit.speedy}} (SPEEDY) ou {{kit.jetflex}} (JETFLEX), com a entrega sem custo.',
    ],
    points: [
      'Juros do cartão, se houver, vêm no total antes do sim.',
      'Nem a visita nem o orçamento se pagam.',
      'Recibo e nota: diga em nome de quem.',
    ],
  },
  {
    when: [
      'basculante|motor|kit|portao|automatizar|instalar',
      'menos de mil|menos de 1000|menos de 1 mil|ate mil|ate 1000|ate 1 mil|abaixo de mil|com mil reais|mil reais|1 mil reais|por mil|mil conto*',
    ],
    unless:
      'deslizante|correr|pivotante|de abrir|condominio|predio|dois mil|tres mil|quatro mil|cinco mil|dez mil|consert*|arrumar|placa|multa|usado|parcel*|cobr*|conta',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Sim, em portão basculante: o kit PADRÃO, de {{kit.padrao.seconds}} por abertura, sai por {{kit.padrao}}, e o SPEEDY, de {{kit.speedy.seconds}}, por {{kit.speedy}}, já instalados. Os dois vêm com motor, central, dois controles, fixação e mão de obra, e {{kit.warranty}} de garantia.',
    ],
    heading: 'O que pode passar desse valor',
    text: [
      'O preço é para folha equilibrada, com ponto de energia perto. Cabo velho, dobradiça por soldar ou tomada longe se veem na foto e entram por escrito antes de começar.',
    ],
    points: [
      'Folha de até {{home.weight}}, que sobe com uma mão.',
      'De correr ou de abrir: por orçamento, de {{replacement.from}} a {{replacement.to}} numa casa.',
      'Pagamento em até {{instalments}}.',
    ],
    further: 'Os kits, um ao lado do outro, estão na [comparação dos motores](/motores).',
    send: 'Mande a foto do basculante por dentro, a altura, a largura e o material da folha.',
  },
  {
    when: [
      `${asksPrice}|motor e controle*|motor com controle*|portao com controle*|portao e controle*`,
      'motor de portao com controle*|motor de portao e controle*|motor e controle*|motor e o controle|motor com controle*|motor mais controle*|motor e dois controles|motor e 2 controles|motor com 2 controles|motor com dois controles|controle* e motor|controle* e o motor|controle* e de motor',
      'portao|basculante|garagem|automatico|eletronico',
    ],
    unless:
      'reais|r$|defeito|perdi|program*|gravar|serve|funciona*|compativ*|clon*|universal|como|qual|mesma marca|marca|diferente*|distancia|alcance|central|bateria|pilha|predio|condominio*|consert*|nao|parou|ou|so o|celular|receptor*|placa|troca*|trocar|correr|deslizante*|pivotante*|de abrir',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['price', 'buy'],
    answer: [
      'Motor e controles vêm juntos no kit de basculante instalado: {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX. O preço já inclui a central e dois controles gravados. Em portão de correr ou de abrir o motor sai por orçamento, numa casa em geral entre {{replacement.from}} e {{replacement.to}}. Um controle a mais se orça pela foto, e gravá-lo depois, em outra visita, fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'O que entra no preço do motor com controles',
    text: [
      'Peça os controles extras antes da instalação: eles se gravam no mesmo dia, sem outra visita. Controle velho só serve se for da família da central nova.',
    ],
    points: [
      'Dois controles novos em cada kit.',
      'Peso e largura da folha decidem o modelo.',
      'Tensão do ponto: o JETFLEX pede {{homeJetflex.volts}}.',
    ],
    send: 'Mande a foto do portão por dentro, a largura e a altura da folha e quantos controles quer.',
  },
];
