/** Whether a part, a paper or a change is needed: the first sentence says so. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksMay, asksNeed } from '../plain-questions/asking.ts';

export const neededAnswers: readonly DirectAnswer[] = [
  {
    when: ['projeto|engenheiro|arquiteto|art', asksNeed, 'portao|motor|automatizar'],
    unless: 'condominio*|predio|lei|alvara',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Para pôr motor num portão de casa que já existe não se pede projeto: o técnico mede a folha, confere a coluna e monta em {{install.hours.from in digits}} a {{install.hours.to}}. Projeto entra quando muda a fachada ou o vão, quando a folha sai sobre a calçada ou quando a estrutura é nova, e quem diz o papel é a prefeitura.',
    ],
    heading: 'O que ter em mãos no lugar do projeto',
    text: [
      'Largura, altura e material da folha, uma foto por dentro e a tensão do ponto bastam para escolher o motor.',
    ],
    points: [
      'Coluna nova ou vão mais largo: pedreiro e serralheiro antes.',
      'Circuito novo desde o quadro: eletricista.',
      'Imóvel tombado ou em vila fechada: pergunte antes de mexer.',
    ],
  },
  {
    when: [
      'chave',
      asksNeed,
      'falta de luz|sem luz|acaba a luz|acabar a luz|falta luz|sem energia|destravar|abrir manualmente|na mao',
    ],
    unless: 'perdi|quebrou|nao tenho|sumiu|copia|onde',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['power'],
    answer: [
      'Na maioria dos motores precisa: uma chave ou uma alavanca na caixa do motor solta a folha, e aí ela anda na mão. Sem ela não force, porque a engrenagem segura o portão e quebra antes de ceder. Deixe a chave perto do motor, do lado de dentro, e uma reserva com alguém de confiança.',
    ],
    heading: 'Fazer uma vez com luz, para saber na falta dela',
    text: [
      'Desligue o disjuntor, confira de fora que a folha está reta e os cabos inteiros, gire até soltar e leve a folha devagar. Para voltar, gire ao contrário e mova até ouvir o encaixe.',
    ],
    points: [
      'Só uma entrada na casa: ponha destravamento externo, com chave na fachada.',
      'Nobreak dispensa a chave enquanto a bateria dura.',
      'Chave de um modelo raramente serve em outro.',
    ],
  },
  {
    when: ['mola|contrapeso', `${asksNeed}|obrigatorio`, 'basculante', 'com motor|motor'],
    unless: 'trocar|troco|mexer|coloco|coloca|colocar|instalar|tirar|quebrou',
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['what', 'safety'],
    answer: [
      'Precisa de um dos dois: todo basculante anda equilibrado por mola ou por contrapeso, também com motor. É esse equilíbrio que carrega a folha, e o motor só a empurra; sem ele, a engrenagem gasta em meses e a folha despenca quando alguém destrava. Acertar o peso custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Mola ou caixa com peso',
    text: [
      'A mola ocupa menos lugar e perde força com os anos; o contrapeso dura mais e precisa de coluna com caixa. Motor serve aos dois.',
    ],
    points: [
      'Com o motor solto, a folha tem de parar a meia altura.',
      'Mola esticada sem voltar: hora de trocar o par.',
      'Folha escorada sempre que se mexe ali.',
    ],
  },
  {
    when: [
      'fechado|fechar|fica fechado|deixar|fica aberto|fica destravado',
      'acaba a luz|acabar a luz|falta luz|falta de luz|sem luz|sem energia|apagao|queda de luz',
      `${asksNeed}|fica|abre sozinho`,
    ],
    unless: 'nao fecha|como abrir|nobreak|preso|parou|aberto quando',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['power', 'safety'],
    answer: [
      'Se ele já estava fechado, não precisa fazer nada: sem luz o motor continua travando a folha, e o portão não se abre sozinho. Se ficou aberto, feche na mão, com o disjuntor desligado e o motor solto na chave, e passe o cadeado, porque destravado ele abre com um empurrão. Trave de novo antes de religar.',
    ],
    heading: 'Quando a luz volta',
    text: [
      'Tire o cadeado primeiro e só então ligue o disjuntor: motor contra cadeado entorta a folha. Dê uma volta completa olhando, para a central achar os pontos de parada.',
    ],
    points: [
      'Fechamento automático pode agir assim que a energia volta: vão livre.',
      'Luz que cai toda semana: nobreak.',
      'Abriu sozinho na volta: botoeira em curto ou memória perdida.',
    ],
  },
  {
    when: [
      'dois cabos|os dois cabos|ambos os cabos|um cabo|so um cabo|um lado|um cabo so|so um',
      'cabo*|cabo de aco',
      'trocar|troco|troca',
      `${asksNeed}|${asksMay}|ou`,
    ],
    unless: 'pode trocar so|controle|energia|quanto custa',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['replace', 'safety'],
    answer: [
      'Troque os dois: o cabo que sobrou tem a mesma idade do que rompeu e, ao lado de um novo, estica diferente e deixa a folha torta. O par instalado custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e na mesma visita se olham polias e presilhas. Até lá, portão fechado e disjuntor desligado.',
    ],
    heading: 'O que mais se olha na troca dos cabos',
    text: [
      'Polia presa é o que corta cabo antes do tempo, e sai barato trocar junto. No fim a folha tem de ficar no esquadro e parar a meia altura na mão.',
    ],
    points: [
      'Cabo com a mesma medida do que sai, próprio para tração.',
      'Nunca com a folha solta: ela fica escorada.',
      'Fio levantado em um dos lados já conta como rompido.',
    ],
  },
  {
    when: [
      'visita|visita tecnica|orcamento|taxa|deslocamento',
      `${asksNeed}|cobra|cobram|paga|pagar|gratis|gratuit*`,
      'pagar|paga|cobra|cobram|taxa|gratis|gratuit*|visita',
    ],
    unless: 'parcel*|contrato|condominio|quem paga|se eu nao|mesmo que|gratis|gratuit*|de graca|quanto',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Não: na área atendida, São Paulo e Grande São Paulo, a visita não tem taxa, e o valor do serviço é dito antes de começar. Se você aceita, o conserto vai de {{repair.from}} a {{repair.to}}; se não, fica por isso mesmo. Uma faixa de preço já sai por foto, antes da visita.',
    ],
    heading: 'O que deixa o preço certo já na mensagem',
    text: [
      'Um vídeo do defeito com som, a etiqueta do motor e o bairro: com os três, o técnico chega com a peça mais provável.',
    ],
    points: [
      'Assistência fora do expediente: o valor é combinado antes da saída.',
      'O orçamento separa peça e mão de obra.',
      'Fora da área, não temos equipe.',
    ],
  },
  {
    when: ['capacitor', 'de tempos em tempos|todo ano|preventiv*|prazo', asksNeed],
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['lifetime', 'replace'],
    answer: [
      'Não precisa de prazo: o capacitor se troca quando mede menos que o valor da etiqueta, em geral depois de cinco a dez anos numa casa e de dois a quatro num prédio. O aviso é o motor que custa a partir ou só zumbe; na revisão ele é medido, e a troca custa de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'O que encurta a vida dele',
    text: [
      'Calor e partidas: caixa ao sol, folha pesada e portão de entra e sai. Topo estufado ou óleo em volta é troca sem medir.',
    ],
    points: [
      'Não toque: guarda carga com tudo desligado.',
      'Compre pelo valor em microfarads do velho, com tensão que não seja menor.',
      'Zumbiu e não saiu: solte o botão, para não queimar a bobina.',
    ],
  },
  {
    when: ['receptor', asksNeed, 'controle*'],
    unless: 'quanto|onde|parou|nao pega',
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Só precisa se a central não lê o controle novo: da mesma frequência e da mesma família de código, ele se grava direto, de {{part.programming.from}} a {{part.programming.to}} na visita. Se é de outra marca ou de código rolante e o motor é antigo, um receptor avulso se liga na entrada de botoeira e os dois tipos passam a abrir.',
    ],
    heading: 'Descobrir antes de comprar',
    text: [
      'O verso do controle traz a frequência, e a placa diz o código. Uma foto de cada um decide sem visita.',
    ],
    points: [
      'Receptor avulso serve em motor de qualquer marca.',
      'Os controles antigos continuam valendo.',
      'Perdeu um antigo: limpe também a memória da central.',
    ],
  },
  {
    when: [
      'engrenagem',
      'tirar o motor|retirar o motor|desmontar o motor|tirar motor|remover o motor|abrir o motor',
      `${asksNeed}|${asksMay}|trocar`,
    ],
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Na maioria dos motores de correr, não: abre-se a tampa do redutor ali mesmo, com o disjuntor desligado e a folha travada. Em vários de basculante e de abrir a caixa sai do suporte, e a folha fica escorada enquanto isso. A troca, nos dois casos, leva até {{part.gears.hours}} e custa de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'Por que não trocar só o dente',
    text: [
      'Se o eixo ou o rolamento está riscado, a engrenagem nova se come em semanas: trocam-se juntos. A peça se pede pelo código da etiqueta.',
    ],
    points: [
      'Prove antes a folha na mão: pesada, gasta a nova igual.',
      'Graxa certa do fabricante, e não a de rolamento comum.',
      'Limalha na caixa se limpa inteira.',
    ],
  },
  {
    when: [
      'fechar|trava|tranca|travas|ferrolho',
      'portao de correr|deslizante|correr',
      `${asksMay}`,
      'colocar|por|instalar|trava|botar',
    ],
    unless: 'travou|travando|nao trava|corrente|cadeado|destravar',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['install', 'safety'],
    answer: [
      'Sim: no de correr a trava elétrica prende a ponta da folha no batente, solta quando a central manda abrir e engata de novo no fim. Ela segura a alavanca de quem força o portão pela ponta, onde o motor não alcança. Pôr trava, com fio e ligação, custa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que conferir antes de pôr a trava',
    text: [
      'A central precisa de saída de trava, ou de um relé que a acione, e a folha tem de parar sempre no mesmo ponto. Sem luz, ela se solta na chave.',
    ],
    points: [
      'Ferrolho com cadeado: só com o disjuntor desligado.',
      'Folha que balança na ponta: guia antes da trava.',
      'Trava que engata tarde dá tranco na partida: regula-se o tempo.',
    ],
  },
];
