/** People who say what came before the fault, and people who ask where a thing is or what may be done with it. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const toldCauseAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'pintura|pintei|pintar|pintou|pintaram|pintado|tinta|repintei',
      'para|parou|parando|trav*|pesad*|lent*|raspa*|prend*|bate|desce*|sobe|nao abre|nao fecha|nao anda|devagar|volta',
      'portao|folha|motor|ele|basculante',
    ],
    unless: 'preco|quanto custa|qual tinta|que tinta|melhor tinta|tinta para|enferruj*',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o portão piorou depois da pintura, a causa costuma ser a própria tinta: lente da fotocélula coberta, película na guia, no trilho ou na cremalheira, ou folha que ficou mais pesada. Desligue o disjuntor, solte o motor na chave e leve a folha na mão: onde ela prende, há tinta ou massa a tirar.',
    ],
    heading: 'O que a tinta muda no portão',
    text: [
      'Raspe a guia e o dente da cremalheira com espátula, e limpe a lente com pano úmido, sem solvente. Num basculante, massa e várias demãos pesam, e o contrapeso se acerta de novo, o que é do técnico.',
      'Regular curso e força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; alinhar ou trocar a fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Abre e não fecha: lente pintada ou suporte que saiu do lugar.',
      'Para sempre no mesmo ponto: crosta na guia ou no trilho.',
      'Anda devagar no caminho inteiro: folha mais pesada.',
      'Etiqueta coberta: limpe-a, porque é por ela que se acha peça.',
    ],
    send: 'Mande pelo WhatsApp um vídeo do ponto em que ele para, uma foto da fotocélula e diga quantas demãos a folha levou.',
  },
  {
    when: [
      'calco|calcos|calca|calcar|calcando|calce|escor*',
      'portao|folha|basculante',
      'posso|pode|da|como|usar|carro|madeira|pedra|tijolo|aberto|segurar|com',
    ],
    unless: 'motor|luz|acaba|caind*|cair|cabo|mola',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Para manter o portão aberto, desligue o disjuntor e escore a folha com um apoio firme, de madeira grossa ou de ferro, do chão à borda, dos dois lados no basculante e sem ninguém embaixo enquanto se põe. Com o carro, não: folha que desce o amassa e ainda torce, e o motor religado a empurra contra ele.',
    ],
    heading: 'Como escorar sem estragar a folha nem o motor',
    text: [
      'Um basculante em ordem fica aberto sozinho, e a escora é só garantia. Se ele desce ao ser solto, faltam contrapeso, cabo ou mola, e aí não se escora por baixo: afaste as pessoas e chame. Cabo ou roldana fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'De correr: cunha na roda e no trilho, dos dois lados, com o motor travado.',
      'De abrir: trinco ou corrente no batente, por causa do vento.',
      'Escora retirada e motor engatado antes de religar o disjuntor.',
    ],
    send: 'Se a folha não fica aberta sem apoio, mande uma foto dela de longe e o bairro.',
  },
  {
    when: [
      'onde fica|onde esta|onde acho|onde e|aonde fica|cade|onde encontro|onde ponho',
      'chave*|destrav*|manivela',
      'destrav*|motor|portao|manual',
    ],
    unless: 'perdi|perd*|sumiu|quebr*|copia|ppa|garen|rossi|peccinin|nice|comprar',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'O destravamento do motor fica na própria caixa: no de correr, na frente ou na lateral, perto do chão, muitas vezes atrás de uma tampinha; no basculante, na parte baixa do motor ou na ponta do fuso; no de abrir, na tampa do braço. A chave dele é pequena e costuma ficar presa ao manual ou no chaveiro que o instalador entregou.',
    ],
    heading: 'Achou a fechadura: a ordem para soltar',
    text: [
      'Desligue o disjuntor do portão, ponha a chave, gire até soltar e só então mova a folha, devagar. Folha torta, cabo solto ou rampa: não gire, porque o motor pode ser a única coisa que a segura.',
      'Depois, leve a folha de volta, trave e religue. Destravamento emperrado ou que gira em falso se conserta, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Sem chave à vista: procure alavanca ou argola com cordinha.',
      'Casa sem outra entrada: uma cópia da chave fica do lado de fora, bem guardada.',
      'Não force com alicate, que quebra o miolo.',
    ],
  },
  {
    when: ['lixo|sujeira|sujo|suja|areia|pedra|pedrinha|mato|cabelo|barro', 'cremalheira*'],
    unless: 'gast*|quebr*|troc*',
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Sujeira na cremalheira faz o pinhão pular dente e gasta os dois. Desligue o disjuntor, tire areia, folha e pedra com escova seca ou pincel, dente por dente, e passe um pano: sem jato de água e sem graxa, que segura a próxima areia.',
    ],
    heading: 'Limpar e ver se já gastou',
    text: [
      'Com o motor solto na chave, leve a folha de ponta a ponta e olhe os dentes: ponta fina ou lasca pede o gomo novo, e trocar ou alinhar a cremalheira fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
      'Varra também o trilho e o canto do batente, porque a sujeira de um vai para o outro.',
    ],
    points: [
      'Estalo sempre no mesmo ponto: pedra presa ou dente lascado.',
      'Nylon: pano seco; aço: uma película fina de lubrificante seco, depois de limpo.',
      'Grade baixa ou escova na folha seguram o mato do lado de fora.',
    ],
    send: 'Se continua estalando depois de limpa, mande a foto dos dentes de perto, com uma régua ao lado.',
  },
  {
    when: [
      'jetflex|jet flex|inversor|motor rapido',
      'barulho|barulhento|silencios*|ruido',
      'faz|e|muito|tem|mais|normal|menos|como|qual',
    ],
    unless: 'parou|bate|batendo|estal*|apit*|chia*|comecou|fazendo|ou|queim*|ronc*',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth'],
    answer: [
      'O JETFLEX faz menos barulho que um motor comum, porque o inversor arranca e freia devagar e acaba com a pancada no fim do curso. O que continua é um zunido fino enquanto anda, normal em motor com inversor; o resto do ruído vem da folha.',
    ],
    heading: 'O barulho que é da folha',
    text: [
      'Pivô seco, cabo raspando na polia e solda solta soam igual com qualquer motor, e em {segundos jetflex} de abertura soam mais alto. Antes da montagem a folha é levada na mão, e o que range se acerta.',
      'O kit sai por {{kit.jetflex}} instalado em basculante de até {{homeJetflex.weight}}, e pede ponto de 220 V.',
    ],
    points: [
      'Batida ao chegar: frenagem a regular, e não defeito de fábrica.',
      'Estalo a cada volta: peça gasta, e aí se chama.',
      'Garagem embaixo de quarto: borracha no batente ajuda mais que trocar de motor.',
    ],
  },
  {
    when: [
      'motor de esteira|motor de maquina de lavar|motor de maquina|motor de ventilador|motor de moto|motor de carro|motor de bicicleta|motor de limpador|motor de vidro|motor de furadeira|motor de betoneira|motor de bomba',
      'portao|basculante|garagem',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Não serve: o motor de outro aparelho não tem o redutor que segura a folha parada, nem fim de curso, nem embreagem, nem central que o faça parar ao encontrar alguém. Num portão ele gira demais, queima cedo e, o pior, solta a folha quando desliga.',
    ],
    heading: 'O que um motor de portão tem e os outros não',
    text: [
      'A rosca sem fim trava a folha quando a energia falta, e a chave a solta quando se quer. A central corta no fim do curso, regula a força e lê a fotocélula: sem isso não há portão seguro.',
      'Em basculante, um motor próprio instalado começa em {{kit.padrao}}, no kit PADRÃO; em portão de correr ou de abrir, a troca numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro, as medidas e o material da folha: dizemos o motor que serve.',
  },
  {
    when: [
      'moto|motos|bicicleta|bike|pedestre|carrinho',
      'fotocelula*|sensor|sensores',
      'nao passa|nao ve|nao pega|nao detecta|nao enxerga|nao acusa|passa por baixo|fecha em|nao le|nao funciona',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['safety'],
    answer: [
      'Fotocélula que não vê moto está na altura errada para ela: o feixe passa por cima da roda ou entre as duas, e o portão fecha achando o vão livre. Até acertar, deixe o fechamento automático desligado e feche só pelo controle, olhando o vão.',
    ],
    heading: 'Um segundo par, na altura certa',
    text: [
      'Um par na altura do joelho pega a moto e quem anda a pé; o outro fica para o carro. Pôr ou mudar um par fica entre {{part.photocell.from}} e {{part.photocell.to}}, com o fio.',
      'Se é a moto que para diante do portão e ele volta a abrir, o caso é outro: lente suja ou par desalinhado, que se limpa e se aponta de novo.',
    ],
    points: [
      'Prova: com a folha fechando e você do lado de fora, corte o feixe com um cabo de vassoura na altura da roda.',
      'Sol de frente na lente do receptor também cega o par.',
      'Pausa curta demais para quem sobe e desce da moto: aumente o tempo.',
    ],
    send: 'Mande uma foto dos dois lados do vão, com a moto no lugar em que passa, e a da etiqueta da central.',
  },
  {
    when: [
      'troquei de motor|troquei o motor|trocaram o motor|trocou o motor|motor novo|mudei de motor|coloquei motor|instalei motor',
      'controle*',
      'velho|velhos|antigo|antigos|nao funciona*|nao abre|nao pega|serve*|aproveit*|mesmo|mesmos',
    ],
    unless: 'preco|quanto custa|usado',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program', 'compatibility'],
    answer: [
      'É normal: o controle antigo estava gravado na central do motor velho, e a nova não o conhece. Ele volta a servir se tem a mesma frequência e o mesmo tipo de código da central nova; se não, entram controles novos, ou um receptor avulso que aceita os antigos.',
    ],
    heading: 'Gravar o antigo ou ficar com os novos',
    text: [
      'Comece pelos controles que vieram com o motor: se eles abrem, a central está boa e falta só gravar. A gravação de todos numa visita fica entre {{part.programming.from}} e {{part.programming.to}}.',
      'Quem tem muitos controles antigos compara isso com o receptor avulso, ligado à entrada de botoeira, num serviço de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Frequência escrita no verso: tem de ser a da central.',
      'Chaves pequenas por dentro: código fixo, que a central nova pode não aceitar.',
      'Outra marca no controle: quase sempre só com receptor próprio.',
      'Central velha ainda na parede: não a jogue fora antes de decidir.',
    ],
    send: 'Mande pelo WhatsApp a foto do controle antigo, frente e verso, e a da etiqueta da central nova.',
  },
  {
    when: [
      'casa nova|terreno|construindo|construcao|obra nova|casa em construcao|garagem nova|sem portao',
      'portao',
      'primeiro|comecar|antes|ordem|planej*|prever|deixar pronto|sem portao|o que fazer|preparar',
    ],
    unless: 'quanto custa|preco|dono|comprei|funcionando|funcionar|condominio|predio',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'Comece pelo espaço, que decide se o portão sobe, corre ou abre; depois venha com o serralheiro para a folha, e deixe a energia prevista antes do reboco. O motor é o último: em basculante, instalado, de {{kit.padrao}} a {{kit.jetflex}}; de correr ou de abrir, por orçamento, em geral de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    heading: 'O que prever na obra por causa do motor',
    text: [
      'Muro comprido ao lado pede folha de correr; entrada curta, basculante; recuo largo, de abrir. Peça ao serralheiro o peso da folha por escrito e reforço onde o motor se prende.',
      'Do quadro vai um circuito só do portão, com terra, e um conduíte vazio para botoeira, interfone e fotocélula. Refazer isso depois custa parede.',
    ],
    points: [
      'De correr: base de concreto e canaleta fora do trilho.',
      'Basculante: altura livre com o carro mais alto embaixo.',
      'De abrir: coluna firme e batente no piso.',
      'Fotocélula: um tubo de cada lado do vão, a meio metro do chão.',
    ],
    send: 'Mande a planta ou a foto do vão com as medidas: dizemos que tipo de motor cabe antes de a folha ser feita.',
  },
  {
    when: [
      'porteiro eletronico|interfone|videoporteiro|video porteiro',
      'nao abre|nao aciona|parou de abrir|deixou de abrir|nao destrava|nao solta',
      'portao|garagem|social',
    ],
    unless: 'sozinho|choque|nao chama|nao toca|mudo',
    subject: 'interfone',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o porteiro eletrônico chama e fala mas não abre, falta o pulso que ele manda à trava ou à central: fio partido, contato do botão ou entrada da placa. Aperte a botoeira da parede: se o portão abre por ela, a central está boa, e o defeito fica entre o aparelho e o fio.',
    ],
    heading: 'Aparelho, fio ou central',
    text: [
      'O aparelho é do instalador de interfonia. O par de fios até a central, a trava e a entrada da placa são conosco, num conserto de {{repair.from}} a {{repair.to}}, com o teste feito com o aparelho na mão.',
    ],
    points: [
      'Não abre nem pela botoeira: central, motor ou energia.',
      'Só não abre na chuva: emenda molhada no par.',
      'Estala e não solta: trava desalinhada ou fonte fraca.',
      'Um apartamento não abre e os outros abrem: o aparelho dele.',
    ],
    send: 'Conte se a botoeira abre e mande a foto do aparelho e a da etiqueta da central.',
  },
];
