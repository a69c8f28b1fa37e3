/** Answers to titles about gates of condominiums: care. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksPrice } from '../../../words/asking-words.ts';
import {
  building,
  maintenance,
  maintenanceContract,
  otherThanContract,
} from '../../../words/title-groups.ts';

export const careAnswers: readonly DirectAnswer[] = [
  {
    when: ['manutencao|manutencoes', 'portao|portoes', building],
    unless: `${otherThanContract}|${maintenanceContract}|assembleia|quem paga|motor*|preventiv*|correr|deslizante*|cancela|cancelas|${asksPrice}`,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['care', 'price'],
    answer: [
      'Fazemos a manutenção de portão de condomínio por visita, de {horas de manutenção}, com o valor combinado antes pelo número de portões e de aberturas. O intervalo é de {{maintenance.interval}} no máximo, e onde o portão abre mais de cem vezes por dia a visita é mensal ou trimestral. Ela inclui reaperto, lubrificação e o teste da força, das fotocélulas e do destravamento; peça gasta é orçada à parte e tem {{parts.warranty}} de garantia.',
    ],
    heading: 'O que fica feito em cada visita',
    text: [
      'A visita sai da hora de movimento e termina com um relatório para o síndico: o que foi medido, o que está gasto e o que pode esperar a próxima assembleia.',
      'Entre uma visita e outra, o zelador varre o trilho e limpa as lentes da fotocélula toda semana. Lubrificar e regular é trabalho do técnico.',
    ],
    points: [
      'Base, suportes, dobradiças e roldanas reapertados.',
      'Motor solto e folha levada na mão, de ponta a ponta.',
      'Prova das fotocélulas durante o fechamento.',
      'Destravamento e nobreak testados com a energia cortada.',
    ],
    further:
      'A lista completa de uma visita está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande pelo WhatsApp a foto da entrada por dentro e diga quantos portões e unidades há e quando foi a última revisão: o valor da visita volta por escrito.',
  },
  {
    when: ['consert*|manutencao|reparo|revisao', 'portao|portoes', 'cancela|cancelas'],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['care', 'price'],
    answer: [
      'Do portão cuidamos nós: manutenção por visita, com o valor dito antes, e conserto de {{repair.from}} a {{repair.to}} quando a peça é comum. A cancela não é nosso serviço: haste, mola, gabinete e laço são da empresa de controle de acesso. Convém marcar as duas no mesmo dia, porque a ordem que abre uma muitas vezes passa pela central da outra.',
    ],
    heading: 'Onde o portão e a cancela se encontram',
    text: [
      'O contato que a cancela manda ao portão nós ligamos e provamos na central. Se o portão abre pela botoeira e não pela cancela, o defeito é do lado dela.',
    ],
    points: [
      'Prédio: manutenção do portão {{maintenance.condominium}}.',
      'Relatório de cada visita para o síndico.',
      'Tag, leitor e catraca: controle de acesso.',
    ],
    send: 'Mande fotos do portão por dentro, da etiqueta do motor e o número de vagas.',
  },
  {
    when: [maintenance, building, 'correr|deslizante*'],
    unless: `${otherThanContract}|${maintenanceContract}|assembleia|quem paga`,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['care', 'price'],
    answer: [
      'A manutenção do portão deslizante de condomínio se faz a cada {{maintenance.interval}}, em {horas de manutenção} por visita, e o valor é combinado antes, pelo número de portões e de aberturas. Roldana ou cremalheira gasta, em portão comum, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; em folha pesada é orçada na visita.',
    ],
    heading: 'O que a revisão do deslizante inclui',
    text: [
      'O técnico solta o motor e leva a folha na mão de ponta a ponta: onde ela endurece está o trilho ou a roldana que vai parar o prédio num dia de pressa. Depois mede a folga da cremalheira, prova a fotocélula e a força e testa a abertura sem luz.',
    ],
    points: [
      'Reaperto da base e dos parafusos da cremalheira, um a um.',
      'Roldanas e guia de cima, que seguram a folha em pé.',
      'Batentes dos dois lados, para ela não sair do trilho.',
      'Nobreak e chave de destravamento, com a portaria olhando.',
      'Do zelador: trilho varrido toda semana, sem graxa.',
    ],
    send: 'Mande pelo WhatsApp quantos portões são, as aberturas na hora mais cheia, a foto da etiqueta do motor e o bairro: o valor da visita volta por escrito.',
  },
  {
    when: [
      'preventiva|preventivas|manutencao preventiva|manutencao periodica|manutencao programada',
      'condominio*|predio*|edificio*',
    ],
    unless:
      'preco*|valor|quanto|vale a pena|compensa|precisa|obrigatori*|quem paga|contrato|empresa|checklist',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'A manutenção preventiva no condomínio se faz pelo menos a cada {{maintenance.interval}}, e onde o portão abre mais de cem vezes por dia, todo mês ou a cada trimestre: reaperto, lubrificação, força, fotocélulas e destravamento, testados e anotados. É cobrada por visita, conforme o número de folhas, e o valor vai ao síndico antes; peça gasta só se troca depois de aprovada.',
    ],
    description:
      'A preventiva do portão de condomínio se faz pelo menos a cada {{maintenance.interval}} e é cobrada por visita, pelo número de folhas.',
    heading: 'O que a visita ao prédio deixa feito',
    text: [
      'A visita dura {horas de manutenção} e sai do horário de pico. No fim, a lista do que foi medido fica com o síndico e serve de comparação para a seguinte.',
      'O que se achar gasto é orçado por peça. Cabo, mola e freio não esperam a próxima assembleia; ruído e folga pequena, sim. Se o desgaste vem depressa, o técnico propõe intervalo menor.',
    ],
    points: [
      'Base, suportes e dobradiças: reaperto.',
      'Folha movida na mão, com o motor solto, para sentir o peso.',
      'Fotocélulas provadas com a folha andando.',
      'Destravamento e nobreak com a energia cortada.',
      'Controles gravados na central, comparados com a lista de moradores.',
    ],
    questions: [
      {
        question: 'O que o zelador faz entre duas visitas?',
        answer:
          'Varre o trilho, limpa as lentes com pano seco e anota barulho novo. Óleo, regulagem e caixa do motor ficam para o técnico.',
      },
    ],
    further:
      'A lista completa de uma visita está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande a foto da entrada por dentro e diga quantas folhas e quantas unidades há e quando foi a última revisão: devolvemos o valor por visita.',
  },
  {
    when: [
      'manuten*|preventiv*|revisao',
      'quando|de quanto em quanto tempo|a cada quanto|periodicidade|com que frequencia|frequencia|intervalo|quantas vezes',
      'predio|condominio|edificio|condominios',
    ],
    unless: 'contrato|preco|valor|quanto custa|mensal',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'No prédio, a manutenção preventiva do portão se faz pelo menos a cada {{maintenance.interval}}; onde ele abre mais de cem vezes por dia, a visita é mensal ou trimestral, e vem antes se o portão para no pico ou fecha mais devagar. A visita dura de {horas de manutenção}, fora da hora de movimento, e termina com um relatório para o síndico. Toda semana, o zelador varre o trilho e limpa as lentes da fotocélula.',
    ],
    heading: 'O que entra em cada visita ao prédio',
    text: [
      'Força de fechamento, reversão, fotocélula e destravamento vêm primeiro, porque por ali passa gente. Depois, aperto de base e suportes, cabos ou roldanas, lubrificação e temperatura do motor.',
      'Peça gasta é orçada à parte e só se troca com autorização. Portão de muitas vagas pede inspeção mais próxima na hora do pico, e o técnico diz qual depois da primeira visita.',
    ],
    points: [
      'Data, medida e nome de quem fez, no relatório.',
      'Livro da portaria com hora de cada parada.',
      'Controles ativos conferidos contra a lista de unidades.',
      'Fotocélula que falha no teste: portão em uso assistido até trocar.',
    ],
    further:
      'A lista completa está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande quantos portões e vagas há, uma foto de cada um e a data da última revisão.',
  },
];
