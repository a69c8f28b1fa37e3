/** Gates and their motors that a title compares: which one for whom, with the reason and both sides said. */
import type { DirectAnswer } from '../../direct-answer.ts';

const compares =
  'ou|qual|quais|melhor|diferenca|diferencas|versus|vs|x|comparar|comparativo|comparacao|o que muda';

export const comparedGateAnswers: readonly DirectAnswer[] = [
  {
    when: ['motor*', 'basculante*', 'deslizante*|de correr|correr', 'ou|qual|melhor|escolher'],
    unless:
      'pivotante*|diferenca|diferencas|kg|quilos|hp|cv|servir no|usar o motor|colocar motor basculante em|barulho|espaco|mais barato|gasta*|consome|consumo|energia|velocidade|mais rapido|quebra|manutencao|instalar em',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Quem escolhe é o portão: folha que sobe só recebe motor basculante, e folha que corre para o lado só recebe deslizante. Se o portão ainda vai ser feito, o de correr é melhor com parede livre ao lado, do tamanho do vão, e em folha pesada; o basculante, onde não há lateral, como na garagem estreita de frente. O motor basculante tem kit instalado de {{kit.padrao}} a {{kit.jetflex}}; o deslizante sai por orçamento.',
    ],
    heading: 'O que decide entre os dois',
    text: [
      'O deslizante empurra uma folha que rola no chão, por isso move muito peso com pouca força e sofre com areia no trilho. O basculante ergue a folha com a ajuda de mola ou contrapeso, e sofre quando esse equilíbrio se perde.',
      'Para trocar de um tipo para o outro é preciso trocar o portão, e não só o motor: muda a folha, muda a estrutura e muda a serralheria.',
    ],
    points: [
      'Calçada estreita: o basculante avança na hora de subir.',
      'Rampa na entrada: o de correr pede trilho nivelado.',
      'Família grande ou prédio: conte as aberturas por hora.',
      'Vão largo: o de correr leva folha que o basculante não leva.',
    ],
    send: 'Mande uma foto da garagem por dentro e por fora e a largura do vão: dizemos qual dos dois cabe.',
  },
  {
    when: [
      'basculante*',
      'de correr|correr|deslizante*|pivotante*|de abrir',
      'espaco|ocupa|ocupam|lugar|cabe',
      'ou|qual|menos|melhor',
    ],
    unless: 'nao abre|preco|quanto custa',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O basculante é o que pede menos largura, porque sobe na própria frente, mas usa o teto e avança um pouco para a calçada e para dentro. O de correr é o que rouba menos fundo da garagem e nada da calçada, desde que haja parede livre ao lado, do tamanho da folha. O de abrir é o que mais ocupa: varre um quarto de círculo que tem de ficar vazio.',
    ],
    heading: 'Meça antes de escolher',
    text: [
      'Três medidas decidem: a parede livre ao lado do vão, a distância do carro parado até a folha e a altura do teto. Anote as três com o carro mais comprido da casa dentro.',
      'Depois do espaço vem o motor. Basculante tem kit instalado de {{kit.padrao}} a {{kit.jetflex}}; de correr e de abrir se orçam por foto.',
    ],
    points: [
      'Sem lateral: basculante.',
      'Sem fundo: de correr.',
      'Calçada que não pode ser invadida: de correr, ou de abrir para dentro.',
      'Lateral pela metade: de correr com duas folhas, uma para cada lado.',
    ],
    send: 'Mande a largura do vão, a parede livre de cada lado e o fundo da garagem, com uma foto de frente.',
  },
  {
    when: [
      'basculante*|de correr|correr|deslizante*',
      'de abrir|pivotante*|basculante*',
      'segur*|arromb*|ladrao|forcar',
      compares,
    ],
    unless: 'crianca*|trava|cachorro|camera|chave',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose', 'safety'],
    answer: [
      'Contra arrombamento, o de correr e o basculante costumam resistir melhor que o de abrir, porque a folha fica presa no trilho ou nas colunas de um lado ao outro; o de abrir tem o encontro das folhas como ponto fraco e precisa de trava elétrica no chão. No uso, o de correr é o mais tranquilo: não sobe sobre a cabeça nem varre a passagem. Em qualquer um, a segurança vem da trava e da fotocélula, de {{part.photocell.from}} a {{part.photocell.to}} instalada.',
    ],
    heading: 'Onde cada um cede',
    text: [
      'O basculante cede embaixo, no canto oposto ao motor, e uma trava ali resolve. O de correr cede se a folha pode ser levantada da guia: um batente em cima impede. O de abrir cede no meio, empurrado, se o motor não trava sozinho.',
      'Folha leve demais flexiona nos três. Ferro firme e coluna chumbada valem mais que força de motor.',
    ],
    points: [
      'Basculante: trava elétrica embaixo.',
      'De correr: gancho no fim do curso e guia fechada.',
      'De abrir: pino no piso e batente no centro.',
      'Todos: controle de código rolante.',
    ],
    send: 'Mande uma foto do portão fechado, por dentro: dizemos onde ele cede e que trava cabe.',
  },
  {
    when: [
      'basculante*',
      'pivotante*|de abrir|abrir',
      'diferenca|diferencas|ou|melhor|versus|vs|qual|comparar|o que muda',
    ],
    unless:
      'segur*|espaco|controle*|nao abre|para abrir|celular|horas|kg|quilos|consert*|instalar|correr|deslizante|gasta|abrir sozinho|ao abrir|demora',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O basculante sobe inteiro, com mola ou contrapeso levando o peso; o pivotante, ou de abrir, gira na dobradiça como uma porta, em uma ou duas folhas. O basculante não precisa de área livre à frente nem ao lado; o de abrir precisa do arco da folha vazio e, em troca, não tem cabo nem mola sobre a cabeça. No motor, o basculante tem kit instalado de {{kit.padrao}} a {{kit.jetflex}}, e o de abrir sai por orçamento, com um motor por folha.',
    ],
    heading: 'Lado a lado',
    text: [
      'A manutenção também difere: no basculante gastam cabo, polia e equilíbrio; no de abrir, dobradiça e batente. O vento é inimigo do de abrir, que funciona como vela.',
      'Em garagem curta o basculante ganha. Em quintal com recuo e coluna firme o de abrir é o mais simples de consertar.',
    ],
    points: [
      'Fundo pequeno: basculante.',
      'Teto baixo: de abrir.',
      'Duas folhas: dois motores, mesma central.',
      'Rampa para dentro: o de abrir raspa, a não ser que abra para fora do declive.',
    ],
    send: 'Mande uma foto do portão e do espaço à frente e atrás dele: dizemos qual cabe e que motor ele pede.',
  },
  {
    when: [
      'pivotante*|de abrir|braco|duas folhas',
      'embutir|embutido|embutida|enterrado|subterraneo|piso|chao',
      compares,
    ],
    unless: 'trilho|raspa*|chao de terra|caiu',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Na maioria das casas fique com o de braço: ele se prende à coluna e à folha, se instala sem quebrar o piso e se conserta por fora. O de embutir, enterrado numa caixa junto à dobradiça, vale quando a aparência manda ou quando a coluna não tem onde prender o braço; pede obra, dreno que não entupa e peça mais difícil de achar. Os dois saem por orçamento, com um motor por folha.',
    ],
    heading: 'O que cada um exige',
    text: [
      'O braço quer coluna firme e uma medida certa entre a dobradiça e a parede. O enterrado quer fundação, folha pendurada sobre ele e água que escoe: alagado uma vez, o motor costuma se perder.',
    ],
    points: [
      'Coluna larga de alvenaria: braço articulado.',
      'Coluna estreita, folha leve: pistão.',
      'Projeto novo com piso aberto: o de embutir fica possível.',
      'Rua que alaga: nada enterrado.',
    ],
    send: 'Mande fotos da coluna, da dobradiça e do piso, e a largura de cada folha.',
  },
  {
    when: ['consumo|consome|gasta|gastam|gasto|energia|luz', '1/4|1 4', '1/2|1/3|1 2|1 3', 'motor|hp|cv'],
    unless: 'nobreak|solar|kg|quilos',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['works', 'choose'],
    answer: [
      'Na conta de luz a diferença entre as potências quase não aparece, porque o motor só consome enquanto a folha anda, poucos minutos por dia: no eixo, 1/4 HP são perto de 184 W, 1/3 HP perto de 245 W e 1/2 HP perto de 368 W. Quem decide é o peso: até {{motor.quarterCv.weight}} basta o de 1/4, até {{motor.thirdCv.weight}} o de 1/3, até {{motor.halfCv.weight}} o de 1/2, em basculante. Gasta mais, de verdade, o motor pequeno que sofre com folha pesada.',
    ],
    heading: 'A conta, com o seu número de aberturas',
    text: [
      'Vinte aberturas por dia, de quinze segundos cada, somam cinco minutos de motor. Em um mês dão cerca de duas horas e meia: com um motor que puxa meio quilowatt, pouco mais de um quilowatt-hora.',
      'A placa em espera pode gastar tanto quanto isso, porque fica ligada o dia inteiro.',
    ],
    points: [
      'A mesma folha pede o mesmo trabalho, seja qual for o motor.',
      'Motor forte anda menos tempo na corrente de partida.',
      'Folha desequilibrada: gasta mais com qualquer potência.',
    ],
    send: 'Diga o peso ou as medidas da folha e quantas vezes ela abre por dia: dizemos a potência.',
  },
  {
    when: [
      'aluminio',
      'ferro|aco',
      'motor mais forte|motor maior|mais potente|mais forte|pesa mais|motor mais fraco|potencia|mais pesado|forte',
    ],
    unless: 'fuso|cremalheira|kg|quilos',
    subject: 'portao-de-ferro',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O de ferro precisa de motor mais forte, porque pesa mais: na mesma medida, a chapa de aço comum dá perto de três vezes o peso da de alumínio fino, sem contar o quadro. Em basculante, até {{home.weight}} serve o PPA Home, por {{kit.padrao}} instalado no kit PADRÃO, e até {{homeJetflex.weight}} o Home Jetflex, por {{kit.jetflex}}. O de alumínio quase sempre cabe no primeiro, mas pede reforço no ponto em que o braço se prende.',
    ],
    heading: 'A conta do peso',
    text: [
      'Meça largura e altura e diga o material: com isso a tabela dá o peso da folha. Grade pesa menos que chapa fechada, e madeira por cima do ferro soma bastante.',
      'No portão de correr a diferença pesa menos no motor, porque a folha rola; ali contam o trilho e a roldana.',
    ],
    points: [
      'Ferro vazado: costuma caber no motor de casa.',
      'Ferro com chapa grossa: confira o peso antes.',
      'Alumínio: braço preso em perfil reforçado.',
      'Chapa fechada dos dois: o vento também empurra.',
    ],
    send: 'Mande a altura, a largura e o material da folha, com uma foto por dentro: dizemos o peso e o motor.',
  },
  {
    when: [
      'automatico|automatizado',
      'eletronico|eletrico|motorizado',
      'diferenca|diferencas|e a mesma coisa|mesma coisa|qual a diferenca|e igual',
    ],
    unless: 'controle*|fechadura|motor|basculante|correr',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'É a mesma coisa com dois nomes: portão automático e portão eletrônico são o portão com motor, central e controle remoto. Quem separa os dois chama de eletrônico o que abre quando se aperta o botão e de automático o que também fecha sozinho depois de um tempo, mas isso é só um ajuste da central. Para fechar sozinho ele precisa de fotocélula, de {{part.photocell.from}} a {{part.photocell.to}} instalada.',
    ],
    heading: 'Os nomes e o que há por trás deles',
    text: [
      'Portão elétrico e motorizado também querem dizer o mesmo. O que muda de verdade é o movimento da folha, basculante, de correr ou de abrir, e cada um tem motor próprio.',
      'Ligar o fechamento automático num portão que já tem motor é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Motor: move a folha.',
      'Central: decide quando.',
      'Controle e botoeira: dão a ordem.',
      'Fotocélula: impede que feche sobre alguém.',
    ],
  },
  {
    when: ['de correr|correr', 'deslizante*', 'diferenca|diferencas|mesma coisa|e igual|ou'],
    unless: 'basculante*|pivotante*|motor|consert*|nao abre',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'Não há diferença: portão de correr e portão deslizante são o mesmo, a folha que anda de lado sobre um trilho, com duas roldanas embaixo e uma guia em cima. Deslizante é o nome que os fabricantes dão ao motor dele, que fica no chão e puxa a folha pela cremalheira. Na hora de comprar, os dois nomes levam à mesma peça, e o que decide é o peso da folha.',
    ],
    heading: 'Nomes que se confundem',
    text: [
      'Lateral também é o mesmo portão. Já o de correr sem trilho, suspenso ou autoportante, é outro: a folha anda pendurada em rodas numa base ao lado.',
      'Motor deslizante sai por orçamento; numa casa, a troca fica em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Roldana: carrega o peso no trilho.',
      'Cremalheira: recebe a força do motor.',
      'Guia: impede que a folha tombe.',
      'Batente: segura a folha no fim.',
    ],
  },
];
