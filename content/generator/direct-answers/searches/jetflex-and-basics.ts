/** A Jetflex with a power beside its name, offers, a push button by its place, and the remote of another maker. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const jetflexAndBasics: readonly DirectAnswer[] = [
  {
    when: ['jetflex|jet flex', '1/3|1/4|1/2|1 3|1 4|1 2|hp|cv'],
    unless:
      'ou|x|melhor|diferenca|qual|correr|deslizante|pivotante|consert*|placa|gasta|consome|da para colocar|eurus|rio|penta|quebr*|queim*|nao',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'price', 'buy'],
    answer: [
      'O kit JETFLEX custa {{kit.jetflex}} e traz o motor PPA Home Jetflex, a central com inversor, dois controles, a fixação e a instalação, em {{homeJetflex.volts}}. Ele não se escolhe pelo HP: vale o peso da folha, até {{homeJetflex.weight}}, e a abertura em {segundos jetflex}; a potência do seu se lê na etiqueta. Na nossa tabela, 1/4, 1/3 e 1/2 CV são motores sem inversor, de {{motor.quarterCv}} a {{motor.halfCv}} sem instalação.',
    ],
    heading: 'Por que o HP diz menos num Jetflex',
    text: [
      'O inversor controla rotação e força a cada trecho, e a ficha já dá o peso máximo. Dois motores de mesma potência, um com inversor e outro sem, abrem em tempos muito diferentes.',
      'Anúncio de Jetflex com HP no nome se compara pelo que vem na caixa: central, controles, suporte e quem monta.',
    ],
    points: [
      'Ponto de {{homeJetflex.volts}} com disjuntor próprio.',
      'Folha reta, equilibrada, um quinto abaixo do máximo.',
      'Garantia do kit instalado: {{kit.warranty}}.',
    ],
    further: 'As características estão na página do [PPA Home Jetflex](/motores/motor-ppa-home-jetflex).',
    send: 'Mande pelo WhatsApp altura, largura e material da folha, uma foto por dentro e outra do quadro de luz.',
  },
  {
    when: [
      'promocao|promocoes|oferta|ofertas|black friday|liquidacao|queima de estoque',
      'motor|motores|kit|kits|portao|automatizador',
    ],
    unless: 'conserto|consert*|manutencao|express|controle*|correr|deslizante*|pivotante*',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Promoção de motor de portão, quando há uma, aparece neste site com as datas dela; o preço de sempre do kit instalado em basculante é {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, em até {parcelas} vezes. Motor sem instalação começa em {{motor.quarterCv}}, e de correr ou de abrir sai por orçamento.',
    ],
    heading: 'Como comparar uma oferta',
    text: [
      'Some o que falta no anúncio barato: central, controles, suporte, frete e montagem. No kit isso já está no preço, com {{kit.warranty}} de garantia e frete incluído em São Paulo.',
    ],
    points: [
      'Caixa fechada, com etiqueta e nota.',
      'Tensão do seu ponto e peso da sua folha.',
      'Motor velho que só falhou: o conserto, de {{repair.from}} a {{repair.to}}, sai mais em conta.',
    ],
    further: 'O que vem em cada kit está na página de [motores](/motores).',
    send: 'Mande o anúncio que você viu, as medidas da folha e o bairro: dizemos o valor igual para igual.',
  },
  {
    when: ['botoeira|botoeiras', 'interna|externa|embutir|sobrepor|dentro|parede|simples|dupla|blindada'],
    unless: 'nao|parou|quebr*|queim*|como|ligar|sem fio|ou|diferenca|chuva|molh*|trav*|interfone',
    subject: 'botoeira',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Pôr uma botoeira de portão, com o fio até a central, custa a partir de {{repair.from}}, e a peça se orça pelo modelo. Dentro de casa basta a simples, de embutir ou de sobrepor; na garagem aberta e do lado de fora ela tem de ser vedada, e na rua, com chave, ou qualquer um abre o portão.',
    ],
    heading: 'Onde pôr e que fio levar',
    text: [
      'O lugar certo é onde se vê a folha inteira, fora do alcance de criança pequena. O fio é de baixa tensão, em conduíte só dele: junto da rede ele aciona o portão sozinho.',
    ],
    points: [
      'Botoeira simples: cada toque abre, para ou fecha.',
      'Dupla: um botão para o portão e outro para o social.',
      'Longe da central: a sem fio evita quebrar parede.',
    ],
    send: 'Mande uma foto da central e outra do lugar do botão, com a distância entre elas.',
  },
  {
    when: ['controle|controles|controle remoto'],
    ofOtherBrand: true,
    unless:
      'nao|parou|quebr*|program*|gravar|grava|copia*|clon*|placa|central|alcance|distancia|longe|perto|pilha|bateria|perdi|perdeu|roub*|molhou|luz|pisca|diferenca|consert*|kit|manual|pdf|motor|como|ou|serve|compativel|abre|universal|receptor|apag*|resetar|carro|frequencia|433|mhz|novo|vende*|comprar|preco|valor|quanto|onde',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'program'],
    answer: [
      'Controle {marca} avulso não vendemos: gravamos na sua central o que você comprar, de {{part.programming.from}} a {{part.programming.to}} na visita. Para acertar na compra, confira no verso a frequência e o tipo de código, fixo ou rolante, porque ele só grava em receptor {marca} da mesma família; se o seu saiu de linha, pomos um receptor novo, que aceita controles atuais.',
    ],
    heading: 'O que conferir no controle {marca} antes de comprar',
    text: [
      'Fileira de chavinhas por dentro é código fixo, que se copia. Sem chavinhas, o código é aprendido ou rolante, e a gravação se faz na central, diante do motor.',
      'Se o botão acende a luz e o portão não responde, o defeito pode ser da bateria: teste-a antes de comprar outro controle.',
    ],
    points: [
      'Foto do verso, com a frequência.',
      'Etiqueta do motor e nome da placa.',
      'Quantos controles a casa usa, para gravar todos numa visita.',
    ],
    further:
      'Os tipos de código estão na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto da frente e do verso do controle {marca} e a da etiqueta do motor.',
  },
];
