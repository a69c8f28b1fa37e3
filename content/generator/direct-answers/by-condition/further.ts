/** Less usual questions: a noise in one direction, a pause, a neighbour's car, how a remote is recorded on one brand. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const furtherByCondition: readonly DirectAnswer[] = [
  {
    when: [
      'troquei o cabo|trocaram o cabo|cabo novo|trocou o cabo|troquei a mola|trocaram a mola|mola nova|troquei os cabos|trocaram os cabos|troquei a roldana|roldana nova|depois de trocar o cabo',
      'pesad*|torto|duro|nao sobe|desce|nao equilibr*|nao fecha|pior',
    ],
    unless: 'fotocelula|eletrico|fio',
    subject: 'portao-basculante',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Se o portão ficou pesado depois de trocar o cabo ou a mola, o equilíbrio não foi refeito: cabo de comprimento diferente, contrapeso que encosta no fundo da caixa ou mola mais fraca que a outra. Pare de usar no motor e peça a quem trocou que volte sem cobrar, porque isso faz parte do serviço. Feito por nós, o acerto fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} com peça, ou de {{part.adjustment.from}} a {{part.adjustment.to}} só na regulagem.',
    ],
    heading: 'A prova da meia altura',
    text: [
      'Com a folha escorada e o motor solto, ela tem de ficar parada no meio. Sobe: peso demais na caixa; desce: de menos. Um lado antes do outro: cabos desiguais.',
    ],
    points: [
      'Guarde nota ou mensagem do serviço.',
      'Não regule a força do motor para compensar.',
      'Folha torta: ninguém fica embaixo.',
    ],
    send: 'Mande fotos dos dois lados da folha e um vídeo dela sendo levada na mão.',
  },
  {
    when: [
      'troquei o capacitor|trocaram o capacitor|capacitor novo|trocou o capacitor|troquei a engrenagem|engrenagem nova|trocaram a engrenagem|troquei a peca',
      'continua|ainda|mesmo assim|nao resolveu|igual|sem forca|nao anda|nao funciona|nao abre|fraco',
    ],
    unless: 'controle|placa',
    subject: 'motor',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Se a peça nova não mudou nada, o defeito era outro: motor sem força com capacitor novo tem folha pesada, valor em microfarads diferente do pedido, tensão baixa na partida ou bobina gasta. Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor e mova-a: se pesa, é ela; se vai leve, mede-se a bobina, de {{part.stator.from}} a {{part.stator.to}}. Se pagou pelo conserto, acione a garantia antes de chamar outro.',
    ],
    heading: 'O que vem depois do capacitor',
    text: [
      'Confira o µF impresso no novo e no velho: menor deixa a partida fraca, maior esquenta. Engrenagem nova que patina de novo aponta coroa ou eixo.',
    ],
    points: [
      'Luz da casa cai na partida: fio fino ou tensão.',
      'Só falha quente: bobina ou uso demais.',
      'Guarde a peça velha para mostrar.',
    ],
    send: 'Mande um vídeo com som da partida e a foto do capacitor novo e da etiqueta.',
  },
  {
    when: [
      'troquei a fotocelula|trocaram a fotocelula|fotocelula nova|trocou a fotocelula|troquei o sensor|sensor novo|troquei as fotocelulas',
      'nao fecha|continua|ainda|mesmo assim|nao resolveu|igual|volta',
    ],
    subject: 'fotocelula',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Se a fotocélula é nova e o portão não fecha, ou o par não foi ligado no contato certo da placa, ou o defeito nunca foi dela. Veja se a luz do receptor muda ao passar a mão: se muda, o par vê, e a causa é o fim de curso, a força ou o relé de fechar; se não muda, é alinhamento, emissor e receptor trocados ou fonte. Refazer a ligação e o alinhamento fica de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Par novo, defeito velho',
    text: [
      'Contato NA onde a placa pede NF, ou o contrário, deixa a central vendo alguém o tempo todo. Fio antigo partido no conduíte dá o mesmo sinal.',
    ],
    points: [
      'Os dois lados precisam ter luz.',
      'Prove na mão: segurando o botão ele fecha?',
      'Juntar os fios do sensor faria o portão fechar sobre alguém.',
    ],
    send: 'Mande uma foto dos dois lados com as luzes e da ligação na placa.',
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
      'tempo de pausa|tempo aberto|tempo para fechar|quanto tempo fica aberto|pausa',
      'condominio|predio|portao|garagem|fechamento',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'O tempo de pausa se conta da folha aberta até ela começar a fechar: em casa costuma bastar de quinze a trinta, em segundos, e em prédio se mede o carro mais lento da fila e soma-se folga. Pausa curta demais faz o portão bater e voltar; longa demais deixa entrar quem vem atrás a pé.',
    ],
    heading: 'Como medir a pausa certa do seu portão',
    text: [
      'Com a fotocélula funcionando, cronometre da abertura até o carro limpar o feixe, na hora mais cheia. Muitas centrais fecham logo depois que o feixe é liberado, e aí a pausa longa só vale para quem desistiu de passar.',
      'Ajustar pausa, força e curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Sem fotocélula, fechamento automático desligado.',
      'Rampa e subsolo pedem mais tempo.',
      'Dois carros por abertura é fila, e não pausa.',
      'O botão da pausa está na central: procure pelo código da placa.',
    ],
    questions: [
      {
        question: 'Por que ele fecha antes do tempo?',
        answer: 'Alguém apertou o controle de novo, ou a função de fechar depois da fotocélula está ligada.',
      },
    ],
    further: 'O uso em prédio está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Diga quantos segundos ele espera hoje e quantos carros passam na hora cheia.',
  },
  {
    when: [
      'vizinho|carro|alguem|visita|gente',
      'estacion*|parado na frente|parou na frente|bloqueando|bloqueou|fechando a saida',
      'portao|garagem|guia',
    ],
    unless: 'motor de carro|vaga',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Carro parado na frente de guia rebaixada é infração do Código de Trânsito, artigo 181, inciso IX, e quem remove é o órgão de trânsito da cidade: em São Paulo, chama-se a CET pelo 156. Não acione o portão contra o carro, porque o dano passa a ser seu.',
    ],
    heading: 'O que vale a pena ter no portão',
    text: [
      'A guia precisa estar rebaixada e regular na prefeitura para a multa valer. Placa ajuda, mas não substitui a guia; portão que abre para fora e encosta no carro parado é problema do portão, e na capital a lei não deixa a folha avançar.',
    ],
    points: [
      'Fotografe a placa e a guia no mesmo quadro.',
      'Garagem sem saída e emergência: diga isso ao telefone.',
      'Fotocélula externa evita encostar em quem para ali.',
    ],
    further: 'Se o carro já foi atingido, a lista do portão está em [portão não abre](/portao-nao-abre).',
  },
  {
    when: [
      'motor|placa|central|caixa',
      'sol|calor|ceu aberto|descoberto',
      'pode|aguenta|estraga|ficar|exposto|cobrir|protecao',
    ],
    unless: 'fotocelula|nao fecha|solar|esquenta|corta',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Pode ficar no sol, desde que a tampa original esteja inteira: o motor de portão é feito para área externa, e o que sofre é o plástico da tampa, a borracha da vedação e a placa, que perde anos numa caixa fechada ao sol o dia todo. Um rufo ou cobertura ventilada por cima resolve, sem encostar na carcaça.',
    ],
    heading: 'Como cobrir sem abafar',
    text: [
      'Deixe um palmo de ar dos lados e em cima, e nada por baixo que segure água. Caixa de madeira ou de chapa fechada vira forno, e o protetor térmico passa a cortar à tarde.',
      'Tampa ressecada se troca antes da chuva entrar; com vedação e revisão, o serviço fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Tampa esbranquiçada quebra ao abrir: peça outra.',
      'Fotocélula pede pala, e não caixa.',
      'Cor clara na cobertura esquenta menos.',
    ],
    further:
      'O que se confere todo ano está em [manutenção de motor](/topicos/manutencao-de-motor-de-portao).',
    send: 'Mande uma foto do motor com a parede em volta e diga de que lado bate o sol.',
  },
  {
    when: ['pivotante|de abrir|duas folhas|folha dupla', 'vento|ventania|vendaval'],
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'No portão de abrir, o vento força a folha pela ponta, e só o motor segura tudo pela dobradiça: se ela abre sozinha, o motor está destravado, a engrenagem gastou ou falta trava no chão. Ponha batente nos dois sentidos e trava elétrica, e não acione em ventania.',
    ],
    heading: 'Segurar a ponta, e não só a dobradiça',
    text: [
      'Balance a ponta fechada: folga de mais de dois dedos é suporte ou pino gasto; folha que anda inteira é motor solto. Folha fechada de chapa recebe várias vezes o esforço de uma de grade.',
      'Trava e ligação ficam entre {{repair.from}} e {{repair.to}}; reforço de suporte, entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Batente central de chão nas duas folhas.',
      'Força não se sobe para vencer vento.',
      'Depois de vendaval, olhe solda e parafuso do pistão.',
    ],
    further: 'As travas estão em [trava elétrica](/topicos/trava-eletrica-para-portao).',
    send: 'Mande uma foto da ponta das folhas fechadas e do suporte do motor.',
  },
  {
    when: [
      'balanca|balancando|bambo|bamba|mole',
      'basculante|correr|deslizante|aluminio|folha|portao',
      'fecha|abre|quando|anda',
    ],
    unless: 'vento|motor balanca|base',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Folha que balança ao andar perdeu apoio: no de correr é a guia de cima ou a roldana; no basculante, pivô, braço ou travessa fina; no de abrir, dobradiça. Motor mais lento disfarça, e o apoio continua gastando.',
    ],
    heading: 'Achar o apoio que falta',
    text: [
      'Com o disjuntor desligado e a folha fechada, empurre com a mão um canto por vez: o lado que se mexe primeiro é o da peça gasta. Em alumínio, confira se o tubo onde o braço se prende não vincou.',
      'Pivô, guia ou roldana ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; reforço de travessa, entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Balança só ao chegar: velocidade alta para a folha.',
      'Balança de um lado: braço ou pivô daquele lado.',
      'Balança no meio: travessa fina ou guia solta.',
    ],
    further: 'O preço por peça está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Com o portão parado, mande fotos dos dois lados e do ponto onde o motor se prende.',
  },
  {
    when: [
      'cheir*',
      'esquent*|quente|quentura|superaquec*|ferv*|fervendo|pelando',
      'motor|portao|eletronico',
    ],
    unless: 'placa|central|fio|tomada|borracha|plastico',
    subject: 'motor',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['repair'],
    answer: [
      'Desligue o disjuntor e não acione mais: motor de portão que esquenta muito e cheira a queimado está com a bobina sofrendo, quase sempre por folha pesada, capacitor fraco ou aberturas demais seguidas. Deixe esfriar sem abrir a caixa; se houver fumaça que não para, saia de perto e ligue 193. Se a bobina se salvou, troca-se só a causa; queimada, ela custa de {{part.stator.from}} a {{part.stator.to}}.',
    ],
    heading: 'O que fez o motor esquentar',
    text: [
      'O técnico solta o motor e move a folha na mão: pesada, é ela que o queima, e motor novo teria o mesmo fim. Leve, mede-se o capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, e depois a bobina.',
      'Carcaça morna depois de uso é normal. Quente a ponto de não deixar a mão, com cheiro, não é.',
    ],
    points: [
      'Esquenta depois de muitas viagens seguidas: motor menor que o uso.',
      'Esquenta parado: comando preso ou placa que não corta a energia.',
      'Ronca e esquenta sem sair: capacitor ou folha travada.',
      'Cheiro de verniz: bobina; de peixe: capacitor; de borracha: fio.',
    ],
    further: 'Bobina e conserto estão em [conserto de motor](/topicos/conserto-de-motor-de-portao).',
    send: 'Com tudo desligado, mande a foto da etiqueta do motor e da folha inteira, e diga quantas vezes o portão abriu antes do cheiro.',
  },
  {
    when: ['cheir*', 'borracha|plastico|queimad*|oleo|fio|verniz|forte|ruim', 'motor|portao|esquent*|placa'],
    subject: 'motor',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['repair'],
    answer: [
      'Desligue o disjuntor e não acione mais: cheiro de borracha ou plástico é fio, correia ou isolação aquecendo, e cada tentativa leva mais uma peça. Espere esfriar sem abrir a caixa; se houver fumaça que não para, saia de perto e ligue 193.',
    ],
    heading: 'O que cada cheiro costuma ser',
    text: [
      'Borracha é fio ou plugue; verniz adocicado é a bobina do motor; peixe é capacitor; plástico é borne ou transformador. O técnico mede a bobina antes de falar em troca.',
      'Capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}; placa, entre {{part.board.from}} e {{part.board.to}}; bobina, entre {{part.stator.from}} e {{part.stator.to}}.',
    ],
    points: [
      'Folha pesada na mão: foi ela que aqueceu o motor.',
      'Cheiro na tomada: plugue frouxo.',
      'Cheiro e ronco juntos: capacitor ou engrenagem presa.',
    ],
    further: 'Bobina e conserto estão em [conserto de motor](/topicos/conserto-de-motor-de-portao).',
    send: 'Sem ligar, mande a foto da caixa fechada, da tomada e da etiqueta do motor.',
  },
  {
    when: [
      'regular|ajustar|aumentar|diminuir|mexer',
      'forca|embreagem',
      'garen|peccinin|rossi|nice|rcg|seg|ipec|agl|ppa|motor',
    ],
    unless: 'zelador|porteiro|sindico',
    subject: 'embreagem',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'A força se regula no trimpot, no botão ou no controle, conforme a placa, e sempre de baixo para cima: ponha no mínimo, suba um pouco por vez até a folha completar o curso e pare ali. O nome do ajuste está no manual do código impresso na placa; onde há rampa de parada, regule-a depois.',
    ],
    heading: 'A prova que diz se a força está certa',
    text: [
      'Segure a folha com a mão aberta, longe do canto: ela tem de parar ou voltar sem empurrar você. Se só anda com força alta, o defeito é da folha, e aumentar esconde roldana, mola ou dobradiça.',
      'Feito por nós, com curso e fotocélula provados, fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Regule com a folha fria e com o vento parado.',
      'Abertura e fechamento podem ter ajustes separados.',
      'Depois da força, refaça o percurso se a placa pedir.',
      'Trimpot de plástico quebra: chave pequena e mão leve.',
    ],
    further: 'O par dela é a [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Mande a foto da placa com a tampa aberta pelo técnico ou da etiqueta, e diga se a folha é leve na mão.',
  },
  {
    when: [
      'gravar|cadastrar|programar|codificar|configurar',
      'controle|controles|tok|zap',
      'ppa|central ppa|placa ppa|motor ppa',
    ],
    unless: 'nao grava|outra marca|perdido|apagar',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Para programar um controle na central PPA, ponha a placa em gravação, aperte o botão do controle novo e confirme quando o LED responder. O gesto exato, por botão, jumper ou chave, depende do código impresso na placa, e está no manual dela.',
    ],
    heading: 'A gravação na central PPA, passo a passo',
    text: [
      'Primeiro, com a folha parada e ninguém no vão, junte todos os controles e desligue o disjuntor para tirar a tampa. Depois ache na placa o botão, o jumper ou a chave de gravação e, sem encostar em mais nada, religue.',
      'Dê um toque curto no botão, ou feche o jumper, até o LED acender ou piscar, e segure o botão do controle que vai abrir o portão até o LED mudar. Por fim confirme na placa, se ela pede, e saia da gravação; desligue de novo o disjuntor para fechar a tampa, religue e teste os controles de longe.',
    ],
    points: [
      'O botão da placa fica perto dos bornes da rede: sem prática com placa aberta, deixe a gravação conosco, de {{part.programming.from}} a {{part.programming.to}}.',
      'Um toque longo apaga a memória inteira.',
      'Controle de outra frequência ou de outro tipo de código, fixo ou rolante, não grava, ainda que seja da marca.',
    ],
    questions: [
      {
        question: 'O LED não muda quando aperto o controle. Por quê?',
        answer:
          'A frequência ou o tipo de código do controle não é o da central. Se o LED muda e nada fica guardado, a memória está cheia ou faltou confirmar.',
      },
    ],
    further:
      'Os passos gerais estão em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande frente e verso do controle e a foto da etiqueta da central PPA.',
  },
  {
    when: [
      'gravar|cadastrar|programar|codificar|configurar',
      'controle|controles',
      'garen|rossi|peccinin|nice|rcg|seg|ipec|agl',
    ],
    unless: 'nao grava|perdido|apagar|ppa',
    ofOtherBrand: true,
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Na {marca}, o controle se grava na central: abre-se a tampa com o disjuntor desligado, religa-se a energia, põe-se a placa em modo de aprender, pelo botão ou jumper dela, e aperta-se o controle até o LED responder. O nome do botão e o número de toques mudam com o código impresso na placa, e é por ele que se acha o manual certo, e não pela tampa.',
    ],
    heading: 'A ordem dos passos numa central {marca}',
    text: [
      'Os bornes têm tensão da rede enquanto se grava: encoste só no botão de aprender, com a mão seca e ninguém perto da folha. Se não há como alcançá-lo sem passar por fio ou borne, deixe para o técnico.',
      'Se o LED não reage, compare os dois controles abertos: fileira de chaves num e nenhuma no outro são códigos diferentes, e não se misturam. Gravar na visita fica entre {{part.programming.from}} e {{part.programming.to}}; quando o controle saiu de linha, um receptor avulso recebe os novos.',
    ],
    points: [
      'Primeiro, bateria boa no controle e todos os outros à mão, porque um toque longo demais pode limpar a memória.',
      'Disjuntor desligado, tampa fora e código da placa fotografado.',
      'Energia de volta e um toque no botão de aprender: o LED acende ou pisca.',
      'Botão do controle apertado até o LED mudar, e a confirmação que o manual pede.',
      'Prova de longe e disjuntor desligado outra vez, para fechar a tampa.',
    ],
    further:
      'O que fazer quando a placa não responde está em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande frente e verso do controle e a foto da etiqueta da central {marca}.',
  },
  {
    when: ['pivotante|de abrir', 'bate|batendo|encosta', 'parede|muro|coluna', 'abre|abrindo|quando'],
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Folha que bate na parede ao abrir passou do ponto: falta batente de chão na abertura, ou o curso foi gravado além dele. Ponha o batente um palmo antes da parede, refaça o curso e regule a parada, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Batente primeiro, regulagem depois',
    text: [
      'Sem batente o motor para por tempo ou por esforço, e cada dia um pouco diferente. Com ele, a folha sempre chega ao mesmo lugar, e a central aprende de novo. Pistão que chega ao fim da haste antes do batente força o suporte.',
    ],
    points: [
      'Bate só com vento: trava ou batente com borracha.',
      'Bate desde que trocou a placa: curso não gravado.',
      'Maçaneta e interfone na parede: conte o relevo.',
      'Batente soldado: de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    further: 'A instalação está em [motor pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande uma foto da folha aberta até onde ela bate.',
  },
  {
    when: [
      'dz rio|dz nano|dz|rio|eurus|deslizante ppa|ppa deslizante',
      'velocidade|rapido|lento|segundos|demora|veloz',
    ],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'A velocidade de um deslizante se lê em metros por minuto na ficha: divida o comprimento do vão por ela e tem o tempo de abertura. Um modelo comum leva de quinze a vinte segundos para quatro metros; o de inversor corta isso à metade e freia antes do batente.',
    ],
    heading: 'O que permite andar mais depressa',
    text: [
      'Cremalheira alinhada, roldana nova e batente firme. Na linha DZ da PPA, o nome é seguido do que muda: Jetflex é a versão com inversor. Vendemos e instalamos por orçamento, com a folha movida com a mão.',
    ],
    points: [
      'Velocidade dobra o esforço na parada.',
      'Fotocélula sempre, nas versões rápidas.',
      'Ficou lento de um dia para o outro: capacitor ou tensão, e não modelo.',
      'Inversor permite ajustar; o comum tem velocidade fixa.',
    ],
    further:
      'A escolha por uso está em [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande o comprimento da folha e quantos segundos ela leva hoje.',
  },
  {
    when: [
      'nao fecha|so abre|fica aberto',
      'fim do dia|fim de tarde|final da tarde|de tarde|a tarde',
      'portao|loja|garagem|empresa',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Portão que abre o dia todo e não fecha no fim da tarde tem, quase sempre, sol baixo na lente da fotocélula ou poeira do dia nela: faça sombra com a mão sobre o receptor e tente de novo. Se não muda, é motor quente cortando depois de muitas aberturas.',
    ],
    heading: 'Sol, poeira ou motor quente',
    text: [
      'Sombra resolveu: troque os lados do par ou ponha pala, entre {{part.photocell.from}} e {{part.photocell.to}}. Esperou meia hora e fechou: protetor térmico, e conta-se o número de aberturas por hora.',
    ],
    points: [
      'Pano seco na lente, todo dia em loja.',
      'Mercadoria ou expositor no feixe.',
      'Para fechar hoje: na mão, com o disjuntor desligado e corrente.',
      'Não faça ponte na fotocélula.',
    ],
    further: 'O que mais impede o fechamento está em [portão não fecha](/portao-nao-fecha).',
    send: 'Conte a hora em que falha e mande a foto das duas lentes.',
  },
  {
    when: [
      'central nova|placa nova|troquei a central|trocaram a central|troquei a placa|trocou a placa|troca da placa',
      'ao contrario|invertido|nao aprende|nao fecha|nao para|nao funciona|continua|sem funcionar|nao anda|nao abre|parado',
    ],
    unless: 'controle',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Placa nova com portão errado quase sempre é ligação ou curso, e não placa ruim: fios do motor trocados invertem o sentido, fim de curso trocado faz bater, e sem gravar o percurso ela não sabe parar. Desligue o disjuntor e compare com a foto da ligação antiga.',
    ],
    heading: 'A ordem de quem acabou de trocar',
    text: [
      'Sentido do motor, fim de curso do lado certo, fotocélula ligada ou com a ponte que o manual pede, percurso gravado e só então controles. Cada etapa errada imita defeito da seguinte.',
      'Conferir e programar fica entre {{part.programming.from}} e {{part.programming.to}}; regular força, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Anda só um pouco e volta: força ou curso.',
      'Anda para o lado errado: dois fios do motor.',
      'Não obedece nada: entrada de parada sem ponte.',
      'Placa de outra tensão queima ao ligar: leia antes.',
    ],
    further: 'As ligações estão em [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande a foto da ligação de agora, da antiga se houver, e do código da placa.',
  },
  {
    when: [
      'rampa|subsolo|garagem subterranea',
      'fila|carro parado|carro parar|esperar|embreagem|acelera|derrapa',
      'portao|motor',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Carro que espera na rampa pede portão que abra antes dele chegar: comando mais longe, por antena ou leitor no pé da subida, e motor com inversor, que corta a espera. Abrir mais depressa sem adiantar o comando ganha poucos segundos.',
    ],
    heading: 'Onde o tempo se perde na rampa',
    text: [
      'Some o tempo do comando ao início do movimento, o da abertura e o da pausa. O primeiro é antena, e o último é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Antena externa, fora do concreto.',
      'Sinaleira para quem sobe e quem desce.',
      'Fotocélula no alto e no baixo da rampa.',
    ],
    further: 'O uso em prédio está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande uma foto da rampa e conte os segundos de cada parte.',
  },
  {
    when: [
      'cabo|cabos|corda',
      'desfiando|desfiado|fio solto|fiapos|enferrujado',
      'basculante|portao|ainda|usar|aco',
    ],
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['signs'],
    answer: [
      'Pare de usar o portão: um fio partido no cabo de aço avisa que os outros vêm atrás, e a folha desce quando o último cede. Deixe fechado, com o disjuntor desligado, e saia por outra porta até a troca dos dois cabos.',
    ],
    heading: 'Como olhar sem se pôr em risco',
    text: [
      'De fora e com o portão fechado, passe a lanterna na polia e na presilha, onde o cabo dobra. Não passe a mão: a farpa corta, e cabo esticado guarda energia.',
      'A troca dos dois lados fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com equilíbrio refeito.',
    ],
    points: [
      'Ferrugem em pó vermelho: por dentro já foi.',
      'Cabo que saiu do canal: polia gasta.',
      'Graxa em cabo esconde o fio partido.',
    ],
    further: 'O preço por peça está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande uma foto do cabo de perto, com o portão fechado.',
  },
  {
    when: [
      'cerca viva|galho|arvore|raiz|folhas secas|folha seca|folhas de arvore|folhas no trilho|folhas caidas|planta',
      'portao|motor|fotocelula|trilho',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Planta atrapalha o portão de três jeitos: galho que corta o feixe da fotocélula com vento, folha seca que enche o trilho e raiz que levanta o piso ou a coluna. Os dois primeiros se resolvem com poda e vassoura; o terceiro muda o nível e pede pedreiro antes do motor.',
    ],
    heading: 'Ver qual dos três é',
    text: [
      'Falha só com vento: galho. Trava sempre no mesmo ponto do trilho: folha seca ou raiz. Folha que passou a raspar em meses: piso ou coluna que subiu.',
      'Alinhar trilho e roldana fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Pode de longe da folha, com o disjuntor desligado.',
      'Fotocélula recuada, com pala.',
      'Não prenda trepadeira na folha: pesa e pega vento.',
    ],
    further: 'Portão preso tem lista em [portão não abre](/portao-nao-abre).',
    send: 'Mande uma foto do trilho e da planta no mesmo quadro.',
  },
  {
    when: [
      'pintar|pintura|pintei|pintaram|tinta',
      'portao|folha|basculante',
      'parou|trav*|pesad*|raspa|nao fecha|nao abre|depois',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Portão que piorou depois de pintado tem tinta onde não devia ou peso a mais: lente da fotocélula, trilho, cabo, pivô e ímã são os cinco lugares. Limpe a lente, raspe o trilho com a folha parada e veja se o ímã foi tirado e não voltou.',
    ],
    heading: 'Tinta que trava e tinta que pesa',
    text: [
      'Demão grossa em basculante equilibrado na conta muda o peso e a folha passa a descer; o equilíbrio se refaz entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}. No de correr, tinta no dente da cremalheira come o pinhão.',
    ],
    points: [
      'Lente pintada não se raspa: troca-se.',
      'Cabo de aço pintado esconde fio partido.',
      'Borracha colada no batente rasga ao abrir.',
      'Parafuso do braço: reaperte depois de lixar.',
    ],
    further:
      'O preço de cada acerto está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande fotos do trilho, das lentes e das laterais.',
  },
  {
    when: [
      'motor',
      'dois motores|2 motores|segundo motor|um motor de cada lado',
      'basculante|portao pesado|folha larga|precisa|colocar',
    ],
    unless: 'duas folhas|pivotante',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Basculante muito largo pode levar dois motores, um por coluna, desde que uma central os comande juntos: sem sincronismo, um puxa antes e a folha torce. Na maioria das casas um motor da classe certa e a folha equilibrada bastam, por menos.',
    ],
    heading: 'Quando o segundo motor se justifica',
    text: [
      'Folha larga e pesada acima de {{homeJetflex.weight}} ou com um lado que cede. Antes dele vêm equilíbrio e travessa, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; a linha pesada de um motor só vai até {{heavyLine.weight}}, por orçamento.',
    ],
    points: [
      'Mesma marca, modelo e idade nos dois.',
      'Um defeito para os dois lados.',
      'Falta de luz: duas chaves para destravar.',
    ],
    further: 'A conta do peso está em [que motor serve no meu portão](/motores/escolher).',
    send: 'Mande largura, altura, material e a foto das duas colunas.',
  },
  {
    when: [
      'nao desliga|continua ligado|fica ligado|nao para de rodar|continua rodando|forcando',
      'motor|portao',
      'chegar|fechado|aberto|fim|depois de fechar|mesmo fechado',
    ],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['repair'],
    answer: [
      'Desligue o disjuntor agora: motor que continua girando com a folha no fim não recebeu o corte, e em minutos queima a bobina ou quebra a engrenagem. O ímã saiu do lugar, o sensor não lê mais ou um relé colou na placa.',
    ],
    heading: 'Corte que não veio',
    text: [
      'Com tudo desligado, veja se o ímã está em frente ao sensor e se há fio solto. Ímã no lugar e luz do sensor que muda apontam a placa; luz que não muda aponta o sensor.',
      'Ímã e regulagem ficam entre {{part.adjustment.from}} e {{part.adjustment.to}}; placa, entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Só num sentido: sensor ou ímã daquele lado.',
      'Nos dois: curso perdido ou conector solto.',
      'Volta ao religar sem ninguém apertar: contato colado.',
    ],
    further: 'A parada está em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Sem religar, mande a foto do ímã com o sensor e da etiqueta do motor.',
  },
  {
    when: [
      'chave|destravamento',
      'sol|alto|lado de fora|por fora|externa|rua|fora',
      'portao|motor|abrir|destravar',
    ],
    unless: 'perdi|copia',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Para destravar pelo lado de fora, instala-se um destravamento externo: um cabo de aço fino ligado à alavanca do motor e a uma fechadura com chave na parede ou na folha. Serve à casa que só tem entrada pela garagem, e precisa ficar onde um ladrão não o alcance.',
    ],
    heading: 'O que decide se o seu motor aceita',
    text: [
      'Motor com alavanca puxada aceita cabo; motor de chave giratória pede adaptação. A fechadura fica fora do alcance de quem passa a mão pela grade, e o cabo, dentro de conduíte.',
      'Montado e testado, o serviço entra na faixa de conserto, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Teste duas vezes por ano: cabo parado enferruja.',
      'Cópia da chave fora da garagem.',
      'Nobreak é a outra saída, sem furar parede.',
    ],
    further: 'O caminho sem energia está em [abrir portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Mande a foto da tampa do motor e do portão visto da rua.',
  },
];
