/** Short doubts before an order, answered with yes, no or which. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const decidingDoubtAnswers: readonly DirectAnswer[] = [
  {
    when: ['cremalheira*', 'parafuso*|parafusad*|parafusar', 'solda*|soldar', 'ou|qual|melhor|x'],
    unless: 'solt*|caiu|quebr*|abriu',
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'Parafuso é melhor que solda na cremalheira: o furo rasgado deixa acertar a altura de novo, e um gomo quebrado sai sozinho. A solda só se justifica em suporte de ferro que segura gomo de aço em folha muito pesada, e o calor dela entorta a peça e derrete o nylon. Trocar e alinhar fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Como prender para não soltar',
    text: [
      'Aperte com arruela de pressão e porca, no meio do furo rasgado, para sobrar regulagem nos dois sentidos. Se alguém for soldar no portão, os fios da central saem antes, com o disjuntor desligado.',
    ],
    points: [
      'Um parafuso a cada palmo e meio, sem pular os do meio.',
      'Emenda de gomos alinhada por um pedaço invertido.',
      'Folha de alumínio: parafuso com reforço por dentro.',
    ],
    send: 'Mande a foto de um trecho da cremalheira com a fixação à vista e o material da folha.',
  },
  {
    when: ['garantia|garantias'],
    unless: 'controle*|placa|central|usado|recondicionad*',
    ofTwoBrands: 'with-ours',
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['choose', 'lifetime'],
    answer: [
      'A da PPA podemos dizer, porque é a que vendemos: o kit instalado por nós tem {{kit.warranty}} de garantia. A da {outra} está na nota e no manual do modelo, e pode mudar de uma linha para outra; peça-a por escrito antes de comparar. Olhe também quem responde pela instalação, porque montagem errada derruba a garantia do aparelho.',
    ],
    heading: 'O que comparar nas duas garantias',
    text: [
      'Prazo maior não vale mais se a oficina fica longe ou se o frete é seu. Num motor de qualquer das duas já instalado, o nosso conserto sai com {{repair.warranty}} no serviço e {{parts.warranty}} na peça.',
    ],
    points: [
      'Motor, central e controles: cada um pode ter um prazo.',
      'Uso de prédio com motor de casa costuma ficar de fora.',
      'Raio, água e tensão errada também.',
      'Nota fiscal e data guardadas com o manual.',
    ],
    send: 'Mande os dois modelos, as medidas e o material da folha: respondemos com o nosso preço e o prazo por escrito.',
  },
  {
    when: ['garantia|garantias'],
    unless: 'controle*|placa|central|usado|recondicionad*',
    ofTwoBrands: 'without-ours',
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['choose', 'lifetime'],
    answer: [
      'Entre {primeira} e {segunda} vale a garantia escrita na nota e no manual de cada modelo, que pode mudar dentro da mesma marca; sem ler as duas, ninguém honesto diz qual é maior. Pergunte o prazo do motor, o da placa e o da instalação, e onde fica a assistência. Não vendemos nenhuma das duas; consertamos ambas, com {{repair.warranty}} no serviço.',
    ],
    heading: 'Perguntas para fazer à loja',
    text: [
      'O prazo conta da nota ou da instalação? Quem paga a retirada se o motor parar? A garantia cai se outro técnico abrir a tampa?',
    ],
    points: [
      'Prazo de cada parte: motor, central, controles.',
      'Uso coberto: casa, prédio ou empresa.',
      'Endereço da assistência mais perto de você.',
    ],
    send: 'Se o motor já está aí e falha, mande a foto da etiqueta e da nota.',
  },
  {
    when: [
      'hora tecnica|hora de tecnico|hora do tecnico|hora de servico|hora de trabalho|valor da hora|preco da hora',
    ],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Não cobramos por hora: o preço é do conserto pronto, de {{repair.from}} a {{repair.to}}, dito antes de começar, e a visita não tem taxa na área atendida. A peça comum já está nessa faixa.',
    ],
    heading: 'O que o valor fechado inclui',
    text: [
      'Diagnóstico, mão de obra e o teste no fim. A maior parte dos portões se resolve em {horas de reparo}, com {{repair.warranty}} de garantia no serviço e {{parts.warranty}} na peça.',
    ],
    points: [
      'Regulagem de curso e força: de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Capacitor: de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Engrenagem: de {{part.gears.from}} a {{part.gears.to}}.',
      'Placa: de {{part.board.from}} a {{part.board.to}}.',
    ],
    send: 'Mande um vídeo do que o portão faz, a etiqueta do motor e o bairro: a faixa vem por mensagem.',
  },
  {
    when: ['deslizante*|correr', 'vale a pena|compensa|presta|e bom|da conta'],
    unless: 'usado|ou|nao|portao de 4*|portao de 5*|portao de 6*',
    figure: { unit: 'power', to: 0.3 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Vale a pena numa casa de folha leve a média, em trilho plano, com roldana boa e poucas aberturas por hora: sobre rodas o motor só vence a partida, e {figura} costuma bastar. Não vale em rampa, chapa fechada ao vento, folha comprida ou garagem de prédio. Instalado numa casa, um motor de correr fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'Como saber se {figura} basta no seu',
    text: [
      'Destrave o motor com o disjuntor desligado, ou peça a quem entende, e mova a folha: se ela sai com uma mão, a potência pequena serve. Se não sai, roldana e trilho vêm antes, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Peso máximo da ficha um quinto acima do da folha.',
      'Até dez aberturas na hora mais cheia.',
      'Degrau acima, 1/3 HP, se a folha passa de três metros.',
    ],
    send: 'Mande o comprimento e o material da folha, com uma foto do trilho: dizemos se {figura} serve.',
  },
  {
    when: [
      'motor',
      'sem trocar|manter|aproveitar|mesma|reaproveitar|nao trocar|fica a mesma',
      'cremalheira*',
    ],
    unless: 'pul*|quebr*|barulho',
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['compatibility', 'replace'],
    answer: [
      'Dá para trocar o motor e manter a cremalheira, se o passo do dente é o do pinhão novo e os dentes não estão em ponta. O que muda quase sempre é a altura: a base sobe ou desce para o pinhão engrenar com folga de 1 a 2 mm. A troca do motor de correr numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}, e a cremalheira boa sai da conta.',
    ],
    heading: 'Conferir a cremalheira antes do motor novo',
    text: [
      'Meça dez dentes com a régua e divida por dez: é o passo. O mais comum em casa é o módulo quatro, e mesmo assim a medida manda mais que o nome.',
    ],
    points: [
      'Dente em ponta ou em gancho: troque, ou ela come o pinhão novo.',
      'Nylon rachado no parafuso: troque o gomo.',
      'Ímãs do fim de curso: mudam de lugar com o motor.',
    ],
    send: 'Mande a foto de um trecho com uma régua ao lado e a etiqueta do motor de hoje.',
  },
  {
    when: ['trava|tranca|travas'],
    unless:
      'portao|portoes|motor|garagem|controle*|nao|basculante|deslizante|correr|porta|folha|meio|quando|eletric*|sempre|sozinh*',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['what', 'buy'],
    answer: [
      'No portão automático a trava é a peça elétrica que prende a folha fechada e solta um instante antes de o motor puxar. Pô-la custa a partir de {{repair.from}}, fora a peça. Em folha leve de casa o motor já segura; ela faz falta no portão de abrir, em folha comprida e onde se teme alavanca.',
    ],
    heading: 'Qual trava vai em cada folha',
    text: [
      'De pino ou de gancho, ela se escolhe pelo encontro da folha com o batente. A central precisa de saída de trava ou de um módulo que atrase o motor.',
    ],
    points: [
      'De abrir: na ponta, no encontro das folhas.',
      'De correr: no fim do curso, de gancho.',
      'Basculante: embaixo, no meio ou dos lados.',
      'Portão que não sai do lugar é outro assunto: desligue o disjuntor e conte o que ele faz.',
    ],
    send: 'Mande uma foto da folha fechada, por dentro, e a da etiqueta da central.',
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
    when: ['rolamento|rolamentos', 'numero|qual|medida|codigo|tamanho|modelo'],
    unless: 'barulho|ronca|chia|roldana*|preco*|quanto',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'replace'],
    answer: [
      'O número do rolamento está gravado na face dele, e o motor repete o que saiu: a mesma fábrica usa medidas diferentes de um modelo para outro. Se a gravação sumiu, medem-se furo, diâmetro de fora e largura com paquímetro. Trocado por nós, com a engrenagem revista, fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    heading: 'O que copiar além do número',
    text: [
      'As letras depois do número dizem a vedação: de borracha dos dois lados, ou de chapa. Perto de graxa e poeira, peça o vedado com borracha.',
    ],
    points: [
      'São dois, e os da frente e de trás podem ser diferentes.',
      'Eixo riscado ou com folga: rolamento novo não resolve.',
      'Pancada de martelo na montagem marca as esferas.',
    ],
    send: 'Mande a foto da etiqueta do motor e, se a peça já saiu, a do rolamento com uma régua.',
  },
];
