/** People who say what has been done to the gate already, what it sounds like, or which of our kits they think of. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const toldStateAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'tirei o motor|tiramos o motor|tirou o motor|tiraram o motor|retirei o motor|retirou o motor|retiraram o motor|sem o motor|motor foi retirado|motor foi tirado|motor retirado|motor foi para conserto|motor esta em conserto',
      'pesad*|dur*|forca|desce*|cai|caiu|caindo|solto|mexe|trancar|bate|batendo|vento|usar|segur*',
    ],
    unless: 'quanto custa|preco|valor|inquilin*|alugu*|alugad*|mudanca',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'O motor escondia o peso: a folha já estava fora do ponto, e era ele que a puxava e a segurava. Sem motor nada a freia, por isso não a deixe aberta nem solta em descida. Com os cabos inteiros, feche-a devagar, em duas pessoas, e tranque; com cabo ou mola solta, afaste todos e não toque nela.',
    ],
    heading: 'Equilibrar a folha antes de remontar o motor',
    text: [
      'Basculante certo fica parado a meia altura sem ajuda. Se ele desce, falta contrapeso ou a mola cansou, e esse acerto é do técnico, porque cabo, mola e contrapeso guardam força.',
      'Cabo, roldana ou guia fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}. O motor volta por último: remontado numa folha pesada, ele gasta a engrenagem em pouco tempo.',
    ],
    points: [
      'De correr: roldana que não gira, trilho sujo ou guia apertada.',
      'De abrir: dobradiça seca, folha caída ou coluna que cedeu.',
      'Tranca: corrente ou cadeado por dentro, no lugar do freio que o motor fazia.',
      'Suporte, parafusos e chave do motor: guarde-os juntos e fotografe onde ficavam.',
    ],
    further: 'O que faz a folha pesar está em [contrapeso desregulado](/contrapeso-do-portao-desregulado).',
    send: 'Mande pelo WhatsApp a foto da folha inteira por dentro e a do lugar de onde o motor saiu, e conte por que ele foi tirado.',
  },
  {
    when: [
      'barulho|ruido|zoada|som|fazendo',
      'britadeira|metralhadora|martelo|martelando|matraca|moedor|triturador|liquidificador|batedeira|furadeira|pedra|pedras|moendo',
    ],
    unless: 'vizinh*',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Pare de usar o motor: barulho forte e seguido, como o de britadeira, costuma ser dente de engrenagem comido ou rolamento estourado, e cada abertura espalha pedaço pela caixa. Desligue o disjuntor e leve a folha na mão, com o motor solto na chave: se ela anda calada, o som é dele.',
    ],
    heading: 'Engrenagem, rolamento ou parafuso frouxo',
    text: [
      'Engrenagem gasta pula dente e bate a cada volta; rolamento ronca o tempo todo e esquenta; base frouxa faz a parede tremer junto. A engrenagem trocada fica entre {{part.gears.from}} e {{part.gears.to}}; reaperto e regulagem, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Só bate com a folha engatada: engrenagem, ou pinhão longe da cremalheira.',
      'Treme a caixa inteira: fixação na coluna ou na base.',
      'Começou depois de uma pancada: eixo ou suporte torto.',
      'Graxa com limalha pingando: não ligue mais, nem para mostrar.',
    ],
    send: 'Se já gravou o som, mande o vídeo sem religar o motor, com a foto da etiqueta dele e o bairro.',
  },
  {
    when: [
      'celular|aplicativo|app|smartphone|telefone',
      'quero|queria|colocar|por|instalar|botar|passar|transformar|dá para|da para|abrir|abra',
      'portao|garagem',
    ],
    unless:
      'nao|parou|quanto|preco|valor|custa|wifi|wi fi|internet|alexa|google|perd*|roub*|interfone|condominio|predio|conecta|sem|camera|hacke*|seguro|seguranca|morador*|melhor|qual|quais|ou|social|abriu|sozinho|controle|longe|jetflex|viagem|visita*|entregador*|clonar|iphone',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Para abrir o portão no celular não é preciso motor novo: um módulo ligado à entrada de botoeira da central recebe o comando do aplicativo. A ligação parte de {{repair.from}}, e o módulo se orça pela foto da central.',
    ],
    heading: 'O que conferir antes de comprar o módulo',
    text: [
      'O sinal de Wi-Fi se testa ao lado da central, com o portão fechado, porque a folha de ferro corta parte dele. Se o motor tem mais de uma entrada livre, o controle comum continua valendo, e é bom que continue.',
      'Peça um sensor que diga se a folha encostou: o módulo sabe que mandou o toque, e não onde o portão parou. Com fotocélula, dá para fechar de longe sem ver o vão.',
    ],
    points: [
      'Central sem entrada de botoeira: troca-se a placa, de {{part.board.from}} a {{part.board.to}}.',
      'Aplicativo com um acesso por pessoa, que se apaga sozinho.',
      'Rede de 2,4 GHz, que é a da maioria dos módulos.',
      'Chave de destravamento à mão, para o dia sem luz.',
    ],
    send: 'Mande pelo WhatsApp a foto da central fechada, a da etiqueta do motor e a tela do sinal de Wi-Fi ao lado dela.',
  },
  {
    when: [
      'padrao|home|kit',
      'madeira|madeira macica',
      'serve|aguenta|funciona|da|pode|bom|leva|abre|move|suporta',
    ],
    unless: 'jetflex|speedy|correr|deslizante|pivotante|duas folhas|preco|quanto',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility'],
    answer: [
      'Serve, se o portão é basculante e a folha de madeira pesa até {{home.weight}}, que é o limite do PPA Home, o motor do kit PADRÃO, de {{kit.padrao}} instalado. Lambri fino fica longe disso; madeira maciça em folha larga chega perto e ainda ganha peso na chuva, e de {{home.weight}} a {{homeJetflex.weight}} o caminho é o JETFLEX, de {{kit.jetflex}}.',
    ],
    heading: 'A conta da folha de madeira',
    text: [
      'Multiplique largura por altura e some o quadro de ferro: a página [que motor serve no meu portão](/motores/escolher) faz a conta pelo material. Na dúvida entre dois motores, vale a folha molhada.',
      'Solta do motor, a folha precisa parar a meia altura na mão. Madeira que empenou ou contrapeso leve se acerta antes, senão o motor carrega o erro a cada abertura.',
    ],
    points: [
      'Espessura da tábua e se há madeira dos dois lados.',
      'Coluna firme onde o motor se prende, e lateral livre para o fuso.',
      'Verniz ou selador em dia, que seguram o peso no lugar.',
    ],
    send: 'Mande a largura, a altura e a espessura da madeira, com uma foto da folha por dentro: dizemos se o PADRÃO leva.',
  },
  {
    when: ['condominio*|predio*|coletivo'],
    figure: { unit: 'opening', from: 40 },
    unless: 'preco|quanto custa|valor|manutencao',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Com {figura} por dia, o portão do prédio pede motor de uso intenso: o de casa foi feito para cinco a dez ciclos por hora e para no meio da fila, e o de estator longo aguenta de trinta a cinquenta. O que decide é a hora mais cheia, e não o total do dia; motor com instalação em portão pesado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Da conta do dia ao motor da proposta',
    text: [
      'Peça à portaria que anote as aberturas da hora de saída por três dias, com moto e entrega junto. Um ciclo é abrir e fechar, e o maior número dos três é o que vai na proposta.',
      'Depois vem o peso: roldana, cabo e trilho entram no preço se não estão bons, porque folha dura encurta a vida de qualquer motor. A revisão passa a ser a cada {{maintenance.interval}}.',
    ],
    points: [
      'Ciclos por hora do modelo, por escrito.',
      'Peso e comprimento da folha, medidos na visita.',
      'Fotocélula em duas alturas, se moto e pedestre usam o vão.',
      'Estator e placa de reserva: quem tem, e em quanto tempo.',
    ],
    send: 'Mande fotos da folha por dentro e da etiqueta do motor atual, com o número de vagas: a proposta vem com o modelo e os ciclos.',
  },
  {
    when: [
      'mesmo disjuntor|mesma tomada|mesmo circuito|mesma fase|mesmo fio|disjuntor junto|dividir disjuntor|junto em disjuntor',
      'portao|motor|cerca eletrica|bomba|piscina|camera|chuveiro|ar condicionado|geladeira',
    ],
    unless: 'capacitor|desarma*|cai|caindo|botoeira|interfone',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'O motor do portão pede disjuntor só dele: com outro aparelho no mesmo circuito, a partida de um derruba a tensão do outro, o motor ronca e a placa reinicia. Quando qualquer um dos dois dá curto, o portão fica parado junto. Separar é serviço do eletricista, no quadro.',
    ],
    heading: 'Como separar o circuito do portão',
    text: [
      'O disjuntor protege o fio, e por isso os dois se escolhem juntos, pela corrente da etiqueta do motor. Do quadro ao portão vai um cabo próprio, com terra, sem emenda na parede.',
      'Do lado do portão conferimos a tensão com tudo ligado e refazemos o trecho até o motor, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Bomba, chuveiro e ar-condicionado: nunca no circuito do portão.',
      'Cerca elétrica: haste de terra própria, longe do fio da central.',
      'Câmera e interfone: fonte em outro circuito, por causa do ruído.',
      'Etiqueta no disjuntor do portão, para achá-lo numa emergência.',
    ],
    send: 'Mande pelo WhatsApp a foto do quadro com os disjuntores à vista e a da etiqueta do motor, e diga o que mais está ligado ali.',
  },
  {
    when: ['nobreak|no break|nobreaks', 'bateria|baterias', 'portao|garagem|motor|para'],
    unless:
      'troc*|dura|quanto|nao|parou|apita*|apito|bip|carrega*|viciad*|velha|fraca|automotiva|de carro|computador|qual|quantas|preco|gel|estufad*|inchad*',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Nobreak para portão se escolhe pela potência do motor e por quantas aberturas a casa precisa até a luz voltar: para sair e entrar uma vez, bastam duas, de ida e volta. A ligação parte de {{repair.from}}, e o aparelho com a bateria sai por orçamento.',
    ],
    heading: 'O que separa um nobreak de portão de um de computador',
    text: [
      'O de informática desliga na partida do motor, que puxa várias vezes a corrente de trabalho. O de portão é feito para essa partida, fica em circuito próprio e alimenta só a central, a fotocélula e a trava.',
      'A bateria é a parte que se gasta, e o calor a mata primeiro: parede na sombra, com ar em volta. Uma vez por ano, corte o disjuntor da entrada e conte quantas vezes ele abre.',
    ],
    points: [
      'Folha leve na mão: cada abertura gasta menos bateria.',
      'Câmera e roteador em outro aparelho, porque gastam o dia todo.',
      'Chave de destravamento à mão, se o apagão durar mais que a carga.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor, uma foto do lugar onde o aparelho ficaria e quantas vezes por dia o portão abre.',
  },
  {
    when: [
      'speedy',
      'jetflex|jet flex',
      'toda hora|muitas vezes|o dia todo|dia inteiro|entra e sai|sai e entra|varias vezes|vai e volta|muito uso|sai muito|entrega*|aplicativo|motorista|uber',
    ],
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Para quem entra e sai toda hora, o JETFLEX, de {{kit.jetflex}} instalado: ele abre em {segundos jetflex}, contra {segundos speedy} do SPEEDY, de {{kit.speedy}}, e o inversor arranca e freia devagar, o que poupa braço e solda. Se o ponto é de 127 V, fique com o SPEEDY.',
    ],
    heading: 'Quando o uso repetido muda a escolha',
    text: [
      'Os dois são motores de casa, para basculante, feitos para cinco a dez aberturas por hora. Mais do que isso todo dia é uso de prédio, e pede motor de uso intenso, por orçamento.',
      'A diferença é de {{kit.jetflex - kit.speedy}}. Nos dois a folha precisa estar reta e equilibrada, porque velocidade faz aparecer todo defeito.',
    ],
    points: [
      'JETFLEX: 220 V no ponto e folha de até {{homeJetflex.weight}}.',
      'SPEEDY: o limite de peso se confirma no pedido, com a folha medida.',
      'Fotocélula no vão, indispensável para quem entra com pressa.',
    ],
    send: 'Mande pelo WhatsApp a foto do basculante por dentro, a altura, a largura e o material da folha, e quantas vezes ele abre na hora mais cheia.',
  },
];
