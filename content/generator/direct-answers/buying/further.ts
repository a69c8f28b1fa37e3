/** Answers about further choices and prices: copies or originals, another make or voltage, tags, an inverter. */
import type { DirectAnswer } from '../../direct-answer.ts';

const price =
  'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|cobra|cobram';

export const furtherAnswers: readonly DirectAnswer[] = [
  {
    when: ['troc*|substitu*|mudar|passar', 'por ppa|para ppa|por um ppa|pelo ppa|por motor ppa|por'],
    unless: 'controle|placa|central|condominio*',
    ofTwoBrands: 'with-ours',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace', 'worth'],
    answer: [
      'Trocar de marca é trocar o conjunto: motor, central, suporte e controles mudam juntos, e numa casa isso fica entre {{replacement.from}} e {{replacement.to}}. Se o motor de hoje tem peça, o conserto, de {{repair.from}} a {{repair.to}}, quase sempre ganha; a troca vale com bobina queimada ou peça sumida. Vendemos PPA, e por isso desconte o nosso interesse.',
    ],
    heading: 'O que fica e o que sai quando a marca muda',
    text: [
      'Ficam a folha, o disjuntor, a fiação e, no de correr, às vezes a cremalheira, se o passo do dente for o mesmo. Saem o suporte, a central e os controles, que têm código próprio.',
      'Em basculante o conjunto novo sai por {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}} instalado, com {{kit.warranty}} de garantia e dois controles.',
    ],
    points: [
      'Peça primeiro o preço do conserto.',
      'Furos e altura do suporte: os novos serão outros.',
      'Quantos controles a casa usa, para gravar todos no dia.',
      'Tensão do modelo novo igual à do ponto.',
    ],
    further: 'Os dois caminhos estão em [conserto de motor de portão](/topicos/conserto-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a etiqueta do motor atual e uma foto do portão por dentro: respondemos com o conserto e a troca, lado a lado.',
  },
  {
    when: ['127*|110*', '220*', 'compensa|vale|trocar|mudar|passar|transformar|converter|adaptar'],
    unless: 'gasta|economi*|placa|nobreak',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'compatibility'],
    answer: [
      'Não compensa trocar um motor de 127 V que anda bem só para ter 220 V: a força, a velocidade e a conta de luz são as mesmas. Vale quando o motor ia ser trocado de qualquer modo, quando o fio é longo e a tensão cai na partida, ou para pôr o JETFLEX, que é de 220 V e custa {{kit.jetflex}} instalado.',
    ],
    heading: 'O que muda de 127 V para 220 V, e quem faz cada parte',
    text: [
      'Em 220 V a corrente é metade, e por isso fio comprido sofre menos. Levar 220 V até o portão é do eletricista: circuito próprio, disjuntor de dois polos e terra.',
      'O motor de hoje não se liga na outra tensão, a não ser que a etiqueta traga as duas e o técnico mude a ligação por dentro. Placa e fonte também precisam combinar.',
    ],
    points: [
      'Etiqueta com uma tensão só: esse motor não muda.',
      'Luz da garagem que pisca na partida: fio fino ou longo.',
      'Transformador no meio: não aguenta a partida.',
      'Motor novo de 127 V existe, e serve igual.',
    ],
    further: 'Os modelos e as tensões estão em [motores](/motores).',
    send: 'Mande pelo WhatsApp a etiqueta do motor, a foto do quadro e a distância até o portão.',
  },
  {
    when: [`${price}|a mais|diferenca de preco|mais caro`, '220v|220|220 v|127v|127|110v', 'motor|kit'],
    unless: 'gasta|placa|conserto|nobreak|compensa|hp|cv|1/2|1/3|1/4',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'A tensão não muda o preço dos nossos kits: PADRÃO por {{kit.padrao}} e SPEEDY por {{kit.speedy}} se pedem na tensão do ponto, e o JETFLEX, de {{kit.jetflex}}, é só de 220 V. O que pode custar a mais é levar 220 V até o portão, serviço do eletricista, que não está no kit.',
    ],
    heading: 'Onde aparece a diferença de custo entre 127 V e 220 V',
    text: [
      'Se o ponto já tem 220 V com disjuntor de dois polos e terra, não há nada a acrescentar. Se só há 127 V, compare o preço do circuito novo com o ganho: em motor comum ele não se paga.',
      'O gasto de energia é o mesmo nas duas tensões, e por isso a conta de luz não entra na escolha.',
    ],
    points: [
      'Foto do quadro: disjuntor duplo costuma ser 220 V.',
      'Distância do quadro ao portão, em metros.',
      'Motor queimado: leia a tensão na etiqueta.',
    ],
    further:
      'Os valores dos kits estão explicados em [preço de motor de portão](/termos/motor-portao-preco).',
    send: 'Mande pelo WhatsApp a foto do quadro de luz e do portão por dentro: dizemos a tensão e o preço fechado.',
  },
  {
    when: [
      'tag|tags|etiqueta veicular|leitor de placa|lpr|reconhecimento de placa',
      'controle*|portao|condominio*|predio*|instalar|preco*|quanto|trocar',
    ],
    unless: 'clon*|nao le|nao funciona|perd*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Passar dos controles para tag é instalar um leitor na entrada e ligá-lo à botoeira da central: o motor e o portão continuam os mesmos. Leitor, etiquetas e cadastro são de uma empresa de controle de acesso; a ligação no portão é nossa, entre {{repair.from}} e {{repair.to}} conforme o cabo.',
    ],
    heading: 'Da tag ao portão: quem faz o quê',
    text: [
      'O leitor precisa entregar um contato seco por um instante. Daí em diante é como um toque de botoeira, e quem impede o fechamento em cima do carro segue sendo a fotocélula.',
      'Deixe os controles antigos valendo por um mês, com data marcada para apagar a memória. A gravação ou limpeza fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Leitor antes da folha, com o carro parado fora do curso dela.',
      'Uma etiqueta por veículo, e não por unidade.',
      'Comando de reserva na portaria, para falha do leitor.',
      'Cadastro apagado quando alguém se muda ou vende o carro.',
      'Fotocélula testada antes de encurtar a pausa.',
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp a foto da entrada, da central e o modelo do leitor, se já foi escolhido.',
  },
  {
    when: ['1/2|1/2 cv|1/2 hp|1/3|1/4|meio', 'jetflex|inversor|inverter', 'ou|x|melhor|diferenca|qual'],
    isAboutModel: true,
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Os dois levam basculante de até {{homeJetflex.weight}}, e o que os separa é o comando: o de 1/2 CV, de {{motor.halfCv}} sem instalação, anda sempre na mesma velocidade; o Jetflex tem inversor, parte e freia devagar e abre em {segundos jetflex}, por {{kit.jetflex}} já instalado. Quem quer só força leva o primeiro; quem quer tempo e silêncio, o segundo.',
    ],
    heading: 'Potência de um lado, inversor do outro',
    text: [
      'Potência diz quanta folha o motor move, e não em quantos segundos. Por isso trocar um motor menor por um de 1/2 CV não encurta a espera.',
      'Ao comparar os dois preços, lembre que um é a caixa e o outro é o kit montado, com central, dois controles, fixação e mão de obra.',
    ],
    points: [
      'Jetflex: ponto de 220 V e folha reta.',
      'Motor de 1/2 CV: na tensão do ponto.',
      'Folha acima de {{homeJetflex.weight}}: nenhum dos dois, e sim a linha pesada.',
      'Folha leve: o 1/4 CV ou o PADRÃO já bastam.',
    ],
    further:
      'As características do conjunto estão na página do [PPA Home Jetflex](/motores/motor-ppa-home-jetflex).',
  },
  {
    when: ['chaveiro|chaveiros', 'portao|garagem|motor'],
    unless: 'copia|controle|clon*|chave do motor|chave de destrav*',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power', 'repair'],
    answer: [
      'Chaveiro não abre portão eletrônico travado: ele cuida da fechadura, e quem segura a folha é o motor. Se você tem a chave de destravamento, desligue o disjuntor, solte o motor e leve a folha devagar; sem a chave, ou com a folha torta, o serviço é nosso, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Quando é fechadura e quando é motor',
    text: [
      'Portão de pedestres com fechadura emperrada e chave quebrada no miolo são do chaveiro. Portão de garagem que não anda, não destrava ou perdeu a chave do motor é do técnico de portão.',
      'Folha fora do trilho, cabo solto ou basculante caído não se força de jeito nenhum: afaste as pessoas e espere.',
    ],
    points: [
      'Chave do motor: fica na caixa ou com o manual.',
      'Sem luz: a chave solta o motor, e não o controle.',
      'Trava elétrica: tem chave própria, às vezes do lado de fora.',
      'Alguém preso: 193.',
    ],
    further: 'Se a chave do motor sumiu, leia [perdi a chave do motor](/perdi-a-chave-do-motor-do-portao).',
    send: 'Mande pelo WhatsApp a foto do motor e da folha, de longe, e diga se há carro preso.',
  },
  {
    when: [
      'original|originais|da marca|de marca|ppa ou|garen ou|rossi ou|peccinin ou|universal ou|paralela ou|ou ppa|ou garen|ou rossi',
      'paralela|paralelo|generica|generico|similar|compativel|universal|segunda linha',
      'placa|placas|central|centrais',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Em motor comum, placa paralela serve bem se lê o mesmo fim de curso e aguenta a potência; em motor com inversor ou encoder, só a original. A paralela costuma perder desaceleração e saídas de acessório. Trocada por nós, uma placa fica entre {{part.board.from}} e {{part.board.to}}, e os dois preços são ditos antes.',
    ],
    heading: 'O que se perde e o que não se perde com a placa paralela',
    text: [
      'Abrir, fechar e gravar controle, as duas fazem. O que some primeiro é a partida suave, a saída de luz ou de trava e a memória grande de condomínio.',
      'Com placa de outra origem, os controles antigos só voltam se o receptor ler o mesmo código, ou com um receptor avulso ao lado.',
    ],
    points: [
      'Fim de curso: ímã, chave ou contagem de voltas.',
      'Potência do relé igual ou maior.',
      'Tensão da placa igual à da rede.',
      'Entradas de fotocélula e botoeira, se você as usa.',
      'Garantia escrita: {{parts.warranty}} na peça trocada por nós.',
    ],
    further:
      'As funções de cada central estão em [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande pelo WhatsApp a foto da placa com o código e a etiqueta do motor.',
  },
  {
    when: [
      'original|originais|funciona|presta|e bom|bom|vale|serve|compensa',
      'paralelo|generico|genericos|similar|compativel|universal|chines|chinesa|china|barato|baratinho|20 reais|30 reais|15 reais|25 reais',
      'controle|controles',
    ],
    unless: 'nao funciona|nao grava',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Controle genérico serve quando o código é fixo e a frequência é a mesma; em código rolante, quase só o original grava. Para portão que dá para a rua prefira o rolante original, que não se copia de longe. A gravação na garagem fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'Onde o genérico atende e onde ele falha',
    text: [
      'O genérico multimarcas traz uma lista de códigos: confira se a sua central está nela. Alcance menor e botão que afunda são as queixas mais comuns.',
      'Perdeu o original e a fábrica sumiu? Um receptor avulso com controles novos resolve sem trocar a placa.',
    ],
    points: [
      'Chavinhas por dentro: código fixo, aceita cópia.',
      'Rolling ou hopping: peça o da família do receptor.',
      'Frequência no verso, igual à do antigo.',
      'Teste no portão antes de comprar o segundo.',
    ],
    further:
      'Os tipos de código estão na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).',
  },
  {
    when: [
      'fim de curso',
      'magnetico|ima|reed|mecanico|chave|encoder|analogico|digital',
      'ou|melhor|diferenca|qual|x',
    ],
    unless: 'regul*|quebr*|nao para',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O magnético não encosta em nada e por isso dura mais em casa: um ímã passa pelo sensor e a placa para a folha. O mecânico é uma chave que a folha empurra, mais exata e mais sujeita a areia e a quebra. Você quase não escolhe: o tipo vem com o motor, e na troca da placa tem de ser o mesmo.',
    ],
    heading: 'Ímã, chave ou contagem de voltas',
    text: [
      'O ímã sai do lugar com batida e a folha passa do ponto. A chave enferruja e fica presa. O encoder, que conta voltas, permite frear antes do fim, e se perde quando alguém move a folha solta.',
      'Regular qualquer um deles fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Portão de rua com poeira: ímã.',
      'Freada suave: encoder, com placa que o leia.',
      'Trocar a placa: confira o tipo antes de comprar.',
      'Batente mecânico sempre, seja qual for o sensor.',
    ],
    further:
      'Como se acerta está em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
  },
  {
    when: ['residencial', 'industrial|comercial|condominio|uso intenso', 'ou|diferenca|qual|melhor|x|para'],
    unless: 'consert*|preco|mensal',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'A diferença está em quantas vezes seguidas o motor trabalha sem esquentar: o residencial faz de cinco a dez aberturas por hora, e o de uso intenso, com estator mais largo, de trinta a cinquenta. Força é outra conta: há motor de casa para {{homeJetflex.weight}} e motor de prédio com folha leve.',
    ],
    heading: 'Em que ponto a casa vira uso intenso',
    text: [
      'Duas famílias no mesmo portão ainda são casa. Fila de manhã, entrega o dia todo ou pátio de carros já pedem o robusto, mesmo com folha pequena.',
      'Em basculante de casa o kit sai por {{kit.padrao}} a {{kit.jetflex}} instalado; o conjunto pesado, por {{condominium.from}} a {{condominium.to}}.',
    ],
    points: [
      'Aberturas na hora mais cheia, contadas por três dias.',
      'Pese a folha, ou mande as medidas.',
      'Motor de casa que para quente: ficou pequeno para o uso.',
      'Peça os ciclos por hora escritos na proposta.',
    ],
    further: 'A página [que motor serve no meu portão](/motores/escolher) pergunta tipo, peso e uso.',
  },
  {
    when: [price, 'deslizante*|de correr|correr'],
    unless:
      'ou|usado|usada|usados|seminovo|guia|guias|rolete|roletes|mais barato|automatiz*|roldana*|trilho|cremalheira|consert*|manuten*|placa|controle|garen|rossi|peccinin|nice|condominio*|predio*|metros|kg|quilos|mao de obra|3m|4m|5m|6m|instalacao completa|fotocelula|porta de vidro|porta de correr|porta de aluminio|porta de madeira|janela|box',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Motor para portão de correr se orça pela folha: comprimento, peso, trilho e base, sem taxa de visita. Como referência, a troca de um motor residencial fica entre {{replacement.from}} e {{replacement.to}}, e um conjunto pesado, de prédio ou empresa, entre {{condominium.from}} e {{condominium.to}}. Os kits de preço fechado são de basculante e não servem nele.',
    ],
    heading: 'As linhas do preço num portão de correr',
    text: [
      'Motor, cremalheira por metro, base de concreto, ponto de energia e mão de obra. Folha que corre com uma mão e base pronta deixam só as duas primeiras.',
      'Roldanas ou cremalheira gastas se trocam na mesma visita, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Paga-se em até {parcelas} vezes.',
    ],
    points: [
      'Comprimento da folha, para os metros de cremalheira.',
      'Material, para estimar o peso.',
      'Base existente: foto de perto, com os furos.',
      'Trilho e roldanas: um vídeo da folha na mão.',
      'Distância até o quadro de luz.',
    ],
    further:
      'O passo da obra está em [instalação de motor deslizante](/topicos/instalacao-de-motor-de-portao-deslizante).',
    send: 'Mande pelo WhatsApp um vídeo da folha correndo na mão, a foto da base e o comprimento: a faixa de preço volta antes da visita.',
  },
  {
    when: [price, 'pivotante*|de abrir|duas folhas|2 folhas|folha dupla'],
    unless:
      'ou|mais barato|consert*|manuten*|placa|controle|dobradica|garen|rossi|peccinin|nice|condominio*|metros|kg|quilos|fotocelula',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Motor para portão de abrir se cobra por folha: uma folha leva um motor; duas levam dois e uma central que comanda os dois. Como referência, a troca de um motor numa casa fica entre {{replacement.from}} e {{replacement.to}}; essa faixa é de um só, e o par sai por orçamento, sem taxa de visita. Os kits de basculante não servem nele.',
    ],
    heading: 'O que pesa no preço do portão de abrir',
    text: [
      'Coluna estreita pede braço articulado em vez de pistão, e dobradiça cansada se refaz antes, na serralheria. São as duas surpresas que uma foto da coluna evita.',
      'Folha comprida ou de chapa pega vento e pede trava elétrica na ponta, que entra como linha à parte.',
    ],
    points: [
      'Número de folhas e o comprimento de cada uma.',
      'Para que lado abre, e se há rampa.',
      'Coluna: material, largura e distância até a dobradiça.',
      'Fio de uma coluna à outra: há conduíte?',
    ],
    further:
      'As medidas estão em [instalação em portão pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande pelo WhatsApp a foto de cada coluna por dentro, com a dobradiça, e o comprimento das folhas.',
  },
  {
    when: [price, 'consert*|arrumar|reparo', 'motor|portao'],
    unless: 'placa|central|controle|fotocelula',
    ofOtherBrand: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'repair'],
    answer: [
      'Consertar um motor {marca} custa de {{repair.from}} a {{repair.to}}, com a mão de obra, conforme a peça, e a visita não tem taxa. Capacitor e regulagem ficam na parte de baixo; engrenagem, placa e estator do modelo, na de cima. O valor é dito antes de abrir o motor.',
    ],
    heading: 'Preço por peça num motor {marca}',
    text: [
      'O que é de medida comum tem preço certo. O que é do {marca}, como engrenagem e placa, fecha pelo código da etiqueta, que convém fotografar antes.',
      'A garantia é de {{repair.warranty}} no serviço e de {{parts.warranty}} nas peças. Se a peça sumiu, comparamos com a troca, de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
      'Placa, de {{part.board.from}} a {{part.board.to}}.',
      'Estator, de {{part.stator.from}} a {{part.stator.to}}.',
    ],
    further: 'As outras peças estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp a etiqueta do {marca}, um vídeo do defeito com som e o bairro.',
  },
  {
    when: [
      'nobreak|no-break|no break',
      'dois motores|2 motores|dois portoes|2 portoes|portoes|todos os portoes',
    ],
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'Um nobreak serve para dois motores se aguentar os dois partindo ao mesmo tempo, e isso pede o dobro da folga; na prática, dois aparelhos menores, um por portão, costumam sair melhor e não deixam as duas entradas paradas juntas. O tamanho sai das duas etiquetas, e a ligação segue a faixa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Um aparelho para os dois ou um em cada portão',
    text: [
      'Some as potências das etiquetas e lembre que na partida cada motor puxa várias vezes o normal. Se os dois abrem juntos, é essa soma que derruba o nobreak.',
      'Portões longe um do outro pedem fio comprido na saída do aparelho, e aí um em cada ponto ganha. Nos dois casos a tensão é a do motor.',
    ],
    points: [
      'Distância entre os dois motores.',
      'Os dois precisam abrir sem luz, ou basta um?',
      'Tensão igual nas duas etiquetas.',
      'Lugar seco e ventilado.',
    ],
    further:
      'O tamanho do aparelho se acha na página do [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande pelo WhatsApp as duas etiquetas e a distância entre os portões.',
  },
  {
    when: [
      'wifi|wi-fi|wi fi|smart|inteligente',
      'vale a pena|vale pena|compensa|e bom|funciona bem|vantagem|vantagens',
    ],
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Motor com Wi-Fi vale a pena para quem abre para entregador, esquece o portão aberto ou divide a casa com muita gente; para quem só entra e sai de carro, o controle faz o mesmo. E não é preciso motor novo: um módulo na botoeira dá o comando ao que já existe, com ligação a partir de {{repair.from}}.',
    ],
    heading: 'O que o celular acrescenta e do que ele depende',
    text: [
      'Acrescenta o aviso de portão aberto, a abertura de longe e o registro de quem abriu. Depende do sinal na garagem e da internet: quando ela cai, sobram o controle e a botoeira.',
      'Sem fotocélula e sem ver o vão, não feche de longe. Na tabela, o motor Jetflex Wi-Fi custa {{motor.wifi}} sem instalação.',
    ],
    points: [
      'Teste o sinal com o telefone encostado no motor.',
      'Peça sensor de folha aberta, ou o aplicativo só supõe.',
      'Senha própria e conta que a família controle.',
      'Mensalidade: confira antes de comprar.',
    ],
    further: 'As opções estão em [motor de portão Wi-Fi](/termos/motor-portao-wi-fi).',
  },
  {
    when: [
      'sensor antiesmagamento|antiesmagamento|anti esmagamento|sensor de esmagamento|borda sensivel',
      'obrigatori*|lei|norma|normas|precisa|exig*',
    ],
    subject: 'sensor-antiesmagamento',
    isAboutSubject: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Trate o sensor antiesmagamento como obrigatório: as normas técnicas de portão pedem que a folha pare ou volte ao encontrar alguém, e em área comum quem responde pelo acidente é o condomínio, na pessoa do síndico. Lei que o exija de uma casa pode existir no município, e quem confirma é a prefeitura. Na prática: força regulada e fotocélula sempre; borda sensível onde passa criança ou gente a pé.',
    ],
    heading: 'O que deixar em ordem e por escrito',
    text: [
      'A força da central já é um antiesmagamento, quando está no mínimo que move bem e a folha anda leve. Regulá-la custa de {{part.adjustment.from}} a {{part.adjustment.to}}, e a fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}.',
      'Guarde o relatório de cada teste com data: é ele que mostra o cuidado se alguém se machuca. Pergunte também à seguradora e à convenção, que podem exigir mais.',
    ],
    points: [
      'Teste mensal com um cabo de vassoura na borda e no feixe.',
      'Fotocélula em duas alturas em garagem coletiva.',
      'Fechamento automático só com força e fotocélula provadas.',
      'Placa de aviso para pedestres.',
    ],
    further: 'Onde se ajusta a força está em [central de comando](/topicos/central-de-comando-de-portao).',
  },
  {
    when: ['capacitor*', 'qual|que|quantos|valor|uf|microfarad*', '1/4|1/3|1/2|127|220|127v|220v|110v|hp|cv'],
    unless: 'preco|quanto custa',
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O capacitor certo é o que está escrito no velho, em microfarads, com a mesma tensão ou maior: potência e tensão do motor não bastam para adivinhar, porque dois modelos de 1/4 HP podem usar valores diferentes, e o de 127 V pede bem mais microfarads que o de 220 V. Se o corpo está ilegível, vale a etiqueta ou o manual do motor.',
    ],
    heading: 'Como ler o capacitor antes de comprar',
    text: [
      'Dois números decidem: microfarads, que têm de ser iguais, e volts, que podem ser maiores. Valor maior em microfarads aquece a bobina e não dá mais força.',
      'Ele guarda carga mesmo desligado. A troca por técnico fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, com a medição do velho.',
    ],
    points: [
      'Letra e porcentagem são a tolerância, e não o valor.',
      'Tipo permanente, próprio para motor.',
      'Corpo estufado ou vazado: está no fim.',
      'Ronca e parte empurrado: capacitor fraco.',
    ],
    further: 'O teste está em [capacitor fraco](/capacitor-do-motor-de-portao-fraco).',
    send: 'Mande pelo WhatsApp a foto do capacitor e da etiqueta do motor, com o disjuntor desligado: dizemos qual comprar.',
  },
  {
    when: ['solar', price],
    subject: 'motor-solar',
    isAboutSubject: true,
    aspects: ['price', 'choose'],
    answer: [
      'Motor de portão solar se orça por foto, porque painel, bateria e motor de 24 V se dimensionam pelo peso da folha, pelas aberturas por dia e pelo sol do lugar; preço único, sem isso, erra. Se há rede elétrica a poucos metros, um motor comum, de {{kit.padrao}} a {{kit.jetflex}} instalado em basculante, sai bem mais em conta.',
    ],
    heading: 'As partes do preço do conjunto solar',
    text: [
      'São quatro: motor de corrente contínua com central, painel, bateria e montagem. A bateria é a que se repete, porque envelhece em poucos anos.',
      'Antes do orçamento, compare com puxar um circuito da casa. Até algumas dezenas de metros, o cabo costuma ganhar.',
    ],
    points: [
      'Tipo, largura e peso da folha.',
      'Aberturas em dia comum e em dia de visita.',
      'Sol direto na coluna, sem árvore.',
      'Distância ao quadro de luz.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão ao meio-dia, a distância da casa e o bairro.',
  },
  {
    when: [
      'manuten*|contrato|preventiva|mensal',
      'empresa|loja|galpao|comercio|industria|escola|industrial|fabrica',
      'vale a pena|compensa|precisa|vale|necessari*|contratar',
    ],
    unless: 'empresa de|empresa que|preco|quanto',
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['worth', 'care'],
    answer: [
      'Vale a pena o contrato mensal para uma empresa quando o portão parado custa dinheiro: doca, pátio de entrega ou loja que não fecha. Ele precisa trazer prazo de resposta por escrito e revisão a cada {{maintenance.interval}}; sem isso, duas visitas avulsas por ano fazem o mesmo e custam menos.',
    ],
    heading: 'A conta entre contrato e visita avulsa',
    text: [
      'Some o que se gastou em chamadas no último ano e as horas com a passagem parada. Se o portão já parou em horário de carga, é a prioridade na chamada que se está comprando.',
      'Peça gasta é orçada à parte, de {{repair.from}} a {{repair.to}} na maioria dos casos, e o motor pesado, de {{condominium.from}} a {{condominium.to}}.',
    ],
    points: [
      'Prazo de chegada com o portão aberto ou fechado.',
      'Visitas por ano e lista do que se testa.',
      'Horário do serviço fora do expediente.',
      'Relatório para a segurança do trabalho.',
      'Multa de saída curta, ou nenhuma.',
    ],
    further:
      'O que se faz em cada visita está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande pelo WhatsApp as fotos dos portões e o que se gastou em chamadas no ano: devolvemos o custo do ano com contrato e sem ele.',
  },
  {
    when: ['conserta|consertar|conserto|quem conserta|arruma', 'madeira', 'portao|motor'],
    unless: 'preco|quanto|cupim|inchou|molhou',
    subject: 'portao-de-madeira',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão de madeira automático tem dois ofícios: motor, central, cabos e regulagem são nossos, de {{repair.from}} a {{repair.to}}; tábua inchada, cupim e folha empenada são do marceneiro. Na visita dizemos qual dos dois o defeito pede, sem taxa.',
    ],
    heading: 'De quem é o defeito da folha de madeira',
    text: [
      'Com o motor solto, mova a folha com a mão. Se ela raspa ou pesa depois da chuva, é madeira inchada; se anda leve e o motor ronca, é peça do motor.',
      'Madeira molhada pesa mais e tira a folha do equilíbrio. Depois da plaina, o contrapeso e o fim de curso se acertam de novo, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Raspa só no inverno ou na chuva: marceneiro.',
      'Parafuso do suporte frouxo na tábua: falta quadro de ferro.',
      'Ronca e não parte: capacitor.',
      'Para sempre no mesmo ponto: fim de curso.',
    ],
    further:
      'O quadro por trás das tábuas está em [instalação de motor em portão de madeira](/topicos/instalacao-de-motor-em-portao-de-madeira).',
    send: 'Mande pelo WhatsApp um vídeo da folha na mão, a foto do suporte por dentro e do pé da folha.',
  },
  {
    when: [
      'precisa|precisa de|vale a pena|necessario|compensa',
      'motor|automatizar',
      '2 metros|2m|1,5 metro|1,80|2,20|2,5 metros|portao pequeno|portao estreito',
    ],
    unless: 'qual motor|que motor|de que motor',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Precisar, não precisa: portão de dois metros em geral é leve e abre com uma mão. O motor se paga pelo uso, e não pela largura: carro todo dia, chegada à noite ou alguém que não pode forçar as costas. Se for pôr, o menor serve: basculante de até {{motor.quarterCv.weight}} fica com o 1/4 CV, e o kit instalado começa em {{kit.padrao}}.',
    ],
    heading: 'Quando o motor vale a pena num vão estreito',
    text: [
      'Folha leve aceita qualquer motor de casa, e gastar em potência ali é perder dinheiro. O que convém é partida suave e força no mínimo, porque a folha pequena bate mais.',
      'Se o vão é só de pedestre, o que se automatiza é a tranca, e não a folha.',
    ],
    points: [
      'Basculante, de correr ou de abrir: o tipo decide o motor.',
      'Material: chapa e madeira pesam mesmo em folha curta.',
      'Lugar para o motor na coluna, um palmo livre.',
      'Ponto de energia com terra.',
    ],
    further: 'Peso e tempo de cada modelo estão em [motores](/motores).',
  },
  {
    when: ['concertina*|arame farpado'],
    subject: 'cerca-eletrica',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Concertina não está entre os nossos serviços: quem a põe é uma empresa de segurança patrimonial. Em portão automático ela não vai na folha: a lâmina pesa, prende no batente e corta quem destrava o motor na falta de luz. O lugar dela é o muro, fora do curso da folha.',
    ],
    heading: 'Concertina perto de um portão que se move',
    text: [
      'No basculante, a folha sobe e avança; no de correr, ela passa rente ao muro. Abra o portão inteiro e marque até onde ele chega antes de deixar instalar qualquer coisa.',
      'Se já há concertina presa na folha e o motor perdeu força, ela soma peso e atrito: tirada a lâmina, regulamos curso e força, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Nada fixado na folha que passe da borda.',
      'Distância livre da chave de destravamento.',
      'Fio de alarme longe do curso do braço.',
      'Altura e aviso: a prefeitura tem regra própria.',
    ],
    further:
      'O que a folha pede para receber motor está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande pelo WhatsApp uma foto do muro com o portão todo aberto, e dizemos a folga que ele precisa.',
  },
  {
    when: [
      'bateria*',
      'nobreak|no-break|no break',
      'quanto tempo dura|quantos anos|dura|vida util|quando trocar|duracao|de quanto em quanto tempo',
    ],
    unless: 'horas|autonomia|aberturas',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['lifetime', 'replace'],
    answer: [
      'A bateria selada de um nobreak de portão dura em geral de dois a quatro anos, e menos em lugar quente; ela envelhece mesmo sem faltar luz. O sinal do fim é o portão que abre uma vez e para no meio da segunda viagem.',
    ],
    heading: 'O teste que diz se a bateria ainda presta',
    text: [
      'De tempos em tempos, desligue o disjuntor do portão e faça uma abertura e um fechamento inteiros. Se a folha fica lenta na volta, troque a bateria antes do próximo apagão.',
      'A troca parte de {{repair.from}}, com o carregador medido, porque bateria nova em carregador ruim dura meses.',
    ],
    points: [
      'Data da compra anotada na caixa.',
      'Caixa morna em dia comum: carregador ou bateria no fim.',
      'Apito em intervalos: leia o painel.',
      'Sol e telha quente por cima: mude o aparelho de lugar.',
    ],
    further: 'Os cuidados estão na página do [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
  },
  {
    when: ['jetflex|jet flex|speedy|padrao', 'garantia'],
    isAboutModel: true,
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'O kit instalado, seja PADRÃO, SPEEDY ou JETFLEX, tem {{kit.warranty}} de garantia no motor e na instalação, contados da data do recibo. O motor da tabela, vendido sem instalação, tem {{motor.warranty}}; vale o prazo escrito na sua proposta e na nota.',
    ],
    heading: 'O que a garantia do kit cobre e o que fica fora',
    text: [
      'Cobre defeito do motor, da central e da montagem. Raio, água dentro da caixa, batida de carro e peça aberta por outra pessoa ficam fora.',
      'No motor de inversor, confira antes a tensão: ele pede 220 V no ponto, com terra.',
    ],
    points: [
      'Guarde o recibo com modelo e data.',
      'Não abra a caixa antes de falar conosco.',
      'Mande o sintoma em vídeo curto.',
      'Coberto: a visita de verificação não tem custo.',
    ],
    further: 'Todos os prazos estão na página de [garantia](/garantia).',
    send: 'Mande pelo WhatsApp a foto do recibo, a etiqueta do motor e um vídeo do que ele faz.',
  },
  {
    when: [
      'manuten*|preventiva|revisao',
      'escola|escolas|creche|colegio|igreja|hospital|clinica|hotel|academia|faculdade',
    ],
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Onde passa muita gente a pé, a manutenção do portão se faz a cada {{maintenance.interval}} e começa pela segurança: força de fechamento, fotocélula e destravamento, testados e anotados com data. Só depois vêm reaperto, graxa e cabos. A visita é marcada fora do horário de movimento, e o valor é dito antes.',
    ],
    heading: 'O que se testa num portão por onde passa público',
    text: [
      'O teste é feito diante de quem responde pelo lugar: cabo de vassoura no feixe, um bloco de madeira no caminho da folha e abertura manual com a energia cortada.',
      'O serviço dura {horas de manutenção} e tem {{repair.warranty}} de garantia. Peça gasta é orçada à parte, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Fotocélula em duas alturas, limpa e firme.',
      'Força no mínimo que leva a folha inteira.',
      'Cabos, roldanas ou dobradiças, com a folha na mão.',
      'Porteiro treinado para soltar o motor.',
      'Relatório guardado para a fiscalização.',
    ],
    further:
      'A lista completa está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande pelo WhatsApp a foto do portão por dentro, o horário de menor movimento e a data da última revisão.',
  },
  {
    when: [
      'supermercado*|mercadinho|hospital|clinica|hotel|pousada|restaurante|academia|farmacia|padaria',
      'automatico|motor|portao|eletronico|garagem',
    ],
    unless:
      'nao abre|nao fecha|consert*|parado|quebr*|queim*|travad*|manuten*|contrato|controle*|enrolar|porta de|preco*|quanto|barulho|urgente|bateu|fotocelula|placa|agua|noite|madrugada|trava',
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Portão de comércio se automatiza pelo movimento: se abre poucas vezes por dia, na chegada e na saída, um motor de casa do peso da folha basta, e em basculante o kit sai por {{kit.padrao}} a {{kit.jetflex}} instalado; se recebe entrega ou cliente o dia todo, pede motor de uso intenso, com conjunto entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Quantas vezes ele abre, e quem passa por ele',
    text: [
      'Até perto de dez aberturas por hora um motor comum aguenta; acima disso, esquenta e para no meio do expediente. Cliente a pé no mesmo vão pede duas fotocélulas e fechamento automático desligado.',
      'A montagem se faz fora do horário de atendimento, e o orçamento sai em nome da empresa, sem taxa de visita.',
    ],
    points: [
      'Aberturas na hora mais cheia de um dia comum.',
      'Largura do vão e maior veículo que entra.',
      'Quem comanda: balcão, portaria, controle ou interfone.',
      'Poste ou proteção na frente do motor.',
    ],
    further:
      'O que comparar antes de comprar está na página do [motor de portão industrial](/termos/motor-portao-industrial).',
    send: 'Mande pelo WhatsApp a foto do portão por dentro, a medida do vão e as aberturas da hora cheia.',
  },
  {
    when: ['presta|e bom|e boa|vale a pena|compensa|e confiavel', 'motor|kit'],
    figure: { unit: 'real' },
    unless: 'conserto|consertar|arrumar|placa|controle|condominio*|deslizante*|correr|pivotante*|duas folhas',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Por {figura}, o preço diz pouco: pergunte o que ele inclui. Na nossa tabela o motor sozinho custa de {{motor.quarterCv}} a {{motor.wifi}}, sem instalação, e é motor bom para a folha certa; instalado em basculante, o kit vai de {{kit.padrao}} a {{kit.jetflex}}. Bem abaixo disso, desconfie de usado, de marca sem peça ou de preço sem mão de obra.',
    ],
    heading: 'O que perguntar sobre um motor de {figura}',
    text: [
      'Marca e modelo escritos por inteiro, peso de folha na ficha e loja que tenha a engrenagem. Sem essas três respostas, nenhum preço é bom.',
      'Some instalação, suporte e controles antes de comparar. O kit montado já traz tudo, com {{kit.warranty}} de garantia.',
    ],
    points: [
      'É só o motor ou vem com central e controles?',
      'Quem instala, e quem responde se parar?',
      'Nota fiscal em seu nome?',
      'Tensão igual à do ponto?',
    ],
    further:
      'Os nossos valores estão em [quanto custa motor de portão](/termos/quanto-custa-motor-de-portao).',
  },
  {
    when: ['social|pedestre*', price, 'motor|interfone|automatic*|fechadura|trava|eletrico|eletronico'],
    unless: 'digital|senha|eletroima|embutid*',
    subject: 'portao-social',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'No portão social paga-se a tranca elétrica e a ligação, e não um motor: fecho, botoeira e fio até a fonte ficam na faixa de {{repair.from}} a {{repair.to}}, conforme a distância e a solda no batente. O interfone em si é de quem trabalha com interfonia; nós ligamos o botão dele ao fecho ou à central.',
    ],
    heading: 'Do que é feito o preço do portão social automático',
    text: [
      'Fecho ou fechadura, fonte de 12 V, botão de saída, mola e mão de obra. Folha caída na dobradiça se acerta antes, na serralheria, ou o trinco não acha o furo.',
      'Motor que mova a folha de pedestre só por orçamento, e raramente compensa.',
    ],
    points: [
      'Distância da fonte ao portão.',
      'Quem abre: interfone, controle do carro ou senha.',
      'Folha que fecha sozinha e no esquadro.',
      'Trancado ou solto na falta de luz: escolha antes.',
    ],
    further: 'Para a trava da folha da garagem, veja [trava elétrica](/topicos/trava-eletrica-para-portao).',
    send: 'Mande pelo WhatsApp a foto do batente, da folha fechada e do interfone, e para que lado o portão abre.',
  },
  {
    when: [
      'portao',
      'velho|antigo|velha',
      'consertar|conserto|arrumar|reformar',
      'compensa|vale|vale a pena|adianta|ou',
    ],
    unless: 'placa|madeira|automatiz*',
    subject: 'portao-automatico',
    aspects: ['worth', 'repair'],
    answer: [
      'Compensa consertar portão eletrônico velho enquanto a folha está firme e a peça do motor se acha: o conserto vai de {{repair.from}} a {{repair.to}}, contra {{replacement.from}} a {{replacement.to}} da troca do motor numa casa. Se o pé da folha apodreceu ou a coluna mexe, o dinheiro vai antes para a serralheria.',
    ],
    heading: 'Folha, motor ou os dois: a ordem de olhar num portão velho',
    text: [
      'Desligue o disjuntor, solte o motor e mova a folha com a mão. Leve e reta, o velho é só o motor; pesada ou torta, consertar o motor é adiar.',
      'Depois veja a etiqueta: motor de marca com peça à venda vale o conserto, e o sem peça pede central adaptada ou conjunto novo.',
    ],
    points: [
      'Ferrugem que a chave atravessa: serralheria primeiro.',
      'Cabo ou roldana gastos: troca barata, que poupa o motor.',
      'Controle de código fixo: receptor avulso resolve.',
      'Terceiro defeito no ano: some e compare com a troca.',
    ],
    further:
      'O preço de cada reparo está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp um vídeo do portão andando, a foto do pé da folha e a etiqueta do motor.',
  },
  {
    when: [
      'chumbar|chumbado|concretar|pedreiro|assentar',
      'trilho|base|coluna|batente',
      'portao|motor|correr|trilho',
    ],
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Chumbar trilho ou fazer a base de concreto é serviço de pedreiro ou de serralheiro, e não nosso; nós dizemos a medida e o nível antes, e voltamos para pôr o motor quando o concreto curou. O trilho tem de ficar reto e no mesmo nível de ponta a ponta, ou nenhuma roldana dura.',
    ],
    heading: 'O que combinar com o pedreiro antes do concreto',
    text: [
      'Deixe passados os eletrodutos: um da rede e outro do comando, com a boca dentro da base. Quebrar depois custa mais que o motor.',
      'Com o trilho pronto, acertamos a folha e trocamos roldanas gastas, por {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Linha esticada sobre o trilho, de ponta a ponta.',
      'Perfil que case com o canal da roldana.',
      'Caimento do piso para a água não ficar na canaleta.',
      'Base do motor acima do piso, fora da poça.',
      'Dias de cura antes de a folha rodar.',
    ],
    further:
      'O que vem depois está em [instalação de motor deslizante](/topicos/instalacao-de-motor-de-portao-deslizante).',
    send: 'Mande pelo WhatsApp a foto do vão e o comprimento da folha: devolvemos a medida da base e da cremalheira.',
  },
  {
    when: [
      'tonelada|toneladas|1000 kg|1000kg|mil quilos|1.000 kg|1200 kg|1500 kg|1.500 kg|1500 quilos|1200 quilos|1.200 kg',
      'portao|motor',
    ],
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Folha de uma tonelada ou mais só se move em portão de correr, sobre roldanas e trilho de carga, com motor industrial e cremalheira de aço; em basculante, a nossa linha pesada vai até {{heavyLine.weight}}. Sai por orçamento, com a folha vista, e os conjuntos pesados comuns ficam entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que segura e o que move uma folha desse peso',
    text: [
      'Quem carrega o peso é a roldana, e não o motor. Se a folha não anda com o esforço de uma pessoa, o primeiro orçamento é de trilho e rodas.',
      'Na parada, uma tonelada não obedece à mão: batente firme nas duas pontas, freio e fotocélula vêm antes da velocidade.',
    ],
    points: [
      'Peso pela conta do serralheiro, com chapa e tubos.',
      'Roldanas com carga escrita e rolamento.',
      'Base de concreto calculada para o empurrão.',
      'Guia de cima que a folha não possa deixar.',
      'Ciclos por hora e rede do local.',
    ],
    further:
      'Os cuidados com folha grande estão na página do [motor para portão pesado](/termos/motor-portao-pesado).',
    send: 'Mande pelo WhatsApp a foto da folha inteira, do trilho e das roldanas, e as passagens por hora.',
  },
  {
    when: [
      'cerca eletrica|central de choque|cerca',
      'aterramento|terra|haste|fio terra',
      'portao|motor|mesmo|junto',
    ],
    subject: 'cerca-eletrica',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Não: a cerca elétrica precisa de uma haste de terra só dela, longe da haste da casa e do portão. No mesmo aterramento os pulsos da cerca voltam pela ferragem, dão choque leve na folha e ruído na placa, que abre ou trava sozinha.',
    ],
    heading: 'Como separar os dois terras',
    text: [
      'O portão usa o terra do quadro de luz, o mesmo da casa. A cerca usa a haste que o instalador dela finca à parte, e os fios dos dois não dividem conduíte.',
      'Formigamento ritmado na folha é da cerca; contínuo, é da rede. Nos dois casos desligue o disjuntor, não encoste e chame. A nossa parte, no portão, vai de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Duas hastes, afastadas uma da outra.',
      'Fio de alta tensão longe da folha aberta.',
      'Cabo da cerca fora do conduíte do portão.',
      'Teste com a cerca armada, de longe.',
    ],
    send: 'Mande pelo WhatsApp uma foto do muro com o portão aberto e conte se o choque é ritmado ou contínuo.',
  },
  {
    when: [
      'mais vendido|mais vendidos|mais usado|mais comum|mais popular|mais procurado',
      'motor|motores|kit|automatizador|portao|portoes',
    ],
    unless: 'defeito|problema|controle',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'buy'],
    answer: [
      'Em casa com basculante, o comum é o motor de fuso de uma folha só, como o PPA Home do kit PADRÃO, que sai por {{kit.padrao}} instalado e leva folha de até {{home.weight}}. O mais vendido não é por isso o certo: quem escolhe é o peso da folha, o tipo do portão e a pressa na rua.',
    ],
    heading: 'Do motor comum ao motor certo para o seu portão',
    text: [
      'O que há de bom num motor muito vendido é a peça: engrenagem e placa se acham em qualquer loja do ramo por muitos anos.',
      'Subir um degrau vale em três casos: SPEEDY, por {{kit.speedy}}, para esperar metade; JETFLEX, por {{kit.jetflex}}, para abrir em {segundos jetflex}; linha pesada para folha acima de {{homeJetflex.weight}}.',
    ],
    points: [
      'De correr ou de abrir: o motor é outro, e sai por orçamento.',
      'Peso da folha abaixo do máximo da ficha.',
      '220 V no ponto, se a escolha for o JETFLEX.',
      'Controle de código rolante.',
    ],
    further: 'A página [que motor serve no meu portão](/motores/escolher) pergunta tipo, peso e uso.',
  },
];
