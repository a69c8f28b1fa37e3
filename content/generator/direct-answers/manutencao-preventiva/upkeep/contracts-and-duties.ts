/** Answers to titles about maintenance: contracts and duties. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { building, maintenance, maintenanceContract } from '../../../words/title-groups.ts';

export const contractAndDutyAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'sem manutencao|nunca fez manutencao|nao faz manutencao|falta de manutencao',
      'predio|condominio|sindico|empresa',
      'crime|responde|multa|anos|meses|pode|culpa|processo',
    ],
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['allowed', 'care'],
    answer: [
      'Crime por si só, não; mas o síndico tem o dever legal de conservar as partes comuns, e se alguém se machuca num portão sem manutenção o condomínio indeniza, e quem foi negligente pode responder por lesão. Peça por escrito uma revisão, que no prédio se faz pelo menos a cada {{maintenance.interval}}; a visita leva de {{maintenance.hours.from in digits}} a {{maintenance.hours.to}}.',
    ],
    heading: 'O que a primeira revisão depois de anos olha',
    text: [
      'Cabos, molas e freio primeiro, porque são o que cai; depois força, fotocélula e destravamento. O que está gasto é orçado por peça, com o valor antes.',
    ],
    points: [
      'Pedido ao síndico com data e foto.',
      'Laudo do que foi encontrado, guardado na pasta do prédio.',
      'Portão parado, se há cabo desfiado ou solda trincada.',
    ],
    further:
      'A lista completa está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande a foto da entrada por dentro, o número de unidades e o endereço.',
  },
  {
    when: [
      'contrato|contrato de manutencao|manutencao mensal',
      building,
      'precisa|preciso|obrigad*|obrigatorio|e obrigatorio|tem que|necessario|deve',
    ],
    unless: 'quanto custa|preco|valor|cancelar|romper|rescis*',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['allowed', 'care', 'worth'],
    answer: [
      'Não, a lei não pede contrato: o que ela exige é que o condomínio mantenha o portão seguro. O contrato compensa na entrada que abre o dia inteiro, com visita mensal; em prédio de pouco movimento, a revisão avulsa a cada {{maintenance.interval}} costuma bastar. O valor sai por portão e por número de aberturas, por escrito.',
    ],
    heading: 'Contrato ou visita avulsa',
    text: [
      'Some os consertos do último ano. Se foram três ou mais, o contrato sai mais barato e deixa os papéis em ordem para um acidente ou uma troca de síndico; se foram um ou dois, de {{repair.from}} a {{repair.to}} cada, a avulsa serve.',
    ],
    points: [
      'Peça incluída ou à parte: leia antes de comparar preços.',
      'Prazo de chegada com o portão parado, por escrito.',
      'O que se testa em cada visita, com a fotocélula na lista.',
    ],
    send: 'O síndico manda a foto de cada portão e quantas vagas há: a proposta vai por escrito.',
  },
  {
    when: [maintenanceContract, maintenance],
    unless:
      'inclui peca*|peca* inclus*|com pecas|nao abre|nao fecha|parou|quebr*|quem paga|obrigat*|garantia|multa|cancelar|rescis*|cabo|mola|motor novo|trocar|aluguel|inquilino|vence|perto|condominio*|predio*|edificio*|sindic*|empresa|empresas|empresarial|escritorio|firma|industria|fabrica|galpao|deposito|transportadora|logistica|centro de distribuicao|armazem|loja|lojas|comercio|comercial|restaurante|farmacia|mercado|supermercado|padaria|oficina|clinica|consultorio|estacionamento|academia|hotel|pousada|salao|igreja|escola|escolas|creche|colegio|faculdade|universidade',
    subject: 'manutencao-preventiva',
    winsTies: true,
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
    further:
      'O que se mede em cada visita está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande pelo WhatsApp o bairro, o tipo do portão e quantas vezes ele abre por dia: dizemos se compensa e por quanto.',
  },
  {
    when: [
      'manutencao|preventiva|revisao',
      'condominio*|predio*|portao',
      'obrigatori*|lei|exigid*|norma|exige',
    ],
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Trate como obrigatória: cuidar das partes comuns é dever do síndico pelo Código Civil, e portão sem manutenção que machuca alguém recai sobre o condomínio. Um intervalo fixo depende da convenção, do seguro e da prefeitura; o que praticamos é a cada {{maintenance.interval}} em prédio e uma vez por ano em casa.',
    ],
    heading: 'Como provar que a manutenção foi feita',
    text: [
      'Guarde a lista de cada visita com data, o que foi testado e quem testou: fotocélula, força, destravamento, roldanas e base. Sem papel, a revisão não existiu para a seguradora nem para o juiz.',
      'A regulagem de um portão fica de {{part.adjustment.from}} a {{part.adjustment.to}}, e a peça, se faltar, vem em linha separada no orçamento.',
    ],
    points: [
      'Zelador: trilho e lentes toda semana.',
      'Teste do cabo de vassoura no feixe todo mês.',
      'Defeito de segurança: portão no manual até o conserto.',
    ],
    send: 'Mande o número de portões, as fotos das etiquetas e a data da última revisão.',
  },
  {
    when: ['contrato|mensal|mensalidade|plano de manutencao', 'manuten*|portao|preventiv*|assistencia'],
    subject: 'manutencao-preventiva',
    answer: [
      'Contrato mensal só compensa em portão de uso intenso, de garagem coletiva ou comércio: nele a revisão a cada {{maintenance.interval}} e a prioridade na chamada evitam parada em horário cheio. Em casa, uma revisão por ano paga avulsa sai mais em conta.',
    ],
    heading: 'O que um contrato de manutenção precisa dizer',
    text: [
      'Antes de assinar com qualquer empresa, leia o que está dentro da mensalidade. Peça incluída, tempo de resposta e número de visitas mudam mais o custo que o valor do mês.',
      'Fazemos a preventiva avulsa ou por combinação com o síndico, com o valor por escrito depois de ver o portão. O conserto que surgir fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Quantas revisões por ano e o que se testa em cada uma.',
      'Se peças e mão de obra de conserto estão incluídas.',
      'Em quanto tempo vem alguém com o portão parado.',
      'Como se encerra o contrato, e se há multa.',
    ],
  },
  {
    when: [
      'contrato|contratos|plano de manutencao|mensalidade|fidelidade',
      'multa|cancelar|cancelamento|rescindir|rescisao|romper|fidelidade|sair de contrato|encerrar',
      'manutencao|mensal|mensalidade|empresa|portao|portoes',
    ],
    unless: 'aluguel|imovel|locacao|locador|inquilin*|condominio|predio|sindico|administradora|internet',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'O contrato de manutenção de portão só cobra multa por cancelar se isso está escrito e o valor é proporcional ao que falta: a Justiça reduz a que passa da medida, pelo artigo 413 do Código Civil. Se a empresa não veio quando devia, quem descumpriu foi ela, e a saída é sem multa. Avise por escrito, com a data, e pague o que já foi feito.',
    ],
    description:
      'O contrato de manutenção de portão só cobra multa por cancelar se ela está escrita e é proporcional; se a empresa falhou, a saída é sem multa.',
    heading: 'Antes de mandar o aviso de cancelamento',
    text: [
      'Procure no papel o prazo de aviso, a renovação automática e o que acontece com peça já comprada. Chamados sem resposta, com data, são a sua prova.',
    ],
    points: [
      'Relatórios das visitas feitas e os meses em que ninguém veio.',
      'Senhas, chaves e controles devolvidos na saída.',
      'Visita avulsa até decidir: em casa, basta revisar {{maintenance.residence}}.',
    ],
    send: 'Quer comparar? Mande a foto do portão e da etiqueta do motor: o valor da visita volta por escrito.',
  },
  {
    when: [
      'contrato|contratos|plano|mensalidade|plano de manutencao|contrato de manutencao|contrato mensal|contrato anual',
      'peca|pecas',
      'inclus*|inclui|incluid*|com peca|com pecas|sem peca|sem pecas|cobre|cobertura',
    ],
    unless: 'aluguel|multa|rescis*|cancelar|vence|seguro|garantia',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['care', 'price'],
    answer: [
      'Na nossa manutenção, avulsa ou por contrato, a peça gasta é orçada à parte e só se troca depois de aprovada: a visita cobre reaperto, lubrificação, regulagem e os testes de força, fotocélula e destravamento. Quem quer um contrato com peças inclusas deve exigir a lista delas por escrito. Em portão de casa, um conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    description:
      'Na nossa manutenção por contrato a peça gasta é orçada à parte e só se troca depois de aprovada; a visita cobre regulagem, lubrificação e testes.',
    heading: 'O que perguntar de um contrato com peças',
    text: [
      'Mensalidade com peças paga todo mês por um defeito que talvez não venha. Compare a soma do ano com duas revisões e um conserto, que é o que a maioria dos portões pede.',
    ],
    points: [
      'Que peças entram, uma a uma, e quantas vezes por ano.',
      'Placa queimada por raio e motor queimado: dentro ou fora.',
      'Peça nova ou recondicionada, e de que marca.',
      'Em quanto tempo vêm quando o portão para.',
    ],
    send: 'Mande pelo WhatsApp a foto de cada motor e quantas vezes o portão abre por dia.',
  },
  {
    when: [
      'contrato|contrato de manutencao|manutencao mensal|plano de manutencao',
      building,
      'vale a pena|compensa|convem|vantagem|vantagens|adianta|e bom',
    ],
    unless: 'quanto custa|preco|valor|cancelar|romper|rescis*',
    winsTies: true,
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['worth', 'care'],
    answer: [
      'Vale a pena no prédio em que o portão abre o dia inteiro: o contrato de manutenção traz visita mensal, prazo de atendimento escrito e os papéis em ordem para o síndico. Em prédio de pouco movimento, a revisão avulsa a cada {{maintenance.interval}} costuma bastar. O valor depende do número de portões e de aberturas e vai por escrito.',
    ],
    heading: 'A conta que o síndico faz',
    text: [
      'Some o que o portão custou em consertos no último ano, cada um de {{repair.from}} a {{repair.to}}, e os dias em que ele ficou aberto à noite. Com três chamados ou mais, o contrato quase sempre sai melhor.',
    ],
    points: [
      'Veja se peça e mão de obra estão incluídas.',
      'Peça por escrito o que se testa em cada visita.',
      'A multa de saída e o reajuste se leem antes de assinar.',
    ],
    send: 'Mande a foto de cada portão e o número de vagas: respondemos com as duas contas.',
  },
];
