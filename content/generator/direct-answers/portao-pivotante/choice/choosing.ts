/** Answers to titles about swing gates: choosing. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksCan, asksNeed } from '../../../words/asking-words.ts';

const inTrouble =
  'nao abre|nao fecha|nao funciona|parou|quebr*|queim*|consert*|repar*|solt*|caiu|saindo|saiu|pulando|pula|estal*|barulho|gast*|torta|torto|desalinhad*|como|program*|regular|trocar|troca|pisca*|molhou|perdi|perdeu|sujo|suja';

const before =
  'antes de comprar|antes de escolher|ao comprar|na hora de comprar|antes de mandar fazer|o que saber antes|o que pensar antes|cuidados ao comprar|guia de compra|guia para comprar';

const chooses = `como escolher|escolher|qual escolher|qual comprar|${before}|guia para escolher|dicas para escolher`;

export const choosingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'automatizad*|motorizad*',
      'portao|portoes|garagem',
      'pivotante*|de abrir|duas folhas|2 folhas|folha dupla',
    ],
    unless: `${inTrouble}|ou|bom|boa|vale|compensa|preco*|quanto|valor|custa|manual|na mao|usado|condominio*|predio*|correr|deslizante*|basculante*|metros|kg|garen|rossi|peccinin|nice|ppa|lento|devagar|vento|seguro|perigos*|manutencao|nao|abre|abriu|fecha|fechou|sozinh*`,
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Automatizamos portão de abrir, ou pivotante, com um motor por folha e uma central só para as duas, por orçamento. Numa casa cada motor fica em geral entre {{replacement.from}} e {{replacement.to}}, com a central e a instalação no mesmo orçamento, e a visita para medir não tem taxa.',
    ],
    heading: 'O que a folha de abrir precisa ter',
    text: [
      'A folha tem de girar sem raspar e parar sem voltar. Coluna larga pede braço articulado; coluna estreita aceita pistão, e o comprimento da folha decide a força.',
    ],
    points: [
      'Dobradiças firmes e um batente no chão para cada folha.',
      'Folha que não varra a calçada ao abrir.',
      'Fio até a segunda coluna, sob o piso.',
      'Trava elétrica na folha larga ou fechada, por causa do vento.',
    ],
    further:
      'Pistão e braço estão comparados na página do [motor para portão pivotante](/topicos/motor-para-portao-pivotante).',
    send: 'Mande pelo WhatsApp a foto de cada coluna por dentro, com a dobradiça, o comprimento das folhas e o lado para que abrem.',
  },
  {
    when: [
      'vende|vendem|voces tem|tem motor|trabalham com|trabalha com|fornecem',
      'motor|motores|automatizador*',
      'pivotante*|de abrir',
    ],
    unless:
      'nao|marca|marcas|usado|usados|usada|so o motor|so motor|avulso|sem instalacao|peca|pecas|controle*|placa|garen|rossi|peccinin|nice|intelbras|meu|tenho|kg|quilos|hp|cv|1/4|1/3|1/2|pronta entrega|cremalheira|condominio*|predio*|preco|quanto|jetflex|speedy|padrao|parcel*|cartao|motor com|que motor|qual motor|problema*|defeito|garantia|bateria|ou',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['buy', 'price'],
    answer: [
      'Vendemos motor para portão de abrir, o pivotante, da PPA e com a instalação: ele sai por orçamento, e numa casa o de uma folha fica em geral entre {{replacement.from}} e {{replacement.to}}. Duas folhas levam dois motores e uma central para o par. Vamos medir sem taxa de visita.',
    ],
    description:
      'Vendemos motor para portão de abrir, da PPA e já instalado, por orçamento: numa casa, o de uma folha fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    heading: 'O que dizer para orçar o motor de abrir',
    text: [
      'O comprimento da folha e o espaço entre a dobradiça e a parede decidem entre pistão e braço articulado. Folha cheia segura vento e pede trava no encontro.',
    ],
    points: [
      'Quantas folhas, e o comprimento da maior.',
      'Se abre para dentro ou para fora.',
      'Coluna firme onde o suporte vai preso.',
    ],
    further: 'Os modelos estão na página de [motores](/motores).',
    send: 'Mande pelo WhatsApp uma foto da coluna e do portão por dentro, as medidas da folha e o bairro.',
  },
  {
    when: ['pivotante|pivotantes|de abrir|duas folhas', '1/4|1/3|1/2'],
    unless: 'preco|valor|quanto custa|consert*|basculante|consumo|gasta|watts',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'No portão de abrir, o comprimento da folha escolhe o motor antes da potência: até uns dois metros e meio, leve e sem vento, 1/4 HP costuma bastar; folha mais comprida, de chapa fechada ou de madeira pede 1/3 HP ou mais, e trava na ponta. O peso e o comprimento máximos estão na ficha de cada modelo.',
    ],
    heading: 'O que pesa mais que a potência',
    text: [
      'A folha de abrir é uma alavanca: o vento empurra na ponta, e o motor segura perto da dobradiça. Coluna firme e dobradiça em ordem valem mais que um degrau de potência.',
      'Sai por orçamento; numa casa, a troca de um motor fica em geral entre {{replacement.from}} e {{replacement.to}}, e o par custa mais.',
    ],
    points: [
      'Largura de cada folha e material.',
      'Distância da dobradiça à quina da coluna: decide entre braço e pistão.',
      'Vento de frente e chapa fechada: trava elétrica na ponta.',
    ],
    send: 'Mande a largura de cada folha, o material e uma foto das colunas por dentro.',
  },
  {
    when: ['porteira|porteiras'],
    unless: 'guarda|guarita|derrubou|quebrou|caiu',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose', 'install', 'price'],
    answer: [
      'Porteira se automatiza com motor de portão de abrir, ou com o de correr quando ela desliza, desde que ande leve na mão e a coluna não balance. O que decide é a energia: com rede perto serve o motor comum; longe dela, o de corrente contínua com bateria e painel. O preço sai por orçamento, pelo peso, pelo comprimento e pela distância.',
    ],
    heading: 'O que preparar na porteira antes do motor',
    text: [
      'Porteira de madeira comprida cede na ponta: um rodízio de apoio ou um tirante alivia a dobradiça, e o braço do motor se prende em chapa de ferro por trás. Troca de motor residencial de abrir ou de correr fica em geral entre {{replacement.from}} e {{replacement.to}}; a de sítio muda pela energia.',
      'Trabalhamos em São Paulo e na Grande São Paulo; mais longe, quem atende é um técnico da região.',
    ],
    points: [
      'Controle: antena externa no alto, para abrir da estrada.',
      'Vão largo: duas folhas pedem dois motores.',
      'Animal solto: fotocélula baixa e fechamento automático com pausa longa.',
      'Raio: DPS e terra no ponto da porteira.',
    ],
    send: 'Mande a foto da porteira inteira, com o comprimento, o material e a distância até a tomada.',
  },
  {
    when: [chooses, 'motor*|automatizador*', 'pivotante*|de abrir|duas folhas', 'madeira'],
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Para um portão pivotante de madeira, escolha o motor pelo peso da folha molhada e pelo comprimento dela, os dois na ficha, com sobra: madeira maciça pesa muito na ponta e o vento a empurra. De pistão, se há espaço atrás da folha e a coluna é fina; de braço articulado, se a coluna é larga. O suporte vai numa chapa que atravessa a madeira, e a dobradiça tem de aguentar antes do motor.',
    ],
    heading: 'O que se acerta antes',
    text: [
      'Folga nas laterais para o inchaço, batente no chão nas duas posições e trava elétrica em folha longa. Duas folhas levam dois motores, com atraso por causa da mata-junta.',
      'O conjunto sai por orçamento; numa casa, em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Folha até dois metros e meio: pistão comum.',
      'Madeira podre no pé: troque antes.',
      'Verniz em dia evita o peso da água.',
    ],
    send: 'Mande fotos da folha e da coluna por dentro, com as medidas e a espessura da madeira.',
  },
  {
    when: [
      'duas folhas|2 folhas|folha dupla|folhas duplas',
      'quantos motores|quantos automatizadores|quantos motor|quantos pistoes|quantos bracos|quantos',
    ],
    unless:
      'preco|quanto custa|basculante|nao fecha|nao abre|desencontr*|deslizante|correr|quilos|kg|metros|segundos|controles|hp|cv',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['choose', 'install'],
    answer: [
      'São dois motores no portão de abrir de duas folhas, um em cada folha, com uma central só: na abertura ela solta primeiro a folha de cima, a do mata-junta, e no fechamento a deixa por último. Com um motor só, a outra folha fica presa ao chão por ferrolho, e a garagem abre pela metade. O par sai por orçamento.',
    ],
    heading: 'O que o par de motores pede no lugar',
    text: [
      'Cada motor tem a sua coluna, e as duas precisam estar firmes e com espaço entre a dobradiça e a parede. A central fica de um lado, e o fio do outro motor passa por baixo do vão ou por cima do portal.',
    ],
    points: [
      'Comprimento de cada folha, que diz o tamanho do motor.',
      'Trava elétrica onde as folhas se encontram, contra o vento.',
      'Folhas desiguais: a central regula o tempo de cada uma.',
    ],
  },
  {
    when: [
      'duas folhas|2 folhas|folha dupla',
      `${asksNeed}|${asksCan}|dois motores|2 motores`,
      'motor|motores',
    ],
    unless:
      'kit|kits|preco|quanto|quantos|basculante|nao fecha|nao abre|desencontr*|qual|deslizante|correr|ou',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'Sim, e no portão de abrir de duas folhas são dois motores, um em cada folha, com uma central só que atrasa a que fica por cima. Um motor apenas move uma folha, e a outra teria de ficar presa no chão com ferrolho: serve para quem quase sempre passa por uma. O par sai por orçamento.',
    ],
    heading: 'Um motor ou dois',
    text: [
      'Com um motor a garagem abre pela metade, e em geral o carro não passa. Por isso o conjunto vendido para duas folhas já é o par.',
    ],
    points: [
      'A folha do mata-junta abre primeiro e fecha por último.',
      'Trava elétrica no encontro das folhas, contra o vento.',
      'Cabo por baixo do vão, para o motor do outro lado.',
    ],
  },
  {
    when: ['motor|motores|automatizador', 'pivotante*|de abrir', 'jetflex|jet flex|inversor|rapido|veloz'],
    unless:
      'nao abre|nao fecha|nao anda|nao funciona|parou|travou|quebr*|queim*|consert*|arrumar|barulho|program*|gravar|placa|engrenagem|capacitor|nobreak|peca|pecas|ou|diferenca|bom|boa|presta|vale a pena|compensa|fotocelula|trocar|rolo|alcance|instalo|basculante|correr|deslizante',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Motor pivotante com inversor, o que a PPA chama de Jetflex, sai por orçamento; o kit JETFLEX de preço fechado é só de basculante e não serve em portão de abrir. Numa casa, a troca do motor de uma folha fica em geral entre {{replacement.from}} e {{replacement.to}}, e a versão com inversor custa mais que a comum.',
    ],
    heading: 'Onde o inversor compensa num portão de abrir',
    text: [
      'Em folha comprida ou pesada ele parte e para devagar, sem o tranco que solta dobradiça e coluna. Em folha curta e garagem calma o motor comum faz o serviço.',
      'Num pivotante, a rapidez depende também de batente firme e de piso livre por onde a folha gira.',
    ],
    points: [
      'Quantas folhas são, e quanto mede cada uma.',
      'Tensão que a versão pede, 127 V ou 220 V.',
      'Coluna e dobradiça sem folga.',
      'Fotocélula no vão, porque a folha varre a calçada ou a vaga.',
    ],
    further:
      'As medidas de coluna e pivô estão em [instalação em portão pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande a foto da coluna por dentro, com a dobradiça à vista, o material e o comprimento da folha: o orçamento vem por mensagem.',
  },
  {
    when: ['silencios*|sem ruido', 'pivotante*|de abrir|duas folhas|2 folhas'],
    unless: `${inTrouble}|basculante|correr`,
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Em portão de abrir, motor silencioso é o que parte e para devagar, com inversor ou com parada suave na central, e a dobradiça sem folga faz o resto. Sai por orçamento: trocar o motor de uma folha numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}, e duas folhas levam dois motores.',
    ],
    heading: 'O barulho que não é do motor',
    text: [
      'Dobradiça seca range, folha que pende raspa no chão e batente sem borracha estoura no fim. Gire a folha na mão, com o motor solto e o disjuntor desligado, e ouça.',
      'Trocar dobradiça ou reforçar suporte fica entre {{part.metalwork.from}} e {{part.metalwork.to}}; regular a parada, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Pino da dobradiça com graxa, e sem jogo.',
      'Batente de borracha no chão e no encontro das folhas.',
      'Trava elétrica: o estalo dela é normal.',
    ],
    further:
      'As medidas de coluna e pivô estão em [instalação em portão pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande pelo WhatsApp um vídeo com som do portão de agora e a foto de cada coluna por dentro.',
  },
  {
    when: ['braco articulado|braco', 'motor|kit|comprar|preco|pivotante*|de abrir'],
    unless: `${inTrouble}|basculante|pistao|ou|diferenca|correr|abraco|mola`,
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Motor de braço articulado é o do portão de abrir em que o pistão não acha ângulo: coluna larga, muro rente ou dobradiça afastada da frente. Vendemos e instalamos por orçamento; trocar o motor de uma folha numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}, e duas folhas levam dois motores.',
    ],
    heading: 'O que medir para um motor de braço',
    text: [
      'Da dobradiça à frente da coluna e à parede do lado: são essas duas distâncias que dizem onde o braço se prende. Depois, o comprimento e o peso da folha, dentro do limite da ficha.',
      'O braço dobra no meio e precisa de espaço livre dentro da garagem, na altura em que o carro passa.',
    ],
    points: [
      'Coluna firme, que não balance ao empurrar a folha.',
      'Batente no chão, aberto e fechado.',
      'Pino e bucha do braço sem folga, se ele já existe.',
      'Duas folhas: uma central só para os dois motores, que fecha uma depois da outra.',
      'Trava elétrica em folha longa ou de chapa fechada.',
    ],
    further:
      'As medidas de coluna e pivô estão em [instalação em portão pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande pelo WhatsApp a foto da coluna por dentro, com uma trena da dobradiça à frente, e o comprimento da folha.',
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
      'Portão de duas folhas leva um par de motores iguais, de fuso se há espaço atrás da dobradiça ou de braço se a coluna é larga, e uma central de duas saídas. O tamanho do par se escolhe pela folha maior, um quinto abaixo do peso e do comprimento da ficha. O par sai por orçamento, acima de um motor só, que numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}, porque são dois conjuntos, dois suportes e o dobro de regulagem.',
    ],
    heading: 'O que decide o par de motores',
    text: [
      'A central move as folhas com atraso: a que fica por cima, a do mata-junta, abre primeiro e fecha por último. Além do peso contam o espaço entre a dobradiça e a parede e o vento que o portão recebe. Folha comprida ganha trava elétrica no chão, porque o motor a segura perto da dobradiça, e a ponta balança com o vento.',
      'Reforço de suporte fica entre {{part.metalwork.from}} e {{part.metalwork.to}}, quando a coluna não segura.',
    ],
    points: [
      'Folhas de tamanhos diferentes: o par vai pela maior, e não pela média.',
      'Se uma folha bate na outra, o atraso está trocado na central.',
      'Na falta de luz, soltam-se as duas: guarde as duas chaves à mão.',
    ],
    further: 'A instalação está em [motor pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande a largura e o material de cada folha e uma foto das colunas por dentro.',
  },
  {
    when: [
      'abre para os dois lados|abre dos dois lados|dois lados|vai e vem|bidirecional',
      'motor|portao|automatizar',
    ],
    unless: 'fotocelula|ponto|entrada|controle|rua',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Se são duas folhas, uma para cada lado, o conjunto é de dois motores pivotantes com uma central que atrasa uma folha, por orçamento. Se é uma folha que empurra para dentro e para fora, escolha um sentido: motor de portão trabalha só num, e o outro se fecha com batente.',
    ],
    heading: 'O que se mede num portão de abrir',
    text: [
      'Comprimento e peso de cada folha, o espaço na coluna para o braço e o lado que o piso sobe. Para dentro é o certo: sobre a calçada a folha não deve abrir.',
      'Em portão de casa, a troca de motor fica entre {{replacement.from}} e {{replacement.to}}; o par passa da faixa de um, e o valor sai pela foto.',
    ],
    points: [
      'Batente no chão nas duas posições.',
      'Trava elétrica em folha longa ou motor reversível.',
      'Abertura de só uma folha: a central dupla permite.',
    ],
    send: 'Mande uma foto do portão aberto, outra da coluna por dentro e o comprimento de cada folha.',
  },
  {
    when: ['mola', 'fechar sozinho|fecha sozinho|abrir|pivotante|social|vaivem', 'portao|porta'],
    unless: 'basculante|quebr*|arrebent*|perig*|estour*|trocar|troca|contrapeso|preco|quanto|abre sozinho',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'Mola de fechar sozinho serve em portão social ou de abrir leve e sem motor; com motor ela não se usa, porque ele teria de vencê-la a cada abertura. Para o motorizado, quem fecha sozinho é o fechamento automático da central, ligado numa regulagem de {{part.adjustment.from}} a {{part.adjustment.to}}, com a fotocélula funcionando.',
    ],
    heading: 'Mola, mola aérea ou fechamento pela central',
    text: [
      'Mola simples bate; a aérea, com óleo, freia no fim e se regula pela largura e pelo peso da folha. As duas pedem dobradiça boa e folha que não caia para um lado, e quem as monta é o serralheiro ou o vendedor delas.',
      'Sem fotocélula não se liga o fechamento automático. Posta ou trocada, ela fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Social sem motor: mola aérea e fechadura que trave ao encostar.',
      'De carro sem motor: mola não segura folha larga com vento.',
      'Com motor: só a função da central.',
      'Criança na casa: fechamento lento e freio no fim.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão e diga se ele tem motor: respondemos se a central fecha sozinha.',
  },
  {
    when: [
      'kit|kits|par de motores|conjunto',
      'pivotante*|de abrir|duas folhas|2 folhas|folha dupla|dois motores|2 motores',
    ],
    unless: 'basculante*|deslizante*|correr',
    winsTies: true,
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose', 'buy', 'price'],
    answer: [
      'Kit de motor para portão de abrir sai por orçamento, porque cada folha leva o próprio braço e a central precisa saber qual das duas sai primeiro; os kits de preço fechado são só de basculante. Mande largura, peso aproximado e foto das colunas, e dizemos o conjunto, com visita sem taxa.',
    ],
    heading: 'O que compõe o conjunto de um portão de abrir',
    text: [
      'Um braço ou pistão por folha, central de dois motores, dois controles e, em folha larga ou com vento, trava no encontro. A coluna recebe o suporte e precisa ser firme.',
      'Trocar um motor residencial por outro fica em geral entre {{replacement.from}} e {{replacement.to}}; o conjunto de duas folhas se confirma na visita.',
    ],
    points: [
      'Largura de cada folha, que decide o comprimento do braço.',
      'Espaço entre a dobradiça e a parede lateral.',
      'Folha cheia ou vazada, por causa do vento.',
      'Lado para onde abre e inclinação do piso.',
    ],
    questions: [
      {
        question: 'Posso automatizar só uma das duas folhas?',
        answer:
          'Pode, se a outra fica travada no piso. Para passar o carro com o controle, porém, costumam ser necessárias as duas.',
      },
    ],
  },
  {
    when: [
      'subterraneo|embutido em piso|embutido em chao|embutir em chao|embutir em piso|de embutir|de piso|enterrado',
      'motor',
      'pivotante|abrir|portao|folha',
    ],
    unless: 'fio|conduite|trilho',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Motor embutido no piso, ou subterrâneo, fica numa caixa de aço sob a dobradiça e gira a folha por baixo, sem braço à vista. Custa mais que o pistão e pede obra de concreto e dreno, porque a caixa que enche de água perde o motor. Ele sai só por orçamento; para comparar, o motor de pistão ou braço fica em geral entre {{replacement.from}} e {{replacement.to}} por folha, numa casa.',
    ],
    heading: 'Quando o embutido compensa',
    text: [
      'Compensa em portão de fachada, onde não se quer ver motor, ou em coluna sem lugar para braço. Em rua que alaga, não.',
      'A folha precisa de batente nas duas posições e de pivô que aguente o peso, porque a dobradiça de cima só guia.',
    ],
    points: [
      'Dreno da caixa ligado à galeria.',
      'Peso e largura de cada folha na ficha.',
      'Peça de reposição achada antes da compra.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, do piso e as medidas de cada folha.',
  },
  {
    when: ['vaivem|vai e vem|vai vem|abre para os dois lados', 'portao|motor|folha'],
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'allowed'],
    answer: [
      'Portão vaivém, que abre para os dois lados, não combina com motor de portão de abrir: o braço ou o pistão trabalha num sentido só e precisa de batente para saber onde a folha fecha. Para pôr motor, escolhe-se um lado, põe-se batente e troca-se a dobradiça de mola. O motor sai por orçamento; numa casa, fica em geral entre {{replacement.from}} e {{replacement.to}} por folha.',
    ],
    heading: 'O que muda quando o vaivém ganha motor',
    text: [
      'A mola da dobradiça empurra a folha de volta e briga com o motor; sem ela, quem segura é o próprio motor parado ou uma trava.',
      'Duas folhas levam dois motores e uma central que as move uma depois da outra.',
    ],
    points: [
      'Lado de dentro com espaço de giro.',
      'Batente no piso para cada folha.',
      'Coluna que aguente a alavanca.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, das dobradiças e o espaço de cada lado.',
  },
];
