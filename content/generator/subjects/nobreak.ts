import type { Subject } from '../subject.ts';

export const nobreak: Subject = {
  name: 'nobreak',
  plural: 'nobreaks',
  gender: 'm',
  aliases: [
    'no break',
    'no-break',
    'nobreak de portão',
    'nobreak para portão',
    'nobreak do portão',
    'nobreak para portão automático',
    'bateria',
    'bateria de portão',
    'bateria do portão',
    'bateria do motor',
    'bateria para portão',
    'bateria do nobreak',
    'bateria de nobreak',
    'bateria estacionária',
    'bateria selada',
    'inversor de bateria',
    'gerador de portão',
    'energia de reserva',
    'backup de energia',
  ],
  answers: {
    what: [
      'O nobreak de portão é um aparelho com bateria que fica entre o disjuntor e a central e mantém o motor andando quando falta luz. Ele precisa ser próprio para motor, porque o arranque pede várias vezes a corrente de um portão em movimento. O aparelho se orça pela etiqueta do motor, e a ligação parte de {{repair.from}}.',
      'Um nobreak para portão guarda energia suficiente para algumas aberturas completas durante um apagão. O tamanho se escolhe pela potência do motor e por quantas vezes a casa precisa entrar e sair até a luz voltar. A ligação custa a partir de {{repair.from}}, e o aparelho sai por orçamento.',
    ],
    works: [
      'Na falta de luz o nobreak transforma a corrente da bateria em 127 V ou 220 V, e o portão abre pelo controle como sempre. Um motor de casa consome de {{consumption.from in digits}} a {{consumption.to}} em movimento; o aparelho precisa de folga sobre isso, e a autonomia dele se conta em aberturas.',
    ],
    price: [
      'O preço do nobreak depende da potência do motor, da tensão e do número de aberturas que você quer no apagão, e por isso passamos o valor depois da foto da etiqueta do motor. A ligação num portão que já existe segue a nossa faixa de serviço, de {{repair.from}} a {{repair.to}}.',
    ],
    buy: [
      'Na hora de comprar um nobreak, peça modelo para motor de portão e confira potência, tensão e autonomia em aberturas. O aparelho de computador fica de fora, porque desarma no arranque.',
    ],
    choose: [
      'Escolha o nobreak pela etiqueta do motor: potência de {potência menor} a {potência maior} nas casas, tensão igual e partida suportada. Depois decida quantas aberturas quer sem luz, porque é isso que define a bateria.',
      'Para escolher um nobreak, some tudo que ele vai alimentar: motor, central, fotocélula e trava. Um modelo no limite da potência funciona no primeiro dia e desarma quando a bateria envelhece.',
    ],
    compatibility: [
      'Um nobreak serve no seu portão se entrega a mesma tensão do motor, aguenta o arranque e fornece uma onda que o motor de indução aceita. Motor com inversor e motor de corrente contínua têm exigências próprias, que conferimos pela etiqueta.',
    ],
    install: [
      'O nobreak se instala em lugar seco e ventilado, entre o disjuntor e a central, com aterramento, e alimenta junto a fotocélula e a trava. O serviço leva de {horas de reparo} e termina com o disjuntor desligado e o portão abrindo e fechando inteiro.',
    ],
    repair: [
      'Conserto de nobreak de portão é, na maior parte das vezes, troca de bateria. Quando a bateria nova não segura, o defeito está no carregador ou no inversor do aparelho; o nosso serviço vai de {{repair.from}} a {{repair.to}} e o diagnóstico vem antes.',
      'O nobreak que apita ou desarma se testa com carga, e não só com a luz acesa. Medimos a bateria enquanto o portão arranca, trocamos o que falhou e damos {{repair.warranty}} de garantia no serviço.',
    ],
    replace: [
      'Troca-se a bateria do nobreak quando o portão fica lento ou para no teste sem rede, ou quando ela estufa. O aparelho só se troca se o carregador não a recarrega mais ou se o motor novo é maior que o antigo.',
    ],
    signs: [
      'O nobreak avisa que a bateria está no fim com apito em intervalos, portão lento durante a falta de luz e caixa morna em dia comum. Sem o teste com o disjuntor desligado, porém, ela pode parecer perfeita até o apagão.',
    ],
    worth: [
      'Vale a pena ter nobreak onde a luz cai com frequência, onde a folha é pesada para mover na mão ou onde mora alguém que não consegue destravar o motor. Em rua de energia estável e portão leve, a chave de destravamento ao alcance pode bastar.',
    ],
    lifetime: [
      'O nobreak em si dura muitos anos; a bateria dele dura poucos, e menos ainda em lugar quente. A autonomia vai caindo aos poucos, e por isso se mede por aberturas no teste e não pela data da compra.',
    ],
    care: [
      'O cuidado com o nobreak é manter o aparelho ventilado, longe de sol e mangueira, e testar a bateria a cada {{maintenance.interval}}. Desliga-se só o disjuntor e se faz o portão abrir e fechar inteiro, com o vão livre.',
    ],
    safety: [
      'Com nobreak instalado, desligar o disjuntor não basta para deixar o portão sem energia. Antes de destravar o motor, limpar o trilho ou encostar na folha, desligue também o aparelho.',
    ],
    power: [
      'Na falta de luz o nobreak mantém motor, central e receptor funcionando, e o portão abre pelo controle como sempre. Poupe aberturas: quando a bateria acaba, resta a chave de destravamento.',
    ],
    allowed: [
      'Você pode testar o nobreak desligando o disjuntor e comandando o portão de longe. Abrir o aparelho, trocar a bateria por uma de carro ou somar uma segunda por fora é pedir dano: quem abre o aparelho é o técnico, com a peça do modelo.',
    ],
  },
  sections: [
    {
      aspect: 'lifetime',
      heading: 'A bateria do nobreak: tipo, tensão e hora da troca',
      text: [
        'A bateria para portão eletrônico que fica dentro do nobreak é selada, de 12 V, e vários aparelhos usam duas em série. Nada nela se parece com a pilha do controle, que é outra peça e outro defeito.',
        'A troca é feita por tensão, capacidade e tamanho iguais, e em aparelho de duas baterias trocam-se as duas. A velha volta para a loja, porque contém chumbo.',
      ],
      points: [
        'Portão que fica lento sem luz e volta ao normal com ela: bateria fraca.',
        'Caixa estufada ou terminal com pó branco: troca imediata.',
        'Apito que não para depois de um dia na tomada: ela não carrega mais.',
        'Calor perto do motor ou do telhado encurta a vida dela.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Os dados que dimensionam o nobreak',
      text: [
        'A potência na etiqueta do motor diz o consumo em movimento. No arranque ele pede várias vezes isso por um instante, e é esse instante que derruba o aparelho mal escolhido.',
        'A tensão é a segunda conferência. Muitas casas de São Paulo têm 127 V nas tomadas e um motor ligado em 220 V, em circuito próprio, e o nobreak tem de acompanhar o motor.',
      ],
      points: [
        'Leia potência e tensão na etiqueta do motor, não na tampa.',
        'Conte as entradas e saídas de um dia sem luz.',
        'Inclua a trava elétrica, que consome no instante de abrir.',
        'Pergunte a autonomia em aberturas e para que tipo de folha ela vale.',
        'Deixe folga, porque a bateria perde capacidade com o uso.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Aberturas e não horas de autonomia',
      text: [
        'Um portão parado quase não consome, e por isso a autonomia em horas diz pouco. O que gasta a bateria é cada viagem da folha, e a mesma bateria rende mais num basculante equilibrado que num deslizante de trilho sujo.',
        'Uma família que sai cedo e volta à noite usa poucas aberturas. Num prédio de entrada única, a conta muda de tamanho, e às vezes o gerador do condomínio já resolve.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Por que o nobreak do computador não serve',
      text: [
        'O aparelho de informática foi feito para cargas que partem suavemente. Quando o motor arranca, ele entende a corrente como sobrecarga e desliga, ou insiste e queima.',
        'Além disso, muitos entregam a energia em degraus em vez de uma onda suave. Um motor de indução alimentado assim ronca, esquenta e perde força, justamente com a folha no meio do caminho.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Onde e como o nobreak é ligado',
      text: [
        'A bateria não gosta de calor. Debaixo de telha sem forro ou dentro de caixa fechada ao sol ela perde vida depressa, por isso procuramos parede interna, na sombra, com ar em volta.',
      ],
      steps: [
        'Medimos a rede e o consumo do motor no arranque.',
        'Fixamos o aparelho em altura seca, com circuito vindo do disjuntor do portão.',
        'Ligamos central, fotocélula e trava na saída dele, com terra.',
        'Deixamos a bateria carregar e fazemos o teste com a rede cortada.',
        'Mostramos como desligar o conjunto por inteiro antes de uma manutenção.',
      ],
    },
    {
      aspect: 'power',
      heading: 'O portão durante o apagão',
      text: [
        'O controle e a botoeira continuam valendo, porque a central está alimentada. O que se perde é a luz da rua e da garagem, e por isso convém abrir só com boa visão da passagem.',
        'Quando o apito fica mais rápido, a carga está acabando. É melhor parar com o portão fechado do que arriscar uma abertura que termina no meio. A abertura pela [chave de destravamento](/como-abrir-portao-sem-luz) fica como último recurso.',
      ],
    },
    {
      aspect: 'care',
      heading: 'O teste da bateria duas vezes por ano',
      text: [
        'A bateria fica anos em carga sem trabalhar, e o desgaste só aparece quando ela é exigida. O teste é a única forma de saber antes do apagão.',
      ],
      steps: [
        'Deixe o vão livre e fique longe da folha.',
        'Desligue somente o disjuntor do portão.',
        'Faça uma abertura e um fechamento completos pelo controle.',
        'Compare o ritmo com o de um dia normal.',
        'Religue o disjuntor e anote a data na caixa.',
      ],
    },
    {
      aspect: 'lifetime',
      heading: 'O que encurta a vida da bateria',
      text: [
        'Calor e descarga completa são os dois inimigos. Uma bateria deixada vazia por semanas, com a casa fechada e o disjuntor desligado, pode não voltar mais.',
      ],
      points: [
        'Nobreak sob o sol da tarde ou colado no motor quente.',
        'Portão pesado, que puxa mais corrente em cada viagem.',
        'Casa de temporada com a energia desligada no quadro.',
        'Mistura de bateria nova com uma velha no mesmo aparelho.',
        'Descarga até o fim em cada apagão.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Bateria estufada, vazamento e descarte',
      text: [
        'Bateria selada que estufa está gerando gás por dentro e deve ser retirada por quem sabe, com o aparelho desligado. O líquido que vaza é ácido e queima pele e roupa.',
        'O descarte é em ponto de coleta, porque há chumbo no interior. Quando fazemos a troca, levamos a velha para a reciclagem.',
      ],
    },
    {
      aspect: 'price',
      heading: 'De que é feito o valor do nobreak instalado',
      text: [
        'O aparelho, a bateria e o circuito até ele entram separados na conta. Um portão com disjuntor próprio e terra sai mais barato que um ligado por extensão, em que primeiro se arruma a fiação.',
        'Na troca só da bateria paga-se a peça e um serviço próximo de {{repair.from}}. As peças que trocamos têm {{parts.warranty}} de garantia, e o pagamento pode ser parcelado em até {parcelas} vezes.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Sinais de bateria cansada no nobreak',
      text: ['Alguns desses sinais aparecem em dia comum, sem apagão nenhum.'],
      points: [
        'Um apito curto se repete mesmo com a rede presente.',
        'A caixa está quente ao toque no fim da tarde.',
        'O portão anda mais devagar com o disjuntor desligado.',
        'A tampa do aparelho deixou de fechar direito.',
        'Depois de uma queda de luz de poucos minutos, o comando parou.',
      ],
    },
    {
      aspect: 'worth',
      heading: 'Nobreak ou motor de corrente contínua com bateria',
      text: [
        'Quem vai comprar o motor agora pode escolher um modelo de 24 V em corrente contínua, que recebe a bateria direto numa placa carregadora. Para quem já tem um motor de indução em bom estado, o nobreak externo custa menos que trocar tudo.',
        'Os kits instalados para basculante, de {{kit.padrao}} a {{kit.jetflex}}, usam motor alimentado pela rede e aceitam nobreak externo, que orçamos à parte.',
      ],
    },
    {
      aspect: 'works',
      heading: 'As partes do nobreak de portão',
      text: [
        'Dentro da caixa há um carregador, uma ou mais baterias e um inversor. O carregador mantém a bateria cheia com uma corrente pequena; o inversor faz o caminho contrário quando a rede some.',
        'Um relé ou um circuito eletrônico escolhe a fonte. Em alguns modelos a folha dá um soluço e segue; em outros a placa reinicia e espera um novo toque.',
      ],
    },
  ],
  faults: [
    {
      fault: [
        'battery-empty',
        'does-not-work',
        'does-not-open',
        'no-power',
        'power-back',
        'weak',
        'slow',
        'stops-halfway',
      ],
      answer: [
        'Se o portão não anda na falta de luz mesmo com nobreak, a bateria está no fim ou descarregada. Com a rede de volta, deixe carregar por um dia e repita o teste; se falhar de novo, ela precisa ser trocada.',
        'Nobreak que move o portão um metro e desliga tem bateria sem capacidade, embora a luz do painel diga o contrário. Por agora, use a chave de destravamento se a folha for segura para soltar.',
      ],
      heading: 'Nobreak que não segura o portão no apagão',
      text: [
        'A tensão de uma bateria velha parece normal em repouso e cai quando o motor arranca. O aparelho se protege e desliga, e o portão fica onde estava.',
      ],
      points: [
        'Parou na primeira abertura: bateria sem carga ou já gasta.',
        'Anda devagar e apita: carga no fim.',
        'Funciona vazio e desarma com o portão: potência insuficiente para o arranque.',
        'Passou a falhar depois que a folha ficou pesada: trilho, roldana ou mola.',
      ],
      careful:
        'Não ligue bateria de carro no lugar da original: o carregador não foi feito para ela e há risco de gás e faísca.',
      technician:
        'O técnico mede a bateria com o motor arrancando e troca o que falhou, de {{repair.from}} a {{repair.to}}, com {{parts.warranty}} de garantia na peça.',
      more: 'Como sair de casa sem energia está em [abrir o portão sem luz](/como-abrir-portao-sem-luz).',
    },
    {
      fault: ['beeps', 'noise', 'hums'],
      answer: [
        'Um nobreak que apita com a luz presente está pedindo bateria nova ou avisando que a tomada dele não tem energia. Veja primeiro o disjuntor do portão, que pode ter caído sem ninguém notar.',
      ],
      heading: 'Nobreak apitando ou zumbindo',
      text: [
        'Cada fabricante usa uma cadência. Apito espaçado costuma significar que ele trabalha pela bateria; apito curto e seguido, que a carga termina; som contínuo, sobrecarga.',
      ],
      points: [
        'Apita desde o temporal: disjuntor caído ou fase em falta.',
        'Apita só quando o portão anda: carga maior que a capacidade.',
        'Zumbe sem apito: ventoinha suja ou transformador vibrando na parede.',
      ],
      careful: 'Não desligue o alarme abrindo a caixa; há tensão perigosa mesmo fora da tomada.',
      technician:
        'O técnico identifica a cadência, testa a bateria e confere a alimentação, a partir de {{repair.from}}.',
      more: 'A página do [portão apitando sem parar](/portao-apitando-sem-parar) distingue o apito do nobreak do apito da central.',
    },
    {
      fault: ['hot', 'burnt', 'wet', 'in-rain', 'rusty'],
      answer: [
        'Nobreak quente demais, com cheiro ou com bateria estufada deve ser desligado da rede e deixado em paz até a visita. Passe o portão para a alimentação direta só depois que o técnico conferir.',
      ],
      heading: 'Nobreak quente, molhado ou com cheiro',
      text: [
        'Um aparelho morno trabalha bem; quente de não se poder encostar, está sobrecarregando a bateria. Água por baixo da tampa dá o mesmo resultado por outro caminho.',
      ],
      points: [
        'Bateria com os lados abaulados: não recarregar mais.',
        'Cheiro ácido na garagem: abra a porta e afaste as pessoas.',
        'Marcas de água na parede acima do aparelho: mude o lugar.',
      ],
      careful: 'Não encoste no líquido da bateria nem lave o local com ela ainda ligada.',
      technician:
        'O técnico retira a bateria, verifica o carregador e muda o aparelho de lugar se for preciso, de {{repair.from}} a {{repair.to}}.',
      more: 'Quando o cheiro vem do motor, siga [cheiro de queimado no portão](/cheiro-de-queimado-no-portao-eletronico).',
    },
    {
      fault: ['trips-breaker', 'lightning', 'does-not-stop'],
      answer: [
        'Um nobreak que derruba o disjuntor ou morreu depois de um temporal provavelmente levou o surto antes do motor. Deixe-o fora da tomada; o portão pode voltar a funcionar ligado direto, depois de medido.',
      ],
      heading: 'Nobreak depois de surto ou curto',
      text: [
        'O aparelho fica no caminho da rede e por isso recebe primeiro o pico de tensão. Às vezes queima e salva a placa; às vezes os dois se vão juntos.',
      ],
      points: [
        'O disjuntor cai com o portão desconectado: curto no próprio aparelho.',
        'O disjuntor só cai quando o motor parte: motor ou capacitor.',
        'Painel apagado com tomada boa: fusível ou entrada queimada.',
      ],
      careful: 'Não insista no disjuntor; três religadas aquecem mais que um dia de uso.',
      technician:
        'O técnico isola o nobreak, testa motor e central e religa o portão sem ele, a partir de {{repair.from}}.',
      more: 'Se a central também emudeceu, leia [portão parou depois que a luz voltou](/portao-parou-depois-que-a-luz-voltou).',
    },
  ],
  questions: [
    {
      about: ['choose', 'power'],
      question: 'Quantas vezes o portão abre com nobreak?',
      answer:
        'Depende da bateria, do motor e do peso da folha. O fabricante informa em aberturas; peça o número para uma folha parecida com a sua.',
    },
    {
      about: ['works', 'price'],
      question: 'O nobreak aumenta a conta de luz?',
      answer:
        'O consumo em espera é pequeno, o de um carregador ligado. A recarga depois de um apagão também é modesta.',
    },
    {
      about: ['install', 'allowed'],
      question: 'Posso ligar câmeras e internet no nobreak do portão?',
      answer:
        'Melhor não. Elas consomem o tempo todo e esvaziam a bateria antes que o portão precise dela; um aparelho menor, separado, cuida disso.',
    },
    {
      about: ['compatibility', 'choose'],
      question: 'O nobreak serve para motor 220 V em casa de 127 V?',
      answer:
        'Ele deve ser ligado no circuito de 220 V que já alimenta o motor. O que importa é a tensão de saída ser igual à da etiqueta do motor.',
    },
    {
      about: ['safety', 'allowed'],
      question: 'Como desligo tudo para mexer no portão?',
      answer:
        'Desligue o disjuntor e depois o botão do próprio nobreak, e aperte o controle uma vez para ter certeza de que nada anda.',
    },
    {
      about: ['replace', 'lifetime'],
      question: 'A bateria do nobreak pode ser trocada por outra maior?',
      answer:
        'Só dentro do que o carregador suporta, que vem no manual. Bateria grande demais leva tempo demais para carregar e pode aquecer o aparelho.',
    },
    {
      about: ['power', 'compatibility'],
      question: 'A fotocélula funciona durante a falta de luz?',
      answer:
        'Funciona se estiver ligada na saída do nobreak, o que é o jeito certo. Confira isso no teste, cortando o feixe com um cabo de vassoura.',
    },
    {
      about: ['worth', 'choose'],
      question: 'Gerador da casa dispensa o nobreak?',
      answer:
        'Gerador automático demora alguns instantes para assumir, e o portão espera. Quem já tem gerador costuma dispensar o nobreak, desde que o circuito do motor esteja ligado nele.',
    },
    {
      about: ['lifetime', 'battery-empty'],
      question: 'Quanto tempo a bateria leva para carregar?',
      answer:
        'Depois de um apagão longo, conte um dia inteiro na rede. Antes disso ela rende só uma parte das aberturas.',
    },
    {
      about: ['repair', 'price'],
      question: 'Vocês trocam só a bateria?',
      answer:
        'Sim, depois de medir o carregador. Bateria nova em carregador com defeito não dura, e por isso os dois são testados juntos.',
    },
    {
      about: ['what', 'choose'],
      question: 'Nobreak e estabilizador são a mesma coisa?',
      answer:
        'O estabilizador só corrige a tensão enquanto há rede e não tem bateria. Na falta de luz ele desliga junto com a casa.',
    },
  ],
  visit: [
    'Antes de indicar um nobreak {onde}, o técnico mede a corrente do motor no arranque e anda a folha na mão, porque portão pesado esvazia qualquer bateria.',
    'Chamados {onde} por bateria de nobreak se resolvem numa visita quando recebemos antes a foto da etiqueta do aparelho, com a tensão e a capacidade da bateria.',
  ],
  brand: [
    'Para um motor {marca}, o nobreak se escolhe pela potência e pela tensão da etiqueta. A diferença aparece nos modelos com inversor ou de corrente contínua, em que a marca costuma ter módulo de bateria próprio.',
  ],
  figures: {
    volt: [
      'Em nobreak de portão, {figura} pode ser a saída para o motor ou a tensão da bateria. A saída tem de ser igual à do motor; a bateria de reposição, igual à original.',
    ],
    ampere: [
      'Quando a bateria indica {figura}, o número fala da capacidade: quanto maior, mais aberturas, até o limite que o carregador consegue repor.',
    ],
    watt: [
      'Um nobreak de {figura} precisa ter folga sobre o motor: o consumo da etiqueta vale para o portão em movimento, e o arranque pede várias vezes mais por um instante.',
    ],
    power: [
      'Para motor de {figura}, procure nobreak que o fabricante indique para essa potência em portão, e não a soma em watts feita no papel, que ignora o arranque.',
    ],
  },
  further: [
    'O dimensionamento e os cuidados estão na página do [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    'Enquanto o nobreak não chega, veja como [abrir o portão sem luz](/como-abrir-portao-sem-luz) sem se machucar.',
  ],
  send: [
    'Mande pelo WhatsApp a etiqueta do motor, uma foto do lugar onde o aparelho ficaria e o número de saídas por dia: devolvemos o tamanho indicado.',
    'Mande pelo WhatsApp a foto da etiqueta do motor e diga quantas vezes o portão abre por dia; se o nobreak já existe, junte a foto do painel aceso e conte se ele apita.',
  ],
};
