/** Answers to titles about anti-crushing sensors. */
import type { DirectAnswer } from '../direct-answer.ts';
import { asksNeed } from '../words/asking-words.ts';
import { building } from '../words/title-groups.ts';

export const sensorAntiesmagamentoAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'segurar|seguro|segurando|parar com a mao|empurrar',
      'com a mao|em mao|na mao',
      'enquanto fecha|fechando|fechar|descendo|andando|abrindo',
    ],
    unless: 'preso|prendeu|machuc*|sem energia|nao tranca|nao trava',
    subject: 'sensor-antiesmagamento',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Não segure: a folha em movimento puxa o braço, e a mão pode prender na coluna, no trilho ou na cremalheira. Para parar, aperte o controle ou a botoeira. Um portão bem regulado para e volta ao encostar em alguém; prove isso com uma caixa de papelão, e se ele a amassa, a força está alta: regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Como saber se a força está certa',
    text: [
      'Ponha a caixa no vão, longe das mãos, e mande fechar: ao tocar, a folha tem de parar e voltar. Segurá-la também força a engrenagem e o fim de curso, e a central aprende o percurso errado.',
    ],
    points: [
      'Fotocélula para antes do toque: de {{part.photocell.from}} a {{part.photocell.to}} o par instalado.',
      'Emergência: disjuntor e chave de destravamento.',
      'Mão presa: solte o controle, desligue o disjuntor e, destravado o motor, afaste a folha com outra pessoa; com ferimento, 193.',
    ],
    send: 'Mande um vídeo da prova com a caixa e a foto da etiqueta da central.',
  },
  {
    when: [
      'obrigatori*|obrigad*|lei|exig*|norma|precisa por lei|e lei',
      'antiesmagamento|anti esmagamento|esmagamento|borda sensivel|borda de seguranca',
    ],
    unless: `multa|quem paga|${building}`,
    subject: 'sensor-antiesmagamento',
    isAboutSubject: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'A função é exigida pela norma técnica dos portões motorizados, que não é lei para casa, mas pesa num acidente: a folha tem de parar ou voltar ao encontrar alguém. O sensor à parte não é obrigatório numa casa, porque a força regulada na central já faz isso, e o ajuste fica de {{part.adjustment.from}} a {{part.adjustment.to}}. Fotocélula é outra peça: ela para a folha antes de encostar.',
    ],
    heading: 'Força regulada, borda sensível e fotocélula',
    text: [
      'A força regulada sente a resistência e inverte o movimento. A borda sensível é uma tira de borracha na ponta da folha, e se soma onde a folha é pesada ou passa criança e gente a pé.',
      'Prefeitura, convenção do condomínio e seguradora podem pedir mais, e são elas que confirmam o seu caso. Pelo acidente responde o dono do portão.',
    ],
    points: [
      'Teste com uma caixa de papelão no caminho: a folha encosta, para e volta.',
      'Folha que empurra a caixa até o batente: força alta demais, chame o técnico.',
      'Fechamento automático: fotocélula sempre, de {{part.photocell.from}} a {{part.photocell.to}} instalada.',
    ],
    further:
      'Altura, ligação e teste da fotocélula estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp um vídeo do portão fechando e uma foto da etiqueta do motor: dizemos o que ele já tem.',
  },
  {
    when: [
      'laco indutivo|laco|loop indutivo',
      'o que e|o que sao|o que significa|que e|como funciona|como e|como trabalha|para que serve*|que serve|tudo sobre|entenda|entendendo|guia|qual a funcao|saiba|conheca|funcionamento|portao*|cancela|condominio*|indutivo',
    ],
    unless: 'cabo de aco|defeito',
    subject: 'sensor-antiesmagamento',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what', 'works'],
    answer: [
      'Laço indutivo é um fio enrolado em voltas e enterrado no piso da entrada: quando um carro passa por cima, o metal muda o campo do fio, o detector percebe e avisa a central. Serve para abrir na saída sem controle e para não fechar enquanto há carro na passagem. Só vê metal grande: pedestre, bicicleta e bicho continuam sendo da fotocélula.',
    ],
    heading: 'Onde vale a pena',
    text: [
      'Vale em prédio, estacionamento e cancela, onde o carro sai a toda hora. O corte no piso e o detector são de quem trabalha com controle de acesso; nós ligamos a saída dele na central, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Rasgo raso, com o fio em voltas e selado.',
      'Longe de ferragem de laje e do trilho.',
      'Caminhão alto pode falhar no meio.',
      'Refazer o piso corta o fio.',
    ],
    send: 'Mande uma foto da entrada, vista da rua, e da central.',
  },
  {
    when: [
      'como funciona|como trabalha|o que e|que e|para que serve|o que faz|entenda|funcionamento',
      'anti esmagamento|antiesmagamento|sistema antiesmagamento|sensor antiesmagamento|deteccao de obstaculo|reversao por obstaculo',
    ],
    unless: 'diferenca|fotocelula|ou|nao funciona|como regular|quanto custa|preco',
    subject: 'sensor-antiesmagamento',
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'O antiesmagamento funciona pela resistência que a folha encontra: se ela encosta em alguém ou em alguma coisa, o motor faz mais esforço ou perde o ritmo, a central percebe e para ou volta a folha. O ponto em que isso acontece é a força regulada na placa, e por isso ele só protege com a folha leve e a força no mínimo que a move. Acertar a força custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    description:
      'O antiesmagamento funciona pela resistência: se a folha encosta em alguém, o motor faz mais esforço, e a central percebe e para ou volta a folha.',
    heading: 'O que ele vê e o que não vê',
    text: [
      'Ele age depois do toque; quem age antes é a fotocélula, que vê o feixe cortado. Por isso os dois se somam, e nenhum faz o serviço do outro.',
      'Em motor simples o limite é a embreagem mecânica, que patina; em central com medição de corrente ou de rotação, a resposta é mais fina e a folha volta em vez de só parar.',
    ],
    points: [
      'Prova com um calço de madeira na passagem, nunca com a mão.',
      'Folha pesada ou roldana gasta: a central confunde peso com obstáculo.',
      'Animal leve pode não fazer resistência: é o feixe baixo que o vê.',
    ],
    send: 'Mande a foto das etiquetas do motor e da central: dizemos que proteção ela tem.',
  },
  {
    when: ['nr12|nr 12|nr 10|nr10'],
    subject: 'sensor-antiesmagamento',
    isAboutSubject: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'NR é norma de segurança do trabalho: vale onde há empregados, e quem diz como ela se aplica ao portão de uma empresa ou de um condomínio é o técnico de segurança dela. Em casa ela não se aplica. O que vale em qualquer portão é a norma técnica dos motores, que pede proteção contra esmagamento: fotocélula, força regulada e destravamento manual.',
    ],
    description:
      'NR é norma de segurança do trabalho: vale onde há empregados, e em casa ela não se aplica. No portão vale a norma técnica dos motores.',
    heading: 'O que deixamos pronto no portão para essa vistoria',
    text: [
      'Medimos a força, provamos a fotocélula com a folha em movimento e o destravamento sem energia, e o resultado fica escrito. Pôr ou trocar a fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
      'Laudo assinado e enquadramento na norma são do engenheiro ou do técnico de segurança, e não da empresa do motor.',
    ],
    points: [
      'Botão de parada ao alcance de quem opera.',
      'Partes que giram cobertas pela tampa.',
      'Etiqueta no quadro dizendo qual disjuntor é o do portão.',
      'Quem trabalha ali sabe destravar a folha.',
    ],
    send: 'Mande a foto do vão por dentro, a da caixa do motor e o que a vistoria pediu por escrito.',
  },
  {
    when: ['antiesmagamento|anti esmagamento|esmagamento', `${asksNeed}|precisa mesmo|faz falta`],
    unless: 'lei|norma*|preco|quanto|regul*|como|nao|condominio*|obrigatori*|vale a pena',
    subject: 'sensor-antiesmagamento',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Precisa da função, sim: todo portão motorizado tem de parar e voltar ao encostar em alguém. Na maior parte dos motores ela já está na central, como força regulável, e basta estar ajustada; a borda sensível à parte só se põe em folha pesada ou onde passa criança e gente a pé. O ajuste da força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Como saber se o seu já tem',
    text: [
      'Ponha uma caixa de papelão firme no caminho, longe das mãos, e mande fechar: o portão tem de encostar e voltar. Se a esmaga ou para em cima, a força está alta ou a placa não tem a função, e a fotocélula, de {{part.photocell.from}} a {{part.photocell.to}} instalada, passa a ser indispensável.',
    ],
    points: [
      'Basculante: mais ainda, porque a folha desce com peso.',
      'Motor com inversor: a placa sente o esforço com mais finura.',
      'Folha pesada na mão: acerte antes, ou a central confunde peso com obstáculo.',
    ],
  },
  {
    when: [
      'laco indutivo|laco magnetico|laco em piso|laco de piso|detector de massa',
      'portao|garagem|condominio|predio|carro|preco|instalar|como|cancela|para',
    ],
    subject: 'sensor-antiesmagamento',
    isAboutSubject: true,
    aspects: ['install', 'works'],
    answer: [
      'Laço indutivo é um fio enterrado no piso que percebe o metal do carro: no vão, ele impede o portão de fechar em cima do veículo; do lado de dentro, pode abrir para quem sai. O corte do piso e o detector se orçam com uma empresa de controle de acesso, e a ligação na central do portão fica conosco, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Onde o laço ajuda e o que ele não vê',
    text: [
      'Em prédio ele completa a fotocélula, porque vê o carro parado fora do feixe. Mas não vê pedestre nem criança, e por isso a fotocélula continua no lugar.',
    ],
    points: [
      'Um laço debaixo da linha da folha, com folga dos dois lados.',
      'Longe de ferragem do piso, que engana o detector.',
      'Moto leve e bicicleta podem passar sem ser percebidas.',
      'Nunca do lado da rua para abrir: abriria para qualquer carro.',
    ],
    further:
      'O par que vigia o pedestre está na página da [fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp a foto do vão dos dois lados e a da etiqueta da central: dizemos se há entrada para o detector.',
  },
  {
    when: ['crianca|criancas|bebe|filho', 'portao|motor', 'seguro|perigo|perigoso|prende|medo'],
    subject: 'sensor-antiesmagamento',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Um portão automático é seguro com criança quando para ao encostar: força no mínimo, fotocélula baixa e fechamento automático desligado até as duas provadas. Nenhum ajuste substitui um adulto perto quando o portão anda.',
    ],
    heading: 'As três provas que se fazem com um adulto presente',
    text: [
      'Cabo de vassoura no feixe, folha fechando: tem de voltar. Caixa de papelão vazia no caminho dela, com todos longe: tem de parar. Botoeira na altura do adulto, fora do alcance da criança.',
      'Acertar força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e o par de fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Segunda fotocélula a quarenta centímetros.',
      'Portão de correr precisa de guarda na cremalheira.',
      'Controle na chave do carro, e não na mesa.',
    ],
    further:
      'O conjunto de proteções está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande uma foto do vão dos dois lados e diga quem usa.',
  },
  {
    when: [
      'sensor antiesmagamento|sensor anti esmagamento|sensor de esmagamento|sensor de antiesmagamento|sensores antiesmagamento|sensor contra esmagamento|borda sensivel|bordas sensiveis|borda de seguranca|antiesmagamento|anti esmagamento',
      building,
    ],
    unless:
      'motor com|kit com|obrigatori*|lei|norma*|exig*|regul*|como|nao|consert*|precisa*|ou|diferenca|o que e|para que serve|multa|quem paga',
    subject: 'sensor-antiesmagamento',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose', 'works', 'price'],
    answer: [
      'Em portão de condomínio o antiesmagamento se faz com três peças juntas: borda sensível na aresta da folha, força regulada na central e fotocélula dos dois lados do vão, porque a folha pesada machuca antes de a placa perceber o toque. A borda se orça por foto; a fotocélula instalada fica entre {{part.photocell.from}} e {{part.photocell.to}}, e regular a força, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    description:
      'Em portão de condomínio use borda sensível na aresta da folha, força regulada na central e fotocélula dos dois lados: a folha pesada pede as três.',
    heading: 'O que cada proteção faz no portão do prédio',
    text: [
      'A fotocélula para a folha antes do toque. A borda, um perfil de borracha, manda parar e voltar quando é apertada de leve; a leitura de esforço da central é a última, e sente só o toque mais forte.',
      'Ponha a borda nas arestas que fecham contra coluna ou piso, e teste as três em cada visita de manutenção, com a data no relatório do síndico.',
    ],
    points: [
      'Central com entrada livre para a borda, o que a etiqueta da placa mostra.',
      'Ligação por cabo que anda com a folha ou por transmissor sem fio.',
      'Pedestre e carro no mesmo vão: fotocélula em duas alturas.',
      'Prova com um calço de madeira, e nunca com a mão.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta da central, uma foto da aresta da folha e outra do vão: dizemos o que o prédio já tem e o que falta.',
  },
  {
    when: [
      'sensor antiesmagamento|sensor anti esmagamento|sensor de esmagamento|sensor de antiesmagamento|sensores antiesmagamento|sensor contra esmagamento|borda sensivel|bordas sensiveis|borda de seguranca',
      'portao|portoes|garagem|basculante|deslizante|correr|pivotante|condominio*|predio*|casa|motor',
    ],
    unless:
      'motor com|kit com|obrigatori*|lei|norma*|regul*|como|nao|consert*|precisa*|ou|diferenca|o que e|para que serve',
    subject: 'sensor-antiesmagamento',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose', 'works', 'price'],
    answer: [
      'O sensor antiesmagamento de um portão vem em duas formas: a borda sensível, um perfil de borracha na aresta da folha que, apertado, manda parar e voltar, e a leitura de esforço da própria central, que muitos motores já têm. Regular a da central fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; a borda sensível se orça por foto.',
    ],
    description:
      'Sensor antiesmagamento é a borda sensível, um perfil de borracha na aresta da folha, ou a leitura de esforço da central, que muitos motores já têm.',
    heading: 'Qual das duas o seu portão pede',
    text: [
      'Numa casa, a central bem regulada com a folha leve costuma bastar. Folha pesada, prédio e calçada com crianças pedem também a borda, que sente um toque mais fraco do que a placa percebe.',
      'As duas agem depois do toque. Para a folha nem encostar soma-se a fotocélula, de {{part.photocell.from}} a {{part.photocell.to}} instalada.',
    ],
    points: [
      'Aresta reta e firme, para a borracha assentar de ponta a ponta.',
      'Entrada de segurança livre na central: a etiqueta da placa diz.',
      'Fio que acompanha a folha, ou transmissor sem fio na borda.',
      'Prova, depois de instalada, com um calço de madeira e nunca com a mão.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta da central e uma foto da aresta da folha: dizemos o que ela já tem e o que falta.',
  },
  {
    when: [
      'antiesmagamento|anti esmagamento|sensor de obstaculo|detecta obstaculo|sente obstaculo|esmagamento',
      'motor|kit|portao',
    ],
    unless: 'obrigatori*|lei|norma*|preco|quanto custa|regul*|como|nao|consert*',
    subject: 'sensor-antiesmagamento',
    isAboutSubject: true,
    aspects: ['choose', 'works'],
    answer: [
      'Motor com antiesmagamento é aquele cuja central percebe o esforço e inverte a folha ao encostar em algo; nos de inversor e nos de embreagem eletrônica isso já vem na placa, e se ajusta. Ele age depois do toque: para nem chegar a tocar, soma-se a fotocélula, de {{part.photocell.from}} a {{part.photocell.to}} instalada.',
    ],
    heading: 'Três proteções que se completam',
    text: [
      'A força regulada faz a folha parar ao encostar, a fotocélula vê o vão antes, e a borda sensível, na aresta, sente o toque leve. Casa com criança ou calçada movimentada pede ao menos as duas primeiras.',
      'Acertar a força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, com a folha leve e equilibrada, ou a central confunde peso com obstáculo.',
    ],
    points: [
      'Prova com um calço de madeira no caminho, e nunca com a mão.',
      'Ajuste separado para abrir e para fechar.',
      'Motor antigo sem essa função: fotocélula e fechamento automático desligado.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor e a da central: dizemos o que ele já tem e o que falta.',
  },
  {
    when: [
      'sensor antiesmagamento|antiesmagamento|anti esmagamento|sensor de esmagamento|esmagamento|borda sensivel|borda de seguranca',
      'obrigatori*|obrigad*|lei|norma|normas|precisa|exig*',
      building,
    ],
    unless: 'multa|quem paga',
    subject: 'sensor-antiesmagamento',
    isAboutSubject: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Trate o sensor antiesmagamento do prédio como obrigatório: as normas técnicas pedem que a folha pare ou volte ao encontrar alguém, e pelo acidente em área comum responde o condomínio. Na capital, a Lei 16.809/2018 manda adequar o portão automático basculante ou pivotante que avança sobre a calçada, e o sensor que para o movimento é um dos meios; confirme o texto em vigor na prefeitura. Na prática: força regulada e fotocélula sempre; borda sensível onde passa criança ou gente a pé.',
    ],
    description:
      'Trate o sensor antiesmagamento do prédio como obrigatório: as normas técnicas pedem que a folha pare ou volte, e pelo acidente responde o condomínio.',
    heading: 'O que deixar em ordem e por escrito',
    text: [
      'A força da central já é um antiesmagamento, quando está no mínimo que move bem e a folha anda leve. Regulá-la custa de {{part.adjustment.from}} a {{part.adjustment.to}}, e a fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}.',
      'Guarde o relatório de cada teste com data: é ele que mostra o cuidado se alguém se machuca. Pergunte também à seguradora e à convenção, que podem exigir mais.',
    ],
    points: [
      'Teste mensal com um cabo de vassoura na borda e no feixe.',
      'Fotocélula em duas alturas em garagem coletiva.',
      'Fechamento automático só com força e fotocélula provadas.',
      'Placa de aviso para pedestres.',
    ],
    further: 'Onde se ajusta a força está em [central de comando](/topicos/central-de-comando-de-portao).',
  },
  {
    when: [
      'obrigatori*|lei|norma|normas|abnt|exig*',
      'fotocelula|sensor|portao|motor|antiesmagamento|seguranca',
    ],
    unless: 'nota fiscal|recibo|garantia|revisao|destrav*|placa de aviso|sinaleir*|sinalizacao',
    subject: 'sensor-antiesmagamento',
    answer: [
      'Trate a fotocélula como obrigatória onde há fechamento automático: a norma técnica de segurança dos motores de portão pede proteção contra esmagamento, e quem responde por um acidente é o dono do portão. Se a sua cidade a exige por lei também em casa, quem confirma é a prefeitura; sem fotocélula não ligamos fechamento automático, nem em casa.',
    ],
    heading: 'O mínimo de segurança que entregamos',
    text: [
      'Duas proteções se somam: a força regulada, que faz a folha parar ao encostar, e a fotocélula, que impede de encostar. Nenhuma substitui a outra.',
      'Pôr ou trocar a fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}, em geral numa visita só. O teste é simples: passe um cabo de vassoura no feixe com o portão fechando, e a folha tem de parar e voltar.',
    ],
    points: [
      'Força no mínimo que move a folha até o fim.',
      'Fotocélula dos dois lados do vão, a 50 ou 60 cm do piso, altura do para-choque.',
      'No basculante, o par fica fora do caminho dos braços e da folha, que avança ao subir.',
      'Destravamento manual ensinado a todos da casa.',
      'Teste uma vez por mês, com o cabo de vassoura.',
    ],
  },
  {
    when: [
      'norma|normas|abnt|nbr',
      'portao|portoes|motor',
      'seguranca|abnt|nbr|tecnica|tecnicas|norma|normas',
    ],
    unless:
      'obrigatori*|fotocelula|nota fiscal|recibo|destrav*|placa de aviso|sinaleir*|sinalizacao|condominio*|predio*|multa|nr12|nr 12',
    subject: 'sensor-antiesmagamento',
    answer: [
      'A norma técnica de segurança dos motores de portão pede proteção contra esmagamento: força regulada, para a folha parar ao encostar, fotocélula onde há fechamento automático e destravamento na mão. Não é lei para casa, mas quem responde por um acidente é o dono do portão. A fotocélula, posta, fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'Como conferir o seu portão em cinco minutos',
    text: [
      'Passe um cabo de vassoura no feixe com o portão fechando: a folha tem de parar e voltar. Depois encoste uma caixa de papelão no caminho dela: a força certa para sem amassar.',
      'Município e convenção de condomínio podem exigir mais, como sinaleiro na calçada; quem confirma é a prefeitura ou a administradora.',
    ],
    points: [
      'Fotocélula dos dois lados do vão, a 50 ou 60 cm do piso.',
      'Força regulada no menor ponto em que a folha ainda chega ao fim.',
      'Destravamento sem energia, ensinado a todos da casa.',
      'Cabos, molas e roldanas sem desgaste à vista.',
    ],
    send: 'Mande um vídeo do portão fechando e uma foto dos dois lados do vão: dizemos o que falta.',
  },
];
