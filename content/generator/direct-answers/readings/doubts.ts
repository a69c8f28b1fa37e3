/** Whether something must be, may be or differs: breaking a wall, a new leaf, a thinner cable, Zap or Tok, screw or arm. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const doubtReadings: readonly DirectAnswer[] = [
  {
    when: [
      'precisa|tem que|preciso|vai precisar',
      'quebrar|furar|cortar|mexer',
      'parede|piso|muro|coluna|chao|reboco',
      'motor|instalar|automatizar|portao',
    ],
    unless: 'quebrou|caiu|rachou|controle',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Quebrar parede, quase nunca: no basculante o motor se prende com parafusos e suporte na coluna ou na folha, e o fio corre por canaleta aparente. Quebra-se piso só no portão de correr sem base, que pede concreto, e onde se quer o fio embutido. Furo, sim, há sempre.',
    ],
    heading: 'O que pode exigir obra antes do motor',
    text: [
      'A obra, quando existe, é do pedreiro ou do eletricista e vem antes; nós marcamos os pontos na visita, que não tem taxa.',
    ],
    points: [
      'Coluna de tijolo oco: chapa dos dois lados ou reforço.',
      'Base do de correr: concreto, com dias de cura.',
      'Ponto de energia longe: canaleta ou conduíte até o motor.',
      'Fotocélula: dois furos pequenos e um fio atravessando por baixo ou por cima.',
    ],
    further: 'O passo da montagem está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande pelo WhatsApp uma foto da garagem por dentro, com as laterais e o quadro de luz: dizemos se há o que quebrar.',
  },
  {
    when: [
      'precisa trocar|tenho que trocar|preciso trocar|tem que trocar|precisa de portao novo|precisa mudar',
      'portao|folha',
      'motor|jetflex|speedy|automatizar|padrao|kit',
    ],
    unless: 'fiacao|placa|controle|contrapeso|110|220|portao antigo ou',
    subject: 'automatizacao',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Não precisa trocar o portão se a folha está reta, firme e anda leve na mão: motor novo vai na folha que existe. Troca-se ou reforça-se quando ela torce, está com a base podre ou pesa mais do que o motor leva. Para motor rápido a exigência cresce, porque a velocidade mostra toda folga; o kit JETFLEX, de {{kit.jetflex}}, pede ainda ponto de 220 V.',
    ],
    heading: 'O que se conserta em vez de trocar',
    text: [
      'A maior parte do que parece fim do portão é cabo, pivô ou dobradiça, e custa bem menos que uma folha nova, que é da serralheria.',
    ],
    points: [
      'Cabo, polia ou roldana: de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Solda e reforço de travessa: de {{part.metalwork.from}} a {{part.metalwork.to}}.',
      'Acima de {{homeJetflex.weight}} em basculante: motor de linha pesada, e não outra folha.',
    ],
    further: 'Os kits e o peso de cada um estão em [motores](/motores).',
    send: 'Mande pelo WhatsApp um vídeo da folha movida na mão, as medidas e uma foto das duas laterais.',
  },
  {
    when: [
      'cabo de aco|cabo',
      'mais fino|mais grosso|outra espessura|outra medida|fino|varal|de freio|comum',
      'posso|pode|usar|serve|por|colocar|trocar|da para',
    ],
    unless: 'fio|eletric*|energia|antena|tensao',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['allowed', 'choose'],
    answer: [
      'Mais fino, não: o cabo do portão segura a folha inteira, com sobra de segurança, e o fino parte sem aviso, com alguém embaixo. Use o diâmetro do que sai, de aço próprio para tração e com as presilhas certas, e troque os dois juntos. Por nós, com a folha escorada, o par custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Por que grosso demais também não serve',
    text: [
      'O canal da polia é feito para um diâmetro: o grosso sobe pela borda e escapa, o fino afunda e se corta. A medida se toma no cabo velho, com paquímetro, fora das presilhas.',
    ],
    points: [
      'Cabo de varal, de freio ou de cortina: nunca.',
      'Um novo e um velho esticam diferente, e a folha torce.',
      'Nó no lugar de presilha: escorrega.',
      'Fio partido num só ponto já condena o par.',
    ],
    further: 'O que o cabo segura está em [contrapeso desregulado](/contrapeso-do-portao-desregulado).',
    send: 'Com o portão fechado, mande pelo WhatsApp uma foto das duas laterais e do cabo de perto, sem soltá-lo.',
  },
  {
    when: ['zap', 'tok', 'diferenca|ou|qual|melhor|x|serve|mesma coisa'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Zap e Tok são dois controles da PPA, e o que os separa para você não é o formato, é o código que cada versão manda: só grava o que for da família do receptor que está no seu portão. Antes de escolher pelo desenho, leia o verso do que já funciona e peça igual. A gravação, na visita, fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O que ler no verso dos dois',
    text: [
      'Há versões com o mesmo nome e códigos diferentes, de anos diferentes; por isso a foto vale mais que o nome.',
    ],
    points: [
      'Frequência, em MHz, igual à do receptor.',
      'Tipo de código, fixo ou rolante.',
      'Número de botões que você usa de fato.',
      'Bateria, para achar a reposição no bairro.',
    ],
    further: 'Os tipos de código estão em [controle remoto de portão](/topicos/controle-remoto-de-portao).',
    send: 'Mande pelo WhatsApp o verso do controle que funciona e a etiqueta da central: dizemos qual dos dois grava.',
  },
  {
    when: ['fuso', 'braco|alavanca|cursor', 'ou|melhor|qual|diferenca|x'],
    unless: 'gast*|quebr*|troc*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Num basculante, fuso e braço trabalham juntos: o motor gira o fuso, o cursor corre por ele e o braço leva a força à folha. A escolha que existe é entre o motor de fuso, o comum nas casas, e o de braço articulado, que é do portão de abrir. No basculante fique com o fuso; no de abrir, com o braço se a coluna é larga, e com o pistão se o espaço é reto.',
    ],
    heading: 'O que muda no uso e no conserto',
    text: [
      'No fuso o que se gasta é a porca, e no braço, a bucha e o pino. Nos dois, folha equilibrada e graxa no lugar certo decidem quanto duram.',
    ],
    points: [
      'Fuso: segura a folha pela rosca, e pede lateral livre até o alto.',
      'Braço articulado: vence coluna recuada, e ocupa espaço ao lado.',
      'Porca ou engrenagem: de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    further: 'Os motores de cada folha estão em [motores](/motores).',
    send: 'Mande pelo WhatsApp uma foto da lateral ou da coluna por dentro e diga se a folha sobe ou abre.',
  },
  {
    when: [
      'quanta|quantas|qual|quanto|medida',
      'folga|folgas|distancia|espaco',
      'pinhao|cremalheira|engrenagem',
    ],
    unless: 'quanto custa|preco|pulando|pulou',
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Entre o pinhão e a cremalheira deixam-se 1 a 2 mm, iguais no curso inteiro: é o que impede a folha de se apoiar no motor. Confere-se com a folha no ponto mais baixo do trilho, porque é ali que a folga some. Acertar custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Como se vê a folga sem pôr a mão no dente',
    text: [
      'Com o disjuntor desligado e o motor solto na chave, corra a folha devagar e olhe de lado: luz entre os dentes em todo o caminho é folga boa.',
    ],
    points: [
      'Sem folga: a folha pesa, o motor esquenta e a engrenagem gasta.',
      'Folga demais: estala e pula dente.',
      'Folga num trecho só: trilho afundado ou gomo torto.',
      'Voltou a fechar em semanas: roldana gasta, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    send: 'Mande pelo WhatsApp um vídeo do pinhão, de lado e de fora do caminho da folha, e uma foto das roldanas.',
  },
  {
    when: [
      'quantas vezes|quantas aberturas|quantas vezes posso',
      'nobreak|bateria',
      'abrir|abre|abro|posso|da|faz|aguenta|falta de luz|sem luz|dura',
    ],
    unless: 'controle|vida util|troca',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['power', 'lifetime'],
    answer: [
      'Com nobreak e bateria nova, um portão de casa abre algumas dezenas de vezes na falta de luz, o bastante para uma queda comum; o número exato sai da bateria, do peso da folha e do que mais está ligado nela. Não conte por horas: parado, quem gasta é a central, e cada abertura tira um pouco.',
    ],
    heading: 'O que corta o número pela metade',
    text: [
      'Faça a prova num dia de folga: desligue o disjuntor do portão e conte até a folha perder velocidade. Pare ali, para não esvaziar a bateria.',
    ],
    points: [
      'Bateria com mais de dois ou três anos.',
      'Folha desequilibrada ou trilho pesado.',
      'Interfone, câmera ou luz na mesma saída.',
      'Nobreak de informática: muitos não aguentam a partida do motor.',
    ],
    further:
      'Como se escolhe o aparelho está em [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande pelo WhatsApp a etiqueta do nobreak ou da bateria e a do motor: dizemos o que esperar dos dois.',
  },
  {
    when: [
      'diferenca|ou|compar*|mais caro|mais barato',
      'preco|valor|custa|mais caro|mais barato',
      'basculante',
      'deslizante|de correr|correr',
    ],
    unless: 'manutencao|consert*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'choose'],
    answer: [
      'O motor de basculante tem preço fechado, de {{kit.padrao}} a {{kit.jetflex}} já instalado; o de correr sai por orçamento, e numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}. A diferença não está só no motor: o de correr soma cremalheira por metro, base e, às vezes, trilho e roldana.',
    ],
    heading: 'De onde vem a diferença',
    text: [
      'Quem já tem o portão não escolhe: cada folha pede o seu motor, e um não serve na outra. Quem ainda vai fazer a folha compara a obra inteira.',
    ],
    points: [
      'Basculante: o que encarece é peso, e cabo ou contrapeso vencidos.',
      'De correr: o que encarece é comprimento, e chão que precisa de base.',
      'Nos dois: fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}, e ponto de energia.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, com as medidas: se ele ainda não existe, mande a do vão.',
  },
  {
    when: [
      'funcionando|funciona bem|que funciona|esta bom|ainda bom|sem defeito',
      'trocar|troca|substituir',
      'motor',
      'vale|compensa|devo|preciso|anos|vantagem',
    ],
    unless: 'nao esta|nao funciona|parou',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Motor que funciona não precisa ser trocado pela idade: enquanto a folha anda leve, ele não esquenta e a peça se acha, o que vale é a revisão anual. Troque antes da hora por um destes motivos: peça que sumiu, código fixo em rua perigosa, lentidão que incomoda ou uso que cresceu. Numa casa a troca fica de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'O que atualizar sem tirar o motor',
    text: [
      'Quase tudo que um motor novo traz se põe no antigo por menos: receptor de código rolante, fotocélula e módulo para o celular.',
    ],
    points: [
      'Fotocélula: de {{part.photocell.from}} a {{part.photocell.to}}.',
      'Receptor e controles novos: a partir de {{repair.from}}.',
      'Engrenagem e graxa antes de quebrar: de {{part.gears.from}} a {{part.gears.to}}.',
      'Velocidade: essa só com outro motor; no basculante o JETFLEX custa {{kit.jetflex}}.',
    ],
    send: 'Mande pelo WhatsApp um vídeo de uma abertura inteira, com som, e a foto da etiqueta: dizemos se há motivo para trocar.',
  },
];
