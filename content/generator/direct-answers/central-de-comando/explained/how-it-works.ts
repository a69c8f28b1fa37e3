/** Answers to titles about control boards: how they work. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksCan, asksCause } from '../../../words/asking-words.ts';

export const howItWorksAnswers: readonly DirectAnswer[] = [
  {
    when: [
      asksCause,
      'placa*|central*|placas|centrais',
      'queim*|estrag*|pifa*|molha*|para|falha*',
      'chuva*|chove*|chovendo|umidade|temporal|tempestade|agua|molha*',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['works', 'care'],
    answer: [
      'A placa queima na chuva porque a água chega a ela com a energia ligada: entra pela tampa mal fechada, pelo furo dos fios ou escorre pelo próprio cabo, e fecha curto entre os contatos. Em temporal há uma segunda causa, o surto que vem pela rede. Se ela está molhada agora, desligue o disjuntor e não religue até secar; o reparo parte de {{repair.from}} e a troca fica de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Por onde a água entra',
    text: [
      'O caminho mais comum é o fio: ele desce molhado do alto e leva a gota até o borne. Uma curva para baixo antes da caixa faz a água pingar do lado de fora.',
      'Furo tampado com massa seca racha, e caixa de plástico ao sol empena. As duas coisas se veem de fora, sem abrir nada.',
    ],
    points: [
      'Tampa com parafuso faltando.',
      'Botoeira da rua sem vedação, que molha por dentro.',
      'Caixa no chão, na altura da poça.',
      'Sem protetor de surto no quadro de luz.',
    ],
  },
  {
    when: [asksCause, 'rele|reles', 'cola*|gruda*|queima*|trava|estala*'],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['works', 'care'],
    answer: [
      'O relé da placa cola porque a faísca de cada partida derrete um pouco o contato, e com motor forçado ela é maior: folha pesada, capacitor fraco e toques repetidos no botão acabam soldando um contato no outro. O motor então não desliga: corte o disjuntor na hora. Trocar o relé parte de {{repair.from}}; placa nova fica de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Para o relé novo não colar também',
    text: [
      'Mede-se a corrente do motor na partida e move-se a folha na mão. Relé trocado num motor que puxa demais dura poucas semanas.',
    ],
    points: [
      'Motor que segue rodando: relé colado.',
      'Estala e não anda: contato queimado.',
      'Só um sentido: um dos dois relés.',
    ],
  },
  {
    when: [
      'trimpot|trimpots|jumper|jumpers|dip switch|dipswitch|potenciometro',
      'placa|central|portao|motor|receptor|forca|quebr*|estrag*',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['works', 'adjust'],
    answer: [
      'Na placa do portão, o trimpot é o parafusinho de girar que ajusta uma medida, como força ou tempo de pausa, e o jumper, ou a chave DIP, é a ponte que liga ou desliga uma função, como o fechamento automático. O nome impresso ao lado diz qual é qual. Mexer com a placa ligada pega tensão da rede; regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Como o técnico muda sem perder o ajuste que havia',
    text: [
      'Ele fotografa a posição antes, muda uma coisa por vez e prova com o vão vazio. Jumper trocado pode inverter o motor ou desligar a fotocélula, e força alta quebra engrenagem e machuca.',
    ],
    points: [
      'FOR, FORÇA ou EMB: força do motor.',
      'PAUSA ou TCA: espera antes de fechar sozinho.',
      'Trimpot que gira em falso: troca-se a peça ou a placa.',
      'Função que não está no manual: pergunte antes.',
    ],
    send: 'Mande a foto da etiqueta da central e diga o que quer mudar.',
  },
  {
    when: [
      'luz da garagem|lampada|luz|refletor|iluminacao',
      'junto|acender|apagar|desligar|ligar|acende|apaga|acenda',
      asksCan,
    ],
    unless: 'pisca|falta|sem luz|central|placa|fraca|nao abre|cai|sinaleira',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['works', 'compatibility'],
    answer: [
      'Sim, se a central tiver a saída de luz de garagem, que muitas têm, direta ou por um módulo: ela acende a lâmpada quando o portão abre e apaga sozinha depois de um tempo programado. Um eletricista leva o fio da lâmpada até ali; ligar na central fica a partir de {{repair.from}}.',
    ],
    heading: 'O que conferir antes',
    text: [
      'A saída aguenta só alguns watts: refletor ou várias lâmpadas pedem um relé. O tempo da luz se programa na placa.',
    ],
    points: [
      'Sem essa saída: lâmpada com sensor de presença, sem ligação com o portão.',
      'LED que pisca apagado: a saída deixa passar corrente, e o relé resolve.',
      'Nada se liga nos bornes do motor.',
    ],
  },
  {
    when: [
      'funciona|anda|liga|abre|trabalha',
      'sem a placa|sem placa|sem central|sem a central|direto na tomada|ligar direto',
      'motor|portao',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['works', 'safety'],
    answer: [
      'Não funciona como portão: sem a central ninguém manda parar no fim, inverter nem sentir uma pessoa. Ligado direto na tomada o motor até gira, num sentido só, empurra o batente e queima a bobina. Se a placa morreu, use na mão até trocá-la, de {{part.board.from}} a {{part.board.to}}, ou consertá-la, a partir de {{repair.from}}.',
    ],
    heading: 'Usar na mão até a troca',
    text: ['Disjuntor desligado, folha reta, cabos inteiros: solte o motor na chave e feche com cadeado.'],
    points: [
      'Basculante só se a folha para em qualquer altura.',
      'De correr em rampa não se destrava.',
      'Leve ao técnico o código impresso na placa.',
    ],
  },
  {
    when: [
      'em cima do sensor|sensor de chao|sensor em chao|sensor em piso|laco indutivo|laco magnetico|laco',
      'abre|abrir|portao|nao abre|carro|para',
    ],
    unless: 'presenca|fotocelula|fecha em cima|moto nao',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Portão que abre só com o carro em cima do sensor tem laço no piso: um fio enterrado que sente o metal e manda a central abrir, e por isso gente e bicicleta não o acionam. Se ele passou a exigir o carro bem no meio, o ajuste de sensibilidade saiu do lugar ou o fio do piso trincou.',
    ],
    heading: 'O que é do laço e o que é do portão',
    text: [
      'O fio no concreto e o módulo que o lê são de empresa de controle de acesso. Do contato do módulo até a central, o exame e o conserto são nossos, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Controle e botoeira abrem normalmente: central boa, laço a ajustar.',
      'Nada abre: o defeito é do portão, e não do piso.',
      'Falha depois de obra ou buraco na entrada: fio partido.',
      'Moto não é vista: pouco metal, comum em laço largo.',
    ],
    further: 'Onde o contato se liga está em [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande pelo WhatsApp um vídeo do carro chegando, a foto do corte no piso e a da etiqueta da central.',
  },
  {
    when: [
      'esqueci|esquecer|esqueco|esquecido|se eu deixar|deixei|deixar',
      'fecha sozinh*|fechar sozinh*|ele fecha|vai fechar|se fecha',
    ],
    unless: 'celular|aplicativo|sirene|desligar|controle|nao fecha',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['works', 'adjust'],
    answer: [
      'Só fecha sozinho o portão em que o fechamento automático está ligado na central; de fábrica muitos vêm sem ele, e aí quem esquece aberto deixa aberto. Ligá-lo e acertar a pausa custa de {{part.adjustment.from}} a {{part.adjustment.to}}, e pede fotocélula no vão, de {{part.photocell.from}} a {{part.photocell.to}}, para não fechar sobre ninguém.',
    ],
    heading: 'Como saber se o seu tem a função',
    text: ['Abra, fique fora do vão e espere alguns minutos sem tocar em nada.'],
    points: [
      'Fechou: a função está ligada, e o tempo se muda.',
      'Não fechou: desligada, ou fotocélula cortada.',
      'Central antiga sem a função: um temporizador externo a acrescenta.',
      'Casa com bicho ou criança solta: prefira um aviso de portão aberto.',
    ],
    further:
      'Em que entrada isso se liga está em [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta da central e a do vão, com os sensores, se houver.',
  },
  {
    when: [
      'manual de motor|manual de central|manual de placa|manual de controle|manual de portao|manual de fotocelula|manual fotocelula|manual de receptor|manual de instalacao|manual em portugues|manual pdf|manual ppa|manual garen|manual peccinin|manual rossi|esquema de ligacao|esquema ligacao|esquema de placa|esquema placa|esquema de central|esquema eletrico|diagrama|esquema de fios',
    ],
    unless: 'automatizar|destravar|abertura manual',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Manual e esquema de ligação de motor ou central não publicamos: quem os fornece é o fabricante, pelo modelo escrito por inteiro na etiqueta da placa. Com a foto da etiqueta da central, dizemos pelo WhatsApp que borne é de botoeira, fotocélula e trava; a ligação da rede fica com o técnico.',
    ],
    heading: 'Como achar o esquema certo da placa',
    text: [
      'Placas da mesma marca mudam de borne entre gerações, e seguir o desenho de outra queima a saída. Procure o código impresso no circuito, e não o nome da tampa.',
      'Ligar acessório ou refazer ligação errada entra num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Foto inteira da placa, com os bornes legíveis.',
      'Etiqueta do motor, com tensão e potência.',
      'Cor e destino de cada fio que já está ligado.',
      'Quem abre a caixa é o técnico, com o disjuntor desligado.',
    ],
  },
];
