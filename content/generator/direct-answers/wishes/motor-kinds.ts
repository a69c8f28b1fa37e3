/** Kinds of motor compared, makers with two names, and the length of an actuator. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const motorKindAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'brushless|sem escovas|bldc',
      'monofasic*|comum|convencional|inducao|normal|ou|diferenca|vale a pena|melhor|vantagem|vantagens',
    ],
    unless: 'inverter|inversor|jetflex|nobreak|solar|trava|24v|24 v|24 volts',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'worth'],
    answer: [
      'Para um portão de casa, o motor monofásico comum basta: custa menos, se conserta em qualquer lugar e tem peça em toda loja. O brushless, sem escovas e comandado por placa própria, compensa onde o portão abre muito ou a luz cai sempre, porque arranca macio, esquenta pouco e aceita bateria. Em basculante, o nosso kit comum sai por {{kit.padrao}} instalado; o brushless é por orçamento.',
    ],
    heading: 'O que se ganha e o que se paga no brushless',
    text: [
      'Nele a placa faz o motor girar, e só a do mesmo modelo serve. No monofásico o conserto mais comum é um capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Se o que você quer é velocidade e chegada suave, há um meio-termo: o JETFLEX, motor de rede com inversor, que abre em {segundos jetflex} e custa {{kit.jetflex}} instalado.',
    ],
    points: [
      'Casa com poucas aberturas e luz estável: monofásico.',
      'Rua perigosa ou folha que balança nas paradas: inversor.',
      'Apagão frequente ou muito uso: brushless com bateria.',
      'Antes de comprar: pergunte quem vende a placa dele na sua cidade.',
    ],
    further: 'Velocidade e uso de cada modelo estão na página de [motores](/motores).',
    send: 'Mande pelo WhatsApp a foto do portão por dentro, as medidas da folha e quantas vezes ele abre por dia.',
  },
  {
    when: [
      'wifi|wi fi|celular|aplicativo|app|internet',
      'como funciona|como e|como abre|o que e|como faz|como faco|como abrir|como ligar|como instalar|como colocar|abrir portao|abrir o portao|abrir meu portao|abre portao|abertura de portao',
      'motor|portao|central|modulo|abrir',
    ],
    unless:
      'seguro|perigoso|risco|confiavel|nao|parou|vale a pena|programar|configurar|conectar|trocar senha|interfone*|camera*|preciso de internet|precisa de internet|sem internet|sem wifi|condominio*|predio*|edificio*',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Dá para abrir o portão pelo celular se o Wi-Fi chega firme ao motor e a central aceita botoeira, como quase todas: o aplicativo manda a ordem pela internet a um módulo, que fecha por um instante esse contato, como se alguém apertasse o botão da parede. O módulo se orça pela foto da central, e a ligação parte de {{repair.from}}; o motor e os controles que você tem continuam os mesmos.',
    ],
    heading: 'O que precisa existir na garagem',
    text: [
      'Ponha o telefone junto do motor, com o portão fechado, e veja se uma página abre no Wi-Fi da casa: se abre, o módulo também pega. Onde o sinal não chega, um repetidor na garagem resolve.',
      'Se a central atual queimou, compensa trocá-la por uma placa com Wi-Fi de fábrica, de {{part.board.from}} a {{part.board.to}}, que dispensa o módulo. Na nossa tabela há ainda o motor Jetflex Wi-Fi, por {{motor.wifi}} sem instalação.',
    ],
    points: [
      'Rede de 2,4 GHz: quase nenhum módulo pega a de 5 GHz.',
      'Sensor de posição: sem ele o aplicativo só supõe que fechou.',
      'Fotocélula, porque se fecha de longe sem ver o vão.',
      'Falta de internet: controle e botoeira seguem abrindo.',
      'Falta de luz: só com nobreak ou na chave.',
    ],
    further:
      'Se o aplicativo falhar, o caminho está em [portão não abre pelo celular](/portao-nao-abre-pelo-celular).',
    send: 'Mande pelo WhatsApp a foto da central fechada e da etiqueta do motor, e diga se o Wi-Fi chega ali: respondemos se vai módulo ou placa.',
  },
  {
    when: [
      'basculante*',
      '1,20|1,50|1,80|2,00|2,20|1.20|1.50|1.80|2.00|1,20m|1,50m|1,80m|2,00m|2m',
      'serve|pode|da|aguenta|portao|motor|acionador|comporta',
    ],
    ofOtherBrand: true,
    unless: 'x|por|kg|quilos|consert*|nao',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility'],
    answer: [
      'Num motor {marca} de basculante, a medida do nome é o comprimento do acionador, a calha por onde corre o fuso: ela acompanha a altura da folha, e não a largura. Portão mais largo não impede o uso; o que decide é a altura do portão e o peso da folha, que tem de ficar abaixo do máximo da etiqueta.',
    ],
    heading: 'O que medir antes de comprar o {marca}',
    text: [
      'Calha curta demais não abre a folha até o fim; comprida demais não cabe na coluna. A ficha do {marca} diz para que altura cada comprimento serve; confira antes de tirar da caixa.',
      'Para comparar, o nosso kit é PPA: {{kit.padrao}} instalado em folha de até {{home.weight}}, {{kit.jetflex}} até {{homeJetflex.weight}}. O {marca} nós consertamos, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Altura do vão e espaço livre na coluna, de cima a baixo.',
      'Peso: chapa fechada e madeira pesam o dobro de grade ou alumínio.',
      'Contrapeso acertado: a folha solta fica parada a meia altura.',
      'Tensão do ponto, 127 ou 220 V, igual à da etiqueta.',
    ],
    further: 'A conta pelo peso está em [que motor serve no meu portão](/motores/escolher).',
    send: 'Mande pelo WhatsApp a altura, a largura e o material da folha, uma foto da coluna por dentro e o modelo {marca} que você viu: dizemos se serve.',
  },
  {
    when: ['nice|peccinin', 'ppa', 'motor|portao|automatizador|ou|melhor|qual|x|vs|basculante*|deslizante*'],
    unless: 'controle*|placa|central|engrenagem|peca|consertar|dz|predio|condominio|kg',
    ofTwoBrands: 'with-ours',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para motor novo, a nossa escolha é PPA, que vendemos: instalado em basculante, de {{kit.padrao}} a {{kit.jetflex}}; desconte essa preferência ao ler. Um {outra} que já está na parede se conserta enquanto houver peça, de {{repair.from}} a {{repair.to}}. No Brasil a Nice é a dona da Peccinin, e por isso peça e controle aparecem à venda com os dois nomes.',
    ],
    heading: 'Em que a escolha muda a sua conta',
    text: [
      'Num portão comum, com a folha leve e equilibrada, as duas abrem bem. A diferença aparece depois: quem tem a engrenagem e a placa no seu bairro, e quem responde pela instalação.',
      'Em portão de correr ou de abrir os dois saem por orçamento, pela medida e pelo peso da folha; numa casa, a troca do motor fica entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Controle de uma não grava na central da outra.',
      'Suporte e fim de curso também mudam: trocar de marca soma serviço.',
      'Compare dois modelos com o mesmo peso de folha na etiqueta.',
      'Peça à loja a placa dos dois, e veja qual existe na prateleira.',
    ],
    further: 'As mesmas contas, com outra marca, estão em [motor PPA ou Garen](/termos/motor-ppa-ou-garen).',
    send: 'Mande pelo WhatsApp os dois modelos por extenso, as medidas da folha e uma foto do portão por dentro.',
  },
  {
    when: [
      'intelbras',
      'e bom|e boa|presta|vale a pena|confiavel|recomenda*|melhor',
      'motor|portao|automatizador',
    ],
    unless: 'controle|consertar|usado|ou|x|entre|placa|nobreak|peca|interfone|camera|fechadura',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Presta para uma casa comum, de folha leve e poucas aberturas por dia; para prédio ou folha pesada, só com o peso e os ciclos da etiqueta acima do seu uso. A Intelbras é mais conhecida por câmera e alarme, então confira antes quem tem engrenagem e placa do motor na sua cidade. Vendemos PPA, de {{kit.padrao}} a {{kit.jetflex}} instalado em basculante, e Intelbras só consertamos: leia com esse desconto.',
    ],
    heading: 'O que perguntar antes de comprar um Intelbras',
    text: [
      'O que encurta a vida de um motor quase nunca é a marca: é folha desequilibrada, abertura demais por hora e chuva na placa. Com a folha leve, qualquer marca conhecida dura anos.',
      'Se um Intelbras já está na parede e falha, o conserto vai de {{repair.from}} a {{repair.to}}; a troca completa numa casa, de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Qual é o peso máximo de folha na etiqueta do modelo?',
      'Quantas aberturas por hora ele faz sem esquentar?',
      'Duas lojas da cidade têm a engrenagem e a placa?',
      'Quem vem se ele parar, e com que garantia escrita?',
    ],
    further: 'Os modelos que vendemos estão na [comparação dos motores](/motores).',
    send: 'Mande pelo WhatsApp o modelo que você está olhando, as medidas e o material da folha e uma foto do portão por dentro.',
  },
  {
    when: ['brushless|sem escovas|bldc', 'motor|motores|portao|automatizador'],
    unless:
      'monofasic*|comum|convencional|inducao|normal|ou|diferenca|vale a pena|melhor|vantagem|vantagens|nobreak|solar|trava|24v|24 v|24 volts',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'Motor brushless é o motor sem escovas: em vez de carvões que encostam e gastam, é a placa que faz o campo girar. Por isso ele arranca macio, esquenta pouco e costuma aceitar bateria, mas só funciona com a placa do próprio modelo. Conosco ele sai por orçamento; numa casa, a troca do motor fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'Em que portão o brushless faz diferença',
    text: [
      'Ele rende onde o portão abre muitas vezes ou a luz cai sempre. Com poucas aberturas e rede estável, o motor de indução comum faz o mesmo trabalho, e o kit de basculante com ele começa em {{kit.padrao}} instalado.',
    ],
    points: [
      'Etiqueta: tensão, peso máximo e ciclos por hora.',
      'Fonte e placa: proteja de raio e surto.',
      'Parada ao encostar mais sensível, boa com criança em casa.',
      'Peça: pergunte antes onde se compra a placa dele.',
    ],
    further: 'Os modelos que vendemos estão na página de [motores](/motores).',
    send: 'Mande pelo WhatsApp o modelo que você viu, as medidas da folha e uma foto do portão por dentro.',
  },
  {
    when: ['nice', 'peccinin', 'ou|motor|portao|diferenca|melhor|mesma|igual|x'],
    ofTwoBrands: 'without-ours',
    unless: 'controle*|placa|central|engrenagem|consert*|arrum*|assistencia|manutencao|reparo|peca|pecas',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Nice e Peccinin são hoje a mesma casa: a Nice comprou a Peccinin, e os motores de portão aparecem à venda com os dois nomes. Por isso não escolha pelo nome na tampa, e sim pelo modelo: peso máximo da etiqueta acima da sua folha e placa à venda na sua cidade. Não vendemos nenhum dos dois e consertamos ambos, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que comparar entre dois modelos',
    text: [
      'Compare motor do mesmo tipo de portão. Para referência, o nosso kit PPA de basculante custa de {{kit.padrao}} a {{kit.jetflex}} instalado.',
    ],
    points: [
      'Quantos ciclos por hora, se há muitas aberturas.',
      'Tensão igual à do ponto.',
      'Código do controle: peça rolante.',
      'Nome completo do modelo na nota, para achar peça depois.',
    ],
    send: 'Mande pelo WhatsApp os dois modelos por extenso, as medidas da folha e uma foto do portão por dentro: dizemos qual serve.',
  },
  {
    when: [
      'ppa',
      'basculante*',
      '1,20|1,50|1,80|2,00|2,20|1.20|1.50|1.80|2.00|1,20m|1,50m|1,80m|2,00m|2m|2 metros|1,80 m|1,50 m|2,00 m',
      'motor|acionador|serve|para|kit',
    ],
    unless: 'x|por|kg|quilos|consert*|nao|fuso|braco|chapa|madeira|grade|aluminio',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility'],
    answer: [
      'No motor PPA de basculante, essa medida é a da calha em que o fuso trabalha, e quem manda nela é a altura do portão; a largura entra na conta só pelo peso. Na instalação levamos a calha do tamanho certo: o kit com o PPA Home, em folha de até {{home.weight}}, sai por {{kit.padrao}}, e com o PPA Home Jetflex, até {{homeJetflex.weight}}, por {{kit.jetflex}}.',
    ],
    heading: 'Da altura do portão à calha certa',
    text: [
      'Meça o vão de cima a baixo e o espaço livre na lateral, do piso até a viga. Com calha curta a folha não deita inteira; com calha longa, ela bate na viga.',
    ],
    points: [
      'Altura e largura da folha, por dentro.',
      'Material, que dá o peso: alumínio, grade, chapa ou madeira.',
      'Coluna firme, onde o conjunto é parafusado.',
      'Ponto de 127 ou 220 V; o PPA Home Jetflex é de 220 V.',
    ],
    further: 'A tabela de pesos está em [que motor serve no meu portão](/motores/escolher).',
    send: 'Mande pelo WhatsApp a altura, a largura, o material e uma foto da lateral por dentro: respondemos com a calha e o valor instalado.',
  },
  {
    when: [
      'brushless|sem escovas|bldc',
      'inverter|inversor|jetflex',
      'ou|diferenca|melhor|motor|portao|qual',
    ],
    unless: 'nobreak|placa|queim*',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Os dois arrancam e freiam macio, e os dois dependem da placa do próprio modelo. O inversor comanda um motor de rede comum e é a escolha de quem quer velocidade: o JETFLEX abre em {segundos jetflex} e custa {{kit.jetflex}} instalado em basculante. O brushless gira com corrente contínua, aceita bateria e rende onde a luz cai sempre ou o portão abre o dia todo; ele sai por orçamento.',
    ],
    heading: 'Apagão, velocidade ou uso: o que pesa mais',
    text: [
      'Com rede estável e uso de casa, o inversor entrega a pressa por menos. Com apagão frequente, some ao preço do inversor o nobreak, e a conta com o brushless se aproxima.',
    ],
    points: [
      'Ponto só de 127 V: confira o modelo, porque o PPA Home Jetflex é de 220 V.',
      'Folha reta e equilibrada: nenhum dos dois perdoa folha que pega.',
      'Surto: proteja a placa, que em ambos é a peça cara.',
      'Peça: pergunte quem vende essa placa na sua cidade.',
    ],
    further:
      'As características do conjunto estão na página do [PPA Home Jetflex](/motores/motor-ppa-home-jetflex).',
    send: 'Mande pelo WhatsApp a foto do portão por dentro, as medidas da folha, a tensão do ponto e quantas vezes a luz cai por mês.',
  },
  {
    when: ['industrial|galpao|pesado|condominio|empresa|portao|motor|deslizante|preco|predio|fabrica'],
    unless:
      'controle|placa|engrenagem|peca|pecas|cremalheira|conserto|consertar|manual|programar|parou|nao|aguenta*|suporta|ou',
    figure: { unit: 'power', from: 0.75 },
    ofMotors: 'one-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'price'],
    answer: [
      'O {modelo} de {figura} é motor deslizante da classe pesada, para folha de galpão, empresa ou prédio, e não para a casa comum. Sai por orçamento: em portão pesado, motor e instalação ficam entre {{condominium.from}} e {{condominium.to}}. O peso que ele leva está na etiqueta da versão, e a folha deve ficar um quinto abaixo.',
    ],
    heading: 'O que conferir para um motor de {figura}',
    text: [
      'Potência não é tudo: conte as viagens na hora de carga e veja se a ficha aguenta essa sequência sem esquentar. Motor novo, vendemos os da PPA; se um {modelo} já está no portão e parou, o reparo se orça pela peça, depois do teste.',
    ],
    points: [
      'Comprimento, altura e material da folha, para estimar o peso.',
      'Fases e tensão do quadro: 220 V ou trifásico, com o eletricista.',
      'Base de concreto e cremalheira de aço, em folha pesada.',
      'Fotocélula dupla, onde passam caminhão e pedestre.',
    ],
    further:
      'O que muda num deslizante pesado está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande pelo WhatsApp o comprimento e o material da folha, uma foto do trilho e da base e quantas viagens há na hora mais cheia.',
  },
];
