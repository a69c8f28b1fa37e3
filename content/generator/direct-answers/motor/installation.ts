/** Answers to titles about motors: installation. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const installationAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'coluna|pilar|parede|lateral',
      'cabe|largura|centimetros|cm|estreita|estreito|fina|fino|espaco|ocupa',
      'motor',
    ],
    unless: 'livre|rachou|racha*|caiu|cedeu|social|preco',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['install', 'choose'],
    answer: [
      'Depende do tipo de portão e da firmeza da coluna, mais que da largura: o basculante ocupa uma lateral livre do chão ao alto e se prende por suporte, que pode passar da coluna para a parede ao lado; o de abrir se resolve com pistão onde ela é estreita, porque o braço articulado pede coluna larga; o de correr fica no piso e não usa a coluna. A medida exata está na ficha do modelo.',
    ],
    heading: 'Quando a coluna estreita precisa de reforço',
    text: [
      'Coluna que balança na mão não segura motor. Uma chapa soldada ou chumbada distribui o esforço, de {{part.metalwork.from}} a {{part.metalwork.to}}, e se vê por foto.',
    ],
    points: [
      'Largura da coluna e distância até a folha.',
      'Material: concreto, bloco oco ou ferro.',
      'Cano e fio por dentro, antes de furar.',
    ],
    send: 'Mande uma foto da coluna com uma trena ao lado e a do portão por dentro.',
  },
  {
    when: ['altura|distancia', 'motor', 'chao|piso|solo'],
    unless: 'fotocelula|folha|acionador|teto|raspa*|enchente',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['install'],
    answer: [
      'No portão de correr o motor fica numa base de concreto uns dez a quinze centímetros acima do piso, para escapar da água, e a altura fina é a da cremalheira. No basculante ele vai na coluna, na altura que o modelo e o trilho pedem, e no de abrir, na linha da travessa da folha, em geral entre trinta e sessenta centímetros. O manual do modelo dá a medida certa.',
    ],
    heading: 'O que decide a altura além do manual',
    text: [
      'Garagem que alaga pede o motor ou pelo menos a central no alto, com o fio entrando por baixo. Cachorro e mangueira também contam.',
    ],
    points: [
      'Travessa firme na folha, no ponto do braço.',
      'Chave de soltura onde um adulto alcança.',
      'Central em caixa vedada, na sombra.',
    ],
    send: 'Mande uma foto do portão por dentro e diga se a água já subiu ali.',
  },
  {
    when: [
      'motor',
      'dentro ou fora|por dentro ou por fora|lado de dentro ou|lado de fora|do lado de fora|para fora da garagem|fora da garagem',
    ],
    unless: 'trancado|preso|controle|botoeira',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['install'],
    answer: [
      'Por dentro, sempre que há espaço: ali o motor fica longe da chuva, de quem passa na rua e de quem tenta forçar. Por fora só se põe quando a folha abre para fora ou falta recuo, com modelo feito para tempo, caixa fechada e suporte que não se desmonte da calçada.',
    ],
    heading: 'O que muda se o motor ficar do lado de fora',
    text: [
      'A central vai para dentro, em caixa vedada, e só o cabo sai. O destravamento externo passa a ser o ponto fraco: chave com segredo, e não alavanca.',
    ],
    points: [
      'De correr: sempre por trás do muro, com a cremalheira do lado de dentro.',
      'Basculante: na coluna, do lado de dentro da garagem.',
      'De abrir para a rua: a prefeitura pode não permitir a folha na calçada.',
    ],
    send: 'Mande uma foto do vão de dentro e outra da rua.',
  },
  {
    when: [
      'quantos parafusos|quantos chumbadores|quantos buchas|qual parafuso|que parafuso|qual chumbador|que chumbador',
      'motor|base|fixar|portao|suporte',
    ],
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['install'],
    answer: [
      'O motor de portão de correr leva em geral quatro chumbadores ou parafusos na base, um em cada canto, presos em concreto ou em chapa soldada; o de basculante se prende à coluna por suporte parafusado ou soldado, nos furos que o manual marca. A medida é a do furo da base, e o que segura é o concreto: em alvenaria oca o parafuso afrouxa com a vibração.',
    ],
    heading: 'Fixação que não solta',
    text: [
      'A base fica acima do nível da água e no prumo da cremalheira. Motor preso torto gasta o dente, e o conserto custa mais que a fixação.',
    ],
    points: [
      'Arruela de pressão e reaperto depois de um mês.',
      'Concreto curado antes de apertar.',
      'Furo da base em rasgo, para acertar a folga do pinhão.',
    ],
  },
  {
    when: [
      'parafuso|parafusos|parabolt|parabolts|chumbador|chumbadores|bucha e parafuso',
      'motor|portao|base|suporte|fixar|fixacao|ppa',
    ],
    unless:
      'nao|barulho*|rang*|quebr*|gast*|solt*|estal*|caiu|caindo|cedeu|torto|torta|empen*|emperr*|trav*|como|por que|porque|pode|posso|ou|melhor|diferenca|vaz*|pinga*|saiu|frouxo|frouxa|cremalheira|fim de curso|regul*|tampa',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['install', 'repair'],
    answer: [
      'O motor de correr se prende à base de concreto com chumbadores do tipo parabolt ou parafusos soldados na chapa; o basculante, à coluna e à folha, com parafuso passante ou solda. A medida é a do furo da carcaça, escrita no manual. Na instalação a fixação está no preço, e reapertar ou refazer a de um motor que soltou parte de {{repair.from}}.',
    ],
    heading: 'O que segura e o que solta',
    text: [
      'Bucha de nylon de parede não aguenta motor: a vibração a tira do furo. Em concreto novo, espere a cura antes de apertar; em tijolo, chapa do outro lado ou solda no ferro da coluna.',
    ],
    points: [
      'Arruela de pressão ou porca travante em cada ponto.',
      'Reaperto na revisão de todo ano.',
      'Ferro trincado: solda, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    send: 'Mande uma foto da base ou do suporte e da etiqueta do motor.',
  },
  {
    when: [
      'qual lado|que lado|de que lado|em que lado|de qual lado|em qual lado|onde fica|onde vai|onde instala|onde se instala|onde e instalado',
      'motor',
      'de correr|correr|deslizante|basculante|portao',
    ],
    unless: 'chave|destrav*|etiqueta|capacitor|botao|barulho|loja|voces|dobradica',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'No portão de correr o motor fica por dentro, ao lado do vão, junto da ponta para onde a folha se recolhe, com o pinhão debaixo da cremalheira em todo o curso. No basculante ele vai numa lateral, na coluna ou na própria folha, do lado mais firme; no de abrir, há um por folha, perto da dobradiça.',
    ],
    heading: 'O que decide o lado quando há escolha',
    text: [
      'O motor tem de puxar a folha do começo ao fim sem sair dela, e alguém precisa alcançar a chave de destravamento com o carro dentro.',
    ],
    points: [
      'Lado com ponto de energia, ou com caminho para o conduíte.',
      'Longe de calha, torneira e água que corre no piso.',
      'Coluna ou piso que aguente a base, sem tijolo oco.',
      'Fora da passagem do carro e da porta do motorista.',
    ],
    further: 'O passo da obra está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande pelo WhatsApp uma foto da garagem inteira por dentro, com as duas laterais, e a do quadro de luz.',
  },
  {
    when: [
      'domingo*|feriado*',
      'troca|trocar|instalacao|instalar|colocar|por motor|substituir|instalam|trocam|instalador',
      'motor|motores|kit|automatizador|automatizacao',
    ],
    unless:
      'sozinh*|barulh*|vizinh*|abre de|abriu de|preco|quanto custa|vale a pena|condominio*|predio*|camera|sensor|luz|iluminac*|farol|enxerg*|fotocelula|placa|central|capacitor|engrenagem|cremalheira|controle|cabo|fechadura|trava',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['install', 'lifetime'],
    answer: [
      'Domingo e feriado não têm instalação nem troca de motor marcada: o expediente vai de {horário}. Fora dele, só a assistência 24 horas, se houver técnico livre e o modelo no estoque, com o valor combinado por mensagem. O sábado é o dia de quem trabalha na semana; em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'Deixar tudo pronto para o primeiro horário',
    text: [
      'A montagem leva de {horas de instalação}, e o que a atrasa é o que ninguém olhou antes: tomada longe, coluna fraca, folha pesada na mão. Com fotos e medidas trocadas no fim de semana, o técnico já sai com o motor certo.',
    ],
    points: [
      'Largura, altura e material da folha, e se ela sobe, corre ou abre.',
      'Tensão do ponto e disjuntor só do portão.',
      'Até lá, portão fechado na mão, com o disjuntor desligado e corrente.',
      'Prédio: veja se o regimento deixa fazer obra no sábado.',
    ],
    send: 'Mande as medidas, a foto do portão por dentro e o bairro: respondemos com o valor e o primeiro horário livre.',
  },
  {
    when: [
      'comprado na internet|comprei na internet|comprado online|motor comprado|comprei o motor|comprar o motor|compro o motor|ja tenho o motor|ja comprei|motor de fora|motor que eu comprei|motor meu',
      'instal*|montar|monta|colocam|colocar',
    ],
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Instalamos, por orçamento, depois de ver por foto se o motor serve no seu portão: tipo, peso, tensão e o que veio na caixa. A montagem leva de {horas de instalação} e tem {{repair.warranty}} de garantia no nosso serviço; o aparelho fica com a garantia de quem o vendeu.',
    ],
    heading: 'O que conferir antes de abrir a caixa',
    text: [
      'Motor de outro tipo ou de outra tensão se devolve fechado; depois de ligado, quase ninguém aceita de volta. Por isso a foto da etiqueta vem antes da data.',
      'Se falta suporte, cremalheira ou fotocélula, isso entra na conta. Às vezes a soma chega perto do kit instalado em basculante, de {{kit.padrao}} a {{kit.jetflex}}, e dizemos quando é o caso.',
    ],
    points: [
      'Etiqueta com o modelo, a tensão e o tipo de portão.',
      'Central e controles na caixa.',
      'Manual com o peso máximo da folha.',
      'Nota em seu nome, para a garantia do aparelho.',
    ],
    send: 'Mande a foto da etiqueta, do conteúdo da caixa e do portão por dentro.',
  },
  {
    when: [
      'suporte|chapa',
      'parede|coluna|fixar|fixacao|instalar|comprar|para motor|de motor',
      'motor|automatizador',
    ],
    unless:
      'preco|quanto custa|valor|deslizante*|correr|chumb*|concret*|solt*|caiu|arranc*|frouxo|espan*|quebr*|trinc*|sold*|nobreak|fotocelula|braco',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'O suporte do motor basculante não vai na parede da casa, e sim na coluna de aço do próprio portão, que recebe o esforço da folha; a alvenaria só serve se a coluna estiver chumbada nela. Ele vem com o motor, e o que muda de um portão para outro é o calço e o furo. No kit instalado, de {{kit.padrao}} a {{kit.jetflex}}, a fixação está no preço.',
    ],
    heading: 'O que segura um motor sem soltar',
    text: [
      'Parafuso passante em coluna de ferro, com contraporca, é o melhor. Em coluna de chapa fina põe-se uma contrachapa por dentro; em tijolo oco, bucha alarga a cada partida e não serve.',
      'Suporte feito sob medida, com solda, fica entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Coluna no prumo e que não mexe quando se empurra a folha.',
      'Motor reto com o fuso: torto, ele come o cursor.',
      'Borracha entre coluna e parede, se há quarto do outro lado.',
      'Base de concreto no de correr, alguns dedos acima do piso.',
    ],
  },
  {
    when: ['motor|automatizador', 'instal*|colocar|comprar|vende*|venda'],
    unless:
      'placa|controle|consert*|manuten*|usado|ou|manual|peca|pecas|engrenagem|capacitor|reposicao|bateria|central',
    ofOtherBrand: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['install', 'buy'],
    answer: [
      'Motor {marca} novo nós não vendemos; se você já comprou um, podemos instalá-lo, por orçamento, depois de conferir pela ficha que ele serve na sua folha. O que vendemos com instalação é PPA: em basculante, {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}, com {{kit.warranty}} de garantia. Em portão de correr ou de abrir o conjunto PPA sai por orçamento, numa casa em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'Instalar um {marca} comprado por você ou levar o kit',
    text: [
      'No motor comprado por você, a nossa garantia cobre a montagem, e a do aparelho fica com a loja. Se ele não servir na folha, dizemos antes de furar a coluna.',
      'No kit, uma conta só traz motor, central, dois controles, fixação e mão de obra. De correr, de abrir e de prédio saem por orçamento, com visita sem taxa.',
    ],
    points: [
      'Nome completo do modelo {marca} e a tensão.',
      'Peso e tipo da folha.',
      'Ponto de energia com terra e disjuntor próprio.',
      'Suporte e fixação: vêm na caixa ou não?',
      'Nota fiscal em seu nome.',
    ],
    further: 'Como se monta cada tipo está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande pelo WhatsApp a foto do portão por dentro e, se o {marca} já está aí, a da caixa ou da etiqueta.',
  },
  {
    when: [
      'desinstal*|mudanca|retirar|retirada|remover|remocao|levar|transferir|transferencia',
      'motor|portao|automatizador',
      'outra casa|casa nova|outro endereco|mudanca|outro portao|nova casa|novo endereco|desinstal*',
    ],
    unless:
      'perdi|perdeu|perdemos|perdido|perdidos|sumiu|sumiram|controle*|fechadura|depois da mudanca|apos a mudanca|parou|quebrou|travou|estragou|nao abre|nao fecha|nao funciona|nao anda',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['install', 'worth', 'compatibility'],
    answer: [
      'Desinstalar o motor e levá-lo para outra casa é possível quando o portão de lá é do mesmo tipo, a folha tem peso que ele aguenta e a tensão é a mesma. São dois serviços, retirada e instalação, orçados por foto dos dois portões; suporte soldado, fuso e cremalheira cortados na medida quase nunca vão junto.',
    ],
    heading: 'O que vai na mudança e o que fica',
    text: [
      'Vão o motor, a central, os controles e a fotocélula. Ficam o suporte soldado, a base de concreto e o que foi cortado para aquela folha.',
      'Some retirada, peças de fixação novas e instalação antes de decidir. Em basculante, um kit novo instalado começa em {{kit.padrao}}, com {{kit.warranty}} de garantia, e um motor velho costuma perder essa conta.',
    ],
    points: [
      'Tipo de portão: motor de basculante não serve em portão de correr.',
      'Tensão da etiqueta e do ponto da casa nova.',
      'Peso e medidas da folha de lá.',
      'Altura, lado do motor e espaço na lateral.',
      'Controles: apague a memória na casa antiga.',
    ],
    sections: [
      {
        aspect: 'install',
        heading: 'A retirada e a instalação na casa nova',
        text: [
          'O portão antigo fica no manual, com tranca própria, e isso se combina com o novo morador antes. Os fios se isolam e o disjuntor fica desligado.',
          'Na casa nova o motor é montado como um usado: confere-se engrenagem, capacitor e cabo antes de furar a coluna.',
        ],
        steps: [
          'Fotografamos a ligação e desligamos o disjuntor.',
          'Soltamos o motor com a folha apoiada e isolamos os fios.',
          'Provamos a folha nova na mão.',
          'Montamos suporte e transmissão na medida de lá.',
          'Regulamos curso e força e gravamos os controles.',
        ],
      },
    ],
    questions: [
      {
        question: 'Quanto custa desinstalar e instalar o motor em outra casa?',
        answer:
          'Não há preço fechado: depende do tipo de portão, das peças de fixação e do ponto de energia de lá. Mande fotos dos dois portões e da etiqueta, e o valor sai antes da visita.',
      },
      {
        question: 'Posso retirar o motor sozinho?',
        answer:
          'No basculante, não: o motor pode ser o que segura a folha, e ela desce ao soltá-lo. No de correr, só com o disjuntor desligado e a folha calçada.',
      },
      {
        question: 'O controle da casa antiga funciona na nova?',
        answer:
          'Funciona se a central for junto. Apague a memória e grave de novo só os controles da família.',
      },
    ],
  },
  {
    when: [
      'reinstal*|recolocar|colocar de volta|por de volta|montar de novo',
      'motor|automatizador|conjunto',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Reinstalamos o motor que saiu para pintura, solda ou reforma: ele volta ao mesmo suporte, com central, parada e força reguladas de novo e os controles conferidos. É serviço de {{repair.from}} a {{repair.to}}, com o valor dito antes; espere a tinta secar e deixe livres os furos e as roscas.',
    ],
    heading: 'O que se confere antes de pôr o motor de volta',
    text: [
      'Tinta grossa no trilho, no pivô ou na rosca prende a folha, e folha pesada queima o motor recém-colocado. Por isso ela é levada na mão de ponta a ponta antes da montagem.',
      'Guarde juntos o motor, a central, os parafusos, os ímãs do fim de curso e a chave. Foto da ligação dos fios antes da retirada poupa tempo.',
    ],
    points: [
      'Suporte no mesmo lugar e firme.',
      'Cremalheira ou fuso sem tinta.',
      'Ímãs de fim de curso refeitos, porque a posição muda.',
      'Teste de força e de fotocélula no fim.',
    ],
  },
  {
    when: [
      'suporte*|base de motor|chapa de fixacao|fixacao de motor',
      'motor|automatizador|basculante|portao',
    ],
    unless: 'tv|trinc*|rach*|afund*|cedeu|soltou|solto|quebr*|garantia|roldana|fotocelula|tecnico',
    subject: 'motor',
    aspects: ['install', 'compatibility'],
    answer: [
      'O suporte do motor é a chapa ou o perfil que prende o conjunto à coluna, à folha ou ao piso, e ele se escolhe pelo modelo do motor e pelo tipo de portão. Na instalação do kit a fixação está incluída; avulso, ou quando o antigo não serve no motor novo, é soldado ou parafusado na visita, por orçamento.',
    ],
    heading: 'Onde o suporte se prende em cada portão',
    text: [
      'No basculante ele vai na coluna lateral, alinhado com o braço; no de correr, sobre uma base firme no piso, ao lado da folha; no de abrir, na coluna e na folha. Suporte fora de esquadro entorta o fuso ou come o pinhão.',
      'Suporte trincado ou que mexe é conserto, de {{repair.from}} a {{repair.to}}, e vem antes de qualquer regulagem.',
    ],
    points: [
      'Coluna de ferro: solda ou parafuso passante.',
      'Parede de bloco: chapa e chumbador próprios.',
      'Piso: base de concreto curada, acima da água da lavagem.',
      'Motor trocado por outra marca: os furos quase nunca batem.',
    ],
  },
  {
    when: [
      'motor',
      'perto do chao|rente ao chao|no chao|baixo|em cima do piso|altura do chao|alagar|alaga',
      'pode|posso|da para|tem problema|ficar|instalar|colocar',
    ],
    unless: 'caiu|cair|folha|desce|basculante|trilho|preco|alagou|molhou',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Pode, e o motor de portão de correr fica mesmo junto do chão, mas sobre uma base de concreto alguns dedos acima do piso, para a água da chuva e da lavagem passar por baixo. Onde a garagem alaga, a base sobe e a cremalheira sobe com ela. O de basculante e o de abrir ficam no alto ou a meia altura. Altear a base e realinhar é serviço por foto, a partir de {{repair.from}}.',
    ],
    heading: 'Que altura deixar',
    text: [
      'A placa vai dentro da caixa, pouco acima da base: é por ela que se conta a altura da água que já entrou na garagem. O pinhão e a cremalheira têm de continuar engrenando por inteiro, com uma folga fina.',
    ],
    points: [
      'Dreno ou queda do piso para longe do motor.',
      'Fios subindo por baixo, com o conduíte vedado.',
      'Água chegou à tampa: disjuntor desligado e ninguém religa.',
    ],
    send: 'Mande uma foto do lugar e diga até onde a água já subiu.',
  },
];
