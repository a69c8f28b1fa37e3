/** What is paid, by whom and for what: a repair in parts, a price heard elsewhere, what a warranty covers, used motors. */
import type { DirectAnswer } from '../../direct-answer.ts';

const dear =
  'caro|cara|careiro|absurdo|abusivo|salgado|justo|muito|normal|certo|e caro|ta caro|esta caro|e muito|ta certo|preco justo|roubo|exploracao|exagero';
const charged =
  'cobr*|pediu|pediram|pede|pedem|passou|passaram|falou|disse|orcamento|orcaram|paguei|pagar|deu|ficou';

export const moneyReadings: readonly DirectAnswer[] = [
  {
    when: [
      'parcel*|prestac*|sem juros|em quantas vezes|dividir|dividem|divide',
      'conserto|consertar|reparo|manutencao|placa|arrumar|servico',
    ],
    unless: 'kit|motor novo|instalar|instalacao|jetflex|speedy|condominio|abre|abrir',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Sim, o conserto também se divide em até {{instalments}}: sem juros, um de {{repair.to}} dá {{repair.to / instalments}} por mês, e o mais barato, de {{repair.from}}, dá {{repair.from / instalments}}. Se a operadora do cartão cobra juros, o total com eles vem escrito no orçamento, antes de você aceitar.',
    ],
    heading: 'Como se fecha um conserto parcelado',
    text: [
      'A visita não tem taxa na área atendida, e por isso só o serviço aprovado entra na conta. O número de parcelas se diz antes, e vai para o papel junto da peça e do prazo de garantia.',
    ],
    points: [
      'Peça e mão de obra na mesma conta, em vez de duas.',
      'Pix ou cartão: o meio fica escrito no orçamento.',
      'Conserto perto do preço de um motor novo: pedem-se os dois orçamentos.',
    ],
    send: 'Mande pelo WhatsApp o vídeo do defeito, a foto da etiqueta do motor, o bairro e em quantas vezes quer pagar.',
  },
  {
    when: [dear, charged, 'capacitor'],
    figure: { unit: 'real', from: 251 },
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['price', 'worth'],
    answer: [
      '{figura} só para trocar o capacitor é caro: conosco a troca fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, com a peça, o teste e a mão de obra. O valor só se explica se entrou mais alguma coisa, como reparo da placa, ou se foi chamado de madrugada.',
    ],
    heading: 'O que perguntar antes de pagar',
    text: [
      'Peça o valor em três linhas: a peça, com os microfarads escritos nela, a mão de obra e a garantia. Capacitor é peça barata, e o que se paga é quem acha a causa.',
    ],
    points: [
      'Mostraram o velho estufado ou medido no aparelho?',
      'A folha foi provada na mão? Folha pesada cansa o novo também.',
      'O serviço sai com recibo e prazo?',
    ],
    further:
      'A faixa das outras peças está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto do orçamento e a da etiqueta do motor: olhamos sem taxa de visita na área atendida.',
  },
  {
    when: [dear, charged, 'placa|central'],
    figure: { unit: 'real', from: 551 },
    unless: 'motor novo|raio|seguro',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['price', 'worth'],
    answer: [
      '{figura} por uma placa de motor comum está acima do usual: conosco a troca fica entre {{part.board.from}} e {{part.board.to}}, com a peça e a gravação dos controles, e o reparo de um relé ou fusível parte de {{repair.from}}. Placa de motor com inversor custa mais, e aí o valor pode ter razão.',
    ],
    heading: 'O que separa o preço justo do exagero',
    text: [
      'Peça o código impresso na placa e pergunte se ela é original ou compatível. Pergunte também se a velha foi medida, porque muita placa condenada só perdeu um componente.',
    ],
    points: [
      'Placa comum: troca ou reparo, e os dois preços na mesa.',
      'Placa de inversor: só a do próprio modelo.',
      'Valor perto do motor completo: em casa a troca dele fica entre {{replacement.from}} e {{replacement.to}}.',
      'A peça velha é sua: peça-a de volta.',
    ],
    further:
      'O que se repara e o que se troca está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto do orçamento, a da placa com o código legível e a da etiqueta do motor.',
  },
  {
    when: [
      'garantia',
      'mao de obra|visita|deslocamento|o servico|pecas e servico|peca e servico|instalacao tambem',
      'cobre|inclui|entra|cobrem|paga|pago|inclusa|inclusa a|tem|vale',
    ],
    unless: 'raio|agua|chuva|enchente|batida|perde',
    subject: 'garantia',
    isAboutSubject: true,
    answer: [
      'Na nossa garantia, sim: quando o defeito é do que montamos ou trocamos, o técnico volta e não se paga mão de obra nem visita. O kit de basculante instalado tem {{kit.warranty}} para o conjunto inteiro, mão de obra incluída; num conserto, {{repair.warranty}} no serviço e {{parts.warranty}} nas peças. Em motor comprado numa loja, a da fábrica costuma cobrir a peça, e a montagem só se o termo disser.',
    ],
    heading: 'Onde a mão de obra costuma ficar de fora',
    text: [
      'Motor comprado numa empresa e montado por outra tem duas garantias, e nenhuma paga a parte da outra: a fábrica troca o motor, e quem o tira e põe de volta cobra, se não foi ele quem errou.',
    ],
    points: [
      'Peça de desgaste, batida, raio e água: serviço cobrado.',
      'Outro técnico abriu a caixa no meio do prazo: a fábrica pode recusar.',
      'Recibo com data e modelo: sem ele não se prova o começo do prazo.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
    send: 'Mande pelo WhatsApp a foto do recibo ou da nota, a da etiqueta do motor e um vídeo do defeito.',
  },
  {
    when: [
      'usado|usada|usados|seminovo|segunda mao|recondicionado|recondicionados',
      'vende|vendem|voces tem|voces vendem|tem para vender|tem a venda|onde comprar|onde acho|trabalham com',
      'motor|motores|kit|automatizador',
    ],
    unless: 'vender|vendo|compram|quero vender|preco|quanto',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy', 'price'],
    answer: [
      'Não vendemos motor usado nem recondicionado, porque não teríamos como responder por ele. O que sai mais em conta conosco é o motor novo de {{motor.quarterCv}}, sem instalação, com {{motor.warranty}} de garantia, ou o kit PADRÃO de {{kit.padrao}}, já instalado em basculante.',
    ],
    heading: 'Se for comprar um usado de outra pessoa',
    text: [
      'Veja-o trabalhar no portão de onde vai sair, várias vezes seguidas. De loja, ele tem a garantia que estiver escrita e os noventa dias da lei; de particular, só o que se combinar.',
    ],
    points: [
      'Etiqueta legível, para achar peça depois.',
      'Tipo e tensão iguais aos do seu portão.',
      'Central, fim de curso e controles juntos, com o dono antigo apagado.',
    ],
    further:
      'Os preços do novo estão em [quanto custa motor de portão](/termos/quanto-custa-motor-de-portao).',
    send: 'Antes de fechar negócio, mande pelo WhatsApp a foto da etiqueta do usado e a do seu portão por dentro: dizemos se ele serve.',
  },
  {
    when: [
      'vendo|vender|quero vender|estou vendendo|vender meu|por quanto vendo',
      'motor|motores|kit|placa|automatizador',
    ],
    unless: 'voces|vendem|loja|casa|imovel|revenda|revender',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Nós não compramos motor usado, e o preço dele quem faz é o comprador: um teto honesto é o do novo na nossa tabela, que sem instalação começa em {{motor.quarterCv}}, menos o uso, a garantia que acabou e o que falta, como suporte ou controle. Motor que não parte vale as peças.',
    ],
    heading: 'O que faz um motor usado valer mais no anúncio',
    text: [
      'Quem compra quer ver funcionar. Filme-o no portão, abrindo e fechando várias vezes, antes de desmontar; fora da parede ele gira sem peso e não prova nada.',
    ],
    points: [
      'Etiqueta legível, com modelo, tensão e ano.',
      'Nota de compra e recibo dos consertos.',
      'Central, fim de curso, suporte e controles juntos.',
      'Memória apagada, para os seus controles não abrirem o portão de outro.',
      'Retirada com o disjuntor desligado e, no basculante, com a folha fechada e travada.',
    ],
    further:
      'O preço do novo, para comparar, está em [quanto custa motor de portão](/termos/quanto-custa-motor-de-portao).',
    send: 'Se a ideia é pôr um novo no lugar, mande pelo WhatsApp a foto da etiqueta do antigo e a do portão por dentro.',
  },
  {
    when: [
      'pix|dinheiro|a vista|boleto|debito',
      'cartao|credito|boleto|parcelado|debito',
      'metade|parte|dividir|dividido|duas formas|misturar|resto|entrada|um pouco',
    ],
    unless: 'portao nao|abre|fecha|tag|leitor',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price'],
    answer: [
      'Pagar metade no Pix e metade no cartão se combina na conversa, antes de fechar: o que temos publicado é o parcelamento em até {{instalments}}, no kit e no conserto. Diga quanto quer dar em cada meio, e a divisão vai escrita no orçamento.',
    ],
    heading: 'O que fica no papel',
    text: [
      'Se a operadora do cartão cobra juros, eles caem só sobre a parte parcelada, e o total aparece antes do sim. O Pix vai para a chave do orçamento, e não para a de quem pede por mensagem na hora.',
    ],
    points: [
      'Conserto: de {{repair.from}} a {{repair.to}}.',
      'Kit instalado em basculante: {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}.',
      'Recibo com os dois pagamentos e o prazo de garantia.',
    ],
    send: 'Escreva pelo WhatsApp se é kit ou conserto, quanto vai no Pix e em quantas vezes quer o resto.',
  },
  {
    when: [
      'garantia',
      'vencida|vencido|venceu|acabou|passou|fora de o prazo|fora de garantia|expirou|acabou a garantia|terminou',
    ],
    unless: 'quando acaba|cobre|estendida',
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Com a garantia vencida o conserto é pago, de {{repair.from}} a {{repair.to}}, mas há uma exceção que vale tentar: defeito escondido de fábrica, que só aparece com o uso, tem noventa dias para ser reclamado a partir de quando apareceu, mesmo fora do prazo escrito. Quem o prova é um laudo, e desgaste não entra.',
    ],
    heading: 'O que fazer antes de pagar',
    text: [
      'Escreva a quem vendeu ou instalou, com a nota, a data e um vídeo, e não deixe abrir a caixa até a resposta. Muita loja aceita um atraso de poucos dias; a fábrica, só com laudo.',
    ],
    points: [
      'Cheiro de queimado ou disjuntor que cai: desligado até a visita.',
      'Raio ou queda de luz na véspera: peça ressarcimento à distribuidora.',
      'Conserto novo, garantia nova: {{repair.warranty}} no serviço e {{parts.warranty}} na peça.',
      'Motor que queimou por inteiro: compare com o novo, de {{replacement.from}} a {{replacement.to}} instalado em casa.',
    ],
    further: 'Os prazos, um a um, estão na página de [garantia](/garantia).',
    send: 'Mande pelo WhatsApp a foto da nota, a da etiqueta do motor e um vídeo do que ele faz: dizemos se parece defeito ou desgaste.',
  },
];
