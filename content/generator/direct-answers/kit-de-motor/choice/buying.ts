/** Answers to titles about motor kits: buying. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const buyingAnswers: readonly DirectAnswer[] = [
  {
    when: ['kit|kits', 'nobreak|com bateria|bateria'],
    unless:
      'nao|parou|queim*|quebr*|consert*|repar*|defeito|barulho|program*|grav*|pisca*|molh*|como|trocar|troca|controle*|solar|24v|quanto tempo|dura|so o nobreak|vem|inclui|correr|deslizante*|pivotante*',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['buy', 'price'],
    answer: [
      'O kit de motor não traz nobreak: ele se pede junto e se liga na mesma visita, a partir de {{repair.from}}, mais o aparelho, orçado pela potência do motor e pelas aberturas que você quer sem luz. O kit, instalado em basculante, custa {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX.',
    ],
    heading: 'Como pedir o kit já com o nobreak',
    text: [
      'O nobreak de portão fica entre o disjuntor e a central e mantém o motor andando na falta de luz. O de computador não aguenta a partida.',
    ],
    points: [
      'Quantas vezes o portão precisa abrir sem luz.',
      'Um canto seco para o aparelho, com ar em volta.',
      'A tensão que chega ao ponto.',
      'A chave de destravamento continua valendo.',
    ],
    send: 'Mande pelo WhatsApp as medidas da folha, uma foto do portão por dentro e o bairro.',
  },
  {
    when: ['kit|kits', 'wifi|celular|aplicativo|app|alexa'],
    unless:
      'nao|parou|queim*|quebr*|consert*|repar*|defeito|barulho|program*|grav*|pisca*|molh*|como|trocar|troca|so o modulo|correr|deslizante*|pivotante*|ou',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['buy', 'price'],
    answer: [
      'O kit de motor vem com dois controles e não traz Wi-Fi: para abrir pelo celular soma-se um módulo na entrada de botoeira da central, ligado na mesma visita a partir de {{repair.from}}, mais o aparelho. Sem ele, o conjunto montado em basculante custa {{kit.padrao}} (PADRÃO), {{kit.speedy}} (SPEEDY) ou {{kit.jetflex}} (JETFLEX).',
    ],
    description:
      'O kit de motor não traz Wi-Fi: soma-se um módulo, ligado a partir de {{repair.from}}. Instalado em basculante, o kit vai de {{kit.padrao}} a {{kit.jetflex}}.',
    heading: 'O que o celular pede além do kit',
    text: [
      'A rede da casa tem de chegar firme ao motor: teste com o telefone encostado nele, de portão fechado. Um sensor na folha diz se o portão ficou aberto.',
    ],
    points: [
      'Controles continuam valendo, com ou sem internet.',
      'Quem fecha de longe pede fotocélula no vão.',
      'Aplicativo sem mensalidade: confira antes.',
    ],
    send: 'Mande pelo WhatsApp as medidas da folha, uma foto do portão por dentro e o bairro.',
  },
  {
    when: ['kit|kits', 'condominio*|predio*|edificio*'],
    unless:
      'nao|parou|queim*|quebr*|consert*|repar*|defeito|barulho|program*|grav*|pisca*|molh*|como|trocar|troca|controle*|ou|rapid*|veloz|jetflex|speedy|padrao|serve|pode|posso|vale|compensa|bom|garen|rossi|peccinin|nice',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price', 'choose'],
    answer: [
      'Kit de motor para condomínio sai por orçamento, em geral de {{condominium.from}} a {{condominium.to}} com a instalação: o prédio pede motor de uso intenso, escolhido pelas aberturas da hora mais cheia e pelo peso da folha. O kit de casa, de {{kit.padrao}} a {{kit.jetflex}}, esquenta e para no meio da fila.',
    ],
    heading: 'O que entra no conjunto de um condomínio',
    text: [
      'Motor, central com memória para os controles dos moradores, fotocélula e fixação, com a troca marcada fora da hora de saída. O orçamento vem por escrito, com as linhas separadas para a assembleia.',
    ],
    points: [
      'Aberturas na hora mais cheia.',
      'Tipo de portão, peso e largura da folha.',
      'Número de controles a gravar.',
      'Rede monofásica ou trifásica.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, as medidas da folha e o número de vagas.',
  },
  {
    when: ['mostruario|de vitrine|motor de exposicao|ponta de estoque|saldo', 'motor|motores|kit|portao'],
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Não vendemos motor de mostruário nem de saldo: os nossos saem novos, na caixa, com garantia. O mais em conta é o de 1/4 CV, por {{motor.quarterCv}} sem instalação, para folha basculante de até {{motor.quarterCv.weight}}; instalado, o kit PADRÃO custa {{kit.padrao}}, com {{kit.warranty}} de garantia.',
    ],
    heading: 'O que perguntar a quem oferece motor de mostruário',
    text: [
      'Se ele ficou ligado, abrindo no vazio, os rolamentos já trabalharam. Peça nota com a data de hoje, para que a garantia comece agora, e todos os acessórios da caixa.',
    ],
    points: [
      'Etiqueta com tensão e modelo do seu portão.',
      'Placa, controles e fim de curso junto.',
      'Prazo escrito para devolver.',
    ],
    send: 'Mande a foto do portão por dentro e as medidas: dizemos o motor novo que serve.',
  },
  {
    when: [
      'quantos controles|quantidade de controles|quantos controle',
      'vem|inclui|acompanha*|incluso*|incluidos|kit|motor',
    ],
    unless: 'memoria|cabem|cabe|placa|central|condominio*|aceita|aceitam|grava|cadastr*',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy'],
    answer: [
      'São dois controles em cada kit, já gravados no dia da instalação; os que faltarem se compram à parte e se gravam na mesma visita. Em basculante o kit instalado custa {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX.',
    ],
    heading: 'De quantos você precisa',
    text: [
      'Conte um por carro e um de reserva em casa. Gravar outro depois, em nova visita, fica de {{part.programming.from}} a {{part.programming.to}}, e por isso compensa pedir todos antes.',
    ],
    points: [
      'Mesma família do receptor, ou o controle não grava.',
      'Quem vem de moto pede o modelo de chaveiro.',
      'Um controle abre dois portões, um por botão.',
    ],
  },
  {
    when: ['motor|kit', 'chegar|entrega|entregar|chega', 'quanto tempo|prazo|quando|demora|em quantos dias'],
    unless: 'outra cidade|tecnico|fora',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Em São Paulo e na Grande São Paulo o motor chega em até {{delivery.hours}}, e quase sempre vem com o técnico, que o instala em {{install.hours.from in digits}} a {{install.hours.to}}. Modelo fora do comum ou linha pesada tem o prazo dito no orçamento. O kit para basculante custa de {{kit.padrao}} a {{kit.jetflex}}, já instalado.',
    ],
    heading: 'O que atrasa um pedido',
    text: [
      'Tensão e tipo de folha trocados no pedido. Uma foto do portão por dentro e outra do quadro de luz evitam os dois.',
    ],
    points: ['Ponto de energia pronto antes do dia.', 'Folha que emperra: o acerto vem primeiro.'],
  },
  {
    when: [
      'com 3 controles|com tres controles|3 controles|tres controles|4 controles|quatro controles|5 controles|mais controles|controle extra|controle a mais|controles a mais|controles extras',
      'motor|kit|motores|automatizador|promocao',
    ],
    unless:
      'nao|parou|queim*|quebr*|consert*|defeito|barulho|perdi|roub*|apag*|clon*|condominio*|predio*|program*|gravar',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['buy', 'price'],
    answer: [
      'O kit de motor vem com dois controles gravados; o terceiro e os outros se pedem junto e se gravam na mesma visita, com o aparelho cobrado à parte. Em basculante, o kit instalado custa {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, em até {{instalments}}.',
    ],
    heading: 'Quantos controles pedir',
    text: [
      'Conte os carros e quem chega a pé, e guarde um em casa: pedir depois soma uma gravação, de {{part.programming.from}} a {{part.programming.to}}. Anúncio com mais controles se compara pelo preço inteiro, com central e instalação.',
      'Em portão de correr ou de abrir o motor sai por orçamento, e os controles a mais entram nele.',
    ],
    points: [
      'Código rolante, que não se copia.',
      'Botão livre, se o mesmo controle vai abrir o portão social.',
      'Moto ou bicicleta: um modelo pequeno, que fique no chaveiro.',
    ],
    further: 'O que vem em cada kit está na página de [motores](/motores).',
    send: 'Mande pelo WhatsApp quantos controles quer, uma foto do portão por dentro e as medidas da folha.',
  },
  {
    when: [
      'kit|conjunto',
      'controle*|completo|suporte*|basculante*|instalado|1/4|1/3|1/2|trilho|acionador|hp|cv|com central|motor|motores|kit',
    ],
    ofOtherBrand: true,
    unless:
      'nao abre|nao fecha|nao anda|nao funciona|parou|travou|quebr*|queim*|consert*|arrumar|barulho|program*|gravar|placa|engrenagem|capacitor|nobreak|peca|pecas|ou|diferenca|bom|boa|presta|vale a pena|compensa|fotocelula|trocar|rolo|alcance|instalo|deslizante*|de correr|correr|cremalheira|pivotante*|de abrir|abrir|pistao|duas folhas|2 folhas',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'Kit {marca} nós não vendemos: vendemos e instalamos PPA, e da {marca} fazemos o conserto. O equivalente para portão basculante de casa é o kit PADRÃO, por {{kit.padrao}} já instalado, com motor PPA Home para folha de até {{home.weight}}, central, dois controles e os suportes de fixação. Mais rápidos são o SPEEDY, por {{kit.speedy}}, e o JETFLEX, por {{kit.jetflex}}.',
    ],
    heading: 'Se for comprar o kit {marca} em outro lugar',
    text: [
      'Compare pelo preço com tudo montado: em muito anúncio de kit a instalação fica de fora, e às vezes o suporte também. A potência em HP não diz o peso que o motor levanta; peça a ficha do modelo {marca} e leia o máximo da folha.',
      'Kit que você já comprou também instalamos, por orçamento, se ele for do tipo e do peso do seu portão.',
    ],
    points: [
      'Trilho do motor do tamanho da altura da folha.',
      'Suportes da folha e da coluna na caixa.',
      'Controles da mesma linha da central, e quantos vêm.',
      'Tensão do motor igual à do ponto, 127 V ou 220 V.',
    ],
    further: 'Os três kits estão lado a lado na página de [motores](/motores).',
    send: 'Mande pelo WhatsApp a altura, a largura e o material da folha, com uma foto do portão por dentro: dizemos qual dos kits PPA serve.',
  },
  {
    when: [
      'kit|motor|automatizador|acionador',
      'ppa|home|bv home',
      'trilho|trilho de|perfil|fuso',
      'basculante*|home|bv',
    ],
    unless:
      'nao abre|nao fecha|parou|queim*|quebr*|consert*|repar*|barulho|program*|gravar|peca|pecas|engrenagem|capacitor|ou|diferenca|manual|duas folhas|2 folhas|correr|deslizante*',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price', 'compatibility'],
    answer: [
      'O PPA Home basculante sai instalado no kit PADRÃO por {{kit.padrao}}, com central, dois controles e o trilho do tamanho que o portão pede, para folha de até {{home.weight}}. O comprimento do trilho se escolhe pela altura da folha, e não pela largura; trilho curto deixa o portão aberto pela metade.',
    ],
    heading: 'Como saber que trilho o portão pede',
    text: [
      'Meça a altura da folha e veja quanto a lateral tem de parede livre, do chão ao alto: o trilho fica em pé ali, ao lado dela. Em dúvida entre dois tamanhos, a foto com uma trena decide.',
      'Mais rápidos, na mesma folha, são o SPEEDY, por {{kit.speedy}}, e o JETFLEX, por {{kit.jetflex}}. Potência em HP não muda o tempo de abertura.',
    ],
    points: [
      'Altura da folha, do chão à ponta de cima.',
      'Lado em que há ponto de energia e coluna firme.',
      'Material: chapa e madeira pesam mais que grade.',
      'Motor no lugar de outro: o suporte antigo nem sempre serve.',
    ],
    further: 'Dados e desenho estão na página [PPA Home](/motores/motor-ppa-home).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, com uma trena na lateral, a altura, a largura e o material da folha.',
  },
  {
    when: ['contrato', 'instalacao|instalar|compra|obra|servico de portao'],
    unless: 'mensal|manutencao|condominio*',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Para pôr motor numa casa não é preciso contrato de várias páginas: basta o orçamento aprovado por escrito, com modelo, tensão, o que está incluído, prazo, valor, forma de pagamento e garantia. Esse papel, ou a conversa em que você disse sim, vale como contrato.',
    ],
    heading: 'O que o orçamento aprovado precisa dizer',
    text: [
      'No nosso kit para basculante, de {{kit.padrao}} a {{kit.jetflex}}, a instalação está no preço, e a garantia é de {{kit.warranty}}. O que fica de fora, como circuito elétrico novo ou solda na folha, deve estar escrito como de fora.',
      'Fechou fora da loja, pelo WhatsApp ou por telefone: você tem sete dias para desistir.',
    ],
    points: [
      'Nome e CNPJ de quem instala.',
      'Modelo exato do motor, e não só a potência.',
      'Quantos controles e se a fotocélula entra.',
      'O que acontece com o motor velho.',
      'Garantia do aparelho e da mão de obra, cada uma com o seu prazo.',
    ],
    send: 'Mande a foto do portão e o bairro: o orçamento vai por escrito, com esses itens.',
  },
  {
    when: [
      'quantos controles|quantidade de controles|vem com controle|vem quantos|controles vem|controles vem*',
      'kit|motor|instalacao|vem',
    ],
    unless: 'memoria|cabem|cabe|placa|central|condominio*|aceita|aceitam',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy'],
    answer: [
      'Vem, sim: o kit instalado traz dois controles, já gravados no dia da instalação; os que faltarem se compram à parte e se gravam na mesma visita. Em basculante o kit custa {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX.',
    ],
    heading: 'Quantos controles vale ter',
    text: [
      'Um por carro e mais um de reserva em casa resolvem. Gravar depois, em outra visita, fica de {{part.programming.from}} a {{part.programming.to}}, e por isso compensa pedir todos no começo.',
    ],
    points: [
      'Código rolante: cada controle com o seu número, que se apaga sem mexer nos outros.',
      'Moto: um modelo de chaveiro da mesma família.',
      'Quem trabalha na casa: controle emprestado, e apagado na saída.',
    ],
  },
  {
    when: [
      'kit|motor|automatizador',
      'com fotocelula|com sensor|inclui fotocelula|vem com fotocelula|fotocelula inclusa|completo com fotocelula|e fotocelula',
    ],
    unless:
      'nao|defeito|consert*|queim*|problema|deficien*|cadeirante|cadeira de rodas|idoso*|antiesmagamento|anti esmagamento|esmagamento',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['buy', 'price'],
    answer: [
      'O nosso kit para basculante traz motor, central, dois controles, fixação e instalação, de {{kit.padrao}} a {{kit.jetflex}}; a fotocélula é somada a ele. O par posto e testado fica entre {{part.photocell.from}} e {{part.photocell.to}} e, pedido junto com o motor, entra na mesma visita. Com fechamento automático ou porta para a calçada, não monte sem ela.',
    ],
    heading: 'Kit completo com fotocélula: o que pedir no orçamento',
    text: [
      'A central dos kits tem entrada para o sensor. O que muda o valor é levar o fio até o outro batente: com conduíte pronto é rápido, sem ele há o par sem fio ou o de espelho.',
      'O kit tem {{kit.warranty}} de garantia e fica pronto em {horas de instalação}.',
    ],
    points: [
      'PADRÃO, {{kit.padrao.seconds}} de abertura: {{kit.padrao}}.',
      'SPEEDY, {{kit.speedy.seconds}}: {{kit.speedy}}.',
      'JETFLEX, {{kit.jetflex.seconds}} e 220 V: {{kit.jetflex}}, o que mais pede sensor.',
      'À parte: ponto de energia, cabo ou pivô gasto, trava elétrica.',
    ],
  },
  {
    when: [
      'vem com placa|vem com a placa|ja vem com placa|vem com central|vem com a central|ja vem com central|vem com a central de comando|inclui central|inclui a central|inclui placa|acompanha central|acompanha placa|motor sem central|motor sem placa|vem sem central|vem sem placa',
      'motor|kit|central|placa',
    ],
    unless: 'nao funciona|queim*|defeito',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['buy', 'what'],
    answer: [
      'Vem: no nosso kit a central faz parte do conjunto, com o motor, dois controles, a fixação e a instalação em basculante, de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX). Em motor vendido só na caixa, leia a lista do anúncio, porque há quem venda a máquina sem a placa.',
    ],
    heading: 'A central que acompanha o motor',
    text: [
      'Motor e placa da mesma caixa já combinam em tensão, potência e fim de curso, e o controle grava sem adaptação. Comprados separados, essas três coisas têm de ser conferidas.',
      'Se só a placa falta ou queimou, a troca dela fica entre {{part.board.from}} e {{part.board.to}}, com os controles gravados.',
    ],
    points: [
      'Na lista: motor, central, receptor e número de controles.',
      'Fixação: suporte, parafusos e, no de correr, cremalheira.',
      'Tensão da central igual à do ponto.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro e, se já achou um motor, a do anúncio inteiro.',
  },
  {
    when: ['kit', 'dois controles|2 controles|com controle|com controles'],
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['buy', 'price'],
    answer: [
      'O kit de motor com dois controles sai, instalado em basculante, por {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, que pede ponto de 220 V. Os dois controles já vêm gravados, e mais controles se gravam na mesma visita.',
    ],
    heading: 'O que mais vem no kit de motor além dos controles',
    text: [
      'Motor, central, fixação, manual e instalação. Ficam fora fotocélula, trava elétrica e controle a mais, que se orçam junto se você pedir.',
    ],
    points: [
      'Garantia: {{kit.warranty}}.',
      'Montagem: {horas de instalação}.',
      'Portão de correr ou de abrir: outro motor, por orçamento.',
    ],
  },
  {
    when: ['entreg*|enviam|envio|frete|correio*|transportadora'],
    unless: 'entregador*|prazo de instalacao|caixa de correio|caixa do correio|caixa de correspondencia',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Entregamos, sim: o kit de motor para basculante chega com o instalador e tem o frete incluído em São Paulo, de {{kit.padrao}} a {{kit.jetflex}} já instalado. Para outro endereço ou para motor sem instalação, o frete é dito com o preço, antes da compra.',
    ],
    heading: 'O que mandar para saber o frete do kit de motor',
    text: [
      'O bairro ou a cidade, o modelo e se a instalação é conosco. Sem instalação, confira antes a tensão do ponto e o tipo da folha, porque motor errado volta na caixa.',
    ],
    points: [
      'Endereço com bairro e cidade.',
      'Portão que sobe, corre ou abre.',
      'Quem recebe e em que horário.',
    ],
  },
  {
    when: [
      'kit inclui|kit vem com|kit traz|kit tem|kit acompanha|motor vem com|motor inclui|vem no kit|incluso em kit|kit ja vem com',
      'nobreak|trava|trava eletrica|modulo|botoeira|receptor|sinaleira|bateria|cremalheira|luz',
    ],
    unless: 'deslizante*|correr|jetflex|wifi|quantos metros',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['buy', 'what'],
    answer: [
      'Não: o nosso kit de basculante traz motor, central com receptor, dois controles, fixação e instalação, de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX). Nobreak, trava elétrica, botoeira, bateria e sinaleira se pedem à parte, ligados na mesma visita a partir de {{repair.from}}, mais o aparelho. Cremalheira só entra no conjunto de portão de correr, que sai por orçamento.',
    ],
    heading: 'O que pedir junto com o kit',
    text: [
      'Pedido junto, o acessório aproveita a mesma visita e o mesmo conduíte. A fotocélula, que é o mais útil, fica entre {{part.photocell.from}} e {{part.photocell.to}} o par montado.',
    ],
    points: ['Luz que cai muito: nobreak.', 'Folha que já foi forçada: trava.', 'Quem sai a pé: botoeira.'],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro e a lista do que quer no conjunto.',
  },
  {
    when: [
      'retirar|buscar|pegar|ir buscar|retirada|comprar em loja|passar em loja|levar',
      'loja|balcao|deposito|voces',
      'motor|kit|controle|peca|placa|loja',
    ],
    unless: 'conserto|consertar|controle para|mudanca|inquilin*|oficina',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Não trabalhamos com balcão: o motor vai até a sua garagem e sai de lá instalado, e a entrega não custa nada em São Paulo e na Grande São Paulo. Em basculante o kit instalado vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX). Se prefere levar só o motor, pergunte pelo WhatsApp antes de sair de casa.',
    ],
    heading: 'Por que o motor vai até o portão',
    text: [
      'Motor se escolhe pela folha, e o erro mais comum de quem compra no balcão é o peso ou a tensão. Com a foto e as medidas, o modelo certo já vai no carro do técnico.',
    ],
    points: [
      'Entrega em até {horas de entrega}.',
      'Instalação em {horas de instalação}, com os controles gravados.',
      'Motor sem instalação: a partir de {{motor.quarterCv}}.',
    ],
    send: 'Mande a foto do portão por dentro, as medidas e o bairro.',
  },
  {
    when: [
      'avulso|avulsa|avulsos|so o controle|so a placa|so o motor|so a peca|peca separada|separado|pecas de reposicao|vendem peca*|vende peca*|vendem controle*|vende controle*|vendem placa*|vende placa*|vendem bateria*',
      'voces|vend*|compr*|tem|onde',
    ],
    unless:
      'quanto custa|preco|valor|qual|como|telhado|garantia|cobertura|cremalheira*|garen|rossi|peccinin|nice|intelbras',
    subject: 'kit-de-motor',
    aspects: ['buy', 'price'],
    answer: [
      'Sim, vendemos motor, controle e peça avulsos, desde que a foto confirme que servem: controle se escolhe pela frequência e pelo código, peça pela etiqueta do motor. Posta por nós, a peça fica com {{parts.warranty}} de garantia; levada sem montagem, com os noventa dias da lei.',
    ],
    heading: 'O que tem preço de tabela e o que sai por foto',
    text: [
      'Na tabela, o motor de 1/4 CV sai por {{motor.quarterCv}}, o de 1/3 CV por {{motor.thirdCv}} e o de 1/2 CV por {{motor.halfCv}}, sem instalação. Controle e placa variam com o modelo, e o valor vem na resposta à foto.',
    ],
    points: [
      'Controle: frente, verso e tampa da bateria aberta.',
      'Placa, engrenagem ou fim de curso: etiqueta do motor e a peça velha.',
      'Fotocélula: largura do vão e etiqueta da central.',
      'Gravar os controles numa visita: de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    further: 'O que cada compra tem de garantia está na página de [garantia](/garantia).',
    send: 'Mande pelo WhatsApp as fotos e o bairro: dizemos o modelo certo e o valor.',
  },
  {
    when: [
      'entregam|entrega|envia|enviam|mandam|despacham|correio*|sedex|frete',
      'voces|motor|kit|controle|outra cidade|outro estado|interior|brasil|correio*|gratis|casa|quanto tempo|prazo|demora|fazem',
    ],
    unless:
      'orcamento|chave|video|foto|mensagem|sinal|entregador*|encomenda|nota|imovel|apartamento|tecnico|energia|controle de portao|controle remoto',
    subject: 'kit-de-motor',
    aspects: ['buy'],
    answer: [
      'Entregamos em São Paulo e na Grande São Paulo, com frete grátis e em até {horas de entrega}, e o kit já chega com a instalação incluída. Para fora dessa área não temos equipe, e motor sem instalador por perto fica também sem garantia fácil de usar.',
    ],
    heading: 'Da entrega ao portão andando',
    text: [
      'O kit para basculante custa {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}, com motor, central, dois controles e mão de obra. Montar e regular leva de {horas de instalação}.',
    ],
    points: [
      'Na área: endereço, foto do portão e dia combinado.',
      'Fora dela: compre de quem instala e atende na sua cidade.',
      'Controle ou peça avulsa: pergunte na conversa como chega até você.',
    ],
    send: 'Mande pelo WhatsApp a cidade, o bairro e uma foto do portão por dentro.',
  },
  {
    when: [
      'kit|motor',
      '3 controles|tres controles|4 controles|quatro controles|5 controles|6 controles|mais controles|controle extra|controle adicional',
    ],
    unless: 'quantos|memoria',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['buy', 'price'],
    answer: [
      'O kit instalado vem com dois controles; para ter três, quatro ou mais controles, os que faltam são comprados à parte e gravados no dia da instalação. O kit em basculante custa {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, e o preço de cada controle a mais vem no orçamento.',
    ],
    heading: 'Controles a mais junto com o kit',
    text: [
      'Todos precisam ser da mesma família do receptor, e por isso se pedem com o kit e não depois, em loja. Diga quantas pessoas usam o portão, e a memória da central é conferida.',
    ],
    points: [
      'Gravar tudo no mesmo dia evita outra visita.',
      'Anote quem fica com cada controle, para apagar um se sumir.',
      'Controle antigo da casa só aproveita se falar com a central nova.',
    ],
  },
  {
    when: [
      'kit',
      'motor separado|motor avulso|so o motor|motor sozinho|separado|separados|pecas separadas',
      'melhor|ou|compensa|vale a pena|mais barato',
    ],
    unless: 'controle*|cremalheira|voces vendem',
    subject: 'kit-de-motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose', 'buy', 'worth'],
    answer: [
      'Em basculante o kit costuma sair melhor: vem instalado, com motor, central, dois controles e {{kit.warranty}} de garantia, de {{kit.padrao}} a {{kit.jetflex}}. O motor sozinho, a partir de {{motor.quarterCv}} sem instalação, só compensa quando a central e os controles que você tem estão bons e servem nele.',
    ],
    heading: 'Somar antes de comparar',
    text: [
      'No motor avulso entram à parte a montagem, a placa, o receptor, os controles e as fixações. Quem já tem parte disso pede a conta pelos dois caminhos, com a foto do que está na parede.',
    ],
    points: [
      'De correr e de abrir: motor por orçamento, sem kit fechado.',
      'O motor da tabela, vendido sozinho, tem {{motor.warranty}} de garantia.',
      'Peças de marcas diferentes: confira se a central aceita o motor.',
    ],
    send: 'Mande a foto da central, da etiqueta do motor e do portão por dentro: fazemos as duas contas.',
  },
];
