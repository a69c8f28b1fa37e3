import type { Subject } from '../subject.ts';

export const portaoAutomatico: Subject = {
  name: 'portão automático',
  plural: 'portões automáticos',
  gender: 'm',
  aliases: [
    'portão eletrônico',
    'portão elétrico',
    'portão',
    'portão de garagem',
    'portão de casa',
    'portão motorizado',
    'portão com motor',
    'portão automatizado',
    'portão residencial',
  ],
  answers: {
    what: [
      'Um portão automático é a folha que já existe na garagem mais o conjunto que a move: motor, central, controle e sensor. Se a folha anda leve na mão, quase qualquer portão pode ser automático; se ela pesa, conserta-se a folha antes.',
      'O portão automático abre por um controle ou botoeira e para sozinho nos dois fins de curso. O que o mantém bom por anos é a parte de ferro, porque o motor só mostra o que a folha, o trilho ou as dobradiças deixaram de fazer.',
    ],
    works: [
      'No portão automático, o controle manda um sinal à central, a central liga o motor num sentido e o fim de curso desliga na hora certa. A fotocélula interrompe o fechamento se algo cruza o vão.',
    ],
    price: [
      'O motor que faz um portão automático custa, em basculante que já existe, {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}} no kit instalado, conforme a velocidade; a folha não está nesse valor. De correr ou de abrir sai por orçamento, e numa casa a troca do motor fica em geral entre {{replacement.from}} e {{replacement.to}}; portão pesado de condomínio, entre {{condominium.from}} e {{condominium.to}}.',
      'Um portão automático custa o motor e a instalação, porque a folha é a que você já tem: em basculante, {{kit.padrao}} no kit PADRÃO, {{kit.speedy}} no SPEEDY ou {{kit.jetflex}} no JETFLEX. Consertar um que já é automático custa de {{repair.from}} a {{repair.to}}.',
    ],
    buy: [
      'Quem compra um portão automático compra o motor para a folha que tem: medimos, conferimos o peso e instalamos. Em basculante, o kit com tudo instalado custa de {{kit.padrao}} a {{kit.jetflex}}, com frete incluído em São Paulo.',
    ],
    choose: [
      'O tipo de portão automático se escolhe pelo espaço: o basculante sobe e não gasta lateral, o de correr precisa de parede livre ao lado, o de abrir precisa de área para a folha girar. Depois do espaço vêm o peso da folha e o número de carros.',
    ],
    compatibility: [
      'Quase todo portão automático aceita peça nova de outra marca, desde que a tensão, o sensor e o código do controle combinem. O que não se mistura é o motor de um tipo de movimento com a folha de outro.',
    ],
    install: [
      'Para instalar um portão automático o técnico move a folha com a mão, fixa o motor, liga a central num circuito próprio e regula onde ela para. Leva de {horas de instalação} e o portão sai funcionando no mesmo dia.',
      'A instalação de um portão automático em folha que já existe começa pela folha: prumo, trilho ou dobradiça, e peso. Depois disso o motor é a parte rápida, de {horas de instalação}, e em basculante o kit instalado custa a partir de {{kit.padrao}}.',
    ],
    program: [
      'Programar o portão automático é gravar controles, ensinar o curso e escolher o tempo de fechamento. Isso se faz na placa, ao lado da rede elétrica, e o técnico cobra a partir de {{repair.from}}.',
    ],
    adjust: [
      'Regular um portão automático é acertar fim de curso, força e tempo de fechamento, nessa ordem e com a folha já leve. Força se regula para menos, até o ponto em que a folha ainda anda bem.',
    ],
    repair: [
      'O conserto de um portão automático custa de {{repair.from}} a {{repair.to}}, leva em geral {horas de reparo} e começa pelo diagnóstico: a faixa de preço sai por mensagem, e o valor exato, antes de trocar qualquer peça. O que o disjuntor, a botoeira e o som do motor dizem já aponta a peça.',
      'O reparo de um portão automático fica entre {{repair.from}} e {{repair.to}}, com a peça e a mão de obra, e leva em geral {horas de reparo}. Regulagem e capacitor ficam no começo dessa faixa; placa e engrenagem, no fim.',
      'Consertar um portão automático fica entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia no serviço. O técnico separa em poucos minutos se o defeito é de energia, de comando ou da própria folha, e você aprova o valor antes.',
    ],
    replace: [
      'Trocar o equipamento de um portão automático compensa quando a central saiu de linha, os controles são de código fixo ou o motor queimou. Em casa, a troca completa do motor vai de {{replacement.from}} a {{replacement.to}}.',
    ],
    signs: [
      'Chame alguém para o portão automático quando ele começa a demorar, a bater no fim ou a pedir dois toques no controle. Nessa altura ainda é regulagem ou uma peça; meses depois costuma ser o motor.',
    ],
    worth: [
      'Um portão automático vale a pena onde se sai e chega de carro todo dia: a parada na calçada acaba e a garagem fica fechada mais tempo. O custo de entrada em basculante é {{kit.padrao}}, com {{kit.warranty}} de garantia.',
    ],
    lifetime: [
      'Um portão automático bem cuidado passa de dez anos com o mesmo motor; as roldanas, cabos e controles se trocam no caminho. A instalação leva de {horas de instalação} e um conserto, em geral, {horas de reparo}.',
    ],
    care: [
      'Cuidar do portão automático é manter a folha leve: limpar trilho e fotocélula, olhar cabo e dobradiça, engraxar só o que é engrenagem. A revisão do técnico leva de {horas de manutenção} e pode ser anual numa casa.',
      'A manutenção do portão automático começa com ele destravado, levado na mão de ponta a ponta. O ponto em que pesa mostra a roldana, a dobradiça ou o cabo que vai dar defeito.',
    ],
    safety: [
      'Portão automático seguro é o que para quando encontra alguém: força no mínimo, fotocélula alinhada e fechamento automático só com ela funcionando. Numa casa com criança, o controle não fica na mochila nem no gancho da entrada.',
    ],
    power: [
      'Sem energia, o portão automático abre na mão depois de destravar o motor com a chave. Desligue o disjuntor antes, confira se a folha não está torta e leve-a devagar; com nobreak próprio, ele continua abrindo pelo controle.',
    ],
    allowed: [
      'No portão automático você pode limpar, observar e destravar na falta de luz. Abrir a central, mexer em mola, cabo ou contrapeso e trocar peça elétrica ficam com o técnico, porque ali há tensão e carga acumulada.',
    ],
  },
  sections: [
    {
      aspect: 'repair',
      heading: 'Energia, comando ou folha: por onde começa o conserto',
      text: [
        'Procurar nesta ordem poupa tempo e peça.',
        'Se nada acende, é energia. Se acende e não obedece, é comando. Se obedece e não consegue, é folha ou motor, e aí a prova é soltar o motor e levar o portão na mão.',
      ],
      points: [
        'Disjuntor do portão ligado e tomada com energia.',
        'Botoeira da parede, que tira o controle da dúvida.',
        'Luz da fotocélula, que muda quando algo cruza o feixe com o portão parado.',
        'Som do motor: mudo, clique, ronco ou giro solto.',
        'Ponto em que o portão parou e se ele para sempre ali.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'O que o técnico faz na visita de conserto',
      text: [
        'A visita não tem taxa. O diagnóstico vem primeiro, e o valor vem por escrito antes de o técnico trocar ou desmontar qualquer peça.',
        'Peça pequena, como capacitor, roldana ou sensor, é trocada na hora. Quando a peça depende do modelo, o portão fica no manual e a data de volta é combinada.',
      ],
      steps: [
        'Move a folha com a mão, com o motor solto e a energia cortada.',
        'Mede a tensão na entrada e na saída da central.',
        'Testa controle, botoeira, fotocélula e fim de curso um a um.',
        'Mostra a peça que falhou e o que a fez falhar.',
        'Conserta, regula a força e repete o ciclo inteiro diante de você.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Consertos mais comuns num portão de casa',
      text: ['A maior parte das chamadas termina numa destas peças, ou só em regulagem.'],
      points: [
        'Roldana ou dobradiça gasta, que deixa a folha pesada.',
        'Capacitor fraco, com ronco na partida.',
        'Fim de curso fora do lugar, que faz a folha parar cedo.',
        'Fotocélula suja ou torta, que impede o fechamento.',
        'Receptor ou controle sem gravação.',
        'Placa atingida por queda de energia.',
      ],
    },
    {
      aspect: 'install',
      heading: 'O portão manual que vira automático',
      text: [
        'A folha manual costuma ter vícios que a mão corrige sem perceber: levanta-se um pouco na hora de fechar, empurra-se com o pé onde pega. O motor não faz isso, e o que estava torto aparece no primeiro dia.',
        'Por isso a visita de instalação solta parafuso, mede prumo e às vezes pede um serralheiro antes. É serviço pequeno perto do preço de um motor forçado.',
      ],
    },
    {
      aspect: 'install',
      heading: 'O que a garagem precisa ter para a instalação',
      text: ['Com a garagem pronta, o serviço acaba no mesmo dia.'],
      points: [
        'Um ponto de energia com disjuntor só para o portão, na tensão do motor.',
        'Fio terra até a caixa da central.',
        'Coluna ou parede firme onde o conjunto vai preso.',
        'Espaço para a folha fazer o curso inteiro sem encostar no carro.',
        'Alguém em casa para aprender a destravar na falta de luz.',
      ],
    },
    {
      aspect: 'price',
      heading: 'Conserto, troca de motor ou portão novo: o que se paga',
      text: [
        'Conserto, troca de motor e portão novo automático têm preços distantes, e um orçamento claro diz qual deles está sendo cobrado.',
        'Quem já tem motor paga conserto. Quem tem motor queimado compara conserto e troca. Quem abre na mão paga o kit com a instalação. Qualquer desses valores pode ser pago em até {parcelas} vezes.',
      ],
      points: [
        'Conserto: de {{repair.from}} a {{repair.to}}, conforme a peça.',
        'Troca de motor residencial: de {{replacement.from}} a {{replacement.to}}, com o motor.',
        'Kit instalado em basculante: {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}.',
        'Condomínio e portão pesado: de {{condominium.from}} a {{condominium.to}}.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Sobe, corre ou abre: o espaço decide',
      text: [
        'Entrada estreita com calçada curta fica bem com basculante, que ocupa o teto da garagem. Muro comprido pede folha de correr. Recuo generoso permite folha de abrir, que dispensa trilho no chão.',
        'A folha que sobe tem de passar acima do carro mais alto da casa; a que abre para fora não pode invadir a calçada.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'O que perguntar antes de fechar o orçamento',
      text: ['Um bom orçamento cabe numa folha e traz por escrito o que evita discussão depois.'],
      points: [
        'Modelo do motor e peso máximo da folha.',
        'Tensão e se o ponto elétrico está incluído.',
        'Número de controles e tipo de código.',
        'Fotocélula incluída ou cobrada à parte.',
        'Garantia do motor e da instalação, cada uma com prazo.',
        'O que será feito na folha antes do motor.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Cinco minutos por mês no portão',
      text: [
        'Não é preciso ferramenta para ver o que vai quebrar. Basta olhar o portão andar uma vez, sem pressa, do lado de dentro.',
      ],
      points: [
        'A folha anda na mesma velocidade do começo ao fim.',
        'Ela para sem bater e sem sobrar fresta.',
        'O trilho está sem pedra e as roldanas giram.',
        'A lente da fotocélula está limpa.',
        'Nenhum fio do cabo está levantado.',
        'O controle obedece da calçada.',
      ],
    },
    {
      aspect: 'care',
      heading: 'A revisão do técnico e o intervalo certo',
      text: [
        'A revisão aperta fixações, troca graxa velha, mede corrente e regula força. Leva de {horas de manutenção} e revela a peça que ainda dá para trocar com hora marcada.',
        'Em casa com pouco uso, uma vez por ano basta. Onde o portão abre o dia inteiro, a cada {{maintenance.interval}}.',
      ],
    },
    {
      aspect: 'works',
      isForAskers: true,
      heading: 'Da ponta do dedo ao portão fechado',
      text: [
        'O toque no controle vira rádio, o receptor o reconhece e a central fecha um relé. O motor parte com a ajuda do capacitor, o redutor transforma giro em força, e a folha anda.',
        'Quem manda parar é o fim de curso, um ímã ou uma chave. Se ele falha, a central conta o tempo e desliga, e por isso um portão pode parar no meio sem que nada pareça quebrado.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'O vão do portão e quem passa por ele',
      text: [
        'O vão é o lugar perigoso, aberto ou fechando. Ensine a casa a nunca correr atrás do portão e a esperar a folha parar antes de cruzar.',
        'Teste a fotocélula uma vez por mês com um cabo de vassoura, de fora do vão: a folha tem de voltar. Se não voltar, desligue o fechamento automático até alguém ver.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Fechado de verdade contra a rua',
      text: [
        'O motor segura a folha pelo redutor e resiste a empurrão comum. Em folha comprida ou que cede embaixo, a [trava elétrica](/topicos/trava-eletrica-para-portao) leva o esforço para a parede ou o chão.',
        'Código rolante no controle e botoeira longe da grade completam a parte que não se vê.',
      ],
    },
    {
      aspect: 'signs',
      isForAskers: true,
      heading: 'Quando a regulagem ainda resolve',
      text: ['Antes de quebrar, o portão muda de hábito. Nesta fase o conserto é pequeno.'],
      points: [
        'Passou a precisar de dois toques para sair.',
        'Bate no batente onde antes encostava.',
        'Deixa uma fresta de dois dedos ao fechar.',
        'Faz um estalo sempre no mesmo lugar.',
        'Anda bem de manhã e mal no calor da tarde.',
      ],
    },
    {
      aspect: 'power',
      heading: 'Falta de luz: destravar, andar, travar de volta',
      text: [
        'A chave solta o motor da folha e ela passa a andar na mão. Em basculante de mola cansada a folha pode descer pesada; nesse caso espere a luz ou o técnico.',
        'Quando a energia volta, encaixe o motor com a folha parada e só então religue o disjuntor. Quem não pode esperar tem no [nobreak](/topicos/nobreak-para-portao-automatico) a alternativa.',
      ],
    },
    {
      aspect: 'replace',
      isForAskers: true,
      heading: 'O que muda ao renovar o equipamento',
      text: [
        'Um conjunto novo traz central com ajuste de força fino, código rolante e peças com prazo de garantia: {{kit.warranty}} no kit instalado. A folha fica a mesma.',
        'Motor, central e controles de uma época conversam entre si. Trocar só a central num conjunto muito antigo costuma pedir adaptação de sensor e de receptor.',
      ],
    },
  ],
  faults: [
    {
      fault: ['on-car'],
      answer: [
        'Portão que fechou em cima do carro: aperte o botão uma vez para a folha parar ou voltar e, se ela insistir, desligue o disjuntor e o nobreak. Com alguém ferido ou preso, ligue 193 antes de mexer no portão ou no veículo.',
      ],
      heading: 'Por que o portão fechou em cima do carro',
      text: [
        'Um portão em ordem volta quando o feixe da fotocélula é cortado ou quando a folha encontra resistência. Se ele fechou sobre o carro, uma dessas proteções faltava, estava cega ou tinha sido desligada.',
        'Fotografe a folha e o carro antes de separar os dois. A foto serve ao seguro e mostra ao técnico em que altura houve o contato.',
      ],
      points: [
        'Sem fotocélula no vão: só a força da central poderia ter parado a folha.',
        'Feixe alto ou baixo demais: passou sobre o capô ou sob o chassi.',
        'Força de fechamento no máximo: a central não sentiu o carro.',
        'Pausa curta no fechamento automático: a folha saiu com o carro ainda em manobra.',
        'Fios do sensor unidos num conserto antigo: a placa acredita que a passagem está livre.',
      ],
      careful:
        'Não destrave um basculante apoiado no capô, porque o carro pode estar segurando o peso; o veículo fica onde está até a folha ser escorada.',
      technician:
        'Pôr o sensor na altura certa e reduzir a força, com a reversão testada na sua frente, parte de {{repair.from}}; braço ou engrenagem danificados na batida aproximam o valor de {{repair.to}}.',
      more: 'A ordem dos primeiros minutos está em [portão fechou em cima do carro](/portao-fechou-em-cima-do-carro).',
    },
    {
      fault: ['car-trapped'],
      answer: [
        'Com o portão travado e o carro preso na garagem, a saída é o destravamento manual, desde que a folha esteja reta, no trilho e sem cabo solto. Desligue o disjuntor, gire a chave do motor e leve a folha devagar; se ela pesar, pare, deixe-a onde está e chame o técnico.',
      ],
      heading: 'Carro preso na garagem: quando dá para abrir na mão',
      text: [
        'A chave de destravamento fica na caixa do motor ou, em muitos basculantes, no cursor. Girada, ela separa a folha do motor, e o portão anda na mão pelo tempo que for preciso.',
        'Folha torta, caída ou fora do trilho fica parada mesmo com pressa de sair, porque o motor pode ser o que a mantém de pé.',
      ],
      points: [
        'Motor mudo: {prova na mão}, destrave e abra na mão.',
        'Chave perdida ou girando em falso: o técnico solta o conjunto por dentro.',
        'Falta de luz: desligue o disjuntor antes de destravar, porque ela pode voltar no meio do caminho.',
        'Garagem em declive: a folha de correr solta pode andar sozinha, e duas pessoas a seguram.',
        'Carro já do lado de fora: prenda a folha com cadeado, que sem motor ela abre com um empurrão.',
      ],
      careful: 'Não puxe a folha com o carro nem passe sob um basculante que alguém esteja segurando.',
      technician:
        'Diga na mensagem que há carro preso: o técnico libera a passagem primeiro e conserta depois, de {{repair.from}} a {{repair.to}}.',
      more: 'Se a chave não solta a folha, veja [portão não destrava com a chave](/portao-nao-destrava-com-a-chave).',
    },
    {
      fault: ['in-rain', 'wet'],
      answer: [
        'Portão que só falha quando chove tem água na fotocélula, numa emenda ou no fio da botoeira. Desligue o disjuntor, espere secar e veja se ele volta ao normal: se volta, a umidade está confirmada, e é o ponto de entrada que precisa de conserto.',
        'Quando chove e o portão não fecha, a fotocélula é a primeira a olhar, porque gota na lente e emenda molhada cortam o feixe. Se ele também não abre, a água chegou à central ou ao fio do motor, e o disjuntor deve ficar desligado até secar.',
      ],
      heading: 'O que a chuva faz com o portão',
      text: [
        'A água entra por borracha vencida, por furo de fio aberto ou por conduíte enterrado sem dreno. O defeito some quando tudo seca e volta mais forte na chuva seguinte, porque o cobre oxida.',
      ],
      points: [
        'Não fecha na chuva: lente molhada, embaçada por dentro ou emenda do sensor.',
        'Não abre na chuva: central úmida ou disjuntor que desarma.',
        'Abre sozinho com chuva: fio da botoeira ou do interfone em curto.',
        'Controle falha com chuva: receptor úmido ou antena encostada no metal molhado.',
        'Folha de madeira que fica lenta: ela absorveu água e pesa mais.',
        'Enchente que cobriu a base do motor: nada se liga antes da limpeza.',
      ],
      careful: 'Com piso molhado, desligue no quadro da casa e não toque na folha de metal.',
      technician:
        'O técnico procura o ponto molhado, refaz a emenda acima do piso e veda a caixa, a partir de {{repair.from}}.',
      more: 'Os defeitos de dia de chuva estão separados em [portão não abre quando chove](/portao-nao-abre-quando-chove).',
    },
    {
      fault: ['lightning'],
      answer: [
        'Portão parado depois de raio ou de surto fica desligado no disjuntor até a central ser medida. A descarga entra pela rede e pelos fios do interfone e da botoeira, e religar para testar pode queimar o que sobrou.',
      ],
      heading: 'Portão atingido por raio ou surto',
      text: [
        'A placa costuma queimar antes do motor, e muitas vezes só um componente dela. Anote a hora e o que mais parou na casa, porque a distribuidora e o seguro pedem essa informação.',
      ],
      points: [
        'Cheiro ou mancha escura na tampa: central.',
        'Obedece à botoeira e ao controle não: receptor.',
        'Zumbe ou anda para um lado só: relé de um dos sentidos.',
        'Abre e não fecha desde o temporal: fotocélula atingida.',
      ],
      careful: 'Não abra a caixa do motor, porque o capacitor guarda carga com o disjuntor desligado.',
      technician:
        'Medem-se entrada, placa, motor e sensores antes do preço, que no reparo fica entre {{repair.from}} e {{repair.to}}; o protetor contra surto é orçado junto.',
      more: 'As primeiras horas depois do temporal estão em [placa queimada depois de raio](/placa-do-portao-queimada-depois-de-raio).',
    },
    {
      fault: ['power-back', 'no-power'],
      answer: [
        'Se o portão parou na falta de luz e a energia já voltou, veja se o disjuntor dele caiu e se o motor ficou destravado; se a casa ainda está no escuro, ele se abre na mão, com o motor solto pela chave. Com a luz de volta, o disjuntor ligado e o motor encaixado, aperte a botoeira; se nada acende na caixa, a fonte da placa pode ter sofrido o pico da volta.',
      ],
      heading: 'O que acontece ao portão quando a energia volta',
      text: [
        'O pico que vem na volta da luz entra pela rede e pelos fios da botoeira e do interfone. A placa queima antes do motor, e muitas vezes só um componente dela.',
        'Algumas centrais fazem a primeira abertura devagar para reconhecer o curso. Deixe a folha completar esse ciclo antes de concluir que há defeito.',
      ],
      points: [
        'Luz da placa apagada com tomada boa: pode ser o fusível ou o transformador.',
        'Motor gira e a folha fica: a chave continua na posição manual.',
        'Para no lugar errado: o curso precisa ser gravado de novo.',
        'Botoeira abre e controle não: receptor atingido.',
        'Disjuntor desarma ao religar: curto, e ele deve ficar desligado.',
      ],
      careful:
        'Encaixe o motor com a folha parada e o disjuntor desligado, para que ela não arranque com a sua mão na chave.',
      technician:
        'O técnico mede a entrada e a placa e grava o curso outra vez, a partir de {{repair.from}}; a proteção contra surto pode entrar na mesma visita.',
      more: 'O que costuma queimar está em [portão que parou depois que a luz voltou](/portao-parou-depois-que-a-luz-voltou).',
    },
    {
      fault: ['trips-breaker'],
      answer: [
        'Quando o portão abre e o disjuntor cai, o motor puxa corrente demais na partida ou há um curto depois da placa. Religue uma única vez, com a folha livre; se ele cair de novo, deixe-o desligado.',
      ],
      heading: 'Disjuntor que cai quando o portão abre',
      text: [
        'O instante da queda separa as causas. No primeiro segundo, pense em capacitor, bobina ou relé; depois de alguns segundos, em folha presa que trava o motor.',
      ],
      points: [
        'Cai no clique, antes de a folha sair: motor ou capacitor.',
        'Cai com a folha já andando: roldana, cabo ou dobradiça que prende.',
        'Cai parado, sem comando: placa, inseto ou emenda molhada.',
        'Cai junto com o chuveiro: circuito dividido e fio fino.',
      ],
      careful: 'Não ponha um disjuntor maior, que deixa o fio esquentar no lugar de desarmar.',
      technician:
        'O técnico solta a folha e mede motor e placa em separado, de {{repair.from}} a {{repair.to}}.',
      more: 'Os testes por momento da queda estão em [disjuntor do portão caindo](/disjuntor-do-portao-caindo).',
    },
    {
      fault: ['shock'],
      answer: [
        'Portão que dá choque, ainda que leve, se desliga no disjuntor agora, e ninguém encosta na folha até a medição. Há um fio tocando o ferro e o fio terra falta ou está interrompido.',
      ],
      heading: 'Choque na folha do portão',
      text: [
        'O ferro molhado e o chão da calçada fecham o caminho da corrente, e por isso o formigamento de um dia seco vira choque forte na chuva.',
      ],
      points: [
        'Choque só com o motor andando: fio descascado no movimento.',
        'Choque só com chuva: emenda ou sinaleira molhada.',
        'Choque o tempo todo: fuga permanente sem terra.',
      ],
      careful: 'Afaste crianças e animais e não teste com as costas da mão.',
      technician:
        'O técnico acha a fuga com medidor, refaz o trecho e liga o terra, a partir de {{repair.from}}.',
      more: 'Veja o que fazer em [portão dando choque](/portao-dando-choque).',
    },
    {
      fault: ['burnt'],
      answer: [
        'Cheiro de queimado ou fumaça no portão automático pede o disjuntor desligado antes de qualquer outra coisa. Depois de esfriar, o cheiro mais forte mostra de onde veio: caixa da placa, carcaça do motor ou tomada.',
      ],
      heading: 'Cheiro de queimado no portão',
      text: [
        'Capacitor estufado, relé e bobina queimam com cheiro parecido e preços distantes. Por isso o conserto começa pela medição e o valor vem depois dela.',
      ],
      points: [
        'Cheiro na tampa e nenhuma luz: placa ou transformador.',
        'Cheiro na carcaça depois de ronco longo: bobina ou capacitor.',
        'Plugue escuro: mau contato na tomada.',
        'Cheiro depois de muitas aberturas seguidas: motor pequeno para o uso.',
      ],
      careful: 'Não religue para confirmar: a segunda tentativa queima a peça que restava.',
      technician:
        'O reparo fica entre {{repair.from}} e {{repair.to}}; motor com a bobina perdida se compara com a troca, de {{replacement.from}} a {{replacement.to}}.',
      more: 'A procura pelo lugar do cheiro está em [cheiro de queimado no portão](/cheiro-de-queimado-no-portao-eletronico).',
    },
    {
      fault: ['slams'],
      answer: [
        'Portão que bate forte ao fechar passou do ponto de parada: o fim de curso saiu do lugar ou a desaceleração se perdeu. No basculante, pode faltar contrapeso. Desligue o fechamento automático e peça a regulagem antes que a pancada solte as soldas.',
      ],
      heading: 'Por que o portão bate forte ao fechar',
      text: [
        'Uma folha regulada chega ao batente devagar e encosta sem estalo. A batida nasce quando a central desliga tarde, quando a placa deixou de frear no fim ou quando o próprio peso leva a folha.',
      ],
      points: [
        'Bate sempre igual: ímã ou chave de fim de curso fora do ponto.',
        'Começou depois de queda de luz ou troca de placa: curso ou desaceleração por gravar.',
        'Basculante que bate no chão: contrapeso leve, mola cansada ou cabo esticado.',
        'Bate também no manual: folha desequilibrada ou em declive.',
        'Borracha do batente gasta: ferro encontra ferro.',
      ],
      careful: 'Fique longe do último palmo do curso e não use a mão nem o pé para amortecer a folha.',
      technician:
        'Acertar parada, força e desaceleração parte de {{repair.from}}; cabo, mola ou batente são orçados na mesma visita.',
      more: 'As causas por tipo de folha estão em [portão batendo forte ao fechar](/portao-batendo-forte-ao-fechar).',
    },
    {
      fault: ['scrapes'],
      answer: [
        'Barulho de ferro raspando no portão é folha encostando onde não devia: no trilho, no piso, no batente ou na caixa do contrapeso. Veja em que ponto do curso ele aparece e procure ali a marca brilhante no ferro, que mostra a peça.',
      ],
      heading: 'De onde vem o ferro raspando',
      text: [
        'A folha desce quando roldana, dobradiça ou pivô gastam, e alguns milímetros bastam para o ferro encostar. O motor continua empurrando, e o atrito gasta os dois lados.',
      ],
      points: [
        'Folha de correr: roldana no fim do canal, guia torta ou pedra no trilho.',
        'Folha basculante: contrapeso raspando na caixa ou pivô com folga.',
        'Folha de abrir: dobradiça caída, com o pé arrastando no piso.',
        'Raspa só num trecho: trilho amassado ou piso que subiu.',
        'Raspa só nas tardes de sol: ferro dilatado contra um batente justo.',
      ],
      careful: 'Não lime nem corte o batente para a folha passar, porque ela continua descendo.',
      technician:
        'Trocar roldana, pivô ou bucha e realinhar a folha fica entre {{repair.from}} e {{repair.to}}; solda na estrutura é do serralheiro.',
      more: 'Compare com [portão rangendo ao abrir](/portao-rangendo-ao-abrir) e [portão de ferro enferrujado travando](/portao-de-ferro-enferrujado-travando).',
    },
    {
      fault: ['insects'],
      answer: [
        'Formiga, lagartixa e aranha procuram a caixa do motor do portão porque a placa fica morna. Desligue o disjuntor e não borrife nada lá dentro: o inseticida conduz, é inflamável e estraga o contato que ainda funciona.',
      ],
      heading: 'Insetos na caixa do portão',
      text: [
        'O corpo do inseto fecha curto entre bornes, prende o relé ou tapa o sensor. O portão falha um dia, anda no outro e pode abrir sozinho de madrugada.',
      ],
      points: [
        'Fila de formigas na borracha da tampa ou terra no piso logo abaixo: há ninho.',
        'Portão que falha e volta sem padrão: relé com sujeira.',
        'Estouro e cheiro: lagartixa na entrada da rede.',
        'Não fecha e a lente tem teia: fotocélula.',
      ],
      careful: 'Não use spray, naftalina nem ar comprimido dentro da caixa.',
      technician:
        'O técnico retira a placa, limpa com produto próprio e fecha a passagem dos fios, de {{repair.from}} a {{repair.to}}.',
      more: 'O que afasta os insetos sem tocar na placa está em [formiga na placa do portão](/formiga-na-placa-do-portao).',
    },
    {
      fault: ['stops-halfway'],
      answer: [
        'Portão que parou no meio e não volta: afaste as pessoas do vão, desligue o disjuntor e olhe a folha de longe. Reta e no trilho, ela pode ser destravada e levada na mão; torta, caída ou pesada, fica onde parou até o técnico chegar.',
      ],
      heading: 'O lugar em que ele para e o que isso diz',
      text: [
        'A central desliga quando sente esforço, quando o tempo de curso acaba ou quando o motor aquece. Espere meia hora e tente uma vez: se ele anda e para de novo, a causa está na folha ou no capacitor.',
      ],
      points: [
        'Para no mesmo ponto todas as vezes: obstáculo ou peça torta naquele trecho.',
        'Para em pontos diferentes: capacitor, calor ou tensão baixa.',
        'Para ou volta só ao fechar: fotocélula suja, torta ou com algo na frente.',
        'Ronca e não sai do meio: folha presa.',
        'Mudo no meio do curso: disjuntor, fusível ou placa.',
      ],
      careful:
        'Não deixe o vão aberto para a rua sem alguém por perto, e não force a folha com o motor encaixado.',
      technician:
        'O conserto fica entre {{repair.from}} e {{repair.to}}, conforme o defeito seja da folha, do capacitor, do fim de curso ou da placa.',
      more: 'Os casos ponto a ponto estão em [portão para no meio do caminho](/portao-para-no-meio-do-caminho).',
    },
    {
      fault: ['does-not-open', 'does-not-work'],
      answer: [
        'Portão automático que não abre: veja o disjuntor, aperte a botoeira e escute. Silêncio total é energia; botoeira que abre com controle mudo é rádio; ronco sem movimento é motor ou folha presa, e aí pare de insistir.',
        'Se o portão não abre, aperte primeiro a botoeira da parede: se por ela ele anda, o defeito está no controle ou no receptor; se não anda, está na energia, na central, no motor ou na folha presa.',
      ],
      heading: 'Por que o portão não abre',
      text: [
        'A ordem passa por controle, receptor, central e motor, e cada elo dá um sintoma diferente. Quem conta o sintoma direito evita metade da visita.',
      ],
      points: [
        'Nada acende na central: disjuntor, fusível ou falta de fase.',
        'A botoeira abre e o controle não: bateria ou receptor.',
        'Clique sem movimento: capacitor, relé ou trava que não soltou.',
        'Motor gira e a folha não sai: destravado ou engrenagem quebrada.',
        'Sai um palmo e para: obstáculo, trilho ou fim de curso.',
      ],
      careful:
        'Não force a folha com o motor travado nem fique embaixo dela; em basculante há mola ou contrapeso sob carga.',
      technician:
        'O técnico refaz o caminho da ordem, elo a elo, e conserta na visita, de {{repair.from}} a {{repair.to}}.',
      more: 'O roteiro completo, com o que fazer preso do lado de dentro, está em [portão não abre](/portao-nao-abre).',
    },
    {
      fault: ['does-not-close', 'reverses'],
      answer: [
        'Portão automático que não fecha, ou que fecha e volta, costuma ter a fotocélula suja ou torta, quando há uma no vão: limpe as duas lentes com pano seco e tente de novo. Sem fotocélula, olhe a folha, que pode estar pesada ou presa num ponto, e o fim de curso, que pode não ter avisado que ela abriu.',
        'Portão automático não fecha, ou fecha e volta, em geral por fotocélula suja, torta ou sem energia. Se ela está boa ou não há nenhuma, o defeito costuma ser folha pesada, fim de curso ou fechamento automático desligado. Com o vão livre, limpe as lentes e repare se ele fecha; senão, corte a energia e, só com cabos e molas inteiros, solte o motor e leve a folha na mão, se ela não pesa nem desce.',
      ],
      heading: 'Por que o portão não fecha ou volta',
      text: [
        'A central recusa o fechamento quando acha que há alguém no caminho. Quem lhe diz isso é a fotocélula ou a resistência da folha.',
      ],
      points: [
        'Luz da fotocélula não muda ao passar a mão: sensor sem energia ou cego.',
        'Volta sempre no mesmo ponto: trilho sujo, dobradiça dura ou batente.',
        'Volta só ao encostar no chão: força no limite ou fim de curso longo.',
        'Fecha segurando o botão e não pelo toque: comando em modo manual.',
        'Sol de frente no fim da tarde: lente ofuscada.',
      ],
      careful:
        'Não ligue os fios da fotocélula um no outro para enganar a central; o portão passa a fechar sobre quem estiver no vão.',
      technician:
        'Alinhar, trocar sensor e regular força fica entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
      more: 'Veja os testes em [portão não fecha](/portao-nao-fecha) e, se ele volta, em [portão fecha e abre de novo](/portao-fecha-e-abre-de-novo).',
    },
    {
      fault: ['opens-by-itself', 'cloned'],
      answer: [
        'Portão automático que abre sozinho recebe uma ordem de algum lugar: botoeira em curto, controle com botão preso, código copiado ou receptor com defeito. Desligue a central à noite até descobrir, porque ele pode repetir de madrugada.',
      ],
      heading: 'De onde vem a ordem que ninguém deu',
      text: [
        'A central não abre por conta própria. Água no fio da botoeira, formiga na placa e controle esquecido no bolso são ordens verdadeiras que ninguém percebeu.',
      ],
      points: [
        'Só acontece com chuva: fio da botoeira ou do interfone.',
        'Só acontece com um carro em casa: controle com botão preso.',
        'Acontece à noite, sem padrão: código fixo ou vizinho na mesma frequência.',
        'Acontece depois de temporal: receptor ou placa.',
      ],
      careful:
        'Não solte fios da central para descobrir por eliminação; a rede elétrica chega no mesmo conector.',
      technician:
        'O técnico isola botoeira, rádio e placa um a um e apaga códigos estranhos, de {{repair.from}} a {{repair.to}}.',
      more: 'A página do [portão que abre sozinho](/portao-abre-sozinho) diz o que fazer na primeira noite.',
    },
    {
      fault: ['noise', 'loose'],
      answer: [
        'Barulho, tremor ou batida num portão automático vem quase sempre da folha: dobradiça seca, roldana seca, cabo, parafuso frouxo ou batente. Do motor vêm o estalo da engrenagem gasta e o ronco do capacitor fraco. Com os cabos inteiros e a energia cortada, solte o motor e leve a folha na mão: se o ruído continua, é dela.',
        'Portão que faz barulho ou treme tem em geral roldana gasta, dobradiça ou pivô seco, trilho torto, ou engrenagem e rolamento do motor no fim. O som que volta no mesmo ponto é do trilho ou da dobradiça dali; o que vai do começo ao fim é da roldana ou do motor. Com a energia cortada e os cabos inteiros, solte o motor e mova a folha com a mão: ruído que continua é dela. Com tranco ou estalo seco, pare e não insista.',
      ],
      heading: 'Barulho e tremor: folha ou motor',
      text: [
        'O ferro avisa pelo ponto do curso em que o som aparece. Um som que se repete no mesmo lugar aponta para o trilho ou a dobradiça daquele lugar.',
      ],
      points: [
        'Rangido ao começar: dobradiça ou pivô seco.',
        'Batida no fim: fim de curso ou batente.',
        'Tremor o tempo todo: roldana oval ou trilho torto.',
        'Estalo por volta: engrenagem.',
        'Guincho que some com chuva: metal com metal sem graxa.',
      ],
      careful: 'Não ponha graxa no trilho; ela prende areia e deixa a folha mais pesada em poucas semanas.',
      technician:
        'Aperto, alinhamento e troca de roldana ou dobradiça ficam na faixa de {{repair.from}} a {{repair.to}}.',
      more: 'Compare o seu som em [portão rangendo ao abrir](/portao-rangendo-ao-abrir) e [portão dando estalo](/portao-dando-estalo).',
    },
    {
      fault: ['off-track', 'crooked', 'one-side-down', 'falls', 'broken'],
      answer: [
        'Portão automático torto, bambo, fora do trilho, com peça partida ou que despenca não se força: desligue o disjuntor, afaste as pessoas e deixe a folha onde está. Mola, cabo e contrapeso podem estar sob carga, e tirá-la do lugar é serviço de técnico.',
      ],
      heading: 'Folha torta, caída ou com peça partida',
      text: [
        'Quem segura a folha no lugar são cabo, mola, pivô, dobradiça e roldana. Partida uma dessas peças, o motor passa a carregar sozinho o que não foi feito para carregar.',
      ],
      points: [
        'Um lado mais baixo: cabo, mola ou pivô daquele lado.',
        'Desce depressa: contrapeso ou mola.',
        'Saiu do trilho: roldana, guia ou batida.',
        'Peça no chão: guarde-a e fotografe o lugar de onde saiu.',
      ],
      careful: 'Não destrave o motor para ver se anda: às vezes só ele segura a folha.',
      technician:
        'O técnico escora a folha e troca a peça, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} com cabo ou roldana e de {{part.metalwork.from}} a {{part.metalwork.to}} com solda.',
      more: 'O que olhar de longe está em [portão travado](/portao-travado).',
    },
    {
      fault: ['stuck', 'heavy'],
      answer: [
        'Portão automático preso, com a folha reta: desligue o disjuntor, solte o motor na chave e empurre devagar. Se ela anda, o defeito está no motor ou na placa; se continua presa, está no trilho, na roldana ou no pivô. Torta, fora do trilho ou com cabo solto, não force: afaste as pessoas e deixe como está, porque mola e contrapeso guardam carga.',
      ],
      heading: 'Portão travado ou fora do lugar',
      text: [
        'Travamento elétrico deixa a folha reta, no lugar, e o motor mudo. Travamento mecânico deixa a folha torta, pesada ou encostada onde não devia, e o motor só piora o estrago.',
      ],
      points: [
        'Folha reta e motor mudo: chave, energia ou placa.',
        'Folha torta: cabo, pivô ou dobradiça de um lado.',
        'Roldana fora do trilho: pedra, batida ou fim de curso perdido.',
        'Folha pesada dos dois lados: contrapeso ou mola.',
      ],
      careful: 'Não levante basculante caído com macaco nem com o carro, e não corte cabo esticado.',
      technician:
        'Na visita a folha é escorada antes de qualquer peça; o conserto vai de {{repair.from}} a {{repair.to}} quando não há solda.',
      more: 'Para saber se dá para soltar no manual, leia [portão travado](/portao-travado).',
    },
    {
      fault: ['beeps'],
      answer: [
        'Portão automático apitando sem parar avisa por um acessório: bateria de nobreak no fim, fotocélula sem resposta ou sirene disparada. Descubra de que caixa vem o som antes de desligar qualquer coisa.',
      ],
      heading: 'De onde vem o apito do portão',
      text: [
        'A central comum não apita; quem apita é nobreak, sinaleira sonora, alarme ligado ao portão ou uma placa com aviso próprio. O ritmo do som ajuda: bipe espaçado costuma ser bateria, toque contínuo costuma ser comando preso.',
      ],
      points: [
        'Bipe a cada poucos segundos, com a luz da rua acesa: bateria do nobreak.',
        'Apito só enquanto a folha anda: sinaleira, que é aviso normal.',
        'Apito com o portão parado aberto: aviso de tempo ou fotocélula.',
        'Som vindo do alarme da casa: sensor do portão ligado a ele.',
      ],
      careful: 'Não corte o fio da sirene nem tire a bateria do nobreak com ele ligado.',
      technician:
        'O técnico acha a origem, troca bateria ou sensor e refaz o ajuste, de {{repair.from}} a {{repair.to}}.',
      more: 'Cada tipo de som está em [portão apitando sem parar](/portao-apitando-sem-parar).',
    },
    {
      fault: ['slow'],
      answer: [
        'Portão que passou a demorar tem quase sempre a folha pesada, o capacitor fraco ou a tensão baixa no ponto do motor. Com a folha reta e os cabos inteiros, desligue o disjuntor, solte o motor na chave e leve a folha na mão: se ela pesa, a causa está nas roldanas, no trilho, na dobradiça ou no contrapeso; se ela anda leve, a causa é elétrica.',
      ],
      heading: 'Demora para arrancar ou anda devagar',
      text: [
        'Veja primeiro onde o tempo se perde. Se a folha espera parada depois do toque no botão, o atraso está no controle, no receptor ou na central; se ela arranca logo e se arrasta, está no motor ou na própria folha.',
      ],
      points: [
        'Anda bem cedo e demora depois de várias aberturas: motor quente ou capacitor no fim.',
        'Lento só à noite: a tensão cai na rua ou na fiação da casa.',
        'Lento só no fim do percurso: é a desaceleração da central, e está certo.',
        'Lento nos dois sentidos e a qualquer hora: graxa velha, roldana gasta ou folha sem equilíbrio.',
      ],
      careful:
        'Não suba a força na placa para apressar a folha: com ela alta, o portão aperta quem estiver no vão.',
      technician:
        'O técnico alivia a folha, mede o capacitor e a tensão e regula a velocidade, de {{repair.from}} a {{repair.to}}.',
      more: 'As causas, na ordem, estão em [portão demora para abrir](/portao-demora-para-abrir).',
    },
    {
      fault: ['weak', 'one-way-only', 'does-not-stop'],
      answer: [
        'Portão automático sem força ou que obedece só de um lado está com a folha pesada, o capacitor fraco ou o fim de curso fora do lugar. Com a energia cortada e o motor solto, leve a folha na mão: se ela pesa, a causa é de ferro; se anda leve, é elétrica.',
      ],
      heading: 'Portão fraco ou que anda só para um lado',
      text: [
        'Um portão que já abriu bem e hoje falha mudou por dentro ou por fora. A folha solta na mão diz qual dos dois.',
      ],
      points: [
        'Fica mais lento depois de algumas aberturas: motor quente ou capacitor fraco.',
        'Só abre ou só fecha: fim de curso acionado o tempo todo.',
        'Fraco nos dois sentidos: graxa velha, roldana ou tensão baixa.',
      ],
      careful: 'Não aumente a força na placa para vencer o peso: ela é a proteção de quem está no vão.',
      technician:
        'O técnico alivia a folha, mede o capacitor e refaz o curso, de {{repair.from}} a {{repair.to}}.',
      more: 'Cada caso tem página: [portão só vai para um lado](/portao-so-vai-para-um-lado) e [portão demora para abrir](/portao-demora-para-abrir).',
    },
  ],
  questions: [
    {
      about: ['in-rain', 'does-not-close'],
      question: 'Por que o portão não fecha quando chove?',
      answer:
        'Na maioria das vezes porque a lente ou a emenda da fotocélula recebeu água e a central vê o feixe cortado. Seque a lente com o disjuntor desligado; se a falha volta na próxima chuva, a água está na emenda.',
    },
    {
      about: ['opens-by-itself'],
      question: 'O portão abriu sozinho de madrugada. O que faço agora?',
      answer:
        'Feche, desligue o disjuntor do portão e prenda a folha. De dia, veja se algum controle da casa está com o botão preso antes de chamar.',
    },
    {
      about: ['repair', 'price'],
      question: 'Consertam portão de qualquer marca?',
      answer: 'Sim, o que já está instalado, quando a peça se acha. Novo, vendemos e instalamos PPA.',
    },
    {
      about: ['repair', 'lifetime'],
      question: 'Em quanto tempo alguém vem ver o portão?',
      answer:
        'Na primeira vaga da agenda, dentro de {horário}; portão aberto para a rua passa na frente. À noite e no domingo, a assistência 24 horas depende de técnico disponível.',
    },
    {
      about: ['install', 'choose'],
      question: 'Portão antigo de ferro pode ser automático?',
      answer:
        'Pode, se a folha anda leve e a estrutura está firme. Ferrugem no pé e dobradiça caída são consertadas antes.',
    },
    {
      about: ['price', 'install'],
      question: 'O que está incluído no kit instalado?',
      answer:
        'Motor, central, dois controles, conjunto de fixação, manual e mão de obra, em portão basculante. O frete em São Paulo também.',
    },
    {
      about: ['power', 'no-power'],
      question: 'Fico preso se faltar luz?',
      answer:
        'Não, desde que a chave de destravamento esteja à mão e a folha em ordem. Experimente uma vez, de dia, para saber onde ela fica.',
    },
    {
      about: ['safety', 'does-not-close'],
      question: 'O portão pode fechar em cima do carro?',
      answer:
        'Com fotocélula alinhada e força regulada, ele para ou volta. Sem fotocélula, desligue o fechamento automático.',
    },
    {
      about: ['care', 'noise'],
      isForAskers: true,
      question: 'Posso lubrificar o portão com óleo de cozinha ou desengripante?',
      answer:
        'Não como graxa: o óleo vira cola e o desengripante lava a graxa que havia. Engrenagem pede a graxa do fabricante.',
    },
    {
      about: ['choose', 'worth'],
      question: 'Qual portão dá menos manutenção?',
      answer:
        'O que tem menos peça móvel exposta e uma folha leve. Um basculante equilibrado e um de correr com trilho limpo empatam.',
    },
    {
      about: ['signs', 'care'],
      isForAskers: true,
      question: 'O portão demora mais no frio. É defeito?',
      answer:
        'Um pouco é graxa endurecida. Se ele para ou ronca, a folha já estava pesada e o frio só mostrou.',
    },
    {
      about: ['allowed', 'repair'],
      question: 'Posso deixar o portão no manual por alguns dias?',
      answer: 'Pode, com a folha presa por trava ou cadeado, porque sem o motor ela não segura empurrão.',
    },
    {
      about: ['safety', 'opens-by-itself'],
      question: 'O vizinho pode abrir meu portão sem querer?',
      answer:
        'Com código fixo e mesma combinação, pode. Com código rolante, o controle dele não é reconhecido.',
    },
    {
      about: ['lifetime', 'replace'],
      question: 'Quantas vezes por dia o portão pode abrir?',
      answer: 'Motor de casa foi feito para poucas aberturas por hora, e uso coletivo pede motor próprio.',
    },
    {
      about: ['works', 'compatibility'],
      isForAskers: true,
      question: 'Dá para abrir pelo celular?',
      answer:
        'Dá, com um módulo ligado à entrada de botoeira da central e Wi-Fi na garagem. O controle continua funcionando.',
    },
  ],
  visit: [
    'Num portão automático {onde}, o técnico move a folha com a mão antes de tudo: folha pesada ou torta se acerta primeiro, com motor novo ou velho.',
    'Para um portão automático {onde}, o técnico pergunta antes se a folha sobe, corre ou abre, e já vai com a peça mais provável daquele tipo.',
    'Em chamada de portão {onde}, pedimos um vídeo curto da folha andando: ele vale por metade do diagnóstico.',
  ],
  brand: [
    'Num portão com motor {marca}, a folha, o trilho e as roldanas são de mercado, e só dependem da {marca} o motor, a placa e o controle.',
  ],
  further: [
    'O que mais nos perguntam sobre portão está reunido em [dúvidas frequentes](/duvidas-frequentes).',
    'Quando o defeito já tem nome, a página de [quanto custa consertar](/quanto-custa-consertar-portao-eletronico) separa o preço por peça.',
  ],
  send: [
    'Mande pelo WhatsApp uma foto do portão inteiro por dentro, tirada de longe, e conte em uma frase o que você precisa ou o que ele faz. Respondemos com a faixa de preço.',
    'Escreva pelo WhatsApp se a folha sobe, corre ou abre, o bairro e, se houver motor, a marca. Uma foto da garagem completa o que precisamos para responder.',
    'Envie uma foto do portão e o bairro pelo WhatsApp, com o que já foi tentado, se algo foi. Sem chegar perto da folha, essa foto já diz bastante.',
  ],
};
