/** Answers to titles about sliding gates: a figure in the title. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const figureAnswers: readonly DirectAnswer[] = [
  {
    when: ['correr|deslizante|deslizantes', '1/4|1/4 hp|1/4 cv'],
    unless: '1/3|1/2|preco|valor|quanto custa|consert*|basculante|kg de|dz|kdz|nano|consumo|gasta|watts',
    figure: { unit: 'power' },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Em portão de correr, motor de {figura} é o de folha de casa, em alumínio ou grade, em geral até uns trezentos a quatrocentos quilos com trilho plano e roldana boa. O limite certo está na etiqueta, porque muda com o redutor: deixe a folha um quinto abaixo dele.',
    ],
    description:
      'Em portão de correr, motor de {figura} é o de folha de casa, em alumínio ou grade; o limite certo está na etiqueta, com a folha um quinto abaixo.',
    heading: 'O que tira quilos de um motor de {figura}',
    text: [
      'No de correr a folha rola, e o motor vence o atrito e a partida. Rampa, trilho sujo e roldana presa gastam mais força que o peso.',
      'Os pesos da nossa tabela de preços são de basculante. O motor de correr se orça pela folha: numa casa, instalado, em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Folha que anda com uma mão, de ponta a ponta: cabe o motor menor.',
      'Chapa fechada, vento ou rampa: suba um degrau.',
      'Mais de dez aberturas na hora cheia: motor de uso intenso.',
    ],
    send: 'Mande o comprimento, a altura e o material da folha e uma foto do trilho.',
  },
  {
    when: ['correr|deslizante|deslizantes', '1/3|1/2|3/4'],
    unless: '1/4|ou|preco|valor|quanto custa|consert*|basculante|dz|kdz|nano|consumo|gasta|watts',
    figure: { unit: 'power' },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Em portão de correr, 1/3 HP costuma levar folha de até uns quatrocentos a quinhentos quilos, e 1/2 HP ou mais fica para folha mais pesada, chapa fechada ou rampa. Num motor de {figura}, quem diz os quilos certos é a etiqueta, porque o redutor muda de um modelo para outro: deixe a folha um quinto abaixo desse número.',
    ],
    heading: 'Por que {figura} não basta para escolher',
    text: [
      'Dois motores da mesma potência levam pesos diferentes: o que reduz mais anda devagar e empurra mais. Por isso se compara a ficha, e não só o HP.',
      'O preço vem com a folha medida: trocar o motor de correr de uma casa fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Peso máximo e ciclos por hora, lidos na etiqueta.',
      'Trilho plano e roldana que gira livre.',
      'Cremalheira firme em toda a folha.',
    ],
    send: 'Mande o comprimento, a altura e o material da folha, quantas vezes ela abre na hora cheia e uma foto do trilho.',
  },
  {
    when: ['metros|metro|m', 'motor|portao|folha|vao|largura'],
    figure: { unit: 'metre', from: 7, to: 30 },
    unless:
      'basculante|fio|fiacao|cabo|distancia|controle|alcance|cremalheira|altura|recuo|rua|bitola|antena|trilho|fotocelula|consert*|nao|parou|barulho|kg|quadro|condominio|predio|preco|quanto custa|madeira|aluminio|ferro|pivotante|sem luz|sem energia|roldana*',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Um portão de {figura} é de correr ou de duas folhas, porque basculante dessa largura flexiona no meio. De correr, leva um motor deslizante escolhido pelo peso da folha, que em grade de ferro com uns dois metros e meio de altura fica perto de trinta quilos por metro de largura, e cremalheira de aço no comprimento todo. Sai por orçamento; folha pesada, com a instalação, fica em geral entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Uma folha de correr ou duas que se encontram',
    text: [
      'Uma folha só pede muro livre do tamanho dela, ao lado do vão. Duas que correm para lados opostos dividem o peso e levam um motor cada, com uma central que os põe juntos.',
      'Folha longa balança: trilho de carga no nível, roldanas grandes e guia de cima firme vêm antes do motor.',
    ],
    points: [
      'Peso por metro quadrado do material, vezes a área.',
      'Máximo da ficha um quarto acima do peso da folha.',
      'Aberturas na hora cheia, se entra caminhão ou mais de uma família.',
    ],
    send: 'Mande largura, altura, material e uma foto do trilho e do muro ao lado.',
  },
  {
    when: [
      'aguenta|serve|suporta|da conta|leva|puxa|levanta|da para|e suficiente|suficiente|basta|fraco|e forte|consegue|abre|resolve|pode',
      'correr|deslizante|de correr',
    ],
    figure: { unit: 'power', to: 1 },
    unless:
      'kg|quilos|ou|parou|queim*|consert*|pivotante|de abrir|leve|pequeno|vale a pena|quanto custa|preco|nao abre|nao fecha|cancela|enrolar|rossi|garen|peccinin|condominio|predio|vezes',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Na maioria das casas, sim: em portão de correr a folha rola, e um motor de {figura} leva bem mais do que levantaria num basculante, desde que o trilho esteja no nível e as roldanas girem. O que decide é o peso máximo da etiqueta, com a folha um quinto abaixo dele; a largura só diz quantos metros de cremalheira entram.',
    ],
    heading: 'O que conferir no portão de correr',
    text: [
      'Dois motores da mesma potência levam pesos diferentes, porque o redutor muda. Solte a folha e empurre: se corre com uma mão, de ponta a ponta, o motor trabalha folgado.',
      'O motor de correr se orça pela foto do trilho; trocar o de uma casa fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Chapa fechada pesa perto de uma vez e meia a grade do mesmo tamanho.',
      'Rampa ou vento forte: um modelo acima.',
      'Prédio: leia as aberturas por hora antes da potência.',
    ],
    send: 'Mande comprimento, altura e material da folha e uma foto do trilho.',
  },
  {
    when: ['aguenta*|qual|serve|leva|suporta|para portao|portao|folha'],
    unless: 'controle*|placa|placas|central|receptor|capacitor|cremalheira|engrenagem|peca|pecas',
    figure: { unit: 'kilogram', from: 100 },
    ofMotors: 'two-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Para uma folha de {figura}, fique com o que traz {sobra} ou mais na etiqueta: {modelo} e {rival} são ambos de portão de correr, e cada nome tem versões de força diferente. Se ambos passam, decide quem tem peça e assistência perto de você. Novo, vendemos e instalamos PPA; motor de outra marca nós consertamos.',
    ],
    heading: 'Que versão de cada um leva {figura}',
    text: [
      'Peça ao vendedor o modelo por extenso e leia o peso máximo na ficha, com o portão em trilho plano. O quinto que sobra é para o vento, a sujeira e os anos.',
      'Com a instalação, um deslizante sai por orçamento: numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}; em portão pesado, entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Entrada de prédio: compare também os ciclos por hora.',
      'Roldanas que somem mais que o peso da folha.',
      'Tensão do ponto, que cada versão pede a sua.',
      'Cremalheira atual: fica só se o passo do dente for o mesmo.',
    ],
    further: 'O que comprar para cada peso está em [motor para portão pesado](/termos/motor-portao-pesado).',
    send: 'Mande o comprimento e o material da folha, uma foto do trilho e os dois modelos por extenso: dizemos qual é do tamanho do portão.',
  },
  {
    when: [
      'deslizante|correr',
      '1/4|1/2|1/3|1/4 hp|1/2 hp|meio hp|hp|cv|potencia',
      'motor|qual|portao|serve|aguenta|da conta',
    ],
    figure: { unit: 'kilogram', to: 400 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para {figura} de correr costuma bastar um deslizante de 1/4 HP ou 1/3 HP, desde que a ficha dele traga {sobra} ou mais, o que deixa a folha um quinto abaixo do máximo. O HP não decide sozinho: a mesma potência muda de limite de um modelo para outro.',
    ],
    description:
      'Para {figura} de correr costuma bastar um deslizante de 1/4 HP ou 1/3 HP, desde que a ficha dele traga {sobra} ou mais.',
    heading: 'De {figura} ao HP num portão de correr',
    text: [
      'A folha anda apoiada nas roldanas, e o motor vence o atrito e a partida. Dois motores iguais em HP discordam na ficha porque o que reduz a rotação é diferente: um anda mais devagar e leva mais peso.',
      'Motor de correr sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}, instalada.',
    ],
    points: [
      'Trilho plano e poucas aberturas: o menor que passe no peso.',
      'Rampa, chapa fechada ao vento ou folha longa: o de cima.',
      'Duas famílias ou mais: leia também os ciclos por hora.',
      'Roldanas e trilho provados na mão antes do pedido.',
    ],
    questions: [
      {
        question: 'Dá para saber o peso sem balança?',
        answer: 'Pelo comprimento, altura e material. A mão engana, porque a roldana esconde o peso.',
      },
    ],
    further:
      'A escolha por uso está em [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande comprimento, altura, material e quantas vezes abre na hora cheia.',
  },
  {
    when: [
      'deslizante|correr',
      '1/4|1/2|1/3|1/4 hp|1/2 hp|meio hp|hp|cv|potencia',
      'motor|qual|portao|serve|aguenta|da conta',
    ],
    figure: { unit: 'kilogram', from: 401, to: 900 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para {figura} de correr, procure um deslizante de 1/2 HP a 1 HP cuja ficha traga {sobra} ou mais, o que deixa a folha um quinto abaixo do máximo. Nessa classe o conjunto instalado fica em geral entre {{condominium.from}} e {{condominium.to}}, com cremalheira de aço; o motor comum de casa não serve.',
    ],
    heading: 'Por que se dá uma faixa de HP e não um número',
    text: [
      'Sobre roldanas o motor não carrega {figura}: só vence a partida e o atrito. Um redutor mais lento leva mais peso com o mesmo HP; por isso entre duas fichas vale a linha do peso máximo.',
      'Depois do peso vêm os ciclos por hora: em prédio ou empresa, o motor que aguenta a folha mas não o uso para de calor na hora mais cheia.',
    ],
    points: [
      'Aberturas por hora no pico de um dia comum.',
      'Cremalheira de aço presa em toda a extensão.',
      'Concreto firme sob o motor, na altura certa do pinhão.',
      'Roldanas cuja carga, somada, passe de {figura}.',
      'Fotocélula e batente: essa folha não para com a mão.',
    ],
    questions: [
      {
        question: 'Como confirmo que são {figura}?',
        answer:
          'Pela conta do serralheiro, com chapa e tubos, ou pelas medidas e pelo material; empurrar com a mão não diz.',
      },
    ],
    further:
      'A escolha por uso está em [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande comprimento, altura, material e quantas vezes abre na hora cheia.',
  },
  {
    when: [
      'deslizante|correr',
      '1/4|1/2|1/3|1/4 hp|1/2 hp|meio hp|hp|cv|potencia',
      'motor|qual|portao|serve|aguenta|da conta',
    ],
    figure: { unit: 'kilogram', from: 901 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para {figura} de correr o motor é industrial, de 1 HP para cima, com {sobra} ou mais escritos na ficha, o que deixa a folha um quinto abaixo do máximo. Portão pesado com motor e instalação fica em geral entre {{condominium.from}} e {{condominium.to}}, e uma folha dessas pode passar disso: o orçamento diz antes.',
    ],
    heading: 'O que olhar depois do HP em {figura}',
    text: [
      'Redutor em banho de óleo, freio e rampa de parada valem tanto quanto a potência, porque o difícil é parar a folha. Com monofásico de 220 V ainda há modelos; trifásico compensa onde a rede já tem as três fases.',
      'Trilho, base e roldanas se medem antes do pedido, na visita.',
    ],
    points: [
      'Trilho sobre sapata contínua, com as emendas rentes.',
      'Cremalheira de aço, de módulo igual ao do pinhão.',
      'Batente chumbado nos dois lados e fotocélula no vão.',
      'Ciclos por hora acima do uso da hora mais cheia.',
    ],
    questions: [
      {
        question: 'Abre à mão quando falta luz?',
        answer:
          'Abre, com o motor destravado e as roldanas boas; folha desse peso se move com duas pessoas e sem pressa.',
      },
    ],
    further:
      'A escolha por uso está em [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande comprimento, altura, material e quantas vezes abre na hora cheia.',
  },
  {
    when: ['ppa'],
    unless:
      'nao abre|nao fecha|nao anda|nao funciona|parou|travou|quebr*|queim*|consert*|arrumar|barulho|program*|gravar|placa|placas|central|centrais|controle*|engrenagem|cremalheira|capacitor|nobreak|gasta|consumo|manual|destrav*|sem luz|sem energia|regul*|condominium|penta|potenza|levante|ou|garantia|pesa|peso do motor|home|basculante*|pivotante*',
    figure: { unit: 'kilogram', from: 301, to: 900 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Motor PPA de {figura} é deslizante, de portão de correr, e vendemos e instalamos por orçamento, pelo comprimento e pelo peso da folha: numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}, e em portão pesado, entre {{condominium.from}} e {{condominium.to}}. Se {figura} é o número da etiqueta, conte com folha de até uns {folgada}; se é o peso da folha, procure {sobra} ou mais na etiqueta.',
    ],
    heading: 'Os quilos da etiqueta e os da folha',
    text: [
      'O número do motor é o máximo que ele move em trilho nivelado, com roldana que gira. Um quinto de sobra poupa a engrenagem e o capacitor.',
      'Em basculante esse peso é da linha pesada, que vai até {{heavyLine.weight}}.',
    ],
    points: [
      'Comprimento da folha: metros de cremalheira.',
      'Trilho em rampa ou vento de frente: suba um modelo.',
      'Várias famílias: ciclos por hora na ficha.',
    ],
    further:
      'O que decide a compra está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande o comprimento, a altura e o material da folha e uma foto do trilho: o orçamento sai sem taxa de visita.',
  },
  {
    when: [
      'deslizante*|correr',
      '1/4|1/3|1/4 hp|1/3 hp|1/4 cv|1/3 cv',
      'aguenta|serve|puxa|suporta|leva|move|da conta|empurra|carrega',
      'motor|portao|folha',
    ],
    unless: 'nao abre|nao fecha|consert*|queim*',
    figure: { unit: 'kilogram', from: 401 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Não conte com isso: {figura} de correr é folha para deslizante de 1/2 HP ou mais, e um de 1/4 HP ou 1/3 HP só entraria se a etiqueta dele trouxesse {sobra}, o que deixa a folha um quinto abaixo do máximo. O conjunto dessa classe, instalado, fica em geral entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que acontece com motor pequeno em {figura}',
    text: [
      'Ele move a folha no primeiro mês e cobra depois: esquenta, corta por proteção, come o dente da engrenagem e não segura a parada. Aumentar a força só esconde o sinal.',
      'Se o portão já anda assim, alivie antes de trocar: roldanas novas e trilho limpo ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Peso máximo e ciclos por hora, na ficha do modelo.',
      'Freio e rampa de parada, que numa folha dessas valem potência.',
      'Batente firme nos dois lados.',
    ],
    further:
      'Os cuidados com folha grande estão na página do [motor para portão pesado](/termos/motor-portao-pesado).',
    send: 'Mande a etiqueta do motor e o comprimento, a altura e o material da folha: respondemos sim ou não antes da visita.',
  },
  {
    when: [
      'deslizante*|correr',
      '1/2|1/2 hp|1/2 cv|meio hp|meio cv',
      'aguenta|serve|puxa|suporta|leva|move|da conta|empurra|carrega',
      'motor|portao|folha',
    ],
    unless: 'nao abre|nao fecha|consert*|queim*|1/4|1/3',
    figure: { unit: 'kilogram', to: 400 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em geral serve: para {figura} de correr costuma bastar 1/3 HP, e um deslizante de 1/2 HP trabalha com sobra. Confirme na etiqueta o peso máximo, que deve ser de {sobra} ou mais, porque a mesma potência leva pesos diferentes conforme o redutor.',
    ],
    heading: 'Quando 1/2 HP é o certo e quando é demais',
    text: [
      'É o certo com rampa, chapa fechada ao vento, folha longa ou mais de uma família. Em trilho plano e casa de pouco uso, o menor faz o mesmo, e a força se regula no mínimo nos dois.',
      'Numa casa, a troca do motor instalada fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Fio e disjuntor do ponto, pela corrente da etiqueta.',
      'Passo da cremalheira que já está na folha.',
      'Força alta não corrige roldana presa.',
    ],
    send: 'Mande a etiqueta do motor e o comprimento, a altura e o material da folha: respondemos sim ou não antes da visita.',
  },
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
      'Um portão de correr de {figura} pede motor deslizante de {sobra} ou mais na ficha, em geral de 1/2 HP para cima, com cremalheira de aço; o de 1/4 HP, comum em casa, não chega a esse peso. Sai por orçamento: numa casa de uma família costuma passar da troca comum, de {{replacement.from}} a {{replacement.to}}, e em prédio o motor de uso intenso, instalado, vai em geral de {{condominium.from}} a {{condominium.to}}.',
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
    unless:
      'roldana*|nao abre|nao fecha|consert*|cremalheira|quebr*|queim*|trilho|nobreak|gasta|basculante|condominio*|predio*',
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
      'Num portão de correr de {figura}, o motor se escolhe pelo peso da folha, e não pela largura: grade ou alumínio fica com 1/4 HP ou 1/3 HP, e chapa fechada, que pode pesar o dobro, costuma pedir 1/2 HP. A largura decide os metros de cremalheira e a parede livre ao lado, onde a folha inteira tem de caber. Sai por orçamento, sem taxa de visita; numa casa, a troca de motor fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    description:
      'Motor para portão de correr de {figura} sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}. O peso da folha decide a potência.',
    heading: 'O que {figura} de portão mudam no orçamento',
    text: [
      'A cremalheira acompanha o vão e passa um pouco além do motor. Em motor comum, cada metro custa alguns segundos de espera, e em folha comprida o de inversor se justifica.',
      'Além do motor contam base, fim de curso e roldanas; trocar roldana ou cremalheira fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}. Pagamento em até {parcelas} vezes.',
    ],
    points: [
      'Parede livre ao lado do vão, do comprimento da folha.',
      'Trilho nivelado em todo o comprimento.',
      'Material da folha, para estimar o peso.',
      'Distância do quadro de luz até o motor.',
      'Aberturas por dia e quantas famílias usam.',
    ],
    questions: [
      {
        question: 'Como sei se a folha é leve ou pesada?',
        answer:
          'Pelo material e pela altura, que se veem na foto. Na visita, a folha é solta do motor e empurrada à mão, e aí a potência se confirma.',
      },
    ],
    further:
      'O passo da obra está em [instalação de motor deslizante](/topicos/instalacao-de-motor-de-portao-deslizante).',
    send: 'Mande pelo WhatsApp a foto do portão inteiro por dentro, com o trilho e a parede ao lado, e o material da folha.',
  },
  {
    when: [
      'quantos kg|quantos quilos|quanto peso|peso maximo|que peso',
      'correr|deslizante*',
      'aguenta|suporta|leva|maximo|pode ter|puxa',
    ],
    unless:
      'consert*|roldana*|cremalheira|trilho|controle*|nobreak|garen|rossi|nice|peccinin|seg|basculante*|pesa',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O peso que um portão de correr aguenta tem dois limites em kg: o das roldanas, que carregam a folha, e o do motor, que só a empurra. A carga somada das roldanas passa do peso da folha, e a etiqueta do motor traz um quarto a mais que ele. Não há um número para todos: o motor sai por orçamento, e numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    description:
      'O peso em kg que um portão de correr aguenta é o das roldanas e o do motor: a etiqueta dele traz um quarto a mais que o peso da folha.',
    heading: 'Onde está escrito o limite de peso',
    text: [
      'Na etiqueta do motor, depois da tensão, vem o peso máximo; na roldana, a carga de cada uma. Se falta a etiqueta, o modelo inteiro e a foto da folha bastam para achar a ficha.',
    ],
    points: [
      'Folha que uma pessoa empurra com uma mão: trilho e roldanas em ordem.',
      'Folha no limite da etiqueta: engrenagem e capacitor gastam cedo.',
      'Rampa no trilho: o limite do plano já não vale.',
    ],
    send: 'Mande a altura, o comprimento e o material da folha: estimamos o peso e dizemos que motor o leva.',
  },
];
