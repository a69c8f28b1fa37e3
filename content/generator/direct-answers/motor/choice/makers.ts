/** Answers to titles about motors: makers, good and bad. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { part } from '../../../words/title-groups.ts';

export const makerAnswers: readonly DirectAnswer[] = [
  {
    when: ['marca|marcas', 'mais barata|mais baratas|barata|baratas|mais em conta', 'motor|motores|portao'],
    unless: 'ppa|garen|rossi|peccinin|nice|intelbras|controle*|placa|boa|dura|consert*|peca|pecas',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'choose'],
    answer: [
      'Nenhuma marca de motor de portão é a mais barata em tudo: o preço muda com o modelo, a loja e o que vem na caixa. Compare o valor já instalado: da PPA, que vendemos, o kit PADRÃO para basculante sai por {{kit.padrao}} com central, dois controles e mão de obra, e o motor sozinho começa em {{motor.quarterCv}}. Barato sem peça à venda no bairro vira motor novo no primeiro defeito.',
    ],
    heading: 'O que somar ao preço da etiqueta',
    text: [
      'Central, controles, suporte, frete e montagem costumam ficar fora do anúncio. Pergunte também o preço da engrenagem e da placa daquele modelo.',
    ],
    points: [
      'Peso máximo da ficha um quarto acima do da folha.',
      'Garantia do aparelho e da montagem no papel.',
      'Tensão igual à do ponto.',
    ],
    send: 'Mande pelo WhatsApp o anúncio que você viu e uma foto do portão por dentro: comparamos igual para igual.',
  },
  {
    when: [
      'mais vendido|mais vendidos|mais usado|mais comum|mais popular|mais procurado',
      'motor|motores|kit|automatizador|portao|portoes',
    ],
    unless: 'defeito|problema|controle',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'buy'],
    answer: [
      'Em casa com basculante, o comum é o motor de fuso de uma folha só, como o PPA Home do kit PADRÃO, que sai por {{kit.padrao}} instalado e leva folha de até {{home.weight}}. O mais vendido não é por isso o certo: quem escolhe é o peso da folha, o tipo do portão e a pressa na rua.',
    ],
    heading: 'Do motor comum ao motor certo para o seu portão',
    text: [
      'O que há de bom num motor muito vendido é a peça: engrenagem e placa se acham em qualquer loja do ramo por muitos anos.',
      'Subir um degrau vale em três casos: SPEEDY, por {{kit.speedy}}, para esperar metade; JETFLEX, por {{kit.jetflex}}, para abrir em {segundos jetflex}; linha pesada para folha acima de {{homeJetflex.weight}}.',
    ],
    points: [
      'De correr ou de abrir: o motor é outro, e sai por orçamento.',
      'Peso da folha abaixo do máximo da ficha.',
      '220 V no ponto, se a escolha for o JETFLEX.',
      'Controle de código rolante.',
    ],
    further: 'A página [que motor serve no meu portão](/motores/escolher) pergunta tipo, peso e uso.',
  },
  {
    when: [
      'pior|piores|ruim|ruins|evitar|fugir',
      'motor|motores|marca|marcas',
      'qual|quais|que|marcas|motores',
    ],
    unless: 'garen|rossi|peccinin|nice|ppa|intelbras|e ruim|esta ruim|cheiro|epoca',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'worth'],
    answer: [
      'O pior motor é o que trabalha acima do peso da etiqueta e o que não tem peça à venda por perto, seja qual for a marca. Entre as conhecidas, como PPA, Garen, Peccinin, Rossi e Nice, há motor bom para a folha certa; ruim é o modelo sem nome na etiqueta, sem manual e sem loja que venda a engrenagem. Nós vendemos PPA e consertamos as outras: desconte isso ao ler.',
    ],
    heading: 'Sinais de um motor que vai dar trabalho',
    text: [
      'Antes de comprar, ligue para duas lojas de peças e pergunte pela engrenagem e pela placa do modelo inteiro. Se nenhuma tem, o primeiro defeito vira troca de motor.',
      'Para comparar preço: em basculante o nosso kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}, e um conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Etiqueta com modelo, tensão e peso máximo legíveis.',
      'Prazo de garantia escrito, do aparelho e da montagem.',
      'Peso da folha um quinto abaixo do número da etiqueta.',
      'Placa que se acha separada do motor.',
    ],
    send: 'Mande pelo WhatsApp o nome inteiro do motor que lhe ofereceram e uma foto do portão: dizemos se há peça e se ele serve.',
  },
  {
    when: [
      'marca|marcas',
      'vende|vendem|voces vendem|trabalha|trabalham|comercializam|revendem',
      'motor|motores|automatizador*',
    ],
    unless: 'controle*|placa|melhor|melhores|mais vendid*|consert*|assistencia|peca|pecas|loja|quem',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy', 'price'],
    answer: [
      'Motor novo, vendemos de uma marca só, a PPA: instalado em basculante, {{kit.padrao}} no kit PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX; de correr ou de abrir, por orçamento. Das outras marcas, como Garen, Peccinin, Rossi e Nice, fazemos o conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    description:
      'Motor novo, vendemos de uma marca só, a PPA, já instalado: de {{kit.padrao}} a {{kit.jetflex}} em basculante. Das outras marcas fazemos o conserto.',
    heading: 'Por que uma marca só',
    text: [
      'Uma linha só nos deixa ter a engrenagem, a placa e o controle à mão, e quem instala é também quem conserta. Motor de outra marca que já funciona não precisa sair: se a peça se acha, ele se conserta.',
    ],
    points: [
      'Motor de outra marca que você comprou: instalamos por orçamento.',
      'Garantia do kit instalado: {{kit.warranty}}.',
      'Controle de uma marca não grava na central de outra.',
    ],
    further: 'Os modelos estão na página de [motores](/motores).',
    send: 'Mande pelo WhatsApp a foto do portão por dentro e, se já tem motor, a da etiqueta.',
  },
  {
    when: ['melhor marca|qual marca|que marca|melhores marcas', 'motor|portao|automatizador*'],
    subject: 'motor',
    aspects: ['choose', 'worth'],
    answer: [
      'A melhor marca de motor de portão é a que tem peça e técnico perto de você e um modelo para o peso da sua folha; entre as conhecidas, isso decide mais que o nome. Nós vendemos e instalamos PPA, com kit de basculante de {{kit.padrao}} a {{kit.jetflex}}, e consertamos também Garen, Peccinin, Rossi, Nice e outras.',
    ],
    heading: 'Como comparar marcas sem se perder',
    text: [
      'Compare dois modelos, e não dois nomes: a mesma fábrica faz motor de casa e motor de prédio. Peso da folha, tensão e tempo de abertura estão na ficha de cada um.',
      'Pergunte numa loja do bairro pela engrenagem e pela placa do modelo. Peça que não se acha transforma um conserto de {{repair.from}} a {{repair.to}} em motor novo.',
    ],
    points: [
      'Peso máximo da folha acima do peso da sua.',
      'Garantia escrita do motor e da instalação.',
      'Controle de código rolante.',
      'Quem instala também conserta.',
    ],
    questions: [
      {
        question: 'Por que vocês vendem só PPA?',
        answer:
          'Porque é a linha cujas peças temos à mão e cuja instalação conhecemos de cor. Desconte essa preferência ao comparar.',
      },
      {
        question: 'Vale trocar um motor bom só pela marca?',
        answer: 'Não. Se a peça se acha e a folha está leve, o motor instalado se conserta.',
      },
    ],
  },
  {
    when: ['nacional|importado|importada|chines|chinesa|china|brasileiro', 'motor|placa|marca|motores'],
    unless: 'controle|controles',
    subject: 'motor',
    aspects: ['choose', 'worth'],
    answer: [
      'Entre motor de portão nacional e importado, decida pela peça: engrenagem, placa e controle precisam se achar perto de você daqui a alguns anos. Importado sem representante deixa o portão parado à espera de correio; vendemos e instalamos PPA, com kit em basculante de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'O que perguntar antes de comprar um motor importado',
    text: [
      'Peça o nome completo do modelo, a tensão, o peso máximo da folha e onde se compra a engrenagem dele. Se o vendedor não sabe dizer a última, a economia de hoje vira troca do conjunto.',
    ],
    points: [
      'Manual e etiqueta em português.',
      'Garantia escrita, com endereço no Brasil.',
      'Frequência e código do controle, para comprar outro depois.',
    ],
  },
  {
    when: [
      'fabrica|fabricante|fabricantes|fabricam|fabricacao propria|montadora|importadora',
      'voces|voces sao|sao|site|telefone de|contato de|endereco de|onde fica|sac',
      'ppa|motor|motores|portao|portoes|fabrica|fabricante',
    ],
    unless:
      'galpao|caminhao|portao de fabrica|garantia|para fabrica|uso intenso|minha fabrica|garen|nice|peccinin|rossi|manual|ficha',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    isUnpriced: true,
    answer: [
      'Não somos a fábrica: a PPA fabrica os motores, e nós somos a loja que os vende e instala em São Paulo e na Grande São Paulo, e que conserta também os de outras marcas. A fábrica se procura pelo site ou pelo telefone impresso no manual e na etiqueta do motor.',
    ],
    heading: 'Quem procurar em cada caso',
    text: ['O endereço certo depende de onde o motor foi comprado e do que se quer.'],
    points: [
      'Motor que nós instalamos: a garantia se aciona conosco, pela mesma conversa do pedido.',
      'Motor comprado em loja, sem instalação: a nota de compra e a fábrica ou o posto autorizado dela.',
      'Compra para revender: um distribuidor da marca.',
      'Conserto fora da garantia: um técnico, com a etiqueta fotografada antes.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
    send: 'Se o motor já está no portão, mande pelo WhatsApp a foto da etiqueta e o bairro.',
  },
  {
    when: ['melhor|melhores|pior|ou|x|versus|vs|qual|quais|diferenca|comparar|comparacao|comparativo'],
    unless: `${part}|inverter|inversora`,
    ofTwoBrands: 'with-ours',
    subject: 'motor',
    winsTies: true,
    aspects: ['choose'],
    answer: [
      'Nenhuma das duas é melhor em tudo: com a mesma potência e a folha equilibrada, {primeira} e {segunda} trabalham parecido, e quem decide é o modelo, a peça que se acha no bairro e quem instala. Nós vendemos só PPA, de {{kit.padrao}} a {{kit.jetflex}} instalado em basculante, e consertamos as duas. Se já há um dos dois na parede, o conserto vai de {{repair.from}} a {{repair.to}}.',
      'Entre {primeira} e {segunda}, fique com a que tem engrenagem e placa à venda perto de você, no modelo que leva a sua folha com sobra: na mesma potência, as duas fazem o mesmo trabalho. A que vendemos é PPA, de {{kit.padrao}} a {{kit.jetflex}} instalado em basculante, e desconte isso da nossa opinião. Um {outra} que já está na parede nós consertamos, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Como escolher entre {primeira} e {segunda}',
    text: [
      'Cada fábrica faz do motor pequeno ao pesado, e por isso se comparam dois modelos, pelo nome inteiro, e não duas marcas. A diferença aparece no dia em que é preciso achar a engrenagem ou a placa.',
      'Quem já tem motor soma à conta o suporte, a central e os controles, que não passam de uma marca à outra sem adaptação.',
    ],
    points: [
      'Peso máximo na ficha, um quarto acima do peso da sua folha.',
      'Tempo de abertura de um portão parecido com o seu.',
      'Tensão do motor igual à que chega ao portão.',
      'Engrenagem e placa à venda perto de casa.',
      'Prazo de garantia do motor e o da instalação, por escrito.',
    ],
    questions: [
      {
        question: 'Vale trocar um {outra} que funciona por um PPA?',
        answer:
          'Não: o que funciona fica, e o que quebra se conserta enquanto houver peça. Trocar o motor inteiro custa numa casa de {{replacement.from}} a {{replacement.to}}, e só compensa com a bobina queimada ou a peça fora de linha.',
      },
      {
        question: 'A central {outra} aceita controle PPA?',
        answer:
          'Só o de código fixo na mesma frequência; o rolante é de cada marca. Para usar o controle PPA, põe-se um receptor avulso na central {outra}, a partir de {{repair.from}} com a gravação.',
      },
    ],
    further:
      'A comparação com as perguntas mais comuns está em [motor PPA ou Garen](/termos/motor-ppa-ou-garen), e vale para outras marcas.',
    send: 'Mande pelo WhatsApp o nome completo dos dois modelos e uma foto do portão por dentro. Se já há motor, junte a etiqueta.',
  },
  {
    when: ['melhor|melhores|qual|quais|compara*|comparacao|escolher|vale mais|diferenca'],
    unless:
      'peca|pecas|controle*|placa|central|assistencia|consert*|condominio*|predio*|defeito*|barato|preco*|custa|pior|piores|dura|duram|duravel|duraveis|durabilidade|silencios*|fotocelula*|correr|deslizante*|pivotante*|serve|compativel',
    ofSeveralBrands: 3,
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'worth'],
    answer: [
      'Entre {marcas}, nenhuma é a melhor em todo portão: ganha o modelo que leva a sua folha com sobra e que tem engrenagem e placa à venda perto de você. Para motor novo em basculante de casa indicamos PPA, que é a marca que vendemos, de {{kit.padrao}} a {{kit.jetflex}} no kit instalado: desconte essa preferência. Se já há um motor de outra marca na parede e a peça se acha, o conserto, de {{repair.from}} a {{repair.to}}, sai mais barato que a troca.',
    ],
    heading: 'O que comparar entre {marcas}',
    text: [
      'Motor de mesma potência faz trabalho parecido em qualquer delas. A diferença aparece no dia do defeito, quando alguém precisa da peça e de quem a troque.',
      'Compare sempre modelos escritos por inteiro: a mesma fábrica tem motor de casa e motor de prédio. Com o modelo na mão, ligue para duas lojas de peças e pergunte pela engrenagem e pela placa de cada um.',
    ],
    points: [
      'Peso máximo da ficha acima do da sua folha.',
      'Tensão igual à do ponto, lida na etiqueta.',
      'Segundos de abertura no seu tipo de portão.',
      'Garantia do motor e da instalação por escrito.',
    ],
    send: 'Mande pelo WhatsApp o nome inteiro dos modelos que lhe ofereceram, uma foto do portão por dentro e o bairro.',
  },
  {
    when: [
      'diferenca|diferencas|o que muda|que muda|comparacao|comparativo|comparar',
      'motor|motores|marca|marcas|ppa|portao',
    ],
    unless: part,
    ofTwoBrands: 'with-ours',
    subject: 'motor',
    winsTies: true,
    aspects: ['choose'],
    answer: [
      'A diferença entre {primeira} e {segunda} não está na força, e sim no que não se troca entre elas: central, código do controle, suporte e peças de reposição são próprios de cada uma. Com a mesma potência e a folha equilibrada, trabalham parecido. Vendemos só PPA, de {{kit.padrao}} a {{kit.jetflex}} instalado em basculante, e consertamos as duas, de {{repair.from}} a {{repair.to}}.',
    ],
    description:
      'A diferença entre {primeira} e {segunda} não está na força, e sim no que não se troca entre elas: central, controle, suporte e peças.',
    heading: 'O que muda de fato entre {primeira} e {segunda}',
    text: [
      'Engrenagem, placa e tampa saem de uma fábrica só para o modelo dela. Capacitor e rolamento vão pela medida, e passam de uma marca para a outra.',
      'Por isso quem já tem {outra} na parede ganha em consertar, e quem compra o primeiro motor ganha em olhar a loja de peças mais perto antes da marca.',
    ],
    points: [
      'Controle rolante: cada um só grava na central da sua marca.',
      'Furos do suporte: mudam até entre modelos da mesma fábrica.',
      'Etiqueta lado a lado: peso máximo, ciclos por hora e tensão.',
    ],
    further:
      'As perguntas mais comuns sobre a escolha estão em [motor PPA ou Garen](/termos/motor-ppa-ou-garen).',
    send: 'Mande o nome inteiro dos dois modelos e uma foto do portão por dentro.',
  },
  {
    when: ['intelbras', 'melhor|melhores|ou|x|versus|vs|qual|quais|comparar'],
    unless: part,
    ofTwoBrands: 'with-ours',
    subject: 'motor',
    winsTies: true,
    aspects: ['choose'],
    answer: [
      'Em casa as duas servem, se o modelo leva a sua folha com folga e tem peça à venda no bairro. Se já há aparelhos Intelbras em casa, pergunte na loja se o motor conversa com eles; se quer instalação, peça e conserto na mesma mão, é PPA que vendemos, de {{kit.padrao}} a {{kit.jetflex}} instalado em basculante. O Intelbras que funciona fica, e nós o consertamos, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Quando a escolha pende para uma ou para outra',
    text: [
      'Interfone, câmera e motor da mesma marca só valem juntos se o mesmo aplicativo os comanda, e isso se lê na ficha do modelo, e não na fachada da loja. Sem isso, um módulo ligado à botoeira abre qualquer motor pelo celular.',
      'No dia do defeito conta a peça: peça o preço da placa e da engrenagem dos dois modelos antes de decidir.',
    ],
    points: [
      'Tipo de portão: o motor de correr de uma não substitui o de basculante da outra.',
      'Peso máximo e ciclos por hora na ficha.',
      'Quem atende a garantia na sua cidade.',
    ],
    send: 'Mande o modelo da Intelbras que lhe ofereceram e uma foto do portão por dentro.',
  },
  {
    when: [
      'marca|marcas|qual motor|que motor|quais motores',
      'motor|motores|automatizador*|portao',
      'peca|pecas|reposicao',
      'facil|faceis|facilidade|acha|achar|encontra|encontrar|tem peca|tem pecas|reposicao|mais facil',
    ],
    unless: 'minha|meu|fora de linha|saiu de linha|antigo|antiga|placa|controle*|queim*|quebr*|comprar',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose', 'worth'],
    answer: [
      'A peça se acha mais fácil nos modelos comuns das marcas conhecidas, como PPA, Garen, Rossi e Peccinin: quem decide é o modelo, e não a marca sozinha. Nós vendemos motor novo da PPA e consertamos as outras, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Como saber se há peça antes de comprar',
    text: [
      'Pergunte numa loja do ramo pela engrenagem e pela placa daquele modelo. Se nenhuma tem, o primeiro defeito vira troca do motor inteiro, por mais conhecida que seja a marca.',
    ],
    points: [
      'Capacitor e rolamento servem pela medida, em qualquer marca.',
      'Engrenagem é do modelo: é por ela que se pergunta.',
      'Modelo recém-lançado ou importado: espere pela peça.',
    ],
    send: 'Mande o nome inteiro do modelo que quer comprar: dizemos se a peça dele se acha.',
  },
];
