/** Answers to titles about automatic gates: ramps, farms and pavements. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const siteAnswers: readonly DirectAnswer[] = [
  {
    when: ['rampa*|inclinad*|ladeira|aclive|declive|subida|descida', 'motor|motores|automatizador*'],
    figure: { unit: 'power' },
    unless:
      'parou|nao *|trava|travou|desce|sobe|queim*|consert*|partida|barulho|esquent*|controle*|placa|so na subida|na subida do portao',
    subject: 'portao-automatico',
    aspects: ['choose'],
    answer: [
      'Motor de {figura} serve em garagem com rampa se o portão é basculante, se a folha não raspa no piso que sobe e se pesa até o limite dele: 1/4 CV leva até {{motor.quarterCv.weight}}, 1/3 CV até {{motor.thirdCv.weight}} e 1/2 CV até {{motor.halfCv.weight}}. Em portão de correr com trilho inclinado ele ergue a folha a cada viagem: aí o motor é irreversível e maior que o do plano, por orçamento.',
    ],
    description:
      'Motor de {figura} serve em garagem com rampa se o portão é basculante, não raspa no piso e pesa até o limite dele; com trilho inclinado, pede-se um maior.',
    heading: 'O que a rampa muda para o motor de {figura}',
    text: [
      'A rampa do carro não pesa no motor: pesa o trilho inclinado, ou o piso em que a folha encosta. No basculante, marque no chão até onde o pé da folha avança e veja se ali a rampa já subiu.',
      'Folha em trilho inclinado nunca se destrava sem calço, porque desce com o peso todo.',
    ],
    points: [
      'Trilho no nível: a mesma conta de um portão no plano.',
      'Trilho inclinado: meça o desnível de ponta a ponta.',
      'Portão de abrir: a folha gira para o lado mais baixo.',
      'Fotocélula: conferida com o carro parado na rampa.',
    ],
    send: 'Mande uma foto do portão de lado, com a rampa à vista, e a altura, a largura e o material da folha.',
  },
  {
    when: [
      'rampa*|inclinad*|ladeira|aclive|declive|com subida|com descida|na descida|garagem em subida|garagem em descida|portao em subida|portao em descida|rua em subida|rua em descida|terreno em subida|terreno em descida|subida de garagem',
      'motor|motores|automatizador*',
    ],
    unless:
      'parou|nao *|trava|travou|desce|sobe|queim*|consert*|partida|barulho|esquent*|controle*|placa|basculante|forca muito|forcando|fazendo forca|fraco|patina*',
    subject: 'portao-automatico',
    aspects: ['choose'],
    answer: [
      'Para garagem com rampa, o motor se escolhe pelo trilho: se a folha anda no nível, serve o mesmo do plano; se o trilho sobe, o motor ergue a folha a cada viagem, e precisa ser irreversível e maior que o peso dela pediria, por orçamento. No basculante a rampa não pesa no motor, desde que o pé da folha não raspe no piso: o kit instalado fica de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    description:
      'Em garagem com rampa o motor se escolhe pelo trilho: no nível, serve o mesmo do plano; inclinado, precisa ser irreversível e maior, por orçamento.',
    heading: 'Motor em rampa: o que medir antes',
    text: [
      'Meça o desnível do chão onde a folha anda, e não o da rua. Em trilho inclinado a folha tem um lado para onde quer descer: o motor trabalha dobrado numa direção e freia na outra.',
      'Por isso ela nunca se destrava sem calço, e o batente de baixo é chumbado.',
    ],
    points: [
      'De correr: trilho no nível sempre que o terreno deixa.',
      'De abrir: a folha gira para o lado mais baixo, ou leva pivô que a ergue.',
      'Basculante: meça até onde o pé da folha avança.',
    ],
    send: 'Mande uma foto do portão de lado, em que se veja a inclinação, e as medidas da folha.',
  },
  {
    when: [
      'toldo*|cobertura|coberturas|marquise*|pergolado*|beiral',
      'portao*|basculante*',
      'atrapalha*|bate|batendo|encosta*|pega|pegando|raspa*|em cima|na frente|em frente|sobre|pode|posso|da para|colocar|por|instalar|altura|cabe|garagem|e portao',
    ],
    unless:
      'chuv*|chov*|molh*|agua|seguro|apolice|garantia|preco*|quanto custa|orcamento|consert*|motor pode|sem cobertura|ferrug*|folha de',
    subject: 'portao-automatico',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['compatibility', 'allowed'],
    answer: [
      'Toldo ou cobertura só atrapalha se ficar no caminho da folha: o basculante avança para fora enquanto sobe, o de abrir gira, e o de correr não sai da linha do muro. Antes de furar a parede, abra o portão devagar e marque até onde a folha chega. Se o toldo já encosta, pare de usar o motor e chame a loja que o pôs: toldo não vendemos nem consertamos.',
    ],
    description:
      'Toldo ou cobertura só atrapalha o portão se ficar no caminho da folha, que no basculante avança para fora enquanto sobe: meça com ela aberta.',
    heading: 'Onde medir antes de pôr o toldo',
    text: [
      'No basculante, o aperto está no meio do curso, quando a borda da folha fica mais para fora. Deixe ali um palmo de folga, porque o toldo balança com o vento e cede com a água.',
      'Se a folha já bateu, o braço e o suporte do motor levaram o tranco: peça que sejam olhados antes de usar de novo.',
    ],
    points: [
      'Meça com o toldo aberto e com ele recolhido.',
      'Pano ou franja na frente da fotocélula segura o portão aberto.',
      'A água que escorre do toldo não pode cair no motor.',
      'Na calçada, toldo tem regra da prefeitura.',
    ],
    send: 'Mande uma foto de lado, com a folha no meio do curso e o lugar do toldo: dizemos se ela passa.',
  },
  {
    when: [
      'rampa*|inclinad*|ladeira|aclive|declive|subida de garagem|terreno em descida|em subida|na subida|em descida|terreno em subida|rua em descida',
    ],
    unless:
      'sozinh*|escolha de rampa|para em subida|parou|nao sobe|trava|pesado|desce|forca muito|forcando|fazendo forca|fraco|patina*',
    subject: 'portao-automatico',
    answer: [
      'Dá para ter portão automático em rampa, mas o tipo da folha decide: o basculante avança para fora ao abrir e o pé dele raspa se o piso sobe dali para a rua, o de abrir raspa se gira para o lado que sobe, e o de correr quer trilho no nível. Meça o desnível do vão antes de escolher.',
    ],
    heading: 'Que portão serve em garagem com rampa',
    text: [
      'A folha de correr em descida nunca deve ser destravada sem calço, porque corre com o peso todo. Em trilho inclinado o motor é dimensionado para subir a folha, e não para empurrá-la no plano, e por isso sai por orçamento.',
      'No basculante se mede o arco do pé da folha: marque no piso até onde ele avança e veja se ali o chão já subiu; se subiu, encurta-se a folha embaixo ou se levanta a parada. Com a folha conferida, o kit instalado fica de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Basculante: serve se a rampa desce para a rua; se sobe, o pé da folha raspa.',
      'De abrir: folha gira para o lado mais baixo ou leva pivô que a ergue.',
      'De correr: trilho no nível; inclinado, a folha desce sozinha e o motor sai por orçamento.',
      'Fotocélula: a uns 50 cm do piso, conferida com o carro parado na rampa.',
    ],
  },
  {
    when: [
      'sitio|chacara|fazenda|zona rural|area rural|longe de casa',
      'motor|portao|automat*|solar|controle|abrir',
    ],
    unless: 'vizinho|vizinha|sozinho',
    subject: 'portao-automatico',
    answer: [
      'Em sítio ou chácara, o que decide o motor é a energia que chega ao portão: com rede perto, um motor comum serve; com a casa longe, a queda de tensão no fio ou a falta de rede leva ao motor de corrente contínua com bateria e painel, que se orça por foto. O alcance do controle também precisa de antena externa.',
    ],
    heading: 'Portão longe da casa: energia, alcance e uso',
    text: [
      'Fio comprido perde tensão, e motor com tensão baixa ronca e aquece. A conta se faz com a distância até o quadro e a bitola, antes de escolher a potência.',
      'Portão de chácara costuma ser largo e de abrir, com vento e piso irregular; ele sai por orçamento. Atendemos a Grande São Paulo, e fora dela dizemos logo que não vamos.',
    ],
    points: [
      'Distância do portão ao quadro, em metros.',
      'Tipo da folha, largura e material.',
      'Quantas aberturas por dia, em dia de visita.',
      'Foto do local com o sol do meio-dia, se a ideia é painel.',
    ],
  },
  {
    when: ['calcada|passeio', 'abr*|invade|avanca|folha|pode'],
    of: ['portao-automatico', 'portao-basculante', 'portao-pivotante', 'motor', 'portao-de-correr'],
    subject: 'portao-automatico',
    answer: [
      'Não: a folha do portão não deve avançar sobre a calçada ao abrir, porque pode atingir quem passa. No basculante, o avanço se reduz recuando os pivôs ou escolhendo o sistema que sobe por dentro; no de abrir, as folhas giram para o lado da garagem.',
    ],
    heading: 'O que fazer com uma folha que sai para a calçada',
    text: [
      'Muitos basculantes antigos empurram a parte de baixo para fora no começo da subida. Enquanto não se muda a ferragem, uma sinaleira e a velocidade baixa no início avisam o pedestre.',
      'A ferragem é do serralheiro; o motor, a força e a parada suave são conosco, de {{repair.from}} a {{repair.to}} quando é regulagem ou conserto.',
    ],
  },
];
