/** Smaller things asked for a gate: access control, a loop, a cover, a handle, a release key, paint before the motor. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const fittingAnswers: readonly DirectAnswer[] = [
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
    when: [
      'laco indutivo|laco magnetico|laco em piso|laco de piso|detector de massa',
      'portao|garagem|condominio|predio|carro|preco|instalar|como|cancela|para',
    ],
    subject: 'sensor-antiesmagamento',
    isAboutSubject: true,
    aspects: ['install', 'works'],
    answer: [
      'Laço indutivo é um fio enterrado no piso que percebe o metal do carro: no vão, ele impede o portão de fechar em cima do veículo; do lado de dentro, pode abrir para quem sai. O corte do piso e o detector se orçam com uma empresa de controle de acesso, e a ligação na central do portão fica conosco, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Onde o laço ajuda e o que ele não vê',
    text: [
      'Em prédio ele completa a fotocélula, porque vê o carro parado fora do feixe. Mas não vê pedestre nem criança, e por isso a fotocélula continua no lugar.',
    ],
    points: [
      'Um laço debaixo da linha da folha, com folga dos dois lados.',
      'Longe de ferragem do piso, que engana o detector.',
      'Moto leve e bicicleta podem passar sem ser percebidas.',
      'Nunca do lado da rua para abrir: abriria para qualquer carro.',
    ],
    further:
      'O par que vigia o pedestre está na página da [fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp a foto do vão dos dois lados e a da etiqueta da central: dizemos se há entrada para o detector.',
  },
  {
    when: [
      'capa|capa protetora|tampa|cobertura|carenagem|protecao|caixa de placa|caixa de central|caixa de motor',
      'motor|central|placa',
      'portao|chuva|sol|motor|comprar|preco|quebrada|quebrou|garagem',
    ],
    unless:
      'agua entrou|entrou agua|entrou|encheu|molhou|molhado|alagou|inundou|raio|surto|garantia|pinhao|crianca|contrapeso|coluna|conduite|abrir|fotocelula|fogo',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'A capa do motor de portão é a do próprio modelo: protege a placa da chuva e o dedo do pinhão, e peça de outro motor não encaixa. Se quebrou, mandamos o preço pela foto da etiqueta; posta na visita, com um acerto junto, o serviço parte de {{repair.from}}.',
    ],
    heading: 'Enquanto a capa não chega',
    text: [
      'Motor sem tampa não se usa na chuva nem com criança por perto: a placa fica a descoberto e o pinhão puxa o que encosta. Desligue o disjuntor e mova a folha com a chave até resolver.',
    ],
    points: [
      'Capa de fábrica aberta embaixo: é para o calor sair, não feche com fita.',
      'Saco plástico prende a umidade e cozinha a placa.',
      'Ao ar livre, uma pequena cobertura acima do motor ajuda, longe da folha.',
      'Parafuso da tampa: sem ele, formiga e água entram.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor e a foto do lugar sem a capa: dizemos se há peça e quanto custa.',
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
      'onde fica|onde esta|onde coloco|onde acho|cade|para que serve|como usar',
      'chave de motor|chave de destravamento|chave de emergencia|chave de portao|chave manual|chavinha',
    ],
    unless: 'perdi|perdida|sem chave|quebrou|copia',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'A chave do motor do portão costuma estar pendurada atrás dele, na gaveta dos controles ou no saco do manual, e entra numa fechadura pequena, sob uma tampinha na caixa do motor. Girada, ela solta o motor e deixa a folha livre para a mão. Se sumiu, o modelo se acha pela foto da etiqueta, e um mecanismo preso se conserta a partir de {{repair.from}}.',
    ],
    heading: 'Usar a chave sem susto',
    text: [
      'Desligue o disjuntor e olhe se a folha está reta e os cabos inteiros. Gire sem forçar, mova a folha devagar e, quando a luz voltar, trave outra vez e acione o controle para o motor engatar.',
    ],
    points: [
      'Basculante: duas pessoas, porque a folha pode subir ou descer sozinha.',
      'De correr em descida: segure, ela anda com o peso.',
      'Trava elétrica: solta-se antes, pela chave dela.',
      'Uma cópia fora da garagem salva quem fica do lado de fora.',
    ],
    further: 'O passo de cada portão está em [abrir o portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Mande pelo WhatsApp a foto da caixa do motor e da etiqueta: dizemos onde a chave entra e qual serve.',
  },
  {
    when: [
      'pintar|pintura|tinta|envernizar',
      'antes|depois|primeiro',
      'motor|automatizar|automatico|eletronico',
    ],
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Pinte antes: com a folha sem motor não há nada a cobrir, e a tinta seca fora do caminho das peças. Deixe curar, mova a folha com a mão e só então marque a instalação, que em basculante sai por {{kit.padrao}} a {{kit.jetflex}} com o motor. Se há solda a fazer, ela vem antes de tudo.',
    ],
    heading: 'A ordem que poupa dinheiro',
    text: [
      'Tinta grossa nova soma pouco peso, mas fecha folga: confira se a folha não raspa no batente. Portão já com motor também se pinta, com o disjuntor desligado e as peças cobertas com fita.',
    ],
    points: [
      'Serralheiro, tinta, motor: nessa ordem.',
      'Sem tinta em trilho, fuso, cabo, cremalheira e lente.',
      'Ferrugem na base da folha: trate agora, ou o motor a abre.',
      'Cor não muda nada; chapa nova muda o peso.',
    ],
    further: 'O que se confere na folha está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, as medidas e o material: já fica o orçamento para o dia em que a tinta secar.',
  },
  {
    when: [
      'celular|aplicativo|app|wifi|wi fi',
      'predio|condominio|apartamento|edificio',
      'portao|garagem|abertura|abrir',
    ],
    unless: 'nao|parou|controle copiado|porteiro|interfone*|camera*',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Dá para abrir o portão do prédio pelo celular, mas a decisão é do condomínio: o motor é de todos, e o síndico precisa autorizar e controlar quem entra. Em vez do módulo doméstico, usa-se um sistema com cadastro por unidade; a ligação na central custa a partir de {{repair.from}}, e o sistema é orçado por quem o vende.',
    ],
    heading: 'O que o prédio precisa combinar antes',
    text: [
      'O sistema fecha o contato da botoeira, e o portão segue o mesmo. O que muda é a regra: quem cadastra, quem apaga o morador que saiu e o que fica gravado.',
    ],
    points: [
      'Sinal de rede firme junto da central, com nobreak.',
      'Registro de quem abriu, com data.',
      'Fotocélula dupla, porque se abre sem ver a fila.',
      'Controle comum mantido, para quem não usa aplicativo.',
    ],
    further: 'O uso coletivo está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'O síndico manda pelo WhatsApp a foto da etiqueta da central e quantas unidades usam: dizemos que entrada está livre.',
  },
];
