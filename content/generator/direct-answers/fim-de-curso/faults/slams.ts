/** Answers to titles about limit switches: the gate slams. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const slamAnswers: readonly DirectAnswer[] = [
  {
    when: ['vizinho', 'portao', 'bate|batendo|forte|treme a parede|estronda'],
    unless: 'controle|meu portao bate',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Portão que bate tem conserto simples, e é isso que convém dizer ao vizinho: fim de curso e força fora do ponto se regulam numa visita. Fale primeiro, com o horário em que acontece; se continua, o Código Civil, artigo 1.277, protege o sossego de quem mora ao lado, e em prédio o síndico aplica o regimento.',
    ],
    heading: 'O que ele precisa pedir ao técnico',
    text: [
      'Parada antes do batente, desaceleração ligada e borracha na chegada, de {{part.adjustment.from}} a {{part.adjustment.to}} a regulagem. Motor preso na parede comum ganha apoio de borracha.',
    ],
    points: [
      'Grave o som com data, de dentro da sua casa.',
      'Trinca na parede comum: foto com régua.',
      'Proponha dividir a visita, se a parede é dos dois.',
    ],
    further: 'De onde vem cada som está em [motor fazendo barulho](/motor-de-portao-fazendo-barulho).',
  },
  {
    when: [
      'bate*|batendo|batida|pancada|estronda|estrondo*|soco*|tranco',
      'em fechamento|ao fechar|quando fecha|quando esta fechando|em hora de fechar|na hora de fechar|fechando|fecha batendo|fecha com pancada|para fechar|fechar|fechamento',
    ],
    unless:
      'contrapeso|carro*|moto|caminhao|bateram|nao fecha|barulho de madrugada|vizinh*|madrugada|pessoa|cabeca|preco|quanto custa|valor|comprar|abrir|abre|abrindo|basculante*|correr|deslizante*|pivotante*|de abrir|social|volta|vento|como|condominio*|predio*|porta de',
    subject: 'fim-de-curso',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['adjust'],
    answer: [
      'Portão que bate ao fechar chega sem freio: no basculante é contrapeso leve, cabo esticado ou desaceleração perdida; no de correr, ímã do fim de curso fora do lugar ou folha em descida. Se passa sempre do mesmo tanto, é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}; se o basculante desce depressa, é equilíbrio: desligue o disjuntor, não passe embaixo e não destrave.',
    ],
    description:
      'Portão que bate ao fechar chega sem freio: contrapeso leve, cabo esticado ou fim de curso fora do lugar. Regular fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    heading: 'Por que a pancada vem só no fechamento',
    text: [
      'Marque na coluna ou no chão o ponto em que a folha deveria parar e olhe, de fora do vão, três fechamentos. Sempre o mesmo tanto a mais é ímã, chave ou curso gravado fora do lugar; cada vez um tanto é peso, trilho ou trava.',
      'Até o acerto, desligue o fechamento automático. Cada pancada trabalha a solda do suporte e o dente da engrenagem, que custa de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    points: [
      'Bate também ao abrir: desaceleração desligada ou curso perdido.',
      'Encosta, recua e fecha de novo: força e fim de curso brigando.',
      'Bate diferente no frio: a graxa dura muda a velocidade da folha.',
      'Ronco depois da batida: o motor não soube que a folha chegou; desligue o disjuntor.',
    ],
    questions: [
      {
        question: 'Um batente de borracha resolve?',
        answer: 'Amortece o som, mas não corrige a parada. Em ordem, a folha encosta sem empurrar.',
      },
    ],
    send: 'Mande um vídeo do fechamento com som, gravado de fora do vão, e diga se a folha sobe, corre ou abre.',
  },
  {
    when: [
      'bate*|batendo|batida|pancada|estronda|estrondo*|soca*|tranco',
      'forte|final|fim|fechar|chao|batente|coluna|pilar|ao abrir|em parede|quando fecha|em chegada',
    ],
    unless:
      'contrapeso|carro|moto|caminhao|bateram|nao fecha|barulho de madrugada|re em|pessoa|cabeca|preco|quanto custa|valor|comprar',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    answer: [
      'Portão que bate forte no final não freia na hora: o fim de curso acusa tarde, a desaceleração se perdeu ou a folha vem pesada. Marque no chão ou na coluna onde ela deveria parar; se passa sempre do mesmo tanto, é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Regular a chegada ou consertar a folha',
    text: [
      'A central precisa saber que o fim se aproxima para cortar ou desacelerar. Ímã que escorregou, chave torta ou curso gravado com a folha fora do lugar fazem a ordem chegar tarde.',
      'No basculante, pancada só ao fechar é peso: contrapeso leve ou cabo esticado. No de correr, só ao abrir, é batente que cedeu.',
    ],
    points: [
      'Bate dos dois lados: desaceleração desligada ou curso perdido.',
      'Bate e volta: força e fim de curso brigando.',
      'Bate diferente de manhã ou no frio: a graxa dura muda a velocidade da folha.',
      'Motor ronca depois da batida: ele não soube que chegou, desligue o disjuntor.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Por que não deixar batendo',
        text: [
          'Cada pancada trabalha a solda do suporte, o pino do braço e o dente da engrenagem, que custa de {{part.gears.from}} a {{part.gears.to}}. Até a regulagem, desligue o fechamento automático e feche acompanhando.',
        ],
        points: [
          'Batente de borracha amortece, mas não corrige a parada.',
          'A folha deve encostar, e não empurrar.',
          'Depois de regular, teste dez ciclos seguidos.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso regular eu mesmo?',
        answer:
          'Ímã de fora da caixa, com o disjuntor desligado, dá para reposicionar. Ajuste dentro da placa fica com o técnico.',
      },
      {
        question: 'Motor mais lento bate menos?',
        answer:
          'Bate menos forte, mas o erro é o mesmo. Com a parada certa, até motor rápido encosta devagar.',
      },
    ],
  },
  {
    when: [
      'nao fecha por completo|nao fecha completo|nao fecha completamente|nao fecha totalmente|nao fecha todo|nao fecha tudo|nao fecha direito|nao fecha ate o fim|nao encosta',
      'batendo|bate|fica batendo',
    ],
    unless: 'predio|condominio*|carro*|volta|social|chuva|sozinh*|cabo*|mola*|vidro',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['adjust'],
    answer: [
      'Portão que não fecha por completo e fica batendo está, quase sempre, com a parada do fechamento fora do ponto. Se a folha chega com força, bate e recua um dedo, o motor corta tarde; se ela para antes do batente e balança com o vento, ele corta cedo e a trava não engata. O técnico acerta o fim de curso e a força, de {{part.adjustment.from}} a {{part.adjustment.to}}. No basculante, olhe antes os cabos de longe e, se um está frouxo, desligue o disjuntor e não passe embaixo.',
    ],
    heading: 'Bate ao chegar ou bate com o vento',
    text: [
      'Fique de longe e veja três fechamentos. Pancada na chegada e fresta depois dela é parada tarde; fresta sem pancada, com a folha mexendo quando venta, é parada cedo.',
      'Fresta que muda de um fechamento para outro aponta a folha, e não a regulagem: trilho sujo, roldana gasta, dobradiça caída ou contrapeso.',
    ],
    points: [
      'Ímã que escorregou na cremalheira volta à marca com o disjuntor desligado.',
      'Trava elétrica que não alcança o furo é consequência da fresta.',
      'Mais força só aumenta a pancada.',
    ],
    send: 'Mande um vídeo dos últimos palmos do fechamento, com som, e a foto da fresta.',
  },
];
