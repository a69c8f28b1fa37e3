/** Answers to titles about photocells: installation. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksMistakes } from '../../words/asking-words.ts';

export const installationAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'fotocelula|fotocelulas|sensor',
      'crianca*|filho*|bebe|cachorro*|gato*|pet|animal|animais',
      'altura|que altura|qual altura|a que altura|onde colocar|onde instalar|quantos centimetros|posicao|baixo',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['install', 'safety'],
    answer: [
      'Para criança, um par de fotocélulas entre quarenta e cinquenta centímetros do piso, que a pega engatinhando ou de pé; para cachorro e gato, um segundo par entre vinte e trinta. Ele se soma ao de carro, na altura do para-choque, e não o substitui. Cada par instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'Por que um par só não basta',
    text: [
      'O feixe é uma linha: o que passa por cima ou por baixo dela não é visto. Por isso a força regulada, que faz a folha parar ao encostar, continua sendo a segunda proteção.',
    ],
    points: [
      'Uma de frente para a outra, na mesma altura.',
      'Do lado de dentro da folha, perto do caminho dela.',
      'Teste com uma caixa baixa, e não com a mão.',
    ],
    send: 'Mande a foto dos dois lados do vão e diga a altura de quem deve ser visto.',
  },
  {
    when: [asksMistakes, 'fotocelula*|sensor*|barreira'],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Os erros mais comuns ao instalar a fotocélula são pôr o par alto demais, onde o feixe passa por cima de criança e de carro baixo, virar o receptor para o sol, fixá-lo em tubo que balança, passar o fio junto com o da rede e ligar no contato errado da central, que assim nunca fecha ou ignora o feixe. Prova-se cortando o feixe com a folha fechando: ela tem de parar e voltar.',
    ],
    description:
      'Erros ao instalar a fotocélula: par alto demais, receptor virado para o sol, suporte que balança e fio junto com o da rede.',
    heading: 'Como fica um par bem posto',
    text: [
      'Os dois lados ficam um de frente para o outro, entre quarenta e sessenta centímetros do piso, em parede ou coluna firme e fora do alcance do pneu. Em caminhonete, rampa ou casa com bicho, um segundo par cobre o que o primeiro não vê.',
      'Instalado e provado por nós, o par fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Emenda de fio na chuva: falha só em dia molhado.',
      'Lente pintada ou com teia: o portão não fecha.',
      'Fazer ponte no borne para o portão fechar tira a proteção de todos.',
      'Dois pares próximos se confundem: inverta emissor e receptor de um deles.',
    ],
    send: 'Mande uma foto dos dois lados do vão e da etiqueta da central: dizemos onde o par vai.',
  },
  {
    when: [
      'passo a passo|passos|como instalar|como se instala|como colocar|tutorial|como ligar|etapas|como fazer a instalacao',
      'fotocelula*|sensor de barreira|sensor fotocelula',
    ],
    unless: 'preco|quanto custa|valor|erros|altura|alinhar',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Para instalar a fotocélula, com o disjuntor desligado, fixe os dois lados de frente um para o outro, entre quarenta e sessenta centímetros do piso, e leve o fio de cada um por eletroduto separado da rede. Quem liga a alimentação e o contato nos bornes que o manual da central indica é o técnico; depois se alinha até a luz do receptor firmar. Depois prove: com a folha fechando, corte o feixe, e ela tem de parar e voltar.',
    ],
    description:
      'Para instalar a fotocélula, fixe os dois lados frente a frente, entre quarenta e sessenta centímetros do piso, com o fio separado da rede, e alinhe.',
    heading: 'Onde a instalação costuma falhar',
    text: [
      'Falha no borne trocado, que deixa o portão sem fechar, e no receptor virado para o sol da tarde. A caixa da central tem a tensão da rede: deixe essa parte para o técnico.',
      'Posto, ligado e provado por nós, o par fica entre {{part.photocell.from}} e {{part.photocell.to}}, em até {{part.photocell.hours}}.',
    ],
    points: [
      'Emissor recebe só alimentação; receptor, alimentação e contato.',
      'Parede ou coluna firme, sem balanço.',
      'Emenda nenhuma ao tempo.',
      'Fechamento automático se liga só depois da prova.',
    ],
    send: 'Mande uma foto dos dois lados do vão e da etiqueta da central: dizemos onde cada fio vai e o que falta.',
  },
  {
    when: [
      'fotocelula*|sensor',
      'fechamento automatico|fechar sozinho|fecha sozinho|temporizador',
      'instalar|colocar|por|e|ligar|instalacao',
    ],
    unless: 'nao fecha|parou|queim*|quebr*|perigoso|obrigat*',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'As duas coisas vão juntas, e nesta ordem: primeiro a fotocélula, de {{part.photocell.from}} a {{part.photocell.to}} instalada, depois o fechamento automático, que é uma função da central e se liga e regula na mesma visita, de {{part.adjustment.from}} a {{part.adjustment.to}} quando pedido sozinho. Sem o par funcionando não o ligamos, porque o portão fecharia sobre quem ficou no vão.',
    ],
    heading: 'Tempo, altura e prova',
    text: [
      'A pausa dá para o carro passar inteiro e mais alguns segundos. O feixe fica perto de 50 cm do piso; com criança ou bicho, um segundo par vai a um palmo do chão.',
    ],
    points: [
      'Caminho para o fio até o outro lado do vão.',
      'Teste com cabo de vassoura no feixe.',
      'Confira se a sua placa tem a função: quase todas têm.',
    ],
    send: 'Mande uma foto dos dois lados do vão e da etiqueta do motor.',
  },
  {
    when: [
      'fotocelula*|sensor de barreira|sensor fotocelula|sensor de presenca de portao|sensor em portao|sensor para portao|sensor de portao|sensor de seguranca|sensores de portao',
      'instalar|instalacao|colocar|comprar|por|vende|vendem|instalada',
    ],
    unless:
      'nao|parou|queim*|defeito|sem fotocelula|obrigatori*|precisa|vale a pena|altura|distancia|onde|lugar|como|sem fio|trocar|condominio',
    subject: 'fotocelula',
    winsTies: true,
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
  {
    when: [
      'instalar|colocar|por|comprar',
      'fotocelula*|sensor',
      'depois|mais tarde|outra hora|em outro dia|futuramente|separado',
    ],
    unless: 'nao fecha|queim*|quebr*',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Pode: quase toda central tem entrada para fotocélula, e o par se põe a qualquer hora em motor já instalado, de {{part.photocell.from}} a {{part.photocell.to}}. Até lá deixe o fechamento automático desligado e feche sempre olhando o vão, porque sem ela o portão só percebe alguém depois de encostar. Fica mais limpo deixar o conduíte passado já na instalação do motor.',
    ],
    heading: 'O que deixar pronto para a fotocélula',
    text: [
      'O par vai um de frente para o outro, perto de 50 cm do piso, com fio dos dois lados até a central. Sem caminho para o fio, há par sem fio ou de espelho, com o valor por foto.',
    ],
    points: [
      'Conduíte vazio de um lado ao outro do vão.',
      'O manual da central diz se ela tem o borne FOTO.',
      'Criança ou bicho na casa: ponha já.',
    ],
    send: 'Mande uma foto dos dois lados do vão e da etiqueta do motor.',
  },
  {
    when: [
      'fotocelula|fotocelulas',
      'antigo|antiga|velho|velha|que ja existe|ja instalado',
      'instalar|colocar|por|tem como|da para|pode|aceita',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['install', 'compatibility'],
    answer: [
      'Tem como, se a central antiga tem entrada de fotocélula, em geral marcada FOTO, FTC ou com uma ponte de fio que se tira na ligação. Se ela não tem, troca-se a central ou se usa uma com essa entrada; pôr o par fica de {{part.photocell.from}} a {{part.photocell.to}}, e a placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'O que conferir no portão antigo',
    text: [
      'A saída de 12 V ou 24 V que alimenta o sensor, o conduíte até o outro lado do vão e uma coluna que não balance. Sem caminho para o fio, o par sem fio resolve, com pilha de um lado.',
      'Fica a 50 ou 60 cm do piso, os dois lados na mesma linha, e se prova com um cabo de vassoura no feixe: a folha tem de voltar.',
    ],
    points: [
      'Ponte de fábrica deixada no lugar: o sensor não age.',
      'Motor de mais de dez anos: veja a força antes.',
      'Sol de frente: inverta os lados.',
    ],
    send: 'Mande a foto da etiqueta da central e dos dois lados do vão.',
  },
  {
    when: ['fotocelula|sensor', 'duas folhas|2 folhas|portao de abrir|de abrir|pivotante'],
    unless: 'nao|queim*|preco|quanto|falha*|abre',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['install', 'choose'],
    answer: [
      'Em portão de abrir a fotocélula precisa ver o vão e também a área que as folhas varrem. Um par nas colunas, do lado de fora, guarda a passagem; se as folhas abrem para dentro, um segundo par lá onde elas terminam guarda a garagem. Cada par posto fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'Onde prender o par sem a folha cortar o feixe',
    text: [
      'O feixe do par interno não pode ser cortado pela própria folha em movimento, senão o portão para sozinho. Por isso ele fica além do arco, medido com as duas folhas abertas.',
      'O fio até o outro batente passa por cima ou por baixo do vão; onde não há conduíte, usa-se modelo a bateria, que pede troca dela de tempos em tempos.',
    ],
    points: [
      'Altura do para-choque, e mais baixa se há criança ou bicho.',
      'Suporte na coluna, e nunca na folha.',
      'Entrada livre na central, lida na etiqueta.',
      'Prova no fim: cabo de vassoura no feixe com as folhas fechando.',
    ],
    send: 'Mande pelo WhatsApp uma foto das folhas abertas e outra fechadas, vistas de dentro: marcamos nela a altura e o lugar de cada par.',
  },
  {
    when: [
      'qual fio|que fio|quantos fios|fio|fios|cabo',
      'de fotocelula|para fotocelula|em fotocelula|fotocelula*',
      'qual|quantos|quantas|que|bitola|vias',
    ],
    unless: 'sem fio|rompeu|cortou|partido|defeito',
    subject: 'fotocelula',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['install'],
    answer: [
      'Fotocélula usa fio fino de sinal, de 0,5 a 0,75 mm², que é baixa tensão: dois fios para o lado que emite e quatro para o que recebe, dois de alimentação e dois de contato. Ele vai em conduíte separado do da força, para não pegar interferência. Cabo de alarme ou manga de quatro vias serve, se for próprio para área externa.',
    ],
    heading: 'Por onde o cabo chega ao outro lado',
    text: [
      'O lado oposto do vão se alcança por cima, pela viga, ou por baixo, num corte na calçada. Onde não há caminho, usa-se um emissor a pilha.',
      'O par instalado fica entre {{part.photocell.from}} e {{part.photocell.to}} quando o cabo passa sem obra.',
    ],
    points: [
      'Emenda soldada ou em caixa, nunca no ar.',
      'Polaridade da alimentação conferida na placa.',
      'Sobra de um palmo em cada ponta.',
    ],
    send: 'Mande pelo WhatsApp uma foto do vão por dentro e a da central.',
  },
  {
    when: [
      'fotocelula*|sensor',
      'troc*|nova|limp*|alinh*|regul*|substituir|mudar',
      'resolve*|adianta|adiantou|soluciona*|basta|acaba com o problema|da jeito',
    ],
    unless: 'preco|quanto custa|valor|nao resolveu|nao adiantou|fim de curso|alarme|luz',
    subject: 'fotocelula',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['worth', 'repair'],
    answer: [
      'Resolve quando o portão abre bem, não fecha e fica de luz piscando: limpar e alinhar a fotocélula é o primeiro passo e muitas vezes basta. Trocar o par só resolve se a lente está limpa, os dois lados se olham e mesmo assim o LED não acende; fica de {{part.photocell.from}} a {{part.photocell.to}}. Não resolve se ele fecha até um ponto e volta sempre ali, porque aí é a folha ou o fim de curso.',
    ],
    heading: 'A ordem que evita trocar à toa',
    text: [
      'Desligue o disjuntor, limpe as duas lentes com pano macio, tire a planta ou a teia da frente e religue. Se o LED acende e apaga quando se passa a mão, o par está bom, e o portão que não fecha tem outro defeito.',
    ],
    points: [
      'LED apagado dos dois lados: falta alimentação ou há fio partido.',
      'LED aceso de um lado só: desalinhada.',
      'Falha só de tarde: sol na lente.',
    ],
    send: 'Mande a foto dos dois lados da fotocélula, com o LED à vista, e um vídeo do portão tentando fechar.',
  },
];
