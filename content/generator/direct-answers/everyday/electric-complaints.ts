/** Answers about the electrical side of a gate: the board, the wiring, lights, sirens, buttons and battery backup of a gate. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const electricComplaints: readonly DirectAnswer[] = [
  {
    when: [
      'placa|central|placas|circuito',
      'consert*|reparo|reparar|arrumar|recuperar',
      'ou troc*|ou trocar|ou compr*|ou nova|troca ou|troco ou|trocar ou|vale a pena|compensa|tem conserto|tem reparo|da conserto|tem jeito',
    ],
    unless: 'peccinin|garen|rossi|nice|rcg|seg|ipec|jetflex|inversora|inversor',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'A placa se conserta quando o defeito é fusível, relé, borne ou fonte, a partir de {{repair.from}}; troca-se, de {{part.board.from}} a {{part.board.to}}, quando a trilha carbonizou, o processador se foi ou a peça saiu de linha. Quem decide é o teste na visita, que não tem taxa: o motor também é medido, porque placa nova em motor em curto queima outra vez.',
    ],
    heading: 'O que tem reparo e o que pede placa nova',
    text: [
      'Reparo mantém os controles e o curso gravados. Placa nova pede todos os controles da casa juntos, para gravar, e um modelo que leia o fim de curso do seu motor.',
      'Com mancha preta ou cheiro, deixe o disjuntor desligado até a medição, porque cada tentativa leva mais uma peça.',
    ],
    points: [
      'Luz apagada e sem cheiro: fusível ou fonte, e tem reparo.',
      'Anda para um lado só: relé, e tem reparo.',
      'Esquece os controles toda semana: memória, e se troca.',
      'Queimada por raio: depende de onde a descarga parou.',
      'Motor com inversor: só a placa do conjunto serve.',
    ],
    questions: [
      {
        question: 'Vale reparar uma placa muito antiga?',
        answer:
          'Vale se a peça é comum, como relé ou fonte. Se já voltou do reparo duas vezes ou o modelo sumiu, a nova sai mais barata que a terceira visita.',
      },
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, a da caixa fechada e diga o que parou de funcionar.',
  },
  {
    when: [
      'como saber|saber se|como medir|medir|como testar|testar|sintoma*|sinais|como descobrir|como sei',
      'placa|central',
      'queim*|estrag*|ruim|defeito|boa|bom|funciona',
    ],
    unless: 'fotocelula|capacitor',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Placa queimada se reconhece sem abrir a caixa: luz apagada com o disjuntor ligado, cheiro, mancha preta na tampa, estalo sem movimento ou portão que anda para um lado só. A medição é do técnico, com a tampa aberta, porque ali passa a rede elétrica. Com cheiro ou fumaça, desligue o disjuntor e não teste mais; reparo a partir de {{repair.from}}, placa nova de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Antes de culpar a placa',
    text: [
      'Três coisas imitam placa queimada e custam menos: disjuntor ou tomada sem energia, fotocélula que segura o fechamento e bateria do controle. Aperte a botoeira da parede: se ela abre, a placa comanda o motor, e a falta está no rádio.',
      'O técnico mede a entrada de energia, o fusível, a fonte, cada relé e por fim o motor, nessa ordem.',
    ],
    points: [
      'Nada acende: energia, fusível ou fonte.',
      'Acende e não estala: entrada presa, sensor ou processador.',
      'Estala e o motor não recebe: relé ou trilha.',
      'Motor ronca: a placa está mandando, e a falta é no capacitor ou na folha.',
    ],
    send: 'Mande a foto da caixa fechada e da etiqueta do motor e diga o que acende, o que estala e desde quando.',
  },
  {
    when: [
      '110|127|tensao|voltagem|volts',
      '220|errad*',
      'queimou|queimar|queimado|queima|liguei|ligado|ligaram|ligou|ligar',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Nem sempre queima tudo: motor de 127 V ligado em 220 V costuma perder primeiro a placa, com fusível, varistor e fonte, e às vezes isso salva a bobina. Desligue o disjuntor e não teste mais. Se parou neles, é reparo ou placa nova, até {{part.board.to}}; se a bobina cheira a verniz, é estator, de {{part.stator.from}} a {{part.stator.to}}, ou motor novo. Motor de 220 V em 127 V é outro caso: fica sem força e, travado, esquenta.',
    ],
    heading: 'O que se mede depois da tensão trocada',
    text: [
      'O técnico mede primeiro a tensão no ponto, porque o erro continua lá, e depois fusível, fonte, capacitor e bobina. Só então se diz o valor do conserto.',
      'A garantia não cobre ligação na tensão errada. Se foi um instalador, peça a nota do serviço e resolva com ele antes de abrir a caixa.',
    ],
    points: [
      'Estouro na caixa: varistor ou capacitor, sem dano certo ao motor.',
      'Tudo apagado e sem cheiro: fusível ou fonte.',
      'Carcaça quente com cheiro de verniz: bobina.',
      'Chave de tensão na placa: confira pela etiqueta, com o disjuntor desligado, e deixe a mudança para o técnico.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga qual tensão há na tomada, por quanto tempo ficou ligado e se houve cheiro.',
  },
  {
    when: [
      'nobreak|no-break|bateria de nobreak|nobreaks',
      'nao segura|nao carrega|nao funciona|nao liga|descarreg*|parou|nao aguenta|descarga rapida|nao entra|apita|nao abre|acaba rapido|nao segura carga',
    ],
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Nobreak de portão que não segura carga está, na maioria das vezes, com a bateria no fim: ela dura poucos anos e morre mesmo sem faltar luz. A prova é desligar o disjuntor do portão e abrir uma vez: se a folha anda devagar e para, é bateria; se nem parte, é carregador, fusível ou fio. A visita que mede e troca fica entre {{repair.from}} e {{repair.to}}, fora a bateria.',
    ],
    heading: 'Bateria, carregador ou folha pesada',
    text: [
      'Bateria nova que acaba cedo aponta outra coisa: carregador que não chega à tensão, nobreak pequeno para o motor ou folha que pesa e gasta o dobro.',
      'Não abra o nobreak nem encoste nos polos da bateria. Bateria inchada, quente ou com cheiro se desliga do disjuntor e fica onde está até a visita.',
    ],
    points: [
      'Apito curto a cada minuto: bateria fraca.',
      'Luz de carga sempre acesa: bateria que não chega ao fim.',
      'Abre uma vez e para na segunda: bateria sem reserva.',
      'Nada acende com luz na casa: fusível ou tomada.',
    ],
    send: 'Mande a foto da etiqueta do nobreak e da bateria, a do motor, e diga quantas vezes ele abriu sem luz.',
  },
  {
    when: [
      'botoeira|botao de parede|interruptor|botao',
      'trav*|pres*|emperr*|afundad*|agarrad*|curto|colad*|apertad*',
    ],
    unless: 'controle|trava eletrica|fechadura',
    subject: 'botoeira',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Botoeira presa manda abrir o tempo todo: o portão abre sozinho, não fecha ou fica indo e voltando. Afaste as pessoas do vão, desligue o disjuntor do portão e solte o botão com o dedo seco; se ele não volta ou há água dentro, deixe desligado até a troca. O serviço de trocar a botoeira ou refazer o fio parte de {{repair.from}}.',
    ],
    heading: 'Botão que não volta, água ou fio esmagado',
    text: [
      'A botoeira só fecha um contato de baixa tensão, e por isso um botão travado e um fio em curto fazem a mesma coisa. Quem separa os dois é o técnico, que solta a botoeira na central: se o portão se acalma, era ela.',
      'Até lá, feche na mão com o disjuntor desligado, a folha reta e os cabos inteiros, e trave a chave. O controle sozinho não resolve, porque a ordem presa vence a dele.',
    ],
    points: [
      'Tecla funda ou quebrada: troca da botoeira.',
      'Abre sozinho com chuva: água na caixa ou na emenda.',
      'Portão vai e volta sem parar: fio em curto.',
      'Interruptor de luz no lugar de botão de pulso: fica ligado e manda sempre.',
    ],
    send: 'Mande uma foto da botoeira, diga se molhou e se o portão se acalma com o disjuntor desligado por um minuto.',
  },
  {
    when: [
      'botoeira|botao de parede|campainha de portao',
      'parou|nao funciona|nao abre|falha|nao obedece|nao responde|queimou|com defeito|estragou|morreu',
      'chuva|chove*|choveu|agua|molhou|molhad*|umid*|lavar|lavei|temporal|sereno',
    ],
    subject: 'botoeira',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Botoeira que parou depois da chuva tem água ou zinabre no contato, ou na emenda do fio dela. Se o controle continua abrindo, motor e central estão bons e não há perigo: use o controle e não abra a caixinha com a mão molhada. Se o portão começou a abrir sozinho, a água fechou o contato: desligue o disjuntor. A troca da botoeira ou do fio parte de {{repair.from}}.',
    ],
    heading: 'Secar, trocar e não molhar outra vez',
    text: [
      'Contato que secou volta por uns dias e para de novo, porque a oxidação ficou. O que resolve é botoeira de uso externo, com borracha, furo de saída embaixo e fio entrando por baixo.',
      'A emenda é o outro suspeito: fita isolante na parede molhada vira esponja. Ela se refaz dentro de caixa seca.',
    ],
    points: [
      'Controle abre e botoeira não: botão ou fio.',
      'Nem um nem outro: a água chegou à central, e o disjuntor fica desligado.',
      'Volta com o sol e falha de manhã: umidade no contato.',
    ],
    send: 'Mande uma foto da botoeira e da parede dela, e diga se o controle abre.',
  },
  {
    when: [
      'luz|lampada',
      'nao apaga|fica acesa|nao desliga|acesa direto|sempre acesa|acesa o tempo todo|nao para de acender',
    ],
    unless: 'controle|fotocelula|sensor de presenca|vermelh*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Luz da garagem que não apaga, quando é ligada ao portão, tem duas causas: o tempo da luz de cortesia na central está longo, ou o relé dela colou. Conte depois de fechar: se apaga em alguns minutos, é tempo, e se regula, de {{part.adjustment.from}} a {{part.adjustment.to}}; se nunca apaga, desligue o interruptor dela até trocar o relé, a partir de {{repair.from}}.',
    ],
    heading: 'Tempo da central, relé ou sensor da parede',
    text: [
      'Prove com o disjuntor do portão desligado: luz que apaga é da central; luz que fica acesa é do interruptor ou de um sensor de presença, e aí o caso é do eletricista.',
      'Lâmpada forte ou muitas lâmpadas na mesma saída colam o relé. O certo é a central acionar um relé à parte, e ele, a iluminação.',
    ],
    points: [
      'Acende fraca depois de desligada: LED alimentado por fuga, sem risco ao portão.',
      'Pisca com o portão parado: aviso da central ou mau contato.',
      'Começou depois de trocar a lâmpada: potência acima da saída.',
    ],
    send: 'Diga em quanto tempo ela apaga, se apaga com o disjuntor do portão desligado, e mande a foto da etiqueta da central.',
  },
  {
    when: ['sirene|alarme de portao|buzzer', 'dispar*|tocando|nao para|toca*|gritando|sozinh*'],
    unless: 'cerca|casa|carro|instalar',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Sirene do portão que dispara sem parar está avisando porta aberta ou entrada presa: a central acha que a folha não chegou ao fechado, ou que alguém a forçou. Veja se ela encosta de verdade no batente; se encosta, o sensor de fechado saiu do lugar ou o fio partiu, e se regula, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Calar sem perder o aviso',
    text: [
      'Com a vizinhança acordada, desligue o disjuntor do portão, confira que a folha está fechada e engatada e deixe assim até a visita. Cortar o fio da sirene só esconde que o portão ficou aberto.',
      'Sirene de central de alarme da casa, com sensor no portão, é da empresa de alarme; nós acertamos a folha e o fim de curso que a fazem disparar.',
    ],
    points: [
      'Dispara só com vento: folha com folga no batente.',
      'Dispara à noite e com chuva: contato úmido.',
      'Toca enquanto o portão anda e para com ele: é o aviso normal de movimento.',
    ],
    send: 'Diga quando ela toca, com o portão aberto ou fechado, e mande a foto da caixa de onde vem o som.',
  },
  {
    when: [
      'luz vermelha|led vermelho|luzinha vermelha|lampada vermelha|luz de motor|luzinha de motor|luz de central|luz de placa|led de motor|led de placa|led de central',
      'acend*|aces*|fica|pisca*|ligad*|aparece',
    ],
    unless: 'controle|fotocelula|sensor|nao fecha',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Luz acesa ou piscando no motor ou na caixa do portão é aviso da central, e o sentido muda com o modelo: fixa costuma ser entrada acionada, como fotocélula cortada ou botoeira presa; piscando em ritmo é código de erro. Veja se o portão ainda anda. Se anda e fecha, dá para esperar; se não, limpe as lentes da fotocélula e confira se nenhuma tecla está presa antes de chamar, com o conserto de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Onde está a luz e em que ritmo',
    text: [
      'Anote quantas piscadas há entre uma pausa e outra: o manual do código impresso na placa diz o que cada número quer dizer, e a foto da etiqueta nos deixa procurar.',
      'No receptor da fotocélula, vermelha acesa pode ser o normal ou o aviso de feixe cortado, conforme a marca: passe um cabo de vassoura e veja se ela muda.',
    ],
    points: [
      'Acesa só com o portão andando: saída de luz, e não defeito.',
      'Piscando depois de faltar luz: curso a regravar.',
      'Acesa no nobreak: bateria ou rede ausente.',
      'Com cheiro ou estalo: disjuntor desligado até a visita.',
    ],
    send: 'Grave dez segundos da luz de longe e mande com a foto da etiqueta do motor.',
  },
  {
    when: [
      'disjuntor',
      'qual|ideal|tamanho|amper*|bitola|usar|certo|correto|para motor|precisa|quantos',
      'motor|portao',
    ],
    unless: 'cai|caiu|caindo|desarm*|desliga*|nao segura|queim*|dispar*|ligado|sempre',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O disjuntor do portão se escolhe pelo fio: ele protege o cabo, e não o motor. Num circuito só dele, com cabo de 2,5 mm², o motor de casa costuma ficar em 10 A na rede de 220 V e em 16 A na de 127 V, curva C; quem confirma é o eletricista, pela etiqueta do motor e pela distância. Nunca aumente o disjuntor porque ele cai: a queda aponta um defeito.',
    ],
    heading: 'Circuito só do portão: disjuntor, DR e terra',
    text: [
      'Junto dele vão o DR, que desliga quando a corrente escapa para a carcaça ou a folha, e o terra até a carcaça do motor. Em 220 V entre duas fases, o disjuntor é de dois polos, para cortar as duas.',
      'O quadro, o disjuntor e o ponto são do eletricista; do ponto em diante, a ligação do motor e da central é nossa.',
    ],
    points: [
      'Um disjuntor só para o portão, com etiqueta no quadro.',
      'Cai na partida: capacitor, folha presa ou motor cansado.',
      'Cai ao religar, sem mover: curto no cabo ou na placa.',
      'Chuveiro no mesmo circuito: o portão perde força.',
    ],
    send: 'Mande a foto do quadro com a portinha aberta, sem tirar a tampa que cobre os fios e a da etiqueta do motor: dizemos o que já serve.',
  },
  {
    when: [
      'instalacao eletrica|parte eletrica|ponto de energia|ponto eletrico|preparar a eletrica|rede eletrica|fiacao eletrica|tomada',
      'portao|motor|automatico|garagem',
      'para|como|precisa|preparar|deixar|instalar|fazer|quem|valor|preco|automatico|eletronico',
    ],
    unless: 'queim*|choque|dispar*|cai|derret*|esquent*|faisc*|tirar|desligar|cerca|consum*',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Para o portão automático, a parte elétrica é um circuito só dele: cabo de 2,5 mm² do quadro até o motor, disjuntor próprio, DR e terra, na tensão da etiqueta. Isso é do eletricista, e o preço é dele; do ponto em diante ligamos motor, central, fotocélula e botoeira, dentro da instalação do motor.',
    ],
    heading: 'O que deixar pronto antes do motor',
    text: [
      'O ponto fica a um metro do lugar do motor, em caixa ou tomada abrigada da chuva. No de correr, junto ao trilho do lado em que a folha abre; no basculante, na coluna; no de abrir, um cabo passa por baixo do vão até o outro braço.',
      'Deixe também um conduíte vazio entre os dois lados do vão, para a fotocélula, e outro até a botoeira: fio de comando não divide conduíte com a rede.',
    ],
    points: [
      'Tensão da tomada medida antes de pedir o motor.',
      'Terra até a carcaça: folha de ferro sem terra dá choque.',
      'Nada de extensão nem emenda no chão.',
      'Distância longa até o quadro: o eletricista sobe a bitola.',
    ],
    send: 'Mande a foto do quadro, a do lugar do motor e a distância entre eles: dizemos o que pedir ao eletricista.',
  },
];
