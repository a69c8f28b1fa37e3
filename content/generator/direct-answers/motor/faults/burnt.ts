/** Answers to titles about motors: burnt. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { from220To127 } from '../../../words/title-groups.ts';

export const burntAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'queimou de novo|queimou duas vezes|queimou outra vez|queima de novo|toda hora queima|vive queimando|sempre queima|queima sempre|queimou 2 vezes|queimou 3 vezes|queimou tres vezes|segunda vez que queima|terceira vez que queima|queima direto|queima todo|duas vezes|pela segunda vez|pela terceira vez|queima muito',
      'motor|placa|central|capacitor|fusivel',
      'queim*|portao',
    ],
    unless: 'disjuntor|parcel*|fumaca|cheiro',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    isAboutModel: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Motor ou placa que queima mais de uma vez não é azar: a causa ficou no portão. São quatro as suspeitas: folha pesada ou desequilibrada, tensão que cai ou surto na rede, uso acima do que o motor aguenta e água na caixa. Antes de pôr outra peça, peça a prova da folha na mão, a medida da tensão na partida e a conta de aberturas na hora cheia.',
    ],
    heading: 'O que cada causa deixa para ver',
    text: [
      'Placa com trilha preta e fusível aberto aponta surto, e pede DPS e terra; bobina com cheiro de verniz aponta esforço, e pede equilíbrio da folha. Placa nova custa de {{part.board.from}} a {{part.board.to}}, e estator, de {{part.stator.from}} a {{part.stator.to}}: trocar sem achar a causa é pagar duas vezes.',
      'Se o serviço anterior foi nosso, ele tem {{repair.warranty}} de garantia, e a peça, {{parts.warranty}}.',
    ],
    points: [
      'Queima depois de temporal: surto.',
      'Queima no calor e em dia de muito movimento: ciclos demais.',
      'Queima sem razão, com a folha dura na mão: peso.',
      'Queima com a caixa úmida: vedação e furo do fio.',
    ],
    send: 'Mande a etiqueta do motor, a foto da peça queimada e as datas de cada queima.',
  },
  {
    when: [
      'cheiro|fumaca|queimado',
      'placa|central|fio|fiacao|capacitor',
      'ou',
      'motor|bobina|capacitor|central|placa',
      'cheiro|cheirando|fedor|fumaca|queimando',
    ],
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Desligue o disjuntor antes de procurar a causa e não acione mais; com fumaça que não para, saia de perto e ligue 193. Depois cheire de fora, sem abrir: cheiro doce de verniz com carcaça quente é bobina do motor, de {{part.stator.from}} a {{part.stator.to}}; cheiro de plástico junto da caixa da central é placa ou fio, de {{part.board.from}} a {{part.board.to}}; um estouro seco e cheiro de óleo são do capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'O que cada cheiro quer dizer',
    text: [
      'Bobina queima porque o motor ficou ligado sem girar, por folha pesada ou fim de curso que não cortou. A placa queima por surto, água ou borne frouxo. Trocar a peça sem achar isso é pagar duas vezes.',
      'O técnico mede a bobina e a fuga para a carcaça antes de dar tensão, porque uma placa nova num motor em curto se perde na primeira partida.',
    ],
    points: [
      'Mancha preta na tampa da central: placa.',
      'Disjuntor que cai ao religar: curto, não insista.',
      'Borne derretido: fio frouxo que esquentou.',
      'Motor quente com o portão parado: relé colado.',
    ],
    send: 'Com o disjuntor desligado, mande fotos da caixa fechada, da tampa e da etiqueta do motor.',
  },
  {
    when: [
      'motor|placa|central|portao',
      '110|127|110v|127v|220|220v',
      'ligado em|ligaram em|liguei em|ligou em|ligaram errado|liguei errado|voltagem errada|tensao errada|ligado errado',
      'queim*|queimo|estrag*|parou|pifou|fumaca|morreu',
    ],
    unless: from220To127,
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'price'],
    answer: [
      'Motor de 127 V ligado em 220 V queima em segundos o capacitor, a placa ou a bobina; deixe o disjuntor desligado até o técnico medir cada um, porque nem sempre vão os três. Capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, placa entre {{part.board.from}} e {{part.board.to}}, e bobina entre {{part.stator.from}} e {{part.stator.to}}; acima disso compara-se com o motor novo, de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'Antes de pôr qualquer peça nova',
    text: [
      'O ponto se corrige primeiro: peça nova na tensão errada queima do mesmo jeito. Quem muda o circuito é o eletricista, e a etiqueta do motor diz o que ele pede.',
      'Garantia de fábrica não cobre ligação errada; se quem ligou foi um profissional, a conta é dele.',
    ],
    points: [
      'Foto da etiqueta do motor, com a tensão dele.',
      'Tensão medida no ponto, e não na tomada ao lado.',
      'Fotocélula e receptor testados junto.',
      'Recibo de quem fez a ligação.',
    ],
    send: 'Mande a foto das etiquetas do motor e da central e conte o que se viu na hora: cheiro, estalo ou fumaça.',
  },
  {
    when: [
      'queimado|queimou|queimada',
      'motor',
      'tem conserto|tem como consertar|da para consertar|da para arrumar|tem arrumacao|conserta|recupera*|tem jeito',
    ],
    unless: 'vale a pena|quanto custa|placa|capacitor',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'worth'],
    answer: [
      'Sim, se a peça ainda se acha: bobina queimada se resolve trocando o estator, de {{part.stator.from}} a {{part.stator.to}}, e muito motor dado por queimado tem só o capacitor ruim, de {{part.capacitor.from}} a {{part.capacitor.to}}. Troca-se o motor, de {{replacement.from}} a {{replacement.to}} numa casa, quando a carcaça, o eixo ou a engrenagem foram junto.',
    ],
    heading: 'Separar motor queimado de peça queimada',
    text: [
      'Deixe o disjuntor desligado até medir. Cheiro de verniz e disjuntor que cai ao comando apontam bobina; zumbido sem girar, capacitor.',
    ],
    points: [
      'Descubra o que queimou o primeiro: folha pesada queima o segundo.',
      'Placa se testa antes de ligar motor novo.',
      'Motor fora de linha: conjunto novo.',
    ],
  },
  {
    when: ['sera|sera que|acho que', 'queimou|queimado|queimou o motor', 'motor'],
    unless: 'raio|enchente|placa ou|bateria',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs'],
    answer: [
      'Pode ser, mas três sinais é que dizem: cheiro de verniz queimado na caixa, disjuntor que cai ao dar o comando e motor quente com o portão parado. Se ele só zumbe e não gira, costuma ser capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou folha presa; se nem zumbe, procure energia, fusível e placa antes.',
    ],
    heading: 'Confirmar sem abrir nada',
    text: [
      'Veja se a luz da central acende e se a botoeira da parede faz algum som. Com cheiro, deixe o disjuntor desligado; bobina queimada se resolve com estator, de {{part.stator.from}} a {{part.stator.to}}, ou com motor novo, de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    points: [
      'Parou depois de raio: quase sempre placa.',
      'Parou aos poucos, cada vez mais fraco: capacitor ou folha pesada.',
      'Não insista no controle: o motor travado queima de verdade.',
    ],
    send: 'Mande um vídeo com som do momento em que aperta o controle.',
  },
  {
    when: [
      'troca|trocar|trocando|substituir|substituicao',
      'motor',
      'queimado|queimou|queimada|pifou|pifado|estragou|estragado',
    ],
    unless:
      'capacitor|placa|central|fusivel|vale a pena|compensa|ou|rebobina*|enrola*|controle|condominio|predio',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Trocar um motor de portão queimado custa em geral de {{replacement.from}} a {{replacement.to}} numa casa, com o novo instalado, e leva de {horas de instalação}. Antes da troca o técnico mede o velho, porque nem todo motor com cheiro queimou: capacitor ou placa têm o mesmo cheiro e saem por menos.',
    ],
    heading: 'O que se resolve junto com a troca',
    text: [
      'Motor não queima sem causa: folha pesada, uso seguido ou tensão baixa. Se ela fica, o novo queima igual; por isso a folha é movida na mão antes de se escolher o modelo.',
      'Deixe o disjuntor do portão desligado até lá. Para o mesmo dia, escreva cedo: depende de agenda e de o modelo certo estar à mão.',
    ],
    points: [
      'Em basculante, os kits instalados vão de {{kit.padrao}} a {{kit.jetflex}}.',
      'De correr ou de abrir sai por orçamento, pelo peso e pelo comprimento da folha.',
      'Suporte, cremalheira e ponto de energia em bom estado ficam.',
      'Controle antigo só serve se a central ficar ou for da mesma família.',
    ],
    further:
      'Como distinguir bobina, capacitor e placa está em [motor de portão queimado](/motor-de-portao-queimado).',
    send: 'Com o disjuntor desligado, mande pelo WhatsApp a foto da etiqueta do motor, outra do portão inteiro por dentro e o bairro: dizemos o valor da troca e o primeiro horário.',
  },
  {
    when: [
      'motorredutor*|motoredutor*|moto redutor|motor redutor|motorreductor',
      'quebr*|parou|queim*|barulho*|defeito*|nao funciona|nao gira|travou|consert*|trocar|troca|estragou|gasto',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'O motorredutor quebrado quase sempre se conserta: o que cede primeiro é a engrenagem de dentro da caixa, e trocá-la fica entre {{part.gears.from}} e {{part.gears.to}}. Se a bobina queimou, o estator custa de {{part.stator.from}} a {{part.stator.to}}; sem peça à venda, o motor inteiro, numa casa, sai de {{replacement.from}} a {{replacement.to}}. Desligue o disjuntor até alguém olhar.',
    ],
    heading: 'Qual metade do motorredutor parou',
    text: [
      'O conjunto são duas metades: o motor elétrico, que gira, e o redutor, que troca a velocidade por força. O som diz qual delas falhou, e a folha se confere antes, porque folha pesada quebra a engrenagem nova do mesmo jeito.',
    ],
    points: [
      'Gira e a folha fica parada: engrenagem ou chaveta do redutor.',
      'Ronca e não gira: capacitor, ou folha presa.',
      'Mudo, com a placa acesa: relé, fio ou bobina.',
      'Óleo ou graxa no chão: retentor do redutor.',
    ],
    send: 'Mande a foto da etiqueta do motorredutor e diga se ele gira, ronca ou ficou mudo.',
  },
  {
    when: [
      'queimou|queimado|queimada|queimar',
      'chuva|chuvas|choveu|temporal|molhou|depois de chuva|por causa de chuva|por causa de temporal',
      'motor|portao|placa|central',
    ],
    unless:
      'raio*|trovao|relampago|seguro|garantia|proteg*|protecao|quem paga|pode|posso|capa|evitar|sensor|fotocelula|controle*|interfone|cheiro',
    isAboutSubject: true,
    isComplaint: true,
    subject: 'motor',
    aspects: ['repair'],
    answer: [
      'Desligue o disjuntor do portão e não religue até a caixa ser vista: depois de chuva, o mais comum é a água ter queimado a placa, e o motor só queima se ela entrou na carcaça. Trocar a placa fica de {{part.board.from}} a {{part.board.to}}; o estator do motor, de {{part.stator.from}} a {{part.stator.to}}. Se foi só umidade, secar e vedar começa em {{repair.from}}.',
    ],
    heading: 'Placa ou motor: o que a água queimou',
    text: [
      'Luz da placa apagada, com o disjuntor armado, aponta para a placa ou o fusível. Disjuntor que cai na hora em que se liga aponta para água na bobina ou num fio, e não se tenta de novo.',
      'Quando placa e motor queimaram juntos, compare com um conjunto novo: numa casa, a troca vai de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Borracha da tampa, furo dos fios e conduíte que vem do chão: é por aí que a água entra.',
      'Motor em poça: a base se levanta antes de pôr o novo.',
      'Folha reta e disjuntor desligado: a chave deixa usar na mão.',
    ],
    further: 'O que se salva e o que se troca está em [placa do portão molhou](/placa-do-portao-molhou).',
    send: 'Mande a foto da etiqueta do motor, da caixa fechada e do lugar por onde a água chega, com o bairro.',
  },
  {
    when: [
      '110|127|tensao|voltagem|volts',
      '220|errad*',
      'queimou|queimar|queimado|queima|liguei|ligado|ligaram|ligou|ligar',
    ],
    unless: `${from220To127}|pico|picos|surto|oscilacao|raio|apagao|queda de energia|queda de luz|voltou a energia|voltou a luz`,
    subject: 'motor',
    winsTies: true,
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
    when: ['cheir*', 'borracha|plastico', 'motor|portao|esquent*|placa'],
    subject: 'motor',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['repair'],
    answer: [
      'Desligue o disjuntor e não acione mais: cheiro de borracha ou de plástico costuma ser fio, plugue ou capa de cabo que aquece, e cada tentativa leva mais uma peça. Espere esfriar sem abrir a caixa; se houver fumaça que não para, saia de perto e ligue 193.',
    ],
    heading: 'O que cada cheiro costuma ser',
    text: [
      'Borracha é fio ou plugue; verniz adocicado é a bobina do motor; peixe é capacitor; plástico é borne ou transformador. O técnico mede a bobina antes de falar em troca.',
      'Capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}; placa, entre {{part.board.from}} e {{part.board.to}}; bobina, entre {{part.stator.from}} e {{part.stator.to}}.',
    ],
    points: [
      'Folha pesada na mão: foi ela que aqueceu o motor.',
      'Cheiro na tomada: plugue frouxo.',
      'Cheiro e ronco juntos: capacitor ou engrenagem presa.',
    ],
    further: 'O que se conserta no motor está em [conserto de motor](/topicos/conserto-de-motor-de-portao).',
    send: 'Sem ligar, mande a foto da caixa fechada, da tomada e da etiqueta do motor.',
  },
  {
    when: ['fumaca|fumacando|fumegando|soltando fumaca', 'motor|portao|central|placa|caixa'],
    unless: 'detector|sensor de fumaca|alarme',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Fumaça no motor ou na central do portão: desligue o disjuntor no quadro já, fique longe da caixa e não dê mais nenhum comando. Se ela continua depois de desligado, ou se há chama, saia e ligue 193; parou, deixe desligado até a medição.',
    ],
    heading: 'De onde a fumaça saiu',
    text: [
      'Olhe de longe e guarde três coisas para o técnico: a cor da fumaça, de que lado da caixa saiu e o que o portão fazia no momento. Isso separa motor, placa e fio quase sem abrir nada.',
      'Não ligue de novo para confirmar. A segunda tentativa leva a peça que ainda tinha conserto.',
    ],
    points: [
      'Fumaça clara e cheiro de verniz, com o motor roncando: bobina.',
      'Estouro seco e fumaça curta: capacitor.',
      'Mancha preta na tampa, do lado da placa: trilha ou relé.',
      'Cheiro de plástico junto ao fio: emenda ou borne frouxo.',
      'Fumaça pouca e branca num motor molhado: água esquentando, e também se desliga.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que fumaça costuma custar',
        text: [
          'Capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, placa entre {{part.board.from}} e {{part.board.to}}, estator entre {{part.stator.from}} e {{part.stator.to}}. O técnico mede as três peças antes do preço e procura o que forçou: folha pesada, uso acima do motor ou tensão errada.',
        ],
      },
    ],
    questions: [
      {
        question: 'Parou a fumaça e o portão anda. Posso usar?',
        answer: 'Não. O verniz que queimou não volta, e o curto seguinte pode acontecer com a casa vazia.',
      },
      {
        question: 'Como saio com o carro enquanto isso?',
        answer:
          'Com o disjuntor desligado e a folha reta e no lugar, use a chave de destravamento e leve o portão na mão, em duas pessoas.',
      },
    ],
  },
  {
    when: [
      'cheir*|fedor',
      'queimad*|queimando|forte|estranho',
      'normal|e normal|e grave|perigoso|e perigoso|posso usar|posso continuar',
      'motor*|portao|portoes|placa|central',
    ],
    subject: 'motor',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['repair'],
    answer: [
      'Não é normal, nem em motor novo, e não continue usando: desligue o disjuntor no quadro, deixe a caixa fechada e, se houver fumaça que não para, saia de perto e ligue 193. O cheiro vem da bobina, do capacitor, da placa ou de um fio frouxo que esquenta. Em motor na garantia, chame quem instalou; fora dela, capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, placa entre {{part.board.from}} e {{part.board.to}} e bobina entre {{part.stator.from}} e {{part.stator.to}}.',
    ],
    heading: 'O que se aceita e o que não se aceita',
    text: [
      'Um motor novo pode soltar, na primeira semana, um leve cheiro de tinta ou de graxa que esquentou, e ele some sozinho. Cheiro de verniz, de plástico ou de fio queimado não some: volta mais forte até a peça parar.',
    ],
    points: [
      'Cheiro com ronco e folha parada: o motor força sem sair do lugar.',
      'Cheiro depois de muitas aberturas seguidas: uso acima do que ele aguenta.',
      'Cheiro junto da tomada: plugue frouxo ou fio fino.',
    ],
    send: 'Sem religar, mande pelo WhatsApp a foto da etiqueta do motor e da tomada e diga quando o cheiro apareceu.',
  },
  {
    when: [
      'cheir*|fedor|fedendo',
      'queimad*|queimando|queimou|queima|fio|verniz|peixe|podre|forte|ruim|estranho|curto',
      'motor*|portao|portoes|placa|central|esquent*|automatizador',
    ],
    unless: 'enrolar|porta de aco|porta de vidro',
    subject: 'motor',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['repair'],
    answer: [
      'Desligue o disjuntor no quadro, não aperte mais o controle e deixe a caixa fechada; se houver fumaça que não para, saia de perto e ligue 193. Cheiro de queimado num portão vem da bobina do motor, do capacitor, da placa ou de um fio frouxo, e só a medição diz qual. Desligado a tempo, muitas vezes é a peça barata: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; placa, de {{part.board.from}} a {{part.board.to}}; bobina, de {{part.stator.from}} a {{part.stator.to}}.',
    ],
    heading: 'O que cada cheiro aponta',
    text: [
      'Com a energia cortada e depois de alguns minutos, o nariz ajuda: verniz doce é bobina, plástico é fio ou borne, peixe é capacitor ou componente da placa.',
      'Lembre-se do último som. Ronco comprido antes do cheiro mostra que o motor forçava contra uma folha presa ou partia sem capacitor.',
    ],
    points: [
      'Ronco e cheiro de verniz: motor sem conseguir girar.',
      'Estalo e silêncio: capacitor ou placa.',
      'Cheiro e disjuntor que desarma: curto, não religue.',
      'Cheiro só depois de muitas aberturas: motor acima do que aguenta.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Do capacitor ao motor novo: as faixas',
        text: [
          'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; placa, de {{part.board.from}} a {{part.board.to}}; estator, de {{part.stator.from}} a {{part.stator.to}}. Motor novo, de {{replacement.from}} a {{replacement.to}} instalado, entra na conversa só quando a bobina de um motor antigo se foi.',
          'Antes de religar com peça nova, a folha é solta e levada na mão. Se ela pesa, a peça nova queima do mesmo jeito.',
        ],
      },
    ],
    questions: [
      {
        question: 'O cheiro passou e o portão voltou a andar. E agora?',
        answer:
          'Deixe no manual até a visita. Verniz queimado perde o isolamento, e o motor para de vez ou dá choque na carcaça.',
      },
      {
        question: 'Cheiro em motor novo é normal?',
        answer:
          'Um pouco de cheiro de tinta ou graxa na primeira semana, sim. Cheiro de queimado não: desligue e chame quem instalou, dentro da garantia.',
      },
    ],
  },
  {
    when: ['causa|causas|motivo|motivos|por que|porque|o que faz|o que queima', 'queim*', 'motor'],
    unless: 'capacitor|fusivel|placa|controle|raio|cheiro',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'O motor de portão queima por calor, e o calor vem de esforço: folha pesada ou desequilibrada, uso acima dos ciclos dele, capacitor fraco e tensão errada ou baixa. Água na bobina e fim de curso que não desliga completam a lista. Em quase todos os casos a folha já avisava na mão.',
    ],
    heading: 'Como cada causa queima e como evitar',
    text: [
      'Com peso demais ele puxa mais corrente, esquenta o verniz do fio e um dia as espiras se tocam. Com capacitor fraco ele ronca sem girar, e ronco é calor puro. Ligado em tensão errada, queima em segundos ou nunca tem força.',
      'Trocar o motor sem achar a causa é comprar o próximo defeito: o novo queima no mesmo prazo.',
    ],
    points: [
      'Folha leve na mão, conferida duas vezes por ano.',
      'Solte o botão se ele ronca e não anda.',
      'Motor de ciclos compatíveis com prédio ou comércio.',
      'Disjuntor, terra e fio de bitola certa.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Prevenir custa menos',
        text: [
          'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; roldana ou equilíbrio, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Já queimado, o estator fica entre {{part.stator.from}} e {{part.stator.to}}, e o kit novo para basculante parte de {{kit.padrao}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'O protetor térmico não evita?',
        answer: 'Adia: desliga quando esquenta. Quem insiste toda vez que ele volta acaba queimando.',
      },
      {
        question: 'Raio queima o motor?',
        answer: 'Queima mais a placa. A bobina aguenta melhor, mas pode ir junto.',
      },
    ],
    send: 'Se ele ainda anda, mande um vídeo com som e a etiqueta: dizemos o que o está forçando.',
  },
  {
    when: [
      'motor',
      'test*|direto|multimetro|medir|bancada|como saber|saber se|sinais|sintoma*',
      'queimou|queimad*|queimando|direto|multimetro|bancada|bom|boa|ruim|funciona|funcionando|presta|estragou|fim de vida',
    ],
    unless:
      'portao e bom|motor e bom|bom motor|motor bom|voltagem|127|220|110|capacitor|fotocelula|controle|marca|marcas|peso|kg|seguro|garantia|usado|vai quebrar|por que|medir portao|medir o portao|comprar|desgastou|pesado',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Para saber se o motor queimou, comece pelo que não exige abrir nada: cheiro de verniz na caixa, disjuntor que cai ao comando e carcaça quente com o portão parado apontam bobina. Zumbido sem giro é quase sempre capacitor ou folha presa, que custam bem menos.',
    ],
    description:
      'Motor de portão queimado dá cheiro de verniz, disjuntor que cai ao comando ou carcaça quente parada; zumbido sem giro costuma ser só capacitor.',
    heading: 'A ordem da prova, do simples ao multímetro',
    text: [
      'Desligue o disjuntor, solte o motor na chave e mova a folha: se ela pesa, o defeito está na folha, no trilho ou na dobradiça. Leve? Religue e escute um comando, de longe. Estalo sem som de motor é placa ou bobina aberta; ronco é capacitor.',
      'O teste direto na rede, sem a central, é do técnico: sem fim de curso e sem força regulada, a folha vai até quebrar. Ele mede a resistência entre os fios, que num motor bom é baixa e parecida nos dois sentidos, e a fuga para a carcaça, que tem de ser nenhuma.',
    ],
    points: [
      'Bobina aberta: o multímetro não acusa nada.',
      'Bobina em curto: resistência perto de zero, disjuntor caindo.',
      'Fuga para a carcaça: choque e DR que desarma.',
      'Medidas certas e motor fraco: capacitor.',
    ],
    sections: [
      {
        aspect: 'signs',
        heading: 'Consertar ou trocar',
        text: [
          'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; estator, de {{part.stator.from}} a {{part.stator.to}}; motor novo instalado no basculante, de {{kit.padrao}} a {{kit.jetflex}}. Com estator queimado e engrenagem gasta ao mesmo tempo, a troca costuma sair melhor.',
        ],
      },
    ],
    questions: [
      {
        question: 'O motor parou quente e voltou depois. Queimou?',
        answer:
          'Não: foi o protetor térmico. Mas ele avisa que há esforço demais, e o próximo aviso pode ser o último.',
      },
      {
        question: 'Posso ligar o motor direto na tomada para testar?',
        answer: 'Não. Ele não tem quem o pare, e a folha em movimento machuca e entorta o conjunto.',
      },
    ],
    send: 'Mande a foto da etiqueta e um vídeo com som do motor recebendo o comando, filmado de longe.',
  },
  {
    when: [
      'estouro|estourou|explodiu|explosao|deu um estouro|deu um pipoco|pipocou|pipoco|papoco|estalo forte|deu um estralo|faisca|faiscou|soltou faisca|deu um clarao|clarao',
      'motor|caixa|placa|central|portao|capacitor|tomada',
    ],
    unless: 'mola|cabo de aco|pneu|cano|bomba|controle|bateria|choque|fogo|chama|pegando',
    winsTies: true,
    isDanger: true,
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Desligue já o disjuntor do portão no quadro e não religue para ver se passou. Estouro na caixa do motor costuma ser o capacitor que abriu, o varistor que se sacrificou por um pico na rede ou um curto na placa. Não abra a tampa, porque o capacitor guarda choque depois de desligado; capacitor se troca de {{part.capacitor.from}} a {{part.capacitor.to}}, e placa de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'O que pode ter estourado',
    text: [
      'O capacitor estoura com um som seco e deixa óleo ou papel prateado; o motor passa a roncar sem partir. O varistor fica preto e é barato: ele existe para isso. Se há cheiro forte e mancha na placa, ela foi junto.',
      'O técnico mede a tensão do ponto antes de pôr peça nova: emenda ruim e neutro solto repetem o estouro.',
    ],
    points: [
      'Foi no momento do raio ou da volta da luz: surto.',
      'Foi na partida do motor: capacitor ou bobina em curto.',
      'Fumaça ou brasa: afaste todos e ligue 193.',
      'Portão aberto: com a folha reta e os cabos inteiros, feche na mão pela chave.',
    ],
    send: 'Mande a foto da etiqueta do motor e da caixa fechada, conte se havia chuva ou se a luz tinha voltado, e o bairro.',
  },
  {
    when: [
      'rotor|rotores|induzido|induzidos',
      'arranh*|risc*|enferruj*|ferrugem|gast*|empen*|amass*|marcad*|desgast*|raspa*|raspando|torto',
    ],
    unless: 'serve em|serve no|ou|o que e|diferenca',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'replace'],
    answer: [
      'Rotor do motor do portão arranhado, marcado ou gasto é sinal de rolamento com folga: o rotor desce, raspa no estator, ronca e esquenta. Rolamentos e engrenagem se trocam de {{part.gears.from}} a {{part.gears.to}}; se o estator também se feriu, de {{part.stator.from}} a {{part.stator.to}}. Risco leve, sem roçar, não condena a peça. Quem decide é o técnico, com o motor aberto na bancada.',
    ],
    description:
      'Rotor arranhado no motor do portão é sinal de rolamento com folga; trocar rolamentos e engrenagem fica de {{part.gears.from}} a {{part.gears.to}}.',
    heading: 'Trocar o rolamento, o rotor ou o motor',
    text: [
      'Rotor e estator são feitos um para o outro, e o rotor avulso nem sempre se acha. Quando a rosca da ponta dele também gastou, o valor do conserto se compara com o de um motor novo, que numa casa fica entre {{replacement.from}} e {{replacement.to}} instalado.',
    ],
    points: [
      'Ronco que cresce com o uso: rolamento no fim.',
      'Cheiro de verniz: estator, e o disjuntor fica desligado.',
      'Ferrugem no rotor: entrou água, e a tampa se confere junto.',
    ],
    send: 'Mande a foto da etiqueta do motor e um vídeo com o som dele.',
  },
  {
    when: ['rotor|rotores|induzido|induzidos', 'queim*'],
    unless: 'serve em|serve no|ou|o que e|diferenca',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'replace'],
    answer: [
      'O rotor do motor de portão quase nunca queima, porque não tem fio: o que queima é a bobina do estator em volta dele, e o rotor só escurece. Desligue o disjuntor e não teste de novo. Trocar o estator fica de {{part.stator.from}} a {{part.stator.to}}, com a mão de obra; se o rotor ficou azulado ou empenado, compara-se com um motor novo.',
    ],
    heading: 'Bobina, rotor ou o motor inteiro',
    text: [
      'A bobina queima quando o motor fica com energia e sem girar: capacitor fraco, folha pesada ou rolamento preso. A causa se corrige na mesma visita, senão a peça nova queima igual. O motor novo, instalado numa casa, fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Disjuntor que cai ao ligar: bobina em curto.',
      'Só zumbido, sem calor e sem cheiro: capacitor antes do estator.',
      'Peça pelo modelo inteiro da etiqueta.',
    ],
    send: 'Mande a foto da etiqueta do motor e conte se houve cheiro ou fumaça.',
  },
  {
    when: [
      'escova*|carvao|carvoes',
      'motor*|dc|24v|24|corrente continua',
      'gast*|troc*|queim*|faisc*|acab*|desgast*|quebr*|preco|quanto|dura',
    ],
    unless: 'vedacao|limp*|trilho|sem escova|brushless',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    isAboutFigure: true,
    isComplaint: true,
    aspects: ['repair', 'replace'],
    answer: [
      'Escova, ou carvão, só existe em motor de corrente contínua com escovas: gasta, ele perde força, falha na partida e anda se alguém empurra. O técnico troca o par pela medida do modelo e limpa o coletor, num conserto de {{repair.from}} a {{repair.to}}, se a peça se acha. O motor comum, de 127 ou 220 V, é de indução e não tem escova.',
    ],
    heading: 'Como saber se o seu motor tem escova',
    text: [
      'A etiqueta diz: 24 V ou corrente contínua pode ter; 127 V ou 220 V com capacitor não tem. No brushless quem faz o papel delas é a placa, e a mesma falha é de sensor ou de central.',
    ],
    points: [
      'Faísca e cheiro: disjuntor desligado, e a bateria também.',
      'Coletor riscado: só o par novo não resolve.',
      'Peça rara: compare com um motor novo.',
    ],
    send: 'Mande a foto da etiqueta do motor e um vídeo da partida.',
  },
];
