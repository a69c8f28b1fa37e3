/** Seconds of opening, and how one kit compares with another. */
import type { DirectAnswer } from '../../direct-answer.ts';

const kits = 'padrao|speedy|jetflex|jet flex';

export const secondAnswers: readonly DirectAnswer[] = [
  {
    when: ['segundos|segundo|seg|s|1s|2s|3s', 'motor|portao|basculante|abre|abrir|kit'],
    figure: { unit: 'second', from: 1, to: 3.9 },
    unless:
      'fecha em|perigo*|espera|fecha sozinho|fotocelula|timer|tempo|pausa|segurar|aperta*|parou|pisca|bip*|depois|apos|fechando|controle|correr|deslizante|estala*|liga|trava|adianta|atraso|luz|ou',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Em {figura} nenhum motor nosso abre um basculante inteiro: o mais rápido é o JETFLEX, que leva {segundos jetflex} e custa {{kit.jetflex}} instalado. Abaixo disso a folha de garagem chegaria ao batente com força demais para parar a tempo de proteger quem passa. Anúncio de {figura} costuma contar folha leve ou abertura parcial: peça o tempo com a sua folha.',
    ],
    heading: 'O tempo que se pode comprar',
    text: [
      'O SPEEDY abre em {segundos speedy}, por {{kit.speedy}}, e o PADRÃO em {segundos padrão}, por {{kit.padrao}}, já instalados. O motor de inversor freia antes do fim, e é esse freio que limita a velocidade segura.',
    ],
    points: [
      'Folha reta e equilibrada, ou a velocidade vira pancada.',
      'Circuito de 220 V, se for o JETFLEX.',
      'Fotocélula no vão em qualquer motor rápido.',
    ],
    send: 'Mande largura, altura, material e uma foto da folha por dentro.',
  },
  {
    when: [
      'lento|demora*|normal|muito tempo|e muito|muito|leva|abre em|levando|demorando',
      'abre|abrir|fecha|fechar|motor|portao',
    ],
    figure: { unit: 'second', from: 20, to: 120 },
    unless:
      'antes|de repente|timer|pausa|fotocelula|kit|condominio*|predio*|depois|sozinho|deslizante|correr|pivotante|controle|espera|parou|luz|responder',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['worth', 'works'],
    answer: [
      'Num basculante, {figura} é mais do que o normal: o motor comum leva perto de {segundos padrão}. As causas são folha pesada ou desequilibrada, capacitor fraco e tensão baixa no ponto, e o conserto fica entre {{repair.from}} e {{repair.to}}. Num portão de correr comprido, esse tempo pode ser o dele, porque o motor comum leva de quatro a seis segundos por metro.',
    ],
    heading: 'Onde os segundos se perdem',
    text: [
      'Com o disjuntor desligado, os cabos inteiros e o portão fechado, o técnico solta o motor e leva a folha na mão: se ela pesa, o motor está inocente. Se vai leve, mede-se o capacitor e a tensão na partida.',
      'Se o motor sempre foi assim e a folha é leve, só outro o acelera: o SPEEDY abre em {segundos speedy}, por {{kit.speedy}} instalado.',
    ],
    points: [
      'Três medidas com o relógio, da folha fechada até aberta.',
      'Mais lento à noite: tensão baixa na hora em que a casa usa mais.',
      'Mais lento no calor: capacitor ou motor que esquenta.',
      'Lento só para subir: contrapeso ou mola.',
    ],
    send: 'Mande um vídeo de uma abertura inteira, com som, e a etiqueta do motor.',
  },
  {
    when: ['segundos|seg|4s|8s|16s', 'ou|x|vs|versus|diferenca', '4|8|16|4s|8s|16s'],
    unless: 'ppa|garen|rossi|peccinin|nice|ipec|normal|demora*|lento|correr|deslizante|pivotante',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Fique com o de {segundos jetflex}, o JETFLEX, de {{kit.jetflex}} instalado, se você para o carro em rua movimentada ou chega tarde, e se há 220 V no ponto. O de {segundos speedy}, o SPEEDY, de {{kit.speedy}}, resolve para quase toda casa: são {{kit.jetflex - kit.speedy}} a menos, em 127 V ou 220 V. O PADRÃO, de {segundos padrão}, custa {{kit.padrao}} e serve a quem tem garagem recuada.',
    ],
    heading: 'O que os segundos a menos custam',
    text: [
      'Os três tempos são de basculante, da folha fechada até aberta, com ela reta e equilibrada. O JETFLEX move até {{homeJetflex.weight}} e tem inversor, que freia antes do batente.',
    ],
    points: [
      'Do PADRÃO ao SPEEDY: {{kit.speedy - kit.padrao}} por metade da espera.',
      'Ponto só de 127 V: a escolha fica entre PADRÃO e SPEEDY.',
      'Folha torta: acerte-a antes de pagar velocidade.',
    ],
    send: 'Mande as medidas e o material da folha, e diga a tensão do ponto.',
  },
  {
    when: [
      'por que|porque|por qual motivo|qual o motivo',
      'jetflex|jet flex',
      'caro|custa mais|preco|mais caro|valor',
    ],
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'choose'],
    answer: [
      'Porque o motor é outro: o JETFLEX, de {{kit.jetflex}} instalado, tem inversor, que faz o motor girar mais depressa e frear antes do batente, e abre em {segundos jetflex}. O SPEEDY, de {{kit.speedy}}, leva {segundos speedy}, e o PADRÃO, de {{kit.padrao}}, {segundos padrão}. Ele também move folha mais pesada, até {{homeJetflex.weight}}, e a placa dele é a peça que pesa no preço.',
    ],
    heading: 'A quem a diferença serve',
    text: [
      'Serve a quem espera na rua, abre muitas vezes ou tem folha perto do limite do PADRÃO, que é de {{home.weight}}. Em rua calma e com folha leve, os {{kit.jetflex - kit.speedy}} ficam melhor em fotocélula e nobreak.',
    ],
    points: [
      'Ponto de 220 V: sem ele, soma-se o serviço do eletricista.',
      'Mesma garantia de {{kit.warranty}} no motor e na instalação.',
      'Folha reta e equilibrada, que qualquer motor rápido pede.',
    ],
  },
  {
    when: ['jetflex|jet flex', '127|127v|110|110v', 'serve|funciona|liga|ligar|pode|posso|usar|em|220'],
    unless: 'custom|ou|dz*|deslizante*|correr|pivotante*',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility'],
    answer: [
      'Não: o PPA Home Jetflex, do kit JETFLEX de {{kit.jetflex}}, só trabalha em 220 V, e em 127 V o inversor acusa falha e o portão não anda. Se o quadro recebe duas fases, o eletricista leva um ponto de 220 V até o motor; se só há 127 V, fique com o PADRÃO, de {{kit.padrao}}, ou o SPEEDY, de {{kit.speedy}}, pedidos nessa tensão.',
    ],
    heading: 'Como levar 220 V até o Jetflex',
    text: [
      'Duas fases e neutro no quadro já fazem 220 V, mesmo que as tomadas da casa sejam de 127 V. O circuito leva disjuntor duplo, DR e terra, e é feito antes da montagem.',
    ],
    points: [
      'Transformador entre a rede e o motor não aguenta a partida.',
      'Tomada de 110 é, em São Paulo, de 127 V.',
      'Peça a tensão do motor escrita no orçamento.',
    ],
    send: 'Mande a foto do quadro de luz com a portinha aberta, sem tirar a tampa que cobre os fios.',
  },
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
    heading: 'Quanto pesa a sua folha',
    text: [
      'Por metro quadrado, já com o quadro, conte de nove a catorze quilos em grade de ferro, de treze a vinte em chapa de aço e de vinte a trinta em madeira sobre ferro. Multiplique pela largura e pela altura, e deixe um quinto de sobra.',
    ],
    points: [
      'Porta embutida na folha soma peso.',
      'Folha equilibrada: solta do motor, ela para a meia altura.',
      'Portão de correr ou de abrir leva outro motor, por orçamento.',
    ],
    send: `Mande largura, altura, material e uma foto da folha por dentro: dizemos se o PADRÃO basta.`,
  },
  {
    when: [
      'ppa',
      'e forte|forte|potente|fraco|e fraco|aguenta|aguenta peso|aguenta bem|tem forca|robusto|resistente',
      'motor|portao',
    ],
    unless: `kg|quilos|hp|cv|ou|x|garen|rossi|peccinin|nice|mais|parou|sem forca|perdeu|chuva|sol|condominio|predio|${kits}|home|levante|potenza|dz|bv|jet|vezes|ciclos|por dia`,
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'worth'],
    answer: [
      'É forte o bastante se o modelo for o do peso da sua folha: em basculante, o PPA Home move até {{home.weight}}, o PPA Home Jetflex até {{homeJetflex.weight}} e a linha pesada até {{heavyLine.weight}}. Instalados, o primeiro sai por {{kit.padrao}} no kit PADRÃO e o segundo por {{kit.jetflex}} no JETFLEX. Vendemos só PPA; desconte essa preferência ao ler.',
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
    when: ['e bom|bom|presta|vale a pena|vale|compensa|qual e|que motor', 'motor|kit'],
    figure: { unit: 'real', from: 899, to: 899 },
    unless: 'conserto|consertar|usado',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth', 'buy'],
    answer: [
      'É bom para casa com basculante: por {{kit.padrao}} leva-se o kit PADRÃO já instalado, com o motor PPA Home, que move folha de até {{home.weight}}, a central e dois controles, e {{kit.warranty}} de garantia. Ele abre em {segundos padrão}. Por {{kit.speedy - kit.padrao}} a mais o SPEEDY abre em {segundos speedy}; para portão de correr ou de abrir o motor é outro, por orçamento.',
    ],
    heading: 'A quem o PADRÃO serve',
    text: [
      'Serve a quem tem garagem recuada ou rua calma, poucas aberturas por hora e folha equilibrada. Quem espera na rua ganha mais com um kit rápido.',
    ],
    points: [
      'Instalação e frete em São Paulo dentro do preço.',
      'Ponto de energia de 127 V ou de 220 V: o motor se pede na tensão dele.',
      'Conserto da folha ou circuito novo ficam à parte.',
    ],
    send: 'Mande altura, largura, material e uma foto da folha por dentro.',
  },
  {
    when: ['e bom|bom|presta|vale a pena|vale|compensa|qual e|que motor', 'motor|kit'],
    figure: { unit: 'real', from: 949, to: 949 },
    unless: 'conserto|consertar|usado',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth', 'buy'],
    answer: [
      'Vale para quem quer abrir depressa gastando pouco: por {{kit.speedy}} leva-se o kit SPEEDY já instalado em basculante, que abre em {segundos speedy}, metade do tempo do PADRÃO, por {{kit.speedy - kit.padrao}} a mais. Vêm motor, central e dois controles, com {{kit.warranty}} de garantia. O peso da folha se confere no pedido; portão de correr ou de abrir leva outro motor, por orçamento.',
    ],
    heading: 'A quem o SPEEDY serve',
    text: [
      'Serve à rua com algum movimento e ao ponto de 127 V ou de 220 V. Quem para o carro em avenida ganha mais com o JETFLEX, que abre em {segundos jetflex}, por {{kit.jetflex}}.',
    ],
    points: [
      'Folha reta, equilibrada e com batente firme.',
      'Fotocélula no vão, que se pede à parte.',
      'Instalação e frete em São Paulo já incluídos.',
    ],
    send: 'Mande as medidas e o material da folha, com uma foto por dentro.',
  },
  {
    when: ['e bom|bom|presta|vale a pena|vale|compensa|qual e|que motor', 'motor|kit'],
    figure: { unit: 'real', from: 1349, to: 1349 },
    unless: 'conserto|consertar|usado',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth', 'buy'],
    answer: [
      'É bom, e vale para quem espera na rua ou tem folha pesada: por {{kit.jetflex}} leva-se o kit JETFLEX já instalado em basculante, que abre em {segundos jetflex} e move até {{homeJetflex.weight}}, com {{kit.warranty}} de garantia. Ele pede 220 V no ponto. Em garagem recuada e rua calma, o SPEEDY, de {{kit.speedy}}, resolve por {{kit.jetflex - kit.speedy}} a menos.',
    ],
    heading: 'O que confirmar antes do JETFLEX',
    text: [
      'Confirme a tensão do ponto, porque levar 220 V até lá é serviço de eletricista e fica fora do preço. Folha torta ou com cabo gasto se conserta antes, ou a velocidade piora o defeito.',
    ],
    points: [
      'Folha equilibrada: solta do motor, para a meia altura.',
      'Peso da folha, pela medida e pelo material.',
      'Quem tem portão de correr ou de abrir pede outro motor, por orçamento.',
    ],
    send: 'Mande as medidas e o material da folha e a foto do quadro de luz com a portinha aberta.',
  },
];
