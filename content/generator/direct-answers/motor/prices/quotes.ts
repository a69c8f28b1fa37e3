/** Answers to titles about motors: quotes. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const quoted =
  'cobraram|cobrou|pediram|pediu|me passaram|passaram|estao cobrando|esta cobrando|quer cobrar|querem cobrar|querem|orcamento de|orcaram|orcou|falaram|disseram';

const judged =
  'caro|certo|justo|normal|abusivo|muito|barato|ta bom|esta bom|preco bom|vale|trocar|troca|instalar|e isso mesmo|bom preco';

const otherMatters =
  'placa|engrenagem|capacitor|controle*|roldana*|cremalheira|cabo|mola|conserto|consertar|condominio|predio|visita|fotocelula|nobreak|bobina|rebobin*|enrolamento|rolamento|fuso|regul*';

export const quoteAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'metade agora|metade antes|metade depois|metade em entrada|meio a meio|entrada e o resto|sinal e o resto|entrada e resto|pagar depois|pago depois|so depois de instalado|pagar so depois|depois de instalacao|depois de instalar|depois de instalado|antes de instalacao|antes de instalar',
      'pagar|pago|paga|pagamento|pagando',
      'instalacao|instalar|instalado|motor|kit',
    ],
    unless: 'conserto|consertar|energia|luz|placa|garantia|quebr*|parou|queim*|defeito|mensal*',
    subject: 'motor',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['price'],
    answer: [
      'Metade agora e metade depois da instalação não é condição publicada nossa: peça na conversa, e o que ficar combinado vem escrito no orçamento, antes de marcar o dia. Publicado está o kit de basculante em até {parcelas} vezes, instalado por {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX); se um motor por orçamento pedir entrada, isso também vem escrito.',
    ],
    description:
      'Pagar metade agora e metade depois da instalação se combina na conversa e vem escrito no orçamento; o kit se divide em até {parcelas} vezes.',
    heading: 'O que deixar escrito antes da instalação',
    text: [
      'Valor total, quanto se paga em cada data, o meio de pagamento e o que está dentro: motor, central, controles, mão de obra e garantia. Antes do último pagamento, veja o portão abrir e fechar inteiro.',
    ],
    points: [
      'Cartão: pergunte se a operadora cobra juros.',
      'Nota do motor e do serviço guardadas com o orçamento.',
      'Peça encomendada: prazo e entrada na mesma folha.',
    ],
    send: 'Diga pelo WhatsApp o tipo do portão, as medidas e como você prefere pagar.',
  },
  {
    when: [quoted, 'motor', judged],
    figure: { unit: 'real', from: 800, to: 1500 },
    unless: otherMatters,
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'replace'],
    answer: [
      '{figura} está dentro do que cobramos pela troca de um motor residencial, com o motor novo e a instalação: de {{replacement.from}} a {{replacement.to}}. Em basculante, os nossos kits instalados custam {{kit.padrao}}, {{kit.speedy}} e {{kit.jetflex}}. Antes de aceitar, veja se o valor inclui central, dois controles, mão de obra e garantia por escrito.',
    ],
    heading: 'O que o orçamento precisa dizer',
    text: [
      'Pergunte também por que se troca o motor: muitos condenados voltam com conserto, de {{repair.from}} a {{repair.to}}. Peça a medida da bobina e veja se a folha anda leve na mão.',
    ],
    points: [
      'Modelo do motor e peso de folha que ele leva.',
      'Tipo de portão: o de correr e o de abrir saem por orçamento.',
      'Fotocélula incluída ou à parte.',
      'Prazo da garantia do motor e do serviço.',
    ],
    send: 'Mande o orçamento que recebeu e a foto do portão por dentro: dizemos o que falta nele.',
  },
  {
    when: [quoted, 'motor', judged],
    figure: { unit: 'real', from: 1501, to: 20000 },
    unless: otherMatters,
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'replace'],
    answer: [
      '{figura} passa do que cobramos numa casa: a troca do motor residencial, com motor novo e instalação, fica entre {{replacement.from}} e {{replacement.to}}, e em basculante os kits custam {{kit.padrao}}, {{kit.speedy}} e {{kit.jetflex}}. Só faz sentido em portão pesado, de condomínio ou comércio, onde o conjunto fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que conferir antes de recusar',
    text: [
      'Veja se o preço inclui serralheria, ponto de energia, dois portões ou nobreak, que são outras contas. Se é só o motor, peça um segundo orçamento com a foto do portão e da etiqueta.',
    ],
    points: [
      'Modelo e potência escritos, e não só «motor novo».',
      'Peso da folha e aberturas por hora que justificam o conjunto pesado.',
      'Motor velho com conserto: de {{repair.from}} a {{repair.to}}.',
    ],
    send: 'Mande o orçamento que recebeu e a foto do portão por dentro: respondemos com o nosso valor.',
  },
  {
    when: [
      'checklist|check list|lista|o que verificar|o que conferir|o que testar|roteiro|passo a passo|guia|como pedir|pedir',
      'orcamento|cotacao',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*|garagem',
    ],
    unless: 'quanto custa|preco|cidade',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Para pedir um orçamento de portão, mande pelo WhatsApp uma foto dele inteiro por dentro, a altura, a largura e o material da folha, como ela anda, a tensão do ponto, o bairro e o que você quer: motor novo, troca ou conserto. Com isso o valor sai por mensagem, antes da visita, que não tem taxa na área atendida; em conserto, um vídeo do defeito e a etiqueta do motor substituem as medidas.',
    ],
    heading: 'Como ler a resposta',
    text: [
      'Em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}; de correr e de abrir, numa casa, em geral de {{replacement.from}} a {{replacement.to}}; conserto, de {{repair.from}} a {{repair.to}}. Veja o que está incluído, a garantia e em quantas vezes se paga.',
    ],
    points: [
      'Foto de longe, com os dois lados à vista.',
      'Trena aparecendo na foto.',
      'Aberturas por dia, se for prédio ou loja.',
    ],
    send: 'Comece agora: a foto e as medidas bastam para a primeira resposta.',
  },
  {
    when: [
      'por que|porque|motivo',
      'orcamento*|preco*|valor*|custo',
      'varia*|muda*|diferente*|diferenca|tao diferente|tanta diferenca|nao e igual',
    ],
    unless: 'peso|kg',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O orçamento varia porque as empresas não orçam a mesma coisa: um traz só o motor, outro soma central, controles, fixação, regulagem, garantia e visita. Depois pesam o tipo de portão, o peso da folha e a obra que falta, de base, solda ou energia. Peça as linhas separadas e compare uma a uma; o nosso kit de basculante já vem completo e instalado, de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'As linhas que precisam aparecer',
    text: [
      'O preço muito abaixo dos outros costuma esconder uma ausência: controle a menos, motor usado, instalação à parte ou garantia que ninguém escreve. O muito acima pode trazer um motor maior do que a folha pede.',
      'Numa troca, em qualquer tipo de portão de casa, o comum é ficar de {{replacement.from}} a {{replacement.to}}, com o motor novo.',
    ],
    points: [
      'Motor: marca, modelo e potência escritos.',
      'Central e quantos controles.',
      'Mão de obra, regulagem e retirada do velho.',
      'Fotocélula: dentro ou fora?',
      'Garantia: quanto tempo, de quê, com nota.',
    ],
    send: 'Mande o orçamento que recebeu e uma foto do portão por dentro: dizemos o que falta nele e fazemos o nosso.',
  },
  {
    when: [
      'economizar|economizo|gastar menos|gasto menos|pagar menos|economia',
      'instal*|motor*|automatiz*|conserto|consertar',
    ],
    unless: 'energia|luz|conta|consumo|bateria',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'worth'],
    answer: [
      'Economiza-se na instalação do motor deixando o portão pronto antes: folha leve na mão, cabos ou roldanas em ordem e ponto de energia ao lado. Depois, escolhendo o motor pelo peso e não pela pressa: em basculante, o PADRÃO instalado custa {{kit.padrao}}, contra {{kit.jetflex}} do JETFLEX. E pedindo tudo numa visita só, com central, controles e fotocélula, que assim não se paga a ida duas vezes.',
    ],
    heading: 'Onde não vale cortar',
    text: [
      'Fotocélula, terra e regulagem de força são segurança, e saem mais baratas que um acidente. Motor menor que a folha também não é economia: volta em consertos de {{repair.from}} a {{repair.to}}.',
      'Se o motor atual tem defeito de uma peça só, conserte: capacitor fica de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    points: [
      'Aproveite controle, fotocélula e suporte bons.',
      'Mande fotos: visita que já leva a peça certa.',
      'Parcele em vez de comprar menor do que precisa.',
      'Compare orçamentos com a mesma lista.',
    ],
    send: 'Mande uma foto do portão por dentro e do motor atual, se há: dizemos o que se aproveita.',
  },
  {
    when: [
      'orcamento',
      'online|on line|internet|por foto|whatsapp|zap|a distancia',
      'motor|portao|automatiz*|kit',
    ],
    unless: 'conserto|consertar|quebrado',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Dá para ter o orçamento sem sair de casa: mande pelo WhatsApp uma foto do portão por dentro, a largura, a altura, o material e o bairro, e o valor volta por mensagem. Em basculante ele é fechado, {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY ou {{kit.jetflex}} no JETFLEX, já instalado; em portão de correr ou de abrir sai uma faixa, em geral de {{replacement.from}} a {{replacement.to}} numa casa, confirmada na visita, que não tem taxa.',
    ],
    heading: 'As fotos que fecham o preço',
    text: [
      'Uma de frente, com o portão fechado, uma por dentro, com a coluna e o piso, e a da etiqueta do motor, se já houver. Um vídeo da folha levada na mão mostra o que a foto não mostra.',
    ],
    points: [
      'Onde está o ponto de energia e qual a tensão.',
      'Quantos controles além dos dois do kit.',
      'Fotocélula, trava ou nobreak, se quiser.',
    ],
    send: 'As fotos chegam pelo botão do WhatsApp desta página; respondemos de segunda a sábado, no horário do site.',
  },
];
