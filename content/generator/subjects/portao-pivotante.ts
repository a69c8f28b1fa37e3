import type { Subject } from '../subject.ts';

export const portaoPivotante: Subject = {
  name: 'portão de abrir',
  plural: 'portões de abrir',
  gender: 'm',
  aliases: [
    'portão dupla folha',
    'portão de folha dupla',
    'portão folha dupla',
    'portão pivotante',
    'pivotante',
    'motor pivotante',
    'braço articulado',
    'motor de braço articulado',
    'motor para portão pivotante',
    'motor de portão pivotante',
    'motor de abrir',
    'motor para portão de abrir',
    'portão de duas folhas',
    'duas folhas',
    'portão duas folhas',
    'portão de giro',
    'porteira',
    'porteira eletrônica',
    'porteira automática',
    'motor para porteira',
    'pistão',
    'pistão de portão',
    'motor pistão',
    'portão de dobradiça',
    'dobradiça',
    'dobradiça de portão',
    'dobradiça do portão',
  ],
  answers: {
    what: [
      'O portão de abrir, ou pivotante, gira em dobradiças ou pivôs como uma porta, com uma ou duas folhas. O motor é um pistão ou um braço preso à coluna, um por folha, que empurra e puxa perto da dobradiça.',
      'Num portão de abrir, que muitos chamam de pivotante, quem sofre é a dobradiça: ela carrega a folha inteira na ponta de uma alavanca. O motor empurra bem quando essa folha não raspa nem cai.',
    ],
    works: [
      'No portão de abrir, um pistão com fuso estica e recolhe, e a folha gira na dobradiça. Em duas folhas a central aciona primeiro a que tem o batente por cima e atrasa a outra.',
    ],
    price: [
      'Motor para portão de abrir sai por orçamento, porque muda com uma ou duas folhas, com o comprimento e com o estado das dobradiças; a visita não tem taxa. Conserto de um par já instalado vai de {{repair.from}} a {{repair.to}}.',
      'O preço de um portão de abrir automático é o de um motor por folha mais a central que comanda o par. Como referência, a troca de motor residencial fica entre {{replacement.from}} e {{replacement.to}} por motor, e o orçamento vem depois das medidas.',
    ],
    buy: [
      'Para comprar motor de portão de abrir, diga quantas folhas são, o comprimento da maior e para que lado abre. Com uma foto da coluna por dentro dizemos se cabe pistão ou se é caso de braço.',
    ],
    choose: [
      'No portão de abrir escolhe-se o motor pelo comprimento da folha antes do peso, porque o vento e a alavanca crescem com ele. Coluna larga pede braço articulado; coluna estreita aceita pistão. O motor de uma folha sai por orçamento, numa casa em geral entre {{replacement.from}} e {{replacement.to}}, e duas folhas levam dois.',
    ],
    compatibility: [
      'Motor de portão de abrir serve se couber entre a coluna e a folha no ângulo que o fabricante pede. Em par, os dois motores e a central devem ser da mesma linha, senão um chega antes.',
    ],
    install: [
      'Instalar motor em portão de abrir começa na dobradiça: a folha tem de girar sem raspar e parar sem voltar. Depois se marca o ponto da coluna, solda-se o suporte e regula-se o curso, folha por folha.',
      'A instalação em portão de abrir depende de dois centímetros: a distância do pivô ao suporte do pistão. Medida errada deixa a folha lenta no fim ou força a dobradiça a cada abertura.',
    ],
    adjust: [
      'Regular um portão de abrir é marcar onde cada folha para, o atraso entre elas e a força. Com vento, a força fica mais difícil de acertar, e a fotocélula deixa de ser opcional.',
    ],
    repair: [
      'O conserto de portão de abrir custa de {{repair.from}} a {{repair.to}} e costuma estar na dobradiça, no suporte solto ou no fim de curso de um dos pistões. Em par, testa-se uma folha de cada vez.',
    ],
    replace: [
      'Troca-se o motor do portão de abrir aos pares quando a linha mudou, para as folhas andarem juntas. Antes, dobradiça caída é levantada, porque folha que raspa queima o pistão novo.',
    ],
    signs: [
      'O portão de abrir avisa quando a folha passa a raspar no chão, quando uma chega antes da outra ou quando o suporte da coluna estala. Nessa fase ainda é solda e regulagem.',
    ],
    worth: [
      'Motor em portão de abrir vale a pena onde há recuo para a folha girar e as dobradiças estão boas. Em calçada estreita ou rua de vento forte, uma folha de correr costuma dar menos conserto.',
    ],
    lifetime: [
      'Num portão de abrir, o pistão dura muitos anos se a folha não raspa; dobradiças e suporte são o que se refaz no caminho. Um conserto comum leva de {horas de reparo}.',
    ],
    care: [
      'A manutenção do portão de abrir é dobradiça engraxada, folha no nível e pistão limpo por fora. Uma vez por mês, olhe a fresta entre as folhas: se ela abre embaixo, uma dobradiça cedeu.',
    ],
    safety: [
      'No portão de abrir, os pontos perigosos são a ponta da folha e a fresta da dobradiça, onde cabem dedos. A folha não deve varrer a calçada, e a trava é necessária quando ela é larga.',
    ],
    power: [
      'Sem energia, o portão de abrir anda na mão depois de destravar com a chave o motor da folha que vai usar. Se precisar das duas, abra uma por vez e prenda-as, porque com vento elas batem.',
    ],
    allowed: [
      'No portão de abrir você pode engraxar dobradiça, limpar e destravar na falta de luz. Solda de suporte, troca de pivô e ajuste de curso ficam com o técnico, porque a folha solta é pesada.',
    ],
  },
  sections: [
    {
      aspect: 'works',
      heading: 'Pistão e braço articulado',
      text: [
        'O pistão é um tubo com fuso dentro, preso à coluna e à folha. Trabalha em linha reta e pede uma distância certa do pivô.',
        'O braço articulado dobra como um cotovelo e cabe em coluna larga, onde o pistão não alcança o ângulo. Os dois movem a mesma folha por caminhos diferentes.',
      ],
    },
    {
      aspect: 'works',
      heading: 'Duas folhas e a ordem de saída',
      text: [
        'Num par, uma folha fecha por cima da outra. A central precisa saber qual, para que ela saia primeiro e chegue por último.',
        'O atraso é programado na placa. Quando se perde, as folhas se encontram no meio e parecem brigar.',
      ],
    },
    {
      aspect: 'install',
      heading: 'A medida entre o pivô e o suporte',
      text: [
        'O fabricante dá duas distâncias, da face da coluna e do eixo do pivô. Elas decidem quanto a folha abre e com que força começa.',
        'O suporte é soldado ou chumbado depois de um ensaio com a folha na mão. Coluna de bloco oco pede chapa passante, que abraça os dois lados.',
      ],
    },
    {
      aspect: 'install',
      heading: 'O que se prepara na folha e no piso',
      text: ['Uma folha de abrir só aceita motor quando gira sem encostar em nada.'],
      points: [
        'Dobradiças alinhadas e sem folga vertical.',
        'Batente firme no chão para cada folha.',
        'Curso livre, sem degrau ou canteiro.',
        'Folha que não varra a calçada ao abrir.',
        'Fio passado sob o piso até a segunda coluna.',
        'Disjuntor e terra até a central.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Comprimento, vento e tipo de folha',
      text: [
        'Folha fechada funciona como vela. Numa rua aberta, o vento empurra mais que o peso, e o motor tem de vencer isso na ponta da alavanca.',
        'Grade vazada deixa o vento passar e aceita motor menor. Chapa inteira pede motor maior e trava.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Uma folha ou duas',
      text: [
        'Uma folha só é simples e precisa de mais espaço para girar. Duas dividem o vão e o esforço, e custam um motor a mais.',
        'Se o recuo é curto, a folha de correr costuma ser a saída. O [motor para portão pivotante](/topicos/motor-para-portao-pivotante) tem página com os limites de cada um.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que forma o valor no portão de abrir',
      text: [
        'Cada folha leva o seu motor, e a central de par custa mais que a simples. A solda do suporte e o fio até a outra coluna são a parte que a foto não mostra.',
        'A visita é sem taxa e o orçamento separa peça e serviço. As duas folhas entram num pagamento só, em até {parcelas} vezes.',
      ],
      points: [
        'Número de folhas e comprimento da maior.',
        'Coluna de ferro, concreto ou bloco.',
        'Dobradiça boa ou por refazer.',
        'Trava elétrica na folha larga.',
        'Travessia do fio entre as colunas.',
      ],
    },
    {
      aspect: 'price',
      heading: 'Conserto ou troca do par',
      text: [
        'Fim de curso, suporte e capacitor são conserto, de {{repair.from}} a {{repair.to}}. Fuso empenado ou bobina queimada levam a comparar com motor novo.',
        'Trocar um motor só funciona quando o novo é da mesma linha do que fica. Senão, as velocidades diferem e a central não acerta o par.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Dobradiça, pivô, braço e motor, nessa ordem',
      text: [
        'Com o motor solto, o técnico gira a folha na mão; se são duas, uma de cada vez. A que raspa, pende ou volta sozinha tem dobradiça caída ou pivô gasto, e muitas vezes basta levantá-la.',
        'Se a folha gira leve, o defeito está no braço com folga, no suporte solto da coluna ou no motor que a chave já não solta. O serviço tem {{repair.warranty}} de garantia e a peça, {{parts.warranty}}.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Defeitos próprios do portão de abrir',
      text: ['A alavanca comprida explica quase todos.'],
      points: [
        'Dobradiça que cedeu e deixou a ponta no chão.',
        'Pivô gasto e braço com folga.',
        'Suporte da coluna com solda trincada.',
        'Pistão que perde o curso e para antes.',
        'Folhas desencontradas por atraso perdido.',
        'Trava que não solta e segura o motor.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Dobradiça, pivô e pistão ao longo do ano',
      text: [
        'Dobradiça de graxeira recebe graxa até sair limpa. A de esfera se troca quando range com a folha solta.',
        'O pistão fica limpo e seco por fora; a haste não leva óleo, que prende areia e come o retentor. Revisão a cada {{maintenance.interval}} em uso intenso.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Trava, vento e dedos',
      text: [
        'Em folha larga o motor segura mal a ponta, e a [trava elétrica](/topicos/trava-eletrica-para-portao) leva o esforço ao chão. Ela também poupa o pistão do balanço do vento.',
        'A fresta junto à dobradiça fecha devagar e com muita força. Uma aba de borracha ou uma chapa cobre o lugar onde cabe a mão.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Sinais na fresta e no piso',
      text: ['A fresta entre as folhas é a régua deste portão.'],
      points: [
        'Mais aberta embaixo: dobradiça de cima cedeu.',
        'Arco riscado no piso: ponta baixa.',
        'Uma folha parada enquanto a outra anda: motor ou fio daquele lado.',
        'Estalo na coluna a cada partida: suporte.',
        'Folha que volta um palmo ao fechar: batente ou vento.',
      ],
    },
  ],
  faults: [
    {
      fault: ['crooked', 'one-way-only', 'reverses'],
      answer: [
        'Portão de abrir com folhas desencontradas perdeu o atraso programado ou tem um motor mais lento. Pare antes que uma folha force a outra e diga ao técnico qual delas sai primeiro.',
      ],
      heading: 'Folhas que se encontram no meio',
      text: [
        'A central guarda a ordem e o tempo de cada folha. Queda de energia, placa trocada ou pistão cansado embaralham os dois.',
      ],
      points: [
        'As duas saem juntas: atraso apagado.',
        'Uma chega muito depois: capacitor ou dobradiça daquele lado.',
        'Uma não anda: fio, motor ou destravamento.',
        'Fecha e volta: a de baixo chegou por cima.',
      ],
      careful: 'Não empurre a folha atrasada com o motor engatado; o fuso entorta.',
      technician: 'O técnico alivia a folha lenta e refaz o curso do par, a partir de {{repair.from}}.',
      more: 'Veja [portão de duas folhas dessincronizado](/portao-de-duas-folhas-dessincronizado).',
    },
    {
      fault: ['does-not-close', 'slams', 'loose'],
      answer: [
        'Portão de abrir que não fecha com vento está com a folha grande demais para o motor, o batente solto ou a trava fora do encaixe. Prenda a folha na mão e desligue o fechamento automático até regular.',
      ],
      heading: 'Vento, batente e folha que não encosta',
      text: [
        'O vento empurra a ponta, e a central lê isso como obstáculo. Aumentar a força resolve o vento e cria um perigo para quem passa.',
      ],
      points: [
        'Só falha com vento: área fechada da folha.',
        'Falha sempre no mesmo ponto: dobradiça ou piso.',
        'Encosta e volta: trava ou batente.',
        'Bate ao fechar: curso longo.',
      ],
      careful: 'Não amarre a folha ao motor; ao partir, ele arranca o suporte.',
      technician: 'Regulagem, batente e trava ficam entre {{repair.from}} e {{repair.to}}.',
      more: 'As saídas para rua aberta estão em [portão de abrir não fecha com vento](/portao-de-abrir-nao-fecha-com-vento).',
    },
    {
      fault: ['falls', 'heavy', 'broken', 'rusty', 'worn'],
      answer: [
        'Portão de abrir caído ou raspando no chão tem dobradiça ou pivô vencido. Não ligue o motor: ele empurra contra o piso e arranca o suporte da coluna; calce a ponta e chame.',
      ],
      heading: 'Folha que caiu na dobradiça',
      text: [
        'O peso da folha puxa a dobradiça de cima para fora e aperta a de baixo. Ferrugem e solda antiga cedem primeiro em cima.',
      ],
      points: [
        'Ponta no chão com a folha fechada: dobradiça de cima.',
        'Folha bamba para cima e para baixo: pino gasto.',
        'Trinca na coluna: chumbador.',
        'Ferrugem em volta da solda: perto de romper.',
      ],
      careful: 'Não solte a folha sem escora; ela sai do pino de baixo e tomba.',
      technician: 'Levanta-se e solda-se ou troca-se o pivô, em geral de {{repair.from}} a {{repair.to}}.',
      more: 'O que fazer antes da visita está em [portão pivotante caindo](/portao-pivotante-caindo).',
    },
    {
      fault: ['does-not-open', 'does-not-work', 'stuck', 'hums', 'no-power', 'power-back'],
      answer: [
        'Portão de abrir que não abre: veja se a trava soltou, depois escute cada motor com a botoeira. Ronco dos dois com folhas paradas costuma ser trava; silêncio de um só é fio ou motor daquele lado.',
      ],
      heading: 'Pivotante parado',
      text: [
        'A trava e os motores recebem ordens em sequência. Se ela não recolhe, os pistões empurram uma folha presa.',
      ],
      points: [
        'Nenhum estalo na trava: bobina, fio ou central.',
        'Estalo e folha presa: pino sob pressão.',
        'Um lado mudo: fio entre as colunas.',
        'Os dois mudos: energia, fusível ou controle.',
      ],
      careful: 'Não bata no pino da trava; empurre de leve a folha contra o batente e use a abertura manual.',
      technician:
        'O técnico separa trava, motores e placa e conserta na visita, de {{repair.from}} a {{repair.to}}.',
      more: 'O começo do diagnóstico está em [portão não abre](/portao-nao-abre).',
    },
    {
      fault: ['noise', 'slow', 'weak', 'hot'],
      answer: [
        'Portão de abrir barulhento ou lento tem dobradiça seca ou folha raspando na maior parte das vezes. Com os motores soltos, gire cada folha: a que range ou endurece mostra o lado.',
      ],
      heading: 'Ranger e lentidão no pivotante',
      text: [
        'O pistão empurra perto da dobradiça, onde a força rende menos. Um pouco de atrito ali vira muito esforço no motor.',
      ],
      points: [
        'Range no começo: pino seco.',
        'Lento no fim do curso: suporte na medida errada.',
        'Lento só de um lado: capacitor ou dobradiça.',
        'Chiado no pistão: fuso sem graxa.',
      ],
      careful: 'Não abra o pistão para engraxar; o fuso sai do ponto.',
      technician: 'Graxa, acerto de dobradiça e medição do motor começam em {{repair.from}}.',
      more: 'O som por lugar está em [portão rangendo ao abrir](/portao-rangendo-ao-abrir).',
    },
  ],
  questions: [
    {
      about: ['install', 'choose'],
      question: 'Pistão serve em coluna de tijolo?',
      answer: 'Serve com chapa passante ou chumbador químico. Reboco sozinho não segura o empurrão repetido.',
    },
    {
      about: ['price', 'choose'],
      question: 'Duas folhas custam o dobro?',
      answer:
        'Não chega ao dobro, porque a central é uma só. São dois motores, um fio a mais e mais tempo de regulagem.',
    },
    {
      about: ['safety', 'install'],
      question: 'O portão pode abrir para a calçada?',
      answer:
        'Evitamos: a folha invade a passagem de pedestre. Abrindo para dentro, meça se o carro ainda cabe.',
    },
    {
      about: ['compatibility', 'replace'],
      question: 'Posso pôr motor numa folha só e deixar a outra fixa?',
      answer: 'Pode, com ferrolho na fixa. É comum em casa de um carro, e o controle aciona só a que anda.',
    },
    {
      about: ['power', 'no-power'],
      question: 'Na falta de luz preciso soltar os dois motores?',
      answer: 'Só o da folha que vai usar. A outra continua travada e ajuda a segurar o portão.',
    },
    {
      about: ['works', 'choose'],
      question: 'Pivotante e de abrir são a mesma coisa?',
      answer:
        'No uso do comércio, sim. Pivotante gira em pivô no piso e em cima; de abrir gira em dobradiça na coluna.',
    },
    {
      about: ['care', 'noise'],
      question: 'Que graxa vai na dobradiça?',
      answer:
        'Graxa comum de rolamento, até expulsar a velha. Desengripante serve só para soltar, e depois se engraxa.',
    },
    {
      about: ['repair', 'crooked'],
      question: 'A central aceita ajustar o atraso sem trocar motor?',
      answer: 'Quase todas aceitam. O ajuste fica na placa e é feito com as folhas já leves.',
    },
    {
      about: ['worth', 'choose'],
      question: 'Em rua com muito vento vale pôr motor?',
      answer: 'Vale com folha vazada, motor folgado e trava. Em chapa inteira, compare com folha de correr.',
    },
    {
      about: ['lifetime', 'signs'],
      question: 'A folha começou a raspar. Dá para esperar?',
      answer: 'Pouco. Raspar multiplica o esforço do pistão, e a dobradiça cede mais depressa a cada dia.',
    },
  ],
  visit: [
    'Em portão de abrir {onde}, a visita gira cada folha na mão, mede a coluna e o recuo e só então indica pistão ou braço.',
    'Quem tem portão de abrir {onde}, de uma folha ou de duas, recebe o diagnóstico de cada lado em separado, com o preço antes da peça.',
  ],
  brand: [
    'Num par de motores {marca}, os dois lados e a central devem ser da mesma linha {marca}, ou as folhas perdem o passo.',
  ],
  further: [
    'Os valores de conserto de um portão de abrir estão separados por peça em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    'As medidas de coluna e pivô estão em [instalação em portão pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    'Para comparar pistão e braço, veja [motor para portão pivotante](/topicos/motor-para-portao-pivotante).',
  ],
  send: [
    'Mande pelo WhatsApp uma foto da coluna por dentro, com a dobradiça, o comprimento de cada folha e para que lado abrem.',
    'Fotografe o portão fechado, de frente, mostrando a fresta entre as folhas, e, se já houver motor, a etiqueta dele.',
  ],
};
