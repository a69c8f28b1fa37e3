/** Gates whose leaf folds, rises straight, rolls to the ceiling or has no rail, a gate of four leaves, and a lock beside a motor. */
import type { DirectAnswer } from '../../direct-answer.ts';

const carriers =
  'portao|portoes|motor|garagem|porta|automatizar|automatico|automatizado|kit|automatizador|instalar';
const otherErrand =
  'pode|nao abre|nao fecha|parou|travou|quebr*|queim*|consert*|repar*|barulho|soltou|caiu|fazer|fabricar|comprar portao|enrolar';
const send =
  'Mande pelo WhatsApp uma foto de frente, outra por dentro e um vídeo da folha andando na mão, com a largura e a altura.';

export const uncommonGateAnswers: readonly DirectAnswer[] = [
  {
    when: ['sanfonad*|camarao|pantografic*|bifold|dobravel|dobraveis', carriers],
    unless: `${otherErrand}|porta pantografica|portas pantograficas`,
    subject: 'portao-automatico',
    aspects: ['compatibility', 'choose'],
    answer: [
      'Portão sanfonado ou camarão pode ter motor, mas não o dos nossos kits, que é de basculante: as folhas dobram umas sobre as outras e pedem um braço ou um puxador feito para esse movimento. Pelo vídeo dizemos, no orçamento, se é serviço nosso ou do fabricante do portão.',
    ],
    heading: 'O que decide se a sanfona aceita motor',
    text: [
      'A folha tem de dobrar e esticar com uma mão só, do começo ao fim. Dobradiça com folga ou guia de cima torta fazem o conjunto travar no meio, e motor nenhum corrige isso.',
      'Sanfona já motorizada nós consertamos quando o defeito é de placa, controle, fotocélula ou fim de curso, de {{repair.from}} a {{repair.to}}; dobradiça e guia são de quem a fabricou.',
    ],
    points: [
      'Para que lado ela recolhe, e quanto espaço ocupa dobrada.',
      'Trilho em cima, embaixo ou nos dois.',
      'Número de folhas e material.',
      'Vãos entre as folhas: prendem dedo, e pedem força baixa e fotocélula.',
    ],
    send,
  },
  {
    when: ['guilhotina|levadic*|elevacao vertical|sobe reto|sobe na vertical', carriers],
    unless: otherErrand,
    subject: 'portao-automatico',
    aspects: ['compatibility', 'choose'],
    answer: [
      'Portão guilhotina, que sobe reto entre duas guias, não leva o motor dos nossos kits: o de basculante empurra um braço, e aqui a folha inteira fica suspensa. O motor dele trabalha com cabo, corrente ou contrapeso próprios; pela foto dizemos, no orçamento, se é serviço nosso ou do fabricante do portão.',
    ],
    heading: 'O que conferir numa folha que sobe reto',
    text: [
      'O contrapeso tem de segurar a folha parada em qualquer altura. Sem isso ela cai com o cabo ou com o freio, e ninguém fica embaixo enquanto se prova.',
      'No que já tem motor, cuidamos da placa, do controle, da fotocélula e do fim de curso, por {{repair.from}} a {{repair.to}}; cabo, freio e guia ficam com o fabricante.',
    ],
    points: [
      'Altura livre acima do vão, para a folha toda.',
      'Estado dos cabos e das guias, visto de longe, sem tocar.',
      'Trava contra queda, se há.',
    ],
    send,
  },
  {
    when: ['seccionad*|seccional|seccionais|americano|americana|europeu', carriers],
    unless: otherErrand,
    subject: 'portao-automatico',
    aspects: ['compatibility', 'choose'],
    answer: [
      'Portão seccionado, o americano de painéis que sobem e deitam no teto, tem motor próprio, num trilho preso ao forro, e não leva o dos nossos kits de basculante. Quem fornece portão e motor costuma ser o fabricante; mande as fotos e dizemos se o serviço no seu é nosso.',
    ],
    heading: 'Motor de teto: o que olhar antes de pedir',
    text: [
      'O peso quem levanta é a mola, e não o motor: com ela no ponto, a folha sobe com uma mão. Mola de torção esticada é de especialista, e não se toca.',
      'Defeito de placa, de controle ou de sensor num motor de teto já instalado se conserta por {{repair.from}} a {{repair.to}}; mola, painel e guia são do fabricante.',
    ],
    points: [
      'Altura entre o vão e o teto, para o trilho.',
      'Profundidade livre da garagem, do vão para dentro.',
      'Tomada no forro, na tensão do motor.',
      'Etiqueta do motor, se já houver um.',
    ],
    send,
  },
  {
    when: ['telescopic*|suspenso|autoportante|sem trilho', carriers],
    unless: `${otherErrand}|basculante*`,
    subject: 'portao-de-correr',
    aspects: ['compatibility', 'choose'],
    answer: [
      'Portão de correr telescópico ou suspenso sem trilho no chão aceita motor de cremalheira, escolhido para ele: o kit de preço fechado é de basculante e não serve. Motor de correr sai por orçamento, e numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}; pela foto dizemos se a estrutura da folha aceita.',
    ],
    heading: 'O que esses portões pedem além do motor',
    text: [
      'No telescópico o motor puxa a folha da frente, e cabos ou correntes levam as outras: se uma enrosca, todas param. No autoportante a folha corre sobre carrinhos presos à base e precisa de cauda, uma parte que fica sempre para trás do vão.',
      'O conserto do que já anda com motor custa de {{repair.from}} a {{repair.to}}, se é de comando, sensor ou cremalheira; carrinho e cabo entre as folhas ficam com quem o montou.',
    ],
    points: [
      'Parede livre ao lado, que no telescópico é metade ou um terço do vão.',
      'Folha que anda com uma mão, sem tranco na passagem de uma para outra.',
      'Lugar reto e firme na folha para prender a cremalheira.',
    ],
    send,
  },
  {
    when: ['folhas|4 folhas|quatro folhas', 'motor|portao|automatizar|kit'],
    unless:
      'nao abre|nao fecha|parou|travou|quebr*|queim*|consert*|repar*|barulho|telescopic*|de porta|correr|deslizante*|basculante*',
    figure: { unit: 'leaf', from: 3, to: 8 },
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Num portão de {figura} o motor depende de como elas andam: dobradas duas a duas, pedem um motor de cada lado, preso à folha da coluna, que puxa a vizinha; correndo uma atrás da outra, um só de cremalheira leva todas. Sai por orçamento; numa casa, a troca de um motor fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'De {figura} ao motor certo',
    text: [
      'Folha leve de alumínio ajuda no peso, e não na folga: quanto mais dobradiças, mais o conjunto cede no meio. Prove na mão, com o disjuntor desligado; tem de abrir inteiro sem erguer nem empurrar a emenda.',
      'O kit de preço fechado, de {{kit.padrao}}, é de basculante e não entra nessa conta.',
    ],
    points: [
      'Largura de cada folha e para onde o conjunto recolhe.',
      'Guia em cima ou roda embaixo, e batente no meio do vão.',
      'Coluna que não balance, onde o motor se prende.',
      'Energia nos dois lados, se são dois motores.',
    ],
    further:
      'As medidas de coluna e pivô estão em [instalação em portão pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send,
  },
  {
    when: [
      'motor|automatizar|automatizador|motoriz*',
      'portao social|porta social|portao de pedestre*|portaozinho|portao de entrada',
      'fechadura|trinco|fecho',
    ],
    unless: 'embutid*|basculante|interfone|queim*|nao|quebr*|parou|consert*',
    subject: 'portao-social',
    isAboutSubject: true,
    aspects: ['choose', 'install', 'compatibility'],
    answer: [
      'Dá para pôr motor no portão social que já tem fechadura elétrica, mas raramente compensa: a fechadura destranca, a mão empurra e a mola fecha. Com motor, um pistão ou braço de folha leve, a central solta a fechadura primeiro e só depois puxa a folha; ele sai por orçamento, e a fechadura, a fonte e a ligação, na faixa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Fechadura e motor na mesma folha',
    text: [
      'A ordem é o que importa: motor que puxa com a lingueta presa entorta a folha ou queima a placa. A central precisa de saída de trava com atraso.',
      'O motor compensa para cadeira de rodas, carrinho de bebê e mãos ocupadas. Pede força muito baixa e sensor dos dois lados, porque ali passa gente.',
    ],
    points: [
      'Fonte própria para a fechadura, e não a tensão do motor.',
      'Mola aérea: sai ou se alivia, porque briga com o motor.',
      'Chave do lado da rua, para quando faltar luz.',
      'Folha, dobradiça e batente são do serralheiro.',
    ],
    further:
      'Para a trava da folha da garagem, veja [trava elétrica para portão](/topicos/trava-eletrica-para-portao).',
    send: 'Mande pelo WhatsApp uma foto do portão social por dentro, com a fechadura à vista, e diga quem vai usá-lo e como.',
  },
];
