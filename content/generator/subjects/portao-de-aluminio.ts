import type { Subject } from '../subject.ts';

export const portaoDeAluminio: Subject = {
  name: 'portão de alumínio',
  plural: 'portões de alumínio',
  gender: 'm',
  aliases: [
    'portão alumínio',
    'portão em alumínio',
    'portão automático de alumínio',
    'portão eletrônico de alumínio',
    'portão de garagem de alumínio',
    'portão basculante de alumínio',
    'portão de correr de alumínio',
    'portão de lambril',
    'portão de lambril de alumínio',
    'portão de lambri de alumínio',
    'portão ripado',
    'portão ripado de alumínio',
    'portão de alumínio branco',
    'portão de alumínio preto',
    'portão leve',
    'folha de alumínio',
    'grade de alumínio',
    'motor para portão de alumínio',
    'motor em portão de alumínio',
    'motor de portão de alumínio',
  ],
  answers: {
    what: [
      'O portão de alumínio tem folha leve, de perfis rebitados ou encaixados com lambril, ripas ou grade. Para o motor isso significa pouca força e muita atenção à fixação, porque a parede do perfil é fina e amassa antes de o motor sentir esforço.',
      'Num portão de alumínio, o peso raramente limita a escolha do motor. O que decide se a automação vai durar é o reforço no ponto em que o braço ou a cremalheira puxa e a área que a folha oferece ao vento.',
    ],
    works: [
      'O portão de alumínio automático funciona como qualquer outro: no basculante o contrapeso carrega a folha, no de correr são as roldanas, no de abrir as dobradiças. A diferença é que a folha cede um pouco a cada partida, e um motor brusco a faz balançar.',
    ],
    price: [
      'Para um portão de alumínio basculante de casa, o kit instalado começa em {{kit.padrao}}, com frete em São Paulo e dois controles. Portão de correr ou de abrir é orçado pela foto, e conserto fica de {{repair.from}} a {{repair.to}}.',
      'Motorizar um portão de alumínio basculante custa a partir de {{kit.padrao}} no kit completo, em até {parcelas} vezes. Reforço do quadro, quando falta, é serviço de serralheiro de alumínio e vem em outro orçamento.',
    ],
    buy: [
      'Para comprar motor de portão de alumínio, mande o tipo de abertura, a largura, a altura e uma foto do lado de dentro. O motor de 1/4 CV avulso da nossa tabela, de {{motor.quarterCv}}, aceita folha de até {{motor.quarterCv.weight}} e atende a maioria delas.',
    ],
    choose: [
      'Escolha para o portão de alumínio um motor da linha leve, com força regulável e, se possível, partida gradual. Em basculante, o kit PADRÃO, de {{kit.padrao}} instalado, costuma bastar: potência acima da necessária não abre mais depressa e bate a folha com mais força no fim do curso.',
      'O motor de um portão de alumínio se escolhe pelo tipo de abertura e pela área fechada da folha. Ripado com vãos quase não sente o vento; lambril fechado pede força bem regulada e, em vão largo, uma trava. Em basculante, o kit PADRÃO, de {{kit.padrao}} instalado, move com folga a folha de uma casa.',
    ],
    compatibility: [
      'O portão de alumínio aceita motor basculante, deslizante ou pivotante de qualquer marca, desde que o suporte tenha onde agarrar. Se o quadro não tem montante firme no ponto de puxada, ele precisa de reforço antes.',
    ],
    install: [
      'A instalação de motor em portão de alumínio leva de {horas de instalação} e é parafusada, com contrachapa por trás do perfil. Solda quase não se usa, porque a do alumínio exige equipamento próprio e marca a pintura.',
      'Para instalar motor num portão de alumínio, primeiro se acha o montante que aguenta a puxada e se isola o aço do alumínio com borracha ou nylon. Depois vêm motor, paradas e uma força baixa, testada com calço.',
    ],
    adjust: [
      'No portão de alumínio se regula a força no mínimo que completa o curso, e a parada um pouco antes do batente. Se a central permite, liga-se a desaceleração, que tira o tranco da chegada.',
    ],
    repair: [
      'No portão de alumínio, o conserto mais pedido é o suporte do motor que afrouxou no perfil, seguido de roldana e guia no de correr. Fica de {{repair.from}} a {{repair.to}}; rebite, travessa e canto do quadro são do serralheiro.',
    ],
    replace: [
      'Trocar o motor de um portão de alumínio residencial, com montagem, vai de {{replacement.from}} a {{replacement.to}}. Aproveite a troca para mudar o ponto de fixação, se o antigo já alargou o furo.',
    ],
    signs: [
      'O portão de alumínio pede atenção quando aparece círculo cinza em volta dos rebites, quando o suporte do motor se mexe na partida ou quando a folha continua balançando depois de parar. Pó branco junto de parafuso de aço é corrosão do perfil.',
    ],
    worth: [
      'Vale motorizar o portão de alumínio com quadro firme, porque a folha leve poupa motor, cabo e roldana. Folha que já torce quando empurrada na mão deve ser reforçada primeiro.',
    ],
    lifetime: [
      'O portão de alumínio não enferruja e pode durar mais que o motor, mas os rebites e o ponto de fixação cansam com as partidas. Motor com força baixa e suporte bem apoiado prolongam os dois.',
    ],
    care: [
      'Cuidar de um portão de alumínio é lavar com água e detergente neutro, manter o trilho varrido e olhar rebites e suporte duas vezes por ano. Palha de aço, cloro e ácido de limpeza de obra mancham o perfil e atacam a pintura.',
    ],
    safety: [
      'O portão de alumínio é leve, mas fecha com força de motor e também machuca. Mantenha fotocélula e força regulada, e não balance a folha de correr com a mão para testar, porque com a guia aberta ela tomba.',
    ],
    power: [
      'Sem energia, o portão de alumínio se abre na mão depois de destravar, com pouco esforço. Pela mesma leveza, ele se move com o vento quando está solto: trave o motor outra vez ou prenda a folha.',
    ],
    allowed: [
      'O portão de alumínio pode ser automatizado depois de pronto, sem trocar a folha, na maioria das casas. O dono pode lavar e inspecionar; furar o perfil para o suporte é melhor deixar com o instalador, porque furo errado não se fecha bem.',
    ],
  },
  sections: [
    {
      aspect: 'what',
      heading: 'Lambril, ripado e grade de alumínio',
      text: [
        'A estrutura costuma ser um quadro de tubo retangular, fechado por um dos três desenhos. Cada um se comporta de um modo com o motor.',
      ],
      points: [
        'Lambril fechado: dá privacidade, vibra e recebe o vento inteiro.',
        'Ripado com vãos: leve, deixa o ar passar e mostra a mecânica por dentro.',
        'Grade tubular: a mais rígida das três para o mesmo peso.',
        'Alumínio com vidro ou placa: pesa como outro portão e se calcula de novo.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'A potência que a folha leve pede',
      text: [
        'Uma folha de alumínio de garagem simples fica longe do limite do motor residencial menor, e potência a mais não a faz abrir mais depressa.',
        'A PPA tem um modelo que indicamos para folha leve, o [Home Legero](/motores/motor-ppa-home-legero). A escolha entre ele e o Home comum se faz pela fixação e pelo uso do dia.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Velocidade em folha que balança',
      text: [
        'O kit de {segundos padrão} é o mais tranquilo para um quadro fino. O de {segundos jetflex} tem inversor, acelera e freia aos poucos, e vai bem em folha com travessa.',
        'Entre os dois, o de {segundos speedy} pede quadro firme, porque não tem a partida gradual. Na dúvida, um vídeo da folha movida na mão mostra se ela acompanha.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Vento na folha fechada',
      text: [
        'Lambril de ponta a ponta vira uma vela em rua aberta. No basculante a rajada empurra no meio do curso; no de abrir ela cansa o braço e as dobradiças.',
        'A resposta é força bem regulada, com folga para o vento, e fotocélula para ver quem passa. Em vão largo, a [trava elétrica](/topicos/trava-eletrica-para-portao) segura a folha fechada e alivia o motor durante a noite.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Suporte no perfil fino, passo a passo',
      text: [
        'A parede do tubo costuma ter dois milímetros ou menos, e a rosca feita nela espana com a vibração.',
      ],
      steps: [
        'Localizamos o montante principal e conferimos se há reforço por dentro.',
        'Furamos só depois de ver o braço ou a cremalheira no lugar definitivo.',
        'Passamos o parafuso de um lado ao outro, com contrachapa e porca travante.',
        'Isolamos aço e alumínio com borracha ou arruela de nylon.',
        'Regulamos paradas e força e reapertamos depois dos primeiros ciclos.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Cremalheira em portão de correr de alumínio',
      text: [
        'A barra acompanha a folha inteira e por isso distribui a puxada. Fixada num perfil que ondula, ela ondula junto, e o pinhão ora aperta, ora perde o dente.',
        'Prendemos a cremalheira no tubo inferior, perto das roldanas, com espaçadores iguais. Lambril não serve de apoio. O acerto do conjunto é o mesmo do [portão deslizante](/topicos/instalacao-de-motor-de-portao-deslizante) comum.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que entra e o que fica fora do orçamento',
      text: [
        'No kit para basculante entram motor, central, dois controles, fixação e instalação, com {{kit.warranty}} de garantia. Contrachapa e parafusos do suporte fazem parte da montagem.',
        'Fica fora a obra na folha: travessa, cantoneira interna, rebite novo e pintura. Ponto de energia distante também é combinado à parte, antes do início.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Inspeção do quadro com o portão parado',
      text: [
        'Com a folha fechada e o disjuntor desligado, ande ao longo dela e olhe os encontros dos perfis. Use só os olhos na folha de correr.',
      ],
      points: [
        'Círculo escuro em torno da cabeça do rebite: ele trabalha no furo.',
        'Fresta que abre num canto: o quadro saiu do esquadro.',
        'Perfil afundado em volta do suporte: falta contrachapa.',
        'Pó branco ao lado de parafuso: aço e alumínio molhados em contato.',
        'Ripa que chacoalha sob os dedos: encaixe solto, sem risco para o motor.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Limpeza que não ataca o alumínio',
      text: [
        'Água, detergente neutro e esponja macia resolvem poeira e fuligem. Enxágue por cima e desligue o disjuntor antes, sem apontar o jato para motor, central ou fotocélula.',
        'Cimento fresco e cal mancham em poucas horas, e ácido de pós-obra come a pintura. Cubra a folha durante a reforma e lave no mesmo dia o que respingar.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Revisão de rebites e parafusos',
      text: [
        'A folha leve vibra mais do que a de ferro e solta aperto com mais facilidade. A revisão anual da casa inclui reaperto do suporte, e a de condomínio o repete a cada {{maintenance.interval}}.',
        'Rebite frouxo se troca por outro de diâmetro maior, no furo limpo. Apertar rebite velho com martelo abre o furo e piora a folga.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Divisão do serviço com o serralheiro de alumínio',
      text: [
        'Cuidamos de motor, central, braço, cremalheira, roldana, guia e do suporte. Quem trabalha com alumínio refaz canto, travessa, lambril e qualquer solda.',
        'Quando os dois são precisos, o quadro vem primeiro. Um motor regulado em folha mole precisaria de nova regulagem depois do reforço.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'De ferro para alumínio no mesmo vão',
      text: [
        'Quem troca a folha de ferro por uma de alumínio no basculante precisa retirar carga das caixas. Com o contrapeso antigo, a folha nova sobe sozinha e o motor briga com ela para fechar.',
        'O motor em bom estado pode ficar. Mudam o suporte na folha, a força e as paradas, e o equilíbrio é refeito com a folha escorada.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Intrusão e folha leve',
      text: [
        'Uma folha de alumínio cede na borda quando alguém força com alavanca, mesmo com o motor travado. A trava elétrica num segundo ponto e o batente contínuo reduzem essa folga.',
        'No portão de correr, o limitador superior impede que a folha seja levantada do trilho. Ele é conferido na instalação, porque folha leve se ergue com menos esforço.',
      ],
    },
    {
      aspect: 'replace',
      heading: 'Suporte novo no lugar do furo alargado',
      text: [
        'Furo que virou oval não segura parafuso maior por muito tempo. O suporte muda de lugar alguns centímetros ou recebe uma chapa que abraça o tubo.',
        'É um serviço da faixa de conserto, a partir de {{repair.from}}, com {{repair.warranty}} de garantia. O furo antigo é tampado para a água não entrar no perfil.',
      ],
    },
  ],
  faults: [
    {
      fault: ['crooked', 'loose', 'noise', 'worn'],
      answer: [
        'Portão de alumínio que balança ou chacoalha costuma ter rebite frouxo, guia aberta ou suporte do motor solto no perfil. Desligue o disjuntor, não sacuda a folha e observe de fora onde a fresta abre.',
      ],
      heading: 'Balanço e chocalho na folha',
      text: [
        'Cada partida puxa a folha por um ponto só. Se o quadro não tem travessa ali, os cantos trabalham, os rebites alargam os furos e o balanço cresce.',
      ],
      points: [
        'Balança apenas na partida e na freada: força alta ou motor brusco.',
        'Balança com o vento e o motor parado: quadro ou guia.',
        'Chocalho sem balanço: lambril solto no encaixe.',
        'Suporte que se move antes da folha: furo alargado.',
      ],
      careful:
        'Não aperte o parafuso com força, porque a rosca no alumínio espana. Folha de correr com guia aberta não se empurra, pois pode tombar.',
      technician:
        'O técnico baixa a força, fecha a guia e refaz o suporte com contrachapa, de {{repair.from}} a {{repair.to}}, e indica o reforço que cabe ao serralheiro.',
      more: 'O teste para achar a folga está em [portão de alumínio balançando](/portao-de-aluminio-balancando).',
    },
    {
      fault: ['broken', 'falls', 'does-not-open'],
      answer: [
        'Se o suporte do motor arrancou do portão de alumínio, o perfil rasgou no furo e a folha está solta do braço. Desligue o disjuntor, tire as pessoas do vão e, no basculante, não destrave nem levante a folha.',
      ],
      heading: 'Suporte arrancado do perfil',
      text: [
        'O rasgo começa no furo e segue pela parede do tubo. Acontece em suporte preso só com autobrocante e em folha que foi forçada com a trava fechada.',
      ],
      points: [
        'Braço pendurado com um pedaço de chapa: perfil rasgado.',
        'Parafuso caído inteiro: rosca espanada.',
        'Amassado no meio da folha: batida de carro antes do rasgo.',
      ],
      careful:
        'Não amarre o braço com arame nem ponha parafuso mais grosso no mesmo rasgo, que se abre de novo com a folha no alto.',
      technician:
        'O técnico escora a folha, fixa o suporte em ponto são com contrachapa e acerta a força, de {{repair.from}} a {{repair.to}}.',
      more: 'O risco de usar o portão assim está na página do [braço do basculante quebrado](/braco-do-portao-basculante-quebrado).',
    },
    {
      fault: ['slams', 'stops-halfway', 'reverses', 'does-not-close'],
      answer: [
        'Portão de alumínio que bate, volta ou para no meio em dia de vento está com a força fora do ponto para a área da folha. Sem vento, repita o fechamento olhando de longe: se completar, a causa é a regulagem.',
      ],
      heading: 'Vento, força e parada',
      text: [
        'Com ajuste alto a folha leve chega ao batente com energia de sobra. Com ajuste baixo a rajada basta para a central entender que há um obstáculo.',
      ],
      points: [
        'Volta só com vento: pouca sobra de força no fechamento.',
        'Volta sem vento e no mesmo lugar: guia ou trilho.',
        'Baque em todo fechamento: parada tardia.',
        'Volta sem sair do lugar: lente da fotocélula suja.',
      ],
      careful:
        'Não ajude a folha com as mãos contra o vento, porque quando a rajada para ela avança sobre você.',
      technician:
        'O técnico regula força e paradas, liga a desaceleração se a central tiver e testa com calço, em geral perto de {{repair.from}}.',
      more: 'As causas que não são vento estão em [portão fecha e abre de novo](/portao-fecha-e-abre-de-novo).',
    },
    {
      fault: ['heavy', 'stuck', 'slow', 'off-track'],
      answer: [
        'Portão de alumínio pesado ou preso tem quase sempre roldana, guia ou trilho com defeito, já que a folha em si é leve. Se a roda saiu do trilho, não empurre: desligue o disjuntor e isole a calçada.',
      ],
      heading: 'Folha leve que ficou difícil de mover',
      text: [
        'Roldana de nylon amassa no ponto em que a folha dorme parada. Perfil inferior que arqueou no meio encosta no trilho e freia.',
      ],
      points: [
        'Solavanco a cada volta da roda: nylon achatado.',
        'Risco brilhante no trilho: perfil arrastando.',
        'Aperto no alto: guia fechada demais depois de um ajuste.',
        'Basculante que resiste a descer: contrapeso da folha antiga.',
      ],
      careful:
        'Não aplique óleo no trilho e não levante a folha pela ponta, que torce o quadro e pode soltar a guia.',
      technician:
        'O técnico calça a folha, troca as roldanas, acerta a guia ou o contrapeso, por {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, com {{parts.warranty}} de garantia nas peças.',
      more: 'A sequência de testes está em [portão de correr pesado](/portao-de-correr-pesado).',
    },
    {
      fault: ['rusty', 'shock', 'wet'],
      answer: [
        'Portão de alumínio não cria ferrugem vermelha; a mancha que escorre vem de parafuso, suporte ou roldana de aço. Se a folha dá choque, não a toque, desligue o disjuntor com a mão seca e chame.',
      ],
      heading: 'Corrosão junto do aço e fuga de corrente',
      text: [
        'Aço e alumínio molhados, encostados um no outro, corroem o alumínio e deixam pó branco. O alumínio conduz bem, e um fio descascado energiza a folha toda.',
      ],
      points: [
        'Pó branco em volta do suporte: falta isolamento entre os metais.',
        'Risco marrom abaixo de um parafuso: aço comum na chuva.',
        'Formigamento só com a folha molhada: fio ou aterramento.',
      ],
      careful: 'Não encoste na folha para conferir o choque e não troque o parafuso com o motor energizado.',
      technician:
        'O técnico mede a fuga, refaz o fio e o aterramento e troca a fixação por peça inoxidável ou isolada, de {{repair.from}} a {{repair.to}}.',
      more: 'Com choque, siga primeiro a página do [portão dando choque](/portao-dando-choque).',
    },
  ],
  questions: [
    {
      about: ['choose', 'price'],
      question: 'Qual o menor motor que serve em portão de alumínio?',
      answer:
        'Em casa, o de 1/4 CV atende a maioria. Confirmamos pelo tipo de abertura, pelas medidas e pelo que fecha a folha.',
    },
    {
      about: ['install', 'allowed'],
      question: 'Precisa soldar alguma coisa no alumínio?',
      answer:
        'Em geral não. O suporte vai com parafuso passante e contrachapa; a solda fica para quando o quadro precisa de travessa.',
    },
    {
      about: ['install', 'worth'],
      question: 'O motor estraga o portão de alumínio?',
      answer:
        'Estraga se a força ficar alta ou o suporte agarrar só na parede do tubo. Regulado baixo e apoiado no montante, não.',
    },
    {
      about: ['choose', 'noise'],
      question: 'Portão de alumínio com motor faz muito barulho?',
      answer:
        'O motor faz o de sempre, e o lambril pode ressoar. Borracha entre ripa e quadro e um calço no suporte diminuem bem.',
    },
    {
      about: ['compatibility', 'replace'],
      question: 'Posso aproveitar o motor do portão de ferro antigo?',
      answer:
        'Pode, se ele estiver bom e for do mesmo tipo de abertura. Contrapeso, força e suporte mudam para a folha nova.',
    },
    {
      about: ['care', 'lifetime'],
      question: 'Maresia e poluição fazem mal ao alumínio?',
      answer:
        'A pintura perde brilho e os parafusos de aço sofrem antes. Lavagem regular retira o depósito que retém umidade.',
    },
    {
      about: ['works', 'compatibility'],
      question: 'O ímã do fim de curso gruda na folha de alumínio?',
      answer:
        'Não gruda, porque alumínio não é magnético. O ímã vai parafusado na cremalheira ou no cursor, em suporte próprio.',
    },
    {
      about: ['safety', 'choose'],
      question: 'Fechadura por ímã funciona em portão de alumínio?',
      answer:
        'Funciona com a chapa de aço que a acompanha, parafusada na folha. O próprio perfil o ímã não atrai.',
    },
    {
      about: ['signs', 'crooked'],
      question: 'É normal a folha tremer um pouco quando para?',
      answer:
        'Um tremor curto é normal em quadro leve. Se ela continua balançando, há folga na guia, no rebite ou no suporte.',
    },
    {
      about: ['price', 'worth'],
      question: 'O kit custa menos por a folha ser leve?',
      answer:
        'O preço do kit é o mesmo. A economia aparece no uso: a folha leve exige menos do motor, dos cabos e das rodas.',
    },
    {
      about: ['power'],
      question: 'Com o motor destravado, o vento abre o portão?',
      answer:
        'Pode abrir, principalmente a folha de correr ou de abrir com lambril fechado. Prenda com ferrolho até religar.',
    },
    {
      about: ['adjust', 'slams'],
      question: 'Dá para tirar o tranco de um motor comum?',
      answer:
        'Em parte: baixar a força e antecipar a parada ajudam. Partida gradual de verdade depende da central ou do inversor.',
    },
  ],
  visit: [
    'Num portão de alumínio {onde}, a visita começa pelo quadro: rebites, guia e o ponto onde o suporte vai agarrar.',
    'Para a instalação {onde}, o técnico leva contrachapas, porcas travantes e isoladores, e fura o perfil só depois de você ver o lugar.',
    'O atendimento {onde} diz na hora se o reforço da folha precisa vir antes do motor, e o valor do nosso serviço é informado sem taxa de visita.',
  ],
  brand: [
    'No portão de alumínio, um motor {marca} da linha leve já basta na maioria das casas; o que se confere é se a central permite força baixa e chegada desacelerada.',
    'O suporte que vem com o motor {marca} foi pensado para folha comum. Em perfil fino ele recebe contrachapa, seja qual for a marca.',
  ],
  figures: {
    kilogram: [
      'Uma folha de {figura} em portão de alumínio inclui quase sempre vidro, placa ou vão muito largo, ou então o número é de outro material. Some tudo o que está preso ao quadro antes de escolher: o motor de 1/4 CV da tabela vai até {{motor.quarterCv.weight}}.',
    ],
    metre: [
      'Num portão de alumínio de {figura}, a rigidez conta mais que o peso. Quanto mais larga a folha, mais ela pede travessa no ponto de puxada e força baixa no motor.',
    ],
    power: [
      'Um motor de {figura} move a folha de alumínio; a pergunta útil é se a força dele desce o bastante no ajuste para não amassar o perfil na chegada.',
    ],
    second: [
      'Abrir em {figura} um portão de alumínio depende do quadro: folha sem travessa balança em motor rápido sem partida gradual. Nossos kits de basculante trabalham em {segundos padrão}, {segundos speedy} e {segundos jetflex}.',
    ],
  },
  further: [
    'Preços e potência por tipo de folha estão em [motor para portão de alumínio](/termos/motor-portao-de-aluminio).',
    'Se o seu abre para cima, a página do [motor para portão basculante](/topicos/motor-para-portao-basculante) explica contrapeso e braço.',
    'Para o portão que corre de lado, veja [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
  ],
  send: [
    'Mande pelo WhatsApp uma foto da folha por dentro e outra de perto do canto do quadro, com largura e altura: dizemos se o suporte tem onde agarrar.',
    'Grave a folha partindo e parando, de longe. No alumínio o balanço depois da parada mostra se falta reforço ou só regulagem.',
    'Envie a foto do suporte do motor com o disjuntor desligado, mostrando o perfil em volta dos parafusos. Amassado ou furo oval muda o que levamos.',
  ],
};
