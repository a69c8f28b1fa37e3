/** Answers about power cuts, voltage, standby, and being locked out in a power cut. */
import type { DirectAnswer } from '../direct-answer.ts';

export const powerAnswers: readonly DirectAnswer[] = [
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
      'automatiz*|motoriz*|motor em|para automatico|em automatico|para eletronico|em eletronico|antigo|sem energia|sem luz|pesad*|duro|dura|empurrar|ladrao|ladroes|bandido*|arromb*|levantou|porteiro|zelador|segurar|seguro|segurando|enquanto fecha|fechando',
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
