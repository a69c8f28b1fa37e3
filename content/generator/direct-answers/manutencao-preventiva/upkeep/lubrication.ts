/** Answers to titles about maintenance: lubrication. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksMay, asksMistakes } from '../../../words/asking-words.ts';
import { gateOrMotor } from '../../../words/title-groups.ts';

export const lubricationAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'oleo de cozinha|oleo de soja|azeite|banha|margarina|oleo de carro|oleo queimado|vaselina',
      'rolamento|roldana|dobradica|portao',
      'pode|posso|passar|da para|serve|faz mal|usar',
    ],
    unless: 'cremalheira|trilho',
    subject: 'manutencao-preventiva',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care'],
    answer: [
      'Não passe: óleo de cozinha, óleo queimado e vaselina viram cola e juntam areia, e o rolamento para mais cedo. Rolamento blindado não leva nada; se chia, está gasto e se troca. Em dobradiça e pivô vai graxa branca ou de lítio, em camada fina; desengripante só solta o que emperrou. Trocar roldana ou rolamento fica entre {{part.rollersAndCables.from}} e {{part.gears.to}}, conforme a peça.',
    ],
    heading: 'O que vai em cada ponto do portão',
    text: [
      'Com o disjuntor desligado e o motor solto, mova a folha e ache de onde vem o chiado: em cima ou na ponta é dobradiça ou pivô; no chão é roldana; dentro da caixa é do motor, e ali só o técnico mexe.',
    ],
    points: [
      'Trilho: limpo e seco, sem graxa.',
      'Fuso: graxa própria, na revisão.',
      'Roldana que não gira livre: troca, e não óleo.',
      'Já passou óleo? Limpe com pano seco antes da graxa.',
    ],
    send: 'Mande um vídeo com som da folha andando na mão e a foto do ponto que chia.',
  },
  {
    when: [asksMistakes, 'manuten*|limpeza|limp*|lubrific*|engrax*|graxa|oleo|conserv*|cuidar', gateOrMotor],
    unless: 'deslizante|de correr|basculante|fotocelula*',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Os erros de manutenção que mais custam são graxa grossa no trilho e na cremalheira, que segura areia, óleo em rolamento blindado e em cabo de aço, jato de água na caixa do motor e reaperto às cegas com o disjuntor ligado. Lubrifica-se pouco: óleo fino em dobradiça e pivô, e o fuso e o cabo ficam para o técnico.',
    ],
    heading: 'O que é seu e o que é do técnico',
    text: [
      'Você varre o trilho, limpa as lentes com pano seco e escuta uma abertura inteira por mês. Cabo, mola, força, fim de curso e parte elétrica ficam para a visita, que dura de {{maintenance.hours.from}} a {{maintenance.hours.to}}.',
      'Adiar um barulho é o erro mais comum de todos: a roldana de hoje é a engrenagem do mês que vem.',
    ],
    points: [
      'Desengraxante em peça de nylon: resseca e trinca.',
      'Trocar um cabo só: o outro já está no fim.',
      'Portão lavado e logo acionado: espere secar.',
      'Regulagem sem testar a reversão: a força pode ter ficado alta.',
    ],
    send: 'Diga quando foi a última revisão e mande um vídeo do portão andando, com som.',
  },
  {
    when: [
      'graxa|graxa branca|graxa de litio',
      'oleo|wd40|wd|wd 40|desengripante|spray|vaselina|silicone',
      'ou|x|melhor|qual',
    ],
    unless: 'redutor|caixa|motor a oleo|banho|vaz*|trilho',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care', 'choose'],
    answer: [
      'Cada um no seu lugar: graxa branca, em camada fina, na cremalheira de aço, nos pivôs e na corrente; óleo fino, uma gota, na dobradiça. WD-40 e desengripante servem para soltar peça presa e limpar, e não para lubrificar, porque evaporam e levam a graxa embora. Trilho, cremalheira de nylon e roldana blindada ficam secos.',
    ],
    heading: 'Antes de lubrificar',
    text: [
      'Desligue o disjuntor e limpe: graxa nova sobre areia vira lixa. Fuso, cabo de aço e caixa do motor ficam para o técnico.',
    ],
    points: [
      'Excesso junta poeira e escorre na parede.',
      'Óleo de cozinha endurece e prende.',
      'Em casa, uma vez por ano; em prédio ou rua de terra, a cada {{maintenance.interval}}.',
    ],
  },
  {
    when: ['oleo|oleo lubrificante|oleo hidraulico', 'motor|ppa|garen|rossi|peccinin|caixa|redutor'],
    unless:
      'vaz*|pinga*|pingou|quanto em quanto|cremalheira|trilho|dobradica|roldana|fuso|cabo|corrente|wd*|pode|nao|errado|estraga',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'A maioria dos motores de portão de casa não leva óleo para completar: a caixa de engrenagens trabalha com graxa posta na fábrica, e só se abre no conserto. Alguns modelos de correr e os hidráulicos usam óleo, e aí vale o que está na etiqueta ou no manual. Limpar e trocar a graxa com a caixa aberta fica num serviço a partir de {{repair.from}}.',
    ],
    heading: 'Graxa por dentro, óleo por fora',
    text: [
      'Óleo de carro ou de cozinha na caixa escorre pelo retentor, molha o freio e a placa, e não protege a coroa. Por fora, pino e dobradiça pedem uma gota de óleo fino; cremalheira de aço, graxa branca em película.',
    ],
    points: [
      'Pingo embaixo do motor: retentor vencido, e não falta de óleo.',
      'Ronco que piorou: rolamento ou coroa.',
      'Motor de óleo: nível conferido na revisão de todo ano.',
    ],
    send: 'Mande a foto da etiqueta do motor e conte se ele pinga ou faz barulho.',
  },
  {
    when: [
      'graxa|oleo|lubrificacao|lubrificante',
      'quanto tempo dura|quanto dura|dura quanto|dura|validade|vence|seca em|resseca',
      'portao|motor|corrente|dobradica|cremalheira|engrenagem',
    ],
    unless: 'garantia|bateria|vaz*|pinga*|preco|quanto custa|qual|ou',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care'],
    answer: [
      'A graxa de fora, em dobradiça, pivô e cremalheira de aço, dura de seis meses a um ano, e menos perto do mar ou em rua de terra. A de dentro do redutor dura anos e só se troca com o motor aberto pelo técnico, quando ele ronca, esquenta ou vaza. O sinal de que acabou é o rangido, e não a cor.',
    ],
    heading: 'Quando pôr mais e quando não pôr',
    text: [
      'Graxa nova por cima da velha junta areia e vira lixa: limpe antes, com o disjuntor desligado, e deixe só uma película. Trilho, cremalheira de nylon e rolamento blindado ficam secos.',
    ],
    points: [
      'Escura e dura: limpar e repor.',
      'Range poucos dias depois: a peça está gasta.',
      'Fuso, engrenagem e cabo de aço: na revisão do técnico.',
    ],
    send: 'Mande um vídeo com som de uma abertura inteira.',
  },
  {
    when: ['silicone|wd40|wd 40|white lub|vaselina|grafite|parafina|sabao|vela', 'trilho|trilhos'],
    unless: 'vedar|vedacao|colar|cola|bisnaga|luz|preco',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['care', 'allowed'],
    answer: [
      'Não: no trilho do portão não vai silicone, WD-40, vaselina, parafina nem sabão, porque qualquer película segura areia e vira lixa na roldana. Ele se varre e se limpa a seco, com escova, espátula e pano, e o disjuntor desligado. Se a folha corre pesada com o trilho limpo, o que falta é roldana, e não lubrificante.',
    ],
    heading: 'Trilho seco, e onde o spray ajuda',
    text: [
      'Silicone em spray fica bem na guia de nylon de cima e no miolo da fechadura; graxa branca, em película, no eixo da roldana com graxeira e na cremalheira de aço.',
    ],
    points: [
      'Trilho já melado: tire com pano e desengripante e seque bem.',
      'Pedra e folha seca nos cantos travam mais que falta de óleo.',
      'Ranhura ou dente no trilho: solda, e não graxa.',
    ],
    send: 'Mande uma foto do trilho de perto e um vídeo da folha andando.',
  },
  {
    when: [
      'gasolina|querosene|thinner|tiner|solvente|solventes|acetona|diesel|agua sanitaria|cloro|acido|soda caustica|alcool de posto|agua raz|aguarras',
      'lavar|limpar|passar|usar|tirar|desengraxar|jogar|limpeza|pode|posso|por',
      'portao|motor|cremalheira|corrente|trilho|roldana|dobradica|fotocelula|engrenagem|braco|fuso',
    ],
    unless: 'cheiro|gerador|pintar|pintura|vazamento',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['care', 'safety', 'allowed'],
    answer: [
      'Não use: gasolina, querosene e solvente pegam fogo com uma faísca do motor, atacam nylon, borracha e pintura e lavam a graxa de onde ela faz falta. Limpe a seco, com escova e pano, com o disjuntor desligado; graxa velha e dura sai com um pouco de detergente neutro no pano, ou com desengripante na peça de aço, secando no fim.',
    ],
    heading: 'O que limpa cada parte sem estragar',
    text: [
      'Cremalheira e trilho: escova e pano. Lente da fotocélula: pano macio úmido. Caixa do motor: pano quase seco, por fora e só por fora.',
    ],
    points: [
      'Água sanitária e ácido enferrujam cabo e solda.',
      'Nylon molhado de solvente racha meses depois.',
      'Depois de limpar o aço: película de graxa branca, menos no trilho.',
    ],
    send: 'Mande uma foto da parte suja, de perto.',
  },
  {
    when: [
      'wd40|wd 40|desengripante|singer|oleo singer|oleo de maquina',
      'portao|motor|basculante|fuso|roldana|dobradica',
    ],
    unless: 'nao|estrag*|choque|controle|placa|trilho|pode|posso|passar|melhor|ou',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    isUnpriced: true,
    answer: [
      'Desengripante do tipo WD-40 solta peça presa e tira ferrugem, mas seca em dias: depois dele é preciso lubrificar. Óleo fino, do tipo Singer, vai em dobradiça, pivô e miolo de chave; cremalheira de aço pede graxa branca em película. Trilho, cremalheira de nylon e a caixa do motor não levam nenhum dos dois, e o fuso e o cabo de aço são do técnico.',
    ],
    heading: 'O que passar em cada lugar',
    text: [
      'Desligue o disjuntor, limpe com pano seco e ponha pouco: o excesso junta areia e vira lixa. Longe de fotocélula, ímã e placa.',
    ],
    points: [
      'Dobradiça e pivô: óleo fino, uma gota.',
      'Fuso: graxa do fabricante, posta pelo técnico.',
      'Range depois de lubrificado: pino ou rolamento gasto.',
    ],
    send: 'Se o barulho volta em poucos dias, mande um vídeo com som: a peça chegou ao fim.',
  },
  {
    when: [
      'de quanto em quanto tempo|quanto em quanto tempo|com que frequencia|quando|qual frequencia|a cada quanto|quantas vezes por ano|periodicidade|cada quanto tempo|quanto tempo',
      'engrax*|lubrific*|graxa|oleo|lubrificacao',
    ],
    unless: 'qual oleo|qual graxa|vaza*|como',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care'],
    answer: [
      'Em casa, uma vez por ano: dobradiças, pinos, pivôs e cremalheira de aço ganham uma película de graxa branca, depois de limpos. Trilho, cremalheira de nylon e roldana blindada ficam secos sempre, e engrenagem, fuso e cabo de aço são do técnico, na revisão. Em prédio, em rua de terra ou perto do mar, a cada {{maintenance.interval}}.',
    ],
    heading: 'Cada peça no seu tempo',
    text: [
      'Desligue o disjuntor antes de chegar a mão perto. Se a peça range antes do prazo, ela está suja ou gasta, e graxa por cima só esconde.',
    ],
    points: [
      'Cabo de aço: só o técnico, na revisão.',
      'Polia do basculante: também do técnico, porque o cabo passa nela.',
      'Trilho: varrer todo mês.',
      'Revisão completa: {{maintenance.residence}} em casa, de {{maintenance.hours.from in digits}} a {{maintenance.hours.to}}.',
    ],
  },
  {
    when: [
      'wd40|wd 40|desengripante|white lub|silicone|oleo singer|oleo de maquina|passar oleo de motor|usar oleo de motor',
      'portao|dobradica|roldana|motor|mola|fuso',
      'pode|posso|colocar|passar|usar|da para|serve|faz mal|bom|por|jogar|qual',
    ],
    unless: 'em trilho|trilho de portao|cremalheira',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care', 'allowed'],
    answer: [
      'Pode, mas só para soltar o que emperrou: o WD-40 e os desengripantes limpam e desprendem a ferrugem, e em poucos dias secam, sem lubrificar. Depois dele, seque e passe graxa branca ou de lítio, em camada fina, nas dobradiças, pivôs e eixos de roldana. Trilho, cremalheira de nylon e fotocélula ficam sem produto nenhum.',
    ],
    heading: 'O que vai em cada ponto',
    text: [
      'Lubrificação com regulagem, feita na visita, fica de {{part.adjustment.from}} a {{part.adjustment.to}}. Se o rangido volta em uma semana, a peça está gasta, e roldana ou cabo custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Spray na placa ou no motor aberto, nunca: pode conduzir e pegar fogo.',
      'Óleo queimado e de cozinha viram cola com a areia.',
      'Fuso do basculante: quem o engraxa é o técnico, na revisão.',
    ],
    send: 'Mande um vídeo com som do ponto que range e uma foto da peça.',
  },
  {
    when: [
      'graxa|oleo|lubrificante',
      'de carro|automotiva|automotivo|de motor|de rolamento|de moto|queimado|azul|preta',
      'serve|pode|posso|portao|usar|passar',
    ],
    unless: 'pingando|pinga|vaza|escorrendo|saindo|mancha|cozinha|vazando|vazou|corrente|dobradica',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care'],
    answer: [
      'Serve em pouca coisa: graxa de rolamento de carro pode ir em pino e dobradiça, uma camada fina. Na cremalheira, no trilho e no cabo de aço não, porque ela é grossa e pegajosa e vira lixa com a areia. Óleo queimado não serve em lugar nenhum: é ácido, suja e come a borracha.',
    ],
    heading: 'O que usar em cada peça',
    text: [
      'Graxa branca em spray resolve quase tudo o que se lubrifica por fora. Dentro da caixa do motor só vai a graxa do fabricante, pelo técnico.',
    ],
    points: [
      'Cremalheira de aço: película de graxa branca; de nylon: seca.',
      'Trilho e roldana: limpos e secos.',
      'Cabo e fuso: só o técnico.',
    ],
  },
  {
    when: [
      'silicone|vaselina|grafite',
      `${asksMay}|serve|bom|vale a pena|compensa|presta`,
      'portao|trilho|cremalheira*|dobradica*|roldana*|fechadura|passar|usar',
    ],
    unless: 'em trilho|trilho de portao|vedar|colar|furo|cozinha|corrente',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care', 'allowed'],
    answer: [
      'Pode, onde não há muita carga: silicone em spray serve em borracha, guia de nylon e fechadura, porque não mela nem junta pó. Em dobradiça, pino e cremalheira de aço ele dura pouco, e ali vai graxa branca ou de lítio. Vaselina escorre no calor, grafite é só para o miolo da chave, e trilho e roldana ficam secos.',
    ],
    heading: 'Antes de passar qualquer spray',
    text: [
      'Disjuntor desligado, pano seco para tirar a sujeira velha e pouco produto. O jato não vai na fotocélula nem dentro da caixa do motor.',
    ],
    points: [
      'Rangeu de novo na mesma semana: peça gasta, e não seca.',
      'Cabo de aço: quem o lubrifica é só o técnico.',
      'Piso que pegou silicone escorrega: limpe.',
    ],
  },
  {
    when: [
      'wd40|wd 40|wd|desengripante',
      'portao|dobradica*|roldana*',
      'e verdade|verdade|e mito|mito|dizem|ouvi dizer|sera que|estraga|pode|faz mal|serve|resseca',
    ],
    unless: 'cremalheira*|corrente|trilho|fuso',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care'],
    answer: [
      'Não estraga o ferro, mas engana: o WD-40 solta a ferrugem, tira a graxa que havia e evapora, e em poucos dias a peça está mais seca que antes. Use para limpar e, depois, ponha graxa branca ou de lítio em dobradiça e pino. Em rolamento blindado e na fotocélula não vai.',
    ],
    heading: 'Limpar e lubrificar são duas coisas',
    text: [
      'Disjuntor desligado, jato curto, pano, e só então uma película de graxa. O que sobra junta pó: tire.',
    ],
    points: [
      'Plástico e borracha velhos podem ressecar com desengripante.',
      'Rangido que volta logo: peça gasta.',
      'Trilho se varre.',
    ],
  },
  {
    when: [
      'oleo|lubrificante|graxa',
      'redutor|banho de oleo|industrial|caixa de reducao|redutora|motoredutor|motorredutor',
    ],
    unless: 'cozinha|wd40|dobradica|trilho|cremalheira|fuso',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'O óleo do redutor é o da plaqueta ou do manual do motor, na viscosidade e na quantidade que o fabricante dá: não se troca por óleo de carro nem por graxa, que não chega à rosca sem fim. Motor com redutor a graxa, como o de casa, não leva óleo nenhum.',
    ],
    heading: 'Nível, vazamento e troca do óleo',
    text: [
      'O nível se vê pelo visor ou pelo bujão, com o motor frio e o disjuntor desligado. Óleo a mais esquenta e vaza pelo retentor; a menos, deixa a coroa a seco.',
      'Óleo leitoso tem água, escuro com brilho tem metal: nos dois casos a caixa é aberta na oficina. Retentor, rolamento e coroa de motor comum ficam entre {{part.gears.from}} e {{part.gears.to}}; no de grande porte, por orçamento.',
    ],
    points: [
      'Mancha no chão embaixo do motor: retentor.',
      'Carcaça que não se aguenta na mão: pare e mande medir.',
      'Não misture marcas: drene e ponha tudo novo.',
      'Anote a data na tampa, para a próxima revisão.',
    ],
    further:
      'O que mais se confere está na [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e do bujão, sem abrir, e diga se há óleo no chão.',
  },
  {
    when: [
      'kit de manutencao|kit manutencao|kit de limpeza|kit de reparo|kit de lubrificacao',
      'portao|motor|portoes',
    ],
    unless: 'ppa|garen|rossi|peccinin|nice|contrato',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['care', 'buy'],
    answer: [
      'Não vendemos kit de manutenção, e o que o morador usa cabe numa gaveta: vassoura para o trilho, pano seco para as lentes, óleo fino para a dobradiça e pilha reserva do controle. Graxa do fuso, aperto, força e fim de curso são da revisão do técnico; a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'O que fazer em casa e o que deixar para a revisão',
    text: [
      'Uma vez por mês, com o disjuntor desligado: varra o trilho, limpe a fotocélula e ouça se apareceu barulho novo. Nada de óleo no trilho, na cremalheira de nylon ou no cabo.',
      'Uma vez por ano, a visita do técnico leva de {horas de manutenção} e mostra o que está gastando.',
    ],
    points: [
      'Kit de reparo de motor é outra coisa: engrenagem, rolamento e retentor do modelo.',
      'Desengripante solta o que emperrou e não fica no lugar da graxa.',
      'Chave de destravamento testada e guardada dentro de casa.',
    ],
    further:
      'A lista da revisão está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande pelo WhatsApp o tipo do portão, o bairro e desde quando não há revisão: dizemos o valor e o horário livre.',
  },
  {
    when: [
      'lubrific*|engrax*|oleo|graxa|desengripante|wd40|lubrificante|olear|azeitar',
      'portao|portoes|automatico|eletronico|motor|basculante|deslizante|correr|dobradica|dobradicas|rolamento',
    ],
    unless:
      'vaz*|pinga*|cremalheira|fuso|corrente|trilho|roldana|cabo|rang*|trocar|troca|queimad*|cheir*|quanto em quanto|frequencia|cada quanto|deixa|cursor|alemao|cozinha|como',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'No portão se lubrifica pouco e no lugar certo: no basculante, pivô com óleo fino; no de abrir, dobradiça com óleo fino; no de correr, cremalheira de aço com uma película de graxa branca. Trilho e cremalheira de nylon ficam secos, e rolamento blindado não leva nada. Antes, desligue o disjuntor; o fuso, o cabo de aço, a mola e a caixa do motor ficam para o técnico.',
    ],
    heading: 'Onde pôr, onde não pôr e com quê',
    text: [
      'Limpe com pano seco, ponha pouco e tire o excesso: graxa que escorre junta areia e vira lixa. Desengripante serve para soltar o que emperrou, e não fica no lugar da graxa.',
      'Óleo de cozinha, óleo queimado e vaselina viram cola com a poeira. Engrenagem e redutor se engraxam por dentro, na revisão anual.',
    ],
    points: [
      'Correr: trilho varrido e seco, roldana aberta com uma gota no eixo.',
      'Basculante: pivôs e articulações dos braços, nunca o cabo.',
      'De abrir: dobradiças de baixo e de cima, com a folha parada.',
      'Continuou rangendo em poucos dias: o pino ou o rolamento gastou.',
      'Fotocélula, ímã e freio longe de qualquer óleo.',
    ],
    further:
      'O que o técnico confere todo ano está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Se range depois de limpo e lubrificado, mande um vídeo com som, gravado de longe, e o tipo de portão.',
  },
  {
    when: [
      'graxa|lubrificante|oleo|wd|vaselina',
      'cremalheira|trilho|roldana|corrente|fuso|dobradica|portao',
      'qual|que|posso|ou|melhor|usar|vai',
    ],
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Cremalheira de aço leva só uma película de graxa branca, e a de nylon fica seca; trilho fica sem graxa nenhuma; roldana blindada não leva nada; dobradiça, óleo fino; fuso e cabo de aço ficam para o técnico. Óleo de cozinha e vaselina juntam poeira, e spray desengripante é para soltar peça, não para lubrificar. Se o manual do motor manda deixar a cremalheira seca, vale o manual.',
    ],
    heading: 'O que cada peça aceita',
    text: [
      'Graxa em excesso no dente pega areia da rua e vira lixa: limpe com pano seco antes de repor. Em rua de terra e calçada, menos graxa e mais vassoura.',
      'Limpeza, aperto e lubrificação certa fazem parte da manutenção; a visita que a orça não tem taxa.',
    ],
    points: [
      'Roldana de nylon com rolamento: seco.',
      'Corrente: graxa leve, pano depois.',
      'Pistão: só o que o manual do modelo manda.',
      'Trilho com óleo faz a folha patinar.',
    ],
    further:
      'A revisão completa está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande uma foto da cremalheira e do trilho.',
  },
  {
    when: ['lubrific*|engraxar|graxa|oleo', 'horario|hora|manha|noite|epoca|quando|frequencia|quantas vezes'],
    unless: 'qual graxa|que graxa|wd40|barulh*',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'O horário não muda o resultado; escolha uma hora com o portão seco, sem sol forte na folha e sem ninguém para sair, porque o disjuntor fica desligado uns vinte minutos. O que importa é a frequência: uma vez por ano em casa e a cada {{maintenance.interval}} em prédio ou perto de obra e poeira.',
    ],
    heading: 'O que lubrificar e o que deixar seco',
    text: [
      'Com o disjuntor desligado, limpe antes de passar: graxa sobre areia vira lixa. Dobradiça e pivô levam poucas gotas de óleo; trilho e roldana blindada, nada; o fuso é do técnico.',
      'Depois ligue e faça duas viagens olhando de fora. Rangido que volta em dias é peça gasta, e a revisão fica a partir de {{part.adjustment.from}}.',
    ],
    points: [
      'Depois de chuva forte ou lavagem: espere secar.',
      'Cabo de aço: o lubrificante dele é com o técnico.',
      'Correia e fotocélula: nunca.',
    ],
  },
  {
    when: [
      'quanto tempo|ate quando|por quanto tempo|posso ficar|pode ficar|aguenta ficar',
      'sem manutencao|sem revisao|sem lubrificar|sem lubrificacao|sem regulagem|sem revisar',
      'portao|motor|automatico|basculante',
    ],
    unless: 'demora|leva',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Numa casa, um ano é o limite sensato entre uma manutenção e outra; em prédio, loja ou perto do mar, {{maintenance.interval}}. Ele não para no dia seguinte, mas a graxa seca, o cabo e a roldana gastam sem aviso e o motor passa a carregar o que a folha deixou de equilibrar. Rangido, lentidão ou tranco encurtam o prazo: chame antes.',
    ],
    heading: 'O que se perde esperando mais',
    text: [
      'A revisão leva de {horas de manutenção}; a regulagem sozinha fica de {{part.adjustment.from}} a {{part.adjustment.to}}. Cabo, roldana ou mola que se deixa acabar custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e a bobina que queimou por causa deles, de {{part.stator.from}} a {{part.stator.to}}.',
    ],
    points: [
      'Todo mês, pelo dono: varrer o trilho e limpar as lentes.',
      'Uma vez por ano: graxa nas dobradiças e pivôs.',
      'Teste da fotocélula com um cabo de vassoura.',
    ],
    send: 'Mande uma foto do portão por dentro e diga quando foi a última revisão.',
  },
  {
    when: ['lubrific*|engrax*|graxa|oleo', 'como|posso|pode|onde|que graxa|qual graxa|passar|por|colocar'],
    unless:
      'basculante|inverno|frio|de quanto em quanto|quando|frequencia|quantas vezes|visita|contrato|preco|quanto custa',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Para lubrificar o portão eletrônico, corte a energia dele e ponha pouca graxa só onde há giro com metal: dobradiça, pivô e eixo de roldana sem blindagem. Trilho, cremalheira de nylon, correia e rolamento blindado trabalham secos, e o fuso, o cabo de aço e o interior do motor ficam para o técnico.',
    ],
    heading: 'Como lubrificar o portão, ponto por ponto',
    text: [
      'Graxa sobre poeira vira lixa: pano seco antes, lubrificante depois e pano outra vez para tirar o que sobrou. Desengripante serve para limpar ferrugem de dobradiça, mas evapora e deixa o ferro seco.',
      'Se o rangido volta em poucos dias, a peça está gasta e nenhuma graxa a conserta. Trocar roldana fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Dobradiça e pivô: duas gotas de óleo grosso ou graxa em spray.',
      'Fuso do basculante: fica para o técnico, com a graxa própria.',
      'Trilho do portão de correr: só limpeza, com escova e pano.',
      'Cabo de aço: só o técnico; o que se faz em casa é olhar de longe se há fio solto.',
      'Redutor do motor: graxa do fabricante, trocada por quem o abre.',
    ],
    questions: [
      {
        question: 'Posso lubrificar com o portão ligado na tomada?',
        answer:
          'Não. Um toque de controle põe a folha em movimento com a mão dentro; desligue o disjuntor e avise a casa.',
      },
      {
        question: 'Vaselina ou silicone em spray servem?',
        answer:
          'O silicone serve na borracha e no plástico. No ferro que carrega peso ele sai depressa, e a graxa branca aguenta mais.',
      },
    ],
  },
  {
    when: ['lubrific*|engrax*', 'de quanto em quanto|quando|frequencia|quantas vezes'],
    unless: 'inverno|frio|condominio*|predio*',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'O portão de casa pede lubrificação uma vez por ano nas dobradiças e nos pivôs, e na revisão, também anual, no que o técnico abre. Quem mora em rua de terra, perto de obra ou com muita chuva de vento limpa e lubrifica antes.',
    ],
    heading: 'O prazo da graxa em cada peça do portão',
    text: [
      'O calendário ajuda, mas quem manda é o ouvido: rangido, folha que ficou pesada na mão e pó escuro em volta do pino pedem limpeza e graxa no mesmo fim de semana.',
      'A revisão do técnico, que inclui lubrificação, reaperto e regulagem de força, leva de {horas de manutenção}.',
    ],
    points: [
      'Dobradiças e pivôs: junto com a limpeza da garagem.',
      'Fuso e cabo de aço: na revisão, pelo técnico.',
      'Trilho: nunca leva graxa, só limpeza.',
      'Motor: quando o técnico o abre, com a graxa do fabricante.',
    ],
    questions: [
      {
        question: 'Lubrificar demais faz mal ao portão?',
        answer: 'Faz. A graxa que sobra junta areia, escorre para a fotocélula e mancha o piso.',
      },
    ],
  },
  {
    when: ['oleo', 'qual|que|quantos|tipo|trocar|troca', 'motor|redutor'],
    unless: 'graxa|dobradica|trilho|cremalheira|roldana|wd|vaza*|pode|hidraulic*|singer|fuso|mola|carro',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'O óleo é o que está na ficha ou na tampa do redutor: motor industrial em banho de óleo usa óleo de engrenagem na viscosidade que o fabricante indica, e completa-se só com o mesmo. Motor de portão de casa não leva óleo: as engrenagens trabalham com graxa, posta na fábrica ou na troca da peça. Óleo de carro, de cozinha e desengripante estragam a vedação e os dois.',
    ],
    heading: 'Nível e vazamento num redutor a óleo',
    text: [
      'O nível se confere pelo visor ou pelo bujão, com o motor parado e frio. Poça embaixo é retentor gasto, e a troca dele entra no conserto, de {{repair.from}} a {{repair.to}}.',
      'Óleo escuro com limalha pede troca e inspeção da coroa.',
    ],
    points: [
      'Etiqueta do motor e da caixa redutora fotografadas.',
      'Bujão de respiro limpo.',
      'Em prédio, conferência do nível a cada revisão.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta e do redutor, com a mancha, se houver.',
  },
  {
    when: [
      'graxa branca|litio|wd 40|wd40|wd|desengripante|vaselina|silicone|grafite|oleo singer|oleo queimado|oleo de maquina|oleo de motor|spray|lubrificante',
    ],
    unless: 'solar|cheiro*|fumaca|vaz*',
    subject: 'manutencao-preventiva',
    answer: [
      'Desengripante do tipo WD-40 limpa e solta peça presa, mas evapora e não lubrifica por muito tempo; graxa branca ou de lítio serve em dobradiça e pivô, em camada fina. Trilho e roldana de portão de correr ficam limpos e secos, porque graxa, óleo e vaselina juntam areia e viram lixa.',
    ],
    heading: 'O que passar em cada peça do portão',
    text: [
      'Desligue o disjuntor antes e limpe a peça com pano: lubrificante por cima de sujeira não entra. Na cremalheira de nylon não vai graxa, e na engrenagem de dentro do motor quem mexe é o técnico.',
      'Silicone em spray cabe em borracha e guia de nylon; grafite, no cilindro da fechadura. Uma revisão com regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Dobradiça e pivô: graxa de lítio ou branca, pouca.',
      'Fuso do basculante: só o técnico, com a graxa do fabricante.',
      'Trilho, roldana e cremalheira de nylon: só limpeza.',
      'Cabo de aço: só o técnico; fio desfiado se troca, não se engraxa.',
    ],
    aspects: ['care'],
  },
  {
    when: [
      'quanto oleo|quantos litros|quanto de oleo|nivel de oleo|oleo de motor|oleo no motor|oleo em motor|vai oleo|leva oleo',
      'motor|redutor|portao',
    ],
    unless:
      'troca de oleo|trocar oleo|trocar o oleo|precisa|cozinha|queimado|dobradica|trilho|vaz*|ping*|hidraulic*|carro|corrente|roldana|cremalheira|fuso',
    winsTies: true,
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Motor de portão de casa não leva óleo: o redutor dele trabalha com graxa, posta na fábrica e trocada só quando se abre a caixa para a engrenagem. Leva óleo o motor hidráulico e alguns redutores grandes de prédio, na quantidade e no tipo que a etiqueta ou o manual dizem, até o visor de nível. Óleo posto por cima escorre para a bobina e para a placa.',
    ],
    heading: 'O que se lubrifica e o que não',
    text: [
      'Por fora, graxa branca fina em cremalheira de aço, pivô e corrente; óleo fino, uma gota, em dobradiça. No trilho, na cremalheira de nylon e na roldana blindada não se põe nada.',
      'Graxa do redutor com cheiro de queimado ou pedaços de nylon pede a abertura da caixa: engrenagem e rolamento ficam de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    points: [
      'Mancha de óleo embaixo de motor comum: é graxa que derreteu pelo calor.',
      'Motor hidráulico que perde força: nível baixo ou vedação.',
      'Revisão a cada {{maintenance.interval}} em prédio e uma vez por ano em casa.',
    ],
    send: 'Mande a foto da etiqueta do motor: dizemos se ele usa graxa ou óleo.',
  },
  {
    when: ['lubrific*|engrax*|manuten*|cuidado*', 'inverno|frio'],
    subject: 'manutencao-preventiva',
    answer: [
      'No inverno, lubrifique o portão antes das manhãs frias, com pouca graxa própria nas dobradiças e roldanas, depois de limpar a velha: é a graxa grossa e suja que endurece e deixa a folha lenta. Trilho não leva graxa, só limpeza, porque ela junta areia.',
    ],
    heading: 'Que lubrificante vai em cada ponto no frio',
    text: [
      'Óleo fino escorre e graxa comum endurece; a de lítio, em camada fina, aguenta a estação. Spray desengripante limpa, mas não lubrifica por muito tempo.',
      'Fuso, cabo, mola, contrapeso e caixa do motor ficam para a revisão, que leva de {horas de manutenção}. O motor por dentro usa a graxa que o fabricante indica.',
    ],
    points: [
      'Dobradiças e pivôs: graxa de lítio, pouca.',
      'Roldanas: no eixo, e não na pista que toca o trilho.',
      'Fuso do basculante: na revisão, pelo técnico.',
      'Cremalheira: seca, só escovada.',
      'Fotocélula: pano seco, sem produto.',
    ],
  },
];
