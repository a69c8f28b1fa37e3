/** Answers to titles about automatic gates: comparisons. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const comparisons: readonly DirectAnswer[] = [
  {
    when: [
      'porteiro eletronico|interfone',
      'portao eletronico|portao automatico',
      'ou|diferenca|qual a diferenca|e a mesma coisa|mesma coisa',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'São duas coisas que se completam: o porteiro eletrônico é o interfone, que chama, fala e solta a fechadura da entrada a pé; o portão eletrônico é o motor que move a folha da garagem. O interfone pode também abrir o portão, por dois fios ligados à central. Nós cuidamos do portão e dessa ligação; o aparelho é de empresa de interfonia.',
    ],
    heading: 'Qual dos dois falta na sua entrada',
    text: [
      'Quem recebe visita a pé precisa do interfone; quem entra de carro, do motor. Em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}, e ligar o interfone à central parte de {{repair.from}}.',
    ],
    points: [
      'Interfone com saída de contato seco serve para o portão.',
      'Passe os dois eletrodutos na mesma obra.',
      'Na falta de luz: chave no social, destravamento no motor.',
    ],
    send: 'Mande a foto da entrada, com o portão e o lugar do interfone.',
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
      'ou|qual|quais|melhor|diferenca|diferencas|versus|vs|x|comparar|comparativo|comparacao|o que muda',
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
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O basculante sobe inteiro, com mola ou contrapeso levando o peso; o pivotante, ou de abrir, gira na dobradiça como uma porta, em uma ou duas folhas. O basculante não precisa de parede livre ao lado, mas a folha avança para a frente enquanto sobe; o de abrir precisa do arco da folha vazio e, em troca, não tem cabo nem mola sobre a cabeça. No motor, o basculante tem kit instalado de {{kit.padrao}} a {{kit.jetflex}}, e o de abrir sai por orçamento, com um motor por folha.',
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
      'Piso que sobe no lado para onde a folha gira: o de abrir raspa.',
    ],
    send: 'Mande uma foto do portão e do espaço à frente e atrás dele: dizemos qual cabe e que motor ele pede.',
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
    when: [
      'mais leve|leve|pesa menos|pesa mais|mais pesado|peso',
      'ou|qual|x',
      'madeira|ferro|aluminio|chapa|lambril|lambri|aco|galvanizado|grade',
    ],
    unless: 'motor|kg|quilos|metros|ficou|aguenta|mais barato|x 2|x 3',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Do mais leve ao mais pesado, já com o quadro e por metro quadrado: alumínio, de cinco a oito quilos; grade ou tubo de ferro, de nove a catorze; chapa de aço, lisa ou em lambril, de treze a vinte; madeira sobre ferro, de vinte a trinta. Lambril e chapa lisa da mesma espessura pesam quase igual, e aço galvanizado pesa como o ferro. Portão não fabricamos; o motor se escolhe por esse peso.',
    ],
    heading: 'O que o peso muda no motor',
    text: [
      'Num basculante de 3 m por 2,30 m são quase sete metros quadrados: multiplique. Até {{home.weight}} serve o PPA Home, do kit PADRÃO, e até {{homeJetflex.weight}} o do JETFLEX.',
    ],
    points: [
      'Madeira ganha peso na chuva.',
      'Folha fechada recebe mais vento que a vazada.',
      'No de correr o peso rola, e conta menos.',
    ],
  },
  {
    when: ['vazado|vazada|gradeado|grade', 'fechado|fechada|chapa', 'ou|x|qual|motor'],
    unless: 'preco|seguro|camera|cachorro|nao|mais leve',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para o motor, o vazado é o mais fácil: pesa de nove a catorze quilos por metro quadrado em ferro, contra treze a vinte da chapa fechada, e o vento passa por ele. Numa folha basculante de garagem comum os dois cabem no PPA Home, até {{home.weight}}, por {{kit.padrao}} no kit PADRÃO instalado. Fechado e largo, em lugar de vento, pede sobra: o JETFLEX vai até {{homeJetflex.weight}}, por {{kit.jetflex}}.',
    ],
    heading: 'Quando o vento decide',
    text: [
      'Chapa grande de correr balança e força a guia; de abrir, o vento empurra a folha contra o motor, e vai trava na ponta. Vão na parte de cima alivia sem abrir a vista.',
    ],
    points: [
      'Fechar um portão vazado depois muda o peso e o contrapeso.',
      'Policarbonato pesa pouco e pega vento igual à chapa.',
      'Folha equilibrada antes do motor.',
    ],
    send: 'Mande largura, altura, material e uma foto da folha por dentro.',
  },
  {
    when: [
      'pra cima|para cima|sobe|basculante',
      'pra dentro|para dentro|de abrir|pivotante|lado|correr',
      'ou',
      'melhor|qual|portao',
    ],
    unless: 'motor ppa|controle|espaco|seguro|segura|seguranca',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Fique com o que abre para cima se a garagem é curta e falta muro ao lado: ele não gasta o chão. Fique com o de abrir para dentro se sobra comprimento e o piso é plano, porque a folha varre a vaga. E com o de correr se há muro livre do tamanho do vão.',
    ],
    heading: 'Espaço, manutenção e motor de cada um',
    text: [
      'Basculante tem cabo ou mola que envelhece e avança um pouco sobre a calçada ao abrir; o de abrir é o mais simples de ferro e leva um motor por folha; o de correr pede trilho limpo e nivelado.',
      'O nosso kit de preço fechado é de basculante, de {{kit.padrao}} a {{kit.jetflex}} instalado; nos outros o motor sai por orçamento.',
    ],
    points: [
      'Carro alto ou teto baixo: fuja do basculante.',
      'Rampa que sobe para dentro: fuja do de abrir.',
      'Rua de enxurrada: fuja do trilho no chão.',
    ],
    send: 'Mande a largura e a altura do vão, o comprimento da garagem e uma foto por dentro.',
  },
  {
    when: [
      'garagem curta|garagem pequena|garagem rasa|garagem apertada|pouca profundidade|profundidade|pouco fundo|recuo curto|recuo pequeno|carro encosta*|carro quase encosta*|carro comprido|sem recuo',
      'portao basculante ou de correr|portao de correr ou basculante|basculante ou de correr|basculante ou correr|correr ou basculante|basculante ou deslizante|deslizante ou basculante|portao de correr|portao de abrir|portao basculante|portao|portoes|basculante|correr|deslizante|pivotante',
    ],
    unless: 'controle*|nao abre|altura|preco|quanto custa',
    subject: 'portao-automatico',
    winsTies: true,
    aspects: ['choose'],
    answer: [
      'Em garagem curta o portão de correr ganha, porque a folha anda na própria linha e não avança: precisa só de parede ao lado, do tamanho do vão. O basculante ocupa profundidade ao subir, para dentro e para a calçada, e o de abrir varre o quarto de círculo inteiro; meça do carro à folha antes.',
    ],
    heading: 'Quanto cada portão avança',
    text: [
      'O basculante comum põe a folha no alto, parte para dentro e parte para fora, e no meio do caminho a borda de baixo passa perto do para-choque ou da calçada; em rua de pedestre isso pesa. O articulado e o de duas folhas de abrir avançam menos que os inteiros.',
      'Se falta parede ao lado, o basculante ou o articulado é o que sobra, e o carro dita o limite. Motor de basculante tem preço fechado, a partir de {{kit.padrao}} instalado; o de correr sai por orçamento.',
    ],
    points: [
      'Meça do para-choque até a folha, com o carro no lugar de sempre.',
      'Meça a parede livre ao lado: menos que o vão, o de correr não cabe inteiro.',
      'Meça a altura livre por dentro, com luz e viga.',
      'Veja o que a folha encontra na calçada: poste, pedestre, árvore.',
    ],
    questions: [
      {
        question: 'Basculante pode avançar sobre a calçada?',
        answer:
          'As regras da prefeitura limitam o avanço, e no meio do curso quem passa é atingido. Confira na subprefeitura antes de encomendar a folha.',
      },
    ],
    send: 'Mande a profundidade da garagem, o comprimento do carro, a parede livre ao lado e uma foto de frente.',
  },
  {
    when: [
      'deslizante*|de correr|correr',
      'ou|melhor|diferenca|qual|x|versus|vs',
      'pivotante*|de abrir|abrir|duas folhas|2 folhas|folha dupla',
    ],
    unless: 'basculante*|transform*|convers*|motor serve|kg',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Num portão que já existe quem decide é a folha: a que corre no trilho leva motor deslizante, a que gira em dobradiça leva pivotante, e um não serve no lugar do outro. Se o portão ainda vai ser feito, escolha de correr onde há parede livre ao lado, do tamanho do vão, e de abrir onde falta parede mas sobra recuo para a folha girar. O motor dos dois sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'Espaço, motor e manutenção: correr ou abrir',
    text: [
      'O de correr leva um motor só, e cremalheira; o de abrir em duas folhas leva dois motores e central de duas saídas, e por isso costuma custar mais para automatizar.',
      'Na manutenção, um gasta roldana e o outro dobradiça. Roldana ou cremalheira fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; regulagem de qualquer dos dois, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Parede lateral livre: de correr.',
      'Recuo de garagem maior que a folha: de abrir.',
      'Folha de abrir gira para dentro, e não sobre a calçada.',
      'Muito vento: de correr, porque a folha de abrir recebe a rajada de frente.',
    ],
  },
  {
    when: [
      'seccionado|seccionada|seccional|portao americano',
      'correr|de correr|deslizante',
      'ou|qual|melhor|diferenca|x|versus|vs',
    ],
    unless: 'basculante|motor para|nao abre|nao fecha|consert*',
    subject: 'portao-automatico',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Com parede livre ao lado, fique com o portão de correr; sem ela, e com o teto desimpedido, com o seccionado. O de correr tem peça comum, abre na mão sem esforço e leva motor deslizante, que instalamos por orçamento. O seccionado sobe em painéis rente ao teto e não ocupa lado nem calçada, mas a folha, as molas e o motor costumam ser do fabricante dele.',
    ],
    heading: 'O que medir na garagem',
    text: [
      'Para o de correr, a parede ao lado precisa ter a largura do vão e mais um palmo, e o piso, um trilho no nível. Para o seccionado, meça a altura acima do vão e o teto até o fundo da folha.',
    ],
    points: [
      'Viga, cano ou luminária no teto: de correr.',
      'Vão de muro a muro: seccionado.',
      'Trilho que enche de terra ou folha: seccionado.',
      'Conserto com peça fácil: de correr.',
    ],
    send: 'Mande a foto do vão por dentro, com a largura, a altura e a parede ao lado.',
  },
  {
    when: [
      'basculante|deslizante|de correr|correr|pivotante|de abrir',
      'ou|qual|melhor',
      'menos manutencao|mais manutencao|manutencao|menos problema|estraga menos|estraga mais|quebra menos|quebra mais|menos defeito|da menos|dura mais|mais resistente|incomoda menos',
    ],
    unless:
      'motor|aluminio|ferro|madeira|marca|preco|valor|custa|quanto|contrato|empresa|seccionad*|seccional|americano|guilhotina|enrolar|sanfonad*|camarao',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose', 'care'],
    answer: [
      'Em casa, de correr e basculante pedem quase a mesma manutenção, e o de correr costuma levar pequena vantagem: as peças que se gastam ficam à vista, no chão, e nenhuma segura peso suspenso. O basculante incomoda menos no dia a dia, porque não tem trilho para varrer, mas cabo, mola e contrapeso pedem técnico, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} quando se trocam.',
    ],
    heading: 'O que se revisa em cada tipo',
    text: [
      'Nos dois, a revisão de cada {{maintenance.interval}} solta o motor e prova a folha na mão, porque folha pesada estraga qualquer motor. Roldana e cremalheira do de correr ficam na mesma faixa que os cabos.',
    ],
    points: [
      'De correr: trilho varrido toda semana, roldana e folga da cremalheira.',
      'Basculante: cabo, polia, mola ou contrapeso, e a bucha do fuso.',
      'De abrir: dobradiça com graxa e folga dos pinos.',
      'Rua de terra ou árvore em cima: o trilho suja, e o basculante ganha.',
    ],
    further:
      'O que entra na visita está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Se o portão já existe, mande uma foto por dentro: dizemos o que ele vai pedir primeiro.',
  },
  {
    when: [
      'rampa|ladeira|inclinad*|declive|aclive|subida|descida',
      'ou',
      'correr|deslizante|basculante',
      'pivotante|de abrir|basculante|bater',
    ],
    unless: 'conserto|quebr*|nao abre|nao fecha',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Depende de para onde o piso cai. Se a rampa sobe para dentro da garagem, o de abrir para dentro bate no chão e só serve abrindo para fora, o que na calçada quase nunca pode; aí ganha o de correr, desde que o trilho fique no nível. Se a inclinação é ao longo do muro, o de correr desce sozinho e pesa no motor, e ganha o de abrir ou o basculante, que não usa o piso.',
    ],
    description:
      'Depende de para onde o piso cai: na rampa que sobe para dentro ganha o portão de correr; no piso inclinado ao longo do muro, o de abrir.',
    heading: 'O que medir antes de escolher',
    text: [
      'Com nível e trena, meça quanto o piso sobe na largura da folha, para dentro e para o lado. O de correr aceita pouco caimento; mais do que isso, o trilho se assenta sobre uma base nivelada.',
      'O basculante, que sobe no próprio vão, é a saída mais comum em rampa curta. O kit dele sai instalado de {{kit.padrao}} a {{kit.jetflex}}; os outros, por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'De correr: parede livre do tamanho do vão e trilho no nível.',
      'De abrir: folga embaixo que acompanhe a subida do piso.',
      'Água da rampa: canaleta antes do trilho.',
      'Freio e fotocélula em qualquer um, porque o carro pode escorregar.',
    ],
    send: 'Mande uma foto de frente, outra de lado com o caimento à vista, e a largura do vão.',
  },
  {
    when: [
      'calcada estreita|calcada pequena|calcada curta|rua estreita|pouco espaco|espaco pequeno',
      'ou',
      'correr|deslizante|basculante',
      'de abrir|pivotante|basculante|bater',
    ],
    unless: 'conserto|quebr*',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Com a calçada estreita, fique com o de correr, se há parede livre ao lado, do tamanho do vão: ele não avança um palmo para fora. O de abrir só serve abrindo para dentro, com recuo para a folha girar sem tocar no carro; para a calçada, em geral a prefeitura não deixa. O basculante comum balança para fora ao subir, e o articulado, menos. Motor de correr ou de abrir sai por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'As três medidas que decidem',
    text: [
      'Parede livre ao lado do vão, recuo por dentro até o para-choque do carro e distância do portão ao meio-fio. Sem parede e sem recuo, resta o basculante que só avança para dentro ou a folha dividida em duas.',
    ],
    points: [
      'Fotocélula e sinaleira onde passa pedestre rente.',
      'Rápido na abertura: o carro espera menos na rua.',
      'Trilho no nível, com a água da calçada desviada.',
    ],
    send: 'Mande uma foto de frente, outra de dentro e essas três medidas.',
  },
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
    when: ['basculante', 'ou', 'deslizante|de correr|pivotante|de abrir'],
    unless: 'manutencao|estraga*|quebra*|defeito*|dura|duravel|resistente|incomoda',
    subject: 'portao-automatico',
    answer: [
      'Escolha basculante se falta parede lateral e há altura livre por dentro; escolha de correr se sobra parede ao lado, pelo menos do tamanho do vão, e o piso aceita trilho. O motor de basculante tem preço fechado, de {{kit.padrao}} a {{kit.jetflex}} instalado; o de correr sai por orçamento.',
      'Basculante é melhor onde o espaço ao lado é curto, e deslizante onde o teto é baixo ou o vão é muito largo. No custo, o basculante ganha: o kit instalado começa em {{kit.padrao}}, e o de correr depende de trilho, cremalheira e medida.',
    ],
    heading: 'Espaço, custo e manutenção de cada tipo',
    text: [
      'O de correr ocupa a lateral e acumula sujeira no trilho; o basculante ocupa o teto, depende de cabos e contrapeso e, enquanto sobe, avança a folha sobre a calçada, a não ser que o arco fique todo para dentro. O carro espera fora desse arco.',
      'Trocar o tipo de um portão que já existe é obra de serralheria. Quase sempre compensa motorizar a folha que está lá.',
    ],
    points: [
      'Parede lateral maior que o vão: cabe o de correr.',
      'Teto baixo ou tubulação: evita o basculante.',
      'Rampa no vão: o basculante pode raspar embaixo, e o trilho do de correr pede nível.',
      'Preço de motor conhecido antes: basculante.',
    ],
  },
];
