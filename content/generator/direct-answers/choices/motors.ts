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
];
