/** Answers to titles about limit switches: what they are and how they work. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksFunction, otherThanFunction } from '../../words/asking-words.ts';

export const explanations: readonly DirectAnswer[] = [
  {
    when: [
      'tipos|tipo de|quais os tipos|quais sao os tipos|modelos de|quais tipos|tipos existentes|variedades|formas de abertura|conheca os',
      'fim de curso|fins de curso',
    ],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'Há três tipos de fim de curso no portão: o magnético, em que um ímã na folha ou na cremalheira passa por um sensor; o mecânico, em que a folha empurra uma chave; e o encoder, que fica dentro do motor e conta as voltas. O magnético dura mais porque nada encosta, o mecânico é exato e simples, e o encoder permite desacelerar. Quem manda é a placa: na troca, põe-se o mesmo tipo.',
    ],
    heading: 'Como reconhecer o seu',
    text: [
      'Ímã preso na cremalheira ou no braço é magnético. Haste ou mola que a folha toca é mecânico. Nenhum dos dois nas pontas e uma primeira viagem lenta depois de ligar é encoder.',
      'Regulá-lo fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Magnético: confira se o ímã não soltou.',
      'Mecânico: limpe a areia da chave.',
      'Encoder: percurso perdido se grava de novo.',
    ],
    send: 'Mande a foto do motor e das duas pontas do portão: dizemos o tipo e o ajuste.',
  },
  {
    when: [
      'fim de curso magnetico|fim de curso|fins de curso|sensor magnetico|reed',
      `o que e|o que sao|o que significa|que e|como funciona|como e|como trabalha|para que serve*|que serve|tudo sobre|entenda|entendendo|guia|qual a funcao|saiba|conheca|funcionamento|${asksFunction}`,
    ],
    unless: 'encoder|regul*|defeito|trocar|quebr*|nao funciona|nao para|tipos',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['works', 'what'],
    answer: [
      'O fim de curso diz à central onde o portão está aberto e onde está fechado. No magnético, um ímã preso na folha, no braço ou na cremalheira passa em frente a um sensor, o contato muda e a placa corta o motor; no mecânico, a folha empurra uma chave. Fora do lugar, o portão para antes, bate no fim ou não para. Acertá-lo fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Por que se regula em milímetros',
    text: [
      'Cortado o motor, a inércia ainda leva a folha um pouco, e mais nos motores rápidos. Por isso o ímã se move pouco a pouco e se prova uma viagem inteira depois de cada toque.',
    ],
    points: [
      'Ímã solto: o defeito mais comum.',
      'Sensor com areia ou água: falha só às vezes.',
      'Luz da placa que muda ao passar o ímã: o sensor está vivo.',
      'Batente de ferro nas pontas continua necessário.',
    ],
    send: 'Mande um vídeo da folha nas duas pontas e a foto do motor.',
  },
  {
    when: ['tudo sobre|guia|entenda|saiba|conheca|motor ppa encoder', 'encoder'],
    unless: 'defeito|consert*|trocar|queim*|nao|erro',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'O encoder do motor de portão é o sensor que conta as voltas do eixo e informa à placa onde a folha está a cada instante. É ele que permite acelerar, frear antes do fim e voltar ao sentir um obstáculo, sem ímã nem chave nas pontas. Suja, com o disco solto ou o fio partido, a contagem falha: o motor dá alguns centímetros e para. Gravar o percurso de novo fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Encoder, passo a passo',
    text: [
      'Na primeira ligação, e depois de trocar placa ou motor, o portão faz uma viagem lenta: a central está medindo o caminho. Se alguém empurra a folha destravada, ela pode procurar o batente de novo.',
      'Peça e placa são da mesma família. Conserto fica entre {{repair.from}} e {{repair.to}}, conforme o que falhou.',
    ],
    points: [
      'Anda um palmo e para: leitura perdida.',
      'Anda devagar o tempo todo: percurso não gravado.',
      'Para em pontos diferentes: fio ou disco com folga.',
      'Os batentes mecânicos continuam nas duas pontas.',
    ],
    send: 'Mande um vídeo da tentativa de abrir e a foto da etiqueta do motor.',
  },
  {
    when: [
      'encoder',
      `o que e|o que sao|o que significa|que serve|para que serve*|como funciona|que e|qual a funcao|entenda|serve|${asksFunction}`,
    ],
    unless: 'defeito|consert*|trocar|queim*|nao|erro',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'O encoder é o sensor que conta as voltas do motor e assim diz à placa em que ponto está a folha. Com ele a central sabe onde desacelerar e onde parar, e percebe na hora quando algo segura o portão, sem ímã nem chave nas pontas. Nos motores que o têm, ele substitui o fim de curso comum; acertar o percurso fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Encoder e fim de curso comum',
    text: [
      'O fim de curso de ímã ou de chave só conhece dois pontos, aberto e fechado. O encoder conhece o caminho inteiro, e por isso a primeira viagem depois de instalar é lenta: a placa está medindo.',
      'Quando falha, o motor anda alguns centímetros e para, ou perde o ponto de parada. Placa de encoder não aceita sensor de outro tipo.',
    ],
    points: [
      'Fica dentro do motor, junto ao eixo.',
      'Suja ou perde o ímã: a contagem erra.',
      'Perdeu o percurso: grava-se de novo.',
    ],
  },
  {
    when: ['sem fim de curso|sem o fim de curso|sem ima', 'motor|portao|funciona|anda|liga|pode|central'],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['works', 'safety'],
    answer: [
      'Não como deve: sem fim de curso a central não sabe que a folha chegou, e o motor continua empurrando o batente até a força cortar, o protetor desarmar ou a engrenagem quebrar. Só anda sem ímã nem chave o motor que conta as voltas por encoder ou grava o tempo do percurso. Repor e acertar fica de {{part.adjustment.from}} a {{part.adjustment.to}}, se a peça não se perdeu.',
    ],
    description:
      'Sem fim de curso o portão não funciona como deve: a central não sabe que a folha chegou, e o motor empurra o batente até algo ceder.',
    heading: 'Como o motor sabe onde parar',
    text: [
      'Ímã e sensor, chave mecânica ou encoder: a etiqueta e o manual dizem qual é o seu. Até o conserto, desligue o disjuntor e use na mão.',
    ],
    points: [
      'Bate e ronca no fim: desligue já.',
      'Ímã caído: guarde-o, com o lado marcado.',
      'Percurso perdido na placa: o técnico o grava outra vez.',
    ],
    send: 'Mande uma foto do motor e da ponta da folha.',
  },
  {
    when: [
      'ima|imas|magnetico|magneticos|magnetica',
      'fim de curso|final de curso|ima|imas',
      'motor|portao|deslizante|basculante|comprar|preco|valor|quanto|troca|trocar|polaridade|par',
    ],
    unless:
      'caiu|cai|caindo|soltou|solta|nao|quebr*|perdi|fechadura|trava|eletroima|mecanico|ou|diferenca|passa|bate|social|como',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['what', 'buy', 'price'],
    answer: [
      'O ímã do fim de curso é a peça que o sensor do motor lê para parar a folha: são dois, um para cada ponta, presos na cremalheira do portão de correr ou na peça que anda com o basculante. Pôr o par no lugar e regular o curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, com {{repair.warranty}} de garantia no serviço; o ímã se soma conforme o modelo.',
    ],
    heading: 'Como pedir o ímã certo',
    text: [
      'Ele se compra pelo modelo da etiqueta, porque altura, furo e distância do sensor mudam de fábrica para fábrica. Em muitas placas cada ponta lê um polo: virado, o ímã passa e a folha não para.',
      'Marque na cremalheira onde o antigo estava antes de tirá-lo. Um palmo de erro faz a folha bater ou ficar aberta.',
    ],
    points: [
      'Motor de chave, com mola ou alavanca no lugar do sensor, não usa ímã.',
      'Suporte torto: o ímã passa longe e a parada falha às vezes.',
      'Depois da troca, a placa grava o curso de novo.',
    ],
    further: 'Se ele já está no chão, comece por [ímã do portão caiu](/ima-do-portao-caiu).',
    send: 'Mande pelo WhatsApp a foto do ímã ou do lugar dele, a do lado do motor em que fica o sensor e a etiqueta.',
  },
  {
    when: ['sensor magnetico|sensor de ima|sensor do ima|sensor e ima|sensor com ima'],
    unless: 'ou|qual|melhor|diferenca|program*',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['what', 'replace'],
    answer: [
      'O fim de curso por ímã tem duas peças: um sensor magnético no motor e um ímã preso na folha, perto de cada ponta; quando o ímã passa diante do sensor, a central para o portão. Se ela não para, veja primeiro se o ímã andou ou virou: regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}. O sensor nós trocamos na visita, a partir de {{repair.from}}.',
    ],
    description:
      'O fim de curso por ímã tem um sensor magnético no motor e um ímã perto de cada ponta da folha; se o portão não para, veja primeiro se o ímã andou ou virou.',
    heading: 'Sensor com defeito ou ímã fora do lugar',
    text: [
      'Quase sempre o sensor está bom, e o ímã é que ficou longe, torto ou com o lado trocado. Se os dois estão no lugar e a central continua sem ver o fim, troca-se o sensor por um do mesmo contato, aberto ou fechado em repouso.',
    ],
    points: [
      'Distância de um dedo entre os dois, e o ímã sem virar.',
      'Cabo do sensor sem emenda e longe do fio de força.',
      'Sensor preso, porque frouxo ele gira e deixa de ver o ímã.',
    ],
    further:
      'As formas de ajuste estão em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Mande a foto do sensor com o ímã à vista e a da etiqueta do motor: dizemos se é peça ou posição.',
  },
  {
    when: ['reed*|ampola'],
    unless: 'ou|qual|melhor|diferenca|program*',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['what', 'replace'],
    answer: [
      'O reed switch é o fim de curso magnético do portão: uma ampola de contato que fecha quando o ímã preso na folha passa diante dela, e assim a central sabe que o portão chegou ao fim. A regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; trocar o sensor na visita fica dentro do conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que tem de combinar num reed novo',
    text: [
      'O sensor novo repete o contato do velho, aberto ou fechado em repouso, e o comprimento do cabo. Muitas vezes o sensor está bom, e foi o ímã que andou ou virou.',
    ],
    points: [
      'Ímã a um dedo do sensor, com o mesmo lado virado para ele.',
      'Cabo sem emenda e longe do fio de força.',
      'Um sensor para cada ponta: trocados de lugar, a central não reconhece o fim, e a folha vai contra o batente.',
      'Porca apertada: sensor frouxo gira e perde o ímã.',
    ],
    further:
      'As formas de ajuste estão em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Mande a foto do sensor com o ímã à vista e a da etiqueta da central: dizemos se é peça ou posição.',
  },
  {
    when: ['nao tem|sem', 'fim de curso', 'normal|portao|motor|precisa|pode|funciona'],
    unless: 'parou|quebrou|caiu',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'É normal não ver um fim de curso: em muitos motores ele fica dentro da tampa, ou a central conta as voltas por encoder, sem ímã nem chave na folha. O que não é normal é o motor continuar empurrando depois de a folha encostar; aí falta regulagem ou a peça caiu.',
    ],
    heading: 'Descobrir como o seu portão sabe parar',
    text: [
      'De longe, repare na chegada: se ele corta um instante antes do batente, há fim de curso, à vista ou não. Se bate, ronca e só depois desliga, quem o para é a força ou o tempo, e a engrenagem paga.',
      'Gravar o curso ou regular as paradas fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Ímã preso na cremalheira ou no braço: magnético.',
      'Alavanca ou rolete junto do motor: chave.',
      'Nada por fora: encoder, ou cames dentro da tampa.',
      'Batente de ferro nos dois fins: necessário em todos.',
    ],
    send: 'Mande um vídeo da folha chegando ao fim e a foto da etiqueta do motor.',
  },
  {
    when: [
      'onde fica|onde ficam|onde esta|onde estao|em que lugar|fica onde|localizacao de',
      'fim de curso|fins de curso|ima|imas|reed',
    ],
    unless: 'basculante|ajustar|regular',
    winsTies: true,
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['what', 'adjust'],
    answer: [
      'No portão de correr, o sensor fica dentro do motor, atrás do pinhão, e os dois ímãs vão presos na cremalheira, um perto de cada ponta da folha. No basculante, são duas peças no fuso ou no perfil do motor, uma embaixo e outra em cima. No de abrir, ou há uma chave em cada folha ou a central conta o tempo. Motor com encoder não tem peça: o curso fica gravado na placa.',
    ],
    heading: 'Como saber qual é o de abrir e qual é o de fechar',
    text: [
      'Feche o portão e olhe qual dos dois ficou junto do sensor: esse é o de fechar. Deslocado um dedo, a folha para um dedo antes ou depois.',
      'Acertado por nós, com a força provada, fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Ímã frouxo muda de lugar sozinho: aperte o suporte.',
      'Os dois trocados: o portão não para na ponta certa.',
      'Desligue o disjuntor antes de chegar perto do pinhão.',
    ],
    send: 'Mande uma foto da cremalheira nas duas pontas, ou do fuso, e da etiqueta do motor.',
  },
  {
    when: [
      'fim de curso|fins de curso',
      'precisa|preciso|obrigatorio|necessario|todo motor|todos os motores|sem fim de curso|funciona sem',
      'motor|portao|correr|basculante|pivotante',
    ],
    unless:
      'trocar|regular|consert*|quebr*|queim*|parou|nao para|preco|quanto|posso|pode|da para|tem como|ficar sem|usar sem',
    subject: 'fim-de-curso',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'Sim: todo motor de portão precisa saber onde parar, e é o fim de curso que o diz à central, por ímã, por chave ou por encoder. Sem ele a folha bate no batente e o motor continua forçando, até quebrar dente ou queimar a bobina. Em alguns modelos ele não se vê, porque a central conta as voltas do motor. Regular o que já existe fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Onde ele fica em cada portão',
    text: [
      'No de correr, são dois ímãs ou duas chapinhas na cremalheira e um sensor no motor. No basculante, ficam na calha, junto do cursor. No de abrir, muitas vezes é só o tempo ou a contagem de voltas, com batente firme nas duas pontas.',
    ],
    points: [
      'Batente de ferro não substitui o fim de curso: é só a última defesa.',
      'Central trocada: o tipo de fim de curso tem de ser o mesmo.',
      'Portão que passou a bater no fim: desligue o disjuntor.',
    ],
    send: 'Mande a foto da etiqueta do motor: dizemos que tipo é o dele.',
  },
  {
    when: [
      'sem fim de curso|sem o fim de curso|sem os fins de curso|tirar o fim de curso|tirar fim de curso|desligar o fim de curso',
      'pode|posso|da para|tem como|funciona|ficar|usar|deixar|anda|problema|faz mal',
    ],
    unless: 'trocar|regular|consert*|preco|quanto',
    subject: 'fim-de-curso',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Não use o portão sem o fim de curso, porque a central deixa de saber onde parar. A folha bate no batente, e o motor continua forçando até comer a engrenagem ou queimar a bobina. A exceção é o motor que conta as próprias voltas, por encoder, e não tem a peça à vista. Até o conserto, desligue o disjuntor e, com a folha reta e os cabos inteiros, mova-a na mão; regular o que existe fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Como saber se o seu motor tem fim de curso',
    text: [
      'No de correr, procure dois ímãs ou duas chapinhas presas na cremalheira; no basculante, dois ímãs ao longo do fuso; no de abrir, muitas vezes quem conta o tempo é a placa. Se não há nenhum deles e a folha para certo, o motor tem encoder.',
    ],
    points: [
      'Caiu um ímã: guarde-o e desligue o disjuntor.',
      'Bate no fim e continua zumbindo: não teste de novo.',
      'Depois do conserto, prove abertura e fechamento inteiros.',
    ],
    send: 'Mande a foto do motor com a cremalheira ou o fuso à vista e a da etiqueta.',
  },
  {
    when: [asksFunction, 'ima|imas|ima de portao'],
    unless: `${otherThanFunction}|fechadura|eletroima|porta|geladeira`,
    subject: 'fim-de-curso',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['works', 'what'],
    answer: [
      'O ímã do portão marca onde a folha para: preso na cremalheira, no braço ou na folha, ele passa em frente a um sensor e a central desliga o motor. São dois, um para aberto e outro para fechado. Fora do lugar, o portão para antes ou bate no fim; acertar fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Quando o ímã sai do lugar',
    text: [
      'O parafuso dele afrouxa com a vibração, e uma batida o vira de lado. Virado, o sensor não o lê, ou lê abrir como fechar.',
    ],
    points: [
      'Ele se move aos poucos, com uma viagem de prova.',
      'Ímã de outro motor pode ter o lado trocado.',
      'Motor com encoder não usa ímã nas pontas.',
    ],
    send: 'Mande um vídeo da folha chegando às duas pontas e a foto da cremalheira.',
  },
];
