import type { Subject } from '../subject.ts';

export const centralDeComando: Subject = {
  name: 'central de comando',
  plural: 'centrais de comando',
  gender: 'f',
  aliases: [
    'central de comando universal',
    'central universal para portão',
    'placa universal para portão',
    'central',
    'central de portão',
    'central do portão',
    'central do motor',
    'central eletrônica',
    'centralina',
    'centralinas',
    'sentralina',
    'centralinha',
    'centralzinha',
    'centraline',
    'centrarlina',
    'centralina do portão',
    'centralina de portão',
    'centralina do motor',
    'placa',
    'placa de portão',
    'placa do portão',
    'placa do motor',
    'placa de motor',
    'placa eletrônica',
    'placa de comando',
    'placa central',
    'módulo de comando',
    'quadro de comando',
    'comando do portão',
    'comando de portão',
    'placa universal',
    'central universal',
    'memória da central',
    'fusível da placa',
    'relé da placa',
  ],
  answers: {
    what: [
      'A central de comando é a placa eletrônica que fica junto do motor e decide quando o portão abre, para e fecha. Ela recebe a ordem do controle ou da botoeira, confere a fotocélula e o fim de curso, e só então liga o motor para um lado ou para o outro. Trocada por nós, com os controles gravados, custa de {{part.board.from}} a {{part.board.to}}.',
      'A central de comando reúne numa placa a entrada da rede, o fusível, os relés que ligam o motor, o receptor de rádio e os bornes dos sensores. Quase tudo que o portão faz sem explicação, de abrir só um palmo a esquecer os controles, passa por ela ou por um fio que chega nela. A troca fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    works: [
      'A central de comando funciona como um porteiro: ouve um pedido por vez, verifica se há alguém no feixe da fotocélula e fecha o relé do sentido certo. Quando o sensor de fim de curso avisa que a folha chegou, ela desliga o relé e guarda a posição para o próximo toque.',
    ],
    price: [
      'O reparo de uma central de comando comum parte de {{repair.from}}, e a troca fica entre {{part.board.from}} e {{part.board.to}}, conforme o modelo do motor. O valor certo sai depois do teste no local, sem taxa de visita, e é dito antes de qualquer peça ser trocada.',
      'O que decide o preço de uma central de comando é o dano: um fusível com borne solto fica perto de {{repair.from}}, e uma placa nova com os controles regravados se aproxima de {{part.board.to}}. Placa de motor com inversor se orça à parte, pela foto da etiqueta.',
    ],
    buy: [
      'Antes de comprar uma central de comando, confira a tensão da rede, o tipo de fim de curso e se o motor é comum ou com inversor. Placa comprada só pela marca da tampa volta muito para a loja; com a foto da etiqueta do motor dizemos qual serve e já a levamos na visita.',
    ],
    choose: [
      'Escolha a central de comando pelo motor que ela vai ligar, pelo fim de curso que já existe e pelo número de acessórios, como fotocélula, trava e sinaleira. Motor de indução aceita placas de várias origens; motor com inversor pede a placa desenhada para ele.',
    ],
    compatibility: [
      'Uma central de comando serve no seu motor quando combinam a tensão, a potência que o relé suporta, o tipo de fim de curso e o capacitor. A marca pode ser outra, desde que o motor seja de indução e não tenha inversor.',
    ],
    install: [
      'Instalar uma central de comando nova é ligar rede, motor, capacitor, fim de curso e acessórios nos bornes certos, e depois ensinar a ela o curso da folha. Na troca os controles são gravados de novo, e o portão só é entregue depois do teste da fotocélula e da força.',
      'Na instalação da central de comando o técnico desliga o disjuntor, fotografa a ligação antiga e confere cada fio antes de soltar. O serviço costuma levar de {horas de reparo}, contando a gravação dos controles e a regulagem da força.',
    ],
    program: [
      'Programar a central de comando é gravar os controles, memorizar o curso da folha e ajustar força, pausa e desaceleração. Cada fabricante tem a sua sequência de toques, e um toque longo no botão errado limpa a memória inteira.',
    ],
    adjust: [
      'Na central de comando se regulam a força do motor, o tempo de fechamento automático, a desaceleração no fim e o modo de uso. Os ajustes ficam ao lado da entrada da rede, por isso quem abre a caixa é o técnico, com o disjuntor desligado.',
    ],
    repair: [
      'O conserto de uma central de comando começa por separar a placa do resto: motor, capacitor e sensores são testados antes de ela ser condenada. Relé colado, fusível e borne queimado têm reparo, e o serviço vai de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia.',
      'O conserto de uma central de comando vai de {{repair.from}} a {{repair.to}}: repara-se quando o dano está num ponto, como relé, fonte ou borne, e troca-se, de {{part.board.from}} a {{part.board.to}}, quando a corrosão se espalhou pelas trilhas. O que se troca sai com {{parts.warranty}} de garantia.',
    ],
    replace: [
      'Troca-se a central de comando quando ela perde a memória repetidas vezes, quando um raio atravessou a placa ou quando a peça do reparo saiu de linha. O motor continua o mesmo se estiver bom, e todos os controles da casa precisam estar presentes para a nova gravação.',
      'A troca da central de comando custa até {{part.board.to}}, com a placa nova, o teste do motor e a gravação dos controles, e leva perto de duas horas. Antes dela provamos que a culpa não é de fio, sensor ou capacitor, porque placa nova ligada a um curto dura um dia.',
      'Numa troca de central de comando, o motor, o fim de curso e os fios ficam; muda a placa e, às vezes, o receptor. O valor vai de {{part.board.from}} a {{part.board.to}} conforme o modelo, com {{parts.warranty}} de garantia na peça e {{repair.warranty}} no serviço.',
    ],
    signs: [
      'A central de comando dá sinais antes de parar: estala e o portão não anda, esquece controles, obedece só depois de religar o disjuntor ou fecha uma vez e na outra não. Um sinal isolado ainda pode vir de fio ou sensor; dois juntos apontam para a placa.',
      'São sinais de uma central de comando queimada o cheiro na caixa, a mancha escura em volta de um relé e a luz que não acende com o disjuntor ligado. Luz acesa e nenhum movimento pedem outro teste: botoeira, fotocélula e capacitor vêm antes da sentença.',
    ],
    worth: [
      'Compensa trocar só a central de comando quando o motor arranca forte e em silêncio, porque a placa fica entre {{part.board.from}} e {{part.board.to}}, e o motor inteiro de uma casa, entre {{replacement.from}} e {{replacement.to}}. Se o conjunto é antigo e já não há peça, um kit instalado para basculante, a partir de {{kit.padrao}}, pode sair melhor que dois consertos seguidos.',
    ],
    lifetime: [
      'Uma central de comando dura muitos anos em caixa fechada, com aterramento e sem bicho dentro. O que encurta a vida dela são umidade, formiga e surto na rede, e os três se evitam na instalação.',
    ],
    care: [
      'Cuidar da central de comando é manter a caixa fechada, seca e sem insetos, e deixar o fio terra ligado. Na revisão, anual em casa e a cada {{maintenance.interval}} em prédio, o técnico reaperta os bornes, olha os relés e confere o fusível.',
    ],
    safety: [
      'Na central de comando há tensão da rede e um capacitor que guarda carga mesmo com o disjuntor desligado. Por isso a tampa fica fechada e fora do alcance de criança, e a regulagem da força segue o mínimo que ainda move a folha.',
    ],
    power: [
      'Sem energia, a central de comando fica muda, mas não esquece os controles, que estão numa memória que dispensa bateria. Quando a luz volta, muitas placas fazem a primeira viagem mais devagar para reencontrar o fim de curso.',
    ],
    allowed: [
      'Você pode desligar e religar o disjuntor para reiniciar a central de comando e olhar se a luz dela acende pela fresta da tampa. Trocar fusível, mexer em fio e girar os ajustes fica com o técnico, porque a rede passa na mesma placa.',
    ],
  },
  sections: [
    {
      aspect: 'compatibility',
      heading: 'Central universal: o que ela aceita',
      text: [
        'A central universal é a placa que não pertence a um motor só. Ela comanda motor de indução monofásico, com capacitor externo, e lê fim de curso de chave ou de ímã com contato simples.',
        'Ficam de fora o motor com inversor, o de corrente contínua e o sensor próprio de um fabricante. Nesses casos a placa original ou a compatível declarada é o caminho.',
      ],
      points: [
        'Confira a tensão da rede e a potência que o relé suporta.',
        'Veja se o fim de curso é contato aberto ou fechado.',
        'Conte as entradas de que precisa, como fotocélula, botoeira e trava.',
        'Controles antigos só continuam se o receptor da universal lê o código deles.',
      ],
    },
    {
      aspect: 'works',
      heading: 'O caminho de uma ordem dentro da placa',
      text: [
        'O toque no controle chega ao receptor, que compara o código com os que estão gravados. Se reconhece, entrega um pulso ao processador, e este olha as entradas: fotocélula livre, fim de curso, botoeira. Com tudo em ordem, um relé fecha e a energia vai para o motor.',
        'O estalo que se ouve na caixa é esse relé. Estalo sem movimento diz que a ordem foi aceita e que o problema está dali para a frente: relé queimado, fio do motor, capacitor ou o próprio motor.',
      ],
    },
    {
      aspect: 'what',
      heading: 'O que está ligado em cada borne',
      text: [
        'Cada fabricante desenha a placa de um jeito, mas os grupos de ligação se repetem. Saber os nomes ajuda a explicar o defeito por telefone e a entender um orçamento.',
      ],
      points: [
        'A entrada da rede traz 127 V ou 220 V e passa pelo fusível.',
        'A saída do motor tem três fios nos motores de indução, um comum e um para cada sentido.',
        'O capacitor ocupa dois bornes e dá o arranque do motor.',
        'A botoeira e o interfone entram em bornes de baixa tensão, que só precisam ser fechados por um instante.',
        'A fotocélula usa alimentação própria e um contato que a placa vigia no fechamento.',
        'O fim de curso chega por um conector, com sensor magnético, chave ou encoder.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Recursos da central que fazem diferença no uso',
      text: [
        'Duas placas que ligam o mesmo motor podem tratar o portão de maneiras diferentes. A desaceleração no fim poupa a folha, a embreagem eletrônica limita o esforço quando algo segura o portão, e a saída para trava evita um módulo a mais.',
        'Quem pretende pôr fotocélula ou aplicativo mais tarde deve olhar isso na compra, porque placa sem a entrada certa obriga a um receptor ou a um temporizador por fora.',
      ],
      points: [
        'Peça entrada de fotocélula, mesmo que o sensor venha depois.',
        'Para garagem de várias famílias, peça o modo condomínio, que ignora toques durante a abertura.',
        'Onde já existe trava elétrica, confira se há saída e tempo próprios para ela.',
        'Receptor que aceita código rolante evita controle copiado.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Central de outra marca no seu motor',
      text: [
        'Um motor de indução é, para a placa, três fios e um capacitor, e por isso aceita centrais de fabricantes diferentes. O que costuma impedir a troca é o fim de curso: uma placa feita para sensor magnético de dois fios não lê um encoder.',
        'O motor com inversor recebe uma frequência que varia, e só a placa do conjunto sabe gerá-la. Ligar ali uma central comum tira a partida suave e pode queimar o motor.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Como fazemos a troca da placa',
      text: [
        'A parte demorada da troca está em deixar o portão como estava ou melhor: curso, força e acessórios. Quem tem sinaleira, trava e luz de garagem ligadas deve avisar, porque cada uma ocupa uma saída.',
      ],
      steps: [
        'Desligamos o disjuntor, descarregamos o capacitor e marcamos os fios um a um.',
        'Medimos o motor e o fim de curso, para não culpar a placa por defeito de outro.',
        'Fixamos a central nova e ligamos rede, motor, terra e sensores.',
        'Gravamos o curso da folha e regulamos a força no mínimo que move bem o portão.',
        'Cadastramos os controles da casa e testamos fotocélula e botoeira.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Lugar e caixa da central',
      text: [
        'A caixa deve ficar onde a chuva de vento não bata e a mangueira da calçada não alcance. Os furos de passagem dos fios saem por baixo e são vedados, porque é por eles que entram a água e as formigas.',
        'Em motor de piso a placa fica sob a tampa, a poucos dedos do chão. Numa rua que alaga, conversamos sobre levar a central para uma caixa na parede, acima da marca da água.',
      ],
    },
    {
      aspect: 'adjust',
      heading: 'Força, pausa e desaceleração na central',
      text: [
        'A força define quanto o motor insiste antes de a placa cortar. Alta demais, ela esconde uma roldana ruim e aumenta o risco de esmagar; baixa demais, o portão volta no primeiro vento. O ajuste certo se acha com a folha solta do motor e andando leve na mão.',
        'A pausa é o tempo de portão aberto antes do fechamento automático, função que pede fotocélula funcionando. A desaceleração começa a poucos palmos do fim e é o que faz a folha encostar sem pancada.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'O que se conserta numa placa',
      text: [
        'Relé com contato colado, fusível queimado, borne derretido e capacitor de fonte estufado têm reparo. Trilha comida por umidade ou processador atingido por raio já pedem placa nova.',
        'Levamos uma central de teste na visita. Se com ela o portão anda, está provado que o defeito é da placa; se não anda, o dinheiro da troca teria sido perdido. Mais sobre isso na página do [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que muda no valor da central',
      text: [
        'Entram na conta o dano, o modelo e o que precisa ser refeito junto: fiação ressecada, aterramento que nunca existiu, gravação dos controles. Placa de motor antigo pode custar mais por estar fora de linha, e então mostramos a opção compatível.',
        'Dentro de um kit novo a central já está incluída. O PADRÃO sai por {{kit.padrao}} e o SPEEDY por {{kit.speedy}}, instalados em basculante, com {{kit.warranty}} de garantia e pagamento em até {parcelas} vezes.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Umidade, formiga e surto na central',
      text: [
        'Formiga procura o calor da fonte e faz ninho sobre os contatos. Naftalina e veneno em gel dentro da caixa não resolvem e ainda atacam o plástico; furo vedado resolve.',
        'Contra o surto valem um DPS no quadro de luz e o terra ligado no borne certo. Depois de cada temporal, repare se o portão obedece de primeira, porque uma fonte ferida ainda trabalha por algumas semanas.',
      ],
      points: [
        'Olhe se a tampa fecha até o fim e se a borracha está no lugar.',
        'Não use a central como ponto de energia para lâmpada ou câmera.',
        'Afaste trepadeira e terra da caixa do motor de piso.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Sinais de que a placa está no fim',
      text: ['Estes sinais ganham peso quando se repetem em dias diferentes e com controles diferentes.'],
      points: [
        'O relé estala várias vezes antes de o motor pegar.',
        'Os controles precisam ser regravados de tempos em tempos.',
        'O portão abre pela botoeira e pelo controle não, ou o contrário, conforme o dia.',
        'O fusível queima de novo pouco depois de trocado.',
        'Há mancha escura na tampa, logo acima da placa.',
        'A luz da placa pisca ou apaga quando o motor arranca.',
      ],
    },
    {
      aspect: 'worth',
      heading: 'Trocar a central ou o conjunto inteiro',
      text: [
        'A conta se faz com o motor solto da folha. Se ele gira forte, sem ronco e sem óleo no chão, a placa nova lhe dá mais alguns anos de serviço. Se ele já esquenta, perde força à tarde ou tem engrenagem cansada, a placa nova vai servir a um motor no fim da vida.',
        'A troca do conjunto residencial fica entre {{replacement.from}} e {{replacement.to}}, com motor, placa e controles de uma mesma família.',
      ],
    },
    {
      aspect: 'program',
      heading: 'A memória da central e os controles',
      text: [
        'A placa guarda os códigos numa memória que não se perde na falta de luz. Quando ela está cheia, o controle novo não entra, e é preciso limpar os antigos e gravar de novo os que ficam.',
        'Por isso, numa gravação, reunimos antes todos os controles da casa. A ordem dos passos está na página de [programação de controle](/topicos/programacao-de-controle-de-portao).',
      ],
    },
  ],
  faults: [
    {
      fault: ['blinks', 'beeps'],
      answer: [
        'Placa do portão que pisca e não liga está alimentada e avisa alguma coisa: curso não gravado, fotocélula cortada, controle preso ou fonte fraca. Grave um vídeo das piscadas, limpe as lentes e desligue e religue o disjuntor uma vez antes de chamar.',
      ],
      heading: 'Central que pisca e o portão não anda',
      text: [
        'Cada fabricante usa um número de piscadas para cada aviso, e a tabela está no manual da placa. Piscada que muda de ritmo quando alguém aperta o controle mostra que o rádio está sendo ouvido.',
      ],
      points: [
        'Pisca igual o tempo todo: espera normal em muitas placas, e a ordem não está chegando.',
        'Pisca rápido depois de queda de luz: curso por gravar.',
        'Pisca e apaga quando o motor tenta sair: fonte, capacitor ou tensão baixa.',
        'Pisca enquanto algo cruza o vão: fotocélula.',
        'Acende sem ninguém apertar: controle preso ou botoeira em curto.',
      ],
      careful: 'Não aperte os botões da placa para responder às piscadas, pois alguns apagam a memória.',
      technician:
        'O técnico lê o código, mede a fonte e grava o curso ou troca o componente, de {{repair.from}} a {{repair.to}}.',
      more: 'Se há estalo junto com a luz, veja [placa que estala e não liga](/placa-do-portao-estala-e-nao-liga).',
    },
    {
      fault: ['insects'],
      answer: [
        'Placa do portão cheia de formiga se desliga no disjuntor e não recebe inseticida: o spray conduz, pega fogo com faísca e gruda nos contatos. A limpeza é feita com a placa fora da caixa, e muitas vezes ela volta a funcionar.',
      ],
      heading: 'Formiga na central de comando',
      text: [
        'A central fica morna e seca, e o ninho aparece entre os bornes e sob os relés. O corpo das formigas fecha curto, e a umidade do ninho corrói o cobre em poucas semanas.',
        'Isca em gel no rodapé, longe da caixa, acaba com o formigueiro. Vedar o conduíte e a borracha da tampa evita a volta.',
      ],
      points: [
        'Falha um dia e anda no outro: formiga no relé.',
        'Abre sozinho à noite: inseto entre os bornes da botoeira.',
        'Passa do ponto: sensor de fim de curso coberto.',
        'Estouro com cheiro: lagartixa na entrada da rede.',
        'Crosta verde nos bornes: corrosão que pede troca da placa.',
      ],
      careful:
        'Não sopre com compressor nem ponha naftalina na caixa, e lembre que o capacitor dá choque com a energia cortada.',
      technician:
        'Limpeza em bancada e vedação ficam perto de {{repair.from}}; relé ou trilha comida levam o valor na direção de {{repair.to}}.',
      more: 'Como reconhecer o ninho sem abrir está em [formiga na placa do portão](/formiga-na-placa-do-portao).',
    },
    {
      fault: ['does-not-work', 'does-not-open', 'stuck', 'no-power', 'power-back'],
      answer: [
        'Central de comando que não responde a nada costuma estar sem energia, por disjuntor caído, fusível queimado ou fio solto na entrada. Confira o disjuntor e experimente a botoeira; se a caixa continua muda, a placa precisa ser medida.',
        'Quando a central de comando não dá sinal, a primeira pergunta é se a energia chega até ela. Um disjuntor que desarma de novo ao ser religado diz para deixá-lo desligado e chamar o técnico.',
      ],
      heading: 'Placa do portão que não liga ou não responde',
      text: [
        'A placa tem um fusível que abre para proteger a instalação. Ele pode abrir por velhice, mas quase sempre abre porque algo adiante pediu corrente demais: motor travado, capacitor em curto, relé colado.',
      ],
      points: [
        'Nenhuma luz na caixa: veja o disjuntor do portão e a tomada do motor.',
        'Luz acesa e nenhum estalo: o receptor ou a entrada da botoeira não está passando a ordem.',
        'Estalo sem movimento: relé, capacitor ou motor.',
        'Parou logo depois que a luz voltou: fonte da placa atingida pela variação da rede.',
      ],
      careful:
        'Não troque o fusível por um maior nem o envolva em papel-alumínio: a corrente que ele seguraria passa a queimar a trilha ou o motor.',
      technician:
        'O técnico mede a entrada, o fusível e a saída do motor e testa com outra placa, serviço a partir de {{repair.from}} e em geral resolvido em {horas de reparo}.',
      more: 'Se ela estala e o portão não sai do lugar, veja [placa que estala e não liga](/placa-do-portao-estala-e-nao-liga).',
    },
    {
      fault: ['burnt', 'hot'],
      answer: [
        'Placa de portão queimada quase sempre deixou rastro: cheiro na caixa, fusível queimado ou um relé preto. Mantenha o disjuntor desligado até a conferência, porque o componente que resta costuma queimar na segunda tentativa.',
        'Uma central de comando queimada tem reparo, a partir de {{repair.from}}, quando foi fusível, relé ou fonte; com a trilha carbonizada se põe placa nova, de {{part.board.from}} a {{part.board.to}}. Desligue o disjuntor e não religue para testar, porque a causa continua lá.',
        'Para placa de portão queimada o primeiro passo é deixar o disjuntor desligado: fusível, relé e fonte têm reparo, e trilha carbonizada pede placa nova. Antes de trocá-la se acha o que a queimou, ou a segunda vai pelo mesmo caminho.',
      ],
      heading: 'O que queimou na placa e por quê',
      text: [
        'Placa não queima sozinha: motor em curto, água na caixa, inseto entre as trilhas, surto da rede ou tensão errada vêm antes dela. Trocar sem achar a causa queima a segunda.',
      ],
      points: [
        'Nenhuma luz e sem cheiro: fusível ou fonte, que têm reparo.',
        'Anda para um lado só: relé de um dos sentidos.',
        'Marca preta junto do borne do motor: capacitor ou bobina em curto.',
        'Pó verde ou trilha de lagartixa: água ou bicho na caixa.',
      ],
      careful:
        'Não abra a caixa para procurar a mancha: o capacitor guarda carga e dá choque mesmo com o disjuntor desligado.',
      technician:
        'O técnico mede motor e sensores antes da placa; o reparo parte de {{repair.from}}, e a placa nova vai de {{part.board.from}} a {{part.board.to}}, com os controles gravados.',
      more: 'O que tem reparo está em [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    },
    {
      fault: 'lightning',
      answer: [
        'Uma central de comando queimada por raio ou surto mostra mancha escura, cheiro forte ou simplesmente nenhuma luz. Desligue o disjuntor do portão, use a folha na mão se ela for segura para soltar, e não religue para testar.',
        'Se a central queimou depois de um temporal ou de uma queda de luz, não compre placa antes de medir o resto: o mesmo pico alcança receptor, fotocélula e capacitor. Deixe o disjuntor desligado e o portão no manual, se a folha estiver reta e leve.',
      ],
      heading: 'Central queimada por raio ou surto',
      text: [
        'A descarga entra pela rede, pelo fio do interfone ou pelo da botoeira, e atravessa a placa até o terra que encontrar. Às vezes leva também o receptor, a fotocélula e o capacitor, e por isso a conferência abrange o conjunto todo.',
      ],
      points: [
        'Cheiro de queimado na caixa: disjuntor desligado até a visita.',
        'Outros aparelhos da casa queimaram na mesma hora: guarde a data para falar com a distribuidora.',
        'O motor ainda zumbe: a energia chega a ele, e a suspeita fica na placa ou no capacitor.',
        'A placa acende e o portão anda para um lado só: um dos relés foi atingido.',
      ],
      careful: 'Não encoste na placa nem no capacitor, que pode estar carregado mesmo com a energia cortada.',
      technician:
        'O técnico testa motor, sensores e receptor antes de orçar a placa; o reparo parte de {{repair.from}} e a troca fica entre {{part.board.from}} e {{part.board.to}}, com {{parts.warranty}} de garantia nas peças.',
      more: 'O que fazer na mesma noite está em [placa queimada depois de raio](/placa-do-portao-queimada-depois-de-raio).',
    },
    {
      fault: ['wet', 'in-rain', 'rusty'],
      answer: [
        'Central de comando molhada deve ficar desligada, porque a água só estraga de verdade quando há corrente passando. Corte o disjuntor e não o religue enquanto um técnico não tiver secado e examinado a placa.',
      ],
      heading: 'Placa que tomou chuva, alagou ou enferrujou',
      text: [
        'Água de chuva deixa pouca sujeira, e uma placa desligada a tempo muitas vezes se salva. Água de enchente traz barro e sal, que ficam sob os componentes e corroem por semanas.',
      ],
      points: [
        'Gotas por dentro da tampa: vedação ou furo de fio aberto.',
        'Pó verde nos bornes: corrosão antiga, que interrompe o contato.',
        'O portão abre sozinho com chuva: a umidade está fechando a entrada da botoeira.',
      ],
      careful: 'Não use secador nem spray na placa energizada, e não abra a caixa com o piso molhado.',
      technician:
        'O técnico limpa, seca e mede a placa fora da caixa, e veda a passagem dos fios; o serviço parte de {{repair.from}}.',
      more: 'Os primeiros passos estão em [placa do portão molhou](/placa-do-portao-molhou).',
    },
    {
      fault: ['lost-programming'],
      answer: [
        'Uma central de comando que perde os controles gravados uma vez pode ter sido limpa por um toque longo no botão de memória. Se isso se repete, a memória ou a fonte da placa está falhando, e gravar de novo só adia a troca.',
      ],
      heading: 'Central que esquece os controles ou o curso',
      text: [
        'Os códigos ficam num componente próprio, que não depende de bateria. Ele sofre quando a tensão da fonte oscila, o que acontece em rede fraca e em placa com capacitor de fonte cansado.',
      ],
      points: [
        'Um controle só parou: o defeito é dele.',
        'Todos pararam no mesmo dia: memória apagada ou receptor.',
        'O portão perdeu o ponto de parada: o curso precisa ser gravado de novo.',
        'Acontece depois de cada queda de luz: fonte da placa.',
      ],
      careful:
        'Evite apertar os botões da placa para experimentar, pois alguns apagam o curso e outros a memória inteira.',
      technician:
        'O técnico regrava tudo e desliga e religa a energia para ver se a memória retém; se não retém, orça a placa, de {{part.board.from}} a {{part.board.to}}.',
      more: 'Veja [controle que perdeu a programação](/controle-do-portao-perdeu-a-programacao).',
    },
    {
      fault: ['does-not-stop', 'one-way-only', 'opens-by-itself', 'reverses'],
      answer: [
        'Uma central de comando com relé colado mantém o motor ligado depois do fim, e com relé aberto move o portão para um lado só. Desligue o disjuntor assim que notar, porque motor que empurra a folha parada esquenta em poucos minutos.',
      ],
      heading: 'Central que não para, inverte ou obedece pela metade',
      text: [
        'Antes de culpar a placa, olha-se o fim de curso e a fotocélula, que dão os mesmos sintomas. Ímã fora do lugar impede a parada, e feixe interrompido faz o portão voltar.',
      ],
      points: [
        'O motor continua depois de encostar: ímã ou chave de fim de curso, depois o relé.',
        'Abre e não fecha: olhe as lentes da fotocélula.',
        'Só fecha ou só abre: fio de um sentido ou relé queimado.',
        'Abre sem ninguém apertar: botoeira em curto, controle preso no bolso ou código repetido na vizinhança.',
      ],
      careful: 'Fique longe do vão enquanto a folha se mexe sem comando e corte a energia pelo quadro.',
      technician:
        'O técnico mede cada saída com o motor desligado e troca o relé ou a placa, de {{part.board.from}} a {{part.board.to}}, com {{repair.warranty}} de garantia no serviço.',
      more: 'A procura em ordem está em [motor que não desliga](/motor-do-portao-nao-desliga).',
    },
    {
      fault: ['trips-breaker'],
      answer: [
        'Quando a central de comando derruba o disjuntor ou queima o fusível, há um curto ou um motor pedindo corrente demais. Deixe desligado: cada religada aquece mais o fio e pode levar a placa junto.',
      ],
      heading: 'Central que queima fusível ou desarma o disjuntor',
      text: [
        'O momento da queda ajuda: na hora de ligar, o curto está na placa ou no fio; na hora de andar, está no motor, no capacitor ou na folha travada.',
      ],
      points: [
        'Cai mesmo com o portão parado: água ou bicho na placa.',
        'Cai quando o motor parte: capacitor ou motor.',
        'Cai só com chuva: emenda molhada no conduíte.',
      ],
      careful: 'Nunca segure o disjuntor para cima nem o troque por um de amperagem maior.',
      technician: 'O técnico separa a placa do motor e mede um de cada vez, a partir de {{repair.from}}.',
      more: 'A página do [fusível que queima toda hora](/fusivel-do-portao-queimando-toda-hora) separa as causas.',
    },
  ],
  questions: [
    {
      about: ['compatibility', 'replace', 'buy'],
      question: 'A central nova aceita os controles que eu já tenho?',
      answer:
        'Só se o receptor dela ler a mesma família de código. Quando não lê, mantemos um receptor avulso para os controles antigos ou gravamos novos.',
    },
    {
      about: ['price', 'repair', 'worth'],
      question: 'Vocês cobram para dizer se é a placa ou o motor?',
      answer:
        'A visita não tem taxa. Você recebe o diagnóstico e o valor, e decide antes de o serviço começar.',
    },
    {
      about: ['works', 'signs'],
      question: 'O que querem dizer as piscadas da luz na placa?',
      answer:
        'Cada fabricante usa um código próprio para curso não gravado, fotocélula interrompida ou memória cheia. Um vídeo curto das piscadas ajuda o técnico a chegar com a peça certa.',
    },
    {
      about: ['allowed', 'adjust'],
      question: 'Desligar e religar o disjuntor resolve placa travada?',
      answer:
        'Às vezes devolve o comando, como em qualquer aparelho eletrônico. Se precisar repetir na mesma semana, a fonte ou a memória está falhando.',
    },
    {
      about: ['compatibility', 'install'],
      question: 'Uma central comanda dois motores de um portão de duas folhas?',
      answer:
        'Comanda, se for um modelo de duas saídas, que atrasa uma folha em relação à outra. Placa de saída única não deve receber dois motores em paralelo.',
    },
    {
      about: ['replace', 'program'],
      question: 'Perco as tags do condomínio se a placa for trocada?',
      answer:
        'O cadastro pode estar num módulo separado, e então continua valendo. Se estiver na placa, é preciso regravar cada unidade, o que combinamos com a administração antes.',
    },
    {
      about: ['choose', 'works'],
      question: 'Posso ligar a luz da garagem na central?',
      answer:
        'Pode, se ela tiver saída de luz de cortesia ou módulo para isso. Lâmpada ligada direto no borne do motor queima o relé.',
    },
    {
      about: ['lifetime', 'care'],
      question: 'É preciso desligar a central quando a família viaja?',
      answer:
        'Desligar o disjuntor do portão protege a placa do surto e evita abertura por engano. Confira antes se a folha fica presa na mão ou tem outra tranca.',
    },
    {
      about: ['repair', 'lightning', 'burnt'],
      question: 'O seguro ou a distribuidora paga placa queimada por surto?',
      answer:
        'Há regras para pedir ressarcimento à distribuidora, e o seguro residencial pode cobrir danos elétricos. Fornecemos a descrição do defeito e o valor do serviço por escrito.',
    },
    {
      about: ['safety', 'adjust'],
      question: 'A regulagem de força da placa substitui a fotocélula?',
      answer:
        'Não substitui, porque a força só age depois que a folha já encostou em algo. O feixe age antes do contato.',
    },
    {
      about: ['choose', 'price'],
      question: 'Placa universal barata serve?',
      answer:
        'Serve em motor de indução simples, com sensor compatível e relé que aguente a potência. Perdem-se recursos como desaceleração, e isso aparece no batente do portão.',
    },
    {
      about: ['install', 'program', 'lifetime'],
      question: 'Quanto tempo o portão fica parado durante a troca?',
      answer:
        'Em regra a manhã ou a tarde da visita, de {horas de reparo}. Enquanto isso a folha é movida na mão por nós.',
    },
  ],
  visit: [
    'Para examinar uma central de comando {onde}, o técnico mede a entrada, a saída do motor e cada sensor, e mostra em minutos onde está o defeito.',
    'Quem marca {onde} um conserto de central de comando deve reunir antes todos os controles da casa, porque na troca eles são gravados de novo.',
  ],
  brand: [
    'Em central {marca}, conferimos o modelo pela etiqueta da placa e a geração do receptor, que decidem se os seus controles continuam valendo. Quando a peça original saiu de linha, dizemos qual compatível mantém o fim de curso que já está no motor.',
  ],
  figures: {
    volt: [
      'O número {figura} na etiqueta da central é a tensão de entrada. Antes de ligar, medimos a rede no próprio ponto do portão, porque placa de tensão fixa queima na primeira tentativa quando a rede é outra.',
    ],
    ampere: [
      'Com {figura}, o que se lê na central é o limite do relé ou do fusível. O substituto precisa do mesmo valor: um maior deixa passar a corrente que deveria interromper.',
    ],
  },
  further: [
    'As funções e a troca estão explicadas por inteiro na página da [central de comando](/topicos/central-de-comando-de-portao).',
    'Quem ainda não sabe se o defeito é da placa encontra a ordem dos testes no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
  ],
  send: [
    'Mande pelo WhatsApp uma foto da etiqueta do motor, outra da caixa fechada e conte o que você precisa ou o que ela deixou de fazer. Pela etiqueta dizemos que placa serve.',
    'Conte se a caixa acende, se há estalo e se a botoeira funciona, e junte a foto da tampa do motor: a resposta diz o que vale conferir primeiro.',
  ],
};
