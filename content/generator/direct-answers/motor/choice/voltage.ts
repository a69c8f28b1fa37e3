/** Answers to titles about motors: voltage and phases. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const voltageAnswers: readonly DirectAnswer[] = [
  {
    when: [
      '12v|24v|12 v|24 v|12 volts|24 volts|bateria|corrente continua|dc',
      'existe|existem|tem|fabricam|fazem|ha',
      'motor|motores|automatizador',
    ],
    unless: 'nao|parou|preco|quanto custa|quanto tempo|ou|placa|troc*|nobreak|controle|carro',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'what'],
    answer: [
      'Existe, mas é minoria: o motor de corrente contínua, quase sempre de 24 V e às vezes de 12 V, trabalha com fonte e bateria próprias e continua abrindo quando falta luz. Vale onde a luz cai muito ou onde não há rede. Numa casa com energia estável o de 127 V ou 220 V é mais simples e tem mais peça na loja; é o dos nossos kits, de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX) em basculante.',
    ],
    description:
      'Motor de portão a bateria existe, mas é minoria: o de corrente contínua, quase sempre de 24 V, continua abrindo quando falta luz.',
    heading: 'Como reconhecer um motor de baixa tensão',
    text: [
      'Na etiqueta aparecem duas tensões: a da rede, na fonte, e 12 V ou 24 V, no motor. A bateria fica na mesma caixa e se troca a cada dois a quatro anos.',
    ],
    points: [
      'Peso da folha e aberturas por carga na ficha.',
      'Placa à venda na sua cidade.',
      'Painel solar só combina com este tipo.',
    ],
  },
  {
    when: [
      'motor|motores|kit|portao',
      '12v|12 v|24v|24 v|12 volts|24 volts|corrente continua',
      'empresa*|firma|loja|lojas|comercio|comercial|galpao|galpoes|industria*|industrial|fabrica|deposito|oficina|escritorio|clinica|transportadora|estacionamento|condominio*|predio*|edificio*',
    ],
    unless:
      'trava|fotocelula|fonte|controle|pilha|capacitor|receptor|presta|alternada|solar|placa|interfone|camera|preco|quanto|queim*|parou|nao *|carrega*',
    subject: 'motor',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['choose', 'power'],
    answer: [
      'Em empresa ou prédio, o motor de corrente contínua com bateria vale a pena quando o portão não pode parar na falta de luz. Escolha pelo peso da folha, pelos ciclos por hora da ficha e por quantos ciclos ele faz só com a bateria; o modelo sai por orçamento. Os nossos kits são ligados à rede, e neles quem segura a falta de luz é um nobreak próprio, também por orçamento.',
    ],
    description:
      'Motor com bateria serve onde o portão não pode parar na falta de luz; escolha pelo peso e pelos ciclos por hora.',
    heading: 'Três números a pedir por escrito',
    text: [
      'Em uso coletivo o portão abre muitas vezes seguidas, e a bateria precisa voltar à carga entre um apagão e outro. Por isso conte as aberturas da hora mais cheia e as que não podem faltar num apagão, e compare as duas com a ficha.',
      'A bateria se troca a cada dois a quatro anos, mesmo com pouco apagão: ponha essa troca na conta e na manutenção, que em comércio e prédio se faz a cada {{maintenance.interval}}.',
    ],
    points: [
      'Peso máximo da folha, com um quarto a mais que o peso da sua.',
      'Ciclos por hora na rede.',
      'Ciclos seguidos só na bateria, com ela nova.',
      'Muito fluxo e apagão raro: motor de rede de uso intenso, com nobreak próprio.',
    ],
    send: 'Mande a foto da folha por dentro, as medidas, as aberturas da hora mais cheia e quantas vezes por mês falta luz.',
  },
  {
    when: ['motor|motores|kit', '12v|12 v|24v|24 v|12 volts|24 volts|corrente continua', 'bateria*|portao'],
    unless:
      'nobreak|trava|fotocelula|fonte|controle|pilha|capacitor|receptor|presta|brushless|alternada|solar|placa solar|painel solar',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'power'],
    answer: [
      'Motor de 12 V ou de 24 V é de corrente contínua: a central tem fonte e carregador, e a bateria faz o portão andar quando falta luz, sem nobreak à parte. Vale onde a luz cai muito ou onde não há rede; numa casa com energia estável o motor de 127 V ou 220 V é mais simples e tem mais peça na loja. Sai por orçamento, com a bateria e o peso da folha na conta.',
    ],
    heading: 'Corrente contínua ou motor de rede',
    text: [
      'Ele freia e arranca macio e abre no apagão por algumas dezenas de ciclos, enquanto a bateria está boa. Em troca, depende da bateria, que dura de dois a quatro anos, e de cabo grosso e curto.',
      'Motor de corrente contínua se orça por foto. Os nossos kits para basculante são de rede, de {{kit.padrao}} a {{kit.jetflex}} instalados, e neles o apagão pede um nobreak próprio, também por orçamento.',
    ],
    points: [
      'Motor de 24 V com bateria de 12 V: são duas, em série.',
      'Não se liga bateria em motor de 127 V ou 220 V.',
      'Bateria de carro não substitui a selada do conjunto.',
    ],
    send: 'Mande a etiqueta do motor, se já existe, e diga quantas vezes por dia o portão abre.',
  },
  {
    when: ['corrente continua|24v|24 v|24 volts|dc', 'corrente alternada|alternada|127|220|ac'],
    unless: 'fonte|fotocelula|trava|receptor|placa',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Com rede estável, fique com o motor de corrente alternada, ligado direto em 127 V ou 220 V: custa menos, aguenta mais descuido e tem peça em qualquer loja. Escolha corrente contínua, de 24 V, onde falta luz com frequência ou se quer parada macia: ele anda pela bateria da própria central.',
    ],
    heading: 'Corrente alternada e contínua, lado a lado',
    text: [
      'O de contínua tem fonte e carregador no meio, que sentem raio e pedem protetor no quadro, e uma bateria que se troca a cada dois a quatro anos. O de alternada só tem o capacitor e a placa para envelhecer.',
      'Numa casa, trocar o motor fica em geral entre {{replacement.from}} e {{replacement.to}}; o de contínua sai por orçamento.',
    ],
    points: [
      'Apagão toda semana: contínua, ou alternada com nobreak próprio.',
      'Muitas aberturas por hora: compare os ciclos da ficha.',
      'Motor alternado que já existe e gira bem: não troque por isso.',
      'Fio longo até o motor: em baixa tensão tem de ser grosso.',
    ],
    send: 'Diga quantas vezes por mês falta luz e quantas vezes por dia o portão abre, com uma foto dele por dentro.',
  },
  {
    when: [
      '127*|110*|127 v|110 v|127/220|110/220|127/220v|110/220v',
      '220*|220 v|127/220|110/220|127/220v|110/220v',
      'diferenca|diferencas|o que muda|muda alguma coisa|muda|faz diferenca|tem diferenca|vantagem|vantagens',
    ],
    unless:
      'capacitor*|fonte|placa|placas|central|transformador|autotransformador|queim*|adaptar|passar|transformar|mudar|mudei|mudou|gasta|economi*|consome|consumo',
    subject: 'motor',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'A diferença é a corrente, e não a força: em 220 V o motor puxa metade da corrente do de 127 V, que muita gente chama de 110 V, e por isso sofre menos em fio comprido. A força, a velocidade e a conta de luz são as mesmas. Use a tensão que já chega ao ponto do portão, porque ligado na outra ele queima ou não parte.',
    ],
    description:
      'A diferença é a corrente: em 220 V o motor puxa metade da corrente do de 127 V e sofre menos em fio comprido; a força e a conta de luz são as mesmas.',
    heading: 'Quando a tensão muda a escolha',
    text: [
      'Com o quadro perto e fio grosso, 127 V serve tão bem quanto 220 V. Longe do quadro, a metade da corrente perde menos tensão no caminho, e o motor parte com mais folga.',
      'Quem quer 220 V num ponto que não tem chama antes o eletricista; trocar só a tensão por um transformador não compensa, porque a partida pede corrente demais para um pequeno.',
    ],
    points: [
      'A etiqueta do motor velho diz a tensão do ponto; sem motor, o medidor confirma.',
      'Capacitor e placa são da tensão do motor, e não se misturam.',
      'O kit JETFLEX existe só em 220 V.',
      'PADRÃO e SPEEDY se pedem em 127 V ou em 220 V.',
    ],
    further: 'Os modelos estão em [motores](/motores).',
    send: 'Mande pelo WhatsApp a etiqueta do motor que está aí ou, sem motor, uma foto do quadro de luz.',
  },
  {
    when: [
      '127*|110*|127 v|110 v|127/220|110/220|127/220v|110/220v',
      '220*|220 v|127/220|110/220|127/220v|110/220v',
      'motor|portao|escolher|qual|melhor',
    ],
    unless:
      'capacitor*|fonte|placa|placas|central|como saber|saber se|descobrir|gasta|economi*|consome|em 110|em 127|em rede|liguei|ligar|ligado|transformador|autotransformador|em 220|serve|funciona|queim*|adaptar|mudar|passar|transformar',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'O motor de portão pode ser de uma ou de outra tensão, e quem decide é a que chega ao ponto: onde só há 127 V, que muita gente chama de 110 V, o motor é de 127 V; onde há 220 V com disjuntor próprio, prefira 220 V, que leva metade da corrente e sofre menos em fio comprido. A força e a conta de luz são as mesmas. Na tensão errada o motor queima ou nem parte.',
    ],
    description:
      'O motor de portão se pede na tensão do ponto: 127 V, que muita gente chama de 110 V, ou 220 V com disjuntor próprio, que leva metade da corrente.',
    heading: 'Como saber que tensão você tem no portão',
    text: [
      'A etiqueta do motor velho diz a dele. Sem motor, quem confirma é o medidor, porque tomada de dois polos pode ser uma coisa ou outra conforme o bairro.',
      'Levar 220 V até lá é serviço de eletricista, no quadro, antes da montagem. Transformador entre a rede e o motor não convém: a partida pede muita corrente, e um pequeno aquece ou deixa a tensão cair.',
    ],
    points: [
      'Disjuntor duplo no quadro costuma ser 220 V.',
      'JETFLEX, de {{kit.jetflex}}: só em 220 V.',
      'PADRÃO e SPEEDY, de {{kit.padrao}} e {{kit.speedy}}: peça na tensão do ponto.',
    ],
    further: 'Os modelos estão em [motores](/motores).',
    send: 'Mande pelo WhatsApp a foto do quadro de luz e, se houver, da etiqueta do motor velho.',
  },
  {
    when: ['bivolt'],
    subject: 'motor',
    isAboutModel: true,
    answer: [
      'Motor bivolt de portão é exceção: a maioria é feita para uma tensão só, 127 V ou 220 V, escrita na etiqueta. Entre os que aceitam as duas, há o bivolt automático, que se ajusta sozinho, e o que tem chave ou ligação por dentro, que só o técnico muda. O PPA Home e o SPEEDY se pedem na tensão do ponto, e o PPA Home Jetflex é de 220 V.',
    ],
    heading: 'Antes de pedir um motor bivolt',
    text: [
      'O que resolve não é o motor aceitar tudo, e sim ele combinar com o ponto. Meça ou fotografe o quadro e peça o modelo da tensão certa.',
      'O motor de uma tensão ligado na outra queima ou não arranca. Na dúvida, mande a foto da etiqueta do motor antigo.',
    ],
  },
  {
    when: ['como saber|como sei|descobrir|identificar|saber se', '127|220|110|voltagem|tensao|volts'],
    subject: 'motor',
    answer: [
      'Leia a etiqueta do motor: ao lado da letra V está a tensão, 127 ou 220. Sem etiqueta legível, olhe o disjuntor do portão no quadro: duplo costuma ser 220 V e simples, 127 V; quem confirma é o técnico, com o medidor no ponto.',
    ],
    heading: 'Onde a tensão está escrita',
    text: [
      'A etiqueta fica na carcaça ou por dentro da tampa, com modelo, potência, tensão e frequência. Na placa, um jumper ou chave pode indicar a tensão escolhida, e não deve ser mexido com a rede ligada.',
      'Não teste ligando: motor de 127 V em 220 V queima em minutos. Mande as duas fotos, a da etiqueta e a do quadro, e respondemos.',
    ],
    points: [
      'Etiqueta do motor: o dado que vale.',
      'Disjuntor duplo no quadro: indício de 220 V.',
      'Chuveiro de 220 V na casa: as duas fases chegam ao quadro.',
      'Capacitor e placa não dizem a tensão da rede.',
    ],
  },
  {
    when: [
      'trifasic*|tri fasico',
      'vale a pena|compensa|vantagem|vantagens|quando usar|quando|melhor|ou monofasico|ou monofasica|por que|diferenca|x monofasico|vs monofasico',
    ],
    unless: 'consert*|queim*|parou|nao|transform*|convert*|ronca*|fase falt*|falta fase|preco|quanto custa',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Motor trifásico de portão vale quando o quadro já tem as três fases e o portão abre muito ou é pesado: ele parte com mais força, dispensa capacitor e esquenta menos. Não vale puxar três fases só por ele: aí um monofásico de uso intenso, ou um com inversor, resolve. Instalado, o conjunto pesado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    description:
      'Motor trifásico de portão vale quando o quadro já tem três fases e o portão abre muito ou é pesado; só por ele, não vale puxar três fases.',
    heading: 'O que muda entre uma e três fases',
    text: [
      'O monofásico precisa de um capacitor para partir, e é essa a peça que mais falha em uso seguido. O trifásico parte sozinho, gira liso e muda de sentido com dois contatos, mas para ou ronca se uma fase falta, e por isso pede relé de falta de fase.',
      'A placa também é outra: de trifásico, ou com inversor que faz as três fases de uma rede comum.',
    ],
    points: [
      'Galpão e indústria com três fases no quadro: trifásico.',
      'Casa e comércio pequeno: monofásico, de 127 V ou 220 V.',
      'Prédio sem trifásico no portão: monofásico de uso intenso ou inversor.',
      'Quem conta as fases é o eletricista, com medidor, e não o número de disjuntores.',
    ],
    further:
      'O que comparar entre modelos está na página do [motor de portão industrial](/termos/motor-portao-industrial).',
    send: 'Mande fotos do quadro de luz e da folha por dentro, e diga quantas vezes o portão abre na hora cheia.',
  },
  {
    when: ['trifasic*|tri fasico|monofasic*'],
    subject: 'motor',
    answer: [
      'Motor trifásico de portão é de uso intenso, para galpão, indústria ou prédio, e só funciona onde o quadro tem as três fases; o orçamento depende do peso da folha e das aberturas por hora, e instalado fica entre {{condominium.from}} e {{condominium.to}}. Em casa e na maior parte das empresas o motor é monofásico, de 127 V ou 220 V.',
    ],
    heading: 'Monofásico ou trifásico no portão',
    text: [
      'Ligar trifásico em rede de uma ou duas fases não serve: ele não parte ou queima. Quem vê quantas fases chegam é o eletricista, no quadro; a placa também precisa ser de trifásico, ou ter inversor que faça as três fases.',
      'Se o motor que está aí é trifásico e parou, mande a foto das etiquetas do motor e da central: o conserto vai de {{repair.from}} a {{repair.to}} quando a peça é comum.',
    ],
    points: [
      'Disjuntor triplo no quadro: sinal de três fases, a confirmar.',
      'Etiqueta do motor: número de fases ao lado da tensão.',
      'Falta de uma fase: o motor ronca e esquenta.',
    ],
  },
  {
    when: [
      'bivolt|duas tensoes|duas voltagens',
      'ligado errado|liguei errado|ligaram errado|ligou errado|tensao errada|voltagem errada|chave errada|na tensao errada',
      'motor|placa|central|portao',
    ],
    subject: 'motor',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['safety', 'repair', 'price'],
    answer: [
      'Queima, se a ligação está para 127 V e a rede é de 220 V: a maioria dos motores bivolt não muda de tensão sozinha, e é a chave ou a ligação por dentro que a escolhe. Ligado para 220 V numa rede de 127 V, ele só ronca sem força, mas a bobina esquenta se alguém insiste. Desligue o disjuntor e deixe o técnico medir: a placa fica entre {{part.board.from}} e {{part.board.to}}, e a bobina, entre {{part.stator.from}} e {{part.stator.to}}.',
    ],
    heading: 'A chave de tensão confere-se antes de ligar',
    text: [
      'O técnico mede a tensão no ponto do portão, compara com a posição da chave e só então liga. Há motor cuja fonte aceita as duas sem chave nenhuma, e a etiqueta dele o diz.',
    ],
    points: [
      'Ronco sem giro: tensão de menos.',
      'Estalo, fumaça ou disjuntor que cai: tensão de mais.',
      'Depois da medida, a chave fica marcada com etiqueta.',
    ],
    send: 'Mande a foto da etiqueta do motor e da chave de tensão, e conte o que se ouviu ao ligar.',
  },
  {
    when: [
      'motor|motores',
      '24v|24 v|12v|12 v|24 volts|12 volts|corrente continua|brushless',
      '220v|220 v|127v|127 v|110v|110 v|220 volts|127 volts|110 volts|220|127|110|corrente alternada|inducao|comum',
      'dura|dura mais|duram|duram mais|duravel|duraveis|durabilidade|quebra menos|menos problema|menos defeito|resiste mais',
    ],
    unless: 'nobreak|controle*|fotocelula|fonte',
    subject: 'motor',
    isAboutSubject: true,
    winsTies: true,
    isAboutFigure: true,
    aspects: ['lifetime', 'choose'],
    answer: [
      'Dura mais o motor que trabalha folgado, seja de que tensão for: o ligado à rede, de indução, não tem escovas e gasta sobretudo capacitor e engrenagem; o de corrente contínua com escovas pede a troca delas e da bateria de tempos em tempos, e esquenta menos em uso intenso. Numa casa, o de rede dá menos peça a trocar; em prédio, o outro leva vantagem.',
    ],
    heading: 'O que gasta em cada um',
    text: [
      'A bateria do motor de corrente contínua tem vida de poucos anos, e o motor continua a andar sem ela enquanto há rede. No de indução, capacitor fraco é o defeito que mais aparece, e o mais barato.',
    ],
    points: [
      'Um quinto de folga no peso, nos dois.',
      'Sem escovas, ou brushless: menos desgaste e placa própria.',
      'Calor mata qualquer um: ciclos por hora na ficha.',
    ],
    send: 'Mande o tipo do portão, o peso aproximado e quantas vezes ele abre por dia.',
  },
  {
    when: ['trifasic*|tri fasico'],
    unless: 'monofasic*|ou|quebr*|queim*|parou|ronc*|consert*|quanto gasta|consumo',
    figure: { unit: 'power', from: 0.75 },
    subject: 'motor',
    winsTies: true,
    isAboutFigure: true,
    aspects: ['choose', 'price'],
    answer: [
      'Motor trifásico de {figura} é para folha de correr pesada, em galpão, indústria ou prédio, e só onde o quadro tem as três fases; o peso que ele move está na ficha do modelo, e numa folha leve é sobra de força e de preço. Instalado fica entre {{condominium.from}} e {{condominium.to}}, conforme o peso e as aberturas por hora.',
    ],
    heading: 'Sem as três fases, o que se usa',
    text: [
      'Onde chega uma fase ou duas, o caminho é o monofásico da mesma força ou a central com inversor, que faz as três fases para o motor. Quem confirma o quadro é o eletricista.',
      'A potência não diz quantas vezes ele abre: confira na ficha os ciclos por hora da hora cheia.',
    ],
    points: [
      'Cremalheira e base de uso pesado, e não as de casa.',
      'Central trifásica ou inversor, com as mesmas tensões do quadro.',
      'Fotocélula e fim de curso firme: folha pesada não perdoa.',
    ],
    send: 'Mande fotos do quadro de luz e da folha por dentro, com o comprimento dela.',
  },
  {
    when: ['monofasic*', 'o que e|que e|o que significa|o que quer dizer|como funciona|entenda|significa'],
    unless: 'trifasic*|tri fasico|bomba|padrao|rede|preco|quanto',
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'Motor monofásico é o que funciona na rede comum de casa, em 127 V ou 220 V, e usa um capacitor para partir e saber para que lado girar. É o da maior parte dos portões. O trifásico dispensa o capacitor, mas pede as três fases no quadro e fica para o uso intenso de galpão e indústria.',
    ],
    heading: 'Monofásico na prática do portão',
    text: [
      'Ligado em 220 V com duas fases, ele continua monofásico: o nome vem da bobina, e não do número de fios. Se zumbe e não parte, o primeiro suspeito é o capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    points: [
      'A etiqueta traz a tensão e, às vezes, 1F ou a palavra monofásico.',
      'Casa e comércio pequeno: monofásico basta.',
      'Trocar por trifásico em casa não traz ganho.',
    ],
    send: 'Mande a foto da etiqueta de fora do motor e diga a tensão da tomada.',
  },
];
