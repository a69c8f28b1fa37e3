/** Titles that ask for two things at once, or for one of two. The first paragraph speaks of both. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const pairAskedAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'jetflex|jet flex',
      '110*|127*|220*|bivolt|voltagem|tensao|volts',
      'ou|bivolt|qual|funciona|liga*|em',
    ],
    unless: 'speedy|padrao|conserto|queim*|preco|quanto custa',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'O PPA Home Jetflex, do kit JETFLEX, é de {{homeJetflex.volts}}: em 110 (127 V) ele não funciona. Se a garagem só tem 127 V, um eletricista puxa um circuito de 220 V do quadro, ou se leva o SPEEDY, que abre em {{kit.speedy.seconds}} por {{kit.speedy}}. O JETFLEX instalado em basculante custa {{kit.jetflex}}.',
    ],
    heading: 'Antes de comprar um motor de 220 V',
    text: [
      'Onde o quadro recebe duas fases, um ponto de 220 V é questão de fio e disjuntor. Confira com um eletricista antes do dia da instalação: transformador na garagem esquenta, ocupa lugar e não é bom substituto.',
    ],
    points: [
      'Meça a tensão no próprio ponto do portão, e não na tomada da sala.',
      'Peça um circuito só para o motor, com disjuntor e terra.',
      'Etiqueta do aparelho e tensão do ponto têm de dizer o mesmo número.',
    ],
  },
  {
    when: ['433*', '299*|292*|315*|330*'],
    unless: 'programar|gravar|preco',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'A diferença é a frequência do rádio: o controle de 433 MHz (433,92) não abre portão cujo receptor escuta em 299 MHz, nem o contrário. Os de 433 são os de hoje, quase todos; os de 299 são mais antigos. Compre o da frequência do receptor e da mesma família de código, porque só o número igual não basta para gravar.',
    ],
    heading: 'Como saber qual dos dois é o seu',
    text: [
      'O número está na etiqueta do verso do controle, na placa dentro dele ou no receptor. Quem tem controles das duas frequências na casa precisa de um receptor avulso para a segunda; gravar na visita fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Duplicador que diz copiar as duas só copia código fixo.',
      'Trocar a bateria não muda a frequência.',
      'Controle que acende e não abre, com os outros abrindo, pode ser de outra frequência.',
    ],
    send: 'Mande a foto da frente e do verso do controle, e da placa do motor se ela tem tampa fácil.',
  },
  {
    when: ['mais forte|mais potente|maior potencia|maior motor|mais robusto', 'motor|motores|automatizador'],
    unless: 'basculante|que o meu|fraco|porque|por que',
    of: ['portao-de-correr'],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em portão de correr, mais forte é o motor cuja etiqueta traz o maior peso de folha e o maior número de ciclos por hora: os de uso intenso, de prédio e galpão, muitas vezes trifásicos. Para uma casa basta ficar um quinto abaixo do peso da etiqueta. Esses motores saem por orçamento: numa casa, em geral de {{replacement.from}} a {{replacement.to}}; em portão coletivo pesado, de {{condominium.from}} a {{condominium.to}}.',
    ],
    heading: 'Força que adianta e força que atrapalha',
    text: [
      'A folha de correr rola, e por isso o peso conta menos que a roldana e o trilho. Motor grande numa folha que raspa só gasta a cremalheira mais depressa e bate com mais força em quem está no caminho.',
    ],
    points: [
      'Folha de casa: veja o peso máximo da etiqueta e deixe folga.',
      'Prédio: conte as aberturas na hora mais cheia, antes do peso.',
      'Folha muito pesada pede cremalheira de aço e base firme.',
    ],
  },
  {
    when: ['capacitor', 'placa|central', 'ou|como saber|qual|diferenca|identificar|descobrir'],
    unless: 'preco|quanto custa|valor',
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'É capacitor quando o motor recebe a ordem, estala, zumbe e não gira, ou só parte com a ajuda da mão; é placa quando ele fica mudo, sem estalo nem luz, ou quando um sentido funciona e o outro não. O capacitor trocado fica de {{part.capacitor.from}} a {{part.capacitor.to}}, e a placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Como o técnico separa os dois',
    text: [
      'Ele mede a tensão que a placa entrega ao motor: se chega e o motor não sai, o capacitor é medido; se não chega, a falta está na placa. A medição leva minutos e se faz antes da conta. Capacitor guarda carga depois de desligado: não abra a caixa para testar.',
    ],
    points: [
      'Zumbido parado: capacitor, ou folha presa.',
      'Silêncio com luz acesa na central: relé ou placa.',
      'Nenhuma luz: disjuntor, fusível ou fonte da placa.',
    ],
  },
  {
    when: ['cabo|cabos', 'mola|molas', 'ou|melhor|diferenca'],
    unless: 'preco|quanto custa|arreb*|quebr*|troca|trocar',
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em basculante, cabo de aço é do sistema de contrapeso e mola é o outro sistema: com lugar na coluna, prefira contrapeso com cabo, que equilibra igual em toda a altura; com lateral apertada ou folha leve, mola, que cansa com os anos. Os dois gastam: trocar o par de cabos ou de molas fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que muda no uso',
    text: [
      'O cabo se olha a cada seis meses e se troca ao primeiro fio levantado; a mola se troca em par quando a folha já não fica parada a meia altura. Passar de um sistema ao outro é obra de serralheiro e raramente compensa num portão que anda bem.',
    ],
    points: [
      'Contrapeso: precisa de caixa na coluna e de polia que gire.',
      'Mola: ocupa pouco, perde força aos poucos e não se estica para durar mais.',
      'Com qualquer dos dois, a folha tem de ficar leve na mão antes do motor.',
    ],
  },
  {
    when: [
      'tag|tags|tag ou|ou tag|tag de condominio ou',
      'biometria|digital|facial|reconhecimento|biometria facial|leitor facial|reconhecimento facial',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Para carro, tag: o leitor a reconhece no para-brisa, ninguém para nem abre o vidro, e a de quem se mudou se cancela sem mexer nas outras. Biometria serve melhor à porta de pedestre, onde a pessoa chega ao leitor a pé; na garagem, o motorista teria de parar e esticar o braço, na chuva inclusive. O leitor e o cadastro são de empresa de controle de acesso; nós deixamos pronta na central do portão a entrada que ele aciona, a partir de {{repair.from}}.',
    ],
    heading: 'O que o portão precisa para qualquer dos dois',
    text: [
      'O leitor, de tag ou de dedo, só fecha um contato na central, como uma botoeira. Por isso o motor continua o mesmo, e o que se confere é a fotocélula, o tempo de pausa e quantas aberturas há na hora cheia.',
    ],
    points: [
      'Deixe um segundo meio de abrir para visita e para dia de leitor parado.',
      'Guarde com a administração a lista de tags por unidade.',
      'A empresa do leitor e nós combinamos os bornes antes da obra.',
    ],
  },
  {
    when: [
      'usado|usada|seminovo|segunda mao',
      'mercado livre|internet|olx|marketplace|facebook|online|shopee',
    ],
    unless: 'comprei|instalam|instala|montam|conserto|consertam',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Em geral não compensa: motor usado comprado de longe vem sem prova de funcionamento, sem garantia e muitas vezes sem a chave, o suporte ou a placa certa, e o gasto com o que falta chega perto do novo. Só vale se o preço é baixo, o modelo é igual ao seu e você pode vê-lo girar antes. Novo e instalado em basculante, o kit vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX), com {{kit.warranty}} de garantia.',
    ],
    heading: 'O que pedir ao vendedor antes de pagar',
    text: [
      'Peça um vídeo do motor ligado, com a etiqueta na imagem, e pergunte por que foi tirado. Nós não vendemos usado; montar um que você já tem é orçado por foto.',
    ],
    points: [
      'Etiqueta legível: tensão, modelo e peso máximo.',
      'Central e fim de curso do mesmo modelo, e não de outro.',
      'Engrenagem sem dente comido e fuso ou eixo sem folga.',
    ],
  },
  {
    when: [
      'fechadura|trava|fechadura eletrica|trava eletrica',
      'vale a pena|compensa|precisa|necessario|necessaria|preciso',
      'portao automatico|portao eletronico|motor|basculante|correr|deslizante|pivotante',
    ],
    unless: 'quebr*|queim*|nao abre|preco|porta social|portao social',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Depende do portão: no de abrir vale quase sempre, porque sem trava elétrica o vento e o empurrão forçam o braço do motor; no de correr e no basculante o próprio motor segura a folha, e a trava vale como reforço em folha alta ou larga, ou onde já forçaram a entrada. Instalar a trava é serviço a partir de {{repair.from}}, mais a peça.',
    ],
    heading: 'Quando a trava ajuda e quando incomoda',
    text: [
      'Ela precisa de saída própria na central e de folha bem alinhada: em folha torta, a lingueta prende e o motor força até desarmar. Na falta de luz, abre-se pela chave dela, e por isso a chave fica à mão de quem mora na casa.',
    ],
    points: [
      'Folha de abrir com mais de dois metros: ponha.',
      'Folha que balança com o vento: primeiro a dobradiça e o batente, depois a trava.',
      'Com nobreak, a trava entra na mesma alimentação da central.',
    ],
  },
  {
    when: [
      'porta de enrolar|porta enrolar|porta de aco',
      'basculante|correr|deslizante',
      'loja|comercio|galpao|comercial|oficina|mercado',
    ],
    unless: 'conserto|quebr*|trav*',
    subject: 'porta-de-enrolar',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Para vitrine de loja na calçada, porta de enrolar: ela se recolhe acima do vão, não avança sobre quem passa e fecha de cima a baixo. Para entrada de carro ou de carga, portão basculante ou de correr, que abre muitas vezes por dia com motor de peça comum. Porta de enrolar não está entre os nossos serviços; o motor do basculante ou do de correr instalamos nós.',
    ],
    heading: 'O que pesa na escolha de uma loja',
    text: [
      'Porta de enrolar se abre uma vez de manhã e se fecha à noite; portão com motor foi feito para abrir e fechar o dia todo. Basculante que avança sobre a calçada durante o movimento é risco para quem passa, e por isso ali se prefere o que enrola ou o que corre.',
    ],
    points: [
      'Molas e lâminas: empresa de portas de aço.',
      'Motor, central, controle e fotocélula de portão: nós.',
      'Entrada de carga: conte as aberturas por hora antes de escolher o motor.',
    ],
  },
  {
    when: [
      'motor|automatizador|automatizacao',
      'fechadura eletrica|trava eletrica|fechadura eletronica',
      'instalacao|instalar|colocar|preco|quanto custa|instalado',
    ],
    unless: 'precisa|vale a pena|compensa|sem|ou|social|pedestre|queim*|defeito',
    subject: 'trava-eletrica',
    aspects: ['install', 'price'],
    answer: [
      'Instalamos os dois na mesma visita: em basculante o motor sai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX) já montado, e a fechadura ou trava elétrica da folha é serviço a partir de {{repair.from}}, mais a peça. Portão de correr ou de abrir pede orçamento do conjunto, e o motor, numa casa, fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'Como motor e trava trabalham juntos',
    text: [
      'A central solta a trava um instante antes de o motor puxar a folha. Por isso a placa precisa de saída para trava, ou de um módulo, e a folha tem de fechar sempre no mesmo ponto.',
    ],
    points: [
      'Portão de abrir: trava quase sempre.',
      'Basculante e correr: o motor já segura a folha, e a trava é reforço.',
      'Fechadura da porta da casa é do chaveiro.',
    ],
  },
  {
    when: ['controle|controles', 'fotocelula|sensor', 'motor|kit', 'preco|quanto custa|valor|com'],
    unless: 'nao|defeito|queim*|troca*',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O motor de basculante instalado, com dois controles, custa {{kit.padrao}} no kit PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX; a fotocélula não está no preço e, instalada, soma de {{part.photocell.from}} a {{part.photocell.to}}. No de correr e no de abrir tudo sai por orçamento, em geral de {{replacement.from}} a {{replacement.to}} pelo motor trocado numa casa.',
    ],
    heading: 'Por que pedir a fotocélula junto',
    text: [
      'Com o técnico já na garagem, o fio dela passa com os outros e o conjunto é provado de uma vez. Ela faz a folha parar antes de encostar em carro, criança ou bicho, e é o que permite usar o fechamento automático.',
    ],
    points: [
      'Controle a mais: orçado pela foto, e gravado na hora.',
      'Pagamento em até {parcelas} vezes.',
      'Garantia do kit: {{kit.warranty}}.',
    ],
  },
];
