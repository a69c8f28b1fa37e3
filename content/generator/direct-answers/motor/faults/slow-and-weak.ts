/** Answers to titles about motors: slow and weak. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const slowAndWeakAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'motor novo|motor ppa novo|motor zero|troquei o motor|trocamos o motor|trocou o motor|trocaram o motor|trocado o motor|motor trocado|depois de trocar o motor|depois de trocar de motor|depois de troca de motor|mesmo trocando o motor|com motor novo|depois de motor novo',
      'continua pesad*|continua dur*|continua muito pesad*|segue pesad*|ainda pesad*|ainda esta pesad*|ainda ficou pesad*|pesado ainda|esta pesad*|ficou pesad*|pesad* demais|muito pesad*|pesa igual|mesmo peso|nao ficou leve|continua forcando',
    ],
    unless:
      'para portao muito pesad*|para um portao muito pesad*|para portao pesad*|qual|kg|quilos|preco|comprar|serve|aguenta|preciso de|resolve|vale a pena|compensa|cabo novo|mola nova',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    isAboutModel: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Motor novo não tira peso da folha do portão: se ela continua pesada com o motor solto na chave, o defeito está na roldana, no trilho, na dobradiça, no cabo ou no contrapeso, e o motor novo vai se gastar com isso. Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor e mova a folha um pouco: se ela anda leve, falta regular a força, de {{part.adjustment.from}} a {{part.adjustment.to}}, ou conferir se o modelo serve ao peso; se pesa, a roldana ou o cabo fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    description:
      'Motor novo não tira peso da folha do portão: se ela continua pesada com o motor solto na chave, o defeito está na folha, e o motor novo se gasta com isso.',
    heading: 'A folha na mão mostra de onde vem o peso',
    text: [
      'Engatado, o motor segura qualquer folha, e por isso a prova só vale com a chave girada até o fim e alguém do outro lado. Se ela cai de um lado ou sobe sozinha, não a solte de novo.',
      'Solda no trilho ou na dobradiça fica de {{part.metalwork.from}} a {{part.metalwork.to}}. Depois do acerto se regula a força outra vez, mais baixa.',
    ],
    points: [
      'De correr: roldana travada, trilho sujo ou torto, guia de cima apertada.',
      'Basculante: contrapeso a menos, mola cansada ou cabo que raspa.',
      'De abrir: dobradiça seca ou folha caída que arrasta no piso.',
      'Leve na mão e lento no motor: força, capacitor ou tensão do ponto.',
      'Subir a força na central para compensar: queima o motor.',
    ],
    questions: [
      {
        question: 'Quem trocou o motor tem de acertar a folha?',
        answer:
          'A regulagem da força e a prova da folha fazem parte da troca, e quem a fez volta por isso sem cobrar. Peça gasta da folha se orça à parte, e devia ter sido dita antes.',
      },
    ],
    send: 'Mande pelo WhatsApp um vídeo da folha levada na mão, a foto da etiqueta do motor novo e diga quem o instalou.',
  },
  {
    when: [
      'sinal|sinais|indicios|como saber|como perceber|sintomas',
      'motor*',
      'forcado|trabalhando forcado|forcando|esforco|sofrendo|sobrecarregado|trabalhando pesado',
    ],
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'O motor está trabalhando forçado quando ronca mais grave, esquenta em poucas aberturas, abre mais devagar num sentido, faz a luz da garagem piscar na partida, treme a base ou para no meio e volta depois de esfriar. Quase sempre a culpa é da folha: solte-a na chave, com o disjuntor desligado e os cabos inteiros, e mova na mão; pesada, o conserto é nela. Fica entre {{repair.from}} e {{repair.to}}, conforme a peça.',
    ],
    heading: 'O que costuma pesar',
    text: [
      'No de correr, roldana e trilho; no basculante, contrapeso, mola e pivô; no de abrir, dobradiça caída. Se a folha está leve, mede-se o capacitor e a tensão na partida.',
    ],
    points: [
      'Não aumente a força para compensar.',
      'Chapa ou madeira nova: refaça o equilíbrio.',
      'Fio fino e longo: tensão baixa.',
    ],
    send: 'Mande um vídeo do portão andando, com som, e a etiqueta do motor.',
  },
  {
    when: [
      'como saber|como sei|saber se|sei se|como descobr*|descobrir|como identific*|identificar|como ver|da para saber|como verific*|sinal|sinais|sintoma|sintomas|saber|qual',
      'motor mais forte|motor forte|motor e fraco|motor fraco|motor ta fraco|motor esta fraco|mais potente|motor maior|nao aguenta|nao da conta|motor pequeno|potencia suficiente|motor aguenta|motor de portao e fraco|motor de portao fraco|fraco para',
    ],
    unless:
      'capacitor|controle*|bateria|quanto custa|preco|kg|quilos|hp|cv|1/4|1/2|1/3|qual o motor mais forte|qual motor mais forte|qual e o motor mais forte|motor mais forte para|motor mais potente para|qual motor aguenta|que motor aguenta|qual motor que aguenta|qual o motor que aguenta',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['signs', 'choose'],
    answer: [
      'O motor é fraco para o portão quando o peso da folha passa do que está na ficha dele, ou chega perto: em basculante, o de {{motor.quarterCv.power}} da nossa tabela leva até {{motor.quarterCv.weight}}, o de {{motor.thirdCv.power}} até {{motor.thirdCv.weight}} e o de {{motor.halfCv.power}} até {{motor.halfCv.weight}}. Se o peso cabe e ele sofre assim mesmo, o defeito é mola, contrapeso, roldana ou capacitor, e um motor maior não resolve.',
    ],
    heading: 'Duas provas antes de pagar um motor maior',
    text: [
      'A primeira é na mão: com o disjuntor desligado, os cabos inteiros e a folha reta, solte o motor na chave e mova o portão. Se ele anda leve, o peso está em ordem; se pesa, conserta-se a folha, e o motor de hoje volta a bastar.',
      'A segunda é no papel: largura vezes altura vezes o peso da chapa por metro dá o peso da folha, e a etiqueta da carcaça diz o modelo do motor.',
    ],
    points: [
      'Sofre desde o primeiro dia: motor escolhido abaixo do peso.',
      'Andava bem e ficou fraco: folha pesada ou capacitor.',
      'Esquenta só na hora do movimento: faltam ciclos por hora, e não força.',
      'Para no meio e volta: força no limite da regulagem.',
      'Chapa ou madeira acrescentada depois: refaça a conta do peso.',
    ],
    questions: [
      {
        question: 'Posso só aumentar a força na placa?',
        answer:
          'Por alguns dias ele anda. Depois gasta a engrenagem, e a folha deixa de parar quando encosta em alguém.',
      },
    ],
    send: 'Mande uma foto do portão por dentro, outra da etiqueta do motor, e a altura, a largura e o material da folha: dizemos se falta motor ou se sobra peso.',
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
      'sem forca|nao tem forca|nao aguenta|fraco|falta forca|sem forca pra|forca fraca|pouca forca|nao tem mais forca|nao da conta',
      'motor|portao|subir|abrir|puxar|levantar|basculante|folha|empurrar',
    ],
    unless: 'controle|sinal|bateria|pilha|capacitor|wi*|qual motor|nobreak|solar',
    subject: 'motor',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Motor sem força para levar a folha quer dizer, antes de tudo, folha que ficou pesada: solte o motor na chave, com o disjuntor desligado e os cabos inteiros, e mova-a na mão. Se pesa, o conserto é na folha, em geral de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; se vai leve, é capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou bobina. Não aumente a força na placa para compensar.',
    ],
    heading: 'Quem roubou a força do motor',
    text: [
      'O motor não enfraquece de um dia para o outro sem aviso: se foi de repente, pense em peça partida ou presa; se foi aos poucos, em capacitor, graxa velha ou roda gasta.',
      'Basculante que pesa para subir tem peso suspenso fora do ponto. Não se fica embaixo nem se solta cabo; o técnico escora e equilibra.',
    ],
    points: [
      'Para a meia subida e ronca: peso ou capacitor.',
      'Bom de manhã e fraco à noite: tensão da rede.',
      'Fraco depois de pintar ou forrar a folha: ela ganhou peso.',
      'Quente em poucas aberturas: bobina, com estator de {{part.stator.from}} a {{part.stator.to}}.',
    ],
    questions: [
      {
        question: 'Um motor mais forte resolve?',
        answer:
          'Só se a folha está leve na mão e pesa mais que o limite da etiqueta. Em folha presa, o motor forte quebra o que estava avisando.',
      },
    ],
    send: 'Mande um vídeo da tentativa, gravado de lado, a foto da etiqueta do motor e o material da folha.',
  },
  {
    when: [
      'demora para sair|demora pra sair|demora para arrancar|demora a sair|custa a sair|demora para comecar a andar|custa para arrancar|demora para partir|demora a partir|sai devagar|arranca devagar|custa a arrancar',
      'pesad*|motor|portao|deslizante|basculante|folha',
    ],
    unless: 'controle|botao|aperto',
    subject: 'motor',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Motor que custa a tirar a folha do lugar tem partida fraca ou peso demais: capacitor cansado, de {{part.capacitor.from}} a {{part.capacitor.to}}, roldana ou dobradiça presa, ou tensão baixa. A prova é sua: disjuntor desligado, folha reta e cabos inteiros, solte o motor na chave e dê a partida na mão. Se pesa no começo, é roldana ou dobradiça; se sai leve, é capacitor ou fio.',
    ],
    heading: 'Peso na arrancada: folha ou capacitor',
    text: [
      'Não aumente a força para vencer a arrancada: a folha passa a não parar quando encontra alguém. Folha que pesa se acerta, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Motor que ronca segundos antes de andar aquece a bobina a cada vez; poucas semanas assim levam o estator.',
    ],
    points: [
      'Ronca e sai com um empurrão: capacitor.',
      'Pior no frio: graxa dura ou capacitor.',
      'A luz da casa cai na partida: fio fino ou emenda.',
      'Roda achatada de ficar parada: sai do lugar aos trancos.',
      'Trava elétrica que solta tarde: o motor puxa contra o pino.',
    ],
    send: 'Mande um vídeo com o som da partida e a foto da etiqueta do motor.',
  },
  {
    when: [
      'lento*|demora muito|demora demais|demorando muito|demorando demais|devagar|lerd*|perdeu a forca|perdeu forca|perdendo forca|perdendo a forca|perdeu velocidade|perdendo velocidade',
      'subir|sobe|abrir|abre|fechar|fecha|motor|portao',
    ],
    unless:
      'ima|imas|mola|molas|frio|inverno|controle|tecnico|instal*|prazo|entrega|aumentar|rapido|quero|responder|obedecer|carregar|nobreak|esquent*|conserto demora|quanto tempo',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    answer: [
      'Portão que ficou lento ou sem força perdeu em uma de três coisas: folha que pesou, capacitor que enfraqueceu ou tensão que cai na partida. Comece pela folha, com o disjuntor desligado e o motor solto: se ela não anda com uma mão, o motor não tem culpa.',
    ],
    heading: 'Folha, capacitor ou tensão',
    text: [
      'Lento nos dois sentidos e com zumbido é capacitor. No basculante, lento só para subir é contrapeso ou mola; no de correr, lento num trecho é trilho ou roldana daquele ponto; no de abrir, lento num trecho é dobradiça ou vento.',
      'Se a luz da garagem cai enquanto ele anda, o fio é fino para o motor. Mexer na força da central não acelera nada e tira a segurança.',
    ],
    points: [
      'Foi ficando lento em meses: peça gastando.',
      'Ficou lento de um dia para o outro: capacitor, cabo ou placa de contrapeso caída.',
      'Lento depois de várias aberturas: motor quente.',
      'Motor com inversor: velocidade pode ter voltado ao padrão depois de uma queda de luz.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Conserto que devolve a velocidade',
        text: [
          'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; roldana, cabo ou polia, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; rolamento e engrenagem, de {{part.gears.from}} a {{part.gears.to}}. O motor volta ao tempo que tinha de novo, não mais que isso.',
        ],
      },
    ],
    questions: [
      {
        question: 'Óleo no trilho deixa mais rápido?',
        answer: 'Não. Trilho se limpa a seco; óleo junta areia e pesa mais em poucas semanas.',
      },
      {
        question: 'O motor está no fim da vida?',
        answer:
          'Nem sempre. Perda de força com carcaça fria e sem cheiro costuma ser peça barata em volta dele.',
      },
    ],
  },
  {
    when: [
      'pesado|pesada',
      'motor nao aguenta|nao aguenta|motor sofre|forcando|nao da conta|motor fraco|motor nao puxa',
    ],
    unless: 'kg|quilos|roldana',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Portão pesado que o motor não aguenta ou está desequilibrado, ou ganhou peso depois da compra do motor. Desligue o disjuntor, solte o motor e pare a folha na metade: se ela desce ou não anda com uma mão, conserta-se a folha, de {{repair.from}} a {{repair.to}}; se anda leve, mede-se capacitor e motor.',
    ],
    heading: 'Equilíbrio, peso novo ou motor cansado',
    text: [
      'Chapa, revestimento e porta embutida postos depois mudam o peso, e o contrapeso ou a mola têm de acompanhar. Aumentar a força da central esconde o defeito e tira a proteção de quem passa.',
      'Se a folha passa do limite do motor, o caminho é outro modelo: o PPA Home leva até {{home.weight}} e o PPA Home Jetflex até {{homeJetflex.weight}} em basculante.',
    ],
    points: [
      'Pesou de um dia para o outro: cabo, mola ou roldana.',
      'Foi pesando aos poucos: trilho, graxa seca, contrapeso.',
      'Leve na mão e lento no motor: capacitor ou tensão baixa.',
    ],
  },
  {
    when: [
      'pintei|pintou|pintura|pintaram|tinta|reformei|reforma|chapa nova|coloquei chapa|fechei com chapa|lambri|acm|ripado|coloquei madeira|forrei',
      'depois|desde|apos|agora|ficou',
      'motor|portao',
    ],
    unless:
      'lent*|devagar|nao fecha|e a tinta|sensor|fotocelula|pode|posso|antes de|como pintar|qual tinta|preco|quanto|qual motor',
    winsTies: true,
    subject: 'motor',
    isComplaint: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'O motor é o mesmo; mudou a folha. Chapa, ripado ou madeira aumentam o peso, e o contrapeso ou a mola continuam os de antes; a tinta pesa pouco, mas cola dobradiça, pivô e guia e entope o trilho. Com o disjuntor desligado, os cabos inteiros e o motor solto, mova a folha na mão: se pesa, reequilibra-se primeiro, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e só então se vê se o motor ainda serve.',
    ],
    heading: 'O que se acerta depois da reforma',
    text: [
      'No basculante, soma-se peso ao contrapeso ou troca-se a mola; no de correr, limpa-se o trilho e se olha a roldana; no de abrir, soltam-se as dobradiças. Depois vêm fim de curso e força, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Folha que passou do limite da etiqueta pede motor maior: em basculante, o PADRÃO leva até {{home.weight}} e o JETFLEX até {{homeJetflex.weight}}.',
    ],
    points: [
      'Tinta no pivô ou no canal da polia: raspe, não force.',
      'Não aumente a força na placa: a engrenagem paga.',
      'Pise fora do vão: folha pesada com mola velha desce de uma vez.',
      'Tinta na lente da fotocélula: o portão deixa de fechar.',
    ],
    send: 'Diga o que foi posto na folha e mande uma foto por dentro, as medidas e a etiqueta do motor.',
  },
  {
    when: [
      'nao aguenta|nao ta aguentando|nao esta aguentando|nao da conta|nao ta dando conta|nao ta levantando|nao consegue levantar|nao levanta|nao vence',
      '1/4|1/3|1/2|motor|jetflex|home',
      'portao|folha|basculante',
    ],
    unless: 'qual|quanto|quantos|de correr|deslizante|pivotante|sozinho|depois|chuva|frio|novo',
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    isAboutModel: true,
    aspects: ['repair', 'worth'],
    answer: [
      'Se o motor sempre deu conta e agora não dá, a folha ficou pesada ou a partida enfraqueceu, e não falta potência: solte o motor com o disjuntor desligado e os cabos inteiros e mova a folha na mão. Pesada, é cabo, mola ou contrapeso, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; leve, é capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}. Se nunca aguentou, a folha passa do limite dele: {{motor.quarterCv.weight}} no de 1/4, {{motor.thirdCv.weight}} no de 1/3 e {{motor.halfCv.weight}} no de 1/2.',
    ],
    heading: 'Acertar a folha ou subir o motor',
    text: [
      'Um motor maior numa folha desequilibrada só adia: a engrenagem paga pelo peso que o contrapeso deixou. Acerte primeiro e meça depois.',
      'Se a conta do peso manda trocar, o kit de basculante sai instalado de {{kit.padrao}}, para até {{home.weight}}, a {{kit.jetflex}}, para até {{homeJetflex.weight}}.',
    ],
    points: [
      'Largura vezes altura vezes o material dá o peso; a mão não mede.',
      'Não aumente a força na placa.',
      'Sobe até a metade e para: mola ou capacitor.',
      'Só falha de manhã: capacitor no fim.',
    ],
    send: 'Mande a largura, a altura e o material da folha, a etiqueta do motor e um vídeo da tentativa.',
  },
  {
    when: [
      'motor girar|motor gira|motor girando|motor roda|motor rodando|motor rodar|motor funciona|motor trabalha|motor trabalhando|motor anda|motor ligar|motor liga|funciona mas|liga mas|gira mas|roda mas|trabalha mas|escuto o motor|ouco o motor',
      'nao sobe|nao desce|nao anda|nao abre|nao se mexe|nao mexe|nao sai do lugar|nao acompanha|fica parada|fica parado|nao move|nao se move|nao vai',
      'folha|portao|basculante',
    ],
    unless: 'correr|deslizante|cremalheira|pivotante|so um lado|controle|sozinho|depois',
    subject: 'motor',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Motor que gira e não leva a folha perdeu a ligação com ela: está destravado, ou a porca do fuso, o pino do braço ou a engrenagem se gastou. Confira primeiro a chave de destravamento. Se ela está travada, desligue o disjuntor e não fique embaixo, porque a folha pode estar segura só pelo contrapeso; engrenagem fica entre {{part.gears.from}} e {{part.gears.to}}, e pino ou porca, na faixa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Qual das peças soltou',
    text: [
      'Motor que gira liso e sem esforço aponta para o pino ou para a chave. Motor que rosna ou estala aponta para dente comido. Fuso que gira com o braço parado aponta para a porca.',
    ],
    points: [
      'Aconteceu depois de uma falta de luz: quase sempre ficou destravado.',
      'Pedaço de nylon ou pó branco na tampa: engrenagem.',
      'Não empurre a folha com o motor ligado.',
    ],
    send: 'Mande um vídeo com som, de longe, e a etiqueta do motor.',
  },
];
