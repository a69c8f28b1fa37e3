/** Answers to titles about swing gates: a figure in the title. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const figureAnswers: readonly DirectAnswer[] = [
  {
    when: ['dobradica|dobradicas|gonzo|gonzos'],
    figure: { unit: 'kilogram' },
    unless: 'motor|quebr*|rang*|graxa|consert*',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose', 'buy'],
    answer: [
      'Para uma folha de {figura} compre dobradiças de carga total acima disso, com folga: são pelo menos duas por folha, e a de cima trabalha puxada. Em portão com motor prefira a de rolamento, de aço, soldada em coluna firme. Quem vende e solda é a serralheria; nós conferimos se a folha anda leve antes do motor, e soldar ou reforçar suporte fica entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    heading: 'Por que a dobradiça decide a vida do motor',
    text: [
      'Folha caída na ponta raspa, e o motor faz a força que era da dobradiça. Trocá-la depois do motor pede alinhar tudo de novo.',
    ],
    points: [
      'Folha comprida: três dobradiças.',
      'Pino com graxa, e não com óleo fino.',
      'Coluna sem trinca no ponto da solda.',
    ],
    send: 'Mande a largura da folha, a foto das dobradiças e da coluna.',
  },
  {
    when: ['folhas|4 folhas|quatro folhas', 'motor|portao|automatizar|kit'],
    unless:
      'nao abre|nao fecha|parou|travou|quebr*|queim*|consert*|repar*|barulho|telescopic*|de porta|correr|deslizante*|basculante*',
    figure: { unit: 'leaf', from: 3, to: 8 },
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Num portão de {figura} o motor depende de como elas andam: dobradas duas a duas, pedem um motor de cada lado, preso à folha da coluna, que puxa a vizinha; correndo uma atrás da outra, um só de cremalheira leva todas. O valor sai por orçamento; numa casa, trocar um motor custa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'De {figura} ao motor certo',
    text: [
      'Folha leve de alumínio ajuda no peso, e não na folga: quanto mais dobradiças, mais o conjunto cede no meio. Prove na mão, com o disjuntor desligado; tem de abrir inteiro sem erguer nem empurrar a emenda.',
      'O kit de preço fechado, de {{kit.padrao}}, é de basculante e não entra nessa conta.',
    ],
    points: [
      'Largura de cada folha e para onde o conjunto recolhe.',
      'Guia em cima ou roda embaixo, e batente no meio do vão.',
      'Coluna que não balance, onde o motor se prende.',
      'Energia nos dois lados, se são dois motores.',
    ],
    further:
      'As medidas de coluna e pivô estão em [instalação em portão pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande pelo WhatsApp uma foto de frente, outra por dentro e um vídeo da folha andando na mão, com a largura e a altura.',
  },
  {
    when: [
      'pivotante*|de abrir',
      'uma folha de|1 folha de|uma folha|1 folha|folha unica|unica folha|folha simples|uma so folha|so uma folha|simples',
    ],
    figure: { unit: 'metre' },
    unless:
      'nao abre|nao fecha|nao anda|nao funciona|parou|travou|quebr*|queim*|consert*|arrumar|barulho|program*|gravar|placa|engrenagem|capacitor|nobreak|peca|pecas|ou|diferenca|bom|boa|presta|vale a pena|compensa|fotocelula|trocar|rolo|alcance|instalo|basculante|duas folhas|2 folhas',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Motor para portão pivotante sai por orçamento, com ou sem inversor (Jetflex): os nossos kits de preço fechado são só de basculante e não servem em folha que gira na dobradiça. Para uma folha de {figura} vai um motor só, e ele se escolhe pelo limite de comprimento e de peso da ficha; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que uma folha de {figura} pede',
    text: [
      'Acima de uns dois metros e meio a ponta pesa muito na dobradiça: o motor precisa de curso longo, a coluna não pode balançar e a ponta leva trava elétrica contra o vento. Abaixo disso o pistão comum dá conta.',
      'O inversor faz a folha partir e parar devagar, o que poupa dobradiça numa folha comprida; confira que tensão a versão pede antes de passar o fio.',
    ],
    points: [
      'Comprimento da dobradiça à ponta, e o material.',
      'Distância da dobradiça à parede do lado do motor.',
      'Chapa fechada pega mais vento que grade.',
      'Batente firme onde a folha para, aberta e fechada.',
    ],
    further:
      'As medidas de coluna e pivô estão em [instalação em portão pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande a foto da coluna por dentro, com a dobradiça à vista, o material e o comprimento da folha: o orçamento vem por mensagem.',
  },
  {
    when: [
      'pivotante*|de abrir|pistao|braco',
      'por folha|cada folha|cada uma|cada|folhas de|folha de',
      'metro*|m|cm',
    ],
    figure: { unit: 'metre', from: 2.6 },
    unless: 'consert*|raspa*|empenad*|caiu|madeira|ferro|aluminio|chapa|basculante',
    subject: 'portao-pivotante',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para folhas de {figura} use motor de folha longa, um em cada folha: pistão de curso maior, ou braço articulado se a coluna é larga, e trava elétrica na ponta, porque o pistão comum vai até uns dois metros e meio. Uma central só comanda os dois e atrasa um deles. O par sai por orçamento, acima de um motor só, que numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    description:
      'Para folhas de {figura} use motor de folha longa, um em cada uma: pistão de curso maior ou braço articulado, com trava elétrica na ponta.',
    heading: 'Folhas de {figura} no portão de abrir',
    text: [
      'O motor empurra perto da dobradiça, e a ponta fica longe: quanto mais comprida a folha, mais o vento e a folga aparecem ali. Por isso a trava elétrica no chão não é acessório.',
      'A ficha dá dois limites por folha, o de comprimento e o de peso: a sua tem de caber nos dois.',
    ],
    points: [
      'Chapa fechada toma vento; grade, quase nada.',
      'Três dobradiças e coluna que não balança.',
      'Batente firme nas duas posições da folha.',
      'Conduíte até a outra coluna, para o segundo motor.',
    ],
    further:
      'As medidas de coluna e pivô estão na página sobre [instalação em portão pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande pelo WhatsApp a foto das colunas por dentro e o material das folhas.',
  },
  {
    when: [
      'pivotante*|de abrir|pistao|braco',
      'por folha|cada folha|cada uma|cada|folhas de|folha de',
      'metro*|m|cm',
    ],
    figure: { unit: 'metre' },
    unless: 'consert*|raspa*|empenad*|caiu|madeira|ferro|aluminio|chapa|basculante',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Com folhas de {figura}, o portão de abrir leva um motor em cada folha e uma central que as move com atraso entre uma e outra. Até uns dois metros e meio por folha o pistão comum serve em grade ou alumínio; acima disso, ou em chapa fechada e lugar de vento, o modelo é de curso longo, com trava na ponta. Sai por orçamento; numa casa, a troca de motor fica em geral entre {{replacement.from}} e {{replacement.to}}, e o par custa mais que um só.',
    ],
    heading: 'Folhas de {figura}: o que medir em cada uma',
    text: [
      'A ficha traz dois limites por folha, metros e quilos, e manda o que for menor. O peso sai do material: alumínio e grade são leves, chapa e madeira não.',
      'Meça também da dobradiça à parede e à frente da coluna: é essa distância que diz se o pistão acha ângulo ou se o caso é de braço articulado.',
    ],
    points: [
      'Lado para que abre, e o piso no arco da folha.',
      'Dobradiça sem folga e coluna firme.',
      'Batente no chão, onde as folhas se encontram.',
      'Conduíte até a outra coluna.',
    ],
    further:
      'As medidas de coluna e pivô estão em [instalação em portão pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande pelo WhatsApp a foto de cada coluna por dentro, o material e o comprimento exato de cada folha.',
  },
  {
    when: ['pivotante*|de abrir|duas folhas|2 folhas|piv'],
    unless: 'dobradica|nao abre|nao fecha|consert*|quebr*|queim*|nobreak|gasta|correr|deslizante',
    figure: { unit: 'kilogram' },
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Num portão de abrir de {figura}, o comprimento de cada folha pesa tanto quanto os quilos: o motor se escolhe pelos dois números da ficha, peso e metros por folha. Até uns dois metros e meio serve o pistão comum; folha mais longa ou fechada ao vento pede o modelo acima ou o braço articulado. Sai por orçamento, com visita sem taxa.',
    ],
    heading: 'Peso, comprimento e vento na folha de {figura}',
    text: [
      'Se são duas folhas, o peso se divide e cada uma leva o seu motor, escolhido pela maior. A central é de duas saídas, com atraso entre elas.',
      'A dobradiça carrega o peso e o motor só faz girar: folha caída se acerta antes, com dobradiça nova. Um ajuste nosso de curso e força custa de {{part.adjustment.from}} a {{part.adjustment.to}}, e conserto de motor instalado, até {{repair.to}}.',
    ],
    points: [
      'Metros de cada folha, medidos da dobradiça à ponta.',
      'Folha de chapa fechada funciona como vela: pede modelo com sobra.',
      'Coluna firme e larga o bastante para o suporte do pistão.',
      'Abertura para dentro ou para fora, que muda o ponto de fixação.',
      'Trava elétrica em folha longa, para o vento não forçar o motor.',
    ],
    questions: [
      {
        question: 'Os kits de preço fechado servem?',
        answer:
          'Não. Eles são de portão basculante; o de abrir tem pistão ou braço próprio e se orça pela folha.',
      },
    ],
    further:
      'Para comparar pistão e braço, veja [motor para portão pivotante](/topicos/motor-para-portao-pivotante).',
    send: 'Mande pelo WhatsApp a foto do portão fechado por dentro, o comprimento de cada folha e para que lado abrem.',
  },
  {
    when: [
      'metros|metro|m|mts|largura',
      'duas folhas|2 folhas|folha dupla|pivotante duplo',
      'cada|cada uma|cada folha',
    ],
    unless: 'kg|quilos|nao abre|nao fecha|basculante*|correr|deslizante*',
    figure: { unit: 'metre', to: 5 },
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Com duas folhas de {figura} cada, vão dois motores, um por folha, escolhidos pelo comprimento e pelo peso de uma delas, e uma só central, que atrasa a do mata-junta. Até uns dois metros e meio por folha o pistão comum serve; acima disso, motor de folha longa com trava elétrica. O valor dos dois vem por orçamento, acima do de um motor só, em geral de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    heading: 'Medidas que decidem o par de motores',
    text: [
      'Cada folha tem o seu peso e a sua dobradiça, e o motor se escolhe pela pior das duas. Da dobradiça à quina da coluna mede-se o que cabe: pistão ou braço articulado.',
    ],
    points: [
      'Ponta da folha que balança: trava elétrica no chão.',
      'Recuo menor que a folha: não há como abrir para dentro.',
      'Uma chave de destravamento para cada motor.',
    ],
    send: 'Mande pelo WhatsApp o material das folhas e uma foto das duas colunas por dentro.',
  },
  {
    when: [
      'metros|metro|m|mts|largura|largo|vao|comprimento|3m|4m|5m|6m|2m',
      'duas folhas|2 folhas|folha dupla|pivotante duplo|duplo|dupla',
    ],
    unless:
      'kg|quilos|controle|alcance|nao abre|nao fecha|dobradica|trilho|basculante*|correr|deslizante*|cada|garagem dupla|vaga dupla',
    figure: { unit: 'metre', from: 3 },
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Num vão de {figura} com duas folhas, cada uma fica com cerca da metade e leva o próprio motor, com uma central que solta primeiro a do mata-junta e a fecha por último. Folha de até uns dois metros e meio aceita pistão comum; acima disso, motor de folha longa e trava elétrica. O par sai por orçamento e custa mais que um motor só, que numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que medir nas duas folhas',
    text: [
      'A ficha de cada motor traz dois limites, metros e quilos por folha, e vale o que for menor. Folha de chapa fechada pega vento e pede um tamanho acima.',
      'Da dobradiça à quina da coluna mede-se a distância que decide entre pistão e braço articulado.',
    ],
    points: [
      'Folhas desiguais: o motor da maior manda, e a central é uma só.',
      'Muro rente à dobradiça: braço articulado no lugar do pistão.',
      'Rampa na garagem: confira se a ponta da folha não raspa ao girar.',
      'Falta de luz: as duas folhas precisam da chave à mão.',
    ],
    further:
      'As medidas de coluna e pivô estão em [instalação em portão pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande pelo WhatsApp a largura e o material de cada folha e uma foto das colunas por dentro.',
  },
  {
    when: [
      'metros|metro|m|mts|largura|largo|vao|comprimento|3m|4m|5m|6m|2m',
      'pivotante*|de abrir|duas folhas|2 folhas|folha dupla',
    ],
    unless: 'kg|quilos|controle|alcance|nao abre|nao fecha|dobradica|trilho',
    figure: { unit: 'metre' },
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Num portão de abrir de {figura}, conte primeiro as folhas: em duas, cada uma fica com a metade e aceita pistão comum; numa folha só, acima de uns dois metros e meio, a alavanca é grande e o motor tem de ser o de folha longa, com trava elétrica na ponta. Sai por orçamento, depois de medir coluna e dobradiça.',
    ],
    heading: 'Como se escolhe o motor pelo comprimento da folha',
    text: [
      'A ficha de cada modelo traz dois limites, metros e quilos por folha, e vale o que for menor. Chapa fechada pega vento e conta como folha maior.',
      'A área de giro fica livre, e a folha não varre a calçada. Visita sem taxa; conserto do que já existe fica entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
    ],
    points: [
      'Uma folha: motor de folha longa e trava elétrica.',
      'Duas folhas: dois motores e central com atraso entre elas.',
      'Coluna estreita ou muro rente: braço articulado em vez de pistão.',
      'Piso que sobe para dentro: a folha precisa passar livre.',
    ],
    further:
      'As medidas de coluna e pivô estão em [instalação em portão pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande pelo WhatsApp a foto do portão por dentro, com a coluna e a dobradiça, e para que lado ele abre.',
  },
  {
    when: [
      'quantos kg|quantos quilos|quanto peso|peso maximo|que peso',
      'pivotante*|de abrir|duas folhas',
      'aguenta|suporta|leva|maximo|pode ter|puxa',
    ],
    unless: 'consert*|dobradica|coluna|controle*|nobreak|garen|rossi|nice|peccinin|seg|basculante*|pesa',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O motor de portão de abrir aguenta, em cada folha, o peso em kg e o comprimento em metros que a ficha traz, e vale o limite que chegar primeiro; deixe a folha um quinto abaixo dos dois. Folha comprida pesa mais na alavanca que na balança, e o vento soma. Sai por orçamento; numa casa, a troca de um motor fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    description:
      'O motor de portão de abrir aguenta, por folha, o peso em kg e o comprimento da ficha: vale o limite que chegar primeiro, com um quarto de sobra.',
    heading: 'Peso e comprimento de cada folha',
    text: [
      'Além do motor, a dobradiça e a coluna têm limite: folha que caiu na ponta já passou do delas, e o serralheiro vem antes do motor.',
    ],
    points: [
      'Folhas desiguais: conta a mais pesada.',
      'Chapa fechada: some o vento e ponha trava no chão.',
      'Peso sem balança: largura, altura e material.',
    ],
    send: 'Mande a largura, a altura e o material de cada folha, com uma foto das dobradiças.',
  },
];
