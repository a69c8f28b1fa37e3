/** Answers to titles about automatic gates: a leaf that stops a hand's breadth early, jerks, knocks and vibrates. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksPrice } from '../../../words/asking-words.ts';

const knocks = 'bate|batem|batendo|batida|batidas|pancada|pancadas';
const otherKnocks =
  'carro|moto|caminhao|bateu|bateram|bati|pessoa|cabeca|crianca|placa|motor|contrapeso|chuva|vento|nao fecha|volta|cachorro';

export const nearTheEndAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'dedo|dedos|palmo|palmos|cm|centimetro*|5cm|10cm|15cm|20cm|30cm',
      'falta|faltam|faltando|faltou|para a|parou a|parando a|antes de|sobra|sobram|fica a|para um|para uns|para uma|para com',
      'fechar|fecha|fechado|chao|batente|coluna|encostar|final|fim',
    ],
    unless:
      'prend*|machuc*|preso|presa|esmag*|prensou|crianca|rasp*|bate|batendo|volta|voltando|altura|instal*|qual|quanto custa|preco|sensor|fotocelula*|controle|cremalheira|ima|carro|so abre|portao abre|mao|cortou|social',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isAboutFigure: true,
    isComplaint: true,
    aspects: ['adjust', 'repair'],
    answer: [
      'Portão que para faltando pouco para fechar está com a parada do fechamento adiantada, ou com a folha pesando no último trecho. Se o vão que sobra é sempre o mesmo, o técnico acerta o fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}; se ele muda de um dia para o outro, olhe a folha. Não aumente a força para vencer esse pedaço.',
    ],
    heading: 'O vão é sempre igual ou muda',
    text: [
      'De fora do caminho da folha, marque com fita onde ela para, três vezes seguidas. Marcas juntas são regulagem; marcas espalhadas são sujeira no trilho, roldana, cabo, dobradiça ou guia, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Desde a última falta de luz: é o percurso que se grava outra vez.',
      'Só no calor ou na chuva: folha que dilata ou madeira que incha.',
      'Ronca nesse último trecho: força no limite ou capacitor fraco.',
      'Folha que não chegou ao batente não está travada: até o acerto, ponha uma corrente, com o disjuntor desligado.',
    ],
    send: 'Mande um vídeo dos últimos palmos do fechamento, com som, e a etiqueta do motor.',
  },
  {
    when: [
      'tranco|trancos|solavanco|solavancos|pulo|coice|sacode|sacolejo|chacoalha',
      'quando comeca|ao comecar|comeca a andar|comeca a abrir|comeca a fechar|comeca a subir|quando sai|quando arranca|ao arrancar|em arranque|em partida|em arrancada|em saida|ao sair|em comeco|em inicio|quando parte|ao partir|antes de andar|antes de abrir|antes de sair',
    ],
    unless:
      'e normal|normal|comum|grave|nao sai|nao anda|nao abre|nao vai|cremalheira|controle|e para|so da|carro|basculante desce',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'Portão que dá um tranco ao começar a andar tem folga entre o motor e a folha, e ela bate antes de puxar: pino do braço, dente gasto, cremalheira afastada ou base frouxa. Sem folga, falta a partida suave na central, ou a folha está pesada. Reapertar e regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; engrenagem, entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    heading: 'Achar a folga antes da partida',
    text: [
      'Com o disjuntor desligado e o motor ainda travado, mova a folha de leve, para um lado e para o outro, sem forçar. O tanto que ela anda solta é a folga, e o som mostra de onde vem.',
    ],
    points: [
      'Folha firme e motor que balança: parafuso da base.',
      'Tranco só ao abrir: trava elétrica que demora a soltar.',
      'Tranco que cresce de mês em mês: dente gastando.',
      'Cabo frouxo ou folha torta: não mexa, e ninguém embaixo.',
    ],
    send: 'Mande um vídeo da partida, com som, e a foto do motor com a folha.',
  },
  {
    when: [knocks, asksPrice, 'portao*|folha|basculante*|conserto|consertar|arrumar|regular'],
    unless: otherKnocks,
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['price', 'adjust'],
    answer: [
      'Arrumar um portão que bate custa em geral de {{part.adjustment.from}} a {{part.adjustment.to}}: é acertar o fim de curso, a força e a desaceleração. Se ele bate porque a folha pesa, somam-se cabo, mola ou roldana, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; solda que a pancada já soltou fica entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    heading: 'O que decide o valor da batida',
    text: [
      'Bate sempre no mesmo ponto e com a folha leve: é só regulagem. Bate cada vez mais forte, ou com um lado mais baixo, é peso que se perdeu, e aí ninguém fica embaixo até a visita.',
    ],
    points: [
      'Visita sem taxa na área atendida, com o valor dito antes.',
      'Quanto mais se usa batendo, mais a conta cresce: pino, solda e engrenagem.',
      'Batente de borracha abafa o som, mas não corrige a parada.',
    ],
    send: 'Mande um vídeo com som das duas chegadas, abrindo e fechando.',
  },
  {
    when: [
      `${knocks}|vibra|vibrando|treme|tremendo|trepida*`,
      'pode quebrar|vai quebrar|quebra|estraga|pode estragar|danifica|pode rachar|racha|rachando|rachou|trinca|trincou|trincando',
      'parede|muro|coluna|pilar|batente|reboco|chao|forte',
    ],
    unless: otherKnocks.replace('|motor|', '|'),
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'Portão que bate ou treme forte quebra, sim: o golpe chega inteiro à solda do suporte, ao pino do braço e à engrenagem, e a parede racha em volta do chumbador. Use o mínimo e peça o acerto de curso e força, de {{part.adjustment.from}} a {{part.adjustment.to}}. Com rachadura, desligue o disjuntor até alguém ver a fixação; solda e suporte ficam de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'O que cede primeiro',
    text: [
      'Marque a lápis a ponta da rachadura, com a data. Se ela passa da marca, a coluna ou o muro trabalha, e o pedreiro vem antes do motor.',
    ],
    points: [
      'Pó de reboco embaixo do suporte: chumbador solto.',
      'Folha que treme na mão, com o motor solto: roldana, dobradiça ou trilho.',
      'Folha lisa na mão e motor que balança: base ou parafuso.',
      'Engrenagem que já estala fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    send: 'Mande um vídeo da chegada e uma foto do suporte e da parede.',
  },
  {
    when: [
      'estal*|estral*|clique|tec|toc|claque',
      'para|parou|parando|trava|travou|desliga|desligou',
      'metade|pela metade|em metade|em meio|meio de caminho|meio do curso|no meio',
    ],
    unless: 'volta|voltando|cremalheira|cabo*|mola*|controle|nao abre',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Portão que dá um estalo e para na metade tem uma peça que prende ou pula naquele ponto: dente da engrenagem ou da cremalheira, roldana num degrau do trilho ou, no basculante, cabo que sai da polia. Pare de acionar, desligue o disjuntor e não fique embaixo. Roldana ou cabo fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'De onde vem o estalo da parada',
    text: [
      'Lembre de onde veio o som, sem repetir a viagem. Estalo seco na folha é peça; tec leve na caixa é o relé da central, que cortou porque mediu força demais.',
    ],
    points: [
      'Sempre no mesmo ponto: trilho, polia ou dente.',
      'Cada vez num ponto: engrenagem ou pino com folga.',
      'Folha torta ou um cabo frouxo: não destrave.',
    ],
    send: 'Mande um vídeo com som até a parada e uma foto da folha inteira.',
  },
  {
    when: ['desregulado|desregulada|desregulou|desregulando|desajustado|desajustou', 'portao|portoes|motor'],
    unless:
      'fim de curso|contrapeso|mola*|cabo*|placa|central|controle*|fotocelula*|depois|apos|por que|porque|embreagem|forca|solda|pintor|pedreiro|eletricista',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['adjust', 'signs'],
    answer: [
      'Portão desregulado se conhece pelo que faz: bate no fim, para antes, volta sozinho ou anda aos trancos. Acertar fim de curso, força e pausa fica de {{part.adjustment.from}} a {{part.adjustment.to}}, numa visita. Antes disso o técnico prova a folha na mão, porque folha pesada desregula tudo outra vez.',
    ],
    heading: 'O sinal diz o que regular',
    text: [
      '{Prova na mão}, solte o motor e leve a folha de ponta a ponta: se ela anda com uma mão só, é regulagem; se pesa ou raspa, é roldana, cabo ou dobradiça, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Bate no batente: fim de curso tarde ou desaceleração perdida.',
      'Deixa fresta: fim de curso cedo.',
      'Volta sem nada no caminho: força baixa ou fotocélula.',
      'Fecha depressa demais depois de abrir: pausa curta.',
    ],
    send: 'Mande um vídeo de uma abertura e um fechamento inteiros, a foto da etiqueta do motor e o bairro.',
  },
];
