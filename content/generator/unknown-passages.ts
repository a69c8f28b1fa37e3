/**
 * A page on a subject that the generator does not know. It claims nothing about the subject: it says what we do, and
 * asks. `{titulo}` is the title in quotes.
 */
export const unknownPage = {
  lead: [
    'O nosso trabalho é o portão automático em São Paulo e na Grande São Paulo, com instalação, conserto e manutenção do motor, e {titulo} fica fora dele. Se a sua dúvida é do portão, conte o que ele faz e dizemos o que há a fazer.',
    'Com {titulo} não trabalhamos. O que fazemos todos os dias é instalar, consertar e manter motor de portão em São Paulo e na Grande São Paulo.',
  ],
  /** After the sentence that refuses a trade beside ours. */
  tradeLead: [
    'Para isso procure {quem}: não vendemos, não instalamos nem consertamos. O nosso trabalho é o portão automático, com motor, central, controle e as peças que o fazem andar.',
    'Quem resolve isso é {quem}, e preferimos dizer logo a fazer você esperar. Do que se move no portão da garagem cuidamos nós: motor, placa, controles, sensores e a parte mecânica.',
  ],
  /** What to ask of the professional, whatever the trade. */
  tradeSection: {
    heading: 'O que pedir ao profissional',
    text: [
      'Peça o valor por escrito antes do serviço, com peça e mão de obra em linhas separadas, o prazo e a garantia de cada uma. Dois orçamentos da mesma descrição mostram se o preço é o do mercado.',
      'Pergunte quanto custa a visita e se ela é abatida do serviço. No nosso ofício, que é o portão automático, não cobramos visita na área atendida, e um conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
  },
  tradeSend: 'Se o que falta resolver é um portão automático, mande pelo WhatsApp o bairro e uma foto dele.',
  tradeDescription:
    'Instalamos, consertamos e mantemos o motor do portão em São Paulo e região, com o valor dito antes.',
  sections: [
    {
      heading: 'Como saber se é conosco',
      text: [
        'Se a peça move, comanda, tranca ou protege um portão automático, é provável que seja serviço nosso: motor, central, controle, sensor, trava e a parte mecânica. Se é outro equipamento da casa, dizemos isso na primeira mensagem e você não perde tempo com visita.',
        'O conserto fica entre {{repair.from}} e {{repair.to}}, com o valor dito antes e sem taxa de visita. A lista de [defeitos e dúvidas](/duvidas-frequentes) reúne o que mais nos perguntam sobre portão.',
      ],
    },
  ],
  send: [
    'Respondemos de {horário}: mande pelo WhatsApp uma foto do que está diante de você e duas linhas sobre o que precisa.',
  ],
  description:
    'Conte o que você precisa: instalamos, consertamos e mantemos portão automático em São Paulo e região, com o valor dito antes.',
} as const;
