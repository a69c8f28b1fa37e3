/** A motor, a gate or a kit with one quality that the title names: four metres, bolt, lamp, second-hand, wood. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const motorAskedAnswers: readonly DirectAnswer[] = [
  {
    when: ['basculante*', 'largura|metros|metro|de comprimento', 'motor|motores|kit'],
    unless: 'kg|kgs|quilo|quilos|kilo|kilos',
    figure: { unit: 'metre', from: 3, to: 7 },
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para um basculante de {figura} quem escolhe o motor é o peso que essa largura dá: de grade ou alumínio, costuma servir o PPA Home, do kit PADRÃO de {{kit.padrao}} instalado, que leva até {{home.weight}}; de chapa com tubo grosso ou revestida de madeira, faça a conta antes, porque pode pedir o Home Jetflex, até {{homeJetflex.weight}}, ou a linha pesada.',
    ],
    heading: 'O peso de um basculante de {figura}',
    text: [
      'Multiplique {figura} pela altura: numa folha de dois metros e trinta, cada metro de largura acrescenta uns vinte e cinco quilos de chapa fina, sem contar o quadro. Os tubos somam perto de um quilo e meio por metro, e a madeira colada por cima pode dobrar o total.',
      'O contrapeso também entra: folha larga com um lado mais pesado torce e faz o motor parar, por maior que ele seja. A regulagem fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Grade ou alumínio nessa largura: fica com folga no PADRÃO.',
      'Chapa de 1,2 mm com quadro: em geral ainda cabe no PADRÃO.',
      'Chapa dupla, madeira ou porta embutida: conte o peso antes.',
      'Rua movimentada e 220 V no ponto: JETFLEX, {{kit.jetflex}}.',
    ],
    further: 'A página [que motor serve no meu portão](/motores/escolher) faz a conta com as suas medidas.',
    send: 'Mande pelo WhatsApp a largura, a altura, o material e uma foto do basculante inteiro por dentro.',
  },
  {
    when: ['madeira', 'pode|posso|da para|tem como|e possivel|aguenta', 'motor|automatizar|instalar|por'],
    unless: 'verniz|cupim|inchad*|inchou',
    subject: 'portao-de-madeira',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Pode, desde que a folha de madeira ganhe um quadro ou chapas de ferro onde o motor e o braço se prendem e que o motor aguente o peso dos dois juntos. Em basculante, até {{home.weight}} vai o PPA Home, {{kit.padrao}} instalado, e até {{homeJetflex.weight}} o Home Jetflex, {{kit.jetflex}}.',
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
      'Força no mínimo que completa o curso em dia seco.',
    ],
    further:
      'Os pesos por tipo de madeira estão em [motor para portão de madeira](/termos/motor-portao-de-madeira).',
    send: 'Mande uma foto da folha por dentro, outra do pé dela, e a largura e a altura.',
  },
  {
    when: [
      'quanto custa|quanto fica|quanto sai|quanto gasta|preco|valor|custo|orcamento',
      'automatizar|automatizacao|automacao|automatizado|colocar motor|por motor|motorizar',
    ],
    unless:
      'condominio*|predio*|correr|deslizante|pivotante|de abrir|social|enrolar|pesado|industrial|loja|galpao|celular|wifi|wi-fi|solar',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Automatizar um portão basculante de casa custa de {{kit.padrao}} a {{kit.jetflex}}, já com motor, central, dois controles e instalação. Portão de correr ou de abrir que nunca teve motor sai por orçamento: à faixa de uma troca de motor, de {{replacement.from}} a {{replacement.to}}, somam-se a base, a cremalheira ou os braços e o fio até o ponto.',
    ],
    heading: 'A conta de uma primeira automatização',
    text: [
      'O kit muda pela velocidade e pelo peso: PADRÃO, {segundos padrão}, {{kit.padrao}}; SPEEDY, {segundos speedy}, {{kit.speedy}}; JETFLEX, {segundos jetflex} e ponto de 220 V, {{kit.jetflex}}. Tudo pode ser pago em até {parcelas} vezes.',
      'À parte fica o que a casa ainda não tem. Folha que pesa na mão se acerta antes, de {{repair.from}} a {{repair.to}}, e o circuito com disjuntor próprio é do eletricista.',
    ],
    points: [
      'Basculante que sobe leve e tem tomada perto: só o kit.',
      'De correr: confira trilho e roldanas, e some a base de concreto.',
      'De abrir: um motor por folha.',
      'Fotocélula, se falta: de {{part.photocell.from}} a {{part.photocell.to}}.',
      'Folha de prédio ou muito pesada: de {{condominium.from}} a {{condominium.to}}.',
    ],
    further:
      'O que se confere em cada tipo está na [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande a foto do portão fechado por dentro, a largura, a altura e o bairro: a resposta já vem com o valor.',
  },
  {
    when: ['jetflex', 'vale a pena|vale|compensa|e bom|presta|recomenda*'],
    unless: 'placa|conserto|consertar|queim*|condominio*|predio*|wifi|wi-fi|speedy|padrao',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth'],
    answer: [
      'Vale se você entra direto de uma rua movimentada, chega de madrugada ou tem folha entre {{home.weight}} e {{homeJetflex.weight}}: o JETFLEX abre em {segundos jetflex} e custa {{kit.jetflex}} instalado em basculante. Não vale se a rua é calma, a folha é leve ou não há 220 V no ponto: aí fique com o PADRÃO, {{kit.padrao}}, ou com o SPEEDY, {{kit.speedy}}.',
    ],
    heading: 'O que os {{kit.jetflex - kit.speedy}} a mais compram',
    text: [
      'Entre o SPEEDY e o JETFLEX a diferença é de {{kit.jetflex - kit.speedy}}: ela paga o inversor, que arranca e freia devagar, poupa solda e dobradiça e corta o tempo pela metade. Paga também mais peso de folha.',
      'Portão torto anula a compra. Numa folha que enrosca o inversor só erra mais depressa, e o acerto, de {{part.adjustment.from}} a {{part.adjustment.to}}, vem primeiro.',
    ],
    points: [
      'PADRÃO: {segundos padrão}, até {{home.weight}}, {{kit.padrao}}.',
      'SPEEDY: {segundos speedy}, {{kit.speedy}}.',
      'JETFLEX: {segundos jetflex}, até {{homeJetflex.weight}}, 220 V, {{kit.jetflex}}.',
    ],
    questions: [
      {
        question: 'A placa do JETFLEX é mais cara de consertar?',
        answer:
          'Ela tem o inversor junto e não se troca por placa universal. Por isso vale aterrar o ponto e pôr protetor contra surto no quadro.',
      },
    ],
    further:
      'A ficha está na página do [motor de alta velocidade](/topicos/motor-de-portao-de-alta-velocidade).',
    send: 'Fotografe a folha de lado, a coluna e o quadro de luz: com isso dizemos se o 220 V e a folha servem.',
  },
  {
    when: [
      'rampa*|inclinad*|ladeira|aclive|declive|subida',
      'da|dá|consigo|compro|chega|basta|suficiente|posso|cabe',
    ],
    figure: { unit: 'real' },
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Pode dar, se o portão é basculante e a folha não raspa na rampa: compare {figura} com o kit instalado, que custa de {{kit.padrao}} a {{kit.jetflex}}, e com o acerto da folha, de {{repair.from}} a {{repair.to}}. Se é de correr em trilho inclinado, pode não dar: o motor segura o peso da folha na descida e sai por orçamento.',
    ],
    heading: 'O que medir na rampa antes de gastar {figura}',
    text: [
      'O basculante avança para fora ao abrir: marque no piso até onde o pé da folha chega e veja se ali o chão já subiu. No de abrir, conte quantos centímetros o piso sobe no caminho da ponta.',
      'Trilho de correr quer nível. Fora dele a folha anda sozinha quando alguém a destrava, e por isso não se solta sem calço.',
    ],
    points: [
      'Rampa que desce para a rua: basculante serve.',
      'Rampa que sobe logo depois do portão: meça o arco antes.',
      'Fotocélula a 50 ou 60 cm do piso, conferida com o carro na rampa.',
      'Ralo ou grelha na soleira, se a água corre para dentro.',
    ],
    further: 'Os valores de cada kit estão na página do [kit de motor](/termos/kit-motor-portao).',
    send: 'Mande uma foto de lado, com o piso dos dois lados do portão à vista, e a largura do vão.',
  },
  {
    when: ['aluminio', 'galvanizad*|aco|ferro|galvalume', 'ou|melhor|diferenca|qual|comparar|escolher'],
    unless: 'cremalheira|roldana|ruido|cabo de aco|controle',
    subject: 'portao-de-aluminio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Fique com alumínio se quer folha leve e sem ferrugem e aceita pagar mais; fique com aço galvanizado se quer folha mais rígida e barata e vai refazer a pintura de tempos em tempos. O alumínio tem um terço da densidade do aço, e por isso a folha costuma pesar bem menos. Portão não fabricamos; o motor dos dois é conosco.',
    ],
    heading: 'O que o metal muda no motor',
    text: [
      'Em casa os dois materiais cabem em geral no PPA Home, até {{home.weight}}, {{kit.padrao}} instalado em basculante. Na folha leve o motor trabalha com sobra, e vento forte a balança mais; na de aço o contrapeso precisa estar certo.',
      'No alumínio o suporte se prende com chapa por trás e rebite ou parafuso passante, porque a parede do perfil é fina. No galvanizado, cada solda queima o zinco e pede retoque na mesma hora.',
    ],
    points: [
      'Perto de jardim irrigado ou de maresia: alumínio.',
      'Rua de batida e empurrão: aço.',
      'Desenho de chapa lisa larga: aço, que ondula menos.',
      'Basculante que já existe: troque o material só com o contrapeso refeito.',
    ],
    questions: [
      {
        question: 'Metalon galvanizado enferruja?',
        answer:
          'Enferruja na solda e no corte, onde o zinco saiu. Tinta rica em zinco nesses pontos, antes da pintura, é o que segura.',
      },
    ],
    further: 'Para alumínio, veja o [motor para portão de alumínio](/termos/motor-portao-de-aluminio).',
    send: 'Mande o desenho ou a foto do portão, a largura e a altura: dizemos que motor cada material pede.',
  },
  {
    when: [
      'motor|motores|kit',
      'trava embutida|trava integrada|com trava|auto travante|autotravante|trava propria',
    ],
    unless: 'controle|luz',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Quase todo motor de basculante e de correr já trava sozinho: parado, a redução não deixa a folha voltar, e para abrir é preciso a chave de destravamento. Trava elétrica é uma peça a mais, e só faz falta em folha larga que cede na ponta, em portão de abrir e na casa que quer um segundo ponto de fecho.',
    ],
    heading: 'Travar pela redução ou por um pino',
    text: [
      'O motor de abrir tem modelos reversíveis, que não seguram a folha: a ficha diz irreversível quando segura. No reversível a trava é obrigatória.',
      'A trava se liga numa saída própria da central, que a recolhe um instante antes de a folha sair. Sem essa saída usa-se um módulo; pôr e ligar fica entre {{repair.from}} e {{repair.to}}, fora a peça.',
    ],
    points: [
      'Empurre a folha fechada no meio e na ponta: se a ponta abre um palmo, ponha trava.',
      'Basculante largo: uma trava de cada lado.',
      'Queda de luz: o motor continua travado, e a trava de pino também.',
    ],
    send: 'Mande a foto da folha fechada por dentro e a etiqueta do motor e da central.',
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
      'Confira na placa se há borne com esse nome; em algumas ele vem em módulo à parte. A ligação fica dentro da faixa de {{repair.from}} a {{repair.to}}, com o fio da lâmpada já ao alcance.',
      'Sem essa saída, um sensor de presença na garagem faz o mesmo e não depende do portão; é serviço de eletricista.',
    ],
    points: [
      'Lâmpada comum: direto no módulo, até a carga que a placa aceita.',
      'Várias lâmpadas ou refletor: relé fora da placa.',
      'Sinaleira da calçada: é outra saída, e pisca.',
    ],
    send: 'Mande uma foto de perto da placa da central, com os nomes dos bornes legíveis.',
  },
  {
    when: [
      'solar|placa solar|painel solar',
      'funciona|vale a pena|da para|compensa|chuva|nublado|sao paulo|sp',
    ],
    subject: 'motor-solar',
    isAboutSubject: true,
    aspects: ['worth', 'works'],
    answer: [
      'Funciona em São Paulo, desde que o conjunto seja de corrente contínua, com bateria para alguns dias nublados e painel virado para o norte sem sombra. Vale onde levar fio custa mais que o painel; numa garagem com disjuntor ao lado, motor de rede com nobreak faz o mesmo por menos.',
    ],
    heading: 'Quando o portão solar compensa',
    text: [
      'O portão anda sempre pela bateria, e o sol repõe. Uma casa que abre poucas vezes por dia gasta pouco; o erro comum é a bateria pequena, que chega fraca à segunda semana de garoa.',
      'O motor de 127 V ou 220 V que já existe não se liga no painel. Solar sai por orçamento; para comparar, o kit de rede em basculante vai de {{kit.padrao}} a {{kit.jetflex}} instalado.',
    ],
    points: [
      'Chácara, portão longe da casa ou rua sem rede: compensa.',
      'Casa com energia solar no telhado: o portão já a usa pelo quadro.',
      'Bateria: conte trocá-la a cada dois ou três anos.',
      'Painel sujo ou com árvore na frente: perde a carga do dia.',
    ],
    send: 'Conte a distância até a tomada mais próxima, quantas vezes o portão abre por dia e mande uma foto da folha.',
  },
  {
    when: ['motor|motores|kit', '12v|12 v|24v|24 v|12 volts|24 volts|corrente continua', 'bateria*|portao'],
    unless:
      'nobreak|trava|fotocelula|fonte|controle|pilha|capacitor|receptor|presta|brushless|alternada|solar|placa solar|painel solar',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'power'],
    answer: [
      'Motor de 12 V ou de 24 V é de corrente contínua: a central tem fonte e carregador, e a bateria faz o portão andar quando falta luz, sem nobreak à parte. Vale onde a luz cai muito ou onde não há rede; numa casa com energia estável o motor de 127 V ou 220 V é mais simples e tem mais peça na loja. Sai por orçamento, com a bateria e o peso da folha na conta.',
    ],
    heading: 'Corrente contínua ou motor de rede',
    text: [
      'Ele freia e arranca macio e abre no apagão por algumas dezenas de ciclos, enquanto a bateria está boa. Em troca, depende da bateria, que dura de dois a três anos, e de cabo grosso e curto.',
      'Motor de corrente contínua se orça por foto. Os nossos kits para basculante são de rede, de {{kit.padrao}} a {{kit.jetflex}} instalados, e neles o apagão pede um nobreak próprio, também por orçamento.',
    ],
    points: [
      'Motor de 24 V com bateria de 12 V: são duas, em série.',
      'Não se liga bateria em motor de 127 V ou 220 V.',
      'Bateria de carro não substitui a selada do conjunto.',
    ],
    send: 'Mande a etiqueta do motor, se já existe, e diga quantas vezes por dia o portão abre.',
  },
  {
    when: [
      'mercado livre|mercadolivre|shopee|amazon|internet|site|online',
      'motor|kit|portao',
      'vale a pena|vale|compensa|bom|seguro|comprar|presta|confiavel',
    ],
    unless:
      'wifi|wi-fi|celular|controle*|placa|instalam|instala|instalarem|orcamento|voces instalam|comprei|comprado|roteador|modulo',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy', 'worth'],
    answer: [
      'Vale se você já sabe o modelo exato, a tensão do ponto e o peso da folha e tem quem instale com garantia; não vale para quem escolhe pela potência do anúncio. Some frete, mão de obra e os acessórios que o anúncio não traz e compare com o kit instalado em basculante, de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'O que o anúncio de motor costuma deixar de fora',
    text: [
      'Preço baixo é quase sempre só o motor: faltam central, suporte, cremalheira ou trilho do cursor, fotocélula e o segundo controle. Sem instalação o nosso motor também custa menos, a partir de {{motor.quarterCv}}.',
      'Comprado fora da loja, você tem sete dias para devolver, na caixa e sem montar. Depois de montado por terceiro, a garantia passa a depender do que a ficha exige da montagem.',
    ],
    points: [
      'Basculante, deslizante ou pivotante escrito no título do anúncio.',
      '127 V ou 220 V igual ao ponto: motor errado não se troca depois de ligado.',
      'Vendedor com nota e CNPJ.',
      'Usado ou vitrine: sem garantia, desconte a engrenagem.',
    ],
    send: 'Mande o link do anúncio e uma foto do portão: dizemos se serve e o que falta somar.',
  },
  {
    when: [
      'comprado na internet|comprei na internet|comprado online|motor comprado|comprei o motor|comprar o motor|compro o motor|ja tenho o motor|ja comprei|motor de fora|motor que eu comprei|motor meu',
      'instal*|montar|monta|colocam|colocar',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Instalamos, por orçamento, depois de ver por foto se o motor serve no seu portão: tipo, peso, tensão e o que veio na caixa. A montagem leva de {horas de instalação} e tem {{repair.warranty}} de garantia no nosso serviço; o aparelho fica com a garantia de quem o vendeu.',
    ],
    heading: 'O que conferir antes de abrir a caixa',
    text: [
      'Motor de outro tipo ou de outra tensão se devolve fechado; depois de ligado, quase ninguém aceita de volta. Por isso a foto da etiqueta vem antes da data.',
      'Se falta suporte, cremalheira ou fotocélula, isso entra na conta. Às vezes a soma chega perto do kit instalado em basculante, de {{kit.padrao}} a {{kit.jetflex}}, e dizemos quando é o caso.',
    ],
    points: [
      'Etiqueta com o modelo, a tensão e o tipo de portão.',
      'Central e controles na caixa.',
      'Manual com o peso máximo da folha.',
      'Nota em seu nome, para a garantia do aparelho.',
    ],
    send: 'Mande a foto da etiqueta, do conteúdo da caixa e do portão por dentro.',
  },
];
