/** Titles in which the person, the animal or the vehicle is the point: who pays, who is not strong enough, what must not happen again. */
import type { DirectAnswer } from '../../direct-answer.ts';

const vehicle = 'carro|moto|veiculo|capo|para choque|lataria|caminhonete';
const hit =
  'fechou em|fecha em|desceu em|caiu em|bateu em|pegou|acertou|amassou|riscou|quebrou|destruiu|em cima de';
const paying =
  'quem paga|quem arca|nao quer pagar|paga o prejuizo|paga o conserto|pagar o prejuizo|responsabilidade|responsavel|indeniz*|ressarc*|prejuizo|de quem e a culpa|quem e o culpado|culpa de quem|tem que pagar|deve pagar|nao paga';

export const peopleReadings: readonly DirectAnswer[] = [
  {
    when: [vehicle, hit, paying, 'sindico|condominio|predio|administradora'],
    unless: 'bati|eu bati|morador bateu|visit*|bateu em portao|bateu o carro em|carro bateu|moto bateu',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['allowed'],
    answer: [
      'Se o portão do prédio pegou um carro por falha dele, como fotocélula desligada, força alta ou cabo partido, quem paga é o condomínio, dono do portão. Quem entrou atrás de outro com a folha já fechando, ou bateu nela, paga o próprio carro e pode ter de pagar o portão. O que decide é a prova: imagem da câmera, horário e um laudo do estado do portão.',
    ],
    heading: 'O que juntar antes de cobrar o síndico',
    text: [
      'Peça por escrito a gravação no mesmo dia, porque ela se apaga, e o nome da empresa que mantém o portão. Sem acordo, o caminho é a assembleia, o seguro do condomínio ou o juizado especial.',
      'Deixe o portão sem uso até a fotocélula e a força serem testadas: fotocélula custa de {{part.photocell.from}} a {{part.photocell.to}}, e regular força e pausa, de {{part.adjustment.from}} a {{part.adjustment.to}}. O laudo do que encontramos vai por escrito a quem nos chama.',
    ],
    points: [
      'Fotos do carro e da folha, com a hora.',
      'Testemunhas e registro no livro ou no aplicativo do prédio.',
      'Três orçamentos do conserto do carro.',
      'Aviso ao seu seguro antes de mandar pintar.',
    ],
    further:
      'O que um portão de prédio precisa ter está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Quem administra o prédio manda pelo WhatsApp um vídeo do portão fechando, a foto da fotocélula e a da etiqueta do motor.',
  },
  {
    when: [vehicle, hit, paying],
    unless: 'bati|eu bati|morador bateu|visit*|sindico|condominio|predio|administradora',
    subject: 'fotocelula',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['allowed'],
    answer: [
      'Quem paga é, em regra, quem responde pelo portão: o dono da casa, o condomínio, ou quem instalou ou consertou há pouco e deixou a proteção sem funcionar. Em casa própria sobra o seguro do veículo. Não use o portão até fotocélula e força serem testadas, e não mova a folha se o veículo ainda está preso: desligue o disjuntor antes.',
    ],
    heading: 'As provas que decidem a conta',
    text: [
      'Fotografe o veículo, a folha e os dois sensores antes de arrumar qualquer coisa. Um laudo curto do técnico diz qual proteção faltou, e é ele que se leva ao seguro, ao instalador ou ao juizado.',
    ],
    points: [
      'Serviço feito há menos de noventa dias: reclame por escrito a quem o fez.',
      'Fotocélula ausente ou cega: de {{part.photocell.from}} a {{part.photocell.to}} para pôr ou trocar.',
      'Força alta ou pausa curta: de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Desceu de uma vez, sem motor: cabo ou mola, e ninguém passa embaixo.',
    ],
    questions: [
      {
        question: 'O meu seguro cobre?',
        answer:
          'A cobertura de colisão costuma cobrir, com a franquia; o de casa pode cobrir o dano a terceiros. A apólice diz.',
      },
    ],
    further: 'Como se prova o sensor está em [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp a foto dos dois lados do sensor, a da etiqueta do motor e o bairro: dizemos o que testar e quanto custa.',
  },
  {
    when: [
      'dor|dores|cansei|cansado|nao consegue|nao aguenta|nao tem forca|nao da conta|sem forca|dificuldade|cansa|nao pode',
      'erguer|levantar|abrir portao|abrir o portao|abrir na mao|empurrar|puxar|erguer o portao|levantar o portao|subir o portao',
      'pai|mae|avo|idos*|anos|esposa|sogra|sogro|crianca|filha|mulher|gravida|cadeirante|costas|coluna|joelho',
    ],
    unless: 'motor nao|sem luz|motor fraco|controle|celular',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'Portão que alguém não consegue erguer tem dois remédios, nesta ordem: equilibrar a folha, que em bom estado sobe com uma mão, e pôr motor. Cabo, mola ou contrapeso se acertam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; o kit instalado em basculante vai de {{kit.padrao}} a {{kit.jetflex}}, com dois controles.',
    ],
    heading: 'O que ajuda quem tem pouca força',
    text: [
      'Não compense o peso com motor mais forte: na falta de luz a folha volta a pesar, e é aí que a pessoa se machuca. O equilíbrio vem primeiro, e o motor só a move.',
    ],
    points: [
      'Controle de tecla grande, ou um chaveiro preso à bolsa.',
      'Fotocélula e pausa longa, para quem passa devagar.',
      'Nobreak, para não depender da mão no apagão.',
      'Cabo e contrapeso nunca se mexem em casa: quem solta pode ter a folha em cima.',
    ],
    further:
      'Como se põe o primeiro motor está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, com as duas laterais, a largura, a altura e o bairro.',
  },
  {
    when: [
      'crianca*|filho|filhos|filha|bebe',
      'gato|gatos|cachorro|cachorros|cao|animal|animais|pet|pets|bicho|bichos',
      'portao|motor|garagem',
    ],
    unless: 'prendeu|esta preso|ficou preso|machucou|prensou|choque',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Numa casa com crianças e bichos, o portão leva dois pares de fotocélula, um a 50 ou 60 cm do piso e outro baixo, a vinte ou trinta, e a força no mínimo que move a folha, para que ela pare ao encostar. Cada par fica entre {{part.photocell.from}} e {{part.photocell.to}}, e a regulagem, entre {{part.adjustment.from}} e {{part.adjustment.to}}. Controle não é brinquedo: guarde-o fora do alcance.',
    ],
    heading: 'O que a fotocélula vê e o que ela não vê',
    text: [
      'Ela vê quem cruza o feixe, na altura em que está. Quem se pendura na folha, dorme no trilho ou põe a mão na cremalheira ou no braço fica fora dele; por isso se aperta o botão só com o portão à vista.',
      'Sem fotocélula, deixe o fechamento automático desligado.',
    ],
    points: [
      'Prova com uma caixa leve no vão: a folha tem de parar e voltar.',
      'Botoeira alta, a uns 1,50 m, de onde se veja o portão.',
      'Cremalheira e braço com tampa onde a mão ou a pata alcança.',
      'Destravamento ensinado a um adulto da casa e a um vizinho.',
    ],
    further: 'A altura e a prova estão em [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp uma foto do vão perto do chão, dos dois lados, e a da etiqueta do motor.',
  },
  {
    when: [
      'gato|gatos|cachorro|cachorros|cao|animal|animais|pet|pets|passarinho',
      'evitar|prevenir|proteger|protecao|como evito|para nao|seguranca|sensor',
      'preso|presa|prende|prender|esmag*|machuc*|portao|fech*',
    ],
    unless:
      'prendeu|esta preso|ficou preso|foge|fugir|foge quando|tela|grade|crianca*|filho|filhos|filha|bebe',
    subject: 'fotocelula',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['safety'],
    answer: [
      'Para um gato ou cachorro não ficar preso no portão, ponha um segundo par de fotocélula baixo, a vinte ou trinta centímetros do piso, e deixe a força no mínimo que move a folha, para que ela volte ao encostar. O par fica entre {{part.photocell.from}} e {{part.photocell.to}}, e a regulagem, entre {{part.adjustment.from}} e {{part.adjustment.to}}. Se agora há um preso, desligue o disjuntor e chame o 193.',
    ],
    heading: 'O que protege bicho pequeno e o que não protege',
    text: [
      'A fotocélula comum fica na altura do para-choque, e um gato passa por baixo dela. Animal que sobe pela folha ou dorme no trilho nenhum sensor vê; aí só adianta olhar antes de apertar.',
    ],
    points: [
      'Prova com uma caixa leve no vão, no chão: a folha tem de parar.',
      'Fechamento automático desligado onde há bicho solto.',
      'Vão embaixo da folha fechado com borracha, e não com ferro.',
      'Braço e trilho: sem espaço para a pata, com tampa onde cabe.',
    ],
    further: 'A altura e a prova estão em [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp uma foto do vão perto do chão, dos dois lados, e a da etiqueta do motor.',
  },
];
