/** Electricity around the motor: wire, voltage, heat, capacitor, battery. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const electricByCondition: readonly DirectAnswer[] = [
  {
    when: ['bivolt|bi volt', '110|127|110v|127v|220|220v', 'pode|posso|ligar|liga|trocar|mudar|passar'],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Pode, se ele for bivolt de verdade: com o disjuntor desligado, passe a chave ou refaça a ligação para a tensão da tomada e só então ligue. Em muitos motores o capacitor muda junto, porque cada tensão pede um valor; o desenho na tampa da caixa ou o manual dizem os dois.',
    ],
    heading: 'Bivolt de chave, de ligação e automático',
    text: [
      'Há motor que troca por uma chave, motor que troca emendando os fios de outro jeito e placa que reconhece a tensão sozinha. Um deles ligado em 220 V com a posição de 127 V queima em segundos; o contrário só fica fraco e ronca.',
      'A conferência com capacitor certo fica entre {{repair.from}} e {{repair.to}}; capacitor, entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'Etiqueta com uma tensão só: não é bivolt.',
      'Central também tem a sua tensão: confira as duas.',
      'Em 127 V a corrente dobra: veja a bitola do fio.',
      'Primeira partida com a mão no disjuntor.',
    ],
    send: 'Mande a foto da etiqueta do motor e do desenho dentro da tampa, sem abrir com energia.',
  },
  {
    when: ['fio|cabo|bitola|eletroduto', 'metros|distancia|longe|comprido', 'motor|portao|quadro'],
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Para levar energia a dezenas de metros, a bitola sobe com a distância: até perto de vinte metros o 2,5 mm² costuma bastar, dali em diante usa-se 4 mm², e em 127 V mais cedo que em 220 V. O que decide é a queda de tensão na partida, que o eletricista calcula pela potência da etiqueta.',
    ],
    heading: 'Rede, comando e terra, cada um no seu tubo',
    text: [
      'São dois eletrodutos: um leva rede com terra, outro leva botoeira, fotocélula e antena, porque no mesmo tubo a rede faz o portão abrir sozinho. Em 220 V de duas fases o disjuntor é duplo e não há neutro.',
      'Puxar o cabo é do eletricista; ligar o motor e provar a tensão na partida é nosso, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Meça com o motor partindo, e não parado.',
      'Emenda só em caixa, nunca dentro do tubo.',
      'Terra junto, na mesma bitola.',
      'Enterrado: tubo rígido e caixa de passagem.',
    ],
    questions: [
      {
        question: '2,5 mm² sempre serve?',
        answer: 'Em distância curta, sim. Longe, o motor parte fraco e o capacitor é trocado à toa.',
      },
    ],
    further: 'Quando o disjuntor cai, veja [disjuntor do portão caindo](/disjuntor-do-portao-caindo).',
    send: 'Mande a foto do quadro e a distância até o motor, contando as curvas.',
  },
  {
    when: [
      'esquenta*|superaquec*|quente',
      'para|desliga|corta|trava',
      '3 aberturas|tres aberturas|duas aberturas|depois de|algumas aberturas|vezes|loja|comercio',
    ],
    unless: 'dia quente',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Motor que corta nas primeiras aberturas não está sobrecarregado de uso: ou a folha pesa na mão, ou o capacitor está fraco, ou a tensão é baixa, ou o motor é de casa num comércio. Deixe esfriar com o disjuntor desligado, solte a folha e leve-a na mão; o que você sentir ali já aponta qual.',
    ],
    heading: 'Protetor térmico, quatro provas',
    text: [
      'O protetor desliga a bobina antes de queimar e volta frio sozinho; enquanto ele atua, o motor está certo e alguma coisa está errada. Conte quantos ciclos por hora ele faz na hora de pico: motor de casa trabalha na ordem de cinco a dez ciclos por hora.',
      'Capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}; roldana, mola ou trilho, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; se o uso é de loja, o motor é outro.',
    ],
    points: [
      'Folha pesa na mão: resolva a folha primeiro.',
      'Ronca e não parte: capacitor ou tensão.',
      'Anda leve e corta em dez minutos: aberturas demais para o motor.',
      'Carcaça fica quente parada: fonte ou fio.',
    ],
    further: 'A escolha por uso está em [motor industrial](/termos/motor-portao-industrial).',
    send: 'Conte quantas aberturas ele faz até parar e quanto espera para voltar, com a foto da etiqueta.',
  },
  {
    when: [
      'capacitor',
      'uf|microfarad*|quantos|qual valor|que valor',
      'motor|peccinin|garen|rossi|ppa|rcg|1/4|1/2',
    ],
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O valor certo é o impresso no próprio capacitor velho, em µF, com tensão igual ou maior que a dele; se a etiqueta do motor diz outro número, vale a do motor, porque alguém já trocou o errado. Motor de portão de casa costuma usar de oito a vinte e cinco microfarads, e o exato muda com a potência e a tensão.',
    ],
    heading: 'Trocar por outro valor estraga o motor',
    text: [
      'Capacitor maior faz o motor esquentar e a mesma folha gastar mais; menor faz roncar e não partir. Use o valor com a tolerância impressa, e a mesma forma de fixação, porque solto ele vibra até romper o terminal.',
      'Trocado por nós, com teste, fica entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'Depois de desligar, ele ainda guarda carga: não toque nos terminais.',
      'Estufado ou com óleo: já está fora.',
      'Novo de má qualidade mede certo frio e cai quente.',
    ],
    questions: [
      {
        question: 'O valor muda se eu passar de 220 para 127?',
        answer: 'Muda na maioria dos motores. O desenho da tampa traz os dois.',
      },
    ],
    further: 'Os sintomas estão em [capacitor fraco](/capacitor-do-motor-de-portao-fraco).',
    send: 'Mande a foto do capacitor e da etiqueta do motor, com o disjuntor desligado.',
  },
  {
    when: [
      'bateria|nobreak',
      'vale a pena|compensa|precisa|adianta',
      'falta de luz|falta luz|queda de luz|apagao|queda de energia',
    ],
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Vale se a garagem é a única saída, se a folha é pesada demais para a mão ou se falta luz várias vezes no mês; fora disso a chave de destravamento basta e custa nada. Motor comum não usa bateria dentro dele: quem tem a bateria é o nobreak próprio para motor.',
    ],
    heading: 'Nobreak de portão ou motor de corrente contínua',
    text: [
      'Nobreak de computador não aguenta a partida do motor. O de portão é dimensionado pela potência da etiqueta e sustenta algumas aberturas; o motor de corrente contínua já traz bateria e funciona igual na falta de luz.',
      'Os dois saem por orçamento, pela potência da etiqueta e pelo número de aberturas que você quer na falta de luz.',
    ],
    points: [
      'Bateria perde metade da vida em lugar quente.',
      'Teste desligando o disjuntor a cada mês.',
      'Sem bateria, deixe a chave de destravamento na casa e não dentro do carro.',
    ],
    questions: [
      {
        question: 'Quanto tempo ela dura?',
        answer: 'De dois a quatro anos em geral. O sinal do fim é abrir uma vez e parar na segunda.',
      },
    ],
    further: 'As opções estão em [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande a foto da etiqueta do motor e diga quantas aberturas quer na falta de luz.',
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
      'luz pisca|lampada pisca|luz cai|luz diminui|abaixa a luz|luz da casa',
      'portao|motor',
      'quando abre|quando fecha|quando aciona|quando liga|ao abrir',
    ],
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Luz que baixa na partida do motor mostra tensão caindo: fio fino, circuito dividido com chuveiro ou geladeira, borne frouxo no quadro ou rede fraca da rua. Um piscar rápido é normal; se ela fica fraca até o motor parar, o portão está roubando força do próprio circuito.',
    ],
    heading: 'Onde a tensão se perde',
    text: [
      'Meça na tomada do motor durante a partida: cair muito é fiação, cair no quadro é rede. Capacitor fraco faz a mesma coisa, porque o motor tenta partir mais tempo.',
      'Circuito próprio é do eletricista; capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'Só pisca a lâmpada da garagem: mesmo circuito.',
      'Pisca a casa toda: entrada ou vizinhança.',
      'Começou depois de aparelho novo: circuito dividido.',
    ],
    further: 'Se o disjuntor também cai, veja [disjuntor do portão caindo](/disjuntor-do-portao-caindo).',
    send: 'Conte o que acende no mesmo circuito e mande a foto do quadro.',
  },
  {
    when: ['tomada|plugue|pino', 'derreteu|queimou|escurec*|quente|esquenta', 'portao|motor'],
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Tomada derretida no portão é mau contato, e não motor grande: o pino frouxo esquenta a cada partida até queimar o plástico. Desligue o disjuntor, troque a tomada por uma de encaixe firme e aperte os fios atrás.',
    ],
    heading: 'Por que ela queimou',
    text: [
      'Fio emendado, borne com pingo de tinta e plugue de menos corrente são os três achados. Motor que ronca repetindo a partida também aquece a tomada, e aí o capacitor entra na conta, entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'Cheiro leve de plástico: já chegou a hora.',
      'Plugue torto faz faísca na hora da partida.',
      'Ponto fixo direto no disjuntor dura mais.',
    ],
    further:
      'Cheiro na caixa, e não na tomada, tem lista em [conserto de motor](/topicos/conserto-de-motor-de-portao).',
    send: 'Deixe desligado e mande a foto da tomada e do plugue.',
  },
  {
    when: [
      'aterramento|terra|fio terra|choque',
      'portao|motor|folha|caixa',
      'como|precisa|falta|sem|onde|instalar|da',
    ],
    unless:
      'trilho|trilhos|entup*|suj*|roldana*|baixo de terra|embaixo de terra|debaixo de terra|enterrad*|subterrane*|por baixo',
    subject: 'protecao-contra-raio',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'O terra do portão chega até a carcaça do motor pelo mesmo cabo da rede e termina na barra de terra do quadro: é ele que faz o disjuntor ou o DR desligar quando um fio encosta no ferro. Haste solta no jardim, sem ligação ao quadro, não protege.',
    ],
    heading: 'Onde o terra precisa chegar',
    text: [
      'Carcaça do motor, caixa da central e folha metálica. Sem terra, o dono leva choque ao encostar na folha molhada, e o protetor contra surto do quadro fica sem para onde mandar o raio.',
    ],
    points: [
      'Choque só com chuva: fuga e terra ruim juntos.',
      'Choque sempre: desligue e não use até medir.',
      'Fio verde cortado na caixa é o achado comum.',
    ],
    further: 'Choque na folha tem página em [portão dando choque](/portao-dando-choque).',
    send: 'Sem encostar na folha, diga se o choque é sempre ou só com chuva e mande a foto da caixa.',
  },
  {
    when: [
      'nobreak de computador|nobreak comum|estabilizador|filtro de linha',
      'portao|motor|ligar|usar|serve',
    ],
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Não serve: nobreak de computador não entrega a corrente da partida do motor e desliga, ou queima o próprio inversor. Estabilizador e filtro de linha no portão só limitam; o que protege é DPS no quadro com terra, e o que sustenta na falta de luz é nobreak próprio para motor.',
    ],
    heading: 'O que cada aparelho faz no portão',
    text: [
      'Estabilizador atrasa a reação e esquenta na partida; filtro corta ruído e não raio; nobreak de informática tem onda que motor não gosta. O de portão é feito para carga de motor e conta em aberturas.',
    ],
    points: [
      'Potência pelo motor, e não pelo preço.',
      'Bateria trocada de tempo em tempo.',
      'Botoeira e câmera no mesmo nobreak: some a carga.',
    ],
    further: 'As opções estão em [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande a foto da etiqueta do motor.',
  },
  {
    when: ['gerador', 'portao|motor|condominio|funciona|liga'],
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Funciona, e a atenção é a troca: gerador entra por chave de transferência, nunca pelo mesmo disjuntor ligado, senão a volta da luz encontra os dois juntos. Motor com inversor pede gerador de onda estável; motor comum parte com folga se o gerador tiver potência para a partida.',
    ],
    heading: 'Conferir o portão depois da troca',
    text: [
      'Na primeira abertura com gerador, deixe alguém perto do disjuntor: placa que estranha a tensão liga e desliga sozinha. Se ele abrir e não fechar, a fotocélula ficou fora do circuito do gerador.',
    ],
    points: [
      'Conte a potência da partida, e não da etiqueta.',
      'Portão e fotocélula no mesmo circuito do gerador.',
      'Bateria continua útil até o gerador pegar.',
    ],
    further: 'Outras saídas estão em [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
  },
  {
    when: ['solar|placa solar', 'bateria|off grid|sem rede|sitio|chacara', 'portao|motor'],
    subject: 'motor-solar',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Sem rede, o que funciona é motor de corrente contínua com bateria e painel próprio: ele gasta pouco por abertura e carrega devagar o dia inteiro. Conta-se o número de aberturas por dia, porque é ele que dimensiona bateria e painel.',
    ],
    heading: 'O que decide num portão sem rede',
    text: [
      'Motor de corrente contínua, controle de carga, bateria com folga de três dias nublados e painel sem sombra. Sem espaço para painel, o nobreak com carga noturna da rede próxima é outra saída.',
    ],
    points: [
      'Sombra no meio da tarde corta a carga.',
      'Folha leve economiza bateria.',
      'Chave de destravamento do lado de dentro e de fora.',
      'Cabo curto entre bateria e motor.',
    ],
    further: 'As escolhas estão em [motores](/motores).',
    send: 'Diga quantas aberturas por dia e se há sol direto no vão.',
  },
  {
    when: [
      'cabo|fio|conduite|eletroduto',
      'enterrado|enterrar|chao|jardim|passar|cortar o chao',
      'portao|motor|botoeira|interfone',
    ],
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Enterrado, o cabo vai em eletroduto próprio, com rede e comando separados, a uma profundidade que enxada não alcance e com caixa de passagem nas duas pontas. Cabo solto na terra rompe na primeira raiz e não se acha depois.',
    ],
    heading: 'O que separar do que',
    text: [
      'Rede com terra num tubo, botoeira, fotocélula e antena em outro; juntos, o motor abre sozinho quando o chuveiro liga. Deixe um arame dentro para puxar mais um fio.',
    ],
    points: [
      'Caixa com tampa nas emendas.',
      'Tubo com caimento, para a água sair.',
      'Fita de alerta acima, para quem cavar.',
    ],
    further:
      'O preço do serviço pode ser visto em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande uma foto do caminho, do quadro ao motor, e diga o que passa por ele.',
  },
  {
    when: ['horario|pico|fim de tarde|noite', 'tensao|voltagem|fraco|lento|nao abre', 'portao|motor'],
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Portão que piora na hora em que todo mundo chega em casa está com tensão baixa na partida: a rede cai e o motor fica sem força, mesmo inteiro. Meça na tomada do motor nessa hora, com ele partindo, e compare com o meio da manhã.',
    ],
    heading: 'O que fazer quando a rede é que cai',
    text: [
      'Circuito próprio com fio maior ajuda em casa; reclamação na distribuidora, com as leituras, ajuda na rua. Capacitor novo esconde o problema por um tempo.',
      'Capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}; ponto próprio é do eletricista.',
    ],
    points: [
      'Anote hora, leitura e o que estava ligado.',
      'Vizinho com o mesmo problema: a rede é de todos.',
      'Disjuntor que cai na mesma hora tem outra conversa.',
    ],
    further: 'Quando a luz some de vez, veja [abrir portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Mande as leituras e a foto da etiqueta do motor.',
  },
  {
    when: ['dps|protetor de surto|protetor contra raio', 'portao|motor|quadro|precisa|vale|instalar'],
    subject: 'protecao-contra-raio',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'O protetor do portão é um DPS no quadro de luz, com o terra ligado: ele corta a maior parte dos surtos que queimam placa, que custa de {{part.board.from}} a {{part.board.to}} para trocar. Quem o põe é o eletricista, e o preço é dele. Vale mais onde a luz cai com tempestade ou o motor tem inversor.',
    ],
    heading: 'O que o protetor não faz',
    text: [
      'Ele não segura raio direto e não dura para sempre: depois de atuar, troca-se o cartucho. Sem terra até a carcaça, o surto continua passando pela placa.',
      'O interfone e a botoeira longa entram por outro fio, e pedem proteção própria.',
    ],
    points: [
      'DPS na entrada e um segundo perto do motor em linha longa.',
      'Interfone separado por relé, quando o cabo passa de uma casa à rua.',
      'Olhe o indicador do cartucho duas vezes ao ano.',
    ],
    further:
      'O dia seguinte ao raio está em [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande a foto do quadro e diga se o portão tem motor com inversor.',
  },
];
