/** Answers to titles about repairs and visits: prices. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const generalPriceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'mais caro|taxa extra|cobra mais|cobram mais|custa mais|adicional|taxa a mais|valor maior|preco maior|acrescimo|cobra a mais|cobram a mais|preco diferente|valor diferente|mesmo preco|mesmo valor|cobra taxa|cobram taxa|taxa',
      '24h|24 horas|fim de semana|final de semana|finais de semana|domingo*|feriado*|noite|a noite|noturno|noturna|madrugada|emergencia|urgencia|urgente|fora de horario|plantao',
    ],
    unless: 'condominio*|cartao|parcel*|lixo|portaria|garantia',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Pode ser mais caro fora do expediente: domingo, feriado, noite e madrugada não têm tabela, e o valor se combina na conversa, antes de o técnico sair, para você aceitar ou esperar. Dentro dele, de {horário}, o conserto vai de {{repair.from}} a {{repair.to}}, e a visita não tem taxa.',
    ],
    heading: 'Quando vale pagar pela pressa e quando esperar',
    text: [
      'Portão aberto para a rua, carro preso ou folha torta justificam chamar na hora. Barulho, lentidão e controle fraco custam menos no expediente, em que a loja de peças está aberta.',
    ],
    points: [
      'Peça o total por escrito antes de confirmar.',
      'Folha reta e cabos inteiros: feche na mão, com o disjuntor desligado, e espere.',
      'Se cheira a queimado ou dá choque, o disjuntor fica desligado até a visita.',
    ],
    send: 'Mande o bairro e o que aconteceu, e diga se dá para esperar o expediente.',
  },
  {
    when: [
      'mais caro|taxa extra|cobra mais|cobram mais|custa mais|adicional|preco diferente|valor diferente|mesmo preco|mesmo valor|cobra taxa|cobram taxa|taxa',
      'sabado*|aos sabados',
    ],
    unless: 'domingo*|feriado*|noite|tarde|condominio*|cartao',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'No sábado não há taxa a mais dentro do expediente, que vai até as {{open.saturday.to}}: a visita continua sem taxa e o conserto, de {{repair.from}} a {{repair.to}}. Depois dessa hora, e no domingo, o atendimento é da assistência 24 horas, se houver técnico livre, com o valor combinado antes da saída.',
    ],
    heading: 'Como pegar um horário de sábado',
    text: [
      'O turno é mais curto e se enche primeiro. Escreva durante a semana, com o bairro, o vídeo do defeito e a foto da etiqueta, para a peça já vir no carro.',
    ],
    points: [
      'Em prédio, veja se o regimento deixa fazer obra no sábado.',
      'Loja de peças fecha cedo: peça rara se pede na sexta.',
      'Portão aberto para a rua: diga na primeira linha.',
    ],
    send: 'Mande o bairro, o vídeo e a hora que serve.',
  },
  {
    when: [
      'cobram|cobra|custa|paga|pagar|quanto',
      'para olhar|so para olhar|para ver|so para ver|para vir|so para vir|para vir ver|para ir ver|para avaliar|avaliacao|para diagnosticar|diagnostico',
    ],
    unless: 'condominio|consertar|trocar|instalar|motor novo|portao sozinho|quanto tempo',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Não cobramos para olhar: em São Paulo e na Grande São Paulo a visita e o diagnóstico não têm taxa. O preço é dito antes de começar, o conserto vai de {{repair.from}} a {{repair.to}}, e se você não aceita nada se paga.',
    ],
    heading: 'O que já se sabe antes da visita',
    text: [
      'Um vídeo do defeito e a foto da etiqueta do motor dão uma faixa de preço pelo WhatsApp. Domingo, feriado e noite têm o valor combinado antes da saída.',
    ],
    points: [
      'O orçamento separa a peça da mão de obra.',
      'Garantia de {{repair.warranty}} no serviço.',
      'Fora da área atendida não temos equipe.',
    ],
  },
];
