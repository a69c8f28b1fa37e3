/**
 * A page on a subject that the generator does not know. It claims nothing about the subject: it says what we do, and
 * asks.
 */
export const unknownPage = {
  lead: [
    'Aqui cuidamos de portão automático em São Paulo e na Grande São Paulo: instalação, conserto e manutenção do motor, de qualquer marca. Se a sua dúvida é do portão, conte o que ele faz e dizemos o que há a fazer; de outro assunto não somos quem responde.',
    'O que fazemos todos os dias é instalar, consertar e manter motor de portão em São Paulo e na Grande São Paulo, de qualquer marca. Se o nome que você procura está na etiqueta de um motor ou de uma placa, mande a foto dela; se não é de portão, não é conosco.',
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
      heading: 'O que fazemos no portão',
      text: [
        'Instalamos, consertamos e regulamos motor, central, controle e sensor de portão basculante, de correr e de abrir. Um conserto fica entre {{repair.from}} e {{repair.to}}, com o valor dito antes e sem taxa de visita.',
        'A lista de [defeitos e dúvidas](/duvidas-frequentes) reúne o que mais nos perguntam sobre portão.',
      ],
    },
  ],
  send: ['Respondemos de {horário}: se o assunto é portão, mande pelo WhatsApp uma foto dele e o bairro.'],
  description:
    'Conte o que você precisa: instalamos, consertamos e mantemos portão automático em São Paulo e região, com o valor dito antes.',
} as const;
