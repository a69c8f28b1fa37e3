/** Answers to titles about sliding gates: other faults. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { otherThanPartOfTheWay, partOfTheWay } from '../../../words/title-groups.ts';

export const otherFaultsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'trem*|tremendo|balanca*|balancando|pulando|trepida*|aos trancos|solavanco',
      'trilho|roldana*|cremalheira',
      'ou',
      'engrenagem*|motor|pinhao|cremalheira|roldana*',
    ],
    subject: 'portao-de-correr',
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Solte o motor na chave, com o disjuntor desligado, e corra a folha na mão: se ela treme assim também, é trilho ou roldana, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; se anda lisa, o tremor vem da engrenagem, do pinhão ou da cremalheira fora de altura. Engrenagem e rolamentos ficam de {{part.gears.from}} a {{part.gears.to}}, e acertar a cremalheira, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Ler o tremor',
    text: [
      'Tremor sempre no mesmo lugar é trilho: emenda, afundamento ou areia. Tremor que se repete a cada palmo é roldana ovalada. Tremor miúdo, o caminho inteiro, é dente contra dente.',
    ],
    points: [
      'Folga de um a dois milímetros entre pinhão e cremalheira.',
      'Gomo solto bate e volta a encaixar.',
      'Guia de cima gasta: a folha balança no alto.',
      'Base do motor frouxa: o motor sacode com ela.',
    ],
    send: 'Mande um vídeo rente ao trilho e outro do pinhão na cremalheira, com o portão andando.',
  },
  {
    when: [
      'desliza|deslizando|escorrega|escorregando|corre|anda|abre|desce|volta|rola|movimenta|mexe',
      'sozinho|sozinha',
      'deslig* o motor|desligo motor|destrav*|sem motor|motor solto|solto o motor|solta o motor|em manual|motor destravado|motor desligado|desengat*',
    ],
    unless: 'basculante|sobe|fecha sozinho|quando desligo o disjuntor nao|chave nao',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    answer: [
      'Portão que desliza sozinho quando o motor é solto está em desnível: com o motor engatado, é o redutor que segura a folha, e solto ela desce para o lado mais baixo. Calce a folha antes de girar a chave e fique fora do caminho dela.',
    ],
    heading: 'Trilho, roldana ou coluna: de onde vem a queda',
    text: [
      'Ponha um nível no trilho, com a folha parada e calçada. Trilho fora de nível se corrige na base; trilho reto com folha que foge pede roldanas da mesma altura. Em portão de abrir, o que a leva é a coluna fora de prumo.',
      'Roldana ou guia fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; solda em trilho ou coluna é da serralheria, com preço dela.',
    ],
    points: [
      'Batente firme nas duas pontas, para ela não sair do trilho.',
      'No manual, calço ou corrente, nunca solta.',
      'Desnível forte também força o motor num dos sentidos.',
      'Motor trocado por um sem autotravamento: confira o modelo.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão inteiro por dentro, outra do trilho de lado, e diga para que lado ela foge.',
  },
  {
    when: ['base|motor', 'solto|frouxo|balanca|mexe|caindo', 'parafuso|chumbador|coluna|base|concreto'],
    unless: 'trem*',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Motor que balança na base perde a folga entre pinhão e cremalheira e come os dois: desligue o disjuntor e não aperte só o parafuso de cima. Chumbador solto no concreto gira sem firmar, e precisa de furo novo ou de resina.',
    ],
    heading: 'Firmar a base e refazer a folga',
    text: [
      'Depois de firme, refaz-se a folga do pinhão, de um a dois milímetros em toda a extensão. Base baixa leva calço inteiro, e não arruela empilhada.',
      'Firmar e alinhar fica entre {{repair.from}} e {{repair.to}}; cremalheira, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Treme só na partida: motor, e não base.',
      'Trinca no concreto em volta: refaz a base.',
      'Enxurrada levou o calço: levante a base.',
    ],
    further:
      'A base nova está em [instalação de motor deslizante](/topicos/instalacao-de-motor-de-portao-deslizante).',
    send: 'Mande a foto da base de perto, com a tampa fechada.',
  },
  {
    when: [
      'devagar|lento|rapido',
      'de um lado|um lado|para um lado|abre rapido|fecha devagar|abre devagar|fecha rapido|do outro',
      'deslizante*|de correr|correr',
    ],
    unless: 'caindo|desce',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Portão de correr que anda rápido num sentido e devagar no outro quase sempre sobe num deles: o trilho perdeu o nível, ou a roldana de uma ponta gastou. Se o trilho está no nível, a diferença é da central, que tem ajuste separado para abrir e para fechar, e regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Trilho ou central',
    text: [
      'Desligue o disjuntor, solte o motor na chave e empurre a folha nos dois sentidos: se na mão um deles também pesa mais, é trilho ou roldana. Igual na mão e diferente com o motor é regulagem ou capacitor.',
      'Trilho e roldana ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; capacitor, entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'Uma bola solta no trilho mostra para que lado ele desce.',
      'Lento só no último trecho: parada suave, e é normal.',
      'Mudou de repente: capacitor fraco ou ajuste mexido.',
    ],
    further:
      'O que se regula está em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Conte pelo WhatsApp os segundos em cada sentido e se a folha pesa na mão, com uma foto do trilho.',
  },
  {
    when: [
      'base|chumbador|piso de motor|concreto de motor|piso em motor|concreto em motor|piso embaixo de motor|piso cedeu e o motor|concreto cedeu e o motor|piso quebrou e o motor|concreto quebrou e o motor',
      'rachou|rachado|trincou|trincado|quebrou|soltou|afundou|cedeu',
      'motor|portao',
    ],
    unless: 'vidro|soltou de base|solto de base|soltando de base',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Base rachada deixa o motor andar para trás a cada partida, e o pinhão passa a pular dente: desligue o disjuntor e use o portão na mão até refazê-la. Não adianta apertar o chumbador em concreto aberto; quebra-se a base e se concreta outra, com ferragem.',
    ],
    heading: 'Por que ela rachou e como não repetir',
    text: [
      'Concreto raso, motor que força contra o batente e água por baixo são as três causas. A base nova passa abaixo do piso, fica acima da enxurrada e espera curar antes do aperto.',
      'O concreto é do pedreiro; tirar o motor, recolocar e refazer a folga e o curso entra num conserto de {{repair.from}} a {{repair.to}}. Se a cremalheira foi mordida, ela fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Trinca fina sem folga: marque e acompanhe.',
      'Motor que balança com a mão: não ligue.',
      'Fim de curso passado é o que mais racha base.',
    ],
    further:
      'O que se confere na base nova está em [instalação de motor deslizante](/topicos/instalacao-de-motor-de-portao-deslizante).',
    send: 'Com o motor desligado, mande a foto da base e do pinhão na cremalheira.',
  },
  {
    when: [
      'escorrega em ladeira|escorrega em rampa|escorrega em descida|desce a ladeira|desce a rampa|desce a rua|desliza|corre sozinho|anda sozinho|escorrega|desce sozinho|vai sozinho|rola',
      'destrav*|solto|soltei|solta',
    ],
    unless: 'basculante*',
    subject: 'portao-de-correr',
    winsTies: true,
    isAboutSubject: true,
    answer: [
      'Portão de correr que anda sozinho quando você o destrava está com o trilho ou o piso fora de nível; o basculante que desce está com o contrapeso ou a mola fora. Não fique no caminho e não o solte de novo sem calço: com o motor engatado, é a redução que o segura.',
    ],
    heading: 'A prova do nível e a do equilíbrio',
    text: [
      'No de correr, com o disjuntor desligado, veja para que lado a folha puxa e ponha um nível sobre o trilho: o lado mais baixo é para onde ela vai. Trilho cedido se refaz com pedreiro ou serralheiro; roldana gasta troca-se de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'No basculante, folha solta tem de parar a meia altura. Se desce, a regulagem do contrapeso fica de {{part.adjustment.from}} a {{part.adjustment.to}}, e cabo ou mola entram à parte.',
    ],
    points: [
      'Corrente e cadeado sempre que o motor ficar solto.',
      'Batente firme nos dois fins do trilho.',
      'Apagão: uma pessoa segura a folha enquanto a outra gira a chave.',
    ],
    send: 'Conte se a folha corre, sobe ou abre e mande uma foto do trilho ou do contrapeso.',
  },
  {
    when: [
      'conserto|consertar|conserta|consertam|assistencia|assistencia tecnica|manutencao|tecnico|reparo',
      'preco*|valor*|quanto custa|quanto e|quanto fica',
      'e preco*|e o preco|e valor*|e o valor|e quanto custa|e conserto|e o conserto|e assistencia|e manutencao|e reparo|e quem conserta|e onde consertar|e consertar|preco conserto|conserto preco|preco ou conserto|conserto ou preco',
    ],
    unless:
      'placa|central|controle*|cremalheira|capacitor|fim de curso|program*|vale a pena|peca|pecas|autorizada|engrenagem',
    ofMotors: 'one-sliding-other',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['repair', 'price'],
    answer: [
      'O conserto do {modelo} fica entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia no serviço; o motor novo dele não vendemos, e o preço quem dá é uma revenda da marca. Se o conserto não compensar, trocamos por um motor PPA de correr, numa casa em geral entre {{replacement.from}} e {{replacement.to}} com a instalação.',
    ],
    heading: 'Consertar o {modelo} ou trocar o motor',
    text: [
      'Uma peça gasta quase sempre se conserta. A troca entra na conta quando placa e engrenagem vencem juntas, quando o motor queimou ou quando a peça saiu de linha.',
      'Antes do orçamento se vê a folha: com o disjuntor desligado e o motor solto na chave, ela tem de correr com uma mão. Se pesa ou raspa, a causa é roldana ou trilho, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Motor que gira com a folha parada: engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
      'Motor que só zumbe: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Central sem luz: fusível ou fonte; placa, se for trocada, de {{part.board.from}} a {{part.board.to}}.',
      'Motor queimado: o estator fica entre {{part.stator.from}} e {{part.stator.to}}.',
    ],
    send: 'Mande um vídeo com som, a foto da etiqueta do {modelo} e o bairro: dizemos a peça provável e se compensa.',
  },
  {
    when: [
      'conserto|consertar|conserta|consertam|assistencia|manutencao|tecnico|arrumar|reparo|defeito|com defeito|quebrado|quebrou',
    ],
    unless:
      'placa|central|controle*|cremalheira|capacitor|fim de curso|program*|vale a pena|ou|peca|pecas|assistencia tecnica|autorizada',
    ofMotors: 'one-sliding-other',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    isComplaint: true,
    aspects: ['repair', 'price'],
    answer: [
      'Consertamos o {modelo}, motor de portão de correr que já está na sua garagem: o serviço fica entre {{repair.from}} e {{repair.to}}, em geral em {{repair.hours.from in digits}} a {{repair.hours.to}}, com {{repair.warranty}} de garantia. Capacitor, rolamento e fim de curso se resolvem pela medida; engrenagem e placa se pedem pelo código da etiqueta.',
    ],
    heading: 'O que mais falha num {modelo}',
    text: [
      'Com o disjuntor desligado, solte o motor na chave e leve a folha na mão. Se ela pesa ou raspa, a causa é roldana ou trilho, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; se corre leve, é do motor.',
    ],
    points: [
      'Gira e a folha não anda: engrenagem, de {{part.gears.from}} a {{part.gears.to}}, ou chave destravada.',
      'Zumbe e não sai: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Passa do ponto ou volta: ímã ou chave de fim de curso.',
      'Luz da central apagada: fusível, fonte ou placa, de {{part.board.from}} a {{part.board.to}} se for trocada.',
      'Peça fora de linha: central de outra marca ou motor novo, que em casa fica em geral entre {{replacement.from}} e {{replacement.to}} trocado.',
    ],
    send: 'Mande um vídeo com som, a foto da etiqueta do {modelo} e o bairro.',
  },
  {
    when: [
      'correr|de correr|deslizante*',
      'abre|abrir|abrindo|abriu|sobe|subir|subindo|subiu|abertura',
      partOfTheWay,
    ],
    unless: `${otherThanPartOfTheWay}|fecha|basculante|pivotante`,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Portão de correr que abre só uma parte e para encontrou obstáculo no trilho ou um ímã de fim de curso fora do lugar. Se para sempre no mesmo ponto e calado, é fim de curso, uma regulagem de {{part.adjustment.from}} a {{part.adjustment.to}}; se faz força antes, é trilho ou roldana, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Ímã, trilho ou motor: como saber',
    text: [
      'Desligue o disjuntor, solte o motor na chave e empurre a folha por toda a extensão. Se ela endurece no ponto da parada, olhe pedra no canal, trilho amassado, roda gasta e guia apertada; se corre leve, o defeito é do comando.',
      'Ímã que escorregou na cremalheira encurta o percurso alguns palmos de cada vez. Capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}, para em pontos diferentes e ronca.',
    ],
    points: [
      'Dente quebrado na cremalheira: estalo e parada no mesmo lugar.',
      'Abertura de pedestre ligada no controle: outro botão abre tudo.',
      'Voltou a luz e ficou assim: falta refazer o percurso na central.',
      'Não aumente a força para ele passar.',
    ],
    further:
      'O que cada defeito custa está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp um vídeo do portão abrindo até parar, uma foto do trilho nesse ponto, a etiqueta do motor e o bairro.',
  },
  {
    when: [
      'correr|de correr|deslizante*',
      'fecha|fechar|fechando|fechou|desce|descer|descendo|desceu',
      partOfTheWay,
    ],
    unless: `${otherThanPartOfTheWay}|abre|basculante|pivotante|rapido`,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Portão de correr que fecha só uma parte e para tem o ímã de fechamento fora do lugar, a fotocélula cortada ou sujeira no trilho daquele lado. Regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}}; trilho ou roldana, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Onde ele para diz o que é',
    text: [
      'Varra o trilho até o batente e limpe as duas lentes da fotocélula. Depois, com o disjuntor desligado e o motor solto, empurre a folha até encostar: se endurece, é mecânico; se encosta leve, é ímã ou comando.',
      'Sobra de um palmo, sempre igual, é o ímã que escorregou na cremalheira.',
    ],
    points: [
      'Para e volta a abrir: fotocélula ou força.',
      'Para e fica: fim de curso ou motor que não venceu.',
      'Só de manhã: roldana travada ou capacitor fraco.',
      'À noite, feche na mão e prenda com corrente até a visita.',
    ],
    further: 'A ordem das provas está em [portão não fecha](/portao-nao-fecha).',
    send: 'Mande pelo WhatsApp um vídeo do portão fechando até parar, a foto do trilho nesse ponto e o bairro.',
  },
  {
    when: [
      'correr|de correr|deslizante*',
      'barulho|barulhento|barulhenta|ruido|fazendo barulho|rangendo|range|ronca|roncando',
    ],
    unless:
      'zumb*|estal*|tec|pula*|cremalheira|bate|batendo|silencios*|vizinho*|chuva|motor zumbindo|roldana*|trilho|frio|metal|ferro|agudo|apito|bip*',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Barulho em portão de correr vem quase sempre de roldana gasta ou de trilho sujo, e só depois do motor. Ronco que acompanha a folha é roldana, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; estalo que se repete é cremalheira; chiado que não muda com a folha é rolamento do motor, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'Como saber de onde vem',
    text: [
      'Varra o trilho de ponta a ponta, seco e sem óleo. Depois desligue o disjuntor, solte o motor na chave e empurre a folha devagar: barulho que continua é da folha; o que some é do motor.',
      'Roldana ruim não espera: ela arrasta a folha, e o motor passa a forçar a cada viagem.',
    ],
    points: [
      'Um tranco por volta da roda: roldana achatada.',
      'Sempre no mesmo ponto: emenda do trilho, pedra ou dente da cremalheira.',
      'No alto: guia sem graxa ou apertada.',
      'Pancada só no fim: fim de curso, uma regulagem.',
    ],
    send: 'Mande pelo WhatsApp um vídeo com som do portão andando, gravado de longe, uma foto da roldana e o bairro.',
  },
  {
    when: [
      'vento|ventania|vendaval',
      'abre sozinh*|abriu sozinh*|abre|empurra|anda sozinh*|move|mexe',
      'correr|deslizante|basculante|portao',
    ],
    unless: 'pivotante|de abrir|social|folhas',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    answer: [
      'Motor engatado não deixa o vento abrir o portão de correr: se ele anda com a ventania, o motor está destravado, a engrenagem perdeu o dente ou a cremalheira saiu do pinhão. Empurre a folha fechada com a mão; se ela se move e o motor não gira, prenda com corrente até o conserto.',
    ],
    description:
      'Motor engatado não deixa o vento abrir o portão de correr: se ele anda, o motor está destravado, a engrenagem gastou ou a cremalheira saiu do pinhão.',
    heading: 'Vento de verdade ou ordem de abrir',
    text: [
      'Se o motor liga quando venta, o vento mexe num fio: botoeira frouxa, cabo aéreo ou galho na fotocélula mandam ordem. Se ele fica mudo e a folha anda, a ligação mecânica se perdeu.',
      'Folha alta de chapa cheia é vela: a guia de cima precisa estar justa, e os batentes, nas duas pontas.',
    ],
    points: [
      'Folha anda e motor parado: trava, engrenagem ou cremalheira.',
      'Motor liga sozinho: fio ou botoeira.',
      'Balança e não anda: guia de cima.',
      'Ventania anunciada: feche e não use.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que se conserta',
        text: [
          'Engrenagem, de {{part.gears.from}} a {{part.gears.to}}; cremalheira ou guia, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; fio e botoeira, a partir de {{repair.from}}, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Uma trava elétrica ajuda?',
        answer: 'Ajuda a segurar a ponta, em folha longa. Não substitui o motor engatado.',
      },
      {
        question: 'Aumentar a força resolve o vento?',
        answer: 'Não no portão parado: a força só age quando ele anda.',
      },
    ],
    send: 'Mande um vídeo da folha sendo empurrada na mão, fechada, e uma foto do pinhão.',
  },
  {
    when: [
      'balanc*|bamb*|tomb*|cair|inclin*|pend*|folga|solto em cima|mole',
      'de correr|deslizante|correr|guia',
    ],
    unless: 'rampa|basculante|cremalheira',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    answer: [
      'Portão de correr que balança ou pende perdeu a guia de cima, e folha sem guia tomba: pare o motor, desligue o disjuntor, afaste crianças e carros e não a empurre. Se ela está reta e firme no trilho, o conserto é trocar ou centrar os roletes; se está inclinada, escore antes de tudo.',
    ],
    heading: 'Onde a folha perde o prumo',
    text: [
      'A folha de correr é alta e apoia em duas rodas no chão; quem a mantém em pé são os roletes da guia, no alto da coluna. Rolete gasto dá folga, e a folga vira balanço a cada partida.',
      'Os batentes das duas pontas são a outra segurança: sem eles, um fim de curso que falha leva a folha para fora da guia.',
    ],
    points: [
      'Balança só na partida: rolete com folga.',
      'Balança sempre: suporte da guia frouxo ou coluna que cedeu.',
      'Pende para a rua: roldana gasta de um lado.',
      'Sai da guia no fim: falta batente.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Conserto e ordem do serviço',
        text: [
          'Roletes e roldanas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; solda do suporte ou batente, de {{part.metalwork.from}} a {{part.metalwork.to}}. Primeiro se escora a folha, depois se acerta a guia e por último o motor, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Uma folga pequena na guia é normal?',
        answer:
          'É, de poucos milímetros, para a folha correr sem apertar. Se ela bate de um lado ao outro, passou do ponto.',
      },
      {
        question: 'Posso amarrar a folha até a visita?',
        answer: 'Pode, fechada e com o disjuntor desligado, para ninguém acionar com a corda presa.',
      },
    ],
    send: 'Fotografe de longe a folha inteira e a guia no alto da coluna, sem ficar do lado para onde ela pende.',
  },
  {
    when: [
      'batente|batentes|limitador|fim de trilho|parador',
      'correr|deslizante|trilho',
      'onde|coloc*|instalar|falta|sem|precisa|serve|qual',
    ],
    unless: 'basculante|pivotante|rasp*|forte|motor bate',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    answer: [
      'O portão de correr leva dois batentes, um em cada ponta do curso, soldados no trilho ou na coluna logo depois do ponto em que o fim de curso para a folha. Eles não são o freio do dia a dia: são o que impede a folha de sair da guia e cair quando o sensor falha.',
    ],
    heading: 'Posição, altura e material',
    text: [
      'Com o fim de curso regulado, a folha para dois ou três dedos antes do batente. Se ela encosta em toda viagem, o motor força, o pinhão gasta e a coluna trinca.',
      'O batente de abertura fica onde a folha ainda tem os dois roletes dentro da guia. É ele que mais falta, porque do lado de dentro ninguém vê.',
    ],
    points: [
      'Chapa grossa soldada em duas faces, na altura da roldana.',
      'Borracha dura para calar a chegada.',
      'Nada de tijolo solto ou pedra no trilho.',
      'Teste: com o motor solto, leve a folha até encostar nas duas pontas.',
    ],
    sections: [
      {
        aspect: 'install',
        heading: 'Pôr batente num portão que já tem motor',
        text: [
          'A solda com o motor no lugar fica entre {{part.metalwork.from}} e {{part.metalwork.to}}, com a central desligada dos fios para a corrente da solda não a queimar; o acerto do fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'O fim de curso não basta?',
        answer: 'Não. Um ímã que cai ou um fio solto deixa a folha seguir, e só o ferro a segura.',
      },
      {
        question: 'Batente de parafuso serve?',
        answer: 'Serve em folha leve, com chumbador no concreto. Em folha pesada, solde.',
      },
    ],
    send: 'Mande uma foto de cada ponta do trilho e outra da guia com o portão todo aberto.',
  },
  {
    when: ['guia*|rolete*|roletes', 'nylon|gast*|troc*|quebr*|solt*|folga|regul*|ajust*|caiu|barulho'],
    unless: 'guia completo|guia rapido|guia pratico|cabo|tomb*|balanc*',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    answer: [
      'Guia ou rolete de nylon gasto no alto do portão de correr se troca por par, com a folha parada e escorada: é ele que a mantém em pé. Enquanto houver folga grande, deixe o motor desligado no disjuntor e não empurre a folha com força.',
    ],
    heading: 'Quando o rolete pede troca',
    text: [
      'Rolete bom gira na mão e deixa poucos milímetros de folga. Gasto, fica oval ou com um sulco da largura do perfil, e a folha bate de um lado ao outro na partida.',
      'Antes da peça, veja o suporte: parafuso frouxo imita rolete gasto. E se só um lado gasta, a folha está fora de prumo por causa de roldana.',
    ],
    points: [
      'Sulco no nylon: troca do par.',
      'Rolete que não gira: areia ou rolamento preso.',
      'Suporte torto: desempeno ou solda.',
      'Depois da troca: a folha corre sem apertar em nenhum ponto.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Valor e tempo',
        text: [
          'Roletes, roldanas e guia ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, em uma visita; suporte soldado, de {{part.metalwork.from}} a {{part.metalwork.to}}. O serviço sai com {{repair.warranty}} de garantia.',
        ],
      },
    ],
    questions: [
      {
        question: 'Passo graxa no rolete de nylon?',
        answer: 'Não. Ele corre seco; graxa junta pó e o desgasta mais depressa.',
      },
      {
        question: 'Posso trocar sozinho?',
        answer: 'Só com a folha escorada dos dois lados e outra pessoa segurando. Sem a guia, ela cai.',
      },
    ],
    send: 'Mande uma foto da guia de perto e outra da folha inteira: por elas vemos a medida do rolete.',
  },
  {
    when: [
      'guia superior|guia de cima|guia de portao|roletes|rolete',
      'folga|solt*|quebr*|gast*|barulh*|troc*|fora|balanc*|desalinh*',
    ],
    subject: 'portao-de-correr',
    isComplaint: true,
    answer: [
      'A guia superior do portão de correr segura a folha em pé, e com folga a folha balança, bate no batente e pode sair do trilho. Não use o motor até apertar ou trocar os roletes: o serviço fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Folga certa na guia de cima',
    text: [
      'A folha precisa passar sem roçar e sem bambear: rolete apertado demais pesa no motor, e frouxo deixa tombar. Confira também se a coluna da guia não cedeu.',
    ],
    points: [
      'Rolete que não gira: eixo seco ou quebrado.',
      'Barulho de batida no meio do curso: emenda ou empeno.',
      'Folha que inclina na mão: pare e chame.',
    ],
  },
  {
    when: [
      'batente*|limitador|parador',
      'correr|deslizante*|trilho|borracha',
      'onde comprar|comprar|compro|onde encontro|onde acho|onde vende|vende|vendem|preco|quanto custa|valor',
    ],
    unless: 'basculante|pivotante|rasp*|motor bate|social',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['buy', 'price'],
    answer: [
      'O batente com borracha do portão de correr se compra em loja de ferragens ou de peças de portão, e é peça barata; o que custa é fixá-lo firme. Nós o soldamos, com o motor protegido, por {{part.metalwork.from}} a {{part.metalwork.to}}, e acertamos o fim de curso para a folha parar antes dele.',
    ],
    heading: 'Antes de comprar o batente',
    text: [
      'Vão dois, um em cada ponta do curso, na altura de uma parte firme da folha. A borracha tira o estalo; quem segura o peso é o ferro e a solda.',
    ],
    points: [
      'Folha pesada: batente de aço chumbado ou soldado no trilho.',
      'Parafusado em parede fraca, solta na primeira pancada.',
      'Batente no lugar do fim de curso queima o motor.',
    ],
    send: 'Mande a foto das duas pontas do trilho, por dentro.',
  },
];
