/**
 * The page that answers which motor suits a gate: its questions, and a text for each step of the rule in
 * domain/catalogue/choose-motor.ts. A reason names the deciding figure and links to the page it comes from.
 */

/**
 * By question: the label, and the options by value. The first option is the default. No value is a number, because
 * JavaScript would list it first.
 */
export const chooserQuestions = {
  gate: {
    label: 'Como o portão abre',
    options: {
      basculante: 'Basculante: a folha sobe',
      deslizante: 'Deslizante: corre de lado',
      pivotante: 'Pivotante: abre como porta',
      'nao-sei': 'Não sei',
    },
  },
  weight: {
    label: 'Peso da folha',
    options: {
      'nao-sei': 'Não sei',
      'ate-150': 'Até {{motor.quarterCv.weight}}',
      'ate-200': 'De {{motor.quarterCv.weight in digits}} a {{guide.quarterHp.weight}}',
      'ate-250': 'De {{guide.quarterHp.weight in digits}} a {{home.weight}}',
      'ate-300': 'De {{home.weight in digits}} a {{homeJetflex.weight}}',
      'mais-de-300': 'Mais de {{homeJetflex.weight}}',
    },
  },
  width: {
    label: 'Largura do vão',
    options: { 'um-carro': 'Um carro', 'dois-carros': 'Dois carros', 'mais-largo': 'Mais largo' },
  },
  use: {
    label: 'Uso por dia',
    options: {
      poucas: 'Casa, poucas vezes',
      muitas: 'Casa, muitas vezes (até dez por hora)',
      condominio: 'Condomínio ou vila',
      comercio: 'Loja, oficina ou galpão',
    },
  },
  voltage: {
    label: 'Tensão perto do portão',
    options: { 'nao-sei': 'Não sei', '127v': '127 V', '220v': '220 V' },
  },
} as const;

export const chooserReasons = {
  sliding:
    'Os nossos kits de preço fechado e os modelos desta lista são para portão basculante. No deslizante, a conta é feita com o peso, o comprimento da folha e o estado do trilho, e o preço sai por orçamento: em casa já motorizada, a troca vai de {{replacement.from}} a {{replacement.to}}. A página do [motor para deslizante](/topicos/motor-para-portao-deslizante) mostra o que medir.',
  pivoting:
    'Os nossos kits de preço fechado e os modelos desta lista são para portão basculante. No pivotante, cada folha leva um braço ou atuador, escolhido pelo comprimento dela e pela firmeza da dobradiça, e o preço sai por orçamento: em casa já motorizada, a troca vai de {{replacement.from}} a {{replacement.to}} por motor. A página do [motor para pivotante](/topicos/motor-para-portao-pivotante) mostra o que medir.',
  gateUnknown:
    'O modo de abrir vem antes do peso, porque cada tipo de portão tem o seu motor. O basculante sobe e fica deitado sob o teto; o deslizante corre ao lado do muro; o pivotante gira na dobradiça, como porta. Com uma foto do portão fechado e outra dele aberto, respondemos qual é o seu.',
  condominium:
    'Numa garagem de muitas famílias, o número que decide é o de ciclos na pior hora. Um estator fino atende de 5 a 10 por hora e um robusto, de 30 a mais de 50, segundo o artigo sobre a [qualidade dos estatores](/blog/qualidade-estatores-motor-portao). Por isso a escolha parte da linha de uso coletivo.',
  condominiumPrice:
    'O conjunto instalado para portão pesado de condomínio fica entre {{condominium.from}} e {{condominium.to}}, faixa explicada na página do [motor de condomínio](/topicos/motor-de-portao-para-condominio).',
  wideShared:
    'O vão mais largo que dois carros leva a escolha ao Penta, que instalamos em portão largo de prédio, loja ou galpão.',
  business:
    'Portão de comércio abre do começo ao fim do expediente, e o que decide são os ciclos por hora: de 5 a 10 num estator fino, de 30 a mais de 50 num robusto, segundo o artigo sobre a [qualidade dos estatores](/blog/qualidade-estatores-motor-portao). Partimos do Penta, e o preço sai da visita, porque a base e a ligação elétrica mudam em cada galpão.',
  heavyLine:
    'A linha pesada para basculante vai até {{heavyLine.weight}}, número do [guia definitivo](/guia-definitivo-motor-ppa). O limite do modelo entra na proposta depois de lido na ficha, com o peso da sua folha ao lado. Acima da linha pesada, o projeto começa por uma visita.',
  tooWide:
    'Uma folha mais larga que dois carros torce ao subir e pode pedir reforço ou um segundo ponto de força. Nenhum kit de preço fechado cobre esse caso sem que a folha seja vista. O [Potenza](/motores/motor-ppa-potenza) e o [Penta](/motores/motor-ppa-penta) são os modelos que orçamos para ela.',
  weightMissing:
    'Sem o peso não indicamos um modelo, porque é ele que separa as três saídas. Até {{home.weight}}, serve o [Home](/motores/motor-ppa-home), no kit de {{kit.padrao}} instalado. Até {{homeJetflex.weight}} e com 220 V, serve o [Home Jetflex](/motores/motor-ppa-home-jetflex), no kit de {{kit.jetflex}}. Acima disso, o motor é orçado.',
  tooHeavy:
    'A folha passa dos {{homeJetflex.weight}} do [Home Jetflex](/motores/motor-ppa-home-jetflex), o maior limite publicado entre os motores de casa. Orçamos o [Potenza](/motores/motor-ppa-potenza) e o [Penta](/motores/motor-ppa-penta), e a proposta só sai depois que a ficha confirma o peso.',
  homeWeight:
    'O peso decide: o Home carrega até {{home.weight}}, número da [página dele](/motores/motor-ppa-home), e a sua folha fica dentro. O kit PADRÃO, com esse motor, custa {{kit.padrao}} instalado e abre o portão em 16 segundos.',
  powerTables:
    'Pela potência, sem olhar o modelo, os limites são menores: {{motor.quarterCv.weight}} para 1/4 CV na [tabela de preços](/termos/motor-portao-preco) e {{guide.quarterHp.weight}} para 1/4 HP no [guia](/guia-definitivo-motor-ppa), com folha leve. A sua folha cabe também no maior deles.',
  nearLimit:
    'A folha fica perto do limite do Home. Se o peso estimado passar de {{home.weight}}, o modelo muda para o [Home Jetflex](/motores/motor-ppa-home-jetflex), que vai até {{homeJetflex.weight}} em 220 V.',
  jetflexWeight:
    'O peso decide: acima dos {{home.weight}} do Home, o modelo de casa com limite publicado que serve é o Home Jetflex, até {{homeJetflex.weight}}, número da [ficha dele](/motores/motor-ppa-home-jetflex). O kit JETFLEX custa {{kit.jetflex}} instalado e abre em 4 segundos.',
  jetflexNeeds220:
    'Pelo peso, o modelo seria o [Home Jetflex](/motores/motor-ppa-home-jetflex), que vai até {{homeJetflex.weight}}, mas ele trabalha em 220 V e perto do seu portão chega 127. Há dois caminhos: o eletricista traz a segunda fase do quadro até o motor, ou orçamos um motor de outra tensão com o peso confirmado.',
  manyWith220:
    'Com muitas aberturas por dia e 220 V no portão, indicamos o Home Jetflex: ele carrega até {{homeJetflex.weight}}, o inversor poupa a ferragem do tranco e a espera cai para 4 segundos. O kit JETFLEX custa {{kit.jetflex}} instalado, e o PADRÃO, de {{kit.padrao}}, também carrega a folha.',
  manyWithout220:
    'Com muitas aberturas por dia, a espera soma. O kit SPEEDY abre em 8 segundos por {{kit.speedy}} instalado, com o peso da folha confirmado no pedido, e o JETFLEX, em 4, depende de 220 V.',
  fewCycles:
    'Poucas aberturas por dia ficam dentro dos 5 a 10 ciclos por hora que até um estator fino atende, como explica o artigo sobre a [qualidade dos estatores](/blog/qualidade-estatores-motor-portao).',
} as const;
export type ChooserReason = keyof typeof chooserReasons;

export const chooserChecks = {
  weigh: 'O peso da folha, pela conta desta página ou na visita, que não tem taxa.',
  balance:
    'O contrapeso: o limite de peso vale com a folha equilibrada, e quem testa isso com o motor solto é o técnico.',
  height:
    'A altura livre acima da coluna. Com viga ou laje baixa, o modelo é o [Home SP Mono](/motores/motor-ppa-home-sp-mono).',
  voltage: 'A tensão que chega ao portão, comparada com a etiqueta do motor antes da instalação.',
  voltage220: 'Se chegam 220 V ao ponto do motor, com disjuntor próprio e aterramento.',
  twoCars: 'Se a folha de dois carros torce ao subir. Um vídeo curto da subida, visto de lado, mostra isso.',
  cycles: 'As aberturas da pior hora, contadas num dia útil, e o regime do motor escrito na proposta.',
  photo: 'Uma foto do portão fechado e outra do lugar do motor, por dentro, do piso ao teto.',
} as const;
export type ChooserCheck = keyof typeof chooserChecks;

export const chooserPage = {
  title: 'Que Motor Serve no Meu Portão?',
  heading: 'Que motor serve no meu portão?',
  description:
    'Responda como o portão abre, o peso da folha, a largura, o uso e a tensão, e veja que motor PPA serve, o preço ou como ele é orçado e o que falta medir.',
  keywords: [
    'que motor serve no meu portão',
    'como escolher motor de portão',
    'qual motor para portão basculante',
    'motor de portão por peso',
    'calcular peso do portão',
  ],
  lead: 'Com cinco respostas, a página indica o motor e o preço, ou como ele é orçado, e diz que número decidiu e o que falta medir. Onde houver "Não sei", pode deixar assim.',
  formHeading: 'Cinco respostas sobre o portão',
  submit: 'Ver que motor serve',
  again: 'Mudar as respostas',
  answeredHeading: 'Você respondeu',
  reasonsHeading: 'Por quê',
  checksHeading: 'O que falta medir',
  quoteHeading: 'Este portão pede orçamento',
  quotePrice: 'Preço por orçamento, com fotos e sem taxa de visita',
  chatLabel: 'Mandar estas respostas',
  chatMessage: 'Olá! Usei a página "Que motor serve no meu portão?".',
  chatResult: 'A página respondeu',
  weighing: {
    id: 'peso',
    heading: 'Como estimar o peso da folha',
    lead: 'Meça a largura e a altura, multiplique uma pela outra e use a linha do material. Depois some os tubos do quadro.',
    columns: ['Material da folha', 'Peso por metro quadrado'],
    rows: [
      ['Chapa de aço de 1,2 mm', 'perto de {{example 9,5 kg}}'],
      ['Chapa de aço de 2 mm', 'perto de {{example 16 kg}}'],
      ['Chapa de alumínio de 1,2 mm', 'perto de {{example 3 kg}}'],
      ['Madeira maciça de 2 cm', 'de {{example 10 kg}} a {{example 20 kg}}'],
    ],
    paragraphs: [
      'Um metro de tubo de aço de 50 por 30 mm, com parede de 1,2 mm, acrescenta perto de {{example 1,5 kg}}. Uma folha de 3 m por 2,30 m em chapa de 1,2 mm tem perto de {{example 7\u00a0m²}} e chega a {{example 65 kg}} antes dos tubos; revestida de madeira maciça, vai do dobro ao triplo.',
      'Não solte o motor, o cabo nem o contrapeso para pesar a folha, porque ela pode cair. As medidas, o material e as fotos bastam para a estimativa, e a visita que confirma não tem taxa.',
    ],
  },
  closing: {
    heading: 'Prefere que alguém olhe?',
    text: 'Mande uma foto do portão fechado e outra do lugar do motor, por dentro. O especialista responde com o modelo, o preço instalado e o que precisa ser medido na visita.',
    message: 'Olá! Não sei que motor serve no meu portão. Posso mandar uma foto?',
  },
  link: 'Que motor serve no meu portão?',
} as const;
