/** Answers to titles about repairs and visits: rules and duties. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const ruleAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'adiantado|adiantamento|metade antes|pagar antes|pagar sinal|pediu sinal|dar um sinal|um sinal de|sinal de 50|dar entrada|pediu entrada|pagar metade|50 por cento antes',
      'tecnico|instalador|empresa|conserto|portao',
      'normal|pode|pediu|cobrou|devo|certo|golpe',
    ],
    unless: 'cartao|parcel*|controle|fotocelula|de entrada|entrada de|sem sinal|perdeu sinal',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'worth'],
    answer: [
      'Pedir um sinal para comprar peça ou motor sob encomenda é comum; pagar tudo antes, ou adiantar um conserto simples, não é. Só adiante com o orçamento escrito: nome e CNPJ de quem recebe, a peça, o prazo e o que acontece se não vier. Conosco o valor é dito antes, e a forma de pagar fica escrita no orçamento.',
    ],
    heading: 'Como se proteger ao adiantar dinheiro',
    text: [
      'Pague por meio que deixe rastro, em nome da empresa, e guarde a conversa. Quem recebe e some responde no Procon e no juizado especial, e o comprovante é a prova.',
    ],
    points: [
      'Recibo do sinal, com a data da entrega.',
      'Foto da peça e do modelo combinado.',
      'O resto só depois de ver o portão andar.',
    ],
    send: 'Tem um orçamento na mão? Mande a foto dele e da etiqueta do motor: dizemos se a peça e o valor fazem sentido.',
  },
  {
    when: [
      'mal educado|mal educada|grosso|grosseiro|sem educacao|falta de educacao|desrespeit*|arrogante|entrou em casa|entrou em minha casa|entrou sem|sujou|sujeira|bagunca|deixou sujo|fumou|atrasou e',
      'tecnico|instalador|equipe|montador|atendente|empresa|voces',
    ],
    unless: 'portao sujo|trilho|fotocelula',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isComplaint: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Falta de educação, sujeira ou desrespeito não se aceita de técnico nenhum: se foi alguém da nossa equipe, pedimos desculpa, e queremos saber. Escreva na conversa em que a visita foi marcada, ou ligue para o telefone no alto do site, com o dia, o nome e o que houve, e outra pessoa responde e vai. Se foi de outra empresa, reclame por escrito ao dono dela e, se houve dano ou ameaça, no Procon ou na polícia.',
    ],
    heading: 'O que um técnico deve fazer na sua casa',
    text: [
      'Avisar antes de chegar, dizer o nome, entrar com o seu sim, mostrar o defeito antes de trocar, limpar o que sujou e provar o portão na sua frente. O que sair disso, conte.',
    ],
    points: [
      'Guarde fotos e a conversa.',
      'Serviço mal terminado: peça que volte, sem custo.',
      'Se preferir outro técnico, diga isso na mensagem.',
    ],
  },
  {
    when: [
      'eletricista|eletricistas',
      'pode|consegue|sabe|faz|instala|conserta|arruma|mexe|resolve|entende|serve|chamar|posso',
      'portao|portoes|motor|motor de portao|portao eletronico',
    ],
    unless:
      'ou|quem|ponto de energia|ponto de luz|tomada|disjuntor|preco|quanto|fio|fiacao|antes|serralheiro|perto|passar',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['allowed', 'repair'],
    answer: [
      'Pode, na parte dele: quadro, disjuntor, fio, aterramento e ponto de energia são trabalho de eletricista, e há os que conhecem portão. O que pede técnico do ramo é o resto: equilíbrio da folha, fim de curso, força que para ao encostar, cabo, mola e gravação de controles. Nosso conserto vai de {{repair.from}} a {{repair.to}}, sem taxa de visita.',
    ],
    heading: 'Como saber qual dos dois chamar',
    text: [
      'Se o disjuntor cai, a tomada está morta ou outras coisas da casa falham junto, comece pelo eletricista. Se só o portão falha e a energia chega, o defeito está no motor, na placa ou na folha.',
    ],
    points: [
      'Pergunte se ele já regulou força e fim de curso desse motor.',
      'Motor na garantia: só quem vendeu ou instalou abre a caixa.',
      'Cabo, mola e contrapeso: nunca com quem não faz isso sempre.',
    ],
    send: 'Mande um vídeo do portão e a foto do quadro: dizemos qual dos dois o defeito pede.',
  },
  {
    when: [
      'marido de aluguel|faz tudo|pedreiro|zelador|porteiro|vizinho que entende',
      'pode|consegue|sabe|conserta|consertar|arruma|arrumar|instala|mexe|mexer|resolve',
      'portao|portoes|motor|motor de portao',
    ],
    unless: 'preco|quanto|perto|quem paga|garantia|condominio|abrir|ou|predio',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['allowed', 'repair'],
    answer: [
      'Só no que é simples: trocar a bateria do controle, limpar trilho e fotocélula, lubrificar dobradiça e apertar parafuso por fora, com o disjuntor desligado. Placa, capacitor, cabo, mola, contrapeso e regulagem de força pedem técnico de portão, porque ali há tensão da rede e peso suspenso. O nosso conserto vai de {{repair.from}} a {{repair.to}}, sem taxa de visita.',
    ],
    heading: 'O que dá errado quando mexe quem não é do ramo',
    text: [
      'O erro mais comum é aumentar a força na placa para a folha pesada andar: ela anda, e deixa de parar quando encontra alguém. O segundo é soltar o cabo do basculante com a folha no alto.',
    ],
    points: [
      'Motor na garantia: quem abre a caixa pode pôr fim a ela.',
      'Capacitor guarda carga mesmo desligado.',
      'Recibo e garantia escrita, de quem quer que faça.',
    ],
    send: 'Mande um vídeo do defeito: dizemos se é coisa simples ou de técnico.',
  },
  {
    when: [
      'qualquer tecnico|qualquer um|qualquer pessoa|so a autorizada|somente autorizada|so autorizada|tem que ser autorizad*|precisa ser autorizad*|precisa ser da autorizada|tecnico comum',
      'mexer|mexe|consert*|abrir|trocar|instalar|instala|arrumar|pode|regular',
      'motor|portao|ppa|garen|rossi|peccinin|nice|placa',
    ],
    unless: 'garantia acabou',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['allowed', 'repair'],
    answer: [
      'Pode, se é técnico de portão e o motor já saiu da garantia: as peças comuns se acham em loja do ramo, e o que conta é saber medir e regular. Dentro da garantia, só quem vendeu, instalou ou a rede do fabricante abre a caixa, para não se perder o direito. Consertamos motor de qualquer marca por {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
    ],
    heading: 'Como saber se é do ramo',
    text: [
      'Ele solta o motor e move a folha na mão antes de abrir a tampa, pede a etiqueta, diz o preço antes e mostra a peça. Quem já chega com placa nova debaixo do braço está adivinhando.',
    ],
    points: [
      'Capacitor guarda carga: não é coisa de curioso.',
      'Placa com inversor pede a peça do modelo.',
      'Recibo com o que foi feito e o prazo.',
    ],
    send: 'Mande um vídeo do defeito e a etiqueta do motor.',
  },
  {
    when: [
      'instalador|tecnico|instalaram|instalou|empresa|montador',
      'nao regulou|nao regularam|nao ajustou|nao ajustaram|nao colocou|nao instalou|nao ligou|nao programou|nao gravou|esqueceu|deixou sem|nao testou|nao ensinou|nao deixou',
      'fim de curso|forca|fotocelula|controle*|fechamento|destravamento|chave|portao|motor|sensor',
    ],
    unless: 'sumiu|voces|portao nao|motor nao',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['allowed', 'adjust'],
    answer: [
      'Instalação sem regulagem e sem teste não está terminada: quem instalou volta e acaba, sem cobrar, porque fim de curso, força, controles gravados e destravamento ensinado fazem parte do serviço. Peça por escrito, com um vídeo, e até lá não use o fechamento automático. Se ele não volta, regulamos por {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'O que se confere antes de pagar uma instalação',
    text: [
      'Três aberturas inteiras sem bater nem parar antes, um calço de madeira no caminho que faça a folha parar, a fotocélula cortada com um cabo de vassoura e a chave de destravamento girada na sua frente.',
    ],
    points: [
      'Bate no fim: fim de curso tarde.',
      'Sobra fresta: fim de curso cedo.',
      'Não para no calço: força alta, e é perigoso.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
    send: 'Mande um vídeo de uma abertura e a etiqueta do motor.',
  },
  {
    when: [
      '24 horas|24h|24hs|24 hs|24hrs',
      'portao|portoes|motor|eletronico|automatico|tecnico|assistencia|consert*',
    ],
    unless:
      'portao aberto|aberto 24 horas|fica aberto|motor 24 horas|ligado*|bateria|madrugada|noite|domingo*|feriado*|dura|nobreak|funciona|condominio*|predio*|abre|abriu|entrega|instalar|instalacao|comprar|por dia|garantia|camera|portaria|chaveiro*',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['safety', 'repair'],
    answer: [
      'Temos assistência 24 horas, com uma condição: fora do expediente, ela depende de haver técnico livre. O expediente vai de {horário}. De noite, domingo ou feriado, mande o bairro e o que aconteceu pelo WhatsApp: a resposta diz se alguém vai e por quanto, antes da saída. No expediente, a visita não tem taxa, e o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    answerAtPlace: [
      '{Onde}, temos assistência 24 horas, com uma condição: fora do expediente, ela depende de haver técnico livre. O expediente vai de {horário}. De noite, domingo ou feriado, mande o endereço e o que aconteceu pelo WhatsApp: a resposta diz se alguém vai e por quanto, antes da saída. No expediente, a visita não tem taxa, e o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O que fazer até o técnico chegar',
    text: [
      'Portão aberto para a rua, carro preso e folha caída passam na frente: diga isso na primeira linha. Ruído, lentidão e pilha de controle ficam para o expediente.',
      'Com a folha reta e os cabos inteiros, desligue o disjuntor, destrave o motor na chave, feche na mão com outra pessoa apoiando e tranque.',
    ],
    points: [
      'Folha torta, fora do trilho ou com cabo solto: ninguém passa nem destrava.',
      'Cheiro de queimado ou choque: disjuntor desligado e mão longe do ferro.',
      'Portão que abre sozinho: disjuntor desligado até a visita.',
      'Alguém preso ou ferido: bombeiros, 193, antes de nós.',
    ],
    further:
      'Como funciona a chamada fora de hora está em [assistência 24 horas](/topicos/assistencia-tecnica-de-portao-24-horas).',
    send: 'Mande o endereço, um vídeo curto feito de longe e diga se o portão ficou aberto, fechado ou no meio.',
  },
  {
    when: ['vistoria*|laudo|declaracao|relatorio', 'seguro|seguradora|sinistro', 'motor|portao|casa'],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Vistoria de motor para o seguro nós fazemos como visita técnica: testamos, fotografamos e escrevemos o que falhou, a causa provável e o valor do reparo, com data e nota. É um relatório de oficina, que a seguradora costuma aceitar em dano elétrico; laudo assinado por engenheiro, quando a apólice o exige, é de um perito contratado.',
    ],
    heading: 'O que a seguradora pede quando o portão queima',
    text: [
      'Em dano elétrico, avise o seguro antes de trocar a peça e guarde a queimada: sem ela a vistoria deles não tem o que ver. Pergunte o valor da franquia, porque uma placa fica entre {{part.board.from}} e {{part.board.to}} e às vezes não passa dela.',
      'Se foi surto da rede, há outro caminho: o pedido de ressarcimento à distribuidora, que também pede orçamento e descrição.',
    ],
    points: [
      'Dia e hora do fato, e o que mais queimou na casa.',
      'Foto das etiquetas do motor e da central, antes de mexer.',
      'Orçamento com peça e mão de obra separadas.',
      'Nota de compra ou de instalação, se houver.',
    ],
    send: 'Mande pelo WhatsApp as fotos e diga que documento o seguro pediu, com as palavras dele.',
  },
  {
    // The word alone is enough, although it names nothing of ours.
    when: ['ajuda|ajudem|socorro|sos|help', 'ajuda|ajudem|socorro|sos|help|preciso de ajuda'],
    unless: 'motor|controle|placa|abre|fecha',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Se alguém está preso ou ferido, ou se há fumaça, ligue 193 e afaste as pessoas do portão. Se é o portão que parou, desligue o disjuntor dele, não force a folha e escreva pelo WhatsApp o que aconteceu, com o bairro: dizemos o que fazer até o técnico chegar.',
    ],
    heading: 'O que fazer em cada caso',
    text: [
      'Respondemos de {horário}; fora disso, a assistência 24 horas depende de técnico disponível. Um conserto fica entre {{repair.from}} e {{repair.to}}, com o valor dito antes.',
    ],
    points: [
      'Aberto para a rua: folha reta fecha-se na mão, com o motor destravado, e prende-se com corrente.',
      'Carro preso: chave de destravamento, só com a folha reta e os cabos inteiros.',
      'Folha torta ou caída: ninguém embaixo nem ao lado.',
      'Cheiro de queimado ou choque: disjuntor desligado até a visita.',
    ],
  },
];
