/** Answers to titles about racks: what they are and how they work. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksCause, asksFunction, asksNeed, otherThanFunction } from '../../words/asking-words.ts';

export const explanations: readonly DirectAnswer[] = [
  {
    when: [
      'tipos|tipo de|quais os tipos|quais sao os tipos|modelos de|quais tipos|tipos existentes|variedades|formas de abertura|conheca os',
      'cremalheira|cremalheiras',
    ],
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
    when: [asksCause, 'cremalheira*', 'quebr*|gasta*|desgast*|solta|entorta|pula'],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['works', 'care'],
    answer: [
      'A cremalheira quebra quando passa a carregar o que não devia: roldana gasta deixa a folha descer sobre o pinhão, parafuso frouxo tira um gomo do nível, e a pancada no fim do curso parte o dente. Falta ou excesso de folga, que deve ser de um a dois milímetros, faz o mesmo aos poucos. Trocar os gomos e alinhar fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Antes de pôr gomo novo',
    text: [
      'Olhe as roldanas: com a folha baixa, o gomo novo quebra no mesmo lugar. Depois confira a base do motor, que frouxa sobe e desce a cada partida.',
    ],
    points: [
      'Dente arrancado num ponto: pancada ou pedra.',
      'Dentes finos em toda a régua: folga errada.',
      'Nylon sem alma em folha pesada: troque por aço.',
    ],
  },
  {
    when: ['cremalheira*', asksNeed, 'manual|sem motor|na mao'],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'No portão de correr manual a cremalheira não faz falta: ela só serve para o motor puxar a folha. Precisa dela quem vai automatizar, em todo o comprimento da folha mais a sobra do motor; se o portão continua na mão, bastam trilho, roldanas e guia.',
    ],
    heading: 'Quando pôr a cremalheira',
    text: [
      'Ela entra no dia do motor, alinhada ao pinhão que vai tocá-la. Pôr antes só vale se o serralheiro já sabe o modelo, porque dente e altura mudam.',
    ],
  },
  {
    when: ['cremalheira*', 'em l|formato l|tipo l|perfil l|cantoneira|reta|aba|com aba|sem aba'],
    unless: 'nylon|aco|entorta*',
    subject: 'cremalheira',
    answer: [
      'Escolha a cremalheira em L se a folha tem uma face plana onde parafusar a aba, e a reta quando é preciso regular a distância com espaçador ou soldar na travessa. O portão anda igual com as duas; o que vale é o dente cair no meio do pinhão e o passo ser o do motor.',
    ],
    heading: 'Em L ou reta: onde cada uma se fixa',
    text: [
      'A em L traz a aba de fixação e fica pronta para parafusar na travessa de baixo; a reta depende de espaçador, bucha ou solda para se afastar da folha. Numa folha torta a reta com espaçador se ajusta furo a furo, e a em L acompanha o torto.',
      'Realinhar ou trocar gomos fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}. Não misture uma barra em L com uma reta na mesma folha: a emenda sai do nível e o pinhão salta nela.',
    ],
    points: [
      'Passo do dente igual ao do pinhão, conferido com uma barra na mão.',
      'Furos oblongos, para regular a altura.',
      'Folga de um a dois milímetros entre dente e pinhão, do começo ao fim.',
      'O peso da folha fica nas roldanas, nunca no pinhão.',
    ],
    questions: [
      {
        question: 'Posso trocar só uma barra?',
        answer: 'Pode, se a nova for do mesmo tipo, passo e altura. Leve uma foto com régua ao lado.',
      },
    ],
    send: 'Mande a foto da cremalheira com uma régua encostada e outra da travessa de baixo da folha: dizemos qual serve.',
  },
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
    when: ['cremalheira*|engrenagem*|coroa', 'nylon|plastic*|ferro|aco|bronze', 'ou|melhor|qual|versus'],
    subject: 'cremalheira',
    answer: [
      'Fique com nylon de alma de aço em folha de casa, leve e bem nivelada, porque anda em silêncio; escolha aço galvanizado em folha pesada, de chapa ou ferro, e em prédio, onde o uso é contínuo. Em qualquer dos dois, o passo do dente tem de ser o do pinhão do motor.',
    ],
    heading: 'Nylon e aço: barulho, peso e conserto',
    text: [
      'Nylon perdoa pequeno desalinhamento e estraga primeiro o dente barato; aço não perdoa e gasta o pinhão se encostar demais. A folga entre dente e pinhão decide a vida dos dois.',
      'Trocar cremalheira fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com alinhamento e fim de curso. Misturar barras de passo diferente faz o motor pular.',
    ],
    points: [
      'Folha leve de alumínio ou grade: nylon.',
      'Chapa fechada ou mais de uma vaga: aço.',
      'Portão ao lado de quarto: nylon.',
      'Sol direto o dia todo: aço, que não resseca.',
    ],
  },
  {
    when: [asksFunction, 'cremalheira|cremalheiras'],
    unless: `${otherThanFunction}|carro|direcao`,
    subject: 'cremalheira',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['works', 'what'],
    answer: [
      'A cremalheira de portão é a barra de dentes presa à folha que corre: o pinhão do motor engrena nela, e o giro dele vira o vai e vem da folha. Ela não carrega peso, que é das roldanas, e por isso trabalha com uma pequena folga. Trocada e alinhada por nós, fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Como o dente e o pinhão trabalham',
    text: [
      'A barra vai de uma ponta à outra da folha, em gomos emendados, todos na mesma altura. Se um gomo desce, o pinhão passa a levantar o portão em vez de puxá-lo, e a engrenagem do motor é que sofre.',
    ],
    points: [
      'De nylon com alma de aço: folha leve e silêncio.',
      'De aço galvanizado: folha pesada e prédio.',
      'O passo do dente é o mesmo do pinhão.',
      'Basculante e portão de abrir não têm cremalheira.',
    ],
    send: 'Mande a foto de um gomo de perto e diga o comprimento da folha.',
  },
];
