/**
 * What a page says about the place of its title. `{onde}` is `na Penha`, `{de lugar}` `da Penha`, `{lugar}` `a Penha`,
 * `{perto}` a list of served places nearby, `{página}` the path of the place's page, `{assunto}` the subject with its
 * article.
 */
export const placePassages = {
  /** The heading of the section, with the subject: `Controle remoto na Penha`. */
  heading: '{Assunto} {onde}: visita e preço',
  /** One sentence after the answer of the page. */
  lead: [
    'Atendemos {onde} sem taxa de visita, de {horário}.',
    'A visita {onde} é combinada por mensagem e não tem taxa.',
    '{Onde}, a equipe vai com hora combinada e diz o valor antes de começar.',
    'Quem chama {onde} recebe o valor antes do serviço e não paga a visita.',
  ],
  /** The same for a subject that is not our service. */
  neighbourHeading: 'Portão automático {onde}: visita e preço',
  neighbourLead: [
    'Em motor e comando de portão, atendemos {onde} sem taxa de visita.',
    '{Onde} cuidamos do portão automático, e dizemos por foto se o defeito está nele.',
  ],
  /** Places with a page of their own. */
  withPage: [
    'A [página {de lugar}](/cidades/{página}) conta que portões se encontram por lá e como marcar. No mesmo trajeto atendemos {perto}.',
    'O que é próprio {de lugar} está na [página do lugar](/cidades/{página}); atendemos também {perto}.',
    'Antes de marcar, veja a [página {de lugar}](/cidades/{página}). Quem mora perto, em endereços de {perto}, chama o mesmo número.',
  ],
  /** Served, without a page. */
  withoutPage: [
    '{Onde} a visita depende da agenda do dia, e a resposta vem na própria conversa. Mande o endereço para confirmarmos.',
    'Não há página {de lugar} no site, mas o lugar está na nossa área: mande o bairro e a rua, e confirmamos o dia.',
  ],
  /** By what the title asks: the price of a repair, or of a motor. */
  terms: {
    repair: [
      'O conserto custa de {{repair.from}} a {{repair.to}} e leva em geral {horas de reparo}; o serviço fica com {{repair.warranty}} de garantia.',
      'Serviço de reparo vai de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no trabalho e {{parts.warranty}} nas peças trocadas.',
      'A visita não tem taxa e o valor do conserto, entre {{repair.from}} e {{repair.to}}, é dito antes de começar.',
    ],
    buy: [
      'Para portão basculante, os kits instalados vão de {{kit.padrao}} a {{kit.jetflex}}; portão de correr, de abrir e de prédio saem por orçamento.',
      'O kit instalado começa em {{kit.padrao}} e serve ao basculante; para outro tipo de portão o motor é orçado por foto e confirmado na visita.',
      'A instalação leva de {horas de instalação}. Em basculante o motor instalado tem preço fechado, a partir de {{kit.padrao}}; nos outros portões o valor é dito por orçamento.',
    ],
  },
  express: [
    'Em Guarulhos e em Osasco existe ainda a Manutenção Express por {{express}}, uma promoção que vale só nessas duas cidades; pergunte na conversa o que ela cobre no seu portão.',
  ],
  outside: {
    lead: [
      '{Lugar} fica fora da nossa área: atendemos São Paulo e a Grande São Paulo. O que segue serve para conversar com um instalador da região, e os preços citados valem só onde vamos.',
      'Não atendemos {onde}, porque a equipe trabalha em São Paulo e na Grande São Paulo. Use as explicações como roteiro com um técnico local; os nossos valores servem de comparação.',
    ],
    /** By what a title asks that only somebody there can do, with `{onde}`. */
    advice: {
      price:
        'O preço de motor ou de conserto de portão {onde} quem diz é um instalador local: peça dois orçamentos com motor, mão de obra e garantia em linhas separadas. Na nossa área, o kit instalado em basculante vai de {{kit.padrao}} a {{kit.jetflex}}, e o que passar muito disso pede explicação.',
      buy: 'Para comprar motor de portão {onde}, veja antes quem instala e quem tem a peça perto, porque a garantia se aciona com eles. Leve ao vendedor o tipo de folha, o peso e a tensão do ponto, e peça o modelo escrito por inteiro.',
      install:
        'Para instalar motor de portão {onde}, procure quem prove a folha solta antes de falar de potência, deixe por escrito modelo, tensão e garantia e teste força e fotocélula diante de você. Instalador que só pergunta a largura está adivinhando.',
      repair:
        'Para consertar portão ou motor {onde}, conte ao técnico local o que o portão faz, em que ponto para e o que já foi trocado, com a foto da etiqueta do motor. Com isso ele separa folha, comando e motor antes de sair, e você compara orçamentos da mesma peça.',
    },
    closing:
      'Se o portão for de um endereço em São Paulo ou na Grande São Paulo, mande o bairro e uma foto pelo WhatsApp, e aí a visita é conosco.',
    heading: 'Fora da área atendida: {name}',
    text: [
      'A nossa equipe não vai até {lugar}, e não indicamos empresa local. Peça ao técnico o orçamento por escrito, com a peça, a mão de obra e a garantia em linhas separadas.',
      'Como comparação, em São Paulo um conserto nosso fica entre {{repair.from}} e {{repair.to}} e o kit instalado em basculante começa em {{kit.padrao}}. Valores de outra cidade podem ser diferentes.',
    ],
  },
  unknown: {
    lead: [
      'Não encontramos {name} na lista dos lugares que atendemos. Se o endereço fica em São Paulo ou na Grande São Paulo, mande o bairro e a cidade e confirmamos; em outra região não temos equipe.',
    ],
    heading: 'Atendimento em {name}: confirme antes',
    text: [
      'A nossa área é São Paulo, Guarulhos, Osasco, o ABC e a Grande São Paulo. Se {name} é um bairro ou uma rua dentro dela, a visita não tem taxa e o conserto fica entre {{repair.from}} e {{repair.to}}.',
      'Se fica em outra região, as explicações desta página ajudam a conversar com um técnico local, e os preços citados são os nossos, de São Paulo.',
    ],
  },
} as const;

/** A sentence for a title that is in a hurry. */
export const urgentPassages: readonly string[] = [
  'Com pressa, escreva agora com o bairro: o expediente vai de {horário}, e a assistência 24 horas depende de técnico disponível.',
  'Fora do expediente, que vai de {horário}, a assistência 24 horas existe conforme a disponibilidade de técnico, o que se confirma por mensagem.',
];

/** For a page that would otherwise quote too few facts. */
export const termsPassages: readonly string[] = [
  'Um conserto de portão fica entre {{repair.from}} e {{repair.to}}, dura em geral {horas de reparo} e sai com {{repair.warranty}} de garantia no serviço.',
  'Os nossos valores de conserto vão de {{repair.from}} a {{repair.to}}; peças trocadas têm {{parts.warranty}} de garantia e o serviço, {{repair.warranty}}.',
];
