/** Titles that ask which kinds there are: of motors, gates, sensors, controls, boards. */
import type { DirectAnswer } from '../../direct-answer.ts';

const kinds =
  'tipos|tipo de|quais os tipos|quais sao os tipos|modelos de|quais tipos|tipos existentes|variedades|formas de abertura|conheca os';

export const kindAnswers: readonly DirectAnswer[] = [
  {
    when: ['tipos|quais os tipos|quais sao os tipos|quais tipos|conheca os', 'motor|motores|automatizador*'],
    unless:
      'controle*|trava*|fim de curso|fotocelula*|roldana*|cremalheira*|central|placa|marca*|capacitor*|defeito*|problema*|engrenagem*|garantia*|pecas|manuten*|nobreak*|mola*|duas folhas',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'Os tipos de motor de portão seguem o movimento da folha: o basculante, de fuso ou corrente, empurra a folha que sobe; o deslizante, de base no chão com pinhão e cremalheira, empurra a que corre; o pivotante, de pistão ou braço, gira a que abre como porta; e há motores próprios para porta de enrolar e seccionada. Em cada tipo mudam a força, os ciclos por hora, a tensão e a velocidade.',
    ],
    heading: 'Para que serve cada um',
    text: [
      'Um tipo não serve no portão do outro, e por isso a folha se olha antes da marca. Em basculante o nosso kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}; de correr e de abrir saem por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Residencial: poucos ciclos por hora, o bastante para uma casa.',
      'De uso intenso: prédio, loja e galpão.',
      'Com inversor: abre em segundos, com partida suave.',
      'De corrente contínua: traz bateria para a falta de luz.',
      'Trifásico: galpão com três fases no quadro.',
    ],
    send: 'Mande uma foto do portão por dentro e as medidas da folha: dizemos qual tipo é o seu.',
  },
  {
    when: [
      `${kinds}|de quantas formas`,
      'portao automatico|portoes automaticos|portao eletronico|portao de garagem|portoes de garagem|abertura|portoes|portao para garagem',
    ],
    unless:
      'qual o melhor tipo|melhor tipo|motor*|basculante|social|controle*|fechadura|trava*|sensor*|cremalheira*|roldana*|fotocelula*|central|mola*|trilho*',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'Os tipos de portão automático de garagem são quatro na maioria das casas: o basculante, que sobe e deita sob o teto; o de correr, que anda para o lado sobre um trilho; o de abrir, ou pivotante, de uma ou duas folhas que giram; e o de enrolar ou seccionado, que sobe sem avançar. O basculante poupa lateral, o de correr não invade a calçada, o de abrir pede o arco livre, e os dois últimos cabem onde nada pode avançar.',
    ],
    heading: 'Como escolher pelo espaço',
    text: [
      'Parede livre ao lado, do tamanho do vão: de correr. Sem lateral e com teto: basculante. Garagem funda, sem carro no arco: de abrir. Calçada estreita e nenhuma lateral: seccionado, que vem com motor do fabricante.',
      'No motor, o basculante tem kit instalado de {{kit.padrao}} a {{kit.jetflex}}; o de correr e o de abrir saem por orçamento.',
    ],
    points: [
      'Vão largo ou folha pesada: de correr.',
      'Rampa: o tipo se decide no local.',
      'Basculante avança ao abrir: veja a regra da calçada.',
      'Porta social: melhor separada que embutida.',
    ],
    send: 'Mande uma foto do vão, com a parede ao lado e o teto: dizemos que portão recebe motor aí.',
  },
  {
    when: ['tipos|quais os tipos|quais sao os tipos|quais tipos|diferentes', 'basculante|basculantes'],
    unless: 'motor*',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'O portão basculante varia em três coisas: no equilíbrio, que é por contrapeso numa caixa lateral ou por mola; na folha, inteira ou articulada em duas partes, que avança menos; e no avanço, para fora da linha do muro ou só para dentro. Muda ainda o material, de alumínio, chapa, grade ou madeira. O motor é o mesmo em quase todos, de fuso, escolhido pelo peso da folha.',
    ],
    heading: 'Qual basculante recebe motor melhor',
    text: [
      'O de contrapeso bem regulado é o que menos cansa o motor, porque fica parado em qualquer altura. O de mola cabe em menos espaço, mas ela perde força com os anos.',
      'O kit sai instalado de {{kit.padrao}} a {{kit.jetflex}}; a folha é da serralheria.',
    ],
    points: [
      'Calçada estreita: articulado, ou o que só avança para dentro.',
      'Porta social na folha: mais peso, motor com sobra.',
      'Vão acima de cinco metros: pense no de correr.',
    ],
    send: 'Mande uma foto do portão por dentro, aberto e fechado, e as medidas.',
  },
  {
    when: [kinds, 'fim de curso|fins de curso'],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'Há três tipos de fim de curso no portão: o magnético, em que um ímã na folha ou na cremalheira passa por um sensor; o mecânico, em que a folha empurra uma chave; e o encoder, que fica dentro do motor e conta as voltas. O magnético dura mais porque nada encosta, o mecânico é exato e simples, e o encoder permite desacelerar. Quem manda é a placa: na troca, põe-se o mesmo tipo.',
    ],
    heading: 'Como reconhecer o seu',
    text: [
      'Ímã preso na cremalheira ou no braço é magnético. Haste ou mola que a folha toca é mecânico. Nenhum dos dois nas pontas e uma primeira viagem lenta depois de ligar é encoder.',
      'Regulá-lo fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Magnético: confira se o ímã não soltou.',
      'Mecânico: limpe a areia da chave.',
      'Encoder: percurso perdido se grava de novo.',
    ],
    send: 'Mande a foto do motor e das duas pontas do portão: dizemos o tipo e o ajuste.',
  },
  {
    when: [
      'tipos|quais os tipos|quais sao os tipos|quais tipos|modelos de',
      'controle|controles|controle remoto',
    ],
    unless: 'controle de acesso|compativ*|marca*|pilha*|bateria*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'Os tipos de controle de portão se separam pelo código e pela frequência: o de código fixo, com chavinhas ou soldas dentro, repete sempre o mesmo sinal; o de código aprendido tem um número de fábrica; e o de código rolante muda a cada toque e é o mais seguro. Quase todos usam 433,92 MHz; os antigos, 299 ou perto disso. Muda ainda a forma: chaveiro, de quebra-sol ou botão no farol do carro.',
    ],
    heading: 'Como escolher o novo',
    text: [
      'Quem decide é a central: ela só grava controles da própria família. O genérico copia código fixo e aprendido, e não copia o rolante.',
      'Gravar um controle na central fica entre {{part.programming.from}} e {{part.programming.to}}, fora o aparelho.',
    ],
    points: [
      'Chavinhas à vista: código fixo.',
      'Palavras Rolling, Hopping ou HCS na placa: rolante.',
      'Dois portões: controle de mais botões, da mesma família.',
      'Celular: outro caminho, por módulo Wi-Fi.',
    ],
    send: 'Mande a foto do controle aberto, frente e verso, e da placa da central.',
  },
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
    send: 'Mande uma foto dos dois lados do vão e da placa da central.',
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
    when: ['tipos|quais os tipos|quais sao os tipos|quais tipos|modelos de', 'central|centrais|placa|placas'],
    unless: 'solar|reconhecimento',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'As centrais de portão se dividem pelo motor que comandam: a comum, de relé, liga motor de indução de 127 ou 220 V; a inversora varia a velocidade e só serve ao motor dela; a de corrente contínua trabalha em 24 V e carrega a bateria; e a trifásica é de galpão. Depois muda o que têm dentro: fim de curso ou encoder, receptor na placa ou à parte, saída de trava, de luz e de Wi-Fi.',
    ],
    heading: 'Qual central repõe a sua',
    text: [
      'No motor comum, placas de várias origens servem, se a tensão e o fim de curso são os mesmos; nos outros, só a da família. Troca com controles regravados, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Duas folhas: central de dois motores.',
      'Receptor de outra família: controles novos.',
      'Memória: prédio pede centenas de controles.',
    ],
    send: 'Mande a foto da placa atual e da etiqueta do motor.',
  },
  {
    when: [kinds, 'cremalheira|cremalheiras'],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'Há dois tipos de cremalheira de portão: a de nylon com alma de aço, silenciosa, para folha leve e média de casa, e a de aço galvanizado, para folha pesada e prédio. Cada uma se prende por parafuso ou por solda, e vem em gomos de meio metro ou de um metro. Nas duas o passo do dente tem de ser o do pinhão do motor.',
    ],
    heading: 'Qual pôr no seu portão',
    text: [
      'Folha de alumínio ou grade leve: nylon. Chapa, ferro maciço ou uso de prédio: aço. Trocar ou realinhar gomos fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Nylon trabalha seco; aço leva uma película de graxa branca.',
      'Passos diferentes na mesma folha comem os dois lados.',
      'Emenda se faz com um gomo invertido por baixo.',
    ],
    send: 'Mande a foto de um dente com uma régua ao lado e o comprimento da folha.',
  },
  {
    when: [
      'tudo igual|todos iguais|tudo a mesma coisa|e igual|sao iguais|mesma coisa|muda alguma coisa|faz diferenca',
      'motor de portao|motor|motores|motores de portao',
    ],
    unless: 'marca|ppa|garen|rossi|peccinin|nice|quando|lado|controle|trocar|trocou|instalar|hp|cv',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'what'],
    answer: [
      'Não são iguais: o motor de basculante, o de correr e o de abrir não servem um no lugar do outro, e dentro de cada tipo mudam o peso que levam, as aberturas por hora, a velocidade e a tensão. O que se parece é o resto, central, controle e fotocélula. Em basculante os nossos kits instalados vão de {{kit.padrao}}, que abre em {{kit.padrao.seconds}}, a {{kit.jetflex}}, que abre em {{kit.jetflex.seconds}}.',
    ],
    heading: 'O que faz a diferença no dia a dia',
    text: [
      'Primeiro o tipo da folha e o peso dela; depois quantas vezes abre na hora mais cheia. Marca vem por último, e conta pela peça que se acha e por quem responde se falhar.',
    ],
    points: [
      'Estator fino: casa. Estator largo: prédio e comércio.',
      'Com inversor: rápido e macio, e pede folha reta.',
      '24 V: aceita bateria direto na placa.',
    ],
    send: 'Mande a foto da folha por dentro, as medidas e quantas vezes ela abre por dia.',
  },
  {
    when: [
      'diferenca|ou|qual|melhor|comparacao|versus|vs|serve',
      'controle|controles|controle remoto',
      'ppa',
      'garen|rossi|peccinin|nice|zap|ipec|linear',
    ],
    unless: 'motor|clonar|copiar|gravar o',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'A diferença que conta é o código: cada marca tem a sua família, e um controle de código rolante só grava na central da mesma família, de modo que o de uma não abre a da outra. Em código fixo e na mesma frequência, em geral 433 MHz, eles se misturam. Botão, alcance e bateria pouco mudam: escolha o da marca da sua central, ou ponha um receptor avulso.',
    ],
    heading: 'Saber qual grava no seu portão',
    text: [
      'Abra a tampa da bateria: fileira de chavinhas é código fixo; a palavra Rolling ou Hopping é rolante. Gravar fica entre {{part.programming.from}} e {{part.programming.to}}, com quantos controles houver.',
    ],
    points: [
      'Frequência igual à do receptor: 433 ou 299 MHz.',
      'Receptor avulso: aceita outra família, ligado à botoeira.',
      'A foto do controle aberto responde antes da compra.',
    ],
    send: 'Mande a foto do controle aberto e da etiqueta da central.',
  },
];
