import type { Subject } from '../subject.ts';

export const travaEletrica: Subject = {
  name: 'trava elétrica',
  plural: 'travas elétricas',
  gender: 'f',
  aliases: [
    'trava de portão',
    'trava do portão',
    'trava eletrônica',
    'trava eletromecânica',
    'trava de segurança',
    'trava solenoide',
    'tranca elétrica',
    'ferrolho elétrico',
    'tranca do portão',
    'tranca de portão',
    'trava de pino',
    'trava de gancho',
    'trava basculante',
    'trava automática',
    'pino elétrico',
    'trava lock',
  ],
  answers: {
    what: [
      'A trava elétrica é um pino ou gancho de aço que prende a folha fechada e só recua quando a central vai abrir o portão. Ela impede que alguém levante o basculante ou empurre o portão de correr com o motor parado. A peça se orça por foto, e a ligação parte de {{repair.from}}.',
      'A trava elétrica de portão acrescenta uma tranca mecânica ao que o motor já segura. No instante do comando a bobina recolhe o pino ou o gancho, a folha passa, e uma mola o devolve ao lugar quando o portão encosta. Pôr uma num portão que já anda custa a partir de {{repair.from}}, mais a peça.',
    ],
    works: [
      'A trava elétrica trabalha junto com a central: ao receber a ordem, a placa alimenta a bobina por um instante, o pino recua e só depois o motor puxa a folha. No fechamento o bico do pino é empurrado pelo batente e volta sozinho ao furo.',
    ],
    price: [
      'O preço da trava elétrica instalada depende do tipo de portão, do fio até o ponto de trava e da necessidade de um módulo temporizador na central. Reparo ou ajuste de uma trava que já existe fica entre {{repair.from}} e {{repair.to}}, com o valor dito antes.',
    ],
    buy: [
      'Ao comprar uma trava elétrica, leve em conta o lado em que a folha abre, a tensão da bobina e se a sua central tem saída de trava. Com duas fotos do batente dizemos o modelo e levamos a peça na visita.',
    ],
    choose: [
      'Escolha a trava elétrica pelo movimento da folha: pino vertical ou lateral para basculante, gancho para portão de correr e pino de piso para o pivotante de duas folhas. O lugar de fixação precisa ser metal firme, porque é ele que recebe o tranco.',
    ],
    compatibility: [
      'Uma trava elétrica serve na sua central quando a placa tem saída e tempo próprios para ela, ou quando se acrescenta um módulo temporizador. A tensão da bobina deve ser a que essa saída entrega.',
    ],
    install: [
      'A trava elétrica se instala no ponto em que a folha fechada tem menos folga, com a chapa de encaixe soldada ou parafusada no quadro. O fio corre até a central, e a placa é ajustada para soltar o pino um instante antes de o motor puxar.',
      'Na instalação da trava elétrica, o alinhamento vem antes do fio: folha que balança precisa de acerto, senão o pino raspa e engancha. Com o portão em ordem, o trabalho leva de {horas de reparo}.',
    ],
    adjust: [
      'Regular a trava elétrica é alinhar pino e furo e acertar o tempo de alívio na central, para que a folha não puxe contra o pino. Se ela só abre quando se empurra o portão com a mão, o ajuste é esse.',
    ],
    repair: [
      'O conserto da trava elétrica costuma ser realinhamento, limpeza do pino ou troca da bobina, e raramente o conjunto inteiro. Custa de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
    ],
    replace: [
      'Troca-se a trava elétrica quando a bobina queimou, quando o pino entortou ou quando o corpo enferrujou a ponto de prender o movimento. Se só o furo da chapa abriu, refaz-se a chapa e a trava fica.',
    ],
    signs: [
      'A trava elétrica pede revisão quando o motor ronca antes de a folha sair, quando se ouve o pino raspar, ou quando o portão precisa de um empurrão para abrir. São avisos de desalinhamento, que se resolve antes de queimar a bobina.',
    ],
    worth: [
      'A trava elétrica compensa em portão de rua que alguém consiga forçar na mão, em motor que segura pouco quando desligado e em casa que fica vazia de dia. Num basculante pequeno com motor de fuso que já bloqueia bem, ela é um reforço e não uma necessidade.',
    ],
    lifetime: [
      'A trava elétrica dura anos quando a folha não força o pino, pois a bobina só recebe corrente por um instante em cada abertura. O desgaste aparece no bico do pino e na chapa de encaixe.',
    ],
    care: [
      'O cuidado com a trava elétrica é manter o pino limpo e levemente lubrificado com spray seco e olhar se ele entra no meio do furo. Na revisão, anual em casa e a cada {{maintenance.interval}} em prédio, conferimos também o fio, que sofre com a vibração da folha.',
    ],
    safety: [
      'A trava elétrica dificulta levantar ou empurrar o portão, mas precisa de destravamento manual por dentro, para sair numa falta de luz. A chave desse destravamento deve ter lugar conhecido de todos os adultos da casa.',
    ],
    power: [
      'Sem energia, a trava elétrica continua fechada, e é preciso soltá-la na mão antes de destravar o motor. Onde há nobreak, ela fica no mesmo circuito, senão o motor puxa contra o pino.',
    ],
    allowed: [
      'Você pode limpar e lubrificar o pino da trava elétrica por fora, com o disjuntor desligado. Ligar a bobina direto na tomada para testar a queima em segundos e expõe a um choque.',
    ],
  },
  sections: [
    {
      aspect: 'choose',
      heading: 'Trava elétrica para portão de correr',
      text: [
        'No portão de correr a trava é um gancho que agarra um pino fixo na coluna, no ponto em que a folha fechada encosta. Ele segura contra o empurrão lateral e contra a tentativa de levantar a folha do trilho.',
        'A folha de correr balança no fim do curso, e o gancho precisa de folga para isso. Roldana gasta muda a altura da folha e é a causa mais comum de gancho que deixa de agarrar.',
      ],
      points: [
        'O corpo fica na coluna e o fio não acompanha a folha.',
        'A altura boa é a do meio da folha, longe do trilho sujo.',
        'A parada do motor é regulada para encostar sem forçar o gancho.',
        'Batente firme nas duas pontas evita que a folha passe do gancho.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Pino, gancho e trava de piso',
      text: [
        'O formato segue o movimento. Um gancho abraça a folha de correr e impede que ela volte; um pino entra na lateral do basculante e impede que a ponta de baixo suba; a trava de piso desce num furo e prende as duas folhas do pivotante.',
      ],
      points: [
        'No basculante, o ponto mais firme costuma ser a lateral baixa, longe do eixo de giro.',
        'No de correr, o gancho fica no batente de fechamento, na altura do meio da folha.',
        'No pivotante de duas folhas, a que fecha por último é a que recebe a trava.',
        'Portão de alumínio pede chapa de reforço onde o pino encosta.',
      ],
    },
    {
      aspect: 'works',
      heading: 'O tempo entre soltar o pino e andar a folha',
      text: [
        'A central que reconhece trava dá o pulso e espera uma fração de segundo. Algumas ainda empurram a folha um pouco no sentido de fechar, o chamado golpe de alívio, para tirar a pressão de cima do pino.',
        'Sem esse intervalo, o motor puxa ao mesmo tempo que o pino recua, e os dois se prendem. É a origem do portão que ronca, não sai e abre na segunda tentativa.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Passos da instalação da trava',
      text: [
        'A parte elétrica é pequena. O que define se a trava vai durar é a fixação, porque o quadro do portão flexiona e o batente de alvenaria nem sempre segura bucha.',
      ],
      steps: [
        'Fechamos o portão na mão e medimos a folga em volta da folha.',
        'Escolhemos o ponto de trava e marcamos pino e chapa com a folha em repouso.',
        'Soldamos ou parafusamos a chapa e fixamos o corpo.',
        'Passamos o fio protegido até a central ou o módulo temporizador.',
        'Ajustamos o tempo e abrimos e fechamos várias vezes, com a folha empurrada e solta.',
      ],
    },
    {
      aspect: 'install',
      heading: 'O fio da trava na folha que se move',
      text: [
        'Quando o corpo da trava vai na folha e não no batente, o fio precisa acompanhar o movimento. Usamos espiral ou conduíte flexível com folga no ponto de giro, porque fio rígido parte por dentro em pouco tempo.',
        'Sempre que dá, preferimos o corpo no batente e só a chapa na folha. Fica menos fio exposto e nada para dobrar.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Central sem saída de trava',
      text: [
        'Muitas placas residenciais não têm borne para trava. Nelas entra um módulo que percebe o comando, solta o pino e segura o motor pelo tempo necessário.',
        'Há quem ligue a bobina junto com o motor, e ela fica energizada durante todo o percurso. A bobina foi feita para um instante de corrente; assim ela esquenta e queima.',
      ],
    },
    {
      aspect: 'adjust',
      heading: 'Alinhamento do pino com a chapa',
      text: [
        'O teste é passar giz ou tinta no bico, fechar o portão e ver onde ele marcou. A marca deve ficar no centro do furo, sem riscar a borda.',
        'Se a marca muda de um dia para o outro, quem se move é a folha. Dobradiça, roldana e batente se acertam antes, e em portão de correr a guia de cima entra na conferência.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Quanto a trava protege de verdade',
      text: [
        'Um portão parado só pelo motor cede a alavanca se a redução estiver gasta. O pino transfere esse esforço para o batente e obriga quem força a fazer barulho.',
        'Ela não protege de quem abre com um controle copiado, caso em que a defesa é o código rolante. Explicamos esse assunto em [clonar controle de portão](/clonar-controle-de-portao).',
      ],
      points: [
        'Esconda o fio do lado de dentro.',
        'Ponha o destravamento manual fora do alcance de um braço pela grade.',
        'Fixe a chapa com parafuso que não se solte por fora.',
      ],
    },
    {
      aspect: 'power',
      heading: 'Abrir um portão com trava na falta de luz',
      text: [
        'O pino fica armado mesmo com a casa apagada. Primeiro solta-se a trava pela chave ou alavanca dela, depois o motor pela chave de destravamento, e só então se move a folha, devagar.',
        'Quem esquece a primeira etapa força o portão e entorta o pino. Uma etiqueta pequena ao lado do motor, com a ordem das duas chaves, evita isso.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que encarece ou barateia a trava',
      text: [
        'O corpo da trava é uma peça de preço contido. O que mexe no orçamento é solda, reforço de batente e módulo temporizador, quando a placa não comanda a trava sozinha.',
        'Instalada no mesmo dia de um kit novo, a partir de {{kit.padrao}}, ela aproveita a fiação aberta e a central já em ajuste. O kit tem {{kit.warranty}} de garantia, e a trava entra no orçamento como item à parte.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Limpeza e lubrificação do pino',
      text: [
        'Ao ar livre o pino junta areia fina e o resto de graxa de outras manutenções, que vira pasta. Limpe com pano e use spray de grafite ou silicone em pouca quantidade.',
        'Óleo de cozinha e graxa grossa colam sujeira e prendem a mola. Se o pino demora a voltar depois de empurrado com o dedo, já está pesado demais.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Sinais de trava fora do lugar',
      text: ['Quase todos se ouvem ou se veem sem chegar perto da folha em movimento.'],
      points: [
        'Um estalo forte na saída, como de algo que se solta.',
        'Risco de metal vivo na chapa de encaixe.',
        'Portão que abre com um empurrão e não abre sozinho.',
        'Zumbido da bobina por mais que um instante.',
        'Folga que deixa a ponta da folha levantar depois de fechada.',
      ],
    },
    {
      aspect: 'worth',
      heading: 'Quando o motor já trava sozinho',
      text: [
        'A redução com coroa e sem-fim ou com fuso resiste a ser empurrada, e em folha leve isso costuma bastar. O que ela não segura é a flexão: uma folha larga de basculante levanta no canto oposto ao motor mesmo com o motor firme.',
        'Empurre o canto mais distante com o portão fechado, sem fazer força de alavanca. Se ele cede vários dedos, a trava tem o que fazer ali.',
      ],
    },
  ],
  faults: [
    {
      fault: ['does-not-open', 'stuck', 'hums'],
      answer: [
        'Quando a trava elétrica não solta, o motor puxa contra o pino e ronca sem sair. Pare de apertar o controle, desligue o disjuntor e use o destravamento manual da trava antes de soltar o motor.',
        'Trava elétrica presa se reconhece assim: o portão abre se alguém empurra a folha no sentido de fechar na hora do comando. É desalinhamento ou tempo curto na central, e a solução é ajuste.',
      ],
      heading: 'Trava que não recua e portão que não sai',
      text: [
        'A bobina tem força para puxar um pino livre, não um pino espremido. Qualquer folga perdida no batente, uma dobradiça cedida ou uma folha dilatada ao sol transforma o pino em cunha.',
      ],
      points: [
        'Ouve-se o estalo da bobina e o pino não volta: pino espremido ou sujo.',
        'Não se ouve nada na trava: fio rompido, bobina aberta ou central sem pulso.',
        'Falha só à tarde: o metal dilatou.',
        'Falha depois de chuva: ferrugem ou água na bobina.',
      ],
      careful: 'Não bata no pino com martelo: ele entorta e passa a prender sempre.',
      technician:
        'O técnico realinha, limpa e mede a bobina com o pulso da central, serviço a partir de {{repair.from}} e em geral de {horas de reparo}.',
      more: 'Se a folha continua presa com a trava solta, veja [portão travado](/portao-travado).',
    },
    {
      fault: ['does-not-close', 'loose', 'opens-by-itself', 'does-not-work'],
      answer: [
        'A trava elétrica que não prende deixa a folha com folga: o pino não entra no furo ou a mola não o devolve. Feche por outra tranca à noite e não tente calçar o pino para fora.',
      ],
      heading: 'Trava que não tranca depois de fechar',
      text: [
        'Com a folha parando antes do ponto, o bico bate na borda e fica recolhido. Isso começa no fim de curso do portão e aparece na trava.',
      ],
      points: [
        'Bico encostado na chapa e não no furo: a folha para cedo.',
        'Pino mole, que não volta: mola quebrada ou sujeira.',
        'Portão que fecha inteiro e tem folga: chapa frouxa.',
      ],
      careful: 'Não dobre a chapa na folha fechada, porque o próximo ciclo pode arrancá-la.',
      technician:
        'O técnico acerta a parada da folha, recoloca a chapa e troca a mola, de {{repair.from}} a {{repair.to}}.',
      more: 'Quando a folha não chega ao fim, a causa está em [portão não fecha até o fim](/portao-nao-fecha-ate-o-fim).',
    },
    {
      fault: ['burnt', 'hot', 'trips-breaker', 'shock'],
      answer: [
        'Uma trava elétrica quente ou com cheiro ficou alimentada por tempo demais e a bobina está se queimando. Desligue o disjuntor do portão e use as chaves manuais até a troca.',
      ],
      heading: 'Bobina da trava queimada',
      text: [
        'A causa costuma ser uma ligação em paralelo com o motor, um temporizador com relé colado ou pulso longo demais na placa. Trocar só a bobina sem achar isso queima a nova.',
      ],
      points: [
        'Corpo quente com o portão parado: alimentação contínua.',
        'Bobina nova que durou pouco: tempo de pulso errado.',
        'Choque ao encostar na folha: fio descascado no movimento.',
      ],
      careful: 'Não meça nem encoste nos fios com o disjuntor ligado.',
      technician:
        'O técnico troca a bobina, corrige o pulso e refaz o fio, de {{repair.from}} a {{repair.to}}, com {{parts.warranty}} de garantia na peça.',
      more: 'Se o metal do portão dá choque, pare tudo e leia [portão dando choque](/portao-dando-choque).',
    },
    {
      fault: ['noise', 'rusty', 'broken', 'worn'],
      answer: [
        'A trava elétrica que estala alto ou raspa está batendo fora do centro da chapa. Uma limpeza do pino ajuda no momento, e o alinhamento resolve.',
      ],
      heading: 'Trava barulhenta, enferrujada ou quebrada',
      text: [
        'O pino gasto fica em forma de bico de lápis e prende no furo. Quando ele parte, a ponta pode ficar presa no batente e segurar a folha.',
      ],
      points: [
        'Risco brilhante de um lado só da chapa.',
        'Pó avermelhado abaixo do corpo da trava.',
        'Ponta do pino arredondada ou lascada.',
      ],
      careful: 'Com pino partido dentro do furo, não ligue o motor para arrancar.',
      technician:
        'O técnico retira o pedaço preso, troca pino e chapa e alinha a folha, a partir de {{repair.from}}.',
      more: 'Para saber de onde vem o som, veja [portão dando estalo](/portao-dando-estalo).',
    },
  ],
  questions: [
    {
      about: ['power', 'safety'],
      question: 'A trava elétrica abre quando falta luz?',
      answer:
        'A trava de pino continua fechada sem energia e tem destravamento manual. Ímã e eletroímã é que soltam, e por isso servem para porta e não para garagem.',
    },
    {
      about: ['choose', 'compatibility'],
      question: 'Preciso de central nova para pôr uma trava?',
      answer:
        'Nem sempre. Se a sua não tem saída de trava, um módulo temporizador faz o serviço ao lado dela.',
    },
    {
      about: ['install', 'safety'],
      question: 'Dá para ter duas travas no mesmo portão?',
      answer:
        'Dá, e em folha larga de basculante usamos uma em cada lateral. As duas precisam soltar no mesmo instante, o que se confere na instalação.',
    },
    {
      about: ['price', 'power'],
      question: 'A trava consome energia o dia inteiro?',
      answer: 'Consome apenas na fração de segundo em que puxa o pino. Parada, não há corrente na bobina.',
    },
    {
      about: ['works', 'does-not-open'],
      question: 'Por que a trava só abre na segunda vez que aperto?',
      answer:
        'Na primeira o motor já tinha pressionado o pino. O tempo de alívio da central, quando existe, corrige isso sem trocar nada.',
    },
    {
      about: ['allowed', 'care'],
      question: 'Posso usar graxa no pino?',
      answer: 'Prefira spray seco. Graxa segura areia e deixa o retorno lento em poucos dias de calçada.',
    },
    {
      about: ['choose', 'worth'],
      question: 'Trava em portão de madeira funciona?',
      answer:
        'Funciona com chapa parafusada que atravesse a folha, porque bucha em madeira solta. A folga precisa considerar que a madeira incha.',
    },
    {
      about: ['repair', 'price'],
      question: 'Vocês instalam uma trava que já comprei?',
      answer:
        'Instalamos depois de ver se ela serve para a folha e para a central. A garantia de peça, nesse caso, é a do vendedor dela.',
    },
    {
      about: ['lifetime', 'replace'],
      question: 'A bobina é vendida separada?',
      answer:
        'Em vários modelos, sim. Em outros o fabricante só vende o conjunto, e comparamos os dois antes de orçar.',
    },
    {
      about: ['compatibility', 'program'],
      question: 'O portão social pode usar a mesma trava?',
      answer:
        'No portão social se usa fecho elétrico ou fechadura, menores e feitos para porta. A trava de garagem é grande demais para o batente dele.',
    },
    {
      about: ['safety', 'allowed'],
      question: 'A trava atrapalha a saída numa emergência?',
      answer:
        'Sai-se pelo destravamento manual, do lado de dentro. Vale ensaiar uma vez com a família, com a luz acesa.',
    },
  ],
  visit: [
    'Na visita {onde}, a trava elétrica só entra no assunto depois que vemos a folha fechar na mão: pino em portão torto engancha.',
    'Para instalar uma trava elétrica {onde}, levamos pino, gancho e módulo temporizador, e o batente decide qual deles fica.',
  ],
  brand: [
    'Central {marca} pode ter saída de trava no borne ou pedir um módulo à parte; isso se lê na etiqueta da placa e decide a ligação, enquanto o corpo da trava pode ser de outro fabricante.',
  ],
  figures: {
    volt: [
      'Trava com bobina de {figura} deve receber exatamente essa tensão, e por um instante. Uma saída de tensão maior a queima, uma menor não puxa o pino.',
    ],
    kilogram: [
      'Quando se fala em {figura} numa trava elétrica, trata-se do esforço que o pino suporta, e a fixação no batente costuma ceder antes dele.',
    ],
  },
  further: [
    'A comparação entre pino, gancho e ímã está na página da [trava elétrica](/topicos/trava-eletrica-para-portao).',
    'Quem quer a trava também no apagão encontra a ligação certa no [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
  ],
  send: [
    'Mande pelo WhatsApp uma foto do portão fechado visto de dentro e outra do encontro da folha com o batente, com uma trena ao lado: marcamos o ponto da trava na imagem.',
    'Diga pelo WhatsApp se o portão sobe, corre ou abre, e fotografe a ponta da folha com a chapa ou o lugar onde a trava prenderia. É o que decide entre pino e gancho.',
  ],
};
