/** Answers to titles about control boards: choosing. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const choosingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'central|placa',
      'dois motores|2 motores|duas folhas|2 folhas|dupla|duas saidas|portao pivotante|portao de abrir|pivotante',
    ],
    unless:
      'nao|parou|queim*|quebr*|consert*|repar*|defeito|barulho|program*|grav*|pisca*|molh*|como|trocar|troca|ou|kit|controle*|dois portoes|2 portoes|wifi|celular|fecha|abre|serve em|compativ*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Central para dois motores é a do portão de abrir de duas folhas: tem duas saídas e atrasa uma folha em relação à outra, para a do mata-junta abrir primeiro e fechar por último. Placa de um motor só não comanda o par ligado em paralelo. Ela se escolhe pela etiqueta dos motores, que têm de ser da mesma linha; a placa comum, trocada por nós, fica de {{part.board.from}} a {{part.board.to}}, e a de duas saídas se orça pela foto.',
    ],
    description:
      'Central para dois motores tem duas saídas e atrasa uma folha em relação à outra. Ela se orça pela foto da etiqueta dos motores.',
    heading: 'O que a central de duas saídas precisa ter',
    text: [
      'Cada saída tem o seu tempo e a sua força, e cada motor, o seu fim de curso. O técnico regula a distância entre as duas folhas, para que uma não trave a outra no encontro.',
    ],
    points: [
      'Tensão igual à dos dois motores.',
      'Entrada para o fim de curso de cada folha.',
      'Saída de trava, se há fechadura elétrica no encontro.',
    ],
  },
  {
    when: ['central|placa', 'receptor', 'embutido|incluso|integrado|junto|com receptor'],
    unless:
      'nao|parou|queim*|quebr*|consert*|repar*|defeito|barulho|program*|grav*|pisca*|molh*|como|trocar|troca|sem receptor|avulso|preco|quanto',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['what', 'choose', 'price'],
    answer: [
      'Central com receptor embutido ouve o controle sem outra peça, e é assim em quase toda placa de motor de casa. O controle tem de ser da frequência e da família de código desse receptor. Um receptor avulso, ligado na botoeira, só é preciso para usar controle de outra família. A placa trocada, com os controles gravados, fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    heading: 'Quando o receptor de dentro não basta',
    text: [
      'Parede, chapa e antena enrolada encurtam o alcance; uma antena externa costuma resolver. Prédio com muitos controles pede receptor de memória maior, fora da placa.',
    ],
    points: [
      'Frequência no verso do controle, em geral 433 MHz.',
      'Código fixo ou rolante: o da central decide.',
      'Defeito só no receptor: um avulso o substitui.',
    ],
  },
  {
    when: ['central|placa', 'motor|motores', 'para motor|de motor|do motor|serve'],
    figure: { unit: 'power', to: 2 },
    unless:
      'nao|parou|queim*|quebr*|consert*|repar*|defeito|barulho|program*|grav*|pisca*|molh*|como|trocar|troca|ou|ppa|garen|rossi|peccinin|nice|capacitor|instalado',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isAboutFigure: true,
    aspects: ['choose', 'compatibility', 'price'],
    answer: [
      'A central para um motor de {figura} é a que aguenta essa potência na saída, tem a tensão da etiqueta do motor e lê o fim de curso que ele usa; o capacitor fica com o valor do motor. Potência maior na ficha da placa não atrapalha, e menor queima o relé. Trocada por nós, com os controles gravados, a placa fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    heading: 'O que comparar entre a placa e o motor',
    text: [
      'Motor com inversor ou com encoder usa a placa da própria linha. No motor comum entra outra, se tudo o que está na lista coincide.',
    ],
    points: [
      'Tensão: 127 V ou 220 V.',
      'Fim de curso: ímã, chave ou encoder.',
      'Controles da casa: ficam, se a família de código é a mesma.',
    ],
  },
  {
    when: ['fusivel|fusiveis', 'amperes|ampere|amper|valor|quantos|qual'],
    unless: 'disjuntor|queima toda hora|vive queimando|sempre queima',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O fusível da placa é o do valor impresso ao lado dele ou no manual, em ampères e volts, e se troca sempre por outro igual: em placa de casa são comuns os de vidro de 5 a 10 A no motor e bem menores nos acessórios. Um maior, ou um fio no lugar, queima a placa. Se o novo queima de novo, há curto: pare, porque reparar a placa parte de {{repair.from}}, e trocá-la vai a {{part.board.to}}.',
    ],
    heading: 'Por que a troca do fusível é do técnico',
    text: [
      'Perto dele há a rede e um capacitor que guarda choque mesmo com o disjuntor desligado. O técnico tira o vidro, e o filamento partido ou preto confirma.',
    ],
    points: [
      'Mesmo corpo, mesma corrente, ação rápida ou lenta conforme a letra.',
      'Queimou depois de raio: mede-se a placa antes.',
      'Queimou ao partir: motor travado ou capacitor em curto.',
    ],
    send: 'Mande a foto da etiqueta da central, com a caixa fechada, e conte quando ela apagou.',
  },
  {
    when: ['placa|central', 'receptor', 'diferenca|diferencas|ou|x|versus|vs|comparacao'],
    unless: 'queim*|defeito',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'A placa, ou central, comanda o motor do portão: liga para um lado e para o outro, lê fotocélula e fim de curso e conta o tempo. O receptor só ouve o controle, confere o código e pede à placa que abra. Em muitos motores os dois vêm no mesmo circuito; o receptor avulso é uma caixinha à parte. Se a botoeira abre e nenhum controle abre, o defeito é do receptor, de {{repair.from}} a {{repair.to}}; placa nova fica de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Qual dos dois trocar',
    text: [
      'Receptor queimado com placa boa não pede placa: um avulso ligado à entrada de botoeira resolve, com controles da família dele.',
    ],
    points: [
      'Controle sem alcance: antena ou receptor.',
      'Motor que não liga nem pela parede: placa, energia ou motor.',
      'Memória dos controles: fica no receptor.',
    ],
    send: 'Mande a foto da etiqueta da central e conte se a botoeira abre.',
  },
  {
    when: ['placa', 'central', 'diferenca|diferencas|mesma coisa|e igual|o que muda'],
    unless: 'original|universal|inversor',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'No portão, placa e central são quase a mesma coisa: a placa é o circuito, e a central de comando é esse circuito com a caixa, o receptor e as ligações. Quem pede o preço de uma recebe o da outra: trocada por nós, com os controles gravados, fica de {{part.board.from}} a {{part.board.to}}. Em alguns motores a placa vem dentro da própria carcaça; em outros, numa caixa na parede.',
    ],
    heading: 'O que pedir na loja',
    text: [
      'Peça pelo código impresso na placa e pelo modelo do motor, e não pelo nome. Centralina, módulo de comando e placa eletrônica querem dizer o mesmo.',
    ],
    points: [
      'Motor comum: aceita placa de mais de uma origem.',
      'Motor com inversor ou encoder: só a do fabricante.',
      'Receptor separado: confira se vem junto.',
    ],
  },
  {
    when: ['placa|central', '24v|24|12v|12', '220v|220|127v|127|110v|110|24v|24'],
    unless: 'interfone|solar|bateria',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'A placa não se escolhe pela tensão: ela tem de ser a do motor que está no portão. A de 24 V comanda motor de corrente contínua, com fonte e muitas vezes bateria; a de 127 V ou 220 V comanda o motor comum, ligado na rede. Uma não faz o motor da outra andar, e ligá-las trocadas queima as duas. Trocada por nós, com os controles gravados, fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    heading: 'Como saber qual é a sua',
    text: [
      'A etiqueta do motor diz a tensão dele e a da rede. Motor de dois fios grossos, com fonte ao lado, costuma ser de 24 V; de três fios com capacitor, é da rede.',
    ],
    points: [
      'Código da placa antiga, impresso nela.',
      'Modelo do motor, para o mesmo fim de curso.',
      'Controles: o receptor novo precisa ser da mesma família.',
    ],
    send: 'Mande a etiqueta do motor e a foto da etiqueta da central.',
  },
  {
    when: [
      'central|placa|receptor',
      'interna|interno|embutida|acoplada',
      'externa|externo|separada|fora|avulso',
    ],
    unless: 'camera|antena',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Em casa fique com a interna, que vem dentro do motor: menos fio, já casada com o fim de curso e protegida pela carcaça. A externa, em caixa na parede, vale quando o motor pega chuva ou enchente, quando são dois motores ou quando há muitos acessórios. Trocar uma pela outra só com central que aceite o fim de curso do seu motor.',
    ],
    heading: 'O que muda na manutenção',
    text: [
      'A de fora se lê e se programa sem abrir o motor, e fica longe da vibração. Em troca tem mais emenda, e a caixa precisa fechar bem contra água e formiga. A placa trocada fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Antena para fora da caixa, longe do metal.',
      'Cabo do fim de curso curto e separado da força.',
      'Caixa alta, onde a água não chega.',
    ],
  },
  {
    when: ['placa|central|placas', 'universal|generica|compativel', 'ou|x|qual|melhor'],
    ofOtherBrand: true,
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Fique com a placa {marca} original se ela ainda se vende: ela lê o fim de curso do motor e aceita os controles da casa sem adaptação. A universal é a saída quando a original sumiu, e só em motor comum, de indução. Trocada por nós, com a mão de obra, uma ou outra fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    heading: 'Antes de pôr uma universal num motor {marca}',
    text: ['Nem sempre é preciso trocar: relé, fusível e borne se reparam a partir de {{repair.from}}.'],
    points: [
      'Fim de curso do motor: ímã, chave ou encoder.',
      'Valor do capacitor, que é o do motor e não o da caixa da placa.',
      'Controles: com a universal, quase sempre se gravam novos.',
      'Saídas em uso: trava, luz, sinaleira e fotocélula.',
    ],
    further:
      'O que se repara e o que se troca está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande a foto das etiquetas do motor e da central {marca}.',
  },
  {
    when: [
      'rampa|desaceleracao|parada suave|soft',
      'central|placa',
      'embreagem|para que|o que e|serve|regular|portao',
    ],
    unless: 'garagem|ladeira|inclinad*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['choose', 'adjust'],
    answer: [
      'Vale a pena em folha pesada ou que bate no fim: a rampa reduz a velocidade antes do batente, e a embreagem eletrônica limita a força com que o motor empurra se a folha encontra alguém. Em folha leve de casa a embreagem já basta. As duas se regulam na placa, e nenhuma corrige folha que enrosca.',
    ],
    heading: 'Regular a rampa e a embreagem na ordem certa',
    text: [
      'Primeiro o curso, depois a força e por último a rampa. A força fica no menor ponto em que a folha completa o caminho; a rampa, no menor trecho em que ela encosta sem bater.',
      'Central sem essas funções se troca, de {{part.board.from}} a {{part.board.to}}; com elas, a regulagem fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Para no meio com a força baixa: lubrifique ou alivie a folha antes de subir.',
      'Para antes de encostar: rampa longa demais.',
      'Teste com uma caixa de papelão no vão: tem de voltar.',
    ],
  },
  {
    when: [
      'original|originais|da marca|de marca|ppa ou|garen ou|rossi ou|peccinin ou|universal ou|paralela ou|ou ppa|ou garen|ou rossi',
      'paralela|paralelo|generica|generico|similar|compativel|universal|segunda linha',
      'placa|placas|central|centrais',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Em motor comum, placa paralela serve bem se lê o mesmo fim de curso e aguenta a potência; em motor com inversor ou encoder, só a original. A paralela costuma perder desaceleração e saídas de acessório. Trocada por nós, uma placa fica entre {{part.board.from}} e {{part.board.to}}, e os dois preços são ditos antes.',
    ],
    heading: 'O que se perde e o que não se perde com a placa paralela',
    text: [
      'Abrir, fechar e gravar controle, as duas fazem. O que some primeiro é a partida suave, a saída de luz ou de trava e a memória grande de condomínio.',
      'Com placa de outra origem, os controles antigos só voltam se o receptor ler o mesmo código, ou com um receptor avulso ao lado.',
    ],
    points: [
      'Fim de curso: ímã, chave ou contagem de voltas.',
      'Potência do relé igual ou maior.',
      'Tensão da placa igual à da rede.',
      'Entradas de fotocélula e botoeira, se você as usa.',
      'Garantia escrita: {{parts.warranty}} na peça trocada por nós.',
    ],
    further:
      'As funções de cada central estão em [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta da central com o código e a etiqueta do motor.',
  },
  {
    when: [
      'sensor|sensores|fotocelula|sensor de presenca',
      'fechar sozinh*|fecha sozinh*|feche sozinh*|fechar automatic*|fechar portao automatico sozinho|fechar portao sozinho|fechar o portao sozinho|fechamento automatico',
    ],
    unless: 'nao fecha|abre sozinh*|abrindo|defeito|por que|parou|quanto custa|preco|valor',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['choose', 'install', 'price'],
    answer: [
      'Quem fecha o portão sozinho é a central, com um tempo que se regula na placa; o sensor que vai junto é a fotocélula, e não o de presença, porque ela impede a folha de fechar sobre quem está no vão. Muitas centrais também usam a fotocélula para fechar logo depois que o carro passa. O par instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}, e ligar a função, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'O que é preciso para o portão fechar sem controle',
    text: [
      'Sensor de presença vê qualquer pessoa e qualquer carro na calçada, e por isso não comanda portão. A fotocélula só diz se o vão está livre, que é o que interessa na hora de fechar.',
      'Com o tempo curto demais a folha fecha atrás do primeiro carro de dois; comece com uns trinta segundos e ajuste.',
    ],
    points: [
      'Par alinhado, entre 40 e 60 cm do piso.',
      'Teste com um cabo de vassoura no feixe antes de confiar.',
      'Central sem a função: pede placa que a tenha.',
    ],
    send: 'Mande pelo WhatsApp a foto da central e uma do portão por dentro, com as colunas à vista.',
  },
  {
    when: [
      'central inverter|placa inverter|modulo inverter|central inversora|placa inversora|inverter ppa|ppa inverter|central inversor|placa inversor|central triflex|placa triflex|triflex|central jetflex|placa jetflex|inversora',
      'central|placa|modulo|triflex|inversora',
    ],
    unless:
      'queim*|nao *|defeito|consert*|pisc*|luz|erro|chuva|program*|grav*|controle*|como|ligar|universal|rele|ao contrario',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isAboutModel: true,
    answer: [
      'A central inverter, como a Triflex da PPA, é a placa que comanda motor de portão por um inversor: ela parte e freia devagar e dá a velocidade do Jetflex. Não entra no lugar da central de um motor comum. Placa trocada na visita fica entre {{part.board.from}} e {{part.board.to}} com a mão de obra; a do inversor tem o valor confirmado pelo código antes.',
    ],
    heading: 'O que confirmar antes de comprar a central',
    text: [
      'O nome é da linha, e há mais de uma versão: o motor, a tensão e o tipo de fim de curso têm de ser os da placa que sai. Vendida só para levar, pergunte antes se há.',
    ],
    points: [
      'Código impresso na placa, lido com o disjuntor desligado.',
      'Modelo e tensão do motor, na etiqueta.',
      'Controles da casa, que podem precisar de gravação.',
      'Velocidade e rampa de freio regulados depois da troca.',
    ],
    further: 'O que cada saída faz está em [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande pelo WhatsApp a foto das etiquetas da central e do motor: dizemos se a central serve e quanto fica no lugar.',
  },
  {
    when: ['placa*|central|centrais', 'qual|melhor|ou|diferenca|x|vs|comparar|vale mais'],
    unless:
      'nao|queim*|parou|controle*|motor|motores|serve|compativel|preco|quanto|troca|trocar|consert*|aceita',
    ofTwoBrands: 'any',
    subject: 'central-de-comando',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Entre a placa {primeira} e a {segunda}, a melhor é a da marca do motor que está no seu portão: é ela que lê o fim de curso dele sem adaptação. Se o motor for de outra marca, comum e sem inversor, as duas podem servir, e decide a que tem as saídas de que você precisa, como trava, luz e fotocélula. A troca, com a gravação dos controles, fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    heading: 'O que comparar entre a {primeira} e a {segunda}',
    text: [
      'Antes da marca valem o modelo da placa velha, o tipo de fim de curso e a tensão. Motor com inversor ou com encoder só anda com a placa feita para ele.',
      'Os controles vêm depois: cada marca tem a sua família de código, e trocar de placa pode obrigar a trocar todos eles.',
    ],
    points: [
      'Fim de curso por ímã ou por chave: a placa tem de ler o mesmo.',
      'Potência do motor dentro do limite escrito na placa.',
      'Peça à venda perto de você, para o próximo conserto.',
    ],
    send: 'Mande a foto da etiqueta da central, da etiqueta do motor e de um controle: dizemos qual das duas encaixa.',
  },
  {
    when: ['placa|placas|central|centrais', 'diferenca|diferencas|o que muda|que muda|comparar'],
    unless:
      'queim*|nao *|pisca*|controle*|serve|funciona|universal|alarme|cerca|interfone|usada|preco|quanto custa',
    ofOtherBrand: true,
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Duas centrais {marca} de nome parecido diferem no motor que comandam, no receptor de controles e nas saídas de trava, luz e fotocélula, e só a ficha de cada uma diz o quê. Não compre pela mais nova: a que serve é a que lê o fim de curso e tem a tensão do seu motor. A troca, com os controles gravados, fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    heading: 'O que pôr lado a lado nas duas placas',
    text: [
      'Versões seguidas da mesma linha costumam mudar o receptor: a nova pode não aceitar os controles antigos. Confira isso antes de trocar uma placa que ainda anda.',
    ],
    points: [
      'Código impresso, letra por letra.',
      'Motor comum ou com inversor.',
      'Conectores e fim de curso iguais aos da que sai.',
    ],
    send: 'Mande a foto da etiqueta do motor e a da etiqueta da central atual: dizemos qual das duas serve.',
  },
];
