/** Answers to titles about tilting gates: choosing. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const broken = 'nao|parou|queim*|quebr*|consert*|defeito';

const motor = 'motor|motores|automatizador|kit|acionador';

/** What a title with the height of a leaf may ask besides the motor. */
const otherThanSize =
  'nao|caiu|cai|caindo|desce|descendo|despenc*|parou|travou|quebr*|arrebent*|consert*|barulho|cabo*|mola*|contrapeso*|fotocelula|botoeira|controle*|minima|largura|instalar a|pe direito|teto|viga|carro|caminhao';

export const choosingAnswers: readonly DirectAnswer[] = [
  {
    when: ['automatizad*|motorizad*', 'portao|portoes|garagem', 'basculante*'],
    unless:
      'ou|bom|boa|vale|compensa|preco*|quanto|valor|custa|manual|na mao|usado|condominio*|predio*|pivotante*|abrir|correr|deslizante*|metros|kg|quilos|garen|rossi|peccinin|nice|ppa|lento|devagar|vento|seguro|perigos*|manutencao|nao|abre|abriu|fecha|fechou|sozinh*|como|barulho|parou|travou|quebr*|queim*|consert*|troc*|regul*|program*|controle*|placa|central|fotocelula|rampa|cai|caiu|caindo|desce*|cabo|mola|contrapeso',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Automatizamos portão basculante com kit já instalado: {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, com motor, central e dois controles. O PPA Home do PADRÃO leva folha de até {{home.weight}}, e o PPA Home Jetflex, de até {{homeJetflex.weight}}; acima disso vai a linha pesada, por orçamento.',
    ],
    heading: 'O que o basculante precisa ter antes do motor',
    text: [
      'Equilíbrio vem primeiro: com os cabos inteiros e a energia cortada, a folha solta fica parada na metade do curso. Se sobe ou desce, o contrapeso se acerta antes, em orçamento à parte.',
    ],
    points: [
      'Lateral livre para o fuso e o braço.',
      'Teto acima da folha aberta.',
      'Tomada ou ponto perto do motor, com 220 V para o JETFLEX.',
    ],
    further: 'Os kits estão lado a lado na página de [motores](/motores).',
    send: 'Mande pelo WhatsApp uma foto do basculante por dentro, a altura, a largura e o material da folha.',
  },
  {
    when: [
      'vende|vendem|voces tem|tem motor|trabalham com|trabalha com|fornecem',
      'motor|motores|automatizador*',
      'basculante*',
    ],
    unless:
      'nao|marca|marcas|usado|usados|usada|so o motor|so motor|avulso|sem instalacao|peca|pecas|controle*|placa|garen|rossi|peccinin|nice|intelbras|meu|tenho|kg|quilos|hp|cv|1/4|1/3|1/2|pronta entrega|cremalheira|condominio*|predio*|preco|quanto|jetflex|speedy|padrao|parcel*|cartao|motor com|que motor|qual motor|problema*|defeito|garantia|bateria|ou',
    subject: 'portao-basculante',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['buy', 'price'],
    answer: [
      'Vendemos motor para portão basculante, da PPA e já instalado: {{kit.padrao}} no kit PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, com central, dois controles e {{kit.warranty}} de garantia. Sem instalação, o motor da tabela vai de {{motor.quarterCv}} em {{motor.quarterCv.power}} a {{motor.halfCv}} em {{motor.halfCv.power}}.',
    ],
    heading: 'Que motor pedir para o seu basculante',
    text: [
      'O peso da folha decide primeiro: o PPA Home leva até {{home.weight}}, e o PPA Home Jetflex, até {{homeJetflex.weight}}. Depois vem o tempo que você aceita esperar na rua.',
    ],
    points: [
      'PADRÃO: {segundos padrão}.',
      'SPEEDY: {segundos speedy}.',
      'JETFLEX: {segundos jetflex}, com {{homeJetflex.volts}} no ponto.',
    ],
    further: 'Os modelos estão na página de [motores](/motores).',
    send: 'Mande pelo WhatsApp a altura, a largura e o material da folha, uma foto por dentro e o bairro.',
  },
  {
    when: [
      '2 pessoas|duas pessoas|muito pesado|muito pesada|pesadissimo',
      'levantar|abrir|subir|empurrar|erguer',
      'motor|automatizar|da motor|aguenta',
    ],
    unless: 'kg|quilos|levantar carro|qual motor|que motor',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose', 'repair'],
    answer: [
      'Ainda não: portão que precisa de duas pessoas está sem equilíbrio, e motor nenhum deve levantar a diferença. Primeiro se acerta contrapeso, mola, cabo ou roldana, em geral de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, até uma pessoa mover a folha com uma mão; depois o motor se escolhe pelo peso, e em basculante até {{home.weight}} basta o kit PADRÃO, de {{kit.padrao}} instalado.',
    ],
    heading: 'A prova antes de pôr o motor',
    text: [
      'Basculante equilibrado para sozinho a meia altura. O de correr parte e para com uma mão. O de abrir não cai na ponta. Se passa na prova, o peso em quilos assusta menos do que parece.',
    ],
    points: [
      'Chapa ou madeira posta depois: falta contrapeso.',
      'Cabo desfiado: pare de usar.',
      'Folha podre ou torta: serralheiro antes.',
    ],
    send: 'Mande um vídeo de alguém abrindo na mão, a altura, a largura e o material.',
  },
  {
    when: ['basculante*|bascular', 'articulad*|dobra ao meio|que dobra|duas partes'],
    unless: `${broken}|braco|pivotante*`,
    subject: 'portao-basculante',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Basculante articulado, cuja folha dobra ao subir, leva um motor de basculante só, e o indicado é o do kit PADRÃO, de {segundos padrão}, por {{kit.padrao}} instalado, para folha de até {{home.weight}}. Os kits rápidos ficam para folha inteira, porque velocidade em dobradiça com folga vira tranco.',
    ],
    heading: 'O que se olha na folha que dobra',
    text: [
      'As dobradiças do meio são revistas antes do motor: é nelas que ele descarrega o esforço, e cada eixo gasto acrescenta folga. Equilibrada, a folha para em qualquer altura quando solta.',
      'O peso se conta inteiro, das duas partes juntas, com chapa e porta embutida.',
    ],
    points: [
      'Altura até a laje com a folha dobrada no alto.',
      'Cabos, roldanas da guia e pinos sem jogo.',
      'Acima de {{home.weight}}: o caso é orçado, com a dobradiça à vista.',
      'Ponto de energia na tensão do motor, na lateral dele.',
    ],
    further:
      'A tabela por tipo de folha está em [motor para basculante de duas folhas](/termos/motor-portao-basculante-duas-folhas).',
    send: 'Mande pelo WhatsApp uma foto da folha fechada e outra a meio caminho, tirada de longe, com a altura, a largura e o material.',
  },
  {
    when: [motor, 'lateral|de lado|na lateral|no lado', 'central|no meio|no centro|meio|centro|em cima|teto'],
    unless: `${broken}|placa|deslizante*|correr|pivotante*|caixa de comando`,
    of: ['portao-basculante', 'motor', 'central-de-comando'],
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'No basculante de contrapeso o motor lateral é o comum: fica em pé na coluna, empurra o braço e deixa o vão livre, e é assim que os nossos kits se montam, de {{kit.padrao}} a {{kit.jetflex}}. O central, preso no meio ou no teto, empurra pelo centro da folha e só vale onde falta coluna firme; sai por orçamento.',
    ],
    heading: 'Lateral ou no meio: o que decide',
    text: [
      'Com um motor só, de lado, a folha precisa de travessa firme para não torcer. Se a ponta oposta fica para trás na subida, o defeito é de equilíbrio, e trocar o lado do motor não o tira.',
      'No meio, ele ocupa altura sobre o carro e pede uma viga que aguente o tranco da partida.',
    ],
    points: [
      'Coluna: larga, chumbada e com a lateral livre do chão ao alto.',
      'Energia: o lado com o ponto mais perto.',
      'Porta social embutida: motor do lado oposto a ela.',
      'Teto: o palmo que sobra acima da folha aberta.',
    ],
    further:
      'As medidas estão na [instalação em basculante](/topicos/instalacao-de-motor-de-portao-basculante).',
    send: 'Mande pelo WhatsApp uma foto das duas colunas por dentro, com a folha fechada, e a altura e a largura dela.',
  },
  {
    when: [motor, 'de teto|em teto|no teto|teto|de forro', 'basculante*|portao|garagem'],
    unless: `${broken}|lateral|baixo|altura de teto|teto baixo|seccionad*|laje`,
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Motor de teto, que puxa a folha por um trilho preso ao forro, é o do portão seccionado e o de algumas folhas de mola; no basculante de contrapeso o comum é o lateral, que empurra o braço junto da coluna. É esse que instalamos, de {{kit.padrao}} a {{kit.jetflex}} no kit; o de teto se orça por foto, se for o caso do seu portão.',
    ],
    heading: 'Como saber qual dos dois o portão aceita',
    text: [
      'Veja como a folha sobe. Se a parte de baixo avança para a rua e há caixas de peso nas colunas, é de contrapeso, e o trilho no teto empurraria no ângulo errado. Se ela corre em guias e deita inteira, o trilho serve.',
      'Em qualquer um, a folha solta tem de parar a meia altura, com os cabos ou molas inteiros.',
    ],
    points: [
      'Profundidade livre da garagem, no comprimento da folha mais o motor.',
      'Tomada no forro, na tensão do aparelho.',
      'Viga ou laje que segure o trilho sem balançar.',
    ],
    further:
      'Os modelos que instalamos estão em [motor para portão basculante](/topicos/motor-para-portao-basculante).',
    send: 'Mande pelo WhatsApp uma foto da folha por dentro, fechada, e outra do teto até o fundo da garagem.',
  },
  {
    when: [
      'melhor|melhores|mais indicado|recomendado|recomendam|ideal|qual comprar',
      'motor|motores|kit',
      'basculante|basculantes',
    ],
    unless:
      'ou|pesad*|kg|quilos|metros|leve|rapido|rapida|barato|silencioso|condominio|predio|deslizante|pivotante|correr|madeira|aluminio|ferro|garen|rossi|peccinin|nice|marca|marcas|trocar|lugar|horario|epoca|posicao|chuva',
    subject: 'portao-basculante',
    winsTies: true,
    aspects: ['choose'],
    answer: [
      'Para a maioria dos basculantes de casa o melhor é o PPA Home do kit PADRÃO, de {{kit.padrao}} instalado, se a folha tem até {{home.weight}} e a rua é calma. Por {{kit.speedy - kit.padrao}} a mais, o SPEEDY corta a espera pela metade; em rua movimentada ou folha de até {{homeJetflex.weight}}, o JETFLEX, de {{kit.jetflex}}. Somos vendedores de PPA: desconte essa preferência.',
    ],
    heading: 'O que decide antes da marca',
    text: [
      'O melhor motor é o que leva a sua folha com sobra e tem engrenagem e placa numa loja perto de você. Potência a mais não corrige contrapeso fora do ponto: com o motor solto e os cabos inteiros, a folha fica parada a meia altura.',
    ],
    points: [
      'Peso: largura, altura e material, com a porta embutida, se há.',
      'Tempo de abertura: {segundos padrão}, {segundos speedy} ou {segundos jetflex}.',
      'Ponto de energia: o JETFLEX só liga em 220 V.',
      'Aberturas por hora: acima de dez, o motor é de prédio, por orçamento.',
    ],
    further:
      'A página do [motor para portão basculante](/topicos/motor-para-portao-basculante) compara os modelos.',
    send: 'Mande pelo WhatsApp a altura, a largura e o material da folha, com uma foto dela por dentro: dizemos qual dos três.',
  },
  {
    when: [
      'basculante',
      'teto baixo|pouca altura|laje baixa|pe direito baixo|viga|carro alto|caminhonete|suv',
    ],
    unless: 'pint*',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O que decide é a altura livre com a folha aberta, medida do piso até o ponto mais baixo dela, e não a do vão. Um basculante aberto rouba da altura o quanto a folha desce por dentro; meça o carro com bagageiro e antena e deixe um palmo.',
    ],
    heading: 'Ganhar altura sem trocar a garagem',
    text: [
      'Mudar o ponto do pivô e o braço faz a folha subir mais, dentro do que a lateral permite, e é serviço de serralheria, de {{part.metalwork.from}} a {{part.metalwork.to}} no que é nosso. Regular o fim de curso ganha dois ou três dedos, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Meça aberto, dos dois lados e no meio.',
      'Braço que passa em cima do capô conta como ponto baixo.',
      'Fotocélula mais alta para carro alto.',
      'Sem altura de jeito nenhum: portão de correr ou de enrolar.',
    ],
    further: 'Os modelos estão em [motores](/motores).',
    send: 'Mande a foto do portão aberto, visto de lado, com a medida do piso até a folha.',
  },
  {
    when: [
      'social|porta social|portinha|portao pequeno',
      'embutid*|junto|dentro da folha|na folha|dentro do portao',
      'motor|basculante|portao|automatizar|peso|equilibrio',
    ],
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Pode haver porta social embutida num basculante com motor, com duas condições. O contrapeso é refeito com a porta fechada, porque ela pesa de um lado só, até a folha parar sozinha a meia altura; e um sensor avisa a central quando a portinha está aberta, para o motor não mover a folha com alguém passando.',
    ],
    heading: 'O interruptor da portinha',
    text: [
      'Um sensor na porta social corta a alimentação da central enquanto ela estiver aberta. Sem ele, alguém passando fica preso entre a portinha e o batente quando o motor parte.',
      'Refazer equilíbrio e cabos fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; o sensor entra no serviço, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Trinco da portinha que fecha de verdade.',
      'Mola para ela não ficar encostada.',
      'Peso medido com a porta incluída na conta.',
    ],
    further: 'Os limites de peso estão em [que motor serve no meu portão](/motores/escolher).',
    send: 'Mande a foto da folha por dentro, com a portinha aberta e fechada.',
  },
  {
    when: [
      'motor',
      'dois motores|2 motores|segundo motor|um motor de cada lado',
      'basculante|portao pesado|folha larga|precisa|colocar',
    ],
    unless: 'duas folhas|pivotante',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Basculante muito largo pode levar dois motores, um por coluna, desde que uma central os comande juntos: sem sincronismo, um puxa antes e a folha torce. Na maioria das casas um motor da classe certa e a folha equilibrada bastam, por menos.',
    ],
    heading: 'Quando o segundo motor se justifica',
    text: [
      'Folha larga e pesada acima de {{homeJetflex.weight}} ou com um lado que cede. Antes dele vêm equilíbrio e travessa, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; a linha pesada de um motor só vai até {{heavyLine.weight}}, por orçamento.',
    ],
    points: [
      'Mesma marca, modelo e idade nos dois.',
      'Um defeito para os dois lados.',
      'Falta de luz: duas chaves para destravar.',
    ],
    further: 'A conta do peso está em [que motor serve no meu portão](/motores/escolher).',
    send: 'Mande largura, altura, material e a foto das duas colunas.',
  },
  {
    when: ['precisa de dois motores|dois motores|2 motores', 'basculante', 'largura|metros|largo'],
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em geral não: um basculante de casa, mesmo largo, anda com um motor da classe do peso dele, se a folha está equilibrada e não torce. Dois motores, um por coluna e com central que os sincronize, só entram quando a travessa cede ou o peso passa de {{homeJetflex.weight}} e a folha empena de um lado.',
    ],
    heading: 'A prova da torção',
    text: [
      'Na visita, com a energia cortada e os cabos inteiros, o técnico levanta a folha um palmo por um canto só: se o outro fica, ela torce, e a travessa vem antes do motor. Reforço fica entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
      'Até {{home.weight}} serve o PPA Home, {{kit.padrao}} instalado; até {{homeJetflex.weight}}, o Home Jetflex, {{kit.jetflex}}; acima, a linha pesada, por orçamento.',
    ],
    points: [
      'Peso pela largura, altura e material, e não pela mão.',
      'Braço dos dois lados, com um motor só, existe: veja o eixo.',
      'Dois motores são duas chaves na falta de luz.',
    ],
    further: 'A conta está em [que motor serve no meu portão](/motores/escolher).',
    send: 'Mande largura, altura, material e uma foto da folha por dentro.',
  },
  {
    when: ['basculante*', 'altura|de alto|alto|alta', 'pesad*|peso|pesa|chapa|madeira|macic*'],
    figure: { unit: 'metre', from: 2.8, to: 6 },
    unless: `kg|quilos|quanto pesa|${otherThanSize}`,
    subject: 'portao-basculante',
    isAboutSubject: true,
    isAboutFigure: true,
    winsTies: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para um basculante pesado de {figura} de altura, orce primeiro a linha pesada, que leva folha de até {{heavyLine.weight}} e sai por orçamento. A altura decide o curso do fuso, e os kits de casa são feitos para a altura comum: o PPA Home, até {{home.weight}} e {{kit.padrao}} instalado, ou o PPA Home Jetflex, até {{homeJetflex.weight}} e {{kit.jetflex}}, só entram depois de conferidos o peso e o curso.',
    ],
    heading: 'O que {figura} de altura mudam no motor',
    text: [
      'Folha mais alta pede percurso maior do cursor, e um fuso curto a deixa aberta pela metade; quem diz a altura que atende é a ficha do modelo.',
      'Altura vezes largura, pelo material, dá o peso. Folha alta também pega mais vento e precisa de coluna firme e contrapeso no ponto.',
    ],
    points: [
      'Altura do piso à viga, com a folha fechada.',
      'Espaço para a folha deitada, acima do carro.',
      'Folha que para a meia altura, com os cabos inteiros e o motor solto.',
    ],
    send: 'Mande pelo WhatsApp altura, largura e material da folha, a altura do piso à viga e uma foto dela por dentro.',
  },
  {
    when: ['basculante*', 'altura|de alto|alto|alta'],
    figure: { unit: 'metre', from: 2.8, to: 6 },
    unless: `pesad*|peso|pesa|kg|quilos|${otherThanSize}`,
    subject: 'portao-basculante',
    isAboutSubject: true,
    isAboutFigure: true,
    winsTies: true,
    aspects: ['choose', 'price'],
    answer: [
      'Num basculante de {figura} de altura confere-se primeiro o curso do fuso, porque os kits de casa são feitos para a altura comum. Se o curso dá, o motor sai do peso: o PPA Home até {{home.weight}}, por {{kit.padrao}} instalado, e o PPA Home Jetflex até {{homeJetflex.weight}}, por {{kit.jetflex}}; acima disso, ou se o fuso for curto, a linha pesada, por orçamento.',
    ],
    heading: 'O que {figura} de altura mudam no motor',
    text: [
      'O cursor sobe pelo fuso enquanto a folha abre: folha mais alta pede percurso maior, e fuso curto deixa o portão aberto pela metade. A medida se confere na ficha do modelo antes do pedido.',
    ],
    points: [
      'A medida do piso à viga.',
      'O espaço livre acima do carro, com a folha aberta.',
      'Largura e material, que dão o peso.',
    ],
    send: 'Mande pelo WhatsApp altura, largura e material da folha, a altura do piso à viga e uma foto dela por dentro.',
  },
  {
    when: ['largura|altura', 'maxima|maximo|limite|ate quantos metros', 'motor|basculante|automatic*'],
    unless: 'correr|deslizante|pivotante|fotocelula|minima',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose', 'allowed'],
    answer: [
      'O motor de basculante não tem largura nem altura máxima: o limite é o peso da folha, {{home.weight}} no PPA Home, {{homeJetflex.weight}} no Home Jetflex e {{heavyLine.weight}} na linha pesada. Na prática, folha comum de aço vai bem até uns quatro ou cinco metros de largura; dali em diante ela flexiona no meio e pede reforço ou dois braços. A altura decide outra coisa, o comprimento do fuso.',
    ],
    heading: 'Onde a medida começa a pesar',
    text: [
      'Largura vezes altura dá a área, e o material dá o peso: chapa de aço tem de treze a vinte quilos por metro quadrado, com o quadro. Folha alta ainda pega vento e pede coluna firme.',
      'Dentro do limite, o kit instalado vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX).',
    ],
    points: [
      'Teto ou viga acima da folha aberta: meça antes.',
      'Folha que entorta ao ser erguida por um canto: reforço.',
      'Mais de cinco metros: veja o portão de correr.',
    ],
    send: 'Mande pelo WhatsApp largura, altura, material e uma foto do portão por dentro.',
  },
  {
    when: [
      'motor duplo|motor basculante duplo|basculante duplo|duplo|dois motores|2 motores|2 folhas|duas folhas',
      'basculante*',
    ],
    unless: 'controle*|nao abre|consert*|central',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Basculante de duas folhas lado a lado leva um motor em cada uma, como dois portões: cada conjunto instalado custa de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX). Já uma folha só, muito larga, pode levar dois motores, um de cada lado, com uma central que os move juntos; esse par sai por orçamento e só vale onde um motor entorta a folha. Se ela apenas pesa, o certo é um motor maior, da linha de até {{heavyLine.weight}}.',
    ],
    heading: 'Um motor ou dois no basculante',
    text: [
      'Dois motores na mesma folha têm de partir e parar no mesmo instante: se um adianta, ela torce e o cabo escapa. Por isso a central e o fim de curso são um só.',
    ],
    points: [
      'Erga a folha por um canto: se entorta, falta reforço.',
      'Duas folhas: um botão do controle para cada uma.',
      'Energia nas duas colunas.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, com a largura e o material.',
  },
  {
    when: [
      '2 carros|dois carros|3 carros|tres carros|2 vagas|duas vagas|garagem dupla|vaga dupla',
      'motor|portao|kit|basculante',
    ],
    unless: 'correr|deslizante|condominio|predio',
    subject: 'portao-basculante',
    aspects: ['choose', 'price'],
    answer: [
      'Portão de garagem para dois carros ou mais é largo, e quem escolhe o motor é o peso da folha, não o número de carros: basculante até {{home.weight}} leva o PPA Home, no kit de {{kit.padrao}} instalado; até {{homeJetflex.weight}}, o PPA Home Jetflex, no kit de {{kit.jetflex}}; acima disso, a linha pesada, por orçamento.',
    ],
    heading: 'O que conferir num portão de duas vagas',
    text: [
      'Folha larga flexiona no meio e pede coluna firme e contrapeso dos dois lados no mesmo ponto. Se ela foi feita em duas folhas, cada uma precisa do próprio motor.',
    ],
    points: [
      'Largura, altura e material, com foto por dentro.',
      'A folha para na metade quando solta da mão.',
      'Tensão no ponto: o Home Jetflex é de 220 V.',
    ],
  },
  {
    when: ['elevacao', 'portao|motor'],
    unless: 'carro|altura',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Depende de como a folha sobe. Se ela gira e deita sob o teto, com contrapeso ou mola na lateral, é um basculante, e o motor dele sai instalado de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX). Se sobe reta entre duas guias, como guilhotina, ou dobra em painéis, o motor é outro, próprio daquele portão, e se orça por foto.',
    ],
    heading: 'Como reconhecer o portão de elevação',
    text: [
      'Olhe o pé da folha na subida: no basculante ele avança para fora; no de guilhotina e no seccionado sobe rente. O peso também fica em lugar diferente: contrapeso na coluna, mola no teto ou cabo nas guias.',
    ],
    points: [
      'Folha inteira que deita: basculante.',
      'Folha inteira que sobe reta: guilhotina.',
      'Painéis que dobram: seccionado.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da folha subindo, por dentro, e as medidas.',
  },
  {
    when: [
      'tem motor|existe motor|ha motor|tem algum motor|existe algum motor|tem motor para|existe motor para|voces tem motor',
      'basculante|basculantes',
    ],
    unless: 'correr|deslizante*|pivotante*|de abrir',
    figure: { unit: 'kilogram', from: 301, to: 800 },
    subject: 'portao-basculante',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['choose', 'price'],
    answer: [
      'Sim, há motor para basculante de {figura}: é o da linha pesada, que vai até {{heavyLine.weight}} e sai por orçamento, com visita sem taxa. O kit de casa não serve, porque o maior deles, o do PPA Home Jetflex, leva até {{homeJetflex.weight}}. Com a instalação, motor em portão pesado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que se confere num basculante de {figura}',
    text: [
      'Cabo, polia e contrapeso carregam esse peso, e não o motor: solta dele, a folha equilibrada para sozinha a meia altura. O orçamento confere as três peças, a coluna e o peso real, que muda com chapa, revestimento ou porta social embutida.',
      'Conte também as aberturas da hora mais cheia, porque motor de casa para de calor numa entrada de prédio.',
    ],
    points: [
      'Deixe um quarto de sobra entre o peso da folha e o limite do motor.',
      'Coluna chumbada, que é quem segura o arranque.',
      'Disjuntor e terra só do portão, na tensão da etiqueta.',
    ],
    send: 'Mande pelo WhatsApp altura, largura, material e uma foto da folha por dentro, com as duas laterais à vista.',
  },
  {
    when: [
      'correr por basculante|correr por um basculante|correr para basculante|correr em basculante|deslizante por basculante|deslizante por um basculante|deslizante para basculante|deslizante em basculante',
      'trocar|troca|mudar|substituir|passar|transformar',
      'vale a pena|compensa|adianta|e bom|portao|motor|garagem|trocar|mudar|passar|transformar',
    ],
    subject: 'portao-basculante',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['worth', 'compatibility'],
    answer: [
      'Só vale a pena trocar o portão de correr por basculante quando falta parede livre ao lado para a folha correr. É um portão novo, feito na serralheria, com contrapeso ou mola e outro motor, que em basculante custa de {{kit.padrao}} a {{kit.jetflex}} instalado. Se o de correr só anda pesado ou ronca, consertar, de {{repair.from}} a {{repair.to}}, sai bem mais barato.',
    ],
    heading: 'O que o basculante pede que o de correr não pedia',
    text: [
      'Ele precisa de altura livre sob o teto, de coluna firme dos dois lados e de recuo, porque a folha avança ao subir. O motor, a cremalheira e o trilho do portão antigo não se aproveitam.',
    ],
    points: [
      'Ganha: a parede lateral fica livre e não há trilho no chão.',
      'Perde: surgem cabos, que se revisam, e peso acima da cabeça.',
      'Calçada estreita: veja antes se a folha pode avançar.',
    ],
    send: 'Mande fotos da garagem por dentro, com o teto e as laterais, e a largura do vão.',
  },
];
