/** Answers to titles about automatic gates: water and weather. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const waterAndWeatherAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'tempestade|temporal|vendaval|ventania|vento|ventando|venta|chuva de granizo|granizo|ciclone',
      'nao liga|nao funciona|parou|nao abre|nao fecha|nao responde|derrubou|entortou|torto|caiu|arrancou|volta|voltando|abre sozinho|bateu|bate',
      'portao|motor|garagem',
    ],
    unless: 'raio|galho|arvore|muro|seguro|aguenta|qual motor|fio|fotocelula|porta',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Se o portão caiu ou entortou com o vento, não o levante nem acione: desligue o disjuntor e afaste todos, porque a folha pode terminar de cair. Se está reto e não liga depois do temporal, veja o disjuntor uma vez só; com água ou cheiro na caixa, deixe desligado. Se só volta quando venta, a folha vira vela e a central lê obstáculo. Em casa, consertar sai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que o temporal fez, pelo sinal',
    text: [
      'Folha torta e coluna solta são do serralheiro, e motor, cabo, central e sensor, nossos. Antes de religar, a folha tem de andar leve na mão, com o disjuntor desligado e os cabos inteiros.',
      'Para a folha que volta com vento, acertam-se trava, batente e força, de {{part.adjustment.from}} a {{part.adjustment.to}}, sem passar do ponto em que ela ainda recua ao encostar em alguém.',
    ],
    points: [
      'Tudo apagado na caixa: disjuntor, ponto de energia ou surto na placa.',
      'Abre sozinho depois da chuva: botoeira ou emenda molhada.',
      'Fio da rua por perto: ninguém toca no portão, e liga-se para a distribuidora.',
      'Fotos do estrago antes de limpar servem ao seguro.',
    ],
    send: 'Mande uma foto de longe, com a folha inteira, e a da caixa do motor fechada.',
  },
  {
    when: ['vento*|ventania|venta', 'aguenta|e normal|normal|suporta|problema', 'portao|motor|folha'],
    unless: 'caiu|quebrou|bateu|entort*',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'adjust'],
    answer: [
      'Portão fechado aguenta vento comum, travado pelo próprio motor, e voltar ou parar numa rajada forte é normal em folha fechada: a central lê o vento como um obstáculo. Não é normal com brisa, nem em grade; aí a força está no limite, a folha pesa ou falta trava. O acerto custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'O que ajuda contra o vento',
    text: [
      'Aumentar a força até vencer a rajada não é saída, porque o portão deixa de sentir uma pessoa. Trava elétrica na ponta e folha bem guiada seguram mais.',
    ],
    points: [
      'De abrir: trava e batente no chão; é o tipo que mais sofre.',
      'De correr: guia de cima justa.',
      'Chapa inteira: aberturas na chapa deixam o vento passar, serviço de serralheiro.',
    ],
  },
  {
    when: [
      'chuva|chove|chovendo|molhado',
      'nao abre|nao abrir|falha|falhar|para|parar|nao funciona|nao funcionar',
      'e normal|normal|e comum|e natural|devo me preocupar|e grave',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Não é normal: portão em ordem abre com chuva como sem ela. Se falha, há água na central, na botoeira, na fotocélula ou numa emenda, ou a madeira inchou. Desligue o disjuntor, não encoste no ferro molhado e espere secar para provar; vedar e refazer o ponto custa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Por onde a água entra',
    text: [
      'Furo do fio virado para cima, tampa rachada e caixa de passagem no chão são os três lugares mais comuns.',
    ],
    points: [
      'Controle não comanda e botoeira sim: antena ou receptor.',
      'Abre e não fecha: lente da fotocélula.',
      'Disjuntor que cai: não rearme antes de medir.',
    ],
  },
  {
    when: [
      'vento|ventania|vendaval|rajada*',
      'nao fecha|nao consegue fechar|nao termina de fechar|volta|reabre|nao fecha direito',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Vento que empurra a folha faz a central sentir um obstáculo: ela para ou reabre, e o portão não fecha. É sinal de folha fechada demais para o motor que tem, de força regulada no limite ou de guia e dobradiça com folga; com pouco vento e o mesmo defeito, a causa é outra.',
    ],
    heading: 'Ajustar sem tirar a proteção',
    text: [
      'A força sobe só até a folha vencer uma brisa, e nunca até ela deixar de parar em gente. Folha de chapa cheia na ventania se fecha na mão, com o disjuntor desligado e o motor solto, e se tranca depois.',
      'Regular força e curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; guia, roldana ou dobradiça, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'De abrir, chapa cheia: é vela, e o motor de braço sofre mais que qualquer outro.',
      'De correr: guia de cima larga deixa a folha tombar e raspar.',
      'Galho ou plástico voando na fotocélula: não é força, é o feixe.',
      'Trava elétrica: segura a ponta depois de fechado, não ajuda a fechar.',
    ],
    further: 'Sem vento e com o mesmo defeito, comece por [portão não fecha](/portao-nao-fecha).',
    send: 'Mande um vídeo do portão tentando fechar com vento e uma foto da folha inteira, com o material.',
  },
  {
    when: [
      'metade|meio|pela metade|ate a metade',
      'abre|abrindo|so abre|para|parando',
      'de dia|durante o dia|a tarde|no calor|com sol|meio dia',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Portão que só abre até a metade de dia está no limite e o calor o faz passar: folha de ferro dilatada que raspa, motor quente cortando pelo protetor ou tensão baixa na hora em que o bairro consome. À noite os três aliviam, e ele completa.',
    ],
    heading: 'Três provas na hora em que ele falha',
    text: [
      'Com o disjuntor desligado e o motor solto, leve a folha na mão: pesou na metade, é dilatação ou guia. Leve, ponha a mão perto da carcaça: quente, é uso ou capacitor; fria, peça a medida da tensão na partida.',
      'Guia ou roldana ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; capacitor, entre {{part.capacitor.from}} e {{part.capacitor.to}}; curso e força, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Para no mesmo ponto todas as vezes: folha.',
      'Cada vez num ponto: calor ou tensão.',
      'Para e volta: a central leu esforço.',
    ],
    further: 'Os primeiros testes estão em [portão não abre](/portao-nao-abre).',
    send: 'Anote a hora de três falhas e mande com a foto da etiqueta do motor.',
  },
  {
    when: ['vento|ventania|ventando', 'nao obedece|nao fecha|nao abre|para|volta|obedece|trava|falha'],
    unless: 'kit|comprar|qual|aguenta|preco|quanto|bateu|derrub*',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Com vento forte, a folha fechada vira vela: o motor encontra mais força do que a central permite, entende que há um obstáculo e para ou volta. Não aumente a força para vencer a ventania, porque ela é o que protege quem está no vão; espere a rajada passar ou, com a folha reta, feche na mão com o disjuntor desligado.',
    ],
    heading: 'O que o vento mostra no portão',
    text: [
      'Se só falha com rajada, o limite é a área da folha para aquele motor. Se falha com qualquer brisa, há folga ou peso: dobradiça, guia de cima ou contrapeso já no fim, e o vento só mostrou.',
      'Regular força e curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; roldanas e cabos, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'De abrir: duas folhas fechadas pedem trava no encontro.',
      'De correr: guia de cima gasta deixa a folha balançar.',
      'Basculante: folha aberta é a que mais apanha; não a deixe aberta.',
      'Suporte da fotocélula que balança também faz a folha voltar.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da falha gravado de dentro, uma foto do portão inteiro e a etiqueta do motor.',
  },
  {
    when: ['frio|inverno', 'lent*|demora*|pesad*|trav*|devagar|mais'],
    unless: 'lubrific*|engrax*|manuten*',
    subject: 'portao-automatico',
    answer: [
      'No frio o portão fica mais lento porque a graxa endurece e o motor e o capacitor partem com menos folga; um pouco de atraso nas primeiras aberturas da manhã é normal. Se ele demora o dia todo ou para no meio, o frio só mostrou um defeito que já existia: folha pesada, graxa errada ou capacitor fraco.',
    ],
    heading: 'Lentidão de inverno ou defeito',
    text: [
      'Com a energia cortada e o motor solto, leve a folha na mão de manhã e à tarde. Pesada só de manhã é graxa; pesada sempre é roldana, cabo ou mola.',
      'Troca de capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}; limpeza e regulagem, entre {{part.adjustment.from}} e {{part.adjustment.to}}. Aumentar a força para vencer o frio não conserta e aumenta o risco de aperto.',
    ],
    points: [
      'Melhora depois de duas ou três aberturas: graxa endurecida.',
      'Zumbe antes de sair: capacitor.',
      'Para e volta: força no limite, folha pesada.',
      'Abre bem e fecha mal: molas ou contrapeso.',
    ],
  },
  {
    when: [
      'enferruj*|ferrugem|oxid*|corros*|maresia',
      'praia|litoral|mar|maresia|salitre|sal',
      'portao|motor|placa|central|cremalheira|controle|casa',
    ],
    unless: 'ou|qual material|qual o melhor|que material|atendem|atende',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Na beira da praia ou perto do mar, a ferrugem começa onde a tinta abriu: solda, parafuso, dobradiça e cabo. Lave com água doce toda semana, sem jato no motor, e trate o ponto enquanto a ferrugem é superficial: lixa, fundo anticorrosivo e tinta. No motor, o sal ataca contatos e placa antes do ferro.',
    ],
    heading: 'O que trocar por material que dura',
    text: [
      'Parafuso e presilha de inox, cabo galvanizado grosso ou de inox, cremalheira de nylon com alma protegida e roldana blindada mudam a vida do portão na praia. Alumínio resiste melhor que ferro, mas a peça de aço presa nele corrói mais depressa se não houver arruela isolante.',
      'Central em caixa vedada, com entrada de fio por baixo e contatos com spray próprio. Cabo com pó vermelho não espera: é o que segura a folha.',
    ],
    points: [
      'Ferrugem de pele: lixa, fundo e tinta.',
      'Chave de fenda que afunda no ferro: serralheiro.',
      'Pó verde nos bornes: limpeza da placa.',
      'Uma revisão no fim do verão e outra antes dele.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Onde atendemos',
        text: [
          'Trabalhamos na Grande São Paulo e não descemos ao litoral. Para quem tem casa lá, dizemos por foto a peça; aqui, limpeza de placa vai de {{part.board.from}} a {{part.board.to}} e cabo ou roldana, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Óleo no portão evita a maresia?',
        answer:
          'Uma película fina em cremalheira de aço e dobradiça ajuda. No trilho e na folha ela só junta areia.',
      },
      {
        question: 'Galvanizado enferruja na praia?',
        answer:
          'Muito mais tarde, e começa pelo corte e pela solda, que precisam de retoque com tinta de zinco.',
      },
    ],
    send: 'Mande fotos dos pontos com ferrugem e da caixa do motor: dizemos o que é tinta, o que é peça.',
  },
  {
    when: ['maresia|praia|litoral|salina|ferrugem de praia'],
    subject: 'portao-automatico',
    answer: [
      'Maresia ataca primeiro os contatos e as soldas: placa, bornes, fim de curso e parafusos oxidam anos antes do motor. Portão de praia pede central em caixa vedada, parafuso galvanizado ou inox e revisão mais frequente; nossa equipe trabalha na Grande São Paulo e não desce ao litoral.',
    ],
    heading: 'O que pedir ao instalador na praia',
    text: [
      'Folha de alumínio resiste mais que a de ferro, e ferro galvanizado a fogo mais que o pintado. Onde há sal no ar, graxa em película fina protege fuso e dobradiça.',
    ],
    points: [
      'Caixa da central vedada e com sachê de sílica trocado.',
      'Bornes com produto contra oxidação.',
      'Lavagem com água doce por fora, sem jato na caixa.',
      'Revisão antes e depois da temporada.',
    ],
  },
  {
    when: ['vento|ventania|vendaval'],
    of: [
      'portao-automatico',
      'motor',
      'portao-basculante',
      'portao-de-correr',
      'portao-pivotante',
      'portao-de-aluminio',
    ],
    subject: 'portao-automatico',
    answer: [
      'Vento forte faz o motor trabalhar como se a folha pesasse mais, e em folha fechada, de chapa ou com revestimento, ele pode parar ou voltar no meio. A saída não é mais força: é folha firme, trava que segure a ponta e, em local aberto, motor escolhido com sobra.',
    ],
    heading: 'Como o vento entra na conta do portão',
    text: [
      'Folha de abrir é a que mais sofre, porque o vento a empurra como uma vela. Basculante e de correr sentem menos, e mais na partida.',
      'Trava elétrica tira do motor o esforço de segurar a folha fechada. A regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e começa pela folga das dobradiças e guias.',
    ],
  },
  {
    when: [
      'ventando|quando venta|com vento|com o vento|dia de vento|dia de ventania|vento forte|muito vento|por causa de vento|em vento|ventania',
      'nao fecha|nao abre|volta|voltando|para|trava|nao termina|forcando|fica parando',
      'portao|motor|folha',
    ],
    unless:
      'caiu|entortou|trilho|derrubou|arrancou|temporal|tempestade|depois|bate|batendo|balanca*|abre sozinho|quebr*|fotocelula|porta|qual|colocar|aguenta',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'Portão que não fecha quando venta está com a folha feito vela: o vento a empurra, o motor faz mais força e a central lê obstáculo, para ou volta. Não suba a força para vencer a rajada, porque ela deixa de parar em quem está no vão. O técnico acerta folga, guia e curso, de {{part.adjustment.from}} a {{part.adjustment.to}}; em lugar aberto, a trava na ponta e um motor com sobra ajudam.',
    ],
    description:
      'Portão que não fecha quando venta está com a folha feito vela: o vento a empurra, o motor força e a central lê obstáculo, para ou volta.',
    heading: 'Fechar a folha em dia de vento',
    text: [
      'Repare se ele falha só num sentido: contra o vento falta força ou sobra atrito; a favor, a folha corre e bate. Folha de chapa inteira sofre mais que a de grade.',
    ],
    points: [
      'Espere a rajada passar e feche olhando o vão.',
      'Se falha também sem vento, é atrito ou fotocélula.',
      'Guia ou dobradiça com folga deixa o vento torcer a folha.',
    ],
    send: 'Mande um vídeo num dia de vento e outro num dia calmo.',
  },
];
