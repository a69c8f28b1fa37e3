/** Service at a given time: today, on a Sunday, on a holiday, at night. */
import type { DirectAnswer } from '../direct-answer.ts';

const service =
  'conserto|consertar|tecnico|assistencia|visita|troca|trocar|reparo|reparar|atendimento|atende*|manutencao|instalacao|instalar|abertura|travad*|quebr*|parado|parou|urgente|nao abre|nao fecha|nao funciona|nao sobe|nao desce|nao anda|preso|caiu|pifou|voces|aberta|abre|abrem|funciona*|trabalha*|atendem';

export const hourAnswers: readonly DirectAnswer[] = [
  {
    when: ['hoje|mesmo dia|ainda hoje|hoje ainda', `${service}|vir|arrumar|consertar|vem|podem vir`],
    unless: 'vale a pena|kit|sozinh*|a noite|de noite|esta noite|depois de 18h',
    subject: 'assistencia-tecnica',
    aspects: ['lifetime', 'price'],
    answer: [
      'Conserto de portão hoje é possível quando há agenda: escreva cedo pelo WhatsApp, com o bairro, um vídeo do defeito e a foto da etiqueta do motor, e respondemos se um técnico vai e a que horas. O serviço vai de {{repair.from}} a {{repair.to}} e leva em geral {horas de reparo}, com o valor dito antes de começar.',
    ],
    heading: 'O que decide se dá para ser hoje',
    text: [
      'Contam o horário da mensagem, a distância e a peça. Regulagem, capacitor, controle e fim de curso costumam sair na primeira visita; placa ou engrenagem de motor antigo às vezes ficam para o dia seguinte.',
      'Portão aberto para a rua, carro preso e folha caída passam na frente. O expediente vai de {horário}.',
    ],
    points: [
      'Bairro e rua logo no começo da conversa.',
      'Vídeo curto do que o portão faz ou deixa de fazer.',
      'Foto da etiqueta do motor e da placa.',
      'Alguém maior de idade em casa na hora combinada.',
    ],
    sections: [
      {
        aspect: 'safety',
        heading: 'Até o técnico chegar',
        text: [
          'Desligue o disjuntor do portão. Folha reta e leve pode ser destravada e fechada na mão, com a garagem trancada por dentro.',
          'Folha torta, caída ou com cabo solto fica onde está, com as pessoas longe.',
        ],
      },
    ],
    questions: [
      {
        question: 'A visita no mesmo dia custa mais?',
        answer:
          'Dentro do expediente, não: a visita não tem taxa na área que atendemos. Fora dele o valor é combinado na mensagem, antes da saída.',
      },
      {
        question: 'E se a peça não estiver no carro?',
        answer:
          'O técnico deixa o portão seguro e utilizável na mão, quando a folha permite, e a troca fica para o dia em que a peça chega.',
      },
    ],
  },
  {
    when: ['domingo*|fim de semana', `${service}|urgente|aberto`],
    subject: 'assistencia-tecnica',
    aspects: ['lifetime', 'price'],
    isComplaint: true,
    answer: [
      'No domingo o conserto de portão depende da assistência 24 horas, que existe conforme a disponibilidade de técnico: mande o bairro e um vídeo, e a resposta diz se alguém vai e por quanto, antes da saída. O expediente normal vai de {horário}.',
    ],
    heading: 'O que vale resolver no domingo',
    text: [
      'Chame no mesmo dia se o portão ficou aberto para a rua, se há carro preso, folha caída, choque ou cheiro de queimado. Barulho, lentidão e controle fraco esperam a segunda-feira.',
      'O conserto fica entre {{repair.from}} e {{repair.to}} no expediente; o de domingo é combinado por mensagem, com o valor por escrito.',
    ],
    points: [
      'Aberto para a rua: desligue o disjuntor, feche na mão se a folha está reta e passe uma corrente.',
      'Carro preso: destrave só com a folha no lugar e outra pessoa segurando.',
      'Folha torta ou cabo solto: não mexa e isole o vão.',
      'Loja de peças fechada: peça rara pode ficar para a segunda.',
    ],
    questions: [
      {
        question: 'Domingo custa mais caro?',
        answer:
          'O valor fora do expediente é combinado na conversa, antes da saída do técnico. Quem pode esperar a segunda paga o preço normal, de {{repair.from}} a {{repair.to}}.',
      },
      {
        question: 'E se ninguém puder vir no domingo?',
        answer:
          'Dizemos logo, explicamos por mensagem como deixar o portão fechado e seguro, e marcamos o primeiro horário de segunda.',
      },
    ],
  },
  {
    when: [
      'feriado*|natal|vespera de natal|ano novo|reveillon|carnaval|pascoa|semana santa|sexta feira santa|corpus christi|finados|1 de janeiro|primeiro de janeiro|25 de janeiro|21 de abril|1 de maio|primeiro de maio|9 de julho|12 de outubro|2 de novembro|15 de novembro|20 de novembro|24 de dezembro|25 de dezembro|31 de dezembro|7 de setembro|ponto facultativo',
      `${service}|urgente|aberto`,
    ],
    subject: 'assistencia-tecnica',
    aspects: ['lifetime', 'price'],
    isComplaint: true,
    answer: [
      'Em feriado o técnico de portão vem pela assistência 24 horas, quando há alguém disponível: escreva com o bairro e o defeito, e respondemos se é possível e por quanto, antes da saída. Fora de feriado o expediente vai de {horário}.',
    ],
    heading: 'Portão com defeito no feriado',
    text: [
      'O urgente é o que deixa a casa aberta ou alguém preso. O resto pode esperar o dia útil, quando as lojas de peças abrem e o conserto custa de {{repair.from}} a {{repair.to}}.',
      'Antes de viajar no feriado, teste o destravamento e deixe a chave com quem fica.',
    ],
    points: [
      'Portão aberto: disjuntor desligado, folha fechada na mão e corrente.',
      'Portão fechado com carro dentro: chave de destravamento, com a folha reta.',
      'Folha caída ou torta: ninguém por perto até a visita.',
      'Fotos da etiqueta e do defeito adiantam a peça.',
    ],
    questions: [
      {
        question: 'Atendem em véspera de feriado?',
        answer: 'Sim, no horário normal de um dia útil ou de sábado. A agenda enche, e convém escrever cedo.',
      },
      {
        question: 'O valor do feriado é dito antes?',
        answer: 'É. Ninguém sai sem que o valor esteja combinado por mensagem.',
      },
    ],
  },
  {
    when: ['sabado*', service],
    subject: 'assistencia-tecnica',
    aspects: ['lifetime', 'price'],
    answer: [
      'No sábado o técnico de portão atende dentro do expediente, que vai de {horário}. Como o turno é mais curto, mande a mensagem de manhã, com o bairro, o vídeo e a etiqueta do motor; o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Sábado: conserto, instalação e peça',
    text: [
      'Conserto simples cabe no turno, porque leva em geral {horas de reparo}. A instalação de um kit, de {horas de instalação}, se marca com antecedência para começar cedo.',
      'Depois do expediente de sábado, e no domingo, vale a assistência 24 horas, quando há técnico disponível.',
    ],
    points: [
      'Escreva até o meio da manhã.',
      'Tire o que estiver encostado no motor.',
      'Tenha os controles e a chave de destravamento à mão.',
    ],
    questions: [
      {
        question: 'Sábado tem preço diferente?',
        answer: 'Dentro do expediente, não. O valor é o mesmo da semana e é dito antes de começar.',
      },
    ],
  },
  {
    when: ['que horas|horario de atendimento|horario de funcionamento|horario de expediente|qual horario'],
    subject: 'assistencia-tecnica',
    aspects: ['lifetime', 'price'],
    answer: [
      'O expediente da nossa assistência técnica vai de {horário}. Fora dele existe a assistência 24 horas, conforme a disponibilidade de técnico, que se confirma por mensagem, com o valor dito antes da saída.',
    ],
    heading: 'O que cabe em cada horário',
    text: [
      'Instalação se marca para o começo do turno, porque leva de {horas de instalação}. Conserto cabe em qualquer hora do expediente e fica entre {{repair.from}} e {{repair.to}}.',
    ],
  },
];
