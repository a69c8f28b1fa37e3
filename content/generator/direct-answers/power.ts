/** Answers about power cuts, voltage, standby, and being locked out in a power cut. */
import type { DirectAnswer } from '../direct-answer.ts';

export const powerAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'ficou em manual|ficou em o manual|esta em manual|travou em manual|ficou destravado|preso em manual',
      'nao volta|nao engata|nao trava|nao vai para automatico|nao sai|nao anda|nao funciona|e agora',
    ],
    subject: 'abertura-manual',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['power', 'repair'],
    answer: [
      'Portão que ficou no manual e não volta quase sempre só não engatou: com o disjuntor desligado, gire a chave até o fim da posição de trabalho e mova a folha um palmo para cada lado, até ouvir o encaixe. Depois ligue o disjuntor e mande abrir uma vez, de longe. Se o motor gira e a folha fica, a engrenagem ou o pino do destravamento se gastou, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'Por que ele não engata',
    text: [
      'Os dentes precisam se encontrar, e por isso a folha tem de andar um pouco enquanto a chave volta. Chave que não gira até o fim, miolo seco ou folha forçando no batente impedem o encaixe.',
    ],
    points: [
      'Não use alicate: chave partida dá mais trabalho.',
      'Até engatar, feche com cadeado e disjuntor desligado.',
      'Motor mudo depois de engatar: energia, fusível ou placa.',
    ],
    send: 'Mande um vídeo da chave girando e da folha sendo movida, de dentro.',
  },
  {
    when: [
      'funciona|abre|anda|fecha|da para usar|da para abrir',
      'sem luz|sem energia|sem eletricidade|quando falta luz|quando acaba a luz|em apagao|na falta de luz|se faltar luz',
      'portao|motor|eletronico|automatico',
    ],
    unless:
      'sozinh*|volt*|internet|parou|nao abre|nao funciona|depois|nobreak|bateria|como abrir|como fechar|como|solar|quanto|placa|capacitor|social',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'Pelo controle, só com nobreak ou bateria; sem eles, o portão não anda sozinho, mas abre na mão: desligue o disjuntor, gire a chave de destravamento do motor e leve a folha devagar, se ela está reta e os cabos inteiros. Nem o controle nem a botoeira destravam sem energia. A ligação de um nobreak parte de {{repair.from}}, e o aparelho sai por orçamento.',
    ],
    heading: 'Quando a luz volta',
    text: [
      'Leve a folha até fechada, gire a chave até o fim e mova-a até ouvir o engate; só então ligue o disjuntor. Controles e percurso continuam gravados.',
    ],
    points: [
      'Quem fica do lado de fora precisa de outra entrada ou de destravamento externo.',
      'De correr em rampa: segure a folha antes de soltar.',
      'Nobreak com bateria nova dá dezenas de aberturas numa folha leve.',
    ],
    send: 'Mande a foto da etiqueta do motor e do lugar da chave.',
  },
  {
    when: [
      'abre|abrir|abriu|destrava|fica aberto',
      'falta energia|falta luz|faltar luz|faltar energia|acaba a luz|acabar a luz|faltou luz|faltou energia|queda de energia|cai a luz|caiu a luz|ficar sem luz|apagao',
      'portao',
    ],
    unless: 'como|nao abre|manualmente|em mao|volt*|chave|para abrir|nobreak|bateria|funciona',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety', 'power'],
    answer: [
      'Com a falta de luz um portão automático não abre sozinho: sem energia o motor para e continua segurando a folha pela redução. O que pode abri-lo nessa hora é trava magnética, que solta sem corrente, engrenagem gasta que deixa empurrar ou basculante mal equilibrado que sobe quando alguém puxa. Se ele abre quando a luz volta, é relé, receptor ou botoeira com o pico, num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Falta de luz e segurança da garagem',
    text: [
      'Empurre a folha fechada com o disjuntor desligado: se ela anda e o motor não, a transmissão está gasta. Com nobreak a fechadura e o motor continuam como estavam.',
    ],
    points: [
      'Portão social com eletroímã abre sem energia: ponha bateria na fonte.',
      'Deixe cadeado por dentro se o motor está destravado.',
      'Ao voltar a luz, olhe se ele continua fechado.',
    ],
    send: 'Mande um vídeo da folha fechada sendo empurrada, com o disjuntor desligado.',
  },
  {
    when: [
      'abriu|abre|abrindo|ficou abrindo',
      'quando voltou|voltou a luz|voltou a energia|volta a luz|volta a energia|depois que voltou|retorno da energia',
      'portao|luz|energia|sozinho',
    ],
    unless: 'nao abre|nao funciona',
    subject: 'portao-automatico',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Portão que abriu quando a luz voltou fez uma de duas coisas: a central procurou o percurso na primeira partida, uma vez e devagar, ou o pico da volta deixou relé, receptor ou botoeira mandando ordem. Desligue o disjuntor por um minuto e religue com o vão livre: se não repete, era a partida; se abre de novo, deixe desligado, feche na mão e chame. O reparo da placa parte de {{repair.from}}.',
    ],
    heading: 'Partida normal ou ordem presa',
    text: [
      'Nos motores que medem o curso ao ligar, a folha anda devagar até um batente e para. Ordem presa faz abrir depressa, ou abrir e fechar.',
    ],
    points: [
      'Botoeira molhada ou interfone em curto: mesma falha.',
      'Um DPS no quadro segura o próximo pico.',
      'À noite, com a casa vazia, disjuntor desligado.',
    ],
    send: 'Mande um vídeo do que ele faz ao religar o disjuntor, de longe.',
  },
  {
    when: [
      'pode|posso|consigo|da para|tem como|consegue',
      'ser aberto em mao|aberto em mao|aberto com a mao|aberto na mao|abrir em mao|abrir com a mao|abrir na mao|ser aberto manualmente|abrir manualmente',
      'portao|eletronico|automatico',
    ],
    unless: 'sem luz|falta|ladrao|motor ligado|pesad*|crianca',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power', 'safety'],
    answer: [
      'Pode, por dentro: desligue o disjuntor, solte o motor com a chave de destravamento e leve a folha devagar, se ela está reta e os cabos inteiros. Com o motor travado ninguém o abre só com a mão, porque a redução segura a folha, e forçar quebra a engrenagem, de {{part.gears.from}} a {{part.gears.to}}. Se o seu abre empurrando de fora, há peça gasta.',
    ],
    heading: 'Abrir na mão sem estragar o motor',
    text: [
      'Para voltar, gire a chave até o fim e mova a folha até ouvir o engate; depois ligue o disjuntor. No basculante peça ajuda e confira se a folha para em qualquer altura.',
    ],
    points: [
      'Folha torta ou com cabo frouxo: não destrave.',
      'De correr em rampa: segure a folha.',
      'Chave guardada por dentro, longe da rua.',
    ],
    send: 'Mande a foto da etiqueta do motor: dizemos onde entra a chave.',
  },
  {
    when: [
      'cordinha|corda|cordao|puxador|alavanca|manopla',
      'destrave|destravamento|destravar|portao|motor|manual',
      'arrebentou|arrebent*|quebrou|quebr*|soltou|partiu|caiu|perdi|saiu',
    ],
    unless: 'varal|chave|controle',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'A cordinha ou o puxador quebrado só tira o destravamento: o portão continua abrindo pelo controle enquanto houver luz. Não puxe o mecanismo com alicate, porque ele pode soltar a folha de uma vez; deixe a ponta presa, longe do motor, e não destrave até o conserto. Refazer o cabo ou a alavanca fica na faixa de conserto, de {{repair.from}} a {{repair.to}}, conforme o modelo.',
    ],
    heading: 'Sem luz e sem o puxador',
    text: [
      'Quem precisa sair usa outra porta ou espera a energia. Se a cordinha era a que levanta um basculante manual, é cabo de sustentação: aí ninguém fica embaixo e a folha não se move.',
    ],
    points: [
      'Fotografe as duas pontas da cordinha e de onde saíram.',
      'Guarde a peça quebrada: a medida ajuda.',
      'Peça ao técnico uma prova com o disjuntor desligado.',
    ],
    send: 'Mande uma foto do destravamento e da etiqueta do motor.',
  },
  {
    when: [
      'ao mesmo tempo|juntos|junto|os dois|as duas|tambem parou|tudo parou|parou tudo|mesmo dia|mesma hora',
      'parou|pararam|defeito|nao funciona*|queimou|queimaram|quebrou|quebraram|nao liga*',
      'interfone|campainha|luz|fotocelula|camera|alarme|internet|fechadura|iluminacao',
    ],
    unless: 'chuva|raio|choque|toca',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Dois aparelhos que param na mesma hora têm quase sempre uma causa comum, e ela está na energia: disjuntor, tomada, terra ou um surto na rede. Veja primeiro se o disjuntor dos dois está ligado e se outra tomada do mesmo circuito funciona.',
    ],
    heading: 'O que é nosso e o que é de outro técnico',
    text: [
      'Do portão cuidamos nós: medimos a tensão na central e dizemos se o defeito é dela ou do ponto, com conserto entre {{repair.from}} e {{repair.to}}. Interfone, câmera e alarme ficam com a empresa de cada um; o circuito da parede, com o eletricista.',
    ],
    points: [
      'Disjuntor desarmado: religue uma vez só; se cair de novo, deixe desligado.',
      'Nada acende nos dois: ponto de energia.',
      'Os dois acendem e não obedecem: fio comum entre eles, em curto ou molhado.',
      'Parou depois de temporal: surto, e vale guardar as peças para o seguro.',
    ],
    send: 'Mande pelo WhatsApp a foto da central fechada e do quadro e diga a hora em que os dois pararam.',
  },
  {
    when: [
      'fora de casa|do lado de fora|por fora|pelo lado de fora|na rua|estou fora|ficou de fora',
      'luz|energia|destrav*|chave|sem|abrir',
    ],
    unless: 'celular|aplicativo',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Sem luz e do lado de fora, o portão só abre se houver destravamento externo, com chave na fachada, ou outra entrada na casa: a chave do motor fica por dentro. Não force a folha, porque o redutor a segura e quebra antes de ceder; entre pela porta social e destrave por dentro.',
    ],
    heading: 'Como não ficar na rua no próximo apagão',
    text: [
      'Três saídas resolvem, e cada uma serve a uma casa. O destravamento por cabo com chave externa é a mais barata; o nobreak abre o portão como se houvesse luz; a porta social com chave comum é a que nunca falha.',
      'A instalação do destravamento externo entra na faixa de {{repair.from}} a {{repair.to}}, conforme o motor e a parede. Mande a foto do motor por dentro e do muro por fora.',
    ],
    points: [
      'Deixe uma chave do destravamento com alguém de confiança ou na porta social.',
      'Ensaie a abertura manual uma vez por ano, com luz.',
      'Mora só e não há outra entrada: chave externa ou nobreak.',
      'Depois que a luz voltar, trave de novo antes de usar o controle.',
    ],
  },
  {
    when: [
      'nao trav*|nao tranca|reversivel|sem travar|destrav*',
      'motor',
      'sem energia|sem luz|falta de luz|falta luz|falta de energia|falta energia|quando acaba',
    ],
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Existe, mas não é o comum: o motor de portão de casa usa rosca sem fim ou fuso, que segura a folha parada sem energia, e é isso que mantém a garagem fechada. Os chamados reversíveis andam na mão sem chave e por isso precisam de trava elétrica; o que quase sempre se quer é um motor com destravamento fácil ou um nobreak.',
    ],
    heading: 'Travar sem luz é defeito ou proteção',
    text: [
      'Com a luz cortada, um motor que se deixa empurrar deixa também o ladrão empurrar. Por isso a trava do redutor é tratada como segurança, e a saída de quem mora é a chave de destravamento.',
      'Quem precisa sair todo dia mesmo sem luz põe nobreak próprio para motor. A ligação num portão que já existe fica de {{repair.from}} a {{repair.to}}, fora o aparelho.',
    ],
    points: [
      'Chave de destravamento: grátis, já vem no motor, exige braço.',
      'Nobreak: abre pelo controle, algumas vezes por apagão.',
      'Motor reversível: anda solto, pede trava elétrica que segure sem energia.',
      'Porta social: a saída que não depende de nada.',
    ],
  },
  {
    when: ['bivolt'],
    subject: 'motor',
    isAboutModel: true,
    answer: [
      'Motor bivolt de portão é exceção: a maioria é feita para uma tensão só, 127 V ou 220 V, escrita na etiqueta. Os que aceitam as duas mudam a ligação por dentro, feita pelo técnico. O PPA Home e o SPEEDY se pedem na tensão do ponto, e o PPA Home Jetflex é de 220 V.',
    ],
    heading: 'Antes de pedir um motor bivolt',
    text: [
      'O que resolve não é o motor aceitar tudo, e sim ele combinar com o ponto. Meça ou fotografe o quadro e peça o modelo da tensão certa.',
      'O motor de uma tensão ligado na outra queima ou não arranca. Na dúvida, mande a foto da etiqueta do motor antigo.',
    ],
  },
  {
    when: ['como saber|como sei|descobrir|identificar|saber se', '127|220|110|voltagem|tensao|volts'],
    subject: 'motor',
    answer: [
      'Leia a etiqueta do motor: ao lado da letra V está a tensão, 127 ou 220. Sem etiqueta legível, olhe o disjuntor do portão no quadro: duplo costuma ser 220 V e simples, 127 V; quem confirma é o técnico, com o medidor no ponto.',
    ],
    heading: 'Onde a tensão está escrita',
    text: [
      'A etiqueta fica na carcaça ou por dentro da tampa, com modelo, potência, tensão e frequência. Na placa, um jumper ou chave pode indicar a tensão escolhida, e não deve ser mexido com a rede ligada.',
      'Não teste ligando: motor de 127 V em 220 V queima em minutos. Mande as duas fotos, a da etiqueta e a do quadro, e respondemos.',
    ],
    points: [
      'Etiqueta do motor: o dado que vale.',
      'Disjuntor duplo no quadro: indício de 220 V.',
      'Chuveiro de 220 V na casa: as duas fases chegam ao quadro.',
      'Capacitor e placa não dizem a tensão da rede.',
    ],
  },
  {
    when: ['viaj*|viagem|ferias', 'deslig*|portao|motor|tomada|energia|deixar'],
    subject: 'portao-automatico',
    answer: [
      'Em viagem longa, deixe o portão travado no motor e desligue o disjuntor dele: sem energia ninguém abre com controle copiado, e um raio na rede não chega à placa. Fica só o redutor segurando a folha, o que basta, desde que a chave de destravamento não esteja ao alcance da rua.',
    ],
    heading: 'O portão antes de uma viagem e a manutenção da volta',
    text: [
      'Desligar o disjuntor tem um preço: alarme, câmera e interfone do mesmo circuito também param. Se eles precisam ficar, desligue só o portão, o que pede um disjuntor próprio.',
      'Na volta, ligue o disjuntor, espere um minuto e acompanhe o primeiro ciclo de perto. Portão que volta lento ou sem programação pede atendimento, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Feche, confira a folha encostada e empurre com a mão.',
      'Guarde os controles dentro de casa, e não no carro do aeroporto.',
      'Avise quem tem a chave da porta social.',
      'Se alguém vai entrar, deixe a abertura manual ensinada.',
    ],
  },
  {
    when: ['extensao|benjamim|tomada', 'ligar|portao|motor|pode|posso'],
    unless: '220v|110v|127v|220|110|127',
    subject: 'fiacao',
    answer: [
      'Não ligue o motor do portão em extensão: a partida puxa várias vezes a corrente de trabalho, o fio fino aquece e a queda de tensão faz o motor roncar. Tomada fixa serve se tiver fio adequado, terra e disjuntor só para o portão.',
    ],
    heading: 'Como deve ser o ponto do motor',
    text: [
      'Circuito do quadro até o motor, sem emenda no caminho, com disjuntor próprio e fio terra. É serviço de eletricista, feito uma vez, e evita placa queimada e disjuntor que cai.',
      'Motor fraco e luz que pisca na partida são sinais de fio fino. Medimos a tensão com o portão andando, na visita sem taxa.',
    ],
  },
  {
    when: ['gerador'],
    subject: 'nobreak',
    answer: [
      'O portão funciona com gerador se ele entregar a tensão do motor e aguentar a partida, que puxa várias vezes a potência da etiqueta. Com gerador de prédio, basta o circuito do portão estar no quadro de emergência; em casa, o nobreak é mais simples porque entra sem ninguém ligar.',
    ],
    heading: 'Gerador ou nobreak no portão',
    text: [
      'O gerador leva segundos ou minutos para assumir e alimenta a casa toda. O nobreak assume na hora e só move o portão algumas vezes.',
      'Motor com inversor é exigente com a qualidade da energia, e gerador pequeno pode confundi-lo. A ligação e o teste ficam de {{repair.from}} a {{repair.to}}.',
    ],
  },
  {
    when: [
      'abrir|abro|abre|destrav*',
      'sem energia|sem luz|falta luz|falta energia|falta de luz|falta de energia|acaba a luz|acabou a luz|apagao',
    ],
    unless: 'depois|voltou|de fora|bombeiro|bombeiros|exige|obriga*|avcb',
    subject: 'abertura-manual',
    isAboutSubject: true,
    answer: [
      'Sem energia o portão abre na mão depois de destravado: desligue o disjuntor, gire a chave de destravamento do motor e leve a folha devagar, com alguém do outro lado. Quando a luz voltar, ponha a folha onde estava, trave de novo e só então ligue o disjuntor.',
    ],
    heading: 'Antes, durante e depois do apagão',
    text: [
      'O disjuntor desligado não é detalhe: se a luz volta com a folha solta, a central pode mandar o motor andar com a sua mão no caminho.',
      'Quem precisa sair sempre põe um nobreak próprio para motor; a ligação fica entre {{repair.from}} e {{repair.to}}, fora o aparelho.',
    ],
    points: [
      'Ache hoje a chave e o furo dela, atrás de uma tampinha na caixa.',
      'Calce o basculante aberto antes de passar com o carro.',
      'Portão de correr em descida não se solta sem calço.',
      'Folha que pesa muito na mão: pare e chame o técnico.',
    ],
  },
  {
    when: ['manualmente|em mao|com a mao|manual', 'abrir|portao|destrav*'],
    unless:
      'nao volta|voltar|ficou em manual|ficou em o manual|ficou no manual|nao trava|automatiz*|motoriz*|motor em|para automatico|em automatico|para eletronico|em eletronico|antigo|sem energia|sem luz|pesad*|duro|dura|empurrar|ladrao|ladroes|bandido*|arromb*|levantou|porteiro|zelador|segurar|seguro|segurando|enquanto fecha|fechando',
    subject: 'abertura-manual',
    isAboutSubject: true,
    answer: [
      'Para abrir um portão eletrônico na mão, solta-se o motor da folha com a chave ou alavanca que fica na própria caixa, e não com força: o redutor segura a folha de propósito e quebra se for vencido. Com o disjuntor desligado e a folha reta, ela deve andar com uma mão só.',
    ],
    heading: 'Onde se solta o motor em cada tipo de portão',
    text: [
      'No basculante de fuso, a chave abre uma tampa na caixa ou solta o cursor do braço. No de correr, uma alavanca na frente do motor desencaixa a engrenagem; no de abrir, cada pistão tem a sua.',
      'Se a folha continua presa depois de destravada, ou a chave gira em falso, o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Chave de triângulo ou de fenda larga: as duas mais comuns.',
      'Meia volta costuma bastar; não force além do fim.',
      'Feche na mão e puxe para conferir que ficou travado.',
      'Guarde uma cópia onde se alcance pela porta social.',
    ],
  },
];
