import type { Subject } from '../subject.ts';

export const fiacao: Subject = {
  name: 'fiação do portão',
  plural: 'fiações do portão',
  gender: 'f',
  aliases: [
    'fiação',
    'fiação elétrica',
    'fiação do motor',
    'fiação de portão',
    'instalação elétrica',
    'instalação elétrica do portão',
    'parte elétrica do portão',
    'fio',
    'fio do portão',
    'fio do motor',
    'cabo elétrico',
    'disjuntor',
    'disjuntor do portão',
    'disjuntor de portão',
    'dispositivo dr',
    'disjuntor dr',
    'aterramento',
    'fio terra',
    'tomada do portão',
    'tomada do motor',
    'ponto de energia',
    'conduíte',
    'eletroduto',
    'emenda de fio',
    'circuito do portão',
    'bitola',
    'voltagem do portão',
  ],
  answers: {
    what: [
      'A fiação do portão reúne o circuito que vem do quadro de luz, o disjuntor próprio, o fio terra e os cabos finos dos comandos. Boa parte dos defeitos que parecem de motor ou de placa nasce nela, em emenda molhada ou em fio fino demais.',
      'Fiação do portão é tudo que leva energia e ordem até o motor: rede, terra, botoeira, fotocélula e trava. Uma instalação correta tem disjuntor só para o portão, terra ligado e o cabo de comando separado do cabo da rede.',
    ],
    works: [
      'A fiação do portão leva 127 V ou 220 V do quadro ao motor por um circuito próprio, protegido por disjuntor, e traz de volta os comandos em fio fino de baixa tensão. O terra não participa do funcionamento: ele fica à espera de uma falha, para que a corrente tenha por onde sair.',
    ],
    price: [
      'O preço da fiação do portão depende da distância até o quadro, do conduíte e do que já existe. Refazer emenda, borne ou trecho do cabo fica na faixa de {{repair.from}} a {{repair.to}}; um circuito novo desde o quadro é orçado depois de ver o caminho.',
    ],
    buy: [
      'Antes de comprar fio e disjuntor para a fiação do portão, meça a distância até o quadro e leia a tensão e a corrente na etiqueta do motor. A bitola sai desses números, e cabo comprado no palpite costuma ser fino demais para o arranque.',
    ],
    choose: [
      'Na fiação do portão se escolhem a tensão, a bitola e o disjuntor pela etiqueta do motor e pela distância. O disjuntor protege o fio, e por isso aumentar o disjuntor sem trocar o cabo cria risco de incêndio.',
    ],
    compatibility: [
      'A fiação do portão antigo serve no motor novo se a tensão é a mesma, se o cabo aguenta a corrente e se há terra. Conferimos os três com medidor antes de ligar o conjunto.',
    ],
    install: [
      'Para instalar a fiação do portão leva-se um circuito exclusivo do quadro até o motor, com disjuntor próprio, terra e conduíte. Os fios de botoeira e fotocélula vão por outro caminho ou separados, porque a rede induz ruído neles.',
      'A fiação do portão é deixada pronta antes de o motor chegar: ponto de energia perto do motor, terra ligado e um conduíte para cada lado do vão. Com isso o kit se instala em {horas de instalação}.',
    ],
    repair: [
      'O conserto da fiação do portão é achar o ponto em que a tensão some ou vaza, e refazer esse trecho. O serviço vai de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia, e problemas do quadro de luz ficam com o eletricista da casa.',
    ],
    replace: [
      'Troca-se a fiação do portão quando a capa está ressecada, quando o cobre escureceu ou quando há emenda enterrada. Remendar um cabo nesse estado dura até a próxima chuva.',
    ],
    signs: [
      'A fiação do portão pede revisão quando a luz da garagem pisca no arranque, quando o disjuntor cai, quando o metal formiga ao toque ou quando o portão só falha na chuva. Formigamento é urgente: desligue o disjuntor e não encoste.',
    ],
    worth: [
      'Compensa refazer a fiação do portão antes de trocar a placa pela segunda vez, porque tensão ruim e terra ausente queimam a próxima. Um circuito próprio também evita que o chuveiro e o portão disputem o mesmo disjuntor.',
    ],
    lifetime: [
      'Uma fiação de portão em conduíte seco dura décadas. Ao sol, enterrada sem proteção ou emendada com fita, dura poucos verões.',
    ],
    care: [
      'O cuidado com a fiação do portão é olhar as tampas das caixas, a entrada dos conduítes e a capa do cabo que se move com a folha. Na revisão, anual em casa e a cada {{maintenance.interval}} em prédio, reapertamos os bornes e medimos o terra.',
    ],
    safety: [
      'A fiação do portão sem terra deixa o metal da folha energizado quando um fio descasca. Portão que dá choque se desliga no disjuntor e ninguém encosta até a medição.',
    ],
    power: [
      'Quando a energia volta, a fiação do portão recebe variações que derrubam disjuntor e ferem a placa. Espere alguns minutos, confira o disjuntor do portão e só então aperte o controle.',
    ],
    allowed: [
      'Na fiação do portão, você pode desligar e religar o disjuntor uma vez e olhar as caixas por fora. Emendar, trocar disjuntor e medir tensão é serviço de quem tem ferramenta e preparo, porque o circuito fica em área molhada.',
    ],
  },
  sections: [
    {
      aspect: 'install',
      heading: 'Circuito próprio para o portão',
      text: [
        'O portão deve ter um disjuntor só dele no quadro, identificado. Assim ele se desliga para limpeza ou emergência sem apagar a casa, e o defeito de outro aparelho não o derruba.',
        'Ligação por extensão ou por tomada de lâmpada funciona até o dia em que o arranque afunda a tensão. O motor puxa várias vezes a corrente normal nesse instante, e o plugue frouxo esquenta.',
      ],
    },
    {
      aspect: 'install',
      heading: 'O que deixar pronto antes do motor',
      text: [
        'Quem está em obra economiza se passar os conduítes antes do piso. A conversa leva uma foto e um desenho simples.',
      ],
      points: [
        'Um ponto de energia com terra ao lado do lugar do motor.',
        'Um conduíte para o outro batente, destinado à fotocélula.',
        'Um conduíte até a casa, para a botoeira e o interfone.',
        'Uma passagem para sinaleira e trava, mesmo que venham depois.',
        'Disjuntor identificado no quadro.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Disjuntor e bitola andam juntos',
      text: [
        'A bitola se calcula pela corrente do motor e pela distância; o disjuntor, pela bitola. Trocar um por outro maior para ele parar de cair deixa o cabo sem proteção.',
        'Em distância longa a tensão chega mais baixa, e o motor perde força no arranque. Nesse caso o cabo sobe de bitola, embora a corrente seja a mesma.',
      ],
    },
    {
      aspect: 'choose',
      heading: '127 V ou 220 V na garagem',
      text: [
        'Quem define é a etiqueta do motor e o que há no quadro. Na Grande São Paulo é comum ter 127 V entre fase e neutro e 220 V entre duas fases, e o portão pode usar qualquer um dos dois.',
        'Em 220 V a corrente é menor, o que ajuda em trajeto longo. Nos dois casos o disjuntor precisa cortar todos os condutores vivos: um polo em 127 V, dois polos em 220 V entre fases.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Aterramento do portão de ferro',
      text: [
        'O fio terra liga a carcaça do motor e a estrutura ao aterramento da casa. Se um fio descasca e toca o ferro, a corrente tem caminho e a proteção desarma.',
        'Sem ele, quem faz o caminho é a mão de quem encosta. Ligar o terra no neutro, prática antiga, energiza o portão inteiro quando o neutro se rompe.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'O papel do DR',
      text: [
        'O dispositivo DR compara a corrente que vai com a que volta e desliga diante de uma fuga pequena, antes que ela machuque. Em área externa e molhada, como a entrada da garagem, é a proteção das pessoas.',
        'DR que desarma com o portão está avisando de fuga no motor, na emenda ou no fio da sinaleira. Retirá-lo para o portão funcionar esconde o choque.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Sinais de fiação cansada',
      text: ['A maior parte se percebe sem abrir caixa alguma.'],
      points: [
        'Lâmpada que enfraquece quando o portão parte.',
        'Disjuntor morno ou com a alavanca folgada.',
        'Cheiro de plástico perto da tomada do motor.',
        'Falhas que só aparecem em dia de chuva.',
        'Formigamento ao tocar na folha.',
        'Capa do cabo rachada onde a folha se dobra.',
      ],
    },
    {
      aspect: 'works',
      heading: 'Fio de força e fio de comando',
      text: [
        'A rede alimenta o motor; a botoeira, a fotocélula e o sensor de curso trabalham em baixa tensão. Quando os dois grupos vão colados por muitos metros, o ruído de um vira ordem falsa no outro.',
        'Por isso usamos conduítes separados ou cabo blindado no trecho em que não há opção. É a causa escondida de portão que abre quando o motor do vizinho ou a bomba da caixa parte.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Como se acha um fio com defeito',
      text: [
        'Medimos a tensão no quadro, na caixa de passagem e no borne, com o motor parado e partindo. O trecho em que o número cai é o trecho a refazer.',
        'Fuga de corrente se procura desligando um acessório por vez. Quando o defeito some, achamos o ramo, e só ele é aberto.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Água, formiga e roedor nos conduítes',
      text: [
        'Conduíte enterrado enche de água e vira aquário de emenda. As emendas ficam em caixa acima do piso, com conector adequado, e as pontas dos tubos são vedadas.',
        'Formiga entra pelo tubo até a placa, e rato rói a capa junto da garagem de quintal. Uma bucha de espuma própria em cada ponta evita as duas visitas.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que pesa no preço da parte elétrica',
      text: [
        'Metros de cabo, dureza da parede e estado do quadro são o que varia. O trecho do portão fazemos nós; quadro antigo sem espaço ou sem terra é obra de eletricista, e avisamos isso antes.',
        'O kit instalado, a partir de {{kit.padrao}}, considera um ponto de energia pronto perto do motor. Sem ele, a passagem de cabo entra no orçamento como item separado.',
      ],
    },
    {
      aspect: 'worth',
      heading: 'Arrumar a fiação antes da placa nova',
      text: [
        'Placa que queima pela segunda vez no mesmo lugar não teve azar. Emenda oxidada provoca pequenas quedas e picos o dia todo, e a eletrônica cansa.',
        'Com o circuito em ordem, a peça nova tem {{parts.warranty}} de garantia e razões para durar mais que isso.',
      ],
    },
  ],
  faults: [
    {
      fault: ['trips-breaker'],
      answer: [
        'Disjuntor que cai na fiação do portão indica curto, fuga ou motor travado, e o momento da queda separa os três. Religue uma única vez; se cair de novo, deixe desligado e use o portão na mão se for seguro.',
      ],
      heading: 'Disjuntor ou DR que desarma com o portão',
      text: [
        'O disjuntor comum reage a corrente alta; o DR reage a fuga. Saber qual dos dois desarmou já corta a procura pela metade.',
      ],
      points: [
        'Cai no instante do comando: motor, capacitor ou relé.',
        'Cai depois de alguns segundos: folha travada ou fio aquecendo.',
        'Cai sem ninguém mexer: emenda molhada ou placa.',
        'Só o DR cai, na chuva: fuga em cabo ou acessório externo.',
      ],
      careful: 'Não troque por disjuntor maior nem segure a alavanca para cima.',
      technician:
        'O técnico isola motor, placa e acessórios e mede cada ramo, serviço de {{repair.from}} a {{repair.to}}.',
      more: 'Veja a separação das causas em [disjuntor do portão caindo](/disjuntor-do-portao-caindo).',
    },
    {
      fault: ['shock'],
      answer: [
        'Se o portão dá choque, a fiação tem um fio tocando o metal e o terra não está fazendo o seu papel. Desligue o disjuntor, afaste crianças e animais e não encoste na folha nem com sapato de borracha.',
      ],
      heading: 'Choque ao encostar no portão',
      text: [
        'O choque leve, de formigar, e o forte têm a mesma origem e o mesmo risco, porque o piso molhado muda tudo. Fio de sinaleira e de trava, que acompanham a folha, são os que mais descascam.',
      ],
      points: [
        'Só na chuva: emenda ou acessório molhado.',
        'Só quando o motor anda: fio descascado no movimento.',
        'Sempre: falta de terra com fuga permanente.',
      ],
      careful: 'Ninguém testa choque com a mão; quem mede usa aparelho.',
      technician:
        'O técnico localiza a fuga, refaz o trecho e liga o terra, a partir de {{repair.from}}, com {{repair.warranty}} de garantia.',
      more: 'O que fazer na hora está em [portão dando choque](/portao-dando-choque).',
    },
    {
      fault: ['burnt', 'hot'],
      answer: [
        'Cheiro de queimado na fiação do portão vem de borne frouxo, tomada mal encaixada ou cabo fino demais. Desligue o disjuntor e não use o portão até o ponto aquecido ser achado.',
      ],
      heading: 'Tomada, borne ou fio aquecido',
      text: [
        'Um contato frouxo aquece com a passagem da corrente, afrouxa mais e aquece mais. Termina em plástico derretido, e às vezes em fogo.',
      ],
      points: [
        'Plugue escuro: troca do plugue e da tomada, ou ligação direta.',
        'Disjuntor morno: parafuso frouxo no quadro.',
        'Capa do fio amolecida: bitola insuficiente.',
      ],
      careful: 'Não jogue água e não puxe o plugue quente com a mão.',
      technician:
        'O técnico refaz o contato, mede a corrente e indica a bitola, de {{repair.from}} a {{repair.to}}.',
      more: 'Se o cheiro vem da caixa do motor, leia [cheiro de queimado no portão](/cheiro-de-queimado-no-portao-eletronico).',
    },
    {
      fault: ['does-not-work', 'does-not-open', 'no-power', 'power-back', 'weak', 'slow', 'opens-by-itself'],
      answer: [
        'Portão sem sinal de vida com luz na casa tem a fiação interrompida em algum ponto: disjuntor, tomada ou emenda. Portão fraco, que só anda quando o chuveiro está desligado, recebe tensão baixa.',
      ],
      heading: 'Energia que não chega ou chega fraca ao portão',
      text: [
        'A tensão se mede com o motor partindo, porque em repouso um fio ruim mostra número perfeito. Uma queda grande nesse instante explica motor fraco, placa que reinicia e controle que falha.',
      ],
      points: [
        'Nada acende: disjuntor do portão ou plugue.',
        'Acende e apaga no arranque: contato frouxo ou fio fino.',
        'Falha desde uma obra: cabo furado por prego ou broca.',
        'Abre sozinho com chuva: fio da botoeira com umidade.',
      ],
      careful: 'Não ligue o portão por extensão para passar a noite; ela aquece no arranque.',
      technician:
        'O técnico mede do quadro ao borne e refaz o trecho que cai, a partir de {{repair.from}}, em geral em {horas de reparo}.',
      more: 'Se tudo começou com uma queda de luz, veja [portão parou depois que a luz voltou](/portao-parou-depois-que-a-luz-voltou).',
    },
  ],
  questions: [
    {
      about: ['install', 'choose'],
      question: 'Preciso de eletricista antes da instalação do motor?',
      answer:
        'Só se não houver ponto de energia perto do motor ou se o quadro não tiver lugar e terra. A foto do quadro e da garagem nos deixa dizer isso antes.',
    },
    {
      about: ['choose', 'trips-breaker'],
      question: 'Qual disjuntor devo usar no portão?',
      answer:
        'O que protege a bitola do cabo e atende à corrente da etiqueta do motor. Esse cálculo o técnico faz no local, com a distância na mão.',
    },
    {
      about: ['safety', 'works'],
      question: 'O portão precisa mesmo de fio terra?',
      answer:
        'Precisa. Ele é metal ao ar livre, molhado e tocado por todos da casa, e o terra é o que desvia a corrente de uma falha.',
    },
    {
      about: ['allowed', 'install'],
      question: 'Posso ligar o portão na tomada da garagem?',
      answer:
        'Motores pequenos saem de fábrica com plugue, e uma tomada boa, com terra e circuito próprio, serve. Benjamim e extensão ficam de fora.',
    },
    {
      about: ['price', 'repair'],
      question: 'Vocês passam cabo novo do quadro até o portão?',
      answer:
        'Passamos quando há conduíte livre ou caminho aparente. Parede a quebrar e quadro a refazer ficam com um eletricista, que pode vir no mesmo período.',
    },
    {
      about: ['compatibility', 'power'],
      question: 'Como saber se a minha casa tem 220 V?',
      answer:
        'O disjuntor do chuveiro costuma ser de dois polos quando há 220 V. A confirmação se faz com medidor, na visita.',
    },
    {
      about: ['lifetime', 'care'],
      question: 'O fio que acompanha a folha quebra com o tempo?',
      answer:
        'Quebra se for rígido. Cabo flexível, com folga e espiral no ponto de giro, aguenta o movimento por muitos anos.',
    },
    {
      about: ['signs', 'weak'],
      question: 'Por que a luz pisca quando o portão abre?',
      answer:
        'O arranque puxa corrente alta e a tensão cai por um instante. Piscada leve é comum; escurecer de verdade mostra fio fino ou contato ruim.',
    },
    {
      about: ['worth', 'burnt'],
      question: 'Fita isolante em emenda externa serve?',
      answer:
        'Por pouco tempo. Sol resseca a cola e a água entra; conector vedado dentro de caixa alta é o que fica.',
    },
    {
      about: ['install', 'compatibility'],
      question: 'Câmera e portão podem usar o mesmo conduíte?',
      answer:
        'O cabo de rede da câmera não deve dividir tubo com a energia do motor. Com o fio da botoeira a convivência é possível, em cabo próprio.',
    },
    {
      about: ['safety', 'trips-breaker'],
      question: 'DR atrapalha o motor com inversor?',
      answer:
        'Inversores têm pequenas fugas naturais pelo filtro, e um DR muito carregado com outros aparelhos pode desarmar. O certo é um DR para o circuito do portão.',
    },
  ],
  visit: [
    'Para examinar a fiação do portão {onde}, o técnico mede a tensão com o motor partindo, no quadro e no borne, e compara os dois números.',
    'Se a suspeita {onde} é de fiação do portão, deixe livre o acesso ao quadro de luz e às caixas de passagem: a procura começa por eles.',
  ],
  brand: [
    'O motor {marca} traz na etiqueta a tensão e a corrente que a fiação precisa suportar; esses dois números, e não a marca, definem cabo e disjuntor.',
  ],
  figures: {
    volt: [
      'Com {figura} no ponto do motor, a etiqueta tem de indicar a mesma tensão. Medimos antes de ligar, em repouso e no arranque, porque um cabo fino mostra o número certo só enquanto nada anda.',
    ],
    ampere: [
      'Um disjuntor de {figura} protege o cabo para o qual foi calculado. Se ele cai com o portão, procura-se a causa antes de qualquer troca de valor.',
    ],
    metre: [
      'Para {figura} de cabo entre o quadro e o motor, a queda de tensão no arranque entra na conta, e a bitola pode precisar subir em relação a um trajeto curto.',
    ],
  },
  further: [
    'Quando o metal formiga ao toque, leia primeiro [portão dando choque](/portao-dando-choque).',
    'O que vem depois do cabo, na placa, está na página da [central de comando](/topicos/central-de-comando-de-portao).',
  ],
  send: [
    'Mande pelo WhatsApp uma foto do quadro de luz com a portinha aberta, sem tirar a tampa que cobre os fios, outra da tomada do motor e a etiqueta dele: dizemos o que já serve e o que falta.',
    'Conte quando falha, na partida, na chuva ou com o chuveiro ligado, e fotografe as caixas por onde o fio passa, sem abri-las.',
  ],
};
