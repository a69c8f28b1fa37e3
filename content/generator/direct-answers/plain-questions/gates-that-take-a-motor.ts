/** Whether a gate of some kind, size or state takes a motor. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksMay } from './asking.ts';

export const gateTakesMotorAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'aproveitar|reaproveitar|levar|antigo|velho|usado|que tenho|que ja tenho|mesmo motor|motor atual',
      'portao novo|outro portao|novo portao',
      `motor`,
      `${asksMay}|usar|aproveitar|serve|reaproveitar`,
    ],
    unless: 'controle*|quanto',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Sim, se o portão novo é do mesmo tipo e não pesa mais que o máximo da etiqueta: motor de basculante volta em basculante, o de correr em portão de correr. Muda o tipo, muda o motor. Veja também se a folha nova tem a mesma altura ou comprimento, porque o braço, o fuso e a cremalheira são dessa medida.',
    ],
    heading: 'Vale a pena levar o motor velho?',
    text: [
      'Motor com mais de dez anos numa folha nova costuma ser economia curta: some a montagem e compare com o kit instalado em basculante, de {{kit.padrao}} a {{kit.jetflex}}, ou com a troca em outro portão de casa, de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Central e controles vão junto.',
      'Fim de curso e força se regulam de novo.',
      'Tensão do ponto novo igual à da etiqueta.',
    ],
    send: 'Mande a etiqueta do motor e as medidas da folha nova.',
  },
  {
    when: [
      'pequeno|pequena|estreito|baixinho|menor',
      'motor|automatizar',
      `${asksMay}|aceita`,
      'portao|basculante|instalar|colocar',
    ],
    unless: 'qual|quanto|espaco',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'choose'],
    answer: [
      'Sim: portão pequeno se automatiza como o grande, e costuma ser mais fácil, porque pesa pouco. O que precisa caber é o motor: coluna livre no basculante, chão ao lado do trilho no de correr, espaço para o braço no de abrir. Em basculante o menor kit, o PADRÃO, sai por {{kit.padrao}} instalado.',
    ],
    heading: 'Onde o pequeno complica',
    text: [
      'Basculante muito baixo pode não dar o curso do acionador, e aí se escolhe um de calha menor. Portão de pedestre quase sempre fica melhor com fechadura elétrica do que com motor.',
    ],
    points: [
      'Menor motor da ficha já basta: potência a mais não abre mais depressa.',
      'Meça a altura do vão e a largura da coluna.',
      'Folha leve ao vento: trava ou batente firme.',
    ],
    send: 'Mande largura, altura e uma foto do portão fechado, por dentro.',
  },
  {
    when: [
      'emperr*|trava|travando|pesado|torto|empenado|enferrujado|raspa|arrasta',
      `${asksMay}`,
      'por motor|colocar motor|instalar motor|colocar o motor|instalar o motor|automatizar|botar motor|por o motor',
    ],
    unless: 'parou|depois|novo|qual',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Pode depois de acertar a folha, e não antes: o motor não corrige portão que emperra, ele força até queimar. Primeiro a folha tem de andar leve com uma mão; roldana, guia ou cabo custam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, reforço ou solda, de {{part.metalwork.from}} a {{part.metalwork.to}}. Aí o motor entra.',
    ],
    heading: 'Onde a folha costuma prender',
    text: ['Mova o portão devagar e marque o ponto em que pesa: é ali que está o conserto.'],
    points: [
      'De correr: trilho sujo ou afundado, roda travada.',
      'Basculante: contrapeso de menos, braço torto, polia seca.',
      'De abrir: dobradiça caída, folha que encosta no chão.',
      'Folha podre na base: serralheria antes de tudo.',
    ],
    send: 'Mande um vídeo da folha levada na mão, de ponta a ponta.',
  },
  {
    when: [
      'grade|gradeado|vazado|tubo|metalon',
      `${asksMay}`,
      'motor|automatizar',
      'instalar|colocar|por|botar|motor em|automatizar',
    ],
    unless: 'qual|quanto|preco|basculante ou',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Pode, e é dos portões mais fáceis: a grade pesa menos que a chapa e deixa o vento passar. O braço ou a cremalheira se prende num tubo da moldura, e não nas barras finas. Em basculante de até {{home.weight}} serve o kit PADRÃO, {{kit.padrao}} instalado; de correr ou de abrir sai por orçamento.',
    ],
    heading: 'Cuidados próprios da grade',
    text: [
      'Por uma grade aberta a mão alcança a chave do motor e a botoeira: ponha os dois longe do vão, ou uma chapa na frente.',
    ],
    points: [
      'Barra que passa rente à coluna prende braço e perna: tela ou chapa nesse trecho.',
      'Tubo fino demais no ponto do braço: reforço soldado.',
      'Se for fechar com chapa depois, calcule o motor já com ela.',
    ],
  },
];
