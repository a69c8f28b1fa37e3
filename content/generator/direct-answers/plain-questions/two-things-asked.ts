/** Titles that ask for two things: the first paragraph answers both. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const twoThingsAnswers: readonly DirectAnswer[] = [
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
