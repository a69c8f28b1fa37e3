/** Answers to titles about motors: care. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksMay } from '../../../words/asking-words.ts';
import { gateOrMotor } from '../../../words/title-groups.ts';

export const careAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'sol|em sol|no sol|sol direto|sol o dia todo|calor',
      'motor|central|caixa|placa',
      'estraga|faz mal|dia todo|dia inteiro|queima|danifica|problema|dura|protege*|cobertura',
    ],
    unless: 'fotocelula|solar|nao abre|nao fecha|para de funcionar|parou|para no meio',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care', 'lifetime'],
    answer: [
      'Não estraga de um dia para outro, mas encurta a vida: o sol direto esquenta a caixa, resseca a borracha da tampa e os fios, e o motor chega antes ao ponto em que o protetor térmico o desliga. Uma cobertura pequena, de chapa clara, com ar em volta e sem encostar, resolve; capa fechada piora, porque abafa.',
    ],
    heading: 'O que o calor gasta primeiro',
    text: [
      'Capacitor e placa envelhecem com a temperatura, e a bateria do nobreak mais que tudo: leve-a para a sombra. O redutor aguenta bem.',
    ],
    points: [
      'Tampa inteira e parafusada, furo do fio por baixo.',
      'Passeio de ar por trás da cobertura.',
      'Para à tarde e volta à noite: capacitor ou folha dilatada, e não o sol sozinho.',
    ],
    send: 'Mande uma foto do motor no lugar e a hora em que bate sol.',
  },
  {
    when: [
      'lado errado|sentido errado|lado trocado|sentido trocado|ao contrario|invertido|sentido invertido',
      'abre|abrindo|fecha|gira|anda|vai|motor|portao',
    ],
    unless: 'controle|fotocelula|porta social',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['adjust', 'repair'],
    answer: [
      'Portão que anda para o lado contrário está com o sentido de giro invertido: dois fios do motor trocados na placa ou o ajuste de lado do manual, comum depois de trocar motor ou central. Não force nem use assim, porque o fim de curso não o para na ponta certa. Desligue o disjuntor; corrigir e gravar o percurso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e quem acabou de montar deve fazê-lo sem cobrar.',
    ],
    heading: 'Por que não basta inverter um fio em casa',
    text: [
      'Invertido o motor, invertem-se também os dois fins de curso: acertar só um deixa a folha bater e quebrar a engrenagem. O técnico muda os dois e prova com a mão no disjuntor.',
    ],
    points: [
      'Logo depois da troca: é a ligação, e entra na garantia do serviço.',
      'De repente, sem ninguém mexer: relé da placa ou memória perdida.',
      'Só depois de faltar luz: a central refaz o percurso na primeira volta.',
    ],
    send: 'Mande um vídeo de longe do portão andando e diga o que foi trocado.',
  },
  {
    when: [
      'sol|calor|verao',
      'motor*|portao*|placa',
      'proteger|protecao|cobrir|cobertura|estraga|faz mal|cuidados|no sol|pega sol|forte|esquenta no sol|direto',
    ],
    unless: 'solar|fotocelula*|sensor|controle*|painel',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care'],
    answer: [
      'Do sol o motor do portão se protege com sombra e ar: uma chapa ou telhadinho claro por cima, a um palmo da carcaça, aberto dos lados. Sol direto resseca a tampa e a vedação, esquenta a placa e faz o protetor térmico cortar mais cedo nas aberturas seguidas. Não embrulhe o motor em plástico nem em capa justa, que seguram o calor e a umidade.',
    ],
    heading: 'O que mais sofre com o sol',
    text: [
      'A fotocélula virada para o poente deixa de ver o feixe em certa hora: inverte-se emissor e receptor. Madeira empena, e o fio sem proteção racha a capa em poucos anos.',
    ],
    points: [
      'Tampa rachada se troca: por ali entra água.',
      'Motor que para só à tarde: calor e uso juntos.',
      'Tinta clara na folha de chapa esquenta menos.',
    ],
    send: 'Mande uma foto do motor no lugar e diga a que hora o sol bate nele.',
  },
  {
    when: [
      'maresia|praia|beira mar|litoral|sal',
      gateOrMotor,
      'estraga|faz mal|corroi|proteger|protecao|cuidados|dura|enferrujado|enferruja|automatico',
    ],
    unless: 'pintar|tinta|santos|guaruja|praia grande|atende*|qual motor|que motor|resistente|resiste',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care', 'choose'],
    answer: [
      'Maresia estraga, sim: o sal ataca primeiro os contatos da placa e os parafusos, depois o cabo de aço e a solda, e um motor sem cuidado dura bem menos que longe do mar. Motor bem cuidado dura ali com a caixa vedada, borrifo protetor nos contatos na revisão e a folha lavada com água doce toda semana, sem jato. Folha de ferro já enferrujada se trata antes de receber motor.',
    ],
    heading: 'O que escolher para durar perto do mar',
    text: [
      'Folha de alumínio, cabo e parafuso de aço inox ou galvanizado, cremalheira de nylon ou galvanizada, furo dos fios por baixo. Duas revisões por ano em lugar de uma.',
    ],
    points: [
      'Folha de ferro com a tinta empolada: lixe, passe fundo e pinte.',
      'Dobradiça com óleo fino a cada mês.',
      'Casa fechada muito tempo: na volta, {prova na mão}, mova a folha antes de ligar.',
      'Cabo com um fio partido se troca.',
    ],
    send: 'Mande fotos da folha, dos cabos e da caixa do motor: dizemos o que tratar antes.',
  },
  {
    when: [
      'erro|erros|o que queima|o que estraga|o que danifica|habitos|atitudes|coisas que|causas',
      'queim*|estrag*|danific*|acab*|quebr*|diminu*|reduz*',
      'motor*|portao*',
    ],
    unless: 'codigo de erro|codigo|placa apita|visor|led|capacitor|engrenagem*|mola|cabo|roldana',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'O que mais queima motor de portão é insistir no botão com a folha presa: zumbindo parado, ele esquenta em segundos. Depois vêm usar com a folha pesada, aumentar a força na placa para compensar, deixar o fim de curso atrasado empurrando o batente e ligar na tensão errada. Corrigidos a tempo, custam de {{repair.from}} a {{repair.to}}; com a bobina queimada, a troca de um motor de casa fica de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'Os erros e o que fazer no lugar',
    text: [
      'A regra que salva mais motores é simples: dois toques sem resposta, pare e desligue o disjuntor. Solte na chave, mova a folha na mão, e veja se ela está leve antes de tentar de novo.',
      'Pintar, chapear ou revestir o portão sem refazer o equilíbrio também força o motor: o peso cresceu, e o contrapeso não.',
    ],
    points: [
      'Empurrar a folha com o motor travado: gasta a engrenagem.',
      'Lavar com jato na caixa: molha a placa.',
      'Muitas aberturas seguidas em motor de casa: esquenta a bobina.',
      'Fio fino e longo: tensão baixa na partida.',
      'Trilho com areia: roldana travada.',
    ],
    send: 'Mande um vídeo da abertura e a foto da etiqueta: dizemos se o seu motor está sendo forçado.',
  },
  {
    when: [
      'dica|dicas|como fazer|como|cuidado|cuidados|o que fazer|truques',
      'durar mais|durar|dure mais|vida util|conservar|preservar|nao quebrar|nao estragar|nao dar problema|aumentar a vida|prolongar',
      'motor*|portao*',
    ],
    unless: 'bateria|controle*|nobreak|quanto tempo|placa|capacitor',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'O motor do portão dura mais quando a folha não dá trabalho a ele: mantenha-a equilibrada e leve na mão, o trilho varrido, dobradiças e pivôs com óleo fino, e a parada regulada para não bater. Some caixa seca, sombra, protetor de surto no quadro e uma revisão por ano em casa, ou a cada {{maintenance.interval}} em prédio. E não insista no botão: dois toques sem resposta, desligue o disjuntor.',
    ],
    heading: 'O que fazer e com que frequência',
    text: [
      'Toda semana, varra o trilho e passe um pano nas lentes da fotocélula. Todo mês, escute uma abertura inteira: som novo é o primeiro aviso, e o mais barato de atender.',
      'Uma vez por ano o técnico reaperta base e suporte, mede o capacitor, confere cabos e engrenagem e acerta força e fim de curso. Leva de {{maintenance.hours.from}} a {{maintenance.hours.to}}.',
    ],
    points: [
      'Não abra seguido muitas vezes em motor de casa.',
      'Não pendure nada na folha.',
      'Não lave com jato perto da caixa.',
      'Destrave só com o disjuntor desligado.',
      'Refaça o equilíbrio se pôs chapa ou madeira.',
      'Temporal chegando: disjuntor do portão desligado.',
    ],
  },
  {
    when: [
      'telha|telhado|cobertura|cobrir|capa|protecao',
      `${asksMay}|precisa`,
      'motor|central|placa|caixa',
      'colocar|por|cobrir|em cima|sobre|botar|proteger',
    ],
    unless: 'fotocelula|antiesmagamento|raio|surto|plastico|lona|saco',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care', 'allowed'],
    answer: [
      'Pode cobrir o motor com telha, rufo ou casinha, se houver ar em volta, se a folha e o braço passarem livres e se a chave de destravamento continuar ao alcance. Saco plástico ou lona amarrada não: prende o calor e a umidade e pode ser puxado pela engrenagem.',
    ],
    heading: 'Como cobrir sem estragar',
    text: [
      'Deixe uns dez centímetros livres por cima e pelos lados, com a água escorrendo para longe da caixa. Prenda na parede, nunca na carcaça.',
    ],
    points: [
      'Prove um ciclo inteiro, com ninguém perto, depois de montar.',
      'A tampa original fica sempre no lugar.',
      'Furo do fio virado para baixo e vedado.',
    ],
  },
  {
    when: [
      'plastico|saco|lona|sacola',
      'motor|central|placa|caixa',
      'cobrir|colocar|por|proteger|embrulhar|enrolar|em cima',
      `${asksMay}|precisa`,
    ],
    unless: 'tampa|engrenagem|cremalheira*',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care', 'allowed'],
    answer: [
      'Com plástico ou lona amarrada, não: a água condensa por dentro e fica na placa, o calor não sai, e uma ponta solta entra na engrenagem. A tampa original já é feita para chuva. Se o motor pega sol ou goteira direta, ponha um rufo ou uma casinha presa na parede, com ar em volta e a chave de destravamento ao alcance.',
    ],
    heading: 'Proteger sem fechar o ar',
    text: [
      'Uma peça inclinada, a uns dez centímetros da caixa, desvia a água e faz sombra. Confira depois um ciclo inteiro, com ninguém perto.',
    ],
    points: [
      'Tampa rachada: troque a tampa, em vez de embrulhar.',
      'Furo do fio para baixo e vedado.',
      'Já molhou por dentro: disjuntor desligado até secar e ser visto.',
    ],
  },
  {
    when: [
      'motor novo|trocou o motor|troquei o motor|trocaram o motor|trocamos o motor|troca do motor|instalou o motor|instalaram o motor|instalei o motor|motor trocado',
      'bate*|batendo|pancada|forte|para em meio|volta|nao fecha todo|nao abre todo|nao fecha direito|nao abre direito|passa de ponto|tranco*|abre ao contrario|invertido',
    ],
    unless:
      'quanto custa|preco|vale a pena|qual|silencioso|precisa|esquent*|quente|cheir*|com volta|velho por|antigo por|usado por',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['adjust', 'repair'],
    answer: [
      'Motor recém-trocado que bate, volta ou para antes do ponto não foi acertado à folha: falta gravar o curso, pôr o fim de curso no lugar ou regular a força e a desaceleração. Não é defeito de peça, e quem instalou faz o acerto sem cobrar; feito por nós, fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'O que faltou acertar depois da troca',
    text: [
      'O motor velho parava em outro lugar e com outra velocidade. O novo precisa aprender os dois finais com a folha leve na mão; se ela pesa, roldana, cabo ou dobradiça vêm antes da regulagem, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Bate ao chegar: fim de curso tarde ou desaceleração desligada.',
      'Para e volta: força baixa para a folha ou curso gravado pela metade.',
      'Abre quando devia fechar: fios do motor invertidos na placa.',
      'Treme na partida: base ou suporte que não ficou firme.',
      'Só piora com o uso: a folha pesa, e não falta motor.',
    ],
    send: 'Mande um vídeo de um ciclo inteiro, de longe, a etiqueta do motor novo e a data da troca.',
  },
  {
    when: [
      'corrente|corrente de transmissao|corrente do motor|corrente do portao',
      'graxa|oleo|oleos|lubrific*|engrax*|wd40|wd 40|wd|desengripante|vaselina|silicone|olear|azeitar|spray|grafite',
      'oleo|graxa|wd40|wd 40|wd|lubrific*|engrax*|silicone|spray|desengripante|pode|qual|passar|posso',
    ],
    unless: 'cadeado|choque|eletrica|tranca|quanto custa|amper*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['care', 'allowed'],
    answer: [
      'Na corrente do portão vai graxa branca em spray ou óleo próprio para corrente, pouco e só depois de limpar. Óleo de cozinha não serve, porque seca e vira cola; WD-40 limpa e solta a ferrugem, mas evapora em dias e deixa a corrente seca, por isso depois dele ainda se lubrifica.',
    ],
    heading: 'Passo a passo, com a energia cortada',
    text: [
      'Desligue o disjuntor e limpe os elos com pano e desengripante, sem enfiar o dedo entre a corrente e a coroa. Aplique na face de dentro, dê uma viagem com o portão, sem ninguém perto, e tire o que sobrou.',
      'Corrente que bate, caiu da coroa ou ficou com barriga está esticada: regular a tensão fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e graxa não muda isso.',
    ],
    points: [
      'Óleo de cozinha já passado: lave com desengripante até sair a cola.',
      'Graxa grossa junta areia e come o elo.',
      'Elo travado ou torto: a corrente se troca.',
      'Intervalo em casa: a cada {{maintenance.interval}}, ou quando ranger.',
    ],
    send: 'Mande a foto da corrente e da coroa, com o disjuntor desligado, se ela bate ou está frouxa.',
  },
  {
    when: ['viaj*|viagem|ferias|fora de casa', 'portao|motor|garagem'],
    unless: 'nao abre|nao fecha|nao funciona|nao liga|nao anda|parou|travou',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Antes de viajar, feche o portão, passe a trava ou a corrente por dentro e desligue o disjuntor dele: sem energia ele não abre por interferência nem por controle copiado. Deixe a chave de destravamento com quem fica, e não no carro.',
    ],
    heading: 'O que deixar ligado',
    text: [
      'Câmera e alarme continuam; só o motor sai do circuito. Se o portão abre por aplicativo e você precisa dele de longe, deixe ligado, mude a senha e apague os acessos antigos.',
      'Se houver controle perdido, limpe a memória antes de sair, entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Nobreak tirado da tomada: a bateria sozinha abre.',
      'Portão social com chave.',
      'Vizinho com o telefone do técnico, e não com o controle.',
    ],
    further: 'O que fazer sem energia está em [abrir portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Diga se o portão tem trava elétrica e mande a foto da chave de destravamento.',
  },
  {
    when: [
      'motor',
      'precisa de oleo|precisa de graxa|troca de oleo|trocar o oleo|leva oleo|usa oleo|vai oleo',
    ],
    unless: 'vaza*|qual oleo',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Quase nunca: o motor de portão de casa sai de fábrica com graxa no redutor e não tem troca de óleo. Só alguns modelos de prédio trabalham em banho de óleo, com bujão, e a ficha diz o tipo e o nível. O que se lubrifica por fora é a folha, e não o motor; o fuso é do técnico.',
    ],
    heading: 'Quando a graxa do redutor se troca',
    text: [
      'Ela se repõe quando o redutor é aberto para trocar engrenagem ou retentor, serviço de {{part.gears.from}} a {{part.gears.to}}. Óleo jogado pelas frestas chega à bobina e à correia e estraga as duas.',
    ],
    points: [
      'Mancha embaixo do motor: retentor gasto.',
      'Ronco novo: rolamento, e não falta de óleo.',
      'Fuso: graxa fina, posta pelo técnico na revisão.',
    ],
  },
  {
    when: [
      'limpar|limpeza|desmontar|abrir',
      'motor|central|placa',
      'por dentro|dentro|interno|interna|desmontar|formiga',
    ],
    unless: 'carro|garagem por dentro|como abrir o portao|fotocelula',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Desmontar o motor para limpar por dentro não é manutenção de dono: a caixa tem capacitor com carga, graxa na medida e vedação que, reaberta, passa a deixar entrar água. O que se limpa em casa é por fora, com pano seco e o disjuntor desligado. Por dentro, abre-se na revisão ou quando há barulho, água ou formiga.',
    ],
    heading: 'O que o técnico limpa quando abre',
    text: [
      'Tira a graxa velha, confere dente, rolamento e retentor, põe a graxa do fabricante e fecha com junta. Na placa vai pincel seco, sem jato de ar nem produto que não seja para contato.',
      'Na revisão, limpeza com regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; com engrenagem ou rolamento, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    points: [
      'Nunca água nem desengripante na engrenagem.',
      'Formiga e lagartixa: veda-se a entrada do fio.',
      'Poeira de obra por fora: escova, antes de ligar.',
      'Motor de pistão não se abre em casa: tem óleo ou mola.',
    ],
  },
  {
    when: [
      'capa|cobertura|protecao|proteger|cobrir|abrigo|telhadinho',
      'chuva|sol|agua|tempo|sereno',
      'motor|central|portao',
    ],
    unless: 'nao abre|nao fecha|parou|fotocelula|controle',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Proteger o motor da chuva pede uma cobertura, e não uma capa justa: um telhadinho de chapa ou acrílico, com aba dos três lados e um palmo de ar em volta. Plástico amarrado segura a umidade, esquenta o motor e enferruja os contatos. O motor de casa aguenta respingo; o que ele não aguenta é jato, poça na base e água descendo pelo fio.',
    ],
    heading: 'Por onde a água entra no motor',
    text: [
      'Ela entra pelo furo do cabo, pela borracha vencida da tampa e pelo conduíte que vem do chão. O fio deve entrar por baixo e fazer uma curva em U antes da caixa, para a gota cair fora.',
      'Vedar a caixa e refazer o cabo entra num serviço de {{repair.from}} a {{repair.to}}; placa que já oxidou, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Base alguns dedos acima do piso da garagem.',
      'Tampa original, com borracha e todos os parafusos.',
      'Ventilação livre: motor abafado desliga por calor.',
      'Sol direto também gasta: a aba serve aos dois.',
    ],
    send: 'Mande pelo WhatsApp uma foto do motor e do que há em cima dele: dizemos por onde a água chega e o que convém cobrir.',
  },
  {
    when: ['mais forte|mais potente', 'tem como|deixar|como|aumentar|fazer', 'motor'],
    unless: 'comprar|qual|vale a pena',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['adjust', 'repair'],
    answer: [
      'Não dá para deixar o motor mais forte do que nasceu; o que se faz é devolver a força que ele perdeu ou tirar o peso que ele carrega. Capacitor fraco é a causa comum, de {{part.capacitor.from}} a {{part.capacitor.to}}; depois vêm contrapeso, cabo ou roldana gasta, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Capacitor maior não ajuda: só esquenta a bobina.',
    ],
    heading: 'Força que se regula e força que não existe',
    text: [
      'O ajuste de força da central muda quanto ele empurra antes de parar, e não a potência: alto demais, ele deixa de sentir uma pessoa no vão.',
      'Se a folha passa do peso da etiqueta, o certo é o motor do tamanho dela, de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    points: [
      '{Prova na mão}, solte o motor e mova a folha: pesa na mão?',
      'Tensão no ponto na hora da partida.',
      'Etiqueta: peso máximo comparado com a folha.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da partida, com som, e a foto da etiqueta.',
  },
  {
    when: [
      'troca de oleo|trocar oleo|trocar o oleo|nivel de oleo|completar oleo|qual oleo|oleo de motor|oleo em motor',
    ],
    unless: 'vaza*|vazando|vazamento',
    subject: 'motor',
    aspects: ['care'],
    answer: [
      'A maioria dos motores de portão de casa trabalha com graxa no redutor e não tem troca de óleo periódica; alguns modelos a óleo têm bujão e nível na ficha do fabricante. Só se põe o lubrificante indicado para aquele motor, e quem abre o redutor é o técnico, na revisão de {horas de manutenção}.',
    ],
    heading: 'Graxa ou óleo dentro do motor',
    text: [
      'Óleo a mais vaza pelo retentor e não faz o motor render. O que pede atenção é barulho de engrenagem seca, mancha no piso e motor que esquenta; aí o redutor é aberto, com engrenagem de {{part.gears.from}} a {{part.gears.to}} se ela estiver gasta.',
    ],
    points: [
      'Etiqueta ou manual: diz se o motor é a graxa ou a óleo.',
      'Retentor seco por fora: nada a completar.',
      'Ruído novo de engrenagem: hora de abrir.',
    ],
  },
  {
    when: [
      'aguenta|resiste|resistente|pode ficar|serve|suporta',
      'maresia|praia|litoral|beira mar|perto de mar',
      'motor|portao',
    ],
    unless: 'qual|melhor|quanto tempo|instal*|inox|ferrugem',
    subject: 'motor',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['care', 'lifetime'],
    answer: [
      'Aguenta com cuidado, e dura menos do que longe do mar: o sal ataca os contatos da placa, os parafusos, o cabo de aço e a solda. A caixa tem de estar bem vedada, com protetor nos contatos a cada revisão, e a folha se lava com água doce, sem jato no motor. Placa oxidada se limpa a partir de {{repair.from}}; trocada, fica de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'O que encurta a vida do motor na praia',
    text: [
      'Casa de temporada sofre mais, porque o portão fica parado com o sal em cima. Peça a alguém que o acione toda semana e veja o cabo de aço de longe: fio levantado ou pó vermelho no chão pede troca.',
    ],
    points: [
      'Revisão a cada seis meses, e não uma por ano.',
      'Parafuso inox ou galvanizado nas trocas.',
      'Tampa sem trinca e borracha macia.',
    ],
    send: 'Mande uma foto da caixa do motor e outra do cabo, de longe, com a cidade.',
  },
  {
    when: [
      'troc*|novo|outro|substituir|comprar|mudar',
      'motor',
      'resolve*|adianta|adiantou|soluciona*|acaba com o problema|da jeito',
      'lent*|devagar|pesad*|barulho*|fraco|sem forca|trav*|emperr*|portao',
    ],
    unless:
      'preco|quanto custa|valor|nao resolveu|nao adiantou|placa|central|capacitor|engrenagem|controle*|ou|nobreak|graxa|oleo|mais forca|aumentar a forca|dar forca',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Trocar o motor só resolve se a folha, solta dele, anda leve na mão: nesse caso a troca fica de {{replacement.from}} a {{replacement.to}} em casa, e no basculante o kit PADRÃO custa {{kit.padrao}} instalado. Se ela pesa ou prende, o motor novo fica lento e barulhento como o velho, e o que resolve é a mecânica, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Prove com os cabos inteiros, a folha reta e o disjuntor desligado.',
    ],
    heading: 'O que provar antes de comprar outro motor',
    text: [
      'Capacitor fraco deixa o motor lento e sai bem mais barato que ele, de {{part.capacitor.from}} a {{part.capacitor.to}}. Tensão que cai na partida faz o mesmo, e nesse caso o fio é que se troca.',
    ],
    points: [
      'Folha leve e motor fraco com capacitor bom: o motor está no fim.',
      'Folha pesada: mola, contrapeso, roldana ou dobradiça primeiro.',
      'Quer mais velocidade: é outro modelo, e não só um motor novo.',
    ],
    send: 'Mande um vídeo do portão num curso inteiro e a foto da etiqueta do motor.',
  },
  {
    when: [
      'economizar|economia|economizo|gastar menos|gaste menos|reduzir|diminuir|baixar',
      'energia|luz|consumo|conta de luz',
      'portao|motor',
    ],
    unless: 'solar|nobreak|bateria|sem energia|queda|falta',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['care', 'works'],
    answer: [
      'O que mais economiza energia no portão é a folha leve: com trilho limpo, roldana boa e contrapeso certo, o motor anda menos tempo e puxa menos corrente. O ganho é pequeno, porque um portão em ordem custa poucos reais por mês. Se a conta subiu, procure o defeito, e o acerto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Onde a energia se perde',
    text: [
      'Perde-se na folha que arrasta, no motor que continua ligado depois do fim do curso e no fio com fuga. A central em espera gasta sempre um pouco, e desligá-la só vale em viagem longa.',
    ],
    points: [
      'Motor quente em pouco uso: está fazendo força.',
      'Zumbido com o portão parado: desligue e chame.',
      'Trocar o motor só por economia não se paga.',
    ],
    send: 'Conte em quanto a conta subiu e mande um vídeo do portão andando.',
  },
];
