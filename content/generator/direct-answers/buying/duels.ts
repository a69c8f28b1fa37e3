/** Answers to titles with two brands: which to buy, which lasts, which is cheaper, and for which gate. */
import type { DirectAnswer } from '../../direct-answer.ts';

/** Titles with two brands that ask about a part and not about the motors. */
const ofPart =
  'controle|controles|placa|placas|central|receptor|fotocelula|nobreak|capacitor|cremalheira|peca|pecas|braco|bracos|estator|induzido|fuso|engrenagem|coroa|pinhao|suporte|bateria|acionador|calha|tampa|carcaca|fim de curso|chave';

export const brandDuels: readonly DirectAnswer[] = [
  {
    when: [],
    unless: ofPart,
    ofTwoBrands: 'with-ours',
    subject: 'motor',
    aspects: ['choose'],
    answer: [
      'Para pôr motor novo num basculante de casa com quem instale e responda por ele, PPA: o nosso kit sai instalado de {{kit.padrao}} a {{kit.jetflex}}. Se já há um {outra} na parede e a peça se acha, conserte-o, de {{repair.from}} a {{repair.to}}. Vendemos só PPA e consertamos as duas marcas; desconte essa preferência ao ler.',
      'Entre {primeira} e {segunda}, quem compra novo decide pelo instalador e pela peça: PPA nós vendemos e instalamos, de {{kit.padrao}} a {{kit.jetflex}} em basculante, e {outra} nós só consertamos. Se o {outra} já está aí e pede uma peça, o conserto de {{repair.from}} a {{repair.to}} sai mais barato que trocar de marca.',
    ],
    heading: '{primeira} e {segunda} lado a lado',
    text: [
      'As duas fábricas têm motor pequeno e motor pesado, por isso a comparação só vale entre dois modelos escritos por inteiro. Com a mesma potência e a folha equilibrada, o trabalho sai parecido; a diferença aparece no dia em que é preciso achar a engrenagem.',
      'Marca trocada também troca o resto: suporte, central e controles de uma não servem na outra sem adaptação, e isso entra na conta de quem já tem motor.',
    ],
    points: [
      'Peso de folha na ficha de cada modelo, para o seu tipo de portão.',
      'Segundos de abertura medidos numa folha como a sua.',
      'Tensão do modelo igual à do ponto, 127 V ou 220 V.',
      'Loja do bairro que tenha a engrenagem e a placa dos dois.',
      'Garantia escrita do motor e de quem o instala.',
    ],
    questions: [
      {
        question: 'Troco o {outra} que já tenho por um PPA?',
        answer:
          'Só se a bobina queimou ou se a peça sumiu. A troca completa numa casa fica entre {{replacement.from}} e {{replacement.to}}, e um conserto comum custa bem menos.',
      },
    ],
    further:
      'A comparação com as perguntas mais comuns está em [motor PPA ou Garen](/termos/motor-ppa-ou-garen), e vale para outras marcas.',
    send: 'Mande pelo WhatsApp o nome completo dos dois modelos e uma foto do portão por dentro. Se já há motor, junte a etiqueta.',
  },
  {
    when: [],
    unless: ofPart,
    ofTwoBrands: 'without-ours',
    subject: 'motor',
    aspects: ['choose'],
    answer: [
      'Entre {primeira} e {segunda}, leve a que tiver engrenagem e placa à venda no seu bairro para o modelo do tamanho da sua folha: as duas fazem bom serviço quando o peso está dentro da ficha. Não vendemos nenhuma delas; consertamos as duas, de {{repair.from}} a {{repair.to}}, e por isso falamos sem interesse na escolha.',
      'A escolha entre um motor {primeira} e um {segunda} se resolve em dois telefonemas: pergunte a duas casas de peças pela coroa e pela placa de cada modelo, e fique com o que se acha. Consertamos as duas marcas, de {{repair.from}} a {{repair.to}}, e não vendemos nenhuma.',
    ],
    heading: 'O que separa o {primeira} do {segunda}',
    text: [
      'O nome na tampa diz pouco, porque cada fábrica faz do motor pequeno ao de prédio. Compare modelo com modelo: peso máximo, ciclos por hora e tensão.',
      'Depois vem o controle: cada marca tem o seu código, e quem já tem três controles em casa gasta de novo ao mudar de lado.',
    ],
    points: [
      'Ficha dos dois modelos, para o mesmo tipo de portão.',
      'Preço da engrenagem e da placa, hoje, numa loja perto.',
      'Código do controle: rolante é o que se quer na rua.',
      'Técnico do bairro que conheça a marca.',
    ],
    questions: [
      {
        question: 'Qual das duas vocês veem mais na bancada?',
        answer:
          'A que mais se vendeu no bairro aparece mais, e isso não faz dela a pior. O defeito vem quase sempre de folha pesada, chuva na placa ou aberturas demais por hora.',
      },
    ],
    further:
      'Se a dúvida é trocar ou manter o que já existe, leia [conserto de motor de portão](/topicos/conserto-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp o nome dos dois modelos e uma foto do portão por dentro, e dizemos qual cabe na sua folha.',
  },
  {
    when: [
      'dura mais|duram mais|mais duravel|mais durabilidade|durabilidade|mais resistente|quebra menos|da menos problema|menos defeito|melhor durabilidade|vida util',
    ],
    unless: ofPart,
    ofTwoBrands: 'with-ours',
    subject: 'motor',
    aspects: ['lifetime'],
    answer: [
      'Nenhuma das duas dura mais em qualquer portão: entre {primeira} e {segunda}, dura mais o modelo que trabalha com sobra de peso, numa folha leve na mão e longe da chuva. Assim um motor de casa passa fácil de dez anos, seja qual for a tampa. Vendemos PPA e consertamos {outra}, e o que chega à bancada das duas tem quase sempre a mesma causa: folha pesada.',
    ],
    heading: 'O que gasta um {primeira} ou um {segunda} antes da hora',
    text: [
      'A engrenagem é feita para ceder antes do resto, e quem a mata é o atrito da folha. Motor no limite da ficha gasta em poucos anos o que duraria o dobro com folga.',
      'Entre dois modelos que servem, fique com o que tem peça e técnico perto: motor que se conserta por {{repair.from}} a {{repair.to}} continua na parede, e motor sem peça vai embora no primeiro defeito.',
    ],
    points: [
      'Folha que para sozinha a meia altura, ou que corre com uma mão.',
      'Peso da folha abaixo do máximo da ficha, e não igual.',
      'Caixa fechada e fora da água da calha.',
      'Quantas aberturas por hora o modelo aguenta sem esquentar.',
      'Revisão uma vez por ano em casa, duas em prédio.',
    ],
    further:
      'O que cuidar para o motor durar está em [manutenção de motor de portão](/topicos/manutencao-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp os dois modelos e um vídeo da folha movida na mão: dizemos se o portão vai poupar ou gastar o motor.',
  },
  {
    when: [
      'dura mais|duram mais|mais duravel|mais durabilidade|durabilidade|mais resistente|quebra menos|da menos problema|menos defeito|melhor durabilidade|vida util',
    ],
    unless: ofPart,
    ofTwoBrands: 'without-ours',
    subject: 'motor',
    aspects: ['lifetime'],
    answer: [
      'Não há vencedor de fábrica: {primeira} e {segunda} passam de dez anos quando a folha anda leve e o modelo tem sobra de peso, e as duas param cedo numa folha torta. Consertamos as duas, de {{repair.from}} a {{repair.to}}, e não vendemos nenhuma.',
    ],
    heading: 'De que depende a vida do {primeira} e do {segunda}',
    text: [
      'Quem decide é o portão. Roldana presa, cabo vencido e dobradiça seca fazem o motor empurrar o que deveria só guiar, e o dente da engrenagem vai embora.',
      'Depois decide a peça: dura mais o motor que se consegue consertar. Antes de comprar, ligue para duas lojas de peças e pergunte se têm a engrenagem e a placa dos dois modelos.',
    ],
    points: [
      'Solte o motor e leve a folha na mão, de ponta a ponta.',
      'Compare o peso da folha com a ficha de cada modelo.',
      'Conte as aberturas na hora mais cheia.',
      'Veja se chove ou pinga em cima da caixa.',
    ],
    further:
      'O que se confere a cada ano está em [manutenção de motor de portão](/topicos/manutencao-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp os dois modelos e um vídeo da folha movida na mão, com o motor solto.',
  },
  {
    when: ['condominio*|predio*|edificio*|sindic*'],
    unless: ofPart,
    ofTwoBrands: 'with-ours',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Num prédio, {primeira} ou {segunda} se decide por dois números que têm de estar na proposta: ciclos por hora e peso da folha. Da PPA, que vendemos, a linha pesada leva basculante de até {{heavyLine.weight}} e sai por {{condominium.from}} a {{condominium.to}} instalada; da {outra}, peça os mesmos números a quem a vende e compare as duas folhas de papel.',
    ],
    heading: 'A proposta de {primeira} e a de {segunda} na mesma mesa',
    text: [
      'O motor de prédio para de calor, e não de fraqueza: o de uso intenso aguenta de trinta a cinquenta ciclos por hora, e o de casa, de cinco a dez. Uma proposta que só cita a marca e a potência esconde o número que importa.',
      'Se já há um {outra} na garagem e a peça se acha, consertar fica entre {{repair.from}} e {{repair.to}} e costuma bastar até a próxima assembleia.',
    ],
    points: [
      'Ciclos por hora do modelo, acima dos da sua hora de pico.',
      'Peso da folha na ficha, com folga.',
      'Prazo de resposta com o portão parado, por escrito.',
      'Controles dos moradores: servem na central nova ou se gravam todos de novo.',
      'Duas revisões por ano, incluídas ou não.',
    ],
    questions: [
      {
        question: 'Os controles dos moradores servem depois da troca de marca?',
        answer:
          'Quase nunca servem direto. Ou se gravam controles novos, ou um receptor avulso mantém os atuais; peça que a proposta diga qual dos dois.',
      },
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp as duas propostas, a foto da folha fechada e quantos carros saem na hora mais cheia.',
  },
  {
    when: ['condominio*|predio*|edificio*|sindic*'],
    unless: ofPart,
    ofTwoBrands: 'without-ours',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para condomínio, nem {primeira} nem {segunda} ganha pelo nome: ganha o modelo com mais ciclos por hora e com peso de folha acima do seu. Peça esses dois números às duas e o prazo de resposta de quem instala. Consertamos as duas marcas, de {{repair.from}} a {{repair.to}}, mas motor novo de prédio só vendemos PPA, de {{condominium.from}} a {{condominium.to}} com instalação.',
    ],
    heading: 'O que perguntar a quem oferece {primeira} ou {segunda} ao prédio',
    text: [
      'Conte os carros que saem na meia hora mais cheia e dobre: é esse o número de ciclos por hora que o motor tem de aguentar sem esquentar. O motor de uso intenso fica entre trinta e cinquenta, e o de casa para muito antes.',
      'Na assembleia, três propostas com os mesmos dados se comparam em cinco minutos. Com dados diferentes, vence a mais barata, que nem sempre é a que aguenta.',
    ],
    points: [
      'Nome completo do modelo, e não só a marca.',
      'Ciclos por hora e peso máximo da folha.',
      'Engrenagem e placa em estoque na cidade.',
      'Quem atende no domingo com a garagem aberta.',
      'O que acontece com os controles que já existem.',
    ],
    further:
      'A conta da hora de pico está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp os modelos propostos, a foto da folha e o número de vagas que usam a entrada.',
  },
  {
    when: ['deslizante*|de correr|correr|dz*|kdz*'],
    unless: ofPart,
    ofTwoBrands: 'with-ours',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'No portão de correr, {primeira} ou {segunda} se escolhe pelo modelo que leva o peso e o comprimento da sua folha, com quem instale perto. Da PPA vendemos e instalamos por orçamento, e a troca numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}; {outra} nós consertamos quando já está no chão, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'No trilho: o que comparar entre {primeira} e {segunda}',
    text: [
      'O deslizante sofre na partida e na parada. Freio suave, fim de curso firme e pinhão que case com a cremalheira contam mais que o nome na caixa.',
      'Ao trocar de marca, confira o passo do dente e a altura do pinhão: a cremalheira que já existe pode servir ou pode ter de sair inteira.',
    ],
    points: [
      'Ficha com peso acima do da sua folha.',
      'Passo da cremalheira igual ao do pinhão.',
      'Furos da base: motor novo quase sempre pede outros.',
      'Destravamento por chave, que se alcance por dentro.',
    ],
    further:
      'O passo da obra está em [instalação de motor deslizante](/topicos/instalacao-de-motor-de-portao-deslizante).',
    send: 'Mande pelo WhatsApp a foto da folha inteira, da base e de um pedaço da cremalheira, e os dois modelos.',
  },
  {
    when: ['mais barat*|preco|mais em conta|custa menos|quanto custa|mais caro|valor'],
    unless: ofPart,
    ofTwoBrands: 'with-ours',
    subject: 'motor',
    aspects: ['price'],
    answer: [
      'O preço que podemos dar é o da PPA, que vendemos: em basculante, o kit instalado custa {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}, com central, dois controles e {{kit.warranty}} de garantia. Da {outra} não temos preço, porque só a consertamos; ao pedir um, pergunte se ele inclui mão de obra, fixação e controles, ou a comparação sai torta.',
    ],
    heading: 'Comparar preço de {primeira} e {segunda} sem se enganar',
    text: [
      'Caixa na loja e motor instalado são coisas diferentes. Na nossa tabela, o motor PPA sozinho começa em {{motor.quarterCv}}, e o que o separa do kit é suporte, central, controles e a mão de obra.',
      'Some também o futuro: a engrenagem e a placa de cada um, hoje, numa loja perto da sua casa.',
    ],
    points: [
      'Peça os dois preços com a mesma lista: motor, central, controles, fixação e instalação.',
      'Compare modelos com o mesmo peso de folha.',
      'Prazo da garantia do motor e da instalação.',
      'Preço de dois controles a mais.',
    ],
    further:
      'Os nossos valores estão explicados em [quanto custa motor de portão](/termos/quanto-custa-motor-de-portao).',
    send: 'Mande pelo WhatsApp o orçamento que recebeu da {outra} e uma foto do portão: respondemos com o nosso para a mesma lista.',
  },
  {
    when: ['peca|pecas|manutencao|assistencia', 'barat*|facil|mais|melhor|qual|cara|preco'],
    unless: 'controle|controles|placa|central|receptor',
    ofTwoBrands: 'with-ours',
    subject: 'motor',
    aspects: ['repair'],
    answer: [
      'Nenhuma das duas leva vantagem certa, porque a peça depende do modelo, e não da marca: capacitor, rolamento e cabo têm medida comum e custam o mesmo num {primeira} ou num {segunda}. A diferença está na engrenagem e na placa, que são de cada modelo; ligue para duas lojas e pergunte pelo código. No nosso conserto, o serviço vai de {{repair.from}} a {{repair.to}} nas duas marcas.',
    ],
    heading: 'Que peça de {primeira} e de {segunda} tem preço próprio',
    text: [
      'A engrenagem trocada fica entre {{part.gears.from}} e {{part.gears.to}}, e a placa, entre {{part.board.from}} e {{part.board.to}}, já com a mão de obra. Modelo recente se acha no balcão; modelo parado pede adaptação.',
      'Assistência perto vale mais que peça barata longe: portão aberto por três dias custa caro de outro jeito.',
    ],
    points: [
      'Medida comum: capacitor, rolamento, roldana e cabo.',
      'De cada modelo: engrenagem, coroa, sensor e placa.',
      'Código da etiqueta na mão antes de ligar para a loja.',
      'Controles: o tipo de código decide o preço.',
    ],
    further:
      'O preço de cada reparo está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp a etiqueta do motor e a peça gasta ao lado de uma régua.',
  },
];
