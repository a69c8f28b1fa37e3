/** Answers to titles that ask for a quotation of a motor and say no more. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { otherThanRequest, quotation } from '../../../words/title-groups.ts';

export const requestAnswers: readonly DirectAnswer[] = [
  {
    when: [quotation, 'motor de portao|motor para portao|motor|motores'],
    unless: `${otherThanRequest}|online|on line|internet|whatsapp|zap|foto|distancia`,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'O orçamento de motor de portão sai por foto, sem taxa de visita: em basculante ele já tem valor, {{kit.padrao}} no kit PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, instalado e com {{kit.warranty}} de garantia; em portão de correr ou de abrir fica em geral entre {{replacement.from}} e {{replacement.to}} numa casa, conforme o peso e a largura da folha.',
    ],
    description:
      'O orçamento de motor de portão sai por foto, sem taxa: kit de basculante de {{kit.padrao}} a {{kit.jetflex}} instalado; de correr ou de abrir, por medida.',
    answerAtPlace: [
      '{Onde}, o orçamento de motor de portão sai por foto, sem taxa: em basculante, {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}} instalado; em portão de correr ou de abrir, em geral entre {{replacement.from}} e {{replacement.to}} numa casa, conforme o peso e a largura da folha. A garantia é de {{kit.warranty}}, e a visita não tem taxa.',
    ],
    heading: 'O que mandar para o valor do motor vir fechado',
    text: [
      'Três fotos bastam: o portão fechado visto de dentro, o lugar onde o motor vai e o quadro de luz. Com a largura e a altura ao lado, o peso da folha já se calcula.',
    ],
    points: [
      'Como o portão anda: sobe, corre ou abre.',
      'Material da folha: chapa, grade, alumínio ou madeira.',
      'Tensão do ponto, 127 ou 220 V, e a distância do quadro.',
      'Motor velho na parede: a foto da etiqueta dele.',
    ],
    send: 'Mande pelo WhatsApp as fotos, a largura, a altura e o bairro.',
  },
];
