/** Answers to titles about wiring: other faults. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const otherFaultsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'conduite|eletroduto|mangueira do fio|cano do fio',
      'agua|quebrado|quebrou|entupido|molhado|chuva|rachado|esmagado',
    ],
    unless: 'chuveiro|torneira|jardim|banheiro',
    subject: 'fiacao',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Conduíte quebrado leva água até a caixa do motor ou até a emenda: desligue o disjuntor do portão e não religue com o fio molhado. Emenda no chão dá choque na folha e queima placa. O trecho se refaz inteiro, com fio novo e sem emenda embaixo da terra; do ponto de energia em diante o serviço é nosso, a partir de {{repair.from}}, e o que vem do quadro é do eletricista.',
    ],
    heading: 'Fechar o caminho da água',
    text: [
      'O fio entra na caixa por baixo, com uma volta que pingue antes, e a boca do tubo se veda com massa. Tubo de comando e tubo de força vão separados.',
    ],
    points: [
      'Carro que passa por cima: tubo mais fundo ou de aço.',
      'Placa que molhou: secar e limpar antes de ligar.',
      'DR que cai com chuva confirma o fio molhado.',
    ],
    send: 'Mande a foto do trecho quebrado e da caixa do motor, com o disjuntor desligado.',
  },
  {
    when: [
      'geladeira*|freezer|bomba*|bomba de agua|bomba de caixa de agua|bomba de piscina|ar condicionado|chuveiro|computador|maquina*|aparelho*|lampada*|camera*|dvr',
      'desliga*|desligou|para|parou|cai|apaga*|reinicia*|queima*|desarma*|falha*|trava',
      'quando o portao|quando portao|quando abro o portao|quando abre o portao|quando fecho o portao|quando fecha o portao|quando aciono o portao|quando ligo o portao|ao abrir o portao|toda vez que o portao|quando o motor',
    ],
    unless: 'pisca*|chuva|chove|queimou o portao|portao nao',
    subject: 'fiacao',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['repair', 'power'],
    answer: [
      'Aparelho que desliga, reinicia ou queima quando o portão anda costuma estar no mesmo circuito do motor: a partida puxa muita corrente e derruba a tensão dos dois. O certo é um circuito só do portão, com disjuntor e terra, que o eletricista faz no quadro; até lá, tire o aparelho daquela tomada. Se mesmo assim o motor parte com esforço, a folha pesa ou o capacitor está fraco, e o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Circuito, fio ou motor pesado',
    text: [
      'Ligue o aparelho noutra tomada, longe da garagem, e abra o portão: se a falha some, o circuito era o mesmo. Se continua na casa toda, o defeito pode estar na entrada de luz, e é do eletricista ou da distribuidora.',
    ],
    points: [
      'Só a lâmpada da garagem queima: soquete frouxo ou saída da central com a tensão errada.',
      'Bomba e portão: nunca no mesmo disjuntor.',
      'Câmera que reinicia: fonte ligada na tomada do motor.',
      'Tomada quente ou cheiro: desligue o disjuntor e não use.',
    ],
    send: 'Conte que aparelho falha, se é na abertura ou no fechamento, e mande a foto da etiqueta do motor.',
  },
  {
    when: [
      'interfone*|campainha*|porteiro eletronico|video porteiro|videoporteiro|camera*',
      'interfone nao funciona|interfone parou|e interfone|interfone tambem|campainha nao funciona|campainha parou|campainha sem|sem funcionar|e campainha|e camera|pararam|tambem parou|tambem nao|os dois|ao mesmo tempo|juntos',
      'portao nao abre|portao parou|portao e interfone|portao e campainha|portao e camera|portao nao funciona|portao tambem|portao',
    ],
    unless:
      'consert*|manuten*|reparo de|assistencia|abre o portao|instalar|instalacao|instalam|preco|quanto custa|kit|comprar|mesmo fio|mesmo cabo|mesmo conduite|mesmo eletroduto|mesma tomada|mesmo disjuntor',
    subject: 'fiacao',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'power'],
    answer: [
      'Portão que para junto com o interfone ou a campainha tem quase sempre uma causa só: o disjuntor ou a fonte que alimenta os dois, um fio comum cortado ou um surto que pegou a mesma caixa. Veja no quadro se há disjuntor caído e rearme uma vez; se cai de novo, deixe desligado.',
    ],
    heading: 'Quem conserta o quê',
    text: [
      'Luz da central acesa e interfone apagado são dois defeitos: a central e o par de fios dela são conosco, de {{repair.from}} a {{repair.to}}, e o aparelho é da empresa de interfonia. Quadro, tomada e disjuntor são do eletricista.',
      'Para sair, use a botoeira ou o controle; se nada move o portão, desligue o disjuntor e solte o motor na chave, com a folha reta e os cabos inteiros.',
    ],
    points: [
      'Depois de trovoada: não religue antes de medir.',
      'Depois de obra: fio cortado no caminho dos dois.',
      'Só com chuva: caixa da rua com água.',
    ],
    send: 'Diga que luzes estão acesas, na central e no interfone, e o que aconteceu antes.',
  },
  {
    when: [
      'televisao|tv|radio|som|internet|wifi|antena|telefone',
      'sai de ar|sai do ar|chuvisc*|interfer*|trava|travando|cai|falha|chia|perde sinal|perde o sinal|desliga|reinicia',
      'portao abre|portao fecha|quando o portao|portao liga|motor liga|motor do portao|aciono o portao|portao',
    ],
    unless:
      'controle da|pelo celular|aplicativo|modulo|nao abre|alexa|interfone|instalaram|depois que instal*',
    subject: 'fiacao',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Se a televisão ou a internet falha quando o portão abre, o motor está sujando a rede: a partida derruba a tensão do mesmo circuito, ou relé, capacitor e inversor fazem ruído que entra pelo cabo da antena. Circuito próprio para o portão, com terra, resolve a maior parte.',
    ],
    heading: 'Queda de tensão ou ruído: como distinguir',
    text: [
      'Luzes que piscam junto são queda de tensão: fio fino, emenda ou circuito dividido, e quem refaz é o eletricista. Luzes firmes e imagem falhando são ruído: faísca em relé ou borne, capacitor fraco ou cabo de antena encostado no do motor, e o que é do motor consertamos de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Afaste o cabo da antena e o da rede do eletroduto do portão.',
      'Só na partida: capacitor ou tensão baixa.',
      'O curso inteiro: inversor sem terra, ou escova de motor de corrente contínua.',
      'Roteador reinicia: ponha-o em outra tomada, longe desse circuito.',
    ],
    send: 'Diga se as luzes piscam junto e mande a foto da etiqueta do motor e a do quadro com a portinha aberta.',
  },
  {
    when: [
      '110*|127*',
      '220*',
      'fiacao|fio|fios|instalacao eletrica|disjuntor|rede|cabo',
      'precisa|preciso|tem que|muda|mudar|trocar|trocando|aproveita|serve|mesma|mesmo',
    ],
    unless: 'queimou|liguei|ligaram|ligou|errado|transformador',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['replace', 'allowed'],
    answer: [
      'Precisa mexer no quadro, e nem sempre no fio: em 220 V o motor puxa metade da corrente, e o cabo que servia em 127 V (o 110 de antes) em geral serve, se está inteiro. O que o eletricista muda é a origem: no lugar do neutro entra a segunda fase, o disjuntor passa a ser duplo e o terra continua. Casa que só recebe uma fase não tem 220 V sem pedido à distribuidora.',
    ],
    heading: 'Quem muda o quê na troca de tensão',
    text: [
      'Até o ponto do portão é serviço de eletricista; do ponto para dentro é nosso. O motor de hoje não acompanha a mudança, a não ser que a etiqueta traga as duas tensões.',
    ],
    points: [
      'Circuito só do portão: tomada ou lâmpada de 127 V no mesmo fio queima.',
      'Fotocélula, interfone e lâmpada ligados na central: cada um com a sua tensão conferida.',
      'Emenda ressecada ou bitola fina: aí o cabo também se troca.',
      'A potência do motor e a conta de luz não mudam.',
    ],
    further: 'A tensão de cada modelo está em [motores](/motores).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, a do quadro com a tampa fechada e a distância até o portão.',
  },
  {
    when: [
      'disjuntor|dr|idr|energia|chave geral',
      'desarma*|cai|caindo|caiu|derruba*|dispara*|pula|pulando',
      'chuva|chove|choveu|chovendo|temporal|molhado|umidade',
    ],
    unless: 'raio|molhou|enchente|alag*|cerca|alarme',
    subject: 'fiacao',
    isAboutSubject: true,
    answer: [
      'Disjuntor que cai com o portão só quando chove acusa água numa emenda, na caixa de passagem, na botoeira ou dentro da caixa do motor. Deixe o circuito do portão desligado até secar e ser medido, e não encoste na folha molhada: a corrente pode estar passando para ela.',
    ],
    heading: 'Por onde a água fecha o circuito',
    text: [
      'Repare no momento: o que cai com o portão parado está no cabo ou na emenda; o que cai só ao acionar está no motor, no capacitor ou no fio que vai até ele. Voltar a funcionar depois de seco não é conserto, porque a oxidação fica.',
      'Emenda, vedação e botoeira ficam na faixa de {{repair.from}} a {{repair.to}}; quadro e cabo da casa são do eletricista.',
    ],
    points: [
      'Cai o DR: fuga para a terra, e a folha pode dar choque.',
      'Cai o disjuntor comum: curto entre os fios, em emenda ou borne.',
      'Caixa no chão da calçada: é a primeira a encher.',
      'Tubo que entra na caixa por cima leva a água para a placa.',
    ],
    further: 'A lista sem chuva está em [disjuntor do portão caindo](/disjuntor-do-portao-caindo).',
    send: 'Com o circuito desligado, mande pelo WhatsApp a foto da caixa do motor fechada, da botoeira e das caixas de passagem, e diga qual disjuntor cai.',
  },
  {
    when: [
      'luz pisca|lampada pisca|luz cai|luz diminui|abaixa a luz|luz da casa',
      'portao|motor',
      'quando abre|quando fecha|quando aciona|quando liga|ao abrir',
    ],
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Luz que baixa na partida do motor mostra tensão caindo: fio fino, circuito dividido com chuveiro ou geladeira, borne frouxo no quadro ou rede fraca da rua. Um piscar rápido é normal; se ela fica fraca até o motor parar, o portão está roubando força do próprio circuito.',
    ],
    heading: 'Onde a tensão se perde',
    text: [
      'Meça na tomada do motor durante a partida: cair muito é fiação, cair no quadro é rede. Capacitor fraco faz a mesma coisa, porque o motor tenta partir mais tempo.',
      'Circuito próprio é do eletricista; capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'Só pisca a lâmpada da garagem: mesmo circuito.',
      'Pisca a casa toda: entrada ou vizinhança.',
      'Começou depois de aparelho novo: circuito dividido.',
    ],
    further: 'Se o disjuntor também cai, veja [disjuntor do portão caindo](/disjuntor-do-portao-caindo).',
    send: 'Conte o que acende no mesmo circuito e mande a foto do quadro.',
  },
  {
    when: ['horario|pico|fim de tarde|noite', 'tensao|voltagem|fraco|lento|nao abre', 'portao|motor'],
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Portão que piora na hora em que todo mundo chega em casa está com tensão baixa na partida: a rede cai e o motor fica sem força, mesmo inteiro. Meça na tomada do motor nessa hora, com ele partindo, e compare com o meio da manhã.',
    ],
    heading: 'O que fazer quando a rede é que cai',
    text: [
      'Circuito próprio com fio maior ajuda em casa; reclamação na distribuidora, com as leituras, ajuda na rua. Capacitor novo esconde o problema por um tempo.',
      'Capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}; ponto próprio é do eletricista.',
    ],
    points: [
      'Anote hora, leitura e o que estava ligado.',
      'Vizinho com o mesmo problema: a rede é de todos.',
      'Disjuntor que cai na mesma hora tem outra conversa.',
    ],
    further: 'Quando a luz some de vez, veja [abrir portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Mande as leituras e a foto da etiqueta do motor.',
  },
  {
    when: ['cachorro|gato|rato|ratos|bicho', 'roeu|roendo|mordeu|comeu|mastigou|roido', 'fio|cabo|fiacao'],
    subject: 'fiacao',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['repair'],
    answer: [
      'Desligue o disjuntor do portão antes de chegar perto e afaste o animal: fio roído deixa cobre à mostra e pode energizar a folha de ferro. Não enrole fita e religue; o trecho se corta e se refaz inteiro, em conduíte.',
    ],
    heading: 'Refazer o trecho e fechar o caminho',
    text: [
      'Fio de comando roído dá defeito estranho, como portão que abre sozinho; fio de rede derruba o disjuntor ou dá choque. O técnico mede os dois antes de religar.',
      'Refazer fio e prova fica entre {{repair.from}} e {{repair.to}}; se o curto chegou à placa, ela fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Conduíte rígido até um palmo da caixa.',
      'Espuma ou massa na entrada do fio.',
      'Animal que levou choque: veterinário, mesmo de pé.',
    ],
    further: 'Choque na folha tem página em [portão dando choque](/portao-dando-choque).',
    send: 'Com o disjuntor desligado, mande a foto do fio de longe e da caixa fechada.',
  },
  {
    when: [
      'luz|lampada|lampadas|iluminacao',
      'pisca|piscam|piscando|oscila|enfraquece|abaixa|cai',
      'quando o portao abre|quando o portao|portao abre|abre o portao|portao liga|motor liga|aciona o portao|ao abrir|quando abre|hora que abre',
    ],
    unless: 'led|luz de placa|luz de motor|luz de central|vermelh*|verde|amarel*|sinaleira|nao abre|controle',
    subject: 'fiacao',
    isAboutSubject: true,
    answer: [
      'Luz da casa que pisca quando o portão parte é queda de tensão: o motor puxa muita corrente por um instante, e fio fino, comprido ou emendado não dá conta. Piscada leve e curta é comum em rede antiga; se a luz cai forte ou o motor ronca, chame o eletricista para o circuito e o técnico para o motor.',
    ],
    heading: 'Rede fraca ou motor forçando',
    text: [
      'Com o disjuntor desligado, solte o motor e mova a folha: pesada, o motor puxa mais do que devia, e a regulagem fica de {{part.adjustment.from}} a {{part.adjustment.to}}. Leve, é capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou o fio.',
      'Circuito só do portão, com 2,5 mm² e disjuntor próprio, separa a lâmpada do arranque. Borne frouxo no quadro também faz isso, e esquenta.',
    ],
    points: [
      'Pisca na partida e firma: arranque.',
      'Fica fraca durante todo o curso: fio fino ou folha pesada.',
      'Pisca sem o portão andar: não é ele.',
      'Cheiro no quadro: desligue o geral e chame já.',
    ],
  },
  {
    when: [
      'disjuntor|dr|chave geral|energia de casa|luz de casa|a energia|forca de casa|casa inteira',
      'desarm*|cai|caiu|caindo|pula|dispar*|cair|desliga*',
      'portao|motor|controle|aperto|abr*|fecha*',
    ],
    unless: 'raio|preco|qual disjuntor|amper*|como abr*|como fech*|manual*|em mao|na mao',
    subject: 'fiacao',
    isAboutSubject: true,
    answer: [
      'Disjuntor que cai quando o portão é acionado indica motor travado, curto no enrolamento do motor, na placa ou no cabo, ou disjuntor fraco para a partida. Religue uma vez só, sem dar comando: se cai na hora, há curto; se só cai com o portão andando, o motor puxa corrente demais.',
    ],
    heading: 'O momento da queda aponta a causa',
    text: [
      'Se o disjuntor cai no instante em que você o religa, o motor nem chegou a partir: há curto no cabo ou na placa. Se cai na hora do comando, o curto costuma estar no enrolamento do motor ou no capacitor; depois de alguns segundos de ronco, o motor está preso.',
      'Se o que cai é o DR, há corrente escapando para a carcaça ou a folha, por umidade na caixa ou fio descascado, e ninguém encosta no portão até achar.',
    ],
    points: [
      'Cai ao religar: deixe desligado e chame.',
      'Cai na partida: folha presa, capacitor ou disjuntor pequeno.',
      'Cai no meio do curso: ponto pesado ou cabo esmagado pela folha.',
      'Cai só com chuva: emenda ou botoeira com água.',
      'Só o DR cai: risco de choque, e o portão fica desligado.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'De quem é o serviço e quanto custa',
        text: [
          'Do motor e da placa cuidamos nós, com conserto de {{repair.from}} a {{repair.to}}: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, e placa, de {{part.board.from}} a {{part.board.to}}. Circuito, quadro e troca de disjuntor são do eletricista.',
          'Pôr um disjuntor maior para ele não cair tira a proteção do fio, que passa a ser o fusível.',
        ],
      },
    ],
    questions: [
      {
        question: 'Como abro o portão com o disjuntor desligado?',
        answer: 'Com a chave de destravamento, se a folha estiver reta e leve; prenda-a outra vez ao fechar.',
      },
    ],
  },
  {
    when: [
      'luz de casa|luzes de casa|luz|luzes|lampada|tv|internet|energia de casa',
      'pisca*|cai|enfraquec*|oscila|diminui|abaixa|fica fraca|apaga',
      'portao abre|portao|motor',
    ],
    unless:
      'controle|fotocelula|placa|central|sinaleira|luz de motor|luzinha de motor|nao acende|nao apaga|depois que|acaba|falta|voltou|nao abre|garagem|led|azul|verde|vermelh*|jetflex|inversor|pisca em motor|piscando em motor',
    subject: 'fiacao',
    isAboutSubject: true,
    answer: [
      'Luz da casa que pisca ou enfraquece quando o portão parte mostra queda de tensão: fio fino ou comprido, emenda frouxa ou motor puxando mais do que deve. Uma piscada leve na partida é comum; luz que cai enquanto a folha anda não é, e insistir queima o motor.',
    ],
    heading: 'Fio, emenda ou motor pesado',
    text: [
      'Com o disjuntor do portão desligado e o motor solto, leve a folha na mão. Leve, a suspeita vai para o fio; pesada, o motor está pedindo corrente para vencer o ferro.',
      'Se a luz da casa pisca também com chuveiro ou ar condicionado, o problema está na entrada de energia, e é com o eletricista ou a distribuidora.',
    ],
    points: [
      'Piscada curta só na partida: normal em motor monofásico.',
      'Luz baixa durante todo o curso: motor forçando ou fio fino.',
      'Motor ronca e a luz cai: capacitor ou folha presa.',
      'Piora aos poucos: borne esquentando no quadro.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que se mede na visita',
        text: [
          'O técnico lê a tensão no borne do motor parado e andando. Queda grande manda o caso ao eletricista, para um circuito próprio; queda pequena com motor lento aponta capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou a folha.',
        ],
      },
    ],
    questions: [
      {
        question: 'Estabilizador resolve?',
        answer:
          'Não. Ele não aguenta a partida do motor e ainda perde tensão. O que resolve é fio na bitola certa.',
      },
      {
        question: 'Pode queimar aparelhos da casa?',
        answer:
          'A piscada leve, não. Queda forte e repetida incomoda eletrônicos e mostra emenda quente, que é risco de fogo.',
      },
    ],
  },
  {
    when: [
      'bomba*|chuveiro|geladeira|freezer|ar condicionado|maquina de lavar|tomada|forno|micro ondas|microondas',
      'queimou|deu curto|curto|estourou|pegou fogo',
      'portao|motor de portao|portoes',
      'parou|nao funciona|nao abre|nao liga|morreu|apagou|sem energia',
    ],
    unless: 'raio|chuva|enchente|placa|por causa de portao',
    subject: 'fiacao',
    isAboutSubject: true,
    winsTies: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se a bomba ou outro aparelho queimou e o portão parou na mesma hora, os dois dividem o circuito, ou o mesmo pico de energia atingiu a placa. Veja no quadro, sem abrir nada, se há disjuntor caído: com cheiro de queimado ou se ele volta a cair, deixe desligado e chame o eletricista. Com a energia normal e o portão ainda mudo, é conosco: o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    description:
      'Aparelho que queimou e portão que parou na mesma hora dividem o circuito: veja no quadro se o disjuntor caiu e não o arme duas vezes.',
    heading: 'Do quadro de luz até o motor',
    text: [
      'O aparelho queimado sai da tomada, por quem possa fazê-lo com o disjuntor desligado, antes de religar. Se o disjuntor fica e o portão responde, acabou; se não responde, a placa nova fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Disjuntor só do portão evita a próxima vez.',
      'Até lá, a folha reta e leve anda na mão, solta pela chave.',
      'Hora e aparelho anotados, para o seguro ou a distribuidora.',
    ],
    send: 'Mande a foto do quadro fechado e da etiqueta do motor, e diga o que queimou primeiro.',
  },
  {
    when: [
      'faltou uma fase|falta uma fase|falta de fase|faltou fase|perdeu uma fase|sem uma fase|caiu uma fase|uma fase so|so uma fase|fase queimou|queimou uma fase|queimou a fase|queimou fase',
      'portao*|motor*',
    ],
    winsTies: true,
    subject: 'fiacao',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['power', 'repair'],
    answer: [
      'Com uma fase a menos, o motor do portão recebe tensão baixa ou torta: ronca, anda fraco ou não sai, e queima a bobina se alguém insiste. Desligue o disjuntor do portão até a fase voltar e, para passar, use a chave de destravamento com a folha reta. Se a rua toda está assim, é com a distribuidora; se é só a casa, com o eletricista.',
    ],
    heading: 'Quando a fase voltar',
    text: [
      'Religue uma vez só e dê um comando olhando o vão. Se ele anda como antes, nada se perdeu; se ronca ou não dá sinal, o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Metade das lâmpadas da casa fraca é o sinal de fase perdida.',
      'Motor trifásico de galpão: não religue antes de medir as três.',
      'Dano por falta de fase na rua: anote data e hora para o pedido à distribuidora.',
    ],
    send: 'Diga se a luz da casa está fraca e mande um vídeo do portão com som.',
  },
  {
    when: [
      'o que acontece|e se|posso|pode|perigo|quem cort*',
      'cortar|cortarem|cortar o fio|corto',
      'fio|fios|cabo de motor|cabo do motor|fiacao',
      'motor*|portao*',
    ],
    unless: 'cabo de aco|aco|fotocelula*|interfone|antena|cerca|luz cortada|enel',
    winsTies: true,
    isUnpriced: true,
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['safety', 'works'],
    answer: [
      'Com o fio cortado o motor para, e a folha continua travada pela redução: o portão não abre nem cai por isso. Cortar é que é perigoso, porque o fio tem rede elétrica e pode energizar o ferro. Para deixar o portão sem motor, desligue o disjuntor; fio partido não se emenda em casa, e refazer o trecho parte de {{repair.from}}.',
    ],
    heading: 'Parar o portão sem cortar nada',
    text: [
      'Disjuntor desligado basta: nenhum controle move a folha, e ela se abre na mão pela chave de destravamento, se está reta e com os cabos inteiros.',
    ],
    points: [
      'Fio cortado por ladrão ou obra: não encoste na folha, desligue no quadro.',
      'Fio da fotocélula cortado: o portão abre e não fecha.',
      'Fio da botoeira cortado: só o controle abre.',
    ],
    send: 'Mande uma foto do fio, de longe, e diga se o disjuntor está desligado.',
  },
];
