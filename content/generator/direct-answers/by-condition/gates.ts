/** A kind of gate with a condition of its place: slope, wall, length, two leaves, a low ceiling. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const gatesByCondition: readonly DirectAnswer[] = [
  {
    when: [
      'deslizante|correr',
      '1/4|1/2|1/3|1/4 hp|1/2 hp|meio hp|hp|cv|potencia',
      'motor|qual|portao|serve|aguenta|da conta',
    ],
    figure: { unit: 'kilogram', to: 400 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para {figura} de correr costuma bastar um deslizante de 1/4 HP ou 1/3 HP, desde que a ficha dele traga {sobra} ou mais, o que deixa a folha um quinto abaixo do máximo. O HP não decide sozinho: a mesma potência muda de limite de um modelo para outro.',
    ],
    heading: 'De {figura} ao HP num portão de correr',
    text: [
      'A folha anda apoiada nas roldanas, e o motor vence o atrito e a partida. Dois motores iguais em HP discordam na ficha porque o que reduz a rotação é diferente: um anda mais devagar e leva mais peso.',
      'Motor de correr sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}, instalada.',
    ],
    points: [
      'Trilho plano e poucas aberturas: o menor que passe no peso.',
      'Rampa, chapa fechada ao vento ou folha longa: o de cima.',
      'Duas famílias ou mais: leia também os ciclos por hora.',
      'Roldanas e trilho provados na mão antes do pedido.',
    ],
    questions: [
      {
        question: 'Dá para saber o peso sem balança?',
        answer: 'Pelo comprimento, altura e material. A mão engana, porque a roldana esconde o peso.',
      },
    ],
    further:
      'A escolha por uso está em [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande comprimento, altura, material e quantas vezes abre na hora cheia.',
  },
  {
    when: [
      'deslizante|correr',
      '1/4|1/2|1/3|1/4 hp|1/2 hp|meio hp|hp|cv|potencia',
      'motor|qual|portao|serve|aguenta|da conta',
    ],
    figure: { unit: 'kilogram', from: 401, to: 900 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para {figura} de correr, procure um deslizante de 1/2 HP a 1 HP cuja ficha traga {sobra} ou mais, o que deixa a folha um quinto abaixo do máximo. Nessa classe o conjunto instalado fica em geral entre {{condominium.from}} e {{condominium.to}}, com cremalheira de aço; o motor comum de casa não serve.',
    ],
    heading: 'Por que se dá uma faixa de HP e não um número',
    text: [
      'Sobre roldanas o motor não carrega {figura}: só vence a partida e o atrito. Um redutor mais lento leva mais peso com o mesmo HP; por isso entre duas fichas vale a linha do peso máximo.',
      'Depois do peso vêm os ciclos por hora: em prédio ou empresa, o motor que aguenta a folha mas não o uso para de calor na hora mais cheia.',
    ],
    points: [
      'Aberturas por hora no pico de um dia comum.',
      'Cremalheira de aço presa em toda a extensão.',
      'Concreto firme sob o motor, na altura certa do pinhão.',
      'Roldanas cuja carga, somada, passe de {figura}.',
      'Fotocélula e batente: essa folha não para com a mão.',
    ],
    questions: [
      {
        question: 'Como confirmo que são {figura}?',
        answer:
          'Pela conta do serralheiro, com chapa e tubos, ou pelas medidas e pelo material; empurrar com a mão não diz.',
      },
    ],
    further:
      'A escolha por uso está em [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande comprimento, altura, material e quantas vezes abre na hora cheia.',
  },
  {
    when: [
      'deslizante|correr',
      '1/4|1/2|1/3|1/4 hp|1/2 hp|meio hp|hp|cv|potencia',
      'motor|qual|portao|serve|aguenta|da conta',
    ],
    figure: { unit: 'kilogram', from: 901 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para {figura} de correr o motor é industrial, de 1 HP para cima, com {sobra} ou mais escritos na ficha, o que deixa a folha um quinto abaixo do máximo. Portão pesado com motor e instalação fica em geral entre {{condominium.from}} e {{condominium.to}}, e uma folha dessas pode passar disso: o orçamento diz antes.',
    ],
    heading: 'O que olhar depois do HP em {figura}',
    text: [
      'Redutor em banho de óleo, freio e rampa de parada valem tanto quanto a potência, porque o difícil é parar a folha. Com monofásico de 220 V ainda há modelos; trifásico compensa onde a rede já tem as três fases.',
      'Trilho, base e roldanas se medem antes do pedido, na visita.',
    ],
    points: [
      'Trilho sobre sapata contínua, com as emendas rentes.',
      'Cremalheira de aço, de módulo igual ao do pinhão.',
      'Batente chumbado nos dois lados e fotocélula no vão.',
      'Ciclos por hora acima do uso da hora mais cheia.',
    ],
    questions: [
      {
        question: 'Abre à mão quando falta luz?',
        answer:
          'Abre, com o motor destravado e as roldanas boas; folha desse peso se move com duas pessoas e sem pressa.',
      },
    ],
    further:
      'A escolha por uso está em [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande comprimento, altura, material e quantas vezes abre na hora cheia.',
  },
  {
    when: [
      'pivotante|de abrir|duas folhas|folha dupla',
      'descida|rampa|inclinad*|ladeira|declive|aclive|subida|terreno caido|desnivel',
    ],
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Num terreno inclinado, a folha que abre para o lado alto raspa no chão: ou ela abre para o lado baixo, ou leva dobradiça que sobe ao girar, ou é recortada embaixo. Meça o desnível com a folha toda aberta, na ponta; se ele passa da folga de baixo, motor nenhum resolve.',
    ],
    heading: 'Motor em folha que quer descer sozinha',
    text: [
      'A dobradiça fora de prumo faz a folha procurar um lado. O motor precisa ser irreversível e o batente de chão tem de aguentar a chegada; com duas folhas são dois motores e uma central com atraso entre elas, e a que tem batente por cima fecha por último.',
      'Suporte e reforço de coluna ficam entre {{part.metalwork.from}} e {{part.metalwork.to}}; o motor sai por orçamento, e o par custa mais que o de uma folha só.',
    ],
    points: [
      'Folha aberta, ponta a ponta: anote a folga do piso.',
      'Solta do motor, ela anda sozinha: trave antes de destravar.',
      'Pistão mede-se com a folha aberta e fechada.',
      'Trava elétrica no chão em folha comprida ou ao vento.',
    ],
    questions: [
      {
        question: 'Dá para abrir para fora, que é o lado baixo?',
        answer: 'Só dentro do terreno. Para a calçada, na capital, a lei não deixa a folha avançar.',
      },
    ],
    further: 'A instalação está em [motor pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande a foto das duas folhas abertas, de lado, com uma régua na ponta de cada uma.',
  },
  {
    when: [
      'pivotante|de abrir|pistao|braco articulado|braco',
      'distancia|espaco|quanto de espaco|medida|recuo|afastamento|centimetros|cm',
      'parede|muro|coluna|lateral|minim*',
    ],
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Com pistão, conte da ordem de vinte a trinta centímetros livres entre a folha aberta e a parede; com braço articulado, mais, porque o cotovelo dobra para fora. A cota que vale é a do desenho do manual do modelo: ela parte do centro da dobradiça e diz a que distância o suporte do motor se prende.',
    ],
    heading: 'As duas medidas que o instalador toma',
    text: [
      'Do eixo da dobradiça até a face da coluna onde entra o suporte, e do mesmo eixo até a folha. As duas juntas dão o ângulo de abertura e a força; fora da tabela do manual o pistão trava antes de abrir tudo ou chega ao fim batendo.',
      'Se a parede está perto demais, sobram o braço articulado curto, o motor de chão embutido ou mudar o lado da folha. Reforço de suporte fica entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Meça com a folha toda aberta, e não com ela fechada.',
      'Registro, interfone e calha na parede contam.',
      'Coluna larga pede braço articulado ou recorte.',
      'Deixe espaço para a chave de destravamento.',
    ],
    questions: [
      {
        question: 'E se a folha encosta na parede ao abrir?',
        answer: 'O pistão não cabe. Limite a abertura a menos de noventa graus ou mude o tipo de motor.',
      },
    ],
    further:
      'O passo a passo está em [instalação de motor pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande a foto da coluna com a folha aberta e a medida da folha até a parede.',
  },
  {
    when: ['deslizante|correr', 'descida|rampa|inclinad*|ladeira|declive|aclive|terreno caido|desnivel'],
    unless: 'escorreg*|anda sozinho|desce sozinho',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Portão de correr pede trilho no nível: com caimento no sentido da folha, ela anda sozinha quando se destrava e o motor trabalha dobrado num lado. Se o terreno cai, nivela-se o trilho sobre uma viga e fecha-se a sobra embaixo, ou se usa folha em trilho suspenso, sem roda no chão.',
    ],
    heading: 'Quanto caimento um portão de correr perdoa',
    text: [
      'Um dedo ao longo de todo o vão ainda se acerta no motor e no batente; mais que isso, o serviço é do serralheiro e do pedreiro antes do instalador. Motor irreversível segura a folha parada, mas não a torna leve na subida.',
    ],
    points: [
      'Bola no trilho: se rola, a folha também vai rolar.',
      'Batente firme nos dois fins, com a folha presa no trilho.',
      'Chave de destravamento só com alguém segurando.',
      'Canaleta de água cruzando o trilho acumula areia.',
    ],
    further:
      'O que se confere antes está em [instalação de motor deslizante](/topicos/instalacao-de-motor-de-portao-deslizante).',
    send: 'Mande uma foto do trilho de ponta a ponta e diga para que lado a água corre.',
  },
  {
    when: [
      'deslizante|correr',
      'comprid*|longo|grande|vao grande|6 metros|7 metros|8 metros|10 metros|largura grande',
    ],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Folha de correr comprida pede três coisas antes do motor: guia alta que não a deixe balançar, duas roldanas com folga de carga e batente firme nos dois fins. O motor se escolhe pelo peso máximo e pelo comprimento máximo da ficha, que são dois limites diferentes.',
    ],
    heading: 'O que o comprimento muda',
    text: [
      'Mais comprimento é mais tempo de abertura e mais cremalheira, e qualquer empeno aparece na ponta. Acima de certo tamanho compensa dividir em duas folhas que correm para lados opostos, cada uma com seu motor.',
    ],
    points: [
      'Parede livre do tamanho da folha, mais um palmo.',
      'Cremalheira fixada em toda a extensão, com suporte a cada dois palmos.',
      'Velocidade maior só com freio ou inversor.',
      'Vento: folha fechada comprida vira vela.',
    ],
    further: 'Folha grande tem página própria em [portão pesado](/termos/motor-portao-pesado).',
    send: 'Mande o comprimento, o material e uma foto do lado em que a folha recolhe.',
  },
  {
    when: [
      'rua de terra|estrada de terra|terra batida|sem asfalto|chao de terra|barro|poeira',
      'motor|portao|instal*|deslizante|correr|trilho',
    ],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Em rua de terra, o trilho fica acima do piso, em cantoneira sobre viga, e a base do motor sobe acima da enxurrada: é a terra que entra no trilho e o barro que cobre o motor que quebram o portão, e não o uso. A cremalheira trabalha quase seca e a limpeza é mensal.',
    ],
    heading: 'Como instalar onde há pó e barro',
    text: [
      'Piso de concreto de pelo menos um passo para cada lado do vão evita que a roda do carro leve terra para o trilho. Fotocélula vai mais alta e com pala, e a lente entra na limpeza.',
      'Kit de basculante instalado custa de {{kit.padrao}} a {{kit.jetflex}}; de correr ou de abrir sai por orçamento, e base e trilho são combinados com pedreiro e serralheiro.',
    ],
    points: [
      'Graxa só na engrenagem: no dente ela vira lixa.',
      'Caixa com entrada de fio por baixo.',
      'Escova presa na folha, à frente da roldana.',
      'Chuva forte: varra o trilho antes de abrir.',
    ],
    further: 'O que se confere no local está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande uma foto do vão com a rua na frente e diga se a água passa por ali.',
  },
  {
    when: [
      'basculante',
      'teto baixo|pouca altura|laje baixa|pe direito baixo|viga|carro alto|caminhonete|suv',
    ],
    unless: 'pint*',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O que decide é a altura livre com a folha aberta, medida do piso até o ponto mais baixo dela, e não a do vão. Um basculante aberto rouba da altura o quanto a folha desce por dentro; meça o carro com bagageiro e antena e deixe um palmo.',
    ],
    heading: 'Ganhar altura sem trocar a garagem',
    text: [
      'Mudar o ponto do pivô e o braço faz a folha subir mais, dentro do que a lateral permite, e é serviço de serralheria, de {{part.metalwork.from}} a {{part.metalwork.to}} no que é nosso. Regular o fim de curso ganha dois ou três dedos, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Meça aberto, dos dois lados e no meio.',
      'Braço que passa em cima do capô conta como ponto baixo.',
      'Fotocélula mais alta para carro alto.',
      'Sem altura de jeito nenhum: portão de correr ou de enrolar.',
    ],
    further: 'Os modelos estão em [motores](/motores).',
    send: 'Mande a foto do portão aberto, visto de lado, com a medida do piso até a folha.',
  },
  {
    when: [
      'madeira',
      'correr|deslizante|de abrir|pivotante|pesado|pesada|macica',
      'motor|automatizar|automatizad*|colocar|da para|pode',
    ],
    subject: 'portao-de-madeira',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Dá: de correr, a madeira vai sobre um quadro de ferro com roldana e guia dimensionadas para o peso dela molhada; de abrir, o suporte do motor se prende em chapa que atravessa a folha, e a dobradiça é que manda. Em nenhum dos dois o parafuso pega só na madeira.',
    ],
    heading: 'O peso da madeira molhada',
    text: [
      'Tábua maciça de dois centímetros fica entre dez e vinte quilos por metro quadrado seca, e mais na época de chuva. O motor se escolhe com sobra sobre o maior dos dois, e o fim de curso deixa folga para a folha inchada.',
      'Motor para correr ou abrir sai por orçamento; reforço e suporte ficam entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'De correr: roldana dupla e guia de cima sem folga.',
      'De abrir: três dobradiças e batente no chão.',
      'Basculante: equilíbrio refeito com o peso real.',
      'Verniz em dia pesa menos que reboco de água todo ano.',
    ],
    further:
      'Os pesos por tipo de madeira estão em [motor para portão de madeira](/termos/motor-portao-de-madeira).',
    send: 'Mande a foto da folha por dentro e o tipo de madeira, com largura e altura.',
  },
  {
    when: [
      'social|pedestre|portaozinho',
      'eletroima|fechadura magnetica|ima',
      'deslizante|correr|motor|junto|garagem|portao grande',
    ],
    subject: 'fechadura-eletromagnetica',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'O eletroímã do portão social vai num circuito próprio de 12 V, com fonte e bateria, e o motor do deslizante em outro: os dois se comandam pela mesma botoeira ou pelo interfone, mas não dividem alimentação. Para um não abrir com o outro aberto, entra uma placa de intertravamento.',
    ],
    heading: 'A lista de um portão social com eletroímã',
    text: [
      'Fonte com bateria, eletroímã de força compatível com a folha, botão de saída por dentro e comando de fora. Confirme que a folha fecha encostada: ímã com fresta não segura, e mola hidráulica ajuda.',
      'Ligar e regular a parte elétrica fica entre {{repair.from}} e {{repair.to}}; o conjunto novo sai por orçamento, com a marca escrita.',
    ],
    points: [
      'Sem bateria, a falta de luz solta a porta.',
      'Fio próprio, longe do cabo do motor.',
      'Sensor de porta avisa que ficou aberta.',
      'Fonte do motor não alimenta o ímã.',
    ],
    questions: [
      {
        question: 'Posso usar a saída da central do motor para o ímã?',
        answer: 'Só a saída de contato seco, e nunca a alimentação. A fonte da central cai e leva os dois.',
      },
    ],
    further: 'Motor e acesso social estão em [trava elétrica](/topicos/trava-eletrica-para-portao).',
    send: 'Mande a foto do batente da porta social e diga o que já abre por interfone.',
  },
  {
    when: [
      'intertravamento|eclusa|gaiola|um portao aberto o outro fechado|dois portoes',
      'social|deslizante|garagem|predio|condominio|portao|clausura',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Intertravamento se faz com uma placa que só libera um portão quando o outro está fechado, lendo um sensor em cada folha; motor comum não faz isso sozinho. Serve em eclusa de pedestre e em garagem com dois portões, e exige que a falta de luz e o botão de emergência estejam previstos.',
    ],
    heading: 'O que a placa precisa saber',
    text: [
      'Cada folha manda um sinal de fechada, por sensor de porta ou fim de curso, e a placa só então aceita o comando da outra. Deixe por escrito o que acontece em incêndio e em queda de energia: alguém tem de poder sair.',
    ],
    points: [
      'Botão de emergência que libera os dois, com registro.',
      'Sensor que falha não pode prender gente.',
      'Porteiro treinado, com a chave mecânica à mão.',
      'Conserto entra por orçamento, pela etiqueta das duas centrais.',
    ],
    further: 'O uso em prédio está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande a foto dos dois portões e diga quem manda abrir cada um.',
  },
  {
    when: [
      'calcada|passeio|para fora|para a rua|para rua|16809|16.809|lei 16809|lei 16.809|multado|multada',
      'lei|lei 16809|lei 16.809|16809|16.809|multado|multada|multa|multam|pode|proibido|prefeitura|fiscalizacao|abrindo|abre para|invade|invadindo|avanca|avancar|avancando|ocupa|ocupando',
      'sao paulo|sp|capital|portao|basculante|motor',
    ],
    unless:
      'osasco|guarulhos|santo andre|sao bernardo|sao caetano|diadema|maua|barueri|carapicuiba|cotia|taboao|embu|itapevi|jandira|suzano|mogi|itaquaquecetuba|ribeirao pires|caieiras|franco da rocha|santana de parnaiba',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Na capital, a Lei 16.809/2018, regulamentada pelo Decreto 58.275/2018, não deixa o portão automático basculante ou pivotante, de casa ou de condomínio, sair do alinhamento do imóvel ao abrir, fechar ou travar. Quem não se adequa é intimado e tem trinta dias; sem isso, a multa é de duzentos e cinquenta reais, que se repete a cada trinta dias até regularizar.',
    ],
    heading: 'As quatro formas de adequar um portão que já existe',
    text: [
      'O decreto aceita, para o portão antigo, sensor que pare o movimento quando passa alguém, sinalização de som e luz quinze segundos antes de mover, inverter o sentido da abertura ou trocar por deslizante. Confirme no texto em vigor na prefeitura, porque norma muda e em outra cidade a regra é da prefeitura de lá.',
      'No que é nosso: fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}, e inverter ou trocar sai por orçamento.',
    ],
    points: [
      'Folha que não passa do alinhamento, medida aberta.',
      'Sensor do lado de fora, além do de dentro.',
      'Notificação recebida: guarde e responda no prazo.',
      'Vizinho que reclama pode fotografar e denunciar.',
    ],
    questions: [
      {
        question: 'A lei vale para casa ou só para prédio?',
        answer: 'Vale para o imóvel, casa, prédio ou comércio, quando o portão é automático e avança.',
      },
    ],
    further: 'Para trocar por outro tipo, veja [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande uma foto do portão aberto, tirada da calçada.',
  },
  {
    when: [
      'fotocelula|fotocelulas|sensor',
      'obrigatori*|obrigado|precisa|lei|norma|exigencia',
      'predio|condominio|comercio|loja|empresa|casa|residencia',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Em prédio e comércio, trate como obrigatória: a norma brasileira de segurança para motores de portão pede proteção contra esmagamento, e quem responde por acidente é o responsável pelo portão. Na capital, o Decreto 58.275/2018 ainda cita o sensor de passagem como uma das formas de adequar portão que avança sobre a calçada.',
    ],
    heading: 'O mínimo que se confere antes de entregar',
    text: [
      'A força regulada faz a folha parar depois de encostar; a fotocélula evita que ela encoste. Uma não dispensa a outra, e o fechamento automático só se liga com as duas provadas.',
      'Par instalado, alinhado e testado fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Emissor de um lado e receptor do outro, entre cinquenta e sessenta centímetros de altura.',
      'Garagem com carro alto pede um segundo par.',
      'Teste mensal com um cabo de vassoura, anotado pelo zelador.',
      'Destravamento manual ensinado a quem abre a portaria.',
    ],
    questions: [
      {
        question: 'E em casa, é lei?',
        answer:
          'Onde há fechamento automático ou criança, trate do mesmo jeito; quem confirma o que é lei é a prefeitura.',
      },
    ],
    further:
      'Altura e ligação estão em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande a foto do vão dos dois lados e diga se há fechamento automático.',
  },
  {
    when: [
      'duas folhas|folha dupla|2 folhas|pivotante duplo|dupla',
      'motor|motores|preco|quanto|qual|escolher|portao|pivotante duplo',
    ],
    unless:
      'basculante*|descida|rampa|inclinad*|garagem dupla|vaga dupla|chapa dupla|parede dupla|correr|deslizante|deslizantes',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Portão de duas folhas leva um motor em cada uma e uma central que as move com atraso: a que fica por cima, a do mata-junta, abre primeiro e fecha por último. O par sai por orçamento, acima de um motor só, que numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}, porque são dois conjuntos, dois suportes e o dobro de regulagem.',
    ],
    heading: 'O que decide o tamanho do motor de cada folha',
    text: [
      'Comprimento e peso de cada folha, folga entre dobradiça e parede e vento. Folha comprida ganha trava elétrica no chão, porque o motor a segura perto da dobradiça, e a ponta balança com o vento.',
      'Reforço de suporte fica entre {{part.metalwork.from}} e {{part.metalwork.to}}, quando a coluna não segura.',
    ],
    points: [
      'Folha maior, motor da classe dela, e não da média.',
      'Bater uma na outra: atraso trocado na central.',
      'Falta de luz: as duas precisam de chave à mão.',
    ],
    further: 'A instalação está em [motor pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande a largura e o material de cada folha e uma foto das colunas por dentro.',
  },
  {
    when: [
      'social|porta social|portinha|portao pequeno',
      'embutid*|junto|dentro da folha|na folha|dentro do portao',
      'motor|basculante|portao|automatizar|peso|equilibrio',
    ],
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Porta social embutida na folha pesa de um lado e desequilibra o conjunto: o motor serve quando o contrapeso é refeito com a porta fechada e a folha para sozinha a meia altura. E há uma condição que não se abre mão: a central tem de saber se a portinha está aberta antes de mover.',
    ],
    heading: 'O interruptor da portinha',
    text: [
      'Um sensor na porta social corta a alimentação da central enquanto ela estiver aberta. Sem ele, alguém passando fica preso entre a portinha e o batente quando o motor parte.',
      'Refazer equilíbrio e cabos fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; o sensor entra no serviço, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Trinco da portinha que fecha de verdade.',
      'Mola para ela não ficar encostada.',
      'Peso medido com a porta incluída na conta.',
    ],
    further: 'Os limites de peso estão em [que motor serve no meu portão](/motores/escolher).',
    send: 'Mande a foto da folha por dentro, com a portinha aberta e fechada.',
  },
  {
    when: [
      'parede|muro|lateral',
      'sem espaco|pouco espaco|nao tem parede|colado|divisa|garagem estreita',
      'correr|deslizante|portao|motor|automatizar',
    ],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Sem parede livre do tamanho da folha ao lado, portão de correr não recolhe: sobram o de correr em duas folhas que se sobrepõem, o basculante e o de enrolar. Meça o comprimento da folha e o da parede livre, e não o vão.',
    ],
    heading: 'Duas folhas sobrepostas ou outro tipo',
    text: [
      'Na sobreposta, uma folha puxa a outra e cada metro de parede recolhe o dobro de portão; exige trilho duplo e guia alta. Se o teto ajuda, o basculante ocupa só a frente.',
    ],
    points: [
      'Registro de água e caixa de energia na parede contam.',
      'Base do motor também ocupa um passo.',
      'Coluna no meio do caminho recolhe menos que parece.',
    ],
    further: 'A comparação entre tipos está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande uma foto da parede ao lado do vão e as duas medidas.',
  },
  {
    when: [
      'portao muito alto|muito alto|altura alta|portao alto|folha alta|3 metros de altura',
      'correr|deslizante|basculante|motor|portao|vento',
    ],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Altura pesa mais que largura: dobrar a altura quase dobra o peso da folha e muito mais o vento que ela recebe. Portão alto de correr pede guia superior firme e duas roldanas com folga de carga; alto de bascular pede contrapeso refeito.',
    ],
    heading: 'O que medir num portão alto',
    text: [
      'Altura, largura e material dão o peso; a chapa fechada ainda multiplica o vento. A força do motor não se sobe para vencer isso, porque quem passa leva o mesmo empurrão.',
    ],
    points: [
      'Guia alta que não deixa a folha inclinar.',
      'Vão por baixo em chão irregular, e não menos folga em cima.',
      'Basculante: braço e pivô na altura certa da folha.',
    ],
    further: 'Folha grande tem página própria em [portão pesado](/termos/motor-portao-pesado).',
    send: 'Mande altura, largura, material e uma foto da guia de cima.',
  },
  {
    when: ['alumin*', 'basculante|correr|pivotante|de abrir', 'motor|qual|serve|peso|leve|automatiz*'],
    unless: 'fazer|fabric*|sob medida|portao novo|basculante novo',
    subject: 'portao-de-aluminio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Folha de alumínio é leve e serve em motor de entrada, mas o suporte do motor não pode prender no tubo fino: ele se parafusa em chapa por dentro ou na travessa, senão o furo abre no primeiro ano. No basculante, o PPA Home até {{home.weight}} costuma sobrar.',
    ],
    heading: 'Leve para o motor, frágil no suporte',
    text: [
      'Alumínio amassa onde se aperta demais e não se solda com o mesmo eletrodo do ferro; suporte feito por serralheiro de alumínio fica entre {{part.metalwork.from}} e {{part.metalwork.to}}. Em folha fina, velocidade alta faz a folha balançar e a chapa vincar.',
    ],
    points: [
      'Peso de cinco a oito quilos por metro quadrado, com quadro.',
      'Travessa na altura do braço, no basculante.',
      'De correr: cremalheira presa em perfil de ferro junto ao chão.',
      'Parafuso com bucha do lado de dentro.',
    ],
    further: 'Os cuidados estão em [motor para portão de alumínio](/termos/motor-portao-de-aluminio).',
    send: 'Mande uma foto da folha por dentro, com as travessas.',
  },
  {
    when: [
      'base|chumbar|concretar|apoio|sapata',
      'motor|deslizante|correr',
      'como|altura|fazer|pedreiro|medida|precisa',
    ],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'A base do motor de correr é um bloco de concreto, na largura e na altura que ponham o pinhão na linha da cremalheira, com a cabeça dos parafusos livre para ajuste. A altura sai da folha: mede-se com o motor na mão antes de concretar, e não do manual sozinho.',
    ],
    heading: 'O que dá errado depois de seco',
    text: [
      'Base mais baixa que a cremalheira leva calço, que afrouxa; mais alta, faz a folha forçar. Deixe os chumbadores com rosca sobrando, eletroduto já no lugar e a base fora do caminho da enxurrada.',
    ],
    points: [
      'Nível de verdade: o motor tomba com base torta.',
      'Dois eletrodutos: um de rede, outro de comando.',
      'Cura antes de apertar o motor.',
      'Distância da folha escrita no gabarito da caixa.',
    ],
    further:
      'O que o instalador confere está em [instalação de motor deslizante](/topicos/instalacao-de-motor-de-portao-deslizante).',
    send: 'Mande a foto do lado do trilho e a altura da cremalheira, se já houver.',
  },
  {
    when: ['galpao|industria|transportadora|doca|caminhao', 'deslizante|correr|motor|portao|pesado'],
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Portão de galpão se dimensiona por três coisas juntas: peso da folha, caminhão que precisa passar e aberturas na hora de pico. Motor de casa não serve nem com folha leve, porque é o número de ciclos que o queima, e a ficha industrial diz o limite por hora.',
    ],
    heading: 'O que muda num portão de caminhão',
    text: [
      'Fotocélula na altura da carga além da do pneu, pausa mais longa, barreira visual e batente que aguente encostada. A proposta sai por escrito, com portão pesado entre {{condominium.from}} e {{condominium.to}}, conforme folha e uso.',
    ],
    points: [
      'Comando por controle e também por botão interno.',
      'Rota de pedestre separada da do caminhão.',
      'Revisão a cada {{maintenance.interval}}, com a folha solta do motor e movida com a mão.',
      'Chave de emergência fora do portão.',
    ],
    further: 'O uso intenso está em [motor industrial](/termos/motor-portao-industrial).',
    send: 'Mande o peso estimado, a altura do caminhão e as aberturas na hora cheia.',
  },
];
