/** Maintenance by contract or by visit, in the words of the one who signs: a company, a shop, a school, a household. */
import type { DirectAnswer } from '../../direct-answer.ts';

const contract = 'contrato|contratos|mensal|mensalidade|plano de manutencao|plano mensal|plano anual|plano';
const care =
  'manuten*|preventiv*|revisao|revisoes|contrato de manutencao|plano de manutencao|manutencao preventiva';
const shop =
  'loja|lojas|comercio|comercial|restaurante|farmacia|mercado|supermercado|padaria|oficina|clinica|consultorio|estacionamento|academia|hotel|pousada|salao|igreja';
const company =
  'empresa|empresas|empresarial|escritorio|firma|industria|fabrica|galpao|deposito|transportadora|logistica|centro de distribuicao|armazem';
const school = 'escola|escolas|creche|colegio|faculdade|universidade';
const building = 'condominio*|predio*|edificio*|sindic*';
const otherErrand =
  'nao abre|nao fecha|parou|quebr*|quem paga|obrigat*|garantia|multa|cancelar|rescis*|cabo|mola|motor novo|trocar|aluguel|inquilino|vence|perto';
const ofCare =
  'O que se mede em cada visita está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).';

export const contractAnswers: readonly DirectAnswer[] = [
  {
    when: [contract, care, company],
    unless: `${otherErrand}|${building}`,
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
    further: ofCare,
    send: 'Mande pelo WhatsApp o bairro, quantos portões são, as aberturas na hora mais cheia e uma foto de cada um por dentro: a proposta volta por mensagem.',
  },
  {
    when: [contract, care, shop],
    unless: `${otherErrand}|${building}`,
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
    further: ofCare,
    send: 'Mande pelo WhatsApp o endereço, o horário de funcionamento e uma foto do portão por dentro: dizemos o que compensa e por quanto.',
  },
  {
    when: [contract, care, school],
    unless: `${otherErrand}|${building}`,
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
    further: ofCare,
    send: 'Mande pelo WhatsApp o bairro, quantos portões há, os horários de entrada e saída e uma foto de cada portão por dentro.',
  },
  {
    when: [contract, `${care}|portao|portoes`, building],
    unless: `${otherErrand}|assembleia|pequeno|poucas|avulsa|avulso|vale a pena|compensa`,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['care', 'price'],
    answer: [
      'Fazemos manutenção de portão de condomínio por contrato, com visita mensal ou mais espaçada, e também por visita avulsa. O mensal é para a entrada que não para; em prédio de pouco movimento, uma revisão a cada {{maintenance.interval}} costuma bastar. A mensalidade se calcula por portão e por número de aberturas, e o síndico recebe o valor por escrito depois que vemos os portões.',
    ],
    heading: 'O que comparar em duas propostas de contrato',
    text: [
      'Compare linha por linha: quantas visitas, quanto tempo o portão pode ficar parado, o que é peça e o que é mão de obra, e o que acontece em feriado. Mensalidade baixa sem prazo de resposta custa caro na primeira parada.',
      'Para ter referência do que se orça por fora: regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}, placa, de {{part.board.from}} a {{part.board.to}}, e motor pesado novo, instalado, de {{condominium.from}} a {{condominium.to}}.',
    ],
    points: [
      'Relatório de cada visita, que o síndico guarda.',
      'Fotocélula e força testadas toda vez.',
      'Controles perdidos apagados na própria visita.',
      'Como se sai do contrato, e com que aviso.',
    ],
    further: ofCare,
    send: 'Diga pelo WhatsApp quantos portões e quantas vagas são, e mande uma foto de cada portão por dentro: a proposta sai em nome do condomínio.',
  },
  {
    when: [contract, care],
    unless: `${otherErrand}|${building}|${company}|${shop}|${school}`,
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care', 'price'],
    answer: [
      'Fazemos manutenção de portão por visita avulsa ou por contrato. Em casa basta uma revisão por ano, paga na hora, e a mensalidade não compensa; contrato faz sentido em condomínio, escola ou empresa, com revisão a cada {{maintenance.interval}} e prazo de atendimento escrito. O valor é dito depois de ver o portão.',
    ],
    heading: 'O que a revisão inclui, com ou sem contrato',
    text: [
      'O técnico solta o motor, leva a folha na mão, aperta, engraxa o que gira e testa fim de curso, força, fotocélula e destravamento, em {horas de manutenção}. Peça que precise ser trocada é orçada à parte.',
      'Para comparar com uma mensalidade: regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e um conserto, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Visitas por ano e o que se mede em cada uma.',
      'Em quanto tempo vem alguém, se o portão parar.',
      'Peças: dentro ou fora do valor.',
    ],
    further: ofCare,
    send: 'Mande pelo WhatsApp o bairro, o tipo do portão e quantas vezes ele abre por dia: dizemos se compensa e por quanto.',
  },
  {
    when: [care, building, 'correr|deslizante*'],
    unless: `${otherErrand}|${contract}|assembleia|quem paga`,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['care', 'price'],
    answer: [
      'A manutenção do portão deslizante de condomínio se faz a cada {{maintenance.interval}}, em {horas de manutenção} por visita, e o valor é combinado antes, pelo número de portões e de aberturas. Roldana ou cremalheira gasta, em portão comum, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; em folha pesada é orçada na visita.',
    ],
    heading: 'O que a revisão do deslizante inclui',
    text: [
      'O técnico solta o motor e leva a folha na mão de ponta a ponta: onde ela endurece está o trilho ou a roldana que vai parar o prédio num dia de pressa. Depois mede a folga da cremalheira, prova a fotocélula e a força e testa a abertura sem luz.',
    ],
    points: [
      'Reaperto da base e dos parafusos da cremalheira, um a um.',
      'Roldanas e guia de cima, que seguram a folha em pé.',
      'Batentes dos dois lados, para ela não sair do trilho.',
      'Nobreak e chave de destravamento, com a portaria olhando.',
      'Do zelador: trilho varrido toda semana, sem graxa.',
    ],
    send: 'Mande pelo WhatsApp quantos portões são, as aberturas na hora mais cheia, a foto da etiqueta do motor e o bairro: o valor da visita volta por escrito.',
  },
  {
    when: [care, company],
    unless: `${otherErrand}|${building}|${contract}|autorizada|consert*|preco baixo|qual empresa|empresa de manutencao|empresas de|melhor`,
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
    further: ofCare,
    send: 'Mande pelo WhatsApp o bairro, quantos portões são, o horário sem carga e descarga e uma foto de cada um por dentro.',
  },
];
