import type { Subject } from '../subject.ts';

export const embreagem: Subject = {
  name: 'embreagem do motor',
  plural: 'embreagens do motor',
  gender: 'f',
  aliases: [
    'embreagem',
    'embreagem eletrônica',
    'embreagem mecânica',
    'embreagem do portão',
    'embreagem de portão',
    'embreagem do portão eletrônico',
    'embreagem do motor de portão',
    'embreagem de motor de portão',
    'regulagem da embreagem',
    'força do motor',
    'força do motor de portão',
    'força do portão',
    'força do portão eletrônico',
    'força de abertura',
    'força de fechamento',
    'regulagem de força',
    'regulagem da força',
    'regulagem de força do motor',
    'regulagem de força do portão',
    'ajuste de força',
    'ajuste da força',
    'controle de força',
    'limite de força',
    'parafuso de força',
    'trimpot de força',
  ],
  answers: {
    what: [
      'A embreagem do motor é o limite de força com que ele empurra a folha do portão. Na maior parte dos motores atuais ela é eletrônica, um ajuste da central; em alguns mais antigos há uma embreagem mecânica, com discos e mola, dentro da caixa redutora.',
      'Embreagem do motor de portão é o nome que o ramo dá à regulagem de força. Ela decide quanto o motor insiste quando encontra resistência, e por isso interessa tanto a quem tem folha pesada como a quem tem criança em casa.',
    ],
    works: [
      'A embreagem do motor eletrônica reduz a energia que a central entrega depois da partida, e a folha passa a andar com força limitada. Conforme a placa, ao encontrar um obstáculo o motor apenas perde o embalo e para, ou a central percebe a parada e inverte o sentido.',
    ],
    price: [
      'Regular a embreagem do motor custa a partir de {{repair.from}}, com a conferência de paradas e do peso da folha na mesma visita. O valor só sobe, até {{repair.to}}, quando a força some por capacitor, roldana, contrapeso ou engrenagem que precisam de troca.',
      'A regulagem de força do motor é a parte barata do conserto, perto de {{repair.from}}. Quem decide se haverá peça a trocar é o teste da folha na mão, feito antes de girar qualquer ajuste.',
    ],
    choose: [
      'Na escolha entre motores, prefira a embreagem do motor eletrônica com detecção de obstáculo, em que a folha volta ao tocar em algo. Pergunte se abertura e fechamento têm ajuste separado, porque a folha quase nunca pesa igual nos dois sentidos.',
    ],
    buy: [
      'A embreagem do motor eletrônica não se compra à parte: ela faz parte da central de comando. Na mecânica, discos e molas são peças do modelo, pedidas pela etiqueta do motor.',
    ],
    compatibility: [
      'O ajuste da embreagem do motor depende da central, e nem toda placa substituta oferece os mesmos recursos. Antes de trocar a placa, confira se a nova lê o sensor de rotação do seu motor, quando ele tem um.',
    ],
    install: [
      'Numa instalação, a embreagem do motor é regulada por último, com a folha equilibrada e as paradas prontas. Parte-se do mínimo, sobe-se aos poucos até a folha completar o curso e depois se testa com um obstáculo.',
      'A regulagem da embreagem faz parte da instalação do motor, que leva de {horas de instalação}. Nos kits de basculante, a partir de {{kit.padrao}}, ela está incluída no preço.',
    ],
    program: [
      'Programar a embreagem do motor é, conforme a central, girar um botão pequeno marcado FORÇA, mudar uma chave ou entrar num menu. O nome do ajuste e a escala variam por modelo, e o manual da placa diz qual é o sentido que aumenta.',
    ],
    adjust: [
      'Regule a embreagem do motor no menor valor que leva a folha até o fim em dia frio e em dia quente. Antes do ajuste a folha precisa andar leve na mão, senão a força só esconde roldana, contrapeso ou dobradiça com defeito.',
      'A regulagem de força do portão se faz de baixo para cima, em passos curtos, com um ciclo completo depois de cada um. Termina quando a folha fecha até o fim e ainda para diante de um calço de madeira posto no caminho.',
    ],
    repair: [
      'O conserto da embreagem do motor mecânica é a limpeza ou a troca dos discos e da mola, com a caixa aberta, por {{repair.from}} a {{repair.to}}. A eletrônica se regula; se não responde, o defeito está na placa ou no componente que dosa a energia.',
    ],
    replace: [
      'Troque os discos da embreagem do motor mecânica quando ela patina mesmo apertada e a folha está leve na mão. Na eletrônica a troca é da central, e só depois de descartar capacitor, tensão baixa e peso da folha.',
    ],
    signs: [
      'A embreagem do motor está baixa quando a folha para ou volta sem encostar em nada, e pior de manhã ou no fim da tarde. Está alta quando bate forte no batente e não para ao encontrar um calço.',
    ],
    worth: [
      'Vale chamar só para regular a embreagem do motor quando a folha volta sozinha ou quando não para em obstáculo. A visita é curta, e evita o conserto de pino, braço ou engrenagem que a força alta provoca.',
    ],
    lifetime: [
      'A embreagem do motor eletrônica não gasta, mas o ajuste perde a validade quando a folha muda de peso ou o capacitor envelhece. Os discos da mecânica se desgastam cada vez que patinam.',
    ],
    care: [
      'O cuidado com a embreagem do motor é conferi-la na revisão, depois de limpar e alinhar a folha, e anotar o valor que ficou. Quem sobe o ajuste cada vez que a folha pesa perde a referência do que era normal.',
    ],
    safety: [
      'A embreagem do motor limita a pancada, mas age só depois do contato: a folha encosta primeiro e para em seguida. Fotocélula e regulagem de força trabalham juntas, e uma não substitui a outra.',
    ],
    power: [
      'Sem energia, a embreagem do motor eletrônica não tem efeito, e a folha se move na mão depois de destravar. Com nobreak de tensão fraca, a força cai e o portão pode parar no meio como se ela estivesse baixa.',
    ],
    allowed: [
      'O morador pode testar a embreagem do motor com um calço, de fora do caminho da folha; mexer no ajuste pede a tampa aberta com a central energizada. Há 127 V ou 220 V perto do botão, e por isso deixe esse passo com o técnico.',
    ],
  },
  sections: [
    {
      aspect: 'what',
      heading: 'Embreagem eletrônica e embreagem mecânica',
      text: [
        'A palavra vem dos motores em que discos apertados por mola ligavam o redutor ao pinhão. Quando a folha encontrava algo, os discos patinavam e o motor seguia girando.',
      ],
      points: [
        'A mecânica patina no próprio eixo e se regula por porca ou parafuso.',
        'A eletrônica diminui a energia do motor e se regula na central.',
        'O motor com inversor mede o esforço e dosa a força durante o curso.',
        'A peça de plástico que quebra para proteger o redutor é fusível mecânico, e não se regula.',
      ],
    },
    {
      aspect: 'works',
      heading: 'O que a central faz com a energia do motor',
      text: [
        'Na partida a placa libera toda a energia por um instante, para vencer a folha parada. Em seguida corta uma parte de cada ciclo da rede, e o motor trabalha com a força que foi ajustada.',
        'Esse corte explica o zumbido mais áspero de motores com ajuste muito baixo. Explica também por que eles esquentam: o enrolamento recebe energia e a folha quase não anda.',
      ],
    },
    {
      aspect: 'works',
      heading: 'Como a placa percebe o obstáculo',
      text: [
        'Há centrais que só contam tempo: a folha encosta, perde o embalo e fica apertada até o tempo acabar. Outras leem a rotação do motor por um sensor e sabem na hora que ele parou.',
        'Nas que leem, o normal é parar e voltar. Se a sua apenas para, a [fotocélula](/topicos/sensor-fotocelula-para-portao) é ainda mais necessária, porque inverte a folha antes do toque.',
      ],
    },
    {
      aspect: 'adjust',
      heading: 'Preparar a folha antes de mexer na força',
      text: [
        'O ajuste certo em folha ruim dura até a próxima chuva. Conferir a folha ocupa a maior parte da visita e vem antes do botão.',
      ],
      points: [
        'No basculante, a folha solta do motor fica parada na metade do curso.',
        'No de correr, ela vai de ponta a ponta sem ponto duro.',
        'No de abrir, as dobradiças giram sem a ponta arrastar.',
        'A tensão na central, medida com o motor ligado, não cai demais.',
        'O capacitor tem o valor escrito nele, conferido com medidor.',
      ],
    },
    {
      aspect: 'adjust',
      heading: 'A regulagem feita em campo',
      text: ['O técnico trabalha com o caminho livre e uma pessoa cuidando da calçada.'],
      steps: [
        'Anota a posição em que o ajuste estava.',
        'Reduz até a folha não completar o curso.',
        'Sobe um passo por vez, com uma abertura e um fechamento inteiros.',
        'Deixa uma pequena sobra para frio e vento.',
        'Fecha a folha contra um calço de madeira e confere a parada ou a volta.',
      ],
    },
    {
      aspect: 'adjust',
      heading: 'Força separada para abrir e fechar',
      text: [
        'Muitas centrais têm um ajuste só, e então quem manda é o sentido mais pesado. Em rampa lateral, por exemplo, a folha de correr sobe num sentido e desce no outro.',
        'Com dois ajustes, o fechamento pode ficar mais baixo, que é onde estão o carro e as pessoas. Na compra de uma placa nova, esse recurso merece entrar na comparação.',
      ],
    },
    {
      aspect: 'install',
      heading: 'A força na entrega da instalação',
      text: [
        'Ao terminar a montagem, mostramos o portão fechando contra um calço, com você do lado de dentro. É a demonstração de que o limite funciona naquela folha.',
        'O motor e a instalação do kit têm {{kit.warranty}} de garantia. Se a folha receber chapa ou lambril depois da entrega, a força e o contrapeso precisam de nova regulagem.',
      ],
    },
    {
      aspect: 'price',
      heading: 'Quando a regulagem vira troca de peça',
      text: [
        'Se a folha anda leve e a tensão está boa, o serviço termina no ajuste e fica perto do menor valor. Capacitor gasto é peça barata e muda pouco a conta.',
        'Discos de embreagem, engrenagem ou central aproximam o orçamento de {{repair.to}}. As peças têm {{parts.warranty}} de garantia, e a regulagem tem {{repair.warranty}}, como todo serviço.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Força baixa, força alta ou folha pesada',
      text: [
        'Os três casos se parecem para quem só olha o portão. A diferença aparece em quando e onde ele falha.',
      ],
      points: [
        'Para no mesmo ponto todas as vezes: a folha prende ali.',
        'Para em pontos variados: ajuste baixo ou tensão oscilando.',
        'Para só com vento: área cheia e pouca sobra.',
        'Completa o curso com um baque: ajuste alto ou parada tardia.',
        'Fraqueja depois de várias aberturas: motor quente ou capacitor.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'O teste do calço',
      text: [
        'Use um pedaço de madeira macia ou uma caixa de papelão firme, deitada no fim do curso, e fique a dois passos do caminho da folha. Nunca teste com a mão, com o pé nem encostando o carro.',
        'A folha deve parar ou voltar sem esmagar a caixa. Se ela insiste até o motor roncar, desligue o disjuntor e não use o fechamento automático até regular.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Por que força no máximo custa caro',
      text: [
        'Com o limite no alto, um ferrolho esquecido é suficiente para entortar o braço ou arrancar a base do motor. O portão deixa de avisar que ficou pesado e continua até a peça mais fraca ceder.',
        'Há também o risco para quem passa, que nenhum ajuste posterior desfaz. Em entrada com idosos e crianças, preferimos folha mais lenta e fotocélula nas duas alturas.',
      ],
    },
    {
      aspect: 'program',
      heading: 'Onde fica o ajuste em cada tipo de central',
      text: [
        'O técnico procura primeiro a etiqueta da placa, porque o mesmo motor saiu com centrais diferentes ao longo do tempo.',
      ],
      points: [
        'Placa simples: botão de girar com fenda, marcado FORÇA ou EMB.',
        'Placa com chaves: combinação descrita no manual.',
        'Placa com visor: parâmetro numerado, com senha em alguns casos.',
        'Placa de inversor: ajuste pelo programador do fabricante ou pelos botões.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Revisão da força ao longo do ano',
      text: [
        'No inverno a graxa fica mais grossa e a folha pede um pouco mais. No verão a madeira molhada e o portão fechado ao sol mudam o encosto no batente.',
        'A revisão anual da casa basta para acompanhar isso. Em condomínio o teste do calço entra na visita de cada {{maintenance.interval}}, com o resultado escrito na ordem de serviço.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Discos e mola da embreagem mecânica',
      text: [
        'Nos motores que a têm, o óleo do redutor que passa por um retentor velho molha os discos. Eles patinam com a folha leve, e apertar a porca resolve por poucos dias.',
        'O serviço é abrir a caixa na bancada, trocar o retentor, desengraxar ou substituir os discos e acertar a mola. Se não existe mais peça, o motor residencial novo montado fica de {{replacement.from}} a {{replacement.to}}.',
      ],
    },
  ],
  faults: [
    {
      fault: ['weak', 'stops-halfway', 'slow', 'does-not-open'],
      answer: [
        'Portão que para no meio pode ter a embreagem do motor baixa, mas a causa mais comum é folha pesada ou capacitor gasto. Desligue o disjuntor e, se a folha estiver reta e firme, sinta o peso dela na mão antes de pedir mais força.',
      ],
      heading: 'Falta de força no curso',
      text: [
        'O ajuste não se altera sozinho. Se o portão completava o curso e deixou de completar, alguma coisa mudou no peso da folha, na tensão da rede ou no próprio motor.',
      ],
      points: [
        'Falha que começou depois de obra na folha: ela ganhou peso.',
        'Falha no fim da tarde: tensão baixa na rede da rua.',
        'Partida boa no meio e ruim no batente: capacitor.',
        'Placa trocada há pouco: ajuste de fábrica baixo demais.',
      ],
      careful:
        'Não gire o ajuste até o máximo para passar o fim de semana, porque a folha deixa de parar em pessoas e carros. Basculante que ganhou peso não se destrava.',
      technician:
        'O técnico mede tensão, capacitor e esforço da folha, corrige a causa e regula a força, de {{repair.from}} a {{repair.to}}.',
      more: 'O teste de cada causa está na página do [motor que perdeu a força](/motor-do-portao-perdeu-a-forca).',
    },
    {
      fault: ['reverses', 'does-not-close'],
      answer: [
        'Quando a folha encosta em nada e volta, a embreagem do motor pode estar sensível demais para o peso ou o vento daquele momento. Limpe a lente da fotocélula e olhe o trilho antes de culpar a força.',
      ],
      heading: 'Folha que volta sem obstáculo',
      text: [
        'A central entende como obstáculo qualquer resistência acima do limite. Uma pedra, uma dobradiça seca ou uma rajada na folha de área cheia produzem o mesmo efeito.',
      ],
      points: [
        'Volta sempre na mesma altura: ponto duro no trilho ou na guia.',
        'Volta só em dia de vento: pouca sobra no fechamento.',
        'Volta antes de começar a andar: fotocélula suja ou desalinhada.',
        'Volta ao tocar o batente: ponto de parada depois do encosto.',
      ],
      careful:
        'Não desligue a fotocélula nem segure o botão para forçar o fechamento, pois a folha pode completar o curso em cima de alguém.',
      technician:
        'O técnico separa sensor de esforço, livra a folha e reprograma limite e paradas. O serviço parte de {{repair.from}}, com {{repair.warranty}} de garantia.',
      more: 'As demais causas estão em [portão fecha e abre de novo](/portao-fecha-e-abre-de-novo).',
    },
    {
      fault: ['slams', 'crooked', 'broken'],
      answer: [
        'Batida forte no fim do curso mostra embreagem do motor alta ou ponto de parada tarde demais. Reduza o uso ao necessário, mantenha as pessoas longe e marque a regulagem, porque cada pancada solta suporte e pino.',
      ],
      heading: 'Pancada na chegada',
      text: [
        'Duas regulagens se somam aqui. A de curso diz onde cortar, e a de força diz com quanto a folha ainda empurra quando o corte atrasa.',
      ],
      points: [
        'Pancada nos dois sentidos: força alta.',
        'Pancada só ao fechar: ímã ou contato daquele lado.',
        'Pancada que cresceu em meses: batente gasto ou borracha perdida.',
      ],
      careful: 'Não ponha pneu nem espuma no batente: a folha para cedo e a central passa a inverter.',
      technician:
        'O técnico baixa a força, refaz as paradas, aperta a base e repõe o amortecedor, por {{repair.from}} a {{repair.to}} conforme o que se soltou.',
      more: 'Veja também o que procurar quando há [portão batendo forte ao fechar](/portao-batendo-forte-ao-fechar).',
    },
    {
      fault: ['does-not-stop', 'stuck'],
      answer: [
        'Se o portão encosta num obstáculo e continua empurrando, a embreagem do motor está alta ou a placa não detecta a parada. Desligue o disjuntor e deixe o automático fora de uso até a regulagem.',
      ],
      heading: 'Motor que insiste no obstáculo',
      text: [
        'Central antiga empurra até o tempo de trabalho terminar, mesmo com a folha presa. Na que tem leitura de rotação, o sensor sujo ou um fio solto causam o mesmo comportamento.',
      ],
      points: [
        'Para no calço depois de vários instantes: placa que só conta tempo.',
        'Antes voltava e agora insiste: sensor de rotação ou ajuste mexido.',
        'Nunca parou desde a compra: força no máximo.',
      ],
      careful:
        'Não segure a folha com o corpo para ver se ela para, e não use o portão com crianças na entrada.',
      technician:
        'O técnico regula, confere o sensor e propõe fotocélula ou central com inversão quando a placa não tem o recurso. A regulagem parte de {{repair.from}}.',
      more: 'Se já houve contato com um veículo, siga a página do [portão que fechou em cima do carro](/portao-fechou-em-cima-do-carro).',
    },
    {
      fault: ['hums', 'hot', 'burnt'],
      answer: [
        'Motor que zumbe e esquenta com a folha quase parada pode estar com a embreagem do motor baixa demais para o peso dela. Solte o botão, desligue o disjuntor e espere esfriar antes da única tentativa seguinte.',
      ],
      heading: 'Zumbido e calor com a folha lenta',
      text: [
        'Com energia cortada além do que a folha exige, o enrolamento aquece em vez de girar. Capacitor fraco e trava presa dão o mesmo quadro, e a força não resolve nenhum dos dois.',
      ],
      points: [
        'Zumbido áspero em todo o curso: ajuste perto do mínimo.',
        'Zumbido só na partida: capacitor.',
        'Ronco com a folha imóvel: ferrolho, trava ou pedra.',
        'Cheiro forte: enrolamento, e não se liga mais.',
      ],
      careful:
        'Não jogue água para esfriar e não abra a tampa: o capacitor guarda carga depois de desligado.',
      technician:
        'O técnico mede corrente e capacitor, livra a folha e só então sobe a força. O conserto vai de {{repair.from}} a {{repair.to}}.',
      more: 'O que o calor indica está na página do [motor de portão que esquenta muito](/motor-de-portao-esquenta-muito).',
    },
    {
      fault: ['slips', 'worn', 'loose'],
      answer: [
        'Se o motor gira solto e a folha anda aos trancos, a embreagem do motor mecânica patina ou um engate está gasto. Desligue o disjuntor e veja só se a chave de destravamento ficou no meio do caminho.',
      ],
      heading: 'Embreagem que patina',
      text: [
        'Os discos perdem atrito por desgaste ou por óleo. Em motor sem discos, o sintoma igual vem de engrenagem com dente raso ou chaveta cisalhada.',
      ],
      points: [
        'Folha que anda leve na mão e não com o motor: discos ou engrenagem.',
        'Óleo escorrendo da caixa: retentor.',
        'Chave em posição intermediária: engate parcial.',
      ],
      careful:
        'Não abra a caixa: a mola está comprimida e salta quando a porca sai, e a folha pode se soltar do motor.',
      technician:
        'O técnico abre a caixa com a folha presa, troca discos ou engrenagem e ajusta a mola, de {{repair.from}} a {{repair.to}}, com {{parts.warranty}} nas peças.',
      more: 'A comparação com outras causas está em [motor gira e portão não anda](/motor-gira-e-portao-nao-anda).',
    },
  ],
  questions: [
    {
      about: ['adjust', 'allowed'],
      question: 'Posso aumentar a força do motor por conta própria?',
      answer:
        'Não recomendamos. O ajuste fica ao lado de partes energizadas, e o valor alto tira do portão a capacidade de parar no obstáculo.',
    },
    {
      about: ['works', 'choose'],
      question: 'Aumentar a força deixa o portão mais rápido?',
      answer:
        'Não. O tempo de abertura vem do redutor, do fuso ou do inversor; a força só muda quanto o motor insiste.',
    },
    {
      about: ['safety'],
      question: 'Com a força bem regulada ainda preciso de fotocélula?',
      answer:
        'Precisa. A fotocélula evita o contato; o limite de força diminui o efeito dele quando acontece.',
    },
    {
      about: ['reverses', 'care'],
      question: 'Por que meu portão volta só nas manhãs frias?',
      answer:
        'A graxa endurece e a folha pesa mais nas primeiras aberturas. Limpeza e lubrificação costumam bastar, com uma pequena sobra no ajuste.',
    },
    {
      about: ['adjust', 'weak'],
      question: 'A falta de força pode ser da rede elétrica?',
      answer:
        'Pode. Fio fino, extensão ou horário de pico derrubam a tensão no motor, e o técnico mede isso com a folha em movimento.',
    },
    {
      about: ['replace', 'program'],
      question: 'Troquei a placa e o portão ficou fraco, por quê?',
      answer:
        'A placa nova vem com ajuste de fábrica. Falta regular força, tempo e paradas para a sua folha.',
    },
    {
      about: ['choose', 'compatibility'],
      question: 'Todo motor de portão tem embreagem?',
      answer:
        'Não. Há motores muito antigos sem limite nenhum de força, e nesses a fotocélula e a troca da central entram na conversa.',
    },
    {
      about: ['price', 'repair'],
      question: 'Vocês vêm só para regular a força?',
      answer: 'Vimos, sem taxa de visita nas cidades atendidas. O valor do serviço é combinado antes.',
    },
    {
      about: ['slams', 'signs'],
      question: 'O portão bate forte porque tem força demais?',
      answer:
        'Pode ser isso ou a parada fora do ponto. Se o baque é só de um lado, comece pelo ímã daquele lado.',
    },
    {
      about: ['worth', 'choose'],
      question: 'Um motor mais potente dispensa a regulagem?',
      answer:
        'Pelo contrário: quanto mais potência sobra, mais baixo o limite precisa ficar para a folha parar a tempo.',
    },
    {
      about: ['lifetime', 'care'],
      question: 'Depois de quanto tempo a força precisa de novo ajuste?',
      answer:
        'Não há prazo fixo. Ela se confere na revisão e sempre que mudar a folha, a placa ou o capacitor.',
    },
    {
      about: ['install', 'safety'],
      question: 'Como sei se o instalador regulou a força?',
      answer:
        'Peça que ele feche o portão contra um calço de madeira na sua frente. A folha tem de parar ou voltar.',
    },
  ],
  visit: [
    'Para regular a embreagem do motor {onde}, o técnico testa primeiro a folha na mão e mede a tensão com o portão em movimento.',
    'Na visita {onde}, a força é acertada depois das paradas, e o teste com calço é feito na sua presença.',
    'O ajuste {onde} termina com vários ciclos seguidos, porque motor quente e motor frio pedem conferência separada.',
  ],
  brand: [
    'Nos motores {marca}, o lugar e o nome do ajuste de força dependem da central instalada, e a etiqueta da placa vale mais do que a do motor.',
    'Uma central {marca} com leitura de rotação inverte a folha no obstáculo; uma versão simples só limita o empurrão. O técnico confere qual delas está na caixa.',
  ],
  figures: {
    kilogram: [
      'Para uma folha de {figura}, a embreagem do motor se regula pelo esforço que ela faz em movimento, que é bem menor que o peso se o equilíbrio estiver certo. O motor, esse sim, precisa aceitar o peso total: o PPA Home vai até {{home.weight}}.',
    ],
    power: [
      'Um motor de {figura} em folha leve trabalha com a embreagem perto do mínimo. A regulagem limita quanto dessa potência chega à folha, e por isso ela é refeita quando se troca o motor por um maior.',
    ],
    volt: [
      'Ligado em {figura}, o motor só entrega a força prevista se a tensão chegar inteira à central. Fio comprido e fino faz o portão parecer mal regulado.',
    ],
  },
  further: [
    'Para os outros ajustes da mesma placa, há a página da [central de comando](/topicos/central-de-comando-de-portao).',
    'O par da regulagem de força é a [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao), que define onde a folha para.',
    'Para saber o que mais se confere na mesma visita, veja [manutenção de motor de portão](/topicos/manutencao-de-motor-de-portao).',
  ],
  send: [
    'Mande pelo WhatsApp um vídeo do portão abrindo e fechando inteiro, com som, e diga em que horário ele falha: isso separa força de tensão.',
    'Envie uma foto da etiqueta da central e outra da folha por dentro. Com as duas sabemos se a placa inverte no obstáculo ou só limita a força.',
    'Conte o que mudou antes do defeito: placa, pintura, chapa, temporal. Junto de uma foto do motor, essa resposta costuma indicar a causa.',
  ],
};
