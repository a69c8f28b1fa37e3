/** Which motor for which gate: by the kind of leaf, its weight, its width and how often it opens. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const motorChoices: readonly DirectAnswer[] = [
  {
    when: ['deslizante*|de correr|correr|lateral'],
    unless:
      'roldana*|nao abre|nao fecha|consert*|cremalheira|quebr*|queim*|trilho|nobreak|gasta|consumo|dz|kdz|eurus|gatter|robus',
    figure: { unit: 'kilogram', to: 400 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Um portão de correr de {figura} é folha de casa, e um motor deslizante residencial de 1/4 HP ou 1/3 HP costuma bastar, porque o peso rola sobre as roldanas e o motor só vence o atrito e a partida. Ele sai por orçamento; numa casa, a troca do motor fica em geral entre {{replacement.from}} e {{replacement.to}}, e a visita não tem taxa.',
    ],
    heading: 'O que decide entre 1/4 HP e 1/3 HP na folha de {figura}',
    text: [
      'O peso da etiqueta vale para trilho nivelado e roldana boa. Trilho em rampa, vento de frente ou folha comprida pedem o degrau acima, mesmo com o mesmo peso.',
      'Com o motor parado, a folha deve andar com uma mão. Se não anda, roldana e trilho vêm antes, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e o motor menor volta a servir.',
    ],
    points: [
      'Casa com poucas aberturas e piso plano: 1/4 HP.',
      'Folha com mais de três metros, chapa fechada ou vento: 1/3 HP.',
      'Rua de movimento: modelo de inversor, que abre mais depressa e freia antes do batente.',
      'Duas ou mais famílias: motor de uso intenso, escolhido pelas aberturas por hora.',
    ],
    questions: [
      {
        question: 'O motor vem com a cremalheira?',
        answer:
          'Depende do orçamento. A conta é o comprimento do vão e mais um pedaço além do motor, em barras parafusadas na folha.',
      },
      {
        question: 'Um motor mais forte faz mal?',
        answer:
          'Força de sobra custa mais e, mal regulada, bate no batente e não para quando encontra alguém. Melhor o tamanho certo com a força no mínimo.',
      },
    ],
    further:
      'O passo da instalação e os modelos estão na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande pelo WhatsApp uma foto do portão inteiro por dentro, o comprimento da folha e o material. Com isso dizemos o motor e o que conferir no trilho.',
  },
  {
    when: ['deslizante*|de correr|correr|lateral'],
    unless:
      'roldana*|nao abre|nao fecha|consert*|cremalheira|quebr*|queim*|trilho|nobreak|gasta|consumo|dz|kdz|eurus|gatter|robus',
    figure: { unit: 'kilogram', from: 401, to: 900 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Um portão de correr de {figura} pede motor deslizante de {sobra} ou mais na ficha, em geral de 1/2 HP para cima, com cremalheira de aço; o de casa comum fica no limite. Ele sai por orçamento, e em portão pesado o conjunto instalado custa em geral entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que uma folha de correr de {figura} exige além do motor',
    text: [
      'O peso rola sobre as roldanas: o que o motor vence é a partida e a parada. Por isso a parada suave e os batentes contam tanto quanto a potência, já que ninguém segura com a mão uma folha dessas em movimento.',
      'Roldana, trilho e guia de cima se conferem antes do pedido. Trocar roldanas custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e sem elas qualquer motor sofre.',
    ],
    points: [
      'Ciclos por hora escritos na ficha, se o uso é de prédio ou empresa.',
      'Cremalheira de aço, fixada em toda a extensão.',
      'Base de concreto firme, que não ceda quando o motor empurra a folha.',
      'Fotocélula no vão, em duas alturas se ali passa caminhão.',
      'Batente mecânico nos dois fins de curso, para a folha nunca sair do trilho.',
    ],
    questions: [
      {
        question: 'Precisa ser trifásico?',
        answer:
          'Não. Nesse peso há motores monofásicos de 220 V; trifásico só compensa onde a rede já tem as três fases e o uso é contínuo.',
      },
      {
        question: 'Como sei o peso certo da folha?',
        answer:
          'Pela conta do serralheiro, com chapa e tubos, ou pelas medidas e pelo material que você manda. O esforço da mão engana, porque a roldana esconde o peso.',
      },
    ],
    further:
      'Os cuidados com folha grande estão na página do [motor para portão pesado](/termos/motor-portao-pesado).',
    send: 'Mande pelo WhatsApp a foto da folha inteira por dentro, o comprimento, o material e quantas vezes ela abre por dia. Com isso respondemos com a classe do motor e a faixa de preço.',
  },
  {
    when: ['deslizante*|de correr|correr|lateral|industrial|galpao'],
    unless: 'roldana*|nao abre|nao fecha|consert*|cremalheira|quebr*|queim*|trilho|nobreak|gasta|basculante',
    figure: { unit: 'kilogram', from: 901 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Uma folha de {figura} pede motor deslizante industrial, de 1 HP para cima, com redutor em banho de óleo e cremalheira de aço, e a etiqueta dele tem de passar do peso da folha com folga. Esse conjunto não tem preço de tabela: sai por orçamento, depois de medir trilho, base e rede elétrica no local, sem taxa de visita.',
    ],
    heading: 'Antes do motor industrial: trilho, base e rede',
    text: [
      'Com {figura} em movimento, o que para a folha é o freio do motor e o batente chumbado, nunca a mão. Fotocélula e desaceleração deixam de ser acessório.',
      'Motor e instalação de portão pesado ficam em geral entre {{condominium.from}} e {{condominium.to}}; acima da linha de prédio, o orçamento pode passar disso, e dizemos antes.',
    ],
    points: [
      'Roldanas com carga somada maior que o peso da folha.',
      'Trilho soldado a uma base contínua, sem degrau nas emendas.',
      'Tensão no ponto: 220 V ou trifásico, medidos no quadro.',
      'Base de concreto com chumbadores, na altura do pinhão.',
      'Aberturas na hora mais cheia, que pedem motor de uso intenso ou não.',
    ],
    questions: [
      {
        question: 'Dá para abrir à mão se faltar luz?',
        answer:
          'Dá, destravando o motor, se as roldanas estiverem boas; uma folha desse peso anda com duas pessoas e sem pressa.',
      },
    ],
    further:
      'O que comparar entre modelos está na página do [motor de portão industrial](/termos/motor-portao-industrial).',
    send: 'Mande pelo WhatsApp a foto do portão inteiro, o comprimento, a etiqueta do motor atual, se houver, e a tensão do quadro.',
  },
  {
    when: ['pivotante*|de abrir|duas folhas|2 folhas|piv'],
    unless: 'dobradica|nao abre|nao fecha|consert*|quebr*|queim*|nobreak|gasta|correr|deslizante',
    figure: { unit: 'kilogram' },
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Num portão de abrir de {figura}, o comprimento de cada folha pesa tanto quanto os quilos: o motor se escolhe pelos dois números da ficha, peso e metros por folha. Até uns dois metros e meio serve o pistão comum; folha mais longa ou fechada ao vento pede o modelo acima ou o braço articulado. Sai por orçamento, com visita sem taxa.',
    ],
    heading: 'Peso, comprimento e vento na folha de {figura}',
    text: [
      'Se são duas folhas, o peso se divide e cada uma leva o seu motor, escolhido pela maior. A central é de duas saídas, com atraso entre elas.',
      'A dobradiça carrega o peso e o motor só faz girar: folha caída se acerta antes, com dobradiça nova. Um ajuste nosso de curso e força custa de {{part.adjustment.from}} a {{part.adjustment.to}}, e conserto de motor instalado, até {{repair.to}}.',
    ],
    points: [
      'Metros de cada folha, medidos da dobradiça à ponta.',
      'Folha de chapa fechada funciona como vela: pede modelo com sobra.',
      'Coluna firme e larga o bastante para o suporte do pistão.',
      'Abertura para dentro ou para fora, que muda o ponto de fixação.',
      'Trava elétrica em folha longa, para o vento não forçar o motor.',
    ],
    questions: [
      {
        question: 'Os kits de preço fechado servem?',
        answer:
          'Não. Eles são de portão basculante; o de abrir tem pistão ou braço próprio e se orça pela folha.',
      },
    ],
    further:
      'Para comparar pistão e braço, veja [motor para portão pivotante](/topicos/motor-para-portao-pivotante).',
    send: 'Mande pelo WhatsApp a foto do portão fechado por dentro, o comprimento de cada folha e para que lado abrem.',
  },
  {
    when: [
      'metros|metro|m|mts|largura|largo|vao|comprimento|3m|4m|5m|6m|7m|8m|10m',
      'deslizante*|de correr|correr|lateral',
    ],
    unless: 'cremalheira|trilho|controle|kg|quilos|alcance|roldana|altura|nao abre|nao fecha',
    figure: { unit: 'metre' },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Num portão de correr de {figura}, a largura decide três coisas: os metros de cremalheira, o espaço de parede livre para a folha entrar e a velocidade que vale pagar. O motor em si se escolhe pelo peso, que o material diz: grade é leve, chapa fechada pode pesar o dobro. Sai por orçamento, sem taxa de visita; numa casa, a troca de motor fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que {figura} de portão mudam no orçamento',
    text: [
      'A cremalheira acompanha o vão e passa um pouco além do motor. Em motor comum, cada metro custa alguns segundos de espera, e em folha comprida o de inversor se justifica.',
      'Além do motor contam base, fim de curso e roldanas; trocar roldana ou cremalheira fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}. Pagamento em até {parcelas} vezes.',
    ],
    points: [
      'Vão livre e mais um palmo de parede ao lado.',
      'Trilho nivelado em todo o comprimento.',
      'Material da folha, para estimar o peso.',
      'Distância do quadro de luz até o motor.',
      'Aberturas por dia e quantas famílias usam.',
    ],
    questions: [
      {
        question: 'Que potência vou precisar?',
        answer:
          'Casa com folha leve fica com 1/4 HP ou 1/3 HP; chapa fechada e comprida costuma pedir 1/2 HP. Quem confirma é a folha empurrada à mão, na visita.',
      },
    ],
    further:
      'O passo da obra está em [instalação de motor deslizante](/topicos/instalacao-de-motor-de-portao-deslizante).',
    send: 'Mande pelo WhatsApp a foto do portão inteiro por dentro, com o trilho e a parede ao lado, e o material da folha.',
  },
  {
    when: [
      'metros|metro|m|mts|largura',
      'duas folhas|2 folhas|folha dupla|pivotante duplo',
      'cada|cada uma|cada folha',
    ],
    unless: 'kg|quilos|nao abre|nao fecha|basculante*|correr|deslizante*',
    figure: { unit: 'metre', to: 5 },
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Com duas folhas de {figura} cada, vão dois motores, um por folha, escolhidos pelo comprimento e pelo peso de uma delas, e uma só central, que atrasa a do mata-junta. Até uns dois metros e meio por folha o pistão comum serve; acima disso, motor de folha longa com trava elétrica. O valor dos dois vem por orçamento, acima do de um motor só, em geral de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    heading: 'Medidas que decidem o par de motores',
    text: [
      'Cada folha tem o seu peso e a sua dobradiça, e o motor se escolhe pela pior das duas. Da dobradiça à quina da coluna mede-se o que cabe: pistão ou braço articulado.',
    ],
    points: [
      'Ponta da folha que balança: trava elétrica no chão.',
      'Recuo menor que a folha: não há como abrir para dentro.',
      'Uma chave de destravamento para cada motor.',
    ],
    send: 'Mande pelo WhatsApp o material das folhas e uma foto das duas colunas por dentro.',
  },
  {
    when: [
      'metros|metro|m|mts|largura|largo|vao|comprimento|3m|4m|5m|6m|2m',
      'duas folhas|2 folhas|folha dupla|pivotante duplo|duplo|dupla',
    ],
    unless:
      'kg|quilos|controle|alcance|nao abre|nao fecha|dobradica|trilho|basculante*|correr|deslizante*|cada|garagem dupla|vaga dupla',
    figure: { unit: 'metre', from: 3 },
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Num vão de {figura} com duas folhas, cada uma fica com cerca da metade e leva o próprio motor, com uma central que solta primeiro a do mata-junta e a fecha por último. Folha de até uns dois metros e meio aceita pistão comum; acima disso, motor de folha longa e trava elétrica. O par sai por orçamento e custa mais que um motor só, que numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que medir nas duas folhas',
    text: [
      'A ficha de cada motor traz dois limites, metros e quilos por folha, e vale o que for menor. Folha de chapa fechada pega vento e pede um tamanho acima.',
      'Da dobradiça à quina da coluna mede-se a distância que decide entre pistão e braço articulado.',
    ],
    points: [
      'Folhas desiguais: o motor da maior manda, e a central é uma só.',
      'Muro rente à dobradiça: braço articulado no lugar do pistão.',
      'Rampa na garagem: confira se a ponta da folha não raspa ao girar.',
      'Falta de luz: as duas folhas precisam da chave à mão.',
    ],
    further:
      'As medidas de coluna e pivô estão em [instalação em portão pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande pelo WhatsApp a largura e o material de cada folha e uma foto das colunas por dentro.',
  },
  {
    when: [
      'metros|metro|m|mts|largura|largo|vao|comprimento|3m|4m|5m|6m|2m',
      'pivotante*|de abrir|duas folhas|2 folhas|folha dupla',
    ],
    unless: 'kg|quilos|controle|alcance|nao abre|nao fecha|dobradica|trilho',
    figure: { unit: 'metre' },
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Num portão de abrir de {figura}, conte primeiro as folhas: em duas, cada uma fica com a metade e aceita pistão comum; numa folha só, acima de uns dois metros e meio, a alavanca é grande e o motor tem de ser o de folha longa, com trava elétrica na ponta. Sai por orçamento, depois de medir coluna e dobradiça.',
    ],
    heading: 'Como se escolhe o motor pelo comprimento da folha',
    text: [
      'A ficha de cada modelo traz dois limites, metros e quilos por folha, e vale o que for menor. Chapa fechada pega vento e conta como folha maior.',
      'A área de giro fica livre, e a folha não varre a calçada. Visita sem taxa; conserto do que já existe fica entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
    ],
    points: [
      'Uma folha: motor de folha longa e trava elétrica.',
      'Duas folhas: dois motores e central com atraso entre elas.',
      'Coluna estreita ou muro rente: braço articulado em vez de pistão.',
      'Piso que sobe para dentro: a folha precisa passar livre.',
    ],
    further:
      'As medidas de coluna e pivô estão em [instalação em portão pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande pelo WhatsApp a foto do portão por dentro, com a coluna e a dobradiça, e para que lado ele abre.',
  },
  {
    when: [
      'aluminio',
      'motor|qual|que motor|automatiz*',
      'leve|metros|qual|que motor|melhor|serve|ideal|kit',
    ],
    unless:
      'ferro|cremalheira|barulho|balanc*|quebr*|queim*|quanto pesa|correr|deslizante|pivotante|de abrir|peso|rapid*',
    subject: 'portao-de-aluminio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Portão de alumínio é leve, e o menor motor da linha costuma bastar: em basculante, o kit PADRÃO, de {{kit.padrao}} instalado, move com folga uma folha de alumínio de casa. O cuidado é outro: força no mínimo e fixação em travessa ou chapa de reforço, porque o perfil fino cede no ponto em que o braço puxa.',
    ],
    heading: 'Motor pequeno, reforço bem posto',
    text: [
      'O alumínio não enferruja nem empena com a chuva, mas torce. Sem reforço, o parafuso abre o furo e a folha passa a balançar na partida.',
      'Se a pressa conta, o SPEEDY sai por {{kit.speedy}} e o JETFLEX por {{kit.jetflex}}; a partida e a parada suaves do inversor poupam o perfil. Portão de correr ou de abrir sai por orçamento.',
    ],
    points: [
      'Reforço por dentro do perfil, no ponto do braço.',
      'Força regulada para parar com a mão.',
      'Contrapeso refeito: a folha leve pede menos peso.',
      'Parafuso de inox ou galvanizado, para não corroer o alumínio.',
    ],
    questions: [
      {
        question: 'Motor forte demais estraga o alumínio?',
        answer: 'Estraga se a força não for baixada: a folha torce antes de o motor perceber o obstáculo.',
      },
    ],
  },
  {
    when: [
      'qual|que|melhor|ideal|indicado',
      'portao pequeno|folha pequena|portao leve|folha leve|garagem pequena|pequeno',
    ],
    unless:
      'pedestre|controle|social|predio|comercio|loja|fotocelula|nobreak|correr|deslizante|de abrir|pivotante|pesado',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para portão pequeno e leve o menor motor resolve: o de 1/4 CV da tabela move folha basculante de até {{motor.quarterCv.weight}} e custa {{motor.quarterCv}} sem instalação, e o kit PADRÃO instalado sai por {{kit.padrao}}. Pagar por mais potência não faz a folha pequena abrir mais depressa.',
    ],
    heading: 'Onde vale gastar num portão pequeno',
    text: [
      'O que muda o dia a dia é a velocidade, e ela vem do comando: o SPEEDY, de {{kit.speedy}}, abre em {segundos speedy}. Numa garagem recuada, os {segundos padrão} do PADRÃO não incomodam.',
      'Folha pequena também precisa de equilíbrio. Solta do motor, ela tem de parar a meia altura.',
    ],
    points: [
      'Altura livre para a folha deitar sob o teto.',
      'Coluna firme de um dos lados.',
      'Tomada na tensão do motor, com disjuntor.',
      'Força no mínimo: a folha leve machuca menos e para mais fácil.',
    ],
    questions: [
      {
        question: 'E se o portão pequeno for de correr ou de abrir?',
        answer: 'O motor é de outro tipo e sai por orçamento, pela foto e pelas medidas.',
      },
    ],
    further:
      'A página [que motor serve no meu portão](/motores/escolher) pergunta tipo, peso e uso, nessa ordem.',
  },
  {
    when: [
      'quantas vezes|quantas aberturas|quantos ciclos|limite de aberturas|limite de uso',
      'dia|hora|seguidas|abrir|aguenta|motor|portao',
    ],
    unless: 'ano|lubrific*|manutencao|revisao|controle|parcel*|bateria|nobreak|sem luz',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['lifetime', 'choose'],
    answer: [
      'Por dia, quantas vezes quiser; por hora, há limite. Motor de casa foi feito para cinco a dez aberturas por hora, e passado disso ele esquenta, desliga pelo protetor térmico e volta quando esfria. Motor de uso intenso, com estator robusto, aguenta de trinta a cinquenta ou mais.',
    ],
    heading: 'Como contar os ciclos do seu portão',
    text: [
      'Um ciclo é abrir e fechar. Conte na hora mais cheia, e não no dia: dez ciclos espalhados não aquecem nada, e dez em vinte minutos param um motor de casa.',
      'Motor que para quente todo dia acaba queimando o estator, que custa de {{part.stator.from}} a {{part.stator.to}} e volta a queimar no mesmo uso. Aí o certo é trocar o modelo, de {{replacement.from}} a {{replacement.to}} em portão de casa.',
    ],
    points: [
      'Casa de uma família: qualquer motor residencial.',
      'Duas ou três casas no mesmo portão: confira os ciclos na ficha.',
      'Prédio, loja ou escola: uso intenso, com central própria.',
      'Motor quente com pouco uso: defeito, e não excesso.',
    ],
    questions: [
      {
        question: 'Abrir muito gasta o motor mais cedo?',
        answer:
          'Gasta engrenagem, capacitor e roldana, que são peças de troca. Com folha leve e graxa em dia, o desgaste é lento.',
      },
    ],
    further:
      'A diferença entre os estatores está no artigo sobre [a qualidade do estator](/blog/qualidade-estatores-motor-portao).',
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
    when: ['motor', 'garagem subterranea|subsolo|garagem de predio'],
    unless: 'nao abre|nao fecha|consert*|alag*|enchente|agua|sinal|controle',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Em garagem de subsolo o motor se escolhe por três coisas: aberturas na hora cheia, rampa e umidade. É lugar de motor de uso intenso, com caixa fixada acima da linha da água de chuva e sinaleira na saída; instalado, o conjunto pesado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Rampa, água e sinal no subsolo',
    text: [
      'Carro que sobe a rampa não pode parar: tempo de abertura, fotocélula e laço no piso se regulam juntos, para a folha não descer sobre quem espera embaixo.',
      'No subsolo o controle perde alcance. Uma antena externa perto da entrada costuma resolver, e regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Vagas em uso e aberturas da hora mais cheia da manhã.',
      'Tipo e peso da folha.',
      'Altura do motor em relação à calha ou ao ralo.',
      'Ventilação: motor quente em lugar abafado desliga antes.',
    ],
  },
  {
    when: ['chao|piso', 'parede|suspenso|alto|pendurado|coluna|muro', 'motor'],
    unless: 'basculante*|trilho|social|altura|distancia|nivel|rachou',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['install', 'choose'],
    answer: [
      'No portão de correr o motor fica no chão, do lado de dentro e rente à folha, sobre uma base firme: é dali que o pinhão alcança a cremalheira presa embaixo dela. Na parede ficam só a tomada, o disjuntor e a botoeira; motor preso no alto serve a folha suspensa, com a cremalheira em cima, e se estuda por foto.',
    ],
    heading: 'O lugar do motor em cada portão',
    text: [
      'A base do deslizante é um bloco de concreto ou uma chapa chumbada, alguns centímetros acima do piso, para a água da lavagem não entrar na caixa. Concreto novo precisa secar antes de receber o motor.',
      'Na coluna ou na parede vai o motor de basculante, em pé na lateral, e o de portão de abrir, preso à altura da folha. O motor deslizante se orça pela folha, e numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Correr: base no piso, rente à folha.',
      'Basculante: coluna lateral firme, do chão ao alto.',
      'Abrir: coluna de cada folha, na altura da travessa.',
      'Piso que alaga: base mais alta, com a cremalheira na mesma conta.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, com o piso e a coluna à vista: dizemos onde o motor fica.',
  },
  {
    when: ['fuso', 'cabo|cabos|cabo de aco', 'ou|x|versus|melhor|qual|diferenca'],
    unless: 'lubrific*|graxa|quebr*|arrebent*|estour*|peccinin ou',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Fique com o motor de fuso: é o que move o basculante de casa hoje, e ele segura a folha parada quando desliga. O cabo de aço do basculante tem outro trabalho, o de ligar a folha ao contrapeso, e continua lá com qualquer motor. Os nossos kits são de fuso, de {{kit.padrao}} a {{kit.jetflex}} instalados.',
    ],
    heading: 'O que o fuso move e o que o cabo segura',
    text: [
      'O fuso é uma rosca que gira e leva o braço; o cabo passa por roldanas e sustenta o peso do outro lado. Se o cabo está gasto, o motor sofre, seja ele qual for.',
      'Motor que puxa a folha por cabo ou corrente é de modelo antigo ou de portão que sobe reto, como a guilhotina. Trocar cabos e roldanas fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Fuso: porca e rosca gastam devagar e se trocam.',
      'Cabo com fio partido: troca do par antes de pôr o motor.',
      'Folha que para a meia altura quando solta: contrapeso certo.',
    ],
    send: 'Mande pelo WhatsApp uma foto do basculante por dentro, com o contrapeso: dizemos o que há e que motor entra.',
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
      'maresia|praia|beira mar|litoral|salitre',
      'qual motor|que motor|motor bom|melhor motor|motor ideal|motor resistente|motor que resiste|motor que aguenta|resistente',
      'motor',
    ],
    unless: 'santos|guaruja|praia grande|atende*',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'care'],
    answer: [
      'Para portão perto da praia, escolha o motor pelo peso da folha, como em qualquer lugar, e depois pela vedação: tampa que fecha justa, placa longe do chão e parafuso que não enferruje. Motor imune a maresia não existe, porque o sal entra com o ar e ataca os contatos; o que o faz durar é a revisão, com borrifo protetor na placa, e a folha lavada com água doce.',
    ],
    heading: 'O que muda no litoral',
    text: [
      'Em folha de alumínio ou bem pintada o motor trabalha leve por mais tempo, porque roldana e dobradiça enferrujadas são o que mais pesa nele. Cremalheira de nylon com alma de aço coberta sofre menos que a de ferro sem proteção.',
      'Quem passa meses sem abrir o portão deve movê-lo ao menos uma vez por mês e deixar o disjuntor desligado na ausência.',
    ],
    points: [
      'Água doce na folha toda semana, sem jato no motor.',
      'Cabo, parafuso e solda olhados a cada visita.',
      'Contatos da placa limpos e protegidos na revisão.',
      'Borracha da tampa inteira.',
    ],
    send: 'Mande pelo WhatsApp as medidas da folha, o material e uma foto: dizemos o motor e o que proteger.',
  },
  {
    when: [
      'nao faz barulho|nao faca barulho|silencioso|sem barulho|pouco barulho|menos barulho',
      'rapido|abre rapido|abra rapido|veloz|rapida',
      'motor',
    ],
    unless: 'correr|deslizante*|pivotante*|condominio*|predio*',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Tem: o motor com inversor é silencioso e rápido ao mesmo tempo, porque arranca e freia devagar e corre no meio do caminho. Em basculante é o JETFLEX, que abre em {segundos jetflex} e custa {{kit.jetflex}} instalado, em 220 V. O barulho que sobrar vem da folha, e não dele.',
    ],
    heading: 'Rápido e silencioso na mesma folha',
    text: [
      'Motor comum parte com um tranco e para com outro; o inversor muda a velocidade aos poucos, e por isso não se ouve a batida no fim.',
      'Roldana, dobradiça e batente gastos fazem ruído com qualquer motor, e mais ainda com um rápido. Acerte a folha antes.',
    ],
    points: [
      'Ponto de 220 V: o JETFLEX só trabalha nessa tensão.',
      'Folha de até {{homeJetflex.weight}}.',
      'Portão de correr ou de abrir com inversor: por orçamento.',
    ],
    send: 'Mande pelo WhatsApp um vídeo do portão abrindo, com som, e as medidas da folha.',
  },
  {
    when: [
      'jetflex|jet flex|inversor|inverter',
      'ou|x|versus|vs',
      'comum|convencional|normal|tradicional|mono',
    ],
    unless: 'placa|central|home|deslizante*|correr|consert*',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Leve o JETFLEX se entra direto da rua, quer pouco barulho ou tem folha de até {{homeJetflex.weight}}: ele abre em {segundos jetflex} e custa {{kit.jetflex}} instalado em basculante. Fique com o convencional, o PADRÃO de {{kit.padrao}}, se a espera de {segundos padrão} não incomoda, se a folha tem até {{home.weight}} ou se só há 127 V no ponto.',
    ],
    heading: 'O inversor e o motor comum',
    text: [
      'O comum liga e desliga na mesma velocidade, com capacitor e placa simples, e a peça dele se acha em qualquer loja. O de inversor acelera e freia aos poucos e depende da própria placa.',
      'Entre os dois há o SPEEDY, por {{kit.speedy}}: motor comum com fuso de passo longo, que abre em {segundos speedy}.',
    ],
    points: [
      'Silêncio na chegada: inversor.',
      'Conserto simples daqui a anos: comum.',
      'Só 127 V no quadro: comum.',
      'Madrugada e rua movimentada: inversor.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro, as medidas e a tensão do ponto.',
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
    when: [
      'vem com placa|vem com a placa|ja vem com placa|vem com central|vem com a central|ja vem com central|vem com a central de comando|inclui central|inclui a central|inclui placa|acompanha central|acompanha placa|motor sem central|motor sem placa|vem sem central|vem sem placa',
      'motor|kit|central|placa',
    ],
    unless: 'nao funciona|queim*|defeito',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['buy', 'what'],
    answer: [
      'Vem: no nosso kit a central faz parte do conjunto, com o motor, dois controles, a fixação e a instalação em basculante, de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX). Em motor vendido só na caixa, leia a lista do anúncio, porque há quem venda a máquina sem a placa.',
    ],
    heading: 'A central que acompanha o motor',
    text: [
      'Motor e placa da mesma caixa já combinam em tensão, potência e fim de curso, e o controle grava sem adaptação. Comprados separados, essas três coisas têm de ser conferidas.',
      'Se só a placa falta ou queimou, a troca dela fica entre {{part.board.from}} e {{part.board.to}}, com os controles gravados.',
    ],
    points: [
      'Na lista: motor, central, receptor e número de controles.',
      'Fixação: suporte, parafusos e, no de correr, cremalheira.',
      'Tensão da central igual à do ponto.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro e, se já achou um motor, a do anúncio inteiro.',
  },
  {
    when: [
      'por que|porque|motivo|qual a razao',
      'car*|mais alto|mais caro|custa mais|preco alto|mais barato|mais barata|e 899|e 949|e 1349',
      'ppa|motor|kit|de voces|899|949|1349',
    ],
    unless:
      'jetflex|conserto|consert*|instalacao|placa|controle|garen|rossi|peccinin|nice|intelbras|carro|condominio|energia|luz|manutencao|orcamento|visita|bobina|peca',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'worth'],
    answer: [
      'Porque o preço que se vê é o do portão funcionando, e não o da caixa: nos {{kit.padrao}} do kit PADRÃO estão motor PPA, central, dois controles, fixação, mão de obra e {{kit.warranty}} de garantia. O motor sozinho começa em {{motor.quarterCv}} na nossa tabela, e é com esse valor que se compara o do anúncio na internet.',
    ],
    heading: 'A mesma lista dos dois lados',
    text: [
      'Ao preço da internet somam-se frete, controles, suporte e quem instale e responda pela montagem. Com a soma feita, os valores costumam se aproximar.',
      'O JETFLEX, de {{kit.jetflex}}, custa mais pelo inversor: ele abre em {segundos jetflex} e freia antes do batente.',
    ],
    points: [
      'Motor, central e controles: tudo na caixa ou à parte?',
      'Instalação e regulagem: quem faz e com que garantia?',
      'Peça de reposição: há loja perto?',
      'Parcela: até {{instalments}}.',
    ],
    send: 'Mande pelo WhatsApp o outro orçamento ou o anúncio e uma foto do portão: respondemos com a mesma lista.',
  },
  {
    when: ['por que|porque|motivo', 'car*|custa tanto|mais caro', 'instalacao|instalar|mao de obra|colocar'],
    unless: 'jetflex|conserto|carro|energia eletrica|placa',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Porque instalar é mais que parafusar o motor: em {horas de instalação} de trabalho o técnico acerta a folha, prende o suporte, liga e regula força, curso e controles, e responde por isso durante {{kit.warranty}}. Nos nossos kits de basculante a instalação já está no preço, de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX); o motor de tabela, sem ela, começa em {{motor.quarterCv}}.',
    ],
    heading: 'O que encarece uma instalação',
    text: [
      'O que passa do comum é base de concreto, ponto de energia que ainda não existe, solda de reforço na folha e fio até a outra coluna no portão de duas folhas. Cada linha dessas se pede separada no orçamento.',
      'Montagem malfeita sai mais cara que a boa: gasta engrenagem, solta o suporte e derruba a garantia do aparelho.',
    ],
    points: [
      'Energia pronta e coluna firme: nada a somar.',
      'Base nova no de correr: duas visitas, porque o concreto seca.',
      'Fotocélula: de {{part.photocell.from}} a {{part.photocell.to}} o par montado.',
      'A visita que fecha o preço não tem taxa na área atendida.',
    ],
    send: 'Mande pelo WhatsApp o orçamento que recebeu e a foto do portão por dentro: dizemos o que está caro e o que falta.',
  },
  {
    when: [
      'o que quer dizer|o que significa|significado|que significa|o que e',
      'hp|cv|cavalo|cavalos',
      'motor|portao|hp|cv',
    ],
    unless: 'ppa|diferenca|1/4|1/3|1/2|preco',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what', 'choose'],
    answer: [
      'HP é a sigla inglesa de cavalo de força, e CV, cavalo-vapor, é quase o mesmo: as duas dizem a potência do motor, e 1 HP vale perto de 746 watts. Motor de portão de casa tem uma fração disso: na nossa tabela o de 1/4 move basculante de até {{motor.quarterCv.weight}}, o de 1/3 até {{motor.thirdCv.weight}} e o de 1/2 até {{motor.halfCv.weight}}.',
    ],
    heading: 'Para que serve esse número',
    text: [
      'Mais HP não abre o portão mais depressa nem corrige folha pesada; quem dá a velocidade são o fuso, o redutor e o inversor. A potência serve para separar classes de peso.',
      'Entre dois motores de mesma potência, decide o peso máximo da etiqueta, porque o redutor muda de um para outro.',
    ],
    points: ['1/4 HP: perto de 184 W no eixo.', '1/3 HP: perto de 245 W.', '1/2 HP: perto de 368 W.'],
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor ou as medidas da folha: dizemos a potência certa.',
  },
  {
    when: ['rpm|rotacao|rotacoes|giros', 'motor|ppa|portao'],
    unless: 'fuso|barulho|nao gira|perdeu',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what', 'works'],
    answer: [
      'O rpm do motor está na etiqueta, e depende do número de polos: em 60 Hz um motor de indução de quatro polos gira perto de 1.700 rotações por minuto, e um de dois polos, perto de 3.400. Isso vale para PPA e para as outras marcas; no motor com inversor a rotação muda durante o curso. O portão anda bem mais devagar, porque o redutor e o fuso ou a cremalheira trocam giro por força.',
    ],
    heading: 'Do giro do motor aos segundos do portão',
    text: [
      'Quem quer saber quanto o portão demora deve olhar os segundos de abertura ou os metros por minuto da ficha, e não a rotação.',
      'Nos nossos kits de basculante a folha abre em {segundos padrão} no PADRÃO, {segundos speedy} no SPEEDY e {segundos jetflex} no JETFLEX.',
    ],
    points: [
      'Rotação abaixo da etiqueta: tensão baixa, capacitor fraco ou folha pesada.',
      'Motor que gira e folha parada: engrenagem ou destravamento.',
      'Capacitor maior não aumenta o giro.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta e um vídeo de uma abertura inteira.',
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
    when: [
      'ciclos|quantas vezes|quantas aberturas|aberturas',
      'home|ppa home',
      'hora|por hora|dia|aguenta|quantos|quantas|pode',
    ],
    unless: 'jetflex|condominium|penta|potenza|levante',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    isUnpriced: true,
    aspects: ['choose', 'lifetime'],
    answer: [
      'Conte de cinco a dez aberturas por hora no PPA Home, cada uma com o fechamento: ele é motor de casa, do kit PADRÃO de {{kit.padrao}}, e o número exato da versão está na ficha. Por dia não há limite, desde que a hora mais cheia caiba nessa conta. Portão que atende várias famílias pede motor de uso intenso, por orçamento.',
    ],
    heading: 'O que acontece quando passa disso',
    text: [
      'O motor esquenta, o protetor térmico o desliga no meio do caminho e ele volta quando esfria. Repetido todo dia, isso encurta a vida da bobina e do capacitor.',
      'Folha pesada na mão faz o mesmo estrago com menos aberturas, porque cada uma puxa mais corrente.',
    ],
    points: [
      'Conte as aberturas da hora de saída, e não as do dia.',
      'Cada abrir e fechar é um ciclo.',
      'Abafado e com sol na caixa: conte menos.',
    ],
    send: 'Mande pelo WhatsApp quantas pessoas usam o portão, o peso ou as medidas da folha e uma foto por dentro.',
  },
  {
    when: [
      'condominium|penta',
      'aberturas|ciclos|quantas vezes|acionamentos',
      'quantas|quantos|aguenta|hora|dia',
    ],
    unless: 'nao abre|nao fecha|parou|consert*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'O número de aberturas por hora está na ficha da versão; como ordem de grandeza, motor de uso coletivo faz de trinta a cinquenta ciclos por hora, contra os cinco a dez do de casa. O PPA Condominium e o Penta são da linha pesada, para folha de até {{heavyLine.weight}}, e ficam entre {{condominium.from}} e {{condominium.to}} com a instalação. Conte as aberturas da hora mais cheia e peça um modelo acima delas.',
    ],
    heading: 'Da garagem cheia ao motor',
    text: [
      'Em prédio, um quarto das aberturas do dia costuma cair na mesma hora da manhã. Esse é o número que se compara com a ficha, e não o total.',
      'Acima de cinquenta por hora, dividir a entrada e a saída em dois portões alivia mais que um motor maior.',
    ],
    points: [
      'Vagas e moradores que saem entre sete e nove da manhã.',
      'Peso da folha e estado dos cabos e pivôs.',
      'Ventilação da caixa do motor.',
    ],
    send: 'Mande pelo WhatsApp o número de vagas, uma foto do portão por dentro e a da etiqueta do motor de hoje.',
  },
  {
    when: [
      'medidas|dimensoes|dimensao|tamanho|centimetros|cm',
      'motor|ppa|home|penta|potenza|eurus',
      'medidas|dimensoes|dimensao|do motor|de motor|motor ppa|ppa|tamanho',
    ],
    unless:
      'folha|fuso|braco|cremalheira|portao de 2|portao de 3|portao de 4|portao de 5|qual motor|que motor|calha|controle|roldana|trilho|mola|cabo|engrenagem|altura|largura do portao|medidas do portao|coluna|lateral',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    isUnpriced: true,
    aspects: ['what', 'install'],
    answer: [
      'As medidas da caixa do motor estão na ficha do modelo, que a PPA e os outros fabricantes publicam pelo nome inteiro da etiqueta; elas mudam de uma versão para outra, e por isso não valem de uma para a irmã. No portão o que se confere é o lugar: no de correr, piso firme rente à folha para uma base; no basculante, a lateral livre do chão ao alto.',
    ],
    heading: 'O espaço que se confere antes de comprar',
    text: [
      'No de correr, o motor fica por dentro, ao lado da folha, e não pode ocupar a passagem do carro. No basculante, a calha acompanha a altura da folha, e viga ou laje baixa pede suporte próprio.',
      'Um motor de casa pesa perto de oito a quinze quilos: quem tem de aguentar é a coluna ou a base, e não o reboco.',
    ],
    points: [
      'Largura livre entre a folha e a parede.',
      'Altura livre acima da folha aberta, no basculante.',
      'Distância do motor ao ponto de energia.',
      'Espaço para girar a chave de destravamento.',
    ],
    send: 'Mande pelo WhatsApp uma foto do lugar com uma trena à vista e o nome do modelo: dizemos se cabe.',
  },
  {
    when: ['transformador|autotransformador|trafo|conversor de tensao', 'motor|portao|jetflex'],
    unless: 'nobreak|queimou|cheiro|interfone',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'power'],
    answer: [
      'Pode funcionar, mas não é o que aconselhamos: o transformador teria de aguentar a partida, que puxa de três a sete vezes a corrente do motor, e os comuns de tomada não aguentam. Subdimensionado, ele derruba a tensão, o motor ronca sem sair e a bobina esquenta. Em motor com inversor, como o JETFLEX, o certo é um ponto de 220 V feito pelo eletricista; nos outros, pedir o motor na tensão da rede, 127 V ou 220 V.',
    ],
    heading: 'O caminho mais barato para acertar a tensão',
    text: [
      'Quase toda casa que tem 110 V na tomada recebe duas fases no quadro, e delas se tira 220 V com um circuito próprio e disjuntor duplo.',
      'Se o motor já comprado é da tensão errada e ainda está na caixa, trocar na loja sai melhor que o aparelho.',
    ],
    points: [
      'Etiqueta do motor e tensão medida no ponto.',
      'Quadro com uma fase ou duas.',
      'Fio do circuito do portão: 2,5 mm² ou mais, com terra.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e a do quadro aberto, feita pelo eletricista.',
  },
  {
    when: [
      'ppa',
      'condominio*|predio*|edificio|garagem coletiva',
      'qual|melhor|indicad*|ideal|escolher|modelo|motor',
    ],
    unless:
      'nao abre|nao fecha|parou|consert*|placa|controle*|central|garen|rossi|peccinin|nice|preco|quanto custa|potenza|penta|condominium|jetflex|correr|deslizante*|manutencao|barulho|eurus|dz|casa|aberturas',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Em basculante de prédio, o PPA Condominium é o da garagem coletiva, o Penta, o do portão largo e pesado, e o Penta Jetflex, o de quem tem fila na rua: são da linha que vai até {{heavyLine.weight}}, de {{condominium.from}} a {{condominium.to}} com a instalação. Em portão de correr vai um deslizante de uso intenso, por orçamento. Quem decide entre eles são o peso da folha e as aberturas da hora mais cheia.',
    ],
    heading: 'Três modelos para três garagens',
    text: [
      'Motor de casa em prédio desliga por calor na hora da saída, mesmo quando o peso cabe. Por isso a conta começa pelos ciclos por hora, e só depois vem a potência.',
      'O orçamento sai por escrito, com motor, mão de obra e reforço em linhas separadas para a assembleia.',
    ],
    points: [
      'Vagas e horário de maior saída.',
      'Peso da folha, material e largura do vão.',
      'Coluna ou base que aguente o conjunto.',
      'Fotocélula: em portão coletivo não se dispensa.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, o número de vagas e a etiqueta do motor de hoje.',
  },
  {
    when: [
      'qual portao|que portao|qual tipo de portao|que tipo de portao|tipo de portao',
      'facil|simples|mais rapido de|melhor',
      'motor|automatizar|automatizacao|motorizar|instalar motor',
    ],
    unless: 'barato|manutencao|qual motor',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'O basculante equilibrado é o mais simples de receber motor: ele já tem contrapeso, o motor se prende na coluna e o kit sai instalado de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX) no mesmo dia. O de correr pede base no piso e cremalheira na folha inteira; o de abrir, um motor por folha e colunas firmes. Os dois saem por orçamento.',
    ],
    heading: 'O que cada portão pede antes do motor',
    text: [
      'Em qualquer um a prova é a mesma: a folha anda com uma mão, do começo ao fim, sem raspar. O que não passa nela se acerta primeiro.',
      'Num portão que ainda vai ser feito, avise o serralheiro de que ele terá motor: reforço e folga certos na fábrica custam menos que solda depois.',
    ],
    points: [
      'Basculante: lateral livre e coluna firme.',
      'Correr: piso no nível e parede livre ao lado.',
      'Abrir: coluna que aguente a alavanca e área de giro.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro e as medidas.',
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
      'preciso de um motor|preciso de motor|preciso comprar motor|quero um motor|quero comprar motor|queria um motor|procuro motor|procuro um motor|estou procurando motor|quero colocar motor|preciso colocar motor',
    ],
    unless:
      'kg|quilos|metros|correr|deslizante*|pivotante*|de abrir|condominio*|predio*|empresa|conserto|consertar|rapido|silencioso|duas folhas|usado|placa|vezes',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy', 'price', 'choose'],
    answer: [
      'Se o portão é basculante, há três kits já instalados, que diferem na pressa: PADRÃO por {{kit.padrao}}, SPEEDY por {{kit.speedy}} e JETFLEX por {{kit.jetflex}}, com motor PPA, central e dois controles. Se ele corre ou abre, o motor sai por orçamento e, numa casa, fica em geral entre {{replacement.from}} e {{replacement.to}}. Para dizer qual, bastam uma foto por dentro, as medidas e o bairro.',
    ],
    heading: 'O que diz que motor é o seu',
    text: [
      'O movimento da folha escolhe o tipo, o peso escolhe o tamanho, e o número de aberturas por hora, a linha. Folha que não anda com uma mão se conserta antes.',
    ],
    points: [
      'Até {{home.weight}} em basculante: PADRÃO.',
      'Até {{homeJetflex.weight}} e 220 V no ponto: JETFLEX.',
      'Já há motor: mande a etiqueta, porque o conserto pode bastar.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro, as medidas e o bairro.',
  },
  {
    when: [
      'a partir de quanto|a partir de que preco|a partir de qual valor|qual o menor preco|menor preco',
      'motor|kit|portao',
    ],
    unless: 'conserto|placa|controle|kg',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'A partir de {{motor.quarterCv}}, que é o motor de 1/4 CV da nossa tabela, sem instalação, para basculante de até {{motor.quarterCv.weight}}. Já instalado, com central e dois controles, a partir de {{kit.padrao}}, no kit PADRÃO. Em portão de correr ou de abrir o motor se orça, e numa casa começa em geral por {{replacement.from}}.',
    ],
    heading: 'O que o menor preço cobre',
    text: [
      'O motor de tabela é só a máquina: suporte, ligação e regulagem ficam por conta de quem instala. O kit chega funcionando, com {{kit.warranty}} de garantia.',
    ],
    points: [
      'Folha acima do peso do motor barato: conserto cedo.',
      'Compare sempre com a instalação somada.',
      'Parcela em até {{instalments}}.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro e as medidas: dizemos o menor preço que serve nele.',
  },
  {
    when: [
      'orcamento',
      'online|on line|internet|por foto|whatsapp|zap|a distancia',
      'motor|portao|automatiz*|kit',
    ],
    unless: 'conserto|consertar|quebrado',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Dá para ter o orçamento sem sair de casa: mande pelo WhatsApp uma foto do portão por dentro, a largura, a altura, o material e o bairro, e o valor volta por mensagem. Em basculante ele é fechado, {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY ou {{kit.jetflex}} no JETFLEX, já instalado; em portão de correr ou de abrir sai uma faixa, em geral de {{replacement.from}} a {{replacement.to}} numa casa, confirmada na visita, que não tem taxa.',
    ],
    heading: 'As fotos que fecham o preço',
    text: [
      'Uma de frente, com o portão fechado, uma por dentro, com a coluna e o piso, e a da etiqueta do motor, se já houver. Um vídeo da folha levada na mão mostra o que a foto não mostra.',
    ],
    points: [
      'Onde está o ponto de energia e qual a tensão.',
      'Quantos controles além dos dois do kit.',
      'Fotocélula, trava ou nobreak, se quiser.',
    ],
    send: 'As fotos chegam pelo botão do WhatsApp desta página; respondemos de segunda a sábado, no horário do site.',
  },
  {
    when: ['desconto', 'dois|duas|2|tres|3|varios|mais de um', 'motor|motores|kit|kits|portoes'],
    unless: 'folhas',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Desconto por quantidade não temos publicado, e por isso se pergunta antes de fechar: dois motores na mesma casa entram num orçamento só, com uma visita. A base são os preços de um, {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, instalados em basculante, e o total se divide em até {{instalments}}.',
    ],
    heading: 'Dois motores numa visita',
    text: [
      'O que se poupa é tempo: a equipe vai uma vez, os controles se gravam juntos e um mesmo controle pode abrir os dois portões, se as centrais são da mesma família.',
    ],
    points: [
      'Uma foto por dentro de cada portão.',
      'Circuito e disjuntor para cada motor.',
      'Um botão do controle para cada portão.',
    ],
    send: 'Mande pelo WhatsApp a foto e as medidas de cada portão e o bairro.',
  },
  {
    when: ['fazem portao|faz portao|vendem portao|vende portao|fabricam portao', 'ou|e', 'motor|motores'],
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Só o motor: nós vendemos, instalamos e consertamos motor de portão, e a folha, de ferro, alumínio ou madeira, é da serralheria. Fale conosco antes de ela ser feita, porque peso e movimento decidem o motor. Em basculante pronto, o kit instalado vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX); de correr e de abrir saem por orçamento.',
    ],
    heading: 'Portão novo com motor, em duas mãos',
    text: [
      'Peça ao serralheiro o peso da folha por escrito, o reforço no ponto do motor e o conduíte já na coluna. Com isso a instalação leva {horas de instalação}.',
    ],
    points: [
      'Serralheria: folha, trilho, contrapeso, pintura.',
      'Nós: motor, central, controles e regulagem.',
      'Eletricista: ponto de energia com disjuntor e terra.',
    ],
    send: 'Mande pelo WhatsApp o desenho ou a foto do portão e as medidas.',
  },
  {
    when: [
      'motor jetflex|kit jetflex|jetflex|jet flex|inversor',
      'em portao de madeira|para portao de madeira|portao de madeira|madeira',
    ],
    unless: 'kg|quilos|nao abre',
    subject: 'portao-de-madeira',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'allowed'],
    answer: [
      'Dá, se o portão é basculante e a folha pesa até {{homeJetflex.weight}}, que é o limite do JETFLEX, de {{kit.jetflex}} instalado, em 220 V. Madeira sobre ferro tem de vinte a trinta quilos por metro quadrado, e mais quando está molhada: uma folha de 3 m por 2,5 m já fica entre cento e cinquenta e duzentos e poucos quilos. Ela precisa estar reta e equilibrada, porque velocidade aumenta o efeito de toda folga.',
    ],
    heading: 'O que conferir na folha de madeira',
    text: [
      'O suporte se prende em chapa que atravessa a madeira ou no quadro de ferro, e não só com parafuso na tábua. Madeira que empena muda o ponto de parada, e o fim de curso se regula de novo.',
    ],
    points: [
      'Peso calculado com a madeira molhada.',
      'Contrapeso refeito depois de trocar tábuas.',
      'Folha acima do limite: linha pesada, por orçamento.',
    ],
    send: 'Mande pelo WhatsApp largura, altura e uma foto do portão por dentro.',
  },
  {
    when: [
      'jetflex|jet flex|inversor',
      'em motor comum|no motor comum|motor comum|motor antigo|motor velho',
      'colocar|por|adaptar|transformar|virar|tem como|da para',
    ],
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility', 'replace'],
    answer: [
      'Não dá para transformar um motor comum em JETFLEX: o inversor faz parte da central dele, que comanda um motor próprio, em 220 V, e a placa não gira o motor antigo. O caminho é trocar o conjunto, {{kit.jetflex}} instalado em basculante. Para só diminuir a espera há o SPEEDY, por {{kit.speedy}}, que abre em {segundos speedy}.',
    ],
    heading: 'O que se aproveita na troca',
    text: [
      'Ficam o ponto de energia, se houver 220 V, a fotocélula, a botoeira e, conforme o receptor, os controles. O suporte se refaz se a furação for outra.',
      'Motor comum que ficou lento costuma ter capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou folha pesada: veja isso antes.',
    ],
    points: [
      'Folha de até {{homeJetflex.weight}}, reta e equilibrada.',
      'Coluna sem folga.',
      'Duas fases no quadro para os 220 V.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor de hoje e uma foto do portão por dentro.',
  },
  {
    when: ['mais forte|mais potente', 'tem como|deixar|como|aumentar|fazer', 'motor'],
    unless: 'comprar|qual|vale a pena',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['adjust', 'repair'],
    answer: [
      'Não dá para deixar o motor mais forte do que nasceu; o que se faz é devolver a força que ele perdeu ou tirar o peso que ele carrega. Capacitor fraco é a causa comum, de {{part.capacitor.from}} a {{part.capacitor.to}}; depois vêm contrapeso, cabo ou roldana gasta, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Capacitor maior não ajuda: só esquenta a bobina.',
    ],
    heading: 'Força que se regula e força que não existe',
    text: [
      'O ajuste de força da central muda quanto ele empurra antes de parar, e não a potência: alto demais, ele deixa de sentir uma pessoa no vão.',
      'Se a folha passa do peso da etiqueta, o certo é o motor do tamanho dela, de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    points: [
      'Solte o motor e mova a folha: pesa na mão?',
      'Tensão no ponto na hora da partida.',
      'Etiqueta: peso máximo comparado com a folha.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da partida, com som, e a foto da etiqueta.',
  },
  {
    when: [
      'precisa trocar|preciso trocar|tem que trocar|troca tambem|trocar tambem|troca junto|trocar junto|aproveita',
      'cremalheira*',
      'motor',
    ],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['replace', 'compatibility'],
    answer: [
      'Não precisa, se os dentes estão inteiros e o passo deles é o do pinhão do motor novo: a cremalheira fica, e só se acerta a altura, com 1 a 2 mm de folga. Precisa trocar quando o dente está afinado ou rachado, ou quando o motor novo usa outro passo. A troca ou o alinhamento fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Como saber se a velha serve no motor novo',
    text: [
      'Encoste o pinhão novo em três ou quatro dentes seguidos: têm de assentar inteiros. Pinhão novo em dente gasto gasta junto.',
      'O motor de correr sai por orçamento; na troca completa, numa casa, conte em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Um gomo ruim: troca-se só ele.',
      'Linha ondulada: desmonte e realinhe.',
      'Nylon rachado no furo: troca.',
    ],
    send: 'Mande pelo WhatsApp a foto de dez dentes ao lado de uma régua e a etiqueta do motor.',
  },
  {
    when: ['motor|kit', 'instalador|instalacao|tecnico', 'separado|separados|a parte|por fora'],
    unless: 'nota',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy', 'worth'],
    answer: [
      'Raramente compensa: o motor sozinho começa em {{motor.quarterCv}} na nossa tabela, e o kit PADRÃO sai por {{kit.padrao}} com motor, central, dois controles, fixação e instalação. Separados, somam-se a mão de obra e o que falta na caixa, e a garantia se divide, porque quem vendeu culpa a montagem e quem montou culpa a peça. Compensa para quem já tem o motor ou um instalador de confiança.',
    ],
    heading: 'A conta dos dois jeitos',
    text: [
      'Peça ao instalador o preço por escrito com suporte, regulagem e gravação dos controles, e some ao do motor com frete. Se já comprou, instalamos por orçamento, com a foto da etiqueta antes.',
    ],
    points: [
      'Quem volta se o portão parar na semana seguinte?',
      'O motor é do tipo e da tensão do portão?',
      'Os controles vêm gravados?',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro e, se já comprou, a da caixa e da etiqueta.',
  },
  {
    when: [
      'ppa',
      'consert*|reparo|reparar|arrumar',
      'preco|quanto custa|valor|quanto fica|orcamento|quanto cobra*',
    ],
    unless: 'placa|controle*|engrenagem|capacitor|novo|ou|trocar|garen|rossi',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price', 'repair'],
    answer: [
      'Consertar um motor PPA custa de {{repair.from}} a {{repair.to}}, com a peça comum e a mão de obra: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; engrenagem, de {{part.gears.from}} a {{part.gears.to}}; placa, de {{part.board.from}} a {{part.board.to}}; estator, de {{part.stator.from}} a {{part.stator.to}}. O valor é dito antes, a visita não tem taxa na área atendida, e o serviço tem {{repair.warranty}} de garantia.',
    ],
    heading: 'Quando o conserto deixa de valer num PPA',
    text: [
      'Se a bobina queimou num motor antigo ou a soma dos últimos consertos encosta no novo, compare: em basculante, o kit PPA instalado começa em {{kit.padrao}} no PADRÃO.',
    ],
    points: [
      'Ronca e não sai: capacitor ou folha presa.',
      'Gira e a folha fica: engrenagem.',
      'Nada acende: energia, fusível ou placa.',
    ],
    send: 'Mande pelo WhatsApp um vídeo do defeito, a foto da etiqueta e o bairro.',
  },
  {
    when: [
      'motor',
      'com controle|com controles|e controle|com 2 controles|com dois controles',
      'reais|r$|menos de|ate',
    ],
    unless: 'conserto|placa',
    figure: { unit: 'real', from: 300, to: 2000 },
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Motor com controles e já instalado começa, conosco, em {{kit.padrao}}: é o kit PADRÃO para basculante, com central, dois controles e mão de obra, e é com ele que se comparam os {figura}. O SPEEDY custa {{kit.speedy}}, e o JETFLEX, {{kit.jetflex}}. Só a máquina, sem controle nem montagem, começa em {{motor.quarterCv}} na tabela; de correr ou de abrir sai por orçamento.',
    ],
    heading: 'O que tem de estar no preço',
    text: [
      'Motor, central, receptor, controles gravados, suporte e regulagem: pergunte por cada um antes de comparar dois valores. Controle a mais se grava na mesma visita.',
    ],
    points: [
      'Anúncio barato costuma trazer só a máquina.',
      'Frete e instalador entram na soma.',
      'Parcela: até {{instalments}}.',
    ],
    send: 'Mande pelo WhatsApp o anúncio, se tiver um, e a foto do portão por dentro.',
  },
  {
    when: ['consert*|reparo|reparar|arrumar', 'preco|quanto custa|valor|quanto fica|quanto cobra*'],
    unless: 'placa|controle*|engrenagem|capacitor|novo|ou|trocar|central|receptor|cremalheira',
    ofOtherBrand: true,
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price', 'repair'],
    answer: [
      'Consertar um motor {marca} custa conosco de {{repair.from}} a {{repair.to}}, conforme a peça: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; engrenagem, de {{part.gears.from}} a {{part.gears.to}}; placa, de {{part.board.from}} a {{part.board.to}}. A visita não tem taxa na área atendida, o valor é dito antes, e o serviço tem {{repair.warranty}} de garantia. Motor {marca} novo não vendemos.',
    ],
    heading: 'Como a peça {marca} se acha',
    text: [
      'Capacitor, rolamento e cabo se resolvem pela medida; engrenagem e placa pedem o código da etiqueta. A foto dela antes da visita evita uma segunda ida.',
      'Se a peça saiu de linha, o orçamento compara com um motor novo, de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    points: [
      'Vídeo do defeito, com som.',
      'Etiqueta do motor e código da placa.',
      'Bairro e tipo de portão.',
    ],
    send: 'Mande pelo WhatsApp o vídeo, a foto da etiqueta e o bairro.',
  },
];
