/** Answers to titles about fast motors: choosing. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { gateOrMotor } from '../../../words/title-groups.ts';

const motor = 'motor|motores|portao|kit|automatizador|automatico';

export const choosingAnswers: readonly DirectAnswer[] = [
  {
    when: ['kit|kits', 'rapido|rapidos|rapida|veloz|velozes|ligeiro|speed|alta velocidade'],
    unless:
      'correr|deslizante*|pivotante*|de abrir|condominio*|predio*|garen|rossi|peccinin|nice|ou|diferenca|vale a pena|compensa|nao|queim*|conserto|cv|hp|kg|quilos|jetflex|speedy|padrao|barulho|madeira',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Kit rápido para basculante há dois: o SPEEDY abre em {segundos speedy} e custa {{kit.speedy}} instalado, e o JETFLEX, com inversor, abre em {segundos jetflex} e custa {{kit.jetflex}}. O PADRÃO, de {{kit.padrao}}, leva {segundos padrão}. Os três vêm com motor, central, dois controles, instalação e {{kit.warranty}} de garantia.',
    ],
    heading: 'SPEEDY ou JETFLEX no seu basculante',
    text: [
      'O SPEEDY resolve a espera da maioria das casas pela menor diferença de preço. O JETFLEX parte e freia devagar, leva folha de até {{homeJetflex.weight}} e pede {{homeJetflex.volts}} no ponto.',
    ],
    points: [
      'Folha reta e equilibrada, ou a pressa vira pancada.',
      'Fotocélula no vão, pedida à parte.',
      'Portão de correr ou de abrir: motor rápido por orçamento.',
    ],
    further: 'Os três kits estão lado a lado na página de [motores](/motores).',
    send: 'Mande pelo WhatsApp a altura, a largura e o material da folha e a foto do quadro de luz com a tampa fechada.',
  },
  {
    when: [
      'por causa de assalto|assalto*|assaltad*|ladrao|ladroes|roubo*|bandido*|abordad*|abordagem|perigosa|violent*|medo',
      'mais rapido|rapido*|rapida|velocidade|veloz|segundos|demora|demorado|lento|devagar|ligeiro|jetflex',
    ],
    unless: 'rapido demais|clon*|controle|rapidinho|muito rapido e|chegar rapido|tecnico rapido',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['choose', 'price', 'safety'],
    answer: [
      'Contra a abordagem na entrada, o que conta são os segundos parado na rua: em basculante, o kit PADRÃO abre em {{kit.padrao.seconds}} por {{kit.padrao}}, o SPEEDY em {{kit.speedy.seconds}} por {{kit.speedy}} e o JETFLEX em {{kit.jetflex.seconds}} por {{kit.jetflex}}, instalados. Em portão de correr ou de abrir, o motor rápido sai por orçamento.',
    ],
    heading: 'O que a velocidade resolve e o que ela pede',
    text: [
      'Aperte o controle uns metros antes, com a rua olhada, para entrar sem parar, e feche sem esperar o carro estacionar. O portão que ficou lento com o tempo pode só precisar de conserto: folha pesada e capacitor fraco roubam segundos.',
      'Folha rápida pede fotocélula alinhada e força no mínimo, porque chega antes de alguém reagir. O par de fotocélula instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Alcance bom: o controle tem de abrir antes da esquina da garagem.',
      'Iluminação na calçada e espelho para ver quem vem atrás.',
      'Controle de código rolante, que não se copia na esquina.',
    ],
    send: 'Mande a foto do portão por dentro, com as medidas da folha, e diga quantos segundos ele leva hoje.',
  },
  {
    when: [
      'antes de comprar|antes de escolher|ao comprar|na hora de comprar|antes de mandar fazer|o que saber antes|o que pensar antes|cuidados ao comprar|guia de compra|guia para comprar|como escolher',
      'motor rapido|motor mais rapido|portao rapido|alta velocidade|jetflex|speedy',
    ],
    unless: 'ou|usado',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'buy'],
    answer: [
      'Antes de comprar um motor rápido, veja se a folha aguenta: ela tem de estar reta, equilibrada e sem folga, porque velocidade mostra todo defeito que o motor lento escondia. Depois confira a tensão, já que o JETFLEX, de {segundos jetflex}, só liga em 220 V e leva até {{homeJetflex.weight}}, e se a pressa é sua mesmo: o SPEEDY, de {segundos speedy}, custa {{kit.speedy}} instalado, contra {{kit.jetflex}} do JETFLEX.',
    ],
    heading: 'O que vem junto com a velocidade',
    text: [
      'Fotocélula no mesmo dia, porque a folha chega antes; DPS no quadro, porque a placa com inversor custa mais; e parada regulada, para não bater. Os dois kits são de basculante; em portão de correr ou de abrir o rápido sai por orçamento.',
    ],
    points: [
      'Avenida, rua sem recuo, muitas saídas: compensa.',
      'Vila fechada ou garagem recuada: o PADRÃO, por {{kit.padrao}}, basta.',
      'Madeira pesada ou folha remendada: menos velocidade.',
      'Peça a ficha com o peso e os ciclos por hora.',
    ],
    send: 'Diga se há 220 V no ponto e mande uma foto do portão por dentro com as medidas.',
  },
  {
    when: [
      'rua movimentada|avenida movimentada|uma avenida|numa avenida|beira de avenida|frente para avenida|frente a avenida|avenida de muito|rua de muito movimento|rua com muito movimento|transito|rua perigosa|via movimentada|rua agitada',
      gateOrMotor,
    ],
    unless: 'parado|caminhao|barulho de rua|vibra*|treme|av|endereco|conserto|tecnico|fechada para feira',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Em rua movimentada, escolha um motor rápido, porque o carro parado na calçada é o risco: o JETFLEX abre em {segundos jetflex} e sai por {{kit.jetflex}} instalado em basculante, e o SPEEDY abre em {segundos speedy}, por {{kit.speedy}}. Some um controle de bom alcance, para o portão já estar abrindo quando você chega, fotocélula e fechamento automático curto.',
    ],
    heading: 'Velocidade, e o que mais ajuda',
    text: [
      'A folha tem de estar reta e equilibrada, e o JETFLEX pede 220 V e leva até {{homeJetflex.weight}}. Se o seu corre ou abre, o motor rápido se orça pela folha.',
    ],
    points: [
      'Código rolante, porque o sinal se ouve da rua.',
      'Sinaleira para o pedestre, onde ele passa rente.',
      'Folha que não avança sobre a calçada.',
      'Nobreak: sem luz, ninguém desce do carro.',
    ],
    send: 'Diga se há 220 V no ponto e mande uma foto do portão por dentro com as medidas.',
  },
  {
    when: [
      'qual|quais|o mais|motor mais rapido|motor de portao mais rapido|motor basculante mais rapido|motor mais veloz|quem',
      'mais rapido|mais rapida|mais veloz|mais ligeiro|abre mais rapido',
      `${motor}|jetflex|speedy|basculante`,
    ],
    unless:
      'forte|potente|potencia|mais rapido que|deixar|ficar|fazer|aumentar|correr|deslizante|pivotante|ppa|garen|rossi|peccinin|ipec|nice|conserto|consertar|silencioso|barato|condominio|predio|gasta|quebra|dura',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'O mais rápido que instalamos em basculante é o JETFLEX, que abre em {segundos jetflex}; o SPEEDY leva {segundos speedy}, e o PADRÃO, {segundos padrão}. O JETFLEX custa {{kit.jetflex}} instalado, move folha de até {{homeJetflex.weight}} e pede 220 V no ponto; com 127 V, o mais rápido é o SPEEDY, por {{kit.speedy}}. Em portão de correr ou de abrir o motor rápido sai por orçamento.',
    ],
    heading: 'A folha que um motor rápido pede',
    text: [
      'Quem dá a velocidade é o inversor com o redutor, e não a potência. Ele sai devagar, corre no meio e freia antes do fim, e por isso a folha tem de estar reta e equilibrada.',
      'Do PADRÃO para o SPEEDY são {{kit.speedy - kit.padrao}} a mais por metade da espera; do SPEEDY para o JETFLEX, {{kit.jetflex - kit.speedy}}.',
    ],
    points: [
      'Garagem recuada em rua calma: o tempo comum não incomoda.',
      'Carro que espera na rua: é aí que os segundos valem dinheiro.',
      'Fotocélula no vão, porque há menos tempo de sair da frente.',
    ],
    send: 'Mande largura, altura, material e uma foto da folha por dentro, e diga se há 220 V no ponto.',
  },
  {
    when: ['rapido|mais rapido|veloz|segundos|alta velocidade|velocidade', 'correr|deslizante', motor],
    unless:
      'nao|lento|demora*|ficou|deixar|ficar|aumentar|diminuir|basculante|ou|quebr*|gasta|dispar*|jetflex|jet|desce|bate*|batendo|regular|ajustar|consert*|fecha*|muito rapido|perigoso|garen|rossi|peccinin|ipec|condominio|predio',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Motor rápido de portão de correr existe, e é o que tem inversor: o comum leva de quatro a seis segundos por metro de folha, e o rápido, perto de dois, com freio antes do batente. Num vão de três metros isso dá uns seis segundos em vez de quinze. Sai por orçamento, e custa mais que o deslizante comum, que posto numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que a folha precisa ter para correr depressa',
    text: [
      'Trilho plano, roldana com rolamento bom, guia de cima justa e batente firme. Uma emenda do trilho que o motor comum passa sem aviso vira salto na velocidade maior.',
      'Os kits de preço fechado, com {segundos jetflex} no mais rápido, são de basculante e não servem aqui.',
    ],
    points: [
      'Peso da folha um quinto abaixo do máximo da ficha.',
      'Cremalheira de aço, alinhada no comprimento todo.',
      'Fotocélula obrigatória no projeto, porque a folha chega depressa.',
      'Tensão do ponto, que muitos modelos rápidos pedem em 220 V.',
    ],
    send: 'Mande o comprimento, a altura e o material da folha e uma foto do trilho inteiro.',
  },
  {
    when: ['basculante', 'correr|deslizante', 'mais rapido|rapido|abre antes|mais veloz|velocidade|tempo'],
    unless: 'pivotante|lento',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Numa garagem comum o basculante abre mais depressa: de {segundos jetflex} no JETFLEX a {segundos padrão} no PADRÃO, instalados por {{kit.jetflex}} e {{kit.padrao}}. O de correr leva de quatro a seis segundos por metro de folha, uns quinze num vão de três metros, e só o de inversor, por orçamento, chega perto de seis. Vão largo aumenta o tempo do de correr, e altura, o do basculante.',
    ],
    heading: 'O tempo não é a única conta',
    text: [
      'O basculante avança para fora ao abrir, e o de correr pede muro livre ao lado. Se há calçada estreita, os segundos a mais do de correr saem baratos.',
    ],
    points: [
      'Cronometre da folha parada até parada.',
      'Freio no fim soma segundos e poupa o batente.',
      'Fotocélula no vão em qualquer rápido.',
    ],
  },
  {
    when: ['motor|kit|portao', 'rapido|rapida|4 segundos|alta velocidade|veloz', '110|110v|127|127v'],
    unless: 'correr|deslizante|pivotante|dz*|custom|nao|jetflex|speedy|queim*|ou',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Em 127 V, que muita gente chama de 110, o rápido que instalamos em basculante é o SPEEDY, que abre em {segundos speedy} e custa {{kit.speedy}} instalado. O de {segundos jetflex}, o JETFLEX, de {{kit.jetflex}}, só trabalha em 220 V: se o quadro recebe duas fases, o eletricista leva um ponto dessa tensão até o motor.',
    ],
    heading: 'Qual dos dois caminhos compensa',
    text: [
      'Se o quadro está perto e tem duas fases, o ponto de 220 V é serviço curto de eletricista. Casa só com fase e neutro fica bem com o SPEEDY, que já corta a espera pela metade.',
    ],
    points: [
      'Transformador não serve: a partida o derruba.',
      'Folha reta e equilibrada nos dois.',
      'Tensão escrita no orçamento.',
    ],
    send: 'Mande a foto do quadro de luz com a portinha aberta, as medidas e o material da folha.',
  },
  {
    when: [
      'mais forte|maior forca|mais potente|tem mais forca|aguenta mais|mais robusto|puxa mais',
      'padrao|speedy|jetflex',
    ],
    unless: 'garen|rossi|peccinin|dz|penta|deslizante|correr',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Pelo peso que leva, o mais forte dos três é o JETFLEX: o PPA Home Jetflex move folha de até {{homeJetflex.weight}}, e o PPA Home, do kit PADRÃO, até {{home.weight}}. O SPEEDY se distingue pela velocidade, e o limite dele se confere na ficha antes do pedido. Força a mais não conserta folha desequilibrada: acima disso vai a linha pesada, por orçamento.',
    ],
    heading: 'Força, velocidade e preço dos três kits',
    text: [
      'Todos são para basculante e saem instalados. Numa folha leve e equilibrada qualquer um sobra, e o que se escolhe é a espera.',
    ],
    points: [
      'PADRÃO, de {{kit.padrao}}: abre em {segundos padrão}.',
      'SPEEDY, de {{kit.speedy}}: abre em {segundos speedy}.',
      'JETFLEX, de {{kit.jetflex}}: abre em {segundos jetflex}, em ponto de 220 V.',
    ],
    further: 'A conta do peso por material está em [que motor serve no meu portão](/motores/escolher).',
    send: 'Mande pelo WhatsApp a largura, a altura e o material da folha, com uma foto dela por dentro.',
  },
  {
    when: [
      'rapid*|veloz|veloc*|que abra rapido|abre rapido',
      'oficina|loja|lojas|empresa|comercio|mercado|padaria|restaurante|clinica|escola|lava rapido|concessionaria|galpao|deposito|estacionamento',
      'portao|motor',
    ],
    unless: 'conserto|bate|perigos*|fecha rapido|condominio|atendimento rapido',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em comércio, portão rápido é motor com inversor e ciclos por hora que aguentem o dia: velocidade sem isso esquenta e para na hora cheia. Se o portão é basculante e abre poucas vezes por hora, o kit JETFLEX, de {{kit.jetflex}} instalado, abre em {segundos jetflex}; para o dia inteiro, o conjunto de uso intenso fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Rápido na abertura e seguro no fechamento',
    text: [
      'Quem espera na rua ganha com a abertura; quem está a pé corre risco no fechamento. Por isso se acelera um e se deixa o outro devagar, com fotocélula dos dois lados.',
    ],
    points: [
      'Aberturas na hora mais cheia, contadas em três dias.',
      'Folha leve e trilho reto: velocidade em folha torta quebra solda.',
      'Ponto de 220 V, que o inversor pede.',
      'De dia, muitas vezes o melhor é o portão aberto e uma porta de pedestre.',
    ],
    further:
      'O inversor está explicado em [motor de alta velocidade](/topicos/motor-de-portao-de-alta-velocidade).',
    send: 'Mande pelo WhatsApp a foto do portão por dentro, a largura do vão e as aberturas da hora cheia.',
  },
  {
    when: [
      'speedy',
      'jetflex|jet flex',
      'toda hora|muitas vezes|o dia todo|dia inteiro|entra e sai|sai e entra|varias vezes|vai e volta|muito uso|sai muito|entrega*|aplicativo|motorista|uber',
    ],
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Para quem entra e sai toda hora, o JETFLEX, de {{kit.jetflex}} instalado: ele abre em {segundos jetflex}, contra {segundos speedy} do SPEEDY, de {{kit.speedy}}, e o inversor arranca e freia devagar, o que poupa braço e solda. Se o ponto é de 127 V, fique com o SPEEDY.',
    ],
    heading: 'Quando o uso repetido muda a escolha',
    text: [
      'Os dois são motores de casa, para basculante, feitos para cinco a dez aberturas por hora. Mais do que isso todo dia é uso de prédio, e pede motor de uso intenso, por orçamento.',
      'A diferença é de {{kit.jetflex - kit.speedy}}. Nos dois a folha precisa estar reta e equilibrada, porque velocidade faz aparecer todo defeito.',
    ],
    points: [
      'JETFLEX: 220 V no ponto e folha de até {{homeJetflex.weight}}.',
      'SPEEDY: o limite de peso se confirma no pedido, com a folha medida.',
      'Fotocélula no vão, indispensável para quem entra com pressa.',
    ],
    send: 'Mande pelo WhatsApp a foto do basculante por dentro, a altura, a largura e o material da folha, e quantas vezes ele abre na hora mais cheia.',
  },
  {
    when: ['1/2|1/3|1/4|1 4|1 3|1 2|hp|cv', 'jetflex|inversor|inverter'],
    unless: 'ou|x|correr|deslizante|pivotante|consert*|placa|gasta|consome|da para colocar',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Com inversor, escolha pelo peso da folha e pelo tempo, e não pelo HP: o PPA Home Jetflex leva basculante de até {{homeJetflex.weight}}, abre em {segundos jetflex}, trabalha em {{homeJetflex.volts}} e custa {{kit.jetflex}} instalado. Sem inversor, os motores da tabela vão de {{motor.quarterCv}}, em 1/4 CV para {{motor.quarterCv.weight}}, a {{motor.halfCv}}, em 1/2 CV para {{motor.halfCv.weight}}, sem instalação.',
    ],
    heading: 'Por que o HP diz menos num motor com inversor',
    text: [
      'O inversor controla rotação e força a cada trecho, e a ficha do modelo já dá o peso máximo. Dois motores de mesma potência, um com e outro sem, abrem em tempos muito diferentes.',
      'Em portão de correr ou de abrir há modelos com inversor por orçamento; ali também manda o limite da ficha.',
    ],
    points: [
      'Peso da folha, um quinto abaixo do máximo.',
      'Ponto de 220 V com disjuntor próprio.',
      'Folha reta, sem folga em braço e pivô.',
    ],
    send: 'Mande pelo WhatsApp altura, largura e material da folha, uma foto por dentro e outra do quadro de luz.',
  },
  {
    when: [
      'inversor|inversores',
      'segundo|segundos|quanto tempo|em quanto tempo|tempo de abertura',
      'abre|abrir|abertura|leva|demora|portao',
    ],
    unless:
      'demorando|ficou lento|nao|consert*|regul*|correr|deslizante|pivotante|de abrir|dura|garantia|condominio*|predio*',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['works', 'choose'],
    answer: [
      'Com inversor, o portão basculante abre em {segundos jetflex}: é o kit JETFLEX, de {{kit.jetflex}} instalado, em 220 V e com folha de até {{homeJetflex.weight}}. Sem inversor são {segundos padrão} no PADRÃO, de {{kit.padrao}}, e {segundos speedy} no SPEEDY, de {{kit.speedy}}. No de correr e no de abrir o tempo cresce com o tamanho da folha.',
    ],
    heading: 'De onde vêm os {segundos jetflex} do inversor',
    text: [
      'O inversor muda a frequência da energia que chega ao motor: a folha sai devagar, corre no meio do caminho e freia antes do batente. A velocidade se ajusta na central, e quem prefere um pouco mais de calma regula para mais tempo.',
    ],
    points: [
      'Folha torta ou sem equilíbrio não anda nesse tempo.',
      'Ponto de 127 V: um eletricista traz 220 V antes do dia.',
      'Conte do toque no controle até a folha parar.',
    ],
    further: 'O tempo e o peso de cada modelo estão em [motores](/motores).',
    send: 'Mande as medidas e o material da folha, uma foto por dentro e a tensão do ponto.',
  },
  {
    when: [
      'quantos segundos|em quanto tempo abre|tempo de abertura|quanto tempo abre|quanto tempo demora para abrir|quanto tempo leva para abrir|segundos para abrir|abre em quanto tempo',
    ],
    unless: 'demorando|ficou lento|controle|fotocelula|regul*|pausa|fecha sozinho|inversor|inversores',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['choose', 'works'],
    answer: [
      'Um portão basculante abre em {segundos padrão} com o kit PADRÃO, em {segundos speedy} com o SPEEDY e em {segundos jetflex} com o JETFLEX. Já instalados, eles custam {{kit.padrao}}, {{kit.speedy}} e {{kit.jetflex}}, nessa ordem. No de correr o tempo cresce com o comprimento da folha, e no de abrir, com a abertura do braço.',
    ],
    heading: 'O que faz um portão abrir mais depressa ou mais devagar',
    text: [
      'Quem dá a velocidade é o redutor e o comando, e não a potência. O motor comum anda sempre igual; o de inversor sai devagar, corre no meio e freia antes do batente.',
      'Portão que já abriu mais rápido e hoje demora não precisa de outro motor: folha pesada, capacitor cansado ou tensão baixa se consertam por {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Rua calma e garagem recuada: {segundos padrão} não incomodam.',
      'Chegada de rua movimentada: {segundos speedy} ou {segundos jetflex}.',
      'JETFLEX pede 220 V no ponto e folha de até {{homeJetflex.weight}}.',
      'Cronometre o seu, do toque no controle até parar.',
    ],
    further: 'Peso e tempo de cada modelo estão em [motores](/motores).',
  },
  {
    when: [
      'nao faz barulho|nao faca barulho|silencioso|sem barulho|pouco barulho|menos barulho',
      'rapido|abre rapido|abra rapido|veloz|rapida',
      'motor',
    ],
    unless: 'correr|deslizante*|pivotante*|condominio*|predio*',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Tem: o motor com inversor é silencioso e rápido ao mesmo tempo, porque arranca e freia devagar e corre no meio do caminho. Em basculante é o JETFLEX, que abre em {segundos jetflex} e custa {{kit.jetflex}} instalado, em 220 V. O barulho que sobrar vem da folha, e não dele.',
    ],
    heading: 'Rápido e silencioso na mesma folha',
    text: [
      'Motor comum parte com um tranco e para com outro; o inversor muda a velocidade aos poucos, e por isso não se ouve a batida no fim.',
      'Roldana, dobradiça e batente gastos fazem ruído com qualquer motor, e mais ainda com um rápido. Acerte a folha antes.',
    ],
    points: [
      'Ponto de 220 V: o JETFLEX só trabalha nessa tensão.',
      'Folha de até {{homeJetflex.weight}}.',
      'Portão de correr ou de abrir com inversor: por orçamento.',
    ],
    send: 'Mande pelo WhatsApp um vídeo do portão abrindo, com som, e as medidas da folha.',
  },
  {
    when: ['rapid*|veloz*|4 segundos|mais veloc*', 'aluminio'],
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Portão de alumínio aceita bem motor rápido, porque a folha é leve; o cuidado é a fixação, que precisa de chapa de reforço por trás do perfil fino. Em basculante, o kit SPEEDY abre em {segundos speedy} por {{kit.speedy}} e o JETFLEX em {segundos jetflex} por {{kit.jetflex}}, os dois já instalados.',
    ],
    heading: 'Velocidade em folha de alumínio',
    text: [
      'Folha leve balança mais quando para de repente. Por isso o inversor do JETFLEX, que freia antes do batente, combina com alumínio melhor que a velocidade sem rampa.',
      'Folha de alumínio de correr também pode ser rápida, com motor por orçamento. O rebite e o parafuso vão com arruela larga, e nunca no lambril solto.',
    ],
    points: [
      'Quadro firme: perfil com folga entorta com a partida.',
      'Chapa de reforço no ponto do braço ou da cremalheira.',
      'Ponto de 220 V para o motor com inversor.',
      'Fotocélula alinhada, indispensável em portão rápido.',
    ],
    questions: [
      {
        question: 'O motor rápido entorta o portão de alumínio?',
        answer:
          'Com reforço no ponto de fixação e força regulada, não. O que entorta é motor preso no perfil fino, rápido ou lento.',
      },
      {
        question: 'SPEEDY ou JETFLEX na folha de alumínio?',
        answer:
          'Para folha larga ou com ripas soltas, JETFLEX, pela parada suave. Para folha pequena e firme, o SPEEDY basta.',
      },
    ],
  },
  {
    when: ['kit|speedy|padrao', 'silencioso|barulho|barulhento|faz barulho', 'speedy|padrao'],
    unless: 'jetflex|parou|comecou',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Faz o ruído normal de um motor comum: o SPEEDY, de {{kit.speedy}} instalado, e o PADRÃO, de {{kit.padrao}}, partem e param na mesma velocidade, e é na chegada que se ouvem. Quem quer silêncio leva o JETFLEX, de {{kit.jetflex}}, cujo inversor arranca e freia devagar. Nos três, metade do barulho é da folha.',
    ],
    heading: 'O que cala um motor comum',
    text: [
      'Fim de curso bem regulado, batente de borracha e suporte firme tiram a pancada; dobradiça e roldana em ordem tiram o rangido. Acertar curso e força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Folha que anda macia na mão.',
      'Coluna firme, sem chapa solta vibrando.',
      'Quarto ao lado: inversor.',
    ],
    send: 'Mande pelo WhatsApp um vídeo do portão abrindo, com som.',
  },
  {
    when: [
      'diminuir|reduzir|baixar|abaixar|desacelerar|mais devagar|mais lento|menos rapido|mais lentamente',
      'velocidade|rapido|rapida|rapidez|depressa|fecha|fechar|feche|abre|abrir|abra|desca|deixar|jetflex|inversor',
      'portao|motor|folha',
    ],
    unless:
      'barulho|ruido|preco|custo|valor|conta|consumo|forca|altura|forcando|sobe mais|desce mais|fecha mais devagar|abre mais devagar|ficou mais|esta mais|ta mais|anda mais|cada dia|cada vez|por que|nao',
    subject: 'motor-rapido',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['adjust', 'safety'],
    answer: [
      'Tem como diminuir a velocidade do portão se o motor tem inversor ou se a central tem freio e parada suave: o técnico regula isso na visita, de {{part.adjustment.from}} a {{part.adjustment.to}}. Em motor comum a velocidade vem do redutor e não se muda; se ele passou a fechar mais rápido que antes, a folha perdeu o equilíbrio ou a central perdeu o freio: desligue o disjuntor e peça o conserto.',
    ],
    description:
      'Dá para diminuir a velocidade do portão com inversor ou com central que freia; em motor comum ela vem do redutor. Se ele passou a fechar rápido, é defeito.',
    heading: 'Velocidade que se regula e velocidade que é defeito',
    text: [
      'Baixar a força não deixa o portão mais lento: ela só decide quando a folha para ao encostar, e se regula pela segurança.',
      'Se a pressa assusta quem passa, a pausa antes de fechar se aumenta, e fotocélula testada resolve mais que velocidade: o par fica de {{part.photocell.from}} a {{part.photocell.to}} instalado.',
    ],
    points: [
      'Rápido desde o primeiro dia: velocidade de fábrica.',
      'Rápido só para descer: contrapeso ou mola, e ninguém fica embaixo.',
      'Corre e bate no fim: parada suave ou fim de curso.',
    ],
    send: 'Mande um vídeo do portão abrindo e fechando e a foto da etiqueta do motor.',
  },
  {
    when: [
      'aumentar a velocidade|aumentar velocidade|ajustar velocidade|ajustar a velocidade|regular velocidade|regular a velocidade|mudar a velocidade|aumentar|acelerar|mais velocidade|deixar mais rapido|fazer mais rapido|ficar mais rapido|mais rapido',
      'velocidade|rapido|portao|motor',
    ],
    unless:
      'instal*|compr*|kit|preco|quanto|qual|peso|forca|altura|muro|tamanho|alcance|lento|devagar|folha|controle|desce|sobe|fecha|abre|condominio*|predio*|edificio*',
    subject: 'motor-rapido',
    aspects: ['choose', 'adjust'],
    answer: [
      'Num motor comum a velocidade não se aumenta na placa: ela vem da rotação e do redutor, e mexer na força só tira segurança. Mais rápido mesmo é trocar de motor, e em basculante o kit SPEEDY abre em {segundos speedy} por {{kit.speedy}} e o JETFLEX em {segundos jetflex} por {{kit.jetflex}}; só o motor com inversor tem velocidade regulável.',
    ],
    heading: 'Antes de trocar o motor, veja se ele perdeu velocidade',
    text: [
      'Portão que já foi mais rápido está pesado ou com capacitor fraco, e volta ao tempo antigo com um conserto de {{repair.from}} a {{repair.to}}. {Prova na mão}, destrave e leve a folha: se ela pesa, comece por ali.',
      'Com a folha leve e o motor bom, o tempo é o do projeto dele. Engrenagem ou polia maior, vendida como truque, passa do ponto de parada e quebra o braço.',
    ],
    points: [
      'Demora maior a cada mês: defeito, e não lentidão de fábrica.',
      'Mesmo tempo desde a instalação: só outro motor muda.',
      'Inversor: velocidade e freio se regulam na central.',
      'Folha torta ou desequilibrada não recebe motor rápido.',
    ],
  },
  {
    when: [
      'mais rapido que existe|mais rapido do mercado|mais rapido de todos|motor mais rapido|mais veloz|qual o mais rapido|qual motor mais rapido|mais rapido de mercado|mais rapidos',
    ],
    unless:
      'deixar|como|fazer o|regul*|correr|deslizante|pivotante|condominio|que o meu|trocar por|por um|ficar|abrir mais|marca|ou',
    winsTies: true,
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Dos que instalamos, o mais rápido é o kit JETFLEX: abre um basculante em {{kit.jetflex.seconds}}, contra {{kit.speedy.seconds}} do SPEEDY e {{kit.padrao.seconds}} do PADRÃO, e custa {{kit.jetflex}} instalado. Leva folha de até {{homeJetflex.weight}} e pede 220 V no ponto. No de correr e no de abrir, o mais rápido também é o de inversor, por orçamento, e o tempo depende do comprimento da folha.',
    ],
    heading: 'A velocidade que vale pagar',
    text: [
      'Quem entra direto de avenida ou chega de madrugada sente a diferença todo dia. Em garagem recuada, o SPEEDY, de {{kit.speedy}}, já corta a espera pela metade.',
      'Mais rápido que isso, numa folha pesada, vira pancada: quem freia é o inversor, e quem protege é a fotocélula.',
    ],
    points: [
      'Folha reta e equilibrada, ou a velocidade a desmonta.',
      'Fotocélula sempre, de {{part.photocell.from}} a {{part.photocell.to}}.',
      'Tempo de catálogo é de folha leve e vão comum.',
      'A partida e a parada lentas contam no tempo.',
    ],
    send: 'Mande uma foto do portão por dentro e as medidas: dizemos em quantos segundos ele pode abrir.',
  },
  {
    when: ['jetflex|jet flex|inversor', 'condominio|condominios|predio|predios|empresa|galpao|loja'],
    unless: 'nao|quebr*|queim*|consert*|placa|preco de placa|correr|deslizante|ou|usado',
    winsTies: true,
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Em condomínio, o JETFLEX do kit de {{kit.jetflex}} não é o certo: ele é de basculante de casa, para folha de até {{homeJetflex.weight}} e poucas aberturas por hora. A vantagem do inversor vale também ali, porque parte e para sem pancada, mas num motor de uso intenso com Jetflex no nome, escolhido pelos ciclos por hora e pelo peso. Instalado, fica em geral entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Como saber o motor do prédio',
    text: [
      'Conte os carros da hora mais cheia, que costuma ser um terço do total: até dez, um motor comum ainda serve; acima disso, peça estator robusto. Prédio pequeno, de poucas vagas e folha leve, pode usar o de casa, sabendo que ele gasta antes.',
    ],
    points: [
      'Ciclos por hora vêm antes da velocidade.',
      'Fotocélula dupla e sinaleira na calçada.',
      'Placa de inversor pede proteção contra surto no quadro.',
      'Manutenção a cada {{maintenance.interval}}.',
    ],
    send: 'Mande o número de vagas, o tipo de portão, as medidas da folha e uma foto por dentro.',
  },
  {
    when: [
      'quanto custa|preco|valor|quanto fica|quanto sai',
      'aumentar a velocidade|aumentar velocidade|deixar mais rapido|deixar o portao mais rapido|fazer abrir mais rapido|acelerar',
      'portao|motor',
    ],
    winsTies: true,
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['price', 'adjust'],
    answer: [
      'Depende do motor: se ele tem inversor, a velocidade é uma regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}; se é comum, ela não muda na placa, e abrir mais depressa é trocar de motor. Em basculante, o SPEEDY abre em {{kit.speedy.seconds}} e custa {{kit.speedy}} instalado; o JETFLEX, em {{kit.jetflex.seconds}}, {{kit.jetflex}}. No de correr sai por orçamento, em geral de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    heading: 'Antes de pagar por pressa',
    text: [
      'Se ele ficou lento de um tempo para cá, não falta velocidade, falta conserto: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou folha pesada. Acertado isso, ele volta ao tempo de fábrica.',
    ],
    points: [
      'Aumentar a força não aumenta a velocidade.',
      'Mais rápido pede fotocélula e batente firme.',
      'Folha torta não aguenta pressa.',
    ],
    send: 'Mande um vídeo do portão abrindo, para contar os segundos, e a etiqueta do motor.',
  },
  {
    when: ['jetflex|jet flex', 'usado|usada|usados|seminovo|segunda mao|recondicionado'],
    unless: 'vendo|vender|placa|central',
    winsTies: true,
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'worth'],
    answer: [
      'Jetflex usado nós não vendemos, e no dos outros o risco está na placa: a do motor com inversor é própria dele e, queimada, leva boa parte da economia, porque placa trocada fica entre {{part.board.from}} e {{part.board.to}}. Vale se vier completo, com placa, sensor e controles, e se você o vir trabalhar. Novo, o kit JETFLEX custa {{kit.jetflex}} instalado em basculante, com {{kit.warranty}} de garantia, e o motor Jetflex Wi-Fi sem instalação, {{motor.wifi}}.',
    ],
    heading: 'O que conferir num Jetflex usado',
    text: [
      'Leia a etiqueta antes do preço: há Jetflex de basculante, de correr e de abrir, e um não serve no lugar do outro. Confira a tensão, porque a nossa versão de casa pede 220 V, e o comprimento do fuso ou do braço.',
      'Peça para vê-lo abrir e fechar cinco vezes seguidas, com partida e parada suaves. Tranco, apito ou parada no meio apontam para a placa.',
    ],
    points: [
      'Desligue e religue na tomada: o percurso deve continuar gravado.',
      'Controles do antigo dono se apagam antes de gravar os seus.',
      'De particular, a garantia é só a que se combinar por escrito.',
      'Some a instalação e a regulagem ao preço pedido antes de comparar com o novo.',
    ],
    further: 'O novo está descrito em [Home Jetflex](/motores/motor-ppa-home-jetflex).',
    send: 'Antes de pagar, mande pelo WhatsApp a foto da etiqueta do usado e a do seu portão por dentro: dizemos se ele serve.',
  },
];
