/** Answers to titles about sliding gates: choosing. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksOfWeight } from '../../../words/asking-words.ts';

const broken =
  'nao abre|nao fecha|nao anda|nao funciona|parou|travou|quebr*|queim*|consert*|arrumar|barulho|program*|gravar|placa|placas|central|centrais|controle*|engrenagem|cremalheira|capacitor|nobreak|gasta|consumo|manual|destrav*|sem luz|sem energia|regul*';

const further =
  'O que decide a compra está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).';

export const choosingAnswers: readonly DirectAnswer[] = [
  {
    when: ['mais forte|mais potente|maior potencia|maior motor|mais robusto', 'motor|motores|automatizador'],
    unless: 'basculante|que o meu|fraco|porque|por que',
    of: ['portao-de-correr'],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em portão de correr, mais forte é o motor cuja etiqueta traz o maior peso de folha e o maior número de ciclos por hora: os de uso intenso, de prédio e galpão, muitas vezes trifásicos. Para uma casa basta ficar um quinto abaixo do peso da etiqueta. Esses motores saem por orçamento: numa casa, em geral de {{replacement.from}} a {{replacement.to}}; em portão coletivo pesado, de {{condominium.from}} a {{condominium.to}}.',
    ],
    heading: 'Força que adianta e força que atrapalha',
    text: [
      'A folha de correr rola, e por isso o peso conta menos que a roldana e o trilho. Motor grande numa folha que raspa só gasta a cremalheira mais depressa e bate com mais força em quem está no caminho.',
    ],
    points: [
      'Folha de casa: veja o peso máximo da etiqueta e deixe folga.',
      'Prédio: conte as aberturas na hora mais cheia, antes do peso.',
      'Folha muito pesada pede cremalheira de aço e base firme.',
    ],
  },
  {
    when: [
      'sem parede|sem muro|sem espaco|nao tem espaco|nao tenho espaco|falta espaco|pouco espaco|nao cabe|nao tem parede|espaco pequeno',
      'correr|deslizante|lado|lateral',
      'portao|garagem|motor|da para',
    ],
    unless: 'basculante nao|carro nao cabe',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'install'],
    answer: [
      'Numa folha só, não: sem parede livre do tamanho dela ao lado, o portão de correr não tem para onde recolher. A saída que continua de correr é dividi-la em duas, que vão para lados opostos ou uma atrás da outra. Também se pode mudar o movimento: basculante, que sobe dentro do próprio vão, ou de abrir para dentro, se há recuo.',
    ],
    heading: 'Qual saída cabe na sua garagem',
    text: [
      'Telescópico, uma folha atrás da outra, pede metade da parede e um trilho a mais. Duas folhas opostas pedem um pouco de cada lado. Quem refaz a folha é a serralheria; o motor vem depois.',
    ],
    points: [
      'Meça a parede livre dos dois lados, até o primeiro obstáculo.',
      'Meça o recuo até o carro, para o de abrir.',
      'Meça a altura livre, para o basculante.',
    ],
    send: 'Mande uma foto do vão de dentro e de fora, com as três medidas.',
  },
  {
    when: [
      'trilho*',
      'embutido|sobreposto|enterrado|rente|de embutir|de sobrepor|aparente',
      'ou|diferenca|qual|melhor|x|versus|usar',
    ],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Em piso pronto use o trilho sobreposto: a cantoneira vai fixada por cima do concreto, se alinha e se troca com facilidade, e o carro passa por um ressalto pequeno. O embutido fica rente ao piso, não tropeça e é o melhor em obra nova, mas junta água e areia no rebaixo e por isso pede dreno e limpeza mais frequente. Nos dois o que conta é o nível e a base firme.',
    ],
    heading: 'O que o trilho pede do motor',
    text: [
      'Trilho torto ou afundado faz a folha subir e descer sobre o pinhão, e o motor força num ponto só. Antes de pôr o motor, empurre a folha de ponta a ponta: tem de andar com uma mão.',
      'O trilho é serviço da serralheria; da roldana para cima, alinhamento e motor são conosco.',
    ],
    points: [
      'Cantoneira em V para cima: roldana em V.',
      'Barra redonda: roldana em U.',
      'Embutido: furo de dreno a cada trecho.',
      'Passagem de caminhão: trilho grosso sobre viga.',
    ],
    send: 'Mande uma foto do piso no vão e o comprimento e o material da folha.',
  },
  {
    when: [
      'top|ranking|melhores|os 5|os 3|os 10|lista de os melhores|quais os melhores|quais sao os melhores',
      'motor*',
      'deslizante*|de correr|correr',
    ],
    unless: 'basculante',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Não há cinco campeões de motor deslizante que sirvam a todo portão: o melhor é o que leva a sua folha com um quinto de sobra, aguenta as aberturas da hora mais cheia e tem peça à venda perto de você. Compare, entre PPA, Garen, Peccinin, Rossi e Nice, modelos da mesma classe: o de casa, o de uso intenso e o rápido, com inversor. Vendemos PPA, por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}} com instalação.',
    ],
    heading: 'As cinco linhas da ficha que se comparam',
    text: [
      'Peso máximo, ciclos por hora, velocidade, tensão e garantia. Dois modelos iguais nessas cinco linhas diferem pouco na rua, e o que desempata é a placa e a engrenagem que a loja do bairro tem.',
    ],
    points: [
      'Folha leve de casa: qualquer dos pequenos, bem instalado.',
      'Chapa inteira ou ferro: modelo com redutor maior.',
      'Prédio: ciclos antes de força.',
      'Rua movimentada: o de inversor.',
    ],
    send: 'Mande o comprimento, a altura e o material da folha e uma foto do trilho.',
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
  {
    when: ['1/4|1/3|1/2|3/4', 'ou|qual|melhor|x|entre', 'correr|deslizante'],
    unless: 'basculante|consert*|queim*|rossi|garen|kg|quilos|preco|quanto custa',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Em portão de correr, 1/4 basta para folha leve de casa, em alumínio ou grade e com roldanas boas; 1/3 atende a maioria, com folha de até uns quatrocentos quilos, e 1/2 fica para a mais pesada ou com rampa. O limite exato é o da etiqueta, porque o redutor muda de um modelo para outro. Sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'Por que a conta do basculante não vale aqui',
    text: [
      'No basculante o motor levanta; no de correr a folha rola, e ele vence só o atrito e a partida. Trilho torto ou roldana presa gastam mais força que o peso.',
    ],
    points: [
      'Folha empurrada com uma mão, de ponta a ponta.',
      'Um quinto de sobra até o peso máximo da ficha.',
      'Muitas aberturas por hora: motor de uso intenso.',
    ],
    send: 'Mande comprimento, altura e material da folha e uma foto do trilho.',
  },
  {
    when: [
      'trocar|transformar|mudar|passar|virar|converter',
      'de abrir para correr|de abrir para deslizante|pivotante para correr|pivotante para deslizante|de abrir por correr|de abrir por deslizante|pivotante por deslizante|abrir para correr|de abrir por um de correr',
    ],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['compatibility', 'worth'],
    answer: [
      'Sim, se houver parede livre ao lado, do tamanho do vão, para a folha recolher, e piso plano para o trilho. As folhas de abrir raramente se aproveitam: a serralheria faz uma folha de correr, com trilho, guia e roldanas. O motor também muda e sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que fica e o que muda',
    text: [
      'Ficam o ponto de energia, a fotocélula e, às vezes, a central e os controles. Mudam folha, base do motor e cremalheira.',
    ],
    points: [
      'Sem parede ao lado: folha telescópica, em duas partes.',
      'Rampa na entrada: o trilho precisa ficar no nível.',
      'Meça com o carro parado onde ele fica.',
    ],
    send: 'Mande uma foto de frente, com as paredes dos dois lados, e a largura do vão.',
  },
  {
    when: [
      'telescopic*|suspenso|autoportante|sem trilho',
      'portao|portoes|motor|garagem|porta|automatizar|automatico|automatizado|kit|automatizador|instalar',
    ],
    unless:
      'pode|nao abre|nao fecha|parou|travou|quebr*|queim*|consert*|repar*|barulho|soltou|caiu|fazer|fabricar|comprar portao|enrolar|basculante*',
    subject: 'portao-de-correr',
    winsTies: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'Portão de correr telescópico ou suspenso sem trilho no chão aceita motor de cremalheira, escolhido para ele: o kit de preço fechado é de basculante e não serve. Motor de correr sai por orçamento, e numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}; pela foto dizemos se a estrutura da folha aceita.',
    ],
    heading: 'O que esses portões pedem além do motor',
    text: [
      'No telescópico o motor puxa a folha da frente, e cabos ou correntes levam as outras: se uma enrosca, todas param. No autoportante a folha corre sobre carrinhos presos à base e precisa de cauda, uma parte que fica sempre para trás do vão.',
      'O conserto do que já anda com motor custa de {{repair.from}} a {{repair.to}}, se é de comando, sensor ou cremalheira; carrinho e cabo entre as folhas ficam com quem o montou.',
    ],
    points: [
      'Parede livre ao lado, que no telescópico é metade ou um terço do vão.',
      'Folha que anda com uma mão, sem tranco na passagem de uma para outra.',
      'Lugar reto e firme na folha para prender a cremalheira.',
    ],
    send: 'Mande pelo WhatsApp uma foto de frente, outra por dentro e um vídeo da folha andando na mão, com a largura e a altura.',
  },
  {
    when: ['silencios*|sem barulho|sem ruido|menos barulho', 'correr|de correr|deslizante*'],
    unless:
      'nao abre|nao fecha|nao funciona|parou|quebr*|queim*|consert*|repar*|solt*|caiu|saindo|saiu|pulando|pula|estal*|barulho|gast*|torta|torto|desalinhad*|como|program*|regular|trocar|troca|pisca*|molhou|perdi|perdeu|sujo|suja|basculante|pivotante',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Em portão de correr o motor mais silencioso é o de inversor, que arranca e freia devagar, com cremalheira de nylon se a folha é leve. Sai por orçamento: numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}, e o modelo com inversor custa mais que o comum.',
    ],
    heading: 'De onde vem o barulho de um portão de correr',
    text: [
      'Boa parte não é do motor: roldana gasta ronca, trilho com areia raspa e cremalheira baixa estala a cada emenda. Roldana ou cremalheira se trocam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e muitas vezes bastam.',
      'Com o disjuntor desligado e o motor solto na chave, empurre a folha: o que ainda se ouve continuaria com qualquer motor.',
    ],
    points: [
      'Base firme, com apoio de borracha onde encosta em parede de quarto.',
      'Pequena folga entre o dente e o pinhão, igual em toda a folha.',
      'Fim de curso que para antes do batente, e não nele.',
    ],
    further:
      'O que decide a compra está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande pelo WhatsApp um vídeo com som do portão de agora, o comprimento e o material da folha.',
  },
  {
    when: [
      'deslizante|correr',
      'comprid*|longo|grande|vao grande|6 metros|7 metros|8 metros|10 metros|largura grande',
    ],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Folha de correr comprida pede três coisas antes do motor: guia alta que não a deixe balançar, duas roldanas com folga de carga e batente firme nos dois fins. O motor se escolhe pelo peso máximo e pelo comprimento máximo da ficha, que são dois limites diferentes.',
    ],
    heading: 'O que o comprimento muda',
    text: [
      'Mais comprimento é mais tempo de abertura e mais cremalheira, e qualquer empeno aparece na ponta. Acima de certo tamanho compensa dividir em duas folhas que correm para lados opostos, cada uma com seu motor.',
    ],
    points: [
      'Parede livre do tamanho da folha, mais um palmo.',
      'Cremalheira fixada em toda a extensão, com suporte a cada dois palmos.',
      'Velocidade maior só com freio ou inversor.',
      'Vento: folha fechada comprida vira vela.',
    ],
    further: 'Folha grande tem página própria em [portão pesado](/termos/motor-portao-pesado).',
    send: 'Mande o comprimento, o material e uma foto do lado em que a folha recolhe.',
  },
  {
    when: [
      'parede|muro|lateral',
      'sem espaco|pouco espaco|nao tem parede|colado|divisa|garagem estreita',
      'correr|deslizante|portao|motor|automatizar',
    ],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Sem parede livre do tamanho da folha ao lado, portão de correr não recolhe: sobram o de correr em duas folhas que se sobrepõem, o basculante e o de enrolar. Meça o comprimento da folha e o da parede livre, e não o vão.',
    ],
    heading: 'Duas folhas sobrepostas ou outro tipo',
    text: [
      'Na sobreposta, uma folha puxa a outra e cada metro de parede recolhe o dobro de portão; exige trilho duplo e guia alta. Se o teto ajuda, o basculante ocupa só a frente.',
    ],
    points: [
      'Registro de água e caixa de energia na parede contam.',
      'Base do motor também ocupa um passo.',
      'Coluna no meio do caminho recolhe menos que parece.',
    ],
    further: 'A comparação entre tipos está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande uma foto da parede ao lado do vão e as duas medidas.',
  },
  {
    when: [
      'portao muito alto|muito alto|altura alta|portao alto|folha alta|3 metros de altura',
      'correr|deslizante|basculante|motor|portao|vento',
    ],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Altura pesa mais que largura: dobrar a altura quase dobra o peso da folha e muito mais o vento que ela recebe. Portão alto de correr pede guia superior firme e duas roldanas com folga de carga; alto de bascular pede contrapeso refeito.',
    ],
    heading: 'O que medir num portão alto',
    text: [
      'Altura, largura e material dão o peso; a chapa fechada ainda multiplica o vento. A força do motor não se sobe para vencer isso, porque quem passa leva o mesmo empurrão.',
    ],
    points: [
      'Guia alta que não deixa a folha inclinar.',
      'Vão por baixo em chão irregular, e não menos folga em cima.',
      'Basculante: braço e pivô na altura certa da folha.',
    ],
    further: 'Folha grande tem página própria em [portão pesado](/termos/motor-portao-pesado).',
    send: 'Mande altura, largura, material e uma foto da guia de cima.',
  },
  {
    when: [
      'motor',
      'basculante',
      'correr|deslizante',
      'serve|funciona|pode|posso|usar|adaptar|colocar|transformar|aproveitar|tem como|encaixa',
    ],
    unless: 'trocar portao|mudar portao|ou|e|diferenca|versus|x|preco|quanto custa|transformar portao|qual',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Não dá: o motor de basculante empurra um braço por um fuso, e o de correr gira um pinhão na cremalheira; não há peça que transforme um no outro. O que se aproveita na troca de tipo são o circuito de energia, a fotocélula e, às vezes, os controles.',
    ],
    heading: 'O que comprar e o que reaproveitar',
    text: [
      'Central presa ao corpo do motor sai junto; receptor avulso e fotocélula passam para o novo. Vendido usado, o motor de basculante paga pouco e só a quem tem a mesma folha.',
      'Motor novo com troca fica em geral entre {{replacement.from}} e {{replacement.to}} em casa, por orçamento no de correr.',
    ],
    points: [
      'Controles: servem se o código for da mesma família.',
      'Base de concreto e cremalheira são novas.',
      'Tensão do ponto continua valendo.',
    ],
    further: 'A escolha está em [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande a foto do trilho, comprimento e material da folha.',
  },
  {
    when: [
      'deslizante*|de correr|correr',
      '4 segundos|quatro segundos|4s',
      'motor|motores|portao|portoes|automatizador*',
    ],
    unless: 'nao|parou|demora*|lento|consert*|basculante*|garen|rossi|peccinin|nice|seg|ppa|x|ou',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Em portão de correr, abrir em {{kit.jetflex.seconds}} depende do comprimento da folha: três metros nesse tempo são 45 metros por minuto, e isso é de motor com inversor e folha leve. O nosso kit mais rápido, o JETFLEX, é de basculante e não serve no trilho. No de correr o motor sai por orçamento; numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que olhar num motor rápido de correr',
    text: [
      'Divida o comprimento da folha pelos metros por segundo da ficha e some o arranque e o freio: é o tempo que você vai ver.',
      'Sem inversor a folha chega ao fim sem frear, e velocidade vira batida no batente.',
    ],
    points: [
      'Velocidade na ficha, em metros por minuto.',
      'Potência em HP ao lado do peso máximo: sozinha ela não diz que folha o motor leva.',
      'Peso máximo com a sua folha um quinto abaixo.',
      'Tensão: parte dos motores com inversor pede 220 V.',
      'Trilho no nível e roldanas novas, antes de qualquer velocidade.',
      'Fotocélula no vão, porque folha rápida dá menos tempo a quem passa.',
    ],
    further:
      'Base, trilho e cremalheira estão na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande o comprimento e o material da folha, a tensão da tomada e uma foto do trilho.',
  },
  {
    when: [asksOfWeight],
    unless: broken,
    figure: { unit: 'kilogram', to: 250 },
    ofMotors: 'one-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'O {modelo} aguenta {figura} se a etiqueta da sua versão traz {sobra} ou mais, o que deixa a folha um quinto abaixo do máximo. Folha de {figura} em trilho nivelado é de casa, e um deslizante residencial costuma dar conta dela; quem confirma é a ficha, porque há versões diferentes com o mesmo nome.',
    ],
    heading: 'Da folha de {figura} à ficha do {modelo}',
    text: [
      'A potência sozinha não responde: dois motores de 1/4 HP, ou de 1/2 HP, levam pesos diferentes conforme o redutor. Aqui se lê a linha do peso máximo.',
      'Motor de correr sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}. Novo, vendemos PPA; as outras marcas, já instaladas, consertamos.',
    ],
    points: [
      'Folha solta do motor: tem de correr com uma mão, de ponta a ponta.',
      'Trilho em rampa, vento de frente ou roldana gasta: suba um modelo.',
      'Mais de uma família: compare também os ciclos por hora.',
      'Tensão da etiqueta igual à do ponto, 127 V ou 220 V.',
    ],
    questions: [
      {
        question: 'Como sei que a folha tem mesmo {figura}?',
        answer:
          'Pelas medidas e pelo material. O esforço da mão engana, porque a roldana faz a folha parecer leve; o serralheiro que a fez tem a conta.',
      },
    ],
    further,
    send: 'Mande a foto da etiqueta do {modelo}, o comprimento, a altura e o material da folha: respondemos sim ou não antes da visita.',
  },
  {
    when: [asksOfWeight],
    unless: broken,
    figure: { unit: 'kilogram', from: 251, to: 600 },
    ofMotors: 'one-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Para {figura}, o {modelo} só serve se a etiqueta da sua versão traz {sobra} ou mais; se traz menos do que isso, a resposta é não, porque o motor trabalharia perto do limite em cada abertura e gastaria a engrenagem cedo. O passo então é um deslizante da classe acima: numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}; em portão pesado, entre {{condominium.from}} e {{condominium.to}} com a instalação.',
    ],
    heading: 'O {modelo} diante de uma folha de {figura}',
    text: [
      'O nome não dá o peso, porque há versões diferentes com ele, e a potência em HP também não: dois motores de mesma potência levam pesos diferentes conforme o redutor. Vale a linha do peso máximo, com o portão andando leve na mão.',
      'A marca que vendemos e instalamos é PPA; motor de outra fábrica, já instalado, nós consertamos.',
    ],
    points: [
      'Motor já instalado: a etiqueta fica na carcaça, do lado de fora.',
      'Rampa, chapa fechada ao vento ou roldana velha: conte como folha mais pesada.',
      'Uso de prédio ou empresa: os ciclos por hora pesam tanto quanto os quilos.',
      'Cremalheira de aço, presa em toda a extensão da folha.',
    ],
    questions: [
      {
        question: 'Regular a força no máximo resolve?',
        answer:
          'Não. A folha bate no batente, não para quando encontra alguém, e o motor esquenta do mesmo jeito. Força se regula no mínimo que move o portão.',
      },
    ],
    further,
    send: 'Mande a foto da etiqueta do {modelo}, o comprimento, a altura e o material da folha: respondemos sim ou não antes da visita.',
  },
  {
    when: [asksOfWeight],
    unless: broken,
    figure: { unit: 'kilogram', from: 601 },
    ofMotors: 'one-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Conte com um não: {figura} é folha de portão pesado, e o {modelo} só entra na escolha se a etiqueta da versão dele traz {sobra} ou mais. Nessa classe se procura deslizante de uso intenso, em geral de 1/2 HP para cima, com cremalheira de aço, por {{condominium.from}} a {{condominium.to}} instalado.',
    ],
    heading: 'O que {figura} de correr pedem além do motor',
    text: [
      'Quem para uma folha dessas é o freio do motor e o batente chumbado, nunca a mão. Motor no limite queima a embreagem na partida e passa do ponto na chegada.',
      'Trilho, roldanas e base se medem antes do pedido; roldana cansada engole a sobra que a ficha prometia. O motor que vendemos e instalamos é PPA; de outra fábrica, só o conserto.',
    ],
    points: [
      'Roldanas que somem mais de {figura} de carga.',
      'Concreto sob o motor que não ceda quando ele empurra.',
      'Fotocélula no vão e batente nos dois lados.',
      'Quantas aberturas ele faz na hora de mais movimento.',
    ],
    further:
      'Os cuidados com folha grande estão na página do [motor para portão pesado](/termos/motor-portao-pesado).',
    send: 'Mande a foto da folha inteira por dentro, o comprimento, o material e, se o {modelo} já está na parede, a etiqueta dele.',
  },
  {
    when: ['deslizante|de correr', 'rampa|ladeira|inclinad*', 'subsolo|garagem|descida|motor'],
    unless: 'nao abre|nao fecha|basculante|quebr*',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Portão deslizante em rampa de subsolo funciona se o trilho correr no nível, atravessado à rampa: quem sobe e desce é o carro, e a folha anda plana. Se o trilho acompanha a descida, a folha quer correr sozinha e o motor vira freio; aí se pede motor com freio e batentes reforçados, ou se muda a folha de lugar. Em prédio o conjunto pesado instalado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que medir na rampa antes de escolher o motor',
    text: [
      'Estique uma mangueira de nível nas duas pontas do trilho: alguns milímetros por metro o motor aceita, mais que isso é rampa. Com o motor solto e alguém segurando, a folha não pode andar sozinha.',
      'Em subsolo some água, que desce pela rampa até a base: motor sobre base alta e ralo antes do trilho.',
    ],
    points: [
      'Peso e comprimento da folha.',
      'Aberturas na hora cheia.',
      'Fotocélula dupla, porque o carro que sobe não vê a folha.',
      'Antena levada para fora: no subsolo o controle perde alcance.',
      'Sinaleira na saída para a calçada.',
    ],
  },
  {
    when: ['curva|curvo|em l', 'portao|motor|trilho'],
    unless: 'rua|esquina|carro|fim de curso',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'allowed'],
    answer: [
      'Portão que corre em curva não leva o motor deslizante comum, porque a cremalheira é reta e o pinhão perde o dente onde a folha dobra. Esse portão é feito de gomos articulados e pede o conjunto do fabricante dele, com corrente ou braço próprio. Mande um vídeo da folha em movimento: dizemos, no orçamento, se há adaptação segura ou se o serviço é de quem o fez.',
    ],
    heading: 'O que dá para aproveitar num portão em curva',
    text: [
      'Central, controle, fotocélula e ponto de energia são os mesmos de qualquer portão. O que muda é a peça que puxa a folha.',
      'Se o portão ainda vai ser feito, pense no de correr reto ou no de abrir, que recebem motor de loja e têm peça de reposição.',
    ],
    points: [
      'Raio da curva e número de gomos.',
      'Trilho limpo e guia superior em toda a curva.',
      'Folha levada na mão sem prender.',
    ],
    send: 'Mande um vídeo do portão aberto e fechado na mão e as medidas do vão.',
  },
  {
    when: [
      'mais barato|mais em conta|baratinho|barato|economico',
      'motor|motores|kit|automatizar',
      'correr|deslizante',
    ],
    unless: 'ou|usado|consert*|condominio|predio|basculante|onde|kg|quilos|placa|controle|cremalheira',
    winsTies: true,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'choose'],
    answer: [
      'O mais barato que serve é o menor motor deslizante cujo peso máximo passa o da sua folha em um quarto: numa casa, instalado, fica perto do começo da faixa de {{replacement.from}} a {{replacement.to}}, por orçamento. O que barateia é o que já está pronto: base, cremalheira do mesmo passo, tomada ao lado e roldana boa. Motor menor que a folha sai caro em engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'Onde se economiza sem perder o motor',
    text: [
      'Mande trocar a roldana antes, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}: folha leve permite o motor menor. Aproveite controles e fotocélula, se o código for o mesmo.',
      'Marca sem peça na praça é a economia que volta como motor novo em poucos anos.',
    ],
    points: [
      'Grade e alumínio: classe de entrada.',
      'Chapa inteira, rampa ou vento: um número acima.',
      'Velocidade e inversor são opcionais; peso e ciclos, não.',
      'Para ver o portão não cobramos visita na área atendida.',
    ],
    send: 'Mande o comprimento, a altura e o material da folha, uma foto do trilho e do lugar do motor: dizemos o menor que serve.',
  },
  {
    when: ['melhor motor|melhores motores|qual motor', '2024|2025|2026|2027|2028', 'correr|deslizante'],
    unless: 'nao|parou|queim*|quebr*|consert*|condominio*|predio*|industrial|kg|quilos|ou',
    winsTies: true,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para portão de correr, o melhor motor de hoje é o mesmo critério de sempre: peso máximo um quarto acima da sua folha, ciclos por hora acima do seu uso e peça à venda perto. A novidade que vale pagar é o inversor, que arranca e freia devagar, em folha longa ou rua movimentada. Instalamos PPA por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'Da folha ao modelo',
    text: [
      'Folha de casa em trilho bom pede motor pequeno; rampa, chapa inteira que pega vento e uso coletivo pedem o de cima. O número no nome do motor de correr costuma ser o peso máximo, e a etiqueta confirma.',
    ],
    points: [
      'Confira se o pinhão tem o passo da cremalheira que já está aí.',
      'Compre na tensão que chega à tomada do portão.',
      'Controle de código rolante.',
      'Ano do modelo não diz nada sobre a sua folha.',
    ],
    send: 'Mande o comprimento, a altura e o material da folha e uma foto do trilho.',
  },
];
