/** What people buy for a gate or have put on it: a lock, a light, a camera, a photocell. */
import type { DirectAnswer } from '../../direct-answer.ts';

const gate =
  'portao|portoes|garagem|basculante*|correr|deslizante*|pivotante*|automatico|eletronico|motor|predio|condominio';
const broken =
  'nao|parou|queim*|travou|travad*|presa|preso|emperr*|consert*|arrumar|defeito|quebr*|barulho|solta|fraca|esquent*|trocar|troca|sem energia|sem luz|manual*';

export const accessoryAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'trava eletromagnetica|travas eletromagneticas|trava magnetica|trava solenoide|trava de solenoide|trava eletroima|trava eletrica|travas eletricas|eletrotrava',
      gate,
    ],
    unless: `${broken}|meio|metade|empurr*|toda hora|ao abrir|ao fechar|social|porta|pedestre|vidro|fechadura|bicicleta|extra|segunda|duas|seguranca|precisa|preciso|vale a pena|compensa|ou|tempo|atraso|como|dura|controle|nobreak`,
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['buy', 'install', 'price'],
    answer: [
      'A trava de portão automático, vendida como elétrica, eletromagnética ou solenoide, é um pino ou gancho que prende a folha fechada e recua no instante em que a central manda abrir. A peça e a fixação se orçam por foto, e a ligação num portão que já existe parte de {{repair.from}}; sem energia ela continua trancada, o que o ímã de porta não faz.',
    ],
    heading: 'Quando a trava vale e o que a instalação pede',
    text: [
      'O motor já segura a folha leve de casa; a trava entra contra alavanca e contra o vento, em portão baixo, largo ou de frente para a rua. No basculante o pino vai na lateral de baixo; no de correr, um gancho na coluna; no de abrir, pino no piso ou no encontro das folhas.',
      'A central precisa de saída de trava; sem ela, a trava vai em kit com um temporizador, o módulo que solta o pino antes de o motor puxar. Confira a tensão: há trava de 127 V, de 220 V e de baixa tensão, e vale a que a saída da placa entrega.',
    ],
    points: [
      'Batente firme: chapa soldada ou parafusada em metal.',
      'Folha sem balanço quando fechada, ou o pino não entra.',
      'Fio em conduíte até a central.',
      'Chave da trava guardada em casa, para o dia sem luz.',
    ],
    questions: [
      {
        question: 'E o ímã que gruda na chapa?',
        answer:
          'É a fechadura eletromagnética de portão social: prende com energia e solta sem ela, a menos que tenha bateria. Em folha de garagem não a usamos.',
      },
    ],
    further:
      'Quem quer abrir e trancar no apagão encontra a ligação no [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande pelo WhatsApp uma foto do portão fechado por dentro, outra do ponto em que a folha encosta e a da etiqueta da central: respondemos com o modelo e o valor instalado.',
  },
  {
    when: [
      'camera*|cftv|dvr|circuito de camera*|monitoramento',
      'instalar|instalacao|instala|instalam|colocar|comprar|vende|vendem|preco|quanto custa|quanto fica|quanto|valor|orcamento|fazem|trabalham|melhor|qual|para',
    ],
    unless:
      'vizinh*|calcada|rua|lei|pode|proibid*|placa de carro|abrir portao|portao abre|nao|parou|sem imagem|wifi|alarme*|interfone*|cerca*|conserto|consertar|quem paga|carro|quorum|votos|assembleia',
    subject: 'camera',
    isAboutSubject: true,
    answer: [
      'Não vendemos nem instalamos câmera, e por isso não damos o preço dela: isso é com uma empresa de segurança eletrônica. Peça a ela que a câmera tenha fonte e cabo próprios, separados do motor do portão, e que mostre o vão inteiro, com o chão e um pedaço da calçada.',
    ],
    heading: 'Três pedidos ao instalador da câmera',
    text: [
      'Com eles a câmera e o portão não atrapalham um ao outro. Se for preciso mudar um fio da nossa parte, o serviço na central parte de {{repair.from}}.',
    ],
    points: [
      'Energia tirada de uma tomada, e não da caixa do motor.',
      'Conduíte separado do cabo da rede do portão, que faz listras na imagem.',
      'Suporte na parede ou no muro, nunca na folha que se move.',
    ],
    further:
      'Para vigiar o vão e parar a folha existe a [fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Do portão cuidamos nós: se ele também precisa de serviço, mande pelo WhatsApp uma foto por dentro e o bairro.',
  },
  {
    when: [
      'luz de garagem|luz de cortesia|lampada de garagem|luz automatica|luminaria|refletor|lampada',
      'instalar|instalacao|colocar|ligar|comprar|por|preco|quanto custa|quanto|como|motor|central|modulo|rele',
      'portao|motor|central|garagem|abrir|abre',
    ],
    unless:
      'nao|parou|queim*|acesa|acende|pisca*|cai|fraca|vermelh*|verde|led de placa|trocar|troca|sinaleira|sensor de presenca|aberto',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Para a luz da garagem acender com o portão, liga-se a lâmpada na saída de luz de cortesia da central; se a placa não tem essa saída, entra um módulo de relé. A ligação fica a partir de {{repair.from}}, conforme o caminho do fio, e a lâmpada pode ser a de LED que já está no teto.',
    ],
    heading: 'O que conferir antes de ligar a luz na central',
    text: [
      'A luz acende ao abrir e apaga depois de um tempo que se regula na placa. O interruptor da parede continua valendo se o eletricista deixar os dois em paralelo.',
    ],
    points: [
      'Potência: a saída tem limite, escrito na etiqueta ou no manual da placa.',
      'Refletor forte ou várias lâmpadas: relé auxiliar, para não queimar o da central.',
      'Fio da luz e fio da botoeira em conduítes diferentes.',
      'Nunca no borne do motor: a lâmpada acende e o relé queima.',
    ],
    further:
      'As saídas que uma placa tem estão na página da [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta da central e da lâmpada, e a distância entre as duas: dizemos se há saída e quanto fica.',
  },
  {
    when: [
      'fotocelula*|sensor de barreira|sensor fotocelula|sensor de presenca de portao|sensor em portao|sensor para portao|sensor de portao|sensor de seguranca|sensores de portao',
      'instalar|instalacao|colocar|comprar|por|vende|vendem|instalada',
    ],
    unless:
      'nao|parou|queim*|defeito|sem fotocelula|obrigatori*|precisa|vale a pena|altura|distancia|onde|lugar|como|sem fio|trocar|condominio',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Instalar a fotocélula no portão custa de {{part.photocell.from}} a {{part.photocell.to}}, com o par de sensores, o fio e o teste, quando há caminho para o cabo até o outro lado do vão. O serviço leva até duas horas, e se a calçada tiver de ser cortada isso é dito antes.',
      'A fotocélula instalada, com sensores, fio e teste, fica entre {{part.photocell.from}} e {{part.photocell.to}} no portão que já tem por onde levar o cabo ao outro batente. Sem esse caminho, há par sem fio ou de espelho, e o valor sai por foto. Numa visita de até duas horas ela fica alinhada e provada.',
    ],
    heading: 'Como o par é posto e testado',
    text: [
      'Os dois sensores ficam frente a frente, na altura do para-choque, fora do caminho da folha e do pneu. O contato vai à entrada própria da central, que volta a abrir quando o feixe é cortado.',
    ],
    points: [
      'Basculante: fora do arco que a folha faz ao descer.',
      'De correr: do lado de dentro, com protetor de pneu.',
      'De abrir: um par na linha do batente e outro no giro.',
      'Na entrega: cabo de vassoura no feixe, e a folha volta.',
    ],
    further:
      'A altura e a ligação estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp os dois lados do vão, vistos de dentro, e a etiqueta do motor: respondemos com o valor.',
  },
];
