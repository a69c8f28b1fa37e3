/** Answers to titles about rollers: faults. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const faultAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'roldana*|rodizio*|rodinha*',
      'estrag*|danific*|come|comer|comendo|prejudic*|afet*|gastar|gasta a|gasta o|faz mal|atrapalh*|forca|forcar|desgast*|acab* com|por causa de|causa de',
      'cremalheira*|pinhao|motor|engrenagem|dente|dentes',
    ],
    unless: 'preco|quanto|valor|quebrou|quebrada|caiu|troca|trocar',
    winsTies: true,
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['works', 'repair'],
    answer: [
      'Sim, roldana gasta estraga a cremalheira, e depois dela a engrenagem do motor: a folha desce alguns milímetros, os dentes passam a apoiar no pinhão e se comem em poucos meses, ou a folha desce só de um lado e eles engrenam pela ponta. Troque primeiro as roldanas, em par, e só então alinhe ou troque o gomo gasto: cada serviço fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, na mesma visita.',
    ],
    heading: 'Como saber se os dentes já sofreram',
    text: [
      'Com o disjuntor desligado, olhe o pinhão sob a cremalheira: deve sobrar uma folga pequena, igual em todo o percurso. Encostado num ponto e solto noutro, a folha já baixou de um lado.',
      'Engrenagem interna mordida custa de {{part.gears.from}} a {{part.gears.to}}, mais que o par de roldanas que a teria poupado.',
    ],
    points: [
      'Pó preto ou lasca de nylon embaixo do motor: o dente está indo.',
      'Estalo num ponto só do caminho: gomo gasto ou desalinhado.',
      'Roda com folga no eixo ou chata de um lado: troca do par.',
      'Não levante a folha em casa: ela pesa e tomba.',
    ],
    send: 'Mande um vídeo da folha andando e as fotos das roldanas e da cremalheira junto ao pinhão.',
  },
  {
    when: [
      'sinal|sinais|sintoma|sintomas|indicios|como saber|saber se|como sei',
      'roldana*|rodinha*',
      'gasta|gastas|ruim|ruins|no fim|trocar|trocada|trocadas|desgastada|quebrada|travada|acabando|precisa',
    ],
    unless: 'quanto custa|preco',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['signs', 'replace'],
    answer: [
      'Roldana gasta se ouve e se sente: ronco que acompanha a velocidade, tranco igual a cada volta da roda, folha mais baixa de um lado, cremalheira que passou a pular, pó de metal no trilho e portão que pesa na mão. Canal com brilho só de um lado mostra que ela trabalha torta. Trocam-se as duas no mesmo dia, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Confirmar sem desmontar',
    text: [
      'Desligue o disjuntor, solte o motor na chave e corra a folha devagar, com a mão longe do trilho. Roda boa rola muda; a gasta bate no ritmo da volta.',
      'Olhe de perfil: a folha tem de estar na mesma altura nas duas pontas. Se uma desceu, pare de usar, porque o pinhão começa a comer a cremalheira.',
    ],
    points: [
      'Chiado fino: rolamento seco.',
      'Batida a cada volta: roda ovalada.',
      'Folha que balança: canal aberto.',
      'Roda parada com a folha andando: rolamento travado, não use.',
    ],
    send: 'Mande um vídeo rente ao trilho, com som, e uma foto da roda de lado.',
  },
  {
    when: [
      'roldana*|rodinha*|roda|rodas|rolamento da folha',
      'trocou|troquei|trocamos|trocaram|foi trocada|foi trocado|foram trocadas|troca de|trocar|pos|colocou|coloquei|botou|novo|nova|novas',
      'nao puxa|nao move|nao anda|nao leva|patina*|gira em falso|gira solto|gira livre|pula*|pulando|desengat*|nao pega|nao engrena|nao encaixa|escapa*|raspa*|estal*|nao abre|nao fecha|forca|forcando|trava|travando',
    ],
    unless: 'parei|quanto custa|preco|basculante',
    subject: 'roldana',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'Se o motor parou de puxar depois da troca da roldana, a folha mudou de altura: roda maior levanta a cremalheira do pinhão, e o motor gira sem levar; roda menor a deita sobre ele, e o motor força e trava. Nenhum dos dois queimou, e o acerto da altura fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Conferir a altura antes de culpar o motor',
    text: [
      'Com o disjuntor desligado, olhe o encontro dos dentes de ponta a ponta: entre o pinhão e a cremalheira sobra uma folga fina, perto de dois milímetros, igual no curso todo. Depois solte o motor na chave e leve a folha na mão; se ela pesa, a roda ficou errada ou o par não é igual.',
      'Quem trocou a roldana deve voltar sem cobrar. Se preferir que façamos, altura, cremalheira e roda entram num serviço de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Motor gira e a folha fica: dentes afastados, ou a chave que ficou destravada.',
      'Motor ronca e não sai: dentes apertados ou roda presa no trilho.',
      'Pula só num trecho: cremalheira que desceu ou subiu ali.',
      'Roda de canal diferente do trilho: sobe na borda e trava.',
    ],
    send: 'Mande um vídeo do pinhão com o motor tentando, gravado de longe da folha, e uma foto da roldana nova com a velha ao lado.',
  },
  {
    when: [
      'roldana*|rodinha*',
      'trav*|emperr*|nao gira|presa|ruim|ruins',
      'trilho|portao|correr|travada|e trilho|ruins',
    ],
    unless: 'qual|comprar|preco|quanto|milimetro|mm|diametro|posso usar',
    subject: 'roldana',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Roldana travada arrasta em vez de rolar: come o trilho, pesa no motor e pode tirar a folha do lugar. Desligue o disjuntor e pare de usar. Trocam-se as duas, do mesmo diâmetro e do mesmo canal, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; trilho marcado se desempena ou se solda no mesmo dia, de {{part.metalwork.from}} a {{part.metalwork.to}}, porque roda nova em trilho ruim dura meses.',
    ],
    heading: 'Roldana e trilho se julgam juntos',
    text: [
      'A folha é escorada antes de soltar a primeira. O técnico olha também a guia de cima, que entorta quando a roda prende.',
    ],
    points: [
      'Risco brilhante no trilho: roda que arrasta.',
      'Folha mais baixa de um lado: rolamento aberto.',
      'Terra e pedra no canal: limpar antes de culpar a roda.',
    ],
    send: 'Mande uma foto da roldana e de um palmo do trilho, com régua.',
  },
  {
    when: [
      'roldana*|rodinha*|rolamento de portao',
      'que barulho|qual barulho|qual o barulho|que som|barulho de|como e o barulho|faz barulho|faz que barulho',
      'gasta|gastas|ruim|ruins|quebrada|quebradas|estragada*|seca|travada|faz|velha*|qual|que',
    ],
    unless: 'preco|quanto|trocar|trocando|motor|nova|novas|silencios*|menos barulho',
    subject: 'roldana',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Roldana gasta ronca grave enquanto a folha anda e acompanha a velocidade dela; com a roda achatada, bate num ritmo igual, a cada volta; com o rolamento travado, raspa e chia como ferro arrastado. Rangido fino costuma ser guia de cima ou dobradiça, e estalo, dente da cremalheira. O par se troca de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e parar a tempo poupa a engrenagem.',
    ],
    description:
      'Roldana gasta ronca grave no ritmo da folha; roda achatada bate a cada volta; rolamento travado raspa e chia. O par se troca de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    heading: 'Como confirmar que o som é da roldana',
    text: [
      'Com a folha reta, o disjuntor desligado e o motor solto, leve o portão na mão: se o som continua e anda junto com a folha, é a roldana; se some, é o motor.',
      'Olhe de lado, sem pôr a mão: folha mais baixa numa ponta, pó de metal no trilho ou canal fundo confirmam.',
    ],
    points: [
      'Som sempre no mesmo ponto do trilho: é o trilho, e não a roda.',
      'Folha que pende ou raspa no chão: pare de usar, ela pode sair do trilho.',
      'Trocam-se as duas, com o mesmo canal e o mesmo diâmetro.',
    ],
    send: 'Mande um vídeo com som da folha andando e a foto da roldana e do trilho.',
  },
  {
    when: ['roldana*|rodinha*', 'gasta|gastas|desgastada*', 'motor|forca|patina|forcando|portao'],
    unless:
      'que barulho|qual barulho|qual o barulho|que som|barulho de|sinal|sinais|como saber|saber se|por que',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['repair', 'replace'],
    answer: [
      'Roldana gasta se troca logo, e em par, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}: a folha baixa, passa a arrastar, e o motor paga com a engrenagem e com os dentes da cremalheira. Se a folha já pende ou raspa no chão, desligue o disjuntor e pare de usar, porque ela pode sair do trilho.',
    ],
    heading: 'O que se olha junto com a roldana gasta',
    text: [
      'O trilho com risco ou amassado come a roda nova, e por isso se alinha na mesma visita. A nova tem de ter o diâmetro e o canal da antiga.',
    ],
    points: [
      'A de rolamento dura mais que a de bucha.',
      'Sem calço, a folha tomba ao ser levantada.',
      'No trilho não se põe graxa: ela junta areia.',
    ],
    further: 'O que fazer se ela já saiu está em [portão saiu do trilho](/portao-de-correr-saiu-do-trilho).',
    send: 'Mande a foto da roldana, a do trilho e um vídeo da folha andando.',
  },
  {
    when: [
      'roldana*|rodinha*|roda|rodas',
      'quebrad*|quebrou|trincada|caiu',
      'motor|forca|patina|forcando|portao',
    ],
    unless: 'sinal|sinais|como saber|saber se|por que|carro|bicicleta|moto|caminhao',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Desligue o disjuntor e pare de usar: com a roldana quebrada, a folha baixa, o pinhão perde a cremalheira e o motor gira comendo dente até quebrar a coroa. As duas roldanas se trocam juntas, do mesmo diâmetro e do mesmo canal, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que mais sai junto',
    text: [
      'Trilho riscado ou amassado no ponto da roldana continua comendo a nova: alinhar trilho entra na conversa. Roldana de canal errado gasta em semanas.',
    ],
    points: [
      'Roldana com rolamento roda leve por mais tempo que a de bucha.',
      'Folha alta pede guia de cima conferida.',
      'Não levante a folha sozinho: ela tomba.',
      'Graxa no trilho piora; trilho fica seco.',
    ],
    questions: [
      {
        question: 'Dá para andar uns dias com ela quebrada?',
        answer: 'Não convém: o conserto pequeno vira motor novo, e a folha pode sair do trilho.',
      },
    ],
    further: 'O que fazer se ela já saiu está em [portão saiu do trilho](/portao-de-correr-saiu-do-trilho).',
    send: 'Sem ligar o motor, mande a foto da roldana, do trilho e da folha inteira.',
  },
  {
    when: [
      'troquei|trocamos|trocaram|troca',
      'roldana*|rodinha*',
      'continua|ainda|mesmo assim|pesado|pior|nao melhorou|duro',
    ],
    subject: 'roldana',
    isAboutSubject: true,
    answer: [
      'Se trocou a roldana e continua pesado, o peso vem de outro lugar: trilho torto ou sujo, guia de cima apertada, roldana de canal ou altura diferente da outra, ou folha que raspa no chão. Desligue o disjuntor, solte o motor e corra a folha: sempre dura no mesmo ponto é trilho ou guia; dura no curso todo é roldana ou prumo.',
    ],
    heading: 'O que olhar depois da roldana nova',
    text: [
      'Olhe de lado: as duas rodas devem apoiar ao mesmo tempo, e o fundo do canal no topo do trilho. Uma só trocada deixa a folha torta e a guia de cima a prende.',
      'Se foi serviço recente, peça a quem fez que volte. Conosco, alinhar fica de {{part.adjustment.from}} a {{part.adjustment.to}}, e roldanas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Canal V em barra redonda: arrasta.',
      'Guia de nylon sem folga em cima: afrouxe um milímetro.',
      'Cremalheira apoiada no pinhão: a folha desceu.',
      'Pedra e areia no trilho: varra antes de tudo.',
    ],
    send: 'Mande um vídeo da folha corrida na mão e fotos das duas roldanas.',
  },
];
