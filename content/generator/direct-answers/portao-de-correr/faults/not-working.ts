/** Answers to titles about sliding gates: a motor, called by its name, that does nothing. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { otherThanStopped, stopped } from '../../../words/title-groups.ts';

export const notWorkingAnswers: readonly DirectAnswer[] = [
  {
    when: [stopped],
    unless: otherThanStopped,
    ofMotors: 'one-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['repair'],
    answer: [
      'No {modelo}, motor de portão de correr, veja primeiro o disjuntor e depois a luz da placa: apagada, o defeito está na alimentação ou no fusível; acesa, com o motor mudo, está no comando, no fim de curso ou na fotocélula. Se ele zumbe e a folha não sai, pare de apertar, porque é capacitor fraco ou folha presa no trilho. Consertamos esse motor por {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
    ],
    heading: 'Por onde começar com um {modelo} parado',
    text: [
      'A botoeira da parede separa o motor do controle: se o portão corre por ela, procure o defeito na bateria do controle ou no receptor. Se nada acontece, desligue o disjuntor, veja se a folha está em pé no trilho, solte o motor na chave e leve-a com a mão. Folha leve aponta para o motor ou a placa; folha que pesa ou raspa, para a roldana ou o trilho.',
      'Não ponha fusível maior nem papel-alumínio no lugar dele: o fusível protege a placa.',
    ],
    points: [
      'Luz apagada com o disjuntor ligado: fusível ou fonte da placa.',
      'Estala e não corre: relé ou capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'O pinhão gira e a folha fica: engrenagem, de {{part.gears.from}} a {{part.gears.to}}, ou chave destravada.',
      'Só corre para um lado: ímã de fim de curso ou relé daquele sentido.',
      'Placa trocada: de {{part.board.from}} a {{part.board.to}}, pedida pelo código da etiqueta.',
    ],
    send: 'Mande um vídeo com som, a foto da etiqueta do {modelo} e diga se a luz da placa acende.',
  },
  {
    when: [
      'so abre|so fecha|abre e nao fecha|fecha e nao abre|abre mas nao fecha|fecha mas nao abre|um lado so|so um lado|so vai para um lado',
    ],
    unless: 'controle*|celular|de perto|um pouco|metade|segurando|chuva',
    ofMotors: 'one-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['repair'],
    answer: [
      'Se o {modelo} só anda num sentido, o motor em geral está bom, e o que falta é a ordem para o outro. Quando ele abre e não fecha, limpe as lentes da fotocélula e veja se o par está alinhado; quando fecha e não abre, ou com a fotocélula em ordem, a causa é o ímã de fim de curso fora do lugar ou o relé da placa. Acertar as paradas fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; a fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'Ímã, fotocélula ou relé num {modelo}',
    text: [
      'Olhe de longe as duas peças de fim de curso presas à cremalheira: se uma se soltou ou virou, a central acha que o portão já chegou àquele lado. Se as duas estão firmes, escute a placa ao apertar o controle: sem o estalo naquele sentido, o relé ou a entrada dele falhou.',
    ],
    points: [
      'Placa trocada, se for o caso: de {{part.board.from}} a {{part.board.to}}.',
      'Depois de religar a energia: deixe a folha fazer uma viagem inteira.',
      'Controle de um botão só alterna: aperte duas vezes, com espera.',
    ],
    send: 'Mande um vídeo das duas tentativas, com som, e a foto da etiqueta do {modelo}.',
  },
  {
    when: ['trav*|emperr*|preso|presa|agarr*'],
    unless: 'destrav*|trava eletrica|controle*|meio|chave|crianca|carro',
    ofMotors: 'one-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['repair'],
    answer: [
      'Com o {modelo} travado, motor de portão de correr, olhe antes se a folha está em pé no trilho: fora dele ou torta, não mexa e afaste as pessoas, porque ela tomba. Com a folha reta, desligue o disjuntor, solte o motor na chave e empurre devagar. Se ela corre, quem travou foi o motor ou a engrenagem; se continua presa, é pedra no trilho, roldana ou cremalheira. Consertar um ou outro fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Motor ou folha: quem prendeu o {modelo}',
    text: [
      'Roldana e cremalheira ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; engrenagem, entre {{part.gears.from}} e {{part.gears.to}}. Insistir no controle com a folha presa queima o capacitor e depois a bobina.',
    ],
    points: [
      'A chave não solta o motor: alivie o peso da folha com a mão, sem alavanca.',
      'Prende sempre no mesmo ponto: trilho afundado ali.',
      'Prendeu depois de chuva ou obra: areia no trilho.',
    ],
    send: 'Mande a foto do trilho inteiro e a da etiqueta do {modelo}, e conte em que ponto ele parou.',
  },
  {
    when: ['portao|portoes|folha|garagem', 'arrast*|rasp*|pegando|ralando', 'trilho*'],
    unless: 'barulh*|som|limp*|pintar|pintei|teto|basculante|graxa|oleo|trilho de cima|trilho superior|aereo',
    winsTies: true,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que arrasta no trilho está com a roldana gasta ou travada, ou com terra, pedra ou amassado no caminho. Desligue o disjuntor e não aumente a força do motor: a folha baixa pode subir no trilho e tombar. Trocar as roldanas fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; refazer um trecho de trilho, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'Roda, sujeira ou trilho',
    text: [
      'Limpe o trilho com escova e, com o disjuntor desligado e a folha reta, solte o motor e mova-a na mão. Se prende sempre no mesmo ponto, o defeito é do trilho; se pesa no curso inteiro, é da roldana.',
    ],
    points: [
      'Folha mais baixa numa ponta: a roldana daquele lado acabou.',
      'Pó de ferro no trilho: a roda já corre no metal.',
      'Roda que não gira: rolamento travado, troca-se o par.',
      'Graxa no trilho não resolve: segura areia e vira lixa.',
    ],
    send: 'Mande um vídeo da folha andando na mão, de lado, e uma foto do trilho e da roda.',
  },
  {
    when: [
      'de correr|deslizante|correr',
      'torto|torta|empenad*|empenou|entortou|desalinhad*|inclinad*|desnivelad*|pendendo|caido de um lado|caido de lado|baixo de um lado|mais baixo de um lado|mais alto de um lado|um lado mais baixo|caiu de um lado|cedeu de um lado',
    ],
    unless:
      'trilho*|motor|carro|bateu|batida|bati|cremalheira|instalar|automatizar|rampa*|ladeira|terreno|descida|subida|caminhao|guia|chuva|sol|calor',
    winsTies: true,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão de correr torto ou empenado tem a roldana gasta de um lado, a guia de cima solta ou o quadro da folha vergado. Até saber qual, desligue o disjuntor e não acione nem destrave: torta, a folha pode sair do trilho e tombar. Roldana e guia são conosco, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; quadro empenado o serralheiro desempena antes.',
    ],
    heading: 'Roldana, guia ou quadro: olhar de longe',
    text: [
      'Veja de longe, com a folha parada: se o espaço até o piso muda de uma ponta à outra, é roldana ou trilho; se a folha pende para um lado no alto, é guia; se o meio faz barriga, é o quadro.',
      'Depois de desempenada, a folha muda de peso e de altura: regular curso e força fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Folha comprida com duas roldanas só: o meio cede com os anos.',
      'Motor puxando folha torta: a cremalheira pula e a engrenagem se gasta.',
      'Ninguém fica do lado para onde ela pende.',
    ],
    send: 'Mande uma foto do portão inteiro, de frente, outra de cada ponta da folha e o bairro.',
  },
  {
    when: [
      'rampa*|ladeira|descida|inclinad*|declive|desnivel',
      'anda sozinh*|corre sozinh*|desce sozinh*|abre sozinh*|fecha sozinh*|andando sozinh*|correndo sozinh*|descendo sozinh*|desce sem|corre sem|escorrega*',
      'portao|portoes|folha',
    ],
    unless: 'basculante|pivotante|de abrir|como evitar|cancela|qual|chuva',
    winsTies: true,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Portão que anda sozinho na rampa perdeu o que o segura: o motor está destravado, a engrenagem se gastou ou a cremalheira saiu do pinhão, e o peso leva a folha. Ninguém fica no caminho nem segura a folha com o corpo: desligue o disjuntor e deixe-a parar no batente, sem destravar. Engrenagem fica de {{part.gears.from}} a {{part.gears.to}}; cremalheira, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    description:
      'Portão que anda sozinho na rampa perdeu o que o segura: motor destravado, engrenagem gasta ou cremalheira fora do pinhão. Ninguém fica no caminho.',
    heading: 'Motor que segura ou peso que leva',
    text: [
      'Em rampa a folha de correr puxa o tempo todo para baixo, e só a redução do motor a mantém parada. Se o motor liga antes de ela andar, é outra coisa: uma ordem, de botoeira úmida, botão preso ou código copiado.',
    ],
    points: [
      'Anda com o motor mudo: engate, engrenagem ou cremalheira.',
      'Anda com o motor ligado: ordem que ninguém deu.',
      'Folha parada no baixo: calce-a por fora do vão e mantenha as crianças longe.',
      'Depois do conserto, o batente das duas pontas tem de ser firme.',
    ],
    send: 'Mande um vídeo de longe, diga se o motor faz som quando ela anda, e a foto da etiqueta dele.',
  },
];
