/** Answers to titles about motors: loose and broken. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksMay } from '../../../words/asking-words.ts';

export const looseAndBrokenAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'marca|modelo|fabricante',
      'motor|central|placa',
      'saber|descobrir|nao sei|qual e|identificar|sei',
      `${asksMay}|nao sei|meu motor|como`,
    ],
    unless:
      'comprar|melhor|queim*|peso|placa queimada|qual motor|e boa|marca boa|boa marca|confiavel|presta|qualidade',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['signs'],
    answer: [
      'Tem como saber pela etiqueta colada na carcaça, que traz marca, modelo, tensão e potência. Se ela sumiu, olhe o relevo na tampa plástica, o nome impresso na placa e o verso do controle; a tampa vale mais, porque placa e controle podem ter sido trocados. Duas fotos, de frente e de lado, costumam bastar para reconhecermos.',
    ],
    heading: 'Onde procurar sem abrir a caixa',
    text: [
      'A etiqueta fica muitas vezes do lado da parede ou embaixo: use o celular para fotografar onde não se enxerga.',
    ],
    points: [
      'Nota, manual e mensagem de quem instalou.',
      'Cor e forma da tampa: cada fábrica tem a sua.',
      'Para pedir peça vale o código, e não só a marca.',
    ],
    send: 'Mande as fotos da caixa do motor, de frente e de lado, e do verso do controle.',
  },
  {
    when: [
      'correia|correias',
      'motor|portao|portoes|basculante|deslizante|garagem',
      'quando|troc*|sinais|hora|gast*|trincad*|ressecad*|vida',
    ],
    unless: 'arrebent*|quebr*|romp*|partiu',
    subject: 'motor',
    aspects: ['signs'],
    isAboutSubject: true,
    answer: [
      'A correia do motor se troca quando aparece trinca, fiapo ou dente comido, quando ela patina na partida ou quando o técnico já não consegue esticá-la. Não há prazo certo: calor, sol e folha pesada a gastam antes. Correia que patina aquece e parte de repente, com a folha no meio do caminho; a troca fica na faixa de conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Sinais de correia no fim',
    text: [
      'Nem todo motor tem correia: muitos usam engrenagem ou fuso, e a etiqueta diz o modelo. A nova se pede pela largura e pelo número de dentes, impressos na velha.',
      'Quem abre a caixa é o técnico, com o disjuntor desligado: ele troca, estica no ponto e confere a polia, que gasta a correia nova se estiver riscada.',
    ],
    points: [
      'Assobio ou chiado na partida: correia frouxa ou vidrada.',
      'Motor gira e a folha demora a sair: patinando.',
      'Pó preto embaixo da caixa: borracha gasta.',
      'Trinca entre os dentes: troca já.',
    ],
    send: 'Mande um vídeo com o som da partida e a foto da etiqueta do motor.',
  },
  {
    when: [
      'portao enferruj*|folha enferruj*|ferrugem em portao|ferrugem de portao|ferrugem em folha|portao com ferrugem|portao cheio de ferrugem',
      'atrapalha|prejudica|estraga|afeta|forca|pesa|faz mal|interfere|queima|problema|pode|da para|aguenta',
      'motor|automatizar|automatico',
    ],
    unless: 'motor de portao enferruj*|motor enferruj*|pintar|pintura|preco|quanto|cair|caindo|trilho|cabo',
    subject: 'motor',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['works', 'care'],
    answer: [
      'Só atrapalha onde a ferrugem prende ou enfraquece: dobradiça, roldana e pivô enferrujados pesam, e o motor esquenta e come a engrenagem; quadro podre solta o suporte do motor. Mancha na pintura não faz nada a ele. Lubrificar e regular fica de {{part.adjustment.from}} a {{part.adjustment.to}}; roldana ou cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; refazer o suporte com solda, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'A ferrugem que importa e a que é só pintura',
    text: [
      'Com a folha reta e os cabos inteiros, desligue o disjuntor, solte o motor e leve o portão na mão: se ele anda leve, a ferrugem ainda não chegou ao que gira.',
      'Furo ou bolha perto do suporte, da dobradiça ou do pé da folha pede serralheiro antes de o motor continuar a puxar ali.',
    ],
    points: [
      'Cabo de aço com pó marrom ou fio partido: pare de usar.',
      'Óleo por cima da ferrugem segura por dias; limpar e trocar a peça resolve.',
      'Lixa e fundo antes da pintura, com cremalheira e lentes cobertas.',
    ],
    send: 'Mande uma foto dos pontos enferrujados e um vídeo da folha andando na mão.',
  },
  {
    when: ['ferrugem|enferruj*|oxid*|corroi*|corroid*', 'motor|carcaca|caixa de motor|suporte|parafuso*'],
    unless: 'trilho|cabo|pintar|preco|braco|cremalheira',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Ferrugem na carcaça do motor é pintura que se foi, e não o impede de trabalhar; a que preocupa está no suporte, nos parafusos e nos bornes. Desligue o disjuntor e olhe por fora: pó marrom na base ou parafuso que esfarela é motivo de parar, porque o motor pode soltar. Refazer o suporte com solda fica entre {{part.metalwork.from}} e {{part.metalwork.to}}; limpar bornes e vedar a caixa começa em {{repair.from}}.',
    ],
    heading: 'Onde a ferrugem para o motor',
    text: [
      'Água que chega ao motor também chega à placa: tampa sem borracha e conduíte voltado para cima são as duas entradas. Sem fechar isso, peça nova oxida no ano seguinte.',
      'Por dentro, ferrugem no rotor ou no rolamento aparece como ronco e calor. Rolamentos e engrenagem ficam entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'Carcaça: escova, fundo e tinta, com o motor frio e desligado.',
      'Base e chumbador: o técnico balança e reaperta.',
      'Pó verde nos fios: borne a refazer.',
      'Perto do mar ou de piscina: revisão mais cedo.',
    ],
    send: 'Mande uma foto da base, outra da caixa fechada e a da etiqueta do motor.',
  },
  {
    when: ['folga|folgado|frouxo|bambo|balancando|jogo', 'motor|automatizador'],
    unless:
      'portao balanca*|folha balanca*|aluminio|leve|solto da base|cremalheira|correia|braco|quanto|folga de|kit|peso|parafuso*|suporte',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Folga no motor do portão está na fixação ou na engrenagem: se o motor balança quando o portão parte, é parafuso, base ou suporte; se ele está firme e a folha anda um pouco antes de o motor segurar, é dente gasto. Engrenagem fica entre {{part.gears.from}} e {{part.gears.to}}, e reforço de suporte, entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    heading: 'Fixação ou engrenagem: o teste',
    text: [
      'Com o disjuntor desligado, segure a carcaça e tente movê-la. Se ela cede, não use até firmar, porque o motor solto come o pinhão e a cremalheira. Depois balance a folha parada: um dedo de jogo é normal, um palmo não é.',
      'Engrenagem gasta por folha pesada se gasta de novo; por isso a folha é conferida no mesmo serviço.',
    ],
    points: [
      'De correr: veja também a altura do pinhão sobre a cremalheira.',
      'Basculante: olhe o pino do braço e a porca do fuso.',
      'De abrir: bucha do suporte, na coluna e na folha.',
      'Base de concreto trincada: refaz-se antes.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da folga, com o disjuntor desligado, a foto da fixação do motor e o bairro.',
  },
  {
    when: [
      'parafuso*|suporte|base|motor solt*|motor solta|bucha*|chumbador*|fixacao',
      'espan*|solt*|afroux*|caiu|frouxo|arranc*|quebr*|parede|muro|coluna',
    ],
    unless: 'braco|cremalheira|trava|engrenagem|fio*|controle|correia*|corrente|capa|tampa|polia|pinhao',
    of: ['motor', 'portao-automatico', 'portao-basculante', 'portao-de-correr'],
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Motor de portão solto da parede ou com parafuso espanado não se usa: desligue o disjuntor, porque na próxima abertura ele gira no lugar da folha e arranca o resto da fixação. Não troque só o parafuso por um mais grosso; veja em que a base está presa.',
    ],
    heading: 'O que segura o motor e por que soltou',
    text: [
      'Bucha em tijolo oco ou reboco alarga a cada partida. Coluna de ferro segura com parafuso passante; parede fraca pede chapa, barra roscada atravessada ou suporte soldado.',
      'Se soltou mais de uma vez, a folha está pesada ou bate no fim, e é isso que arranca os parafusos.',
    ],
    points: [
      'Rosca espanada no ferro: parafuso passante com porca e contraporca.',
      'Bucha que gira: chapa maior e furo novo.',
      'Base do de correr mexendo: concreto trincado.',
      'Motor fora de linha: confira cremalheira ou braço antes de religar.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Refazer a fixação',
        text: [
          'Reaperto com alinhamento fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; suporte refeito com chapa e solda, entre {{part.metalwork.from}} e {{part.metalwork.to}}. Depois se regulam parada e força, senão a pancada solta tudo outra vez.',
        ],
      },
    ],
    questions: [
      {
        question: 'Cola ou massa no furo resolve?',
        answer: 'Não para motor. A vibração esfarela a massa, e o peso fica pendurado nos outros parafusos.',
      },
      {
        question: 'Posso abrir na mão com o motor solto?',
        answer:
          'Com o disjuntor desligado, se ele continua apoiado e a folha está reta. Pendurado pelo fio, não mexa.',
      },
    ],
  },
  {
    when: [
      'tampa|caixa|carcaca|carenagem|capa',
      'abrir|abro|tirar|remover|tampa quebrou|quebr*|trocar|fechar|desmontar',
      'motor|central|placa|portao|automatizador',
    ],
    unless: 'controle|formiga|agua|contrapeso|correio|fusivel',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'A tampa do motor sai por um ou dois parafusos na base ou por presilhas laterais, e quem a tira é o técnico, com o disjuntor desligado: embaixo dela há tensão da rede e um capacitor que guarda carga. Para destravar o portão não é preciso abri-la; a chave fica por fora na maioria dos modelos.',
    ],
    heading: 'O que se pode olhar e o que não se toca',
    text: [
      'Sem abrir a tampa, dá para ver se há água, formiga ou fio solto do lado de fora, e fotografar a etiqueta. Não encoste nos terminais do capacitor nem aperte botões da placa por tentativa: um toque longo apaga os controles.',
      'Se a tampa quebrou, não deixe a placa ao tempo. Um saco amarrado guarda umidade; use uma cobertura aberta por baixo até a peça chegar.',
    ],
    points: [
      'Parafuso espanado: broca fina, sem alavanca no plástico.',
      'Presilha: sai reta, para cima, com os dois lados pressionados.',
      'Na volta, nenhum fio mordido.',
      'Borracha de vedação no lugar, com a abertura para baixo.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Tampa nova ou defeito por baixo dela',
        text: [
          'A tampa se pede pelo modelo escrito na etiqueta, e o valor sai pela foto. Se foi aberta por causa de defeito, o conserto fica entre {{repair.from}} e {{repair.to}}, e a placa que molhou, de {{part.board.from}} a {{part.board.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Abrir a tampa tira a garantia?',
        answer:
          'Em motor na garantia, deixe fechado e chame: peça mexida por outra pessoa é motivo comum de recusa.',
      },
      {
        question: 'Quanto tempo o capacitor guarda carga?',
        answer: 'Minutos ou mais. Por isso não basta desligar: não se toca nele sem descarregar.',
      },
    ],
    send: 'Mande uma foto do motor fechado, de frente e de lado, com a etiqueta: dizemos por onde a tampa sai.',
  },
  {
    when: ['correia', 'motor|portao|arrebent*|quebr*|romp*|frouxa|solta'],
    unless: 'escorreg*|desliza|deslizando|derrapa*|patina*',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Com a correia rompida o motor gira e a folha fica parada, e não adianta insistir no controle. A correia se troca pela largura e pelo número de dentes, lidos na velha ou na etiqueta do motor; desligue o disjuntor, e use o portão na mão só se a folha estiver equilibrada.',
    ],
    heading: 'Por que uma correia rompe antes do tempo',
    text: [
      'Correia raramente rompe sozinha. Folha pesada, polia desalinhada ou partida brusca gastam os dentes, e a nova dura pouco se a causa fica.',
      'Muitos motores de portão não têm correia, e sim engrenagem, fuso ou corrente; o sintoma é o mesmo. O conserto da transmissão fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'Pedaços de borracha sob a caixa: correia.',
      'Pó branco ou amarelo: engrenagem de nylon.',
      'Motor gira solto e em silêncio: veja antes se está destravado.',
      'Estalos na partida, antes de romper: dente pulando.',
    ],
  },
  {
    when: [
      'vaza*|vazando|vazamento|pinga*|escorr*|saindo|sai|soltando|solta|perdendo|mancha|embaixo|debaixo|em chao',
      'oleo|graxa',
      'motor|portao|redutor|caixa',
    ],
    unless: 'roldana|pistao|cilindro',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Motor de portão vazando óleo ou graxa tem o retentor gasto ou a tampa do redutor folgada. O portão ainda anda, mas a engrenagem passa a trabalhar seca e gasta depressa. Limpe o local e fotografe a mancha nova no dia seguinte, que mostra o ponto exato; o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'De onde o óleo sai e o que se troca',
    text: [
      'O técnico abre o redutor, troca retentor e junta, põe o lubrificante que o fabricante indica e olha a coroa. Se ela já está comida, engrenagem e rolamentos ficam entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'Mancha no eixo de saída: retentor.',
      'Mancha na emenda da carcaça: junta ou parafuso.',
      'Graxa escura com limalha: engrenagem gasta.',
      'Portão de abrir com pistão hidráulico: óleo na haste é retentor do pistão, e a folha perde força.',
    ],
    further:
      'O que se confere no motor todo ano está em [manutenção de motor de portão](/topicos/manutencao-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a foto da mancha, a da etiqueta do motor e o bairro: dizemos de onde vem o óleo e a faixa de preço.',
  },
];
