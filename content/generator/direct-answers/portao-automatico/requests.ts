/** Answers to titles that ask for a quotation of an automatic gate and say no more. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { otherThanRequest, quotation } from '../../words/title-groups.ts';

export const requestAnswers: readonly DirectAnswer[] = [
  {
    when: [
      quotation,
      'portao eletronico|portao automatico|portoes eletronicos|portoes automaticos|portao basculante|portao de garagem|portao de casa|portao',
    ],
    unless: `${otherThanRequest}|motor|motores|kit|gratis|sem compromisso|online|on line|whatsapp|zap|foto|pedir|quanto tempo|novo|nova|lista|fotocelula|nobreak|automatizar|automatizacao|instal*`,
    of: ['portao-automatico', 'portao-basculante', 'assistencia-tecnica'],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O orçamento de portão automático não tem taxa e começa por foto: pôr motor num basculante custa de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX) instalado; em portão de correr ou de abrir, em geral de {{replacement.from}} a {{replacement.to}} numa casa; consertar o que já existe, de {{repair.from}} a {{repair.to}}. O portão em si, a folha, é orçado pela serralheria.',
    ],
    description:
      'Orçamento de portão automático sem taxa e por foto: motor em basculante de {{kit.padrao}} a {{kit.jetflex}} instalado, conserto de {{repair.from}} a {{repair.to}}.',
    answerAtPlace: [
      '{Onde}, o orçamento de portão automático não tem taxa e começa por foto: pôr motor num basculante custa de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX) instalado; em portão de correr ou de abrir, em geral de {{replacement.from}} a {{replacement.to}} numa casa; consertar o que já existe, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Motor novo ou conserto: o que mandar em cada caso',
    text: [
      'Para um motor novo conta a folha: o tipo, o material, a largura e a altura. Para um conserto conta o defeito: o que o portão faz, desde quando, e a etiqueta do motor que está na parede.',
    ],
    points: [
      'Uma foto do portão inteiro, por dentro.',
      'Um vídeo curto, se ele já tem motor e falha.',
      'O bairro e o melhor dia para a visita.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro, o bairro e o que você precisa.',
  },
];
