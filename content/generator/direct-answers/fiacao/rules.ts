/** Answers to titles about wiring: rules and duties. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const ruleAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'camera*|cftv|alarme*|interfone*|internet|telefone|antena',
      'mesmo fio|mesmo cabo|mesmo conduite|mesmo eletroduto|mesmo tubo|mesmo duto|mesma tubulacao|mesma canaleta|mesma fiacao|junto com o de portao|junto com o fio|junto com fio|junto com o cabo|junto com cabo',
      'portao|portoes|motor',
    ],
    unless: 'mesma tomada|mesmo disjuntor|parou|queim*',
    subject: 'fiacao',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Não: câmera, interfone, alarme e internet não dividem fio nem conduíte com o motor do portão. O motor leva corrente da rede, e o sinal fino ao lado dele sai com chuvisco na imagem, chiado na fala ou comando falso na central; um fio descascado ainda queima o aparelho. Passe dois tubos separados. Refazer o trecho do motor e da central vai de {{repair.from}} a {{repair.to}}; câmera, interfone e alarme são da empresa deles.',
    ],
    heading: 'Um tubo para a rede, outro para o sinal',
    text: [
      'Onde os dois caminhos se encontram, cruze os tubos em vez de levá-los lado a lado. A fonte da câmera ou do interfone vai numa tomada sua, e não na saída da central.',
    ],
    points: [
      'Câmera: cabo longe do motor e da folha.',
      'Interfone: só o par do botão chega à central do portão.',
      'Alarme: o contato da folha tem fio próprio.',
      'Já está tudo junto e funciona: separe na próxima obra, ou já, se o portão abre sozinho.',
    ],
    send: 'Mande a foto da caixa do motor fechada e do caminho dos fios, e conte o que falha.',
  },
  {
    when: [
      'mesmo conduite|mesmo eletroduto|mesmo tubo|junto com a rede|junto com fio|junto com o fio|passar junto|juntos|junto',
      'fio*|cabo*|fiacao|conduite|eletroduto',
      'portao*|motor*|fotocelula*|botoeira|interfone|rede|energia',
    ],
    unless: 'cabo de aco|cabos de aco|parou junto|para junto',
    subject: 'fiacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Não passe junto: o fio de rede e os fios finos do portão, da fotocélula, da botoeira e do interfone, vão em eletrodutos separados. Lado a lado, a rede joga ruído no comando, e o portão abre sozinho, para no meio ou não obedece; e um fio descascado leva 127 ou 220 V à placa e a quem encosta no botão. A alimentação do motor pode seguir com outros circuitos de rede, se o eletricista confirmar o espaço e a bitola.',
    ],
    heading: 'Se só há um tubo',
    text: [
      'Use botoeira e fotocélula sem fio, ou cabo blindado com a malha aterrada num lado só, como solução de obra pronta. O certo continua sendo abrir um segundo caminho.',
    ],
    points: [
      'Separe também no chão, a um palmo.',
      'Caixa de passagem para cada um.',
      'Cabo de interfone velho serve ao botão, se estiver inteiro.',
    ],
    send: 'Mande uma foto da caixa da central e diga o que o portão faz de errado, se já há defeito.',
  },
  {
    when: ['dr|diferencial residual|disjuntor dr|interruptor diferencial|idr', 'portao*|motor*|circuito'],
    unless: 'caindo|cai|caiu|desarma*|disparando',
    subject: 'fiacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Precisa, sim: o motor do portão fica ao tempo e a folha é de metal, e nesses circuitos a norma de instalações elétricas pede o DR, que desliga em milésimos quando a corrente escapa pelo ferro ou por uma pessoa. Ele trabalha junto com o fio terra, e um não substitui o outro. Quem o põe no quadro é o eletricista.',
    ],
    heading: 'DR que desarma com o portão',
    text: [
      'Se o DR cai quando o motor liga, há fuga: emenda molhada, bobina úmida ou capacitor com carcaça ruim. Não o tire nem faça ponte; deixe o portão desligado e chame, porque ele está fazendo o serviço dele.',
      'Achar a fuga no motor ou na central é conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'DR de 30 mA, com botão de teste usado todo mês.',
      'Disjuntor comum protege o fio, e não a pessoa.',
      'Formigamento na folha: desligue na hora.',
    ],
    send: 'Mande a foto do quadro e diga se algo desarma quando o portão anda.',
  },
  {
    when: [
      'choque*|eletrific*|energiz*',
      'ladrao|ladroes|invasor*|bandido*|assalt*',
      'portao|portoes|folha|grade',
    ],
    isDanger: true,
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Não faça: ligar o portão na rede para dar choque em ladrão pode matar a criança que encosta, o carteiro ou você, e quem ligou responde por isso; o tamanho da pena quem diz é um advogado. Não fazemos essa ligação, e a que já existe se desliga agora no disjuntor geral.',
    ],
    heading: 'O que protege sem ferir ninguém',
    text: [
      'Portão se protege com trava elétrica, código rolante e destravamento fora do alcance da rua; a instalação de uma trava entra na faixa de conserto, de {{repair.from}} a {{repair.to}}. Cerca elétrica é aparelho próprio, com pulso limitado, altura e placa de aviso, posta por empresa de segurança no alto do muro, nunca na folha.',
    ],
    points: [
      'Se o portão já dá choque, ninguém encosta: desligue e chame.',
      'Alguém atingido: 192 (SAMU) ou 193 (Bombeiros).',
      'Fio da cerca longe da folha, com terra separado do motor.',
    ],
    further: 'O que fazer na hora está em [portão dando choque](/portao-dando-choque).',
    send: 'Para reforçar o fechamento, mande a foto do portão por dentro e da central.',
  },
  {
    when: [
      'emendar|emenda|emendas|prolongar|aumentar',
      'fio|fios|cabo|fiacao',
      'botoeira|fotocelula|portao|motor|fim de curso|trava|interfone|central',
    ],
    unless: 'cabo de aco|aco|antena|roid*|choque',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Fio de comando do portão, como o da botoeira e o da fotocélula, pode ter emenda, desde que em caixa de passagem seca, com conector, e com o disjuntor desligado. Emenda dentro do conduíte, enterrada ou só com fita não serve: entra água, e o portão abre sozinho ou não fecha. Na rede do motor não se emenda: troca-se o cabo inteiro, com eletricista. O nosso serviço no comando parte de {{repair.from}}.',
    ],
    heading: 'Uma emenda que não dá defeito',
    text: [
      'Fio da mesma grossura e cores iguais nos dois lados, desencontrados, para as pontas não se tocarem. A caixa fica acima do piso e a entrada do fio, por baixo.',
      'Fio que se dobra com a folha não se emenda: ele parte outra vez no mesmo lugar. Passa-se um novo, em espiral ou conduíte flexível.',
    ],
    points: [
      'Antena do receptor não se emenda nem se alonga.',
      'Comando e rede em conduítes separados.',
      'Marca de roído ou esmagado: troca o trecho todo.',
      'Provou e o portão ficou indo e vindo: o par está em curto.',
    ],
    send: 'Mande uma foto do ponto da emenda, com o disjuntor desligado, e diga de que acessório é o fio.',
  },
  {
    when: ['extensao|extensoes|benjamim|adaptador|te', 'motor|portao'],
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Não ligue motor de portão em extensão: a partida puxa várias vezes a corrente de trabalho, o fio fino esquenta e a tensão cai tanto que o motor ronca. Só numa emergência, por uma tarde, com extensão grossa, curta e desenrolada.',
    ],
    heading: 'Ponto próprio em vez de extensão',
    text: [
      'O ponto de motor pede circuito com disjuntor próprio, terra e caixa fechada perto dele. Puxar o ponto é do eletricista; ligar o motor e provar fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Extensão enrolada esquenta como um carretel.',
      'Benjamim solta e faísca na partida.',
      'Tomada escurecida: troque antes de ligar de novo.',
    ],
    further: 'Disjuntor que cai tem página em [disjuntor do portão caindo](/disjuntor-do-portao-caindo).',
    send: 'Mande a foto da tomada e da etiqueta do motor.',
  },
  {
    when: [
      'carro eletrico|carregador de carro|carregador veicular|wallbox',
      'portao|motor|disjuntor|garagem',
    ],
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'O carregador do carro não divide circuito com o portão: ele puxa corrente alta por horas, derruba a tensão e faz o motor partir fraco ou o disjuntor cair. São dois circuitos, cada um com seu disjuntor e terra, e o do carregador é projeto de eletricista.',
    ],
    heading: 'Se o portão piorou depois do carregador',
    text: [
      'Abra o portão com o carro carregando e sem ele: diferença clara é queda de tensão na entrada da casa, e o remédio é a entrada ou o cabo, e não o motor.',
      'Do nosso lado, medir a partida e conferir capacitor e placa entra num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'DR do carregador é próprio, do tipo que o manual pede.',
      'Quadro antigo com uma fase: reveja antes.',
      'Programar a carga para a madrugada alivia.',
    ],
    further: 'Disjuntor que cai tem lista em [disjuntor do portão caindo](/disjuntor-do-portao-caindo).',
    send: 'Mande a foto do quadro e da etiqueta do motor.',
  },
  {
    when: ['portao|motor', 'sem fio|sem fiacao|sem instalacao eletrica|sem ponto de luz|sem eletricidade'],
    unless: 'fotocelula|botoeira|interfone|campainha|camera|botao|sensor|internet|nao|fio terra',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Portão automático inteiramente sem fio não existe para garagem comum: o motor precisa de energia, da rede ou de uma bateria com painel solar, que também tem fio. O que pode ser sem fio é o resto, controle, botoeira, fotocélula de um dos lados e comando pelo celular. Sem ponto de luz perto, conta-se o cabo do quadro até o motor, feito pelo eletricista.',
    ],
    heading: 'O que leva fio e o que dispensa',
    text: [
      'O cabo do motor vai em conduíte, com disjuntor e terra só dele. O par da fotocélula e a botoeira usam fio fino ou pilha, e a pilha pede troca todo ano.',
      'Motor solar ou de bateria sai por orçamento, pelo peso da folha e pelas aberturas por dia; o kit ligado à rede, em basculante, vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Extensão atravessando a garagem: não.',
      'Sítio sem luz na porteira: bateria com painel.',
      'Piso pronto e sem conduíte: fotocélula sem fio.',
      'Ponto de 220 V, se a escolha é o JETFLEX.',
    ],
  },
  {
    when: ['tomada', 'motor|portao', 'ligado|ligada|ligar|liga|direto|deixar|pode'],
    unless: 'nao liga|queim*|127|110|220|nao funciona|choque|nobreak',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Pode ficar ligado na tomada o tempo todo, se for uma tomada só dele, com terra, na tensão da etiqueta e com disjuntor no circuito: parado o motor gasta quase nada. O que não pode é extensão, benjamim ou tomada dividida com freezer e máquina, porque a partida pede várias vezes a corrente e esquenta o plugue.',
    ],
    heading: 'Tomada ou ligação direta no motor de portão',
    text: [
      'Muitos motores de casa saem com plugue, e tirá-lo da tomada é o jeito mais seguro de mexer na caixa. Em prédio e em motor grande, liga-se direto a um circuito com disjuntor próprio e terra.',
      'Ponto novo de energia é do eletricista; o trecho até o motor nós refazemos num serviço de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Plugue morno depois de três aberturas: contato ruim, desligue no disjuntor.',
      'Fio de extensão enrolado esquenta e derruba a tensão.',
      'Tomada baixa na garagem: longe da água da lavagem.',
      'Pino de terra cortado: choque na grade, cedo ou tarde.',
    ],
  },
  {
    when: [
      'tomada|ponto de energia|ponto de luz|ponto eletrico|energia|ligacao eletrica|parte eletrica|instalacao eletrica|fio de quadro|fio ate o motor|fio ate o portao|puxam fio|passam fio',
      'quem faz|quem instala|quem liga|quem coloca|quem puxa|quem passa|voces fazem|voces instalam|voces puxam|quem e que faz|instala tomada|instala a tomada|instalam tomada|instalam a tomada|colocam tomada|colocam a tomada|coloca tomada|fazem tomada|puxam tomada|puxam fio|puxam o fio|passam fio|passam o fio',
      'portao|motor|tambem|voces|instalam',
    ],
    subject: 'fiacao',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'A tomada ou o ponto de energia do portão é serviço de eletricista, que traz do quadro um circuito só para ele, com disjuntor e terra. Do ponto em diante fazemos nós: ligamos o motor, a central, a fotocélula e a botoeira, num serviço de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que pedir ao eletricista',
    text: [
      'Um circuito sem emenda do quadro até perto do motor, em fio de 2,5 mm² até uns trinta metros, com terra e na tensão da etiqueta do motor. Motor que ainda não foi comprado decide-se antes: 127 V ou 220 V.',
    ],
    points: [
      'Tomada alta, longe da água da lavagem.',
      'Um conduíte separado para os fios de botoeira e fotocélula.',
      'Nada de extensão ou benjamim: a partida esquenta o plugue.',
    ],
    send: 'Mande a foto do lugar do motor e do quadro fechado: dizemos o que pedir.',
  },
  {
    when: [
      'disjuntor|disjuntores',
      'quem chamo|quem chamar|chamo quem|chamar quem|chamo|quem conserta|quem resolve|tecnico ou eletricista|eletricista ou tecnico',
    ],
    subject: 'fiacao',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Chame o técnico do portão se o disjuntor só cai quando o portão é acionado, porque aí o defeito está no motor, na placa ou nos fios dele, com conserto de {{repair.from}} a {{repair.to}}. Chame o eletricista se ele cai com o portão parado, se outras tomadas também apagam ou se o disjuntor esquenta. Até lá, deixe-o desligado: rearmar muitas vezes piora o curto.',
    ],
    heading: 'O teste que separa os dois',
    text: [
      'Tire da tomada o que mais estiver no circuito e rearme uma vez, com o controle longe. Se ele segura parado e cai ao acionar, é do portão; se não segura nem parado, é do fio ou do quadro.',
    ],
    points: [
      'Cheiro de queimado ou estalo: não rearme.',
      'Caiu depois de chuva: água na caixa ou numa emenda.',
      'Disjuntor dividido com chuveiro ou máquina: circuito próprio, com o eletricista.',
    ],
    send: 'Mande a foto do quadro fechado e a da etiqueta do motor, e diga em que momento ele cai.',
  },
  {
    when: [
      'interfone|camera|alarme|roteador|geladeira|freezer|maquina|nobreak|luz',
      'mesma tomada|mesmo disjuntor|mesmo circuito|mesma fiacao|mesmo ponto',
      'portao|motor',
    ],
    subject: 'fiacao',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Funciona, mas não convém: a partida do motor puxa várias vezes a corrente de trabalho, e a queda de tensão desse instante desliga ou trava o interfone, a câmera e o roteador, enquanto a fonte deles pode encurtar o alcance do controle. O certo é um circuito só do portão, com disjuntor e terra, feito pelo eletricista. Do ponto em diante ligamos nós, a partir de {{repair.from}}.',
    ],
    heading: 'Se por enquanto não há outra tomada',
    text: [
      'Afaste a fonte do outro aparelho da antena do receptor e não use extensão nem benjamim. Geladeira e máquina de lavar, nunca: as duas partidas juntas derrubam o disjuntor.',
    ],
    points: [
      'Luz que pisca quando o portão parte: fio fino ou emenda.',
      'Um disjuntor para cada um ajuda a achar o defeito.',
      'Raio entra por um e queima os dois: protetor no quadro.',
    ],
  },
  {
    when: [
      'eletricista|eletricistas',
      'puxar|passar|puxa|passa|trocar|levar|fazer|refazer|instalar',
      'fio|fios|cabo|fiacao|ponto|tomada|circuito|energia',
    ],
    unless: 'precisa|preciso|ou|sem eletricista|quanto tempo|queim*|choque',
    subject: 'fiacao',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Puxar o fio do quadro até o portão é serviço de eletricista, e esse nós não fazemos. Peça a ele um circuito só do portão, em cabo de 2,5 mm², com disjuntor, terra e a tensão da etiqueta do motor. Daí em diante é conosco: ligar ou refazer o trecho do motor, da central e da fotocélula fica de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O pedido pronto para o eletricista',
    text: [
      'Mostre a ele o lugar do motor antes de passar o conduíte: no basculante o ponto fica no alto da coluna; no de correr, ao lado do trilho. Um segundo conduíte, vazio, serve à fotocélula e à botoeira.',
    ],
    points: [
      'Cabo mais grosso se o quadro fica longe.',
      'Disjuntor com nome no quadro.',
      'Caixa ou tomada abrigada da chuva.',
    ],
    send: 'Mande a foto do quadro fechado e a do lugar do motor: dizemos o que pedir.',
  },
  {
    when: ['troc*|substituir|instalar|colocar', 'disjuntor|disjuntores', 'portao|motor'],
    unless:
      'cai|caindo|caiu|desarm*|queim*|qual|quanto|parou|nao funciona|nao abre|nao fecha|amper*|placa|nobreak|precisa',
    subject: 'fiacao',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['install', 'safety'],
    answer: [
      'O disjuntor do portão quem troca é o eletricista, no quadro da casa; nós não mexemos no quadro. Se ele desarma quando o portão anda, um maior não é a solução: o motor está preso, a placa ou o cabo tem curto, e isso nós medimos e consertamos, de {{repair.from}} a {{repair.to}}. Deixe-o desligado até lá.',
    ],
    heading: 'Que disjuntor pedir para o portão',
    text: [
      'O circuito é só do motor, e a corrente do disjuntor sai da bitola do fio e da etiqueta, numa conta do eletricista. Em 220 V o disjuntor é duplo, para desligar as duas fases juntas.',
    ],
    points: [
      'Nome no quadro, para todos saberem qual desligar.',
      'Velho, com cheiro ou morno ao toque: troca sem esperar.',
      'Nunca prenda a alavanca para ele não cair.',
    ],
    send: 'Mande a foto do quadro com a portinha aberta, sem tirar a tampa dos fios, e a da etiqueta do motor.',
  },
];
