/** Answers to titles about sliding gates: buying. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const motor = 'kit|conjunto|motor|automatizador';

const sliding = 'deslizante*|de correr|correr|cremalheira';

/** Shops also say `motor` for a motor with all that belongs to it. */
const bundle = 'kit|conjunto|controle*|cremalheira|completo|suporte*|central';

const otherPurpose =
  'nao abre|nao fecha|nao anda|nao funciona|parou|travou|quebr*|queim*|consert*|arrumar|barulho|program*|gravar|placa|engrenagem|capacitor|nobreak|peca|pecas|ou|diferenca|bom|boa|presta|vale a pena|compensa|fotocelula|trocar|rolo|alcance|instalo';

const slidingFurther =
  'Trilho, base e cremalheira estão na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).';

const slidingSend =
  'Mande o comprimento, a altura e o material da folha, uma foto do trilho e outra do lugar do motor: o valor vem por mensagem.';

export const buyingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'vende|vendem|voces tem|tem motor|trabalham com|trabalha com|fornecem',
      'motor|motores|automatizador*',
      'correr|deslizante*|lateral',
    ],
    unless:
      'nao|marca|marcas|usado|usados|usada|so o motor|so motor|avulso|sem instalacao|peca|pecas|controle*|placa|garen|rossi|peccinin|nice|intelbras|meu|tenho|kg|quilos|hp|cv|1/4|1/3|1/2|pronta entrega|cremalheira|condominio*|predio*|preco|quanto|jetflex|speedy|padrao|parcel*|cartao|motor com|que motor|qual motor|problema*|defeito|garantia|bateria|ou',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['buy', 'price'],
    answer: [
      'Vendemos motor para portão de correr, da PPA e com a instalação: ele sai por orçamento, numa casa em geral entre {{replacement.from}} e {{replacement.to}}, conforme o peso e o comprimento da folha. Em prédio ou empresa o conjunto pesado fica de {{condominium.from}} a {{condominium.to}}. A visita e o orçamento não têm taxa.',
    ],
    description:
      'Vendemos motor para portão de correr, da PPA e já instalado, por orçamento: numa casa, em geral entre {{replacement.from}} e {{replacement.to}}.',
    heading: 'O que dizer para orçar o motor de correr',
    text: [
      'O motor deslizante se escolhe com um quarto de sobra sobre o peso da folha, e a cremalheira, no comprimento dela. Base e cremalheira boas ficam, se o passo do dente é o mesmo.',
    ],
    points: [
      'As medidas da folha e o material dela.',
      'Trilho limpo, e folha que anda com uma mão.',
      'Aberturas na hora mais cheia.',
      'A tensão do ponto de energia da base.',
    ],
    further: 'Os modelos estão na página de [motores](/motores).',
    send: 'Mande pelo WhatsApp uma foto do portão inteiro por dentro, as medidas da folha e o bairro.',
  },
  {
    when: ['nobreak|no break'],
    unless: 'nao abre|nao fecha|parou|queim*|quebr*|consert*|defeito|barulho|qual nobreak|serve|bateria*',
    ofMotors: 'one-sliding-ours',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'O {modelo} com nobreak são dois equipamentos num orçamento só: o motor de correr, que numa casa fica instalado em geral entre {{replacement.from}} e {{replacement.to}}, e o nobreak próprio para portão, escolhido pela potência e pela tensão da etiqueta dele. Motor com inversor pede confirmar antes que tipo de onda a placa aceita.',
    ],
    heading: 'O par motor e nobreak',
    text: [
      'Folha que rola leve gasta menos bateria a cada viagem: roldana e trilho em ordem valem mais aberturas no apagão que um aparelho maior. O peso da folha fica um quinto abaixo do máximo da etiqueta do motor.',
      'Diga quantas aberturas quer sem luz. Numa casa bastam poucas; em prédio, conte as da hora mais cheia.',
    ],
    points: [
      'Lugar seco e ventilado perto do motor, sem sol na bateria.',
      'Circuito só do portão, para o nobreak não alimentar outra coisa.',
      'Chave de destravamento testada, para quando a carga acabar.',
    ],
    further:
      'O dimensionamento está na página do [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande o comprimento, a altura e o material da folha, uma foto do trilho e quantas vezes a luz cai por mês: os dois valores vêm por mensagem.',
  },
  {
    when: [motor, sliding, bundle],
    ofOtherBrand: true,
    unless: otherPurpose,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'Motor ou kit {marca} de correr nós não vendemos: da {marca} fazemos o conserto, e o motor novo que instalamos é PPA. Para portão de correr o conjunto PPA, com motor, central, controles e cremalheira na medida da folha, sai por orçamento; numa casa, a troca do motor fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que conferir num kit {marca} antes de pagar',
    text: [
      'A cremalheira do anúncio tem de cobrir a folha inteira mais a sobra em que param os dois fins de curso; por isso se mede a folha, e não o vão. Veja também se o dente tem o passo do pinhão que vem na caixa.',
      'A ficha do modelo {marca} diz o peso máximo: deixe a sua folha um quinto abaixo dele. Instalar um kit comprado por você sai por orçamento.',
    ],
    points: [
      'Cremalheira de aço em folha pesada; a de nylon é para folha leve de casa.',
      'Peças de fim de curso incluídas, e não à parte.',
      'Quantos controles vêm, e se o código é rolante.',
      'Base firme, acima do piso molhado.',
    ],
    further: slidingFurther,
    send: slidingSend,
  },
  {
    when: [motor, 'ppa', sliding, bundle],
    unless: otherPurpose,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'O conjunto PPA para portão de correr vendemos e instalamos por orçamento, com motor, central, dois controles e a cremalheira na medida da folha; os kits de preço fechado são só de basculante. Numa casa, a troca do motor fica em geral entre {{replacement.from}} e {{replacement.to}}, e folha pesada, com instalação, entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Três medidas que fecham o orçamento',
    text: [
      'O peso da folha escolhe o modelo, o comprimento dela diz quanta cremalheira vai, e as aberturas na hora mais cheia dizem se basta motor de casa. Se já há cremalheira boa, ela fica, desde que o dente tenha o passo do pinhão novo.',
      'A visita empurra a folha de ponta a ponta com a mão, mede a base e não tem taxa.',
    ],
    points: [
      'Cremalheira: a folha inteira, mais a sobra dos dois fins de curso.',
      'Roldanas gastas se trocam antes, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Controles além dos dois: peça junto, para gravar no mesmo dia.',
    ],
    further: slidingFurther,
    send: slidingSend,
  },
  {
    when: ['cremalheira*', 'motor|kit|automatizador'],
    figure: { unit: 'metre' },
    ofMotors: 'one-sliding-ours',
    unless: otherPurpose,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'O {modelo} com {figura} de cremalheira vendemos e instalamos por orçamento: é motor de correr, e o valor depende da versão e do peso da folha. Numa casa, a troca do motor fica em geral entre {{replacement.from}} e {{replacement.to}}; se só a cremalheira está ruim, ela custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Se {figura} de cremalheira bastam para a sua folha',
    text: [
      'A cremalheira cobre a folha inteira, de ponta a ponta. Por isso se mede a folha, e não o vão: cremalheira de {figura} atende folha desse comprimento ou menor.',
      'O dente tem de ser do passo do pinhão do {modelo}; a que já está na folha fica se for desse passo e não tiver dente comido.',
    ],
    points: [
      'Aço em folha pesada ou de prédio; nylon, em folha leve de casa.',
      'Dois controles vêm com o motor; peça os outros junto, para gravar no mesmo dia.',
      'Peso da folha um quinto abaixo do máximo da etiqueta.',
    ],
    further: slidingFurther,
    send: slidingSend,
  },
  {
    when: ['cremalheira*', 'motor|kit|automatizador'],
    figure: { unit: 'metre' },
    ofMotors: 'one-sliding-other',
    unless: otherPurpose,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'O {modelo} novo nós não vendemos, com ou sem os {figura} de cremalheira: consertamos o que já está instalado, de {{repair.from}} a {{repair.to}}, e o motor de correr que pomos é PPA, por orçamento. Numa casa, essa troca fica em geral entre {{replacement.from}} e {{replacement.to}}, com a cremalheira na medida da folha.',
    ],
    heading: 'Se {figura} de cremalheira bastam para a sua folha',
    text: [
      'A cremalheira cobre a folha inteira, de ponta a ponta: meça a folha, e não o vão. A de {figura} atende folha desse comprimento ou menor.',
      'Quem já tem um {modelo} e quer só a cremalheira precisa da que tenha o passo do pinhão dele; trocá-la custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Peso máximo na ficha da versão: a folha fica um quinto abaixo.',
      'Material: o nylon basta em folha leve de casa, e o resto pede aço.',
      'Central, controles e peças de fim de curso incluídos no preço.',
      'Altura do motor na base igual à do que sai, ou a base se refaz.',
    ],
    further: slidingFurther,
    send: slidingSend,
  },
  {
    when: [
      'peca|pecas|reposicao|componente*|pecas de reposicao|peca de reposicao|pecas originais|kit de reparo',
      'ppa',
      'deslizante*|de correr|correr',
    ],
    unless: 'nao abre|nao fecha|nao anda|controle*|diferenca|ou|dura|instalar|kit de motor',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'replace', 'price'],
    answer: [
      'Peça de reposição PPA para motor deslizante nós levamos e trocamos na sua garagem: engrenagem, de {{part.gears.from}} a {{part.gears.to}}, placa, de {{part.board.from}} a {{part.board.to}}, capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, e cremalheira, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, já com a mão de obra. Se você quer só a peça, pergunte antes pelo modelo: ela é procurada pela etiqueta do motor.',
    ],
    heading: 'As peças que um deslizante PPA mais pede',
    text: [
      'O nome na tampa não basta, porque o mesmo nome cobre versões com engrenagem e placa diferentes. Valem o modelo e a tensão da etiqueta e, na placa, o código impresso nela.',
      'Peça trocada por nós tem {{parts.warranty}} de garantia, e o serviço, {{repair.warranty}}.',
    ],
    points: [
      'Motor gira e a folha fica: engrenagem ou pinhão.',
      'Ronca e não sai: capacitor, ou folha presa no trilho.',
      'Passa do ponto ou não para: peça de fim de curso na cremalheira.',
      'Nada acende: fusível, fonte ou placa.',
      'Estala e pula dente: cremalheira gasta ou baixa.',
    ],
    further:
      'As faixas de cada conserto estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, a da peça ao lado de uma régua e o bairro: dizemos se ela se acha e quanto fica trocada.',
  },
  {
    when: ['trilho', 'tamanho|comprimento|quantos metros|medida', 'vao|metros|portao'],
    unless: 'preco|custa',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['buy', 'install'],
    answer: [
      'O trilho mede perto de duas vezes o vão: a largura da passagem mais o trecho por trás do muro onde a folha se recolhe, e um palmo para os batentes. Num vão de quatro metros são uns oito metros e meio de cantoneira ou de barra redonda, em uma linha só e no nível.',
    ],
    heading: 'Comprar e assentar o trilho',
    text: [
      'Barra de seis metros tem emenda: solde, lixe o cordão e ponha a junta fora do lugar em que a folha dorme. O perfil é o da roldana, V na cantoneira e U na barra.',
      'Trilho é do serralheiro e do pedreiro. Motor, cremalheira e roldana são conosco; cremalheira ou roldanas com mão de obra ficam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Chumbador a cada meio metro.',
      'Caimento de água para fora do trilho, não ao longo dele.',
      'Galvanizado ou pintado por baixo antes de assentar.',
    ],
  },
  {
    when: ['kit', 'deslizante|de correr|correr'],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['buy', 'choose', 'price', 'install'],
    answer: [
      'O kit de motor deslizante é montado por orçamento, com motor, central, dois controles e cremalheira na medida da folha; numa casa, a troca do motor de correr fica em geral entre {{replacement.from}} e {{replacement.to}} com a instalação. Preço fixo só têm os kits de basculante, porque no de correr comprimento, peso e piso mudam o conjunto.',
    ],
    heading: 'O que entra num conjunto para portão de correr',
    text: [
      'O motor se escolhe pelo peso e pelas aberturas por dia. A cremalheira cobre a folha inteira: três metros dela não servem a uma folha de três metros e meio.',
      'Base de concreto, ponto de energia e controles além dos dois aparecem em linhas separadas, para se poder comparar.',
    ],
    points: [
      'Motor de cremalheira com central e chave de destravamento.',
      'Cremalheira em gomos, do passo do pinhão.',
      'Dois controles gravados e testados.',
      'Ímãs ou chaves de fim de curso.',
      'Fotocélula, quando o portão fecha sozinho.',
    ],
    questions: [
      {
        question: 'Dá para acrescentar controles depois?',
        answer:
          'Dá, da mesma família de código da central. Gravar controle fica entre {{part.programming.from}} e {{part.programming.to}}, fora o aparelho.',
      },
    ],
  },
];
