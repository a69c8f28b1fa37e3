/** Answers to titles about photocells: prices, and whether something is worth its price. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const priceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'fotocelula|fotocelulas|sensor',
      'sirene|sinaleira',
      'preco|valor|quanto custa|quanto fica|orcamento|instalar',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'A fotocélula instalada fica entre {{part.photocell.from}} e {{part.photocell.to}}, com o par e o fio; a sirene ou sinaleira se orça pelo modelo, e ligá-la à central que já existe parte de {{repair.from}}. As duas se montam na mesma visita, e o fio que vai até a rua é o que mais muda o valor.',
    ],
    heading: 'O que cada uma faz na entrada',
    text: [
      'A fotocélula impede a folha de fechar em alguém; a sirene avisa quem vem pela calçada. Uma não substitui a outra, e onde há pedestre convém ter as duas.',
    ],
    points: [
      'Entrada livre na placa para o sensor.',
      'Saída de sinaleira, ou um módulo.',
      'Conduíte até a fachada.',
    ],
    send: 'Mande fotos da entrada, por dentro e da rua, e da etiqueta da central.',
  },
  {
    when: [
      'fotocelula*|sensor',
      'por que|porque|motivo*|vantagem|vantagens|importancia|importante',
      'instalar|colocar|ter|usar|importancia|importante|vantagem|vantagens|comprar|por',
    ],
    unless:
      'nao fecha|nao funciona|parou|para de|para de funcionar|queimou|estraga|some|desalinha|pisca|molha|queima|preco|quanto custa|volta|falha|abre|presenca',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['worth', 'safety'],
    answer: [
      'Porque sem fotocélula o portão só percebe uma pessoa, um carro ou um bicho depois de encostar neles, e muitos motores nem isso percebem. Com o par de sensores a central vê a passagem ocupada, para e reabre a folha antes do toque. Instalado, com o fio e o teste, fica de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Quando ela não pode faltar',
    text: [
      'No portão que fecha sozinho ela é a única que olha o vão, porque ninguém está com o dedo no botão. Em casa com criança, idoso ou cachorro, vale também sem fechamento automático.',
      'Em prédio, quem responde por um acidente é o condomínio, e a fotocélula funcionando é a primeira coisa que se pergunta.',
    ],
    points: [
      'Carro parado no vão: a folha espera.',
      'Criança que corre atrás da bola: a folha volta.',
      'Portão batendo no carro: ela evita a maioria dos casos.',
      'Lente limpa todo mês, ou ela deixa de ver.',
    ],
    send: 'Mande fotos dos dois lados do vão e da etiqueta da central: dizemos onde o par vai e quanto fica.',
  },
  {
    when: ['fotocelula*', 'vale a pena|vale|compensa|adianta|e bom|vantagem'],
    unless: 'ou|consert*|limpar',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['worth', 'safety'],
    answer: [
      'Vale, em qualquer portão com motor: o par instalado fica entre {{part.photocell.from}} e {{part.photocell.to}} e faz o portão parar antes de encostar em pessoa, bicho ou carro. Um para-choque amassado custa mais que ela. Só pesa menos onde uma pessoa só fecha o portão, sempre vendo o vão inteiro.',
    ],
    heading: 'Onde ela rende mais',
    text: ['Com fechamento automático ela não é escolha: sem o par, a função fica desligada.'],
    points: [
      'Criança e cachorro: altura do joelho.',
      'Carro baixo e moto: confira se o feixe pega a roda.',
      'Central sem entrada de sensor: a placa vem antes.',
    ],
  },
  {
    when: [
      'fotocelula*',
      'sinaleira|sinaleiro|sinalizador|luz de aviso',
      'preco|quanto|valor|instalar|colocar|e',
    ],
    unless: 'nao|parou|obrigatori*',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'A fotocélula sai, com o par, o fio e a regulagem, de {{part.photocell.from}} a {{part.photocell.to}}; a sinaleira, ligada à saída da central, entra na faixa de conserto, de {{repair.from}} a {{repair.to}}, conforme o fio. As duas se põem na mesma visita, com a central aberta uma vez só.',
    ],
    heading: 'O que a central precisa ter',
    text: [
      'Uma entrada de sensor e uma saída de sinaleira; placa antiga sem a saída leva um relé. Conduíte entre os dois lados do vão poupa quebra.',
    ],
    points: [
      'Fotocélula na altura do joelho.',
      'Sinaleira à vista da calçada.',
      'Bip à noite incomoda: deixe só a luz.',
    ],
  },
  {
    when: ['fotocelula*|sensor de barreira', 'barat*|mais em conta|menor preco|economic*'],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['price', 'choose'],
    answer: [
      'A fotocélula mais barata é o par comum com fio, num vão que já tem conduíte de um lado ao outro: instalada, fica perto de {{part.photocell.from}}. Sem esse caminho, o fio no piso leva a conta para perto de {{part.photocell.to}}, e aí o par sem fio, que custa mais no aparelho, pode empatar.',
    ],
    heading: 'Onde não economizar na fotocélula',
    text: [
      'Corpo sem vedação embaça na primeira chuva, e o portão deixa de fechar. Ao tempo, procure aba sobre a lente e tampa com borracha.',
    ],
    points: [
      'Garagem coberta e vão com conduíte: o par simples basta.',
      'Pneu passando perto: some o protetor de metal.',
      'Compra junto do motor: a mão de obra é uma só.',
    ],
    send: 'Mande uma foto dos dois lados do vão, vistos de dentro: dizemos se o fio passa e o valor.',
  },
  {
    when: [
      'fotocelula*|sensor de presenca|sensor',
      'trava|travas|trava eletrica',
      'preco|precos|valor|quanto custa|quanto sai|quanto fica|quanto e|quanto cobra*|orcamento',
    ],
    unless: 'queim*|consert*|defeito|roda',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'A fotocélula instalada fica entre {{part.photocell.from}} e {{part.photocell.to}}; a trava elétrica se orça por foto, porque o pino e o batente mudam de um portão para outro. Postas na mesma visita, as duas aproveitam a mesma abertura da central e o mesmo conduíte.',
    ],
    heading: 'Fotocélula e trava na mesma central',
    text: [
      'A placa precisa de duas coisas livres: a entrada da fotocélula e a saída da trava. Central sem saída leva um módulo que solta o pino pouco antes de o motor partir.',
      'A ordem é a trava primeiro, com a folha fechando no ponto, e a fotocélula depois, com o feixe na altura do para-choque.',
    ],
    points: [
      'Conduíte até o outro lado do vão: sem ele, par sem fio.',
      'Piso com água parada: bucha com dreno.',
      'Basculante e correr raramente precisam de trava; folha larga de abrir, quase sempre.',
      'As duas na bateria do nobreak, se há um.',
    ],
    send: 'Mande a etiqueta da central, a foto dos dois lados do vão e a da ponta da folha fechada: o valor das duas vem junto.',
  },
  {
    when: [
      'instalar|instalacao|colocar|trocar|por|instalada',
      'fotocelula|sensor|sensores|sensor de seguranca',
      'preco|valor|quanto|custa|orcamento|quanto fica|instalada',
    ],
    unless: 'estacionamento|presenca|re|fim de curso|magnetico|antiesmagamento|alarme',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Instalar fotocélula no portão fica entre {{part.photocell.from}} e {{part.photocell.to}}, com o par, o fio e a regulagem, quando há caminho para o cabo; leva até {{part.photocell.hours}} e o serviço tem {{repair.warranty}} de garantia. Calçada a cortar ou conduíte a embutir se combinam antes, e a visita não tem taxa na área atendida.',
    ],
    heading: 'O que muda o preço da fotocélula',
    text: [
      'O cabo é o que decide: dos dois lados do vão até a central, em conduíte só dele. Se o motor já tem um par com defeito, o fio se aproveita, e o preço cai para o começo da faixa.',
      'Quase toda central tem a entrada. Em motor muito antigo sem ela, isso é dito pela foto, antes de qualquer gasto.',
    ],
    points: [
      'Altura: meio metro do chão, mais ou menos, e um segundo par para criança e animal.',
      'Receptor do lado que não toma sol da tarde.',
      'Prova na entrega: vassoura no feixe, e a folha para ou volta.',
      'Força regulada na mesma visita.',
    ],
    further:
      'A altura, o teste e a ligação estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande uma foto dos dois lados do vão, vistos de dentro, e a da etiqueta do motor: respondemos com o valor.',
  },
  {
    when: [
      'fotocelula*|sensor*',
      'sem fio|a pilha|wireless|a bateria',
      'quanto|preco|precos|valor|custa|custo',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Instalar o par com fio custa de {{part.photocell.from}} a {{part.photocell.to}}; o sem fio sai por orçamento, porque o par custa mais e dispensa o cabo, e o total se diz por foto antes da visita. Só compensa onde passar fio exige quebrar piso ou calçada.',
    ],
    heading: 'O que entra na conta da fotocélula sem fio',
    text: [
      'O sem fio tem um lado a pilha ou bateria e o outro ligado à central. A instalação é mais curta; em troca, há pilha para trocar e um lado que para quando ela acaba. Com conduíte livre de lado a lado, fique com o par comum.',
    ],
    points: [
      'Par: modelo, alcance e grau de proteção contra água.',
      'Mão de obra: fixar, alinhar e provar com o portão andando.',
      'Entrada livre na central; sem ela, entra um módulo.',
      'Pilha: o tipo e a vida que a ficha promete.',
    ],
    questions: [
      {
        question: 'Há taxa de visita para ver se serve?',
        answer: 'Não na área atendida. O valor é dito antes, pela foto, e só se paga o serviço aprovado.',
      },
    ],
    send: 'Mande a foto do vão dos dois lados, da etiqueta da central e a largura da entrada.',
  },
  {
    when: [
      'barreira|barreira ativa|infravermelho ativo|sensor ativo',
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|barato',
    ],
    unless: 'cerca|alarme',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'O par de sensores que corta o feixe no vão, chamado fotocélula ou barreira, fica entre {{part.photocell.from}} e {{part.photocell.to}} instalado em portão comum. A barreira ativa de feixe duplo, de alarme de muro, é outra peça e outro preço: o trabalho dela é avisar invasão, e em portão só vale com saída de contato que a central aceite.',
    ],
    heading: 'Fotocélula de portão ou barreira de muro',
    text: [
      'No vão da garagem o feixe simples basta, à altura do para-choque; um segundo par, mais baixo, cuida de criança e de bicho. O que encarece é levar o fio ao outro lado.',
      'A barreira de alarme é de empresa de segurança. Se a sua já existe, vemos por foto se a central a lê.',
    ],
    points: [
      'Conduíte de um lado ao outro do vão.',
      'Tensão que a central oferece.',
      'Protetor metálico onde o pneu passa perto.',
    ],
    send: 'Fotografe os dois lados do vão por dentro e a etiqueta da central, e mande pelo WhatsApp.',
  },
  {
    when: ['fotocelula*|sensor*|barreira', 'sem fio|sem fios|wireless|a bateria|a pilha'],
    unless: 'controle|botoeira|camera|presenca',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Fotocélula sem fio vale a pena onde passar cabo exigiria quebrar o piso ou a calçada: um dos lados funciona a pilha ou bateria, e o outro continua ligado à central. Onde já há conduíte de lado a lado, a com fio é melhor, porque nunca fica sem pilha. Instalar o par vai de {{part.photocell.from}} a {{part.photocell.to}} com modelo comum; o sem fio se confirma por foto.',
    ],
    heading: 'O que se ganha e o que se cuida na fotocélula sem fio',
    text: [
      'A folga de instalação é grande; o preço dela é a pilha, que se troca antes de acabar. Um bom modelo avisa com bipe ou luz, e com pilha morta o portão deixa de fechar, que é o lado seguro.',
      'Alcance e alinhamento são os mesmos do modelo com fio. Regular depois uma que saiu do lugar fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Piso pronto e sem conduíte: sem fio.',
      'Portão de muito uso: com fio, que não gasta pilha.',
      'Sol de frente na lente: ponha o receptor do outro lado.',
      'Pilha trocada todo ano, junto com a revisão.',
    ],
    questions: [
      {
        question: 'Serve em qualquer central?',
        answer:
          'Serve na que tem entrada de fotocélula, porque o lado com fio se liga nela como qualquer outra.',
      },
    ],
    send: 'Fotografe os dois lados do vão por dentro e a etiqueta da central. Dizemos se o fio passa ou se o sem fio compensa.',
  },
  {
    when: [
      'fotocelula*|sensor|foto celula',
      'controle|controles|controle remoto',
      'e|mais',
      'trocar|troca|consertar|conserto|arrumar|preco|quanto custa|quanto fica|valor|instalar|gravar',
    ],
    unless: 'nao fecha|nao abre|nao funciona|ou|kit|motor novo|parou|central',
    subject: 'fotocelula',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['price', 'repair'],
    answer: [
      'Consertar ou trocar a fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}, e gravar um controle novo, entre {{part.programming.from}} e {{part.programming.to}}, mais o controle; fazemos os dois na mesma visita, sem taxa. Antes de trocar o controle, ponha nele uma bateria nova: muitas vezes era só ela.',
    ],
    heading: 'O que o técnico confere primeiro',
    text: [
      'Na fotocélula, a lente, o alinhamento e o fio; a peça só se troca se o feixe falha com tudo isso certo, e então em par. No controle, a bateria, o código e a memória da central.',
    ],
    points: [
      'O controle novo tem de ser da mesma família de código da central.',
      'Lente com água por dentro: troca-se o par.',
      'Na falta da fotocélula o portão não vê ninguém: não a deixe desligada.',
    ],
    send: 'Mande as fotos da fotocélula, dos dois lados, e do controle, frente e verso.',
  },
];
