/** Counterweights, springs, cables, pivots and screw of a tilting gate: how to choose, set, check and replace each. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const tiltingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'desce|descendo|desceu|cede|cedendo|arria|arriando|arriou|baixa|baixando|abaixa|escorrega|volta um pouco|nao segura|nao fica|cai aos poucos',
      'sozinh*|aos poucos|devagarinho|centimetros|um pouco|pouco|lentamente|aberto|parado|em cima|em alto',
      'motor|basculante|portao|folha',
    ],
    unless:
      'fotocelula|destrav*|rapido|de uma vez|despenc*|nao desce|nao abr*|controle|vizinho|chuva|volume|sobe e|e sobe|e volta a subir|depois sobe',
    subject: 'portao-basculante',
    isAboutSubject: true,
    answer: [
      'Basculante que desce sozinho alguns centímetros depois de parar tem duas causas: a folha pesa mais que o contrapeso, ou o motor perdeu a peça que trava, que é a coroa no de engrenagem e a porca no de fuso. Não passe nem deixe carro embaixo: o que hoje escorrega um palmo amanhã desce inteiro.',
    ],
    heading: 'Folha desequilibrada ou motor que não segura',
    text: [
      'Olhe de fora, com o disjuntor desligado e a folha fechada: cabo desfiado, mola aberta ou caixa de contrapeso mais baixa de um lado dizem que o defeito é do equilíbrio.',
      'Se o ferro está inteiro e a folha já descia um pouco antes, o motor é que cansou de segurá-la. O técnico solta o motor com a folha escorada: parada no meio, o defeito é dele; descendo, é do contrapeso.',
    ],
    points: [
      'Desce devagar e para: coroa ou porca gasta.',
      'Desce mais de um lado: cabo, mola ou pivô desse lado.',
      'Começou depois de pintura, chapa ou madeira nova: folha mais pesada.',
      'Só desce no calor ou depois de muitas viagens: freio ou embreagem do motor.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O conserto e o que fazer até lá',
        text: [
          'Equilibrar, trocar cabo ou mola fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; coroa ou porca do motor, de {{part.gears.from}} a {{part.gears.to}}. Até a visita deixe o portão fechado, com o disjuntor desligado, e saia por outra porta.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso calçar com um cabo de vassoura?',
        answer:
          'Não confie nele. Se a folha precisa ficar aberta, use duas escoras firmes, uma de cada lado, e isole o vão.',
      },
      {
        question: 'Um motor mais forte segura?',
        answer:
          'Segura por um tempo e esconde o risco. A folha precisa parar sozinha antes de qualquer motor.',
      },
    ],
    send: 'Mande uma foto do portão fechado por dentro, com as duas laterais, e conte quanto ele desce e em quanto tempo.',
  },
  {
    when: [
      'equilibr*|balancear|balanceamento|regular o contrapeso|regular contrapeso|regular mola*|regular a mola|acertar o peso|nivelar|contrapeso|contrapesos|contra peso',
      'basculante|portao|contrapeso|contrapesos|contra peso|mola|folha',
      'como|regul*|ajust*|acert*|equilibr*|balancear|balanceamento|nivelar|quanto|calcul*|peso|aument*|coloc*|tirar',
    ],
    unless: 'caiu|cai|barulh*|bate|batendo|quebr*|concreto|preco|custa|ou',
    subject: 'contrapeso',
    isAboutSubject: true,
    answer: [
      'Um basculante está equilibrado quando, com o motor solto, fica parado em qualquer altura e sobe com uma mão. Acerta-se pondo ou tirando peso nas duas caixas por igual, ou mudando o ponto das molas; é serviço para duas pessoas, com a folha escorada, porque ali há dezenas de quilos suspensos.',
    ],
    heading: 'A prova e o acerto, passo a passo',
    text: [
      'Com o disjuntor desligado e os cabos inteiros, uma pessoa segura a folha de cada lado e só então se solta o motor. A folha é levada a meia altura: se desce, falta contrapeso; se sobe, sobra; se torce, os lados estão diferentes.',
      'O acerto se faz em pesos pequenos, um lado e o outro, e a prova se repete no alto e embaixo. Cabo velho se troca no mesmo dia, porque vai levar a carga toda.',
    ],
    points: [
      'As duas caixas com o mesmo peso, na balança.',
      'Peso preso dentro da caixa, para não bater na coluna.',
      'Cabo, polia e presilha conferidos antes.',
      'Motor e força regulados só depois da folha.',
    ],
    sections: [
      {
        aspect: 'adjust',
        heading: 'Por que não fazer sozinho e quanto custa',
        text: [
          'Quem abre a coluna com a folha no alto está embaixo de tudo. O equilíbrio com a gente fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com cabo ou mola se precisar, e a força do motor é refeita na mesma visita, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Quanto peso vai em cada lado?',
        answer:
          'Perto da metade do peso da folha em cada caixa, um pouco menos, para ela fechar sem subir sozinha. A prova na mão é que manda.',
      },
      {
        question: 'O portão ficou pesado depois da chapa nova. É normal?',
        answer: 'É: cada chapa soma quilos na folha, e o contrapeso tem de receber o mesmo.',
      },
    ],
    send: 'Mande a altura e a largura da folha, o que ela tem de chapa ou madeira e uma foto das duas laterais fechadas.',
  },
  {
    when: ['contrapeso*|contra peso', 'barulh*|bate|batendo|raspa*|pancada|balanc*|encost*|rasp*'],
    subject: 'contrapeso',
    isAboutSubject: true,
    answer: [
      'Contrapeso batendo na coluna está balançando porque o cabo gira, a guia da caixa gastou ou há peso solto dentro dela. O som é surdo e vem do alto da coluna, sempre na partida ou na parada. Não abra a tampa com o portão aberto: o peso está suspenso ali.',
    ],
    heading: 'De onde vem a batida dentro da coluna',
    text: [
      'Com o portão fechado, o contrapeso está no alto e a folha embaixo; com ele aberto, o contrário. Se a batida é só na partida, o motor arranca com tranco; se é no caminho todo, a caixa perdeu a guia.',
      'Blocos de concreto ou barras de ferro empilhados soltos também batem uns nos outros. Fixados com parafuso ou calço, calam.',
    ],
    points: [
      'Um lado só: guia ou cabo desse lado.',
      'Os dois lados, na parada: falta parada suave.',
      'Começou depois de troca de cabo: cabo torcido.',
      'Raspado comprido: caixa encostando na coluna.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que o técnico faz',
        text: [
          'Fecha e trava a folha, abre a coluna, prende os pesos, põe guia ou borracha e confere cabos e polias, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Suavizar a partida e a chegada na central fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'É perigoso ou só incomoda?',
        answer: 'Se o cabo está inteiro, incomoda; mas a batida gasta o cabo na presilha, e aí vira risco.',
      },
      {
        question: 'Espuma dentro da coluna resolve?',
        answer: 'Não ponha nada solto ali: espuma e pano enroscam no cabo e travam a folha no meio.',
      },
    ],
    send: 'Mande um vídeo com som do portão abrindo e uma foto das colunas fechadas.',
  },
  {
    when: ['contrapeso*|contra peso', 'caiu|cai|soltou|solto|quebr*|despenc*|desabou|arrebent*'],
    subject: 'contrapeso',
    isAboutSubject: true,
    answer: [
      'Contrapeso que caiu deixa a folha com o peso inteiro: desligue o disjuntor, não acione, não destrave o motor e ninguém passa por baixo, nem para tirar o carro. Se a folha ficou aberta, isole o vão e espere a escora; se ficou fechada, deixe fechada.',
    ],
    heading: 'O que segura a folha agora',
    text: [
      'Sem um dos pesos, quem segura é o cabo do outro lado e o motor, e nenhum foi feito para isso. Soltar o motor na chave é o que derruba a folha.',
      'A causa quase sempre é cabo partido na presilha ou caixa enferrujada no fundo. O outro lado tem a mesma idade e se troca junto.',
    ],
    points: [
      'Folha aberta: duas escoras, postas por quem sabe, de fora do vão.',
      'Folha torta: não tente endireitar.',
      'Peso no chão: não o levante nem mexa na coluna.',
      'Alguém ferido ou preso: 193, e 192 para ferimento.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O conserto e o valor',
        text: [
          'Escorar, trocar o par de cabos, recompor a caixa e equilibrar fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}} na maioria das casas; caixa ou coluna que precisa de solda, de {{part.metalwork.from}} a {{part.metalwork.to}}. Folha no alto passa na frente na agenda.',
        ],
      },
    ],
    questions: [
      {
        question: 'Consigo fechar o portão na mão?',
        answer: 'Não tente. O peso que ele tinha a compensar agora vem todo para as suas mãos.',
      },
      {
        question: 'O motor estragou junto?',
        answer: 'Pode ter forçado coroa ou fuso. Isso se mede depois que a folha está equilibrada outra vez.',
      },
    ],
    send: 'Diga se a folha ficou aberta, fechada ou no meio e fotografe de longe, sem entrar no vão.',
  },
  {
    when: [
      'mola|molas',
      'medir|medida|medidas|tamanho|qual|escolher|numero|espessura|comprimento|certa|calcular',
    ],
    unless: 'enrolar|aerea|hidraul*|preco|custa|quebr*|estour*|porta de',
    subject: 'contrapeso',
    isAboutSubject: true,
    answer: [
      'A mola do basculante se identifica por quatro medidas tiradas da velha, com a folha fechada e travada: grossura do arame, diâmetro de fora, comprimento sem esticar e tipo de gancho. A nova é igual e vai em par; o que muda a força é a grossura do arame, não o comprimento.',
    ],
    heading: 'Como tirar cada medida',
    text: [
      'Arame: meça dez espiras juntas e divida por dez, que erra menos do que medir uma. Diâmetro: de fora a fora. Comprimento: só das espiras, com a mola descarregada.',
      'Se a folha mudou de peso, copiar a mola velha não serve: pesa-se a folha ou calcula-se pela chapa e pela área, e escolhe-se o par que a deixa parada a meia altura.',
    ],
    points: [
      'Mola esticada não se mede nem se solta: ela guarda energia.',
      'Troca sempre em par, do mesmo lote.',
      'Gancho gasto conta como mola gasta.',
      'Cabo de segurança por dentro da mola evita estilhaço.',
    ],
    sections: [
      {
        aspect: 'choose',
        heading: 'Mandar a foto ou pedir a troca feita',
        text: [
          'Pela foto com régua dizemos o par provável. Trocado e equilibrado, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com {{parts.warranty}} de garantia na peça, e a força do motor é refeita no mesmo dia.',
        ],
      },
    ],
    questions: [
      {
        question: 'Mola mais forte deixa o portão mais leve?',
        answer:
          'Deixa leve para subir e duro para fechar, e o motor sofre na descida. O certo é o equilíbrio.',
      },
      {
        question: 'Posso trocar mola por contrapeso?',
        answer: 'Pode, mas muda colunas, polias e cabos. É obra de serralheria, orçada à parte.',
      },
    ],
    send: 'Mande uma foto da mola com uma régua ao lado, com o portão fechado, e a altura e a largura da folha.',
  },
  {
    when: [
      'mola|molas',
      'perdeu|frac*|cansad*|frouxa|nao puxa|nao segura|dura|vida util|quanto tempo|troc*|gast*|esticad*|enferruj*',
    ],
    unless: 'enrolar|aerea|hidraul*|preco|custa|porta de|quebr*|estour*',
    subject: 'contrapeso',
    isAboutSubject: true,
    answer: [
      'Mola de basculante cansada deixa a folha pesada para subir e com pressa para descer, e não se recupera: troca-se o par. Enquanto isso, não passe sob a folha aberta e use o motor o mínimo, porque é ele que está carregando a diferença.',
    ],
    heading: 'Cansada, enferrujada ou fora do ponto',
    text: [
      'A mola perde força por número de aberturas, não por data: numa casa com poucas viagens por dia ela dura muitos anos, num prédio bem menos. Ferrugem entre as espiras apressa o fim.',
      'Antes de trocar, veja se ela só saiu do ponto: gancho que escapou de um furo ou corrente que pulou um elo imitam mola fraca.',
    ],
    points: [
      'Espiras abertas com o portão fechado e diferentes entre os lados: troca.',
      'Folha que desce sozinha do meio: mola fraca.',
      'Um lado mais baixo: o par perdeu a igualdade.',
      'Ferrugem em pó no chão: perto de quebrar.',
    ],
    sections: [
      {
        aspect: 'replace',
        heading: 'A troca do par',
        text: [
          'Escora-se a folha, soltam-se as duas com a ferramenta certa e equilibra-se com as novas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. A força do motor é baixada depois, porque ele volta a fazer só o seu trabalho.',
        ],
      },
    ],
    questions: [
      {
        question: 'Dá para esticar mais a mola velha?',
        answer: 'Não. Mudar o gancho para ganhar força a leva além do limite, e ela parte.',
      },
      {
        question: 'Trocar só a que enfraqueceu?',
        answer: 'Não: nova de um lado e cansada do outro torcem a folha e o pivô.',
      },
    ],
    send: 'Mande uma foto das duas molas, com o portão fechado, e conte se ele desce sozinho quando para no meio.',
  },
  {
    when: [
      'cabo de aco|cabos de aco|cabo|cabos',
      'desfi*|fiapo|enferruj*|ferrugem|gast*|desgast*|trocar|troca|quando|idade|vida util|quanto tempo|dura|espetando|velho|amassad*',
    ],
    unless:
      'motor e trocar|consertar motor|conserto de motor|motor e troca|e motor|eletric*|fotocelula|botoeira|preco|custa|troca de|arrebent*|rompeu|partiu|rede|luz|lubrific*|espessura|derret*|fiacao|cremalheira|roid*',
    of: ['cabo-de-aco', 'portao-basculante', 'contrapeso'],
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    answer: [
      'Cabo de aço com um fio levantado, ferrugem em pó ou um trecho achatado já é troca, e até ela o basculante fica fechado, com o disjuntor desligado. Não o use nem uma vez por dia: é o cabo que segura a folha no alto, e o fim dele não avisa de novo.',
    ],
    heading: 'Como olhar sem se arriscar',
    text: [
      'Com o portão fechado e desligado, ilumine o cabo junto da polia e da presilha, sem abrir a coluna nem pôr a mão. É na dobra que os primeiros fios partem; eles espetam o pano e puxam o resto.',
      'Não passe graxa grossa sobre o cabo desfiado: ela esconde o defeito. Nem emende com presilha no meio do trecho.',
    ],
    points: [
      'Fio levantado, mesmo que só um: troca do par.',
      'Pó vermelho na presilha: água na coluna, fim próximo.',
      'Cabo achatado: saiu do canal da polia.',
      'Cabo frouxo com o portão fechado: contrapeso ou polia presos.',
    ],
    sections: [
      {
        aspect: 'replace',
        heading: 'A troca do par e da causa',
        text: [
          'Os dois cabos se trocam juntos, com presilhas novas, e a polia que não gira sai também, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. A folha é escorada antes e equilibrada depois, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'De quanto em quanto tempo se troca?',
        answer:
          'Pelo estado, não pela data. Olhe a cada seis meses; em prédio, a revisão de {{maintenance.interval}} cuida disso.',
      },
      {
        question: 'Cabo de aço de varal ou de academia serve?',
        answer: 'Não. Use cabo de carga galvanizado, da mesma grossura, com presilhas próprias.',
      },
    ],
    send: 'Mande uma foto do cabo junto da polia, com o portão fechado, e diga de que lado está o dano.',
  },
  {
    when: [
      'cabo de aco|cabos de aco|cabo',
      'espessura|grossura|medida|bitola|qual|milimetros|polegada*|tipo|diametro|especificac*',
    ],
    unless: 'eletric*|fotocelula|botoeira|motor|fio|fios|luz|disjuntor|camera|rede|preco',
    of: ['cabo-de-aco', 'portao-basculante', 'contrapeso'],
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    answer: [
      'No basculante de casa o cabo de aço costuma ter de três a cinco milímetros de grossura, galvanizado e flexível, de muitos fios finos. A medida certa é a do que está lá, se a polia não foi trocada: mais fino não aguenta, mais grosso não dobra no canal e desfia cedo.',
    ],
    heading: 'O que conferir além da grossura',
    text: [
      'A polia manda tanto quanto o peso: canal estreito morde um cabo grosso, e polia pequena quebra os fios na dobra. Por isso se escolhe cabo de alma de aço com muitos fios, que dobra sem trincar.',
      'Cabo plastificado fica bonito e esconde a ferrugem; no portão ele é pior escolha que o galvanizado nu.',
    ],
    points: [
      'Grossura medida na parte mais larga, com paquímetro.',
      'Comprimento igual nos dois lados.',
      'Duas presilhas por ponta, apertadas do lado que carrega.',
      'Folga de segurança: cada cabo aguenta várias vezes a sua parte da folha.',
    ],
    sections: [
      {
        aspect: 'choose',
        heading: 'Comprar o metro ou trocar o par montado',
        text: [
          'A presilha mal posta solta com o portão aberto, e por isso não vendemos o cabo avulso: o par trocado, com a folha escorada e equilibrada, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com {{parts.warranty}} de garantia na peça.',
        ],
      },
    ],
    questions: [
      {
        question: 'Quantos metros vão num portão?',
        answer:
          'De cada lado, a altura da folha mais a volta da polia e as pontas das presilhas. Mede-se no próprio portão.',
      },
      {
        question: 'Cabo de inox é melhor?',
        answer: 'Perto do mar, sim. No resto, o galvanizado de boa marca dobra melhor e custa menos.',
      },
    ],
    send: 'Mande a foto do cabo com uma régua e da polia, tirada com o portão fechado, e o tamanho da folha.',
  },
  {
    when: [
      'pivo|pivos|bucha de pivo|mancal|eixo de basculante|eixo de portao',
      'gast*|folga|barulh*|rang*|troc*|lubrific*|quebr*|solt*|desgast*|seco|duro',
    ],
    unless: 'rolamento',
    subject: 'portao-basculante',
    isAboutSubject: true,
    answer: [
      'Pivô gasto deixa a folha descer de um lado, raspar no batente e ranger no mesmo ponto da subida. Folga pequena e rangido se tratam com limpeza e graxa; pino oval, bucha rasgada ou solda trincada param o portão até a troca, porque é o pivô que segura a lateral da folha.',
    ],
    heading: 'Graxa, bucha ou solda',
    text: [
      'Olhe com o portão fechado e o disjuntor desligado: pó de ferro em volta do pino, marca brilhante na lateral ou fresta diferente entre os dois lados mostram desgaste.',
      'Ninguém tira o pino com a folha em pé. O técnico a escora, alivia os cabos e troca pino e bucha dos dois lados, para a folha voltar ao esquadro.',
    ],
    points: [
      'Range e a fresta é igual: graxa de lítio no pino.',
      'Um lado mais baixo: bucha ou pino desse lado.',
      'Estalo na partida: solda ou parafuso do suporte.',
      'Depois da troca: cabos, fim de curso e força refeitos.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quanto custa',
        text: [
          'Pivô e bucha entram na faixa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; suporte que precisa de solda, de {{part.metalwork.from}} a {{part.metalwork.to}}. Mande a foto antes: a coluna de chapa fina às vezes pede reforço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Que graxa vai no pivô?',
        answer: 'Graxa de lítio ou branca, pouca, com o pino limpo. Desengripante só antes, para soltar.',
      },
      {
        question: 'Posso rodar com pivô gasto?',
        answer: 'Se o lado já desceu, não. A folha torcida gasta cabo e guia e pode sair do lugar.',
      },
    ],
    send: 'Mande uma foto de cada lateral, de perto, com o portão fechado.',
  },
  {
    when: ['fuso|rosca sem fim|parafuso sem fim', 'lubrific*|engrax*|graxa|oleo|limp*|seco|sem graxa|qual'],
    unless: 'vaza*|corrente|cremalheira|ou',
    subject: 'fuso',
    isAboutSubject: true,
    answer: [
      'O fuso leva graxa branca ou de lítio, em película fina, sobre a rosca limpa, uma ou duas vezes por ano. Óleo fino escorre, graxa grossa junta pó e desengripante não lubrifica; e a porca de nylon de alguns modelos trabalha com a graxa do fabricante e nada mais.',
    ],
    heading: 'Como engraxar sem se machucar',
    text: [
      'Desligue o disjuntor, com o portão fechado, e confira que nenhum controle responde. Limpe a rosca com pano seco até não sair preto, passe a graxa com pincel no trecho à vista e tire o que sobrou.',
      'Religue, faça duas viagens com ninguém por perto e repita no trecho que ficava escondido. Não ponha a mão nem o pincel no perfil com o motor ligado.',
    ],
    points: [
      'Rosca brilhando e limpa: só uma película.',
      'Pó de bronze ou de nylon no perfil: a porca está gastando.',
      'Rangido que volta em poucos dias: fuso torto ou mancal.',
      'Perfil com areia ou tinta de obra: limpar antes de tudo.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Se a graxa não calou o fuso',
        text: [
          'Porca ou mancal entra na faixa de {{part.gears.from}} a {{part.gears.to}}, e o acerto de força e curso, de {{part.adjustment.from}} a {{part.adjustment.to}}. Quem não quer mexer pede a revisão: limpa-se, engraxa-se e confere-se o equilíbrio na mesma visita.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso usar vaselina ou silicone?',
        answer:
          'Silicone em spray sai depressa sob carga. Vaselina aguenta pouco calor. Graxa branca é a escolha simples.',
      },
      {
        question: 'De quanto em quanto tempo?',
        answer: 'Em casa, uma vez por ano; onde o portão abre o dia inteiro, a cada seis meses.',
      },
    ],
    send: 'Se o barulho continua, mande um vídeo com som e uma foto do perfil do motor.',
  },
  {
    when: [
      'fuso|porca|castanha|bucha',
      'gast*|espan*|quebr*|desgast*|troc*|folga|nao sobe|solt*',
      'fuso|motor|basculante|portao|castanha',
    ],
    unless: 'parafuso*|pivo|chumbador|cremalheira|roda|base|suporte|parede',
    subject: 'fuso',
    isAboutSubject: true,
    answer: [
      'Motor que gira e não leva a folha, no basculante de fuso, tem quase sempre a porca (castanha) gasta: a rosca dela é mais macia e acaba primeiro. Desligue o disjuntor e não use o portão aberto, porque sem a porca nada segura a folha além do contrapeso.',
    ],
    heading: 'Porca, fuso ou mancal',
    text: [
      'A porca gasta avisa: pó no perfil, folga de um dedo quando se balança a folha, tranco na inversão. A rosca do fuso é de aço e costuma ficar boa; se tem o topo em ponta, trocam-se os dois.',
      'Fuso travado é outra coisa: o motor ronca e nada gira. Ali é perfil amassado, mancal sem graxa ou folha pesada, e insistir queima a bobina.',
    ],
    points: [
      'Gira e não sobe: porca.',
      'Ronca e não gira: mancal preso ou folha travada.',
      'Sobe aos trancos: rosca gasta ou suja.',
      'Porca gasta de novo em poucos meses: folha desequilibrada.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'A troca e o valor',
        text: [
          'Porca, mancal e mão de obra ficam entre {{part.gears.from}} e {{part.gears.to}}, com {{parts.warranty}} de garantia na peça. Se a folha desce sozinha com o motor solto, o equilíbrio vem antes, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Porca de bronze ou de nylon?',
        answer:
          'A que o fabricante usa naquele fuso. O bronze dura mais com graxa; o nylon é silencioso e barato.',
      },
      {
        question: 'Posso usar na mão até a troca?',
        answer: 'Só se a folha fica parada em qualquer altura. Se desce, deixe fechado.',
      },
    ],
    send: 'Mande a etiqueta do motor e uma foto do perfil com o portão fechado: a porca muda de um modelo para outro.',
  },
];
