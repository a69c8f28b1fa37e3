/** Answers to titles about automating a gate: prices. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksPrice } from '../../../words/asking-words.ts';

const price =
  'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|barato';

export const generalPriceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'automatizar|automatizacao|instalar motor|colocar motor|por motor|motor instalado|instalacao|motorizar|motor',
      'quanto custa|preco|valor|quanto fica|quanto e|quanto sai|orcamento',
    ],
    figure: { unit: 'metre', from: 5.01, to: 30 },
    unless:
      'basculante|fio|fiacao|cabo|distancia|controle|cremalheira|altura|trilho|consert*|kg|pivotante|roldana*',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Um portão de {figura} quase sempre é de correr ou de duas folhas, e o motor sai por orçamento: numa casa, com a instalação, fica em geral entre {{replacement.from}} e {{replacement.to}}, e em folha pesada, entre {{condominium.from}} e {{condominium.to}}. A largura soma cremalheira; quem decide a faixa é o peso. Se ele for basculante e a folha pesar até {{home.weight}}, o kit PADRÃO custa {{kit.padrao}} instalado.',
    ],
    heading: 'O que muda o preço num portão largo',
    text: [
      'Material da folha, estado do trilho e das roldanas, ponto de energia e aberturas por hora. Duas folhas levam dois motores e uma central que os põe em ordem.',
    ],
    points: [
      'Alumínio ou grade: motor de casa costuma bastar.',
      'Chapa fechada ou madeira: peso e vento pedem um modelo acima.',
      'Trilho torto ou roldana ruim se orça antes.',
    ],
    send: 'Mande largura, altura, material e uma foto do portão inteiro, por dentro.',
  },
  {
    when: [
      'motor',
      'fotocelula*',
      'e fotocelula|e instalacao|com fotocelula|mais fotocelula|e a fotocelula|fotocelula e|e colocar fotocelula|e por fotocelula|e instalar fotocelula|e instalar a fotocelula|fotocelula nova|com a fotocelula',
      'preco|quanto|valor|instalar|instalacao|troca|trocar|colocar',
    ],
    unless: 'nao|parou|sem',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Os dois na mesma visita: o motor em basculante sai de {{kit.padrao}} a {{kit.jetflex}} com o kit instalado, e a fotocélula acrescenta de {{part.photocell.from}} a {{part.photocell.to}}, com o par, o fio e a regulagem. Em portão de correr ou de abrir a troca do motor numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'Por que pôr a fotocélula junto',
    text: [
      'Com a central aberta, o fio já entra no lugar e o fechamento automático se regula uma vez só. O trabalho inteiro leva um dia ou menos.',
    ],
    points: [
      'Conduíte entre os dois lados do vão, ou par sem fio.',
      'Altura do joelho, para pegar criança e roda.',
      'Pagamento em até {{instalments}}.',
    ],
  },
  {
    when: [
      'quanto custa|preco|valor|quanto fica|quanto sai',
      'quanto tempo|demora|tempo leva|prazo',
      'motor|instalar|instalacao',
      'instalar|instalacao|colocar|motor',
    ],
    unless: 'conserto|consertar|controle|basculante rapido',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Em basculante, o motor instalado custa {{kit.padrao}} no kit PADRÃO, {{kit.speedy}} no SPEEDY ou {{kit.jetflex}} no JETFLEX, e a montagem leva de {{install.hours.from in digits}} a {{install.hours.to}}, no mesmo dia. De correr ou de abrir sai por orçamento, em geral de {{replacement.from}} a {{replacement.to}} numa casa, no mesmo tempo se a base está pronta.',
    ],
    heading: 'O que muda o preço e o prazo',
    text: [
      'Base de concreto nova pede uma segunda visita, depois de secar. Folha que emperra se acerta antes e se orça à parte.',
    ],
    points: [
      'Duas folhas: dois motores.',
      'Ponto de energia ausente: eletricista antes.',
      'Até {{instalments}} no pagamento.',
    ],
  },
  {
    when: [
      'mao de obra|instalacao|instalar',
      'justo|caro|cara|abusivo|normal|preco justo|e muito|ta caro|compensa',
      'cobr*|pediu|pediram|instalador|tecnico|quer|pede',
    ],
    figure: { unit: 'real', to: 1500 },
    unless: 'consert*|capacitor|placa|visita|kit|com o motor|motor e instalacao|usado',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['price', 'worth'],
    answer: [
      'Se {figura} é só a mão de obra, some o que falta antes de julgar: motor, suporte, controles e ponto de energia. Para comparar, o nosso kit PADRÃO sai por {{kit.padrao}} com motor e instalação juntos em basculante, e o motor avulso, sem central nem montagem, começa em {{motor.quarterCv}}.',
    ],
    heading: 'O que a mão de obra tem de incluir',
    text: [
      'Barato que deixa o fim de curso fora do ponto volta em conserto. Peça a lista por escrito, com a garantia de quem monta.',
    ],
    points: [
      'Fixação na coluna ou na base, com o suporte certo.',
      'Ligação em circuito próprio, com terra.',
      'Força, paradas e fotocélula provadas na sua frente.',
      'Controles gravados e o destravamento ensinado.',
    ],
    send: 'Mande pelo WhatsApp o que está no orçamento e uma foto do portão por dentro: dizemos o que falta na conta.',
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
  {
    when: [
      'trocar|troca|passar|transformar|mudar|converter|virar|virar automatico',
      'portao manual|manual automatico|manual virar automatico|manual vira automatico|manual para automatico|manual em automatico|manual para eletronico|comum para automatico|comum em automatico|manual por automatico|manual pelo automatico|manual eletronico',
    ],
    unless: 'voltar|destrav*|para manual|automatico para manual',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Passar o portão manual para automático quase nunca pede portão novo: põe-se o motor na folha que já existe. No basculante, o kit instalado custa {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}, conforme a velocidade; em portão de correr ou de abrir o valor sai por orçamento, com foto e medidas, sem taxa de visita. O motor fica pronto em {horas de instalação}, no mesmo dia.',
    ],
    heading: 'O que o portão manual precisa ter',
    text: [
      'A folha tem de andar com uma mão e parar onde se larga. Se pesa ou raspa, isso se acerta antes: cabo ou roldana, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e solda ou reforço do suporte, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
      'O ponto de energia junto do motor é do eletricista, com disjuntor próprio e terra.',
    ],
    points: [
      'Tipo da folha: sobe, corre ou abre.',
      'Largura, altura e material, que dão o peso.',
      'Fechadura e ferrolho velhos: saem, para não forçar o motor.',
      'Lugar do motor: coluna, piso ou parede firmes.',
    ],
    further:
      'O que se confere em cada folha está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande uma foto do portão por dentro, as medidas, o material e o bairro: respondemos com o valor.',
  },
  {
    when: [
      'quanto custa|quanto fica|quanto sai|quanto gasta|preco|valor|custo|orcamento',
      'automatizar|automatizacao|automacao|automatizado|colocar motor|por motor|motorizar',
    ],
    unless:
      'condominio*|predio*|correr|deslizante|pivotante|de abrir|social|enrolar|porta de aco|porta de rolo|pesado|industrial|loja|galpao|celular|wifi|solar|rapido*|veloz',
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
    when: ['com motor', 'sem motor', 'diferenca|preco|quanto|valor|portao'],
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'A diferença entre o portão com motor e sem motor é o conjunto de automação: em basculante de casa, o kit instalado custa de {{kit.padrao}} a {{kit.jetflex}}, com motor, central e dois controles. Em portão de correr e de abrir ele sai por orçamento. A folha custa o mesmo nos dois casos, e quem dá o preço dela é o serralheiro.',
    ],
    heading: 'O que mais entra na conta do motor',
    text: [
      'Ponto de energia com disjuntor e terra, fotocélula e, numa folha velha, o acerto que a mão disfarçava e o motor não. Peça ao serralheiro a coluna reforçada e o peso da folha por escrito: pôr o motor depois sai mais fácil.',
      'Fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}; acerto de roldana ou cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Comprar já com motor: um só responsável, se a garantia é por escrito.',
      'Motor depois: escolha livre, com a folha já leve e reta.',
      'Sem motor: tranca e ferrolho bons, que o motor dispensaria.',
      'Todo ano: uma revisão e a bateria do controle.',
    ],
  },
  {
    when: ['dois portoes|2 portoes|duas garagens|dois portao|tres portoes|3 portoes', price],
    unless: 'controle*|consert*|nobreak|fotocelula|manuten*|nao|condominio|predio',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Cada portão leva o seu motor, e o preço se soma: em basculante são {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}} por portão, já com instalação, central e dois controles. Feitos no mesmo dia, os dois aproveitam a visita e podem abrir pelo mesmo controle, um botão para cada; diga isso no pedido, porque o valor do conjunto sai no orçamento.',
    ],
    heading: 'Dois portões no mesmo orçamento',
    text: [
      'Não é preciso que sejam iguais: o da entrada de uso diário pode ter o motor mais rápido, e o outro o comum. Cada um pede disjuntor próprio e a folha leve na mão.',
      'De correr ou de abrir, o valor sai por foto; numa casa, fica em geral entre {{replacement.from}} e {{replacement.to}} por portão.',
    ],
    points: [
      'Medidas e material de cada folha, em separado.',
      'Controles: a mesma família de código nos dois.',
      'Um circuito para cada motor.',
      'Pagamento em até {parcelas} vezes pelo total.',
    ],
    send: 'Mande pelo WhatsApp uma foto de cada portão por dentro, com as medidas, e o bairro.',
  },
  {
    when: [
      'portao e motor|motor e portao|portao novo e motor|portao com motor|completo com motor|portao completo|tudo junto|portao novo completo|portao novo com motor|folha e motor',
      `${price}|fazer|comprar`,
    ],
    unless: 'consert*|controle*|social|condominio*|dois|2',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Portão e motor são dois orçamentos: a folha é feita pelo serralheiro, que cobra por metro e material, e o motor pomos nós. Em basculante o conjunto de motor instalado custa {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}; em portão de correr ou de abrir sai por foto, em geral entre {{replacement.from}} e {{replacement.to}} numa casa.',
    ],
    heading: 'Portão novo que já nasce pronto para o motor',
    text: [
      'Combine com o serralheiro antes de soldar: peso da folha, contrapeso acertado, reforço no ponto do braço e coluna firme. Depois de pronto, cada correção custa solda e pintura.',
      'Deixe também o conduíte e o circuito com disjuntor próprio até o lugar do motor. A instalação leva de {horas de instalação}, com a folha andando leve na mão.',
    ],
    points: [
      'Folha: largura, altura e material, com o serralheiro.',
      'Motor: escolhido pelo peso que ele declarar.',
      'Elétrica: ponto de energia pelo eletricista.',
      'Prazo: motor só depois de a folha estar no lugar.',
    ],
    send: 'Mande pelo WhatsApp o desenho ou a foto do vão, as medidas e o material: dizemos o motor e o que pedir ao serralheiro.',
  },
  {
    when: [
      asksPrice,
      '2024|2025|2026|2027',
      'portao|portoes|automatiz*',
      'instalado|instalar|instalacao|eletronico|automatico',
    ],
    unless: 'consert*|manuten*|placa|controle*|condominio*|predio*|capacitor|cremalheira|ppa|garen|rossi',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O ano muda menos o preço que o tipo de folha, e o valor que vale é o de hoje: num basculante que já existe, o kit instalado custa {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}, conforme a velocidade, sem contar a folha. De correr ou de abrir, sai por orçamento; numa casa, trocar o motor fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que esse valor inclui, e o que fica fora',
    text: [
      'No basculante entram motor, central, dois controles, fixação e mão de obra. O portão de ferro é do serralheiro, e acerto de folha antiga se soma, de {{repair.from}} a {{repair.to}}.',
      'Preço achado na internet com ano antigo serve só de ideia: peça por escrito o de agora, com modelo, garantia e o que acompanha.',
    ],
    points: [
      'Motor em portão pesado de prédio: de {{condominium.from}} a {{condominium.to}}.',
      'Ponto de luz com terra e disjuntor, se não houver.',
      'Fotocélula, se o portão fecha sozinho.',
      'Pagamento em até {parcelas} vezes.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, a largura, a altura e o material da folha: respondemos com o valor de hoje.',
  },
  {
    when: ['por que|porque|motivo', 'car*|custa tanto|mais caro', 'instalacao|instalar|mao de obra|colocar'],
    unless: 'jetflex|conserto|carro|energia eletrica|placa',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Porque instalar é mais que parafusar o motor: em {horas de instalação} de trabalho o técnico acerta a folha, prende o suporte, liga e regula força, curso e controles, e responde por isso durante {{kit.warranty}}. Nos nossos kits de basculante a instalação já está no preço, de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX); o motor de tabela, sem ela, começa em {{motor.quarterCv}}.',
    ],
    heading: 'O que encarece uma instalação',
    text: [
      'O que passa do comum é base de concreto, ponto de energia que ainda não existe, solda de reforço na folha e fio até a outra coluna no portão de duas folhas. Cada linha dessas se pede separada no orçamento.',
      'Montagem malfeita sai mais cara que a boa: gasta engrenagem, solta o suporte e derruba a garantia do aparelho.',
    ],
    points: [
      'Energia pronta e coluna firme: nada a somar.',
      'Base nova no de correr: duas visitas, porque o concreto seca.',
      'Fotocélula: de {{part.photocell.from}} a {{part.photocell.to}} o par montado.',
      'A visita que fecha o preço não tem taxa na área atendida.',
    ],
    send: 'Mande pelo WhatsApp o orçamento que recebeu e a foto do portão por dentro: dizemos o que está caro e o que falta.',
  },
  {
    when: [
      '2024|2025|2026|2027|2028',
      'instalacao|instalar|instalado|mao de obra',
      'preco*|valor*|quanto custa|quanto cobra*|custo',
    ],
    unless:
      'correr|deslizante|pivotante|de abrir|condominio|predio|fotocelula|controle*|interfone|camera|trava|nobreak|cremalheira',
    winsTies: true,
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Hoje, com o motor incluído, a instalação num basculante sai por {{kit.padrao}} (PADRÃO), {{kit.speedy}} (SPEEDY) ou {{kit.jetflex}} (JETFLEX), e o que separa os três é a velocidade. Portão que corre ou abre é orçado por foto: numa casa, conte em geral de {{replacement.from}} a {{replacement.to}}. Para motor já comprado, mande a foto da etiqueta: cobra-se só o serviço.',
    ],
    heading: 'O que está nesse preço',
    text: [
      'Entram fixação, ligação na tomada que já existe, fim de curso, força e gravação dos controles. Tomada nova, solda e conserto da folha são vistos antes e orçados à parte.',
    ],
    points: [
      'A montagem leva {horas de instalação}.',
      'O kit instalado tem {{kit.warranty}} de garantia.',
      'O preço do orçamento não muda na visita.',
    ],
    send: 'Mande uma foto do portão por dentro, as medidas e o bairro: o valor com a data de hoje vem por mensagem.',
  },
  {
    when: [
      'mandar fazer|fazer um portao|fazer portao|fabricar|portao novo|comprar portao|portao pronto|portao completo',
      'com motor|motor incluso|ja com motor|motorizado|automatico|automatizado|eletronico|e motor|e colocar motor|mais motor',
    ],
    unless:
      'manual|virar|transformar|ja tenho|que ja tenho|existente|correr|deslizante|pivotante|conserto|voces fazem|fazem|vendem|vende|fabricam|ou so|medir|medida|medidas|medicao',
    winsTies: true,
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'São duas contas: a folha, que é da serralheria e cujo preço só ela dá, pela medida e pelo material; e o motor, que é conosco. Em basculante, o kit já instalado custa {{kit.padrao}} (PADRÃO), {{kit.speedy}} (SPEEDY) ou {{kit.jetflex}} (JETFLEX); no de correr e no de abrir, sai por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}. Não fabricamos portão.',
    ],
    heading: 'O que combinar com o serralheiro antes',
    text: [
      'Diga que a folha terá motor: o reforço no ponto do braço e o conduíte na coluna, feitos na fábrica, custam menos que solda depois. Peça o peso por escrito, porque é ele que escolhe o motor.',
      'Com a folha pronta e equilibrada, a montagem do motor leva {horas de instalação}.',
    ],
    points: [
      'Serralheria: folha, contrapeso ou trilho, pintura e colocação.',
      'Nós: motor, central, controles, regulagem e garantia de {{kit.warranty}} no kit.',
      'Eletricista: tomada com disjuntor próprio e terra.',
      'Alumínio custa mais na folha e pede motor menor.',
    ],
    send: 'Mande pelo WhatsApp o desenho ou as medidas do portão e o material: dizemos o motor e o preço antes de a folha ser feita.',
  },
  {
    when: [
      'reforc*|reforco|reforcar',
      'portao|folha|coluna|quadro',
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|valor*|custo|custa',
    ],
    unless:
      'ja soldado|proprio|cremalheira|fechadura*|trava|seguranca|arromb*|engrenagem|roldana*|mola*|cabo*',
    subject: 'automatizacao',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['price', 'install'],
    answer: [
      'Reforçar o portão para receber motor custa de {{part.metalwork.from}} a {{part.metalwork.to}} quando é solda ou chapa no ponto em que o motor se prende, feita na nossa visita. Quadro novo, folha torta e coluna são da serralheria, que dá o preço dela. O motor vem depois: em basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'Que reforço cada portão pede',
    text: [
      'Basculante e de abrir puxam num ponto só, e é nele que a chapa entra. No de correr o esforço se espalha pela cremalheira, e basta um tubo reto embaixo.',
    ],
    points: [
      'Grade fina ou lambril: chapa atrás, do tamanho de uma mão.',
      'Ferro furado de ferrugem: troca do trecho, na serralheria.',
      'Alumínio: parafuso com reforço por dentro, e não solda de ferro.',
    ],
    send: 'Mande uma foto da folha por dentro e outra da coluna de perto.',
  },
];
