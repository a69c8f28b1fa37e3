/** Answers to titles about motors: water and weather. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const waterAndWeatherAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'frio|inverno|manha fria|dia frio|dias frios|geada|madrugada fria',
      'lento|lenta|devagar|demora|demorar|lentidao|mais lento|mais devagar',
      'e normal|normal|e comum|comum|natural|devo me preocupar|e grave|tem problema',
    ],
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Um pouco, sim: no frio a graxa endurece, e as primeiras aberturas da manhã podem sair mais lentas. Não é normal ele continuar lento o dia todo, parar no meio ou roncar sem sair: aí o frio só mostrou capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}} trocado, graxa velha no redutor ou folha que já pesava. Com os cabos inteiros e o disjuntor desligado, solte o motor e leve a folha na mão: se ela vai leve, o defeito é do motor.',
    ],
    heading: 'O atraso que é do frio e o que é defeito',
    text: [
      'O do frio some depois de duas ou três aberturas e não piora de um inverno para o outro. O de defeito cresce a cada semana e aparece também à tarde.',
      'Engrenagem limpa e engraxada, com a peça, fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'Ronca e demora a sair: capacitor.',
      'Pesa também na mão: dobradiça, trilho ou contrapeso.',
      'Não aumente a força da placa para compensar.',
    ],
    send: 'Mande um vídeo da primeira abertura da manhã e outro da tarde.',
  },
  {
    when: [
      'chuva|chuvas|choveu|chovendo|chuvarada|temporal|temporais|tempestade',
      'motor|caixa do motor|maquina',
      'molhou|molhad*|molhando|encharc*|entrou|entra|entrando|pegou|tomou|levou|pingou|pingando',
    ],
    unless:
      'controle*|pode|posso|proteg*|prova de agua|alag*|enchente|inund*|submers*|bomba|fotocelula|nao abre|nao liga|nao funciona|nao fecha|parou|raio|cobr*|capa|garantia|queim*|preco|quanto|desarma*|disjuntor|sozinh*|placa|lavar',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    winsTies: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Se o motor do portão molhou com a chuva, desligue já o disjuntor no quadro e não teste para ver se ainda funciona. Motor e placa molhados muitas vezes se salvam quando ninguém os liga antes de abrir, limpar e secar, serviço que parte de {{repair.from}}; ligados com água dentro, fecham curto em segundos.',
    ],
    heading: 'Por onde a chuva entra no motor',
    text: [
      'A carcaça aguenta respingo. A água entra pela tampa mal fechada ou rachada, pela borracha de vedação que ressecou ou saiu do lugar e pelo furo dos fios, quando eles descem de cima e trazem a água até a placa.',
      'O técnico abre, seca, mede o isolamento da bobina antes de ligar e fecha a entrada: borracha nova, tampa bem apertada e fios com uma curva para baixo antes do furo, para a água pingar fora.',
    ],
    points: [
      'Só a carcaça molhada por fora: espere secar, e o disjuntor pode voltar.',
      'Gotas por dentro da tampa: a placa molhou, e o disjuntor fica desligado.',
      'Desarma ao religar: bobina ou fio molhado, não insista.',
      'Graxa esbranquiçada: entrou água no redutor, e ela se troca.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quanto custa recuperar',
        text: [
          'Abrir, limpar e secar o motor custa a partir de {{repair.from}}. Se a placa oxidou, vai de {{part.board.from}} a {{part.board.to}}; se a bobina perdeu isolamento, de {{part.stator.from}} a {{part.stator.to}}. Antes de somar os dois, compare com um motor novo, de {{replacement.from}} a {{replacement.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Quanto tempo esperar para ligar?',
        answer:
          'Se só molhou por fora, um dia seco basta. Se entrou água, não é questão de tempo: liga-se depois de abrir, secar e medir o isolamento.',
      },
      {
        question: 'Dá para usar o portão enquanto o motor seca?',
        answer:
          'Na mão, com o disjuntor desligado e o motor solto na chave, se a folha está reta e leve e os cabos, no basculante, estão inteiros.',
      },
    ],
    send: 'Mande pelo WhatsApp a foto do motor fechado e da etiqueta, sem abrir a tampa, e diga se alguém já tentou ligar.',
  },
  {
    when: [
      'congel*|com frio|em frio|no frio|em inverno|dia frio|dias frios|de manha fria|manha fria|geada|lento de manha|devagar de manha|pesado de manha|duro de manha|lento pela manha|devagar pela manha|lento de manha cedo',
      'portao|motor|trava|nao abre|lento|pesado|devagar|para',
    ],
    unless: 'cima|camera|agua|chuva|controle*',
    subject: 'motor',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'No frio o portão trava ou anda devagar por duas razões comuns: graxa velha que endurece na engrenagem e capacitor fraco, que não dá a partida com o motor gelado. Se ele melhora depois de algumas aberturas, é um desses dois. Capacitor custa de {{part.capacitor.from}} a {{part.capacitor.to}}; engrenagem limpa e engraxada, com peça, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    description:
      'No frio, portão travado ou lento costuma ser graxa velha endurecida na engrenagem ou capacitor fraco.',
    heading: 'O que olhar na manhã fria',
    text: [
      'Metal encolhe e madeira incha com a umidade: o que raspava pouco passa a prender. Leve a folha na mão só se ela está reta e com os cabos inteiros, com o disjuntor desligado.',
    ],
    points: [
      'Ronca e não parte: capacitor.',
      'Parte e vai devagar, a folha leve na mão: graxa grossa no redutor.',
      'A folha pesa na mão também: contrapeso, mola, cabo, trilho, dobradiça ou guia.',
      'Controle fraco de manhã e bom à tarde: bateria no fim.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da primeira abertura do dia, com som, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'agua|molhou|molhad*|encharc*|inundou|inundad*|alag*|enchente|submers*',
      'motor|central|placa|caixa|portao alag*|portao inund*|portao ficou debaixo|portao submers*|alagou o portao|alagou portao|garagem alag*|garagem inund*|alagou a garagem|alagou garagem',
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
      'agua|chuva|molhou|molhad*|alag*|enchente|inund*|encharc*|granizo|temporal',
      'caixa|motor|central|placa|portao',
      'entrou|entrando|dentro|alagou|alagad*|enchente|encharc*|inund*|submers*|granizo|molhou|molhado|molhada',
    ],
    unless:
      'sensor|madeira|barulh*|abre sozinh*|nao fecha|abre|lav*|fotocelula|controle|protege*|pode|posso|evitar|raio|queimou|disjuntor|sozinh*|dr',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Água na caixa do motor: desligue o disjuntor sem encostar no portão e não religue para testar, porque é a corrente com a placa molhada que a queima. Abra o portão na mão pela chave, se a folha está reta, e deixe a caixa secar fechada à chuva e aberta ao ar.',
    ],
    heading: 'Até onde a água chegou decide o conserto',
    text: [
      'Respingo que entrou pela tampa seca em um ou dois dias e deixa oxidação a limpar. Água que cobriu o motor chega à bobina, ao rolamento e à graxa: ele pode até ligar e parar semanas depois.',
      'Água de rua traz lama e sal de esgoto; a placa precisa ser lavada e seca em bancada. Granizo amassa a tampa e a folha, e o caminho da água abre ali.',
    ],
    points: [
      'Só a tampa molhada por dentro: vedar e limpar contatos.',
      'Linha de lama na caixa: placa e capacitor na bancada.',
      'Motor coberto: abrir, secar e trocar rolamento e graxa.',
      'Choque ou DR caindo: ninguém toca na folha.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Faixas do conserto depois da água',
        text: [
          'Limpeza e vedação ficam entre {{repair.from}} e {{repair.to}}; placa, de {{part.board.from}} a {{part.board.to}}; estator, de {{part.stator.from}} a {{part.stator.to}}. A garantia de peça não cobre inundação, mas o seguro da casa às vezes cobre: guarde as fotos.',
        ],
      },
    ],
    questions: [
      {
        question: 'Quanto tempo deixo secar?',
        answer: 'Pelo menos dois dias ao ar, sem sol forte nem secador. E a medida vem antes de religar.',
      },
      {
        question: 'Como subir o motor para não alagar de novo?',
        answer:
          'No de correr, a base pode ser alteada e a cremalheira acompanha. A central pode ir sozinha para o alto da parede.',
      },
    ],
    send: 'Mande uma foto mostrando até onde a água chegou, tirada sem encostar na folha, e a etiqueta do motor.',
  },
  {
    when: [
      'chover|chuva|tomar chuva|pegar chuva|ficar em chuva|molhar|se molhar|ao tempo|em tempo|sereno|ar livre|descoberto|descoberta',
      'motor|motores',
      'pode|posso|pode ficar|pode tomar',
    ],
    unless:
      'depois de chuva|apos a chuva|parou|choveu|enchente|placa|central|controle*|fotocelula|lavar|quanto tempo|problema',
    subject: 'motor',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['allowed'],
    answer: [
      'Pode tomar chuva, desde que a tampa original esteja inteira e bem fechada: o motor de portão é feito para ficar ao tempo. O que ele não aguenta é jato de água, poça na base e água que entra por tampa rachada ou pelo furo dos fios, porque a placa costuma ficar debaixo dessa mesma tampa. Refazer a vedação fica entre {{repair.from}} e {{repair.to}}; placa que molhou e não se recupera custa de {{part.board.from}} a {{part.board.to}}, trocada.',
    ],
    heading: 'Até onde a chuva é problema',
    text: [
      'A chuva de cima raramente queima um motor. Os estragos vêm do fio que entra por cima, da tampa sem borracha e da base que vira poça.',
      'Uma cobertura simples de chapa ou de plástico ajuda, se deixar um palmo de ar em volta. Se a água já entrou, desligue o disjuntor e não teste: a placa molhada se seca e se examina antes de receber energia.',
    ],
    points: [
      'Tampa com a borracha e os parafusos no lugar.',
      'Fios entrando por baixo, com uma curva para a água pingar fora.',
      'Base do motor de correr acima do piso que alaga.',
      'Lavadora de pressão longe da caixa.',
    ],
    send: 'Mande pelo WhatsApp uma foto do motor com a tampa fechada e outra da parede e do piso em volta: dizemos se falta proteger algo.',
  },
  {
    when: [
      'chover|chuva|tomar chuva|pegar chuva|molhar|se molhar|ao tempo|em tempo|sereno|ar livre|descoberto|descoberta',
      'motor|motores|central',
      'tomar|exposto|aguenta|protege*|coberto|cobertura|problema|em cima|estraga|ar livre|pode|posso',
    ],
    unless: 'depois de chuva|apos a chuva|parou|choveu|enchente',
    subject: 'motor',
    answer: [
      'A chuva não estraga o motor de portão enquanto a tampa está inteira e bem fechada, porque ele é feito para ficar ao tempo. Quem não pode se molhar é a placa, que costuma ficar debaixo dessa tampa: tampa rachada, furo de fio aberto, poça na base e jato de água são o que a queima. Refazer a vedação fica entre {{repair.from}} e {{repair.to}}; a troca da placa, entre {{part.board.from}} e {{part.board.to}}.',
    ],
    heading: 'Como proteger o motor da água',
    text: [
      'Uma cobertura simples de chapa ou de plástico ajuda, se deixar um palmo de ar em volta: caixa sem ar esquenta ao sol e junta umidade.',
      'Se a água já entrou, desligue o disjuntor e não teste, porque a placa molhada se seca e se examina antes de receber energia.',
    ],
    points: [
      'Veja se a tampa tem todos os parafusos e se a borracha não ressecou.',
      'Deixe os fios entrarem por baixo, para a gota não escorrer para dentro.',
      'Num portão de correr, levante a base se o piso junta água.',
      'Não lave a caixa com jato.',
    ],
    send: 'Mande pelo WhatsApp uma foto do motor com a tampa fechada e outra da parede e do piso em volta: dizemos se falta proteger algo.',
  },
  {
    when: [
      'so funciona|so abre|so anda|so fecha|so trabalha',
      'quando ta sol|quando esta sol|quando tem sol|com sol|em dia de sol|dia de sol|em seco|quando ta seco|quando esta seco|quando nao chove|sem chuva|em calor|quando esquenta',
    ],
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que só funciona com sol tem água em algum ponto elétrico: emenda de fio no chão, botoeira, fotocélula ou a própria placa, que voltam a trabalhar quando secam. Num dia úmido, desligue o disjuntor e não encoste no ferro molhado. Refazer emenda e vedar fica na faixa de {{repair.from}} a {{repair.to}}; placa oxidada, se precisa trocar, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Por onde a água chega',
    text: [
      'O que molha primeiro é o que está mais baixo: a emenda dentro do conduíte e a caixa do motor. A umidade fica dias ali, e por isso o portão falha mesmo sem chuva, de manhã cedo, e volta ao meio-dia.',
      'O técnico mede com tudo desligado, seca, refaz a emenda acima do piso e veda a entrada dos fios por baixo. Secar com secador adia o defeito e não o tira.',
    ],
    points: [
      'Falha só o controle: receptor ou antena com umidade.',
      'Falha controle e botoeira: placa ou fio da rede.',
      'Abre e não fecha: fotocélula com água na lente.',
      'Cai o disjuntor: não religue até medir.',
      'Parado só no frio, sem umidade: capacitor fraco ou graxa dura.',
    ],
    send: 'Mande uma foto da caixa do motor por fora e da botoeira, e diga se a botoeira funciona quando o controle não funciona.',
  },
  {
    when: [
      'goteira|goteiras|pingando|pinga|telhado|calha|vazamento|infiltracao|escorre agua|caindo agua|cai agua',
      'em cima de motor|em cima do motor|sobre motor|sobre o motor|em motor|no motor|em cima de placa|em cima da placa|perto de motor|molha o motor|molhando motor|molhando o motor',
    ],
    unless: 'oleo|graxa',
    subject: 'motor',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['safety', 'care'],
    answer: [
      'Desligue já o disjuntor do portão, sem tocar no motor nem na folha molhada: a goteira entra pela tampa, queima a placa e pode dar choque no ferro. Quem acha a goteira é o telhadista; do motor cuidamos nós. Placa que só molhou se limpa e seca por perto de {{repair.from}}, e a que queimou se troca de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Até o telhado ser consertado',
    text: [
      'Desvie a água por cima, com uma telha ou um rufo que não encoste na caixa, e não embrulhe o motor em plástico: por dentro ele junta umidade. Religue só depois de a caixa ser aberta, seca e medida por um técnico.',
    ],
    points: [
      'Formigou na mão: ninguém encosta, e avise que é choque.',
      'Folha reta e cabos inteiros: feche na mão, com tudo seco.',
      'Marca branca ou verde na placa: já oxidou.',
    ],
    send: 'Com o disjuntor desligado, mande uma foto de longe da goteira e da caixa fechada.',
  },
  {
    when: [
      'motor|motores',
      'molh*|entrou agua|pegou chuva|choveu|chuva|alag*|enchente',
      'compensa|vale a pena|adianta|conserta ou troca|consertar ou trocar|trocar ou consertar|conserto ou troca|ou trocar|ou troco|tem conserto',
    ],
    unless: 'placa|central|seguro|garantia|quem paga|fotocelula|raio',
    subject: 'motor',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['repair', 'worth', 'price'],
    answer: [
      'Tem conserto, e compensa na maioria das vezes, se ninguém ligou o motor molhado: abre-se a caixa, lava-se o barro, seca-se, mede-se a isolação da bobina e trocam-se rolamento e capacitor, a partir de {{repair.from}}. Trocar compensa quando a bobina e a placa queimaram juntas, porque as duas somadas chegam ao motor novo, de {{replacement.from}} a {{replacement.to}} numa casa. Sozinha, a bobina fica entre {{part.stator.from}} e {{part.stator.to}}, e a placa, entre {{part.board.from}} e {{part.board.to}}. Até a visita, disjuntor desligado e nenhum teste.',
    ],
    description:
      'Tem conserto, na maioria das vezes, se ninguém ligou o motor molhado: lavar, secar e trocar rolamento e capacitor, a partir de {{repair.from}}.',
    heading: 'O que se mede no motor molhado',
    text: [
      'Com a caixa aberta e seca, o técnico mede a fuga da bobina para a carcaça antes de dar tensão. Fuga pequena some com a secagem; fuga que fica pede estator ou motor novo.',
      'Água limpa de chuva deixa menos estrago que barro, que entra no rolamento e na graxa.',
    ],
    points: [
      'Marca da água na parede: mostra se ela chegou à bobina.',
      'Disjuntor que caiu sozinho não se religa.',
      'Depois do conserto, a base sobe ou a tampa se veda.',
    ],
    send: 'Mande fotos da caixa por fora, da marca da água e da etiqueta do motor, e diga se alguém tentou ligar.',
  },
];
