/** A new motor that has failed, the days that the law gives, and the money back. */
import type { DirectAnswer } from '../../direct-answer.ts';

const soon =
  'faz um mes|faz uma semana|faz dias|faz poucos dias|fez um mes|tem um mes|tem uma semana|um mes atras|uma semana atras|ha um mes|ha uma semana|ha poucos dias|semana passada|mes passado|poucos dias|recem instalad*|recem colocad*|recem trocad*|acabei de instalar|acabei de colocar|acabei de trocar|acabei de comprar|mal instalei|nem um mes|menos de um ano|menos de um mes|dois meses|tres meses|6 meses|3 meses|2 meses|1 mes|um mes|uma semana|15 dias';

export const warrantyAndDayAnswers: readonly DirectAnswer[] = [
  {
    when: [
      soon,
      'ja quebrou|quebrou|ja parou|parou|ja queimou|queimou|ja deu defeito|deu defeito|deu problema|ja estragou|estragou|ja nao funciona|nao funciona|pifou|parou de funcionar',
      'motor|portao|placa|central|kit|instal*',
    ],
    unless:
      'chuva|raio|consert*|controle*|a cada|parado|sem uso|viagem|todo mes|pilha|bateria|tecnico arrumou|arrumaram|pintei|luz',
    subject: 'garantia',
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
      'cobrou mais|cobraram mais|cobrou a mais|cobraram a mais|cobrou diferente|cobrou acima|cobrou o dobro|aumentou|aumentaram|mudou o preco|mudou o valor|subiu o preco|valor maior|preco maior|mais caro que|alem de orcamento|alem de combinado|acima de orcamento|passou de orcamento|diferente de orcamento|depois quis mais|pediu mais dinheiro',
      'orcamento|combinado|orcou|falou|disse|depois|na hora|no final|tecnico|instalador|empresa|conserto',
    ],
    unless: 'energia|conta de luz|inquilin*|24h|domingo*|voltou|de novo',
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    isUnpriced: true,
    aspects: ['allowed', 'price'],
    answer: [
      'O que não foi aprovado não é devido: pelo Código de Defesa do Consumidor, artigos 39 e 40, o serviço depende de orçamento prévio e do seu sim, e o valor combinado só muda se os dois concordarem. Pague o que autorizou, peça por escrito o motivo da diferença e, se ela já foi paga, cobre-a de volta com a conversa na mão.',
    ],
    heading: 'Como contestar sem briga',
    text: [
      'Separe o orçamento do recibo e mostre a linha que não estava lá. Peça a mais que apareceu com o motor aberto pode ser justa, mas o técnico devia ter parado e perguntado antes.',
      'Para comparar, um conserto comum de portão fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Guarde mensagens, comprovante e a peça velha.',
      'Prazo curto e por escrito para a resposta.',
      'Se ele não aceita: Procon, com as duas folhas na mão.',
      'Reter o controle ou a peça para forçar o pagamento não pode.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
    send: 'Se o serviço foi nosso, escreva na conversa do pedido com o recibo, e conferimos linha por linha.',
  },
  {
    when: [
      'trocou|trocaram|colocou|cobrou|condenou',
      'placa|central|peca|pecas|motor|capacitor|engrenagem|controle*',
      'sem precisar|sem necessidade|que nao precisava|nao precisava|sem autorizacao|sem minha autorizacao|sem perguntar|sem avisar|sem me avisar|a toa|que estava boa|que estava bom|nao era|sem eu pedir',
    ],
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    isUnpriced: true,
    aspects: ['allowed', 'signs'],
    answer: [
      'Peça trocada sem a sua autorização não precisa ser paga: o artigo 39 do Código de Defesa do Consumidor exige orçamento aprovado antes do serviço. Se você autorizou e desconfia de que ela estava boa, peça a velha de volta, com o defeito dela por escrito, e mande outro técnico testá-la; boa, quem trocou devolve o valor.',
    ],
    heading: 'Como saber se a troca era precisa',
    text: [
      'Cada peça tem a sua prova: placa queimada tem fusível aberto, mancha ou saída sem tensão; capacitor se mede; bobina queimada cheira e mede fora. Troca às cegas, em que o defeito continuou depois, é o sinal mais comum de diagnóstico errado.',
      'Para comparar: a troca da placa fica entre {{part.board.from}} e {{part.board.to}}, e a do capacitor, entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'A peça velha é sua: peça-a antes que vá embora.',
      'Recibo com o nome da peça e o que foi medido.',
      'Noventa dias para reclamar do serviço, pela lei.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
    send: 'Mande a foto da peça velha, o recibo e um vídeo do portão hoje: dizemos o que se vê.',
  },
  {
    when: [
      'onde reclamar|onde reclamo|como reclamar|reclamar|reclamo|reclamacao|denunciar|procon|juizado|pequenas causas|codigo de defesa|cdc|direitos|meus direitos|prazo para reclamar|quem recorrer|recorrer',
      'servico|conserto|mal feito|malfeito|tecnico|instalador|instalacao|prestador|mao de obra|consertaram',
    ],
    unless: 'barulho|vizinh*|condominio|inquilin*|voces|garantia|enel|energia|motor novo|loja|de fabrica',
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    isUnpriced: true,
    aspects: ['allowed', 'lifetime'],
    answer: [
      'Serviço malfeito no portão se reclama em até noventa dias, primeiro por escrito a quem o fez, e o artigo 20 do Código de Defesa do Consumidor deixa você escolher: o serviço refeito sem custo, o dinheiro de volta ou um abatimento. Sem resposta, o caminho é o Procon da sua cidade e, depois, o Juizado Especial Cível, que até vinte salários mínimos dispensa advogado.',
    ],
    heading: 'O que juntar antes de reclamar',
    text: [
      'Os noventa dias contam do fim do serviço ou, no defeito escondido, do dia em que ele apareceu; a queixa por escrito é o que prova a data. Até ele responder, ninguém mais abre o motor.',
      'Num serviço nosso a garantia é de {{repair.warranty}}, e a volta ao que ela cobre não tem taxa.',
    ],
    points: [
      'Recibo, Pix, mensagens: qualquer um prova quem fez e quando.',
      'Vídeo do portão hoje e foto das peças mexidas.',
      'Pedido com prazo, por exemplo cinco dias, e o que você quer.',
      'Outro orçamento, escrito, com a causa do defeito.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
    send: 'Se quem fez fomos nós, escreva na conversa do pedido com o vídeo.',
  },
];
