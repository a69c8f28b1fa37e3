/** Answers to titles about wiring: safety. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { gateOrMotor } from '../../words/title-groups.ts';

const why =
  'por que|porque|motivos para|razoes para|importancia de|a importancia|motivo para|qual a importancia';

const shock =
  'choque|choques|chock|xoque|eletrocut*|eletrocussao|formigamento|formigand*|formiga quando|formiga ao|formiga se|descarga eletrica|fuga de corrente|fuga de energia|portao energizad*|portao esta energizad*|portao fic* energizad*|grade energizad*|folha energizad*|carcaca energizad*|motor energizad*|ferro energizad*|dando corrente|passando corrente';

/** Where the word means something else: bumpers, electric fences, shockproof parts. */
const otherShocks =
  'cerca|central de choque|amortecedor|para choque|para choques|parachoque*|choque termico|prova de choque|teste de choque|queim* por descarga|queim* por uma descarga|queim* com descarga|queim* com uma descarga|queim* em descarga|queim* depois de uma descarga|descarga eletrica queim*';

export const safetyAnswers: readonly DirectAnswer[] = [
  {
    when: [
      '240v|240 v|245v|250v|235v|230v|tensao alta|voltagem alta|220v chegando',
      'motor|portao|placa|rede',
    ],
    unless: 'capacitor|uf|microfarad*',
    subject: 'fiacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'Pode queimar: motor e placa de 220 V foram feitos para uma rede que varia pouco em torno disso, e perto de 240 V eles esquentam, e a fonte da placa sofre primeiro. Peça à distribuidora que meça e corrija, porque entregar tensão dentro da faixa é obrigação dela, e anote as horas em que sobe. Se as lâmpadas ficam fortes e fracas, desligue o disjuntor geral e chame um eletricista: pode ser o neutro solto.',
    ],
    heading: 'Tensão alta o dia todo ou só às vezes',
    text: [
      'Alta sempre é regulagem do transformador da rua. Alta de repente, em metade da casa, é neutro partido, e queima tudo o que está ligado em minutos.',
    ],
    points: [
      'Meça no quadro e na caixa do motor.',
      'DPS segura surto, e não tensão alta contínua.',
      'Guarde o protocolo: ele serve ao pedido de ressarcimento.',
    ],
    send: 'Mande a medida, a hora e a foto da etiqueta do motor.',
  },
  {
    when: [
      'arrancou|arrancaram|arrebentou|puxou|rompeu|cortou|cortaram|partiu|caiu',
      'fio|fios|cabo de energia|fiacao|cabo eletrico|mangueira de fio',
      'portao|motor|garagem',
    ],
    unless:
      'cabo de aco|fotocelula|fio de sensor|cabo de sensor|fios de sensor|botoeira|interfone|telefone|internet|quanto custa|preco|rato|roeu',
    subject: 'fiacao',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    aspects: ['safety', 'repair'],
    answer: [
      'Desligue o disjuntor do portão, ou o geral, e ninguém toca na folha: fio arrancado pode ter ficado encostado no ferro e pôr o portão sob tensão. Se o fio é da rua, fique a mais de dez metros e ligue para a distribuidora ou o 193. Com tudo desligado, o trecho do portão se refaz inteiro, sem emenda com fita.',
    ],
    heading: 'Refazer o fio e achar o que mais sofreu',
    text: [
      'O puxão costuma levar junto o borne da central, a fotocélula ou a caixa da botoeira, e por isso se mede antes de religar. Conserto e fio curto ficam entre {{repair.from}} e {{repair.to}}; ponto novo desde o quadro é do eletricista.',
    ],
    points: [
      'Fio que passa por cima do vão: refaça-o enterrado, em conduíte.',
      'Veículo que arrancou: foto da placa dele, para cobrar.',
      'Folha torta junto: o serralheiro vem primeiro.',
    ],
    send: 'De longe, mande a foto do fio e a do portão inteiro, e diga que disjuntor desligou.',
  },
  {
    when: [
      'checklist|check list|lista|o que verificar|o que conferir|o que checar|o que olhar|o que observar|como conferir|roteiro|inspecao|vistoria',
      'eletric*|eletrico|eletrica|fiacao|parte eletrica|instalacao eletrica',
      gateOrMotor,
    ],
    unless: 'cerca|conta de luz|consumo',
    subject: 'fiacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety', 'care'],
    answer: [
      'A parte elétrica do portão se confere por seis itens: disjuntor só dele no quadro, fio terra ligado ao motor e à folha, bitola para a distância, tensão da etiqueta igual à do ponto, rede e comando em eletrodutos separados e caixa da central seca, com o furo dos fios vedado. Por fora você vê quase tudo; medir tensão e abrir a caixa é do técnico ou do eletricista.',
    ],
    heading: 'O que cada item evita',
    text: [
      'Terra e DR protegem quem encosta na folha molhada. Disjuntor próprio deixa desligar o portão sem apagar a casa, e o DPS no quadro segura o surto que queima a placa.',
      'Fio fino aparece na partida: a luz da garagem pisca e o motor ronca antes de andar.',
    ],
    points: [
      'Disjuntor com o nome do portão escrito no quadro.',
      'Nenhuma emenda ao tempo.',
      'Nada ligado em extensão ou benjamim.',
      'Disjuntor que cai duas vezes: não religue.',
      'Formigamento ao tocar a folha: desligue e chame.',
    ],
    send: 'Mande a foto do quadro, da caixa da central por fora e da etiqueta do motor.',
  },
  {
    when: [why, 'aterrar|aterramento|fio terra|terra'],
    unless: 'choque|formig*|queim*|cai|caindo|barulho',
    subject: 'fiacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'Porque o portão é ferro molhado ao alcance de todos: com o fio terra, a corrente de um fio descascado desce para o chão e o disjuntor ou o DR desliga na hora; sem ele, a folha fica energizada até alguém encostar. O terra também é o caminho do protetor de surto, que sem ele não salva a placa. Neutro e haste solta no jardim não fazem esse papel.',
    ],
    heading: 'O que se liga ao terra',
    text: [
      'A carcaça do motor, a caixa da central e a folha, por um fio que vem da barra de terra do quadro junto com a rede. Quem faz e mede é o eletricista.',
    ],
    points: [
      'Formigou ao tocar: desligue o disjuntor e afaste as crianças.',
      'Casa antiga sem terra: peça o aterramento antes do motor.',
      'DR e terra trabalham juntos.',
    ],
    send: 'Mande a foto do quadro e da chegada dos fios na caixa do motor.',
  },
  {
    when: [why, 'disjuntor', 'separado|proprio|exclusivo|so dele|so para|dedicado|independente'],
    subject: 'fiacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety', 'install'],
    answer: [
      'Porque é pelo disjuntor que se para um portão que não obedece, se destrava com segurança e se limpa a fotocélula, e com um só dele isso se faz sem apagar a casa. Ele também protege um fio dimensionado para a partida do motor, e um curto na garagem não derruba a geladeira. Se cai, aponta o portão, e não um de dez aparelhos.',
    ],
    description:
      'É pelo disjuntor que se para um portão que não obedece e se destrava com segurança; com um só dele, isso se faz sem apagar a casa.',
    heading: 'Qual disjuntor se usa',
    text: [
      'Com cabo de 2,5 mm², o motor de casa costuma ficar em 10 A na rede de 220 V e em 16 A na de 127 V, curva C, confirmado pelo eletricista pela etiqueta e pela distância.',
    ],
    points: [
      'Bipolar em 220 V, para cortar as duas fases.',
      'Etiqueta com a palavra portão ao lado dele.',
      'DR e DPS no mesmo quadro.',
      'Se ele cai, o defeito é de outro lugar, e não do tamanho dele.',
    ],
    send: 'Mande a foto do quadro e da etiqueta do motor.',
  },
  {
    when: [
      'disjuntor|tomada|circuito|fio|fiacao|fase',
      'chuveiro|chuveiros',
      'ligar|liga|ligo|ligado|ligada|usar|uso|usa|puxar|puxo|aproveitar|pegar|dividir|junto|direto|mesmo|mesma|pode|posso|da para|serve',
      'motor|portao|automatizador',
    ],
    unless:
      'cai|caindo|cair|desarm*|queim*|choque|fraco|lento|pisca*|parou|nao funciona|quando ligo|ao ligar|quando liga|caiu',
    subject: 'fiacao',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['power', 'allowed', 'safety'],
    answer: [
      'Não: o motor do portão não se liga no disjuntor do chuveiro. O chuveiro pede circuito só dele, e o disjuntor, em geral de 32 a 50 A, não protege o fio fino nem a placa do portão; além disso, cada banho derruba a tensão do motor. O portão leva circuito próprio, com disjuntor do tamanho do fio, duplo em 220 V, e terra. Se não há, um eletricista passa o ponto antes da instalação.',
    ],
    description:
      'Não: o motor do portão não se liga no disjuntor do chuveiro, que é grande demais para o fio dele. O portão leva circuito próprio, com disjuntor e terra.',
    heading: 'O que pedir ao eletricista antes do dia do motor',
    text: [
      'Um cabo que sai do quadro só para o portão, com fio de 2,5 mm² ou mais conforme a distância, e um ponto perto do motor, abrigado da chuva. Se o motor já está no circuito do chuveiro, deixe-o desligado até separar.',
    ],
    points: [
      'Disjuntor de curva C, que tolera a partida do motor.',
      'DPS no quadro, por causa da placa.',
      'Tensão do ponto igual à da etiqueta do motor.',
      'Etiqueta com a palavra portão ao lado do disjuntor.',
    ],
    send: 'Mande pelo WhatsApp a foto do quadro e a da etiqueta do motor.',
  },
  {
    when: [
      'mesma tomada|mesmo circuito|mesma fiacao|disjuntor do|disjuntor da|na tomada da|na tomada do|mesmo disjuntor|junto com|mesmo fio|dividir',
      'geladeira|freezer|chuveiro|maquina de lavar|ar condicionado|bomba|forno|cooktop|micro ondas|microondas|piscina|cerca|lampada|casa|luz|aparelho*',
      'motor|portao',
    ],
    unless:
      'controle*|parou|nao funciona|abre junto|acende|apaga|cai|caindo|cair|caiu|desarm*|queim*|qual disjuntor|que disjuntor|geral|ampere*|desligar|desligo|choque',
    subject: 'fiacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['power', 'allowed'],
    answer: [
      'Não convém: o motor pede um circuito só dele, com disjuntor e terra, porque a partida puxa várias vezes a corrente de trabalho. Na tomada da geladeira ou de outro aparelho grande, a tensão cai, os dois sofrem, o fio esquenta e um defeito de um desliga o outro. Por um dia, numa emergência, ligue só o portão nela.',
    ],
    heading: 'Como separar sem quebrar a casa',
    text: [
      'Um eletricista traz do quadro um fio de 2,5 mm² ou mais, por conduíte livre ou canaleta, até perto do motor.',
    ],
    points: [
      'Chuveiro e forno: nunca no mesmo circuito.',
      'Benjamim e extensão esquentam na partida.',
      'Disjuntor do portão com etiqueta, para achá-lo numa emergência.',
    ],
  },
  {
    when: [
      'disjuntor',
      'cair|cai|caindo|desarma|desarmar',
      'e normal|normal|e comum|e natural|devo me preocupar|e grave',
    ],
    subject: 'fiacao',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['power', 'signs'],
    answer: [
      'Não é normal, nem uma vez por mês: disjuntor que cai avisa motor travado, curto na placa ou no fio, ou disjuntor pequeno para a partida. Rearme uma vez só, sem acionar: se cai na hora, há curto; se cai com o portão andando, o motor puxa demais. Nunca ponha um maior no lugar.',
    ],
    heading: 'O que dizer ao técnico',
    text: [
      'Conte se cai parado ou andando, com chuva ou sem, e se o disjuntor é só do portão. O conserto do lado do motor custa de {{repair.from}} a {{repair.to}}; o do quadro é do eletricista.',
    ],
    points: [
      'Só com chuva: fio ou caixa molhada.',
      'Folha pesada na mão: comece por ela.',
      'Cheiro de queimado: deixe desligado.',
    ],
  },
  {
    when: [
      'pode dar choque|e verdade|corre risco de choque|risco de choque|pode levar choque|pode dar um choque',
      'motor|portao|portao automatico|portao eletronico',
      'choque',
    ],
    unless:
      'o que fazer|quando|comecou|meu filho|dando choque|levei|tomei|deu choque|formiga*|cerca|quando encosta|esta dando',
    subject: 'fiacao',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['safety'],
    answer: [
      'Pode, se faltar aterramento ou se um fio descascado, a água ou a placa encostar energia no ferro; com terra, DR e emendas secas, o disjuntor desliga antes de alguém sentir. Um portão em ordem não dá choque. Se o seu já formiga ao tocar, é perigo agora: desligue o disjuntor, ninguém encosta e ele só volta a ligar medido. Com alguém atingido, 192 ou 193.',
    ],
    heading: 'O que impede um portão de dar choque',
    text: [
      'O terra leva a fuga embora, e o DR corta em milésimos de segundo. Sem eles, folha e motor de metal, no tempo, ficam energizados sem aviso.',
    ],
    points: [
      'Terra no motor e na folha: serviço de eletricista.',
      'Emendas dentro de caixa, e nunca no chão.',
      'Capacitor guarda choque mesmo com o disjuntor desligado: não se toca.',
    ],
    send: 'Mande uma foto do quadro e da etiqueta do motor, sem tocar no portão.',
  },
  {
    when: [
      'tomada|plugue|fio|fios|extensao|benjamim|adaptador',
      'fogo|pegou fogo|chama|saiu fogo|fumaca|derreteu|derretida|derretido|derretendo|faisca|faiscas|faiscando|esquentando|esquenta|quente|pegando fogo',
      'portao|motor',
    ],
    unless: 'raio|choque|controle|bateria|cerca|preco|poste',
    subject: 'fiacao',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['safety'],
    answer: [
      'Desligue já o disjuntor do portão, ou o geral, sem puxar o plugue e sem jogar água: fogo, faísca ou plástico derretido no ponto do motor é contato frouxo ou fio fino para a partida. Se ainda há chama ou fumaça, saia e ligue 193. Não religue nem troque só a tomada: o eletricista refaz o ponto, com fio e disjuntor próprios, e nós medimos o motor antes de ligá-lo, num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O ponto primeiro, o motor depois',
    text: [
      'Ponto que esquenta uma vez esquenta de novo: o metal queimado perde pressão, e a próxima partida faz outra faísca.',
      'Enquanto isso o portão fica desligado; com a folha reta e os cabos inteiros, a chave de destravamento deixa usá-lo na mão.',
    ],
    points: [
      'Benjamim e extensão: fora, de vez.',
      'Disjuntor só do portão, no quadro, com o nome escrito.',
      'Motor que partia roncando antes disso: capacitor ou folha pesada a medir.',
    ],
    send: 'Com tudo desligado, mande uma foto da tomada tirada de longe e a da etiqueta do motor.',
  },
  {
    when: [
      'surdo|surda|surdos|surdez|nao ouve|nao escuta|deficiente auditivo|deficiencia auditiva|ouve mal|pouca audicao',
      'portao|motor',
    ],
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['install', 'safety'],
    answer: [
      'Para quem não ouve, o portão avisa com luz: um sinaleiro pisca enquanto a folha anda, e outra lâmpada, dentro de casa, pode acender quando alguém toca o interfone. A ligação entra na nossa faixa de {{repair.from}} a {{repair.to}}, se a central tem saída para luz. Dois pares de fotocélula, de {{part.photocell.from}} a {{part.photocell.to}} cada um, valem mais que qualquer aviso.',
    ],
    heading: 'Aviso que se vê e folha que espera',
    text: [
      'O sinaleiro fica onde se vê de dentro e da calçada, e pisca antes de a folha sair. Pausa longa e força no mínimo completam: quem não ouve o motor não percebe a folha às costas.',
    ],
    points: [
      'Fechamento automático só com fotocélula provada.',
      'Celular que vibra quando o portão abre: módulo Wi-Fi, se a central aceita.',
      'Ensaio com a pessoa, de dia e à noite.',
    ],
    send: 'Mande a foto da etiqueta da central e a do vão, e diga onde a luz precisa ser vista.',
  },
  {
    when: [
      shock,
      'levei|levou|levaram|levar|tomei|tomou|tomaram|tomar|eletrocut*|crianca|filho|filha|cachorro|gato|bebe|pessoa|morador|funcionario|zelador|porteiro|machucou|ferid*',
    ],
    unless: `${otherShocks}|evitar|prevenir`,
    subject: 'fiacao',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['safety'],
    answer: [
      'Desligue agora o disjuntor do portão, ou o geral se não souber qual é, e não toque em nada de metal: folha, motor, caixa ou botoeira. Não puxe com a mão quem ainda está encostado; corte a energia primeiro, mantenha crianças e animais longe e ligue 192 (SAMU) ou 193 (Bombeiros) se alguém foi atingido.',
    ],
    heading: 'Quem levou o choque vem antes do portão',
    text: [
      'Desmaio, dor no peito, coração fora do ritmo, falta de ar, queimadura ou queda depois do choque são caso de 192, mesmo que passem. Gestante, criança e quem tem doença do coração ou marca-passo vai ao pronto-socorro ainda que se sinta bem.',
      'Animal atingido só se toca com a energia cortada, e vai ao veterinário. O portão fica desligado, aberto ou fechado, até alguém medir de onde a corrente vem.',
    ],
    points: [
      'Disjuntor desligado, com aviso escrito para ninguém religar.',
      'Ninguém descalço nem com o piso molhado perto da folha.',
      'Não teste com a mão nem com chave de teste para ver se ainda dá choque.',
      'Se a folha prende a saída, espere: use outra porta.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'De onde o choque vem e quem corrige',
        text: [
          'Choque no ferro é fio descascado encostado, água na caixa ou numa emenda, ou motor com a isolação vencida, num portão sem terra ou com o terra solto. O técnico mede cada ramo com a energia cortada, isola o que está aberto e confere o terra, de {{repair.from}} a {{repair.to}}.',
          'Quadro sem terra e sem DR é serviço do eletricista, e o portão não volta a ser ligado antes dele.',
        ],
      },
    ],
    questions: [
      {
        question: 'Foi um choque fraco. Preciso mesmo desligar?',
        answer:
          'Sim. O mesmo defeito que formiga com o sapato seco pode matar com o pé descalço ou com chuva, porque o que muda é o caminho da corrente.',
      },
    ],
    further: 'O que fazer na hora está em [portão dando choque](/portao-dando-choque).',
    send: 'Com o disjuntor já desligado, conte pelo WhatsApp onde a pessoa encostou, se chovia e se o DR desarmou. Não volte ao portão para fotografar de perto.',
  },
  {
    when: [
      shock,
      'interfone*|teclado*|botoeira*|botao|campainha|fechadura*|trava*|leitor*|video porteiro|porteiro eletronico|caixa|camera',
    ],
    unless: otherShocks,
    subject: 'fiacao',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['safety'],
    answer: [
      'Desligue agora o disjuntor do portão e o do aparelho que dá choque, ou o geral se não souber quais são, e não toque em nada de metal na entrada. Afaste crianças e animais; se alguém foi atingido, 192 (SAMU) ou 193 (Bombeiros). Botoeira, teclado e interfone trabalham em baixa tensão: choque neles é rede onde não devia haver rede.',
    ],
    heading: 'Como a rede chega ao botão',
    text: [
      'O par do botão, do teclado ou da trava costuma correr no mesmo conduíte da rede. Um fio descascado, uma emenda molhada ou uma fonte ruim põe tensão no par e na moldura de metal, e sem terra não há por onde ela escoar.',
      'O técnico separa os ramos, mede cada um e refaz o que está aberto, de {{repair.from}} a {{repair.to}}, no lado do portão. Interfone, teclado e câmera que dão choque com o portão desligado ficam com a assistência deles; quadro, terra e DR, com o eletricista.',
    ],
    points: [
      'Choque só com chuva: água na caixa ou na emenda do muro.',
      'Choque só com o portão andando: fio que roça na folha.',
      'Choque o tempo todo: fuga permanente, sem terra.',
      'DR que desarma: ele está protegendo; não o retire.',
    ],
    questions: [
      {
        question: 'Posso abrir a caixa do botão para secar?',
        answer:
          'Com a energia ligada, não. Com o disjuntor desligado ela seca aberta, mas só se religa depois de medida: água que entrou uma vez entra outra.',
      },
      {
        question: 'Como entro em casa até a visita?',
        answer:
          'Por outra porta. Só com o disjuntor geral desligado se toca na folha para destravá-la, porque um fio aberto pode vir de outro circuito.',
      },
    ],
    further: 'O que fazer na hora está em [portão dando choque](/portao-dando-choque).',
    send: 'Com tudo desligado, conte pelo WhatsApp em que aparelho foi o choque, se chovia e se o DR desarmou.',
  },
  {
    when: [shock],
    unless: otherShocks,
    subject: 'fiacao',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['safety'],
    answer: [
      'Desligue agora o disjuntor do portão, ou o geral se não souber qual é, e ninguém toca em metal: nem folha, nem motor, nem placa, nem botoeira. Mantenha crianças e animais longe; se alguém foi atingido, 192 (SAMU) ou 193 (Bombeiros). Mesmo que só formigue, o portão fica desligado até ser medido.',
    ],
    heading: 'Por que o portão dá choque',
    text: [
      'São três causas, muitas vezes juntas: falta de terra, fio descascado encostado no ferro e água na caixa ou na emenda. Motor com a isolação vencida também dá choque, pela carcaça, e uma placa que se soltou e encosta na caixa, pela tampa de metal.',
      'O técnico mede a fuga com aparelho, motor, placa, botoeira e trava, um ramo por vez, isola o que está aberto e confere o terra, de {{repair.from}} a {{repair.to}}. Se a fuga vem do quadro da casa, ou se não há terra nem DR, quem corrige é o eletricista.',
    ],
    points: [
      'Só com chuva: caixa, emenda ou sinaleira molhada.',
      'Só com o motor andando: fio descascado pelo movimento.',
      'Na carcaça do motor: bobina ou terra solto.',
      'Na placa: rede nos bornes, e capacitor que guarda carga depois de desligado.',
      'O tempo todo, leve: terra ausente.',
    ],
    sections: [
      {
        aspect: 'safety',
        heading: 'O que não fazer enquanto o técnico não chega',
        text: [
          'Não teste com a mão, não abra a caixa e não retire o DR que desarma. Fita isolante por fora não resolve: o fio aberto está dentro do conduíte ou da caixa. Para sair, use outra porta; a folha só se destrava com o disjuntor geral desligado.',
        ],
      },
    ],
    questions: [
      {
        question: 'É só um formigamento. Posso continuar usando?',
        answer:
          'Não. O que formiga com sapato seco pode matar com o pé molhado: a tensão é a mesma, e passa muito mais corrente pelo corpo.',
      },
      {
        question: 'O DR não desarmou. Então não é fuga?',
        answer:
          'Pode ser: o DR pode estar com defeito, o circuito do portão pode não passar por ele, ou a fuga ainda é menor que o limite. O botão de teste dele se aperta uma vez por mês.',
      },
    ],
    further: 'O que fazer na hora está em [portão dando choque](/portao-dando-choque).',
    send: 'Com o disjuntor já desligado, conte pelo WhatsApp onde dá choque, se é sempre ou só com chuva e se o DR desarmou. Não encoste para testar nem para fotografar.',
  },
  {
    when: ['fio terra|fio de terra|aterramento|aterrar|terra', 'motor|portao|precisa|obrigatorio|como|ligar'],
    unless: 'choque|preco|vermelha|rua de terra|chao de terra|piso de terra|raio*|surto',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['safety', 'install'],
    answer: [
      'Precisa, sim: o fio terra do motor de portão leva a corrente de uma falha para o chão e faz o DR desligar, em vez de ela esperar a mão de alguém no ferro. Ele liga a carcaça do motor, e a própria folha, à barra de terra do quadro; neutro não faz esse papel.',
    ],
    heading: 'Como o terra chega ao portão',
    text: [
      'É um fio verde ou verde e amarelo, do quadro até a carcaça, junto dos fios da rede e sem emenda. Haste fincada só ao lado do portão, sem ligação com o quadro, não garante que o disjuntor desligue.',
      'Casa antiga sem terra pede um eletricista: ele faz a haste, a barra no quadro e o fio do circuito do portão. Depois disso o DR passa a proteger de verdade.',
    ],
    points: [
      'Um fio só para o terra, que nunca passa por chave.',
      'Carcaça do motor e folha de ferro ligadas a ele.',
      'DR no circuito, testado pelo botão de tempos em tempos.',
      'Nada de terra no cano de água ou de gás.',
    ],
    sections: [
      {
        aspect: 'safety',
        heading: 'O que conferimos e o que é do eletricista',
        text: [
          'Na visita vemos se o terra chega ao motor e se a carcaça está presa a ele; refazer essa ligação entra num conserto de {{repair.from}} a {{repair.to}}. A haste, a barra e o quadro ficam com o eletricista.',
        ],
      },
    ],
    questions: [
      {
        question: 'O motor funciona sem terra?',
        answer:
          'Funciona, e é por isso que tanta gente não percebe a falta. Ele não serve para mover, serve para proteger.',
      },
      {
        question: 'Terra evita queima por raio?',
        answer:
          'Ajuda, porque é por ele que o protetor de surto descarrega. Sozinho, sem protetor, não basta.',
      },
    ],
  },
  {
    when: [
      'disjuntor|dr',
      'desarm*|cai|caiu|caindo|dispara|disparando|cair',
      'perigoso|e perigoso|perigo|risco|arriscado|posso religar|pode religar|posso usar|pega fogo|incendio|grave|e grave',
    ],
    unless: 'raio|preco|qual disjuntor|chuveiro',
    subject: 'fiacao',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['safety'],
    answer: [
      'É um aviso de perigo: o disjuntor cai porque há curto, fuga ou motor preso, e quem insiste em religar aquece o fio e queima a placa. Religue uma vez só, sem dar comando; se ele cair de novo, deixe desligado, não toque na folha nem na caixa do motor e passe pela porta social até o circuito ser medido. O conserto do lado do portão fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O que a hora da queda diz',
    text: [
      'Se ele cai na hora de religar, há curto no cabo ou na placa. Se só cai com o portão andando, o motor está preso ou a folha pesa demais. Se cai quando chove, a água chegou a uma emenda ou à caixa.',
      'Não ponha disjuntor maior para ele parar de cair: aí quem esquenta é o fio, dentro da parede.',
    ],
    points: [
      'DR que cai: corrente passando para o terra, com risco de choque na folha.',
      'Cheiro de queimado: desligue o geral e chame.',
      'Disjuntor quente ao toque: borne frouxo, serviço de eletricista.',
    ],
    send: 'Conte em que momento ele cai e mande a foto do quadro fechado e da etiqueta do motor.',
  },
];
