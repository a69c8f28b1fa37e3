import type { Subject } from '../subject.ts';

export const engrenagem: Subject = {
  name: 'engrenagem do motor de portão',
  plural: 'engrenagens do motor de portão',
  gender: 'f',
  aliases: [
    'engrenagem',
    'engrenagem de portão',
    'engrenagem do portão',
    'engrenagem de motor de portão',
    'engrenagem do motor',
    'coroa do motor',
    'coroa de bronze',
    'coroa do motor de portão',
    'engrenagem interna',
    'pinhão',
    'pinhão do motor',
    'caixa de redução',
    'redutor do motor',
    'rosca sem fim',
  ],
  answers: {
    what: [
      'A engrenagem do motor de portão é a coroa que recebe o giro rápido do rotor por uma rosca sem fim e o devolve lento e forte. É a peça feita para gastar primeiro, porque protege o eixo e a bobina, que custam mais. A troca, com os rolamentos, fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    works: [
      'A engrenagem do motor de portão trabalha em banho de graxa: a rosca sem fim do rotor empurra um dente por volta e a coroa gira o pinhão ou o fuso. Como a coroa não consegue empurrar a rosca de volta, é ela que mantém a folha parada quando o motor desliga.',
    ],
    price: [
      'A troca da engrenagem do motor de portão fica entre {{part.gears.from}} e {{part.gears.to}}, conforme o modelo e o que mais gastou junto com ela. Se eixo, rolamento e rosca sem fim também precisam sair, comparamos com o motor novo, de {{replacement.from}} a {{replacement.to}}.',
    ],
    buy: [
      'Para comprar a engrenagem do motor de portão certa é preciso o modelo da etiqueta, o número de dentes e o diâmetro do furo. Coroas de aparência igual mudam meio milímetro no passo e roncam na primeira viagem.',
    ],
    choose: [
      'Entre coroa de nylon e de bronze, a engrenagem do motor de portão segue o projeto do fabricante. Trocar nylon por bronze só porque é mais forte passa o esforço adiante, para a rosca do rotor, que é bem mais cara.',
    ],
    compatibility: [
      'Uma engrenagem do motor de portão serve se vier do mesmo modelo e da mesma geração do motor. Fabricantes mudaram o passo da coroa mantendo o nome do aparelho, e a etiqueta com a data resolve a dúvida.',
    ],
    install: [
      'A engrenagem do motor de portão se troca com o motor na bancada ou aberto no local, depois de cortar a energia e soltar a folha. O serviço leva de {horas de reparo} e inclui limpar a graxa velha, porque ela carrega limalha.',
    ],
    repair: [
      'Engrenagem do motor de portão gasta não se recupera, se troca, por {{part.gears.from}} a {{part.gears.to}}. O conserto só termina quando se descobre o que a gastou: folha pesada, batida no fim do curso ou graxa seca.',
    ],
    replace: [
      'Troque a engrenagem do motor de portão quando o motor gira e a folha não anda, ou quando ele ronca grosso e anda aos trancos. Antes disso, confira se o motor está destravado, que dá o mesmo sintoma sem gastar nada.',
    ],
    signs: [
      'A engrenagem do motor de portão avisa com um ronco grave que não existia, com pedaços de nylon na graxa e com uma folga que se sente ao balançar a folha travada. Estalo seco, ao contrário, costuma vir da cremalheira ou do braço.',
    ],
    worth: [
      'Vale trocar a engrenagem do motor de portão enquanto rotor, bobina e caixa estão bons, o que é o comum. Quando a caixa trincou ou a rosca perdeu o fio, o reparo se aproxima do motor novo e mostramos as duas contas.',
    ],
    lifetime: [
      'A engrenagem do motor de portão dura tanto quanto a folha é leve: num portão equilibrado ela passa anos sem abrir a caixa. Folha que pesa na mão gasta a coroa em meses.',
    ],
    care: [
      'A engrenagem do motor de portão pede pouca coisa: graxa certa na revisão e parada regulada para a folha não bater. Óleo de máquina afina a graxa e a faz escorrer para fora da caixa.',
    ],
    safety: [
      'A engrenagem do motor de portão quebrada solta a folha: o basculante pode descer e o de correr pode rolar na rampa. Com o motor girando em falso, ninguém fica no caminho da folha até ela ser escorada ou travada.',
    ],
  },
  sections: [
    {
      aspect: 'what',
      heading: 'Coroa, rosca sem fim e pinhão',
      text: [
        'Há duas engrenagens que as pessoas confundem. A coroa fica dentro da caixa, na graxa, e ninguém a vê; o pinhão fica fora, no eixo, e empurra a cremalheira.',
        'Pinhão gasto se olha de fora, com o portão desligado. Coroa gasta se ouve, porque o som vem de dentro do motor e não do ponto em que ele toca a folha.',
      ],
    },
    {
      aspect: 'works',
      heading: 'Por que a coroa segura a folha parada',
      text: [
        'O ângulo da rosca sem fim deixa o movimento passar num sentido só. O motor empurra a folha, mas a folha não empurra o motor, e é assim que o portão fica fechado sem fechadura.',
        'Com os dentes gastos, esse travamento some. A folha passa a ceder alguns centímetros quando empurrada, o que é um defeito de segurança antes de ser um ruído.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Como separar engrenagem de outros ruídos',
      text: ['Ouça o portão por dentro, com uma pessoa acionando e outra perto do motor, sem tocar nele.'],
      points: [
        'Ronco grave constante dentro da caixa: coroa.',
        'Estalo por fora, no mesmo ponto da folha: cremalheira.',
        'Chiado na coluna do basculante: fuso sem graxa.',
        'Zumbido sem movimento: capacitor ou folha presa.',
        'Motor que gira leve e folha parada: destravado, ou coroa sem dentes.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'A troca da coroa, em ordem',
      text: ['O motor sai da base quando a caixa não abre no lugar.'],
      steps: [
        'Cortamos a energia, escoramos ou travamos a folha e soltamos o motor.',
        'Abrimos a caixa, retiramos a graxa velha e contamos os pedaços da coroa.',
        'Conferimos rosca do rotor, rolamentos e retentor.',
        'Montamos a coroa nova com a graxa indicada para aquele material.',
        'Regulamos força e paradas e medimos o esforço da folha na mão.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que muda o preço da troca de engrenagem',
      text: [
        'Coroa de modelo corrente, com caixa boa, fica na parte baixa da faixa. Motor antigo, peça por encomenda ou rolamentos juntos levam para perto de {{part.gears.to}}.',
        'A engrenagem trocada tem {{parts.warranty}} de garantia e a mão de obra tem {{repair.warranty}}. Coroa que quebra de novo por folha travada indica que o orçamento devia incluir a folha, e dizemos isso antes.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Nylon ou bronze na coroa',
      text: [
        'O nylon é silencioso e cede primeiro, de propósito. O bronze dura em uso intenso e pede graxa e alinhamento melhores.',
        'Alguns motores de casa aceitam os dois. Em garagem coletiva, com fila, o conjunto reforçado já vem com coroa metálica e caixa maior.',
      ],
    },
    {
      aspect: 'care',
      heading: 'O que poupa os dentes',
      text: ['A coroa sofre em dois instantes: na partida e na chegada. Os dois se suavizam com regulagem.'],
      points: [
        'Folha leve na mão, com roldanas, cabos e dobradiças em ordem.',
        'Parada regulada antes do batente, para a folha encostar sem tranco.',
        'Força do motor no mínimo que move a folha.',
        'Graxa trocada quando a caixa é aberta por qualquer motivo.',
      ],
    },
    {
      aspect: 'replace',
      heading: 'Trocar a engrenagem ou o motor',
      text: [
        'A conta soma coroa, rolamentos e retentor e compara com um motor que vem com garantia inteira. Enquanto a bobina mede bem e a caixa está sem trinca, a troca da peça costuma ganhar.',
        'Quando há água na graxa ou rosca do rotor arredondada, o motor residencial novo, de {{replacement.from}} a {{replacement.to}}, sai melhor.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Como achar a coroa de um motor sem etiqueta',
      text: [
        'Sem etiqueta, a própria coroa responde: número de dentes, diâmetro, altura e furo. Guardamos os pedaços que saem da caixa, porque meio dente já mostra o perfil.',
        'Motor de linha que saiu de fábrica há muito tempo às vezes só tem peça paralela. Avisamos, porque o ruído e a duração mudam.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Com a coroa quebrada',
      text: [
        'Desligue o disjuntor. No portão de correr, calce a folha no trilho se houver caimento; no basculante, ninguém fica embaixo e a folha não se levanta na mão antes da vistoria dos cabos.',
        'Não deixe a casa trancada só pelo motor. A coroa quebrada não segura nada, e uma corrente por dentro resolve a noite.',
      ],
    },
  ],
  faults: [
    {
      fault: ['slips', 'broken', 'worn', 'does-not-work'],
      answer: [
        'Motor que gira com a folha parada é engrenagem do motor de portão sem dentes ou motor destravado. Confira a chave de destravamento primeiro; se está travado e gira em falso, desligue o disjuntor e prenda a folha por dentro.',
      ],
      heading: 'O motor gira e a engrenagem não leva a folha',
      text: [
        'Os dentes da coroa raspam até sumir, sempre na faixa em que a rosca trabalha. O motor fica leve, faz menos ruído que antes e a folha não obedece.',
      ],
      points: [
        'Chave de destravamento aberta: trave e teste de novo.',
        'Pinhão que gira fora da cremalheira: altura ou base do motor.',
        'Tudo travado e o eixo parado com motor zunindo: coroa.',
        'Braço do basculante solto: pino ou cursor, e não coroa.',
      ],
      careful: 'Não abra a caixa com o motor na base: a folha pode se mover sem o travamento da coroa.',
      technician:
        'O técnico troca a coroa e a graxa, confere a rosca do rotor e mede a folha, por {{part.gears.from}} a {{part.gears.to}}.',
      more: 'As outras causas do mesmo sintoma estão em [motor gira e portão não anda](/motor-gira-e-portao-nao-anda).',
    },
    {
      fault: ['noise', 'weak', 'heavy', 'stuck'],
      answer: [
        'Ronco grave dentro da caixa indica engrenagem do motor de portão no fim ou sem graxa. Use pouco e marque a troca: com os dentes pela metade ainda se salva a rosca do rotor.',
      ],
      heading: 'Motor roncando por dentro',
      text: [
        'A graxa seca ou a limalha fazem os dentes encostarem a seco. O som cresce devagar e fica mais alto quando a carga é maior.',
      ],
      points: [
        'Ronco que cresce na subida: coroa sob carga.',
        'Pedaços claros na graxa que escorre: nylon.',
        'Folga ao balançar a folha travada: dentes finos.',
      ],
      careful:
        'Não injete óleo pelo respiro da caixa: ele dissolve a graxa e escorre para o freio ou para a placa.',
      technician:
        'O técnico abre, mede e troca só o que gastou, dentro de {{part.gears.from}} a {{part.gears.to}}, com {{parts.warranty}} de garantia na peça.',
      more: 'Para comparar os sons, veja [motor de portão fazendo barulho](/motor-de-portao-fazendo-barulho).',
    },
  ],
  questions: [
    {
      about: ['replace', 'slips'],
      question: 'O motor gira e o portão não anda: é sempre a engrenagem?',
      answer:
        'Não. Motor destravado e pinhão fora da cremalheira dão o mesmo sintoma, e são conferidos antes.',
    },
    {
      about: ['choose'],
      question: 'Posso pôr coroa de bronze no lugar da de nylon?',
      answer:
        'Só se o fabricante oferece as duas para o modelo. Fora disso o desgaste passa para a rosca do rotor.',
    },
    {
      about: ['care'],
      question: 'Que graxa vai dentro do motor?',
      answer:
        'A que o fabricante indica para o material da coroa. Graxa comum ataca alguns plásticos e endurece.',
    },
    {
      about: ['price', 'worth'],
      question: 'Quando a troca da engrenagem deixa de valer a pena?',
      answer: 'Quando rosca, rolamentos e caixa também precisam sair. Aí o valor se aproxima do motor novo.',
    },
    {
      about: ['install', 'lifetime'],
      question: 'A troca é feita no local?',
      answer: 'Na maioria dos modelos, sim, em {horas de reparo}. Alguns motores pedem bancada.',
    },
    {
      about: ['signs', 'noise'],
      question: 'Como sei que o ruído vem da coroa?',
      answer: 'O som é grave e vem de dentro da caixa em todo o percurso, mais forte na subida.',
    },
    {
      about: ['worn', 'lifetime'],
      question: 'Por que minha engrenagem quebrou de novo em pouco tempo?',
      answer: 'Porque a folha continua pesada ou batendo no fim. A peça nova paga pelo defeito que ficou.',
    },
    {
      about: ['compatibility', 'buy'],
      question: 'A coroa de um modelo serve em outro da mesma marca?',
      answer: 'Às vezes, e o passo é que decide. Mande a foto da etiqueta e da peça.',
    },
    {
      about: ['safety'],
      question: 'O portão fica trancado com a engrenagem quebrada?',
      answer: 'Não. A coroa é o que segura a folha parada; use corrente por dentro até o conserto.',
    },
    {
      about: ['allowed', 'repair'],
      question: 'Consigo trocar a coroa em casa?',
      answer:
        'Não recomendamos: a folha precisa ser presa, há tensão da rede na caixa e a regulagem depois da troca é o que evita a próxima quebra.',
    },
  ],
  visit: [
    'Para uma engrenagem do motor de portão {onde}, a foto da etiqueta decide se a coroa já vai na primeira visita; o técnico leva também graxa e retentores.',
    'No atendimento {onde}, a folha é medida na mão antes da troca, porque a coroa nova quebra do mesmo jeito numa folha pesada.',
  ],
  brand: [
    'Num motor {marca} nós trocamos a coroa pela do próprio modelo: a foto da etiqueta diz qual é, e placa e controles ficam.',
  ],
  figures: {
    kilogram: [
      'Com {figura} de folha, a engrenagem do motor de portão só dura se esse peso rolar ou estiver no contrapeso. O motor precisa ser do porte da folha, e o esforço medido na mão diz mais que o número sozinho.',
    ],
  },
  further: [
    'O serviço completo está descrito na página da [troca de engrenagem](/topicos/troca-de-engrenagem-de-motor-de-portao).',
    'Se o motor já tem muitos anos, veja [motor de portão antigo sem peça](/motor-de-portao-antigo-sem-peca).',
  ],
  send: [
    'Mande pelo WhatsApp a foto da etiqueta do motor e conte o que ele faz, se gira solto, estala ou emudeceu: pela etiqueta sabemos a coroa.',
    'Mande pelo WhatsApp a foto da etiqueta do motor e um vídeo de longe, com o som; se a peça já saiu, fotografe-a ao lado de uma régua.',
  ],
};
