/** Answers to titles about warranties and rights: purchases on a platform, hidden defects, invoices and their taxes. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const sellersAndPapersAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'garantia',
      'mercado livre|internet|shopee|amazon|magalu|magazine luiza|online|site|marketplace|aliexpress',
    ],
    unless: 'usado|usada|seminov*|recondicionad*|voces instalam|instalam|perde|perco|vale a pena',
    subject: 'garantia',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'A garantia do motor comprado no Mercado Livre ou noutro site é de quem vendeu e do fabricante, com a nota: noventa dias pela lei, mais o que o certificado prometer. Nos primeiros sete dias da entrega devolve-se sem explicar; depois, com defeito, abra a reclamação na plataforma, dentro do prazo dela, e na fábrica. Quem só instala responde pelo serviço, e não pela peça.',
    ],
    description:
      'A garantia do motor comprado na internet é de quem vendeu e do fabricante, com a nota; quem só instala responde pelo serviço.',
    heading: 'O que guardar e o que não fazer',
    text: [
      'Anúncio, nota, etiqueta e a data da entrega. Algumas fábricas pedem que o motor seja instalado por um profissional: leia o certificado antes de montar por conta própria, e não deixe ninguém abrir o motor antes da resposta.',
    ],
    points: [
      'Vendedor sem nota: a fábrica pode recusar.',
      'Tensão e tipo de portão conferidos antes de furar.',
      'Vídeo do defeito no primeiro dia em que aparece.',
    ],
    further: 'O que cobre cada prazo está na página de [garantia](/garantia).',
    send: 'Mande o anúncio e a foto da etiqueta: dizemos se o motor serve ao seu portão.',
  },
  {
    when: [
      'vicio oculto|vicios ocultos|defeito oculto|defeito escondido|defeito que apareceu depois',
      'portao|motor|placa|conserto|instalacao|kit',
    ],
    unless: 'imovel|casa|apartamento|construtora|vendedor de casa',
    subject: 'garantia',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed', 'lifetime'],
    answer: [
      'No vício oculto do portão ou do motor, o prazo da lei é de noventa dias a contar do dia em que o defeito apareceu, e não da compra: é o artigo 26 do Código de Defesa do Consumidor. Reclame por escrito a quem vendeu ou instalou, com vídeo e data; ele tem trinta dias para resolver. Desgaste pelo uso e batida não são vício.',
    ],
    description:
      'No vício oculto do portão, os noventa dias da lei contam do dia em que o defeito apareceu, e não da compra ou da instalação.',
    heading: 'Como provar que o defeito veio de origem',
    text: [
      'Peça fora de medida, solda que abriu sem batida, motor menor que a folha: a causa escrita por um técnico é o que separa o vício do desgaste. Guarde a peça e o orçamento.',
    ],
    points: [
      'Mensagem de aviso no dia em que o defeito apareceu.',
      'Fotos da etiqueta e do lugar da falha.',
      'Sem resposta em trinta dias: dinheiro de volta, troca ou abatimento.',
    ],
    further: 'Os prazos do que instalamos estão na página de [garantia](/garantia).',
    send: 'Se quer a causa por escrito, mande o vídeo e a foto da etiqueta do motor.',
  },
  {
    when: [
      'nota fiscal|nota|recibo|nf|nfe',
      'sem o nome|sem nome|nome errado|em nome errado|cnpj errado|cpf errado|sem cnpj|em outro nome|em nome de outr*|errada|errado|corrigir|corrigida|refazer|mudar o nome|trocar o nome|trocar a nota|da para trocar|alterar',
    ],
    unless: 'garantia|defeito|peca errada|motor errado|perdi',
    subject: 'garantia',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Nota fiscal com o nome errado, ou sem o nome do condomínio, não se troca à mão: quem a emitiu cancela e emite outra, e isso tem prazo curto, que depende da prefeitura ou do estado. Peça no mesmo dia, por escrito, com o nome completo, o CNPJ ou CPF e o endereço certos. Se a nota é nossa, mande a correção na conversa do pedido.',
    ],
    description:
      'Nota fiscal com o nome errado não se troca à mão: quem a emitiu cancela e emite outra, dentro de um prazo curto. Peça no mesmo dia.',
    heading: 'Para a nota sair certa da primeira vez',
    text: [
      'Diga já no orçamento em que nome ela sai: o do condomínio, o do dono ou o de quem aluga. A garantia de {{repair.warranty}} no serviço corre pela data, e o recibo serve de prova enquanto a nota nova não vem.',
    ],
    points: [
      'Cartão do CNPJ por mensagem, em vez de digitado.',
      'Nome do síndico só como contato, e não como comprador.',
      'Nota do produto e nota do serviço conferidas uma por uma.',
    ],
    send: 'Diga pelo WhatsApp o nome e o CPF ou CNPJ da nota, o serviço e o bairro do portão.',
  },
  {
    when: [
      'mei|microempreendedor*|autonomo|pessoa fisica',
      'nota|nota fiscal|recibo|condominio|predio|contratar',
      'portao|portoes|motor|tecnico',
    ],
    unless: 'curso|abrir empresa|abrir um mei|virar|quanto ganha|salario',
    subject: 'garantia',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Sim: o MEI emite nota de serviço, e para condomínio ou firma, que têm CNPJ, a nota é obrigatória. Antes de contratar o conserto do portão, o síndico confere se a atividade está no cadastro do MEI e pergunta ao contador se há contribuição a recolher sobre serviço de elétrica. Recibo simples de pessoa física pede retenções, e o prédio responde por elas.',
    ],
    description:
      'Sim: o MEI emite nota do conserto do portão, e para condomínio, que tem CNPJ, ela é obrigatória. Confira a atividade no cadastro dele.',
    heading: 'O que o síndico confere antes de pagar',
    text: [
      'Conosco a nota se combina no orçamento: diga o nome e o CNPJ do condomínio. O conserto sai com {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nas peças, por escrito.',
    ],
    points: [
      'CNPJ ativo e atividade de manutenção ou instalação.',
      'Descrição do serviço, endereço e data na nota.',
      'Quem responde se o portão machucar alguém no dia da obra.',
    ],
    send: 'O síndico manda a foto do portão, a etiqueta do motor e o CNPJ do condomínio.',
  },
  {
    when: [
      'iss retido|inss|retencao|retencoes|retem|reter|imposto retido',
      'nota|nota fiscal|condominio|predio|empresa|servico|manutencao|conserto',
      'portao|portoes|motor',
    ],
    subject: 'garantia',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Se há retenção de ISS ou de INSS na nota da manutenção do portão, quem diz é o contador ou a administradora: depende da cidade do serviço, do regime de quem o presta e de haver ou não mão de obra cedida. A retenção se escreve na própria nota, e por isso se combina antes de emitir. Conosco, avise no pedido de orçamento, com o CNPJ.',
    ],
    description:
      'Se há retenção de ISS na nota da manutenção do portão, quem diz é o contador: depende da cidade e do regime de quem presta o serviço.',
    heading: 'O que perguntar ao contador, de uma vez',
    text: [
      'Peça e serviço vêm separados, porque o imposto do serviço não incide sobre o produto vendido. Um conserto fica entre {{repair.from}} e {{repair.to}}, e o orçamento traz as duas linhas.',
    ],
    points: [
      'Cidade em que o serviço é feito.',
      'Empresa do Simples: alíquota escrita na nota.',
      'Quem recolhe, e até que dia.',
    ],
    send: 'No pedido de orçamento, diga o CNPJ, o serviço e o bairro do portão.',
  },
  {
    when: [
      'nota|nota fiscal|notas|nfe|nfse',
      'servico ou produto|servico ou de produto|de servico ou de produto|produto ou servico|produto ou de servico|produto e servico|servico e produto|de produto e de servico|duas notas|nota de produto',
    ],
    subject: 'garantia',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'No motor de portão instalado pode haver as duas notas: a de produto, pelo motor e pelas peças, e a de serviço, pela instalação ou pelo conserto. Quem emite é que define, conforme o cadastro dele; o que importa a você é que os valores venham separados e com a data. Conosco a nota se combina no orçamento: diga ali qual delas a firma ou o condomínio exige.',
    ],
    description:
      'No motor de portão instalado pode haver as duas notas: a de produto, pelo motor e pelas peças, e a de serviço, pela instalação.',
    heading: 'Para que serve cada nota',
    text: [
      'A de produto é a que a fábrica pede na garantia do motor; a de serviço prova quem montou e quando. Sem a segunda, uma folha mal regulada vira discussão sobre quem a regulou.',
    ],
    points: [
      'Modelo do motor escrito na de produto.',
      'Endereço do portão escrito na de serviço.',
      'Contador da firma: pergunte antes de emitir.',
    ],
    send: 'Diga pelo WhatsApp que nota a firma exige, o serviço e o bairro do portão.',
  },
  {
    when: [
      'recebi|chegou|veio|entregaram|comprei|loja|vendeu|vendedor|mandou|mandaram|trocou|motor veio',
      'caixa violada|caixa aberta|embalagem aberta|embalagem violada|por usado|por um usado|usado como novo|usado em vez|usado em lugar|veio usado|era usado|ja usado|recondicionado como novo|marcas de uso|sinais de uso',
      'motor|motores|kit|placa|controle|central',
    ],
    unless: 'vale a pena|compensa|olx',
    subject: 'garantia',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    isComplaint: true,
    aspects: ['allowed'],
    answer: [
      'Motor vendido como novo que chegou usado, ou com a caixa violada, não se instala: fotografe a embalagem, a etiqueta e as marcas, e reclame no mesmo dia a quem vendeu. A oferta obriga, pelo artigo 35 do Código de Defesa do Consumidor, e você escolhe entre um novo de verdade, o dinheiro de volta ou um abatimento. Na compra a distância, os sete dias de arrependimento também valem.',
    ],
    description:
      'Motor vendido como novo que chegou usado ou com a caixa violada não se instala: fotografe tudo e reclame no mesmo dia a quem vendeu.',
    heading: 'Sinais de que o motor já rodou',
    text: [
      'Graxa escura na saída, parafuso com a pintura lascada, fios já descascados e etiqueta com data antiga. Caixa aberta por si só pode ser conferência da loja: peça que ela o escreva.',
    ],
    points: [
      'Vídeo da abertura, se a caixa ainda está fechada.',
      'Número da etiqueta comparado com o da nota.',
      'Recusa na entrega anotada no canhoto.',
    ],
    send: 'Mande a foto da etiqueta: dizemos que motor é e se ele serve ao seu portão.',
  },
  {
    when: [
      'garantia',
      'negada|negado|negaram|negou|recusada|recusaram|recusou|nao quer dar|nao querem dar|nao aceitaram',
      'aterramento|terra|falta de*|instalacao|tensao|mau uso|oxidacao|umidade|raio|surto|fio',
      'negada|negaram|negou|recusada|recusaram|recusou|dar|aceitaram|negado',
    ],
    unless: 'seguro|seguradora|apolice',
    subject: 'garantia',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    isComplaint: true,
    aspects: ['allowed'],
    answer: [
      'Quem nega a garantia por falta de aterramento, mau uso ou erro de instalação tem de mostrar por escrito que foi isso que queimou a peça: a falta do fio terra explica placa perdida num surto, e não engrenagem gasta nem folha mal regulada. Se quem instalou deixou sem terra, a conta é dele. Peça o laudo, não deixe outro abrir o motor e leve a resposta ao Procon.',
    ],
    description:
      'Quem nega a garantia por falta de aterramento ou mau uso tem de mostrar por escrito que foi isso que queimou a peça; peça o laudo.',
    heading: 'De quem é o erro que a fábrica alega',
    text: [
      'O circuito com terra é do eletricista da casa; ligar o motor a ele é de quem instala, e o manual que vem na caixa diz o que a fábrica exige. O nosso relatório traz o que foi medido, e a placa, se for nova, custa de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Certificado da garantia: a exclusão precisa estar nele.',
      'Peça e etiqueta guardadas.',
      'Recusa por mensagem, com o nome de quem respondeu.',
    ],
    send: 'Se quer a causa por escrito, mande a etiqueta do motor e a resposta que deram.',
  },
  {
    when: [
      'juizado|juizado especial|pequenas causas|processar|processo contra|entrar na justica',
      'portao|motor|conserto|instalacao|serralheiro|instalador|tecnico|empresa',
      'valor|quanto|limite|advogado|como|custa|precisa|conserto|serralheiro|instalador|empresa',
    ],
    unless: 'carro|condominio|sindico|vizinh*|inquilin*|machuc*|aluguel|crianca*|voces|acidente',
    subject: 'garantia',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'No Juizado Especial Cível cabe a briga pelo conserto do portão até quarenta salários mínimos, e até vinte se vai sem advogado; não há custas na primeira decisão. Antes, reclame por escrito a quem fez o serviço e dê um prazo. Leve o orçamento, o recibo, as fotos e o preço que outro cobra para refazer: um conserto comum fica entre {{repair.from}} e {{repair.to}}.',
    ],
    description:
      'No Juizado Especial cabe a briga pelo conserto do portão até quarenta salários mínimos, e até vinte sem advogado. Reclame antes por escrito.',
    heading: 'O que o juiz quer ver',
    text: [
      'Portão torto, parado ou mal instalado se prova com uma linha do tempo curta: o que foi combinado, o que foi feito, o que falhou e quando você avisou. O relatório de outro técnico, com data, vale mais que a opinião de cada um.',
    ],
    points: [
      'Nome completo e CPF ou CNPJ de quem fez o serviço.',
      'Conversas impressas, com os horários.',
      'Portão consertado antes da audiência: fotos de antes e a peça guardada.',
    ],
    send: 'Se quer o orçamento para refazer, mande um vídeo do portão e a foto da etiqueta do motor.',
  },
];
