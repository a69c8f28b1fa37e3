/** Answers to titles about control boards: compatibility. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksMay } from '../../../words/asking-words.ts';

export const compatibilityAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'inversora|inversor|placa inversora|central inversora',
      'motor comum|motor normal|motor antigo|motor de capacitor|outro motor|qualquer motor|motor monofasico',
      'serve|funciona|pode|da para|posso|compativel|usar|ligar',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Não serve: a placa inversora alimenta um motor feito para ela, com bobina de três fases e freio comandado, e o motor comum de portão trabalha com capacitor em duas bobinas. Ligada nele, ela acusa erro ou queima. Para ter partida suave, troca-se o conjunto; para o motor comum, a placa certa fica entre {{part.board.from}} e {{part.board.to}}, trocada por nós.',
    ],
    heading: 'O que dá para melhorar no motor que você tem',
    text: [
      'Muitas placas de motor comum têm desaceleração no fim, que tira a batida sem inversor. Ligar essa função é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Velocidade de inversor vem com o motor dele: em basculante, o kit JETFLEX custa {{kit.jetflex}} instalado.',
    ],
    points: [
      'Capacitor visível na caixa: motor comum.',
      'Três fios do motor direto na placa, sem capacitor: motor de inversor.',
      'Na dúvida, a etiqueta diz.',
    ],
    send: 'Mande a foto das etiquetas do motor e da central.',
  },
  {
    when: [
      'placa|central',
      'outra marca|marca diferente|placa universal|de outra marca',
      `${asksMay}|serve`,
      'motor|trocar|colocar|usar',
    ],
    unless: 'controle*|quanto custa|rossi|garen|ppa|nice|peccinin|seg',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['compatibility', 'replace'],
    answer: [
      'Pode em motor comum, se coincidirem quatro coisas: tensão, potência, valor do capacitor e tipo de fim de curso. Em motor com inversor ou com encoder não, porque ele só anda com a placa da própria fábrica. Trocada por nós, com os controles gravados, a placa custa de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'O que muda com a placa de outra marca',
    text: [
      'Os controles antigos só entram se a nova falar o mesmo código; senão, leva-se o receptor velho para ela. Força, tempo e fim de curso se ajustam do zero.',
    ],
    points: [
      'O motor se mede antes: bobina em curto queima a placa nova.',
      'Cada fio se fotografa no lugar, pelo técnico.',
      'Entrada de fotocélula: veja se a nova tem.',
    ],
    send: 'Mande a foto das etiquetas da central e do motor: dizemos qual serve.',
  },
  {
    ofTwoBrands: 'any',
    when: [
      'placa|central',
      'serve|servem|funciona|compativel|compatibilidade|combina|combinam|da certo|posso|pode|usar|aceita|ligar|em motor',
    ],
    unless: 'controle*|receptor|melhor|nobreak|fotocelula|sensor*|fechadura*|interfone|botoeira*|sinaleir*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['compatibility', 'price'],
    answer: [
      'Placa e motor de marcas diferentes, como {primeira} e {segunda}, trabalham juntos só quando quatro coisas coincidem: tensão, potência, valor do capacitor e tipo de fim de curso. Motor com inversor ou com encoder fica preso à placa da própria fábrica, por mais universal que a outra se diga.',
    ],
    heading: '{primeira} e {segunda}: o que comparar antes de comprar',
    text: [
      'Motor de indução tem três fios e um capacitor, e muita central o comanda. Quem atrapalha é o sensor do fim de curso, que lê ímã numa fábrica e chave na outra.',
      'Trocar a placa e gravar os controles fica entre {{part.board.from}} e {{part.board.to}}. Se a antiga ainda dá sinal de vida, o reparo dela parte de {{repair.from}} e evita a adaptação.',
    ],
    points: [
      'Etiqueta do motor e etiqueta da central, lado a lado.',
      'Conector do fim de curso: número de fios e encaixe.',
      'Controles de hoje: só voltam se o receptor da placa nova for da família deles.',
      'Freio e luz de garagem, que nem toda placa universal comanda.',
    ],
    send: 'Mande pelo WhatsApp a foto das duas etiquetas, a do motor e a da central: dizemos se casam.',
  },
  {
    when: [
      'placa|placas|central|centrais|modulo',
      '127*|110*|127 v|110 v|220/127|220/110|bivolt',
      '220*|220 v|127/220|110/220|bivolt',
    ],
    unless: 'queim*|liguei|ligado errado|motor de|gasta|tomada',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'Depende da placa: há central bivolt, que muda de 127 V para 220 V por uma chave ou um jumper, e há a de uma tensão só, que queima na outra. O nome impresso na própria placa e a etiqueta do motor dizem qual é a sua. A troca fica entre {{part.board.from}} e {{part.board.to}}, com {{parts.warranty}} na peça.',
    ],
    heading: 'O que muda entre a placa de 127 V e a de 220 V',
    text: [
      'Placa bivolt não faz o motor bivolt: ela manda ao motor a tensão que recebe. Motor de 127 V numa rede de 220 V queima com qualquer central.',
      'O capacitor e o fusível também seguem a tensão; por isso os três se conferem juntos, com a energia cortada, pelo técnico.',
    ],
    points: [
      'Etiqueta do motor: a tensão que manda é a dela.',
      'Chave 127/220 na placa: já vem na posição certa ou se muda antes de ligar.',
      'Placa de inversor: só a do conjunto, na tensão dele.',
      'Rede trocada de 127 V para 220 V: avise antes de religar o portão.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, a da caixa da central fechada e a do quadro de luz.',
  },
  {
    when: ['placa|central', 'nova|novo|atual|moderna', 'motor antigo|motor velho|motor usado|antigo|velho'],
    unless: 'controle*|quanto custa|preco|queim*|ou motor|motor novo',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['compatibility', 'replace'],
    answer: [
      'Dá, se o motor antigo é de indução, com capacitor, e gira forte e sem esquentar: uma placa nova de mesma tensão e potência, que leia o fim de curso dele, o comanda bem, e a troca fica entre {{part.board.from}} e {{part.board.to}} com os controles gravados. Não dá quando ele tem inversor ou encoder de fábrica que já não se acha, e não compensa se a bobina ou a engrenagem também estão no fim.',
    ],
    heading: 'O que se mede antes de pôr a placa',
    text: [
      'Placa nova em bobina com fuga queima na primeira semana. Por isso o motor se mede antes, com o disjuntor desligado, e o capacitor se troca junto se estiver fraco.',
      'Quando a soma encosta num conjunto novo, os dois preços vêm no mesmo orçamento: numa casa, a troca completa vai de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Etiqueta do motor: tensão, potência e capacitor.',
      'Fim de curso de ímã ou de chave: a placa tem de ler o mesmo.',
      'Controles de hoje: só voltam se o receptor for da família deles.',
    ],
    send: 'Mande pelo WhatsApp a foto das etiquetas do motor e da central que está nele.',
  },
  {
    when: [
      'placa|central',
      'universal|generica|paralela',
      'qualquer|serve|funciona|pode|posso|vale|boa|presta|motor',
    ],
    unless: 'controle*|receptor',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['compatibility', 'worth'],
    answer: [
      'Não em qualquer motor: a placa universal serve em motor comum de indução, com capacitor e fim de curso de ímã ou de chave. Não serve em motor com inversor, como o Jetflex, em motor de corrente contínua nem no que conta voltas por encoder, a não ser que a ficha dela diga que lê o mesmo sensor.',
    ],
    heading: 'O que comparar antes de pôr uma placa universal',
    text: [
      'Compare cinco coisas na etiqueta: tensão, potência, tipo de fim de curso, código dos controles e entradas de fotocélula e botoeira. Se o código muda, todos os controles da casa se trocam junto.',
      'Com peça comum, reparar a placa parte de {{repair.from}}, e trocá-la fica entre {{part.board.from}} e {{part.board.to}}. A universal perde em geral a rampa de parada, e o batente passa a receber o tranco.',
    ],
    points: [
      'Motor fora de linha e sem placa própria: é onde ela vale.',
      'Motor novo ou em garantia: só a do fabricante.',
      'Placa boa e receptor ruim: troque só o receptor.',
    ],
    send: 'Mande a foto das etiquetas da central e do motor.',
  },
  {
    when: [
      'placa|central',
      'em motor|com motor|em outro motor|motor de outra marca|serve em motor|em ppa|em garen',
    ],
    unless:
      'queim*|fica em|dentro de motor|formiga*|troca de placa|trocar placa|preco|quanto|instal*|barulho',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['compatibility', 'replace', 'choose'],
    answer: [
      'Placa de uma marca no motor de outra serve às vezes: sim, quando tensão, potência, capacitor e tipo de fim de curso são os mesmos; não, quando o motor tem inversor, encoder ou fim de curso próprio daquela central. Antes de comprar, compare as duas etiquetas e o conector do fim de curso.',
    ],
    heading: 'Central de uma marca em motor de outra',
    text: [
      'Motor comum de indução tem três fios e um capacitor, e muitas centrais o comandam. O que prende é o fim de curso, ímã com sensor de um tipo ou chave de outro, e o rádio: os controles antigos só voltam gravados num receptor da família deles.',
      'A troca de placa fica entre {{part.board.from}} e {{part.board.to}}. Mande foto das etiquetas do motor e da central, e dizemos se a que você tem serve.',
    ],
    points: [
      'Mesma tensão, 127 ou 220 V.',
      'Potência da placa igual ou maior que a do motor.',
      'Fim de curso compatível, ímã ou chave.',
      'Motor com inversor: só a central dele.',
      'Controles da família do receptor novo.',
    ],
    questions: [
      {
        question: 'Os controles continuam com a placa de outra marca?',
        answer:
          'Só se o receptor dela aceitar a mesma família, e mesmo assim precisam ser gravados de novo. Um receptor avulso resolve o resto.',
      },
    ],
  },
  {
    when: [
      'facility',
      'controle*',
      'nao reconhec*|nao esta reconhecendo|nao ta reconhecendo|parou de reconhecer|nao pega*|nao grava*|nao aceita*|nao le|nao responde*|nao funciona*|parou|nao obedece*|nao program*|nao memoriza|nao cadastra|esqueceu|perdeu|apagou|sumiu|sumiram|desprogram*',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['signs', 'program'],
    answer: [
      'Quando a central PPA Facility não reconhece um controle só, troque a bateria dele e grave-o de novo; se nenhum funciona, ou a memória foi apagada ou o receptor da placa falhou. Controle novo que ela nunca aceitou costuma ser de outro código ou de outra frequência. Gravar na visita fica entre {{part.programming.from}} e {{part.programming.to}}; placa trocada, só se o receptor queimou, vai de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Controle, memória ou receptor da Facility',
    text: [
      'Aperte a botoeira: se o portão anda, o motor e a placa estão bons, e o defeito fica entre o controle e o receptor. Se a botoeira também não comanda, o caso é de energia ou de placa.',
      'Memória cheia também recusa controle novo, e limpar a memória apaga todos; antes disso, tenha à mão os que devem continuar. A garantia é de {{parts.warranty}} na placa que entra e de {{repair.warranty}} no serviço.',
    ],
    points: [
      'LED do controle fraco ou apagado: bateria.',
      'Um controle copiado de outro de código rolante: a central não o aceita.',
      'Todos falharam depois de raio ou queda de energia: receptor ou memória.',
      'Receptor avulso resolve quando só a parte do rádio queimou.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp frente e verso do controle, a foto da etiqueta do motor e conte se a botoeira abre o portão.',
  },
  {
    when: ['facility', 'placa|placas|central|centrais|modulo|comando|ppa'],
    unless:
      'quantos|quantas|fotocelula*|sensor*|fechadura*|trava|fusive*|jumper*|dip|trimpot*|wifi|bluetooth',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'A placa central PPA Facility trocada por nós fica entre {{part.board.from}} e {{part.board.to}}, já com a mão de obra e os controles gravados. É central de motor comum, sem inversor; avulsa, só para levar, pergunte antes, com a foto da etiqueta do motor.',
    ],
    heading: 'Quando a Facility serve e quando não',
    text: [
      'Há mais de uma versão com esse nome, e o que decide é o que está impresso na placa que sai: tensão, tipo de fim de curso e encaixe dos conectores. Num Jetflex, que tem inversor, ela não substitui a placa do motor.',
      'A placa que pomos tem {{parts.warranty}} de garantia, e a mão de obra, {{repair.warranty}}. Antes da troca o técnico testa com outra central: relé, fusível e borne têm reparo.',
    ],
    points: [
      'Nome e versão impressos na placa velha, lidos com o disjuntor desligado.',
      'Modelo e tensão do motor, na etiqueta dele.',
      'Controles da casa: se são de outra família, gravam-se novos.',
      'Curso e força, regulados de novo depois da troca.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e conte o que a placa faz ou deixou de fazer.',
  },
  {
    when: ['facility', 'triflex|agility', 'ou|diferenca|para|x|e|trocar|substitui|no lugar'],
    winsTies: true,
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Das placas da PPA, a Facility comanda motor comum, de capacitor, ligando e desligando por relé; a Triflex comanda motor com inversor, o Jetflex, e faz a partida e a parada devagar. Por isso uma não entra no lugar da outra: compre a do motor que você tem. Trocada por nós, qualquer das duas fica entre {{part.board.from}} e {{part.board.to}}, com os controles gravados.',
    ],
    heading: 'Como saber qual é a sua',
    text: [
      'O nome vem impresso na placa, e a etiqueta do motor diz se ele é Jetflex. Motor com inversor parte devagar e não tem o capacitor cilíndrico ao lado da placa.',
      'Dentro do mesmo nome há gerações: o código completo decide o conector e o sensor de percurso.',
    ],
    points: [
      'Motor comum com placa de inversor: não funciona.',
      'Motor com inversor ligado em placa comum: queima.',
      'Controles: servem nas duas, se o código for da mesma família.',
    ],
    send: 'Mande a foto das etiquetas da central e do motor: dizemos qual é e se há peça.',
  },
  {
    when: [
      'quantos controles|quantos controle|numero de controles|numero maximo de controles|maximo de controles|quantidade de controles|quantidade maxima de controles|memoria de central|limite de controles|quantos posso|quantos da para|quantos consigo|quantos pode|quantos cabem|ate quantos',
      'memoria|cabem|cabe|aceita*|grav*|cadastr*|program*|central|receptor|limite|quantos',
      'controle*|central|memoria|placa facility|facility|facility top|triflex|agility',
    ],
    unless: 'vem|kit|apag*|limpar|zerar|excluir|deletar',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Depende da central: as de casa guardam dezenas de controles, e as de condomínio, com memória externa, centenas. O número certo está na etiqueta ou no manual da placa; quando a memória enche, a central recusa o novo ou apaga o mais antigo, conforme o modelo. Gravar na visita, quantos forem, fica entre {{part.programming.from}} e {{part.programming.to}}, e o aparelho é à parte.',
    ],
    heading: 'O que fazer quando a memória enche',
    text: [
      'O melhor é limpar a memória inteira e gravar de novo só os controles em uso. Com isso saem também os de antigos moradores e os perdidos, que continuavam abrindo.',
      'Se a casa ou o prédio passou do limite, um receptor avulso com mais memória resolve sem trocar a central.',
    ],
    points: [
      'Cada botão gravado ocupa um lugar, não cada controle.',
      'Celular e tag também contam, se usam o mesmo receptor.',
      'Reúna todos os controles no dia da limpeza.',
      'Anote a quem pertence cada número gravado.',
    ],
    send: 'Mande a foto da etiqueta da central ou da etiqueta do motor e a de um controle: dizemos quantos cabem.',
  },
  {
    when: [
      'tag|tags|uhf|adesivo|biometria|facial|reconhecimento|senha|teclado',
      'portao|garagem|condominio|veicular|abrir|acesso|instalar',
    ],
    unless: 'fechadura',
    subject: 'central-de-comando',
    answer: [
      'O portão abre por tag, senha ou leitura facial quando o leitor tem saída de contato seco, que ligamos na entrada de botoeira da central. O leitor e o cadastro são de empresa de controle de acesso; do contato em diante, o serviço é nosso.',
    ],
    heading: 'O que o leitor precisa entregar ao portão',
    text: [
      'A central não distingue quem apertou: qualquer contato fechado por um instante vale por um toque. Por isso o leitor deve abrir e nunca fechar, e a fotocélula precisa estar funcionando.',
      'A ligação fica entre {{repair.from}} e {{repair.to}}, conforme a distância do cabo.',
    ],
    points: [
      'Saída de contato seco, sem tensão.',
      'Cabo separado do fio da rede.',
      'Um comando manual de reserva, para falha do leitor.',
      'Cadastro antigo apagado quando alguém se muda.',
    ],
  },
  {
    when: ['placa*|central|centrais', 'troc*|substitu*|mudar|colocar|por'],
    unless: 'nao|queim*|parou|controle*|quanto|preco|ou|qual',
    ofTwoBrands: 'any',
    subject: 'central-de-comando',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['compatibility', 'replace'],
    answer: [
      'Trocar a placa {primeira} por uma {segunda} dá certo em motor comum, sem inversor, se a nova lê o mesmo fim de curso e aguenta a potência escrita na etiqueta. Os controles se gravam de novo, e os de outra família de código deixam de servir. A troca fica entre {{part.board.from}} e {{part.board.to}}, com a placa e a gravação; em motor com inversor ou encoder, só entra a original.',
    ],
    heading: 'O que conferir antes de misturar {primeira} e {segunda}',
    text: [
      'Quatro coisas decidem: tensão, potência, tipo de fim de curso e saídas de trava, luz e fotocélula. A placa que não tem uma delas pede um módulo a mais, e a conta pode passar a da original.',
    ],
    points: [
      'Foto das etiquetas do motor e da central, com a caixa fechada.',
      'Capacitor fora da placa: continua o do motor.',
      'Prova no fim: duas viagens inteiras e o feixe da fotocélula.',
    ],
    send: 'Mande a foto da etiqueta da central que está no portão, da etiqueta do motor e de um controle.',
  },
];
