import type { Subject } from '../subject.ts';

export const motor: Subject = {
  name: 'motor de portão',
  plural: 'motores de portão',
  gender: 'm',
  aliases: [
    'remoção de motor de portão velho',
    'remoção de motor velho',
    'remoção do motor velho',
    'remoção do motor antigo',
    'remoção de motor antigo',
    'retirada de motor velho',
    'retirada do motor velho',
    'retirada de motor de portão velho',
    'motor de portão antigo',
    'desinstalação de motor',
    'desinstalação de motor de portão',
    'motor velho',
    'motor de portão velho',
    'motor usado',
    'remoção de motor',
    'remoção do motor',
    'remoção de motor de portão',
    'retirada de motor',
    'retirada do motor',
    'retirada de motor de portão',
    'remover motor',
    'retirar motor',
    'motor',
    'motor para portão',
    'motor de portão eletrônico',
    'motor de portão automático',
    'motor para portão eletrônico',
    'motor para portão automático',
    'motor de garagem',
    'automatizador',
    'automatizador de portão',
    'máquina de portão',
    'motor residencial',
    'motor novo',
    'motor antigo',
    'motor silencioso',
    'motor de portão silencioso',
    'motor bivolt',
  ],
  answers: {
    what: [
      'O motor de portão é o conjunto que move a folha: um motor elétrico, um redutor de engrenagens que troca rotação por força e a central que manda andar e parar. O tipo muda com o portão, porque um empurra a folha para cima, outro a puxa pelo trilho e outro abre a folha pela dobradiça.',
      'Um motor de portão faz a folha andar com a força multiplicada por um redutor, e fica travado quando para. Por isso, num portão em ordem, ele dura muitos anos, e num portão pesado ou desalinhado queima cedo.',
    ],
    works: [
      'O motor de portão gira depressa e com pouca força; o redutor transforma esse giro em movimento lento e forte no pinhão, no fuso ou no braço. A central liga um sentido ou o outro, e o fim de curso diz onde parar.',
    ],
    price: [
      'Um motor de portão instalado em basculante custa {{kit.padrao}} no kit PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, já com central, dois controles e instalação. Em portão de correr ou de abrir sai por orçamento, numa casa em geral entre {{replacement.from}} e {{replacement.to}}.',
      'Para um motor de portão basculante, o preço com instalação é {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}, e o que os separa é o tempo de abertura, o peso que cada um leva e, no JETFLEX, o inversor. Se o portão corre ou abre, o motor sai por orçamento, numa casa em geral entre {{replacement.from}} e {{replacement.to}}.',
      'O preço do motor de portão depende de ele vir instalado ou só na caixa: instalado em basculante, vai de {{kit.padrao}} a {{kit.jetflex}}; sozinho, na nossa tabela, começa em {{motor.quarterCv}} no de 1/4 CV. Trocar um motor residencial completo fica entre {{replacement.from}} e {{replacement.to}}.',
    ],
    buy: [
      'Um motor de portão já instalado custa, em basculante, de {{kit.padrao}} a {{kit.jetflex}}, com frete incluído em São Paulo; em portão de correr ou de abrir sai por orçamento, e numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}. Para dizer o modelo precisamos do tipo e das medidas da folha e da tensão, 127 V ou 220 V.',
    ],
    choose: [
      'Escolha o motor de portão primeiro pelo tipo de movimento, depois pelo peso da folha e por fim pelo número de aberturas por dia. Em casa com basculante, o PPA Home leva folha de até {{home.weight}} e o PPA Home Jetflex até {{homeJetflex.weight}}.',
      'O motor de portão certo é o menor que leva a sua folha com sobra, no tipo de portão que você tem. Potência a mais não corrige folha desbalanceada nem trilho torto, e custa dinheiro que renderia mais em velocidade ou num conserto do portão.',
    ],
    compatibility: [
      'Um motor de portão serve se foi feito para o movimento da sua folha, aguenta o peso dela e tem a tensão da garagem. Motor de basculante não vai em portão de correr, e a central de um nem sempre lê o sensor do outro.',
    ],
    install: [
      'A instalação de um motor de portão leva de {horas de instalação} e, em basculante, custa de {{kit.padrao}} a {{kit.jetflex}} com o motor incluído. Ela começa pelo portão: a folha tem de andar leve na mão. Depois vêm fixação, central, fim de curso, força e a gravação dos controles.',
      'Para instalar um motor de portão o técnico confere a folha, fixa o conjunto, liga a central num circuito próprio e regula curso e força. Em basculante, o kit com instalação custa de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    program: [
      'Programar o motor de portão é ensinar à central os controles, o curso da folha e o tempo de fechamento. Esses ajustes ficam dentro da caixa, ao lado da rede elétrica, e por isso são feitos pelo técnico, a partir de {{repair.from}}.',
    ],
    adjust: [
      'Regular o motor de portão é acertar onde a folha para, com que força ela insiste e em quanto tempo fecha sozinha. A força fica no mínimo que ainda move bem a folha, porque é ela que decide o que acontece quando há alguém no caminho.',
    ],
    repair: [
      'O conserto de um motor de portão custa de {{repair.from}} a {{repair.to}} e na maioria dos casos se resolve em {horas de reparo}, na própria garagem. Capacitor, engrenagem, rolamento e fim de curso são peças baratas; bobina queimada é o que leva a comparar com motor novo.',
      'Quase todo motor de portão que para tem conserto: o técnico separa defeito do motor, da central e da folha, diz o valor e troca a peça na visita. A faixa é de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nas peças.',
    ],
    replace: [
      'Trocar o motor de portão velho fica numa casa entre {{replacement.from}} e {{replacement.to}}, com o novo instalado e a remoção do antigo, feita com o disjuntor desligado e a folha presa. Só a retirada, para voltar ao manual, é outro serviço, orçado à parte.',
      'A troca do motor de portão residencial fica entre {{replacement.from}} e {{replacement.to}}, com o motor novo. Ela se paga quando o enrolamento queimou, quando a peça saiu de linha ou quando o terceiro conserto chega em pouco tempo.',
    ],
    signs: [
      'O motor de portão avisa antes de parar: esquenta no uso normal, demora mais a cada mês, ronca na partida ou deixa pó de engrenagem sob a caixa. Com um desses sinais vale chamar; com cheiro de queimado, desligue o disjuntor primeiro.',
    ],
    worth: [
      'Consertar o motor de portão compensa enquanto a peça existe e o valor não passa da metade de um motor novo. Bobina queimada em motor antigo é o caso em que trocar sai melhor. O conserto vai de {{repair.from}} a {{repair.to}}, e a troca, de {{replacement.from}} a {{replacement.to}}.',
    ],
    lifetime: [
      'Um motor de portão de casa costuma passar de dez anos se a folha anda leve e a engrenagem é engraxada; em portão pesado ou de uso coletivo sem revisão, o tempo cai muito. A instalação de um novo leva de {horas de instalação}.',
    ],
    care: [
      'Cuidar do motor de portão é cuidar da folha: trilho limpo, roldanas girando, cabo ou mola em ordem e graxa só onde há engrenagem. A revisão custa menos que um conserto e leva de {horas de manutenção}.',
    ],
    safety: [
      'Um motor de portão seguro tem a força regulada no mínimo, fotocélula no vão e destravamento que a família sabe usar. A força é o ajuste que mais se erra: aumentada para vencer uma folha pesada, ela deixa de parar quando encontra alguém.',
    ],
    power: [
      'Sem energia, o motor de portão fica travado na engrenagem e a folha só anda na mão depois de destravar com a chave. Desligue o disjuntor antes, porque a luz pode voltar com o portão solto.',
    ],
    allowed: [
      'Você pode limpar em volta do motor de portão, observar e ouvir; abrir a caixa é outra coisa, porque o capacitor guarda carga mesmo desligado. Troca de peça, ligação e regulagem de força ficam com o técnico.',
    ],
  },
  sections: [
    {
      aspect: 'replace',
      isForAskers: true,
      heading: 'Remoção do motor velho: o que sai e o que fica',
      text: [
        'A remoção do motor velho começa com o disjuntor desligado e a folha presa, porque sem motor ela pode andar ou descer. O técnico solta o conjunto da coluna ou da base e isola os fios que alimentavam a caixa.',
        'Quem retira o motor para voltar ao manual precisa de uma trava na folha, já que era o motor que a segurava fechada. Na troca, a retirada do antigo faz parte do mesmo dia de serviço.',
      ],
      points: [
        'Sai o motor com o redutor, a central, o fuso ou a coroa.',
        'Ficam a folha, as roldanas ou o contrapeso e, se firmes, a base e o suporte.',
        'O basculante é reequilibrado, porque o peso do braço deixou a folha.',
        'As pontas de fio são isoladas numa caixa, e o disjuntor fica identificado.',
        'O capacitor é descarregado antes de o motor velho ir embora.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Como o técnico acha o defeito do motor',
      text: [
        'A primeira prova é sem motor: com a energia cortada e o conjunto destravado, a folha tem de ir e voltar na mão. Se ela pesa, o defeito está no portão, e trocar o motor só repetiria a queima.',
        'Com a folha aprovada, mede-se a tensão que chega, o capacitor e a corrente na partida. Motor que ronca com capacitor bom aponta para rolamento ou bobina; motor mudo com tensão boa na saída aponta para fio ou enrolamento aberto.',
      ],
      points: [
        'Capacitor fraco: ronca, demora a partir ou só parte com uma ajuda na folha.',
        'Engrenagem gasta: o motor gira e a folha não acompanha.',
        'Rolamento seco: barulho que cresce e carcaça quente.',
        'Fim de curso perdido: a folha passa do ponto ou para antes.',
        'Bobina queimada: cheiro forte, disjuntor que desarma ou silêncio total.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'O que se troca num motor e o que se aproveita',
      text: [
        'O motor é desmontável. Carcaça, eixo, suporte e central boa continuam; o que se gasta é a engrenagem de material mais macio, feita de propósito para quebrar antes do resto.',
        'A peça trocada tem {{parts.warranty}} de garantia e o serviço, {{repair.warranty}}. Rebobinar só se justifica em motor grande: em motor de casa, o rebobinamento chega perto do preço de um novo.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Antes de chamar: testes que não abrem nada',
      text: ['Eles levam poucos minutos e dizem ao técnico que peça levar.'],
      steps: [
        'Veja se o disjuntor do portão está ligado e se outra tomada do mesmo circuito funciona.',
        'Aperte a botoeira da parede, de longe da folha, e escute: silêncio, clique, ronco ou giro solto.',
        'Anote se o portão parou aberto, fechado ou no meio, e o que aconteceu pouco antes, como chuva, batida ou queda de luz.',
      ],
    },
    {
      aspect: 'install',
      heading: 'O que se confere no portão antes do motor',
      text: [
        'Um motor novo em portão ruim herda o defeito do antigo. Por isso a instalação começa com a folha solta: basculante tem de parar onde é deixado, portão de correr tem de ir com uma mão, portão de abrir não pode raspar no chão.',
        'Também se olha a parede ou a coluna que vai segurar o conjunto. Bloco oco e reboco fofo pedem chumbador próprio ou uma chapa que distribua o esforço.',
      ],
      points: [
        'Prumo da coluna e firmeza do ponto de fixação.',
        'Curso livre, sem pedra, degrau ou calha no caminho da folha.',
        'Disjuntor só para o portão e fio terra até a caixa.',
        'Lugar seco para a central, fora do alcance da mangueira.',
        'Alcance do controle da calçada até a antena.',
      ],
    },
    {
      aspect: 'install',
      isForAskers: true,
      heading: 'Do motor na caixa ao portão andando',
      text: [
        'Com o portão aprovado, o serviço leva de {horas de instalação}. O dia termina com a família usando os controles e sabendo destravar na falta de luz.',
      ],
      steps: [
        'Fixamos o conjunto na altura que o fabricante manda e alinhamos com a folha.',
        'Ligamos a central num circuito próprio, com aterramento.',
        'Marcamos os pontos de parada e regulamos a força no mínimo que move bem.',
        'Gravamos os dois controles e testamos o alcance.',
        'Mostramos a chave de destravamento e anotamos a data da primeira revisão.',
      ],
    },
    {
      aspect: 'choose',
      isForAskers: true,
      heading: 'Que motor para cada movimento',
      text: [
        'O movimento da folha elimina a maior parte dos modelos antes de qualquer conversa sobre potência.',
        'Dentro do tipo certo, o peso decide. Os limites publicados valem para folha equilibrada: {{home.weight}} no PPA Home, {{homeJetflex.weight}} no PPA Home Jetflex e {{heavyLine.weight}} na linha pesada para basculante.',
      ],
      points: [
        'Folha que sobe: motor de basculante, com fuso ou corrente e braço.',
        'Folha que corre: motor no chão, com pinhão na cremalheira.',
        'Folha que abre como porta: pistão ou braço, um por folha.',
        'Uso coletivo: motor para muitas aberturas e central de condomínio, em qualquer dos três.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Potência, velocidade e uso por dia',
      text: [
        'A potência sozinha não diz o peso que o motor leva, porque o redutor conta junto; vale o máximo da etiqueta. Velocidade vem do comando e do redutor, e um motor de mesma potência pode abrir em {segundos padrão} ou em {segundos jetflex}.',
        'O uso por dia é o dado que mais se esquece. Uma casa abre o portão poucas vezes; um prédio abre dezenas numa manhã, e o motor comum de casa não tem tempo de esfriar entre uma abertura e outra.',
      ],
    },
    {
      aspect: 'price',
      isForAskers: true,
      heading: 'O que está dentro do preço do motor instalado',
      text: [
        'Nos kits para basculante o valor é fechado: motor, central, dois controles, conjunto de fixação, manual e mão de obra. Paga-se tudo junto, em até {parcelas} vezes.',
        'O que pode somar é serviço no portão: solda em dobradiça, troca de cabo, disjuntor que falta. Isso é visto na conversa, por foto, e entra no papel antes de começar.',
      ],
      points: [
        'PADRÃO, de {segundos padrão}, por {{kit.padrao}}.',
        'SPEEDY, de {segundos speedy}, por {{kit.speedy}}.',
        'JETFLEX, de {segundos jetflex}, por {{kit.jetflex}}.',
        'Portão pesado de condomínio, de {{condominium.from}} a {{condominium.to}}, por orçamento.',
      ],
    },
    {
      aspect: 'price',
      isForAskers: true,
      heading: 'O que faz o preço de um motor subir',
      text: [
        'Dois motores da mesma potência podem ter preços bem diferentes por causa do estator, do redutor e da placa. Estator mais grosso esquenta menos; redutor de metal aguenta folha pesada; placa com inversor arranca e freia sem tranco.',
        'Motor só na caixa parece barato porque falta o resto. Na nossa tabela, o de 1/4 CV custa {{motor.quarterCv}} e leva folha de até {{motor.quarterCv.weight}}; somados mão de obra e acessórios, o kit de {{kit.padrao}} costuma fechar a conta melhor.',
      ],
    },
    {
      aspect: 'replace',
      heading: 'Trocar só o motor ou o conjunto',
      text: [
        'Às vezes troca-se só a máquina e ficam a central e os controles. Isso pede que a placa antiga comande o motor novo e leia o sensor dele, e nem sempre fecha.',
        'Com o conjunto inteiro, os controles passam a código rolante e a garantia fica numa data só, {{kit.warranty}} no kit instalado. Em motor residencial a conta total vai de {{replacement.from}} a {{replacement.to}}.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Sinais que o motor dá antes de parar',
      text: ['O ouvido e a mão percebem antes do olho, e o aviso costuma vir semanas antes da pane.'],
      points: [
        'A abertura ficou visivelmente mais demorada que no ano passado.',
        'Depois de duas ou três aberturas a carcaça está quente demais para encostar.',
        'Há pó claro ou limalha no chão, sob a caixa.',
        'O motor parte com um ronco e só depois anda.',
        'A folha balança no fim do curso, onde antes parava firme.',
      ],
    },
    {
      aspect: 'care',
      heading: 'A revisão que poupa o motor',
      text: [
        'Na revisão o técnico mede a corrente do motor andando e compara com a etiqueta. Corrente alta com folha leve fala do motor; corrente alta com folha dura fala do portão.',
        'O intervalo é de {{maintenance.interval}} em uso intenso; numa casa com poucas aberturas, uma visita por ano costuma bastar. Graxa vai na engrenagem e no fuso, nunca no trilho, onde ela junta areia.',
      ],
    },
    {
      aspect: 'works',
      isForAskers: true,
      heading: 'Por dentro do motor: estator, redutor e freio',
      text: [
        'O estator é a parte enrolada com fio de cobre, e a espessura dela diz quanto calor ele suporta. O rotor gira dentro, e o redutor de rosca sem fim faz a coroa girar devagar e com força.',
        'A rosca sem fim é também a tranca: a coroa não consegue girá-la de volta, e por isso não se empurra um portão fechado com motor em ordem. A chave de destravamento solta justamente esse encaixe.',
      ],
    },
    {
      aspect: 'works',
      heading: 'Motor comum e motor com inversor',
      text: [
        'O motor monofásico comum parte com ajuda do capacitor e anda sempre na mesma velocidade. O motor com inversor recebe a energia dosada pela placa: sai devagar, corre no meio e freia antes do batente.',
        'Na linha que instalamos, Jetflex é o nome do segundo tipo. Ele abre basculante em {segundos jetflex} e poupa soldas e dobradiças do tranco de fim de curso.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Força, fotocélula e a mão de quem passa',
      text: [
        'A regulagem de força diz quanto o motor insiste contra um obstáculo. O técnico a testa com a folha em movimento e a deixa no mínimo que vence o vento e o atrito.',
        'A [fotocélula](/topicos/sensor-fotocelula-para-portao) cobre o que a força não cobre: ela faz a folha voltar antes de encostar. Sem ela, o fechamento automático deve ficar desligado.',
      ],
    },
    {
      aspect: 'compatibility',
      isForAskers: true,
      heading: 'Peças de mercado e peças só daquele motor',
      text: [
        'Capacitor se compra pela capacitância e pela tensão; rolamento, pelo número gravado no anel. Essas duas se acham sem olhar a marca.',
        'Coroa interna, rotor, bucha e conector do sensor só servem no modelo para o qual foram feitos. A foto das etiquetas do motor e da central evita levar a peça errada à garagem.',
      ],
    },
  ],
  faults: [
    {
      fault: ['lightning'],
      answer: [
        'Motor de portão que queimou depois do raio fica desligado no disjuntor até ser medido, sem teste na botoeira. Muitas vezes a descarga parou na central e o motor está bom, e essa é a diferença entre um reparo e uma troca.',
      ],
      heading: 'Motor e placa depois de um raio',
      text: [
        'O raio não precisa cair na casa: o surto chega pela rede, pelo interfone ou pela cerca e passa pela placa antes de alcançar a bobina.',
        'Peça o diagnóstico por escrito. A distribuidora tem regras de ressarcimento, e seguros residenciais costumam cobrir dano elétrico.',
      ],
      points: [
        'Luz da caixa apagada e sem cheiro: fusível ou fonte da placa.',
        'Mancha preta na tampa: central.',
        'Cheiro forte na carcaça: bobina.',
        'Outros aparelhos parados na mesma hora: surto na rede, e a data importa.',
      ],
      careful: 'Não troque fusível nem religue antes da medição, porque o que restou ainda pode queimar.',
      technician:
        'O técnico mede placa, capacitor e bobina: o reparo vai de {{repair.from}} a {{repair.to}}, e o motor novo, de {{replacement.from}} a {{replacement.to}}.',
      more: 'A ordem depois do temporal está em [placa queimada depois de raio](/placa-do-portao-queimada-depois-de-raio).',
    },
    {
      fault: ['in-rain'],
      answer: [
        'Motor de portão que falha quando chove quase sempre está seco, e a água está na caixa da central, na emenda ou no sensor. Desligue o disjuntor, espere secar e anote se o defeito some, porque isso diz ao técnico o que procurar.',
      ],
      heading: 'Motor que só falha com chuva',
      text: [
        'Base de correr no nível do piso recebe a enxurrada, e caixa com borracha vencida recebe o respingo. Depois de algumas chuvas o cobre esverdeia e a falha deixa de passar com o sol.',
      ],
      points: [
        'Desarma o disjuntor só com chuva: fuga em emenda ou no motor.',
        'Ronca e não sai na chuva: folha de madeira inchada ou lama no trilho.',
        'Mudo até secar: central ou receptor úmido.',
        'Abre sem comando: botoeira molhada.',
      ],
      careful: 'Não cubra o motor com plástico fechado, que segura a umidade do lado de dentro.',
      technician:
        'Vedar a caixa, refazer a emenda e elevar a base quando ela alaga começa em {{repair.from}}.',
      more: 'Leia [portão não abre quando chove](/portao-nao-abre-quando-chove) antes da próxima chuva.',
    },
    {
      fault: ['power-back', 'no-power'],
      answer: [
        'Motor de portão que não volta depois da queda de luz costuma estar destravado, com o disjuntor caído ou com o fusível da placa aberto. Confira os dois primeiros com a folha parada; o fusível fica para o técnico.',
      ],
      heading: 'Motor parado desde que a energia voltou',
      text: [
        'Na falta de luz alguém gira a chave e esquece de voltar. O motor então trabalha solto, com o som de sempre e a folha imóvel.',
      ],
      points: [
        'Gira e não puxa: chave na posição manual.',
        'Anda devagar na primeira vez: a central está lendo o curso.',
        'Mudo, com luz na tomada: fusível ou fonte.',
        'Zumbe e não parte: tensão ainda baixa ou capacitor atingido.',
      ],
      careful: 'Espere a tensão firmar antes de insistir, porque luz fraca aquece o motor parado.',
      technician: 'O técnico mede a rede e a placa e deixa o curso gravado, a partir de {{repair.from}}.',
      more: 'A lista do que queima na volta da luz está em [portão parou depois que a luz voltou](/portao-parou-depois-que-a-luz-voltou).',
    },
    {
      fault: ['trips-breaker'],
      answer: [
        'Motor de portão que derruba o disjuntor tem bobina em curto, capacitor em curto ou uma folha que o impede de girar. Religue uma vez só, com ninguém perto do vão; na segunda queda deixe tudo desligado.',
      ],
      heading: 'Motor que desarma o disjuntor',
      text: [
        'Na partida o motor pede várias vezes a corrente normal. Um disjuntor bem escolhido tolera esse instante e desarma quando ele se prolonga.',
      ],
      points: [
        'Desarma com o motor solto da folha: defeito no motor ou na placa.',
        'Desarma só com a folha presa a ele: portão pesado ou travado.',
        'Desarma com chuva: fuga no cabo.',
      ],
      careful: 'Não segure a alavanca nem ligue o motor direto na tomada para testar.',
      technician: 'Separar bobina, capacitor e folha leva uma visita, de {{repair.from}} a {{repair.to}}.',
      more: 'A página do [disjuntor do portão caindo](/disjuntor-do-portao-caindo) ordena os testes.',
    },
    {
      fault: ['burnt'],
      answer: [
        'Motor de portão com cheiro de queimado deve ficar desligado no disjuntor até ser medido. Se o enrolamento queimou, a escolha é entre um motor novo, de {{replacement.from}} a {{replacement.to}} instalado, e um conserto, e o que queimou o primeiro tem de ser resolvido antes.',
        'Para saber se o motor de portão queimou, cheire a carcaça com o disjuntor desligado e lembre-se do último som: ronco comprido seguido de silêncio é o sinal clássico. Um técnico confirma com o medidor, e capacitor ou placa às vezes deixam o mesmo cheiro.',
      ],
      heading: 'Motor queimado: o que costuma estar por trás',
      text: [
        'O motor queima por calor. Folha pesada, uso seguido sem pausa, capacitor fraco e tensão baixa fazem a mesma coisa: o motor puxa corrente demais por tempo demais.',
        'Nem todo cheiro é bobina. Uma placa com trilha queimada ou um capacitor estufado deixa o mesmo cheiro e custa muito menos.',
      ],
      points: [
        'Disjuntor que desarma ao ligar: curto na bobina ou no fio.',
        'Ronco sem giro por vários segundos: capacitor ou rotor preso.',
        'Silêncio com a luz da placa acesa: bobina aberta ou relé.',
        'Folha dura na mão, com o motor solto: a causa está no portão.',
      ],
      careful:
        'Não religue para testar. Cada tentativa aquece o que ainda estava bom, e o capacitor guarda carga depois de desligado.',
      technician:
        'O técnico mede bobina, capacitor e placa e diz as duas saídas, conserto de {{repair.from}} a {{repair.to}} ou motor novo, de {{replacement.from}} a {{replacement.to}}, antes de trocar qualquer peça.',
      more: 'A página do [motor de portão queimado](/motor-de-portao-queimado) mostra como distinguir a bobina do capacitor.',
    },
    {
      fault: ['noise', 'loose'],
      answer: [
        'Barulho no motor de portão se localiza pelo som: estalo seco vem da engrenagem ou da fixação, chiado vem do rolamento, batida vem da folha. Com o motor solto e a folha levada na mão, fica claro de quem é o ruído.',
      ],
      heading: 'De onde vem o barulho do motor',
      text: [
        'O motor amplifica o que está solto perto dele. Um parafuso frouxo na base soa como engrenagem quebrada, e a caixa plástica vibra junto.',
      ],
      points: [
        'Chiado contínuo que cresce com o uso: rolamento sem graxa.',
        'Estalo a cada volta: dente gasto no pinhão ou na cremalheira.',
        'Batida só no fim: fim de curso fora do ponto.',
        'Ronco grave antes de andar: capacitor ou folha pesada.',
        'Vibração da caixa: fixação frouxa na coluna ou na base.',
      ],
      careful:
        'Não ponha a mão na engrenagem para sentir a folga, mesmo com o portão parado: outro controle da casa pode acioná-lo.',
      technician:
        'Aperto, graxa e troca de rolamento ou coroa ficam entre {{repair.from}} e {{repair.to}}, na mesma visita.',
      more: 'Os ruídos um a um estão em [motor de portão fazendo barulho](/motor-de-portao-fazendo-barulho).',
    },
    {
      fault: ['hums', 'weak', 'slow', 'heavy', 'stuck', 'stops-halfway'],
      answer: [
        'Motor de portão zumbindo sem sair do lugar tem, na ordem de frequência, capacitor fraco, folha presa ou pesada, ou rotor travado. Pare de insistir no controle: o zumbido sem giro por alguns segundos já aquece a bobina.',
        'Motor de portão que ronca, perde força ou anda devagar tem em geral uma de duas causas: o capacitor, que dá a partida, enfraqueceu, ou a folha ficou pesada. Engrenagem gasta é outro sintoma, em que o motor gira e a folha não acompanha.',
      ],
      heading: 'Motor sem força ou roncando parado',
      text: [
        'O capacitor dá o empurrão da partida. Quando perde capacidade, o motor treme e não gira, ou gira devagar, e muita gente troca o motor inteiro por uma peça pequena.',
        'Boa parte dos casos está na folha, e não no motor. Roldana travada, cabo torto ou mola cansada pedem do motor o que ele não tem.',
      ],
      points: [
        'Ronca e parte se alguém ajuda a folha: capacitor.',
        'Anda bem aberto e para no mesmo ponto: trilho ou dobradiça naquele ponto.',
        'Fraco só no frio ou de manhã: graxa endurecida ou tensão baixa.',
        'Força e não sai, com a trava elétrica muda: a trava não soltou.',
      ],
      careful:
        'Não aumente a força na placa para compensar; o portão deixa de parar quando encontra um obstáculo.',
      technician:
        'O técnico mede o capacitor, solta a folha e decide pelo resultado. Fica entre {{repair.from}} e {{repair.to}}, com {{parts.warranty}} de garantia na peça.',
      more: 'Quando a folha não sai do lugar, veja [motor que força e não sai](/motor-do-portao-forca-e-nao-sai); quando foi perdendo aos poucos, [motor que perdeu a força](/motor-do-portao-perdeu-a-forca).',
    },
    {
      fault: ['slips', 'broken', 'worn'],
      answer: [
        'Motor de portão que gira e não move a folha está destravado ou com a engrenagem quebrada. No portão de correr, o pinhão também pode estar longe da cremalheira. Confira primeiro a chave de destravamento; se ela está na posição certa, a causa é mecânica e o portão não deve ser forçado.',
      ],
      heading: 'O motor gira e o portão fica',
      text: [
        'A engrenagem é a peça mais macia do conjunto e gasta primeiro. Ela costuma avisar com um estalo por volta, semanas antes de patinar.',
      ],
      points: [
        'Chave de destravamento virada: alguém soltou o motor e não travou de volta.',
        'Pó claro sob a caixa: coroa de nylon gasta.',
        'Pinhão girando longe da cremalheira: base cedeu ou cremalheira soltou.',
        'Basculante com o braço ou o cursor parado e o motor girando: bucha do fuso.',
      ],
      careful:
        'Em basculante, fique fora do vão: com a engrenagem quebrada a folha pode descer com o próprio peso.',
      technician:
        'A troca de engrenagem leva em geral {horas de reparo} e fica na faixa de {{repair.from}} a {{repair.to}}.',
      more: 'O passo de cada teste está em [motor gira e portão não anda](/motor-gira-e-portao-nao-anda).',
    },
    {
      fault: ['hot'],
      answer: [
        'Motor de portão que esquenta a ponto de não se encostar está trabalhando demais ou com tensão errada. Dê meia hora de descanso e, com o motor solto e a energia cortada, sinta se a folha pesa: em boa parte dos casos é ela.',
      ],
      heading: 'Por que o motor esquenta',
      text: [
        'Depois de várias aberturas seguidas qualquer motor fica quente, e o protetor térmico o desliga por um tempo. O que pede conserto é calor com pouco uso.',
      ],
      points: [
        'Esquenta com duas aberturas: folha pesada ou capacitor fraco.',
        'Esquenta parado: relé colado na placa, que mantém o motor alimentado.',
        'Esquenta só no horário de pico: motor de casa em uso coletivo.',
        'Esquenta desde a instalação: motor pequeno ou tensão trocada.',
      ],
      careful: 'Não jogue água para esfriar nem tire a tampa com a energia ligada.',
      technician:
        'Mede-se a corrente com a folha andando; o conserto vai de {{repair.from}} a {{repair.to}} e, em uso coletivo, entra a conversa sobre outro motor.',
      more: 'Tempos de descanso e causas estão em [motor que esquenta muito](/motor-de-portao-esquenta-muito).',
    },
    {
      fault: ['wet', 'rusty'],
      answer: [
        'Motor de portão que molhou se desliga no disjuntor e não se testa molhado. Se a água chegou à placa ou ao estator, secar por fora não basta: a central se salva muitas vezes quando ninguém tenta ligar antes da limpeza.',
      ],
      heading: 'O motor do portão depois da chuva ou da enchente',
      text: [
        'Água limpa que respingou na caixa costuma sair sem dano. Enchente traz barro, que fica na graxa e nos contatos e come a trilha nas semanas seguintes.',
      ],
      points: [
        'Marca de água na parede acima da base do motor: trate como submerso.',
        'Luz da placa apagada: não insista no disjuntor.',
        'Portão que anda sozinho depois da chuva: água na botoeira ou no receptor.',
        'Ferrugem nova no eixo: rolamento a caminho.',
      ],
      careful: 'Com água no chão da garagem, desligue no quadro da casa e não encoste na folha de metal.',
      technician:
        'Desmonta-se, lava-se e seca-se o que for salvável; o conserto fica entre {{repair.from}} e {{repair.to}} quando a bobina resistiu.',
      more: 'Os primeiros passos estão em [motor que molhou na enchente](/motor-de-portao-molhou-na-enchente).',
    },
    {
      fault: ['does-not-work', 'does-not-open', 'does-not-close'],
      answer: [
        'Motor de portão que parou de funcionar se divide em dois: mudo, quando falta energia ou a central não manda, e barulhento, quando recebe a ordem e não consegue andar. Veja o disjuntor, aperte a botoeira e escute antes de qualquer outra coisa.',
      ],
      heading: 'O motor parou: mudo ou barulhento',
      text: [
        'Mudo e com a luz da placa apagada é assunto de alimentação: disjuntor, fusível, fio. Mudo com a luz acesa aponta para o comando, que pode ser controle, fotocélula ou relé.',
      ],
      points: [
        'Nada acende na placa: energia, fusível ou transformador.',
        'A botoeira abre e o controle não: rádio ou bateria.',
        'Clique sem movimento: relé, capacitor ou motor preso.',
        'Só um sentido funciona: fim de curso ou relé daquele lado.',
      ],
      careful: 'Não troque o fusível por outro maior nem por papel-alumínio; ele protege a placa.',
      technician:
        'Na visita mede-se da tomada ao motor, nessa ordem, e o valor sai antes do conserto, de {{repair.from}} a {{repair.to}}.',
      more: 'Se o portão ficou fechado com alguém dentro, comece por [portão não abre](/portao-nao-abre).',
    },
    {
      fault: ['does-not-stop', 'one-way-only', 'reverses', 'slams'],
      answer: [
        'Motor de portão que passa do ponto, para antes ou não desliga perdeu a referência do fim de curso. Desligue o disjuntor se ele continua forçando no batente, porque a folha, a engrenagem e a bobina sofrem juntas.',
      ],
      heading: 'O motor que não sabe onde parar',
      text: [
        'A central conta com um ímã, uma chave ou o tempo para saber que chegou. Ímã caído, chave suja e fio solto fazem o motor seguir ou parar cedo.',
      ],
      points: [
        'Ímã fora do lugar na folha ou na cremalheira.',
        'Para no mesmo ponto todas as vezes: obstáculo ou trilho amassado ali.',
        'Volta ao tocar no chão: força baixa ou batente novo.',
        'Anda só para um lado: sensor daquele lado acionado o tempo todo.',
      ],
      careful: 'Não prenda o ímã com fita para testar; o motor pode passar do batente.',
      technician:
        'A regulagem de fim de curso e força fica a partir de {{repair.from}} e é testada com a folha dos dois lados.',
      more: 'Quando o ímã soltou, veja [ímã do portão caiu](/ima-do-portao-caiu).',
    },
  ],
  questions: [
    {
      about: ['replace'],
      question: 'Vocês fazem só a remoção do motor velho, sem pôr outro?',
      answer:
        'Fazemos, com o valor dito antes por foto, dentro da faixa de conserto. A folha sai equilibrada e com uma trava para o uso manual.',
    },
    {
      about: ['replace', 'buy'],
      isForAskers: true,
      question: 'Para onde vai o motor velho depois da retirada?',
      answer:
        'Ele é seu. Cobre e ferro interessam a sucateiros, e a placa se entrega em ponto de coleta de lixo eletrônico.',
    },
    {
      about: ['hums', 'weak'],
      isForAskers: true,
      question: 'Motor zumbindo sem sair do lugar pode ser a trava elétrica?',
      answer:
        'Pode. Se o estalo da trava sumiu e a folha não cede, o motor empurra contra o pino fechado e zumbe do mesmo jeito.',
    },
    {
      about: ['choose', 'price'],
      isForAskers: true,
      question: 'Motor mais potente dura mais?',
      answer:
        'Só se o anterior era pequeno para a folha. Em portão equilibrado, um motor da faixa certa trabalha folgado e a potência extra fica sem uso.',
    },
    {
      about: ['install', 'lifetime'],
      question: 'O portão fica sem uso durante a instalação?',
      answer:
        'Por algumas horas, e no mesmo dia volta a andar. Combine a saída dos carros antes de o técnico chegar.',
    },
    {
      about: ['repair', 'price'],
      question: 'O orçamento do conserto é cobrado?',
      answer:
        'Não há taxa de visita na área atendida. A faixa sai por mensagem; o valor exato vem com o diagnóstico, antes de abrir o motor.',
    },
    {
      about: ['worth', 'replace', 'burnt'],
      question: 'Posso mandar rebobinar o motor?',
      answer:
        'Quase nunca se justifica: o rebobinamento se aproxima do preço de um motor novo, deixa o portão parado enquanto a bobina está na oficina e não traz garantia de fábrica.',
    },
    {
      about: ['compatibility', 'replace'],
      question: 'Posso manter os controles antigos com o motor novo?',
      answer:
        'Só se a central nova aceitar aquele código. Na maior parte das trocas gravam-se controles novos, que no kit já vêm em número de dois.',
    },
    {
      about: ['choose', 'compatibility'],
      isForAskers: true,
      question: 'Como sei se a garagem é 127 V ou 220 V?',
      answer:
        'Pela etiqueta do motor antigo ou pelo quadro de luz, fotografados. O PPA Home Jetflex, por exemplo, é de 220 V.',
    },
    {
      about: ['works', 'price'],
      question: 'O motor gasta muita energia?',
      answer:
        'Pouca: vinte aberturas por dia somam poucos minutos de motor e perto de um quilowatt-hora por mês. Em espera, o gasto é o da placa.',
    },
    {
      about: ['care', 'signs'],
      question: 'Que graxa vai no motor?',
      answer:
        'A que o fabricante indica para a engrenagem, em pouca quantidade. Óleo fino escorre, e graxa comum endurece no frio.',
    },
    {
      about: ['safety', 'allowed'],
      isForAskers: true,
      question: 'Criança pode brincar perto do portão com motor?',
      answer:
        'Não no vão nem pendurada na folha. Guarde os controles fora do alcance e teste a fotocélula com um cabo de vassoura, sem ninguém no caminho.',
    },
    {
      about: ['power', 'safety'],
      question: 'Onde fica a chave que destrava o motor?',
      answer:
        'Na própria caixa, atrás de uma tampinha ou alavanca. Guarde uma cópia onde se alcance do lado de fora se não há outra entrada.',
    },
    {
      about: ['buy', 'price'],
      question: 'Vocês vendem só o motor, sem instalar?',
      answer:
        'Há motores com preço sem instalação na nossa tabela, a partir de {{motor.quarterCv}} no de 1/4 CV. Para basculante, o kit instalado costuma compensar.',
    },
    {
      about: ['lifetime', 'worth'],
      question: 'Que garantia tem um motor novo?',
      answer:
        'O kit instalado tem {{kit.warranty}}. A página de [garantia](/garantia) diz o que entra em cada prazo.',
    },
    {
      about: ['repair', 'lifetime'],
      question: 'O conserto é feito em casa ou na oficina?',
      answer:
        'Em casa na maior parte dos casos, em {horas de reparo}. Só placa com reparo demorado costuma sair da garagem.',
    },
    {
      about: ['noise', 'hot', 'weak'],
      isForAskers: true,
      question: 'Posso usar o portão enquanto espero o técnico?',
      answer:
        'Com ruído leve, o mínimo possível. Com cheiro, ronco sem giro ou folha torta, deixe desligado e no manual.',
    },
  ],
  visit: [
    'Na visita {onde}, o técnico solta o motor e leva a folha na mão, depois mede tensão, capacitor e corrente, e só então fala de peça.',
    'Para ver um motor de portão {onde}, pedimos a foto da etiqueta antes de sair, e o que mais deve faltar já vai no carro.',
    'O diagnóstico do motor {onde} termina com dois números na mesa, o do conserto e o do motor novo, para você escolher.',
  ],
  brand: [
    'Num motor {marca}, a etiqueta da carcaça dá potência, tensão e modelo, e é por ela que se acha a peça.',
    'Em motor {marca}, engrenagem e sensor são próprios do modelo, enquanto capacitor e rolamento se compram pela medida.',
  ],
  further: [
    'Peso, velocidade e uso de cada modelo estão reunidos na página de [motores](/motores).',
    'Quem está entre o conserto e a troca encontra os dois caminhos em [conserto de motor de portão](/topicos/conserto-de-motor-de-portao).',
    'O que se confere todo ano está na página de [manutenção de motor de portão](/topicos/manutencao-de-motor-de-portao).',
  ],
  send: [
    'Mande pelo WhatsApp a etiqueta do motor, uma foto do portão inteiro por dentro e, em uma frase, o que você precisa ou o que ele faz. Com isso respondemos com a faixa de preço.',
    'Fotografe a etiqueta colada na carcaça e a coluna onde o motor está preso, e diga se a folha sobe, corre ou abre. Respondemos com o valor ou com a pergunta que falta.',
    'Envie pelo WhatsApp a foto da etiqueta, se houver motor, e o tipo da folha. Sem etiqueta, uma foto do portão por dentro resolve.',
  ],
};
