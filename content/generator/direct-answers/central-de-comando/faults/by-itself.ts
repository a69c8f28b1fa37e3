/** Answers to titles about control boards: a gate that moves by itself, automatic closing, and repairs by the owner. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const byItselfAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'abr*|abrindo|abre',
      'sozinho|sozinha|do nada|por conta propria',
      'interferencia|vizinho|controle',
      'ou',
      'placa|central|defeito|curto|botoeira',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Desligue o receptor ou apague os controles por uma noite: se ele para de abrir, a ordem vinha pelo rádio, de um controle preso, copiado ou de código igual ao seu; se continua, é fio em curto, botoeira ou defeito na placa. Interferência de verdade costuma encurtar o alcance, e raramente abre um portão. Gravar de novo fica de {{part.programming.from}} a {{part.programming.to}}; placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    description:
      'Desligue o receptor por uma noite: se o portão para de abrir, a ordem vinha pelo rádio; se continua, é fio em curto, botoeira ou defeito na placa.',
    heading: 'Até achar quem manda abrir',
    text: [
      'Enquanto isso, à noite, deixe a folha fechada e o disjuntor do portão desligado: o motor travado continua segurando, e ninguém abre de fora com controle.',
      'Depois da noite sem rádio vem a noite sem fios: o técnico solta a botoeira e o interfone da placa, um de cada vez.',
    ],
    points: [
      'Abre quando chove: botoeira ou emenda molhada.',
      'Abre sempre na mesma hora: controle de alguém na rua.',
      'Código fixo: mudam-se as chavinhas ou se passa ao rolante.',
      'Abre e fecha sem parar: botão de controle preso.',
    ],
    send: 'Diga a que horas ele abre e se chovia, e mande fotos da caixa da central por fora e da botoeira da rua.',
  },
  {
    when: [
      'consertar|mexer|arrumar|soldar|reparar|trocar|conserto',
      'placa|central',
      'em casa|sozinho|eu mesmo|por conta|caseiro',
    ],
    unless: 'quanto|preco|controle',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Em casa, quase nunca: dentro da caixa há 127 ou 220 V, o capacitor guarda carga com o disjuntor desligado, e uma solda fora do lugar leva o resto da placa. O que o dono pode fazer é desligar o disjuntor, ver por onde entrou água ou formiga e fotografar a etiqueta de fora. O reparo de bancada parte de {{repair.from}}; a placa nova, com os controles regravados, fica de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Até onde vai o dono',
    text: [
      'Fusível novo que queima na hora indica curto no motor, no capacitor ou na própria placa: não ponha um maior. Trilha preta e componente estourado são de bancada.',
    ],
    points: [
      'Fusível, fio e conector: só o técnico.',
      'Molhou: não ligue; o técnico seca e mede.',
      'Placa de inversor: só o fabricante ou a bancada.',
    ],
    send: 'Mande uma foto das etiquetas da central e do motor.',
  },
  {
    when: [
      'abr* e fecha*|nao para de abrir e fechar|fecha e abre|fechando e abrindo|abrindo e fechando|fica abrindo|vai e volta',
      'sozinh*|sem parar|toda hora|direto|portao',
    ],
    unless:
      'preco|como instalar|nao abre|nao fecha|depois|madrugada|de noite|a noite|fresta|um pouco|um pouquinho|um palmo|faz mal|estraga|gasta',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Portão que abre e fecha sozinho está recebendo ordem que ninguém deu: afaste as pessoas e desligue o disjuntor. Na maioria das vezes é botoeira ou interfone em curto; sem isso, é controle com botão preso ou fechamento automático com sensor que corta e solta.',
    ],
    heading: 'Uma ordem por vez até achar quem manda',
    text: [
      'Com o disjuntor desligado, tire a bateria de todos os controles da casa e religue. Se o vai e vem parou, um deles tinha o botão preso; se continua, a ordem vem de fio, da placa ou de um controle de fora.',
      'O passo seguinte é do técnico: ele solta a botoeira e o interfone dos bornes, um de cada vez, e o que fizer o portão sossegar é o culpado.',
    ],
    points: [
      'Começou com chuva: fio ou botão molhado.',
      'Ao chegar embaixo ele volta: força ou fotocélula, e não ordem.',
      'Fecha no tempo e reabre: fechamento automático com sensor falhando.',
      'Continua com tudo solto: entrada ou relé da placa.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Até o conserto, portão fechado e desligado',
        text: [
          'Com o motor desligado e travado a folha fica segura. Trocar botão e fio entra na faixa de {{repair.from}} a {{repair.to}}; placa com entrada queimada, de {{part.board.from}} a {{part.board.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Pode ser o controle do vizinho?',
        answer: 'Abrir uma vez, sim. Abrir e fechar sem parar, não: ninguém aperta o botão o dia inteiro.',
      },
      {
        question: 'Regravar os controles resolve?',
        answer: 'Só se a ordem vier de um controle perdido ou preso. Fio em curto passa por cima da memória.',
      },
    ],
  },
  {
    when: [
      'parou de fechar sozinh*|nao fecha mais sozinh*|deixou de fechar sozinh*|nao esta fechando sozinh*|nao fecha sozinh*',
    ],
    unless: 'social|pedestre|porta',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Portão que parou de fechar sozinho tem a fotocélula acusando obstáculo ou perdeu a programação da pausa. Mande fechar pelo controle: se ele fecha, só a pausa se apagou ou foi desligada; se também não fecha, limpe as lentes e confira a luz do sensor.',
    ],
    heading: 'Pausa, sensor ou fim de curso',
    text: [
      'A pausa começa a contar quando a central sabe que o portão chegou aberto. Se o fim de curso de abertura não avisa, ela espera para sempre. Acontece quando o ímã escorrega ou a folha não chega ao fim.',
      'Queda de luz, troca de placa e um jumper esbarrado também desligam a função. E há centrais em que um toque no controle com ele aberto suspende o fechamento daquela vez.',
    ],
    points: [
      'Fecha pelo controle: programação da pausa.',
      'Não fecha de jeito nenhum: fotocélula.',
      'Para antes de abrir tudo: fim de curso.',
      'Só à tarde: sol no receptor.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Religar a função com segurança',
        text: [
          'Pausa e curso, de {{part.adjustment.from}} a {{part.adjustment.to}}; fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}. Sem fotocélula funcionando não ligamos o fechamento automático.',
        ],
      },
    ],
    questions: [
      {
        question: 'Que pausa usar?',
        answer: 'Em casa, o tempo de sair com o carro e olhar para trás. Comece longa e vá encurtando.',
      },
      {
        question: 'Posso ligar os fios do sensor para ele fechar?',
        answer: 'Não. Ele passa a fechar sozinho sem ver ninguém, que é a pior combinação.',
      },
    ],
    send: 'Diga se ele fecha pelo controle e mande uma foto da luz da fotocélula com o portão aberto.',
  },
  {
    when: ['nao fecha sozinh*|fechar sozinh*|fechamento automatico|fecho automatico|temporizador'],
    subject: 'central-de-comando',
    answer: [
      'O fechamento automático é uma função da central: depois de um tempo que se regula na placa, o portão fecha sem ninguém apertar. Quase toda central tem; o que decide se ela pode ser ligada é a fotocélula, que precisa estar no lugar e alinhada.',
    ],
    heading: 'Como regular o fechamento automático',
    text: [
      'Comece com tempo longo e diminua. Em casa, o bastante para tirar o carro e olhar para trás; em garagem coletiva, o bastante para dois carros em fila.',
      'Se deixou de fechar sozinho, a fotocélula está acusando obstáculo ou a programação se perdeu. A regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e a fotocélula entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
  },
];
