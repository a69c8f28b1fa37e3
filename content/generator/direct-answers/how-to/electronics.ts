/** Boards, sensors, limits and motors: how to set, test, wire and look after each. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const electronicsAnswers: readonly DirectAnswer[] = [
  {
    when: ['encoder|sensor hall|hall|sensor de posicao|sensor de giro|sensor de rotacao|reed'],
    unless: 'celular|aviso|o que e|que serve|como funciona|ou|preco|quanto custa',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Encoder com defeito faz o motor dar alguns centímetros e parar, andar devagar o curso inteiro ou esquecer onde é aberto e fechado. Ele é o sensor que conta as voltas do motor; sem essa contagem a central para por segurança ou procura o batente a cada viagem.',
    ],
    heading: 'Sinais que separam o encoder do fim de curso',
    text: [
      'Fim de curso falha numa ponta; encoder falha no caminho todo. Se o portão anda sempre o mesmo pouquinho e para, a central mandou andar, não recebeu contagem e cortou.',
      'As causas são conector solto, disco sujo de graxa, ímã que caiu do eixo e cabo partido junto do motor. Nada disso se testa com a rede ligada: a caixa guarda tensão.',
    ],
    points: [
      'Anda um palmo e para, sempre igual: sem contagem.',
      'Para cada vez num lugar: contagem que pula, cabo ou sujeira.',
      'Bate no fim e volta: curso perdido, precisa gravar de novo.',
      'Piscada de erro na placa: filme e mande, o código muda por marca.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Limpar, trocar ou gravar o curso',
        text: [
          'Com conector refeito e curso gravado, o acerto fica entre {{part.adjustment.from}} e {{part.adjustment.to}}. Se o sensor vem na placa e ela se troca, de {{part.board.from}} a {{part.board.to}}; ímã ou disco dentro do motor, de {{part.gears.from}} a {{part.gears.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Dá para usar o portão sem encoder?',
        answer:
          'Em algumas centrais sim, por tempo, mas ele perde a parada suave e a reversão por obstáculo. Não é solução para ficar.',
      },
      {
        question: 'Todo motor tem encoder?',
        answer:
          'Não. Muitos motores comuns trabalham só com fim de curso; o encoder é de quem tem velocidade controlada.',
      },
    ],
    send: 'Mande um vídeo do portão tentando andar, com o som, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'fim de curso|fins de curso|parada|ponto de parada',
      'regul*|ajust*|acert*|como|mudar|posicao|mexer',
    ],
    unless: 'preco|custa|quanto|bate|batendo|quebr*|suave|para de|trocar|test*|saber|ima|imas|funciona',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    answer: [
      'Para regular o fim de curso, mova o ímã ou o batente do sensor poucos milímetros por vez, com o disjuntor desligado, e faça uma viagem inteira depois de cada toque. O portão deve parar encostado sem o motor forçar: se ele bate, o ponto está tarde; se sobra fresta, está cedo.',
    ],
    heading: 'A ordem da regulagem',
    text: [
      'No de correr, o ímã vai preso na cremalheira: puxe-o na direção do meio do curso para o portão parar antes, e na direção da ponta para parar depois. No basculante, o sensor corre num perfil do motor, atrás de um parafuso.',
      'Central que grava o curso não se regula no ímã: manda-se a folha aprender de novo, pelo procedimento do manual. Antes disso, confira se a folha anda leve na mão, ou a regulagem some em dias.',
    ],
    points: [
      'Marque a posição antiga com lápis antes de mexer.',
      'Acerte primeiro o fechado, depois o aberto.',
      'Deixe um dedo de folga até o batente de ferro.',
      'Prove cinco viagens seguidas, com o motor quente.',
    ],
    sections: [
      {
        aspect: 'adjust',
        heading: 'Quando o ajuste não segura',
        text: [
          'Se o ponto muda sozinho, há ímã frouxo, roldana gasta ou folga no braço. A visita de regulagem de curso e força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso mexer com o portão ligado?',
        answer: 'Não. Um toque no controle põe a folha em movimento com a sua mão no pinhão ou no perfil.',
      },
      {
        question: 'O portão para certo ao abrir e bate ao fechar. Qual mexer?',
        answer: 'Só o de fechar. São dois pontos independentes, mesmo quando o sensor é um só.',
      },
    ],
    send: 'Mande um vídeo da chegada, aberto e fechado, e uma foto do ímã ou do perfil do motor.',
  },
  {
    when: [
      'fim de curso|fins de curso',
      'test*|saber|queimad*|defeito|com defeito|funciona|trocar|nao funciona|nao para|quebr*|sintoma*|estragad*',
    ],
    unless: 'magnetic*|tipo|qual|preco|custa',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    answer: [
      'Fim de curso com defeito deixa o portão bater no fim, parar antes ou andar só num sentido. Se o motor continua forçando com a folha encostada, desligue o disjuntor agora. Depois olhe, sem abrir nada, se o ímã está no lugar e se há fio solto junto do sensor.',
    ],
    heading: 'Ímã, sensor ou fio',
    text: [
      'Muitas centrais têm uma luz para cada fim de curso: com o motor solto e a folha levada na mão, ela muda quando o ímã passa. Luz que muda e portão que não para é placa; luz que não muda é ímã, sensor ou fio.',
      'O ímã é a parte mais barata e a que mais cai. Sensor e chave de haste sofrem com água e batida.',
    ],
    points: [
      'Não para só ao abrir: sensor de abertura ou ímã daquele lado.',
      'Não anda num sentido: sensor colado, a central acha que já chegou.',
      'Falha na chuva: água no conector.',
      'Para um pouco depois a cada dia: ímã escorregando.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quanto custa devolver a parada',
        text: [
          'Ímã, posição e regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}; se a entrada da placa queimou, ela se repara a partir de {{repair.from}} ou se troca, de {{part.board.from}} a {{part.board.to}}. A peça tem {{parts.warranty}} de garantia.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso usar o portão até a visita?',
        answer: 'Na mão, com o motor solto na chave, se a folha está reta e leve. No motor, não.',
      },
      {
        question: 'O fim de curso tem lado certo?',
        answer: 'Tem. Os dois ímãs costumam ter polos diferentes; trocados, o portão para ao contrário.',
      },
    ],
    send: 'Mande um vídeo do portão chegando aos dois fins e uma foto do sensor com o ímã.',
  },
  {
    when: ['fotocelula*|sensor|sensores', 'limp*|suj*|manutencao|cuidar|pano|po|poeira|barro|tinta|teia'],
    unless: 'aranha|formiga|presenca|alarme|mosquito',
    subject: 'fotocelula',
    isAboutSubject: true,
    answer: [
      'Limpe a fotocélula com pano macio úmido nas duas lentes, sem álcool forte nem palha, e seque: metade dos portões que não fecham volta a fechar nesse momento. Faça isso uma vez por mês, com o portão parado e sem entrar no vão enquanto alguém tem o controle na mão.',
    ],
    heading: 'Limpar, alinhar e provar',
    text: [
      'Tire teia, barro e folha da frente, aperte o parafuso do suporte e confira se uma lente olha para a outra. A luz do receptor muda quando a mão corta o feixe: se muda, ela está vendo.',
      'A prova vale mais que a luz: mande fechar e passe um cabo de vassoura no feixe, de lado; o portão tem de parar e voltar.',
    ],
    points: [
      'Lente riscada ou leitosa de sol: troca do par.',
      'Gota por dentro: tampa sem vedação.',
      'Mato crescido à frente: corte baixo.',
      'Respingo de tinta: sai com água morna, antes de endurecer.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Se limpou e ele ainda não fecha',
        text: [
          'O defeito é de alinhamento, fio ou do próprio par, de {{part.photocell.from}} a {{part.photocell.to}}, com peça e mão de obra. Não una os fios na central para calar o sensor: a folha passa a descer sem ver ninguém.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso passar cera ou silicone na lente?',
        answer: 'Não. A película desvia o feixe e junta pó.',
      },
      {
        question: 'A chuva tira o alinhamento?',
        answer: 'A chuva não; o suporte frouxo sim. Aperte-o na limpeza.',
      },
    ],
    send: 'Se não resolver, mande uma foto de cada lente de perto, com a luz à vista, e outra do vão.',
  },
  {
    when: [
      'fotocelula*|sensor de portao|sensores',
      'ligar|ligo|instalar|fio|fios|passar|fiacao|ligacao|conect*|esquema|coloc*',
    ],
    unless:
      'preco|custa|altura|sem fio|presenca|nao funciona|nao fecha|onde fica|onde|obrigat*|lei|estacionamento|desligar|vale a pena',
    subject: 'fotocelula',
    isAboutSubject: true,
    answer: [
      'A fotocélula se liga com dois fios de alimentação em cada lado e mais dois de contato no receptor, que vão à entrada de fotocélula da central. Tudo em baixa tensão, com o disjuntor desligado; se essa entrada vem com uma ponte de fábrica, ela sai, senão o sensor fica sem efeito.',
    ],
    heading: 'Do cabo à prova',
    text: [
      'Passe um cabo de quatro vias até o receptor e um de duas até o emissor, em conduíte só deles: junto com a rede, o fio pega ruído e o portão volta sem motivo. O contato é o normalmente fechado, na maioria das centrais.',
      'Fixe os dois na mesma altura, a meio metro do chão mais ou menos, fora do alcance do pneu, e com o receptor do lado que não toma sol da tarde.',
    ],
    points: [
      'Alimentação na saída própria da placa, com a polaridade certa.',
      'Comum e contato na entrada da fotocélula, nunca na da botoeira.',
      'Emenda só dentro de caixa seca.',
      'Prova: portão fechando, vassoura no feixe, ele volta.',
    ],
    sections: [
      {
        aspect: 'install',
        heading: 'Quanto custa instalada',
        text: [
          'Com o par, o fio e a regulagem, fica entre {{part.photocell.from}} e {{part.photocell.to}} quando há caminho para o cabo, com {{repair.warranty}} de garantia no serviço. Calçada a cortar ou parede a quebrar se combinam antes.',
        ],
      },
    ],
    questions: [
      {
        question: 'Qualquer fotocélula serve na minha central?',
        answer: 'Quase todas, se a tensão e o tipo de contato batem. Mande a foto da placa e dizemos.',
      },
      {
        question: 'Dá para ligar dois pares?',
        answer: 'Dá, em série no contato: qualquer um dos feixes cortado segura o portão.',
      },
    ],
    send: 'Mande uma foto da placa com a tampa aberta pelo técnico ou do manual, e outra dos dois lados do vão.',
  },
  {
    when: [
      'botoeira*|botao|interruptor|pulsador|campainha',
      'ligar|ligo|instalar|fio|ligacao|conect*|esquema|coloc*|passar|quantos fios|quantos metros',
    ],
    unless: 'sem fio|preco|custa|nao funciona|nao abre|parou|carro|fotocelula|desligar|onde',
    of: ['botoeira', 'portao-automatico', 'motor', 'central-de-comando'],
    subject: 'botoeira',
    isAboutSubject: true,
    answer: [
      'A botoeira se liga com dois fios finos, do botão à entrada de botoeira da central e ao comum, em baixa tensão e com o disjuntor desligado. O botão é de pulso, daqueles que voltam; interruptor de luz, que fica ligado, deixa o portão sem obedecer ou abrindo sem parar.',
    ],
    heading: 'O fio, o botão e o lugar',
    text: [
      'Use um par só para ela, em conduíte separado da rede. Num trecho comprido ou ao lado de fio de luz, o cabo faz papel de antena e o portão abre sozinho; cabo trançado ou blindado evita.',
      'O botão fica onde se vê o portão, a mais de um braço da grade, para ninguém alcançar da rua. Ao tempo, ele vai em caixa vedada.',
    ],
    points: [
      'Nunca a tensão da rede no botão: queima a placa e dá choque.',
      'Vários botões: todos em paralelo nos mesmos dois bornes.',
      'Abrir e fechar separados: só se a central tem as duas entradas.',
      'Prova: toque curto, um movimento; toque seguinte, para.',
    ],
    sections: [
      {
        aspect: 'install',
        heading: 'Se preferir instalada',
        text: [
          'Botão, fio e ligação entram num serviço de {{repair.from}} a {{repair.to}}, conforme o caminho do conduíte, com {{repair.warranty}} de garantia. Sem caminho para fio, um acionador de parede por rádio se grava como um controle, de {{part.programming.from}} a {{part.programming.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso usar o fio da campainha?',
        answer:
          'Pode, se ele for só da botoeira e não levar tensão da campainha. Teste com o eletricista antes.',
      },
      {
        question: 'Como acho o borne certo?',
        answer:
          'Procure BOT, PUL ou TRF e COM ao lado. Os nomes mudam por marca; com a foto da placa dizemos qual é.',
      },
    ],
    send: 'Mande uma foto da placa ou da etiqueta da central e conte a distância até onde o botão vai ficar.',
  },
  {
    when: ['rele|reles', 'test*|como|saber|trocar|troca|medir|qual|funcao|serve'],
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'O relé da central se testa pelo som e pela saída: ao comando ele estala, e do outro lado tem de aparecer a tensão do motor. Estala e não sai tensão é contato queimado; não estala é bobina, trilha ou falta de ordem. A medida é feita com a placa energizada, por técnico.',
    ],
    heading: 'O que se percebe sem abrir a caixa',
    text: [
      'De fora, com o portão parado e ninguém perto, aperte o controle e escute. Um estalo por toque é o normal. Muitos estalos seguidos apontam fonte fraca; nenhum, com a luz da placa acesa, aponta relé ou comando.',
      'Relé colado é o caso sério: o motor segue rodando sem ordem. Aí se desliga o disjuntor e não se religa.',
    ],
    points: [
      'Abre e não fecha, com estalo nos dois: contato do lado de fechar.',
      'Estala e o motor zumbe: capacitor ou folha presa, e não o relé.',
      'Bater na caixa faz funcionar: contato no fim.',
      'Marca escura na placa ao lado dele: solda trincada.',
    ],
    sections: [
      {
        aspect: 'replace',
        heading: 'Trocar o relé ou a placa',
        text: [
          'A troca do relé com a solda refeita é reparo de placa, a partir de {{repair.from}}, com {{parts.warranty}} de garantia na peça. Se a trilha queimou junto em vários pontos, a placa nova compensa mais, de {{part.board.from}} a {{part.board.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso trocar o relé sozinho?',
        answer:
          'É solda em placa com rede, e o relé novo precisa ter a mesma tensão de bobina e contato. Sem bancada, não vale.',
      },
      {
        question: 'Por que o contato queima?',
        answer:
          'Motor pesado ou travado puxa corrente demais na partida. Se a folha não for corrigida, o novo queima igual.',
      },
    ],
    send: 'Mande um vídeo com som do portão recebendo o comando e a foto da etiqueta da central.',
  },
  {
    when: [
      'tampa|caixa|carcaca|carenagem|capa',
      'abrir|abro|tirar|remover|tampa quebrou|quebr*|trocar|fechar|desmontar',
      'motor|central|placa|portao|automatizador',
    ],
    unless: 'controle|formiga|agua|contrapeso|correio|fusivel',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'A tampa do motor sai por um ou dois parafusos na base ou por presilhas laterais, sempre com o disjuntor desligado: embaixo dela há tensão da rede e um capacitor que guarda carga. Para destravar o portão não é preciso abri-la; a chave fica por fora na maioria dos modelos.',
    ],
    heading: 'O que se pode olhar e o que não se toca',
    text: [
      'Com a energia cortada, dá para ver se há água, bicho, fio solto ou mancha escura, e fotografar a etiqueta e a placa. Não encoste nos terminais do capacitor nem aperte botões da placa por tentativa: um toque longo apaga os controles.',
      'Se a tampa quebrou, não deixe a placa ao tempo. Um saco amarrado guarda umidade; use uma cobertura aberta por baixo até a peça chegar.',
    ],
    points: [
      'Parafuso espanado: broca fina, sem alavanca no plástico.',
      'Presilha: pressione os dois lados e puxe para cima, reto.',
      'Na volta, confira se nenhum fio ficou mordido.',
      'Borracha de vedação no lugar, com a abertura para baixo.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Tampa nova ou defeito por baixo dela',
        text: [
          'A tampa se pede pelo modelo escrito na etiqueta, e o valor sai pela foto. Se foi aberta por causa de defeito, o conserto fica entre {{repair.from}} e {{repair.to}}, e a placa que molhou, de {{part.board.from}} a {{part.board.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Abrir a tampa tira a garantia?',
        answer:
          'Em motor na garantia, deixe fechado e chame: peça mexida por outra pessoa é motivo comum de recusa.',
      },
      {
        question: 'Quanto tempo o capacitor guarda carga?',
        answer: 'Minutos ou mais. Por isso não basta desligar: não se toca nele sem descarregar.',
      },
    ],
    send: 'Mande uma foto do motor fechado, de frente e de lado, com a etiqueta: dizemos por onde a tampa sai.',
  },
  {
    when: [
      'motor',
      'test*|direto|multimetro|medir|bancada|como saber|saber se|sinais|sintoma*',
      'queimou|queimad*|queimando|direto|multimetro|bancada|bom|boa|ruim|funciona|funcionando|presta|estragou|fim de a vida',
    ],
    unless:
      'voltagem|127|220|110|capacitor|fotocelula|controle|peso|kg|seguro|garantia|usado|vai quebrar|por que|medir portao|medir o portao|comprar|desgastou|pesado',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Para saber se o motor queimou, comece pelo que não exige abrir nada: cheiro de verniz na caixa, disjuntor que cai ao comando e carcaça quente com o portão parado apontam bobina. Zumbido sem giro é quase sempre capacitor ou folha presa, que custam bem menos.',
    ],
    heading: 'A ordem da prova, do simples ao multímetro',
    text: [
      'Desligue o disjuntor, solte o motor na chave e mova a folha: se ela pesa, o defeito está na folha, no trilho ou na dobradiça. Leve? Religue e escute um comando, de longe. Estalo sem som de motor é placa ou bobina aberta; ronco é capacitor.',
      'O teste direto na rede, sem a central, é do técnico: sem fim de curso e sem força regulada, a folha vai até quebrar. Ele mede a resistência entre os fios, que num motor bom é baixa e parecida nos dois sentidos, e a fuga para a carcaça, que tem de ser nenhuma.',
    ],
    points: [
      'Bobina aberta: o multímetro não acusa nada.',
      'Bobina em curto: resistência perto de zero, disjuntor caindo.',
      'Fuga para a carcaça: choque e DR que desarma.',
      'Medidas certas e motor fraco: capacitor.',
    ],
    sections: [
      {
        aspect: 'signs',
        heading: 'Consertar ou trocar',
        text: [
          'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; estator, de {{part.stator.from}} a {{part.stator.to}}; motor novo instalado no basculante, de {{kit.padrao}} a {{kit.jetflex}}. Com estator queimado e engrenagem gasta ao mesmo tempo, a troca costuma sair melhor.',
        ],
      },
    ],
    questions: [
      {
        question: 'O motor parou quente e voltou depois. Queimou?',
        answer:
          'Não: foi o protetor térmico. Mas ele avisa que há esforço demais, e o próximo aviso pode ser o último.',
      },
      {
        question: 'Posso ligar o motor direto na tomada para testar?',
        answer: 'Não. Ele não tem quem o pare, e a folha em movimento machuca e entorta o conjunto.',
      },
    ],
    send: 'Mande a foto da etiqueta e um vídeo com som do motor recebendo o comando, filmado de longe.',
  },
  {
    when: ['esquent*|quente|aquec*|superaquec*|fervendo|pelando', 'motor|central|placa|transformador'],
    unless: 'transformador|trafo|fio*|cabo|para|parou|bobina de fechadura|chuva',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Motor morno depois de várias viagens é normal; quente a ponto de não se deixar a mão, depois de uma ou duas, não é. Ele está fazendo força demais: folha pesada, capacitor fraco ou tensão baixa. Deixe-o esfriar com o disjuntor desligado e mova a folha com a mão antes de usar outra vez.',
    ],
    heading: 'De onde vem o calor',
    text: [
      'Motor de casa foi feito para algumas aberturas por hora. Em dia de mudança, festa ou obra ele esquenta por uso, e basta descanso.',
      'Se esquenta no uso comum, solte-o na chave e mova a folha: peso na mão é roldana, trilho, dobradiça ou contrapeso. Folha leve e motor quente apontam capacitor, freio preso ou rede fraca.',
    ],
    points: [
      'Quente e lento: capacitor ou tensão baixa.',
      'Quente mesmo parado: relé colado ou transformador, desligue já.',
      'Quente e com cheiro: não religue.',
      'Para e volta a andar depois de frio: protetor térmico agindo.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que se corrige e o valor',
        text: [
          'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; roldana, cabo ou cremalheira, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; força e curso, de {{part.adjustment.from}} a {{part.adjustment.to}}. Uso intenso de verdade pede motor de mais ciclos, e não conserto.',
        ],
      },
    ],
    questions: [
      {
        question: 'Que temperatura é aceitável?',
        answer:
          'A regra da mão serve: se dá para encostar por alguns segundos, está no normal de um motor em uso.',
      },
      {
        question: 'Ventilador ou furo na tampa ajudam?',
        answer:
          'Não fure: entra água e bicho. O calor se resolve na folha, no capacitor ou no número de viagens.',
      },
    ],
    send: 'Conte depois de quantas aberturas ele esquenta e mande a etiqueta do motor e um vídeo da folha andando.',
  },
  {
    when: [
      'forca|embreagem|sensibilidade|antiesmagamento',
      'regul*|ajust*|aument*|diminu*|baixar|como|mexer|onde|acert*',
    ],
    unless: 'funciona|o que e|preco|custa|perdeu|sem forca|levantar|empurrar|braco|contrapeso',
    subject: 'embreagem',
    isAboutSubject: true,
    answer: [
      'A força do motor se regula do mínimo para cima, em passos curtos, até a folha completar o curso; aí se para. O ajuste fica num trimpot da central, marcado FORÇA, FOR ou EMB, ou num parafuso da embreagem mecânica. Certa, ela deixa parar a folha com a mão aberta na ponta.',
    ],
    heading: 'Regular sem deixar o portão perigoso',
    text: [
      'Antes, com o disjuntor desligado e o motor solto, mova a folha: se pesa na mão, nenhuma regulagem é boa, e aumentar a força só transfere o esforço para quem ela encontrar.',
      'Depois de cada passo, uma viagem completa. No fim, a prova do obstáculo: uma caixa de papelão no vão, nunca uma pessoa, e a folha tem de parar ou voltar sem amassá-la toda.',
    ],
    points: [
      'Força baixa: para no meio ou volta sem obstáculo.',
      'Força alta: não volta quando encosta, bate no fim.',
      'Só no frio falta força: graxa velha ou capacitor.',
      'Precisou aumentar de novo: procure o atrito.',
    ],
    sections: [
      {
        aspect: 'adjust',
        heading: 'Fazer com o técnico',
        text: [
          'O trimpot fica a um dedo de bornes com tensão da rede, e por isso o ajuste é serviço de visita: de {{part.adjustment.from}} a {{part.adjustment.to}}, com a fotocélula testada junto e {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Existe um número certo de força?',
        answer: 'Não. É o menor que leva a sua folha até o fim, e muda com o peso e com o vento.',
      },
      {
        question: 'A fotocélula dispensa regular a força?',
        answer: 'Não. Ela vê antes; a força decide o que acontece quando encosta. São duas proteções.',
      },
    ],
    send: 'Mande um vídeo da folha indo e voltando e conte onde ela para ou bate.',
  },
  {
    when: [
      'devagar|lento|suave|mais lento|desaceler*|rampa de|parada suave|diminuir a velocidade|reduzir a velocidade|menos velocidade|macio|suavizar',
      'fechar|abrir|feche|abra|fecha|chegada|fim|como|motor|regul*|ajust*|deixar|fazer',
    ],
    unless:
      'esta|ficou|muito lento|ficando|demora|frio|subindo|perdeu|rampa de garagem|por que|trocar motor|trocar o motor|trocar|troca|rapido|esquent*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Para o portão chegar mais devagar, regula-se a desaceleração na central, se ela e o motor tiverem essa função: motor com inversor muda a velocidade de verdade, e o comum só corta a força nos últimos palmos. Em central sem ela, a velocidade não se regula e o caminho é trocar a placa ou o motor.',
    ],
    heading: 'O que dá para mudar em cada motor',
    text: [
      'Com inversor, velocidade de abrir, de fechar e trecho de parada se ajustam separados. Motor comum com placa que tem rampa pode frear no fim; sem freio ou rampa, ele para de uma vez, e o que suaviza é a folha equilibrada e um batente de borracha.',
      'Se ele já foi mais lento e ficou rápido, não é regulagem: folha que desce depressa perdeu contrapeso ou mola, e isso é perigo.',
    ],
    points: [
      'Há trimpot RAMPA, DESAC ou VEL: é possível.',
      'Fechar mais lento que abrir: só em inversor.',
      'Bate mesmo com rampa: curso mal gravado.',
      'Criança em casa: fechamento lento e fotocélula baixa.',
    ],
    sections: [
      {
        aspect: 'adjust',
        heading: 'Regular ou trocar',
        text: [
          'A regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; placa com rampa, quando serve ao motor, de {{part.board.from}} a {{part.board.to}}. O kit com inversor para basculante é o JETFLEX, por {{kit.jetflex}} instalado.',
        ],
      },
    ],
    questions: [
      {
        question: 'Baixar a força deixa o portão mais lento?',
        answer: 'Não. Ele anda igual e para no primeiro atrito. Força e velocidade são ajustes diferentes.',
      },
      {
        question: 'Um regulador de tensão serve?',
        answer: 'Não. Baixar a tensão de um motor comum o faz roncar e queimar.',
      },
    ],
    send: 'Mande a etiqueta do motor e da placa: por elas dizemos se há rampa e o que dá para regular.',
  },
  {
    when: ['fusivel|fusiveis', 'trocar|troca|qual|como|amper*|valor|onde|substituir|usar'],
    unless: 'queima toda|queimando|sempre|disjuntor',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'O fusível da placa se troca por outro do mesmo valor e tipo, impressos na cápsula ou ao lado do soquete, com o disjuntor desligado. Papel-alumínio, fio ou fusível maior tiram a única proteção da central; e se o novo queima em seguida, há curto, e não adianta pôr o terceiro.',
    ],
    heading: 'Trocar e ver se ele segura',
    text: [
      'Puxe a cápsula pelo meio com um alicate isolado, leve-a para comprar igual, de vidro e com a mesma letra de tempo. Não encoste no capacitor, que guarda carga depois de desligado.',
      'Se queimou uma vez depois de temporal, o novo costuma segurar. Se queima ao ligar, o curto está na placa ou num acessório; se queima ao comando, está no motor ou no capacitor.',
    ],
    points: [
      'Vidro preto por dentro: curto forte.',
      'Fio partido e vidro limpo: sobrecarga ou idade.',
      'Queima só quando chove: água em emenda ou sinaleira.',
      'Central com dois fusíveis: um da rede, outro dos acessórios.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Se o segundo queimou',
        text: [
          'O técnico solta motor e acessórios dos bornes e religa um a um até achar o culpado. O conserto vai de {{repair.from}} a {{repair.to}}; se for a placa, de {{part.board.from}} a {{part.board.to}}, com {{parts.warranty}} de garantia na peça.',
        ],
      },
    ],
    questions: [
      {
        question: 'Onde fica o fusível?',
        answer: 'Num soquete perto da entrada da rede, às vezes sob uma capa. A foto da placa mostra qual é.',
      },
      {
        question: 'Posso usar um de valor um pouco maior só hoje?',
        answer: 'Não. O que queimaria no lugar dele é a trilha da placa, ou o fio.',
      },
    ],
    send: 'Mande a foto da placa com o soquete à vista e conte em que momento o fusível queima.',
  },
  {
    when: [
      'percurso|curso|memoria de curso|tempo de abertura|tempo de funcionamento|caminho',
      'gravar|grava|programar|configurar|aprender|memorizar|regravar|como',
    ],
    unless: 'fim de curso|controle|nao memoriza|nao grava|nao aprende',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Gravar o percurso é deixar a central conhecer o caminho: com a folha fechada e o motor engatado, segura-se o botão de gravação até a luz mudar, dá-se a ordem e espera-se um ciclo inteiro, abrir e fechar, sem ninguém passar. O botão e o tempo mudam por marca, e estão no manual da placa.',
    ],
    heading: 'Antes, durante e depois da gravação',
    text: [
      'Antes: folha leve na mão, ímãs no lugar e fotocélula alinhada, porque a central grava também o atrito que encontrar. Durante: não corte o feixe e não dê segunda ordem, ou a conta sai errada.',
      'Depois: prove três viagens e a parada. Se ele não chega ao fim ou bate, o fim de curso é que está fora, e gravar de novo não corrige.',
    ],
    points: [
      'Não confunda com o botão que apaga controles.',
      'Faltou luz no meio: repita do começo.',
      'Trocou placa, motor ou roldana: grave outra vez.',
      'Inversor: o primeiro ciclo é lento de propósito.',
    ],
    sections: [
      {
        aspect: 'program',
        heading: 'Com o técnico',
        text: [
          'Gravar curso, acertar força e conferir a fotocélula fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; controles novos na mesma visita, de {{part.programming.from}} a {{part.programming.to}}, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Faltou luz e ele anda devagar. Perdeu o curso?',
        answer: 'Quase sempre só está se achando. Deixe completar um ciclo inteiro antes de regravar.',
      },
      {
        question: 'A central não entra no modo de gravação. Por quê?',
        answer:
          'Botão gasto, fim de curso aberto ou fotocélula cortada. Muitas placas se recusam com o feixe interrompido.',
      },
    ],
    send: 'Mande a foto da etiqueta da central: dizemos o manual e a ordem dos toques.',
  },
  {
    when: [
      'raio|raios|surto|descarga|relampago|pico de energia|picos|oscilacao|queda de energia|temporal',
      'proteg*|evitar|prevenir|protecao|dps|como|para raio|filtro|estabilizador|varistor|tirar da tomada|desligar',
    ],
    unless: 'seguro|garantia|cerca|preco|ressarc*',
    subject: 'protecao-contra-raio',
    isAboutSubject: true,
    answer: [
      'A placa se protege com três coisas juntas: DPS no quadro, terra de verdade no circuito do portão e disjuntor só dele, desligado quando o temporal chega. Nenhuma sozinha garante: o raio próximo entra também pelo fio da botoeira, do interfone e da fotocélula.',
    ],
    heading: 'O que cada proteção segura',
    text: [
      'O DPS desvia o pico da rede para o terra; sem terra, ele não tem para onde desviar. Desligar o disjuntor afasta a placa da rede, mas não dos fios longos que vêm da rua e do jardim.',
      'Filtro de linha e estabilizador de computador não aguentam a partida do motor. Nobreak próprio para portão filtra a rede e ainda mantém o portão andando.',
    ],
    points: [
      'DPS no quadro, pelo eletricista, perto do barramento de terra.',
      'Protetor próprio na entrada da central e na linha do interfone.',
      'Fios de sensor em conduíte separado e curto.',
      'DPS tem sinal de gasto: troque quando mudar de cor.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'O que é nosso e o que é do eletricista',
        text: [
          'Quadro, DPS e haste são do eletricista. Nós pomos o protetor da central e refazemos os fios, de {{repair.from}} a {{repair.to}}; se o raio já passou, a placa vai de {{part.board.from}} a {{part.board.to}}. Queima por raio não entra na garantia de motor nenhum.',
        ],
      },
    ],
    questions: [
      {
        question: 'Devo desligar o portão quando começa a trovejar?',
        answer:
          'Sim, se ninguém vai sair. Desligue no disjuntor antes da chuva e não mexa na caixa durante ela.',
      },
      {
        question: 'O para-raios do prédio protege a placa?',
        answer:
          'Protege a construção. O surto que corre pelos fios ainda chega à placa; para isso existe o DPS.',
      },
    ],
    send: 'Mande uma foto do quadro de luz com a tampa aberta e conte se o portão já queimou antes.',
  },
  {
    when: [
      'capacitor*',
      'qual|microfarad*|uf|valor|medida|tamanho|usar|maior|menor|equivalente|como saber|comprar',
    ],
    unless: 'preco|custa|estour*|sintoma|queimou|queimado|ruim|fraco|test*',
    subject: 'capacitor',
    isAboutSubject: true,
    answer: [
      'O capacitor certo é o do mesmo valor em microfarads impresso no velho ou na etiqueta do motor, com tensão igual ou maior. Não há um valor por potência que sirva a todos: motores iguais no nome usam capacitores diferentes, e um maior esquenta a bobina sem dar mais força.',
    ],
    heading: 'Ler o velho e comprar o novo',
    text: [
      'Na lateral vêm os microfarads (µF), a tolerância, a tensão e o tipo. Se apagou, procure na etiqueta do motor ou mande a foto do modelo: medir um capacitor gasto dá um valor menor que o original.',
      'O tipo é permanente, de motor; o de partida, com o mesmo número, queima em minutos no lugar dele.',
    ],
    points: [
      'Microfarads: iguais.',
      'Tensão: igual ou maior.',
      'Terminais: iguais, sem emenda torcida.',
      'Tamanho: que caiba longe da carcaça quente.',
    ],
    sections: [
      {
        aspect: 'choose',
        heading: 'Trocar com segurança',
        text: [
          'Ele guarda choque depois de desligado, e por isso a troca é do técnico: de {{part.capacitor.from}} a {{part.capacitor.to}}, com peça, descarga e teste de partida, e {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso usar um valor um pouco diferente?',
        answer: 'A tolerância impressa, em geral de poucos por cento, é o limite. Fora dela, não.',
      },
      {
        question: 'Dois capacitores juntos fazem o valor?',
        answer:
          'Em paralelo os microfarads se somam, e serve de emergência na bancada. No motor, use um só do valor certo.',
      },
    ],
    send: 'Mande a foto do capacitor com os números à vista e a etiqueta do motor.',
  },
];
