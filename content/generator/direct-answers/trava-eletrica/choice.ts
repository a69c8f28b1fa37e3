/** Answers to titles about electric locks: choosing and buying. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksCan, asksFunction, otherThanFunction } from '../../words/asking-words.ts';

export const choiceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'eletroima|eletroimã|fechadura ima|fechadura magnetica|fechadura eletromagnetica|ima de porta',
      'portao de correr|deslizante|correr|basculante|pivotante|portao de garagem|garagem|portao automatico|portao de abrir',
    ],
    unless: 'nao|parou|social|pedestre|barulho|zumb*',
    subject: 'trava-eletrica',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'Não é o indicado: a fechadura eletroímã é de porta e de portão social, precisa de corrente o tempo todo e solta quando falta luz. No portão da garagem, de correr, de abrir ou basculante, quem segura a folha é o próprio motor, e o reforço certo é a trava elétrica, um pino que a central recolhe antes de abrir e que continua trancado sem energia. A ligação dela parte de {{repair.from}}, mais a peça.',
    ],
    heading: 'Por que o ímã não combina com o motor',
    text: [
      'O ímã segura chapa contra chapa, encostadas e alinhadas, e a folha de garagem vibra, dilata no sol e para cada dia num ponto um pouco diferente. Com dois milímetros de folga ele já segura pouco. No portão social, com batente firme e fonte com bateria, ele vai bem.',
    ],
    points: [
      'Portão de correr: trava de pino na ponta ou no trilho.',
      'Portão de abrir: trava na soleira ou entre as folhas.',
      'Basculante de fuso em bom estado: o motor já trava.',
      'Falta de luz: deixe à mão a chave que destrava o motor.',
    ],
    send: 'Mande uma foto da folha fechada, vista de dentro, e do lado em que ela encosta.',
  },
  {
    when: [
      'trava|travas|fechadura|trava eletromagnetica',
      '12v|24v|12 v|24 v|12 volts|24 volts|127v|220v|110v',
      'ou',
    ],
    unless: 'queim*|nao abre|nao trava',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Vale a tensão que a saída de trava da sua central dá: ela está no manual da central e na etiqueta do módulo, e se compra igual, 12 V, 24 V, 127 V ou 220 V. Com 12 V numa trava de 24 V o pino não recolhe; com 24 V numa de 12 V a bobina queima em poucas aberturas. Nenhuma das duas segura mais que a outra: a força vem do pino e da fixação.',
    ],
    heading: 'Onde ler a tensão da trava',
    text: [
      'A trava comum de portão é ligada na rede por um módulo, e a de fonte separada usa 12 V ou 24 V. Se a antiga ainda está lá, a etiqueta da bobina responde. A ligação num portão que já existe parte de {{repair.from}}.',
    ],
    points: [
      'Sem saída de trava na placa: um módulo a mais faz o tempo dela.',
      'Fio longo em baixa tensão perde força: fonte perto da trava.',
      'Fechadura de ímã é de porta social, e não da folha da garagem.',
    ],
    further:
      'Os tipos e a ligação estão em [trava elétrica para portão](/topicos/trava-eletrica-para-portao).',
    send: 'Mande a foto da etiqueta da central e da trava, se já houver.',
  },
  {
    when: ['trava*', 'fechadura*', 'diferenca|diferencas|ou|x|versus|vs|comparacao'],
    unless: 'eletroima|eletromagnetica',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['choose', 'what'],
    answer: [
      'A trava elétrica é do portão de carros: um pino ou gancho que a central recolhe antes de abrir e solta quando a folha fecha, para que ninguém a force. A fechadura elétrica é de porta e de portão social: tem trinco, abre com um pulso do interfone ou do botão e também com chave. Uma não faz o serviço da outra: trava na garagem, fechadura na entrada de pessoas.',
    ],
    heading: 'Como cada uma se comporta sem luz',
    text: [
      'A trava fica presa e se solta por chave ou pelo nobreak; a fechadura comum continua trancada e abre com a chave. Ligar ou trocar qualquer das duas fica entre {{repair.from}} e {{repair.to}}, mais a peça.',
    ],
    points: [
      'Trava: pede saída própria na central ou um módulo.',
      'Fechadura: pede fonte e a folha alinhada com o batente.',
      'Portão que se abre empurrando no canto: falta trava.',
      'Porta que bate e não tranca: fechadura desalinhada.',
    ],
    send: 'Mande uma foto do portão fechado, por dentro, e do batente.',
  },
  {
    when: [
      'trava|tranca',
      'eletrica|eletronica',
      'mecanica|manual|comum|cadeado|ferrolho',
      'ou|x|melhor|diferenca',
    ],
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em portão com motor, a trava elétrica: ela recolhe o pino sozinha antes de cada abertura e volta a prender a folha no fim. A mecânica só serve em portão que fica fechado, ou na viagem, porque esquecida trancada faz o motor forçar contra ela e quebrar a engrenagem. Folha longa ou de abrir é a que mais precisa de trava; a elétrica se orça por foto e se liga na saída da central.',
    ],
    heading: 'Como usar as duas sem estragar o motor',
    text: [
      'Com a mecânica posta, desligue o disjuntor do portão, para ninguém abrir por engano. O fuso e a cremalheira já seguram a folha parada; a trava cuida da ponta.',
    ],
    points: [
      'Tensão da trava igual à da saída da central.',
      'Batente firme e folga pequena no pino.',
      'Na falta de luz a elétrica se abre na chave, conforme o modelo.',
    ],
    send: 'Mande uma foto da ponta da folha e da central com a tampa fechada.',
  },
  {
    when: [
      'portao social|portao de pedestre|portaozinho|porta social|pedestre|fechadura eletrica',
      'mesmo controle|no controle|junto|um controle so|pelo controle|com o controle|junto com',
      `${asksCan}|abrir|motor|portao grande|correr`,
    ],
    unless: 'nao abre|abre sozinho|destrava junto|parou',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['compatibility', 'install'],
    answer: [
      'Sim: um botão do controle abre o portão do carro e outro solta a fechadura elétrica do portão de pedestre. Para isso o controle precisa de dois botões e a central de uma segunda saída, ou de um receptor avulso só para a fechadura. Ligar o conjunto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O que é preciso em cada lado',
    text: [
      'O portão social precisa de fechadura elétrica com fonte própria e de folha que feche sozinha até o trinco. Se ele tem motor, vale o mesmo: um receptor, outro botão.',
    ],
    points: [
      'Controle de um botão: troque por um de dois ou três, da mesma família.',
      'Fonte separada: a fechadura puxa corrente e não se liga na da placa.',
      'Botoeira por dentro continua abrindo sem controle.',
    ],
    send: 'Mande a foto do controle, da central fechada e da fechadura do portão social.',
  },
  {
    when: [
      'tranca|trancas|trava|ferrolho|fecho|trinco|cadeado',
      'manual|manuais|mecanica|mecanico|na mao',
      'portao|portoes|garagem|basculante|deslizante|correr',
    ],
    unless: 'eletric*|eletronic*|automatic*|motor|luz|energia|nobreak|controle|trav* em manual|destrav*',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em portão de garagem que se abre na mão, a tranca segue o movimento: pino ou ferrolho na lateral baixa do basculante, gancho com cadeado no batente do de correr, ferrolho de piso e trinco no encontro das folhas do de abrir. Quem faz e solda a tranca é o serralheiro; nós cuidamos da trava elétrica, quando há motor.',
    ],
    heading: 'Onde prender e o que muda se vier um motor',
    text: [
      'Ponha a tranca longe do eixo em que a folha gira, onde uma alavanca tem menos força, e por dentro, fora do alcance de quem passa a mão pela grade. Folha torta ou com folga se acerta antes, senão o pino não entra.',
      'No dia em que entrar motor, a tranca manual sai ou vira elétrica: se ele parte com o ferrolho fechado, a engrenagem quebra, e trocá-la fica de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    points: [
      'Basculante largo: um pino em cada lateral.',
      'De correr: o gancho abraça a folha, para ela não voltar nem ser erguida do trilho.',
      'De abrir: o ferrolho entra num furo no concreto, e não na terra.',
      'Chave ou segredo conhecido por todos os adultos da casa.',
    ],
    further:
      'O tipo que a central comanda está em [trava elétrica para portão](/topicos/trava-eletrica-para-portao).',
    send: 'Se a ideia é pôr motor depois, mande pelo WhatsApp uma foto do portão fechado, por dentro: dizemos que trava combina.',
  },
  {
    when: [
      'trava eletrica|trava',
      'precisa mesmo|e necessaria|necessaria|e mesmo necessaria|precisa ter|precisa de|precisa|e preciso ter|faz falta|e indispensavel',
      'portao|portoes|garagem|basculante|deslizante|pivotante|correr|automatico|eletronico|motor',
    ],
    unless:
      'trocar|consert*|quanto|preco|nao abre|nao fecha|nao solta|carro|roda|falta de luz|sem luz|nobreak|instalar|colocar|quero|qual',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Nem todo portão precisa de trava elétrica: no basculante leve e no de correr de casa o motor parado já segura a folha, e ela é reforço contra alavanca. No de abrir com folha comprida, com vento ou de duas folhas, sim, porque ali o motor sozinho não segura a ponta.',
    ],
    heading: 'Quando a trava vale o que custa',
    text: [
      'Pergunte o que você quer evitar: folha que balança se acerta na regulagem; tentativa de levantar ou de empurrar, com a trava. Se puser, que seja elétrica e ligada na central, pois ferrolho esquecido fechado quebra a engrenagem.',
    ],
    points: [
      'Basculante alto ou largo, que cede quando alguém puxa embaixo: vale.',
      'De correr com folga no fim do curso: acerte o batente primeiro.',
      'De abrir: trava no chão ou na coluna, quase sempre.',
      'Casa que fica vazia ou já foi forçada: vale em qualquer tipo.',
    ],
    further: 'Tipos e pontos de fixação estão em [trava elétrica](/topicos/trava-eletrica-para-portao).',
    send: 'Mande a foto do portão fechado, por dentro, e conte se alguém já o forçou: dizemos se precisa de trava ou só de ajuste.',
  },
  {
    when: [
      'trava para|trava de|trava do|trava pra|trava p|tranca para|tranca de|trava eletrica|travas eletricas|trava eletromagnetica|trava solenoide|eletrotrava',
      'correr|deslizante*',
    ],
    unless:
      'quebr*|nao|emperr*|preco*|quanto|valor*|parou|queim*|travou|travad*|consert*|arrumar|defeito|barulho|trocar|troca|sem energia|sem luz|social|pedestre|precisa|preciso|vale a pena|compensa|ou|como|controle',
    winsTies: true,
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['buy', 'what'],
    answer: [
      'A trava para portão de correr com motor é a elétrica, de pino ou de gancho, posta no fim do curso: prende a folha fechada e solta um instante antes de o motor puxar. Em folha comum de casa o próprio redutor já segura; a trava entra contra alavanca e onde o portão se empurra na mão. O serviço parte de {{repair.from}}, mais a peça.',
    ],
    heading: 'O que a trava pede do portão e da placa',
    text: [
      'A central precisa de saída de trava ou de um módulo temporizador, para o pino sair antes da partida. Ferrolho comum esquecido fechado quebra a engrenagem.',
    ],
    points: [
      'Folha que chega sempre ao mesmo ponto: acerta-se o fim de curso antes.',
      'Batente firme, onde a chapa possa ser parafusada ou soldada.',
      'Fio da central ao batente, dentro de conduíte.',
      'Chave dela guardada fora do alcance da rua, para a falta de luz.',
    ],
    send: 'Mande uma foto da folha fechada no batente, por dentro, e a da etiqueta da central.',
  },
  {
    when: [
      'trava*|tranca*|eletrotrava|fechadura eletrica',
      'vale a pena|vale o preco|vale|compensa|precisa|preciso|e bom|e boa|necessaria|necessario',
      'quanto custa|quanto e|quanto fica|quanto sai|preco*|valor*|custo',
    ],
    unless:
      'nao|quebr*|queim*|travou|emperr*|consert*|defeito|social|porta|pedestre|vidro|digital|controle|quando|eletromagnetic*|magnetic*|eletroima',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['worth', 'price'],
    answer: [
      'Vale a pena no portão de abrir, na folha comprida e na casa que já foi forçada ou fica vazia; na folha leve de casa o motor já segura o portão, e dá para ficar sem ela. A instalação num portão que já existe parte de {{repair.from}}, e a peça se soma conforme o tipo da trava e da folha: com uma foto, o total vem escrito antes do serviço.',
    ],
    heading: 'Que trava vai no seu portão',
    text: [
      'Vendida como elétrica, eletromagnética ou solenoide, ela é um pino ou gancho que prende a folha fechada e solta um instante antes de o motor puxar. Sem energia continua trancada, e se abre com a chave dela.',
      'O que muda o preço é a saída da central: se ela não tem borne de trava, entra um módulo temporizador. Batente a soldar também soma.',
    ],
    points: [
      'No portão de abrir ela vai na ponta, onde as folhas se encontram.',
      'No de correr, um gancho no fim do curso.',
      'No basculante, um pino embaixo, num lado ou no meio.',
      'Tensão da trava igual à que a saída da placa entrega.',
    ],
    send: 'Mande uma foto da folha fechada, por dentro, e a da etiqueta da central: dizemos se compensa e o total.',
  },
  {
    when: ['temporizador*|modulo de trava|modulo trava', 'trava*|fechadura*|fecho'],
    unless: 'quebr*|queim*|nao abre',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['works', 'compatibility'],
    answer: [
      'O temporizador serve para a trava soltar antes de o motor puxar: ele recebe a ordem de abrir, alimenta a bobina por um ou dois segundos e só então deixa a folha andar. É preciso quando a central não tem saída de trava própria. Instalado num portão que já existe, entra no conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Com e sem temporizador na trava',
    text: [
      'Sem ele, há quem ligue a bobina junto com o motor: o pino solta tarde, a engrenagem força, e a bobina fica energizada o percurso inteiro até queimar.',
    ],
    points: [
      'Placa com borne de trava: o módulo é dispensável.',
      'Tensão do módulo igual à da bobina.',
      'Tempo curto demais prende o pino; longo demais o aquece.',
    ],
    send: 'Mande a foto da etiqueta da central e a da trava: dizemos se o módulo é necessário.',
  },
  {
    when: ['trava|tranca|travas'],
    unless:
      'portao|portoes|motor|garagem|controle*|nao|basculante|deslizante|correr|porta|folha|meio|quando|eletric*|sempre|sozinh*',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['what', 'buy'],
    answer: [
      'No portão automático a trava é a peça elétrica que prende a folha fechada e solta um instante antes de o motor puxar. Pô-la custa a partir de {{repair.from}}, fora a peça. Em folha leve de casa o motor já segura; ela faz falta no portão de abrir, em folha comprida e onde se teme alavanca.',
    ],
    heading: 'Qual trava vai em cada folha',
    text: [
      'De pino ou de gancho, ela se escolhe pelo encontro da folha com o batente. A central precisa de saída de trava ou de um módulo que atrase o motor.',
    ],
    points: [
      'De abrir: na ponta, no encontro das folhas.',
      'De correr: no fim do curso, de gancho.',
      'Basculante: embaixo, no meio ou dos lados.',
      'Se o portão está travado e não sai do lugar, desligue o disjuntor e conte o que ele faz.',
    ],
    send: 'Mande uma foto da folha fechada, por dentro, e a da etiqueta da central.',
  },
  {
    when: [
      'trava eletromagnetica|travas eletromagneticas|trava magnetica|trava solenoide|trava de solenoide|trava eletroima|trava eletrica|travas eletricas|eletrotrava',
      'portao|portoes|garagem|basculante*|correr|deslizante*|pivotante*|automatico|eletronico|motor|predio|condominio',
    ],
    unless:
      'nao|parou|queim*|travou|travad*|presa|preso|emperr*|consert*|arrumar|defeito|quebr*|barulho|solta|fraca|esquent*|trocar|troca|sem energia|sem luz|manual*|meio|metade|empurr*|toda hora|ao abrir|ao fechar|social|porta|pedestre|vidro|fechadura|bicicleta|extra|segunda|duas|seguranca|precisa|preciso|vale a pena|compensa|ou|tempo|atraso|como|dura|controle|nobreak',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['buy', 'install', 'price'],
    answer: [
      'A trava de portão automático, vendida como elétrica, eletromagnética ou solenoide, é um pino ou gancho que prende a folha fechada e recua no instante em que a central manda abrir. A peça e a fixação se orçam por foto, e a ligação num portão que já existe parte de {{repair.from}}; sem energia ela continua trancada, o que o ímã de porta não faz.',
    ],
    description:
      'A trava de portão automático é um pino ou gancho que prende a folha fechada e recua quando a central manda abrir; a ligação parte de {{repair.from}}.',
    heading: 'Quando a trava vale e o que a instalação pede',
    text: [
      'O motor já segura a folha leve de casa; a trava entra contra alavanca e contra o vento, em portão baixo, largo ou de frente para a rua. No basculante o pino vai na lateral de baixo; no de correr, um gancho na coluna; no de abrir, pino no piso ou no encontro das folhas.',
      'A central precisa de saída de trava; sem ela, a trava vai em kit com um temporizador, o módulo que solta o pino antes de o motor puxar. Confira a tensão: há trava de 127 V, de 220 V e de baixa tensão, e vale a que a saída da placa entrega.',
    ],
    points: [
      'Batente firme: chapa soldada ou parafusada em metal.',
      'Folha sem balanço quando fechada, ou o pino não entra.',
      'Fio em conduíte até a central.',
      'Chave da trava guardada em casa, para o dia sem luz.',
    ],
    questions: [
      {
        question: 'E o ímã que gruda na chapa?',
        answer:
          'É a fechadura eletromagnética de portão social: prende com energia e solta sem ela, a menos que tenha bateria. Em folha de garagem não a usamos.',
      },
    ],
    further:
      'Quem quer abrir e trancar no apagão encontra a ligação no [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande pelo WhatsApp uma foto do portão fechado por dentro, outra do ponto em que a folha encosta e a da etiqueta da central: respondemos com o modelo e o valor instalado.',
  },
  {
    when: [
      'motor|motores|kit',
      'trava embutida|trava integrada|com trava|auto travante|autotravante|trava propria',
    ],
    unless: 'controle|luz',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Quase todo motor de basculante e de correr já trava sozinho: parado, a redução não deixa a folha voltar, e para abrir é preciso a chave de destravamento. Trava elétrica é uma peça a mais, e só faz falta em folha larga que cede na ponta, em portão de abrir e na casa que quer um segundo ponto de fecho.',
    ],
    heading: 'Travar pela redução ou por um pino',
    text: [
      'O motor de abrir tem modelos reversíveis, que não seguram a folha: a ficha diz irreversível quando segura. No reversível a trava é obrigatória.',
      'A trava se liga numa saída própria da central, que a recolhe um instante antes de a folha sair. Sem essa saída usa-se um módulo; pôr e ligar fica entre {{repair.from}} e {{repair.to}}, fora a peça.',
    ],
    points: [
      'Empurre a folha fechada no meio e na ponta: se a ponta abre um palmo, ponha trava.',
      'Basculante largo: uma trava de cada lado.',
      'Queda de luz: o motor continua travado, e a trava de pino também.',
    ],
    send: 'Mande a foto da folha fechada por dentro e a etiqueta do motor e da central.',
  },
  {
    when: [
      'trava eletrica|trava|eletroima',
      '12v|12 v|24v|24 v|127v|220v|voltagem|tensao|110',
      'portao|qual|ou|trava',
    ],
    unless: 'motor|destrav*',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'A trava elétrica tem a tensão que a saída da sua central dá, 12 V, 24 V, 127 V ou 220 V: ela está no manual da central e na etiqueta do módulo de trava, e se compra igual. Tensão menor que a da trava não recolhe o pino; maior queima a bobina em poucas aberturas.',
    ],
    heading: 'Se a central não tem saída de trava',
    text: [
      'Um módulo de trava ligado à placa resolve: ele solta a energia por um ou dois segundos no começo da abertura. A bobina não pode ficar ligada o tempo todo.',
      'Instalar ou trocar a trava fica entre {{repair.from}} e {{repair.to}}, fora a peça.',
    ],
    points: [
      'Baixa tensão: fio mais grosso se o percurso é longo.',
      'Rede: conduíte fechado e terra na folha de ferro.',
      'Pino que estala e não recolhe: tensão baixa ou folha apertada.',
    ],
    send: 'Mande a foto das etiquetas da central e da trava.',
  },
  {
    when: [
      'trava|travas',
      'eletroima|eletromagnetic*|fechadura',
      'ou|x|vs|versus|melhor|diferenca|qual|entre|comparado',
    ],
    unless: 'queim*|consert*|nao abre|nao trava|zumb*|social|12v|24v|12 v|24 v|12|24|127|220|110|volts',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'No portão da garagem a escolha é a trava elétrica: um pino que desce só quando a folha fecha, segura contra alavanca e não gasta energia parado. A fechadura eletromagnética é de porta e de portão social; em folha que sobe ou corre ela desalinha com a vibração e, sem bateria, solta na falta de luz.',
    ],
    heading: 'Por que a garagem usa pino e a porta usa ímã',
    text: [
      'O pino entra numa guia com folga, e por isso aceita a folha que balança um pouco. O ímã precisa da chapa inteira encostada, o que portão de garagem raramente consegue.',
      'Motor com fuso ou redutor irreversível já segura a folha; a trava entra em folha larga, em portão de correr forçado com pé de cabra e em folha dupla. O serviço vai de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Central com saída de trava e tempo de espera.',
      'Pino lubrificado e guia firme no piso ou na coluna.',
      'Chave para soltar a trava por dentro.',
      'Bateria ou nobreak, se o motor também os tem.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão fechado por dentro, do ponto da trava e da etiqueta da central.',
  },
  {
    when: [
      'fechadura eletronica|fechadura digital|fechadura inteligente|fechadura com senha|fechadura biometrica',
      'garagem|basculante|correr|deslizante|portao grande|portao de carro',
    ],
    unless: 'social|pedestre|consert*|nao',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'No portão da garagem não se usa fechadura eletrônica de porta: a folha sobe, corre ou vibra, e a lingueta dela não acha o furo. O que tranca é a trava elétrica, um pino comandado pela central; para abrir com senha, digital ou celular, liga-se o leitor à entrada de botoeira do motor.',
    ],
    heading: 'Trancar e abrir são duas peças no portão de garagem',
    text: [
      'A trava segura a folha fechada e solta um instante antes de o motor partir. Instalar ou acertar fica entre {{repair.from}} e {{repair.to}}, conforme o fio e a solda.',
      'O leitor precisa ter saída de contato seco e corpo para chuva. Quem o vende faz o cadastro; a ligação na central nós fazemos.',
    ],
    points: [
      'Basculante: pino vertical ou lateral.',
      'De correr: gancho no batente.',
      'Falta de luz: chave de destravamento do lado de dentro.',
      'Portão social ao lado: ali sim, fechadura eletrônica.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão fechado por dentro e a etiqueta da central.',
  },
  {
    when: ['trava*', 'ou', 'cadeado|corrente|ferrolho'],
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Com motor em uso diário, prefira a trava elétrica: ela solta e prende sozinha a cada abertura, enquanto o cadeado esquecido faz o motor forçar contra ele e quebrar. Cadeado serve em viagem ou com o motor destravado, e sempre com o disjuntor desligado.',
    ],
    heading: 'O que cada um segura',
    text: [
      'O cadeado segura bem, mas não sabe quando o portão vai abrir. A trava elétrica é comandada pela central, e por isso precisa de saída própria ou de um módulo.',
      'Instalar ou trocar a trava fica na faixa de {{repair.from}} a {{repair.to}}, mais a peça, dita por foto.',
    ],
    points: [
      'Viagem longa: cadeado, com aviso a quem tem controle.',
      'Todo dia: trava elétrica.',
      'Falta de luz: a trava precisa de chave para abrir na mão.',
    ],
  },
  {
    when: ['fechadura*|fecho', 'basculante*', 'eletric*|eletromagnetic*|eletronica|automatica'],
    unless: 'social|pedestre|nao abre|queim*',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'Em basculante não se usa fechadura elétrica, e sim trava elétrica: um pino que prende a folha fechada e recua quando a central manda abrir. Na maioria das casas ela é reforço, porque o fuso do motor parado já segura o portão. Instalá-la é serviço a partir de {{repair.from}}, mais a peça; a fechadura elétrica fica para a porta ou o portão social.',
    ],
    heading: 'Quando a trava vale no basculante',
    text: [
      'Vale em folha larga e leve, que entorta quando forçada no canto, e onde já tentaram entrar. A central precisa de saída de trava ou de um módulo, que a solta um instante antes de o motor partir.',
      'Porta de pessoas embutida na folha pede fechadura própria e um sensor que impeça o motor de andar com ela aberta.',
    ],
    points: [
      'Canto que abre na mão com o motor travado: trava.',
      'Sem luz: a trava se solta por chave.',
      'Ponto do pino alinhado, ou ela prende a folha.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão fechado, por dentro, e a da central.',
  },
  {
    when: ['cadeado|ferrolho|corrente com cadeado', 'portao|automatico|motor|garagem'],
    unless: 'ou|ferrolho eletrico',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    answer: [
      'Cadeado em portão automático só se usa com o motor desligado no disjuntor: quem aciona com o cadeado fechado entorta o braço ou quebra a engrenagem. Para reforço de todo dia, a trava elétrica solta e prende sozinha a cada abertura.',
    ],
    heading: 'Quando o cadeado faz sentido',
    text: [
      'Em viagem, desligue o disjuntor, tranque a folha por dentro e avise quem tem controle. Instalar ou consertar trava elétrica entra na faixa de {{repair.from}} a {{repair.to}}, conforme o portão.',
    ],
  },
  {
    when: [
      'trava magnetica ou eletrica|magnetica ou eletrica|eletrica ou magnetica|trava eletrica ou magnetica|trava eletrica ou eletroima|eletroima ou trava|trava ou eletroima|magnetica ou trava',
      'trava|portao|fechadura',
    ],
    winsTies: true,
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'No portão de carros, fique com a trava elétrica: o pino entra no batente, segura a folha sem gastar energia e a central o recolhe antes de abrir. A magnética é um ímã que só segura enquanto há corrente: serve na porta social e no portãozinho, com fonte e bateria, porque sem luz ela solta. Em folha grande o ímã não vence a alavanca. Pôr a trava fica entre {{repair.from}} e {{repair.to}}, fora a peça.',
    ],
    heading: 'O que cada uma pede',
    text: [
      'A trava elétrica pede central com saída para ela, ou um módulo, e batente alinhado. A magnética pede as duas peças coladas por inteiro, sem folga, e um botão de saída por dentro.',
    ],
    points: [
      'Falta de luz: a elétrica fica trancada, a magnética abre.',
      'Chuva direta: só modelo de área externa.',
      'Tensão igual à da saída: 12 V, 24 V, 127 V ou 220 V.',
    ],
    send: 'Mande uma foto do batente e da central, e diga se é o portão de carros ou o de pessoas.',
  },
  {
    when: [
      'bico de papagaio|trava manual|tranca manual|ferrolho manual|trinco manual|tranca por dentro|fechadura manual',
      'portao*|motor*|eletronico|automatic*|correr|garagem',
    ],
    unless: 'social|pedestre|nao|destrav*|quebr*',
    subject: 'trava-eletrica',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'compatibility', 'safety'],
    answer: [
      'Trava de mão em portão automático, como ferrolho ou fechadura de bico de papagaio, só se fecha com o motor desligado no disjuntor: quem aciona com ela fechada quebra a engrenagem ou entorta o braço. Serve para viagem e para portão que ficou sem motor. Para trancar todo dia, a trava elétrica prende e solta sozinha. A de mão quem põe é o serralheiro.',
    ],
    description:
      'Trava de mão em portão automático só se fecha com o motor desligado no disjuntor; para todo dia, a trava elétrica prende e solta sozinha.',
    heading: 'Trava de mão, motor e trava elétrica',
    text: [
      'Parado, o motor de correr e o de basculante já seguram a folha pela redução. A trava a mais faz falta na folha larga que cede na ponta e no portão de abrir.',
    ],
    points: [
      'Bico de papagaio: de correr, com batente firme e alinhado.',
      'Ferrolho: longe do alcance da mão pela grade.',
      'Aviso ao lado do controle, enquanto a trava de mão está fechada.',
    ],
    send: 'Mande a foto do encontro da folha com o batente, por dentro.',
  },
  {
    when: [
      asksFunction,
      'trava eletrica|travas eletricas|trava eletromagnetica|trava magnetica|trava solenoide|eletrotrava',
    ],
    unless: `${otherThanFunction}|social|porta|bicicleta|sem luz|sem energia`,
    subject: 'trava-eletrica',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['works', 'what'],
    answer: [
      'A trava elétrica tranca o portão fechado: um pino ou gancho impede que alguém force a folha, e a central o recolhe antes de abrir. Faz falta no portão de abrir, na folha larga que cede na ponta e na entrada que dá para a rua; num portão que já existe, a ligação parte de {{repair.from}}.',
    ],
    heading: 'Onde a trava ajuda e onde o motor já basta',
    text: [
      'O motor de correr e o de basculante seguram a folha pela própria engrenagem, e em portão leve isso costuma chegar. A trava soma um ponto de ferro no lugar em que se tentaria a alavanca.',
    ],
    points: [
      'Sem energia ela continua trancada e se abre pela chave.',
      'A central precisa de saída para trava, ou de um módulo.',
      'Folha que encosta torta força o pino: acerta-se antes.',
    ],
    send: 'Mande a foto do encontro da folha com a parede, por dentro, e a da etiqueta da central.',
  },
];
