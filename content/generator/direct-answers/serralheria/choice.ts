/** Answers to titles about metalwork: choosing and ordering a gate, who does what, welding and painting. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const choiceAnswers: readonly DirectAnswer[] = [
  {
    when: ['serralheiro|serralheria', 'e motor|motor e|e automacao|e instalador|e automatizador|com motor'],
    unless: 'ou|diferenca',
    subject: 'serralheria',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'O motor é conosco, e o portão é do serralheiro: ele faz ou solda a folha, o trilho e o batente, e nós instalamos e consertamos motor, central e controles. Em basculante o motor instalado vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX); um conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'A ordem que evita retrabalho',
    text: [
      'Fale conosco antes de a folha ser soldada: dizemos onde reforçar, quanto espaço o motor pede e que peso ele leva. Depois o serralheiro entrega a folha leve na mão, e o motor entra.',
    ],
  },
  {
    when: [
      'portao novo|portao de ferro novo|portao de aluminio novo|portao de madeira novo|muro',
      'preco|valor|quanto custa|orcamento',
    ],
    unless: 'motor|automatico|automatica|eletronico|kit|conserto|instalado',
    subject: 'serralheria',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['price'],
    answer: [
      'Portão novo e muro não são serviço nosso: a folha, de ferro, alumínio ou madeira, é orçada pela serralheria, por metro e material, e o muro, pelo pedreiro. O que temos com preço é o motor dela: em basculante, o kit instalado vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX).',
    ],
    heading: 'O que pedir na encomenda da folha',
    text: [
      'Peça ao serralheiro o peso da folha por escrito, reforço onde o motor se prende e teste na mão: leve em todo o caminho. Coluna e trilho no prumo valem mais que motor forte.',
    ],
  },
  {
    when: [
      'portao|portoes',
      'fabrica portao|fabrica de portao|fabrica de portoes|fabrica portoes|fabricante de portao|fabricante portao|fabricantes de portao|fabricacao de portao|fabricacao portao|fabricacao de portoes|fabricante de portoes|fabricantes de portoes|fabricantes portoes|mandar fazer portao|mandar fazer um portao|mando fazer portao|fabricam portao|fabricam portoes|fabricar portao|fabricar portoes|fabricar um portao|portao sobmedida|sob medida|fazer portao novo',
    ],
    unless: 'motor|portao de fabrica|consert*|galpao',
    subject: 'serralheria',
    winsTies: true,
    isAboutSubject: true,
    answer: [
      'Não fabricamos portão: a folha, o quadro e o trilho são da serralheria, que mede o vão e dá o preço dela. O que nós fazemos é o motor, na folha pronta ou na que você já tem. Em basculante, o kit instalado custa de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX). Em portão de correr ou de abrir, o motor sai por orçamento, em geral de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    heading: 'O que pedir à serralheria para o motor caber',
    text: [
      'Diga desde o início que o portão vai ser automático: reforço onde o braço puxa, contrapeso calculado com a folha completa, coluna firme e trilho plano. Corrigir depois custa mais.',
    ],
    points: [
      'Ponto de energia com disjuntor, do eletricista.',
      'Medidas do vão e do espaço para a folha andar.',
      'Material da folha, que decide o peso e o motor.',
    ],
    send: 'Mande o desenho ou a foto do portão que pretende fazer: dizemos que motor ele pede.',
  },
  {
    when: [
      'serralheiro*|serralheria*|portao de ferro|portao novo|portao e motor|portao e automacao',
      'quem faz|quem faz os dois|mesmo servico|mesma empresa|os dois|juntos|junto|completo|por basculante|por pivotante|por deslizante|por correr|por um',
    ],
    unless: 'consert*|nao abre|soldar|pintar',
    subject: 'serralheria',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'São dois serviços: o serralheiro faz ou troca o portão, e nós fazemos o motor depois que a folha anda leve na mão. Não fabricamos portão; o motor em basculante custa de {{kit.padrao}} a {{kit.jetflex}} instalado, e em portão de correr ou de abrir sai por orçamento.',
    ],
    heading: 'Como casar o serralheiro com o motor',
    text: [
      'Mande-nos o desenho antes da compra do ferro. Dizemos que tipo de folha o lugar aceita com motor e o que o serralheiro deixa pronto, e ele trabalha sem ter de voltar para soldar suporte.',
      'Quando se muda o tipo de portão, o motor velho raramente serve no novo. A central e os controles às vezes servem; a etiqueta diz.',
    ],
    points: [
      'Peso da folha pronta, por escrito, no recibo do serralheiro.',
      'Esquadro e dobradiças provados na mão antes do pagamento final.',
      'Energia e conduíte até o lado do motor, com o eletricista.',
      'Um dia de folga entre a pintura e a instalação.',
    ],
    send: 'Mande a foto da frente, as medidas do vão e o que combinou com o serralheiro: dizemos que motor vai e o que ele precisa prever.',
  },
  {
    when: [
      'serralheiro*|serralheria*',
      'fazer|fabric*|faz|fazem|novo|sob medida|encomendar|montar|confeccion*',
      'portao|portoes',
    ],
    unless: 'motor|automatiz*|consert*|soldar|pode|quem',
    subject: 'serralheria',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Não fabricamos portão: a folha de ferro é do serralheiro. O que fazemos depois é o motor, que em basculante custa de {{kit.padrao}} a {{kit.jetflex}} instalado; por isso vale dizer ao serralheiro, antes da primeira solda, que o portão será automático.',
    ],
    heading: 'O que pedir ao serralheiro para o portão aceitar motor',
    text: [
      'Peça a ele o peso da folha pronta por escrito, porque é o número que escolhe o motor. Peça também que ela ande na mão, leve e sem tranco, antes de você pagar o resto.',
      'Chame-nos com o desenho ainda no papel: dizemos pela foto onde o motor empurra e onde falta reforço.',
    ],
    points: [
      'Quadro reforçado no ponto em que o motor prende.',
      'Basculante: espaço livre ao lado da coluna e contrapeso já calculado.',
      'De correr: trilho reto, folha um palmo maior que o vão e base de concreto.',
      'De abrir: coluna firme, dobradiça com rolamento, batente no chão.',
      'Conduíte do quadro de luz até o lado do motor.',
      'Porta de pedestre fora da folha, se couber.',
    ],
    questions: [
      {
        question: 'O motor pode ir no mesmo dia em que a folha chega?',
        answer:
          'Pode, com a solda fria, a pintura seca e a energia no ponto. Solda depois do motor só com a placa desligada.',
      },
    ],
    send: 'Mande o desenho ou as medidas e o material combinados com o serralheiro: dizemos o motor e o que deixar pronto.',
  },
  {
    when: ['solda|soldar|soldador', 'preco|valor|quanto|custa|orcamento|cobra'],
    unless: 'trilho|cremalheira|braco|placa|motor ligado',
    subject: 'serralheria',
    aspects: ['price'],
    answer: [
      'A solda que fazemos é a do suporte do motor e do reforço dele, de {{part.metalwork.from}} a {{part.metalwork.to}}. Solda de coluna, quadro ou grade é do serralheiro, com preço dele, dito vendo. Antes de soldar no portão, disjuntor desligado e fios da central soltos pelo técnico, porque a corrente da solda volta pela placa e a queima.',
    ],
    heading: 'O que o preço da solda inclui',
    text: [
      'No nosso caso, a chapa de reforço, a solda, o alinhamento do motor e a regulagem de curso e força no fim. A pintura do ponto é de quem pinta o portão.',
      'Religar a central depois do serralheiro e acertar as paradas fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Chapa fina ou ferrugem: reforço antes da solda.',
      'Alumínio: solda própria, de oficina, ou parafuso com chapa.',
      'Basculante: folha escorada, e nunca sob tensão de cabo.',
      'Grampo do terra junto do ponto soldado.',
    ],
    send: 'Mande uma foto do ponto quebrado, de perto, e outra do portão inteiro: dizemos de quem é o serviço.',
  },
  {
    when: [
      'serralheiro|serralheria',
      'tecnico|instalador|motor|automatizador',
      'mesma|diferenca|ou|quem|qual',
    ],
    unless: 'solda|preco',
    subject: 'serralheria',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'Não é a mesma coisa: o serralheiro faz e conserta o ferro, folha, coluna e trilho; o técnico cuida do que move e comanda, motor, central, controles e sensores. Chame o serralheiro se a folha pesa, raspa ou pende na mão; chame o técnico se ela anda leve e o motor não a leva.',
    ],
    heading: 'A prova que diz quem vem primeiro',
    text: [
      'Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor e mova-a. O que você sente na mão decide. Se os dois são precisos, o serralheiro vem antes: motor regulado em folha torta desregula no dia seguinte.',
      'Somos técnicos de motor: conserto de {{repair.from}} a {{repair.to}}, e na visita, sem taxa, dizemos o que é do outro.',
    ],
    points: [
      'Solda, pintura, portão novo: serralheiro.',
      'Suporte do motor, roldana e cabo: fazemos.',
      'Ponto de energia: eletricista.',
    ],
  },
  {
    when: [
      'vende*|comprar|compro|compra|quero|preciso de|orcamento de|fabrica*|fazer|encomendar|loja de',
      'portao novo|portao de aluminio novo|portao de ferro novo|portao de madeira novo|portao de aluminio|folha nova|portao sob medida|portao pronto',
    ],
    unless:
      'motor|controle*|automatiz*|kit|placa|roldana|fechadura|suporte|trilho|instalad* motor|eletronico|automatico|usad*|peca*',
    subject: 'serralheria',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Não vendemos nem fabricamos portão: a folha, de alumínio, ferro ou madeira, é da serralheria ou do marceneiro. Nós vendemos e instalamos o motor dela, em basculante de {{kit.padrao}} a {{kit.jetflex}} com o kit instalado; por isso vale mandar o desenho antes de fechar a medida da folha.',
    ],
    heading: 'O que pedir à serralheria por causa do motor',
    text: [
      'Peso, movimento e reforço decidem o motor que cabe depois. Peça o peso da folha por escrito, a travessa reforçada onde o braço, o fuso ou a cremalheira se prende, e a folha que anda com uma mão antes de o motor entrar.',
    ],
    points: [
      'Tipo de abertura, com a parede e a altura livres medidas.',
      'Peso da folha no orçamento.',
      'Conduíte até o ponto do motor e base de concreto, se for de correr.',
      'Garantia da folha separada da do motor.',
    ],
    send: 'Mande o desenho ou a medida do vão e o tipo de abertura: dizemos que motor serve antes de a folha ser feita.',
  },
  {
    when: [
      'aumentar a altura|altear|subir o muro|levantar o muro|aumentar o portao|aumentar portao|aumentar a largura|alargar|mais alto',
      'portao|muro',
    ],
    unless: 'alcance|velocidade|forca|controle|carro|van|um lado|torto',
    subject: 'serralheria',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Aumentar folha, coluna ou muro é obra de serralheiro e pedreiro, que cobram por medida e material; esse preço não é nosso. Nosso é o motor: soltar antes, conferir se ele ainda serve no peso novo e regular no fim, de {{part.adjustment.from}} a {{part.adjustment.to}} quando ele continua o mesmo.',
    ],
    heading: 'O que a folha maior faz com o motor',
    text: [
      'Peso e vento crescem com a área. Em basculante, até {{home.weight}} o PPA Home segue servindo e até {{homeJetflex.weight}} o PPA Home Jetflex; se passa disso, a troca entra na conta antes da obra. Em folha que corre ou abre, o limite é o da etiqueta do motor.',
      'Em basculante mais alto mudam ainda o curso, o braço e o contrapeso, e por isso a medida final se combina com o instalador antes do corte.',
    ],
    points: [
      'Peso novo estimado: altura, largura e material do acréscimo.',
      'Etiqueta do motor, com o limite de peso.',
      'Solda só com o disjuntor desligado e os fios da central soltos pelo técnico.',
      'Muro só mais alto, com a folha igual: o motor não muda.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro, a etiqueta do motor e a medida que ele vai ter: dizemos se o motor fica.',
  },
  {
    when: ['pint*', 'voces|vcs|fazem|orcamento|preco|quanto custa|empresa|servico', 'portao'],
    subject: 'serralheria',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Não, pintura não fazemos: é de pintor ou de serralheria, e o preço se pede por metro quadrado, com lixa, fundo contra ferrugem e demãos escritos. O que fazemos é o motor, antes e depois: soltar e proteger o que a tinta estraga e reequilibrar a folha, que volta mais pesada.',
    ],
    heading: 'O nosso serviço em volta da pintura',
    text: [
      'Se a folha vai sair para pintura de forno ou jato, tiramos o motor e o pomos de volta, com valor por foto. Pintada no lugar, basta desligar o disjuntor e cobrir.',
      'Depois, se ela sobe ou desce sozinha, o acerto de força e curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Fuso, cremalheira, cabo e trilho: sem uma gota de tinta.',
      'Lente da fotocélula: fita e saco plástico, retirados no mesmo dia.',
      'Etiqueta do motor: não pinte, é por ela que se acha peça.',
      'Solda perto da central: o técnico solta os fios antes.',
    ],
  },
  {
    when: ['fazer|voces fazem portao|fazem portao|faz portao|confecc*|mandar fazer', 'portao|portoes'],
    unless:
      'manuten*|conserto|revisao|copia|barulho|motor|furo|o que fazer|como fazer|fazendo|instal*|seguro|fabrica*|sob medida',
    subject: 'serralheria',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Fazer portão novo não está entre os nossos serviços: quem fabrica a folha, de ferro, alumínio ou madeira, é a serralheria ou o marceneiro. Nós pomos o motor depois, e vale falar conosco antes da medida final, porque peso e movimento decidem o motor.',
    ],
    heading: 'O que combinar com a serralheria para o portão já nascer pronto para o motor',
    text: [
      'Peça o peso da folha por escrito e o tipo de movimento. Em basculante, o contrapeso deve deixar a folha parada em qualquer altura; em portão de correr, trilho nivelado e batentes nas duas pontas.',
      'Como medida, o kit de motor instalado num basculante novo vai de {{kit.padrao}} a {{kit.jetflex}}; em portão de correr ou de abrir sai por orçamento.',
    ],
    points: [
      'Reforço no ponto em que o motor se prende.',
      'Conduíte e ponto de energia no lado certo.',
      'Folga para pintura sem raspar.',
      'Dois orçamentos com a mesma chapa e o mesmo tubo.',
    ],
  },
  {
    when: ['pintar|pintura|pintor|pintores|pinta|tinta|repintar', 'portao'],
    unless:
      'motor|kit|e para|que para|para em meio|para sozinho|parou|parando|trav*|pesad*|lent*|raspa*|prend*|bate|desce*|sobe|nao abre|nao fecha',
    subject: 'serralheria',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Não pintamos portão: pintura é serviço de pintor ou de serralheria, e o preço se pede por metro quadrado, com lixa, fundo contra ferrugem e número de demãos escritos. Do motor cuidamos nós, antes e depois.',
    ],
    heading: 'O que proteger no portão durante a pintura da serralheria',
    text: [
      'Desligue o disjuntor e cubra o que a tinta estraga. Lente pintada deixa o portão sem fechar, e fuso ou cremalheira com tinta fazem o motor forçar.',
      'Várias demãos e massa pesam num basculante; se depois a folha sobe ou desce sozinha, o equilíbrio precisa de ajuste, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Lentes da fotocélula, com fita e saco plástico.',
      'Fuso, cremalheira e trilho, sem uma gota de tinta.',
      'Etiqueta do motor, porque é por ela que se acha peça.',
      'Furo de drenagem e parafuso de regulagem, que precisam ficar livres.',
    ],
  },
  {
    when: ['soldad*|ja soldado|soldar|solda', 'portao|motor|dobradica|suporte|braco|instal*'],
    unless: 'fabric*|serralheria|serralheiro',
    subject: 'serralheria',
    answer: [
      'Solda de coluna ou folha é serviço de serralheiro, e não nosso; o que soldamos ou parafusamos na instalação é o suporte do motor. Peça para desligarem o motor do disjuntor e soltarem os fios da central antes de soldar no portão, porque a corrente da solda volta pela placa e a queima.',
    ],
    heading: 'Solda no portão sem perder a placa',
    text: [
      'O cabo terra da máquina de solda deve ser preso ao lado do ponto soldado, nunca do outro lado da folha. É o caminho entre os dois que passa pelo motor e pela central.',
      'Depois da solda, conferimos esquadro, peso e fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}. Se a placa se foi, a troca fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Disjuntor do portão desligado.',
      'Fios do motor e da central desconectados.',
      'Terra da solda junto do ponto.',
      'Tinta sobre a solda antes da primeira chuva.',
    ],
  },
  {
    when: [
      'dobradica|dobradicas|gonzo|pivo',
      'soldar ou trocar|solda ou troca|trocar ou soldar|consertar ou trocar|soldar ou comprar|reformar ou trocar|solda ou nova|soldar ou por nova|soldar ou colocar',
    ],
    winsTies: true,
    subject: 'serralheria',
    isAboutSubject: true,
    aspects: ['worth', 'repair'],
    answer: [
      'Solde se só a solda abriu e a dobradiça gira sem folga; troque se o pino está gasto, o corpo trincou ou a folha desceu, porque solda em peça com folga só prende o defeito. Em portão de abrir com motor, prefira a nova, de rolamento, e trocam-se as duas da mesma folha. Solda pequena fica conosco entre {{part.metalwork.from}} e {{part.metalwork.to}}; dobradiça inteira é do serralheiro.',
    ],
    heading: 'A prova da folga',
    text: [
      'Com o disjuntor desligado e o motor solto, levante a ponta da folha com as duas mãos: se ela sobe antes de a dobradiça se mexer, há folga no pino. Folha apoiada no chão ou num calço antes de cortar qualquer solda.',
      'Antes de soldar no portão, o técnico solta os fios da central, porque a corrente da solda volta pela placa e a queima.',
    ],
    points: [
      'Solda aberta, pino bom: solda nova e reforço.',
      'Folha arrastando no piso: pino gasto, troca.',
      'Coluna que cedeu: pedreiro ou serralheiro primeiro.',
      'Dobradiça seca que range: óleo fino, e nada de solda.',
    ],
    send: 'Mande uma foto de perto de cada dobradiça e outra da folha inteira, fechada.',
  },
  {
    when: ['sold*', 'parafus*', 'ou|melhor'],
    unless: 'cremalheira|quebr*|partiu|dobradica',
    winsTies: true,
    subject: 'serralheria',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'O suporte do motor se parafusa onde há chapa ou coluna que aguente parafuso passante com porca, porque depois se regula e se troca; solda-se onde o tubo é fino e o parafuso rasgaria, com uma chapa de reforço embaixo. Cremalheira, parafusada sempre que der, pelo furo comprido. Solda de suporte fica conosco entre {{part.metalwork.from}} e {{part.metalwork.to}}; a da folha e da coluna é do serralheiro.',
    ],
    heading: 'Solda no portão sem queimar a placa',
    text: [
      'Antes de soldar, disjuntor desligado e fios da central soltos pelo técnico, porque a corrente da solda volta por eles. A garra da máquina vai perto do ponto que se solda.',
    ],
    points: [
      'Parede de bloco: chumbador químico, e não bucha comum.',
      'Tubo de alumínio: parafuso passante com espaçador.',
      'Solda nova se pinta no mesmo dia.',
    ],
    send: 'Mande uma foto de perto do lugar do suporte, por dentro e por fora.',
  },
  {
    when: ['pedreiro|pedreiros|chumbar|chumbador|chumbamento', 'portao|portoes|coluna|motor'],
    unless:
      'pode|consegue|sabe|conserta|consertar|arruma|mexe|instala|controle|quanto|preco|rampa|fio|conduite|preso|aberto|acesso|ou',
    subject: 'serralheria',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['install'],
    answer: [
      'Chumbar portão, coluna ou trilho no concreto é serviço de pedreiro ou de serralheiro, e não nosso. O que fazemos é o motor, depois que o concreto curou e a folha anda leve; antes disso, vale pedir a eles a base e o conduíte no lugar certo. Em basculante o motor instalado vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX).',
    ],
    description:
      'Chumbar portão, coluna ou trilho é serviço de pedreiro ou de serralheiro, e não nosso; o motor entra depois, com a folha leve e o concreto curado.',
    heading: 'O que pedir ao pedreiro antes do motor',
    text: [
      'Coluna fora do prumo se descobre tarde, quando a folha já raspa. Peça que o portão seja escorado no nível e que ninguém o mova antes da cura.',
    ],
    points: [
      'Conduíte só do portão, do quadro até o lugar do motor.',
      'No de correr, base de concreto nivelada ao lado do trilho.',
      'Outro conduíte até o lado oposto do vão, para a fotocélula.',
    ],
    send: 'Mande a foto do vão antes de fechar o concreto: dizemos onde vão a base e o conduíte.',
  },
];
