/** Answers to titles about maintenance: care. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksDuration, asksNeed } from '../../../words/asking-words.ts';

export const careAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'sinal|sinais|sintoma|sintomas|indicios|como saber|saber se|como sei',
      'manutencao|revisao|visita tecnica|assistencia',
      'portao*|motor',
    ],
    unless: 'contrato|quanto custa|preco|bateria|boa|confiavel|confianca',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['signs', 'care'],
    answer: [
      'O portão pede manutenção quando muda de hábito: barulho novo, abertura mais lenta, tranco no mesmo ponto, batida no fim, controle que pede dois toques, folha torta ou pesada na mão e fotocélula que falha. Barulho e lentidão podem esperar a hora marcada; cabo com fio solto, folha torta, choque ou cheiro de queimado pedem o disjuntor desligado e visita no mesmo dia. Sem sinal nenhum, em casa basta uma revisão por ano.',
    ],
    heading: 'O que cada sinal costuma ser',
    text: [
      'A revisão leva de {{maintenance.hours.from}} a {{maintenance.hours.to}} e custa menos que o defeito que ela evita: um conserto fica de {{repair.from}} a {{repair.to}}, e a troca de um motor de casa, de {{replacement.from}} a {{replacement.to}}.',
      'Em prédio e comércio não se espera o sinal: a visita é a cada {{maintenance.interval}}, porque o portão abre em uma semana o que o de casa abre em meses.',
    ],
    points: [
      'Ronco que cresce: roldana, rolamento ou engrenagem.',
      'Mais lento: folha pesada ou capacitor.',
      'Bate no fim: fim de curso fora do ponto.',
      'Folha que não para a meia altura: mola ou contrapeso.',
      'Fecha e volta: fotocélula suja ou desalinhada.',
    ],
    send: 'Mande um vídeo da abertura inteira, com som, e diga quando foi a última revisão.',
  },
  {
    when: [
      'regular|regulagem|ajustar',
      asksNeed,
      'todo ano|todo mes|sempre|por ano|anual|cada ano|de vez em quando',
    ],
    unless: 'contrato|condominio|quanto custa',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care', 'lifetime'],
    answer: [
      'Regular todo ano, não: força e fim de curso ficam na memória e só se mexe neles se o portão mudou. Conferir, sim, {{maintenance.residence}} em casa: a revisão leva de {{maintenance.hours.from in digits}} a {{maintenance.hours.to}} e pega folga, cabo e parafuso antes de virarem defeito. Regulagem avulsa fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Sinais de que a regulagem mudou',
    text: [
      'Portão que passou a bater, parar antes ou voltar sozinho pede regulagem agora, seja qual for a data.',
    ],
    points: [
      'Bate no fim: fim de curso ou desaceleração.',
      'Volta sem encostar em nada: força baixa ou folha que pesou.',
      'Não volta ao encostar numa caixa de papelão: força alta, e é urgente.',
    ],
  },
  {
    when: [
      'nao precisa de manutencao|nao precisa manutencao|sem manutencao|dispensa manutencao|nao precisa de revisao',
      'e verdade|verdade|e mito|mito|dizem|ouvi dizer|sera que|portao|motor|existe',
    ],
    unless: 'predio|condominio|crime|anos|ha meses|responde|multa',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Não é verdade: todo portão automático gasta cabo, roldana, dobradiça ou dente, e a força regulada há anos já não é a certa. Numa casa basta pouco: limpar o trilho e as lentes todo mês e uma revisão {{maintenance.residence}}, de {{maintenance.hours.from in digits}} a {{maintenance.hours.to}}. Um conserto por descuido vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que a revisão pega cedo',
    text: [
      'Fio levantado no cabo, parafuso de suporte frouxo, capacitor fraco e fotocélula que já não segura o portão.',
    ],
    points: [
      'Prova do mês: um cabo de vassoura no feixe.',
      'Prédio e comércio: a cada {{maintenance.interval}}.',
    ],
  },
  {
    when: ['manutencao|revisao|preventiva', 'motor|automatizador|portao'],
    unless:
      'nao|parou|queim*|quebr*|consert*|defeito|barulho|condominio*|predio*|empresa|contrato|mensal|industrial|galpao|como|quando|preco do plano',
    ofOtherBrand: true,
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care', 'price'],
    answer: [
      'Na manutenção de motor {marca}, feita na sua garagem, o técnico prova a folha na mão, reaperta, lubrifica e acerta força, fim de curso e fotocélula. Limpeza com regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}. Peça gasta é orçada antes: capacitor, fim de curso e fotocélula têm equivalente no mercado; placa, engrenagem e controle são do modelo, e a foto da etiqueta diz, antes da visita, se ainda se acham.',
    ],
    heading: 'O que o {marca} pede em cada revisão',
    text: [
      'O motor trabalha o que a folha pesa, e por isso ela vem primeiro. Fuso ou engrenagem recebe a graxa que o fabricante manda, e a placa só se limpa a seco.',
      'Capacitor fraco e rolamento seco aparecem no som da partida e se trocam antes de parar o portão, de {{part.capacitor.from}} a {{part.capacitor.to}} o primeiro.',
    ],
    points: [
      'Etiqueta fotografada: ela dirá a peça no dia em que faltar.',
      'Parafusos do suporte e da cremalheira, ou do braço.',
      'Controles perdidos apagados da memória.',
      'Chave de destravamento provada com quem mora ali.',
    ],
    further:
      'A lista completa está na página da [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande pelo WhatsApp a etiqueta do {marca}, uma foto do portão por dentro e quando foi a última revisão.',
  },
  {
    when: [asksDuration, 'manutencao|preventiva|revisao'],
    unless:
      'garantia|vida util|quantos anos|de quanto em quanto|depois de quanto|chegar|abre|abrir|fecha|fechar|entre|intervalo|frequencia',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['lifetime', 'care'],
    answer: [
      'A manutenção preventiva do portão leva de {horas de manutenção} e se faz uma vez por ano em casa e a cada {{maintenance.interval}} em prédio e comércio. Nesse tempo o técnico lubrifica o que gira, vê se a folha está leve, confere cabos, roldanas e parafusos e testa força, fim de curso e fotocélula. O que passa disso é conserto: peça gasta é orçada na hora e, se você aprova, costuma ser trocada no mesmo dia.',
    ],
    heading: 'O que se faz nesse tempo',
    text: [
      'O portão só fica parado em alguns trechos da visita. Primeiro o técnico solta o motor e leva a folha na mão, porque é o peso dela que gasta o resto; depois limpa o trilho ou olha os cabos, reaperta, engraxa e prova o destravamento. Se for preciso regular curso ou força, a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
      'Chame antes da data se o barulho mudou, se a folha ficou pesada ou se o portão demora mais para abrir.',
    ],
    points: [
      'Dois portões na mesma entrada: uma visita, tempo maior.',
      'Tire o que está encostado no motor ou no trilho.',
      'Anote antes os barulhos novos e onde aparecem.',
    ],
    further:
      'A lista completa está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande pelo WhatsApp o tipo do portão, o bairro e desde quando não há revisão: dizemos o valor e o horário livre.',
  },
  {
    when: ['lubrific*|engrax*', 'regula*|regular|ajust*|reapert*'],
    unless: 'como|rang*|barulh*|quanto em quanto|frequencia|troca|trocar',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['adjust', 'care'],
    answer: [
      'Lubrificar e regular o portão se faz numa visita só, de {horas de manutenção}: primeiro a folha fica leve na mão, depois se acertam fim de curso e força. A regulagem custa de {{part.adjustment.from}} a {{part.adjustment.to}}, com {{repair.warranty}} de garantia no serviço.',
    ],
    heading: 'Em que ordem se lubrifica e se regula',
    text: [
      'Força aumentada em folha seca só esconde o peso, e o motor esquenta. Por isso o óleo vem antes do ajuste, e o ajuste termina com o teste da fotocélula.',
    ],
    points: [
      'Dobradiça, pivô e eixo de roldana: limpos, com poucas gotas.',
      'Fuso ou engrenagem: a graxa que o fabricante indica.',
      'Fim de curso: a folha encosta sem bater.',
      'Força: a menor que move a folha inteira.',
    ],
    send: 'Mande pelo WhatsApp o tipo de portão, a foto da etiqueta do motor e o bairro, e o valor da visita vem por mensagem.',
  },
  {
    when: [
      'lavar motor|lavar o motor|lavar os motores|lavo o motor|lavar caixa de motor|lavar a caixa de motor|lavar automatizador|limpar motor com agua|limpar o motor com agua|molhar motor|molhar o motor|agua em motor|agua em caixa de motor|jato em motor|mangueira em motor|lavadora em motor|wap em motor|lava jato em motor|alta pressao em motor',
    ],
    unless:
      'calcada|parou|depois|apos|lavei|lavou|caiu|entrou|trilho|fotocelula|cremalheira|controle|chuva|nao abre|nao fecha|nao funciona',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['care', 'safety'],
    answer: [
      'Não jogue água no motor do portão: ela entra pela tampa e pela passagem dos fios e queima a placa. Nele se passa um pano úmido, com o disjuntor desligado; a folha pode ser lavada com jato fraco, longe da caixa, da fotocélula e da botoeira. Se já entrou água, não religue: secar e limpar a placa fica perto de {{repair.from}}.',
    ],
    heading: 'Limpar o motor sem molhar a placa',
    text: [
      'A carcaça aguenta a chuva que cai de cima, e não a água empurrada de lado ou de baixo. Tire o pó com pincel e pano úmido com sabão neutro, e só religue com tudo seco por fora.',
      'Placa que foi ligada molhada pode pedir troca, até {{part.board.to}} com a mão de obra.',
    ],
    points: [
      'Plástico sobre o motor só durante a lavagem da folha, e depois fora.',
      'Borracha da tampa rachada: troque antes das chuvas.',
      'Enxugue as lentes da fotocélula antes de religar.',
    ],
    send: 'Se ele parou depois da água, mande uma foto da caixa do motor fechada, com o disjuntor desligado.',
  },
  {
    when: [
      'lavar|lavagem|jogar agua|mangueira|lava jato|wap|lavadora|limpar',
      'portao|motor|automatico|eletronico|garagem',
      'agua|pode|posso|como|lavar|jato|cuidado|com motor|estraga|problema|limpar',
    ],
    unless:
      'calcada|parou|depois|apos|trilho|lavei|fotocelula|cremalheira|placa|quintal|controle|entrou|nao fecha',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Pode lavar a folha do portão, desde que o jato não chegue ao motor, à fotocélula nem à botoeira: desligue o disjuntor antes, use pano úmido perto da caixa e balde ou mangueira fraca no resto. Lavadora de pressão não: ela vence a borracha da tampa e molha a placa. Religue só com tudo seco por fora.',
    ],
    heading: 'Lavar sem molhar a placa',
    text: [
      'A folha seca antes de ser acionada: água que escorre para o trilho leva sabão até a roda, e a que fica na lente faz a fotocélula segurar o portão aberto.',
      'Se a caixa tomou água, não religue para ver: o conserto da placa só seca fica perto de {{repair.from}}, e a que foi ligada molhada pode pedir troca, até {{part.board.to}}.',
    ],
    points: [
      'Sabão neutro; cloro e ácido comem tinta e cabo.',
      'Nada de água de baixo para cima na caixa do motor.',
      'Plástico sobre o motor só durante a lavagem, e depois fora.',
      'Enxugue as duas lentes e a botoeira antes de religar.',
    ],
    send: 'Se parou depois da lavagem, deixe o disjuntor desligado e mande uma foto da caixa do motor fechada.',
  },
  {
    when: [
      'oleo de cozinha|oleo de soja|azeite|oleo queimado|oleo de carro|banha|manteiga|sabao|detergente|querosene|gasolina|diesel|oleo de motor usado',
      'portao|motor|trilho|dobradica|roldana|corrente|lubrific*|passar|usar',
    ],
    unless: 'vaza*|cheiro',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    answer: [
      'Não use óleo de cozinha no portão: ele resseca, vira uma cola que junta pó e prende a dobradiça em poucas semanas. Óleo queimado de carro suja e corrói, sabão enferruja, e querosene ou gasolina tiram a graxa boa. Graxa branca, de lítio ou óleo de máquina, em pouca quantidade, resolvem.',
    ],
    heading: 'O que pôr em cada lugar',
    text: [
      'Se já passou o produto errado, desligue o disjuntor, limpe com pano e desengripante até sair a crosta, seque e lubrifique de novo. No trilho, raspe e lave: ali não vai óleo nenhum.',
      'Lubrificante no lugar errado é pior do que nada: trilho, cremalheira de nylon, correia e rolamento blindado trabalham secos.',
    ],
    points: [
      'Dobradiça e pivô: graxa de lítio ou óleo grosso.',
      'Fuso: só o técnico, com a graxa do fabricante.',
      'Cabo de aço: só o técnico.',
      'Miolo da chave: grafite em pó.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Se o portão continua pesado ou rangendo',
        text: [
          'A peça já gastou. Lubrificação com regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e roldana, guia ou cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'E numa emergência, só para calar?',
        answer: 'Prefira deixar seco até comprar a graxa. Um tubo pequeno dura anos numa casa.',
      },
      {
        question: 'O óleo errado estraga o motor?',
        answer: 'Por fora, não; o que ele prende na folha é que faz o motor forçar.',
      },
    ],
    send: 'Mande uma foto do ponto que range: dizemos que lubrificante vai ali ou se a peça acabou.',
  },
  {
    when: [
      'risco|riscos|perigo|perigos|o que acontece|consequencia|consequencias|problemas de|mal de|por que fazer|o que pode acontecer',
      'sem manutencao|sem revisao|nao fizer manutencao|nao fizer a manutencao|nao fazer manutencao|nao fazer a manutencao|sem lubrificar|falta de manutencao|falta de revisao',
    ],
    unless: 'predio|condominio|sindico|multa|responde',
    winsTies: true,
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care', 'safety'],
    answer: [
      'O risco maior é a folha: cabo, mola ou dobradiça que se gastam sem ninguém ver e cedem de uma vez, com o carro ou alguém embaixo. O segundo é a proteção, porque força desregulada e fotocélula suja deixam de parar o portão. O resto é dinheiro: roldana de poucos reais que vira engrenagem quebrada, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'O que uma revisão teria pego',
    text: [
      'Fio levantado no cabo, parafuso de suporte frouxo, capacitor fraco, roldana sem rolamento e fim de curso que escorregou. São achados de meia hora, e nenhum deles avisa pelo controle.',
      'Numa casa, uma revisão {{maintenance.residence}} basta; prédio e comércio, a cada {{maintenance.interval}}.',
    ],
    points: [
      'Basculante: cabos, mola e contrapeso, que seguram peso suspenso.',
      'De correr: roldana, batente e guia, para a folha não tombar.',
      'Todos: prova da fotocélula com um cabo de vassoura, uma vez por mês.',
      'Rangido, tranco ou folha torta: não espere a data.',
    ],
    send: 'Mande um vídeo do portão abrindo e fechando, de longe, e diga há quanto tempo ninguém o revisa.',
  },
  {
    when: [
      'poeira|po de obra|po|cimento|reforma|obra|gesso|terra fina|rua de terra',
      'motor|central|placa|portao|fotocelula|automatico|basculante',
    ],
    unless:
      'sitio|chacara|fazenda|desalinh*|tort*|calcada|trilho|cremalheira|pintar|instal*|precisa de obra|quanto|preco|quebrar|sem obra|parede|limp*|pintura eletrostatica|enferruj*|ferrug*|metal|po preto|po de ferro|entre',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    answer: [
      'Pó de obra é inimigo do portão: cola na graxa e vira lixa no fuso, na cremalheira e nos rolamentos, e cobre a lente da fotocélula. Durante a reforma use o portão na mão, cubra motor e sensores com plástico solto e deixe o disjuntor desligado; no fim, limpe a seco antes de religar.',
    ],
    heading: 'Antes, durante e depois da obra',
    text: [
      'Antes: solte o motor e confira que a folha anda bem na mão, porque pedreiro que puxa com o motor engatado quebra a engrenagem. Durante: ninguém apoia escada ou carrinho na folha nem passa entulho por cima do trilho.',
      'Depois: aspire ou escove, tire a graxa que ficou cinza e ponha nova em película. Massa e tinta no perfil do fuso saem antes do primeiro acionamento.',
    ],
    points: [
      'Trilho: espátula e escova, nada de água com cimento.',
      'Fotocélula: pano úmido nas duas lentes.',
      'Cabo de aço: sem respingo de ácido ou cimento.',
      'Fio novo na parede: confira se não furaram o da botoeira.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Revisão de fim de obra',
        text: [
          'Limpeza, graxa, curso e força entram numa visita de {{part.adjustment.from}} a {{part.adjustment.to}}; roldana ou cabo que sofreu, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso soprar a caixa com compressor?',
        answer:
          'Não na placa: o jato empurra pó para dentro de relés e bornes. Pincel seco, com o disjuntor desligado.',
      },
      {
        question: 'Rua de terra pede o quê?',
        answer: 'Trilho limpo toda semana, graxa mínima e lente limpa uma vez por mês.',
      },
    ],
    send: 'Mande uma foto do trilho ou do fuso e do motor por fora: dizemos se basta limpar.',
  },
  {
    when: [
      'precisa|preciso|tem que|tenho que|devo|e necessario|e preciso',
      'desligar|desligo|cortar energia|cortar a energia|tirar de tomada',
      'lubrific*|engrax*|graxa|oleo|limpar|limpeza|manutencao',
    ],
    unless: 'quanto|sozinh*|nao desliga',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['care', 'safety'],
    answer: [
      'Precisa: desligue o disjuntor do portão antes de lubrificar ou limpar, porque um toque no controle põe a folha em movimento com a sua mão na peça. Deixe o portão fechado, com todos avisados, e passe só óleo fino na dobradiça e no pivô e graxa branca na cremalheira de aço. O cabo, a mola e a caixa do motor ficam para a revisão do técnico.',
    ],
    heading: 'Lubrificar com o portão parado',
    text: [
      'Depois do produto, tire o excesso com um pano, religue o disjuntor e faça duas viagens olhando de longe, para ele se espalhar. O trilho e a cremalheira de nylon trabalham secos.',
    ],
    points: [
      'Destravar o motor não é preciso para engraxar a dobradiça.',
      'Controle longe de criança enquanto alguém mexe.',
      'Folha no alto: não se lubrifica embaixo dela.',
    ],
    send: 'Mande uma foto das peças que rangem: dizemos onde vai o óleo e onde não vai nada.',
  },
  {
    when: [
      'todo mes|todos os meses|uma vez por mes|cada mes|mensalmente',
      'o que fazer|o que faco|o que devo fazer|o que se faz|cuidado|cuidados|limpar|verificar|olhar|conferir|checar|rotina|tarefas|lubrificar',
      'portao*|motor*',
    ],
    unless:
      'contrato|condominio*|predio*|quanto custa|preco|plano|visita|pilha|bateria|quebr*|trilho|fotocelula*|defeito|problema',
    winsTies: true,
    isUnpriced: true,
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Todo mês, em casa, são quatro coisas: varrer o trilho ou o pé da folha, passar pano seco nas lentes da fotocélula, prová-las com um cabo de vassoura e ouvir uma viagem inteira do portão. Graxa, força e parte elétrica não entram: são da revisão do técnico, {{maintenance.residence}}.',
    ],
    description:
      'Todo mês, em casa: varrer o trilho, limpar as lentes da fotocélula, prová-las com uma vassoura e ouvir uma viagem inteira do portão.',
    heading: 'Dez minutos por mês',
    text: [
      'Varrer e limpar se faz com o disjuntor desligado; a prova da vassoura, com ele ligado, você fora do caminho e o portão fechando: ele tem de parar ou voltar.',
    ],
    points: [
      'Som novo, tranco ou folha mais lenta que no mês anterior: anote e mande ver.',
      'Cabo de aço: só de longe; um fio aberto já é parar de usar.',
      'Folha torta ou com ferrugem nova no pé: fotografe.',
      'Controle que só abre de perto: bateria.',
    ],
    send: 'Se alguma coisa mudou de um mês para o outro, mande um vídeo com som.',
  },
];
