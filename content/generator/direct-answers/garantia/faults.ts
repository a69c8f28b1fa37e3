/** Answers to titles about warranties and rights: faults. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const faultAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'ha|faz|com|tem|depois de|instalado|comprei|instalei|novo',
      'mes|meses|semana|semanas|dias',
      'queimou|parou|quebrou|estragou|deu defeito|defeito|com defeito|pifou|morreu',
      'motor|portao|placa|kit',
    ],
    unless:
      'sem usar|parado|viagem|viajei|conserto|consertei|consertado|consertaram|toda semana|dias parado|sem manutencao|chuva|seguidos|nao uso|garantia',
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Com esse pouco tempo de uso, o primeiro passo é a garantia, e não um conserto novo: desligue o disjuntor, não deixe ninguém abrir o motor e chame quem instalou, com a nota. Se fomos nós, o kit instalado tem {{kit.warranty}} no motor e na instalação. Se foi outra empresa, a lei já dá noventa dias para reclamar, além do prazo que ela escreveu.',
    ],
    heading: 'O que a garantia cobre e o que ela recusa',
    text: [
      'Entram na garantia o defeito de fabricação e o de montagem. Recusa ligação em tensão errada, raio, água e peça mexida por terceiros, e por isso convém não testar nada antes.',
    ],
    points: [
      'Nota ou recibo com a data e o modelo.',
      'Foto da etiqueta e do motor fechado.',
      'Vídeo do que ele faz, sem insistir.',
    ],
    further: 'Os prazos estão na página de [garantia](/garantia).',
    send: 'Mande a nota, a etiqueta do motor e diga o que aconteceu antes de parar.',
  },
  {
    when: [
      'garantia',
      'vencida|vencido|venceu|acabou|passou|fora de prazo|fora de garantia|expirou|acabou a garantia|terminou',
    ],
    unless: 'quando acaba|cobre|estendida',
    subject: 'garantia',
    winsTies: true,
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
  {
    when: [
      'paguei|dei sinal|dei entrada|pagou|transferi|fiz um pix|adiantei',
      'nao vieram|nao veio|nao apareceu|sumiu|sumiram|nao entregou|nao entregaram|nao instalou|nao instalaram|nao responde*|bloqueou',
    ],
    unless: 'condominio|taxa|controle|inadimplen*',
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Quem pagou sinal e não foi atendido pode exigir o serviço ou o dinheiro de volta, corrigido: peça por escrito, com prazo curto, e guarde o comprovante e a conversa. Se foi conosco, escreva já na conversa do pedido, com o nome e a data; conosco o serviço se paga depois de ver o portão funcionando. Se foi com outra empresa, o caminho é o Procon ou o juizado especial.',
    ],
    heading: 'O que fazer hoje',
    text: [
      'Pagamento por Pix a desconhecido pode ser contestado no banco, e quanto antes melhor: peça o mecanismo de devolução pelo aplicativo. Se há sinal de golpe, faça o boletim de ocorrência pela internet.',
    ],
    points: [
      'Nome, CNPJ ou CPF e chave que recebeu.',
      'Orçamento ou mensagem com o que foi combinado.',
      'Prazo escrito para vir ou devolver.',
      'Garagem aberta enquanto isso: {prova na mão}, feche na mão e tranque por dentro.',
    ],
    further: 'Como se paga conosco e o que cada prazo cobre está em [garantia](/garantia).',
    send: 'Se o pedido é nosso, mande pelo WhatsApp o comprovante e a data; se ainda falta quem faça, uma foto do portão por dentro e o bairro.',
  },
  {
    when: [
      'com defeito|quebrado|errado|queimado|faltando|incompleto|amassado|nao funciona|nao liga|faltou|veio sem|diferente do anuncio',
      'recebi|chegou|veio|comprei|entregaram|shopee|mercado livre|amazon|magalu|internet',
      'motor|kit|placa|controle|automatizador|central',
    ],
    unless:
      'comprei casa|comprei a casa|comprei uma casa|apartamento|imovel|motor velho|motor antigo|depois que instal*|instalado|voces so instala*|tecnico|veio aqui|usado|luz|raio',
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'O que chegou com defeito, faltando peça ou diferente do anúncio se devolve a quem vendeu: compra feita a distância tem sete dias de arrependimento, sem explicar o motivo, e o defeito tem noventa dias pela lei. Reclame pela plataforma hoje, com foto da caixa e da etiqueta, e não instale nem abra. Se a compra foi conosco, escreva na conversa do pedido, e a falta se resolve sem custo.',
    ],
    heading: 'Por que não instalar para ver',
    text: [
      'Motor já furado na coluna ou ligado na tensão errada é o que o vendedor usa para recusar. Fotografe tudo antes, inclusive a lista do que devia vir.',
    ],
    points: [
      'Controle que falta: dois vêm no nosso kit; no dos outros, veja o anúncio.',
      'Placa muda ao ligar: confira a tensão da etiqueta antes de culpá-la.',
      'Tipo errado, de correr em vez de basculante: devolução, sem adaptação.',
      'Loja sumiu: o fabricante também responde, e a plataforma intermedeia.',
    ],
    further: 'Os prazos da lei e os nossos estão na página de [garantia](/garantia).',
    send: 'Na dúvida se é defeito, mande pelo WhatsApp a foto da etiqueta, a da embalagem com as peças e a do seu portão por dentro.',
  },
  {
    when: [
      'nao gostei|insatisfeit*|mal atendid*|quero reclamar|fazer uma reclamacao|fazer reclamacao|pessimo|pessima|mal feito|malfeito|ficou ruim|ficou pior|instalaram errado|instalou errado|fizeram errado|fez errado|instalado errado|servico porco|refazer|refaca|refacam|quero que refaca|quero meu dinheiro|voces fizeram',
      'servico|atendimento|instalaram|instalou|instalacao|motor|conserto|portao|tecnico|trabalho|refaca|refazer|dinheiro',
    ],
    unless: 'solda|pintura|programacao|percurso|base|vizinho|como refazer',
    subject: 'garantia',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Serviço malfeito se refaz sem custo por quem o fez. Se foi nosso, pedimos desculpa: o kit instalado tem {{kit.warranty}} de garantia e o conserto, {{repair.warranty}} no serviço, e a volta do técnico ao que está coberto não é cobrada. Se foi de outra empresa, o Código de Defesa do Consumidor deixa você escolher entre refazer, receber de volta ou um abatimento.',
    ],
    heading: 'O que mandar para o serviço ser refeito',
    text: [
      'Reclame por escrito, com data, e não deixe outra pessoa abrir a caixa antes da resposta. O prazo da lei para serviço durável é de noventa dias desde que o defeito apareceu.',
    ],
    points: [
      'Vídeo do portão abrindo e fechando, de longe.',
      'Foto da fixação, da etiqueta do motor e do recibo.',
      'Uma frase sobre o que foi combinado e não está feito.',
      'Risco na hora, como folha que não para ao encostar: disjuntor desligado.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
    send: 'Mande isso pelo WhatsApp com o endereço e a data do serviço, e diga quem o fez: a resposta vem com o dia da volta ou com o valor do acerto.',
  },
  {
    when: [
      'empresa|loja|tecnico|instalador|vendedor|prestador|firma',
      'nao devolve*|nao quer devolver|nao devolveu|se recusa a devolver|sumiu com|sumiu|nao fez o servico|nao entregou|nao apareceu|nao veio|nao aparece|recebeu e nao|levou o dinheiro|deu calote|golpe',
      'dinheiro|sinal|entrada|servico|portao|motor|pagamento|pix|adiantado',
    ],
    unless: 'voces|sindico',
    subject: 'garantia',
    isAboutSubject: true,
    answer: [
      'Se a empresa recebeu e não fez, ou fez mal e não devolve, o Código de Defesa do Consumidor deixa você escolher: o serviço cumprido, o dinheiro de volta corrigido ou um abatimento. Peça por escrito, com prazo, na mesma conversa em que combinou; sem resposta, registre no consumidor.gov.br ou no Procon e, depois, no juizado especial.',
    ],
    heading: 'O que juntar antes de reclamar',
    text: [
      'Até vinte salários mínimos o juizado dispensa advogado. Se pagou por Pix e foi golpe, avise o banco no mesmo dia, porque a devolução depende da rapidez do pedido.',
    ],
    points: [
      'Conversa inteira, com o nome e o telefone de quem combinou.',
      'Comprovante do pagamento, com o CPF ou CNPJ que recebeu.',
      'Foto do portão como ficou e da peça, se foi trocada.',
      'Orçamento de outra empresa, que mostra o que falta fazer.',
    ],
    further: 'O que a nossa garantia cobre, com os artigos da lei, está na página de [garantia](/garantia).',
    send: 'Para terminar o serviço conosco, mande pelo WhatsApp uma foto do portão como ficou e o bairro.',
  },
  {
    when: [
      'nota fiscal|nota',
      'exigir|obrigad*|obrigatori*|direito|pedir|pode se negar|recus*|nao quer dar|nao deu|nao deram|posso',
    ],
    unless: 'voces|emitem',
    subject: 'garantia',
    isAboutSubject: true,
    answer: [
      'Pode exigir: empresa que conserta portão é obrigada a dar nota fiscal do serviço a quem paga. O microempreendedor (MEI) pode estar dispensado dela quando o cliente é pessoa física, e aí um recibo assinado, com nome, CPF ou CNPJ e a descrição, serve de prova.',
    ],
    heading: 'O que precisa estar no papel',
    text: [
      'É por ele que a garantia corre, e condomínio e empresa precisam dele para a prestação de contas. Peça a nota ao aprovar o orçamento, e não depois de pagar.',
    ],
    points: [
      'Nome, endereço e CPF ou CNPJ de quem paga.',
      'Peça trocada, com o modelo, e causa do defeito.',
      'Valor da peça e da mão de obra, separados.',
      'Data do fim do serviço e prazo de garantia.',
    ],
    further: 'O que cada prazo nosso cobre está na página de [garantia](/garantia).',
    send: 'No nosso serviço, diga na primeira mensagem em nome de quem a nota sai: ela é combinada junto com o orçamento.',
  },
  {
    when: [
      'tecnico|conserto|consertaram|consertei|servico|arrumaram|arrumou|mandei arrumar|empresa|instalador',
      'continua|voltou|mesmo problema|mesmo defeito|de novo|nao resolveu|nao consertou|mal feito|cobrou|quebrou de novo|sumiu|enrolando',
      'portao|motor|conserto|problema|defeito|servico|cobrou',
    ],
    unless: 'luz voltou|voltou a luz|chuva|cobrou mais|cobrou a mais|prazo para reclamar|onde reclamar',
    subject: 'garantia',
    isAboutSubject: true,
    answer: [
      'Se o técnico cobrou e o defeito voltou, o serviço tem garantia legal de noventa dias, além da que ele prometeu: peça por escrito que refaça sem custo, com data. Não deixe outro abrir antes disso, porque a peça mexida vira desculpa; se ele some, registre no Procon ou procure o Juizado Especial.',
    ],
    heading: 'Como cobrar e como saber se é o mesmo defeito',
    text: [
      'Junte recibo, conversa, foto da peça trocada e um vídeo do portão hoje. Conte o que ele faz, e não o que você acha que é: o mesmo sintoma pode ter outra causa, e aí a conversa é outra.',
      'Quem consertou direito mostra a peça velha, mede na sua frente e escreve o que trocou. Sem isso, peça a descrição do serviço agora.',
    ],
    points: [
      'Mesmo defeito, mesma peça: refaz de graça.',
      'Outro defeito: novo orçamento, antes de mexer.',
      'Peça usada vendida como nova: peça a troca.',
      'Portão inseguro: desligue e use na mão até resolver.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Se quiser uma segunda opinião',
        text: [
          'Olhamos pelo vídeo e dizemos a causa provável. O conserto nosso fica entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia no serviço e {{parts.warranty}} na peça, escritas no recibo.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso sustar o pagamento?',
        answer:
          'Antes, avise por escrito e dê prazo para refazer. Sem acordo, o Procon e o Juizado orientam.',
      },
      {
        question: 'Vocês dão laudo contra o outro técnico?',
        answer:
          'Descrevemos o que encontramos no portão, com fotos e medidas. Não julgamos o trabalho de ninguém.',
      },
    ],
    send: 'Mande o vídeo do defeito de hoje e o que foi trocado no conserto anterior.',
  },
  {
    when: [
      'garantia',
      'raio|queda de energia|queda de luz|falta de luz|falta de energia|pico de luz|pico de energia|oscilacao|apagao|chuva|agua|surto|queima|queimou|batida|mau uso|roldana|bateria|controle|desgaste|inundacao|formiga',
      'cobre|coberto|coberta|motor|placa|portao|vale|perde|inclui',
    ],
    unless:
      'seguro|quantos|quanto tempo|perde se|outro tecnico|nota|garantia de controle|garantia de bateria',
    subject: 'garantia',
    isAboutSubject: true,
    answer: [
      'Não: a garantia do motor cobre defeito de fabricação e do serviço, e não dano que vem de fora. Raio, queda ou pico de energia, chuva na caixa aberta, batida e bicho na placa são dano de fora. Na dúvida, a causa se vê na peça, antes de qualquer cobrança.',
    ],
    heading: 'O que entra e o que fica fora',
    text: [
      'No nosso conserto são {{repair.warranty}} no serviço e {{parts.warranty}} nas peças trocadas; no kit instalado, {{kit.warranty}}. Dentro disso, o mesmo defeito que volta se refaz sem custo.',
      'Placa com trilha preta e varistor aberto mostra surto; borne verde mostra água; engrenagem moída com folha pesada mostra esforço. É essa leitura que o laudo descreve.',
    ],
    points: [
      'Cobre: peça que falha sozinha e serviço mal acabado.',
      'Não cobre: raio, enchente, batida, tensão errada.',
      'Não cobre: motor aberto ou ligado por terceiro.',
      'Pode cobrir por fora: seguro com danos elétricos, ou a distribuidora de energia.',
    ],
    sections: [
      {
        aspect: 'worth',
        heading: 'Como pedir, e o caminho fora dela',
        text: [
          'Mande a nota, a data e fotos, sem abrir a caixa. Se for surto, fazemos o diagnóstico por escrito para o seguro, e a placa fica entre {{part.board.from}} e {{part.board.to}}. A garantia legal de produto durável, de noventa dias, soma-se à do fabricante.',
        ],
      },
    ],
    questions: [
      {
        question: 'A distribuidora paga placa queimada por pico?',
        answer:
          'Pode pagar, quando o dano veio da rede dela. O pedido tem prazo e formulário próprios; não conserte antes de registrar.',
      },
      {
        question: 'Quem prova que não foi mau uso?',
        answer:
          'Quem recusa deve explicar por escrito o motivo. Com o laudo na mão, você pode levar ao Procon.',
      },
    ],
    send: 'Mande a data da instalação, a foto da etiqueta e o que aconteceu no dia: dizemos se é garantia antes da visita.',
  },
  {
    when: [
      'nota fiscal|recibo|nota|emit* nota|nota para|nota de servico|com nota|emit* nota para condominio',
    ],
    unless:
      'perdi|perdeu|nao acho|nao achei|sumiu|sem nota|nao tenho|perdida|garantia precisa|precisa de nota|precisa de nota para garantia|exige nota|usado|usada|recondicionad*',
    subject: 'garantia',
    answer: [
      'Sim, o serviço sai com nota fiscal e recibo: a nota se combina na hora do orçamento, e basta dizer já no pedido em que nome ela deve sair. O recibo traz a data, o modelo, a peça trocada e o prazo de garantia. Guarde os dois: é por eles que a garantia corre.',
    ],
    heading: 'O que precisa estar escrito',
    text: [
      'No kit instalado a garantia é de {{kit.warranty}}; num conserto, {{repair.warranty}} no serviço e {{parts.warranty}} nas peças. Sem data escrita, a discussão sobre prazo é palavra contra palavra.',
    ],
    points: [
      'Nome e endereço de quem contratou.',
      'Modelo do motor e número da etiqueta.',
      'Peça trocada e causa do defeito.',
      'Valor, data e prazo.',
    ],
    send: 'Diga pelo WhatsApp em que nome a nota deve sair, o serviço ou o motor que você quer e o bairro do portão.',
  },
];
