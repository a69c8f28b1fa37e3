/** Answers to titles about control boards: lights and displays. */
import type { DirectAnswer } from '../../../direct-answer.ts';

/** Of a title whose light is on the remote and not on the motor. */
const lightOfRemote =
  'controle pisca*|controle acende*|controle fica|controle com luz acesa|controle com luz piscando|controle com led aceso|controle com led piscando|controle vermelh*|luz de controle|led de controle|luzinha de controle|vermelha de controle|vermelho de controle|luz em controle|led em controle|vermelha em controle|vermelho em controle|controle de portao pisca*|controle de portao acende*|controle pisca|controle da luz|controle tem luz';

export const lightsAndDisplaysAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'pisca*|piscad*|luz acesa|luz vermelha acesa|led aceso|fica aces*|aceso direto|acesa direto|luz vermelha|led vermelho',
      'motor*|central|placa|caixa|automatizador',
      'nao responde*|nao obedece*|nao abre|nao funciona|nao aceita|nao reconhece|nao aciona|nao pega|nao atende|nao anda|nao faz nada|parou de responder|parou de obedecer|parou de funcionar|sem responder|deixou de responder',
      'controle*',
    ],
    unless: `${lightOfRemote}|fotocelula*|nao fecha|grava*|programa*|bateria|pilha|nobreak|lampada|garagem|dois controles|de perto|de longe`,
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    winsTies: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Luz acesa ou piscando no motor mostra que a central tem energia; o que falta é ela aceitar a ordem do controle. Aperte a botoeira da parede: se por ela o portão anda, o controle perdeu a gravação ou está sem bateria, e gravar de novo fica de {{part.programming.from}} a {{part.programming.to}}. Se nem por ela anda, conte as piscadas entre duas pausas, que são o aviso da placa: fotocélula cortada, botão preso ou percurso perdido. Nesse caso o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que a luz do motor está dizendo',
    text: [
      'Piscada lenta e igual, em muitas placas, é só o sinal de que ela está ligada. Grupo de piscadas com pausa é código, e a lista está no manual do modelo impresso na placa. Quando a luz muda ao se apertar o controle, o sinal chegou; quando não muda nada, ele não chegou.',
      'Sem abrir a caixa, limpe as lentes da fotocélula, veja se a botoeira não está presa ou molhada e desligue o disjuntor por um minuto. Depois teste outro controle da casa, perto do motor.',
    ],
    points: [
      'Outro controle abre: é só gravar de novo o que parou, ou trocar a bateria dele.',
      'Nenhum controle abre e a botoeira abre: receptor ou antena.',
      'Nem a botoeira abre: entrada presa, percurso perdido ou placa.',
      'Pisca desde uma falta de luz: a central quer reconhecer o curso.',
      'Toque longo no botão da placa apaga todos os controles: não tente.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da luz por uns dez segundos, a foto da etiqueta do motor e diga se a botoeira abre o portão.',
  },
  {
    when: [
      'luz|lampada',
      'nao apaga|fica acesa|nao desliga|acesa direto|sempre acesa|acesa o tempo todo|nao para de acender',
    ],
    unless: 'controle|fotocelula|sensor de presenca|vermelh*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Luz da garagem que não apaga, quando é ligada ao portão, tem duas causas: o tempo da luz de cortesia na central está longo, ou o relé dela colou. Conte depois de fechar: se apaga em alguns minutos, é tempo, e se regula, de {{part.adjustment.from}} a {{part.adjustment.to}}; se nunca apaga, desligue o interruptor dela até trocar o relé, a partir de {{repair.from}}.',
    ],
    heading: 'Tempo da central, relé ou sensor da parede',
    text: [
      'Prove com o disjuntor do portão desligado: luz que apaga é da central; luz que fica acesa é do interruptor ou de um sensor de presença, e aí o caso é do eletricista.',
      'Lâmpada forte ou muitas lâmpadas na mesma saída colam o relé. O certo é a central acionar um relé à parte, e ele, a iluminação.',
    ],
    points: [
      'Acende fraca depois de desligada: LED alimentado por fuga, sem risco ao portão.',
      'Pisca com o portão parado: aviso da central ou mau contato.',
      'Começou depois de trocar a lâmpada: potência acima da saída.',
    ],
    send: 'Diga em quanto tempo ela apaga, se apaga com o disjuntor do portão desligado, e mande a foto da etiqueta da central.',
  },
  {
    when: [
      'luz vermelha|led vermelho|luzinha vermelha|lampada vermelha|luz de motor|luzinha de motor|luz de central|luz de placa|led de motor|led de placa|led de central',
      'acend*|aces*|fica|pisca*|ligad*|aparece',
    ],
    unless: 'controle|fotocelula|sensor|nao fecha|nao acende|nao acende nada|nenhuma luz|luz nenhuma',
    subject: 'central-de-comando',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Luz acesa ou piscando no motor ou na caixa do portão é aviso da central, e o sentido muda com o modelo: fixa costuma ser entrada acionada, como fotocélula cortada ou botoeira presa; piscando em ritmo é código de erro. Veja se o portão ainda anda. Se anda e fecha, dá para esperar; se não, limpe as lentes da fotocélula e confira se nenhuma tecla está presa antes de chamar, com o conserto de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Onde está a luz e em que ritmo',
    text: [
      'Anote quantas piscadas há entre uma pausa e outra: o manual do código impresso na placa diz o que cada número quer dizer, e a foto da etiqueta nos deixa procurar.',
      'No receptor da fotocélula, vermelha acesa pode ser o normal ou o aviso de feixe cortado, conforme a marca: passe um cabo de vassoura e veja se ela muda.',
    ],
    points: [
      'Acesa só com o portão andando: saída de luz, e não defeito.',
      'Piscando depois de faltar luz: curso a regravar.',
      'Acesa no nobreak: bateria ou rede ausente.',
      'Com cheiro ou estalo: disjuntor desligado até a visita.',
    ],
    send: 'Grave dez segundos da luz de longe e mande com a foto da etiqueta do motor.',
  },
  {
    when: [
      'placa|central',
      'apagad*|nao acende|sem luz|luz apagada|led apagado|placa morta|central morta|esta morta|ficou morta',
      'portao|motor|mas tem energia|tem energia|depois|ppa|garen|peccinin|rossi',
    ],
    unless: 'formiga*|lagartixa*|barata*|aranha*|inseto*|bicho*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Placa sem nenhuma luz está sem alimentação ou com a fonte aberta. A ordem é disjuntor, tomada com outro aparelho, fusível da placa e, por fim, o transformador; os dois primeiros você confere, o resto é com o disjuntor desligado e por quem mede.',
    ],
    description:
      'Placa de portão sem nenhuma luz está sem alimentação ou com a fonte aberta: confira o disjuntor e a tomada; fusível e transformador são do técnico.',
    heading: 'Do quadro até a placa, em quatro pontos',
    text: [
      'Se a tomada acende uma lâmpada e a placa não, o defeito está da caixa para dentro. Fusível bom com placa apagada aponta transformador ou fonte, conserto de bancada comum.',
      'A troca da placa fica entre {{part.board.from}} e {{part.board.to}}; fusível e borne frouxo custam bem menos, na faixa baixa do conserto.',
    ],
    points: [
      'Apagou depois de raio: fonte ou varistor.',
      'Apagou depois de chuva: umidade, e às vezes volta seca.',
      'Acende fraca: tensão baixa ou transformador em fim de vida.',
      'Acende quando se mexe no fio: borne.',
    ],
    further:
      'O que se conserta na bancada está em [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande a foto das etiquetas da central e do motor e diga o que a tomada respondeu.',
  },
  {
    when: [
      'nao obedece|nao responde|nao faz nada|nada funciona|nao reage',
      'luz acesa|luz esta acesa|led aceso|com luz|tem energia|placa acesa',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Placa acesa e portão que não obedece nem controle nem botoeira tem entrada travada: botão de parada sem ponte, fotocélula sem energia em central que exige as duas, ou botoeira em curto, que segura o comando para sempre. Desligue o disjuntor um minuto e ligue: se mexe uma vez e para, é comando preso.',
    ],
    heading: 'Soltar um fio por vez',
    text: [
      'O técnico desconecta botoeira, interfone e fotocélula, um por um, e prova com um toque direto na entrada: quando a placa responde, o último solto era o culpado. Se não responde com nada ligado, é a placa ou o relé.',
      'Fio ou botão fica entre {{repair.from}} e {{repair.to}}; placa, entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'LED do receptor acende com o controle: o rádio está bom.',
      'Estala e não gira: relé, capacitor ou fio do motor.',
      'Começou depois de chuva: botoeira molhada.',
    ],
    further: 'Os testes em ordem estão em [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande a foto da central fechada e diga o que acende quando aperta o controle.',
  },
  {
    when: [
      'piscando|pisca|piscadas|pisca pisca',
      'led|luz',
      'placa|central',
      'nao aceita|nao grava|nao cadastra|nao programa|nao reconhece',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Veja primeiro quando o led pisca. Se pisca sem ninguém apertar nada, é aviso da central, em geral fotocélula, fim de curso ou botoeira em curto, e muitas não gravam enquanto ele dura. Se só pisca na hora de gravar e nega, o controle é de outro código ou a memória está cheia.',
    ],
    heading: 'Aviso da placa ou recusa do controle',
    text: [
      'Prova sem abrir nada: aperte a botoeira. Se o portão anda, motor e placa estão vivos e o caso é de rádio; se nem por ela anda, o aviso vem primeiro. Conte os piscos e compare com o manual do modelo.',
      'Gravar fica entre {{part.programming.from}} e {{part.programming.to}}; a placa que não grava nenhum controle se troca, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Lente suja ou torta na fotocélula: limpe, com o disjuntor desligado, e veja se o pisco para.',
      'Controle novo com pilha fraca: teste com outra.',
      'Nega só um controle: família diferente.',
      'Nega todos, até os antigos: memória cheia ou receptor ruim.',
      'Toque longo no botão da placa apaga todos: não insista.',
    ],
    send: 'Mande um vídeo curto do led, uma foto da etiqueta da central e outra do verso do controle.',
  },
  {
    when: [
      'pisca*|piscad*',
      'vezes|3x|2x|4x|5x|uma vez|2 piscadas|3 piscadas|tres piscadas|duas piscadas|codigo de piscada*|sem parar|direto',
      'placa|central|luz|led|motor|inversor|jetflex',
    ],
    unless: 'controle|fotocelula|sensor|lampada|garagem',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'O número de piscadas da central é um código de aviso, e o significado só vale para o modelo da placa: o manual dele traz a lista. Antes de procurá-la, faça o que resolve os avisos mais comuns: limpe as lentes da fotocélula, veja se algo prende a folha e desligue o disjuntor por um minuto.',
    ],
    heading: 'Como ler as piscadas da central',
    text: [
      'Conte as piscadas entre duas pausas compridas e repita a contagem, porque é fácil somar dois grupos. Anote também a hora em que ela pisca: parada, ao receber a ordem ou com a folha no meio do caminho.',
      'Piscada lenta e regular, com o portão funcionando, costuma ser só a placa dizendo que está ligada. O que indica defeito é a luz que muda quando você aperta o controle e a folha não sai.',
    ],
    points: [
      'Pisca ao fechar e a folha fica: fotocélula cortada ou desalinhada.',
      'Pisca depois de faltar luz: curso perdido, a central quer reconhecer o fim.',
      'Pisca depois de muitas aberturas: motor quente, espere meia hora.',
      'Pisca com a folha no meio: força no limite ou obstáculo.',
      'Pisca e nenhum controle é aceito: modo de gravação aberto.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Depois de achar o significado do aviso',
        text: [
          'O aviso acusa o que a placa viu, e não uma placa ruim. Por isso o conserto começa pelo sensor, pelo fim de curso ou pela folha, de {{part.adjustment.from}} a {{part.photocell.to}}; trocar a placa, de {{part.board.from}} a {{part.board.to}}, é o último passo.',
        ],
        points: [
          'Filme a luz por um minuto, com a tampa do motor na imagem.',
          'Fotografe o nome escrito na etiqueta da central.',
          'Diga o que mudou na véspera: chuva, raio, obra, controle novo.',
        ],
      },
    ],
    questions: [
      {
        question: 'Três piscadas querem dizer a mesma coisa em toda marca?',
        answer:
          'Não. Cada fabricante numera os avisos do seu jeito, e duas placas da mesma marca podem usar listas diferentes.',
      },
      {
        question: 'Desligar e ligar apaga o aviso?',
        answer:
          'Apaga se a causa passou. Se a mesma contagem volta no primeiro comando, a causa continua ali.',
      },
    ],
  },
  {
    when: [
      'led apagado|luz apagada|nao acende nada|nao acende|sem luz em placa|apagad*|nao liga|morta|sem led|nao da sinal|sem sinal de vida',
      'placa|central',
    ],
    unless:
      'formiga*|lagartixa*|barata*|aranha*|inseto*|bicho*|controle|fotocelula|sensor|lampada|garagem|cheiro',
    subject: 'central-de-comando',
    winsTies: true,
    isAboutSubject: true,
    answer: [
      'Placa de portão com todas as luzes apagadas está sem energia ou com o fusível aberto, e só depois disso é suspeita de queima. Veja o disjuntor do portão no quadro, religue-o uma vez e teste a tomada do motor com outro aparelho, como um abajur. Com energia na tomada, o resto está dentro da caixa, que o técnico abre: reparo a partir de {{repair.from}}, placa nova de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Do quadro até a placa, em ordem',
    text: [
      'A energia passa por quatro pontos antes de acender a luz da placa: disjuntor, fio ou tomada, fusível e transformador. O morador confere os dois primeiros; os outros dois ficam dentro da caixa, com a rede por perto.',
      'Se a luz apagou depois de um temporal, não religue para ver: o surto que abriu o fusível pode ter deixado um curto que queima o resto.',
    ],
    points: [
      'Disjuntor caído que volta a cair: curto, deixe desligado.',
      'Tomada sem energia: circuito da casa, chame o eletricista.',
      'Tomada boa e placa apagada: fusível ou transformador.',
      'Fusível novo que queima na hora: motor ou placa em curto.',
      'Luz que acende fraca e apaga ao dar a ordem: fonte cansada ou borne frouxo.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quanto custa fazer a placa acender',
        text: [
          'Borne frouxo e fusível são os reparos mais baratos; antes de condenar a placa, o técnico mostra a medição.',
        ],
        points: [
          'Enquanto espera, {prova na mão}, abra na mão, se a folha vai leve.',
          'Não troque o fusível por um maior nem por um fio.',
          'Guarde os controles à mão: numa placa nova eles são gravados outra vez.',
        ],
      },
    ],
    questions: [
      {
        question: 'Placa apagada perde os controles gravados?',
        answer: 'Não. A memória fica sem energia; só se perde se o chip queimou ou se a placa for outra.',
      },
      {
        question: 'Botoeira também não funciona com a placa apagada?',
        answer: 'Não funciona. Ela só fecha um contato: quem move o motor é a placa.',
      },
    ],
  },
  {
    when: [
      'luz de garagem|lampada de garagem|lampada|luz de cortesia|refletor',
      'nao apaga|nao desliga|fica acesa|nao acende mais|nao acende|parou de acender|acesa direto',
    ],
    unless: 'controle|led barata',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Luz de garagem ligada na central que não apaga tem o tempo programado longo demais ou o contato do relé colado; a que não acende tem lâmpada queimada ou esse relé aberto. Troque a lâmpada e espere o tempo da luz, que em muitas placas é de alguns minutos.',
    ],
    heading: 'Tempo, lâmpada ou relé da luz',
    text: [
      'Desligue o disjuntor do portão: se a luz continua acesa, ela não passa pela central e o defeito é do interruptor ou do sensor de presença. Se apaga junto, o caminho é a saída de luz da placa.',
      'Lâmpada de LED que fica com um brilho fraco depois de apagar não é defeito do portão, e sim fuga pelo interruptor ou pela fiação.',
    ],
    points: [
      'Apaga depois de minutos: tempo da placa, que se regula.',
      'Não apaga nunca: relé colado, comum com lâmpada forte demais.',
      'Não acende com lâmpada nova: relé da luz ou fio.',
      'Acende só às vezes: borne frouxo.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que custa acertar a luz do portão',
        text: [
          'Mudar o tempo é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}. Relé de luz entra no reparo da placa, e para refletor forte se põe um relé auxiliar, que poupa o da central.',
        ],
      },
    ],
    questions: [
      {
        question: 'Que lâmpada a central aguenta?',
        answer:
          'A potência máxima está no manual da placa. Lâmpada de LED comum serve; refletor pede relé à parte.',
      },
      {
        question: 'O portão para de funcionar se a lâmpada queimar?',
        answer: 'Não. A luz é uma saída à parte e não entra no comando do motor.',
      },
    ],
  },
  {
    when: [
      'sinaleira|sinaleiro|sinalizador|giroflex|giroled|lampada de aviso|sirene',
      'nao acende|nao pisca|nao toca|nao apaga|nao para|nao funciona|nao desliga|nao liga|queim*|parou|acesa|direto|sozinh*|defeito|conserto|consertar|arrumar|trocar|quebr*|fraca|falha*',
    ],
    unless: 'alarme|cerca|obrigatori*|proibid*|multa|lei',
    subject: 'central-de-comando',
    winsTies: true,
    isAboutSubject: true,
    answer: [
      'Sinaleira do portão que não pisca tem lâmpada queimada, fio partido na saída para a rua ou o relé da central aberto; a que não para está com o contato do relé colado ou com o fim de curso preso. Lâmpada, soquete ou emenda fica perto de {{repair.from}}; o portão anda sem ela, mas quem passa na calçada deixa de ser avisado.',
    ],
    heading: 'Lâmpada, fio ou saída da central',
    text: [
      'Com o portão andando, veja se a sirene e a luz falham juntas. Falhando as duas, o defeito está no fio comum ou na saída da placa; falhando só uma, está nela.',
      'A sinaleira fica na rua e recebe água por cima. Abrir a cúpula e olhar o soquete, com o disjuntor desligado, acha metade dos casos.',
    ],
    points: [
      'Luz apagada e sirene tocando: lâmpada ou soquete.',
      'Luz e sirene mudas: fio ou relé.',
      'Pisca com o portão parado: relé colado ou sensor de fim preso.',
      'Toca de madrugada: água dentro da peça.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quanto custa e por que não adiar em prédio',
        text: [
          'Saída queimada na placa vai de {{part.board.from}} a {{part.board.to}}. Em garagem de prédio a sinaleira protege o pedestre e costuma ser exigida pela prefeitura; confirme a regra local com a administradora.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso deixar só a luz e tirar a sirene?',
        answer:
          'Na instalação as duas saídas são separadas. O que a lei pede no seu endereço se confirma na prefeitura.',
      },
      {
        question: 'A sinaleira serve em casa?',
        answer:
          'Serve quando a saída é cega e há calçada movimentada. Liga-se na mesma saída de luz da central.',
      },
    ],
  },
  {
    when: [
      'led*|luz|luzinha|luzes|display|visor',
      'pisca*|piscando|piscada*|piscou',
      'motor|placa|central|inversor|vermelh*|verde|azul|amarel*|laranja',
    ],
    unless:
      'controle|fotocelula|sensor|lampada|garagem|de casa|da casa|casa|nobreak|sinaleira|nao abre|nao fecha|nao anda|poste|interfone',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'O LED que pisca na placa do motor é um recado do fabricante: piscar devagar e sempre igual costuma ser só a central em espera, e piscadas em série, com pausa, são um código de aviso, como percurso por gravar, fotocélula cortada ou memória de controles cheia. Conte as piscadas e leia o código na etiqueta da central; se o motor só estala ou zumbe e não anda, a suspeita é o relé ou o capacitor. Se for defeito, regular fica de {{part.adjustment.from}} a {{part.adjustment.to}}, e trocar a placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    description:
      'A luz que pisca na placa do motor é um aviso: devagar e igual é espera; em série, código. Se o motor só estala ou zumbe, veja o relé ou o capacitor.',
    heading: 'Como ler as piscadas sem abrir a caixa',
    text: [
      'Filme um minuto com o portão parado e outro enquanto alguém aperta o controle, de longe da folha. O que muda entre os dois vídeos é o que a placa quer dizer.',
    ],
    points: [
      'Pisca e o portão anda bem: é o modo de espera do modelo.',
      'Começou depois de faltar luz: percurso a gravar de novo.',
      'Muda quando alguém cruza o vão: é a fotocélula.',
      'Pisca rápido ao apertar e nada se move: controle que a memória não conhece.',
      'Fraqueja quando o motor parte: tensão baixa ou fio frouxo.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp o vídeo das piscadas e a foto da etiqueta da central: dizemos o que o aviso significa nesse modelo.',
  },
  {
    when: ['luz pisca*|pisca|piscando', 'luz|led|lampada|luz de garagem', 'nao abre|portao|nao funciona'],
    unless: 'acend*|quando o portao abre|portao abre|quando abre|ao abrir|fotocelula*|sensor|sensores',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Luz que pisca e portão que não abre quer dizer que a ordem chegou e a central recusou ou não conseguiu: motor travado, fim de curso acusando folha fora do lugar, fotocélula interrompida ou tensão que cai na partida. Repare se pisca a luz da placa, que é código de aviso, ou a lâmpada da casa, que é queda de tensão.',
    ],
    heading: 'Luz da placa ou luz da casa',
    text: [
      'Piscada da placa tem significado no manual do modelo: filme por um minuto e conte. Lâmpada da garagem que enfraquece na hora da partida mostra motor travado ou fio fino, e insistir queima a bobina.',
      'Solte o motor com a energia cortada e leve a folha na mão. Se ela anda leve, o defeito é elétrico, e placa fica entre {{part.board.from}} e {{part.board.to}}; se pesa, o conserto começa pela folha ou pelo trilho.',
    ],
    points: [
      'Motor zumbe e a luz cai: capacitor ou folha presa.',
      'Silêncio e a luz da placa pisca: sensor ou fim de curso.',
      'Nada acende: disjuntor ou fusível.',
      'Botoeira abre e controle não: receptor.',
    ],
  },
  {
    when: [
      'codigo de erro|codigo de falha|codigo de defeito|erro|mensagem de erro',
      'placa|central|motor|portao|inversor|display',
    ],
    unless: 'controle|senha|aplicativo',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'O código de erro da placa são as piscadas de um LED ou um número no visor, e o significado muda de modelo para modelo: conte as piscadas entre duas pausas, anote e mande com a foto da etiqueta da central. Os avisos mais comuns são fotocélula cortada, fim de curso não achado, força no limite e motor quente.',
    ],
    heading: 'Ler o aviso antes de trocar a placa',
    text: [
      'Erro não quer dizer placa ruim: quase sempre ela está contando o que viu. Trocar a placa sem olhar o sensor que ela acusa gasta de {{part.board.from}} a {{part.board.to}} e mantém o defeito.',
      'Desligue o disjuntor por um minuto e religue: se o código volta, a causa continua lá, e o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Grave um vídeo da luz com o portão recebendo a ordem.',
      'Limpe as lentes da fotocélula e repita.',
      'Veja se a folha está no fim do curso ou parada no meio.',
      'Motor com inversor: anote também o número do visor.',
    ],
  },
  {
    when: [
      'luz de cortesia|luz de garagem|luz em central|lampada de motor|lampada de garagem',
      'nao apaga|nao desliga|fica acesa|fica ligada|sempre acesa',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Luz de cortesia que não apaga é tempo regulado longo na central ou relé da saída colado. Desligue o disjuntor do portão por um minuto: se ela apaga e volta a ficar acesa depois de abrir, o tempo se acerta na placa; se acende direto ao religar, o relé colou.',
    ],
    heading: 'Tempo, relé ou lâmpada demais',
    text: [
      'Lâmpada acima do que a saída suporta cola o relé, e por isso a luz da casa vai num módulo à parte. Regular o tempo fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; trocar o relé entra no conserto da placa, de {{repair.from}} a {{repair.to}}.',
    ],
  },
  {
    when: [
      'led*|luz|luzinha|luzes',
      'vermelh*|verde|amarel*|azul|laranja|aces*|acend*|fica acesa|direto',
      'placa|central|motor|inversor',
    ],
    unless: 'controle|fotocelula|sensor|lampada|garagem|acende a luz|nobreak|nao acende|apagad*|pisca*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Luz acesa na placa do portão costuma ser só o sinal de que há energia; a que denuncia defeito é a que tem um nome ao lado. Leia o que está impresso junto dela: FTC ou FOTO é a fotocélula, FCA e FCF são os fins de curso, BOT é a botoeira.',
    ],
    heading: 'O nome ao lado da luz diz mais que a cor',
    text: [
      'Cor não é norma: em uma placa o vermelho é energia, em outra é entrada acionada. O que vale é comparar: olhe quais luzes mudam com o portão aberto, fechado e com alguém diante da fotocélula.',
      'Luz de entrada que nunca apaga mostra um comando preso. É por isso que a central não obedece ao controle: ela já está recebendo outra ordem.',
    ],
    points: [
      'FTC ou FOTO acesa com o vão livre: lente suja ou par desalinhado.',
      'FCA e FCF acesas ao mesmo tempo: fio do fim de curso em curto.',
      'BOT acesa sem ninguém apertar: botão preso ou fio molhado.',
      'Luz da trava acesa o tempo todo: relé colado, desligue o disjuntor.',
      'Só a luz de energia acesa e nada responde: receptor ou processador.',
      'Luz que pisca em série: é aviso do modelo; filme um minuto e conte as piscadas.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que o técnico faz com essa luz',
        text: [
          'Ele solta o borne da entrada acusada: se a luz apaga, o defeito está no fio ou no sensor, de {{part.adjustment.from}} a {{part.photocell.to}}; se continua acesa sem nada ligado, está na placa, de {{part.board.from}} a {{part.board.to}}.',
          'Não faça esse teste com a caixa energizada, porque os bornes da rede ficam a um dedo dos outros.',
        ],
      },
    ],
    questions: [
      {
        question: 'A luz da placa gasta energia?',
        answer: 'Quase nada. O que a central consome parada é pequeno e não se nota na conta.',
      },
      {
        question: 'Posso chamar só pela foto da luz?',
        answer:
          'Pode. Um vídeo da caixa fechada, com as luzes que se veem pela fresta, já separa sensor, botão e placa na maioria dos casos.',
      },
    ],
  },
];
