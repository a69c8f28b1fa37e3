/** Answers to titles about warranties and rights: returns and refunds. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const returnsAndRefundsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'quantos dias|qual o prazo|qual prazo|prazo|quanto tempo|em quanto tempo|ate quando',
      'trocar|troca|devolver|devolucao|consertar|resolver|substituir|reclamar|garantia',
      'com defeito|defeito|defeituoso|veio queimado|reclamar|trocar|troca|devolver|devolucao',
    ],
    unless:
      'de quanto em quanto|cremalheira|roldana|cabo|mola|bateria|oleo|graxa|voces|demora para consertar|fica pronto|dura|chegar|tecnico|visita|entrega|instala*|conserto demora|aluguel|avulso|avulsa',
    subject: 'garantia',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'lifetime'],
    answer: [
      'São três prazos: sete dias para devolver o que foi comprado a distância, sem explicar o motivo; noventa dias, pela lei, para reclamar de um defeito aparente, além da garantia escrita; e trinta dias para quem vendeu resolver. Passados os trinta, você escolhe entre outro motor igual, o dinheiro de volta ou um abatimento.',
    ],
    heading: 'Como contar cada prazo',
    text: [
      'Os sete dias correm da entrega, e os noventa também; no defeito escondido, de quando ele apareceu. Os trinta começam quando você reclama, e por isso a queixa se faz por escrito.',
      'No que instalamos, o kit tem {{kit.warranty}} de garantia, o serviço de um conserto {{repair.warranty}} e a peça trocada {{parts.warranty}}.',
    ],
    points: [
      'Motor parado com a casa aberta: peça por escrito uma solução provisória.',
      'Não deixe outro abrir a caixa antes da resposta.',
      'Sem acordo: Procon e, depois, Juizado Especial.',
    ],
    further: 'O que cobre cada prazo está na página de [garantia](/garantia).',
    send: 'Se o motor foi comprado ou instalado por nós, mande a data, a etiqueta e um vídeo.',
  },
  {
    when: [
      'dinheiro de volta|meu dinheiro|reembolso|devolver o dinheiro|devolvam',
      'com defeito|defeito|nao funciona|quebrado|queimado|estragado|parou|motor|kit|placa',
    ],
    unless: 'servico|instalacao|instalaram|conserto|visita|tecnico|mal feito',
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['allowed'],
    answer: [
      'Com defeito, o dinheiro volta se quem vendeu não resolver em trinta dias: aí o Código de Defesa do Consumidor deixa você escolher entre ele, outro motor igual ou um abatimento. Comprado a distância e há menos de sete dias, devolve-se sem explicar o motivo. Reclame hoje por escrito, com vídeo, nota e a foto da etiqueta.',
    ],
    heading: 'Como pedir, e a quem',
    text: [
      'O pedido vai a quem vendeu, que responde junto com o fabricante. Se foi conosco, escreva na conversa da compra: o kit instalado tem {{kit.warranty}} de garantia, e a volta do técnico ao que está coberto não é cobrada.',
    ],
    points: [
      'Não abra o motor nem deixe outro abrir antes da resposta.',
      'Peça o número de protocolo e guarde as mensagens.',
      'Negaram por escrito: leve a resposta ao Procon.',
    ],
    further: 'O que cobre cada prazo está na página de [garantia](/garantia).',
    send: 'Mande a data da compra, a etiqueta e um vídeo do defeito.',
  },
  {
    when: [
      'posso|pode|da para|tem como|quero|como|voces aceitam|aceitam',
      'devolver|devolucao',
      'motor|kit|placa|controle|peca|produto|compra',
    ],
    unless:
      'garantia|internet|mercado livre|shopee|amazon|defeito|queim*|dinheiro|comprei|compra errada|inquilin*',
    subject: 'garantia',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Pode, em dois casos: em até sete dias se a compra foi a distância, por site, telefone ou WhatsApp, sem explicar o motivo; e com defeito que o vendedor não resolveu em trinta dias. Comprado no balcão e sem defeito, depende da política da loja. Motor já instalado por sua conta fica mais difícil de devolver: não fure nem ligue antes de decidir.',
    ],
    heading: 'Como devolver sem discussão',
    text: [
      'Escreva na mesma conversa da compra, com a data, e guarde caixa, manual e parafusos. O frete de volta, no arrependimento, é de quem vendeu.',
      'Antes, mande a foto da etiqueta e do portão: muitas vezes o motor serve com outro suporte.',
    ],
    points: [
      'Os sete dias contam da entrega.',
      'Defeito aparente: noventa dias para reclamar, pela lei.',
      'Sem resposta: Procon, com a nota ou o comprovante.',
    ],
    further: 'O que cobre cada prazo está na página de [garantia](/garantia).',
    send: 'Mande o nome de quem comprou, a data e o motivo, e a resposta vem na conversa.',
  },
  {
    when: [
      'garantia',
      'defeito|com defeito|queimou|queimado|parou|quebrou|pifou|estragou',
      'troca|trocar|trocam|motor novo|outro motor|devolver|dinheiro|prazo|quantos dias|30 dias',
    ],
    unless: 'raio|chuva|conserto deu',
    subject: 'garantia',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'A troca não é imediata: pelo Código de Defesa do Consumidor, o vendedor e o fabricante têm até trinta dias para consertar o motor que deu defeito na garantia. Passado esse prazo sem conserto, você escolhe entre um motor igual, o dinheiro de volta ou um abatimento. No kit que nós instalamos, a garantia é de {{kit.warranty}} e a visita ao que ela cobre não tem taxa.',
    ],
    heading: 'O que fazer desde o primeiro dia',
    text: [
      'Avise por escrito quem vendeu, com a nota, a data e um vídeo, porque os trinta dias contam desse aviso. Deixe o disjuntor desligado e não abra a caixa.',
      'Se a causa é folha pesada, raio ou água, o técnico mostra na peça e o conserto é orçado à parte, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Nota ou recibo com o modelo do motor.',
      'Foto da etiqueta com o número de série.',
      'Vídeo do defeito, com som.',
      'Resposta do vendedor guardada por escrito.',
    ],
    further: 'O que cobre e como pedir está na página de [garantia](/garantia).',
    send: 'Se o motor foi posto por nós, mande a data da instalação, a foto da etiqueta e o vídeo.',
  },
  {
    when: [
      'devolver|devolucao|arrepend*|trocar|troca|reembolso|dinheiro de volta|desistir da compra|nao serv*|nao coube|nao cabe|nao encaix*|incompativel',
      'comprei|compra|comprado|comprada|comprou|compramos|adquiri|pela internet|online|mercado livre|shopee|amazon|magalu|aliexpress|site',
      'nao serv*|nao deu certo|errad*|nao coube|nao encaix*|incompativel|nao cabe|nao e compativel|outro modelo|devolver|devolucao|arrepend*|posso|tenho direito|como|prazo',
    ],
    unless:
      'garantia|queim*|usado|consert*|instalaram|codigo|senha|controles antigos|segredo|casa|antes de comprar|pilha|bateria|veio errad*|chegou errad*|diferente',
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Pode devolver: compra feita pela internet tem sete dias de arrependimento, contados da entrega, sem explicar o motivo e com o frete de volta por conta de quem vendeu. Comprado em loja física e apenas errado para o seu portão, a troca depende da política da loja. Não instale nem fure nada antes de decidir.',
    ],
    heading: 'Antes de mandar de volta',
    text: [
      'Peça a devolução pela plataforma, por escrito e dentro do prazo, com a foto da etiqueta e da caixa completa. Passados os sete dias, só o defeito obriga o vendedor: noventa dias pela lei, mais a garantia do fabricante.',
    ],
    sections: [
      {
        aspect: 'compatibility',
        heading: 'Ver se não serve mesmo, e o que pedir no lugar',
        text: [
          'Às vezes a peça serve com outro suporte ou outro receptor. A foto dela e da que está no portão mostra isso, e montar o que serve fica entre {{repair.from}} e {{repair.to}}.',
        ],
        points: [
          'Motor: tipo de portão, peso da folha e tensão do ponto.',
          'Placa: tensão, potência e conector do fim de curso.',
          'Controle: frequência e tipo de código, fixo ou rolante.',
          'Para devolver: caixa, manual, parafusos e nota na mesma embalagem.',
        ],
      },
    ],
    send: 'Mande o link do que comprou e uma foto do portão e da etiqueta do motor: dizemos se serve ou se é caso de devolver.',
  },
  {
    when: [
      'garantia|na garantia|defeito de fabrica',
      'loja|vendedor|fabricante|site',
      'nao troca|nao quer trocar|recusa|recusou|negou|enrola|nao resolve',
    ],
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'A loja responde junto com o fabricante: pelo artigo 18 do Código de Defesa do Consumidor, se o defeito não é sanado em trinta dias, você escolhe entre outro motor, o dinheiro de volta ou abatimento. Reclame por escrito, com a nota e a data em que o motor parou, e guarde o protocolo.',
    ],
    heading: 'O que a loja costuma alegar, e como responder',
    text: [
      'Instalação errada é a recusa mais comum: por isso peça ao técnico um relatório com tensão medida, peso da folha e foto da etiqueta. Sem acordo, o Procon e o juizado recebem a nota e as mensagens.',
      'Enquanto se discute, não mande abrir o motor fora da rede do fabricante, porque lacre rompido é motivo de recusa.',
    ],
    points: [
      'Nota fiscal e certificado juntos.',
      'Compra pela internet tem sete dias para desistir, contados da entrega.',
      'Peça gasta pelo uso não é defeito de fábrica.',
    ],
    further: 'O que damos por escrito está em [garantia](/garantia).',
  },
  {
    when: [
      'devolv* o dinheiro|dinheiro de volta|reembols*|estorn*|devolucao|devolvem|nao resolver|se nao der certo|se nao funcionar|desistir|arrepend*|direito de troca',
      'dinheiro|reembols*|estorn*|devol*|voces|compra|servico|kit|motor|desistir|arrepend*|nao resolver',
    ],
    unless: 'parcela|condominio|inquilino|aluguel|vizinho',
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Se o serviço não ficou bem feito, a lei deixa você escolher entre refazer sem custo, receber de volta o que pagou ou um abatimento. Em compra fechada pelo WhatsApp há ainda sete dias para desistir sem explicar o motivo, e devolvemos tudo o que foi pago.',
    ],
    heading: 'Refazer, devolver ou abater',
    text: [
      'Comece pelo aviso na mesma conversa, com o recibo e um vídeo: a visita para corrigir o que está coberto não tem taxa. No serviço o prazo é de {{repair.warranty}}, e nas peças, de {{parts.warranty}}.',
    ],
    points: [
      'Serviço malfeito: a escolha é sua, e imediata.',
      'Produto com defeito: até trinta dias para corrigir; depois, troca, dinheiro ou abatimento.',
      'Desistência: sete dias do fechamento ou do recebimento.',
    ],
    further: 'Cada direito, com o artigo da lei, está na página de [garantia](/garantia).',
    send: 'Escreva pelo WhatsApp o que foi feito, a data e o que não ficou bom.',
  },
];
