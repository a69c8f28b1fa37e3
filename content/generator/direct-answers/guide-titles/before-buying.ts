/** Titles that ask what to think of before buying: a gate, a fast motor, a cheap control, or how to choose a part. */
import type { DirectAnswer } from '../../direct-answer.ts';

const before =
  'antes de comprar|antes de escolher|ao comprar|na hora de comprar|antes de mandar fazer|o que saber antes|o que pensar antes|cuidados ao comprar|guia de compra|guia para comprar';
const chooses = `como escolher|escolher|qual escolher|qual comprar|${before}|guia para escolher|dicas para escolher`;

export const beforeBuyingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      `${before}|antes de fazer`,
      'portao novo|um portao|portao|portoes',
      'motor|automatico|automatizar|novo|pense|motorizar|eletronico',
    ],
    unless:
      'motor de portao|motor para portao|motor rapido|kit|placa|controle*|nobreak|casa|usado|motor basculante|motor deslizante',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Antes de comprar um portão novo, pense em quem vai movê-lo: o tipo da folha decide o motor, e o peso decide o tamanho dele. Veja se há parede livre ao lado para correr, teto para bascular ou chão para abrir, peça o peso da folha por escrito, mande soldar o reforço onde o motor se prende e deixe um ponto de energia com eletroduto até os dois batentes.',
    ],
    heading: 'O que custa cada escolha no motor',
    text: [
      'Em basculante o kit sai instalado de {{kit.padrao}} a {{kit.jetflex}}; o de correr e o de abrir, por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}. O de abrir com duas folhas leva dois motores.',
      'A folha é da serralheria. Mande a nós o desenho antes da medida final: é mais barato mudar no papel.',
    ],
    points: [
      'Alumínio e grade pedem motor menor que chapa e madeira.',
      'Basculante com contrapeso: folha parada em qualquer altura.',
      'Calçada estreita: confira se a folha não avança.',
      'Porta social separada, e não na folha.',
    ],
    send: 'Mande uma foto do vão, com a lateral e o teto, e a altura e a largura.',
  },
  {
    when: [
      `${before}|como escolher`,
      'motor rapido|motor mais rapido|portao rapido|alta velocidade|jetflex|speedy',
    ],
    unless: 'ou|usado',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'buy'],
    answer: [
      'Antes de comprar um motor rápido, veja se a folha aguenta: ela tem de estar reta, equilibrada e sem folga, porque velocidade mostra todo defeito que o motor lento escondia. Depois confira a tensão, já que o JETFLEX, de {segundos jetflex}, só liga em 220 V e leva até {{homeJetflex.weight}}, e se a pressa é sua mesmo: o SPEEDY, de {segundos speedy}, custa {{kit.speedy}} instalado, contra {{kit.jetflex}} do JETFLEX.',
    ],
    heading: 'O que vem junto com a velocidade',
    text: [
      'Fotocélula no mesmo dia, porque a folha chega antes; DPS no quadro, porque a placa com inversor custa mais; e parada regulada, para não bater. Os dois kits são de basculante; em portão de correr ou de abrir o rápido sai por orçamento.',
    ],
    points: [
      'Avenida, rua sem recuo, muitas saídas: compensa.',
      'Vila fechada ou garagem recuada: o PADRÃO, por {{kit.padrao}}, basta.',
      'Madeira pesada ou folha remendada: menos velocidade.',
      'Peça a ficha com o peso e os ciclos por hora.',
    ],
    send: 'Diga se há 220 V no ponto e mande uma foto do portão por dentro com as medidas.',
  },
  {
    when: [
      before,
      'controle paralelo|paralelo|generico|universal|controle barato|controle de internet|mercado livre|copia',
      'controle*|remoto',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Antes de comprar um controle paralelo, descubra três coisas do seu: a frequência, em geral 433 MHz, escrita atrás; se o código é fixo ou rolante; e a família da central. O paralelo copia código fixo e funciona bem; em código rolante ele não se copia, e só serve se for da mesma família e gravado na placa. Errando uma das três, o botão acende e o portão não se mexe.',
    ],
    heading: 'Quando o original compensa',
    text: [
      'Compensa em código rolante, em prédio e onde o alcance já é curto, porque o rádio do genérico costuma ser mais fraco. Gravar na central fica entre {{part.programming.from}} e {{part.programming.to}}, fora o aparelho.',
    ],
    points: [
      'Abra a tampa: chavinhas à vista são código fixo.',
      'Compre um antes de comprar cinco.',
      'Loja que troca se não gravar.',
      'Controle usado de outra casa continua abrindo a outra casa.',
    ],
    send: 'Mande a foto do controle, frente e verso, e da placa da central: dizemos se o paralelo serve.',
  },
  {
    when: [`${before}`, 'motor*|kit*', 'basculante*|deslizante*|de correr|pivotante*|portao'],
    unless: 'rapido|usado|controle*|nobreak|placa|casa',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'buy'],
    answer: [
      'Antes de comprar o motor do portão, confira nesta ordem: o tipo da folha, porque motor de basculante não serve em portão de correr nem de abrir; o peso dela, largura vezes altura vezes o peso do material, com um quinto de sobra na ficha; a tensão do ponto, 127 ou 220 V; e as aberturas da hora mais cheia. Só então compare velocidade, garantia e o que vem na caixa.',
    ],
    heading: 'O que o preço tem de incluir',
    text: [
      'Motor, central, controles, fixação, mão de obra e regulagem; fotocélula quase sempre é à parte. O nosso kit de basculante traz tudo isso, de {{kit.padrao}} a {{kit.jetflex}}, com {{kit.warranty}} de garantia; de correr e de abrir saem por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Folha que pesa na mão se conserta antes.',
      'Peça de reposição à venda no bairro.',
      'Nota e garantia por escrito.',
      'Quem instala também conserta.',
    ],
    send: 'Mande uma foto do portão por dentro, a altura, a largura e o material da folha.',
  },
  {
    when: [
      'lado',
      'motor',
      'deslizante|de correr|correr',
      'escolher|qual|onde|direito|esquerdo|que lado|posicao',
    ],
    unless: 'nao|para um lado|so um lado|barulho|mudar|trocar',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['install', 'choose'],
    answer: [
      'O motor do portão de correr fica do lado de dentro, junto ao batente para onde a folha corre, para que a cremalheira nunca saia do pinhão: com o portão fechado ou aberto, ela tem de continuar sobre ele. Direito ou esquerdo só muda a ligação: o sentido de abrir se inverte por dois fios ou por uma chave na placa, e o mesmo motor serve aos dois lados.',
    ],
    heading: 'O que olhar no lugar',
    text: [
      'Precisa de base de concreto firme, fora da passagem do carro e de poça, com a energia chegando por baixo. Falta de espaço ali se resolve com base mais estreita ou motor virado, e isso se vê por foto.',
    ],
    points: [
      'Meio palmo de folga entre o motor e a parede, para abrir a tampa.',
      'Chave do destravamento virada para dentro.',
      'Batente de ferro nas duas pontas, antes do motor.',
    ],
    send: 'Mande uma foto do portão por dentro, aberto e fechado, com os dois lados à vista.',
  },
  {
    when: [chooses, 'fechadura*', 'social|pedestre|portaozinho|eletrica'],
    unless: 'eletromagnetica|eletroima|trava|digital|preco|quanto custa',
    subject: 'portao-social',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Escolha a fechadura elétrica do portão social por quatro coisas: o lado para onde ele abre, para dentro ou para fora, direito ou esquerdo; o lugar de fixar, de sobrepor na folha de ferro ou de embutir; a tensão, quase sempre 12 V alternados do interfone; e se apanha chuva. Depois veja se abre também com chave, para a falta de luz. Pôr ou trocar fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O que faz a fechadura falhar',
    text: [
      'Falha mais pelo portão que por ela: folha caída na dobradiça não encontra o batente, e fio fino demais até a rua deixa o pulso fraco. A folha, a dobradiça e o batente são do serralheiro; fechadura, fonte e fio, nossos.',
    ],
    points: [
      'Mola ou fecha-porta, para encostar sozinho.',
      'Eletroímã só onde a saída livre importa: sem luz ele solta.',
      'Botão de saída por dentro, longe da grade.',
    ],
    send: 'Mande uma foto do portão social fechado, por dentro, e do interfone.',
  },
  {
    when: [chooses, 'motor*|automatizador*', 'pivotante*|de abrir|duas folhas', 'madeira'],
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Para um portão pivotante de madeira, escolha o motor pelo peso da folha molhada e pelo comprimento dela, os dois na ficha, com sobra: madeira maciça pesa muito na ponta e o vento a empurra. De pistão, se há espaço atrás da folha e a coluna é fina; de braço articulado, se a coluna é larga. O suporte vai numa chapa que atravessa a madeira, e a dobradiça tem de aguentar antes do motor.',
    ],
    heading: 'O que se acerta antes',
    text: [
      'Folga nas laterais para o inchaço, batente no chão nas duas posições e trava elétrica em folha longa. Duas folhas levam dois motores, com atraso por causa da mata-junta.',
      'O conjunto sai por orçamento; numa casa, em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Folha até dois metros e meio: pistão comum.',
      'Madeira podre no pé: troque antes.',
      'Verniz em dia evita o peso da água.',
    ],
    send: 'Mande fotos da folha e da coluna por dentro, com as medidas e a espessura da madeira.',
  },
  {
    when: [
      'guia de tamanhos|guia de tamanho|tabela de tamanhos|tabela de tamanho|tabela de pesos|tabela de peso|tabela de motor|tabela de motores|tamanhos|tamanho de motor|tamanho de o motor|dimensionar|dimensionamento|guia de potencia|guia de potencias|tabela de potencia',
      'motor|motores|portao',
    ],
    unless:
      'preco|precos|controle|cremalheira|suporte|caixa|nobreak|roldana|consumo|solar|cabo|mola|contrapeso',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'O tamanho do motor sai do peso da folha: em basculante, o de {{motor.quarterCv.power}} leva até {{motor.quarterCv.weight}}, o de {{motor.thirdCv.power}} até {{motor.thirdCv.weight}} e o de {{motor.halfCv.power}} até {{motor.halfCv.weight}}. Para achar o peso, multiplique largura por altura e pelo peso do material por metro quadrado, e deixe um quinto de folga. De correr e de abrir se orçam por foto, e prédio pede motor de uso intenso.',
    ],
    heading: 'O que mais muda o tamanho',
    text: [
      'O número de aberturas pesa tanto quanto o quilo: motor de casa faz de {{stator.thin.from in digits}} a {{stator.thin.to}} por hora, e o de prédio, de {{stator.robust.from in digits}} a {{stator.robust.to}}. Folha desequilibrada pesa mais do que a conta diz.',
    ],
    points: [
      'Sem instalação: {{motor.quarterCv}}, {{motor.thirdCv}} e {{motor.halfCv}}.',
      'Instalado em basculante, o kit custa de {{kit.padrao}} a {{kit.jetflex}}.',
      'Tensão do ponto: 127 ou 220 V, a mesma do motor.',
    ],
    send: 'Mande largura, altura e material da folha, e dizemos o modelo.',
  },
];
