/** Answers to titles about sliding gates: the motor and the wheels or the rack, replaced or repaired in one visit. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { otherThanBoth } from '../../../words/title-groups.ts';

export const replacementOfBothAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'roldana e motor|roldana e o motor|roldana e de motor|motor e roldana|motor e de roldana|motor e a roldana|roldanas e motor|roldanas e o motor|roldanas e de motor|motor e roldanas|motor e de roldanas|motor e as roldanas|roda e motor|roda e o motor|roda e de motor|motor e roda|motor e de roda|motor e a roda|rodas e motor|rodas e o motor|rodas e de motor|motor e rodas|motor e de rodas|motor e as rodas',
    ],
    unless: `${otherThanBoth}|basculante|cremalheira`,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['replace', 'price'],
    answer: [
      'No portão de correr, as roldanas e o motor se trocam na mesma visita, e o caminho da folha vem primeiro: o motor se escolhe com ela já correndo leve. O par de roldanas fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e a troca do motor, numa casa, costuma ficar de {{replacement.from}} a {{replacement.to}}, com orçamento pelo peso da folha.',
    ],
    heading: 'Por que o caminho da folha vem antes do motor',
    text: [
      'Roldana achatada faz a folha pesar muito mais na mão, e o motor novo herdaria o esforço que acabou com o antigo.',
      'Com as rodas novas, o técnico leva a folha na mão e mede o motor que está lá: se ele ainda serve, só as rodas se trocam, e isso é dito antes.',
    ],
    points: [
      'Roldana: troca-se o par, com o canal na medida do trilho.',
      'Trilho solto do piso se fixa antes de a folha voltar.',
      'Cremalheira nova se alinha com a altura que as rodas deram à folha.',
      'Folha fora do trilho: não destrave nem empurre, e ninguém fica do lado dela.',
    ],
    send: 'Mande pelo WhatsApp a foto das rodas, do trilho inteiro e da etiqueta do motor, com a largura e o material da folha.',
  },
  {
    when: [
      'cremalheira e motor|cremalheira e o motor|cremalheira e de motor|motor e cremalheira|motor e de cremalheira|motor e a cremalheira',
    ],
    unless: `${otherThanBoth}|basculante|passo|dente|dentes|compativel|que serve|altura|distancia|kit`,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['replace', 'price'],
    answer: [
      'No portão de correr, a cremalheira e o motor se trocam na mesma visita: primeiro a folha é posta a correr leve, depois se fixa a cremalheira na altura do pinhão, e por fim o motor recebe as paradas. A cremalheira fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e a troca do motor, numa casa, costuma ficar de {{replacement.from}} a {{replacement.to}}, com orçamento pelo peso e pelo comprimento da folha.',
    ],
    heading: 'Quando se trocam os dois e quando basta um',
    text: [
      'Dente quebrado num só trecho se resolve com o gomo daquele trecho, e o motor fica. Os dois se trocam juntos quando o pinhão também está gasto ou quando o motor novo tem dente de outro passo.',
      'Cremalheira velha com pinhão novo gasta os dois mais depressa, e o portão anda aos trancos. O técnico olha o par antes de dizer o que se troca.',
    ],
    points: [
      'Passo do dente igual no pinhão e na cremalheira.',
      'Pequena folga entre os dentes, para o peso da folha não cair no pinhão.',
      'Roldanas e trilho são vistos antes, porque mudam a altura da folha.',
      'Fim de curso e força se gravam de novo no fim.',
    ],
    send: 'Mande pelo WhatsApp a foto da cremalheira de perto e da etiqueta do motor, com o comprimento e o material da folha.',
  },
  {
    when: [
      'consert*|reparo*|arrumar',
      'correr|deslizante*',
      'troca de roldana*|troca roldana*|trocar roldana*|trocar a roldana|trocar as roldanas|e roldana*|e de roldana*|roldana* nova*|troca de roda*|trocar rodinha*|troca de rodinha*|e rodinha*',
    ],
    unless: 'ou|como|posso|pode|quem paga|vale a pena|compensa|garantia|motor|trilho|predio|condominio*',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['repair', 'replace', 'price'],
    answer: [
      'O conserto do portão de correr fica entre {{repair.from}} e {{repair.to}}, conforme a peça, e a troca das roldanas, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}. Os dois se fazem na mesma visita, com o valor dito antes. Se a folha está torta ou fora do trilho, desligue o disjuntor, não destrave o motor e não fique ao lado dela, porque ela pode tombar.',
    ],
    heading: 'Primeiro as roldanas, depois o motor',
    text: [
      'Com a folha calçada, trocam-se as roldanas em par e confere-se o trilho no mesmo lugar. Só então o motor é provado, porque muitas vezes a força que faltava estava presa no caminho.',
    ],
    points: [
      'Roda achatada ou rolamento solto: sai o par.',
      'Emenda alta no trilho come a roldana nova.',
      'No fim se regulam as paradas e a força.',
    ],
    send: 'Mande a foto das rodas e do trilho e um vídeo da folha andando, com som.',
  },
];
