/** Answers to titles about repairs and visits: payment by link, a motor on loan, discounts for churches. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const paymentMeansAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'link de pagamento|pagamento por link|pagar por link|pago por link|link para pagar|link para pagamento|por link|link',
      'pagamento|pagar|pago|cartao|parcel*|paga',
    ],
    unless: 'golpe|site|download|baixar|wifi|aplicativo',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['price'],
    answer: [
      'Pagamento por link se combina na conversa, antes de fechar: o que temos publicado é o Pix e o cartão em até {{instalments}}, no kit e no conserto do portão. Peça o link só depois do orçamento escrito, que vai de {{repair.from}} a {{repair.to}} num conserto, e confira nele o valor e o nome de quem recebe.',
    ],
    description:
      'Pagamento por link se combina na conversa, antes de fechar: o que temos publicado é o Pix e o cartão, no kit e no conserto do portão.',
    heading: 'Pagar de longe sem cair em golpe',
    text: [
      'Quem paga de outro endereço, como o dono da casa alugada ou a administradora, manda o nome e o CPF ou CNPJ junto com o pedido, e o recibo sai nesse nome.',
    ],
    points: [
      'Link ou chave que chega de outro número: não pague, pergunte na conversa do orçamento.',
      'Número de parcelas e juros à vista antes do sim.',
      'Comprovante guardado com a data do serviço.',
    ],
  },
  {
    when: [
      'emprest*|motor emprestado|motor reserva|motor de reserva|motor provisorio|motor provisoriamente|motor temporario',
      'motor|motores',
    ],
    unless: 'bancario|consignado|controle|vizinho|capacitor',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['repair'],
    answer: [
      'Motor de portão para emprestar enquanto dura o conserto não está entre os nossos serviços. Quase todo conserto se faz na própria garagem, em {horas de reparo}, por {{repair.from}} a {{repair.to}}; se uma peça demora, o portão fica solto na chave e anda na mão, com o disjuntor desligado, desde que a folha esteja reta e leve, com os cabos inteiros.',
    ],
    description:
      'Motor emprestado não está entre os nossos serviços: o conserto quase sempre se faz na garagem, e até lá o portão anda na mão, pela chave.',
    heading: 'Os dias sem motor',
    text: [
      'Solto na chave, o portão não tem quem o segure fechado: combine com o técnico uma trava ou um cadeado, que se tira antes de religar o motor. Em prédio, marque o conserto fora da hora cheia e deixe alguém no vão.',
    ],
    points: [
      'Prazo da peça escrito no orçamento.',
      'Folha que pesa na mão: não a mova, espere o técnico.',
      'Conserto perto do preço do novo: compare antes de esperar.',
    ],
    send: 'Mande o vídeo do defeito e a foto da etiqueta: o técnico já leva a peça mais provável.',
  },
  {
    when: [
      'igreja|igrejas|templo|paroquia|ong|ongs|entidade|associacao|instituicao de caridade|creche comunitaria',
      'desconto|descontos|preco especial|mais barato|isencao|doacao|gratis|de graca|condicao especial',
    ],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['price'],
    answer: [
      'Igreja não tem tabela à parte: desconto para igreja, associação ou ONG não temos publicado, e o preço do motor é o mesmo de qualquer cliente. Em basculante o kit instalado vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX); portão largo e pesado, de {{condominium.from}} a {{condominium.to}}. Pergunte na conversa se há condição para pagar no Pix ou em até {{instalments}}.',
    ],
    description:
      'Igreja não tem tabela à parte: desconto para igreja ou ONG não temos publicado, e o preço do motor é o mesmo de qualquer cliente.',
    heading: 'Onde a conta da igreja pode baixar',
    text: [
      'Portão que só trabalha na hora do culto raramente pede motor industrial: o do peso da folha, com ciclos de sobra, custa menos. Se o motor que está lá só precisa de conserto, ele fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Peso e largura da folha antes de pedir preço.',
      'Ponto de energia já pronto, feito pelo eletricista.',
      'Nota em nome da entidade, dita no orçamento.',
    ],
  },
];
