/** Answers to complaints about somebody or something trapped, and about motors that turn without moving the gate. */
import type { DirectAnswer } from '../direct-answer.ts';

export const stuckAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'dedo*|mao presa|mao em portao|braco preso|perna presa|pe preso|pessoa presa|crianca presa|machuc*|feriu|ferido|ferida|acidente',
      'portao|motor|preso|presa|prensou|esmag*|fechou|prendeu|machuc*',
    ],
    unless: 'com dois dedos|como evitar',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety', 'power', 'care'],
    answer: [
      'Se há alguém preso no portão, pare agora: solte o controle, desligue o disjuntor e destrave o motor para abrir na mão, sem acionar o portão de novo. Se há ferimento, ligue 192 (SAMU); se a pessoa não sai, 193 (Bombeiros), e siga o que eles disserem. Depois do socorro, deixe o portão desligado até se achar a causa.',
    ],
    heading: 'Socorro primeiro, portão depois',
    text: [
      'Primeiro a folha recua, depois a pessoa sai. Se ela não recua na mão, calce-a para não avançar e espere o socorro.',
      'Do ferimento cuida quem atende no 192. Afaste as outras pessoas do portão, mantenha o disjuntor desligado e deixe livre a entrada para o socorro.',
    ],
    points: [
      'Disjuntor desligado antes de tocar na folha.',
      'Chave de destravamento: atrás da tampa ou do lado da caixa do motor.',
      'Folha que pesa ou desce sozinha: escore-a antes de soltar o motor.',
      'SAMU: 192. Bombeiros: 193.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Por que o portão não parou na mão',
        text: [
          'Um portão bem regulado para e volta ao tocar em alguém. Se prensou, a força estava alta, a fotocélula faltava ou estava desligada, ou o dedo entrou num vão que nenhum sensor vê: dobradiça, roldana, dente da cremalheira, encontro da folha com a coluna.',
          'Regular a força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e pôr ou trocar a fotocélula entre {{part.photocell.from}} e {{part.photocell.to}}. O fechamento automático fica desligado até lá.',
        ],
        points: [
          'Vão da dobradiça: capa de proteção.',
          'Cremalheira ao alcance da mão: tampa sobre o pinhão.',
          'Encontro com a coluna: perfil de borracha.',
          'Portão que fecha sozinho: só com fotocélula testada.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso ligar o portão de novo depois do acidente?',
        answer:
          'Só depois de medir a força e testar a fotocélula com um calço. Até lá, use o portão na mão ou deixe-o fechado e desligado.',
      },
      {
        question: 'A fotocélula teria evitado prender o dedo?',
        answer:
          'Nem sempre. Ela vê quem está no vão, mas não enxerga o dedo na dobradiça ou na cremalheira; ali protege a tampa e a força baixa.',
      },
      {
        question: 'Quem deve revisar o portão que machucou alguém?',
        answer:
          'Um técnico, antes do próximo uso. Nós conferimos força, fotocélula e curso na visita, sem taxa na área atendida.',
      },
    ],
  },
  {
    when: ['carro|veiculo|moto', 'descarril*|fora de trilho|saiu de trilho|torto|caiu|caido'],
    unless: 'contrapeso|basculante|em cima|mola|molas|cabo|caiu em carro|braco',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['repair', 'safety', 'power'],
    answer: [
      'Com o portão de correr fora do trilho e o carro preso, não acione o motor nem empurre a folha sozinho: desligue o disjuntor, afaste as pessoas e calce a folha dos dois lados, porque ela pode tombar. O carro sai depois que a folha volta ao trilho, o que pede gente e alavanca e é feito na visita.',
    ],
    heading: 'Tirar o carro com o portão descarrilado',
    text: [
      'Folha fora do trilho está presa só pela guia de cima. Se a guia abriu, nem encoste: escore com o que houver, de longe, e isole o lado da rua.',
      'Pressa para sair custa caro aqui. Se há outra saída, deixe o carro; se há urgência de saúde, chame 193 e diga que a garagem está bloqueada.',
    ],
    points: [
      'Disjuntor desligado e controle guardado.',
      'Calço no trilho, na frente e atrás da folha.',
      'Ninguém entre a folha e o muro.',
      'Carro longe da linha em que ela tombaria.',
      'Foto do trilho, das roldanas e da guia de cima para o técnico.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que fez a folha sair do trilho',
        text: [
          'Roldana quebrada, trilho solto do piso, pedra na canaleta, batente de fim de curso faltando ou batida de carro. Pôr a folha de volta sem trocar a causa dura poucos dias.',
          'Roldanas ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; trilho amassado e solda são de serralheria, e dizemos na visita onde um serviço acaba e o outro começa.',
        ],
        points: [
          'Saiu no fim da abertura: faltou batente ou o fim de curso falhou.',
          'Saiu no meio: roldana ou trilho.',
          'Saiu depois de batida: guia de cima aberta.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso levantar a folha com o macaco do carro?',
        answer: 'Não. O macaco levanta um ponto só, a folha gira e tomba para o lado que a guia não segura.',
      },
      {
        question: 'Atendem com o carro preso fora do expediente?',
        answer:
          'Carro preso passa na frente. O expediente vai de {horário}; fora dele, a assistência 24 horas depende de técnico disponível, o que se confirma por mensagem.',
      },
    ],
  },
  {
    when: [
      'motor roda|motor gira|motor girando|motor rodando|motor de portao gira|motor de portao roda|gira mas|roda mas|girando mas|rodando mas|roda e|gira e|motor funciona|motor trabalha|rodando em falso|gira em falso|roda em falso|gira sem|roda sem|girando sem|girando em falso|motor anda',
      'nao anda|nao move|nao se move|nao sai|nao abre|nao mexe|em falso|sem mover|sem abrir|parado|parada|fica parado|fica parada|nao puxa',
    ],
    unless: 'zumb*|ronca*|parou de funcionar|corrente',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Motor que roda e o portão não anda perdeu a ligação com a folha: ou ele está destravado, ou a engrenagem, o pino do braço ou a porca do fuso se gastou. Confira primeiro a chave de destravamento; se ela está travada, o defeito é da transmissão, e não do capacitor nem da placa.',
    ],
    heading: 'Onde a força do motor se perde',
    text: [
      'O motor girar já mostra que energia, placa e capacitor fazem a parte deles. O que falta é uma peça entre o eixo e a folha, e cada tipo de portão tem a sua.',
      'Engrenagem e rolamentos ficam entre {{part.gears.from}} e {{part.gears.to}}; cremalheira, cabo ou roldana entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Destravado: gire a chave até o fim e mova a folha até ouvir o encaixe.',
      'Pó branco ou amarelo sob a caixa: coroa de nylon sem dentes.',
      'No de correr: pinhão longe da cremalheira ou gomo solto.',
      'No basculante: cursor do fuso gasto ou pino do braço quebrado.',
      'Só falha na subida: embreagem patinando ou folha pesada.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que o técnico abre primeiro',
        text: [
          'Com a energia cortada, ele move a folha na mão e olha se o eixo do motor acompanha. Depois abre a caixa do redutor, onde a coroa gasta se vê a olho nu.',
          'Engrenagem nova em folha pesada gasta de novo. Por isso o serviço termina com a folha solta na mão e a força regulada.',
        ],
        steps: [
          'Confere o destravamento e o encaixe do pino.',
          'Gira o eixo e olha o que não acompanha.',
          'Abre o redutor e mede a folga dos dentes.',
          'Troca a peça e move a folha sem o motor.',
          'Regula força e curso com o portão andando.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso continuar apertando o controle?',
        answer:
          'Não. Cada tentativa raspa mais os dentes que sobraram e espalha limalha na graxa. Desligue e use o portão na mão, se a folha está equilibrada.',
      },
      {
        question: 'Motor que gira em falso precisa ser trocado?',
        answer:
          'Quase nunca. A peça gasta se troca; motor novo só compensa quando o modelo não tem mais engrenagem à venda.',
      },
      {
        question: 'Pode ser o capacitor?',
        answer:
          'Capacitor fraco faz o motor zumbir parado. Se o eixo gira com força e só a folha fica, o capacitor está fora da lista.',
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
];
