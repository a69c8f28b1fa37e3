/** Answers to titles about tilting gates: care, adjustment and replacement. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksMistakes } from '../../words/asking-words.ts';

export const upkeepAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'aumentar|subir mais|abrir mais|nao abre tudo|mais alto',
      'altura de abertura|altura que abre|abertura|abrir mais|subir mais|subir tudo',
      'basculante|portao',
    ],
    unless: 'fecha|velocidade|folha maior|portao maior|muro|preco',
    of: ['portao-basculante'],
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'A altura em que o basculante para se acerta no fim de curso da abertura: afasta-se um pouco o ímã ou a chave, e a folha sobe mais, até onde o braço e o fuso deixam. Se o fuso já está no fim, o limite é o comprimento dele ou o ponto de fixação, e aí se muda o motor ou o suporte. Acertar a parada custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Por que não se passa do limite',
    text: [
      'Folha forçada além do curso bate no batente e solta a rosca do fuso. Quem entra com carro alto mede a passagem com a folha na mão, motor solto e disjuntor desligado, antes de pedir a mudança.',
    ],
  },
  {
    when: [asksMistakes, 'basculante*|contrapeso|mola*|equilibrio|articulado'],
    unless: 'compr*|instal*',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['care', 'safety'],
    answer: [
      'O erro mais caro no portão basculante é usar o motor para levantar uma folha desequilibrada: quem leva o peso é o contrapeso ou a mola, e o motor só a move. Depois vêm revestir a folha sem refazer o equilíbrio, adiar o cabo com fio partido, trocar um cabo só, ficar debaixo da folha e destravar o motor sem saber se o contrapeso está inteiro.',
    ],
    heading: 'O teste que mostra se há erro',
    text: [
      'Com o disjuntor desligado, os cabos inteiros e ninguém embaixo, o motor solto deixa a folha parada a meia altura. Se ela desce ou sobe, pare de usar e chame: o acerto é de técnico.',
      'Regular o equilíbrio e a força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e o par de cabos, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Graxa grossa no pivô segura areia; óleo fino basta.',
      'Fim de curso tarde faz a folha bater e solta a solda.',
      'Pendurar bicicleta ou rede na folha muda o peso.',
      'Fechamento automático pede fotocélula.',
    ],
    send: 'Mande um vídeo da folha subindo e descendo, de dentro, com os dois lados à vista.',
  },
  {
    when: [
      'quando trocar|quando devo trocar|quando se troca|quando substituir|hora de trocar|hora de troca|quando e preciso trocar|precisa trocar|quando mudar|momento de trocar|trocar quando|quando fazer a troca|mola no fim|mola acabou',
      'mola*',
      'basculante|portao*|garagem',
    ],
    subject: 'portao-basculante',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['replace', 'signs'],
    answer: [
      'Troque a mola do basculante quando a folha solta já não para a meia altura nem com a regulagem no fim, quando as espiras se abrem e não fecham, quando há ferrugem funda ou trinca no gancho, ou quando uma das duas partiu. Trocam-se as duas juntas, porque a velha desequilibra a nova. Não mexa nela: carregada, ela solta com força; deixe o portão parado, com o disjuntor desligado.',
    ],
    heading: 'Quanto ela dura e quem troca',
    text: [
      'Numa casa costuma passar de cinco anos; num prédio pode não chegar a três. A troca é de técnico, na faixa de conserto, de {{repair.from}} a {{repair.to}}, com o equilíbrio refeito.',
    ],
    points: [
      'Folha que desce sozinha: ninguém passa por baixo.',
      'Motor que força para subir: o aviso mais comum.',
      'Mola se escolhe pelo peso da folha, e não pela medida só.',
    ],
    send: 'Mande uma foto das molas com o portão fechado e as medidas da folha.',
  },
  {
    when: ['basculante', 'lento|devagar', 'pesado|pesada|duro'],
    unless: 'qual motor|kg|comprar',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['adjust', 'repair'],
    answer: [
      'Basculante lento e pesado perdeu o equilíbrio: mola cansada, contrapeso de menos ou polia presa, e o motor arrasta o que o peso devia levar. Olhe os cabos de longe; com fio levantado ou folha torta, não se mexe nele. Acertar o peso custa de {{part.adjustment.from}} a {{part.adjustment.to}}; cabo e polia, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Por que não é o motor',
    text: [
      'Motor fraco com folha equilibrada demora, mas a mão a levanta sem esforço. Se com o motor solto ela pesa, motor novo ficaria lento igual.',
    ],
    points: [
      'Madeira molhada ou chapa nova: peso que não havia.',
      'Não suba a força na placa.',
      'Esquenta e para: é o esforço.',
    ],
  },
  {
    when: [
      'desce mais rapido|descer mais rapido|descer rapido|desce rapido|fecha mais rapido|fecha rapido|sobe devagar|sobe mais devagar',
      'e normal|normal|e comum|e natural|devo me preocupar|e grave|basculante',
    ],
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['adjust', 'signs'],
    answer: [
      'Uma diferença pequena é normal, porque na descida o peso ajuda. Descer bem mais rápido, ou com tranco no fim, não é: falta contrapeso ou a mola cansou, e o motor está freando uma folha que quer cair. Não a destrave; reequilibrar custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Por que não deixar para depois',
    text: [
      'O motor que segura a folha na descida gasta a engrenagem, e quando ela cede a folha despenca. Até o acerto, ninguém passa embaixo em movimento.',
    ],
    points: [
      'Cabos frouxos na descida: peso encostou em algo.',
      'Folha que ganhou chapa ou madeira: peso novo.',
      'Desaceleração da central só suaviza; não equilibra.',
    ],
  },
  {
    when: [
      'lubrific*|engrax*|graxa|oleo|lubrificante',
      'basculante',
      'como|onde|que|qual|passar|lubrificar|engraxar',
    ],
    winsTies: true,
    unless:
      'vaz*|pinga*|fuso|cabo|rang*|trocar|troca|queimad*|cheir*|quanto em quanto|frequencia|cada quanto',
    subject: 'portao-basculante',
    aspects: ['care'],
    answer: [
      'Para lubrificar o basculante, feche a folha, desligue o disjuntor e ponha óleo fino, poucas gotas, nos pivôs e nas articulações dos braços, limpos antes com pano seco. Fuso, cabo, polia, mola e caixa de contrapeso não: ali há peso suspenso ou graxa própria, e quem cuida é o técnico, na visita anual.',
    ],
    description:
      'Para lubrificar o basculante, feche a folha, desligue o disjuntor e ponha poucas gotas de óleo fino nos pivôs e nas articulações dos braços.',
    heading: 'Os pontos do basculante que recebem óleo',
    text: [
      'Ponha o óleo do chão, sem subir na folha nem meter a mão na coluna. Tire o excesso, porque ele pinga no carro e junta pó no canal lateral.',
      'Depois religue e faça três aberturas, de longe. Se o rangido volta em dias, o pino gastou: a troca fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Pivô de cada lado: uma gota onde o eixo entra na bucha.',
      'Guia lateral de nylon: só limpa, fica seca.',
      'Cremalheira do motor: película de graxa branca, se é de aço.',
      'Desengripante solta ferrugem e evapora; não fica no lugar do óleo.',
    ],
    send: 'Se continua rangendo, mande um vídeo com som, gravado de lado e longe da folha.',
  },
];
