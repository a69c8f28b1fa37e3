/** Answers to titles about motors: buying. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const part =
  'peca|pecas|reposicao|componente*|pecas de reposicao|peca de reposicao|pecas originais|kit de reparo';

const otherPurpose = 'nao abre|nao fecha|nao anda|controle*|diferenca|ou|dura|instalar|kit de motor';

const pricesFurther =
  'As faixas de cada conserto estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).';

const send =
  'Mande pelo WhatsApp a foto da etiqueta do motor, a da peça ao lado de uma régua e o bairro: dizemos se ela se acha e quanto fica trocada.';

export const buyingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'motor|motores|kit',
      '24h|24 horas|em um dia|em 1 dia|dia seguinte|amanha',
      'instala*|entrega*|entregue|chega|motor com instalacao',
    ],
    unless:
      'nao|parou|queim*|quebr*|consert*|repar*|defeito|barulho|program*|grav*|pisca*|molh*|como|trocar|troca|assistencia|tecnico|plantao|emergencia|garantia|condominio*|predio*|abre|funciona*|aberturas|uso|ligado',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['buy', 'price', 'install'],
    answer: [
      'Em São Paulo e na Grande São Paulo o motor chega em até {horas de entrega}, e quase sempre vem com o técnico, que o instala em {horas de instalação}. Em basculante custa {{kit.padrao}} no kit PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, já instalado. De correr, de abrir ou de linha pesada, o prazo e o valor saem no orçamento.',
    ],
    description:
      'O motor chega em até {horas de entrega} em São Paulo e na Grande São Paulo; em basculante, instalado, custa de {{kit.padrao}} a {{kit.jetflex}}.',
    heading: 'O que deixar pronto para instalar logo',
    text: [
      'Uma foto do portão por dentro e outra do quadro de luz confirmam o modelo e a tensão antes da saída. Folha torta ou ponto de energia por fazer adiam a montagem.',
    ],
    points: [
      'Carro fora da garagem na hora marcada.',
      'Disjuntor do portão identificado.',
      'Folha que ande leve na mão.',
    ],
    send: 'Mande pelo WhatsApp o bairro, as medidas da folha, uma foto por dentro e a do quadro de luz com a tampa fechada.',
  },
  {
    when: [
      'fornecedor*|atacado|revenda|revender|revendedor*|lojista|preco de lojista|desconto|mais barato|preco especial|representante|fornecem|vendem|compra|comprar|parceria|distribuidor*',
      'para serralheria|para serralheiro|serralheiro|serralheiros|serralheria|para instalador|instalador|instaladores|para tecnico|para tecnicos|para revenda|para revender|para lojista',
      'motor|motores|portao|kit|placa|controle*|pecas|desconto|parceria|revenda|lojista|instalador*|automatizador*',
    ],
    unless:
      'conserto|preciso de|perto|qual|melhor|compensa|vale a pena|separado|separados|ou|contratar|quanto cobra|orcamento|instalador de portao|instalador em|folha|solda',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'Não vendemos a preço de atacado nem temos tabela para serralheiro, instalador ou lojista: atendemos quem vai usar o portão, já com a instalação. O preço de revenda se pede ao distribuidor da marca, com CNPJ do ramo. Quem faz a folha e quer deixar o motor conosco pode indicar o cliente: orçamos por foto e instalamos na obra dele.',
    ],
    heading: 'O que temos para quem usa',
    text: [
      'Os três kits de basculante custam, já instalados, {{kit.padrao}}, {{kit.speedy}} e {{kit.jetflex}}. O motor avulso, sem instalação, começa em {{motor.quarterCv}}, pelo mesmo preço para qualquer comprador.',
    ],
    points: [
      'Obra com vários portões: o conjunto sai por orçamento.',
      'Peça para um conserto: pergunte, com a foto da etiqueta.',
      'Antes de fechar a folha, peça-nos a fixação: reforço e ponto de energia poupam volta.',
    ],
    send: 'Mande as fotos do portão por dentro, as medidas e o bairro da obra.',
  },
  {
    when: [
      'hoje|ainda hoje|agora|mesmo dia|entrega rapida|pronta entrega|imediato',
      'motor|motores|kit|automatizador',
    ],
    unless:
      'conserto|consert*|tecnico|assistencia|manutencao|instal*|coloc*|placa|controle*|condominio|predio|pago|pagar|amanha|bom|melhor|nao|parou|travou|travad*|quebr*|queim*|gast*|espan*|barulho|ronc*|solt*|repar*|arrumar|como|por que|ou|diferenca|nylon|bronze|dentes|lubrific*|graxa|quanto tempo|dura|quanto custa*|quanto esta|quanto ta|hoje em dia',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy', 'price'],
    answer: [
      'Motor de portão para hoje depende de o modelo estar no estoque e de haver técnico livre: escreva cedo pelo WhatsApp, com o bairro, as medidas da folha e uma foto, e a resposta diz se dá e a que horas. Em basculante o kit instalado custa {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX; de correr ou de abrir sai por orçamento, em geral de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    heading: 'O que faz o motor sair no mesmo dia',
    text: [
      'A montagem leva de {{install.hours.from}} a {{install.hours.to}}, dentro do expediente de {horário}. Folha leve e reta, tomada perto e coluna firme deixam tudo para uma visita só.',
      'Se o motor velho só parou, um conserto, de {{repair.from}} a {{repair.to}}, costuma resolver no mesmo dia e sair mais barato.',
    ],
    points: [
      'Etiqueta do motor velho, se ele existe.',
      'Tensão do ponto, porque o JETFLEX é só de {{homeJetflex.volts}}.',
      'Até lá: disjuntor desligado e folha solta na chave.',
    ],
    send: 'Mande agora o bairro, a foto da folha por dentro e a altura por largura.',
  },
  {
    when: [
      'loja portao eletronico|loja de portao eletronico|lojas de portao eletronico|loja portao automatico|loja de portao automatico|loja portao|loja de portao|lojas de portao|loja de portoes|loja portoes|lojas portao|loja motor|loja de motor|lojas de motor|loja de motores|loja ppa|loja de automatizacao|vende motor|vendem motor|vende motores|vendem motores|voces tem motor',
    ],
    unless:
      'portao de loja|peca|pecas|controle*|garen|rossi|peccinin|nice|intelbras|consert*|para loja|so motor|so o motor|sem instal*|avulso|usado|usados|correr|deslizante*|pivotante*|de abrir|basculante*|solar|condominio*|predio*|kg|hp|cv|enrolar|porta de aco|marca*',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'Vendemos motor de portão PPA com a instalação no preço, e vamos até a sua garagem em São Paulo e na Grande São Paulo: em basculante, {{kit.padrao}} no kit PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX; de correr ou de abrir, por orçamento. Também consertamos o que já existe, de {{repair.from}} a {{repair.to}}; o portão em si é da serralheria.',
    ],
    heading: 'O que se resolve sem ir à loja',
    text: [
      'Com as medidas e uma foto da folha por dentro o valor sai por mensagem, de {horário}. Peça e controle avulsos se confirmam pela foto da etiqueta, antes de você sair de casa.',
    ],
    points: [
      'Motor novo: medidas, material e tensão do ponto.',
      'Conserto: vídeo do defeito e etiqueta.',
      'Controle: foto da frente e do verso.',
    ],
    further: 'Os motores estão comparados na página de [motores](/motores).',
    send: 'Mande isso e o bairro pelo WhatsApp.',
  },
  {
    when: [
      'sem instalacao|so o motor|so motor|somente o motor|apenas o motor|motor avulso|sem mao de obra',
      'eu mesmo|eu instalo|instalo|por conta propria|minha conta|sozinho|meu pedreiro|meu eletricista|meu serralheiro|meu marido|instalar eu',
    ],
    unless: 'nao|consert*|trocar a placa|garantia',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy', 'price', 'install'],
    answer: [
      'Vendemos só o motor, sim, e você o instala: na tabela de basculante, o de 1/4 CV custa {{motor.quarterCv}}, o de 1/3 CV {{motor.thirdCv}} e o de 1/2 CV {{motor.halfCv}}, sem instalação. Para comparar, o kit PADRÃO já montado, com central e dois controles, sai por {{kit.padrao}}.',
    ],
    heading: 'Antes de instalar por conta própria',
    text: [
      'A garantia do motor é de {{motor.warranty}}; a da instalação, de {{motor.warranty.installation}}, só existe quando nós instalamos. Ligação trocada e força regulada demais ficam fora das duas.',
      'Folha equilibrada, fixação e fim de curso são o grosso do trabalho. Cabo, mola e contrapeso não são serviço de casa, nem a placa com a tampa aberta e a energia ligada.',
    ],
    points: [
      'Peso da folha: até {{motor.quarterCv.weight}}, {{motor.thirdCv.weight}} e {{motor.halfCv.weight}}, nessa ordem.',
      'Tensão do motor igual à do ponto, com disjuntor e terra do eletricista.',
      'Central, controles e suporte: confirme o que vem na caixa.',
      'De correr ou de abrir: fora da tabela, por orçamento.',
    ],
    further: 'Peso, velocidade e uso de cada modelo estão reunidos na página de [motores](/motores).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, a altura, a largura e o material da folha: dizemos o motor e o que mais comprar.',
  },
  {
    when: [
      'atacado|lojista|revenda|revendas|revender|revendo|revendedor|revendedores|distribuidor|distribuidora|preco de revenda|preco para tecnico|preco para instalador|preco de instalador|preco de tecnico|instalador paga|tecnico paga|paga o instalador|serralheiro paga|placa para instalador|pecas para instalador|pecas para tecnico|para revendedor',
      'motor|motores|ppa|portao|kit|peca|pecas|preco|placa|placas|controle|controles|central|centrais|receptor*|fotocelula*|cremalheira*|nobreak|capacitor*|vendem|vende',
    ],
    unless: 'energia|luz|raio|perto|condominio',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'Para revender motor ou peça de portão, a loja ou o técnico compra do distribuidor da marca ou da fábrica, com CNPJ do ramo: no atacado nós não vendemos, e atendemos só quem vai usar o portão. Para uma obra ou um condomínio com vários portões, o valor do conjunto sai por orçamento.',
    ],
    description:
      'Para revender motor ou peça de portão, compre do distribuidor da marca ou da fábrica, com CNPJ do ramo: no atacado nós não vendemos.',
    heading: 'O que perguntar ao distribuidor, e o que temos para quem usa',
    text: [
      'Ao distribuidor pergunte o pedido mínimo, quem recebe o motor com defeito e em quantos dias, e se vende a peça de reposição solta.',
      'Para quem usa, em basculante o kit instalado custa {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}. O motor avulso, sem instalação, começa em {{motor.quarterCv}}.',
    ],
    points: [
      'Construtora ou síndico: número de portões, tipo de folha e uso por hora.',
      'Técnico que precisa de uma peça: pergunte por WhatsApp se há, com a foto da etiqueta.',
      'Pagamento em até {{instalments}}.',
    ],
    further: 'Peso, velocidade e uso de cada modelo estão reunidos na página de [motores](/motores).',
    send: 'Se é para o seu portão ou para uma obra, mande pelo WhatsApp as medidas, as fotos por dentro e o endereço.',
  },
  {
    when: [part, 'ppa', 'original|originais|genuin*'],
    unless: otherPurpose,
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'replace', 'price'],
    answer: [
      'Engrenagem e placa PPA têm de ser as do modelo, e é a peça dele que levamos e trocamos na sua garagem: engrenagem, de {{part.gears.from}} a {{part.gears.to}}, e placa, de {{part.board.from}} a {{part.board.to}}, com a mão de obra. Capacitor e rolamento são de medida comum, e ali valem os números. Se você faz questão da peça com a marca PPA, peça que o orçamento a escreva.',
    ],
    heading: 'Onde a peça da marca faz diferença',
    text: [
      'Dente de engrenagem fora de medida come o par em meses, e placa de outra família não lê os seus controles. Em capacitor, roldana e cabo a marca pesa menos que a medida e a qualidade.',
      'Original ou de medida comum, a peça que pomos tem {{parts.warranty}} de garantia, e o serviço, {{repair.warranty}}.',
    ],
    points: [
      'Engrenagem: número de dentes e diâmetro do furo.',
      'Placa: foto do código impresso, com o disjuntor desligado.',
      'Capacitor: microfarads e volts escritos no corpo dele.',
      'Peça a troca com a velha devolvida, para comparar.',
    ],
    further: pricesFurther,
    send,
  },
  {
    when: [part, 'ppa'],
    unless: otherPurpose,
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'replace', 'price'],
    answer: [
      'Peça de reposição PPA nós levamos e trocamos na sua garagem, com a mão de obra no preço: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, engrenagem, de {{part.gears.from}} a {{part.gears.to}}, e placa, de {{part.board.from}} a {{part.board.to}}. Quem quer a peça sem o serviço pergunta antes, com a foto da etiqueta.',
    ],
    heading: 'Como achar a peça PPA certa de primeira',
    text: [
      'O mesmo nome de motor cobre versões com engrenagem e placa diferentes. Na etiqueta valem o modelo, a tensão e a potência; na placa, o código impresso nela.',
      'Capacitor, rolamento e roldana são de medida comum. Damos {{parts.warranty}} de garantia na peça e {{repair.warranty}} na mão de obra.',
    ],
    points: [
      'Engrenagem: conte os dentes e meça o furo.',
      'Capacitor: copie o valor em microfarads e a tensão.',
      'Rolamento: o número está gravado no anel.',
      'Placa: fotografe a etiqueta dela, com o disjuntor desligado.',
    ],
    further: pricesFurther,
    send,
  },
  {
    when: [
      'capa|capa protetora|tampa|cobertura|carenagem|protecao|caixa de placa|caixa de central|caixa de motor',
      'motor|central|placa|carenagem',
      'portao|chuva|chov*|agua|sol|motor|comprar|preco|quebrada|quebrou|garagem',
    ],
    unless:
      'o que vem|vem na caixa|o que tem|vem dentro|dentro da caixa|estouro|explo*|agua entrou|entrou agua|entrou|encheu|molhou|molhado|alagou|inundou|raio|surto|garantia|pinhao|crianca|contrapeso|coluna|conduite|abrir|fotocelula|fogo',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'A capa do motor de portão é a do próprio modelo: protege a placa da chuva e o dedo do pinhão, e peça de outro motor não encaixa. Se quebrou, mandamos o preço pela foto da etiqueta; posta na visita, com um acerto junto, o serviço parte de {{repair.from}}.',
    ],
    heading: 'Enquanto a capa não chega',
    text: [
      'Motor sem tampa não se usa na chuva nem com criança por perto: a placa fica a descoberto e o pinhão puxa o que encosta. Desligue o disjuntor e mova a folha com a chave até resolver.',
    ],
    points: [
      'Capa de fábrica aberta embaixo: é para o calor sair, não feche com fita.',
      'Saco plástico prende a umidade e cozinha a placa.',
      'Ao ar livre, uma pequena cobertura acima do motor ajuda, longe da folha.',
      'Parafuso da tampa: sem ele, formiga e água entram.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor e a foto do lugar sem a capa: dizemos se há peça e quanto custa.',
  },
  {
    when: [
      'cerca eletrica e motor|cerca eletrica e automatizacao|cerca eletrica e portao|cerca eletrica e o motor|motor e cerca|motor de portao e cerca|portao eletronico e cerca|portao automatico e cerca|automatizacao e cerca',
    ],
    unless: 'interfer*|atrapalh*|encost*|choque|curto|perto|junto',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy', 'install', 'price'],
    answer: [
      'Instalamos o motor do portão, mas não a cerca elétrica, que é de empresa de segurança. Em basculante o kit sai já instalado por {{kit.padrao}} (PADRÃO), {{kit.speedy}} (SPEEDY) ou {{kit.jetflex}} (JETFLEX); em portão de correr ou de abrir, por orçamento, em geral entre {{replacement.from}} e {{replacement.to}} numa casa.',
    ],
    heading: 'Combinar o motor e a cerca sem um atrapalhar o outro',
    text: [
      'Peça à empresa da cerca que deixe o fio de alta tensão e o cabo dela longe do fio da central e da antena do receptor, e com aterramento próprio: o pulso da cerca encurta o alcance do controle.',
      'Se a folha passa perto da haste no fim do percurso, diga isso aos dois antes da montagem.',
    ],
    points: [
      'Ponto de energia do portão com disjuntor próprio.',
      'Folha levada na mão, leve e sem enroscar.',
      'Central da cerca fora da caixa do motor.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, onde passa a cerca, e o bairro.',
  },
  {
    when: [
      'preciso de um motor|preciso de motor|preciso comprar motor|quero um motor|quero comprar motor|queria um motor|procuro motor|procuro um motor|estou procurando motor|quero colocar motor|preciso colocar motor',
    ],
    unless:
      'kg|quilos|metros|correr|deslizante*|pivotante*|de abrir|condominio*|predio*|empresa|conserto|consertar|rapido|silencioso|duas folhas|usado|placa|vezes',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy', 'price', 'choose'],
    answer: [
      'Se o portão é basculante, há três kits já instalados, que diferem na pressa: PADRÃO por {{kit.padrao}}, SPEEDY por {{kit.speedy}} e JETFLEX por {{kit.jetflex}}, com motor PPA, central e dois controles. Se ele corre ou abre, o motor sai por orçamento e, numa casa, fica em geral entre {{replacement.from}} e {{replacement.to}}. Para dizer qual, bastam uma foto por dentro, as medidas e o bairro.',
    ],
    heading: 'O que diz que motor é o seu',
    text: [
      'O movimento da folha escolhe o tipo, o peso escolhe o tamanho, e o número de aberturas por hora, a linha. Folha que não anda com uma mão se conserta antes.',
    ],
    points: [
      'Até {{home.weight}} em basculante: PADRÃO.',
      'Até {{homeJetflex.weight}} e 220 V no ponto: JETFLEX.',
      'Já há motor: mande a etiqueta, porque o conserto pode bastar.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro, as medidas e o bairro.',
  },
  {
    when: ['motor|kit', 'instalador|instalacao|tecnico', 'separado|separados|a parte|por fora'],
    unless: 'nota',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['buy', 'worth'],
    answer: [
      'Raramente compensa: o motor sozinho começa em {{motor.quarterCv}} na nossa tabela, e o kit PADRÃO sai por {{kit.padrao}} com motor, central, dois controles, fixação e instalação. Separados, somam-se a mão de obra e o que falta na caixa, e a garantia se divide, porque quem vendeu culpa a montagem e quem montou culpa a peça. Compensa para quem já tem o motor ou um instalador de confiança.',
    ],
    heading: 'A conta dos dois jeitos',
    text: [
      'Peça ao instalador o preço por escrito com suporte, regulagem e gravação dos controles, e some ao do motor com frete. Se já comprou, instalamos por orçamento, com a foto da etiqueta antes.',
    ],
    points: [
      'Quem volta se o portão parar na semana seguinte?',
      'O motor é do tipo e da tensão do portão?',
      'Os controles vêm gravados?',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro e, se já comprou, a da caixa e da etiqueta.',
  },
  {
    when: [
      'ppa',
      'original|originais|paralelo|paralela|falsificad*|pirata|generico',
      'motor|peca|pecas|controle|placa|central|kit',
    ],
    unless: 'preco|quanto',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy', 'compatibility'],
    answer: [
      'PPA original traz etiqueta com modelo, tensão e número de série, caixa com o nome do produto e nota fiscal em que ele aparece escrito. Peça paralela serve em capacitor, rolamento e roldana; em engrenagem, sensor e placa prefira a do modelo, porque a folga do dente e o tipo de sensor não combinam por acaso.',
    ],
    heading: 'Onde o original faz diferença',
    text: [
      'Controle paralelo de código fixo costuma abrir; de código rolante, quase nunca grava na central. Placa paralela perde funções, e a desaceleração é a primeira.',
      'Os nossos kits são PPA, de {{kit.padrao}} a {{kit.jetflex}} instalados em basculante, com {{kit.warranty}} de garantia. Peça de conserto tem {{parts.warranty}}.',
    ],
    points: [
      'Etiqueta borrada ou sem número de série: desconfie.',
      'Preço muito abaixo do comum: pergunte a origem.',
      'Nota sem o modelo escrito não prova a garantia.',
      'Guarde a foto da etiqueta desde o primeiro dia.',
    ],
  },
  {
    when: [
      'caixa para motor|caixa de protecao|caixa para proteger|caixa protetora|casinha para motor|casinha de motor|gaiola para motor|caixa de ferro para motor|caixa para o motor',
      'motor|portao',
    ],
    unless: 'estour*|explod*|preco de motor|contrapeso',
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'safety'],
    answer: [
      'O motor de portão já sai de fábrica para ficar ao tempo, e não precisa de caixa; ela vale na calçada, contra furto e pancada, ou onde bate sol e jato de água o dia todo. Faça-a de chapa, aberta embaixo e com frestas, para o calor sair, com porta de chave que deixe alcançar o destravamento. O serralheiro a faz; nós dizemos as medidas e soltamos o motor se for preciso.',
    ],
    heading: 'O que a caixa não pode fazer',
    text: [
      'Fechada de todo, ela cozinha o motor e junta condensação na placa. Encostada no pinhão ou no braço, prende a folha. E caixa de ferro em volta do receptor encurta o alcance do controle: a antena sai para fora.',
      'Se o que falta é a tampa do próprio motor, ela se compra pelo modelo da etiqueta.',
    ],
    points: [
      'Alguns centímetros livres de cada lado.',
      'Piso com caimento: água parada entra por baixo.',
      'Chave da caixa com quem pode precisar abrir sem luz.',
    ],
    send: 'Mande uma foto do motor e do lugar, e as medidas da parede livre.',
  },
];
