/** A gate that stops in the middle until somebody pushes it, and a power cut with the key out of reach. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const midwayAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'trava|travando|para|parando|emperra|engasga|empaca|agarra|prende',
      'meio|no meio|em meio|metade|na metade|em metade|caminho|percurso',
      'empurr*|ajud*|com a mao|na mao|puxar|dar um empurrao|forcar',
    ],
    unless: 'basculante*|controle*|esquent*|quente|chuva|calor|sol|frio|pivotante*',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Portão que trava no meio e só segue com um empurrão tem alguma coisa segurando a folha naquele ponto, ou um motor sem força para vencê-la. Sempre no mesmo lugar é trilho, roldana, dobradiça ou cremalheira, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; cada vez num lugar é capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou força mal regulada.',
    ],
    heading: 'O teste do ponto em que ele trava',
    text: [
      'Não empurre com o motor ligado: a folha pode disparar com a mão no vão. Desligue o disjuntor, solte o motor na chave e, se a folha está reta e com os cabos inteiros, leve-a devagar por aquele trecho.',
      'Endureceu na mão, é mecânico, e o motor faz bem em parar. Passou leve, o defeito é do motor ou da central, e regular custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'De correr: pedra no canal, trilho afundado, roda achatada ou emenda da cremalheira.',
      'De abrir: dobradiça caída ou piso que subiu no caminho da folha.',
      'Que sobe: com cabo frouxo ou folha torta, não solte e não use.',
      'Ronca antes de parar: capacitor fraco ou tensão baixa.',
    ],
    send: 'Mande pelo WhatsApp um vídeo do portão até o ponto em que trava, gravado de longe, a etiqueta do motor e o bairro.',
  },
  {
    when: [
      'chave|chave do portao|chave de destravamento|chave de manual|chave de motor',
      'acabou a luz|sem luz|faltou luz|falta de luz|sem energia|acabou a energia|faltou energia|apagao|caiu a energia|acabou luz',
    ],
    unless: 'seletora|fim de curso|geral|nao gira|quebrou|quebrada|emperrada|dura|faca',
    of: ['abertura-manual', 'portao-automatico', 'motor'],
    subject: 'abertura-manual',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['power'],
    answer: [
      'Sem luz e sem a chave de destravamento não force a folha nem o motor: espere a energia voltar ou chame um técnico, porque o que a segura é a engrenagem, e empurrar quebra os dentes. Procure primeiro outra chave: vizinho com motor do mesmo modelo às vezes tem uma igual, e a loja do ramo vende pela foto da etiqueta.',
    ],
    heading: 'O que fazer enquanto a luz não volta',
    text: [
      'Desligue o disjuntor do portão, para ele não partir quando a energia chegar. Se há nobreak ou saída pelo portão social, use; se um carro precisa sair com urgência, diga isso na mensagem.',
      'Abrir o destravamento sem a chave e deixar outra pronta é serviço nosso, na faixa de conserto, de {{repair.from}} a {{repair.to}}. Fora do expediente depende da assistência 24 horas, com o valor combinado antes.',
    ],
    points: [
      'Não use alavanca, alicate nem chave parecida: o miolo quebra.',
      'Folha torta ou com cabo solto: ninguém destrava, nem com a chave.',
      'Depois, deixe uma cópia dentro de casa e outra fora da garagem.',
    ],
    further:
      'Quem não quer ficar preso de novo encontra a saída em [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande pelo WhatsApp a foto do lugar da chave no motor, a da etiqueta, o bairro e se há carro ou alguém preso.',
  },
];
