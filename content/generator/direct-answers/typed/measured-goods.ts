/** Titles that name a part by its measure or ask for one thing of a shop: an arm, a piston, a hinge, a pulley, a fuse. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const measuredGoodsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'braco|bracos|pistao|pistoes|atuador',
      'metro|metros|mm|centimetros|1,50|400|300|500|600|curso|medida|tamanho|comprimento',
    ],
    unless: 'basculante|quebr*|preco|quanto custa|torto|empen*|solda*|vaz*|peguei|prendeu|dedo|fratura*',
    subject: 'braco',
    isAboutSubject: true,
    aspects: ['choose', 'buy'],
    answer: [
      'A medida do braço ou do pistão diz até que largura de folha ele serve: o pistão de curso curto é de folha de até uns dois metros, o longo passa disso, e o articulado se usa em coluna larga. Antes de comprar, meça a folha, da dobradiça à ponta, e da dobradiça à quina da coluna, porque é daí que o ângulo de abertura sai. Trocado por nós, fica na faixa de conserto, de {{repair.from}} a {{repair.to}}, mais a peça.',
    ],
    heading: 'As três medidas que escolhem o braço',
    text: [
      'Largura e peso da folha dão o modelo; a distância da dobradiça ao ponto de fixação na coluna dá o ângulo; o espaço livre atrás da folha decide entre braço e pistão.',
      'Curso menor que o da peça velha não abre tudo; maior bate no fim e entorta o suporte.',
    ],
    points: [
      'Etiqueta do motor velho, com o modelo.',
      'Comprimento recolhido e esticado, de furo a furo.',
      'Lado da folha, direito ou esquerdo, visto de dentro.',
    ],
    send: 'Mande a foto da coluna e da folha por dentro, as medidas e a etiqueta do motor.',
  },
  {
    when: ['dobradica|dobradicas|gonzo|gonzos'],
    figure: { unit: 'kilogram' },
    unless: 'motor|quebr*|rang*|graxa|consert*',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose', 'buy'],
    answer: [
      'Para uma folha de {figura} compre dobradiças de carga total acima disso, com folga: são pelo menos duas por folha, e a de cima trabalha puxada. Em portão com motor prefira a de rolamento, de aço, soldada em coluna firme. Quem vende e solda é a serralheria; nós conferimos se a folha anda leve antes do motor, e soldar ou reforçar suporte fica entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    heading: 'Por que a dobradiça decide a vida do motor',
    text: [
      'Folha caída na ponta raspa, e o motor faz a força que era da dobradiça. Trocá-la depois do motor pede alinhar tudo de novo.',
    ],
    points: [
      'Folha comprida: três dobradiças.',
      'Pino com graxa, e não com óleo fino.',
      'Coluna sem trinca no ponto da solda.',
    ],
    send: 'Mande a largura da folha, a foto das dobradiças e da coluna.',
  },
  {
    when: ['polia|polias|carretilha', 'polegada*|medida|diametro|mm|preco|comprar|tamanho'],
    unless: 'correia|caiu|saiu|solt*',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['choose', 'buy', 'price'],
    answer: [
      'A polia do basculante se compra pelo diâmetro de fora, pelo furo do eixo e pelo canal, que tem de ser da grossura do cabo: canal largo deixa o cabo pular, estreito o desfia. Leve a velha para comparar e troque as duas. Posta por nós, com os cabos conferidos e a folha escorada, a troca fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que conferir na polia velha',
    text: [
      'Canal fundo ou com rebarba mostra que ela já comeu o cabo, e aí se trocam os dois. Rolamento que chia ou trava também a condena.',
      'Não solte a polia em casa: a folha inteira pende do cabo que passa nela.',
    ],
    points: [
      'Diâmetro igual dos dois lados, ou a folha sobe torta.',
      'Com rolamento blindado, em vez de bucha.',
      'Eixo e suporte sem folga.',
    ],
    send: 'Mande a foto da polia e do cabo, de longe, e o tamanho da folha.',
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
    heading: 'Trocar o fusível sem levar choque',
    text: [
      'Desligue o disjuntor, espere um minuto e só então tire o vidro; o filamento partido ou preto confirma. Perto dele há capacitor carregado: sem prática, deixe com o técnico.',
    ],
    points: [
      'Mesmo corpo, mesma corrente, ação rápida ou lenta conforme a letra.',
      'Queimou depois de raio: meça a placa antes.',
      'Queimou ao partir: motor travado ou capacitor em curto.',
    ],
    send: 'Mande a foto da placa, com o disjuntor desligado, e do fusível.',
  },
  {
    when: ['eixo|eixos', 'motor|redutor', 'quebr*|part*|gast*|espan*|troc*|preco|torto'],
    unless: 'roldana|porta de enrolar|enrolar|volta',
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['price', 'repair'],
    answer: [
      'Eixo de motor quebrado se troca com a engrenagem e os rolamentos que ele leva, em geral de {{part.gears.from}} a {{part.gears.to}}; se a rosca do rotor se partiu junto, o conserto chega perto do estator, até {{part.stator.to}}, e aí se compara com o motor novo, de {{replacement.from}} a {{replacement.to}} numa casa. A peça se pede pelo modelo da etiqueta.',
    ],
    heading: 'O que partiu o eixo',
    text: [
      'Eixo não quebra sozinho: folha que trava, pancada no batente ou rolamento preso o torcem. Sem tirar a causa, o novo dura pouco.',
    ],
    points: [
      'Motor gira e nada anda: eixo, chaveta ou coroa.',
      'Estalo alto antes de parar: tranco no fim do curso.',
      'Até o conserto, disjuntor desligado e folha presa.',
    ],
    send: 'Mande a foto da etiqueta do motor, um vídeo com som e o bairro.',
  },
  {
    when: [
      'controle|controles',
      'extra|a mais|adicional|terceiro|mais um|outro controle',
      'quanto|preco|custa|valor|comprar|quero',
    ],
    unless: 'condominio|predio|sindico|perdi|clon*|copia*|portao a mais',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Um controle extra se paga em duas partes: o aparelho, que se orça pela foto do que você já usa, e a gravação na central, de {{part.programming.from}} a {{part.programming.to}} por visita, em que se gravam todos os da casa de uma vez. Na compra do kit vêm dois gravados, e o terceiro se pede junto. Se o seu é de código fixo, um chaveiro com clonador também faz a cópia.',
    ],
    heading: 'O que a foto do controle precisa mostrar',
    text: [
      'Frente, verso e a tampa aberta: ali estão a frequência e o tipo de código. Controle de outra família não grava, mesmo com a frequência igual.',
    ],
    points: [
      'Peça de uma vez quantos a família usa, e um de reserva.',
      'Memória cheia: apaga-se o que ninguém usa.',
      'Em prédio, quem grava é a administração.',
    ],
    send: 'Mande a foto do controle e diga quantos quer.',
  },
  {
    when: ['mostruario|de vitrine|motor de exposicao|ponta de estoque|saldo', 'motor|motores|kit|portao'],
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Não vendemos motor de mostruário nem de saldo: os nossos saem novos, na caixa, com garantia. O mais em conta é o de 1/4 CV, por {{motor.quarterCv}} sem instalação, para folha basculante de até {{motor.quarterCv.weight}}; instalado, o kit PADRÃO custa {{kit.padrao}}, com {{kit.warranty}} de garantia.',
    ],
    heading: 'O que perguntar a quem oferece motor de mostruário',
    text: [
      'Se ele ficou ligado, abrindo no vazio, os rolamentos já trabalharam. Peça nota com a data de hoje, para que a garantia comece agora, e todos os acessórios da caixa.',
    ],
    points: [
      'Etiqueta com tensão e modelo do seu portão.',
      'Placa, controles e fim de curso junto.',
      'Prazo escrito para devolver.',
    ],
    send: 'Mande a foto do portão por dentro e as medidas: dizemos o motor novo que serve.',
  },
  {
    when: [
      'jetflex|jet flex',
      '110|127|110v|127v',
      'casa|da para|posso|pode|instalar|por|colocar|so tem|rede|tenho',
    ],
    unless: 'ou|transformador',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility'],
    answer: [
      'Direto na rede de 127 V, não: o PPA Home Jetflex, do kit JETFLEX de {{kit.jetflex}}, é de {{homeJetflex.volts}}. Mas quase toda casa com 110 V na tomada recebe duas fases no quadro, e o eletricista leva delas um ponto de 220 V até o motor. Se só chega uma fase, fique com o PADRÃO, de {{kit.padrao}}, ou o SPEEDY, de {{kit.speedy}}, pedidos na tensão da casa.',
    ],
    heading: 'Como saber se há 220 V na sua casa',
    text: [
      'Chuveiro de 220 V ou disjuntor duplo no quadro são bons sinais; quem confirma é o eletricista, com o medidor. Transformador não resolve: na partida ele cai.',
    ],
    points: [
      'Circuito só do portão, com disjuntor duplo e terra.',
      'Fio de 2,5 mm² até uns 30 metros.',
      'Ponto pronto antes do dia da instalação.',
    ],
    send: 'Mande a foto do quadro de luz aberto, sem tocar em nada, e do portão por dentro.',
  },
];
