/** Norms, laws and duties about a gate, and what a building decides about one. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const lawAndDutyAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'norma|normas|abnt|nbr|inmetro|normativa|norma tecnica',
      'portao|motor|automatizacao|instalacao|portoes',
    ],
    unless:
      'calcada|condominio|fotocelula|sensor|obrigatori*|silencio|barulho|consumidor|controle|altura|nota|placa de aviso|sinaleir*',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'A segurança do motor que move portões segue a norma IEC 60335-2-103, e a ligação elétrica, a ABNT NBR 5410. Na prática elas pedem o que se confere em qualquer portão: folha que para ao encostar, proteção contra esmagamento onde o fechamento é automático, destravamento na mão e circuito próprio, com terra. O texto em vigor se consulta na ABNT.',
    ],
    heading: 'O que conferir no seu portão',
    text: [
      'Norma não é lei, mas é por ela que se julga se o serviço foi bem-feito depois de um acidente, e quem responde em primeiro lugar é o dono do portão. Prefeitura e condomínio podem exigir mais: na capital, a Lei 16.809/2018 trata da folha que avança sobre a calçada.',
      'Pôr fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}; regular força e curso, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Caixa de papelão no vão: a folha tem de voltar ao encostar.',
      'Cabo de vassoura no feixe: ela tem de parar antes.',
      'Chave de destravamento ao alcance de quem mora.',
      'Disjuntor só do portão, com a etiqueta no quadro.',
    ],
    send: 'Mande a foto do portão por dentro e a da etiqueta do motor: dizemos o que falta.',
  },
  {
    when: [
      'lei|leis|legislacao|o que diz a lei|regulamentacao',
      'portao|motor|portoes',
      'existe|tem|qual|sobre|diz|para|fala|ha|quais|de portao|novo|nova|eletronico|automatico',
    ],
    unless:
      'sensor|fotocelula|garantia|consumidor|inquilin*|barulho|silencio|condominio|obrig*|norma*|altura|devolver|aluguel|consert*|vizinho|guia|estacion*|proib*|sinal|motor com defeito|osasco|guarulhos|santo andre|sao bernardo|defeito',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Existe, e a mais direta é da capital: a Lei 16.809/2018 não deixa o portão automático basculante ou pivotante sair do alinhamento do imóvel e avançar sobre a calçada, com multa para quem é intimado e não adequa. Em outra cidade, quem diz é a prefeitura. Por acidente responde o dono do portão, pelo Código Civil, e a compra e o conserto seguem o Código de Defesa do Consumidor.',
    ],
    heading: 'Que regra vale para cada dúvida',
    text: [
      'A folha que avança se adequa com sensor do lado de fora, sinal de luz e som, abertura invertida ou portão de correr. Confirme o texto em vigor na prefeitura antes de gastar.',
    ],
    points: [
      'Calçada: lei municipal; na capital, a 16.809/2018.',
      'Carro na frente da guia rebaixada: Código de Trânsito.',
      'Portão de prédio: convenção, regimento e assembleia.',
      'Casa alugada: contrato e Lei do Inquilinato.',
      'Serviço malfeito: noventa dias para reclamar, por lei.',
    ],
    send: 'Mande a foto do portão aberto, vista da rua: dizemos se a folha avança e o que muda na montagem.',
  },
  {
    when: [
      'art|crea|rrt|responsavel tecnico|precisa de art|precisa art|exige art|pede art|precisa de engenheiro',
      'portao|motor|portoes|automatizacao',
    ],
    unless: 'vaga|curso|art deco',
    subject: 'automatizacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Em geral não precisa, em casa: pôr ou trocar o motor de um portão que já existe não costuma pedir ART, e sai com recibo e garantia por escrito. Em condomínio ou empresa, o síndico, a administradora ou o seguro podem exigir a ART de um responsável técnico, sobretudo em portão pesado ou estrutura nova: diga isso antes do orçamento, porque quem a assina é o engenheiro ou o técnico habilitado.',
    ],
    heading: 'Quando ela costuma ser pedida',
    text: [
      'Reforma de área comum de prédio passa por um plano com responsável técnico, e a administradora diz se a troca do motor entra nele. Troca por motor igual é manutenção.',
    ],
    points: [
      'Folha, coluna ou viga nova: com a serralheria ou o engenheiro da obra.',
      'Ponto elétrico novo em prédio: com o eletricista responsável.',
      'Motor no lugar do antigo: recibo, etiqueta e garantia.',
    ],
    send: 'Mande o que o condomínio pediu por escrito e a foto do portão: respondemos o que dá para entregar.',
  },
  {
    when: [
      'sindico|sindica',
      'responsavel|responde|responsabilidade|obrigad*|obrigacao|tem que|deve|culpa|processar|pode ser',
      'portao|portoes',
    ],
    unless: 'quem paga|pagar|paga|manutencao|autorizacao|barulho|contrato|quem responde|assembleia',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'É: o Código Civil põe nas mãos do síndico a conservação das partes comuns, e o portão da garagem é uma delas, com manutenção, conserto e aviso de defeito. O dinheiro sai do condomínio, que também responde em regra por um acidente; o síndico responde pessoalmente quando foi avisado do defeito e não fez nada.',
    ],
    heading: 'O que protege o síndico',
    text: [
      'Revisão com ordem de serviço, fotocélula testada, resposta por escrito a cada reclamação e o portão desligado enquanto estiver perigoso. Um conserto comum fica entre {{repair.from}} e {{repair.to}}, e o urgente se manda fazer sem assembleia, com prestação de contas.',
    ],
    points: [
      'Livro ou grupo com a data de cada defeito relatado.',
      'Recusa de conserto: só com motivo e prazo por escrito.',
      'Contrato ou visita avulsa: o que importa é a data do último teste.',
    ],
    send: 'O síndico manda a foto do portão e da etiqueta: o orçamento vai por escrito, com o estado de cada parte.',
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
      'bombeiro*|policia|samu|resgate',
      'pode|podem|arromb*|quebrar|derrubar|forcar|entrar',
      'portao|portoes|garagem',
    ],
    unless: 'ladrao|multa|avcb|vistoria|exige|norma|alvara|projeto',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Pode, quando há perigo: em incêndio, desastre ou para socorrer alguém, a Constituição deixa entrar sem autorização, e o portão pode ser forçado se não há outro jeito rápido. Fora disso, precisa do seu consentimento ou de ordem da Justiça. Se há tempo, ajude: desligue o disjuntor e solte o motor na chave, que o portão abre na mão sem estrago.',
    ],
    heading: 'Depois que o portão foi forçado',
    text: [
      'Não religue o motor antes de olhar a folha: fotografe, peça o registro da ocorrência e deixe o disjuntor desligado. Cremalheira, braço, trava e destravamento são o que costuma ceder.',
      'O seguro da casa pode cobrir o conserto, que vai de {{repair.from}} a {{repair.to}} na parte do motor; folha amassada é do serralheiro.',
    ],
    points: [
      'Emergência: 193, e diga se há alguém preso.',
      'Chave de destravamento conhecida por todos da casa.',
      'Em prédio, chave e instrução com a portaria.',
    ],
    send: 'Mande as fotos da folha e do motor, com a tampa fechada.',
  },
  {
    when: ['iptu|imposto predial', 'portao|garagem|motor|automatizar|automatico|eletronico'],
    unless: 'nota fiscal|mei|icms',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Portão novo ou motor no portão não muda o IPTU: o imposto se calcula pelo valor do terreno e da área construída, e nenhum dos dois cresce com isso. O que pode mudar é cobrir a garagem ou ampliar a casa. Quem confirma o seu caso é a prefeitura da cidade.',
    ],
    heading: 'O que a prefeitura olha no portão',
    text: [
      'Ela não olha o motor, e sim a calçada: folha que avança sobre o passeio ao abrir, guia rebaixada e muro novo. Em imóvel tombado, o órgão de patrimônio decide a fachada.',
    ],
    points: [
      'Motor em portão que já existe: em regra, sem alvará.',
      'Guia rebaixada: pedido à subprefeitura ou à prefeitura.',
      'Portão novo em condomínio fechado: administração.',
    ],
    send: 'Para o motor, mande as fotos do portão e as medidas.',
  },
  {
    when: [
      'denuncia|denunciar|denuncio|reclamar|prefeitura|subprefeitura|fiscal|fiscalizacao|irregular|mandar tirar|obrigar a tirar|notificacao|notificado|intimacao|intimado|embargo',
      'portao|portoes',
      'calcada|irregular|tirar|retirar|rua|passeio|vizinho|denuncia|denunciar|notificacao|notificado|intimado|intimacao|fiscal|fiscalizacao',
    ],
    unless: 'barulho|estacion*|carro|alvara|multa valor|valor|barulhento|condominio',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Pode haver denúncia e ordem para corrigir: portão que avança sobre a calçada é da fiscalização da prefeitura, que na capital recebe a queixa pelo 156 ou na subprefeitura. O dono é intimado, tem prazo para se adequar e só depois vem a multa. Corrigir costuma ser inverter a abertura, recuar a folha ou trocar o tipo do portão, e não tirá-lo.',
    ],
    heading: 'Se o portão é seu e chegou a intimação',
    text: [
      'Responda dentro do prazo e guarde o protocolo. A folha e a coluna são do serralheiro; o motor se reaproveita quando o tipo de portão continua o mesmo, e a regulagem de novo fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Foto da folha aberta, com a medida do que avança.',
      'Basculante: às vezes basta mudar o braço ou o pivô.',
      'Fora da capital, vale a lei da sua cidade.',
    ],
    send: 'Mande a foto da folha aberta e fechada, vista da rua.',
  },
  {
    when: [
      'lei de inquilinato|lei do inquilinato|inquilinato|8245|8.245',
      'portao|motor|conserto|eletronico',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'A Lei do Inquilinato, 8.245/91, não fala de portão, mas decide quem paga: pelo artigo 22 o dono entrega e mantém o imóvel em condição de uso, e o motor, a placa e o cabo gastos são dele; pelo artigo 23 o inquilino repara o que ele mesmo estragou e paga a despesa ordinária do condomínio. Obra, como pôr motor, pede a autorização escrita do dono.',
    ],
    heading: 'Como usar a lei sem briga',
    text: [
      'Avise por escrito, com vídeo e data, e junte um orçamento que diga a causa de cada peça. Um conserto fica entre {{repair.from}} e {{repair.to}}; descontar do aluguel, só com o sim por escrito.',
    ],
    points: [
      'Desgaste: do dono. Batida e mau uso: de quem mora.',
      'Benfeitoria autorizada se indeniza ou se retira, conforme o contrato.',
      'Vistoria de entrada: é ela que mostra o que já estava assim.',
    ],
    send: 'Mande o vídeo e a etiqueta do motor: o orçamento sai com a causa.',
  },
  {
    when: [
      'servidao|passagem|corredor|entrada comum|passagem comum|area comum|acesso de vizinho|direito de passagem|codigo civil',
      'portao|portoes|portao eletronico',
      'vizinh*|comum|chave|servidao|passagem|fechou|colocou|codigo civil|trancou',
    ],
    unless: 'barulho|condominio|predio|cabo|fio|luz|carro passa|nao passa|passagem de carro',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Na passagem que serve a mais de uma casa ninguém fecha o caminho do outro: pelo Código Civil, quem tem servidão ou direito de passagem não pode ser impedido de usá-la. Portão pode haver, se todos os que passam recebem chave ou controle e a entrada continua livre. Combine por escrito quem paga; sem acordo, decide o juiz, com advogado.',
    ],
    heading: 'Como deixar um portão comum sem briga',
    text: [
      'Um controle por morador, gravado com número, e uma chave de destravamento guardada onde todos alcancem. Barulho e sossego entre vizinhos são o artigo 1.277; muro e cerca da divisa se dividem.',
    ],
    points: [
      'Veja na matrícula do imóvel se a servidão está escrita.',
      'Conserto e energia: partes iguais, salvo acordo.',
      'Nunca mude o segredo da central sem avisar os outros.',
    ],
    send: 'Para o motor, mande a foto da entrada e diga quantas casas a usam.',
  },
];
