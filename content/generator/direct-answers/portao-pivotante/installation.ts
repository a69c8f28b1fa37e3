/** Answers to titles about swing gates: installation. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const installationAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'quanto tempo|quantas horas|quanto demora|quantos dias|demora quanto',
      'instal*|colocar|montar|montagem|por',
      'pivotante|de abrir|duas folhas|2 folhas',
    ],
    unless: 'concreto|dura|abre|fecha',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['install', 'lifetime'],
    answer: [
      'No portão de abrir, uma folha só leva em geral de {{install.hours.from}} a {{install.hours.to}}, como nos outros; com duas folhas são dois motores e uma central que põe uma à frente da outra, e convém reservar o dia. O que alonga é coluna a reforçar, suporte a soldar ou dobradiça que cai. O tempo certo vem escrito no orçamento.',
    ],
    heading: 'O que deixar pronto para caber num dia',
    text: [
      'Ponto de energia com disjuntor próprio, batente firme no chão e folhas que giram leves. Solda na coluna pede secar ou esfriar antes da regulagem.',
    ],
    points: [
      'Mata-junta: a folha que o tem fecha por último.',
      'Folha longa: trava elétrica na mesma visita.',
      'Controles gravados no fim, com o portão já regulado.',
    ],
  },
  {
    when: [
      'instalar|colocar|por|botar|automatizar|motorizar',
      'motor|automatizar|motorizar',
      'pivotante*|de abrir',
      'da para|da pra|tem como|pode|posso|e possivel|serve',
    ],
    unless: 'correr|deslizante*|basculante*|quanto tempo|sozinho|eu mesmo',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['install', 'compatibility'],
    answer: [
      'Dá, em portão de abrir de uma ou de duas folhas: o motor é de pistão, onde a coluna é estreita e a folha abre para dentro, ou de braço articulado, onde a coluna é larga. A condição é a dobradiça firme, a folha leve na mão e área livre para ela girar; folha acima de uns dois metros e meio pede motor próprio e trava elétrica. Sai por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    description:
      'Dá, em portão de abrir de uma ou de duas folhas: motor de pistão em coluna estreita, de braço articulado em coluna larga, com dobradiça firme.',
    heading: 'O que se mede antes',
    text: [
      'A distância da dobradiça à quina da coluna decide entre pistão e braço, e dois centímetros errados deixam a folha lenta no fim. Para fora da calçada o portão não pode abrir.',
    ],
    points: [
      'Folha só: um motor, de um dos lados.',
      'Duas folhas: dois motores e uma central com atraso.',
      'Rampa para dentro: a folha precisa girar sem raspar no piso.',
    ],
    further:
      'As medidas de coluna e pivô estão em [instalação em portão pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, com a coluna e a dobradiça, e a largura da folha.',
  },
  {
    when: [
      'instal*|colocar|coloca*|por motor|por um motor|botar|automatiz*|motoriz*|adaptar|eletrificar|transformar',
      'pivotante*|de abrir|duas folhas|2 folhas',
      'existente|existentes|que existe|ja existe|que ja existe|ja existente|ja tenho|que tenho|que ja tenho|ja instalado|ja instalada|manual|pronto|ja pronto|antigo|velho|usado|comum|simples|sem motor|de mao',
    ],
    unless:
      'nao abre|nao fecha|consert*|motor antigo|motor velho|motor usado|nobreak|fotocelula|placa|controle*|trilho novo|fabric*|porta de enrolar|abertura manual|como abrir|como destravar|trocar|troca|sem energia|deslocar|posso instalar|sozinho|basculante|correr|deslizante|social|pedestre*',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['install', 'price'],
    answer: [
      'Dá para pôr motor no portão de abrir que já está aí, com um motor em cada folha, se as dobradiças não têm folga e a coluna não balança. Sai por orçamento. Para ter ideia, trocar o motor de uma folha numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}, e duas folhas custam mais.',
    ],
    heading: 'O que o portão existente precisa ter',
    text: [
      'Folha que gira leve e para onde se deixa. A que pende raspa no chão e força o motor: trocar dobradiça ou reforçar o suporte fica entre {{part.metalwork.from}} e {{part.metalwork.to}}, e a coluna fraca é do serralheiro.',
      'A montagem leva de {horas de instalação} numa folha; com duas há um cabo a passar até a outra coluna.',
    ],
    points: [
      'Espaço da dobradiça à parede, para o motor ter ângulo.',
      'Batente no chão, onde as folhas param.',
      'Piso livre por onde a folha gira.',
      'Trava elétrica, em folha longa ou que pega vento.',
    ],
    further:
      'As medidas de coluna e pivô estão em [instalação em portão pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande pelo WhatsApp a foto de cada coluna por dentro, com a dobradiça, e o comprimento e o material da folha.',
  },
  {
    when: [
      'pivotante|de abrir|duas folhas|folha dupla',
      'descida|rampa|inclinad*|ladeira|declive|aclive|subida|terreno caido|desnivel',
    ],
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Num terreno inclinado, a folha que abre para o lado alto raspa no chão: ou ela abre para o lado baixo, ou leva dobradiça que sobe ao girar, ou é recortada embaixo. Meça o desnível com a folha toda aberta, na ponta; se ele passa da folga de baixo, motor nenhum resolve.',
    ],
    heading: 'Motor em folha que quer descer sozinha',
    text: [
      'A dobradiça fora de prumo faz a folha procurar um lado. O motor precisa ser irreversível e o batente de chão tem de aguentar a chegada; com duas folhas são dois motores e uma central com atraso entre elas, e a que tem batente por cima fecha por último.',
      'Suporte e reforço de coluna ficam entre {{part.metalwork.from}} e {{part.metalwork.to}}; o motor sai por orçamento, e o par custa mais que o de uma folha só.',
    ],
    points: [
      'Folha aberta, ponta a ponta: anote a folga do piso.',
      'Solta do motor, ela anda sozinha: trave antes de destravar.',
      'Pistão mede-se com a folha aberta e fechada.',
      'Trava elétrica no chão em folha comprida ou ao vento.',
    ],
    questions: [
      {
        question: 'Dá para abrir para fora, que é o lado baixo?',
        answer: 'Só dentro do terreno. Para a calçada, na capital, a lei não deixa a folha avançar.',
      },
    ],
    further: 'A instalação está em [motor pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande a foto das duas folhas abertas, de lado, com uma régua na ponta de cada uma.',
  },
  {
    when: [
      'pivotante|de abrir|pistao|braco articulado|braco',
      'distancia|espaco|quanto de espaco|medida|recuo|afastamento|centimetros|cm',
      'parede|muro|coluna|lateral|minim*',
    ],
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Com pistão, conte da ordem de vinte a trinta centímetros livres entre a folha aberta e a parede; com braço articulado, mais, porque o cotovelo dobra para fora. A cota que vale é a do desenho do manual do modelo: ela parte do centro da dobradiça e diz a que distância o suporte do motor se prende.',
    ],
    heading: 'As duas medidas que o instalador toma',
    text: [
      'Do eixo da dobradiça até a face da coluna onde entra o suporte, e do mesmo eixo até a folha. As duas juntas dão o ângulo de abertura e a força; fora da tabela do manual o pistão trava antes de abrir tudo ou chega ao fim batendo.',
      'Se a parede está perto demais, sobram o braço articulado curto, o motor de chão embutido ou mudar o lado da folha. Reforço de suporte fica entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Meça com a folha toda aberta, e não com ela fechada.',
      'Registro, interfone e calha na parede contam.',
      'Coluna larga pede braço articulado ou recorte.',
      'Deixe espaço para a chave de destravamento.',
    ],
    questions: [
      {
        question: 'E se a folha encosta na parede ao abrir?',
        answer: 'O pistão não cabe. Limite a abertura a menos de noventa graus ou mude o tipo de motor.',
      },
    ],
    further:
      'O passo a passo está em [instalação de motor pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande a foto da coluna com a folha aberta e a medida da folha até a parede.',
  },
  {
    when: ['rodinha|rodizio|roda de apoio|rodinhas', 'pivotante|abrir|portao|folha'],
    unless: 'correr|deslizante|preco|quanto|trilho',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Rodinha na ponta da folha de abrir só ajuda em piso liso e no nível: em rampa, paralelepípedo ou piso com caída ela ora pendura, ora levanta a folha, e o motor sente cada pedra. Folha que desceu se corrige na dobradiça ou na coluna; a rodinha é apoio para folha larga e pesada, não conserto.',
    ],
    heading: 'Quando a rodinha serve e quando atrapalha o motor',
    text: [
      'Se ela é mesmo precisa, que seja com mola e roda grande, de borracha, no último terço da folha. O suporte se solda na serralheria, com o disjuntor desligado e os fios da central soltos.',
      'Depois, força e curso mudam e se regulam de novo, de {{part.adjustment.from}} a {{part.adjustment.to}}. Solda ou reforço do suporte do motor fica entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Folha solta do motor: anda igual no arco todo?',
      'Fresta maior na ponta: dobradiça gasta, e não falta de roda.',
      'Pedra e folha seca no caminho param o motor.',
      'Folha muito larga: motor de braço maior sai melhor que apoio.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da folha aberta na mão, gravado de lado, e uma foto do piso no caminho dela.',
  },
  {
    when: ['coluna|pilar|poste', 'reforc*|refazer|fortalecer|chumbar|fraca|fina', 'motor|portao|pivotante'],
    unless: 'preco|quanto|nao|bateu|rachad*|trinc*',
    subject: 'portao-pivotante',
    aspects: ['install', 'safety'],
    answer: [
      'Coluna que recebe motor tem de ficar parada quando se empurra a folha com força: se mexe, o braço arranca bucha e solda em poucas semanas. Em bloco oco o reforço é uma chapa passante, que abraça os dois lados, ou o enchimento com concreto; em tubo fino, contrachapa por dentro. É obra de pedreiro ou serralheiro, antes do motor.',
    ],
    heading: 'Onde o reforço precisa estar',
    text: [
      'O ponto é o do suporte, e ele depende do motor: no de abrir, a altura e a distância até a dobradiça estão na ficha do modelo. Por isso se escolhe o motor antes de furar ou concretar.',
      'Solda ou reforço do suporte, com o motor no lugar, fica entre {{part.metalwork.from}} e {{part.metalwork.to}}; depois, força e curso se regulam, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Prova: folha empurrada na ponta, olho na coluna.',
      'Reboco e tijolo oco não seguram bucha.',
      'Concreto novo: espere curar antes de furar.',
      'Fio e conduíte passam antes de fechar a coluna.',
      'Solda só com o disjuntor desligado e a central solta.',
    ],
    send: 'Mande pelo WhatsApp uma foto da coluna por dentro e da dobradiça, e a largura da folha: marcamos o ponto do suporte.',
  },
  {
    when: [
      'segundo motor|outro motor|mais um motor|dois motores|2 motores|motor em cada folha|motor duplo|motores duplos',
      'folha|folhas|duplo|dupla|pivotante*|de abrir|dois lados|instal*|colocar|por|acrescent*',
    ],
    unless: 'controle|sincron*|desincron*|dessincron*|nao abre|nao fecha|basculante*|dois portoes|2 portoes',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Em portão de duas folhas cabem dois motores, um em cada; o segundo quase sempre leva junto uma central de duas saídas, porque a placa de um motor só não deve comandar dois em paralelo. A central atrasa uma folha em relação à outra: abre primeiro a que tem o batente por cima e fecha por último a mesma folha. O valor sai por orçamento, com visita sem taxa.',
    ],
    heading: 'O que se confere antes de pôr motor na segunda folha',
    text: [
      'Os dois motores devem ser do mesmo modelo, ou pelo menos da mesma tensão e velocidade; par desigual chega torto ao fim. Os controles que você já tem costumam ser gravados na central nova.',
      'Se só a placa precisa mudar, a troca vai de {{part.board.from}} a {{part.board.to}}; o acerto do atraso, do curso e da força, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Etiqueta do motor que já existe, para repetir o modelo.',
      'Placa atual: quantas saídas de motor ela tem.',
      'Cabo por baixo do piso até a outra coluna.',
      'Batente no chão para cada folha.',
      'Dobradiça da segunda folha sem folga, girando leve.',
    ],
    questions: [
      {
        question: 'Preciso mesmo motorizar as duas folhas?',
        answer:
          'Se o carro passa por uma só, a outra pode ficar com ferrolho e abrir à mão. Compare o uso antes de comprar o par.',
      },
    ],
    further:
      'As medidas de coluna e pivô estão em [instalação em portão pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande pelo WhatsApp a etiqueta do motor que já está aí, a foto da segunda coluna por dentro e o comprimento das folhas.',
  },
  {
    when: [
      'pivotante*|de abrir|duas folhas|2 folhas|articulado*',
      'pode ter motor|pode ser automatizado|pode automatizar|aceita motor|da para automatizar|da para por motor|da para colocar motor|pode colocar motor|posso automatizar|posso colocar motor|tem como automatizar|pode ser automatico|aguenta motor|da para motorizar|pode receber motor',
    ],
    unless:
      'basculante|correr|deslizante|madeira|aluminio|vidro|qual|quanto|uma das|so uma|uma so|uma folha|kg|quilos|metros',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Pode: o portão de abrir leva um braço ou um pistão em cada folha, desde que a coluna seja firme, as dobradiças estejam boas e a folha gire inteira sem raspar no piso. Com uma folha vai um motor; com duas, dois, e a central abre uma depois da outra. O motor dele sai por orçamento; numa casa, a troca de um que já existe fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    description:
      'O portão de abrir pode ter motor: um braço ou um pistão em cada folha, com coluna firme, dobradiças boas e a folha girando sem raspar.',
    heading: 'O que a folha e a coluna precisam ter',
    text: [
      'Com a mão, a folha tem de abrir e fechar leve e ficar parada onde você a solta. Rampa para dentro, vento forte e folha comprida pedem motor com trava elétrica ou batente reforçado.',
    ],
    points: [
      'Espaço ao lado da coluna para o braço dobrar.',
      'Batente firme no chão, aberto e fechado.',
      'Fotocélula no vão antes de ligar o fechamento automático.',
    ],
    send: 'Mande a foto das duas folhas por dentro, da coluna com as dobradiças e a largura de cada folha.',
  },
  {
    when: [
      'so uma|uma so|uma folha so|uma das|apenas uma|so um lado|um lado so|somente uma',
      'folha|folhas|lado',
      'automatiz*|motoriz*|motor',
      'posso|pode|da para|tem como|vale a pena|consigo|e possivel',
    ],
    unless: 'basculante|correr|deslizante|parou|nao abre|nao fecha|quebrou',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Pode: uma folha recebe o motor e a outra fica presa por ferrolho no chão, aberta na mão só quando é preciso. A folha com motor tem de ser a que abre primeiro, por cima da outra, e o carro precisa caber na passagem dela. O motor de portão de abrir sai por orçamento; numa casa, a troca de um que já existe fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que se perde com uma folha só',
    text: [
      'A passagem fica pela metade, e a folha parada serve de batente à outra: por isso o ferrolho dela não pode ter folga. Escolha uma central de dois motores se pensa em automatizar a segunda depois.',
    ],
    points: [
      'Meça a folha que vai abrir, com o retrovisor do carro na conta.',
      'Ferrolho fundo no piso, e furo limpo.',
      'Vento: a folha maior é a que mais pede trava.',
    ],
    send: 'Mande a foto das duas folhas fechadas, por dentro, e a largura de cada uma.',
  },
  {
    when: [
      'abre para fora|abre para a rua|abre para rua|abre para calcada|abre para a calcada|abrir para fora|abrindo para fora|que abrem para fora',
      'motor|automatizar|motorizar|colocar motor|por motor|instalar motor|kit',
      'pode|posso|da para|tem como|qual|que motor|serve|preco*|quanto custa|quanto fica|existe|instalar',
    ],
    unless: 'lei|multa|proibido|notific*|vizinho|nao abre|nao fecha|parou|basculante*|social',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['allowed', 'install', 'price'],
    answer: [
      'Há motor de braço e de fuso para folha que abre para fora, se ela abre dentro do seu terreno; por orçamento, numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}. Para a calçada é diferente: na capital, portão automático não pode sair do alinhamento do imóvel ao abrir, pela Lei 16.809/2018, e a folha passa a abrir para dentro ou vira de correr.',
    ],
    description:
      'Há motor para folha que abre para fora dentro do seu terreno; para a calçada, na capital, portão automático não pode sair do alinhamento ao abrir.',
    heading: 'Para dentro, para fora ou de correr',
    text: [
      'Para inverter o lado, o serralheiro muda dobradiça e batente, e só depois o motor é medido. Abrindo para fora, o suporte vai mais perto da dobradiça, e a ficha do modelo diz se ele aceita essa posição.',
    ],
    points: [
      'Espaço livre na frente da folha aberta, sem carro nem pedestre.',
      'Coluna larga o bastante para o suporte do lado de dentro.',
      'Fotocélula que veja os dois lados da folha aberta.',
    ],
    send: 'Mande uma foto do portão aberto, vista da rua, e outra da dobradiça por dentro.',
  },
  {
    when: [
      'limitador|limitador de abertura|ponto de parada|batente de chao|batente no chao|batente do chao|trava de chao|parada no chao|limite de abertura|batente central',
      'pivotante*|de abrir|duas folhas|2 folhas|articulado',
    ],
    unless: 'quebr*|soltou|arrancou|caiu|correr|basculante|vidro',
    subject: 'portao-pivotante',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['install', 'what'],
    answer: [
      'O que limita a abertura do portão de abrir é o batente de chão ou de parede, de ferro com borracha, um onde a folha fecha e outro onde ela termina de abrir. Com motor ele é necessário: o braço para pelo fim de curso, mas é o batente que segura o vento e a folha. Chumbar ou soldar o batente é reforço, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'Onde vai cada ponto de parada',
    text: [
      'O de fechar fica no meio do vão ou junto da coluna, e recebe a ponta da folha, longe da dobradiça. O de abrir fica no ângulo em que a folha não encosta no carro nem na parede, e o fim de curso do motor se regula um dedo antes dele.',
    ],
    points: [
      'Alto o bastante para a folha bater, baixo para o pneu passar.',
      'Duas folhas: o batente do meio serve às duas.',
      'Borracha gasta: troque antes que o ferro bata no ferro.',
    ],
    send: 'Mande a foto do portão aberto e fechado, por dentro, e diga o ângulo em que ele deve parar.',
  },
  {
    when: ['roda guia|rodinha|roda de apoio|rodizio|roda na ponta|roldana|roda', 'pivotante*|de abrir'],
    unless: 'correr|basculante|nao|quebr*|carro|cadeira',
    subject: 'portao-pivotante',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'A roda de apoio na ponta ajuda uma folha de abrir pesada só se o piso é liso e no mesmo nível em todo o arco: em piso torto ela levanta a folha, força a dobradiça e trava o motor. O certo é dobradiça com rolamento e coluna firme, e a roda, com mola, fica como apoio. Reforço de dobradiça com solda vai de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'Roda, dobradiça ou coluna',
    text: [
      'Levante a ponta da folha com a mão: se sobe, a folga é da dobradiça; se a coluna balança junto, é dela. A roda esconde os dois por um tempo. Com motor, o peso e o comprimento da folha decidem o braço ou o pistão.',
    ],
    points: [
      'Roda larga, de borracha, com mola.',
      'Arco limpo: pedrinha para a folha.',
      'Motor só depois de a folha andar leve na mão.',
    ],
    send: 'Mande um vídeo da folha levada na mão, com o piso à vista, e a largura dela.',
  },
];
