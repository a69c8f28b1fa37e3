/**
 * What a page says of a word of its title that nothing in the generator answers. `{palavras}` are those words, in
 * quotes. Each is one or two sentences that promise nothing beyond an answer.
 */
export const honestPassages = {
  /** Where we go. */
  ours: [
    'Sobre {palavras} não temos informação publicada, e não vamos adivinhar: mande uma foto e duas linhas pelo WhatsApp, e dizemos no orçamento o que isso muda.',
    'Do que o título diz, {palavras} fica sem resposta pronta aqui: depende do que está instalado, e respondemos com uma foto pelo WhatsApp.',
    'Quanto a {palavras}, só dá para responder vendo: mande uma foto pelo WhatsApp e a resposta vem no orçamento, sem taxa de visita.',
  ],
  /** Where we do not go. */
  elsewhere: [
    'Sobre {palavras} não temos informação que sirva à distância: pergunte ao técnico da região, com o equipamento à vista.',
  ],
  /** A subject that is not our service. */
  notOurs: ['A resposta é a mesma no caso de {palavras}.'],
  /** A name beside a brand is most likely a model. `{marca}` is the brand. */
  model: [
    'O nome {palavras} não basta para achar a peça: a foto da etiqueta e da placa diz que motor {marca} é, e a resposta vem pelo WhatsApp.',
  ],
  /** The kind of gate beside one of its parts, as `{portão}`. */
  gate: ['Num {portão}, o acesso à peça e o valor se confirmam pela foto, antes da visita.'],
} as const;
