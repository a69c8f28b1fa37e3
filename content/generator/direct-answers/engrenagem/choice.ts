/** Answers to titles about gears and bearings: choosing and buying, and why teeth wear off. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksCause, asksKinds } from '../../words/asking-words.ts';

const pricesFurther =
  'As faixas de cada conserto estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).';

export const choiceAnswers: readonly DirectAnswer[] = [
  {
    when: [asksKinds, 'engrenagem|engrenagens'],
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'No motor de portão há dois tipos de engrenagem: a interna do redutor, em geral uma coroa de nylon ou de bronze movida por um sem-fim de aço, e o pinhão de saída, que no de correr toca a cremalheira. A de nylon é silenciosa e se gasta antes do eixo, de propósito; a de bronze ou ferro aguenta mais e faz mais barulho. Repõe-se a do modelo da etiqueta, de {{part.gears.from}} a {{part.gears.to}} trocada.',
    ],
    heading: 'Pode passar de nylon para metal?',
    text: [
      'Só se o fabricante faz essa peça para o seu motor. Engrenagem mais forte que o eixo leva o defeito para ele, e a folha pesada, que gastou a primeira, continua lá.',
    ],
    points: [
      'Número de dentes e passo iguais.',
      'Graxa própria de engrenagem.',
      'Rolamento áspero se troca junto.',
    ],
    send: 'Mande a foto da etiqueta e da engrenagem, se já a viu.',
  },
  {
    when: [
      asksCause,
      'engrenagem*|engrenagens|coroa|pinhao',
      'desgast*|gasta*|gastou|espan*|quebr*|acaba*|estrag*',
    ],
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['works', 'care'],
    answer: [
      'A engrenagem do motor gasta porque recebe o que a folha não devia mandar: o peso de um portão desequilibrado, a pancada no batente, a partida sem rampa e a força alta demais na placa. Graxa seca ou com areia faz o resto. A troca, com os rolamentos, fica de {{part.gears.from}} a {{part.gears.to}}, e só dura se a causa for corrigida no mesmo dia.',
    ],
    heading: 'O que come os dentes',
    text: [
      'Ela é de material mais mole que o eixo de propósito: quando algo prende a folha, quebra o dente e não o motor. Dente gasto por igual é uso; dente arrancado num lado só é pancada.',
      'Antes de montar a nova, o técnico move a folha na mão e acerta a parada, para o motor cortar antes de encostar.',
    ],
    points: [
      'Folha que não para a meia altura, no basculante.',
      'Roldana travada ou trilho sujo, no de correr.',
      'Fim de curso atrasado, que faz bater.',
      'Gente que empurra a folha com o motor travado.',
    ],
  },
  {
    when: ['rolamento*', '6201|6202|6203|6204|6205|608|numero|qual|medida|quantos|preco'],
    unless: 'roldana|barulho|ronc*|rodinha|skate|carro|roda|bicicleta|moto',
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['choose', 'replace'],
    answer: [
      'Vale o número gravado no anel do rolamento velho, e não a marca do motor: 6201, 6202 e 6203 são os mais comuns, e mudam de furo, por isso um não entra no lugar do outro. Depois do número, as letras dizem a vedação: peça o blindado dos dois lados. Trocado por nós, com retentor e engrenagem conferidos, fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    heading: 'Como ler o que está escrito no anel',
    text: [
      'ZZ é blindagem de metal e 2RS, de borracha, melhor contra pó e água. Sem número legível, mede-se furo, diâmetro de fora e largura.',
    ],
    points: [
      'Troque os dois do eixo juntos.',
      'Saca-rolamento, e nunca martelo direto no anel.',
      'Ronco que continua depois: bobina ou engrenagem.',
    ],
    send: 'Mande a foto do rolamento e a etiqueta do motor.',
  },
  {
    when: [
      'engrenagem|engrenagens|coroa|pinhao|estator|induzido|rotor|fuso|porca|acionador|calha|tampa|carcaca|redutor|chave',
      'serve|servem|funciona|compativel|da certo|posso|pode|usar|aceita|encaixa|cabe|combina|entra',
    ],
    ofTwoBrands: 'any',
    unless: 'melhor|preco|cremalheira',
    subject: 'engrenagem',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility', 'replace'],
    answer: [
      'Em geral não: engrenagem, pinhão, fuso, acionador, estator, tampa e chave são feitos para um modelo só, e a peça de um {primeira} quase nunca entra num {segunda}, porque mudam furo, passo e número de dentes. Nem entre dois motores da mesma marca a troca é certa. A peça se procura pelo modelo da etiqueta; trocada por nós, a engrenagem fica entre {{part.gears.from}} e {{part.gears.to}}, e o estator, entre {{part.stator.from}} e {{part.stator.to}}.',
    ],
    heading: 'O que passa de uma marca para outra',
    text: [
      'Passa a peça de medida comum: capacitor de mesmo valor, rolamento pelo número do anel, cabo, roldana e cremalheira de mesmo passo. A bobina, o dente e a calha são da fábrica.',
      'Fuso parecido engana: rosca de passo diferente trava a porca ou a gasta em semanas.',
    ],
    points: [
      'Compare a peça velha e a nova lado a lado, com régua.',
      'Número de dentes e diâmetro do furo iguais.',
      'Na bobina: potência, tensão e altura do pacote iguais.',
      'Peça que entra com força não é a certa.',
    ],
    further: pricesFurther,
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, a da peça ao lado de uma régua e o bairro: dizemos se ela se acha e quanto fica trocada.',
  },
  {
    when: [
      'ppa',
      'engrenagem|engrenagens|coroa|coroas|pinhao',
      'original|avulso|avulsa|avulsos|avulsas|comprar|compra|preco|valor|quanto custa|quanto|vende*|onde|nova|novo|reposicao|loja|encontrar|acho|ppa',
    ],
    unless:
      'consert*|repar*|arrumar|reforma|nao abre|nao fecha|nao anda|nao funciona|parou|travou|queim*|quebr*|estal*|barulho|como|diferenca|kit|instalar|regular|sozinh*|molhou|molhada|cheiro|pisca*|apit*|bip*|erro|pula*|salta*|escap*|frouxa|desalinh*|raspa*|nao grava|nao responde|nao obedece|quando|sinais',
    subject: 'engrenagem',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price', 'replace'],
    answer: [
      'Engrenagem PPA espanada ou gasta nós levamos e trocamos no motor, de {{part.gears.from}} a {{part.gears.to}} com a mão de obra e {{parts.warranty}} de garantia na peça. Avulsa, só para levar, pergunte antes: ela se procura pelo modelo da etiqueta e pelo número de dentes, e motores de nome parecido usam coroas diferentes.',
    ],
    heading: 'Como pedir a engrenagem que serve no seu PPA',
    text: [
      'Copie da etiqueta o modelo inteiro, com as letras do fim, e a tensão. Se a velha já saiu, conte os dentes, meça o diâmetro do furo e fotografe as duas faces ao lado de uma régua.',
      'Antes de pôr a nova, descubra por que a outra se gastou: folha que pesa na mão come a coroa seguinte também.',
    ],
    points: [
      'Nylon ou metal: vai o material que a fábrica usa no modelo; a de nylon é o fusível que poupa o resto.',
      'Coroa e pinhão gastos juntos se trocam juntos.',
      'Rolamento com folga: troca-se enquanto o motor está aberto.',
      'Graxa velha limpa, e a nova do tipo do fabricante.',
    ],
    further: pricesFurther,
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e a da engrenagem ao lado de uma régua: dizemos se ela se acha e quanto fica trocada.',
  },
  {
    when: ['bronze|aco|metal', 'nylon|nailon|plastico|plastica|tecnil', 'engrenagem|coroa|engrenagens'],
    subject: 'engrenagem',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Ponha a que o fabricante fez para o seu motor: nylon na linha de casa, bronze na de uso intenso. A de nylon é silenciosa e cede primeiro, de propósito, para salvar a rosca do rotor, que custa mais. Trocar por bronze num motor pequeno passa a quebra adiante, e ainda pede graxa e alinhamento melhores.',
    ],
    heading: 'Engrenagem de bronze ou de nylon em cada uso',
    text: [
      'Coroa de nylon que se gasta em poucos meses não pede bronze, pede folha leve: roldana travada, força alta ou fim de curso passando do ponto comem qualquer dente.',
      'Troca de engrenagem e rolamentos fica entre {{part.gears.from}} e {{part.gears.to}}, com {{parts.warranty}} de garantia na peça.',
    ],
    points: [
      'Casa, até dez aberturas por hora: nylon original.',
      'Prédio ou comércio: bronze, se o modelo a tem de fábrica.',
      'Conte os dentes e meça o furo antes de comprar.',
      'Pó branco sob a caixa: nylon no fim; raspa amarela: bronze sem graxa.',
    ],
  },
  {
    when: ['coroa|coroas|coroa de motor|coroa de nylon|coroa de bronze|chaveta|chavetas'],
    unless:
      'nao|barulho*|ruido|quebr*|queim*|gast*|solt*|trav*|estal*|ronc*|vaz*|esquent*|chuva|molh*|como|por que|porque|pode|posso|medir|testar|rebobin*|lubrific*|engrax*|ou|versus|melhor|diferenca|social|madeira|vidro|eletromagnetic*|digital|eletronica|tetra|quanto pesa|kg|quilos|corrente|bicicleta|flor*|dent*',
    subject: 'engrenagem',
    isAboutSubject: true,
    answer: [
      'A coroa é a roda dentada grande dentro do motor do portão, movida pela rosca sem fim; a chaveta é a peça que a prende ao eixo. As duas se trocam na mesma abertura da caixa, de {{part.gears.from}} a {{part.gears.to}} com a mão de obra, e a do seu motor se acha pelo modelo da etiqueta.',
    ],
    heading: 'Como saber que é a coroa',
    text: [
      'Pó branco ou amarelo embaixo da caixa é nylon moído, e motor que gira com a folha parada é dente que já não pega. Coroa de bronze dura mais e faz um pouco mais de som.',
    ],
    points: [
      'Número de dentes e diâmetro, contados na peça velha.',
      'Furo do eixo e rasgo da chaveta, na mesma foto.',
      'Folha que anda leve na mão, ou a nova se gasta igual.',
    ],
    send: 'Mande a foto da peça velha ao lado de uma régua e a da etiqueta do motor.',
  },
  {
    when: [
      'engrenagem|coroa|dentinho|dente da engrenagem|dentes da engrenagem|pinhao',
      'esfarel*|espan*|comeu|comid*|gast*|quebr*|moid*|moeu|derret*|lisa|liso|sem dente|sem dentes|esmag*|virou po|rachad*|rachou',
    ],
    unless:
      'preco|quanto|valor|como|por que|porque|qual|ou|barulho|vale|compensa|demora|tempo|posso|precisa|da para|cremalheira|trocar|troca|consert*|garantia|nova|comprar',
    winsTies: true,
    subject: 'engrenagem',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'replace'],
    answer: [
      'Engrenagem gasta ou esfarelada se troca, e o motor fica: a coroa de nylon é feita para ceder antes do resto quando a folha pesa ou bate. Não use mais, porque os pedaços travam o redutor, e desligue o disjuntor. Com a limpeza da graxa, o rolamento conferido e a mão de obra, a troca fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    heading: 'Por que ela se desfez',
    text: [
      'Quase sempre foi a folha: no de correr, roldana travada, trilho sujo ou cremalheira apertada no pinhão; no basculante, contrapeso fora do ponto; no de abrir, dobradiça dura. Pancada no batente e força alta demais na placa fazem o mesmo. Se isso não se acerta no mesmo dia, a nova dura meses.',
      'A peça se pede pelo modelo da etiqueta e pelo número de dentes, porque motores de nome parecido usam coroas diferentes. Damos {{parts.warranty}} de garantia na engrenagem e {{repair.warranty}} no serviço.',
    ],
    points: [
      'Motor gira e o portão não anda: é o sinal dela.',
      'Em basculante não solte o motor: ele pode ser o que segura a folha.',
      'Dente arrancado num lado só: foi pancada.',
      'Gasto por igual: uso e graxa velha.',
    ],
    further: 'O serviço está em [troca de engrenagem](/topicos/troca-de-engrenagem-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a etiqueta do motor e, se a peça já saiu, a foto dela ao lado de uma régua.',
  },
  {
    when: ['pinhao', 'engrenagem|coroa', 'diferenca|ou|o que e|mesma coisa|e a mesma'],
    unless: 'preco|quanto|quebr*|gast*',
    winsTies: true,
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'O pinhão também é uma engrenagem: é a roda pequena que fica na saída do motor e empurra a cremalheira do portão de correr. O que se chama de engrenagem, ou coroa, é a roda maior, dentro da caixa do redutor, movida pela rosca do rotor. A coroa, de nylon ou bronze, cede primeiro; o pinhão, de aço, gasta devagar. Trocar uma delas fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    heading: 'Como saber qual das duas gastou',
    text: [
      'Motor que gira por dentro com o pinhão parado é coroa. Pinhão que gira e pula na cremalheira é o próprio pinhão, ou a cremalheira longe dele.',
    ],
    points: [
      'Pinhão se pede pelo número de dentes e pelo passo da cremalheira.',
      'Coroa se pede pelo modelo da etiqueta.',
      'Basculante de fuso não tem pinhão à vista.',
    ],
    send: 'Mande a foto da peça ou um vídeo do motor girando, e a etiqueta.',
  },
  {
    when: ['rolamento*', '6201|6202|6203|6204|6205|608', 'serve|da certo|encaixa|posso usar|pode usar'],
    unless: 'roldana|barulho|ronc*',
    winsTies: true,
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['compatibility', 'replace'],
    answer: [
      'Serve só se esse é o número gravado no rolamento que está no seu motor: a marca e a potência não dizem, porque a mesma fábrica usa medidas diferentes de um modelo para outro e até nas duas pontas do eixo. Tire o velho e leia o anel, ou meça furo, diâmetro de fora e largura. A troca conosco, com a engrenagem revista, fica de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'As letras depois do número',
    text: [
      'ZZ é blindagem de chapa e 2RS, de borracha, melhor contra pó e água. Num motor de portão, peça vedado dos dois lados e troque os dois do eixo juntos.',
    ],
    points: [
      'O velho sai com saca-rolamento, e não a martelo.',
      'Eixo riscado: rolamento novo fica frouxo.',
      'Se o ronco fica depois da troca, olhe a engrenagem.',
    ],
    send: 'Mande a foto do rolamento velho, com o número, e a etiqueta do motor.',
  },
  {
    when: [
      'engrenagem|engrenagens|coroa',
      'so a|so a coroa|so a engrenagem|so as engrenagens|so engrenagem|somente|apenas|sozinha|so ela',
      'tudo|motor todo|motor inteiro|o motor inteiro|motor novo|motor completo|inteiro|todo|tem que|trocar|troco|troca',
    ],
    unless: 'preco|quanto|valor|como trocar|passo a passo|nylon|bronze|fuso|barulho|cremalheira|nao',
    subject: 'engrenagem',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['replace', 'price', 'worth'],
    answer: [
      'Pode trocar só a engrenagem, e na maioria das vezes é o que basta: fica entre {{part.gears.from}} e {{part.gears.to}}, com a mão de obra e {{parts.warranty}} de garantia na peça. O motor inteiro só se troca quando a bobina também queimou, o eixo ou a caixa está trincado ou a peça saiu de linha; aí compare com {{replacement.from}} a {{replacement.to}} do motor novo, numa casa.',
    ],
    heading: 'Quando basta a engrenagem e quando vai o motor',
    text: [
      'O técnico abre a caixa, olha os dentes dos dois lados e gira o eixo na mão: sem folga e sem dente marcado na rosca do rotor, só a coroa sai. Se a rosca está gasta, trocam-se as duas, porque a velha come a nova.',
      'Antes de fechar a caixa, leve-se a folha na mão, com o motor solto e os cabos inteiros: a que pesa foi quem gastou a engrenagem e gasta a seguinte.',
    ],
    points: [
      'Gira e a folha fica, sem cheiro: quase sempre só a engrenagem.',
      'Rolamento com folga: troca-se enquanto a caixa está aberta.',
      'Cheiro de verniz ou disjuntor que cai: a bobina se mede antes.',
      'Linha sem peça na praça: o motor novo sai melhor.',
    ],
    further: pricesFurther,
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e um vídeo com o som dele tentando abrir: dizemos se é só a engrenagem.',
  },
  {
    when: [
      'engrenagem|engrenagens|coroa',
      'so a|so a coroa|so a engrenagem|so as engrenagens|so engrenagem|somente|apenas|sozinha|so ela',
      'ppa',
      'tudo|motor todo|motor inteiro|o motor inteiro|motor novo|motor completo|inteiro|todo|tem que|trocar|troco|troca',
    ],
    unless: 'preco|quanto|valor|como trocar|passo a passo|nylon|bronze|fuso|barulho|cremalheira|nao',
    subject: 'engrenagem',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['replace', 'price', 'worth'],
    answer: [
      'Pode trocar só a engrenagem do PPA, e na maioria das vezes é o que basta: fica entre {{part.gears.from}} e {{part.gears.to}}, com a mão de obra e {{parts.warranty}} de garantia na peça. O motor inteiro só se troca quando a bobina também queimou, o eixo ou a caixa está trincado ou a peça desse modelo saiu de linha; aí compare com {{replacement.from}} a {{replacement.to}} do motor novo, numa casa.',
    ],
    heading: 'Engrenagem ou motor PPA inteiro: o que decide',
    text: [
      'Com a caixa aberta, o técnico confere os dentes da coroa e a rosca do rotor: rosca lisa, só a coroa sai; rosca marcada, saem as duas. O modelo inteiro da etiqueta PPA, com as letras do fim, diz qual coroa serve.',
      'Depois ele leva a folha na mão, com os cabos conferidos: se ela pesa, é por isso que a engrenagem se gastou, e o caminho da folha se acerta na mesma visita.',
    ],
    points: [
      'Motor que gira livre, sem cheiro, e a folha não sai: só a engrenagem, quase sempre.',
      'Rolamento que ronca se troca junto.',
      'Verniz queimado no cheiro: mede-se a bobina antes de comprar a peça.',
      'Modelo fora de linha e sem coroa na praça: o motor novo sai melhor.',
    ],
    further: pricesFurther,
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e um vídeo com o som dele tentando abrir: a resposta diz se a coroa basta e por quanto.',
  },
  {
    when: [
      'pinhao|pinhoes|engrenagem|coroa',
      'pinhao maior|pinhao menor|maior|menor|mais dentes|menos dentes|numero de dentes|quantos dentes|11 dentes|12 dentes|13 dentes|14 dentes|15 dentes|16 dentes|17 dentes|18 dentes|19 dentes|20 dentes|21 dentes|22 dentes|23 dentes|24 dentes|25 dentes|26 dentes|27 dentes|28 dentes|29 dentes|30 dentes',
    ],
    unless: 'gast*|quebr*|nylon|bronze|barulh*|ronc*|solt*|espan*',
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['compatibility', 'worth'],
    answer: [
      'O pinhão com mais dentes faz a folha correr mais depressa e tira força do motor na mesma medida; com menos dentes ela anda mais devagar e com mais força. Não vale a pena mudar: maior, ele esquenta o motor e bate no fim do curso. Repete-se o número de dentes e o módulo de fábrica, e a troca com engrenagem e rolamentos fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    heading: 'Por que o fabricante escolheu aqueles dentes',
    text: [
      'A central freia, mede o esforço e conta o curso para aquela velocidade. Com outro pinhão mudam também a altura do motor e a folga com a cremalheira.',
    ],
    points: [
      'Quer abrir mais depressa: o caminho é outro motor, com inversor.',
      'Falta força: veja antes trilho, roldana e capacitor.',
      'O módulo do dente tem de ser o da cremalheira.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga se quer velocidade ou força.',
  },
  {
    when: [
      'pino|pinos|pino trava|pinhao soltou|pinhao solto|pinhao frouxo|coroa soltou|coroa solta|chaveta|chavetas|contrapino|contra pino|cupilha|parafuso de pinhao|parafuso do pinhao|parafuso de coroa|parafuso da coroa',
      'coroa|pinhao|engrenagem|eixo|motor|redutor',
      'quebr*|cisalh*|partiu|partid*|cort*|espan*|caiu|solt*|saiu|gast*',
    ],
    unless: 'trava eletrica|dobradica|preco|quanto|cremalheira|braco|destrav*',
    subject: 'engrenagem',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'replace'],
    answer: [
      'Pino, chaveta ou parafuso que prende a roda dentada ao eixo, quando quebra, deixa o motor girar sem levar a folha. Pare de acionar e desligue o disjuntor: o pedaço solto risca o eixo e morde os dentes. Repor a peça fica na faixa de conserto, de {{repair.from}} a {{repair.to}}; se coroa ou pinhão se feriram, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'Por que o pino da roda dentada quebra',
    text: [
      'Ele cede antes dos dentes quando a folha bate no batente, trava no trilho ou parte com força demais. Prego ou arame no lugar dele dura dias e alarga o furo do eixo.',
    ],
    points: [
      'Motor gira solto e sem ronco: pino ou chaveta.',
      'Motor gira e ronca: dente gasto.',
      'No basculante o motor fica como está, porque pode ser ele que segura a folha.',
    ],
    send: 'Mande a foto da etiqueta do motor e um vídeo dele tentando andar.',
  },
  {
    when: [
      'redutor|redutores|caixa de reducao|caixa redutora',
      'quebr*|travad*|travou|estour*|rach*|trinc*|gast*|defeito',
    ],
    unless: 'oleo|preco|quanto|comprar|vende*|avuls*',
    subject: 'engrenagem',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'replace'],
    answer: [
      'Redutor quebrado quase sempre é coroa sem dente ou rolamento preso dentro da caixa: o motor ronca e gira, e a folha não sai do lugar. Desligue o disjuntor e não insista, porque os pedaços travam o resto. Trocar coroa, sem-fim e rolamentos fica de {{part.gears.from}} a {{part.gears.to}}; caixa rachada se compara com um motor novo, de {{replacement.from}} a {{replacement.to}} instalado numa casa.',
    ],
    heading: 'Peça de dentro ou caixa do redutor',
    text: [
      'Óleo ou graxa escorrendo e pedaço de ferro no chão apontam a caixa; sem nada disso, a peça de dentro. Quem abre é o técnico, e a causa, folha pesada ou pancada no batente, se acerta junto.',
    ],
    points: [
      'Motor não gira e zumbe: rolamento ou pedaço preso.',
      'Motor gira livre: coroa ou chaveta.',
      'No basculante o motor fica no lugar até o técnico escorar a folha.',
    ],
    send: 'Mande um vídeo com o som do motor e a foto da etiqueta.',
  },
];
