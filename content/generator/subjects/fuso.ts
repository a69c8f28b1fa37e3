import type { Subject } from '../subject.ts';

export const fuso: Subject = {
  name: 'fuso do portão',
  plural: 'fusos do portão',
  gender: 'm',
  aliases: [
    'fuso',
    'fuso de portão',
    'fuso do motor',
    'fuso do motor de portão',
    'fuso do basculante',
    'fuso do portão basculante',
    'barra roscada do motor',
    'cursor',
    'acionador',
    'acionador do motor',
    'cursor do portão',
    'cursor do motor',
    'cursor do basculante',
    'cursor do portão basculante',
    'castanha do motor',
    'castanha do fuso',
    'bucha do fuso',
    'bucha do cursor',
    'rosca do cursor',
    'trilho do fuso',
    'trilho do motor',
    'trilho do cursor',
    'trilho do basculante',
    'perfil do motor',
    'perfil do basculante',
  ],
  answers: {
    what: [
      'O fuso do portão é a barra roscada que gira dentro do perfil em pé do motor basculante. O cursor corre por essa rosca, sobe ou desce conforme o sentido do giro e leva a folha por meio do braço. O reparo de fuso e cursor fica na faixa de {{repair.from}} a {{repair.to}}.',
      'O fuso do portão basculante transforma o giro do motor em movimento para cima e para baixo. Quem acompanha a rosca é o cursor, uma peça com bucha rosqueada que é feita para gastar antes do aço. Trocar o cursor ou o conjunto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    works: [
      'O fuso do portão fica apoiado em rolamento ou mancal nas pontas do perfil, e o motor o faz girar num sentido para abrir e no outro para fechar. O cursor não pode girar junto, porque as laterais do perfil o seguram, e por isso ele anda ao longo da barra.',
    ],
    price: [
      'Trocar a bucha ou o cursor do fuso do portão fica na faixa de conserto, de {{repair.from}} a {{repair.to}}. Decidem o valor a peça que gastou, o estado da rosca de aço e o tempo para escorar e alinhar a folha.',
      'De {{repair.from}} a {{repair.to}} é quanto custa o conserto de fuso do portão e de cursor na maioria das casas. Quando o perfil entortou junto, comparamos esse valor com o de um conjunto novo antes de desmontar.',
    ],
    buy: [
      'Para comprar cursor ou fuso do portão, anote marca e modelo da etiqueta, o passo da rosca, o diâmetro da barra e o comprimento do perfil. Duas peças parecidas na foto podem ter número de entradas de rosca diferente, e a errada nem entra na barra.',
    ],
    choose: [
      'O fuso do portão se escolhe com o motor, pelo curso que a folha precisa e pela velocidade que se quer. Rosca de passo longo leva o cursor mais longe a cada volta; a de passo curto é mais lenta e segura melhor a folha parada.',
    ],
    compatibility: [
      'Um cursor serve em outro fuso do portão somente se rosca e perfil forem os mesmos: passo, número de entradas, diâmetro e largura da guia. Nem dentro da mesma marca isso se repete em todos os modelos.',
    ],
    install: [
      'O fuso do portão é instalado junto com o perfil, aprumado na lateral da folha e preso na coluna em pelo menos dois pontos. O kit para basculante de casa leva de {horas de instalação} e sai a partir de {{kit.padrao}} montado.',
      'Instalar um fuso do portão novo em motor que já existe pede escora na folha, porque o braço é solto do cursor. Depois da montagem o técnico acerta os ímãs de parada, que mudam de altura com a peça nova.',
    ],
    adjust: [
      'No fuso do portão se regulam o prumo do perfil, a altura das paradas e a folga do cursor na guia. O aperto da bucha na rosca não tem regulagem na maioria dos modelos: gastou, troca.',
    ],
    repair: [
      'O conserto do fuso do portão quase sempre é a troca da bucha do cursor, com a folha escorada, por {{repair.from}} a {{repair.to}}. O técnico passa a mão na rosca inteira antes, porque filete amassado corta a bucha nova em poucas semanas.',
      'Quando o fuso do portão gira e a folha não acompanha, troca-se o cursor, limpa-se a rosca e confere-se o contrapeso. O serviço leva de {horas de reparo} e tem {{repair.warranty}} de garantia.',
    ],
    replace: [
      'A troca do fuso do portão inteiro só se justifica com a barra torta ou o filete de aço gasto no trecho de uso. Nos outros casos o cursor novo devolve a força e a barra continua.',
    ],
    signs: [
      'O fuso do portão dá sinais antes de parar: farelo claro dentro do perfil, tranco na virada de sentido e chiado que começa sempre na mesma altura. Folha que desce um pouco depois de parar mostra rosca do cursor no fim.',
    ],
    worth: [
      'Vale consertar o fuso do portão enquanto o motor tem peça no mercado e o perfil está reto. Com perfil empenado e cursor fora de linha, o kit novo, a partir de {{kit.padrao}} instalado em basculante, costuma sair melhor.',
    ],
    lifetime: [
      'A barra de aço do fuso do portão dura tanto quanto o motor se trabalhar aprumada e com a graxa certa. A bucha do cursor é peça de desgaste, e o tempo dela depende do equilíbrio da folha e do número de aberturas por dia.',
    ],
    care: [
      'O fuso do portão pede perfil limpo, prumo conferido e uma camada fina da graxa indicada pelo fabricante, aplicada na revisão. Não use óleo de cozinha, desengripante nem graxa em excesso, que juntam poeira e viram pasta abrasiva.',
    ],
    safety: [
      'No fuso do portão, a rosca do cursor é parte do que mantém a folha no alto. Se ela gastou, tire pessoas e carros do vão, desligue o disjuntor e não destrave o motor, porque a folha pode descer de uma vez.',
    ],
    power: [
      'Sem energia, o fuso do portão não gira na mão: para abrir, solta-se o cursor ou a cabeça do motor pela chave de destravamento. Faça isso com o portão fechado e a folha equilibrada, nunca com ela parada no alto.',
    ],
    allowed: [
      'O morador pode olhar o fuso do portão de fora, com o disjuntor desligado e a folha fechada. Soltar o cursor, abrir o perfil ou tirar o pino do braço é serviço com escora, porque a folha fica sem apoio.',
    ],
  },
  sections: [
    {
      aspect: 'what',
      heading: 'As peças que trabalham dentro do perfil',
      text: [
        'Quem abre o perfil de um motor basculante encontra poucas peças, e cada uma gasta de um jeito. Saber o nome delas encurta a conversa no orçamento.',
      ],
      points: [
        'Fuso: a barra roscada, de aço, que só gira.',
        'Bucha ou castanha: a porca de plástico de engenharia ou de bronze que corre na rosca.',
        'Cursor: o corpo que carrega a bucha, a guia e o pino do braço.',
        'Ímã: preso ao cursor, avisa a central de que a folha chegou.',
        'Mancais: os apoios do alto e de baixo, que mantêm a barra no centro.',
        'Amortecedor: a borracha ou a mola que recebe o cursor no fim do curso.',
      ],
    },
    {
      aspect: 'works',
      heading: 'O passo da rosca decide a velocidade',
      text: [
        'Passo é a distância que o cursor anda quando a barra dá uma volta. Com o motor no mesmo giro, uma rosca mais aberta faz a folha subir em menos tempo e exige mais torque.',
        'É a diferença principal entre um conjunto de {segundos padrão} e um de {segundos speedy}. O [motor de alta velocidade](/topicos/motor-de-portao-de-alta-velocidade) com inversor soma a isso a partida e a chegada graduais.',
      ],
    },
    {
      aspect: 'works',
      heading: 'Por que a folha não desce quando o motor para',
      text: [
        'Numa rosca de passo curto, empurrar o cursor não faz a barra girar: o atrito segura. É o que os instaladores chamam de motor irreversível, e é o que mantém a folha fechada contra quem empurra da rua.',
        'Rosca mais longa segura menos. Por isso, em conjunto rápido, o contrapeso certo e a trava elétrica contam mais do que num conjunto comum.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Desgaste do cursor visto de fora',
      text: [
        'Faça a inspeção com o portão fechado, o disjuntor desligado e uma lanterna. Não ponha os dedos na abertura do perfil, por onde o cursor passa.',
      ],
      points: [
        'Pó claro ou raspas de plástico no pé do perfil vêm da bucha.',
        'Limalha brilhante indica filete de aço ferido.',
        'Trecho de rosca mais polido que o resto mostra onde a folha pesa.',
        'Pino do braço inclinado aponta guia gasta ou perfil fora do prumo.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Montagem do perfil na coluna',
      text: ['O trabalho fino é o prumo, porque um desvio pequeno embaixo vira raspagem no meio do curso.'],
      steps: [
        'Testamos o equilíbrio da folha e corrigimos o contrapeso, se preciso.',
        'Marcamos a altura do perfil pelo ponto em que o braço fica sem torção.',
        'Fixamos os suportes na coluna e aprumamos nos dois sentidos.',
        'Ligamos o braço ao cursor e levamos a folha na mão por todo o curso.',
        'Posicionamos os ímãs, regulamos a força e repetimos vários ciclos.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Fuso em pé, deitado e dentro de tubo',
      text: [
        'No basculante o perfil fica em pé, ao lado da folha. No portão de abrir, o mesmo princípio vai deitado dentro do tubo do atuador: a barra gira e uma haste avança ou recolhe.',
        'O desgaste muda de lugar conforme a posição. Em pé, a bucha sofre no começo da subida; deitado, a haste recebe o empurrão do vento na folha. A montagem desse segundo tipo está na página do [motor linear](/topicos/motor-linear).',
      ],
    },
    {
      aspect: 'price',
      heading: 'Bucha, cursor ou conjunto no orçamento',
      text: [
        'A bucha vendida avulsa é o caso mais barato, e nem todo fabricante a fornece separada. Cursor completo vem a seguir, e a barra de aço custa mais, porque obriga a desmontar o perfil.',
        'A peça trocada tem {{parts.warranty}} de garantia. Se o orçamento do conserto encostar em {{repair.to}} num motor antigo, mostramos também o preço do kit, para você comparar os dois.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Medidas que identificam o cursor certo',
      text: ['A etiqueta do motor resolve a maior parte dos casos. Quando ela se apagou, medimos a peça.'],
      points: [
        'Diâmetro externo da barra, tomado com paquímetro.',
        'Passo, que é o avanço de um filete em uma volta completa.',
        'Número de entradas, contado na ponta da barra.',
        'Sentido da rosca, direita ou esquerda.',
        'Largura interna do perfil, onde a guia desliza.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Graxa no fuso: quanta e qual',
      text: [
        'A bucha de plástico pede graxa compatível, em película fina ao longo de toda a rosca. Graxa grossa fica no meio do curso, endurece com o pó da rua e aumenta o esforço em manhã fria.',
        'Na revisão a rosca velha é limpa com pano antes da graxa nova. Em condomínio isso entra na visita de cada {{maintenance.interval}}; em casa, uma vez por ano basta.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Obra e pintura perto do perfil',
      text: [
        'Pó de gesso, massa corrida e limalha de serralheria entram pela fenda do perfil e grudam na rosca. Antes da obra, cubra o perfil com plástico, com o disjuntor desligado e um aviso para ninguém acionar o controle.',
        'Respingo de tinta na barra se tira antes de secar. Depois de seco ele raspa a bucha a cada abertura.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Como se troca o cursor',
      text: ['O cuidado da troca está em tirar o peso da folha de cima da peça.'],
      steps: [
        'Desligamos o disjuntor e escoramos a folha dos dois lados.',
        'Soltamos o pino do braço e confirmamos que a folha não se moveu.',
        'Abrimos o mancal da ponta e retiramos o cursor pela barra.',
        'Limpamos a rosca e examinamos os filetes com a luz de lado.',
        'Montamos a peça nova, lubrificamos e recolocamos o ímã.',
        'Retiramos a escora e testamos paradas e força.',
      ],
    },
    {
      aspect: 'adjust',
      heading: 'Prumo do perfil e altura dos ímãs',
      text: [
        'Perfil inclinado faz o cursor encostar de um lado só. O técnico afrouxa os suportes, calça com arruelas e confere o nível de frente e de lado.',
        'Só depois mexe nos ímãs, que dizem onde a folha para. A ordem inversa obriga a refazer a [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
      ],
    },
    {
      aspect: 'replace',
      heading: 'Quando o conjunto novo compensa',
      text: [
        'Perfil dobrado por batida de carro não volta a ficar reto o bastante: a bucha nova anda num corredor torto. Barra empenada vibra e solta os parafusos do suporte.',
        'Nesses dois casos o motor residencial completo, posto no lugar, fica de {{replacement.from}} a {{replacement.to}}, com {{kit.warranty}} de garantia no kit de basculante.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'A folha apoiada na rosca',
      text: [
        'Em folha equilibrada, o cursor carrega pouco. Em folha com cabo frouxo ou contrapeso leve, ele segura a diferença sozinho, e a rosca vira a última barreira antes da queda.',
        'Por essa razão, bucha gasta e contrapeso são vistos na mesma visita. Trocar a primeira sem acertar o segundo leva ao mesmo defeito.',
      ],
    },
  ],
  faults: [
    {
      fault: ['slips', 'worn', 'does-not-open', 'weak'],
      answer: [
        'Se o motor gira e a folha não sobe, a rosca da bucha do fuso do portão deve ter acabado, ou o motor ficou destravado. Solte o botão, desligue o disjuntor e, com a folha fechada, veja apenas se a chave está na posição travada.',
      ],
      heading: 'Fuso que gira sem levar o cursor',
      text: [
        'A bucha perde os filetes aos poucos, sempre no trecho em que a folha é mais pesada. Um dia os que restam rasgam juntos, e a barra passa a girar livre.',
      ],
      points: [
        'Raspas claras no pé do perfil: filete da bucha.',
        'Cursor parado com a barra girando: rosca no fim.',
        'Cursor subindo com a folha parada: pino do braço fora do lugar.',
        'Barra parada com ruído na caixa do motor: engrenagem interna.',
      ],
      careful:
        'Não insista no controle e não empurre a folha para ajudar: se um resto de filete pegar, ela sobe com você ao lado e pode soltar no alto.',
      technician:
        'O técnico escora a folha, troca bucha ou cursor e testa o contrapeso, por {{repair.from}} a {{repair.to}}, com {{parts.warranty}} de garantia na peça.',
      more: 'Os outros pontos em que a força se perde estão em [motor gira e portão não anda](/motor-gira-e-portao-nao-anda).',
    },
    {
      fault: ['noise', 'rusty', 'wet'],
      answer: [
        'Chiado ou rangido que acompanha a subida costuma ser fuso do portão seco, sujo ou com perfil fora do prumo. Pare de usar se houver limalha e chame para limpar e lubrificar; desengripante cala por alguns dias e leva a graxa embora.',
      ],
      heading: 'Chiado, ronco e estalo no perfil',
      text: [
        'Água que desce pela coluna lava a graxa da parte de cima. O som muda conforme a peça, e o ponto do curso em que ele aparece ajuda a achá-la.',
      ],
      points: [
        'Chiado no curso inteiro: rosca sem lubrificação.',
        'Raspado em uma altura só: perfil torto ou tinta seca na barra.',
        'Ronco que gira junto: rolamento do mancal.',
        'Estalo na inversão: folga entre bucha e rosca.',
      ],
      careful: 'Não passe pano nem pincel na barra com o motor ligado: a rosca puxa o tecido e a mão junto.',
      technician:
        'O técnico limpa a rosca, apruma o perfil, lubrifica e troca o mancal se preciso. O serviço começa em {{repair.from}} e tem {{repair.warranty}} de garantia.',
      more: 'Para separar o som do motor do som da ferragem, veja [motor de portão fazendo barulho](/motor-de-portao-fazendo-barulho).',
    },
    {
      fault: ['stuck', 'hums', 'stops-halfway', 'hot'],
      answer: [
        'Motor que ronca com o fuso do portão parado encontrou o cursor preso, por perfil amassado, mancal travado ou folha pesada. Solte o botão na hora e desligue o disjuntor, porque o enrolamento aquece depressa nessa condição.',
      ],
      heading: 'Cursor preso no meio do curso',
      text: [
        'O perfil amassado por um para-choque ou por uma escada aperta a guia do cursor sempre na mesma altura. Rosca com pasta de graxa e pó faz parecido, mas piora em dia frio.',
      ],
      points: [
        'Amassado visível na lateral do perfil: guia presa ali.',
        'Parada em alturas diferentes: peso da folha ou capacitor.',
        'Parada só de manhã cedo: graxa endurecida.',
        'Ronco sem nenhum movimento: trava fechada ou mancal travado.',
      ],
      careful:
        'Não desamasse o perfil com martelo: a parede dele é a guia do cursor, e o golpe fecha ainda mais a passagem.',
      technician:
        'O técnico mede o esforço com o braço solto e a folha escorada, corrige a guia ou troca o mancal, de {{repair.from}} a {{repair.to}}.',
      more: 'A ordem dos suspeitos está na página do [motor que força e não sai](/motor-do-portao-forca-e-nao-sai).',
    },
    {
      fault: ['falls', 'broken', 'loose'],
      answer: [
        'Folha que desce sozinha com o motor travado indica rosca do fuso do portão gasta somada a contrapeso leve. Afaste pessoas e carros, não passe embaixo, desligue o disjuntor e não toque na chave de destravamento.',
      ],
      heading: 'Folha que cede com o motor parado',
      text: [
        'A rosca deveria segurar o cursor. Quando os filetes ficam finos, ele escorrega alguns centímetros por vez, e a folha aparece mais baixa pela manhã.',
      ],
      points: [
        'Descida lenta depois de parar: bucha gasta.',
        'Descida de um lado só: cabo ou presilha.',
        'Descida após obra na folha: peso novo sem contrapeso.',
      ],
      careful:
        'Não calce a folha com madeira ou cavalete: o apoio escapa quando ela gira, e a borda de baixo avança para fora.',
      technician:
        'O técnico escora no ponto certo, troca o cursor, recarrega o contrapeso e confere os cabos. A faixa é de {{repair.from}} a {{repair.to}}.',
      more: 'O que fazer até a chegada dele está em [portão basculante descendo sozinho](/portao-basculante-descendo-sozinho).',
    },
    {
      fault: ['slams', 'does-not-stop', 'does-not-close'],
      answer: [
        'Se o cursor bate no fim do fuso do portão, o ímã dele caiu ou saiu da altura, e a central não recebe o aviso de parada. Desligue o disjuntor e não use até regular, porque cada batida amassa a bucha e o mancal.',
      ],
      heading: 'Cursor que passa do ponto de parada',
      text: [
        'O ímã anda com o cursor e passa diante do sensor fixado no perfil. Se um dos dois se desloca, o motor continua até encontrar a borracha ou o fim da rosca.',
      ],
      points: [
        'Ímã no chão ou grudado em outra peça de ferro: soltou do cursor.',
        'Batida só embaixo ou só em cima: um dos dois sensores saiu do lugar.',
        'Borracha esmagada na ponta: isso acontece há tempo.',
      ],
      careful: 'Não cole o ímã a olho para experimentar: com os polos invertidos a parada não acontece.',
      technician:
        'O técnico recoloca o ímã, confere o sensor na central e acerta as duas paradas, em geral perto de {{repair.from}}.',
      more: 'Se você achou o ímã no chão, leia [ímã do portão caiu](/ima-do-portao-caiu).',
    },
  ],
  questions: [
    {
      about: ['care', 'noise'],
      question: 'Posso passar WD-40 no fuso do motor?',
      answer:
        'Não como lubrificante. Ele remove a graxa, evapora e deixa a rosca seca, e o chiado volta mais forte.',
    },
    {
      about: ['works', 'choose'],
      question: 'Um cursor de bronze dura mais que o de plástico?',
      answer:
        'Dura mais sob carga, faz mais ruído e cobra lubrificação em dia. Use o material que o fabricante previu para aquela barra.',
    },
    {
      about: ['price', 'replace'],
      question: 'É preciso trocar o fuso quando o cursor gasta?',
      answer:
        'Na maioria das vezes não. A barra é de aço e só sai quando está torta, enferrujada na rosca ou com filete amassado.',
    },
    {
      about: ['compatibility', 'choose'],
      question: 'Posso pôr um fuso rápido no meu motor lento?',
      answer:
        'Em geral não: muda o torque que o motor precisa entregar, e a folha passa a forçar o enrolamento. A velocidade vem do conjunto inteiro.',
    },
    {
      about: ['signs', 'works'],
      question: 'Todo basculante tem dois fusos?',
      answer:
        'Não. A folha de casa trabalha com um motor de um lado só; dois conjuntos aparecem em folha larga ou da linha pesada.',
    },
    {
      about: ['install', 'adjust'],
      question: 'O perfil do motor pode ser cortado para caber na garagem?',
      answer:
        'Não sem trocar também a barra, que tem o comprimento dele. Pé-direito baixo se resolve na escolha do tamanho do conjunto.',
    },
    {
      about: ['power', 'safety'],
      question: 'O cursor tem um ponto de destravamento próprio?',
      answer:
        'Em vários modelos tem, com alavanca ou cordinha. Em outros a chave fica na cabeça do motor; o manual do modelo mostra.',
    },
    {
      about: ['lifetime', 'worn'],
      question: 'Por que meu cursor gasta todo ano?',
      answer:
        'Porque a folha está desequilibrada ou o perfil está fora do prumo. A peça nova só dura depois que a causa é corrigida.',
    },
    {
      about: ['repair', 'price'],
      question: 'O conserto do cursor é feito na mesma visita?',
      answer:
        'Sim, quando a foto da etiqueta chega antes e a peça é de linha. Em modelo antigo, a visita serve para medir e encomendar.',
    },
    {
      about: ['care', 'wet'],
      question: 'Chuva que escorre na coluna estraga o fuso?',
      answer:
        'Estraga com o tempo: leva a graxa e enferruja o alto da rosca. Uma pingadeira na laje evita a maior parte da água.',
    },
    {
      about: ['safety', 'allowed'],
      question: 'Criança pode se machucar no perfil do motor?',
      answer:
        'Pode, porque o cursor passa por uma fenda aberta. Conjunto ao alcance das mãos pede a tampa do perfil no lugar.',
    },
    {
      about: ['works', 'buy'],
      question: 'Portão de correr usa fuso?',
      answer: 'O de correr comum, não: ele anda por pinhão e cremalheira.',
    },
  ],
  visit: [
    'Para um fuso do portão {onde}, o técnico leva escora, nível e as buchas mais comuns, e olha a rosca antes de confirmar o valor.',
    'Na visita {onde} por causa de cursor, o equilíbrio da folha é testado no início e no fim, já que é dele que vem o desgaste.',
    'O serviço no fuso {onde} é combinado dentro do nosso horário, {horário}. O carro precisa ficar fora do vão durante a troca.',
  ],
  brand: [
    'Nos motores {marca}, rosca e cursor mudam conforme o modelo e a velocidade, e por isso a etiqueta com o nome completo vale mais do que a marca na tampa.',
    'Antes de pedir o cursor de um motor {marca}, comparamos passo e perfil com a peça retirada, porque versões de anos diferentes não se encaixam sempre.',
  ],
  figures: {
    kilogram: [
      'Com {figura} de folha, o cursor só trabalha leve se o contrapeso carregar quase todo esse peso. O PPA Home aceita folha de até {{home.weight}} e o Home Jetflex, de até {{homeJetflex.weight}}.',
    ],
    metre: [
      'A medida de {figura} diz pouco sobre o fuso do portão, que acompanha o curso da folha e não a largura dela. Meça também a altura do vão e a do pé-direito.',
    ],
    second: [
      'O tempo de {figura} depende do passo do fuso e do giro do motor em conjunto. Nos nossos kits de basculante há {segundos padrão}, {segundos speedy} e {segundos jetflex}.',
    ],
  },
  further: [
    'A montagem completa do conjunto está em [instalação de motor de portão basculante](/topicos/instalacao-de-motor-de-portao-basculante).',
    'Se a dúvida é qual conjunto comprar, comece pela página do [motor para portão basculante](/topicos/motor-para-portao-basculante).',
    'Quando o ruído vem de dentro da caixa e não do perfil, leia sobre a [troca de engrenagem](/topicos/troca-de-engrenagem-de-motor-de-portao).',
  ],
  send: [
    'Mande pelo WhatsApp uma foto da etiqueta do motor e outra do cursor, de perto, com a rosca aparecendo: com as duas levamos a bucha do modelo.',
    'Filme o perfil durante uma tentativa curta, de longe e com som. Dá para ver se a barra gira sozinha ou se o cursor anda e a folha fica.',
    'Uma foto do pé do perfil, com o pó ou as raspas que caíram, mostra se quem gastou foi o plástico ou o aço.',
  ],
};
