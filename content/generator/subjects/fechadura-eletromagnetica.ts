import type { Subject } from '../subject.ts';

export const fechaduraEletromagnetica: Subject = {
  name: 'fechadura eletromagnética',
  plural: 'fechaduras eletromagnéticas',
  gender: 'f',
  aliases: [
    'fechadura magnética',
    'fechadura eletroímã',
    'fechadura de ímã',
    'fecho eletromagnético',
    'trava eletromagnética',
    'tranca eletromagnética',
    'trava magnética',
    'eletroímã',
    'fechadura eletro magnética',
  ],
  answers: {
    what: [
      'A fechadura eletromagnética é um ímã elétrico no batente que segura uma chapa de aço presa à porta, sem nenhuma peça que entre no furo. Enquanto há corrente na bobina, a porta fica fechada; quando a botoeira ou a falta de luz corta a corrente, ela abre na mão.',
      'Uma fechadura eletromagnética prende a porta ou o portão social pela força de um ímã que só existe com energia. Por isso ela abre sem barulho e sem desgaste, e por isso mesmo precisa de bateria para continuar trancada quando a rua apaga.',
    ],
    works: [
      'A fechadura eletromagnética funciona ao contrário da fechadura comum: ela gasta energia para ficar trancada e solta quando a energia sai. A fonte alimenta a bobina do batente, a bobina vira ímã e gruda na chapa da porta, e o botão de saída interrompe a corrente por alguns segundos.',
    ],
    price: [
      'O preço de uma fechadura eletromagnética depende do conjunto: ímã, chapa, fonte com bateria, botão de saída e o tempo de passar o fio até a porta. Informamos o valor depois de ver a porta por foto; mão de obra em instalação que já existe segue a nossa faixa de conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    choose: [
      'Escolha a fechadura eletromagnética pela folha que ela vai segurar: força de retenção para o empurrão, corpo próprio para área externa se toma chuva, e o suporte certo para o lado em que a porta abre. Fonte com bateria entra na mesma compra, porque sem ela a porta abre na primeira queda de luz.',
    ],
    install: [
      'Para instalar uma fechadura eletromagnética, o ímã vai no alto do batente, do lado de dentro, e a chapa vai na folha com uma folga que a deixa assentar inteira. O resultado depende desse assento: um desalinhamento que mal se vê tira boa parte da força.',
    ],
    repair: [
      'A maior parte dos consertos de fechadura eletromagnética acaba na fonte, na bateria ou na chapa fora de posição, e o ímã continua o mesmo. O serviço custa de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia, e o valor é dito antes de começar.',
    ],
    replace: [
      'Troca-se a fechadura eletromagnética quando a bobina abriu, quando a face do ímã está marcada de ferrugem ou quando ela é fraca para a porta que segura. Se só a fonte morreu, troca-se a fonte e a fechadura fica.',
    ],
    signs: [
      'A hora de chamar alguém para a fechadura eletromagnética é quando a porta cede a um empurrão, quando ela zumbe, ou quando a bateria deixa de segurar a porta no teste com o disjuntor desligado. O ímã em si envelhece devagar; fonte e bateria envelhecem primeiro.',
    ],
    worth: [
      'Vale a pena pôr fechadura eletromagnética em portão social e porta de uso frequente, onde não haver peça móvel poupa manutenção. Na garagem que dá para a rua, a trava de pino é melhor, porque continua fechada sem energia.',
    ],
    care: [
      'A fechadura eletromagnética pede pouco cuidado, e todo ele está nas duas faces: limpas, secas e encostando por inteiro. Duas vezes por ano, desligue o disjuntor e veja se a bateria segura a porta.',
    ],
    power: [
      'Sem energia, a fechadura eletromagnética solta a porta na hora, e isso é de propósito: numa emergência ninguém fica preso. Para a porta continuar trancada na falta de luz, a fonte precisa de uma bateria em bom estado.',
    ],
    safety: [
      'A fechadura eletromagnética é segura para quem está dentro, porque abre quando falta energia, e frágil para quem quer deter um ladrão, porque cortar o fio tem o mesmo efeito. A bateria, o fio escondido do lado de dentro e uma segunda tranca para a noite resolvem essa fraqueza.',
    ],
  },
  sections: [
    {
      aspect: 'works',
      heading: 'Como a bobina segura a porta',
      text: [
        'No batente fica uma barra de metal com uma bobina por dentro. Na porta, bem em frente, fica uma chapa lisa de aço. Com corrente, a barra vira ímã e as duas faces grudam; sem corrente, não sobra nada segurando.',
        'A força só aparece com as faces encostadas. Uma película de tinta, um pingo de solda ou uma folga da espessura de um cartão já derrubam a retenção, porque o campo do ímã enfraquece muito depressa com a distância.',
        'A chapa é montada um pouco solta, com uma borracha atrás do parafuso. Essa folga é o que a deixa assentar quando a porta dilata ao sol ou cede na dobradiça.',
      ],
    },
    {
      aspect: 'power',
      heading: 'Falta de luz e bateria da fechadura',
      text: [
        'A fechadura eletromagnética é do tipo que abre sem energia. Em rota de saída isso protege as pessoas, e é a razão de ela ser comum em hall de prédio e em escola.',
        'Em casa, o que mantém a porta fechada durante o apagão é a bateria da fonte. Ela sustenta a bobina por horas quando é nova, e por minutos quando está no fim, sem dar sinal nenhum enquanto a luz da rua está ligada.',
      ],
      points: [
        'Desligue o disjuntor da fonte com a porta fechada e puxe a folha: ela precisa continuar presa.',
        'Repita o teste a cada {{maintenance.interval}} e anote a data na tampa da fonte.',
        'Troque a bateria estufada ou quente sem esperar o teste falhar.',
        'Deixe uma chave mecânica ou outra entrada, porque bateria também falha fechando a saída de quem depende dela.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Força de retenção e o tipo de porta',
      text: [
        'Cada modelo traz na etiqueta a força de retenção em quilos-força. Esse número diz quanto empurrão a fechadura aguenta antes de soltar, e não quanto pesa a porta que ela pode segurar.',
        'Uma porta leve de vidro ou alumínio fica bem com um modelo pequeno. Um portão social de ferro, em que alguém se apoia ou uma criança se pendura, pede um modelo mais forte e uma folha que não torça quando puxada por baixo.',
      ],
      points: [
        'Porta que abre para dentro pede suporte em Z; a que abre para fora costuma dispensá-lo.',
        'Portão ao tempo pede corpo vedado e chapa com tratamento contra ferrugem.',
        'Porta de vidro pede suporte próprio, em U, sem furar o vidro.',
        'Folha muito alta prende melhor com a fechadura longe da dobradiça e mais uma trava embaixo.',
      ],
    },
    {
      aspect: 'install',
      heading: 'O que a instalação da fechadura exige da porta',
      text: [
        'A porta precisa fechar sozinha e parar sempre no mesmo lugar. Mola aérea ou dobradiça de mola faz esse papel; sem ela, a folha fica encostada sem grudar e a fechadura leva a culpa.',
        'O fio sobe por dentro do batente até a fonte, que fica em lugar seco e fechado. A botoeira de dentro, o interfone e o controle de acesso entram todos na mesma interrupção, e cada um deles abre a porta do mesmo jeito.',
      ],
      steps: [
        'Conferimos prumo, dobradiças e o ponto em que a folha encosta.',
        'Fixamos o ímã no batente e marcamos a chapa com a porta fechada.',
        'Passamos o fio até a fonte com bateria e ligamos o botão de saída.',
        'Ajustamos o tempo em que a porta fica solta depois do toque.',
        'Testamos com energia, sem energia e com alguém puxando a folha.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Fechadura eletromagnética com interfone, portão e controle',
      text: [
        'O contato que abre a fechadura é uma interrupção simples, e por isso ela conversa com botão de parede, interfone, teclado, leitor de tag ou receptor de controle remoto. O cuidado está na fonte: ela tem de aguentar a bobina e mais o que for ligado nela.',
        'Fechadura de pulso, aquela que dá um estalo e solta o trinco, funciona ao contrário. O fio que serve a uma não serve à outra, e a troca de uma pela outra começa por refazer essa ligação.',
        'Um portão automático da garagem não se prende com ímã de porta. Para ele usamos pino ou gancho, que aguentam a alavanca de uma folha comprida.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Ímã, pino ou fecho elétrico',
      text: [
        'Os três trancam com eletricidade e se comportam de modos diferentes no apagão. O ímã solta a porta, o pino continua onde estava e o fecho elétrico de portão social fica trancado até receber o pulso.',
      ],
      points: [
        'O ímã não tem peça móvel, abre em silêncio e depende de bateria.',
        'O pino segura sem energia e precisa de alinhamento justo entre folha e furo.',
        'O fecho elétrico é o mais simples no portão social e gasta energia só no instante de abrir.',
        'Em folha de garagem, a escolha fica entre pino e gancho.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que entra no valor da fechadura instalada',
      text: [
        'O ímã é uma parte do orçamento. A fonte com bateria, o botão de saída, o suporte e a passagem do fio costumam mudar o total mais que a diferença entre dois modelos de fechadura.',
        'Quando a fiação e a fonte já existem e servem, paga-se a peça e um serviço dentro da faixa de {{repair.from}} a {{repair.to}}. A visita é sem taxa nas cidades que atendemos e o pagamento pode ser feito em até {parcelas} vezes.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Limpeza das faces e outros cuidados',
      text: [
        'Passe um pano seco na face do ímã e na da chapa sempre que limpar a porta. Lixa, graxa e tinta ficam longe das duas: a lixa abre riscos que enferrujam, e a graxa cria a película que rouba a força.',
        'Dobradiça caída é a causa escondida de muita fechadura fraca. Se a folha raspa no chão ou no batente, conserte a dobradiça antes de mexer no ímã.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Como deixar a fechadura difícil de burlar',
      text: [
        'O ponto fraco da fechadura eletromagnética é o fio. Ele deve correr por dentro do batente ou em eletroduto, com a fonte no interior da casa, onde ninguém da calçada alcance o disjuntor.',
        'À noite, uma chave mecânica na mesma porta resolve o que o ímã não resolve. E o botão de saída não pode ficar ao alcance de um braço que entre pela grade.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Sinais de que a fechadura perdeu força',
      text: ['A perda quase sempre é gradual, e a porta avisa antes de ceder de vez.'],
      points: [
        'A folha solta com um tranco que antes não a movia.',
        'O ímã zumbe, sinal de fonte inadequada ou com defeito.',
        'A chapa está marcada só num canto, prova de que não assenta por inteiro.',
        'A porta abre sozinha quando o motor da garagem parte, porque a tensão da fonte cai.',
        'O corpo está morno no uso normal e quente demais para a mão quando a tensão está errada.',
      ],
    },
    {
      aspect: 'replace',
      heading: 'Quando trocar o ímã e quando trocar a fonte',
      text: [
        'Antes de condenar a fechadura, o técnico mede a tensão que chega à bobina com a porta fechada. Tensão baixa aponta para fonte, bateria ou fio longo e fino demais; tensão certa com ímã fraco aponta para a bobina ou para as faces.',
        'Na troca, o furo do suporte raramente coincide entre fabricantes. Uma foto da etiqueta e outra do conjunto com a porta aberta permitem levar a peça que serve.',
      ],
    },
  ],
  faults: [
    {
      fault: ['does-not-work', 'does-not-close', 'weak', 'loose'],
      answer: [
        'Se a fechadura eletromagnética não segura, comece pela energia: a luz da fonte acesa e a chapa encostando por inteiro no ímã separam os dois defeitos mais comuns. Fonte apagada é assunto elétrico; luz acesa com porta solta costuma ser desalinhamento ou sujeira nas faces.',
      ],
      heading: 'Fechadura eletromagnética que não segura a porta',
      text: [
        'O ímã quase nunca perde a força por si. Ou recebe menos tensão do que devia, ou a chapa deixou de assentar porque a porta cedeu na dobradiça.',
      ],
      points: [
        'Luz da fonte apagada: veja o disjuntor e a tomada dela.',
        'Luz acesa e porta solta: feche a folha devagar e olhe se a chapa encosta de ponta a ponta.',
        'Porta que segura de manhã e solta à tarde: a folha dilatou ao sol e saiu do alinhamento.',
        'Porta que solta só na falta de luz: bateria da fonte no fim.',
      ],
      careful:
        'Não abra a fonte nem emende o fio: há tensão da rede ali dentro, e uma ligação invertida queima a bobina.',
      technician:
        'O técnico mede a tensão na bobina, alinha a chapa e troca fonte ou bateria se for o caso. O serviço fica entre {{repair.from}} e {{repair.to}}, com {{parts.warranty}} de garantia nas peças trocadas.',
      more: 'Se a botoeira também deixou de responder, a página da [botoeira que parou de funcionar](/botoeira-do-portao-parou-de-funcionar) separa o defeito do botão do defeito da fechadura.',
    },
    {
      fault: ['does-not-open', 'stuck'],
      answer: [
        'Fechadura eletromagnética que não solta está recebendo energia o tempo todo: o botão de saída ou o interfone deixou de interromper a corrente. Para sair agora, desligue o disjuntor da fonte e, se houver, a bateria, que a porta abre na mão.',
      ],
      heading: 'Porta que não abre com o botão de saída',
      text: [
        'Como a fechadura só prende com corrente, uma porta presa diz que o comando de abrir não chega. O botão, o fio do botão e o temporizador da fonte são os três suspeitos.',
        'Há também o resto de magnetismo: uma chapa que perdeu a borracha de trás pode ficar levemente grudada mesmo sem corrente, e solta com um tranco leve.',
      ],
      points: [
        'O botão afunda sem estalo: a mola ou o contato dele quebrou.',
        'O botão funciona e o interfone não: o fio do interfone soltou.',
        'Nenhum comando funciona, mas o disjuntor solta a porta: o defeito está no temporizador da fonte.',
      ],
      careful:
        'Não force a porta com alavanca. Isso entorta a chapa, e depois a fechadura fica fraca de vez.',
      technician:
        'O técnico testa cada comando em separado e refaz a interrupção. É serviço de {{repair.from}} a {{repair.to}}, quase sempre em {horas de reparo}.',
      more: 'Quando o que não abre é o portão da garagem, o caminho é outro e está em [portão não abre](/portao-nao-abre).',
    },
    {
      fault: ['noise', 'hums', 'hot', 'burnt'],
      answer: [
        'Uma fechadura eletromagnética em ordem é muda e fica apenas morna. Zumbido ou corpo quente demais para a mão apontam fonte errada ou com defeito; desligue o disjuntor dela e deixe a porta na chave até alguém medir.',
      ],
      heading: 'Fechadura que zumbe, esquenta ou cheira a queimado',
      text: [
        'A bobina trabalha com corrente contínua. Uma fonte com filtro ruim ou um transformador de interfone ligado direto a faz vibrar, e a vibração se ouve como zumbido.',
      ],
      points: [
        'Zumbido constante desde a instalação: fonte de tipo errado.',
        'Zumbido que apareceu depois: fonte envelhecida ou chapa solta vibrando.',
        'Cheiro de queimado: bobina ligada em tensão maior que a da etiqueta.',
      ],
      careful: 'Não jogue água nem cubra o corpo quente; corte a energia e espere esfriar.',
      technician:
        'O técnico confere a tensão da etiqueta, mede a fonte e troca o que falhou, com {{repair.warranty}} de garantia no serviço.',
      more: 'Se o cheiro vem do motor da garagem, siga a página de [cheiro de queimado no portão](/cheiro-de-queimado-no-portao-eletronico).',
    },
  ],
  questions: [
    {
      about: ['power', 'safety', 'no-power'],
      question: 'A fechadura eletromagnética abre quando falta luz?',
      answer:
        'Abre, a menos que a fonte tenha bateria. Com bateria boa ela continua presa por um bom tempo, e o teste é desligar só o disjuntor e puxar a folha.',
    },
    {
      about: ['choose', 'safety'],
      question: 'Posso usar fechadura eletromagnética no portão da garagem?',
      answer:
        'Em folha larga não recomendamos. A alavanca da folha vence o ímã, e na falta de luz o portão ficaria solto para a rua; pino ou gancho é o certo ali.',
    },
    {
      about: ['lifetime', 'signs', 'worth'],
      question: 'Quanto tempo dura uma fechadura eletromagnética?',
      answer:
        'O ímã não tem peça móvel e passa anos sem defeito. Bateria e fonte são o que se troca no caminho.',
    },
    {
      about: ['price', 'power'],
      question: 'A fechadura eletromagnética gasta muita energia por ficar ligada o dia todo?',
      answer:
        'Pouca: a bobina consome o equivalente a uma lâmpada pequena. O que pesa na conta de um portão é o motor, e mesmo ele só gasta enquanto anda.',
    },
    {
      about: ['compatibility', 'install'],
      question: 'O controle da garagem pode abrir também a porta social?',
      answer:
        'Pode, com um receptor ligado à fechadura e um botão livre no controle. Gravamos os dois na mesma visita.',
    },
    {
      about: ['install', 'replace'],
      question: 'Dá para aproveitar o fio do fecho elétrico antigo?',
      answer:
        'O fio às vezes serve, mas a ligação muda: o fecho recebe um pulso e o ímã precisa de corrente contínua o tempo todo. A bitola e a fonte são conferidas antes.',
    },
    {
      about: ['care', 'noise'],
      question: 'Pode passar óleo na fechadura eletromagnética?',
      answer: 'Não nas faces do ímã. Óleo e graxa ficam para a dobradiça, em pouca quantidade.',
    },
    {
      about: ['what', 'choose'],
      question: 'Qual a diferença entre fechadura elétrica e eletromagnética?',
      answer:
        'A elétrica tem trinco e fica trancada sem energia, abrindo com um pulso. A eletromagnética é só ímã e fica trancada apenas enquanto recebe corrente.',
    },
    {
      about: ['repair', 'weak', 'does-not-work'],
      question: 'Por que a porta solta quando alguém empurra com força?',
      answer:
        'Ou a fechadura é pequena para a folha, ou a chapa não assenta inteira. O segundo caso é mais comum e se resolve com ajuste.',
    },
    {
      about: ['safety', 'allowed'],
      question: 'Precisa de botão de saída do lado de dentro?',
      answer:
        'Precisa, e ele deve cortar a corrente direto, sem depender de senha ou aplicativo. É por ele que se sai numa emergência.',
    },
  ],
  visit: [
    'Para uma fechadura eletromagnética {onde}, a visita olha a porta antes do ímã: dobradiça, mola, prumo e o caminho do fio até a fonte.',
    'Quem nos chama {onde} por causa de uma fechadura eletromagnética recebe primeiro a medição da fonte e da bateria, que decidem se é ajuste ou troca.',
  ],
  brand: [
    'Em fechadura eletromagnética, a marca {marca} pesa menos que a tensão da etiqueta, a força de retenção e o formato do suporte, e é isso que decide se uma peça substitui a outra.',
  ],
  figures: {
    kilogram: [
      'Numa fechadura eletromagnética, {figura} é a força de retenção, o empurrão que o ímã aguenta antes de soltar. Não é o peso da porta, e só vale com a chapa assentada por inteiro na face do ímã.',
    ],
    volt: [
      'Com {figura} na etiqueta, a fonte tem de entregar essa mesma tensão em corrente contínua, medida na bobina e não na saída da fonte, porque um fio longo perde parte no caminho.',
    ],
  },
  further: [
    'Para a folha da garagem, a página da [trava elétrica](/topicos/trava-eletrica-para-portao) compara pino, gancho e eletroímã.',
    'Quem quer a porta e o portão presos no apagão encontra na página do [nobreak para portão](/topicos/nobreak-para-portao-automatico) como dimensionar a bateria.',
  ],
  send: [
    'Mande pelo WhatsApp uma foto da porta inteira, uma do batente visto de dentro e uma da etiqueta da fechadura ou da fonte, se já existir: com elas dizemos qual modelo serve e o que falta.',
    'Fotografe a porta aberta, mostrando a borda da folha e o batente, e diga para que lado ela abre. É o que decide o suporte da fechadura e o valor.',
  ],
};
