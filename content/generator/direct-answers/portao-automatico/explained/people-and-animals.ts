/** Answers to titles about automatic gates: people and animals. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { gateOrMotor } from '../../../words/title-groups.ts';

export const peopleAndAnimalsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'cachorro*|cao|gato|gatos|rato|ratos|gamba|bicho|bichos|animal|animais',
      'entra|entram|entrou|entrando|invade|invadem',
      'portao|por baixo|embaixo|vao|fresta|garagem|vizinho|vizinha',
    ],
    unless: 'motor|placa|central|caixa|preso|prendeu|fotocelula',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isAboutModel: true,
    answer: [
      'Para nenhum bicho entrar por baixo, feche a fresta: escova ou borracha mole na base da folha, até dois dedos do piso, sem pesar nem raspar. Quem prende a escova é o serralheiro; se ela mudar o peso ou a parada, acertar força e fim de curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Fechar a fresta sem estragar o portão',
    text: [
      'Meça a fresta nos dois lados e no meio: piso em rampa deixa um canto mais alto, e ali a escova é mais comprida. Chapa rígida raspa, trava a folha e força o motor.',
    ],
    points: [
      'Basculante: só a borda de baixo, porque a folha precisa passar pela coluna.',
      'De correr: escova na folha inteira, fora da cremalheira e das roldanas.',
      'Entra pela grade, e não por baixo: tela na parte de baixo da folha.',
      'Entra enquanto o portão está aberto: pausa menor, com fotocélula no vão.',
    ],
    send: 'Mande uma foto da parte de baixo do portão fechado, com algo ao lado para dar a medida da fresta.',
  },
  {
    when: [
      'perigoso|perigosos|e perigoso|perigo|risco|riscos|seguro|e seguro|segura|seguranca',
      'idos*|terceira idade|avo|vovo|cadeirante|cadeirantes|cadeira de rodas|muleta*|andador|bengala',
      gateOrMotor,
    ],
    unless:
      'caiu|preso|presa|prendeu|machuc*|luz|energia|manual|na mao|crianca*|assalto|ladrao|ladroes|vantag*|benefic*|celular|qual|alzheimer|seguradora',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety', 'adjust'],
    answer: [
      'Para o idoso ou o cadeirante, o perigo do portão automático é a folha que fecha antes de ele passar, e três ajustes o tiram: pausa longa ou fechamento só pelo controle, força no mínimo e dois pares de fotocélula. Com eles o portão é mais seguro que o de erguer na mão. Regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; cada par de fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    description:
      'O perigo do portão para idoso ou cadeirante é a folha que fecha antes de ele passar: pausa longa, força mínima e duas fotocélulas o tiram.',
    heading: 'Os três ajustes para quem passa devagar',
    text: [
      'A pausa se conta com a pessoa que passa mais devagar, com folga de alguns segundos. A fotocélula espera quem está no vão, um par na altura da canela e outro na da cintura, por causa do andador e da cadeira.',
    ],
    points: [
      'Controle de botão grande, pendurado sempre no mesmo lugar.',
      'Ninguém se apoia na folha nem passa com ela andando.',
      'Falta de luz: nobreak, para ninguém destravar e empurrar.',
      'Aviso sonoro ou luminoso quando a folha começa a andar.',
    ],
    send: 'Mande um vídeo do portão fechando e a foto da central.',
  },
  {
    when: [
      'pode amputar|pode decepar|pode arrancar|amputa|decepa|pode esmagar|pode prender|pode machucar|pode prensar|pode ferir|pode cortar|pode matar|machuca|e perigoso|perigoso|perigo|risco',
      'crianca*|bebe|filho|filha|neto|neta|dedo|dedos|mao|maos|pessoa|pe|braco',
    ],
    unless: 'prendeu|machucou|preso|presa|caiu|feriu|choque|fugiu|esmagou|prensou|cabo|mola',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Há risco, e o maior não está no meio do vão, que a fotocélula vigia, e sim nas frestas e na folha em que alguém se pendura: entre a folha e a coluna, na dobradiça, no braço do motor e entre pinhão e cremalheira. Com a força regulada o portão recua ao encostar, mas uma mão pequena na fresta ele pode não sentir.',
    ],
    heading: 'O que proteger num portão com criança em casa',
    text: [
      'São duas defesas que se somam: fotocélula, que evita o contato, e força no mínimo, que o alivia. Nenhuma das duas cobre dobradiça e engrenagem; ali se põe tampa.',
      'Um par de fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}; regular força e reversão, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'De correr: tela na grade, para o braço não entrar entre as barras.',
      'De abrir: proteção do lado da dobradiça.',
      'Basculante: ninguém embaixo nem pendurado na folha.',
      'Segundo par baixo, a um palmo do chão.',
      'Controle fora do alcance, e fechamento automático só com o par baixo.',
      'Teste por mês: caixa de papelão no vão, e a folha tem de voltar.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro e outra dos lados da folha: marcamos onde falta proteção.',
  },
  {
    when: [
      'crianca*|filho|filhos|filha|filhas|neto|netos|bebe|menino',
      'apert*|mexe|mexendo|alcanc*|brinca*|medo|fecha rapido|perto|evitar|proteger|seguranca|seguro|perigo*|cuidado*|pendur*|corre|rapido demais|machucar|sobe',
    ],
    unless: 'preso|presa|prendeu|prensou|caiu|feriu|agora',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Portão automático fica seguro com criança quando três coisas estão certas ao mesmo tempo: força no mínimo que move a folha, um par de fotocélula baixo, na altura do joelho, e controle e botoeira fora do alcance. Se ele fecha rápido demais, deixe o fechamento automático desligado até a regulagem.',
    ],
    heading: 'O que provar em casa, hoje',
    text: [
      'Com o vão livre, mande fechar e ponha uma caixa de papelão no caminho: a folha tem de parar ou voltar sem esmagá-la. Depois corte o feixe com um cabo de vassoura, perto do chão e à meia altura. Se uma das provas falha, use o portão só com um adulto olhando.',
      'Velocidade também se trata: folha que desce depressa perdeu equilíbrio, e motor com inversor fecha mais devagar do que abre.',
    ],
    points: [
      'Ninguém se pendura nem empurra a folha: engrenagem quebra, criança cai.',
      'De correr: a mão entra entre a grade e a coluna; tela fecha esse vão.',
      'De abrir: o dedo vai na fresta da dobradiça; há protetor de borracha.',
      'Basculante: nunca brincar embaixo com ele aberto.',
    ],
    sections: [
      {
        aspect: 'adjust',
        heading: 'O que regulamos e quanto custa',
        text: [
          'Força e velocidade, de {{part.adjustment.from}} a {{part.adjustment.to}}; segundo par de fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}. A prova da caixa se repete na sua frente, e o serviço tem {{repair.warranty}} de garantia.',
        ],
      },
    ],
    questions: [
      {
        question: 'A fotocélula vê uma criança pequena?',
        answer:
          'Só na linha do feixe. Por isso o par baixo, e por isso ela não dispensa a força bem regulada.',
      },
      {
        question: 'E se prender mesmo assim?',
        answer:
          'Solte o controle, desligue o disjuntor e mova a folha na mão, pela chave. Ferimento, 192 (SAMU); preso, 193 (Bombeiros).',
      },
    ],
    send: 'Mande um vídeo do portão fechando vazio e uma foto do vão por dentro: dizemos onde pôr o sensor.',
  },
  {
    when: [
      'cachorro*|cao|gato|gatos|pet|animal|animais|cadela',
      'foge|fuja|fugindo|fugiu|fugir|escap*|sai|saiu|passa embaixo|passa por baixo|vao embaixo|por baixo|embaixo',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Para o bicho não fugir, cachorro ou gato, o portão precisa ficar menos tempo aberto e o vão de baixo menor que a cabeça dele: escova ou borracha na base da folha, pausa curta com fotocélula baixa e abertura parcial para quem sai a pé. Se ele fugiu porque o portão não fechou, a causa mais comum é o sensor sujo.',
    ],
    heading: 'Fechar o vão sem atrapalhar o motor',
    text: [
      'Perfil de escova ou borracha mole encosta no chão e não pesa. Chapa rígida embaixo raspa na rampa e muda o peso da folha, e no basculante pede acerto do contrapeso.',
      'O feixe comum, na altura do para-choque, não vê bicho: um segundo par, a um palmo do chão, segura a folha enquanto ele cruza.',
    ],
    points: [
      'Saída de carro: só aperte com o animal preso ou dentro.',
      'Fechamento automático só com o par baixo.',
      'De correr: tela na grade, para a cabeça não entrar.',
      'Aviso no celular de portão aberto.',
    ],
    sections: [
      {
        aspect: 'install',
        heading: 'O que instalamos',
        text: [
          'Par de fotocélula baixo, de {{part.photocell.from}} a {{part.photocell.to}}; pausa, força e abertura parcial, de {{part.adjustment.from}} a {{part.adjustment.to}}, com {{repair.warranty}} de garantia no serviço. A escova da folha é do serralheiro.',
        ],
      },
    ],
    questions: [
      {
        question: 'O portão pode machucar o animal?',
        answer: 'Pode, se a força está alta. A prova da caixa de papelão no chão mostra.',
      },
      {
        question: 'Sensor baixo dispara com folha seca?',
        answer: 'Às vezes segura o portão aberto. Varrer a linha do feixe resolve.',
      },
    ],
    send: 'Mande uma foto da parte de baixo do portão fechado, com algo ao lado para dar a medida do vão.',
  },
  {
    when: ['crianca*|filho*|bebe', 'portao|motor|seguro|segur*|perig*|fotocelula'],
    unless:
      'consegue*|levantar|erguer|abrir|desceu|despencou|fechou|bateu|prendeu|prensou|machucou|feriu|esmagou|acertou|mexeu|mexeram|apertou|apertaram|brincou|brincaram',
    subject: 'portao-automatico',
    answer: [
      'Sim, portão automático é seguro para crianças se três coisas funcionam: força regulada para parar ao encostar, fotocélula alinhada e ninguém brincando no vão nem pendurado na folha. Sem uma delas, não; e o controle fica fora do alcance da mão pequena.',
    ],
    heading: 'O que conferir numa casa com criança',
    text: [
      'O aperto acontece onde não se espera: entre a folha e a coluna, no braço do motor e sob o basculante que desce. Mostre esses pontos à criança, com o portão desligado, e proíba correr para passar antes de fechar.',
      'O teste é mensal e dura um minuto: cabo de vassoura no feixe, caixa de papelão no caminho da folha. Se ele não para nos dois, desligue o fechamento automático; a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e a fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Fotocélula na altura do para-choque e um segundo par mais baixo.',
      'Fechamento automático só com ela funcionando.',
      'Controle guardado, nunca no chaveiro da mochila.',
      'Botoeira alta, de onde se vê o vão inteiro.',
      'Folha de grade com vãos fechados onde cabe um braço.',
    ],
  },
  {
    when: [
      'cachorro*|gato*|animal|animais|pet|pets|bicho*',
      'portao|motor|fotocelula|ating*|perig*|segur*|prens*',
    ],
    unless:
      'forca|empurra*|derruba*|arranha*|pula*|amarr*|prender|preso|fio|fios|cabo|roe*|come|comeu|mord*|mastig*|xixi|urin*|mij*|lat*|passou|passa|acion*|fugiu|escada|foge',
    subject: 'portao-automatico',
    answer: [
      'Pode machucar, se a força estiver alta e a fotocélula passar por cima dele: o feixe na altura do para-choque não vê um cachorro baixo nem um gato. Um segundo par a um palmo do piso e a força regulada para voltar ao encostar tiram quase todo o risco; o resto é não fechar sem olhar.',
    ],
    heading: 'Portão e bicho solto no quintal',
    text: [
      'O cachorro corre para fora quando o portão começa a fechar, e o perigo é o último palmo do curso. Abertura parcial para pedestre e fechamento pelo controle, à vista, ajudam mais que qualquer sensor.',
      'O par de fotocélula extra fica entre {{part.photocell.from}} e {{part.photocell.to}}. Bicho que mastiga fio pede conduíte até a caixa da central.',
    ],
    points: [
      'Par baixo, a um palmo do piso.',
      'Força testada com caixa de papelão leve.',
      'Vão sob a folha menor que a cabeça do animal.',
      'Fechamento automático desligado, se ele fica solto.',
    ],
  },
  {
    when: [
      'crianca*|filho|filha|menino|menina|neto|neta|bebe',
      'controle|botoeira|botao',
      'abrindo|abre|abrir|aperta|apertando|mexe|mexendo|brinca|brincando|pega|usa|usar|sozinh*',
    ],
    unless: 'preso|prende*|machuc*|idade|engoliu|bateria|pilha|escola',
    winsTies: true,
    isUnpriced: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety', 'allowed'],
    answer: [
      'Criança pequena não deve ter o controle nem alcançar a botoeira: ela aperta sem olhar o vão, e o portão obedece a qualquer mão. Guarde o controle no alto, suba a botoeira para um metro e meio ou mais e ensine que ninguém passa com a folha andando. Uma criança maior pode usar, com você vendo, se a fotocélula e a força estão provadas.',
    ],
    heading: 'A prova antes de deixar alguém usar',
    text: [
      'Mande fechar e passe um cabo de vassoura entre os sensores: a folha tem de parar ou voltar. Depois ponha uma caixa de papelão no caminho: ela não pode ser amassada. Se uma das duas falha, o portão fica fora de uso até a regulagem.',
      'Pôr fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}; regular a força, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Nada de pendurar na folha nem pôr a mão nas frestas.',
      'Controle na mochila se perde: apague-o da memória.',
      'Bateria do controle é de engolir: tampa parafusada.',
    ],
    send: 'Mande uma foto dos sensores e da botoeira, com a altura à vista.',
  },
  {
    when: [
      'crianca*|filho|filha|menino|menina|neto|neta',
      'consegue*|pode|aguenta|tem forca para',
      'levantar|erguer|abrir em mao|abrir na mao|empurrar|abrir sozinh*',
      'portao*|basculante*',
    ],
    unless: 'luz|energia|controle*|preso|presa|machuc*|fugir|autista|esmag*',
    winsTies: true,
    isUnpriced: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Com o motor travado, não: a redução segura a folha, e nem adulto a levanta na mão. Se uma criança consegue mover o seu, o motor está destravado ou a engrenagem gastou, e a folha pode descer sobre ela: desligue o disjuntor e trave na chave. Destravado, um portão equilibrado anda com uma mão, e por isso a chave fica fora do alcance.',
    ],
    heading: 'Folha que cede na mão é defeito',
    text: [
      'Com o portão fechado e travado, empurre a folha com força moderada: ela deve ceder menos de um dedo. Mais que isso é dente, pino ou batente.',
    ],
    points: [
      'Chave do destravamento no alto, e nunca na fechadura.',
      'Ninguém se pendura nem passa com a folha andando.',
      'Força no mínimo e fotocélula baixa para quem corre no vão.',
    ],
    send: 'Mande um vídeo da folha sendo empurrada, feito de dentro, e a foto do motor.',
  },
  {
    when: [
      'cachorro*|cachorra*|cao|pitbull|bicho',
      'forca|forcando|empurra|empurrando|bate|pula|pulando|arranha|derruba|abriu empurrando',
      'portao*|grade|folha',
    ],
    unless: 'passou|fecha em|fechou|preso|machuc*|carro|fotocelula*|botao|botoeira|controle|acion*',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety', 'repair'],
    answer: [
      'Cachorro grande que força o portão não vence um motor em ordem, mas afrouxa o que o prende: guia, dobradiça, pino do braço e a folga da engrenagem. Se a folha já cede na pata dele, peça o reaperto e a regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}, e uma trava na ponta. Ele também não pode estar encostado quando a folha anda.',
    ],
    heading: 'Onde o empurrão do cachorro aparece',
    text: [
      'Empurre a folha fechada onde ele costuma pular. Se ela anda mais de um dedo, o jogo já existe, e um dia ele passa pela fresta.',
    ],
    points: [
      'De correr: guia de cima e batente da ponta.',
      'De abrir: dobradiça, braço e trava no piso.',
      'Basculante: pé da folha e braço.',
      'Segundo par de fotocélula, baixo, para a folha não fechar sobre ele.',
    ],
    send: 'Mande um vídeo da folha sendo empurrada e diga o tipo do portão.',
  },
];
