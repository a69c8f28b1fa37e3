/** Parts and accessories to buy by their bare name, and a quiet motor for a gate that has no kit. */
import type { DirectAnswer } from '../../direct-answer.ts';

const inTrouble =
  'nao abre|nao fecha|nao funciona|parou|quebr*|queim*|consert*|repar*|solt*|caiu|saindo|saiu|pulando|pula|estal*|barulho|gast*|torta|torto|desalinhad*|como|program*|regular|trocar|troca|pisca*|molhou|perdi|perdeu|sujo|suja';

export const accessoryOrders: readonly DirectAnswer[] = [
  {
    when: ['silencios*|sem barulho|sem ruido|menos barulho', 'correr|de correr|deslizante*'],
    unless: `${inTrouble}|basculante|pivotante`,
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
    when: ['silencios*|sem barulho|sem ruido|menos barulho', 'pivotante*|de abrir|duas folhas|2 folhas'],
    unless: `${inTrouble}|basculante|correr`,
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Em portão de abrir, motor silencioso é o que parte e para devagar, com inversor ou com parada suave na central, e a dobradiça sem folga faz o resto. Sai por orçamento: trocar o motor de uma folha numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}, e duas folhas levam dois motores.',
    ],
    heading: 'O barulho que não é do motor',
    text: [
      'Dobradiça seca range, folha que pende raspa no chão e batente sem borracha estoura no fim. Gire a folha na mão, com o motor solto e o disjuntor desligado, e ouça.',
      'Trocar dobradiça ou reforçar suporte fica entre {{part.metalwork.from}} e {{part.metalwork.to}}; regular a parada, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Pino da dobradiça com graxa, e sem jogo.',
      'Batente de borracha no chão e no encontro das folhas.',
      'Trava elétrica: o estalo dela é normal.',
    ],
    further:
      'As medidas de coluna e pivô estão em [instalação em portão pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande pelo WhatsApp um vídeo com som do portão de agora e a foto de cada coluna por dentro.',
  },
  {
    when: [
      'controle*',
      'copiador|clonador|copiadora|duplicador|copiador 433|clonador 433|copiador universal',
    ],
    unless: inTrouble,
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['buy', 'compatibility'],
    answer: [
      'Controle copiador só serve para portão de código fixo e da mesma frequência, em geral 433 MHz: ele aprende o sinal do seu e o repete. Em portão de código rolante a cópia não abre, e o controle novo se grava na central, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Como saber se o seu se copia',
    text: [
      'Abra o controle que funciona: fila de chavinhas é código fixo, e copia. Sem chavinhas, leia o verso; as palavras rolling ou hopping, ou o nome de uma linha nova, querem dizer código que muda a cada toque.',
      'Copiador comprado pronto não vem gravado: precisa do original na mão, com pilha boa.',
    ],
    points: [
      'Mesma frequência, lida no verso dos dois.',
      'Um botão livre para cada portão.',
      'Código fixo qualquer um copia: em portão de rua, prefira o rolante.',
    ],
    further:
      'Os tipos de código estão na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).',
    send: 'Mande pelo WhatsApp a foto do controle aberto, do verso e da tampa do motor: dizemos se copia ou se grava.',
  },
  {
    when: ['controle*', 'botoes|botao|4 botoes|3 botoes|2 botoes|quatro botoes|tres botoes|dois botoes'],
    ofOtherBrand: true,
    unless: inTrouble,
    subject: 'controle-remoto',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'compatibility'],
    answer: [
      'Controle {marca}, com qualquer número de botões, nós não vendemos avulso: gravamos na central o que você comprar, de {{part.programming.from}} a {{part.programming.to}}. Botão a mais não atrapalha, porque cada um manda um código próprio; o que decide é o modelo ser da família do receptor {marca} e da mesma frequência.',
    ],
    heading: 'Para que servem os outros botões',
    text: [
      'Um abre a garagem, outro pode abrir o social, o portão da empresa ou acender uma luz, desde que o receptor de cada um seja da mesma família. Sem gravação, o botão não faz nada.',
      'Compare o verso do controle antigo com o do anúncio: modelo e frequência iguais, e não só a cor.',
    ],
    points: [
      'Dois portões iguais em casa: um botão para cada, no mesmo controle.',
      'Receptor antigo sem peça: um novo, a partir de {{repair.from}} instalado, aceita controles de hoje.',
      'Loja que aceite de volta se não gravar.',
    ],
    further:
      'Os tipos de código estão na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).',
    send: 'Mande pelo WhatsApp o verso do controle {marca} e a tampa do motor, e diga o que cada botão deve abrir.',
  },
  {
    when: [
      'receptor*|receptora|modulo receptor',
      'avuls*|comprar|preco|valor|quanto|433|433mhz|universal|novo|ppa|loja|canais|canal',
    ],
    unless: `${inTrouble}|fotocelula|sinal|alcance|antena|antenas`,
    subject: 'receptor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'Receptor de portão avulso nós levamos e ligamos na central que você já tem, na faixa de conserto, de {{repair.from}} a {{repair.to}} conforme o modelo e os controles que vão com ele. Ele serve em motor de qualquer marca, porque aciona a placa pela entrada de botoeira, e passa a ouvir só controles da própria família, em geral de 433 MHz.',
    ],
    heading: 'Antes de comprar o receptor',
    text: [
      'Decida primeiro quais controles a casa vai usar: o receptor se escolhe por eles. Com três ou mais controles a repor, receptor e controles novos costumam sair melhor que procurar os antigos.',
      'O rádio original da central se desliga, para que controles perdidos deixem de abrir.',
    ],
    points: [
      'Código rolante, para o controle não ser copiado.',
      'Tensão que a central tem na saída de acessórios.',
      'Quantos controles a memória guarda.',
      'Antena esticada, longe do metal da caixa.',
    ],
    send: 'Mande pelo WhatsApp a foto dos controles, do verso deles e da etiqueta da central: dizemos o receptor e o valor.',
  },
  {
    when: [
      'cremalheira*',
      'nylon|galvanizad*|metal|metalica|ferro|aco|aluminio|barra|barras|gomo|gomos|parafuso|parafusos|industrial|metro|metros|1 metro|1,5 m|3 metros|com alma',
    ],
    unless: `${inTrouble}|ppa|motor|kit|ou|diferenca|dura|melhor|lubrific*|instalar`,
    subject: 'cremalheira',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price', 'choose'],
    answer: [
      'Cremalheira de portão nós levamos e montamos, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} em portão de casa, na medida da folha. Nylon com alma de aço é silencioso e basta em folha leve; aço galvanizado é para folha pesada e prédio. Nos dois casos o dente tem de ter o passo do pinhão do seu motor.',
    ],
    heading: 'Quantas barras comprar e como prendê-las',
    text: [
      'Meça a folha inteira, e não o vão, e some a sobra em que ficam os dois fins de curso; o que faltar se completa com mais uma barra, cortada. A emenda precisa manter o passo, e por isso se monta com um pedaço servindo de gabarito.',
      'Nylon vai parafusado na folha; aço pode ser parafusado ou soldado no nível, com uma pequena folga sobre o pinhão.',
    ],
    points: [
      'Régua num palmo da cremalheira antiga: mostra o passo do dente.',
      'Pinhão gasto come a cremalheira nova; troca-se junto.',
      'Parafuso em cada furo, e não um sim e outro não.',
    ],
    send: 'Mande pelo WhatsApp o comprimento e o material da folha, a foto de um palmo da cremalheira com régua e a etiqueta do motor.',
  },
  {
    when: ['fotocelula*|sensor de barreira|sensor anti esmagamento', 'ppa'],
    unless: inTrouble,
    subject: 'fotocelula',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'Fotocélula para portão PPA nós levamos, fixamos e ligamos, de {{part.photocell.from}} a {{part.photocell.to}} o par montado. Ela não precisa ser da marca do motor: qualquer par de contato seco serve na central PPA, se a tensão de alimentação for a da saída de acessórios.',
    ],
    heading: 'O que conferir antes de comprar o par',
    text: [
      'Veja na etiqueta da central que tensão ela dá para acessórios, e se há entrada própria de fotocélula. Com o par ligado nela, o portão para de fechar e volta a abrir quando alguém corta o feixe.',
      'Instalado, se testa com um cabo de vassoura em três alturas, com o portão fechando.',
    ],
    points: [
      'Contato que abre ao cortar o feixe, como a central pede.',
      'Alcance maior que a largura do vão.',
      'Corpo para chuva, se fica ao tempo.',
      'Fio até os dois lados, ou passagem para ele.',
    ],
    send: 'Mande pelo WhatsApp uma foto do vão dos dois lados e a da etiqueta da central: dizemos o par e o valor.',
  },
  {
    when: ['braco articulado|braco', 'motor|kit|comprar|preco|pivotante*|de abrir'],
    unless: `${inTrouble}|basculante|pistao|ou|diferenca|correr|abraco|mola`,
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Motor de braço articulado é o do portão de abrir em que o pistão não acha ângulo: coluna larga, muro rente ou dobradiça afastada da frente. Vendemos e instalamos por orçamento; trocar o motor de uma folha numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}, e duas folhas levam dois motores.',
    ],
    heading: 'O que medir para um motor de braço',
    text: [
      'Da dobradiça à frente da coluna e à parede do lado: são essas duas distâncias que dizem onde o braço se prende. Depois, o comprimento e o peso da folha, dentro do limite da ficha.',
      'O braço dobra no meio e precisa de espaço livre dentro da garagem, na altura em que o carro passa.',
    ],
    points: [
      'Coluna firme, que não balance ao empurrar a folha.',
      'Batente no chão, aberto e fechado.',
      'Pino e bucha do braço sem folga, se ele já existe.',
      'Trava elétrica em folha longa ou de chapa fechada.',
    ],
    further:
      'As medidas de coluna e pivô estão em [instalação em portão pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande pelo WhatsApp a foto da coluna por dentro, com uma trena da dobradiça à frente, e o comprimento da folha.',
  },
  {
    when: ['placa|central', 'universal'],
    unless: `${inTrouble}|controle*|diferenca|ou`,
    subject: 'central-de-comando',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'compatibility', 'price'],
    answer: [
      'Central universal serve em motor comum, de indução, se ela lê o fim de curso que o motor tem e aguenta a potência dele; em motor com inversor não serve nenhuma. Trocar a placa por uma universal, com a mão de obra, fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    heading: 'O que se ganha e o que se perde com a universal',
    text: [
      'Ganha-se quando a original saiu de linha: o motor continua, e a central nova já traz receptor para controles de hoje. Perde-se o que era próprio do conjunto, como a parada suave, e os controles antigos quase nunca gravam nela.',
      'Antes de comprar, deixe testar a que está aí: fusível, relé e borne têm conserto.',
    ],
    points: [
      'Tensão da rede: 127 V ou 220 V.',
      'Tipo de fim de curso: ímã, chave ou encoder.',
      'Capacitor: o valor do motor, e não o que vem na caixa.',
      'Saída para trava, luz e fotocélula, se você usa.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a etiqueta do motor e conte o que a placa faz: dizemos se a universal serve e quanto fica.',
  },
];
