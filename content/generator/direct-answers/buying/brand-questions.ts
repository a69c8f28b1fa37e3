/** Titles with two brands that ask about parts, prices, noise or makers, where ours may not be one of them. */
import type { DirectAnswer } from '../../direct-answer.ts';

const ofOther = 'controle|controles|placa|placas|central|receptor|fotocelula|nobreak';

export const brandQuestions: readonly DirectAnswer[] = [
  {
    when: [
      'peca|pecas|manutencao|assistencia|reposicao',
      'barat*|facil|faceis|mais|melhor|qual|cara|preco|acha',
    ],
    unless: ofOther,
    ofTwoBrands: 'without-ours',
    subject: 'motor',
    aspects: ['repair'],
    answer: [
      'Tem peça mais fácil o modelo que se vende hoje, seja {primeira} ou {segunda}: a marca não responde por um motor que já saiu de linha. Capacitor, rolamento, cabo e roldana são de medida comum nas duas; engrenagem e placa é que mudam, e duas lojas do seu bairro dizem por telefone, pelo código, qual têm na prateleira.',
    ],
    heading: 'Que peça perguntar na loja antes de escolher',
    text: [
      'Pergunte pela coroa, pela engrenagem e pela placa dos dois modelos que você compara, pelo código da ficha. Quem responde as três na hora tem a assistência mais perto.',
      'No nosso conserto a conta é igual para as duas: engrenagem de {{part.gears.from}} a {{part.gears.to}} e placa de {{part.board.from}} a {{part.board.to}}, com a mão de obra. Não vendemos nenhuma das duas.',
    ],
    points: [
      'Modelo em catálogo, e não só o nome da fábrica.',
      'Engrenagem e placa na prateleira, hoje.',
      'Controle novo da mesma família de código.',
      'Técnico do bairro que já abriu aquele modelo.',
    ],
    send: 'Mande pelo WhatsApp os dois modelos, ou a etiqueta do motor que já está na parede.',
  },
  {
    when: ['mais barat*|preco|mais em conta|custa menos|quanto custa|mais caro|valor|economico'],
    unless: ofOther,
    ofTwoBrands: 'without-ours',
    subject: 'motor',
    aspects: ['price'],
    answer: [
      'Preço de {primeira} e de {segunda} quem dá é a loja que as vende: nós consertamos as duas e vendemos PPA. Para comparar os dois, peça a mesma lista, motor, central, dois controles, fixação e mão de obra; como medida, o nosso kit PPA instalado em basculante vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'Dois orçamentos que se podem comparar',
    text: [
      'O barato na caixa costuma vir sem suporte, sem cremalheira e sem instalação. Compare só o valor posto no portão, com o prazo da garantia ao lado.',
      'Depois vem o conserto: pergunte o preço da engrenagem e da placa dos dois modelos, porque é ali que a diferença aparece em poucos anos.',
    ],
    points: [
      'Mesmo peso de folha na ficha dos dois modelos.',
      'Quantos controles vêm, e quanto custa mais um.',
      'Quem instala, e quem responde pela garantia.',
      'Frete, base e ponto de energia na conta.',
    ],
    send: 'Mande pelo WhatsApp os orçamentos que recebeu e uma foto do portão por dentro: dizemos o que falta em cada um.',
  },
  {
    when: [
      'e da|e do|mesma empresa|mesmo fabricante|mesma fabrica|mesma marca|mesmo grupo|mesmo dono|dona da|comprou a|sao iguais|e a mesma|e igual',
    ],
    unless: `${ofOther}|melhor|ou`,
    ofTwoBrands: 'without-ours',
    subject: 'motor',
    aspects: ['compatibility'],
    answer: [
      'Quem é dono de {primeira} e de {segunda} o fabricante responde; para o seu portão o que importa é outra coisa: as peças seguem o modelo da etiqueta, e não o grupo. Engrenagem, placa e controle de um nome só servem no outro se o código for o mesmo, e isso se confere por foto.',
    ],
    heading: 'O que passa de um motor para o outro',
    text: [
      'Passam as peças de medida comum: capacitor, rolamento, cabo, roldana. Não passam sem conferir a coroa, a placa, o fim de curso e o controle, que falam cada um a língua da sua linha.',
      'Consertamos as duas marcas, de {{repair.from}} a {{repair.to}}, e vendemos só PPA.',
    ],
    points: [
      'Código na etiqueta da carcaça.',
      'Código impresso na placa.',
      'Verso do controle: frequência e tipo de código.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor e a da placa, e a peça de que você precisa.',
  },
  {
    when: ['silencios*|barulh*|ruido|quieto'],
    unless: ofOther,
    ofTwoBrands: 'with-ours',
    subject: 'motor',
    aspects: ['choose'],
    answer: [
      'Entre {primeira} e {segunda}, é mais silencioso o modelo com inversor, e as duas fábricas têm motor de um tipo e do outro: compare modelos, e não tampas. O que vendemos com inversor é o PPA Home Jetflex, por {{kit.jetflex}} instalado em basculante; do {outra}, veja na ficha se o modelo tem partida e parada suaves.',
    ],
    heading: 'Como ouvir a diferença antes de comprar',
    text: [
      'Peça para ver o modelo andando num portão do seu tipo, ou um vídeo com som. O baque da parada conta mais que o zumbido do meio do caminho.',
      'E mova a folha com a mão: rangido de dobradiça e roldana presa passam para qualquer marca. Acertar fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Partida e parada suaves na ficha do modelo.',
      'Suporte firme, com calço de borracha.',
      'Folha leve, que não pede força.',
    ],
    send: 'Mande pelo WhatsApp os dois modelos e um vídeo com som do portão de hoje.',
  },
  {
    when: ['mais rapido|rapido|velocidade|mais veloz|segundos|jetflex|speedy'],
    unless: ofOther,
    ofTwoBrands: 'with-ours',
    subject: 'motor-rapido',
    aspects: ['choose'],
    answer: [
      'Da PPA, que vendemos, o tempo em basculante é certo: {segundos jetflex} no JETFLEX, de {{kit.jetflex}} instalado, {segundos speedy} no SPEEDY, de {{kit.speedy}}, e {segundos padrão} no PADRÃO. Do {outra}, o tempo está na ficha de cada modelo; compare com a mesma folha, porque altura e peso mudam os dois.',
    ],
    heading: 'Segundos comparados na mesma folha',
    text: [
      'O tempo de anúncio é de folha leve e curta. Peça o da sua medida, da folha fechada até aberta, e veja se a parada é suave: velocidade sem rampa bate no batente.',
      'Motor rápido de qualquer marca pede folha reta e equilibrada, e o PPA Home Jetflex, {{homeJetflex.volts}} no ponto.',
    ],
    points: [
      'Tempo na ficha, com o tamanho da folha ao lado.',
      'Inversor, e não só engrenagem mais longa.',
      'Ciclos por hora, se várias famílias usam.',
    ],
    send: 'Mande pelo WhatsApp as medidas da folha, uma foto por dentro e os dois modelos que você compara.',
  },
  {
    when: ['app|aplicativo|celular|wifi|wi-fi|wi fi|alexa|google home|smart|internet'],
    unless: 'nao|consert*|parou|controle',
    ofOtherBrand: true,
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'Dá para abrir um motor {marca} pelo celular sem trocar nada: um módulo Wi-Fi entra na botoeira da central, que em qualquer marca é um contato seco, e o aplicativo é o do módulo. Se a central {marca} já traz rede de fábrica, a etiqueta da placa diz, e aí se usa o aplicativo dela. A ligação do módulo parte de {{repair.from}}.',
    ],
    heading: 'O que conferir na central {marca} antes do módulo',
    text: [
      'São três coisas: a entrada de botoeira livre ou em paralelo, a tensão que alimenta o módulo e o sinal da rede junto do motor. Uma foto da placa, com a tampa aberta por técnico, responde as duas primeiras.',
      'Ponha também o sensor de folha fechada: sem ele, o aplicativo só supõe em que ponto o portão parou. O controle {marca} continua funcionando junto.',
    ],
    points: [
      'Teste o sinal com o telefone encostado no motor e a folha fechada.',
      'Fotocélula no vão, para quem fecha de longe.',
      'Sem energia, só com nobreak.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor {marca}, a da placa e a marca do módulo, se já comprou.',
  },
  {
    when: ['garantia*', 'motor|portao|quanto tempo|quantos anos|qual|tem|prazo|dura'],
    ofOtherBrand: true,
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'A garantia do motor {marca} é a da fábrica dele, e o prazo está no certificado e na nota da loja: nós não vendemos a marca e não respondemos por esse número. O que damos num {marca} é a do conserto, {{repair.warranty}} no serviço e {{parts.warranty}} na peça trocada.',
    ],
    heading: 'Acionar a garantia de um motor {marca}',
    text: [
      'Procure primeiro quem vendeu, com a nota e o número de série da etiqueta. Abrir a caixa ou trocar peça antes disso costuma encerrar a cobertura, e por isso perguntamos a data da compra antes de marcar a visita.',
      'A lei já dá noventa dias para defeito aparente, mesmo sem certificado. Raio, tensão errada, água e folha pesada ficam em geral de fora.',
    ],
    points: [
      'Nota fiscal com data e modelo.',
      'Etiqueta legível, sem raspar.',
      'Quem instalou, porque mau serviço é com ele.',
      'Foto do defeito antes de mexer.',
    ],
    send: 'Se o prazo já passou, mande pelo WhatsApp a etiqueta do motor {marca} e um vídeo do defeito: dizemos o valor do conserto.',
  },
  {
    when: ['silencios*|barulh*|ruido|quieto'],
    unless: `${ofOther}|consert*`,
    ofTwoBrands: 'without-ours',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Nem {primeira} nem {segunda} faz menos barulho por ser quem é: faz menos o modelo com partida e parada suaves, e as duas fábricas têm dos dois tipos. Compare as fichas e peça um vídeo com som num portão igual ao seu; consertamos as duas marcas e vendemos só PPA.',
    ],
    heading: 'O que se ouve num {primeira} ou num {segunda}',
    text: [
      'O motor dá o zumbido e o baque do fim; a folha dá o rangido e a batida, que ficam com qualquer tampa. Leve-a na mão, com o disjuntor desligado, antes de culpar a marca.',
      'Acertar folha e força custa de {{part.adjustment.from}} a {{part.adjustment.to}}, e às vezes dispensa o motor novo.',
    ],
    points: [
      'Inversor ou parada suave, escritos na ficha.',
      'Engrenagem com graxa e sem folga, no motor usado.',
      'Calço de borracha no suporte.',
    ],
    send: 'Mande pelo WhatsApp os dois modelos e um vídeo com som do seu portão.',
  },
];
