/** Answers to titles about sliding gates: installation. */
import type { DirectAnswer } from '../../direct-answer.ts';

const fit =
  'instal*|colocar|coloca*|por motor|por um motor|botar|automatiz*|motoriz*|adaptar|eletrificar|transformar';

const standing =
  'existente|existentes|que existe|ja existe|que ja existe|ja existente|ja tenho|que tenho|que ja tenho|ja instalado|ja instalada|manual|pronto|ja pronto|antigo|velho|usado|comum|simples|sem motor|de mao';

const otherPurpose =
  'nao abre|nao fecha|consert*|motor antigo|motor velho|motor usado|nobreak|fotocelula|placa|controle*|trilho novo|fabric*|porta de enrolar|abertura manual|como abrir|como destravar|trocar|troca|sem energia|deslocar|posso instalar|sozinho';

export const installationAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'lado',
      'motor',
      'deslizante|de correr|correr',
      'escolher|qual|onde|direito|esquerdo|que lado|posicao',
    ],
    unless: 'nao|para um lado|so um lado|barulho|mudar|trocar',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['install', 'choose'],
    answer: [
      'O motor do portão de correr fica do lado de dentro, junto ao batente para onde a folha corre, para que a cremalheira nunca saia do pinhão: com o portão fechado ou aberto, ela tem de continuar sobre ele. Direito ou esquerdo só muda a ligação: o sentido de abrir se inverte por dois fios ou por uma chave na placa, e o mesmo motor serve aos dois lados.',
    ],
    heading: 'O que olhar no lugar',
    text: [
      'Precisa de base de concreto firme, fora da passagem do carro e de poça, com a energia chegando por baixo. Falta de espaço ali se resolve com base mais estreita ou motor virado, e isso se vê por foto.',
    ],
    points: [
      'Meio palmo de folga entre o motor e a parede, para abrir a tampa.',
      'Chave do destravamento virada para dentro.',
      'Batente de ferro nas duas pontas, antes do motor.',
    ],
    send: 'Mande uma foto do portão por dentro, aberto e fechado, com os dois lados à vista.',
  },
  {
    when: [
      'espaco|lateral|recuo|muro|parede|sobra|quantos metros|ao lado',
      'quanto|quantos|precisa|minimo|lado|lateral|metros|livre',
      'correr|deslizante',
    ],
    unless:
      'preco|barulho|cremalheira|trilho|quanto custa|fio|controle|bateu|caiu|cabo|motor de quantos|sem parede|sem muro|sem espaco|nao tem espaco|nao tenho espaco|falta espaco|pouco espaco|nao cabe|nao tem parede',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['install', 'choose'],
    answer: [
      'Ao lado do vão o portão de correr precisa de muro livre do tamanho da folha e mais uns quarenta a cinquenta centímetros, para o motor e o batente: num vão de três metros, perto de três metros e sessenta. Para trás não precisa de recuo, porque a folha corre rente ao muro; o motor ocupa uns trinta centímetros para dentro. Falta muro? Duas folhas que se recolhem, ou basculante.',
    ],
    heading: 'Onde o portão de correr perde espaço',
    text: [
      'Pilar, cano, relógio de luz e vaso no caminho contam: meça no ponto mais estreito, do vão até o primeiro obstáculo. O trilho passa inteiro por trás do muro, no nível.',
    ],
    points: [
      'Guia de cima em coluna firme, no começo do recuo.',
      'Carro estacionado rente ao muro: a folha precisa passar atrás dele.',
      'Porta social no caminho da folha não pode.',
    ],
    send: 'Mande a largura do vão, o muro livre ao lado e uma foto de frente, por dentro.',
  },
  {
    when: ['base|bloco|sapata', 'concreto|cimento|alvenaria|chumbar|chumbador', 'motor|deslizante|correr'],
    unless: 'solt*|quebr*|trinc*|preco|quanto custa|afund*',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'A base de concreto do motor deslizante fica por dentro, rente ao fim do vão, um pouco maior que a chapa do motor em todos os lados e alta o bastante para a água não chegar à placa; a medida exata e a distância até a folha estão no gabarito do manual. O conduíte sai pelo meio dela, e o concreto seca antes da montagem. Com a base pronta, instalar leva de {horas de instalação}.',
    ],
    description:
      'A base de concreto do motor deslizante fica por dentro, rente ao fim do vão, maior que a chapa do motor e alta o bastante para a água não chegar à placa.',
    heading: 'O que deixar pronto para o dia da instalação',
    text: [
      'Base que balança faz a cremalheira pular: ela se ancora no piso firme, e não na grama nem no contrapiso solto. Os chumbadores vão na furação da chapa, e o nível decide a folga do pinhão.',
      'Base é serviço de pedreiro; motor, cremalheira e regulagem são conosco, e numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Altura que deixe o pinhão embaixo da cremalheira, com folga.',
      'Conduíte de força e outro de sinal, com guia.',
      'Folga para abrir a tampa do motor.',
      'Batente no fim do trilho antes do motor.',
    ],
    send: 'Mande a foto do lugar da base, a da folha por dentro e o modelo do motor, se já comprou.',
  },
  {
    when: ['base', 'motor', 'fixar|fixacao|fazer|como|precisa|para|prender|chumbar'],
    unless: 'basculante*|preco|quanto custa|valor|rachou|quebr*|afund*|soltou|solta',
    subject: 'portao-de-correr',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'A base do motor de correr é um bloco de concreto no piso, por dentro e rente à folha, com uma chapa ou chumbadores em que ele se parafusa; fica alguns centímetros acima do chão, para a água não entrar na caixa. Quem a faz é o pedreiro, e ela precisa secar antes de receber o motor. O motor deslizante em si sai por orçamento; trocado numa casa, fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que deixar pronto na base',
    text: [
      'O conduíte da energia e o da botoeira sobem por dentro dela, com sobra de fio. A altura sai da cremalheira: o pinhão tem de alcançar o dente com 1 a 2 mm de folga.',
      'Base sobre piso solto trabalha e desalinha tudo; o bloco desce até a terra firme.',
    ],
    points: [
      'Nível e esquadro com a folha.',
      'Furo oblongo na chapa, para acertar a distância.',
      'Portão com motor antigo: a base velha costuma servir, com chapa nova.',
    ],
    send: 'Mande pelo WhatsApp uma foto do piso ao lado da folha e a medida do vão.',
  },
  {
    when: [fit, 'correr|de correr|deslizante*', standing],
    unless: `${otherPurpose}|basculante|pivotante`,
    figure: { unit: 'kilogram', from: 301 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['install', 'price'],
    answer: [
      'Dá para automatizar um portão de correr de {figura}, se ele anda com uma mão de ponta a ponta: vai um motor deslizante de {sobra} ou mais na ficha, com cremalheira de aço no comprimento da folha. Sai por orçamento; em portão pesado, motor com instalação fica em geral entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que uma folha de {figura} precisa ter',
    text: [
      'O peso anda sobre as roldanas, e o motor vence só o atrito e a partida. Por isso trilho reto e roldana boa vêm antes: trocar as roldanas custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e sem isso o motor novo cansa logo.',
      'A montagem leva de {horas de instalação} quando a base já existe; base de concreto nova precisa secar antes, e aí são duas visitas.',
    ],
    points: [
      'Parede livre ao lado, para a folha recolher inteira.',
      'Batente chumbado nos dois fins: {figura} em movimento não param na mão.',
      'Guia de cima firme: é ela que mantém a folha em pé.',
      'Energia até a base do motor, num circuito só dele.',
      'Fotocélula no vão, de {{part.photocell.from}} a {{part.photocell.to}} instalada.',
    ],
    further:
      'Trilho, base e cremalheira estão na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande pelo WhatsApp a foto do portão inteiro por dentro, com o trilho e a parede ao lado, e a do ponto de energia.',
  },
  {
    when: [fit, 'correr|de correr|deslizante*', standing],
    unless: `${otherPurpose}|basculante|pivotante`,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['install', 'price'],
    answer: [
      'Dá para pôr motor no portão de correr que já está aí, se a folha corre com uma mão de ponta a ponta. O conjunto, com motor, central, dois controles e cremalheira, sai por orçamento. Para ter ideia, o motor trocado num portão de correr que já tem um fica em geral entre {{replacement.from}} e {{replacement.to}}; no manual somam a base e a cremalheira.',
    ],
    heading: 'O que o portão existente precisa ter',
    text: [
      'Trilho reto e roldanas boas vêm antes: trocar as roldanas custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e sem isso o motor novo cansa logo. A cremalheira se prende na parte de baixo da folha, em toda a extensão.',
      'A montagem leva de {horas de instalação} quando a base do motor já existe; base de concreto nova precisa secar antes, e aí são duas visitas.',
    ],
    points: [
      'Lugar para o motor ao lado da folha, no fim do vão.',
      'Batente firme nos dois fins, para a folha não sair do trilho.',
      'Ponto de energia junto da base, com disjuntor próprio.',
      'Guia de cima sem folga, para a folha não tombar.',
    ],
    further:
      'Trilho, base e cremalheira estão na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande pelo WhatsApp a foto do portão inteiro por dentro, com o trilho e a parede ao lado, o comprimento e o material da folha.',
  },
  {
    when: ['deslizante|correr', 'descida|rampa|inclinad*|ladeira|declive|aclive|terreno caido|desnivel'],
    unless: 'escorreg*|anda sozinho|desce sozinho',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Portão de correr pede trilho no nível: com caimento no sentido da folha, ela anda sozinha quando se destrava e o motor trabalha dobrado num lado. Se o terreno cai, nivela-se o trilho sobre uma viga e fecha-se a sobra embaixo, ou se usa folha em trilho suspenso, sem roda no chão.',
    ],
    heading: 'Quanto caimento um portão de correr perdoa',
    text: [
      'Um dedo ao longo de todo o vão ainda se acerta no motor e no batente; mais que isso, o serviço é do serralheiro e do pedreiro antes do instalador. Motor irreversível segura a folha parada, mas não a torna leve na subida.',
    ],
    points: [
      'Bola no trilho: se rola, a folha também vai rolar.',
      'Batente firme nos dois fins, com a folha presa no trilho.',
      'Chave de destravamento só com alguém segurando.',
      'Canaleta de água cruzando o trilho acumula areia.',
    ],
    further:
      'O que se confere antes está em [instalação de motor deslizante](/topicos/instalacao-de-motor-de-portao-deslizante).',
    send: 'Mande uma foto do trilho de ponta a ponta e diga para que lado a água corre.',
  },
  {
    when: [
      'rua de terra|estrada de terra|terra batida|sem asfalto|chao de terra|barro|poeira',
      'motor|portao|instal*|deslizante|correr|trilho',
    ],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Em rua de terra, o trilho fica acima do piso, em cantoneira sobre viga, e a base do motor sobe acima da enxurrada: é a terra que entra no trilho e o barro que cobre o motor que quebram o portão, e não o uso. A cremalheira trabalha quase seca e a limpeza é mensal.',
    ],
    heading: 'Como instalar onde há pó e barro',
    text: [
      'Piso de concreto de pelo menos um passo para cada lado do vão evita que a roda do carro leve terra para o trilho. Fotocélula vai mais alta e com pala, e a lente entra na limpeza.',
      'Kit de basculante instalado custa de {{kit.padrao}} a {{kit.jetflex}}; de correr ou de abrir sai por orçamento, e base e trilho são combinados com pedreiro e serralheiro.',
    ],
    points: [
      'Graxa só na engrenagem: no dente ela vira lixa.',
      'Caixa com entrada de fio por baixo.',
      'Escova presa na folha, à frente da roldana.',
      'Chuva forte: varra o trilho antes de abrir.',
    ],
    further: 'O que se confere no local está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande uma foto do vão com a rua na frente e diga se a água passa por ali.',
  },
  {
    when: [
      'base|chumbar|concretar|apoio|sapata',
      'motor|deslizante|correr',
      'como|altura|fazer|pedreiro|medida|precisa',
    ],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'A base do motor de correr é um bloco de concreto, na largura e na altura que ponham o pinhão na linha da cremalheira, com a cabeça dos parafusos livre para ajuste. A altura sai da folha: mede-se com o motor na mão antes de concretar, e não do manual sozinho.',
    ],
    heading: 'O que dá errado depois de seco',
    text: [
      'Base mais baixa que a cremalheira leva calço, que afrouxa; mais alta, faz a folha forçar. Deixe os chumbadores com rosca sobrando, eletroduto já no lugar e a base fora do caminho da enxurrada.',
    ],
    points: [
      'Nível de verdade: o motor tomba com base torta.',
      'Dois eletrodutos: um de rede, outro de comando.',
      'Cura antes de apertar o motor.',
      'Distância da folha escrita no gabarito da caixa.',
    ],
    further:
      'O que o instalador confere está em [instalação de motor deslizante](/topicos/instalacao-de-motor-de-portao-deslizante).',
    send: 'Mande a foto do lado do trilho e a altura da cremalheira, se já houver.',
  },
  {
    when: ['correr|deslizante', 'sem cremalheira|sem corrente|sem motor no chao'],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['install', 'choose'],
    answer: [
      'Não com o motor deslizante comum: ele empurra a folha pelo dente da cremalheira, e sem ela não há em que puxar. As saídas são poucas, motor de corrente ou de cabo, mais raros e com peça difícil, e numa casa a cremalheira sai mais barata: de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} instalada, com peça comum.',
    ],
    heading: 'Por que a cremalheira costuma resolver',
    text: [
      'Se o motivo é folha sem lugar para parafuso, solda-se uma cantoneira; se é o chão sem espaço, o motor pode ficar numa base lateral mais alta. Se é portão de vidro ou de madeira fina, um perfil de ferro leva a cremalheira.',
      'O conjunto novo em portão de correr de casa sai por orçamento; a troca de um motor fica entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Nylon com alma de aço: leve, silenciosa e parafusada.',
      'Aço: folha pesada.',
      'Corrente: estica, faz barulho e pede ajuste.',
    ],
    send: 'Mande uma foto da lateral da folha por dentro e do lugar do motor.',
  },
  {
    when: [
      'altura do motor|altura de motor|altura certa do motor|altura ideal do motor|altura correta do motor|altura da base|altura certa da base|altura do deslizante|altura do pinhao|altura fica o motor|altura vai o motor|altura fixar o motor|altura instalar o motor|altura instala o motor|altura por o motor|altura colocar o motor',
      'deslizante|correr|cremalheira|portao',
    ],
    unless: 'fotocelula|basculante|teto|pe direito',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'A altura do motor deslizante é a que deixa o pinhão no meio da cremalheira com 1 a 2 mm de folga, e a base uns dez centímetros acima do piso, para a água não chegar à placa. Primeiro se decide a base, depois se fixa a cremalheira na altura do pinhão, e não o contrário.',
    ],
    heading: 'Marcar a base sem errar a folga',
    text: [
      'Com a folha correndo na mão, veja o ponto em que ela fica mais baixa: ali é que a folga se mede, senão o pinhão apoia e carrega o peso do portão. A base é de concreto, com os chumbadores no lugar antes de secar.',
      'Motor alto demais pula dente; baixo demais afoga na chuva. Acertar a altura depois fica de {{part.adjustment.from}} a {{part.adjustment.to}}, se a base permite.',
    ],
    points: [
      'Rua que alaga: base mais alta e cremalheira junto.',
      'Conduíte entrando por dentro da base.',
      'Motor paralelo à folha, com o nível nos dois sentidos.',
      'Parafuso de regulagem com sobra para os dois lados.',
    ],
    send: 'Mande uma foto do pé da folha por dentro, com o piso e o trilho.',
  },
  {
    when: ['trilho', 'trocar|troco|preciso|precisa|mudar', 'motor|automatizar|automatico'],
    unless: 'preco|quanto custa|barulho',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Só se ele estiver torto, solto do piso ou com emenda alta: trilho reto e limpo serve para o motor como servia para a mão. A prova é correr a folha com um dedo, de ponta a ponta; onde ela endurece, o trilho se alinha ou se troca antes, porque o motor não corrige e gasta a cremalheira.',
    ],
    heading: 'O que se confere no trilho antes do motor',
    text: [
      'Nível no comprimento todo, fixação que não mexe ao pisar, perfil igual ao da roldana e batente nas duas pontas. Trocar trilho é de serralheiro e pedreiro; alinhar e trocar roldanas fazemos, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'O motor de correr sai por orçamento; a troca de um existente, em casa, fica entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Cantoneira com topo gasto e brilhante: troque.',
      'Ferrugem só por cima: lixa e pano.',
      'Cimento sobre o trilho: limpe com talhadeira, com cuidado.',
    ],
    send: 'Mande um vídeo da folha corrida na mão e uma foto do trilho nas emendas.',
  },
  {
    when: ['espaco|lateral|recuo|muro', 'quanto|precisa|minimo|lado|lateral', 'correr|deslizante'],
    unless: 'preco|barulho',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['install', 'choose'],
    answer: [
      'O portão de correr precisa, ao lado do vão, de muro livre do tamanho da folha e mais uns quarenta a cinquenta centímetros para o motor e o batente. Num vão de três metros a folha tem cerca de três metros e vinte, e o muro perto de três metros e sessenta. Na largura, o motor ocupa uns trinta centímetros para dentro.',
    ],
    heading: 'Se falta muro ao lado',
    text: [
      'Há a folha dividida em duas que se recolhem uma atrás da outra, o duas folhas que correm para lados opostos e, se nada cabe, o basculante. O telescópico custa mais e tem mais roldana para cuidar.',
      'Meça no ponto mais estreito, contando pilar, cano e relógio de luz. Em basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Trilho passa inteiro por trás do muro, no nível.',
      'Guia de cima presa em coluna firme.',
      'Portinha social no caminho da folha: não pode.',
    ],
    send: 'Mande a largura do vão, o muro livre ao lado e uma foto de frente, por dentro.',
  },
  {
    when: ['chao|piso', 'parede|suspenso|alto|pendurado|coluna|muro', 'motor'],
    unless: 'basculante*|trilho|social|altura|distancia|nivel|rachou',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['install', 'choose'],
    answer: [
      'No portão de correr o motor fica no chão, do lado de dentro e rente à folha, sobre uma base firme: é dali que o pinhão alcança a cremalheira presa embaixo dela. Na parede ficam só a tomada, o disjuntor e a botoeira; motor preso no alto serve a folha suspensa, com a cremalheira em cima, e se estuda por foto.',
    ],
    heading: 'O lugar do motor em cada portão',
    text: [
      'A base do deslizante é um bloco de concreto ou uma chapa chumbada, alguns centímetros acima do piso, para a água da lavagem não entrar na caixa. Concreto novo precisa secar antes de receber o motor.',
      'Na coluna ou na parede vai o motor de basculante, em pé na lateral, e o de portão de abrir, preso à altura da folha. O motor deslizante se orça pela folha, e numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Correr: base no piso, rente à folha.',
      'Basculante: coluna lateral firme, do chão ao alto.',
      'Abrir: coluna de cada folha, na altura da travessa.',
      'Piso que alaga: base mais alta, com a cremalheira na mesma conta.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, com o piso e a coluna à vista: dizemos onde o motor fica.',
  },
  {
    when: ['basculante', 'transform*|convert*|virar|passar|mudar|trocar', 'deslizante|de correr'],
    unless:
      'correr por basculante|correr por um basculante|correr para basculante|correr em basculante|deslizante por basculante|deslizante por um basculante|deslizante para basculante|deslizante em basculante',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Passar de portão basculante para portão de correr é possível onde há parede livre ao lado, do tamanho do vão, mas é quase um portão novo: sai o contrapeso com os cabos, entram trilho, guia e roldanas, e a folha costuma ser refeita pela serralheria. O motor do basculante não se aproveita.',
    ],
    heading: 'Do basculante ao portão de correr, o que fica e o que sai',
    text: [
      'O serralheiro vê primeiro se a chapa aguenta correr apoiada embaixo e se o piso aceita trilho nivelado. Só depois se fala de motor, por orçamento.',
      'Se o motivo era o teto baixo ou o carro grande, meça também o giro da folha atual: às vezes regular o basculante custa de {{part.adjustment.from}} a {{part.adjustment.to}} e basta.',
    ],
    points: [
      'Parede livre ao lado, igual ao vão e mais um palmo.',
      'Piso sem degrau nem rampa na linha do trilho.',
      'Ponto de energia no lado em que o motor fica.',
      'Controles: valem se a central nova ler o código deles.',
    ],
  },
  {
    when: [
      'convers*|converter|transformar|mudar de|trocar de|passar de|adaptar',
      'abrir|pivotante|basculante|duas folhas',
      'deslizante|de correr|correr',
    ],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['install', 'choose', 'price'],
    answer: [
      'Converter portão de abrir para deslizante é obra de serralheria antes de ser de motor: trilho no piso, guia em cima, roldanas na folha e parede livre ao lado do tamanho do vão. Nós pomos o motor depois que a folha corre na mão; o motor do portão de abrir não se aproveita no de correr.',
    ],
    heading: 'O que muda do portão de abrir para o deslizante',
    text: [
      'As duas folhas viram uma, ou correm uma atrás da outra. Dobradiças saem, o quadro ganha travessa embaixo e o piso precisa de nível.',
      'A parte elétrica costuma ficar: ponto de energia, botoeira e fotocélula. A central e os controles dependem do motor novo, que para portão de correr sai por orçamento, com visita sem taxa.',
    ],
    points: [
      'Parede livre ao lado, pelo menos do tamanho do vão.',
      'Piso nivelado, sem calha nem rampa na linha do trilho.',
      'Folha reforçada embaixo para levar roldanas.',
      'Lugar para a base do motor e a cremalheira.',
      'Serralheiro primeiro, motor depois.',
    ],
    sections: [
      {
        aspect: 'install',
        heading: 'A ordem da obra e quem faz cada parte',
        text: [
          'Quem inverte a ordem paga duas vezes: motor montado em folha que ainda vai ser soldada perde o alinhamento da cremalheira.',
          'Mande a foto do portão por dentro e a medida da parede ao lado antes de contratar o serralheiro; dizemos se cabe o motor.',
        ],
        steps: [
          'Medimos por foto o vão, a parede livre e o piso.',
          'O serralheiro faz trilho, guia, roldanas e batente.',
          'A folha é movida com a mão, de ponta a ponta.',
          'Fixamos base, motor e cremalheira e ligamos a fotocélula.',
          'Regulamos paradas e força e gravamos os controles.',
        ],
      },
    ],
    questions: [
      {
        question: 'Vocês fazem a conversão inteira?',
        answer:
          'Não: a parte de ferro é do serralheiro. Fazemos o motor, a ligação, a regulagem e a fotocélula.',
      },
      {
        question: 'O motor do portão de abrir serve no deslizante?',
        answer:
          'Não. O braço empurra a folha pela dobradiça; no de correr o motor fica no piso e puxa pela cremalheira.',
      },
      {
        question: 'E se não há parede livre ao lado?',
        answer:
          'Então de correr não cabe inteiro. Restam duas folhas que correm uma atrás da outra, ou o basculante, se há altura.',
      },
    ],
  },
];
