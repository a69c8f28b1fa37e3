/** Titles of somebody who compares goods: a motor sold alone, a guide of one length, a power, a weight in a certain time. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const boughtGoodsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'garantia|cobertura',
      'avulso|avulsa|vendido sozinho|comprado sozinho|sem instalacao|so o motor|so do motor|motor sozinho|motor solto|na caixa|retirado|retirar',
    ],
    unless: 'usado|recondicionado|mercado livre|internet|perd*|conserto',
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'O motor da nossa tabela vendido avulso, sem instalação, tem {{motor.warranty}} de garantia; montado por nós, soma-se {{motor.warranty.installation}} na instalação. O prazo conta da nota e cobre defeito do motor, e não erro de ligação, raio ou folha mais pesada que o limite dele. No kit instalado o prazo é de {{kit.warranty}}.',
    ],
    heading: 'O que muda quando o motor sai sem a montagem',
    text: [
      'Quem monta responde pela montagem: tensão trocada, fio solto e fim de curso errado ficam com quem ligou. Por isso guarde a nota, a caixa e uma foto da etiqueta antes de instalar.',
      'Para acionar, mande a nota e um vídeo do motor ligado: o exame diz se a falha é de fábrica.',
    ],
    points: [
      '1/4 CV: {{motor.quarterCv}}, folha basculante de até {{motor.quarterCv.weight}}.',
      '1/3 CV: {{motor.thirdCv}}, até {{motor.thirdCv.weight}}.',
      '1/2 CV: {{motor.halfCv}}, até {{motor.halfCv.weight}}.',
      'Peça trocada num conserto: {{parts.warranty}}, e o serviço, {{repair.warranty}}.',
    ],
    further: 'O que cada prazo cobre e como se aciona está na página de [garantia](/garantia).',
    send: 'Mande a foto do portão por dentro, a altura, a largura e a tensão do ponto: dizemos qual motor serve antes de você levar.',
  },
  {
    when: [
      'tem conserto|conserto|conserta|consertar|consertam|arrumar|arrumam|arruma|assistencia|reparo|manutencao',
    ],
    ofTwoBrands: 'any',
    unless: 'placa|central|controle*|engrenagem|capacitor|ou comprar|melhor|diferenca|qual',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['repair', 'price'],
    answer: [
      'Sim: consertamos {primeira} e {segunda}, de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nas peças. Capacitor, rolamento e roldana se resolvem pela medida; placa e engrenagem pedem o modelo da etiqueta, e se a peça saiu de linha comparamos com o motor novo, que numa casa vai de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'Quando o conserto compensa num {primeira} ou num {segunda}',
    text: [
      'A marca pesa menos que a peça: motor com bobina boa e peça à venda se conserta, e o que já passou por dois consertos seguidos se troca. Não somos a autorizada de fábrica; na garantia dela, procure-a antes.',
    ],
    points: [
      'Motor ronca e não sai: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Motor gira e a folha não anda: engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
      'Nada acende: placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    further:
      'O que muda o valor está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande a foto da etiqueta do motor, um vídeo curto do defeito e o bairro.',
  },
  {
    when: ['garantia', 'placa|central|placas'],
    unless: 'perd*|formiga|raio|chuva|agua|queim*|outro tecnico|abrir|abriu|usada',
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Placa trocada por nós num conserto tem {{parts.warranty}} de garantia na peça e {{repair.warranty}} no serviço; a que vem no kit instalado segue o prazo do kit, de {{kit.warranty}}. Raio, água, bicho e ligação na tensão errada ficam fora, porque são dano e não defeito. A troca custa de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Como se separa defeito de dano na placa',
    text: [
      'O técnico olha a placa: trilha preta, ferrugem e formigueiro contam a história, e componente que parou limpo é defeito. A causa é mostrada antes de qualquer cobrança.',
    ],
    points: [
      'Guarde o recibo com a data e o código da placa.',
      'Não abra a caixa nem solde nada antes da visita.',
      'Compre peça com nota: sem ela o prazo não se prova.',
    ],
    further: 'Os prazos de cada compra estão na página de [garantia](/garantia).',
    send: 'Mande a foto da placa, a data do recibo e um vídeo do defeito.',
  },
  {
    when: ['acionador|acionadores|calha de motor|trilho de motor|trilho acionador'],
    unless: 'cremalheira|barulho|quebr*|empen*|roldana*|consert*',
    subject: 'fuso',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'buy'],
    answer: [
      'O comprimento do acionador se escolhe pela altura da folha, e não pela largura: ele é a calha onde o braço corre, e tem de cobrir o percurso inteiro com folga nas duas pontas. Meça a altura do portão fechado, o comprimento da calha velha de ponta a ponta e a distância entre os furos, e compre igual. Trocado por nós, entra na faixa de conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Como medir o acionador do basculante',
    text: [
      'Com o portão fechado e o disjuntor desligado, passe a trena na calha, de uma ponta à outra. Depois leve a folha aberta na mão, com o motor solto e a folha escorada, e veja quanto sobra: o braço não pode encostar no fim da calha.',
      'Calha curta para a folha antes de abrir toda; comprida demais bate no teto ou na viga. O fuso de dentro tem o passo do motor, e por isso a etiqueta dele também decide.',
    ],
    points: [
      'Altura da folha e altura livre até o teto.',
      'Comprimento da calha e do fuso velhos.',
      'Marca e modelo do motor, na etiqueta.',
      'Lado em que o motor está: direito ou esquerdo, visto de dentro.',
    ],
    send: 'Mande a foto da lateral do portão, do chão ao alto, a altura da folha e a etiqueta do motor: dizemos que comprimento serve.',
  },
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
    when: ['pivotante|pivotantes|de abrir|duas folhas', '1/4|1/3|1/2'],
    unless: 'preco|valor|quanto custa|consert*|basculante|consumo|gasta|watts',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'No portão de abrir, o comprimento da folha escolhe o motor antes da potência: até uns dois metros e meio, leve e sem vento, 1/4 HP costuma bastar; folha mais comprida, de chapa fechada ou de madeira pede 1/3 HP ou mais, e trava na ponta. O peso e o comprimento máximos estão na ficha de cada modelo.',
    ],
    heading: 'O que pesa mais que a potência',
    text: [
      'A folha de abrir é uma alavanca: o vento empurra na ponta, e o motor segura perto da dobradiça. Coluna firme e dobradiça em ordem valem mais que um degrau de potência.',
      'Sai por orçamento; numa casa, a troca de um motor fica em geral entre {{replacement.from}} e {{replacement.to}}, e o par custa mais.',
    ],
    points: [
      'Largura de cada folha e material.',
      'Distância da dobradiça à quina da coluna: decide entre braço e pistão.',
      'Vento de frente e chapa fechada: trava elétrica na ponta.',
    ],
    send: 'Mande a largura de cada folha, o material e uma foto das colunas por dentro.',
  },
  {
    when: ['segundos|seg|jetflex|rapido', 'motor|kit|jetflex|portao|basculante'],
    unless: 'correr|deslizante|pivotante|abre em|demora*|consert*|ou|speedy|padrao',
    figure: { unit: 'kilogram', from: 271, to: 300 },
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para {figura} em {segundos jetflex}, o motor é o PPA Home Jetflex, do kit JETFLEX, de {{kit.jetflex}} instalado em basculante; mas {{homeJetflex.weight}} é o máximo dele, e com {figura} sobra pouco ou nada. Confira o peso da folha antes do pedido: se passar disso, o motor é da linha pesada, até {{heavyLine.weight}}, por orçamento, e o tempo dele vem na proposta.',
    ],
    heading: 'Quando o JETFLEX leva e quando é a linha pesada',
    text: [
      'O limite supõe folha equilibrada, que para a meia altura quando solta. Chapa posta depois, porta embutida e madeira molhada entram na soma.',
      'O ponto tem de ser de {{homeJetflex.volts}}; em 127 V o eletricista puxa o circuito antes.',
    ],
    points: [
      'Altura, largura e material dão o peso em poucos minutos.',
      'Contrapeso ou mola acertados antes do motor.',
      'Fotocélula testada: folha rápida tem de parar ao menor toque.',
    ],
    further: 'A conta do peso por material está em [que motor serve no meu portão](/motores/escolher).',
    send: 'Mande a altura, a largura e o material da folha, a foto por dentro e a tensão do ponto.',
  },
  {
    when: ['temperatura|graus|calor maximo|temperatura maxima', 'motor|portao|jetflex|central'],
    unless: 'frio|sol|para no meio|nao abre|esquent*|quente',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['works'],
    answer: [
      'Cada motor traz a sua faixa na ficha: a do PPA Home Jetflex vai de {{homeJetflex.celsius.from}} a {{homeJetflex.celsius.to}} no ambiente. Por dentro ele esquenta mais, e um protetor térmico o desliga antes de queimar; parado, volta sozinho depois de esfriar. Carcaça morna é normal; quente a ponto de não se deixar a mão, depois de uma ou duas viagens, não é.',
    ],
    heading: 'O que faz um motor de portão esquentar demais',
    text: [
      'Folha pesada, capacitor fraco, tensão baixa e aberturas seguidas somam calor. Sol direto na caixa come parte da margem: uma cobertura com ar em volta ajuda.',
    ],
    points: [
      'Motor comum de casa: {{stator.thin.from}} a {{stator.thin.to}} por hora.',
      'Uso intenso: estator mais largo, de {{stator.robust.from}} a {{stator.robust.to}} por hora.',
      'Cheiro de queimado: desligue o disjuntor e não teste.',
    ],
    further:
      'O que muda por dentro está no artigo sobre [estatores](/blog/qualidade-estatores-motor-portao).',
    send: 'Mande a foto da etiqueta e diga quantas vezes ele abre na hora cheia.',
  },
];
