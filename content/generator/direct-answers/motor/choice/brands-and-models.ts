/** Answers to titles about motors: brands and models. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { part } from '../../../words/title-groups.ts';

const electronics = 'controle|controles|placa|placas|central|receptor|fotocelula|nobreak';

export const brandsAndModelsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'motor ppa|ppa|motores ppa',
      'qual|quais',
      'escolher|comprar|melhor|usar|pegar|indicado|indicam|ideal|levar|motor ppa comprar',
    ],
    unless:
      'ou|controle*|placa|central|fotocelula|nobreak|capacitor|correr|deslizante*|pivotante*|de abrir|condominio*|predio*|garen|rossi|peccinin|nice|intelbras|jetflex|speedy|padrao|home|penta|kg|quilos|metros|marca|bateria|bivolt|silencios*|peca|pecas|loja',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Em basculante, escolha o motor PPA pelo peso da folha e pela espera: até {{home.weight}}, o PPA Home do kit PADRÃO, por {{kit.padrao}}, ou o SPEEDY, mais rápido, por {{kit.speedy}}; até {{homeJetflex.weight}}, ou para abrir em {segundos jetflex}, o PPA Home Jetflex do kit JETFLEX, por {{kit.jetflex}}. Todos já instalados. De correr e de abrir a PPA tem motor próprio, por orçamento.',
    ],
    description:
      'Em basculante, o motor PPA se escolhe pelo peso e pela espera: PADRÃO por {{kit.padrao}}, SPEEDY por {{kit.speedy}} ou JETFLEX por {{kit.jetflex}}, instalados.',
    heading: 'Que PPA para que portão',
    text: [
      'Folha acima de {{homeJetflex.weight}} leva a linha pesada, até {{heavyLine.weight}}. Deixe sempre a folha um quinto abaixo do limite do motor.',
    ],
    points: [
      'Garagem recuada e rua calma: PADRÃO.',
      'Espera na rua com ponto de 127 V: SPEEDY.',
      'Rua movimentada e 220 V no ponto: JETFLEX.',
      'Prédio: motor de uso intenso.',
    ],
    further: 'Os modelos estão na página de [motores](/motores).',
    send: 'Mande pelo WhatsApp a altura, a largura e o material da folha, uma foto por dentro e o bairro.',
  },
  {
    when: [
      'etiqueta apagada|sem etiqueta|etiqueta sumiu|etiqueta ilegivel|etiqueta rasgada|que ano|qual ano|ano de fabricacao|fabricado|saber o modelo|saber qual o modelo|saber a marca|identificar o motor|identificar a marca',
      'motor|modelo|portao|marca|garen|ppa|rossi|etiqueta',
    ],
    unless: 'controle|potencia|hp|placa queim*|tensao|volts|pela etiqueta|na etiqueta|numero de serie',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Sem a etiqueta, o modelo se descobre por três lugares: o código impresso na placa, o relevo na tampa ou na carcaça e o desenho da chave de destravamento. O ano costuma estar no número de série ou num carimbo na própria placa, e o manual e a nota também o dizem. Marca não se julga pela cor, porque as carcaças se parecem.',
    ],
    heading: 'O que fotografar para saber que motor é',
    text: [
      'Desligue o disjuntor e fotografe por fora, sem abrir nada: o motor inteiro, a tampa e a peça que encosta na folha. Uma dessas quase sempre basta.',
    ],
    points: [
      'Etiqueta desbotada: luz de lado e um pano seco às vezes a devolvem.',
      'Controles originais trazem a marca da central.',
      'Tensão e potência sem etiqueta se medem, e não se adivinham.',
    ],
    send: 'Mande as quatro fotos pelo WhatsApp: dizemos que motor é e se a peça dele ainda se acha.',
  },
  {
    when: [
      'por que|porque|motivos|razoes|motivo|importancia|vantagem|vantagens|beneficios',
      'motor ppa|a ppa|ppa',
      'escolher|comprar|usar|instalar|trabalham|vendem',
    ],
    unless: 'garen|rossi|peccinin|nice|esquenta|nao',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'worth'],
    answer: [
      'Porque PPA tem mais de {{brand.years}} de mercado, peça que se acha em loja do ramo e uma linha que vai do motor de casa ao de uso intenso; é a marca que vendemos e instalamos, e convém dizer isso. Em basculante o kit sai de {{kit.padrao}} a {{kit.jetflex}}, com {{kit.warranty}} de garantia. Se o seu motor é de outra marca e funciona, consertá-lo sai melhor que trocar.',
    ],
    heading: 'O que conta mais que a marca',
    text: [
      'O peso da folha com sobra, os ciclos por hora e a instalação. Um bom motor em folha torta dura menos que um simples em folha leve.',
    ],
    points: [
      'PADRÃO: {segundos padrão}.',
      'SPEEDY: {segundos speedy}.',
      'JETFLEX: {segundos jetflex}, em 220 V.',
    ],
    send: 'Mande uma foto do portão por dentro e as medidas da folha.',
  },
  {
    when: [
      'qual|quais|o mais|o motor mais|motor de portao mais|mais potente de ppa|mais forte de ppa|mais forte para|mais potente para|maior motor',
      'mais forte|mais potente|maior potencia|mais forca|maior motor|aguenta mais peso|mais peso',
      'motor|motores|portao|kit|automatizador|automatico',
    ],
    unless:
      'um motor|dura|faz mal|segura|dispensa|ajuda|como saber|preciso|precisa|abre mais|abrir mais|gasta|estraga|barulho|vale|consertar|correr|deslizante|pivotante|garen|rossi|peccinin|jetflex|speedy|marca|por que|hp|cv|resolve|adianta',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O mais forte que instalamos em basculante é o da linha pesada da PPA, para folha de até {{heavyLine.weight}}, por orçamento; entre os kits de casa é o JETFLEX, até {{homeJetflex.weight}}, por {{kit.jetflex}} instalado, e o PADRÃO vai até {{home.weight}}, por {{kit.padrao}}. Em portão de correr há motores industriais para mais de uma tonelada, porque a folha rola. Escolha pelo peso da sua folha: força a mais não abre mais depressa.',
    ],
    heading: 'Quando a força resolve e quando não',
    text: [
      'Força resolve peso de verdade: chapa grossa, madeira, porta embutida. Não resolve mola cansada, roldana travada nem trilho torto, que vão gastar também o motor maior.',
      'Motor forte pede a regulagem de força no mínimo que move a folha, ou ele não para quando encosta em alguém.',
    ],
    points: [
      'Peso estimado por largura, altura e material.',
      'Um quinto de sobra entre a folha e o máximo da ficha.',
      'Muitas aberturas por hora pedem motor de uso intenso, e não só mais força.',
    ],
    send: 'Mande largura, altura, material e uma foto da folha por dentro: dizemos o peso provável e o motor dela.',
  },
  {
    when: [
      'ppa',
      'e forte|forte|potente|fraco|e fraco|aguenta|aguenta peso|aguenta bem|tem forca|robusto|resistente',
      'motor|portao',
    ],
    unless:
      'kg|quilos|hp|cv|ou|x|garen|rossi|peccinin|nice|mais|parou|sem forca|perdeu|chuva|sol|condominio|predio|padrao|speedy|jetflex|jet flex|home|levante|potenza|dz|bv|jet|vezes|ciclos|por dia',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'worth'],
    answer: [
      'Aguenta, se o modelo for o do peso da sua folha: em basculante, o PPA Home move até {{home.weight}}, o PPA Home Jetflex até {{homeJetflex.weight}} e a linha pesada até {{heavyLine.weight}}. Instalados, o primeiro sai por {{kit.padrao}} no kit PADRÃO e o segundo por {{kit.jetflex}} no JETFLEX. Vendemos só PPA; desconte essa preferência ao ler.',
    ],
    heading: 'Por que um PPA parece fraco',
    text: [
      'Motor certo que sofre quase sempre empurra folha desequilibrada, mola cansada ou roldana presa. Capacitor fraco também tira a força da partida, e a troca fica entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'Peso da folha um quinto abaixo do limite.',
      'Aberturas por hora dentro do que o modelo aceita.',
      'Ponto na tensão que a etiqueta pede.',
    ],
    further: 'Os limites de cada modelo estão em [motores](/motores).',
  },
  {
    when: [
      'ppa',
      '220v|220|110v|110|127v|127|220 volts|110 volts|127 volts',
      'motor|motores|kit|kits|automatizador',
    ],
    unless:
      'nao|parou|travou|quebr*|queim*|consert*|repar*|barulho|lento|fraco|esquent*|troc*|como|por que|ou|melhor|qual|quanto tempo|pode|posso|aguenta|serve|precisa|placa|central|controle*|nobreak|condominio*|predio*|industrial|comerc*|correr|deslizante*|pivotante*|abrir|folhas|instal*|jetflex|speedy|padrao|1/4|1/3|1/2|hp|cv|em 220|em 110|liguei|kg|quilos|gasta|preco jetflex',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price', 'buy'],
    answer: [
      'Motor PPA se pede na tensão do seu ponto: o PPA Home, do kit PADRÃO de {{kit.padrao}}, e o SPEEDY, de {{kit.speedy}}, saem em 127 V (a que chamam de 110) ou em 220 V pelo mesmo preço, instalados em basculante; o JETFLEX, de {{kit.jetflex}}, é só de {{homeJetflex.volts}}. De correr ou de abrir vem por orçamento, e a tensão está na etiqueta de cada modelo.',
    ],
    heading: 'Qual tensão chega ao portão',
    text: [
      'Quem mede é o eletricista, na tomada da garagem. Motor de 127 V em 220 V queima em segundos; o contrário ronca sem sair. Levar 220 V até lá pode custar mais que a diferença entre os motores.',
    ],
    points: [
      'Disjuntor só do portão e fio terra.',
      'Etiqueta do motor velho, se é troca.',
      'Bivolt de verdade é raro: confira na etiqueta.',
    ],
    send: 'Mande uma foto da tomada e do quadro de luz e as medidas da folha.',
  },
  {
    when: [
      'quantos kg|quantos quilos|quanto peso|peso maximo|capacidade|ate quantos|quanto aguenta|quanto puxa',
      'motor|motores|automatizador|aguenta*|suporta*|puxa*|leva|portao*|kg|quilos|peso|capacidade',
    ],
    unless: 'consert*|queim*|deslizante*|correr|pivotante*|de abrir',
    ofOtherBrand: true,
    figure: { unit: 'power', from: 0.2, to: 0.55 },
    subject: 'motor',
    isAboutSubject: true,
    isAboutFigure: true,
    aspects: ['choose'],
    answer: [
      'Depende do portão: em basculante conte, pela nossa tabela, até {{motor.quarterCv.weight}} com 1/4 de cavalo, {{motor.thirdCv.weight}} com 1/3 e {{motor.halfCv.weight}} com 1/2; no de correr um motor de {figura} leva mais, porque a folha roda sobre roldanas e ele só vence o atrito. O número exato do seu {marca} está na etiqueta, na linha do peso máximo, e a folha deve ficar um quinto abaixo dele.',
    ],
    description:
      'Em basculante, conte até {{motor.quarterCv.weight}} com 1/4 CV, {{motor.thirdCv.weight}} com 1/3 e {{motor.halfCv.weight}} com 1/2; no de correr o {marca} leva mais, e a etiqueta diz quanto.',
    heading: 'O que {figura} não diz num motor {marca}',
    text: [
      'HP e CV são quase a mesma medida, e a potência é só uma parte da força: o redutor e o equilíbrio da folha decidem o resto. Por isso dois motores de {figura} trazem pesos diferentes na etiqueta.',
      'Motor {marca} instalado nós consertamos, de {{repair.from}} a {{repair.to}}; novo, vendemos PPA.',
    ],
    points: [
      'Na etiqueta, ao lado do peso máximo, leia os ciclos por hora.',
      'Folha que pesa na mão, solta do motor, se conserta antes de comprar motor maior.',
      'Chapa fechada, vento e rampa contam como peso a mais.',
    ],
    send: 'Mande a foto da etiqueta do {marca}, o tipo do portão e as medidas da folha: dizemos se ele a leva.',
  },
  {
    when: [
      'quantos kg|quantos quilos|quanto peso|peso maximo|capacidade|ate quantos',
      'motor|motores|automatizador|aguenta*|suporta*',
    ],
    ofOtherBrand: true,
    unless: 'consert*|queim*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O peso que um motor {marca} aguenta está na etiqueta da carcaça, na linha do peso máximo, e muda de versão para versão com o mesmo nome: sem essa linha não arriscamos um número. A folha deve ficar um quinto abaixo dele. Para comparar, em basculante o PPA Home leva até {{home.weight}} e o PPA Home Jetflex, até {{homeJetflex.weight}}.',
    ],
    heading: 'Onde ler o peso num motor {marca}',
    text: [
      'Se a etiqueta sumiu, o modelo impresso na placa leva à ficha do fabricante. Potência em HP não responde, porque dois motores de mesma potência levam pesos diferentes conforme o redutor.',
      'Motor {marca} novo não vendemos; o instalado consertamos, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Peso máximo e ciclos por hora: leia as duas linhas.',
      'Folha solta na mão: pesada ou torta, conserta-se antes.',
      'Rampa, vento ou chapa fechada: conte como folha mais pesada.',
      'A tensão da etiqueta é a que chega ao ponto.',
    ],
    send: 'Mande a foto da etiqueta do motor {marca} e a largura, a altura e o material da folha.',
  },
  {
    when: ['gasta menos|gasta mais|energia|consumo|consome*|conta de luz|economic*'],
    unless: 'falta de energia|sem energia|controle*|nobreak|preco|barat*|placa',
    ofTwoBrands: 'with-ours',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'works'],
    answer: [
      'Entre PPA e {outra} não há marca que gaste menos energia: na mesma potência os dois puxam de {{consumption.from in digits}} a {{consumption.to}} em movimento e trabalham poucos segundos por abertura. Compare os watts das duas etiquetas e o consumo em espera da central, que fica ligada o dia todo; no mês, a diferença mal aparece na conta.',
    ],
    description:
      'Entre PPA e {outra} não há marca que gaste menos energia: na mesma potência os dois puxam os mesmos watts por poucos segundos em cada abertura.',
    heading: 'O que muda o consumo mais que a marca',
    text: [
      'Folha pesada na mão faz qualquer motor puxar mais e por mais tempo. Acertar equilíbrio e força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Potência só a que a folha pede.',
      'Motor que zumbe depois de parar: fim de curso ou relé.',
      'Luz de garagem ligada à central: LED, com tempo curto.',
    ],
    further: 'Potência e uso de cada modelo estão em [motores](/motores).',
    send: 'Se quiser o motor certo para a folha, mande os dois modelos, as medidas e o material dela.',
  },
  {
    when: ['gasta menos|gasta mais|energia|consumo|consome*|conta de luz|economic*'],
    unless: 'falta de energia|sem energia|controle*|nobreak|preco|barat*|placa',
    ofTwoBrands: 'without-ours',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'works'],
    answer: [
      'Nem {primeira} nem {segunda} gasta menos por causa da marca: com a mesma potência, os dois puxam de {{consumption.from in digits}} a {{consumption.to}} e só nos segundos em que a folha anda. A diferença está nos watts da etiqueta e na central em espera, e no mês ela mal aparece na conta. Consertamos as duas e vendemos PPA.',
    ],
    heading: 'Como comparar o consumo dos dois',
    text: [
      'Multiplique os watts pelos segundos de cada viagem e pelas viagens do mês. Se a conta de luz subiu, procure o defeito na folha: motor que faz força à toa se corrige com regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Watts na etiqueta, e não só o HP.',
      'Tempo de abertura: mais rápido não gasta o dobro.',
      'Central quente ou fonte zumbindo: peça a medida.',
    ],
    further: 'Potência e uso de cada modelo estão em [motores](/motores).',
    send: 'Mande a foto das duas etiquetas, ou os nomes completos dos modelos.',
  },
  {
    when: ['nice|peccinin', 'ppa', 'motor|portao|automatizador|ou|melhor|qual|x|vs|basculante*'],
    unless:
      'barat*|preco*|valor*|custa|controle*|placa|central|engrenagem|peca|consertar|dz*|predio|condominio|kg|correr|deslizante*|dura|duram|duravel|duraveis|durabilidade|resistente|quebra',
    ofTwoBrands: 'with-ours',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para motor novo, a nossa escolha é PPA, que vendemos: instalado em basculante, de {{kit.padrao}} a {{kit.jetflex}}; desconte essa preferência ao ler. Um {outra} que já está na parede se conserta enquanto houver peça, de {{repair.from}} a {{repair.to}}. No Brasil a Nice é a dona da Peccinin, e por isso peça e controle aparecem à venda com os dois nomes.',
    ],
    heading: 'Em que a escolha muda a sua conta',
    text: [
      'Num portão comum, com a folha leve e equilibrada, as duas abrem bem. A diferença aparece depois: quem tem a engrenagem e a placa no seu bairro, e quem responde pela instalação.',
      'Em portão de correr ou de abrir os dois saem por orçamento, pela medida e pelo peso da folha; numa casa, a troca do motor fica entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Controle de uma não grava na central da outra.',
      'Suporte e fim de curso também mudam: trocar de marca soma serviço.',
      'Compare dois modelos com o mesmo peso de folha na etiqueta.',
      'Peça à loja a placa dos dois, e veja qual existe na prateleira.',
    ],
    further: 'As mesmas contas, com outra marca, estão em [motor PPA ou Garen](/termos/motor-ppa-ou-garen).',
    send: 'Mande pelo WhatsApp os dois modelos por extenso, as medidas da folha e uma foto do portão por dentro.',
  },
  {
    when: ['nice', 'peccinin', 'ou|motor|portao|diferenca|melhor|mesma|igual|x'],
    ofTwoBrands: 'without-ours',
    unless: 'controle*|placa|central|engrenagem|consert*|arrum*|assistencia|manutencao|reparo|peca|pecas',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Nice e Peccinin são hoje a mesma casa: a Nice comprou a Peccinin, e os motores de portão aparecem à venda com os dois nomes. Por isso não escolha pelo nome na tampa, e sim pelo modelo: peso máximo da etiqueta acima da sua folha e placa à venda na sua cidade. Não vendemos nenhum dos dois e consertamos ambos, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que comparar entre dois modelos',
    text: [
      'Compare motor do mesmo tipo de portão. Para referência, o nosso kit PPA de basculante custa de {{kit.padrao}} a {{kit.jetflex}} instalado.',
    ],
    points: [
      'Quantos ciclos por hora, se há muitas aberturas.',
      'Tensão igual à do ponto.',
      'Código do controle: peça rolante.',
      'Nome completo do modelo na nota, para achar peça depois.',
    ],
    send: 'Mande pelo WhatsApp os dois modelos por extenso, as medidas da folha e uma foto do portão por dentro: dizemos qual serve.',
  },
  {
    when: ['ciclo|ciclos|aguenta mais|muitas aberturas|uso intenso|abre mais vezes'],
    ofTwoBrands: 'without-ours',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Entre {primeira} e {segunda} não é a marca que aguenta mais ciclos, é a linha: o modelo pequeno de qualquer das duas é de casa, na ordem de cinco a dez ciclos por hora, e o de uso intenso traz estator maior e ciclos por hora escritos na ficha. Compare essa linha da ficha dos dois modelos; se uma não a traz, fique com a outra.',
    ],
    heading: 'Como ler ciclos na ficha de {primeira} e de {segunda}',
    text: [
      'Abrir e fechar contam como um ciclo. Conte quantos o seu portão faz na hora mais cheia e escolha o modelo com o dobro, porque no verão o motor parte quente.',
      'Consertamos as duas marcas, entre {{repair.from}} e {{repair.to}}, e vendemos só PPA; o aviso serve para descontar o nosso lado.',
    ],
    points: [
      'Casa com até dez ciclos por hora: os dois de entrada servem.',
      'Prédio ou comércio: linha industrial de qualquer uma.',
      'Peso da folha com sobra, porque o limite de ciclos cai com a folha pesada.',
      'Protetor térmico que corta sempre: motor pequeno para o uso.',
    ],
    further:
      'A diferença entre estatores está em [qualidade dos estatores](/blog/qualidade-estatores-motor-portao).',
    send: 'Mande o nome inteiro dos dois modelos, o peso da folha e as aberturas na hora cheia.',
  },
  {
    when: ['ciclo|ciclos|aguenta mais|muitas aberturas|uso intenso|abre mais vezes'],
    ofTwoBrands: 'with-ours',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Entre {primeira} e {segunda}, quem aguenta mais é a linha, e não a marca: motor de estator fino, que é o de casa, faz de {{stator.thin.from in digits}} a {{stator.thin.to in digits}} ciclos por hora, e o de estator robusto, de {{stator.robust.from in digits}} a {{stator.robust.to in digits}}. Em peso, o PPA Home leva até {{home.weight}}, e o PPA Home Jetflex, até {{homeJetflex.weight}}; da {outra}, compare os mesmos dois números na ficha do modelo. Vendemos PPA, e convém descontar isso.',
    ],
    heading: '{primeira} ou {segunda} para muitas aberturas',
    text: [
      'Conte os ciclos da hora mais cheia, que são uma abertura e um fechamento cada, e deixe a ficha com o dobro. Modelo que não declara ciclos por hora é de casa, seja qual for a tampa.',
      'Depois do motor vem a peça: pergunte em que loja do bairro se acha a engrenagem de cada um. Consertamos as duas marcas, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Casa com poucos ciclos na hora cheia: o de entrada das duas marcas serve.',
      'Portão de prédio: linha pesada e proposta por escrito.',
      'Capacitor e ventilação contam tanto quanto a potência.',
    ],
    further: 'O assunto continua em [qualidade dos estatores](/blog/qualidade-estatores-motor-portao).',
    send: 'Mande as aberturas na hora cheia, o peso e o tipo da folha.',
  },
  {
    when: [],
    unless: 'controle*|placa|placas|central|receptor|fotocelula|capacitor|cremalheira|engrenagem|peca|pecas',
    ofMotors: 'of-two-gates',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Os dois não competem, e o seu portão já escolheu: o {modelo} é de portão de correr e puxa a folha pela cremalheira; o {rival} é de basculante e a levanta pelo fuso. Um não se monta no lugar do outro.',
    ],
    heading: 'De correr ou basculante: o que muda na compra',
    text: [
      'No de correr conta o comprimento da folha, o trilho e a base do motor, e o valor sai por orçamento: a troca numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}. No basculante conta o equilíbrio, e há kit de preço fechado, de {{kit.padrao}} a {{kit.jetflex}} instalado.',
      'Quem ainda não tem portão escolhe pela garagem: parede livre ao lado pede o de correr; entrada estreita, o basculante. Motor novo, vendemos PPA; nas outras marcas o que fazemos é consertar.',
    ],
    points: [
      'Folha que corre ao lado da parede: {modelo}, se o peso couber na etiqueta.',
      'Folha que sobe: {rival}, se o peso couber na ficha.',
      'Folha que gira na dobradiça: nenhum dos dois, e sim um pivotante.',
    ],
    send: 'Mande uma foto do portão por dentro, a altura, a largura e o material da folha: dizemos o motor e o valor.',
  },
  {
    when: ['silencios*|barulh*|ruido|quieto'],
    unless: electronics,
    ofTwoBrands: 'with-ours',
    subject: 'motor',
    aspects: ['choose'],
    answer: [
      'Entre {primeira} e {segunda}, é mais silencioso o modelo com inversor, e as duas fábricas têm motor de um tipo e do outro: compare modelos, e não tampas. O que vendemos com inversor é o PPA Home Jetflex, por {{kit.jetflex}} instalado em basculante; do {outra}, veja na ficha se o modelo tem partida e parada suaves.',
    ],
    heading: 'Como ouvir a diferença antes de comprar',
    text: [
      'Peça para ver o modelo andando num portão do seu tipo, ou um vídeo com som. O baque da parada conta mais que o zumbido do meio do caminho.',
      'E, {prova na mão}, mova a folha: rangido de dobradiça e roldana presa passam para qualquer marca. Acertar fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Partida e parada suaves na ficha do modelo.',
      'Suporte firme, com calço de borracha.',
      'Folha leve, que não pede força.',
    ],
    send: 'Mande pelo WhatsApp os dois modelos e um vídeo com som do portão de hoje.',
  },
  {
    when: ['silencios*|barulh*|ruido|quieto'],
    unless: `${electronics}|consert*`,
    ofTwoBrands: 'without-ours',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Nem {primeira} nem {segunda} faz menos barulho por ser quem é: faz menos o modelo com partida e parada suaves, e as duas fábricas têm dos dois tipos. Compare as fichas e peça um vídeo com som num portão igual ao seu; consertamos as duas marcas e vendemos só PPA.',
    ],
    heading: 'O que se ouve num {primeira} ou num {segunda}',
    text: [
      'O motor dá o zumbido e o baque do fim; a folha dá o rangido e a batida, que ficam com qualquer tampa. Leve-a na mão, com o disjuntor desligado, antes de culpar a marca.',
      'Acertar folha e força custa de {{part.adjustment.from}} a {{part.adjustment.to}}, e às vezes dispensa o motor novo.',
    ],
    points: [
      'Inversor ou parada suave, escritos na ficha.',
      'Engrenagem com graxa e sem folga, no motor usado.',
      'Calço de borracha no suporte.',
    ],
    send: 'Mande pelo WhatsApp os dois modelos e um vídeo com som do seu portão.',
  },
  {
    when: [],
    unless: part,
    ofTwoBrands: 'with-ours',
    subject: 'motor',
    aspects: ['choose'],
    answer: [
      'Para pôr motor novo num basculante de casa com quem instale e responda por ele, PPA: o nosso kit sai instalado de {{kit.padrao}} a {{kit.jetflex}}. Se já há um {outra} na parede e a peça se acha, conserte-o, de {{repair.from}} a {{repair.to}}. Vendemos só PPA e consertamos as duas marcas; desconte essa preferência ao ler.',
      'Entre {primeira} e {segunda}, quem compra novo decide pelo instalador e pela peça: PPA nós vendemos e instalamos, de {{kit.padrao}} a {{kit.jetflex}} em basculante, e {outra} nós só consertamos. Se o {outra} já está aí e pede uma peça, o conserto de {{repair.from}} a {{repair.to}} sai mais barato que trocar de marca.',
    ],
    heading: '{primeira} e {segunda} lado a lado',
    text: [
      'As duas fábricas têm motor pequeno e motor pesado, por isso a comparação só vale entre dois modelos escritos por inteiro. Com a mesma potência e a folha equilibrada, o trabalho sai parecido; a diferença aparece no dia em que é preciso achar a engrenagem.',
      'Marca trocada também troca o resto: suporte, central e controles de uma não servem na outra sem adaptação, e isso entra na conta de quem já tem motor.',
    ],
    points: [
      'Peso de folha na ficha de cada modelo, para o seu tipo de portão.',
      'Segundos de abertura medidos numa folha como a sua.',
      'Tensão do modelo igual à do ponto, 127 V ou 220 V.',
      'Loja do bairro que tenha a engrenagem e a placa dos dois.',
      'Garantia escrita do motor e de quem o instala.',
    ],
    questions: [
      {
        question: 'Troco o {outra} que já tenho por um PPA?',
        answer:
          'Só se a bobina queimou ou se a peça sumiu. A troca completa numa casa fica entre {{replacement.from}} e {{replacement.to}}, e um conserto comum custa bem menos.',
      },
    ],
    further:
      'A comparação com as perguntas mais comuns está em [motor PPA ou Garen](/termos/motor-ppa-ou-garen), e vale para outras marcas.',
    send: 'Mande pelo WhatsApp o nome completo dos dois modelos e uma foto do portão por dentro. Se já há motor, junte a etiqueta.',
  },
  {
    when: [],
    unless: part,
    ofTwoBrands: 'without-ours',
    subject: 'motor',
    aspects: ['choose'],
    answer: [
      'Entre {primeira} e {segunda}, leve a que tiver engrenagem e placa à venda no seu bairro para o modelo do tamanho da sua folha: as duas fazem bom serviço quando o peso está dentro da ficha. Não vendemos nenhuma delas; consertamos as duas, de {{repair.from}} a {{repair.to}}, e por isso falamos sem interesse na escolha.',
      'Entre {primeira} e {segunda}, nenhuma é melhor por si: as duas servem se a ficha do modelo dá um quinto de folga no peso da sua folha. Desempate em dois telefonemas: pergunte a duas casas de peças pela engrenagem e pela placa de cada modelo e fique com o que se acha; quem já tem controles de uma ganha ficando nela. Consertamos as duas marcas, de {{repair.from}} a {{repair.to}}, e não vendemos nenhuma.',
    ],
    heading: 'O que separa o {primeira} do {segunda}',
    text: [
      'O nome na tampa diz pouco, porque cada fábrica faz do motor pequeno ao de prédio. Compare modelo com modelo: peso máximo, ciclos por hora e tensão.',
      'Depois vem o controle: cada marca tem o seu código, e mudar de lado é comprar e gravar de novo todos os da casa.',
    ],
    points: [
      'Ficha dos dois modelos, para o mesmo tipo de portão.',
      'Preço da engrenagem e da placa, hoje, numa loja perto.',
      'Código do controle: rolante é o que se quer na rua.',
      'Técnico do bairro que conheça a marca.',
    ],
    questions: [
      {
        question: 'Qual das duas dá mais defeito?',
        answer:
          'Ver mais uma delas no conserto não prova nada, porque a que mais se vendeu no bairro aparece mais. O defeito vem quase sempre de folha pesada, chuva na placa ou aberturas demais por hora.',
      },
    ],
    further:
      'Se a dúvida é trocar ou manter o que já existe, leia [conserto de motor de portão](/topicos/conserto-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp o nome dos dois modelos e uma foto do portão por dentro, e dizemos qual cabe na sua folha.',
  },
  {
    when: [
      'ciclos|quantas vezes|quantas aberturas|aberturas',
      'home|ppa home',
      'hora|por hora|dia|aguenta|quantos|quantas|pode',
    ],
    unless: 'jetflex|condominium|penta|potenza|levante',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    isUnpriced: true,
    aspects: ['choose', 'lifetime'],
    answer: [
      'Conte de cinco a dez aberturas por hora no PPA Home, cada uma com o fechamento: ele é motor de casa, do kit PADRÃO de {{kit.padrao}}, e o número exato da versão está na ficha. Por dia não há limite, desde que a hora mais cheia caiba nessa conta. Portão que atende várias famílias pede motor de uso intenso, por orçamento.',
    ],
    heading: 'O que acontece quando passa disso',
    text: [
      'O motor esquenta, o protetor térmico o desliga no meio do caminho e ele volta quando esfria. Repetido todo dia, isso encurta a vida da bobina e do capacitor.',
      'Folha pesada na mão faz o mesmo estrago com menos aberturas, porque cada uma puxa mais corrente.',
    ],
    points: [
      'Conte as aberturas da hora de saída, e não as do dia.',
      'Cada abrir e fechar é um ciclo.',
      'Abafado e com sol na caixa: conte menos.',
    ],
    send: 'Mande pelo WhatsApp quantas pessoas usam o portão, o peso ou as medidas da folha e uma foto por dentro.',
  },
  {
    when: [
      'quantos quilos|quanto peso|quantos kg|peso maximo|aguenta quanto|qual o peso',
      'motor|kit|ppa|hp|cv',
      'aguenta|suporta|leva|maximo|move|puxa|levanta',
    ],
    unless:
      'roldana|cremalheira|trava|deslizante|de correr|pivotante|de abrir|garen|rossi|peccinin|nice|intelbras|1/4|1/3|1/2|eurus|dz|robus|gatter|kdz',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Em basculante, na tabela, o motor de 1/4 CV move folha de até {{motor.quarterCv.weight}}, o de 1/3 CV até {{motor.thirdCv.weight}} e o de 1/2 CV até {{motor.halfCv.weight}}. O PPA Home vai até {{home.weight}}, o PPA Home Jetflex até {{homeJetflex.weight}}, e a linha pesada até {{heavyLine.weight}}. No portão de correr o peso rola, e um de 1/4 HP costuma levar de trezentos a quatrocentos quilos; ali vale o número da etiqueta.',
    ],
    heading: 'O que o limite de peso supõe',
    text: [
      'O número vale para folha equilibrada, que para a meia altura quando solta. Num portão torto ou sem contrapeso, metade desse peso já força o motor.',
      'No de correr, rampa, trilho sujo e roldana presa gastam mais força que o peso; no de abrir conta também o comprimento da folha. Por isso a ficha traz um limite para cada tipo.',
    ],
    points: [
      'Peso da folha no limite do motor: suba um degrau.',
      'Porta embutida, chapa nova e madeira molhada somam peso.',
      'Potência a mais não abre mais depressa.',
      'Muitas aberturas pedem motor de uso intenso, mesmo com folha leve.',
    ],
    further: 'A página [que motor serve no meu portão](/motores/escolher) pergunta tipo, peso e uso.',
  },
  {
    when: ['dz', 'bv', 'ou|diferenca|qual|e'],
    unless: 'nao|consert*|quebr*|placa',
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'what'],
    answer: [
      'DZ e BV não disputam o mesmo portão: são as letras que os fabricantes põem antes do nome para dizer o movimento. DZ é de deslizante, o portão de correr, com cremalheira; BV é de basculante vertical, o que sobe, com fuso e braço. Olhe como a sua folha anda, e a letra está escolhida. Em basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}; o de correr sai por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'O resto do nome',
    text: [
      'Depois das letras vem a linha, como Home ou Rio, e o que ela muda: Jetflex é a versão com inversor da PPA, e um número costuma ser o peso máximo em quilos. Quem confirma é a etiqueta.',
    ],
    points: [
      'Folha que sobe: BV.',
      'Folha que corre: DZ.',
      'Folha que gira: pistão ou braço, com outras letras.',
      'Placa e controle podem ser iguais nas duas linhas da mesma marca.',
    ],
    send: 'Mande uma foto do portão por dentro e as medidas: dizemos o modelo e por quanto fica.',
  },
  {
    when: [
      'que ano|qual ano|qual o ano|ano de fabricacao|data de fabricacao|idade do motor|saber o ano|numero de serie',
      'motor|etiqueta|portao',
      'etiqueta|pela etiqueta|na etiqueta|numero de serie|como',
    ],
    unless: 'garantia|sem etiqueta|apagada|controle*',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['signs'],
    answer: [
      'O ano do motor de portão está na etiqueta ou no número de série dela, e cada fábrica o escreve a seu modo: por extenso, em semana e ano, ou só no começo da série. Na dúvida, a placa costuma trazer um carimbo com mês e ano. Pela foto da etiqueta dizemos a geração do motor e se ainda há peça dele.',
    ],
    heading: 'O que a etiqueta do motor diz além do ano',
    text: [
      'Para pedir peça, o modelo completo vale mais que o ano: a mesma geração durou vários. Para garantia, vale a nota de compra, e não a data da etiqueta.',
    ],
    points: [
      'Modelo por inteiro, com letras e números.',
      'Tensão e potência.',
      'Número de série, sem cortar o começo.',
    ],
    send: 'Mande a foto da etiqueta, de perto e sem reflexo.',
  },
];
