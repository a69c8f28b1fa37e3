import type { Subject } from '../subject.ts';

export const receptor: Subject = {
  name: 'receptor',
  plural: 'receptores',
  gender: 'm',
  aliases: [
    'receptor de portão',
    'receptor do portão',
    'receptor de controle',
    'receptor de controle remoto',
    'receptor avulso',
    'receptor universal',
    'receptor externo',
    'receptor rf',
    'módulo receptor',
    'módulo de rádio',
    'antena do portão',
    'antena do motor',
    'antena da central',
    'antena do receptor',
    'antena',
  ],
  answers: {
    what: [
      'O receptor é o rádio da central: ele escuta o controle, reconhece o código e entrega a ordem à placa. Pode vir soldado, encaixado como módulo ou avulso, numa caixinha ligada à entrada de botoeira. Ligar um e gravar os controles custa de {{part.programming.from}} a {{part.programming.to}}, fora o aparelho.',
      'Receptor é a peça que decide quais controles abrem o seu portão. Quando todos os controles falham ao mesmo tempo e a botoeira abre, é nele que está o defeito. A ligação de um novo, com os controles gravados, fica entre {{part.programming.from}} e {{part.programming.to}}, mais o aparelho.',
    ],
    works: [
      'O receptor capta o sinal pela antena, um pedaço de fio de comprimento certo, e compara o código com os que tem gravados. Se confere, fecha um contato por um instante, e daí em diante quem age é a central.',
    ],
    price: [
      'Trocar ou acrescentar um receptor fica dentro da faixa de {{repair.from}} a {{repair.to}}, com a gravação dos controles no mesmo serviço. O que muda é o tipo de encaixe, o número de controles e se a família é de código rolante.',
    ],
    buy: [
      'Antes de comprar um receptor, veja a frequência e a família dos controles que você quer manter, ou decida trocar todos. Um receptor avulso com dois controles novos costuma sair melhor que caçar controle de placa antiga.',
    ],
    choose: [
      'Escolha um receptor de código rolante, com saída de contato e alimentação que a sua central forneça. Em condomínio, prefira modelo com cadastro numerado, em que se apaga um controle sem mexer nos outros.',
    ],
    compatibility: [
      'O receptor avulso serve em central de qualquer marca, porque fala com ela pela entrada de botoeira. O módulo de encaixe, ao contrário, só serve na placa para a qual foi desenhado.',
    ],
    install: [
      'Instalar um receptor avulso é ligar a alimentação, levar dois fios à entrada de botoeira e esticar a antena longe do metal. O rádio original é desligado, para que controles perdidos deixem de abrir.',
      'O receptor novo fica fora da caixa de ferro sempre que possível, porque dentro dela ouve mal. O serviço leva de {horas de reparo} com a gravação de todos os controles.',
    ],
    program: [
      'Programar o receptor é pôr cada controle na memória dele: um toque no botão de aprender e um toque no controle. O modelo com cadastro mostra o número da posição, que convém anotar.',
    ],
    adjust: [
      'No receptor o ajuste é a antena: esticada, no comprimento de fábrica e afastada de metal e de fonte. Nas saídas, escolhe-se entre pulso, para o portão, e retenção, para uma luz.',
    ],
    repair: [
      'O conserto do receptor vai da antena reposicionada à troca do módulo, e parte de {{repair.from}}. Antes medimos com um controle conhecido, para não trocar rádio bom por causa de bateria fraca.',
    ],
    replace: [
      'Troca-se o receptor quando ele perdeu alcance com todos os controles, quando não grava mais ou quando ainda é de código fixo num portão de rua. Motor e central ficam.',
    ],
    signs: [
      'O receptor no fim ouve cada vez de mais perto, falha com todos os controles e melhora por um tempo depois de desligar o disjuntor. Um controle só com defeito não é sinal dele.',
    ],
    worth: [
      'Vale trocar o receptor em vez da central quando a placa comanda bem o motor e só o rádio envelheceu. É a forma barata de passar um portão antigo para código rolante.',
    ],
    lifetime: [
      'Um receptor dura tanto quanto a placa se ficar seco, porque não tem peça móvel. Surto e umidade encurtam a vida dele antes do uso.',
    ],
    care: [
      'O cuidado com o receptor é deixar a antena como veio, sem enrolar nem cortar, e a caixa sem água nem formiga. A cada {{maintenance.interval}} vale medir o alcance da calçada com uma bateria nova no controle.',
    ],
    safety: [
      'O receptor guarda quem pode entrar, e por isso deve ser limpo depois de um controle perdido ou de uma mudança. Código fixo nele é uma porta que se copia.',
    ],
    power: [
      'Sem energia o receptor fica surdo, e a memória dos controles continua gravada. Com nobreak na central ele volta a ouvir como sempre.',
    ],
    allowed: [
      'Você pode testar o receptor com controles diferentes e em distâncias diferentes, sem ferramenta. Mexer na antena dentro da caixa é do técnico, pois ela passa ao lado da rede.',
    ],
  },
  sections: [
    {
      aspect: 'what',
      heading: 'Receptor soldado, de encaixe e avulso',
      text: [
        'Em placas simples o rádio faz parte do circuito e não se troca sozinho. Nas de encaixe, um pequeno módulo sai da base com a mão, e há modelos de famílias diferentes para a mesma central.',
        'O avulso é uma caixa independente, com alimentação e saída de contato. É ele que salva a central cujo controle saiu de linha.',
      ],
    },
    {
      aspect: 'works',
      heading: 'Antena e alcance',
      text: [
        'Para 433 MHz, a antena de fio mais comum tem perto de um palmo. Encolhida, dobrada junto do metal ou cortada para arrumar a caixa, ela perde a maior parte do que ouvia.',
        'Portão de chapa inteira e caixa metálica são uma gaiola para o sinal. Uma antena externa, com cabo próprio, leva o ouvido para fora dela.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Quando a suspeita é o receptor',
      text: ['A comparação entre controles e botoeira resolve a dúvida.'],
      points: [
        'Todos os controles falham e a botoeira abre: receptor.',
        'Um controle falha e outro abre: o controle.',
        'O alcance de todos encolheu junto: antena ou interferência.',
        'Funciona de madrugada e falha de dia: ruído na vizinhança.',
        'Parou com o temporal: surto no módulo.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Ligação do receptor avulso',
      text: [
        'A central oferece, em alguns modelos, uma saída de 12 V ou 24 V para acessórios. Quando não oferece, o receptor recebe uma fonte própria, na mesma tomada do portão.',
      ],
      steps: [
        'Medimos a saída de acessórios da central, com carga.',
        'Ligamos alimentação e contato na entrada de botoeira.',
        'Afastamos a caixa do metal e esticamos a antena.',
        'Gravamos os controles e desativamos o rádio antigo.',
        'Testamos de dentro do carro, da esquina e com o portão fechado.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Frequência, código e família',
      text: [
        'Precisam coincidir a frequência, o tipo de código e a cifra do fabricante. O receptor multicódigo aceita vários formatos fixos, e alguns rolantes, mas não todos.',
        'Quem tem muitos controles bons de uma família deve comprar o receptor dela. Quem tem dois, e velhos, ganha em trocar tudo de uma vez.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Saídas e memória do receptor',
      text: [
        'Uma saída basta para o portão. Com duas, o segundo botão do controle abre a porta social ou acende a luz da garagem.',
      ],
      points: [
        'Casa: memória pequena, código rolante, uma ou duas saídas.',
        'Prédio: memória grande, cadastro numerado e cópia de segurança.',
        'Portão longe da casa: antena externa.',
        'Caixa ao tempo: corpo vedado.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Limpar a memória depois de uma perda',
      text: [
        'O receptor obedece a quem está gravado, e não pergunta onde o controle foi parar. Depois de roubo, separação ou venda da casa, a memória inteira deve ser refeita.',
        'Reúna os controles que ficam, porque eles precisam estar presentes. O roteiro está em [roubaram o controle](/roubaram-o-controle-do-portao).',
      ],
    },
    {
      aspect: 'price',
      heading: 'Receptor novo ou central nova',
      text: [
        'Se o motor responde bem à botoeira, a central está viva e o receptor resolve por menos. Se, além do rádio, há relé estalando e curso que se perde, trocar só o receptor adia o conserto da placa.',
        'Num kit novo, a partir de {{kit.padrao}}, o receptor de código rolante já vem com dois controles gravados e {{kit.warranty}} de garantia.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Como se mede um receptor',
      text: [
        'Usamos um controle conhecido, com bateria nova, e caminhamos até ele parar de responder. Depois repetimos com a antena solta e com as fontes vizinhas desligadas.',
        'Lâmpada de LED barata, câmera sem filtro e carregador são fontes comuns de ruído. Quando o alcance volta ao desligar uma delas, o receptor fica e a lâmpada sai.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Interferência de aparelhos da casa',
      text: [
        'Todo aparelho com fonte chaveada ruim suja o rádio. O roteador em si não atrapalha 433 MHz, mas a fonte dele às vezes atrapalha.',
        'Se o defeito nasceu junto com uma lâmpada, câmera ou painel solar novo, conte isso ao técnico. Economiza a troca de um receptor bom.',
      ],
    },
    {
      aspect: 'program',
      heading: 'Cadastro de muitos controles',
      text: [
        'Num receptor comum, a memória se enche sem aviso e o controle seguinte não entra. O modelo numerado mostra posições livres e permite apagar só uma.',
        'Grave todos no mesmo dia e escreva quem ficou com cada número. A sequência geral está em [programação de controle](/topicos/programacao-de-controle-de-portao).',
      ],
    },
  ],
  faults: [
    {
      fault: ['does-not-work', 'does-not-open', 'lightning', 'burnt'],
      answer: [
        'Se nenhum controle abre e a botoeira abre, o receptor ficou sem alimentação, perdeu a memória ou queimou num surto. Use a botoeira por enquanto e desligue o disjuntor por um minuto, uma vez só, para ver se ele volta.',
      ],
      heading: 'Receptor que não ouve nenhum controle',
      text: [
        'O módulo trabalha com uma tensão pequena, tirada da própria placa. Quando a fonte dela fraqueja, ele é o primeiro a parar, com o motor ainda bom.',
      ],
      points: [
        'Voltou depois de religar: fonte fraca ou interferência.',
        'Não voltou e a placa acende: módulo ou memória.',
        'Placa apagada também: disjuntor ou fonte.',
      ],
      careful: 'Não aperte o botão de memória para testar, porque ele pode apagar os controles.',
      technician:
        'O técnico testa com controle conhecido e troca o módulo ou instala um avulso, de {{repair.from}} a {{repair.to}}, com {{parts.warranty}} de garantia.',
      more: 'A ordem dos testes está em [controle do portão não funciona](/controle-do-portao-nao-funciona).',
    },
    {
      fault: ['short-range', 'weak'],
      answer: [
        'Receptor com alcance curto para todos os controles tem antena encolhida ou ruído por perto. Troque a bateria de um controle e compare; se nada muda, o ouvido é que está tapado.',
      ],
      heading: 'Receptor que só ouve de perto',
      text: [
        'Alcance cai aos poucos e ninguém nota, até o dia em que é preciso descer do carro. Uma lâmpada nova ao lado do motor pode fazer isso de um dia para o outro.',
      ],
      points: [
        'Antena enrolada dentro da caixa: esticar.',
        'Lâmpada ou câmera nova: desligar e repetir.',
        'Portão de chapa trocado há pouco: antena externa.',
      ],
      careful: 'Não emende fio na antena; o comprimento errado ouve menos.',
      technician: 'O técnico refaz a antena, procura o ruído e mede o alcance, a partir de {{repair.from}}.',
      more: 'Veja [controle que só funciona de perto](/controle-do-portao-so-funciona-de-perto).',
    },
    {
      fault: ['opens-by-itself', 'cloned', 'lost-programming', 'wet', 'in-rain'],
      answer: [
        'Um receptor de código fixo pode abrir com o controle do vizinho, e um molhado pode fechar o contato sozinho. Anote a hora das aberturas e desligue o disjuntor do portão à noite até o exame.',
      ],
      heading: 'Receptor que abre sem ordem ou esquece',
      text: [
        'Código de poucas combinações se repete na mesma rua. Já a memória que se apaga indica fonte instável ou umidade na placa.',
      ],
      points: [
        'Abre quando alguém chega por perto: código repetido.',
        'Abre na chuva: contato molhado.',
        'Perde todos os controles: memória ou fonte.',
      ],
      careful: 'Não grave novos controles antes de descobrir a causa.',
      technician:
        'O técnico isola o receptor, limpa a memória e passa para código rolante, de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
      more: 'Se o portão da frente abre junto, leia [controle abre o portão do vizinho](/controle-abre-o-portao-do-vizinho).',
    },
  ],
  questions: [
    {
      about: ['compatibility', 'replace'],
      question: 'Com receptor novo, os controles antigos param?',
      answer:
        'Param, a menos que sejam da mesma família ou que o rádio antigo fique ligado. Por segurança, desligamos o antigo.',
    },
    {
      about: ['works', 'choose'],
      question: 'O receptor fica dentro ou fora da caixa do motor?',
      answer:
        'Fora ele ouve melhor, desde que protegido da chuva. Dentro de caixa plástica o efeito é pequeno; dentro de caixa de ferro, é grande.',
    },
    {
      about: ['price', 'install'],
      question: 'Quantos controles posso gravar na mesma visita?',
      answer:
        'Todos os da casa, até o limite da memória. É o que sai mais em conta, e a memória antiga é limpa no mesmo momento.',
    },
    {
      about: ['short-range', 'care'],
      question: 'Uma antena maior aumenta o alcance?',
      answer:
        'Só se tiver o comprimento certo para a frequência. Fio a mais desafina a antena e piora o resultado.',
    },
    {
      about: ['compatibility', 'works'],
      question: 'O receptor do portão pode abrir a porta social?',
      answer: 'Pode, se tiver uma segunda saída ligada à fechadura. O controle usa outro botão para isso.',
    },
    {
      about: ['power', 'lost-programming'],
      question: 'O receptor perde os controles na falta de luz?',
      answer:
        'Não deveria, porque a memória dispensa energia. Se perde, há defeito na fonte ou no próprio módulo.',
    },
    {
      about: ['choose', 'price'],
      question: 'Receptor universal é bom?',
      answer:
        'É prático quando há controles de várias marcas em código fixo. Para portão de rua preferimos um de código rolante e controles iguais.',
    },
    {
      about: ['allowed', 'install'],
      question: 'Consigo instalar um receptor sozinho?',
      answer:
        'A gravação é simples, mas a ligação fica dentro da caixa, ao lado da rede. Por isso orientamos a deixar essa parte com o técnico.',
    },
    {
      about: ['signs', 'weak'],
      question: 'Por que o controle funciona melhor à noite?',
      answer:
        'Há menos aparelhos ligados fazendo ruído. O receptor está no limite, e a antena ou uma fonte próxima deve ser vista.',
    },
    {
      about: ['lifetime', 'safety'],
      question: 'Um receptor de condomínio guarda quem abriu?',
      answer:
        'Os modelos com registro guardam, os comuns não. Para histórico de acesso usa-se um sistema próprio, com cadastro por unidade.',
    },
    {
      about: ['buy', 'what'],
      question: 'Receptor e central são a mesma coisa?',
      answer:
        'O receptor só escuta e avisa. A central liga o motor, lê os sensores e decide; por isso um se troca sem o outro.',
    },
  ],
  visit: [
    'No exame de um receptor {onde}, o técnico usa um controle conhecido com bateria nova e mede até onde ele é ouvido, antes de falar em troca.',
    'Quando levamos receptor avulso {onde}, peça que todos os controles da casa estejam juntos: são gravados de uma vez e os perdidos deixam de abrir.',
  ],
  brand: [
    'O receptor {marca} só lê controles da própria família; numa central {marca} antiga, um receptor avulso de outra marca se liga à entrada de botoeira e convive com ela.',
  ],
  figures: {
    button: [
      'Para {figura}, o receptor precisa de uma saída por botão: cada canal manda uma coisa só, como o portão, a porta social ou a luz. Canal que sobra não atrapalha, e canal que falta não se acrescenta.',
    ],
    hertz: [
      'Um receptor de {figura} só ouve controles dessa mesma frequência, e ainda precisa reconhecer o código. Controle de outra faixa não é ouvido nem encostado na antena.',
    ],
    volt: [
      'A alimentação de {figura} do receptor vem da saída de acessórios da central ou de uma fonte própria; ligá-lo na rede da casa o queima na hora.',
    ],
  },
  further: [
    'A parte do controle, com código e bateria, está em [controle remoto de portão](/topicos/controle-remoto-de-portao).',
    'Se o controle novo não entra na memória, veja [controle universal que não grava](/controle-universal-de-portao-nao-grava).',
  ],
  send: [
    'Mande pelo WhatsApp a foto do controle de frente e verso, a da etiqueta da central e conte até onde ele alcança: dizemos se é antena, módulo ou controle.',
    'Conte quantos controles existem e se algum aparelho novo foi instalado perto do motor. Junte a foto da caixa fechada.',
  ],
};
