/** Titles that ask for two things: the first paragraph answers both. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const twoThingsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'controle*',
      'fraco|perdendo alcance|so de perto|longe nao',
      'lento|devagar|pesado|sem forca',
      'portao|motor',
    ],
    subject: 'portao-automatico',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Controle fraco e portão lento juntos apontam primeiro para a energia: tensão que cai ou fonte da placa cansada enfraquecem o receptor e o motor ao mesmo tempo. Prove com bateria nova no controle: se o alcance volta, eram dois defeitos. O lento então é folha pesada ou capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; se nada muda, mede-se a fonte, com reparo a partir de {{repair.from}}.',
    ],
    heading: 'Um defeito ou dois',
    text: [
      'Solte o motor com o disjuntor desligado e mova a folha: se pesa, a lentidão é dela. Luz da casa que enfraquece na partida confirma a tensão.',
    ],
    points: [
      'Todos os controles fracos: receptor ou fonte.',
      'Um só fraco: bateria.',
      'Piora às sete da noite: rede da rua.',
    ],
    send: 'Mande um vídeo da abertura inteira e diga de que distância o controle abre.',
  },
  {
    when: [
      'fotocelula*|sensor',
      'controle*',
      'nao funciona|nao funcionam|parou|pararam|com defeito|queimad*|nao abre|nao fecha',
    ],
    subject: 'central-de-comando',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Fotocélula e controle que param juntos têm uma causa em comum, que é a placa: os dois se alimentam dela, e fonte fraca, fusível ou pico de raio cala ambos. Veja se a luz da central está acesa e se a botoeira abre. Acesa e com botoeira boa, mede-se a saída de 12 ou 24 V; apagada, é fusível ou fonte, com reparo a partir de {{repair.from}}. Até lá, feche na mão e não use o portão sem o sensor.',
    ],
    heading: 'Uma causa ou duas',
    text: [
      'Se o controle volta com bateria nova, eram dois defeitos: a bateria e o par, que instalado fica de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    points: [
      'Depois de raio: placa e sensor são medidos juntos.',
      'Depois de chuva: emenda molhada derruba a saída.',
      'Fonte nova: religue um acessório por vez.',
    ],
    send: 'Mande uma foto da central com a caixa fechada e dos dois lados da fotocélula.',
  },
  {
    when: [
      'consert*|manutencao|arrumar|reparo',
      'portao|motor',
      'programar|gravar|programacao|gravacao|clonar',
      'controle*',
    ],
    unless: 'nao pega|nao grava',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price', 'repair', 'program'],
    answer: [
      'Os dois se fazem na mesma visita: o conserto do portão fica entre {{repair.from}} e {{repair.to}}, conforme a peça, e gravar os controles custa de {{part.programming.from}} a {{part.programming.to}}, quantos forem, com o aparelho novo à parte. Conserta-se primeiro, porque controle gravado em placa que vai ser trocada se perde. Numa troca de placa a gravação já vem junto, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Para resolver numa visita só',
    text: [
      'Junte todos os controles da casa, com bateria boa, e diga antes quantos novos quer. A visita não tem taxa na área atendida, e cada valor é dito antes.',
    ],
    points: [
      'Vídeo do defeito e foto da etiqueta do motor.',
      'Foto do controle aberto, para levar o certo.',
      'Serviço com {{repair.warranty}} de garantia.',
    ],
    send: 'Mande um vídeo do defeito, a foto da etiqueta do motor e a do controle aberto.',
  },
  {
    when: [
      'fotocelula*|sensor',
      'fechamento automatico|fechar sozinho|fecha sozinho|temporizador',
      'instalar|colocar|por|e|ligar|instalacao',
    ],
    unless: 'nao fecha|parou|queim*|quebr*|perigoso|obrigat*',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'As duas coisas vão juntas, e nesta ordem: primeiro a fotocélula, de {{part.photocell.from}} a {{part.photocell.to}} instalada, depois o fechamento automático, que é uma função da central e se liga e regula na mesma visita, de {{part.adjustment.from}} a {{part.adjustment.to}} quando pedido sozinho. Sem o par funcionando não o ligamos, porque o portão fecharia sobre quem ficou no vão.',
    ],
    heading: 'Tempo, altura e prova',
    text: [
      'A pausa dá para o carro passar inteiro e mais alguns segundos. O feixe fica perto de 50 cm do piso; com criança ou bicho, um segundo par vai a um palmo do chão.',
    ],
    points: [
      'Caminho para o fio até o outro lado do vão.',
      'Teste com cabo de vassoura no feixe.',
      'Confira se a sua placa tem a função: quase todas têm.',
    ],
    send: 'Mande uma foto dos dois lados do vão e da etiqueta do motor.',
  },
  {
    when: ['regular|regulagem|ajustar|ajuste|acertar', 'fim de curso', 'forca|embreagem|sensibilidade'],
    unless: 'nao para|queim*|quebr*',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Acerta-se primeiro o fim de curso e depois a força, na mesma visita, de {{part.adjustment.from}} a {{part.adjustment.to}}. O fim de curso se move poucos milímetros por vez, com o disjuntor desligado, até a folha parar encostada sem o motor forçar; a força fica no menor valor que leva a folha inteira, e tem de inverter ao encontrar uma caixa de papelão. Folha pesada se conserta antes.',
    ],
    heading: 'Por que nessa ordem',
    text: [
      'Se a folha bate no fim, parece que sobra força; se para antes, parece que falta. Com o ponto certo, a força se mede pela resistência da folha.',
    ],
    points: [
      'Ímã ou chave: marque o lugar antes de mexer.',
      'Motor com encoder: o percurso se grava na placa.',
      'Prove abrindo e fechando três vezes.',
    ],
    send: 'Mande um vídeo do portão chegando aos dois fins e a foto da etiqueta do motor.',
  },
  {
    when: [
      'consert*|manutencao|reparo|arrumar',
      'portao|portoes',
      'enrolar|porta de aco|porta de rolo',
      'e|mais|com',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'O portão nós consertamos, de {{repair.from}} a {{repair.to}}, com visita sem taxa e {{repair.warranty}} de garantia no serviço; a porta de enrolar, não, e quem cuida dela é uma serralheria de portas de aço. São motores e molas diferentes, e por isso vêm dois orçamentos. Se a de enrolar travou, desligue o disjuntor dela e não force a lâmina, porque a mola do eixo guarda muita força.',
    ],
    heading: 'Dois serviços, dois profissionais',
    text: [
      'Peça o orçamento à serralheria com a largura, a altura e o tipo de lâmina. Para nós, mande o vídeo do portão da garagem.',
    ],
    points: [
      'Portão basculante, de correr e de abrir: conosco.',
      'Porta de lâmina que enrola: com eles.',
      'Controle igual para os dois: um receptor avulso resolve.',
    ],
    send: 'Mande um vídeo do defeito do portão, a foto da etiqueta do motor e o bairro.',
  },
  {
    when: [
      'consert*|manutencao|reparo|arrumar',
      'portao|portoes|motor',
      'troca de fechadura|trocar fechadura|trocar a fechadura|fechadura|troca de a fechadura',
    ],
    unless: 'porta de casa|nao abre|nao destrava|digital',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'O conserto do portão fica entre {{repair.from}} e {{repair.to}}, e a fechadura elétrica, que o botão ou a central aciona, nós trocamos na mesma visita, na mesma faixa de serviço, mais a peça. Fechadura comum, de chave, é do chaveiro ou do serralheiro. Comece pela folha: desalinhada, ela gasta a fechadura nova e força o motor.',
    ],
    heading: 'Elétrica ou de chave',
    text: [
      'A foto do batente e da fechadura diz qual cabe e se a fonte aguenta. Trava da ponta, em portão de abrir, se liga na central; a do portão social, na fonte do interfone.',
    ],
    points: [
      'Estala e não abre: alinhamento.',
      'Não estala: fonte, fio ou bobina.',
      'Folha caída: dobradiça antes da fechadura.',
    ],
    send: 'Mande fotos da fechadura e do batente, um vídeo do defeito do portão e o bairro.',
  },
  {
    when: ['consert*|manutencao|reparo|revisao', 'portao|portoes', 'cancela*'],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['care', 'price'],
    answer: [
      'Do portão cuidamos nós: manutenção por visita, com o valor dito antes, e conserto de {{repair.from}} a {{repair.to}} quando a peça é comum. A cancela não é nosso serviço: haste, mola, gabinete e laço são da empresa de controle de acesso. Convém marcar as duas no mesmo dia, porque a ordem que abre uma muitas vezes passa pela central da outra.',
    ],
    heading: 'Onde o portão e a cancela se encontram',
    text: [
      'O contato que a cancela manda ao portão nós ligamos e provamos na central. Se o portão abre pela botoeira e não pela cancela, o defeito é do lado dela.',
    ],
    points: [
      'Prédio: manutenção do portão {{maintenance.condominium}}.',
      'Relatório de cada visita para o síndico.',
      'Tag, leitor e catraca: controle de acesso.',
    ],
    send: 'Mande fotos do portão por dentro, da etiqueta do motor e o número de vagas.',
  },
  {
    when: ['engrenage*', 'cremalheira*', 'gast*|quebr*|ruim|ruins|trocar|troca|e'],
    unless: 'qual|ou|quanto dura',
    subject: 'cremalheira',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['replace', 'price'],
    answer: [
      'Engrenagem e cremalheira gastas se trocam juntas, porque dente velho come o novo: a engrenagem do motor fica de {{part.gears.from}} a {{part.gears.to}}, e a cremalheira, por gomos, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Até lá pare o motor: cada pulo quebra mais um dente. Veja por que gastaram, quase sempre roldana baixa ou folga errada, ou as novas terão o mesmo fim.',
    ],
    heading: 'A causa antes das peças',
    text: [
      'A folga certa é de um a dois milímetros em todo o curso. Folha que abaixou encosta no pinhão; parafuso frouxo afasta a régua.',
    ],
    points: [
      'Pinhão liso: motor gira e a folha não anda.',
      'Gomos no mesmo passo do pinhão.',
      'Roldana gasta entra no mesmo orçamento.',
    ],
    send: 'Mande uma foto do pinhão e de um palmo da cremalheira, com régua.',
  },
  {
    when: [
      'instala*|instalacao|colocam o motor|colocar o motor|colocar motor|motor novo|troca de motor|trocar o motor|trocar motor',
      'copia|copiar|clonar|controles|controle extra|cadastrar controle*|gravar controle*|programar controle*|copia de controle|copiar os controles',
      'mesmo dia|mesma visita|na hora|junto|tambem|e gravam|e grava|e copia|e faz copia|e copiar|e controle|e programacao',
    ],
    unless: 'nao|parou|aproveitar|antigo',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'program', 'price'],
    answer: [
      'Sim, as duas coisas cabem na mesma visita: a instalação leva de {{install.hours.from in digits}} a {{install.hours.to}}, e os controles são gravados na central nova antes de o técnico ir embora. O kit para basculante, de {{kit.padrao}} a {{kit.jetflex}} instalado, já inclui dois; os outros se compram à parte e se gravam na hora.',
    ],
    heading: 'Controles no dia da instalação',
    text: [
      'Junte na mesma hora todos os controles que vão ficar. O antigo só grava se for da frequência e do código da central nova; o de código fixo também pode ser clonado em outro controle.',
    ],
    points: [
      'Diga antes quantos controles quer, para virem na visita.',
      'Gravação em outra data: de {{part.programming.from}} a {{part.programming.to}}.',
      'De correr ou de abrir: motor por orçamento, e os controles do mesmo jeito.',
    ],
    send: 'Mande a foto do portão por dentro, a do controle que já tem e quantos quer ao todo.',
  },
  {
    when: [
      'conserto|consertar|conserta|arrumar|manutencao',
      'copia|copiar|clonar|controles|controle',
      'mesmo dia|mesma visita|na hora|junto|tambem|e copia|e copiar|e controle',
    ],
    unless: 'nao|parou|conserto de controle|instala*|consertar controle|consertar o controle',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair', 'program', 'price'],
    answer: [
      'Sim, numa visita só: o conserto fica entre {{repair.from}} e {{repair.to}} e leva em geral de {{repair.hours.from in digits}} a {{repair.hours.to}}, e os controles se gravam com o portão já andando. Gravar custa de {{part.programming.from}} a {{part.programming.to}}, com o aparelho à parte; avise antes quantos quer, para virem na visita.',
    ],
    heading: 'O que deixar à mão',
    text: [
      'Um controle que funcione, se houver, e a foto do verso dele: é o que diz se dá para clonar ou se o novo é gravado na central.',
    ],
    points: [
      'Controle perdido: apagam-se todos e gravam-se os que ficaram.',
      'Cada valor é dito antes de começar.',
      'Na área atendida não se cobra a visita.',
    ],
  },
  {
    when: [
      'motor',
      'fotocelula*',
      'e fotocelula|e instalacao|com fotocelula|mais fotocelula|e a fotocelula|fotocelula e',
      'preco|quanto|valor|instalar|instalacao|troca',
    ],
    unless: 'nao|parou|sem',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Os dois na mesma visita: o motor em basculante sai de {{kit.padrao}} a {{kit.jetflex}} com o kit instalado, e a fotocélula acrescenta de {{part.photocell.from}} a {{part.photocell.to}}, com o par, o fio e a regulagem. Em portão de correr ou de abrir a troca do motor numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'Por que pôr a fotocélula junto',
    text: [
      'Com a central aberta, o fio já entra no lugar e o fechamento automático se regula uma vez só. O trabalho inteiro leva um dia ou menos.',
    ],
    points: [
      'Conduíte entre os dois lados do vão, ou par sem fio.',
      'Altura do joelho, para pegar criança e roda.',
      'Pagamento em até {{instalments}}.',
    ],
  },
  {
    when: [
      'conserto|consertar|conserta|consertam|manutencao|arrumar|arruma',
      'portao',
      'fechadura*|interfone*|cerca eletrica|camera*',
      'e fechadura|e troca de fechadura|e interfone|e cerca|e camera|e de interfone|e da fechadura|e trocar a fechadura|e cameras',
    ],
    unless: 'parou|nao|junto com',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'O portão, sim: consertamos motor, central, controle e folha por {{repair.from}} a {{repair.to}}, em geral em {{repair.hours.from in digits}} a {{repair.hours.to}}. Da fechadura, fazemos a elétrica que o portão ou a botoeira aciona; interfone, câmera, cerca elétrica e fechadura comum são de outros profissionais. O fio que liga qualquer um deles à central do portão é conosco.',
    ],
    heading: 'Como juntar os serviços',
    text: [
      'Se os dois pararam juntos, veja antes o disjuntor ou a fonte comum: pode ser um defeito só. Se são defeitos separados, marque o portão primeiro quando ele não fecha.',
    ],
    points: [
      'Fechadura elétrica: fonte, fio, botoeira e o fecho.',
      'Aparelho de interfone: interfonia.',
      'Fechadura de chave: chaveiro.',
    ],
    send: 'Mande a foto dos dois e diga se pararam na mesma hora.',
  },
  {
    when: [
      'motor',
      'portao novo|portao completo|folha nova|novo portao|fazem o portao|o portao e colocam|o portao e poem|o portao e o motor',
      'fazem o portao|fazem|faz|voces|vendem|instalam|e motor|motor e|com motor',
    ],
    unless: 'queimou|serve|quanto custa|preco',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['buy', 'install'],
    answer: [
      'O motor, sim; o portão, não: quem faz a folha nova é a serralheria, e nós pomos o motor, a central e os controles quando ela está no lugar. Para basculante há kit instalado de {{kit.padrao}} a {{kit.jetflex}}; os outros tipos se orçam por foto. Fale conosco antes da medida final, porque o motor pede espaço e reforço.',
    ],
    heading: 'O que combinar com o serralheiro',
    text: [
      'Peso da folha, reforço no ponto do braço ou da cremalheira, coluna firme e conduíte para energia e fotocélula.',
    ],
    points: [
      'Basculante: contrapeso que equilibre a folha sem motor.',
      'De correr: trilho no nível e base para o motor.',
      'De abrir: coluna cheia e espaço para o braço.',
    ],
  },
  {
    when: [
      'garantia',
      'pagamento|pagar|parcel*|cartao|pix|forma de pagamento|formas de pagamento',
      'qual|e|como|tem',
    ],
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'A garantia é de {{kit.warranty}} no kit instalado, motor e instalação; num conserto, {{repair.warranty}} no serviço e {{parts.warranty}} nas peças trocadas. O pagamento se divide em até {{instalments}}, no kit e no conserto: se o cartão cobra juros, o total vem escrito antes de você aceitar.',
    ],
    heading: 'O que fica escrito no orçamento',
    text: [
      'Peça, mão de obra, prazo de cada garantia e forma de pagamento. O serviço começa depois do seu sim.',
    ],
    points: [
      'Kit em basculante: {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}.',
      'Conserto: de {{repair.from}} a {{repair.to}}.',
      'Guarde a proposta: é com ela que se aciona a garantia.',
    ],
  },
  {
    when: ['motor', 'cabo|cabos', 'instalar|instalacao|colocar|por', 'trocar|troca', 'basculante|portao|e'],
    unless: 'energia|fio|eletric*|arrebentou',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['install', 'replace', 'price'],
    answer: [
      'Os dois se fazem juntos, e os cabos vêm primeiro: com a folha escorada troca-se o par, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, acerta-se o contrapeso e só então entra o motor. O kit em basculante sai de {{kit.padrao}} a {{kit.jetflex}} instalado; o acerto da folha é orçado à parte, antes de começar.',
    ],
    heading: 'Por que não deixar os cabos para depois',
    text: [
      'Motor novo abre mais vezes por dia, e cabo velho não avisa. Trocar depois obriga a soltar e regular tudo de novo.',
    ],
    points: [
      'Polia que não gira come o cabo novo: troca junto.',
      'Até a visita, portão fechado se houver fio levantado.',
      'Folha leve na mão no fim: é a prova de que o motor vai durar.',
    ],
  },
  {
    when: ['clonar|copiar|copia|clonagem', 'pilha|bateria', 'controle*|e'],
    unless: 'nao|depois|parou|carro',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program', 'replace'],
    answer: [
      'Troque a pilha antes e copie depois, porque pilha fraca faz a cópia falhar. A pilha se compra igual à velha, A23 de 12 V ou moeda de 3 V, e qualquer um troca. A cópia depende do código: fixo se clona em outro controle, rolante se grava na central, de {{part.programming.from}} a {{part.programming.to}} na visita.',
    ],
    heading: 'Fazer os dois numa vez',
    text: [
      'Mande a foto do controle, frente e verso: dizemos o tipo do código e a medida da pilha. Espere ao lado enquanto copiam.',
    ],
    points: [
      'Contato verde: limpe com pano seco antes da pilha nova.',
      'Copiado e sem alcance: copiador de frequência diferente.',
    ],
  },
  {
    when: ['roldana*', 'troca|trocar', 'lubrifica*|engrax*|graxa|limpeza'],
    unless: 'qual|pode',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['replace', 'care', 'price'],
    answer: [
      'A troca da roldana fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, o par, e na mesma visita se limpa o trilho e se lubrifica o que pede graxa. Roldana nova de rolamento blindado não leva nada, e o trilho fica seco; graxa vai em dobradiça, pino e cremalheira de aço, uma película.',
    ],
    heading: 'Por que o trilho não se engraxa',
    text: [
      'Graxa no trilho junta areia, a roda patina e se come em meses. Varrer resolve mais que qualquer spray.',
    ],
    points: [
      'Troque sempre o par, ou a folha anda torta.',
      'Altura da cremalheira se acerta depois da roda nova.',
      'Trilho afundado gasta a roda de novo: conserte junto.',
    ],
  },
  {
    when: [
      'quanto custa|preco|valor|quanto fica|quanto sai',
      'quanto tempo|demora|tempo leva|prazo',
      'motor|instalar|instalacao|conserto|consertar',
      'instalar|instalacao|colocar|motor',
    ],
    unless: 'conserto|consertar|controle|basculante rapido',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Em basculante, o motor instalado custa {{kit.padrao}} no kit PADRÃO, {{kit.speedy}} no SPEEDY ou {{kit.jetflex}} no JETFLEX, e a montagem leva de {{install.hours.from in digits}} a {{install.hours.to}}, no mesmo dia. De correr ou de abrir sai por orçamento, em geral de {{replacement.from}} a {{replacement.to}} numa casa, no mesmo tempo se a base está pronta.',
    ],
    heading: 'O que muda o preço e o prazo',
    text: [
      'Base de concreto nova pede uma segunda visita, depois de secar. Folha que emperra se acerta antes e se orça à parte.',
    ],
    points: [
      'Duas folhas: dois motores.',
      'Ponto de energia ausente: eletricista antes.',
      'Até {{instalments}} no pagamento.',
    ],
  },
];
