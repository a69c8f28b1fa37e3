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
      '5h|6h|7h|7:00|6 horas|7 horas|as 6 de manha|as 7 de manha|6 de manha|7 de manha|cedo de manha|7h de manha|manha cedo|antes de 8h|antes das 8',
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
  {
    when: [
      'ate que horas|ate que hora|que horas|que hora|qual horario|qual o horario|qual e o horario|que horario|horario de atendimento|horario de funcionamento|horario comercial|dias de atendimento|quais dias|que dias|qual o expediente',
      'voces|atendem|atende|atendimento|funcionamento|funcionam|trabalham|trabalha|tecnico|assistencia|expediente|comercial',
    ],
    unless:
      'domingo*|feriado*|sabado*|madrugada|barulho|vizinh*|portao abre|portao fecha|tecnico chega|tecnico vem|voces chegam|voces vem|24h|24 horas|condominio*|predio*|obra|relogio|programa*',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['lifetime'],
    answer: [
      'Atendemos de {horário}. Antes e depois disso, e em domingo e feriado, existe a assistência 24 horas, que depende de haver técnico livre na sua região: a resposta vem pelo WhatsApp, com o valor combinado antes da saída.',
    ],
    heading: 'Como marcar dentro do expediente',
    text: [
      'Escreva com o bairro, um vídeo do defeito e a foto da etiqueta do motor, e diga a faixa de hora que serve. Quem escreve cedo tem mais chance de ser atendido no mesmo dia, porque o técnico já sai com a peça.',
    ],
    points: [
      'Visita sem taxa em São Paulo e na Grande São Paulo.',
      'Conserto de {{repair.from}} a {{repair.to}}, em {horas de reparo}.',
      'Portão aberto para a rua ou carro preso: diga na primeira linha.',
    ],
    send: 'Mande o bairro, o vídeo e a hora que prefere.',
  },
  {
    when: [
      'almoco|hora de almoco|horario de almoco|meio dia|12h|13h',
      'atendem|atende|voces|tecnico|conserto|consertar|visita|marcar|agendar|assistencia|instalar|instalacao|atendimento',
    ],
    unless: 'domingo*|feriado*|sabado*|barulho|vizinh*|abre sozinh*|calor|sol',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['lifetime'],
    answer: [
      'A hora do almoço está dentro do expediente, que vai de {horário}, e pode ser marcada se houver técnico livre na sua região: peça-a na primeira mensagem, com o bairro. Conte com a duração do serviço, porque um conserto leva em geral {horas de reparo} e nem sempre cabe no intervalo de quem trabalha.',
    ],
    heading: 'Para caber no seu intervalo',
    text: [
      'Deixe alguém avisado para receber o técnico, ou marque para o começo do intervalo. O vídeo do defeito e a foto da etiqueta, mandados na véspera, fazem a peça certa já vir no carro.',
    ],
    points: [
      'Garagem sem carro no vão na hora da visita.',
      'Disjuntor do portão localizado.',
      'Sábado também serve, dentro do turno.',
    ],
    send: 'Mande o bairro, o vídeo e a hora em que há alguém em casa.',
  },
  {
    when: [
      'hora certa|hora marcada|horario marcado|horario certo|hora exata|horario exato|horario fixo|com horario|marcar horario|marcar hora|agendar horario|escolher o horario|escolher horario|faixa de horario',
    ],
    unless:
      'domingo*|feriado*|madrugada|noite|abre|fecha|abrir|fechar|programa*|relogio|timer|condominio*|almoco|quanto tempo',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['lifetime'],
    answer: [
      'Pode marcar: o dia e a faixa de hora se combinam pelo WhatsApp, conforme a agenda, dentro do expediente, de {horário}. Minuto exato não prometemos, porque o serviço anterior pode se alongar; se você só pode numa hora, diga isso na primeira mensagem, e respondemos se há técnico livre nela.',
    ],
    heading: 'O que ajuda a cumprir a hora combinada',
    text: [
      'Com o vídeo e a etiqueta do motor, o técnico sabe quanto tempo o serviço pede e leva a peça. Um conserto dura em geral {horas de reparo}, e uma instalação, de {horas de instalação}.',
    ],
    points: [
      'Diga quem recebe o técnico e até que hora.',
      'Em prédio, avise a portaria e peça a autorização antes.',
      'Imprevisto seu: escreva na mesma conversa, e remarca-se sem custo.',
    ],
    send: 'Mande o bairro, o que o portão faz e a hora que serve.',
  },
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
      'que dia|qual dia|qual o dia|que dia de semana|melhor dia|qual melhor dia|quais dias',
      'marcar|agendar|conserto|consertar|instalar|instalacao|manutencao|tecnico|visita|semana|chamar',
    ],
    unless: 'voces|atendem|atende|pagamento|domingo*|feriado*|entrega',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['lifetime'],
    answer: [
      'O melhor dia é um do começo da semana, de segunda a quarta: se faltar uma peça ou o serralheiro tiver de vir antes, ainda sobra expediente para voltar na mesma semana. O sábado serve a quem trabalha fora, mas o turno é mais curto e se enche primeiro. Atendemos de {horário}.',
    ],
    heading: 'Como escolher o dia e a hora',
    text: [
      'Para conserto, vale o primeiro dia livre, porque defeito pequeno cresce. Instalação e manutenção podem esperar um dia em que a garagem fique sem carro: a montagem leva de {horas de instalação}.',
    ],
    points: [
      'Em prédio, fora da saída da manhã e da chegada da noite.',
      'Véspera de feriado: escreva com antecedência.',
      'Portão aberto para a rua não espera o dia ideal.',
    ],
    send: 'Mande o bairro, o serviço e dois dias que servem.',
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
];
