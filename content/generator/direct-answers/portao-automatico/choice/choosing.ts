/** Answers to titles about automatic gates: choosing. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { gateOrMotor } from '../../../words/title-groups.ts';

export const choosingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'checklist|check list|lista|o que verificar|o que conferir|o que checar|o que olhar|o que observar|como conferir|roteiro|inspecao|vistoria|antes de comprar|ao comprar|vou comprar|visita a|visitar',
      'casa|imovel|sobrado|apartamento',
      gateOrMotor,
      'compr*|alug*|visit*|usada|mudar',
    ],
    unless:
      'comprei|comprada|recem|motor para casa|obra|construc*|dono antigo|antigo dono|morador*|praia|motor de portao para casa',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Antes de fechar a compra de uma casa com portão eletrônico, peça para vê-lo abrir e fechar três vezes e depois abri-lo na mão, com o disjuntor desligado: folha leve e parada em qualquer altura quer dizer conjunto são. Olhe a etiqueta do motor, os cabos ou as roldanas, se há fotocélula e disjuntor próprio, e pergunte quantos controles existem e quem mais tem cópia.',
    ],
    heading: 'O que pesa no preço da casa',
    text: [
      'Motor com peça à venda e folha boa é gasto pequeno, de {{repair.from}} a {{repair.to}} num conserto. Motor fora de linha ou queimado é troca, de {{replacement.from}} a {{replacement.to}} numa casa, e folha podre ou torta é serralheria.',
      'Em rua inclinada, veja o pé da folha e a calçada: basculante que raspa ou que avança sobre o passeio pode ter de mudar de tipo.',
    ],
    points: [
      'No dia da chave: apague a memória e grave só os seus controles.',
      'Fio aparente, emenda na chuva e central sem tampa: peça desconto.',
      'Batida no fim e tranco no começo: regulagem.',
      'Manual e nota do motor, se o dono tiver.',
    ],
    send: 'Mande um vídeo do portão andando e a foto da etiqueta do motor: dizemos o que ele ainda vale.',
  },
  {
    when: [
      'antes de comprar|antes de escolher|ao comprar|na hora de comprar|antes de mandar fazer|o que saber antes|o que pensar antes|cuidados ao comprar|guia de compra|guia para comprar|antes de fazer',
      'portao novo|um portao|portao|portoes',
      'motor|automatico|automatizar|novo|pense|motorizar|eletronico',
    ],
    unless:
      'motor de portao|motor para portao|motor rapido|kit|placa|controle*|nobreak|casa|usado|motor basculante|motor deslizante',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Antes de comprar um portão novo, pense em quem vai movê-lo: o tipo da folha decide o motor, e o peso decide o tamanho dele. Veja se há parede livre ao lado para correr, teto para bascular ou chão para abrir, peça o peso da folha por escrito, mande soldar o reforço onde o motor se prende e deixe um ponto de energia com eletroduto até os dois batentes.',
    ],
    heading: 'O que custa cada escolha no motor',
    text: [
      'Em basculante o kit sai instalado de {{kit.padrao}} a {{kit.jetflex}}; o de correr e o de abrir, por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}. O de abrir com duas folhas leva dois motores.',
      'A folha é da serralheria. Mande a nós o desenho antes da medida final: é mais barato mudar no papel.',
    ],
    points: [
      'Alumínio e grade pedem motor menor que chapa e madeira.',
      'Basculante com contrapeso: folha parada em qualquer altura.',
      'Calçada estreita: confira se a folha não avança.',
      'Porta social separada, e não na folha.',
    ],
    send: 'Mande uma foto do vão, com a lateral e o teto, e a altura e a largura.',
  },
  {
    when: [
      'calcada estreita|passeio estreito|calcada pequena|calcada curta|pouca calcada|sem calcada|rua estreita',
      'portao automatico|portao eletronico|motor de portao|portao*|motor*|garagem',
    ],
    unless: 'vantagem|vantagens|abre para fora|abrir para fora|invade|multa|lei',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em calçada estreita o melhor portão é o de correr, que anda na própria linha e não avança sobre quem passa; se falta parede ao lado, o seccionado ou um basculante que só se recolhe para dentro. O basculante comum e o de abrir para fora ocupam o passeio enquanto se movem, e na capital a lei não deixa o automático sair do alinhamento do imóvel.',
    ],
    heading: 'O que mais conta onde a calçada é curta',
    text: [
      'O carro para com a traseira na rua, e por isso pesam a velocidade e o alcance do controle. Em basculante o motor rápido custa {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, instalado; em portão de correr, sai por orçamento.',
    ],
    points: [
      'Fotocélula rente ao vão e sinaleira para o pedestre.',
      'Motor e braço por dentro, nunca sobre o passeio.',
      'A regra da sua rua está na prefeitura.',
    ],
    send: 'Mande uma foto da frente, com a calçada e a parede ao lado, e a largura do vão.',
  },
  {
    when: [
      'erros|erro comum|erros comuns|o que nao fazer|o que evitar|nao faca',
      'projeto*|projetar|construir|construcao|obra|arquitet*|reforma',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*|garagem',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'install'],
    answer: [
      'Os erros de projeto mais comuns num portão de garagem são esquecer a parede livre para a folha de correr, deixar o teto baixo para o basculante, inclinar o piso no arco da folha, não prever o ponto de energia com eletroduto até os dois batentes e fazer a coluna fina demais para o motor. Na capital soma-se o basculante que avança sobre a calçada, o que a lei não deixa.',
    ],
    heading: 'O que acertar no papel',
    text: [
      'Escolha primeiro como a folha anda e o peso dela, e mande o desenho a quem vai pôr o motor antes da medida final. Corrigir depois é quebrar piso ou refazer a folha.',
    ],
    points: [
      'Vão com dois palmos de sobra para o carro.',
      'Trilho no nível, com dreno.',
      'Reforço de ferro onde o motor se prende.',
      'Porta social separada.',
    ],
    send: 'Mande a planta ou uma foto do vão e as medidas: dizemos que motor entra e o que prever.',
  },
  {
    when: ['medir|medida|medidas', 'vao|garagem|portao|entrada', 'guia|como|passo a passo'],
    unless: 'motor|consumo|tensao|voltagem|bateria|cremalheira|peso|antes de comprar|capacitor',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Meça o vão em três pontos de largura, no chão, no meio e em cima, e em dois de altura, um de cada lado, e anote o menor número de cada. Depois meça o que o portão vai precisar: parede livre de cada lado, altura da verga ao teto, fundo até o carro e o desnível do piso com uma mangueira ou um nível. Para o motor vale outra medida, a da folha, e não a do vão.',
    ],
    heading: 'As medidas que cada portão pede',
    text: [
      'De correr: a parede livre ao lado tem de ser do tamanho da folha, com um palmo de sobra. Basculante: altura livre acima da verga e o avanço da folha para a calçada. De abrir: o arco da folha vazio, para dentro, e o piso sem subida nesse arco.',
      'Tire foto com a trena aparecendo. Ela tira mais dúvida que o número escrito.',
    ],
    points: [
      'Largura: o menor dos três números.',
      'Altura: o menor dos dois.',
      'Lateral livre, dos dois lados.',
      'Profundidade, com o carro mais comprido dentro.',
      'Desnível e rampa.',
    ],
    send: 'Mande as medidas e uma foto de frente: dizemos que tipo de portão recebe motor aí.',
  },
  {
    when: [
      'calcul*|como saber|saber|descobr*|estimar|como medir|como pesar|pesar|qual o peso|quanto pesa|por metro|por metro quadrado|m2|tabela|media|peso medio|conta',
      'peso|pesa|kg|quilos|quilo|pesar',
      'portao|folha|basculante|deslizante',
    ],
    unless:
      'contrapeso*|pesado|aguenta|motor|leve demais|peso maximo|limite de peso|ficou|cabo|mola|roldana|trilho|figura|vidro|em mao|alto',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'what'],
    answer: [
      'O peso se calcula sem balança: largura vezes altura, vezes o peso do material por metro quadrado, já com o quadro. Conte de cinco a oito quilos em alumínio, de nove a catorze em grade de ferro, de treze a vinte em chapa de aço e de vinte a trinta em madeira sobre ferro. Uma folha de 3 m por 2,5 m tem 7,5 m²: em chapa de aço, pesa entre cem e cento e cinquenta quilos.',
    ],
    heading: 'Do peso ao motor',
    text: [
      'Num basculante equilibrado, o PPA Home move até {{home.weight}} e o PPA Home Jetflex até {{homeJetflex.weight}}; deixe a folha um quinto abaixo do limite. No portão de correr o peso rola, e vale o máximo da ficha do motor.',
      'Não solte cabo, mola nem contrapeso para pesar a folha: ela pode cair. A mão também engana, porque sente só o que falta de equilíbrio.',
    ],
    points: [
      'Porta social embutida, vidro e revestimento somam.',
      'Chapa dos dois lados conta duas vezes.',
      'Madeira ganha peso na chuva.',
      'Cada milímetro de chapa de aço pesa perto de oito quilos por metro quadrado.',
    ],
    further: 'A tabela está em [que motor serve no meu portão](/motores/escolher).',
    send: 'Mande largura, altura, material e uma foto da folha por dentro: dizemos o peso provável.',
  },
  {
    when: [
      'basculante*',
      'deslizante*|de correr|correr',
      'gasta|gastam|gasto|consome|consumo|economiz*|economico|conta de luz|energia|mais barato|barato|custa menos|sai mais em conta',
    ],
    unless: 'kit|jetflex|speedy|nao|consert*|parou|espaco|lugar|manutencao',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Em energia os dois gastam quase o mesmo, porque o motor só consome enquanto a folha anda. Na compra, o basculante tem kit instalado de {{kit.padrao}} a {{kit.jetflex}}, e o motor de correr sai por orçamento, em geral de {{replacement.from}} a {{replacement.to}} numa casa; ao longo dos anos gasta menos o que anda leve na mão.',
    ],
    heading: 'Onde cada portão gasta',
    text: [
      'O basculante gasta cabo, polia, pivô e braço, e pede equilíbrio; o de correr gasta roldana e cremalheira, e pede trilho limpo. As duas contas se parecem: roldana, cabo ou cremalheira ficam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'O que decide quase sempre é a garagem: sem parede livre ao lado, não há onde a folha de correr recolher.',
    ],
    points: [
      'Entrada estreita ou calçada em rampa: basculante.',
      'Vão largo e parede livre: de correr.',
      'Folha pesada: de correr, porque o peso fica nas roldanas.',
      'Revisão a cada {{maintenance.interval}} nos dois.',
    ],
    further:
      'Os modelos de basculante estão em [motor para portão basculante](/topicos/motor-para-portao-basculante), e os de correr, em [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande pelo WhatsApp uma foto da garagem vista de fora e outra de dentro, com a largura do vão: dizemos qual dos dois cabe.',
  },
  {
    when: [
      'chapa|chapear|fechei|fechar com chapa|revestimento|acm|madeira por cima|peso a mais|coloquei vidro|forrei',
      'pesado|pesada|forca|lento|depois|coloquei|parou|nao aguenta',
    ],
    unless: 'manuten*|preventiv*|revisao',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Chapa nova somou peso e vento: o motor que bastava passa a trabalhar no limite, e no basculante o contrapeso antigo já não segura. Antes de trocar o motor, refaça o equilíbrio com o peso novo e mova a folha com a mão, com o disjuntor desligado e ninguém embaixo.',
    ],
    heading: 'Quanto a chapa pesa',
    text: [
      'Chapa de aço com o quadro fica entre treze e vinte quilos por metro quadrado, e grade, entre nove e quatorze. Some a diferença da sua folha e compare com o limite do modelo: o PPA Home leva até {{home.weight}} em basculante, e o Home Jetflex, até {{homeJetflex.weight}}.',
      'Refazer o equilíbrio ou trocar cabos e roldanas fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'De correr: roldana da carga nova.',
      'De abrir: dobradiça e batente contra o vento.',
      'Força aumentada no lugar do equilíbrio vira acidente.',
    ],
    further: 'A conta está em [que motor serve no meu portão](/motores/escolher).',
    send: 'Mande altura, largura, o que foi colocado e a foto da folha por dentro.',
  },
  {
    when: ['garagem', 'metros|metro|m', 'cabe|serve|da para|qual portao'],
    unless: 'altura|largura|vao|motor|peso|kg',
    subject: 'portao-automatico',
    aspects: ['choose'],
    answer: [
      'Depende do carro, e não só da garagem: some o comprimento dele e o que a folha avança por dentro. Um carro de passeio tem de pouco menos de quatro a quatro metros e meio; na medida justa o de correr é o que cabe, porque não avança, e o basculante só serve se a borda passa longe do para-choque.',
    ],
    heading: 'As três medidas que decidem',
    text: [
      'Estacione como sempre, feche a folha e meça do para-choque até ela. Depois meça a parede livre ao lado, que o de correr pede do tamanho do vão, e a altura livre por dentro, que o basculante pede inteira. Motor de basculante sai a partir de {{kit.padrao}} instalado.',
    ],
    points: [
      'Carro novo maior que o atual: meça pelo maior.',
      'Porta-malas que abre contra a folha também conta.',
      'Fotocélula dentro: o par ainda ocupa um palmo.',
    ],
    send: 'Mande a profundidade, o modelo do carro, a parede livre ao lado e uma foto de frente.',
  },
  {
    when: [
      'van|utilitario|furgao|carro alto|caminhonete|picape|suv|bagageiro',
      'alta|alto|altura|passa|portao',
    ],
    unless: 'motorhome|caminhao|bateu|amassou|nao|preco|quanto|sensor|fotocelula',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para veículo alto o que manda é o vão livre com a folha aberta: o de correr e o de abrir não tiram altura nenhuma, e o basculante tira, porque a folha aberta e o braço ficam abaixo da verga. Meça o carro com bagageiro e antena, e depois do piso ao ponto mais baixo da folha aberta; deixe pelo menos um palmo de sobra.',
    ],
    heading: 'Onde um carro alto encosta no portão',
    text: [
      'Na rampa a conta muda: o carro entra inclinado e o teto sobe no meio dele. Meça com o carro no lugar, e não só no papel.',
      'Se o basculante abre pouco, às vezes a regulagem de curso dá alguns centímetros, de {{part.adjustment.from}} a {{part.adjustment.to}}; erguer a verga ou mudar o tipo de portão é obra de serralheiro e pedreiro. O kit para basculante instalado vai de {{kit.padrao}} a {{kit.jetflex}}, e motor para correr ou abrir sai por orçamento.',
    ],
    points: [
      'Altura do carro, com o que vai em cima.',
      'Do piso à borda de baixo da folha aberta.',
      'Comprimento do carro: a folha que sobe avança para fora e para dentro.',
      'Fotocélula na altura do para-choque, mais alto nesses carros.',
    ],
    send: 'Mande pelo WhatsApp as duas medidas e uma foto do portão aberto, tirada de lado.',
  },
  {
    when: [
      'garagem pequena|garagem estreita|garagem curta|pouco espaco|espaco pequeno|lote estreito|garagem apertada|sem espaco',
    ],
    unless:
      'nao abre|consert*|motor pequeno|melhor motor|teto|rapido|controle|placa|qual motor|que motor|ideal',
    subject: 'portao-automatico',
    aspects: ['choose'],
    answer: [
      'Em garagem pequena o portão automático que menos ocupa é o basculante: ele sobe e não usa parede lateral nem área de giro. O de correr pede ao lado um muro livre do tamanho do vão, e o de abrir para dentro come um metro e meio ou mais do lugar do carro.',
    ],
    heading: 'As medidas que decidem o portão numa garagem apertada',
    text: [
      'No basculante, meça a altura livre do vão ao teto e o comprimento do carro: a folha deita por dentro e avança um pouco ao subir. O motor fica de lado, na coluna, e precisa de um palmo livre.',
      'Em folha de casa, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}. Trocar o tipo do portão é obra de serralheria, e o motor vem depois.',
    ],
    points: [
      'Largura da coluna do lado do motor.',
      'Altura do vão e do teto.',
      'Distância do para-choque à folha fechada.',
      'Ponto de energia e lugar seco para a central.',
    ],
    further: 'Peso e tempo de abertura de cada modelo estão em [motores](/motores).',
    send: 'Mande pelo WhatsApp uma foto de dentro, com o carro na vaga, e as medidas do vão e do teto.',
  },
  {
    when: [
      'quantos kg|quantos quilos|quanto pesa|peso de|qual o peso|kg pesa|pesa',
      'aluminio|ferro|aco|madeira|chapa|metalon',
      'portao|folha',
    ],
    unless: 'motor para|aguenta|qual motor|que motor|motor|roldana',
    subject: 'portao-automatico',
    aspects: ['choose'],
    answer: [
      'Como referência, uma folha de 3 m por 2,2 m em alumínio fino dá perto de {{example 20 kg}} de chapa, em aço de 1,2 mm perto de {{example 63 kg}}, e com ipê numa face passa de {{example 130 kg}}; em todas, some o quadro de tubo, de {{example 35 kg}} numa folha de uma vaga a {{example 60 kg}} numa de duas. Para outra medida, multiplique na proporção da área.',
    ],
    heading: 'Da medida ao peso, e do peso ao motor',
    text: [
      'Largura vezes altura dá a área; a espessura da chapa dá o peso de cada metro. Quem tem a nota do serralheiro lê a espessura ali, e uma foto da borda da folha ajuda quem não tem.',
      'Com o peso na mão, a tabela: em basculante, o PPA Home leva até {{home.weight}}, o Home Jetflex até {{homeJetflex.weight}} e a linha pesada até {{heavyLine.weight}}.',
    ],
    points: [
      'Porta embutida, vidro e reforço somam, e muito.',
      'Madeira molhada pesa mais que seca.',
      'Grade e ripado: conte só o que há de metal.',
      'Contrapeso equilibra o esforço, mas não tira o peso da ficha.',
    ],
    further: 'A página [que motor serve no meu portão](/motores/escolher) faz a conta com as suas medidas.',
    send: 'Mande pelo WhatsApp largura, altura, material e uma foto da borda da folha: devolvemos a faixa de peso.',
  },
  {
    when: ['3 folhas|tres folhas|4 folhas|quatro folhas|varias folhas'],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'Portão de três ou quatro folhas quase sempre se automatiza por partes: as folhas que dobram juntas levam um motor por par, e a folha do meio ou de serviço fica manual. Antes do motor, a serralheria confere dobradiça e guia, porque um conjunto que dobra só trabalha no prumo. O valor sai por orçamento, com foto e visita sem taxa.',
    ],
    heading: 'O que olhar num portão de muitas folhas',
    text: [
      'Cada dobra soma folga. Um motor puxando uma folha que balança quebra o suporte, e o conserto disso vai de {{part.metalwork.from}} a {{part.metalwork.to}}.',
      'Às vezes o melhor é unir duas folhas e usar motor de abrir em cada lado, com central de duas saídas. A serralheria diz se a estrutura aceita; do nosso lado, a garantia do serviço é de {{repair.warranty}}.',
    ],
    points: [
      'Foto do portão aberto, meio aberto e fechado.',
      'Comprimento e peso de cada folha.',
      'Guia de cima e trilho de baixo, se houver.',
      'Qual das folhas abre primeiro.',
    ],
  },
  {
    when: [
      'qual portao|que portao|qual tipo de portao|que tipo de portao|tipo de portao|portao que',
      'menos manutencao|menos conserto|menos defeito|menos problema|menor manutencao|da menos',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'care'],
    answer: [
      'O de correr costuma dar menos serviço, se o trilho fica limpo e no nível: nele gastam roldana e cremalheira, e nada segura peso no alto. O de abrir tem pouca peça, só que depende de dobradiça e coluna firmes e sofre com o vento. O basculante é o que mais pede revisão, por causa de cabo, mola e contrapeso, e em troca é o que ocupa menos espaço.',
    ],
    heading: 'O que gasta em cada tipo',
    text: [
      'Tipo nenhum dispensa revisão: numa casa basta uma visita por ano, e em prédio ao menos a cada {{maintenance.interval}}.',
      'O que decide mais que o tipo é a folha: leve, reta e bem pintada, ela poupa o motor em qualquer movimento.',
    ],
    points: [
      'Correr: trilho varrido e seco, roldanas trocadas em par.',
      'Abrir: dobradiça lubrificada e batente no piso.',
      'Basculante: cabos trocados em par, ao primeiro fio partido.',
    ],
    send: 'Mande pelo WhatsApp uma foto do vão e da parede ao lado, com as medidas: dizemos que movimento cabe.',
  },
  {
    when: [
      'melhor tipo de portao|qual o melhor portao|melhor portao automatico|qual tipo de portao e melhor|que tipo de portao e melhor|melhor modelo de portao',
    ],
    unless: 'marca|motor|ferro|aluminio|madeira',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Quem escolhe é o espaço: com parede livre ao lado, do tamanho do vão, o de correr é o melhor, porque é simples e dá pouco serviço; sem parede ao lado, o basculante, que sobe inteiro e tem kit de motor instalado de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX); com recuo de sobra na frente ou atrás, o de abrir. O de correr e o de abrir saem por orçamento.',
    ],
    heading: 'O que cada um cobra de volta',
    text: [
      'O de correr quer trilho limpo e no nível. O basculante avança para fora ao abrir e tem cabos a revisar. O de abrir leva um motor por folha e sofre com o vento.',
    ],
    points: [
      'Rampa para a rua: basculante pode raspar.',
      'Calçada estreita: correr.',
      'Vão muito largo: correr ou duas folhas.',
    ],
    send: 'Mande pelo WhatsApp uma foto do vão, da parede ao lado e as medidas.',
  },
  {
    when: [
      'calcular|calculo|quanto pesa|pesa quanto|qual o peso|saber o peso|descobrir o peso|estimar|medir o peso|medir peso|mede o peso|pesar|pesagem|balanca',
      'peso|pesa|portao|folha',
    ],
    unless: 'preco|valor|orcamento|motor para|pesa um motor|pesa o motor|peso do motor|peso de um motor',
    subject: 'portao-automatico',
    aspects: ['choose'],
    answer: [
      'O peso do portão se calcula pela folha: multiplique largura por altura, em metros, e o resultado pelo peso do metro quadrado do material, que o serralheiro sabe; some o quadro e a porta embutida. Sem essa conta, mande medidas, material e foto por dentro, e dizemos a faixa de peso antes da visita.',
    ],
    heading: 'Por que o peso decide o motor',
    text: [
      'Em basculante, o PPA Home leva folha de até {{home.weight}}, o PPA Home Jetflex até {{homeJetflex.weight}}, e a linha pesada até {{heavyLine.weight}}. Se a conta der perto de um desses números, escolha o de cima.',
      'O esforço que você sente na mão não é o peso: ele mede o equilíbrio. A página [que motor serve no meu portão](/motores/escolher) faz a pergunta na ordem certa.',
    ],
    points: [
      'Material: grade, chapa, alumínio, madeira, com a espessura se souber.',
      'Vidro e janela somam peso num ponto só.',
      'Reforço, trava e chapa posta depois também contam.',
    ],
  },
  {
    when: [
      'pvc|fibra|fibra de vidro|policarbonato|acrilico|vidro|inox|aco inox|galvanizad*|galvalume|tela|ripado|ripada|acm|vazado|vazada|lambril|metalon',
      'portao|portoes',
    ],
    unless:
      'porta de vidro|porta automatica|vidraceiro*|portao de vidro|portao vidro|portoes de vidro|pintura|pintar|cremalheira|vidro quebrado|cerca|fechar o portao|fechar portao|fechei o portao',
    subject: 'portao-automatico',
    answer: [
      'O material do portão muda duas coisas: o peso, que escolhe o motor, e o lugar da fixação. PVC, fibra, policarbonato, vidro, tela e inox fino não seguram o suporte sozinhos, e o motor se prende no quadro metálico da folha; chapa galvanizada, inox e ACM pesam pelo que há por trás. Mande altura, largura e foto por dentro, e o motor sai pelo peso: em basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'Onde o motor se prende em cada material',
    text: [
      'Sem quadro de metal por trás não há onde fixar o braço, e o reforço é de serralheiro, antes do motor. Em folha que apanha vento, como a fechada de chapa ou de PVC, o motor trabalha mais do que o peso sugere.',
      'Em basculante até {{home.weight}} serve o PPA Home; até {{homeJetflex.weight}}, o PPA Home Jetflex; acima disso, ou em portão de correr e de abrir, o motor sai por orçamento.',
    ],
    points: [
      'Quadro de metal contínuo, sem emenda no ponto do braço.',
      'Parafuso inox em folha de inox ou galvanizada, para não enferrujar no contato.',
      'Nada de furo em vidro, acrílico ou policarbonato: a trinca começa ali.',
      'A folha para na metade quando solta na mão, antes de qualquer motor.',
    ],
    aspects: ['choose', 'compatibility'],
  },
  {
    when: [
      'quantos kg|quantos quilos|quanto peso|peso maximo|que peso',
      'portao automatico|portao eletronico',
      'aguenta|suporta|leva|maximo|pode ter|puxa',
    ],
    unless:
      'consert*|roldana*|controle*|nobreak|correr|deslizante*|pivotante*|basculante*|garen|rossi|nice|peccinin|seg|pesa',
    subject: 'portao-automatico',
    aspects: ['choose'],
    answer: [
      'Um portão automático basculante aguenta folha de até {{home.weight}} com o kit PADRÃO, de {{kit.padrao}}, de até {{homeJetflex.weight}} com o JETFLEX, de {{kit.jetflex}}, e de até {{heavyLine.weight}} na linha pesada, por orçamento. No de correr o peso roda sobre o trilho, e vale a etiqueta do motor com um quarto a mais que a folha; no de abrir, o limite é por folha, em quilos e em metros.',
    ],
    description:
      'Um portão automático basculante aguenta folha de até {{home.weight}} com o kit PADRÃO, {{homeJetflex.weight}} com o JETFLEX e {{heavyLine.weight}} na linha pesada.',
    heading: 'Saber o peso antes de escolher o motor',
    text: [
      'Largura vezes altura, pelo peso do material, dá uma boa estimativa. Some chapa por dentro, porta embutida e lambril, que quase sempre ficam fora da conta.',
    ],
    points: [
      'Basculante: a folha solta tem de parar a meia altura.',
      'De correr: uma mão basta para movê-la.',
      'De abrir: dobradiça sem folga e coluna firme.',
    ],
  },
  {
    when: [
      'portao de vidro|portao vidro|portoes de vidro|portao com vidro',
      'motor*|automatizar|automatico|automatica|eletronico|preco*|quanto custa|quanto fica|quanto sai|valor*|kit|colocar|instalar|da para|pode|tem como|qual',
    ],
    unless:
      'porta de vidro|quebrou|quebrado|trinc*|consert*|perigos*|segur*|risco|fechadura*|insulfilm|cerca|nao *',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose', 'price', 'allowed'],
    answer: [
      'Portão de vidro leva motor quando o vidro está num quadro de metal, porque é nele que o braço ou a cremalheira se prende. O preço sai pelo peso da folha: em basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}; de correr ou de abrir é orçado, em geral de {{replacement.from}} a {{replacement.to}} numa casa. Vidro sem quadro e o próprio vidro são serviço de vidraçaria.',
    ],
    heading: 'O que medir num portão de vidro antes do motor',
    text: [
      'O vidro é pesado: conte perto de vinte quilos por metro quadrado em oito milímetros, mais o quadro, e escolha o motor com sobra sobre essa soma.',
      'A partida e a parada têm de ser suaves, com a desaceleração ligada e fotocélula no vão, porque a pancada no fim do curso é o que estoura um vidro temperado.',
    ],
    points: [
      'Largura, altura e espessura do vidro.',
      'Quadro inteiro, sem solda aberta nem parafuso no vidro.',
      'Folha que anda leve com uma mão, sem raspar.',
    ],
    send: 'Mande uma foto do portão por dentro, as medidas e a espessura do vidro.',
  },
  {
    when: ['melhor material|qual material|que material|melhor tipo de material', 'portao|portoes|folha'],
    unless: 'cremalheira|roldana|motor de|trilho|fio|cabo',
    subject: 'portao-automatico',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para portão com motor, o alumínio é o que dá menos trabalho: pesa perto da metade da chapa de ferro e não enferruja. O ferro aguenta mais batida, solda-se em qualquer serralheria e pede pintura; a madeira é a mais pesada e trabalha com a chuva. A folha é da serralheria; o motor, em basculante, instalamos de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'Alumínio, ferro e madeira diante do motor',
    text: [
      'Folha leve poupa cabo, roldana e engrenagem, e abre na mão quando falta luz. Em troca, o perfil fino de alumínio pede reforço onde o braço ou a cremalheira se prende.',
    ],
    points: [
      'Perto do mar ou com cachorro: alumínio.',
      'Rua com risco de batida: ferro.',
      'Madeira: só sobre quadro de ferro.',
      'Grade deixa o vento passar; chapa fechada dá privacidade.',
    ],
    send: 'Mande a largura e a altura do vão e diga que material prefere: dizemos que motor leva.',
  },
];
