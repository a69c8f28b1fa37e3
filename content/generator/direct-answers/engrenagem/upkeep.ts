/** Answers to titles about gears: care, adjustment and replacement. */
import type { DirectAnswer } from '../../direct-answer.ts';
import {
  asksFunction,
  asksLifetime,
  asksMay,
  asksNeed,
  asksWhenToReplace,
  otherThanFunction,
} from '../../words/asking-words.ts';

export const upkeepAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'passo a passo|passos|como trocar|como se troca|como substituir|tutorial|como tirar|como fazer a troca|etapas',
      'engrenagem|engrenagens|coroa',
    ],
    unless: 'preco|quanto custa|valor|quando',
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Para trocar a engrenagem, desliga-se o disjuntor, trava-se a folha para não descer nem correr, solta-se o motor da base, abre-se a tampa do redutor, tira-se a engrenagem gasta e toda a graxa com pedaços de nylon, olha-se o eixo e o rolamento, põe-se a nova da mesma geração com graxa própria e se remonta. No fim se refaz o fim de curso e se prova a força.',
    ],
    heading: 'Por que a troca fica com o técnico',
    text: [
      'A caixa do motor guarda a rede elétrica e o capacitor, que dá choque mesmo com o disjuntor desligado. Em basculante, pode ser o motor que segura a folha. E a peça se pede pelo modelo da etiqueta, porque o mesmo motor mudou de passo sem mudar de nome.',
      'Trocada por nós, com mão de obra, fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'Cada etapa se fotografa antes de desmontar.',
      'Graxa comum derrete e vaza: vai a de engrenagem.',
      'Rolamento áspero se troca junto.',
      'Gastou em menos de um ano: a folha está pesada.',
    ],
    send: 'Mande a foto da etiqueta do motor e da engrenagem, se já a viu: dizemos qual é.',
  },
  {
    when: [
      'barulho|barulhos|ruido|ronco|roncando|estalo|estalos|estalando|rangendo|chiado|chiando|grito|batendo|fazendo barulho|som',
      'motor',
      'engrenagem*|redutor|rolamento*',
      'ou',
    ],
    subject: 'engrenagem',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Barulho de ferro que roda e acompanha a velocidade é engrenagem ou rolamento, que ficam dentro do redutor: de {{part.gears.from}} a {{part.gears.to}}. Ronco grave sem movimento, ou com cheiro, é a parte elétrica do motor: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou bobina. E há um terceiro suspeito, a folha: com o disjuntor desligado e o motor solto, mova-a na mão; se o som continua, nem motor nem engrenagem têm culpa.',
    ],
    heading: 'O som de cada peça',
    text: [
      'Engrenagem gasta estala ou rosna, e às vezes a folha para com o motor ainda girando. Rolamento seco chia fino, sempre, na ida e na volta. Bobina não faz barulho de ferro: ela zumbe e esquenta.',
      'Grave a abertura inteira com o celular perto do motor e depois perto da folha. A diferença entre os dois vídeos costuma dizer onde está o defeito.',
    ],
    points: [
      'Pó de nylon ou limalha embaixo do motor: dente gasto.',
      'Som só com a folha andando: roldana, dobradiça ou cabo.',
      'Pancada no fim: parada atrasada.',
      'Motor destravado que gira mudo: a engrenagem está bem.',
    ],
    send: 'Mande dois vídeos com som, um perto do motor e um perto da folha, e a foto da etiqueta.',
  },
  {
    when: [
      'engrenagem|engrenagens|coroa|redutor',
      'rasp*|arranh*|ronc*|rangend*|moend*|barulho de|ruido de',
      'barulho*|ruido*|som|rasp*|arranh*|ronc*|rangend*|moend*',
    ],
    unless: 'cremalheira*|ou|preco|quanto custa|trocada|nova|novo|depois',
    subject: 'engrenagem',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Som de raspar que vem de dentro da caixa, o percurso inteiro, é engrenagem do motor gasta ou sem graxa: use pouco e marque a troca, de {{part.gears.from}} a {{part.gears.to}} com os rolamentos. Se ele vem de fora, junto à cremalheira, é pinhão apertado, que se acerta no alinhamento, de {{part.adjustment.from}} a {{part.adjustment.to}}, ou dente gasto, que pede gomo novo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    description:
      'Raspado dentro da caixa é engrenagem do motor gasta ou sem graxa; se vem de fora, junto à cremalheira, é pinhão apertado ou dente gasto.',
    heading: 'De onde vem o som, sem abrir nada',
    text: [
      'Fique de lado, longe do vão, e ouça uma abertura inteira. Dentro da caixa o som cresce com o peso da folha; na cremalheira ele se repete a cada gomo ou só num trecho.',
      'Não injete óleo na caixa: ele dissolve a graxa e escorre para a placa. E não use spray na cremalheira, que só junta areia.',
    ],
    points: [
      'Pó claro ou limalha embaixo do motor: dentes no fim.',
      'Folga ao balançar a folha travada: coroa rasa.',
      'Cremalheira brilhando de um lado só: motor fora do prumo.',
      'Chiado fino e constante: rolamento seco.',
    ],
    further:
      'Para comparar os sons, veja [motor de portão fazendo barulho](/motor-de-portao-fazendo-barulho).',
    send: 'Mande dois vídeos com som, um ao lado do motor e outro ao lado da folha, e a foto da etiqueta.',
  },
  {
    when: [
      'engrenagem',
      'tirar o motor|retirar o motor|desmontar o motor|tirar motor|remover o motor|abrir o motor',
      `${asksNeed}|${asksMay}|trocar`,
    ],
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Na maioria dos motores de correr, não: abre-se a tampa do redutor ali mesmo, com o disjuntor desligado e a folha travada. Em vários de basculante e de abrir a caixa sai do suporte, e a folha fica escorada enquanto isso. A troca, nos dois casos, leva até {{part.gears.hours}} e custa de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'Por que não trocar só o dente',
    text: [
      'Se o eixo ou o rolamento está riscado, a engrenagem nova se come em semanas: trocam-se juntos. A peça se pede pelo código da etiqueta.',
    ],
    points: [
      'Prove antes a folha na mão: pesada, gasta a nova igual.',
      'Graxa certa do fabricante, e não a de rolamento comum.',
      'Limalha na caixa se limpa inteira.',
    ],
  },
  {
    when: [
      'engrenagem|engrenagens|coroa|coroas',
      `${asksWhenToReplace}|como saber|como sei|como identificar|sinais|sintomas`,
    ],
    unless: 'ou|qual',
    subject: 'engrenagem',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['signs', 'replace'],
    answer: [
      'Troque a engrenagem quando o motor gira e a folha não anda ou patina, quando ela estala a cada volta ou quando sai pó claro ou limalha da caixa: daí em diante o dente solto come o resto. A troca, com rolamentos e mão de obra, fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    description:
      'Troque a engrenagem quando o motor gira e a folha não anda ou patina, quando ela estala a cada volta ou quando sai pó ou limalha da caixa.',
    heading: 'Como ter certeza antes de pagar a troca',
    text: [
      'Confira primeiro a chave: motor destravado também gira sem puxar. Depois, com o disjuntor desligado e a folha de correr solta, mova-a na mão; se ela pesa, é esse peso que come os dentes, e a engrenagem nova dura pouco sem o conserto da folha.',
      'Não há prazo certo: em folha leve a coroa dura muitos anos, e em folha pesada ou que bate no fim acaba em meses. Basculante com cabo ou mola em mau estado não se solta para testar.',
    ],
    points: [
      'Patina só de manhã cedo ou com a folha pesada: dente gasto, ainda dá para marcar a visita.',
      'Gira em falso sempre: pare de usar, porque os pedaços travam o redutor.',
      'Ronco grave dentro da caixa em todo o percurso: graxa no fim ou dente raso.',
    ],
    further: 'O serviço está em [troca de engrenagem](/topicos/troca-de-engrenagem-de-motor-de-portao).',
    send: 'Mande a foto da etiqueta do motor e um vídeo com som, gravado de longe: dizemos se já é hora.',
  },
  {
    when: ['engrenagem|engrenagens|coroa', asksLifetime],
    subject: 'engrenagem',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'A engrenagem do motor dura muitos anos numa casa de folha leve, e poucos meses em folha pesada ou que bate no fim: é a peça feita para gastar antes do eixo e da bobina. Trocada, com os rolamentos, fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    heading: 'O que gasta os dentes antes da hora',
    text: [
      'Quem decide é o esforço de cada viagem. Antes de pôr a nova, solta-se o motor e move-se a folha com a mão; se ela pesa, a segunda engrenagem vai pelo mesmo caminho.',
    ],
    points: [
      'Estalo a cada volta: dente marcado.',
      'Pó branco ou limalha sob o motor: fim próximo.',
      'Fim de curso que deixa bater: cada batida come um pouco.',
      'Força alta na central: o motor não para e o dente cede.',
    ],
    further: 'O serviço está em [troca de engrenagem](/topicos/troca-de-engrenagem-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a etiqueta do motor e um vídeo com som, gravado de longe: dizemos se ela ainda aguenta.',
  },
  {
    when: [
      'engrenagem|coroa|engrenagens',
      'espan*|quebr*|gast*|comid*|partiu|moeu|moida|derret*|sem dente|pulando|arrebent*',
    ],
    unless: 'nylon ou|quebra facil|quebra muito|ou bronze|ou aco|resistente|dura mais',
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Engrenagem espanada deixa o motor girar e a folha parada, ou andando aos trancos: desligue o disjuntor, porque os dentes soltos travam o resto. A troca fica entre {{part.gears.from}} e {{part.gears.to}}, com a peça e a mão de obra, e leva de {horas de reparo}. Antes confira a chave: destravado, o motor também gira sem puxar.',
    ],
    heading: 'Por que a engrenagem gasta',
    text: [
      'A coroa de nylon cede de propósito antes da bobina. Se ela gastou cedo, há peso na folha, fim de curso que deixa bater ou graxa seca, e a nova vai pelo mesmo caminho se isso não for visto na mesma visita.',
      'A peça se pede pela etiqueta do motor: a mesma linha muda de passo entre gerações. Sai com {{parts.warranty}} de garantia, e o serviço, com {{repair.warranty}}.',
    ],
    points: [
      'Ronco grave e pó claro na caixa: dentes no fim.',
      'Puxa com a folha leve e falha com ela pesada: dente gasto.',
      'Gira livre sempre: coroa sem dentes, pino partido ou chave aberta.',
      'Fuso riscado ou caixa trincada: compara-se com motor novo.',
    ],
    further:
      'O serviço está descrito em [troca de engrenagem](/topicos/troca-de-engrenagem-de-motor-de-portao).',
    send: 'Mande a foto da etiqueta do motor e diga se ele gira solto, estala ou emudeceu.',
  },
  {
    when: ['engrenagem|coroa', 'de novo|outra vez|nova quebrou|novamente|segunda vez|em um mes|ja quebrou'],
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Engrenagem nova que quebra em semanas não tinha culpa: folha pesada, fim de curso batendo, rosca do eixo gasta ou peça de passo parecido a mataram. Não ponha a terceira antes de mover a folha com a mão e de olhar a rosca sem fim.',
    ],
    heading: 'As quatro causas, da mais comum à mais rara',
    text: [
      'Roldana ou contrapeso que pesam; motor que força contra o batente; rosca marcada que come o dente novo; e coroa paralela de modelo vizinho. As duas primeiras se veem sem abrir a caixa.',
      'Se a troca foi paga, a garantia do serviço vem antes: procure quem fez. Conosco a peça sai com {{parts.warranty}}, e a engrenagem fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'Dentes comidos de um lado: rosca ou eixo.',
      'Dentes arrancados num ponto: tranco no fim de curso.',
      'Pó branco em pouco tempo: folha pesada ou sem graxa.',
    ],
    further: 'O serviço está em [troca de engrenagem](/topicos/troca-de-engrenagem-de-motor-de-portao).',
    send: 'Mande a foto da coroa quebrada e da etiqueta do motor.',
  },
  {
    when: [
      'oleo|graxa|lubrificante',
      'no motor|do motor|dentro do motor|caixa do motor|redutor',
      'qual|que|colocar|trocar|completar|usar',
    ],
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Depende do que está escrito na etiqueta ou no manual: parte dos motores trabalha com graxa na engrenagem, que só se repõe com a caixa aberta, e parte com óleo em banho, de viscosidade indicada pela fábrica. Não complete por conta própria: óleo de carro em caixa de graxa vaza pelo retentor e desce até a placa.',
    ],
    heading: 'Como saber qual é o seu',
    text: [
      'Bujão com visor ou parafuso de dreno indica óleo; caixa fechada sem bujão é graxa. Mancha embaixo é retentor, e completar sem trocá-lo só adia.',
      'Abrir, limpar e engraxar com rolamento conferido fica entre {{part.gears.from}} e {{part.gears.to}} quando há peça a trocar.',
    ],
    points: [
      'Spray desengripante tira a graxa que havia.',
      'Óleo de cozinha vira cola.',
      'Trilho e cremalheira são outra conversa: quase secos.',
    ],
    further:
      'O que se lubrifica por fora está em [manutenção de motor](/topicos/manutencao-de-motor-de-portao).',
    send: 'Mande a foto da etiqueta e da caixa do motor, com a mancha, se houver.',
  },
  {
    when: ['pinhao|pinhoes'],
    unless: 'cremalheira',
    subject: 'engrenagem',
    aspects: ['replace', 'signs'],
    answer: [
      'O pinhão é a roda dentada na saída do motor. Gasto, já não agarra: no portão de correr pula sobre a cremalheira, e no basculante a engrenagem gira sem levar a folha. Troca-se o pinhão do mesmo passo, e o serviço com engrenagem e rolamentos fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    description:
      'O pinhão é a roda dentada na saída do motor; gasto, ele já não agarra, e a troca com engrenagem e rolamentos fica de {{part.gears.from}} a {{part.gears.to}}.',
    heading: 'Por que o pinhão gasta antes da hora',
    text: [
      'Folha pesada, cremalheira sem folga e motor fora do nível fazem o dente trabalhar de lado. Trocar só o pinhão com a régua comida gasta o novo do mesmo jeito.',
    ],
    points: [
      'Dente em forma de gancho: fim da peça.',
      'Limalha embaixo do motor: desalinho.',
      'Pula num ponto só: o gomo, e não o pinhão.',
    ],
  },
  {
    when: [
      'engrenagem*|coroa',
      'troc*|nova|substituir|mudar',
      'resolve*|adianta|adiantou|soluciona*|basta|acaba com o problema|da jeito',
    ],
    unless: 'preco|quanto custa|valor|nao resolveu|nao adiantou',
    subject: 'engrenagem',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Em geral resolve, se o motor gira livre e a folha não sai do lugar ou anda aos trancos: a engrenagem trocada fica de {{part.gears.from}} a {{part.gears.to}}. Não resolve por muito tempo se a folha pesa na mão, porque foi o peso que comeu o dente, e ele come o próximo. Por isso se solta o motor e se prova a folha antes da troca.',
    ],
    heading: 'O que se confere com a engrenagem velha na mão',
    text: [
      'Dente gasto por igual é idade; dente arrancado de um lado só é tranco ou folha batendo no fim. Rolamento com folga e pinhão desalinhado se trocam e se acertam na mesma abertura da caixa.',
    ],
    points: [
      'Motor gira e a folha fica parada: engrenagem, ou a chave destravada.',
      'Motor zumbe e não gira: o caminho é o capacitor, e não a engrenagem.',
      'A folha corre leve na mão: a troca resolve.',
    ],
    send: 'Mande um vídeo com o som do motor e a foto da etiqueta dele.',
  },
  {
    when: [
      'catraca|matraca|reco reco|metralhadora',
      'barulho*|barulhinho|som|ruido*|parece|igual|faz|fazendo|estal*',
      'motor*|portao*|basculante*',
    ],
    unless: 'academia|estacionamento|acesso|entrada|cancela|biometri*|comprar|instalar|torniquete',
    winsTies: true,
    subject: 'engrenagem',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Barulho de catraca no motor do portão é dente que passa por cima de dente: engrenagem gasta dentro da caixa, pinhão afastado da cremalheira ou, no basculante, porca do fuso comida. Pare de usar, porque cada salto leva mais um dente. Trocar a engrenagem fica entre {{part.gears.from}} e {{part.gears.to}}; só aproximar o pinhão, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Dentro da caixa ou na cremalheira',
    text: [
      'Lembre de onde vinha o som: da caixa, com a folha parada, é engrenagem; um som que corre com a folha é pinhão na cremalheira.',
    ],
    points: [
      'Começou com a folha pesada: o dente é a consequência, conserte a folha junto.',
      'Pó ou lasca de plástico embaixo do motor: dente de nylon.',
      'Folha que anda e volta um pouco: não fique no caminho dela.',
    ],
    send: 'Mande um vídeo com som e a foto da etiqueta do motor.',
  },
  {
    when: [
      'po preto|po branco|po cinza|po de ferro|po de plastico|farelo|limalha*|lasca*|raspa de ferro|po escuro|pozinho',
      'motor*|portao*|cremalheira|engrenagem|caixa',
    ],
    unless: 'obra|gesso|reforma|madeira|cupim|extintor|controle',
    winsTies: true,
    subject: 'engrenagem',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Pó preto, farelo ou lasca saindo do motor do portão não é normal em quantidade: é peça que se gasta. Embaixo da caixa vem da engrenagem ou do rolamento; ao longo da folha, da cremalheira ou da roldana. Um pouco de pó na graxa velha se limpa por fora, com pano. Engrenagem fica entre {{part.gears.from}} e {{part.gears.to}}; roldanas, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'A cor do pó diz a peça',
    text: [
      'Limpe o chão embaixo do motor, com o disjuntor desligado, e olhe de novo em uma semana: o que voltou mostra onde o desgaste continua.',
    ],
    points: [
      'Preto e gorduroso: ferro com graxa.',
      'Branco ou claro: dente de nylon.',
      'Marrom e seco: ferrugem da folha ou do trilho.',
      'Com estalo ou folha que patina: pare de usar.',
    ],
    send: 'Mande uma foto do pó no chão e da etiqueta do motor.',
  },
  {
    when: [asksFunction, 'engrenagem|engrenagens|coroa|pinhao'],
    unless: `${otherThanFunction}|bicicleta|carro|moto`,
    subject: 'engrenagem',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['works', 'what'],
    answer: [
      'A engrenagem do motor troca giro por força: reduz as voltas da bobina e entrega ao pinhão ou ao fuso o que move a folha. Como a coroa não empurra a rosca de volta, é ela que segura o portão parado. Gasta-se antes do resto, para poupar o motor, e trocá-la fica de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'Por que ela é a peça que se gasta',
    text: [
      'O dente de nylon ou de bronze é mais macio que a rosca de aço, e quem cede é ele. Folha pesada, parada sem regulagem e muita abertura por dia o comem em pouco tempo.',
    ],
    points: [
      'O motor gira e a folha fica: dente gasto ou motor destravado.',
      'A graxa dela se repõe na revisão, pelo técnico.',
      'A peça é do modelo do motor, e não da marca toda.',
    ],
    send: 'Mande um vídeo do motor girando e a foto da etiqueta dele.',
  },
];
