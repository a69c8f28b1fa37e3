/** Answers about products that go with a gate. */
import type { DirectAnswer } from '../direct-answer.ts';

export const productAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'sinaleira*|sinaleiro*|sinalizador*|giroflex|giroled|luz de saida|alerta de saida|sirene de garagem|sirene em portao|sirene para portao|sirene de portao|sirene para garagem|sirene de saida|sinal sonoro',
    ],
    unless: 'dispar*|nao para|apit*|parou|queim*|toca*|sozinh*|alarme|cerca',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'A sinaleira é o sinal audiovisual de entrada e saída de veículos: um LED, com ou sem sirene, preso na fachada e ligado na central do portão, que o aciona antes e durante o movimento para avisar quem passa na calçada. O aparelho se orça pelo modelo, e a ligação num portão que já existe parte de {{repair.from}}, conforme o caminho do fio até a rua.',
    ],
    heading: 'Modelo, lugar e ligação da sinaleira',
    text: [
      'Quase toda central tem saída para ela ou aceita um módulo de relé. Com pré-sinalização, a luz acende alguns segundos antes de a folha andar; sem essa função, só quando o portão já se move.',
      'Em prédio, comércio e saída direta na calçada a prefeitura costuma exigir o aviso, e a regra muda de cidade para cidade: a administradora ou a própria prefeitura confirma.',
    ],
    points: [
      'No alto da coluna ou do muro, à vista dos dois lados da calçada.',
      'Com sirene onde a saída é cega; só luz onde há janela por perto.',
      'Tensão igual à da saída da central.',
      'Corpo vedado, porque recebe chuva por cima.',
      'Quem a comanda é a central do portão, e não a do alarme.',
    ],
    further:
      'As saídas que a placa do portão tem estão na página da [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande pelo WhatsApp uma foto da saída vista da calçada, outra da etiqueta da central e o bairro: dizemos que modelo serve e quanto fica instalado.',
  },
  {
    when: ['sensor de estacionamento|sensor de vaga|sensor de re|sensor de parada'],
    subject: 'fotocelula',
    answer: [
      'Sensor de estacionamento é outra coisa: ele mede a distância do para-choque e avisa o motorista, e não comanda o portão. O sensor que o portão usa para não fechar sobre o carro é a fotocélula, e em entrada larga soma-se um laço no piso; desses dois cuidamos nós.',
    ],
    heading: 'Que sensor segura o portão aberto',
    text: [
      'A fotocélula vê o que corta o feixe entre os batentes, na altura em que foi posta. Carro parado entre o feixe e a folha ela não vê, e por isso em garagem apertada se usam dois pares ou o laço.',
      'Fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}} com a instalação; o laço pede corte no piso e sai por orçamento.',
    ],
    points: [
      'Carro comum: um par na altura do para-choque.',
      'Caminhonete ou rampa: dois pares.',
      'Moto e bicicleta: feixe baixo.',
      'Fila de carros: laço no piso.',
    ],
  },
  {
    when: ['quarto|dormir|acorda|vizinho reclama|barulho a noite'],
    unless: 'motor faz|fazendo barulho|1/3|um quarto',
    subject: 'motor-rapido',
    answer: [
      'Para portão ao lado de quarto, o motor mais silencioso é o de inversor, como o PPA Home Jetflex do kit de {{kit.jetflex}}: ele arranca e freia devagar e não dá o tranco que se ouve na parede. Mas metade do barulho vem da folha, e roldana, dobradiça e batente em ordem mudam mais que a marca do motor.',
    ],
    heading: 'De onde vem o barulho que chega ao quarto',
    text: [
      'A vibração passa pela coluna. Suporte parafusado com borracha, fixação longe da parede do quarto e parada suave tiram a maior parte do que se ouve.',
      'Motor de fuso ou de engrenagem faz um zumbido constante e baixo; o estalo da chegada é fim de curso mal regulado, que se acerta por {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Inversor: partida e chegada suaves.',
      'Roldanas novas com rolamento vedado.',
      'Batente de borracha onde ferro encosta em ferro.',
      'Dobradiças e pivôs com graxa de lítio.',
      'Fuso limpo e sem folga no cursor.',
    ],
  },
  {
    when: ['cremalheira*|engrenagem*|coroa', 'nylon|plastic*|ferro|aco|bronze', 'ou|melhor|qual|versus'],
    subject: 'cremalheira',
    answer: [
      'Fique com nylon de alma de aço em folha de casa, leve e bem nivelada, porque anda em silêncio; escolha aço galvanizado em folha pesada, de chapa ou ferro, e em prédio, onde o uso é contínuo. Em qualquer dos dois, o passo do dente tem de ser o do pinhão do motor.',
    ],
    heading: 'Nylon e aço: barulho, peso e conserto',
    text: [
      'Nylon perdoa pequeno desalinhamento e estraga primeiro o dente barato; aço não perdoa e gasta o pinhão se encostar demais. A folga entre dente e pinhão decide a vida dos dois.',
      'Trocar cremalheira fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com alinhamento e fim de curso. Misturar barras de passo diferente faz o motor pular.',
    ],
    points: [
      'Folha leve de alumínio ou grade: nylon.',
      'Chapa fechada ou mais de uma vaga: aço.',
      'Portão ao lado de quarto: nylon.',
      'Sol direto o dia todo: aço, que não resseca.',
    ],
  },
  {
    when: ['fuso', 'ou', 'corrente|cremalheira'],
    subject: 'fuso',
    answer: [
      'No basculante de casa prefira o fuso: ele segura a folha parada sem trava, é mais silencioso e tem peça em loja do ramo. A corrente aparece em motores antigos e pesados, aguenta tranco, mas estica e pede esticador; para portão de correr nenhum dos dois, e sim cremalheira.',
    ],
    heading: 'Fuso e corrente no dia a dia',
    text: [
      'O fuso gasta a bucha do cursor, que é barata. A corrente gasta pinhão e elos juntos, e o barulho cresce antes de romper.',
      'Os nossos kits de basculante são de fuso, de {{kit.padrao}} a {{kit.jetflex}} com instalação.',
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
    when: ['teto baixo|pe direito baixo|garagem baixa|laje baixa|viga baixa'],
    subject: 'portao-basculante',
    answer: [
      'Teto baixo não impede o basculante automático, mas muda o motor: em vez do trilho comum vai um conjunto mais curto, como o PPA Home SP Mono, feito para viga ou laje logo acima da folha. Ele sai por orçamento, com a medida livre tirada na visita sem taxa.',
    ],
    heading: 'As medidas que decidem em teto baixo',
    text: [
      'Meça do topo da folha aberta até a laje, e do lado, da folha até a parede. Poucos centímetros mudam o modelo.',
      'Portão de correr é a outra saída, se há parede lateral. Os kits de preço fechado, de {{kit.padrao}} a {{kit.jetflex}}, são para a altura comum.',
    ],
  },
  {
    when: [
      'porta social|porta embutida|portinhola|porta de pedestre',
      'embutida|portao|motor|basculante|no meio',
    ],
    of: ['portao-basculante', 'portao-automatico', 'motor', 'automatizacao', 'portao-de-correr'],
    subject: 'portao-basculante',
    isAboutSubject: true,
    answer: [
      'Portão com porta social embutida aceita motor, com dois cuidados: o peso a mais entra na conta e um sensor na portinha deve impedir o motor de andar com ela aberta. Sem esse contato, abrir a garagem com a porta solta arranca as dobradiças.',
    ],
    heading: 'O que muda com a porta embutida',
    text: [
      'A porta tira rigidez da folha e acrescenta peso de um lado só. Confira se o basculante para a meia altura depois de pôr a porta; se não para, o contrapeso vem antes do motor.',
      'Com folha acima de {{home.weight}} passa-se ao PPA Home Jetflex, até {{homeJetflex.weight}}. A ligação do contato entra na instalação ou custa a partir de {{repair.from}}.',
    ],
  },
  {
    when: ['soldad*|ja soldado|soldar|solda', 'portao|motor|dobradica|suporte|braco|instal*'],
    unless: 'fabric*|serralheria|serralheiro',
    subject: 'serralheria',
    answer: [
      'Solda de coluna ou folha é serviço de serralheiro, e não nosso; o que soldamos ou parafusamos na instalação é o suporte do motor. Peça para desligarem o motor do disjuntor e soltarem os fios da central antes de soldar no portão, porque a corrente da solda volta pela placa e a queima.',
    ],
    heading: 'Solda no portão sem perder a placa',
    text: [
      'O cabo terra da máquina de solda deve ser preso ao lado do ponto soldado, nunca do outro lado da folha. É o caminho entre os dois que passa pelo motor e pela central.',
      'Depois da solda, conferimos esquadro, peso e fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}. Se a placa se foi, a troca fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Disjuntor do portão desligado.',
      'Fios do motor e da central desconectados.',
      'Terra da solda junto do ponto.',
      'Tinta sobre a solda antes da primeira chuva.',
    ],
  },
  {
    when: [
      'instal*|motor|colocar',
      'ja soldado|portao pronto|portao ja pronto|ja instalado|portao existente',
    ],
    subject: 'automatizacao',
    answer: [
      'Portão que já está soldado e no lugar é o caso mais simples: instala-se só o motor, em {horas de instalação}, com suporte parafusado ou soldado na folha e na coluna. Antes se confere se a folha corre leve e para equilibrada; se pesa, o ajuste vem primeiro.',
    ],
    heading: 'O que olhamos num portão pronto',
    text: [
      'Esquadro, solda das dobradiças, pivôs e folga nos batentes. Folha que raspa ou pende não recebe motor, porque ele gastaria em meses o que duraria anos.',
      'No basculante, o kit instalado custa {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}. Portão de correr, de abrir ou pesado sai por orçamento.',
    ],
    points: [
      'A folha para em qualquer altura quando solta.',
      'Há ponto de energia perto da coluna.',
      'A coluna está firme e no prumo.',
      'Sobra espaço para o trilho do motor.',
    ],
  },
  {
    when: ['altura', 'fotocelula|sensor'],
    subject: 'fotocelula',
    isAboutSubject: true,
    answer: [
      'A altura da fotocélula é a do para-choque do carro, a um palmo e meio ou dois do piso, dos dois lados do vão e fora do alcance do pneu. Com caminhonete, rampa ou criança pequena na casa, põem-se dois pares, um baixo e um mais alto.',
    ],
    heading: 'Onde fixar os dois lados da fotocélula',
    text: [
      'Os dois lados ficam na mesma altura e se olham de frente, perto da folha e por dentro dela. Alto demais, o feixe passa por cima do capô de um carro baixo; baixo demais, suja e molha.',
      'Pôr ou trocar o par fica entre {{part.photocell.from}} e {{part.photocell.to}}. O teste final é com o cabo de vassoura, em três alturas, com o portão fechando.',
    ],
    points: [
      'Receptor do lado em que o sol não bate de frente.',
      'Suporte firme na alvenaria, e não na folha.',
      'Feixe por dentro do portão basculante, fora do giro da folha.',
      'Segundo par mais alto onde entra caminhonete.',
    ],
  },
  {
    when: ['5 metros|6 metros|7 metros|8 metros|5m|6m|7m|8m', 'portao|motor|basculante|folha|garagem'],
    unless: 'correr|deslizante|pivotante|abrir|duas folhas|controle|distancia|alcance|cabo',
    of: ['motor', 'portao-basculante', 'kit-de-motor', 'portao-automatico'],
    subject: 'portao-basculante',
    answer: [
      'Folha basculante única com essa largura já não é portão de casa comum: ela flexiona no meio, pesa mais do que a linha residencial leva e sai por orçamento, com a linha pesada, que vai até {{heavyLine.weight}}. Se a largura é de portão de correr ou de duas folhas de abrir, o motor é outro e também sai por orçamento.',
    ],
    heading: 'O que se mede num portão dessa largura',
    text: [
      'Quem escolhe o motor é o peso, e com essa largura ele precisa ser conferido antes: material, altura e reforços contam tanto quanto os metros. Na visita, sem taxa, movemos a folha com a mão e medimos a coluna.',
      'Muitas vezes a saída é dividir o vão em duas folhas, cada uma com o seu motor, ou passar a portão de correr, se há parede livre ao lado. Motor de uso pesado com instalação fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Altura, material e se há porta embutida na folha.',
      'Flecha no meio da folha, com ela fechada e a meia altura.',
      'Colunas no prumo e chumbadas no concreto.',
      'Parede livre ao lado, se a ideia for correr.',
    ],
  },
  {
    when: ['largo|largura', 'motor'],
    unless: 'maxima|maximo|1*|2*|3*|4*|5*|6*|correr|deslizante|pivotante|de abrir|duas folhas|kg',
    of: ['motor', 'portao-basculante', 'kit-de-motor'],
    subject: 'motor',
    answer: [
      'Largura e altura não escolhem o motor; o peso escolhe. Num basculante de casa, folha de até {{home.weight}} fica com o PPA Home, no kit PADRÃO de {{kit.padrao}} instalado, e folha de até {{homeJetflex.weight}} com o PPA Home Jetflex; acima disso é a linha pesada, por orçamento.',
    ],
    heading: 'Da largura ao peso da folha',
    text: [
      'Dois portões da mesma largura podem pesar o dobro um do outro. Grade e alumínio são leves; chapa fechada, madeira e porta embutida pesam, e a altura conta tanto quanto a largura.',
      'Destravar e ver se a folha para a meia altura mostra o equilíbrio, e não o peso. Mande largura, altura, material e uma foto: a página [que motor serve no meu portão](/motores/escolher) mostra a conta.',
    ],
    points: [
      'Folha leve, de uma vaga: PADRÃO, {{kit.padrao}}.',
      'Folha média com pressa na rua: SPEEDY, {{kit.speedy}}.',
      'Folha de até {{homeJetflex.weight}} e 220 V: JETFLEX, {{kit.jetflex}}.',
      'Duas vagas ou chapa grossa: orçamento com o peso conferido.',
    ],
  },
  {
    when: ['como trocar|como substituir|como fazer a troca|posso trocar', 'capacitor'],
    subject: 'capacitor',
    isAboutSubject: true,
    answer: [
      'Trocar o capacitor começa por descarregá-lo, porque ele guarda choque mesmo com o disjuntor desligado, e por isso é serviço de técnico. O novo tem o mesmo valor em microfarads e tensão igual ou maior; se o motor continua zumbindo depois da troca, o defeito era outro.',
    ],
    heading: 'O passo a passo de quem troca com segurança',
    text: [
      'O técnico corta a energia, descarrega os terminais com um resistor, mede o valor real e compara com o impresso. Só então solta os fios, anota a posição e fixa o novo longe da carcaça quente.',
      'Com a peça e o teste, a troca fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, em geral em menos de uma hora.',
    ],
    points: [
      'Fotografe a ligação antes de soltar qualquer fio.',
      'Valor maior não dá mais força e aquece a bobina.',
      'Capacitor estufado ou melado não se reaproveita.',
      'Depois da troca, meça a corrente com a folha andando.',
    ],
  },
  {
    when: ['largura|altura', 'maxima|maximo|limite|ate quantos metros', 'motor|basculante|automatic*'],
    unless: 'correr|deslizante|pivotante|fotocelula|minima',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose', 'allowed'],
    answer: [
      'O motor de basculante não tem largura nem altura máxima: o limite é o peso da folha, {{home.weight}} no PPA Home, {{homeJetflex.weight}} no Home Jetflex e {{heavyLine.weight}} na linha pesada. Na prática, folha comum de aço vai bem até uns quatro ou cinco metros de largura; dali em diante ela flexiona no meio e pede reforço ou dois braços. A altura decide outra coisa, o comprimento do fuso.',
    ],
    heading: 'Onde a medida começa a pesar',
    text: [
      'Largura vezes altura dá a área, e o material dá o peso: chapa de aço tem de treze a vinte quilos por metro quadrado, com o quadro. Folha alta ainda pega vento e pede coluna firme.',
      'Dentro do limite, o kit instalado vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX).',
    ],
    points: [
      'Teto ou viga acima da folha aberta: meça antes.',
      'Folha que entorta ao ser erguida por um canto: reforço.',
      'Mais de cinco metros: veja o portão de correr.',
    ],
    send: 'Mande pelo WhatsApp largura, altura, material e uma foto do portão por dentro.',
  },
  {
    when: [
      'peso maximo|limite de peso|peso limite|maximo de peso',
      'portao|folha',
      'basculante*|correr|deslizante*|residencial|automatic*',
    ],
    unless: 'roldana|trilho|motor de|motor ppa|garen|rossi',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em basculante de casa o limite é {{home.weight}} com o PPA Home e {{homeJetflex.weight}} com o Home Jetflex; a linha pesada vai até {{heavyLine.weight}}, por orçamento. No portão de correr o peso rola, e uma casa costuma ficar entre trezentos e seiscentos quilos, com motor cuja etiqueta passe um quarto acima da folha; acima de uma tonelada é motor industrial.',
    ],
    heading: 'Como saber se a sua folha cabe no limite',
    text: [
      'Multiplique largura por altura e o resultado pelo material: alumínio, de cinco a oito quilos por metro quadrado; grade, de nove a catorze; chapa, de treze a vinte; madeira sobre ferro, de vinte a trinta.',
      'O limite vale para folha que anda com uma mão. Portão desequilibrado ou com trilho torto pesa mais no motor do que na balança.',
    ],
    points: [
      'Um quinto de sobra entre a folha e o número do motor.',
      'Porta embutida e chapa nova somam peso.',
      'Rampa no trilho: classe acima.',
    ],
    send: 'Mande pelo WhatsApp as medidas, o material e um vídeo da folha levada na mão.',
  },
  {
    when: ['acessorio*', 'portao|motor|automatic*|garagem'],
    unless: 'carro|celular',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['buy', 'price'],
    answer: [
      'Com o motor do nosso kit vêm a central, dois controles e a fixação; os acessórios se somam à parte. Instalados, o par de fotocélulas fica entre {{part.photocell.from}} e {{part.photocell.to}} e um controle a mais se grava por {{part.programming.from}} a {{part.programming.to}}; trava elétrica, nobreak, módulo de celular, botoeira e sinaleira têm a ligação a partir de {{repair.from}}, e o aparelho se orça pela foto da central.',
    ],
    heading: 'Quais acessórios valem em que casa',
    text: [
      'A fotocélula vem primeiro, sobretudo com fechamento automático ou calçada em frente. Nobreak vale onde a luz cai muito; trava elétrica, no portão de abrir e onde já forçaram a folha.',
      'Pedidos junto com o motor, entram na mesma visita e no mesmo parcelamento, em até {{instalments}}.',
    ],
    points: [
      'Fotocélula: para a folha antes de encostar.',
      'Receptor avulso: aceita controles de outra família.',
      'Luz de garagem: acende com o portão.',
      'Sinaleira: avisa quem passa na calçada.',
    ],
    send: 'Mande pelo WhatsApp a foto da central e diga que acessório procura: respondemos com o preço montado.',
  },
  {
    when: [
      'kit inclui|kit vem com|kit traz|kit tem|kit acompanha|motor vem com|motor inclui|vem no kit|incluso em kit|kit ja vem com',
      'nobreak|trava|trava eletrica|modulo|botoeira|receptor|sinaleira|bateria|cremalheira|luz',
    ],
    unless: 'deslizante*|correr|jetflex|wifi|wi fi|quantos metros',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['buy', 'what'],
    answer: [
      'Não: o nosso kit de basculante traz motor, central com receptor, dois controles, fixação e instalação, de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX). Nobreak, trava elétrica, botoeira, bateria e sinaleira se pedem à parte, ligados na mesma visita a partir de {{repair.from}}, mais o aparelho. Cremalheira só entra no conjunto de portão de correr, que sai por orçamento.',
    ],
    heading: 'O que pedir junto com o kit',
    text: [
      'Pedido junto, o acessório aproveita a mesma visita e o mesmo conduíte. A fotocélula, que é o mais útil, fica entre {{part.photocell.from}} e {{part.photocell.to}} o par montado.',
    ],
    points: ['Luz que cai muito: nobreak.', 'Folha que já foi forçada: trava.', 'Quem sai a pé: botoeira.'],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro e a lista do que quer no conjunto.',
  },
  {
    when: ['kit|jetflex|speedy|padrao', 'silencioso|barulho|barulhento|faz barulho', 'speedy|padrao'],
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
    when: ['oleo', 'qual|que|quantos|tipo|trocar|troca', 'motor|redutor'],
    unless: 'graxa|dobradica|trilho|cremalheira|roldana|wd|vaza*|pode|hidraulic*|singer|fuso|mola|carro',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'O óleo é o que está na ficha ou na tampa do redutor: motor industrial em banho de óleo usa óleo de engrenagem na viscosidade que o fabricante indica, e completa-se só com o mesmo. Motor de portão de casa não leva óleo: as engrenagens trabalham com graxa, posta na fábrica ou na troca da peça. Óleo de carro, de cozinha e desengripante estragam a vedação e os dois.',
    ],
    heading: 'Nível e vazamento num redutor a óleo',
    text: [
      'O nível se confere pelo visor ou pelo bujão, com o motor parado e frio. Poça embaixo é retentor gasto, e a troca dele entra no conserto, de {{repair.from}} a {{repair.to}}.',
      'Óleo escuro com limalha pede troca e inspeção da coroa.',
    ],
    points: [
      'Etiqueta do motor e da caixa redutora fotografadas.',
      'Bujão de respiro limpo.',
      'Em prédio, conferência do nível a cada revisão.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta e do redutor, com a mancha, se houver.',
  },
  {
    when: [
      'qual fio|que fio|quantos fios|fio|fios|cabo',
      'de fotocelula|para fotocelula|em fotocelula|fotocelula*',
      'qual|quantos|quantas|que|bitola|vias',
    ],
    unless: 'sem fio|rompeu|cortou|partido|defeito',
    subject: 'fotocelula',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['install'],
    answer: [
      'Fotocélula usa fio fino de sinal, de 0,5 a 0,75 mm², que é baixa tensão: dois fios para o lado que emite e quatro para o que recebe, dois de alimentação e dois de contato. Ele vai em conduíte separado do da força, para não pegar interferência. Cabo de alarme ou manga de quatro vias serve, se for próprio para área externa.',
    ],
    heading: 'Por onde o cabo chega ao outro lado',
    text: [
      'O lado oposto do vão se alcança por cima, pela viga, ou por baixo, num corte na calçada. Onde não há caminho, usa-se um emissor a pilha.',
      'O par instalado fica entre {{part.photocell.from}} e {{part.photocell.to}} quando o cabo passa sem obra.',
    ],
    points: [
      'Emenda soldada ou em caixa, nunca no ar.',
      'Polaridade da alimentação conferida na placa.',
      'Sobra de um palmo em cada ponta.',
    ],
    send: 'Mande pelo WhatsApp uma foto do vão por dentro e a da central.',
  },
  {
    when: ['cremalheira*', 'qual|que|tipo|indicada|certa|pesad*|para portao de|para folha de|portao de'],
    figure: { unit: 'kilogram', from: 450 },
    unless: 'motor',
    subject: 'cremalheira',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Para uma folha de {figura}, cremalheira de aço galvanizado, com o dente no passo do pinhão do motor: a de nylon com alma de aço é de folha leve e gasta cedo nesse peso. Prenda cada gomo em três pontos, com 1 a 2 mm de folga entre os dentes do começo ao fim. Posta e alinhada por nós, em portão de casa, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; linha longa se orça por foto.',
    ],
    heading: 'O que mais aguenta {figura}',
    text: [
      'Quem carrega o peso são as roldanas e o trilho; a cremalheira só puxa. Roda presa ou trilho fora do nível comem o dente, seja ele de que material for.',
      'O motor pede {sobra} ou mais na etiqueta.',
    ],
    points: [
      'Barra inteira, sem gomo de outra marca no meio.',
      'Parafuso em furo oblongo, para acertar a altura.',
      'Pinhão novo junto, se o velho está afinado.',
    ],
    send: 'Mande pelo WhatsApp a foto do pinhão e o comprimento da folha.',
  },
  {
    when: [
      'mudar|transformar|trocar|virar|passar',
      'basculante',
      'para correr|em correr|de correr|por correr|correr|deslizante',
      'quanto custa|preco|valor|quanto fica|portao',
    ],
    unless: 'motor de basculante|motor serve|serve|aproveita',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'São duas contas: a folha, o trilho e a guia são da serralheria, que cobra pelo tamanho e pelo material, e o motor de correr é conosco, por orçamento, em geral de {{replacement.from}} a {{replacement.to}} numa casa. O motor do basculante não serve no de correr; aproveitam-se o ponto de energia, a fotocélula e às vezes os controles. Antes de tudo, meça a parede: a folha precisa dela livre, do tamanho do vão.',
    ],
    heading: 'O que muda de um portão para o outro',
    text: [
      'O basculante sai com o contrapeso e os cabos; a folha velha raramente se aproveita, porque foi feita para subir. O de correr pede piso no nível e uma base de concreto para o motor.',
    ],
    points: [
      'Parede livre: a largura do vão e mais um palmo.',
      'Rampa na entrada: o trilho não aceita.',
      'Serralheria primeiro, motor depois, com o peso da folha por escrito.',
    ],
    send: 'Mande pelo WhatsApp uma foto do vão e da parede ao lado, com as medidas.',
  },
  {
    when: [
      'melhor tipo de portao|qual o melhor portao|melhor portao automatico|qual tipo de portao e melhor|que tipo de portao e melhor|melhor modelo de portao',
    ],
    unless: 'marca|motor|ferro|aluminio|madeira',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Quem escolhe é o espaço: com parede livre ao lado, do tamanho do vão, o de correr é o melhor, porque é simples e dá pouco serviço; sem parede ao lado, o basculante, que sobe inteiro e tem kit de motor instalado de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX); com recuo de sobra na frente ou atrás, o de abrir. O de correr e o de abrir saem por orçamento.',
    ],
    heading: 'O que cada um cobra de volta',
    text: [
      'O de correr quer trilho limpo e no nível. O basculante avança para fora ao abrir e tem cabos a revisar. O de abrir leva um motor por folha e sofre com o vento.',
    ],
    points: [
      'Rampa para a rua: basculante pode raspar.',
      'Calçada estreita: correr.',
      'Vão muito largo: correr ou duas folhas.',
    ],
    send: 'Mande pelo WhatsApp uma foto do vão, da parede ao lado e as medidas.',
  },
  {
    when: [
      'motor duplo|motor basculante duplo|basculante duplo|duplo|dois motores|2 motores|2 folhas|duas folhas',
      'basculante*',
    ],
    unless: 'controle*|nao abre|consert*|central',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Basculante de duas folhas lado a lado leva um motor em cada uma, como dois portões: cada conjunto instalado custa de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX). Já uma folha só, muito larga, pode levar dois motores, um de cada lado, com uma central que os move juntos; esse par sai por orçamento e só vale onde um motor entorta a folha. Se ela apenas pesa, o certo é um motor maior, da linha de até {{heavyLine.weight}}.',
    ],
    heading: 'Um motor ou dois no basculante',
    text: [
      'Dois motores na mesma folha têm de partir e parar no mesmo instante: se um adianta, ela torce e o cabo escapa. Por isso a central e o fim de curso são um só.',
    ],
    points: [
      'Erga a folha por um canto: se entorta, falta reforço.',
      'Duas folhas: um botão do controle para cada uma.',
      'Energia nas duas colunas.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, com a largura e o material.',
  },
  {
    when: ['dois motores|2 motores', 'ou um|ou 1|ou so um', '1/4|1/3|1/2|motor|motores'],
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Um só, do tamanho da folha: dois motores pequenos não somam como um grande, porque se um parte antes do outro a folha torce e os dois sofrem. Na nossa tabela, em basculante, o de 1/4 CV leva até {{motor.quarterCv.weight}}, o de 1/3 CV até {{motor.thirdCv.weight}} e o de 1/2 CV até {{motor.halfCv.weight}}. Dois motores só se usam em portão de duas folhas, um em cada, ou em folha muito larga, com central que os mantém juntos.',
    ],
    heading: 'Por que o motor maior ganha',
    text: [
      'Um motor pede um suporte, um fio e uma regulagem, e se conserta sozinho; dois dobram tudo isso. Instalado, o kit PADRÃO, de até {{home.weight}}, sai por {{kit.padrao}}.',
    ],
    points: ['Peso da folha primeiro, potência depois.', 'Acima da tabela: linha pesada, por orçamento.'],
    send: 'Mande pelo WhatsApp as medidas da folha, o material e uma foto por dentro.',
  },
];
