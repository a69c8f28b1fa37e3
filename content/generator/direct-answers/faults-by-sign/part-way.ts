/** A leaf that goes only part of its way, by the movement of the gate, and a leaf that is slow in one direction. */
import type { DirectAnswer } from '../../direct-answer.ts';

const opens = 'abre|abrir|abrindo|abriu|sobe|subir|subindo|subiu|abertura';
const closes = 'fecha|fechar|fechando|fechou|desce|descer|descendo|desceu';
const partly =
  'metade|so metade|pela metade|ate metade|ate a metade|so ate metade|so ate a metade|em metade|meio|ate meio|ate o meio|so ate o meio|em meio|um pouco|so um pouco|pouquinho|um pouquinho|so um pouquinho|um palmo|um pedaco|so um pedaco|so uma parte|parcial*|incompleto|todo|tudo|inteiro|por completo|totalmente|completamente|ate fim|ate o fim|ate final|ate o final|ate em cima|ate embaixo|ate o chao';
const otherErrand =
  'sozinh*|volta|voltando|desce sozinho|controle*|pedestre|chuva|chove|frio|calor|sol|barulho|estal*|torto|torta|cabo|mola|carro|pessoa|empurr*|com a mao|motor novo|energia|luz|fotocelula|raio|bateu|programar|quero|deixar|como faco|devagar';

const slowly = 'devagar|lento|lenta|lentamente';
const quickly = 'rapido|rapida|normal|depressa|ligeiro';
const otherGate = 'correr|deslizante*|pivotante*|de abrir|caindo|despenc*|batendo|cabo|mola|escolher|qual';

/** 'abre devagar', 'abre muito devagar' and so on, for every verb and adverb. */
function alike(verbs: string, adverbs: string): string {
  return verbs
    .split('|')
    .flatMap((verb) =>
      ['', 'muito ', 'bem ', 'mais '].flatMap((degree) =>
        adverbs.split('|').map((adverb) => `${verb} ${degree}${adverb}`),
      ),
    )
    .join('|');
}

const ofPrices =
  'O que cada defeito custa está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).';

export const partWayAnswers: readonly DirectAnswer[] = [
  {
    when: ['basculante*', opens, partly],
    unless: `${otherErrand}|desce|fecha|correr|pivotante`,
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Basculante que abre só uma parte e para quase sempre tem o fim de curso de abertura fora do lugar, e aí é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}. Se antes de parar ele fica lento ou ronca, a folha está pesada para o motor ou o capacitor enfraqueceu, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'Como separar regulagem, peso e motor',
    text: [
      'Repare onde e como ele para. Sempre na mesma altura e em silêncio é sensor, ímã ou tempo de percurso da central; cada vez numa altura, e com esforço, é peso ou motor.',
      'Com cabos inteiros e a folha reta, desligue o disjuntor, solte o motor na chave e leve-a na mão: equilibrada, ela fica parada no meio. Se cai ou pesa, cabo ou contrapeso, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Com cabo desfiado não destrave.',
    ],
    points: [
      'Parou em silêncio, na mesma altura: ímã ou sensor de fim de curso.',
      'Ronca antes de parar: capacitor ou folha desequilibrada.',
      'Motor gira e a folha não acompanha: porca do fuso ou engrenagem.',
      'Começou depois de faltar luz: a central perdeu o percurso e precisa aprender de novo.',
      'Raspa na lateral: folha torta ou braço frouxo.',
    ],
    further: ofPrices,
    send: 'Mande pelo WhatsApp um vídeo com som do portão abrindo, gravado de longe, a foto da etiqueta do motor e o bairro.',
  },
  {
    when: ['correr|de correr|deslizante*', opens, partly],
    unless: `${otherErrand}|fecha|basculante|pivotante`,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Portão de correr que abre só uma parte e para encontrou obstáculo no trilho ou um ímã de fim de curso fora do lugar. Se para sempre no mesmo ponto e calado, é fim de curso, uma regulagem de {{part.adjustment.from}} a {{part.adjustment.to}}; se faz força antes, é trilho ou roldana, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Ímã, trilho ou motor: como saber',
    text: [
      'Desligue o disjuntor, solte o motor na chave e empurre a folha por toda a extensão. Se ela endurece no ponto da parada, olhe pedra no canal, trilho amassado, roda gasta e guia apertada; se corre leve, o defeito é do comando.',
      'Ímã que escorregou na cremalheira encurta o percurso alguns palmos de cada vez. Capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}, para em pontos diferentes e ronca.',
    ],
    points: [
      'Dente quebrado na cremalheira: estalo e parada no mesmo lugar.',
      'Abertura de pedestre ligada no controle: outro botão abre tudo.',
      'Voltou a luz e ficou assim: falta refazer o percurso na central.',
      'Não aumente a força para ele passar.',
    ],
    further: ofPrices,
    send: 'Mande pelo WhatsApp um vídeo do portão abrindo até parar, uma foto do trilho nesse ponto, a etiqueta do motor e o bairro.',
  },
  {
    when: ['pivotante*|de abrir|folhas|uma folha', opens, partly],
    unless: `${otherErrand}|fecha|basculante|correr|deslizante*`,
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Portão de abrir que gira só uma parte e para está com o curso do motor curto ou com a dobradiça segurando a folha. Se ele para sempre no mesmo ângulo e sem esforço, regula-se o curso, de {{part.adjustment.from}} a {{part.adjustment.to}}; se geme antes, a dobradiça ou a coluna cedeu, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'Curso, dobradiça ou motor: como saber',
    text: [
      'Desligue o disjuntor, solte o motor na chave e gire a folha na mão. Se ela raspa no piso ou sobe para passar, o motor faz bem em parar; se gira leve, o defeito é do curso, da central ou do capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Se só uma das duas folhas fica no meio, a outra já mostra que a central e a energia estão boas.',
    ],
    points: [
      'Para mais cedo em dia de vento: força no limite.',
      'Haste toda recolhida e folha no meio: suporte saiu da medida.',
      'Motor gira e a haste não anda: engrenagem ou porca.',
      'Piso que subiu ou brita no arco da folha.',
    ],
    further: ofPrices,
    send: 'Mande pelo WhatsApp um vídeo da folha abrindo até parar, a foto do motor com a dobradiça, a etiqueta e o bairro.',
  },
  {
    when: ['basculante*', closes, partly],
    unless: `${otherErrand}|abre|sobe|correr|pivotante|rapido|com tudo|bate|batendo|cai|despenc*`,
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Basculante que desce só uma parte e para está com o fim de curso de fechamento adiantado, com algo cortando a fotocélula ou com a folha encostando em algum ponto. Regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e trocar a fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'O que olhar enquanto ele não fecha',
    text: [
      'Limpe as lentes da fotocélula e veja se não há planta ou saco no feixe: é o que mais impede a descida. Se ele para sempre na mesma altura, é fim de curso; se para e sobe, a central sentiu peso.',
      'Folha que raspa na coluna ou braço frouxo se acerta antes de mexer na força, que fica no mínimo que move.',
    ],
    points: [
      'Sobra um palmo embaixo: ímã ou sensor de fechamento.',
      'Para e sobe: força, peso ou obstáculo.',
      'Só fecha com o botão apertado: fotocélula em defeito.',
      'Precisa fechar já: não a baixe na mão; diga isso na mensagem, porque passa na frente.',
    ],
    further: 'Os testes em ordem estão em [portão não fecha](/portao-nao-fecha).',
    send: 'Mande pelo WhatsApp um vídeo com som do portão descendo, gravado de longe, a foto da fotocélula e o bairro.',
  },
  {
    when: ['correr|de correr|deslizante*', closes, partly],
    unless: `${otherErrand}|abre|basculante|pivotante|rapido`,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Portão de correr que fecha só uma parte e para tem o ímã de fechamento fora do lugar, a fotocélula cortada ou sujeira no trilho daquele lado. Regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}}; trilho ou roldana, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Onde ele para diz o que é',
    text: [
      'Varra o trilho até o batente e limpe as duas lentes da fotocélula. Depois, com o disjuntor desligado e o motor solto, empurre a folha até encostar: se endurece, é mecânico; se encosta leve, é ímã ou comando.',
      'Sobra de um palmo, sempre igual, é o ímã que escorregou na cremalheira.',
    ],
    points: [
      'Para e volta a abrir: fotocélula ou força.',
      'Para e fica: fim de curso ou motor que não venceu.',
      'Só de manhã: roldana travada ou capacitor fraco.',
      'À noite, feche na mão e prenda com corrente até a visita.',
    ],
    further: 'A ordem das provas está em [portão não fecha](/portao-nao-fecha).',
    send: 'Mande pelo WhatsApp um vídeo do portão fechando até parar, a foto do trilho nesse ponto e o bairro.',
  },
  {
    when: [alike('abre|sobe|abrindo', slowly), alike('fecha|desce|fechando', quickly)],
    unless: `${otherGate}|desce rapido|desce muito rapido`,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Portão que abre devagar e fecha rápido está fazendo força na abertura: no basculante falta contrapeso, e o motor sobe peso que não era dele; no de correr o trilho tem subida para o lado que abre. Se na mão a folha pesa igual nos dois sentidos, é regulagem da central ou capacitor fraco.',
    ],
    heading: 'Peso, trilho ou regulagem: como separar',
    text: [
      'Com a folha reta e os cabos inteiros, desligue o disjuntor, solte o motor na chave e mova-a nos dois sentidos. Basculante que cai quando solto está desequilibrado: pare ali e deixe cabo, mola e contrapeso para o técnico, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Regular a velocidade e a força custa de {{part.adjustment.from}} a {{part.adjustment.to}}; trocar o capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    points: [
      'Basculante que recebeu chapa ou revestimento: o contrapeso ficou pequeno.',
      'De correr: ponha uma bola no trilho e veja para onde ela rola.',
      'Lento só no fim do curso: é a desaceleração, e é normal.',
      'Ficou assim de um dia para outro: capacitor ou ajuste mexido.',
    ],
    send: 'Conte pelo WhatsApp os segundos em cada sentido e se a folha sobe, corre ou abre, com um vídeo gravado de longe e a etiqueta do motor.',
  },
  {
    when: [alike('fecha|desce|fechando', slowly), alike('abre|sobe|abrindo', quickly)],
    unless: otherGate,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Portão que abre rápido e fecha devagar pode estar só regulado assim: muita central fecha mais lento de propósito, por segurança. Se a diferença apareceu agora, ele faz força para fechar: basculante com contrapeso demais, trilho que sobe para o lado do fechamento ou capacitor fraco.',
    ],
    heading: 'Ajuste de fábrica ou defeito',
    text: [
      'Com cabos inteiros e a folha reta, desligue o disjuntor, solte o motor e mova-a nos dois sentidos. Se fechar pesa mais que abrir, é equilíbrio, trilho ou dobradiça, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; se é igual, é a central.',
      'Acertar velocidade e força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e o capacitor, entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'Fechamento lento e sem esforço: deixe assim, é mais seguro.',
      'Lento e com ronco: motor forçando, não insista.',
      'Só o último trecho lento: parada suave, normal.',
    ],
    send: 'Conte pelo WhatsApp os segundos em cada sentido e desde quando é assim, com um vídeo com som e a etiqueta do motor.',
  },
];
