/** Answers to titles about automatic gates: a fault that came after something was moved, exchanged or played with. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const stops = [
  ...['parou', 'nao abre', 'nao fecha', 'nao funciona', 'quebrou', 'travou', 'estragou', 'nao liga'],
  ...['nao responde', 'nao anda', 'deu problema', 'deu defeito', 'ficou pesado', 'desregulou', 'pifou'],
].join('|');

const slow =
  'lento|lenta|mais lento|muito lento|devagar|mais devagar|muito devagar|lerdo|sem forca|demora mais';

export const afterAChangeAnswers: readonly DirectAnswer[] = [
  {
    when: ['mudanca|mudei|mudamos|mudando', stops, 'portao|portoes|garagem|motor'],
    unless:
      'bateu|caminhao bateu|levar|voltagem|tensao|110*|127*|220*|tempo|clima|temperatura|horario|controle*|mudei o|mudei a|mudamos o|mudamos a|mudando o|mudando a|mudanca de motor|mudanca de placa',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que parou com a mudança foi quase sempre desligado, destravado ou esbarrado pelos móveis. Veja o disjuntor dele no quadro, a chave de destravamento do motor e as duas lentes da fotocélula, que saem de linha com um encosto. Em casa onde você acaba de entrar, aperte a botoeira: se por ela ele anda, falta gravar o controle, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O que o vaivém dos móveis costuma mexer',
    text: [
      'Para o caminhão passar, alguém solta o motor e esquece de engatar: o motor gira e a folha não vai. {Prova na mão}, volte a chave até o fim e mova a folha até ouvir o encaixe.',
      'Se um móvel bateu na folha e ela pende ou raspa, deixe desligado. Acertar a folha ou a peça batida fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Nada acende: disjuntor ou chave geral que ficou desligada.',
      'Abre e não fecha: fotocélula torta ou caixa esquecida no vão.',
      'Casa fechada há meses: pilha velha, graxa dura e bateria de nobreak no fim.',
      'Casa nova: peça que apaguem os controles de quem saiu.',
    ],
    send: 'Conte se você saiu ou entrou na casa e mande um vídeo do portão com a botoeira apertada, a foto da etiqueta do motor e o bairro.',
  },
  {
    when: [
      'crianca*|filho*|filha*|menino*|menina*|neto|neta|bebe',
      'mexeu|mexeram|mexendo|apertou|apertaram|apertando|brincou|brincaram|brincando|brinca',
      `${stops}|queimou|desprogramou|desconfigurou`,
    ],
    unless:
      'preso|presa|prende*|machuc*|ferid*|engoliu|dentro|fora|pendur*|fechou em|em cima de|trilho|cabo|dedo|mao|braco|idade|placa|central',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que parou depois que a criança mexeu no controle ou no botão costuma estar só parado: motor quente de tantas partidas, botão afundado ou pilha gasta. Deixe tudo quieto até o motor esfriar e aperte a botoeira da parede: se por ela ele anda, o defeito está no controle; se não anda, veja o disjuntor uma vez só. Gravar controle fica de {{part.programming.from}} a {{part.programming.to}}, e o conserto do portão, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que os apertos seguidos fazem',
    text: [
      'Cada aperto manda abrir, parar ou voltar, e o motor parte a cada vez. Muito motor tem um protetor que o desliga quente e o devolve frio, sem conserto nenhum.',
      'Se ela mexeu na central, o botão de gravar pode ter apagado os controles: deixe a caixa fechada, e o técnico grava todos de novo.',
    ],
    points: [
      'Tecla que não volta: o controle manda sem parar, tire a pilha dele.',
      'Só esse controle falha: pilha ou botão.',
      'Cheiro de queimado ou disjuntor que cai: deixe desligado.',
      'Daqui em diante: controle no alto e botoeira fora do alcance dela.',
    ],
    send: 'Mande um vídeo do que acontece com a botoeira apertada, a foto da etiqueta do motor e o bairro.',
  },
  {
    when: [
      'motor novo|trocou o motor|troquei o motor|trocaram o motor|trocamos o motor|troca do motor|trocar o motor|instalou o motor|instalaram o motor|instalei o motor|motor trocado',
      slow,
    ],
    unless: 'quanto custa|preco|vale a pena|qual|velho ou|antigo ou|ou|preciso|precisa|devo',
    winsTies: true,
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['adjust', 'repair'],
    answer: [
      'Portão que ficou lento com o motor novo tem uma de três causas: a desaceleração foi gravada longa demais, a folha pesa, ou o modelo é mais lento que o antigo. A primeira é regulagem, que quem instalou faz sem cobrar, ou nós, de {{part.adjustment.from}} a {{part.adjustment.to}}; a segunda se prova na mão; na terceira, nenhum ajuste acelera o motor.',
    ],
    heading: 'Regulagem, folha ou modelo',
    text: [
      '{Prova na mão}, solte o motor e mova a folha: se ela pesa, roldana, cabo ou dobradiça vêm antes, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Se vai leve, conte os segundos de uma abertura e compare com a ficha do modelo.',
    ],
    points: [
      'Lento só no fim: desaceleração longa, que se encurta na central.',
      'Lento no curso todo e quente: folha pesada ou tensão baixa.',
      'Lento no curso todo e morno: é a velocidade do modelo.',
    ],
    send: 'Mande um vídeo de uma abertura inteira, a foto da etiqueta do motor novo e o modelo do antigo, se souber.',
  },
  {
    when: [
      'troquei a placa|trocou a placa|trocaram a placa|trocamos a placa|placa nova|trocar a placa|troca da placa|troquei a central|trocou a central|trocaram a central|central nova|trocar a central|troca da central',
      slow,
    ],
    unless: 'quanto custa|preco|vale a pena|qual|ou|preciso|precisa|devo',
    winsTies: true,
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['adjust', 'repair'],
    answer: [
      'Portão que ficou lento depois da troca da placa está, em geral, com a regulagem de fábrica: curso por gravar, desaceleração longa ou força baixa. Quem trocou faz o acerto sem cobrar; feito por nós, fica de {{part.adjustment.from}} a {{part.adjustment.to}}. Se a placa antiga tinha inversor e a nova não tem, a velocidade de antes só volta com uma placa igual.',
    ],
    heading: 'O que a placa nova ainda não sabe',
    text: [
      'A central guarda onde a folha começa a frear e com que força parte, e a nova sai da caixa sem esses dados da sua folha. O técnico grava o curso com o portão leve na mão e prova a reversão.',
    ],
    points: [
      'Lento só no fim: desaceleração.',
      'Fraco na partida: força baixa ou capacitor no fim, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Ronca e esquenta: desligue o disjuntor, pode ser ligação errada.',
    ],
    send: 'Mande um vídeo de uma abertura inteira, a foto da etiqueta do motor e o que está escrito na nota da placa nova.',
  },
  {
    when: [
      'pesado|pesada|mais pesado|mais pesada|duro',
      'depois de trocar|depois da troca|depois que troquei|depois que trocou|depois que trocaram|troquei|trocaram',
      'motor|cabo|cabos|mola|molas|roldana|roldanas|cremalheira|dobradica|braco',
    ],
    unless: 'quanto custa|preco|qual|chapa|madeira|acm|folha nova',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['adjust', 'repair'],
    answer: [
      'Portão que ficou pesado depois de uma troca tem montagem a acertar: cremalheira apertada no pinhão, braço fora do esquadro, cabo ou mola de medida errada, ou roda que não é a do trilho. Não aumente a força para vencer o peso. Quem trocou corrige dentro da garantia do serviço; feito por nós, o acerto fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Pesado solto ou pesado só no motor',
    text: [
      '{Prova na mão}, solte o motor e mova a folha: se ela vai leve solta e pesa engatada, é o encaixe do motor; se pesa também solta, é a peça nova da folha. Com cabo frouxo ou um lado mais baixo, não destrave.',
    ],
    points: [
      'Pesa num trecho só: cremalheira ou trilho ali.',
      'Basculante que não para no meio: cabo, mola ou contrapeso.',
      'Motor quente em poucas viagens: pare até o acerto.',
    ],
    send: 'Diga que peça foi trocada e mande um vídeo da folha andando e a foto da etiqueta do motor.',
  },
  {
    when: [
      stops,
      'depois que instalaram|depois de instalar|depois que o eletricista|depois do eletricista|depois de trocar o disjuntor|depois de trocar a fiacao|depois que trocaram o disjuntor|depois que trocaram a fiacao|depois da dedetizacao|depois de dedetizar|depois que dedetizaram|depois do servico|depois que mexeram|depois da instalacao',
      'portao|portoes|garagem',
    ],
    unless: 'motor novo|trava|celular|interfone|nobreak|placa|motor instal*|fotocelula|chuva|raio',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que parou depois de um serviço na casa perdeu, quase sempre, a energia, um fio ou o alinhamento da fotocélula. Veja o disjuntor dele, limpe as duas lentes e aperte a botoeira da parede. Se nada responde, chame de volta quem fez o serviço antes de trocar peça; medir e refazer o que é do portão fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O que cada serviço costuma tirar do lugar',
    text: [
      'Pergunte o que foi desligado e por onde o fio passou: o circuito do portão pode ter mudado de disjuntor ou de tensão, e motor ligado em tensão errada ronca, esquenta ou queima. Se há ronco ou cheiro, desligue e não teste de novo.',
    ],
    points: [
      'Quadro ou fiação nova: tensão trocada, fio solto ou disjuntor errado.',
      'Câmera, internet ou lâmpada nova: interferência no controle.',
      'Dedetização: líquido na caixa ou na lente.',
      'Só o fechamento parou: sensor esbarrado.',
    ],
    send: 'Conte que serviço foi feito, o que acontece com a botoeira, e mande a foto da etiqueta do motor e o bairro.',
  },
];
