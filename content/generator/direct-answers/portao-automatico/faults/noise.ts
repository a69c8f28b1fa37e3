/** Answers to titles about automatic gates: noise. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksIfNormal } from '../../../words/asking-words.ts';

export const noiseAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'barulho*|ruido*|range|rangendo|rangido|estala|estalo|chia|ronca|ronco',
      'so na hora de fechar|so em hora de fechar|so quando fecha|so ao fechar|so fechando|so para fechar|so na descida|so em descida|so quando desce|so descendo|apenas ao fechar',
    ],
    unless: 'controle|nao fecha',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Barulho só ao fechar aponta o que trabalha nesse sentido: no basculante, contrapeso, mola ou cabo que deixa a folha pesar na descida; no de correr, batente ou guia do lado em que ela encosta; no de abrir, trava e dobradiça. Pancada no fim é fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}; rangido no caminho é da folha, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} em roldana ou cabo.',
    ],
    heading: 'O instante do barulho diz a peça',
    text: [
      'Grave o fechamento inteiro com som, de longe. Barulho no primeiro palmo é folga ou trava; no meio, sempre no mesmo lugar, é trilho ou guia; no fim, é parada atrasada.',
    ],
    points: [
      'Desce mais depressa do que antes: desligue o disjuntor, é peso.',
      'Estalo e depois ronco: capacitor ou engrenagem.',
      'Só de noite e no frio: graxa dura.',
    ],
    send: 'Mande o vídeo do fechamento, com som, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'estal*|barulh*|estral*|ruido',
      'sem ninguem mexer|sem ninguem apertar|sozinho|parado|com o portao parado|sem usar|fechado e parado',
      'noite|madrugada|a noite|de noite|portao',
    ],
    unless: 'abre sozinh*|fecha sozinh*|abrindo|fechando|controle',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Estalo com o portão parado vem quase sempre de duas fontes: o ferro, que encolhe quando a noite esfria, ou o relé da placa, que arma sem ordem por tensão instável, botoeira úmida ou interferência. Se o som sai da caixa do motor, é elétrico, e convém desligar o disjuntor até o exame, de {{repair.from}} a {{repair.to}}; se sai da folha, é dilatação.',
    ],
    heading: 'Como separar ferro de relé',
    text: [
      'Desligue o disjuntor do portão por uma noite, com a folha fechada e travada: se os estalos continuam, não são da placa.',
    ],
    points: [
      'Ao anoitecer e ao amanhecer, espaçados: chapa e solda dilatando.',
      'Em série, com a luz da central mudando: relé.',
      'Com vento: folga no batente ou na trava.',
      'Com cheiro ou faísca: disjuntor desligado e ninguém abre a caixa.',
    ],
    send: 'Grave o som de noite, diga de onde ele vem e mande pelo WhatsApp com a foto da etiqueta da central.',
  },
  {
    when: [
      'vizinho*|vizinha|vizinhos|lei do silencio|barulho a noite|barulho de noite|silencio',
      'reclam*|barulh*|incomod*|acord*|lei|multa|processo',
    ],
    unless: 'cachorro|frequencia|alarme|cerca|abre|controle',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Barulho de portão que incomoda o vizinho vem menos do motor que da folha: batida no fim, roldana ou dobradiça seca e ferro contra ferro, levados pela parede. A batida se tira com regulagem na mesma semana; e a reclamação se resolve melhor mostrando o conserto marcado.',
    ],
    heading: 'O que calar primeiro',
    text: [
      'Abra e feche à noite com alguém dentro do quarto que reclama: o som que chega lá é o que importa. Estrondo na chegada é fim de curso; rangido é pino; ronco que passa pela parede é motor preso nela sem borracha.',
      'Não há isenção para portão: o sossego é protegido por lei e pelo regimento do condomínio, e horário não libera um ruído que se pode evitar.',
    ],
    points: [
      'Batida: parada antes do batente e borracha nele.',
      'Rangido: limpeza e graxa em dobradiça e pivô.',
      'Ronco na parede: coxim de borracha ou suporte fora dela.',
      'Apito e sirene: volume ou horário na central.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quanto custa deixar silencioso',
        text: [
          'Curso, força e parada, de {{part.adjustment.from}} a {{part.adjustment.to}}; roldana, guia ou cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Se depois disso ainda pesa, o motor com inversor, como o do kit de {{kit.jetflex}}, parte e chega devagar.',
        ],
      },
    ],
    questions: [
      {
        question: 'O vizinho pode me proibir de usar à noite?',
        answer: 'Proibir, não; exigir que o ruído evitável acabe, sim. Em prédio, vale o regimento.',
      },
      {
        question: 'Motor novo resolve o barulho?',
        answer: 'Só se o barulho é dele. Folha barulhenta continua barulhenta com qualquer motor.',
      },
    ],
    send: 'Mande um vídeo com som, de noite, do portão abrindo e fechando: o som costuma dizer a peça.',
  },
  {
    when: [
      'apertar varias vezes|aperto varias vezes|apertando varias vezes|apertar muitas vezes|aperto muitas vezes|depois de apertar|tentativas|tentativa|tentar varias vezes|tento varias vezes|depois de varias vezes|na terceira vez|na segunda vez|so na terceira|so na segunda',
      'abre mas nao fecha|abre e nao fecha|nao abre|nao fecha|portao|motor|abre|fecha|anda|funciona|liga|pega',
    ],
    unless: 'controle nao grava|senha|programar',
    subject: 'portao-automatico',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que só vai depois de algumas tentativas tem sinal fraco ou partida fraca. Aperte a botoeira da parede: se nela basta um toque, é o controle, a pilha ou a antena; se ela também falha, escute o motor: ronco sem partir é capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, e silêncio é relé ou mau contato na placa. Não fique insistindo: parado com corrente, o motor esquenta.',
    ],
    heading: 'O som da tentativa que falha',
    text: [
      'Silêncio total aponta comando; estalo sem movimento, a saída da placa; ronco, o motor preso ou sem força. Anote também a hora: só de manhã fria é graxa ou capacitor.',
    ],
    points: [
      'Teste outro controle antes de tudo.',
      '{Prova na mão}, mova a folha: se pesa, a causa é dela.',
      'Piora de semana em semana: capacitor no fim.',
    ],
    send: 'Mande um vídeo com som das tentativas e a foto da etiqueta do motor.',
  },
  {
    when: [
      'estalo|estalos|estalando|estala|barulho|tranco|rangendo|range',
      'mola|molas|cabo',
      'ou',
      'roldana*|dobradica*|polia|pivo|trilho|mola',
    ],
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Mola só existe na folha que sobe, e roldana na que anda de lado, então o seu portão já tira uma das duas. Estalo na subida, no alto da coluna, é mola, cabo saindo da polia ou pivô seco: pare de usar. Estalo que se repete a cada volta da roda é roldana ovalada, e sempre no mesmo ponto é emenda do trilho ou dente da cremalheira. Roldanas ou cabos trocados ficam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Ouvir sem pôr a mão',
    text: [
      'Fique do lado de fora do vão e peça que alguém acione uma vez. Anote se o estalo é um só, se se repete por igual ou se muda de lugar.',
      'Mola com espira aberta ou gancho torto pode soltar com força. Desligue o disjuntor, afaste as pessoas e não destrave.',
    ],
    points: [
      'Um estalo na partida: braço, cursor ou trava.',
      'Estalos iguais, espaçados: roldana ou pinhão.',
      'Estalo e folha torta: cabo, não use.',
      'Estalo com sol forte: chapa que dilata, sem perigo.',
    ],
    send: 'Mande um vídeo com som da viagem inteira, tirado de fora do vão.',
  },
  {
    when: ['controle*', 'nao funciona|nao abre|nao pega|parou|falha', 'e', 'barulh*|ruido*|ronca|rang*'],
    unless: 'placa|novo',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'São em geral dois defeitos, e a botoeira da parede os separa: se ela abre o portão, o controle tem pilha fraca ou saiu da memória, e o barulho é da folha ou do motor. Se o portão faz barulho e não sai quando você aperta, a ordem chegou: é motor ou folha presa, e o controle está bom.',
    ],
    heading: 'Uma prova para cada um',
    text: [
      'Pilha nova e outro controle da casa resolvem a dúvida do primeiro. Para o barulho, com o disjuntor desligado e os cabos inteiros, solte o motor e leve a folha na mão. O conserto dos dois fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Zumbido sem girar: capacitor, e não insista.',
      'Rangido na mão: roldana, dobradiça ou trilho.',
      'Gravar controle: de {{part.programming.from}} a {{part.programming.to}}.',
    ],
  },
  {
    when: ['lento|devagar|demora*', 'barulh*|ruido*|rang*|ronca*', 'portao|motor|e'],
    unless: 'novo|frio|e normal',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Lento e barulhento ao mesmo tempo aponta esforço: roldana, dobradiça ou guia gasta que segura a folha, ou engrenagem e rolamento que perderam a graxa. Com o disjuntor desligado e os cabos inteiros, solte o motor e leve a folha: se pesa e range, o conserto é dela, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; se vai leve e calada, é do motor.',
    ],
    description:
      'Portão lento e barulhento aponta esforço: se a folha pesa na mão, o conserto é dela, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; se vai leve e calada, é do motor.',
    heading: 'No motor, o som diz a peça',
    text: [
      'Ronco grave é capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}; moagem é engrenagem, de {{part.gears.from}} a {{part.gears.to}}; chiado contínuo é rolamento.',
    ],
    points: [
      'Não aumente a força: o motor esquenta e queima.',
      'Trilho varrido e seco antes de tudo.',
      'Cheiro ou calor: disjuntor desligado.',
    ],
  },
  {
    when: ['barulho*|ruido*|rang*|estal*', 'frio|inverno|manha', asksIfNormal],
    unless: 'nao abre|nao parte',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'care'],
    answer: [
      'Um rangido ou um zumbido mais grave nas primeiras viagens de um dia frio é normal: a graxa endurece e o ferro encolhe, e some depois de duas ou três aberturas. Não é normal se o motor custa a partir, se anda lento o dia todo ou se o ruído fica; aí é capacitor fraco, graxa velha ou peça gasta.',
    ],
    heading: 'O que fazer antes do inverno',
    text: [
      'Limpar e lubrificar dobradiças, cremalheira de aço e guias resolve a maior parte. Capacitor se troca de {{part.capacitor.from}} a {{part.capacitor.to}}; regular e reapertar fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Graxa preta e dura: tire toda antes de pôr nova.',
      'Motor que só zumbe: solte o botão e desligue o disjuntor.',
      'Madeira no frio úmido incha e raspa.',
    ],
  },
  {
    when: ['motor|portao', 'barulh*|ruido*|rang*', 'torto|torta|empenado'],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'O torto vem antes: folha fora do esquadro faz o motor forçar e é quase sempre a causa do barulho. Pare de usar, com o disjuntor desligado; no basculante há cabo ou mola cedendo, e ninguém fica embaixo. Cabo ou roldana custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, solda de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'Se o som ficar depois de endireitar',
    text: [
      'Aí é do motor: engrenagem e rolamento, de {{part.gears.from}} a {{part.gears.to}}, ou base frouxa. O técnico ouve com a folha solta para separar os dois.',
    ],
    points: ['Não destrave folha torta.', 'Foto de frente, com o portão fechado.'],
  },
  {
    when: [
      'estal*|clique*|click|tec|toc|tac|claque',
      'e normal|normal|e comum|natural|devo me preocupar|preciso me preocupar|e perigoso|tem problema|e grave|preocupante',
    ],
    unless: 'normalmente|quanto custa|placa fica|sem parar|disjuntor',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs'],
    answer: [
      'Um clique seco e baixo ao apertar o controle é normal: é o relé da placa ou a trava elétrica soltando. Estalo de ferro na partida não é: há folga em pino do braço, cursor, engrenagem ou parafuso da base, e cada partida a aumenta.',
    ],
    heading: 'De onde vem o estalo, pelo momento',
    text: [
      'Grave a partida com som e depois, com o disjuntor desligado e os cabos inteiros, solte o motor na chave e mova a folha: se o estalo some, ele é do motor; se continua, é da folha. Regular e reapertar fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; engrenagem, entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'Antes de a folha se mexer: relé ou trava, é o som certo.',
      'Junto com o primeiro movimento: folga na transmissão.',
      'Sempre no mesmo ponto do caminho: emenda do trilho, roldana ou solda.',
      'Na chegada: batente ou fim de curso tarde.',
      'Estalo forte e folha torta: pare de usar, e ninguém embaixo.',
    ],
    further: 'Compare com os sons de [portão dando estalo](/portao-dando-estalo).',
    send: 'Mande um vídeo com som, de longe, desde o toque no controle até a folha parar, e o bairro.',
  },
  {
    when: [
      'abre so|so abre|sobe so|so sobe|anda so|so anda|abre apenas|abre uns|anda uns|abre um|sobe uns',
      'centimetros|palmo|palmos|dedos|pouquinho|pedaco|pedacinho|fresta|um metro',
    ],
    unless: 'e volta|volta a|e fecha|fecha sozinh*|pedestre|quero|como|controle',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que abre só um pedaço e para teve a abertura cortada: por peso ou por algo que prende, por força baixa, ou porque a central conta que já chegou. Não insista, porque cada tentativa aquece o motor. Regular força e percurso custa de {{part.adjustment.from}} a {{part.adjustment.to}}; roldana ou cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'O som no ponto em que ele para',
    text: ['Aperte uma vez, de longe, e ouça. Depois veja se ele repete o mesmo ponto.'],
    points: [
      'Para em silêncio, sempre ali: fim de curso fora do lugar ou modo pedestre ligado.',
      'Para com ronco: capacitor, trava que não soltou ou folha pesada.',
      'Motor segue girando e a folha fica: engrenagem ou porca gasta.',
      'Veio com a última falta de luz: falta gravar de novo o percurso.',
      'No basculante, cabo frouxo ou folha torta: disjuntor desligado, e ninguém embaixo.',
    ],
    further: 'A ordem dos testes está em [portão não abre](/portao-nao-abre).',
    send: 'Mande pelo WhatsApp um vídeo com som até ele parar, a foto da etiqueta do motor e o bairro.',
  },
  {
    when: [
      'nao abre|nao sai|nao anda|nao fecha|nao move|nao se move|nao mexe|nao se mexe|nao funciona|nao liga',
      'so faz barulho|fazendo barulho|faz um barulho|faz barulho|so barulho|com barulho|so ronca|barulho em motor|motor barulhento|escuto barulho|ouco barulho|ouve barulho',
    ],
    unless: 'controle|estalo|clique|apit*',
    subject: 'portao-automatico',
    winsTies: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Portão que não se mexe e só faz barulho tem energia e recebe a ordem; o que falta é força ou ligação com a folha. Zumbido parado é capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou folha presa; giro solto é motor destravado ou engrenagem gasta, de {{part.gears.from}} a {{part.gears.to}}. Solte o controle e desligue o disjuntor, porque insistir é o que queima o motor.',
    ],
    heading: 'O som diz o que está impedindo',
    text: [
      'Faça uma tentativa só, de poucos segundos, e escute de longe. Depois, com o disjuntor desligado, os cabos inteiros e a folha reta e fechada, solte o motor na chave: se ela não anda com uma mão, o que trava é a folha, e não o motor.',
    ],
    points: [
      'Zumbe e não gira: capacitor, folha presa ou rotor travado.',
      'Gira livre e a folha fica: destravado na chave ou dente gasto.',
      'Estala e para: trava que não soltou ou engrenagem partida.',
      'Só um clique na caixa: relé que fecha sem energia no motor.',
    ],
    questions: [
      {
        question: 'Posso empurrar o portão para ajudar o motor?',
        answer:
          'Não com ele ligado. Se parte com um empurrão, o capacitor está no fim, e a mão fica no caminho da folha quando ela anda.',
      },
    ],
    send: 'Mande pelo WhatsApp um áudio do barulho, a foto da etiqueta do motor e o bairro: pelo som dizemos a peça provável.',
  },
  {
    when: [
      'barulh*|range|rangendo|chia|chiando|estala|estalando',
      'de manha|manha|cedo|primeira vez do dia|frio da manha|a noite esfria|so quando esta frio|so em frio|quando esfria|em dia frio|em dias frios',
    ],
    unless: 'nao abre|nao fecha',
    subject: 'portao-automatico',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair', 'care'],
    answer: [
      'O portão faz barulho de manhã porque passou a noite parado e frio: a graxa velha endurece, o ferro contrai, e dobradiça ou roldana quase seca é a primeira a ranger. Se o som some depois de duas ou três aberturas, limpar e lubrificar resolve, com a regulagem de {{part.adjustment.from}} a {{part.adjustment.to}}. Se continua o dia todo, há peça gasta: roldana ou cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    description:
      'O portão faz barulho de manhã porque a graxa endurece e o ferro contrai no frio; se some em duas ou três aberturas, limpar e lubrificar resolve.',
    heading: 'O que range no frio',
    text: [
      'Graxa de lítio em camada fina nas dobradiças, pivôs e no eixo das roldanas, depois de tirar a velha. Trilho e cremalheira de nylon ficam secos.',
    ],
    points: [
      'Rangido longo: dobradiça ou pivô seco.',
      'Chiado que acompanha o motor: rolamento.',
      'Estalo ao sair: folha presa no batente pela dilatação.',
    ],
    send: 'Mande um vídeo com som da primeira abertura da manhã e outro da tarde.',
  },
  {
    when: ['bip*|apit*|beep*', 'nao abre|nao sobe|nao quer abrir|nao esta abrindo'],
    unless: 'alarme|interfone|carro',
    subject: 'portao-automatico',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão que apita e não abre recebeu a ordem e recusou: bateria do nobreak no fim, que avisa e já não move a folha, central em falha ou comando bloqueado. Veja se há luz na casa e se o disjuntor do portão está ligado, e ache de que caixa vem o som. Com a central apitando em ritmo, desligue o disjuntor por um minuto; se volta, o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'De onde vem o apito',
    text: [
      'Nobreak apita com intervalo e tem luz no painel. Central com aviso próprio apita ao receber a ordem. Sirene contínua é alarme ligado ao portão.',
    ],
    points: [
      'Apita só na falta de luz: o nobreak está na bateria.',
      'Apita e o motor ronca: folha presa ou capacitor.',
      'Apita e nada mais: trava, fotocélula ou código de erro no manual da placa.',
    ],
    send: 'Mande um vídeo com o som do apito e diga de que caixa ele vem.',
  },
  {
    when: [
      'raspando|raspa|rasp*|ferro com ferro|barulho de ferro|arrastando|rocando',
      'so quando abre|so abrindo|so ao abrir|so quando fecha|so fechando|so ao fechar|so na subida|so na descida',
      'portao|motor|folha',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Barulho de raspar num sentido só é peça que cede quando o motor puxa para aquele lado: roldana ou guia no de correr, braço ou pivô no basculante, dobradiça ou pistão no de abrir. Desligue o disjuntor e leve a folha na mão: se raspa também solta, é o ferro; se fica muda, é o motor que a puxa torta.',
    ],
    heading: 'Por que raspa para um lado e não para o outro',
    text: [
      'Puxando, o motor levanta ou inclina a folha; empurrando, ele a assenta. Procure risco brilhante na tinta, no trilho e no batente: ele marca o ponto onde encosta.',
      'Roldana ou guia fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; alinhar suporte com solda, entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Raspa só no começo: folga do suporte ou do braço.',
      'Raspa o caminho todo: guia superior apertada.',
      'Raspa só no fim: batente ou piso.',
      'Raspa dentro da caixa: rolamento ou engrenagem.',
    ],
    further: 'Os sons estão separados em [motor fazendo barulho](/motor-de-portao-fazendo-barulho).',
    send: 'Mande uma foto do risco na tinta ou no trilho e diga em que sentido raspa.',
  },
  {
    when: [
      'depois de chuva|com chuva|em chuva|quando chove|apos a chuva|choveu|chuva|umidade',
      'barulh*|rang*|chia*|ronca*|estal*',
      'portao|motor|basculante|correr|roldana|dobradica',
    ],
    unless: 'abre sozinh*|nao abre|nao fecha|choque',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Barulho que aparece depois da chuva é graxa lavada ou ferrugem nova: dobradiça, pivô ou roldana rangem até secar. Se o ronco vem de dentro da caixa do motor, pode ter entrado água no rolamento; aí desligue o disjuntor e não use até alguém olhar.',
    ],
    heading: 'Seco de graxa ou molhado por dentro',
    text: [
      'Solte o motor com o disjuntor desligado e mova a folha na mão: rangido na folha pede limpeza e graxa no pino, com pano seco antes. Silêncio na folha e ronco no motor apontam rolamento ou capacitor úmido.',
      'Roldana blindada não faz esse barulho; se faz, a vedação foi embora e a água entrou com areia.',
    ],
    points: [
      'Some quando seca: ferrugem leve, lubrificar.',
      'Fica e aumenta: rolamento com água.',
      'Ronca e demora a partir: capacitor úmido ou fraco.',
      'Estala na caixa: umidade na placa, desligue.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Valores',
        text: [
          'Roldana ou pivô, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; rolamento do motor, de {{part.gears.from}} a {{part.gears.to}}; capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}. Vedar a caixa entra na mesma visita.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso passar óleo com o portão molhado?',
        answer: 'Seque antes: óleo sobre água não adere e prende a umidade no pino.',
      },
      {
        question: 'O motor pode ter queimado?',
        answer: 'Barulho só não é queima. Cheiro, disjuntor que cai ou choque mudam o caso: não religue.',
      },
    ],
    send: 'Mande um vídeo com som e diga se o barulho para quando o dia seca.',
  },
  {
    when: [
      'apit*|bip*|bipando|bipe*',
      'nao fecha|nao desce|nao quer fechar|nao esta fechando|fica aberto|nao anda',
      'portao|basculante|motor|garagem',
    ],
    unless: 'nao abre|nao sobe|nobreak|alarme|interfone|vezes',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Portão que apita e não fecha está quase sempre sem a resposta da fotocélula, ou com a bateria do nobreak no fim, que avisa e já não move a folha. Limpe as duas lentes, veja se nada corta o feixe e confira o disjuntor. Sensor trocado fica entre {{part.photocell.from}} e {{part.photocell.to}}; outro conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O ritmo do apito e o que ele diz',
    text: [
      'Ouça de que caixa ele sai: central, nobreak, sinaleira ou alarme da casa. Sem rede, o nobreak trabalha até a bateria acabar, e volta ao normal quando a luz volta.',
    ],
    points: [
      'Bipe espaçado, com luz na rua: bateria do nobreak.',
      'Toque contínuo e folha aberta: botão ou comando preso.',
      'Apito ao mandar fechar: fotocélula cortada ou desalinhada.',
      'Bipe do alarme: o sensor da casa vê o portão aberto.',
    ],
    further: 'Cada tipo de som está em [portão apitando sem parar](/portao-apitando-sem-parar).',
    send: 'Mande pelo WhatsApp um vídeo curto com o som, a foto da fotocélula e o bairro.',
  },
  {
    when: [
      'range|rangendo|ranger|rangido|rangendo muito|rinchando|rincha|gemendo|geme|guinchando|guincha|chiando|chia|grita|gritando',
      'portao|portoes|folha',
    ],
    unless:
      'correr|deslizante|basculante*|pivotante|roldana*|cremalheira|dobradica*|motor|central|placa|fonte|nao abre|nao anda|controle|zumb*|freio',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'care'],
    answer: [
      'Rangido é metal seco: no basculante, o pivô e a polia; no de abrir, a dobradiça; no de correr, a roldana e a guia de cima. Com o disjuntor desligado, limpe o ponto e ponha pouco óleo fino na dobradiça e no pivô, e graxa branca na cremalheira de aço; trilho e roldana blindada ficam secos. Se o rangido volta em uma semana, a peça gastou: roldana, cabo e polia se trocam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Achar o lugar antes de pôr óleo',
    text: [
      '{Prova na mão}, solte o motor na chave, com a folha equilibrada, e mova-a devagar com a mão, parando perto de cada peça. Rangido que some com o motor solto é do motor; o que continua é da folha.',
      'WD-40 limpa e solta ferrugem, mas evapora: o silêncio dura um dia. Óleo de cozinha vira cola.',
    ],
    points: [
      'Range sempre no mesmo ponto: dobradiça, pivô ou emenda do trilho.',
      'Range o caminho todo: roldana sem rolamento.',
      'Range e a folha treme: pare de usar e chame.',
      'Pó vermelho embaixo da peça: ela já está se gastando.',
    ],
    further: 'O som de cada lugar está descrito em [portão rangendo ao abrir](/portao-rangendo-ao-abrir).',
    send: 'Se continua depois do óleo, mande um vídeo com som, gravado perto da peça e longe da folha.',
  },
  {
    when: ['rangend*|rangid*|range|ranger|rinch*', 'portao|portoes'],
    unless: 'correr|deslizante|pivotante|de abrir|madeira|vento|social|quanto',
    subject: 'portao-automatico',
    answer: [
      'Rangido em portão é metal seco ou gasto girando: pivô ou dobradiça, eixo de roldana, braço do motor. Com o disjuntor desligado e os cabos inteiros, solte o motor e leve a folha na mão: se ela range solta, o ponto seco está na própria folha; se só range com o motor, está no braço ou no fuso.',
    ],
    heading: 'Onde o portão range e o que cada ponto pede',
    text: [
      'Limpe com pano seco antes de lubrificar, e ponha pouca graxa só onde há giro. O trilho fica seco, porque óleo ali junta areia.',
      'Rangido que volta em poucos dias não é falta de graxa: o pino ou o rolamento gastou. A troca fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e uma regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'No começo do movimento: dobradiça ou pivô seco.',
      'O caminho inteiro: roldana ou rolamento.',
      'Só no fim: folha forçada contra o batente.',
      'Com tremor: parafuso do suporte frouxo, a apertar antes de tudo.',
    ],
    further: 'O som de cada lugar está descrito em [portão rangendo ao abrir](/portao-rangendo-ao-abrir).',
    send: 'Mande pelo WhatsApp um vídeo com som, gravado de longe, em que se veja a folha inteira no ponto em que range.',
  },
  {
    when: [
      'deu um estrondo|fez um estrondo|ouvi um estrondo|deu um estouro|estrondo|estouro|estampido|explosao|barulho de tiro|barulho de explosao|barulho de bomba|barulho de estouro',
      'portao*|basculante*|folha|garagem|motor',
    ],
    unless:
      'mola*|cabo|cabos|capacitor|bateria|nobreak|raio|trovao|poste|transformador|placa|fumaca|bate|batendo|no fim|no final|chega|termina|vizinh*|vidro|pneu|so quando fecha|ao fechar|quando fecha|estronda',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['safety', 'repair'],
    answer: [
      'Estrondo no portão é para parar já: pode ser mola quebrada, cabo partido ou contrapeso que bateu no fundo da caixa. Desligue o disjuntor, não passe embaixo nem destrave, e olhe de longe, dos dois lados, se há cabo frouxo ou folha torta. Cabo e mola ficam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Com tudo inteiro e o som na chegada, é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'O que estourou ou bateu',
    text: [
      'Se o estrondo veio com o portão parado, sozinho, quase sempre é mola ou cabo. Se vem em toda viagem, no mesmo ponto, é pancada de chegada, peso ou roldana num degrau.',
    ],
    points: [
      'Folha pesada ou mais baixa de um lado: espere a escora do técnico.',
      'Clarão ou cheiro junto: capacitor ou placa, e fica tudo desligado.',
      'Depois do estrondo não abre: não insista no controle, porque o motor carrega o peso todo.',
      'Folha aberta: isole o vão dos dois lados.',
    ],
    send: 'Mande uma foto da folha inteira, tirada de longe, e diga em que momento estourou.',
  },
];
