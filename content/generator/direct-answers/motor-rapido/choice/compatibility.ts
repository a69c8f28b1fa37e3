/** Answers to titles about fast motors: compatibility. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const compatibilityAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'jetflex|jet flex',
      '110|127|110v|127v',
      'casa|da para|posso|pode|instalar|por|colocar|so tem|rede|tenho',
    ],
    unless: 'ou|transformador',
    subject: 'motor-rapido',
    winsTies: true,
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility'],
    answer: [
      'Direto na rede de 127 V, não: o PPA Home Jetflex, do kit JETFLEX de {{kit.jetflex}}, é de {{homeJetflex.volts}}. Mas quase toda casa com 110 V na tomada recebe duas fases no quadro, e o eletricista leva delas um ponto de 220 V até o motor. Se só chega uma fase, fique com o PADRÃO, de {{kit.padrao}}, ou o SPEEDY, de {{kit.speedy}}, pedidos na tensão da casa.',
    ],
    heading: 'Como saber se há 220 V na sua casa',
    text: [
      'Chuveiro de 220 V ou disjuntor duplo no quadro são bons sinais; quem confirma é o eletricista, com o medidor. Transformador não resolve: na partida ele cai.',
    ],
    points: [
      'Circuito só do portão, com disjuntor duplo e terra.',
      'Fio de 2,5 mm² até uns 30 metros.',
      'Ponto pronto antes do dia da instalação.',
    ],
    send: 'Mande a foto do quadro de luz aberto, sem tocar em nada, e do portão por dentro.',
  },
  {
    when: ['jetflex|jet flex', '127|127v|110|110v', 'serve|funciona|liga|ligar|pode|posso|usar|em|220'],
    unless: 'custom|ou|dz*|deslizante*|correr|pivotante*',
    subject: 'motor-rapido',
    winsTies: true,
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
    when: [
      'jetflex|jet flex',
      'pesado|pesada|chapa|ferro|madeira',
      'aguenta|serve|suporta|da conta|leva|puxa|pode',
    ],
    unless: 'kg|quilos|x|ou|correr|deslizante',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility'],
    answer: [
      'Aguenta folha basculante de até {{homeJetflex.weight}}, que é o limite do PPA Home Jetflex, o motor do kit JETFLEX, de {{kit.jetflex}} instalado. Chapa de aço comum em garagem de um carro fica abaixo disso; folha larga de chapa grossa ou de madeira maciça pode passar, e aí o caminho é a linha pesada, por orçamento.',
    ],
    heading: 'Estimar o peso da sua folha',
    text: [
      'Multiplique largura por altura e o resultado pelo material: por metro quadrado, o alumínio pesa de cinco a oito quilos, a grade de ferro de nove a catorze e a chapa de aço de treze a vinte.',
    ],
    points: [
      'Folha desequilibrada pesa mais que o número: acerte o contrapeso antes.',
      'O JETFLEX pede {{homeJetflex.volts}} no ponto.',
      'Perto do limite, peça a linha pesada.',
    ],
    send: 'Mande largura, altura e material da folha, com uma foto por dentro.',
  },
  {
    when: ['jetflex|jet flex', '127|127v|127 v|110|110v|110 v'],
    unless: 'custom|ou|dz*|deslizante*|correr|pivotante*',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility'],
    answer: [
      'Em 127 V não: o PPA Home Jetflex, do nosso kit JETFLEX de {{kit.jetflex}} instalado, é de 220 V. Onde o quadro recebe duas fases, o eletricista leva um ponto de 220 V até o motor. Se só há 127 V, o caminho é o kit PADRÃO, de {{kit.padrao}}, ou o SPEEDY, de {{kit.speedy}}, com a tensão conferida na etiqueta antes do pedido.',
    ],
    heading: 'Passar o ponto do portão para 220 V',
    text: [
      'Conte as fases no quadro: com duas fases e neutro há 220 V em casa, mesmo que as tomadas sejam de 127 V. O ponto leva disjuntor duplo, DR e terra, e é serviço de eletricista.',
    ],
    points: [
      'Transformador não é solução: o inversor acusa falha na partida.',
      'Nunca ligue na outra tensão para experimentar.',
      'Peça a tensão escrita no orçamento.',
    ],
    further: 'Os dados do modelo estão em [PPA Home Jetflex](/motores/motor-ppa-home-jetflex).',
    send: 'Mande a foto do quadro de luz com a portinha aberta, sem tirar a tampa que cobre os fios, as medidas e o material da folha.',
  },
  {
    when: [
      'por jetflex|por um jetflex|pelo jetflex|por um motor jetflex|por motor jetflex|por um ppa jetflex|por ppa jetflex|por um home jetflex|por um ppa home jetflex|por um kit jetflex|pelo kit jetflex|para jetflex|para um jetflex|por jet flex|por um jet flex|pelo jet flex',
      'trocar|troca|troco|trocando|trocarmos|substituir|mudar',
      'motor|antigo|velho|comum|portao',
    ],
    unless: 'preco|quanto|valor|placa|central|controle*|correr|deslizante|pivotante|so a placa',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Vale trocar o motor antigo pelo JETFLEX se a espera na rua incomoda, se o portão abre muitas vezes por dia ou se o motor de hoje já pede peça cara: ele abre em {segundos jetflex} e custa {{kit.jetflex}} instalado em basculante de até {{homeJetflex.weight}}, com 220 V no ponto. Se o antigo só ficou lento, veja antes o capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, e o peso da folha. Troca-se o conjunto inteiro: a placa do JETFLEX não move o motor antigo.',
    ],
    description:
      'Vale trocar o motor antigo pelo JETFLEX se a espera incomoda ou se ele já pede peça cara: abre em {segundos jetflex} e custa {{kit.jetflex}} instalado em basculante.',
    heading: 'O que fica do portão de hoje',
    text: [
      'Aproveitam-se o ponto de energia, se houver 220 V, a fotocélula, a botoeira e, conforme o receptor, os controles. O suporte só se refaz se os furos não baterem.',
      'Sem 220 V no ponto, o SPEEDY abre em {segundos speedy} e custa {{kit.speedy}}. Se a pressa é pouca, o PADRÃO, por {{kit.padrao}}, também acaba com o conserto do antigo.',
    ],
    points: [
      'Folha reta e equilibrada: a velocidade não perdoa folga.',
      'Coluna firme para o suporte.',
      'Quadro com duas fases, para o ponto de 220 V.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor de hoje e uma foto do portão por dentro.',
  },
  {
    when: [
      'jetflex|jet flex|inversor',
      'em motor comum|no motor comum|motor comum|motor de portao comum|em motor de portao comum|motor antigo|motor velho|motor que ja tenho|motor existente|weg|de frequencia weg|industrial weg',
      'colocar|por|adaptar|transformar|virar|tem como|da para|da|avulso|separado|externo|instalar|comprar|so o inversor',
    ],
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility', 'replace'],
    answer: [
      'Não dá para transformar um motor comum em JETFLEX: o inversor faz parte da central dele, que comanda um motor próprio, em 220 V, e a placa não gira o motor antigo. O caminho é trocar o conjunto, {{kit.jetflex}} instalado em basculante. Para só diminuir a espera há o SPEEDY, por {{kit.speedy}}, que abre em {segundos speedy}.',
    ],
    heading: 'O que se aproveita na troca',
    text: [
      'Ficam o ponto de energia, se houver 220 V, a fotocélula, a botoeira e, conforme o receptor, os controles. O suporte se refaz se a furação for outra.',
      'Motor comum que ficou lento costuma ter capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou folha pesada: veja isso antes.',
    ],
    points: [
      'Folha de até {{homeJetflex.weight}}, reta e equilibrada.',
      'Coluna sem folga.',
      'Duas fases no quadro para os 220 V.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor de hoje e uma foto do portão por dentro.',
  },
];
