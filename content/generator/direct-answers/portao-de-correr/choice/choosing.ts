/** Answers to titles about sliding gates: choosing. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const choosingAnswers: readonly DirectAnswer[] = [
  {
    when: ['automatizad*|motorizad*', 'portao|portoes|garagem', 'correr|deslizante*'],
    unless:
      'ou|bom|boa|vale|compensa|preco*|quanto|valor|custa|manual|na mao|usado|condominio*|predio*|pivotante*|abrir|basculante*|metros|kg|quilos|garen|rossi|peccinin|nice|ppa|lento|devagar|vento|seguro|perigos*|manutencao|nao|abre|abriu|fecha|fechou|sozinh*|como|trilho|barulho|parou|travou|quebr*|queim*|consert*|troc*|regul*|program*|controle*|placa|central|fotocelula|rampa',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Automatizamos portão de correr por orçamento, numa casa em geral entre {{replacement.from}} e {{replacement.to}}, com um motor deslizante e cremalheira no comprimento da folha. O motor se escolhe com um quarto de sobra sobre o peso dela e pelas aberturas por dia, e a visita para medir não tem taxa.',
    ],
    heading: 'O que a folha de correr precisa ter',
    text: [
      'Antes do motor, com a folha no nível e as roldanas boas, ela corre com uma mão, sem subir nem travar. Depois vêm a base de concreto, a cremalheira e o fim de curso dos dois lados.',
    ],
    points: [
      'Batente firme em cada ponta, para a folha não sair do trilho.',
      'Parede livre ao lado, um pouco maior que o vão.',
      'Energia e terra até o lugar da base.',
    ],
    further:
      'Base e cremalheira estão na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande pelo WhatsApp um vídeo da folha levada na mão, o comprimento dela e uma foto do lugar do motor.',
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
    when: [
      'top|ranking|melhores|os 5|os 3|os 10|quais os melhores|quais sao os melhores',
      'motor*',
      'deslizante*|de correr|correr',
    ],
    unless: 'basculante',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Não há cinco campeões de motor deslizante que sirvam a todo portão: o melhor é o que leva a sua folha com um quarto de sobra, aguenta as aberturas da hora mais cheia e tem peça à venda perto de você. Compare, entre PPA, Garen, Peccinin, Rossi e Nice, modelos da mesma classe: o de casa, o de uso intenso e o rápido, com inversor. Vendemos PPA, por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}} com instalação.',
    ],
    heading: 'As cinco linhas da ficha que se comparam',
    text: [
      'Peso máximo, ciclos por hora, velocidade, tensão e garantia. Dois modelos iguais nessas cinco linhas diferem pouco na rua, e o que desempata é a placa e a engrenagem que a loja do bairro tem.',
    ],
    points: [
      'Folha leve de casa: qualquer dos pequenos, bem instalado.',
      'Chapa inteira ou ferro: modelo com redutor maior.',
      'Prédio: ciclos antes de força.',
      'Rua movimentada: o de inversor.',
    ],
    send: 'Mande o comprimento, a altura e o material da folha e uma foto do trilho.',
  },
  {
    when: ['de correr|correr', 'deslizante*', 'diferenca|diferencas|mesma coisa|e igual|ou'],
    unless: 'basculante*|pivotante*|motor|consert*|nao abre',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'Não há diferença: portão de correr e portão deslizante são o mesmo, a folha que anda de lado sobre um trilho, com duas roldanas embaixo e uma guia em cima. Deslizante é o nome que os fabricantes dão ao motor dele, que fica no chão e puxa a folha pela cremalheira. Na hora de comprar, os dois nomes levam à mesma peça, e o que decide é o peso da folha.',
    ],
    heading: 'Nomes que se confundem',
    text: [
      'Lateral também é o mesmo portão. Já o de correr sem trilho, suspenso ou autoportante, é outro: a folha anda pendurada em rodas numa base ao lado.',
      'Motor deslizante sai por orçamento; numa casa, a troca fica em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Roldana: carrega o peso no trilho.',
      'Cremalheira: recebe a força do motor.',
      'Guia: impede que a folha tombe.',
      'Batente: segura a folha no fim.',
    ],
  },
  {
    when: ['1/4|1/3|1/2|3/4', 'ou|qual|melhor|x|entre', 'correr|deslizante'],
    unless: 'basculante|consert*|queim*|rossi|garen|kg|quilos|preco|quanto custa',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    isAboutFigure: true,
    aspects: ['choose'],
    answer: [
      'Em portão de correr, 1/4 basta para folha leve de casa, em alumínio ou grade e com roldanas boas; 1/3 atende a maioria, com folha de até uns quatrocentos quilos, e 1/2 fica para a mais pesada ou com rampa. O limite exato é o da etiqueta, porque o redutor muda de um modelo para outro: deixe a folha um quinto abaixo dele. Sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que pesa mais que a potência no portão de correr',
    text: [
      'A folha rola, e o motor vence só o atrito e a partida. Trilho torto ou roldana presa gastam mais força que o peso.',
    ],
    points: [
      'Folha empurrada com uma mão, de ponta a ponta.',
      'Trilho varrido e nivelado, e roldanas que giram livres.',
      'Muitas aberturas por hora: motor de uso intenso.',
    ],
    send: 'Mande comprimento, altura e material da folha e uma foto do trilho.',
  },
  {
    when: ['silencios*|sem ruido', 'correr|de correr|deslizante*'],
    unless:
      'nao abre|nao fecha|nao funciona|parou|quebr*|queim*|consert*|repar*|solt*|caiu|saindo|saiu|pulando|pula|estal*|barulho|gast*|torta|torto|desalinhad*|como|program*|regular|trocar|troca|pisca*|molhou|perdi|perdeu|sujo|suja|basculante|pivotante',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Em portão de correr o motor mais silencioso é o de inversor, que arranca e freia devagar, com cremalheira de nylon se a folha é leve. Sai por orçamento: numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}, e o modelo com inversor custa mais que o comum.',
    ],
    heading: 'De onde vem o barulho de um portão de correr',
    text: [
      'Boa parte não é do motor: roldana gasta ronca, trilho com areia raspa e cremalheira baixa estala a cada emenda. Roldana ou cremalheira se trocam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e muitas vezes bastam.',
      'Com o disjuntor desligado e o motor solto na chave, empurre a folha: o que ainda se ouve continuaria com qualquer motor.',
    ],
    points: [
      'Base firme, com apoio de borracha onde encosta em parede de quarto.',
      'Pequena folga entre o dente e o pinhão, igual em toda a folha.',
      'Fim de curso que para antes do batente, e não nele.',
    ],
    further:
      'O que decide a compra está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande pelo WhatsApp um vídeo com som do portão de agora, o comprimento e o material da folha.',
  },
  {
    when: [
      'motor',
      'basculante',
      'correr|deslizante',
      'serve|funciona|pode|posso|usar|adaptar|colocar|transformar|aproveitar|tem como|encaixa',
    ],
    unless: 'trocar portao|mudar portao|ou|e|diferenca|versus|x|preco|quanto custa|transformar portao|qual',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Não dá: o motor de basculante empurra um braço por um fuso, e o de correr gira um pinhão na cremalheira; não há peça que transforme um no outro. O que se aproveita na troca de tipo são o circuito de energia, a fotocélula e, às vezes, os controles.',
    ],
    heading: 'O que comprar e o que reaproveitar',
    text: [
      'Central presa ao corpo do motor sai junto; receptor avulso e fotocélula passam para o novo. Vendido usado, o motor de basculante paga pouco e só a quem tem a mesma folha.',
      'Motor novo com troca fica em geral entre {{replacement.from}} e {{replacement.to}} em casa, por orçamento no de correr.',
    ],
    points: [
      'Controles: servem se o código for da mesma família.',
      'Base de concreto e cremalheira são novas.',
      'Tensão do ponto continua valendo.',
    ],
    further: 'A escolha está em [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande a foto do trilho, comprimento e material da folha.',
  },
  {
    when: [
      'deslizante*|de correr|correr',
      '4 segundos|quatro segundos|4s',
      'motor|motores|portao|portoes|automatizador*',
    ],
    unless: 'nao|parou|demora*|lento|consert*|basculante*|garen|rossi|peccinin|nice|seg|ppa|x|ou',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Em portão de correr, abrir em {{kit.jetflex.seconds}} depende do comprimento da folha: três metros nesse tempo são 45 metros por minuto, e isso é de motor com inversor e folha leve. O nosso kit mais rápido, o JETFLEX, é de basculante e não serve no trilho. No de correr o motor sai por orçamento; numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que olhar num motor rápido de correr',
    text: [
      'Divida o comprimento da folha pelos metros por segundo da ficha e some o arranque e o freio: é o tempo que você vai ver.',
      'Sem inversor a folha chega ao fim sem frear, e velocidade vira batida no batente.',
    ],
    points: [
      'Velocidade na ficha, em metros por minuto.',
      'Potência em HP ao lado do peso máximo: sozinha ela não diz que folha o motor leva.',
      'Peso máximo com a sua folha um quinto abaixo.',
      'Tensão: parte dos motores com inversor pede 220 V.',
      'Trilho no nível e roldanas novas, antes de qualquer velocidade.',
      'Fotocélula no vão, porque folha rápida dá menos tempo a quem passa.',
    ],
    further:
      'Base, trilho e cremalheira estão na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande o comprimento e o material da folha, a tensão da tomada e uma foto do trilho.',
  },
  {
    when: [
      'mais barato|mais em conta|baratinho|barato|economico',
      'motor|motores|kit|automatizar',
      'correr|deslizante',
    ],
    unless: 'ou|usado|consert*|condominio|predio|basculante|onde|kg|quilos|placa|controle|cremalheira',
    winsTies: true,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'choose'],
    answer: [
      'O mais barato que serve é o menor motor deslizante cujo peso máximo passa o da sua folha em um quarto: numa casa, instalado, fica perto do começo da faixa de {{replacement.from}} a {{replacement.to}}, por orçamento. O que barateia é o que já está pronto: base, cremalheira do mesmo passo, tomada ao lado e roldana boa. Motor menor que a folha sai caro em engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'Onde se economiza sem perder o motor',
    text: [
      'Mande trocar a roldana antes, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}: folha leve permite o motor menor. Aproveite controles e fotocélula, se o código for o mesmo.',
      'Marca sem peça na praça é a economia que volta como motor novo em poucos anos.',
    ],
    points: [
      'Grade e alumínio: classe de entrada.',
      'Chapa inteira, rampa ou vento: um número acima.',
      'Velocidade e inversor são opcionais; peso e ciclos, não.',
      'Para ver o portão não cobramos visita na área atendida.',
    ],
    send: 'Mande o comprimento, a altura e o material da folha, uma foto do trilho e do lugar do motor: dizemos o menor que serve.',
  },
  {
    when: ['melhor motor|melhores motores|qual motor', '2024|2025|2026|2027|2028', 'correr|deslizante'],
    unless: 'nao|parou|queim*|quebr*|consert*|condominio*|predio*|industrial|kg|quilos|ou',
    winsTies: true,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para portão de correr, o melhor motor de hoje é o mesmo critério de sempre: peso máximo um quarto acima da sua folha, ciclos por hora acima do seu uso e peça à venda perto. A novidade que vale pagar é o inversor, que arranca e freia devagar, em folha longa ou rua movimentada. Instalamos PPA por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'Da folha ao modelo',
    text: [
      'Folha de casa em trilho bom pede motor pequeno; rampa, chapa inteira que pega vento e uso coletivo pedem o de cima. O número no nome do motor de correr costuma ser o peso máximo, e a etiqueta confirma.',
    ],
    points: [
      'Confira se o pinhão tem o passo da cremalheira que já está aí.',
      'Compre na tensão que chega à tomada do portão.',
      'Controle de código rolante.',
      'Ano do modelo não diz nada sobre a sua folha.',
    ],
    send: 'Mande o comprimento, a altura e o material da folha e uma foto do trilho.',
  },
  {
    when: [
      'quantos hp|quantos cv|quantos cavalos|qual hp|qual cv|qual potencia|que potencia|quanto de potencia|potencia de motor|potencia',
      'correr|deslizante|deslizantes',
      'portao|motor|folha',
    ],
    unless: 'kg|quilos|1/2|1/3|1/4|condominio*|predio*|gasta|consome|nobreak|perdeu|metros',
    winsTies: true,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'No portão de correr de casa, 1/4 ou 1/3 HP costuma bastar; 1/2 HP ou mais fica para folha muito pesada, chapa fechada grande ou uso de prédio. A potência não decide sozinha, porque cada modelo reduz a rotação de um jeito: compare o peso da folha com o máximo da ficha e deixe um quarto de sobra. Com instalação, o motor de casa fica entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'Por que o HP não basta no portão de correr',
    text: [
      'A folha anda apoiada nas roldanas, e o motor só vence a partida e o atrito. Roldana presa e trilho sujo gastam mais força do que cem quilos de folha: solto do motor, o portão tem de correr com uma mão.',
      'Em portão pesado de condomínio ou comércio, o conjunto instalado fica em geral entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Peso da folha: área vezes o peso do material.',
      'Peso máximo e ciclos por hora, escritos na ficha.',
      'Folha pesada: cremalheira de aço.',
    ],
    send: 'Mande pelo WhatsApp a largura, a altura, o material e uma foto do portão e do trilho.',
  },
];
