import type { Subject } from '../subject.ts';

export const braco: Subject = {
  name: 'braço do portão',
  plural: 'braços do portão',
  gender: 'm',
  aliases: [
    'braço',
    'braço de portão',
    'braço do motor',
    'braço do motor de portão',
    'braço do basculante',
    'braço do portão basculante',
    'braço do portão eletrônico',
    'pino do braço',
    'alavanca do motor',
  ],
  answers: {
    what: [
      'O braço do portão basculante é a barra que liga o cursor do motor à folha e transmite toda a força da subida. Quando ele entorta ou perde o pino, o motor gira inteiro e a folha fica nas mãos dos cabos e do contrapeso. O conserto dele fica entre {{repair.from}} e {{repair.to}}, conforme seja pino, bucha ou barra.',
    ],
    works: [
      'O braço do portão sobe com o cursor, que anda no fuso, e empurra a folha pelo suporte soldado nela. As duas pontas giram em pinos, e uma folga pequena em qualquer deles aparece como tranco na partida.',
    ],
    price: [
      'Trocar ou soldar o braço do portão fica de {{repair.from}} a {{repair.to}}, conforme o modelo, o estado do suporte na folha e o acerto do equilíbrio. A visita para avaliar não tem taxa.',
    ],
    buy: [
      'O braço do portão se compra pelo comprimento entre os furos e pelo diâmetro dos pinos, e não só pelo modelo do motor. Mande a foto com uma trena encostada que dizemos se o padrão serve.',
    ],
    choose: [
      'Entre braço do portão simples, regulável e reforçado, o que decide é a coluna e o peso da folha. O regulável corrige coluna fora do esquadro; o reforçado atende folha larga de chapa.',
    ],
    install: [
      'O braço do portão se monta com a folha escorada e o cursor na altura certa, para os dois pinos entrarem sem forçar. Depois se regula a parada, porque o curso muda com o comprimento do braço.',
    ],
    adjust: [
      'Regular o braço do portão é acertar o comprimento e o ângulo até ele empurrar sem torcer o suporte, com a folha nos três pontos do percurso. A parada do motor é refeita em seguida.',
    ],
    repair: [
      'O braço do portão empenado se troca ou se endireita na bancada, e o pino gasto vem junto, por {{repair.from}} a {{repair.to}}. O serviço só termina quando se corrige o que o entortou: folha desequilibrada ou batida no fim do curso.',
    ],
    replace: [
      'Troque o braço do portão quando houver trinca no furo, ferro dobrado ou pino que dança. Braço soldado mais de uma vez perde a têmpera perto da solda e volta a abrir.',
    ],
    signs: [
      'O braço do portão no fim dá estalo na partida, deixa a folha tremer na chegada e mostra o furo oval no ponto do pino. Ferrugem em linha atravessando a barra é trinca.',
    ],
    worth: [
      'Vale trocar o braço do portão enquanto motor e cursor estão bons, porque ele custa pouco perto deles. Se já entortou duas vezes, o dinheiro certo é no equilíbrio da folha.',
    ],
    care: [
      'O cuidado com o braço do portão é apertar pino e contrapino na revisão e não usar a folha para pendurar nada. Um balde pendurado na folha dobra o braço na subida.',
    ],
    safety: [
      'Com o braço do portão solto, os cabos são a única coisa que segura a folha, e nenhum remédio caseiro troca o pino. Desligue o disjuntor, tire as pessoas do vão e não destrave o motor.',
    ],
  },
  sections: [
    {
      aspect: 'what',
      heading: 'Entre o motor e a folha',
      text: [
        'No basculante, o motor fica na coluna e a folha gira em volta dela. O braço é a peça que atravessa essa distância, com um pino em cada ponta.',
        'Ele trabalha empurrando e puxando, e por isso sofre nas duas direções. A trinca começa quase sempre no furo do pino da folha.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'O que mostra um braço cansado',
      text: ['Com o portão fechado, o disjuntor desligado e ninguém sob a folha, olhe as duas pontas.'],
      points: [
        'Furo oval: pino rodando solto.',
        'Barra curvada: a folha foi forçada na mão ou batida.',
        'Pino com brilho de um lado só: desalinhado.',
        'Contrapino novo já partido: esforço que não é do braço.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Simples, regulável e reforçado',
      text: [
        'O comprimento e o ângulo do braço definem quanto força chega à folha no começo, que é o pior momento.',
      ],
      points: [
        'Simples: coluna no esquadro e folha de casa comum.',
        'Regulável: coluna fora de medida ou suporte já soldado em outro ponto.',
        'Reforçado: folha de chapa, de madeira ou mais larga que a de um carro.',
        'Duplo: linha pesada, com força nos dois lados.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Montar um braço novo',
      text: ['A folha é escorada em posição que tire o peso dos pinos.'],
      steps: [
        'Escoramos a folha e soltamos o braço velho dos dois pinos.',
        'Conferimos furo do suporte, do cursor e o prumo da coluna.',
        'Montamos o braço no comprimento que deixa o cursor no meio do curso.',
        'Levamos a folha na mão em três alturas e vemos se o suporte torce.',
        'Refazemos paradas e força e testamos com obstáculo.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que muda o preço do serviço',
      text: [
        'Pino e contrapino são o caso simples. Suporte a refazer na folha, coluna fora do esquadro ou equilíbrio perdido somam até {{repair.to}}.',
        'Peça trocada tem {{parts.warranty}} de garantia, e o serviço tem {{repair.warranty}}. Solda de suporte que o serralheiro fará é combinada antes.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Por que não se troca o pino com a folha suspensa',
      text: [
        'Sem o pino, o motor não segura mais nada. Se um cabo está frouxo, a folha desce enquanto a mão ainda está no furo.',
        'A escora do técnico tira esse peso antes de qualquer parafuso. É a primeira coisa montada e a última desmontada.',
      ],
    },
    {
      aspect: 'adjust',
      heading: 'Ângulo e comprimento certos',
      text: [
        'Braço curto demais empurra a folha na lateral e a torce. Braço comprido demais perde força no começo, quando ela está mais pesada.',
        'O ponto bom deixa a folha andar sem o suporte se mover. Se o suporte gira, o parafuso na madeira ou na chapa vai afrouxar.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Vistoria do braço na revisão',
      text: [
        'Na revisão anual da casa, ou a cada {{maintenance.interval}} em condomínio, aperta-se o conjunto e troca-se o contrapino. É serviço de minutos que evita a escora depois.',
        'O furo oval aparece antes da quebra, e trocar o pino nessa hora salva o suporte.',
      ],
    },
    {
      aspect: 'replace',
      heading: 'Soldar ou trocar',
      text: [
        'Solda em braço tira a têmpera do aço em volta. Ela serve no suporte, que não gira, e não no meio da barra que recebe a força.',
        'Barra nova em cima de suporte velho é combinação comum e correta. O contrário quebra no primeiro mês.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Braço de um motor em outro',
      text: [
        'Alguns conjuntos aceitam o mesmo braço com pinos diferentes, e outros não aceitam nada do vizinho. Comprimento, furo e altura do cursor respondem.',
        'Na dúvida, a foto das duas pontas com uma moeda ao lado basta para dizer se serve.',
      ],
    },
  ],
  faults: [
    {
      fault: ['broken', 'crooked', 'loose', 'falls'],
      answer: [
        'Braço do portão quebrado ou solto deixa a folha só com os cabos: tire todos do vão, desligue o disjuntor e não passe embaixo para olhar. Fotografe de longe e chame.',
      ],
      heading: 'Pino ou suporte que soltou',
      text: [
        'O pino cai, a folha para e o cursor continua subindo até o fim. O ruído engana: parece motor, e é o motor andando sozinho.',
      ],
      points: [
        'Braço pendurado com um furo vazio: o pino caiu.',
        'Suporte com tinta arrancada: solda aberta.',
        'Ferro dobrado: alguém forçou a folha na mão.',
      ],
      careful: 'Não recoloque o pino com a folha suspensa e não a levante para encaixar.',
      technician:
        'O técnico escora, troca pino e suporte e confere o contrapeso, de {{repair.from}} a {{repair.to}}.',
      more: 'As causas estão em [braço do portão basculante quebrado](/braco-do-portao-basculante-quebrado).',
    },
    {
      fault: ['noise', 'worn', 'stuck'],
      answer: [
        'Estalo na partida costuma ser pino do braço do portão com folga, e não defeito do motor. Desligue e olhe o furo: se está oval, pare de usar antes que ele abra.',
      ],
      heading: 'Folga nos pinos',
      text: [
        'A folga bate duas vezes por abertura, uma em cada sentido. O parafuso do suporte é o próximo a soltar.',
      ],
      points: [
        'Estalo só ao começar: pino da folha.',
        'Estalo no meio: cursor ou coluna.',
        'Tranco no fim: parada regulada tarde.',
      ],
      careful: 'Não aperte o pino até prender o braço: ele precisa girar solto.',
      technician:
        'O técnico troca pino e bucha e refaz paradas, com serviço de {{repair.from}} a {{repair.to}} e {{parts.warranty}} de garantia na peça.',
      more: 'Para comparar os sons, veja [portão dando estalo](/portao-dando-estalo).',
    },
  ],
  questions: [
    {
      about: ['replace', 'repair'],
      question: 'Posso soldar o braço que quebrou?',
      answer: 'No suporte, sim, com a folha escorada. No meio da barra a solda abre de novo.',
    },
    {
      about: ['broken'],
      question: 'O pino caiu, posso pôr um parafuso?',
      answer: 'Não. O parafuso comum é mais mole e sai girando com a força. Espere o pino certo.',
    },
    {
      about: ['signs'],
      question: 'Como sei se o braço entortou?',
      answer:
        'Compare o espaço entre ele e a folha no começo e no fim. Se muda de um lado, ele não está reto.',
    },
    {
      about: ['adjust', 'install'],
      question: 'O motor novo precisa de braço novo?',
      answer: 'Precisa se a altura do cursor mudou. Comprimento errado torce o suporte da folha.',
    },
    {
      about: ['price', 'repair'],
      question: 'Só o pino fica caro?',
      answer: 'Não: é o serviço mais simples da faixa, e junto dele se aperta o resto.',
    },
    {
      about: ['safety'],
      question: 'O portão fica fechado sem o braço?',
      answer: 'Os cabos podem segurá-lo, mas não conte com isso. Isole o vão e chame.',
    },
    {
      about: ['care', 'noise'],
      question: 'Posso passar óleo no pino do braço?',
      answer: 'Uma gota na bucha, com o disjuntor desligado. Óleo demais escorre no fuso.',
    },
    {
      about: ['works', 'compatibility'],
      question: 'Portão de correr tem braço?',
      answer: 'Não tem. O de correr usa pinhão e cremalheira; braço é de basculante.',
    },
    {
      about: ['lifetime'],
      question: 'De quanto em quanto tempo se troca o contrapino?',
      answer: 'Na revisão, junto do aperto. É peça barata, e o pino depende dela.',
    },
    {
      about: ['choose'],
      question: 'Folha larga pede braço reforçado?',
      answer: 'Pede, e também um suporte maior na folha, para não arrancar a chapa.',
    },
  ],
  visit: [
    'Para um braço do portão {onde}, o técnico leva escora, pinos e suportes e mede o curso antes de montar.',
    'Na visita {onde}, a causa do esforço é procurada junto: braço novo em folha desequilibrada entorta igual.',
  ],
  brand: [
    'O braço do conjunto {marca} varia com o modelo e a altura do cursor; o da etiqueta manda, e o furo confere.',
  ],
  figures: {
    kilogram: [
      'Com {figura} de folha, o braço do portão precisa ser o da linha que move esse peso, e o suporte na folha precisa de chapa maior. O motor se escolhe pelo mesmo número.',
    ],
  },
  further: [
    'A regulagem que protege o braço está em [fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    'Quando o motor gira e a folha não vai, leia [motor gira e portão não anda](/motor-gira-e-portao-nao-anda).',
  ],
  send: [
    'Mande pelo WhatsApp uma foto de cada ponta do braço e outra do portão inteiro de dentro: sabemos se levar pino, braço ou suporte.',
    'Diga pelo WhatsApp se a folha está reta e mande a foto da etiqueta do motor; fotografe o braço de longe, sem mover o portão.',
  ],
};
