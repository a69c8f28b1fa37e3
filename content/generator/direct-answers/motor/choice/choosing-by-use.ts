/** Answers to titles about motors: choosing by use. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const motors = 'motor|motores|kit|kits|automatizador';

const gates = 'portao|portoes|garagem|basculante';

const inTrouble =
  'nao|parou|travou|quebr*|queim*|consert*|repar*|barulho|lento|fraco|esquent*|troc*|como|por que|ou|melhor|qual|quanto tempo|pode|posso|aguenta|serve|precisa|placa|central|controle*|nobreak|condominio*|predio*|industrial|comerc*|correr|deslizante*|pivotante*|abrir|folhas|instal*';

export const choosingByUseAnswers: readonly DirectAnswer[] = [
  {
    when: [motors, 'grande|grandes|pesado|pesada|largo|larga|alto|gigante', gates],
    unless: `${inTrouble}|madeira|ferro|aluminio|metro|metros|kg|quilos|ppa|continua*|ainda|segue|mesmo com|ficou|ficar|ficando|esta|abre|solar|vertical|sobe|fecha|e o motor|roda|forca|perdeu`,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'price', 'buy'],
    answer: [
      'Motor para portão grande ou pesado se escolhe pelo peso da folha: em basculante, até {{home.weight}} serve o PPA Home, no kit PADRÃO de {{kit.padrao}}, e até {{homeJetflex.weight}} o JETFLEX, de {{kit.jetflex}}, já instalados. Acima disso entra a linha pesada, até {{heavyLine.weight}}, ou o motor de correr com cremalheira, por orçamento: em portão pesado, com a instalação, de {{condominium.from}} a {{condominium.to}}.',
    ],
    heading: 'Grande não é o mesmo que pesado',
    text: [
      'Uma folha larga de alumínio pesa menos que uma estreita de chapa com madeira. Largura, altura e material dão o peso, e dele sai o motor; a folha fica sempre um quinto abaixo do máximo da ficha.',
    ],
    points: [
      'Altura, largura e material da folha.',
      'Aberturas na hora de mais movimento.',
      'Folha levada na mão: se pesa, acerte-a antes do motor.',
    ],
    further:
      'O que muda numa folha de carga está na página do [motor para portão pesado](/termos/motor-portao-pesado).',
    send: 'Mande as medidas, o material e uma foto da folha por dentro: dizemos o peso e o motor.',
  },
  {
    when: [motors, 'pequeno|pequena|pequenos|leve|leves|estreito|mini', gates],
    unless: `${inTrouble}|madeira|ferro|aluminio|metro|metros|kg|quilos|social|ficou|esta|solar|abre|fecha`,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'price', 'buy'],
    answer: [
      'Em portão pequeno e leve basta o menor: o motor de 1/4 CV da nossa tabela leva basculante de até {{motor.quarterCv.weight}} e custa {{motor.quarterCv}} sem instalação. Já instalado, com central e dois controles, o kit PADRÃO sai por {{kit.padrao}} e leva até {{home.weight}}; de correr ou de abrir sai por orçamento, em geral de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    heading: 'Quando o menor motor é o certo',
    text: [
      'Potência a mais não abre mais depressa nem dura mais numa folha leve. Quem quer velocidade olha o SPEEDY, de {{kit.speedy}}, ou o JETFLEX, de {{kit.jetflex}}.',
    ],
    points: [
      'Folha que sobe com uma mão só e para a meia altura.',
      'Alumínio fino: reforço onde o braço puxa.',
      'Tensão do ponto, 127 V ou 220 V.',
    ],
    send: 'Mande altura, largura e material da folha e uma foto por dentro.',
  },
  {
    when: [
      'melhor motor|melhores motores|melhor automatizador|ranking|top 5|top 10|motor mais vendido|motor mais confiavel',
      'portao|portoes|garagem|mercado|casa|residencial',
    ],
    unless:
      'nao|parou|queim*|quebr*|consert*|defeito|barulho|ou|x|condominio*|predio*|industrial|galpao|basculante*|deslizante*|correr|pivotante*|barato|silencioso|rapido|solar|kg|quilos|pesado|ppa|garen|rossi|peccinin|nice|agl|seg|intelbras|marca|marcas',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'O melhor motor de portão é o do tipo certo, que leva a sua folha com sobra e tem peça perto de você; uma lista de campeões não sabe como o seu portão anda. No basculante de casa, a nossa resposta é o kit PADRÃO, de {{kit.padrao}} instalado, ou o JETFLEX, de {{kit.jetflex}}, para quem tem pressa na calçada. Vendemos PPA: desconte essa preferência.',
    ],
    heading: 'O melhor motor para cada portão',
    text: [
      'De correr e de abrir saem por orçamento: numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}. Em prédio ganham os ciclos por hora, e não a força.',
      'Ao comparar marcas, pergunte quem vende engrenagem e placa na sua cidade e quem responde pela instalação. O resto está na ficha.',
    ],
    points: [
      'Sobe, até {{home.weight}}: PPA Home; até {{homeJetflex.weight}}: PPA Home Jetflex.',
      'Corre no trilho: deslizante com cremalheira, escolhido pelo peso.',
      'Abre como porta: pistão ou braço, um por folha.',
      'Garagem coletiva: estator robusto e central de condomínio.',
    ],
    further: 'Os modelos que vendemos estão na [comparação dos motores](/motores).',
    send: 'Mande pelo WhatsApp a foto do portão por dentro, a altura, a largura e o material da folha: dizemos qual é o melhor no seu.',
  },
  {
    when: [
      'potencia|hp|cv|cavalos|forca do motor',
      'qual|quantos|quanto|que|ideal|certa|preciso|precisa|escolher',
      'portao|motor|basculante|residencial|casa',
    ],
    unless:
      'correr|deslizante|pivotante|de abrir|nobreak|condominio*|predio*|1/2|1/3|1/4|1 4|1 3|1 2|consert*|perdeu|ferro|madeira|aluminio|gasta|consome|fonte|metros|kg|quilos|social|loja|comercio|maior|mais potente|o que quer dizer|o que significa|industrial|1 hp|1 cv|2 hp|1,5|3/4',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'A potência sai do peso da folha: num basculante equilibrado, 1/4 CV leva até {{motor.quarterCv.weight}}, 1/3 CV até {{motor.thirdCv.weight}} e 1/2 CV até {{motor.halfCv.weight}}. Para a maioria das casas 1/3 CV basta. Mais potência não abre mais depressa nem conserta folha pesada; em portão de correr ou de abrir vale o limite da ficha de cada modelo.',
    ],
    heading: 'Do peso da folha à potência do motor',
    text: [
      'Estime o peso pelas medidas e pelo material: alumínio e grade são leves, chapa fechada e madeira podem pesar o triplo. Fique um quinto abaixo do limite, e passe ao tamanho seguinte se estiver perto dele.',
      'Na tabela, sem instalação, os três custam {{motor.quarterCv}}, {{motor.thirdCv}} e {{motor.halfCv}}. Instalado, o kit PADRÃO, com o PPA Home de até {{home.weight}}, sai por {{kit.padrao}}.',
    ],
    points: [
      'Folha de alumínio ou grade, uma vaga: 1/4 CV.',
      'Chapa comum ou uso de família grande: 1/3 CV.',
      'Chapa grossa, madeira, porta embutida: 1/2 CV, ou a linha pesada.',
      'HP e CV são quase a mesma coisa na prática.',
    ],
    send: 'Mande pelo WhatsApp altura, largura, material e uma foto do portão por dentro: dizemos o peso provável e a potência.',
  },
  {
    when: [
      'qual|que|melhor|ideal|indicado',
      'portao pequeno|folha pequena|portao leve|folha leve|garagem pequena|pequeno',
    ],
    unless:
      'pedestre|controle|social|predio|comercio|loja|fotocelula|nobreak|correr|deslizante|de abrir|pivotante|pesado',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para portão pequeno e leve o menor motor resolve: o de 1/4 CV da tabela move folha basculante de até {{motor.quarterCv.weight}} e custa {{motor.quarterCv}} sem instalação, e o kit PADRÃO instalado sai por {{kit.padrao}}. Pagar por mais potência não faz a folha pequena abrir mais depressa.',
    ],
    heading: 'Onde vale gastar num portão pequeno',
    text: [
      'O que muda o dia a dia é a velocidade, e ela vem do comando: o SPEEDY, de {{kit.speedy}}, abre em {segundos speedy}. Numa garagem recuada, os {segundos padrão} do PADRÃO não incomodam.',
      'Folha pequena também precisa de equilíbrio. Solta do motor, ela tem de parar a meia altura.',
    ],
    points: [
      'Altura livre para a folha deitar sob o teto.',
      'Coluna firme de um dos lados.',
      'Tomada na tensão do motor, com disjuntor.',
      'Força no mínimo: a folha leve machuca menos e para mais fácil.',
    ],
    questions: [
      {
        question: 'E se o portão pequeno for de correr ou de abrir?',
        answer: 'O motor é de outro tipo e sai por orçamento, pela foto e pelas medidas.',
      },
    ],
    further:
      'A página [que motor serve no meu portão](/motores/escolher) pergunta tipo, peso e uso, nessa ordem.',
  },
  {
    when: [
      'peso maximo|qual o peso maximo de|limite de peso|peso limite|maximo de peso',
      'portao|folha',
      'basculante*|correr|deslizante*|residencial|automatic*',
    ],
    unless: 'roldana|trilho|motor de|motor ppa|garen|rossi',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em basculante de casa o limite é {{home.weight}} com o PPA Home e {{homeJetflex.weight}} com o Home Jetflex; a linha pesada vai até {{heavyLine.weight}}, por orçamento. No portão de correr o peso rola, e uma casa costuma ficar entre trezentos e seiscentos quilos, com motor cuja etiqueta passe um quarto acima da folha; acima de uma tonelada é motor industrial.',
    ],
    heading: 'Como saber se a sua folha cabe no limite',
    text: [
      'Multiplique largura por altura e o resultado pelo material: alumínio, de cinco a oito quilos por metro quadrado; grade, de nove a catorze; chapa, de treze a vinte; madeira sobre ferro, de vinte a trinta.',
      'O limite vale para folha que anda com uma mão. Portão desequilibrado ou com trilho torto pesa mais no motor do que na balança.',
    ],
    points: [
      'Um quinto de sobra entre a folha e o número do motor.',
      'Porta embutida e chapa nova somam peso.',
      'Rampa no trilho: classe acima.',
    ],
    send: 'Mande pelo WhatsApp as medidas, o material e um vídeo da folha levada na mão.',
  },
  {
    when: [
      'melhor motor|melhores motores|melhor automatizador|ranking|top 5|top 10|qual motor comprar',
      '2024|2025|2026|2027|2028|atualmente|este ano',
    ],
    unless:
      'nao|parou|queim*|quebr*|consert*|correr|deslizante|pivotante|condominio*|predio*|industrial|ppa|garen|rossi|peccinin|nice|intelbras|kg|quilos|pesado|ou',
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'O melhor motor não muda com o ano: é o do tipo do seu portão, que leva a folha com um quarto de sobra e tem peça perto de você. Dos que instalamos hoje em basculante, o PADRÃO, de {{kit.padrao}}, serve à maioria das casas; o SPEEDY, de {{kit.speedy}}, corta a espera pela metade; e o JETFLEX, de {{kit.jetflex}}, abre em {{kit.jetflex.seconds}}, para rua movimentada. Vendemos PPA: desconte essa preferência.',
    ],
    heading: 'O que mudou nos motores nos últimos anos',
    text: [
      'O inversor, que arranca e freia devagar, chegou às casas; o controle de código rolante virou o padrão; e muita central já aceita o celular por um módulo. O resto, que é engrenagem, fuso e capacitor, é o de sempre.',
      'O de correr e o de abrir saem por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Leia na etiqueta o peso máximo e a tensão, e não o ano.',
      'Modelo recém-lançado: pergunte onde se compra a placa dele.',
      'Código rolante: confira antes de pagar.',
      'Nota da internet mede o vendedor, e não a folha do seu portão.',
    ],
    send: 'Mande uma foto do portão por dentro e as medidas: dizemos qual serve e por quanto fica instalado.',
  },
  {
    when: ['e bom|bom|presta|e boa|vale a pena|compensa|recomenda', 'motor|ppa|automatizador'],
    unless:
      'ou|jetflex|correr|deslizante|pivotante|garen|rossi|peccinin|nice|agl|intelbras|seg|ipec|rcg|consert*|usado|condominio|predio|comercio|loja|conta de luz|luz|consumo|portao de|kg|gasta*|barulh*|silencios*|rapido',
    figure: { unit: 'power', from: 0.24, to: 0.26 },
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'É bom se a folha é a dele: o motor PPA de {figura} leva portão basculante de até {{motor.quarterCv.weight}}, o que serve a alumínio, grade leve ou chapa pequena, e custa {{motor.quarterCv}} sem instalação, com {{motor.warranty}} de garantia. Em chapa larga ou madeira, suba para o de {{motor.thirdCv.power}}. Vendemos PPA: desconte essa preferência.',
    ],
    heading: 'O que faz um motor de {figura} durar ou não',
    text: [
      'Numa folha que anda com uma mão e para a meia altura, ele passa fácil de dez anos. Numa folha torta, um motor mais forte só adia o conserto.',
      'No de correr a folha rola, e o que vale é o peso da etiqueta do motor deslizante.',
    ],
    points: [
      'Compre na tensão que chega ao ponto.',
      'Pergunte se engrenagem e placa dele se acham perto.',
      'Em prédio, leia os ciclos por hora.',
      'O kit completo, instalado em basculante, custa de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    send: 'Mande a largura, a altura e o material da folha e uma foto por dentro: dizemos se {figura} basta.',
  },
  {
    when: ['e bom|bom|presta|e boa|vale a pena|compensa|recomenda', 'motor|ppa|automatizador'],
    unless:
      'ou|jetflex|correr|deslizante|pivotante|garen|rossi|peccinin|nice|agl|intelbras|seg|ipec|rcg|consert*|usado|condominio|predio|comercio|loja|conta de luz|luz|consumo|portao de|kg|gasta*|barulh*|silencios*|rapido',
    figure: { unit: 'power', from: 0.32, to: 0.35 },
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'É bom se a folha é a dele: o motor PPA de {figura} leva portão basculante de até {{motor.thirdCv.weight}}, o que serve a quase todo portão de casa, em chapa ou em grade, e custa {{motor.thirdCv}} sem instalação, com {{motor.warranty}} de garantia. Abaixo de {{motor.quarterCv.weight}}, o de {{motor.quarterCv.power}} já basta e custa {{motor.quarterCv}}. Vendemos PPA: desconte essa preferência.',
    ],
    heading: 'O que faz um motor de {figura} durar ou não',
    text: [
      'Com a folha equilibrada, que fica parada onde a mão a deixa, dez anos de uso são comuns. Dobrar a força não corrige folha torta nem mola cansada.',
      'Se o seu portão corre, a potência não decide: leia o peso máximo na etiqueta.',
    ],
    points: [
      'Veja se o ponto é de 127 V ou de 220 V antes de pedir.',
      'Confira quem vende as peças do modelo na sua cidade.',
      'Para uso de comércio, o que manda são os ciclos por hora.',
      'Com central, controles e montagem, o kit sai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    send: 'Mande a largura, a altura e o material da folha e uma foto por dentro: dizemos se {figura} basta.',
  },
  {
    when: ['e bom|bom|presta|e boa|vale a pena|compensa|recomenda', 'motor|ppa|automatizador'],
    unless:
      'ou|jetflex|correr|deslizante|pivotante|garen|rossi|peccinin|nice|agl|intelbras|seg|ipec|rcg|consert*|usado|condominio|predio|comercio|loja|conta de luz|luz|consumo|portao de|kg|gasta*|barulh*|silencios*|rapido',
    figure: { unit: 'power', from: 0.48, to: 0.52 },
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'É bom se a folha é a dele: o motor PPA de {figura} leva portão basculante de até {{motor.halfCv.weight}}, o que serve a folha larga de chapa ou de madeira, e custa {{motor.halfCv}} sem instalação, com {{motor.warranty}} de garantia. Em folha de até {{motor.thirdCv.weight}}, o de {{motor.thirdCv.power}} faz o mesmo por {{motor.thirdCv}}. Vendemos PPA: desconte essa preferência.',
    ],
    heading: 'O que faz um motor de {figura} durar ou não',
    text: [
      'Ele passa de dez anos quando a folha sobe leve na mão e o contrapeso está certo. Força a mais em folha desregulada quebra a engrenagem mais tarde, e quebra.',
      'Portão de correr se escolhe por outro número, o do peso máximo do motor deslizante.',
    ],
    points: [
      'A tensão da etiqueta tem de ser a da tomada da garagem.',
      'Engrenagem e placa à venda valem mais que a marca.',
      'Uso coletivo pede ciclos por hora, e não mais CV.',
      'Quem prefere pronto leva o kit instalado, de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    send: 'Mande a largura, a altura e o material da folha e uma foto por dentro: dizemos se {figura} basta.',
  },
  {
    when: ['carros|veiculos', 'motor|portao', 'qual|motor|ideal|garagem|para|predio|casa'],
    unless:
      'nao|tag|controle*|fotocelula|bateu|amass*|preso|por dia|por hora|apartamentos|vaga|cabe|cabem|condominio|estacionamento|som|preco|quanto custa|largura|fecha em cima',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O número de carros diz quantas vezes o portão abre na hora mais cheia, e o motor se escolhe por isso e pelo peso da folha. Até umas dez aberturas por hora basta um motor comum de casa: em basculante, o PADRÃO, de {{kit.padrao}} instalado, até {{home.weight}}, ou o JETFLEX, de {{kit.jetflex}}, até {{homeJetflex.weight}}. Acima disso vai um de uso intenso, que faz de {{stator.robust.from in digits}} a {{stator.robust.to}} por hora, por orçamento.',
    ],
    heading: 'Carros, largura e pressa',
    text: [
      'Muitos carros costumam pedir vão largo, e vão largo pesa: meça a folha antes. Se todos saem na mesma hora, a espera na rua também conta, e aí um motor rápido rende mais que um forte.',
    ],
    points: [
      'Hora cheia: conte de manhã, por três dias.',
      'Um controle por carro, e um de reserva.',
      'Fotocélula no vão, porque um carro segue o outro.',
    ],
    send: 'Mande largura, altura, material da folha e quantos carros saem na hora mais cheia.',
  },
  {
    when: [
      'quantos carros|quantas aberturas|quantos acionamentos|quantos ciclos|quantas vezes',
      'por hora|hora|seguidas|em seguida',
      'motor|portao',
    ],
    unless: 'apartamentos|condominio|predio|ppa|garen|nobreak|bateria',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'works'],
    answer: [
      'Um motor residencial aguenta de cinco a dez aberturas por hora, com o fechamento incluído; passado disso ele esquenta, o protetor térmico desliga e o portão fica parado até esfriar. Contam todos os carros, motos e entregas que passam por ele. O de uso intenso, de estator largo, faz de trinta a cinquenta ou mais.',
    ],
    heading: 'Como contar a hora cheia',
    text: [
      'Conte de manhã, por três dias, e use o maior número. Se dois carros saem juntos, a folha abre uma vez só, desde que a fotocélula segure o fechamento.',
    ],
    points: [
      'Folha leve na mão: cada ciclo esquenta menos.',
      'Sol direto na caixa do motor come parte do limite.',
      'Leia os ciclos por hora na ficha do modelo.',
    ],
    further:
      'O que muda por dentro está no artigo sobre [estatores](/blog/qualidade-estatores-motor-portao).',
  },
];
