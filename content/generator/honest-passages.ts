/**
 * What a page says of a word of its title that nothing in the generator answers. `{palavras}` are those words, in
 * quotes. Each is one or two sentences that promise nothing beyond an answer.
 */
export const honestPassages = {
  /** Where we go. */
  ours: [
    'Sobre {palavras} não temos resposta publicada, e não vamos adivinhar: pergunte pelo WhatsApp, com uma foto do portão, e respondemos antes de qualquer visita.',
    'Quanto a {palavras}, a resposta depende do seu caso e não está nesta página: escreva pelo WhatsApp, e respondemos antes de marcar.',
    'O que {palavras} muda no seu caso não dá para dizer sem ver: mande uma foto pelo WhatsApp, e a resposta vem antes da visita.',
  ],
  /** The title complains, and this is said of how or when. */
  complaint: [
    'O detalhe {palavras} ajuda a achar a causa: diga na mensagem se acontece sempre assim ou só às vezes, de preferência com um vídeo.',
    'Anote também {palavras}: o técnico pergunta em que momento o defeito aparece, e um vídeo desse momento vale meia visita.',
  ],
  /** The complaint began after something was done. */
  afterwards: [
    'O defeito apareceu depois de uma mudança ({palavras}), e ela é a primeira suspeita: confira o que foi mexido nesse dia antes de pensar em peça.',
  ],
  /** A price that no text gives. */
  price: [
    'O preço desse serviço sai por orçamento, com a foto do que está instalado; um conserto nosso fica entre {{repair.from}} e {{repair.to}}, e a visita não tem taxa.',
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
  /** The same beside our own brand. */
  ourModel: [
    'De {palavras} não temos ficha publicada; os modelos PPA que descrevemos estão em [motores](/motores). Mande o nome completo ou a foto da etiqueta, e dizemos se o vendemos ou consertamos e por quanto.',
  ],
  /** The kind of gate beside one of its parts, as `{portão}`. */
  gate: ['Num {portão}, o acesso à peça e o valor se confirmam pela foto, antes da visita.'],
  /** What stands after it if the title names no more than the gate or its motor. */
  service:
    'Instalamos, consertamos e mantemos motor de portão automático em São Paulo e na Grande São Paulo, sem taxa de visita.',
} as const;
