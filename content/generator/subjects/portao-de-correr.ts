import type { Subject } from '../subject.ts';

export const portaoDeCorrer: Subject = {
  name: 'portão de correr',
  plural: 'portões de correr',
  gender: 'm',
  aliases: [
    'portão deslizante',
    'deslizante',
    'motor deslizante',
    'motor de correr',
    'motor para portão de correr',
    'motor de portão de correr',
    'motor para portão deslizante',
    'motor de portão deslizante',
    'portão corrediço',
    'portão lateral',
    'portão que corre',
  ],
  answers: {
    what: [
      'O portão de correr anda de lado sobre roldanas e um trilho no chão, guiado em cima por roletes. O motor fica na base, ao lado da folha, e a puxa por uma cremalheira, que é a régua dentada parafusada nela.',
      'No portão de correr, ou deslizante, o peso fica todo no trilho, e o motor só precisa vencer o atrito. Folha grande não assusta; roldana gasta e trilho sujo, sim.',
    ],
    works: [
      'O portão de correr se move quando a engrenagem do motor gira nos dentes da cremalheira presa à folha. Ímãs ou chaves nas pontas avisam a central de que o curso acabou.',
    ],
    price: [
      'Motor para portão de correr fica numa casa em geral entre {{replacement.from}} e {{replacement.to}}, já instalado, e sai por orçamento: o preço depende do peso, do comprimento e das aberturas por dia. A visita não tem taxa, e a base de concreto e a cremalheira, quando faltam, entram na proposta em linhas próprias.',
      'O preço de automatizar um portão de correr se define pela folha: comprimento, peso e estado das roldanas. Os nossos kits de preço fechado são para basculante, e no de correr orçamos por foto. A troca de um motor residencial fica entre {{replacement.from}} e {{replacement.to}}.',
    ],
    buy: [
      'Antes de comprar motor para portão de correr, meça o comprimento da folha e empurre-a com uma mão: o esforço diz mais que o catálogo. Mande as duas informações com uma foto da base e orçamos o motor certo, com visita sem taxa.',
    ],
    choose: [
      'Escolha o motor do portão de correr pelo peso da folha, com um quinto do limite dele de sobra, pelo comprimento e pelas aberturas na hora mais cheia. Folha de casa em trilho bom pede motor pequeno; rampa, chapa inteira e uso coletivo pedem redutor e estator maiores, e a cremalheira tem o comprimento da folha e o passo do pinhão. Numa casa, o conjunto instalado fica em geral entre {{replacement.from}} e {{replacement.to}}, por orçamento.',
      'O motor de um portão de correr é o deslizante, e se escolhe pelo peso da folha, com um quinto do limite de sobra, pelo comprimento e pelas aberturas por hora. Ele puxa a folha por uma cremalheira do comprimento dela, com o mesmo passo do pinhão. Numa casa, ele fica em geral entre {{replacement.from}} e {{replacement.to}} com a instalação, e o valor certo sai por orçamento.',
    ],
    compatibility: [
      'Num portão de correr, motor e cremalheira precisam ter o mesmo passo de dente e a mesma altura de encaixe. Trocando de marca, às vezes a base fica e a cremalheira sai, ou o contrário.',
    ],
    install: [
      'A instalação do motor em portão de correr leva de {horas de instalação} com a base pronta e no nível do trilho, tomada com disjuntor e terra próprios, batente nas duas pontas e folha que corre leve. Prende-se o motor, alinha-se a cremalheira e ajustam-se os ímãs; sem base, ela se concreta antes, e o motor vem noutra data.',
      'Para instalar motor em portão de correr, a folha tem de correr com uma mão, há um batente em cada ponta, e a tomada tem disjuntor e terra só dela. Com a base no nível do trilho, motor e cremalheira levam de {horas de instalação}; se a base falta, marca-se uma segunda data, depois da cura do concreto.',
    ],
    adjust: [
      'Regular um portão de correr é acertar folga da cremalheira, posição dos ímãs e força. O pinhão não carrega a folha: deve sobrar um fio de luz entre os dentes em todo o curso.',
    ],
    repair: [
      'O conserto de portão de correr custa de {{repair.from}} a {{repair.to}} e quase sempre está embaixo: roldana, trilho ou cremalheira. O motor entra na conta depois que a folha anda leve na mão.',
      'Portão de correr que falha se conserta de baixo para cima: trilho limpo, roldanas girando, guia sem aperto, cremalheira alinhada. O serviço leva em geral {horas de reparo}, com {{repair.warranty}} de garantia.',
    ],
    replace: [
      'Troca-se o motor do portão de correr quando o redutor gastou ou a bobina queimou; em casa, a troca completa fica entre {{replacement.from}} e {{replacement.to}}. Roldana nova antes do motor novo, para ele não herdar o esforço.',
    ],
    signs: [
      'O portão de correr pede visita quando balança em cima, quando a cremalheira pula um dente ou quando é preciso empurrar com as duas mãos no manual. Roldana que não gira risca o trilho e estraga os dois.',
    ],
    worth: [
      'Motor em portão de correr compensa quando há parede livre para a folha e o trilho está no nível. Em rampa forte a folha pesa num sentido, e aí o motor tem de ser maior ou o basculante pode sair melhor.',
    ],
    lifetime: [
      'Num portão de correr de casa, o motor dura muitos anos e as roldanas são trocadas antes; o pinhão e a cremalheira gastam juntos.',
    ],
    care: [
      'A manutenção do portão de correr é trilho varrido e seco, roldanas girando e cremalheira sem graxa em excesso. Graxa no trilho junta areia e faz o contrário do que se queria.',
    ],
    safety: [
      'O risco do portão de correr é sair da guia e tombar: folha alta é pesada em cima e estreita embaixo. Batentes nas duas pontas e roletes justos evitam isso, e nenhum motor os substitui.',
    ],
    power: [
      'Sem energia, o portão de correr anda na mão depois de girar a chave no motor, que solta o pinhão do redutor. Num piso inclinado, segure a folha antes de soltar, porque ela pode correr sozinha.',
    ],
    allowed: [
      'No portão de correr você pode varrer o trilho, olhar as roldanas e testar a folha solta com a energia cortada. Tirar a folha do trilho e mexer na altura do motor pedem duas pessoas e ferramenta, e ficam com o técnico.',
    ],
  },
  sections: [
    {
      aspect: 'works',
      heading: 'Trilho, roldana, guia e cremalheira',
      text: [
        'Cada peça tem uma tarefa. O trilho dá a reta, a roldana carrega o peso, a guia superior impede de tombar e a cremalheira transmite a força.',
        'O motor fica preso numa base e não sustenta nada. Se a folha baixa porque a roldana gastou, a cremalheira desce sobre o pinhão, e os dois passam a se comer.',
      ],
    },
    {
      aspect: 'install',
      heading: 'A base do motor e o nível da cremalheira',
      text: [
        'A base de concreto fica acima do piso, para a água da lavagem não chegar à placa, e com o eletroduto já dentro. Motor parafusado direto no piso trabalha molhado e solta com o tempo.',
        'A cremalheira acompanha a folha, e a folha acompanha o trilho. Por isso o nível se confere com o portão andando, parafuso por parafuso.',
      ],
      steps: [
        'Empurramos a folha de ponta a ponta e marcamos onde ela pesa.',
        'Fixamos a base e o motor, com a altura que deixa folga no pinhão.',
        'Prendemos a cremalheira com a folha andando, sem emenda desencontrada.',
        'Posicionamos os ímãs ou chaves dos dois lados.',
        'Regulamos força, fotocélula e tempo e gravamos os controles.',
      ],
    },
    {
      aspect: 'install',
      heading: 'O que precisa estar pronto na garagem',
      text: ['Parte do serviço é de pedreiro ou eletricista, e convém resolvê-la antes.'],
      points: [
        'Parede livre do lado em que a folha entra, com espaço para ela inteira.',
        'Trilho fixo, sem emenda saltada e sem calha cruzando.',
        'Ponto de energia com disjuntor e terra até a base do motor.',
        'Batente nas duas pontas do curso.',
        'Piso sem rampa forte no sentido da folha.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Peso, rampa e uso: o que escolhe o motor deslizante',
      text: [
        'Peso sozinho engana neste portão. Uma folha grande em roldana boa anda com dois dedos, e uma pequena em trilho torto cansa qualquer motor.',
        'A rampa soma peso num sentido só. E o uso coletivo pede motor de uso intenso, porque não há tempo de esfriar entre um carro e outro.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Motor de casa e motor de prédio no portão de correr',
      text: [
        'O de casa trabalha poucas vezes por dia e aceita engrenagem mais simples. O de prédio tem redutor em óleo ou graxa própria, estator grosso e central que ignora comando no meio da abertura.',
        'O orçamento vem depois de medir e empurrar a folha, num caso e no outro.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que muda o orçamento do deslizante',
      text: [
        'O motor é uma linha do orçamento. Base, cremalheira nova, roldanas e ponto elétrico são outras, e uma folha em bom estado dispensa a metade delas.',
        'Conserto sem troca de motor continua na faixa de {{repair.from}} a {{repair.to}}. Pode-se pagar em até {parcelas} vezes, com base e cremalheira na mesma conta.',
      ],
      points: [
        'Comprimento da folha, que dá os metros de cremalheira.',
        'Estado das roldanas e do trilho.',
        'Base de concreto pronta ou por fazer.',
        'Aberturas por dia e na hora mais cheia.',
        'Distância do quadro de luz até o motor.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Do trilho ao motor: a ordem do conserto',
      text: [
        'Com a energia cortada e o motor solto, a folha é levada na mão. O ponto em que ela endurece mostra a peça: trilho amassado, roldana presa ou guia apertada.',
        'Só com a folha leve faz sentido medir o motor. O técnico vê capacitor, pinhão e placa nessa ordem, e a peça trocada fica com {{parts.warranty}} de garantia.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Peças que mais se trocam no portão de correr',
      text: ['As peças de baixo gastam primeiro porque rodam no pó da calçada.'],
      points: [
        'Roldana com rolamento travado ou canal gasto.',
        'Rolete da guia superior ressecado.',
        'Trecho de cremalheira com dente comido.',
        'Pinhão do motor, que gasta junto com ela.',
        'Ímã de fim de curso que caiu ou saiu do lugar.',
        'Capacitor, nos motores que ficam ao sol.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Limpeza do trilho e das roldanas',
      text: [
        'Uma vassoura resolve a maior parte. Pedra, folha seca e areia no trilho viram calço, e o motor empurra contra elas todos os dias.',
        'Água de mangueira vai no piso, longe da base do motor. Roldana com graxeira recebe graxa; a de rolamento blindado se troca quando prende.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Batentes e guia contra o tombamento',
      text: [
        'A folha de correr fica em pé por dois pontos, embaixo e em cima. Sem batente no fim do curso, um ímã que caiu deixa o motor levar a folha para fora da guia.',
        'Confira os dois batentes e o aperto dos roletes. A fotocélula baixa cobre a criança que para no meio do vão.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Sinais de roldana e cremalheira no fim',
      text: ['O som e o chão contam antes de o portão parar.'],
      points: [
        'Risco brilhante ou vala no trilho.',
        'Estalo que se repete a cada palmo.',
        'Folha que balança em cima ao partir.',
        'Pó de metal ou de nylon sob o pinhão.',
        'Portão mais baixo de um lado.',
      ],
    },
    {
      aspect: 'adjust',
      heading: 'Folga da cremalheira e ímãs de parada',
      text: [
        'A folga certa, de 1 a 2 mm, se mede com um papelão fino entre os dentes, em três pontos do curso. Sem folga, o pinhão carrega o portão; com folga demais, ela pula.',
        'Os ímãs ficam na ponta da cremalheira e decidem a parada. Um palmo antes do batente, a folha freia e encosta sem bater.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Aproveitar base e cremalheira na troca',
      text: [
        'Cremalheira boa continua se o passo do dente é o do motor novo. Misturar passo diferente funciona por alguns dias e come os dois lados.',
        'A base também fica quando a altura do eixo combina. Uma foto da etiqueta e a medida do chão até o primeiro dente respondem antes da visita.',
      ],
    },
    {
      aspect: 'power',
      heading: 'Deslizante na falta de luz',
      text: [
        'A chave fica na frente ou no lado do motor, atrás de uma tampa. Girada, ela solta o pinhão, e a folha passa a correr livre.',
        'Em declive isso é perigoso: apoie a folha antes de girar. Sem luz por muitas horas, feche com um cadeado no batente, porque solta ela abre com um empurrão.',
      ],
    },
  ],
  faults: [
    {
      fault: ['slams'],
      answer: [
        'Portão de correr que bate forte no fim perdeu a referência da parada: o ímã saiu do lugar, a chave falhou ou a desaceleração foi desligada. Desligue o fechamento automático, porque cada pancada afrouxa o batente que impede a folha de sair da guia.',
      ],
      heading: 'Deslizante que bate no batente',
      text: [
        'O ímã decide onde o motor desliga, e a central decide quanto antes ele freia. Um esbarrão no ímã ou uma placa trocada muda os dois.',
      ],
      points: [
        'Bate sempre no mesmo lado: ímã ou chave daquele lado.',
        'Bate dos dois lados: desaceleração desligada ou curso por gravar.',
        'Bate mais num sentido da rampa: peso que empurra.',
        'Encosta sem bater e abre fresta: ímã cedo demais.',
      ],
      careful: 'Não fique entre a folha e o batente para olhar o ímã com o portão ligado.',
      technician:
        'Reposicionar o ímã e regular freio e força parte de {{repair.from}}; batente solto é chumbado de novo.',
      more: 'Leia [portão batendo forte ao fechar](/portao-batendo-forte-ao-fechar).',
    },
    {
      fault: ['scrapes'],
      answer: [
        'Portão de correr com barulho de ferro raspando tem roldana gasta, guia apertada ou folha encostando no piso. Com o disjuntor desligado, procure o risco brilhante no trilho, na guia de cima ou na barra de baixo: ele está onde o ferro pega.',
      ],
      heading: 'Onde o deslizante raspa',
      text: [
        'A roda perde diâmetro e a folha baixa junto. Primeiro some a folga da cremalheira, depois a barra inferior toca o trilho.',
      ],
      points: [
        'Risco na lateral do trilho: canal da roldana aberto.',
        'Risco no alto da folha: rolete da guia travado ou torto.',
        'Risco contínuo na barra de baixo: as duas rodas gastas.',
        'Som curto num ponto: emenda do trilho saltada.',
      ],
      careful: 'Não passe graxa no trilho para calar o som, que volta com areia dentro.',
      technician:
        'Par de roldanas, guia e emenda se acertam por {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      more: 'A peça que mais raspa tem página: [roldana do portão quebrada](/roldana-do-portao-quebrada).',
    },
    {
      fault: ['in-rain'],
      answer: [
        'Portão de correr que só falha quando chove tem água no conduíte do piso, na fotocélula baixa ou na base do motor. Desligue o disjuntor, varra a água e a lama do trilho depois que a chuva passar e veja se ele volta ao normal seco.',
      ],
      heading: 'Deslizante e chuva',
      text: [
        'O motor de correr fica no ponto mais baixo da garagem. Base rente ao piso e conduíte sem dreno levam a enxurrada até a placa.',
      ],
      points: [
        'Não fecha na chuva: fotocélula molhada ou emenda do piso.',
        'Pesado na chuva: lama e folha no trilho.',
        'Disjuntor desarma: água na base do motor.',
        'Abre sozinho: fio da botoeira em curto.',
      ],
      careful: 'Não jogue água de mangueira na base para tirar a lama.',
      technician:
        'Levantar a base, vedar a caixa e refazer a emenda começa em {{repair.from}}, conforme a obra.',
      more: 'O que olhar em cada chuva está em [portão não abre quando chove](/portao-nao-abre-quando-chove).',
    },
    {
      fault: ['car-trapped'],
      answer: [
        'Com o portão de correr travado e o carro preso na garagem, veja primeiro se as rodas estão no trilho e se o piso é plano. Estando, desligue o disjuntor, gire a chave do motor e empurre a folha; fora do trilho ou em rampa, não solte e espere o técnico.',
      ],
      heading: 'Tirar o carro com o deslizante travado',
      text: [
        'Boa parte das vezes uma pedra no trilho prende a folha, e retirá-la com o disjuntor desligado libera a passagem.',
      ],
      points: [
        'Folha solta e leve: abra e prenda com um calço nas duas pontas.',
        'Chave girada e folha dura: roldana ou guia.',
        'Folha fora do trilho: nada se move até a escora.',
        'Luz que voltou no meio: o disjuntor desligado evita o susto.',
      ],
      careful: 'Não puxe a folha com corda presa ao carro: ela tomba para o lado de quem puxa.',
      technician:
        'Avise que há carro preso; a liberação com o conserto vai de {{repair.from}} a {{repair.to}}.',
      more: 'Os testes na ordem estão em [portão travado](/portao-travado).',
    },
    {
      fault: ['off-track', 'crooked', 'falls'],
      answer: [
        'Portão de correr que saiu do trilho deve ficar onde parou: desligue o disjuntor, afaste as pessoas e não solte o motor. A folha é alta e pode tombar quando se tenta levantá-la de um lado só.',
      ],
      heading: 'Quando a folha sai do trilho',
      text: [
        'A roldana pula fora por causa de pedra, trilho amassado, batida ou fim de curso que deixou a folha ir longe demais. Recolocar sem achar a causa dura pouco.',
      ],
      points: [
        'Saiu na ponta do curso: ímã ou batente que falta.',
        'Saiu no meio: pedra, trilho levantado ou emenda aberta.',
        'Saiu depois de uma batida: guia torta ou roldana quebrada.',
        'Sai e volta de vez em quando: canal gasto na roldana.',
      ],
      careful: 'Não use o carro nem o próprio motor para puxar a folha de volta.',
      technician:
        'A folha é escorada e recolocada com a causa corrigida, de {{repair.from}} a {{repair.to}}.',
      more: 'Veja como isolar o vão em [portão de correr saiu do trilho](/portao-de-correr-saiu-do-trilho).',
    },
    {
      fault: ['heavy', 'slow', 'weak', 'hot'],
      answer: [
        'Portão de correr pesado ou lento tem roldana presa, trilho sujo ou guia apertada em quase todos os casos. Varra o trilho, corte a energia, solte o motor em piso plano e empurre com uma mão: onde endurece está a causa.',
      ],
      heading: 'Deslizante pesado e motor sofrendo',
      text: [
        'O peso da folha não muda; o atrito muda. Rolamento que travou passa a arrastar, e o motor faz o trabalho de um freio.',
      ],
      points: [
        'Pesado o curso todo: rolamento das roldanas.',
        'Pesado num trecho: trilho amassado ou piso que cedeu.',
        'Pesado só num sentido: rampa.',
        'Pesado depois da pintura: guia apertada ou tinta no trilho.',
      ],
      careful: 'Não solte o motor em rampa: a folha pode correr sozinha até o batente.',
      technician:
        'A troca do par de roldanas e o acerto da guia ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
      more: 'O teste com uma mão está em [portão de correr pesado](/portao-de-correr-pesado).',
    },
    {
      fault: ['noise', 'slips', 'loose', 'worn', 'broken'],
      answer: [
        'Portão de correr que estala ou pula dente está com a cremalheira alta, torta ou solta sobre o pinhão. Pare de usar se a folha dá trancos, porque cada salto come mais um pouco dos dois dentes.',
      ],
      heading: 'Estalos e cremalheira pulando',
      text: [
        'Pinhão e cremalheira se encontram num ponto só, e qualquer desnível passa por ali. Roldana gasta baixa a folha; parafuso frouxo levanta a régua.',
      ],
      points: [
        'Estalo num ponto: emenda ou dente quebrado.',
        'Estalo em todo o curso: folga errada.',
        'Motor gira e a folha não anda: destravado ou pinhão liso.',
        'Base balançando: chumbador solto.',
      ],
      careful: 'Não aproxime o dedo do pinhão para medir a folga com a energia ligada.',
      technician:
        'Alinhamento da régua e troca de pinhão ficam entre {{repair.from}} e {{repair.to}}, com {{parts.warranty}} nas peças.',
      more: 'As causas por ordem estão em [cremalheira do portão pulando](/cremalheira-do-portao-pulando).',
    },
    {
      fault: ['stuck', 'does-not-open', 'does-not-work', 'hums', 'no-power', 'power-back'],
      answer: [
        'Portão de correr travado: com o disjuntor desligado, tire o que houver no trilho, solte o motor na chave e empurre a folha. Se ela corre, o defeito está no motor, no capacitor ou na placa; se continua presa, é roldana, guia ou batente.',
      ],
      heading: 'Deslizante travado ou mudo',
      text: [
        'Boa parte dos travamentos se vê no chão, sem ferramenta. Uma pedrinha no canal da roldana segura uma folha inteira.',
      ],
      points: [
        'Pedra, galho ou massa de obra no trilho.',
        'Folha presa no batente por fim de curso longo.',
        'Ronco e parada: capacitor ou rolamento.',
        'Silêncio com a luz da placa acesa: comando ou relé.',
      ],
      careful: 'Não force com alavanca contra a cremalheira; os dentes não voltam.',
      technician:
        'O técnico libera a folha, mede o motor e diz o preço antes de trocar a peça, de {{repair.from}} a {{repair.to}}.',
      more: 'Quando nada responde, siga [portão travado](/portao-travado).',
    },
    {
      fault: ['does-not-close', 'reverses', 'stops-halfway', 'opens-by-itself', 'does-not-stop'],
      answer: [
        'Portão de correr que não fecha, volta ou passa do ponto perdeu a fotocélula ou o ímã de parada. Limpe as lentes, veja se o ímã continua na ponta da cremalheira e se nada cruza o vão.',
      ],
      heading: 'Parada errada no portão de correr',
      text: [
        'O ímã anda com a folha e avisa o sensor do motor. Um esbarrão do carro o desloca alguns centímetros, e o portão passa a deixar fresta ou a bater.',
      ],
      points: [
        'Volta sempre: fotocélula ou obstáculo.',
        'Bate no fim: ímã longe demais.',
        'Deixa fresta: ímã perto demais ou trilho sujo na ponta.',
        'Abre com um empurrão de fora: pinhão gasto ou motor destravado.',
      ],
      careful: 'Não cole o ímã com fita em outro lugar; sem referência certa a folha sai da guia.',
      technician: 'Recolocar ímã, regular força e alinhar sensor começa em {{repair.from}}.',
      more: 'Se ele abre ao ser empurrado, leia [portão de correr abre empurrando](/portao-de-correr-abre-empurrando).',
    },
  ],
  questions: [
    {
      about: ['price', 'buy'],
      question: 'Por que não há preço fechado para o portão de correr?',
      answer:
        'Porque comprimento, peso e base mudam a lista de material. Com foto e medidas mandamos a faixa antes da visita, que não tem taxa.',
    },
    {
      about: ['install', 'choose'],
      question: 'Portão de correr em rampa pode ter motor?',
      answer:
        'Pode em rampa leve, com motor maior e batente reforçado. Em rampa forte a folha corre sozinha no manual, e isso se avalia no local.',
    },
    {
      about: ['care', 'noise'],
      question: 'Passo graxa no trilho do portão de correr?',
      answer: 'Não. O trilho fica limpo e seco; graxa vai no rolamento que tem graxeira e, pouca, no pinhão.',
    },
    {
      about: ['repair', 'heavy'],
      question: 'Troca-se uma roldana só?',
      answer: 'Trocam-se as duas. Diâmetros diferentes inclinam a folha e levam a cremalheira junto.',
    },
    {
      about: ['compatibility', 'replace'],
      question: 'Cremalheira de nylon ou de ferro?',
      answer:
        'A de nylon com alma de aço é silenciosa e serve em casa; a de ferro aguenta folha pesada. O pinhão tem de ser do mesmo passo.',
    },
    {
      about: ['install', 'lifetime'],
      question: 'A base de concreto precisa secar?',
      answer:
        'Sim. O motor é parafusado depois que o concreto endureceu, por isso às vezes são duas visitas.',
    },
    {
      about: ['safety'],
      question: 'O portão de correr pode cair para a rua?',
      answer:
        'Só se faltar guia ou batente. Confira os roletes de cima e os calços das pontas uma vez por mês.',
    },
    {
      about: ['power', 'no-power'],
      question: 'Depois que a luz volta, como encaixo o motor?',
      answer:
        'Com a folha parada, gire a chave de volta e empurre um pouco até ouvir o encaixe. Só então ligue o disjuntor.',
    },
    {
      about: ['choose', 'worth'],
      question: 'Portão de correr ou basculante, qual escolher?',
      answer:
        'O de correr quando há parede livre e vão largo; o basculante quando o muro acaba na coluna. No basculante, o carro precisa caber sob a folha deitada.',
    },
    {
      about: ['lifetime', 'signs'],
      question: 'Quanto duram as roldanas?',
      answer:
        'Depende do pó e do peso. Olhe o canal: se já é um V fundo ou a roda não gira na mão, está na hora.',
    },
    {
      about: ['works', 'choose'],
      question: 'O portão de correr pode ser rápido?',
      answer:
        'Pode, com motor de inversor e folha leve. Em folha pesada, correr mais é bater mais forte no batente.',
    },
  ],
  visit: [
    'Em portão de correr {onde}, o técnico solta o motor, empurra a folha com uma mão e só mede a parte elétrica depois que ela corre leve.',
    'Para orçar motor deslizante {onde}, bastam uma foto da base, uma do trilho e o comprimento da folha.',
    'Roldanas e ímãs das medidas comuns já vão no carro quando a chamada é de portão de correr {onde}.',
  ],
  brand: [
    'Num portão de correr com motor {marca}, roldana e trilho são de mercado, e a cremalheira precisa ter o passo do pinhão {marca}.',
  ],
  further: [
    'Roldana, cremalheira e regulagem do portão de correr têm cada uma o seu preço em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    'A página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante) explica redutor, pinhão e base.',
    'O passo da obra está em [instalação de motor deslizante](/topicos/instalacao-de-motor-de-portao-deslizante).',
  ],
  send: [
    'Mande pelo WhatsApp uma foto do portão inteiro por dentro e outra do lugar do motor, tiradas de longe, e o comprimento da folha. Com isso vem a faixa de preço.',
    'Conte pelo WhatsApp se a folha corre firme no trilho e se o piso é plano, e junte uma foto do portão inteiro. Folha torta ou fora do trilho se fotografa de longe.',
  ],
};
