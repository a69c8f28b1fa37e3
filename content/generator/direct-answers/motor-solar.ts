/** Answers to titles about solar motors. */
import type { DirectAnswer } from '../direct-answer.ts';
import { asksAdvantages, asksPrice } from '../words/asking-words.ts';
import { powerCut } from '../words/title-groups.ts';

export const motorSolarAnswers: readonly DirectAnswer[] = [
  {
    when: ['solar|placa solar|painel solar|energia solar', 'motor*|portao|portoes|automatizador'],
    unless: `${asksPrice}|como|funciona*|o que|que e|existe|vale|compensa|vantag*|desvantag*|bateria*|instal*|consert*|manuten*|troc*|substitu*|qual|quais|quantos|quanto|quantas|nao|parou|nobreak|luminaria|refletor|lampada|luz|limp*|lento|dura|posso|pode|podemos|da para|tem como|ligar|telhado|inversor|casa com|melhor|ou|tipos|24v|24 v|volts|escolher|comprar|funcionar|alimentar|usar|poste|perto|sombra|interfer*|por que|controle*|camera*|cerca|interfone|alarme|sensor|fotocelula|condominio*|predio*|pesado|kg`,
    subject: 'motor-solar',
    isAboutSubject: true,
    aspects: ['what', 'choose', 'price'],
    answer: [
      'Vendemos e instalamos motor solar para portão por orçamento, fora dos kits de preço fixo. Ele é um conjunto de motor de 24 V, bateria, painel e controlador de carga: o sol recarrega a bateria de dia, e é ela que move a folha a qualquer hora, também à noite e na chuva. Compensa onde a rede não chega; com um disjuntor por perto, um motor comum, de {{kit.padrao}} a {{kit.jetflex}} instalado em basculante, sai bem mais em conta.',
    ],
    heading: 'Onde o motor solar compensa',
    text: [
      'Compensa em chácara, sítio ou entrada longe da casa, quando abrir vala e enterrar cabo custa mais que o painel e o portão abre poucas vezes por dia. Para decidir, some também a bateria, que se troca a cada dois a quatro anos.',
      'Painel não alimenta direto um motor de 127 V ou 220 V. Quem já tem um desses e painéis no telhado usa a energia deles pelo quadro, sem trocar nada no portão. O orçamento do conjunto parte de quatro dados.',
    ],
    points: [
      'Como a folha abre, que largura tem e quanto pesa.',
      'Quantas aberturas por dia, no dia mais movimentado.',
      'Sol direto no lugar do painel, sem sombra de muro ou de árvore.',
      'Quantos metros há até o quadro de luz.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão, a do lugar do painel ao meio-dia e o número de aberturas por dia: atendemos a Grande São Paulo, e o orçamento volta por mensagem.',
  },
  {
    when: [
      'solar|placa solar|painel solar|energia solar|placas solares|paineis solares|fotovoltaic*',
      `${powerCut}|on grid|off grid|ongrid|offgrid|blecaute`,
      'portao|portoes|motor*',
    ],
    unless:
      'motor solar|motor de portao solar|portao solar|kit solar|placa solar para motor|placa solar para portao|com bateria|nobreak|luminaria|refletor|lampada|camera*',
    subject: 'motor-solar',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['power'],
    answer: [
      'Sozinha, não: a energia solar comum da casa, ligada à rede, desliga junto com ela na queda de luz, e o portão para. Só continua se o inversor for híbrido, com bateria, e o circuito do portão estiver na saída de reserva: quem confirma é a empresa de energia solar. Sem isso, o que abre o portão na falta de luz é um nobreak no motor ou o destravamento pela chave.',
    ],
    heading: 'Como saber se o seu telhado segura o portão',
    text: [
      'Veja no manual do inversor se ele tem saída de emergência e se há bateria. O motor puxa muito na partida, e por isso a potência dessa saída se confere com a etiqueta dele.',
    ],
    points: [
      'Sem bateria: o sistema para com a rede, por segurança de quem conserta a rua.',
      'Com bateria: o portão precisa estar no quadro que ela alimenta.',
      'Nobreak do portão: dimensionado pelo motor e pelas aberturas.',
      'Com bateria ou sem ela, a chave que solta o motor fica à mão.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga se a casa tem bateria: dizemos que nobreak serve.',
  },
  {
    when: [
      'solar|placa solar|painel solar|energia solar',
      'condominio*|predio*|edificio*',
      'portao|portoes|motor*',
    ],
    unless: `${asksPrice}|nao|parou|consert*|luminaria|lampada|camera*|interfone|cerca`,
    subject: 'motor-solar',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['choose', 'worth'],
    answer: [
      'Motor solar raramente compensa em portão de condomínio: ali o portão abre dezenas de vezes por dia, a folha é pesada, e a bateria e o painel teriam de ser grandes, enquanto a rede quase sempre está perto. Para o portão abrir na falta de luz, um nobreak no motor de rede sai por menos. Numa guarita longe de tudo, sem cabo até ela, o conjunto solar de 24 V se orça pelas fotos.',
    ],
    heading: 'O que decide num prédio',
    text: [
      'Conte as aberturas da hora mais cheia e do dia inteiro, porque é por elas que se calculam a bateria e o painel. Prédio com painéis no telhado já usa essa energia no portão, pelo quadro, sem trocar o motor.',
      'Motor com instalação em portão pesado fica entre {{condominium.from}} e {{condominium.to}}, ligado na rede.',
    ],
    points: [
      'Distância do portão até o quadro mais próximo.',
      'Sol direto no lugar do painel, sem sombra do próprio prédio.',
      'Peso e largura da folha, e se entra caminhão.',
    ],
    send: 'Mande pelo WhatsApp a foto da entrada, o número de unidades e a distância até o quadro: dizemos o que compensa.',
  },
  {
    when: [
      'solar|placa solar|painel solar|energia solar',
      'nobreak|no break',
      'carrega|carregar|alimenta|alimentar|ligar|funciona|da para|pode|posso',
    ],
    unless: asksPrice,
    subject: 'motor-solar',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['compatibility'],
    answer: [
      'Não diretamente: o nobreak de portão se carrega pela tomada de 127 V ou 220 V, e o painel solar entrega corrente contínua. Se a casa já tem painéis com inversor, o nobreak usa essa energia pela própria tomada, sem mudar nada; sem eles, quem trabalha com painel é o motor de 24 V com bateria e controlador de carga, que sai por orçamento. A ligação do nobreak no portão fica entre {{repair.from}} e {{repair.to}}, mais o aparelho.',
    ],
    heading: 'Painel e nobreak, cada um no seu lugar',
    text: [
      'O nobreak serve a quem tem rede e quer abrir o portão na falta de luz. O painel com bateria serve a quem não tem rede na entrada. Ligar um painel nos bornes da bateria do nobreak, por conta própria, estraga o carregador e pode estufar a bateria.',
    ],
    points: [
      'Painéis no telhado: em geral eles param junto com a rede, e o nobreak continua útil.',
      'Entrada sem rede: motor de 24 V, bateria e painel.',
      'Garagem com tomada: nobreak, que custa menos.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor e diga se há painéis na casa e quantas vezes a luz cai por mês.',
  },
  {
    when: [asksAdvantages, 'solar|placa solar|energia solar'],
    subject: 'motor-solar',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['worth'],
    answer: [
      'A vantagem do motor solar é não precisar de fio até o portão: painel e bateria bastam em sítio, chácara ou entrada longe da casa, e ele continua abrindo quando falta luz. As desvantagens são o preço do conjunto, a bateria que se troca a cada poucos anos, o número limitado de aberturas e a sombra, que o deixa sem carga. Numa garagem da cidade, com disjuntor ao lado, a rede com nobreak faz o mesmo por menos.',
    ],
    heading: 'Quando ele compensa',
    text: [
      'Compensa quando abrir vala e passar cabo custa mais que o painel, e quando o portão abre poucas vezes por dia. O motor tem de ser de corrente contínua; motor comum de 127 ou 220 V não se liga direto ao painel.',
    ],
    points: [
      'Painel para o norte, sem sombra de árvore.',
      'Bateria para três ou quatro dias nublados.',
      'Folha leve e bem nivelada, para gastar pouco.',
      'Aparelho preso, porque painel baixo é furtado.',
    ],
    send: 'Diga a distância do quadro ao portão, o tipo da folha e quantas vezes ela abre por dia.',
  },
  {
    when: [
      'painel|placa solar|painel solar|solar',
      'w|watts|20w|10w|30w|40w|50w|60w|100w|150w|quantos watts',
      'motor|portao',
    ],
    figure: { unit: 'watt' },
    subject: 'motor-solar',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Um painel de {figura} rende, num dia de sol em São Paulo, perto de quatro vezes esse número em watts-hora. Uma abertura gasta um ou dois, mas a central em espera, ligada o dia todo, leva de setenta a cem: por isso abaixo de uns 40 W a bateria vai baixando, e painel de 50 W ou mais, com bateria, costuma manter um motor de 24 V em casa. Motor comum, de 127 V ou 220 V, não se alimenta assim.',
    ],
    heading: 'A conta do sol para o portão',
    text: [
      'Some a espera da central, o receptor e a fotocélula, em watts, vezes as vinte e quatro horas; depois as aberturas do dia. O painel precisa repor isso também em semana de chuva, e para isso serve a bateria.',
    ],
    points: [
      'Painel virado para o norte, sem sombra de muro ou árvore.',
      'Controlador de carga entre painel e bateria.',
      'Central com modo de economia gasta bem menos.',
    ],
    send: 'Mande a ficha do motor, quantas vezes o portão abre por dia e uma foto do lugar do painel.',
  },
  {
    when: [
      'chacara|sitio|fazenda|rural|roca|terreno|lote',
      'sem luz|sem energia|nao tem luz|nao tem energia|sem eletricidade|sem rede|nao chega luz|sem rede eletrica',
      'portao|motor',
    ],
    unless: 'abrir manual|destravar|acabou|caiu|falta|parou',
    subject: 'motor-solar',
    isAboutSubject: true,
    aspects: ['choose', 'power'],
    answer: [
      'Sem rede elétrica, o portão leva motor de 24 V com bateria e painel solar; o comum, de 127 V ou 220 V, não trabalha assim. Largura grande costuma ser de correr ou de duas folhas, e o motor se escolhe pelo peso. Se a rede passa perto, levar um circuito até a entrada, em fio grosso, costuma durar mais e custar menos. Tudo isso sai por orçamento, pelas fotos.',
    ],
    heading: 'Solar ou fio até a entrada',
    text: [
      'O painel precisa de sol direto e a bateria se troca a cada dois a quatro anos. O fio, acima de uns trinta metros, sobe de bitola para a tensão não cair na partida.',
    ],
    points: [
      'Quantas aberturas por dia, também em semana de chuva.',
      'Roubo de painel: alto e virado para dentro.',
      'Chave de destravamento para quem chega a pé.',
    ],
    send: 'Mande largura, altura, material, uma foto da entrada e a distância até a casa.',
  },
  {
    when: [
      'placa solar|painel solar|energia solar|motor solar|solar',
      'de noite|noite|nublado|chuva|sem sol|escuro',
      'funciona|abre|aguenta|carrega|dura',
    ],
    subject: 'motor-solar',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Funciona à noite e com chuva, porque quem move o portão é a bateria, e o painel só a recarrega de dia. Bem dimensionado, o conjunto guarda carga para alguns dias nublados; com muitas aberturas ou painel na sombra, a bateria não se completa e falha justamente de noite.',
    ],
    heading: 'O que decide a autonomia',
    text: [
      'Contam o número de aberturas por dia, o peso da folha e as horas de sol no painel, virado para o norte. O conjunto é de corrente contínua e sai por orçamento.',
    ],
    points: [
      'Bateria que não passa da noite: velha, ou painel sujo.',
      'Com rede por perto, motor comum com nobreak costuma sair por menos.',
      'Chave de destravamento sempre à mão.',
    ],
  },
  {
    when: [
      'solar|placa solar|painel solar|energia solar',
      'bateria|baterias|off grid|sem rede|sitio|chacara|24v|24 v|24 volts',
      'portao|motor',
    ],
    unless: `${asksPrice}|nobreak`,
    subject: 'motor-solar',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Vendemos e instalamos motor de portão solar com bateria, por orçamento: o motor é de corrente contínua, de 24 V, a bateria o move a qualquer hora e o painel a recarrega de dia, por um controlador de carga. O tamanho da bateria e do painel sai do peso da folha e do número de aberturas por dia. Se há rede por perto, um motor comum, de {{kit.padrao}} a {{kit.jetflex}} instalado em basculante, custa bem menos.',
    ],
    heading: 'Como se escolhem a bateria e o painel',
    text: [
      'A central fica ligada dia e noite, e costuma gastar mais que as próprias aberturas. A bateria precisa guardar carga para uns três dias nublados, e o painel precisa repor isso num dia de sol.',
      'Bateria de 24 V pode ser uma só ou duas de 12 V ligadas em série, do mesmo modelo e da mesma idade. Conte trocá-la a cada dois ou três anos.',
    ],
    points: [
      'Painel virado para o norte, sem sombra de muro nem de árvore.',
      'Bateria perto do motor, em caixa seca e ventilada.',
      'Folha leve e bem alinhada, que gasta menos carga em cada abertura.',
      'Chave de destravamento à mão, para o dia em que a bateria acabar.',
    ],
    further: 'Para comparar com os motores ligados na rede, veja a página de [motores](/motores).',
    send: 'Mande pelo WhatsApp a foto do portão e a do lugar do painel, com sol, e diga quantas vezes ele abre por dia: o orçamento volta por mensagem.',
  },
  {
    when: [
      'solar|placa solar|painel solar',
      'funciona|vale a pena|da para|compensa|chuva|nublado|sao paulo|sp',
    ],
    subject: 'motor-solar',
    isAboutSubject: true,
    aspects: ['worth', 'works'],
    answer: [
      'Funciona em São Paulo, desde que o conjunto seja de corrente contínua, com bateria para alguns dias nublados e painel virado para o norte sem sombra. Vale onde levar fio custa mais que o painel; numa garagem com disjuntor ao lado, motor de rede com nobreak faz o mesmo por menos.',
    ],
    heading: 'Quando o portão solar compensa',
    text: [
      'O portão anda sempre pela bateria, e o sol repõe. Uma casa que abre poucas vezes por dia gasta pouco; o erro comum é a bateria pequena, que chega fraca à segunda semana de garoa.',
      'O motor de 127 V ou 220 V que já existe não se liga no painel. Solar sai por orçamento; para comparar, o kit de rede em basculante vai de {{kit.padrao}} a {{kit.jetflex}} instalado.',
    ],
    points: [
      'Chácara, portão longe da casa ou rua sem rede: compensa.',
      'Casa com energia solar no telhado: o portão já a usa pelo quadro.',
      'Bateria: conte trocá-la a cada dois a quatro anos.',
      'Painel sujo ou com árvore na frente: perde a carga do dia.',
    ],
    send: 'Conte a distância até a tomada mais próxima, quantas vezes o portão abre por dia e mande uma foto da folha.',
  },
  {
    when: [
      'sem energia eletrica|sem rede eletrica|sem luz eletrica|longe da rede|onde nao tem energia|nao tem energia',
      'chacara|sitio|fazenda|terreno|rural|portao|motor',
    ],
    unless: 'abrir|destravar|abre|falta',
    subject: 'motor-solar',
    isAboutSubject: true,
    aspects: ['choose', 'power'],
    answer: [
      'Sem rede elétrica no portão, o motor é o de corrente contínua, de 24 V, com bateria e painel solar: motor comum, de 127 ou 220 V, não serve ali. Ele se orça por foto, pelo peso da folha, pelas aberturas por dia e pelas horas de sol no lugar.',
    ],
    heading: 'O que dimensiona o conjunto com painel e bateria',
    text: [
      'O painel repõe o que cada abertura gasta mais o que a placa consome parada, dia e noite. Em semana de chuva quem segura é a bateria, e por isso ela se escolhe com folga.',
      'Se a casa tem rede a até uns cem metros, compare com puxar um cabo: fio grosso pode sair por menos que painel e bateria.',
    ],
    points: [
      'Peso e tipo da folha; de abrir e larga é o comum em chácara.',
      'Aberturas por dia, em dia de visita.',
      'Sol direto sobre a coluna, sem sombra de árvore.',
      'Distância até o quadro de luz mais próximo.',
      'Chave de destravamento, para a bateria vazia.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão, a distância da casa e a cidade: atendemos a Grande São Paulo, e fora dela dizemos logo.',
  },
  {
    when: [
      'solar',
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|cobra|cobram',
    ],
    subject: 'motor-solar',
    isAboutSubject: true,
    aspects: ['price', 'choose'],
    answer: [
      'Motor de portão solar se orça por foto, porque painel, bateria e motor de 24 V se dimensionam pelo peso da folha, pelas aberturas por dia e pelo sol do lugar; preço único, sem isso, erra. Se há rede elétrica a poucos metros, um motor comum, de {{kit.padrao}} a {{kit.jetflex}} instalado em basculante, sai bem mais em conta.',
    ],
    heading: 'As partes do preço do conjunto solar',
    text: [
      'São quatro: motor de corrente contínua com central, painel, bateria e montagem. A bateria é a que se repete, porque envelhece em poucos anos.',
      'Antes do orçamento, compare com puxar um circuito da casa. Até algumas dezenas de metros, o cabo costuma ganhar.',
    ],
    points: [
      'Tipo, largura e peso da folha.',
      'Aberturas em dia comum e em dia de visita.',
      'Sol direto na coluna, sem árvore.',
      'Distância ao quadro de luz.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão ao meio-dia, a distância da casa e o bairro.',
  },
];
