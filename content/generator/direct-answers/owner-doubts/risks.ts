/** Whether what an owner does is a risk: the first sentence says so. */
import type { DirectAnswer } from '../../direct-answer.ts';

const risky = 'e perigoso|perigoso|perigosa|arriscado|e seguro|risco';

export const riskAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'destrav*|abrir manualmente|abrir em mao|modo manual|soltar o motor|soltar motor',
      'perigoso|perigo|arriscado|risco|e seguro|seguro',
      'portao|basculante|motor|correr',
    ],
    unless: 'noite|porta',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['safety', 'power'],
    answer: [
      'Não é perigoso se a folha está reta, os cabos inteiros e o disjuntor desligado; é perigoso quando o basculante perdeu o contrapeso ou a mola, porque o motor era o que segurava a folha e, solto, ela despenca. Olhe os dois lados antes de girar a chave, peça ajuda para apoiar e não fique embaixo. Torto ou com cabo frouxo, não destrave.',
    ],
    heading: 'Como destravar sem susto',
    text: [
      'Desligue o disjuntor, gire a chave devagar e sinta o peso: se a folha quer descer, trave de novo e chame. O acerto do equilíbrio fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} com cabo ou mola.',
    ],
    points: [
      'De correr em rampa: calce a folha antes, que ela anda sozinha.',
      'De abrir com vento: segure a ponta.',
      'Para voltar, gire a chave até o fim e mova até ouvir o engate.',
    ],
    send: 'Mande uma foto do motor e dos dois lados da folha: dizemos se pode destravar.',
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
      'Em casa, quase nunca: dentro da caixa há 127 ou 220 V, o capacitor guarda carga com o disjuntor desligado, e uma solda fora do lugar leva o resto da placa. O que o dono pode fazer é trocar o fusível por outro igual, com o disjuntor desligado, e tirar poeira e formiga com pincel seco. O reparo de bancada parte de {{repair.from}}; a placa nova, com os controles regravados, fica de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Até onde vai o dono',
    text: [
      'Fusível novo que queima na hora indica curto no motor, no capacitor ou na própria placa: não ponha um maior. Trilha preta e componente estourado são de bancada.',
    ],
    points: [
      'Foto dos fios antes de soltar qualquer um.',
      'Molhou: não ligue; leve seca e medida.',
      'Placa de inversor: só o fabricante ou a bancada.',
    ],
    send: 'Mande uma foto da placa e da etiqueta do motor, com o disjuntor desligado.',
  },
  {
    when: ['mexer|abrir|tocar|desmontar|consertar|limpar', 'placa|central|motor|caixa do motor', risky],
    unless: 'sozinho|cabo|chuva|crianca|cheiro',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'É perigoso para quem não é do ramo: dentro da caixa passam 127 ou 220 V, e o capacitor guarda choque mesmo com o disjuntor desligado. Há ainda o pinhão e o braço, que andam se alguém aperta um controle. Por fora, com o disjuntor desligado, pode-se limpar e olhar; abrir, medir e trocar é do técnico.',
    ],
    heading: 'Se for preciso abrir assim mesmo',
    text: [
      'Desligue no quadro, avise a casa e espere. Não toque nos terminais do capacitor nem use a lanterna com a outra mão apoiada no ferro.',
    ],
    points: [
      'Piso molhado: não abra.',
      'Folha de basculante escorada antes de soltar o motor.',
      'Tampa volta inteira, com a vedação.',
    ],
  },
  {
    when: ['cabo de aco|cabo', 'trocar|troca|mexer|soltar', `${risky}|em casa|sozinho|eu mesmo`],
    unless: 'energia|fio|quanto|quando',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['safety', 'replace'],
    answer: [
      'É perigoso, e é dos serviços que não se fazem em casa: o cabo segura dezenas de quilos, e ao soltá-lo a folha cai e o contrapeso desce de uma vez. O técnico escora a folha dos dois lados, alivia o peso e troca o par, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, em até {{part.rollersAndCables.hours}}.',
    ],
    heading: 'O que o dono pode fazer até lá',
    text: [
      'Deixar o portão fechado, desligar o disjuntor e olhar de longe. Não se puxa o fio levantado nem se passa fita nele.',
    ],
    points: [
      'Parou aberto: isole o vão e tire o carro só se a folha está reta e presa.',
      'Guarde o cabo velho: a medida ajuda a pedir o novo.',
      'Mão perto da polia, nunca.',
    ],
  },
  {
    when: ['vidro', risky, 'portao'],
    unless: 'carro|insulfilm',
    subject: 'porta-de-vidro',
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'Não, se o vidro é temperado ou laminado, está preso num quadro de metal e o motor se fixa no quadro, com a força regulada e fotocélula. O perigo está no vidro comum, na lasca de canto e na folha que bate no fim: o temperado aguenta pressão e estoura com pancada na quina. O laminado quebra sem cair.',
    ],
    heading: 'O que conferir num portão de vidro',
    text: [
      'Borracha inteira em volta, nenhuma trinca e folga igual dos lados. O peso é alto, cerca de vinte quilos por metro quadrado em oito milímetros, e entra na conta do motor.',
    ],
    points: [
      'Desaceleração no fim do curso.',
      'Nada parafusado no vidro.',
      'Trinca: não use até a vidraçaria ver.',
    ],
  },
  {
    when: ['deixar aberto|ficar aberto|deixar o portao aberto|portao aberto', risky],
    unless: 'noite|chuva',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'É um risco, menos pelo motor do que pela entrada: aberto por minutos já basta para alguém seguir o carro. Para a folha, o cuidado é o fechamento automático, que a fecha sobre quem está no vão, e o peso no alto do basculante. Se precisa deixá-lo aberto, desligue o disjuntor com ele parado e escore a folha.',
    ],
    heading: 'Entrar e sair sem deixar aberto',
    text: [
      'Espere o portão fechar antes de se afastar, por dentro ou por fora. Fechamento automático com fotocélula faz isso por quem esquece.',
    ],
    points: [
      'Vento fecha de golpe o portão de abrir: prenda a folha.',
      'Criança e cachorro no vão: nunca com o automático ligado.',
    ],
  },
  {
    when: ['fechar sozinho|fecha sozinho|fechando sozinho|fechamento automatico', risky],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'É perigoso sem fotocélula, e seguro com ela: no tempo marcado o portão fecha com ou sem alguém no vão, e só o feixe o faz esperar. Com a instalação, o par sai por {{part.photocell.from}} a {{part.photocell.to}}. Até pôr, desligue a função na central; se ele fecha sozinho sem que ninguém a tenha ligado, há defeito.',
    ],
    heading: 'As três provas do fechamento automático',
    text: [
      'Com o vão livre, corte o feixe com um cabo de vassoura: tem de parar e voltar. Depois uma caixa de papelão no caminho, longe das mãos. Por fim conte se o tempo dá para o carro passar inteiro.',
    ],
    points: [
      'Feixe baixo, para criança e bicho.',
      'Força no mínimo que move a folha.',
      'Moto e bicicleta passam devagar: some uns segundos.',
    ],
  },
];
