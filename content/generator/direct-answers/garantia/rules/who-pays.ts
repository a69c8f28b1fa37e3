/** Answers to titles about warranties and rights: who pays. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const whoPaysAnswers: readonly DirectAnswer[] = [
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
      'tecnico|instalador|empresa|cara|prestador|assistencia',
      'levou|ficou com|sumiu com|nao devolveu|nao devolve|nao traz de volta|levaram|quebrou a peca|quebrou uma peca|estragou a peca|quebrou a placa|quer cobrar',
      'placa|peca|motor|controle|central|cobrar',
    ],
    unless:
      'garantia|quem paga|condominio|seguro|inquilin*|morador|empregad*|funcionari*|adiantad*|antecipad*|sinal',
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'A peça é sua: quem a levou para consertar tem de devolvê-la, consertada ou não, e quem a quebrou no serviço repara ou paga, sem cobrar de você. Peça por escrito a data da devolução, com a foto da etiqueta do motor e o comprovante do que pagou. Sem resposta, registre no Procon ou no consumidor.gov.br e vá ao Juizado Especial.',
    ],
    heading: 'Antes de deixar levar, da próxima vez',
    text: [
      'Peça um recibo com o código da peça, o defeito apontado, o prazo e o valor máximo. Orçamento não aprovado não autoriza conserto, e a peça volta como foi.',
    ],
    points: [
      'Enquanto isso, use o portão na mão, se a folha está reta.',
      'Mensagem de voz vale: não apague a conversa.',
      'Se foi a nossa equipe, escreva na conversa do pedido, com a data.',
    ],
    send: 'Se precisa do portão andando, mande a foto do lugar da placa e a etiqueta do motor.',
  },
  {
    when: [
      'usado como novo|usada como nova|peca usada|peca paralela|paralela|recondicionad*|falsificad*|falso|nao e original|nao original|original e colocaram|cobraram original',
      'instalaram|instalou|colocaram|colocou|cobraram|cobrou|venderam|vendeu|puseram|trocaram|trocou',
    ],
    unless: 'vale a pena|compensa|preco de',
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    isUnpriced: true,
    aspects: ['allowed', 'signs'],
    answer: [
      'Peça usada ou paralela cobrada como nova e original é propaganda enganosa: o artigo 21 do Código de Defesa do Consumidor manda usar peça nova, original ou na especificação do fabricante, salvo se você autorizou outra. Fotografe a etiqueta, o número de série e as marcas de uso, e peça por escrito a troca pela que pagou ou a diferença de volta. Sem resposta, Procon e Juizado Especial.',
    ],
    heading: 'Como reconhecer peça que não é nova',
    text: [
      'Parafuso já mordido, pó de atrito na engrenagem, etiqueta raspada ou com data antiga, fio emendado e controles de outro dono na memória da placa.',
    ],
    points: [
      'Nota com o nome e o código da peça.',
      'Não devolva a peça antes de fotografá-la.',
      'Paralela pode servir: o que não pode é cobrar como original.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
    send: 'Mande as fotos da peça e da nota, e dizemos o que se vê.',
  },
  {
    when: [
      'loja|vendedor|fabricante|fabrica|marca|fornecedor|assistencia',
      'nao quer trocar|nao troca|nao trocou|nao responde|nao atende|nao resolve|nao quer devolver|se nega|se recusa|recusou|nao assume|nao cumpre|enrolando|empurra',
    ],
    unless: 'portao nao|controle nao|voces|tecnico sumiu|placa nao|motor nao',
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Loja e fabricante respondem juntos pelo defeito, e você escolhe a quem cobrar: reclame por escrito, com a nota, a foto da etiqueta e um vídeo, e conte trinta dias. Sem solução, o Código de Defesa do Consumidor, artigo 18, deixa você exigir outro igual, o dinheiro de volta ou um abatimento. O passo seguinte é o consumidor.gov.br ou o Procon, e depois o Juizado Especial.',
    ],
    heading: 'O que faz a reclamação andar',
    text: [
      'Peça o protocolo e guarde as respostas. Não deixe outro abrir o motor antes, porque a caixa mexida vira desculpa.',
      'Se não dá para esperar, consertamos por {{repair.from}} a {{repair.to}}; peça antes a resposta por escrito, para não perder o direito.',
    ],
    points: [
      'Compra a distância, até sete dias: devolve-se sem motivo.',
      'Defeito aparente: noventa dias, além da garantia escrita.',
      'Instalação de um e motor de outro: acione os dois.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
  },
  {
    when: [
      'cobrou|cobraram|cobrar|cobrado|cobrada|cobranca|paguei|pagar',
      'visita|deslocamento|taxa de visita|taxa|diagnostico|orcamento',
      'nao consert*|nao arrum*|nao resolv*|sem resolver|sem consertar|sem arrumar|continua*|e certo|e legal|pode|podem|direito|nao fez|nao fizeram|nao fechei|recusei|abusivo',
    ],
    unless: 'voces|quanto|sindico|condominio|caro|motor novo',
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Cobrar a visita é permitido se o valor foi dito e aceito antes de o técnico sair; sem esse aviso, ou com a promessa de visita grátis, a cobrança pode ser contestada. Não ter consertado não obriga a devolver, a não ser que a taxa incluísse o conserto. Na área que atendemos, a nossa visita não tem taxa.',
    ],
    heading: 'Como pedir o dinheiro de volta',
    text: [
      'Procure a conversa: ali está se a taxa foi avisada e o que ela cobria. Peça por escrito o recibo e o que foi encontrado; sem resposta, o Procon recebe a reclamação com o Pix e as mensagens.',
      'Peça trocada que não resolveu é outro assunto: serviço pago tem garantia legal de noventa dias. Para uma segunda opinião, o conserto fica entre {{repair.from}} e {{repair.to}}, com o valor dito antes.',
    ],
    points: [
      'Da próxima vez, pergunte: quanto custa ir, e se desconta do serviço.',
      'Orçamento por escrito vale dez dias, se não diz outro prazo.',
      'Peça retirada sem aviso: exija de volta.',
    ],
    further:
      'Como fazemos a visita está em [visita técnica](/topicos/visita-tecnica-para-portao-automatico).',
    send: 'Mande um vídeo do portão e o que lhe disseram: respondemos com a peça provável e o valor.',
  },
];
