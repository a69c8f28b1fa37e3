/**
 * A page on a subject that the generator does not know. It claims nothing about the subject: it says what we do, and
 * asks.
 */
export const unknownPage = {
  /** After the title in its own words. */
  lead: [
    'Isto não é assunto nosso. Cuidamos só de portão automático em São Paulo e na Grande São Paulo. Se for o nome de um motor ou de uma peça de portão que não conhecemos, mande a foto da etiqueta.',
  ],
  /** After an off-topic title in its own words. */
  notOurs: 'isto não é assunto nosso.',
  offTopicDescriptionOf:
    'isto não é assunto nosso; cuidamos só de portão automático, em São Paulo e na Grande São Paulo.',
  /** For an off-topic title that is too long for a description, and for somebody in danger. */
  offTopicDescription:
    'Este assunto não é nosso: instalamos, consertamos e mantemos portão automático em São Paulo e na Grande São Paulo.',
  /** For a word with digits, which may be a model. */
  leadOfModel: [
    'Se este nome está na etiqueta de um motor ou de uma placa de portão, mande a foto dela: dizemos de que marca é, que peça usa e se vale consertar. Só pelo nome não arriscamos marca, peso nem preço; e, se não é de portão, não é conosco.',
  ],
  /** After the sentence that refuses another trade. */
  tradeLead: [
    'Procure {quem}; o nosso trabalho é só o portão automático.',
    'Quem resolve isso é {quem}; nós cuidamos só de portão automático.',
  ],
  /** On a neighbour that the title joins to a subject of ours. */
  joinedNeighbour: '{serviço} não é conosco: procure {quem}.',
  /** On a second trade of the title. */
  alsoRefused: '{serviço} também não é conosco: procure {quem}.',
  /** After the refusal of a trade that the title joins to a subject of ours. */
  joinedTrade: 'Para {serviço} procure {quem}; o que segue é do portão.',
  tradeDescription:
    'Instalamos, consertamos e mantemos o motor do portão em São Paulo e região, com o valor dito antes.',
  /** After a longer refusal. */
  shortTradeDescription: 'Instalamos, consertamos e mantemos o motor do portão em São Paulo e região.',
  sections: [
    {
      heading: 'O que fazemos no portão',
      text: [
        'Instalamos, consertamos e regulamos motor, central, controle e sensor de portão basculante, de correr e de abrir. Um conserto fica entre {{repair.from}} e {{repair.to}}, com o valor dito antes e sem taxa de visita.',
        'A lista de [defeitos e dúvidas](/duvidas-frequentes) reúne o que mais nos perguntam sobre portão.',
      ],
      points: [],
    },
  ],
  send: ['Respondemos de {horário}: se o assunto é portão, mande pelo WhatsApp uma foto dele e o bairro.'],
  description:
    'Conte o que você precisa: instalamos, consertamos e mantemos portão automático em São Paulo e região, com o valor dito antes.',
} as const;

/** Who does the work of the neighbours, by subject. */
export const neighbourTrades: Readonly<Record<string, string>> = {
  alarme: 'uma empresa de segurança eletrônica',
  camera: 'uma empresa de segurança eletrônica',
  cancela: 'uma empresa de controle de acesso',
  'cerca-eletrica': 'uma empresa de segurança eletrônica habilitada',
  'fechadura-digital': 'um chaveiro ou o instalador da marca',
  interfone: 'um técnico de interfonia; a ligação do aparelho com o portão fazemos nós',
  'porta-de-enrolar': 'uma serralheria de portas de aço',
  'porta-de-vidro': 'quem instala operadores de porta',
  serralheria: 'uma serralheria',
};
