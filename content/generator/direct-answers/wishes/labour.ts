/** What it costs to have a motor fitted, and the cheapest way to a motor. */
import type { DirectAnswer } from '../../direct-answer.ts';

const asking =
  'preco*|quanto custa*|quanto fica|quanto sai|quanto cobra*|quanto|valor*|custo|custa|cobra|cobram|tabela|orcamento|media';

export const labourAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'mao de obra|instalacao avulsa|so a instalacao|somente a instalacao|apenas a instalacao',
      'instal*|colocar|por|motor|portao|automatizar|tecnico',
    ],
    unless:
      'com mao de obra|com a mao de obra|mao de obra inclusa|mao de obra incluida|inclui|incluso|inclusa|consert*|fotocelula|nobreak|placa|comprei|comprado|ja tenho|so a mao de obra|garantia|capacitor|trocar roldana|roldana|correr|deslizante*|pivotante*|duas folhas',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'A mão de obra sozinha não tem tabela conosco, mas dá para ver o tamanho dela: o motor de portão sem instalação custa de {{motor.quarterCv}} a {{motor.halfCv}}, e o kit de basculante instalado começa em {{kit.padrao}}. A diferença paga a instalação, a central, os dois controles e a fixação. Para instalar um motor que você já tem, o valor sai por foto, sem taxa de visita.',
    ],
    heading: 'O que muda o valor da instalação',
    text: [
      'São de {horas de instalação} de serviço num portão pronto, com {{kit.warranty}} de garantia. Em portão de correr ou de abrir a instalação entra no orçamento do conjunto, que numa casa fica em geral entre {{replacement.from}} e {{replacement.to}} com o motor.',
    ],
    points: [
      'Ponto de energia ao lado do motor, com disjuntor e terra: nada a somar.',
      'Base de concreto, solda ou cremalheira nova: linhas à parte.',
      'Folha pesada ou torta: acerta-se antes, ou o motor novo paga por ela.',
      'Troca no mesmo lugar aproveita suporte e fiação, e custa menos.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro, a etiqueta do motor se já o comprou e o bairro: respondemos com o valor da instalação.',
  },
  {
    when: [
      asking,
      'instalar|instalacao|colocar|montar|por|automatizar|motorizar',
      'motor|motores|automatizador|motor de portao|portao eletronico|portao automatico|portao',
    ],
    unless:
      'sem instalacao|sem instalar|basculante*|deslizante*|correr|pivotante*|abrir|predio|condominio|empresa|galpao|mao de obra|tempo|demora|garantia|nobreak|fotocelula|trava|comprei|ja tenho|inclu*|trocar|troca|retirar|rebaix*|ponto|fiacao|eletricista|usado|wifi|wi fi|celular|novo|consome|consumo|gasta|luz|energia|fabric*|social|camera*|interfone*|fechadura*|sensor*|botoeira*|controle*|placa|luz|cerca*|sinaleira*|bateria|cremalheira|roldana*|cabo*|mola*|pedreiro|por que|grade|chapa|lanca*|alarme*|conserto|consertar',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Instalar motor de portão com o motor incluído custa, em basculante, {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}, conforme a velocidade. Em portão de correr ou de abrir sai por orçamento, e numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}. Se você já comprou o motor, cobra-se só a instalação, orçada por foto e sem taxa de visita.',
      'Com o motor incluído, a instalação num basculante sai por {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}, e o que separa os três é a velocidade. Portão que corre ou abre é orçado pela folha e pela base: numa casa, conte em geral de {{replacement.from}} a {{replacement.to}}. Quem já tem o motor na caixa manda a foto da etiqueta e paga só o serviço.',
    ],
    heading: 'O que o preço da instalação inclui',
    text: [
      'No kit estão motor, central, dois controles, fixação, regulagem e {{kit.warranty}} de garantia, em até {parcelas} vezes.',
    ],
    points: [
      'À parte: ponto de energia que falta, feito pelo eletricista.',
      'À parte: solda, base de concreto, cabo gasto ou roldana gasta.',
      'Fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}, se ele fecha sozinho.',
    ],
    send: 'Diga pelo WhatsApp se a folha sobe, corre ou abre, com as medidas e uma foto por dentro: a resposta é o valor.',
  },
  {
    when: [
      'barato|barata|mais barato|mais barata|em conta|mais em conta|economico|baratinho|menor preco|promocao|oferta',
      'motor|motores|automatizador|kit|portao eletronico|portao automatico',
    ],
    unless:
      'correr|deslizante*|pivotante*|predio|condominio|conserto|consertar|controle|usado|ou|nobreak|placa|instalar|instalacao|trocar|caro',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'O motor de portão mais barato da nossa tabela é o de 1/4 CV, por {{motor.quarterCv}} sem instalação; o conjunto mais barato já funcionando é o kit PADRÃO para basculante, por {{kit.padrao}} instalado, em até {parcelas} vezes. Se o motor que você tem só falhou, o conserto, de {{repair.from}} a {{repair.to}}, costuma sair mais em conta que os dois.',
    ],
    heading: 'Quando o barato serve e quando sai caro',
    text: [
      'O de 1/4 CV leva folha de até {{motor.quarterCv.weight}}, e falta pagar central, fixação e mão de obra. Em portão de correr ou de abrir não há kit de preço fixo: numa casa, conte de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Serve: folha leve, equilibrada, poucas aberturas por dia.',
      'Sai caro: motor no limite do peso, que gasta a engrenagem cedo.',
      'Anúncio muito abaixo disso: veja se vem com central, controles e nota.',
      'Peça de reposição no bairro vale mais que o desconto.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, a altura, a largura e o material da folha: dizemos qual é o mais barato que serve.',
  },
  {
    when: [asking, 'automatizar|automatizacao|motorizar', 'correr|deslizante*'],
    unless: 'predio|condominio|empresa|galpao|ou|kg|quilos',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Automatizar um portão de correr sai por orçamento: numa casa com a folha em ordem, motor, cremalheira e instalação ficam em geral entre {{replacement.from}} e {{replacement.to}}, e folha pesada ou de uso coletivo passa para {{condominium.from}} a {{condominium.to}}. Para dizer o seu, bastam o comprimento, o material e uma foto do trilho, sem taxa de visita.',
    ],
    heading: 'O que faz o orçamento subir ou descer',
    text: [
      'Trilho reto, roldana boa e ponto de energia já prontos são três linhas a menos no orçamento. Se a folha não corre com uma mão, o par de roldanas vem antes, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Base de concreto: se já existe, desce; se é nova, sobe e pede uma segunda visita, porque o concreto seca.',
      'Folha comprida, de chapa fechada ou em rampa: motor maior.',
      'Fotocélula: mais {{part.photocell.from}} a {{part.photocell.to}}, se o portão fecha para a calçada.',
      'Controle além dos dois primeiros: pago à parte.',
    ],
    further:
      'O passo da obra está em [instalação de motor deslizante](/topicos/instalacao-de-motor-de-portao-deslizante).',
    send: 'Mande pelo WhatsApp um vídeo da folha empurrada com a mão, o comprimento e o material: a faixa volta antes da visita.',
  },
  {
    when: ['mao de obra', 'correr|deslizante*|pivotante*|duas folhas', 'motor|instal*|trocar|colocar|portao'],
    unless: 'basculante*|consert*|roldana*|cremalheira|inclusa|incluida|com a mao de obra',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Em portão de correr ou de abrir, a mão de obra vem dentro do orçamento do conjunto: numa casa, motor e montagem ficam em geral entre {{replacement.from}} e {{replacement.to}}. Se o motor você já tem, o valor só do serviço sai pela foto dele e do portão, sem taxa de visita, porque base, cremalheira e fiação prontas mudam a conta.',
    ],
    heading: 'O que faz o serviço custar mais ou menos',
    text: [
      'No de correr pesam a base de concreto e o alinhamento da cremalheira; no de duas folhas são dois motores a fixar e um fio a atravessar. A garantia da montagem é de {{repair.warranty}}.',
    ],
    points: [
      'Motor no mesmo furo do antigo: o caminho mais barato.',
      'Base nova: duas visitas, porque o concreto seca entre elas.',
      'Roldana ou dobradiça gasta: entra antes, com preço próprio.',
      'Controles, força e paradas regulados no mesmo dia.',
    ],
    send: 'Mande pelo WhatsApp a foto do motor na caixa, se já o comprou, a do portão inteiro por dentro e o bairro.',
  },
];
