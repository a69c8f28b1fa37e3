/** Answers to titles about tilting gates: what they are and how they work. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksCause, asksKinds } from '../../words/asking-words.ts';

export const explanations: readonly DirectAnswer[] = [
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
    when: [asksKinds, 'mola|molas'],
    subject: 'portao-basculante',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'No portão basculante se usam dois tipos de mola: a de tração, esticada nas laterais, que é a comum em casa, e a de torção, enrolada num eixo sobre o vão, que é a do seccionado. As duas guardam força quando o portão está fechado e a devolvem ao abrir. Escolhem-se pelo peso da folha, e não pelo tamanho só, e se trocam aos pares.',
    ],
    heading: 'Mola ou contrapeso',
    text: [
      'Mola cabe em menos espaço e perde força com os anos; contrapeso equilibra igual em toda a altura. Trocar ou regular é de técnico, na faixa de {{repair.from}} a {{repair.to}}, porque ela solta de uma vez.',
    ],
    points: [
      'Espiras abertas: cansada.',
      'Ferrugem funda: perto de partir.',
      'Cabo de segurança por dentro da mola.',
    ],
    send: 'Mande uma foto das molas com o portão fechado e as medidas da folha.',
  },
  {
    when: [
      asksCause,
      'pesado|pesada|peso|duro|dura',
      'tempo|anos|aos poucos|cada vez mais|ficou|fica|ficando|velho',
      'portao*|basculante*|folha',
    ],
    unless:
      'controle*|qual motor|correr|deslizante|pivotante|cabo*|mola|chuva|frio|calor|de um lado|lado so|vida|quanto tempo',
    subject: 'portao-basculante',
    aspects: ['works', 'care'],
    answer: [
      'O portão pesa com o tempo porque cede o que carregava a folha por ele: no basculante, a mola cansa, o cabo estica e a polia e o pivô secam; no de correr, a roldana perde a forma e o trilho acumula areia; no de abrir, a dobradiça cede e a folha cai na ponta. Chapa, madeira ou tinta acrescentadas também aumentam o peso sem que o contrapeso acompanhe. Cabo, polia e roldana ficam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'A prova que mostra onde está o peso',
    text: [
      'Com o disjuntor desligado, os cabos inteiros e a folha reta, solte o motor na chave e mova a folha na mão, com alguém do outro lado. Ela deve andar com uma mão e, no basculante, parar a meia altura.',
      'Aumentar a força na placa esconde o peso por algumas semanas e manda a conta para a engrenagem.',
    ],
    points: [
      'Pesa só na subida: mola fraca ou contrapeso leve.',
      'Pesa num ponto: polia, pivô ou trilho amassado.',
      'Pesa depois da chuva: madeira encharcada ou eixo enferrujado.',
    ],
  },
  {
    when: [
      'quanto tempo|quantos segundos|em quanto tempo|tempo de abertura|demora*|leva quanto|segundos',
      'abr*|fech*|abertura',
      'basculante*',
    ],
    ofWidth: true,
    unless:
      'consert*|sozinh*|esta demorando|ficou|instal*|controle*|fotocelula|pausa|nao *|padrao|speedy|jetflex',
    subject: 'portao-basculante',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['works', 'choose'],
    answer: [
      'Um basculante de {largura} abre em {segundos padrão} com o kit PADRÃO, em {segundos speedy} com o SPEEDY e em {segundos jetflex} com o JETFLEX: o tempo vem do motor e da altura da folha, e a largura quase não conta. Ela conta no peso, que não pode passar do limite de cada modelo.',
    ],
    heading: 'Por que a largura não muda o tempo do basculante',
    text: [
      'O motor percorre a mesma calha num portão estreito e num largo. Folha mais larga pesa mais, e é o desequilíbrio, e não o tamanho, que a deixa lenta.',
    ],
    points: [
      'Folha que não para a meia altura: contrapeso ou mola a acertar.',
      'Lento só na subida: falta equilíbrio ou o capacitor cansou.',
      'Conte os segundos do toque no controle até a parada.',
    ],
    further: 'A velocidade de cada um está em [motores](/motores).',
  },
  {
    when: [
      'quanto tempo|demora|leva',
      'basculante|portao',
      'para abrir|leva para abrir|abrir|fechar|para fechar',
    ],
    unless:
      'demora muito|muito|demorando|demais|sozinho|fechamento automatico|consert*|aberto|nao|esta demorando|instalar|preco|custa|pedestre|motor|antes de|correr|deslizante|pivotante|segundos|metro|metros|m|mt|mts',
    subject: 'portao-basculante',
    isUnpriced: true,
    aspects: ['works'],
    answer: [
      'Um basculante de casa leva de {{kit.jetflex.seconds in digits}} a {{kit.padrao.seconds}} para abrir, conforme o motor: o comum fica perto de {{kit.padrao.seconds}}, o SPEEDY abre em {{kit.speedy.seconds}} e o JETFLEX, com inversor, em {{kit.jetflex.seconds}}. No de correr e no de abrir o tempo cresce com o comprimento da folha. Se o seu passou a demorar mais que antes, há defeito.',
    ],
    heading: 'Quando a demora é do portão',
    text: [
      'Folha desequilibrada, graxa seca e capacitor fraco somam segundos. O motor em ordem faz sempre o mesmo tempo.',
    ],
    points: [
      'Cronometre do toque até a folha parar, três vezes.',
      'Desaceleração no fim é normal.',
      'Força a mais não abre mais depressa.',
    ],
  },
  {
    when: ['quantos quilos|quanto pesa|peso|quantos kg', 'basculante|portao', 'tem|pesa|um'],
    unless: 'aguenta|motor|kg para|saber|como|contrapeso|correr|deslizante|pivotante|de abrir|maximo',
    subject: 'portao-basculante',
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'Um basculante de garagem de um carro pesa em geral de setenta a cento e trinta quilos em chapa de aço, menos da metade disso em alumínio e até perto de duzentos em madeira sobre ferro. Para o seu, multiplique largura por altura e o resultado pelo material: alumínio, de cinco a oito quilos por metro quadrado; grade, de nove a catorze; chapa, de treze a vinte; madeira, de vinte a trinta.',
    ],
    description:
      'Um basculante de garagem de um carro pesa em geral de setenta a cento e trinta quilos em chapa de aço e menos da metade disso em alumínio.',
    heading: 'Do peso ao motor',
    text: [
      'O motor escolhido deve ter limite um quinto acima: {{home.weight}} no kit PADRÃO, {{homeJetflex.weight}} no JETFLEX. O esforço da mão não mede, porque o contrapeso esconde o peso.',
    ],
    points: [
      'Porta embutida e lambri entram na conta.',
      'Madeira molhada pesa mais.',
      'Na dúvida, mande as medidas e uma foto.',
    ],
  },
  {
    when: ['motor|motores|automatizador|acionador', 'basculante*'],
    ofOtherBrand: true,
    unless:
      'nao abre|nao fecha|nao anda|nao funciona|parou|travou|quebr*|queim*|consert*|repar*|arrumar|barulho|program*|gravar|placa|central|controle*|engrenagem|cremalheira|capacitor|nobreak|peca|pecas|rolamento|ou|melhor|qual|bom|boa|presta|vale|compensa|assistencia|autorizada|troc*|substitu*|instal*|manutencao|manual|esquent*|dura|aguenta*|serve|suporta|kg|quilos|lento|fraco|antigo|velho|kit|garantia|preco|quanto|como|duas folhas|2 folhas|silencios*|condominio*|predio*|regul*|fim de curso|nao|sozinh*|usado',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'price', 'repair'],
    answer: [
      'Motor basculante {marca} nós consertamos, de {{repair.from}} a {{repair.to}}, e não vendemos. Para pôr um novo no lugar, o que instalamos é PPA: {{kit.padrao}} no kit PADRÃO, para folha de até {{home.weight}}, e {{kit.jetflex}} no JETFLEX, até {{homeJetflex.weight}}, com central, dois controles e montagem.',
    ],
    heading: 'Consertar o {marca} ou trocar o conjunto',
    text: [
      'Conserta-se enquanto a peça se acha: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, e engrenagem, de {{part.gears.from}} a {{part.gears.to}}, devolvem a maioria ao trabalho. Bobina queimada ou placa sumida é que pedem troca, e com ela mudam suporte e controles.',
      'Nos dois casos a folha se confere primeiro. Desequilibrada, ela gasta qualquer marca.',
    ],
    points: [
      'Etiqueta da carcaça: modelo {marca} completo e tensão.',
      'Folha solta do motor, com os cabos inteiros: para sozinha a meia altura.',
      'Controles atuais: com central de outra marca, gravam-se novos.',
    ],
    further: 'Os kits que instalamos estão na página de [motores](/motores).',
    send: 'Diga pelo WhatsApp se é compra ou conserto: a etiqueta do {marca} e o que ele faz, ou a altura, a largura e o material da folha.',
  },
  {
    when: ['rangend*|rangid*|range|rangendo|ranger|rinch*|chiad*|chia|chiando', 'basculante*'],
    unless: 'madeira|quanto|motor novo',
    subject: 'portao-basculante',
    isAboutSubject: true,
    answer: [
      'Rangido em portão basculante vem quase sempre de uma destas peças: pivô lateral seco, braço do motor sem graxa no pino, polia do cabo presa ou contrapeso raspando na caixa da coluna. Ouça de que lado sai. Lubrificar e regular fica de {{part.adjustment.from}} a {{part.adjustment.to}}; pivô, polia ou cabo gasto, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Onde o basculante range',
    text: [
      'Dê um ciclo inteiro, olhando de longe. Se o som continua com o motor solto e a folha levada com a mão, é do portão; se some, é do braço ou do fuso. Só solte o motor com o disjuntor desligado e os dois cabos inteiros.',
    ],
    points: [
      'No alto da coluna: polia ou cabo.',
      'Dentro da coluna, ao longo da subida: contrapeso encostando na caixa.',
      'Na lateral, à meia altura: pivô.',
      'Junto do motor: pino do braço ou fuso seco.',
      'Só ao chegar: folha forçada contra o batente.',
    ],
    questions: [
      {
        question: 'Posso passar óleo eu mesmo?',
        answer:
          'No pivô e no pino do braço, poucas gotas, com o portão fechado e o disjuntor desligado. Cabo, polia e coluna são do técnico, porque há peso suspenso ali.',
      },
    ],
    further: 'O som de cada lugar está descrito em [portão rangendo ao abrir](/portao-rangendo-ao-abrir).',
    send: 'Mande pelo WhatsApp um vídeo com som, de longe, com a folha e as duas colunas no quadro.',
  },
  {
    when: [],
    unless:
      'nao abre|nao fecha|nao anda|nao funciona|parou|travou|quebr*|queim*|barulho|program*|gravar|placa|controle*|engrenagem|cremalheira|capacitor|nobreak|peca|pecas|rolamento|ou|melhor|qual',
    ofMotors: 'one-tilting-other',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'repair'],
    answer: [
      'O {modelo} é motor de portão basculante, de uma marca que consertamos e não vendemos. O conserto de um já instalado vai de {{repair.from}} a {{repair.to}}; se a peça dele não se acha, o kit PPA novo, instalado na mesma folha, custa de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'O que conferir num {modelo}',
    text: [
      'O peso que ele levanta não se deduz do nome: vale o que está na etiqueta da sua versão. Num basculante o equilíbrio decide antes do motor, e quem confere isso, com a folha solta, é o técnico.',
      'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, e fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}, se resolvem sem peça da marca; engrenagem e placa pedem o código.',
    ],
    points: [
      'Ronca e não sobe: capacitor, ou folha desequilibrada.',
      'Gira e a folha não acompanha: engrenagem ou porca do fuso.',
      'Passa do ponto ou para antes: fim de curso.',
      'Cabo frouxo ou desfiado: não destrave e fique fora do vão.',
    ],
    further:
      'As faixas de cada peça estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande a foto da etiqueta do {modelo}, um vídeo do que ele faz e o bairro; se a ideia é trocar, a altura e a largura da folha.',
  },
  {
    when: [
      'desce*|descendo|fecha*|fechando|cai',
      'rapido demais|muito rapido|depressa|com tudo|de uma vez|com forca|velocidade|rapido|despenca*|desembestad*',
    ],
    unless: 'nao|motor rapido|mais rapido|abrir rapido|prazo|jetflex|correr',
    subject: 'portao-basculante',
    isAboutSubject: true,
    answer: [
      'Portão que desce rápido demais perdeu o equilíbrio: falta contrapeso, o cabo escapou da polia ou a mola cansou, e o motor virou freio. Desligue o disjuntor com a folha embaixo, não fique na linha dela e não destrave, porque solta ela desce de uma vez.',
    ],
    heading: 'Por que a folha passou a descer com pressa',
    text: [
      'Num basculante certo a folha para onde a mão a deixa, e o motor só a acompanha. Quando ela quer descer, o redutor segura tudo sozinho, e o dente que não foi feito para isso se gasta.',
      'Se ela desce depressa, mas igual ao que subia, pode ser só velocidade programada num motor com inversor, e aí se regula a desaceleração.',
    ],
    points: [
      'Começou de um dia para o outro: cabo, mola ou solda.',
      'Foi piorando: mola cansada ou placa de contrapeso que caiu.',
      'Depois de pintura, chapa ou reforma: peso novo sem contrapeso novo.',
      'Só bate no fim: fim de curso ou desaceleração.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que se faz na visita',
        text: [
          'A folha é escorada antes de soltar o motor. Iguala-se o par de cabos ou troca-se a mola, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; solda em suporte ou caixa de contrapeso é serralheria.',
          'Força e fim de curso são regulados por último, com a folha equilibrada, e o teste termina com um calço de madeira no vão.',
        ],
      },
    ],
    questions: [
      {
        question: 'Diminuir a força na central resolve?',
        answer: 'Não. A força limita o quanto o motor empurra; o que puxa a folha para baixo é o peso dela.',
      },
      {
        question: 'Posso continuar usando com cuidado?',
        answer: 'Não convém. Cabo ou dente que cede nessa condição solta a folha inteira de uma vez.',
      },
    ],
  },
  {
    when: ['teto baixo|pe direito baixo|garagem baixa|laje baixa|viga baixa'],
    subject: 'portao-basculante',
    answer: [
      'Teto baixo não impede o basculante automático, mas muda o motor: em vez do trilho comum vai um conjunto mais curto, como o PPA Home SP Mono, feito para viga ou laje logo acima da folha. Ele sai por orçamento, com a medida livre tirada na visita sem taxa.',
    ],
    description:
      'Teto baixo não impede o basculante automático: vai um motor mais curto, como o PPA Home SP Mono, por orçamento, com a medida tirada na visita.',
    heading: 'As medidas que decidem em teto baixo',
    text: [
      'Meça do topo da folha aberta até a laje, e do lado, da folha até a parede. Poucos centímetros mudam o modelo.',
      'Portão de correr é a outra saída, se há parede lateral. Os kits de preço fechado, de {{kit.padrao}} a {{kit.jetflex}}, são para a altura comum.',
    ],
  },
  {
    when: [
      'porta social|porta embutida|portinhola|porta de pedestre',
      'embutida|portao|motor|basculante|no meio',
    ],
    of: ['portao-basculante', 'portao-automatico', 'motor', 'automatizacao', 'portao-de-correr'],
    subject: 'portao-basculante',
    isAboutSubject: true,
    answer: [
      'Portão com porta social embutida aceita motor, com dois cuidados: o peso a mais entra na conta e um sensor na portinha deve impedir o motor de andar com ela aberta. Sem esse contato, abrir a garagem com a porta solta arranca as dobradiças.',
    ],
    description:
      'Portão com porta social embutida aceita motor: o peso a mais entra na conta, e um sensor impede o motor de andar com a portinha aberta.',
    heading: 'O que muda com a porta embutida',
    text: [
      'A porta tira rigidez da folha e acrescenta peso de um lado só. Confira se o basculante para a meia altura depois de pôr a porta; se não para, o contrapeso vem antes do motor.',
      'Com folha acima de {{home.weight}} passa-se ao PPA Home Jetflex, até {{homeJetflex.weight}}. A ligação do contato entra na instalação ou custa a partir de {{repair.from}}.',
    ],
  },
  {
    when: ['5 metros|6 metros|7 metros|8 metros|5m|6m|7m|8m', 'portao|motor|basculante|folha|garagem'],
    unless: 'correr|deslizante|pivotante|abrir|duas folhas|controle|distancia|alcance|cabo',
    of: ['motor', 'portao-basculante', 'kit-de-motor', 'portao-automatico'],
    subject: 'portao-basculante',
    answer: [
      'Folha basculante única com essa largura já não é portão de casa comum: ela flexiona no meio, pesa mais do que a linha residencial leva e sai por orçamento, com a linha pesada, que vai até {{heavyLine.weight}}. Se a largura é de portão de correr ou de duas folhas de abrir, o motor é outro e também sai por orçamento.',
    ],
    heading: 'O que se mede num portão dessa largura',
    text: [
      'Quem escolhe o motor é o peso, e com essa largura ele precisa ser conferido antes: material, altura e reforços contam tanto quanto os metros. Na visita, sem taxa, movemos a folha com a mão e medimos a coluna.',
      'Muitas vezes a saída é dividir o vão em duas folhas, cada uma com o seu motor, ou passar a portão de correr, se há parede livre ao lado. Motor de uso pesado com instalação fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Altura, material e se há porta embutida na folha.',
      'Flecha no meio da folha, com ela fechada e a meia altura.',
      'Colunas no prumo e chumbadas no concreto.',
      'Parede livre ao lado, se a ideia for correr.',
    ],
  },
  {
    when: [
      'guia completo|guia definitivo|guia pratico|manual completo|tudo sobre|guia de compra|guia',
      'motor|portao|automatizacao|automatizar',
      'basculante|basculantes',
    ],
    unless:
      'controle*|placa|central|manutencao|conserto|mola|contrapeso|cabo|instal*|program*|defeito*|preco|precos|ou',
    winsTies: true,
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose', 'install', 'care'],
    answer: [
      'No basculante, acerte primeiro o equilíbrio e depois o motor: a folha solta deve subir com uma mão e parar a meia altura. Com isso, escolhe-se pelo peso, até {{home.weight}} no kit PADRÃO e até {{homeJetflex.weight}} no JETFLEX, e pela pressa. Já instalados, custam {{kit.padrao}} (PADRÃO, {{kit.padrao.seconds}}), {{kit.speedy}} (SPEEDY, {{kit.speedy.seconds}}) e {{kit.jetflex}} (JETFLEX, {{kit.jetflex.seconds}}), com {{kit.warranty}} de garantia.',
    ],
    heading: 'Como saber o peso da sua folha',
    text: [
      'A mão não mede, porque o contrapeso esconde o peso. Multiplique a largura pela altura e o resultado pelo material: alumínio pesa de cinco a oito quilos por metro quadrado, grade de nove a catorze, chapa de treze a vinte e madeira de vinte a trinta.',
      'Deixe no motor um quarto de sobra. Acima do que o JETFLEX leva há a linha pesada, até {{heavyLine.weight}}, por orçamento.',
    ],
    sections: [
      {
        aspect: 'install',
        heading: 'O que vem no kit e como é a montagem',
        text: [
          'Vêm motor, central, dois controles, suporte e instalação. O motor se prende na coluna ou no perfil, o braço puxa a folha, e a montagem leva {horas de instalação} com a tomada pronta; o JETFLEX pede ponto de 220 V.',
          'Serviço no contrapeso, no cabo ou na coluna é visto antes e orçado à parte.',
        ],
      },
      {
        aspect: 'care',
        heading: 'Cuidados e defeitos comuns',
        text: [
          'Uma revisão a cada {{maintenance.interval}} lubrifica pivô e fuso e confere os cabos. Cabo desfiado, mola aberta ou folha que desce sozinha se resolvem no mesmo dia, com o disjuntor desligado e ninguém embaixo.',
          'Cabo e polia ficam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, engrenagem de {{part.gears.from}} a {{part.gears.to}} e regulagem de {{part.adjustment.from}} a {{part.adjustment.to}}.',
        ],
      },
    ],
    send: 'Mande uma foto do portão por dentro, a largura, a altura e o material da folha: dizemos que kit serve.',
  },
  {
    when: [
      'partes de|partes|componentes|componentes de|quais pecas|que pecas|quais as pecas|quais sao as pecas|nome de pecas|nomes de pecas|cada peca|pecas e para que serve*',
      'basculante|basculantes',
    ],
    unless:
      'comprar|preco|quanto|loja|troc*|onde|reposicao|quebr*|gast*|desgast*|estrag*|queim*|consert*|voces|garantia|vend*|defeito',
    subject: 'portao-basculante',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what', 'works'],
    answer: [
      'O portão basculante tem três partes: a folha com os pivôs, o equilíbrio, de contrapeso ou mola com cabos e polias, e o motor, com fuso e braço. O equilíbrio leva o peso, e o motor só conduz. A central, o fim de curso e a fotocélula dizem quando andar e quando parar.',
    ],
    heading: 'As peças de cada parte do basculante',
    text: [
      'Numa caixa de cada lado do vão corre o contrapeso, preso por um cabo de aço que passa na polia. Onde não há caixa, duas molas fazem esse trabalho.',
      'As peças que mais se trocam são o cabo e a polia, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e a engrenagem do motor, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    points: [
      'Folha: quadro, chapa ou grade, pivôs e dobradiças.',
      'Equilíbrio: contrapeso ou mola, cabos, polias.',
      'Motor: bobina, capacitor, engrenagem, fuso, cursor e braço.',
      'Comando: central, receptor, botoeira, fim de curso e fotocélula.',
      'Destravamento: a chave que solta a folha na falta de luz.',
    ],
    send: 'Mande a foto do portão por dentro e a da etiqueta do motor: dizemos o nome da peça que procura.',
  },
  {
    when: [
      'articulado|articulados|articulada',
      'o que e|que e|como e|como funciona|o que significa|entenda',
      'basculante|portao',
    ],
    unless: 'motor|braco|pivotante|preco|quanto|melhor|ou|diferenca',
    subject: 'portao-basculante',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'O portão basculante articulado é o que dobra ao subir: a folha tem duas partes unidas por dobradiças e avança menos que a inteira para a calçada e para o carro. O motor é um só, o do basculante comum: em geral o do kit PADRÃO, {{kit.padrao}} instalado, para folha de até {{home.weight}}.',
    ],
    description:
      'O portão basculante articulado é o que dobra ao subir: a folha tem duas partes unidas por dobradiças e avança menos que a inteira.',
    heading: 'Onde o articulado compensa',
    text: [
      'Compensa em recuo curto e em calçada estreita. Em troca, tem mais dobradiças e uma emenda no meio, que pedem lubrificação e se desalinham primeiro.',
    ],
    points: [
      'Emenda aberta ou dobradiça com folga: conserta-se antes do motor.',
      'Fechado, as duas partes ficam no mesmo plano.',
      'A folha é obra de serralheiro; o motor é conosco.',
    ],
    send: 'Mande a foto da folha por dentro, fechada, com as medidas.',
  },
];
