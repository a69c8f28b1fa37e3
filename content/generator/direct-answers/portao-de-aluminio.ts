/** Answers to titles about aluminium gates. */
import type { DirectAnswer } from '../direct-answer.ts';

export const portaoDeAluminioAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'aluminio|folha leve|portao leve',
      'balanca*|balancando|treme|tremendo|tremer|sacode|sacudindo|chacoalha*|vibra*|tranco|trancos|mole',
      'motor|portao|folha',
    ],
    unless: 'vento|parafuso*|barulho|comprar|qual motor|que motor',
    subject: 'portao-de-aluminio',
    isAboutSubject: true,
    isComplaint: true,
    winsTies: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'Portão de alumínio que balança ou treme com o motor está mole no ponto em que o motor puxa: o perfil fino cede, e a partida forte o sacode inteiro. O acerto é chapa de reforço com parafuso passante no suporte, força mais baixa e, se a central tem, partida e parada suaves. Regular fica de {{part.adjustment.from}} a {{part.adjustment.to}}, e refazer o suporte, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'Onde a folha leve cede',
    text: [
      'Com o disjuntor desligado, segure a folha perto do suporte do motor e empurre de leve: se o perfil afunda ou o rebite mexe, é reforço; se está firme, é regulagem.',
      'Motor forte não estraga a folha leve quando a força está baixa: o que solta rebite é tranco na partida e batida no fim.',
    ],
    points: [
      'Balança só na partida e na parada: força e freio a regular.',
      'Balança a viagem inteira: guia, roldana ou dobradiça com folga.',
      'Rebite solto ou perfil rachado: pare de usar até reforçar.',
    ],
    send: 'Mande um vídeo do portão andando e a foto do ponto onde o motor se prende na folha.',
  },
  {
    when: [
      'vantagem|vantagens|beneficio|beneficios|desvantagem|desvantagens|pros e contras|pros contras|por que ter|por que escolher|por que usar|vale a pena',
      'aluminio',
    ],
    unless: 'ou|ferro|preco|quanto custa|compr*|diferenca',
    subject: 'portao-de-aluminio',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'A vantagem do portão de alumínio automatizado é o peso: a folha tem perto da metade do peso da mesma em chapa de ferro, e por isso força menos o motor, o cabo e a roldana, além de não enferrujar nem pedir pintura. A desvantagem é que o perfil fino amassa e cede onde o braço ou a cremalheira se prende, e ali ele precisa de um reforço por dentro.',
    ],
    heading: 'O que o alumínio pede antes do motor',
    text: [
      'A chapa de reforço vai entre o perfil e o suporte, presa com parafuso passante, e a folha não pode balançar. Motor muito rápido em folha mole bate e folga os rebites.',
      'Em basculante o kit sai instalado de {{kit.padrao}} a {{kit.jetflex}}, e o de alumínio quase sempre fica no mais simples; de correr e de abrir saem por orçamento.',
    ],
    points: [
      'Vantagem: motor menor e menos desgaste.',
      'Vantagem: boa escolha perto do mar.',
      'Desvantagem: folha leve sofre mais com vento.',
      'Desvantagem: solda em alumínio não é qualquer serralheiro que faz.',
    ],
    send: 'Mande uma foto da folha por dentro, com os perfis à vista, e as medidas.',
  },
  {
    when: [
      'aluminio',
      'ferro|aco',
      'motor menor|motor mais fraco|pede menos motor|mais leve|pesa menos|exige menos|qual pesa',
    ],
    subject: 'portao-de-aluminio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O de alumínio pede motor menor: a folha pesa perto da metade da mesma em chapa de ferro, e força menos cabo, roldana e engrenagem. Em basculante de casa, quase todo portão de alumínio fica bem no kit PADRÃO, de {{kit.padrao}} instalado; o de ferro depende da chapa, e acima de {{home.weight}} passa ao JETFLEX, de {{kit.jetflex}}, até {{homeJetflex.weight}}.',
    ],
    heading: 'O que se ganha e o que se perde',
    text: [
      'O alumínio não enferruja nem pede pintura, mas precisa de chapa de reforço onde o motor se prende. O ferro aguenta o suporte em qualquer ponto e se solda em toda serralheria.',
    ],
    points: [
      'Grade pesa menos que chapa inteira, nos dois.',
      'Porta social embutida soma peso.',
      'Motor com sobra dura mais, qualquer que seja o metal.',
    ],
    send: 'Mande as medidas e uma foto da folha por dentro: dizemos o peso e o motor.',
  },
  {
    when: [
      'desvantagem|desvantagens|contras|pontos negativos|ponto negativo|lado ruim',
      'aluminio|portao de aluminio',
    ],
    unless: 'vantagem|vantagens|pros|ou|ferro',
    subject: 'portao-de-aluminio',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'As desvantagens do portão de alumínio são o perfil fino, que amassa numa batida e cede no ponto em que o braço ou a cremalheira puxa, a folha leve que balança no vento, e o conserto, que pede solda própria e muitas vezes o perfil inteiro. Custa também mais que o ferro na compra. Para o motor isso se resolve com reforço no ponto de fixação e força baixa.',
    ],
    description:
      'As desvantagens do portão de alumínio são o perfil fino, que amassa e cede no ponto do motor, a folha leve no vento e o conserto, que pede solda própria.',
    heading: 'O que se ganha em troca',
    text: [
      'A folha não enferruja, dispensa pintura e pesa perto da metade da mesma em chapa de ferro, e por isso força menos motor, cabo e roldana. Para folha basculante o kit instalado fica entre {{kit.padrao}} e {{kit.jetflex}}.',
    ],
    points: [
      'Chapa de reforço por dentro, onde entra o suporte.',
      'Parafuso e rebite conferidos na revisão: a vibração afrouxa.',
      'Folha fechada e larga: o vento pesa mais que o metal.',
    ],
    send: 'Mande a foto do portão por dentro, com as medidas.',
  },
  {
    when: ['aluminio', 'aguenta|suporta', 'motor'],
    unless: 'motor de aluminio|1/4|1/3|1/2|qual|hp|cv|kg',
    subject: 'portao-de-aluminio',
    isAboutSubject: true,
    aspects: ['compatibility', 'install'],
    answer: [
      'Aguenta, e bem: folha de alumínio pesa pouco e cansa menos o motor, desde que o braço ou a cremalheira se prenda num montante grosso, com reforço por dentro, e não na lâmina. Sem isso o parafuso rasga o perfil em meses. Em basculante, o kit PADRÃO leva folha de até {{home.weight}} e sai por {{kit.padrao}} instalado.',
    ],
    heading: 'O reforço que o alumínio pede',
    text: [
      'Uma chapa ou um tubo de ferro atrás do ponto de fixação, com borracha ou nylon entre os dois metais para não corroer. O serralheiro faz isso antes da instalação.',
    ],
    points: [
      'Lambril fechado em vão largo: trava contra o vento.',
      'Folha que torce na mão: reforço na diagonal.',
      'Força mínima: o alumínio amassa antes de o motor parar.',
    ],
  },
  {
    when: [
      'aluminio',
      'motor|motores',
      'mais fraco|menos potente|menos potencia|motor menor|menor|motor fraco|fraquinho|pequeno',
    ],
    unless: 'parou|nao abre|nao fecha|nao sobe|sem forca|ficou',
    subject: 'portao-de-aluminio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Pode levar motor menor, mas não precisa: folha de alumínio de casa fica em geral abaixo dos {{motor.quarterCv.weight}} que o de 1/4 CV leva, por {{motor.quarterCv}} sem instalação, e o kit PADRÃO, de {{kit.padrao}} já instalado, a move com folga. O que se baixa é a força na central, e não a potência.',
    ],
    heading: 'Força baixa e fixação reforçada',
    text: [
      'Motor maior não estraga a folha leve se a força estiver no mínimo que a leva até o fim. Quem estraga é o aperto: o perfil fino cede no ponto em que o braço puxa, e por isso o suporte vai em travessa ou chapa de reforço.',
    ],
    points: [
      'Contrapeso refeito para o peso do alumínio.',
      'Parafuso de inox ou galvanizado, para não corroer o perfil.',
      'Partida suave, a do JETFLEX, poupa a folha comprida.',
      'Vidro, ACM ou ripado por cima somam peso e voltam à conta.',
    ],
    further:
      'Preços e potência por tipo de folha estão em [motor para portão de alumínio](/termos/motor-portao-de-aluminio).',
    send: 'Mande pelo WhatsApp a altura e a largura da folha e uma foto dela por dentro: dizemos que motor basta.',
  },
  {
    when: [
      'aluminio',
      'motor|motores|potencia',
      'forte|fortes|mais forte|potente|potentes|mais potente|muita forca|motor grande|muita potencia|reforcado',
    ],
    unless:
      'parou|nao abre|nao fecha|nao sobe|sem forca|ficou|ferro|suporte reforcado|aumentar|condominio*|predio*',
    winsTies: true,
    subject: 'portao-de-aluminio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Não: portão de alumínio não precisa de motor forte, porque a folha é leve. Num basculante de casa sobra o de 1/4 CV, que leva folha de até {{motor.quarterCv.weight}} e custa {{motor.quarterCv}} sem instalação, ou o kit PADRÃO, de {{kit.padrao}} já instalado. O que o alumínio pede é reforço no ponto em que o motor se prende à folha.',
    ],
    heading: 'Quando a folha de alumínio pesa mais',
    text: [
      'Vidro, ACM, ripado fechado ou porta social embutida somam peso, e aí a conta se refaz: o de 1/3 CV leva folha de até {{motor.thirdCv.weight}}, e o de 1/2 CV, até {{motor.halfCv.weight}}. Em portão de correr ou de abrir vale o peso escrito na ficha do modelo, e o motor sai por orçamento.',
      'Motor mais forte não abre mais depressa nem dura mais numa folha leve. Se já há um, peça ao técnico que baixe a força na central, porque o perfil fino cede antes de o motor parar.',
    ],
    points: [
      'Cada metro quadrado de folha, com o quadro, pesa de cinco a oito quilos.',
      'Suporte parafusado em travessa ou chapa por dentro, e não na lâmina.',
      'Folha larga e fechada: trave-a contra o vento antes de pensar em força.',
    ],
    further:
      'Preços e potência por tipo de folha estão em [motor para portão de alumínio](/termos/motor-portao-de-aluminio).',
    send: 'Mande pelo WhatsApp a altura e a largura da folha e uma foto dela por dentro: dizemos que motor basta.',
  },
  {
    when: [
      'posso|pode|podemos|da para|da pra|tem como|consigo|dar para|precisa|serve|aceita|funciona|vale a pena|e possivel|tem jeito',
      'instalar|colocar|por|automatizar|motorizar|instala|coloca|automatiza|motor|automatizacao|eletronico',
      'aluminio',
    ],
    unless:
      'alugad*|aluguel|condominio*|predio*|aumentar|mais forte|regular|trocar|consertar|queima*|preco|quanto|qual|ou ferro',
    subject: 'portao-de-aluminio',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Pode: portão de alumínio é dos mais fáceis de automatizar, porque pesa pouco, desde que o braço ou a cremalheira prenda num montante que aguente a puxada, e não na lâmina fina. Entre o aço do suporte e o alumínio vai borracha ou nylon, contra a corrosão.',
    ],
    heading: 'Onde o motor prende numa folha leve',
    text: [
      'Perfil fino abre no furo e a folha torce; chapa de reforço por dentro resolve e se faz antes. A força fica baixa e a parada, suave, porque folha leve bate fácil.',
      'Em basculante o kit vai de {{kit.padrao}} a {{kit.jetflex}}, instalado; de correr e de abrir saem por orçamento.',
    ],
    points: [
      'Contrapeso refeito se a folha era de ferro antes.',
      'Parafuso de inox, com rosca passante.',
      'Folha larga: travessa no meio contra o vento.',
    ],
    send: 'Mande a foto do portão por dentro, de perto do perfil, e as medidas: dizemos onde o suporte vai.',
  },
  {
    when: ['alumin*', 'basculante|correr|pivotante|de abrir', 'motor|qual|serve|peso|leve|automatiz*'],
    unless: 'fazer|fabric*|sob medida|portao novo|basculante novo',
    subject: 'portao-de-aluminio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Folha de alumínio é leve e serve em motor de entrada, mas o suporte do motor não pode prender no tubo fino: ele se parafusa em chapa por dentro ou na travessa, senão o furo abre no primeiro ano. No basculante, o PPA Home até {{home.weight}} costuma sobrar.',
    ],
    heading: 'Leve para o motor, frágil no suporte',
    text: [
      'Alumínio amassa onde se aperta demais e não se solda com o mesmo eletrodo do ferro; suporte feito por serralheiro de alumínio fica entre {{part.metalwork.from}} e {{part.metalwork.to}}. Em folha fina, velocidade alta faz a folha balançar e a chapa vincar.',
    ],
    points: [
      'Peso de cinco a oito quilos por metro quadrado, com quadro.',
      'Travessa na altura do braço, no basculante.',
      'De correr: cremalheira presa em perfil de ferro junto ao chão.',
      'Parafuso com bucha do lado de dentro.',
    ],
    further: 'Os cuidados estão em [motor para portão de alumínio](/termos/motor-portao-de-aluminio).',
    send: 'Mande uma foto da folha por dentro, com as travessas.',
  },
  {
    when: ['aluminio', 'galvanizad*|aco|ferro|galvalume', 'ou|melhor|diferenca|qual|comparar|escolher'],
    unless: 'cremalheira|roldana|trilho*|ruido|cabo de aco|controle',
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
    when: ['aluminio', 'ferro', 'motor|automatizar|automatico', 'ou'],
    unless: 'troc*|cremalheira|roldana|mudar|substitu*',
    subject: 'portao-de-aluminio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Os dois recebem motor. O de alumínio é mais leve e não enferruja, o que poupa cabo, roldana e motor, mas o perfil fino pede reforço onde o braço ou a cremalheira se prende. O de ferro aguenta o motor em qualquer ponto e se solda em qualquer serralheria; em troca pesa mais e precisa de pintura. Para automatizar, o alumínio reforçado costuma dar menos trabalho.',
    ],
    heading: 'O que o motor sente em cada material',
    text: [
      'Chapa fechada pesa e pega vento nos dois materiais: a diferença entre grade e chapa muda mais o motor que a diferença entre ferro e alumínio. Por isso o peso da folha pronta é o número a pedir ao serralheiro.',
      'Em basculante, o PPA Home leva folha de até {{home.weight}} e o Home Jetflex até {{homeJetflex.weight}}; o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Perto do mar ou de piscina: alumínio, com parafuso de inox.',
      'Rua com risco de batida: ferro, que se desempena.',
      'Vão largo em alumínio: travessa no meio, para não torcer.',
      'Parafuso comum em alumínio corrói; arruela isolante evita.',
    ],
  },
  {
    when: [
      'aluminio',
      'motor|qual|que motor|automatiz*',
      'leve|metros|qual|que motor|melhor|serve|ideal|kit',
    ],
    unless:
      'ferro|cremalheira|barulho|balanc*|quebr*|queim*|quanto pesa|correr|deslizante|pivotante|de abrir|peso|rapid*',
    subject: 'portao-de-aluminio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Portão de alumínio é leve, e o menor motor da linha costuma bastar: em basculante, o kit PADRÃO, de {{kit.padrao}} instalado, move com folga uma folha de alumínio de casa. O cuidado é outro: força no mínimo e fixação em travessa ou chapa de reforço, porque o perfil fino cede no ponto em que o braço puxa.',
    ],
    description:
      'Portão de alumínio é leve, e o menor motor da linha costuma bastar: o kit PADRÃO, de {{kit.padrao}} instalado, move com folga um basculante de casa.',
    heading: 'Motor pequeno, reforço bem posto',
    text: [
      'O alumínio não enferruja nem empena com a chuva, mas torce. Sem reforço, o parafuso abre o furo e a folha passa a balançar na partida.',
      'Se a pressa conta, o SPEEDY sai por {{kit.speedy}} e o JETFLEX por {{kit.jetflex}}; a partida e a parada suaves do inversor poupam o perfil. Portão de correr ou de abrir sai por orçamento.',
    ],
    points: [
      'Reforço por dentro do perfil, no ponto do braço.',
      'Força regulada para parar com a mão.',
      'Contrapeso refeito: a folha leve pede menos peso.',
      'Parafuso de inox ou galvanizado, para não corroer o alumínio.',
    ],
    questions: [
      {
        question: 'Motor forte demais estraga o alumínio?',
        answer: 'Estraga se a força não for baixada: a folha torce antes de o motor perceber o obstáculo.',
      },
    ],
  },
  {
    when: ['ferro', 'aluminio', 'troc*|mudar|substitu*|passar|ou|por'],
    unless: 'cremalheira|roldana|trilho*|kg|motor para',
    subject: 'portao-de-aluminio',
    aspects: ['choose', 'worth'],
    answer: [
      'Trocar portão de ferro por um de alumínio é serviço de serralheria, e não nosso: nós tiramos o motor antes e o pomos de volta depois. A folha de alumínio pesa menos e não enferruja, o que poupa cabo e roldana; em troca amassa e torce mais, e o motor se fixa com reforço no perfil.',
    ],
    heading: 'O que muda no motor com a folha nova',
    text: [
      'O motor velho costuma servir, mas o contrapeso ou a mola precisam ser refeitos para o peso menor, senão a folha sobe sozinha. Regular curso e força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Peça ao serralheiro o peso da folha pronta.',
      'Reforço por dentro do perfil onde o braço vai.',
      'Desligue a central antes de soldar na coluna.',
    ],
  },
];
