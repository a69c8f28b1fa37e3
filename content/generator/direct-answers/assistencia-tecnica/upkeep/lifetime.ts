/** Answers to titles about repairs and visits: the day and the hour of a visit. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const repairs =
  'conserto|consertar|tecnico|assistencia|reparo|reparar|arrumar|manutencao|atendimento|atende*|chamar|emergencia|urgente|socorro|visita|visita tecnica|chaveiro|instalador';

const changes = 'troca|trocar|instalacao|instalar|colocar|por motor|substituir|instalam|trocam|instalador';

const service =
  'conserto|consertar|tecnico|assistencia|visita|troca|trocar|reparo|reparar|atendimento|atende*|manutencao|instalacao|instalar|abertura|travad*|quebr*|parado|parou|urgente|nao abre|nao fecha|nao funciona|nao sobe|nao desce|nao anda|preso|caiu|pifou|voces|aberta|abre|abrem|funciona*|trabalha*|atendem';

export const lifetimeAnswers: readonly DirectAnswer[] = [
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
    description:
      'O melhor dia para marcar o conserto do portão é de segunda a quarta: se faltar uma peça, ainda sobra expediente na mesma semana para voltar.',
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
      'cancelar|cancelamento|cancelem|desistir|desisti|desistencia|arrepend*|nao quero mais',
      'pedido|compra|kit|motor|orcamento|visita|servico|instalacao|agendamento',
    ],
    unless: 'contrato|condominio|controle|aplicativo|alarme|tag|consigo cancelar a|barulho',
    subject: 'assistencia-tecnica',
    winsTies: true,
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['lifetime'],
    answer: [
      'Para cancelar o pedido, escreva na mesma conversa em que ele foi feito, com o nome, o endereço e o que quer desfazer. Compra fechada pelo WhatsApp ou por telefone pode ser desfeita em sete dias, contados do fechamento ou do recebimento, sem explicar o motivo; visita e orçamento se cancelam a qualquer hora, sem custo.',
    ],
    heading: 'O que muda conforme o ponto em que está',
    text: [
      'Quanto antes a mensagem chega, menos há para desmontar. Se o que pesa é o dia ou o modelo, remarcar e trocar também são possíveis.',
    ],
    points: [
      'Ainda não instalado: o pedido se encerra, e o que foi pago volta pelo mesmo meio.',
      'Já instalado, dentro dos sete dias: combina-se a retirada do motor.',
      'Depois disso, com defeito: vale a garantia, de {{kit.warranty}} no kit instalado.',
      'Peça encomendada para um motor antigo: pergunte antes do sim se ela se devolve.',
    ],
    further: 'Prazos e direitos estão na página de [garantia](/garantia).',
    send: 'Na mensagem, ponha a data do pedido, o endereço e a frase: quero cancelar.',
  },
  {
    when: ['sabado a tarde|sabado de tarde|sabado a noite|sabado depois de 14h', `${repairs}|${changes}`],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'No sábado atendemos até as {{open.saturday.to}}. Depois disso, e até segunda cedo, o conserto fica com a assistência 24 horas, que depende de haver técnico livre: escreva pelo WhatsApp, e a resposta diz se alguém vai hoje e por quanto, antes da saída.',
    ],
    heading: 'O que vale chamar hoje e o que espera o expediente',
    text: [
      'Portão aberto para a rua, carro preso ou folha caída não esperam. Barulho, lentidão e controle fraco ficam para o expediente, em que o conserto custa de {{repair.from}} a {{repair.to}}; com a loja de peças fechada, às vezes o que se faz hoje é deixar o portão fechado e seguro.',
    ],
    points: [
      'Comece a mensagem dizendo se ele está aberto ou fechado.',
      'Folha reta e leve: fecha-se na mão, com o disjuntor desligado.',
      'Folha torta ou cabo solto: ninguém toca nem passa por baixo.',
    ],
    send: 'Escreva a rua, o que aconteceu e se há carro preso, com uma foto de longe.',
  },
  {
    when: [
      'amanha|amanha cedo|amanha de manha|depois de amanha',
      `${repairs}|${changes}|agendar|marcar|vir|voces vem|vem amanha|amanha vem`,
    ],
    unless: 'domingo*|feriado*|sabado*',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Para amanhã, sim, se for dia de expediente e houver horário: atendemos de {horário}, e quem escreve hoje com bairro e fotos escolhe primeiro. Conserto leva em geral {horas de reparo} e instalação de motor, de {horas de instalação}; domingo e feriado dependem da assistência 24 horas.',
    ],
    heading: 'O que fecha o horário de amanhã',
    text: [
      'A visita não tem taxa na área atendida, e o valor é dito antes de começar: conserto de {{repair.from}} a {{repair.to}}. Se a peça não está no estoque, avisamos ainda hoje, para ninguém esperar à toa.',
    ],
    points: [
      'Manhã ou tarde, e quem recebe o técnico.',
      'Foto da etiqueta do motor, ou do lugar dele se é motor novo.',
      'Vaga livre na frente do portão.',
    ],
    send: 'Mande o bairro, o período que prefere e as fotos: a confirmação vem na mesma conversa.',
  },
  {
    when: [
      'domingo*|fim de semana',
      'feriado*',
      'atend*|trabalh*|abr*|funcion*|conserto|tecnico|assistencia|vem|vao|voces',
    ],
    unless: 'nao abre|portao nao',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Domingo e feriado ficam com a assistência 24 horas, que existe conforme a disponibilidade de técnico: mande o bairro e um vídeo, e a resposta diz se alguém vai e por quanto, antes da saída. Nos outros dias atendemos de {horário}.',
    ],
    heading: 'O que vale resolver no domingo ou no feriado',
    text: [
      'Não espere com portão aberto para a rua, carro preso, folha caída, choque ou cheiro de queimado. Barulho, lentidão e controle fraco esperam o dia útil, em que um conserto custa de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Ficou aberto: com o disjuntor desligado, feche na mão a folha que está reta e prenda com corrente.',
      'Carro preso: duas pessoas, e a chave de destravamento só com a folha no lugar.',
      'Folha torta ou cabo solto: ninguém mexe nem passa por baixo.',
      'Loja de peças fechada: peça rara pode ficar para o dia útil.',
    ],
    questions: [
      {
        question: 'E se ninguém puder vir?',
        answer:
          'Dizemos logo, explicamos por mensagem como deixar o portão fechado e seguro, e marcamos o primeiro horário livre.',
      },
    ],
  },
  {
    when: [
      'madrugada|de noite|a noite',
      'quem atende|chamar|travad*|conserto|consertar|tecnico|atende*|quebr*|parado',
    ],
    unless: 'sozinho|barulho|vizinho|domingo|feriado|abre|abriu',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'De madrugada atende a assistência 24 horas de portão, se houver técnico disponível: mande o bairro e um vídeo pelo WhatsApp, e a resposta diz se alguém vai e por quanto, antes da saída. Portão travado e fechado, sem ninguém preso, em geral espera o expediente, de {horário}, quando o conserto custa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Chamar o técnico agora ou esperar o dia',
    text: [
      'Chame logo se a garagem ficou aberta para a rua, se o carro preso é urgente ou se há choque, fumaça ou folha caída. O resto se resolve melhor de dia, com loja de peças aberta.',
    ],
    points: [
      'Desligue o disjuntor antes de chegar perto.',
      '{Prova na mão}, destrave e feche a folha, se ela vai leve, com corrente.',
      'Folha torta ou cabo solto: isole o vão e não toque.',
    ],
  },
  {
    when: [
      'hoje|mesmo dia|ainda hoje|hoje ainda',
      `${service}|vir|arrumar|arruma|arrumam|consertar|conserta|consertam|vem|podem vir`,
    ],
    unless: 'vale a pena|kit|sozinh*|a noite|de noite|esta noite|depois de 18h',
    subject: 'assistencia-tecnica',
    winsTies: true,
    aspects: ['lifetime', 'price'],
    answer: [
      'Conserto de portão hoje é possível quando há agenda. Escreva cedo pelo WhatsApp, com o bairro, um vídeo do defeito e a foto da etiqueta do motor, e respondemos se um técnico vai e a que horas. O conserto vai de {{repair.from}} a {{repair.to}} e leva em geral {horas de reparo}, com o valor dito antes de começar.',
    ],
    heading: 'O que decide se dá para ser hoje',
    text: [
      'Contam o horário da mensagem, a distância e a peça. Regulagem, capacitor, controle e fim de curso costumam sair na primeira visita; placa ou engrenagem de motor antigo às vezes ficam para o dia seguinte.',
      'Portão aberto para a rua, carro preso e folha caída passam na frente. O expediente vai de {horário}.',
    ],
    points: [
      'Bairro e rua logo no começo da conversa.',
      'Vídeo curto do que o portão faz ou deixa de fazer.',
      'Foto das etiquetas do motor e da central.',
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
      'De correr ou de abrir, aberto para a rua: desligue o disjuntor e, se a folha está reta, solte o motor na chave, feche na mão, trave de novo e passe uma corrente.',
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
    when: ['sabado*|fim de semana', `${changes}|motor novo`, 'motor|motores|kit|automatizador'],
    unless:
      'domingo*|placa|central|controle*|mola*|cabo*|roldana*|engrenagem|capacitor|nobreak|aberto|parado|travad*|consert*',
    subject: 'assistencia-tecnica',
    winsTies: true,
    aspects: ['lifetime', 'price', 'replace'],
    answer: [
      'Trocamos motor de portão no sábado, sim, das {{open.saturday.from}} às {{open.saturday.to}}, com a visita marcada antes. No basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}; em portão de correr ou de abrir, a troca em casa fica de {{replacement.from}} a {{replacement.to}}, com o motor novo. O preço é o mesmo dos outros dias.',
    ],
    answerAtPlace: [
      'Trocamos motor de portão {onde} no sábado, sim, das {{open.saturday.from}} às {{open.saturday.to}}, com a visita marcada antes. No basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}; em portão de correr ou de abrir, a troca em casa fica de {{replacement.from}} a {{replacement.to}}, com o motor novo. O preço é o mesmo dos outros dias.',
    ],
    heading: 'Como marcar a troca para o sábado',
    text: [
      'A montagem leva de {horas de instalação} e precisa começar cedo, porque o turno de sábado é mais curto. Escreva durante a semana, para o motor certo já ir no carro.',
      'Se o motor parou no próprio sábado, mande o vídeo e a etiqueta logo de manhã: pode ser que um conserto de {{repair.from}} a {{repair.to}} evite a troca.',
    ],
    points: [
      'Foto do portão por dentro e da etiqueta do motor atual.',
      'Largura e altura da folha, e se ela é de ferro, alumínio ou madeira.',
      'A tensão que chega ao ponto do motor, de 127 ou de 220 V.',
      'A garagem sem carro durante a montagem.',
    ],
    send: 'Mande o bairro, a foto do portão por dentro e a da etiqueta do motor, e diga qual sábado serve.',
  },
  {
    when: ['sabado*', service],
    subject: 'assistencia-tecnica',
    aspects: ['lifetime', 'price'],
    answer: [
      'No sábado o técnico de portão atende, sim, das {{open.saturday.from}} às {{open.saturday.to}}, e o preço é o da semana. Como o turno é mais curto, mande a mensagem de manhã, com o bairro, o vídeo e a etiqueta do motor; o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Sábado: o que cabe no turno',
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
    when: [
      'meu pedido|acompanhar pedido|acompanhar o pedido|status de pedido|onde esta meu pedido|andamento de pedido|andamento|numero de pedido|consultar pedido|rastrear pedido|rastrear',
    ],
    unless: 'motor nao|portao nao|cancel*|erro|ifood|shopee|amazon|correio*|carro|celular|moto',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['lifetime'],
    answer: [
      'O pedido feito conosco se acompanha na própria conversa do WhatsApp em que ele foi fechado: escreva ali o nome, o endereço e a data, e dizemos em que pé está e o dia da instalação. Se o pedido é de outra loja, só ela tem essa informação.',
    ],
    heading: 'O que se pode mudar no pedido',
    text: [
      'Até o dia combinado dá para trocar o kit, o endereço ou o horário por mensagem, sem custo. Mudando a medida da folha, mande nova foto, porque o motor pode ser outro.',
    ],
    points: [
      'Data nova: diga dois dias que servem.',
      'Nota ou recibo: em que nome e CPF ou CNPJ.',
      'Quem recebe a equipe, se você não vai estar.',
      'Desistência de compra pelo WhatsApp: sete dias, sem explicar o motivo.',
    ],
    further: 'Prazos e direitos estão na página de [garantia](/garantia).',
    send: 'Escreva de {horário}; fora disso a mensagem fica registrada.',
  },
  {
    when: [
      'sumiu|sumiram|desapareceu|nao responde*|parou de responder|nao atende|me bloqueou|bloqueou|nao volta|nao voltou|foi embora|largou|abandonou|nao terminou|deixou pela metade|deixou incompleto',
      'tecnico|instalador|empresa|serralheiro|vendedor|loja|prestador|montador|assistencia',
    ],
    unless: 'motor|controle|placa|central|quebrou|manchou|riscou|furou|de garagem',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['lifetime'],
    answer: [
      'Quem sumiu depois de receber continua obrigado a terminar o serviço e a cumprir a garantia. Se foi alguém da nossa equipe, escreva na conversa do pedido ou ligue para o telefone no alto do site, de {horário}, e resolvemos com você. Se foi outro, mande um pedido por escrito com prazo, guarde o comprovante e leve ao Procon ou ao juizado especial.',
    ],
    heading: 'Com o serviço pela metade',
    text: [
      'Fotografe tudo como ficou antes de chamar outra pessoa: é a prova do que faltou. Outro técnico pode terminar, mas diga a ele o que já foi pago e peça que escreva o que encontrou.',
      'Terminar ou refazer um serviço fica, em casa, entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia a partir do nosso.',
    ],
    points: [
      'Conversa, comprovante e nome completo ou CNPJ.',
      'Placa ou motor que ele levou: peça de volta por escrito.',
      'Fio solto ou tampa aberta: disjuntor desligado.',
      'Folha escorada ou sem cabo: ninguém passa embaixo.',
    ],
    further: 'Prazos e direitos estão na página de [garantia](/garantia).',
    send: 'Para terminarmos o serviço, mande pelo WhatsApp as fotos de como ficou, a etiqueta do motor e o bairro.',
  },
  {
    when: [
      'qual o telefone|qual telefone|telefone de|telefone para|numero de telefone|numero de whatsapp|whatsapp de|tem whatsapp|contato de|qual o contato|como entro em contato|entrar em contato|falar com|falo com|como falar|ligar para voces|qual o numero de voces|qual o numero de whatsapp|qual o numero de telefone|qual o numero para|numero de tecnico|numero de conserto|telefone|whatsapp|whats|contato|sac|como chamo|como chamar|como contratar',
    ],
    unless:
      'abrir|abre|abro|pelo telefone|linha telefonica|interfone|chip|gsm|vizinho|sindico|condominio|proprietario|quando|toca|toque|aplicativo|app|contato seco|mau contato|mal contato|contato de placa|contato oxidado|bateria',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Fale conosco pelo botão do WhatsApp desta página ou pelo telefone no alto do site, de {horário}. Fora desse horário a mensagem fica registrada, e a assistência 24 horas depende de técnico disponível.',
    ],
    heading: 'O que dizer na primeira mensagem',
    text: [
      'Com estes dados a resposta já traz a faixa de preço e o dia. A visita não tem taxa, e um conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Bairro e cidade.',
      'O que o portão faz ou deixou de fazer.',
      'Foto da etiqueta do motor e, se der, um vídeo com som.',
      'Se ele está aberto para a rua ou se há carro preso, que passa na frente.',
    ],
  },
  {
    when: [
      'loja fisica|loja|filial|filiais|unidade|endereco|showroom|onde fica|onde ficam|fica onde|ficam onde|balcao|ir ate voces|ir ate ai|passar ai|retirar|buscar peca|localizacao|sede',
      'voces|empresa|filial|filiais|fisica|endereco|onde fica|onde ficam|ficam|showroom|balcao|sede|ir ate voces|loja fisica|retirar|assistencia|site',
    ],
    unless:
      'fim de curso|ima|sensor|capacitor|botoeira|receptor|antena|botao|trimpot|jumper|numero|etiqueta|destrav*|engrenagem|portao|embreagem|portao de loja|portao da loja|porta da loja|para loja|para a loja|minha loja|na loja|comprei|motor velho|motor antigo|motor|controle|placa|fotocelula|retirar o portao|fusivel|disjuntor|chave',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Atendemos no seu endereço: o técnico vai até o portão, e o orçamento começa por foto, sem você sair de casa. Quem responde pela empresa e os canais de contato estão no fim da página de [garantia](/garantia); antes de ir a qualquer lugar, combine pelo WhatsApp.',
    ],
    heading: 'O que se resolve sem loja',
    text: [
      'Motor, central e controle chegam com o técnico e são testados na instalação. A visita não tem taxa em São Paulo e na Grande São Paulo, e um conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Orçamento: foto do portão e da etiqueta, por mensagem.',
      'Kit novo: entregue e instalado, com frete grátis em São Paulo e região.',
      'Garantia: a visita é nossa, sem levar nada a lugar nenhum.',
    ],
    further: 'Os lugares com página própria estão no [mapa do site](/sitemap).',
    send: 'Mande pelo WhatsApp o bairro e o que você procura: dizemos como chega até você.',
  },
  {
    when: [
      'sabado*',
      'troca|trocar|trocam|troca de|consert*|instal*|colocar',
      'placa|central|mola|molas|cabo*|roldana*|engrenagem|capacitor|fotocelula|cremalheira|controle',
    ],
    unless: 'motor|domingo|a tarde|a noite|sabado a tarde|quebrou|arrebent*|estour*|partiu|caiu',
    subject: 'assistencia-tecnica',
    winsTies: true,
    aspects: ['lifetime', 'price', 'replace'],
    answer: [
      'No sábado trocamos peça de portão, sim, das {{open.saturday.from}} às {{open.saturday.to}}, pelo preço da semana. Placa fica de {{part.board.from}} a {{part.board.to}}; mola, cabo, roldana ou cremalheira, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; engrenagem, de {{part.gears.from}} a {{part.gears.to}}; capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; e fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}. Controle se grava de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    answerAtPlace: [
      'No sábado trocamos peça de portão {onde}, sim, das {{open.saturday.from}} às {{open.saturday.to}}, pelo preço da semana. Placa fica de {{part.board.from}} a {{part.board.to}}; mola, cabo, roldana ou cremalheira, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; engrenagem, de {{part.gears.from}} a {{part.gears.to}}; capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; e fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}. Controle se grava de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Como ter a peça certa no sábado',
    text: [
      'Mande a foto da etiqueta até sexta: assim a peça do modelo já vai no carro, porque nem toda loja do ramo abre no sábado. Mola e cabo partidos não esperam com a folha em uso; deixe o portão parado e o disjuntor desligado.',
    ],
    points: [
      'Placa: junte todos os controles da casa para gravar.',
      'Mola ou cabo: diga se a folha está no chão ou no alto.',
      'Capacitor, engrenagem e fotocélula costumam sair na primeira visita.',
    ],
    send: 'Mande o bairro, a foto da peça e a da etiqueta do motor, e diga a hora que serve no sábado.',
  },
];
