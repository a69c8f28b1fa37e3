/** Answers to titles about motors: how long they last, and what wears them out. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksDuration } from '../../../words/asking-words.ts';
import { part } from '../../../words/title-groups.ts';

const newlyBought =
  'queimou|queimado|quebrou|parou|pifou|defeito|estragou|problema|instalei|instalado|instalaram|comprei|coloquei';

const warrantyFurther = 'O que cada prazo cobre está na página de [garantia](/garantia).';

const warrantySend =
  'Mande pelo WhatsApp a nota ou a mensagem em que o serviço foi combinado, a foto da etiqueta do motor e o dia em que ele parou.';

export const lifetimeAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'mola*|mola velha|mola antiga|molas velhas|contrapeso*|cabo velho|roldana velha|portao torto|folha torta|portao empenado|folha empenada|portao pesado|folha pesada|portao desregulado|portao desalinhado|folha desequilibrada|portao desequilibrado|dobradica*|trilho sujo|trilho torto|cremalheira gasta|cremalheira frouxa|cremalheira desalinhada|portao raspando|portao arrastando|portao que raspa',
      'estrag*|queima|queimar|danific*|prejudic*|afeta|forca o|forca|desgasta|gasta o|gasta mais|acaba com|faz mal',
      'motor|motores|engrenagem',
    ],
    unless:
      'trava|travou|travando|emperra|em meio|nao abre|nao fecha|parou|motor forca|motor forcando|queimou|queimado|qual motor|que motor|preco|quanto|perdeu forca|sem forca|kg|quilos',
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['works', 'care'],
    answer: [
      'Sim: tudo o que faz a folha pesar ou raspar estraga o motor aos poucos, seja mola cansada, contrapeso errado, trilho sujo, cremalheira gasta, dobradiça seca ou folha torta. Ele puxa mais, esquenta, come a engrenagem e um dia queima a bobina, que custa de {{part.stator.from}} a {{part.stator.to}}. Acertar a folha sai mais barato: regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e roldana, cabo ou mola, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'A prova que diz se a folha está gastando o motor',
    text: [
      'Olhe os cabos e as molas de longe; com um frouxo, desfiado ou solto, não mexa e chame. Se estão inteiros, desligue o disjuntor, solte o motor e leve a folha na mão, com outra pessoa: boa, ela anda leve do começo ao fim e para onde se deixa.',
      'Aumentar a força da placa para vencer o peso só apressa a quebra e tira a proteção de quem passa.',
    ],
    points: [
      'Pesa o caminho todo: mola, contrapeso ou roldana.',
      'Pesa num ponto só: trilho, guia ou dobradiça dali.',
      'Motor quente com pouco uso: o esforço vem da folha.',
    ],
    send: 'Mande um vídeo da folha levada na mão e a foto dos cabos ou do trilho.',
  },
  {
    when: [
      'faz mal|estraga|gasta|tem problema|prejudica',
      'abrir e fechar|abre e fecha|parar o portao|parar portao|parar em meio|parar no meio|parar e voltar|apertar varias vezes|abrir toda hora',
      'toda hora|muito|meio|varias|sempre|seguid*|portao',
    ],
    unless: 'sozinho|luz|energia',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['lifetime', 'care'],
    answer: [
      'De vez em quando não faz mal: parar a folha no meio e mandar de volta é função da central, e o motor de casa aguenta de cinco a dez aberturas por hora. O que gasta é a repetição sem pausa, que o esquenta até o protetor térmico desligar, e a inversão seguida, que dá tranco na engrenagem. Basculante parado no meio fica acima da cabeça: não passe embaixo.',
    ],
    heading: 'Onde está o limite do motor de casa',
    text: [
      'Conte um ciclo como abrir e fechar. Mudança, obra e festa passam do limite: nesses dias deixe o portão aberto, com alguém olhando, e o fechamento automático desligado.',
    ],
    points: [
      'Motor morno é normal; quente na mão pede pausa.',
      'Espere a folha parar antes de mandar voltar.',
      'Criança brincando com o controle gasta mais que a família inteira.',
    ],
    further:
      'O que muda por dentro está no artigo sobre [estatores](/blog/qualidade-estatores-motor-portao).',
  },
  {
    when: [
      'e normal|normal|certo|por que|porque|deveria',
      'durar|dura|durou|duram|acabou|acabar|morreu|quebrar|quebrou',
      'so um ano|so 1 ano|so dois anos|so 2 anos|so 3 anos|so tres anos|2 anos|1 ano|3 anos|dois anos|um ano|tres anos|pouco|tao pouco|tao rapido|cedo',
    ],
    of: ['motor', 'portao-automatico', 'central-de-comando'],
    unless: 'garantia|bateria|pilha|controle|parado|sem uso|fechada',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['lifetime', 'repair'],
    answer: [
      'Não é normal: motor de casa, com a folha leve e revisão, costuma passar de dez anos. Quando dura dois ou três, quase sempre ele é pequeno para o peso, abre vezes demais por hora ou trabalha com tensão baixa. Antes de comprar outro igual, meça o peso da folha e veja se ela anda com uma mão; o defeito muitas vezes se conserta, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que encurta a vida de um motor',
    text: [
      'Motor comum faz de cinco a dez ciclos por hora; prédio e comércio pedem o de uso intenso. Cabo, mola ou roldana ruins fazem o motor carregar o que não é dele, e se acertam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Com menos de um ano: acione a garantia antes de abrir.',
      'Bobina queimada duas vezes: motor pequeno ou tensão baixa.',
      'Só a placa queimou: surto, e o motor está bom.',
    ],
    send: 'Mande a etiqueta do motor, as medidas da folha e quantas vezes ela abre por dia.',
  },
  {
    when: [
      'quanto tempo|quantas horas|quantos dias|por quanto tempo',
      'fica parado|fica sem|sem o portao|fica desligado|fico sem|parado durante|fica aberto|fora de uso|sem portao',
      'troca|trocar|durante|instalacao|instalar|conserto|motor|manutencao',
    ],
    unless: 'garantia|anos|sem uso|meses',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['lifetime', 'replace', 'install'],
    answer: [
      'O portão fica parado só durante o serviço: {horas de instalação} na troca ou na instalação do motor, {horas de reparo} num conserto e {horas de manutenção} numa revisão. Nesse tempo ele se move na mão, e o carro pode ser tirado antes. No fim do mesmo dia volta a funcionar; só fica mais se faltar peça, solda ou ponto de energia.',
    ],
    heading: 'Deixar tudo pronto para não alongar',
    text: [
      'Tire os carros, libere o vão e deixe os controles à mão. Coluna solta, folha torta e tomada que não existe são de outro profissional, e vêm antes.',
    ],
    points: [
      'Noite com o motor fora: chave ou cadeado na folha.',
      'Prédio: uma pessoa no vão, e o serviço na hora de menos movimento.',
      'Peça de encomenda: combine a data das duas visitas.',
    ],
    send: 'Mande a foto do portão por dentro e a etiqueta do motor: respondemos quanto tempo leva.',
  },
  {
    when: [
      'trocar o motor|trocar motor|motor tem que ser trocado|dura so|dura apenas|troca de motor',
      'anos|cada',
      'e verdade|verdade|e mito|mito|dizem|ouvi dizer|sera que|tem que|precisa',
    ],
    unless: 'garantia|consert*|placa',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['lifetime', 'replace'],
    answer: [
      'Não é verdade: motor de portão não tem prazo de troca, e numa casa com folha leve costuma passar de dez anos. O que se troca no caminho são peças, como capacitor, engrenagem e roldana, cada conserto de {{repair.from}} a {{repair.to}}. Motor novo só com a bobina queimada ou a peça fora de linha.',
    ],
    heading: 'O que decide a idade de um motor',
    text: [
      'Peso da folha na mão, aberturas por hora e água na caixa contam mais que os anos. Uma revisão por ano descobre cedo o que está gastando.',
    ],
    points: [
      'Prédio: dois ou três anos já podem pedir engrenagem.',
      'Folha no limite do motor envelhece tudo.',
      'Três defeitos seguidos: compare com um novo.',
    ],
  },
  {
    when: [
      asksDuration,
      'instalar um motor|instalar o motor|instalar motor|instalacao do motor|instalacao de motor|por o motor|colocar o motor|colocar motor',
      'placa|central|placas',
    ],
    unless:
      'garantia|vida util|quantos anos|de quanto em quanto|depois de quanto|chegar|abre|abrir|fecha|fechar',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['lifetime', 'install'],
    answer: [
      'Instalar um motor de portão leva de {horas de instalação}, com a regulagem e a gravação dos controles; trocar só a placa leva até {{part.board.hours}}, se a igual está na mão. Os dois cabem numa visita, e motor novo já vem com a sua central. A placa trocada custa de {{part.board.from}} a {{part.board.to}}; o kit de basculante instalado, de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX).',
    ],
    heading: 'O que aumenta ou encurta esse tempo',
    text: [
      'Base de concreto a refazer, ponto de energia longe e folha torta somam tempo à instalação. Na troca da placa, o que demora é achar uma de modelo antigo.',
      'A etiqueta do motor e o nome impresso na placa, mandados antes por foto, deixam o técnico sair com o que vai usar.',
    ],
    points: [
      'Portão livre de carros no vão durante o serviço.',
      'Controles da casa juntos, para gravar de uma vez.',
      'Disjuntor próprio do portão à vista.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro, a etiqueta do motor e o bairro: dizemos o tempo e o dia.',
  },
  {
    when: [
      'defeito|quebrou|queimou|parou|problema',
      'e normal|normal|cedo|ja|com pouco tempo',
      '1 ano|2 anos|3 anos|um ano|dois anos|tres anos|meses|pouco uso|novo',
    ],
    unless: 'barulho|parado',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['lifetime', 'worth'],
    answer: [
      'Não é normal um motor inteiro acabar tão cedo: numa casa, com folha leve, ele costuma passar de dez anos. Peça pequena, sim, pode falhar antes: capacitor, pilha, controle, placa depois de raio. Defeito cedo no motor quase sempre aponta folha pesada, modelo no limite do peso ou água na caixa.',
    ],
    heading: 'O que olhar antes de pagar o conserto',
    text: [
      'Veja a data na nota: o prazo escrito vem além dos noventa dias da lei, e defeito oculto conta do dia em que apareceu. Chame primeiro quem instalou, por escrito.',
      'Fora do prazo, o conserto fica entre {{repair.from}} e {{repair.to}}. Antes da peça nova, a folha se prova na mão: se pesa, a próxima também dura pouco.',
    ],
    points: [
      'Engrenagem moída cedo: folha pesada ou batente.',
      'Placa verde: entrada de água.',
      'Capacitor duas vezes no ano: tensão baixa ou motor forçado.',
    ],
    send: 'Mande a data da compra, a etiqueta e um vídeo do defeito.',
  },
  {
    when: [
      'garantia',
      '1 mes|um mes|2 meses|dois meses|3 meses|tres meses|semana|semanas|15 dias|20 dias|30 dias|40 dias|60 dias|90 dias',
      newlyBought,
    ],
    unless: 'controle*|1 ano|2 anos|3 anos|4 meses|6 meses|8 meses|renovar',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Sim, tem garantia: até três meses da instalação o defeito ainda está nos noventa dias que a lei dá a todo aparelho e a todo serviço. Se fomos nós que instalamos, o prazo é maior, {{kit.warranty}} no kit instalado. Peça a garantia a quem vendeu e instalou, por escrito, antes de deixar outra pessoa abrir a caixa.',
    ],
    heading: 'Como pedir a garantia de um motor novo',
    text: [
      'Junte a nota ou a conversa, a foto da etiqueta e o dia em que parou. Comprado numa loja e montado por outro, o motor é com a loja ou com o fabricante, e a montagem, com quem montou.',
      'Raio, tensão errada, água na caixa e folha pesada costumam ficar de fora. Por isso a causa vem escrita no laudo, e não só a palavra queimado.',
    ],
    points: [
      'Desligue o disjuntor e não insista no controle: quem insiste queima o resto.',
      'Não aceite pagar peça antes de saber se ela está no prazo.',
      'Motor do tamanho certo e folha leve na mão: sem isso o novo queima também.',
      'Negada a garantia, o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    further: warrantyFurther,
    send: warrantySend,
  },
  {
    when: [
      'garantia',
      '4 meses|quatro meses|5 meses|cinco meses|6 meses|seis meses|7 meses|sete meses|8 meses|oito meses|9 meses|nove meses|10 meses|dez meses|11 meses|onze meses',
      newlyBought,
    ],
    unless: 'controle*|1 ano|2 anos|3 anos|renovar',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Se fomos nós que instalamos, sim: a garantia do kit instalado é de {{kit.warranty}} e ainda corre. De outra empresa, vale o prazo escrito na nota, porque os noventa dias da lei para defeito à vista já passaram; defeito oculto conta do dia em que apareceu.',
    ],
    heading: 'O que decide a garantia depois dos três meses',
    text: [
      'Procure na nota dois prazos, o do aparelho e o da instalação, que podem ser de empresas diferentes. Reclame por escrito a cada uma, com a foto da etiqueta e a data.',
      'Nenhum prazo cobre raio, tensão trocada nem água que entrou na caixa. Peça que a causa venha escrita antes de pagar qualquer peça.',
    ],
    points: [
      'Peça trocada num conserto nosso: {{parts.warranty}}.',
      'Mão de obra de conserto nosso: {{repair.warranty}}.',
      'Fora de qualquer prazo: conserto de {{repair.from}} a {{repair.to}}.',
    ],
    further: warrantyFurther,
    send: warrantySend,
  },
  {
    when: ['corrente', 'dura|duram|vida util|quanto tempo|trocar|quando', 'motor|portao|automatizador'],
    unless: 'continua|alternada|eletrica|fuga|amper*|medir|nao anda|quebr*|soltou',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'A corrente do motor de portão dura muitos anos numa casa, se fica lubrificada e na tensão certa; o que a gasta é trabalhar frouxa, seca ou com a folha pesada. Não há prazo no calendário: troca-se quando os elos endurecem, quando o esticador chega ao fim ou quando ela pula dente, e sempre junto com o pinhão.',
    ],
    heading: 'Como se vê que a corrente está no fim',
    text: [
      'Com o disjuntor desligado, aperte-a no meio do trecho: dois dedos de folga é bom, mais que isso pede esticador. Ferrugem em pó entre os elos e dente do pinhão afinado são fim de vida.',
      'Corrente, pinhão e regulagem entram num serviço de {{repair.from}} a {{repair.to}}, com {{parts.warranty}} de garantia na peça.',
    ],
    points: [
      'Óleo próprio para corrente, pouco, a cada seis meses; graxa grossa junta areia.',
      'Estalo ao partir: folga ou dente gasto.',
      'Elo emendado à mão parte de novo: troque inteira.',
      'Corrente que parte em portão de teto deixa a folha pesada: não fique embaixo.',
    ],
  },
  {
    when: [
      'dura mais|duram mais|mais duravel|mais durabilidade|durabilidade|mais resistente|quebra menos|da menos problema|menos defeito|melhor durabilidade|vida util',
    ],
    unless: part,
    ofTwoBrands: 'with-ours',
    subject: 'motor',
    aspects: ['lifetime'],
    answer: [
      'Nenhuma das duas dura mais em qualquer portão: entre {primeira} e {segunda}, dura mais o modelo que trabalha com sobra de peso, numa folha leve na mão e longe da chuva. Assim um motor de casa passa fácil de dez anos, seja qual for a tampa. Vendemos PPA e consertamos {outra}, e o que chega à bancada das duas tem quase sempre a mesma causa: folha pesada.',
    ],
    description:
      'Entre {primeira} e {segunda}, dura mais o modelo que trabalha com sobra de peso, numa folha leve na mão e longe da chuva, seja qual for a marca.',
    heading: 'O que gasta um {primeira} ou um {segunda} antes da hora',
    text: [
      'A engrenagem é feita para ceder antes do resto, e quem a mata é o atrito da folha. Motor no limite da ficha gasta em poucos anos o que duraria o dobro com folga.',
      'Entre dois modelos que servem, fique com o que tem peça e técnico perto: motor que se conserta por {{repair.from}} a {{repair.to}} continua na parede, e motor sem peça vai embora no primeiro defeito.',
    ],
    points: [
      'Folha que para sozinha a meia altura, ou que corre com uma mão.',
      'Peso da folha abaixo do máximo da ficha, e não igual.',
      'Caixa fechada e fora da água da calha.',
      'Quantas aberturas por hora o modelo aguenta sem esquentar.',
      'Revisão uma vez por ano em casa, duas em prédio.',
    ],
    further:
      'O que cuidar para o motor durar está em [manutenção de motor de portão](/topicos/manutencao-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp os dois modelos e um vídeo da folha movida na mão: dizemos se o portão vai poupar ou gastar o motor.',
  },
  {
    when: [
      'dura mais|duram mais|mais duravel|mais durabilidade|durabilidade|mais resistente|quebra menos|da menos problema|menos defeito|melhor durabilidade|vida util',
    ],
    unless: part,
    ofTwoBrands: 'without-ours',
    subject: 'motor',
    aspects: ['lifetime'],
    answer: [
      'Não há vencedor de fábrica: {primeira} e {segunda} passam de dez anos quando a folha anda leve e o modelo tem sobra de peso, e as duas param cedo numa folha torta. Consertamos as duas, de {{repair.from}} a {{repair.to}}, e não vendemos nenhuma.',
    ],
    heading: 'De que depende a vida do {primeira} e do {segunda}',
    text: [
      'Quem decide é o portão. Roldana presa, cabo vencido e dobradiça seca fazem o motor empurrar o que deveria só guiar, e o dente da engrenagem vai embora.',
      'Depois decide a peça: dura mais o motor que se consegue consertar. Antes de comprar, ligue para duas lojas de peças e pergunte se têm a engrenagem e a placa dos dois modelos.',
    ],
    points: [
      '{Prova na mão}, solte o motor e leve a folha na mão, de ponta a ponta.',
      'Compare o peso da folha com a ficha de cada modelo.',
      'Conte as aberturas na hora mais cheia.',
      'Veja se chove ou pinga em cima da caixa.',
    ],
    further:
      'O que se confere a cada ano está em [manutenção de motor de portão](/topicos/manutencao-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp os dois modelos e um vídeo da folha movida na mão, com o motor solto.',
  },
  {
    when: ['quanto tempo|quantos anos|vida util|durabilidade|dura|duram', 'motor|motores|automatizador'],
    unless:
      'graxa|oleo|lubrific*|lubrificacao|tinta|garantia|instal*|nobreak|bateria|conserto|abrir|abre|placa|capacitor|ou|x|condominio*|predio*|manutencao|controle|cremalheira|engrenagem|troca',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['lifetime'],
    answer: [
      'Um motor de portão de casa costuma passar de dez anos, com folha leve e uma revisão por ano; no limite do peso, ou aberto o dia todo como em prédio, pode pedir engrenagem em dois ou três. A marca pesa menos que isso: o que se gasta primeiro é o dente que empurra a folha.',
    ],
    heading: 'O que encurta e o que estica a vida do motor',
    text: [
      'Folha desequilibrada é a maior causa: o motor carrega em cada viagem o que o contrapeso ou a roldana deveria levar. Depois vêm a chuva na placa e o pico de tensão quando a luz volta, que um protetor contra surto segura.',
      'Com o capacitor ou a engrenagem trocados, de {{part.capacitor.from}} a {{part.gears.to}}, um motor bom trabalha mais alguns anos. A garantia do kit instalado é de {{kit.warranty}}.',
    ],
    points: [
      'Folha um quinto mais leve que o máximo da etiqueta do motor.',
      'Graxa onde há engrenagem, nada no trilho.',
      'Até dez aberturas por hora, no motor comum de casa.',
      'Caixa fechada, longe da calha e da mangueira.',
      'Força regulada no mínimo que move bem.',
    ],
    further:
      'O que se confere todo ano está em [manutenção de motor de portão](/topicos/manutencao-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp um vídeo da folha movida na mão, com o motor solto, e a etiqueta: dizemos se o portão está poupando ou gastando o motor.',
  },
  {
    when: [
      'quantas vezes|quantas aberturas|quantos ciclos|limite de aberturas|limite de uso',
      'dia|hora|seguidas|abrir|aguenta|motor|portao',
    ],
    unless: 'ano|lubrific*|manutencao|revisao|controle|parcel*|bateria|nobreak|sem luz',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['lifetime', 'choose'],
    answer: [
      'Por dia não há um número fixo: o limite é por hora, e o desgaste cresce com o uso. Motor de casa foi feito para cinco a dez aberturas por hora, e passado disso ele esquenta, desliga pelo protetor térmico e volta quando esfria. Motor de uso intenso, com estator robusto, aguenta de trinta a cinquenta ou mais.',
    ],
    description:
      'O limite é por hora: motor de casa faz de cinco a dez aberturas, e o de uso intenso, de trinta a cinquenta ou mais; o desgaste cresce com o uso.',
    heading: 'Como contar os ciclos do seu portão',
    text: [
      'Um ciclo é abrir e fechar. Conte na hora mais cheia, e não no dia: dez ciclos espalhados não aquecem nada, e dez em vinte minutos param um motor de casa.',
      'Motor que para quente todo dia acaba queimando o estator, que custa de {{part.stator.from}} a {{part.stator.to}} e volta a queimar no mesmo uso. Aí o certo é trocar o modelo, de {{replacement.from}} a {{replacement.to}} em portão de casa.',
    ],
    points: [
      'Casa de uma família: qualquer motor residencial.',
      'Duas ou três casas no mesmo portão: confira os ciclos na ficha.',
      'Prédio, loja ou escola: uso intenso, com central própria.',
      'Motor quente com pouco uso: defeito, e não excesso.',
    ],
    questions: [
      {
        question: 'Abrir muito gasta o motor mais cedo?',
        answer:
          'Gasta engrenagem, capacitor e roldana, que são peças de troca. Com folha leve e graxa em dia, o desgaste é lento.',
      },
    ],
    further:
      'A diferença entre os estatores está no artigo sobre [a qualidade do estator](/blog/qualidade-estatores-motor-portao).',
  },
  {
    when: [
      'dura mais|duram mais|mais duravel|mais resistente|mais durabilidade|quebra menos',
      'ou|x|versus|vs',
    ],
    unless:
      'mola|molas|contrapeso*|controle|bateria|nylon|cremalheira|roldana|cabo|corrente|fuso|nobreak|madeira|aluminio|ferro|ou basculante|ou deslizante|ou pivotante|ou de correr|ou de abrir',
    subject: 'motor',
    aspects: ['lifetime', 'choose'],
    answer: [
      'Entre duas marcas de motor de portão não há uma que dure sempre mais: dura mais o modelo que trabalha com sobra de peso, numa folha leve na mão, e cuja engrenagem se acha perto. Um motor de casa assim costuma passar de dez anos; o mesmo motor numa folha pesada para bem antes.',
    ],
    heading: 'O que decide a duração, marca à parte',
    text: [
      'Compare o peso máximo e os ciclos por hora dos dois modelos com a sua folha e o seu uso, e fique com o que tem mais sobra. Empatados, decide quem tem peça e técnico no seu bairro.',
      'A revisão a cada {{maintenance.interval}} pesa mais na vida do motor do que o nome na tampa.',
    ],
    points: [
      'Sobra de peso na ficha, e não no limite.',
      'Ciclos por hora, se o portão é de uso coletivo.',
      'Engrenagem e placa à venda na cidade.',
      'Folha que para sozinha a meia altura ou corre com uma mão.',
    ],
  },
];
