/** Titles that ask for the motor that is most of something: the fastest, the strongest, the one that lasts or saves most. */
import type { DirectAnswer } from '../../direct-answer.ts';

const motor = 'motor|motores|portao|kit|automatizador|automatico';

export const superlativeAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'qual|quais|o mais|motor mais rapido|motor de portao mais rapido|motor basculante mais rapido|motor mais veloz|quem',
      'mais rapido|mais rapida|mais veloz|mais ligeiro|abre mais rapido',
      `${motor}|jetflex|speedy|basculante`,
    ],
    unless:
      'forte|potente|potencia|mais rapido que|deixar|ficar|fazer|aumentar|correr|deslizante|pivotante|ppa|garen|rossi|peccinin|ipec|nice|conserto|consertar|silencioso|barato|condominio|predio|gasta|quebra|dura',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'O mais rápido que instalamos em basculante é o JETFLEX, que abre em {segundos jetflex}; o SPEEDY leva {segundos speedy}, e o PADRÃO, {segundos padrão}. O JETFLEX custa {{kit.jetflex}} instalado, move folha de até {{homeJetflex.weight}} e pede 220 V no ponto; com 127 V, o mais rápido é o SPEEDY, por {{kit.speedy}}. Em portão de correr ou de abrir o motor rápido sai por orçamento.',
    ],
    heading: 'A folha que um motor rápido pede',
    text: [
      'Quem dá a velocidade é o inversor com o redutor, e não a potência. Ele sai devagar, corre no meio e freia antes do fim, e por isso a folha tem de estar reta e equilibrada.',
      'Do PADRÃO para o SPEEDY são {{kit.speedy - kit.padrao}} a mais por metade da espera; do SPEEDY para o JETFLEX, {{kit.jetflex - kit.speedy}}.',
    ],
    points: [
      'Garagem recuada em rua calma: o tempo comum não incomoda.',
      'Carro que espera na rua: é aí que os segundos valem dinheiro.',
      'Fotocélula no vão, porque há menos tempo de sair da frente.',
    ],
    send: 'Mande largura, altura, material e uma foto da folha por dentro, e diga se há 220 V no ponto.',
  },
  {
    when: ['rapido|mais rapido|veloz|segundos|alta velocidade|velocidade', 'correr|deslizante', motor],
    unless:
      'nao|lento|demora*|ficou|deixar|ficar|aumentar|diminuir|basculante|ou|quebr*|gasta|dispar*|jetflex|jet|desce|bate*|batendo|regular|ajustar|consert*|fecha*|muito rapido|perigoso|garen|rossi|peccinin|ipec|condominio|predio',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Motor rápido de portão de correr existe, e é o que tem inversor: o comum leva de quatro a seis segundos por metro de folha, e o rápido, perto de dois, com freio antes do batente. Num vão de três metros isso dá uns seis segundos em vez de quinze. Sai por orçamento, e custa mais que o deslizante comum, que posto numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que a folha precisa ter para correr depressa',
    text: [
      'Trilho plano, roldana com rolamento bom, guia de cima justa e batente firme. Uma emenda do trilho que o motor comum passa sem aviso vira salto na velocidade maior.',
      'Os kits de preço fechado, com {segundos jetflex} no mais rápido, são de basculante e não servem aqui.',
    ],
    points: [
      'Peso da folha um quinto abaixo do máximo da ficha.',
      'Cremalheira de aço, alinhada no comprimento todo.',
      'Fotocélula obrigatória no projeto, porque a folha chega depressa.',
      'Tensão do ponto, que muitos modelos rápidos pedem em 220 V.',
    ],
    send: 'Mande o comprimento, a altura e o material da folha e uma foto do trilho inteiro.',
  },
  {
    when: [
      'qual|quais|o mais|o motor mais|motor de portao mais|mais potente de ppa|mais forte de ppa|mais forte para|mais potente para|maior motor',
      'mais forte|mais potente|maior potencia|mais forca|maior motor|aguenta mais peso|mais peso',
      motor,
    ],
    unless:
      'um motor|dura|faz mal|segura|dispensa|ajuda|como saber|preciso|precisa|abre mais|abrir mais|gasta|estraga|barulho|vale|consertar|correr|deslizante|pivotante|garen|rossi|peccinin|jetflex|speedy|marca|por que|hp|cv|resolve|adianta',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O mais forte que instalamos em basculante é o da linha pesada da PPA, para folha de até {{heavyLine.weight}}, por orçamento; entre os kits de casa é o JETFLEX, até {{homeJetflex.weight}}, por {{kit.jetflex}} instalado, e o PADRÃO vai até {{home.weight}}, por {{kit.padrao}}. Em portão de correr há motores industriais para mais de uma tonelada, porque a folha rola. Escolha pelo peso da sua folha: força a mais não abre mais depressa.',
    ],
    heading: 'Quando a força resolve e quando não',
    text: [
      'Força resolve peso de verdade: chapa grossa, madeira, porta embutida. Não resolve mola cansada, roldana travada nem trilho torto, que vão gastar também o motor maior.',
      'Motor forte pede a regulagem de força no mínimo que move a folha, ou ele não para quando encosta em alguém.',
    ],
    points: [
      'Peso estimado por largura, altura e material.',
      'Um quinto de sobra entre a folha e o máximo da ficha.',
      'Muitas aberturas por hora pedem motor de uso intenso, e não só mais força.',
    ],
    send: 'Mande largura, altura, material e uma foto da folha por dentro: dizemos o peso provável e o motor dela.',
  },
  {
    when: [
      'mais resistente|mais duravel|mais robusto|que dura mais|dura mais tempo|menos quebra|menos da problema|nao quebra|menos defeito|mais confiavel',
      motor,
    ],
    unless:
      'marca|cabo|cremalheira|controle|bateria|roldana|placa|ou|ppa|garen|rossi|peccinin|corrente|chuva|maresia|praia|conserto',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'lifetime'],
    answer: [
      'O motor mais resistente é o de estator largo, de {{stator.robust.width.from}} a {{stator.robust.width.to}}, que faz de {{stator.robust.from}} a {{stator.robust.to}} por hora sem esquentar demais; é o de prédio e comércio, por orçamento. Em casa, com poucas aberturas, um motor comum com folha leve passa de dez anos: o PPA Home, do kit PADRÃO, sai por {{kit.padrao}} instalado. O que mais encurta a vida de qualquer um é folha pesada na mão.',
    ],
    heading: 'O que faz um motor durar',
    text: [
      'Sobra de peso, folha equilibrada e caixa seca valem mais que a marca. A peça que acaba primeiro é a engrenagem, e ela gasta por tranco e por desalinho.',
    ],
    points: [
      'Folha um quinto abaixo do máximo da ficha.',
      'Aberturas na hora cheia dentro do que o motor aceita.',
      'Peça à venda na cidade, para consertar em vez de trocar.',
      'Revisão {{maintenance.residence}} em casa.',
    ],
    send: 'Diga quantas vezes o portão abre na hora cheia e mande uma foto da folha por dentro.',
  },
  {
    when: [
      'marca|marcas',
      'menos quebra|dura mais|menos defeito|mais duravel|mais confiavel|nao quebra|mais resistente|menos da defeito|menos da problema|mais durabilidade|que dura|melhor durabilidade',
      'motor|motores|portao|automatizador',
    ],
    unless: 'ou|garen|rossi|peccinin|controle|cabo|bateria',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'lifetime'],
    answer: [
      'Nenhuma marca conhecida quebra menos por si: o que dura é o motor com sobra de peso, numa folha equilibrada, e o que salva é achar a peça. Vendemos e instalamos PPA e consertamos as outras; desconte essa preferência ao ler. Em casa, um motor bem escolhido passa de dez anos; o kit instalado em basculante vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX).',
    ],
    heading: 'O que comparar em vez do nome',
    text: [
      'Compare o peso máximo da ficha, os ciclos por hora, a garantia escrita e quem conserta perto. As marcas comuns, como PPA, Garen, Rossi e Peccinin, têm modelo para casa e para uso intenso, e trocar um pelo outro é o erro que mais quebra motor.',
    ],
    points: [
      'Placa e engrenagem à venda na sua cidade.',
      'Folha um quinto abaixo do limite.',
      'Revisão {{maintenance.residence}} em casa.',
    ],
    send: 'Mande largura, altura, material e uma foto da folha por dentro.',
  },
  {
    when: [
      'economico|economica|gasta menos|consome menos|menos energia|menor consumo|economiza',
      'motor|motores|kit|automatizador',
    ],
    unless: 'ou|correr|deslizante|pivotante|basculante|solar|lampada|preco|24v|nobreak|inversor',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'works'],
    answer: [
      'Na conta de luz quase não há motor mais econômico que outro: todos os de casa puxam de {{consumption.from}} a {{consumption.to}} só enquanto a folha anda, e o mês fica perto de um quilowatt-hora. Na compra, o mais em conta já instalado é o kit PADRÃO, por {{kit.padrao}} em basculante. O que faz qualquer um gastar mais, em energia e em conserto, é folha pesada.',
    ],
    heading: 'Onde a economia está de verdade',
    text: [
      'A central em espera, ligada o dia inteiro, costuma gastar mais do que as aberturas. Equilibrar a folha alivia o motor e adia a troca da engrenagem, que fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'Folha que sobe com uma mão: o motor trabalha no mínimo.',
      'Motor do tamanho da folha, sem degrau de potência sobrando.',
      'Peça comum à venda, que faz o conserto custar menos.',
    ],
    further: 'Modelos e pesos estão em [motores](/motores).',
  },
  {
    when: [
      'motor|motores|hp|cv|jetflex|speedy|inversor',
      'gasta mais|consome mais|aumenta a conta|puxa mais|gasta muito|gasta mais luz|gasta mais energia|consome muito',
      'forte|potente|potencia|rapido|jetflex|speedy|inversor|maior|energia|luz',
    ],
    unless: 'deslizante|correr|basculante|ou|peca|quebra|estraga|nobreak|ligado|agora|passou|dente|parado',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['works'],
    answer: [
      'Gasta um pouco mais, e na conta não se percebe: um motor de casa puxa de {{consumption.from}} a {{consumption.to}} só enquanto a folha anda, e o mês inteiro fica perto de um quilowatt-hora. O rápido puxa mais, mas por menos segundos; o mais forte, na mesma folha, gasta quase igual, porque quem pede a energia é o peso. Folha pesada na mão é o que aumenta o consumo de qualquer um.',
    ],
    heading: 'A conta de energia do portão',
    text: [
      'Dez viagens por dia somam poucos minutos de motor. A central em espera, ligada o dia todo, chega a gastar mais que as aberturas, e ela é parecida em todos.',
    ],
    points: [
      'Watts da etiqueta vezes os minutos de uso dão o consumo.',
      'Motor que esquenta ou ronca desperdiça: é defeito, e não o modelo.',
      'Luz de garagem que fica acesa pesa mais que o motor.',
    ],
  },
  {
    when: [
      'motor|motores|hp|cv|potencia',
      'mais forte|mais potente|maior potencia|mais potencia|mais hp|maior|potencia',
      'abre mais rapido|mais rapido|anda mais rapido|abrir mais rapido|velocidade|mais depressa',
    ],
    unless: 'qual|quero|preciso|jetflex|speedy',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['works', 'choose'],
    answer: [
      'Não: potência move mais peso, e quem dá a velocidade é o redutor e o comando com inversor. Um motor de {{motor.halfCv.power}} e um de {{motor.quarterCv.power}} do mesmo tipo abrem no mesmo tempo. Para abrir mais depressa troca-se de modelo: em basculante, o SPEEDY leva {segundos speedy}, por {{kit.speedy}} instalado, e o JETFLEX, {segundos jetflex}, por {{kit.jetflex}}.',
    ],
    heading: 'O que muda com mais potência',
    text: [
      'Muda o peso que ele leva com sobra: na tabela, {{motor.quarterCv.weight}}, {{motor.thirdCv.weight}} e {{motor.halfCv.weight}} em basculante, conforme a potência. Num portão que ficou lento, a causa costuma ser capacitor, tensão baixa ou folha pesada.',
    ],
    points: [
      'Cronometre três aberturas antes de comprar outro motor.',
      'Folha leve: o menor motor abre no mesmo tempo que o maior.',
      'Motor rápido pede folha reta e batente firme.',
    ],
  },
];
