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
  },
  {
    when: [
      'iss|inss|retencao|retencoes|retem|reter|imposto retido',
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
  },
];
