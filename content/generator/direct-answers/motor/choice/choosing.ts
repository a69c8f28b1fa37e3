/** Answers to titles about motors: choosing. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const choosingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'tudo igual|todos iguais|tudo a mesma coisa|e igual|sao iguais|mesma coisa|muda alguma coisa|faz diferenca',
      'motor de portao|motor|motores|motores de portao',
    ],
    unless: 'marca|ppa|garen|rossi|peccinin|nice|quando|lado|controle|trocar|trocou|instalar|hp|cv',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'what'],
    answer: [
      'Não são iguais: o motor de basculante, o de correr e o de abrir não servem um no lugar do outro, e dentro de cada tipo mudam o peso que levam, as aberturas por hora, a velocidade e a tensão. O que se parece é o resto, central, controle e fotocélula. Em basculante os nossos kits instalados vão de {{kit.padrao}}, que abre em {{kit.padrao.seconds}}, a {{kit.jetflex}}, que abre em {{kit.jetflex.seconds}}.',
    ],
    heading: 'O que faz a diferença no dia a dia',
    text: [
      'Primeiro o tipo da folha e o peso dela; depois quantas vezes abre na hora mais cheia. Marca vem por último, e conta pela peça que se acha e por quem responde se falhar.',
    ],
    points: [
      'Estator fino: casa. Estator largo: prédio e comércio.',
      'Com inversor: rápido e macio, e pede folha reta.',
      '24 V: aceita bateria direto na placa.',
    ],
    send: 'Mande a foto da folha por dentro, as medidas e quantas vezes ela abre por dia.',
  },
  {
    when: [
      'como saber|como sei|saber se|sei se|como descobr*|descobrir|como identific*|identificar|como ver|da para saber|como verific*|sinal|sinais|sintoma|sintomas|saber',
      'qual motor|que motor|motor certo|motor ideal|motor serve|motor correto|motor adequado|motor compativel|qual o motor|qual e o motor|motor usar|motor comprar',
    ],
    unless: 'kg|quilos|metros|controle*|placa|capacitor|queim*|marca|condominio*|predio*|industrial',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'O motor que serve sai de três respostas, nesta ordem: como a folha anda, quanto pesa e quantas vezes abre por hora. Folha que sobe pede motor de basculante, e até {{home.weight}} basta o PPA Home, até {{homeJetflex.weight}} o Home Jetflex; folha que corre ou que abre tem motor próprio, por orçamento. Só depois se confere a tensão do ponto, 127 ou 220 V.',
    ],
    heading: 'As três respostas, tiradas do seu portão',
    text: [
      'Anda: sobe inteiro, é basculante; corre para o lado sobre um trilho, é deslizante; gira na dobradiça, é de abrir, e conta-se um motor por folha. Um tipo de motor não serve no outro.',
      'Pesa: multiplique largura por altura e pelo peso da chapa, ou mande as medidas e o material, que fazemos a conta.',
    ],
    points: [
      'Casa, poucas aberturas: motor residencial.',
      'Prédio ou comércio: motor de muitos ciclos por hora.',
      'Folha que não anda leve na mão: conserte antes de comprar.',
      'Energia junto do portão: veja se chega 127 V, 220 V ou os dois.',
    ],
    send: 'Mande uma foto do portão inteiro por dentro, a altura, a largura e o material da folha: dizemos qual motor serve e quanto custa.',
  },
  {
    when: [
      'antes de comprar|ao comprar|na hora de comprar|olhar antes|observar antes|avaliar antes|saber antes',
      'motor*|kit*|automatizador*',
    ],
    unless: 'medir|medidas|usado|segunda mao|casa|controle*|passo a passo|bateria|capacitor',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'buy'],
    answer: [
      'Antes de comprar o motor, olhe três coisas: o tipo do portão, porque motor de basculante não serve em folha que corre ou abre; o peso da folha contra o máximo da ficha, até {{motor.quarterCv.weight}} no de 1/4, {{motor.thirdCv.weight}} no de 1/3 e {{motor.halfCv.weight}} no de 1/2 em basculante; e a tensão do ponto, 127 ou 220 V. Depois veja o que vem na caixa, a garantia escrita e se a peça se acha perto.',
    ],
    heading: 'A lista de quem compra uma vez só',
    text: [
      'Mova a folha na mão antes de tudo. Se ela pesa ou raspa, o dinheiro vai primeiro para a folha, ou o motor novo se perde cedo.',
      'Compare preços com a mesma lista: motor, central, controles, fixação e mão de obra. O nosso kit de basculante já traz tudo isso, de {{kit.padrao}} a {{kit.jetflex}} instalado.',
    ],
    points: [
      'Aberturas por hora: prédio pede motor de uso intenso.',
      'Velocidade: veja se a folha aguenta.',
      'Código rolante no controle.',
      'Nota fiscal e prazo de garantia.',
      'Quem instala também conserta?',
    ],
    send: 'Mande uma foto do portão por dentro, a altura, a largura e o material da folha: dizemos que motor comprar.',
  },
  {
    when: [
      '12v|24v|12 v|24 v|12 volts|24 volts|bateria|corrente continua|dc',
      'existe|existem|tem|fabricam|fazem|ha',
      'motor|motores|automatizador',
    ],
    unless: 'nao|parou|preco|quanto custa|quanto tempo|ou|placa|troc*|nobreak|controle|carro',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'what'],
    answer: [
      'Existe, mas é minoria: o motor de corrente contínua, quase sempre de 24 V e às vezes de 12 V, trabalha com fonte e bateria próprias e continua abrindo quando falta luz. Vale onde a luz cai muito ou onde não há rede. Numa casa com energia estável o de 127 V ou 220 V é mais simples e tem mais peça na loja; é o dos nossos kits, de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX) em basculante.',
    ],
    heading: 'Como reconhecer um motor de baixa tensão',
    text: [
      'Na etiqueta aparecem duas tensões: a da rede, na fonte, e 12 V ou 24 V, no motor. A bateria fica na mesma caixa e se troca a cada dois a quatro anos.',
    ],
    points: [
      'Peso da folha e aberturas por carga na ficha.',
      'Placa à venda na sua cidade.',
      'Painel solar só combina com este tipo.',
    ],
  },
  {
    when: ['carros|veiculos', 'motor|portao', 'qual|motor|ideal|garagem|para|predio|casa'],
    unless:
      'nao|tag|controle*|fotocelula|bateu|amass*|preso|por dia|por hora|apartamentos|vaga|cabe|cabem|condominio|estacionamento|som|preco|quanto custa|largura|fecha em cima',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O número de carros diz quantas vezes o portão abre na hora mais cheia, e o motor se escolhe por isso e pelo peso da folha. Até umas dez aberturas por hora basta um motor comum de casa: em basculante, o PADRÃO, de {{kit.padrao}} instalado, até {{home.weight}}, ou o JETFLEX, de {{kit.jetflex}}, até {{homeJetflex.weight}}. Acima disso vai um de uso intenso, que faz de {{stator.robust.from}} a {{stator.robust.to}} por hora, por orçamento.',
    ],
    heading: 'Carros, largura e pressa',
    text: [
      'Muitos carros costumam pedir vão largo, e vão largo pesa: meça a folha antes. Se todos saem na mesma hora, a espera na rua também conta, e aí um motor rápido rende mais que um forte.',
    ],
    points: [
      'Hora cheia: conte de manhã, por três dias.',
      'Um controle por carro, e um de reserva.',
      'Fotocélula no vão, porque um carro segue o outro.',
    ],
    send: 'Mande largura, altura, material da folha e quantos carros saem na hora mais cheia.',
  },
  {
    when: [
      'quantos carros|quantas aberturas|quantos acionamentos|quantos ciclos|quantas vezes',
      'por hora|hora|seguidas|em seguida',
      'motor|portao',
    ],
    unless: 'apartamentos|condominio|predio|ppa|garen|nobreak|bateria',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'works'],
    answer: [
      'Um motor residencial aguenta de cinco a dez aberturas por hora, com o fechamento incluído; passado disso ele esquenta, o protetor térmico desliga e o portão fica parado até esfriar. Contam todos os carros, motos e entregas que passam por ele. O de uso intenso, de estator largo, faz de trinta a cinquenta ou mais.',
    ],
    heading: 'Como contar a hora cheia',
    text: [
      'Conte de manhã, por três dias, e use o maior número. Se dois carros saem juntos, a folha abre uma vez só, desde que a fotocélula segure o fechamento.',
    ],
    points: [
      'Folha leve na mão: cada ciclo esquenta menos.',
      'Sol direto na caixa do motor come parte do limite.',
      'Leia os ciclos por hora na ficha do modelo.',
    ],
    further:
      'O que muda por dentro está no artigo sobre [estatores](/blog/qualidade-estatores-motor-portao).',
  },
  {
    when: ['custo beneficio|custo-beneficio|custobeneficio|melhor custo', 'motor|motores|automatizador|kit'],
    unless: 'deslizante*|correr|pivotante*|condominio*|predio*|placa|controle*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'price', 'worth'],
    answer: [
      'Dos nossos, o melhor custo-benefício num basculante de casa é o kit SPEEDY: por {{kit.speedy}} instalado, {{kit.speedy - kit.padrao}} acima do PADRÃO, ele abre em {segundos speedy} em vez de {segundos padrão}. Com garagem recuada e rua calma, o PADRÃO, de {{kit.padrao}}, entrega o mesmo por menos. Em portão de correr ou de abrir o motor sai por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'O que faz um motor valer o que custa',
    text: [
      'Some o que o anúncio deixa de fora: central, controles, fixação e mão de obra. E compare a vida útil, que depende do peso máximo acima do da folha e da peça que se acha no bairro.',
    ],
    points: [
      'Folha até {{home.weight}}: PADRÃO, com o PPA Home.',
      'Rua movimentada e 220 V no ponto: JETFLEX, por {{kit.jetflex}}.',
      'Motor que já existe e tem peça: o conserto, de {{repair.from}} a {{repair.to}}, ganha de qualquer novo.',
      'Código rolante e garantia escrita, em todos.',
    ],
    send: 'Mande a altura, a largura e o material da folha, com uma foto por dentro: dizemos qual dos três compensa aí.',
  },
  {
    when: ['rolamento|rolamentos', 'numero|qual|medida|codigo|tamanho|modelo'],
    unless: 'barulho|ronca|chia|roldana*|preco*|quanto',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'replace'],
    answer: [
      'O número do rolamento está gravado na face dele, e o motor repete o que saiu: a mesma fábrica usa medidas diferentes de um modelo para outro. Se a gravação sumiu, medem-se furo, diâmetro de fora e largura com paquímetro. Trocado por nós, com a engrenagem revista, fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    heading: 'O que copiar além do número',
    text: [
      'As letras depois do número dizem a vedação: de borracha dos dois lados, ou de chapa. Perto de graxa e poeira, peça o vedado com borracha.',
    ],
    points: [
      'São dois, e os da frente e de trás podem ser diferentes.',
      'Eixo riscado ou com folga: rolamento novo não resolve.',
      'Pancada de martelo na montagem marca as esferas.',
    ],
    send: 'Mande a foto da etiqueta do motor e, se a peça já saiu, a do rolamento com uma régua.',
  },
  {
    when: ['motor|motores|kit', 'com luz|luz embutida|com lampada|com iluminacao|com led'],
    unless: 'sem luz|falta|conta|acabou|queim*|pisca*|vermelh*|sinaleira',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Motor com lâmpada no corpo existe na linha de porta seccionada, que fica no teto; no basculante e no de correr a luz é uma saída da central, chamada luz de cortesia ou de garagem, que acende a lâmpada da casa a cada abertura e a apaga depois de um tempo.',
    ],
    heading: 'Como ter luz quando o portão abre',
    text: [
      'Confira na placa se há borne com esse nome; em algumas ele vem em módulo à parte. A ligação fica dentro da faixa de {{repair.from}} a {{repair.to}}, com o fio da lâmpada já ao alcance.',
      'Sem essa saída, um sensor de presença na garagem faz o mesmo e não depende do portão; é serviço de eletricista.',
    ],
    points: [
      'Lâmpada comum: direto no módulo, até a carga que a placa aceita.',
      'Várias lâmpadas ou refletor: relé fora da placa.',
      'Sinaleira da calçada: é outra saída, e pisca.',
    ],
    send: 'Mande uma foto de perto da placa da central, com os nomes dos bornes legíveis.',
  },
  {
    when: ['motor|motores|kit', '12v|12 v|24v|24 v|12 volts|24 volts|corrente continua', 'bateria*|portao'],
    unless:
      'nobreak|trava|fotocelula|fonte|controle|pilha|capacitor|receptor|presta|brushless|alternada|solar|placa solar|painel solar',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'power'],
    answer: [
      'Motor de 12 V ou de 24 V é de corrente contínua: a central tem fonte e carregador, e a bateria faz o portão andar quando falta luz, sem nobreak à parte. Vale onde a luz cai muito ou onde não há rede; numa casa com energia estável o motor de 127 V ou 220 V é mais simples e tem mais peça na loja. Sai por orçamento, com a bateria e o peso da folha na conta.',
    ],
    heading: 'Corrente contínua ou motor de rede',
    text: [
      'Ele freia e arranca macio e abre no apagão por algumas dezenas de ciclos, enquanto a bateria está boa. Em troca, depende da bateria, que dura de dois a três anos, e de cabo grosso e curto.',
      'Motor de corrente contínua se orça por foto. Os nossos kits para basculante são de rede, de {{kit.padrao}} a {{kit.jetflex}} instalados, e neles o apagão pede um nobreak próprio, também por orçamento.',
    ],
    points: [
      'Motor de 24 V com bateria de 12 V: são duas, em série.',
      'Não se liga bateria em motor de 127 V ou 220 V.',
      'Bateria de carro não substitui a selada do conjunto.',
    ],
    send: 'Mande a etiqueta do motor, se já existe, e diga quantas vezes por dia o portão abre.',
  },
  {
    when: ['corrente continua|24v|24 v|24 volts|dc', 'corrente alternada|alternada|127|220|ac'],
    unless: 'fonte|fotocelula|trava|receptor|placa',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Com rede estável, fique com o motor de corrente alternada, ligado direto em 127 V ou 220 V: custa menos, aguenta mais descuido e tem peça em qualquer loja. Escolha corrente contínua, de 24 V, onde falta luz com frequência ou se quer parada macia: ele anda pela bateria da própria central.',
    ],
    heading: 'Corrente alternada e contínua, lado a lado',
    text: [
      'O de contínua tem fonte e carregador no meio, que sentem raio e pedem protetor no quadro, e uma bateria que se troca a cada dois ou três anos. O de alternada só tem o capacitor e a placa para envelhecer.',
      'Numa casa, trocar o motor fica em geral entre {{replacement.from}} e {{replacement.to}}; o de contínua sai por orçamento.',
    ],
    points: [
      'Apagão toda semana: contínua, ou alternada com nobreak próprio.',
      'Muitas aberturas por hora: compare os ciclos da ficha.',
      'Motor alternado que já existe e gira bem: não troque por isso.',
      'Fio longo até o motor: em baixa tensão tem de ser grosso.',
    ],
    send: 'Diga quantas vezes por mês falta luz e quantas vezes por dia o portão abre, com uma foto dele por dentro.',
  },
  {
    when: [
      'mais vendido|mais vendidos|mais usado|mais comum|mais popular|mais procurado',
      'motor|motores|kit|automatizador|portao|portoes',
    ],
    unless: 'defeito|problema|controle',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'buy'],
    answer: [
      'Em casa com basculante, o comum é o motor de fuso de uma folha só, como o PPA Home do kit PADRÃO, que sai por {{kit.padrao}} instalado e leva folha de até {{home.weight}}. O mais vendido não é por isso o certo: quem escolhe é o peso da folha, o tipo do portão e a pressa na rua.',
    ],
    heading: 'Do motor comum ao motor certo para o seu portão',
    text: [
      'O que há de bom num motor muito vendido é a peça: engrenagem e placa se acham em qualquer loja do ramo por muitos anos.',
      'Subir um degrau vale em três casos: SPEEDY, por {{kit.speedy}}, para esperar metade; JETFLEX, por {{kit.jetflex}}, para abrir em {segundos jetflex}; linha pesada para folha acima de {{homeJetflex.weight}}.',
    ],
    points: [
      'De correr ou de abrir: o motor é outro, e sai por orçamento.',
      'Peso da folha abaixo do máximo da ficha.',
      '220 V no ponto, se a escolha for o JETFLEX.',
      'Controle de código rolante.',
    ],
    further: 'A página [que motor serve no meu portão](/motores/escolher) pergunta tipo, peso e uso.',
  },
  {
    when: ['127*|110*|127 v|110 v', '220*|220 v', 'motor|portao|escolher|qual|melhor'],
    unless:
      'capacitor*|fonte|placa|placas|central|como saber|saber se|descobrir|gasta|economi*|consome|em 110|em 127|em rede|liguei|ligar|ligado|transformador|autotransformador|em 220|serve|funciona|queim*|adaptar|mudar|passar|transformar',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Escolha pela tensão que chega ao ponto do portão: onde só há 127 V, que muita gente chama de 110 V, o motor é de 127 V; onde há 220 V com disjuntor próprio, prefira 220 V, que leva metade da corrente e sofre menos em fio comprido. A força e a conta de luz são as mesmas. Na tensão errada o motor queima ou nem parte.',
    ],
    heading: 'Como saber que tensão você tem no portão',
    text: [
      'A etiqueta do motor velho diz a dele. Sem motor, quem confirma é o medidor, porque tomada de dois polos pode ser uma coisa ou outra conforme o bairro.',
      'Levar 220 V até lá é serviço de eletricista, no quadro, antes da montagem. Transformador entre a rede e o motor não serve: a partida o derruba.',
    ],
    points: [
      'Disjuntor duplo no quadro costuma ser 220 V.',
      'JETFLEX, de {{kit.jetflex}}: só em 220 V.',
      'PADRÃO e SPEEDY, de {{kit.padrao}} e {{kit.speedy}}: peça na tensão do ponto.',
    ],
    further: 'Os modelos estão em [motores](/motores).',
    send: 'Mande pelo WhatsApp a foto do quadro de luz e, se houver, da etiqueta do motor velho.',
  },
  {
    when: [
      'indica|indicam|indicaria|indicariam|recomenda|recomendam|recomendaria|sugere|sugerem|aconselha|aconselham|indicado por voces',
      'motor|motores|kit',
    ],
    unless:
      'kg|quilos|metros|correr|deslizante*|pivotante*|de abrir|condominio*|predio*|comercio|loja|galpao|tecnico|empresa|garen|rossi|peccinin|nice|intelbras|nobreak|placa|duas folhas|social|rampa|silencioso|praia',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Indicamos pela folha e pela rua. Basculante de até {{home.weight}} em garagem sossegada: kit PADRÃO, {{kit.padrao}} instalado. Quem não quer esperar leva o SPEEDY, de {{kit.speedy}}, que abre na metade do tempo. Rua movimentada ou folha de até {{homeJetflex.weight}} pede o JETFLEX, de {{kit.jetflex}}, em 220 V. Para portão de correr ou de abrir, motor PPA por orçamento, depois de ver a folha.',
    ],
    heading: 'O que olhamos antes de indicar um motor',
    text: [
      'Primeiro o movimento do portão, depois o peso da folha, por fim quantas vezes ele abre na hora mais cheia. A potência sai dessas três respostas, e não o contrário.',
      'Folha torta, cabo gasto ou roldana presa se acertam antes, porque motor novo em portão ruim dura pouco.',
    ],
    points: [
      'Medidas da folha e de que ela é feita.',
      'Se o ponto é de 127 V ou de 220 V.',
      'Entrada direta da rua ou garagem recuada.',
      'Uma família ou várias usando o portão.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, as medidas e o bairro: respondemos com o modelo e o preço.',
  },
  {
    when: [
      'pior|piores|ruim|ruins|evitar|fugir',
      'motor|motores|marca|marcas',
      'qual|quais|que|marcas|motores',
    ],
    unless: 'garen|rossi|peccinin|nice|ppa|intelbras|e ruim|esta ruim|cheiro|epoca',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'worth'],
    answer: [
      'O pior motor é o que trabalha acima do peso da etiqueta e o que não tem peça à venda por perto, seja qual for a marca. Entre as conhecidas, como PPA, Garen, Peccinin, Rossi e Nice, há motor bom para a folha certa; ruim é o modelo sem nome na etiqueta, sem manual e sem loja que venda a engrenagem. Nós vendemos PPA e consertamos as outras: desconte isso ao ler.',
    ],
    heading: 'Sinais de um motor que vai dar trabalho',
    text: [
      'Antes de comprar, ligue para duas lojas de peças e pergunte pela engrenagem e pela placa do modelo inteiro. Se nenhuma tem, o primeiro defeito vira troca de motor.',
      'Para comparar preço: em basculante o nosso kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}, e um conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Etiqueta com modelo, tensão e peso máximo legíveis.',
      'Prazo de garantia escrito, do aparelho e da montagem.',
      'Peso da folha um quinto abaixo do número da etiqueta.',
      'Placa que se acha separada do motor.',
    ],
    send: 'Mande pelo WhatsApp o nome inteiro do motor que lhe ofereceram e uma foto do portão: dizemos se há peça e se ele serve.',
  },
  {
    when: ['home', '1/4', '1/3'],
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Fique com 1/3 se a folha passa de {{motor.quarterCv.weight}}: na nossa tabela de basculante, 1/4 CV leva até esse peso e 1/3 CV até {{motor.thirdCv.weight}}, sem instalação por {{motor.quarterCv}} e {{motor.thirdCv}}. O PPA Home do kit PADRÃO, que leva até {{home.weight}}, sai por {{kit.padrao}} já instalado; a potência da versão está na etiqueta dele.',
    ],
    heading: 'Home em duas potências',
    text: [
      'Folha de alumínio ou de grade, de uma vaga, fica com folga na potência menor. Chapa de aço, porta embutida e madeira pedem a maior.',
      'Nenhuma das duas abre mais depressa: a velocidade vem do fuso e do inversor, que são do SPEEDY e do JETFLEX.',
    ],
    points: [
      'O peso se calcula pela área da folha e pelo material.',
      'Folha solta que para a meia altura: equilíbrio certo.',
      'Sem folga de um quinto, escolha a maior.',
    ],
    send: 'Mande pelo WhatsApp altura, largura, material e uma foto do basculante por dentro.',
  },
  {
    when: ['melhor marca|qual marca|que marca|melhores marcas', 'motor|portao|automatizador*'],
    subject: 'motor',
    aspects: ['choose', 'worth'],
    answer: [
      'A melhor marca de motor de portão é a que tem peça e técnico perto de você e um modelo para o peso da sua folha; entre as conhecidas, isso decide mais que o nome. Nós vendemos e instalamos PPA, com kit de basculante de {{kit.padrao}} a {{kit.jetflex}}, e consertamos também Garen, Peccinin, Rossi, Nice e outras.',
    ],
    heading: 'Como comparar marcas sem se perder',
    text: [
      'Compare dois modelos, e não dois nomes: a mesma fábrica faz motor de casa e motor de prédio. Peso da folha, tensão e tempo de abertura estão na ficha de cada um.',
      'Pergunte numa loja do bairro pela engrenagem e pela placa do modelo. Peça que não se acha transforma um conserto de {{repair.from}} a {{repair.to}} em motor novo.',
    ],
    points: [
      'Peso máximo da folha acima do peso da sua.',
      'Garantia escrita do motor e da instalação.',
      'Controle de código rolante.',
      'Quem instala também conserta.',
    ],
    questions: [
      {
        question: 'Por que vocês vendem só PPA?',
        answer:
          'Porque é a linha cujas peças temos à mão e cuja instalação conhecemos de cor. Desconte essa preferência ao comparar.',
      },
      {
        question: 'Vale trocar um motor bom só pela marca?',
        answer: 'Não. Se a peça se acha e a folha está leve, o motor instalado se conserta.',
      },
    ],
  },
  {
    when: ['nacional|importado|importada|chines|chinesa|china|brasileiro', 'motor|placa|marca|motores'],
    unless: 'controle|controles',
    subject: 'motor',
    aspects: ['choose', 'worth'],
    answer: [
      'Entre motor de portão nacional e importado, decida pela peça: engrenagem, placa e controle precisam se achar perto de você daqui a alguns anos. Importado sem representante deixa o portão parado à espera de correio; vendemos e instalamos PPA, com kit em basculante de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'O que perguntar antes de comprar um motor importado',
    text: [
      'Peça o nome completo do modelo, a tensão, o peso máximo da folha e onde se compra a engrenagem dele. Se o vendedor não sabe dizer a última, a economia de hoje vira troca do conjunto.',
    ],
    points: [
      'Manual e etiqueta em português.',
      'Garantia escrita, com endereço no Brasil.',
      'Frequência e código do controle, para comprar outro depois.',
    ],
  },
  {
    when: [
      'calcular|calculo|calcula|dimensionar|dimensionamento|conta',
      'forca|potencia|motor|hp|cv',
      'motor|portao',
    ],
    unless:
      'luz|energia|consumo|gasta|preco|parcela*|regular|cremalheira|nobreak|ciclos|correr|deslizante|contrapeso',
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'A conta começa na folha: largura vezes altura, vezes o peso do material por metro quadrado, que é de cinco a oito quilos em alumínio, de nove a catorze em grade, de treze a vinte em chapa e de vinte a trinta em madeira sobre ferro. Some um quarto de sobra e compare com o motor: em basculante, até {{motor.quarterCv.weight}} o de 1/4 CV, até {{motor.thirdCv.weight}} o de 1/3 e até {{motor.halfCv.weight}} o de 1/2.',
    ],
    heading: 'Um exemplo e as exceções',
    text: [
      'Folha de três metros por dois e vinte, em chapa: seis metros e sessenta quadrados, perto de cento e dez quilos; com a sobra, perto de cento e quarenta. No de correr a potência não decide: vale o peso máximo escrito na etiqueta.',
      'Sem instalação, esses três custam {{motor.quarterCv}}, {{motor.thirdCv}} e {{motor.halfCv}}.',
    ],
    points: [
      'Porta social embutida, ripado e vidro entram no peso.',
      'Rampa, vento e uso de prédio pedem um tamanho acima.',
      'A mão não mede: o contrapeso esconde o peso.',
      'Motor mais forte não é mais rápido.',
    ],
    send: 'Mande a largura, a altura, o material e uma foto por dentro: fazemos a conta com você.',
  },
  {
    when: ['correia', 'corrente', 'seccionado|seccionada|seccional|porta seccionada|teto|porta de garagem'],
    unless: 'quebr*|arrebent*|solt*|barulho',
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'No portão seccionado, fique com a correia se há quarto em cima ou ao lado: ela anda quieta e não pede graxa. Fique com a corrente se a folha é pesada, a garagem é quente ou o uso é intenso, porque ela estica menos e aguenta tranco; em troca faz barulho e leva graxa. Se a mola está certa, os dois passam de dez anos numa casa. Esse motor de teto não é dos que vendemos.',
    ],
    heading: 'O que conta mais que a transmissão',
    text: [
      'O equilíbrio da mola: com o motor solto, a folha para a meia altura. Fora dele, correia e corrente se gastam do mesmo jeito.',
    ],
    points: [
      'Comprimento do trilho para a altura da porta.',
      'Peso máximo e número de painéis na ficha.',
      'Mola de torção se regula com técnico do fabricante da porta.',
    ],
    send: 'Mande uma foto do trilho de teto e da etiqueta do motor.',
  },
  {
    when: [
      'e muito|e demais|e exagero|e muito forte|exagero|forte demais|e muita coisa|e grande demais|sobra',
      '1/2|1/3|1/4|meio cavalo',
      'casa|portao|motor',
    ],
    unless: 'aguenta|preco|quanto|luz|barulho|correr|deslizante',
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para a maioria das casas, 1/2 CV é mais do que precisa: o de 1/3 já leva basculante de até {{motor.thirdCv.weight}}, que cobre quase toda folha de chapa, e o de 1/4 vai até {{motor.quarterCv.weight}}. O de 1/2 se justifica em madeira, vão largo ou folha de até {{motor.halfCv.weight}}. Sobra de um quarto é boa; mais que isso custa dinheiro e empurra com mais força quem estiver no vão.',
    ],
    heading: 'Quanto a diferença custa',
    text: [
      'Sem instalação, são {{motor.quarterCv}}, {{motor.thirdCv}} e {{motor.halfCv}}. O consumo quase não muda, e a velocidade também não: quem abre depressa é o inversor, e não a potência.',
    ],
    points: [
      'Largura vezes altura vezes o material dá o peso.',
      'Motor forte pede a força da placa no mínimo.',
      'Prédio é outra conta: ciclos por hora.',
    ],
    send: 'Mande a largura, a altura e o material da folha: dizemos o menor que serve.',
  },
  {
    when: [
      '1 metro|um metro|portaozinho|portao pequeno|portao de pedestre|90 cm|1,20|1,5',
      'motor|automatizar|colocar motor|motorizar',
      'da para|tem como|pode|posso|serve|qual|colocar',
    ],
    unless: 'altura|kg|quilos|preco',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['allowed', 'choose'],
    answer: [
      'Dá, e o menor motor sobra: uma folha de um metro pesa pouco em qualquer material. Se ela gira, é um motor de braço pequeno ou, melhor, só uma fechadura elétrica com mola, que abre pelo interfone e custa menos. Se corre, é um deslizante de entrada com um metro de cremalheira. Instalado, sai por orçamento, em geral de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    heading: 'Quando a fechadura resolve no lugar do motor',
    text: [
      'Em portão de pessoas, quem passa empurra a folha de qualquer jeito; o que se quer é destrancar de longe. O motor vale para quem tem mobilidade reduzida ou para moto.',
    ],
    points: [
      'Coluna firme e dobradiça sem folga.',
      'Força no mínimo, porque a folha passa rente a quem entra.',
      'Abertura manual por dentro, sem chave.',
    ],
    send: 'Mande uma foto do portão pelos dois lados e diga como ele abre.',
  },
  {
    when: ['cadeado', 'ou', 'automatico|motor|portao automatico|eletronico'],
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'safety'],
    answer: [
      'Para o dia a dia, o automático: você abre de dentro do carro, e o motor parado segura a folha sem que ninguém tenha de descer para trancar. O cadeado resiste mais a uma alavanca, mas só protege quando alguém o fecha. Os dois juntos ficam para a viagem, com o disjuntor desligado, porque motor contra cadeado fechado quebra a engrenagem. Em basculante, o kit sai instalado de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'Como o automático fica tão firme quanto o cadeado',
    text: [
      'Código rolante no controle, destravamento fora do alcance da mão e, em folha larga, trava elétrica do lado oposto ao motor, que a central recolhe antes de abrir.',
    ],
    points: [
      'Portão pouco usado e rua calma: cadeado basta.',
      'Chegada de noite em rua movimentada: automático.',
      'Aviso no disjuntor quando o cadeado estiver posto.',
    ],
    send: 'Mande uma foto do portão por dentro e as medidas: dizemos o motor e se ele pede trava.',
  },
];
