/** Answers to titles about remote controls: programming a new one. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const newRemoteAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'controle*|controlinho',
      'programar|programo|programa|gravar|gravo|cadastrar|codificar|configurar|programando|gravacao|programacao',
      '433|433mhz|433,92|433.92|433 mhz|433,92mhz|433.92mhz',
    ],
    unless:
      '315|299|292|868|nao grava|nao programa|nao aceita|copia*|clon*|quanto custa|preco|valor|universal*|diferenca|serve|igual',
    subject: 'controle-remoto',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['program'],
    answer: [
      '433 MHz é só a frequência: o controle grava se o código também for o da central, rolante com rolante, fixo com fixo. Confirmado isso, se o botão de gravação da central fica por fora da caixa, dê um toque curto nele, espere a luz acender, aperte o botão do controle que vai abrir o portão, espere a luz piscar e prove.',
    ],
    heading: 'Como gravar um controle de 433 MHz',
    text: [
      'A ordem dos toques muda com a marca da central. Não segure o botão da placa: em muitas, um toque longo apaga todos os controles da casa.',
      'Se a luz não confirma, o controle é de 433 MHz mas de outra família de código, ou a memória está cheia. Controle antigo de chavinhas não se grava: copia-se a posição delas.',
    ],
    points: [
      'Frequência: no verso do controle e na etiqueta da central, 433 ou 433,92, que são a mesma.',
      'Código rolante: procure rolling ou hopping no verso.',
      'Botão dentro da caixa: quem a abre é o técnico.',
      'Com o técnico: de {{part.programming.from}} a {{part.programming.to}}, todos os controles na mesma visita.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta da central e a do verso do controle: dizemos se os dois combinam e a ordem dos toques.',
  },
  {
    when: [
      'controle*|controlinho',
      'programar|programo|gravar|gravo|cadastrar|codificar|configurar|programando',
      'como|programar|gravar|passo|motor|central|placa|portao|cadastrar|codificar|configurar|sem abrir|sem botao',
    ],
    unless:
      'levar|compr*|preciso levar|quanto|garen|ppa|rossi|peccinin|nice|seg|intelbras|linear|agl|rcg|ipec|zap|jfl|acton|preco|custa|nao grava|nao programa|nao aceita|perd*|carro|celular|apagar|whatsapp|telefone|video|dois portoes|2 portoes|cheia|copia*|clon*|tag|quantos|quantas',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Para programar o controle usa-se o botão de gravação da central, que na maioria fica dentro da caixa, junto de fios energizados: aí quem grava é o técnico, de {{part.programming.from}} a {{part.programming.to}} numa visita só, com todos os controles da casa. Se na sua ele fica por fora, dê um toque curto nele, espere a luz acender, aperte o botão do controle que vai abrir o portão, espere a luz piscar e prove. A ordem muda com a marca e está no manual, um toque longo costuma apagar todos, e o controle precisa ter a frequência e o código da central.',
    ],
    description:
      'Botão de gravação dentro da caixa: grava o técnico, de {{part.programming.from}} a {{part.programming.to}}. Por fora: um toque curto nele, depois o botão do controle, até a luz piscar.',
    answerAtPlace: [
      'Gravamos controle de portão {onde} por {{part.programming.from}} a {{part.programming.to}} a visita, fora o aparelho, e sem taxa de deslocamento. O técnico grava na central quantos controles você tiver à mão e apaga os perdidos. Quem tem o botão de gravação por fora da caixa e quer tentar antes dá um toque curto nele, espera a luz acender, aperta o botão do controle e espera a luz piscar; um toque longo ali costuma apagar todos.',
    ],
    heading: 'A gravação, passo a passo',
    text: [
      'Confira antes as duas etiquetas: a frequência e o tipo de código de uma têm de estar na outra. Sem isso a luz pisca e nada fica gravado.',
      'Cada botão do controle ocupa um lugar: escolha um para o portão e repita a gravação para o segundo. Controle antigo continua valendo, a não ser que a memória tenha sido apagada.',
    ],
    points: [
      'Luz da placa não acende: botão gasto ou central sem energia.',
      'Luz acende e não confirma: controle de outra família.',
      'Gravou e só abre de perto: bateria ou antena.',
      'Placa com chavinhas: copia-se a posição delas, não se grava.',
    ],
    sections: [
      {
        aspect: 'program',
        heading: 'O que o técnico faz na gravação',
        text: [
          'Na mesma visita entram todos os controles que estiverem à mão e se apagam os perdidos, com {{repair.warranty}} de garantia no serviço. Pela foto da central e do controle dizemos antes se os dois combinam.',
        ],
      },
    ],
    questions: [
      {
        question: 'Dá para gravar sem abrir a caixa do motor?',
        answer:
          'Em algumas centrais, sim: um controle já gravado libera a entrada do novo, apertando-se os dois perto dela. O manual diz se a sua faz isso.',
      },
      {
        question: 'O controle novo apaga o antigo?',
        answer: 'Não, só se a memória estiver cheia ou se o toque no botão foi longo demais.',
      },
    ],
    send: 'Mande uma foto da etiqueta da central e outra do controle, frente e verso: dizemos a ordem dos toques daquela placa.',
  },
  {
    when: [
      'controle*',
      'predio|predios|condominio|condominios|apartamento|edificio',
      'novo|nova|novos|comprar|comprei|outro|segundo|mais um|programacao|programar|programa*|gravar|gravacao|cadastr*',
    ],
    unless:
      'preco|custa|quanto|valor|clon*|copia*|todos|sindico|bateria|pilha|tag|nao *|parou|falha*|perd*|roub*|apagar|excluir|antigo|ex morador|quantos|central nova|placa nova',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Controle novo em prédio só abre depois que a administração ou a portaria o cadastra: é ela que autoriza mexer na central, e muitos prédios já entregam o controle gravado. Quando a gravação é conosco, chamada pelo condomínio, fica entre {{part.programming.from}} e {{part.programming.to}} por visita, com quantos controles houver.',
    ],
    heading: 'A ordem para o controle novo abrir',
    text: [
      'Pergunte o modelo antes de comprar: controle de outra família de código não entra, por mais parecido que seja. Com a placa ao alcance, gravar leva poucos minutos; em prédio com cadastro, o número do controle fica ligado ao apartamento.',
    ],
    points: [
      'Marca e modelo aceitos, confirmados na portaria.',
      'Pedido de cadastro por escrito, com o número do apartamento.',
      'Botão da garagem e botão da entrada social gravados no mesmo dia.',
      'Teste com o portão inteiro à vista, antes de guardar o antigo.',
    ],
    questions: [
      {
        question: 'O morador pode gravar sozinho?',
        answer:
          'Não sem licença. A central é do condomínio, e um toque demorado no botão dela apaga os controles de todos.',
      },
    ],
    further:
      'Os passos da gravação estão em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande a foto do controle novo, frente e verso, e a da etiqueta da central, se a portaria deixar.',
  },
  {
    when: ['controle*', '433*|433,92|433 mhz|433mhz|433,92 mhz|433,92mhz|433 92 mhz'],
    unless:
      'saber|descobrir|qual|quais|ou|identificar|diferenca|ver|medir|como|receptor*|preco*|quanto|custa|valor|clon*|copi*|duplic*|program*|grav*|cadastr*|configur*|codificar|melhor|292*|299*|300*|303*|310*|315*|318*|330*|418*|868*|nao *|serve|compativel|ppa|funciona|pilha|bateria|testar|posso|pode|da para',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['buy', 'compatibility'],
    answer: [
      'Controle de 433 MHz nós gravamos na sua garagem, seja o que levamos, seja o que você já comprou: a gravação fica de {{part.programming.from}} a {{part.programming.to}} por visita, e o aparelho é à parte, conforme a marca e o código. Os 433 MHz não bastam para ele servir: o código também tem de ser da família da sua central, fixo ou rolante.',
    ],
    heading: 'O que conferir além dos 433 MHz',
    text: [
      'Quase todo portão de hoje usa 433,92 MHz, e por isso o número sozinho não escolhe o controle. O que decide é o código: o de chavinhas se copia de um controle para outro, e o rolante só entra pelo botão de gravar da central.',
      'Se o seu portão é mais antigo, leia o número no receptor antes de comprar: um controle de 433 não fala com um receptor de 299. Nesse caso um receptor avulso de 433 MHz troca só o rádio, e o serviço fica de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Veja a marca no controle antigo e na tampa do motor.',
      'Procure a palavra Rolling ou Hopping no verso: é código rolante.',
      'Conte os botões que usa, um para cada portão.',
      'Em prédio, peça primeiro a licença da administração.',
    ],
    send: 'Mande a foto do controle antigo, frente e verso, e a da central: dizemos qual de 433 MHz serve.',
  },
  {
    when: [
      'central|placa|receptor|receptora',
      'nao grava*|nao esta gravando|nao ta gravando|nao codifica|nao aceita gravar|nao aceita|nao programa|nao cadastra|nao memoriza|nao consigo gravar|nao quer gravar',
      'controle|controles',
    ],
    unless:
      'controle ppa|controle garen|controle peccinin|controle rossi|controle nice|nova|novas|trocou|troquei|depois de trocar',
    ofOtherBrand: true,
    winsTies: true,
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['program'],
    answer: [
      'Central {marca} que não grava o controle quase sempre recebeu um de outra frequência ou de outro código, ou está com a memória cheia. Um controle que já abria esse portão serve de prova: se ela regrava o antigo e recusa o novo, o novo é de outra família; se recusa os dois, a falha é da memória, do botão de gravar ou do receptor dela. A gravação, feita na visita, fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'O que a luz da central {marca} mostra',
    text: [
      'O tempo do toque no botão de gravar muda de um modelo para outro e está no manual do código impresso na placa. Toque longo demais costuma apagar a memória inteira: antes de insistir, junte todos os controles da casa.',
      'Se o defeito é do receptor, um avulso ligado na entrada da botoeira resolve sem trocar a central, num serviço de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'A luz da placa não reage ao controle: frequência diferente ou bateria fraca.',
      'A luz reage, e nada fica gravado: memória cheia ou tempo de toque errado.',
      'Controle de outra marca: só entra com a mesma frequência e o mesmo código.',
      'Botão de gravar que não acende a luz: defeito da placa.',
    ],
    further: 'Os passos estão em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande a foto do código da central e a do controle, frente e verso: dizemos se um grava no outro.',
  },
  {
    when: [
      'central|placa|receptor|receptora',
      'nao grava*|nao esta gravando|nao ta gravando|nao codifica|nao aceita gravar|nao aceita|nao programa|nao cadastra|nao memoriza|nao consigo gravar|nao quer gravar',
      'controle|controles',
      'ppa',
    ],
    unless: 'controle ppa|nova|novas|trocou|troquei|depois de trocar|garen|peccinin|rossi|nice',
    winsTies: true,
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['program'],
    answer: [
      'Numa central PPA que não grava o controle, confira primeiro se ele é da mesma frequência e do mesmo código que os que já abrem esse portão, porque um de outra família ela não aceita. Se é igual e não entra, a memória está cheia, o toque no botão de gravar tem outro tempo nesse modelo ou o receptor dela falhou. Para gravar na sua casa cobramos de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Três provas antes de trocar a central PPA',
    text: [
      'Siga o manual do modelo escrito na etiqueta da central: o tempo do toque muda de um para outro, e um toque longo costuma apagar todos os controles da casa.',
      'Com o receptor defeituoso, a botoeira continua abrindo o portão. Nesse caso um receptor avulso resolve, num serviço de {{repair.from}} a {{repair.to}}, e a central fica.',
    ],
    points: [
      'Luz da placa parada quando se aperta o controle: outra frequência ou bateria fraca.',
      'Luz que pisca sem guardar nada: memória cheia.',
      'Nem o controle antigo se grava de novo: receptor ou botão da placa.',
    ],
    further: 'Os passos estão em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande a foto do código da central PPA e a do controle aberto, frente e verso.',
  },
];
