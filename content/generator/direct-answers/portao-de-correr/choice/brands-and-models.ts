/** Answers to titles about sliding gates: brands and models. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { otherThanStrength, part } from '../../../words/title-groups.ts';

const further =
  'O que decide a compra está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).';

export const brandsAndModelsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'dz rio|dz nano|dz|rio|eurus|deslizante ppa|ppa deslizante',
      'velocidade|rapido|lento|segundos|demora|veloz',
    ],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'A velocidade de um deslizante se lê em metros por minuto na ficha: divida o comprimento do vão por ela e tem o tempo de abertura. Um modelo comum leva de quinze a vinte segundos para quatro metros; o de inversor corta isso à metade e freia antes do batente.',
    ],
    heading: 'O que permite andar mais depressa',
    text: [
      'Cremalheira alinhada, roldana nova e batente firme. Na linha DZ da PPA, o nome é seguido do que muda: Jetflex é a versão com inversor. Vendemos e instalamos por orçamento, com a folha movida com a mão.',
    ],
    points: [
      'Velocidade dobra o esforço na parada.',
      'Fotocélula sempre, nas versões rápidas.',
      'Ficou lento de um dia para o outro: capacitor ou tensão, e não modelo.',
      'Inversor permite ajustar; o comum tem velocidade fixa.',
    ],
    further:
      'A escolha por uso está em [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande o comprimento da folha e quantos segundos ela leva hoje.',
  },
  {
    when: ['garen speed|rossi speed|peccinin speed|nice speed|seg speed|ipec speed'],
    unless:
      'controle*|placa|placas|central|receptor|fotocelula|capacitor|cremalheira|engrenagem|peca|pecas|basculante',
    ofMotors: 'one-sliding-ours',
    ofTwoBrands: 'with-ours',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Fique com o {modelo} se o seu portão é de correr e a folha fica ao menos um quinto abaixo do peso máximo da etiqueta dele: é o que vendemos e instalamos, por orçamento, e a troca numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}. Do {outra} Speed, o nome só anuncia rapidez e não diz o peso nem o tipo de portão: compare depois de ler o modelo completo.',
    ],
    heading: 'O que ler na etiqueta de cada um',
    text: [
      'No {modelo}, leia o peso máximo, a tensão e se há inversor, que é a palavra Jetflex. No {outra} Speed, confirme primeiro que a versão é de correr, e depois as mesmas três linhas.',
      'Se os dois levam a sua folha, ganha o que tem engrenagem, placa e quem instale perto. {outra} nós consertamos quando já está na garagem, de {{repair.from}} a {{repair.to}}; vendemos PPA, e convém descontar essa preferência.',
    ],
    points: [
      'Quantos metros por minuto ele anda e se freia antes do batente.',
      'Ciclos por hora acima do seu uso na hora mais cheia.',
      'Passo do pinhão igual ao da cremalheira que já existe.',
      'Base e furação: conte com furos novos em qualquer dos dois.',
    ],
    further:
      'Trilho, base e cremalheira estão na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande o comprimento e o material da folha, uma foto do trilho e o anúncio dos dois motores: dizemos qual é do tamanho do portão.',
  },
  {
    when: ['eurus'],
    unless: 'controle*|placa|placas|central|receptor|fotocelula|capacitor|cremalheira|engrenagem|peca|pecas',
    ofMotors: 'two-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['choose'],
    answer: [
      'O {modelo} e o {rival} são ambos de portão de correr, mas o Eurus é motor de condomínio: é assim que a PPA apresenta o Eurus 800 no manual. Em folha leve de uma família, um motor de casa basta e custa menos; em folha pesada ou com muitas aberturas por hora, fique com o Eurus, se o outro não trouxer na ficha os mesmos ciclos. Nos dois, deixe a folha um quinto abaixo do peso máximo. Dos dois, vendemos só o que é PPA, e convém descontar isso.',
    ],
    description:
      'Entre o {modelo} e o {rival}, o Eurus é o de condomínio, para folha pesada ou muitas aberturas; em folha leve de uma família basta um motor de casa.',
    heading: '{modelo} e {rival}: o que ler nas duas fichas',
    text: [
      'Há versões de força e tensão diferentes com o mesmo nome, e por isso vale a ficha da versão, e não o anúncio: primeiro os ciclos por hora, depois o peso máximo, depois a velocidade.',
      'Motor de correr sai por orçamento: numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}; em portão pesado ou de prédio, entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Conte as aberturas da hora mais cheia antes de comparar ciclos.',
      'A tensão da versão e a que chega ao ponto.',
      'O passo do pinhão, que tem de ser o da cremalheira que fica.',
      'Engrenagem e placa à venda perto de você, dos dois.',
      'Garantia escrita, do motor e de quem o monta.',
    ],
    further,
    send: 'Mande o comprimento e o material da folha, uma foto do trilho e as aberturas da hora mais cheia: dizemos qual classe ela pede.',
  },
  {
    when: [],
    unless: 'controle*|placa|placas|central|receptor|fotocelula|capacitor|cremalheira|engrenagem|peca|pecas',
    ofMotors: 'two-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'O {modelo} e o {rival} são ambos de portão de correr, mas o nome não diz se são da mesma classe: leia na ficha de cada um os ciclos por hora e o peso máximo. Em folha leve de uma família basta o de casa, que custa menos; em folha pesada ou com muitas aberturas, ganha o de mais ciclos. Nos dois, a folha tem de ficar um quinto abaixo do máximo. Vendemos PPA e consertamos as outras marcas; desconte a preferência.',
    ],
    description:
      'Entre o {modelo} e o {rival}, decidem os ciclos por hora e o peso máximo da ficha, com a sua folha um quinto abaixo dele.',
    heading: '{modelo} e {rival}, linha por linha da ficha',
    text: [
      'Compare na mesma folha, e não no anúncio: o tempo de catálogo é de portão leve e curto. Velocidade sem rampa de parada bate no batente e solta a cremalheira.',
      'Motor de correr sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}, e o de uso intenso custa mais que o de casa.',
    ],
    points: [
      'Velocidade em metros por minuto: Speed e Turbo só anunciam rapidez, e quem arranca e freia devagar é o inversor, que a PPA chama de Jetflex.',
      'Tensão: 127 V, 220 V ou as duas.',
      'Passo do pinhão: se for outro, a cremalheira que está na folha não serve.',
      'Código rolante no controle, e preço de um a mais.',
      'Prazo de garantia do motor e da montagem, por escrito.',
    ],
    further,
    send: 'Mande o comprimento e o material da folha, uma foto do trilho e quantas vezes ela abre por dia: dizemos qual dos dois é do tamanho do portão.',
  },
  {
    when: ['quantos quilos|quantos kg|qual peso|que peso|peso maximo|capacidade|quanto aguenta|quanto pesa'],
    unless: otherThanStrength,
    ofMotors: 'one-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'O peso que o {modelo} aguenta está na etiqueta da carcaça e na ficha da versão, porque há motores de força diferente com esse nome. Compre o que deixa a folha um quinto abaixo do máximo: para uma que pesa oitenta quilos, procure cem escritos.',
    ],
    heading: 'Onde ler o peso máximo do {modelo}',
    text: [
      'Motor na parede: a etiqueta fica na lateral ou embaixo da tampa de fora, com modelo, potência e tensão. Motor à venda: peça a ficha ao vendedor antes de pagar.',
      'Potência não substitui esse número, e a tabela que liga CV a quilos é de outro tipo de portão. A troca numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}, por um PPA, que é o que vendemos; o resto consertamos.',
    ],
    points: [
      'O limite vale para trilho plano e roldana boa.',
      'Em rampa ou com vento de frente, conte menos.',
      'Junto do peso, leia os ciclos por hora.',
    ],
    further,
    send: 'Mande a etiqueta do {modelo} e as medidas e o material da sua folha: dizemos se ele dá conta.',
  },
  {
    when: ['jetflex', 'comum|normal|simples|tradicional|convencional|padrao|sem jetflex|sem inversor'],
    unless: otherThanStrength,
    ofMotors: 'two-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'A diferença entre o {modelo} e o {rival} é o inversor que a palavra Jetflex anuncia: com ele a folha arranca devagar, corre no meio e freia antes do batente. Pague por isso em rua movimentada ou em folha longa, que balança nas paradas; com poucas aberturas e garagem recuada, o comum faz o serviço e tem placa mais simples.',
    ],
    heading: 'O que o inversor muda num portão de correr',
    text: [
      'Partida suave poupa cremalheira, engrenagem e solda. Em troca, só a placa do próprio conjunto serve, e ela pede protetor contra surto no quadro.',
      'Os dois saem por orçamento; numa casa, a troca de motor fica em geral entre {{replacement.from}} e {{replacement.to}}, e a versão com inversor custa mais que a comum. Instalamos PPA; motor de outro fabricante, já montado, tem conserto aqui.',
    ],
    points: [
      'Peso máximo de cada versão, lido na ficha: pode não ser igual.',
      'Tensão que o inversor aceita, antes de passar o fio.',
      'Trilho reto: velocidade faz aparecer toda folga.',
    ],
    further,
    send: 'Mande o comprimento e o material da folha, uma foto do trilho e a tensão do ponto: dizemos se o inversor compensa.',
  },
  {
    when: [
      'aguenta quanto|quanto aguenta|quantos quilos|quantos kg|quanto peso|peso maximo|aguenta quantos|quanto puxa|puxa quanto|leva quanto',
    ],
    unless: otherThanStrength,
    ofMotors: 'one-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'O {modelo} aguenta o peso máximo que está na etiqueta da sua versão. O número que acompanha o nome, quando há um, costuma ser esse máximo, em quilos, o que a etiqueta confirma. Para trabalhar com sobra, a folha deve ficar um quinto abaixo dele: um máximo de 500 pede folha de até uns 400. Vale para portão de correr em trilho nivelado, porque em rampa a conta é menor.',
    ],
    heading: 'Onde está o peso máximo do {modelo}',
    text: [
      'A etiqueta fica na carcaça ou sob a tampa, com tensão, potência e peso; sem ela, a ficha do fabricante traz a linha pela versão inteira. A potência em HP não responde, porque o redutor muda.',
      'Motor de correr sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}, e em portão pesado, entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Folha que corre inteira com um empurrão leve.',
      'Largura, altura e material: deles sai o peso.',
      'Prédio: compare também os ciclos por hora.',
    ],
    further,
    send: 'Mande a foto da etiqueta do {modelo} e as medidas da folha: dizemos se ele serve.',
  },
  {
    when: ['deslizante*|de correr|correr|dz*|kdz*'],
    unless: part,
    ofTwoBrands: 'with-ours',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Entre {primeira} e {segunda} para portão de correr, a nossa escolha é PPA, que vendemos e instalamos por orçamento, numa casa em geral entre {{replacement.from}} e {{replacement.to}}; desconte essa preferência. As duas marcas fazem motor bom, e mais do que o nome conta que o modelo leve a sua folha com sobra e tenha assistência perto. Motor {outra} que você já tem nós consertamos, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'No trilho: o que comparar entre {primeira} e {segunda}',
    text: [
      'O deslizante sofre na partida e na parada. Freio suave, fim de curso firme e pinhão que case com a cremalheira contam mais que o nome na caixa.',
      'Ao trocar de marca, confira o passo do dente e a altura do pinhão: a cremalheira que já existe pode servir ou pode ter de sair inteira.',
    ],
    points: [
      'Ficha com peso acima do da sua folha.',
      'Passo da cremalheira igual ao do pinhão.',
      'Furos da base: motor novo quase sempre pede outros.',
      'Destravamento por chave, que se alcance por dentro.',
    ],
    further:
      'O passo da obra está em [instalação de motor deslizante](/topicos/instalacao-de-motor-de-portao-deslizante).',
    send: 'Mande pelo WhatsApp a foto da folha inteira, da base e de um pedaço da cremalheira, e os dois modelos.',
  },
  {
    when: [],
    unless: `${otherThanStrength}|carro|rua|reais`,
    ofMotors: 'two-sizes',
    winsTies: true,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Entre o {modelo} e o {rival} muda a força: o número é o peso máximo da folha, em quilos, e ela deve ficar um quinto abaixo dele. Num portão de correr de casa, se a folha cabe nessa conta no menor, fique com ele, que faz o mesmo serviço por menos; pegue o maior se há rampa, chapa inteira que recebe vento ou muitas aberturas por dia. Cada um sai por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'Como saber em qual dos dois a sua folha cabe',
    text: [
      'Multiplique o comprimento pela altura da folha e o resultado pelo material: grade pesa de nove a catorze quilos por metro quadrado, chapa de treze a vinte e madeira sobre ferro de vinte a trinta. Uma folha de quatro metros por dois, em chapa, fica por volta de cento e trinta quilos.',
      'Folha que anda dura na mão engana essa conta: roldana gasta e trilho sujo se acertam antes, e o motor menor volta a servir.',
    ],
    points: [
      'Confira na etiqueta o peso, a tensão e os ciclos por hora, porque há mais de uma versão com o mesmo nome.',
      'Uma moradia não passa dos ciclos de nenhum dos dois; um prédio pode passar.',
      'A cremalheira que está na folha fica, se o passo é o do pinhão.',
      'Na dúvida entre um peso e outro, o maior não faz mal ao portão: só custa mais.',
    ],
    further,
    send: 'Mande o comprimento, a altura e o material da folha e uma foto do trilho: dizemos qual dos dois pedir e por quanto fica instalado.',
  },
  {
    when: ['metro|metros|mts|m|largura|comprimento'],
    unless: `${otherThanStrength}|preco|valor|custa`,
    figure: { unit: 'kilogram' },
    ofMotors: 'one-sliding-ours',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility'],
    answer: [
      'O {modelo} serve, se a folha dessa medida pesar até uns {folgada}: o que decide é o peso, e não o comprimento. Com dois metros de altura, cada metro de folha pesa por volta de vinte e cinco quilos em grade, trinta e cinco em chapa e cinquenta em madeira sobre ferro; multiplique pelos seus metros. Sai por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}} instalado.',
    ],
    heading: 'O que mais conferir antes de pôr o {modelo}',
    text: [
      'O comprimento decide a cremalheira, que acompanha a folha inteira, e o tempo de abertura. Pede também parede livre ao lado, do tamanho do vão, para a folha recuar.',
      'Empurre a folha de ponta a ponta: se prende ou pesa num trecho, trilho e roldana vêm antes do motor.',
    ],
    points: [
      'O número do modelo é o máximo, em quilos; deixe um quarto de sobra.',
      'Rampa ou vento de frente: conte a folha como mais pesada.',
      'Base firme e ponto de energia ao lado do motor.',
    ],
    further,
    send: 'Mande o comprimento, a altura e o material da folha, uma foto do trilho e a tensão do ponto: dizemos se o {modelo} serve e por quanto fica.',
  },
  {
    when: ['metro|metros|mts|m'],
    unless: `${otherThanStrength}|preco|valor|custa`,
    ofMotors: 'two-sizes',
    winsTies: true,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Entre o {modelo} e o {rival}, quem decide é o peso da folha, que fica um quinto abaixo do número. Com dois metros de altura, cada metro de folha pesa perto de vinte e cinco quilos em grade, trinta e cinco em chapa e cinquenta em madeira sobre ferro: multiplique pelos seus metros, e, numa casa, o menor quase sempre basta. O maior é para rampa, vento em chapa inteira ou muitas aberturas. Saem por orçamento, em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'O que o comprimento muda',
    text: [
      'Ele decide a cremalheira, que acompanha a folha toda, a parede livre ao lado e o tempo de abertura. Folha comprida também balança mais, e aí a desaceleração conta.',
    ],
    points: [
      'Peso, tensão e ciclos por hora se leem na etiqueta da versão.',
      'Folha que anda dura: roldana e trilho antes do motor.',
      'Se a cremalheira já existe, confira o passo.',
    ],
    further,
    send: 'Mande o comprimento, a altura, o material e uma foto do trilho: dizemos qual dos dois pedir.',
  },
];
