/** Answers to titles about motors: prices. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { part } from '../../../words/title-groups.ts';

/** Words of a fault, or of a question how or why. Other answers are for such titles. */
const saysMore =
  'nao|barulho*|ruido|quebr*|queim*|gast*|solt*|estal*|ronc*|vaz*|esquent*|molh*|arrebent*|romp*|caiu|pul*|como|por que|porque|pode|posso|medir|testar|ou|versus|melhor|diferenca|onde fica|para que|o que e';

export const generalPriceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'corrente|correntes|corrente de transmissao',
      'motor|portao|basculante|ppa|garen|rossi|peccinin|preco|valor|quanto',
    ],
    unless: `${saysMore}|cadeado|eletrica|ouro|prata|moto|bicicleta|fuga|continua|alternada|consum*|amper*|puxa|fuso|cremalheira|regul*|estic*|engrax*|lubrific*|graxa|oleo`,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'Corrente de motor de portão se troca com o pinhão que ela abraça, num conserto de {{repair.from}} a {{repair.to}} com a mão de obra; se só está frouxa, regular a folga fica entre {{part.adjustment.from}} e {{part.adjustment.to}}. Para comprar avulsa, valem o passo do elo e o comprimento da velha. Se a pergunta é a corrente elétrica, ela está em ampères na etiqueta do motor.',
    ],
    heading: 'Como acertar a corrente nova',
    text: [
      'O passo é a distância de um pino ao seguinte e tem de ser a do pinhão. Conte os elos com a corrente aberta no chão, e guarde a emenda.',
      'Frouxa, a corrente bate e salta dentes; esticada demais, força o eixo. No ponto certo cede um dedo no meio do vão.',
    ],
    points: [
      'Elo duro ou enferrujado: a corrente está no fim.',
      'Dente do pinhão em ponta: trocam-se os dois.',
      'Esticador no fim do parafuso: a corrente alongou.',
    ],
    send: 'Mande uma foto da corrente no meio do percurso, outra do esticador e a etiqueta do motor.',
  },
  {
    when: ['correia|correias', 'jetflex|ppa|garen|rossi|peccinin|preco|valor|quanto|dentada|onde|comprar'],
    unless: `${saysMore.replace('|onde fica', '')}|arrebentou|barulho|fuso`,
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'replace'],
    answer: [
      'Correia de motor de portão se compra pela largura e pelo número de dentes, impressos na velha, e se troca na garagem num conserto de {{repair.from}} a {{repair.to}}. Nem todo motor a tem: o basculante da PPA, Jetflex ou comum, leva a folha por um fuso, e o que gasta nele é a porca. A foto da etiqueta diz qual é o seu caso.',
    ],
    heading: 'Antes de comprar a correia',
    text: [
      'Quem abre a tampa é o técnico: dente raspado, lona à vista ou trinca pedem troca. Correia comprida demais patina, e curta força o rolamento.',
    ],
    points: [
      'Código impresso nas costas da correia.',
      'Polia com dente gasto come a correia nova.',
      'Folha que pesa na mão: acerte-a antes.',
    ],
    send: 'Mande a foto da etiqueta do motor, com a tampa fechada, e um vídeo com o som dele.',
  },
  {
    when: [
      'bucha|buchas',
      'motor|portao|ppa|garen|rossi|peccinin|fuso|preco|valor|bronze|nylon|braco|basculante',
    ],
    unless: `${saysMore}|parafuso|parede|concreto|chumb*|tijolo`,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'Bucha de motor de portão é o anel de bronze ou de nylon em que um eixo gira, no motor, no braço ou na porca do fuso. Gasta, deixa folga e barulho; trocada na visita, fica num conserto de {{repair.from}} a {{repair.to}}, e se compra por três medidas: furo, diâmetro de fora e comprimento.',
    ],
    heading: 'De onde é a bucha',
    text: [
      'A do motor sai com a caixa aberta, e então se veem também rolamento e retentor. A do braço sai com a folha escorada, porque é ele que a segura.',
      'Na porca do fuso, a bucha é a peça feita para gastar antes da rosca de aço: troque pela do próprio modelo.',
    ],
    points: [
      'Bronze: pede uma gota de óleo.',
      'Nylon: trabalha seca ou com a graxa do fabricante.',
      'Furo oval no ferro: bucha nova não segura, é caso de solda.',
    ],
    send: 'Mande pelo WhatsApp a foto da peça ao lado de uma régua e a da etiqueta do motor.',
  },
  {
    when: [
      'carcaca|carcacas|carenagem|carenagens|corpo de motor',
      'motor|ppa|garen|rossi|peccinin|nice|rcg|preco|valor',
    ],
    unless:
      'nao|barulho*|quebr*|queim*|gast*|solt*|estal*|ronc*|vaz*|esquent*|molh*|dispar*|caiu|por que|porque|pode|posso|medir|testar|ou|versus|melhor|diferenca|para que|o que e|choque|cheiro',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'A carcaça e a carenagem do motor de portão são as do próprio modelo, e peça de outro não encaixa. Carenagem de plástico se troca na visita, num serviço a partir de {{repair.from}}, mais a peça; carcaça de metal trincada perde o alinhamento das engrenagens, e aí o motor novo, de {{replacement.from}} a {{replacement.to}} numa casa, costuma ganhar.',
    ],
    heading: 'Tampa, carenagem ou carcaça',
    text: [
      'A tampa protege a placa da chuva e o dedo do pinhão: sem ela, desligue o disjuntor em dia de chuva. A carcaça segura rolamento e base, e não se cola.',
    ],
    points: [
      'Modelo completo da etiqueta, com a geração.',
      'Foto dos quatro lados e dos furos.',
      'Base solta junto: aperte antes de condenar o motor.',
    ],
    send: 'Mande a foto da peça quebrada e a da etiqueta do motor.',
  },
  {
    when: [
      'motor',
      'queimo|queimou|queimado|queimada|queimando',
      'preco|precos|valor|custa|custo|quanto|quanto fica|quanto sai',
    ],
    unless:
      'capacitor|placa|estator|bobina|enrolamento|engrenagem|rolamento|rebobin*|raio|220|110|127|ppa|garen|rossi|peccinin|nice|condominio|predio',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['price', 'repair', 'replace'],
    answer: [
      'Depende do que queimou no motor: capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, placa entre {{part.board.from}} e {{part.board.to}}, e bobina, o motor queimado de fato, entre {{part.stator.from}} e {{part.stator.to}}. Motor novo no lugar, numa casa, custa de {{replacement.from}} a {{replacement.to}} instalado. A medida que separa os casos se faz na visita, que não tem taxa.',
    ],
    heading: 'Quando o conserto deixa de valer',
    text: [
      'Bobina queimada com engrenagem gasta soma quase um motor novo, e aí a troca é mais segura. Em basculante o kit instalado começa em {{kit.padrao}}.',
      'O que queimou o primeiro, como folha pesada ou tensão errada, se resolve antes, ou queima o segundo.',
    ],
    points: [
      'Ronca sem partir: muitas vezes é só o capacitor.',
      'Cheiro forte e carcaça preta: bobina.',
      'Nem luz nem estalo: energia, fusível ou placa.',
      'Disjuntor desligado até a medição.',
    ],
    send: 'Mande a foto da etiqueta do motor, um vídeo com som da última tentativa e o bairro.',
  },
  {
    when: [
      'quanto custa|preco|valor|quanto fica|quanto sai|custo',
      'motor',
      'instalado|ja instalado|com instalacao|instalacao inclusa|instalacao incluida|colocado|com mao de obra',
    ],
    unless:
      'enrolar|porta de aco|porta de rolo|basculante|segundos|correr|deslizante|pivotante|kg|quilos|hp|cv|condominio|jetflex|speedy|padrao|ou|fotocelula|quanto tempo|sem instalacao|so o motor|madeira|ferro|trifasic*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Instalado em portão basculante, o motor custa {{kit.padrao}} no kit PADRÃO, {{kit.speedy}} no SPEEDY ou {{kit.jetflex}} no JETFLEX, com central, dois controles e {{kit.warranty}} de garantia. Em portão de correr ou de abrir o valor sai por orçamento: numa casa, a troca completa fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que muda de um kit para o outro',
    text: [
      'A diferença é a velocidade e o peso que a folha pode ter; a mão de obra já está no preço, e a montagem leva de {{install.hours.from in digits}} a {{install.hours.to}}.',
    ],
    points: [
      'PADRÃO: abre em {{kit.padrao.seconds}}, folha de até {{home.weight}}.',
      'SPEEDY: {{kit.speedy.seconds}}, para quem tem pressa.',
      'JETFLEX: {{kit.jetflex.seconds}}, folha de até {{homeJetflex.weight}}, com {{homeJetflex.volts}} no ponto.',
      'Fora do preço: acerto da folha, ponto de energia e fotocélula.',
      'Pagamento em até {{instalments}}.',
    ],
    send: 'Mande uma foto do portão por dentro, largura, altura e material da folha.',
  },
  {
    when: [
      'diferenca|ou|compar*|mais caro|mais barato',
      'preco|valor|custa|mais caro|mais barato',
      'basculante',
      'deslizante|de correr|correr',
    ],
    unless: 'manutencao|consert*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'choose'],
    answer: [
      'O motor de basculante tem preço fechado, de {{kit.padrao}} a {{kit.jetflex}} já instalado; o de correr sai por orçamento, e numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}. A diferença não está só no motor: o de correr soma cremalheira por metro, base e, às vezes, trilho e roldana.',
    ],
    heading: 'De onde vem a diferença',
    text: [
      'Quem já tem o portão não escolhe: cada folha pede o seu motor, e um não serve na outra. Quem ainda vai fazer a folha compara a obra inteira.',
    ],
    points: [
      'Basculante: o que encarece é peso, e cabo ou contrapeso vencidos.',
      'De correr: o que encarece é comprimento, e chão que precisa de base.',
      'Nos dois: fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}, e ponto de energia.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, com as medidas: se ele ainda não existe, mande a do vão.',
  },
  {
    when: ['suporte|suportes|base|chapa', 'preco|quanto custa|valor|quanto fica|comprar', 'motor'],
    unless: 'nobreak|fotocelula|braco|concreto|controle*|camera',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Suporte novo ou refeito com solda, com o motor no lugar, fica entre {{part.metalwork.from}} e {{part.metalwork.to}}; a peça avulsa se compra em loja do ramo pelo modelo do motor, e o preço é dela. No kit instalado em basculante, de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX), a fixação já está na conta.',
    ],
    heading: 'Quando refazer o suporte',
    text: [
      'Chapa trincada, furo oval e parafuso que não aperta mais fazem o motor balançar e gastar a engrenagem. Solda boa em coluna firme resolve; em parede oca, não.',
      'No portão de correr o apoio é uma base no piso, que o pedreiro faz e que precisa secar antes.',
    ],
    points: [
      'Motor que balança na partida: suporte solto.',
      'Trinca na solda: pare de usar até refazer.',
      'Central desligada durante a solda.',
    ],
    send: 'Mande pelo WhatsApp uma foto do suporte de perto e outra do motor inteiro.',
  },
  {
    when: [
      'barato|barata|mais barato|mais barata|em conta|mais em conta|economico|baratinho|menor preco|promocao|oferta',
      'motor|motores|automatizador|kit|portao eletronico|portao automatico',
    ],
    unless:
      'dentro|barata em|barata entrou|uma barata|bicho|dedetiz*|correr|deslizante*|pivotante*|predio|condominio|conserto|consertar|controle|usado|ou|nobreak|placa|instalar|instalacao|trocar|caro',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'O motor de portão mais barato da nossa tabela é o de 1/4 CV, por {{motor.quarterCv}} sem instalação; o conjunto mais barato já funcionando é o kit PADRÃO para basculante, por {{kit.padrao}} instalado, em até {parcelas} vezes. Se o motor que você tem só falhou, o conserto, de {{repair.from}} a {{repair.to}}, costuma sair mais barato que um motor novo já instalado.',
    ],
    heading: 'Quando o barato serve e quando sai caro',
    text: [
      'O de 1/4 CV leva folha de até {{motor.quarterCv.weight}}, e falta pagar central, fixação e mão de obra. Em portão de correr ou de abrir não há kit de preço fixo: numa casa, conte de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Serve: folha leve, equilibrada, poucas aberturas por dia.',
      'Sai caro: motor no limite do peso, que gasta a engrenagem cedo.',
      'Anúncio muito abaixo disso: veja se vem com central, controles e nota.',
      'Peça de reposição no bairro vale mais que o desconto.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, a altura, a largura e o material da folha: dizemos qual é o mais barato que serve.',
  },
  {
    when: [
      'motor',
      'preco|precos|valor|quanto custa|quanto sai|quanto fica|quanto e|quanto cobra*',
      'como saber|como sei|como identificar|como descobrir|como testar|como ver|como reconhecer|sintoma*|sinais|sinal de',
      'queimou|queimado|queimada|queimar',
    ],
    unless: 'capacitor|placa|central|controle|bobina|compensa|vale a pena',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'signs', 'repair'],
    answer: [
      'Motor de portão queimado se conserta por {{part.stator.from}} a {{part.stator.to}}, o preço do estator, que é a bobina; um motor novo instalado numa casa fica entre {{replacement.from}} e {{replacement.to}}. O sinal de que queimou é o cheiro de verniz com o disjuntor que cai ao acionar; ronco sem cheiro costuma ser capacitor, bem mais barato.',
    ],
    heading: 'Como saber se queimou mesmo',
    text: [
      'Desligue o disjuntor e espere esfriar. Motor quente que volta a andar meia hora depois não queimou: o protetor térmico cortou, e é a folha pesada ou o uso que precisa de atenção.',
      'A prova é do técnico, que mede a resistência da bobina e a fuga para a carcaça. Sai em minutos e decide entre consertar e trocar.',
    ],
    points: [
      'Cheiro forte e fumaça: não religue para testar.',
      'Disjuntor cai na hora: bobina em curto ou fio descascado.',
      'Gira e a folha não anda: engrenagem, e não bobina.',
      'Nada acende: energia ou placa.',
    ],
    send: 'Mande a foto da etiqueta e diga se houve cheiro, disjuntor caído ou só ronco: respondemos o que é mais provável e quanto custa.',
  },
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
    when: ['mais barat*|preco|mais em conta|custa menos|quanto custa|mais caro|valor|economico'],
    unless: 'controle|controles|placa|placas|central|receptor|fotocelula|nobreak',
    ofTwoBrands: 'without-ours',
    subject: 'motor',
    aspects: ['price'],
    answer: [
      'Preço de {primeira} e de {segunda} quem dá é a loja que as vende: nós consertamos as duas e vendemos PPA. Para comparar os dois, peça a mesma lista, motor, central, dois controles, fixação e mão de obra; como medida, o nosso kit PPA instalado em basculante vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'Dois orçamentos que se podem comparar',
    text: [
      'O barato na caixa costuma vir sem suporte, sem cremalheira e sem instalação. Compare só o valor posto no portão, com o prazo da garantia ao lado.',
      'Depois vem o conserto: pergunte o preço da engrenagem e da placa dos dois modelos, porque é ali que a diferença aparece em poucos anos.',
    ],
    points: [
      'Mesmo peso de folha na ficha dos dois modelos.',
      'Quantos controles vêm, e quanto custa mais um.',
      'Quem instala, e quem responde pela garantia.',
      'Frete, base e ponto de energia na conta.',
    ],
    send: 'Mande pelo WhatsApp os orçamentos que recebeu e uma foto do portão por dentro: dizemos o que falta em cada um.',
  },
  {
    when: ['mais barat*|preco|mais em conta|custa menos|quanto custa|mais caro|valor'],
    unless: part,
    ofTwoBrands: 'with-ours',
    subject: 'motor',
    aspects: ['price'],
    answer: [
      'O preço que podemos dar é o da PPA, que vendemos: em basculante, o kit instalado custa {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}, com central, dois controles e {{kit.warranty}} de garantia. Da {outra} não temos preço, porque só a consertamos; ao pedir um, pergunte se ele inclui mão de obra, fixação e controles, ou a comparação sai torta.',
    ],
    heading: 'Comparar preço de {primeira} e {segunda} sem se enganar',
    text: [
      'Caixa na loja e motor instalado são coisas diferentes. Na nossa tabela, o motor PPA sozinho começa em {{motor.quarterCv}}, e o que o separa do kit é suporte, central, controles e a mão de obra.',
      'Some também o futuro: a engrenagem e a placa de cada um, hoje, numa loja perto da sua casa.',
    ],
    points: [
      'Peça os dois preços com a mesma lista: motor, central, controles, fixação e instalação.',
      'Compare modelos com o mesmo peso de folha.',
      'Prazo da garantia do motor e da instalação.',
      'Preço de dois controles a mais.',
    ],
    further:
      'Os nossos valores estão explicados em [quanto custa motor de portão](/termos/quanto-custa-motor-de-portao).',
    send: 'Mande pelo WhatsApp o orçamento que recebeu da {outra} e uma foto do portão: respondemos com o nosso para a mesma lista.',
  },
  {
    when: [
      'por que|porque|motivo|qual a razao',
      'car*|mais alto|mais caro|custa mais|preco alto|mais barato|mais barata|e 899|e 949|e 1349',
      'ppa|motor|kit|de voces|899|949|1349',
    ],
    unless:
      'jetflex|conserto|consert*|instalacao|placa|controle|garen|rossi|peccinin|nice|intelbras|carro|condominio|energia|luz|manutencao|orcamento|visita|bobina|peca',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'worth'],
    answer: [
      'Porque o preço que se vê é o do portão funcionando, e não o da caixa: nos {{kit.padrao}} do kit PADRÃO estão motor PPA, central, dois controles, fixação, mão de obra e {{kit.warranty}} de garantia. O motor sozinho começa em {{motor.quarterCv}} na nossa tabela, e é com esse valor que se compara o do anúncio na internet.',
    ],
    heading: 'A mesma lista dos dois lados',
    text: [
      'Ao preço da internet somam-se frete, controles, suporte e quem instale e responda pela montagem. Com a soma feita, os valores costumam se aproximar.',
      'O JETFLEX, de {{kit.jetflex}}, custa mais pelo inversor: ele abre em {segundos jetflex} e freia antes do batente.',
    ],
    points: [
      'Motor, central e controles: tudo na caixa ou à parte?',
      'Instalação e regulagem: quem faz e com que garantia?',
      'Peça de reposição: há loja perto?',
      'Parcela: até {{instalments}}.',
    ],
    send: 'Mande pelo WhatsApp o outro orçamento ou o anúncio e uma foto do portão: respondemos com a mesma lista.',
  },
  {
    when: [
      'a partir de quanto|a partir de que preco|a partir de qual valor|qual o menor preco|menor preco',
      'motor|kit|portao',
    ],
    unless: 'conserto|placa|controle|kg',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'A partir de {{motor.quarterCv}}, que é o motor de 1/4 CV da nossa tabela, sem instalação, para basculante de até {{motor.quarterCv.weight}}. Já instalado, com central e dois controles, a partir de {{kit.padrao}}, no kit PADRÃO. Em portão de correr ou de abrir o motor se orça, e numa casa começa em geral por {{replacement.from}}.',
    ],
    heading: 'O que o menor preço cobre',
    text: [
      'O motor de tabela é só a máquina: suporte, ligação e regulagem ficam por conta de quem instala. O kit chega funcionando, com {{kit.warranty}} de garantia.',
    ],
    points: [
      'Folha acima do peso do motor barato: conserto cedo.',
      'Compare sempre com a instalação somada.',
      'Parcela em até {{instalments}}.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro e as medidas: dizemos o menor preço que serve nele.',
  },
  {
    when: [
      'alugar motor|aluguel de motor|locacao de motor|motor para alugar|alugar um motor|locacao de portao|aluguel de portao',
    ],
    subject: 'motor',
    answer: [
      'Não alugamos motor nem portão: o motor é fixado e regulado para uma folha só, e por isso vendemos com instalação. O kit em basculante custa de {{kit.padrao}} a {{kit.jetflex}} e pode ser dividido em até {parcelas} vezes.',
    ],
    heading: 'Em vez do aluguel',
    text: [
      'Para um uso de poucos meses, compare com a abertura na mão ou com o conserto do motor que já está aí, de {{repair.from}} a {{repair.to}}. Em casa alugada, o motor pode sair na mudança, com o acordo do dono por escrito.',
    ],
    aspects: ['price', 'buy'],
  },
  {
    when: [
      '2024|2025|2026|2027|2028|este ano|esse ano|atualizado|atualizada|atualizados|hoje em dia',
      'preco*|valor*|quanto custa|quanto esta|quanto fica|quanto sai|custo|tabela',
      'motor|motores|automatizar|portao automatico|portao eletronico|kit',
    ],
    unless:
      'correr|deslizante|pivotante|de abrir|condominio|predio|conserto|consertar|controle*|placa|usado|instal*|garen|rossi|peccinin|nice|intelbras|agl|kg|quilos|jetflex|cremalheira|solar|rapido',
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Na nossa tabela de hoje, um motor de portão basculante custa {{kit.padrao}} (PADRÃO), {{kit.speedy}} (SPEEDY) ou {{kit.jetflex}} (JETFLEX), já instalado, com central e dois controles. Sem instalação, o motor mais simples sai por {{motor.quarterCv}}. O de correr e o de abrir são orçados por foto, numa casa em geral de {{replacement.from}} a {{replacement.to}}, e o preço dito no orçamento não muda na visita.',
    ],
    heading: 'O que faz o preço mudar de um ano para outro',
    text: [
      'O motor segue o fabricante e o aço; a mão de obra muda menos. Anúncio antigo e lista copiada da internet costumam trazer preço sem montagem, sem controle ou de ano passado, e por isso o que vale é o orçamento com data.',
      'Entre dois orçamentos do mesmo mês, a diferença está no que vem junto: fixação, controles, regulagem e prazo de garantia.',
    ],
    points: [
      'Kit instalado: {{kit.warranty}} de garantia e até {parcelas} vezes no cartão.',
      'Motor vendido sozinho: {{motor.warranty}} de garantia.',
      'Conserto na folha, quando precisa, é orçado à parte e antes.',
    ],
    further: 'A tabela está em [quanto custa motor de portão](/termos/quanto-custa-motor-de-portao).',
    send: 'Mande uma foto do portão por dentro e as medidas: o valor com a data de hoje vem por mensagem.',
  },
];
