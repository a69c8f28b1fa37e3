/** Answers to titles about maintenance: how often. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const intervalAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'de quanto em quanto tempo|a cada quanto|frequencia|periodicidade|quantas vezes por ano|de quantos em quantos meses|quando fazer|quando fazer a|quando se faz|quando deve ser feita|quando e feita|quando revisar|quando fazem',
      'revisar|revisao|manutencao|preventiva|vistoria|inspecao',
      'condominio|predio|empresa|escola|comercio|loja',
    ],
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Em condomínio, empresa ou comércio o portão se revisa no mínimo a cada {{maintenance.interval}}, e todo mês ou a cada trimestre se abre mais de cem vezes por dia. A visita leva de {horas de manutenção}, com o valor dito antes. Entre uma e outra, o zelador ou quem cuida da entrada varre o trilho e limpa as lentes da fotocélula toda semana.',
    ],
    heading: 'O que se faz em cada revisão',
    text: [
      'Reaperto, lubrificação, teste de fotocélula, de força e do destravamento, e um registro por escrito do que foi visto. Peça gasta é mostrada antes de ser trocada. Ruído novo ou folha pesada não esperam a data.',
    ],
    points: [
      'Folha solta do motor e levada na mão, de ponta a ponta.',
      'Parafusos da base, do suporte e da cremalheira ou do braço.',
      'Fim de curso e parada suave nas duas pontas.',
      'Tensão no ponto e bornes da central.',
    ],
  },
  {
    when: [
      'de quanto em quanto tempo|quanto em quanto tempo|com que frequencia|quantas vezes por ano|a cada quanto',
      'trilho|lente|lentes|fotocelula*|regular|regulagem|ajustar|testar',
    ],
    unless: 'engrax*|graxa|lubrific*',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care'],
    answer: [
      'Todo mês, em casa: varrer o trilho, limpar as lentes da fotocélula com pano seco e provar o feixe com um cabo de vassoura, com o portão fechando. Regular força e curso não tem data, só quando ele bate, para antes ou volta; quem confere é a revisão, {{maintenance.residence}} em casa e a cada {{maintenance.interval}} em prédio.',
    ],
    heading: 'Uma volta de cinco minutos por mês',
    text: [
      'Desligue o disjuntor para limpar e religue para a prova. Olhe também os cabos, de longe, e ouça se o som mudou.',
    ],
    points: [
      'Rua de terra ou árvore perto: toda semana no trilho.',
      'Lente riscada ou com teia: limpe antes de mexer no alinhamento.',
      'O portão não parou no feixe: automático desligado até o conserto.',
    ],
  },
  {
    when: [
      'manuten*|revis*|preventiv*',
      'de quanto em quanto tempo|a cada quanto|a cada quantos|periodicidade|com que frequencia|qual a frequencia|quantas vezes|quando fazer|intervalo|de quantos em quantos|quanto em quanto|frequencia|cada quanto tempo',
    ],
    unless: 'controle|garantia|condominio|predio|loja|contrato',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Em casa, a manutenção do portão se faz uma vez por ano; em prédio, comércio ou portão que não para, a cada {{maintenance.interval}}. Antecipe se mudou o barulho, se a folha pesa na mão ou se ele demora mais para abrir. A visita dura de {horas de manutenção}; por mês, em casa, basta tirar a terra do caminho da folha, limpar as lentes da fotocélula e provar o feixe com uma vassoura.',
    ],
    heading: 'O que encurta o intervalo',
    text: [
      'O que gasta é viagem, sol e poeira. Perto de obra, do mar ou em rua que alaga, conte com o dobro de visitas; garagem coberta com duas saídas por dia fica bem com a anual.',
      'Na visita o técnico solta o motor, move a folha com a mão, limpa e engraxa o que gira, reaperta, mede força e fotocélula e anota a data.',
    ],
    points: [
      'Cabo com um fio partido: não espera a revisão, e o portão para.',
      'Folha que range ou dá tranco: visita agora.',
      'Fotocélula que não reage: visita agora.',
      'Graxa: só o que gira, e nunca o trilho do portão de correr.',
      'Destravamento testado uma vez por ano, com o disjuntor desligado.',
    ],
    questions: [
      {
        question: 'Preciso chamar se o portão está bom?',
        answer:
          'Uma vez por ano, sim: cabo, contrapeso e força não dão sinal de fora até o dia em que falham.',
      },
    ],
    further:
      'A lista completa está na página da [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande o tipo de portão, a foto da etiqueta do motor e a data da última revisão: respondemos com o valor da visita.',
  },
];
