/** Further pairs of which the title has to choose one. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const furtherPairAnswers: readonly DirectAnswer[] = [
  {
    when: ['basculante', 'correr|deslizante', 'mais rapido|rapido|abre antes|mais veloz|velocidade|tempo'],
    unless: 'pivotante|lento',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Numa garagem comum o basculante abre mais depressa: de {segundos jetflex} no JETFLEX a {segundos padrão} no PADRÃO, instalados por {{kit.jetflex}} e {{kit.padrao}}. O de correr leva de quatro a seis segundos por metro de folha, uns quinze num vão de três metros, e só o de inversor, por orçamento, chega perto de seis. Vão largo aumenta o tempo do de correr, e altura, o do basculante.',
    ],
    heading: 'O tempo não é a única conta',
    text: [
      'O basculante avança para fora ao abrir, e o de correr pede muro livre ao lado. Se há calçada estreita, os segundos a mais do de correr saem baratos.',
    ],
    points: [
      'Cronometre da folha parada até parada.',
      'Freio no fim soma segundos e poupa o batente.',
      'Fotocélula no vão em qualquer rápido.',
    ],
  },
  {
    when: ['nobreak', '24v|24 v|bateria|dc|corrente continua', 'ou|x|versus|melhor'],
    unless: 'gerador|quanto tempo|dura|tensao de saida|12v ou',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Se o motor já está aí e é de 127 V ou 220 V, ponha o nobreak: bateria não se liga direto nele, e o nobreak é quem transforma a tensão e aguenta a partida. Se o motor ainda vai ser comprado e a luz cai muito, o de 24 V já traz bateria e carregador na própria central e dispensa o aparelho à parte. A ligação do nobreak no portão pronto vai de {{repair.from}} a {{repair.to}}, mais o aparelho.',
    ],
    heading: 'O que pesa em cada caminho',
    text: [
      'O motor comum custa menos e tem peça mais fácil de achar; o de 24 V anda direto na bateria e perde menos energia. Nos dois a bateria selada se troca a cada dois a quatro anos.',
    ],
    points: [
      'Conte as aberturas de que precisa até a luz voltar.',
      'Onda senoidal, se for nobreak.',
      'Chave de destravamento à mão, em qualquer caso.',
    ],
    send: 'Mande a etiqueta do motor e diga quantas vezes por mês falta luz.',
  },
  {
    when: [
      'trava|tranca',
      'eletrica|eletronica',
      'mecanica|manual|comum|cadeado|ferrolho',
      'ou|x|melhor|diferenca',
    ],
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em portão com motor, a trava elétrica: ela recolhe o pino sozinha antes de cada abertura e volta a prender a folha no fim. A mecânica só serve em portão que fica fechado, ou na viagem, porque esquecida trancada faz o motor forçar contra ela e quebrar a engrenagem. Folha longa ou de abrir é a que mais precisa de trava; a elétrica se orça por foto e se liga na saída da central.',
    ],
    heading: 'Como usar as duas sem estragar o motor',
    text: [
      'Com a mecânica posta, desligue o disjuntor do portão, para ninguém abrir por engano. O fuso e a cremalheira já seguram a folha parada; a trava cuida da ponta.',
    ],
    points: [
      'Tensão da trava igual à da saída da central.',
      'Batente firme e folga pequena no pino.',
      'Na falta de luz a elétrica se abre na chave, conforme o modelo.',
    ],
    send: 'Mande uma foto da ponta da folha e da central com a tampa fechada.',
  },
  {
    when: [
      'graxa|graxa branca|graxa de litio',
      'oleo|wd40|wd|wd-40|desengripante|spray|vaselina|silicone',
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
      'A cada {{maintenance.interval}} em casa, e antes em rua de terra.',
    ],
  },
  {
    when: [
      'mais leve|leve|pesa menos|pesa mais|mais pesado|peso',
      'ou|qual|x',
      'madeira|ferro|aluminio|chapa|lambril|lambri|aco|galvanizado|grade',
    ],
    unless: 'motor|kg|quilos|metros|ficou|aguenta|mais barato|x 2|x 3',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Do mais leve ao mais pesado, já com o quadro e por metro quadrado: alumínio, de cinco a oito quilos; grade ou tubo de ferro, de nove a catorze; chapa de aço, lisa ou em lambril, de treze a vinte; madeira sobre ferro, de vinte a trinta. Lambril e chapa lisa da mesma espessura pesam quase igual, e aço galvanizado pesa como o ferro. Portão não fabricamos; o motor se escolhe por esse peso.',
    ],
    heading: 'O que o peso muda no motor',
    text: [
      'Num basculante de 3 m por 2,30 m são quase sete metros quadrados: multiplique. Até {{home.weight}} serve o PPA Home, do kit PADRÃO, e até {{homeJetflex.weight}} o do JETFLEX.',
    ],
    points: [
      'Madeira ganha peso na chuva.',
      'Folha fechada recebe mais vento que a vazada.',
      'No de correr o peso rola, e conta menos.',
    ],
  },
  {
    when: ['vazado|vazada|gradeado|grade', 'fechado|fechada|chapa', 'ou|x|qual|motor'],
    unless: 'preco|seguro|camera|cachorro|nao|mais leve',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para o motor, o vazado é o mais fácil: pesa de nove a catorze quilos por metro quadrado em ferro, contra treze a vinte da chapa fechada, e o vento passa por ele. Numa folha basculante de garagem comum os dois cabem no PPA Home, até {{home.weight}}, por {{kit.padrao}} no kit PADRÃO instalado. Fechado e largo, em lugar de vento, pede sobra: o JETFLEX vai até {{homeJetflex.weight}}, por {{kit.jetflex}}.',
    ],
    heading: 'Quando o vento decide',
    text: [
      'Chapa grande de correr balança e força a guia; de abrir, o vento empurra a folha contra o motor, e vai trava na ponta. Vão na parte de cima alivia sem abrir a vista.',
    ],
    points: [
      'Fechar um portão vazado depois muda o peso e o contrapeso.',
      'Policarbonato pesa pouco e pega vento igual à chapa.',
      'Folha equilibrada antes do motor.',
    ],
    send: 'Mande largura, altura, material e uma foto da folha por dentro.',
  },
  {
    when: [
      'central|placa|receptor',
      'interna|interno|embutida|acoplada',
      'externa|externo|separada|fora|avulso',
    ],
    unless: 'camera|antena',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Em casa fique com a interna, que vem dentro do motor: menos fio, já casada com o fim de curso e protegida pela carcaça. A externa, em caixa na parede, vale quando o motor pega chuva ou enchente, quando são dois motores ou quando há muitos acessórios. Trocar uma pela outra só com central que aceite o fim de curso do seu motor.',
    ],
    heading: 'O que muda na manutenção',
    text: [
      'A de fora se lê e se programa sem abrir o motor, e fica longe da vibração. Em troca tem mais emenda, e a caixa precisa fechar bem contra água e formiga. A placa trocada fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Antena para fora da caixa, longe do metal.',
      'Cabo do fim de curso curto e separado da força.',
      'Caixa alta, onde a água não chega.',
    ],
  },
  {
    when: ['capacitor*', 'interno|dentro', 'externo|fora'],
    subject: 'capacitor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Tanto faz o lugar; o que vale é o valor em microfarads igual ao do velho e a tensão igual ou maior. Dentro da caixa ele fica seco e sem ninguém tocar, e é o usual; fora, só em caixa fechada e com os terminais isolados, porque guarda carga e dá choque mesmo desligado. Trocado por nós, fica entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    heading: 'Antes de mudar o capacitor de lugar',
    text: [
      'O fio precisa aguentar a corrente da partida e não raspar na carcaça. Calor encurta a vida dele: longe do corpo do motor dura mais.',
    ],
    points: [
      'Disjuntor desligado e terminais sem contato com a mão.',
      'Preso por abraçadeira, sem vibrar.',
      'Estufado ou vazando se troca.',
    ],
  },
  {
    when: [
      'capacitor*',
      '440v|450v|400v|380v|370v|250v|tensao maior|volts a mais|mais volts|tensao',
      'serve|lugar|pode|posso|maior|substitui|ou|trocar',
    ],
    subject: 'capacitor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['compatibility'],
    answer: [
      'Serve, desde que os microfarads sejam os mesmos: a tensão escrita no capacitor é o máximo que ele aguenta, e maior pode; menor, não, porque ele estufa e queima. Um de 440 V no lugar de um de 250 V só costuma ser maior no corpo, e precisa caber na caixa. Não mude o valor em microfarads para mais nem para menos.',
    ],
    heading: 'O que conferir no capacitor novo',
    text: [
      'Capacitor de motor, e não de partida eletrolítico, para trabalho contínuo. Com o motor medido, a troca fica entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'Microfarads iguais, com tolerância de cinco ou dez por cento.',
      'Tensão igual ou maior.',
      'Terminais firmes, sem encostar na carcaça.',
    ],
  },
  {
    when: ['controle*', 'clonado|copia|copiado|clone', 'original', 'ou|x|melhor|diferenca'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Fique com o original em portão que dá para a rua: o de código rolante só ele grava, e não se copia de longe. O clonado funciona igual quando o código é fixo, custa menos e se faz em minutos, mas qualquer um o copia de novo, e ele some da conta de quem tem acesso. Gravar o original na central, por nós, fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O que acontece quando um clonado se perde',
    text: [
      'Com código fixo, é preciso mudar o segredo de todos. Com código rolante, apaga-se só o número do que se perdeu.',
    ],
    points: [
      'Chaves pequenas dentro do controle: código fixo.',
      'Palavras rolling ou hopping: rolante.',
      'Alcance do clonado costuma ser menor.',
    ],
    send: 'Mande a foto do controle, frente e verso.',
  },
];
