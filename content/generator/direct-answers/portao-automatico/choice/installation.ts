/** Answers to titles about automatic gates: installation. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const installationAnswers: readonly DirectAnswer[] = [
  {
    when: ['altura|alto|alta', 'portao|motor|basculante|folha|correr|deslizante'],
    figure: { unit: 'metre', from: 2.6, to: 8 },
    unless: 'largura|muro|fotocelula|camera|parede|caminhao|veiculo|teto|pe direito|x|por|pivotante',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Com {figura} de altura o portão pesa e balança mais que o comum, que fica perto de 2,30 m, e o motor se escolhe pelo peso: multiplique a altura pela largura e conte, por metro quadrado, de cinco a oito quilos em alumínio e de treze a vinte em chapa de aço. Em basculante, o PPA Home move até {{home.weight}}, por {{kit.padrao}} instalado, e o JETFLEX até {{homeJetflex.weight}}, por {{kit.jetflex}}; folha muito alta costuma ir melhor em portão de correr ou de abrir, por orçamento.',
    ],
    heading: 'O que a altura muda na montagem',
    text: [
      'No basculante a folha alta avança mais para fora ao abrir e pede braço comprido, contrapeso refeito e coluna firme. No de correr, a guia de cima segura a folha, e o vento conta tanto quanto o peso.',
    ],
    points: [
      'Diga também a largura: sem ela não há peso.',
      'Folha vazada no alto recebe menos vento.',
      'Trave e coluna sem folga antes do motor.',
    ],
    send: 'Mande altura, largura, material e uma foto inteira, por dentro.',
  },
  {
    when: ['altura|alto|alta', 'portao|motor|basculante|folha|correr|deslizante'],
    figure: { unit: 'metre', from: 1, to: 2.59 },
    unless:
      'acionador|largura|muro|fotocelula|camera|parede|caminhao|veiculo|teto|pe direito|x|por|pivotante|espaco|carro|van|quanto',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Altura de {figura} não pede motor especial: falta a largura para saber o peso. Num basculante com uns três metros de largura, alumínio, grade de ferro e chapa de aço ficam dentro dos {{home.weight}} do PPA Home, que sai no kit PADRÃO por {{kit.padrao}} instalado. Meça também o carro: com a folha aberta, o vão perde um pouco da altura.',
    ],
    heading: 'Da altura ao peso da folha',
    text: [
      'Largura vezes altura, vezes o peso do material por metro quadrado: de cinco a oito quilos em alumínio, de treze a vinte em chapa. Madeira sobre ferro passa disso e pode pedir o JETFLEX, até {{homeJetflex.weight}}.',
    ],
    points: [
      'Altura livre com a folha aberta, no ponto mais baixo.',
      'Bagageiro, antena e caçamba do carro mais alto.',
      'Degrau ou rampa na soleira, que come altura.',
    ],
    send: 'Mande largura, altura, material e uma foto da folha por dentro.',
  },
  {
    when: [
      'usado|usados|seminovo|segunda mao',
      'portao eletronico|portao automatico|portao basculante|portao de correr|portao correr|portao deslizante|portao de garagem|portao pivotante|portao garagem|portao usado|portoes usados|portao de ferro|portao de aluminio|portao de segunda mao',
    ],
    unless:
      'motor*|placa|controle*|kit|consert*|nao|comprei|muito usado|pouco usado|mais usado|por dia|vezes|quilo|sucata|ferro velho',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['buy', 'worth'],
    answer: [
      'Portão usado não vendemos, e portão novo também não: o nosso trabalho é o motor, na folha que você tem. Se comprar um usado, meça o vão antes e olhe ferrugem, solda e prumo; o motor que vier junto não tem garantia. Pôr um novo num basculante custa de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX) instalado; de correr ou de abrir, em geral de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    heading: 'O que olhar num portão usado',
    text: [
      'A serralheria adapta a folha ao vão: encurtar é fácil, alargar quase sempre não compensa. Basculante usado precisa do contrapeso refeito para o peso real.',
    ],
    points: [
      'Folha levada na mão, antes de pagar.',
      'Guias, cabos e roldanas: conte trocá-los.',
      'Controles do dono antigo: apague a memória da central.',
    ],
    send: 'Mande a foto do portão usado e as medidas do seu vão: dizemos que motor ele aceita.',
  },
  {
    when: [
      'controle de acesso|sistema de acesso|acesso por senha|teclado|leitor de cartao',
      'portao|garagem|predio|condominio|empresa|portoes',
    ],
    unless: 'nao|parou|defeito|social|tag|facial|biometria|digital|placa de carro',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Controle de acesso, com senha, cartão, tag ou leitor, se compra e se instala com uma empresa dessa área, e o preço do aparelho é dela. Nós cuidamos do portão: ligar a saída do leitor na entrada de botoeira da central fica entre {{repair.from}} e {{repair.to}}, com o fio já passado.',
    ],
    heading: 'O que o portão precisa ter para aceitar o leitor',
    text: [
      'O leitor só fecha um contato, como quem aperta o botão; motor e central continuam os mesmos. A parte que fecha esse contato fica do lado de dentro, para que arrancar o leitor não abra nada.',
    ],
    points: [
      'Entrada de abrir separada, onde passam muitos carros.',
      'Fotocélula testada, porque ninguém mais olha o vão.',
      'Alguns controles guardados, para quando o leitor falhar.',
      'Nobreak, se for a única entrada.',
    ],
    further:
      'As entradas da placa estão na página da [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta da central e o modelo do leitor: dizemos em que entrada ele vai e o valor da ligação.',
  },
  {
    when: ['puxador|puxadores|macaneta|alca', 'portao|portoes|garagem|social|basculante'],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Puxador se compra em loja de ferragem e quem o solda ou parafusa é o serralheiro; nós cuidamos do motor. Num portão automático ele serve só para mover a folha na falta de luz, e por isso fica do lado de dentro, onde não prenda no batente nem passe da borda.',
    ],
    heading: 'Onde pôr o puxador num portão com motor',
    text: [
      'Solda na folha se faz com o disjuntor desligado e os fios da central soltos, senão a placa queima, e placa nova fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Basculante: no meio da borda de baixo, rente à chapa.',
      'De correr: por dentro, e nunca do lado que entra atrás do muro.',
      'De abrir: longe da dobradiça, para a mão não ficar no vão.',
      'Do lado da rua, puxador convida a forçar a folha.',
    ],
    send: 'Se o portão vai ganhar motor, mande pelo WhatsApp uma foto por dentro: dizemos onde o puxador não atrapalha.',
  },
  {
    when: [
      'rampa*|inclinad*|ladeira|aclive|declive|subida',
      'da|consigo|compro|chega|basta|suficiente|posso|cabe',
    ],
    figure: { unit: 'real' },
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Pode dar, se o portão é basculante e a folha não raspa na rampa: compare {figura} com o kit instalado, que custa de {{kit.padrao}} a {{kit.jetflex}}, e com o acerto da folha, de {{repair.from}} a {{repair.to}}. Se é de correr em trilho inclinado, pode não dar: o motor segura o peso da folha na descida e sai por orçamento.',
    ],
    heading: 'O que medir na rampa antes de gastar {figura}',
    text: [
      'O basculante avança para fora ao abrir: marque no piso até onde o pé da folha chega e veja se ali o chão já subiu. No de abrir, conte quantos centímetros o piso sobe no caminho da ponta.',
      'Trilho de correr quer nível. Fora dele a folha anda sozinha quando alguém a destrava, e por isso não se solta sem calço.',
    ],
    points: [
      'Rampa que desce para a rua: basculante serve.',
      'Rampa que sobe logo depois do portão: meça o arco antes.',
      'Fotocélula a 50 ou 60 cm do piso, conferida com o carro na rampa.',
      'Ralo ou grelha na soleira, se a água corre para dentro.',
    ],
    further: 'Os valores de cada kit estão na página do [kit de motor](/termos/kit-motor-portao).',
    send: 'Mande uma foto de lado, com o piso dos dois lados do portão à vista, e a largura do vão.',
  },
  {
    when: ['vidro', 'motor|automatizar|automatico', 'pode|posso|da para|tem como|temperado|aguenta|qual'],
    unless: 'porta de vidro|porta automatica|carro|quebrou|janela',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Pode, desde que o motor se prenda ao quadro de ferro ou de alumínio e nunca no vidro, que trinca no furo. Conte o peso: vidro temperado de oito milímetros tem cerca de vinte quilos por metro quadrado, e a folha de garagem inteira costuma passar do motor de casa menor.',
    ],
    heading: 'O que muda numa folha de vidro',
    text: [
      'Parada suave é obrigatória na prática: batida seca racha temperado dias depois. Força no mínimo, batente de borracha e fotocélula dos dois lados.',
      'Até {{home.weight}} em basculante serve o PADRÃO, {{kit.padrao}} instalado; até {{homeJetflex.weight}}, o JETFLEX, {{kit.jetflex}}, que freia devagar. Além disso, por orçamento.',
    ],
    points: [
      'Laminado segura os cacos; temperado cai em grãos.',
      'Borracha entre vidro e perfil, sem metal encostando.',
      'Contrapeso refeito se o vidro entrou no lugar de grade.',
    ],
    send: 'Mande largura, altura, espessura do vidro e uma foto da folha por dentro.',
  },
  {
    when: [
      'sinaleira*|sinaleiro*|sinalizador*|giroflex|giroled|estroboscop*|luz de sinalizacao|lampada de sinalizacao|luz de saida|alerta de saida|sirene de garagem|sirene em portao|sirene para portao|sirene de portao|sirene para garagem|sirene de saida|sinal sonoro',
    ],
    unless: 'dispar*|nao para|apit*|parou|queim*|toca*|sozinh*|alarme|cerca',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'A sinaleira é o sinal audiovisual de entrada e saída de veículos: um LED, com ou sem sirene, preso na fachada e ligado na central do portão, que o aciona antes e durante o movimento para avisar quem passa na calçada. O aparelho se orça pelo modelo, e a ligação num portão que já existe parte de {{repair.from}}, conforme o caminho do fio até a rua.',
    ],
    description:
      'A sinaleira é o sinal de saída de veículos, com ou sem sirene: ligá-la na central de um portão que já existe parte de {{repair.from}}.',
    heading: 'Modelo, lugar e ligação da sinaleira',
    text: [
      'Quase toda central tem saída para ela ou aceita um módulo de relé. Com pré-sinalização, a luz acende alguns segundos antes de a folha andar; sem essa função, só quando o portão já se move.',
      'Em prédio, comércio e saída direta na calçada a prefeitura costuma exigir o aviso, e a regra muda de cidade para cidade: a administradora ou a própria prefeitura confirma.',
    ],
    points: [
      'No alto da coluna ou do muro, à vista dos dois lados da calçada.',
      'Com sirene onde a saída é cega; só luz onde há janela por perto.',
      'Tensão igual à da saída da central.',
      'Corpo vedado, porque recebe chuva por cima.',
      'Quem a comanda é a central do portão, e não a do alarme.',
    ],
    further:
      'As saídas que a placa do portão tem estão na página da [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande pelo WhatsApp uma foto da saída vista da calçada, outra da etiqueta da central e o bairro: dizemos que modelo serve e quanto fica instalado.',
  },
  {
    when: ['acessorio*', 'portao|motor|automatic*|garagem'],
    unless: 'carro|celular',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['buy', 'price'],
    answer: [
      'Com o motor do nosso kit vêm a central, dois controles e a fixação; os acessórios se somam à parte. Instalados, o par de fotocélulas fica entre {{part.photocell.from}} e {{part.photocell.to}} e um controle a mais se grava por {{part.programming.from}} a {{part.programming.to}}; trava elétrica, nobreak, módulo de celular, botoeira e sinaleira têm a ligação a partir de {{repair.from}}, e o aparelho se orça pela foto da central.',
    ],
    heading: 'Quais acessórios valem em que casa',
    text: [
      'A fotocélula vem primeiro, sobretudo com fechamento automático ou calçada em frente. Nobreak vale onde a luz cai muito; trava elétrica, no portão de abrir e onde já forçaram a folha.',
      'Pedidos junto com o motor, entram na mesma visita e no mesmo parcelamento, em até {{instalments}}.',
    ],
    points: [
      'Fotocélula: para a folha antes de encostar.',
      'Receptor avulso: aceita controles de outra família.',
      'Luz de garagem: acende com o portão.',
      'Sinaleira: avisa quem passa na calçada.',
    ],
    send: 'Mande pelo WhatsApp a foto da central e diga que acessório procura: respondemos com o preço montado.',
  },
  {
    when: [
      'sinaleira*|sinaleiro*|giroflex|sirene',
      'separado|separada|a parte|por fora|vem junto|ja vem|vem com|incluso|inclusa|inclui',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['buy', 'price'],
    answer: [
      'A sinaleira se compra separada: ela não vem com o motor nem com a central. Muitas placas já têm a saída em que ela se liga; nas outras entra também um módulo. O aparelho se orça pelo modelo, e a ligação num portão que já existe parte de {{repair.from}}.',
    ],
    heading: 'Placa com saída ou módulo de sinaleira',
    text: [
      'O nome da saída está no manual da placa: sinaleira, alarme ou luz. Onde ela falta, o módulo lê o movimento do motor e acende o aparelho enquanto a folha anda.',
    ],
    points: [
      'Só luz ou luz com som: diga qual.',
      'Tensão do aparelho igual à da saída.',
      'Ponto de fixação que se veja da calçada.',
    ],
    send: 'Mande a foto da etiqueta da central e uma da fachada, com o lugar da sinaleira.',
  },
  {
    when: [
      'comporta*|barreira*|barragem|contencao|anti enchente|antienchente|contra enchente|contra enchentes|contra alagamento|mureta',
      'enchente*|alagamento*|inundac*|agua|alag*|antienchente',
      'portao|garagem|motor|portoes',
    ],
    unless: 'entrou|queim*|molhou|parou|nao abre|sensor|fotocelula',
    subject: 'portao-automatico',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Barreira ou comporta contra enchente nós não vendemos nem instalamos: quem a faz, sob medida e com borracha, é uma serralheria ou uma empresa de comportas. No portão da garagem ela fica presa às colunas, do lado de dentro ou de fora da folha, e nunca na folha, porque o peso desequilibra o basculante e força o motor. Antes de acionar o portão, ela se tira.',
    ],
    description:
      'Barreira contra enchente nós não vendemos: é de serralheria ou empresa de comportas. Ela se prende às colunas, nunca à folha do portão.',
    heading: 'O que muda no motor de garagem que alaga',
    text: [
      'O motor e a central sobem para uma base acima da marca da água, e os fios descem até eles. Na hora da enchente, desligue o disjuntor antes que a água chegue e não acione o portão com ela encostada na folha.',
    ],
    points: [
      'Vão do portão livre quando a comporta está guardada.',
      'Fotocélula baixa: sai da frente da comporta.',
      'Aviso colado na botoeira: tirar a comporta antes de abrir.',
    ],
    send: 'Para subir o motor ou a central, mande a foto do portão por dentro e a altura a que a água já chegou.',
  },
];
