/** Answers to titles about motors: spare parts. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const sparePartsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'antigo|antiga|antigos|velho|velha|velhos|fora de linha|saiu de linha|descontinuad*|nao fabrica mais',
      'peca|pecas|reposicao|peca de reposicao|pecas de reposicao|tem peca|acha peca|achar peca|encontrar peca|existe peca',
    ],
    ofOtherBrand: true,
    unless: 'controle*|placa|central|preco|quanto|valor|comprar motor|vale a pena',
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair', 'worth'],
    answer: [
      'Em geral tem: motor {marca} antigo ainda se conserta com peça nova na maior parte dos casos. Capacitor e rolamento se compram pela medida, de qualquer fabricante; engrenagem e fim de curso se procuram pelo modelo da etiqueta; o que mais some é a placa original, e muitas vezes outra serve no lugar. Mande a foto da etiqueta e dizemos se a peça {marca} existe antes da visita; o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Quando a peça do motor {marca} já não compensa',
    text: [
      'Se a peça passa da metade do preço de um conjunto novo, ou só se acha usada, trocar o motor sai melhor: de {{replacement.from}} a {{replacement.to}} numa casa.',
      'Não vendemos peça no balcão: ela vai no conserto, com {{parts.warranty}} de garantia na peça e {{repair.warranty}} no serviço.',
    ],
    points: [
      'Etiqueta apagada: foto da caixa, da tampa e da etiqueta da central.',
      'Engrenagem: conta de dentes e diâmetro, com régua ao lado.',
      'Placa: tipo de motor e de fim de curso.',
    ],
    further: 'O que se acha e o que some está em [motor antigo sem peça](/motor-de-portao-antigo-sem-peca).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor {marca} e um vídeo do que ele faz.',
  },
  {
    when: ['rolamento|rolamentos', 'motor|motores|automatizador|kit|acionador|redutor'],
    unless: 'roldana*|numero|qual|medida|codigo|tamanho|chia|ronca|barulho|como saber|folha',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['repair', 'price'],
    answer: [
      'Rolamento de motor de portão nós levamos e trocamos, com o retentor e a engrenagem conferidos, por {{part.gears.from}} a {{part.gears.to}}; em motor grande, de prédio ou galpão, o valor sai pela etiqueta. É peça de medida comum: vale o número gravado no anel, e não a marca do motor.',
    ],
    heading: 'Quando o rolamento se troca',
    text: [
      'Ele pede troca quando chia com a folha solta, quando a ponta do eixo esquenta ou quando o eixo tem jogo na mão, com o disjuntor desligado. Trocado sozinho num eixo riscado, dura pouco.',
      'Água pela tampa ou retentor vencido é o que o mata. Isso se resolve na mesma abertura da caixa.',
    ],
    points: [
      'Blindado dos dois lados, e não aberto.',
      'Os dois do rotor no mesmo dia.',
      'Graxa velha fora, com a limalha.',
      'Prova com a folha solta antes de fechar a tampa.',
    ],
    further: 'O serviço está em [troca de engrenagem](/topicos/troca-de-engrenagem-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e um vídeo com o som dele, com o bairro.',
  },
  {
    when: ['peca|pecas|reposicao'],
    unless: 'ou|x|versus|vs|melhor|qual|comprar motor|kit|compativel|intercambi*|serve*|controle*',
    ofSeveralBrands: 2,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Para {marcas}, a peça que não depende da fábrica ainda se acha: capacitor, rolamento, cabo e sensor são de medida comum. O que pode faltar é a engrenagem e a placa do modelo, e isso se sabe pelo código da etiqueta, e não pela marca. Trocamos a peça no conserto, de {{repair.from}} a {{repair.to}}, e dizemos por foto se ela existe antes de marcar a visita.',
    ],
    heading: 'O que se acha, o que se adapta e o que encerra o conserto',
    text: [
      'A mesma marca fez motores diferentes sob a mesma tampa. Por isso a resposta vale para a etiqueta que está na sua garagem.',
      'Placa que saiu de linha costuma dar lugar a uma central compatível, com controles gravados de novo. Engrenagem sem substituta pede motor novo, em geral de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    points: [
      'Capacitor: os microfarads e a tensão impressos nele.',
      'Rolamento: o número que está no anel.',
      'Engrenagem e coroa: o número de dentes, com a gasta ao lado de uma régua.',
      'Placa: o código impresso nela e o fim de curso que ela lê.',
      'Controle: o tipo de código que o receptor aceita.',
    ],
    further: 'O que se acha e o que some está em [motor antigo sem peça](/motor-de-portao-antigo-sem-peca).',
    send: 'Mande pelo WhatsApp a foto da etiqueta de cada motor, da etiqueta da central e da peça gasta: respondemos um por um.',
  },
  {
    when: [
      'peca|pecas|manutencao|assistencia|reposicao',
      'barat*|facil|faceis|mais|melhor|qual|cara|preco|acha',
    ],
    unless: 'controle|controles|placa|placas|central|receptor|fotocelula|nobreak',
    ofTwoBrands: 'without-ours',
    subject: 'motor',
    aspects: ['repair'],
    answer: [
      'Tem peça mais fácil o modelo que se vende hoje, seja {primeira} ou {segunda}: a marca não responde por um motor que já saiu de linha. Capacitor, rolamento e roldana são de medida comum nas duas; engrenagem e placa é que mudam, e duas lojas do seu bairro dizem por telefone, pelo código, qual têm na prateleira.',
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
  {
    when: [
      'motor|central|placa',
      'tem peca|achar peca|encontrar peca|acha peca|existe peca|fora de linha|saiu de linha',
    ],
    unless: 'controle|qual marca|qual a marca|que marca|quais marcas|melhor marca|qual motor|que motor',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair', 'worth'],
    answer: [
      'Em geral tem: para motor de portão antigo ainda se acham capacitor, rolamento e ímã, que servem pela medida, engrenagem dos modelos que venderam muito e, quase sempre, placa compatível. O que some é a placa com sensor especial e a engrenagem dos modelos raros. Mande a foto da etiqueta e dizemos se a peça existe, antes da visita.',
    ],
    heading: 'O que se acha e o que some num motor antigo',
    text: [
      'Conserto fica entre {{repair.from}} e {{repair.to}}. Quando a peça passa da metade do preço de um conjunto novo, ou só existe usada, trocar o motor sai melhor: de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    points: [
      'Serve de qualquer marca: capacitor e rolamento pela medida.',
      'Serve com adaptação: placa, se o motor é de indução.',
      'Só a do modelo: engrenagem interna, carcaça e sensor.',
      'Etiqueta apagada: foto do motor aberto, feita pelo técnico.',
    ],
  },
  {
    when: ['peca|pecas|reposicao', 'consert*|arrumar|reparo'],
    unless: 'preco|quanto|placa|controle*|vale a pena|compensa|troca|trocar',
    ofMotors: 'one-sliding-other',
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['repair'],
    answer: [
      'Consertamos o {modelo}, que é motor de portão de correr, e as peças vão no conserto, de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nas peças. Capacitor e rolamento são de medida comum; engrenagem, placa e fim de curso se procuram pelo código da etiqueta, e por foto dizemos se existem antes de marcar a visita.',
    ],
    heading: 'O que costuma gastar num motor de correr',
    text: [
      'Antes do motor se olha a folha: roldana presa e trilho sujo cansam a engrenagem, e a peça nova duraria pouco. Com o motor destravado, a folha tem de correr leve na mão.',
      'Não vendemos peça no balcão. Se a do {modelo} saiu de linha, comparamos o conserto com um motor novo, de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    points: [
      'O motor gira e a folha não anda: engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
      'Zumbe e não parte: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Placa sem reparo: troca, de {{part.board.from}} a {{part.board.to}}.',
      'Bate no fim ou para antes: fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta do {modelo} e da etiqueta da central, e um vídeo dele tentando andar.',
  },
  {
    when: ['peca|pecas|reposicao|engrenagem|coroa|kit de reparo|bucha'],
    unless: 'preco|quanto|placa|central|controle|troca|trocar|consert*',
    ofOtherBrand: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Peça de motor {marca} se pede pelo código da etiqueta, porque a mesma tampa cobre modelos diferentes. Não vendemos peça {marca} no balcão: procuramos e trocamos no conserto, que vai de {{repair.from}} a {{repair.to}}, e dizemos por foto se ela existe antes de marcar a visita.',
    ],
    heading: 'O que no motor {marca} é de medida comum e o que é só dele',
    text: [
      'Metade do que quebra num motor não tem marca: capacitor, rolamento, parafuso e fio. O resto, sobretudo engrenagem, coroa, sensor e placa, é do modelo.',
      'Peça trocada tem {{parts.warranty}} de garantia e o serviço, {{repair.warranty}}. Se ela saiu de linha, comparamos com um motor novo antes de gastar.',
    ],
    points: [
      'Capacitor: pelo valor em microfarads e pela tensão.',
      'Rolamento: pelo número gravado no anel.',
      'Engrenagem e coroa: pelos dentes e pelo modelo.',
      'Placa: pelo código impresso e pelo tipo de fim de curso.',
      'Controle: pelo tipo de código do receptor.',
    ],
    further: 'O que se acha e o que some está em [motor antigo sem peça](/motor-de-portao-antigo-sem-peca).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor {marca} e a da peça gasta, se ela está à vista, ao lado de uma régua.',
  },
  {
    when: [
      'estator|induzido|rotor|bobina',
      'serve em|serve no|serve|compativel|funciona em|cabe|posso usar|da para usar|no lugar|em lugar de',
      'motor|outro|outra|1/4|1/3|1/2|diferente',
    ],
    unless: 'preco|quanto custa|queimou|como saber|o que e|para que|que serve',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Em regra não serve: estator e rotor são feitos um para o outro, e de uma potência para outra mudam o comprimento, o fio da bobina e o encaixe na carcaça. Mesmo quando entra, o motor esquenta ou perde força, porque o capacitor e a redução eram do original. Pede-se o estator pelo modelo da etiqueta; a troca, com mão de obra, fica entre {{part.stator.from}} e {{part.stator.to}}.',
    ],
    heading: 'O que comparar antes de comprar',
    text: [
      'Modelo e geração na etiqueta, tensão, altura do pacote de chapas e diâmetro do eixo. Dentro da mesma linha há estator de dois tamanhos com a mesma aparência.',
    ],
    points: [
      'Tensão trocada, 127 V por 220 V: queima na primeira partida.',
      'Rolamentos se trocam na mesma desmontagem.',
      'Carcaça trincada ou rotor riscado: compare com um motor novo.',
    ],
    send: 'Mande as fotos da etiqueta do motor e da peça que lhe ofereceram, com uma régua ao lado.',
  },
];
