/** Answers to titles about electric locks: installation. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksCan } from '../../words/asking-words.ts';

export const installationAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'motor|automatizador|automatizacao',
      'fechadura eletrica|trava eletrica|fechadura eletronica',
      'instalacao|instalar|colocar|preco|quanto custa|instalado',
    ],
    unless: 'precisa|vale a pena|compensa|sem|ou|social|pedestre|queim*|defeito',
    subject: 'trava-eletrica',
    aspects: ['install', 'price'],
    answer: [
      'Instalamos os dois na mesma visita: em basculante o motor sai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX) já montado, e a fechadura ou trava elétrica da folha é serviço a partir de {{repair.from}}, mais a peça. Portão de correr ou de abrir pede orçamento do conjunto, e o motor, numa casa, fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    description:
      'Motor e fechadura elétrica instalamos na mesma visita: o motor de basculante, de {{kit.padrao}} a {{kit.jetflex}}, e a fechadura, a partir de {{repair.from}} mais a peça.',
    heading: 'Como motor e trava trabalham juntos',
    text: [
      'A central solta a trava um instante antes de o motor puxar a folha. Por isso a placa precisa de saída para trava, ou de um módulo, e a folha tem de fechar sempre no mesmo ponto.',
    ],
    points: [
      'Portão de abrir: trava quase sempre.',
      'Basculante e correr: o motor já segura a folha, e a trava é reforço.',
      'Fechadura da porta da casa é do chaveiro.',
    ],
  },
  {
    when: [
      'fechar|trava|tranca|travas|ferrolho',
      'portao de correr|deslizante|correr',
      asksCan,
      'colocar|por|instalar|trava|botar',
    ],
    unless: 'travou|travando|nao trava|corrente|cadeado|destravar',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['install', 'safety'],
    answer: [
      'Sim: no de correr a trava elétrica prende a ponta da folha no batente, solta quando a central manda abrir e engata de novo no fim. Ela segura a alavanca de quem força o portão pela ponta, onde o motor não alcança. Pôr trava, com fio e ligação, custa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que conferir antes de pôr a trava',
    text: [
      'A central precisa de saída de trava, ou de um relé que a acione, e a folha tem de parar sempre no mesmo ponto. Sem luz, ela se solta na chave.',
    ],
    points: [
      'Ferrolho com cadeado: só com o disjuntor desligado.',
      'Folha que balança na ponta: guia antes da trava.',
      'Trava que engata tarde dá tranco na partida: regula-se o tempo.',
    ],
  },
  {
    when: [
      'instalar|colocar|por|instalacao|quero|preciso|vale a pena|precisa',
      'trava|trava de seguranca|trava extra|segunda trava|trava lock',
      'portao|automatico|eletronico|basculante|deslizante|garagem|correr|pivotante',
    ],
    unless:
      'eletroima|magnet*|eletromagnet*|preco|valor|custa|chave|destrav*|trava quebr*|manual|fechadura comum',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Num portão com motor a trava tem de ser elétrica: ela prende a folha no batente e solta um instante antes de o motor puxar. Fechadura ou ferrolho comum esquecido fechado quebra a engrenagem. O preço depende do tipo de folha, do fio até o ponto e da saída da central; por foto dizemos o valor antes da visita, que não tem taxa.',
    ],
    heading: 'Onde a trava vai e o que a central precisa ter',
    text: [
      'Ela vai onde a folha fechada menos se mexe: embaixo no basculante, no fim do curso no de correr, no encontro das folhas no de abrir. A chapa é parafusada ou soldada, e o fio chega em conduíte até a central.',
      'A central precisa de saída de trava ou de um módulo temporizador. Sem o atraso certo, o motor puxa com o pino fechado.',
    ],
    points: [
      'Na falta de luz, solta-se pela chave dela, guardada fora do alcance da rua.',
      'Folha que balança no batente: acerta-se antes, ou o pino não entra.',
      'Basculante leve de casa: o motor já segura, e a trava é contra alavanca.',
      'De abrir longo ou com vento: a trava é quase sempre necessária.',
    ],
    send: 'Mande uma foto do portão fechado por dentro e outra do encontro da folha com o batente, com uma trena ao lado.',
  },
  {
    when: [
      'ligar|ligacao|instalar|conectar|como liga|esquema|fio',
      'trava|trava eletrica|trava eletromagnetica',
      'central|placa|motor|borne',
    ],
    unless: 'preco|valor|custa',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'A trava elétrica se liga na saída de trava da central, ou num módulo temporizador quando a placa não a tem, na tensão escrita no corpo da trava. O ajuste que decide é o tempo: o pino solta um instante antes de o motor puxar. Tudo com o disjuntor desligado; como os bornes ficam ao lado da rede, a ligação na placa é do técnico, a partir de {{repair.from}}.',
    ],
    heading: 'Fios, tempo e ponto da trava',
    text: [
      'Trava de corrente alternada e trava de corrente contínua não se trocam: a errada zumbe, esquenta e queima a saída. Confira a etiqueta das duas antes de puxar o fio.',
      'Na folha que se move, o fio vai em espiral ou conduíte flexível, com folga no ponto de giro; sempre que dá, o corpo fica no batente e só a chapa na folha.',
    ],
    points: [
      'Estala e não solta: folha apertando o pino, ou tempo curto.',
      'Não estala: fio, tensão ou saída queimada.',
      'Solta e o motor já força: falta o atraso da partida.',
      'Fica quente parada: está recebendo energia o tempo todo.',
      'Saída de outra carga, como a luz: não serve para a trava.',
    ],
    send: 'Mande a foto da etiqueta da trava e a da central: dizemos se há saída própria ou se vai módulo.',
  },
  {
    when: [
      'fechadura|trinco|ferrolho|tranca',
      'instalar|colocar|por|usar|pode',
      'motor|automatico|eletronico',
    ],
    unless: 'preco|quanto|nao|social|facial|digital|tag|quebr*|porta',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['install', 'choose'],
    answer: [
      'Não ponha fechadura comum em portão com motor: se alguém a tranca e outro aperta o controle, a folha força e quebra engrenagem ou suporte. O que se põe é a trava elétrica, que a central solta antes de mover a folha; o motor travado já segura a folha, e ela soma resistência contra empurrão.',
    ],
    heading: 'Trava elétrica, fechadura antiga e chave por dentro',
    text: [
      'A central precisa de saída para trava ou de um módulo. Fechadura antiga fica sempre aberta ou sai, e o furo recebe uma chapa. Em casa sem outra porta, o destravamento tem de abrir por fora.',
      'A ligação se orça por foto, numa visita que começa em {{repair.from}}, com {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nas peças.',
    ],
    points: [
      'De abrir: pino no encontro das folhas ou no piso.',
      'De correr: gancho, porque o pino não segura quem puxa.',
      'Basculante: pino na lateral, com a folha bem alinhada.',
      'Falta de luz: chave de destravamento ao alcance, por dentro.',
    ],
    send: 'Mande pelo WhatsApp uma foto da ponta da folha fechada, outra do motor e a da etiqueta da central.',
  },
  {
    when: [
      'trava eletrica|travas eletricas|trava de portao|trava eletromagnetica|trava',
      'quanto tempo|demora|demoram|quantas horas|leva',
      'instal*|colocar|coloca|por|montar|montagem',
    ],
    unless: 'dura|vida util|manual|garantia',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['install', 'lifetime'],
    answer: [
      'Instalar uma trava elétrica é serviço de uma visita só, em geral de {horas de reparo}, quando a folha fecha sempre no mesmo ponto e a central já tem saída de trava. O que alonga é soldar o suporte, puxar fio até o batente ou pôr um módulo na central. O serviço parte de {{repair.from}}, e a peça se soma conforme o tipo da trava.',
    ],
    heading: 'O que se faz nesse tempo',
    text: [
      'O técnico marca o ponto em que o pino encosta, prende a trava, liga os dois fios à saída da central e acerta o tempo, para o pino recolher antes de a folha andar.',
    ],
    points: [
      'Folha que fecha cada dia num lugar: acerta-se o batente antes.',
      'Prova no fim: abrir dez vezes e soltar pela chave, sem energia.',
      'Portão com motor novo: a trava entra na mesma visita.',
    ],
    send: 'Mande a foto do portão fechado por dentro, do batente e da etiqueta da central.',
  },
  {
    when: [
      'trava eletrica|trava eletromagnetica|trava',
      'fechadura eletrica|fechadura|fecho eletrico',
      'ou|qual|melhor|x|versus',
      'automatico|eletronico|motor|garagem|basculante|correr|deslizante|pivotante|portao',
    ],
    unless: 'diferenca|social|pedestre*|preco|quanto custa|nao abre|quebr*|digital|eletroima|carro|porta',
    subject: 'trava-eletrica',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em portão com motor, coloque a trava elétrica: o pino dela é recolhido pela própria central um instante antes de a folha andar. A fechadura elétrica, de lingueta, é para o portão social, que se abre empurrando; numa folha com motor ela pode ficar presa, e o motor força contra ela. Pôr a trava fica a partir de {{repair.from}}, com a peça à parte.',
    ],
    heading: 'Onde cada uma trabalha bem',
    text: [
      'A trava recebe um comando da central e volta sozinha quando a folha fecha; por isso pede saída própria na placa e folha alinhada.',
      'No portão de abrir ela quase sempre faz falta; no de correr e no basculante, o motor parado já segura a folha, e ela é reforço.',
    ],
    points: [
      'Falta de luz: a trava se abre pela chave, guardada à mão.',
      'Folha torta: acerte a dobradiça antes de pôr a trava.',
      'Portão social ao lado: fechadura ou fecho elétrico, pelo interfone.',
    ],
    send: 'Mande a foto do portão fechado, por dentro, e a da etiqueta da central.',
  },
];
