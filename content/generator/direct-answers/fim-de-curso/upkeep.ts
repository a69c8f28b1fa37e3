/** Answers to titles about limit switches: care, adjustment and replacement. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksMistakes } from '../../words/asking-words.ts';

export const upkeepAnswers: readonly DirectAnswer[] = [
  {
    when: [asksMistakes, 'fim de curso|fins de curso|parada', 'regul*|ajust*|fim|acert*'],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Os erros mais comuns na regulagem do fim de curso são mexer com o disjuntor ligado, mudar o ímã muitos centímetros de uma vez, acertar com a folha parada em vez de numa viagem inteira e aumentar a força para encobrir a parada errada. O ponto certo deixa a folha encostar sem que o motor continue empurrando.',
    ],
    heading: 'Como saber se a parada ficou certa',
    text: [
      'Depois do corte a folha ainda anda um pouco pela inércia, e anda mais quanto mais rápido é o motor. Por isso se regula com o portão no ritmo de todo dia, alguns milímetros por vez.',
      'Se a parada muda sozinha a cada semana, o defeito não é de regulagem: é ímã solto, sensor frouxo ou cremalheira saltando. O acerto feito por nós fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Bate no fim: a parada está tarde.',
      'Sobra uma fresta: está cedo.',
      'Trocar os ímãs de lado: o portão para no sentido errado.',
      'Fechar sem batente mecânico: um dia a folha sai do trilho.',
    ],
    send: 'Mande um vídeo da folha chegando nas duas pontas e uma foto do sensor.',
  },
  {
    when: ['regular|regulagem|ajustar|ajuste|acertar', 'fim de curso', 'forca|embreagem|sensibilidade'],
    unless: 'nao para|queim*|quebr*',
    subject: 'fim-de-curso',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Acerta-se primeiro o fim de curso e depois a força, na mesma visita, de {{part.adjustment.from}} a {{part.adjustment.to}}. O fim de curso se move poucos milímetros por vez, com o disjuntor desligado, até a folha parar encostada sem o motor forçar; a força fica no menor valor que leva a folha inteira, e tem de inverter ao encontrar uma caixa de papelão. Folha pesada se conserta antes.',
    ],
    heading: 'Por que nessa ordem',
    text: [
      'Se a folha bate no fim, parece que sobra força; se para antes, parece que falta. Com o ponto certo, a força se mede pela resistência da folha.',
    ],
    points: [
      'Ímã ou chave: marque o lugar antes de mexer.',
      'Motor com encoder: o percurso se grava na placa.',
      'Prove abrindo e fechando três vezes.',
    ],
    send: 'Mande um vídeo do portão chegando aos dois fins e a foto da etiqueta do motor.',
  },
  {
    when: [
      'parar antes|para antes|nao chega|parar um pouco antes|antes de fechar|antes do fim',
      'e normal|normal|e comum|e natural|devo me preocupar|e grave',
    ],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['adjust', 'signs'],
    answer: [
      'Não é normal sobrar um vão: a folha tem de encostar no batente e ficar travada. Se para um palmo antes, o fim de curso saiu do lugar, a força está no limite ou algo segura a folha ali, como sujeira no trilho. Limpe e olhe primeiro; acertar o curso custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Sempre no mesmo ponto ou cada vez num lugar',
    text: [
      'No mesmo ponto é ímã, chave ou obstáculo. Cada vez num lugar é força, tensão baixa ou folha que pesa.',
    ],
    points: [
      'Parou e voltou: a central sentiu obstáculo.',
      'Depois da falta de luz: a central ainda procura o fim.',
      'Não suba a força para vencer o batente.',
    ],
  },
  {
    when: [
      'fim de curso|fins de curso|portao|motor|folha|cada dia',
      'nao para em lugar certo|nao esta parando em lugar certo|nao esta parando em lugar|nao esta parando em ponto|nao esta parando em ponto certo|para em lugar errado|parando em lugar errado|parou em lugar errado|nao para em ponto|nao para em ponto certo|nao para em mesmo lugar|nao para em mesmo ponto|nunca para em mesmo lugar|nunca para em mesmo ponto|nao para onde devia|nao para onde deve|passa de ponto|passando de ponto|passou de ponto|para antes de fim|para antes de hora|parando antes de hora|parou antes de hora|para antes de lugar|para antes de ponto|parando fora de ponto|para fora de ponto|para fora de lugar|parando fora de lugar|para em lugar diferente|para em lugares diferentes|parando em lugares diferentes|cada vez para em um lugar|cada vez para num lugar|cada vez para num ponto|cada hora para num lugar|cada dia para num lugar|cada dia para num lugar diferente|cada dia para em um lugar|cada dia para em lugar diferente|cada dia para num ponto|para cada dia num lugar|para cada vez num lugar|para cada dia em um lugar|nao para em lugar',
    ],
    unless: 'sinal|freio|carro|obstaculo',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['adjust', 'signs'],
    answer: [
      'Portão que erra a parada sempre no mesmo ponto tem o ímã do fim de curso deslocado ou o percurso da central por gravar de novo; se cada dia para num lugar, é sensor ou fio com mau contato, freio gasto, engrenagem que pula ou folha que cedeu. Se passa do fim e bate, desligue o disjuntor até o acerto. Regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e a peça gasta se orça à parte.',
    ],
    description:
      'Portão que erra a parada: sempre no mesmo ponto, é o ímã ou o percurso gravado; cada dia em outro, é sensor, fio, freio gasto ou folha que cedeu.',
    heading: 'Mesmo ponto ou cada vez num lugar',
    text: [
      'Marque com giz onde ele para, três vezes abrindo e três fechando, de longe da folha. Se ele bate, não repita a prova.',
      'No de correr, com o disjuntor desligado, o ímã se move poucos centímetros na direção do meio do curso para parar antes. Central que grava o percurso não obedece ao ímã: faz-se o aprendizado de novo, pelo manual do modelo.',
    ],
    points: [
      'Errado só ao abrir: ímã ou sensor daquele lado.',
      'Errado nos dois, depois de falta de luz: percurso a gravar.',
      'Passa um pouco mais a cada dia: ímã escorregando ou freio gasto.',
      'Passa só com a folha embalada: descida ou força demais.',
      'Estala e perde o lugar: pinhão gasto ou longe da cremalheira.',
    ],
    further:
      'As formas de ajuste, uma por uma, estão em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Mande a foto das marcas de giz, do ímã e da etiqueta do motor, e diga se o ponto muda.',
  },
  {
    when: [
      'ima|imas|fim de curso',
      'regular|ajustar|posicionar|acertar|onde fica|distancia|lugar|posicao',
      'deslizante|correr|rossi|garen|peccinin|rcg|ppa|cremalheira',
    ],
    unless: 'basculante*|pivotante*|de abrir',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Desligue o disjuntor, solte o motor e leve a folha na mão até onde ela deve parar; prenda o ímã na cremalheira de frente para o sensor e recue alguns centímetros, porque a folha ainda desliza depois do corte. Aperte, engate, ligue e faça um ciclo à vista; repita no outro lado.',
    ],
    heading: 'Quanto recuar o ímã',
    text: [
      'Depende do peso e da velocidade: folha leve para em dois ou três dedos, pesada em um palmo. Ajuste de dois em dois centímetros, sem deixar a folha bater no batente nem o motor forçar contra ele.',
      'Feito por nós, regular curso e força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Os dois ímãs não são iguais: um tem o polo trocado, e trocá-los inverte o portão.',
      'Sensor a mais de um dedo do ímã não lê.',
      'Faísca de solda perto apaga o ímã: confira se ele ainda puxa.',
      'Central que aprende o curso pede novo aprendizado depois.',
    ],
    questions: [
      {
        question: 'Serve marcar o lugar antigo?',
        answer: 'Serve muito: risque a cremalheira nos dois lados antes de soltar o parafuso.',
      },
    ],
    further:
      'O serviço está descrito em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Mande uma foto do ímã com o sensor ao lado e diga onde a folha para agora.',
  },
  {
    when: [
      'fecha|fechando',
      'nao encosta|sobra|falta um dedo|falta um palmo|nao chega|fica aberto um pouco|nao trava no fim',
    ],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Folha que fecha e não encosta está com o fim de curso adiantado, a força baixa para o último trecho ou alguma coisa no batente. Regule o fim de curso um pouco além, e não a força: força alta não fecha melhor, só machuca.',
    ],
    heading: 'O último palmo',
    text: [
      'No basculante, o equilíbrio e a vedação do piso decidem; no de correr, roldana e trilho; no de abrir, batente e dobradiça. Trava elétrica precisa de folha encostada para entrar.',
      'Regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; se o batente quebrou, entra a serralheria.',
    ],
    points: [
      'Sobra só no frio: graxa dura.',
      'Sobra na chuva: madeira ou borracha inchada.',
      'Sobra depois de batida: batente torto.',
      'Não calce com madeira: a trava não entra.',
    ],
    further: 'A regulagem está em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Mande uma foto do fim do curso, com a folha fechada.',
  },
  {
    when: ['batendo|bate|pancada|estronda', 'fim|final|fechar|fechando|fecha|abrir', 'forte|portao|barulho'],
    unless: 'carro*|porta do carro',
    subject: 'fim-de-curso',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Portão que bate no fim chega depressa demais ao batente: fim de curso atrasado, força alta demais ou folha sem equilíbrio. O técnico acerta primeiro o fim de curso, para o motor cortar um pouco antes do batente, e depois baixa a força ao mínimo que ainda completa o curso; se a central tem desaceleração, ele a liga. Fim de curso e força ficam entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'O que faz uma folha chegar batendo',
    text: [
      'Os achados de sempre são ímã fora do lugar, freio do motor gasto e mola forte ou fraca demais. Se começou com o frio ou com o calor, a graxa mudou a velocidade de chegada, e a margem do fim de curso precisa de folga para as duas estações.',
      'Batente novo, que é solda, fica entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Bate só ao fechar: fim de curso de fechamento atrasado, ou basculante que desce pesado.',
      'Bate só ao abrir: fim de curso de abertura atrasado, ou contrapeso e mola que puxam demais.',
      'Bate desde a troca do motor: curso que não foi gravado.',
      'Motor com inversor: a chegada lenta se ajusta na central.',
    ],
    further:
      'Como o ímã se fixa e se acerta está em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Mande pelo WhatsApp um vídeo da chegada, com som, a foto do fim de curso e diga se no outro sentido ele também bate.',
  },
  {
    when: ['fim de curso', 'basculante*', 'ajustar|regular|como|regulagem|acertar|onde fica'],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'No basculante o fim de curso fica no fuso ou no perfil do motor: são duas peças que o cursor alcança, uma em cima e outra embaixo, e cada uma se desloca soltando um parafuso. Desligue o disjuntor, marque onde estavam, mova um dedo por vez e prove à vista, com ninguém no vão.',
    ],
    heading: 'Qual das duas mexer',
    text: [
      'A de baixo decide onde a folha para fechada, e a de cima, aberta. Motor com inversor ou sensor de voltas aprende o percurso pela placa, e nele não há peça a mover: refaz-se a gravação pelo manual.',
      'Feito por nós, com força conferida, fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Bate no chão: a de baixo está longe demais.',
      'Não encosta: perto demais, ou folha sem equilíbrio.',
      'Não solte o motor com a folha no alto.',
      'Ajuste com a folha fria: no calor ela dilata.',
    ],
    further: 'O serviço está em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Mande a foto do motor de lado, com o fuso à vista, e diga onde a folha para.',
  },
  {
    when: [
      'fim de curso|fins de curso|fimdecurso',
      'desregul*|desajust*|fora de ponto|fora de regulagem|fora de lugar|desalinh*',
    ],
    unless: 'preco|quanto|valor|como regular|como ajustar|central|apos|depois',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['adjust'],
    answer: [
      'Fim de curso desregulado mostra um de dois sinais: ou o portão para antes e deixa uma fresta, ou passa do ponto e bate no batente. No portão de correr com ímã, desligue o disjuntor: se ele para antes, desloque o ímã desse lado no sentido contrário ao que a folha anda; se passa do ponto, no mesmo sentido, e um centímetro no ímã é um centímetro na parada. No basculante, deixe o ajuste para o técnico. Regular as duas pontas custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Ímã, chave ou percurso gravado',
    text: [
      'No motor com ímã, quase sempre foi ele que andou ou caiu da folha. No que usa microchave, a haste entortou, enferrujou ou já não é alcançada. Nos que contam voltas, a central se perdeu depois que a folha andou solta na mão, e o percurso se grava de novo.',
      'Antes de mexer, a folha solta do motor tem de correr leve até as duas pontas: roldana presa imita o defeito.',
    ],
    points: [
      'Para no mesmo ponto todas as vezes: ímã deslocado, haste torta ou obstáculo.',
      'Cada vez num ponto: força da central, fotocélula ou percurso perdido.',
      'Bate só num sentido: o sensor desse lado.',
      'Marque com caneta onde o ímã está antes de afrouxar o parafuso.',
    ],
    further:
      'As formas de ajuste, uma por uma, estão em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Mande pelo WhatsApp um vídeo do portão chegando às duas pontas e uma foto do lado da folha perto do motor.',
  },
  {
    when: ['ima|imas', 'lado|polo|virado|invertido', 'fim de curso|portao|cremalheira|motor'],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Ponha o ímã com o mesmo lado virado para o sensor e a mesma distância de antes, em geral menos de um dedo. Se o sensor é de ampola, qualquer polo o aciona; se lê o polo, o ímã de abrir e o de fechar vão virados ao contrário um do outro, e trocados a folha não para ou inverte.',
    ],
    heading: 'Descobrir o lado sem arriscar a folha',
    text: [
      'Com o disjuntor desligado, marque com caneta o lado e a posição de cada ímã antes de tirar. Se já caiu, procure a sombra de sujeira na cremalheira ou na folha e a letra A ou F gravada na peça.',
      'Acertar as paradas e regravar o curso fica de {{part.adjustment.from}} a {{part.adjustment.to}}, e é o técnico que liga para o teste, com a mão perto da botoeira.',
    ],
    points: [
      'Passa do ponto nos dois lados: ímã longe do sensor.',
      'Para no primeiro palmo: ímãs trocados entre si.',
      'Para antes do fim: ímã adiantado.',
    ],
    send: 'Mande a foto do ímã, da marca que ele deixou e da etiqueta do motor.',
  },
  {
    when: [
      'nao encosta|nao chega|sobra|fica fresta|fresta|falta um pouco|nao fecha totalmente|nao fecha tudo|nao fecha por completo|nao fecha completamente',
      'batente|final|fim|chao|parede|portao|coluna',
    ],
    unless:
      'pivotante*|duas folhas|folha dupla|2 folhas|folhas|vento|rato|barata|agua|medida|vao livre|cachorro',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Portão que fecha e não encosta no batente está parando cedo: o fim de curso de fechamento avisa antes da hora, porque o ímã ou a chave saiu do lugar ou o curso foi gravado curto. Se a fresta muda de um dia para o outro, a causa é a folha, que pesa ou raspa no fim, e a força corta. Regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Fresta igual ou fresta que muda',
    text: [
      'Meça a fresta em três fechamentos. Sempre igual: fim de curso. Diferente a cada vez: motor solto na base, embreagem patinando ou folha pesada. Maior à tarde: ferro dilatado raspando.',
      'Não resolva com mais força nem tirando o batente: a folha passa do ponto e quebra a engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    points: [
      'Pedra ou barro no fim do trilho: limpe antes de tudo.',
      'Ímã solto na cremalheira ou no fuso: reposiciona-se com o disjuntor desligado.',
      'Folha que encosta e volta um dedo: fim de curso tarde demais, o contrário.',
      'Trava elétrica que não alcança o furo: é consequência da fresta.',
    ],
    send: 'Mande pelo WhatsApp a foto da fresta, com uma régua, e um vídeo dos últimos palmos do fechamento.',
  },
  {
    when: [
      'fim de curso|fins de curso',
      'trocar|troca|substituir|novo|comprar',
      'magnetico|ima|reed|sensor|motor|portao',
    ],
    unless: 'preco|quanto|placa|encoder ou',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Antes de trocar o fim de curso magnético, olhe o ímã: caído, deslocado ou longe do sensor, ele dá o mesmo defeito e só precisa voltar ao lugar. Se com o ímã no lugar o motor ainda passa do ponto, troca-se o sensor pelo do mesmo modelo e refazem-se as paradas; a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Ímã, sensor ou fio',
    text: [
      'O sensor fica dentro da caixa do motor ou colado nela, e o ímã anda com a folha ou com a cremalheira. O intervalo entre os dois é de milímetros: batida, cremalheira mexida ou folha que desceu afastam um do outro.',
      'Com o disjuntor desligado dá para olhar o ímã e o suporte por fora. A caixa e o fio do sensor ficam para o técnico, num conserto de {{repair.from}} a {{repair.to}} quando há peça a trocar.',
    ],
    points: [
      'Passa do batente nos dois lados: sensor ou fio.',
      'Só de um lado: o ímã daquele lado.',
      'Para antes do fim: ímã deslocado ou força curta.',
      'Sensor de outro modelo: o encaixe serve, a leitura pode não servir.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da folha chegando às duas pontas e uma foto do ímã, sem abrir a caixa.',
  },
  {
    when: [
      'como faco|como fazer|o que fazer|como evitar|como deixar|jeito de|tem como',
      'nao bater|para de bater|parar de bater|sem bater|nao bata|bater menos|nao dar pancada|fechar sem bater|fechar devagar|fechar suave|chegar devagar',
      'portao|folha|basculante',
    ],
    unless: 'carro|porta|vizinho|vento',
    winsTies: true,
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Para o portão não bater, o motor tem de desligar um pouco antes do batente: acerta-se o fim de curso daquele lado, liga-se a desaceleração, se a central a tem, e baixa-se a força. No basculante, confere-se antes se a folha solta para a meia altura, porque peso demais bate com qualquer regulagem. O acerto fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e leva até {{part.adjustment.hours}}.',
    ],
    heading: 'O que você pode fazer antes',
    text: [
      'Limpe o trilho e o encaixe, aperte o batente frouxo e ponha um calço de borracha presa por parafuso: ele abafa o som, mas não para a folha.',
      'Repare se bate ao abrir, ao fechar ou nos dois; é a primeira pergunta do técnico.',
    ],
    points: [
      'Bate só ao descer: contrapeso leve ou mola cansada.',
      'Bate só ao subir: mola forte ou contrapeso demais.',
      'Motor comum sem freio: a desaceleração vem só com inversor.',
    ],
    send: 'Mande um vídeo da chegada, com som, e a etiqueta do motor.',
  },
  {
    when: ['quando', 'fim de curso|fins de curso', 'regul*|ajust*|acert*'],
    subject: 'fim-de-curso',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['adjust', 'signs'],
    answer: [
      'Regule o fim de curso quando o portão bate no fim, deixa fresta ao fechar ou para antes de abrir inteiro, e sempre depois de mexer na folha, na cremalheira ou no motor. Acertar as duas paradas fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Fora do ponto ou com defeito',
    text: [
      'Se ele erra sempre do mesmo tanto, é regulagem. Se às vezes para certo e às vezes passa, o sensor, o ímã ou o fio está falhando, e acertar o ponto não resolve.',
    ],
    points: [
      'Motor que continua forçando encostado: desligue o disjuntor.',
      'Calor e chuva mexem na folha: confira na mudança de estação.',
      'Central que grava o curso: regrava-se o percurso inteiro.',
    ],
    send: 'Mande um vídeo da chegada nas duas pontas e a foto da etiqueta do motor.',
  },
  {
    when: [
      'fim de curso|fins de curso|parada|ponto de parada',
      'regul*|ajust*|acert*|como|mudar|posicao|mexer',
    ],
    unless: 'preco|custa|quanto|bate|batendo|quebr*|suave|para de|trocar|test*|saber|ima|imas|funciona',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    answer: [
      'Para regular o fim de curso, mova o ímã ou o batente do sensor poucos milímetros por vez, com o disjuntor desligado, e faça uma viagem inteira depois de cada toque. Fechado, o portão encosta sem o motor forçar: se bate, o ponto está tarde; se sobra fresta, está cedo. Aberto, ele para um dedo antes do batente.',
    ],
    heading: 'A ordem da regulagem',
    text: [
      'No de correr, o ímã vai preso na cremalheira: puxe-o na direção do meio do curso para o portão parar antes, e na direção da ponta para parar depois. No basculante, o sensor corre num perfil do motor, atrás de um parafuso.',
      'Central que grava o curso não se regula no ímã: manda-se a folha aprender de novo, pelo procedimento do manual. Antes disso, confira se a folha anda leve na mão, ou a regulagem some em dias.',
    ],
    points: [
      'Marque a posição antiga com lápis antes de mexer.',
      'Acerte primeiro o fechado, depois o aberto.',
      'Na abertura, a folga de um dedo evita que a folha bata no batente de ferro.',
      'Prove cinco viagens seguidas, com o motor quente.',
    ],
    sections: [
      {
        aspect: 'adjust',
        heading: 'Quando o ajuste não segura',
        text: [
          'Se o ponto muda sozinho, há ímã frouxo, roldana gasta ou folga no braço. A visita de regulagem de curso e força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso mexer com o portão ligado?',
        answer: 'Não. Um toque no controle põe a folha em movimento com a sua mão no pinhão ou no perfil.',
      },
      {
        question: 'O portão para certo ao abrir e bate ao fechar. Qual mexer?',
        answer: 'Só o de fechar. São dois pontos independentes, mesmo quando o sensor é um só.',
      },
    ],
    send: 'Mande um vídeo da chegada, aberto e fechado, e uma foto do ímã ou do perfil do motor.',
  },
];
