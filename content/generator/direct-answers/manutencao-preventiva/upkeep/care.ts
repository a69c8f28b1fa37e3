/** Answers to titles about maintenance: care. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksNeed } from '../../../words/asking-words.ts';

export const careAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'de quanto em quanto tempo|a cada quanto|frequencia|periodicidade|quantas vezes por ano|de quantos em quantos meses',
      'revisar|revisao|manutencao|preventiva|vistoria|inspecao',
      'condominio|predio|empresa|escola|comercio|loja',
    ],
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Em condomínio, empresa ou comércio o portão se revisa a cada {{maintenance.interval}}, e antes disso se a garagem abre o dia todo e o barulho mudou. A visita leva de {horas de manutenção}. Entre uma e outra, o zelador ou quem cuida da entrada varre o trilho e limpa as lentes da fotocélula toda semana.',
    ],
    heading: 'O que se faz em cada revisão',
    text: [
      'Reaperto, lubrificação, teste de fotocélula, de força e do destravamento, e um registro por escrito do que foi visto. Peça gasta é mostrada antes de ser trocada.',
    ],
    points: ['Ruído novo ou folha pesada: chame antes da data.', 'O valor é por visita e dito antes.'],
  },
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
      'condominio*|predio*|edificio*|sindic*',
      'precisa|preciso|obrigad*|obrigatorio|e obrigatorio|tem que|necessario|vale a pena|compensa|deve|convem',
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
    when: [
      'guia|guia completo|tudo sobre|manual|passo a passo|cartilha|roteiro|o basico|plano',
      'manutencao|manutencoes|conservacao|cuidados|preventiva',
      'portao|portoes|motor',
    ],
    unless:
      'pdf|contrato|mensal|condominio*|sindico*|predio*|empresa|controle*|comprar|baixar|checklist|check list|preco',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care', 'safety'],
    answer: [
      'A manutenção do portão se divide em três: o que você faz todo mês, que é varrer o trilho, limpar as lentes da fotocélula com pano seco e provar se a folha para diante de um obstáculo; o que se faz a cada seis meses, lubrificar dobradiças e roldanas e olhar cabos e soldas; e a revisão do técnico, uma vez por ano em casa e a cada {{maintenance.interval}} em prédio, com curso, força e parte elétrica.',
    ],
    heading: 'O que fica com você e o que fica com o técnico',
    text: [
      'Com o disjuntor desligado e a folha reta, solte o motor e mova o portão na mão: leve e sem tranco, está bem; pesado, chame antes que o motor pague por isso. Mola, cabo, contrapeso e a caixa do motor não se abrem em casa.',
      'A revisão leva {horas de manutenção}. O que estiver gasto se orça à parte, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Óleo fino nas dobradiças e nos pivôs; no trilho, nada.',
      'Fuso e cremalheira: só o que o manual do motor manda.',
      'Bateria do controle: uma troca por ano evita susto.',
      'Cabo com fio solto ou folha torta: disjuntor desligado e técnico.',
    ],
    send: 'Mande o bairro, o tipo do portão e quando foi a última revisão.',
  },
  {
    when: [
      'sinal|sinais|sintoma|sintomas|indicios|como saber|saber se|como sei',
      'manutencao|revisao|visita tecnica|assistencia',
      'portao*|motor',
    ],
    unless: 'contrato|quanto custa|preco|bateria|boa|confiavel|confianca',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['signs', 'care'],
    answer: [
      'O portão pede manutenção quando muda de hábito: barulho novo, abertura mais lenta, tranco no mesmo ponto, batida no fim, controle que pede dois toques, folha torta ou pesada na mão e fotocélula que falha. Barulho e lentidão podem esperar a hora marcada; cabo com fio solto, folha torta, choque ou cheiro de queimado pedem o disjuntor desligado e visita no mesmo dia. Sem sinal nenhum, em casa basta uma revisão por ano.',
    ],
    heading: 'O que cada sinal costuma ser',
    text: [
      'A revisão leva de {{maintenance.hours.from}} a {{maintenance.hours.to}} e custa menos que o defeito que ela evita: um conserto fica de {{repair.from}} a {{repair.to}}, e a troca de um motor de casa, de {{replacement.from}} a {{replacement.to}}.',
      'Em prédio e comércio não se espera o sinal: a visita é a cada {{maintenance.interval}}, porque o portão abre em uma semana o que o de casa abre em meses.',
    ],
    points: [
      'Ronco que cresce: roldana, rolamento ou engrenagem.',
      'Mais lento: folha pesada ou capacitor.',
      'Bate no fim: fim de curso fora do ponto.',
      'Folha que não para a meia altura: mola ou contrapeso.',
      'Fecha e volta: fotocélula suja ou desalinhada.',
    ],
    send: 'Mande um vídeo da abertura inteira, com som, e diga quando foi a última revisão.',
  },
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
      'regular|regulagem|revisao|revisar|manutencao|ajustar',
      asksNeed,
      'todo ano|todo mes|sempre|por ano|anual|cada ano|de vez em quando',
    ],
    unless: 'contrato|condominio|quanto custa',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care', 'lifetime'],
    answer: [
      'Regular todo ano, não: força e fim de curso ficam na memória e só se mexe neles se o portão mudou. Conferir, sim, {{maintenance.residence}} em casa: a revisão leva de {{maintenance.hours.from in digits}} a {{maintenance.hours.to}} e pega folga, cabo e parafuso antes de virarem defeito. Regulagem avulsa fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Sinais de que a regulagem mudou',
    text: [
      'Portão que passou a bater, parar antes ou voltar sozinho pede regulagem agora, seja qual for a data.',
    ],
    points: [
      'Bate no fim: fim de curso ou desaceleração.',
      'Volta sem encostar em nada: força baixa ou folha que pesou.',
      'Não volta ao encostar numa caixa de papelão: força alta, e é urgente.',
    ],
  },
  {
    when: [
      'nao precisa de manutencao|nao precisa manutencao|sem manutencao|dispensa manutencao|nao precisa de revisao',
      'e verdade|verdade|e mito|mito|dizem|ouvi dizer|sera que|portao|motor|existe',
    ],
    unless: 'predio|condominio|crime|anos|ha meses|responde|multa',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Não é verdade: todo portão automático gasta cabo, roldana, dobradiça ou dente, e a força regulada há anos já não é a certa. Numa casa basta pouco: limpar o trilho e as lentes todo mês e uma revisão {{maintenance.residence}}, de {{maintenance.hours.from in digits}} a {{maintenance.hours.to}}. Um conserto por descuido vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que a revisão pega cedo',
    text: [
      'Fio levantado no cabo, parafuso de suporte frouxo, capacitor fraco e fotocélula que já não segura o portão.',
    ],
    points: [
      'Prova do mês: um cabo de vassoura no feixe.',
      'Prédio e comércio: a cada {{maintenance.interval}}.',
    ],
  },
  {
    when: [
      'de quanto em quanto tempo|quanto em quanto tempo|com que frequencia|quantas vezes por ano|a cada quanto',
      'trilho|lente|lentes|fotocelula*|regular|regulagem|ajustar|testar',
    ],
    unless: 'engrax*|graxa|lubrific*',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care'],
    answer: [
      'Todo mês, em casa: varrer o trilho, limpar as lentes da fotocélula com pano seco e provar o feixe com um cabo de vassoura, com o portão fechando. Regular força e curso não tem data, só quando ele bate, para antes ou volta; quem confere é a revisão, {{maintenance.residence}} em casa e a cada {{maintenance.interval}} em prédio.',
    ],
    heading: 'Uma volta de cinco minutos por mês',
    text: [
      'Desligue o disjuntor para limpar e religue para a prova. Olhe também os cabos, de longe, e ouça se o som mudou.',
    ],
    points: [
      'Rua de terra ou árvore perto: toda semana no trilho.',
      'Lente riscada ou com teia: limpe antes de mexer no alinhamento.',
      'O portão não parou no feixe: automático desligado até o conserto.',
    ],
  },
  {
    when: ['manutencao|revisao|preventiva', 'motor|automatizador|portao'],
    unless:
      'nao|parou|queim*|quebr*|consert*|defeito|barulho|condominio*|predio*|empresa|contrato|mensal|industrial|galpao|como|quando|preco do plano',
    ofOtherBrand: true,
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care', 'price'],
    answer: [
      'Manutenção de motor {marca} fazemos em casa, sem trocar o que está bom: folha solta e provada na mão, fixação, lubrificação, força, fim de curso e fotocélula. Limpeza com regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e peça gasta se orça antes de trocar.',
    ],
    heading: 'O que o {marca} pede em cada revisão',
    text: [
      'O motor trabalha o que a folha pesa, e por isso ela vem primeiro. Fuso ou engrenagem recebe a graxa que o fabricante manda, e a placa só se limpa a seco.',
      'Capacitor fraco e rolamento seco aparecem no som da partida e se trocam antes de parar o portão, de {{part.capacitor.from}} a {{part.capacitor.to}} o primeiro.',
    ],
    points: [
      'Etiqueta fotografada: ela dirá a peça no dia em que faltar.',
      'Parafusos do suporte e da cremalheira, ou do braço.',
      'Controles perdidos apagados da memória.',
      'Chave de destravamento provada com quem mora ali.',
    ],
    further:
      'A lista completa está na página da [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande pelo WhatsApp a etiqueta do {marca}, uma foto do portão por dentro e quando foi a última revisão.',
  },
  {
    when: [
      'contrato|contratos|mensal|mensalidade|plano de manutencao|plano mensal|plano anual|plano',
      'manuten*|preventiv*|revisao|revisoes|contrato de manutencao|plano de manutencao|manutencao preventiva',
    ],
    unless:
      'nao abre|nao fecha|parou|quebr*|quem paga|obrigat*|garantia|multa|cancelar|rescis*|cabo|mola|motor novo|trocar|aluguel|inquilino|vence|perto|condominio*|predio*|edificio*|sindic*|empresa|empresas|empresarial|escritorio|firma|industria|fabrica|galpao|deposito|transportadora|logistica|centro de distribuicao|armazem|loja|lojas|comercio|comercial|restaurante|farmacia|mercado|supermercado|padaria|oficina|clinica|consultorio|estacionamento|academia|hotel|pousada|salao|igreja|escola|escolas|creche|colegio|faculdade|universidade',
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
    when: ['quanto tempo|demora|demoram|quantas horas|tempo|dura|leva', 'manutencao|preventiva|revisao'],
    unless:
      'garantia|vida util|quantos anos|de quanto em quanto|depois de quanto|chegar|abre|abrir|fecha|fechar|entre|intervalo|frequencia',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['lifetime', 'care'],
    answer: [
      'A manutenção preventiva leva de {horas de manutenção}, com o portão parado só em alguns trechos da visita. O que passa disso é conserto: peça gasta que se acha na revisão é orçada na hora e, se você aprova, costuma ser trocada no mesmo dia.',
    ],
    heading: 'O que se faz nesse tempo',
    text: [
      'O técnico solta o motor e leva a folha na mão, limpa o trilho ou confere os cabos, aperta, engraxa o que gira e testa fim de curso, força, fotocélula e destravamento. A regulagem que ela pedir fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
      'Em casa se faz uma vez por ano; em prédio e comércio, a cada {{maintenance.interval}}.',
    ],
    points: [
      'Dois portões na mesma entrada: uma visita, tempo maior.',
      'Tire o que está encostado no motor ou no trilho.',
      'Anote antes os barulhos novos e onde aparecem.',
    ],
    further:
      'A lista completa está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande pelo WhatsApp o tipo do portão, o bairro e desde quando não há revisão: dizemos o valor e o horário livre.',
  },
  {
    when: [
      'manuten*|revis*|preventiv*',
      'de quanto em quanto tempo|a cada quanto|a cada quantos|periodicidade|com que frequencia|qual a frequencia|quantas vezes|quando fazer|intervalo|de quantos em quantos|quanto em quanto|frequencia|cada quanto tempo',
    ],
    unless: 'controle|garantia|condominio|predio|loja|contrato',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Em casa, a manutenção do portão se faz uma vez por ano; em prédio, comércio ou portão que não para, a cada {{maintenance.interval}}. Antecipe se mudou o barulho, se a folha pesa na mão ou se ele demora mais para abrir. A visita dura de {horas de manutenção}; por mês, em casa, basta varrer o trilho, limpar as lentes da fotocélula e provar o feixe com uma vassoura.',
    ],
    heading: 'O que encurta o intervalo',
    text: [
      'O que gasta é viagem, sol e poeira. Perto de obra, do mar ou em rua que alaga, conte com o dobro de visitas; garagem coberta com duas saídas por dia fica bem com a anual.',
      'Na visita o técnico solta o motor, move a folha com a mão, limpa e engraxa o que gira, reaperta, mede força e fotocélula e anota a data.',
    ],
    points: [
      'Cabo com um fio partido: não espera a revisão, e o portão para.',
      'Folha que range ou dá tranco: visita agora.',
      'Fotocélula que não reage: visita agora.',
      'Graxa: só o que gira, e nunca o trilho do portão de correr.',
      'Destravamento testado uma vez por ano, com o disjuntor desligado.',
    ],
    questions: [
      {
        question: 'Preciso chamar se o portão está bom?',
        answer:
          'Uma vez por ano, sim: cabo, contrapeso e força não dão sinal de fora até o dia em que falham.',
      },
    ],
    further:
      'A lista completa está na página da [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande o tipo de portão, a foto da etiqueta do motor e a data da última revisão: respondemos com o valor da visita.',
  },
  {
    when: ['lubrific*|engrax*', 'regula*|regular|ajust*|reapert*'],
    unless: 'como|rang*|barulh*|quanto em quanto|frequencia|troca|trocar',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['adjust', 'care'],
    answer: [
      'Lubrificar e regular o portão se faz numa visita só, de {horas de manutenção}: primeiro a folha fica leve na mão, depois se acertam fim de curso e força. A regulagem custa de {{part.adjustment.from}} a {{part.adjustment.to}}, com {{repair.warranty}} de garantia no serviço.',
    ],
    heading: 'Em que ordem se lubrifica e se regula',
    text: [
      'Força aumentada em folha seca só esconde o peso, e o motor esquenta. Por isso o óleo vem antes do ajuste, e o ajuste termina com o teste da fotocélula.',
    ],
    points: [
      'Dobradiça, pivô e eixo de roldana: limpos, com poucas gotas.',
      'Fuso ou engrenagem: a graxa que o fabricante indica.',
      'Fim de curso: a folha encosta sem bater.',
      'Força: a menor que move a folha inteira.',
    ],
    send: 'Mande pelo WhatsApp o tipo de portão, a foto da etiqueta do motor e o bairro, e o valor da visita vem por mensagem.',
  },
  {
    when: [
      'lavar|lavagem|jogar agua|mangueira|lava jato|wap|lavadora|limpar',
      'portao|motor|automatico|eletronico|garagem',
      'agua|pode|posso|como|lavar|jato|cuidado|com motor|estraga|problema|limpar',
    ],
    unless:
      'calcada|parou|depois|apos|trilho|lavei|fotocelula|cremalheira|placa|quintal|controle|entrou|nao fecha',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Pode lavar a folha do portão, desde que o jato não chegue ao motor, à fotocélula nem à botoeira: desligue o disjuntor antes, use pano úmido perto da caixa e balde ou mangueira fraca no resto. Lavadora de pressão não: ela vence a borracha da tampa e molha a placa. Religue só com tudo seco por fora.',
    ],
    heading: 'Lavar sem molhar a placa',
    text: [
      'A folha seca antes de ser acionada: água que escorre para o trilho leva sabão até a roda, e a que fica na lente faz a fotocélula segurar o portão aberto.',
      'Se a caixa tomou água, não religue para ver: o conserto da placa só seca fica perto de {{repair.from}}, e a que foi ligada molhada pode pedir troca, até {{part.board.to}}.',
    ],
    points: [
      'Sabão neutro; cloro e ácido comem tinta e cabo.',
      'Nada de água de baixo para cima na caixa do motor.',
      'Plástico sobre o motor só durante a lavagem, e depois fora.',
      'Enxugue as duas lentes e a botoeira antes de religar.',
    ],
    send: 'Se parou depois da lavagem, deixe o disjuntor desligado e mande uma foto da caixa do motor fechada.',
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
    when: [
      'oleo de cozinha|oleo de soja|azeite|oleo queimado|oleo de carro|banha|manteiga|sabao|detergente|querosene|gasolina|diesel|oleo de motor usado',
      'portao|motor|trilho|dobradica|roldana|corrente|lubrific*|passar|usar',
    ],
    unless: 'vaza*|cheiro',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    answer: [
      'Não use óleo de cozinha no portão: ele resseca, vira uma cola que junta pó e prende a dobradiça em poucas semanas. Óleo queimado de carro suja e corrói, sabão enferruja, e querosene ou gasolina tiram a graxa boa. Graxa branca, de lítio ou óleo de máquina, em pouca quantidade, resolvem.',
    ],
    heading: 'O que pôr em cada lugar',
    text: [
      'Se já passou o produto errado, desligue o disjuntor, limpe com pano e desengripante até sair a crosta, seque e lubrifique de novo. No trilho, raspe e lave: ali não vai óleo nenhum.',
      'Lubrificante no lugar errado é pior do que nada: trilho, cremalheira de nylon, correia e rolamento blindado trabalham secos.',
    ],
    points: [
      'Dobradiça e pivô: graxa de lítio ou óleo grosso.',
      'Fuso: graxa branca em película.',
      'Cabo de aço: pano levemente untado, só com o portão fechado.',
      'Miolo da chave: grafite em pó.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Se o portão continua pesado ou rangendo',
        text: [
          'A peça já gastou. Lubrificação com regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e roldana, guia ou cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'E numa emergência, só para calar?',
        answer: 'Prefira deixar seco até comprar a graxa. Um tubo pequeno dura anos numa casa.',
      },
      {
        question: 'O óleo errado estraga o motor?',
        answer: 'Por fora, não; o que ele prende na folha é que faz o motor forçar.',
      },
    ],
    send: 'Mande uma foto do ponto que range: dizemos que lubrificante vai ali ou se a peça acabou.',
  },
  {
    when: [
      'manutencao|preventiva|revisao|checklist|check list',
      'o que e feito|o que fazer|checklist|check list|como fazer|como|inclui|em casa|o que|passo|itens|lista|sozinho|dicas|serve',
    ],
    unless:
      'preco|custa|contrato|condominio|quanto tempo|predio|de quanto|mensal|direito|lei|antes de comprar|viagem|que marca|industrial',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    answer: [
      'A manutenção do portão tem uma parte sua e outra do técnico. Em casa, todo mês: trilho varrido, lentes da fotocélula limpas, teste da vassoura no feixe e ouvido atento a ruído novo. Uma vez por ano, o técnico solta e move a folha, engraxa, aperta, regula força e curso e mede a parte elétrica.',
    ],
    heading: 'A lista de quem faz em casa',
    text: [
      'Sempre com o disjuntor desligado e os controles longe da mão de criança. Não se abre a caixa do motor, não se mexe em mola e não se põe graxa em trilho, cremalheira de nylon ou rolamento blindado.',
      'Anote a data e o que ouviu: um som que cresce de um mês para outro vale mais que qualquer medida.',
    ],
    points: [
      'Todo mês: trilho, lentes, teste da fotocélula.',
      'A cada seis meses: chave de destravamento, cabos e molas olhados de fora.',
      'Duas vezes por ano: graxa em dobradiça e pivô, pouca.',
      'Uma vez por ano: bateria dos controles e visita do técnico.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'O que o técnico confere',
        text: [
          'Folha na mão, roldanas e cabos, aperto do motor, capacitor, tensão, terra, curso, força e reversão. Em casa isso se faz uma vez por ano e, em condomínio ou comércio, a cada {{maintenance.interval}}; a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Vale a pena se o portão está bom?',
        answer:
          'Vale: cabo, mola e capacitor dão sinal meses antes de parar, e é nessa hora que custam pouco.',
      },
      {
        question: 'Quanto tempo leva a visita?',
        answer: 'Em geral {horas de manutenção}, com o portão em uso na maior parte do tempo.',
      },
    ],
    send: 'Mande uma foto do portão por dentro, a etiqueta do motor e a data da última revisão.',
  },
  {
    when: [
      'vistori*|conferir|verificar|inspec*|avaliar|olhar|checar',
      'comprar a casa|comprar casa|comprar o imovel|comprar imovel|compra de imovel|compra de casa|alugar|entrar em imovel|antes de mudar|casa usada',
    ],
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care', 'safety'],
    answer: [
      'Antes de comprar a casa, teste o portão em cinco minutos: abra e feche duas vezes pelo controle, interrompa a fotocélula no meio, solte o motor e leve a folha na mão. Peça todos os controles, a chave de destravamento e a nota do motor; o que falhar entra na conta do preço, porque um conserto vai de {{repair.from}} a {{repair.to}} e um motor novo, de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'O que testar no portão na visita ao imóvel',
    text: [
      'Motor barulhento em folha leve ainda se conserta; folha torta, coluna que mexe ou trilho solto é obra de serralheiro e custa mais do que o motor.',
      'Na mudança, apague da memória os controles de quem morava ali e grave só os seus. A vistoria pelo técnico é uma visita sem taxa na área que atendemos.',
    ],
    points: [
      'A folha para com a fotocélula interrompida.',
      'Solta do motor, ela anda com uma mão só.',
      'O basculante fica onde é deixado.',
      'O disjuntor do portão é só dele.',
      'A etiqueta do motor está legível: fotografe-a.',
    ],
    questions: [
      {
        question: 'Quem paga o defeito achado na vistoria?',
        answer:
          'É assunto entre comprador e vendedor. Com o orçamento na mão, fica fácil abater do preço ou pedir o conserto.',
      },
    ],
  },
  {
    when: [
      'risco|riscos|perigo|perigos|o que acontece|consequencia|consequencias|problemas de|mal de|por que fazer|o que pode acontecer',
      'sem manutencao|sem revisao|nao fizer manutencao|nao fizer a manutencao|nao fazer manutencao|nao fazer a manutencao|sem lubrificar|falta de manutencao|falta de revisao',
    ],
    unless: 'predio|condominio|sindico|multa|responde',
    winsTies: true,
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care', 'safety'],
    answer: [
      'O risco maior é a folha: cabo, mola ou dobradiça que se gastam sem ninguém ver e cedem de uma vez, com o carro ou alguém embaixo. O segundo é a proteção, porque força desregulada e fotocélula suja deixam de parar o portão. O resto é dinheiro: roldana de poucos reais que vira engrenagem quebrada, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'O que uma revisão teria pego',
    text: [
      'Fio levantado no cabo, parafuso de suporte frouxo, capacitor fraco, roldana sem rolamento e fim de curso que escorregou. São achados de meia hora, e nenhum deles avisa pelo controle.',
      'Numa casa, uma revisão {{maintenance.residence}} basta; prédio e comércio, a cada {{maintenance.interval}}.',
    ],
    points: [
      'Basculante: cabos, mola e contrapeso, que seguram peso suspenso.',
      'De correr: roldana, batente e guia, para a folha não tombar.',
      'Todos: prova da fotocélula com um cabo de vassoura, uma vez por mês.',
      'Rangido, tranco ou folha torta: não espere a data.',
    ],
    send: 'Mande um vídeo do portão abrindo e fechando, de longe, e diga há quanto tempo ninguém o revisa.',
  },
];
