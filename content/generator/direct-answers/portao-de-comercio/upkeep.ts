/** Answers to titles about gates of shops and firms: care, adjustment and replacement. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksPrice } from '../../words/asking-words.ts';
import { building, maintenance, maintenanceContract, otherThanContract } from '../../words/title-groups.ts';

const company =
  'empresa|empresas|empresarial|escritorio|firma|industria|fabrica|galpao|deposito|transportadora|logistica|centro de distribuicao|armazem';

const maintenanceFurther =
  'O que se mede em cada visita está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).';

export const upkeepAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'motor|motores|automatizador',
      'industrial|trifasico|galpao|fabrica|industria|uso intenso|linha pesada',
      'consert*|conserto|repar*|manutencao|assistencia|rebobin*|revisao',
    ],
    unless: 'contrato|mensal|curso|nao|usado|novo',
    ofOtherBrand: true,
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'Consertamos motor industrial {marca}, de uma ou de três fases: o teste é no local, sem taxa de visita, e o reparo se orça pela peça antes de começar, com {{repair.warranty}} de garantia no serviço. Peça comum fica na faixa de casa, de {{repair.from}} a {{repair.to}}; bobina e redutor de motor grande podem passar dela.',
    ],
    heading: 'O que se mede antes de abrir o {marca}',
    text: [
      'Primeiro a rede: fase que falta, contator gasto e relé desarmado param o motor sem que ele tenha defeito. Depois a folha, empurrada na mão com o disjuntor desligado e o motor solto.',
      'Só então o redutor e a bobina. Se a peça não existe mais, um motor novo de uso intenso, instalado, fica em geral entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Ronca e não parte: fase, freio preso ou folha travada.',
      'Desarma depois de várias viagens: calor, motor pequeno para o uso.',
      'Óleo no chão: retentor do redutor.',
      'Para fora do ponto: fim de curso ou freio gasto.',
    ],
    further:
      'O que muda entre os modelos está na página do [motor de portão industrial](/termos/motor-portao-industrial).',
    send: 'Mande pelo WhatsApp a etiqueta do {marca}, um vídeo gravado de longe com o som da partida e o endereço da empresa.',
  },
  {
    when: [
      'empresa|galpao|industria|fabrica|loja|doca|transportadora|deposito|comercio|mercado',
      'nao abre|nao abriu|nao fecha|travou|travado|parou|parado|emperrou|nao funciona',
      'caminhao|caminhoes|carreta|carga|descarga|entrega|fila',
    ],
    unless: 'quando passa|elevador|contrato|porta de aco|enrolar',
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'price'],
    answer: [
      'Com o portão da empresa parado e o caminhão na rua, passe para o manual só se a folha está reta e os cabos inteiros: disjuntor desligado, chave de destravamento, duas pessoas na folha. Escreva já com a rua e o que ele faz; o conserto comum vai de {{repair.from}} a {{repair.to}}, e o de motor grande se orça pela peça.',
    ],
    heading: 'Primeiro a carga, depois a causa',
    text: [
      'Folha torta, fora do trilho ou com cabo solto ninguém move, e o caminhão descarrega pela outra entrada. Empurrar portão pesado com empilhadeira ou para-choque quebra o que ainda estava bom.',
      'Enquanto isso, duas olhadas adiantam a visita: o disjuntor e, em motor trifásico, as três fases; e a fotocélula, que poeira e palete desalinham.',
    ],
    points: [
      'Tudo apagado: quadro, contator ou relé.',
      'Estala e não anda: fim de curso, freio ou fase.',
      'Ronca e não parte: capacitor, fase que falta ou folha presa.',
      'Abre na botoeira e não no controle: receptor.',
    ],
    further: 'A ordem dos testes está em [portão não abre](/portao-nao-abre).',
    send: 'Mande o endereço, a etiqueta do motor e um vídeo feito de longe, e diga até que hora a entrada precisa abrir.',
  },
  {
    when: [maintenanceContract, maintenance, company],
    unless: `${otherThanContract}|${building}`,
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['care', 'price'],
    answer: [
      'Fazemos manutenção de portão de empresa por visita avulsa ou por contrato, com o intervalo conforme o uso: o normal é uma revisão a cada {{maintenance.interval}}, e visita mensal só compensa onde o portão abre sem parar. O valor depende de quantos portões são e de como trabalham, e vai por escrito, em nome da empresa, depois que os vemos.',
    ],
    heading: 'O que deixar escrito no contrato da empresa',
    text: [
      'Some o que se gastou em chamadas no último ano e quantas horas a entrada ficou parada. Se a carga atrasou mais de uma vez, o que vale no contrato é o prazo de atendimento, e não o desconto na visita.',
      'Fora da revisão, um conserto vai de {{repair.from}} a {{repair.to}}, e um motor pesado novo, instalado, de {{condominium.from}} a {{condominium.to}}. Combinamos a visita para hora sem carga e descarga.',
    ],
    points: [
      'Número de visitas por ano e o que se testa em cada uma.',
      'Peça e mão de obra: o que está dentro e o que se orça.',
      'Prazo para alguém vir com o portão parado.',
      'Registro de cada visita, com o que foi medido.',
      'Como se encerra, e com que aviso.',
    ],
    further: maintenanceFurther,
    send: 'Mande pelo WhatsApp o bairro, quantos portões são, as aberturas na hora mais cheia e uma foto de cada um por dentro: a proposta volta por mensagem.',
  },
  {
    when: [
      maintenanceContract,
      maintenance,
      'loja|lojas|comercio|comercial|restaurante|farmacia|mercado|supermercado|padaria|oficina|clinica|consultorio|estacionamento|academia|hotel|pousada|salao|igreja',
    ],
    unless: `${otherThanContract}|${building}`,
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['care', 'price'],
    answer: [
      'Em portão de loja, clínica ou igreja, contrato mensal raramente compensa: duas revisões por ano, uma a cada {{maintenance.interval}}, bastam na maioria, e fazemos assim ou por contrato. O valor vai por escrito depois de ver o portão; um conserto entre as revisões fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Quando o contrato vale a pena no comércio',
    text: [
      'Vale onde o portão parado fecha o caixa: entrada de cliente, vaga de entrega ou garagem alugada. Aí o que se paga é a prioridade na chamada.',
      'A revisão se marca antes de abrir ou depois de fechar, dentro do expediente combinado, e leva de {horas de manutenção}.',
    ],
    points: [
      'Quantas visitas por ano, e em que horário.',
      'O que a mensalidade cobre além da mão de obra.',
      'Em quanto tempo alguém vem num sábado de movimento.',
      'Fotocélula e força testadas toda vez, por causa do cliente no vão.',
    ],
    further: maintenanceFurther,
    send: 'Mande pelo WhatsApp o endereço, o horário de funcionamento e uma foto do portão por dentro: dizemos o que compensa e por quanto.',
  },
  {
    when: [maintenanceContract, maintenance, 'escola|escolas|creche|colegio|faculdade|universidade'],
    unless: `${otherThanContract}|${building}`,
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['care', 'price'],
    answer: [
      'Fazemos manutenção de portão de escola por contrato ou por visita: o intervalo normal é de {{maintenance.interval}}, com uma das revisões nas férias, quando o portão pode ficar parado. O valor depende de quantos portões são, e vai por escrito à direção; um conserto fora da revisão fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O que o contrato de uma escola não pode deixar de fora',
    text: [
      'Criança passa perto da folha: a cada visita se testam a fotocélula nas duas alturas e a força de fechamento, e o resultado fica anotado.',
      'Quem cuida da entrada aprende a destravar o portão e a desligar o disjuntor; isso também se combina.',
    ],
    points: [
      'Visita fora do horário de entrada e saída.',
      'Prazo de atendimento em dia de aula.',
      'Nome de quem autoriza peça e serviço.',
      'Proposta com CNPJ, visitas e valores separados.',
    ],
    further: maintenanceFurther,
    send: 'Mande pelo WhatsApp o bairro, quantos portões há, os horários de entrada e saída e uma foto de cada portão por dentro.',
  },
  {
    when: [maintenance, company],
    unless: `${otherThanContract}|${building}|${maintenanceContract}|autorizada|consert*|preco baixo|qual empresa|empresa de manutencao|empresas de|melhor`,
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['care', 'price'],
    answer: [
      'Portão de empresa ou galpão se revisa a cada {{maintenance.interval}}, e não só quando para: a visita leva de {horas de manutenção} e se marca para hora sem carga e descarga. O valor vai por escrito antes; regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e o que precisar de conserto, entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O que se confere num portão que trabalha o dia todo',
    text: [
      'A folha é levada na mão com o motor solto: é o que mostra roldana com limalha, dobradiça seca e coluna que já levou batida. Depois vêm aperto da base, força, fim de curso e fotocélulas.',
      'Quem fica na entrada ajuda anotando a hora de cada parada e quantas viagens vieram antes dela.',
    ],
    points: [
      'Trilho varrido no fim do turno.',
      'Poste na frente do motor, por causa da manobra.',
      'Fotocélula em duas alturas, onde passam carga e empilhadeira.',
      'Registro da visita para a segurança do trabalho.',
    ],
    further: maintenanceFurther,
    send: 'Mande pelo WhatsApp o bairro, quantos portões são, o horário sem carga e descarga e uma foto de cada um por dentro.',
  },
  {
    when: [
      'manutencao|manutencoes|preventiva|revisao',
      'loja|lojas|comercio|restaurante|farmacia|mercado|supermercado|padaria|clinica|academia|hotel|igreja|estacionamento',
    ],
    unless:
      'contrato*|mensal|mensalidade|plano|nao abre|parou|consert*|quem paga|obrigat*|empresa|galpao|condominio*|predio*',
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['care', 'price'],
    answer: [
      'Em loja, restaurante ou clínica o portão se revisa a cada {{maintenance.interval}}, numa visita de {horas de manutenção} marcada fora do movimento. O valor é dito antes; a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e o que estiver gasto se conserta de {{repair.from}} a {{repair.to}}, com a sua aprovação.',
    ],
    heading: 'O que mais se gasta num portão de comércio',
    text: [
      'Cliente passa rente e não conhece o portão: fotocélula e força de fechamento se testam toda vez. Depois vêm roldana ou cabo, que trabalham muito mais que numa casa, e o motor que esquenta na hora cheia.',
      'Se ele fica aberto o dia todo, o que se gasta é pouco; se abre carro a carro, peça para olhar os ciclos por hora do motor.',
    ],
    points: [
      'Trilho varrido no fim do dia, e nada de água na caixa do motor.',
      'Alguém da equipe que saiba destravar e desligar o disjuntor.',
      'Hora de cada parada anotada: mostra se é calor ou defeito.',
    ],
    further:
      'O que se mede na visita está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande pelo WhatsApp o endereço, o horário de funcionamento, desde quando não há revisão e uma foto do portão por dentro.',
  },
  {
    when: [
      asksPrice,
      'manuten*|preventiva|revisao',
      'industrial|industria|empresa|empresas|galpao|fabrica|loja|comercio|comercial|transportadora|supermercado|estacionamento|armazem|deposito',
    ],
    unless: 'contrato',
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['care', 'price'],
    answer: [
      'A manutenção de um portão industrial é cobrada por visita, e o valor sai depois de três respostas: tipo e tamanho da folha, quantos portões e quantas aberturas por dia. Não há tabela honesta sem isso; o que podemos adiantar é que a avaliação não tem taxa e que peça gasta segue a faixa de conserto, de {{repair.from}} a {{repair.to}}, autorizada por escrito.',
    ],
    heading: 'O que faz o valor da manutenção subir ou descer',
    text: [
      'Dois portões na mesma visita custam menos que duas visitas. Folha larga, trabalho em altura e portão que só para depois do expediente levam mais tempo, e é o tempo que se paga.',
      'Em empresa, a revisão se faz a cada {{maintenance.interval}}, ou antes se há empilhadeira, poeira de obra ou maresia. O serviço leva em geral de {{maintenance.hours.from}} a {{maintenance.hours.to}} por portão e tem {{repair.warranty}} de garantia.',
    ],
    points: [
      'Quantos portões e de que tipo: basculante, de correr ou de abrir.',
      'Largura e material da folha.',
      'Aberturas na hora mais cheia.',
      'Horário em que a passagem pode ficar fechada.',
      'Relatório e nota fiscal em nome da empresa.',
    ],
    questions: [
      {
        question: 'O que entra na visita de manutenção?',
        answer:
          'Folha na mão, trilho, roldanas ou cabos, reaperto, lubrificação, força, fim de curso, fotocélula e destravamento. Peça trocada é orçada à parte.',
      },
      {
        question: 'Vale fechar contrato mensal?',
        answer:
          'Vale se ele traz prazo de resposta com o portão parado. Sem isso, duas visitas avulsas por ano costumam sair mais em conta.',
      },
    ],
    further:
      'O que se faz em cada visita está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande pelo WhatsApp fotos dos portões por dentro, as aberturas na hora cheia e o horário livre para o serviço: devolvemos o valor por visita.',
  },
  {
    when: [
      'manuten*|preventiva|revisao',
      'escola|escolas|creche|colegio|igreja|hospital|clinica|hotel|academia|faculdade',
    ],
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Onde passa muita gente a pé, a manutenção do portão se faz a cada {{maintenance.interval}} e começa pela segurança: força de fechamento, fotocélula e destravamento, testados e anotados com data. Só depois vêm reaperto, graxa e cabos. A visita é marcada fora do horário de movimento, e o valor é dito antes.',
    ],
    heading: 'O que se testa num portão por onde passa público',
    text: [
      'O teste é feito diante de quem responde pelo lugar: cabo de vassoura no feixe, um bloco de madeira no caminho da folha e abertura manual com a energia cortada.',
      'O serviço dura {horas de manutenção} e tem {{repair.warranty}} de garantia. Peça gasta é orçada à parte, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Fotocélula em duas alturas, limpa e firme.',
      'Força no mínimo que leva a folha inteira.',
      'Cabos, roldanas ou dobradiças, com a folha na mão.',
      'Porteiro treinado para soltar o motor.',
      'Relatório guardado para a fiscalização.',
    ],
    further:
      'A lista completa está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande pelo WhatsApp a foto do portão por dentro, o horário de menor movimento e a data da última revisão.',
  },
  {
    when: [
      'voces atendem|atendem|atende|voces fazem|fazem|trabalham com|trabalha com|atendimento a|atendimento para|voces trabalham|prestam servico',
      'empresa|empresas|loja|lojas|comercio*|galpao|galpoes|escola|escolas|igreja|igrejas|industria*|estacionamento*|hotel|hospital|clinica|clinicas|restaurante|mercado|posto|prefeitura|orgao publico|pessoa juridica|cnpj',
    ],
    unless:
      'quanto|contrato|nao atende*|que empresa|qual empresa|empresa que|empresa de|domingo|sabado|feriado',
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'Sim, atendemos empresa, loja, galpão, escola e igreja em São Paulo e na Grande São Paulo, com visita sem taxa e orçamento escrito em nome de quem contrata. O que muda é o motor: quem abre o dia inteiro precisa de linha de uso intenso.',
    ],
    heading: 'O que combinar antes da visita',
    text: [
      'O serviço é marcado para quando a passagem pode parar. Motor com instalação em portão pesado fica entre {{condominium.from}} e {{condominium.to}}; o conserto é orçado pela peça.',
    ],
    points: [
      'Horário em que o portão pode ficar parado.',
      'Quantas vezes ele abre na hora mais cheia.',
      'Quem autoriza e quem assina o recibo.',
      'Dados para a nota, pedidos no orçamento.',
    ],
    further: 'Os motores de uso intenso estão em [motor industrial](/termos/motor-portao-industrial).',
    send: 'Mande pelo WhatsApp fotos do portão por dentro, a etiqueta do motor e o bairro.',
  },
];
