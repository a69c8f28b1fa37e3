/**
 * What gates are like in a place and what fails there, in a sentence or two. The page of the place (content/places) says
 * it at length. The notes keep a page about one place from reading like a page about another.
 */
export const placeNotes: Readonly<Record<string, string>> = {
  'alto-de-pinheiros':
    'O vão de lá costuma ser largo e o muro curto, com raiz de árvore sob o trilho: mede-se o desnível antes de trocar roldana ou escolher motor.',
  aricanduva:
    'Na baixada o estrago vem da água no trilho e no motor, e na encosta, da rampa que tira a folha do esquadro. Diga de que lado mora, porque muda a peça que o técnico leva.',
  barueri:
    'Portaria de residencial, sobrado de rua e galpão usam três motores diferentes. No residencial decide o número de aberturas; no sobrado, o peso da folha; no galpão, a largura.',
  'bela-vista':
    'Casarão de tijolo antigo, ladeira e vila de entrada única pedem olhar a parede antes do motor: suporte em tijolo solto se arranca no primeiro mês.',
  'bela-vista-de-osasco':
    'Boa parte dos portões é de condomínio, e quem decide é a assembleia. O orçamento vai com o conserto e a troca lado a lado, para caber na reunião.',
  belem:
    'É comum um pilar só segurar dois portões, de dois donos. Antes de furar, combina-se quem responde pela coluna; nas oficinas, o que mais falha é trilho e sensor.',
  'bom-retiro':
    'Fiapo de linha e poeira de corte prendem roldana e fecham a lente da fotocélula das lojas. Nas casas geminadas, o portão bate na parede do vizinho quando o fim de curso sai do ponto.',
  bonsucesso:
    'Perto da rodovia a folha leva pancada e trepidação de caminhão; nas ruas de terra, o pó entra no trilho e na central. Limpar o trilho e vedar a caixa da central resolve ali mais do que trocar peça.',
  bras: 'O portão da loja trabalha de madrugada e leva pancada de carrinho. Convém deixar ensinada a abertura manual e combinar o horário da visita fora da feira.',
  brooklin:
    'Entre prédios novos e casas que sobraram, as queixas mais comuns são o sensor que não vê bicicleta e a etiqueta de acesso que não é lida através da película do carro.',
  butanta:
    'Portão baixo, de madeira ou gradil, e folha de árvore no trilho são o comum. Folha nova e mais alta muda o peso, e o motor se escolhe depois dela.',
  cambuci:
    'Na parte baixa a água chega à soleira, e emenda de fio molhada faz o portão abrir ou travar sozinho. Nos galpões que viraram estúdio, o vão é largo e a folha, pesada.',
  'campo-belo':
    'O que decide o motor é a rotina da casa: família grande abre o portão muitas vezes por dia, e jardim na frente põe galho diante da fotocélula.',
  'campo-limpo':
    'O portão quase sempre é de metalon, leve, e aceita motor comum. Perto do Pirajuçara, a caixa da central se fixa no alto, fora do alcance da água.',
  carapicuiba:
    'Muitos portões trabalham em piso inclinado: com a folha fora de prumo, o motor leva a culpa do cabo e do contrapeso. Nos conjuntos da Cohab a garagem é coletiva e gasta mais.',
  carrao:
    'Cada casa tem o seu portão, em geral de uma folha só, atrás de muro alto. Pilha, sensor e chave de destravamento resolvem parte dos chamados antes da visita.',
  'casa-verde':
    'Muita folha recebeu uma segunda chapa e ficou pesada sem ninguém conferir o contrapeso. Reequilibrar vem antes de motor mais forte.',
  'centro-guarulhos':
    'Garagem que já foi sala tem vão torto e viga no lugar errado, e por isso se mede antes do pedido. No comércio, o portão abre o dia todo e gasta a engrenagem.',
  'centro-osasco':
    'Entrada de serviço de loja e de prédio antigo não pode emperrar em horário de carga. Combina-se a visita cedo e leva-se placa de reserva.',
  'cidade-ademar':
    'A garagem é estreita e o relógio de luz mora na coluna onde iria o motor. Às vezes o conjunto vai do outro lado, e a foto da coluna decide isso antes.',
  consolacao:
    'O portão de ferro desenhado faz parte da fachada, e o motor se instala sem mudar o desenho. Pino gasto e regulagem respondem pela maior parte dos chamados.',
  cotia:
    'Formiga na placa e controle que não alcança são as queixas de quem tem a casa longe do portão, no meio do verde. Caixa vedada e antena externa resolvem as duas.',
  cumbica:
    'O galpão quer motor que aguente repetição, e a casa de quem trabalha em turno quer silêncio de madrugada. Na baixada do Baquirivu, a central se fixa no alto, longe da água.',
  diadema:
    'A folha costuma ser a fachada inteira, rente à rua inclinada, e precisa ser pesada antes de qualquer kit. Capacitor fraco é o conserto mais frequente.',
  'ermelino-matarazzo':
    'Quem sai para a avenida quer abertura rápida; quem mora no morro tem rua em que mal passam dois carros e folha que entorta com encostão.',
  gopouva:
    'Os sobrados dividem o muro e o barulho: se o seu portão bate, a casa ao lado escuta. Contrapeso conferido e parada suave valem mais que potência.',
  grajau:
    'A chuva entra por baixo de muitos portões, e o fio até o quadro é longo. Por isso se mede a tensão no ponto do motor: se ela cai, ele ronca e não sai.',
  guaianases:
    'Motor que veio de outra casa e vão sem viga são comuns. Antes de instalar um motor usado, confere-se engrenagem, capacitor e se a folha é do peso dele.',
  guarulhos:
    'Nos bairros de morro o problema é a rampa, que raspa a folha e força o braço; na planície da Dutra e do aeroporto, são o pó, o caminhão e o uso de galpão.',
  higienopolis:
    'A grade dos prédios veio décadas depois da fachada e não foi feita para motor. A rampa de mão única pede fotocélula bem posta e comando na mão do manobrista.',
  interlagos:
    'O ar da represa mancha o ferro e enche a central de gotas. Vedar e lubrificar antes da estação úmida poupa placa; em dia de evento, a visita se marca cedo.',
  ipiranga:
    'Na colina há ferro trabalhado que raspa, nas vilas de tecelões a garagem é apertada, e nos galpões convertidos o portão é doca. Cada um pede um motor.',
  'itaim-bibi':
    'Prédio comercial quer ciclo, prédio residencial quer silêncio, e as casas que sobraram têm vão estreito e carro esperando na rua.',
  itapevi:
    'Muita casa está em obra quando o portão chega: é a hora de deixar conduíte, tomada alta e coluna cheia de concreto, que depois custam caro.',
  itaquera:
    'São três garagens diferentes: o bolsão de estacionamento da Cohab, a casa térrea com quintal e a garagem que ocupa um andar inteiro. Onde a rua é inclinada, calce a folha antes de destravar o motor, porque o portão solto pode correr sozinho.',
  jabaquara:
    'A garagem no alto da rampa precisa de receptor com bom alcance, e a trepidação afrouxa parafuso do suporte. Reaperto e regulagem resolvem muito chamado.',
  jaguare:
    'Embaixo o portão é de empresa, com roldana castigada; em cima é de casa, em parede úmida que solta o suporte; e há torres novas, ainda na garantia da construtora.',
  jaguaribe:
    'Em rua inclinada a folha pode ser reta ou cortada em diagonal, e isso muda o motor e o canto que bate. Uma foto da soleira basta para saber.',
  'jardim-das-flores':
    'No portão, o que mais incomoda o morador é o barulho das seis da manhã. Lubrificar, regular a chegada e trocar batente calam a maior parte.',
  'km-18':
    'Entre bares e oficinas, o portão precisa fechar sozinho, e isso só se liga com a fotocélula em ordem. Carro parado na frente da garagem pede aviso luminoso.',
  lapa: 'Os trilhos dividem a Lapa em duas, e o portão muda com o lado. Na Lapa de Baixo ficam antigas oficinas ferroviárias e casas coladas em ruas baixas, onde a umidade estraga a placa e a parede velha solta o suporte.',
  liberdade:
    'O bairro tem comércio em quase todo térreo, prédios de várias idades e, na direção do Glicério e da Aclimação, casas compridas de frente estreita com basculante de um carro. Os defeitos mais comuns nascem dessa convivência: sensor desalinhado por esbarrão, gordura na lente e folha que bate em quem encosta.',
  macedo:
    'O portão de clínica sofre com motor pequeno demais para tanta abertura, o de prédio com engrenagem e cabo gastos, e o das casas com pino seco e folga, que fazem barulho em rua quieta.',
  maua: 'Em Mauá quase toda garagem tem rampa, e o portão depende do lado para onde ela desce. Por isso o que mais se conserta ali é barra de baixo podre, folha torta e motor que perdeu força puxando peso que não era dele.',
  moema:
    'O portão mais comum é o de correr ou o basculante largo de garagem coletiva, e o que mais falha é trilho levantado por raiz, roldana gasta e fotocélula encoberta por galho.',
  'mogi-das-cruzes':
    'Os lotes são mais largos que os da capital, e por isso há tanto portão de correr e de duas folhas quanto basculante. A umidade é a causa mais frequente de defeito, na solda que mancha, na dobradiça que prende e no sensor que a neblina engana.',
  mooca:
    'Na Mooca, portão se herda: o nonno mandou fazer, e agora o neto quer automatizar. O defeito típico deles está no eixo seco, na folha pesada para o motor e na solda trincada; nas torres novas, o que aparece é motor cansado de tanto abrir.',
  morumbi:
    'No Morumbi o portão é muitas vezes a única parte da casa que se vê de fora, e quase sempre é fechado, de alto a baixo. Os defeitos vêm do tamanho: cabo de aço cansado, coluna que cede, motor que já não vence o peso.',
  osasco:
    'Na parte sul ficam o Centro, a Vila Yara e o eixo da Avenida dos Autonomistas, com casas de portão de ferro maciço e cada vez mais torres. Na parte norte, depois do rio e da Castello Branco, as ruas sobem e se estreitam, e o basculante raspa na rampa, perde o equilíbrio ou força o braço.',
  paraiso:
    'Os portões são quase todos de prédio, e as queixas mais ouvidas são a batida no fim do curso, o sensor desalinhado e o motor que não descansa por causa das entregas. Nos sobrados aparece o basculante de um carro só, apertado.',
  penha:
    'O portão mais comum é o basculante de sobrado, na linha da calçada, e o que mais o estraga é água na barra de baixo, contrapeso preso por mercadoria e motor lento demais para a rua.',
  perdizes:
    'São portões de prédio, largos e muito usados, em que se desgastam cabo, roldana e fotocélula; nas casas da Pompeia, de rampa curta, o defeito mais sentido é a lentidão.',
  picanco:
    'O comum é a folha de chapa inteira, e os defeitos vêm da umidade na central, do vento que sacode a folha e de motor instalado há muitos anos.',
  pimentas:
    'O portão ocupa a frente inteira e protege o carro e a mercadoria ao mesmo tempo, por isso cede no meio, pesa no motor e gasta a engrenagem por ficar aberto o dia todo.',
  pinheiros:
    'O portão troca de serviço junto com a casa, e aí aparecem os defeitos: central cozida pelo calor da cozinha, motor de casa em uso coletivo e controle de antigo morador ainda gravado.',
  pirituba:
    'Vila Mangalot, Vila Bonilha, City América e Jardim Íris têm em comum a ladeira no caminho de casa, o basculante na frente do sobrado e um defeito típico: a folha que sai do esquadro porque a coluna se mexeu.',
  'presidente-altino':
    'O trem define Presidente Altino: duas linhas se encontram na estação do bairro, e as casas mais antigas nasceram ao lado dos trilhos, das oficinas e das fábricas. É um canto plano de Osasco, encostado no Jaguaré, de casas baixas com portão de ferro desenhado e garagem estreita.',
  quitauna:
    'O portão típico é de ferro grosso, basculante ou de correr, e os defeitos são os da idade: cabo de aço gasto, pino seco, quadro trincado e trilho cheio de folha.',
  republica:
    'As entradas são tortas, as rampas curtas e o portão foi instalado onde coube, e por isso se mede tudo antes de falar em motor.',
  'ribeirao-pires':
    'Cidade de manancial, cercada de mata, tem ar frio e úmido por boa parte do ano, e quem tem portão de ferro precisa pensar nisso antes de tudo. Nos sobrados predomina o basculante, nas chácaras o de correr e o de duas folhas, e em todos a ferrugem, a placa úmida e a queda de energia são os problemas de sempre.',
  'rio-grande-da-serra':
    'As casas são térreas ou sobrados erguidos aos poucos nas encostas, muitas vezes com basculante ou portão de abrir soldado pela própria família. O sensor que a neblina engana, a solda que enferruja e a luz que cai no temporal são as causas mais comuns de portão parado.',
  'rio-pequeno':
    'O portão mais visto é o basculante que toma a frente inteira, com porta de pedestre embutida: mais peso de um lado, que se equilibra antes de escolher o motor.',
  rochdale:
    'As casas são coladas, com basculante de chapa ou portão de correr rente à calçada, e os defeitos começam quase sempre por baixo: lama no trilho, motor molhado e chapa enferrujada.',
  'santa-cecilia':
    'Quem tem garagem na Amaral Gurgel ou na São João sabe que a folha branca amanhece cinza e o trilho ganha uma pasta escura. O bairro tem prédio pequeno sem funcionário, casarão de vão alto e estacionamento, e o defeito que se repete é o da graxa endurecida: portão que range, anda pesado e para.',
  santana:
    'Embaixo ficam a Cruzeiro do Sul, a Voluntários da Pátria e o metrô, com sobrado comercial e portão que abre o dia todo. Em cima há casas grandes, de garagem sob a sala, com rampa que começa logo depois da folha.',
  'santo-amaro':
    'O portão muda com o lugar: de loja, com botoeira gasta; de fábrica, de correr e pesado, com trilho cheio de limalha; de casa grande, com folha dupla; e, nas vilas de sobrados, o basculante de um carro.',
  'santo-andre':
    'Utinga, Camilópolis e o resto do Segundo Subdistrito cresceram ao redor das fábricas, com ruas quase planas, casas geminadas e basculante de chapa. De um lado o defeito vem da folha fora de padrão; do outro, da inclinação.',
  'sao-bernardo-do-campo':
    'Um portão perto da Jurubatuba, a rua das lojas de móveis, pode ter madeira na folha; outro, no Riacho Grande, passa as manhãs encharcado de neblina. Há basculante de sobrado em quase todo bairro, e o estrago mais comum vem da água: dobradiça presa e sensor embaçado.',
  'sao-caetano-do-sul':
    'São Caetano tem pouca terra e muita gente caprichosa, que varre a calçada e pinta o portão. O defeito típico é de medida: fim de curso que saiu do ponto, folha que encosta no carro e batida que o vizinho escuta.',
  'sao-mateus':
    'As casas, erguidas pela própria família geração sobre geração, são altas e coladas, com a garagem na base e o portão ocupando a frente quase inteira. O que mais falha é a estrutura: tubo fino que dobra, suporte mal fixado e folha larga que sai do lugar.',
  'sao-miguel-paulista':
    'Na várzea o portão estraga pela água, nas vilas pelo vão apertado, e no comércio pelo uso sem descanso e pelos controles que se perdem.',
  'sao-paulo':
    'Quem mora em São Paulo conhece a cena: seta ligada, carro atravessado na rua, alguém buzinando atrás e o portão subindo devagar. Capacitor fraco, controle sem alcance, contrapeso fora do ponto e motor pequeno para o uso são os defeitos que aparecem em todas as zonas.',
  sapopemba:
    'O nome que pegou foi Sapopemba, o mesmo da avenida que sai da Água Rasa e só termina em Ribeirão Pires, com comércio dos dois lados e, num bom trecho, o monotrilho por cima. Do Jardim Grimaldi ao Jardim Elba, os sobrados cobrem as ladeiras, com basculante na frente toda.',
  saude:
    'Muito portão dali já tem motor, e a queixa costuma ser de idade: batida no fim, controle copiável, central que falha no calor.',
  se: 'Na Sé, portão quer dizer entrada de estacionamento, doca de loja ou acesso lateral de prédio que já foi banco, cartório ou hotel. Os defeitos vêm do uso: motor que superaquece, fotocélula batida por carrinho, engrenagem gasta e fiação antiga.',
  taboao:
    'O bairro encosta no aeroporto, tem comércio forte em torno da Praça Oito de Dezembro e sobe em direção à serra por jardins populosos, com casas de garagem curta e basculante de chapa. Controle que perde o sinal, folha que desce no meio da manobra e braço desalinhado pela trepidação são as queixas que mais se ouvem ali.',
  'taboao-da-serra':
    'O portão típico é o basculante sob o sobrado, com teto baixo e pouca calçada, e as queixas são de lentidão, de folha que bate no cano e de tomada que a enxurrada alcançou.',
  tatuape:
    'Nas torres o portão se desgasta pela fila, com motor quente e engrenagem moída; no sobrado, o vento e a trepidação do caminhão fazem a folha tremer.',
  tucuruvi:
    'A garagem guarda um carro, a bicicleta do neto e a churrasqueira, e o basculante que a fecha recebeu motor há bastante tempo. Por isso os chamados são de peça cansada: capacitor, central, pino e contrapeso que esbarra em alguma coisa.',
  umuarama:
    'Os portões são trabalhados, escolhidos junto com a pintura do muro, e o que estraga é discreto: base corroída pela rega, fio exposto, motor que já não tem força para uma folha enfeitada.',
  'vila-augusta':
    'Nos prédios o portão falha por excesso de uso; nas casas, por falta de revisão, já que o som da rodovia esconde o ranger até a folha parar.',
  'vila-formosa':
    'Longe da Avenida Doutor Eduardo Cotching e da Praça Sampaio Vidal, a Vila Formosa é quieta a ponto de se ouvir o portão do vizinho e saber quem chegou. Pino seco, batente gasto, capacitor fraco e cabo no fim são os defeitos, e quase todos fazem barulho antes de parar o portão.',
  'vila-galvao':
    'Entre a Timóteo Penteado e a Sete de Setembro, as ruas sobem e descem, com casas de basculante e portinha social ao lado. Na ladeira, confira se a folha fica parada a meia altura antes de pensar no motor.',
  'vila-leopoldina':
    'Os portões são grandes, de correr ou basculantes largos, e falham por excesso de ciclos nos prédios, por falta de uso nos galpões e por água em quase toda parte.',
  'vila-madalena':
    'Na Vila Madalena, o grafite no portão às vezes é encomenda e às vezes é surpresa de segunda-feira. O portão mais comum é o basculante de um carro, rente à calçada, e ele trava por tinta na articulação, apanha de gente encostada e sofre com água no fundo do vale.',
  'vila-maria':
    'O basculante do sobrado raspa na guia afundada; o portão de correr do galpão leva encostão, chuva e trepidação.',
  'vila-mariana':
    'Você anda pela Domingos de Morais, entra numa transversal e dá com uma ruazinha sem saída, de casas geminadas, vaso na janela e um portão comum na entrada. Os defeitos seguem o desenho: motor de casa que não aguenta a vila inteira, cabo de aço que carrega mais de um lado, sensor desalinhado perto de escola.',
  'vila-matilde':
    'A casa típica tem um recuo pequeno na frente, que virou garagem coberta assim que a família comprou o primeiro carro, e um basculante justo, muitas vezes antigo. Cabo no fim, folha que encosta no para-choque e goteira em cima do motor são os problemas de sempre.',
  'vila-prudente':
    'Com metrô, monotrilho e Anhaia Mello, a Vila Prudente está em obra desde que a gente se entende por gente. O que aparece por aqui é coluna trincada, suporte que cede, folha fora de esquadro e, na baixada, portão empurrado pela água.',
  'vila-sonia':
    'A garagem fica muitas vezes abaixo da rua, e os defeitos são água, disjuntor que desarma e portão de correr de corrente frouxa.',
  'vila-yara':
    'Entre um prédio e outro resistem sobrados com portão baixo, jardim na frente e a garagem coberta por telha. Nas torres o que falha é a sequência de dois portões, com sensor e intertravamento; no sobrado ao lado da obra, são o cimento na dobradiça, o pó no motor e a calçada quebrada que faz a folha raspar.',
};

/** The same by name for places without a page, and for the parts of the region. */
export const zoneNotes: Readonly<Record<string, string>> = {
  Alphaville:
    'Nos residenciais de Alphaville, entre Barueri e Santana de Parnaíba, o técnico passa pelo cadastro da portaria: diga o nome do residencial, o lote e o horário em que aceitam serviço. Chamado de conserto em residencial também depende desse cadastro, e de casa de rua, só do endereço.',
  Tamboré:
    'No Tamboré a casa de residencial depende da portaria: diga o nome do condomínio e o horário em que ele aceita serviço. No comércio e no galpão, o número de aberturas escolhe o motor.',
  'Aldeia da Serra':
    'Na Aldeia da Serra o técnico passa pela portaria do residencial: diga o nome dele, o lote e o horário de serviço. Rampa e desnível do terreno se medem antes do motor.',
  'Granja Viana':
    'Na Granja Viana muita casa fica em condomínio fechado: diga o nome do residencial e quem libera a entrada. Portão largo de casa com jardim pede o peso da folha antes do motor.',
  'Zona Norte':
    'Na Zona Norte a ladeira manda: rampa curta, basculante rente à guia e coluna que se mexe. Mede-se o prumo antes de culpar o motor.',
  'Zona Sul':
    'Na Zona Sul convivem prédio de garagem coletiva, sobrado de um carro e, perto das represas, ar úmido que enferruja fim de curso e placa.',
  'Zona Leste':
    'Na Zona Leste o comum é o sobrado com a folha na frente inteira, muitas vezes sem recuo. Nesse basculante largo o contrapeso sai do ponto mais cedo, e a folha mal equilibrada gasta o motor. Diga na mensagem se a folha abre direto para a calçada: sem recuo, o teste do portão se faz com alguém na passagem.',
  'Zona Oeste':
    'Na Zona Oeste há casa de vão largo, vila de entrada única e galpão que virou escritório. O número de aberturas por dia escolhe o motor.',
  ABC: 'No ABC há ruas planas de casa geminada e bairros de morro com garagem em rampa. Nas primeiras estraga a folha fora de padrão; nos segundos, a inclinação.',
  'ABC Paulista':
    'No ABC há ruas planas de casa geminada e bairros de morro com garagem em rampa. Nas primeiras estraga a folha fora de padrão; nos segundos, a inclinação.',
  ABCD: 'No ABCD há ruas planas de casa geminada e bairros de morro com garagem em rampa. Nas primeiras estraga a folha fora de padrão; nos segundos, a inclinação.',
  'Grande São Paulo':
    'De uma ponta a outra da Grande São Paulo o preço do kit não muda; o que muda é o dia. Nos extremos, confirme a agenda antes de contar com a visita.',
};
