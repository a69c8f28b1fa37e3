/** Answers to titles about motors: compatibility. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksCan } from '../../../words/asking-words.ts';

export const compatibilityAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'mudar|passar|transferir|aproveitar|reaproveitar|usar|tirar|trocar|colocar',
      'de um portao para outro|para outro portao|em outro portao|de outro portao|no outro portao|num portao novo|em portao novo|no portao novo',
      'motor|automatizador|kit',
    ],
    unless: 'controle*|outra casa|endereco',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['compatibility', 'install'],
    answer: [
      'Dá, se os dois portões são do mesmo tipo, a folha nova pesa dentro do que a etiqueta do motor diz e a tensão é a mesma. Motor de basculante não vai em portão de correr, e o de correr não vai em basculante. Retirada e montagem saem por orçamento, e suporte, braço ou cremalheira quase sempre se fazem de novo.',
    ],
    heading: 'Quando vale a pena levar o motor',
    text: [
      'Vale com motor novo ou bem conservado. Com mais de oito ou dez anos, a conta da mão de obra chega perto do motor novo: em basculante, o kit instalado começa em {{kit.padrao}}.',
    ],
    points: [
      'Pese ou calcule a folha nova antes.',
      'Central, controles e fim de curso vão junto.',
      'Cremalheira: mesma medida de dente que o pinhão.',
      'O portão que fica sem motor precisa de fechadura.',
    ],
    send: 'Mande a foto da etiqueta do motor e a dos dois portões por dentro, com as medidas.',
  },
  {
    when: ['110|110v', '127|127v', 'motor|portao|funciona|serve|igual|mesma|diferenca|e'],
    unless: '220|220v|placa',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['compatibility'],
    answer: [
      'Funciona: em São Paulo a rede que se chama de 110 é de 127 V, e o motor vendido como 110 V para o Brasil é feito para ela. Confira na etiqueta, que costuma trazer 127 V ou uma faixa que a inclui; motor importado, marcado só 110 V, trabalha mais quente. O que não se mistura é 127 V com 220 V.',
    ],
    heading: 'Como ler a tensão do motor',
    text: [
      'Ela vem na etiqueta da carcaça, em V. Uma queda de alguns volts em fio comprido tira mais força do que a diferença entre os dois nomes.',
    ],
    points: [
      'Ponto medido com o portão andando.',
      'Fio de 2,5 mm² ou mais até o quadro.',
      'Disjuntor de 16 A, curva C, só do portão.',
    ],
  },
  {
    when: [
      'aproveitar|reaproveitar|levar|antigo|velho|usado|que tenho|que ja tenho|mesmo motor|motor atual',
      'portao novo|outro portao|novo portao',
      'motor',
      `${asksCan}|usar|aproveitar|serve|reaproveitar`,
    ],
    unless: 'controle*|quanto',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Sim, se o portão novo é do mesmo tipo e não pesa mais que o máximo da etiqueta: motor de basculante volta em basculante, o de correr em portão de correr. Muda o tipo, muda o motor. Veja também se a folha nova tem a mesma altura ou comprimento, porque o braço, o fuso e a cremalheira são dessa medida.',
    ],
    heading: 'Vale a pena levar o motor velho?',
    text: [
      'Motor com mais de dez anos numa folha nova costuma ser economia curta: some a montagem e compare com o kit instalado em basculante, de {{kit.padrao}} a {{kit.jetflex}}, ou com a troca em outro portão de casa, de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Central e controles vão junto.',
      'Fim de curso e força se regulam de novo.',
      'Tensão do ponto novo igual à da etiqueta.',
    ],
    send: 'Mande a etiqueta do motor e as medidas da folha nova.',
  },
  {
    when: [
      'transformador|autotransformador',
      '220|110|127|220v|110v|tensao|220 em 110|110 em 220|220 em 127|220 em rede 110',
      'motor|portao|funciona|ligar|usar|pode',
    ],
    unless: 'queimou|da placa|fonte',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['compatibility', 'power'],
    answer: [
      'Funciona, se o transformador aguentar a partida: ela puxa várias vezes a corrente de trabalho, e os pequenos de tomada desligam ou queimam. Para um motor de casa é preciso um de uns 2.000 VA, em lugar seco. Como saída fixa é ruim: sai melhor levar 220 V do quadro até o ponto ou usar motor da tensão da casa.',
    ],
    heading: 'Por que o transformador quase nunca fica',
    text: [
      'Ele ocupa espaço, esquenta e gasta um pouco mesmo com o portão parado. Em rede de 127/220 V, um eletricista acha 220 V entre duas fases do quadro.',
    ],
    points: [
      'Motor com inversor: só se o fabricante aceitar.',
      'Terra até a carcaça do mesmo jeito.',
      'Direto, sem transformador, motor de 220 V em 127 V ronca e não sai.',
    ],
  },
  {
    when: [
      'motor de correr|motor de portao de correr|motor deslizante|motor de deslizante|motor de portao deslizante',
      'pivotante|de abrir',
      'serve|pode|usar|posso|da para|funciona',
    ],
    unless: 'ou|qual|x',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Não serve: o motor de correr gira um pinhão que puxa a cremalheira em linha reta, e o portão de abrir pede um braço ou pistão que empurre a folha em arco. Nenhuma adaptação segura faz um virar o outro. O de abrir sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que se aproveita na mudança',
    text: [
      'Ponto de energia, fotocélula, botoeira e às vezes os controles ficam. Central, motor e fixação são outros.',
    ],
    points: [
      'Duas folhas: dois motores e uma central que atrasa uma.',
      'Coluna larga: braço articulado; estreita: pistão.',
      'O motor velho pode ser guardado para peça.',
    ],
  },
  {
    when: [
      'motor do vizinho|motor do meu vizinho|motor do meu irmao|motor do meu pai|motor de outro portao|motor de outra casa|motor de outro|motor que ganhei|ganhei um motor|motor que tirei de|motor do meu sogro|motor doado|motor que sobrou',
    ],
    unless: 'barulho|abre o meu|acorda|reclama',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['compatibility', 'allowed'],
    answer: [
      'O motor de outro portão serve no seu se três coisas coincidem: o tipo de folha, o peso que a etiqueta dele permite e a tensão do ponto. Suporte, braço ou cremalheira quase sempre se trocam, e os controles antigos se apagam. Instalar um motor que você já tem se orça por foto; para comparar, o kit novo em basculante sai de {{kit.padrao}} instalado.',
    ],
    heading: 'O que conferir antes de tirar da outra parede',
    text: [
      'Veja-o andar onde está e anote onde para. Tire-o com o disjuntor desligado e a folha fechada: no basculante, ela precisa ficar presa, porque era ele que a segurava.',
    ],
    points: [
      'Basculante, de correr e de abrir não trocam motor entre si.',
      'Folha a mais de quatro quintos do peso da etiqueta: pequeno para ela.',
      'Motor de 220 V num ponto de 127 V não parte.',
      'Central, fim de curso, suporte e chave de destravamento vão juntos.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta desse motor, a do seu portão por dentro e as medidas da folha.',
  },
  {
    when: [
      'peca|pecas|reposicao|componente*|pecas de reposicao|peca de reposicao|pecas originais|kit de reparo',
      'serve|servem|funciona|compativel|da certo|posso|pode|usar|aceita|encaixa|cabe|combina|entra',
    ],
    ofTwoBrands: 'any',
    unless: 'melhor|preco|placa|controle*|cremalheira',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility', 'repair'],
    answer: [
      'Serve a peça de medida comum, e não a do modelo: capacitor, rolamento, cabo e roldana passam de um {primeira} para um {segunda} se a medida é a mesma; engrenagem, estator, fuso e tampa são de cada fábrica e não servem. Placa e controle só às vezes, conforme o fim de curso e o código. Na nossa mão o conserto vai de {{repair.from}} a {{repair.to}}, com a peça certa.',
    ],
    heading: 'Antes de comprar a peça da outra marca',
    text: [
      'O que está escrito na peça vale mais que a marca da caixa: microfarads e volts no capacitor, número no anel do rolamento, passo e diâmetro na rosca.',
      'Adaptação que pede lima ou solda em peça de giro dura pouco e leva o resto junto.',
    ],
    points: [
      'Foto da peça velha ao lado de uma régua.',
      'Etiqueta dos dois motores, com tensão e potência.',
      'Peça trocada por nós: {{parts.warranty}} de garantia.',
    ],
    further:
      'As faixas de cada conserto estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, a da peça ao lado de uma régua e o bairro: dizemos se ela se acha e quanto fica trocada.',
  },
  {
    when: [
      'sem marca|sem nome|sem etiqueta|desconhecida|generico',
      'motor|placa|portao',
      'peca|pecas|pedir|comprar|achar|conserto',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['compatibility', 'repair'],
    answer: [
      'Sem marca, a peça se acha pela medida e pela foto: capacitor pelos µF, rolamento pelo número gravado, roldana pelo diâmetro, engrenagem pelo número de dentes e pelo eixo, placa pela tensão e pelo tipo de fim de curso. Só a engrenagem e a placa podem prender; o resto é comum.',
    ],
    heading: 'Que fotos identificam o motor',
    text: [
      'Carcaça de frente e de lado, placa com os nomes impressos, fuso ou pinhão com uma régua, e o controle que abre. Muitos fabricantes venderam o mesmo motor com outro adesivo.',
      'Se a engrenagem não se acha, adapta-se ou troca-se o motor, de {{replacement.from}} a {{replacement.to}} em casa; com peça, o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Etiqueta pode estar por baixo ou sob a tinta.',
      'Leve a peça velha à loja, inteira.',
      'Placa universal serve em motor comum de indução.',
    ],
    send: 'Mande essas quatro fotos: respondemos o modelo ou a medida.',
  },
  {
    when: [
      'ppa',
      'serve|aguenta|da conta|leva|suporta|move|puxa|levanta|funciona|atende|qual|que motor|pesado|pesada',
    ],
    figure: { unit: 'kilogram', from: 301, to: 800 },
    unless:
      'correr|deslizante|pivotante|de abrir|home|jetflex|levante|penta|potenza|rio|consert*|duas folhas|speedy|padrao|1/2|1/3|1/4',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'Os kits de casa não, a linha pesada da PPA sim: num basculante de {figura}, o PPA Home Jetflex já não serve, porque para em {{homeJetflex.weight}}, e a linha pesada leva até {{heavyLine.weight}}, por orçamento. Se o seu portão corre no trilho, o peso rola nas roldanas, e {figura} é serviço comum para motor de cremalheira.',
    ],
    heading: 'O que o orçamento de uma folha de {figura} olha',
    text: [
      'Com motor desse porte e instalação, a referência é o portão pesado de condomínio, de {{condominium.from}} a {{condominium.to}}, conforme o peso e as aberturas por dia. A visita não tem taxa.',
      'Antes do motor vem a estrutura: cabo, polia, contrapeso e pivô no basculante; trilho e roldana no de correr. Se {figura} é estimativa, a folha se mede no local, sem soltar cabo nem contrapeso.',
    ],
    points: [
      'Motor na conta justa esquenta e gasta: a folha fica um quinto abaixo do máximo da ficha, e para {figura} ela tem de dizer {sobra} ou mais.',
      'Chapa, revestimento e porta embutida entram no peso.',
      'Aberturas na hora mais cheia, que pesam tanto quanto os quilos.',
      'Fotocélula e força regulada: folha pesada demora a parar.',
    ],
    further: 'O que comprar para cada peso está em [motor para portão pesado](/termos/motor-portao-pesado).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, as medidas e o material da folha e o bairro: dizemos a linha certa e marcamos a medição.',
  },
  {
    when: [
      'motor de esteira|motor de maquina de lavar|motor de maquina|motor de ventilador|motor de moto|motor de carro|motor de bicicleta|motor de limpador|motor de vidro|motor de furadeira|motor de betoneira|motor de bomba',
      'portao|basculante|garagem',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Não serve: o motor de outro aparelho não tem o redutor que segura a folha parada, nem fim de curso, nem embreagem, nem central que o faça parar ao encontrar alguém. Num portão ele gira demais, queima cedo e, o pior, solta a folha quando desliga.',
    ],
    heading: 'O que um motor de portão tem e os outros não',
    text: [
      'A rosca sem fim trava a folha quando a energia falta, e a chave a solta quando se quer. A central corta no fim do curso, regula a força e lê a fotocélula: sem isso não há portão seguro.',
      'Em basculante, um motor próprio instalado começa em {{kit.padrao}}, no kit PADRÃO; em portão de correr ou de abrir, a troca numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro, as medidas e o material da folha: dizemos o motor que serve.',
  },
  {
    when: [
      'e da|e do|mesma empresa|mesmo fabricante|mesma fabrica|mesma marca|mesmo grupo|mesmo dono|dona da|comprou a|sao iguais|e a mesma|e igual',
    ],
    unless: 'controle|controles|placa|placas|central|receptor|fotocelula|nobreak|melhor|ou',
    ofTwoBrands: 'without-ours',
    subject: 'motor',
    aspects: ['compatibility'],
    answer: [
      'Quem é dono de {primeira} e de {segunda} o fabricante responde; para o seu portão o que importa é outra coisa: as peças seguem o modelo da etiqueta, e não o grupo. Engrenagem, placa e controle de um nome só servem no outro se o código for o mesmo, e isso se confere por foto.',
    ],
    heading: 'O que passa de um motor para o outro',
    text: [
      'Passam as peças de medida comum: capacitor, rolamento, cabo, roldana. Não passam sem conferir a coroa, a placa, o fim de curso e o controle, que falam cada um a língua da sua linha.',
      'Consertamos as duas marcas, de {{repair.from}} a {{repair.to}}, e vendemos só PPA.',
    ],
    points: [
      'Código na etiqueta da carcaça.',
      'Código impresso na placa.',
      'Verso do controle: frequência e tipo de código.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor e a da placa, e a peça de que você precisa.',
  },
  {
    when: [
      '110 e 220|110v e 220v|110 e em 220|127 e 220|127v e 220v|127 e em 220|220 e 110|220 e 127|220v e 110v|duas tensoes|duas voltagens',
      'pode|posso|funciona|aceita|serve|ligado|ligar|liga|tanto faz',
      'portao|motor|portoes|automatizador|ppa',
    ],
    unless: 'diferenca|trocar|transformador|placa|central|mudar|passar|queimou',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['compatibility', 'safety'],
    answer: [
      'Portão eletrônico só fica ligado em 110 ou em 220 sem diferença se a etiqueta do motor disser bivolt, e ainda assim a chave ou a ligação tem de estar na tensão da casa. Quase todo motor é de uma tensão só: de 127 V, a que se chama de 110, queima em segundos na de 220 V; de 220 V, na de 127 V, ronca sem força e aquece até queimar.',
    ],
    heading: 'Como saber qual é a do seu motor',
    text: [
      'Com o disjuntor desligado, leia a etiqueta na carcaça: o número ao lado do V é a tensão. A do ponto quem confirma é o medidor do eletricista, porque disjuntor duplo é só um indício.',
      'Se as duas não combinam, muda o circuito, com eletricista, ou muda o motor: numa casa a troca fica entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      '127/220 com traço: bivolt, e o técnico confere a posição da chave.',
      'Um número só: a casa tem de dar aquela tensão no ponto.',
      'Etiqueta apagada: não experimente, mande a foto da caixa.',
      'Placa bivolt não torna o motor bivolt.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e diga que tensão chega ao ponto do portão, se souber.',
  },
  {
    when: ['serve|aguenta|suporta|leva|move|puxa|bom|da conta', 'portao|folha'],
    unless: 'controle|peca|placa',
    ofOtherBrand: true,
    figure: { unit: 'kilogram' },
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'O motor {marca} serve se o peso máximo da etiqueta for de pelo menos {sobra}, que é a folha de {figura} com um quarto de sobra, e se ele for do seu tipo de portão. O número no nome do modelo costuma ser esse máximo em quilos, mas só a ficha confirma, e o mesmo peso é leve num portão de correr e muito num basculante: leia o modelo por inteiro antes de comprar.',
    ],
    heading: 'Ler a ficha do {marca} para uma folha de {figura}',
    text: [
      'Não vendemos {marca} e não temos tabela dele; consertamos o que já está instalado, de {{repair.from}} a {{repair.to}}. Da PPA, que vendemos, em basculante o Home vai até {{home.weight}}, o Home Jetflex até {{homeJetflex.weight}} e a linha pesada até {{heavyLine.weight}}.',
      'Peso no limite não é folga: vento, cabo velho e folha torta somam esforço que a ficha não conta.',
    ],
    points: [
      'Peso máximo para basculante, correr ou abrir: são três números diferentes.',
      'Ciclos por hora, se mais de uma família usa.',
      'Tensão da etiqueta igual à do ponto.',
      'Folha que anda leve na mão, sem o motor.',
    ],
    send: 'Mande pelo WhatsApp o nome completo do modelo {marca}, uma foto do portão por dentro e o material da folha.',
  },
];
