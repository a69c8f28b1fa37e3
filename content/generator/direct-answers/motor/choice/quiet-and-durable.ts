/** Answers to titles about motors: quiet and durable. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const quietAndDurableAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'aguenta mais|mais forte|mais potente|mais resistente|dura mais|mais peso|mais robusto',
      'silencios*|menos barulho|barulhento|menos ruido|mais quieto',
      'motor|qual|motores',
    ],
    unless: 'correr|deslizante|pivotante',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Em basculante de casa, é o mesmo: o JETFLEX leva folha de até {{homeJetflex.weight}} e é o mais silencioso, porque o inversor parte e para devagar; instalado, custa {{kit.jetflex}}. Acima desse peso, a linha pesada chega a {{heavyLine.weight}} e faz mais ruído. Em portão de correr ou de abrir, diga o peso e o número de aberturas, e o motor sai por orçamento.',
    ],
    heading: 'Força e ruído vêm de lugares diferentes',
    text: [
      'A força está na ficha, em quilos; o ruído vem quase sempre da folha. Roldana gasta, pivô seco e suporte frouxo gritam com qualquer motor, e se acertam antes, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Peso da folha com sobra: o motor trabalha folgado e dura.',
      'Muitas aberturas por hora pedem uso intenso, e não só força.',
      'Quarto sobre a garagem: inversor e suporte com borracha.',
    ],
    send: 'Mande a foto do portão por dentro, com as medidas e o material da folha.',
  },
  {
    when: [
      'silencioso|silenciosa|mais quieto|sem barulho',
      'como escolher|escolher|qual|comprar|melhor',
      'motor*|portao*',
    ],
    unless: 'deixar|ficar|diferenca',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Para um motor silencioso, escolha o de inversor, que parte e freia devagar: em basculante é o JETFLEX, por {{kit.jetflex}} instalado, em 220 V. Depois olhe o que o faz vibrar: fixação em coluna firme, calço de borracha, fuso em vez de corrente e cremalheira de nylon no de correr. Metade do barulho é da folha, e roldana, dobradiça ou batente gasto se ouvem com qualquer motor.',
    ],
    heading: 'Como ouvir antes de comprar',
    text: [
      'Peça um vídeo do modelo andando numa folha como a sua. E, {prova na mão}, mova a sua com o motor solto: o que range aí continuará rangendo.',
    ],
    points: [
      'Motor com sobra de peso ronca menos.',
      'Parada regulada: sem batida.',
      'Graxa indicada no fuso.',
    ],
    send: 'Mande um vídeo do portão de hoje, com som, e as medidas.',
  },
  {
    when: [
      'motor|potencia|1/2|1 2|meio',
      'forte demais|potente demais|exagero|muito forte|forte de mais|sobra|mais forte que precisa|maior que o necessario|mais potente que o necessario|superdimension*|motor estraga|motor faz mal|motor forte estraga|motor muito forte|forte estraga',
      'leve|pequeno|pequena|aluminio|portao',
    ],
    unless: 'pesado|rapido|chuva|kg|quilos|fecha muito|bate|batendo|fechando',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'allowed'],
    answer: [
      'Motor forte em portão leve não estraga nada se a força for regulada no mínimo que move a folha; sem essa regulagem, sim, ele empurra demais, bate no fim e não para quando encosta em alguém. Você paga por potência que não usa, porque ela não abre mais depressa: o de {{motor.quarterCv.power}} custa {{motor.quarterCv}} e leva até {{motor.quarterCv.weight}}, o de {{motor.halfCv.power}} custa {{motor.halfCv}} e leva até {{motor.halfCv.weight}}, sem instalação. Em folha leve, o dinheiro rende mais em velocidade ou fotocélula.',
    ],
    heading: 'Quando a sobra ajuda',
    text: [
      'Um pouco de folga é boa: a folha deve ficar um quinto abaixo do máximo do motor. Passar disso só compensa se você vai revestir o portão depois ou se ele abre muitas vezes.',
      'Em alumínio fino, motor muito forte pede reforço no ponto de fixação e batente firme.',
    ],
    points: [
      'Força no mínimo: a folha para com a mão.',
      'Parada antes do batente, com rampa se houver.',
      'Perfil fino: chapa de reforço.',
    ],
    send: 'Mande as medidas e o material da folha: dizemos o menor motor que serve com folga.',
  },
  {
    when: [
      'mais resistente|mais duravel|mais robusto|que dura mais|dura mais tempo|menos quebra|menos da problema|nao quebra|menos defeito|mais confiavel',
      'motor|motores|portao|kit|automatizador|automatico',
    ],
    unless:
      'marca|cabo|cremalheira|controle|bateria|roldana|placa|ou|ppa|garen|rossi|peccinin|corrente|chuva|maresia|praia|conserto',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'lifetime'],
    answer: [
      'O motor mais resistente é o de estator largo, de {{stator.robust.width.from}} a {{stator.robust.width.to}}, que faz de {{stator.robust.from in digits}} a {{stator.robust.to}} por hora sem esquentar demais; é o de prédio e comércio, por orçamento. Em casa, com poucas aberturas, um motor comum com folha leve passa de dez anos: o PPA Home, do kit PADRÃO, sai por {{kit.padrao}} instalado. O que mais encurta a vida de qualquer um é folha pesada na mão.',
    ],
    heading: 'O que faz um motor durar',
    text: [
      'Sobra de peso, folha equilibrada e caixa seca valem mais que a marca. A peça que acaba primeiro é a engrenagem, e ela gasta por tranco e por desalinho.',
    ],
    points: [
      'Folha um quinto abaixo do máximo da ficha.',
      'Aberturas na hora cheia dentro do que o motor aceita.',
      'Peça à venda na cidade, para consertar em vez de trocar.',
      'Revisão {{maintenance.residence}} em casa.',
    ],
    send: 'Diga quantas vezes o portão abre na hora cheia e mande uma foto da folha por dentro.',
  },
  {
    when: [
      'marca|marcas',
      'menos quebra|dura mais|menos defeito|mais duravel|mais confiavel|nao quebra|mais resistente|menos da defeito|menos da problema|mais durabilidade|que dura|melhor durabilidade',
      'motor|motores|portao|automatizador',
    ],
    unless: 'ou|garen|rossi|peccinin|controle|cabo|bateria',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'lifetime'],
    answer: [
      'Nenhuma marca conhecida quebra menos por si: o que dura é o motor com sobra de peso, numa folha equilibrada, e o que salva é achar a peça. Vendemos e instalamos PPA e consertamos as outras; desconte essa preferência ao ler. Em casa, um motor bem escolhido passa de dez anos; o kit instalado em basculante vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX).',
    ],
    heading: 'O que comparar em vez do nome',
    text: [
      'Compare o peso máximo da ficha, os ciclos por hora, a garantia escrita e quem conserta perto. As marcas comuns, como PPA, Garen, Rossi e Peccinin, têm modelo para casa e para uso intenso, e trocar um pelo outro é o erro que mais quebra motor.',
    ],
    points: [
      'Placa e engrenagem à venda na sua cidade.',
      'Folha um quinto abaixo do limite.',
      'Revisão {{maintenance.residence}} em casa.',
    ],
    send: 'Mande largura, altura, material e uma foto da folha por dentro.',
  },
  {
    when: [
      'economico|economica|gasta menos|consome menos|menos energia|menor consumo|economiza',
      'motor|motores|kit|automatizador',
    ],
    unless: 'ou|correr|deslizante|pivotante|basculante|solar|lampada|preco|24v|nobreak|inversor',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'works'],
    answer: [
      'Na conta de luz quase não há motor mais econômico que outro: todos os de casa puxam de {{consumption.from in digits}} a {{consumption.to}} só enquanto a folha anda, e o mês fica perto de um quilowatt-hora. Na compra, o mais em conta já instalado é o kit PADRÃO, por {{kit.padrao}} em basculante. O que faz qualquer um gastar mais, em energia e em conserto, é folha pesada.',
    ],
    heading: 'Onde a economia está de verdade',
    text: [
      'A central em espera, ligada o dia inteiro, costuma gastar mais do que as aberturas. Equilibrar a folha alivia o motor e adia a troca da engrenagem, que fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'Folha que sobe com uma mão: o motor trabalha no mínimo.',
      'Motor do tamanho da folha, sem degrau de potência sobrando.',
      'Peça comum à venda, que faz o conserto custar menos.',
    ],
    further: 'Modelos e pesos estão em [motores](/motores).',
  },
  {
    when: ['decibeis|decibel|db|nivel de ruido|nivel de barulho|quanto barulho', 'motor|portao'],
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'works'],
    answer: [
      'A ficha da maioria dos motores de portão não traz decibéis; um motor de casa regulado fica perto do som de uma conversa, uns sessenta decibéis a um metro. O que acorda a casa é o resto: folha seca, batida no fim e coluna que vibra passam disso com facilidade. Entre os nossos, o mais silencioso é o de inversor, do kit JETFLEX, que parte e para devagar.',
    ],
    heading: 'Como baixar o barulho sem trocar o motor',
    text: [
      'Lubrificar pivôs e dobradiças, regular o fim de curso e reapertar o suporte costumam bastar. Ronco ou chiado dentro do motor é rolamento ou engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    points: [
      'Meça com o celular, no quarto e ao lado do motor, para comparar.',
      'Cremalheira de nylon faz menos barulho que a de aço.',
      'Força no mínimo que move a folha, para não bater.',
    ],
    send: 'Mande um vídeo com som, de longe e de perto, com o portão abrindo e fechando.',
  },
  {
    when: [
      'qual|que|quais',
      'motor|motores',
      'dura mais|duram mais|mais duravel|mais resistente|nao da problema|nao da defeito|nao quebra|da menos problema|menos problema|mais confiavel|quebra menos',
    ],
    unless: 'ou|ppa|garen|rossi|peccinin|nice|fuso|corrente|condominio*|predio*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'lifetime'],
    answer: [
      'Dura mais o motor que trabalha com sobra: peso máximo um quinto acima do da folha e mais ciclos por hora do que a sua hora cheia. Entre os de casa, o de partida e parada suaves gasta menos a engrenagem, como o PPA Home Jetflex, do kit de {{kit.jetflex}} instalado em basculante. Numa casa, um motor desses costuma passar de dez anos.',
    ],
    heading: 'O que faz um motor durar',
    text: [
      'A folha decide mais que a marca: desequilibrada ou em trilho torto, ela come a coroa de qualquer motor. A revisão anual acha isso antes da quebra.',
    ],
    points: [
      'Estator mais grosso, que esquenta menos no uso seguido.',
      'Peça à venda no bairro: motor que se conserta não se troca.',
      'Caixa longe da água e central com aterramento.',
      'Força regulada no mínimo que move a folha.',
    ],
    send: 'Mande as medidas, o material da folha e quantas vezes ela abre por dia.',
  },
  {
    when: [
      'prova de agua|prova d agua|blindado|blindada|ip44|ip54|ip65|impermeavel|impermeaveis|resistente a agua|resistente a chuva',
      'motor|central|placa|kit',
    ],
    unless: 'chuveiro|fotocelula|entrou|molhou',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      "Motor de portão à prova d'água, que trabalhe submerso, não existe na linha de casa: o que há é carcaça fechada, que aguenta respingo e chuva de lado. O grau vem na ficha como IP e dois números, e o segundo fala da água: com 4 resiste a respingo, com 5 a jato fraco. A parte que mais sofre não é o motor, é a central, e ela vai em caixa vedada.",
    ],
    heading: 'O que protege um motor ao tempo',
    text: [
      'Base alta, fio entrando por baixo, borracha da tampa inteira e uma aba por cima valem mais que o número da ficha. Em garagem que alaga, o motor sobe; nenhum IP de motor de casa vence enchente.',
      'Vedar caixa e cabo entra na faixa de {{repair.from}} a {{repair.to}}. O modelo com vedação maior se orça pelo tipo da folha.',
    ],
    points: [
      'Chuva de vento no lado da tampa: aba ou mudança de lado.',
      'Beira de piscina e mar: contato e parafuso de inox.',
      'Lavadora de pressão: longe do motor, com qualquer IP.',
      'Furo de drenagem da carcaça: desentupido, e nunca tapado.',
    ],
  },
  {
    when: [
      'menos barulho|menos ruido|mais quieto|menos barulhento|faz menos barulho|sem fazer barulho|mais silencioso',
      'qual|motor|portao|marca|melhor',
    ],
    unless:
      'fazendo|como|da para|nao deixa|dormir|vizinho|deixar|correr|deslizante|graxa|ppa|garen|nice|rossi|peccinin',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Faz menos barulho o motor com inversor, que parte e para devagar: no basculante, o PPA Home Jetflex, do kit JETFLEX de {{kit.jetflex}} instalado. O que se ouve na casa, porém, é quase sempre o tranco no fim e a folha seca; um motor comum numa folha leve e regulada incomoda menos que um rápido numa folha torta.',
    ],
    heading: 'O ruído que é do motor e o que é da folha',
    text: [
      'Do motor vêm o zumbido, que cresce quando ele puxa peso, e o baque da parada, que o inversor tira. Da folha vêm rangido e batida, que motor nenhum cura.',
      'Prove antes de comprar: disjuntor desligado, motor solto, folha levada na mão com os cabos inteiros. O que range assim se resolve com ajuste, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Inversor e 220 V no ponto: partida e chegada macias.',
      'Calço de borracha entre o suporte e a parede.',
      'Batente com borracha e fim de curso no lugar.',
      'Óleo fino nos pivôs; a graxa do fuso é da revisão.',
    ],
    send: 'Mande pelo WhatsApp um vídeo com som do portão de hoje e uma foto dele por dentro.',
  },
  {
    when: ['potente|mais forte|maior potencia|potencia maior|mais potencia', 'motor|vale a pena|melhor|dura'],
    unless: 'nao abre|fraco|sem forca|perdeu|condominio*|predio*|galpao',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'worth'],
    answer: [
      'Um degrau de sobra basta: motor mais potente que o necessário não abre mais depressa nem dura mais, e o que ele traz é sobra de peso. Na tabela, o de 1/4 CV leva basculante de até {{motor.quarterCv.weight}}, o de 1/3 CV até {{motor.thirdCv.weight}} e o de 1/2 CV até {{motor.halfCv.weight}}, por {{motor.quarterCv}}, {{motor.thirdCv}} e {{motor.halfCv}} sem instalação.',
    ],
    heading: 'Quando subir um degrau e quando não',
    text: [
      'Suba um degrau se a folha encosta no limite da ficha, se chapa ou madeira ainda vão entrar nela, ou se mais de uma família usa a entrada.',
      'Não suba para vencer folha torta: força demais entorta braço e suporte, e a regulagem de esmagamento fica mais perigosa para quem passa.',
    ],
    points: [
      'Velocidade vem do comando e do redutor, e não dos cavalos.',
      'Muitas aberturas seguidas pedem motor de uso intenso, e não mais potência.',
      'Folha desequilibrada se conserta antes.',
      'Motor grande em folha leve bate mais forte no batente.',
    ],
    further: 'A página [que motor serve no meu portão](/motores/escolher) pergunta tipo, peso e uso.',
  },
  {
    when: [
      'maresia|praia|beira mar|litoral|salitre',
      'qual motor|que motor|motor bom|melhor motor|motor ideal|motor resistente|motor que resiste|motor que aguenta|resistente|motor para|motor de portao para|motor para portao|instalar motor|motor em',
      'motor',
    ],
    unless:
      'santos|guaruja|praia grande|atende*|enferruj*|oxid*|corro*|estrag*|faz mal|dura|cuidado*|protecao|proteger|social|pedestre',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'care'],
    answer: [
      'Para portão perto da praia, escolha o motor pelo peso da folha, como em qualquer lugar, e depois pela vedação: tampa que fecha justa, placa longe do chão e parafuso que não enferruje. Motor imune a maresia não existe, porque o sal entra com o ar e ataca os contatos; o que o faz durar é a revisão, com borrifo protetor na placa, e a folha lavada com água doce.',
    ],
    heading: 'O que muda no litoral',
    text: [
      'Em folha de alumínio ou bem pintada o motor trabalha leve por mais tempo, porque roldana e dobradiça enferrujadas são o que mais pesa nele. Cremalheira de nylon com alma de aço coberta sofre menos que a de ferro sem proteção.',
      'Quem passa meses sem abrir o portão deve movê-lo ao menos uma vez por mês e deixar o disjuntor desligado na ausência.',
    ],
    points: [
      'Água doce na folha toda semana, sem jato no motor.',
      'Cabo, parafuso e solda olhados a cada visita.',
      'Contatos da placa limpos e protegidos na revisão.',
      'Borracha da tampa inteira.',
    ],
    send: 'Mande pelo WhatsApp as medidas da folha, o material e uma foto: dizemos o motor e o que proteger.',
  },
  {
    when: ['silencios*|sem barulho|sem ruido'],
    unless: 'mais silencioso|motor faz|fazendo barulho|quarto|dormir|vizinho',
    subject: 'motor',
    aspects: ['choose', 'care'],
    answer: [
      'O motor de portão mais silencioso que instalamos é o de inversor, o PPA Home Jetflex do kit de {{kit.jetflex}} para basculante: ele arranca e freia devagar, sem o tranco que se ouve dentro de casa. Metade do barulho, porém, vem da folha, e roldana, dobradiça e batente em ordem contam tanto quanto o motor.',
    ],
    heading: 'De onde vem o barulho de um portão',
    text: [
      'Com o motor solto e a energia cortada, leve a folha na mão. O que range ou bate assim não muda com motor novo.',
      'No portão de correr, roldana com rolamento e cremalheira de nylon deixam o passo mais macio. Ajuste de folha e força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Tranco na partida e na parada: motor sem rampa de velocidade.',
      'Rangido no meio do curso: dobradiça ou pivô seco.',
      'Batida no fim: fim de curso passado ou batente sem borracha.',
      'Zumbido que vibra na parede: suporte frouxo ou sem calço.',
    ],
    sections: [
      {
        aspect: 'choose',
        heading: 'Motor comum, rápido e com inversor: qual se ouve menos',
        text: [
          'O motor comum parte e para de uma vez. Com inversor, a central varia a rotação, e a folha sai e chega devagar, mesmo quando o meio do curso é rápido.',
          'Para basculante há três kits instalados: PADRÃO por {{kit.padrao}}, SPEEDY por {{kit.speedy}} e JETFLEX por {{kit.jetflex}}. O último é o indicado para quem dorme perto da garagem, e pede ponto de 220 V.',
        ],
      },
    ],
    questions: [
      {
        question: 'Dá para deixar mais silencioso o motor que já tenho?',
        answer:
          'Em parte. Lubrificar, trocar rolamento ou roldana e calçar o suporte tiram muito ruído; a partida suave depende de central e motor com inversor.',
      },
      {
        question: 'Motor lento faz menos barulho?',
        answer:
          'Nem sempre. Ele demora mais e soa por mais tempo; o que incomoda é o tranco, e não a velocidade.',
      },
    ],
  },
  {
    when: [
      'motor|motores|automatizador',
      'marca|marcas',
      'boa|boas|bom|confiavel|presta|ruim|confianca|qualidade',
    ],
    unless: 'qual|quais|melhor|melhores|ou',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Uma marca de motor é boa para o seu portão quando o modelo leva a folha com folga e quando a placa e a engrenagem dele se acham na sua cidade: sem peça, o primeiro defeito vira motor novo. O novo que vendemos é PPA, e as outras marcas nós consertamos, de {{repair.from}} a {{repair.to}}; desconte isso da nossa opinião.',
    ],
    heading: 'Três perguntas antes de confiar na marca',
    text: [
      'Ligue para duas lojas de peças e peça a placa e a engrenagem pelo nome do modelo. Se nenhuma conhece, o preço baixo se paga no primeiro conserto.',
    ],
    points: [
      'Peso máximo e ciclos por hora na ficha, e não só a potência.',
      'Fabricante com endereço e telefone na caixa.',
      'Técnico perto de você que já tenha aberto um igual.',
    ],
    send: 'Mande a foto da etiqueta ou o nome do modelo, e o tipo do portão.',
  },
];
