/** Answers to titles about motors: used motors. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const usedMotorsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'usado|usada|seminovo|segunda mao',
      'mercado livre|internet|olx|marketplace|facebook|online|shopee',
    ],
    unless: 'comprei|instalam|instala|montam|conserto|consertam',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Em geral não compensa: motor usado comprado de longe vem sem prova de funcionamento, sem garantia e muitas vezes sem a chave, o suporte ou a placa certa, e o gasto com o que falta chega perto do novo. Só vale se o preço é baixo, o modelo é igual ao seu e você pode vê-lo girar antes. Novo e instalado em basculante, o kit vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX), com {{kit.warranty}} de garantia.',
    ],
    heading: 'O que pedir ao vendedor antes de pagar',
    text: [
      'Peça um vídeo do motor ligado, com a etiqueta na imagem, e pergunte por que foi tirado. Nós não vendemos usado; montar um que você já tem é orçado por foto.',
    ],
    points: [
      'Etiqueta legível: tensão, modelo e peso máximo.',
      'Central e fim de curso do mesmo modelo, e não de outro.',
      'Engrenagem sem dente comido e fuso ou eixo sem folga.',
    ],
  },
  {
    when: [
      'usado|usada|usados|segunda mao|seminovo',
      'motor de portao|motor|kit',
      'compensa|vale a pena|presta|e bom|bom negocio|bom preco|e barato|posso comprar|devo comprar|pego',
    ],
    figure: { unit: 'real', to: 500 },
    unless: 'vender|vendo|carro|compram|compro|peca|pecas|placa',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Motor usado por {figura} raramente compensa: ainda faltam a instalação, o suporte e os controles, e a engrenagem gasta custa de {{part.gears.from}} a {{part.gears.to}}. Na nossa tabela o novo, sem instalação, começa em {{motor.quarterCv}}; instalado em basculante, o kit custa {{kit.padrao}}, com {{kit.warranty}} de garantia.',
    ],
    heading: 'Como testar um motor usado antes de pagar',
    text: [
      'Só vale se você o vê trabalhar no portão de quem vende, com peso parecido com o do seu. Fora da parede ele gira leve, e nada se prova.',
    ],
    points: [
      'Várias aberturas seguidas: se perde força quente, é bobina ou capacitor.',
      'Folga no fuso ou na saída, estalo e óleo escorrido: engrenagem ou retentor no fim.',
      'Tensão, modelo e ano na etiqueta; sem ela não se acha peça.',
      'Fim de curso, central e controles originais juntos, e o dono apagado da memória.',
      'Recibo com nome e data, e a nota de origem: sem ela a garantia que restar não se prova.',
    ],
    further:
      'Para comparar com o novo, veja [quanto custa motor de portão](/termos/quanto-custa-motor-de-portao).',
    send: 'Antes de pagar, mande a foto da etiqueta e um vídeo do motor andando: dizemos se ainda há peça e se serve na sua folha.',
  },
  {
    when: ['motor usado|usado|segunda mao|seminovo', 'compensa|vale|comprar|confiavel|risco|olx'],
    unless: 'jetflex|jet flex',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Motor usado quase nunca compensa: ele vem sem garantia, com a engrenagem já gasta, e o desconto some na primeira peça. Vale se sai muito barato ou de graça e você o vê ligado, com a etiqueta legível e com a placa e os controles juntos, porque placa de outra linha em geral não serve nele.',
    ],
    heading: 'O que olhar num motor usado',
    text: [
      'Peso da sua folha na ficha daquele modelo, tensão igual à da garagem, folga na coroa e controles de código rolante. Pergunte se ele saiu por defeito: ninguém tira motor que funciona, sem motivo.',
      'Do lado novo, kit instalado de basculante vai de {{kit.padrao}} a {{kit.jetflex}}, e troca de motor de casa, entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Coroa e rolamento, na lista do custo do usado.',
      'Cremalheira ou braço não vêm incluídos.',
      'Sem nota, sem garantia.',
      'Instalação de motor comprado por você sai por orçamento.',
    ],
    further:
      'A conta de conserto contra troca está em [motor antigo sem peça](/motor-de-portao-antigo-sem-peca).',
    send: 'Mande a foto da etiqueta do usado e do portão por dentro.',
  },
  {
    when: [
      'usado|usada|usados|segunda mao|seminovo|seminova',
      'automatizador|motor|kit|central|placa',
      'vale a pena|comprar|compensa|presta|compra|bom',
    ],
    unless: 'jetflex|jet flex|vender|vendo|compram|carro',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Motor de portão usado só compensa se você o vê funcionar, se a peça dele ainda se acha e se a montagem cabe na conta. Some o preço pedido, o suporte novo e a instalação: perto de {{kit.padrao}}, que é o kit novo instalado em basculante com {{kit.warranty}} de garantia, o usado já perdeu. Nós não vendemos usado.',
    ],
    heading: 'O que olhar num motor de portão usado',
    text: [
      'Motor de correr, de basculante e de abrir não se trocam entre si, e o fuso ou a cremalheira do vendedor foi cortado para a folha dele. Peça para ligá-lo na tensão da etiqueta e escute: ronco, estalo a cada volta e carcaça que esquenta em dois minutos são peças a pagar.',
      'Montar um motor que você já tem se orça por foto; gravar controles fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Etiqueta legível, com tensão, potência e modelo.',
      'Placa e motor da mesma marca, com os controles juntos.',
      'Sem cheiro de verniz queimado na bobina.',
      'Óleo ou graxa vazando: retentor vencido.',
      'Nota ou recibo, porque motor sem origem é risco seu.',
    ],
    questions: [
      {
        question: 'Vocês instalam o usado que eu comprar?',
        answer:
          'Instalamos se ele serve na folha e na tensão, com garantia do nosso serviço e não do motor. Mande a foto da etiqueta antes de pagar.',
      },
    ],
  },
  {
    when: ['usado|usada|seminovo|de segunda mao|recondicionad*', 'motor|kit'],
    figure: { unit: 'real', to: 1000 },
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth', 'price'],
    answer: [
      'Não vendemos motor usado nem seminovo. Com {figura}, compare com o motor novo sem instalação, que na nossa tabela começa em {{motor.quarterCv}}, no de {{motor.quarterCv.power}} para folha de até {{motor.quarterCv.weight}}, com {{motor.warranty}} de garantia; instalado, o kit de basculante começa em {{kit.padrao}}. O usado de outra pessoa costuma vir sem nota e sem garantia, e pede logo uma peça.',
    ],
    heading: 'O que olhar antes de pagar {figura} num usado',
    text: [
      'Peça para vê-lo ligado no portão do dono, abrindo e fechando. Motor solto na bancada gira bem até com a engrenagem no fim.',
      'Vale quando é do mesmo modelo do seu e serve de doador de peças. Marca que não vendemos nós consertamos, se a peça se acha.',
    ],
    points: [
      'Etiqueta legível, com modelo, tensão e peso de folha.',
      'Tipo de portão: motor de correr não vai em basculante.',
      'Central e controles junto, e a memória apagada antes do primeiro uso.',
      'Trilho ou suporte do tamanho do seu portão.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta do usado e uma do seu portão por dentro: dizemos se ele serviria, antes de você pagar.',
  },
  {
    when: [
      'compro|quem compra|compra se|quanto pagam|quanto paga|onde vendo|onde vender|vendo|vender',
      'motor|motores|motor de portao|placa|placas|placa de portao|central|automatizador',
      'queimad*|sucata|com defeito|estragad*|quebrad*',
    ],
    unless: 'voces|casa|imovel|novo|nova|consert*|ou|instala*',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Motor ou placa de portão queimados nós não compramos nem vendemos: quem paga por eles é o ferro-velho, pelo cobre e pelo ferro, ou quem aproveita peças. O que ainda vale é o que não queimou: engrenagem, suporte, fim de curso e controles. Se a dúvida é se compensa consertar, trocar a placa fica entre {{part.board.from}} e {{part.board.to}}, e o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Antes de comprar ou vender um motor queimado',
    text: [
      'Diga no anúncio o que queimou e o que funciona, com a foto da etiqueta. Quem compra para tirar peças procura o mesmo modelo e a mesma tensão.',
    ],
    points: [
      'Apague da central os controles da sua casa antes de entregar.',
      'Capacitor guarda carga: ninguém o solta nem o toca.',
      'No basculante, só tire o motor com um técnico: ele pode ser o que segura a folha.',
      'No lixo comum, não: placa e capacitor são lixo eletrônico.',
    ],
    send: 'Se quer saber antes se tem conserto, mande a foto da etiqueta e conte o que aconteceu.',
  },
  {
    when: [
      [
        'vendo|vender|quero vender|estou vendendo|vender meu|por quanto vendo',
        ...[
          'quanto vale',
          'quanto vale o',
          'qual o valor de',
          'quanto consigo em',
          'quanto pagam em',
        ].flatMap((asked) =>
          ['', 'meu ', 'um '].flatMap((whose) =>
            ['motor', 'motor de portao'].flatMap((motor) =>
              ['antigo', 'velho', 'usado', 'de segunda mao'].map((age) => `${asked} ${whose}${motor} ${age}`),
            ),
          ),
        ),
        'quanto vale meu motor',
        'quanto vale o meu motor',
      ].join('|'),
      'motor|motores|kit|placa|automatizador',
    ],
    unless: 'voces|vendem|loja|casa|imovel|revenda|revender|conserto|consertar|pena|instalado|novo',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Nós não compramos motor usado, e o preço dele quem faz é o comprador: um teto honesto é o do novo na nossa tabela, que sem instalação começa em {{motor.quarterCv}}, menos o uso, a garantia que acabou e o que falta, como suporte ou controle. Motor que não parte vale as peças.',
    ],
    heading: 'O que faz um motor usado valer mais no anúncio',
    text: [
      'Quem compra quer ver funcionar. Filme-o no portão, abrindo e fechando várias vezes, antes de desmontar; fora da parede ele gira sem peso e não prova nada.',
    ],
    points: [
      'Etiqueta legível, com modelo, tensão e ano.',
      'Nota de compra e recibo dos consertos.',
      'Central, fim de curso, suporte e controles juntos.',
      'Memória apagada, para os seus controles não abrirem o portão de outro.',
      'Retirada com o disjuntor desligado e, no basculante, com a folha fechada e travada.',
    ],
    further:
      'O preço do novo, para comparar, está em [quanto custa motor de portão](/termos/quanto-custa-motor-de-portao).',
    send: 'Se a ideia é pôr um novo no lugar, mande pelo WhatsApp a foto da etiqueta do antigo e a do portão por dentro.',
  },
  {
    when: [
      'achei|encontrei|peguei|ganhei|achado|encontrado|catei|jogado',
      'lixo|em rua|cacamba|ferro velho|sucata|entulho|calcada',
      'motor|motores|kit|placa|central',
    ],
    unless: 'vender|vendo|descart*',
    subject: 'motor',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['worth', 'safety'],
    answer: [
      'Um motor de portão achado no lixo quase sempre foi jogado fora por não funcionar mais, e não se liga na tomada para testar: fio partido ou molhado dá choque. Com a foto da etiqueta dizemos se ele ainda tem peça; só vale consertar se a soma, que vai de {{repair.from}} a {{repair.to}}, fica bem abaixo de um novo, a partir de {{motor.quarterCv}} sem instalação e com garantia.',
    ],
    description:
      'Motor de portão achado no lixo quase sempre foi jogado fora por não funcionar: não o ligue na tomada para testar, mande a foto da etiqueta.',
    heading: 'O que se aproveita de um motor achado',
    text: [
      'Carcaça, engrenagem e suporte às vezes servem de peça para outro igual. Bobina queimada e placa molhada não compensam, e o motor pode ser de outro tipo de portão ou de outra tensão.',
    ],
    points: [
      'Etiqueta ilegível: não há como saber se serve.',
      'Sem nota, não há garantia de ninguém.',
      'Sem serventia: ecoponto da prefeitura, e não o lixo comum.',
    ],
    send: 'Mande a foto da etiqueta e do portão em que ele iria: dizemos se é do mesmo tipo.',
  },
];
