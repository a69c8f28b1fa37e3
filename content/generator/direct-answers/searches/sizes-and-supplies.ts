/** Motors by a loose size or a voltage of our brand, used gates, and small supplies of controls and locks. */
import type { DirectAnswer } from '../../direct-answer.ts';

const gates = 'portao|portoes|garagem|basculante';
const motors = 'motor|motores|kit|kits|automatizador';
const inTrouble =
  'nao|parou|travou|quebr*|queim*|consert*|repar*|barulho|lento|fraco|esquent*|troc*|como|por que|ou|melhor|qual|quanto tempo|pode|posso|aguenta|serve|precisa|placa|central|controle*|nobreak|condominio*|predio*|industrial|comerc*|correr|deslizante*|pivotante*|abrir|folhas|instal*';

export const sizesAndSupplies: readonly DirectAnswer[] = [
  {
    when: [motors, 'grande|grandes|pesado|pesada|largo|larga|alto|gigante', gates],
    unless: `${inTrouble}|madeira|ferro|aluminio|metro|metros|kg|quilos|ppa|ficou|ficar|ficando|esta|abre|solar|vertical|sobe|fecha|e o motor|roda|forca|perdeu`,
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
    when: ['ppa', '220v|220|110v|110|127v|127|220 volts|110 volts|127 volts', motors],
    unless: `${inTrouble}|jetflex|speedy|padrao|speedy|1/4|1/3|1/2|hp|cv|em 220|em 110|liguei|kg|quilos|gasta|preco jetflex`,
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
    when: ['ppa', 'rapido|rapida|rapidos|veloz|alta velocidade|turbo', motors],
    unless: `${inTrouble}|jetflex|speedy|kg|quilos|segundos`,
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price', 'buy'],
    answer: [
      'O PPA mais rápido que instalamos em basculante é o JETFLEX, que abre em {segundos jetflex} e custa {{kit.jetflex}}, em {{homeJetflex.volts}}; o SPEEDY abre em {segundos speedy} por {{kit.speedy}}, e o PADRÃO, em {segundos padrão} por {{kit.padrao}}. Os três saem instalados, com dois controles e {{kit.warranty}} de garantia; em portão de correr o PPA rápido vem por orçamento.',
    ],
    heading: 'O que a velocidade pede da folha',
    text: [
      'Folha torta ou desequilibrada transforma pressa em tranco: acerta-se o contrapeso antes. O inversor do JETFLEX parte e freia devagar, e por isso bate menos que um motor comum apressado.',
    ],
    points: [
      'Ponto de 220 V para o JETFLEX.',
      'Folha de até {{homeJetflex.weight}}.',
      'Fotocélula, se passa criança ou carro em fila.',
    ],
    send: 'Mande as medidas da folha, uma foto por dentro e a tensão do ponto.',
  },
  {
    when: [
      'usado|usados|seminovo|segunda mao',
      'portao eletronico|portao automatico|portao basculante|portao de correr|portao correr|portao deslizante|portao de garagem|portao pivotante|portao garagem',
    ],
    unless: 'motor*|placa|controle*|kit|consert*|nao|comprei|muito usado|pouco usado|mais usado',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['buy', 'worth'],
    answer: [
      'Portão usado não vendemos, e portão novo também não: o nosso trabalho é o motor, na folha que você tem. Se comprar um usado, meça o vão antes e olhe ferrugem, solda e prumo; o motor que vier junto não tem garantia. Pôr um novo num basculante custa de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX) instalado; de correr ou de abrir, em geral de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    heading: 'O que olhar num portão usado',
    text: [
      'A serralheria adapta a folha ao vão: encurtar é fácil, alargar quase sempre não compensa. Basculante usado precisa do contrapeso refeito para o peso real.',
    ],
    points: [
      'Folha levada na mão, antes de pagar.',
      'Guias, cabos e roldanas: conte trocá-los.',
      'Controles do dono antigo: apague a memória da central.',
    ],
    send: 'Mande a foto do portão usado e as medidas do seu vão: dizemos que motor ele aceita.',
  },
  {
    when: [
      'bateria de controle|pilha de controle|bateria controle|bateria cr2032|cr2032|cr2016|bateria a23|pilha a23',
      'preco|precos|valor|quanto|custa|barata|barato|cr2032|cr2016',
    ],
    unless: 'nao|dura|tempo|acaba|nobreak|27a|a27|ou|diferenca',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Bateria de controle é peça de prateleira, que se compra em chaveiro, loja de pilhas ou mercado pelo código gravado na velha, e por isso não temos preço dela: as mais comuns são a A23, cilíndrica de 12 V, e as de moeda CR2016 e CR2032, de 3 V. Uma não serve no lugar da outra, e a troca se faz em casa, com o polo + do mesmo lado.',
    ],
    heading: 'Trocar sem perder a gravação',
    text: [
      'Tirar a bateria não apaga o controle: o código fica gravado nele e na central. Se depois da troca a luz acende e o portão não responde, o defeito é outro, e gravar de novo fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Leia o código antes de sair de casa.',
      'Confira a validade na embalagem.',
      'Contato verde ou preto: limpe com borracha escolar.',
    ],
    send: 'Se o controle não volta, mande a foto dele aberto e a da etiqueta do motor.',
  },
  {
    when: ['bobina|cilindro|solenoide|pino|mola|miolo', 'trava|trava eletrica|fecho eletrico'],
    unless: 'nao|como|por que|ou|diferenca|emperr*|estal*|queim*|trava eletromagnetica solenoide',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'Bobina, pino e cilindro da trava do portão se trocam na visita quando se acham para o modelo, num conserto de {{repair.from}} a {{repair.to}}; se a peça não existe avulsa, troca-se a trava inteira pela mesma tensão. O cilindro da chave, que abre por fora sem luz, é do modelo da trava, e chave comum o chaveiro copia.',
    ],
    heading: 'O que conferir na trava',
    text: [
      'Bobina que estala e não recolhe pode ser pino torto ou fio longo: meça a tensão no borne antes de comprar. Bobina quente o tempo todo é módulo de trava desregulado.',
    ],
    points: [
      'Tensão escrita na bobina, 12 V, 24 V, 127 V ou 220 V.',
      'Folha caída empurra o pino de lado.',
      'Foto da trava aberta e da etiqueta.',
    ],
    send: 'Mande essas fotos e diga se a trava não solta, não prende ou só estala.',
  },
];
