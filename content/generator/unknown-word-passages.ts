/**
 * What a page asks for if none of its texts is about a word of its title: a photo, a video, the time it happens. The
 * word itself is named beside the preview (domain/generator/title/title-notices.ts), because in the text it would read
 * as an excuse. Each passage says what to send and what we answer.
 */
export const unknownWordPassages = {
  /** For a place where we go. */
  ours: [
    'Para o seu caso, mande pelo WhatsApp uma foto do portão inteiro e outra do motor ou da peça: dizemos o que serve e por quanto antes de marcar a visita.',
    'Fotografe o portão por dentro e a etiqueta do motor e mande com o bairro: a resposta vem por mensagem, com o valor dito antes da visita.',
    'Uma foto de frente e um vídeo curto do portão andando bastam para dizermos o que dá para fazer no seu, e o preço é combinado antes.',
  ],
  /** For a complaint whose unknown word says how or when. */
  complaint: [
    'Filme o defeito com som e diga se ele acontece sempre ou só às vezes: pelo vídeo dizemos a peça provável e o valor antes da visita.',
    'Repare em que momento o defeito aparece, ao abrir, ao fechar ou com o portão parado, e conte isso na mensagem junto com um vídeo.',
  ],
  /** For a complaint that began after something was done. */
  afterwards: [
    'Como o defeito apareceu depois de uma mudança, confira primeiro o que foi mexido nesse dia e conte isso ao técnico antes de pensar em peça.',
  ],
  /** For a price that no text gives. */
  price: [
    'O preço desse serviço sai por orçamento, com a foto do que está instalado; um conserto nosso fica entre {{repair.from}} e {{repair.to}}, e a visita não tem taxa.',
  ],
  /** For a place where we do not go. */
  elsewhere: ['Mostre ao técnico da região o equipamento ou uma foto dele antes de combinar o preço.'],
  /** For a title with a brand and an unknown word, which is most likely a model. `{marca}` is the brand. */
  model: [
    'A foto das etiquetas do motor e da central mostra qual é o motor {marca} e que peça ele usa, e a resposta vem pelo WhatsApp.',
  ],
  /** The same on a page that describes the motor and asks for its label. `{versão}` is the rest of its name. */
  version: [
    'O que a versão {versão} muda em tempo, força e tensão só a ficha do fabricante confirma; pelo nome não arriscamos.',
  ],
  /** The same if the unknown word follows the brand. `{modelo}` is that word. */
  namedModel: [
    '{modelo} é o nome da linha, e não diz sozinho o que o motor {marca} move: peso da folha, ciclos por hora e tensão estão na etiqueta e na ficha do fabricante. Sem ler a etiqueta não arriscamos esses números; com a foto dela e a do portão dizemos se o {modelo} serve à sua folha, que peça ele usa e por quanto o consertamos.',
  ],
  /** The same for our own brand. */
  ourModel: [
    'Os modelos PPA que descrevemos estão em [motores](/motores). Mande a foto da etiqueta, e dizemos se vendemos ou consertamos o seu e por quanto.',
  ],
} as const;
