/** Answers to titles about repairs and visits: repair it or replace it. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const repairOrReplaceAnswers: readonly DirectAnswer[] = [
  {
    when: ['vender a casa|vender casa|vender o imovel|por a casa a venda|antes de vender', 'portao|motor'],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Conserte antes: portão parado ou barulhento é das primeiras coisas que o comprador vê, e ele desconta mais do que o conserto custa, de {{repair.from}} a {{repair.to}}. Trocar o motor inteiro só vale se ele não tem mais peça. Na entrega da casa, apague os controles antigos e grave os do novo dono, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O que deixar pronto para a visita do comprador',
    text: [
      'Folha que anda leve, sem raspar, e dois controles funcionando bastam. Guarde o recibo do conserto: a garantia do serviço, de {{repair.warranty}}, passa com a casa e ajuda a vender.',
    ],
    points: [
      'Trilho limpo e dobradiça engraxada.',
      'Fotocélula e força testadas.',
      'Manual e chave de destravamento numa gaveta, com etiqueta.',
    ],
    send: 'Mande um vídeo do portão andando e a foto da etiqueta do motor.',
  },
  {
    when: [
      'esperar|espero|deixar para depois|adiar|agora ou|antes de quebrar|deixar quebrar|pode esperar|da para esperar|urgente ou',
      'consert*|troc*|arrum*|repar*|quebrar|portao|motor',
    ],
    unless: 'tecnico|chegar|resposta|luz|energia|carro|fechar',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['worth', 'repair'],
    answer: [
      'Depende do sinal: choque, cheiro, cabo desfiado, folha que pende ou desce sozinha e portão que não para ao encostar não esperam nem um dia. Barulho, lentidão e controle fraco esperam a visita marcada, mas não meses: roldana seca leva a engrenagem, e engrenagem gasta leva o motor.',
    ],
    heading: 'O que a espera costuma acrescentar na conta',
    text: [
      'Regular e lubrificar fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; a engrenagem que se gastou por falta disso, entre {{part.gears.from}} e {{part.gears.to}}; o estator que queimou empurrando folha pesada, entre {{part.stator.from}} e {{part.stator.to}}.',
    ],
    points: [
      'Piora de semana em semana: marque.',
      'Igual há anos e sem esforço: mostre na próxima revisão.',
      'Perigoso: disjuntor desligado e portão na mão, se a folha está reta.',
    ],
    send: 'Mande um vídeo com som e diga desde quando: respondemos se pode esperar.',
  },
  {
    when: [
      'tecnico|instalador|rapaz|homem|cara|moco|empresa|eletricista|serralheiro|pedreiro|vizinho|disseram|falaram|me falaram|me disseram',
      'disse|falou|diz|fala|alega|condenou|disseram|falaram|disse que',
      'placa|motor|central|queimou|queimada|queimado|bobina|trocar',
    ],
    unless: 'garantia|volta*|melhor|garen|rossi|peccinin|nice|intelbras',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['worth', 'repair'],
    answer: [
      'Pode ser verdade, e dá para conferir antes de pagar: placa queimada mostra fusível aberto, trilha preta, cheiro ou saída sem tensão com entrada boa; bobina queimada cheira a verniz e mede fora. Peça ao técnico que mostre a medida e a peça; se ele não mostra, ouça outro.',
    ],
    heading: 'O que se confere sem abrir nada',
    text: [
      'A placa tem luz acesa? A botoeira move o portão e o controle não? Então ela está viva, e o defeito é de rádio. Com o disjuntor desligado e o motor solto, a folha anda leve? Se pesa, a peça nova sofre igual.',
      'Para medir o preço: reparo de placa, a partir de {{repair.from}}, e troca, de {{part.board.from}} a {{part.board.to}}; estator, de {{part.stator.from}} a {{part.stator.to}}; motor completo em casa, de {{replacement.from}} a {{replacement.to}}. A nossa visita não tem taxa.',
    ],
    points: [
      'Peça de volta a peça trocada: ela é sua.',
      'Placa que só perdeu um relé se repara.',
      'Depois de raio, mede-se a bobina antes de pôr placa nova.',
    ],
    send: 'Mande o que foi dito, a foto da etiqueta da central e um vídeo do portão ao apertar a botoeira.',
  },
];
