/** Answers to titles about motors: whether they are worth it. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const complaining =
  'reclamacao|reclamacoes|reclame|reclame aqui|reclamam|queixa|queixas|problemas comuns|problema comum|problemas|defeitos comuns|defeito comum|defeitos|pontos fracos|ponto fraco|desvantagens|desvantagem';

const otherMatters =
  'tecnico|instalador|visita|vizinh*|barulho|condominio|sindico|atendimento|voces|nao abre|nao fecha|parou|placa|controle*|central';

const further =
  'Prazos e direitos de quem comprou estão na página de [garantia](/garantia), e as faixas de cada peça em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).';

export const worthItAnswers: readonly DirectAnswer[] = [
  {
    when: ['vantagem|vantagens|beneficio|beneficios|desvantagem|desvantagens|pros e contras', 'trifasico'],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'As vantagens do motor trifásico no portão são partir com força sem capacitor, esquentar menos e aguentar muitas aberturas por hora, e por isso ele é de prédio grande, galpão e empresa. As desvantagens são precisar das três fases no quadro e de central própria, e parar quando falta uma delas. Em casa monofásica não se usa. Instalado em folha pesada, o conjunto fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Quando escolher o trifásico',
    text: [
      'Quando a folha é pesada, o uso é contínuo e as três fases já chegam ao quadro. Um relé de falta de fase evita que a bobina queime.',
    ],
    points: [
      'Inversor industrial: velocidade e partida suaves.',
      'Sentido de giro: duas fases trocadas o invertem.',
      'Poucas aberturas: o monofásico basta.',
    ],
    send: 'Mande a foto do quadro e da folha, com as medidas.',
  },
  {
    when: [
      'barato|mais barato|motor barato|baratinho',
      'sai caro|sai mais caro|custa caro|sair caro|fica caro|sai mais cara|custa mais caro|problema|risco|cuidado',
    ],
    unless: 'conserto|qual',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'price'],
    answer: [
      'O motor mais barato sai caro quando é fraco para a folha ou não tem peça à venda: trabalha no limite, esquenta, gasta a engrenagem e pede um conserto de {{repair.from}} a {{repair.to}} antes da hora. Também encarece o que ficou fora do preço, como central, controles e mão de obra. Barato que aguenta o peso e tem garantia escrita não é problema: o nosso kit PADRÃO sai por {{kit.padrao}} instalado em basculante.',
    ],
    heading: 'Como saber se o barato serve',
    text: [
      'Compare o peso da sua folha com o máximo da ficha, e não com o preço do vizinho. Depois procure a placa e a engrenagem daquele modelo: se ninguém vende, o primeiro defeito é o fim dele.',
    ],
    points: [
      'Sem nota, sem garantia.',
      'Sem etiqueta legível: não se sabe a tensão.',
      'Usado: sem preço de peça, sem compra.',
      'Folha leve e poucas aberturas: o simples basta.',
    ],
    send: 'Mande o anúncio do motor e as medidas da folha: dizemos se ele aguenta.',
  },
  {
    when: ['ppa|padrao|home', complaining],
    unless: `${otherMatters}|speedy|jetflex|jet flex`,
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth', 'signs'],
    answer: [
      'De motor PPA, que é a marca que vendemos, as queixas comuns são as de qualquer motor de portão: capacitor fraco, porca ou engrenagem gasta, fim de curso fora do ponto e placa queimada por surto. Boa parte nasce de folha pesada ou de modelo pequeno para o uso. Se foi instalado por nós, há {{kit.warranty}} de garantia; fora dela, o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Separar defeito de escolha errada',
    text: [
      'Motor que queima em portão torto queimaria com qualquer nome na tampa. Solte-o na chave, com o disjuntor desligado: se a folha pesa na mão, o conserto começa por ela.',
      'Queixa de produto novo vai a quem vendeu e ao fabricante, com a nota; a lei dá noventa dias para reclamar de defeito aparente em produto durável.',
    ],
    points: [
      'Força para partir ou ajuda da mão: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Gira e a folha não anda: porca ou engrenagem.',
      'Passa do ponto: fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Morto, sem luz nenhuma: primeiro o disjuntor, depois a placa.',
    ],
    further,
    send: 'Mande a foto da etiqueta, um vídeo do que ele faz e a data da compra.',
  },
  {
    when: ['motor|motores|portao|automatizador|kit|maquina', complaining],
    unless: otherMatters,
    ofOtherBrand: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'signs'],
    answer: [
      'De motor {marca} se reclama do mesmo que de qualquer outro: capacitor fraco, engrenagem ou porca gasta, fim de curso fora do ponto e placa queimada por surto; o que muda de marca para marca é achar a peça do modelo. Nós não vendemos {marca}: consertamos o que já está instalado, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Reclamar a quem, e de quê',
    text: [
      'Produto novo com defeito é com quem vendeu e com o fabricante, pela nota. Motor fora da garantia se resolve no conserto, e a foto da etiqueta diz antes se a peça se acha.',
      'Motor pequeno para a folha vira queixa em qualquer marca. Se ele esquenta e para todo dia, compare o conserto com um motor novo, em geral de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    points: [
      'Zumbido sem movimento: capacitor, trocado por {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Barulho de motor sem folha andando: engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
      'Nenhuma luz na caixa: energia ou placa.',
      'Controle some da memória: receptor, ou bateria do controle.',
    ],
    questions: [
      {
        question: 'Onde reclamo do fabricante?',
        answer:
          'No SAC dele, com a nota e o número de série da etiqueta. Sem resposta, o Procon recebe a queixa pela internet, e depois dele vem o Juizado Especial.',
      },
    ],
    further,
    send: 'Mande a foto da etiqueta do motor {marca}, um vídeo com som e o bairro.',
  },
  {
    when: [
      'leve|pequeno|aluminio',
      'vale a pena|vale|compensa|adianta|e bom|vantagem|exagero|preciso|precisa',
    ],
    figure: { unit: 'power', from: 0.45 },
    unless: 'kg|quilos|pesado|correr|deslizante',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Não vale: em portão leve o motor de {figura} não abre mais depressa nem dura mais por ter força sobrando. Até {{motor.quarterCv.weight}} basta o de {{motor.quarterCv.power}}, de {{motor.quarterCv}} sem instalação, e até {{motor.thirdCv.weight}} o de {{motor.thirdCv.power}}, de {{motor.thirdCv}}. A diferença rende mais em velocidade ou fotocélula.',
    ],
    heading: 'Quando a potência maior se justifica',
    text: [
      'O de {{motor.halfCv.power}} é para folha basculante de até {{motor.halfCv.weight}}. Compra-se também por ele quem vai revestir a folha depois, com chapa ou madeira.',
    ],
    points: [
      'Força demais com placa mal regulada machuca mais.',
      'Uso intenso pede estator robusto, e não só potência.',
      'Kit instalado em basculante: de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
  },
  {
    when: ['ppa', 'melhor|e o melhor|a melhor', 'e verdade|verdade|e mito|mito|dizem|ouvi dizer|sera que'],
    unless: 'ou|garen|rossi|nice|peccinin|seg|x',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Não há um melhor para todo portão, e convém descontar que nós vendemos PPA: o que pesa a favor dela é peça fácil de achar e muitos técnicos que a conhecem. Motor bom é o que leva a sua folha com sobra, de qualquer fábrica. Em basculante, os nossos kits PPA saem de {{kit.padrao}} a {{kit.jetflex}} instalados.',
    ],
    heading: 'O que comparar entre marcas',
    text: [
      'Peso máximo e ciclos por hora da ficha, peça à venda na sua cidade, código do controle e garantia da montagem.',
    ],
    points: [
      'Folha desequilibrada estraga qualquer marca.',
      'O motor que já funciona não se troca por nome.',
      'Garantia: a do kit instalado é de {{kit.warranty}}.',
    ],
  },
  {
    when: [
      'intelbras',
      'e bom|e boa|presta|vale a pena|confiavel|recomenda*|melhor',
      'motor|portao|automatizador',
    ],
    unless: 'controle|consertar|usado|ou|x|entre|placa|nobreak|peca|interfone|camera|fechadura',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Presta para uma casa comum, de folha leve e poucas aberturas por dia; para prédio ou folha pesada, só com o peso e os ciclos da etiqueta acima do seu uso. A Intelbras é mais conhecida por câmera e alarme, então confira antes quem tem engrenagem e placa do motor na sua cidade. Vendemos PPA, de {{kit.padrao}} a {{kit.jetflex}} instalado em basculante, e Intelbras só consertamos: leia com esse desconto.',
    ],
    heading: 'O que perguntar antes de comprar um Intelbras',
    text: [
      'O que encurta a vida de um motor quase nunca é a marca: é folha desequilibrada, abertura demais por hora e chuva na placa. Com a folha leve, qualquer marca conhecida dura anos.',
      'Se um Intelbras já está no portão e falha, o conserto vai de {{repair.from}} a {{repair.to}}; a troca completa numa casa, de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Qual é o peso máximo de folha na etiqueta do modelo?',
      'Quantas aberturas por hora ele faz sem esquentar?',
      'Duas lojas da cidade têm a engrenagem e a placa?',
      'Quem vem se ele parar, e com que garantia escrita?',
    ],
    further: 'Os modelos que vendemos estão na [comparação dos motores](/motores).',
    send: 'Mande pelo WhatsApp o modelo que você está olhando, as medidas e o material da folha e uma foto do portão por dentro.',
  },
  {
    when: [
      'pesado|industrial|reforcado|mais forte|potente',
      'vale a pena|vale pena|compensa|compensam|valem a pena',
    ],
    figure: { unit: 'kilogram', from: 301, to: 900 },
    unless: 'basculante*|garen|rossi|nice|peccinin|usado|consert*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Vale a pena: para {figura} o motor pesado é o que dura, porque o de casa trabalharia no limite em cada abertura. Procure {sobra} ou mais na ficha, o que deixa a folha um quinto abaixo do máximo; motor e instalação nessa classe ficam entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Antes de pagar por um motor para {figura}',
    text: [
      'Confirme o peso, pela conta do serralheiro ou pelas medidas e pelo material. Portão que parece pesado às vezes é leve e prende na roldana, e esse conserto fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
      'Em basculante a nossa linha pesada vai até {{heavyLine.weight}}; de correr, o motor sai por orçamento, com cremalheira de aço.',
    ],
    points: [
      'Ciclos por hora na ficha, se mais de uma família usa.',
      'Parada suave, por causa da massa da folha.',
      'Base ou suporte refeitos para o motor maior.',
      'Fotocélula, porque a força necessária machuca.',
    ],
    send: 'Mande as medidas, o material, o tipo de portão e quantas vezes abre por dia: dizemos se o peso é esse e que classe pede.',
  },
  {
    when: [
      'barato|barata|baratos|baratas|baratinho|baratinha|mais barat*|generico',
      'funciona|presta|prestam|vale a pena|compensa|e bom|e boa|confiavel|confio|dura|duram|risco|perigoso',
      'fotocelula|controle|controles|placa|central|nobreak|trava|sensor|receptor|capacitor|peca|pecas|motor|fechadura|bateria',
    ],
    unless: 'ou|importad*|chines|usado|usada|conserto',
    subject: 'motor',
    aspects: ['worth'],
    answer: [
      'O barato funciona quando é da medida certa e tem troca: a peça mais em conta que combina com a sua central abre e fecha como a outra. O que se perde é vedação, alcance e prazo, e por isso o barato sai caro onde a peça toma chuva, onde a mão de obra para trocá-la de novo pesa mais que ela e onde há segurança de gente em jogo.',
    ],
    heading: 'Onde economizar e onde não no portão',
    text: [
      'Economize no que se troca sem ferramenta, como controle e bateria. Não economize no que exige visita: placa, estator, cabo e fotocélula custam a segunda mão de obra, e um conserto nosso começa em {{repair.from}}.',
      'Peça com nota, garantia escrita e loja que responda. A que nós trocamos tem {{parts.warranty}}, e o serviço {{repair.warranty}}.',
    ],
    points: [
      'Mesma tensão, mesmo contato e mesma família de código.',
      'Vedação de área externa, se pega chuva ou sereno.',
      'Nome do fabricante na peça, e não só no anúncio.',
      'Teste no balcão ou no portão antes de jogar fora a velha.',
    ],
    send: 'Mande pelo WhatsApp a foto do anúncio e a etiqueta da peça que vai sair: dizemos se combinam.',
  },
  {
    when: [
      'barat*|mais em conta|economic*|popular',
      'vale a pena|presta|e bom|compensa|dura|confiavel|vale pena',
      'motor|kit|automatizador',
    ],
    unless: 'usado|ou|consert*|placa|controle',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Vale a pena o motor mais barato quando a folha é leve e está dentro do peso dele: na nossa tabela o de 1/4 CV custa {{motor.quarterCv}} e leva basculante de até {{motor.quarterCv.weight}}. Em folha pesada ele trabalha no limite, gasta a engrenagem e o primeiro conserto, de {{repair.from}} a {{repair.to}}, come a economia.',
    ],
    heading: 'Onde o barato serve e onde sai caro',
    text: [
      'Compare o que está dentro do preço. Motor sozinho na caixa não traz suporte, controles nem quem o monte; o kit PADRÃO, de {{kit.padrao}}, já sai instalado e com {{kit.warranty}} de garantia.',
      'Desconfie do anúncio sem peso de folha e sem marca: o que falta ali é a engrenagem que se acha e a placa que se troca.',
    ],
    points: [
      'Folha leve, de grade ou alumínio: o menor motor serve.',
      'Chapa fechada ou madeira: suba um degrau.',
      'Código rolante no controle, e não fixo.',
      'Prazo de garantia escrito, do motor e da mão de obra.',
      'Nome e modelo na nota fiscal.',
    ],
    further:
      'O que muda de um preço para outro está em [motor de portão barato](/termos/motor-portao-barato).',
  },
  {
    when: [
      'precisa|precisa de|vale a pena|necessario|compensa',
      'motor|automatizar',
      '2 metros|2m|1,5 metro|1,80|2,20|2,5 metros|portao pequeno|portao estreito',
    ],
    unless: 'qual motor|que motor|de que motor',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Precisar, não precisa: portão de dois metros em geral é leve e abre com uma mão. O motor se paga pelo uso, e não pela largura: carro todo dia, chegada à noite ou alguém que não pode forçar as costas. Se for pôr, o menor serve: basculante de até {{motor.quarterCv.weight}} fica com o 1/4 CV, e o kit instalado começa em {{kit.padrao}}.',
    ],
    heading: 'Quando o motor vale a pena num vão estreito',
    text: [
      'Folha leve aceita qualquer motor de casa, e gastar em potência ali é perder dinheiro. O que convém é partida suave e força no mínimo, porque a folha pequena bate mais.',
      'Se o vão é só de pedestre, o que se automatiza é a tranca, e não a folha.',
    ],
    points: [
      'Basculante, de correr ou de abrir: o tipo decide o motor.',
      'Material: chapa e madeira pesam mesmo em folha curta.',
      'Lugar para o motor na coluna, um palmo livre.',
      'Ponto de energia com terra.',
    ],
    further: 'Peso e tempo de cada modelo estão em [motores](/motores).',
  },
  {
    when: ['presta|e bom|e boa|vale a pena|compensa|e confiavel', 'motor|kit'],
    figure: { unit: 'real' },
    unless: 'conserto|consertar|arrumar|placa|controle|condominio*|deslizante*|correr|pivotante*|duas folhas',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Por {figura}, o preço diz pouco: pergunte o que ele inclui. Na nossa tabela o motor sozinho custa de {{motor.quarterCv}} a {{motor.wifi}}, sem instalação, e é motor bom para a folha certa; instalado em basculante, o kit vai de {{kit.padrao}} a {{kit.jetflex}}. Bem abaixo disso, desconfie de usado, de marca sem peça ou de preço sem mão de obra.',
    ],
    heading: 'O que perguntar sobre um motor de {figura}',
    text: [
      'Marca e modelo escritos por inteiro, peso de folha na ficha e loja que tenha a engrenagem. Sem essas três respostas, nenhum preço é bom.',
      'Some instalação, suporte e controles antes de comparar. O kit montado já traz tudo, com {{kit.warranty}} de garantia.',
    ],
    points: [
      'É só o motor ou vem com central e controles?',
      'Quem instala, e quem responde se parar?',
      'Nota fiscal em seu nome?',
      'Tensão igual à do ponto?',
    ],
    further:
      'Os nossos valores estão em [quanto custa motor de portão](/termos/quanto-custa-motor-de-portao).',
  },
  {
    when: [
      'ainda existe|ainda fabrica*|ainda vende*|faliu|fechou|saiu de mercado|acabou|existe ainda|parou de fabricar',
    ],
    ofOtherBrand: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'repair'],
    answer: [
      'Se a fábrica {marca} ainda produz, quem diz com certeza é ela; para o seu motor a pergunta que conta é outra: se a peça do modelo que está na parede ainda se acha. Capacitor, rolamento e roldana são de medida comum e servem em qualquer {marca}; engrenagem e placa dependem do código da etiqueta.',
    ],
    heading: 'Como saber se o seu {marca} ainda tem conserto',
    text: [
      'A foto das etiquetas do motor e da central basta para procurar a peça antes da visita. Peça achada, o conserto vai de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
      'Peça que não existe mais tem duas saídas: adaptar uma central de outra marca, se o motor gira bem, ou um motor novo, de {{replacement.from}} a {{replacement.to}} em portão de casa.',
    ],
    points: [
      'Etiqueta da carcaça: modelo, tensão e ano, se estiver escrito.',
      'Placa: o código impresso vale mais que o nome na tampa.',
      'Engrenagem: leva-se a gasta como amostra.',
      'Controle: sem ele, um receptor avulso resolve.',
    ],
    questions: [
      {
        question: 'Vale consertar um motor de modelo parado?',
        answer:
          'Vale enquanto a peça for comum. Quando a placa queima e não há outra, o dinheiro rende mais num motor novo.',
      },
    ],
    further:
      'O que fazer quando a peça some está em [motor antigo sem peça](/motor-de-portao-antigo-sem-peca).',
    send: 'Mande pelo WhatsApp a foto das etiquetas do motor e da central {marca}. Respondemos se a peça se acha.',
  },
  {
    when: [
      'melhor|e bom|e boa|presta|vale a pena|confiavel|recomenda*|e melhor|bom motor|boa compra',
      'motor|automatizador|portao|marca|garen|rossi|peccinin|rcg|nice|ipec|seg|agl|unisystem|intelbras|fac|contramatic',
    ],
    unless:
      'controle|consertar|usado|ou ppa|ou outr*|ou troc*|ou compr*|ou conserto|ou nov*|que|x|entre|placa|nobreak|peca|kg|quilos|correr|deslizante*',
    figure: { unit: 'power' },
    ofOtherBrand: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Um motor {marca} de {figura} é bom para um portão de casa se a sua folha fica um quinto abaixo do peso máximo da etiqueta e se há peça dele por perto. Os {figura} dizem a força, e não a qualidade: na nossa tabela, que é de PPA em basculante, 1/4 CV leva até {{motor.quarterCv.weight}}, 1/3 CV até {{motor.thirdCv.weight}} e 1/2 CV até {{motor.halfCv.weight}}. Consertamos {marca}, de {{repair.from}} a {{repair.to}}, e vendemos PPA; desconte isso da nossa opinião.',
    ],
    heading: 'O que os {figura} dizem de um {marca}',
    text: [
      'HP e CV são quase iguais. Dois motores da mesma potência podem levar pesos diferentes, porque mudam o redutor e o comando; por isso a etiqueta vale mais que o HP.',
      'Potência de sobra não acelera a folha nem cura portão desequilibrado. O {marca} que já está no portão se conserta enquanto houver peça; trocar o conjunto numa casa vai de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Peso máximo na etiqueta: um quarto a mais que a sua folha.',
      'Ciclos por hora acima do seu uso de manhã cedo.',
      'Tensão da etiqueta igual à do ponto da garagem.',
      'Central e controle de código rolante.',
      'Técnico que conserte {marca} na sua cidade.',
    ],
    further: 'Os motores que vendemos estão lado a lado na [comparação dos motores](/motores).',
    send: 'Mande pelo WhatsApp a etiqueta ou a ficha do {marca}, as medidas e o material da folha e uma foto do portão por dentro: dizemos se ele serve.',
  },
  {
    when: [
      'melhor|e bom|e boa|presta|vale a pena|confiavel|recomenda*|e melhor|bom motor|boa compra',
      'motor|automatizador|portao|marca|garen|rossi|peccinin|rcg|nice|ipec|seg|agl|unisystem|intelbras|fac|contramatic',
    ],
    unless:
      'controle|consertar|usado|ou ppa|ou outr*|ou troc*|ou compr*|ou conserto|ou nov*|que|x|entre|placa|nobreak|peca|hp|cv|portao de|folha de',
    figure: { unit: 'kilogram', from: 200 },
    ofOtherBrand: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Um motor {marca} de {figura} é bom para uma folha de até {folgada}, um quinto abaixo do número dele, se os {figura} estão na etiqueta e há peça dele por perto. Nós consertamos {marca}, de {{repair.from}} a {{repair.to}}, e o novo que vendemos é PPA: leia com esse desconto.',
    ],
    heading: 'O que os {figura} querem dizer num {marca}',
    text: [
      'O número do nome nem sempre é o da etiqueta, e o limite vale para a folha em bom estado: roldana gasta, trilho sujo ou mola cansada pesam como quilos a mais.',
      'Os ciclos por hora contam tanto quanto o peso. Motor que aguenta a folha e abre vinte vezes seguidas para de calor.',
    ],
    points: [
      'Confira se ele é do seu tipo de portão: correr, abrir ou basculante.',
      'Cremalheira de aço em folha de chapa ou de uso coletivo.',
      'Tensão do ponto igual à da ficha.',
      'Peça e técnico de {marca} na sua cidade.',
    ],
    further: 'Para comparar com o que vendemos, veja a [comparação dos motores](/motores).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do {marca}, as medidas e o material da folha e o bairro.',
  },
  {
    when: [
      'melhor|e bom|e boa|presta|vale a pena|confiavel|recomenda*|e melhor',
      'motor|automatizador|portao|marca|garen|rossi|peccinin|rcg|nice|ipec|seg|agl|unisystem|intelbras|fac|contramatic',
    ],
    unless:
      'controle|consertar|usado|ou ppa|ou outr*|ou troc*|ou compr*|ou conserto|ou nov*|que|x|entre|placa|nobreak|peca',
    ofOtherBrand: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Depende do modelo: um motor {marca} é bom para um portão de casa se o peso máximo da etiqueta passa do peso da folha com folga e se há peça dele na sua cidade. {marca} nós consertamos, de {{repair.from}} a {{repair.to}}, e o novo que vendemos é PPA; desconte isso da nossa opinião.',
    ],
    description:
      'Um motor {marca} é bom para um portão de casa se o peso máximo da etiqueta passa do peso da folha com folga e se há peça dele na sua cidade.',
    heading: 'O que conferir antes de comprar um {marca}',
    text: [
      'Motor de portão quase nunca morre de marca; morre de folha desequilibrada, de aberturas demais por hora e de chuva na placa. Por isso se olha primeiro o modelo, e o nome depois.',
      'Se um {marca} já está no portão e falha, conserte enquanto houver peça: a troca completa numa casa vai de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Peso máximo e ciclos por hora, escritos na ficha do modelo.',
      'Etiqueta legível e manual em português.',
      'Controle de código rolante, que não se copia.',
      'Garantia por escrito, do motor e de quem instala.',
      'Quem atende no seu bairro quando parar.',
    ],
    further: 'Os modelos que vendemos estão na [comparação dos motores](/motores).',
    send: 'Mande pelo WhatsApp o modelo {marca} que você está olhando, as medidas e o material da folha e uma foto do portão por dentro: dizemos se ele serve.',
  },
  {
    when: ['24v|24 v|24 volts|corrente continua|brushless|dc', 'motor|portao|automatizador'],
    unless:
      'gast*|troc*|quebr*|queim*|nobreak|placa|fonte|bateria|solar|trava|interfone|fechadura|camera|deslizante|rele',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Motor de 24 V em corrente contínua é bom onde falta luz com frequência ou o portão abre muito: trabalha macio, mede a força com precisão e recebe bateria direto na placa. O brushless é o mesmo sem escovas para gastar. Custa mais que o comum e só aceita a placa e a fonte dele; onde a luz quase nunca cai, um motor comum atende igual.',
    ],
    heading: 'Corrente contínua ou alternada no portão de casa',
    text: [
      'O motor comum é de indução, ligado direto à rede de 127 V ou 220 V; aguenta maus-tratos e se conserta em qualquer lugar. O de 24 V tem fonte no meio, e a fonte sente raio e surto: pede protetor.',
      'Os nossos kits de basculante são ligados à rede, de {{kit.padrao}} a {{kit.jetflex}} instalados; o de corrente contínua sai por orçamento. Na falta de luz, um nobreak externo faz o motor comum andar.',
    ],
    points: [
      'Apagão frequente: corrente contínua com bateria na placa.',
      'Uso de prédio: confira os ciclos por hora, que costumam ser altos.',
      'Criança e idoso: a parada ao encostar é mais sensível.',
      'Peça de reposição: pergunte pela placa e pela fonte antes de comprar.',
      'Motor que já existe e gira bem: fique com ele e ponha nobreak.',
    ],
    further:
      'Para manter um motor de rede andando no apagão, veja o [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
  },
  {
    when: [
      'garen|peccinin|rossi|nice|seg|rcg|ipec|linear|agl',
      'e bom|e boa|presta|confiavel|sao bons',
      'motor|kdz|dz|automatizador',
    ],
    unless: 'ou|melhor|controle',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Um motor de portão de outra marca é bom quando serve à sua folha e a peça dele se acha perto: confira na etiqueta o peso e o tipo de portão, e pergunte na loja por placa e engrenagem de reposição. Não damos nota a marca que não vendemos; o que já está instalado consertamos, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Como julgar um motor antes de comprar',
    text: [
      'Marca boa no portão errado dura pouco. O que separa um motor do outro é a espessura do estator, o material da engrenagem e a facilidade de achar a placa daqui a alguns anos.',
    ],
    points: [
      'Peso e tipo de folha escritos na etiqueta, com folga sobre o seu portão.',
      'Ciclos por hora, se o portão abre muito.',
      'Prazo de garantia e quem a cumpre na sua cidade.',
      'Preço da placa de reposição.',
    ],
  },
  {
    when: ['rebobin*|enrolamento|reenrolar|bobina queimada|bobina de motor'],
    unless: 'fechadura|eletroima|trava',
    subject: 'motor',
    aspects: ['worth', 'replace'],
    answer: [
      'Rebobinar motor de portão quase nunca compensa em motor de casa: o enrolamento feito em oficina se aproxima do preço da peça nova e não traz garantia de fábrica. O que fazemos é trocar o estator, de {{part.stator.from}} a {{part.stator.to}}, ou o motor inteiro, de {{replacement.from}} a {{replacement.to}}.',
    ],
    description:
      'Rebobinar motor de portão quase nunca compensa numa casa: o preço se aproxima do da peça nova. Trocar o estator fica de {{part.stator.from}} a {{part.stator.to}}.',
    heading: 'Rebobinar, trocar o estator ou trocar o motor',
    text: [
      'Antes de decidir, acha-se o que queimou a bobina: folha pesada, capacitor fraco, tensão errada ou fim de curso que não corta. Sem isso, o enrolamento novo queima igual.',
    ],
    points: [
      'Motor grande ou fora de linha: aí o rebobinamento pode valer.',
      'Motor de casa com peça à venda: estator novo.',
      'Motor já consertado mais de uma vez: compare com o kit novo.',
    ],
  },
];
