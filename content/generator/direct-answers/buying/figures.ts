/** Titles that ask for a figure: breaker, wire, watts, battery, seconds, voltage, capacitors. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const figureAnswers: readonly DirectAnswer[] = [
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
      'bitola|espessura de fio|qual fio|que fio|fio de quantos|cabo de quantos|qual cabo|que cabo|fio 2,5|fio 1,5',
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
      'Fio fino na força não aparece no dia da montagem. Aparece no verão, quando a tensão cai e o motor ronca sem partir.',
    ],
    points: [
      'Rede: 2,5 mm² ou mais, fase, neutro e terra.',
      'Comando: cabo de alarme ou de interfone, com um par de sobra.',
      'Emenda em caixa seca, com conector, e nunca enterrada.',
      'Conduíte até a caixa do motor, com a boca para baixo.',
    ],
    further: 'Se o disjuntor desarma, leia [disjuntor do portão caindo](/disjuntor-do-portao-caindo).',
    send: 'Mande pelo WhatsApp a etiqueta do motor e a distância até o quadro: dizemos a bitola que o ponto precisa ter.',
  },
  {
    when: [
      'quantos watts|quantos w|potencia em watts|watts tem|consumo em watts|watts gasta|quantos amperes|quantos ampere|corrente de motor|amperagem de motor',
    ],
    unless: 'nobreak|solar|disjuntor|bateria|folga*|frouxa|solta|esticar|caiu|pulou|arrebent*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Um motor de portão de casa puxa da rede de {{consumption.from}} a {{consumption.to}} enquanto a folha anda; 1/4 HP dá perto de 184 W no eixo, 1/3 HP perto de 245 W e 1/2 HP perto de 368 W, e o que sai da tomada é mais do que isso, porque parte vira calor. O número do seu modelo está na etiqueta, em watts ou em ampères.',
    ],
    heading: 'Do HP ao watt, e do watt à conta de luz',
    text: [
      'Um HP são 746 W no eixo. Para ter os ampères, divida os watts pela tensão: 300 W são perto de dois ampères e meio em 127 V e metade disso em 220 V; na partida, várias vezes mais.',
      'Na conta isso quase some: o motor trabalha poucos segundos por abertura. O número importa para escolher nobreak, fio e disjuntor.',
    ],
    points: [
      'Nobreak: some motor, central e fotocélula, e deixe folga para a partida.',
      'Disjuntor: pela corrente da etiqueta e pela bitola do fio.',
      'Parado: só a placa gasta, como um carregador de celular.',
    ],
    further: 'Peso e potência de cada modelo estão em [motores](/motores).',
  },
  {
    when: [
      'nobreak|no-break|no break',
      'va|kva|600va|1200va|700va|1500va|2200va|3000va|quantos va|qual potencia|que potencia|qual nobreak|tamanho|watts',
    ],
    unless: 'preco|quanto custa',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Para motor de portão o VA da caixa engana: o que decide é aguentar a partida, que puxa de três a sete vezes a corrente de trabalho, e dar onda senoidal. Um nobreak de computador de 600 ou 1.200 VA costuma desarmar na primeira abertura, mesmo com o motor pequeno; use um próprio para portão, escolhido pela etiqueta do motor.',
    ],
    heading: 'Como se dimensiona o nobreak do portão',
    text: [
      'Some motor, central, fotocélula e trava, em watts, e escolha um aparelho que declare a potência de motor que parte. VA não é watt: o aparelho entrega menos do que o número grande da caixa.',
      'Motor com inversor parte devagar e pede menos pico, mas quer tensão e onda certas. Confira antes na ficha dos dois.',
    ],
    points: [
      'Tensão de saída igual à do motor, 127 V ou 220 V.',
      'Onda senoidal, e não de degraus.',
      'Potência de motor escrita na ficha, em HP ou CV.',
      'Aberturas com a bateria cheia, declaradas pelo fabricante.',
    ],
    further:
      'Como ele é instalado está na página do [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande pelo WhatsApp a etiqueta do motor e a do nobreak: dizemos se um aguenta o outro.',
  },
  {
    when: [
      'bateria*',
      'amperagem|ampere*|ah|7ah|amperes|capacidade|12v|voltagem|tensao',
      'motor|portao|nobreak',
    ],
    unless: 'controle*|a23|cr2032|carro',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'A bateria do portão repete a que saiu: mesma tensão e os mesmos ampères-hora, escritos no corpo dela. O mais comum em nobreak e em motor de 24 V são baterias seladas de 12 V com 7 Ah, uma ou duas em série; mais ampères-hora dão mais aberturas, desde que o carregador do aparelho as sustente.',
    ],
    heading: 'O que os números da bateria querem dizer',
    text: [
      'A tensão tem de ser igual, sem exceção. Os ampères-hora dizem quanto ela guarda: uma de 7 Ah nova segura algumas aberturas, e uma velha, só a primeira.',
      'Motor comum, de 127 ou 220 V, não se liga em bateria. Entre os dois fica o nobreak, que transforma a tensão e aguenta a partida.',
    ],
    points: [
      'Copie tensão, ampères-hora e polos da etiqueta.',
      'Duas em série: troque as duas, da mesma marca e data.',
      'Selada: a de carro solta gás e não serve em lugar fechado.',
      'Teste: disjuntor desligado e uma abertura inteira.',
    ],
    further:
      'Como o aparelho é escolhido está na página do [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande pelo WhatsApp a etiqueta da bateria e a do motor: dizemos qual comprar.',
  },
  {
    when: [
      'quantos segundos|em quanto tempo abre|tempo de abertura|quanto tempo abre|quanto tempo demora para abrir|quanto tempo leva para abrir|segundos para abrir|abre em quanto tempo',
    ],
    unless: 'demorando|ficou lento|controle|fotocelula|regul*|pausa|fecha sozinho',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['choose', 'works'],
    answer: [
      'Um portão basculante abre em {segundos padrão} com o kit PADRÃO, de {{kit.padrao}}, em {segundos speedy} com o SPEEDY, de {{kit.speedy}}, e em {segundos jetflex} com o JETFLEX, de {{kit.jetflex}}, todos já instalados. No de correr o tempo cresce com o comprimento da folha, e no de abrir, com a abertura do braço.',
    ],
    heading: 'O que faz um portão abrir mais depressa ou mais devagar',
    text: [
      'Quem dá a velocidade é o redutor e o comando, e não a potência. O motor comum anda sempre igual; o de inversor sai devagar, corre no meio e freia antes do batente.',
      'Portão que já abriu mais rápido e hoje demora não precisa de outro motor: folha pesada, capacitor cansado ou tensão baixa se consertam por {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Rua calma e garagem recuada: {segundos padrão} não incomodam.',
      'Chegada de rua movimentada: {segundos speedy} ou {segundos jetflex}.',
      'JETFLEX pede 220 V no ponto e folha de até {{homeJetflex.weight}}.',
      'Cronometre o seu, do toque no controle até parar.',
    ],
    further: 'Peso e tempo de cada modelo estão em [motores](/motores).',
  },
  {
    when: ['127*|110*|127 v|110 v', '220*|220 v', 'motor|portao|escolher|qual|melhor'],
    unless:
      'capacitor*|fonte|placa|placas|central|como saber|saber se|descobrir|gasta|economi*|consome|em 110|em 127|em rede|liguei|ligar|ligado|transformador|autotransformador|em 220|serve|funciona|queim*|adaptar|mudar|passar|transformar',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Escolha pela tensão que chega ao ponto do portão: onde só há 127 V, que muita gente chama de 110 V, o motor é de 127 V; onde há 220 V com disjuntor próprio, prefira 220 V, que leva metade da corrente e sofre menos em fio comprido. A força e a conta de luz são as mesmas. Na tensão errada o motor queima ou nem parte.',
    ],
    heading: 'Como saber que tensão você tem no portão',
    text: [
      'A etiqueta do motor velho diz a dele. Sem motor, quem confirma é o medidor, porque tomada de dois polos pode ser uma coisa ou outra conforme o bairro.',
      'Levar 220 V até lá é serviço de eletricista, no quadro, antes da montagem. Transformador entre a rede e o motor não serve: a partida o derruba.',
    ],
    points: [
      'Disjuntor duplo no quadro costuma ser 220 V.',
      'JETFLEX, de {{kit.jetflex}}: só em 220 V.',
      'PADRÃO e SPEEDY, de {{kit.padrao}} e {{kit.speedy}}: peça na tensão do ponto.',
    ],
    further: 'Os modelos estão em [motores](/motores).',
    send: 'Mande pelo WhatsApp a foto do quadro de luz e, se houver, da etiqueta do motor velho.',
  },
  {
    when: ['cremalheira*', 'nylon|plastic*', 'aluminio|aco|ferro|galvaniz*|metal'],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['lifetime', 'choose'],
    answer: [
      'Entre as de metal e as de nylon, dura mais a de aço galvanizado, que aguenta folha pesada e uso de prédio; a de nylon com alma de aço dura anos em folha leve e bem nivelada, e é a silenciosa. De alumínio puro quase não se usa no dente, que gasta depressa: em geral o alumínio é só a barra, e o dente é de nylon.',
    ],
    heading: 'Nylon, alumínio e aço no dente da cremalheira',
    text: [
      'Quem gasta o dente é o desalinho. Pinhão encostado demais come qualquer material, e folga demais faz pular: a medida certa é uma pequena folga em todo o curso.',
      'Trocar e alinhar a cremalheira fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}. Não misture materiais na mesma folha: o passo pode mudar na emenda.',
    ],
    points: [
      'Folha leve e quarto por perto: nylon com alma de aço.',
      'Chapa, ferro ou mais de uma família: aço galvanizado.',
      'Sol o dia inteiro: o nylon resseca, prefira aço.',
      'Areia e obra: limpe o dente, seja do que for.',
    ],
    further:
      'Se o motor já perdeu dentes por dentro, veja a [troca de engrenagem](/topicos/troca-de-engrenagem-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a foto de um gomo com o parafuso aparecendo e o material da folha.',
  },
  {
    when: ['sensor de presenca|sensor presenca', 'luz|lampada|garagem|refletor|iluminacao'],
    unless: 'fotocelula|nao fecha|portao nao',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'Sensor de presença para a luz da garagem é serviço de eletricista, e não nosso: ele acende a lâmpada quando vê alguém e nada tem com o portão. O que fazemos é a luz que acende junto com o motor, pela saída que muitas centrais já trazem.',
    ],
    heading: 'A luz pelo sensor ou pela central do portão',
    text: [
      'O sensor acende também para quem entra a pé, e por isso costuma ser o melhor. A saída da central só acende quando o portão se move, e apaga depois de um tempo regulado.',
      'Não confunda com a fotocélula, que é o sensor de segurança do vão: ligar lâmpada direto no contato dela o destrói.',
    ],
    points: [
      'Sensor apontado para o chão da garagem, longe da rua.',
      'Saída de luz da central: com relé, se a carga é grande.',
      'Circuito da lâmpada separado do circuito do motor.',
    ],
    send: 'Se quer a luz ligada ao portão, mande pelo WhatsApp a foto da central com a tampa fechada e o modelo do motor: dizemos se ela tem essa saída.',
  },
];
