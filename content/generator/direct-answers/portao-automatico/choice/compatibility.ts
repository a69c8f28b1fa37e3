/** Answers to titles about automatic gates: compatibility. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const carriers =
  'portao|portoes|motor|garagem|porta|automatizar|automatico|automatizado|kit|automatizador|instalar';

const otherPurpose =
  'pode|nao abre|nao fecha|parou|travou|quebr*|queim*|consert*|repar*|barulho|soltou|caiu|fazer|fabricar|comprar portao|enrolar';

const send =
  'Mande pelo WhatsApp uma foto de frente, outra por dentro e um vídeo da folha andando na mão, com a largura e a altura.';

export const compatibilityAnswers: readonly DirectAnswer[] = [
  {
    when: ['tela|alambrado|arame', 'portao', 'motor*|automatic*|automatiz*'],
    unless: 'tela de celular|display|visor|tela digital|placa|central|arame farpado',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'Portão de tela recebe motor, e costuma pedir o menor, porque pesa pouco e o vento passa por ele; o que decide é o quadro, que precisa de tubo firme e de uma chapa soldada onde o motor se prende, já que na tela nada segura. De correr, a cremalheira vai no tubo de baixo. Em basculante o kit sai instalado de {{kit.padrao}} a {{kit.jetflex}}; de correr e de abrir, por orçamento.',
    ],
    heading: 'O que verificar na folha',
    text: [
      'Quadro no esquadro, sem balançar, e tela esticada que não encoste no braço nem na roldana. Quem passa a mão pela tela alcança a botoeira: ponha-a longe.',
    ],
    points: [
      'Folha longa e leve: reforço em diagonal.',
      'Fotocélula, porque a folha é quase invisível à noite.',
      'Sítio sem energia: motor de corrente contínua com painel.',
    ],
    send: 'Mande uma foto da folha por dentro e as medidas.',
  },
  {
    when: ['sanfonad*|camarao|pantografic*|bifold|dobravel|dobraveis', carriers],
    unless: `${otherPurpose}|porta pantografica|portas pantograficas`,
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
    when: [
      'guilhotina|levadic*|elevacao vertical|sobe reto|sobe reta|sobe inteiro reto|sobe inteira reta|sobe todo reto|sobe em reta|sobe reto para cima|sobe na vertical|sobe em vertical',
      carriers,
    ],
    unless: otherPurpose,
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
    unless: otherPurpose,
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
    when: ['elevacao vertical|guilhotina|levadic*|sobe reto|sobe na vertical'],
    unless:
      'nao abre|nao fecha|parou|travou|quebr*|queim*|consert*|arrumar|barulho|instalar|instalacao|transform*|convers*|trocar|adaptar|soltou|caiu',
    ofTwoBrands: 'without-ours',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'Antes de escolher entre {primeira} e {segunda}, veja se a fábrica tem motor para elevação vertical: num portão que sobe reto a folha inteira fica suspensa, e o motor comum, de correr ou basculante, não serve em nenhuma das duas marcas. Peça a ficha que diga esse tipo por escrito. Não vendemos {primeira} nem {segunda}; no motor já instalado, o conserto de placa, controle e sensor fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Contrapeso e guia vêm antes da marca',
    text: [
      'O contrapeso tem de deixar a folha parada em qualquer altura, e ela tem de correr reta nas duas guias. Quem prova isso é quem fez o portão, com ninguém embaixo.',
      'Com a folha em ordem, entre dois modelos que aceitam o tipo ganha o que tem trava contra queda e peça à venda perto de você. Cabo, freio e guia ficam com o fabricante do portão.',
    ],
    points: [
      'Peso da folha e altura do curso dentro da ficha.',
      'Transmissão por cabo, corrente ou eixo, conforme o portão.',
      'Espaço acima do vão do tamanho da folha.',
      'Destravamento que segure a folha na falta de luz, sem a soltar.',
    ],
    send: 'Mande uma foto de frente, outra por dentro com o contrapeso e a etiqueta do motor, se já houver: dizemos se o serviço é nosso ou do fabricante.',
  },
  {
    when: [
      'guilhotina|seccionad*|seccional|camarao|sanfonad*|pantografic*|levadic*|bifold|dobravel|dobraveis|articulado|articulada|europeu|americano|americana|telescopic*|suspenso|autoportante|sem trilho',
      'portao|portoes|motor|garagem|porta',
    ],
    unless: 'braco articulado|pode',
    subject: 'portao-automatico',
    answer: [
      'Portão guilhotina, seccionado ou americano, camarão, sanfonado, telescópico, articulado ou suspenso sem trilho não leva o motor dos nossos kits, que é de basculante: a folha se move de outro jeito e pede motor próprio. Mande uma foto por dentro e um vídeo da folha andando, e dizemos no orçamento se é serviço nosso ou do fabricante do portão.',
    ],
    heading: 'O que mostrar na foto de um portão fora do comum',
    text: [
      'O que decide é o caminho da folha: se ela sobe reta, se enrola ou dobra no teto, se recolhe de lado. Mostre as guias, as molas ou os contrapesos e o ponto em que se pensa pôr o motor.',
      'Portão assim já motorizado se conserta quando o defeito é de placa, controle, fotocélula ou fim de curso, de {{repair.from}} a {{repair.to}}; a mecânica da folha fica com quem a fabricou.',
    ],
    points: [
      'Largura, altura e material da folha.',
      'Molas, cabos ou contrapesos, fotografados de longe, sem tocar neles.',
      'Altura livre entre a folha aberta e o teto.',
      'A etiqueta do motor, se já houver um.',
    ],
    aspects: ['compatibility', 'choose'],
  },
];
