/** Water and animals in a gate and its motor. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const waterAndAnimalAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'nao fecha|nao quer fechar|so abre|fica aberto',
      'quando chove|com chuva|em chuva|chovendo|depois de chuva|apos a chuva|dia de chuva|dias de chuva|chuva',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    answer: [
      'Portão que não fecha quando chove tem quase sempre a fotocélula cega: gota na lente, sensor embaçado por dentro ou emenda molhada cortam o feixe, e a central deixa de fechar por segurança. Enxugue as duas lentes; se ele fecha, a causa está ali.',
    ],
    heading: 'Lente, emenda ou botão molhado',
    text: [
      'Passe um pano seco nas lentes e olhe a luz do sensor. Firme e o portão ainda aberto, a água está na caixa de passagem ou na botoeira, que em curto manda abrir de novo.',
      'O defeito que some com o sol não sarou: o cobre oxida e volta pior no próximo temporal.',
    ],
    points: [
      'Começa a fechar e volta: feixe cortado pela gota.',
      'Nem começa: contato da fotocélula aberto ou botão em curto.',
      'Volta a funcionar horas depois: emenda no conduíte enterrado.',
      'Também não abre: água na central, desligue o disjuntor.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Como fechar hoje e consertar depois',
        text: [
          'Para a noite, com o vão livre e alguém olhando, feche pela botoeira ou na mão com o disjuntor desligado e o motor travado em seguida. Não tire a fotocélula do circuito: ela é o que impede a folha de descer sobre o carro. Vedar, refazer a emenda ou trocar o par fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
        ],
        points: [
          'Aba sobre a lente, do lado da chuva.',
          'Furo do fio por baixo da caixa, vedado.',
          'Emenda acima do piso, em caixa fechada.',
        ],
      },
    ],
    questions: [
      {
        question: 'Secador de cabelo ajuda?',
        answer:
          'Na lente, pano basta. Ar quente em sensor embaçado empurra a umidade para dentro do circuito.',
      },
      {
        question: 'Pode ser a placa?',
        answer:
          'Se ele abre normal e só não fecha, a placa é a última suspeita. Ela está cumprindo a ordem do sensor.',
      },
    ],
  },
  {
    when: [
      'nao abr*|nao funciona|para|parou|falha*|trav*|nao anda|deu problema|pifou|parado',
      'quando chove|com chuva|em chuva|chovendo|choveu|depois de chuva|apos a chuva|apos chuva|dia de chuva|dias de chuva|temporal|chuva forte|depois que choveu',
    ],
    unless: 'fotocelula|nao fecha|raio*|madeira|controle',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Portão que não abre com chuva tem água na central, na botoeira ou numa emenda: desligue o disjuntor no quadro da casa e não religue até secar e ser visto. Com piso e folha molhados, não encoste no ferro antes de cortar a energia.',
    ],
    heading: 'Onde a água entrou',
    text: [
      'Ela segue o fio: entra pelo furo de cima da caixa, pela borracha vencida da tampa ou pelo conduíte que vem do chão. A marca de barro ou de zinabre mostra o caminho ao técnico.',
      'Parou no meio do temporal, com trovão, a suspeita divide com o surto na rede, e a placa é medida antes de qualquer peça.',
    ],
    points: [
      'Tudo apagado: disjuntor que caiu ou fusível; não rearme.',
      'Luz acesa e nada obedece: botoeira ou interfone em curto.',
      'Só o controle falha: receptor ou antena molhada.',
      'Disjuntor que já caiu sozinho: água dentro do motor ou da placa.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Secar, medir e vedar',
        text: [
          'A placa molhada é tirada, limpa e seca na bancada; muitas voltam se ninguém as ligou molhadas. A limpeza e a vedação partem de {{repair.from}}, e a placa que não volta se troca, de {{part.board.from}} a {{part.board.to}}.',
        ],
        points: [
          'Enquanto espera, abra na mão: disjuntor desligado, chave de destravamento, folha reta.',
          'Não use secador quente nem inseticida na placa.',
          'Anote se falha só com chuva de vento, que mostra o lado.',
        ],
      },
    ],
    questions: [
      {
        question: 'Secou e voltou a funcionar. Ainda preciso chamar?',
        answer: 'Sim, para vedar. A oxidação continua com a caixa seca e leva o contato em algumas chuvas.',
      },
      {
        question: 'Cobrir o motor com plástico resolve?',
        answer:
          'Plástico prende umidade e calor. Um abrigo aberto embaixo, com a borracha da tampa nova, faz o serviço.',
      },
    ],
    send: 'Mande pelo WhatsApp a foto da caixa fechada e do lugar onde ela fica, se o portão parou durante a chuva ou depois, e o bairro. Até lá, tampa fechada e disjuntor desligado.',
  },
  {
    when: ['abr*', 'sozinh*', 'chuva|chove|chovendo|temporal|umidade|sereno|molha*'],
    subject: 'botoeira',
    isAboutSubject: true,
    answer: [
      'Portão que abre sozinho com chuva tem água fechando um contato: botoeira, botão do interfone ou emenda do fio deles. Desligue o disjuntor à noite e, com a rede cortada, solte os fios da botoeira na placa ou peça isso ao técnico; se ele para de abrir, a causa é o fio.',
    ],
    heading: 'O fio que manda abrir sem ninguém',
    text: [
      'A entrada da botoeira precisa de um toque mínimo: uma gota suja entre dois fios basta. Por isso o defeito vem com a chuva e vai embora com o sol.',
      'O interfone da rua é o segundo suspeito, porque fica exposto e leva o mesmo par de fios. Trocar a senha ou os controles não muda nada nesse caso.',
    ],
    points: [
      'Abre assim que começa a chover: botão ou interfone na rua.',
      'Abre horas depois: emenda enterrada.',
      'Abre e fecha repetidas vezes: contato úmido fechando e abrindo.',
      'Para quando se solta o fio: achou.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Trocar o botão e o trecho do fio',
        text: [
          'O serviço fica entre {{repair.from}} e {{repair.to}}: botão de sobrepor com vedação, fio novo sem emenda no chão e furo de entrada por baixo. O interfone em si é do técnico de interfonia; a ligação dele na central é nossa.',
        ],
      },
    ],
    questions: [
      {
        question: 'Não pode ser alguém com controle clonado?',
        answer: 'Pode, mas controle não escolhe dia de chuva. A coincidência com a água aponta o fio.',
      },
      {
        question: 'É seguro dormir com ele assim?',
        answer: 'Com o disjuntor do portão desligado, sim: o motor travado segura a folha fechada.',
      },
    ],
  },
  {
    when: [
      'agua|molhou|molhad*|encharc*|inundou|inundad*|alag*|enchente|submers*',
      'motor|central|placa|caixa',
      'entrou|dentro|molhou|molhad*|encharc*|alag*|enchente|caiu|pingando|goteira|submers*|inundou|inundad*|agua',
    ],
    unless:
      'controle|pode molhar|pode tomar|protege*|prova de agua|caixa de agua|bomba|vazando oleo|fotocelula',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Entrou água no motor do portão: desligue o disjuntor no quadro e não teste para ver se ainda funciona. Motor e placa molhados muitas vezes se salvam quando ninguém os liga antes de abrir, limpar e secar; ligados, fecham curto em segundos.',
    ],
    heading: 'Até onde a água chegou decide o conserto',
    text: [
      'Respingo na carcaça seca sozinho. Água acima da base alcança rolamento e bobina; acima da tampa, alcança a placa, e barro é pior que água limpa.',
      'Marque na parede a altura em que a água parou e fotografe. Essa linha diz ao técnico o que levar.',
    ],
    points: [
      'Só a base molhada: secar e conferir o aterramento.',
      'Bobina molhada: estufa e medição do isolamento antes de ligar.',
      'Placa molhada: limpeza na bancada.',
      'Graxa branca ou leitosa: água no redutor, troca da graxa.',
      'Fotocélula baixa: quase sempre fica embaçada por dentro.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quanto custa recuperar',
        text: [
          'Limpeza e secagem partem de {{repair.from}}. Se a placa oxidou, de {{part.board.from}} a {{part.board.to}}; se a bobina perdeu isolamento, de {{part.stator.from}} a {{part.stator.to}}. Compara-se a soma com um motor novo, de {{replacement.from}} a {{replacement.to}}.',
          'Em garagem que alaga, o motor volta numa base mais alta e os fios descem para ele, em vez de subir do chão.',
        ],
      },
    ],
    questions: [
      {
        question: 'Quanto tempo esperar para ligar?',
        answer:
          'Não é questão de tempo: umidade presa entre as espiras não sai em um dia. Liga-se depois de medir o isolamento.',
      },
      {
        question: 'Como uso o portão até lá?',
        answer: 'Na mão, com o disjuntor desligado e o motor solto na chave, se a folha está reta e leve.',
      },
    ],
  },
  {
    when: [
      'lavar|lavei|lavando|mangueira|lava jato|wap|alta pressao|lavagem|lavou|limpar com agua',
      'portao|motor|garagem|quintal|fotocelula',
    ],
    unless: 'controle|maquina de lavar|abre para lavar',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['care', 'safety'],
    answer: [
      'Pode lavar a folha do portão, mas com o disjuntor desligado e sem jato na caixa do motor, na fotocélula, na botoeira e nos furos de fio. Lavadora de pressão empurra água por borrachas que a chuva não vence, e é o caminho mais comum até a placa.',
    ],
    heading: 'O que pode e o que não pode levar água',
    text: [
      'Folha e trilho aceitam água com sabão neutro e esponja. No trilho, tire antes a areia com escova, senão ela vai parar nas roldanas.',
      'Se ele parou depois da lavagem, não religue para testar: corte o disjuntor, enxugue por fora e deixe a caixa ser aberta por quem vai medir.',
    ],
    points: [
      'Desligue o disjuntor antes e religue com tudo seco.',
      'Cubra o motor só durante a lavagem, e descubra depois.',
      'Lente da fotocélula: pano úmido e pano seco.',
      'Dobradiça e fuso: lubrifique outra vez, a água leva a graxa.',
      'Cloro e ácido de pedra atacam alumínio, cabo e solda.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Parou depois de lavar a garagem',
        text: [
          'O sintoma mostra onde a água foi: não fecha, é fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}; abre sozinho, é botoeira; nada acende, é placa, de {{part.board.from}} a {{part.board.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso jogar água no motor se ele é fechado?',
        answer: 'Não. A tampa protege de respingo que cai, e não de jato de lado ou de baixo.',
      },
      {
        question: 'Com que frequência limpar o trilho?',
        answer: 'Todo mês com escova seca, e sempre depois de obra ou de poda perto do portão.',
      },
    ],
  },
  {
    when: [
      'formiga*|barata*|lagartixa*|aranha*|mosquito*|mosca*|besouro*|inseto*|bicho*|cupim|cupins|traca*',
      'placa|central|motor|caixa|portao|fotocelula|botoeira|sensor',
    ],
    unless:
      'madeira|dedetiz*|fotocelula|sensor|comando barata|central barata|placa barata|mais barata|barata preco|bem barata|baratas preco',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Bicho na central do portão, seja formiga, lagartixa ou barata, fecha curto entre as trilhas: desligue o disjuntor e não passe inseticida, porque o spray conduz e pode pegar fogo. A placa é tirada, limpa na bancada e muitas vezes volta; depois se fecha a entrada do fio.',
    ],
    heading: 'O que cada bicho deixa na caixa',
    text: [
      'Formiga junta terra e ovos sobre os relés e segura umidade. Lagartixa deita no ponto morno, que é o da fonte, e morre entre dois contatos da rede, com estouro e placa preta.',
      'Aranha e vespa preferem a fotocélula: a teia diante da lente já basta para o portão não fechar.',
    ],
    points: [
      'Clique seguido e motor mudo: bicho no contato do relé.',
      'Estouro e tudo apagado: lagartixa na parte da rede.',
      'Abre sozinho: sujeira úmida na entrada da botoeira.',
      'Não fecha: teia na lente da fotocélula.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Limpar e fechar a porta de entrada',
        text: [
          'Limpeza com a placa fora da caixa e vedação partem de {{repair.from}}; com a trilha queimada a placa se troca, de {{part.board.from}} a {{part.board.to}}. O veneno se põe no caminho do bicho, longe do motor, por quem faz dedetização.',
        ],
        points: [
          'Furo do fio com prensa-cabo ou massa de vedar.',
          'Borracha da tampa inteira e bem assentada.',
          'Mato e vaso afastados do motor.',
          'Teia tirada da lente com pano seco, todo mês.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso assoprar ou passar pincel na placa?',
        answer:
          'Com o disjuntor desligado, um pincel seco em volta da caixa ajuda. Nos componentes, deixe com o técnico: há capacitor carregado.',
      },
      {
        question: 'Naftalina ou talco dentro da caixa funciona?',
        answer: 'Não. O vapor e o pó atacam os contatos e seguram umidade. O que funciona é o furo vedado.',
      },
    ],
  },
  {
    when: ['rato*|camundongo*|ratazana*|gamba|saruê|sarue', 'portao|motor|fio*|placa|central|cabo|garagem'],
    subject: 'fiacao',
    isAboutSubject: true,
    answer: [
      'Rato que rói o fio do portão deixa cobre à vista: desligue o disjuntor e não encoste na folha, porque o fio da rede pode tocar o ferro. O trecho roído é trocado inteiro, e a entrada da caixa e do conduíte é fechada para ele não voltar.',
    ],
    heading: 'Do fio roído ao defeito que aparece',
    text: [
      'Cabo de botoeira roído faz o portão abrir sozinho ou parar de obedecer ao botão; o da fotocélula impede de fechar; o da rede derruba o disjuntor ou dá choque. O sintoma diz qual trecho olhar.',
      'Ninho na caixa do motor junta urina, que corrói a placa mais depressa que a chuva.',
    ],
    points: [
      'Disjuntor desarma: fio da rede.',
      'Não fecha: cabo da fotocélula.',
      'Abre sem ordem: botoeira ou interfone.',
      'Cheiro e sujeira na tampa: ninho dentro.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Refazer e proteger o caminho do cabo',
        text: [
          'Refazer cabos de comando fica entre {{repair.from}} e {{repair.to}}; placa corroída, entre {{part.board.from}} e {{part.board.to}}. O circuito do quadro ao motor é do eletricista, e o rato é da dedetização.',
        ],
        points: [
          'Conduíte rígido no lugar do cabo solto.',
          'Pontas do conduíte fechadas com massa ou lã de aço.',
          'Caixa sem furo sobrando.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso enrolar fita no fio roído?',
        answer: 'Não. Onde há um dente marcado há outros, e a fita esconde o próximo curto.',
      },
      {
        question: 'Veneno dentro da caixa do motor é boa ideia?',
        answer: 'Não: o rato morre lá dentro, e o ácido dele acaba com a placa.',
      },
    ],
  },
  {
    when: ['vespa*|marimbondo*|abelha*|vespeiro|colmeia|enxame', 'portao|motor|caixa|garagem'],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety', 'care'],
    answer: [
      'Marimbondo ou abelha na caixa do portão: não abra a tampa, não jogue água nem inseticida e pare de acionar o portão, porque a vibração os irrita. Enxame ou picada em quem tem alergia é caso de 193; para tirar o ninho, chame controle de pragas, e só depois o técnico.',
    ],
    heading: 'Primeiro o ninho, depois o motor',
    text: [
      'Inseticida na caixa é pior que o ninho: conduz, incendeia com a faísca do relé e gruda nos contatos. Desligue o disjuntor e use o portão na mão, de longe do ninho, ou a porta social.',
      'Abelha é protegida e pode ser levada viva por apicultor. Marimbondo costuma voltar ao mesmo furo se ele continua aberto.',
    ],
    points: [
      'Crianças, cachorros e alérgicos longe da garagem.',
      'Nada de fogo ou fumaça perto do motor.',
      'À noite eles estão dentro: não é a hora de mexer.',
      'Falta de ar ou inchaço depois da picada: 192.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que vemos depois que o ninho saiu',
        text: [
          'Barro e cera seguram umidade e travam relé, fim de curso e ventilação. A limpeza da caixa e a vedação dos furos partem de {{repair.from}}, e a placa só entra na conta se houver curto.',
        ],
      },
    ],
    questions: [
      {
        question: 'Vocês tiram o ninho?',
        answer:
          'Não. Isso é do controle de pragas ou do apicultor; nós abrimos a caixa quando ela está vazia.',
      },
      {
        question: 'Por que escolhem o portão?',
        answer:
          'O tubo do quadro e a caixa do motor são secos, mornos e têm furo. Fechando os furos, eles procuram outro lugar.',
      },
    ],
  },
  {
    when: [
      'formiga*|aranha*|teia*|mosquito*|mosca*|inseto*|bicho*|lagartixa*|pombo*|coco de pombo|coco|fezes|passaro|passarinho',
      'fotocelula*|sensor|sensores',
    ],
    unless: 'presenca|alarme',
    subject: 'fotocelula',
    isAboutSubject: true,
    answer: [
      'Aranha, inseto ou sujeira de passarinho na fotocélula corta o feixe como se houvesse um carro no vão, e o portão não fecha ou volta no meio. Tire a teia com pano seco e limpe as duas lentes; se o bicho entrou na caixinha, desligue o disjuntor antes de qualquer coisa e peça a limpeza.',
    ],
    heading: 'Lente suja ou bicho dentro do sensor',
    text: [
      'Por fora resolve-se em um minuto: pano seco, sem veneno, que mancha a lente de plástico. Por dentro, formiga e umidade atacam os contatos, e a luz do sensor passa a piscar ou apaga.',
    ],
    points: [
      'Fecha depois da limpeza: era a teia.',
      'Volta a falhar à noite: inseto atraído pela luz perto da lente.',
      'Luz apagada de um lado: contato corroído.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Para o bicho não voltar ao sensor',
        text: [
          'Fecha-se o furo do fio, troca-se a borracha da tampa e afasta-se a lâmpada da lente. Limpar, alinhar ou trocar o par fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Inseticida no sensor estraga?',
        answer: 'Estraga: deixa a lente opaca e conduz nos contatos. Use pano seco por fora.',
      },
      {
        question: 'De quanto em quanto tempo se limpa a lente?',
        answer: 'Uma vez por mês, e mais onde há jardim ou luz acesa a noite toda.',
      },
    ],
  },
];
