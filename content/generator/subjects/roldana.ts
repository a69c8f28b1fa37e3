import type { Subject } from '../subject.ts';

export const roldana: Subject = {
  name: 'roldana de portão',
  plural: 'roldanas de portão',
  gender: 'f',
  aliases: [
    'roldana',
    'rodinha do portão',
    'rodinha de portão',
    'roda do portão',
    'roda de portão',
    'trilho',
    'trilho do portão',
    'trilho de portão',
    'rolamento da roldana',
    'canaleta do portão',
  ],
  answers: {
    what: [
      'A roldana de portão é a roda com canal que carrega o peso da folha de correr sobre o trilho. São duas na maioria das casas, e quando uma perde a forma o motor passa a arrastar a folha em vez de rolá-la. Trocar o par instalado custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    works: [
      'A roldana de portão corre sobre o trilho pelo seu canal, em V, U ou quadrado, e gira num rolamento fechado. O perfil do canal tem de ser o mesmo do trilho: canal em V sobre trilho redondo apoia em dois fios e gasta os dois.',
    ],
    price: [
      'Trocar roldanas de portão fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}. O que decide o valor é o diâmetro, o acesso a elas dentro da folha e se o trilho pode ficar como está.',
    ],
    buy: [
      'Para comprar roldana de portão certa são precisos o diâmetro externo, o perfil do canal e o peso da folha por roda. Na visita levamos o par medido pela foto e já deixamos montado.',
    ],
    choose: [
      'Escolha a roldana de portão pelo perfil do trilho e pelo peso da folha dividido por duas rodas, com sobra. Rolamento blindado dos dois lados dura mais em entrada que recebe água e areia.',
    ],
    compatibility: [
      'Uma roldana de portão serve se tiver o mesmo diâmetro e o mesmo canal da antiga e se o eixo couber no furo da folha. Diâmetro menor baixa a folha e tira a cremalheira do pinhão.',
    ],
    install: [
      'Para pôr uma roldana de portão nova, a folha precisa ser erguida e calçada, uma ponta por vez, com o motor destravado e sem energia. É serviço de duas pessoas com macaco e leva de {horas de reparo}, por {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    adjust: [
      'A regulagem da roldana de portão se faz na altura do suporte: as duas rodas têm de apoiar ao mesmo tempo, com a folha no nível. Depois dela se confere a folga entre cremalheira e pinhão, que muda junto.',
    ],
    repair: [
      'Roldana de portão gasta se troca, sempre aos pares, porque a nova ao lado da velha deixa a folha fora de nível. O serviço vai de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} e inclui conferir o trilho e a cremalheira.',
    ],
    replace: [
      'Trocar a roldana de portão custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} o par, com a mão de obra, leva até {{part.rollersAndCables.hours}} e sai com {{parts.warranty}} de garantia na peça. Troca-se quando a roda achata, o rolamento ronca ou o canal ficou tão fundo que a folha encosta no trilho.',
    ],
    signs: [
      'Uma roldana de portão avisa que está no fim por sinais que se ouvem e se veem: ronco que acompanha a velocidade da folha, um tranco a cada volta da roda e pó de ferro no trilho. Na mão, com o motor destravado, a folha pesa num ponto e anda leve no outro.',
    ],
    worth: [
      'Trocar a roldana de portão compensa quase sempre, porque ela custa uma fração do motor que sofre no lugar dela. A conta muda quando o trilho está fundo ou solto do piso, e aí os dois se fazem juntos.',
    ],
    care: [
      'A roldana de portão pede trilho varrido e nada mais: óleo e graxa no trilho seguram areia e viram lixa. A lubrificação vai só no rolamento que não é blindado, e em pouca quantidade.',
    ],
    safety: [
      'Quem mexe em roldana de portão sem calçar a folha arrisca o tombamento, que é o acidente mais grave do portão de correr. Com a roda quebrada, não abra na mão: a folha pode sair do trilho e cair para o lado da rua.',
    ],
  },
  sections: [
    {
      aspect: 'what',
      heading: 'Como a roldana e o trilho dividem o trabalho',
      text: [
        'O peso inteiro do portão de correr desce por duas rodas até um trilho fixado no piso. O motor só vence o atrito delas, e é por isso que uma casa comum move uma folha pesada com um motor pequeno.',
        'Quando a roda deixa de girar, o atrito vira arrasto. A folha continua andando por um tempo, mas quem paga é a cremalheira, o pinhão e por fim a engrenagem de dentro do motor.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Canal em V, em U e quadrado',
      text: [
        'O canal acompanha o desenho do trilho. Antes de pedir a peça, limpe um palmo do trilho e olhe a seção dele pela ponta.',
      ],
      points: [
        'Trilho de cantoneira virada pede roldana de canal em V.',
        'Trilho de vergalhão ou tubo redondo pede canal em U.',
        'Trilho chato pede canal quadrado, que também guia de lado.',
        'Roda de aço aguenta mais peso e faz mais ruído do que a de nylon.',
      ],
    },
    {
      aspect: 'install',
      heading: 'A troca das roldanas passo a passo',
      text: [
        'O serviço é feito com a folha encostada no batente, sem energia e com alguém segurando o topo dela.',
      ],
      steps: [
        'Cortamos a energia e destravamos o motor pela chave.',
        'Erguemos uma ponta da folha com macaco e a calçamos dos dois lados.',
        'Soltamos o eixo, comparamos a roda velha com a nova e montamos.',
        'Repetimos na outra ponta e conferimos o nível da folha.',
        'Refazemos a folga entre pinhão e cremalheira e os pontos de parada.',
      ],
    },
    {
      aspect: 'install',
      heading: 'O trilho que a roldana nova exige',
      text: [
        'Roda nova em trilho fundo dura pouco. Passamos uma régua sobre o trilho para achar o ponto afundado, e batemos nele para ouvir onde soltou do concreto.',
        'Trilho torto se alinha ou se troca por trecho, com serralheiro quando há solda. Depois o piso em volta recebe caimento para a água não ficar parada na canaleta.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que muda o valor da troca de roldanas',
      text: [
        'Duas rodas de tamanho comum, com parafuso que sai, ficam perto de {{part.rollersAndCables.from}}. Eixo soldado, folha muito pesada ou trilho a corrigir levam a conta para perto de {{part.rollersAndCables.to}}.',
        'As peças trocadas têm {{parts.warranty}} de garantia, e o serviço tem {{repair.warranty}}. Nenhuma das duas cobre batida de carro.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'O teste de empurrar a folha',
      text: [
        'Com o disjuntor desligado e o motor destravado, empurre a folha devagar de ponta a ponta. Faça isso só se ela estiver reta e dentro do trilho.',
      ],
      points: [
        'Peso igual no percurso todo, mas alto: rolamentos secos ou roldanas pequenas para a folha.',
        'Peso num ponto só: trilho afundado ou sujeira presa ali.',
        'Um solavanco a cada volta: roda achatada.',
        'Rangido que some depois de chuva: rolamento sem graxa, que a água calou por pouco tempo.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Cuidados com trilho e roldanas durante o ano',
      text: [
        'Varra o trilho toda semana e depois de obra, poda ou temporal. Uma pedra do tamanho de uma ervilha basta para marcar a roda e fazer a folha pular.',
        'Na revisão, a cada {{maintenance.interval}} em condomínio e uma vez por ano em casa, o técnico mede a folga do rolamento com a folha calçada, o que não se vê de fora.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Por que a folha de correr pode tombar',
      text: [
        'A folha fica em pé por dois apoios: as roldanas embaixo e as guias em cima, presas ao muro. Se uma roda quebra e a guia está frouxa, nada impede que ela caia para a frente.',
        'Por isso o batente de fim de trilho, nas duas pontas, é conferido em toda troca. Ele segura a folha quando a parada do motor falha.',
      ],
    },
    {
      aspect: 'replace',
      heading: 'Trocar a roldana, o rolamento ou o conjunto',
      text: [
        'Há suportes em que só o rolamento sai, com a roda ainda boa. Em roda de aço com canal inteiro, essa troca basta e devolve o giro leve.',
        'Quando o eixo folgou no suporte, a roda nova entra torta e gasta de lado no primeiro mês. Nesse caso trocamos o suporte também, e a folha volta ao prumo.',
      ],
    },
    {
      aspect: 'lifetime',
      heading: 'Quanto uso uma roldana aguenta',
      text: [
        'O tempo de vida depende mais do trilho do que da roda. Trilho reto, limpo e bem preso deixa a mesma roldana trabalhar por anos numa casa.',
        'Em garagem de prédio ou galpão, com a folha passando o dia todo, o desgaste vem muito antes, e a inspeção de {{maintenance.interval}} existe para pegar a roda ainda redonda.',
      ],
    },
  ],
  faults: [
    {
      fault: ['noise', 'worn', 'heavy', 'slow'],
      answer: [
        'Ronco e peso que acompanham a folha costumam ser roldana de portão com rolamento seco ou roda achatada. Desligue o disjuntor, destrave o motor e empurre a folha reta com a mão: se ela pesar, o motor está bem e o problema é no rodar.',
      ],
      heading: 'Roldana barulhenta ou folha pesada',
      text: [
        'O rolamento perde a vedação, entra areia e a graxa vira pasta. A roda ainda gira, mas cada volta custa força que o motor tira da cremalheira.',
      ],
      points: [
        'Ruído que segue a velocidade da folha: rolamento.',
        'Tranco repetido a cada palmo: roda achatada.',
        'Raspado contínuo com pó de ferro: canal fundo, com a folha encostando no trilho.',
        'Peso só depois de chuva: barro na canaleta.',
      ],
      careful:
        'Não jogue óleo no trilho para calar o ruído: a folha passa a escorregar, a areia gruda e o motor perde a referência de parada.',
      technician:
        'O técnico calça a folha, mede a folga de cada roda e troca o par. O conserto fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com {{parts.warranty}} de garantia nas peças.',
      more: 'Se o peso apareceu de repente, a página do [portão de correr pesado](/portao-de-correr-pesado) mostra a ordem dos testes.',
    },
    {
      fault: ['broken', 'stuck', 'crooked'],
      answer: [
        'Com a roldana de portão quebrada ou travada, pare de usar o motor na hora e não empurre a folha: sem uma das rodas ela pode sair do trilho e tombar. Desligue o disjuntor, afaste as pessoas e chame o técnico com uma foto da roda.',
      ],
      heading: 'Roldana quebrada ou travada',
      text: [
        'A roda parte no cubo, perde o canal ou solta o eixo. A folha cai alguns milímetros daquele lado, e isso já basta para o pinhão perder o dente da cremalheira.',
      ],
      points: [
        'Folha mais baixa numa ponta: eixo partido ou roda esmagada.',
        'Marca de arrasto no trilho: roda parada.',
        'Bolinhas de aço no chão: rolamento aberto.',
      ],
      careful:
        'Não levante a folha com alavanca nem com o macaco do carro sem calço dos dois lados, porque ela gira sobre a outra roda.',
      technician:
        'O técnico escora a folha, troca as duas rodas e alinha guia e cremalheira, por {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} na maioria das casas.',
      more: 'O que fazer até o conserto está na página da [roldana do portão quebrada](/roldana-do-portao-quebrada).',
    },
    {
      fault: ['off-track'],
      answer: [
        'Portão que saiu do trilho fica onde parou: desligue o disjuntor, não passe ao lado da folha e isole a calçada. O peso está apoiado em um ponto só e qualquer empurrão decide para que lado ela cai.',
      ],
      heading: 'Roda fora do trilho',
      text: [
        'A roda sai sobretudo porque ela mesma se gastou ou perdeu o rolamento; também por pedra no caminho, por guia de cima frouxa ou porque a folha passou do batente. Trilho solto do piso abre para o lado e faz o mesmo.',
      ],
      points: [
        'Pedra ou galho junto da roda: o trilho estava sujo.',
        'Folha além do batente: o fim de curso não parou o motor.',
        'Trilho com folga ao pisar: a fixação soltou.',
      ],
      careful:
        'Não use o controle para trazer a folha de volta, porque o motor empurra na direção em que ela está solta.',
      technician:
        'O técnico escora, devolve a folha ao trilho, corrige a causa e testa as paradas. O serviço vai de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      more: 'Antes de tocar no portão, leia a página do [portão de correr que saiu do trilho](/portao-de-correr-saiu-do-trilho).',
    },
  ],
  questions: [
    {
      about: ['replace', 'price'],
      question: 'Preciso trocar as duas roldanas se só uma quebrou?',
      answer:
        'Sim, na maioria dos casos. A roda nova é mais alta que a gasta, e a folha desnivelada tira a cremalheira do pinhão.',
    },
    {
      about: ['care', 'noise'],
      question: 'Posso passar graxa no trilho do portão?',
      answer: 'Não. Graxa no trilho junta areia e lixa a roda. O trilho trabalha seco e varrido.',
    },
    {
      about: ['buy', 'compatibility'],
      question: 'Como medir a roldana sem desmontar?',
      answer:
        'Fotografe a roda de lado, com uma trena perto e o portão desligado, e anote o perfil do canal. O diâmetro certo se confirma com a roda fora, na visita, porque parte dela fica dentro do trilho.',
    },
    {
      about: ['choose', 'noise'],
      question: 'Roldana de nylon é mais silenciosa?',
      answer:
        'É, e serve em folha leve. Em folha pesada o nylon amassa parado e volta com um ponto chato, então ali usamos aço.',
    },
    {
      about: ['install', 'safety'],
      question: 'Dá para trocar a roldana sem tirar o portão do lugar?',
      answer:
        'Dá, erguendo uma ponta por vez com calço. Tirar a folha inteira só é preciso quando o eixo está soldado.',
    },
    {
      about: ['lifetime'],
      question: 'De quanto em quanto tempo se trocam as roldanas?',
      answer:
        'Quando a medição mostra folga, e não por data. Em casa com trilho limpo isso leva anos; em prédio a revisão encontra antes.',
    },
    {
      about: ['works', 'adjust'],
      question: 'Por que o motor pula dente depois que troquei a roldana?',
      answer:
        'Porque a altura da folha mudou e a folga da cremalheira ficou maior ou menor. Ela deve ser refeita na mesma visita.',
    },
    {
      about: ['price', 'repair'],
      question: 'A visita para ver a roldana é cobrada?',
      answer:
        'Não cobramos taxa de visita nas cidades atendidas. O valor do serviço é dito antes de começar.',
    },
    {
      about: ['signs', 'heavy'],
      question: 'O portão ficou pesado, é o motor que enfraqueceu?',
      answer:
        'Empurre a folha com o motor destravado. Se ela pesar na mão, o motor está apenas pagando por roldana ou trilho.',
    },
    {
      about: ['safety', 'broken'],
      question: 'Posso usar o portão com uma roldana quebrada até o fim de semana?',
      answer:
        'Não é seguro. A folha apoia em um lado só e pode tombar; deixe desligado e entre por outro acesso.',
    },
    {
      about: ['install', 'replace'],
      question: 'Trilho de alumínio por cima do piso resolve o trilho velho?',
      answer:
        'Só em folha leve e piso reto. Sobre concreto quebrado ele acompanha o buraco e a roda volta a pular.',
    },
  ],
  visit: [
    'Para uma roldana de portão {onde}, o técnico leva os diâmetros mais comuns e macaco com calços, e mede trilho e guia antes de soltar qualquer eixo.',
    'Quem chama {onde} por causa de roldana recebe junto a conferência da cremalheira, porque a altura da folha muda com a roda nova.',
  ],
  brand: [
    'A roldana não depende da marca {marca} do motor: quem manda nela é o trilho e o peso da folha. O que se confere na marca é a altura do pinhão depois da troca.',
  ],
  figures: {
    inch: [
      'Roldana de {figura} se mede pelo diâmetro de fora, e a nova precisa ter o mesmo, senão a folha muda de altura e a cremalheira sai do ponto. Confira junto o perfil do canal e o diâmetro do eixo.',
    ],
    millimetre: [
      'Os {figura} de uma roldana são o diâmetro de fora, e a nova precisa ter o mesmo, com o mesmo canal e o mesmo eixo. Uma roda maior levanta a folha e tira a cremalheira do ponto.',
    ],
    kilogram: [
      'Com {figura} de folha, cada roldana de portão carrega cerca da metade, e o par precisa ter capacidade com sobra para o tranco da partida. O motor se escolhe pelo mesmo peso, em outra conta.',
    ],
    metre: [
      'Numa folha de {figura}, a distância entre as duas roldanas importa tanto quanto o tamanho delas: rodas muito juntas deixam a folha balançar, e rodas na ponta saem do trilho na abertura total.',
    ],
  },
  further: [
    'A escolha do motor para esse tipo de folha está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    'O que a revisão olha além das rodas está em [manutenção de motor de portão](/topicos/manutencao-de-motor-de-portao).',
  ],
  send: [
    'Mande pelo WhatsApp uma foto do portão inteiro e outra da roda e do trilho, tiradas de fora do lado para onde a folha pode tombar: com as duas levamos a peça certa.',
    'Conte pelo WhatsApp se a folha está firme no trilho, o comprimento dela e desde quando há barulho ou peso. Se ela saiu do lugar, basta uma foto de longe.',
  ],
};
