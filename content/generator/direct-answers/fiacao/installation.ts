/** Answers to titles about wiring: installation. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksMistakes, asksNeed } from '../../words/asking-words.ts';
import { gateOrMotor } from '../../words/title-groups.ts';

export const installationAnswers: readonly DirectAnswer[] = [
  {
    when: [
      asksMistakes,
      'fiacao|fio|fios|eletric*|eletrica|cabo|cabos|ligacao|ligacoes|ligar|disjuntor|aterramento|tomada',
      'motor*|portao*|placa*|central',
    ],
    unless: 'cabo de aco|cabos de aco|cerca|fotocelula*',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['install', 'safety'],
    answer: [
      'Os erros de fiação que mais queimam placa de portão são o fio terra ausente, a emenda enrolada com fita dentro da caixa úmida, o comando passando no mesmo conduíte da rede e o fio fino demais, que deixa a tensão cair na partida. Ligar um motor de 127 V em 220 V queima na hora, e lâmpada ou trava ligada no borne do motor leva o relé junto.',
    ],
    description:
      'Os erros de fiação que mais queimam placa de portão: falta de terra, emenda com fita em caixa úmida, comando junto da rede e fio fino demais.',
    heading: 'O que tem de haver atrás do motor',
    text: [
      'Um circuito só do portão, com disjuntor próprio, terra e fio de bitola para a distância, feito pelo eletricista. Os fios finos da fotocélula e da botoeira seguem em outro eletroduto, com folga para não dobrar.',
      'Placa queimada por ligação errada não tem garantia, e a troca fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Emenda só em caixa seca, com conector próprio.',
      'Furo dos fios por baixo da caixa, vedado.',
      'DPS no quadro, ligado ao terra.',
      'Disjuntor que cai não se troca por um maior.',
    ],
    send: 'Mande a foto da caixa por fora, da etiqueta da central e do disjuntor do portão.',
  },
  {
    when: [
      'guia|passo a passo|como fazer|tudo sobre|como passar|o que precisa|como deve ser|como e|preparar|entenda',
      'fiacao|instalacao eletrica|parte eletrica|fios|cabos|ponto de energia|infraestrutura',
      gateOrMotor,
    ],
    unless: 'cabos de aco|cerca|erros|checklist|obra',
    subject: 'fiacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['install', 'what'],
    answer: [
      'A fiação de um motor de portão pede um circuito só dele: do quadro sai um disjuntor próprio, com cabo de 2,5 mm² até uns vinte metros e de 4 mm² dali em diante, mais o fio terra, num eletroduto até a caixa do motor. Em outro eletroduto vão os fios finos: dois para a botoeira, quatro para a fotocélula do lado da central e os do outro lado do vão. A tensão do ponto tem de ser a da etiqueta.',
    ],
    description:
      'A fiação de um motor de portão pede um circuito só dele: disjuntor próprio, fio terra e cabo de 2,5 mm² até uns vinte metros, de 4 mm² dali em diante.',
    heading: 'Quem faz cada parte',
    text: [
      'O eletricista leva a energia, põe o disjuntor, o terra e o DPS; nós ligamos motor, central, fotocélula e botoeira. Combine os dois na mesma semana, para não abrir parede duas vezes.',
      'Refazer uma ligação no portão, com o ponto pronto, fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Rede e comando nunca no mesmo tubo.',
      'Chegada dos fios na caixa por baixo, vedada.',
      'Emenda só em caixa seca.',
      'Extensão e benjamim, só numa emergência.',
      'Arame guia no eletroduto até o outro batente.',
    ],
    send: 'Mande uma foto do quadro, do vão e do lugar do motor, e diga a distância entre eles.',
  },
  {
    when: [
      'tomada|ponto de energia|ponto eletrico|ponto de luz|energia perto|energia|eletricidade',
      `${asksNeed}|tem que ter|nao tenho|nao tem|puxar`,
      'instalar|instalacao|colocar|coloca|coloco|por|botar|automatizar|automacao|motor|ter|troco|trocar|troca|perto|proximo|propria',
      'motor|portao|automatizador',
    ],
    unless:
      'parou|nao funciona|queim*|cai|caiu|falta|faltou|acaba|acabou|volta|voltou|gasta|gasto|economi*|sem energia|220|110|choque|nobreak|bateria|solar|extensao|usar|por que|quanto',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['install', 'power'],
    answer: [
      'Precisa de energia junto do motor, mas não de uma tomada pronta: serve uma tomada abrigada da chuva ou uma caixa com o fio que vem do quadro, num circuito só do portão, com disjuntor e terra. Se ainda não há nada, um eletricista puxa o ponto antes da visita; extensão e emenda na luz da garagem não servem.',
    ],
    heading: 'Como deixar o ponto pronto',
    text: [
      'O cabo é de 2,5 mm² ou mais, conforme a distância até o quadro, na tensão da etiqueta do motor: meça antes de escolher o modelo. Do ponto em diante a ligação do motor, da central e dos acessórios entra na instalação, que leva de {{install.hours.from in digits}} a {{install.hours.to}}.',
    ],
    points: [
      'De correr: ponto ao lado do trilho, do lado em que a folha recolhe.',
      'Basculante: ponto alto, na coluna do motor.',
      'De abrir: ponto numa coluna e um cabo por baixo do vão até a outra folha, se houver duas.',
      'Sem rede nenhuma por perto: motor de corrente contínua com bateria e painel solar, por orçamento.',
    ],
    send: 'Mande a foto do quadro e a do lugar do motor, com a distância entre os dois: dizemos o que pedir ao eletricista.',
  },
  {
    when: [
      'precisa|preciso|necessario|tem que ter|tem que ser|exige|so funciona|obrigatorio|tem de ser',
      'tomada|220|220v|220 v|ponto de 220',
      'motor|portao',
    ],
    unless:
      'queim*|liguei|parou|nao funciona|transformador|consum*|gasta|exclusiv*|dedicad*|tomada propria|tomada so|tomada separada|tomada especial',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['install', 'compatibility'],
    answer: [
      'Não precisa ser 220 V: a maior parte dos motores de casa existe em 127 V e em 220 V, e escolhe-se o da tensão que chega ao ponto. O JETFLEX é que só trabalha em 220 V. O que se pede em qualquer caso é circuito próprio, com disjuntor, terra e cabo de 2,5 mm² do quadro até o motor, feito por eletricista.',
    ],
    heading: 'Onde 220 V ajuda',
    text: [
      'Em 220 V a corrente é a metade, e o fio comprido perde menos na partida. Se o quadro tem as duas tensões, prefira 220 V; se só há 127 V, não vale puxar outra fase só pelo portão.',
    ],
    points: [
      'Tomada comum serve, se o circuito aguenta e ela fica ao abrigo da chuva.',
      'Extensão não: esquenta e o motor perde força.',
      'A tensão do motor velho está na etiqueta.',
    ],
    send: 'Mande uma foto do quadro de luz e do lugar do motor.',
  },
  {
    when: ['fiacao|fio|fios|cabo', asksNeed, '220|220v|trocar a tensao|mudar para 220|motor novo|motor 220'],
    unless: 'queim*|choque|quanto custa|telefone',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['install', 'power'],
    answer: [
      'Só precisa mexer na fiação se no ponto do motor chegam 127 V: para 220 V um eletricista traz duas fases do quadro, com disjuntor de dois polos. Se já há 220 V ali e o fio é de 2,5 mm² ou mais, com terra, o motor entra no que existe; na mesma potência, em 220 V ele até puxa menos corrente.',
    ],
    heading: 'Como saber o que chega ao ponto',
    text: [
      'Quem mede é o eletricista, com o portão partindo: fio fino mostra o número certo parado e cai na partida.',
    ],
    points: [
      'Rede 127/220 V: há 220 V entre duas fases, e costuma bastar mais um fio.',
      'Casa com uma fase só: 220 V depende da entrada de energia.',
      'Emenda no caminho: refaça antes do motor novo.',
    ],
  },
  {
    when: [
      'quantos fios|quais fios|que fio|qual fio|quantos cabos',
      'motor|portao|fotocelula*|botoeira|central',
    ],
    unless: 'cabo de aco|bitola',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Para a força vão três: fase, neutro e terra em 127 V, ou duas fases e terra em 220 V, em cabo de 2,5 mm² ou mais, num circuito só do portão. À parte, em outro conduíte, vão dois para a botoeira e, para a fotocélula, dois de um lado e quatro do outro, conforme o modelo.',
    ],
    heading: 'O que deixar passado antes',
    text: [
      'Um conduíte de energia até o motor e outro, vazio, entre os dois lados do vão. Fio de comando não divide conduíte com a rede, ou o portão recebe ordem que ninguém deu.',
    ],
    points: [
      'Duas folhas: cabo até o segundo motor, por baixo do vão.',
      'Distância longa: o eletricista aumenta a bitola.',
      'Quem liga do ponto em diante é o instalador.',
    ],
  },
  {
    when: ['terceiro fio|fio a mais|3 fio|fio sobrando|sobrou um fio|sobrou fio'],
    unless: 'controle|choque|queim*|derret*|interfone|fotocelula',
    winsTies: true,
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['works', 'install'],
    answer: [
      'O terceiro fio depende de onde ele está: no cabo que vem da tomada ou do quadro é o terra, verde ou verde e amarelo, e vai preso na carcaça do motor; no cabo que sai do motor para a placa é um dos três da bobina, o comum e as duas direções, com o capacitor entre as direções. Não ligue pela cor nem deixe solto: um par trocado queima a bobina ou a placa, e terra esquecido dá choque.',
    ],
    heading: 'Como o técnico identifica cada fio',
    text: [
      'Com tudo desligado ele mede a resistência entre os três: o maior valor fica entre as duas direções, e o que sobra é o comum. O capacitor ainda dá choque depois de desligado, por isso a identificação e a ligação são do técnico, num serviço de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Cabo da rede: duas pontas de energia e o terra.',
      'Cabo do motor: comum, abrir e fechar.',
      'Portão que anda ao contrário: as duas direções trocadas entre si.',
    ],
    send: 'Com o disjuntor desligado e a tampa fechada, mande a foto da etiqueta do motor e da central, e diga de que cabo o fio sobrou.',
  },
  {
    when: [
      'fio|fios|fiacao|cabo|cabos|ligacao',
      'vermelho|preto|branco|azul|amarelo|verde|marrom|cor|cores|comum|fase|terceiro fio|tres fios|3 fios|quatro fios|4 fios|5 fios',
      'motor|placa|central|portao',
    ],
    unless:
      'bitola|choque|terra|derret*|queim*|roeu|descascad*|controle|preco|cor do portao|quanto custa|luz|piscando|pisca*|aco',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Não ligue o motor pela cor dos fios: cada fabricante usa as suas, e um par trocado queima a bobina ou a placa. Em motor comum de três fios há um comum e dois de direção, com o capacitor entre os dois; quem diz qual é qual é a medida de resistência, feita com tudo desligado, e o esquema da etiqueta.',
    ],
    heading: 'Como o técnico acha o comum',
    text: [
      'Ele mede os três pares: o de maior valor liga as duas direções, e o fio que sobra é o comum. Só depois prende nos bornes e dá um toque curto, com a folha solta; se andar ao contrário, trocam-se as duas direções.',
      'O capacitor guarda choque mesmo com o disjuntor desligado, e por isso essa ligação fica com quem tem o aparelho: de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Os bornes se fotografam antes de soltar qualquer fio.',
      'Verde ou verde e amarelo: reserve para o terra.',
      'Motor com inversor ou de corrente contínua: o esquema é outro, não use o de três fios.',
      'Fim de curso: fios finos, de sinal, nunca no borne da rede.',
    ],
    send: 'Com tudo desligado, mande a foto da caixa fechada e das etiquetas do motor e da central.',
  },
  {
    when: [
      'tomada|tomadas',
      'motor|portao|automatizador',
      'comum|normal|simples|qualquer|de casa|pode|posso|da para|tem como|serve',
      'ligado|ligada|ligar|ligo|liga|usar|plugar|direto|comum|normal|simples|qualquer|serve|funciona',
    ],
    unless:
      '110*|127*|220*|queim*|choque|bateria|tempo todo|dia todo|dia inteiro|sempre|ficar|deixar|desligar|tirar|nobreak|nao liga|nao funciona|carro|furadeira|outro aparelho|outra coisa|como ligar|como ligo|extensao|benjamim',
    subject: 'fiacao',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['allowed', 'install', 'safety'],
    answer: [
      'Pode, se a tomada for só do portão e tiver a tensão da etiqueta do motor, terra e um disjuntor próprio no quadro, num lugar abrigado da chuva. A que divide o circuito com geladeira ou máquina não serve, nem extensão ou benjamim: na partida o motor puxa várias vezes a corrente de trabalho, o plugue esquenta e a placa reinicia.',
    ],
    heading: 'O que conferir na tomada antes de ligar o motor',
    text: [
      'A tomada e o disjuntor são do eletricista, que mede a tensão e leva o terra até ela. Os fios do motor na central ficam com quem instala, porque há rede e capacitor carregado na mesma caixa. Num motor que já existe, ligamos e regulamos por {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Terceiro pino ligado ao terra, conferido com medidor.',
      'Plugue firme e, depois de dez viagens, no máximo morno.',
      'Disjuntor com etiqueta no quadro, para todos saberem qual desligar.',
      'Tomada no alto, onde a mangueira não molha.',
    ],
    send: 'Mande pelo WhatsApp a foto da tomada, a da etiqueta do motor e a do lugar dele.',
  },
  {
    when: ['como ligar|como ligo|posso ligar|da para ligar', 'motor|portao', 'tomada|tomadas'],
    unless: '110*|127*|220*|queim*|choque|bateria',
    subject: 'fiacao',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['install', 'safety'],
    answer: [
      'Motor de portão pode ir numa tomada só dele, com terra, na tensão da etiqueta e abrigada da chuva, com disjuntor próprio no quadro. Sem benjamim e sem extensão: a partida puxa várias vezes a corrente de trabalho, o plugue esquenta e a placa reinicia.',
    ],
    heading: 'Do plugue à central, e quem faz o quê',
    text: [
      'A tomada e o disjuntor são do eletricista. Ligar os fios do motor na central não é trabalho para fazer em casa: há rede e capacitor carregado na mesma caixa. Nós ligamos, regulamos e provamos a fotocélula, de {{repair.from}} a {{repair.to}} num motor que já existe.',
    ],
    points: [
      'Tensão medida antes de encaixar: 127 V ou 220 V, a da etiqueta.',
      'Três pinos, com o terra de verdade.',
      'Plugue firme e morno no máximo depois de dez viagens.',
      'Disjuntor identificado no quadro, para todos saberem desligar.',
    ],
    send: 'Mande pelo WhatsApp a foto da tomada, a da etiqueta do motor e a do lugar dele.',
  },
  {
    when: [
      'instalacao eletrica|parte eletrica|ponto de energia|ponto eletrico|preparar a eletrica|rede eletrica|fiacao eletrica|tomada',
      'portao|motor|automatico|garagem',
      'para|como|precisa|preparar|deixar|instalar|fazer|quem|valor|preco|automatico|eletronico',
    ],
    unless: 'queim*|choque|dispar*|cai|derret*|esquent*|faisc*|tirar|desligar|cerca|consum*',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Para o portão automático, a parte elétrica é um circuito só dele: cabo de 2,5 mm² do quadro até o motor, disjuntor próprio, DR e terra, na tensão da etiqueta. Isso é do eletricista, e o preço é dele; do ponto em diante ligamos motor, central, fotocélula e botoeira, dentro da instalação do motor.',
    ],
    heading: 'O que deixar pronto antes do motor',
    text: [
      'O ponto fica a um metro do lugar do motor, em caixa ou tomada abrigada da chuva. No de correr, junto ao trilho do lado em que a folha abre; no basculante, na coluna; no de abrir, um cabo passa por baixo do vão até o outro braço.',
      'Deixe também um conduíte vazio entre os dois lados do vão, para a fotocélula, e outro até a botoeira: fio de comando não divide conduíte com a rede.',
    ],
    points: [
      'Tensão da tomada medida antes de pedir o motor.',
      'Terra até a carcaça: folha de ferro sem terra dá choque.',
      'Nada de extensão nem emenda no chão.',
      'Distância longa até o quadro: o eletricista sobe a bitola.',
    ],
    send: 'Mande a foto do quadro, a do lugar do motor e a distância entre eles: dizemos o que pedir ao eletricista.',
  },
  {
    when: ['fio|cabo|bitola|eletroduto', 'metros|distancia|longe|comprido', 'motor|portao|quadro'],
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Para levar energia a dezenas de metros, a bitola sobe com a distância: até perto de vinte metros o 2,5 mm² costuma bastar, dali em diante usa-se 4 mm², e em 127 V mais cedo que em 220 V. O que decide é a queda de tensão na partida, que o eletricista calcula pela potência da etiqueta.',
    ],
    heading: 'Rede, comando e terra, cada um no seu tubo',
    text: [
      'São dois eletrodutos: um leva rede com terra, outro leva botoeira, fotocélula e antena, porque no mesmo tubo a rede faz o portão abrir sozinho. Em 220 V de duas fases o disjuntor é duplo e não há neutro.',
      'Puxar o cabo é do eletricista; ligar o motor e provar a tensão na partida é nosso, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Meça com o motor partindo, e não parado.',
      'Emenda só em caixa, nunca dentro do tubo.',
      'Terra junto, na mesma bitola.',
      'Enterrado: tubo rígido e caixa de passagem.',
    ],
    questions: [
      {
        question: '2,5 mm² sempre serve?',
        answer: 'Em distância curta, sim. Longe, o motor parte fraco e o capacitor é trocado à toa.',
      },
    ],
    further: 'Quando o disjuntor cai, veja [disjuntor do portão caindo](/disjuntor-do-portao-caindo).',
    send: 'Mande a foto do quadro e a distância até o motor, contando as curvas.',
  },
  {
    when: [
      'cabo|fio|conduite|eletroduto',
      'enterrado|enterrar|chao|jardim|passar|cortar o chao',
      'portao|motor|botoeira|interfone',
    ],
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Enterrado, o cabo vai em eletroduto próprio, com rede e comando separados, a uma profundidade que enxada não alcance e com caixa de passagem nas duas pontas. Cabo solto na terra rompe na primeira raiz e não se acha depois.',
    ],
    heading: 'O que separar do que',
    text: [
      'Rede com terra num tubo, botoeira, fotocélula e antena em outro; juntos, o motor abre sozinho quando o chuveiro liga. Deixe um arame dentro para puxar mais um fio.',
    ],
    points: [
      'Caixa com tampa nas emendas.',
      'Tubo com caimento, para a água sair.',
      'Fita de alerta acima, para quem cavar.',
    ],
    further:
      'O preço do serviço pode ser visto em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande uma foto do caminho, do quadro ao motor, e diga o que passa por ele.',
  },
  {
    when: [
      'tomada|ponto de luz|energia',
      'nao precisa|sem tomada|longe|perto|nao tem|sem ponto',
      'motor|portao',
    ],
    unless: 'acabou|falta|caiu|queda|destrav*|extensao|nobreak',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['install', 'choose'],
    answer: [
      'Sem nenhuma energia por perto, só motor de corrente contínua com bateria e painel solar, por orçamento. Numa casa, quase sempre sai mais barato puxar do quadro um circuito só para o portão, com fio de 2,5 mm², terra e disjuntor próprio, e usar o motor comum. Extensão não serve.',
    ],
    heading: 'Levar energia até o portão ou dispensar a rede',
    text: [
      'O circuito é do eletricista e se faz antes da montagem: conduíte até a caixa do motor, com a boca para baixo. Acima de uns trinta metros sobe-se a bitola, porque a tensão cai na partida.',
      'Com o ponto pronto, o kit instalado em basculante custa de {{kit.padrao}} a {{kit.jetflex}}; o JETFLEX pede 220 V.',
    ],
    points: [
      'Chácara ou portão longe da casa: faça a conta do solar.',
      'Garagem com lâmpada perto: o eletricista diz se o circuito aguenta.',
      'Motor a bateria sem painel: alguém recarrega toda semana.',
    ],
    send: 'Conte a distância até o quadro de luz e mande fotos do quadro e do lugar do motor.',
  },
  {
    when: [
      'disjuntor',
      'separado|proprio|exclusivo|so para|individual',
      'precis*|obrigatorio|tem que|deve|qual|portao|motor',
    ],
    unless: 'caindo|desarma|cai|queim*',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Precisa, sim: o portão pede disjuntor só dele, no quadro, com terra e fio de 2,5 mm² ou mais. É ele que você desliga para destravar, limpar a fotocélula ou parar um portão que não obedece, sem apagar a casa; e um curto na garagem não derruba a geladeira.',
    ],
    heading: 'Que disjuntor pôr para o portão',
    text: [
      'Num motor de casa costuma bastar um de 10 ou 16 ampères, curva C, que não cai na partida: um polo em 127 V, dois em 220 V. Quem dimensiona pelo fio é o eletricista.',
      'A norma pede também proteção contra choque em área molhada: o DR, no circuito ou na casa. Motor e central ligamos nós; ponto pronto, o kit para basculante vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Etiqueta com a palavra portão no quadro.',
      'Chave ou tomada ao lado do motor ajuda, mas não substitui.',
      'Protetor contra surto no quadro poupa a placa, que custa de {{part.board.from}} a {{part.board.to}} para trocar.',
    ],
    send: 'Mande a foto do quadro aberto na tampa de fora e a etiqueta do motor.',
  },
  {
    when: [
      'ponto de luz|ponto de energia|tomada|conduite|eletroduto|ponto eletrico|fio novo|cabo novo',
      'levar|passar|puxar|fazer|colocar|instalar',
      'motor|portao|garagem',
    ],
    unless: 'preco|quanto|qual|bitola|caiu|queim*|sem|lampada|luminaria',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Até o motor vai um circuito só dele: disjuntor no quadro, fase, neutro (ou duas fases, em 220 V) e terra, em fio de no mínimo 2,5 mm² dentro de conduíte. Com conduíte livre até a garagem, passamos o cabo na visita; parede a quebrar e quadro a refazer são de eletricista, antes do motor.',
    ],
    heading: 'Do quadro ao motor: por onde o fio vai',
    text: [
      'Rede e comando não dividem conduíte. Deixe um tubo para a energia e outro para fotocélula, botoeira e sinaleira, com arame-guia dentro e a boca virada para baixo na caixa do motor.',
      'Refazer trecho, emenda ou borne fica entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia; circuito novo se orça pela distância e pelo caminho.',
    ],
    points: [
      'Distância do quadro ao motor, medida pelo caminho do fio.',
      'Tensão: 220 V perde menos em distância longa.',
      'Tomada ou caixa ao abrigo da chuva, à altura do motor.',
      'Extensão e fio enterrado sem tubo não servem.',
      'Disjuntor com etiqueta, para desligar na emergência.',
    ],
    send: 'Mande pelo WhatsApp a foto do quadro com a porta aberta, a do lugar do motor e a distância entre os dois.',
  },
  {
    when: [
      'caixa de passagem|caixas de passagem|condulete|caixinha de passagem',
      'motor*|portao*|garagem|fio*|automatic*|central',
    ],
    unless: 'nao|agua|alag*|rato*|formiga*|choque',
    subject: 'fiacao',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['install', 'what'],
    answer: [
      'A caixa de passagem do motor de portão fica perto dele, acima do piso e fechada: nela o conduíte da rede termina, e dela sai o cabo até a caixa do motor. Comando de botoeira, fotocélula e interfone vai noutra caixa e noutro conduíte. Na parede aberta à chuva, use caixa vedada com o fio entrando por baixo. Quem a põe é o eletricista.',
    ],
    description:
      'A caixa de passagem do motor de portão fica perto dele, acima do piso e fechada; a rede vai numa caixa, e o comando noutra.',
    heading: 'Onde pôr a caixa e o que passa nela',
    text: [
      'No chão ela enche de água e o fio oxida; a meio metro do piso, do lado do motor e fora do caminho da folha, fica seca e à mão. Emenda, se houver, é com conector, e não com fita.',
    ],
    points: [
      'Rede: cabo de 2,5 mm² com terra.',
      'Comando: cabo fino de sinal, em conduíte só dele.',
      'Sobra de um palmo de fio em cada caixa.',
    ],
    send: 'Mande a foto do lugar do motor e diga onde fica o quadro de luz.',
  },
  {
    when: [
      'tomada exclusiva|circuito exclusivo|tomada dedicada|circuito dedicado|tomada propria|circuito proprio|tomada so para|tomada so de portao|tomada separada|circuito separado|ponto exclusivo|ponto de energia exclusivo|disjuntor exclusivo|tomada especial',
      'portao|motor',
    ],
    unless: 'queim*|cai|desarma|preco|quanto',
    subject: 'fiacao',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Sim: o motor do portão pede uma tomada só dele, num circuito com disjuntor próprio, terra e cabo de 2,5 mm² desde o quadro. Na partida ele puxa várias vezes a corrente de trabalho, e dividir o fio com geladeira ou máquina faz a placa reiniciar. Quem puxa o circuito é o eletricista; motor e central ligamos nós.',
    ],
    heading: 'Como pedir o ponto ao eletricista',
    text: [
      'Diga a tensão da etiqueta do motor e a distância até o quadro: acima de uns trinta metros o cabo engrossa. O ponto fica perto do motor, num lugar em que a chuva não bate.',
    ],
    points: [
      'Nem extensão nem benjamim.',
      'O disjuntor com o nome do portão escrito no quadro.',
      'Fotocélula e botoeira vão em outro eletroduto.',
    ],
    send: 'Mande a foto do quadro de luz, a do lugar do motor e a distância entre os dois.',
  },
];
