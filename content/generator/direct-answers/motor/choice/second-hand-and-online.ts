/** Answers to titles about motors: second hand and online. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksMistakes } from '../../../words/asking-words.ts';

export const secondHandAndOnlineAnswers: readonly DirectAnswer[] = [
  {
    when: [asksMistakes, 'compr*|escolh*|compra', 'motor*|kit*|internet|online|automatizador*'],
    unless: 'controle*|nobreak|bateria|usado|casa|empresa|tecnico',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy', 'choose'],
    answer: [
      'Os erros de quem compra motor de portão são quase sempre quatro: levar motor de outro tipo de folha, escolher pelo HP sem saber o peso do portão, errar a tensão do ponto e esquecer o que não vem na caixa, como suporte, cremalheira, fotocélula e mão de obra. Na internet soma-se o frete de volta e a dúvida de quem responde se o motor parar.',
    ],
    heading: 'A conferência que evita a devolução',
    text: [
      'Antes de pagar, tenha à mão o tipo do portão, a altura, a largura e o material da folha, a tensão do ponto e uma foto por dentro. Com isso, qualquer loja séria diz o modelo; sem isso, ela adivinha.',
      'Compare também o total. Em basculante o nosso kit já instalado vai de {{kit.padrao}} a {{kit.jetflex}}; o motor sozinho, de {{motor.quarterCv}} a {{motor.halfCv}}, ainda pede a montagem.',
    ],
    points: [
      'Nota fiscal e prazo de garantia por escrito.',
      'Peso máximo da ficha, com um quarto de sobra.',
      'Peça de reposição à venda perto de casa.',
      'Anúncio que só fala em velocidade não diz o que o motor carrega.',
    ],
    send: 'Mande uma foto do portão por dentro, as medidas da folha e o anúncio que você viu: dizemos se o motor serve.',
  },
  {
    when: [
      'perto de mim|proximo de mim|proximo a mim|mais proximo|mais proxima|mais perto|perto de casa|aqui perto|por perto|em minha regiao|em meu bairro|em minha cidade|proximo|proxima',
      'motor|motores|kit|kits|automatizador|portao eletronico|portao automatico|portao basculante|portao de correr|portao deslizante|loja|lojas|comprar|compra|vende|vendem|vendedor|revenda|instalador|instalacao',
    ],
    unless:
      'conserto|consert*|tecnico|assistencia|manutencao|controle*|placa|central|peca|pecas|bateria|capacitor|engrenagem|cremalheira|roldana*|cabo|trava|nao|parou|travou|travad*|quebr*|queim*|gast*|espan*|barulho|ronc*|solt*|repar*|arrumar|como|por que|ou|melhor|diferenca|nylon|bronze|dentes|lubrific*|graxa|quanto tempo|dura',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy', 'price', 'install'],
    answer: [
      'Para motor de portão perto de você, nós vamos até a sua casa em São Paulo e na Grande São Paulo: medimos, instalamos e deixamos funcionando, sem taxa de visita. Em basculante o kit instalado custa {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX; em portão de correr ou de abrir sai por orçamento, em geral de {{replacement.from}} a {{replacement.to}} numa casa. Consertar o que já existe vai de {{repair.from}} a {{repair.to}}.',
    ],
    description:
      'Motor de portão perto de você: instalamos na sua casa, em São Paulo e na Grande São Paulo, por {{kit.padrao}} a {{kit.jetflex}} em basculante, sem taxa de visita.',
    heading: 'Comprar perto sem sair de casa',
    text: [
      'Motor comprado no balcão ainda pede quem o monte, regule e responda pela garantia. Aqui o preço do kit já traz central, dois controles, fixação e {{kit.warranty}} de garantia.',
      'Mande o bairro e as fotos pelo WhatsApp, e a resposta traz o valor e os horários livres, dentro do expediente de {horário}.',
    ],
    points: [
      'Foto da folha por dentro, com a coluna e o teto à vista.',
      'Altura, largura e material.',
      'Tensão da tomada mais próxima, 127 V ou 220 V.',
    ],
    further: 'O que vem em cada kit está na página de [motores](/motores).',
    send: 'Mande o bairro, as medidas da folha e uma foto dela por dentro.',
  },
  {
    when: [
      'peca|pecas|acessorios|reposicao',
      'perto de mim|perto de casa|aqui perto|mais perto|proximo de mim|na minha regiao|onde encontro|onde encontrar|onde acho',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy', 'repair'],
    answer: [
      'Peça de motor de portão nós levamos até a sua garagem e trocamos, em São Paulo e na Grande São Paulo, de {{repair.from}} a {{repair.to}} com a mão de obra e sem taxa de visita. Para comprar avulsa perto de você, leve a peça velha e a foto da etiqueta a uma loja de portão eletrônico: capacitor, rolamento e bateria se acham pela medida; engrenagem e placa, só pelo código.',
    ],
    heading: 'O que anotar antes de procurar a peça',
    text: [
      'Dois motores com a mesma tampa usam engrenagens e placas diferentes. O código da etiqueta e o da placa evitam a segunda viagem.',
      'Peça de portão pesado ou sob carga, como cabo, mola e contrapeso, não é compra para trocar em casa.',
    ],
    points: [
      'Etiqueta da carcaça, inteira e legível.',
      'Código impresso na placa, se é ela que falta.',
      'Medida ou dentes da peça velha.',
      'Tensão do motor, 127 V ou 220 V.',
    ],
    further:
      'As faixas de cada peça estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta, a da peça e o bairro: dizemos se ela se acha e quanto fica trocada.',
  },
  {
    when: ['usado|usada|seminovo|segunda mao', 'garantia', 'motor|motores|automatizador|kit'],
    unless: 'placa|central|recondicionad*|queim*|meu motor|perde|perco',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy', 'worth'],
    answer: [
      'Motor usado, com ou sem garantia, não vendemos. Comprado de loja, ele tem pelo menos os noventa dias da lei e o que mais estiver escrito na nota; de pessoa física, só o combinado. Para comparar, o kit novo instalado começa em {{kit.padrao}}, com {{kit.warranty}} de garantia.',
    ],
    heading: 'O que a garantia de um usado precisa dizer',
    text: [
      'Peça por escrito o que ela cobre, por quanto tempo e quem paga a retirada e a nova montagem, que costumam custar mais que a peça. Engrenagem e placa são o que primeiro falha.',
      'No nosso conserto do motor que você já tem, a peça trocada sai com {{parts.warranty}} e o serviço com {{repair.warranty}}.',
    ],
    points: [
      'Número de série na nota, igual ao da etiqueta.',
      'Prova ligado, com carga, na sua frente.',
      'Controles do antigo dono apagados.',
      'Peça do modelo ainda à venda.',
    ],
    further: 'O que cada compra tem de garantia está na página de [garantia](/garantia).',
    send: 'Mande pelo WhatsApp a etiqueta do usado que você achou e uma foto do seu portão por dentro: dizemos se ele serve.',
  },
  {
    when: [
      'usado|usada|usados|seminovo|segunda mao|recondicionado|recondicionados',
      'vende|vendem|voces tem|voces vendem|tem a venda|onde comprar|onde acho|trabalham com',
      'motor|motores|kit|automatizador',
    ],
    unless: 'vender|vendo|compram|quero vender|preco|quanto',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy', 'price'],
    answer: [
      'Não vendemos motor usado nem recondicionado, porque não teríamos como responder por ele. O que sai mais em conta conosco é o motor novo de {{motor.quarterCv}}, sem instalação, com {{motor.warranty}} de garantia, ou o kit PADRÃO de {{kit.padrao}}, já instalado em basculante.',
    ],
    heading: 'Se for comprar um usado de outra pessoa',
    text: [
      'Veja-o trabalhar no portão de onde vai sair, várias vezes seguidas. De loja, ele tem a garantia que estiver escrita e os noventa dias da lei; de particular, só o que se combinar.',
    ],
    points: [
      'Etiqueta legível, para achar peça depois.',
      'Tipo e tensão iguais aos do seu portão.',
      'Central, fim de curso e controles juntos, com o dono antigo apagado.',
    ],
    further:
      'Os preços do novo estão em [quanto custa motor de portão](/termos/quanto-custa-motor-de-portao).',
    send: 'Antes de fechar negócio, mande pelo WhatsApp a foto da etiqueta do usado e a do seu portão por dentro: dizemos se ele serve.',
  },
  {
    when: [
      'golpe|confiavel|e seguro comprar|falso|falsificado|barato demais|desconfi*|fraude',
      'motor|kit|placa|controle|mercado livre|shopee|internet|anuncio|olx',
    ],
    unless: 'clon*|ladrao|empresa|tecnico|899|949|1349',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy', 'price'],
    answer: [
      'Preço muito abaixo da tabela não prova golpe, mas pede cuidado: no nosso site o motor mais simples, sem instalação, começa em {{motor.quarterCv}}, e o kit instalado em basculante, em {{kit.padrao}}. Abaixo disso costuma ser usado, incompleto, sem nota ou de tensão que não serve. Pague só dentro da plataforma, nunca por fora.',
    ],
    heading: 'O que conferir no anúncio',
    text: [
      'Um vendedor de verdade responde com a foto da etiqueta do aparelho que vai mandar, e não com a do catálogo.',
    ],
    points: [
      'Nota fiscal no seu nome e CNPJ que existe.',
      'Lista do que vem: central, fim de curso, suporte, controles.',
      'Tensão e tipo de portão escritos, além da potência.',
      'Avaliações com foto, e não só estrelas.',
      'Pedido de Pix direto ou conversa fora do site: pare.',
    ],
    further:
      'Para comparar preços, veja [quanto custa motor de portão](/termos/quanto-custa-motor-de-portao).',
    send: 'Antes de pagar, mande pelo WhatsApp o endereço do anúncio e uma foto do seu portão por dentro: dizemos se aquilo serve.',
  },
  {
    when: [
      'mercado livre|mercadolivre|shopee|amazon|internet|site|online',
      'motor|kit|portao',
      'vale a pena|vale|compensa|bom|seguro|comprar|presta|confiavel',
    ],
    unless:
      'wifi|celular|controle*|placa|instalam|instala|instalarem|orcamento|voces instalam|comprei|comprado|roteador|modulo',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy', 'worth'],
    answer: [
      'Vale se você já sabe o modelo exato, a tensão do ponto e o peso da folha e tem quem instale com garantia; não vale para quem escolhe pela potência do anúncio. Some frete, mão de obra e os acessórios que o anúncio não traz e compare com o kit instalado em basculante, de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'O que o anúncio de motor costuma deixar de fora',
    text: [
      'Preço baixo é quase sempre só o motor: faltam central, suporte, cremalheira ou trilho do cursor, fotocélula e o segundo controle. Sem instalação o nosso motor também custa menos, a partir de {{motor.quarterCv}}.',
      'Comprado fora da loja, você tem sete dias para devolver, na caixa e sem montar. Depois de montado por terceiro, a garantia passa a depender do que a ficha exige da montagem.',
    ],
    points: [
      'Basculante, deslizante ou pivotante escrito no título do anúncio.',
      '127 V ou 220 V igual ao ponto: motor errado não se troca depois de ligado.',
      'Vendedor com nota e CNPJ.',
      'Usado ou vitrine: sem garantia, desconte a engrenagem.',
    ],
    send: 'Mande o link do anúncio e uma foto do portão: dizemos se serve e o que falta somar.',
  },
  {
    when: [
      'vender|vendo|vende se|compram|compra usado|aceitam',
      'meu motor|motor usado|meu portao|motor velho|portao usado|usado|usada|seminovo|portao|motor',
    ],
    unless:
      'onde|quem vende|loja|novo|tem motor|voces tem|vender casa|vender a casa|antes de vender|mostruario|imovel|apartamento|cartao|pix|parcel*|visita|feriado|domingo',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Nós vendemos motor novo, já instalado, e o usado você vende a particular ou a loja de peças. Para vender bem, tire uma foto da etiqueta, filme-o funcionando com a folha à vista e diga a tensão e os anos de uso: quem compra usado quer isso. Antes de entregar, apague da central todos os controles da sua casa.',
    ],
    heading: 'Quanto vale e o que entregar junto',
    text: [
      'O preço de um usado se mede contra o novo: o kit instalado em basculante começa em {{kit.padrao}}, com {{kit.warranty}} de garantia, e o usado não tem uma coisa nem outra. Motor com central, suporte e controles vale mais que motor só.',
      'A retirada pede disjuntor desligado e folha escorada, e é serviço de técnico: sem o motor, nada segura o basculante.',
    ],
    points: [
      'Portão inteiro: serralherias e ferro-velho compram por peso.',
      'Placa boa se vende sozinha.',
      'Trocou por um novo conosco: combinamos o destino do velho no orçamento.',
    ],
  },
  {
    when: [
      'internet|online|mercado livre|shopee|amazon|magalu|magazine luiza|leroy|leroy merlin|casas bahia|telhanorte|c&c|marketplace|olx|loja virtual',
      'compr*|instalador|motor|kit|confiavel|vale a pena',
      'motor|kit|controle|placa|automatizador|portao',
    ],
    unless:
      'de loja|para loja|em loja|da loja|na loja|minha loja|consert*|usado|fisica|seguro|nao abre|nao fecha|celular|aplicativo|sem internet|orcamento|voces instal*|instalarem|arrepend*|devolver|devolucao|desistir|dinheiro de volta|reembolso|garantia de motor|garantia de kit|garantia de placa|garantia de controle|qual a garantia|tem garantia',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy', 'worth'],
    answer: [
      'Comprar o motor na internet ou em loja de material vale a pena para quem já sabe o modelo exato e tem quem instale; para os outros, o instalador sai melhor, porque a conta dele inclui medir a folha, montar, regular e responder se parar. O erro caro é comprar pela potência e descobrir na garagem que o motor é de outro tipo de portão ou de outra tensão.',
    ],
    heading: 'O que conferir antes de fechar a compra pela internet',
    text: [
      'Some ao preço da caixa a mão de obra, o suporte, o ponto de energia e os controles a mais. O nosso kit para basculante, de {{kit.padrao}} a {{kit.jetflex}}, já traz tudo isso, com {{kit.warranty}} de garantia no motor e na instalação.',
      'Compra à distância pode ser devolvida em sete dias, pelo Código de Defesa do Consumidor, mas motor já furado na coluna ninguém aceita de volta: confira antes de abrir a caixa.',
    ],
    points: [
      'Tipo: basculante, de correr ou de abrir não se trocam entre si.',
      'Tensão do ponto, 127 V ou 220 V, igual à do modelo.',
      'Peso de folha na ficha, acima do seu.',
      'Vendedor com nota fiscal no seu nome.',
      'Quem vai instalar aceita motor comprado fora, e com que garantia.',
    ],
    questions: [
      {
        question: 'Vocês instalam um motor que comprei na internet?',
        answer:
          'Instalamos, se ele servir na sua folha. Mande o anúncio antes de comprar; a nossa garantia cobre a montagem, e a do motor fica com quem vendeu.',
      },
    ],
    further: 'Peso e tempo de abertura de cada modelo estão em [motores](/motores).',
    send: 'Mande pelo WhatsApp o link do motor e uma foto do portão por dentro, antes de pagar: dizemos se ele serve.',
  },
  {
    when: [
      'vendo|vender|quero vender|onde vender|quem compra',
      'motor|jetflex|kit|automatizador',
      'usado|usada|velho|antigo|seminovo',
    ],
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    isUnpriced: true,
    aspects: ['buy'],
    answer: [
      'Não compramos motor usado nem anunciamos o dos outros. Para vender o seu, ponha no anúncio a foto da etiqueta, um vídeo dele trabalhando e a lista do que vai junto: central, fim de curso, suporte e controles. Antes de entregar, apague da memória os controles da sua casa.',
    ],
    description:
      'Não compramos motor de portão usado; para vender o seu, anuncie com a foto da etiqueta e um vídeo, e apague da memória os controles da casa.',
    heading: 'O que dá valor a um motor usado',
    text: [
      'Vale o que está completo e o que ainda tem peça à venda. Motor com a placa queimada sai por peças, e a carcaça vai para sucata.',
      'Tire-o do portão com o disjuntor desligado e a folha embaixo e equilibrada; em basculante pesado, chame um técnico, porque o motor pode ser o que segura a folha.',
    ],
    points: [
      'Diga a tensão e o tipo de portão.',
      'Não prometa garantia que não pode cumprir.',
      'Guarde a chave do destravamento junto com o motor.',
    ],
    send: 'Se você vende para trocar por um novo, mande uma foto do portão por dentro: dizemos qual motor serve e por quanto fica instalado.',
  },
  {
    when: [
      'magalu|magazine luiza|mercado livre|shopee|amazon|leroy|leroy merlin|casas bahia|americanas|telhanorte|internet|site|aliexpress|havan|pela internet|online',
      'ou',
      'loja especializada|loja|instalador|especializada|tecnico|loja fisica|empresa|voces|revenda|com instalacao',
    ],
    unless: 'controle|placa|usado|caiu|sem internet|conserto',
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy', 'price'],
    answer: [
      'Pela internet se paga só a caixa; com quem instala se paga o portão funcionando. Compre em site se o motor vai para um portão igual ao que já o usa e você tem quem monte; compre instalado se é a primeira vez, porque a peça errada não volta depois de furada. Conosco o motor mais simples sai por {{motor.quarterCv}} na caixa, e o kit de basculante instalado, de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'O que somar ao preço do anúncio',
    text: [
      'Frete, controles a mais, suporte, cremalheira ou braço, e a montagem, que é cobrada à parte. A garantia do site é do motor; a da montagem, de quem montou.',
      'Motor que você já comprou nós instalamos por orçamento, depois de ver a etiqueta.',
    ],
    points: [
      'Tipo de portão, peso da folha e tensão iguais aos da etiqueta.',
      'Nota fiscal no seu nome.',
      'Caixa completa: central, fim de curso, suporte e controles.',
      'Conosco, {{kit.warranty}} de garantia no kit instalado e {{motor.warranty}} no motor sozinho.',
    ],
    send: 'Antes de pagar, mande o anúncio e uma foto do portão por dentro: dizemos se serve e quanto fica a montagem.',
  },
  {
    when: ['recondicionad*|remanufaturad*', 'motor|motores|kit'],
    unless: 'vendo|vender|vende se|compram|quem compra|novo ou|ou novo',
    subject: 'motor',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['worth', 'buy'],
    answer: [
      'Motor de portão recondicionado só compensa com nota, garantia escrita e a lista do que foi trocado: engrenagem, rolamentos e capacitor novos. Sem isso é um usado limpo por fora. Não vendemos recondicionado: o nosso kit novo, instalado em basculante, começa em {{kit.padrao}}, com {{kit.warranty}} de garantia, e o motor que você já tem se conserta, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que perguntar sobre um motor recondicionado',
    text: [
      'Pergunte quem refez, que peças são novas e por quanto tempo responde por elas. A etiqueta com modelo, tensão e peso máximo precisa continuar legível, ou a próxima peça não se acha.',
    ],
    points: [
      'Controles do dono antigo apagados da central.',
      'Tensão e tipo de portão iguais aos seus.',
      'Folha um quinto abaixo do peso da etiqueta.',
    ],
    send: 'Mande o anúncio, a foto da etiqueta e uma foto do portão por dentro: dizemos se serve.',
  },
  {
    when: ['usado|usada|seminovo|de segunda mao|recondicionad*', 'motor|placa|central|kit'],
    unless: 'vendo|vender|vende se|compram|quem compra',
    subject: 'motor',
    answer: [
      'Motor usado raramente vale a pena: sem nota não há garantia, a engrenagem já vem gasta e os controles do dono antigo continuam abrindo até alguém apagar a memória. Não vendemos usado; o nosso kit novo instalado começa em {{kit.padrao}}, com {{kit.warranty}} de garantia.',
    ],
    description:
      'Motor de portão usado raramente vale a pena: vem sem garantia e com a engrenagem gasta. O nosso kit novo instalado começa em {{kit.padrao}}.',
    heading: 'Se ainda assim for comprar um motor usado',
    text: [
      'A conta certa soma motor, instalação e a primeira peça que ele vai pedir. Some também um conserto logo no começo, que fica entre {{repair.from}} e {{repair.to}}, e compare o total com o kit novo.',
    ],
    points: [
      'Veja a etiqueta legível, com modelo e tensão.',
      'Ligue com o motor solto e ouça: ronco e chiado são rolamento ou bobina.',
      'Confirme que a engrenagem daquele modelo ainda se vende.',
      'Mande apagar todos os controles antes do primeiro uso.',
    ],
  },
  {
    when: [
      'troco|permuto|permuta|aceito troca|troca por|doo|doa se|doacao|doar',
      'motor|motores|controle|controles|placa|central|portao|portoes',
    ],
    unless:
      'quando|quanto|qual|posso|devo|como|por que|pilha|bateria|oleo|sozinho|dinheiro|outro|outra|novo|nova|ou|eu mesmo|preciso',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    isAboutModel: true,
    answer: [
      'Não fazemos permuta nem recebemos peça ou portão usado: para trocar ou doar, o lugar é um site de anúncios, uma serralheria ou um grupo do bairro. Antes de entregar qualquer central ou receptor, apague dele todos os controles da sua casa.',
    ],
    heading: 'O que conferir antes de aceitar a troca',
    text: [
      'Peça parecida por fora raramente serve: placa, controle e motor só trabalham juntos quando são da mesma família.',
    ],
    points: [
      'Etiqueta legível, com marca, modelo e tensão.',
      'Peça ligada e funcionando diante de você.',
      'Controle: frequência e tipo de código iguais aos do seu receptor.',
    ],
    send: 'Se a dúvida é se a peça serve no seu portão, mande pelo WhatsApp a foto da etiqueta dela e da sua central.',
  },
];
