/** Services and products that a title asks for and no one subject describes. */
import type { DirectAnswer } from '../direct-answer.ts';

export const serviceAnswers: readonly DirectAnswer[] = [
  {
    when: ['enrolar|porta de aco|porta de rolo'],
    subject: 'porta-de-enrolar',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility', 'what'],
    answer: [
      'Porta de enrolar não é conosco: o motor dela gira o eixo em que a chapa se recolhe, e não é o de garagem. Não vendemos, não instalamos nem consertamos; procure uma empresa de portas de aço com a largura, a altura e o tipo de lâmina.',
    ],
    heading: 'O que perguntar à empresa de portas de aço',
    text: [
      'Com as medidas na mão, duas respostas já se comparam. Antes de assinar, peça por escrito o que segue.',
    ],
    points: [
      'Se o motor tem freio e abre na mão quando falta luz.',
      'Quantas vezes por dia ele aguenta subir e descer.',
      'Se a lâmina, as guias e o eixo atuais servem ou se trocam.',
      'Que sensor impede de descer sobre alguém, e a garantia de cada peça.',
    ],
    further:
      'Portão que se move com motor de garagem, em loja ou casa, está na página de [motores](/motores).',
    send: 'Se no fundo da loja há um portão de garagem, basculante, de correr ou de abrir, desse cuidamos nós, de {{repair.from}} a {{repair.to}} o conserto: mande a foto dele e a rua.',
  },
  {
    when: [
      'automatiz*|motor|motoriz*',
      'portao social|portao de pedestre*|portao pequeno de pedestre*|pedestre*|porta social',
    ],
    unless: 'embutid*|basculante|no meio|fechadura|interfone',
    subject: 'portao-social',
    isAboutSubject: true,
    aspects: ['choose', 'install', 'compatibility'],
    answer: [
      'No portão social de pedestres o usual é automatizar a abertura, e não a folha: um fecho elétrico ou uma fechadura destranca por botão, controle ou interfone, e a mola fecha. Isso nós instalamos, na faixa de conserto, de {{repair.from}} a {{repair.to}}. Um motor que mova a folha de pedestre sai só por orçamento, e os kits de portão basculante não servem nele.',
    ],
    heading: 'Destrancar à distância ou mover a folha',
    text: [
      'A folha de pedestre é leve, e qualquer um a empurra; um motor ali só faz sentido para cadeira de rodas ou mãos sempre ocupadas, e pede força muito baixa e sensor dos dois lados.',
      'Na maioria das casas bastam a trava, o fio até a central ou a fonte e uma mola que feche devagar.',
    ],
    points: [
      'Fecho elétrico: trancado sem energia, abre por pulso.',
      'Fechadura eletromagnética: solta sem energia, pede bateria.',
      'Mola aérea ou de piso: fecha a folha sem bater.',
      'Um botão livre do controle da garagem pode abrir o social.',
    ],
    questions: [
      {
        question: 'O controle da garagem abre também o portão de pedestres?',
        answer:
          'Abre, com um receptor ligado à trava e um botão livre no controle. Os dois portões continuam independentes.',
      },
      {
        question: 'O preço do kit de garagem vale para o portão de pedestres?',
        answer:
          'Não. O kit é só para portão basculante; no de pedestres a trava e o fio são orçados por foto.',
      },
    ],
  },
  {
    when: [
      'desinstal*|mudanca|retirar|retirada|remover|remocao|levar|transferir|transferencia',
      'motor|portao|automatizador',
      'outra casa|casa nova|outro endereco|mudanca|outro portao|nova casa|novo endereco|desinstal*',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['install', 'worth', 'compatibility'],
    answer: [
      'Desinstalar o motor e levá-lo para outra casa é possível quando o portão de lá é do mesmo tipo, a folha tem peso que ele aguenta e a tensão é a mesma. São dois serviços, retirada e instalação, orçados por foto dos dois portões; suporte soldado, fuso e cremalheira cortados na medida quase nunca vão junto.',
    ],
    heading: 'O que vai na mudança e o que fica',
    text: [
      'Vão o motor, a central, os controles e a fotocélula. Ficam o suporte soldado, a base de concreto e o que foi cortado para aquela folha.',
      'Some retirada, peças de fixação novas e instalação antes de decidir. Em basculante, um kit novo instalado começa em {{kit.padrao}}, com {{kit.warranty}} de garantia, e um motor velho costuma perder essa conta.',
    ],
    points: [
      'Tipo de portão: motor de basculante não serve em portão de correr.',
      'Tensão da etiqueta e do ponto da casa nova.',
      'Peso e medidas da folha de lá.',
      'Altura, lado do motor e espaço na lateral.',
      'Controles: apague a memória na casa antiga.',
    ],
    sections: [
      {
        aspect: 'install',
        heading: 'A retirada e a instalação na casa nova',
        text: [
          'O portão antigo fica no manual, com tranca própria, e isso se combina com o novo morador antes. Os fios se isolam e o disjuntor fica desligado.',
          'Na casa nova o motor é montado como um usado: confere-se engrenagem, capacitor e cabo antes de furar a coluna.',
        ],
        steps: [
          'Fotografamos a ligação e desligamos o disjuntor.',
          'Soltamos o motor com a folha apoiada e isolamos os fios.',
          'Provamos a folha nova na mão.',
          'Montamos suporte e transmissão na medida de lá.',
          'Regulamos curso e força e gravamos os controles.',
        ],
      },
    ],
    questions: [
      {
        question: 'Quanto custa desinstalar e instalar o motor em outra casa?',
        answer:
          'Não há preço fechado: depende do tipo de portão, das peças de fixação e do ponto de energia de lá. Mande fotos dos dois portões e da etiqueta, e o valor sai antes da visita.',
      },
      {
        question: 'Posso retirar o motor sozinho?',
        answer:
          'No basculante, não: o motor pode ser o que segura a folha, e ela desce ao soltá-lo. No de correr, só com o disjuntor desligado e a folha calçada.',
      },
      {
        question: 'O controle da casa antiga funciona na nova?',
        answer:
          'Funciona se a central for junto. Apague a memória e grave de novo só os controles da família.',
      },
    ],
  },
  {
    when: ['wi fi|wifi|wi-fi', 'central|placa|motor|modulo|controle'],
    unless: 'ou controle|ou o controle|controle ou',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility', 'works'],
    answer: [
      'Central de comando com Wi-Fi abre o portão pelo celular e mostra se ele ficou aberto; para isso a rede da casa precisa chegar com bom sinal à garagem. Não é preciso trocar a placa que funciona: um módulo Wi-Fi ligado à entrada de botoeira dá o mesmo comando.',
    ],
    heading: 'Placa nova com Wi-Fi ou módulo na que existe',
    text: [
      'A placa com Wi-Fi de fábrica compensa quando a atual queimou. Se ela trabalha bem, o módulo custa menos, e o controle comum continua valendo sem internet.',
      'Troca de placa fica entre {{part.board.from}} e {{part.board.to}}. A central tem de ser compatível com o motor e com o fim de curso dele; confira o modelo antes de comprar.',
    ],
    points: [
      'Teste o Wi-Fi do celular junto do motor, com o portão fechado.',
      'Sensor de aberto ou fechado: sem ele o aplicativo só supõe.',
      'Sem internet: controle e botoeira continuam.',
      'Sem energia: nada abre sem nobreak.',
    ],
    questions: [
      {
        question: 'A central com Wi-Fi funciona sem internet?',
        answer: 'O portão sim, pelo controle e pela botoeira. O comando de longe pelo celular, não.',
      },
      {
        question: 'O Wi-Fi da casa não chega à garagem. E agora?',
        answer:
          'Um repetidor perto do portão resolve na maioria das casas. Parede de concreto e a própria folha de chapa são o que mais cortam o sinal.',
      },
    ],
  },
  {
    when: [
      'por telefone|pelo telefone|por whatsapp|pelo whatsapp|por video|a distancia',
      'program*|gravar|gravacao|codific*|configur*',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program', 'compatibility'],
    answer: [
      'Programar controle por telefone dá certo em parte dos casos: mande pelo WhatsApp a foto da placa e a do controle, e dizemos se o modelo se grava por um botão e qual. Não orientamos a abrir caixa com energia exposta; aí a gravação é na visita, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O que se faz por mensagem e o que pede visita',
    text: [
      'Gravar é apertar um botão da placa e o do controle, na ordem daquele modelo. À distância funciona quando a foto mostra o botão e quem está lá alcança a placa com segurança.',
      'Se nenhum controle abre mais o portão, o receptor pode estar com defeito, e programar não resolve.',
    ],
    points: [
      'Foto da placa inteira, com o nome legível.',
      'Foto do controle de frente e aberto.',
      'Quantos controles a casa usa.',
      'Se algum ainda abre o portão.',
    ],
    questions: [
      {
        question: 'Vocês cobram para explicar a gravação por mensagem?',
        answer:
          'Combine por mensagem antes: se a gravação não der certo à distância, o valor do serviço é dito antes de o técnico sair.',
      },
      {
        question: 'Por que não explicam qualquer central por telefone?',
        answer:
          'Porque em algumas o botão fica ao lado da entrada da rede. Sem ver a placa não pedimos a ninguém que ponha a mão ali.',
      },
    ],
  },
  {
    when: [
      'convers*|converter|transformar|mudar de|trocar de|passar de|adaptar',
      'abrir|pivotante|basculante|duas folhas',
      'deslizante|de correr|correr',
    ],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['install', 'choose', 'price'],
    answer: [
      'Converter portão de abrir para deslizante é obra de serralheria antes de ser de motor: trilho no piso, guia em cima, roldanas na folha e parede livre ao lado do tamanho do vão. Nós pomos o motor depois que a folha corre na mão; o motor do portão de abrir não se aproveita no de correr.',
    ],
    heading: 'O que muda do portão de abrir para o deslizante',
    text: [
      'As duas folhas viram uma, ou correm uma atrás da outra. Dobradiças saem, o quadro ganha travessa embaixo e o piso precisa de nível.',
      'A parte elétrica costuma ficar: ponto de energia, botoeira e fotocélula. A central e os controles dependem do motor novo, que para portão de correr sai por orçamento, com visita sem taxa.',
    ],
    points: [
      'Parede livre ao lado, pelo menos do tamanho do vão.',
      'Piso nivelado, sem calha nem rampa na linha do trilho.',
      'Folha reforçada embaixo para levar roldanas.',
      'Lugar para a base do motor e a cremalheira.',
      'Serralheiro primeiro, motor depois.',
    ],
    sections: [
      {
        aspect: 'install',
        heading: 'A ordem da obra e quem faz cada parte',
        text: [
          'Quem inverte a ordem paga duas vezes: motor montado em folha que ainda vai ser soldada perde o alinhamento da cremalheira.',
          'Mande a foto do portão por dentro e a medida da parede ao lado antes de contratar o serralheiro; dizemos se cabe o motor.',
        ],
        steps: [
          'Medimos por foto o vão, a parede livre e o piso.',
          'O serralheiro faz trilho, guia, roldanas e batente.',
          'A folha é movida com a mão, de ponta a ponta.',
          'Fixamos base, motor e cremalheira e ligamos a fotocélula.',
          'Regulamos paradas e força e gravamos os controles.',
        ],
      },
    ],
    questions: [
      {
        question: 'Vocês fazem a conversão inteira?',
        answer:
          'Não: a parte de ferro é do serralheiro. Fazemos o motor, a ligação, a regulagem e a fotocélula.',
      },
      {
        question: 'O motor do portão de abrir serve no deslizante?',
        answer:
          'Não. O braço empurra a folha pela dobradiça; no de correr o motor fica no piso e puxa pela cremalheira.',
      },
      {
        question: 'E se não há parede livre ao lado?',
        answer:
          'Então de correr não cabe inteiro. Restam duas folhas que correm uma atrás da outra, ou o basculante, se há altura.',
      },
    ],
  },
  {
    when: ['kit', 'deslizante|de correr|correr'],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['buy', 'choose', 'price', 'install'],
    answer: [
      'O kit de motor deslizante é montado por orçamento, com motor, central, dois controles e cremalheira na medida da folha; numa casa, a troca do motor de correr fica em geral entre {{replacement.from}} e {{replacement.to}} com a instalação. Preço fixo só têm os kits de basculante, porque no de correr comprimento, peso e piso mudam o conjunto.',
    ],
    heading: 'O que entra num conjunto para portão de correr',
    text: [
      'O motor se escolhe pelo peso e pelas aberturas por dia. A cremalheira cobre a folha inteira e mais a sobra do fim de curso: três metros dela não servem a uma folha de três metros e meio.',
      'Base de concreto, ponto de energia e controles além dos dois aparecem em linhas separadas, para se poder comparar.',
    ],
    points: [
      'Motor de cremalheira com central e chave de destravamento.',
      'Cremalheira em gomos, do passo do pinhão.',
      'Dois controles gravados e testados.',
      'Ímãs ou chaves de fim de curso.',
      'Fotocélula, quando o portão fecha sozinho.',
    ],
    questions: [
      {
        question: 'Dá para acrescentar controles depois?',
        answer:
          'Dá, da mesma família de código da central. Gravar controle fica entre {{part.programming.from}} e {{part.programming.to}}, fora o aparelho.',
      },
    ],
  },
  {
    when: ['kit|kits', 'pivotante*|de abrir|duas folhas|2 folhas'],
    unless: 'basculante*',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose', 'buy', 'price'],
    answer: [
      'Kit de motor para portão de abrir sai por orçamento, porque cada folha leva o próprio braço e a central precisa saber qual das duas sai primeiro; os kits de preço fechado são só de basculante. Mande largura, peso aproximado e foto das colunas, e dizemos o conjunto, com visita sem taxa.',
    ],
    heading: 'O que compõe o conjunto de um portão de abrir',
    text: [
      'Um braço ou pistão por folha, central de dois motores, dois controles e, em folha larga ou com vento, trava no encontro. A coluna recebe o suporte e precisa ser firme.',
      'Trocar um motor residencial por outro fica em geral entre {{replacement.from}} e {{replacement.to}}; o conjunto de duas folhas se confirma na visita.',
    ],
    points: [
      'Largura de cada folha, que decide o comprimento do braço.',
      'Espaço entre a dobradiça e a parede lateral.',
      'Folha cheia ou vazada, por causa do vento.',
      'Lado para onde abre e inclinação do piso.',
    ],
    questions: [
      {
        question: 'Posso automatizar só uma das duas folhas?',
        answer:
          'Pode, se a outra fica travada no piso. Para passar o carro com o controle, porém, costumam ser necessárias as duas.',
      },
    ],
  },
  {
    when: ['roldana*|rodizio*|roda', 'pesad*|carga|reforcad*|grande|quilos|kg'],
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility', 'replace'],
    answer: [
      'Roldana para portão de correr pesado se escolhe pela carga: divida o peso da folha pelo número de roldanas e compre cada uma com boa folga sobre essa conta, com rolamento blindado e aço em vez de nylon. O canal tem de ser o do trilho, em V para cantoneira e em U para tubo ou vergalhão.',
    ],
    heading: 'Carga, diâmetro, rolamento e canal',
    text: [
      'A capacidade vem gravada na caixa ou no catálogo, por peça ou por par; confirme qual das duas. Como o piso nunca é perfeito, às vezes uma roldana só leva quase tudo.',
      'Diâmetro maior passa melhor por emenda e pedrinha e alivia o motor. Trocar roldanas fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; a folha é erguida com apoio, nunca na mão.',
    ],
    points: [
      'Peso dividido pelas roldanas, com folga.',
      'Dois rolamentos blindados por roda, em folha pesada.',
      'Canal V, U ou quadrado, igual ao do trilho.',
      'Mesmo diâmetro em todas, trocadas no mesmo dia.',
      'Caixa de embutir com medida igual à do rasgo.',
    ],
    questions: [
      {
        question: 'Roldana maior deixa o portão mais leve?',
        answer:
          'Deixa mais fácil de mover, porque vence melhor as emendas. O peso é o mesmo, e o limite da roldana continua valendo.',
      },
      {
        question: 'Posso pôr três roldanas em vez de duas?',
        answer:
          'Em folha longa, sim, mas a do meio só trabalha com trilho bem nivelado. Em piso torto duas boas valem mais que três.',
      },
    ],
  },
  {
    when: ['fora de garantia|sem garantia|acabou a garantia|garantia vencida|garantia acabou'],
    subject: 'assistencia-tecnica',
    aspects: ['repair', 'price', 'worth'],
    answer: [
      'Motor fora da garantia tem assistência técnica do mesmo jeito: consertamos pela peça que falhou, de {{repair.from}} a {{repair.to}}, e não importa onde foi comprado. O reparo nasce com garantia própria, de {{repair.warranty}} no serviço e {{parts.warranty}} nas peças trocadas.',
    ],
    heading: 'Consertar ou trocar depois da garantia',
    text: [
      'Sem o prazo do fabricante, quem decide é a conta. Capacitor, engrenagem e fim de curso valem o reparo quase sempre; estator e placa no mesmo defeito pedem comparação com motor novo, de {{replacement.from}} a {{replacement.to}}.',
      'Antes de pagar, leia a nota: a data é a da compra ou a da instalação, e às vezes ainda há prazo.',
    ],
    points: [
      'Nota ou recibo com a data.',
      'Etiqueta do motor fotografada.',
      'O que já foi trocado, e por quem.',
      'Defeito repetido em pouco tempo: conte ao técnico.',
    ],
    questions: [
      {
        question: 'Consertar com outra empresa perde a garantia que resta?',
        answer: 'Pode perder a do fabricante, se ela ainda corre. Com o prazo vencido não há o que perder.',
      },
      {
        question: 'O conserto fora da garantia tem garantia?',
        answer: 'Tem: {{repair.warranty}} no serviço e {{parts.warranty}} nas peças que trocamos.',
      },
    ],
  },
];
