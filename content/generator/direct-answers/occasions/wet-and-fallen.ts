/** Gates that got wet, fell or sparked: each answer first says not to try them again. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const wetAndFallenAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'pegou chuva|tomou chuva|pegou agua|tomou agua|levou chuva|molhou|molhad*|encharc*|lavaram|lavei|lavando|lavagem|jato de agua|mangueira|goteira|alag*|inund*|enchente|submers*',
      'parou|nao liga|nao funciona|nao abre|nao fecha|nao anda|queimou|pifou|morreu|travou|sumiu|apagou|nao da sinal|nao responde|falha*|nao obedece',
      'portao|motor|automatico|eletronico|central|placa|garagem|automatizador',
    ],
    unless: 'controle*|choque*|fotocelula|sensor|interfone|trava|fechadura|preco|quanto custa|troca',
    isDanger: true,
    isAboutSubject: true,
    isComplaint: true,
    subject: 'central-de-comando',
    answer: [
      'Desligue o disjuntor do portão e não religue para experimentar: placa e motor molhados muitas vezes se salvam se ninguém os liga antes de abrir, limpar e secar. Para sair, com o disjuntor desligado, o piso seco e a folha reta, use a chave de destravamento. Limpeza e secagem partem de {{repair.from}}; placa que não volta se troca, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'O que olhar de fora enquanto está desligado',
    text: [
      'Sem abrir a caixa, procure o caminho da água: borracha da tampa, furo por onde entram os fios, conduíte que vem do chão, calha ou mangueira em cima. Essa foto diz ao técnico o que levar.',
      'Se voltar a andar sozinho depois de seco, chame mesmo assim: a oxidação continua lá dentro, e sem vedar a tampa ou refazer a emenda a próxima água leva a placa.',
    ],
    points: [
      'Água no chão da garagem: desligue no quadro da casa e não encoste no ferro.',
      'Marca de água acima da base do motor: conte como motor submerso.',
      'Formigamento na folha: ninguém toca, e o geral fica desligado.',
    ],
    questions: [
      {
        question: 'Quanto tempo espero para ligar de novo?',
        answer:
          'Não há prazo certo: umidade presa na bobina fica dias, e só o isolamento medido diz que pode.',
      },
    ],
    further: 'Os primeiros passos estão em [placa do portão molhou](/placa-do-portao-molhou).',
    send: 'Com tudo desligado, mande a foto da caixa do motor, do lugar por onde a água entrou e da etiqueta, com o bairro.',
  },
  {
    when: [
      'folha caiu|folha de portao caiu|portao caiu|portao caiu em calcada|portao despencou|folha despencou|portao tombou|portao de correr tombou|portao deslizante tombou|tombou em calcada|tombou em rua|folha tombou|portao desabou|portao de correr caiu|portao deslizante caiu|portao tombado',
    ],
    unless:
      'agua|chuva|raio*|trilho|basculante|carro|moto|controle|raio|energia|luz|disjuntor|rendimento|cabo*|mola*|dobradica|correia*|corrente|botoeira|botao|roldana*|rodinha*|tampa|capa|fotocelula*|sensor|interfone|placa|parafuso*|chave|camera|ima|puxador|trava|fechadura',
    isDanger: true,
    isAboutSubject: true,
    isComplaint: true,
    subject: 'portao-automatico',
    answer: [
      'Ninguém levanta, puxa nem passa por baixo: folha caída pode terminar de cair sem aviso. Desligue o disjuntor do portão, afaste pessoas e carros a uma distância maior que a altura dele e deixe como está. Com alguém ferido ou preso, 193 antes de tudo.',
    ],
    heading: 'Por que a folha caiu e quem recoloca',
    text: [
      'Basculante cai por cabo, mola ou pivô partido; de correr, por roldana, guia de cima ou batente que falta; de abrir, por dobradiça ou coluna. Cabo e roldana são conosco, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; solda, coluna e folha torta, do serralheiro.',
      'Motor e braço são conferidos depois que a folha volta ao lugar, e só então a energia é religada.',
    ],
    points: [
      'Isole de longe, com fita ou cadeiras, dos dois lados.',
      'Não solte o motor na chave: ele pode ser o que ainda segura.',
      'Carro embaixo fica onde está até a visita.',
      'Casa aberta para a rua: diga na mensagem, porque passa na frente.',
    ],
    send: 'Mande uma foto tirada de longe, com a folha inteira, e o bairro.',
  },
  {
    when: [
      'raio*|relampago|trovao|descarga atmosferica',
      'chuva|chuvas|choveu|temporal|tempestade|agua|molhou|molhado|enchente',
      'parou|nao liga|nao funciona|nao abre|nao fecha|nao anda|queimou|queimado|queimada|pifou|morreu|travou|apagou|nao responde|estragou',
      'portao|motor|automatico|eletronico|central|placa|garagem',
    ],
    unless:
      'seguro|garantia|proteg*|protecao|dps|quem paga|paga|pagam|pagar|enel|ressarc*|indeniz*|reembols*|distribuidora|concessionaria|controle*|interfone|camera',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    subject: 'central-de-comando',
    aspects: ['repair'],
    answer: [
      'Desligue o disjuntor do portão e não religue para testar. O raio leva quase sempre a placa ou o receptor, e a água leva o que ela alcançou: placa, sensor e, se entrou na carcaça, a bobina do motor. A placa se repara a partir de {{repair.from}} ou se troca, de {{part.board.from}} a {{part.board.to}}; se o estator queimou, fica de {{part.stator.from}} a {{part.stator.to}}.',
    ],
    heading: 'Foi o raio ou foi a água',
    text: [
      'Se parou no instante do clarão, com outros aparelhos da casa queimados, foi surto. Se parou durante a chuva e há gotas na tampa ou poça na base, foi água, e uma placa desligada a tempo muitas vezes se salva depois de seca e limpa.',
      'Para não repetir: DPS e fio terra no quadro, contra o surto; borracha da tampa nova e conduíte virado para baixo, contra a água.',
    ],
    points: [
      'Cheiro de queimado ou fumaça na caixa: ninguém a abre.',
      'Piso molhado ou folha que formiga: desligue o geral e não toque no ferro.',
      'Com o disjuntor desligado e a folha reta, a chave solta o motor e o portão anda na mão.',
      'Outros aparelhos queimados: anote, porque o seguro pergunta.',
    ],
    further:
      'O que conferir depois está em [placa queimada depois de raio](/placa-do-portao-queimada-depois-de-raio).',
    send: 'Com tudo desligado, mande a foto da etiqueta do motor e da caixa fechada, o bairro e a hora em que parou.',
  },
  {
    when: [
      'queimou|queimado|queimada|queimar',
      'chuva|chuvas|choveu|temporal|molhou|depois de chuva|por causa de chuva|por causa de temporal',
      'motor|portao|placa|central',
    ],
    unless:
      'raio*|trovao|relampago|seguro|garantia|proteg*|protecao|quem paga|pode|posso|capa|evitar|sensor|fotocelula|controle*|interfone|cheiro',
    isAboutSubject: true,
    isComplaint: true,
    subject: 'motor',
    aspects: ['repair'],
    answer: [
      'Desligue o disjuntor do portão e não religue até a caixa ser vista: depois de chuva, o mais comum é a água ter queimado a placa, e o motor só queima se ela entrou na carcaça. Trocar a placa fica de {{part.board.from}} a {{part.board.to}}; o estator do motor, de {{part.stator.from}} a {{part.stator.to}}. Se foi só umidade, secar e vedar começa em {{repair.from}}.',
    ],
    heading: 'Placa ou motor: o que a água queimou',
    text: [
      'Luz da placa apagada, com o disjuntor armado, aponta para a placa ou o fusível. Disjuntor que cai na hora em que se liga aponta para água na bobina ou num fio, e não se tenta de novo.',
      'Quando placa e motor queimaram juntos, compare com um conjunto novo: numa casa, a troca vai de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Borracha da tampa, furo dos fios e conduíte que vem do chão: é por aí que a água entra.',
      'Motor em poça: a base se levanta antes de pôr o novo.',
      'Folha reta e disjuntor desligado: a chave deixa usar na mão.',
    ],
    further: 'O que se salva e o que se troca está em [placa do portão molhou](/placa-do-portao-molhou).',
    send: 'Mande a foto da etiqueta do motor, da caixa fechada e do lugar por onde a água chega, com o bairro.',
  },
  {
    when: [
      'raio*|relampago|trovao|descarga atmosferica',
      'tem conserto|tem jeito|da para consertar|da conserto|conserta|consertar|recupera*|salva|salvar|reparar|arrumar|tem reparo',
      'portao|motor|automatico|eletronico|central|placa|garagem',
    ],
    unless:
      'seguro|garantia|proteg*|protecao|dps|quem paga|paga|pagam|pagar|enel|ressarc*|indeniz*|reembols*|quanto custa|controle*|interfone|camera|quem conserta|onde',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    subject: 'central-de-comando',
    further:
      'O que conferir depois está em [placa queimada depois de raio](/placa-do-portao-queimada-depois-de-raio).',
    answer: [
      'Muitas vezes tem conserto, mas antes desligue o disjuntor do portão e não religue para testar. Se o raio levou só fusível, varistor, relé ou receptor, a placa se repara a partir de {{repair.from}}; com trilha carbonizada ou o processador queimado, compensa trocá-la, de {{part.board.from}} a {{part.board.to}}. O motor costuma escapar, e quem diz qual é o caso é a medição na visita.',
    ],
    heading: 'O que se salva depois de um raio',
    text: [
      'A descarga chega pela rede, pela antena ou pelo fio do interfone, e por isso o técnico mede também fotocélula e trava. Fusível novo com o resto em curto queima o que se salvou.',
      'Com o disjuntor desligado e a folha reta, a chave de destravamento deixa usar o portão na mão.',
    ],
    points: [
      'Mancha preta ou furo na placa: em geral, troca.',
      'Placa limpa que não acende: fusível, varistor ou fonte, com reparo.',
      'Anote que outros aparelhos queimaram na casa: o seguro e a distribuidora perguntam.',
    ],
    send: 'Com tudo desligado, mande a foto da etiqueta do motor e da caixa fechada, com a hora do raio e o bairro.',
  },
  {
    when: [
      'raio*|relampago|trovao|descarga atmosferica',
      'parou|nao liga|nao funciona|nao abre|nao fecha|nao anda|queimou|pifou|morreu|travou|apagou|nao responde',
      'portao|motor|automatico|eletronico|central|placa|garagem',
    ],
    unless:
      'seguro|garantia|proteg*|protecao|dps|quem paga|paga|pagam|pagar|enel|ressarc*|indeniz*|reembols*|distribuidora|concessionaria|preco|quanto custa|troca|controle*|interfone|camera',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    subject: 'central-de-comando',
    further:
      'O que conferir depois está em [placa queimada depois de raio](/placa-do-portao-queimada-depois-de-raio).',
    answer: [
      'Desligue o disjuntor do portão e não religue para testar: depois de raio, quase sempre queimou a placa ou o receptor, e o motor escapou. O técnico mede um por um; a placa se repara a partir de {{repair.from}} ou se troca, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'O que o raio costuma levar',
    text: [
      'O surto entra pela rede, pelo fio do interfone ou pela antena, e por isso fotocélula e trava também são medidas. Trocar só o fusível e ligar pode queimar o que sobrou.',
      'Enquanto isso, com o disjuntor desligado e a folha reta, a chave de destravamento deixa usar o portão na mão.',
    ],
    points: [
      'Cheiro, mancha preta ou fumaça: ninguém abre a caixa.',
      'Outros aparelhos da casa queimaram: anote, porque o seguro pergunta.',
      'Foto da etiqueta e da caixa antes de qualquer conserto.',
    ],
    send: 'Com tudo desligado, mande a foto da etiqueta do motor e da caixa fechada, com a hora do raio e o bairro.',
  },
  {
    when: [
      'fio|fios|fiacao|cabo eletrico|cabo de energia',
      'arrebent*|partiu|rompeu|solto em chao|caiu|em chao|descascad*|exposto|desencapad*|cortou|cortado',
      'portao|motor|garagem|calcada',
    ],
    unless: 'interfone|cerca|nylon|aco|internet|telefone|enterr*|fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    subject: 'fiacao',
    answer: [
      'Desligue o disjuntor do portão, ou o geral se não souber qual é, e ninguém encosta no fio nem na folha, que pode estar com energia. Fio da rua caído na calçada é da distribuidora e dos bombeiros, 193, e de longe. Refazer a fiação do portão fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Enquanto o fio não é refeito',
    text: [
      'Afaste crianças e animais e não emende com fita: o trecho que arrebentou foi puxado ou cortado pela folha, e a emenda volta a abrir. O técnico troca o trecho, põe conduíte com folga e mede o terra.',
    ],
    points: [
      'Piso molhado: desligue no quadro da casa e calce sapato seco antes.',
      'Folha passando por cima do fio: deixe o portão onde parou.',
      'Fio fino de sinal e fio da rede não se distinguem de longe: trate os dois como vivos.',
    ],
    send: 'Com o disjuntor desligado, mande uma foto de longe do fio e do portão, e o bairro.',
  },
  {
    when: [
      'faisca*|faiscando|faiscou|faiscas|deu curto|estourou a placa|pipocou',
      'portao|motor|automatico|eletronico|central|placa|garagem|fio*',
      'parou|nao liga|nao funciona|nao abre|queimou|travou|soltou|saiu|soltando|saindo|deu',
    ],
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    subject: 'fiacao',
    answer: [
      'Desligue o disjuntor do portão e deixe assim: faísca seguida de parada é fio, borne ou peça em curto, e ligar de novo queima mais. Ninguém encosta na folha nem na caixa até a medição; com fumaça ou chama, saia e ligue 193.',
    ],
    heading: 'De onde a faísca veio',
    text: [
      'Na caixa, de borne frouxo, relé colado ou bicho entre as trilhas; fora dela, do cabo que a folha esmaga ou da emenda molhada. O técnico mede com tudo desligado e refaz o trecho, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Lembre o instante: na partida, no meio ou ao parar.',
      'Chovia ou o piso estava molhado: conte, porque muda a busca.',
      'Choque na folha: o geral desligado, e ninguém toca.',
      'Para usar na mão, só depois de a energia estar cortada.',
    ],
    send: 'Sem ligar nada, conte o que se viu e de que lado, e mande a foto da caixa fechada e da etiqueta.',
  },
];
