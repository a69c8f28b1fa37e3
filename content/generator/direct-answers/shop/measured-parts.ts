/** Parts asked by their measure: a capacitor, a wheel, a magnet, a counterweight, a board that somebody reconditioned. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const measuredPartAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'capacitor*',
      'motor|portao|ppa|garen|rossi|peccinin|nice|agl|seg|comprar|preco|valor|quanto|original',
    ],
    unless:
      'ou|x|lugar|trocar por|maior|menor|substitui*|posso|pode|serve|nao|ronca|queim*|como|diferenca|em vez',
    figure: { unit: 'microfarad' },
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['buy', 'price'],
    answer: [
      'Capacitor de {figura} levamos e trocamos por {{part.capacitor.from}} a {{part.capacitor.to}}, com a mão de obra, desde que {figura} seja o valor escrito no velho e na etiqueta do motor. Avulso, não precisa ser da marca do motor: vale o mesmo valor, com tensão igual ou maior.',
    ],
    heading: 'Antes de comprar um capacitor de {figura}',
    text: [
      'Valor menor tira força da partida; maior aquece a bobina. Se os {figura} são palpite porque a etiqueta apagou, o técnico mede a peça e lê o modelo do motor.',
      'A troca não é serviço de casa: ele guarda choque mesmo com o disjuntor desligado.',
    ],
    points: [
      'Tensão escrita no corpo: igual à do antigo ou maior.',
      'Tamanho que caiba na caixa, com o mesmo tipo de terminal.',
      'Motor que ronca com a peça nova: folha presa ou bobina.',
    ],
    further:
      'As faixas de cada conserto estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e um vídeo com o som dele na partida.',
  },
  {
    when: ['roldana*|rodizio*', 'troca|trocar|trocam|substituir|substituicao|instalar|instalada|instaladas'],
    unless: 'qual|como|sozinho|nylon|ou|diferenca|maior|menor|nao|v ou u',
    figure: { unit: 'inch' },
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['replace', 'price'],
    answer: [
      'Trocar o par de roldanas do portão de correr fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com o alinhamento e {{parts.warranty}} de garantia na peça. A de {figura} serve se a velha mede {figura} de borda a borda e tem o mesmo canal, V para cantoneira ou U para barra redonda.',
    ],
    heading: 'O que se mede além das {figura}',
    text: [
      'A distância do eixo ao chão é o que mais se erra: roda mais alta ergue a folha e tira a cremalheira do pinhão. Cada uma precisa levar sozinha mais da metade do peso do portão.',
      'Trocam-se as duas. Roda nova ao lado de uma gasta inclina a folha e força a guia de cima.',
    ],
    points: [
      'Largura, furo do eixo e tipo de suporte, por dentro ou por fora.',
      'Trilho sem degrau nas emendas e sem barro no canal.',
      'Aço com rolamento blindado em folha pesada; nylon em folha leve.',
    ],
    further:
      'Se a folha ainda enrosca com roda boa, veja [portão fora do trilho](/portao-de-correr-saiu-do-trilho).',
    send: 'Mande a foto da roldana com uma régua ao lado, outra do trilho visto de cima e o tamanho da folha.',
  },
  {
    when: [
      'ima|imas|magnetico|magneticos|magnetica',
      'fim de curso|final de curso|ima|imas',
      'motor|portao|deslizante|basculante|comprar|preco|valor|quanto|troca|trocar|polaridade|par',
    ],
    unless:
      'caiu|cai|caindo|soltou|solta|nao|quebr*|perdi|fechadura|trava|eletroima|mecanico|ou|diferenca|passa|bate|social|como',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['what', 'buy', 'price'],
    answer: [
      'O ímã do fim de curso é a peça que o sensor do motor lê para parar a folha: são dois, um para cada ponta, presos na cremalheira do portão de correr ou na peça que anda com o basculante. Pôr o par no lugar e regular o curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, com {{repair.warranty}} de garantia no serviço; o ímã se soma conforme o modelo.',
    ],
    heading: 'Como pedir o ímã certo',
    text: [
      'Ele se compra pelo modelo da etiqueta, porque altura, furo e distância do sensor mudam de fábrica para fábrica. Em muitas placas cada ponta lê um polo: virado, o ímã passa e a folha não para.',
      'Marque na cremalheira onde o antigo estava antes de tirá-lo. Um palmo de erro faz a folha bater ou ficar aberta.',
    ],
    points: [
      'Motor de chave, com mola ou alavanca no lugar do sensor, não usa ímã.',
      'Suporte torto: o ímã passa longe e a parada falha às vezes.',
      'Depois da troca, a placa grava o curso de novo.',
    ],
    further: 'Se ele já está no chão, comece por [ímã do portão caiu](/ima-do-portao-caiu).',
    send: 'Mande pelo WhatsApp a foto do ímã ou do lugar dele, a do lado do motor em que fica o sensor e a etiqueta.',
  },
  {
    when: [
      'contrapeso*|contra peso',
      'quantos quilos|quantos kg|quanto peso|quanto de peso|quanto pesa|qual peso|qual o peso|peso ideal|peso certo|quantos',
      'basculante|portao|folha|caixa|coluna|lado|colocar|precisa|preciso|motor',
    ],
    unless: 'consert*|caiu|cabo|barulho|arrebent*',
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['choose', 'adjust'],
    answer: [
      'Os dois contrapesos juntos levam um pouco menos que o peso da folha: perto da metade dela em cada caixa. O número exato quem dá é a prova, com o motor solto: equilibrada, a folha para em qualquer altura e sobe com uma mão.',
    ],
    heading: 'Da conta à prova',
    text: [
      'Comece pela folha: altura vezes largura, pelo peso do material, mais os tubos do quadro. Depois se acerta em pesos pequenos, um lado e o outro; se ela desce, falta, se sobe sozinha, sobra, e se torce, os lados estão diferentes.',
      'É serviço para duas pessoas, com a folha escorada, porque há dezenas de quilos suspensos na coluna. O equilíbrio conosco fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com cabo ou mola se precisar, e a força do motor é refeita na mesma visita.',
    ],
    points: [
      'As duas caixas iguais, conferidas na balança.',
      'Chapa, porta embutida e tinta grossa entram no peso da folha.',
      'Peso preso dentro da caixa, sem bater na coluna.',
      'Cabos gastos se trocam junto, já que vão levar essa carga.',
    ],
    further:
      'Motor e equilíbrio juntos estão em [basculante com contrapeso](/termos/motor-portao-basculante-com-contrapeso).',
    send: 'Mande a altura e a largura da folha, o material e uma foto das duas laterais fechadas.',
  },
  {
    when: [
      'recondicionad*|remanufaturad*|recuperada|recuperadas|usada|usadas|seminova|segunda mao',
      'placa|placas|central',
      'garantia|preco|comprar|vale a pena|confiavel|motor|portao|compensa|quanto',
    ],
    unless: 'motor recondicionado|motor usado|queim*|nao',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['buy', 'price', 'worth'],
    answer: [
      'Placa recondicionada nós não vendemos: reparamos a sua, a partir de {{repair.from}}, ou pomos uma nova, de {{part.board.from}} a {{part.board.to}} com os controles gravados. Na nossa, a peça tem {{parts.warranty}} de garantia e o serviço, {{repair.warranty}}; numa recondicionada de loja, o mínimo são os noventa dias da lei.',
    ],
    heading: 'O que perguntar a quem vende a placa recondicionada',
    text: [
      'Recondicionar pode ser trocar relés e capacitores e provar com carga, ou só limpar e pintar. Peça por escrito o que foi trocado e a prova com um motor ligado.',
      'Placa de outra casa vem com controles de estranhos na memória: mande apagar tudo antes do primeiro uso.',
    ],
    points: [
      'Modelo e versão iguais aos da sua, letra por letra.',
      'Marca de queima no verso ou trilha refeita: recuse.',
      'Sem a causa achada, surto ou motor em curto queima a próxima.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e a da central fechada: dizemos se a sua tem reparo e quanto custa a nova.',
  },
];
