/** What happened around the gate: cold, a fallen tree, a floor that sank, a child with the remote control, noises of the night. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const circumstanceReadings: readonly DirectAnswer[] = [
  {
    when: [
      'congel*|com frio|em frio|no frio|em inverno|dia frio|dias frios|de manha fria|manha fria|geada',
      'portao|motor|trava|nao abre|lento|pesado|devagar|para',
    ],
    unless: 'cima|camera|agua|chuva',
    subject: 'motor',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'No frio o portão trava ou anda devagar por duas razões comuns: graxa velha que endurece na engrenagem e capacitor fraco, que não dá a partida com o motor gelado. Se ele melhora depois de algumas aberturas, é um desses dois. Capacitor custa de {{part.capacitor.from}} a {{part.capacitor.to}}; engrenagem limpa e engraxada, com peça, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'O que olhar na manhã fria',
    text: [
      'Metal encolhe e madeira incha com a umidade: o que raspava pouco passa a prender. Leve a folha na mão só se ela está reta e com os cabos inteiros, com o disjuntor desligado.',
    ],
    points: [
      'Ronca e não parte: capacitor.',
      'Parte e vai devagar, a folha leve na mão: graxa grossa no redutor.',
      'Pesa na mão também: trilho, dobradiça ou guia.',
      'Controle fraco de manhã e bom à tarde: bateria no fim.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da primeira abertura do dia, com som, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'arvore|galho|galhos|poste|muro|telhado|telha',
      'caiu com|caiu em|caiu sobre|caiu no|caiu em cima|bateu em|derrubou|em cima de o portao|em cima do portao',
      'portao|motor',
    ],
    unless: 'galho em trilho|folhas',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    aspects: ['repair'],
    answer: [
      'Com árvore, galho ou muro em cima do portão o primeiro perigo é a rede: pode haver fio de rua junto e uma folha presa só pelo motor. Havendo fio, faísca ou gente em risco, ligue 193 e a distribuidora. Não puxe nem destrave a folha.',
    ],
    heading: 'A ordem do conserto depois da queda',
    text: [
      'Primeiro se tira o peso, com bombeiro, prefeitura ou empresa de poda; depois o serralheiro desempena ou refaz folha e coluna; por fim entramos nós, que conferimos motor, cabo, fim de curso e placa.',
    ],
    points: [
      'Fotos antes de mexer, para o seguro da casa.',
      'Árvore da rua: protocolo na prefeitura, com a data.',
      'Suporte ou reforço soldado: de {{part.metalwork.from}} a {{part.metalwork.to}}.',
      'Cabo ou mola: de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    further: 'Enquanto ele não anda, veja [portão travado](/portao-travado).',
    send: 'De longe, mande pelo WhatsApp uma foto do portão inteiro e o bairro: dizemos quem chamar primeiro.',
  },
  {
    when: [
      'afundou|cedeu|abaixou|rebaixou|levantou|subiu|estufou',
      'piso|chao|calcada|rampa|solo',
      'portao|folha|garagem',
    ],
    unless: 'base|chumbador|motor afundou|trilho',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o piso da garagem cedeu e o portão não fecha, a obra vem antes da regulagem: o pedreiro acha por que afundou, e só no piso firme se acerta a folha. Até lá desligue o disjuntor e não aumente a força, porque o motor passa a arrastar o ferro no chão. Depois, regular custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'O que o piso tira do lugar em cada portão',
    text: [
      'Antes de chamar, olhe por onde a folha encosta primeiro: é ali que o chão subiu ou que ela desceu.',
    ],
    points: [
      'De correr: trilho torto e roldana fora, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} para trocar.',
      'De abrir: coluna fora de prumo e ponta que arrasta.',
      'Basculante: a folha bate antes do fim, e o fim de curso se regrava.',
      'Base do motor trincada: concreto novo e a cura antes de usar.',
    ],
    send: 'Mande pelo WhatsApp uma foto do piso de perto e outra da folha no ponto em que para, com o bairro.',
  },
  {
    when: [
      'crianca*|filho|filha|filhos|neto|neta|bebe',
      'brinca*|mexe*|aperta*|pega o controle|fica apertando',
      'bloquear|travar|desativar|desligar|impedir|evitar|como|trava',
    ],
    unless: 'prendeu|presa|machucou|esmag*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['safety', 'program'],
    answer: [
      'O controle comum não tem bloqueio para criança: quem impede é a central, apagando-o da memória, ou um interruptor que tira o comando por rádio quando a casa não usa. O mais simples é controle e botoeira no alto, e fotocélula baixa, de {{part.photocell.from}} a {{part.photocell.to}}, com a força no mínimo que move a folha.',
    ],
    heading: 'Maneiras de tirar o portão da brincadeira',
    text: [
      'Nenhuma substitui a folha que para ao encostar. Prove-a com uma caixa de papelão no vão antes de confiar no resto.',
    ],
    points: [
      'Função de bloqueio da central, se a sua tem: o manual da placa diz.',
      'Controle que a criança já usa: apagado, e ela fica com a carcaça.',
      'Botoeira com chave, no lugar do botão comum.',
      'Fechamento automático desligado enquanto brincam na frente.',
    ],
    further: 'Apagar e gravar está em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande pelo WhatsApp a foto do controle, a da etiqueta da central e a do vão perto do chão.',
  },
  {
    when: [
      'estal*|barulh*|estral*|ruido',
      'sem ninguem mexer|sem ninguem apertar|sozinho|parado|com o portao parado|sem usar|fechado e parado',
      'noite|madrugada|a noite|de noite|portao',
    ],
    unless: 'abre sozinh*|fecha sozinh*|abrindo|fechando|controle',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Estalo com o portão parado vem quase sempre de duas fontes: o ferro, que encolhe quando a noite esfria, ou o relé da placa, que arma sem ordem por tensão instável, botoeira úmida ou interferência. Se o som sai da caixa do motor, é elétrico, e convém desligar o disjuntor até o exame, de {{repair.from}} a {{repair.to}}; se sai da folha, é dilatação.',
    ],
    heading: 'Como separar ferro de relé',
    text: [
      'Desligue o disjuntor do portão por uma noite, com a folha fechada e travada: se os estalos continuam, não são da placa.',
    ],
    points: [
      'Ao anoitecer e ao amanhecer, espaçados: chapa e solda dilatando.',
      'Em série, com a luz da central mudando: relé.',
      'Com vento: folga no batente ou na trava.',
      'Com cheiro ou faísca: disjuntor desligado e ninguém abre a caixa.',
    ],
    send: 'Grave o som de noite, diga de onde ele vem e mande pelo WhatsApp com a foto da etiqueta da central.',
  },
  {
    when: [
      'ao contrario|contrario|invertid*|inverteu|sentido errado|lado errado|trocado',
      'faltou luz|falta de luz|falta luz|queda de luz|queda de energia|voltou a luz|luz voltou|acabou a luz|acabou a energia|voltou a energia|faltou energia|raio',
      'motor|portao|gira|abre|fecha',
    ],
    unless: 'inversor|inverter|triflex|placa nova|troc*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'program'],
    answer: [
      'Depois de uma falta de luz, fio nenhum troca de lugar sozinho: o portão que passou a andar ao contrário tem a central perdida, que acha que a folha está na outra ponta, ou perdeu a configuração de sentido. Desligue o disjuntor antes que ela force o batente. Regravar o percurso custa de {{part.programming.from}} a {{part.programming.to}}; placa que não guarda a memória, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Confirmar que é a memória, e não o motor',
    text: [
      'Leve a folha na mão até fechar, se está reta e leve, trave o motor e só então religue: muita central refaz o curso, devagar, na primeira ordem. Fique no disjuntor durante essa volta.',
    ],
    points: [
      'Anda certo depois disso: era só a posição.',
      'Anda ao contrário outra vez: percurso a gravar, com o vão livre.',
      'Um sentido só e um estalo: relé, e o reparo parte de {{repair.from}}.',
      'Aconteceu com raio: receptor e fim de curso se medem junto.',
    ],
    further: 'O que a placa guarda está em [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande pelo WhatsApp um vídeo da primeira abertura, feito de longe, e a foto da etiqueta da central.',
  },
];
