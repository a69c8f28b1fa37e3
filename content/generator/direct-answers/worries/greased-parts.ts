/** What may be put on one named part of the gate: which grease, oil or spray. */
import type { DirectAnswer } from '../../direct-answer.ts';

const grease =
  'graxa|oleo|oleos|lubrific*|engrax*|wd40|wd 40|wd|desengripante|vaselina|silicone|olear|azeitar|spray|grafite';

export const greasedPartAnswers: readonly DirectAnswer[] = [
  {
    when: ['cremalheira*', grease],
    unless: 'barulh*|estal*|troc*|trilho|quanto custa',
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['care', 'allowed'],
    answer: [
      'Depende da cremalheira: na de nylon não passe graxa, porque o material já desliza e a graxa prende areia nos dentes; na de aço pode, uma película fina de graxa branca, com o excesso tirado no pano. Graxa grossa e óleo queimado não servem em nenhuma.',
    ],
    heading: 'Limpar primeiro, e quase sempre basta',
    text: [
      'Desligue o disjuntor, passe uma escova seca nos dentes e um pano no pinhão, sem pôr a mão entre os dois. Duas ou três vezes por ano é suficiente em casa; em rua de terra, todo mês.',
      'Se ela estala ou pula mesmo limpa, falta folga ou há gomo solto, e graxa só esconde o som: o acerto fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Nylon com alma de aço conta como nylon: seca.',
      'Aço com ferrugem: escova, pano e só depois a película.',
      'Pinhão gasto em ponta: troca, e não lubrificação.',
      'O trilho embaixo fica sempre seco.',
    ],
    send: 'Se estala ou pula, mande um vídeo com som do pinhão e diga se ela é de nylon ou de aço.',
  },
  {
    when: [
      'corrente|corrente de transmissao|corrente do motor|corrente do portao',
      grease,
      'oleo|graxa|wd40|wd 40|wd|lubrific*|engrax*|silicone|spray|desengripante|pode|qual|passar|posso',
    ],
    unless: 'cadeado|choque|eletrica|tranca|quanto custa|amper*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['care', 'allowed'],
    answer: [
      'Na corrente do portão vai graxa branca em spray ou óleo próprio para corrente, pouco e só depois de limpar. Óleo de cozinha não serve, porque seca e vira cola; WD-40 limpa e solta a ferrugem, mas evapora em dias e deixa a corrente seca, por isso depois dele ainda se lubrifica.',
    ],
    heading: 'Passo a passo, com a energia cortada',
    text: [
      'Desligue o disjuntor e limpe os elos com pano e desengripante, sem enfiar o dedo entre a corrente e a coroa. Aplique na face de dentro, dê uma viagem com o portão, sem ninguém perto, e tire o que sobrou.',
      'Corrente que bate, caiu da coroa ou ficou com barriga está esticada: regular a tensão fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e graxa não muda isso.',
    ],
    points: [
      'Óleo de cozinha já passado: lave com desengripante até sair a cola.',
      'Graxa grossa junta areia e come o elo.',
      'Elo travado ou torto: a corrente se troca.',
      'Intervalo em casa: a cada {{maintenance.interval}}, ou quando ranger.',
    ],
    send: 'Mande a foto da corrente e da coroa, com o disjuntor desligado, se ela bate ou está frouxa.',
  },
  {
    when: ['cabo de aco|cabos de aco|cabo do basculante|cabo do contrapeso', grease],
    unless: 'arrebent*|romp*|desfi*|quanto custa',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['care', 'allowed'],
    answer: [
      'Pode, quase nada: um pano levemente untado com óleo fino passado no cabo, com o portão fechado e o disjuntor desligado. Graxa grossa no cabo de aço segura areia, esconde fio partido e suja a polia; onde se põe uma gota a mais é no eixo dela.',
    ],
    heading: 'Olhar o cabo vale mais que untar',
    text: [
      'Com a folha fechada e sem tocar na presilha, procure fio arrepiado, ferrugem que solta pó e trecho amassado na polia. Achou um deles, o par se troca, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e ninguém fica embaixo até lá.',
    ],
    points: [
      'Nunca passe a mão nua: fio partido corta fundo.',
      'Nada de desengripante: tira o óleo de dentro do cabo.',
      'Cabo dentro da coluna: a tampa é do técnico.',
      'Rangido na subida costuma ser a polia, e não o cabo.',
    ],
    send: 'Mande a foto do cabo junto da polia, com o portão fechado.',
  },
  {
    when: [
      'roldana*|rodinha*|rolamento',
      grease,
      'pode|posso|precisa|qual|passar|devo|deve|onde|colocar|por|serve|?',
    ],
    unless: 'enferruj*|ferrugem|barulh*|rang*|quanto custa|trilho',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['care', 'allowed'],
    answer: [
      'Na roldana só se lubrifica o eixo, e só se ela não for blindada: uma gota de óleo ou graxa de lítio no meio, com o excesso limpo. A face que roda no trilho fica seca, porque graxa ali prende areia e vira lixa; roldana com rolamento blindado não leva nada por fora.',
    ],
    heading: 'Como saber se a sua é blindada',
    text: [
      'Blindada tem uma tampa de metal ou borracha em volta do eixo, sem esferas à vista. Se ela range mesmo limpa, o rolamento acabou, e a troca do par fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Disjuntor desligado antes de chegar a mão perto da roda.',
      'Limpe o trilho primeiro: pedra gasta mais que falta de óleo.',
      'Roda que não gira quando a folha anda: troca.',
    ],
    send: 'Mande a foto da roda, de lado, e um vídeo com som da folha levada na mão.',
  },
  {
    when: [
      'dobradica*|pivo|pivos',
      grease,
      'pode|posso|serve|qual|passar|devo|wd40|wd 40|wd|oleo|graxa|silicone|como',
    ],
    unless: 'quebr*|solt*|troc*|mola|quanto custa|cozinha|queimado',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['care', 'allowed'],
    answer: [
      'Na dobradiça do portão, WD-40 serve para soltar ferrugem e tirar o rangido na hora, mas evapora em poucos dias; depois dele vai o que dura, graxa de lítio em spray ou óleo grosso, duas gotas por eixo. Se há pino de graxa, use a bomba até a velha sair, e limpe o resto.',
    ],
    heading: 'Onde pôr e quando parar',
    text: [
      'Desligue o disjuntor, limpe o eixo com pano, aplique por cima e leve a folha na mão algumas vezes, com o motor solto, se ela está reta. Rangido que volta na mesma semana é pino gasto ou dobradiça com rolamento seco: reforçar ou trocar fica entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Folha que desceu e raspa: não é falta de graxa.',
      'Rolamento blindado: não leva nada por fora.',
      'Pingo na folha pintada: limpe, porque junta pó.',
    ],
    send: 'Se o rangido volta, mande um vídeo com som de cada dobradiça, de perto e com a folha na mão.',
  },
];
