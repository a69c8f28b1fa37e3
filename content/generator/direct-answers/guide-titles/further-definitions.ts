/** Further titles that ask what a word of the trade means. */
import type { DirectAnswer } from '../../direct-answer.ts';

const explains =
  'o que e|o que sao|o que significa|que e|para que serve*|que serve|como funciona|tudo sobre|entenda|guia|qual a funcao|significado de';

export const furtherDefinitionAnswers: readonly DirectAnswer[] = [
  {
    when: ['rotor', 'estator|motor*|o que e|diferenca'],
    unless: 'trocar|preco|quanto custa|redutor',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'No motor do portão, o estator é a parte parada, um anel de ferro com as bobinas, e o rotor é a que gira dentro dele, presa ao eixo. A corrente no estator cria um campo que roda e arrasta o rotor. Quem queima é quase sempre o estator, que tem o fio de cobre; o rotor só sofre com rolamento gasto ou ferrugem. Trocar o estator fica de {{part.stator.from}} a {{part.stator.to}}.',
    ],
    heading: 'Como se sabe qual dos dois falhou',
    text: [
      'Cheiro de verniz, disjuntor que cai e resistência diferente entre bobinas apontam o estator. Ronco com eixo pesado ou bambo aponta rolamento, de {{part.gears.from}} a {{part.gears.to}}, junto com a engrenagem.',
    ],
    points: [
      'Capacitor fraco imita bobina queimada: meça antes.',
      'Estator largo aguenta mais ciclos por hora.',
      'Em motor velho, compare com a troca do conjunto.',
    ],
    send: 'Mande a foto da etiqueta e conte o que o motor faz.',
  },
  {
    when: ['brushless|sem escovas|sem escova', `${explains}|motor*|portao*|vale a pena`],
    unless: 'drone|furadeira|parafusadeira|carro|aeromodelo',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what', 'works'],
    answer: [
      'Motor brushless é o motor sem escovas: em vez de carvões que encostam e se gastam, é a placa que liga cada bobina na hora certa, lendo a posição do rotor. No portão ele trabalha em corrente contínua, é silencioso, forte em baixa velocidade, aceita bateria e sente bem um obstáculo. Em troca custa mais e só anda com a placa dele.',
    ],
    heading: 'Onde ele compensa',
    text: [
      'Compensa onde falta luz com frequência, em prédio de muitas aberturas e em folha que pede partida suave. Numa casa de uso comum, um motor de indução bem instalado atende igual e tem mais peça na loja.',
    ],
    points: [
      'Sem escova para trocar.',
      'Placa e motor da mesma família.',
      'Bateria na própria central, conforme o modelo.',
    ],
    send: 'Mande uma foto do portão por dentro e diga quantas vezes ele abre por dia.',
  },
  {
    when: ['dip switch|dipswitch|dip|chavinhas|chaves dip', `${explains}|portao*|controle*|placa|switch`],
    unless: 'trocar senha|mudar senha',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'Dip switch é a fileira de chavinhas dentro do controle ou da placa do portão. No controle antigo, de código fixo, a posição delas é o código: as do controle e as do receptor têm de estar iguais. Na central, cada chave liga ou desliga uma função, como o fechamento automático ou o tipo de fim de curso, e o manual do código da placa diz qual é qual.',
    ],
    heading: 'O que fazer antes de mexer',
    text: [
      'Fotografe a posição de todas e mude uma de cada vez, com o disjuntor desligado. Se o controle tem chavinhas, ele se copia fácil; para portão de rua, vale passar ao código rolante.',
    ],
    points: [
      'ON e OFF estão impressos na peça.',
      'Chave a meio caminho: mau contato.',
      'Trocar o segredo muda todos os controles da casa.',
    ],
    send: 'Mande a foto das chavinhas e da placa: dizemos o que cada uma faz.',
  },
  {
    when: [
      'learn|botao learn|botao lrn|lrn|aprender|botao de gravar|botao de aprender|botao cad|tecla learn',
      `${explains}|placa|central|portao*`,
    ],
    unless: 'nao acende|nao grava',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['what', 'program'],
    answer: [
      'O learn da placa é o botão que a põe em modo de aprender: com um toque curto a luz acende, aperta-se o controle novo e ele fica gravado. Conforme a central ele se chama também LRN, CAD, TX ou gravar, e em muitas um toque longo apaga todos os controles. Na visita, gravar fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Como usar sem apagar os outros',
    text: [
      'Fotografe a placa, leia o manual do código impresso nela e dê um toque curto. Depois prove um controle antigo: se ele ainda abre, nada se perdeu.',
    ],
    points: [
      'Luz que pisca e recusa: memória cheia ou controle de outra família.',
      'Em algumas, o mesmo botão grava o percurso: conte os toques.',
      'Tampa aberta, rede exposta: se não tem prática, chame.',
    ],
    send: 'Mande a foto da placa e do controle.',
  },
  {
    when: ['antena', `${explains}|receptor`, 'receptor|portao*|central|controle*|placa'],
    unless: 'internet|tv|alcance|quebrou|cortada',
    subject: 'receptor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what', 'works'],
    answer: [
      'A antena do receptor é o fio, em geral de menos de um palmo, que sai da placa ou da caixinha e capta o sinal do controle do portão. O comprimento não é acaso: é o da frequência, e por isso cortá-la ou emendá-la encurta o alcance. Ela deve ficar esticada, fora da caixa de metal e longe dos fios da rede.',
    ],
    heading: 'Quando o controle só abre de perto',
    text: [
      'Troque a bateria do controle e olhe se a antena está enrolada ou encostada em chapa. Onde a garagem é de concreto, uma antena externa com cabo próprio leva o ouvido do receptor para fora; o serviço parte de {{repair.from}}.',
    ],
    points: [
      'Em 433 MHz, fio reto de uns dezessete centímetros.',
      'Lâmpada de LED ruim perto atrapalha.',
      'Todos perderam alcance: é o receptor.',
    ],
    send: 'Mande a foto da placa com a antena à vista e diga de que distância o controle abre.',
  },
  {
    when: [
      explains,
      'automatizador|automatizadores|kit de automacao|kit de automatizacao|kit automatizador|automacao de portao',
    ],
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['what', 'price'],
    answer: [
      'Automatizador é o outro nome do motor de portão, e o kit de automação é o conjunto que o faz andar: o motor com redutor, a central, o receptor, dois controles, o fuso ou a cremalheira e as fixações. Fotocélula, trava e nobreak são à parte. Em basculante, o nosso kit sai instalado de {{kit.padrao}} a {{kit.jetflex}}; de correr e de abrir, por orçamento.',
    ],
    heading: 'O que perguntar sobre a caixa',
    text: [
      'Para que tipo de folha é, que peso leva, qual é a tensão e quantos metros de cremalheira ou que fuso vem. O kit mais barato costuma deixar a cremalheira e a mão de obra de fora.',
    ],
    points: [
      'Um tipo de portão, um tipo de kit.',
      'Controles da família da central.',
      'Garantia do kit instalado: {{kit.warranty}}.',
    ],
    send: 'Mande uma foto do portão por dentro e as medidas da folha.',
  },
  {
    when: [
      `${explains}|diferenca`,
      'braco articulado|braco articulador|motor de braco|pistao',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*|garagem',
    ],
    unless: 'quebr*|trocar|defeito|vazando',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'No portão de abrir, braço articulado é o motor que fica na coluna e empurra a folha por dois braços ligados num cotovelo; o pistão é uma haste que estica e recolhe, presa direto entre a coluna e a folha. O articulado serve à coluna larga e à folha que abre muito; o pistão é mais discreto e forte em folha pesada, mas pede coluna estreita. Os dois saem por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'Como saber qual cabe no seu',
    text: [
      'Meça da face interna da folha até a quina da coluna e o espaço livre atrás da folha aberta. São essas duas medidas, com o comprimento e o peso da folha, que a ficha pede.',
    ],
    points: [
      'Duas folhas: dois motores e atraso na central.',
      'Dobradiça firme antes de tudo.',
      'Batente no piso, aberto e fechado.',
    ],
    send: 'Mande uma foto da coluna e da folha por dentro, com uma trena.',
  },
  {
    when: [
      'o que e|o que significa|tudo sobre|guia|como e|entenda|conheca',
      'pivotante|portao de abrir|portoes pivotantes',
    ],
    unless: 'basculante|motor para|instalar|madeira|ou|como escolher',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'Portão pivotante, ou de abrir, é o que gira como uma porta, em uma ou duas folhas presas a dobradiças ou pivôs na coluna. Não usa trilho, cabo nem contrapeso, mas pede o arco da folha livre e dobradiça firme. Com motor, cada folha leva um, de pistão ou de braço, e a central abre uma depois da outra; sai por orçamento, numa casa em geral acima de {{replacement.from}}.',
    ],
    heading: 'Onde ele serve e onde não',
    text: [
      'Serve em garagem funda e em vão largo sem parede ao lado. Não serve onde o piso sobe no arco da folha, onde o carro para rente e onde abriria sobre a calçada.',
    ],
    points: [
      'Vento pesa em folha fechada: trava elétrica.',
      'Mata-junta decide que folha abre primeiro.',
      'Folha caída na ponta: acerte a dobradiça antes.',
    ],
    send: 'Mande uma foto do portão por dentro, com as colunas, e as medidas de cada folha.',
  },
  {
    when: [
      'o que e|o que significa|tudo sobre|guia completo|guia sobre|entenda|conheca',
      'deslizante|portao de correr|portoes de correr|portoes deslizantes',
    ],
    unless: 'motor|fotocelula|trilho|cremalheira|manuten*|instal*|escolher|pecas|roldana*',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'Portão deslizante, ou de correr, é a folha que anda de lado sobre roldanas e um trilho no chão, guiada em cima por roletes, e se recolhe ao longo da parede. Não avança sobre a calçada nem tem peso suspenso, e por isso leva folha larga e pesada; pede parede livre do tamanho do vão. O motor fica na base e a empurra por uma cremalheira; sai por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'O que o faz durar',
    text: [
      'Trilho varrido, no nível e sem afundar, roldana com rolamento blindado e batente nas duas pontas. Folha que anda com uma mão poupa o motor; pesada, ela o gasta.',
    ],
    points: [
      'Cremalheira com folga fina sobre o pinhão.',
      'Fim de curso por ímã, na própria cremalheira.',
      'Sem lateral: folha em duas partes, telescópica.',
    ],
    send: 'Mande uma foto do vão e da parede ao lado, e o comprimento e a altura da folha.',
  },
  {
    when: [explains, 'codigo fixo'],
    unless: 'rolante|rolling|ou|diferenca',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'Código fixo é o do controle de portão que manda sempre o mesmo sinal. O receptor abre para quem repetir esse sinal, e por isso o controle se copia em minutos, por você numa loja ou por um estranho na rua. Reconhece-se pela fileira de chavinhas ou de soldas dentro. O contrário dele é o código rolante, que muda a cada toque; passar a ele custa a gravação, de {{part.programming.from}} a {{part.programming.to}}, e os aparelhos.',
    ],
    heading: 'Quando ainda serve',
    text: [
      'Serve em portão interno e em lugar sem valor. Em garagem que dá para a rua, troque: um receptor avulso resolve sem mudar o motor.',
    ],
    points: [
      'Perdeu um: mude o segredo de todos.',
      'Chavinhas iguais de fábrica: mude hoje.',
      'Apagar a memória não expulsa um clone.',
    ],
    send: 'Mande a foto do controle aberto.',
  },
  {
    when: ['batedeira|batedor|testeira', `${explains}|portao*`],
    unless: 'bolo|cozinha|planetaria',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'Batedeira, ou batedor, é a peça fixa em que o portão encosta ao fechar: um perfil na coluna onde a folha entra e se alinha, com borracha para abafar. No de correr ela segura a ponta da folha contra o vento e contra quem tenta puxá-la; no de abrir, marca onde as folhas param. Quem para o portão é o fim de curso: a batedeira só recebe a folha devagar.',
    ],
    heading: 'Quando ela entorta ou bate',
    text: [
      'Batida forte é parada atrasada, e se regula de {{part.adjustment.from}} a {{part.adjustment.to}}. Peça torta, solta da coluna ou sem borracha é serviço do serralheiro.',
    ],
    points: [
      'Borracha maciça, parafusada.',
      'Folga de um dedo para a folha entrar.',
      'Trava elétrica encaixa ali.',
    ],
    send: 'Mande um vídeo da folha chegando e uma foto da coluna.',
  },
  {
    when: ['encoder', 'e melhor|melhor|vale a pena|compensa|e bom|vantagem|vantagens'],
    unless: 'defeito|nao',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Motor com encoder é melhor em folha pesada, rápida ou de prédio, porque ele sabe onde o portão está o tempo todo: freia antes do fim, para sempre no mesmo ponto e volta ao sentir um obstáculo, sem ímã nem chave para sair do lugar. Numa folha leve de casa o fim de curso comum faz o serviço, custa menos e tem peça em qualquer loja.',
    ],
    heading: 'O que pesa contra',
    text: [
      'Placa e sensor são da mesma família, e uma contagem perdida para o portão até gravar de novo. Não se passa um motor comum a encoder: ele vem de fábrica.',
    ],
    points: [
      'Com inversor, o encoder quase sempre vem junto.',
      'Primeira viagem lenta: está medindo.',
      'Batentes mecânicos continuam nas pontas.',
    ],
    send: 'Mande uma foto do portão por dentro e diga quantas vezes ele abre por dia.',
  },
];
