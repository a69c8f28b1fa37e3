/** Answers to titles about warranties and rights: papers and laws. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const papersAnswers: readonly DirectAnswer[] = [
  {
    when: ['lacre*|selo de garantia|lacrado', 'garantia|romp*|viol*|quebr*|abri|abriu|perde'],
    unless: 'hidrometro|enel',
    subject: 'garantia',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Lacre rompido costuma tirar a garantia do fabricante na parte que ficou aberta, porque já não se prova quem mexeu; o que não tem relação com ela continua coberto, e a lei não deixa negar um defeito de fábrica só pelo lacre, se quem vendeu não mostra que a abertura o causou. No que instalamos, quem abre a caixa é o nosso técnico, e a volta ao que está coberto não se cobra.',
    ],
    heading: 'O que fazer com o lacre já rompido',
    text: [
      'Fotografe como está, separe a nota e escreva a quem vendeu contando quem abriu e por quê. Não feche, não cole e não mande outro mexer. Fora da garantia, um conserto vai de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} no serviço.',
    ],
    points: [
      'Nota ou conversa com a data da compra.',
      'Foto da etiqueta e do lacre.',
      'Resposta do vendedor por escrito.',
    ],
    send: 'Se o motor veio de nós, mande a foto do lacre na conversa do pedido.',
  },
  {
    when: [
      [
        'faliu|falencia|fechou as portas|empresa fechou|loja fechou|serralheria fechou|firma fechou',
        'fechou a empresa|fechou a loja|encerrou as atividades|nao existe mais|baixou o cnpj|saiu de mercado',
        ...['empresa', 'loja', 'firma', 'serralheria', 'revenda'].flatMap((seller) =>
          ['que instalou', 'que vendeu', 'que me vendeu', 'que montou', 'que fez', 'onde comprei'].map(
            (sold) => `${seller} ${sold}`,
          ),
        ),
      ].join('|'),
      'garantia|empresa|loja|instalador|assistencia|serralheria|firma|revenda|fabricante|fabrica',
      'portao|portoes|motor|conserto|instalou|garantia',
      'fechou|faliu|falencia|encerrou|nao existe mais|baixou o cnpj|saiu de mercado',
    ],
    unless: 'sozinh*|portao de loja|portao de empresa|nao fechou|fechou em|carro',
    subject: 'garantia',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['allowed', 'repair'],
    answer: [
      'Se a empresa fechou, a garantia do motor continua com o fabricante, no prazo dele e com a nota; a da instalação fica sem quem a cumpra na prática. Procure a assistência da marca com a foto da etiqueta; para cobrar o serviço, o caminho é o Procon ou o Juizado Especial, e um advogado diz se vale a pena. Se não dá para esperar, consertamos motor que outro instalou, de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
    ],
    heading: 'O que juntar sobre a empresa que fechou',
    text: [
      'Guarde o orçamento, a conversa e o comprovante de pagamento: eles provam a data mesmo sem nota. A situação do CNPJ se consulta no site da Receita Federal.',
    ],
    points: [
      'Etiqueta do motor: modelo, número de série e ano.',
      'Manual e termo de garantia, se vieram na caixa.',
      'Vídeo do defeito antes que alguém mexa.',
    ],
    send: 'Mande a foto da etiqueta, a data da instalação e o que o portão faz: dizemos se cabe a garantia da fábrica.',
  },
  {
    when: [
      'direito de arrependimento|arrependimento|me arrependi|arrependi|desistir de compra|posso devolver',
      'compra|comprei|comprado|comprada|motor|kit|internet|site|mercado livre|shopee|online|loja',
    ],
    unless: 'condominio|contrato de manutencao|agendamento|visita',
    subject: 'garantia',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed', 'buy'],
    answer: [
      'O direito de arrependimento vale para compra feita fora da loja, por internet, telefone ou mensagem: são sete dias, contados da entrega, para devolver sem dizer o motivo, com o dinheiro inteiro de volta e o frete por conta de quem vendeu. É o artigo 49 do Código de Defesa do Consumidor. Em loja física esse direito não existe, e a troca por gosto ou medida é cortesia do vendedor.',
    ],
    heading: 'Como devolver sem discussão',
    text: [
      'Escreva dentro dos sete dias, na própria conversa da compra, e guarde a resposta. Motor ainda na caixa volta mais fácil; instalado, ele pode ter marcas e controles gravados, e a devolução vira negociação.',
    ],
    points: [
      'Data da entrega provada pelo rastreio ou pela nota.',
      'Foto da caixa e da etiqueta antes de despachar.',
      'Com defeito, o prazo é outro: noventa dias pela lei, mais a garantia escrita.',
    ],
    send: 'Se a compra foi conosco, escreva na conversa do pedido.',
  },
  {
    when: [
      'perdi|nao acho|nao achei|sumiu|sem|nao tenho|perdida|precisa de|exige',
      'nota|nota fiscal|recibo|comprovante',
      'garantia|motor|conserto|portao',
    ],
    unless:
      'emit*|voces dao|pede|quero nota|mais barato|desconto|preco|cobra*|trabalha*|instal*|montar|colocar',
    subject: 'garantia',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'lifetime'],
    answer: [
      'Não se perde a garantia com o papel: o que a nota faz é provar a data e o vendedor. Peça a segunda via a quem vendeu, ou procure pelo CPF na nota eletrônica do Estado; extrato do cartão, conversa de WhatsApp e número de série na etiqueta também servem de prova. Se fomos nós, a conversa do pedido já basta para achar a data.',
    ],
    heading: 'O que juntar no lugar da nota',
    text: [
      'Compra no débito, no crédito ou no Pix deixa registro com data e nome. A etiqueta do motor traz série e mês de fabricação, que a fábrica reconhece.',
    ],
    points: [
      'Foto da etiqueta, legível.',
      'Mensagens com o orçamento e o dia da instalação.',
      'Segunda via pedida por escrito ao vendedor.',
    ],
    further: 'Os prazos de cada compra estão na página de [garantia](/garantia).',
    send: 'Mande a foto da etiqueta e o nome em que o pedido foi feito.',
  },
  {
    when: [
      'faz um mes|faz uma semana|faz dias|faz poucos dias|fez um mes|tem um mes|tem uma semana|um mes atras|uma semana atras|ha um mes|ha uma semana|ha poucos dias|semana passada|mes passado|poucos dias|recem instalad*|recem colocad*|recem trocad*|acabei de instalar|acabei de colocar|acabei de trocar|acabei de comprar|mal instalei|nem um mes|menos de um ano|menos de um mes|dois meses|tres meses|6 meses|3 meses|2 meses|1 mes|um mes|uma semana|15 dias',
      'ja quebrou|quebrou|ja parou|parou|ja queimou|queimou|ja deu defeito|deu defeito|deu problema|ja estragou|estragou|ja nao funciona|nao funciona|pifou|parou de funcionar',
      'motor|portao|placa|central|kit|instal*',
    ],
    unless:
      'chuva|raio|consert*|controle*|a cada|parado|sem uso|viagem|todo mes|pilha|bateria|tecnico arrumou|arrumaram|pintei|luz',
    subject: 'garantia',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['allowed', 'repair'],
    answer: [
      'Motor novo que quebrou está na garantia: a lei dá noventa dias, e a de quem vendeu costuma ser maior. Se fomos nós, o kit instalado tem {{kit.warranty}}: escreva na mesma conversa com um vídeo, e a volta do técnico ao que está coberto não tem taxa. Se foi outra empresa, acione-a por escrito antes que alguém abra a caixa.',
    ],
    heading: 'O que fazer na ordem',
    text: [
      'Desligue o disjuntor do portão e não insista no controle. Se a folha está reta, use-o na mão, pela chave de destravamento, e veja se ela anda leve: folha pesada queima motor novo, e aí não basta trocar.',
      'Quem vendeu tem trinta dias para resolver; depois disso o Código de Defesa do Consumidor deixa você escolher entre outro igual, o dinheiro de volta ou um abatimento.',
    ],
    points: [
      'Nota, recibo, Pix ou conversa com a data: qualquer um serve de prova.',
      'Vídeo com som e foto da etiqueta, sem abrir o motor.',
      'Queda de energia, raio e água costumam ficar fora da garantia.',
      'Motor de um e montagem de outro: acione os dois.',
    ],
    further: 'O que cobre cada prazo está na página de [garantia](/garantia).',
    send: 'Mande o vídeo, a foto da etiqueta e a data da instalação.',
  },
  {
    when: [
      'revisao|revisoes|manutencao|preventiva',
      'garantia',
      'exige|exigem|perco|perde|perder|precisa|preciso|obrigatori*|obrigado|tem que|depende|se eu nao|sem revisao|vale',
    ],
    unless: 'quanto custa|condominio|contrato',
    subject: 'garantia',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'care'],
    answer: [
      'Só se o termo de garantia disser: a dos noventa dias, que a lei dá, não depende de revisão nenhuma, e a do fabricante ou do instalador pode exigi-la por escrito. Mesmo sem essa cláusula, defeito por falta de cuidado, como folha pesada, água na caixa ou graxa que nunca se pôs, costuma ficar fora. Guarde o recibo de cada revisão.',
    ],
    heading: 'O que conta como cuidado',
    text: [
      'Uma revisão por ano numa casa, e a cada {{maintenance.interval}} em prédio: folha leve na mão, trilho limpo, cabo ou mola inteiros e fotocélula testada. O que instalamos tem {{kit.warranty}} de garantia no kit, e o conserto, {{repair.warranty}} no serviço.',
    ],
    points: [
      'Motor aberto por outro: a garantia de peça costuma cair.',
      'Raio, enchente e batida ficam fora em quase todo termo.',
      'Fotos com data valem como prova do estado.',
    ],
    further: 'O que cobre cada prazo está na página de [garantia](/garantia).',
    send: 'Mande a foto do termo ou do recibo que tem: dizemos o que ele pede.',
  },
  {
    when: [
      'garantia',
      'perdi a nota|perdeu a nota|sem nota|nao tenho a nota|sem a nota|nota perdida|sem recibo|perdi o recibo',
    ],
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Não, a garantia não acaba porque a nota se perdeu: ela precisa é de uma prova da data e de quem vendeu. Serve a segunda via pedida à loja, o comprovante do cartão ou do Pix, a conversa com o valor ou o número de série. Se o serviço foi nosso, escreva do número com que combinou, e achamos pela conversa.',
    ],
    heading: 'Como provar a data sem o papel',
    text: [
      'Nota eletrônica não some: a loja a reimprime pelo CPF, e em muitos estados o consumidor a encontra pelo cadastro dele. A etiqueta do motor traz a data de fabricação, que dá a idade máxima.',
      'No nosso kit a garantia é de {{kit.warranty}}; num conserto, {{repair.warranty}} no serviço e {{parts.warranty}} nas peças.',
    ],
    points: [
      'Compra pela internet: a nota está no e-mail ou na conta do site.',
      'Comprou a casa com o portão: a garantia segue o aparelho, se a data se prova.',
      'Sem prova nenhuma: o conserto comum começa em {{repair.from}}.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga o mês em que foi instalado e o nome de quem contratou.',
  },
  {
    when: [
      'nao quer cumprir|nao cumpre|nao cumpriu|recus*|negou|nega|nao honra|meu direito|meus direitos|tenho direito|direito de|direito a|que direito|direitos|cdc|codigo de defesa|procon|devolver|devolucao|arrependimento|trocar por outro|dinheiro de volta|processar|reclamar|lei',
      'motor|portao|garantia|kit|consumidor|placa|controle|instalacao',
    ],
    unless:
      'condominio*|fotocelula|sensor|inquilino|obrigatori*|calcada|crianca|conserto|servico|16809|16.809|lei de inquilinato|inquilinato|vizinh*',
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Motor de portão com defeito dentro da garantia dá direito ao conserto em até trinta dias; passado esse prazo sem solução, o Código de Defesa do Consumidor deixa você escolher entre outro motor igual, o dinheiro de volta corrigido ou um abatimento no preço. O prazo da lei para reclamar de defeito aparente em produto durável é de noventa dias, e o da garantia escrita vem além dele.',
    ],
    heading: 'O que fazer, na ordem, quando o motor falha na garantia',
    text: [
      'Avise por escrito, com data, foto e vídeo, e guarde a resposta: é dela que os trinta dias se contam. Enquanto isso, não deixe outra pessoa abrir a caixa.',
      'Do nosso lado, o kit instalado tem {{kit.warranty}} de garantia, a peça de um conserto, {{parts.warranty}}, e o serviço, {{repair.warranty}}. Compra feita a distância, como por telefone ou WhatsApp, pode ser desfeita em sete dias da entrega.',
    ],
    points: [
      'Nota fiscal, recibo e foto da etiqueta do motor.',
      'Vídeo do defeito, com o som.',
      'Pedido por escrito ao vendedor ou ao fabricante: os dois respondem.',
      'Sem acordo: consumidor.gov.br, Procon ou juizado especial.',
    ],
    questions: [
      {
        question: 'E se o defeito é da instalação e não do motor?',
        answer: 'Quem instalou responde pelo serviço, e refaz sem cobrar o que ficou errado.',
      },
      {
        question: 'A garantia cobre raio e água?',
        answer: 'Em geral não: são causas de fora. Uma peça com defeito de fábrica, sim.',
      },
    ],
    further: 'O que cada prazo nosso cobre está na página de [garantia](/garantia).',
    send: 'Se o motor é nosso, mande pelo WhatsApp a data da instalação, a etiqueta e um vídeo do defeito.',
  },
];
