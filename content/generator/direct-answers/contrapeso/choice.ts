/** Answers to titles about counterweights and springs: choosing, weighing and replacing them. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksNeed } from '../../words/asking-words.ts';

export const choiceAnswers: readonly DirectAnswer[] = [
  {
    when: ['cabo|cabos', 'mola|molas', 'ou|melhor|diferenca'],
    unless: 'preco|quanto custa|arreb*|quebr*|troca|trocar',
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em basculante, cabo de aço é do sistema de contrapeso e mola é o outro sistema: com lugar na coluna, prefira contrapeso com cabo, que equilibra igual em toda a altura; com lateral apertada ou folha leve, mola, que cansa com os anos. Os dois gastam: trocar o par de cabos ou de molas fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que muda no uso',
    text: [
      'O cabo se olha a cada seis meses e se troca ao primeiro fio levantado; a mola se troca em par quando a folha já não fica parada a meia altura. Passar de um sistema ao outro é obra de serralheiro e raramente compensa num portão que anda bem.',
    ],
    points: [
      'Contrapeso: precisa de caixa na coluna e de polia que gire.',
      'Mola: ocupa pouco, perde força aos poucos e não se estica para durar mais.',
      'Com qualquer dos dois, a folha tem de ficar leve na mão antes do motor.',
    ],
  },
  {
    when: ['contrapeso*', 'quantos|quanto|qual|peso|kg|quilos', 'portao|basculante|folha|para|de'],
    figure: { unit: 'kilogram' },
    unless: 'arrebent*|caiu|preco|quanto custa|solt*|motor',
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['choose', 'adjust'],
    answer: [
      'Para uma folha de {figura}, os dois contrapesos juntos levam um pouco menos que {figura}, ou seja, cada caixa fica pouco abaixo da metade desse peso. Comece por aí e acerte na prova: com o motor solto e a folha escorada até o fim do ajuste, ela deve parar em qualquer altura e subir com uma mão. Se sobe sozinha, tire peso; se desce, ponha.',
    ],
    heading: 'Como a folha diz o peso certo',
    text: [
      'O peso da folha muda com lambri, chapa nova ou tinta grossa, e então o contrapeso também muda. É serviço de dois, com escora, e o ajuste feito por nós fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}} quando leva cabo.',
    ],
    points: [
      'As duas caixas iguais, ou a folha sobe torta.',
      'Peso preso, que não bata nem caia da caixa.',
      'Cabo sem fio partido antes de mexer.',
    ],
    send: 'Mande largura, altura, material e uma foto das duas caixas, de longe e sem tocar.',
  },
  {
    when: [
      'contrapeso*|mola|molas',
      asksNeed,
      'trocar|troco|troca|mexer|ajustar|mudar|acertar|regular',
      'motor|portao|automatizar|basculante',
    ],
    unless: 'tirar|sem contrapeso|quebrou|arrebent*|caiu|quanto',
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['install', 'adjust'],
    answer: [
      'Não precisa trocar, se o contrapeso ou a mola equilibra a folha e a mola não tem ferrugem, trinca nem espira aberta: com as mãos, a folha sobe leve e para em qualquer altura. Se ela despenca ou sobe sozinha, o peso se acerta antes do motor, de {{part.adjustment.from}} a {{part.adjustment.to}}. O motor só move a folha, e nunca toma o lugar do contrapeso.',
    ],
    heading: 'A prova do equilíbrio antes do motor',
    text: [
      'Com os cabos inteiros, o disjuntor desligado e o motor solto, ponha a folha a meia altura, com duas pessoas e ninguém embaixo, e solte devagar. Parada, está pronta; se anda, falta ou sobra peso nas caixas.',
    ],
    points: [
      'Cabo com fio levantado ou polia gasta: troca junto, porque o motor não avisa.',
      'Folha que ganhou chapa ou lambri depois: pede mais peso.',
      'Mexer em caixa, mola e cabo é do técnico, com a folha escorada.',
    ],
    send: 'Mande um vídeo da folha subindo na mão e uma foto das molas ou das caixas de contrapeso, dos dois lados.',
  },
  {
    when: ['mola|molas', 'cabo|cabos', 'quanto custa|preco|valor|quanto fica|trocar|troca|quanto e'],
    unless: 'posso|sozinho|eu mesmo|arrebent*|caiu',
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'Trocar as duas molas ou o par de cabos fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}} cada serviço; feitos juntos, a folha se escora e se equilibra uma vez só, e o valor do conjunto é dito por foto. Enquanto espera, deixe o portão fechado e sem energia.',
    ],
    heading: 'Por que vale trocar os dois na mesma escora',
    text: [
      'Mola e cabo puxam a mesma folha: com um novo e outro velho, o equilíbrio refeito dura pouco. O técnico escora, alivia os dois lados, troca aos pares e prova a folha parada a meia altura.',
      'Mola e cabo têm {{parts.warranty}} de garantia, e a troca, {{repair.warranty}}.',
    ],
    points: [
      'Polia que não gira sai junto.',
      'Gancho ou olhal rasgado: solda à parte.',
      'Comprimento da mola se tira por foto, nunca soltando.',
    ],
    send: 'Com o portão fechado, mande a foto das duas laterais, de longe, e as medidas da folha.',
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
      'nao precisa de contrapeso|sem contrapeso|dispensa contrapeso|dispensa o contrapeso|nao usa contrapeso|tirar o contrapeso|sem o contrapeso|precisa de contrapeso|precisa contrapeso',
      'motor|qual|portao|basculante|tem|posso|funciona|kit',
    ],
    unless: 'por que|porque|quebr*|caiu|solto|cabo arrebent*|fabricar|serralheiro',
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['choose', 'allowed'],
    answer: [
      'Em basculante nenhum motor dispensa o contrapeso ou a mola: são eles que levam o peso da folha, e o motor só a move. Quem não quer contrapeso troca o tipo de portão: de correr e de abrir não o usam. Existe basculante só de mola, mais limpo e de força menos igual; a escolha é do serralheiro que faz a folha.',
    ],
    heading: 'O que acontece com motor e sem contrapeso',
    text: [
      'O motor sobe nos primeiros dias e depois perde engrenagem e capacitor, e na falta de luz ninguém ergue a folha. Solta, ela desce de uma vez.',
    ],
    points: [
      'Motor mais potente não substitui: ele esconde o peso até quebrar.',
      'Contrapeso que bate ou faz barulho se regula, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} com os cabos.',
      'Cabo e caixa só mexe quem escora a folha antes.',
    ],
    further: 'Como ele se regula está em [contrapeso desregulado](/contrapeso-do-portao-desregulado).',
    send: 'Mande pelo WhatsApp uma foto das duas laterais do portão por dentro e diga o que incomoda no contrapeso.',
  },
  {
    when: ['mola|molas', 'medida|medidas|tamanho|qual mola|como escolher|comprar|diametro'],
    unless: 'pivotante|social|pedestre|enrolar|quebr*|porta',
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['choose', 'replace'],
    answer: [
      'A mola do portão basculante se compra igual à que saiu, por quatro medidas: grossura do arame, diâmetro de fora, comprimento em repouso e número de voltas; o par é sempre do mesmo peso. Não há tabela pelo tamanho do vão, porque ela equilibra o peso da folha: chapa, porta embutida e madeira pedem mola mais forte. Trocada e regulada por nós, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}} quando não há solda.',
    ],
    heading: 'Como tirar a medida sem perigo',
    text: [
      'Meça com o portão aberto e escorado, que é quando a mola está quase sem força, e nunca a solte na mão: tensionada, ela fere. Na dúvida, uma foto ao lado da trena basta.',
      'Se o portão ganhou peso depois que foi feito, a medida velha já não serve, e quem acerta é a pesagem da folha.',
    ],
    points: [
      'Arame em milímetros, medido com paquímetro.',
      'Comprimento de gancho a gancho, sem esticar.',
      'As duas do mesmo lote.',
    ],
    send: 'Mande uma foto das duas molas, de longe e sem tocar, com largura, altura e material da folha.',
  },
  {
    when: ['troc*|substituir|substituicao', 'mola|molas', 'contrapeso|contrapesos|caixa de peso', 'ou|e'],
    unless:
      'melhor|diferenca|qual|por contrapeso|por mola|x|vale a pena|compensa|quebr*|arrebent*|estour*|caiu|solt*',
    subject: 'contrapeso',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['replace', 'price'],
    answer: [
      'Trocamos um e outro: o par de molas ou o cabo e a polia do contrapeso, com a folha equilibrada de novo, ficam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} quando não há solda. Mola perde força e se troca aos pares; o contrapeso não se gasta, só o cabo dele. Até a visita, deixe o portão fechado e o disjuntor desligado, e não solte nenhum dos dois na mão.',
    ],
    heading: 'Como a troca é feita',
    text: [
      'A folha é escorada antes de soltar qualquer lado, as duas peças são trocadas juntas e o portão é equilibrado até parar sozinho a meia altura. Só depois se regula a força do motor, que volta a fazer apenas o seu trabalho.',
    ],
    points: [
      'Espiras abertas ou folha que desce do meio: mola cansada.',
      'Fio partido no cabo ou polia gasta: troca dos dois lados.',
      'Folha que ganhou chapa ou madeira: o peso da caixa é refeito.',
    ],
    send: 'Mande uma foto das duas laterais, de longe e sem tocar, com a largura, a altura e o material da folha.',
  },
  {
    when: [
      'mola por contrapeso|molas por contrapeso|mola para contrapeso|molas para contrapeso|contrapeso por mola|contrapeso por molas|contrapeso para mola|contrapeso em lugar de mola|mola em lugar de contrapeso|contrapeso em vez de mola|mola em vez de contrapeso',
    ],
    unless: 'quebr*|arrebent*|estour*|caiu|melhor|diferenca',
    subject: 'contrapeso',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['allowed', 'replace', 'price'],
    answer: [
      'Dá para passar de mola a contrapeso, ou o contrário, mas não é uma troca de peça: muda a coluna, e o contrapeso ainda pede caixa, polia e cabo dos dois lados. Quem refaz isso é o serralheiro. Se a mola só perdeu força, o par novo, regulado, fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} e sai muito mais barato que a mudança.',
    ],
    heading: 'Quando a mudança compensa',
    text: [
      'O contrapeso equilibra igual em toda a altura e não cansa, mas precisa de coluna livre nas duas laterais. A mola cabe em lateral estreita e serve a folha leve. O motor continua o mesmo; depois da mudança, regulam-se outra vez a força e o fim do curso.',
    ],
    points: [
      'Folha pesada e coluna larga: contrapeso.',
      'Folha leve e lateral apertada: mola.',
      'Em qualquer dos dois, a folha é escorada antes de soltar o primeiro lado.',
    ],
    send: 'Mande uma foto das duas laterais, de longe e sem tocar, com a largura, a altura e o material da folha.',
  },
  {
    when: ['mola|molas', 'contrapeso|caixa de peso|peso', 'melhor|ou|diferenca|qual|x'],
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Fique com contrapeso se há coluna para a caixa: ele equilibra igual em toda a altura e não cansa, só o cabo se troca. Fique com mola se falta espaço na lateral ou a folha é leve, sabendo que ela perde força com os anos e se troca em par. Com motor, o contrapeso bem regulado é o que dá menos serviço.',
    ],
    heading: 'O que cada um pede de manutenção',
    text: [
      'No contrapeso, olham-se cabo e polia: trocar fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Na mola, espiras abertas e gancho; e nenhum dos dois se solta em casa.',
      'Passar de um para outro é refazer coluna e braço, serviço de serralheria. O motor é o mesmo: em basculante, de {{kit.padrao}} a {{kit.jetflex}} instalado.',
    ],
    points: [
      'Folha que ganhou peso: no contrapeso se soma carga; a mola é outra.',
      'Solto a meia altura, o portão tem de ficar parado, com um ou com outro.',
      'Cabo partido e mola partida são igualmente perigosos: disjuntor, e ninguém embaixo.',
    ],
  },
  {
    when: [
      'contrapeso*',
      'pedra|pedras|brita|areia|saco de areia|tijolo|entulho',
      'pode|posso|serve|da para|funciona|usar|tem problema',
    ],
    unless: 'ou|x|versus|qual|melhor|pior|quanto|entre',
    subject: 'contrapeso',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['allowed', 'choose'],
    answer: [
      'Não convém: pedra, brita e areia soltas se mexem na caixa, chupam água e mudam de peso com a chuva. O que equilibra a folha é o peso exato e preso, e por isso se usa concreto seco ou ferro em placas. Acertar o peso é serviço de técnico, com a folha escorada, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} quando leva cabo novo.',
    ],
    heading: 'Por que o peso tem de ser exato',
    text: [
      'As duas caixas juntas pesam o mesmo que a folha, metade de cada lado. Se um lado pesa mais, a folha torce e gasta o pivô; se falta peso, quem ergue a diferença é o motor.',
      'Ninguém abre a caixa com a folha no alto: um contrapeso que cai leva a folha junto.',
    ],
    points: [
      'Prova do acerto: solta a meia altura, a folha não sobe nem desce.',
      'Caixa com tampa e sem furo por onde o material escape.',
      'Pintou ou revestiu o portão: o contrapeso se refaz.',
    ],
    send: 'Mande a foto das duas caixas, com o portão fechado, e diga o que mudou na folha.',
  },
  {
    when: [
      'contrapeso*',
      'concreto|ferro|brita|areia|cimento',
      'ou|x|vs|versus|melhor|diferenca|qual|entre|comparado',
    ],
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Os dois servem, porque o que equilibra é o peso, e não o material: ferro fundido ocupa menos e permite acertar placa por placa; concreto é mais barato e precisa de caixa maior. Onde a coluna é estreita, ferro; onde há espaço, concreto seco e pesado antes de entrar.',
    ],
    heading: 'Peso certo dos dois lados da folha',
    text: [
      'Some as duas caixas: juntas têm de equilibrar a folha, metade em cada lado, com o motor solto e os cabos inteiros. Lado desigual torce a folha e gasta pivô.',
      'Areia e brita soltas absorvem água e mudam de peso com a chuva. O acerto é de técnico, com a folha escorada, e fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}} quando leva cabo novo.',
    ],
    points: [
      'Caixa que não raspa na coluna em nenhum ponto.',
      'Placas presas, sem folga para bater.',
      'Cabo novo quando o peso muda muito.',
      'Ninguém embaixo enquanto se mexe.',
    ],
    send: 'Mande pelo WhatsApp a foto das duas caixas e diga onde a folha para quando é solta.',
  },
  {
    when: [
      'mola|molas',
      'de um lado|um lado so|so de um lado|so uma|so a mola|uma mola so|uma so|so um lado|apenas uma|somente uma',
      'trocar|troca|troco|substituir|quebrou|partiu',
    ],
    unless: 'porta de enrolar|aerea|social|como trocar|preco|quanto',
    subject: 'contrapeso',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['replace', 'price', 'safety'],
    answer: [
      'Não troque uma só: as molas do basculante se trocam em par, porque a velha puxa menos que a nova, a folha sobe torta e força o braço e o motor. Até a troca, deixe o portão fechado, o disjuntor desligado e o motor travado, e ninguém passa embaixo. O par, quando não há solda, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com a folha escorada pelo técnico.',
    ],
    heading: 'Por que uma mola nova não combina com a velha',
    text: [
      'Molas do mesmo portão cansam juntas, e a que sobrou costuma partir poucos meses depois. Com o par novo, a folha se equilibra e tem de parar a meia altura com o motor solto.',
    ],
    points: [
      'As duas se compram com o mesmo arame, o mesmo diâmetro e o mesmo comprimento.',
      'Cabo e gancho do lado que partiu se conferem também.',
      'Mola soldada não serve de par.',
    ],
    send: 'Mande fotos das duas molas, de longe, e a largura e a altura da folha.',
  },
  {
    when: ['contrapeso*', 'chumbo'],
    unless: 'roub*|furt*|quebr*|caiu|arrebent*',
    subject: 'contrapeso',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Chumbo serve de contrapeso, mas raramente compensa: o que equilibra é o peso, e ele só ganha onde a coluna é estreita demais para ferro ou concreto. É mais caro e tóxico para quem corta ou derrete, trabalho que não se faz em casa. Igualar as duas caixas e acertar a folha, por técnico, fica de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Chumbo, ferro ou concreto na caixa',
    text: [
      'No mesmo espaço o chumbo pesa quase uma vez e meia o ferro e mais de quatro vezes o concreto. Se a caixa é pequena e a folha ganhou peso, completar com chumbo evita refazer a coluna.',
    ],
    points: [
      'As duas caixas levam o mesmo peso.',
      'Peça fechada na caixa, sem pó e sem raspa.',
      'A folha é escorada antes de mexer no peso.',
    ],
    send: 'Mande uma foto das duas laterais, de longe e sem tocar, com a largura, a altura e o material da folha.',
  },
  {
    when: ['sem contrapeso|sem o contrapeso|sem peso em lateral', 'perigoso|perigo|risco|arriscado|seguro'],
    unless: 'quebr*|caiu|solto|preco',
    subject: 'contrapeso',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['safety', 'allowed'],
    answer: [
      'Sim, é perigoso: num basculante sem contrapeso nem mola, a folha inteira fica por conta do motor, e desce de uma vez se a engrenagem parte ou se alguém a destrava. Não instale nem use assim: disjuntor desligado e ninguém embaixo. O equilíbrio se refaz com a folha escorada; os cabos ficam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que fazer com a folha até o acerto',
    text: [
      'Se ela está fechada, deixe fechada e saia por outra porta. Se está no alto, afaste carro e pessoas e chame: quem a desce é o técnico, com escora.',
    ],
    points: [
      'Motor mais forte não resolve: só adia a queda.',
      'Portão de correr ou de abrir não passa por isso: não leva contrapeso.',
      'Basculante só de mola também serve, se a mola é a da folha.',
    ],
    send: 'Mande de longe a foto das duas laterais do portão e diga como a folha está agora.',
  },
];
