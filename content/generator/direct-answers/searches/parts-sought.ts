/** Parts as people search them: a copy at 433 MHz, one battery or another, a screw nut with its price, a length of rack. */
import type { DirectAnswer } from '../../direct-answer.ts';

const price = 'preco|precos|valor|custa|custo|quanto|orcamento|quanto fica|quanto sai';
const ofPrices =
  'As faixas de cada peça estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).';

export const partSoughtAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'controle*|controles',
      'clon*|copi*|duplic*|fazer copia|chaveiro',
      '433|433,92|433.92|433mhz|299|315|292|868|mhz|frequencia',
    ],
    unless: 'rolling|rolante|hcs|clonaram|clonado|vizinho|seguranca',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program', 'compatibility'],
    answer: [
      'Dá para clonar se o código dele for fixo: a frequência, de 433 MHz em quase todo controle de hoje, só tem de ser igual, e não diz se ele se copia. Com chavinhas dentro, o controle passa o código a outro; sem elas, o código é aprendido ou rolante, e o rolante não se clona: grava-se um controle novo na central, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Como saber de que tipo é o seu',
    text: [
      'Abra o controle e olhe a plaquinha: fileira de chavinhas ou de pontes é código fixo. Nome como Rolling Code, Hopping ou HCS na etiqueta é código que muda a cada toque.',
      'Cópia feita em chaveiro às vezes tem alcance menor que o original; teste na rua antes de pagar.',
    ],
    points: [
      'Frequência igual à do receptor, lida no verso.',
      'Família igual à da central, se o controle novo vai ser gravado.',
      'Controle que funciona na mão, para clonar.',
      'Prédio: quem autoriza e cadastra é a administração.',
    ],
    send: 'Mande a foto da frente e do verso do controle, e a de dentro se der para abrir: respondemos se ele se copia ou se grava.',
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
    further: ofPrices,
    send: 'Mande pelo WhatsApp a foto da etiqueta, a da peça e o bairro: dizemos se ela se acha e quanto fica trocada.',
  },
  {
    when: ['27a|a27|l828', '23a|a23|controle*|bateria|pilha'],
    unless: 'nobreak|motor de',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'As duas são cilíndricas de 12 V, mas uma não serve no lugar da outra: a A23 é mais grossa, com uns 10 mm de diâmetro, e a A27, mais fina, com 8 mm. Use a que está escrita na velha; a A27 fica frouxa no contato da A23, e a A23 não entra no da A27.',
    ],
    heading: 'Antes de comprar a bateria do controle',
    text: [
      'O nome está no corpo da bateria e quase sempre também dentro da carcaça. Com a nova posta do lado certo, a luz do controle acende forte; se ele ainda não abre, o caso é de gravação, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: [
      'Polaridade: o lado do mais vem gravado no plástico.',
      'Contato verde: limpe com borracha antes de pôr a nova.',
      'A troca não apaga o código do controle.',
      'Cartela antiga: a bateria perde carga na prateleira.',
    ],
    send: 'Se a luz acende e o portão não abre, mande a foto do controle aberto e a da caixa do motor.',
  },
  {
    when: ['fuso|porca|castanha|acionador|atuador|cursor', price],
    unless: 'motor novo|kit|cremalheira|parafuso|pivotante',
    subject: 'fuso',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'A troca do fuso, da porca ou do acionador do motor basculante fica na faixa de conserto, de {{repair.from}} a {{repair.to}} com a mão de obra: só a porca, ou cursor, puxa para baixo; o acionador inteiro, para cima. O valor se fecha pela foto da etiqueta e pelo comprimento do fuso, antes da visita, que não tem taxa.',
    ],
    heading: 'Trocar só a porca ou o conjunto',
    text: [
      'A porca é a peça macia do par e acaba primeiro. Se a rosca do fuso está lisa ou cheia de rebarba, a porca nova dura pouco, e trocam-se os dois.',
      'Motor muito gasto se compara com um novo: numa casa a troca completa vai de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Gira e a folha não anda: porca espanada.',
      'Folga no meio do curso: rosca do fuso comida naquele trecho.',
      'Comprimento, diâmetro e passo da rosca mudam com o modelo.',
      'Portão parado com o disjuntor desligado até a troca.',
    ],
    further: ofPrices,
    send: 'Mande a foto da etiqueta do motor e a do fuso ao lado de uma trena.',
  },
  {
    when: ['cremalheira*|gomo|gomos', price, 'centimetros|centimetro|gomo|gomos'],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'O gomo de cremalheira avulso não tem preço de tabela conosco: nós o levamos e montamos, e trocar ou realinhar gomos da cremalheira fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, conforme quantos são e o material. Divida o comprimento da folha pelo do gomo para saber quantos ela leva e conte um de sobra.',
    ],
    heading: 'O que tem de bater com a cremalheira que já está lá',
    text: [
      'O passo do dente manda mais que o comprimento: gomo de passo diferente faz o pinhão pular na emenda. Leve um gomo velho, ou conte os dentes em dez centímetros e compare.',
    ],
    points: [
      'Nylon com alma de aço: folha leve e motor de casa.',
      'Aço: folha pesada ou uso de prédio.',
      'Furação e altura do dente iguais às dos vizinhos.',
      'Folga pequena sobre o pinhão, igual de ponta a ponta.',
    ],
    further: ofPrices,
    send: 'Mande a foto de um gomo ao lado da régua, o comprimento da folha e a etiqueta do motor.',
  },
  {
    when: ['roldana*|polia*|rodinha*|carretilha*', 'basculante*|cabo de aco|contrapeso'],
    unless: 'correr|deslizante|trilho',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'No portão basculante a roldana é a polia por onde passa o cabo do contrapeso, e ela se troca junto com o cabo, os dois lados na mesma visita, por {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Polia travada ou com o canal comido corta o cabo; não destrave o motor nem passe por baixo se ele está frouxo ou desfiado.',
    ],
    heading: 'Que polia serve no basculante',
    text: [
      'Contam o diâmetro, a largura do canal, que acompanha o cabo, e o furo do eixo. O rolamento selado gira quieto por mais tempo que a bucha seca.',
      'Quem troca escora a folha antes, porque o cabo segura o contrapeso inteiro.',
    ],
    points: [
      'Rangido no alto da coluna: polia seca.',
      'Folha que sobe torta: polia travada de um lado.',
      'Fio solto no cabo: troca do par, com as polias.',
      'Canal fundo como faca: a polia já está cortando o cabo.',
    ],
    further: ofPrices,
    send: 'Mande de longe a foto da polia e do cabo, dos dois lados, e a altura da folha.',
  },
  {
    when: [
      'contrapeso*|peso de portao|caixa de contrapeso',
      'caindo|caiu|cai|cair|despencou|despencando|soltou|solto|soltando|saindo|escapou',
    ],
    unless: 'folha|adianta|aumentar|tirar|quanto',
    subject: 'contrapeso',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Contrapeso que caiu, ou que está saindo da coluna, tem cabo, alça ou caixa rompida: afaste todos dos dois lados, desligue o disjuntor e não mova a folha nem destrave o motor, porque nada mais a segura. Trocar cabos e polias e pôr o peso de volta fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; caixa ou solda partida se orça na visita.',
    ],
    heading: 'O que o técnico faz antes de mexer no peso',
    text: [
      'A folha é escorada fechada, e só depois o peso volta à caixa. Os dois lados saem com cabos iguais, porque o que ficou inteiro trabalhou dobrado.',
      'No fim a folha tem de parar sozinha na metade do curso; se desce ou sobe, falta ou sobra peso.',
    ],
    points: [
      'Batida dentro da coluna ao abrir: peso solto na caixa.',
      'Folha torta: um lado já perdeu o peso.',
      'Carro na garagem: fica lá até a escora.',
      'Ferrugem na alça: troque antes que parta.',
    ],
    further:
      'Os sinais de desequilíbrio estão em [contrapeso desregulado](/contrapeso-do-portao-desregulado).',
    send: 'Mande de longe a foto das duas colunas e da folha inteira, e o bairro.',
  },
  {
    when: [
      '1 4|1/4|1 3|1/3|1 2|1/2|1 5|1/5',
      'aguenta*|suporta*|da conta|serve|puxa|levanta|move|forca para',
      'portao de ferro|ferro|portao de aco|portao de madeira|madeira|chapa|aluminio|portao grande|portao pesado|basculante',
    ],
    unless: 'kg|quilos|metros|correr|deslizante|pivotante|consert*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Depende do peso da folha, e não só do material: na nossa tabela, em basculante, o motor de {{motor.quarterCv.power}} aguenta até {{motor.quarterCv.weight}}, o de {{motor.thirdCv.power}} até {{motor.thirdCv.weight}} e o de {{motor.halfCv.power}} até {{motor.halfCv.weight}}. Grade e alumínio de tamanho comum costumam caber no menor; chapa fechada larga e madeira sobre ferro pedem o seguinte.',
    ],
    heading: 'Saber o peso antes de escolher',
    text: [
      'Largura, altura e material dão a conta, e o serralheiro que fez a folha a confirma. O esforço da mão engana, porque o contrapeso esconde o peso.',
      'Sem instalação os três custam {{motor.quarterCv}}, {{motor.thirdCv}} e {{motor.halfCv}}; o kit instalado começa em {{kit.padrao}}. Em portão de correr ou de abrir vale o peso da ficha do modelo.',
    ],
    points: [
      'Folha um pouco abaixo do limite, e nunca nele.',
      'Contrapeso e cabos em ordem: motor não corrige desequilíbrio.',
      'Porta social embutida ou vidro: some o peso.',
      'Mais de uma família na garagem: suba um tamanho.',
    ],
    send: 'Mande a largura, a altura, o material e uma foto da folha por dentro: dizemos qual serve.',
  },
  {
    when: [
      'quantos kg|quantos quilos|quanto peso|peso maximo|capacidade|ate quantos',
      'motor|motores|automatizador|aguenta*|suporta*',
    ],
    ofOtherBrand: true,
    unless: 'consert*|queim*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O peso que um motor {marca} aguenta está na etiqueta da carcaça, na linha do peso máximo, e muda de versão para versão com o mesmo nome: sem essa linha não arriscamos um número. A folha deve ficar um quinto abaixo dele. Para comparar, em basculante o PPA Home leva até {{home.weight}} e o PPA Home Jetflex, até {{homeJetflex.weight}}.',
    ],
    heading: 'Onde ler o peso num motor {marca}',
    text: [
      'Se a etiqueta sumiu, o modelo impresso na placa leva à ficha do fabricante. Potência em HP não responde, porque dois motores de mesma potência levam pesos diferentes conforme o redutor.',
      'Motor {marca} novo não vendemos; o instalado consertamos, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Peso máximo e ciclos por hora: leia as duas linhas.',
      'Folha solta na mão: pesada ou torta, conserta-se antes.',
      'Rampa, vento ou chapa fechada: conte como folha mais pesada.',
      'A tensão da etiqueta é a que chega ao ponto.',
    ],
    send: 'Mande a foto da etiqueta do motor {marca} e a largura, a altura e o material da folha.',
  },
];
