/** Answers to titles about motors: comparisons. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { gateOrMotor } from '../../../words/title-groups.ts';

export const comparisons: readonly DirectAnswer[] = [
  {
    when: ['hp|cavalo', 'cv', 'diferenca|diferencas|ou|e|x|versus|vs|qual|mesma|igual|iguais|quanto'],
    unless:
      'preco|kg|quilos|1/4 cv ou 1/3|1/4 hp ou 1/3|1/3 cv ou 1/2|1/3 hp ou 1/2|1/4 ou|1/3 ou 1/2|1/3 ou 1/4|1/2 ou',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'Na prática HP e CV dizem o mesmo: um HP são uns 746 watts e um CV uns 735, menos de dois por cento de diferença, e em motor de portão as etiquetas usam um ou outro sem que nada mude. Um motor de 1/4 HP e um de 1/4 CV são da mesma classe. O que escolhe o motor é o peso máximo da ficha, e não a sigla.',
    ],
    heading: 'O que comparar no lugar da sigla',
    text: [
      'Em basculante equilibrado, a nossa tabela vai até {{motor.quarterCv.weight}} no motor de 1/4, {{motor.thirdCv.weight}} no de 1/3 e {{motor.halfCv.weight}} no de 1/2. Em folha que corre ou abre vale o limite do modelo.',
      'Dois motores de mesma potência podem ter redutor e estator diferentes, e por isso carregar pesos diferentes.',
    ],
    points: [
      'HP vem de horse power, e CV de cavalo-vapor.',
      'Watts da etiqueta dizem o que ele consome, e não o que carrega.',
      'Peso da folha primeiro, aberturas por hora depois.',
    ],
    send: 'Mande a altura, a largura e o material da folha: dizemos que motor a leva.',
  },
  {
    when: ['bivolt', '220|220 v|127|110', 'diferenca|diferencas|ou|x|versus|melhor'],
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'what'],
    answer: [
      'Motor bivolt existe, mas em portão é exceção: quase todo motor tem uma tensão só, escrita na etiqueta. O bivolt aceita 127 ou 220 V, por chave ou por troca de ligação feita pelo técnico; o de 220 V só trabalha em 220 V, com metade da corrente, e por isso sofre menos em fio longo. Escolha pela tensão que há no ponto; os kits PADRÃO e SPEEDY se pedem na sua, e o JETFLEX é de 220 V.',
    ],
    heading: 'Se o ponto tem só 127 V',
    text: [
      'O eletricista consegue puxar 220 V do quadro quando há duas fases; o valor é dele. Ligar motor de 127 V em 220 V queima na hora, e o contrário faz o motor roncar sem partir.',
      'Os três kits de basculante custam, instalados, de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Peça ao eletricista que meça o ponto antes de comprar.',
      'Bivolt na central não quer dizer bivolt no motor.',
      'Consumo no mês: o mesmo nas duas tensões.',
    ],
    send: 'Mande a foto do disjuntor do portão e da etiqueta do motor, se já há um.',
  },
  {
    when: [
      'diferenca|diferencas|ou|versus|vs|melhor',
      'corrente alternada|alternada|ac|inducao|motor comum|convencional|127|220',
      'brushless|corrente continua|alternada e continua|alternada ou continua|alternada x continua|alternada para continua|24v|24 v|24 volts|dc',
    ],
    unless: 'nobreak|placa|fonte|trava|interfone|fechadura|camera|rele|solar',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'what'],
    answer: [
      'O motor de corrente alternada é o comum: de indução, ligado direto em 127 ou 220 V, robusto, mais barato e fácil de consertar. O de corrente contínua, que no brushless não tem escovas para gastar, anda com uma fonte e uma placa próprias: arranca e freia macio, mede melhor a força, aguenta mais ciclos e aceita bateria direto. Custa mais, e a peça é só a dele.',
    ],
    heading: 'Qual fica em cada portão',
    text: [
      'Em casa com poucas aberturas por dia, o de corrente alternada resolve: os nossos kits de basculante são dele, de {{kit.padrao}} a {{kit.jetflex}} instalados. O de corrente contínua se justifica onde falta luz com frequência, onde o portão abre muito ou onde o ruído incomoda, e sai por orçamento.',
    ],
    points: [
      'Falta de luz: o de contínua leva bateria; o comum pede nobreak.',
      'Raio e surto: a fonte do de contínua sente mais, e pede protetor.',
      'Conserto: capacitor e engrenagem do comum se acham em qualquer loja do ramo.',
    ],
    send: 'Mande a foto do portão, as medidas e quantas vezes ele abre por dia.',
  },
  {
    when: ['mitos|mito|verdades|verdade ou mentira|mentiras|fake', gateOrMotor],
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'É mito que motor mais potente conserta portão pesado, que graxa no trilho ajuda, que código rolante se copia em quiosque, que portão automático pesa na conta de luz e que nobreak de computador serve. É verdade que folha desequilibrada queima motor, que fotocélula evita acidente, que portão rápido diminui o risco na calçada e que cabo com fio partido não pode esperar.',
    ],
    description:
      'É mito que motor mais potente conserta portão pesado e que graxa no trilho ajuda; é verdade que folha desequilibrada queima o motor.',
    heading: 'Por que os mitos saem caros',
    text: [
      'Cada um troca o defeito de lugar: a força a mais come a engrenagem, de {{part.gears.from}} a {{part.gears.to}}, a graxa segura areia na roldana, e o nobreak errado desliga na partida do motor.',
      'A prova de um portão são é simples: solto do motor, ele anda com uma mão e para onde se deixa.',
    ],
    points: [
      'Mito: se o motor não gira, queimou. Muitas vezes é o capacitor.',
      'Mito: controle bom dispensa bateria nova.',
      'Verdade: motor de casa não foi feito para prédio.',
      'Verdade: raio entra também pelo fio do interfone.',
    ],
    send: 'Ouviu algo sobre o seu portão e não sabe se é verdade? Pergunte, com a foto da etiqueta do motor.',
  },
  {
    when: ['comparativo|comparacao|comparando|tabela comparativa|compare', 'motor|motores'],
    unless: 'garen|rossi|peccinin|nice|ppa|speedy|jetflex|deslizante|de correr|1/4|1/3|1/2',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Nos motores para basculante que instalamos, a diferença está no tempo e no peso: o PADRÃO abre em {segundos padrão}, leva até {{home.weight}} e custa {{kit.padrao}}; o SPEEDY abre em {segundos speedy} e custa {{kit.speedy}}; o JETFLEX abre em {segundos jetflex}, leva até {{homeJetflex.weight}}, pede 220 V e custa {{kit.jetflex}}, todos instalados. Entre outros modelos, compare peso máximo, ciclos por hora, tensão, tempo de abertura e garantia, e não só a potência.',
    ],
    heading: 'Qual fica melhor em cada portão',
    text: [
      'Em folha que corre ou abre a comparação é outra, por peso e ciclos, e o motor sai por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Uso comum e nenhuma pressa: PADRÃO.',
      'Calçada movimentada e folha leve: SPEEDY.',
      'Avenida ou folha mais pesada: JETFLEX.',
      'Prédio: motor de uso intenso.',
    ],
    send: 'Mande uma foto do portão por dentro e as medidas: dizemos qual dos três serve.',
  },
  {
    when: ['rotor', 'estator|motor*|o que e|diferenca'],
    unless: 'trocar|preco|quanto custa|redutor',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'No motor do portão, o estator é a parte parada, um anel de ferro com as bobinas, e o rotor é a que gira dentro dele, presa ao eixo. A corrente no estator cria um campo que roda e arrasta o rotor. Quem queima é quase sempre o estator, que tem o fio de cobre; o rotor só sofre com rolamento gasto ou ferrugem. Trocar o estator fica de {{part.stator.from}} a {{part.stator.to}}.',
    ],
    heading: 'Como se sabe qual dos dois falhou',
    text: [
      'Cheiro de verniz, disjuntor que cai e resistência diferente entre bobinas apontam o estator. Ronco com eixo pesado ou bambo aponta rolamento, de {{part.gears.from}} a {{part.gears.to}}, junto com a engrenagem.',
    ],
    points: [
      'Capacitor fraco imita bobina queimada: meça antes.',
      'Estator largo aguenta mais ciclos por hora.',
      'Em motor velho, compare com a troca do conjunto.',
    ],
    send: 'Mande a foto da etiqueta e conte o que o motor faz.',
  },
  {
    when: ['motor*', 'basculante*', 'deslizante*|de correr|correr', 'ou|qual|melhor|escolher'],
    unless:
      'pivotante*|diferenca|diferencas|kg|quilos|hp|cv|servir no|usar o motor|colocar motor basculante em|barulho|espaco|mais barato|gasta*|consome|consumo|energia|velocidade|mais rapido|quebra|manutencao|instalar em',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Quem escolhe é o portão: folha que sobe só recebe motor basculante, e folha que corre para o lado só recebe deslizante. Se o portão ainda vai ser feito, o de correr é melhor com parede livre ao lado, do tamanho do vão, e em folha pesada; o basculante, onde não há lateral, como na garagem estreita de frente. O motor basculante tem kit instalado de {{kit.padrao}} a {{kit.jetflex}}; o deslizante sai por orçamento.',
    ],
    heading: 'O que decide entre os dois',
    text: [
      'O deslizante empurra uma folha que rola no chão, por isso move muito peso com pouca força e sofre com areia no trilho. O basculante ergue a folha com a ajuda de mola ou contrapeso, e sofre quando esse equilíbrio se perde.',
      'Para trocar de um tipo para o outro é preciso trocar o portão, e não só o motor: muda a folha, muda a estrutura e muda a serralheria.',
    ],
    points: [
      'Calçada estreita: o basculante avança na hora de subir.',
      'Rampa na entrada: o de correr pede trilho nivelado.',
      'Família grande ou prédio: conte as aberturas por hora.',
      'Vão largo: o de correr leva folha que o basculante não leva.',
    ],
    send: 'Mande uma foto da garagem por dentro e por fora e a largura do vão: dizemos qual dos dois cabe.',
  },
  {
    when: ['50hz|60hz|50 hz|60 hz|50|60|hertz|hz', 'hz|hertz|60hz|50hz', 'motor|portao|ou|serve|brasil'],
    unless: 'mhz|controle|khz',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Use motor de 60 Hz, que é a frequência da rede em todo o Brasil. Um de 50 Hz, feito para outros países, gira aqui um quinto mais depressa, perde força e aquece, e o fim de curso sai do lugar. Em motor com inversor ou de corrente contínua a rede é convertida por dentro, e muitos aceitam as duas: vale a etiqueta.',
    ],
    description:
      'Use motor de portão de 60 Hz, a frequência da rede no Brasil: um de 50 Hz gira aqui um quinto mais depressa, perde força e aquece.',
    heading: 'Onde ler a frequência do motor',
    text: [
      'Ela vem na etiqueta, depois da tensão, em Hz. A do PPA Home Jetflex é {{homeJetflex.volts}} e {{homeJetflex.hertz}}. O número em MHz é outra coisa: a frequência do rádio do controle.',
    ],
    points: [
      'Motor vindo do Paraguai ou da Argentina: confira, porque lá a rede é de 50 Hz.',
      'Tensão certa não compensa frequência errada.',
      'Sem etiqueta, quem mede é o técnico, na corrente e na rotação.',
    ],
  },
  {
    when: [
      'cv',
      'hp',
      'igual|mesma coisa|diferenca|converter|conversao|quanto e|quantos|o que e|ou|equivale|vale',
    ],
    unless: 'jetflex|kg|correr|deslizante|basculante|1/4|1/3|1/2|preco|qual comprar',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'Quase a mesma coisa: 1 HP são 746 W e 1 CV são 735 W, e em motor de portão os dois se trocam sem erro que se note. Um de 1/4 fica perto de 184 W no eixo, 1/3 perto de 245 W e 1/2 perto de 368 W, em qualquer das duas letras. Para escolher, olhe antes o peso máximo da ficha, porque o redutor muda de um modelo para outro.',
    ],
    heading: 'Por que o peso diz mais que a potência',
    text: [
      'Em basculante equilibrado a nossa tabela vai de {{motor.quarterCv.weight}}, com {{motor.quarterCv.power}}, a {{motor.halfCv.weight}}, com {{motor.halfCv.power}}. No portão de correr a mesma potência leva mais, porque a folha rola.',
    ],
    points: [
      'HP vem do inglês, e CV quer dizer cavalo-vapor.',
      'Watts da tomada são mais que os do eixo.',
      'Potência não muda a velocidade.',
    ],
  },
  {
    when: [
      'motor|automatizador|kit',
      'novo ou usado|usado ou novo|novo ou seminovo|usado ou um novo|novo ou um usado|novo x usado|usado x novo|novo ou motor usado|usado ou motor novo',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'worth'],
    answer: [
      'Motor novo, em quase todos os casos: em basculante ele sai por {{kit.padrao}} já instalado, no kit PADRÃO, com {{kit.warranty}} de garantia. O usado só compensa se você o vê funcionar, se a peça ainda se acha e se o preço dele, somado à montagem e ao que faltar, fica bem abaixo disso. Não vendemos usado.',
    ],
    heading: 'A conta inteira do usado',
    text: [
      'Some suporte, fim de curso, controles e mão de obra, que o anúncio não traz. Uma engrenagem que acaba no primeiro ano custa de {{part.gears.from}} a {{part.gears.to}}, e uma placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Etiqueta legível, com tensão, peso e modelo.',
      'Motor do mesmo tipo de portão que o seu.',
      'Ligado na sua frente, sem cheiro e sem ronco.',
      'Recibo, porque a garantia do novo não passa para ele.',
    ],
    send: 'Mande a foto do portão por dentro e, se já achou um usado, a etiqueta dele.',
  },
  {
    when: ['fuso', 'braco|alavanca|cursor', 'ou|melhor|qual|diferenca|x'],
    unless: 'gast*|quebr*|troc*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'No basculante fique com o motor de fuso, o comum nas casas: ele gira o fuso, o cursor corre por ele, e um braço leva a força à folha, de modo que os dois trabalham juntos. O motor de braço articulado é do portão de abrir, onde se escolhe o braço se a coluna é larga, e o pistão se o espaço é reto.',
    ],
    heading: 'O que muda no uso e no conserto',
    text: [
      'No fuso o que se gasta é a porca, e no braço, a bucha e o pino. Nos dois, folha equilibrada e graxa no lugar certo decidem quanto duram.',
    ],
    points: [
      'Fuso: segura a folha pela rosca, e pede lateral livre até o alto.',
      'Braço articulado: vence coluna recuada, e ocupa espaço ao lado.',
      'Porca ou engrenagem: de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    further: 'Os motores de cada folha estão em [motores](/motores).',
    send: 'Mande pelo WhatsApp uma foto da lateral ou da coluna por dentro e diga se a folha sobe ou abre.',
  },
  {
    when: ['induzido|rotor', 'estator|bobina', 'ou|e|diferenca|x|qual'],
    unless: 'preco',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['what', 'repair'],
    answer: [
      'No motor de portão comum, de indução, a bobina está no estator, a parte parada, e o rotor que gira dentro dele não tem fio: quem queima é o estator. Induzido é o rotor enrolado do motor de escovas, de 12 ou 24 V, e ali quem se gasta são as escovas e o próprio induzido. Trocar o estator fica entre {{part.stator.from}} e {{part.stator.to}}; motor de corrente contínua se orça pela etiqueta.',
    ],
    heading: 'Como se sabe qual dos dois queimou',
    text: [
      'A medição decide: resistência da bobina e fuga para a carcaça, com o disjuntor desligado. Capacitor fraco e fio solto imitam motor queimado e custam menos.',
      'Rotor de indução só dá problema de eixo ou de rolamento, e aí o ruído aparece antes da parada.',
    ],
    points: [
      'Cheiro e verniz escuro: estator.',
      'Faísca e pó preto nas escovas: induzido.',
      'Eixo com jogo: rolamento.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, a da peça ao lado de uma régua e o bairro: dizemos se ela se acha e quanto fica trocada.',
  },
  {
    when: [
      'brushless|sem escovas|bldc',
      'monofasic*|comum|convencional|inducao|normal|ou|diferenca|vale a pena|melhor|vantagem|vantagens',
    ],
    unless: 'inverter|inversor|jetflex|nobreak|solar|trava|24v|24 v|24 volts',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'worth'],
    answer: [
      'O motor sem escovas (brushless, ou BLDC) vale a pena onde o portão abre muito ou a luz cai sempre; numa casa comum, o monofásico basta e custa menos. Comandado por placa própria, ele arranca macio, esquenta pouco e aceita bateria; o monofásico se conserta em qualquer lugar e tem peça em toda loja. Em basculante, o nosso kit comum sai por {{kit.padrao}} instalado; o sem escovas é por orçamento.',
    ],
    heading: 'O que se ganha e o que se paga no brushless',
    text: [
      'Nele a placa faz o motor girar, e só a do mesmo modelo serve. No monofásico o conserto mais comum é um capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Se o que você quer é velocidade e chegada suave, há um meio-termo: o JETFLEX, motor de rede com inversor, que abre em {segundos jetflex} e custa {{kit.jetflex}} instalado.',
    ],
    points: [
      'Casa com poucas aberturas e luz estável: monofásico.',
      'Rua perigosa ou folha que balança nas paradas: inversor.',
      'Apagão frequente ou muito uso: brushless com bateria.',
      'Antes de comprar: pergunte quem vende a placa dele na sua cidade.',
    ],
    further: 'Velocidade e uso de cada modelo estão na página de [motores](/motores).',
    send: 'Mande pelo WhatsApp a foto do portão por dentro, as medidas da folha e quantas vezes ele abre por dia.',
  },
  {
    when: [
      'motor|motores|automatizador|automatizadores',
      'basculante*',
      'pivotante*|de abrir|abrir',
      'diferenca|diferencas|ou|melhor|versus|vs|x|qual|comparar|comparacao|o que muda|e o mesmo|mesma coisa',
    ],
    unless:
      'segur*|espaco|controle*|nao abre|para abrir|celular|horas|kg|quilos|consert*|instalar|correr|deslizante*|gasta*|abrir sozinho|ao abrir|demora|serve em|rampa|ladeira|barulho*|preco|quanto custa',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose', 'works'],
    answer: [
      'O motor basculante fica na lateral da folha e a sobe por um braço que anda no fuso, com contrapeso ou mola levando o peso; o pivotante é um braço ou pistão preso à coluna, um por folha, que a empurra como porta. Um não substitui o outro: quem escolhe é o portão que você tem. O basculante tem kit instalado de {{kit.padrao}} a {{kit.jetflex}}; o pivotante sai por orçamento.',
    ],
    description:
      'O motor basculante sobe a folha por um braço que anda no fuso; o pivotante a empurra como porta, um por folha. Quem escolhe é o portão.',
    heading: 'Como cada motor faz força',
    text: [
      'No basculante o motor só acompanha: o contrapeso ou a mola segura a folha, e por isso um motor pequeno a sobe. No pivotante a dobradiça leva o peso, e o que cansa o motor é o comprimento da folha e o vento, que a empurra como vela.',
      'Em duas folhas, o pivotante leva dois motores e uma central que atrasa a que fica por cima. O basculante largo ou pesado às vezes pede um motor mais forte, mas continua um só.',
    ],
    points: [
      'O que gasta no basculante: fuso, cabo, polia e o equilíbrio da folha.',
      'O que gasta no pivotante: bucha do braço, dobradiça e batente.',
      'Trava: a folha de abrir comprida pede trava elétrica; no basculante o fuso já a segura.',
      'Falta de luz: o basculante só sobe leve na mão se está equilibrado.',
    ],
    send: 'Mande uma foto do portão por dentro, com a coluna à vista, e as medidas da folha: dizemos que motor ele leva.',
  },
  {
    when: ['basculante*', 'ou|x|versus|vs', 'pivotante*|de abrir|duas folhas'],
    unless: 'correr|deslizante*|consert*|barulho|rampa|ladeira',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Entre basculante e pivotante, o basculante serve à entrada estreita e à garagem com altura livre, porque sobe em vez de varrer o chão; o pivotante serve a quem tem recuo por dentro e teto baixo ou nenhum. O motor do basculante tem preço fechado, de {{kit.padrao}} a {{kit.jetflex}} instalado; o de abrir sai por orçamento e leva um motor por folha.',
    ],
    heading: 'O que medir para escolher entre subir e girar',
    text: [
      'No basculante meça a altura até a laje e quanto a folha avança sobre a calçada no meio do curso. No pivotante meça o giro: uma folha de 1,5 m varre 1,5 m, com o carro já fora do caminho.',
      'Trocar um tipo pelo outro é obra de serralheiro; quando a folha que existe está boa, compensa motorizá-la.',
    ],
    points: [
      'Viga, luminária ou cano no alto: pivotante.',
      'Piso que sobe para dentro: basculante.',
      'Coluna estreita: pede braço articulado no pivotante.',
      'Vento forte de frente: a folha de abrir sente mais.',
    ],
    send: 'Mande a largura, a altura livre, a profundidade da garagem e uma foto de dentro: dizemos qual dos dois cabe e o valor do motor.',
  },
  {
    when: [
      'deslizante*|de correr|correr',
      'ou|x|versus|vs',
      'pivotante*|de abrir|duas folhas|articulado',
      'garagem|espaco|entrada|recuo|carro|vao',
    ],
    unless: 'basculante*|rampa|ladeira|preco|quanto custa|consert*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Onde o espaço é pouco, como em garagem pequena, o deslizante ganha do pivotante se há parede livre ao lado, do tamanho da folha, porque ele não toma nada da profundidade. O pivotante varre o chão: cada folha de 1,5 m precisa de 1,5 m livre por dentro, sem o carro, e leva um motor por folha, o que o deixa mais caro.',
    ],
    heading: 'O que medir antes de escolher o motor',
    text: [
      'No deslizante conta a parede: vão e mais um palmo, sem porta, poste ou relógio de luz no caminho. No pivotante contam o giro e a coluna, que precisa de largura para o braço e de firmeza para o empurrão.',
      'Os dois saem por orçamento. Numa casa, a troca do motor fica em geral entre {{replacement.from}} e {{replacement.to}}; com duas folhas são dois motores e uma central que comanda o par.',
    ],
    points: [
      'Sem parede lateral: pivotante de duas folhas, que divide o giro ao meio.',
      'Carro quase encostado na folha: deslizante.',
      'Piso que sobe para dentro: o pivotante raspa.',
      'Entrada em curva ou em degrau: o trilho não fica plano.',
      'Folha para fora, sobre a calçada: atinge quem passa.',
    ],
    questions: [
      {
        question: 'Motor de pivotante serve num portão de correr?',
        answer: 'Não. Um empurra por braço e o outro por pinhão e cremalheira; muda o portão, muda o motor.',
      },
    ],
    send: 'Mande a profundidade da garagem, o comprimento do carro, a parede livre ao lado e uma foto de frente: dizemos qual cabe.',
  },
  {
    when: [
      'diferenca|diferencas|o que muda|comparar|comparacao|comparativo|x|versus',
      'deslizante*|de correr|correr',
      'basculante*',
      'portao|portoes|motor|motores|automatizador|automatizadores|garagem',
    ],
    unless:
      'nao abre|nao fecha|parou|travou|quebr*|queim*|consert*|arrumar|barulho|instalar|instalacao|transform*|convers*|trocar|adaptar|soltou|caiu|pivotante*|controle*|placa|central|manutencao|garen|rossi|peccinin|nice|intelbras|ppa',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'A diferença está no movimento da folha: o motor deslizante fica no chão e puxa pela cremalheira um portão que corre de lado; o basculante fica preso à coluna e sobe a folha com um braço que anda no fuso. Um não serve no lugar do outro, e por isso quem decide é o portão que você tem. No basculante o kit tem preço fechado, de {{kit.padrao}} a {{kit.jetflex}} instalado; no de correr o motor sai por orçamento, e a troca numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'Peso, espaço e manutenção, lado a lado',
    text: [
      'No de correr o peso rola sobre as roldanas, e a força serve para arrancar e parar; no basculante o contrapeso ou a mola segura a folha, e o motor só a leva. Assim a mesma potência tem, na ficha, um limite de peso para cada tipo.',
      'Para quem ainda vai fazer o portão, conta a garagem: sem parede livre ao lado não há de correr, e carro alto ou entrada curta pesa contra a folha que avança ao subir.',
    ],
    points: [
      'Espaço: o de correr pede parede do tamanho da folha; o basculante, altura livre e folga na frente.',
      'O que gasta: roldana e cremalheira num; cabo, pivô e fuso no outro.',
      'Falta de luz: um se empurra de lado; o outro só se levanta leve se estiver equilibrado.',
      'Base: o de correr quer concreto e trilho no nível; o basculante, coluna firme.',
    ],
    further:
      'A página [que motor serve no meu portão](/motores/escolher) pergunta o tipo, as medidas e o uso.',
    send: 'Mande uma foto do portão por dentro, com a altura, a largura e o material da folha: dizemos que motor serve e quanto fica.',
  },
  {
    when: ['oleo|caixa de oleo|banho de oleo', 'graxa', 'motor|redutor|caixa|qual|ou'],
    unless: 'corrente|trilho|dobradica',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para casa, redutor com graxa basta: não vaza, não pede troca e custa menos. A caixa em banho de óleo é de motor pesado, de prédio e galpão, onde as aberturas seguidas esquentam a engrenagem e o óleo leva o calor embora. Quem escolhe não é o lubrificante, é o uso: o mesmo fabricante põe graxa na linha leve e óleo na pesada.',
    ],
    heading: 'Óleo ou graxa na caixa do motor',
    text: [
      'Óleo exige retentor bom e motor na posição certa; vazou, a engrenagem seca e come a coroa. Graxa fica no lugar, mas envelhece: num motor parado há anos ela endurece, e a limpeza se faz com a caixa aberta.',
      'Não troque um pelo outro: vedação e engrenagem foram feitas para aquele lubrificante. Engrenagem e rolamentos ficam entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'Até dez aberturas por hora: graxa.',
      'Fila de manhã, frota ou galpão: óleo, com os ciclos por hora escritos na ficha.',
      'Mancha no chão sob o motor: retentor, chame antes de faltar óleo.',
      'Óleo de motor de carro na caixa: nunca; vale o que o manual manda.',
    ],
  },
  {
    when: ['automatizador', 'motor', 'mesma coisa|diferenca|igual|e o mesmo|o que e|ou'],
    unless: 'ruim|consert*|comprar',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'No uso de todo dia, automatizador e motor de portão são a mesma coisa. No catálogo, automatizador é o conjunto, motor com redutor, central, fim de curso e receptor, e motor é a máquina que gira; por isso, ao comparar preços, pergunte o que vem na caixa.',
    ],
    heading: 'O que vem em cada caixa',
    text: [
      'Motor sozinho, na nossa tabela, começa em {{motor.quarterCv}}. O kit instalado em basculante, com central, dois controles e mão de obra, vai de {{kit.padrao}} a {{kit.jetflex}}.',
      'Num conserto a palavra também muda a conta: trocar só a parte que gira, o estator, fica entre {{part.stator.from}} e {{part.stator.to}}.',
    ],
    points: [
      'Motor e redutor: a força.',
      'Central e receptor: o comando e os controles.',
      'Fim de curso: onde a folha para.',
      'Suporte e fuso, cremalheira ou braço: conforme o portão.',
    ],
    send: 'Mande pelo WhatsApp o anúncio ou o orçamento que recebeu: dizemos o que está dentro e o que falta.',
  },
  {
    when: ['residencial', 'industrial|comercial|condominio|uso intenso', 'ou|diferenca|qual|melhor|x|para'],
    unless: 'consert*|preco|mensal',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'A diferença está em quantas vezes seguidas o motor trabalha sem esquentar: o residencial faz de cinco a dez aberturas por hora, e o de uso intenso, com estator mais largo, de trinta a cinquenta. Força é outra conta: há motor de casa para {{homeJetflex.weight}} e motor de prédio com folha leve.',
    ],
    heading: 'Em que ponto a casa vira uso intenso',
    text: [
      'Duas famílias no mesmo portão ainda são casa. Fila de manhã, entrega o dia todo ou pátio de carros já pedem o robusto, mesmo com folha pequena.',
      'Em basculante de casa o kit sai por {{kit.padrao}} a {{kit.jetflex}} instalado; o conjunto pesado, por {{condominium.from}} a {{condominium.to}}.',
    ],
    points: [
      'Aberturas na hora mais cheia, contadas por três dias.',
      'Pese a folha, ou mande as medidas.',
      'Motor de casa que para quente: ficou pequeno para o uso.',
      'Peça os ciclos por hora escritos na proposta.',
    ],
    further: 'A página [que motor serve no meu portão](/motores/escolher) pergunta tipo, peso e uso.',
  },
  {
    when: ['dois motores|2 motores', 'ou um|ou 1|ou so um', '1/4|1/3|1/2|motor|motores'],
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Um só, do tamanho da folha: dois motores pequenos não somam como um grande, porque se um parte antes do outro a folha torce e os dois sofrem. Na nossa tabela, em basculante, o de 1/4 CV leva até {{motor.quarterCv.weight}}, o de 1/3 CV até {{motor.thirdCv.weight}} e o de 1/2 CV até {{motor.halfCv.weight}}. Dois motores só se usam em portão de duas folhas, um em cada, ou em folha muito larga, com central que os mantém juntos.',
    ],
    heading: 'Por que o motor maior ganha',
    text: [
      'Um motor pede um suporte, um fio e uma regulagem, e se conserta sozinho; dois dobram tudo isso. Instalado, o kit PADRÃO, de até {{home.weight}}, sai por {{kit.padrao}}.',
    ],
    points: ['Peso da folha primeiro, potência depois.', 'Acima da tabela: linha pesada, por orçamento.'],
    send: 'Mande pelo WhatsApp as medidas da folha, o material e uma foto por dentro.',
  },
];
