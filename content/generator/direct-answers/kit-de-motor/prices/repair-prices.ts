/** Answers to titles about motor kits: repair prices. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const price =
  'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|valor*|custo|orcamento|quanto';

const otherThanPriceOfBoth = 'nao|parou|ou|instalacao|condominio|predio|incluso|inclui|vem|quantos|placa';

export const repairPricesAnswers: readonly DirectAnswer[] = [
  {
    when: ['motor', 'controle*', price],
    unless: `${otherThanPriceOfBoth}|reserva|extra|kit|longe|app|celular|gravar|programar|de motor|de portao`,
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Motor e controle vêm juntos no kit de basculante: {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, já instalado e com dois controles gravados. Controle a mais se orça pela foto, e a gravação fora da instalação fica entre {{part.programming.from}} e {{part.programming.to}}. Em portão de correr ou de abrir o conjunto sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que vem com o motor',
    text: [
      'Vêm a central, a fixação, os dois controles e a mão de obra, com {{kit.warranty}} de garantia e frete incluído em São Paulo. Fotocélula, nobreak e controle extra se pedem à parte.',
    ],
    points: [
      'Peça os controles a mais antes da visita: gravam-se no mesmo dia.',
      'Controle antigo só serve se for da mesma família.',
      'Sem instalação, o motor da tabela custa de {{motor.quarterCv}} a {{motor.halfCv}}.',
    ],
    send: 'Mande largura, altura, material, uma foto da folha por dentro e quantos controles quer.',
  },
  {
    when: ['motor', 'nobreak|fotocelula*|trava|trava eletrica|sensor', price],
    unless: `${otherThanPriceOfBoth}|de motor|precisa|bateria|para motor|para o motor|para portao|de portao`,
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'O motor de basculante instalado custa {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX; nos outros portões sai por orçamento. O que vai com ele se soma: a fotocélula instalada fica entre {{part.photocell.from}} e {{part.photocell.to}}, e nobreak e trava elétrica se orçam pela foto, porque dependem do motor e do batente. Postos no mesmo dia, aproveitam a visita.',
    ],
    heading: 'O que vale pedir junto',
    text: [
      'A fotocélula é a primeira compra, porque impede a folha de fechar sobre carro ou gente. O nobreak serve onde a luz cai muito, e a trava, em folha longa ou de abrir.',
    ],
    points: [
      'Nobreak pela etiqueta do motor, com onda senoidal.',
      'Trava só com central que tenha saída para ela.',
      'Tudo no mesmo orçamento, em linhas separadas.',
    ],
    send: 'Mande largura, altura, material, uma foto da folha por dentro e o que quer além do motor.',
  },
  {
    when: [
      'antes ou depois|pagar antes|paga antes|pago antes|adiantado|sinal|entrada|pagamento adiantado',
      'instal*|conserto|motor|servico|portao|paga*',
    ],
    unless:
      'entrada de|na entrada|sinal fraco|sem sinal|sinal do|rua|garagem de entrada|botoeira|placa|luz|wifi|controle',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'A forma e a hora de pagar se combinam por escrito antes da visita, junto com o valor; no conserto nada se paga para o técnico ir ver, e o preço é dito antes de abrir o motor. Kit e conserto podem ser divididos em até {parcelas} vezes.',
    ],
    heading: 'Como não pagar por serviço que não foi feito',
    text: [
      'Quem pede o valor inteiro adiantado, sem endereço nem CNPJ, deve acender a luz amarela. Em peça encomendada um sinal é comum no ramo; peça o recibo com o modelo e a data.',
      'Antes de quitar, veja o portão abrir e fechar três vezes, prove a fotocélula com um cabo de vassoura e receba a garantia por escrito. O kit para basculante custa de {{kit.padrao}} a {{kit.jetflex}} instalado.',
    ],
    points: [
      'Comprovante em nome da empresa, e não de outra pessoa.',
      'Nota ou recibo com modelo, serviço e prazo.',
      'Controles entregues e gravados diante de você.',
    ],
  },
  {
    when: [
      'em boleto|boleto bancario|por boleto|boletos|carne|crediario|fiado|financiar|financiamento',
      'motor|portao|kit|conserto|instalacao',
    ],
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O parcelamento é de até {parcelas} vezes; se ele pode ser feito no boleto, confirme na conversa antes de fechar, porque depende da análise e não do motor. Os preços instalados em basculante são {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX.',
    ],
    heading: 'O que combinar antes do boleto ou da parcela',
    text: [
      'Peça por escrito o total, o número de parcelas e o que acontece em atraso. Parcela só se compara com parcela do mesmo prazo.',
      'Num boleto recebido por mensagem, confira o nome de quem recebe antes de pagar: boleto falso de serviço é golpe comum. Na dúvida, confirme pelo nosso telefone.',
    ],
    points: [
      'Nome e CNPJ de quem recebe.',
      'Valor igual ao do orçamento escrito.',
      'Modelo e garantia no recibo.',
      'Nada é cobrado pela visita na área atendida.',
    ],
  },
  {
    when: ['desconto*|cupom|abatimento', 'portao|motor|kit|conserto|controle|instalacao|servico'],
    unless: 'pix|cartao|a vista|boleto|dinheiro',
    subject: 'kit-de-motor',
    aspects: ['price'],
    answer: [
      'Desconto não temos publicado: o que vale é o preço do kit, {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}} com instalação em basculante, e a faixa do conserto, de {{repair.from}} a {{repair.to}}. Pergunte na conversa, antes de fechar, se há condição para o seu caso.',
    ],
    heading: 'Onde o valor do serviço pode baixar',
    text: [
      'A visita não tem taxa, e o pagamento se divide em até {parcelas} vezes. Juntar serviços, ou dois portões, na mesma ida, como regulagem e gravação de controles, poupa a segunda visita.',
    ],
  },
  {
    when: ['pix|boleto|dinheiro', 'aceita*|pag*|motor|portao|conserto|kit'],
    unless: 'vezes|parcel*|cartao|cartoes|maquininha|credito|debito',
    subject: 'kit-de-motor',
    answer: [
      'Se o pagamento é em pix, boleto ou dinheiro, a forma se combina na conversa, antes de fechar: o que temos publicado é o parcelamento em até {parcelas} vezes, no kit e no conserto. Peça o valor à vista junto com o orçamento, que não tem custo.',
    ],
    heading: 'O que confirmar antes de pagar',
    text: [
      'Os kits instalados em basculante custam {{kit.padrao}}, {{kit.speedy}} e {{kit.jetflex}}, e um conserto vai de {{repair.from}} a {{repair.to}}. Paga-se com o portão funcionando, e o recibo traz a peça, o modelo e a garantia.',
    ],
    aspects: ['price'],
  },
];
