/** Answers to titles about opening by hand: power cuts. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { powerCut, sinkingInPowerCut } from '../../../words/title-groups.ts';

export const powerCutsAnswers: readonly DirectAnswer[] = [
  {
    when: ['tirar|sair|voltar|desfazer|como tirar', 'do manual|de manual|modo manual|do modo manual'],
    unless: 'tirar o motor|sem motor|voltar para manual|voltar a manual|voltar ao manual',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'Para tirar o portão do manual, deixe o disjuntor desligado, leve a folha com a mão até perto do fechado, gire a chave de volta até o motor prender a folha e só então religue. Se ela ainda anda solta, mova-a alguns centímetros até o encaixe entrar. Depois abra e feche uma vez, com o vão livre.',
    ],
    heading: 'Se o motor gira e a folha não acompanha',
    text: [
      'O encaixe não entrou: desligue e repita o giro da chave, sem força. Se com a chave no lugar a folha continua solta, o defeito é de engrenagem ou de destravamento, e o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
  },
  {
    when: [
      'como fechar|fechar|fecho',
      'motor quebr*|motor queim*|motor parado|sem motor|motor nao funciona|motor pif*|motor quebrado|motor queimado',
    ],
    unless: 'nao fecha|nao consegue|por que|porque',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'Desligue o disjuntor, solte o motor com a chave de destravamento, leve a folha devagar com a mão até fechar e trave o motor de novo: mesmo queimado, o redutor segura a folha. Se ela não fica presa, ponha cadeado ou corrente por dentro. Com cabo ou mola rompidos, folha torta ou fora do trilho, não mexa e chame.',
    ],
    heading: 'Até o conserto',
    text: [
      'Deixe o disjuntor desligado e avise a casa de que o controle não funciona. Um conserto fica entre {{repair.from}} e {{repair.to}}; portão que ficou aberto para a rua passa na frente na agenda.',
    ],
    points: [
      'Basculante: a chave entra na caixa do motor, junto à coluna.',
      'Correr: numa portinha da tampa do motor.',
      'Abrir: no próprio braço.',
    ],
  },
  {
    when: [
      'preso em garagem|presa em garagem|ficar preso|ficar presa|fico preso|fico presa|trancado em garagem|ficar trancado',
      'se acabar a luz|se faltar luz|falta de luz|acaba a luz|sem luz|sem energia|apagao|cair a luz|se cair a energia',
      'medo|se|posso|fico|corre o risco|risco',
    ],
    unless: 'estou|fiquei|socorro|agora|nao abre',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['power', 'safety'],
    answer: [
      'Não precisa ficar: todo motor de portão tem uma chave ou alavanca de destravamento, e sem luz é ela que solta a folha para abrir na mão. Deixe a chave dentro da garagem, num lugar que a família conheça, e treine uma vez com a luz acesa. Se a garagem é a única saída, ponha também destravamento por fora e um nobreak, ligado a partir de {{repair.from}}.',
    ],
    heading: 'O treino que tira o susto',
    text: [
      'Com o portão fechado, desligue o disjuntor, gire a chave, abra a folha devagar e volte tudo. Se ela pesa na mão, o equilíbrio está ruim, e isso se conserta antes do apagão.',
    ],
    points: [
      'Chave reserva fora do carro.',
      'Basculante: duas pessoas, e uma escora para a folha aberta.',
      'Bateria do nobreak testada uma vez por ano.',
    ],
    further: 'Os passos estão em [abrir o portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Mande a foto do motor: dizemos onde fica a chave do seu modelo.',
  },
  {
    when: [
      'sair|saio|tirar o carro|retirar o carro|tirar carro|entrar|sair de carro',
      'garagem|portao|carro',
      'sem luz|sem energia|faltou luz|falta luz|falta de luz|faltou energia|falta energia|falta de energia|acabou a luz|acabou luz|acabou a energia|caiu a luz|caiu a energia|queda de luz|queda de energia|apagao|luz caiu',
    ],
    unless: 'condominio*|predio*|edificio*|nobreak|gerador|elevador',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['power'],
    answer: [
      'Para sair da garagem sem energia, desligue o disjuntor do portão, confira se a folha está reta e os cabos inteiros, ponha a chave no destravamento do motor e gire até soltar; depois leve a folha na mão, devagar, com ajuda. Tire o carro, feche a folha e gire a chave de volta até engatar, porque é o motor travado que a segura.',
    ],
    heading: 'Se a chave não aparece ou a folha não anda',
    text: [
      'A chave costuma estar no saco do manual ou pendurada atrás do motor. Folha que pesa na mão, torta ou com cabo frouxo fica onde está: destravada, ela pode descer de uma vez.',
      'Quem depende do carro à noite põe um nobreak próprio para portão, que dá algumas aberturas sem luz.',
    ],
    points: [
      'Basculante: duas pessoas, uma em cada coluna, e o vão vazio.',
      'De correr: solte, e não deixe passar do batente.',
      'Não ligue o disjuntor com a folha solta.',
      'Sem outra porta de saída, peça destravamento por fora.',
    ],
    send: 'Mande a foto do motor e a da etiqueta: dizemos onde se solta o seu modelo.',
  },
  {
    when: [
      'aberto|escancarado|nao fecha',
      'chovendo|chuva|temporal|alagando|viajar|preciso dormir|sozinha em casa|e noite',
      'me ajuda|ajuda|socorro|urgente|agora|como fecho|o que faco|por favor',
    ],
    unless: 'camera|celular|preso em|prendeu',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    aspects: ['power'],
    answer: [
      'Para fechar agora: desligue o disjuntor do portão no quadro da casa, com as mãos secas, e olhe de longe se a folha está reta e os cabos inteiros. Se estão, solte o motor na chave, leve a folha até o batente, com outra pessoa, e trave de novo; se algo está torto, frouxo ou caído, não toque e feche a passagem. Depois chame: garagem aberta passa na frente.',
    ],
    heading: 'Com chuva, o que não fazer',
    text: [
      'Não abra a caixa do motor nem encoste na folha de ferro se ela formigou. Com água no piso até a caixa, não religue depois, mesmo que pare de chover.',
    ],
    points: [
      'Limpe a lente da fotocélula com pano seco e mande fechar uma vez: às vezes é só isso.',
      'Basculante no alto e pesado: não destrave; ele pode descer de uma vez.',
      'Não fecha nem na mão: estacione o carro atravessado por dentro e tranque a porta da casa.',
    ],
    further: 'O passo de cada folha está em [abrir portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Mande pelo WhatsApp o bairro, uma foto de longe e a frase: portão aberto. Fora do expediente a resposta diz se há técnico.',
  },
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
      'trancado do lado de fora|trancada do lado de fora|trancado para fora|trancada para fora|trancado de fora|preso de fora|preso do lado de fora|nao abre por fora|nao abre de fora|entrar em casa|entrar na garagem|preso na rua|fiquei para fora|fiquei do lado de fora',
    ],
    unless: 'ladrao|agua|chuva|destravamento externo',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'Do lado de fora, o portão abre por outro controle, pelo celular se houver módulo, pelo interfone ou pela chave do destravamento externo, se o motor tem um. Sem nada disso, entra-se por outra porta e solta-se o motor por dentro: forçar a folha quebra a engrenagem e não abre. O técnico sai com o valor dito antes, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que tentar da calçada, nesta ordem',
    text: [
      'Troque a bateria do controle e aperte encostado no portão. Se nem outro controle abre, veja se há luz na rua e na casa: sem energia, só a chave resolve.',
      'Para não repetir, instala-se um destravamento externo: um cabo do motor até uma fechadura com chave na parede ou na folha.',
    ],
    points: [
      'Controle com luz fraca: bateria.',
      'Todos os controles mudos e casa com luz: receptor ou disjuntor do portão.',
      'Vizinho com interfone do prédio: peça o acionamento pela portaria.',
      'Não pule a folha nem a cerca: portão que volta a funcionar anda com você em cima.',
    ],
    send: 'Escreva pelo WhatsApp que está do lado de fora, com o bairro, a marca do motor se souber e uma foto do portão.',
  },
  {
    when: [
      'ambulancia|samu|bombeiro*|socorro|emergencia medica|passando mal|gente doente|doente|maca',
      'portao|garagem|abrir|condominio',
    ],
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power', 'safety'],
    answer: [
      'Com socorro chegando e o portão parado, não perca tempo com o motor: abra a porta social, desligue o disjuntor do portão e gire a chave de destravamento para levar a folha na mão, em duas pessoas. Se ela não se move, diga ao 192 ou ao 193 que a garagem está bloqueada.',
    ],
    description:
      'Com socorro chegando e o portão parado, abra a porta social, desligue o disjuntor do portão e gire a chave de destravamento para levar a folha na mão.',
    heading: 'Quem faz o quê enquanto a ambulância vem',
    text: [
      'Uma pessoa fica com o doente, outra no portão, outra na rua para orientar. A maca passa pela porta social; o carro do socorro não precisa entrar na garagem.',
      'No basculante aberto sem motor, ponha escora antes de alguém passar embaixo.',
    ],
    points: [
      'Chave de destravamento num lugar que todos saibam.',
      'Porta social que abra por dentro sem energia.',
      'Telefone do síndico e da portaria à mão.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Deixar o portão pronto para uma urgência',
        text: [
          'Treine o destravamento uma vez por semestre, com todos os adultos da casa. Um nobreak dá algumas aberturas sem luz, e a folha equilibrada anda na mão de qualquer um; acertá-la fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Os bombeiros podem cortar o portão?',
        answer: 'Podem, quando há vida em risco. A decisão é deles, e o conserto vem depois.',
      },
      {
        question: 'Em prédio, de quem é a chave?',
        answer: 'Do condomínio. Ela deve ficar na portaria, identificada, e não só com o zelador.',
      },
    ],
  },
  {
    when: [
      'nao engat*|nao trava de novo|nao encaixa|nao volta a travar|nao trava mais|nao engrena|re engat*|reengat*',
    ],
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power', 'works', 'repair'],
    answer: [
      'Para o portão engatar depois de destravado, desligue o disjuntor, volte a chave até o fim e empurre a folha devagar, para um lado e para o outro, até ouvir o encaixe: o pino só entra quando o dente fica na frente dele. Se a chave gira e nada encaixa, a mola do pino ou a engrenagem se gastou, e o motor não volta a puxar sem reparo.',
    ],
    heading: 'Engatar o motor depois da abertura manual',
    text: [
      'O destravamento afasta o pino, a coroa ou a porca que liga o motor à folha. Na volta, as duas peças precisam se alinhar, e isso raramente acontece com o portão no mesmo ponto em que foi solto.',
      'Nunca ligue a energia para o motor achar o encaixe com a chave no meio: o dente bate de canto e quebra.',
    ],
    points: [
      'Desligue o disjuntor.',
      'Volte a chave ou a alavanca até o fim do curso.',
      'Mova a folha um palmo para cada lado, sem soco, até o clique.',
      'Tente puxar a folha: travada, ela não se move.',
      'Ligue a energia e dê um toque, com todos longe da folha.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quando a chave gira e nada encaixa',
        text: [
          'Aí a peça não é mais de jeito, é de troca. O som e o tato da chave dizem qual: solta demais é mola ou cabo do trinco, dura é ferrugem, firme e sem efeito é dente gasto.',
          'Engrenagem e rolamentos ficam entre {{part.gears.from}} e {{part.gears.to}}; um ajuste, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
        ],
        points: [
          'Chave solta, sem resistência: mola do pino ou cabo rompido.',
          'Engata e escapa na partida: dentes gastos.',
          'Só engata num ponto do curso: cremalheira ou fuso fora de linha.',
          'Chave dura: ferrugem no miolo.',
        ],
      },
    ],
    questions: [
      {
        question: 'O portão fica seguro sem engatar?',
        answer:
          'Não. Sem o motor engatado nada segura a folha: passe corrente ou ferrolho, e no basculante deixe-a embaixo.',
      },
      {
        question: 'Depois de engatar, o portão para no lugar errado. Por quê?',
        answer:
          'A folha foi movida com o motor solto, e a central perdeu a conta do curso. Em muitos modelos uma abertura e um fechamento inteiros acertam; em outros se regula de novo.',
      },
    ],
  },
  {
    when: ['basculante', `${powerCut}|manualmente`],
    unless: `depois|voltou|nobreak|bateria|nao abre|travado|${sinkingInPowerCut}`,
    subject: 'abertura-manual',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'O portão basculante se destrava sem energia pela chave do motor, com a folha fechada e os cabos inteiros dos dois lados. Desligue o disjuntor, confira os cabos, gire a chave até o fim e levante a folha pela alça, devagar, com as duas mãos e ninguém embaixo. Folha bem equilibrada sobe sem força e para onde é deixada.',
    ],
    heading: 'O que muda no basculante quando ele é solto',
    text: [
      'O motor também segura o peso. Se um cabo partiu ou o contrapeso está fora do ponto, é o motor travado que impede a folha de cair, e soltá-la é perigoso.',
      'Na volta da luz, feche a folha na mão, devolva a chave à posição de trabalho e só então ligue o disjuntor. O conserto de uma folha que pesa vai de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Cabo frouxo, desfiado ou caído: não solte o motor.',
      'Folha torta na abertura: não solte o motor.',
      'Sobe alguns palmos e pesa: feche outra vez e deixe-a fechada.',
      'Folha aberta para a saída do carro: outra pessoa a segura, com um calço firme embaixo da lateral.',
    ],
    questions: [
      {
        question: 'Onde fica a chave que destrava o basculante?',
        answer:
          'O furo costuma estar na caixa do motor, na lateral da garagem, atrás de uma tampinha. A chave veio com o motor; sem ela, dizemos pela foto da etiqueta qual serve.',
      },
    ],
  },
  {
    when: [
      'funciona|abre|anda|fecha|da para usar|da para abrir',
      `${powerCut}|quando falta luz|quando falta energia|quando acaba a luz|quando acaba a energia|quando cai a luz|em apagao|na falta de luz|se faltar luz|se faltar energia|se acabar a luz|se acabar a energia|se cair a luz`,
      'portao|motor|eletronico|automatico',
    ],
    unless:
      'sozinh*|volt*|internet|parou|nao abre|nao funciona|depois|nobreak|bateria|como abrir|como fechar|como|solar|quanto|placa|capacitor|social|ladrao|ladroes|bandido*|invad*|arromb*',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'Sim, mas só na mão: com o disjuntor desligado, a folha reta e os cabos inteiros, gire a chave de destravamento do motor e leve-a devagar. Pelo controle ou pela botoeira ele só anda sem luz se houver nobreak ou bateria. A ligação de um nobreak parte de {{repair.from}}, e o aparelho sai por orçamento.',
    ],
    heading: 'Quando a luz volta',
    text: [
      'Leve a folha até fechada, gire a chave até o fim e mova-a até ouvir o engate; só então ligue o disjuntor. Controles e percurso continuam gravados.',
    ],
    points: [
      'Quem fica do lado de fora precisa de outra entrada ou de destravamento externo.',
      'De correr em rampa: segure a folha antes de soltar.',
      'Nobreak com bateria nova dá algumas aberturas; quantas, depende do peso da folha.',
    ],
    send: 'Mande a foto da etiqueta do motor e do lugar da chave.',
  },
  {
    when: [
      'pode|posso|consigo|da para|tem como|consegue',
      'ser aberto em mao|aberto em mao|aberto com a mao|aberto na mao|abrir em mao|abrir com a mao|abrir na mao|ser aberto manualmente|abrir manualmente',
      'portao|eletronico|automatico',
    ],
    unless: 'sem luz|falta|ladrao|motor ligado|pesad*|crianca',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power', 'safety'],
    answer: [
      'Pode, por dentro: desligue o disjuntor, solte o motor com a chave de destravamento e leve a folha devagar, se ela está reta e os cabos inteiros. Com o motor travado ninguém o abre só com a mão, porque a redução segura a folha, e forçar quebra a engrenagem, de {{part.gears.from}} a {{part.gears.to}}. Se o seu abre empurrando de fora, há peça gasta.',
    ],
    heading: 'Abrir na mão sem estragar o motor',
    text: [
      'Para voltar, gire a chave até o fim e mova a folha até ouvir o engate; depois ligue o disjuntor. No basculante peça ajuda e confira se a folha para em qualquer altura.',
    ],
    points: [
      'Folha torta ou com cabo frouxo: não destrave.',
      'De correr em rampa: segure a folha.',
      'Chave guardada por dentro, longe da rua.',
    ],
    send: 'Mande a foto da etiqueta do motor: dizemos onde entra a chave.',
  },
];
