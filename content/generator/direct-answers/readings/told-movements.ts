/** What people describe without naming the gate: a movement, somebody on the wrong side of it, what a fitter asked. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const toldMovementReadings: readonly DirectAnswer[] = [
  {
    when: [
      'cachorro|gato|animal|pet|crianca|filho|idoso',
      'para fora|do lado de fora|lado de fora|de fora|na rua',
      'travado|trancado|nao abre|emperrado|parado|preso',
    ],
    unless: 'prendeu|esmag*|machuc*',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['power'],
    answer: [
      'Com alguém ou o animal do lado de fora e o portão travado, traga-o primeiro por outra porta. Sem outra, por dentro: desligue o disjuntor, veja de longe se a folha está reta e os cabos inteiros e solte o motor na chave; abra só um palmo, com outra pessoa segurando a folha, e ninguém passa por baixo dela.',
    ],
    heading: 'Se a folha não se solta',
    text: [
      'Torta, pesada ou com cabo frouxo, ela fica como está. Bicho solto perto de rua movimentada ou criança sozinha é caso de vizinho ou de 193, e não de forçar o portão.',
    ],
    points: [
      'Sem luz: só a chave do destravamento, por dentro.',
      'Com luz e sem resposta: tente a botoeira antes do controle.',
      'Depois de passar, feche na mão e trave o motor.',
      'Travou de novo sem motivo: visita, de {{repair.from}} a {{repair.to}}.',
    ],
    further: 'O passo de cada folha está em [portão travado](/portao-travado).',
    send: 'Mande pelo WhatsApp o bairro, uma foto do motor fechado e da fechadura do destravamento: dizemos onde se gira.',
  },
  {
    when: [
      'aperto para fechar|aperto pra fechar|mando fechar|vou fechar|na hora de fechar|em hora de fechar|quando aperto para fechar|para fechar ele',
      'abre|abre mais|abre de novo|sobe|volta a abrir|ele abre',
    ],
    unless: 'nao abre|depois de fechar|encosta',
    subject: 'central-de-comando',
    isComplaint: true,
    aspects: ['repair', 'program'],
    answer: [
      'Se você manda fechar e ele abre mais, a central acha que ainda não terminou de abrir, ou recebe a ordem no botão errado: há controle com um botão para cada sentido. Pode ser também o fim de curso de abertura que não avisa, ou a fotocélula cortada, que só deixa abrir. Regular custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Uma prova de cada vez',
    text: [
      'Deixe o vão livre, limpe as lentes e aperte a botoeira da parede, contando até cinco entre um toque e outro.',
    ],
    points: [
      'Pela botoeira fecha: botão do controle ou gravação.',
      'Abre até bater e só então fecha: fim de curso de abertura.',
      'Nunca fecha: fotocélula, ou relé de fechamento.',
      'Faz o contrário nos dois sentidos: fios do motor trocados.',
    ],
    further: 'Os testes estão em [portão não fecha](/portao-nao-fecha).',
    send: 'Mande pelo WhatsApp um vídeo dos toques, com a folha à vista, a foto do controle e a da etiqueta da central.',
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
    when: [
      'leve em mao|leve na mao|leve no manual|leve manual|leve solto|solto anda leve',
      'pesad*|nao aguenta|nao puxa|nao leva|sem forca|devagar|para',
      'motor|controle|automatico|ligado',
    ],
    unless: 'motor novo|qual motor|preco',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se a folha anda leve na mão e pesada no motor, o ferro está bom, e quem perdeu força foi o conjunto: capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}, força baixa na central, engrenagem que patina, de {{part.gears.from}} a {{part.gears.to}}, ou tensão que cai no ponto. No de correr, veja também se a cremalheira não está apoiada no pinhão.',
    ],
    heading: 'O que o motor mostra quando pesa só com ele',
    text: [
      'A prova da mão vale com o disjuntor desligado, a folha reta e os cabos inteiros, de ponta a ponta do curso.',
    ],
    points: [
      'Ronca antes de sair: capacitor.',
      'Gira e a folha quase não anda: engrenagem, porca ou embreagem.',
      'Luz da garagem baixa na partida: fio fino ou tensão fraca.',
      'Começou depois de mexerem na central: força ou desaceleração.',
      'Piora depois de várias aberturas: bobina aquecida.',
    ],
    further:
      'O preço de cada peça está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp um vídeo da abertura no motor e outro na mão, com som, e a foto da etiqueta.',
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
      'garantia',
      'controle*',
      'quanto tempo|qual|prazo|tem|dura|cobre|quantos meses|garantia de controle|garantia de o controle|garantia de controles',
    ],
    unless: 'caiu|molhou|perd*',
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'O controle que vem no nosso kit tem a garantia do conjunto, {{kit.warranty}}; o que se põe num conserto tem {{parts.warranty}}, como toda peça. Bateria, queda, água e botão forçado não entram. Em controle comprado noutro lugar vale o prazo de quem vendeu, além dos noventa dias da lei.',
    ],
    heading: 'O que parece defeito do controle e não é',
    text: ['Troque a bateria por outra do mesmo código e teste encostado no motor, antes de reclamar.'],
    points: [
      'Saiu da memória da central: grava-se de novo, sem trocar.',
      'Alcance curto em todos: antena ou receptor.',
      'Luz acesa e nada: família de código diferente da do receptor.',
    ],
    send: 'Mande pelo WhatsApp a foto do controle, frente e verso, e a do recibo ou da nota.',
  },
];
