/** Titles of a guide: for the administrator of a building, a dead gate, the parts, the measures, the makers. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const guideAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'sindico*|sindicos|condominio*|predio',
      'guia|como cuidar|cuidar|cuidados|checklist|o que verificar|rotina',
      'portao*|garagem',
    ],
    unless: 'quem paga|quanto custa|preco|escolher motor|qual motor|crianca*|pedestre',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Para cuidar do portão da garagem do prédio bastam três rotinas: toda semana o zelador varre o trilho e limpa as lentes da fotocélula; todo mês alguém assiste a uma abertura inteira e anota barulho, batida ou lentidão; e a cada {{maintenance.interval}} um técnico faz a preventiva e deixa relatório. Controle perdido se apaga no mesmo dia, e a chave do destravamento fica com a portaria.',
    ],
    heading: 'A pasta do portão',
    text: [
      'Guarde num lugar só a etiqueta do motor fotografada, os relatórios, as notas, a lista de controles por unidade e o telefone do técnico. Na troca de síndico ela vale mais que a memória do zelador.',
      'Defeito que põe alguém em risco não espera assembleia: desligue, sinalize e mande consertar, que o síndico tem esse dever. O conserto fica de {{repair.from}} a {{repair.to}}, e a troca de um motor pesado, com instalação, de {{condominium.from}} a {{condominium.to}}.',
    ],
    points: [
      'Fotocélula: teste com um cabo de vassoura, toda semana.',
      'Cabo ou mola com defeito: portão parado, sem exceção.',
      'Hora de pico: conte as aberturas, é isso que escolhe o motor.',
      'Nobreak: prove uma vez por mês.',
      'Morador novo: controle numerado e assinado.',
    ],
    send: 'Mande a foto do motor, da etiqueta e do portão por dentro, e diga quantas unidades usam: dizemos o que a preventiva precisa cobrir.',
  },
  {
    when: [
      'nao abre|nao funciona|parou|parado|nao liga|parou de funcionar|nao responde',
      'guia|verificar|o que olhar|o que conferir|checar|checklist|passo a passo|primeiro|o que verificar',
      'portao*|motor',
    ],
    unless: 'controle*|depois de|chuva|luz|fotocelula|placa|antes de chamar|condominio*|predio',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Verifique primeiro a energia: disjuntor do portão ligado e luz acesa na central. Depois a ordem: aperte a botoeira da parede; se ela abre, o problema é a bateria do controle. Por último a folha: se o motor ronca e nada anda, desligue o disjuntor e veja se há trava, pedra no trilho ou cabo frouxo. Com cheiro, choque, folha torta ou cabo solto, pare aí e chame; o conserto fica de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que cada resposta quer dizer',
    text: [
      'Sem luz na central: disjuntor, tomada ou fusível. Luz acesa e silêncio: botoeira, receptor ou placa. Estalo e nada se move: relé, capacitor ou motor. Motor girando em falso: chave de destravamento fora do lugar ou engrenagem.',
      'Para sair com o carro, solte o motor na chave com o disjuntor desligado, só se a folha está reta e os cabos inteiros.',
    ],
    points: [
      'Disjuntor que cai ao religar: não insista.',
      'Faltou luz antes: espere um minuto desligado e ligue.',
      'Controle de outra pessoa abre: é o seu.',
      'Trava elétrica que não recua: solte-a pela chave.',
    ],
    send: 'Mande um vídeo da tentativa, com som, e diga o que a botoeira fez.',
  },
  {
    when: [
      'pecas|partes|componentes|peca',
      'motor*|portao*',
      'que serve|para que serve*|cada uma|guia|quais sao|nomes|nome de as|funcao|conheca|como se chama*',
    ],
    unless: 'comprar|preco|quanto custa|loja|trocar|onde|reposicao',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'No motor, o estator e o capacitor fazem o eixo girar, e a engrenagem do redutor troca giro por força; o fuso com o braço, no basculante, ou o pinhão com a cremalheira, no de correr, levam essa força à folha. A central manda, o receptor ouve o controle, o fim de curso diz onde parar e a fotocélula, quando não fechar. A embreagem limita a força, e a chave de destravamento solta tudo na falta de luz.',
    ],
    heading: 'Quem faz o quê, peça por peça',
    text: [
      'Fora do motor ficam as peças da folha: cabo, polia, mola ou contrapeso no basculante; roldana, trilho e guia no de correr; dobradiça no de abrir. É nelas que começa a maior parte dos defeitos do motor.',
      'As trocas mais comuns têm faixa conhecida: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; engrenagem, de {{part.gears.from}} a {{part.gears.to}}; placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Capacitor: dá a partida.',
      'Estator: a bobina que faz girar.',
      'Engrenagem: gasta antes do resto, de propósito.',
      'Central: recebe a ordem e liga o motor.',
      'Fim de curso: marca aberto e fechado.',
      'Botoeira: a ordem pela parede.',
    ],
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
      'marca|marcas',
      'motor*',
      'guia|brasil|brasileiras|nacionais|existem|quais sao|lista|conhecidas|principais|todas as',
    ],
    unless: 'melhor|melhores|barata|pior|consert*|qual a melhor',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what', 'choose'],
    answer: [
      'As marcas de motor de portão mais vistas por aqui são PPA, Garen, Peccinin, Rossi e Nice. Entre elas o nome decide menos que o modelo: cada fábrica tem motor de casa e motor de prédio, e o que conta é o peso máximo, os ciclos por hora e a peça à venda perto de você. Nós vendemos e instalamos PPA, e consertamos as outras.',
    ],
    heading: 'Como comparar duas marcas',
    text: [
      'Ponha lado a lado dois modelos da mesma classe, com peso, tensão, tempo de abertura e garantia. Depois pergunte numa loja do bairro o preço da placa e da engrenagem de cada um.',
      'Controle e receptor são da família da central: trocar de marca costuma trocar os controles da casa também.',
    ],
    points: [
      'Motor que já funciona: conserte, não troque pela marca.',
      'Peça fora de linha: é aí que a marca pesa.',
      'Nota e garantia escrita valem mais que o adesivo.',
    ],
    send: 'Diga a marca que tem em casa e mande a foto da etiqueta: dizemos se a peça se acha.',
  },
];
