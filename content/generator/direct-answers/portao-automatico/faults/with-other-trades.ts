/** Answers to titles about automatic gates: work that other trades share. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const withOtherTradesAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'consert*|arrum*|reparo|instalar|motor|trocar motor',
      'e trocar fechadura|e trocar a fechadura|e fechadura|trocar a fechadura|troca de fechadura|trocar fechadura|e a fechadura|fechadura',
      'portao',
    ],
    unless: 'eletromagnet*|digital|eletrica|social|ou|elet*|ima',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'O portão consertamos, de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço; fechadura comum, de chave, é do chaveiro. Se a fechadura é elétrica, no portão social ou na folha da garagem, ela entra na mesma visita e nessa mesma faixa de serviço. Uma foto da fechadura diz qual das duas é.',
    ],
    heading: 'A ordem dos dois serviços',
    text: [
      'Primeiro a folha: portão torto ou fora do ponto força qualquer fechadura nova. Com motor, a fechadura de chave tem de ficar aberta ou ser trocada por trava elétrica, porque o motor puxa contra ela e quebra.',
    ],
    points: [
      'Trinco que não entra: alinhamento, e não fechadura.',
      'Trava elétrica: solta antes de o motor partir.',
      'Chave do destravamento do motor: é outra peça, e essa trocamos.',
    ],
    send: 'Mande a foto da fechadura, a do batente e um vídeo do portão.',
  },
  {
    when: [
      'reforma portao|reforma de portao|reforma em portao|reformar portao|reformar o portao|restaurar portao|restauracao de portao|revitalizar portao',
    ],
    unless: 'condominio|predio|obra|poeira|po|durante|paga',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['repair', 'price'],
    answer: [
      'Na reforma de um portão fazemos a parte que se move: cabos ou roldanas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, suporte e dobradiça com solda, de {{part.metalwork.from}} a {{part.metalwork.to}}, equilíbrio, motor e central. Chapa nova, ferrugem e pintura são da serralheria, e vêm antes, porque mudam o peso da folha. O valor sai por foto, sem taxa de visita.',
    ],
    description:
      'Na reforma de um portão fazemos a parte que se move: cabos ou roldanas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, suporte, dobradiça e equilíbrio.',
    heading: 'A ordem que evita pagar duas vezes',
    text: [
      'Primeiro a serralheria troca o ferro e pinta, com a central solta dos fios. Depois nós refazemos o contrapeso ou as roldanas para o peso novo, e só então se decide se o motor serve ou se troca, de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    points: [
      'Furo de ferrugem na base: ferro novo, e não massa.',
      'Motor no limite do peso: conte com a troca.',
      'Controles e fotocélula se aproveitam, se a central fica.',
    ],
    send: 'Mande fotos da folha inteira, dos dois lados, e do motor com a etiqueta.',
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
      'troca de fechadura|trocar fechadura|trocar a fechadura|fechadura',
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
    when: [
      'interfone*|porteiro eletronico|video porteiro',
      'consert*|manuten*|reparo|reparar|arrumar|assistencia',
      'portao|portoes',
      'instalacao|instalar|instalam|instala|colocar|e instalacao',
    ],
    unless: 'celular|nao abre|nao funciona|parou',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'O portão nós consertamos, de {{repair.from}} a {{repair.to}}, com visita sem taxa e {{repair.warranty}} de garantia no serviço; o interfone não instalamos, e quem o põe é técnico de interfonia. A ligação entre os dois, do botão do interfone à central do portão, fazemos na mesma visita.',
    ],
    heading: 'Como juntar os dois serviços',
    text: [
      'Marque primeiro o interfone: quem o instala deixa um par de fios até a caixa do motor, e nós o ligamos na entrada de botoeira da central.',
    ],
    points: [
      'Par de fios separado da energia, em conduíte.',
      'Fechadura da porta social com fonte própria.',
      'Teste com os dois prontos: o botão do interfone abre e o controle continua igual.',
    ],
    send: 'Mande um vídeo do defeito do portão, a foto da etiqueta do motor e o bairro.',
  },
  {
    when: [
      'eletricista|pedreiro|tecnico|instalador|serralheiro|pintor|vizinho',
      'queimou|estragou|quebrou|danificou|desregulou|desprogramou|entortou',
      'placa|motor|portao|central|controle|fotocelula',
    ],
    unless: 'qual|preciso|carro|moto|veiculo',
    subject: 'portao-automatico',
    winsTies: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Quem estragou responde pelo conserto: anote o que foi feito e em que hora, fotografe e guarde a peça. Deixe o disjuntor desligado, porque religar para testar queima o que restou. Medir e dizer o que houve não tem taxa na área atendida; o reparo vai de {{repair.from}} a {{repair.to}}, e a placa nova, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'O que costuma estragar em cada obra',
    text: [
      'Nós damos o orçamento por escrito, com a peça e o que se mediu nela. Ele serve para conversar com quem mexeu ou com o seguro; culpa não se lê na placa, e isso não escrevemos.',
      'Antes de qualquer obra perto do portão, desligue o disjuntor e peça que soltem os fios da central quando houver solda na folha.',
    ],
    points: [
      'Tensão trocada no ponto: fusível, varistor e fonte da placa.',
      'Solda com o motor ligado: placa e fim de curso.',
      'Fio da fotocélula ou da botoeira no borne errado: saída queimada.',
      'Folha fechada com trava ou andaime no vão: engrenagem.',
    ],
    send: 'Mande a foto da etiqueta do motor, a da caixa fechada e conte o que foi feito nesse dia.',
  },
  {
    when: [
      'galinheiro*|chiqueiro*|canil|gaiola*|portinhola*|porta de cachorro|porta de gato|porta para cachorro',
    ],
    unless: 'portao perto|preso|presa',
    subject: 'portao-automatico',
    answer: [
      'Porta de galinheiro, de canil ou de animal não está entre os nossos serviços: o acionador dela é pequeno, de corda ou de 12 V, com relógio ou sensor de luz, e quem atende é o fabricante ou a loja. O portão da chácara ou da garagem, com motor e central, esse consertamos, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que conferir antes de procurar o fabricante',
    text: [
      'Se a portinhola emperrou, o defeito costuma ser simples: pilha ou fonte fraca, guia com palha, corda fora da polia, sensor de luz sujo. Desligue a fonte e prove a porta na mão antes de encomendar peça.',
    ],
    points: [
      'Pilha ou fonte: meça, ou troque por outra igual.',
      'Guia: sem palha, barro nem gelo.',
      'Sensor de luz: limpo e longe da lâmpada do quintal.',
      'Relógio: hora certa depois de faltar energia.',
    ],
    send: 'Se é o portão de entrada da chácara, mande a foto dele e da etiqueta do motor, com o bairro ou a cidade.',
  },
  {
    when: [
      'reforma|reformar|restaurar|recuperar',
      'portao',
      'velho|antigo|completa|geral|completo|enferrujado',
    ],
    unless: 'pedreiro|obra|po de|calcada|entulho|motor velho',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'A reforma completa de um portão velho é de dois profissionais: o serralheiro cuida da folha, com solda, chapa, dobradiça e pintura, e nós, do que move, com roldana, cabo, motor, central e regulagem. A ordem é essa, folha primeiro. O nosso lado fica entre {{repair.from}} e {{repair.to}} se o motor se aproveita, e entre {{replacement.from}} e {{replacement.to}} com motor novo em casa.',
    ],
    heading: 'O que vale reformar e quando trocar a folha',
    text: [
      'Bata com o cabo de uma chave de fenda na base da folha e nas soldas: som cheio, lixa e tinta resolvem; som fofo, o ferro acabou ali. Quando a base inteira está assim, a folha nova sai melhor que o remendo.',
      'Tire o motor antes da solda e da pintura, e mande equilibrar a folha de novo: chapa e tinta pesam.',
    ],
    points: [
      'Roldanas, cabos e cremalheira: de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Fiação ressecada: refaça com a parede aberta.',
      'Motor velho com peça que se acha: fica.',
      'Peça os dois orçamentos juntos, para ninguém refazer o serviço do outro.',
    ],
  },
];
