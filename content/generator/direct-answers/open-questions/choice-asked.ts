/** Answers in which one word decides: used, rebuilt, step by step, forbidden, wind, the voltage at the gate. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const choiceAskedAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'usado|usada|usados|seminovo|segunda mao',
      'preco|valor|quanto custa|quanto vale|quanto',
      'motor|kit',
    ],
    unless: 'vender|vendo|compram|carro|aluguel',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'worth'],
    answer: [
      'Motor usado não tem preço nosso, porque não vendemos usado; o teto dele se calcula pelo novo. A troca de um motor residencial por um novo fica entre {{replacement.from}} e {{replacement.to}}, com {{motor.warranty.installation}} de garantia na instalação; tire disso a montagem, os controles e uma engrenagem, de {{part.gears.from}} a {{part.gears.to}}, e o que sobra é o máximo que o usado vale.',
    ],
    heading: 'A conta do motor usado',
    text: [
      'Um motor de correr só serve em folha de correr, e o pinhão dele precisa ter o passo da cremalheira que você tem. O de basculante vem com fuso ou braço da medida da folha do antigo dono.',
      'Peça para vê-lo ligado na tensão da etiqueta. Desmontado e sem controle, pode faltar a placa, que custa de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Etiqueta legível: modelo, tensão e peso de folha.',
      'Central e controles do próprio motor, juntos.',
      'Sem cheiro de verniz queimado nem óleo escorrido.',
      'Peça do modelo ainda à venda, perguntada antes.',
      'Recibo com nome de quem vende.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta do usado e do seu portão por dentro: dizemos se ele serve antes de você pagar.',
  },
  {
    when: [
      'recondicionado|recondicionada|remanufaturado|rebobinado|usado|usada',
      'garantia',
      'motor|placa|central',
    ],
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['lifetime', 'worth'],
    answer: [
      'Tem a garantia que quem o vendeu escreveu e, comprado de loja, pelo menos os noventa dias da lei; entre pessoas físicas vale só o que se combinou. Motor recondicionado nós não vendemos: no nosso conserto, a peça trocada tem {{parts.warranty}} e o serviço, {{repair.warranty}}.',
    ],
    heading: 'O que pedir por escrito num recondicionado',
    text: [
      'Recondicionado pode ser bobina refeita e rolamento novo, ou só limpeza e pintura. A nota tem de dizer o que foi trocado, porque é isso que a garantia cobre.',
      'Compare com o novo: o motor da tabela tem {{motor.warranty}} de garantia e {{motor.warranty.installation}} na instalação, e a troca em casa fica entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Lista das peças novas, com data.',
      'Prazo, e quem paga a retirada se ele parar.',
      'Placa e controles incluídos ou à parte.',
      'Quem instala: montagem mal feita costuma ficar de fora.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta e da nota: dizemos se vale consertar, trocar ou voltar a quem vendeu.',
  },
  {
    when: [
      'como saber|saber se|descobrir|qual a voltagem|qual e a voltagem|e 110 ou 220|e 127 ou 220',
      '110*|127*|voltagem|tensao',
      '220*|motor|portao',
    ],
    unless: 'comprar|melhor|economi*|gasta|transformador|liguei|queim*|mudar|converter|placa queimou',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'A tensão do motor está na etiqueta da carcaça, em V: 127 V (o que se chama de 110) ou 220 V; se ela diz os dois, a escolha é feita por chave ou fio na placa. Sem etiqueta, não ligue para experimentar: motor de 127 V em 220 V queima em segundos, e o contrário faz o motor roncar sem partir.',
    ],
    heading: 'Etiqueta, placa e ponto de energia',
    text: [
      'A etiqueta do motor e a da central têm de concordar com o ponto. No quadro, disjuntor duplo costuma ser 220 V e simples, 127 V, mas quem confirma é o multímetro na mão do eletricista: tomada não tem cor nem formato que diga.',
      'O PPA Home Jetflex é de {{homeJetflex.volts}}. Placa queimada por ligação errada fica entre {{part.board.from}} e {{part.board.to}}, e a bobina, entre {{part.stator.from}} e {{part.stator.to}}; por isso a leitura vem antes.',
    ],
    points: [
      'Carcaça do motor: modelo, tensão e potência.',
      'Placa: chave ou ponte marcada 127 e 220.',
      'Disjuntor do portão: simples ou duplo, por foto.',
      'Etiqueta apagada: o modelo do controle e da placa ajuda a achar.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e a do quadro de luz com a porta aberta, sem tirar a tampa dos fios.',
  },
  {
    when: [
      'sinaleira|sinaleiro|sinalizador|giroflex|sirene|sinal luminoso',
      'proibido|obrigatoria|obrigatorio|multa|lei|exige|precisa|pode|sem',
    ],
    unless: 'alarme|cerca|nao|queim*|parou|preco',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Depende do município e do tipo de entrada: em casa a sinaleira quase nunca é exigida, e em prédio, comércio e garagem com saída direta na calçada a prefeitura costuma exigir. Quem confirma é a prefeitura e, no prédio, a administradora; sem ela o portão anda do mesmo jeito, mas quem passa não é avisado.',
    ],
    heading: 'Onde a sinaleira faz falta mesmo sem lei',
    text: [
      'Saída cega, muro alto, calçada de escola ou ponto de ônibus pedem o aviso antes de a folha se mover. Ela não substitui a fotocélula, que é o que faz a folha voltar.',
      'A ligação usa uma saída da central ou um módulo de relé, num serviço que começa em {{repair.from}} e se orça por foto. Fotocélula que falta ou falha fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Casa em rua calma: opcional.',
      'Prédio e comércio: pergunte antes do alvará ou da vistoria.',
      'Luz visível dos dois lados da calçada.',
      'Som com horário, se há janela por perto.',
    ],
    send: 'Mande pelo WhatsApp uma foto da saída vista da calçada e outra da tampa da central: dizemos se a placa tem a saída e quanto fica.',
  },
  {
    when: ['vento|ventania|ventando', 'nao obedece|nao fecha|nao abre|para|volta|obedece|trava|falha'],
    unless: 'kit|comprar|qual|aguenta|preco|quanto|bateu|derrub*',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Com vento forte, a folha fechada vira vela: o motor encontra mais força do que a central permite, entende que há um obstáculo e para ou volta. Não aumente a força para vencer a ventania, porque ela é o que protege quem está no vão; espere a rajada passar ou, com a folha reta, feche na mão com o disjuntor desligado.',
    ],
    heading: 'O que o vento mostra no portão',
    text: [
      'Se só falha com rajada, o limite é a área da folha para aquele motor. Se falha com qualquer brisa, há folga ou peso: dobradiça, guia de cima ou contrapeso já no fim, e o vento só mostrou.',
      'Regular força e curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; roldanas e cabos, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'De abrir: duas folhas fechadas pedem trava no encontro.',
      'De correr: guia de cima gasta deixa a folha balançar.',
      'Basculante: folha aberta é a que mais apanha; não a deixe aberta.',
      'Suporte da fotocélula que balança também faz a folha voltar.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da falha gravado de dentro, uma foto do portão inteiro e a etiqueta do motor.',
  },
  {
    when: [
      'ponto de luz|ponto de energia|tomada|conduite|eletroduto|ponto eletrico|fio novo|cabo novo',
      'levar|passar|puxar|fazer|colocar|instalar',
      'motor|portao|garagem',
    ],
    unless: 'preco|quanto|qual|bitola|caiu|queim*|sem|lampada|luminaria',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Até o motor vai um circuito só dele: disjuntor no quadro, fase, neutro (ou duas fases, em 220 V) e terra, em fio de no mínimo 2,5 mm² dentro de conduíte. Com conduíte livre até a garagem, passamos o cabo na visita; parede a quebrar e quadro a refazer são de eletricista, antes do motor.',
    ],
    heading: 'Do quadro ao motor: por onde o fio vai',
    text: [
      'Rede e comando não dividem conduíte. Deixe um tubo para a energia e outro para fotocélula, botoeira e sinaleira, com arame-guia dentro e a boca virada para baixo na caixa do motor.',
      'Refazer trecho, emenda ou borne fica entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia; circuito novo se orça pela distância e pelo caminho.',
    ],
    points: [
      'Distância do quadro ao motor, medida pelo caminho do fio.',
      'Tensão: 220 V perde menos em distância longa.',
      'Tomada ou caixa ao abrigo da chuva, à altura do motor.',
      'Extensão e fio enterrado sem tubo não servem.',
      'Disjuntor com etiqueta, para desligar na emergência.',
    ],
    send: 'Mande pelo WhatsApp a foto do quadro com a porta aberta, a do lugar do motor e a distância entre os dois.',
  },
  {
    when: ['engraxar|lubrificar|graxa|lubrificacao', 'portao de correr|deslizante|de correr'],
    unless: 'cremalheira|trilho|preco|quanto|barulho|qual',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Num portão de correr se engraxa pouca coisa: eixo das roldanas que tenha graxeira, cremalheira de aço em película fina e pino do destravamento. Trilho e cremalheira de nylon ficam limpos e secos, porque graxa neles junta areia e vira lixa.',
    ],
    heading: 'A ordem: desligar, limpar, engraxar, provar',
    text: [
      'Primeiro desligue o disjuntor. Varra o trilho, escove os dentes da cremalheira e passe um pano; só então a graxa branca ou o spray de lítio, e o excesso sai com o pano.',
      'Com o motor solto e ainda sem energia, leve a folha de ponta a ponta para espalhar e sentir se algo prende. Trave de novo, religue e ouça um ciclo inteiro.',
    ],
    points: [
      'Roldana blindada não recebe graxa: se canta, troca.',
      'Guia de nylon no alto: só limpeza.',
      'Engrenagem dentro do motor: não se abre em casa.',
      'Duas vezes por ano, e depois de obra ou enxurrada.',
      'Barulho que fica: roldana ou cremalheira, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    questions: [
      {
        question: 'Posso usar óleo de cozinha ou de motor?',
        answer: 'Não. O de cozinha vira cola e o de motor escorre para o trilho e segura areia.',
      },
    ],
    send: 'Se o barulho continua, mande pelo WhatsApp um vídeo com som da folha andando e uma foto das roldanas.',
  },
  {
    when: ['controle|controles', 'resistente|queda|caiu no chao|a prova|emborrachado|capinha|capa'],
    unless: 'nao|parou|agua|molh*|chuva|energia|luz|alcance|preco|folha',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O controle que mais aguenta queda é o pequeno, de caixa fechada com parafuso e botão de borracha inteiro; o que quebra primeiro é a tampa de encaixe, que solta a bateria. Escolha entre os que a sua central aceita, porque controle forte de outro código não abre o portão.',
    ],
    heading: 'O que quebra quando o controle cai',
    text: [
      'Quase sempre é o contato da bateria que abre ou a solda do botão. Se depois da queda só funciona apertando com força, abra, limpe os contatos e dobre a lâmina de leve antes de comprar outro.',
      'Gravar um controle novo fica entre {{part.programming.from}} e {{part.programming.to}}, com {{repair.warranty}} de garantia no serviço; grave logo dois, e um fica guardado.',
    ],
    points: [
      'Parafuso na tampa, e não só encaixe.',
      'Argola de metal: é por ela que ele cai da chave.',
      'Capa de silicone, que também tira o botão do aperto no bolso.',
      'Código rolante, se a central aceita.',
    ],
    send: 'Mande pelo WhatsApp a foto do controle, frente e verso, e da tampa do motor: dizemos qual modelo grava nele.',
  },
  {
    when: ['guia|guias|rolete|roletes|roldana de cima', 'preco|quanto custa|valor|quanto'],
    unless: 'pratico|turismo|rua guia',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'Trocar a guia de cima ou os roletes do portão de correr entra na mesma linha das roldanas: de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, com mão de obra e peça comum, em até {{part.rollersAndCables.hours}}. Suporte arrancado ou torto soma solda, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'O que muda o valor da guia',
    text: [
      'A guia segura a folha em pé, e por isso se troca com ela escorada e o motor desligado. Troque o par: rolete novo com o outro gasto deixa a folha torta.',
      'Rolete trocado tem {{parts.warranty}} de garantia, e a mão de obra, {{repair.warranty}}. O valor é dito por foto antes da visita, sem taxa na área atendida.',
    ],
    points: [
      'Diâmetro e largura do rolete, com uma régua na foto.',
      'Perfil em que ele corre: tubo, cantoneira ou canal.',
      'Folga da folha: quanto ela balança na ponta.',
      'Roldanas de baixo, que se olham na mesma visita.',
    ],
    send: 'Mande pelo WhatsApp a foto da guia com uma régua ao lado e outra da folha inteira, sem soltar nada.',
  },
];
