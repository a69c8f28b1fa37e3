/** Answers to titles about automatic gates: stuck. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const stuckAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'trava|trinco|bloqueio|protecao|proteger|grade|tela',
      'crianca*|bebe|filho|filha|filhos',
      'portao|garagem',
    ],
    unless: 'preso|presa|prendeu|machuc*|caiu|lei|norma|escola',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Para criança, a segurança do portão automático não vem de uma trava e sim de três ajustes: fotocélula baixa, força no mínimo que move a folha e controle fora do alcance. A trava elétrica serve contra arrombamento; ela não impede ninguém de ser pego pela folha.',
    ],
    heading: 'O que pôr e o que desligar',
    text: [
      'O par de fotocélula comum fica na altura do para-choque e não vê quem engatinha: um segundo par, a um palmo do chão, custa de {{part.photocell.from}} a {{part.photocell.to}} instalado. Força, pausa e reversão se regulam de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Para não abrir por brincadeira: botoeira alta ou com chave.',
      'Para não enfiar o braço: tela na grade do portão de correr.',
      'Fechamento automático desligado até o par baixo estar provado.',
      'Ensine que portão não é balanço: ninguém se pendura na folha.',
      'Destravamento manual que todo adulto da casa saiba usar.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro e diga por onde a criança passa: respondemos o que falta.',
  },
  {
    when: [
      'ficou destrancado|esta destrancado|fica destrancado|destrancou sozinh*|destrancado sozinh*|nao tranca|nao trava|nao trava mais|nao fica trancado|nao fica travado|fica solto|ficou solto|esta solto|abre empurrando|abre com empurrao|abre com um empurrao|abre no empurrao|abre se empurrar|abre se empurra|abre quando empurra|abre so de empurrar|abre se puxar|fica frouxo',
      'portao|basculante|folha|motor',
    ],
    unless: 'emperr*|nao abre|chave|porta|social|interfone|corrente|cadeado|vento',
    subject: 'portao-automatico',
    winsTies: true,
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão que não tranca e fica solto quase sempre está com o motor destravado: gire a chave até o fim da posição de trabalho e mova a folha até ouvir o engate. Se a chave está certa e ele ainda abre na mão, a engrenagem ou a cremalheira se gastou, de {{part.gears.from}} a {{part.gears.to}}, ou a trava elétrica da folha parou de prender. Até o conserto, feche com cadeado e deixe o disjuntor desligado.',
    ],
    heading: 'Quem segura o portão fechado',
    text: [
      'No basculante e no de correr é o próprio motor, pela redução. No de abrir comprido há também a trava elétrica na ponta, porque o vento vence o motor.',
    ],
    points: [
      'Solto só na ponta: falta ou falha da trava.',
      'Solto por inteiro: motor destravado ou engrenagem.',
      'Folga de um palmo no de correr: pinhão e cremalheira.',
      'Parou de travar depois de faltar luz: chave que ficou no manual.',
    ],
    send: 'Mande um vídeo curto da folha solta, feito de dentro, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'trava|travou|emperra|emperrou|para|parou|prende|folha para|folha trava',
      'motor continua|motor segue|motor gira|motor roda|motor fica|motor rodando|motor girando|o motor continua',
      'girando|rodando|funcionando|ligado|gira|roda|trabalhando',
    ],
    subject: 'portao-automatico',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Se a folha trava no meio e o motor continua girando, a ligação entre os dois escapou naquele ponto: dente da cremalheira ou da engrenagem gasto, porca do fuso comida ou embreagem patinando porque a folha prende. Solte o controle e desligue o disjuntor. Engrenagem fica de {{part.gears.from}} a {{part.gears.to}}; roldana ou cremalheira, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que segura a folha e o que patina',
    text: [
      'Com o motor solto na chave, a folha reta e os cabos inteiros, leve-a na mão até o ponto: se ali ela endurece, há trilho, roldana ou dobradiça a consertar. Se passa leve, o gasto está na transmissão.',
    ],
    points: [
      'Estalo ritmado ao patinar: dente quebrado.',
      'Giro liso e sem som: destravado ou embreagem frouxa.',
      'Sempre no mesmo ponto: o obstáculo é da folha.',
    ],
    send: 'Mande um vídeo com som, de longe, do portão chegando ao ponto em que para.',
  },
  {
    when: [
      'cerca viva|galho|arvore|raiz|folhas secas|folha seca|folhas de arvore|folhas no trilho|folhas caidas|planta',
      'portao|motor|fotocelula|trilho',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Planta atrapalha o portão de três jeitos: galho que corta o feixe da fotocélula com vento, folha seca que enche o trilho e raiz que levanta o piso ou a coluna. Os dois primeiros se resolvem com poda e vassoura; o terceiro muda o nível e pede pedreiro antes do motor.',
    ],
    heading: 'Ver qual dos três é',
    text: [
      'Falha só com vento: galho. Trava sempre no mesmo ponto do trilho: folha seca ou raiz. Folha que passou a raspar em meses: piso ou coluna que subiu.',
      'Alinhar trilho e roldana fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Pode de longe da folha, com o disjuntor desligado.',
      'Fotocélula recuada, com pala.',
      'Não prenda trepadeira na folha: pesa e pega vento.',
    ],
    further: 'Portão preso tem lista em [portão não abre](/portao-nao-abre).',
    send: 'Mande uma foto do trilho e da planta no mesmo quadro.',
  },
  {
    when: [
      'atropelado por portao|atropelado por o portao|atropelado pelo portao|portao atropelou|crianca*|menino|menina|garoto|garota|moleque|bebe|filho|filha|neto|neta|idoso|idosa|pessoa|alguem|mulher|homem|entregador|carteiro|visita|visitante|vizinho|vizinha|funcionario|diarista|moco|moca|senhora|senhor|minha mae|meu pai|perna|pe|braco|mao|dedo|dedos|cabeca',
      'prende|prendeu|preso|presa|prensa|prensou|prensad*|esmag*|atropel*|machuc*|feriu|ferid*|caiu em|atingiu|acertou|bateu em|em cima|fechou em',
      'portao|motor|basculante|garagem',
    ],
    unless:
      'carro|moto|veiculo|capo|divisa|terreno|colocou|instalou|carro de vizinh*|moto de vizinh*|muro de vizinh*|portao de vizinh*|de quem e a culpa|quem paga|responsabilidade|responsavel|carro preso|evitar|para nao|nao prende|seguro para|pode prender|pode esmagar|pode machucar|pode prensar|pode ferir|machuca|perigoso|e perigoso|risco',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Se há alguém preso ou ferido no portão, solte o controle, desligue o disjuntor e mova a folha na mão, pela chave de destravamento, só o bastante para a pessoa sair. Ferimento, pancada na cabeça ou desmaio: 192 (SAMU); pessoa que não sai: 193 (Bombeiros).',
    ],
    heading: 'Nos primeiros minutos',
    text: [
      'Não acione o portão para soltar a pessoa: ele pode fechar mais antes de abrir. Se a folha pesa ou não destrava, calce-a para que não avance e espere os bombeiros.',
      'Quem levou pancada na cabeça, no pescoço ou nas costas não se levanta nem se arrasta. Cubra, converse e siga o que o 192 disser.',
    ],
    points: [
      'Energia cortada no quadro antes de pôr a mão na folha.',
      'Escora ou cavalete sob o basculante aberto.',
      'Uma pessoa no socorro, outra na rua esperando a ambulância.',
      'Criança que bateu a cabeça vai ao médico mesmo se parecer bem.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Antes de o portão ser usado outra vez',
        text: [
          'Ele fica desligado até se medir força, testar a fotocélula e ver cabo, mola e contrapeso. Portão que prensa tem força alta, sensor fora da altura ou folha que desce por peso próprio. Regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, fotocélula entre {{part.photocell.from}} e {{part.photocell.to}}. Peça por escrito o que foi encontrado e corrigido.',
        ],
        points: [
          'Não mexa na regulagem antes da visita: ela mostra o que falhou.',
          'Segundo par de fotocélula, baixo, onde há criança.',
          'Teste de reversão com caixa de papelão, na sua frente.',
          'Controle fora do alcance de criança.',
        ],
      },
    ],
    questions: [
      {
        question: 'Um portão certo devia ter parado?',
        answer:
          'Sim: com força regulada ele recua ao encostar, e com fotocélula nem encosta. Se não parou, algo estava fora do lugar ou faltava.',
      },
      {
        question: 'Quem responde pelo acidente?',
        answer:
          'Depende do caso: dono, condomínio, quem fez a manutenção. Guarde fotos e laudo e procure um advogado; nós cuidamos do portão.',
      },
    ],
  },
  {
    when: [
      'cachorro*|cao|gato|gata|pet|cadela|filhote',
      'prendeu|preso|presa|prensou|prensad*|esmag*|machucou|machucad*|machucando|bateu|fechou|em cima|atropel*|pegou|enroscou',
    ],
    unless:
      'pode fechar|pode prender|pode machucar|pode pegar|pode esmagar|pode bater|pode ser|corre risco|evitar|seguro para|nao passar|cobertura',
    subject: 'portao-automatico',
    winsTies: true,
    isAboutSubject: true,
    answer: [
      'Cachorro ou gato preso no portão: desligue o disjuntor, destrave o motor e afaste a folha na mão, devagar, sem acionar o controle. Animal com dor morde: use um pano grosso, e leve-o ao veterinário mesmo que ande, porque a pressão machuca por dentro.',
    ],
    heading: 'Soltar o animal sem piorar',
    text: [
      'Se a folha não se move na mão, não insista com o motor: calce-a para que não avance e ligue 193, que também atende animal preso.',
      'Depois de solto, ele não deve ser puxado pelas patas. Uma tábua ou um cobertor servem de maca até o carro.',
    ],
    points: [
      'Outra pessoa segura a folha enquanto você tira o animal.',
      'Basculante aberto leva escora.',
      'Portão desligado até a visita.',
    ],
    sections: [
      {
        aspect: 'safety',
        heading: 'Por que o sensor não viu',
        text: [
          'A fotocélula fica na altura do carro, e um animal passa por baixo do feixe. Um segundo par, baixo, custa de {{part.photocell.from}} a {{part.photocell.to}} e é o que protege bicho e criança. A força regulada, de {{part.adjustment.from}} a {{part.adjustment.to}}, faz a folha recuar ao encostar. Sem essas duas coisas, o fechamento automático fica desligado.',
        ],
        points: [
          'Vão sob a folha estreito, sem espaço para cabeça.',
          'Vão da dobradiça e da cremalheira coberto.',
          'Ninguém aciona o portão sem ver o vão.',
        ],
      },
    ],
    questions: [
      {
        question: 'Dá para o portão sentir um cachorro pequeno?',
        answer: 'Pela força, nem sempre: um animal leve não faz resistência. O que o vê é o feixe baixo.',
      },
      {
        question: 'Em quanto tempo põem o segundo sensor?',
        answer: 'Em uma visita, quando há como passar o fio. Sem fio possível, estudamos um par a bateria.',
      },
    ],
  },
  {
    when: [
      'carro preso|carro dentro|carro trancado|preso em garagem|presa em garagem|preso dentro|trancado em garagem|com carro dentro|com o carro dentro',
    ],
    subject: 'portao-automatico',
    isComplaint: true,
    answer: [
      'Para tirar o carro, desligue o disjuntor do portão, olhe a folha de longe e, se ela estiver reta e no lugar, use a chave de destravamento e leve-a na mão, com mais alguém segurando. Folha torta, cabo solto ou portão que pesa muito não se destrava: é caso de esperar o técnico.',
    ],
    heading: 'Tirar o carro sem derrubar o portão',
    text: [
      'O basculante destravado pode descer sozinho se o contrapeso estiver ruim; calce a folha aberta antes de passar com o carro. O de correr em descida corre com o peso todo.',
      'De madrugada e em feriado, a assistência 24 horas depende de técnico disponível, o que se confirma por mensagem. O conserto fica entre {{repair.from}} e {{repair.to}}, dito antes de começar.',
    ],
    points: [
      'Disjuntor desligado antes de pôr a mão.',
      'Chave de destravamento: atrás de uma tampinha na caixa do motor.',
      'Escora ou cavalete sob a folha aberta.',
      'Depois de sair, feche na mão e trave de novo.',
    ],
  },
];
