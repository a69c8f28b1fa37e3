import type { Subject } from '../subject.ts';

export const cremalheira: Subject = {
  name: 'cremalheira de portão',
  plural: 'cremalheiras de portão',
  gender: 'f',
  aliases: [
    'cremalheira',
    'régua dentada',
    'barra dentada',
    'gomo de cremalheira',
    'barra de cremalheira',
    'cremalheira galvanizada',
    'cremalheira de nylon',
    'cremalheira de aço',
    'cremalheira de ferro',
  ],
  answers: {
    what: [
      'A cremalheira de portão é a régua de dentes presa ao longo da folha de correr, em que o pinhão do motor engrena para empurrá-la. Ela não carrega o peso da folha: só recebe a força que a puxa, no sentido em que ela corre, e por isso vive ou morre pelo alinhamento. Trocar gomos e realinhá-la custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'A cremalheira de portão transforma o giro do motor em movimento reto: o pinhão roda parado no lugar e a folha anda. O que a faz durar é uma folga de 1 a 2 mm entre os dentes, igual do começo ao fim do percurso. A troca de gomos, com o alinhamento, fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    works: [
      'No trabalho, os dentes da cremalheira de portão entram um por vez no pinhão, sem nunca sustentar a folha. Se a folga some, o motor passa a carregar peso; se cresce, os dentes pulam.',
    ],
    price: [
      'Trocar gomos da cremalheira de portão, com o alinhamento, fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. O valor depende de quantos gomos se trocam, do material e do alinhamento da folha.',
      'Trocar a cremalheira de portão custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, com a peça posta e alinhada. O preço muda com o comprimento da folha e com o material, nylon com alma de aço ou aço galvanizado; em motor novo ela entra no orçamento do conjunto.',
    ],
    buy: [
      'Cremalheira de portão se compra por gomos, até cobrir o comprimento da folha inteira, e não só o vão. O passo do dente tem de ser o do pinhão do seu motor, e é isso que a foto da etiqueta e de um dente com régua nos diz.',
    ],
    choose: [
      'Escolha a cremalheira de portão pelo passo do dente, que tem de ser o do pinhão do motor, pelo material e pelo comprimento da folha inteira. De nylon com alma de aço, ela é silenciosa e basta em folha leve de casa; de aço galvanizado, aguenta folha pesada e uso de prédio. Só ajustar a altura fica perto de {{repair.from}}; trocar gomos, com o alinhamento, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    compatibility: [
      'Uma cremalheira de portão só serve se tiver o mesmo módulo, que é o tamanho do dente, do pinhão que vai girar nela. Dentes parecidos de módulos diferentes rodam um palmo e depois montam um no outro.',
    ],
    install: [
      'A cremalheira de portão se instala com a folha no nível e o motor já na base: o primeiro gomo é marcado sobre o pinhão e os outros seguem a mesma linha. Com o motor, o serviço leva de {horas de instalação}; sozinha, custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    adjust: [
      'Regular a cremalheira de portão é devolver a folga de 1 a 2 mm entre dente e pinhão no percurso inteiro, subindo ou descendo os parafusos dos gomos. A folha é levada na mão, com o motor destravado, para achar o ponto em que aperta.',
    ],
    repair: [
      'O conserto da cremalheira de portão é quase sempre realinhar os gomos e trocar um ou dois que perderam dentes, por {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Antes disso o técnico confere as roldanas, porque folha baixa destrói a cremalheira nova do mesmo jeito.',
    ],
    replace: [
      'A cremalheira de portão só se troca inteira quando os dentes estão em ponta, o nylon rachou nos parafusos ou a ferrugem comeu os dentes de aço. Um gomo quebrado no meio se troca sozinho, no mesmo passo.',
    ],
    signs: [
      'A cremalheira de portão avisa com estalo no mesmo ponto da viagem, pó de nylon ou limalha embaixo do motor e folha que treme. Dente em forma de ponta, fino no topo, já perdeu metade da vida.',
    ],
    worth: [
      'Vale realinhar a cremalheira de portão antes de pensar em motor novo, porque o mesmo motor volta a andar liso. Se o pinhão também está em ponta, os dois se trocam juntos, senão o velho come o novo.',
    ],
    care: [
      'A cremalheira de portão trabalha limpa: escova seca nos dentes e nada de graxa grossa, que junta areia. Na revisão apertam-se os parafusos e confere-se a folga nas emendas entre os gomos.',
    ],
    safety: [
      'Perto da cremalheira de portão e do pinhão, roupa solta e dedo são puxados para dentro sem aviso. O motor fica com a capa montada, e ninguém limpa dente com o portão energizado.',
    ],
  },
  sections: [
    {
      aspect: 'what',
      heading: 'O lugar da cremalheira no portão de correr',
      text: [
        'No conjunto, a base do motor fica firme no piso, o pinhão no eixo e a cremalheira na folha. Quem se mexe é só a folha, guiada por baixo pelas roldanas e por cima pelas guias.',
        'Qualquer balanço da folha chega aos dentes. Por isso, antes de culpar a cremalheira, balance a folha com a mão, com tudo desligado: se ela se move mais de um dedo de lado, a guia de cima está gasta.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Nylon com alma de aço ou aço galvanizado',
      text: [
        'As duas existem no mesmo passo e cabem no mesmo motor. A escolha se faz pelo peso da folha, pelo número de viagens e pelo ruído que a casa tolera.',
      ],
      points: [
        'Nylon com alma de aço anda em silêncio e dispensa pintura.',
        'Nylon sem alma empena no sol e fica só para folha muito leve.',
        'Aço galvanizado aguenta folha pesada e uso o dia inteiro.',
        'Aço sem galvanização enferruja na primeira estação de chuva e vira lixa.',
        'Perto de quarto, o nylon evita que a estrutura leve o ruído para dentro.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Como alinhamos uma cremalheira',
      text: ['A ordem importa mais do que a força do parafuso.'],
      steps: [
        'Nivelamos a folha e trocamos antes as roldanas que estiverem gastas.',
        'Apoiamos o primeiro gomo sobre o pinhão e marcamos a linha na folha.',
        'Fixamos os gomos com um pedaço de cremalheira invertido na emenda, que acerta o passo.',
        'Subimos a cremalheira inteira até deixar de 1 a 2 mm de folga nos dentes.',
        'Levamos a folha na mão de ponta a ponta e só então ligamos o motor.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Parafuso, solda e separador',
      text: [
        'Em folha de aço, a cremalheira galvanizada pode ser soldada em pontos ou aparafusada com separador. O parafuso em furo comprido é melhor, porque permite corrigir a altura anos depois.',
        'Na montagem, um calço chamado separador afasta a cremalheira da chapa e deixa a água escorrer. Sem ele a ferrugem começa por trás, onde ninguém vê.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que pesa no orçamento da cremalheira',
      text: [
        'O que mais pesa é quantos gomos saem. Um ajuste de altura em poucos parafusos fica perto de {{repair.from}}; realinhar e trocar um ou dois gomos parte de {{part.rollersAndCables.from}}, e trocar todos numa folha comprida, com o pinhão, chega perto de {{part.rollersAndCables.to}}.',
        'Peças trocadas levam {{parts.warranty}} de garantia, e a mão de obra leva {{repair.warranty}}. Se a base do motor cedeu, ela precisa ser refeita antes, e isso é dito no orçamento.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'O que os dentes contam',
      text: ['Com o disjuntor desligado, olhe os dentes à altura dos olhos, ao longo da folha inteira.'],
      points: [
        'Dente em ponta: a folga está grande e só o topo trabalha.',
        'Marca funda no pé do dente: o pinhão está apoiado, carregando a folha.',
        'Desgaste só num trecho: a folha afunda ali, por roldana ou trilho.',
        'Emenda com degrau: o passo entre dois gomos ficou errado na montagem.',
      ],
    },
    {
      aspect: 'adjust',
      heading: 'A folga certa entre pinhão e cremalheira',
      text: [
        'A medida prática é um cartão de plástico que passa justo entre os dentes, perto de 1 mm. Medimos no começo, no meio e no fim, porque uma folha que parece reta raramente está.',
        'Depois da regulagem, o ponto de parada é conferido de novo. Os ímãs do fim de curso costumam estar presos à própria cremalheira e se movem com ela.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Limpeza e aperto durante o ano',
      text: [
        'Uma escova de cerdas e um pano bastam. Graxa branca leve só entra onde o fabricante manda, em camada que não escorra.',
        'Na revisão, que em condomínio se faz a cada {{maintenance.interval}}, apertamos os parafusos dos gomos um a um. O parafuso frouxo é a causa mais comum de dente quebrado.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Módulo do dente e troca de motor',
      text: [
        'Quem troca o motor por outra marca pode manter a cremalheira quando o módulo é o mesmo. O mais usado em portão residencial é o módulo quatro, mas a medida no dente é que decide.',
        'A altura do pinhão muda entre motores. Quase sempre a base sobe ou desce, e a cremalheira fica onde está.',
      ],
    },
    {
      aspect: 'lifetime',
      heading: 'Por que umas duram e outras não',
      text: [
        'Cremalheira alinhada sobrevive ao motor. A que gasta em poucos meses está avisando de base solta, roldana baixa ou folha empenada.',
        'Onde o portão abre o dia todo, a limalha aparece antes, e a vistoria de {{maintenance.interval}} ainda encontra o defeito como ajuste.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Mãos longe do pinhão',
      text: [
        'O ponto em que o pinhão entra na cremalheira puxa o que encosta nele. A capa do motor existe para cobrir esse ponto e tem de voltar ao lugar depois de qualquer serviço.',
        'Criança que brinca de andar pendurada na folha passa o pé exatamente ali. Uma fotocélula não evita isso, porque olha o vão e não o motor.',
      ],
    },
  ],
  faults: [
    {
      fault: ['slips', 'noise', 'worn', 'broken'],
      answer: [
        'Cremalheira de portão que estala ou pula dente está com folga grande, gomo solto ou dentes gastos. Pare de acionar, desligue o disjuntor e olhe em que ponto do percurso acontece: num ponto só é gomo; no percurso todo é altura do motor ou da folha.',
      ],
      heading: 'Cremalheira pulando dente',
      text: [
        'O pinhão sobe no topo do dente e cai no seguinte, com o estalo que se ouve da rua. Cada salto quebra um pouco dos dois e desloca o ponto de parada.',
      ],
      points: [
        'Estalo sempre no mesmo lugar: gomo com parafuso frouxo ou dente quebrado.',
        'Estalo do começo ao fim: motor cedeu na base ou folha subiu.',
        'Estalo só ao partir: folha travando em pedra ou guia.',
        'Pinhão gira e a folha fica parada: dentes em ponta.',
      ],
      careful:
        'Não segure nem empurre a folha perto do motor durante o teste, porque o pinhão puxa manga e dedo.',
      technician:
        'O técnico nivela a folha, refaz a folga e troca os gomos gastos; o conserto vai de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, em {horas de reparo}.',
      more: 'A sequência de testes está na página da [cremalheira do portão pulando](/cremalheira-do-portao-pulando).',
    },
    {
      fault: ['loose', 'crooked', 'stuck', 'heavy'],
      answer: [
        'Cremalheira de portão apoiada no pinhão faz a folha ficar pesada, o motor esquentar e o portão parar no meio. Desligue, destrave o motor e empurre a folha: se ela anda leve solta e pesa com o motor travado, a folga sumiu.',
      ],
      heading: 'Cremalheira apertada contra o pinhão',
      text: [
        'A folha desce quando a roldana gasta ou o trilho afunda, e a cremalheira desce junto até encostar. Dali em diante o eixo do motor sustenta parte do portão.',
      ],
      points: [
        'Marca brilhante no fundo do dente: o pinhão encosta.',
        'Motor quente depois de poucas viagens: esforço de peso.',
        'Parafuso da cremalheira frouxo num lado: o gomo girou.',
      ],
      careful: 'Não levante a folha para aliviar: sem calço dos dois lados ela pode tombar.',
      technician:
        'O técnico ergue a folha com calço, corrige roldana ou altura dos gomos e testa a corrente do motor. Custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      more: 'Quando o motor gira e nada acontece, leia [motor gira e portão não anda](/motor-gira-e-portao-nao-anda).',
    },
  ],
  questions: [
    {
      about: ['choose', 'price'],
      question: 'Cremalheira de nylon aguenta portão de ferro?',
      answer:
        'Aguenta se tiver alma de aço e a folha for de casa, bem nivelada. Em folha pesada de chapa ou em prédio usamos aço galvanizado.',
    },
    {
      about: ['replace', 'price'],
      question: 'Posso trocar só o gomo quebrado?',
      answer:
        'Pode, desde que o novo tenha o mesmo passo e os vizinhos estejam bons. O pinhão é conferido na mesma hora.',
    },
    {
      about: ['compatibility'],
      question: 'A cremalheira de um motor serve no de outra marca?',
      answer: 'Serve quando o módulo do dente é igual. Mande a foto de um dente com uma régua encostada.',
    },
    {
      about: ['care', 'noise'],
      question: 'Precisa engraxar a cremalheira?',
      answer:
        'A de nylon trabalha seca. A de aço leva película leve quando o fabricante do motor pede, porque graxa grossa segura areia.',
    },
    {
      about: ['install', 'buy'],
      question: 'Quantos metros de cremalheira eu preciso?',
      answer:
        'O comprimento da folha e mais a sobra para o pinhão não sair no fim da abertura. Medimos com a folha fechada e aberta.',
    },
    {
      about: ['noise', 'choose'],
      question: 'Trocar aço por nylon diminui o barulho?',
      answer:
        'Diminui o ruído de dente. Ronco de roldana continua igual, então ouvimos o portão antes de indicar a troca.',
    },
    {
      about: ['signs', 'slips'],
      question: 'Por que a cremalheira voltou a pular depois do ajuste?',
      answer:
        'Porque a causa não estava nela: base do motor solta, roldana gasta ou guia frouxa fazem a folga voltar.',
    },
    {
      about: ['install', 'repair'],
      question: 'Quanto tempo leva para realinhar a cremalheira?',
      answer: 'O reparo fica em {horas de reparo}, conforme o número de parafusos e o estado da folha.',
    },
    {
      about: ['works', 'what'],
      question: 'Portão basculante também tem cremalheira?',
      answer:
        'O de casa trabalha com fuso e cursor, que fazem o mesmo papel na vertical. Cremalheira é do portão de correr.',
    },
    {
      about: ['safety', 'allowed'],
      question: 'Posso limpar a cremalheira com o portão ligado?',
      answer: 'Não. Desligue o disjuntor e use escova de cabo comprido, longe do pinhão.',
    },
    {
      about: ['lifetime', 'worn'],
      question: 'O pinhão gasta junto?',
      answer:
        'Gasta. Quando os dentes dele estão em ponta, os dois são trocados na mesma visita para o velho não marcar o novo.',
    },
  ],
  visit: [
    'Para uma cremalheira de portão {onde}, o técnico leva gomos de nylon e de aço e mede primeiro roldanas e base do motor, que decidem se basta alinhar.',
    'Na visita {onde}, a folha é levada na mão de ponta a ponta antes de qualquer parafuso: é assim que se acha o trecho da cremalheira que aperta.',
  ],
  brand: [
    'Com motor {marca}, a cremalheira se escolhe pelo módulo do pinhão, que lemos na peça ou na etiqueta. A altura do motor na base é o outro dado que muda de modelo para modelo.',
  ],
  figures: {
    kilogram: [
      'Para uma folha de {figura}, a cremalheira de portão se decide entre nylon com alma de aço e aço galvanizado, e o peso também define o motor. As roldanas precisam ser conferidas primeiro, porque são elas que levam essa carga.',
    ],
    metre: [
      'Em {figura} de folha, a conta dos gomos vai de uma ponta da folha à outra, e cada emenda é um ponto que precisa do passo exato. Folha comprida também pede base de motor mais firme.',
    ],
  },
  further: [
    'O conjunto completo, com motor, pinhão e batentes, está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    'Se o motor já perdeu dentes por dentro, veja a [troca de engrenagem](/topicos/troca-de-engrenagem-de-motor-de-portao).',
  ],
  send: [
    'Mande pelo WhatsApp a foto de um trecho da cremalheira com régua, outra do motor com a etiqueta e o comprimento da folha: com isso o orçamento sai antes da visita.',
    'Diga pelo WhatsApp se a cremalheira é para motor novo ou para reparo, e junte a foto de um gomo com o parafuso aparecendo. A marca do motor ajuda, e a medida do dente confirma o passo.',
  ],
};
