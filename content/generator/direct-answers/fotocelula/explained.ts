/** Answers to titles about photocells: what they are and how they work. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksCause } from '../../words/asking-words.ts';

const kinds =
  'tipos|tipo de|quais os tipos|quais sao os tipos|modelos de|quais tipos|tipos existentes|variedades|formas de abertura|conheca os';

export const explanations: readonly DirectAnswer[] = [
  {
    when: [kinds, 'fotocelula|fotocelulas'],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'Há três tipos de fotocélula para portão: a de barreira, com emissor de um lado e receptor do outro, que é a mais comum e a mais firme; a refletiva, com um só aparelho e um espelho na frente, para quem não tem como levar fio ao outro lado; e a sem fio, em que um dos lados trabalha com bateria. Em entrada de casa prefira a de barreira, com fio e à prova de chuva.',
    ],
    heading: 'O que olhar na ficha',
    text: [
      'Alcance maior que o vão, proteção contra água e sol e alimentação que a placa fornece, em geral de 12 ou 24 V. O par instalado e provado fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Refletiva: o espelho sujo para o portão.',
      'Sem fio: anote a data da bateria.',
      'Caminhonete ou bicho: dois pares, em alturas diferentes.',
      'Presença para acender luz é outra peça.',
    ],
    send: 'Mande uma foto dos dois lados do vão e da etiqueta da central.',
  },
  {
    when: [kinds, 'sensor|sensores', 'portao*|motor*|garagem'],
    unless: 'fotocelula*|fim de curso|alarme',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'Um portão pode ter cinco tipos de sensor: a fotocélula, que vê quem está na passagem; o antiesmagamento, que sente a folha encostar e faz voltar; a borda sensível, um perfil de borracha na ponta da folha; o fim de curso, que diz onde parar; e o laço indutivo, um fio enterrado que percebe o carro. Em casa bastam a fotocélula, o fim de curso e a força bem regulada.',
    ],
    heading: 'Qual resolve o quê',
    text: [
      'Fechar sobre carro ou criança: fotocélula, de {{part.photocell.from}} a {{part.photocell.to}} instalada. Bater ou parar antes: fim de curso. Apertar forte ao encostar: força na placa, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Prédio e escola: fotocélula e borda sensível.',
      'Garagem com cancela: laço indutivo.',
      'Portão esquecido aberto: sensor de posição no celular.',
    ],
    send: 'Conte o que quer evitar e mande uma foto do vão e da central.',
  },
  {
    when: [
      asksCause,
      'fotocelula*',
      'para de funcionar|parou|estraga*|queima*|falha*|desalinha*|para|nao funciona',
    ],
    unless: 'nao fecha|nao abre|instalar',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['works', 'care'],
    answer: [
      'A fotocélula para de funcionar quase sempre por lente suja, sensor que saiu de linha ou água e formiga na emenda do fio; queimada de verdade, só depois de surto, batida ou anos de sol. Limpe as lentes com pano seco e gire um sensor devagar até a luz do receptor firmar. Se não firma, o par trocado fica de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'O que tira a fotocélula do ar',
    text: [
      'Sensor parafusado em coluna que treme perde a mira aos poucos. Sol baixo de frente cega o receptor por alguns minutos, sempre na mesma hora.',
    ],
    points: [
      'Falha depois da chuva: emenda sem vedação.',
      'Falha à tarde: sol na lente, inverta os lados.',
      'Luz apagada nos dois: fio ou saída da placa.',
    ],
  },
  {
    when: [
      'fotocelula*|sensor',
      'chuva|molhar|molhada|agua|neblina',
      'funciona|aguenta|pode|falha|da problema|atrapalha',
    ],
    unless: 'presenca|parou|queimou|nao fecha|antiesmagamento',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['works', 'care'],
    answer: [
      'Funciona: a fotocélula é feita para ficar ao tempo, e chuva comum não corta o feixe. O que atrapalha é água dentro da caixinha, lente embaçada ou suja e sol baixo batendo direto no receptor. Se ela falha toda vez que chove, há vedação ou emenda a refazer; o par novo fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'Se falha só com tempo ruim',
    text: [
      'Seque as lentes com pano limpo e veja se a luz do receptor acende com o vão livre. Se acende e o portão fecha, era só a lente.',
    ],
    points: [
      'Furo do fio voltado para baixo e vedado.',
      'Emenda fora da caixa: refazer.',
      'Sol no receptor: troque os dois lados de lugar ou ponha uma aba.',
    ],
  },
  {
    when: ['carro baixo|moto|bicicleta|caminhonete|caminhao|reboque|carreta', 'fotocelula*|sensor'],
    unless: 'bateu|preso|presenca|fechou em cima|nao fecha|parou',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['works', 'adjust'],
    answer: [
      'Só se o feixe estiver na altura de alguma parte dele: a fotocélula vê uma linha, e não o vão inteiro. A uns cinquenta centímetros do chão ela pega pneu e porta de carro; moto, bicicleta, engate e carroceria alta podem passar por baixo ou por cima. Um segundo par, de {{part.photocell.from}} a {{part.photocell.to}} instalado, fecha essa falha.',
    ],
    heading: 'Conferir a altura com o seu veículo',
    text: [
      'Pare no vão, com o disjuntor desligado, e olhe a luz do receptor: tem de apagar em toda a passagem, e não só com a roda no feixe.',
    ],
    points: [
      'Entre as rodas de um caminhão o feixe passa: some tempo ao fechamento.',
      'Criança e cachorro pedem o par baixo.',
      'Força regulada continua sendo a segunda proteção.',
    ],
  },
  {
    when: [
      'fotocelula*|foto celula*|sensor fotocelula|sensor de barreira|barreira fotoeletrica',
      'para que serve*|pra que serve*|o que faz|qual a funcao|funcao|utilidade',
    ],
    unless: 'luz|led|poste|lampada|central|marca*',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['works', 'safety'],
    answer: [
      'A fotocélula serve para o portão não fechar em cima de ninguém: quando um carro, uma pessoa ou um bicho corta o feixe, a central para o fechamento e reabre a folha. Instala-se um lado em cada batente, de frente um para o outro, entre 40 e 60 cm do piso. O par instalado custa de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    description:
      'A fotocélula serve para o portão não fechar em cima de ninguém: quando algo corta o feixe, a central para o fechamento e reabre a folha.',
    heading: 'Onde o par fica em cada portão',
    text: [
      'Nessa altura o feixe pega a perna de quem passa e o para-choque do carro. Os dois lados ficam onde o pneu não bata e onde o sol da tarde não entre direto na lente do receptor.',
      'Ela só vigia a linha do feixe, e só no fechamento: a força regulada na central é a segunda proteção.',
    ],
    points: [
      'De correr: rente ao vão, do lado de dentro.',
      'Basculante: mais para dentro do que a folha avança ao descer.',
      'De abrir: um par na linha do batente e, se der, outro que vigie o giro.',
      'Caminhonete ou criança pequena: um segundo par, em outra altura.',
    ],
    questions: [
      {
        question: 'Serve fotocélula de outra marca que não a da central?',
        answer:
          'Quase sempre, porque a placa só lê um contato que abre e fecha. Confira a tensão de alimentação e se a central tem a entrada.',
      },
    ],
    further:
      'O teste e a ligação estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Fotografe os dois lados do vão vistos de dentro e mande pelo WhatsApp: marcamos na imagem a altura e o lugar do par.',
  },
  {
    when: ['fotocelula*|sensor*', 'espelho*|refletor|refletiva|reflexiva|espelhad*|prismatic*'],
    subject: 'fotocelula',
    isAboutSubject: true,
    answer: [
      'Fotocélula de espelho funciona na rua se o modelo for de área externa: um lado só emite e recebe, e o outro é um refletor sem fio. Espelho sujo, molhado ou com sol de frente corta o feixe, e o alcance é menor que o do par emissor e receptor.',
    ],
    heading: 'Quando o espelho serve e quando o par é melhor',
    text: [
      'A vantagem é passar fio só de um lado. Onde há poeira, chuva de vento ou sol da tarde na lente, e em vão largo, o par comum falha menos; instalado ele fica entre {{part.photocell.from}} e {{part.photocell.to}}, e o preço do modelo de espelho se confirma por foto.',
    ],
    points: [
      'Grau de proteção contra água escrito na ficha: é o que diz se serve na rua.',
      'Alcance da ficha com sobra sobre a largura do vão.',
      'Lente fora do sol baixo; se preciso, troque os lados.',
      'Refletor do próprio fabricante: espelho comum não devolve o feixe.',
      'Pano seco nos dois lados na limpeza da garagem.',
    ],
    questions: [
      {
        question: 'Carro brilhante engana a fotocélula de espelho?',
        answer:
          'As polarizadas distinguem o refletor da lataria; as simples podem se enganar. Veja na ficha se ela é polarizada.',
      },
    ],
    send: 'Mande a foto dos dois lados do vão, com a largura, e diga por onde passa fio hoje.',
  },
  {
    when: [
      'formiga*|aranha*|teia*|mosquito*|mosca*|inseto*|bicho*|lagartixa*|pombo*|coco de pombo|coco|fezes|passaro|passarinho',
      'fotocelula*|sensor|sensores',
    ],
    unless: 'presenca|alarme',
    subject: 'fotocelula',
    isAboutSubject: true,
    answer: [
      'Aranha, inseto ou sujeira de passarinho na fotocélula corta o feixe como se houvesse um carro no vão, e o portão não fecha ou volta no meio. Tire a teia com pano seco e limpe as duas lentes; se o bicho entrou na caixinha, desligue o disjuntor antes de qualquer coisa e peça a limpeza.',
    ],
    heading: 'Lente suja ou bicho dentro do sensor',
    text: [
      'Por fora resolve-se em um minuto: pano seco, sem veneno, que mancha a lente de plástico. Por dentro, formiga e umidade atacam os contatos, e a luz do sensor passa a piscar ou apaga.',
    ],
    points: [
      'Fecha depois da limpeza: era a teia.',
      'Volta a falhar à noite: inseto atraído pela luz perto da lente.',
      'Luz apagada de um lado: contato corroído.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Para o bicho não voltar ao sensor',
        text: [
          'Fecha-se o furo do fio, troca-se a borracha da tampa e afasta-se a lâmpada da lente. Limpar, alinhar ou trocar o par fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Inseticida no sensor estraga?',
        answer: 'Estraga: deixa a lente opaca e conduz nos contatos. Use pano seco por fora.',
      },
      {
        question: 'De quanto em quanto tempo se limpa a lente?',
        answer: 'Uma vez por mês, e mais onde há jardim ou luz acesa a noite toda.',
      },
    ],
  },
  {
    when: [
      'testar|teste|como saber|alinhar|alinho|realinhar|regular|ajustar|desalinh*|fora de alinhamento|fora de linha|alinhamento',
      'fotocelula*|sensor de portao|sensores de portao',
    ],
    unless: 'preco|quanto',
    subject: 'fotocelula',
    isAboutSubject: true,
    answer: [
      'Para testar a fotocélula do portão, mande fechar e passe um cabo de vassoura entre os dois sensores, de longe: a folha tem de parar ou voltar. Se não para, ou se não fecha com o vão livre, limpe as lentes e gire um sensor devagar até a luz do receptor firmar.',
    ],
    heading: 'Alinhar o par olhando a luz',
    text: [
      'Os dois sensores ficam na mesma altura e de frente um para o outro. Afrouxe o suporte, mova poucos graus, espere a luz mudar e aperte sem tirar do lugar.',
      'Faça o teste com ninguém no vão e nunca com a mão ou com o carro. Repita com o portão indo e voltando, porque coluna que treme desalinha só em movimento.',
    ],
    points: [
      'A luz muda ao cobrir a lente: o sensor vê.',
      'Não muda: sem energia, desalinhado ou queimado.',
      'Muda e a folha não para: fio ou entrada da central.',
      'Falha só ao sol da tarde: troque emissor e receptor de lado.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quando o teste não passa',
        text: [
          'Desligue o fechamento automático até resolver. Alinhar ou trocar o par fica entre {{part.photocell.from}} e {{part.photocell.to}}; mexer nos bornes da central é do técnico, com a rede cortada.',
        ],
      },
    ],
    questions: [
      {
        question: 'De quanto em quanto tempo testar?',
        answer: 'Uma vez por mês, e sempre depois de lavar a garagem, de obra ou de batida na coluna.',
      },
      {
        question: 'Posso ligar os fios direto para fechar?',
        answer:
          'Não. Assim a central acha que o vão está livre sempre, e o portão fecha sobre quem estiver nele.',
      },
    ],
  },
  {
    when: ['fotocelula*|sensor|sensores', 'limp*|suj*|manutencao|cuidar|pano|po|poeira|barro|tinta|teia'],
    unless: 'aranha|formiga|presenca|alarme|mosquito',
    subject: 'fotocelula',
    isAboutSubject: true,
    answer: [
      'Limpe a fotocélula com pano macio úmido nas duas lentes, sem álcool forte nem palha, e seque: metade dos portões que não fecham volta a fechar nesse momento. Faça isso uma vez por mês, com o portão parado e sem entrar no vão enquanto alguém tem o controle na mão.',
    ],
    heading: 'Limpar, alinhar e provar',
    text: [
      'Tire teia, barro e folha da frente, aperte o parafuso do suporte e confira se uma lente olha para a outra. A luz do receptor muda quando a mão corta o feixe: se muda, ela está vendo.',
      'A prova vale mais que a luz: mande fechar e passe um cabo de vassoura no feixe, de lado; o portão tem de parar e voltar.',
    ],
    points: [
      'Lente riscada ou leitosa de sol: troca do par.',
      'Gota por dentro: tampa sem vedação.',
      'Mato crescido à frente: corte baixo.',
      'Respingo de tinta: sai com água morna, antes de endurecer.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Se limpou e ele ainda não fecha',
        text: [
          'O defeito é de alinhamento, fio ou do próprio par, de {{part.photocell.from}} a {{part.photocell.to}}, com peça e mão de obra. Não una os fios na central para calar o sensor: a folha passa a descer sem ver ninguém.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso passar cera ou silicone na lente?',
        answer: 'Não. A película desvia o feixe e junta pó.',
      },
      {
        question: 'A chuva tira o alinhamento?',
        answer: 'A chuva não; o suporte frouxo sim. Aperte-o na limpeza.',
      },
    ],
    send: 'Se não resolver, mande uma foto de cada lente de perto, com a luz à vista, e outra do vão.',
  },
  {
    when: [
      'fotocelula*|sensor de portao|sensores',
      'ligar|ligo|instalar|fio|fios|passar|fiacao|ligacao|conect*|esquema|coloc*',
    ],
    unless:
      'preco|custa|altura|sem fio|presenca|nao funciona|nao fecha|onde fica|onde|obrigat*|lei|estacionamento|desligar|vale a pena',
    subject: 'fotocelula',
    isAboutSubject: true,
    answer: [
      'A fotocélula se liga com dois fios de alimentação em cada lado e mais dois de contato no receptor, que vão à entrada de fotocélula da central. Tudo em baixa tensão, com o disjuntor desligado; se essa entrada vem com uma ponte de fábrica, ela sai, senão o sensor fica sem efeito.',
    ],
    heading: 'Do cabo à prova',
    text: [
      'Passe um cabo de quatro vias até o receptor e um de duas até o emissor, em conduíte só deles: junto com a rede, o fio pega ruído e o portão volta sem motivo. O contato é o normalmente fechado, na maioria das centrais.',
      'Fixe os dois na mesma altura, a meio metro do chão mais ou menos, fora do alcance do pneu, e com o receptor do lado que não toma sol da tarde.',
    ],
    points: [
      'Alimentação na saída própria da placa, com a polaridade certa.',
      'Comum e contato na entrada da fotocélula, nunca na da botoeira.',
      'Emenda só dentro de caixa seca.',
      'Prova: portão fechando, vassoura no feixe, ele volta.',
    ],
    sections: [
      {
        aspect: 'install',
        heading: 'Quanto custa instalada',
        text: [
          'Com o par, o fio e a regulagem, fica entre {{part.photocell.from}} e {{part.photocell.to}} quando há caminho para o cabo, com {{repair.warranty}} de garantia no serviço. Calçada a cortar ou parede a quebrar se combinam antes.',
        ],
      },
    ],
    questions: [
      {
        question: 'Qualquer fotocélula serve na minha central?',
        answer:
          'Quase todas, se a tensão e o tipo de contato batem. Mande a foto da etiqueta da central e dizemos.',
      },
      {
        question: 'Dá para ligar dois pares?',
        answer: 'Dá, em série no contato: qualquer um dos feixes cortado segura o portão.',
      },
    ],
    send: 'Mande a foto da etiqueta da central ou do manual, e outra dos dois lados do vão.',
  },
  {
    when: ['sensor de estacionamento|sensor de vaga|sensor de re|sensor de parada'],
    subject: 'fotocelula',
    answer: [
      'Sensor de estacionamento é outra coisa: ele mede a distância do para-choque e avisa o motorista, e não comanda o portão. O sensor que o portão usa para não fechar sobre o carro é a fotocélula, e em entrada larga soma-se um laço no piso; desses dois cuidamos nós.',
    ],
    heading: 'Que sensor segura o portão aberto',
    text: [
      'A fotocélula vê o que corta o feixe entre os batentes, na altura em que foi posta. Carro parado entre o feixe e a folha ela não vê, e por isso em garagem apertada se usam dois pares ou o laço.',
      'Fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}} com a instalação; o laço pede corte no piso e sai por orçamento.',
    ],
    points: [
      'Carro comum: um par na altura do para-choque.',
      'Caminhonete ou rampa: dois pares.',
      'Moto e bicicleta: feixe baixo.',
      'Fila de carros: laço no piso.',
    ],
  },
  {
    when: ['altura', 'fotocelula|sensor'],
    subject: 'fotocelula',
    isAboutSubject: true,
    answer: [
      'A altura da fotocélula é a do para-choque do carro, a um palmo e meio ou dois do piso, dos dois lados do vão e fora do alcance do pneu. Com caminhonete, rampa ou criança pequena na casa, põem-se dois pares, um baixo e um mais alto.',
    ],
    heading: 'Onde fixar os dois lados da fotocélula',
    text: [
      'Os dois lados ficam na mesma altura e se olham de frente, perto da folha e por dentro dela. Alto demais, o feixe passa por cima do capô de um carro baixo; baixo demais, suja e molha.',
      'Pôr ou trocar o par fica entre {{part.photocell.from}} e {{part.photocell.to}}. O teste final é com o cabo de vassoura, em três alturas, com o portão fechando.',
    ],
    points: [
      'Receptor do lado em que o sol não bate de frente.',
      'Suporte firme na alvenaria, e não na folha.',
      'Feixe por dentro do portão basculante, fora do giro da folha.',
      'Segundo par mais alto onde entra caminhonete.',
    ],
  },
  {
    when: [
      'fotocelula*|sensor de portao',
      'sol|claridade|luz de sol|calor',
      'funciona|aguenta|pode|da problema|pega|pegar|tomar|toma|atrapalha|interfere',
    ],
    unless: 'presenca|parou|queimou|nao fecha|nao funciona|antiesmagamento|solar|so',
    subject: 'fotocelula',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['works', 'install'],
    answer: [
      'Funciona no sol, desde que ele não bata de frente na lente que recebe: aí o feixe some na claridade, a central entende que há alguém no vão e o portão não fecha, sempre na mesma hora do dia. Resolve-se trocando emissor e receptor de lado, recuando o suporte ou pondo uma aba. O par novo, já montado, custa de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'De que lado pôr o receptor',
    text: [
      'Olhe de onde vem o sol baixo, de manhã e no fim da tarde, e ponha o receptor de costas para ele. O emissor pode ficar virado para a luz sem prejuízo.',
    ],
    points: [
      'Prova rápida: com sombra da mão sobre o receptor, o portão volta a fechar.',
      'O calor resseca a vedação: confira a tampa uma vez por ano.',
      'Lente amarelada ou riscada: troque o par.',
    ],
    send: 'Mande a foto dos dois lados do vão na hora em que a falha aparece.',
  },
  {
    when: [
      'fotocelula*|foto celula*|sensor fotocelula',
      'sensor de barreira|sensores de barreira|barreira|sensor barreira',
      'diferenca|diferencas|ou|mesma coisa|igual|versus|vs|x',
    ],
    unless: 'preco|quanto|nao funciona|esmagamento|antiesmagamento',
    subject: 'fotocelula',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'Num portão são a mesma coisa: fotocélula e sensor de barreira são dois nomes do par que manda a folha parar quando algo corta o feixe no vão. O que é outra peça é a barreira de muro, que avisa o alarme e não segura portão nenhum. Posto e alinhado, o par fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'Os nomes da mesma peça, e o que ler antes de comprar',
    text: [
      'As lojas escrevem fotocélula, sensor de barreira ou sensor infravermelho para o mesmo par, um emissor e um receptor. Mais que o nome, contam o alcance, que deve sobrar em relação ao vão, e a tensão que a central fornece.',
    ],
    points: [
      'Barreira de feixe duplo, de muro: empresa de alarme.',
      'Sensor de presença: acende a luz, e não entra no portão.',
      'Fotocélula de poste: liga a lâmpada ao escurecer, e é outra peça ainda.',
    ],
    send: 'Mande a foto do sensor, ou do anúncio dele, e a da etiqueta da central.',
  },
  {
    when: [
      'fotocelula*|foto celula*',
      'sensor de presenca|sensor de movimento',
      'diferenca|diferencas|ou|mesma coisa|igual|versus|vs|x|lugar de|substitui',
    ],
    unless: 'preco|quanto|nao funciona|lampada|poste',
    subject: 'fotocelula',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'Não são a mesma coisa: a fotocélula fica em par no vão e faz o portão parar ou reabrir; o sensor de presença percebe calor ou movimento e serve à luz e ao alarme. No portão usa-se a fotocélula, porque o outro dispara com sol e bicho e demora a soltar. Um par, com a instalação, custa de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Por que o sensor de presença não protege o vão',
    text: [
      'A fotocélula responde no instante em que o feixe é cortado e volta ao normal quando o vão fica livre. O sensor de presença vigia uma área larga, sem limite certo, e mantém o sinal por algum tempo.',
    ],
    points: [
      'Para a luz da garagem, o sensor de presença está certo.',
      'Para o portão, o par na altura do para-choque.',
      'A central tem entrada própria para fotocélula.',
    ],
    send: 'Mande a foto dos dois lados do vão e a da etiqueta da central.',
  },
];
