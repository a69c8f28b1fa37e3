/**
 * What a page says about the place of its title. `{onde}` is `na Penha`, `{de lugar}` `da Penha`, `{lugar}` `a Penha`,
 * `{a perto}` a list of other served places, `ao Brás e a Moema`, `{página}` the slug of the place's page, `{assunto}`
 * the subject. In `services`, `quoted` takes the place of `terms` for a gate without a kit. `avoids` lists beginnings of
 * words: a subject's own sentence on its visit is left out if it contains one, because it is about another service.
 */
export const placePassages = {
  /** One sentence for the opening, and what the section on the place says, by the service that the title asks for. */
  services: {
    repair: {
      heading: '{Assunto} {onde}: conserto e visita',
      lead: [
        'Consertamos portão e motor {onde} sem taxa de visita, de {horário}.',
        'O conserto {onde} é marcado por mensagem, sem taxa de visita, e o valor é dito antes de começar.',
        'Para o conserto {onde}, o técnico vai com hora combinada, faz as provas e diz o preço antes de trocar qualquer peça.',
        'Quem pede conserto {onde} recebe o valor antes do serviço e não paga a visita.',
        'O conserto {onde} tem dia e faixa de hora combinados por mensagem.',
      ],
      terms: [
        'O conserto custa de {{repair.from}} a {{repair.to}} e leva em geral {horas de reparo}; o serviço fica com {{repair.warranty}} de garantia.',
        'Conserto vai de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no trabalho e {{parts.warranty}} nas peças trocadas.',
        'Em casa, o conserto fica entre {{repair.from}} e {{repair.to}} e leva em geral {horas de reparo}.',
        'Do diagnóstico ao teste final, um conserto leva em geral {horas de reparo} e custa de {{repair.from}} a {{repair.to}}.',
        'O preço do conserto fica entre {{repair.from}} e {{repair.to}}; peça trocada tem {{parts.warranty}} de garantia e o serviço, {{repair.warranty}}.',
      ],
      avoids: 'instal|orçar|kit|indicar',
    },
    install: {
      heading: '{Assunto} {onde}: como é a visita',
      lead: [
        'Instalamos motor de portão {onde}, com visita sem taxa e o valor dito antes.',
        'A instalação {onde} é marcada por mensagem: com a foto da folha e as medidas, o valor sai antes do dia.',
        '{Onde}, a instalação tem hora combinada e preço fechado antes de começar.',
      ],
      terms: [
        'A instalação leva de {horas de instalação}. Em basculante o kit instalado tem preço fechado, de {{kit.padrao}} a {{kit.jetflex}}.',
        'Em basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}} e fica pronto em {horas de instalação}, com {{kit.warranty}} de garantia.',
      ],
      quoted: [
        'A instalação sai por orçamento: a visita mede a folha, prova o movimento na mão e não tem taxa. Em casa, a troca com motor novo fica em geral entre {{replacement.from}} e {{replacement.to}}.',
      ],
      avoids:
        'consert|defeit|diagn|chamad|suspeita|torto|queim|sem força|etiqueta|capacitor|engrenagem|pergunta antes',
    },
    buy: {
      heading: '{Assunto} {onde}: venda e instalação',
      lead: [
        'Vendemos e instalamos {onde}, com o valor dito antes e sem taxa de visita.',
        'Quem compra conosco {onde} recebe o motor instalado, com preço fechado antes do dia.',
        '{Onde}, a venda sai com instalação: mande as medidas da folha e o valor vem por mensagem.',
      ],
      terms: [
        'Para portão basculante, os kits instalados vão de {{kit.padrao}} a {{kit.jetflex}}, com {{kit.warranty}} de garantia.',
        'O kit instalado em basculante começa em {{kit.padrao}}, com central, dois controles e {{kit.warranty}} de garantia.',
      ],
      quoted: [
        'O motor para esse portão é orçado por foto e medida, com visita sem taxa; em casa, a troca com motor novo fica em geral entre {{replacement.from}} e {{replacement.to}}.',
      ],
      avoids:
        'consert|defeit|diagn|chamad|suspeita|torto|queim|sem força|etiqueta|capacitor|engrenagem|pergunta antes',
    },
    replace: {
      heading: '{Assunto} {onde}: como é a visita',
      lead: [
        'Fazemos a troca {onde} com hora combinada, sem taxa de visita e com o valor dito antes.',
        'Para a troca {onde}, a foto da etiqueta vem primeiro, e a peça certa já vai na visita.',
        'A troca {onde} é marcada por mensagem, e a visita não tem taxa.',
        'A troca {onde} tem dia e faixa de hora combinados por mensagem.',
      ],
      terms: [
        'Trocar uma peça fica entre {{repair.from}} e {{repair.to}}; o motor inteiro, com o novo, entre {{replacement.from}} e {{replacement.to}}.',
        'Peça trocada sai com {{parts.warranty}} de garantia e o serviço com {{repair.warranty}}; o conserto vai de {{repair.from}} a {{repair.to}}.',
      ],
      avoids: 'instal|suspeita',
    },
    controls: {
      heading: '{Assunto} {onde}: gravação e visita',
      lead: [
        'Gravamos e copiamos controle de portão {onde}, sem taxa de visita, de {horário}.',
        'Controle de portão {onde} se resolve com hora combinada: mande a foto do controle e da etiqueta da central.',
        'Para controle {onde}, a foto da frente e do verso diz antes da visita se ele grava na sua central.',
      ],
      terms: [
        'A gravação de controles parte de {{part.programming.from}} e vai até {{part.programming.to}}, conforme a central; o serviço tem {{repair.warranty}} de garantia.',
        'A gravação custa de {{part.programming.from}} a {{part.programming.to}}, e a visita não tem taxa.',
      ],
      avoids: 'clonagem',
    },
    care: {
      heading: '{Assunto} {onde}: como é a visita',
      lead: [
        'Fazemos a manutenção {onde} com hora combinada e sem taxa de visita.',
        'A manutenção {onde} é marcada por mensagem, de {horário}, e o valor é dito antes.',
        '{Onde}, a manutenção tem o valor combinado antes e dispensa taxa de visita.',
      ],
      terms: [
        'O valor da revisão é dito antes, por mensagem; peça gasta entra à parte, num conserto de {{repair.from}} a {{repair.to}} que só é feito com o seu acordo.',
        'A revisão é cobrada por visita, com o valor combinado antes; a regulagem que ela pede fica de {{part.adjustment.from}} a {{part.adjustment.to}}, e peça trocada tem {{parts.warranty}} de garantia.',
        'Cobra-se por visita, com o valor dito antes; se sair uma peça gasta, o conserto vai de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia.',
      ],
      avoids: 'instal|orçar|chamad|suspeita',
    },
    adjust: {
      heading: '{Assunto} {onde}: como é a visita',
      lead: [
        'Regulamos portão e motor {onde}, com hora combinada e sem taxa de visita.',
        'A regulagem {onde} é marcada por mensagem e começa com a folha solta na mão.',
        'Para a regulagem {onde}, o valor é dito antes e a visita não tem taxa.',
      ],
      terms: [
        'Regular fim de curso e força custa de {{part.adjustment.from}} a {{part.adjustment.to}}, e o serviço tem {{repair.warranty}} de garantia.',
        'A regulagem vai de {{part.adjustment.from}} a {{part.adjustment.to}}; se uma peça estiver gasta, o valor dela é dito antes.',
      ],
      avoids: 'instal|orçar|kit|clonagem',
    },
    any: {
      heading: '{Assunto} {onde}: como é a visita',
      lead: [
        'Atendemos {onde} sem taxa de visita, de {horário}.',
        'A visita {onde} é combinada por mensagem e não tem taxa.',
        '{Onde}, a equipe vai com hora combinada e diz o valor antes de começar.',
        'Quem chama {onde} recebe o valor antes do serviço e não paga a visita.',
        'A visita {onde} tem dia e faixa de hora combinados por mensagem.',
      ],
      terms: [
        'Conserto e troca de peça vão de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nas peças.',
        'A visita não tem taxa; um serviço nosso fica entre {{repair.from}} e {{repair.to}} e sai com {{repair.warranty}} de garantia.',
      ],
      avoids: '',
    },
  },
  /** Instead of `terms` for a building or a company. */
  collectiveTerms: {
    repair: [
      'O valor de cada peça é dito antes de começar, e o serviço sai com {{repair.warranty}} de garantia.',
    ],
    care: [
      'Em prédio e comércio a manutenção é cobrada por visita, de {horas de manutenção}, e o valor é dito antes; peça gasta entra à parte, com {{parts.warranty}} de garantia.',
    ],
    purchase: [
      'Motor com instalação em portão pesado fica entre {{condominium.from}} e {{condominium.to}}; a troca de uma peça é orçada à parte.',
    ],
  },
  /** Instead of the lead of the service, after a direct answer to the title. */
  answeredLead: ['Atendemos {onde}.', '{Lugar} está na área que atendemos.', 'A equipe atende {onde}.'],
  /** The sentence on the place for a subject that is not our service. */
  neighbourLead: [
    'Em motor e comando de portão, atendemos {onde} sem taxa de visita.',
    'O que fazemos {onde} é o motor do portão automático, com a central e os controles.',
  ],
  /** Places with a page of their own. */
  withPage: [
    'A [página {de lugar}](/cidades/{página}) conta que portões se encontram por lá e como marcar. Também vamos {a perto}.',
    'Os portões mais vistos por lá estão na [página {de lugar}](/cidades/{página}); a mesma equipe vai {a perto}.',
    'Como marcar está na [página {de lugar}](/cidades/{página}), e a mesma equipe vai também {a perto}.',
  ],
  /** Instead of the heading of the service, for a section on what is known of the place. */
  known: '{Assunto} {onde}: os portões de lá',
  /** For a title that calls its subject a visit. */
  ofVisit: 'Visita {onde}: como se marca',
  /** For a page that has already said everything else, so that only the appointment is left. */
  appointment: {
    heading: '{Assunto} {onde}: como marcar',
    text: [
      'O dia e a hora se combinam por mensagem; alguém abre a garagem por dentro e acompanha a prova do portão.',
      'A visita tem dia e faixa de hora combinados por mensagem, e é preciso alguém em casa para abrir a garagem.',
    ],
    withPage: [
      'A [página {de lugar}](/cidades/{página}) mostra os portões mais comuns por lá; a mesma equipe vai {a perto}.',
    ],
  },
  /** Served, without a page. */
  withoutPage: ['O dia da visita se combina na própria conversa.'],
  express: [
    'Em Guarulhos e em Osasco há também um preço fechado, a Manutenção Express por {{express}}: é uma revisão do portão de ponta a ponta, só nessas duas cidades, e a peça de que ele precisar é combinada antes.',
  ],
  /** The same for the gate of a building. */
  expressInBuilding: [
    'A Manutenção Express, de {{express}}, existe em Osasco e em Guarulhos, mas portão de prédio, grande e de uso contínuo, pode pedir orçamento à parte: a foto dele diz qual dos dois valores vale.',
  ],
  /** After the answer to a title that looks for something near and names no place. */
  near: 'Vamos até a sua casa em São Paulo e na Grande São Paulo: mande o bairro, e a resposta traz o horário.',
  /** For the places that a title lists after its first, with `{onde}`. */
  further: {
    servedToo: 'O mesmo vale {onde}: é a mesma equipe, com os mesmos preços.',
    farToo: '{Onde} não atendemos: aí quem resolve é um técnico da região.',
    /** After a first place that is out of our area too. */
    farAsWell: 'Também não atendemos {onde}.',
  },
  outside: {
    lead: [
      '{Lugar} fica fora da nossa área: atendemos São Paulo e a Grande São Paulo, e não temos equipe que vá até aí.',
      'Não atendemos {onde}, porque a equipe trabalha em São Paulo e na Grande São Paulo. Quem resolve aí é um técnico da região.',
    ],
    /** For a brand in the title, with `{marca}`. */
    brand:
      'Sendo {marca}, pergunte primeiro quem tem peça da marca na cidade: placa, engrenagem e controle se pedem pelo código da etiqueta; capacitor e rolamento, pela medida.',
    /** For two brands in the title, with `{primeira}` and `{segunda}`. */
    brands:
      'Entre {primeira} e {segunda}, não decida pela marca: compare o peso máximo, os ciclos por hora e a tensão na ficha de cada modelo, e pergunte quem tem placa e engrenagem de cada uma na cidade.',
    /** What to ask a technician there, by the aspect of the title, with `{onde}`. */
    advice: {
      price:
        'O preço de motor ou de conserto de portão {onde} quem diz é um instalador local: peça dois orçamentos com motor, mão de obra e garantia em linhas separadas.',
      buy: 'Para comprar motor de portão {onde}, veja antes quem instala e quem tem a peça perto, porque a garantia se aciona com eles. Leve ao vendedor o tipo de folha, o peso e a tensão do ponto, e peça o modelo escrito por inteiro.',
      install:
        'Para instalar motor de portão {onde}, procure quem solte a folha e a mova com a mão antes de falar de potência, deixe por escrito modelo, tensão e garantia e teste força e fotocélula diante de você. Instalador que só pergunta a largura está adivinhando.',
      repair:
        'Para consertar portão ou motor {onde}, conte ao técnico local o que o portão faz, em que ponto para e o que já foi trocado, com a foto da etiqueta do motor. Com isso ele separa folha, comando e motor antes de sair, e você compara orçamentos da mesma peça.',
      company:
        'Para escolher uma empresa de portão {onde}, faça a duas delas as mesmas quatro perguntas: se cobram a visita, se dizem o preço antes de começar, que garantia dão por escrito e se têm peça da marca do seu motor. Mande às duas o mesmo vídeo e a foto da etiqueta.',
      any: 'Portão automático {onde}, para comprar ou consertar, se resolve com um técnico da região: mande a dois deles a foto da folha por dentro e a etiqueta do motor, se já há um, e compare o que cada um responde sobre peso, tensão e peça.',
      program:
        'Para copiar ou gravar controle de portão {onde}, leve a um chaveiro ou técnico da região o controle que funciona e a foto da etiqueta da central: frequência e tipo de código têm de ser os mesmos.',
      care: 'Para a manutenção de um portão {onde}, peça ao técnico da região que solte o motor e leve a folha na mão antes de tudo, e que entregue por escrito o que mediu e o que trocou.',
    },
    closing:
      'O que olhar antes de chamar alguém está em [defeitos e dúvidas](/duvidas-frequentes). Se o portão fica em São Paulo ou na Grande São Paulo, mande o bairro e uma foto pelo WhatsApp: aí a visita é conosco.',
    heading: '{Assunto} {onde}: o que pedir a um técnico local',
    /** For a town by the sea, before the rest. */
    coast:
      '{Onde} a maresia decide: ela come a placa, os parafusos e a cremalheira antes do motor. Peça cremalheira de nylon ou galvanizada, parafuso de inox, central em caixa vedada com os fios entrando por baixo e uma limpeza com lubrificação a cada {{maintenance.interval}}.',
    /** The points of a repair are about the existing gate, those of a purchase about the new motor. */
    points: {
      repair: [
        'Orçamento por escrito, com peça, mão de obra e garantia em linhas separadas.',
        'A folha solta do motor e movida na mão, antes de qualquer conversa sobre peça.',
        'O nome completo do modelo ou da peça, como está na etiqueta.',
        'O teste de força e de reversão feito diante de você no fim.',
      ],
      purchase: [
        'Orçamento por escrito, com motor, mão de obra e garantia em linhas separadas.',
        'O nome completo do motor, com a tensão, o peso máximo e os ciclos por hora da ficha.',
        'A folha solta e movida na mão antes de alguém falar de potência.',
        'Onde se compram, na cidade, a placa e a engrenagem do modelo oferecido.',
      ],
      care: [
        'Preço fechado da visita, com o que ela inclui escrito item por item.',
        'A folha solta do motor e movida na mão, com o disjuntor desligado, para sentir peso e atrito.',
        'Reaperto de base e suportes, lubrificação, fotocélula e força testadas diante de você.',
        'A lista do que foi medido e a data da próxima visita.',
      ],
      controls: [
        'O preço do controle e o da gravação em linhas separadas.',
        'A frequência e o tipo de código lidos no controle que funciona, e não só na embalagem.',
        'O controle novo testado da calçada, antes de pagar.',
        'Os controles perdidos apagados da memória no mesmo dia.',
      ],
    },
    /** One of our prices as a comparison, by what the title is looking for. */
    after: {
      care: 'A manutenção se faz uma vez por ano em casa e a cada {{maintenance.interval}} em prédio ou loja, e a visita leva {horas de manutenção}: reaperto, lubrificação, regulagem da força e teste da fotocélula e do destravamento.',
      controls:
        'Para comparar: em São Paulo gravar controles numa visita nossa fica entre {{part.programming.from}} e {{part.programming.to}}.',
      repair:
        'Para comparar: em São Paulo um conserto de portão conosco fica entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia.',
      purchase:
        'Para comparar: em São Paulo o kit de motor para basculante, já instalado, custa conosco {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, com {{kit.warranty}} de garantia.',
      building:
        'Para comparar: em São Paulo, motor com instalação em portão coletivo e pesado fica conosco entre {{condominium.from}} e {{condominium.to}}.',
      sliding:
        'Para comparar: em São Paulo o motor de portão de correr, posto numa casa, sai conosco por orçamento e fica em geral entre {{replacement.from}} e {{replacement.to}}.',
      swinging:
        'Para comparar: em São Paulo o motor de portão de abrir sai conosco por orçamento; numa casa, a troca de um motor fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    },
  },
  unknown: {
    lead: [
      'Não encontramos {nome} na lista dos lugares que atendemos. Se o endereço fica em São Paulo ou na Grande São Paulo, mande o bairro e a cidade e confirmamos; em outra região não temos equipe.',
    ],
    /** For a street whose neighbourhood the title leaves out. */
    street: [
      'Só pela rua não sabemos o bairro: se o endereço fica em São Paulo ou na Grande São Paulo, atendemos {onde}; em outra região não temos equipe.',
    ],
    /** For a motorway, which leaves our area. */
    highway: [
      '{Onde} atendemos no trecho de São Paulo e da Grande São Paulo: mande o quilômetro e a cidade, e confirmamos. Fora dele não temos equipe.',
    ],
    heading: 'Atendimento {onde}: confirme antes',
    text: [
      'A nossa área é São Paulo, Guarulhos, Osasco, o ABC e a Grande São Paulo. Se {nome} é um bairro ou uma rua dentro dela, a visita não tem taxa e o conserto fica entre {{repair.from}} e {{repair.to}}.',
      'Se fica em outra região, as explicações desta página ajudam a conversar com um técnico local, e os preços citados são os nossos, de São Paulo.',
    ],
  },
} as const;

const installationTime =
  'A montagem leva em geral {horas de instalação}. No fim, quem mora ali aprende a destravar o motor na mão.';

/** How long the work takes, by service. Follows the text of `appointment`. */
export const durationOfWork: Readonly<Record<string, string>> = {
  install: installationTime,
  buy: installationTime,
  repair: 'Um conserto leva em geral {horas de reparo}, e o portão fica fechado e seguro se faltar peça.',
  care: 'A revisão leva em geral {horas de manutenção}, com o portão parado só nas provas.',
};

/** A sentence for an urgent title. */
export const urgentPassages: readonly string[] = [
  'Com pressa, escreva agora com o bairro: o expediente vai de {horário}, e a assistência 24 horas depende de técnico disponível.',
  'Fora do expediente, que vai de {horário}, a assistência 24 horas existe conforme a disponibilidade de técnico, o que se confirma por mensagem.',
];

/** Sentences for a page that would otherwise name no price. */
export const termsPassages = {
  repair: [
    'Um conserto de portão fica entre {{repair.from}} e {{repair.to}}, dura em geral {horas de reparo} e sai com {{repair.warranty}} de garantia no serviço.',
    'Os nossos valores de conserto vão de {{repair.from}} a {{repair.to}}; peças trocadas têm {{parts.warranty}} de garantia e o serviço, {{repair.warranty}}.',
  ],
  /** For a title about buying a motor. */
  purchase: [
    'Em basculante de casa, o kit instalado custa de {{kit.padrao}} a {{kit.jetflex}}, em até {parcelas} vezes e com {{kit.warranty}} de garantia.',
    'Os kits para basculante saem já instalados, de {{kit.padrao}} a {{kit.jetflex}}, com central, dois controles e {{kit.warranty}} de garantia.',
  ],
  /** The same for a gate that no kit is made for. */
  beyondKits: [
    'Em portão de casa que corre ou abre, a troca do motor fica em geral entre {{replacement.from}} e {{replacement.to}}, com {{guide.warranty.installation}} de garantia na instalação.',
  ],
  /** For a building or a company. */
  building: [
    'Em portão pesado ou de uso coletivo, o motor com instalação fica entre {{condominium.from}} e {{condominium.to}}, com {{guide.warranty.installation}} de garantia na instalação.',
  ],
} as const;
