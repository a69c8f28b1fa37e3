/** Answers to titles about motors: rules and duties. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const ruleAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'motor|central|placa|automatizador',
      'chuva|em chuva|chover|tempo|sereno|ar livre|descoberto|relento|sol e chuva',
      'sem capa|capa|capinha|sem cobertura|cobertura|telhado|telhadinho|sem protecao|saco plastico|lona|descoberto',
    ],
    unless: 'quebr*|rachad*|perdi|caiu|parou|nao *|preco|quanto custa|comprar|trincou',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['allowed', 'care'],
    answer: [
      'Pode ficar na chuva sem capa por cima, se a tampa original está inteira, com a borracha no lugar e o furo do fio por baixo: a carcaça é feita para respingo. O que estraga é jato, poça, calha em cima e capa improvisada, que abafa, junta umidade e esquenta o motor.',
    ],
    heading: 'Proteger sem abafar',
    text: [
      'Se o motor fica todo ao tempo, um telhadinho afastado um palmo, aberto dos lados, ajuda mais que qualquer capa. A base fica acima do nível da água, e o conduíte desce em curva, para pingar antes da caixa.',
      'Vedar a tampa e refazer a entrada do fio parte de {{repair.from}}; placa que já molhou se troca, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Borracha ressecada: é por ela que a água entra.',
      'Saco plástico só durante a lavagem, e fora em seguida.',
      'Sem a tampa do motor: não use, há tensão da rede ao alcance da mão.',
      'Fotocélula e botoeira também precisam ser de área externa.',
    ],
    further: 'Se a água já entrou, comece por [placa do portão molhou](/placa-do-portao-molhou).',
    send: 'Mande a foto do motor no lugar, com a tampa e a entrada do fio à vista.',
  },
  {
    when: [
      'lado direito|lado esquerdo|direita|esquerda|esquerdo|outro lado|lado contrario|lado oposto',
      'passar|mudar|trocar|inverter|virar|transferir|colocar|por|instalar|serve|montar|fica',
      'motor|automatizador|motorzinho',
    ],
    unless:
      'calcada|portao abre para|torto|mais baixo|pende|so fecha|so abre|barulho|caiu|quebr*|vizinho|folha da',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Na maioria dos casos dá para passar o motor para o outro lado: o mesmo aparelho trabalha à direita ou à esquerda, e o sentido se inverte na ligação ou na programação da central. O que custa é o resto: fixação nova, ponto de energia e fim de curso regravado. O valor vem por foto.',
    ],
    heading: 'O que muda de lugar junto com o motor',
    text: [
      'Antes de tirar do lugar, confira na ficha do modelo se ele é dos dois lados: alguns têm saída ou braço próprios de um deles.',
    ],
    points: [
      'Basculante: a coluna do outro lado tem de ser firme, e a folha não pode torcer ao ser puxada por ali.',
      'De correr: o motor fica ao lado do vão, perto da parede em que a folha se recolhe; base e eletroduto se refazem.',
      'De abrir: com duas folhas há um motor em cada, e trocar de lado troca a ordem delas.',
      'Botoeira, fotocélula e antena: os fios têm de alcançar.',
    ],
    questions: [
      {
        question: 'Se eu só inverter os fios do motor, funciona?',
        answer:
          'O sentido muda, mas os dois fins de curso ficam trocados, e a folha bate. É serviço para quem regula os dois juntos.',
      },
    ],
    further:
      'Os pontos que se conferem na montagem estão em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande pelo WhatsApp uma foto do motor onde está, outra do lado para onde ele iria e a da etiqueta.',
  },
  {
    when: [
      'dois motores|2 motores|um motor ou dois|1 motor ou 2|um ou dois motores|um motor de cada lado|motor dos dois lados|motor em cada lado',
      'um portao|portao so|mesmo portao|um so|folha so|unico portao|um portao so|basculante|portao com|para portao|em portao|do portao|com dois motores|com 2 motores',
    ],
    unless:
      'duas folhas|2 folhas|folhas|folha dupla|preco|desconto|pivotante*|de abrir|quanto custa|ou garen|ppa|rossi|peccinin|nice|controle*|sincron*|dessincron*|dois portoes|2 portoes|parou|parad*|queim*|nobreak',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['allowed', 'choose'],
    answer: [
      'Dois motores num portão só se usam em dois casos: no de abrir com duas folhas, um em cada, e no basculante muito largo, um de cada lado, com uma central que os mantém juntos. Em folha comum não se põem dois: se um adianta, ela torce e o cabo escapa. Folha pesada pede um motor maior, por orçamento.',
    ],
    heading: 'Quando o segundo motor resolve e quando atrapalha',
    text: [
      'O motivo da pergunta costuma ser peso ou torção, e os dois se curam antes: equilíbrio, cabo e travessa. Com a folha leve, um motor do tamanho certo basta.',
    ],
    points: [
      'De correr: um motor só, na ponta, sempre.',
      'Basculante que levanta torto: cabo ou contrapeso, e não força.',
      'Largo e flexível: reforço da travessa antes de qualquer motor.',
      'Dois motores de marcas diferentes: nunca na mesma folha.',
    ],
    further: 'A conta do peso está em [que motor serve no meu portão](/motores/escolher).',
    send: 'Mande pelo WhatsApp a largura, a altura, o material e uma foto da folha por dentro, com as duas laterais.',
  },
  {
    when: [
      'barulh*|som alto|ruido|silencio|lei de silencio',
      'proibid*|lei|lei de silencio|multa|permitid*|pode|reclamar|psiu|horario de silencio',
      'portao|motor',
    ],
    unless: 'ima|fotocelula|porque|por que|o que pode|que pode|pode ser|como',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Não conhecemos regra que proíba um portão de andar à noite; o que existe é limite de ruído da prefeitura e, em prédio, o horário de silêncio do regimento, e portão que acorda o vizinho pode render reclamação ou multa. Quem mede e decide são eles; o barulho nós tiramos, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que mais se ouve, e some com conserto',
    text: [
      'O estrondo da chegada é regulagem de curso e força, entre {{part.adjustment.from}} e {{part.adjustment.to}}. Ronco que sobe pela parede é suporte frouxo ou encostado na laje, e borracha entre os dois resolve.',
    ],
    points: [
      'Guincho: pino, dobradiça ou roldana sem graxa.',
      'Estalo na partida: folga no braço ou na cremalheira.',
      'Bip da sinaleira: baixa-se o volume, não se desliga.',
    ],
    send: 'Mande um áudio de dentro do quarto e outro da garagem, com a foto da etiqueta do motor.',
  },
  {
    when: [
      'empurrar|empurrando|empurro|tranco|empurrao|forcar|puxar com a mao',
      'motor|portao|folha',
      'posso|pode|da para|dar partida|ajudar|problema|estraga|faz mal',
    ],
    unless: 'carro|trilho|vizinho|nao tranca|nao trava|nao segura|destranc*|destrav*|fechado',
    subject: 'motor',
    aspects: ['allowed'],
    answer: [
      'Não dê partida empurrando: a folha arranca com a sua mão no caminho, e o motor engatado trava contra ela e quebra dente. Se ele parte com ajuda, o capacitor está no fim, e trocá-lo custa de {{part.capacitor.from}} a {{part.capacitor.to}}. Para mover na mão, disjuntor desligado, folha reta, cabos inteiros e motor solto na chave.',
    ],
    heading: 'O que o empurrão está avisando',
    text: [
      'Motor que precisa de ajuda aquece a bobina a cada tentativa. Umas semanas assim, e o conserto pequeno vira estator, de {{part.stator.from}} a {{part.stator.to}}.',
      'Motor em ordem não deixa empurrar o portão fechado: a rosca segura. Se a sua folha anda com o motor engatado, há peça gasta.',
    ],
    points: [
      'Zumbe e parte com ajuda: capacitor.',
      'Zumbe e nem com ajuda: folha presa ou rotor.',
      'Anda na mão sem destravar: engrenagem ou chave aberta.',
    ],
    send: 'Mande um vídeo da partida, sem ajuda, gravado de longe, e a foto da etiqueta do motor.',
  },
  {
    when: ['bivolt|bi volt', '110|127|110v|127v|220|220v', 'pode|posso|ligar|liga|trocar|mudar|passar'],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Pode, se ele for bivolt de verdade: com o disjuntor desligado, passe a chave ou refaça a ligação para a tensão da tomada e só então ligue. Em muitos motores o capacitor muda junto, porque cada tensão pede um valor; o desenho na tampa da caixa ou o manual dizem os dois.',
    ],
    heading: 'Bivolt de chave, de ligação e automático',
    text: [
      'Há motor que troca por uma chave, motor que troca emendando os fios de outro jeito e placa que reconhece a tensão sozinha. Um deles ligado em 220 V com a posição de 127 V queima em segundos; o contrário só fica fraco e ronca.',
      'A conferência com capacitor certo fica entre {{repair.from}} e {{repair.to}}; capacitor, entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'Etiqueta com uma tensão só: não é bivolt.',
      'Central também tem a sua tensão: confira as duas.',
      'Em 127 V a corrente dobra: veja a bitola do fio.',
      'Primeira partida com a mão no disjuntor.',
    ],
    send: 'Mande a foto da etiqueta do motor e do desenho dentro da tampa, sem abrir com energia.',
  },
  {
    when: [
      'motor|placa|central|caixa',
      'sol|calor|ceu aberto|descoberto',
      'pode|aguenta|estraga|ficar|exposto|cobrir|protecao',
    ],
    unless: 'fotocelula|nao fecha|solar|esquenta|corta|chuva',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Pode ficar no sol, desde que a tampa original esteja inteira: o motor de portão é feito para área externa, e o que sofre é o plástico da tampa, a borracha da vedação e a placa, que perde anos numa caixa fechada ao sol o dia todo. Um rufo ou cobertura ventilada por cima resolve, sem encostar na carcaça.',
    ],
    heading: 'Como cobrir sem abafar',
    text: [
      'Deixe um palmo de ar dos lados e em cima, e nada por baixo que segure água. Caixa de madeira ou de chapa fechada vira forno, e o protetor térmico passa a cortar à tarde.',
      'Tampa ressecada se troca antes da chuva entrar; com vedação e revisão, o serviço fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Tampa esbranquiçada quebra ao abrir: peça outra.',
      'Fotocélula pede pala, e não caixa.',
      'Cor clara na cobertura esquenta menos.',
    ],
    further:
      'O que se confere todo ano está em [manutenção de motor](/topicos/manutencao-de-motor-de-portao).',
    send: 'Mande uma foto do motor com a parede em volta e diga de que lado bate o sol.',
  },
  {
    when: [
      'tampa|capa|carcaca|cobertura|caixa do motor|caixa da central',
      'motor|central|placa',
      'sem|quebrou|quebrada|perdi|sumiu|voou|caiu|rachad*|comprar|trincou',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Não use sem a tampa: dentro dela há tensão da rede, o capacitor guarda carga e a engrenagem gira à altura da mão de uma criança; chuva e formiga fazem o resto na placa. Desligue o disjuntor, use o portão na mão e peça a tampa pelo modelo da etiqueta.',
    ],
    heading: 'Enquanto a tampa não chega',
    text: [
      'Cobertura provisória só com o disjuntor desligado, que não encoste nas peças e deixe a água escorrer. Saco plástico fechado junta umidade e abafa.',
      'Tampa se acha pelo modelo; em motor fora de linha, adapta-se a de outro. Colocar, vedar e revisar o que molhou entra num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Parafuso perdido: use o da mesma rosca, e não arame.',
      'Tampa trincada: fita de alumínio por uma semana, e não por um ano.',
      'Já tomou chuva: não ligue antes de abrir e secar.',
    ],
    further:
      'O que se confere todo ano está em [manutenção de motor](/topicos/manutencao-de-motor-de-portao).',
    send: 'Com o disjuntor desligado, mande a foto do motor e da etiqueta.',
  },
  {
    when: ['mudei|mudar|mudanca|vou mudar|mudando', 'levar|leva|tirar|retirar|levo', 'motor|portao|kit'],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Pode levar, se o motor é seu e o portão da casa nova é do mesmo tipo, com folha que ele aguenta e a mesma tensão. Em casa alugada veja o contrato, porque o que foi parafusado pode contar como benfeitoria; vendida a casa, o motor vai junto, salvo se combinado por escrito.',
    ],
    heading: 'Quando a mudança do motor compensa',
    text: [
      'São dois serviços: retirar, com a folha escorada e o disjuntor desligado, e instalar lá, em {horas de instalação}. Suporte soldado, fuso e cremalheira cortados na medida quase nunca servem.',
      'Some tudo e compare com o kit novo em basculante, de {{kit.padrao}} a {{kit.jetflex}} instalado, com {{kit.warranty}} de garantia. Motor de mais de cinco anos raramente paga a mudança.',
    ],
    points: [
      'Antes de sair, apague os controles que ficam ou leve todos.',
      'O portão velho fica no manual: ponha cadeado.',
      'Quem solta os fios é o técnico, que fotografa a ligação antes.',
    ],
    send: 'Mande fotos dos dois portões por dentro e da etiqueta do motor.',
  },
  {
    when: ['transformador|autotransformador|trafo|conversor de tensao', 'motor|portao|jetflex'],
    unless: 'nobreak|queimou|cheiro|interfone',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'power'],
    answer: [
      'Pode funcionar, mas não é o que aconselhamos: o transformador teria de aguentar a partida, que puxa de três a sete vezes a corrente do motor, e os comuns de tomada não aguentam. Subdimensionado, ele derruba a tensão, o motor ronca sem sair e a bobina esquenta. Em motor com inversor, como o JETFLEX, o certo é um ponto de 220 V feito pelo eletricista; nos outros, pedir o motor na tensão da rede, 127 V ou 220 V.',
    ],
    heading: 'O caminho mais barato para acertar a tensão',
    text: [
      'Quase toda casa que tem 110 V na tomada recebe duas fases no quadro, e delas se tira 220 V com um circuito próprio e disjuntor duplo.',
      'Se o motor já comprado é da tensão errada e ainda está na caixa, trocar na loja sai melhor que o aparelho.',
    ],
    points: [
      'Etiqueta do motor e tensão medida no ponto.',
      'Quadro com uma fase ou duas.',
      'Fio do circuito do portão: 2,5 mm² ou mais, com terra.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e a do quadro aberto, feita pelo eletricista.',
  },
  {
    when: [
      'preciso desligar|precisa desligar|tem que desligar|devo desligar|e preciso desligar|posso deixar ligado|pode deixar ligado|desligar o motor|desligar o portao',
      'chuva|chover|chovendo|temporal|raio|raios|trovoada|garoa',
    ],
    unless: 'nao desliga|parou|nao funciona|falha|depois',
    winsTies: true,
    isUnpriced: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['safety', 'allowed'],
    answer: [
      'Em chuva comum não precisa: o motor é feito para o tempo, e o portão se usa normalmente, com a tampa inteira. Desligue o disjuntor em temporal com raio perto, antes que ele chegue, se a água subir até a caixa, ou se alguém sentir formigamento na folha. Aí ele fica desligado até passar e, no último caso, até ser medido.',
    ],
    heading: 'O que a chuva estraga de verdade',
    text: [
      'Quase nunca é o motor, e sim a emenda no conduíte, a botoeira e a lente da fotocélula. Quem tem falha toda vez que chove deve refazer a emenda acima do piso, e não desligar.',
      'DPS no quadro e terra no circuito ajudam contra o raio; o disjuntor desligado ajuda mais.',
    ],
    points: [
      'Tampa trincada: cubra e troque, porque a placa fica embaixo.',
      'Base baixa em rua que alaga: eleva-se o motor.',
      'Sem energia o portão abre na chave.',
    ],
    send: 'Se o seu falha com chuva, mande uma foto da caixa e da botoeira e conte o que para.',
  },
  {
    when: [
      'motor|motores|placa|central',
      'chuva|chuvas|tempo',
      'sol|ceu aberto|descoberto|chuva e sol|sol e chuva|exposto|no tempo',
      'pode|aguenta|ficar|exposto|fica',
    ],
    unless:
      'fotocelula|nao fecha|solar|esquenta|corta|parou|nao funciona|quanto tempo|lavar|estraga|problema',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Pode, se a tampa original está inteira e bem fechada: o motor de portão é feito para ficar fora, no sol e na chuva. O que estraga é água que entra por tampa rachada ou pelo furo dos fios, água que se junta no chão até a altura da placa e caixa fechada que vira forno ao sol. Uma cobertura ventilada por cima ajuda; refazer a vedação fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O que proteger, e como',
    text: [
      'Deixe um palmo de ar dos lados e em cima da cobertura, e nada por baixo que segure água. Os fios entram na caixa por baixo, fazendo uma curva, para a gota não escorrer para dentro.',
      'No portão de correr, a base do motor fica uns dedos acima do piso que alaga.',
    ],
    points: [
      'Tampa rachada se troca antes da chuva seguinte.',
      'Lavadora de pressão não: ela vence a borracha da tampa.',
      'Se molhou por dentro, desligue o disjuntor e não religue.',
    ],
    send: 'Mande uma foto do motor com a parede e o piso em volta.',
  },
];
