import type { Subject } from '../subject.ts';

export const sensorAntiesmagamento: Subject = {
  name: 'sensor antiesmagamento',
  plural: 'sensores antiesmagamento',
  gender: 'm',
  aliases: [
    'antiesmagamento',
    'anti esmagamento',
    'anti-esmagamento',
    'sensor anti esmagamento',
    'sensor de esmagamento',
    'proteção antiesmagamento',
    'borda de segurança',
    'borda sensível',
    'barra de segurança',
    'barreira infravermelha',
    'barreira óptica',
    'laço indutivo',
    'laço magnético',
    'sensor de obstáculo',
    'detecção de obstáculo',
    'sensor de massa metálica',
  ],
  answers: {
    what: [
      'O sensor antiesmagamento é o que faz o portão parar ou voltar quando encontra algo no caminho. Pode ser a leitura de esforço da própria central, uma borda de borracha na folha, um feixe no vão ou um laço no piso que percebe carros.',
      'Sensor antiesmagamento reúne as proteções contra o aperto: força limitada, borda sensível, fotocélula e laço indutivo. Cada uma age num momento diferente, e um portão bem protegido usa mais de uma.',
    ],
    works: [
      'O sensor antiesmagamento da central mede o esforço ou a velocidade do motor e entende uma mudança brusca como obstáculo. A borda sensível é um perfil de borracha com contato interno: apertada, ela avisa a placa, que inverte o movimento.',
    ],
    price: [
      'Regular o sensor antiesmagamento da central é serviço a partir de {{repair.from}}. Acrescentar feixe fica dentro da faixa até {{repair.to}}; borda sensível e laço indutivo se orçam por foto, pela largura da folha e pelo corte do piso.',
    ],
    buy: [
      'Antes de comprar um sensor antiesmagamento, veja que entradas a central tem livres e se ela aceita borda de contato ou de resistência. Com a etiqueta da placa dizemos qual combina.',
    ],
    choose: [
      'Escolha o sensor antiesmagamento pelo uso: em casa, força bem regulada mais fotocélula; em portão pesado ou de prédio, borda sensível e um segundo feixe; onde há fila de carros, laço no piso.',
    ],
    compatibility: [
      'Um sensor antiesmagamento de contato simples serve em quase toda central com entrada de fotocélula. Borda resistiva pede um módulo que vigie o fio dela, e laço indutivo pede o próprio detector.',
    ],
    install: [
      'O sensor antiesmagamento se instala conforme o tipo: a borda vai na aresta que fecha, o feixe nos batentes e o laço num rasgo do piso. Todos terminam numa entrada da central e num teste com objeto macio.',
      'Antes de instalar um sensor antiesmagamento acertamos a folha, porque portão pesado obriga a uma força alta que anula a proteção. O serviço leva de {horas de reparo} quando o fio já tem caminho.',
    ],
    adjust: [
      'Regular o sensor antiesmagamento da central é baixar a força até o mínimo que move a folha em todo o curso, nos dois sentidos. Se ela precisa de muito para andar, o ajuste espera o conserto da roldana ou da mola.',
    ],
    repair: [
      'O conserto do sensor antiesmagamento vai da regulagem da força à troca de borda ou fio partido, de {{repair.from}} a {{repair.to}}. O teste de reversão faz parte, com {{repair.warranty}} de garantia no serviço.',
    ],
    replace: [
      'Troca-se o sensor antiesmagamento quando a borracha da borda rachou, quando o fio que acompanha a folha partiu ou quando o detector do laço não percebe mais o carro. A central costuma ficar.',
    ],
    signs: [
      'O sensor antiesmagamento precisa de ajuste quando o portão volta sem motivo ou, pior, quando não volta diante de um obstáculo. O primeiro incomoda; o segundo pede o disjuntor desligado.',
    ],
    worth: [
      'Vale a pena somar um sensor antiesmagamento à fotocélula em portão pesado, em garagem com criança e onde a calçada é movimentada. Numa folha leve, a força bem regulada já faz boa parte do trabalho.',
    ],
    lifetime: [
      'O sensor antiesmagamento eletrônico dura com a placa. A borda de borracha envelhece ao sol, e o fio que a liga à folha em movimento é o que parte primeiro.',
    ],
    care: [
      'O cuidado com o sensor antiesmagamento é testar a reversão a cada {{maintenance.interval}} com uma caixa de papelão vazia no caminho, e manter trilho e roldanas leves. Folha pesada engana a leitura de esforço.',
    ],
    safety: [
      'O sensor antiesmagamento da central só age depois do contato, e por isso não substitui a fotocélula, que age antes. Nenhum dos dois dispensa olhar a folha até ela parar.',
    ],
    power: [
      'Na falta de luz o sensor antiesmagamento não atua, porque a folha está na mão de quem a empurra. Com nobreak, ele precisa estar no mesmo circuito do motor.',
    ],
    allowed: [
      'Você pode testar o sensor antiesmagamento com papelão, de longe. Aumentar a força na central para o portão deixar de voltar é o que não se faz, porque retira a proteção.',
    ],
  },
  sections: [
    {
      aspect: 'what',
      heading: 'Os tipos de proteção contra aperto',
      text: ['Eles agem em momentos distintos, e conhecer a ordem ajuda a escolher.'],
      points: [
        'Feixe no vão: percebe antes que a folha encoste.',
        'Borda sensível: percebe no instante do contato.',
        'Leitura de esforço: percebe quando a folha já empurra.',
        'Laço indutivo: percebe metal parado sob o portão, como um carro.',
      ],
    },
    {
      aspect: 'works',
      heading: 'Como a central sente um obstáculo',
      text: [
        'Motor que encontra resistência gira mais devagar e puxa mais corrente. A placa com encoder percebe a diferença na rotação; a que mede esforço, na corrente.',
        'Já a embreagem eletrônica simples só limita a força e corta depois de um tempo. Ela para o portão, mas nem sempre o faz voltar, e convém saber qual é a sua.',
      ],
    },
    {
      aspect: 'adjust',
      heading: 'Força mínima com a folha leve',
      text: [
        'O ajuste se faz do menor para o maior, até a folha completar o curso no ponto mais difícil. Em rampa, esse ponto muda de lugar quando o sentido muda.',
      ],
      steps: [
        'Soltamos a folha e corrigimos o que a torna pesada.',
        'Baixamos a força até o portão parar no caminho.',
        'Subimos aos poucos até ele completar abrir e fechar.',
        'Testamos a reversão com uma caixa de papelão no vão.',
        'Repetimos com o portão quente, depois de vários ciclos.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Borda sensível na aresta da folha',
      text: [
        'O perfil de borracha vai na aresta que chega ao batente, de cima a baixo no portão de correr e na barra inferior do basculante. Ele precisa de fio que acompanhe a folha, em espiral ou esteira, ou de um par sem fio com bateria.',
        'Uma batida de para-choque rasga o perfil. Onde isso é provável, um protetor de piso vale mais que uma borda nova.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Laço indutivo no piso',
      text: [
        'O laço é um fio em rasgo no concreto, ligado a um detector. Ele sente a massa de metal do carro e impede o fechamento enquanto houver um em cima.',
        'Não percebe pessoa, bicicleta leve nem animal, e por isso nunca fica sozinho. O rasgo é selado depois, e o piso armado com ferro pede ajuste de sensibilidade.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Combinações que usamos em casa e em prédio',
      text: [
        'Numa casa com portão leve, força no mínimo e um par de fotocélulas bastam. Em condomínio, com motor de {{condominium.from}} a {{condominium.to}}, somam-se segundo feixe, borda e sinaleira.',
        'A escolha segue quem passa por ali. Escola perto, calçada estreita e idoso na casa pesam mais que o tamanho da folha.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Onde o aperto acontece além do vão',
      text: [
        'No portão de correr, o recuo entre a folha e a coluna prende mão e perna na abertura, quando quase nenhum sensor vigia. No pivotante, o canto da dobradiça fecha como uma tesoura.',
        'Uma tela no recuo e distância da dobradiça resolvem o que a eletrônica não vê. Ensine as crianças a não pegar carona na folha.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Sinais de proteção mal ajustada',
      text: ['Dois comportamentos opostos mostram o mesmo descuido.'],
      points: [
        'Portão que volta com vento: força no limite ou folha pesada.',
        'Portão que empurra a caixa do teste: força alta demais.',
        'Volta sempre no mesmo ponto: roldana, guia ou trilho.',
        'Volta só em dia frio: graxa dura ou metal contraído.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Por onde começa o conserto da proteção',
      text: [
        'A folha vem primeiro, o sensor depois. Um portão que volta costuma estar avisando de um atrito, e calar o aviso com mais força quebra a engrenagem.',
        'Quando a mecânica está boa, medimos o contato da borda, o fio e a entrada da placa. As peças trocadas têm {{parts.warranty}} de garantia.',
      ],
    },
    {
      aspect: 'price',
      heading: 'Custo de cada proteção',
      text: [
        'A força não custa peça, só ajuste. O feixe custa o par e o fio; a borda se cobra pelo comprimento; o laço, pelo corte do piso e pelo detector.',
        'Na instalação de um kit, a partir de {{kit.padrao}}, a força já sai regulada e testada. Os outros itens podem entrar no mesmo dia.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Teste com a caixa de papelão',
      text: [
        'Use uma caixa vazia, que ceda sem danificar a folha, e fique fora do caminho. O portão deve parar e voltar sem amassá-la por inteiro.',
        'Se ele empurra a caixa, corte a energia e passe ao uso manual, desde que a folha seja segura para soltar.',
      ],
    },
  ],
  faults: [
    {
      fault: ['reverses', 'does-not-close', 'stops-halfway'],
      answer: [
        'Portão que volta sem nada no caminho tem o sensor antiesmagamento percebendo um esforço real: roldana, guia, vento ou mola. Olhe o trilho com o disjuntor desligado e não peça mais força na central.',
      ],
      heading: 'Proteção que faz o portão voltar à toa',
      text: [
        'Sempre no mesmo ponto, o atrito é mecânico. Em pontos variados, a suspeita passa para a tensão da rede e para a fotocélula.',
      ],
      points: [
        'Pedra ou barro no trilho: limpe com a energia cortada.',
        'Roldana que não gira: risco brilhante no trilho.',
        'Vento em folha fechada: hora e direção coincidem.',
        'Borda rachada: volta logo ao sair do lugar.',
      ],
      careful: 'Não aumente a força para calar o sintoma; a folha deixa de voltar diante de uma pessoa.',
      technician:
        'O técnico alivia a folha e regula a força, de {{repair.from}} a {{repair.to}}, em geral em {horas de reparo}.',
      more: 'A ordem da procura está em [portão fecha e abre de novo](/portao-fecha-e-abre-de-novo).',
    },
    {
      fault: ['does-not-work', 'does-not-stop', 'broken', 'worn', 'wet', 'in-rain'],
      answer: [
        'Um sensor antiesmagamento que não faz o portão voltar é defeito perigoso: desligue o disjuntor e use a folha na mão até o ajuste. A causa comum é força alta demais, seguida de fio da borda partido.',
      ],
      heading: 'Portão que não volta diante de um obstáculo',
      text: [
        'Alguém pode ter aumentado a força para vencer um atrito antigo. O portão passou a fechar sempre, inclusive quando não devia.',
      ],
      points: [
        'A caixa do teste é empurrada.',
        'Há fio solto na aresta da folha.',
        'A central foi trocada e a força ficou no máximo.',
      ],
      careful: 'Não teste com a mão, com o pé ou com o carro.',
      technician:
        'O técnico refaz a regulagem, troca a borda ou o fio e prova a reversão, a partir de {{repair.from}}, com {{repair.warranty}} de garantia.',
      more: 'Se a folha já bateu em algo, leia [portão fechou em cima do carro](/portao-fechou-em-cima-do-carro).',
    },
  ],
  questions: [
    {
      about: ['what', 'choose'],
      question: 'Fotocélula e antiesmagamento são a mesma coisa?',
      answer:
        'São proteções diferentes: a fotocélula evita o contato, a outra reage a ele. O bom é ter as duas.',
    },
    {
      about: ['compatibility', 'replace'],
      question: 'Meu motor antigo tem antiesmagamento?',
      answer:
        'Talvez só uma embreagem, que limita a força e não inverte. A foto da etiqueta da central esclarece.',
    },
    {
      about: ['adjust', 'allowed'],
      question: 'Posso diminuir a força sozinho?',
      answer:
        'O ajuste fica dentro da caixa, perto da rede. Peça na visita, com a folha conferida no mesmo momento.',
    },
    {
      about: ['safety', 'works'],
      question: 'A proteção funciona também na abertura?',
      answer:
        'A leitura de esforço costuma atuar nos dois sentidos, a fotocélula só no fechamento. Por isso o recuo da folha merece tela.',
    },
    {
      about: ['install', 'price'],
      question: 'Dá para pôr borda sensível em qualquer folha?',
      answer: 'Dá, se a aresta for reta e firme. Em grade com ponta, primeiro se solda uma barra de apoio.',
    },
    {
      about: ['choose', 'worth'],
      question: 'Laço no piso serve para casa?',
      answer:
        'Raramente compensa. Ele foi pensado para fila de carros, e em casa o feixe custa menos e vê pessoas.',
    },
    {
      about: ['signs', 'reverses'],
      question: 'Por que ele volta mais no inverno?',
      answer:
        'A graxa endurece e o atrito sobe. Limpeza e lubrificação leve devolvem a folga de que a força precisa.',
    },
    {
      about: ['care', 'lifetime'],
      question: 'A borracha da borda pode ser pintada?',
      answer: 'Não, a tinta endurece e racha o perfil. Limpe com água e sabão neutro, com a energia cortada.',
    },
    {
      about: ['repair', 'price'],
      question: 'A regulagem está incluída em outro conserto?',
      answer:
        'Depois de qualquer troca de motor ou placa, a força é regulada e a reversão, testada, no mesmo serviço.',
    },
    {
      about: ['power'],
      question: 'A proteção precisa de bateria?',
      answer: 'Só nas bordas e feixes sem fio. Os com fio são alimentados pela central.',
    },
  ],
  visit: [
    'Num chamado {onde} sobre sensor antiesmagamento, o técnico solta a folha antes de abrir a caixa: o peso dela diz quanta força é necessária.',
    'Para revisar o sensor antiesmagamento {onde}, levamos medidor e papelão, e o portão só volta ao automático depois de reverter no teste.',
  ],
  brand: [
    'Em central {marca}, a leitura de obstáculo pode ser por esforço ou por encoder, conforme a geração da placa, e a regulagem muda de lugar; a etiqueta mostra qual é o caso.',
  ],
  figures: {
    kilogram: [
      'Com {figura} de folha, o sensor antiesmagamento depende ainda mais do equilíbrio: a massa em movimento demora a parar, e um feixe antes do contato vale mais que força baixa.',
    ],
  },
  further: [
    'O feixe que age antes do contato está na página da [fotocélula](/topicos/sensor-fotocelula-para-portao).',
    'Onde se ajusta a força e por que ela não substitui o sensor está em [central de comando](/topicos/central-de-comando-de-portao).',
  ],
  send: [
    'Mande pelo WhatsApp uma foto do vão por dentro, com as duas colunas, e a da etiqueta da central: dizemos que proteção cabe ali.',
    'Diga se por ali passam criança, moto ou caminhão, e se o portão já volta sozinho em algum ponto. Uma foto da folha fechada completa.',
  ],
};
