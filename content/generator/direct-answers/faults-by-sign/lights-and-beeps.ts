/** What the lights and beeps of a gate mean. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const lightAnswers: readonly DirectAnswer[] = [
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
          'Fotografe o nome impresso na placa, sem tocar nela.',
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
          'Pode. Uma foto da placa inteira, com as luzes e os nomes legíveis, já separa sensor, botão e placa na maioria dos casos.',
      },
    ],
  },
  {
    when: [
      'led apagado|luz apagada|nao acende nada|nao acende|sem luz em placa|apagad*|nao liga|morta|sem led|nao da sinal|sem sinal de vida',
      'placa|central',
    ],
    unless: 'controle|fotocelula|sensor|lampada|garagem|cheiro',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Placa de portão com todas as luzes apagadas está sem energia ou com o fusível aberto, e só depois disso é suspeita de queima. Veja o disjuntor do portão no quadro, religue-o uma vez e teste a tomada do motor com outro aparelho, como um abajur.',
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
          'Borne frouxo e fusível são o começo da faixa de conserto, que vai de {{repair.from}} a {{repair.to}}. A troca da placa fica entre {{part.board.from}} e {{part.board.to}}, e o técnico mostra a medição antes de condená-la.',
        ],
        points: [
          'Abra o portão na mão enquanto espera, se a folha está reta e leve.',
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
    when: ['apit*|bip*|bipa*|bipando|beep*', 'motor|central|placa|portao'],
    unless: 'nobreak|no break|controle|alarme|cerca|interfone|bateria|pneu|sirene',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Portão que apita está avisando, e o primeiro passo é achar de que caixa vem o som: nobreak, central, sirene ou trava. Apito curto e repetido a cada minuto é quase sempre bateria de nobreak fraca; apito na hora de andar é o avisador da central; apito contínuo é entrada ou sensor preso.',
    ],
    heading: 'Cada apito vem de um lugar',
    text: [
      'Encoste o ouvido com o portão parado, sem abrir tampa. Depois peça a alguém que dê a ordem: o som que muda com a folha é da central ou do motor, o que não muda é de um acessório.',
      'Apito fino que sai do próprio motor com inversor, e só enquanto ele anda, é o som normal da frequência e não é aviso.',
    ],
    points: [
      'De minuto em minuto, com a luz da rua acesa: bateria do nobreak.',
      'Durante a falta de luz: nobreak trabalhando, normal.',
      'Enquanto a folha anda: avisador sonoro ligado na central.',
      'Com o portão aberto há tempo: alarme de portão aberto, função da placa.',
      'Contínuo e com o portão sem obedecer: fotocélula ou botão preso.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Calar o apito sem esconder o aviso',
        text: [
          'Cortar o fio da sirene tira o som e deixa o defeito. Resolvida a causa, o apito para sozinho: sensor e regulagem ficam de {{part.adjustment.from}} a {{part.photocell.to}}, e o avisador que não se quer mais é desligado na programação.',
        ],
      },
    ],
    questions: [
      {
        question: 'Apito depois da falta de luz passa sozinho?',
        answer:
          'Passa quando a bateria recarrega, em algumas horas. Se no dia seguinte ele continua, a bateria não segura mais carga.',
      },
      {
        question: 'Dá para baixar o volume do aviso?',
        answer: 'Em algumas centrais sim, na programação; nas outras se troca ou se desliga o avisador.',
      },
    ],
  },
  {
    when: [
      'fotocelula*|sensor|sensores|celula',
      'vermelh*|verde|piscando|pisca*|led|luz|luzinha|apagad*|nao acende',
    ],
    unless: 'luz de sol|sol|lampada|garagem|claridade|presenca|poste',
    subject: 'fotocelula',
    isAboutSubject: true,
    answer: [
      'A luz da fotocélula do portão diz se o par se enxerga: acesa e firme costuma ser alinhado, piscando é alinhamento no limite, apagada é falta de energia no sensor. Há modelos em que a lógica se inverte; passe a mão diante da lente e veja se a luz muda.',
    ],
    heading: 'O que cada luz da fotocélula pede',
    text: [
      'Só o receptor tem a luz que interessa; no emissor ela mostra apenas que há alimentação. Se a mão diante da lente não muda nada, o feixe não chega ou o sensor parou.',
      'Vermelho não é sempre defeito: em muitos pares é a única cor que existe. O defeito é o portão que não fecha com o vão livre.',
    ],
    points: [
      'Piscando: limpe as duas lentes e veja qual suporte entortou.',
      'Apagada nos dois lados: fio ou fonte da central.',
      'Apagada de um lado só: emenda ou sensor daquele lado.',
      'Firme e o portão não fecha: fio do contato ou entrada da placa.',
      'Pisca só com o portão andando: suporte preso em coluna que treme.',
    ],
    sections: [
      {
        aspect: 'adjust',
        heading: 'Alinhar o par sem abrir a caixa',
        text: [
          'Limpe com pano seco, aponte um sensor para o outro na mesma altura e gire devagar até a luz firmar. Depois aperte o suporte e teste o fechamento com um cabo de vassoura atravessado no vão.',
          'Alinhar ou trocar o par fica entre {{part.photocell.from}} e {{part.photocell.to}}. O sensor que embaçou por dentro não tem limpeza.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso usar o portão com a fotocélula piscando?',
        answer: 'Só pela botoeira, olhando o vão, e com o fechamento automático desligado, até o par firmar.',
      },
      {
        question: 'Sol forte muda a luz do sensor?',
        answer:
          'Muda. Se pisca sempre na mesma hora da tarde, troque os lados do par ou ponha uma aba sobre o receptor.',
      },
    ],
  },
  {
    when: [
      'controle*',
      'luz|led|luzinha',
      'fica acesa|fica aceso|acesa direto|aceso direto|nao apaga|sempre acesa|nao acende|fraca|fraco|apagad*|vermelh*|pisca*|acende e|acende mas',
    ],
    unless: 'central|placa|lampada|fotocelula',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'A luz do controle do portão mostra só o que acontece dentro dele: apagada é bateria ou contato, fraca é bateria no fim, acesa sem ninguém apertar é botão preso. Se ela acende forte e o portão não anda, o controle está mandando e quem não ouve é a central.',
    ],
    heading: 'Da luz do controle até o portão',
    text: [
      'Troque a bateria antes de tudo e limpe os contatos com borracha de lápis. Controle com botão preso manda sem parar, gasta a bateria em um dia e pode impedir os outros da casa de funcionar.',
      'O segundo teste é o de outro controle, no mesmo lugar. Dois controles de luz forte que não abrem apontam receptor, memória apagada ou placa.',
    ],
    points: [
      'Não acende: bateria, contato torto ou controle que molhou.',
      'Acende fraca ou só com força no botão: bateria ou botão gasto.',
      'Fica acesa: tire a bateria e limpe em volta do botão.',
      'Pisca rápido ao apertar: em vários modelos é bateria fraca.',
      'Forte e nada acontece: teste a botoeira da parede.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Controle, gravação ou receptor',
        text: [
          'Bateria se compra em relojoaria, pelo código da antiga. Gravar de novo fica entre {{part.programming.from}} e {{part.programming.to}}, e receptor que não ouve nenhum controle entra na faixa de {{repair.from}} a {{repair.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Controle que pisca e não abre perdeu a programação?',
        answer:
          'Pode ser. Se os outros da casa abrem, foi só o dele, e basta gravá-lo; se nenhum abre, olhe a central.',
      },
      {
        question: 'Qual bateria devo pôr?',
        answer:
          'A de mesmo código da que está dentro. Altura e tensão diferentes não fazem contato ou queimam o circuito.',
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
      'led*|luz|luzinha|luzes',
      'pisca*|piscando|piscada*|piscou',
      'motor|placa|central|inversor|vermelh*|verde|azul|amarel*|laranja',
    ],
    unless:
      'controle|fotocelula|sensor|lampada|garagem|de casa|da casa|casa|nobreak|sinaleira|nao abre|nao fecha|nao anda|poste|interfone',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'O LED que pisca na placa do motor é um recado do fabricante: piscar devagar e sempre igual costuma ser só a central em espera, e piscadas em série, com pausa, são um código de aviso, como percurso por gravar, fotocélula cortada ou memória de controles cheia. A cor não decide; conte as piscadas e leia o código da placa. Se for defeito, regular fica de {{part.adjustment.from}} a {{part.adjustment.to}}, e trocar a placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
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
];
