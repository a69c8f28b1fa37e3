/**
 * A page on a subject that the generator does not know. It claims nothing about the subject: it says what we do, and
 * asks. `{titulo}` is the title in quotes.
 */
export const unknownPage = {
  lead: [
    'Sobre {titulo} não temos uma resposta pronta, e preferimos perguntar a adivinhar. Trabalhamos com portão automático em São Paulo e na Grande São Paulo: instalamos motor, consertamos e fazemos a manutenção. Se a sua dúvida é do portão, conte o que ele faz e dizemos o que há a fazer.',
    'Recebemos a pergunta {titulo} e ainda não a conhecemos bem. O que fazemos todos os dias é instalar, consertar e manter motor de portão em São Paulo e região. Escreva com as suas palavras o que você procura e respondemos se é serviço nosso.',
  ],
  /** After the sentence that refuses a trade beside ours. */
  tradeLead: [
    'Para isso procure {quem}: não vendemos, não instalamos nem consertamos, e por isso esta página não dá conselho sobre o assunto. O nosso trabalho é o portão automático, com motor, central, controle e as peças que o fazem andar.',
    'Quem resolve isso é {quem}, e preferimos dizer logo a fazer você esperar. Do que se move no portão da garagem cuidamos nós: motor, placa, controles, sensores e a parte mecânica.',
  ],
  /** What to ask of the professional, and no more. */
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
      heading: 'O que fazemos em portão automático',
      text: ['Quase tudo o que nos pedem cabe nesta lista, e o preço é conhecido antes de começar.'],
      points: [
        'Kit completo instalado em portão basculante: PADRÃO por {{kit.padrao}}, SPEEDY por {{kit.speedy}} e JETFLEX por {{kit.jetflex}}, com central, dois controles e {{kit.warranty}} de garantia.',
        'Conserto de motor, placa, controle, sensor e peças mecânicas, de {{repair.from}} a {{repair.to}}, em geral em {horas de reparo}.',
        'Manutenção preventiva a cada {{maintenance.interval}} em portão de uso intenso.',
        'Portão de correr, de abrir, pesado ou de condomínio por orçamento, com visita sem taxa.',
      ],
    },
    {
      heading: 'Como saber se é conosco',
      text: [
        'Se a peça move, comanda, tranca ou protege um portão automático, é provável que seja serviço nosso. Se é outro equipamento da casa, dizemos isso na primeira mensagem e você não perde tempo com visita.',
        'A lista de [defeitos e dúvidas](/duvidas-frequentes) reúne o que mais nos perguntam sobre portão.',
      ],
    },
    {
      heading: 'Quando atendemos',
      text: [
        'Respondemos de {horário}. Fora desse horário o atendimento de emergência em portão depende de técnico disponível, o que se confirma na própria mensagem.',
      ],
    },
    {
      heading: 'O que está incluído num kit de portão',
      text: [
        'O kit para portão basculante leva motor, central de comando, dois controles remotos, conjunto de fixação, manual e instalação. O frete em São Paulo está incluído e o pagamento pode ser dividido em até {parcelas} vezes.',
        'A [comparação dos motores](/motores) ajuda a ver o que muda de um modelo para outro.',
      ],
    },
    {
      heading: 'Garantia do que fazemos',
      text: [
        'No conserto, o serviço tem {{repair.warranty}} de garantia e as peças trocadas têm {{parts.warranty}}. No kit instalado, a garantia é de {{kit.warranty}}. A página de [garantia](/garantia) diz o que cada uma cobre.',
      ],
    },
    {
      heading: 'O que perguntamos antes de uma visita',
      text: ['Com quatro dados o técnico já sai sabendo o que levar.'],
      points: [
        'Se o portão sobe, corre ou abre para o lado.',
        'O que ele faz e o que deixou de fazer.',
        'A etiqueta do motor, numa foto.',
        'O bairro e o melhor horário.',
      ],
    },
  ],
  questions: [
    {
      question: 'A visita é cobrada?',
      answer:
        'Não há taxa de visita nas cidades que atendemos, e o valor do serviço é dito antes de começar.',
    },
    {
      question: 'Vocês atendem a minha cidade?',
      answer:
        'Atendemos São Paulo, Guarulhos, Osasco, o ABC e a Grande São Paulo. Mande o bairro para confirmarmos o dia.',
    },
    {
      question: 'Consertam motor de qualquer marca?',
      answer:
        'Consertamos o motor que está instalado, quando a peça se acha. O que vendemos e instalamos novo é PPA.',
    },
    {
      question: 'Quanto custa um conserto de portão?',
      answer: 'De {{repair.from}} a {{repair.to}}, conforme o que falhou, com o valor combinado antes.',
    },
    {
      question: 'Em quanto tempo um portão fica automático?',
      answer:
        'A instalação de um kit leva de {horas de instalação} e o portão já sai funcionando no mesmo dia.',
    },
  ],
  send: [
    'Mande pelo WhatsApp uma foto do que está diante de você e duas linhas sobre o que precisa. Se for portão, respondemos com o próximo passo; se não for, dizemos.',
  ],
  description:
    'Conte o que você precisa: instalamos, consertamos e mantemos portão automático em São Paulo e região, com o valor dito antes.',
} as const;
