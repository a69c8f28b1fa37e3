/** Smells, smoke, sparks, relays, breakers and wires. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const electricityAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'pegando fogo|pegou fogo|fogo|incendio|em chamas|chama|labareda',
      'motor|portao|central|placa|garagem',
    ],
    unless: 'corta fogo|porta de incendio|alarme|prova de fogo',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Motor de portão pegando fogo: afaste todos, desligue o disjuntor no quadro se o caminho até ele estiver livre e ligue 193. Não jogue água, porque há rede elétrica; só use extintor de pó ou de gás carbônico se o fogo for pequeno e houver saída às suas costas.',
    ],
    heading: 'Fogo no motor: primeiro as pessoas',
    text: [
      'Desligada a energia, o fogo de um motor costuma diminuir, porque o que o alimenta é a corrente. Mesmo apagado, ele não se religa e a caixa não se abre até esfriar.',
      'Se a garagem é a única saída do carro, deixe o carro. Saia pela porta social e espere os bombeiros do lado de fora.',
    ],
    points: [
      'Disjuntor do portão, ou o geral se não souber qual é.',
      'Nunca água em aparelho ligado à rede.',
      'Gás, tinta e gasolina longe do motor, sem se arriscar por eles.',
      'Bombeiros: 193. Queimadura ou fumaça respirada: 192.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Depois do fogo: o que se troca e o que se investiga',
        text: [
          'Motor que queimou com chama se troca, e o serviço instalado fica entre {{replacement.from}} e {{replacement.to}}. Antes do novo se acha a causa, ou ela queima o seguinte: fio fino, emenda frouxa, disjuntor grande demais, folha travada com o motor insistindo.',
        ],
        points: [
          'Fotografe tudo antes da limpeza, por causa do seguro.',
          'Peça o circuito refeito por eletricista, com disjuntor próprio.',
          'Folha chamuscada: veja cabo e solda antes de mover.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso abrir o portão na mão depois do fogo?',
        answer:
          'Só depois de esfriar, com o disjuntor desligado e a folha reta. Destravamento que derreteu não se força.',
      },
      {
        question: 'O seguro da casa paga?',
        answer:
          'Depende da apólice, em geral na cobertura de incêndio ou de dano elétrico. Guarde fotos e a peça queimada.',
      },
    ],
  },
  {
    when: ['fumaca|fumacando|fumegando|soltando fumaca', 'motor|portao|central|placa|caixa'],
    unless: 'detector|sensor de fumaca|alarme',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Fumaça no motor ou na central do portão: desligue o disjuntor no quadro já, fique longe da caixa e não dê mais nenhum comando. Se ela continua depois de desligado, ou se há chama, saia e ligue 193; parou, deixe desligado até a medição.',
    ],
    heading: 'De onde a fumaça saiu',
    text: [
      'Olhe de longe e guarde três coisas para o técnico: a cor da fumaça, de que lado da caixa saiu e o que o portão fazia no momento. Isso separa motor, placa e fio quase sem abrir nada.',
      'Não ligue de novo para confirmar. A segunda tentativa leva a peça que ainda tinha conserto.',
    ],
    points: [
      'Fumaça clara e cheiro de verniz, com o motor roncando: bobina.',
      'Estouro seco e fumaça curta: capacitor.',
      'Mancha preta na tampa, do lado da placa: trilha ou relé.',
      'Cheiro de plástico junto ao fio: emenda ou borne frouxo.',
      'Fumaça pouca e branca num motor molhado: água esquentando, e também se desliga.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que fumaça costuma custar',
        text: [
          'Capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, placa entre {{part.board.from}} e {{part.board.to}}, estator entre {{part.stator.from}} e {{part.stator.to}}. O técnico mede as três peças antes do preço e procura o que forçou: folha pesada, uso acima do motor ou tensão errada.',
        ],
      },
    ],
    questions: [
      {
        question: 'Parou a fumaça e o portão anda. Posso usar?',
        answer: 'Não. O verniz que queimou não volta, e o curto seguinte pode acontecer com a casa vazia.',
      },
      {
        question: 'Como saio com o carro enquanto isso?',
        answer:
          'Com o disjuntor desligado e a folha reta e no lugar, use a chave de destravamento e leve o portão na mão, em duas pessoas.',
      },
    ],
  },
  {
    when: [
      'cheiro de queimado|cheiro queimado|cheiro de fio|cheiro forte|cheiro de plastico|cheirando|cheiro de borracha|cheiro estranho|cheiro',
    ],
    unless: 'como saber|sinais|sintomas',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Motor ou placa de portão com cheiro de queimado: desligue o disjuntor no quadro, não aperte mais o controle e deixe a caixa fechada. O cheiro vem da bobina, do capacitor, da placa ou de um fio frouxo, e só a medição diz qual; desligado a tempo, muitas vezes é a peça barata.',
    ],
    heading: 'O que cada cheiro aponta',
    text: [
      'Com a energia cortada e depois de alguns minutos, o nariz ajuda: verniz doce é bobina, plástico é fio ou borne, peixe é capacitor ou componente da placa. Borracha quente, com motor girando, é correia.',
      'Lembre-se do último som. Ronco comprido antes do cheiro mostra que o motor forçava contra uma folha presa ou partia sem capacitor.',
    ],
    points: [
      'Ronco e cheiro de verniz: motor sem conseguir girar.',
      'Estalo e silêncio: capacitor ou placa.',
      'Cheiro e disjuntor que desarma: curto, não religue.',
      'Cheiro só depois de muitas aberturas: motor acima do que aguenta.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Do capacitor ao motor novo: as faixas',
        text: [
          'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; placa, de {{part.board.from}} a {{part.board.to}}; estator, de {{part.stator.from}} a {{part.stator.to}}. Motor novo, de {{replacement.from}} a {{replacement.to}} instalado, entra na conversa só quando a bobina de um motor antigo se foi.',
          'Antes de religar com peça nova, a folha é solta e levada na mão. Se ela pesa, a peça nova queima do mesmo jeito.',
        ],
      },
    ],
    questions: [
      {
        question: 'O cheiro passou e o portão voltou a andar. E agora?',
        answer:
          'Deixe no manual até a visita. Verniz queimado perde o isolamento, e o motor para de vez ou dá choque na carcaça.',
      },
      {
        question: 'Cheiro em motor novo é normal?',
        answer:
          'Um pouco de cheiro de tinta ou graxa na primeira semana, sim. Cheiro de queimado não: desligue e chame quem instalou, dentro da garantia.',
      },
    ],
  },
  {
    when: [
      'faisca*|fagulha*|faiscando|solta fogo|soltando fogo|curto circuito|curto',
      'motor|portao|placa|central|fio*|relé|rele|abre|fecha',
    ],
    unless: 'preco|evitar|controle|prazo|botoeira em curto',
    subject: 'fiacao',
    isAboutSubject: true,
    answer: [
      'Faísca no portão é fio ou contato em curto: desligue o disjuntor no quadro, não encoste na folha nem na caixa e deixe desligado até a visita. Não religue para ver de onde sai; cada faísca derrete um pouco mais do fio e pode energizar o ferro.',
    ],
    heading: 'De onde a faísca costuma sair',
    text: [
      'Dentro da caixa ela vem de borne frouxo, relé gasto ou bicho entre as trilhas. Fora dela, do cabo que a folha esmaga ao andar ou da emenda que molhou.',
      'Ferro raspando em ferro também solta fagulha, sem cheiro de queimado e com risco brilhante na folha. Essa é mecânica, mas enquanto não se sabe qual é, o disjuntor fica desligado.',
    ],
    points: [
      'Só quando anda: cabo móvel partido ou ferro raspando.',
      'No momento da ordem: relé ou borne.',
      'Com chuva: emenda ou botoeira molhada.',
      'Junto com choque na folha: fuga, ninguém encosta.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Como se desfaz o curto',
        text: [
          'O técnico mede o isolamento com tudo desligado, solta os acessórios um a um e refaz o trecho queimado, entre {{repair.from}} e {{repair.to}}. Se o curto chegou à placa, ela se repara a partir de {{repair.from}} ou se troca, de {{part.board.from}} a {{part.board.to}}; o circuito do quadro até o motor é do eletricista.',
        ],
        points: [
          'Cabo móvel ganha conduíte flexível e folga.',
          'Emenda sobe para uma caixa acima do piso.',
          'Terra conferido até o quadro.',
        ],
      },
    ],
    questions: [
      {
        question: 'O disjuntor não caiu com a faísca. Está ruim?',
        answer:
          'Pode estar grande demais para o fio do portão, e aí não protege. É uma das primeiras coisas a conferir.',
      },
      {
        question: 'Posso passar fita isolante e usar?',
        answer: 'Não. Fita sobre fio queimado segura calor e umidade, e o curto volta por baixo dela.',
      },
    ],
  },
  {
    when: [
      'rele|reles',
      'colad*|grudad*|travad*|queim*|estal*|clic*|tec|batendo|pres*|defeito|nao arma|faisc*|barulho|ruim|nao desliga|fica ligado',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Relé colado na placa do portão é o contato que grudou ligado: o motor não para no fim, parte sozinho ou anda para um lado só. Desligue o disjuntor e não use o portão assim, porque a folha força o batente até a bobina queimar.',
    ],
    heading: 'Relé colado, gasto ou sem ordem',
    text: [
      'Cada sentido tem o seu relé: um liga a abertura, outro o fechamento. Por isso o defeito costuma aparecer em um sentido só, e é isso que o separa de motor ruim.',
      'Relé que estala com a ordem está recebendo comando. Se o motor não anda depois do estalo, o contato queimou por dentro ou falta capacitor.',
    ],
    points: [
      'Não para no fim do curso: contato colado.',
      'Estala e nada acontece: contato queimado, capacitor ou fio do motor.',
      'Estala várias vezes seguidas: fonte fraca ou borne frouxo.',
      'Bater na caixa faz andar: contato no fim da vida, e não é solução.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Trocar o relé ou a placa',
        text: [
          'Relé se troca na bancada, com solda, por outro da mesma tensão e corrente; o reparo da placa parte de {{repair.from}} e inclui a prova do motor. O contato raramente gruda sem causa: capacitor fraco, folha pesada ou surto puxam a corrente que o solda.',
          'Se a trilha embaixo do relé queimou, compara-se o reparo com uma central nova que aceite o mesmo fim de curso.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso trocar o relé em casa?',
        answer:
          'Não recomendamos. A placa tem rede e capacitor carregado, e um relé de corrente menor gruda na primeira semana.',
      },
      {
        question: 'Lixar o contato resolve?',
        answer: 'Por pouco tempo. A camada que evita a faísca já se foi, e o contato volta a grudar.',
      },
    ],
  },
  {
    when: [
      'tec tec|tac tac|tique|clic|clique|estalinho|clac|tlec|plec|da um estalo|so estala|estala e',
      'nao abr*|nao anda|nao sai|nao liga|nao move|portao|motor|nao funciona|parado',
    ],
    unless: 'rele|reles|dente|cremalheira|trava eletrica|fechadura',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Portão que faz tec e não abre recebeu a ordem: o clique é o relé da central, e o que falta vem depois dele. Conte os cliques; um só, com o motor mudo, aponta capacitor, fio ou trava que não soltou, e vários seguidos apontam fonte fraca ou borne frouxo.',
    ],
    heading: 'Do clique até a folha',
    text: [
      'Depois do relé a corrente passa pelo capacitor e pela bobina, e a força passa pela engrenagem. Zumbido junto do clique põe o capacitor na frente; silêncio total põe fio, bobina ou o protetor térmico de um motor quente.',
      'Com o disjuntor desligado e a folha reta, solte o motor e leve-a na mão. Se ela prende, o motor clica e não vence.',
    ],
    points: [
      'Um clique e zumbido: capacitor.',
      'Um clique e silêncio: fio do motor, bobina ou motor quente.',
      'Cliques em série: tensão baixa ou fonte da placa.',
      'Clique na fechadura do portão de abrir: trava que não recolhe.',
      'Clique e a luz da garagem cai: folha presa ou fio fino.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que custa cada fim de história',
        text: [
          'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; placa, de {{part.board.from}} a {{part.board.to}}; ajuste ou borne, perto de {{part.adjustment.from}}. Pare de insistir no controle até a visita, porque cada tentativa esquenta a bobina.',
        ],
      },
    ],
    questions: [
      {
        question: 'Nenhum clique ao apertar: é outra coisa?',
        answer:
          'É. Sem clique a ordem não chegou ao relé, e se olha energia, controle, botoeira e placa, nessa sequência.',
      },
      {
        question: 'Dar um tranco na folha ajuda?',
        answer:
          'Se ela parte com o tranco, o capacitor está fraco. Não repita: a mão fica perto de uma folha que pode arrancar.',
      },
    ],
  },
  {
    when: [
      'disjuntor|dr|chave geral|energia de casa|luz de casa|a energia|forca de casa|casa inteira',
      'desarm*|cai|caiu|caindo|pula|dispar*|cair|desliga*',
      'portao|motor|controle|aperto|abr*|fecha*',
    ],
    unless: 'raio|preco|qual disjuntor|amper*',
    subject: 'fiacao',
    isAboutSubject: true,
    answer: [
      'Disjuntor que cai quando o portão é acionado indica motor travado, curto na placa ou no cabo, ou disjuntor fraco para a partida. Religue uma vez só, sem dar comando: se cai na hora, há curto; se só cai com o portão andando, o motor puxa corrente demais.',
    ],
    heading: 'O momento da queda aponta a causa',
    text: [
      'Se o disjuntor cai no instante em que você o religa, o motor nem chegou a partir: há curto no cabo, na placa ou no capacitor. Se cai depois de alguns segundos de ronco, o motor está preso ou o capacitor abriu.',
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
      'fio*|cabo*|fiacao',
      'derret*|queimad*|esquent*|quente|torrad*|ressecad*|descascad*|desencapad*|exposto*|solto*|cortad*|partid*|arrebent*|mordid*|roid*|rompid*',
    ],
    unless:
      'cabo de aco|contrapeso|cerca|alarme|internet|rato*|preco|roub*|furt*|cabo do basculante|polia|cabo arrebent*|cabos arrebent*|cabo romp*',
    of: ['fiacao', 'motor', 'portao-automatico', 'central-de-comando', 'botoeira', 'fotocelula'],
    subject: 'fiacao',
    isAboutSubject: true,
    answer: [
      'Fio do portão derretido, descascado ou solto pede o disjuntor desligado antes de qualquer olhada: ele pode pôr a folha de ferro sob tensão. Não enrole fita e religue; o trecho é cortado e refeito inteiro, e a causa do dano se resolve junto.',
    ],
    heading: 'O que estragou o fio diz como refazê-lo',
    text: [
      'Fio que derreteu esquentou: bitola fina, borne frouxo ou motor puxando corrente demais. Fio esmagado ou partido foi pego pela folha ou dobrou milhares de vezes no mesmo ponto.',
      'Cabo fino de botoeira e de fotocélula não dá choque forte, mas em curto abre o portão ou impede que ele feche.',
    ],
    points: [
      'Derretido no borne: aperto frouxo, veja também o disjuntor.',
      'Derretido no meio: bitola ou emenda.',
      'Partido onde a folha dobra: falta conduíte flexível.',
      'Ressecado ao sol: cabo sem proteção para fora.',
      'Ponta solta sem destino: isole e fotografe, não ligue por tentativa.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quem refaz cada trecho',
        text: [
          'Do motor para fora, nos cabos de comando e na ligação da placa, o conserto é nosso, de {{repair.from}} a {{repair.to}}. Do quadro até o ponto do motor é do eletricista, com disjuntor próprio, terra e fio sem emenda no caminho.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso emendar o fio do portão?',
        answer:
          'Só dentro de caixa seca, com conector, e nunca no conduíte enterrado. Emenda no chão é o defeito da próxima chuva.',
      },
      {
        question: 'Fio solto da placa pode ficar sem ligar?',
        answer:
          'Alguns sobram de fábrica. Mande a foto da placa antes de ligar um fio que você não sabe de onde veio.',
      },
    ],
  },
  {
    when: ['fio terra|fio de terra|aterramento|aterrar|terra', 'motor|portao|precisa|obrigatorio|como|ligar'],
    unless: 'choque|preco|vermelha|rua de terra|chao de terra|piso de terra|raio*|surto',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['safety', 'install'],
    answer: [
      'Precisa, sim: o fio terra do motor de portão leva a corrente de uma falha para o chão e faz o DR desligar, em vez de ela esperar a mão de alguém no ferro. Ele liga a carcaça do motor, e a própria folha, à barra de terra do quadro; neutro não faz esse papel.',
    ],
    heading: 'Como o terra chega ao portão',
    text: [
      'É um fio verde ou verde e amarelo, do quadro até a carcaça, junto dos fios da rede e sem emenda. Haste fincada só ao lado do portão, sem ligação com o quadro, não garante que o disjuntor desligue.',
      'Casa antiga sem terra pede um eletricista: ele faz a haste, a barra no quadro e o fio do circuito do portão. Depois disso o DR passa a proteger de verdade.',
    ],
    points: [
      'Um fio só para o terra, que nunca passa por chave.',
      'Carcaça do motor e folha de ferro ligadas a ele.',
      'DR no circuito, testado pelo botão de tempos em tempos.',
      'Nada de terra no cano de água ou de gás.',
    ],
    sections: [
      {
        aspect: 'safety',
        heading: 'O que conferimos e o que é do eletricista',
        text: [
          'Na visita vemos se o terra chega ao motor e se a carcaça está presa a ele; refazer essa ligação entra num conserto de {{repair.from}} a {{repair.to}}. A haste, a barra e o quadro ficam com o eletricista.',
        ],
      },
    ],
    questions: [
      {
        question: 'O motor funciona sem terra?',
        answer:
          'Funciona, e é por isso que tanta gente não percebe a falta. Ele não serve para mover, serve para proteger.',
      },
      {
        question: 'Terra evita queima por raio?',
        answer:
          'Ajuda, porque é por ele que o protetor de surto descarrega. Sozinho, sem protetor, não basta.',
      },
    ],
  },
  {
    when: ['capacitor*', 'estour*|inchad*|estufad*|vaz*|derret*|explod*|estufou|furad*'],
    subject: 'capacitor',
    isAboutSubject: true,
    answer: [
      'Capacitor do motor do portão estourado ou inchado não se testa nem se aproveita: desligue o disjuntor e não toque nos terminais, porque ele guarda choque mesmo desligado. A troca fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, e serve o de mesmos microfarads e tensão igual ou maior.',
    ],
    heading: 'Por que um capacitor estoura',
    text: [
      'Calor, idade e surto na rede são as causas comuns; a outra é o motor preso, que o deixa trabalhando muito além do tempo da partida. Trocar só a peça com a folha pesada estoura a segunda.',
      'O líquido que vaza mancha a caixa e ataca a placa. Ele se limpa com o motor frio e desligado, e de luva.',
    ],
    points: [
      'Tampa estufada: já não entrega a força escrita nele.',
      'Óleo em volta: vazou, troca imediata.',
      'Estouro seco com cheiro de peixe: desligue e areje a garagem.',
      'Estourou na volta da luz: meça também a placa.',
    ],
    sections: [
      {
        aspect: 'replace',
        heading: 'O que o técnico confere com o capacitor novo',
        text: [
          'Ele descarrega o velho com resistor, lê o valor na etiqueta do motor e mede a corrente de partida com o novo. Corrente alta manda olhar a folha; bobina já escura fica entre {{part.stator.from}} e {{part.stator.to}}.',
        ],
        points: [
          'Microfarads iguais aos da etiqueta.',
          'Tensão igual ou maior, nunca menor.',
          'Preso longe da parte quente do motor.',
        ],
      },
    ],
    questions: [
      {
        question: 'O motor queima se o capacitor estourar?',
        answer: 'Nem sempre. Quem queima a bobina é insistir no controle com o motor zumbindo sem partir.',
      },
      {
        question: 'Um capacitor maior dá mais força?',
        answer: 'Não. Esquenta a bobina e encurta a vida dela. O valor certo é o da etiqueta.',
      },
    ],
  },
  {
    when: ['como testar|como saber|como medir|testar|medir|sintoma*|sinais', 'capacitor*'],
    subject: 'capacitor',
    isAboutSubject: true,
    answer: [
      'Capacitor ruim no motor do portão se reconhece pelo lado de fora: o motor zumbe e não parte, parte fraco ou precisa de um empurrão. Andar só para um lado, sempre o mesmo, costuma ser relé ou fim de curso. A confirmação é do capacímetro, na mão do técnico, porque a peça fica dentro da caixa e guarda carga mesmo com o disjuntor desligado.',
    ],
    heading: 'Três sinais sem abrir a caixa',
    text: [
      'Primeiro tire a folha da conta: disjuntor desligado, motor solto, portão levado na mão. Se ela anda leve e o motor zumbe quando religado, o capacitor é o primeiro da lista.',
      'Não deixe zumbir para ouvir melhor. Poucos segundos bastam para confirmar e para esquentar a bobina.',
    ],
    points: [
      'Zumbe parado e parte com um empurrão.',
      'Parte fraco de manhã e melhor depois de quente.',
      'Falha nos dois sentidos, e não só ao abrir ou só ao fechar.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que o técnico vê ao abrir',
        text: [
          'Inchado, rachado ou com óleo em volta, está condenado à vista. Sem nada disso, ele corta a rede, descarrega a peça e lê os microfarads: valor bem abaixo do escrito pede outro igual, e a troca fica entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Dá para testar com multímetro comum?',
        answer:
          'Só se ele tiver a escala de capacitância. A escala de resistência mostra curto, mas não mostra capacitor fraco, que é o caso comum.',
      },
      {
        question: 'Posso encostar os terminais para descarregar?',
        answer: 'Não. A faísca estraga a peça e machuca. O certo é resistor, com a rede cortada.',
      },
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e conte o que ele faz na partida: zumbe, sai fraco ou só parte com um empurrão.',
  },
];
