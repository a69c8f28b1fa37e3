/** Doubts in which the place of the gate decides: no wall beside it, sun all day, a sale at night, rain and no technician. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const doubtsOfPlaceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'sem parede|sem muro|sem espaco|nao tem espaco|nao tenho espaco|falta espaco|pouco espaco|nao cabe|nao tem parede|espaco pequeno',
      'correr|deslizante|lado|lateral',
      'portao|garagem|motor|da para',
    ],
    unless: 'basculante nao|carro nao cabe',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'install'],
    answer: [
      'Numa folha só, não: sem parede livre do tamanho dela ao lado, o portão de correr não tem para onde recolher. A saída que continua de correr é dividi-la em duas, que vão para lados opostos ou uma atrás da outra. Também se pode mudar o movimento: basculante, que sobe dentro do próprio vão, ou de abrir para dentro, se há recuo.',
    ],
    heading: 'Qual saída cabe na sua garagem',
    text: [
      'Telescópico, uma folha atrás da outra, pede metade da parede e um trilho a mais. Duas folhas opostas pedem um pouco de cada lado. Quem refaz a folha é a serralheria; o motor vem depois.',
    ],
    points: [
      'Meça a parede livre dos dois lados, até o primeiro obstáculo.',
      'Meça o recuo até o carro, para o de abrir.',
      'Meça a altura livre, para o basculante.',
    ],
    send: 'Mande uma foto do vão de dentro e de fora, com as três medidas.',
  },
  {
    when: [
      'sol|em sol|no sol|sol direto|sol o dia todo|calor',
      'motor|central|caixa|placa',
      'estraga|faz mal|dia todo|dia inteiro|queima|danifica|problema|dura|protege*|cobertura',
    ],
    unless: 'fotocelula|solar|nao abre|nao fecha|para de funcionar|parou|para no meio',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care', 'lifetime'],
    answer: [
      'Não estraga de um dia para outro, mas encurta a vida: o sol direto esquenta a caixa, resseca a borracha da tampa e os fios, e o motor chega antes ao ponto em que o protetor térmico o desliga. Uma cobertura pequena, de chapa clara, com ar em volta e sem encostar, resolve; capa fechada piora, porque abafa.',
    ],
    heading: 'O que o calor gasta primeiro',
    text: [
      'Capacitor e placa envelhecem com a temperatura, e a bateria do nobreak mais que tudo: leve-a para a sombra. O redutor aguenta bem.',
    ],
    points: [
      'Tampa inteira e parafusada, furo do fio por baixo.',
      'Passeio de ar por trás da cobertura.',
      'Para à tarde e volta à noite: capacitor ou folha dilatada, e não o sol sozinho.',
    ],
    send: 'Mande uma foto do motor no lugar e a hora em que bate sol.',
  },
  {
    when: [
      'nao liga|nao abre|parou|nao funciona|morreu|nao responde',
      'chuva|choveu|chovendo|temporal|agua',
      'so vem|segunda|amanha|so amanha|fim de semana|tecnico so|enquanto|ate la',
    ],
    subject: 'protecao-contra-raio',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Até o técnico chegar, deixe o disjuntor do portão desligado e não tente religar: molhada, a placa queima na segunda tentativa, e seca ela muitas vezes se salva. Feche a folha na mão, pela chave de destravamento, se ela está reta e leve, e trave a chave de volta. O conserto costuma ser secar, limpar e vedar, a partir de {{repair.from}}; placa perdida fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    heading: 'O que dá para fazer sem abrir a caixa',
    text: [
      'Cubra a caixa com um plástico solto em cima, aberto embaixo, só para não entrar mais água. Limpe as lentes da fotocélula com pano seco. Não use secador nem abra a tampa.',
      'Choque na folha, mesmo fraco, é motivo de afastar todos e não tocar em metal.',
    ],
    points: [
      'Garagem aberta: corrente e cadeado por dentro.',
      'Anote se caiu raio ou se faltou luz na mesma hora.',
      'Fora do expediente a assistência depende de técnico disponível.',
    ],
    send: 'Mande a foto do motor, por onde a água pinga, e o bairro.',
  },
  {
    when: [
      '22 horas|23 horas|21 horas|20 horas|19 horas|meia noite|22h|21h|20h|23h|19h',
      'conserto|consertar|tecnico|atend*|assistencia|arrumar',
    ],
    unless: 'motor|abre|fecha',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'A essa hora o conserto depende da assistência 24 horas, que existe conforme haja técnico livre: mande o bairro e um vídeo, e a resposta diz se alguém vai e por quanto, antes da saída. O expediente vai de {horário}, e um conserto fica entre {{repair.from}} e {{repair.to}}. Se ninguém puder ir, o portão se fecha na mão com segurança até de manhã.',
    ],
    heading: 'Passar a noite com o portão fechado',
    text: [
      'Desligue o disjuntor, confira se a folha está reta e os cabos inteiros, gire a chave de destravamento e leve-a devagar. Com ela embaixo ou encostada, gire a chave de volta até sentir o encaixe.',
    ],
    points: [
      'Folha torta ou cabo solto: não mova, isole o vão.',
      'Se cheirou a queimado, nada de religar até de manhã.',
      'Garagem aberta para a rua vem na frente: diga isso na primeira linha.',
    ],
    send: 'Mande um vídeo do portão, o bairro e se a garagem está aberta.',
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
];
