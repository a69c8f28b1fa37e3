/** Answers to titles about repairs and visits: how long one waits. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksDuration } from '../../../words/asking-words.ts';

const otherPurpose =
  'garantia|vida util|quantos anos|de quanto em quanto|depois de quanto|chegar|abre|abrir|fecha|fechar';

const pricesFurther =
  'As faixas de cada conserto estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).';

export const waitingTimeAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'sao 24 horas|sao 24h|24 horas mesmo|24 horas de verdade|24h de verdade|24h mesmo|tem 24 horas|tem 24h|atendem 24 horas|atendem 24h|atende 24 horas|atende 24h|funciona 24 horas|funcionam 24 horas|trabalham 24 horas',
    ],
    unless: 'entrega|preco|quanto|cobra|caro|taxa|domingo*|feriado*',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['lifetime'],
    answer: [
      'Só em parte: o expediente é de {horário}, e fora dele a assistência 24 horas existe conforme haja técnico livre na sua região. Por isso não prometemos que alguém vai a qualquer hora: você escreve, e a resposta diz se há quem vá e por quanto, antes da saída.',
    ],
    heading: 'Enquanto a resposta não vem',
    text: [
      'Desligue o disjuntor do portão. Com a folha reta e os cabos inteiros, solte o motor na chave, feche devagar e prenda por dentro; folha torta ou com cabo solto ninguém move.',
    ],
    points: [
      'Diga na primeira linha se está aberto para a rua ou com carro preso.',
      'Barulho e lentidão esperam o expediente, de {{repair.from}} a {{repair.to}}.',
      'Alguém preso ou ferido: 193 ou 192 antes de nós.',
    ],
    send: 'Mande o bairro, o que aconteceu e uma foto de longe.',
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
    winsTies: true,
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
      asksDuration,
      'trocar|troca|consert*|arrumar|colocar',
      'roldana*|rodinha*|roda|cabo|cabos|cremalheira*',
    ],
    unless: otherPurpose,
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['lifetime', 'price'],
    answer: [
      'Trocar roldanas, cabos ou cremalheira leva até {{part.rollersAndCables.hours}} numa visita só, e custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. O que alonga é folha caída ou fora do trilho, que primeiro se escora, e trilho ou ferro que precisa de solda.',
    ],
    heading: 'Por que a folha é o que toma mais tempo',
    text: [
      'A peça entra depressa; o demorado é erguer e calçar a folha com segurança e, no fim, deixá-la nivelada e regulada. Por isso a troca se faz aos pares, numa visita só.',
      'Durante o serviço o portão fica sem fechar por alguns trechos: combine quem olha a entrada.',
    ],
    points: [
      'Vão livre, sem carro perto da folha.',
      'Foto da roda, do cabo ou do dente, ao lado de uma régua.',
      'Cabo arrebentado: ninguém passa embaixo até a visita.',
    ],
    further: pricesFurther,
    send: 'Mande pelo WhatsApp uma foto da folha inteira e outra da peça, tirada de fora do vão, e o bairro.',
  },
  {
    when: [
      asksDuration,
      'trocar|troca|gravar|programar|configurar|regular|consert*|regulagem',
      'controle*|capacitor|fim de curso|forca',
    ],
    unless: `${otherPurpose}|bateria|pilha`,
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['lifetime', 'price'],
    answer: [
      'São os serviços mais curtos: gravar controles, regular curso e força ou trocar o capacitor leva até {{part.capacitor.hours}}. Gravar ou regular fica entre {{part.programming.from}} e {{part.programming.to}}, e o capacitor, entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    heading: 'Como ganhar tempo na visita',
    text: [
      'Deixe todos os controles juntos e o vão livre. Regular inclui mover a folha na mão antes, porque ajuste feito em folha que pesa não dura.',
      'Se o técnico acha outra causa, ele diz o valor antes de seguir.',
    ],
    points: [
      'Etiqueta do motor fotografada antes.',
      'Escada, se a caixa fica no alto.',
      'Disjuntor do portão identificado.',
    ],
    further: pricesFurther,
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, quantos controles são e o bairro: dizemos o horário livre.',
  },
  {
    when: [
      'feriado*|natal|vespera de natal|ano novo|reveillon|carnaval|pascoa|semana santa|sexta feira santa|corpus christi|finados|1 de janeiro|primeiro de janeiro|25 de janeiro|21 de abril|1 de maio|primeiro de maio|9 de julho|12 de outubro|2 de novembro|15 de novembro|20 de novembro|24 de dezembro|25 de dezembro|31 de dezembro|7 de setembro|ponto facultativo',
      'conserto|consertar|tecnico|assistencia|visita|troca|trocar|reparo|reparar|atendimento|atende*|manutencao|instalacao|instalar|abertura|travad*|quebr*|parado|parou|urgente|nao abre|nao fecha|nao funciona|nao sobe|nao desce|nao anda|preso|caiu|pifou|voces|aberta|abre|abrem|funciona*|trabalha*|atendem|aberto',
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
  {
    when: [
      'madrugada|a noite|de noite|noite|24 horas|24h|meia noite',
      'conserto|consertar|tecnico|assistencia|chamar|atendimento|servico|servicos|plantao|emergencia|manutencao',
    ],
    unless: 'abre sozinh*|abriu sozinh*|abrindo sozinh*|domingo*|feriado*|hoje',
    subject: 'assistencia-tecnica',
    aspects: ['lifetime', 'price', 'safety'],
    answer: [
      'O conserto de portão à noite e de madrugada depende de haver técnico disponível: é o que a nossa assistência 24 horas quer dizer, e a resposta vem por mensagem, com o valor dito antes da saída. O expediente normal vai de {horário}; portão aberto para a rua, carro preso e folha caída passam na frente.',
    ],
    heading: 'O que não espera o dia clarear',
    text: [
      'Se a folha está reta e equilibrada, desligue o disjuntor, destrave o motor com a chave, feche na mão e passe corrente ou ferrolho. Se ela está torta ou com cabo solto, não mexa: isole a passagem.',
      'Barulho, lentidão e controle fraco esperam o expediente. O conserto vai de {{repair.from}} a {{repair.to}}, e o de fora de hora é confirmado na mesma conversa.',
    ],
    points: [
      'Bairro e rua na primeira mensagem.',
      'Vídeo curto do que o portão faz.',
      'Foto da etiqueta do motor.',
      'Diga se está aberto para a rua ou se há alguém preso.',
    ],
    questions: [
      {
        question: 'O conserto à noite é feito na mesma visita?',
        answer:
          'Quando a peça é comum, como capacitor ou fim de curso, é. Se falta peça do modelo, o técnico deixa a folha fechada e travada no manual e volta com ela no expediente.',
      },
    ],
  },
  {
    when: [
      'remarcar|reagendar|desmarcar|mudar o dia|mudar a data|trocar o dia|trocar a data|adiar|mudar horario|trocar horario|antecipar|outro dia',
      'visita|tecnico|instalacao|agendamento|conserto|servico|horario|voces|manutencao|entrega|minha visita',
    ],
    unless: 'nao vieram|nao veio|nao apareceu|temporizador|programar|portao abre',
    subject: 'assistencia-tecnica',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['lifetime'],
    answer: [
      'Para mudar o dia, basta uma mensagem na conversa em que a visita foi marcada, com o nome, o endereço e dois dias que servem: remarcar não custa nada, porque a visita não tem taxa. Quanto mais cedo o aviso, maior a escolha de horário.',
    ],
    heading: 'Antes de escolher a nova data',
    text: [
      'Uma instalação leva {horas de instalação} e começa no início do turno; um conserto, em geral {horas de reparo}, cabe em qualquer hora do expediente, de {horário}.',
    ],
    points: [
      'Alguém maior de idade em casa do começo ao fim.',
      'Em prédio, nova autorização da portaria.',
      'Defeito que piorou desde o pedido: diga o que mudou, e em folha torta ou cabo frouxo não espere a data.',
    ],
    further:
      'O que acontece em cada etapa está em [visita técnica](/topicos/visita-tecnica-para-portao-automatico).',
    send: 'Na mensagem, ponha o dia marcado e os dois que preferir, com manhã ou tarde.',
  },
  {
    when: [
      'agendar|agendamento|agenda|agendam|agendo|hora marcada|horario marcado|marcar horario|marcar visita|marcar uma visita|marcam|reservar|semana que vem|proxima semana|para amanha|so de manha|so a tarde|depois de expediente',
    ],
    unless: 'nao veio|nao apareceu|cancelar|remarcar|festa|mudanca|cada quanto tempo|abre|fecha|programar',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Dá: o dia e a faixa de hora se combinam pelo WhatsApp, de {horário}, com a antecedência que você quiser. Marcar não custa nada, e remarcar se faz com uma mensagem.',
    ],
    heading: 'O que deixar combinado ao marcar',
    text: [
      'Um conserto leva em geral {horas de reparo} e uma instalação, {horas de instalação}, por isso a instalação se marca para o começo do turno. O valor é dito antes: conserto entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Quem recebe o técnico, maior de idade, no começo e no fim.',
      'Foto da etiqueta do motor, para a peça já ir no carro.',
      'Garagem com espaço para a folha andar inteira.',
      'Em prédio, autorização da portaria e vaga para o carro.',
    ],
    send: 'Mande pelo WhatsApp o bairro, o dia e a faixa de hora que servem, e o que o portão precisa.',
  },
  {
    when: [
      'demora para responder|nao responde*|nao respondem|ninguem responde|ninguem atende|nao atendem|nao me atende|nao vieram|nao veio|nao apareceu|faltou|remarcar|reagendar|desmarcar',
      'voces|tecnico|visita|whatsapp|mensagem|empresa|assistencia|atendimento|servico|pedido|compra|agendamento|orcamento|instalacao',
    ],
    unless: 'vizinho|condominio|sindico|portao nao|controle nao|aplicativo|motor nao|comando|contrato',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Escreva de novo na mesma conversa, com o nome, o endereço e o dia combinado: remarcar ou cancelar a visita não tem custo, porque ela não tem taxa. De {horário} também dá para ligar para o telefone no alto do site.',
    ],
    heading: 'Remarcar, cancelar ou desistir',
    text: [
      'Visita e orçamento se cancelam com uma mensagem. Compra fechada pelo WhatsApp pode ser desfeita em sete dias, contados do fechamento ou do recebimento, sem explicar o motivo: é o direito de quem compra fora da loja.',
      'Se a queixa é de um serviço feito, ele tem {{repair.warranty}} de garantia e as peças, {{parts.warranty}}: mande o recibo e um vídeo, e a volta do técnico ao que está coberto não tem taxa.',
    ],
    further: 'Prazos e direitos estão na página de [garantia](/garantia).',
    send: 'Na mensagem, ponha a data combinada e o que ficou por resolver.',
  },
  {
    when: [
      'orcamento*|preco|valor|cotacao|resposta',
      'whatsapp|pelo whatsapp|em whatsapp|whats|zap|mensagem|foto|por foto|online|internet',
      'demora|demora quanto|quanto demora|demora muito|quanto tempo|quanto tempo demora|em quanto tempo|que horas|rapido|em que prazo|prazo|quantos dias|quantas horas',
    ],
    unless: 'validade|vale|garantia|abre|fecha|instala*|motor rapido',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['price'],
    answer: [
      'O orçamento pelo WhatsApp sai na própria conversa, dentro do expediente, de {horário}: com a foto do portão por dentro, as medidas e o bairro na primeira mensagem, a resposta já traz a faixa de preço. Em basculante o valor é fechado, de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX) instalado, e num conserto ele fica entre {{repair.from}} e {{repair.to}}.',
    ],
    description:
      'O orçamento pelo WhatsApp sai na própria conversa, dentro do expediente: com foto, medidas e bairro, a resposta já traz a faixa de preço.',
    heading: 'O que atrasa um orçamento por mensagem',
    text: [
      'O que mais demora é a pergunta que falta: sem a etiqueta não se sabe a peça, e sem a largura não se sabe o motor. Mensagem de noite ou de domingo é lida quando o expediente abre, a não ser que haja urgência.',
    ],
    points: [
      'Portão inteiro por dentro, com a luz acesa.',
      'Etiqueta do motor, legível, se já há um.',
      'Medidas da folha, com o material.',
      'No conserto, um vídeo com som.',
    ],
    send: 'Mande tudo numa mensagem só: foto, medidas, bairro e o que você quer.',
  },
];
