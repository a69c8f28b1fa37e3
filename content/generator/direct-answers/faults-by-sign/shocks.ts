/** Electric shock from anything at the gate. The breaker comes first, whatever else the title says. */
import type { DirectAnswer } from '../../direct-answer.ts';

const shock =
  'choque|choques|chock|xoque|eletrocut*|eletrocussao|formigamento|formigand*|formiga quando|formiga ao|formiga se|descarga eletrica|fuga de corrente|fuga de energia|portao energizad*|portao esta energizad*|portao fic* energizad*|grade energizad*|folha energizad*|carcaca energizad*|motor energizad*|ferro energizad*|dando corrente|passando corrente';

/** Where the word means something else: bumpers, electric fences, shockproof parts. */
const otherShocks =
  'cerca|central de choque|amortecedor|para choque|para choques|parachoque*|choque termico|prova de choque|teste de choque';

export const shockAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'pode dar choque|e verdade|corre risco de choque|risco de choque|pode levar choque|pode dar um choque',
      'motor|portao|portao automatico|portao eletronico',
      'choque',
    ],
    unless:
      'o que fazer|quando|comecou|meu filho|dando choque|levei|tomei|deu choque|formiga*|cerca|quando encosta|esta dando',
    subject: 'fiacao',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['safety'],
    answer: [
      'Pode, se faltar aterramento ou se um fio descascado, a água ou a placa encostar energia no ferro; com terra, DR e emendas secas, o disjuntor desliga antes de alguém sentir. Um portão em ordem não dá choque. Se o seu já formiga ao tocar, é perigo agora: desligue o disjuntor, ninguém encosta e ele só volta a ligar medido. Com alguém atingido, 192 ou 193.',
    ],
    heading: 'O que impede um portão de dar choque',
    text: [
      'O terra leva a fuga embora, e o DR corta em milésimos de segundo. Sem eles, folha e motor de metal, no tempo, ficam energizados sem aviso.',
    ],
    points: [
      'Terra no motor e na folha: serviço de eletricista.',
      'Emendas dentro de caixa, e nunca no chão.',
      'Capacitor guarda choque mesmo com o disjuntor desligado: não se toca.',
    ],
    send: 'Mande uma foto do quadro e da etiqueta do motor, sem tocar no portão.',
  },
  {
    when: [
      shock,
      'levei|levou|levaram|levar|tomei|tomou|tomaram|tomar|eletrocut*|crianca|filho|filha|cachorro|gato|bebe|pessoa|morador|funcionario|zelador|porteiro|machucou|ferid*',
    ],
    unless: `${otherShocks}|evitar|prevenir`,
    subject: 'fiacao',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['safety'],
    answer: [
      'Desligue agora o disjuntor do portão, ou o geral se não souber qual é, e não toque em nada de metal: folha, motor, caixa ou botoeira. Não puxe com a mão quem ainda está encostado; corte a energia primeiro, mantenha crianças e animais longe e ligue 192 (SAMU) ou 193 (Bombeiros) se alguém foi atingido.',
    ],
    heading: 'Quem levou o choque vem antes do portão',
    text: [
      'Desmaio, dor no peito, coração fora do ritmo, falta de ar, queimadura ou queda depois do choque são caso de 192, mesmo que passem. Gestante, criança e quem tem doença do coração ou marca-passo vai ao pronto-socorro ainda que se sinta bem.',
      'Animal atingido só se toca com a energia cortada, e vai ao veterinário. O portão fica desligado, aberto ou fechado, até alguém medir de onde a corrente vem.',
    ],
    points: [
      'Disjuntor desligado, com aviso escrito para ninguém religar.',
      'Ninguém descalço nem com o piso molhado perto da folha.',
      'Não teste com a mão nem com chave de teste para ver se ainda dá choque.',
      'Se a folha prende a saída, espere: use outra porta.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'De onde o choque vem e quem corrige',
        text: [
          'Choque no ferro é fio descascado encostado, água na caixa ou numa emenda, ou motor com a isolação vencida, num portão sem terra ou com o terra solto. O técnico mede cada ramo com a energia cortada, isola o que está aberto e confere o terra, de {{repair.from}} a {{repair.to}}.',
          'Quadro sem terra e sem DR é serviço do eletricista, e o portão não volta a ser ligado antes dele.',
        ],
      },
    ],
    questions: [
      {
        question: 'Foi um choque fraco. Preciso mesmo desligar?',
        answer:
          'Sim. O mesmo defeito que formiga com o sapato seco pode matar com o pé descalço ou com chuva, porque o que muda é o caminho da corrente.',
      },
    ],
    further: 'O que fazer na hora está em [portão dando choque](/portao-dando-choque).',
    send: 'Com o disjuntor já desligado, conte pelo WhatsApp onde a pessoa encostou, se chovia e se o DR desarmou. Não volte ao portão para fotografar de perto.',
  },
  {
    when: [
      shock,
      'interfone*|teclado*|botoeira*|botao|campainha|fechadura*|trava*|leitor*|video porteiro|porteiro eletronico|caixa|camera',
    ],
    unless: otherShocks,
    subject: 'fiacao',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['safety'],
    answer: [
      'Desligue agora o disjuntor do portão e o do aparelho que dá choque, ou o geral se não souber quais são, e não toque em nada de metal na entrada. Afaste crianças e animais; se alguém foi atingido, 192 (SAMU) ou 193 (Bombeiros). Botoeira, teclado e interfone trabalham em baixa tensão: choque neles é rede onde não devia haver rede.',
    ],
    heading: 'Como a rede chega ao botão',
    text: [
      'O par do botão, do teclado ou da trava costuma correr no mesmo conduíte da rede. Um fio descascado, uma emenda molhada ou uma fonte ruim põe tensão no par e na moldura de metal, e sem terra não há por onde ela escoar.',
      'O técnico separa os ramos, mede cada um e refaz o que está aberto, de {{repair.from}} a {{repair.to}}, no lado do portão. Interfone, teclado e câmera que dão choque com o portão desligado ficam com a assistência deles; quadro, terra e DR, com o eletricista.',
    ],
    points: [
      'Choque só com chuva: água na caixa ou na emenda do muro.',
      'Choque só com o portão andando: fio que roça na folha.',
      'Choque o tempo todo: fuga permanente, sem terra.',
      'DR que desarma: ele está protegendo; não o retire.',
    ],
    questions: [
      {
        question: 'Posso abrir a caixa do botão para secar?',
        answer:
          'Com a energia ligada, não. Com o disjuntor desligado ela seca aberta, mas só se religa depois de medida: água que entrou uma vez entra outra.',
      },
      {
        question: 'Como entro em casa até a visita?',
        answer:
          'Por outra porta. Só com o disjuntor geral desligado se toca na folha para destravá-la, porque um fio aberto pode vir de outro circuito.',
      },
    ],
    further: 'O que fazer na hora está em [portão dando choque](/portao-dando-choque).',
    send: 'Com tudo desligado, conte pelo WhatsApp em que aparelho foi o choque, se chovia e se o DR desarmou.',
  },
  {
    when: [shock],
    unless: otherShocks,
    subject: 'fiacao',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['safety'],
    answer: [
      'Desligue agora o disjuntor do portão, ou o geral se não souber qual é, e ninguém toca em metal: nem folha, nem motor, nem placa, nem botoeira. Mantenha crianças e animais longe; se alguém foi atingido, 192 (SAMU) ou 193 (Bombeiros). Mesmo que só formigue, o portão fica desligado até ser medido.',
    ],
    heading: 'Por que o portão dá choque',
    text: [
      'São três causas, muitas vezes juntas: falta de terra, fio descascado encostado no ferro e água na caixa ou na emenda. O motor com a isolação vencida faz o mesmo pela carcaça, e placa solta da caixa, pela tampa.',
      'O técnico mede a fuga com aparelho, motor, placa, botoeira e trava, um ramo por vez, isola o que está aberto e confere o terra, de {{repair.from}} a {{repair.to}}. Se a fuga vem do quadro da casa, ou se não há terra nem DR, quem corrige é o eletricista.',
    ],
    points: [
      'Só com chuva: caixa, emenda ou sinaleira molhada.',
      'Só com o motor andando: fio descascado pelo movimento.',
      'Na carcaça do motor: bobina ou terra solto.',
      'Na placa: rede nos bornes, e capacitor que guarda carga depois de desligado.',
      'O tempo todo, leve: terra ausente.',
    ],
    sections: [
      {
        aspect: 'safety',
        heading: 'O que não fazer enquanto o técnico não chega',
        text: [
          'Não teste com a mão, não abra a caixa e não retire o DR que desarma. Fita isolante por fora não resolve: o fio aberto está dentro do conduíte ou da caixa. Para sair, use outra porta; a folha só se destrava com o disjuntor geral desligado.',
        ],
      },
    ],
    questions: [
      {
        question: 'É só um formigamento. Posso continuar usando?',
        answer:
          'Não. O que formiga com sapato seco pode matar com o pé molhado; a corrente é a mesma e muda o caminho dela.',
      },
      {
        question: 'O DR não desarmou. Então não é fuga?',
        answer:
          'Pode ser: o DR pode estar com defeito, o circuito do portão pode não passar por ele, ou a fuga ainda é menor que o limite. O botão de teste dele se aperta uma vez por mês.',
      },
    ],
    further: 'O que fazer na hora está em [portão dando choque](/portao-dando-choque).',
    send: 'Com o disjuntor já desligado, conte pelo WhatsApp onde dá choque, se é sempre ou só com chuva e se o DR desarmou. Não encoste para testar nem para fotografar.',
  },
];
