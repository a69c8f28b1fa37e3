import type { Subject } from '../subject.ts';

export const portaoBasculante: Subject = {
  name: 'portão basculante',
  plural: 'portões basculantes',
  gender: 'm',
  aliases: [
    'portão pesado para subir',
    'portão pesado para levantar',
    'basculante',
    'motor basculante',
    'motor para portão basculante',
    'motor de portão basculante',
    'motor para basculante',
    'portão de subir',
    'portão que sobe',
    'portão de levantar',
    'portão basculante de garagem',
    'bascula',
  ],
  answers: {
    what: [
      'O portão basculante é uma folha inteira que sobe e deita sob o teto da garagem, equilibrada por contrapeso ou mola. É o portão dos nossos kits: o motor fica preso na lateral e empurra a folha por um fuso ou corrente e um braço.',
      'No portão basculante a folha gira em torno de pivôs laterais e sobe inclinada, com o peso compensado por contrapesos ou molas. Por isso um motor pequeno o move, desde que o equilíbrio esteja certo.',
    ],
    works: [
      'O portão basculante sobe porque o contrapeso ou a mola carrega quase todo o peso; o motor só desequilibra o conjunto. Um cursor corre no fuso, puxa o braço, e o braço leva a folha.',
    ],
    price: [
      'O motor para portão basculante instalado custa {{kit.padrao}} no kit PADRÃO, de {segundos padrão}, {{kit.speedy}} no SPEEDY, de {segundos speedy}, e {{kit.jetflex}} no JETFLEX, de {segundos jetflex}. Cada valor traz motor, central, dois controles e a montagem.',
      'Automatizar um portão basculante custa {{kit.padrao}} no PADRÃO, de {segundos padrão}, {{kit.speedy}} no SPEEDY, de {segundos speedy}, ou {{kit.jetflex}} no JETFLEX, de {segundos jetflex}. O preço inclui motor, central, dois controles, fixação e instalação; serviço no contrapeso ou no cabo é visto antes e orçado à parte.',
    ],
    buy: [
      'Para comprar motor de portão basculante, mande a altura e a largura da folha e uma foto por dentro: é o que diz o curso do fuso e o peso. O kit instalado sai de {{kit.padrao}} a {{kit.jetflex}}, com frete incluído em São Paulo.',
    ],
    choose: [
      'O motor do portão basculante se escolhe pelo peso da folha e pela pressa: o PADRÃO custa {{kit.padrao}}, o SPEEDY, {{kit.speedy}}, e o JETFLEX, {{kit.jetflex}}, instalados. Até {{home.weight}} o PPA Home do PADRÃO resolve; dali até {{homeJetflex.weight}}, o Home Jetflex; acima, a linha pesada até {{heavyLine.weight}}, por orçamento. Os três kits abrem, na mesma ordem, em {segundos padrão}, {segundos speedy} e {segundos jetflex}.',
      'No portão basculante, até {{home.weight}} de folha serve o motor PPA Home, por {{kit.padrao}} instalado no kit PADRÃO, que abre em {segundos padrão}; o SPEEDY, de {{kit.speedy}}, abre em {segundos speedy}. Dali a {{homeJetflex.weight}}, fica o PPA Home Jetflex, de {segundos jetflex}, por {{kit.jetflex}}. Antes do motor vem o equilíbrio: contrapeso ou mola têm de compensar a folha inteira.',
    ],
    compatibility: [
      'Motor de portão basculante serve em folha de contrapeso ou de mola, de uma ou duas colunas, desde que haja lateral para o fuso e curso para o braço. Motor de correr ou de pistão não faz esse movimento.',
    ],
    install: [
      'A instalação do motor no portão basculante leva de {horas de instalação} e começa com a folha na mão: ela tem de parar a meia altura sem subir nem descer. Só depois se fixa o fuso na lateral e o braço na folha.',
      'Para instalar um motor em portão basculante, equilibra-se a folha, prende-se o conjunto na coluna e liga-se o braço no ponto que o fabricante indica. O kit com instalação custa a partir de {{kit.padrao}}.',
    ],
    adjust: [
      'Regular um portão basculante é acertar o contrapeso primeiro e a central depois. Com o motor solto, a folha a meia altura deve ficar parada; se sobe ou desce, nenhum ajuste de força resolve.',
    ],
    repair: [
      'O conserto de portão basculante custa de {{repair.from}} a {{repair.to}} e na maior parte dos casos está em cabo, contrapeso, braço ou fim de curso. No basculante o motor costuma ser a vítima: antes dele falhou o equilíbrio da folha.',
      'Portão basculante com defeito se olha de fora para dentro: cabos e pivôs, braço e cursor, e só então motor e placa. O serviço fica entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia.',
    ],
    replace: [
      'Trocar o motor do portão basculante custa de {{kit.padrao}} a {{kit.jetflex}} com o kit completo instalado. Antes da troca o técnico refaz o equilíbrio da folha, porque foi ele que cansou o motor antigo.',
    ],
    signs: [
      'Um portão basculante pede visita quando desce mais depressa do que sobe, quando fica torto no fim ou quando um fio do cabo aparece levantado. Cabo desfiado é motivo para parar de usar no mesmo dia.',
    ],
    worth: [
      'Motor em portão basculante vale a pena quando a folha está boa, porque o equilíbrio faz o trabalho pesado e o kit de {{kit.padrao}} já resolve. Com pivô gasto e ferrugem no pé da folha, conserte a folha antes.',
    ],
    lifetime: [
      'Num portão basculante equilibrado o motor passa de dez anos; o cabo de aço e as roldanas se trocam antes, pela aparência dos fios. A instalação do motor leva de {horas de instalação}.',
    ],
    care: [
      'A manutenção do portão basculante olha cabo, contrapeso, pivô e cursor, nessa ordem, e engraxa só o fuso ou a corrente. A cada {{maintenance.interval}} em uso intenso, ou uma vez por ano numa casa.',
      'Cuide do portão basculante pelo equilíbrio: uma vez por mês, repare se ele sobe e desce no mesmo tempo. Diferença que cresce é cabo, mola ou contrapeso saindo do ponto.',
    ],
    safety: [
      'O risco do portão basculante está no peso acima da cabeça: cabo rompido ou mola solta derruba a folha. Ninguém fica sob ela em movimento, e uma folha torta não se destrava na mão.',
    ],
    power: [
      'Sem energia, o portão basculante abre na mão depois de soltar o cursor com a chave, se a folha está equilibrada. Se ela pesa ou está torta, não solte: o motor é o que a segura no lugar.',
    ],
    allowed: [
      'No portão basculante você pode limpar, olhar o cabo e destravar quando a folha está reta e leve. Mola, contrapeso e cabo têm carga e ficam com o técnico.',
    ],
  },
  sections: [
    {
      aspect: 'works',
      heading: 'Contrapeso, mola e o braço que empurra',
      text: [
        'Em cada lateral há um contrapeso que desce quando a folha sobe, ligado por cabo de aço, ou uma mola que se carrega na descida e devolve a força na subida. O ponto certo deixa a folha parada a meia altura.',
        'O fuso é uma rosca comprida girada pelo motor. O cursor anda sobre ela e arrasta o braço, que transforma subida reta no movimento inclinado da folha.',
      ],
    },
    {
      aspect: 'install',
      heading: 'O equilíbrio vem antes do motor',
      text: [
        'O teste do equilíbrio se faz com o motor ainda na caixa: o técnico leva a folha a meia altura e solta devagar, com o vão livre. Parada, ela pode receber motor. Subindo ou descendo, ajusta-se o contrapeso ou a mola.',
        'Motor em folha desequilibrada funciona por algum tempo, sempre forçando num dos sentidos. É assim que engrenagem e capacitor acabam cedo.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Espaço, altura e fixação do conjunto',
      text: ['Medidas simples decidem se o kit entra direto ou pede adaptação.'],
      points: [
        'Lateral livre para o fuso, do chão até perto da verga.',
        'Altura que deixe o carro mais alto passar com a folha deitada.',
        'Coluna de concreto ou tubo firme onde parafusar o motor.',
        'Ponto de energia perto, com disjuntor e terra.',
        'Teto sem lâmpada ou calha no caminho da folha.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Peso da folha de chapa, de ripa e de madeira',
      text: [
        'A folha vazada de metalon é a mais leve. Chapa inteira pesa mais, e madeira ou lambril sobre ferro pesa o bastante para mudar de motor.',
        'Quem não sabe o peso pode medir altura e largura, dizer o material e mandar uma foto. Até {{home.weight}} o PPA Home resolve; dali até {{homeJetflex.weight}}, o Home Jetflex; acima, a linha pesada até {{heavyLine.weight}}.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'PADRÃO, SPEEDY ou JETFLEX no basculante',
      text: [
        'Numa folha leve e equilibrada, a diferença entre eles está no tempo na calçada; o limite de peso é o da ficha de cada motor, e o do SPEEDY se confirma na proposta. Entre o PADRÃO e o SPEEDY são {{kit.speedy - kit.padrao}} para cair de {segundos padrão} para {segundos speedy}.',
        'O JETFLEX abre em {segundos jetflex} e custa {{kit.jetflex}}. Faz diferença em rua movimentada e para quem não quer esperar na calçada à noite; numa vila fechada, o PADRÃO basta.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que o preço do kit cobre no basculante',
      text: [
        'Motor, central, dois controles de código rolante, conjunto de fixação, manual e a instalação estão no mesmo valor, que vai de {{kit.padrao}} a {{kit.jetflex}}. O frete em São Paulo também, e o pagamento vai em até {parcelas} vezes.',
        'Fica de fora o que é da folha: cabo vencido, pivô gasto, solda. O técnico mostra o ponto e diz o valor antes; conserto de portão vai de {{repair.from}} a {{repair.to}}.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que se paga a mais de um kit para o outro',
      text: [
        'A folha é a mesma; o que se paga a mais é tempo e jeito de andar. Escolha pelo que acontece na sua calçada enquanto o carro espera.',
        'Acima de {{homeJetflex.weight}} nenhum kit serve, e o motor é da linha pesada, por orçamento.',
      ],
      points: [
        'PADRÃO: para rua calma e garagem recuada.',
        'SPEEDY: metade da espera do PADRÃO, com a mesma folha leve.',
        'JETFLEX: rua movimentada, partida e parada suaves, ponto de 220 V.',
      ],
    },
    {
      aspect: 'price',
      heading: 'Conserto ou kit novo: a conta do basculante',
      text: [
        'Defeito de cabo, de braço ou de fim de curso se conserta. Com o motor queimado, compare o conserto com o kit: ele custa de {{kit.padrao}} a {{kit.jetflex}} já instalado e traz central e dois controles novos, com {{kit.warranty}} de garantia; o motor avulso da tabela, de {{motor.quarterCv}} a {{motor.halfCv}}, vem sem a montagem.',
        'Some os dois últimos consertos antes de decidir. Se a peça da sua central já é difícil de achar, a próxima visita será mais cara.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Onde o basculante costuma falhar',
      text: [
        'A parte mecânica falha antes da elétrica. O cabo trabalha dobrado sobre a polia, o pivô carrega a folha inteira e o cursor raspa no fuso todos os dias.',
      ],
      points: [
        'Cabo de aço com fios levantados perto da polia.',
        'Pivô com folga, que deixa a folha torta no fim.',
        'Braço empenado depois de uma batida do carro.',
        'Cursor gasto, que estala e para no meio.',
        'Fim de curso fora do lugar, com fresta embaixo.',
        'Contrapeso raspando na caixa lateral.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Como o técnico trabalha numa folha pesada',
      text: [
        'Antes de tocar no cabo ou na mola, a folha é escorada e a energia cortada. Esse cuidado é o que separa o serviço de um acidente.',
      ],
      steps: [
        'Escora a folha e desliga o disjuntor.',
        'Confere cabo, polia, pivô e contrapeso dos dois lados.',
        'Troca a peça gasta e refaz o equilíbrio a meia altura.',
        'Religa o motor e regula fim de curso e força.',
        'Faz o ciclo inteiro e mede se sobe e desce no mesmo tempo.',
      ],
    },
    {
      aspect: 'care',
      heading: 'O que olhar no basculante todo mês',
      text: [
        'Do lado de dentro, com a folha fechada e o disjuntor desligado, dá para ver quase tudo sem tocar em nada.',
      ],
      points: [
        'Fio solto ou ferrugem no cabo, dos dois lados.',
        'Contrapeso correndo sem raspar.',
        'Folha nivelada: a fresta de baixo é igual nas duas pontas.',
        'Graxa limpa no fuso, sem crosta de pó.',
        'Parafusos do braço sem folga.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Por que não se fica embaixo da folha',
      text: [
        'Aberta, a folha é um peso pendurado por dois cabos ou duas molas. Rompido um deles, ela cai torta e depressa, mesmo com o motor parado.',
        'A fotocélula baixa protege quem cruza o vão no fechamento. Contra a queda, a proteção é trocar o cabo no primeiro fio solto.',
      ],
    },
    {
      aspect: 'adjust',
      heading: 'Acertar contrapeso, fim de curso e força',
      text: [
        'O contrapeso se acerta em pequenas placas, até as duas laterais puxarem igual. A mola se acerta na tensão, e aí há energia guardada que arranca a ferramenta da mão de quem não conhece.',
        'Depois do equilíbrio, o [fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao) marca os pontos de parada e a força fica no mínimo que ainda move a folha.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Sinais de que o equilíbrio se perdeu',
      text: ['A folha conta pelo tempo e pelo som.'],
      points: [
        'Sobe devagar e desce depressa, ou o contrário.',
        'Não fica parada a meia altura quando destravada.',
        'Bate no chão ao fechar.',
        'Um lado chega antes do outro.',
        'O motor ronca só na subida.',
      ],
    },
    {
      aspect: 'power',
      heading: 'Abrir o basculante sem luz',
      text: [
        'Corte o disjuntor, gire a chave do cursor e puxe a folha pela alça, de fora do caminho dela. Equilibrada, ela sobe com uma mão e para onde é deixada.',
        'Se endurece ou quer despencar, afaste-se e deixe-a onde parou. A página de [como abrir o portão sem luz](/como-abrir-portao-sem-luz) mostra os sinais de que não se deve soltar.',
      ],
    },
    {
      aspect: 'replace',
      heading: 'O que fica e o que sai na troca do motor',
      text: [
        'Ficam a folha, os contrapesos e, se firme, o suporte. Saem fuso, braço e central, que foram feitos um para o outro.',
        'Os controles antigos só continuam se a central nova ler o código deles. No kit isso não é problema: dois controles vêm gravados.',
      ],
    },
  ],
  faults: [
    {
      fault: ['one-side-down'],
      answer: [
        'Portão basculante que caiu de um lado perdeu o cabo, a presilha, a mola ou o pivô daquele lado, e o outro está segurando a folha inteira. Afaste as pessoas, desligue o disjuntor e não destrave nem suba a folha.',
      ],
      heading: 'Basculante caído de um lado só',
      text: [
        'As duas laterais dividem o peso. Quando uma solta, a folha torce, o braço trava e o motor passa a puxar contra a própria estrutura.',
      ],
      points: [
        'Cabo enrolado ou pendurado na lateral que desceu: cabo ou presilha.',
        'Contrapeso no fundo da caixa daquele lado: cabo partido no alto.',
        'Cabos inteiros e canto baixo: pivô ou solda do suporte.',
        'Mola frouxa de um lado: espira aberta.',
      ],
      careful: 'Não calce a folha com madeira nem com o carro, e não passe por baixo para sair de casa.',
      technician:
        'A folha é escorada dos dois lados antes do reparo; cabos e molas se trocam aos pares, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      more: 'Os sinais de cada lateral estão em [portão basculante torto](/portao-basculante-torto).',
    },
    {
      fault: ['slams'],
      answer: [
        'Portão basculante que bate forte ao fechar está descendo com peso a mais ou parando tarde. Desligue o fechamento automático e compare os tempos: se desce bem mais depressa do que sobe, falta contrapeso ou a mola cansou; se os tempos são iguais, é o fim de curso.',
      ],
      heading: 'Basculante que bate no chão',
      text: [
        'O contrapeso freia a descida tanto quanto ajuda a subida. Com ele leve, a folha acelera no fim, e a batida vai para pivô, braço e piso.',
      ],
      points: [
        'Bate sempre e a folha desce depressa: contrapeso ou mola.',
        'Bate de leve, com tempos iguais: fim de curso longo.',
        'Passou a bater depois de trocar a placa: desaceleração desligada.',
        'Bate de um canto primeiro: folha torta.',
      ],
      careful: 'Não entre no vão para ver de perto e não tente segurar a folha na descida.',
      technician: 'Equilíbrio e ponto de parada se acertam na mesma visita, a partir de {{repair.from}}.',
      more: 'As outras causas estão em [portão batendo forte ao fechar](/portao-batendo-forte-ao-fechar).',
    },
    {
      fault: ['on-car'],
      answer: [
        'Portão basculante que desceu em cima do carro não se destrava, mesmo com os cabos inteiros, porque o carro pode estar segurando o peso. Aperte o botão uma vez para ele subir; se não subir, desligue o disjuntor, tire as pessoas de perto e espere a escora.',
      ],
      heading: 'Basculante sobre o carro',
      text: [
        'A folha desce sobre o capô quando a fotocélula falta, quando o feixe passa acima ou abaixo da lataria ou quando a força de fechamento foi aumentada. Cabo rompido é o outro caminho, e aí a folha cai de uma vez.',
      ],
      points: [
        'Feixe alto demais: o capô ficou por baixo dele.',
        'Fechamento automático com pausa curta: desceu com a manobra pela metade.',
        'Cabo ou mola soltos na lateral: queda, e não comando.',
        'Força no máximo: a central não sentiu o carro.',
      ],
      careful: 'Não dê ré nem tire o carro de baixo antes de a folha ser escorada.',
      technician:
        'O técnico escora, levanta a folha e acerta sensor e força, a partir de {{repair.from}}; cabo e braço danificados levam o valor mais perto de {{repair.to}}.',
      more: 'O que fotografar e em que ordem agir está em [portão fechou em cima do carro](/portao-fechou-em-cima-do-carro).',
    },
    {
      fault: ['car-trapped'],
      answer: [
        'Se o portão basculante travou com o carro preso na garagem, olhe os cabos e a folha antes da chave. Reta, com os dois cabos esticados, ela pode ser destravada com o disjuntor desligado e erguida por duas pessoas, pelas pontas; torta ou pesada, fica fechada até o técnico chegar.',
      ],
      heading: 'Sair com o carro quando o basculante travou',
      text: [
        'A folha aberta na mão precisa ficar firme no alto antes de o carro passar. Se ela tende a descer, ninguém atravessa o vão.',
      ],
      points: [
        'Chave que gira e folha leve: abra até o fim e confira se ela fica.',
        'Folha que pesa ao sair do chão: contrapeso ou mola.',
        'Chave que não gira: cursor preso, que se desmonta por dentro.',
        'Uma lateral frouxa: cabo, e a folha não se mexe.',
      ],
      careful: 'Não escore a folha aberta com vassoura ou escada para o carro passar.',
      technician:
        'Diga na mensagem que há carro preso; a liberação e o conserto ficam entre {{repair.from}} e {{repair.to}}.',
      more: 'Leia antes [portão travado](/portao-travado), que separa o que se pode soltar.',
    },
    {
      fault: ['scrapes'],
      answer: [
        'Portão basculante com barulho de ferro raspando tem contrapeso encostando na caixa, pivô com folga ou folha torta no batente. Escute de que lateral vem o som e se ele aparece na subida, na descida ou nas duas.',
      ],
      heading: 'Onde o basculante raspa',
      text: [
        'O contrapeso desce rente à chapa da coluna, e uma guia amassada basta para o ferro riscar. Quando quem risca é a folha, o pivô já cedeu.',
      ],
      points: [
        'Som de dentro da coluna: contrapeso ou cabo fora da polia.',
        'Risco no batente de um lado só: pivô daquele lado.',
        'Som junto do motor: cursor gasto no fuso.',
        'Raspa no piso no fim: contrapiso alto ou curso longo.',
      ],
      careful: 'Não abra a tampa da coluna para olhar: o contrapeso desce sem aviso.',
      technician:
        'Guia, pivô ou cursor se trocam e a folha é realinhada, de {{repair.from}} a {{repair.to}}.',
      more: 'Compare o som com o de [portão rangendo ao abrir](/portao-rangendo-ao-abrir).',
    },
    {
      fault: ['in-rain'],
      answer: [
        'Portão basculante que falha quando chove tem água na fotocélula ou na caixa da central, ou uma folha de madeira que ficou pesada. Se ele desce e volta, é o sensor; se não dá sinal, desligue o disjuntor e espere secar; se sobe devagar, é o peso.',
      ],
      heading: 'Basculante em dia de chuva',
      text: [
        'A coluna do contrapeso junta água e ferrugem no fundo, e a cada chuva o cabo sofre ali. Vale olhar essa parte quando o tempo abre.',
      ],
      points: [
        'Não fecha na chuva: lente ou emenda da fotocélula.',
        'Não abre na chuva: central ou receptor úmidos.',
        'Lento só na chuva: madeira que absorveu água.',
        'Disjuntor desarma: fuga em fio molhado.',
      ],
      careful: 'Não encoste na folha de metal com o chão molhado e o disjuntor ligado.',
      technician:
        'O técnico veda a caixa, refaz a emenda e confere o equilíbrio, a partir de {{repair.from}}.',
      more: 'Veja [portão não abre quando chove](/portao-nao-abre-quando-chove).',
    },
    {
      fault: ['does-not-open', 'stuck', 'does-not-work', 'hums', 'weak', 'no-power', 'power-back'],
      answer: [
        'Portão basculante que não sobe: aperte a botoeira de longe e escute. Ronco com a folha parada é capacitor, trava ou desequilíbrio; silêncio é energia ou placa. Em nenhum dos casos puxe a folha com o motor travado.',
      ],
      heading: 'Basculante que não sobe',
      text: [
        'A subida é o momento de maior esforço. Um contrapeso que saiu do ponto ou um cabo fora da polia faz o motor parar ali antes de qualquer defeito elétrico.',
      ],
      points: [
        'Sobe um palmo e para: cabo fora da polia ou contrapeso preso.',
        'Ronca e não sai: capacitor fraco ou trava elétrica fechada.',
        'Silêncio com botoeira: disjuntor, fusível ou placa.',
        'O fuso gira e a folha fica: cursor solto ou gasto.',
      ],
      careful: 'Não entre sob a folha para olhar e não solte o cursor com ela torta ou pesada.',
      technician:
        'O técnico escora a folha, corrige cabo ou contrapeso e mede o motor, de {{repair.from}} a {{repair.to}}.',
      more: 'Se ele desceu e ficou, veja [basculante que desceu e não sobe](/portao-basculante-desceu-e-nao-sobe).',
    },
    {
      fault: ['crooked', 'off-track', 'loose'],
      answer: [
        'Portão basculante torto tem um lado trabalhando mais que o outro: cabo mais comprido, pivô gasto ou contrapeso preso. Pare de usar, desligue o disjuntor e não destrave, porque o motor está segurando a folha.',
      ],
      heading: 'Basculante torto ou descendo de um lado',
      text: [
        'Os dois lados têm de andar iguais. Um cabo que esticou alguns centímetros inclina a folha, e o braço passa a empurrar de lado.',
      ],
      points: [
        'Fresta maior numa ponta, com a folha fechada: cabo ou pivô daquele lado.',
        'Raspa no batente só de um lado: pivô com folga.',
        'Contrapeso parado enquanto o outro anda: preso na caixa.',
        'Braço curvo: batida ou esforço antigo.',
      ],
      careful: 'Não aperte nem solte cabo com a folha apoiada nele; a carga passa para a sua mão.',
      technician:
        'Escora-se a folha, iguala-se o par de cabos e troca-se o pivô, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      more: 'Os sinais de cada lado estão em [portão basculante torto](/portao-basculante-torto).',
    },
    {
      fault: ['falls', 'broken'],
      answer: [
        'Portão basculante que despenca ou desce sozinho perdeu o contrapeso, a mola ou o cabo: afaste as pessoas, desligue o disjuntor e não acione o controle. Se a folha está embaixo, deixe-a ali; se ficou no alto ou no meio, não a baixe, não destrave o motor e não passe, até o técnico escorá-la. Cabo, mola e equilíbrio ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
      ],
      heading: 'Basculante descendo sozinho',
      text: [
        'Com o equilíbrio perdido, só o motor segura a folha, e a engrenagem não foi feita para isso. A próxima queda pode ser inteira.',
      ],
      points: [
        'Cabo pendurado ou enrolado fora da polia.',
        'Contrapeso no chão da caixa lateral.',
        'Mola com espira aberta ou partida.',
        'Braço partido, com a folha encostada no chão.',
      ],
      careful: 'Mola partida e cabo esticado guardam energia; não corte, não puxe e não ponha o pé.',
      technician:
        'Trocam-se os cabos ou molas aos pares e refaz-se o equilíbrio, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, com {{parts.warranty}} nas peças.',
      more: 'O que fazer nos primeiros minutos está em [basculante descendo sozinho](/portao-basculante-descendo-sozinho).',
    },
    {
      fault: ['heavy', 'slow', 'hot'],
      answer: [
        'Portão basculante pesado, ou que o motor leva devagar, está quase sempre fora do equilíbrio: contrapeso que falta, mola cansada ou cabo raspando. Pare de insistir no controle, porque é o motor que paga. Se a folha está reta e os cabos inteiros, o técnico a solta e vê se ela para a meia altura; se desce, falta contrapeso.',
      ],
      heading: 'Basculante pesado para subir',
      text: [
        'O peso muda sem que se note: uma chapa nova, tinta em várias demãos, madeira que absorveu chuva. O contrapeso continua o mesmo, e a diferença vai para o motor.',
      ],
      points: [
        'Ficou pesado depois de obra ou pintura: peso somado.',
        'Ficou pesado aos poucos: mola cansada ou cabo raspando.',
        'Pesado só no começo: pivô seco ou folha presa no batente.',
        'Pesado em dia de chuva: madeira úmida.',
      ],
      careful: 'Não pendure ferro solto no contrapeso; desigual, ele entorta a folha.',
      technician:
        'O técnico confere cabo, polia e pivô de cada lado, acerta o contrapeso do lado que falta e regula o motor, a partir de {{repair.from}}.',
      more: 'O acerto está explicado em [contrapeso do portão desregulado](/contrapeso-do-portao-desregulado).',
    },
    {
      fault: ['noise', 'rusty', 'worn'],
      answer: [
        'Barulho em portão basculante vem de pivô seco, cabo raspando na polia ou cursor gasto. Escute em que altura ele aparece: no começo é pivô ou batente, no meio é cursor, no fim é braço ou fim de curso.',
      ],
      heading: 'O ruído do basculante pela altura da folha',
      text: [
        'A folha repete o mesmo caminho, e o som se repete no mesmo ponto. Um vídeo com áudio ajuda mais que a descrição.',
      ],
      points: [
        'Rangido na saída: pivô sem graxa.',
        'Chiado contínuo: contrapeso na caixa ou polia presa.',
        'Estalo no meio: cursor ou emenda do fuso.',
        'Batida ao fechar: fim de curso longo.',
      ],
      careful: 'Não lubrifique cabo de aço com desengripante; ele tira a graxa de dentro dos fios.',
      technician: 'Graxa, troca de polia ou de cursor ficam entre {{repair.from}} e {{repair.to}}.',
      more: 'Compare com [portão rangendo ao abrir](/portao-rangendo-ao-abrir).',
    },
    {
      fault: ['does-not-close', 'reverses', 'stops-halfway'],
      answer: [
        'Portão basculante que não fecha até o fim ou volta ao tocar no chão está com o fim de curso curto, a fotocélula vendo sujeira ou a força no limite. Limpe as lentes e olhe se há algo no piso onde a folha encosta.',
      ],
      heading: 'Basculante que deixa fresta ou volta',
      text: [
        'A folha encosta no piso inteiro. Uma pedra, uma soleira nova ou o contrapiso que levantou mudam o ponto de parada.',
      ],
      points: [
        'Volta ao encostar: força baixa ou piso mais alto.',
        'Fresta igual nas duas pontas: fim de curso.',
        'Fresta só de um lado: folha torta.',
        'Para a meia altura: fotocélula ou cursor.',
      ],
      careful: 'Não calce a fotocélula para ela ficar quieta; é ela que evita a folha sobre alguém.',
      technician: 'Regula-se o ponto de parada e a força com a folha nivelada, a partir de {{repair.from}}.',
      more: 'Veja [portão que não fecha até o fim](/portao-nao-fecha-ate-o-fim).',
    },
  ],
  questions: [
    {
      about: ['choose', 'compatibility'],
      question: 'Como descubro o peso da minha folha?',
      answer:
        'Com altura, largura, material e uma foto estimamos a faixa; na visita, a folha solta na mão confirma. Chapa inteira e madeira pesam mais que metalon vazado.',
    },
    {
      about: ['install', 'choose'],
      question: 'Garagem de teto baixo aceita basculante automático?',
      answer:
        'Aceita se a folha deitada passar acima do carro. A verga e o curso do braço são medidos antes do pedido.',
    },
    {
      about: ['repair', 'safety'],
      question: 'Trocam só um cabo ou os dois?',
      answer: 'Os dois. Cabo novo ao lado de cabo velho estica diferente e entorta a folha.',
    },
    {
      about: ['works', 'choose'],
      question: 'Contrapeso ou mola, qual é melhor?',
      answer:
        'O contrapeso mantém a mesma força por anos e ocupa a lateral. A mola ocupa menos e cansa com o tempo, pedindo ajuste.',
    },
    {
      about: ['price', 'install'],
      question: 'A troca do cabo está no preço do kit?',
      answer: 'Não. O kit cobre motor e instalação; cabo e pivô gastos são mostrados e orçados antes.',
    },
    {
      about: ['lifetime', 'care'],
      question: 'De quanto em quanto tempo se engraxa o fuso?',
      answer:
        'Na revisão, com a graxa velha retirada antes. Graxa sobre poeira vira pasta que gasta o cursor.',
    },
    {
      about: ['safety'],
      question: 'Preciso de trava elétrica no basculante?',
      answer: 'Quando a folha cede ao ser forçada por baixo, sim. O pino prende a ponta longe do braço.',
    },
    {
      about: ['power', 'no-power'],
      question: 'Consigo levantar o basculante sozinho na falta de luz?',
      answer:
        'Se ele está equilibrado, com uma mão. Se for preciso força, deixe a folha onde está e espere, porque ela pode descer do mesmo jeito.',
    },
    {
      about: ['worth', 'price'],
      question: 'O JETFLEX força mais a folha por ser rápido?',
      answer:
        'Ele parte e freia devagar por comando da placa, e o meio do curso é que é rápido. Folha com solda trincada deve ser consertada antes.',
    },
    {
      about: ['compatibility', 'replace'],
      question: 'Motor de corrente e motor de fuso são trocáveis?',
      answer: 'São, trocando o motor com a transmissão inteira. As peças de um não servem no outro.',
    },
    {
      about: ['install', 'lifetime'],
      question: 'Basculante de duas folhas pode ter motor?',
      answer: 'Pode, com avaliação: são duas folhas e duas cargas. Sai por orçamento depois de ver por foto.',
    },
    {
      about: ['adjust', 'slow'],
      question: 'Pintei o portão e ele ficou lento. É a tinta?',
      answer:
        'Pode ser o peso somado ou a tinta no pivô. O acerto do contrapeso costuma resolver sem trocar peça.',
    },
  ],
  visit: [
    'Em portão basculante {onde}, o técnico começa com a folha a meia altura, solta na mão, e só fala de motor depois desse teste.',
    'Para instalar motor em basculante {onde}, pedimos altura, largura e uma foto por dentro, e o kit sai com o curso certo.',
    'No atendimento a basculante {onde}, a folha é escorada e o vão fica livre antes de se soltar cabo ou motor, e o preço é dito antes disso.',
  ],
  brand: [
    'Em basculante, motor {marca} e folha são independentes: contrapeso, cabo e pivô são de mercado e só fuso, braço e placa seguem a {marca}.',
  ],
  further: [
    'O preço de cada reparo do basculante, peça por peça, está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    'A página do [motor para portão basculante](/topicos/motor-para-portao-basculante) compara os modelos com a folha que cada um leva.',
    'Quem vai pôr motor pela primeira vez encontra as medidas em [instalação em basculante](/topicos/instalacao-de-motor-de-portao-basculante).',
  ],
  send: [
    'Mande pelo WhatsApp uma foto do basculante por dentro, com as duas laterais aparecendo, tirada de fora do caminho da folha, e conte o que você precisa. Para motor novo, some a altura e a largura.',
    'Mande pelo WhatsApp uma foto do basculante inteiro, tirada de longe, e diga se procura conserto, motor ou regulagem. A foto já mostra o que levar.',
  ],
};
