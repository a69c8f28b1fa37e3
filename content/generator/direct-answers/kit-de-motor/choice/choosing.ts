/** Answers to titles about motor kits: choosing. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const asksWeight =
  'quantos kg|quantos quilos|quanto peso|que peso|qual peso|qual o peso|peso maximo|quantos quilo|ate quantos kg|ate quantos quilos|aguenta quanto|quanto aguenta';

const otherGates = 'correr|deslizante|pivotante|dz*|custom';

const kitAnswer = {
  subject: 'kit-de-motor',
  isAboutSubject: true,
  isAboutModel: true,
} as const;

export const choosingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'padrao',
      'forte|suficiente|aguenta|da conta|serve|leva|levanta|move|puxa|segura',
      'ferro|aco|chapa|grade|aluminio|madeira|pesado|portao',
    ],
    unless: 'kg|quilos|ou|correr|deslizante|pivotante|medida|instalacao',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Sim, na maioria das casas: o kit PADRÃO usa o PPA Home, que move basculante de até {{home.weight}}, e uma folha de garagem de um carro em alumínio, grade de ferro ou chapa de aço fica abaixo disso. Chapa grossa, madeira sobre ferro ou folha larga podem passar: até {{homeJetflex.weight}} vai o JETFLEX, por {{kit.jetflex}} instalado, e acima a linha pesada, por orçamento. O PADRÃO custa {{kit.padrao}}.',
    ],
    description:
      'Sim, na maioria das casas: o kit PADRÃO move basculante de até {{home.weight}}, e uma folha de garagem de um carro costuma ficar abaixo disso.',
    heading: 'Quanto pesa a sua folha',
    text: [
      'Por metro quadrado, já com o quadro, conte de nove a catorze quilos em grade de ferro, de treze a vinte em chapa de aço e de vinte a trinta em madeira sobre ferro. Multiplique pela largura e pela altura, e deixe um quarto de sobra.',
    ],
    points: [
      'Porta embutida na folha soma peso.',
      'Folha equilibrada: solta do motor, ela para a meia altura.',
      'Portão de correr ou de abrir leva outro motor, por orçamento.',
    ],
    send: 'Mande largura, altura, material e uma foto da folha por dentro: dizemos se o PADRÃO basta.',
  },
  {
    when: [
      'kit|kit completo|kit instalado|o kit',
      'so o motor|so motor|somente motor|motor avulso|motor sozinho|apenas o motor|comprar motor|motor ou|ou motor',
      'ou|x|versus|diferenca',
    ],
    unless: 'correr|deslizante|pivotante|usado|jetflex|speedy|padrao|consert*|importado',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'buy'],
    answer: [
      'Leve o kit se o portão ainda não tem motor: por {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX) vêm motor, central, dois controles, fixação e a instalação em basculante, com {{kit.warranty}} de garantia. Só o motor, de {{motor.quarterCv}} a {{motor.halfCv}} na tabela, serve a quem troca um igual e já tem suporte, fiação e quem monte. Somadas a montagem e as peças que faltam, o motor avulso costuma sair mais caro.',
    ],
    heading: 'O que falta em quem compra só o motor',
    text: [
      'Falta a mão de obra, e às vezes o braço, o suporte e os controles da mesma família. Montagem por conta própria fica sem a garantia da instalação.',
    ],
    points: [
      'Motor velho igual e suporte bom: o avulso pode valer.',
      'Primeiro motor da casa: kit.',
      'Portão de correr ou de abrir: os dois saem por orçamento.',
    ],
    send: 'Mande a foto do portão por dentro e, se já há motor, a etiqueta dele.',
  },
  {
    when: ['jetflex|jet flex', asksWeight],
    unless: `${otherGates}|ou|speedy|padrao`,
    ...kitAnswer,
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
    when: ['padrao', asksWeight],
    unless: `${otherGates}|ou|speedy|jetflex`,
    ...kitAnswer,
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
    ...kitAnswer,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Serve se a folha for basculante e pesar até {{homeJetflex.weight}}, que é o limite do motor do kit: com uns 2,30 m de altura, isso dá até cinco metros de largura em alumínio, grade ou chapa de aço comum, e até três metros e meio em madeira sobre ferro. Folha mais alta pesa na mesma proporção. O JETFLEX custa {{kit.jetflex}} instalado, abre em {segundos jetflex} e pede 220 V no ponto.',
    ],
    heading: 'Da medida ao peso',
    text: [
      'Multiplique a largura pela altura e o resultado por cinco a oito quilos em alumínio, nove a catorze em grade, treze a vinte em chapa e vinte a trinta em madeira sobre ferro. Deixe um quarto de sobra até o limite.',
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
    ...kitAnswer,
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
    ...kitAnswer,
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
    ...kitAnswer,
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
    when: ['jetflex|jet flex', 'wifi', 'ou|x|diferenca|versus'],
    ...kitAnswer,
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
  {
    when: [
      'padrao|home|kit',
      'madeira|madeira macica',
      'serve|aguenta|funciona|da|pode|bom|leva|abre|move|suporta',
    ],
    unless: 'jetflex|speedy|correr|deslizante|pivotante|duas folhas|preco|quanto',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility'],
    answer: [
      'Serve, se o portão é basculante e a folha de madeira pesa até {{home.weight}}, que é o limite do PPA Home, o motor do kit PADRÃO, de {{kit.padrao}} instalado. Lambri fino fica longe disso; madeira maciça em folha larga chega perto e ainda ganha peso na chuva, e de {{home.weight}} a {{homeJetflex.weight}} o caminho é o JETFLEX, de {{kit.jetflex}}.',
    ],
    heading: 'A conta da folha de madeira',
    text: [
      'Multiplique largura por altura e some o quadro de ferro: a página [que motor serve no meu portão](/motores/escolher) faz a conta pelo material. Na dúvida entre dois motores, vale a folha molhada.',
      'Solta do motor, a folha precisa parar a meia altura na mão. Madeira que empenou ou contrapeso leve se acerta antes, senão o motor carrega o erro a cada abertura.',
    ],
    points: [
      'Espessura da tábua e se há madeira dos dois lados.',
      'Coluna firme onde o motor se prende, e lateral livre para o fuso.',
      'Verniz ou selador em dia, que seguram o peso no lugar.',
    ],
    send: 'Mande a largura, a altura e a espessura da madeira, com uma foto da folha por dentro: dizemos se o PADRÃO leva.',
  },
  {
    when: [
      'kit|completo',
      'so o motor|somente o motor|motor avulso|so motor|avulso|motor sozinho|motor separado',
    ],
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Leve o kit se o portão ainda é manual ou se vão mudar central e controles; leve só o motor se a central e o suporte que já existem são bons e servem no modelo novo. Na tabela, o motor sozinho custa de {{motor.quarterCv}} a {{motor.wifi}}, sem instalação; o kit instalado em basculante, de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'O que o kit traz e a caixa do motor não traz',
    text: [
      'O kit soma central, dois controles, conjunto de fixação, manual e a mão de obra. Com o motor avulso, cada uma dessas linhas aparece depois.',
      'Trocar só o motor pede que a central leia o mesmo fim de curso e aguente a potência. Em motor com inversor, motor e placa andam sempre juntos.',
    ],
    points: [
      'Portão manual: kit.',
      'Motor queimado e central nova: só o motor, se for do mesmo tipo.',
      'Controle de código fixo: o kit já traz o rolante.',
      'Central velha: dois consertos seguidos passam o preço do kit.',
    ],
    further:
      'O que vem em cada caixa está no [kit de motor para basculante](/termos/kit-motor-portao-basculante).',
  },
];
