/** Answers to titles about tilting gates: the motor and the springs or cables, replaced or repaired in one visit. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { otherThanBoth } from '../../words/title-groups.ts';

export const priceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'mola e motor|mola e o motor|mola e de motor|motor e mola|motor e de mola|motor e a mola|molas e motor|molas e o motor|molas e de motor|motor e molas|motor e de molas|motor e as molas',
    ],
    unless: otherThanBoth,
    subject: 'portao-basculante',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['replace', 'price'],
    answer: [
      'No basculante, a mola e o motor se trocam na mesma visita, e a mola vem primeiro: o motor novo só é ligado com a folha equilibrada, que sobe leve e para na mão. O par de molas fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} quando não há solda, e o motor instalado sai por {{kit.padrao}} (PADRÃO), {{kit.speedy}} (SPEEDY) ou {{kit.jetflex}} (JETFLEX). Com mola partida ou folha torta, desligue o disjuntor, não destrave o motor, e ninguém passa embaixo.',
    ],
    heading: 'Por que a mola se troca antes do motor',
    text: [
      'Mola cansada deixa a folha pesada, e foi quase sempre ela que gastou o motor antigo. Motor novo numa folha desequilibrada esquenta, perde a força e dura pouco.',
      'A visita serve também para saber se os dois precisam mesmo de troca: com a mola nova e a folha leve, às vezes o motor que parecia fraco volta a trabalhar bem, e o técnico diz isso antes.',
    ],
    points: [
      'Mola: troca-se o par, na medida da antiga e no peso da folha.',
      'Cabos e roldanas são olhados com a folha escorada.',
      'Motor: o kit se escolhe pelo peso da folha e pelo uso.',
      'Solda ou reforço da folha entra à parte, com o valor dito antes.',
    ],
    send: 'Mande pelo WhatsApp, de longe e sem tocar, a foto das duas molas e da folha inteira, com largura e altura, e a da etiqueta do motor.',
  },
  {
    when: [
      'cabo e motor|cabo e o motor|cabo e de motor|motor e cabo|motor e de cabo|motor e o cabo|cabos e motor|cabos e o motor|cabos e de motor|motor e cabos|motor e de cabos|motor e os cabos|cabo de aco e motor|cabo de aco e o motor|cabo de aco e de motor|motor e cabo de aco|motor e de cabo de aco|motor e o cabo de aco|motor e os cabo de aco|cabos de aco e motor|cabos de aco e o motor|cabos de aco e de motor|motor e cabos de aco|motor e de cabos de aco|motor e o cabos de aco|motor e os cabos de aco',
    ],
    unless: `${otherThanBoth}|fiacao|eletric*|fio|fios|deslizante|correr|energia|rede|tomada|disjuntor`,
    subject: 'portao-basculante',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['replace', 'price'],
    answer: [
      'No basculante, os cabos e o motor se trocam na mesma visita, e os cabos vêm primeiro: com a folha escorada, o técnico põe o par novo, equilibra o contrapeso e só então liga o motor. O par de cabos fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e o motor instalado sai por {{kit.padrao}} (PADRÃO), {{kit.speedy}} (SPEEDY) ou {{kit.jetflex}} (JETFLEX). Com cabo desfiado, frouxo ou partido, desligue o disjuntor, não destrave o motor, e ninguém passa embaixo.',
    ],
    heading: 'Por que os cabos se trocam antes do motor',
    text: [
      'Num basculante de cabo gasto, o motor pode ser a única coisa que segura a folha. Por isso ele não se solta nem se tira antes da escora e do par novo.',
      'Com a folha equilibrada, o técnico mede o motor antigo: se ele ainda trabalha bem, só os cabos se trocam, e isso é dito antes.',
    ],
    points: [
      'Cabo: troca-se o par, porque os dois têm a mesma idade.',
      'Roldana com canal fundo gasta o cabo novo e se troca junto.',
      'Kit novo: o modelo se escolhe com a folha já pesada e medida.',
      'Reforço da folha, se ela pede, é orçado antes de começar.',
    ],
    send: 'Mande pelo WhatsApp, de longe, a foto dos dois cabos e da folha inteira, e a da etiqueta do motor.',
  },
  {
    when: [
      'consert*|reparo*|arrumar|arruma',
      'basculante*',
      'troca de mola*|trocar mola*|trocar a mola*|trocar as molas|troca mola*|substituicao de mola*|mola nova|molas novas|e mola*|e de mola*|mola* e consert*|mola* e o conserto|mola* e reparo',
    ],
    unless: 'ou|soldar|solda|como|posso|pode|aerea|quem paga|vale a pena|compensa|garantia|motor',
    subject: 'portao-basculante',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['repair', 'replace', 'price'],
    answer: [
      'O conserto do portão basculante fica entre {{repair.from}} e {{repair.to}}, e a troca do par de molas, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}} quando não há solda. Fazemos os dois na mesma visita, com o valor dito antes. Se uma mola partiu ou um cabo está frouxo, desligue o disjuntor, não destrave o motor e não deixe ninguém passar embaixo, porque é ele que está segurando a folha.',
    ],
    heading: 'A ordem do conserto com mola nova',
    text: [
      'O técnico escora a folha, olha os cabos e as polias e só então alivia e troca as molas, com a medida das velhas. Depois a folha tem de parar a meia altura, solta do motor, e aí se regulam a força e as paradas.',
      'O motor é examinado por último: muitas vezes ele só parecia fraco porque levantava o peso que a mola deixou de segurar.',
    ],
    points: [
      'Mola soldada parte de novo ao lado da solda: troca-se o par.',
      'Cabo desfiado se troca na mesma visita, dos dois lados.',
      'Chapa ou madeira nova na folha: a mola muda de força.',
      'Mola esticada corta: não a solte, nem em parte, para medir.',
    ],
    send: 'Mande fotos das molas e dos cabos dos dois lados, tiradas de longe da folha, e a largura e a altura do portão.',
  },
];
