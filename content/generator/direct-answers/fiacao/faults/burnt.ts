/** Answers to titles about wiring: burnt. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const burntAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'faisca*|faiscando|faiscou|faiscas|deu curto|estourou a placa|pipocou',
      'portao|motor|automatico|eletronico|central|placa|garagem|fio*',
      'parou|nao liga|nao funciona|nao abre|queimou|travou|soltou|saiu|soltando|saindo|deu',
    ],
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    subject: 'fiacao',
    answer: [
      'Desligue o disjuntor do portão e deixe assim: faísca seguida de parada é fio, borne ou peça em curto, e ligar de novo queima mais. Ninguém encosta na folha nem na caixa até a medição; com fumaça ou chama, saia e ligue 193.',
    ],
    heading: 'De onde a faísca veio',
    text: [
      'Na caixa, de borne frouxo, relé colado ou bicho entre as trilhas; fora dela, do cabo que a folha esmaga ou da emenda molhada. O técnico mede com tudo desligado e refaz o trecho, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Lembre o instante: na partida, no meio ou ao parar.',
      'Chovia ou o piso estava molhado: conte, porque muda a busca.',
      'Choque na folha: o geral desligado, e ninguém toca.',
      'Para usar na mão, só depois de a energia estar cortada.',
    ],
    send: 'Sem ligar nada, conte o que se viu e de que lado, e mande a foto da caixa fechada e da etiqueta.',
  },
  {
    when: ['tomada|plugue|pino', 'derreteu|queimou|escurec*|quente|esquenta', 'portao|motor'],
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Tomada derretida no portão é mau contato, e não motor grande: o pino frouxo esquenta a cada partida até queimar o plástico. Desligue o disjuntor e chame o eletricista, que põe uma de encaixe firme e aperta os fios atrás.',
    ],
    heading: 'Por que ela queimou',
    text: [
      'Fio emendado, borne com pingo de tinta e plugue de menos corrente são os três achados. Motor que ronca repetindo a partida também aquece a tomada, e aí o capacitor entra na conta, entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'Cheiro leve de plástico: já chegou a hora.',
      'Plugue torto faz faísca na hora da partida.',
      'Ponto fixo direto no disjuntor dura mais.',
    ],
    further:
      'Cheiro na caixa, e não na tomada, tem lista em [conserto de motor](/topicos/conserto-de-motor-de-portao).',
    send: 'Deixe desligado e mande a foto da tomada e do plugue.',
  },
  {
    when: [
      'faisca*|fagulha*|faiscando|solta fogo|soltando fogo|curto circuito|curto',
      'motor|portao|placa|central|fio*|rele|abre|fecha',
    ],
    unless: 'preco|evitar|controle|prazo|botoeira em curto',
    subject: 'fiacao',
    isAboutSubject: true,
    answer: [
      'Faísca no portão é fio ou contato em curto: desligue o disjuntor no quadro, não encoste na folha nem na caixa e deixe desligado até a visita. Não religue para ver de onde sai; cada faísca derrete um pouco mais do fio e pode energizar o ferro.',
    ],
    heading: 'De onde a faísca costuma sair',
    text: [
      'Dentro da caixa ela vem de borne frouxo, relé gasto ou bicho entre as trilhas. Fora dela, do cabo que a folha esmaga ao andar ou da emenda que molhou.',
      'Ferro raspando em ferro também solta fagulha, sem cheiro de queimado e com risco brilhante na folha. Essa é mecânica, mas enquanto não se sabe qual é, o disjuntor fica desligado.',
    ],
    points: [
      'Só quando anda: cabo móvel partido ou ferro raspando.',
      'No momento da ordem: relé ou borne.',
      'Com chuva: emenda ou botoeira molhada.',
      'Junto com choque na folha: fuga, ninguém encosta.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Como se desfaz o curto',
        text: [
          'O técnico mede o isolamento com tudo desligado, solta os acessórios um a um e refaz o trecho queimado, entre {{repair.from}} e {{repair.to}}. Se o curto chegou à placa, ela se repara a partir de {{repair.from}} ou se troca, de {{part.board.from}} a {{part.board.to}}; o circuito do quadro até o motor é do eletricista.',
        ],
        points: [
          'Cabo móvel ganha conduíte flexível e folga.',
          'Emenda sobe para uma caixa acima do piso.',
          'Terra conferido até o quadro.',
        ],
      },
    ],
    questions: [
      {
        question: 'O disjuntor não caiu com a faísca. Está ruim?',
        answer:
          'Pode estar grande demais para o fio do portão, e aí não protege. É uma das primeiras coisas a conferir.',
      },
      {
        question: 'Posso passar fita isolante e usar?',
        answer: 'Não. Fita sobre fio queimado segura calor e umidade, e o curto volta por baixo dela.',
      },
    ],
  },
  {
    when: [
      'fio*|cabo*|fiacao',
      'derret*|queimad*|esquent*|quente|torrad*|ressecad*|descascad*|desencapad*|exposto*|solto*|cortad*|partid*|arrebent*|mordid*|roid*|rompid*',
    ],
    unless:
      'antena|cabo de aco|contrapeso|cerca|alarme|internet|rato*|preco|roub*|furt*|cabo do basculante|polia|cabo arrebent*|cabos arrebent*|cabo romp*|fio de fotocelula|fio de sensor|fio fotocelula|cabo de fotocelula|fios de fotocelula',
    of: ['fiacao', 'motor', 'portao-automatico', 'central-de-comando', 'botoeira', 'fotocelula'],
    subject: 'fiacao',
    isAboutSubject: true,
    answer: [
      'Fio do portão derretido, descascado ou solto pede o disjuntor desligado antes de qualquer olhada: ele pode pôr a folha de ferro sob tensão. Não enrole fita e religue; o trecho é cortado e refeito inteiro, e a causa do dano se resolve junto.',
    ],
    heading: 'O que estragou o fio diz como refazê-lo',
    text: [
      'Fio que derreteu esquentou: bitola fina, borne frouxo ou motor puxando corrente demais. Fio esmagado ou partido foi pego pela folha ou dobrou milhares de vezes no mesmo ponto.',
      'Cabo fino de botoeira e de fotocélula não dá choque forte, mas em curto abre o portão ou impede que ele feche.',
    ],
    points: [
      'Derretido no borne: aperto frouxo, veja também o disjuntor.',
      'Derretido no meio: bitola ou emenda.',
      'Partido onde a folha dobra: falta conduíte flexível.',
      'Ressecado ao sol: cabo sem proteção para fora.',
      'Ponta solta sem destino: deixe o disjuntor desligado e chame, não ligue por tentativa.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quem refaz cada trecho',
        text: [
          'Do motor para fora, nos cabos de comando e na ligação da placa, o conserto é nosso, de {{repair.from}} a {{repair.to}}. Do quadro até o ponto do motor é do eletricista, com disjuntor próprio, terra e fio sem emenda no caminho.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso emendar o fio do portão?',
        answer:
          'Só dentro de caixa seca, com conector, e nunca no conduíte enterrado. Emenda no chão é o defeito da próxima chuva.',
      },
      {
        question: 'Fio solto da placa pode ficar sem ligar?',
        answer:
          'Alguns sobram de fábrica. Mande a foto da etiqueta da central antes de ligar um fio que você não sabe de onde veio.',
      },
    ],
  },
];
