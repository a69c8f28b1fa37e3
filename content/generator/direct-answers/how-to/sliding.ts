/** Rack, rollers, track and guide of a sliding gate: how to choose, set, clean and replace each. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const slidingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'cremalheira*',
      'alinh*|regul*|ajust*|nivel*|altura|distancia|folga|encost*|apertad*|afast*|espaco|subir|baixar|abaixar',
    ],
    unless: 'compr*|preco|ou',
    subject: 'cremalheira',
    isAboutSubject: true,
    answer: [
      'Entre a cremalheira e o pinhão do motor fica uma folga de um a dois milímetros, igual do começo ao fim da folha: os dentes encaixam, mas o pinhão não carrega peso. Sem folga o motor esquenta e o eixo sofre; com folga demais ele pula dente.',
    ],
    heading: 'Como se acerta a folga, gomo por gomo',
    text: [
      'Desligue o disjuntor, solte o motor na chave e leve a folha devagar, olhando o pinhão. Onde ele aperta, o gomo sobe no furo comprido; onde aparece luz demais, ele desce. Uma tira de papelão fino entre os dentes serve de medida.',
      'Se a folga muda de uma ponta à outra, olhe antes as roldanas e o trilho: folha que afundou leva a cremalheira junto, e acertar só os parafusos dura pouco.',
    ],
    points: [
      'Aperta num ponto só: gomo fora de linha ou trilho alto ali.',
      'Aperta no curso inteiro: motor alto ou roldana gasta.',
      'Folga no curso inteiro: motor que cedeu na base.',
      'Na emenda: use um pedaço de cremalheira ao contrário para copiar o passo.',
    ],
    sections: [
      {
        aspect: 'adjust',
        heading: 'Quando chamar e quanto custa alinhar',
        text: [
          'O alinhamento com a folha nivelada fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; se roldana ou gomo precisar de troca, vai para {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, com {{repair.warranty}} de garantia no serviço.',
          'Depois do acerto o fim de curso é conferido, porque o ponto de parada muda alguns milímetros com a folga.',
        ],
      },
    ],
    questions: [
      {
        question: 'A cremalheira pode encostar no pinhão?',
        answer:
          'Não. Encostada, ela apoia o peso da folha no eixo do motor, que esquenta, ronca e gasta a engrenagem.',
      },
      {
        question: 'Posso baixar o motor em vez de subir a cremalheira?',
        answer:
          'Pode, se a base tiver regulagem e o desvio for igual no curso todo. Desvio num trecho só se corrige no gomo.',
      },
    ],
    send: 'Mande pelo WhatsApp uma foto do pinhão de perto e um vídeo da folha andando: dá para ver se o acerto é de parafuso ou de roldana.',
  },
  {
    when: [
      'cremalheira*',
      'saindo|saiu|sai de|fora de lugar|solt*|frouxa|caiu|caindo|despregou|despencou|bamba|parafuso*|descolou|arrancou|espan*',
    ],
    unless: 'quantos|instal*|compr*|preco',
    subject: 'cremalheira',
    isAboutSubject: true,
    answer: [
      'Cremalheira solta se resolve reapertando os parafusos, mas pare o motor antes: um gomo frouxo bate no pinhão, quebra dente e pode travar a folha. Desligue o disjuntor e veja se falta parafuso, se o furo do portão espanou ou se a solda abriu.',
    ],
    heading: 'Parafuso, furo ou solda',
    text: [
      'Gomo de nylon vai com parafuso e arruela em todos os furos; com um a menos ele trabalha, abre o furo e solta o seguinte. Em chapa fina a rosca espana, e o certo é pôr porca rebite ou um perfil de reforço por trás.',
      'Antes de apertar, devolva a folga de um a dois milímetros sobre o pinhão. Gomo apertado fora de altura volta a soltar em poucas semanas.',
    ],
    points: [
      'Parafuso no chão, furo bom: parafuso novo com arruela de pressão.',
      'Furo oval ou rasgado: reforço na folha antes do parafuso.',
      'Separador soldado que abriu: solda nova, com a central desligada.',
      'Solta sempre o mesmo gomo: o pinhão está forçando ali.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que o conserto inclui',
        text: [
          'Fixar, nivelar e testar a cremalheira fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; solda de suporte ou separador, de {{part.metalwork.from}} a {{part.metalwork.to}}. Até lá, use o portão na mão, com o motor solto, se a folha está reta no trilho.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso prender com arame ou abraçadeira?',
        answer: 'Não com o motor ligado. O pinhão puxa para cima com força e o arame cede no meio do curso.',
      },
      {
        question: 'Trava química no parafuso ajuda?',
        answer: 'Ajuda contra vibração, em rosca boa. Em furo espanado ela não segura.',
      },
    ],
    send: 'Mande uma foto do gomo solto e outra do portão inteiro pelo lado de dentro: por elas levamos parafuso, reforço ou gomo novo.',
  },
  {
    when: [
      'cremalheira*',
      'gast*|desgast*|comid*|dente|dentes|quebr*|ressecad*|trinc*|rachad*|tort*|empenad*|troc*|substitu*|desgaste|velha',
    ],
    unless:
      'compr*|dura|nylon ou|ou ferro|ou aco|troca de|quando|preco|precos|valor|custa|quanto fica|quanto sai',
    subject: 'cremalheira',
    isAboutSubject: true,
    answer: [
      'Cremalheira com dente quebrado, gasto ou torto se troca por gomo, sem mexer no resto, desde que o passo do dente seja o mesmo. Até a troca pare o motor: o dente que falta faz o pinhão dar um tranco a cada passada e estraga os dentes vizinhos e a engrenagem.',
    ],
    heading: 'Um gomo só ou a cremalheira inteira',
    text: [
      'Dente quebrado num ponto pede um gomo. Dentes em ponta no curso todo, ou nylon que esfarela na unha, pedem o jogo inteiro, porque o gomo novo ao lado do velho fica mais alto e bate.',
      'Dente não gasta sozinho: a folga estava errada, a folha afundou ou há areia com graxa nos dentes. Sem corrigir isso, a peça nova dura pouco.',
    ],
    points: [
      'Só o topo do dente gasto: motor longe demais.',
      'Pé do dente marcado: cremalheira apoiada no pinhão.',
      'Torta entre dois parafusos: faltou apoio ou pegou sol sem alma de aço.',
      'Pinhão também em ponta: os dois se trocam juntos.',
    ],
    sections: [
      {
        aspect: 'replace',
        heading: 'A troca e o valor',
        text: [
          'Roldana, cabo ou cremalheira fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com peça comum; pinhão ou engrenagem do motor, de {{part.gears.from}} a {{part.gears.to}}. O comprimento da folha e o tipo, nylon ou aço, fecham o valor antes da visita.',
        ],
      },
    ],
    questions: [
      {
        question: 'Qualquer cremalheira serve no meu motor?',
        answer:
          'Serve a que tiver o mesmo passo do pinhão. A de portão de casa segue uma medida comum, mas conte os dentes num trecho de régua e confira.',
      },
      {
        question: 'Posso usar o portão até a troca?',
        answer: 'Na mão, com o motor solto, sim. No motor, cada viagem quebra mais um dente.',
      },
    ],
    send: 'Mande a foto do trecho gasto ao lado de uma régua, a etiqueta do motor e o comprimento da folha: assim levamos o gomo certo.',
  },
  {
    when: [
      'cremalheira*',
      'instalar|coloc*|fixar|fixacao|soldar|soldad*|soldada|parafusar|parafusad*|quantos parafuso*|montar|emend*',
    ],
    unless: 'preco|quanto custa|ou ferro',
    subject: 'cremalheira',
    isAboutSubject: true,
    answer: [
      'A cremalheira se instala com o motor já preso na base: o primeiro gomo é marcado sobre o pinhão, com um a dois milímetros de folga, e os outros seguem no mesmo nível até o fim da folha. Parafusada é melhor que soldada, porque o furo comprido deixa corrigir a altura depois.',
    ],
    heading: 'A ordem da instalação',
    text: [
      'Com o disjuntor desligado e o motor solto, leve a folha até o fim aberto e comece pela ponta do motor. Cada gomo novo se alinha com um pedaço de cremalheira encaixado por baixo, sobre a emenda, para o passo não mudar.',
      'Vai um parafuso em cada furo do gomo, com arruela, em perfil firme. Chapa fina recebe antes um reforço; solda direta na cremalheira de aço entorta a peça se for corrida.',
    ],
    points: [
      'Folha no nível e roldanas boas antes de tudo.',
      'Folga conferida no começo, no meio e no fim do curso.',
      'Sobra de cremalheira nas duas pontas, para o pinhão não escapar.',
      'Batente no trilho, além do fim de curso.',
    ],
    sections: [
      {
        aspect: 'install',
        heading: 'Fazer em casa ou chamar',
        text: [
          'Quem tem furadeira e nível parafusa; o que costuma falhar é a altura, e o defeito aparece meses depois como engrenagem gasta. Com a gente, cremalheira fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com {{repair.warranty}} de garantia no serviço; reforço soldado, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Quantos metros de cremalheira eu preciso?',
        answer:
          'O comprimento do vão mais a largura do motor e uma sobra pequena. Na prática, quase o comprimento da folha.',
      },
      {
        question: 'A cremalheira de nylon se solda?',
        answer: 'Não, ela só vai parafusada. Solda perto dela derrete o dente.',
      },
    ],
    send: 'Mande o comprimento da folha, uma foto do perfil onde a cremalheira vai e a etiqueta do motor.',
  },
  {
    when: [
      'cremalheira*',
      'graxa|lubrific*|engrax*|oleo|limp*|wd40|wd|silicone|suj*|terra|areia|enferrujad*|ferrugem',
    ],
    subject: 'cremalheira',
    isAboutSubject: true,
    answer: [
      'Cremalheira de nylon trabalha seca: graxa nela junta areia e vira lixa. A de aço aceita uma película fina de graxa branca ou spray de lítio, depois de limpa com escova e pano; óleo queimado, de cozinha ou de motor de carro não serve em nenhuma das duas.',
    ],
    heading: 'Limpar primeiro, engraxar depois e pouco',
    text: [
      'Desligue o disjuntor antes de pôr a mão perto do pinhão. Escova seca entre os dentes, pano, e só então a película na de aço; o que sobra se tira com o pano, porque é a sobra que segura o pó da rua.',
      'Ferrugem leve sai com escova de aço e desengripante, e a peça recebe graxa em seguida. Dente que perdeu a forma pela ferrugem não volta com graxa: troca-se o gomo.',
    ],
    points: [
      'Nylon: pano úmido, sem solvente e sem graxa.',
      'Aço galvanizado: película fina duas vezes por ano.',
      'Pinhão do motor: o mesmo que a cremalheira.',
      'Trilho e roldanas: trilho seco sempre.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Se limpou, engraxou e o barulho ficou',
        text: [
          'Então a folga está errada ou há dente gasto. O acerto fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; gomo ou roldana, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Na revisão de {{maintenance.interval}} do uso coletivo isso se confere sempre.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso usar WD-40 na cremalheira?',
        answer:
          'Para soltar ferrugem da de aço, sim, e se limpa depois. Como lubrificante ele evapora em dias.',
      },
      {
        question: 'E a graxa preta de rolamento?',
        answer:
          'É pesada demais: não gruda só no dente, gruda na poeira. Prefira a branca, em camada que mal se vê.',
      },
    ],
    send: 'Se o barulho continua depois da limpeza, mande um vídeo com som da folha andando e uma foto dos dentes.',
  },
  {
    when: ['roldana*|rodizio*|rodinha*', 'como trocar|trocar|substituir|troco'],
    unless: 'quando|quanto tempo|preco|quanto custa|basculante|polia|cabo|de quanto em quanto|sinais',
    subject: 'roldana',
    isAboutSubject: true,
    answer: [
      'Trocar a roldana do portão de correr exige levantar a folha com calço dos dois lados, e é serviço para duas pessoas: ela pesa mais do que parece e tomba. Com roldana quebrada ou travada, desligue o disjuntor, não acione nem empurre, e deixe a folha onde está.',
    ],
    heading: 'Como a troca é feita',
    text: [
      'Com o motor solto e o vão fechado a quem passa, a folha é calçada e erguida poucos milímetros numa ponta, o bastante para tirar o eixo. A roldana sai, o suporte é conferido e a nova entra com o mesmo canal e o mesmo diâmetro.',
      'Trocam-se as duas: a nova é mais alta que a gasta, e a folha torta tira a cremalheira do pinhão. Depois se refazem folga, guia de cima e fim de curso.',
    ],
    points: [
      'Canal em V ou em U, igual ao trilho.',
      'Diâmetro medido na borda, sem contar o canal.',
      'Rolamento blindado e capacidade maior que metade da folha.',
      'Eixo e parafuso novos, nunca só a roda.',
    ],
    sections: [
      {
        aspect: 'replace',
        heading: 'Quanto custa e quanto demora',
        text: [
          'O par com mão de obra fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, em uma visita. Trilho afundado ou suporte de solda aberta somam de {{part.metalwork.from}} a {{part.metalwork.to}}, e por isso pedimos foto dos dois antes.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso erguer com macaco de carro?',
        answer: 'Não convém: ele ergue num ponto só e a folha gira. Se não há calço e ajudante, espere.',
      },
      {
        question: 'Dá para trocar só o rolamento?',
        answer: 'Em algumas rodas de aço, sim. Na de nylon ou com canal gasto, troca-se a roda.',
      },
    ],
    send: 'Mande uma foto da roda e do trilho, de perto, e outra do portão inteiro tirada de longe: com as duas levamos a peça certa.',
  },
  {
    when: [
      'roldana*|rodizio*',
      'tamanho|medida|medidas|diametro|qual|polegada*|medir|v ou u|em v|em u|v|u|dupla|duplas|quadrada|canal|nylon ou|nylon|ferro ou|aco|tipo|tipos',
    ],
    unless: 'preco|quanto custa|barulh*|quebr*|travad*|cabo|polia|basculante',
    subject: 'roldana',
    isAboutSubject: true,
    answer: [
      'A roldana se escolhe por três medidas: o canal, que copia o trilho (V para cantoneira virada, U para barra redonda); o diâmetro de fora, em geral de três ou quatro polegadas em casa; e a capacidade, com cada roda levando sozinha mais da metade da folha.',
    ],
    heading: 'Medir a velha e comprar a nova',
    text: [
      'Meça a roda de borda a borda, a largura, o furo do eixo e a distância do eixo ao chão. A altura é o que mais se erra: roda meio dedo maior levanta a folha e tira a cremalheira do motor.',
      'Aço com rolamento blindado aguenta folha de ferro e uso de prédio. Nylon com rolamento é silencioso e serve à folha leve de casa, mas achata se o portão fica muito tempo parado com peso.',
    ],
    points: [
      'Trilho em cantoneira com a ponta para cima: canal V.',
      'Trilho redondo: canal U do mesmo raio.',
      'Folha de chapa cheia ou madeira: aço, dois rolamentos.',
      'Suporte interno ou externo: confira na foto, o furo muda.',
    ],
    sections: [
      {
        aspect: 'choose',
        heading: 'Peça avulsa ou troca feita',
        text: [
          'Com a gente o par trocado e alinhado fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com {{parts.warranty}} de garantia na peça. Roda comprada por você nós montamos se a medida servir, dizendo antes o valor da mão de obra.',
        ],
      },
    ],
    questions: [
      {
        question: 'Uma roldana de diâmetro maior ajuda?',
        answer:
          'Um pouco, porque gira com menos esforço. Mas ela muda a altura da folha, e a cremalheira e a guia têm de acompanhar.',
      },
      {
        question: 'Duas roldanas bastam num portão pesado?',
        answer:
          'Em casa, quase sempre. Folha longa e pesada se resolve com roda de mais carga, não com uma terceira no meio.',
      },
    ],
    send: 'Mande a foto da roldana com uma régua ao lado, outra do trilho visto de cima e o tamanho da folha.',
  },
  {
    when: [
      'trilho*',
      'limp*|terra|areia|pedra*|folhas|suj*|entup*|cheio|barro|lama|cimento|obra|agua parada|graxa|lubrific*|oleo',
    ],
    subject: 'roldana',
    isAboutSubject: true,
    answer: [
      'Trilho com terra ou pedra se limpa com o disjuntor desligado e a folha aberta: escova dura, espátula para o que endureceu, pano, e nada de graxa. Sujeira ali levanta a roda, pesa no motor e, se for uma pedra, tira o portão do trilho.',
    ],
    heading: 'Como limpar de ponta a ponta',
    text: [
      'Limpe metade com o portão aberto e a outra com ele fechado, movendo a folha na mão com o motor solto. Passe o dedo da escova também no canal das roldanas e sob o motor, onde a areia se junta.',
      'Graxa e óleo no trilho seguram pó e viram lixa. Se o trilho enche toda semana, falta um corte no piso para a água levar a terra, ou a guia da calçada está jogando barro para dentro.',
    ],
    points: [
      'Uma vez por mês em rua de asfalto; toda semana em rua de terra.',
      'Cimento de obra: tire antes de secar, com espátula de plástico.',
      'Água parada no trilho: abra um dreno, ela apodrece a solda.',
      'Depois de limpar, a folha anda leve na mão de uma ponta à outra.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Limpou e continua pesado',
        text: [
          'Se a folha enrosca sempre no mesmo ponto, o trilho está amassado ou afundado; se pesa no curso todo, é roldana. Roldana fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, e solda de trilho, de {{part.metalwork.from}} a {{part.metalwork.to}} quando o trecho é curto.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso lavar o trilho com mangueira?',
        answer: 'Pode, sem jato na direção do motor e da fotocélula, com o disjuntor desligado.',
      },
      {
        question: 'Escovinha presa na folha adianta?',
        answer: 'Ajuda com folha seca e areia fina. Pedra e barro ainda pedem a limpeza na mão.',
      },
    ],
    send: 'Se depois da limpeza ele ainda pesa, mande um vídeo da folha sendo empurrada na mão e uma foto do trilho.',
  },
  {
    when: [
      'trilho*',
      'qual|tipo|tipos|usar|medida|tamanho|escolher|melhor|cantoneira|redondo|embutid*|trocar|substituir',
    ],
    unless: 'preco|quanto custa|limp*|roldana|nylon',
    subject: 'roldana',
    isAboutSubject: true,
    answer: [
      'Para portão de correr de casa, o trilho mais usado é a cantoneira de aço com a ponta para cima, que pede roldana de canal V; o redondo, com roldana em U, acumula menos sujeira e serve ao piso que se quer quase liso. Quem decide é o peso da folha e a roldana que ela já tem.',
    ],
    heading: 'Cantoneira, redondo ou embutido',
    text: [
      'Cantoneira grossa e galvanizada aguenta folha pesada e se solda em cima de chumbadores. O redondo é preso numa chapa cravada no piso. O embutido fica abaixo do nível, bonito, e é o que mais junta água e terra.',
      'Trilho e roldana andam em par: trocar um com o outro gasto faz a roda morder de lado. A base é que dá a vida: concreto corrido e nivelado, nunca só contrapiso.',
    ],
    points: [
      'Folha leve, piso liso: redondo fino.',
      'Folha de ferro ou uso de prédio: cantoneira grossa.',
      'Emendas lixadas, no mesmo nível, sem degrau.',
      'Batente soldado nas duas pontas, sempre.',
    ],
    sections: [
      {
        aspect: 'choose',
        heading: 'Quem faz e o que é nosso',
        text: [
          'Refazer trilho e base é serralheria e obra, orçadas pelo metro. Nós trocamos roldanas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e reinstalamos cremalheira e fim de curso depois, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso trocar só um pedaço do trilho?',
        answer: 'Pode, se a emenda ficar no nível e lixada. Degrau na emenda se ouve e gasta a roda.',
      },
      {
        question: 'Trilho de alumínio serve?',
        answer: 'Só em folha muito leve. Roda de aço come alumínio em pouco tempo.',
      },
    ],
    send: 'Mande uma foto do trilho e da roda, o comprimento e o material da folha: dizemos se dá para aproveitar.',
  },
  {
    when: ['rasp*|arrast*|ralando|esfreg*|roç*|rocando|rang*|guinch*', 'de correr|deslizante|correr'],
    unless: 'teto|basculante|dobradica',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    answer: [
      'Ferro raspando no portão de correr é a folha tocando onde não devia: roldana gasta que a deixou baixa, guia de cima fora do centro ou pedra no trilho. Desligue o disjuntor, solte o motor e empurre a folha devagar; o risco brilhante na pintura mostra o ponto do contato.',
    ],
    heading: 'O lugar do risco aponta a peça',
    text: [
      'Se a folha está reta e dentro do trilho, leve-a na mão e siga o som com o ouvido. Ruído embaixo é roda ou trilho; no alto é guia ou rolete; perto do motor é cremalheira apertada no pinhão.',
      'Não passe graxa para calar: ela esconde o ponto e segura areia. Folha que pende para um lado não se empurra, porque pode sair do trilho.',
    ],
    points: [
      'Raspa embaixo, no curso todo: roldana baixa ou parada.',
      'Raspa num ponto só: trilho amassado, emenda alta ou pedra.',
      'Raspa em cima: rolete da guia gasto ou torto.',
      'Raspa na coluna ao chegar: folha fora de prumo ou batente frouxo.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que se troca e o valor',
        text: [
          'Par de roldanas ou guia, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; acerto de folga e fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}; solda pequena, de {{part.metalwork.from}} a {{part.metalwork.to}}. O motor quase nunca é a causa, mas é ele que queima se a raspagem continua.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso continuar usando no motor?',
        answer: 'Só se o som é leve e a folha anda solta na mão. Se pesa, use no manual até o conserto.',
      },
      {
        question: 'Aumentar a força do motor resolve?',
        answer: 'Não. Ele passa por cima do atrito, esquenta e deixa de parar quando encontra alguém.',
      },
    ],
    send: 'Mande um vídeo com som da folha andando e uma foto do risco na pintura: os dois juntos costumam mostrar a peça.',
  },
  {
    when: [
      'balanc*|bamb*|tomb*|cair|inclin*|pend*|folga|solto em cima|mole',
      'de correr|deslizante|correr|guia',
    ],
    unless: 'rampa|basculante|cremalheira',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    answer: [
      'Portão de correr que balança ou pende perdeu a guia de cima, e folha sem guia tomba: pare o motor, desligue o disjuntor, afaste crianças e carros e não a empurre. Se ela está reta e firme no trilho, o conserto é trocar ou centrar os roletes; se está inclinada, escore antes de tudo.',
    ],
    heading: 'Onde a folha perde o prumo',
    text: [
      'A folha de correr é alta e apoia em duas rodas no chão; quem a mantém em pé são os roletes da guia, no alto da coluna. Rolete gasto dá folga, e a folga vira balanço a cada partida.',
      'Os batentes das duas pontas são a outra segurança: sem eles, um fim de curso que falha leva a folha para fora da guia.',
    ],
    points: [
      'Balança só na partida: rolete com folga.',
      'Balança sempre: suporte da guia frouxo ou coluna que cedeu.',
      'Pende para a rua: roldana gasta de um lado.',
      'Sai da guia no fim: falta batente.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Conserto e ordem do serviço',
        text: [
          'Roletes e roldanas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; solda do suporte ou batente, de {{part.metalwork.from}} a {{part.metalwork.to}}. Primeiro se escora a folha, depois se acerta a guia e por último o motor, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Uma folga pequena na guia é normal?',
        answer:
          'É, de poucos milímetros, para a folha correr sem apertar. Se ela bate de um lado ao outro, passou do ponto.',
      },
      {
        question: 'Posso amarrar a folha até a visita?',
        answer: 'Pode, fechada e com o disjuntor desligado, para ninguém acionar com a corda presa.',
      },
    ],
    send: 'Fotografe de longe a folha inteira e a guia no alto da coluna, sem ficar do lado para onde ela pende.',
  },
  {
    when: [
      'batente|batentes|limitador|fim de trilho|parador',
      'correr|deslizante|trilho',
      'onde|coloc*|instalar|falta|sem|precisa|serve|qual',
    ],
    unless: 'basculante|pivotante|rasp*|forte|motor bate',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    answer: [
      'O portão de correr leva dois batentes, um em cada ponta do curso, soldados no trilho ou na coluna logo depois do ponto em que o fim de curso para a folha. Eles não são o freio do dia a dia: são o que impede a folha de sair da guia e cair quando o sensor falha.',
    ],
    heading: 'Posição, altura e material',
    text: [
      'Com o fim de curso regulado, a folha para dois ou três dedos antes do batente. Se ela encosta em toda viagem, o motor força, o pinhão gasta e a coluna trinca.',
      'O batente de abertura fica onde a folha ainda tem os dois roletes dentro da guia. É ele que mais falta, porque do lado de dentro ninguém vê.',
    ],
    points: [
      'Chapa grossa soldada em duas faces, na altura da roldana.',
      'Borracha dura para calar a chegada.',
      'Nada de tijolo solto ou pedra no trilho.',
      'Teste: com o motor solto, leve a folha até encostar nas duas pontas.',
    ],
    sections: [
      {
        aspect: 'install',
        heading: 'Pôr batente num portão que já tem motor',
        text: [
          'A solda com o motor no lugar fica entre {{part.metalwork.from}} e {{part.metalwork.to}}, com a central desligada dos fios para a corrente da solda não a queimar; o acerto do fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'O fim de curso não basta?',
        answer: 'Não. Um ímã que cai ou um fio solto deixa a folha seguir, e só o ferro a segura.',
      },
      {
        question: 'Batente de parafuso serve?',
        answer: 'Serve em folha leve, com chumbador no concreto. Em folha pesada, solde.',
      },
    ],
    send: 'Mande uma foto de cada ponta do trilho e outra da guia com o portão todo aberto.',
  },
  {
    when: ['guia*|rolete*|roletes', 'nylon|gast*|troc*|quebr*|solt*|folga|regul*|ajust*|caiu|barulho'],
    unless: 'guia completo|guia rapido|guia pratico|cabo|tomb*|balanc*',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    answer: [
      'Guia ou rolete de nylon gasto no alto do portão de correr se troca por par, com a folha parada e escorada: é ele que a mantém em pé. Enquanto houver folga grande, deixe o motor desligado no disjuntor e não empurre a folha com força.',
    ],
    heading: 'Quando o rolete pede troca',
    text: [
      'Rolete bom gira na mão e deixa poucos milímetros de folga. Gasto, fica oval ou com um sulco da largura do perfil, e a folha bate de um lado ao outro na partida.',
      'Antes da peça, veja o suporte: parafuso frouxo imita rolete gasto. E se só um lado gasta, a folha está fora de prumo por causa de roldana.',
    ],
    points: [
      'Sulco no nylon: troca do par.',
      'Rolete que não gira: areia ou rolamento preso.',
      'Suporte torto: desempeno ou solda.',
      'Depois da troca: a folha corre sem apertar em nenhum ponto.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Valor e tempo',
        text: [
          'Roletes, roldanas e guia ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, em uma visita; suporte soldado, de {{part.metalwork.from}} a {{part.metalwork.to}}. O serviço sai com {{repair.warranty}} de garantia.',
        ],
      },
    ],
    questions: [
      {
        question: 'Passo graxa no rolete de nylon?',
        answer: 'Não. Ele corre seco; graxa junta pó e o desgasta mais depressa.',
      },
      {
        question: 'Posso trocar sozinho?',
        answer: 'Só com a folha escorada dos dois lados e outra pessoa segurando. Sem a guia, ela cai.',
      },
    ],
    send: 'Mande uma foto da guia de perto e outra da folha inteira: por elas vemos a medida do rolete.',
  },
];
