import type { Subject } from '../subject.ts';

export const contrapeso: Subject = {
  name: 'contrapeso do portão',
  plural: 'contrapesos do portão',
  gender: 'm',
  aliases: [
    'contrapeso',
    'contrapeso de portão',
    'contrapeso de portão basculante',
    'contrapeso do basculante',
    'contra peso',
    'caixa de contrapeso',
    'mola do portão',
    'mola de portão',
    'mola de portão basculante',
    'mola do basculante',
    'balanceamento do portão',
    'balanceamento de portão',
  ],
  answers: {
    what: [
      'O contrapeso do portão basculante é o peso escondido nas colunas que sobe quando a folha desce e desce quando ela sobe. Ele faz o trabalho bruto; o motor só desequilibra o conjunto para um lado ou para o outro. Regular o equilíbrio, com o que ele pedir, fica entre {{repair.from}} e {{repair.to}}.',
    ],
    works: [
      'O contrapeso do portão fica preso ao cabo de aço que passa pela roldana do alto, com massa próxima da metade da folha em cada coluna. Equilibrado, o portão para em qualquer altura com a mão, e é esse o teste que se faz antes de ligar o motor.',
    ],
    price: [
      'Regular o contrapeso do portão é serviço de {{repair.from}} a {{repair.to}}, conforme se ajuste apenas a carga ou se troquem também cabos e roldanas. A vistoria que decide isso é feita sem taxa de visita.',
    ],
    choose: [
      'A escolha entre contrapeso e mola depende da folha: contrapeso mantém a força igual no percurso todo e serve à folha pesada; mola é compacta e perde força com os anos. No contrapeso do portão se acrescenta ou se tira peso; a mola só se regula dentro da força para que foi feita.',
    ],
    install: [
      'O contrapeso do portão se instala com a folha escorada e os cabos novos, carregando as duas caixas por igual até a folha parar na metade. Só depois o motor é fixado, e o conjunto leva de {horas de instalação}.',
    ],
    adjust: [
      'Ajustar o contrapeso do portão é acrescentar ou tirar carga das caixas, igual nos dois lados, até a folha ficar onde a mão a deixa. É trabalho com peso suspenso, feito pelo técnico com a folha escorada.',
    ],
    repair: [
      'O conserto do contrapeso do portão começa escorando a folha e descobrindo o que mudou: cabo que esticou, caixa que perdeu carga ou folha que ganhou peso com chapa ou madeira. Fica entre {{repair.from}} e {{repair.to}}.',
    ],
    replace: [
      'A caixa do contrapeso do portão se troca quando a ferrugem comeu o fundo ou a alça, porque é por ali que ela cai dentro da coluna. Cabo e presilha entram na mesma troca.',
    ],
    signs: [
      'O contrapeso do portão está fora do ponto quando a folha desce sozinha, sobe sozinha ou pesa de um lado. O motor avisa antes: ele esquenta, e a subida fica mais lenta que a descida, ou o contrário.',
    ],
    worth: [
      'Acertar o contrapeso do portão vale mais do que um motor mais forte, porque devolve ao motor a folha leve para a qual ele foi feito. O ajuste custa de {{repair.from}} a {{repair.to}}, menos que um motor residencial novo, de {{replacement.from}} a {{replacement.to}}.',
    ],
    lifetime: [
      'O contrapeso do portão não se gasta; o que se gasta é o cabo que o segura e a caixa que enferruja. Por isso a vistoria olha alça, presilha e roldana, e não a massa.',
    ],
    care: [
      'O cuidado com o contrapeso do portão é manter a coluna seca e vistoriada: tampa no lugar, nada guardado dentro e cabos olhados na revisão anual. Carga solta que entra na caixa muda o equilíbrio sem ninguém notar.',
    ],
    safety: [
      'O contrapeso do portão pesa tanto quanto uma pessoa adulta e fica suspenso por um cabo. Não abra a tampa da coluna, não ponha a mão dentro dela e não fique sob a folha se ela se mexer sozinha.',
    ],
  },
  sections: [
    {
      aspect: 'what',
      heading: 'O que há dentro das colunas',
      text: [
        'Cada coluna do basculante guarda uma caixa de ferro com peças de ferro fundido, concreto ou brita. O cabo de aço a liga à folha, passando por uma roldana no alto.',
        'A massa das duas caixas equilibra a folha inteira. É por isso que uma pessoa sozinha abre na mão uma folha que duas não levantariam do chão.',
      ],
    },
    {
      aspect: 'adjust',
      heading: 'O teste da folha parada na metade',
      text: [
        'O técnico destrava o motor, leva a folha até a metade e solta com cuidado. A folha equilibrada fica ali.',
      ],
      points: [
        'Desce: falta carga, ou a folha ganhou peso.',
        'Sobe: há carga demais, e o motor briga na descida.',
        'Entorta: as duas caixas têm pesos diferentes ou um cabo escorregou.',
        'Para em um ponto e cede em outro: atrito na coluna ou roldana presa.',
      ],
    },
    {
      aspect: 'adjust',
      heading: 'Por que a folha ganha peso com o tempo',
      text: [
        'Chapa soldada por cima da grade, lambri novo, pintura grossa, chuva na madeira: tudo isso chega ao contrapeso. A folha continua abrindo por um tempo, e quem sente é o motor.',
        'Depois de qualquer reforma na folha, o equilíbrio é refeito. O limite do motor também é revisto: o PPA Home vai até {{home.weight}}, e o Home Jetflex até {{homeJetflex.weight}}.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Contrapeso ou mola',
      text: ['Os dois fazem o mesmo papel de formas diferentes, e o portão já nasce com um deles.'],
      points: [
        'O contrapeso ocupa a coluna e mantém a mesma força no curso inteiro.',
        'A mola cabe em pouco espaço e puxa mais no começo do que no fim.',
        'Mola cansada se troca; contrapeso se recarrega.',
        'Mola rompida solta de uma vez, e nenhum dos dois se mexe sem ferramenta própria.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Carregar as caixas por igual',
      text: ['A montagem segue uma ordem que não se inverte.'],
      steps: [
        'Escoramos a folha na posição em que as caixas ficam apoiadas.',
        'Pesamos ou calculamos a folha com tudo o que vai nela.',
        'Carregamos as duas caixas em partes iguais e fechamos a tampa.',
        'Tiramos a escora aos poucos e testamos em três alturas.',
        'Fixamos o motor e regulamos a força no mínimo que move a folha.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que pesa no valor da regulagem',
      text: [
        'Só acrescentar carga é o caso barato. Com cabo desfiado, roldana parada ou caixa furada, o serviço cresce e se aproxima de {{repair.to}}.',
        'Tudo é feito na mesma visita, para não descarregar a coluna duas vezes. A mão de obra tem {{repair.warranty}} de garantia, e as peças, {{parts.warranty}}.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Como o motor conta que o peso mudou',
      text: ['O motor não mede peso, mas mostra no tempo. Compare a subida com a descida num dia sem chuva.'],
      points: [
        'Subida mais lenta que a descida: falta contrapeso.',
        'Descida mais lenta que a subida: sobra contrapeso.',
        'Tampa do motor quente depois de três viagens: esforço alto.',
        'Tranco ao partir: a folha estava encostada com peso sobrando.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Peso suspenso pede distância',
      text: [
        'Ninguém trabalha com a tampa da coluna aberta e a folha sem escora. Uma presilha que escorrega solta a caixa, e a folha desce pelo outro lado.',
        'Criança que guarda bola na coluna e gato que dorme lá dentro são motivos reais para conferir se a tampa está parafusada.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Coluna seca e tampa fechada',
      text: [
        'A água que desce da laje entra pela roldana e para no fundo da coluna. Um furo de drenagem embaixo, desobstruído, evita a ferrugem da caixa.',
        'Na revisão, que em casa acontece uma vez por ano e em condomínio a cada {{maintenance.interval}}, o equilíbrio é testado antes de qualquer lubrificação.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Quando o cabo cede, o contrapeso é o segundo suspeito',
      text: [
        'Cabo trocado sem equilibrar de novo dura pouco. A carga que sobra puxa a presilha na direção errada em toda abertura.',
        'Por isso o técnico termina sempre pelo teste da metade, com os dois cabos novos no mesmo comprimento.',
      ],
    },
  ],
  faults: [
    {
      fault: ['falls', 'heavy', 'weak', 'slow'],
      answer: [
        'Folha que desce sozinha ou pesa na mão indica contrapeso do portão insuficiente ou cabo que escorregou. Tire as pessoas de baixo, deixe o portão fechado, desligue o disjuntor e não o levante na mão.',
      ],
      heading: 'Folha que desce sozinha',
      text: [
        'O motor segura por um tempo o que o contrapeso deixou de segurar. Quando ele destrava ou o cursor gasta, a folha desce de uma vez.',
      ],
      points: [
        'Desce depois de reforma na folha: ela ficou mais pesada.',
        'Desce de um lado: presilha ou cabo daquela coluna.',
        'Desce só destravada: o motor está fazendo o serviço do contrapeso.',
      ],
      careful: 'Não destrave o motor: ele pode ser a única coisa que mantém a folha no alto.',
      technician:
        'O técnico escora, confere cabos e recarrega as caixas, de {{repair.from}} a {{repair.to}}, e só sai com a folha parando na metade.',
      more: 'O que fazer agora está em [portão basculante descendo sozinho](/portao-basculante-descendo-sozinho).',
    },
    {
      fault: ['crooked', 'loose', 'broken', 'noise'],
      answer: [
        'Barulho de ferro dentro da coluna ou folha torta mostra contrapeso do portão solto ou caixa batendo. Pare de usar, desligue o disjuntor e mantenha todos fora do vão até a coluna ser aberta por quem vai escorar a folha.',
      ],
      heading: 'Caixa solta ou batendo na coluna',
      text: [
        'A caixa raspa quando a coluna entortou ou quando perdeu a guia. Se a alça rompeu, ela cai no fundo e a folha entorta na mesma hora.',
      ],
      points: [
        'Raspado que acompanha a subida: caixa sem guia.',
        'Baque único e folha torta: a caixa caiu.',
        'Brita no chão junto à coluna: o fundo enferrujou.',
      ],
      careful: 'Não desparafuse a tampa para olhar: a caixa pode estar apoiada nela.',
      technician:
        'O técnico escora a folha, refaz alça, caixa e cabo e equilibra de novo, dentro de {{repair.from}} a {{repair.to}} nos casos residenciais.',
      more: 'Os sinais de desequilíbrio estão na página do [contrapeso desregulado](/contrapeso-do-portao-desregulado).',
    },
  ],
  questions: [
    {
      about: ['adjust', 'allowed'],
      question: 'Posso pôr mais peso na caixa por conta própria?',
      answer: 'Não. A folha precisa estar escorada, e carga desigual entre as colunas entorta o portão.',
    },
    {
      about: ['works', 'choose'],
      question: 'Quanto peso vai em cada coluna?',
      answer:
        'Perto da metade da folha em cada uma, acertado pelo teste da folha parada. Não há número que sirva a todas.',
    },
    {
      about: ['adjust', 'price'],
      question: 'Coloquei chapa na grade, preciso mexer no contrapeso?',
      answer: 'Precisa, e o motor também deve ser conferido pelo novo peso.',
    },
    {
      about: ['worth', 'slow'],
      question: 'Um motor mais forte resolve a folha pesada?',
      answer:
        'Por pouco tempo. Ele passa o esforço para cursor, braço e cabos; o equilíbrio resolve na origem.',
    },
    {
      about: ['choose', 'replace'],
      question: 'Dá para trocar mola por contrapeso?',
      answer:
        'Só com serralheria, porque as colunas precisam de espaço. Na maioria dos casos troca-se a mola.',
    },
    {
      about: ['signs'],
      question: 'Como testar o equilíbrio sem mexer em nada?',
      answer: 'Compare o tempo de subida com o de descida. A diferença mostra para que lado o peso falta.',
    },
    {
      about: ['care'],
      question: 'Contrapeso de brita é pior que o de ferro?',
      answer: 'Pesa igual e ocupa mais. O problema é a caixa que enferruja e perde carga aos poucos.',
    },
    {
      about: ['safety', 'falls'],
      question: 'O portão pode cair de uma vez?',
      answer:
        'Pode, se um cabo ou a alça da caixa romper. Por isso ninguém passa sob uma folha que se mexe sozinha.',
    },
    {
      about: ['power'],
      question: 'Sem luz, o contrapeso me deixa abrir na mão?',
      answer:
        'Só com a folha equilibrada e os cabos e as molas inteiros: aí sim, depois de destravar. Com um deles quebrado, não destrave.',
    },
    {
      about: ['lifetime'],
      question: 'De quanto em quanto tempo se regula?',
      answer: 'Quando o teste acusa, e sempre depois de mexer na folha ou nos cabos.',
    },
  ],
  visit: [
    'O técnico que vai ver o portão {onde} leva escoras e peso avulso, e mede a folha antes de tocar em contrapeso, cabo ou mola.',
    'Na visita {onde}, o teste da folha na metade é feito no começo e no fim do serviço, e você acompanha os dois.',
  ],
  brand: [
    'O contrapeso é da folha e não do motor {marca}; o que o motor exige é que ela fique leve para a força dele.',
  ],
  figures: {
    kilogram: [
      'Uma folha de {figura} pede perto da metade disso em cada caixa do contrapeso do portão, com acerto fino no teste. O motor se escolhe pelo mesmo peso total e não pelo que sobra na mão.',
    ],
  },
  further: [
    'Os cabos que o seguram têm página própria: [cabo de aço que arrebentou](/cabo-de-aco-do-portao-arrebentou).',
    'Para a compra de motor com o equilíbrio incluído, veja [basculante com contrapeso](/termos/motor-portao-basculante-com-contrapeso).',
  ],
  send: [
    'Mande pelo WhatsApp uma foto do portão fechado, outra aberto e das duas colunas, e diga o que foi acrescentado à folha: com isso levamos a carga certa.',
    'Conte pelo WhatsApp se a folha ficou mais pesada de repente ou aos poucos, e fotografe-a de longe. Com cabo ou mola soltos, ninguém precisa movê-la.',
  ],
};
