/** Answers to titles about automatic gates: questions. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const questionsAnswered: readonly DirectAnswer[] = [
  {
    when: ['porta automatica', 'portao automatico|portao eletronico', 'mesma coisa|diferenca|ou|igual'],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'Não é a mesma coisa: porta automática é a de vidro, de loja ou de hospital, que um sensor abre sozinha quando alguém chega; portão automático é o da garagem, que só anda quando o controle ou a botoeira manda. Os motores também são outros. Nós instalamos e consertamos o portão; a porta de vidro é de quem instala operadores de porta.',
    ],
    heading: 'O que muda entre os dois',
    text: [
      'O portão move uma folha de ferro ou de alumínio, pesada, e por isso pede força regulada, fotocélula e destravamento na falta de luz. O kit para basculante sai instalado por {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Porta automática: sensor de presença, trilho no alto.',
      'Portão automático: controle, central e motor na coluna ou junto do trilho.',
      'Porta de enrolar, de loja, é um terceiro tipo, com motor no eixo.',
    ],
  },
  {
    when: [
      'mordeu|prendeu|prensou|esmagou|machucou|cortou|pegou|apertou|beliscou|prendi|prensei|machuquei',
      'mao|dedo|dedos|braco|pe|perna|cabeca|minha mao|o dedo',
    ],
    unless: 'fio|fiacao|cachorro|rato|gato|cabo de',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isDanger: true,
    answer: [
      'Mão ou dedo preso no portão: solte o controle, desligue o disjuntor e mova a folha na mão, pela chave de destravamento, só o bastante para soltar; no basculante, uma segunda pessoa segura a folha antes, porque solta ela pode descer. Lave, cubra e procure atendimento; corte fundo, osso fora do lugar ou pancada na cabeça é 192 (SAMU), e quem não sai, 193 (Bombeiros). Depois disso o portão fica desligado até a visita, porque com a força certa ele teria parado.',
    ],
    heading: 'Para não acontecer de novo',
    text: [
      'O portão que prende tem força alta ou sensor ausente. O técnico põe a força no mínimo que move a folha e acerta a reversão, de {{part.adjustment.from}} a {{part.adjustment.to}}; o par de fotocélulas instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
      'A fotocélula vê o vão, e não os cantos: o dedo se prende entre a folha e a coluna, na dobradiça, no trilho e na cremalheira, e ali o que protege é capa e distância.',
    ],
    points: [
      'Basculante: as laterais e o encontro dos braços são os pontos que cortam.',
      'Correr: cremalheira coberta e ninguém com a mão na folha em movimento.',
      'De abrir: o vão da dobradiça esmaga dedo de criança.',
      'Criança: controle fora do alcance, fechamento automático desligado e ninguém brincando no vão.',
    ],
    questions: [
      {
        question: 'Como sei se a força do portão está certa?',
        answer:
          'Quem mede é o técnico, com a folha no fim do curso. Em casa, o sinal de força alta é o portão que não para quando encontra uma caixa de papelão vazia posta no caminho, com você longe do vão.',
      },
    ],
    further:
      'A altura certa do feixe está na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Depois de cuidar de quem se machucou, mande uma foto do ponto onde prendeu e a etiqueta do motor.',
  },
  {
    when: [
      'ladrao|ladroes|arromb*|invadi*|tentaram abrir|forcaram|forcado|levantaram|levantar o portao|tentativa de roubo|tentativa de assalto',
      'portao|basculante|garagem|motor',
    ],
    unless:
      'evitar|evito|impedir|proteger|proteg*|mais seguro|segura contra|contra ladrao|contra ladroes|reforc*|dificultar|trava para|preco|seguranca contra|controle|clon*|levaram o motor|roubaram o motor',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Portão forçado por ladrão: chame o 190 se ele ainda pode estar por perto, não entre sozinho e não acione o motor antes de olhar a folha. Depois, disjuntor desligado, fotos para o boletim e revisão do que segura a folha fechada: engrenagem, braço, trava e destravamento.',
    ],
    heading: 'O que costuma ceder quando forçam',
    text: [
      'Quem levanta um basculante vence o motor pelo dente da engrenagem ou pela porca do fuso; quem puxa o de correr solta a cremalheira. O portão pode até fechar depois, mas já não segura.',
      'Se abriram sem marca, a entrada foi outra: controle copiado, botoeira ao alcance da grade ou chave de destravamento com acesso pela rua.',
    ],
    points: [
      'Empurre a folha fechada: se ela cede, a transmissão quebrou.',
      'Apague a memória e regrave os controles da casa.',
      'Confira se a chave de destravamento continua no lugar.',
      'Para a primeira noite: corrente e cadeado, com o disjuntor desligado.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Consertar e reforçar na mesma visita',
        text: [
          'Engrenagem, de {{part.gears.from}} a {{part.gears.to}}; braço e suporte, de {{part.metalwork.from}} a {{part.metalwork.to}}; regravar controles, de {{part.programming.from}} a {{part.programming.to}}. A trava elétrica tira o esforço do motor e é orçada com a foto da folha.',
        ],
        points: [
          'Trava elétrica no piso ou na coluna.',
          'Código rolante no lugar do fixo.',
          'Fio da botoeira longe da grade.',
          'Proteção sobre o destravamento externo.',
        ],
      },
    ],
    questions: [
      {
        question: 'O motor sozinho não devia segurar?',
        answer: 'Ele segura contra a mão, não contra alavanca. Onde há risco, a trava é que faz esse papel.',
      },
      {
        question: 'O seguro pede laudo?',
        answer:
          'Costuma pedir boletim de ocorrência, fotos e orçamento. Entregamos o orçamento da parte do motor por escrito.',
      },
    ],
  },
  {
    when: [
      'pouquinho|so um pouco|um pouco e|um pouquinho|um palmo|so um palmo|alguns centimetros|um pedaco|um pedacinho|10 cm|20 cm|30 cm|anda um pouco|abre pouco',
      'abr*|anda|sobe|para|move|volta|portao',
    ],
    unless: 'pedestre|empurr*|barulho|torto',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Portão que abre um pouquinho e para encontrou resistência ou perdeu a conta do curso: folha presa, força no limite, capacitor fraco ou fim de curso que acusa antes da hora. Veja se ele para sempre no mesmo ponto: se sim, é a folha ou o sensor; se varia, é força ou motor.',
    ],
    heading: 'A prova que separa motor de folha',
    text: [
      'Desligue o disjuntor, olhe se a folha está reta, solte o motor na chave e mova-a na mão até passar do ponto. Se ela pesa ali, o motor está certo em parar.',
      'Se anda leve, ligue outra vez e repare no som da parada: silêncio seco é a central que cortou; zumbido é o motor que não venceu.',
    ],
    points: [
      'Para e volta: fotocélula ou força.',
      'Para e zumbe: capacitor.',
      'Para seco, sempre igual: fim de curso ou abertura de pedestre.',
      'Só depois de faltar luz: central refazendo o curso, deixe terminar um ciclo.',
      'Cada toque anda mais um palmo: memória de curso perdida.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Faixas do conserto para este defeito',
        text: [
          'Regulagem de curso e força, de {{part.adjustment.from}} a {{part.adjustment.to}}; capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; roldana, trilho ou cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. A ordem é essa, da mais simples à que pede ferramenta.',
        ],
      },
    ],
    questions: [
      {
        question: 'Aumentar a força faz ele abrir tudo?',
        answer:
          'Às vezes faz, e por isso engana: a folha continua presa e o portão deixa de parar quando encontra alguém.',
      },
      {
        question: 'E se eu apertar o outro botão do controle?',
        answer:
          'Vale o teste. Em muitas centrais um dos botões comanda a abertura parcial, e pode ser só isso.',
      },
    ],
  },
  {
    when: ['rangend*|rangid*|range|ranger|rinch*', 'portao|portoes'],
    unless: 'correr|deslizante|pivotante|de abrir|madeira|vento|social|quanto',
    subject: 'portao-automatico',
    answer: [
      'Rangido em portão é metal seco ou gasto girando: pivô ou dobradiça, eixo de roldana, braço do motor. Com o disjuntor desligado e os cabos inteiros, solte o motor e leve a folha na mão: se ela range solta, o ponto seco está na própria folha; se só range com o motor, está no braço ou no fuso.',
    ],
    heading: 'Onde o portão range e o que cada ponto pede',
    text: [
      'Limpe com pano seco antes de lubrificar, e ponha pouca graxa só onde há giro. O trilho fica seco, porque óleo ali junta areia.',
      'Rangido que volta em poucos dias não é falta de graxa: o pino ou o rolamento gastou. A troca fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e uma regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'No começo do movimento: dobradiça ou pivô seco.',
      'O caminho inteiro: roldana ou rolamento.',
      'Só no fim: folha forçada contra o batente.',
      'Com tremor: parafuso do suporte frouxo, a apertar antes de tudo.',
    ],
    further: 'O som de cada lugar está descrito em [portão rangendo ao abrir](/portao-rangendo-ao-abrir).',
    send: 'Mande pelo WhatsApp um vídeo com som, gravado de longe, em que se veja a folha inteira no ponto em que range.',
  },
  {
    when: [
      'enferruj*|ferrugem|oxid*|corros*|maresia',
      'praia|litoral|mar|maresia|salitre|sal',
      'portao|motor|placa|central|cremalheira|controle|casa',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Na beira da praia ou perto do mar, a ferrugem começa onde a tinta abriu: solda, parafuso, dobradiça e cabo. Lave com água doce toda semana, sem jato no motor, e trate o ponto enquanto a ferrugem é superficial: lixa, fundo anticorrosivo e tinta. No motor, o sal ataca contatos e placa antes do ferro.',
    ],
    heading: 'O que trocar por material que dura',
    text: [
      'Parafuso e presilha de inox, cabo galvanizado grosso ou de inox, cremalheira de nylon com alma protegida e roldana blindada mudam a vida do portão na praia. Alumínio resiste melhor que ferro, mas a peça de aço presa nele corrói mais depressa se não houver arruela isolante.',
      'Central em caixa vedada, com entrada de fio por baixo e contatos com spray próprio. Cabo com pó vermelho não espera: é o que segura a folha.',
    ],
    points: [
      'Ferrugem de pele: lixa, fundo e tinta.',
      'Chave de fenda que afunda no ferro: serralheiro.',
      'Pó verde nos bornes: limpeza da placa.',
      'Uma revisão no fim do verão e outra antes dele.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Onde atendemos',
        text: [
          'Trabalhamos na Grande São Paulo e não descemos ao litoral. Para quem tem casa lá, dizemos por foto a peça; aqui, limpeza de placa vai de {{part.board.from}} a {{part.board.to}} e cabo ou roldana, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Óleo no portão evita a maresia?',
        answer:
          'Uma película fina em cremalheira de aço e dobradiça ajuda. No trilho e na folha ela só junta areia.',
      },
      {
        question: 'Galvanizado enferruja na praia?',
        answer:
          'Muito mais tarde, e começa pelo corte e pela solda, que precisam de retoque com tinta de zinco.',
      },
    ],
    send: 'Mande fotos dos pontos com ferrugem e da caixa do motor: dizemos o que é tinta, o que é peça.',
  },
  {
    when: ['viaj*|viagem|ferias', 'deslig*|portao|motor|tomada|energia|deixar'],
    subject: 'portao-automatico',
    answer: [
      'Em viagem longa, deixe o portão travado no motor e desligue o disjuntor dele: sem energia ninguém abre com controle copiado, e um raio na rede não chega à placa. Fica só o redutor segurando a folha, o que basta, desde que a chave de destravamento não esteja ao alcance da rua.',
    ],
    heading: 'O portão antes de uma viagem e a manutenção da volta',
    text: [
      'Desligar o disjuntor tem um preço: alarme, câmera e interfone do mesmo circuito também param. Se eles precisam ficar, desligue só o portão, o que pede um disjuntor próprio.',
      'Na volta, ligue o disjuntor, espere um minuto e acompanhe o primeiro ciclo de perto. Portão que volta lento ou sem programação pede atendimento, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Feche, confira a folha encostada e empurre com a mão.',
      'Guarde os controles dentro de casa, e não no carro do aeroporto.',
      'Avise quem tem a chave da porta social.',
      'Se alguém vai entrar, deixe a abertura manual ensinada.',
    ],
  },
  {
    when: ['vento|ventania|vendaval'],
    of: [
      'portao-automatico',
      'motor',
      'portao-basculante',
      'portao-de-correr',
      'portao-pivotante',
      'portao-de-aluminio',
    ],
    subject: 'portao-automatico',
    answer: [
      'Vento forte faz o motor trabalhar como se a folha pesasse mais, e em folha fechada, de chapa ou com revestimento, ele pode parar ou voltar no meio. A saída não é mais força: é folha firme, trava que segure a ponta e, em local aberto, motor escolhido com sobra.',
    ],
    heading: 'Como o vento entra na conta do portão',
    text: [
      'Folha de abrir é a que mais sofre, porque o vento a empurra como uma vela. Basculante e de correr sentem menos, e mais na partida.',
      'Trava elétrica tira do motor o esforço de segurar a folha fechada. A regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e começa pela folga das dobradiças e guias.',
    ],
  },
  {
    when: [
      'rampa*|inclinad*|ladeira|aclive|declive|subida de garagem|terreno em descida|em subida|na subida|em descida|terreno em subida|rua em descida',
    ],
    unless: 'escolha de rampa|para em subida|parou|nao sobe|trava|pesado|desce',
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
    when: ['maresia|praia|litoral|salina|ferrugem de praia'],
    subject: 'portao-automatico',
    answer: [
      'Maresia ataca primeiro os contatos e as soldas: placa, bornes, fim de curso e parafusos oxidam anos antes do motor. Portão de praia pede central em caixa vedada, parafuso galvanizado ou inox e revisão mais frequente; nossa equipe trabalha na Grande São Paulo e não desce ao litoral.',
    ],
    heading: 'O que pedir ao instalador na praia',
    text: [
      'Folha de alumínio resiste mais que a de ferro, e ferro galvanizado a fogo mais que o pintado. Onde há sal no ar, graxa em película fina protege fuso e dobradiça.',
    ],
    points: [
      'Caixa da central vedada e com sachê de sílica trocado.',
      'Bornes com produto contra oxidação.',
      'Lavagem com água doce por fora, sem jato na caixa.',
      'Revisão antes e depois da temporada.',
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
  {
    when: ['basculante', 'ou', 'deslizante|de correr|pivotante|de abrir'],
    unless: 'manutencao|estraga*|quebra*|defeito*|dura|duravel|resistente|incomoda',
    subject: 'portao-automatico',
    answer: [
      'Escolha basculante se falta parede lateral e há altura livre por dentro; escolha de correr se sobra parede ao lado, pelo menos do tamanho do vão, e o piso aceita trilho. O motor de basculante tem preço fechado, de {{kit.padrao}} a {{kit.jetflex}} instalado; o de correr sai por orçamento.',
      'Basculante é melhor onde o espaço ao lado é curto, e deslizante onde o teto é baixo ou o vão é muito largo. No custo, o basculante ganha: o kit instalado começa em {{kit.padrao}}, e o de correr depende de trilho, cremalheira e medida.',
    ],
    heading: 'Espaço, custo e manutenção de cada tipo',
    text: [
      'O de correr ocupa a lateral e acumula sujeira no trilho; o basculante ocupa o teto, depende de cabos e contrapeso e, ao abrir, avança a folha sobre a calçada ou para dentro. O carro espera fora desse arco.',
      'Trocar o tipo de um portão que já existe é obra de serralheria. Quase sempre compensa motorizar a folha que está lá.',
    ],
    points: [
      'Parede lateral maior que o vão: cabe o de correr.',
      'Teto baixo ou tubulação: evita o basculante.',
      'Rampa no vão: o basculante pode raspar embaixo, e o trilho do de correr pede nível.',
      'Preço de motor conhecido antes: basculante.',
    ],
  },
  {
    when: [
      'placa de carro|placa de veiculo|leitura de placa|leitor de placa|reconhecimento de placa|lpr|pela placa',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Abrir o portão pela placa do carro pede uma câmera que lê a placa e um contato que manda abrir: a câmera e o cadastro são de empresa de controle de acesso, e nós ligamos o contato dela na entrada de botoeira da central. Serve melhor a condomínio e empresa do que a casa.',
    ],
    heading: 'O que a leitura de placa precisa do portão',
    text: [
      'A câmera precisa de luz e de um ponto em que o carro pare; o portão precisa de fotocélula, porque abre sem que ninguém olhe. A ligação do contato entra na faixa de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Saída de contato seco no equipamento de leitura.',
      'Entrada de botoeira livre na central.',
      'Outro comando de reserva: controle, tag ou portaria.',
    ],
  },
  {
    when: [
      'sensor de presenca|sensor de aproximacao|laco indutivo|laco magnetico|sensor de movimento',
      'portao|abr*|garagem|carro',
    ],
    unless: 'alarme|luz|fech*',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Sensor de presença não serve para abrir portão que dá para a rua, porque abriria para qualquer pessoa ou carro que passe. Para o portão abrir quando o seu carro chega, usa-se tag ou controle de longo alcance; do lado de dentro, um laço no piso pode abrir para sair, ligado na entrada de botoeira.',
    ],
    heading: 'Onde um sensor abre e onde ele protege',
    text: [
      'No vão do portão quem trabalha é a fotocélula, que não abre nada: ela impede que a folha feche em cima do carro. O laço no piso se corta no concreto e é de empresa de controle de acesso; a ligação na central é nossa, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Para fora: tag, controle ou aplicativo, que sabem quem chega.',
      'Para dentro: laço ou botão, onde só passa quem já está em casa.',
      'No vão: fotocélula, sempre.',
    ],
  },
  {
    when: ['moto|motos|bicicleta', 'portao|garagem|abrir'],
    unless: 'bateu|em cima|caiu|presa|preso|motor de moto|ladrao|roub*',
    subject: 'portao-automatico',
    answer: [
      'Para quem entra de moto, o portão automático é o mesmo do carro, com três cuidados: um controle fácil de apertar de luva, abertura parcial se o portão é de correr, e fotocélula numa altura que veja a moto. Em basculante de casa, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'Moto no portão: controle, tempo e sensor',
    text: [
      'Moto é estreita e baixa, e o feixe na altura do para-choque pode passar por cima dela; um segundo par resolve. Deixe o fechamento automático com tempo para entrar e sair do vão.',
    ],
    points: [
      'Controle no guidão ou na chave, longe de água.',
      'Portão rápido reduz a espera na rua.',
      'Nunca passar com a folha em movimento, mesmo que caiba.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro e as medidas da folha, e diga se a moto entra andando ou empurrada.',
  },
  {
    when: [
      'carenagem|carenagens|modulo|modulos|varistor*|resistor*|transistor*|triac|rele|reles|eeprom|cantoneira*|gomo|gomos|pivo|pivos|eixo|eixos|bucha|buchas|chumbador*',
    ],
    unless:
      'nao|barulho*|ruido|quebr*|queim*|gast*|solt*|trav*|estal*|ronc*|vaz*|esquent*|chuva|molh*|como|por que|porque|pode|posso|medir|testar|rebobin*|lubrific*|engrax*|ou|versus|melhor|diferenca|social|madeira|vidro|eletromagnetic*|digital|eletronica|tetra|quanto pesa|kg|quilos|carro|interfone|wifi|wi fi|solar|concreto|base|luz|lampada',
    subject: 'portao-automatico',
    answer: [
      'Relé, bucha, pivô, gomo e carenagem são peças que trocamos sem trocar o motor, quando se acham: peça mecânica e regulagem entram num conserto de {{repair.from}} a {{repair.to}}, e componente da placa se repara ou se troca com a central, de {{part.board.from}} a {{part.board.to}}. O que decide é a foto, porque o mesmo nome serve a medidas diferentes.',
    ],
    heading: 'O que a foto precisa mostrar',
    text: [
      'De peça de ferro, mande a medida e o lugar em que ela trabalha; de componente eletrônico, o código impresso nele, com o disjuntor desligado. Avulso, sem serviço, nem tudo se encontra.',
    ],
    points: [
      'Peça ao lado de uma régua, de frente e de perfil.',
      'Etiqueta do motor ou da central de onde ela saiu.',
      'O que o portão deixou de fazer, numa linha.',
    ],
    send: 'Com isso, a resposta pelo WhatsApp diz se a peça se acha e quanto fica no lugar.',
  },
  {
    when: [
      'portao automatico|portao eletronico|motor de portao|motor do portao|portao com motor',
      'estraga rapido|quebra rapido|estraga muito|quebra muito|da muito problema|vive quebrando|da muita manutencao|da muito defeito|estraga facil|quebra facil|dura pouco|da problema',
    ],
    unless: 'meu|o meu|condominio|predio|marca|qual|ppa|garen|rossi',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['lifetime', 'worth'],
    answer: [
      'Não, se a folha é leve na mão: numa casa, o motor costuma passar de dez anos, com uma revisão por ano. Estraga depressa o que foi posto em portão pesado, torto ou que bate no fim, e aí não é o motor, é a folha que o gasta. O conserto comum fica entre {{repair.from}} e {{repair.to}}, e os mais frequentes são os baratos: controle, capacitor e regulagem.',
    ],
    heading: 'O que faz um durar e outro não',
    text: [
      'Peso com sobra, equilíbrio, fim de curso que corta antes do batente e tensão certa no ponto. Nos quatro, quem decide é a instalação, e não a marca.',
    ],
    points: [
      'Portão que passou a bater ou ranger: chame antes de quebrar.',
      'Trilho varrido e lentes limpas todo mês.',
      'Prédio gasta mais: revisão a cada {{maintenance.interval}}.',
      'Raio é a exceção: DPS e terra.',
    ],
    send: 'Se o seu dá defeito toda hora, mande um vídeo e conte o que já foi trocado.',
  },
];
