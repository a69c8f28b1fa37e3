/** Answers to titles about wooden gates. */
import type { DirectAnswer } from '../direct-answer.ts';

const asks =
  'aguenta|serve|suporta|puxa|leva|levanta|da conta|funciona|pode|posso|da para|basta|qual|para|sobe';

const forWood = {
  when: ['madeira', asks, 'motor|automatizador|hp|cv'],
  unless: 'nao aguenta|queim*|parou|nao abre|nao sobe|preco|quanto custa',
  subject: 'portao-de-madeira',
  isAboutSubject: true,
  aspects: ['choose'],
} satisfies Partial<DirectAnswer>;

const bySea = 'praia|litoral|maresia|beira mar|salitre|perto de mar';

const forWoodBySea = {
  when: [
    'madeira',
    bySea,
    'qual motor|que motor|melhor motor|motor bom|motor ideal|motor para|motor em|motor|motores|automatizador|automatizar|kit',
  ],
  unless:
    'queim*|parou|nao abre|nao sobe|nao fecha|enferruj*|oxid*|estrag*|verniz|pintar|social|pedestre|santos|guaruja|praia grande|atende*',
  subject: 'portao-de-madeira',
  isAboutSubject: true,
  winsTies: true,
  isUnpriced: true,
  aspects: ['choose'],
} satisfies Partial<DirectAnswer>;

export const portaoDeMadeiraAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'madeira',
      'correr|deslizante',
      'que motor|qual motor|qual o motor|motor para|motor certo|motor ideal',
    ],
    unless:
      'hp|cv|kg|quilos|metros|metro|duas folhas|2 folhas|consert*|quebr*|parou|nao abre|nao fecha|queim*|barulho|placa|porta de correr|janela|ou',
    subject: 'portao-de-madeira',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['choose', 'price'],
    answer: [
      'Portão de correr de madeira leva motor deslizante, escolhido pelo peso da folha molhada e com um quinto de sobra na ficha. Madeira maciça pesa mais que chapa do mesmo tamanho, e por isso o motor pequeno de grade raramente serve. Sai por orçamento, com a cremalheira na medida; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que a folha de madeira pede embaixo e ao lado',
    text: [
      'A madeira precisa de um quadro de ferro que leve as roldanas, a guia e a cremalheira: presa direto na tábua, a barra sai do alinhamento quando a madeira incha.',
    ],
    points: [
      'Roldanas dimensionadas para a folha encharcada, e não para o dia seco.',
      'Trilho no nível e sem lama, porque a folha pesada sente cada grão.',
      'Parede livre ao lado, do comprimento da folha inteira.',
    ],
    send: 'Mande pelo WhatsApp o comprimento, a altura, a grossura da madeira e uma foto do trilho e das roldanas.',
  },
  {
    when: [
      'madeira',
      'duas folhas|2 folhas|folha dupla|em duas folhas',
      'motor|motores|kit|automatizar|automatico|quanto|preco|valor',
    ],
    unless:
      'hp|cv|kg|quilos|basculante|correr|deslizante|consert*|quebr*|parou|nao abre|nao fecha|queim*|barulho|placa|dobradica|empen*|caiu|ou',
    subject: 'portao-de-madeira',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['choose', 'price'],
    answer: [
      'Portão de madeira de duas folhas leva um par de motores iguais, um em cada folha, escolhido pela folha mais pesada, com a madeira molhada. O par sai por orçamento: para comparar, um motor só, instalado numa casa, fica em geral entre {{replacement.from}} e {{replacement.to}}, e dois custam mais do que isso. O suporte se prende em chapa que atravessa a folha, e a dobradiça tem de aguentar.',
    ],
    heading: 'O que a madeira muda no par de motores',
    text: [
      'Madeira maciça pesa bem mais que grade e ainda ganha peso na chuva: a ficha do motor tem de sobrar um quinto sobre o peso e o comprimento de cada folha.',
      'Folha que arrasta no piso ou cede na dobradiça se acerta antes, porque o motor não levanta o que está fora do esquadro.',
    ],
    points: [
      'Abre para dentro: espaço livre atrás da folha e motor do lado de dentro.',
      'Coluna firme, porque é ela que segura o arranque.',
      'Parafuso só na madeira se solta: chapa dos dois lados.',
      'Trava elétrica, se as folhas são largas e pegam vento.',
    ],
    send: 'Mande pelo WhatsApp a largura e a altura de cada folha, a grossura da madeira e uma foto das dobradiças.',
  },
  {
    ...forWoodBySea,
    figure: { unit: 'kilogram', from: 271, to: 640 },
    answer: [
      'Madeira de {figura} pede motor com sobra, porque molhada ela pesa mais. Se o portão é basculante, só a linha pesada, de até {{heavyLine.weight}}, porque o PPA Home Jetflex e o motor de 1/2 CV param em {{homeJetflex.weight}}; se corre, motor com {sobra} ou mais na etiqueta. Perto do mar, exija caixa vedada e ferragem de aço inox ou galvanizada. O litoral fica fora da nossa área, e ali quem instala é um técnico da cidade.',
    ],
    heading: 'Madeira pesada e ar salgado no mesmo portão',
    text: [
      'O motor se prende no quadro de ferro, e não na tábua: parafuso direto na madeira afrouxa quando ela incha e seca. O quadro e a solda levam galvanização ou fundo anticorrosivo antes da tinta, porque é por eles que o sal entra.',
    ],
    points: [
      'Verniz naval ou stain em dia: tábua que não bebe água não ganha peso.',
      'Contatos da placa protegidos na revisão, duas vezes por ano.',
      'Folga nas laterais para o inchaço da madeira.',
      'Cabo, presilha e dobradiça olhados de longe a cada temporada.',
    ],
    send: 'Mande a largura, a altura e a espécie da madeira e uma foto da folha por dentro: dizemos que motor pedir ao técnico daí.',
  },
  {
    ...forWoodBySea,
    answer: [
      'Em portão de madeira perto do mar, escolha o motor pelo peso da folha molhada e pelo tipo do portão, e depois pela caixa vedada e pela ferragem de aço inox ou galvanizada. Em basculante, até {{home.weight}} serve o PPA Home, e até {{homeJetflex.weight}}, o Home Jetflex; de correr, a etiqueta traz um quarto a mais que o peso da folha. Não atendemos o litoral: peça isso a um instalador da cidade.',
    ],
    heading: 'O que a praia cobra da madeira e do motor',
    text: [
      'A madeira incha com a umidade e o sal ataca o quadro de ferro por trás dela. Por isso o verniz e a pintura do quadro se refazem antes de o motor entrar, e a folha precisa de folga nas laterais.',
    ],
    points: [
      'Suporte do motor no quadro de ferro, com parafuso passante.',
      'Cremalheira de nylon ou galvanizada, se o portão corre.',
      'Placa longe do chão, com os fios entrando por baixo.',
      'Revisão duas vezes por ano, com borrifo protetor nos contatos.',
    ],
    send: 'Mande as medidas, a espécie da madeira e uma foto da folha por dentro: dizemos o peso e o motor a pedir.',
  },
  {
    when: [
      'vantagem|vantagens|beneficio|beneficios|desvantagem|desvantagens|pros e contras|pros contras|por que ter|por que escolher|por que usar|vale a pena',
      'madeira',
    ],
    unless: 'ou|ferro|preco|quanto custa|compr*|diferenca|inchou|cupim|praia|litoral|maresia|beira mar',
    subject: 'portao-de-madeira',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'A vantagem do portão de madeira com motor é a beleza, o silêncio e o conforto de não levantar uma folha pesada; o motor trabalha bem nela se o quadro é firme e o suporte pega em chapa de ferro, e não só na madeira. As desvantagens são o peso, que cresce com a chuva, o inchaço que trava nas laterais e o verniz que se refaz a cada poucos anos.',
    ],
    heading: 'Como escolher o motor para a madeira',
    text: [
      'Conte o peso da madeira molhada e deixe sobra. Em basculante, até {{home.weight}} serve o PPA Home do kit PADRÃO, por {{kit.padrao}}, e até {{homeJetflex.weight}} o do JETFLEX, por {{kit.jetflex}}; de correr e de abrir saem por orçamento.',
    ],
    points: [
      'Folga de um dedo nas laterais, para o inchaço.',
      'Quadro de ferro por trás alivia o motor e a madeira.',
      'Parafuso passante com arruela larga.',
      'Refaça o equilíbrio depois de envernizar ou trocar tábua.',
    ],
    send: 'Mande uma foto da folha por dentro, a altura, a largura e a espessura da madeira.',
  },
  {
    when: [
      'madeira',
      'motor especial|motor diferente|motor proprio|motor especifico|motor mais forte|outro motor|motor certo|precisa de motor|especial',
      'precisa|pede|tem que|qual|exige|motor',
    ],
    unless: 'hp|cv|cavalos|potencia|cupim|chuva|kg|quilos',
    subject: 'portao-de-madeira',
    isAboutSubject: true,
    aspects: ['choose', 'allowed'],
    answer: [
      'Não precisa de motor especial: o motor é o mesmo do portão de ferro, escolhido pelo movimento e pelo peso da folha. O que a madeira pede é sobra de peso, porque molhada ela pesa mais, e um quadro de ferro onde o braço ou a cremalheira se prenda. Em basculante, até {{home.weight}} serve o PPA Home, de {{kit.padrao}} instalado no kit PADRÃO; até {{homeJetflex.weight}}, o Home Jetflex, de {{kit.jetflex}}.',
    ],
    heading: 'O que conferir na folha de madeira',
    text: [
      'Pese pela conta: largura vezes altura dá a área, e a espécie e a espessura dão o peso. Ipê e outras madeiras duras pesam muito mais que pinus na mesma medida.',
      'Parafuso direto na tábua afrouxa com o tempo. O motor se prende no quadro, e a madeira só reveste.',
    ],
    points: [
      'Verniz em dia: folha que não bebe água.',
      'Contrapeso acertado com a madeira já no lugar.',
      'Empenou: conserte antes do motor.',
    ],
    send: 'Mande a altura, a largura, a espécie da madeira e uma foto por dentro: dizemos o peso e o motor.',
  },
  {
    ...forWood,
    figure: { unit: 'power', from: 0.2, to: 0.29 },
    answer: [
      'Motor de {figura} aguenta portão de madeira leve: na nossa tabela ele move folha basculante de até {{motor.quarterCv.weight}}, com o quadro de ferro somado. Tábua de dois centímetros pesa de dez a vinte quilos por metro quadrado, conforme a madeira; folha larga de madeira dura passa do limite e pede motor maior.',
    ],
    heading: 'Fazer a conta da sua folha',
    text: [
      'Largura vezes altura dá os metros quadrados; multiplique pelo peso da madeira, some o quadro e deixe uma sobra, porque tábua molhada pesa mais que seca. Passou disso, 1/3 CV leva {{motor.thirdCv.weight}} e 1/2 CV, {{motor.halfCv.weight}}.',
      'O motor de 1/4 CV custa {{motor.quarterCv}} sem instalação. De correr ou de abrir, o limite é o da ficha do modelo, e ele se orça por foto.',
    ],
    points: [
      'Parafuso só na madeira afrouxa: o braço se prende em chapa ou quadro de ferro.',
      'Basculante solto a meia altura tem de ficar parado: equilíbrio antes do motor.',
      'Raspa em dia de chuva: plaina e regulagem primeiro.',
    ],
    further:
      'Os pesos por tipo de madeira estão em [motor para portão de madeira](/termos/motor-portao-de-madeira).',
    send: 'Mande largura, altura, o tipo da madeira e uma foto da folha por dentro: dizemos se o {figura} leva.',
  },
  {
    ...forWood,
    figure: { unit: 'power', from: 0.3, to: 0.45 },
    answer: [
      'Motor de {figura} serve à maioria dos portões de madeira de casa: na nossa tabela ele move folha basculante de até {{motor.thirdCv.weight}}, com o quadro de ferro somado. Só a madeira maciça e grossa, em folha larga, passa disso; e o peso se calcula antes, por metro quadrado.',
    ],
    heading: 'Quanto a sua madeira pesa',
    text: [
      'Tábua de dois centímetros fica entre dez e vinte quilos por metro quadrado, e a de quatro, no dobro. Some o quadro e deixe sobra para a madeira molhada; se passar, 1/2 CV leva {{motor.halfCv.weight}}.',
      'O motor de 1/3 CV custa {{motor.thirdCv}} sem instalação; de correr ou de abrir, o modelo se orça por foto.',
    ],
    points: [
      'Suporte em chapa de ferro que atravessa a folha, e não só no lenho.',
      'Contrapeso ou mola acertados para o peso da madeira, antes do motor.',
      'Pé da folha podre: troca da tábua primeiro.',
    ],
    further:
      'Os pesos por tipo de madeira estão em [motor para portão de madeira](/termos/motor-portao-de-madeira).',
    send: 'Mande largura, altura, a espessura da tábua e uma foto da folha por dentro.',
  },
  {
    ...forWood,
    figure: { unit: 'power', from: 0.46, to: 0.6 },
    answer: [
      'Motor de {figura} leva quase todo portão de madeira de casa: na nossa tabela, folha basculante de até {{motor.halfCv.weight}}, com o quadro somado. Acima disso, em madeira maciça e folha larga, o caminho é a linha pesada, que vai até {{heavyLine.weight}}.',
    ],
    heading: 'Força sobrando não equilibra a folha',
    text: [
      'Um motor maior em folha que pende só gasta o braço mais depressa. Basculante se acerta no contrapeso até parar a meia altura; de correr, nas roldanas e no trilho.',
      'O de 1/2 CV custa {{motor.halfCv}} sem instalação; em portão de correr ou de abrir, ele se orça por foto.',
    ],
    points: [
      'Quadro ou chapa de ferro onde o braço se prende.',
      'Madeira que incha: folga no batente e no fim de curso.',
      'Força regulada no mínimo que move a folha em dia seco.',
    ],
    further:
      'Os pesos por tipo de madeira estão em [motor para portão de madeira](/termos/motor-portao-de-madeira).',
    send: 'Mande as medidas, o tipo da madeira e uma foto da folha por dentro.',
  },
  {
    when: [
      'madeira',
      'correr|deslizante|de abrir|pivotante|pesado|pesada|macica',
      'motor|automatizar|automatizad*|colocar|da para|pode',
    ],
    unless: 'hp|cv|cavalos|potencia|duas folhas|2 folhas|folha dupla|que motor|qual motor|qual o motor',
    subject: 'portao-de-madeira',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Dá: de correr, a madeira vai sobre um quadro de ferro com roldana e guia dimensionadas para o peso dela molhada; de abrir, o suporte do motor se prende em chapa que atravessa a folha, e a dobradiça é que manda. Em nenhum caso o parafuso pega só na madeira.',
    ],
    heading: 'O peso da madeira molhada',
    text: [
      'Tábua maciça de dois centímetros fica entre dez e vinte quilos por metro quadrado seca, e mais na época de chuva. O motor se escolhe com sobra sobre o maior dos dois, e o fim de curso deixa folga para a folha inchada.',
      'Motor para correr ou abrir sai por orçamento; reforço e suporte ficam entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'De correr: roldana dupla e guia de cima sem folga.',
      'De abrir: três dobradiças e batente no chão.',
      'Basculante: equilíbrio refeito com o peso real.',
      'Verniz em dia: madeira que não bebe água fica mais leve e não empena.',
    ],
    further:
      'Os pesos por tipo de madeira estão em [motor para portão de madeira](/termos/motor-portao-de-madeira).',
    send: 'Mande a foto da folha por dentro e o tipo de madeira, com largura e altura.',
  },
  {
    when: ['madeira', 'pode|posso|da para|tem como|e possivel|aguenta', 'motor|automatizar|instalar|por'],
    unless: 'verniz|cupim|inchad*|inchou|qual motor|que motor',
    subject: 'portao-de-madeira',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Pode, desde que a folha de madeira ganhe um quadro ou chapas de ferro onde o motor e o braço se prendem e que o motor aguente o peso dos dois juntos. Em basculante, até {{home.weight}} vai o PPA Home, {{kit.padrao}} instalado, e até {{homeJetflex.weight}} o Home Jetflex, {{kit.jetflex}}; em portão de correr ou de abrir o motor sai por orçamento, pelo peso e pela largura da folha.',
    ],
    heading: 'Antes de pôr motor na madeira',
    text: [
      'Parafuso só na madeira afrouxa: ela incha na chuva, seca no sol e o furo abre. O ferro por trás leva a força, e a madeira fica como revestimento.',
      'Tábua maciça de dois centímetros pesa de dez a vinte quilos por metro quadrado; some o quadro. Se é preciso soldar reforço de suporte, ele fica de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    points: [
      'Folha que já raspa em dia de chuva: plaina e regulagem antes do motor.',
      'Pé da folha podre: troca-se a tábua primeiro.',
      'Fim de curso com folga para a estação úmida.',
      'Força no mínimo que completa o curso, provada em dia seco e revista na época de chuva.',
    ],
    further:
      'Os pesos por tipo de madeira estão em [motor para portão de madeira](/termos/motor-portao-de-madeira).',
    send: 'Mande uma foto da folha por dentro, outra do pé dela, e a largura e a altura.',
  },
  {
    when: [
      'madeira',
      'peso|pesa|quanto pesa|quilos',
      'ripad*|ripas|deck|macica|cumaru|ipe|pinus|motor|portao',
    ],
    unless: 'kg|1* quilos|2* quilos|3* quilos|4* quilos|5* quilos|6* quilos|7* quilos|8* quilos|9* quilos',
    subject: 'portao-de-madeira',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Madeira maciça de dois centímetros pesa de dez a vinte quilos por metro quadrado, e ripado com vãos fica perto da metade disso; some o quadro de ferro, perto de um quilo e meio por metro de tubo. Uma folha de garagem ripada costuma caber no PPA Home, até {{home.weight}}; maciça e larga, faça a conta.',
    ],
    heading: 'Da ripa ao motor, em três contas',
    text: [
      'Área da folha vezes o peso do metro quadrado da madeira, mais o quadro, mais porta embutida. Madeira molhada pesa mais, e é com ela que o motor trabalha em janeiro.',
      'Até {{home.weight}} em basculante vai o PADRÃO, {{kit.padrao}} instalado; até {{homeJetflex.weight}}, o JETFLEX, {{kit.jetflex}}; acima, por orçamento.',
    ],
    points: [
      'Pinus é leve; cumaru e ipê são os mais pesados.',
      'Ripa colada sobre chapa: some as duas.',
      'Ripado deixa passar o vento e poupa o motor.',
      'Contrapeso refeito depois de pôr a madeira.',
    ],
    send: 'Mande largura, altura, tipo de madeira, grossura da ripa e uma foto por dentro.',
  },
  {
    when: ['conserta|consertar|conserto|quem conserta|arruma', 'madeira', 'portao|motor'],
    unless: 'preco|quanto|cupim|inchou|molhou',
    subject: 'portao-de-madeira',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão de madeira automático tem dois ofícios: motor, central, cabos e regulagem são nossos, de {{repair.from}} a {{repair.to}}; tábua inchada, cupim e folha empenada são do marceneiro. Na visita dizemos qual dos dois o defeito pede, sem taxa.',
    ],
    heading: 'De quem é o defeito da folha de madeira',
    text: [
      '{Prova na mão}, solte o motor e mova a folha. Se ela raspa ou pesa depois da chuva, é madeira inchada; se anda leve e o motor ronca, é peça do motor.',
      'Madeira molhada pesa mais e tira a folha do equilíbrio. Depois da plaina, o contrapeso e o fim de curso se acertam de novo, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Raspa só no inverno ou na chuva: marceneiro.',
      'Parafuso do suporte frouxo na tábua: falta quadro de ferro.',
      'Ronca e não parte: capacitor.',
      'Para no mesmo ponto todas as vezes: fim de curso.',
    ],
    further:
      'O quadro por trás das tábuas está em [instalação de motor em portão de madeira](/topicos/instalacao-de-motor-em-portao-de-madeira).',
    send: 'Mande pelo WhatsApp um vídeo da folha na mão, a foto do suporte por dentro e do pé da folha.',
  },
  {
    when: [
      'motor jetflex|kit jetflex|jetflex|jet flex|inversor',
      'em portao de madeira|para portao de madeira|portao de madeira|madeira',
    ],
    unless: 'kg|quilos|nao abre',
    subject: 'portao-de-madeira',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'allowed'],
    answer: [
      'Dá, se o portão é basculante e a folha pesa até {{homeJetflex.weight}}, que é o limite do JETFLEX, de {{kit.jetflex}} instalado, em 220 V. Madeira sobre ferro tem de vinte a trinta quilos por metro quadrado, e mais quando está molhada: uma folha de 3 m por 2,5 m já fica entre cento e cinquenta e duzentos e poucos quilos. Ela precisa estar reta e equilibrada, porque velocidade aumenta o efeito de toda folga.',
    ],
    heading: 'O que conferir na folha de madeira',
    text: [
      'O suporte se prende em chapa que atravessa a madeira ou no quadro de ferro, e não só com parafuso na tábua. Madeira que empena muda o ponto de parada, e o fim de curso se regula de novo.',
    ],
    points: [
      'Peso calculado com a madeira molhada.',
      'Contrapeso refeito depois de trocar tábuas.',
      'Folha acima do limite: linha pesada, por orçamento.',
    ],
    send: 'Mande pelo WhatsApp largura, altura e uma foto do portão por dentro.',
  },
  {
    when: ['madeira', 'antig*|velh*|pesad*'],
    unless: 'duas folhas|2 folhas|folha dupla',
    subject: 'portao-de-madeira',
    isAboutSubject: true,
    aspects: ['install', 'choose', 'price'],
    answer: [
      'Portão de madeira antigo pode receber motor se a folha ainda está firme e no esquadro: antes se troca a madeira podre, se aperta o quadro e se põe uma chapa de ferro onde o braço vai prender. O motor se escolhe pelo peso da madeira molhada; em basculante até {{homeJetflex.weight}} os kits instalados vão de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'O que se confere numa folha de madeira velha',
    text: [
      'Com uma chave de fenda se testa a base das tábuas e o encontro com as dobradiças: onde ela afunda, o parafuso do motor não segura. Essa parte é do marceneiro ou do serralheiro, antes da instalação.',
      'Depois se leva a folha na mão, em dia seco e depois da chuva. Se ela raspa molhada, o motor só vai forçar o que já está apertado.',
    ],
    points: [
      'Tábua podre ou cupim: troca antes do motor.',
      'Quadro que balança: cantoneira ou travessa de ferro.',
      'Dobradiça ou pivô gasto: troca, porque o motor não corrige folha caída.',
      'Folha de correr ou de abrir: motor por orçamento, pelo peso.',
    ],
    sections: [
      {
        aspect: 'choose',
        heading: 'Qual motor para o portão antigo',
        text: [
          'Madeira maciça antiga costuma pesar mais do que parece. Folha basculante de até {{home.weight}} fica com o PPA Home, até {{homeJetflex.weight}} com o PPA Home Jetflex, e acima disso vai para a linha pesada, por orçamento.',
          'A partida suave do inversor poupa encaixe e parafuso de folha velha.',
        ],
      },
    ],
    questions: [
      {
        question: 'Vale mais a pena um portão novo?',
        answer:
          'Vale quando a madeira podre chega ao quadro ou a folha está torta. Se o dano é de poucas tábuas, a reforma e o motor saem mais em conta.',
      },
      {
        question: 'O motor estraga a madeira?',
        answer: 'Sem reforço, sim: o parafuso trabalha e rasga a fibra. Com chapa dos dois lados, não.',
      },
    ],
  },
  {
    when: ['cupim|cupins|broca|apodrec*|podre|podres|mofo', 'portao|folha|madeira|automatico|motor'],
    unless: 'ferro|ferrugem|parafuso|placa|grade',
    winsTies: true,
    subject: 'portao-de-madeira',
    isAboutSubject: true,
    aspects: ['safety', 'care'],
    answer: [
      'Cupim ou podre na madeira pede parar o automático onde o braço, o suporte ou o pivô se prende: parafuso em madeira oca sai de uma vez, com a folha no alto. Bata com o cabo de uma chave: som oco ou ponta que afunda é madeira perdida. Descupinização é de empresa do ramo e a tábua é do marceneiro ou do serralheiro; refazer o suporte fica conosco entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    heading: 'O que salvar antes de trocar a folha',
    text: [
      'Se o quadro é de ferro e só o revestimento está comido, trocam-se as tábuas e o motor fica. Madeira nova pesa diferente, e por isso o contrapeso e a força se acertam depois, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Pó fino no chão, embaixo da folha: cupim ativo.',
      'Veneno só com o disjuntor desligado e longe da placa e da fotocélula.',
      'Madeira molhada embaixo: borracha e folga do piso.',
    ],
    send: 'Mande uma foto de onde o motor se prende na folha e outra da parte comida.',
  },
  {
    when: [
      'quantos hp|quantos cv|quantos cavalos|qual hp|qual cv|qual potencia|que potencia|quanto de potencia|potencia de motor|potencia',
      'madeira',
      'portao|motor|folha',
    ],
    unless: 'kg|quilos|1/2|1/3|1/4|correr|deslizante|pivotante|de abrir|duas folhas|gasta|consome|nobreak',
    winsTies: true,
    subject: 'portao-de-madeira',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Depende do movimento e do peso da folha molhada: num basculante equilibrado, 1/4 HP leva até {{motor.quarterCv.weight}}, 1/3 HP até {{motor.thirdCv.weight}} e 1/2 HP até {{motor.halfCv.weight}}. Passou disso, a linha pesada chega a {{heavyLine.weight}} e sai por orçamento. Madeira maciça num vão largo costuma pedir 1/2 HP; no portão de correr, vale o peso máximo escrito na ficha do motor.',
    ],
    heading: 'Do peso da madeira aos HP do motor',
    text: [
      'Largura vezes altura dá a área, e cada metro quadrado de madeira sobre ferro pesa de vinte a trinta quilos. Deixe a folha um quinto abaixo do limite do motor, porque na época de chuva a tábua pesa mais que seca.',
      'Comprados sem instalação, esses motores saem por {{motor.quarterCv}}, {{motor.thirdCv}} e {{motor.halfCv}}. HP e CV, na etiqueta, querem dizer quase a mesma potência.',
    ],
    points: [
      'O motor se prende no quadro de ferro, e não na tábua.',
      'O contrapeso é acertado com a madeira já no lugar.',
      'Verniz em dia: a folha bebe menos água.',
    ],
    send: 'Mande a altura, a largura, a espécie da madeira e uma foto por dentro: dizemos o peso e o motor.',
  },
  {
    when: ['marceneiro|marceneiros|marcenaria|carpinteiro|carpintaria', 'portao|portoes'],
    unless: 'social|motor|serralheiro|ou|preco|quanto',
    subject: 'portao-de-madeira',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['repair'],
    answer: [
      'Portão de madeira quem faz, aplaina e troca tábua é o marceneiro, e não nós: a folha inchada, rachada ou podre é trabalho dele. Nós cuidamos do motor, das dobradiças e das roldanas que a levam, e da regulagem depois do reparo, num serviço de {{repair.from}} a {{repair.to}}.',
    ],
    description:
      'Portão de madeira quem faz, aplaina e troca tábua é o marceneiro, e não nós; do motor e da regulagem depois do reparo cuidamos nós.',
    heading: 'O que combinar com o marceneiro se o portão tem motor',
    text: [
      'Tábua nova muda o peso, e a folha mais pesada pede outro equilíbrio e outra força. Avise antes do serviço, para o motor ser solto por quem o conhece e religado com a folha já seca.',
    ],
    points: [
      'Que madeira entra, e quanto pesa.',
      'Onde fica o reforço em que o suporte do motor se prende.',
      'Folga na borda, que a chuva fecha.',
    ],
    send: 'Mande a foto da folha por dentro, com o motor à vista.',
  },
  {
    when: [
      'inchou|inchado|inchada|incha|inchando|pesado depois da chuva|pesada depois da chuva|pesado com a chuva|pesado quando chove|pesado em chuva|mais pesado depois da chuva',
      'portao|portoes|folha|madeira',
    ],
    unless: 'capacitor*|bateria*|dedo|mao|pe|tornozelo',
    winsTies: true,
    subject: 'portao-de-madeira',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'care'],
    answer: [
      'Portão que incha ou pesa com a chuva é quase sempre de madeira: ela absorve água, pesa mais e raspa no batente ou no piso. Não aumente a força do motor para vencer o atrito. Depois de seca, o marceneiro plaina o ponto que encosta e sela a folha; regular curso e força fica conosco, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Até a folha secar',
    text: [
      'Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor e leve a folha na mão: a marca lisa na madeira mostra onde ela pega. Se nem na mão ela passa, deixe desligado e não force.',
    ],
    points: [
      'Topo e pé sem verniz: é por ali que a água entra.',
      'Folha que fica pesada no basculante: contrapeso a conferir.',
      'Portão de ferro não incha: com chuva, é trilho cheio de barro ou ferrugem.',
    ],
    send: 'Mande uma foto do portão inteiro e outra do ponto que encosta, com a folha parada.',
  },
];
