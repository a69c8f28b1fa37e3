/** Checklists and notices of a building, hours of the day, and a complaint that goes to the guarantee. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const paperAndHourAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'checklist|check list|inspecao|vistoria|lista de verificacao|roteiro|livro|planilha|ficha|relatorio|cronograma',
      'manuten*|preventiv*|inspecao|vistoria|revisao|verificacao|portao automatico',
      'portao|portoes|condominio*|predio*',
    ],
    unless: 'controle*|alug*|comprar|entrega de chaves|bombeiro*|laudo|casa',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'A inspeção de um portão automático confere sete coisas, e o livro registra cada uma com a data: folha leve na mão, fixação e soldas, cabos ou roldanas, fim de curso, força que para ao encostar, fotocélula com a folha andando e destravamento sem energia. Em prédio acrescenta-se a lista de controles ativos. Fazemos essa visita em {horas de manutenção}, a cada {{maintenance.interval}} onde o uso é coletivo.',
    ],
    heading: 'O modelo do registro, linha por linha',
    text: [
      'Cada linha leva data, quem testou, o resultado e o que ficou por trocar. O zelador anota o resto: hora em que o portão parou, ruído novo, controle que falhou.',
      'Peça gasta é orçada à parte e só se troca depois de aprovada.',
    ],
    points: [
      'Diário: olhar e ouvir uma abertura inteira.',
      'Semanal: lentes da fotocélula e trilho limpos.',
      'Mensal: teste do cabo de vassoura no feixe.',
      'Na visita: força, curso, aperto, graxa e parte elétrica.',
    ],
    send: 'Mande o bairro, quantos portões há e o tipo de cada um: o valor da visita vai por escrito.',
  },
  {
    when: [
      'aviso|comunicado|recado|circular|cartaz',
      'morador*|condominio*|predio*|condominos',
      'portao|portoes|manuten*',
    ],
    unless: 'placa de aviso|sinaleir*|multa|tag|controle*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care'],
    answer: [
      'O aviso cabe em quatro linhas: o dia e a hora em que o portão da garagem estará em manutenção; quem vai abri-lo na mão nesse período; que ninguém force a folha nem passe com ela andando; e que urgência se resolve com a portaria. Cole dois dias antes no elevador e na garagem, e mande também no grupo dos moradores.',
    ],
    heading: 'O que combinar antes de avisar',
    text: [
      'Uma revisão leva {horas de manutenção} e um conserto, em geral, {horas de reparo}: marque fora da saída da manhã e da chegada da noite. Na troca de controles, avise também o dia da gravação e o que cada unidade traz.',
    ],
    points: [
      'Quem controla a passagem enquanto o portão está solto.',
      'Saída de emergência livre durante o serviço.',
      'Carro que precisa sair cedo: do lado de fora na véspera.',
      'Aviso de término, com o que mudou no uso.',
    ],
    send: 'Mande o melhor horário do prédio e o que o portão precisa: marcamos a visita dentro dele.',
  },
  {
    when: [
      '5h|6h|7h|7:00|6 horas|7 horas|cedo de manha|7h de manha|manha cedo|almoco|hora de almoco|horario de almoco|19h|20h|21h|22h|19 horas|20 horas|depois de 18h|depois de expediente|fora de horario',
      'conserto|consertar|tecnico|assistencia|atendimento|visita|instalacao|manutencao|servico',
    ],
    unless: 'abre sozinh*|domingo*|feriado*|demora|leva|duracao',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['lifetime', 'price'],
    answer: [
      'O expediente vai de {horário}: dentro dele diga a faixa de hora que serve, e respondemos se há técnico livre nela. Antes das 8h e depois do fim do turno, o atendimento fica com a assistência 24 horas, que depende de haver técnico disponível, com o valor combinado antes da saída. No expediente o conserto vai de {{repair.from}} a {{repair.to}}, e a visita não tem taxa.',
    ],
    heading: 'O que passa na frente e o que espera',
    text: [
      'Portão aberto para a rua, carro preso e cheiro de queimado são do momento. Barulho, lentidão e controle fraco se marcam para a hora cômoda.',
    ],
    points: [
      'Escreva pelo WhatsApp na véspera, se a hora é apertada.',
      'Diga quem recebe o técnico e até que horas.',
      'Foto da etiqueta do motor adianta a peça.',
      'Folha torta ou cabo partido: disjuntor desligado até a visita.',
    ],
    send: 'Mande o bairro, a hora que serve e um vídeo do que o portão faz.',
  },
];
