/** What one kit moves, on which voltage it runs, and how often it opens. */
import type { DirectAnswer } from '../../direct-answer.ts';

const load =
  'quantos kg|quantos quilos|quanto peso|que peso|qual peso|qual o peso|peso maximo|quantos quilo|ate quantos kg|ate quantos quilos|aguenta quanto|quanto aguenta';
const otherGates = 'correr|deslizante|pivotante|dz*|custom';

const ofKit = {
  subject: 'kit-de-motor',
  isAboutSubject: true,
  isAboutModel: true,
} as const;

export const kitFigureAnswers: readonly DirectAnswer[] = [
  {
    when: ['jetflex|jet flex', load],
    unless: `${otherGates}|ou|speedy|padrao`,
    ...ofKit,
    aspects: ['choose', 'compatibility'],
    answer: [
      'O JETFLEX aguenta folha basculante de até {{homeJetflex.weight}}: é o limite do PPA Home Jetflex, o motor do kit, que sai por {{kit.jetflex}} instalado. Deixe a folha um quinto abaixo dele; alumínio, grade e chapa de aço de tamanho comum cabem com folga, e madeira sobre ferro, até uns três metros e meio de largura. Acima disso vai a linha pesada, por orçamento.',
    ],
    heading: 'Como estimar o peso da sua folha para o Jetflex',
    text: [
      'Largura vezes altura, vezes de cinco a oito quilos em alumínio, de nove a catorze em grade, de treze a vinte em chapa e de vinte a trinta em madeira sobre ferro, por metro quadrado.',
    ],
    points: [
      'Equilíbrio provado antes: solta do motor, a folha não sobe nem desce.',
      'Ponto de 220 V.',
      'Porta embutida e vidro somam peso.',
    ],
    send: 'Mande largura, altura, material e uma foto da folha por dentro.',
  },
  {
    when: ['padrao', load],
    unless: `${otherGates}|ou|speedy|jetflex`,
    ...ofKit,
    aspects: ['choose', 'compatibility'],
    answer: [
      'O kit PADRÃO aguenta folha basculante de até {{home.weight}}: é o limite do PPA Home, o motor dele, que sai por {{kit.padrao}} instalado. Alumínio, grade de ferro e chapa de aço de tamanho comum ficam abaixo disso; madeira sobre ferro, até uns três metros de largura. Perto do limite, ou acima, vai o JETFLEX, até {{homeJetflex.weight}}, por {{kit.jetflex}}.',
    ],
    heading: 'Quanto de sobra deixar',
    text: [
      'Deixe a folha um quinto abaixo do limite, porque vento, tinta e madeira molhada somam. Se ela pesa na mão, o contrapeso ou a mola se acerta antes do motor.',
    ],
    points: [
      'Largura vezes altura, vezes o peso do material por metro quadrado.',
      'Folha com chapa por dentro e por fora: some as duas.',
      'No portão de correr ou de abrir o motor é outro, orçado por foto.',
    ],
    send: 'Mande largura, altura, material e uma foto da folha por dentro, e confirmamos o PADRÃO.',
  },
  {
    when: [
      'jetflex|jet flex',
      'metro|metros|m|x|por|largura|altura|mt',
      'portao|basculante|folha|aluminio|ferro|chapa|serve|para|altura',
    ],
    unless: `${otherGates}|ou|speedy|padrao|vezes|ppa x|garen|kg|quilos|preco|controle|distancia|110|127|220|110v|127v|220v|volts`,
    ...ofKit,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Serve se a folha for basculante e pesar até {{homeJetflex.weight}}, que é o limite do motor do kit: com uns 2,30 m de altura, isso dá até cinco metros de largura em alumínio, grade ou chapa de aço comum, e até três metros e meio em madeira sobre ferro. Folha mais alta pesa na mesma proporção. O JETFLEX custa {{kit.jetflex}} instalado, abre em {segundos jetflex} e pede 220 V no ponto.',
    ],
    heading: 'Da medida ao peso',
    text: [
      'Multiplique a largura pela altura e o resultado por cinco a oito quilos em alumínio, nove a catorze em grade, treze a vinte em chapa e vinte a trinta em madeira sobre ferro. Deixe um quinto de sobra até o limite.',
    ],
    points: [
      'Folha larga precisa de travessa firme, ou flexiona na velocidade.',
      'Altura muda o tempo de abertura, que dizemos na visita.',
      'Acima do limite vai a linha pesada, por orçamento.',
    ],
    send: 'Mande largura, altura, material e uma foto da folha por dentro.',
  },
  {
    when: [
      'jetflex|jet flex',
      'quantas aberturas|quantas vezes|quantos ciclos|aberturas por dia|vezes por dia|ciclos',
    ],
    unless: `${otherGates}|ou|parcel*`,
    ...ofKit,
    aspects: ['choose', 'works'],
    answer: [
      'Por dia não há limite fixo; o que conta é a hora mais cheia. O JETFLEX é motor de casa, e para esse uso conte de cinco a dez aberturas por hora, com o fechamento incluído; o número exato da versão está na ficha. Se o portão atende várias famílias e passa disso, o certo é um motor de uso intenso, por orçamento.',
    ],
    heading: 'Por que o inversor ajuda, mas não dispensa a conta',
    text: [
      'O inversor parte devagar e esquenta menos o motor, e ainda assim o calor se soma a cada viagem. Folha leve na mão é o que mais alonga o limite.',
    ],
    points: [
      'Conte as aberturas da manhã, por três dias.',
      'Portão que para e volta sozinho depois de esfriar: protetor térmico.',
      'Sol direto na caixa do motor come parte da folga.',
    ],
    send: 'Diga quantas vezes o portão abre na hora cheia, com as medidas e o material da folha.',
  },
  {
    when: ['speedy', 'madeira|ferro|chapa|aluminio|grade|aco', 'portao|folha|basculante|serve|aguenta|em'],
    unless: `${otherGates}|ou|jetflex|padrao|kg|quilos`,
    ...ofKit,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Serve se a folha for basculante e o peso couber no limite da versão, que se confere na ficha antes do pedido, com ela medida. Alumínio e grade de tamanho comum são leves; chapa de aço fica no meio, e madeira sobre ferro, de vinte a trinta quilos por metro quadrado, é a que pode passar. O SPEEDY custa {{kit.speedy}} instalado e abre em {segundos speedy}; com limite na nossa tabela há o JETFLEX, até {{homeJetflex.weight}}, por {{kit.jetflex}}.',
    ],
    heading: 'O que medir para o Speedy',
    text: [
      'Largura, altura e material dão o peso. A folha precisa estar reta e equilibrada, porque velocidade aumenta o efeito de toda folga.',
    ],
    points: [
      'Madeira molhada pesa mais: conte com isso.',
      'Porta embutida conta como chapa a mais.',
      'Batente firme e fotocélula no vão.',
    ],
    send: 'Mande largura, altura, material e uma foto da folha por dentro: confirmamos se o SPEEDY leva.',
  },
  {
    when: ['padrao', '110|110v|127|127v|220|220v|bivolt|voltagem|tensao|volts'],
    unless: `${otherGates}|ou o|jetflex|speedy|tomada padrao|medida padrao`,
    of: ['kit-de-motor', 'motor', 'portao-automatico', 'portao-basculante'],
    ...ofKit,
    aspects: ['compatibility'],
    answer: [
      'O PADRÃO se pede na tensão do seu ponto, 127 V ou 220 V, e o preço instalado é o mesmo, {{kit.padrao}}. Diga na conversa qual é a da garagem; a versão se confirma na etiqueta antes do pedido, porque motor ligado na outra tensão queima ou não parte. O que só existe em 220 V é o JETFLEX.',
    ],
    heading: 'Como saber a tensão da sua garagem',
    text: [
      'Disjuntor duplo no quadro costuma indicar 220 V, mas quem confirma é o medidor. A rede que se chama de 110 mede 127 V em São Paulo.',
    ],
    points: [
      'Circuito só do portão, com fio de 2,5 mm² e terra.',
      'A força e a conta de luz são as mesmas nas duas.',
      'Etiqueta do motor velho: diz a tensão que havia.',
    ],
    send: 'Mande a foto do quadro de luz com a portinha aberta e as medidas da folha.',
  },
  {
    when: ['motor|kit|portao', 'rapido|rapida|4 segundos|alta velocidade|veloz', '110|110v|127|127v'],
    unless: `${otherGates}|nao|jetflex|speedy|queim*|ou`,
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Em 127 V, que muita gente chama de 110, o rápido que instalamos em basculante é o SPEEDY, que abre em {segundos speedy} e custa {{kit.speedy}} instalado. O de {segundos jetflex}, o JETFLEX, de {{kit.jetflex}}, só trabalha em 220 V: se o quadro recebe duas fases, o eletricista leva um ponto dessa tensão até o motor.',
    ],
    heading: 'Qual dos dois caminhos compensa',
    text: [
      'Se o quadro está perto e tem duas fases, o ponto de 220 V é serviço curto de eletricista. Casa só com fase e neutro fica bem com o SPEEDY, que já corta a espera pela metade.',
    ],
    points: [
      'Transformador não serve: a partida o derruba.',
      'Folha reta e equilibrada nos dois.',
      'Tensão escrita no orçamento.',
    ],
    send: 'Mande a foto do quadro de luz com a portinha aberta, as medidas e o material da folha.',
  },
  {
    when: [
      'jetflex|jet flex',
      '220v ou 110v|110v ou 220v|220 ou 110|110 ou 220|127 ou 220|220 ou 127|127v ou 220v|220v ou 127v|110 v ou 220 v|220 v ou 110 v|127 v ou 220 v|110 220|110v 220v|127 220|220 110|220v 110v|bivolt|qual voltagem|qual a voltagem|que voltagem|voltagem|voltagens|qual tensao|qual a tensao|que tensao|quantos volts|volts',
    ],
    unless: 'custom|dz*|deslizante*|correr|pivotante*|queim*|parou|nao liga',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility'],
    answer: [
      'O Jetflex é só de {{homeJetflex.volts}}: o PPA Home Jetflex, do kit JETFLEX, não trabalha em 110 V, que em São Paulo é 127 V, e não é bivolt. Se o seu quadro recebe duas fases, o eletricista leva um ponto de 220 V até o motor; se a casa só tem 127 V, o PADRÃO, de {{kit.padrao}}, e o SPEEDY, de {{kit.speedy}}, se pedem nessa tensão. O JETFLEX custa {{kit.jetflex}} instalado em basculante.',
    ],
    heading: 'Como saber se há 220 V para o Jetflex',
    text: [
      'Chuveiro ou ar-condicionado em 220 V no quadro quer dizer que há duas fases, mesmo que as tomadas sejam de 127 V. O circuito do portão leva disjuntor duplo e terra só dele, e é feito antes da montagem.',
    ],
    points: [
      'Transformador entre a rede e o motor não resolve: o inversor acusa falha na partida.',
      'Ligado em 127 V, o portão não anda.',
      'A tensão não muda a conta de luz nem a força.',
    ],
    further: 'Os dados do modelo estão em [PPA Home Jetflex](/motores/motor-ppa-home-jetflex).',
    send: 'Mande pelo WhatsApp a foto do quadro de luz com a portinha aberta, sem tirar a tampa que cobre os fios.',
  },
  {
    when: ['jetflex|jet flex', 'wifi|wi-fi', 'ou|x|diferenca|versus'],
    ...ofKit,
    aspects: ['choose'],
    answer: [
      'Não são opostos: Jetflex é o motor com inversor, que abre rápido e freia devagar, e Wi-Fi é o comando pelo celular. O kit JETFLEX, que abre em {segundos jetflex}, custa {{kit.jetflex}} instalado; o motor Jetflex Wi-Fi da tabela, com os dois, sai por {{motor.wifi}} sem instalação. Num motor comum que funciona, um módulo Wi-Fi na entrada da botoeira dá o celular sem trocar nada.',
    ],
    heading: 'O que cada um muda no dia a dia',
    text: [
      'Inversor muda a espera na rua e a batida no fim. Wi-Fi muda de onde se abre, e pede rede boa na garagem.',
    ],
    points: [
      'Sem internet, o controle continua valendo.',
      'Jetflex pede 220 V no ponto.',
      'Ligar um módulo parte de {{repair.from}}.',
    ],
  },
];
