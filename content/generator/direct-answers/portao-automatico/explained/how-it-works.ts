/** Answers to titles about automatic gates: how they work. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const explains =
  'o que e|o que sao|o que significa|que e|como funciona|como e|como trabalha|para que serve*|que serve|tudo sobre|entenda|entendendo|guia|qual a funcao|saiba|conheca|funcionamento';

export const howItWorksAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'tipos|tipo de|quais os tipos|quais sao os tipos|modelos de|quais tipos|tipos existentes|variedades|formas de abertura|conheca os|de quantas formas',
      'portao automatico|portoes automaticos|portao eletronico|portao de garagem|portoes de garagem|abertura|portoes|portao para garagem',
    ],
    unless:
      'qual o melhor tipo|melhor tipo|motor*|basculante|social|controle*|fechadura|trava*|sensor*|cremalheira*|roldana*|fotocelula*|central|mola*|trilho*',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'Os tipos de portão automático de garagem são quatro na maioria das casas: o basculante, que sobe e deita sob o teto; o de correr, que anda para o lado sobre um trilho; o de abrir, ou pivotante, de uma ou duas folhas que giram; e o de enrolar ou seccionado, que sobe sem avançar. O basculante poupa lateral, o de correr não invade a calçada, o de abrir pede o arco livre, e os dois últimos cabem onde nada pode avançar.',
    ],
    heading: 'Como escolher pelo espaço',
    text: [
      'Parede livre ao lado, do tamanho do vão: de correr. Sem lateral e com teto: basculante. Garagem funda, sem carro no arco: de abrir. Calçada estreita e nenhuma lateral: seccionado, que vem com motor do fabricante.',
      'No motor, o basculante tem kit instalado de {{kit.padrao}} a {{kit.jetflex}}; o de correr e o de abrir saem por orçamento.',
    ],
    points: [
      'Vão largo ou folha pesada: de correr.',
      'Rampa: o tipo se decide no local.',
      'Basculante avança ao abrir: veja a regra da calçada.',
      'Porta social: melhor separada que embutida.',
    ],
    send: 'Mande uma foto do vão, com a parede ao lado e o teto: dizemos que portão recebe motor aí.',
  },
  {
    when: ['fechamento automatico|fecha sozinho|fechar sozinho', explains],
    unless: 'parou|nao fecha|ativar|desativar|tirar|programar|defeito|portao fecha sozinho de',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['works', 'what'],
    answer: [
      'No fechamento automático a central conta um tempo depois que o portão abriu e o fecha sozinha, sem ninguém apertar o controle. Se a fotocélula vê alguém na passagem, a contagem recomeça ou a folha reabre; por isso não se liga a função sem ela. Em casa usam-se de quinze a trinta segundos. Programar o tempo fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O que ele resolve e o que não resolve',
    text: [
      'Resolve o portão esquecido aberto e a garagem de quem sai com pressa. Não resolve a folha sem força nem o carro que para embaixo: o segundo toque, a fotocélula e o costume de esperar continuam valendo.',
    ],
    points: [
      'Tempo curto demais: o portão bate e volta.',
      'Tempo longo: entra quem vem atrás a pé.',
      'Falta de luz com a folha aberta: ele não fecha até a energia voltar.',
      'Descarregar o carro: pausa pela botoeira, onde a placa permite.',
    ],
    send: 'Mande a foto da etiqueta da central e diga se já há fotocélula.',
  },
  {
    when: [
      'reconhecimento de placa|reconhecimento de placas|leitura de placa|leitura de placas|leitor de placa|le a placa|lpr',
      `${explains}|vantagem|vantagens`,
      'portao automatico|portao*|garagem|condominio*|carro*',
    ],
    unless: 'queim*|central|solar|defeito|memoria|motor|cerca',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'No portão com reconhecimento de placa, uma câmera na entrada lê a placa do carro, o programa a procura na lista de autorizados e, se a acha, fecha um contato na central, que abre o portão como se alguém apertasse o botão. O motor continua o mesmo. Câmera, programa e cadastro são de empresa de controle de acesso; a ligação na entrada da central é nossa, de {{repair.from}} a {{repair.to}}.',
    ],
    description:
      'No portão com reconhecimento de placa, uma câmera lê a placa do carro, procura na lista e fecha um contato na central, que abre o portão.',
    heading: 'O que pode falhar e como se previne',
    text: [
      'Placa suja, farol forte e chuva atrapalham a leitura, e carro com placa copiada entra. Por isso se mantém um segundo jeito de abrir, como tag, controle ou portaria.',
    ],
    points: [
      'Vale em prédio e empresa, mais que em casa.',
      'Fotocélula e laço para o portão não fechar no carro.',
      'Nobreak para a câmera e para o portão.',
      'Lista atualizada quando alguém se muda.',
    ],
    send: 'Mande a foto da central e diga quantos carros usam a entrada.',
  },
  {
    when: [
      'o que e|que e|o que significa|significado de|o que quer dizer|como assim',
      'folha de portao|folha do portao|folha',
    ],
    unless: 'dupla|duas|fixa|caiu|peso|pesa|torta|cinco',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'A folha é a parte do portão que se move: o quadro com a chapa, a grade ou o ripado que fecha o vão. No basculante ela sobe, no de correr anda de lado e no de abrir gira na dobradiça, que pode levar uma folha ou duas. Coluna, trilho, motor e contrapeso ficam em volta e não são a folha.',
    ],
    heading: 'Por que se fala tanto nela',
    text: [
      'É o peso e o equilíbrio da folha que escolhem o motor, e é ela que se prova na mão quando algo falha: leve, o defeito é do motor ou da placa; pesada, é dela.',
    ],
    points: [
      'Medida da folha: largura vezes altura, sem a coluna.',
      'Material: alumínio, ferro em chapa ou grade, madeira.',
      'Folha torta ou solta: serralheiro antes do motor.',
    ],
    send: 'Para um motor, mande a foto da folha por dentro, com largura, altura e material.',
  },
  {
    when: [
      'por que|porque|esta|muito|tanto|tanta',
      'gasta*|gasto|consome|consumindo|consumo|conta de luz|puxa|puxando',
      'energia|luz|eletricidade|tanto|tanta',
      'portao*|motor',
    ],
    unless:
      'quanto|quantos|ou|qual|nobreak|bateria|pilha|parado|desligado|solar|mais barato|basculante|falta|caiu|cai|oscil*|pisca*|acende',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'O portão eletrônico gasta pouca energia: um motor de casa puxa de {{consumption.from in digits}} a {{consumption.to}}, e só enquanto a folha anda. Quando ele pesa na conta, está fazendo força demais ou ligado sem parar, por folha pesada, fim de curso que não corta, lâmpada que fica acesa ou fuga na fiação. Corrigir isso fica de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Como descobrir se é o portão',
    text: [
      'Escolha uma hora em que ele não abre, desligue os outros disjuntores e deixe só o dele. O medidor deve quase parar, porque a placa em espera consome muito pouco. Se ele anda depressa, há fuga ou algo ligado.',
      'Depois escute o fim do percurso: motor que segue roncando com a folha encostada gasta sem trabalhar, e queima.',
    ],
    points: [
      'Vinte aberturas por dia são poucos minutos de motor.',
      'Folha leve na mão: o motor trabalha folgado.',
      'Refletor ligado à placa costuma gastar mais que o motor.',
      'DR que desarma junto: fuga, e o portão fica desligado até medir.',
    ],
  },
  {
    when: [
      'pintar|pintura|pintando|pintor|tinta|repintar|pinto',
      'motor|automatico|eletronico|basculante|fotocelula|cremalheira|motorizado',
    ],
    unless: 'eletrostatica|controle|preco|custa',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Pode pintar com o motor no lugar, desde que ele esteja desligado no disjuntor, coberto e com a folha parada até a tinta secar. O que não pode receber tinta é cremalheira, fuso, cabo, trilho, lente da fotocélula e furo de ventilação: ali uma camada fina já trava ou cega.',
    ],
    heading: 'O que cobrir e em que ordem pintar',
    text: [
      'Feche a folha, desligue o disjuntor e combine que ninguém aperta controle. Proteja motor e central com plástico solto e fita, tire a fotocélula do suporte ou cubra a lente, e retire a cobertura no mesmo dia, para não juntar umidade.',
      'Pinte a folha em duas posições, fechada e aberta na mão, com o motor solto na chave. No basculante, ninguém embaixo sem escora; no de correr, cuidado com a guia.',
    ],
    points: [
      'Lixa e solda perto do motor: pó e faísca longe da caixa.',
      'Dobradiça e pivô: cubra o pino, pinte o corpo.',
      'Tinta grossa em folha grande pesa: prove o equilíbrio depois.',
      'Antes de religar: fita fora, lente limpa, folha leve na mão.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Depois da pintura',
        text: [
          'Se a folha ficou pesada, o acerto de contrapeso ou cabo fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; força e curso, de {{part.adjustment.from}} a {{part.adjustment.to}}. Lente manchada que não sai pede o par novo, de {{part.photocell.from}} a {{part.photocell.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Preciso tirar o motor para pintar?',
        answer: 'Só em troca de chapa, jato de areia ou pintura de forno, que é feita fora.',
      },
      {
        question: 'Quanto tempo espero para usar?',
        answer: 'O da lata para manuseio, em geral um dia. Batente e borracha grudam se fechar antes.',
      },
    ],
    send: 'Mande uma foto do portão por dentro: dizemos o que cobrir e se é melhor soltar o motor.',
  },
  {
    when: [
      'parado|parada|sem uso|fechada|fechado|desligado|abandonad*|sem usar',
      'ha um ano|ha 1 ano|faz um ano|um ano|1 ano|meses|anos|muito tempo|tempo|ha dias|semanas|sem usar',
      'portao|motor|casa|automatico|controle',
    ],
    unless:
      'garantia|dura|vida util|quantos anos|idade|manutencao|peca|na rua|aberto|so funciona|viagem|dias de|troca|durante|de quanto em quanto|com que frequencia',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Portão parado ou travado há meses não se religa de primeira: com o disjuntor desligado, veja se a folha está reta, limpe o trilho, solte o motor e mova-a na mão de ponta a ponta. Só com ela leve e sem bicho na caixa se liga; motor que ronca e não parte deve ser desligado na hora.',
    ],
    heading: 'O que o tempo parado faz',
    text: [
      'Graxa velha endurece, ferrugem prende pino e roldana, bateria do controle acaba e formiga faz ninho na placa. Capacitor que ficou sem tensão por muito tempo também perde valor.',
      'Comece pelo simples: bateria nova, disjuntor e botoeira. Depois, a folha. O motor vem por último, porque forçá-lo contra ferro preso é o que o queima.',
    ],
    points: [
      'Não abre e nada acende: disjuntor, tomada ou fusível.',
      'Botoeira abre e controle não: bateria.',
      'Ronca e não anda: folha presa ou capacitor.',
      'Cabo ou mola com ferrugem em pó: não abra, chame.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Uma revisão para voltar a usar',
        text: [
          'Limpeza, lubrificação, curso e força ficam entre {{part.adjustment.from}} e {{part.adjustment.to}}; capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; roldana ou cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'De quanto em quanto tempo devo acionar em casa fechada?',
        answer: 'Uma vez por mês, indo e voltando, basta para não prender.',
      },
      {
        question: 'Os controles perderam a programação?',
        answer: 'Não por falta de luz: ela fica gravada na placa. É quase sempre bateria.',
      },
    ],
    send: 'Conte há quanto tempo está parado e mande uma foto da folha, do trilho ou das laterais e do motor.',
  },
  {
    when: [
      'desligar|desligo|desligado|desliga|ligado|tirar da tomada|na tomada|fora da tomada|o dia todo|o dia inteiro|24 horas ligado',
      'portao|motor|central|automatico|eletronico',
      'noite|estraga|faz mal|tomada|posso|pode|deixar|dia todo|dia inteiro|sempre|perigo*|problema|direto|tempo todo',
    ],
    unless:
      'mexer|mexo|tocar|consertar|tomada comum|tomada normal|tomada simples|qualquer tomada|ligar em|sindico|sindica|em sol|no sol|127|127v|110|110v|220|220v|como ligar|instalar|aberto|aberta|direto em tomada|extensao|sold*|nao desliga|nao para|fechamento|destrav*|viaj*|viagem|ferias|raio|chuva|nobreak|luz|fotocelula|alarme|girando|rodando|cerca|energia|consum*|gasta|barulho|meses|controle|parado|apita|aguenta*|suporta*|qual motor|abre o dia todo|abre o dia inteiro|abre dia todo|abre muito|abre e fecha|abrindo o dia todo|abrindo o dia inteiro|abrir o dia todo|abrir o dia inteiro|estacionamento*|trabalha*|usado o dia todo|uso o dia todo',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Pode desligar o portão à noite pelo disjuntor dele, e nada se apaga: controles e curso ficam gravados na central. Ligado o dia todo também não faz mal, porque parado ele gasta quase nada. Desligado, o motor continua travando a folha, mas ela só abre na mão.',
    ],
    heading: 'O que muda com o portão desligado',
    text: [
      'Sem energia não há controle, botoeira, interfone nem fotocélula: em emergência alguém precisa saber usar a chave de destravamento. Deixe-a onde todos da casa alcancem.',
      'Ao religar, muitas centrais fazem a primeira viagem devagar para se achar. Deixe completar sem cortar o feixe. E use o disjuntor, não a tomada: puxar o plugue com carga queima o contato.',
    ],
    points: [
      'Por segurança contra controle copiado: vale, mas troque o código.',
      'Por medo de raio: desligue antes do temporal.',
      'Trava elétrica: sem energia, veja se a sua fica presa ou solta.',
      'Nobreak ligado mantém o portão andando: desligue-o também.',
    ],
    sections: [
      {
        aspect: 'safety',
        heading: 'Se o motivo é um portão que abre sozinho',
        text: [
          'Desligar é remendo. Apagar e regravar controles custa de {{part.programming.from}} a {{part.programming.to}}; achar um fio ou botoeira em curto entra num conserto de {{repair.from}} a {{repair.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Desligar todo dia gasta o disjuntor?',
        answer: 'Muito pouco. Se ele faz de interruptor, um próprio para isso, ao lado do quadro, é melhor.',
      },
      {
        question: 'O portão fica mais fácil de arrombar desligado?',
        answer: 'Não: quem segura é a engrenagem, com ou sem luz. Só a trava elétrica depende do modelo.',
      },
    ],
    send: 'Se o portão faz algo estranho quando religa, mande um vídeo e a etiqueta do motor.',
  },
];
