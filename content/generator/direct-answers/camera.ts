/** Answers to titles about cameras. */
import type { DirectAnswer } from '../direct-answer.ts';

export const cameraAnswers: readonly DirectAnswer[] = [
  {
    when: ['camera*|cftv|dvr', 'nuvem|gravacao|cartao de memoria|dvr ou|ou dvr'],
    unless: 'preco|quanto|voces|vendem|instalam|sem imagem',
    subject: 'camera',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['what', 'choose'],
    answer: [
      'Câmera com gravação nós não vendemos nem instalamos: procure uma empresa de segurança eletrônica. A nuvem guarda a imagem fora de casa, em geral com mensalidade, e ela fica mesmo que levem a câmera; o cartão e o DVR gravam sem mensalidade, mas somem com o aparelho. Junto do portão, aponte a câmera para o vão e não a ligue na fonte da central.',
    ],
    heading: 'O que a gravação resolve no portão',
    text: [
      'Com a hora na mão, sabe-se se alguém apertou um controle ou se o motor partiu sem ordem. Ela mostra a folha aberta, mas não a fecha nem substitui a fotocélula.',
    ],
    points: [
      'Internet que chegue ao lugar da câmera, ou a nuvem falha.',
      'Fonte e cabo só dela, fora da caixa do motor.',
      'Lente que não pegue a janela nem o quintal do vizinho.',
    ],
    send: 'Se o portão falhou depois da câmera, conte o dia em que ela foi ligada e mande a foto da caixa da central.',
  },
  {
    when: [
      'camera*|cftv|dvr',
      'sem imagem|chuvisco|chuviscando|interferencia|imagem ruim|cai a imagem|pisca|tremendo|treme|trava a imagem|desliga|apaga|fica preta',
      'motor|portao',
    ],
    subject: 'camera',
    isAboutSubject: true,
    winsTies: true,
    answer: [
      'Se a câmera perde a imagem na hora em que o motor anda, os dois dividem a mesma energia ou o mesmo caminho de fio: a partida do motor derruba a tensão da fonte ou joga ruído no cabo. A câmera precisa de fonte própria, noutra tomada, e de cabo em eletroduto separado. A câmera é da empresa de segurança; do nosso lado, medir a tensão e rever o fio do motor vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'A prova simples',
    text: [
      'Ligue a fonte da câmera numa extensão que venha de outro cômodo e acione o portão: se a imagem fica, era a energia; se ainda treme, é o cabo de vídeo junto ao da rede. Luz da casa que também pisca quando o motor parte pede o eletricista.',
    ],
    points: [
      'Fonte da câmera fora da caixa do motor.',
      'Cabo de vídeo longe do cabo de 127 ou 220 V.',
      'Capacitor fraco aumenta o esforço da partida.',
    ],
  },
  {
    when: ['camera*|cftv|dvr', 'voces|vcs|voce', 'instalam|instala|colocam|vendem|fazem|trabalham|mexem'],
    subject: 'camera',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    answer: [
      'Não, câmera não vendemos nem instalamos, com Wi-Fi ou com fio: isso é de empresa de segurança eletrônica. No portão da garagem, peça a ela uma fonte só da câmera, fora da caixa do motor, e um ângulo que mostre o vão inteiro, com o chão e um pedaço da calçada. Do motor, da central e dos controles cuidamos nós.',
    ],
    heading: 'Como a câmera e o portão convivem',
    text: [
      'A câmera mostra se o portão ficou aberto, mas não o fecha. Para abrir e fechar de longe é preciso um módulo Wi-Fi na central, que ligamos a partir de {{repair.from}}.',
    ],
    points: [
      'Sinal de Wi-Fi medido junto do portão antes da compra.',
      'Câmera acima do alcance da mão e protegida da chuva.',
      'Fio longe da folha, da cremalheira e do cabo de aço.',
    ],
  },
  {
    when: [
      'camera|cameras|cftv',
      'motor|portao automatico|portao eletronico',
      'e|com|junto',
      'instalacao|instalar|manutencao|preco|conserto|colocar|motor de portao e camera*|camera* e motor|camera* de seguranca',
    ],
    unless:
      'abrir|pelo celular|ver|grav*|e para|que para|para em meio|para sozinho|parou|nao|queim*|interfer*|ruido|junto com o motor|nobreak|ligar em|mesmo|mesma',
    subject: 'camera',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'O motor nós instalamos; a câmera, não: ela é de empresa de segurança eletrônica. Em basculante o motor instalado vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX); em portão de correr ou de abrir sai por orçamento. Peça que a câmera tenha fonte e cabo próprios, fora do eletroduto do motor.',
    ],
    heading: 'Como combinar os dois serviços',
    text: [
      'Passe o eletroduto da câmera antes do acabamento e longe dos fios do motor, que fazem ruído na imagem. A câmera que mostra o vão inteiro, com o chão, ajuda também a saber por que o portão parou.',
    ],
  },
  {
    when: [
      'camera*|cftv|dvr|circuito de camera*|monitoramento',
      'instalar|instalacao|instala|instalam|colocar|comprar|vende|vendem|preco|quanto custa|quanto fica|quanto|valor|orcamento|fazem|trabalham|melhor|qual|para',
    ],
    unless:
      'vizinh*|calcada|rua|lei|pode|proibid*|placa de carro|abrir portao|portao abre|nao|parou|sem imagem|wifi|alarme*|interfone*|cerca*|conserto|consertar|quem paga|carro|quorum|votos|assembleia',
    subject: 'camera',
    winsTies: true,
    isAboutSubject: true,
    answer: [
      'Não vendemos nem instalamos câmera: quem a põe e dá o preço é uma empresa de segurança eletrônica. Peça a ela que a câmera tenha fonte e cabo próprios, separados do motor do portão, e que mostre o vão inteiro, com o chão e um pedaço da calçada.',
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
    when: ['camera|cameras', 'rua|calcada|vizinho|apontar|apontada|virada'],
    subject: 'camera',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Pode mostrar a sua entrada e o pedaço de calçada diante dela; o que se evita é enquadrar a janela ou o quintal do vizinho. Ponha um aviso de gravação à vista e guarde a imagem só o tempo necessário. Câmera não é serviço nosso: instala-a uma empresa de segurança eletrônica.',
    ],
    heading: 'Onde a câmera ajuda o portão',
    text: [
      'O melhor ângulo pega a folha inteira e quem passa no vão, de dentro para fora. Assim ela mostra se o portão fechou, se alguém entrou atrás do carro e quem bateu na folha.',
      'No condomínio quem decide o enquadramento e o acesso às imagens é a administração. Motor e central são conosco, com conserto de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Fio de câmera fora do conduíte da rede elétrica.',
      'Altura que a mão não alcance e que não pegue farol de frente.',
      'Nenhum parafuso na folha ou no motor, que vibram.',
    ],
  },
  {
    when: ['camera|cameras|filmar|gravar|filma', 'quem abriu|quem abre|quem entrou|quem bateu|saber quem'],
    subject: 'camera',
    isAboutSubject: true,
    answer: [
      'Para saber quem abriu o portão, a câmera mostra o rosto e o carro, mas não diz qual controle foi usado: isso só uma central ou um leitor com registro por usuário informa. Central de casa não guarda histórico; no prédio, o registro vem da tag, do leitor ou de receptor com memória identificada.',
    ],
    heading: 'Câmera, registro do leitor e controle numerado',
    text: [
      'A combinação que resolve é câmera no vão mais comando por unidade: cada morador com um número, que se apaga sem mexer nos outros quando o controle se perde. Câmera e leitor são de empresa de segurança; do receptor e da gravação cuidamos nós, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: [
      'Hora da câmera acertada, ou ela não casa com o registro.',
      'Abertura pelo celular: o aplicativo guarda quem e quando.',
      'Abriu sem ninguém: procure a causa no portão, não na câmera.',
    ],
    further: 'Se o portão se move sem ordem, veja [portão abre sozinho](/portao-abre-sozinho).',
  },
  {
    when: [
      'camera*|cftv|dvr',
      'nao conecta|desconect*|sem imagem|nao grava|offline|travada|escura|nao funciona|parou|wifi|senha|embacada',
    ],
    unless: 'portao abre|placa de carro|abrir portao|portao',
    subject: 'camera',
    answer: [
      'Câmera não é serviço nosso: instalação, imagem, gravação e rede são da empresa de segurança eletrônica ou, se é a internet que falta, do provedor. Só entramos quando a câmera divide energia ou fio com o portão.',
    ],
    heading: 'Quando o portão tem a ver com a câmera',
    text: [
      'Fonte ligada na caixa do motor costuma ser o que derruba a câmera e o portão juntos. Separar os circuitos no lado do portão fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Câmera apagada e portão bom: fonte, cabo ou rede dela.',
      'Câmera e portão apagados: disjuntor ou tomada comum aos dois.',
      'Imagem some quando o portão anda: cabo junto do motor.',
    ],
    send: 'Se o portão também falhou, mande pelo WhatsApp a foto da central fechada e diga o que parou primeiro.',
  },
  {
    when: [
      'camera*|cftv',
      'vale a pena|compensa|precisa|preciso|e bom|e boa|ajuda|adianta',
      'portao*|garagem|entrada',
    ],
    unless: 'qual|quanto|preco|onde|celular',
    subject: 'camera',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['worth'],
    answer: [
      'Vale, se você quer ver de longe quem chega e conferir se o portão ficou fechado; ela mostra, mas não fecha a folha nem impede a entrada. Quem vende e instala é a empresa de segurança eletrônica: peça visão noturna, fonte própria, fora da caixa do motor, e um ângulo que pegue o vão inteiro, com o chão. Para abrir e fechar pelo celular é preciso um módulo na central, e esse nós ligamos, a partir de {{repair.from}}.',
    ],
    heading: 'O que a câmera resolve e o que não resolve',
    text: [
      'Com Wi-Fi, confira antes se o sinal da casa chega firme ao portão: chapa de ferro e muro cortam boa parte dele. Onde não chega, vá de câmera com cabo.',
    ],
    points: [
      'Portão que abre sozinho: a gravação mostra se alguém tinha um controle.',
      'Imagem que treme quando o motor anda: a fonte dos dois é a mesma.',
      'Lente virada para a sua entrada, e não para a casa em frente.',
    ],
    send: 'Se quer abrir pelo celular também, mande a foto da etiqueta da central.',
  },
  {
    when: ['camera*|cftv', 'cerca eletrica|cercas eletricas|cerca|concertina*'],
    unless:
      'motor|motor de portao|portao automatico|portao eletronico|interfer*|alcance|atrapalh*|nao abre|parou',
    subject: 'camera',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['install', 'safety'],
    answer: [
      'Nem cerca elétrica nem câmera são serviço nosso: quem vende, instala e conserta as duas é a empresa de segurança eletrônica habilitada. No portão automático, que é o nosso trabalho, as duas pedem cuidado: a cerca leva aterramento só dela, e a câmera, fonte e fio separados dos do motor.',
    ],
    heading: 'O que combinar por causa do portão',
    text: [
      'Diga ao instalador por onde passa o fio do motor e onde a folha corre. Nenhum fio da cerca encosta na folha de ferro, e a haste de terra dela não é a do portão, porque o pulso que volta por ali trava a central.',
    ],
    points: [
      'Energia: cada equipamento com a sua fonte, nenhum ligado na caixa do motor.',
      'Imagem: a câmera vê a chegada do carro e a folha inteira.',
      'Alcance do controle: teste antes e depois da instalação da cerca.',
    ],
    send: 'Se o portão também precisa de motor ou conserto, mande pelo WhatsApp uma foto dele por dentro e o bairro.',
  },
  {
    when: ['painel solar|painel|placa solar|energia solar', 'camera*|cftv', 'portao|portoes|motor'],
    unless: 'nao|parou|sem imagem|queim*',
    subject: 'camera',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Um painel só para a câmera e o portão não convém: a câmera gasta pouco o dia todo, o motor gasta muito de uma vez, e cada um pede bateria e controlador seus. O motor solar nós vendemos e instalamos, por orçamento; a câmera solar, e a tela que mostra as imagens na portaria, são de empresa de segurança eletrônica.',
    ],
    description:
      'Um painel só para câmera e portão não convém: cada um pede bateria sua. O motor solar vendemos nós; a câmera é de empresa de segurança.',
    heading: 'Como separar os dois conjuntos',
    text: [
      'Se a rede chega ao portão, o motor comum e uma tomada para a câmera custam menos que dois painéis. Onde ela não chega, o painel do motor se calcula pelo peso da folha e pelas aberturas por dia, e o da câmera, pelas horas de gravação.',
    ],
    points: [
      'Bateria do portão não alimenta outro aparelho, ou ele para à noite.',
      'Painel sem sombra de árvore nem de beiral.',
      'Fio da câmera longe do fio do motor.',
    ],
    send: 'Mande a foto do portão e diga se há energia por perto.',
  },
];
