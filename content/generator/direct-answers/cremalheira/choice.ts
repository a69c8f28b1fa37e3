/** Answers to titles about racks: choosing and buying. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksMay } from '../../words/asking-words.ts';

const broken = 'nao abre|nao fecha|parou|queim*|quebr*|consert*|defeito|barulho';

export const choiceAnswers: readonly DirectAnswer[] = [
  {
    when: ['suporte|suportes|parafuso|parafusos|espacador|fixacao|cantoneira', 'cremalheira*'],
    unless:
      'nao|barulho*|rang*|quebr*|gast*|solt*|estal*|caiu|caindo|cedeu|torto|torta|empen*|emperr*|trav*|como|por que|porque|pode|posso|ou|melhor|diferenca|vaz*|pinga*|saiu|frouxo|frouxa',
    subject: 'cremalheira',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['install', 'price'],
    answer: [
      'A cremalheira se prende à folha por parafusos com espaçador, dois ou três por gomo, ou por suportes soldados: o parafuso passa por um furo comprido e deixa subir e descer até sobrar de 1 a 2 mm entre os dentes. Refazer a fixação e o alinhamento fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com as peças comuns.',
    ],
    heading: 'Parafuso, solda ou cantoneira',
    text: [
      'Em folha de chapa fina, uma cantoneira de ponta a ponta reparte a força e evita que o parafuso rasgue o ferro. Solda direta só com a medida final, porque depois não há como alinhar.',
    ],
    points: [
      'Emenda de gomos conferida com um pedaço invertido.',
      'Folga igual do começo ao fim do curso.',
      'Aperto refeito na revisão de todo ano.',
    ],
    send: 'Mande uma foto da cremalheira na folha e outra do pinhão com ela encostada.',
  },
  {
    when: [
      'cremalheira*|gomo|gomos',
      'industrial|reforcada|reforcado',
      'residencial|comum|casa|normal|simples',
    ],
    unless: 'quebr*|barulho|pula|pulando',
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['choose', 'what'],
    answer: [
      'Em folha leve de casa, a cremalheira residencial, em geral de nylon com alma de aço, basta e anda quieta; folha pesada, prédio e galpão pedem a industrial, de aço galvanizado e mais larga. Nas duas, o passo do dente tem de ser o do pinhão do motor. Trocada e alinhada, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}} em portão de casa.',
    ],
    description:
      'Folha leve de casa: cremalheira residencial, de nylon com alma de aço. Folha pesada, prédio e galpão: industrial, de aço. O passo é o do pinhão.',
    heading: 'Por que não misturar as duas na mesma folha',
    text: [
      'A altura e a largura do dente mudam de uma para a outra, e na emenda o pinhão bate. Por isso a folha leva um tipo só, de ponta a ponta.',
    ],
    points: [
      'Residencial: folha de casa, com o peso dentro da ficha dela.',
      'Industrial: muitas aberturas por dia ou folha de chapa comprida.',
      'Motor trocado por um maior: confira o pinhão antes da cremalheira.',
    ],
    send: 'Mande uma foto da cremalheira de lado, com o pinhão à vista, e o peso ou as medidas da folha.',
  },
  {
    when: [
      'cremalheira*',
      'nylon|plastico|plastica',
      'aco|ferro|metal|galvanizada',
      'trocar|troca|troco|substituir|passar',
      'vale a pena|compensa|vale',
    ],
    unless: 'quando|barulho',
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Vale se a folha é pesada, se o portão é de prédio ou se o dente de nylon já gastou ou ressecou no sol. Em folha leve e alinhada, com os dentes inteiros, não compensa: o nylon dura muitos anos e faz menos barulho. A troca da linha toda fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}} em portão de casa.',
    ],
    description:
      'Vale em folha pesada, prédio ou dente já gasto. Em folha leve e alinhada, com os dentes inteiros, não compensa: o nylon dura e faz menos barulho.',
    heading: 'O que a troca muda no motor',
    text: [
      'O passo do dente de aço tem de ser o do pinhão que está no motor, e a altura se acerta de novo. Se o dente gastou por desalinho, o de aço gasta também: o motor se alinha na mesma visita.',
    ],
    points: [
      'Aço: película de graxa branca. Nylon: limpo e seco.',
      'Dois milímetros de folga, conferidos nas pontas e no meio.',
      'Com o aço, o portão fica um pouco mais ruidoso.',
    ],
    send: 'Mande uma foto da cremalheira de hoje e outra do pinhão com ela encostada.',
  },
  {
    when: [
      'cremalheira*',
      'nylon|plastico|plastica',
      'pesado|pesada|ferro|chapa|condominio|predio',
      'serve|aguenta|suporta|pode|da conta|vale',
    ],
    unless: 'ou|aco ou',
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'Em geral, não: em portão pesado a de nylon com alma de aço só serve se a ficha dela cobre o peso da folha, e em prédio gasta depressa: ali o certo é a de aço galvanizado. Em folha de casa ela aguenta muitos anos e faz menos barulho. Trocar fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, em portão de casa.',
    ],
    heading: 'Antes de trocar de nylon para aço',
    text: [
      'O passo do dente tem de ser o do pinhão do motor, e a altura se acerta de novo. Cremalheira que quebra em folha leve não é fraca: falta folga entre ela e o pinhão.',
    ],
    points: [
      'Nylon: limpo e seco. Aço: película de graxa branca.',
      'Folga de uns dois milímetros em todo o curso.',
      'Roldana baixa faz qualquer uma quebrar.',
    ],
  },
  {
    when: [
      'cremalheira*',
      'velha|antiga|atual|que ja tenho|usada|mesma|reaproveit*|aproveit*',
      `${asksMay}|aproveit*|reaproveit*|fica|serve|precisa trocar`,
    ],
    unless: 'quebr*|quanto custa|preco|barulho',
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['compatibility', 'replace'],
    answer: [
      'Pode ficar, se o passo do dente é o do pinhão do motor novo e se nenhum dente está comido ou quebrado. Muda quase sempre só a altura, que se acerta na montagem, com uns dois milímetros de folga em todo o curso. Passo diferente ou gomo torto pede troca, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} em portão de casa.',
    ],
    heading: 'Conferir o passo em um minuto',
    text: [
      'Meça dez dentes com a trena e divida: o número tem de bater com o da ficha do motor. Uma foto com a régua encostada também resolve.',
    ],
    points: [
      'Parafusos soltos: reaperte antes do motor.',
      'Nylon e aço podem ficar com o mesmo pinhão, se o passo é igual.',
      'Emenda fora de passo faz o motor pular ali.',
    ],
  },
  {
    when: ['cremalheira*', 'portao', 'quantos metros|quantas barras|quantos gomos'],
    unless: 'pulando|pula|kg|quilos',
    figure: { unit: 'metre', from: 1 },
    subject: 'cremalheira',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['buy', 'price'],
    answer: [
      'Portão de correr de {figura} pede {figura} de cremalheira, e um pedaço a mais se o motor fica afastado do vão, porque ela acompanha a folha de ponta a ponta. Posta e alinhada por nós, a troca custa em geral de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; os gomos avulsos estão nas lojas do ramo.',
    ],
    heading: 'Contar os gomos antes de comprar',
    text: [
      'Meça a folha, que costuma passar do vão, e divida pelo comprimento do gomo da loja, arredondando para cima. Na emenda, um pedaço invertido por baixo mantém o passo do dente.',
    ],
    points: [
      'Passo do dente igual ao do pinhão que já está no motor.',
      'Parafusos e suportes comprados junto.',
      'Sobra cortada na ponta, nunca no meio da linha.',
    ],
    send: 'Mande o comprimento e o material da folha, uma foto do motor e a de um dente com uma régua ao lado.',
  },
  {
    when: ['cremalheira*', 'portao', 'preco|valor|quanto|comprar|custa|metros|m'],
    unless: `${broken}|quantos metros|quantas barras|quantos gomos|motor|motores|automatizador|pulando|pula|instalar sozinho|ou|qual|como|kg|quilos|kit|barra|barras`,
    figure: { unit: 'metre', from: 1 },
    subject: 'cremalheira',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['buy', 'price'],
    answer: [
      'Trocar a cremalheira de um portão de correr de {figura} fica em geral entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com os gomos que se trocam e a mão de obra. A linha inteira acompanha a folha de ponta a ponta, e por isso a conta é de {figura} ou pouco mais. O gomo avulso nós não vendemos: ele se compra em loja do ramo.',
    ],
    heading: 'Antes de comprar a cremalheira',
    text: [
      'Meça a folha, e não só o vão: ela costuma passar dele. A cremalheira vem em gomos, que se emendam com um pedaço invertido por baixo, para o passo não mudar na junta.',
    ],
    points: [
      'O dente tem o passo do pinhão que já está no motor.',
      'Nylon com alma de aço na folha leve; aço galvanizado na pesada.',
      'Somam-se os parafusos, as porcas e os suportes.',
      'Pinhão gasto se troca junto.',
    ],
    further: 'Alinhar e trocar estão em [cremalheira pulando](/cremalheira-do-portao-pulando).',
    send: 'Mande a foto de um dente com uma régua ao lado, o comprimento e o material da folha e a etiqueta do motor.',
  },
  {
    when: ['cremalheira*', 'kit|barra|barras|comprar|metros|m|preco|valor|quanto'],
    unless: `${broken}|motor|motores|automatizador|pulando|pula|instalar sozinho|ou|qual|como|kg|quilos|portao de correr de|portao deslizante de|portao de`,
    figure: { unit: 'metre', from: 1 },
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['buy', 'price'],
    answer: [
      'Trocada e alinhada por nós, a cremalheira fica em geral entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, conforme quantos gomos saem; linha muito longa se orça pela foto, e o gomo avulso se compra em loja do ramo. Uma de {figura} atende folha desse comprimento ou menor, porque cobre a folha inteira, e não só o vão.',
    ],
    heading: 'Antes de comprar {figura}',
    text: [
      'Meça a folha, e não o vão. Ela vem em gomos, que se emendam com um pedaço invertido por baixo, para o passo não mudar na junta.',
      'Nylon com alma de aço é silencioso e serve à folha leve; aço galvanizado, à pesada e ao uso de prédio. Os dois não se misturam na mesma folha.',
    ],
    points: [
      'Passo do dente igual ao do pinhão do motor.',
      'Parafusos, suportes e porcas na conta.',
      'Pinhão gasto se troca junto.',
      'Folga pequena e igual do começo ao fim.',
    ],
    further: 'Alinhar e trocar estão em [cremalheira pulando](/cremalheira-do-portao-pulando).',
    send: 'Mande a foto de um dente com uma régua ao lado, o comprimento e o material da folha e a etiqueta do motor.',
  },
  {
    when: [
      'cremalheira*',
      'serve|servem|funciona|compativel|da certo|posso|pode|usar|aceita|encaixa|combina|entra',
    ],
    ofTwoBrands: 'any',
    unless: 'melhor|preco',
    subject: 'cremalheira',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility', 'replace'],
    answer: [
      'Serve se o dente da cremalheira tiver o mesmo passo do pinhão do motor: o que combina é o dente, e não a marca, e por isso entre {primeira} e {segunda} a resposta sai de um gomo encostado no pinhão. Se os dentes assentam inteiros em três ou quatro seguidos, ela serve; se sobem aos poucos, o pinhão vai gastar e pular. Trocar e alinhar a linha fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Como provar o encaixe antes de parafusar',
    text: [
      'Meça dez dentes da cremalheira velha e dez da nova: a medida tem de ser igual. Uma diferença pequena em cada dente vira um dente inteiro no fim da folha.',
      'Não misture gomos de passo diferente na mesma folha, e deixe de 1 a 2 mm de folga entre o dente e o pinhão em todo o percurso.',
    ],
    points: [
      'Largura do dente: cobre a do pinhão.',
      'Altura do furo: alcança a do suporte.',
      'Folha pesada: dente de aço; folha leve: nylon com alma de aço.',
    ],
    further:
      'As faixas de cada conserto estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto do pinhão e a de um gomo ao lado de uma régua, com a etiqueta do motor.',
  },
  {
    when: [
      'ppa',
      'cremalheira*',
      'original|avulso|avulsa|avulsos|avulsas|comprar|compra|preco|valor|quanto custa|quanto|vende*|onde|nova|novo|reposicao|loja|encontrar|acho|ppa',
    ],
    unless:
      'consert*|repar*|arrumar|reforma|nao abre|nao fecha|nao anda|nao funciona|parou|travou|queim*|quebr*|estal*|barulho|como|diferenca|kit|instalar|regular|sozinh*|molhou|molhada|cheiro|pisca*|apit*|bip*|erro|pula*|salta*|escap*|frouxa|desalinh*|raspa*|nao grava|nao responde|nao obedece|motor',
    subject: 'cremalheira',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price', 'replace'],
    answer: [
      'Cremalheira para motor PPA de correr nós levamos e montamos, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, na medida da folha. Para comprar só as barras, o que tem de combinar é o passo do dente com o pinhão do motor, e não a marca.',
    ],
    heading: 'Nylon ou aço, e quantos metros',
    text: [
      'Nylon com alma de aço é silencioso e basta em folha leve de casa; aço é para folha pesada e prédio. Meça a folha inteira, de ponta a ponta.',
      'Barra nova ao lado de velha só funciona com o dente do mesmo passo e a emenda conferida, ou o motor pula naquele ponto.',
    ],
    points: [
      'Foto de um palmo da cremalheira com régua.',
      'Pinhão gasto se troca junto.',
      'Altura certa: pequena folga entre dente e pinhão.',
    ],
    send: 'Mande pelo WhatsApp o comprimento da folha, a foto de um palmo da cremalheira com régua e a etiqueta do motor.',
  },
  {
    when: [
      'cremalheira*',
      'nylon|galvanizad*|metal|metalica|ferro|aco|aluminio|barra|barras|gomo|gomos|parafuso|parafusos|industrial|metro|metros|1 metro|1,5 m|3 metros|com alma|vende|vendem',
    ],
    unless:
      'nao abre|nao fecha|nao funciona|parou|quebr*|queim*|consert*|repar*|solt*|caiu|saindo|saiu|pulando|pula|estal*|barulho|gast*|torta|torto|desalinhad*|como|program*|regular|trocar|troca|pisca*|molhou|perdi|perdeu|sujo|suja|ppa|motor|kit|ou|diferenca|dura|melhor|lubrific*|instalar',
    subject: 'cremalheira',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price', 'choose'],
    answer: [
      'Cremalheira de portão nós levamos e montamos, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} em portão de casa, na medida da folha. Nylon com alma de aço é silencioso e basta em folha leve; aço galvanizado é para folha pesada e prédio. Nos dois casos o dente tem de ter o passo do pinhão do seu motor.',
    ],
    heading: 'Quantas barras comprar e como prendê-las',
    text: [
      'Meça a folha inteira, e não o vão, e some a sobra em que ficam os dois fins de curso; o que faltar se completa com mais uma barra, cortada. A emenda precisa manter o passo, e por isso se monta com um pedaço servindo de gabarito.',
      'Nylon vai parafusado na folha; aço pode ser parafusado ou soldado no nível, com uma pequena folga sobre o pinhão.',
    ],
    points: [
      'Régua num palmo da cremalheira antiga: mostra o passo do dente.',
      'Pinhão gasto come a cremalheira nova; troca-se junto.',
      'Parafuso em cada furo, e não um sim e outro não.',
    ],
    send: 'Mande pelo WhatsApp o comprimento e o material da folha, a foto de um palmo da cremalheira com régua e a etiqueta do motor.',
  },
  {
    when: ['cremalheira*', 'kit', 'vem|acompanha|inclus*|incluid*|junto|traz'],
    unless: 'preco*|quanto custa|valor*|pul*|quebr*',
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['buy', 'what'],
    answer: [
      'No nosso conjunto de correr a cremalheira vem na medida da sua folha, e não num número fixo de metros: conta-se o comprimento inteiro da folha, de ponta a ponta. Numa folha de três metros e meio são quatro barras de um metro. Em kit de loja, os metros estão escritos na caixa, e o que faltar se completa com gomos do mesmo passo.',
    ],
    heading: 'Antes de comprar um kit com cremalheira',
    text: [
      'Meça a folha, e não o vão: o pinhão percorre a folha de ponta a ponta. O conjunto sai por orçamento; numa casa, a troca do motor de correr fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Em folha leve de casa, dente de nylon com alma de aço.',
      'Folha de chapa ou de prédio: aço galvanizado.',
      'Parafusos para toda a extensão, e não só para as pontas.',
    ],
    send: 'Mande o comprimento e o material da folha, com uma foto da lateral por dentro.',
  },
  {
    when: ['cremalheira*', 'parafuso*|parafusad*|parafusar', 'solda*|soldar', 'ou|qual|melhor|x'],
    unless: 'solt*|caiu|quebr*|abriu',
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'Parafuso é melhor que solda na cremalheira: o furo rasgado deixa acertar a altura de novo, e um gomo quebrado sai sozinho. A solda só se justifica em suporte de ferro que segura gomo de aço em folha muito pesada, e o calor dela entorta a peça e derrete o nylon. Trocar e alinhar fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Como prender para não soltar',
    text: [
      'Aperte com arruela de pressão e porca, no meio do furo rasgado, para sobrar regulagem nos dois sentidos. Se alguém for soldar no portão, os fios da central saem antes, com o disjuntor desligado.',
    ],
    points: [
      'Um parafuso a cada palmo e meio, sem pular os do meio.',
      'Emenda de gomos alinhada por um pedaço invertido.',
      'Folha de alumínio: parafuso com reforço por dentro.',
    ],
    send: 'Mande a foto de um trecho da cremalheira com a fixação à vista e o material da folha.',
  },
  {
    when: [
      'motor',
      'sem trocar|manter|aproveitar|mesma|reaproveitar|nao trocar|fica a mesma',
      'cremalheira*',
    ],
    unless: 'pul*|quebr*|barulho',
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['compatibility', 'replace'],
    answer: [
      'Dá para trocar o motor e manter a cremalheira, se o passo do dente é o do pinhão novo e os dentes não estão em ponta. O que muda quase sempre é a altura: a base sobe ou desce para o pinhão engrenar com folga de 1 a 2 mm. A troca do motor de correr numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}, e a cremalheira boa sai da conta.',
    ],
    heading: 'Conferir a cremalheira antes do motor novo',
    text: [
      'Meça dez dentes com a régua e divida por dez: é o passo. O mais comum em casa é o módulo quatro, e mesmo assim a medida manda mais que o nome.',
    ],
    points: [
      'Dente em ponta ou em gancho: troque, ou ela come o pinhão novo.',
      'Nylon rachado no parafuso: troque o gomo.',
      'Ímãs do fim de curso: mudam de lugar com o motor.',
    ],
    send: 'Mande a foto de um trecho com uma régua ao lado e a etiqueta do motor de hoje.',
  },
  {
    when: ['cremalheira*', 'quantos metros|quanto comprar|quantas barras|quantos gomos|metragem|tamanho'],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Compre o comprimento da folha inteira, e não o do vão, porque a folha toda passa pelo pinhão: numa de três metros e meio são quatro barras de um metro, ou os gomos que somem isso, arredondando para cima e cortando o que passar da ponta. O fim de curso não pede metro a mais: os ímãs ou as chapinhas se prendem na própria cremalheira.',
    ],
    heading: 'Medidas para não voltar à loja',
    text: [
      'Confira o passo: dez dentes de módulo 4 medem perto de 12,6 cm, e o pinhão tem de ser o mesmo. Conte também os parafusos, um a cada palmo e meio, e a altura da folha até a base do motor.',
      'Instalada por nós, cremalheira com peça comum fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Nylon com alma de aço: folha leve de casa.',
      'Aço galvanizado: folha pesada ou de prédio.',
      'Folga de 1 a 2 mm entre dente e pinhão, em todo o curso.',
    ],
    send: 'Mande o comprimento da folha, a etiqueta do motor e uma foto da lateral por dentro.',
  },
  {
    when: ['cremalheira*', 'modulo|modulo 4|modulo 3|modulo 6|passo'],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['compatibility', 'what'],
    answer: [
      'Módulo é o tamanho do dente da cremalheira, e tem de ser o mesmo do pinhão do motor. A de portão de casa costuma ser módulo 4: a distância entre dois dentes é de 12,6 mm, e dez deles medem perto de 12,6 cm na régua.',
    ],
    heading: 'Medir o módulo sem tirar a peça',
    text: [
      'Com o disjuntor desligado, encoste a régua no fundo de um dente e conte dez. Se der menos que doze centímetros ou mais que treze, é outro módulo, e só serve peça do mesmo fabricante.',
      'Módulo errado entra meio dente, estala e come a engrenagem, que custa de {{part.gears.from}} a {{part.gears.to}}. A cremalheira fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Nylon e aço do mesmo módulo podem ficar na mesma folha, com altura igual.',
      'Gomo novo mais alto que o vizinho: calce ou troque o jogo.',
      'Pinhão em ponta: troque junto.',
    ],
  },
  {
    when: ['cremalheira*', 'aluminio'],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Cremalheira de portão se compra em nylon com alma de aço ou em aço galvanizado; de alumínio não usamos, porque o dente é macio para o pinhão. Em folha de alumínio entra a de nylon, aparafusada com separador, já que aço encostado no alumínio com chuva corrói.',
    ],
    heading: 'Cremalheira num portão de alumínio',
    text: [
      'O perfil fino não segura parafuso sozinho. Rebite com rosca ou uma barra por trás distribui o esforço, e o furo comprido deixa corrigir a altura.',
      'O valor depende dos metros e entra no orçamento do motor; em reparo, o serviço fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Folha leve: nylon com alma de aço.',
      'Parafuso de inox, para não manchar nem corroer.',
      'Mesmo passo do pinhão do motor.',
    ],
  },
  {
    when: ['cremalheira*', 'qual|que|tipo|indicada|certa|pesad*|para portao de|para folha de|portao de'],
    figure: { unit: 'kilogram', from: 450 },
    unless: 'motor',
    subject: 'cremalheira',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Para uma folha de {figura}, cremalheira de aço galvanizado, com o dente no passo do pinhão do motor: a de nylon com alma de aço é de folha leve e gasta cedo nesse peso. Prenda cada gomo em três pontos, com 1 a 2 mm de folga entre os dentes do começo ao fim. Posta e alinhada por nós, em portão de casa, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; linha longa se orça por foto.',
    ],
    heading: 'O que mais aguenta {figura}',
    text: [
      'Quem carrega o peso são as roldanas e o trilho; a cremalheira só puxa. Roda presa ou trilho fora do nível comem o dente, seja ele de que material for.',
      'O motor pede {sobra} ou mais na etiqueta.',
    ],
    points: [
      'Barra inteira, sem gomo de outra marca no meio.',
      'Parafuso em furo oblongo, para acertar a altura.',
      'Pinhão novo junto, se o velho está afinado.',
    ],
    send: 'Mande pelo WhatsApp a foto do pinhão e o comprimento da folha.',
  },
  {
    when: [
      'cremalheira*',
      'gast*|desgast*|quebr*|rachad*|trocar|troca|troco',
      'quantos metros|quantas barras|quantos gomos|metragem|quanto comprar|quantos pedacos',
    ],
    unless: 'trocar o motor|troca do motor|motor novo',
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['signs', 'replace', 'buy'],
    answer: [
      'Cremalheira gasta se troca quando o dente afina em ponta, racha ou falta num trecho, e se compra na medida da folha inteira: uma folha de três metros leva três barras de um metro. Se o motor fica afastado do vão, some o pedaço que vai até o pinhão; se o gasto é num trecho só, troque apenas aquele gomo, por outro do mesmo passo. Posta e alinhada por nós, a troca fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Medir a cremalheira que sai antes de comprar a que entra',
    text: [
      'Some as barras parafusadas na folha e confira com a trena: a conta tem de dar o comprimento da folha, arredondado para cima. Barra que passa da ponta se corta com serra.',
      'Olhe também o pinhão: dente dele em gancho gasta a cremalheira nova em poucos meses, e os dois se trocam juntos.',
    ],
    points: [
      'Passo: meça dez dentes da velha com a régua.',
      'Altura do dente até a base do motor, que a nova tem de repetir.',
      'Parafusos: três em cada barra de um metro.',
      'Ímãs ou chapinhas do fim de curso: anote onde estão, para voltarem ao mesmo lugar.',
    ],
    send: 'Mande pelo WhatsApp o comprimento da folha, a foto de um trecho gasto com a régua ao lado e a do pinhão.',
  },
  {
    when: ['medir|medidas|como saber a medida|quantos metros|quanto de', 'cremalheira*'],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'Mede-se a cremalheira pelo comprimento da folha de correr, e não pelo vão: a folha toda passa pelo pinhão, e uma de quatro metros pede quatro barras de um metro. Para repor um gomo, meça também o passo, que é a distância entre dois dentes, e a altura dos furos.',
    ],
    heading: 'As três medidas da cremalheira',
    text: [
      'Comprimento diz quantos gomos comprar; passo diz se ela engrena no pinhão do motor; furação diz se serve nos suportes que já estão soldados. Nylon e aço têm gomos de tamanhos diferentes.',
      'Em conserto, troca e alinhamento ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Fotografe um gomo ao lado de uma régua.',
      'Conte os dentes em dez centímetros do gomo velho.',
      'Anote a marca do motor, por causa do pinhão.',
    ],
  },
  {
    when: [
      'cremalheira*',
      'nylon|plastico|plastica|polimero',
      'boa|bom|presta|vale a pena|aguenta|resiste|resistente|forte|compensa|serve|quebra facil|e ruim|confiavel|gasta rapido',
    ],
    unless:
      'ou|qual|x|diferenca|como|quanto|preco|trocar|troca|pesad*|condominio|predio|industrial|ferro|kg|quilos',
    subject: 'cremalheira',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['worth', 'choose'],
    answer: [
      'É boa em portão de casa com folha leve e trilho nivelado: a cremalheira de nylon com alma de aço anda em silêncio, não enferruja e dura anos. Em folha pesada, de ferro maciço, ou em prédio que abre o dia todo, fique com a de aço galvanizado, porque o dente de nylon gasta e lasca. Montamos uma ou outra, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} em portão de casa.',
    ],
    heading: 'O que faz o dente de nylon durar',
    text: [
      'Quem estraga a cremalheira é o pinhão apertado contra ela ou a folha que salta no trilho. Entre os dois fica uma pequena folga, igual de uma ponta à outra, e o nylon trabalha seco, sem graxa.',
      'Antes de comprar, compare o passo do dente com o do pinhão do motor: há mais de um, e peça de outro passo se come em poucas semanas.',
    ],
    points: [
      'Sem alma de aço: entorta ao sol e abre nas emendas.',
      'Parafuso frouxo: a barra desce e o pinhão bate.',
      'Um gomo com dente faltando se troca sozinho.',
    ],
    send: 'Mande a foto da folha inteira, o comprimento dela e a etiqueta do motor.',
  },
  {
    when: [
      'cremalheira*|pinhao|gomo*',
      'modulo 4|modulo quatro',
      'modulo 3|modulo 6|modulo 5|modulo 2|modulo 8|modulo tres|modulo seis',
    ],
    unless: 'o que e',
    subject: 'cremalheira',
    isAboutSubject: true,
    winsTies: true,
    isAboutFigure: true,
    aspects: ['compatibility'],
    answer: [
      'Não serve: cremalheira e pinhão têm de ser do mesmo módulo, que é o tamanho do dente, e a de módulo 4 não engrena em pinhão de outro módulo. O dente entra pela metade, pula e come a engrenagem, que custa de {{part.gears.from}} a {{part.gears.to}}. Troca-se a linha pela do módulo do pinhão, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Como conferir qual é o seu',
    text: [
      'Na de casa, dez dentes de módulo 4 medem perto de doze centímetros e meio na régua. Se deu outra medida, procure a cremalheira pelo modelo do motor, e não pela aparência.',
    ],
    points: [
      'Mesmo módulo, nylon ou aço: engrenam.',
      'Estalo a cada dente: módulo ou altura errados.',
      'Pinhão já mordido se troca junto.',
    ],
    send: 'Mande a foto da etiqueta do motor e uma da régua encostada nos dentes.',
  },
  {
    when: [
      'cremalheira*',
      'sem solda|sem soldar|sem soldador|sem maquina de solda|so parafus*|so com parafuso|autobrocante*|auto brocante|parafusar',
    ],
    unless: 'ou|nao|barulho*|quebr*|caiu',
    subject: 'cremalheira',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'A cremalheira se fixa sem solda com parafuso e espaçador em cada furo do gomo, ou com suporte parafusado: autobrocante em tubo e chapa grossa, e parafuso com porca ou rebite de rosca em perfil fino. O furo comprido deixa acertar a altura, com 1 a 2 mm de folga no pinhão. Fixada e alinhada por nós, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com as peças comuns.',
    ],
    description:
      'A cremalheira se fixa sem solda com parafuso e espaçador em cada furo, autobrocante em chapa grossa, e 1 a 2 mm de folga no pinhão.',
    heading: 'Onde o parafuso segura e onde espana',
    text: [
      'Folha de ferro com tubo ou chapa de mais de dois milímetros segura a rosca. Alumínio e chapa fina espanam com a vibração: ali o parafuso atravessa e leva porca, ou se põe antes uma barra por trás.',
    ],
    points: [
      'Dois ou três parafusos por gomo, todos com arruela.',
      'Emenda: alinha-se com um terceiro gomo encaixado nos dois.',
      'Reaperto depois do primeiro mês.',
      'Disjuntor desligado e motor solto enquanto se mede.',
    ],
    send: 'Mande a foto da parte de baixo da folha, por dentro, e diga o material e a espessura.',
  },
  {
    when: [
      'alma de aco',
      'por que|porque|vantagem|vantagens|por que usar|o que e|para que serve*|beneficio|beneficios|vale a pena|compensa',
    ],
    unless: 'ou|galvaniz*|diferenca|quebr*|gast*|estal*|barulho',
    subject: 'cremalheira',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'A cremalheira de nylon com alma de aço é silenciosa, não enferruja e trabalha seca: o dente de nylon amortece o do pinhão, e a alma impede a barra de entortar. Serve a folha leve e nivelada de casa; em folha pesada ou em prédio fique com a de aço galvanizado. Trocada e alinhada, custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    description:
      'A cremalheira de nylon com alma de aço é silenciosa, não enferruja e trabalha seca; serve a folha leve de casa, e a pesada pede aço galvanizado.',
    heading: 'O que cada material faz na barra',
    text: [
      'O aço fica por dentro, onde entra o parafuso, e o nylon por fora, onde encosta o pinhão. Barra só de plástico cederia entre um parafuso e outro, e o dente sairia da altura.',
    ],
    points: [
      'Sol forte o dia todo resseca o nylon.',
      'Nada de graxa nela: a areia gruda.',
      'Compre pelo passo do pinhão que já está no motor.',
    ],
    send: 'Mande a foto da cremalheira de hoje e diga o material e o comprimento da folha.',
  },
];
