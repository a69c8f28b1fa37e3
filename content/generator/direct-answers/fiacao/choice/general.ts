/** Answers to titles about wiring: choosing and buying. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const asksWhether =
  'serve|posso|pode|aguenta|usar|e bom|bom|muito|fraco|suficiente|ideal|correto|certo|basta';

export const generalChoiceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'distancia|longe|quantos metros|comprimento',
      'quadro|quadro de luz|disjuntor|quadro de energia|tomada',
      'motor|portao',
    ],
    unless: 'controle|caiu|cai|desarm*|nao',
    subject: 'fiacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'install'],
    answer: [
      'Não há distância máxima entre o motor e o quadro, e sim bitola certa: até uns 30 metros, o circuito do portão usa fio de 2,5 mm², com terra; daí em diante sobe-se a bitola, para a tensão não cair na partida. Em trecho comprido prefira 220 V, que leva metade da corrente. Quem calcula e passa o fio é o eletricista.',
    ],
    heading: 'Como saber se o fio longo está atrapalhando',
    text: [
      'O sinal é motor que ronca e parte devagar, com a luz da garagem baixando junto. Medida na caixa do motor durante a partida, a tensão mostra quanto se perde no caminho.',
    ],
    points: [
      'Circuito só do portão, sem emenda no chão.',
      'Disjuntor pelo fio, e nunca maior para não cair.',
      'Conduíte próprio, separado do fio da fotocélula.',
    ],
    send: 'Mande a distância aproximada, a tensão do ponto e a foto da etiqueta do motor.',
  },
  {
    when: ['disjuntor|fusivel', asksWhether, 'motor|portao|automatico'],
    figure: { unit: 'ampere', from: 17, to: 100 },
    unless: 'cai|caindo|desarm*|derruba|ou|queim*|chuveiro',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Para um motor de casa, {figura} é demais: o circuito dele, em fio de 2,5 mm², costuma levar 10 A em 220 V ou 16 A em 127 V, curva C. Um disjuntor de {figura} deixa o portão funcionar, mas demora a cair num defeito, e quem esquenta é o fio ou a bobina. Ele só se admite se toda a fiação do circuito for grossa para isso, o que o eletricista confirma.',
    ],
    heading: 'Por que não trocar por um maior',
    text: [
      'O disjuntor protege o fio. Se o que está lá cai, há um motivo, como folha pesada, capacitor fraco ou fio molhado, e o maior só o esconde.',
      'Em 220 V ele é bipolar, e o circuito do portão fica separado do chuveiro e das tomadas.',
    ],
    points: [
      'Bitola do fio lida na capa, e não no disjuntor.',
      'Corrente da etiqueta do motor.',
      'DR e terra no mesmo circuito.',
    ],
    further: 'Se ele desarma, o caminho está em [disjuntor do portão caindo](/disjuntor-do-portao-caindo).',
    send: 'Mande a etiqueta do motor, a foto do quadro e a distância até o portão.',
  },
  {
    when: ['disjuntor|fusivel', asksWhether, 'motor|portao|automatico'],
    figure: { unit: 'ampere', from: 8, to: 16 },
    unless: 'cai|caindo|desarm*|derruba|ou|queim*|chuveiro',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Serve na maioria das casas: num circuito só do portão, com fio de 2,5 mm², o usual é 10 A em 220 V e 16 A em 127 V, de curva C, que tolera a partida do motor. Confira {figura} com a corrente da etiqueta; se o disjuntor cai na partida, não o aumente, porque a queda mostra folha pesada, capacitor fraco ou fio com fuga.',
    ],
    heading: 'O que conferir no circuito',
    text: [
      'A bitola manda: o disjuntor nunca pode ser maior do que o fio aguenta. Em 220 V ele é bipolar, e o terra vai até a carcaça do motor.',
    ],
    points: [
      'Circuito só do portão, com o nome no quadro.',
      'DR, porque há metal e chuva.',
      'Distância acima de trinta metros: fio mais grosso.',
    ],
    further: 'Se ele desarma, o caminho está em [disjuntor do portão caindo](/disjuntor-do-portao-caindo).',
    send: 'Mande a etiqueta do motor e a foto do quadro com a portinha aberta.',
  },
  {
    when: ['fio|cabo|fiacao|bitola', '1,5|1,5mm|1,5mm2|1.5|1.5mm', 'motor|portao|automatico'],
    unless: 'fotocelula|botoeira|interfone|aco|metros de fio',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'O fio de 1,5 mm² não serve para a força do motor: use 2,5 mm² ou mais, que é o mínimo da norma para esse circuito, com fase, neutro ou segunda fase, e terra. O de 1,5 é de iluminação: a tensão cai na partida, o motor ronca sem força e a emenda esquenta. Para a botoeira e a fotocélula ele sobra, porque ali basta cabo fino de sinal.',
    ],
    heading: 'Quando nem o 2,5 basta',
    text: [
      'Acima de uns trinta metros até o quadro, ou em 127 V com motor maior, sobe-se para 4 mm². O disjuntor acompanha o fio: 10 A em 220 V e 16 A em 127 V é o usual em casa.',
    ],
    points: [
      'Força e sinal em conduítes separados.',
      'Emenda em caixa seca, com conector.',
      'Terra até a carcaça do motor e a folha.',
    ],
    send: 'Mande a etiqueta do motor e a distância até o quadro.',
  },
  {
    when: [
      '127|127v|110|110v',
      '220|220v|220 v',
      'queima|queimar|queimou|liguei|ligaram|estraga|da problema|o que acontece|ligado em|em tomada|tomada',
      'motor',
    ],
    unless:
      'motor 220|motor 220v|motor de 220*|motor de portao 220*|motor portao 220*|motor e 220*|220* em 1*|220* em tomada 1*|220* em tomada de 1*|220* em rede 1*|220* em casa 1*|ou|bivolt|transformador|nobreak|placa',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['compatibility', 'safety'],
    answer: [
      'Queima: motor de 127 V ligado em 220 V recebe quase o dobro da tensão, e em segundos vão o fusível, o capacitor, a fonte da placa ou a bobina. Se aconteceu, desligue no disjuntor e não tente de novo; às vezes só o fusível e o varistor se foram, e isso se mede. Trocar a placa fica entre {{part.board.from}} e {{part.board.to}}; com a bobina queimada, compare com um motor novo, de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    heading: 'O que se salva depois da ligação errada',
    text: [
      'Mede-se na ordem: fusível, capacitor, fonte da placa, enrolamento. Cheiro de verniz queimado quase sempre é bobina. A garantia não cobre ligação em tensão errada.',
    ],
    points: [
      'Etiqueta do motor lida antes de ligar.',
      'Ponto medido, porque tomada igual pode ter outra tensão.',
      'Controles e fotocélula raramente se perdem.',
    ],
    send: 'Mande a etiqueta do motor e um vídeo do que ele faz, sem religar.',
  },
  {
    when: ['disjuntor', '5a|6a|4a|6|5', 'motor|portao|automatico'],
    figure: { unit: 'ampere', to: 7.9 },
    unless: 'cai|caindo|desarm*|ou',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Um disjuntor de {figura} é pouco para a maioria dos motores de portão: andando o motor cabe nele, mas na partida puxa de três a sete vezes a corrente de trabalho, e o disjuntor cai. O usual em casa é 10 A em 220 V e 16 A em 127 V, de curva C, com fio de 2,5 mm². Trocar por um maior só se o fio do circuito for dessa bitola.',
    ],
    heading: 'Quando o pequeno ainda serve',
    text: [
      'Motor com inversor ou de 24 V parte devagar e pode andar com um disjuntor menor. O que manda é a corrente da etiqueta e a bitola do fio, que o eletricista confere.',
    ],
    points: ['Curva C, e não B.', 'Circuito só do portão.', 'DR e terra até a carcaça.'],
    send: 'Mande a etiqueta do motor e a foto do quadro com a portinha aberta.',
  },
  {
    when: [
      'disjuntor',
      'bipolar|unipolar|monopolar|duplo|simples|dois polos|um polo',
      'motor|portao|ou|qual|precisa',
    ],
    unless: 'cai|caindo|desarm*',
    subject: 'fiacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Depende da tensão: motor de 220 V entre duas fases leva disjuntor bipolar, que corta as duas de uma vez; motor de 127 V, com fase e neutro, leva o unipolar, no fio da fase. Um unipolar em 220 V deixa o motor com uma fase viva mesmo desligado, e quem mexe leva choque. Em casa o valor costuma ser 10 A em 220 V e 16 A em 127 V, curva C.',
    ],
    heading: 'Como saber qual é o seu ponto',
    text: [
      'O eletricista mede: entre duas fases dá 220 V; entre fase e neutro, 127 V. Dois unipolares lado a lado não substituem o bipolar, porque um pode cair sem o outro.',
    ],
    points: [
      'Etiqueta do motor com a mesma tensão do ponto.',
      'DR junto, porque a folha é de metal e molha.',
      'Nome do portão escrito no quadro.',
    ],
  },
  {
    when: [
      'transformador|autotransformador|conversor de voltagem',
      '127|127v|110|110v|220|220v|motor|jetflex',
      'motor|portao|jetflex|speedy',
    ],
    unless: 'placa|fonte|queimou|queimado|de placa',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Não use transformador entre a rede e o motor do portão: na partida o motor puxa de três a sete vezes a corrente de trabalho, a tensão na saída cai, e ele ronca sem sair ou o inversor acusa falha. Ele ainda aquece ligado dia e noite. O certo é levar ao ponto a tensão da etiqueta, com eletricista, ou pôr um motor da tensão que a casa tem: em basculante, PADRÃO e SPEEDY se pedem em 127 V ou 220 V.',
    ],
    heading: 'Como ter 220 V no portão',
    text: [
      'Com duas fases e neutro no quadro já há 220 V em casa, mesmo que as tomadas sejam de 127 V. O ponto leva disjuntor bipolar, DR e terra.',
    ],
    points: [
      'Casa só com fase e neutro: escolha motor de 127 V.',
      'A força e a conta de luz são as mesmas nas duas tensões.',
      'O JETFLEX é só de 220 V.',
    ],
  },
  {
    when: [
      'cabo de rede|cabo utp|cat5|cat5e|cabo de internet|cabo de alarme|cabo de interfone|cabo de telefone',
      'fotocelula*|botoeira|sensor|portao|central',
    ],
    unless: 'nao|parou',
    subject: 'fiacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['compatibility'],
    answer: [
      'Serve: fotocélula e botoeira trabalham em baixa tensão e pouca corrente, e cabo de rede, de alarme ou de interfone dá conta em distância de garagem. Um par vai para a alimentação e outro para o contato, os fios de um par se juntam se o trecho é longo, e os que sobram ficam isolados. Ele não serve para a força do motor e não divide conduíte com ela.',
    ],
    heading: 'Cuidados com o cabo fino',
    text: [
      'O de rede é rígido e parte se fica dobrando: na folha que se move vai cabo flexível. Ao ar livre, escolha o de capa para sol ou passe-o por conduíte.',
    ],
    points: [
      'Emenda em caixa seca, estanhada ou com conector.',
      'Cor de cada fio anotada dentro da caixa.',
      'Um par de sobra, para um segundo sensor.',
    ],
  },
  {
    when: ['cabo pp|fio pp|cabo manga|cabo 4 vias|cabo de 4 vias'],
    unless: 'interfone|camera',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'O cabo PP é o redondo, de capa dupla, com dois a quatro condutores, e serve para a força do motor em trecho protegido por eletroduto: três vias de 2,5 mm², fase, neutro ou segunda fase, e terra. Botoeira e fotocélula vão por cabo fino de sinal, em conduíte separado. Do quadro até o motor a passagem é do eletricista; do ponto em diante ligamos nós, num serviço a partir de {{repair.from}}.',
    ],
    heading: 'Onde o cabo do portão costuma falhar',
    text: [
      'Cabo solto no chão é esmagado pela roda, e emenda com fita enche de água na primeira chuva. Distância grande até o quadro pede bitola maior, para a tensão não cair na partida.',
    ],
    points: [
      'Conduíte de força separado do de sinal.',
      'Sobra de cabo na caixa, para refazer a ponta.',
      'Terra ligado na carcaça do motor.',
      'Disjuntor só do portão.',
    ],
    send: 'Mande a foto do quadro, a da caixa do motor e a distância entre os dois.',
  },
  {
    when: ['bifasic*|bi fasico|duas fases|2 fases', 'motor|portao|disjuntor|ligar|ligacao|220*'],
    unless: 'trifasic*',
    subject: 'fiacao',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Motor de portão de 220 V ligado em duas fases leva disjuntor duplo, que corta as duas de uma vez: um simples deixa o motor com energia mesmo desarmado. O valor em ampères sai da etiqueta do motor e da bitola do fio, e o circuito é só do portão, com terra e DR.',
    ],
    heading: 'Do quadro ao motor de 220 V',
    text: [
      'Em boa parte de São Paulo os 220 V da casa são duas fases de 127 V, e o motor não percebe a diferença. O circuito é serviço do eletricista; motor e central ligamos nós, e um conserto na nossa parte fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Fio de 2,5 mm² na distância comum de uma casa.',
      'Disjuntor que cai: procura-se a causa, sem pôr um maior.',
      'Placa que pede 127 V não se liga entre as duas fases.',
      'Quadro com uma fase só: o aumento se pede à distribuidora.',
    ],
    send: 'Mande pelo WhatsApp a foto do quadro de luz e a da etiqueta do motor, com a distância entre os dois.',
  },
  {
    when: [
      'disjuntor',
      'qual|ideal|tamanho|amper*|bitola|usar|certo|correto|para motor|precisa|quantos',
      'motor|portao',
    ],
    unless: 'cai|caiu|caindo|desarm*|desliga*|nao segura|queim*|dispar*|ligado|sempre',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O disjuntor do portão se escolhe pelo fio: ele protege o cabo, e não o motor. Num circuito só dele, com cabo de 2,5 mm², o motor de casa costuma ficar em 10 A na rede de 220 V e em 16 A na de 127 V, curva C; quem confirma é o eletricista, pela etiqueta do motor e pela distância. Nunca aumente o disjuntor porque ele cai: a queda aponta um defeito.',
    ],
    heading: 'Circuito só do portão: disjuntor, DR e terra',
    text: [
      'Junto dele vão o DR, que desliga quando a corrente escapa para a carcaça ou a folha, e o terra até a carcaça do motor. Em 220 V entre duas fases, o disjuntor é de dois polos, para cortar as duas.',
      'O quadro, o disjuntor e o ponto são do eletricista; do ponto em diante, a ligação do motor e da central é nossa.',
    ],
    points: [
      'Um disjuntor só para o portão, com etiqueta no quadro.',
      'Cai na partida: capacitor, folha presa ou motor cansado.',
      'Cai ao religar, sem mover: curto no cabo ou na placa.',
      'Chuveiro no mesmo circuito: o portão perde força.',
    ],
    send: 'Mande a foto do quadro com a portinha aberta, sem tirar a tampa que cobre os fios e a da etiqueta do motor: dizemos o que já serve.',
  },
  {
    when: [
      'disjuntor',
      'dois motores|2 motores|dois portoes|2 portoes',
      'amperes|ampere|qual|quantos|de quanto|mesmo|separado',
    ],
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O melhor é um disjuntor para cada motor, na corrente da etiqueta e da bitola do fio: assim um defeito não para o outro portão. Num circuito só, somam-se as correntes de partida, porque os dois podem sair juntos, e o fio cresce com a soma.',
    ],
    heading: 'Por que não dividir',
    text: [
      'Motor de casa em 220 V costuma ficar em 10 A com fio de 2,5 mm²; em 127 V a corrente dobra e pode pedir 16 A. O disjuntor protege o fio, e por isso nunca é maior que ele.',
      'O quadro é do eletricista; ligar e provar os motores fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Terra nos dois, na mesma barra.',
      'Fotocélula alimentada pelo motor dela.',
      'Folha dupla numa central só: um disjuntor, com a soma.',
    ],
    further: 'Se ele desarma, veja [disjuntor do portão caindo](/disjuntor-do-portao-caindo).',
    send: 'Mande a foto do quadro e das duas etiquetas.',
  },
  {
    when: [
      'mesmo disjuntor|mesma tomada|mesmo circuito|mesma fase|mesmo fio|disjuntor junto|dividir disjuntor|junto em disjuntor',
      'portao|motor|cerca eletrica|bomba|piscina|camera|chuveiro|ar condicionado|geladeira',
    ],
    unless: 'capacitor|desarma*|cai|caindo|botoeira|interfone',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'O motor do portão pede disjuntor só dele: com outro aparelho no mesmo circuito, a partida de um derruba a tensão do outro, o motor ronca e a placa reinicia. Quando qualquer um dos dois dá curto, o portão fica parado junto. Separar é serviço do eletricista, no quadro.',
    ],
    heading: 'Como separar o circuito do portão',
    text: [
      'O disjuntor protege o fio, e por isso os dois se escolhem juntos, pela corrente da etiqueta do motor. Do quadro ao portão vai um cabo próprio, com terra, sem emenda na parede.',
      'Do lado do portão conferimos a tensão com tudo ligado e refazemos o trecho até o motor, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Bomba, chuveiro e ar-condicionado: nunca no circuito do portão.',
      'Cerca elétrica: haste de terra própria, longe do fio da central.',
      'Câmera e interfone: fonte em outro circuito, por causa do ruído.',
      'Etiqueta no disjuntor do portão, para achá-lo numa emergência.',
    ],
    send: 'Mande pelo WhatsApp a foto do quadro com os disjuntores à vista e a da etiqueta do motor, e diga o que mais está ligado ali.',
  },
  {
    when: [
      'disjuntor',
      'ampere*|amper|amperes|amp|qual|quantos|que disjuntor|tamanho|10a|16a|20a|a',
      'motor|portao|automatico|garagem',
    ],
    unless: 'cai|caindo|desarm*|derruba|dr|onde fica|desligar|luz|bitola|fio',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para o motor de portão de casa usa-se em geral um disjuntor de 10 A, só dele, em fio de 2,5 mm²; quem manda é a corrente da etiqueta e a bitola do cabo, porque o disjuntor protege o fio. Em 127 V a corrente é o dobro da de 220 V, e motor maior pode pedir 16 A.',
    ],
    heading: 'Como se chega ao disjuntor do portão',
    text: [
      'Leia a corrente na etiqueta do motor, some a partida e escolha a bitola pela distância até o quadro; só então o disjuntor. Disjuntor grande em fio fino não cai quando deve, e o fio esquenta dentro da parede.',
      'Em 220 V o disjuntor é bipolar, e corta os dois fios. Um circuito só do portão também o separa do chuveiro, cuja partida derruba a tensão.',
    ],
    points: [
      'Curva C, própria para motor, que tolera a partida.',
      'Identificado no quadro: é o que se desliga em emergência.',
      'Terra ligado até a carcaça.',
      'DR no circuito, porque há metal e chuva.',
      'Caiu duas vezes: não aumente, chame quem meça.',
    ],
    questions: [
      {
        question: 'Posso usar o mesmo disjuntor das tomadas da garagem?',
        answer:
          'Funciona, mas não convém: o defeito de outro aparelho deixa o portão mudo, e a lavadora de pressão rouba tensão na partida.',
      },
    ],
    further: 'Se ele desarma, o caminho está em [disjuntor do portão caindo](/disjuntor-do-portao-caindo).',
    send: 'Mande pelo WhatsApp a etiqueta do motor, a foto do quadro e a distância até o portão. A troca do disjuntor é com o eletricista.',
  },
  {
    when: [
      'bitola|espessura de fio|qual fio|que fio|fio de quantos|cabo de quantos|qual cabo|que cabo|fio 2,5|fio 1,5|fio para motor|fio para portao|fio ideal|fio certo|quantos mm|quantos milimetros',
      'motor|portao|automatico|fotocelula|garagem',
    ],
    unless: 'aco|basculante|arrebent*|contrapeso',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O circuito de força do motor de portão usa no mínimo 2,5 mm², que é o que a norma pede para tomada e motor, com terra da mesma bitola; comandos como botoeira e fotocélula usam cabo fino de sinal. Acima de uns 30 metros até o quadro, sobe-se a bitola para a tensão não cair na partida.',
    ],
    heading: 'Força e comando, cada um no seu fio',
    text: [
      'São dois cabos e dois caminhos. A rede, em fio grosso, não divide conduíte com o sinal da fotocélula: o ruído do motor entra no comando e o portão abre ou para sozinho.',
      'Em 220 V, na Grande São Paulo, são em geral duas fases e terra, com disjuntor bipolar só do portão; em 127 V, uma fase, neutro e terra. Fio fino na força não aparece no dia da montagem, e sim no verão, quando a tensão cai e o motor ronca sem partir.',
    ],
    points: [
      'Rede: 2,5 mm² ou mais, e o terra junto.',
      'Comando: cabo de alarme ou de interfone, com um par de sobra.',
      'Emenda em caixa seca, com conector, e nunca enterrada.',
      'Conduíte até a caixa do motor, com a boca para baixo.',
    ],
    further: 'Se o disjuntor desarma, leia [disjuntor do portão caindo](/disjuntor-do-portao-caindo).',
    send: 'Mande pelo WhatsApp a etiqueta do motor e a distância até o quadro: dizemos a bitola que o ponto precisa ter.',
  },
  {
    when: ['chave geral', 'portao|motor|garagem'],
    unless: 'nao abre|parou|caiu|desarm*',
    winsTies: true,
    subject: 'fiacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what', 'safety'],
    answer: [
      'O portão não precisa de chave geral própria: precisa de um disjuntor só dele no quadro da casa, com o nome escrito, e é esse que se desliga antes de mexer no motor. Se o quadro fica longe, o eletricista põe um interruptor bipolar ou uma caixa com disjuntor perto do portão, por dentro e fora do alcance de criança.',
    ],
    heading: 'Quando se desliga por ali',
    text: [
      'Ao destravar o motor, lavar a folha, viajar, com cheiro de queimado, choque ou folha torta. Desligar a chave geral da casa inteira só quando não se sabe qual é o do portão.',
    ],
    points: [
      'Cabo de 2,5 mm² com disjuntor próprio, curva C.',
      'Terra no motor e na folha.',
      'Plugue na tomada também serve de corte, se está à mão.',
    ],
    send: 'Mande uma foto do quadro e diga a distância até o portão.',
  },
];
