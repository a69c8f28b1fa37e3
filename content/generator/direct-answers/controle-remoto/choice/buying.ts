/** Answers to titles about remote controls: buying. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksPrice } from '../../../words/asking-words.ts';

const otherPurpose =
  'nao funciona|nao abre|nao fecha|parou|quebr*|program*|gravar|copia*|clon*|placa|central|alcance|distancia|pilha|bateria|perdi|perdeu|molhou|luz|pisca|diferenca|consert*|kit|motor ppa com|manual|pdf';

const controlsFurther =
  'Os tipos de código e de bateria estão na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).';

const inTrouble =
  'nao abre|nao fecha|nao funciona|parou|quebr*|queim*|consert*|repar*|solt*|caiu|saindo|saiu|pulando|pula|estal*|barulho|gast*|torta|torto|desalinhad*|como|program*|regular|trocar|troca|pisca*|molhou|perdi|perdeu|sujo|suja';

export const buyingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'qual a frequencia|qual frequencia|que frequencia|frequencia de|qual e a frequencia|frequencia do|quantos mhz|qual mhz',
      'controle*',
    ],
    unless: 'nao funciona|parou|serve|compativel|funciona em|outra',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['signs', 'compatibility'],
    answer: [
      'A frequência do controle de portão é hoje, em quase todas as marcas, 433,92 MHz, que no verso aparece como 433 MHz; os mais antigos usam 299 ou 292 MHz. A do seu está impressa no verso ou na placa por dentro. Só a frequência igual não basta: o código também tem de ser da mesma família do receptor.',
    ],
    heading: 'Onde ler a frequência e o que mais conferir',
    text: [
      'Abra a tampa com uma moeda e olhe a placa: o número costuma estar perto da peça metálica redonda ou escrito na etiqueta. Sem número nenhum, o técnico mede na visita.',
      'Se a frequência não bate, não há ajuste que a mude. Um receptor avulso na central aceita controles atuais, e gravar fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Chavinhas por dentro: código fixo.',
      'Rolling, Hopping ou HCS: código rolante, que se grava na central.',
      'Etiqueta da placa do motor: marca, modelo e frequência do receptor.',
    ],
    send: 'Mande a foto do controle aberto, frente e verso, e da etiqueta do motor.',
  },
  {
    when: [
      'qual a frequencia|qual frequencia|que frequencia|frequencia de|qual e a frequencia|frequencia do|quantos mhz|qual mhz',
      'controle*',
    ],
    ofOtherBrand: true,
    unless: 'nao funciona|parou|serve|compativel|funciona em|outra',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    isAboutModel: true,
    isUnpriced: true,
    aspects: ['signs', 'compatibility'],
    answer: [
      'A frequência do controle {marca} atual é quase sempre 433,92 MHz, que no verso aparece como 433 MHz; os mais antigos podem usar 299 ou 292 MHz. Confirme no verso do seu ou na placa por dentro, porque só a frequência igual não basta: o código também tem de ser da mesma família do receptor {marca}.',
    ],
    heading: 'Onde ler a frequência e o que mais conferir',
    text: [
      'Abra a tampa com uma moeda e olhe a placa: o número costuma estar na etiqueta ou ao lado da peça metálica redonda. Controle {marca} avulso não vendemos; gravamos o que você comprar, de {{part.programming.from}} a {{part.programming.to}} na visita.',
    ],
    points: [
      'Chavinhas por dentro: código fixo, que se copia.',
      'Rolling, Hopping ou HCS escrito: código rolante, gravado diante do motor.',
      'Se o seu saiu de linha, um receptor avulso aceita controles atuais.',
    ],
    send: 'Mande a foto do controle aberto, frente e verso, e da etiqueta do motor.',
  },
  {
    when: [
      'me mudei|mudei|mudamos|nos mudamos|casa nova|comprei|compramos|aluguei|casa alugada|imovel|apartamento alugado|casa',
      'nao tem controle|sem controle|veio sem controle|ficou sem controle|sem os controles|nao veio o controle|nao entregaram o controle|nao deram o controle|nao recebi o controle',
      'portao|quem paga|paga|quem da|garagem|controle*',
    ],
    unless: 'abrir|como abro|celular|perdi|condominio|predio',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['buy', 'program'],
    answer: [
      'Portão que veio sem controle se resolve numa visita: pelo receptor da central se vê a família, apaga-se a memória do morador anterior e gravam-se controles novos, de {{part.programming.from}} a {{part.programming.to}} fora os controles. Em casa alugada, quem entrega os primeiros é o proprietário, e a perda e a pilha depois ficam com quem mora.',
    ],
    heading: 'Descobrir que controle serve sem ter um de amostra',
    text: [
      'A marca na tampa do motor e o código no receptor dizem a frequência e o tipo de código. Se o modelo saiu de linha, entra um receptor avulso de código rolante com controles, entre {{repair.from}} e {{repair.to}}; placa e motor ficam.',
    ],
    points: [
      'Enquanto espera, a botoeira da parede abre e fecha.',
      'Alugada: anote na vistoria quantos controles recebeu.',
      'Peça um a mais, para ficar de reserva na gaveta.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga quantos controles quer.',
  },
  {
    when: [
      'controle*',
      '292|299|292mhz|299mhz|315|315mhz|mhz',
      'ppa|rossi|garen|peccinin|comprar|portao|preco|quero|antigo',
    ],
    unless: '433|433mhz|ou|existe|quantos metros|qual frequencia|serve em|diferenca|433,92',
    figure: { unit: 'hertz', from: 250, to: 320 },
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['buy', 'compatibility'],
    answer: [
      'Um controle de {figura} só conversa com receptor de {figura}, e é de motor antigo: os de hoje são quase todos de 433 MHz. Se a sua central é dessa frequência, procure um igual ou um multifrequência da mesma família de código; se não se acha, um receptor avulso de 433 MHz entra na ligação da botoeira e o motor fica. A gravação por nós vai de {{part.programming.from}} a {{part.programming.to}}, mais o aparelho.',
    ],
    heading: 'Como confirmar a frequência da sua central',
    text: [
      'Ela está no verso do controle velho ou no receptor da placa. A marca do motor não basta, porque o mesmo fabricante já usou mais de uma.',
    ],
    points: [
      'Chaves pequenas dentro do controle: código fixo, que se copia.',
      'Sem chaves: código rolante, que só a marca grava.',
      'Com receptor novo, todos os controles da casa mudam.',
    ],
    send: 'Mande a foto do controle, frente e verso, e da central com a tampa fechada.',
  },
  {
    when: [
      'perto de mim|proximo de mim|proximo a mim|mais proximo|mais proxima|mais perto|perto de casa|aqui perto|por perto|em minha regiao|em meu bairro|em minha cidade|proximo|proxima',
      'controle|controles|copia|copiar|clonar|clonagem|chaveiro de portao',
    ],
    unless: 'pecas|motor|so funciona|so pega|so abre|bem perto|longe|nao',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['buy', 'program'],
    answer: [
      'Controle de portão nós gravamos na sua garagem, em São Paulo e na Grande São Paulo, de {{part.programming.from}} a {{part.programming.to}}, fora o aparelho e sem taxa de visita: numa ida se gravam todos os da casa. O de código fixo também se clona em chaveiro do bairro, de controle para controle; o de código rolante não se copia, e só abre depois de gravado na sua central.',
    ],
    heading: 'Chaveiro do bairro ou visita',
    text: [
      'Controle com fileira de chavinhas por dentro é código fixo, e o chaveiro resolve em minutos. Sem chavinhas, pergunte antes: cópia de código rolante não abre o portão, e o dinheiro não volta.',
      'A visita vale quando são vários, quando o original se perdeu ou quando é preciso apagar um controle roubado.',
    ],
    points: [
      'Foto da frente e do verso do controle.',
      'Frequência escrita nele, em geral 433 MHz.',
      'Prédio: quem cadastra é a administração.',
    ],
    further:
      'Os tipos de código estão na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).',
    send: 'Mande o bairro, a foto do controle e quantos quer: respondemos o valor e o horário.',
  },
  {
    when: ['controle|controles|controle remoto'],
    ofOtherBrand: true,
    unless:
      'nao|parou|quebr*|program*|gravar|grava|copia*|clon*|placa|central|alcance|distancia|longe|perto|pilha|bateria|perdi|perdeu|roub*|molhou|luz|pisca|diferenca|consert*|kit|manual|pdf|motor|como|ou|serve|compativel|abre|universal|receptor|apag*|resetar|carro|frequencia|433|mhz|novo|vende*|comprar|preco|valor|quanto|onde',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'program'],
    answer: [
      'Controle {marca} avulso não vendemos: gravamos na sua central o que você comprar, de {{part.programming.from}} a {{part.programming.to}} na visita. Para acertar na compra, confira no verso a frequência e o tipo de código, fixo ou rolante, porque ele só grava em receptor {marca} da mesma família; se o seu saiu de linha, pomos um receptor novo, que aceita controles atuais.',
    ],
    heading: 'O que conferir no controle {marca} antes de comprar',
    text: [
      'Fileira de chavinhas por dentro é código fixo, que se copia. Sem chavinhas, o código é aprendido ou rolante, e a gravação se faz na central, diante do motor.',
      'Se o botão acende a luz e o portão não responde, o defeito pode ser da bateria: teste-a antes de comprar outro controle.',
    ],
    points: [
      'Foto do verso, com a frequência.',
      'Etiqueta do motor e nome da placa.',
      'Quantos controles a casa usa, para gravar todos numa visita.',
    ],
    further:
      'Os tipos de código estão na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto da frente e do verso do controle {marca} e a da etiqueta do motor.',
  },
  {
    when: [
      'bateria de controle|pilha de controle|bateria controle|bateria cr2032|cr2032|cr2016|bateria a23|pilha a23',
      'preco|precos|valor|quanto|custa|barata|barato|cr2032|cr2016',
    ],
    unless: 'nao|dura|tempo|acaba|nobreak|27a|a27|ou|diferenca',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Bateria de controle é peça de prateleira, que se compra em chaveiro, loja de pilhas ou mercado pelo código gravado na velha, e por isso não temos preço dela: as mais comuns são a A23, cilíndrica de 12 V, e as de moeda CR2016 e CR2032, de 3 V. Uma não serve no lugar da outra, e a troca se faz em casa, com o polo + do mesmo lado.',
    ],
    heading: 'Trocar sem perder a gravação',
    text: [
      'Tirar a bateria não apaga o controle: o código fica gravado nele e na central. Se depois da troca a luz acende e o portão não responde, o defeito é outro, e gravar de novo fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Leia o código antes de sair de casa.',
      'Confira a validade na embalagem.',
      'Contato verde ou preto: limpe com borracha escolar.',
    ],
    send: 'Se o controle não volta, mande a foto dele aberto e a da etiqueta do motor.',
  },
  {
    when: ['hcs*', 'controle*|receptor*|linear|portao|placa|chip|codigo*|rolante|o que e|serve|compativel'],
    unless: 'clon*|copi*|nao|parou|apag*|ou',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'program'],
    answer: [
      'Controle HCS é o de código rolante, que muda a cada toque: não se clona, e só abre depois de gravado num receptor HCS da mesma frequência, em geral 433 MHz. Gravar os seus na central custa de {{part.programming.from}} a {{part.programming.to}}, e se o receptor é antigo, de código fixo, pomos um avulso que aceita HCS.',
    ],
    heading: 'Conferir antes de comprar o HCS',
    text: [
      'HCS é nome de chip, e nem todo controle com ele conversa com todo receptor: a marca e a família contam. Leia o verso do seu e a etiqueta da placa.',
    ],
    points: [
      'A frequência, numa foto do verso.',
      'Nome da placa ou do receptor.',
      'Quantos controles a casa usa.',
    ],
    send: 'Mande a foto do controle e a da etiqueta da central: dizemos se ele grava e quanto fica.',
  },
  {
    when: [
      'controle*|receptor*',
      '299|292|315',
      'ainda existe|existe|existem|acha|encontr*|comprar|onde|saiu de linha|fora de linha|fabrica*|vende*',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['buy', 'compatibility'],
    answer: [
      'Existe, mas em poucos modelos: os controles de hoje são quase todos de 433 MHz, e um não conversa com o outro. Se o seu não se acha, não é preciso trocar a placa: um receptor avulso de 433 MHz entra na ligação da botoeira, e os controles novos se gravam nele, de {{part.programming.from}} a {{part.programming.to}}, mais o aparelho.',
    ],
    heading: 'Manter o antigo ou passar para 433 MHz',
    text: [
      'Com um ou dois controles velhos bons, copie enquanto eles funcionam. Com vários falhando, o receptor novo sai melhor: todos passam a um código mais seguro, e o que se perdeu deixa de abrir.',
    ],
    points: [
      'Frequência escrita no verso ou no cristal da plaquinha.',
      'Chavinhas dentro: código fixo, que se copia.',
      'Receptor avulso serve em central de qualquer marca.',
      'Guarde um controle antigo até o novo ser provado.',
    ],
    send: 'Mande a foto do controle aberto e a da central, e diga quantos controles a casa usa.',
  },
  {
    when: [
      'comprei|compramos|mudei|mudamos|me mudei|casa nova|imovel novo|recem comprad*|antigo dono',
      'nao tenho controle|nao tenho o controle|sem controle|sem o controle|nao veio controle|nao deixaram controle|sem nenhum controle|nenhum controle|nao tem controle|nao recebi controle|conseguir controle',
      'portao|garagem|controle*|casa',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['buy', 'program'],
    answer: [
      'Casa comprada sem o controle do portão se resolve numa visita: vê-se que receptor a central tem, apaga-se a memória do antigo dono e gravam-se controles novos da mesma família, de {{part.programming.from}} a {{part.programming.to}} fora os controles. Não é preciso trocar a placa nem o motor, se eles funcionam pela botoeira.',
    ],
    heading: 'Descobrir que controle comprar sem ter um de amostra',
    text: [
      'A marca na tampa do motor e o código na plaquinha do receptor dizem frequência e família; a tampa se abre na visita. Se o modelo saiu de linha, entra um receptor avulso de código rolante com controles, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Até lá, use a botoeira ou a chave de destravamento.',
      'Peça ao antigo dono a chave do motor e o manual.',
      'Aproveite para provar fotocélula, força e equilíbrio.',
      'Dois controles por carro e um de reserva em casa.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga quantos controles quer: respondemos com o valor.',
  },
  {
    when: [
      'mercado livre|olx|shopee|amazon|aliexpress|internet|online|site',
      'controle|controles',
      'seguro|segura|confiavel|vale a pena|posso|presta|funciona|serve|comprar|compensa|clonado|copia',
    ],
    unless: 'wifi|aplicativo|celular|sem internet|abrir pela|caiu',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Controle comprado pela internet é seguro se chega novo, sem código gravado, e é cadastrado na sua central; um já clonado, que abre sem ninguém gravar nada, tem o código que outra pessoa também pode ter. Antes de pagar, confira frequência e tipo de código no verso do seu. A gravação na nossa visita fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O que conferir no anúncio',
    text: [
      'Frequência igual não basta: fixo e rolante não se misturam, e controle de outra família não grava. Peça ao vendedor o modelo escrito por inteiro e a troca se não gravar.',
      'Nunca mande pelo anúncio a foto do controle aberto, com as chaves à vista, junto do endereço: ela mostra o segredo de um código fixo.',
    ],
    points: [
      'Rolling Code ou Hopping no rótulo: grava-se na central, e o clone não funciona.',
      'Chavinhas dentro: copia-se fácil, e qualquer um faz outra.',
      'Controle perdido: apague a memória, porque a cópia continua abrindo.',
      'Bateria e tampa novas não fazem um controle novo.',
    ],
    further:
      'Os tipos de código estão na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).',
    send: 'Mande pelo WhatsApp a foto do verso do seu controle e o link do anúncio: dizemos se grava.',
  },
  {
    when: ['controle*', 'ppa', asksPrice],
    unless: `${otherPurpose}|e motor|motor e|usado`,
    subject: 'controle-remoto',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['price', 'buy'],
    answer: [
      'O controle PPA se paga em duas partes: a gravação na sua central, de {{part.programming.from}} a {{part.programming.to}}, e o aparelho, cujo valor damos por mensagem com a foto do que você usa hoje. Quem quer mais de um diz quantos, e o total vem fechado. Confira antes se ele serve: além dos 433 MHz, a família de código tem de ser a do receptor.',
    ],
    description:
      'O controle PPA se paga em duas partes: a gravação na central, de {{part.programming.from}} a {{part.programming.to}}, e o aparelho, com valor por foto.',
    heading: 'Que controle PPA pedir no orçamento',
    text: [
      'O modelo, como Zap ou Tok, e a frequência estão no verso do que você já tem. Por dentro, uma fila de chavinhas quer dizer código fixo; sem chavinhas, o controle se grava na memória da central.',
      'Para uma central cujo controle saiu de linha há o receptor novo, que dispensa trocar o motor: some os dois preços antes de decidir.',
    ],
    points: [
      'Escrito rolling ou hopping: só gravando, sem cópia.',
      'Escrito 299 MHz: peça um dessa frequência, ou o receptor novo.',
      'Na hora de gravar, junte todos os da casa.',
      'Controle fraco de perto: troque a bateria antes de pagar outro.',
    ],
    further: controlsFurther,
    send: 'Mande pelo WhatsApp a frente e o verso do controle, a tampa do motor e a quantidade: respondemos com o valor.',
  },
  {
    when: [
      'controle*',
      'ppa',
      'original|avulso|avulsa|avulsos|novo|nova|novos|comprar|compra|preco|valor|quanto|vende*|onde|extra|reposicao|433|433mhz|mhz|tok|zap|loja',
    ],
    unless: otherPurpose,
    subject: 'controle-remoto',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'Controle PPA nós levamos e gravamos na sua central, avulso ou vários de uma vez: a gravação fica entre {{part.programming.from}} e {{part.programming.to}}, e o aparelho se orça pela foto do que você usa hoje. Ser de 433 MHz não basta: o controle original grava apenas em receptor PPA da mesma família de código.',
    ],
    heading: 'Como saber que controle PPA serve no seu portão',
    text: [
      'Vire o controle e leia o nome do modelo, como Zap ou Tok, e a frequência; original traz marca e modelo impressos na carcaça. Abra e veja se há uma fila de chavinhas: com elas o código é fixo, sem elas é gravado na central.',
      'Se o motor é de outra marca, ou a central é tão antiga que o controle saiu de linha, um receptor novo recebe os controles PPA sem trocar o motor.',
    ],
    points: [
      'Rolling ou hopping escrito: código rolante, que não se copia.',
      'Número 299 no verso: controle de 433 não abre esse portão.',
      'Todos os controles da casa juntos na hora de gravar.',
      'Antes de comprar, teste o velho com bateria nova.',
    ],
    further: controlsFurther,
    send: 'Mande pelo WhatsApp a foto do controle, de frente e do verso, a da tampa do motor e quantos você quer: o valor vem por mensagem.',
  },
  {
    when: [
      'controle*',
      'copiador|clonador|copiadora|duplicador|copiador 433|clonador 433|copiador universal',
    ],
    unless: inTrouble,
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['buy', 'compatibility'],
    answer: [
      'Controle copiador só serve para portão de código fixo e da mesma frequência, em geral 433 MHz: ele aprende o sinal do seu e o repete. Em portão de código rolante a cópia não abre, e o controle novo se grava na central, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Como saber se o seu se copia',
    text: [
      'Abra o controle que funciona: fila de chavinhas é código fixo, e copia. Sem chavinhas, leia o verso; as palavras rolling ou hopping, ou o nome de uma linha nova, querem dizer código que muda a cada toque.',
      'Copiador comprado pronto não vem gravado: precisa do original na mão, com pilha boa.',
    ],
    points: [
      'Mesma frequência, lida no verso dos dois.',
      'Um botão livre para cada portão.',
      'Código fixo qualquer um copia: em portão de rua, prefira o rolante.',
    ],
    further:
      'Os tipos de código estão na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).',
    send: 'Mande pelo WhatsApp a foto do controle aberto, do verso e da tampa do motor: dizemos se copia ou se grava.',
  },
  {
    when: ['controle*', 'botoes|botao|4 botoes|3 botoes|2 botoes|quatro botoes|tres botoes|dois botoes'],
    ofOtherBrand: true,
    unless: inTrouble,
    subject: 'controle-remoto',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'compatibility'],
    answer: [
      'Controle {marca}, com qualquer número de botões, nós não vendemos avulso: gravamos na central o que você comprar, de {{part.programming.from}} a {{part.programming.to}}. Botão a mais não atrapalha, porque cada um manda um código próprio; o que decide é o modelo ser da família do receptor {marca} e da mesma frequência.',
    ],
    heading: 'Para que servem os outros botões',
    text: [
      'Um abre a garagem, outro pode abrir o social, o portão da empresa ou acender uma luz, desde que o receptor de cada um seja da mesma família. Sem gravação, o botão não faz nada.',
      'Compare o verso do controle antigo com o do anúncio: modelo e frequência iguais, e não só a cor.',
    ],
    points: [
      'Dois portões iguais em casa: um botão para cada, no mesmo controle.',
      'Receptor antigo sem peça: um novo, a partir de {{repair.from}} instalado, aceita controles de hoje.',
      'Loja que aceite de volta se não gravar.',
    ],
    further:
      'Os tipos de código estão na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).',
    send: 'Mande pelo WhatsApp o verso do controle {marca} e a tampa do motor, e diga o que cada botão deve abrir.',
  },
  {
    when: ['controle*', 'usado*|usada*|segunda mao|seminovo*'],
    unless: 'mais usad*|ja usad*|usado em|apagar',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['buy', 'worth'],
    answer: [
      'Não vendemos nem compramos controle usado. Ele só compensa se for da família do seu receptor e se o botão ainda responde, e precisa ser gravado na sua central, o que na visita fica entre {{part.programming.from}} e {{part.programming.to}}, seja ele novo ou usado.',
    ],
    heading: 'O risco do controle de segunda mão',
    text: [
      'Controle usado de código fixo pode ter cópia com o antigo dono, e a cópia abre o seu portão. Código rolante se grava sem esse risco, desde que a memória da sua central seja só dos seus.',
    ],
    points: [
      'Prove o botão e a luz antes de pagar.',
      'Compare marca, frequência e família com o seu, pela foto.',
      'Veja ferrugem no contato da pilha.',
      'Vendeu ou doou o seu? Apague-o da central.',
    ],
    send: 'Mande a foto do controle à venda e do seu, frente e verso: dizemos se servem na mesma central.',
  },
  {
    when: ['controle|controles', 'preco|quanto|valor|comprar|onde|vende*|novo|original'],
    unless: 'nao funciona|parou|program*|gravar|copia*|clon*|quebr*',
    ofOtherBrand: true,
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['buy', 'price'],
    answer: [
      'O controle {marca} se compra pelo tipo de código, e não só pela marca: confira no verso se é fixo ou rolante e a frequência, e leve a foto da tampa do motor. Controle avulso {marca} não é produto nosso; o que fazemos é gravar o seu na central, de {{part.programming.from}} a {{part.programming.to}}, ou pôr um receptor que aceite controles novos.',
    ],
    heading: 'Original, compatível ou receptor novo',
    text: [
      'O original grava direto. O compatível serve quando o código é fixo e a frequência é a mesma; em código rolante, quase nunca.',
      'Com três ou mais controles perdidos, o receptor avulso com controles novos costuma sair melhor que caçar o original. O conserto com peça fica na faixa de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Verso do controle: frequência e modelo.',
      'Dentro: fila de chavinhas quer dizer código fixo.',
      'Teste no portão antes de jogar fora o velho.',
      'Apague da central o controle perdido.',
    ],
    send: 'Mande pelo WhatsApp o controle {marca} de frente, de verso e aberto, e a tampa do motor.',
  },
  {
    when: ['comprar|compra|comprei', 'controle*', 'programar|gravar|programacao|gravacao|cadastrar'],
    unless:
      'nao pega|nao grava|nao funciona|como programar|como gravar|como cadastrar|como fazer a gravacao|motor novo|carro|onde',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['buy', 'program', 'price'],
    answer: [
      'O controle se compra pela frequência e pelo código do seu, que a foto dele aberto mostra, e o preço do aparelho sai por ela; gravar na visita fica de {{part.programming.from}} a {{part.programming.to}}, quantos forem. Quem tem o botão de gravação por fora da caixa e grava sozinho dá um toque curto nele, aperta o do controle e espera a luz piscar, sabendo que um toque longo apaga todos.',
    ],
    heading: 'Comprar certo antes de gravar',
    text: [
      'Controle de código rolante só serve o da mesma família. Se o seu saiu de linha, um receptor avulso aceita novos, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Leia a frequência no verso ou na etiqueta.',
      'Compre dois: o reserva já fica gravado.',
      'Prove todos antes de fechar a caixa.',
    ],
    send: 'Mande uma foto do controle aberto e da etiqueta do motor.',
  },
  {
    when: [
      'controle|controles|botao do portao|abrir o portao|abrir portao',
      'no carro|em carro|dentro do carro|painel do carro|retrovisor|farol alto|farol|homelink|volante|botao do carro',
    ],
    unless:
      'mas nao|e nao|nao funciona|nao abre|so abre|so pega|nao pega|falha|preso|bateu|amassou|roub*|ladrao|esqueci|deixar|perdi|clon*|sol|buzina|lavador|manobrista|bateria|fora do carro|so funciona|alarme',
    winsTies: true,
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['install', 'compatibility'],
    answer: [
      'Tem, de três jeitos: grava-se um controle a mais e ele fica preso ao quebra-sol; liga-se um transmissor de embutir ao farol alto, e duas piscadas abrem o portão; ou ensina-se o botão do próprio carro, nos modelos que o trazem no retrovisor ou no teto. Os dois últimos pedem código que o aparelho saiba copiar ou que a central grave. Gravar na central custa de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Qual dos três escolher',
    text: [
      'O controle no quebra-sol é o mais simples e o que mais se furta: leve-o quando deixar o carro na rua. O de farol fica escondido, é alimentado pela bateria do carro e só funciona com a chave ligada; quem o instala é o eletricista de automóveis, e nós o gravamos na central.',
      'Com código rolante, o transmissor precisa ser da mesma família da central ou ter um receptor próprio ligado à botoeira.',
    ],
    points: [
      'Botão do carro: veja no manual a frequência, em geral 433 MHz.',
      'Película metalizada no vidro encurta o alcance.',
      'Vendeu o carro: apague o controle dele da memória.',
    ],
    send: 'Mande a foto do seu controle, por fora e aberto, e diga o modelo do carro: dizemos qual dos três serve.',
  },
];
