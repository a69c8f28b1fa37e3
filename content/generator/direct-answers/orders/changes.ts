/** An old or slow motor changed for a fast one, and how long a service takes. */
import type { DirectAnswer } from '../../direct-answer.ts';

const change = 'troca|trocar|troco|substituir|substituicao|mudar|passar';
const fast = 'rapido|rapida|veloz|mais rapido|mais veloz|jetflex|speedy|alta velocidade|por rapido|inversor';
const before =
  'motor|motor antigo|motor velho|antigo|velho|lento|devagar|comum|motor lento|motor comum|portao lento';
const howLong = 'quanto tempo|demora|demoram|quantas horas|tempo|dura|leva';
const otherErrand =
  'garantia|vida util|quantos anos|de quanto em quanto|depois de quanto|chegar|abre|abrir|fecha|fechar';
const ofPrices =
  'As faixas de cada conserto estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).';

export const changeOrders: readonly DirectAnswer[] = [
  {
    when: [change, before, 'jetflex|jet flex|4 segundos'],
    unless: `speedy|correr|deslizante*|pivotante*|de abrir|condominio*|predio*|vale a pena|compensa|ou|placa|central|controle*|diferenca|${howLong}|consert*|peca*|engrenagem|capacitor`,
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['replace', 'price'],
    answer: [
      'Trocar o motor antigo do basculante por um JETFLEX custa {{kit.jetflex}}, já instalado, com central, dois controles e {{kit.warranty}} de garantia: ele abre em {segundos jetflex}, leva folha de até {{homeJetflex.weight}} e pede 220 V no ponto. Vale para quem espera na rua ou tem vários carros; se o ponto só tem 127 V ou a pressa é menor, o SPEEDY, de {segundos speedy}, sai por {{kit.speedy}}.',
    ],
    heading: 'O que se confere antes da troca pelo JETFLEX',
    text: [
      'A folha tem de estar reta, equilibrada e sem folga nos braços, porque a velocidade mostra o que o motor lento escondia. O que faltar se acerta antes e entra no orçamento.',
      'O motor antigo sai com a central dele, e os controles velhos em geral não servem; os dois do kit vêm gravados. O serviço leva de {horas de instalação}.',
    ],
    points: [
      'Tensão do ponto: 220 V, medida antes.',
      'DPS no quadro, porque a placa com inversor custa mais.',
      'Fotocélula no vão, orçada junto se ainda não há.',
      'Em portão de correr ou de abrir, o rápido sai por orçamento.',
    ],
    further:
      'Como o inversor trabalha está em [motor de alta velocidade](/topicos/motor-de-portao-de-alta-velocidade).',
    send: 'Mande a foto do motor de agora com a etiqueta, uma do portão por dentro, a altura e a largura da folha: dizemos se o JETFLEX serve.',
  },
  {
    when: [change, before, 'speedy|8 segundos'],
    unless: `jetflex|correr|deslizante*|pivotante*|de abrir|condominio*|predio*|vale a pena|compensa|ou|placa|central|controle*|diferenca|${howLong}|consert*|peca*|engrenagem|capacitor`,
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['replace', 'price'],
    answer: [
      'Trocar o motor antigo do basculante por um SPEEDY custa {{kit.speedy}}, já instalado, com central, dois controles e {{kit.warranty}} de garantia: ele abre em {segundos speedy}, metade do tempo do PADRÃO, e se pede na tensão do ponto. Serve à maioria das casas com folha leve e equilibrada; o peso se confere no pedido.',
    ],
    heading: 'O que se confere antes da troca pelo SPEEDY',
    text: [
      'O motor velho sai com a central dele, e os controles antigos em geral não servem na nova. A folha se solta e se prova na mão antes; o que estiver gasto se diz e se orça.',
      'Para quem tem 220 V e quer abrir em {segundos jetflex}, há o JETFLEX, por {{kit.jetflex}}.',
    ],
    points: [
      'Cabo e contrapeso revistos no mesmo dia.',
      'Fotocélula, se o portão vai fechar sozinho.',
      'Serviço de {horas de instalação}.',
    ],
    send: 'Mande a foto do motor de agora com a etiqueta, uma do portão por dentro, a altura e a largura da folha.',
  },
  {
    when: [change, before, fast],
    unless: `correr|deslizante*|pivotante*|de abrir|condominio*|predio*|vale a pena|compensa|ou|placa|diferenca|${howLong}|consert*`,
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['replace', 'price'],
    answer: [
      'Trocar o motor do basculante por um rápido custa {{kit.speedy}} no SPEEDY, que abre em {segundos speedy}, ou {{kit.jetflex}} no JETFLEX, que abre em {segundos jetflex}, já instalados, com central e dois controles. O SPEEDY basta na maioria das casas; o JETFLEX é para quem espera na rua ou tem vários carros, e pede 220 V no ponto.',
    ],
    heading: 'O que o portão precisa ter para andar rápido',
    text: [
      'Folha reta, equilibrada e sem folga nos braços: velocidade faz aparecer todo defeito que o motor lento escondia. Se há o que acertar, acerta-se antes, e isso se diz no orçamento.',
      'O motor antigo sai com a central, e os controles dele em geral não servem na nova; os dois do kit vêm gravados. A troca leva de {horas de instalação}.',
    ],
    points: [
      'No JETFLEX a folha vai até {{homeJetflex.weight}}.',
      'Fotocélula no vão, que se orça junto se ainda não há.',
      'Folha remendada ou que balança: fique com menos velocidade.',
      'De correr ou de abrir: motor rápido também há, por orçamento.',
    ],
    further:
      'O funcionamento do inversor está em [motor de alta velocidade](/topicos/motor-de-portao-de-alta-velocidade).',
    send: 'Mande pelo WhatsApp a foto do motor de agora com a etiqueta, uma do portão por dentro, a altura e a largura da folha: dizemos qual dos dois serve.',
  },
  {
    when: [change, 'correr|de correr|deslizante*', fast],
    unless: `basculante|condominio*|predio*|placa|diferenca|${howLong}|consert*`,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['replace', 'price'],
    answer: [
      'Trocar o motor de um portão de correr por um mais rápido sai por orçamento, porque a velocidade depende do peso e do comprimento da folha; numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}, e o modelo com inversor custa mais que o comum. Os kits de preço fechado, como o JETFLEX, são só de basculante.',
    ],
    heading: 'O que muda com um motor de correr mais rápido',
    text: [
      'Na ficha, velocidade vem em metros por minuto: divida o comprimento do vão por ela e tem o tempo. Com inversor a folha arranca devagar, corre no meio e freia antes do batente; sem ele, rapidez vira pancada no fim.',
      'Trilho reto, roldanas boas e batente firme vêm antes. As roldanas, se precisarem, custam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Cremalheira que fica: só se o dente tiver o passo do pinhão novo.',
      'Base na mesma altura, ou ela se refaz.',
      'Fotocélula no vão, porque a folha chega mais depressa.',
    ],
    further:
      'O que decide a compra está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande o comprimento e o material da folha, a etiqueta do motor de agora e uma foto do trilho: o valor vem por mensagem.',
  },
  {
    when: [
      howLong,
      'instalar um motor|instalar o motor|instalar motor|instalacao do motor|instalacao de motor|por o motor|colocar o motor|colocar motor',
      'placa|central|placas',
    ],
    unless: otherErrand,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['lifetime', 'install'],
    answer: [
      'Instalar um motor de portão leva de {horas de instalação}, com a regulagem e a gravação dos controles; trocar só a placa leva até {{part.board.hours}}, se a igual está na mão. Os dois cabem numa visita, e motor novo já vem com a sua central. A placa trocada custa de {{part.board.from}} a {{part.board.to}}; o kit de basculante instalado, de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX).',
    ],
    heading: 'O que aumenta ou encurta esse tempo',
    text: [
      'Base de concreto a refazer, ponto de energia longe e folha torta somam tempo à instalação. Na troca da placa, o que demora é achar uma de modelo antigo.',
      'A etiqueta do motor e o nome impresso na placa, mandados antes por foto, deixam o técnico sair com o que vai usar.',
    ],
    points: [
      'Portão livre de carros no vão durante o serviço.',
      'Controles da casa juntos, para gravar de uma vez.',
      'Disjuntor próprio do portão à vista.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro, a etiqueta do motor e o bairro: dizemos o tempo e o dia.',
  },
  {
    when: [howLong, 'trocar|troca|instalar|consert*|arrumar|colocar', 'placa|central|placas'],
    unless: `${otherErrand}|motor novo`,
    subject: 'central-de-comando',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['lifetime', 'price'],
    answer: [
      'Trocar a placa do portão leva até {{part.board.hours}} quando a igual está na mão, contando a gravação dos controles e a regulagem; custa de {{part.board.from}} a {{part.board.to}}. Se a placa é de modelo antigo, o que demora é achá-la, e o portão fica nesse tempo aberto e fechado na mão.',
    ],
    heading: 'O que encurta o serviço',
    text: [
      'A foto da etiqueta do motor e o nome impresso na placa, mandados antes, deixam o técnico sair com a peça provável. Placa que só queimou relé, fusível ou borne se conserta no mesmo dia.',
      'No fim se testa tudo: curso, força, fotocélula e cada controle da casa.',
    ],
    points: [
      'Tenha todos os controles juntos, para gravar de uma vez.',
      'Com inversor, serve apenas a placa feita para aquele motor.',
      'Alguém em casa no começo e na prova final.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a etiqueta do motor, o que a placa faz e o bairro: dizemos se ela se acha e que dia está livre.',
  },
  {
    when: [
      howLong,
      'trocar|troca|consert*|arrumar|colocar',
      'roldana*|rodinha*|roda|cabo|cabos|cremalheira*',
    ],
    unless: otherErrand,
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['lifetime', 'price'],
    answer: [
      'Trocar roldanas, cabos ou cremalheira leva até {{part.rollersAndCables.hours}} numa visita só, e custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. O que alonga é folha caída ou fora do trilho, que primeiro se escora, e trilho ou ferro que precisa de solda.',
    ],
    heading: 'Por que a folha é o que toma mais tempo',
    text: [
      'A peça entra depressa; o demorado é erguer e calçar a folha com segurança e, no fim, deixá-la nivelada e regulada. Por isso a troca se faz aos pares, numa visita só.',
      'Durante o serviço o portão fica sem fechar por alguns trechos: combine quem olha a entrada.',
    ],
    points: [
      'Vão livre, sem carro perto da folha.',
      'Foto da roda, do cabo ou do dente, ao lado de uma régua.',
      'Cabo arrebentado: ninguém passa embaixo até a visita.',
    ],
    further: ofPrices,
    send: 'Mande pelo WhatsApp uma foto da folha inteira e outra da peça, tirada de fora do vão, e o bairro.',
  },
  {
    when: [
      howLong,
      'trocar|troca|gravar|programar|configurar|regular|consert*|regulagem',
      'controle*|capacitor|fim de curso|forca',
    ],
    unless: `${otherErrand}|bateria|pilha`,
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['lifetime', 'price'],
    answer: [
      'São os serviços mais curtos: gravar controles, regular curso e força ou trocar o capacitor leva até {{part.capacitor.hours}}. Gravar ou regular fica entre {{part.programming.from}} e {{part.programming.to}}, e o capacitor, entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    heading: 'Como ganhar tempo na visita',
    text: [
      'Deixe todos os controles juntos e o vão livre. Regular inclui mover a folha na mão antes, porque ajuste feito em folha que pesa não dura.',
      'Se o técnico acha outra causa, ele diz o valor antes de seguir.',
    ],
    points: [
      'Etiqueta do motor fotografada antes.',
      'Escada, se a caixa fica no alto.',
      'Disjuntor do portão identificado.',
    ],
    further: ofPrices,
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, quantos controles são e o bairro: dizemos o horário livre.',
  },
  {
    when: [
      howLong,
      'instalar|instalacao|colocar|montar|por um motor|automatizar',
      'correr|de correr|deslizante*',
    ],
    unless: otherErrand,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['lifetime', 'install', 'price'],
    answer: [
      'Instalar motor num portão de correr leva de {horas de instalação} quando a base está pronta e a folha corre leve. Se a base é de concreto novo, são duas visitas, porque ele tem de secar antes de receber o motor. O conjunto sai por orçamento; trocar um motor numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que aumenta as horas no portão de correr',
    text: [
      'A cremalheira é o mais demorado: vai presa na folha inteira, no nível, com as emendas no passo certo. Roldana gasta ou trilho torto se acertam antes, e somam tempo e valor, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} as roldanas.',
      'No fim se regulam paradas e força, grava-se cada controle e ensina-se a destravar.',
    ],
    points: [
      'Ponto de energia junto da base, já pronto.',
      'Carro fora e o caminho da folha livre.',
      'Alguém em casa no começo e no fim.',
    ],
    further:
      'O passo da obra está em [instalação de motor deslizante](/topicos/instalacao-de-motor-de-portao-deslizante).',
    send: 'Mande pelo WhatsApp a foto do trilho e do lugar do motor, o comprimento da folha e o bairro: dizemos quantas visitas são e que dia está livre.',
  },
  {
    when: [howLong, 'manutencao|preventiva|revisao'],
    unless: `${otherErrand}|entre|intervalo|frequencia`,
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['lifetime', 'care'],
    answer: [
      'A manutenção preventiva leva de {horas de manutenção}, com o portão parado só em alguns trechos da visita. O que passa disso é conserto: peça gasta que se acha na revisão é orçada na hora e, se você aprova, costuma ser trocada no mesmo dia.',
    ],
    heading: 'O que se faz nesse tempo',
    text: [
      'O técnico solta o motor e leva a folha na mão, limpa o trilho ou confere os cabos, aperta, engraxa o que gira e testa fim de curso, força, fotocélula e destravamento. A regulagem que ela pedir fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
      'Em casa se faz uma vez por ano; em prédio e comércio, a cada {{maintenance.interval}}.',
    ],
    points: [
      'Dois portões na mesma entrada: uma visita, tempo maior.',
      'Tire o que está encostado no motor ou no trilho.',
      'Anote antes os barulhos novos e onde aparecem.',
    ],
    further:
      'A lista completa está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande pelo WhatsApp o tipo do portão, o bairro e desde quando não há revisão: dizemos o valor e o horário livre.',
  },
];
