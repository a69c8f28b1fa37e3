/** Answers to titles about control boards: adjusting. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksCan } from '../../../words/asking-words.ts';

export const adjustingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'pausa|tempo de pausa|tempo da pausa',
      'ajust*|regul*|diminuir|diminui|encurtar|reduzir|aumentar|aumenta|mudar|muda|alterar|configurar|programar',
    ],
    unless: 'condominio*|predio*|sem fotocelula|desligar|tirar',
    winsTies: true,
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'A pausa até o portão fechar sozinho se ajusta na central, num trimpot marcado PAUSA ou TEMPO ou no botão que grava os segundos. O manual do código impresso na placa diz qual dos dois é o seu. Se o portão demora para fechar depois que abre, encurte a pausa, que em casa costuma ser de quinze a trinta segundos; se a demora varia, é a fotocélula que recomeça a contagem. O ajuste fica ao lado de bornes com tensão da rede, e por isso é serviço de visita, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Trimpot ou tempo gravado pelo botão',
    text: [
      'No trimpot, o sentido do relógio quase sempre aumenta a pausa; gira-se pouco por vez e conta-se o tempo de novo. Na placa que grava, o botão de programação marca o começo e o fim da espera, ou cada toque vale alguns segundos: o manual do código impresso na placa diz qual dos dois.',
      'Antes de encurtar, prove a fotocélula com uma vassoura no vão, de fora, com o portão fechando. Sem ela, o fechamento automático fica desligado.',
    ],
    points: [
      'Conte da folha toda aberta até ela começar a fechar.',
      'Mesma demora toda vez: a pausa está longa.',
      'Demora maior quando passa alguém: o feixe recomeça a contagem.',
      'Nunca fecha sozinho: a função está desligada ou a folha não chega ao fim de curso de abertura.',
    ],
    send: 'Mande a foto da etiqueta da central, com o código legível, e diga quantos segundos o portão espera hoje.',
  },
  {
    when: [
      'cadeirante|cadeira de rodas|andador|muleta|idoso|idosa|mancando|anda devagar',
      'fecha rapido|fecha depressa|fechando rapido|nao da tempo|pouco tempo|rapido demais|muito rapido|tempo',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['adjust', 'safety'],
    answer: [
      'Para quem passa devagar, aumenta-se o tempo de pausa na central, ou se desliga o fechamento automático e o portão fecha só pelo controle: é regulagem de {{part.adjustment.from}} a {{part.adjustment.to}}, na mesma visita em que se baixa a força. O que protege de fato são dois pares de fotocélula, um na altura da roda e outro na da cintura, de {{part.photocell.from}} a {{part.photocell.to}} cada par. Até lá, não deixe ninguém cruzar o vão com a folha andando.',
    ],
    heading: 'O portão ajustado a quem passa devagar',
    text: [
      'Tempo de pausa é quanto ele espera aberto; velocidade é quanto leva para descer. Se a folha desce mais depressa do que antes, não é ajuste: o freio ou o contrapeso falhou, e o disjuntor fica desligado até a visita.',
    ],
    points: [
      'Pausa contada com a pessoa passando, mais uma folga.',
      'Prova com uma caixa no vão: a folha tem de voltar ao encostar.',
      'Sinaleira ou apito antes de fechar.',
      'Porta social para a passagem a pé, se houver.',
    ],
    send: 'Mande um vídeo do portão fechando e a foto da fotocélula e da central.',
  },
  {
    when: [
      'luz de garagem|luz da garagem|luz de cortesia|lampada de garagem',
      'apaga|acende|minutos|tempo|segundos|fica acesa',
    ],
    unless: 'pisca|motor fraco|queda|caiu|sensor|quando abre o portao cai',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['adjust', 'works'],
    answer: [
      'A luz ligada à central do portão acende com o motor e apaga depois de um tempo regulado, em geral de um a três minutos, que o técnico muda nos ajustes da placa. Se ela não apaga mais, o relé da saída pode ter colado; se apaga com alguém ainda dentro, aumenta-se o tempo ou põe-se um sensor de presença, que é serviço de eletricista.',
    ],
    heading: 'Onde fica esse ajuste',
    text: [
      'Na placa ele se chama luz, garagem ou LG, em chave, jumper ou menu, e fica ao lado dos fios da rede: quem abre a caixa é o técnico. Placa sem a saída aceita um módulo de relé, com a ligação a partir de {{repair.from}}.',
    ],
    points: [
      'Lâmpada de LED barata faz ruído no controle: prove sem ela.',
      'Carga grande vai por relé, e não direto na placa.',
      'Circuito da luz separado do motor.',
    ],
  },
  {
    when: [
      'regular|ajustar|aumentar|diminuir|mexer',
      'forca',
      asksCan,
      'casa|sozinho|eu mesmo|motor|portao|placa',
    ],
    unless: 'como|perdeu|sem forca',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['adjust', 'allowed'],
    answer: [
      'Não convém: o ajuste de força fica na placa, ao lado dos fios da rede, e por isso quem o faz é o técnico, de {{part.adjustment.from}} a {{part.adjustment.to}}. Vai sempre do mínimo para cima, só até a folha completar o curso. Subir a força para vencer um portão pesado esconde o defeito e machuca quem estiver no vão.',
    ],
    description:
      'Não convém: a força se ajusta na placa, ao lado dos fios da rede, e quem o faz é o técnico, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    heading: 'A prova depois do ajuste',
    text: [
      'Ponha uma caixa de papelão firme no caminho e mande fechar, de longe: o portão tem de encostar e voltar. Se a esmaga, a força está alta.',
    ],
    points: [
      'O nome do ajuste está no manual do código impresso na placa.',
      'Folha leve na mão antes de regular.',
      'Abrir e fechar podem ter ajustes separados.',
    ],
  },
  {
    when: [
      'sirene|bip|bipe|beep|apito|buzina|som|aviso sonoro|alarme sonoro|musica',
      'tirar|desligar|desativar|calar|silenciar|cancelar|remover|parar|abaixar|diminuir',
      'portao|motor|central|abre|garagem',
    ],
    unless: 'nobreak|cerca|cameras|alarme da casa|disparou|rang*|ferro',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'O som que toca quando o portão abre é um avisador ligado à saída de sinaleira da central, e se tira na programação dela ou soltando esse acessório, com a luz mantida. É acerto curto, de {{part.adjustment.from}} a {{part.adjustment.to}} na visita; em saída de prédio, veja antes se a prefeitura ou o regimento exige o aviso.',
    ],
    heading: 'Ver se é aviso ou defeito',
    text: [
      'Aviso toca igual em toda abertura e para com a folha. Som que continua parado, ou que começou sozinho, é alarme de portão aberto, bateria de nobreak ou entrada presa, e aí se procura a causa em vez de calar.',
    ],
    points: [
      'Só à noite incomoda: chave ou relé de horário no avisador.',
      'Luz e som no mesmo aparelho: muitos têm uma chave interna só para o som.',
      'Não corte fio na central: o da sinaleira pode ter a tensão da rede.',
    ],
    send: 'Mande um vídeo com o som e a foto da etiqueta da central e do avisador.',
  },
  {
    when: [
      'regul*|ajust*|mudar|alterar|configur*',
      'tempo|temporizador|pausa',
      'portao|abertura|fechamento|motor|fechar',
    ],
    unless: 'quanto tempo|demora|trava|forca',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'O tempo do portão se regula na central, e há três com esse nome: a pausa até fechar sozinho, o tempo de funcionamento, que corta o motor se ele não chega, e o da desaceleração. O que quase todo mundo procura é a pausa: por botão, jumper ou trimpot, conforme o manual do código impresso na placa. Na visita custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Qual dos três tempos é o seu',
    text: ['Os três ficam dentro da caixa, ao lado dos fios da rede, e por isso quem os muda é o técnico.'],
    points: [
      'Fica aberto demais ou de menos: pausa.',
      'Para antes do fim, ou continua ligado depois dele: tempo de funcionamento ou fim de curso.',
      'Bate no fim, ou se arrasta no último palmo: desaceleração.',
      'Não há pausa para mudar: o fechamento automático está desligado.',
    ],
    further: 'O que a placa comanda está em [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta da central e diga quantos segundos ele fica aberto hoje e quantos quer.',
  },
  {
    when: [
      'deixar|deixo|manter|quero|ficar',
      'aberto',
      'sem fechar|nao fechar|nao feche|nao fechando|fechar sozinho|fecha sozinho|o dia todo|mudanca|festa|obra|por horas',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Para o portão ficar aberto sem fechar sozinho, abra até o fim e desligue o disjuntor dele: sem energia ele não se mexe. Se é sempre, e não só hoje, desliga-se o fechamento automático na central, que é regulagem do técnico, de {{part.adjustment.from}} a {{part.adjustment.to}}. Basculante aberto por horas pede uma escora.',
    ],
    heading: 'Só hoje ou para sempre',
    text: [
      'Algumas centrais têm um comando que segura o portão aberto até o próximo toque; o manual do código impresso na placa diz se a sua tem. Não tape a fotocélula para segurar a folha: o dia em que a fita cair, o portão fecha.',
      'Desligado no disjuntor, o controle não abre nem fecha; antes de religar, veja que não há ninguém no vão, porque há central que fecha assim que a energia volta.',
    ],
    points: [
      'Festa ou mudança: disjuntor desligado e alguém de olho na entrada.',
      'Fecha cedo demais: aumenta-se o tempo de pausa, sem desligar a função.',
      'Fecha com gente no vão: falta fotocélula, e isso vem antes do tempo.',
    ],
    send: 'Mande a foto da etiqueta da central e diga depois de quantos segundos ele fecha.',
  },
  {
    when: [
      'fechar sozinho|fecha sozinho|fechamento automatico|se fechar',
      'demora*|demorando|muito tempo|custa a fechar|lento',
      'portao|para fechar|muito|fechamento',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['adjust'],
    answer: [
      'Portão que demora para fechar sozinho está com o tempo de pausa alto na central, ou a fotocélula o faz esperar porque vê alguém no vão. Conte os segundos: se são sempre os mesmos, é o tempo programado, que se encurta na placa; se variam, limpe as lentes. O acerto fica de {{part.adjustment.from}} a {{part.adjustment.to}}, e o tempo só se encurta com fotocélula funcionando.',
    ],
    heading: 'Quanto tempo de pausa deixar',
    text: [
      'O bastante para o carro passar inteiro e mais alguns segundos; moto e bicicleta passam devagar. Em rua movimentada, tempo curto e fotocélula baixa.',
    ],
    points: [
      'Sol ou luz de frente reinicia a contagem.',
      'Conta depois de abrir inteiro: fim de curso que não avisa faz esperar para sempre.',
      'Fecha pelo controle na hora: o motor está bom.',
    ],
    send: 'Mande um vídeo da abertura ao fechamento, sem cortes.',
  },
  {
    when: [
      'fecha antes|fecha cedo|fecha logo|fecha antes da hora|fecha em cima|nao da tempo|nao espera|fecha antes de passar|fecha comigo passando|fecha enquanto',
      'portao|motor|garagem|carro|passar|passo|eu',
    ],
    unless: 'fechou em cima|quem paga|amass*|predio',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Portão que fecha antes de você passar tem o fechamento automático com tempo curto e fotocélula que não vê o carro. Até haver fotocélula, o fechamento automático fica desligado na central, e você fecha só pelo controle, com o carro longe do vão. Aumentar a pausa é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}; se não há fotocélula, o par instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}, e vem antes do tempo.',
    ],
    heading: 'Tempo de pausa e fotocélula: os dois juntos',
    text: [
      'O tempo conta a partir da folha toda aberta. Para uma casa, quinze a trinta segundos servem; some mais se há rampa, dois carros ou alguém que anda devagar.',
      'Tempo longo não protege ninguém: quem segura a folha quando há um carro no vão é o feixe. Prove com uma vassoura, de fora, com o portão fechando.',
    ],
    points: [
      'Fecha mesmo com o carro no vão: sensor ausente, alto demais ou anulado.',
      'Fecha logo depois de abrir: pausa no mínimo ou segunda ordem do controle.',
      'Só um motorista reclama: botão apertado duas vezes.',
      'Prefere fechar sempre no controle: a função se desliga na central.',
    ],
    send: 'Diga em quantos segundos ele fecha e mande uma foto dos dois lados do vão e a da etiqueta da central.',
  },
  {
    when: [
      'tempo de pausa|tempo aberto|tempo para fechar|quanto tempo fica aberto|pausa',
      'condominio|predio|portao|garagem|fechamento',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'O tempo de pausa se conta da folha aberta até ela começar a fechar: em casa costuma bastar de quinze a trinta, em segundos, e em prédio se mede o carro mais lento da fila e soma-se folga. Pausa curta demais faz o portão bater e voltar; longa demais deixa entrar quem vem atrás a pé.',
    ],
    heading: 'Como medir a pausa certa do seu portão',
    text: [
      'Com a fotocélula funcionando, cronometre da abertura até o carro limpar o feixe, na hora mais cheia. Muitas centrais fecham logo depois que o feixe é liberado, e aí a pausa longa só vale para quem desistiu de passar.',
      'Ajustar pausa, força e curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Sem fotocélula, fechamento automático desligado.',
      'Rampa e subsolo pedem mais tempo.',
      'Dois carros por abertura é fila, e não pausa.',
      'O botão da pausa está na central: o técnico o acha pelo código da placa.',
    ],
    questions: [
      {
        question: 'Por que ele fecha antes do tempo?',
        answer: 'Alguém apertou o controle de novo, ou a função de fechar depois da fotocélula está ligada.',
      },
    ],
    further: 'O uso em prédio está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Diga quantos segundos ele espera hoje e quantos carros passam na hora cheia.',
  },
  {
    when: [
      'fechamento automatico|fecha sozinho|fechar sozinho',
      'quantos segundos|quanto tempo|tempo|segundos|tempo ideal|regular',
    ],
    unless: 'do nada|defeito|madrugada|nao fecha|parou',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Para casa, de quinze a trinta segundos depois de aberto: é o tempo de o carro passar sem o portão ficar à espera de ninguém. Some mais se há rampa, dois carros seguidos ou alguém que anda devagar, e só ligue com a fotocélula provada.',
    ],
    heading: 'Acertar o tempo de pausa na central',
    text: [
      'O ajuste é um botão ou um jumper da placa, chamado pausa ou automático. Em muitas, o portão fecha alguns instantes depois que o carro sai da frente do feixe, e isso vale mais que o tempo longo.',
      'A regulagem fica de {{part.adjustment.from}} a {{part.adjustment.to}}; pôr a fotocélula que falta, de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    points: [
      'Prédio: mais curto no pico, com fotocélula dupla.',
      'Criança ou animal em casa: tempo mais longo e segundo par baixo.',
      'Prova: cabo de vassoura no feixe, e a folha tem de voltar.',
    ],
  },
  {
    when: [
      'deslig*|desativ*|tirar|remover|cancelar|bloquear|como parar',
      'fechamento automatico|fecho automatico|fecha sozinh*|fechar sozinh*|temporizador',
    ],
    subject: 'central-de-comando',
    aspects: ['adjust', 'program'],
    answer: [
      'O fechamento automático se desliga na central, numa chavinha, num jumper ou no tempo levado a zero, conforme a placa; o portão passa a fechar só quando alguém manda. A caixa fica ao lado da rede, e por isso quem abre é o técnico: é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'O que muda sem o fechamento automático',
    text: [
      'O portão fica aberto até o próximo toque, e esquecê-lo assim é o risco que sobra. Uma luz que avisa portão aberto ou um tempo mais longo resolvem o mesmo incômodo sem desligar nada.',
      'Se ele fecha cedo demais ou em cima de quem passa, o que está errado é o tempo ou a fotocélula, e não a função.',
    ],
    points: [
      'Anote o modelo escrito na etiqueta da central.',
      'Diga quem mora na casa: criança e idoso pedem tempo longo e fotocélula.',
      'Peça o teste com o cabo de vassoura no fim.',
    ],
  },
  {
    when: [
      'devagar|lento|suave|mais lento|desaceler*|rampa de|parada suave|diminuir a velocidade|reduzir a velocidade|menos velocidade|macio|suavizar',
      'fechar|abrir|feche|abra|fecha|chegada|fim|como|motor|regul*|ajust*|deixar|fazer',
    ],
    unless:
      'esta|ficou|muito lento|ficando|demora|frio|subindo|perdeu|rampa de garagem|por que|trocar motor|trocar o motor|trocar|troca|rapido|esquent*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Para o portão chegar mais devagar, regula-se a desaceleração na central, se ela e o motor tiverem essa função: motor com inversor muda a velocidade de verdade, e o comum só corta a força nos últimos palmos. Em central sem ela, a velocidade não se regula e o caminho é trocar a placa ou o motor.',
    ],
    heading: 'O que dá para mudar em cada motor',
    text: [
      'Com inversor, velocidade de abrir, de fechar e trecho de parada se ajustam separados. Motor comum com placa que tem rampa pode frear no fim; sem freio ou rampa, ele para de uma vez, e o que suaviza é a folha equilibrada e um batente de borracha.',
      'Se ele já foi mais lento e ficou rápido, não é regulagem: folha que desce depressa perdeu contrapeso ou mola, e isso é perigo.',
    ],
    points: [
      'Há trimpot RAMPA, DESAC ou VEL: é possível.',
      'Fechar mais lento que abrir: só em inversor.',
      'Bate mesmo com rampa: curso mal gravado.',
      'Criança em casa: fechamento lento e fotocélula baixa.',
    ],
    sections: [
      {
        aspect: 'adjust',
        heading: 'Regular ou trocar',
        text: [
          'A regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; placa com rampa, quando serve ao motor, de {{part.board.from}} a {{part.board.to}}. O kit com inversor para basculante é o JETFLEX, por {{kit.jetflex}} instalado.',
        ],
      },
    ],
    questions: [
      {
        question: 'Baixar a força deixa o portão mais lento?',
        answer: 'Não. Ele anda igual e para no primeiro atrito. Força e velocidade são ajustes diferentes.',
      },
      {
        question: 'Um regulador de tensão serve?',
        answer: 'Não. Baixar a tensão de um motor comum o faz roncar e queimar.',
      },
    ],
    send: 'Mande a foto das etiquetas do motor e da central: por elas dizemos se há rampa e o que dá para regular.',
  },
  {
    when: [
      'percurso|curso|memoria de curso|tempo de abertura|tempo de funcionamento|caminho',
      'gravar|grava|programar|configurar|aprender|memorizar|regravar|como',
    ],
    unless: 'fim de curso|controle|nao memoriza|nao grava|nao aprende',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Gravar o percurso é deixar a central conhecer o caminho: com a folha fechada e o motor engatado, segura-se o botão de gravação até a luz mudar, dá-se a ordem e espera-se um ciclo inteiro, abrir e fechar, sem ninguém passar. O botão e o tempo mudam por marca e estão no manual da placa, e quem abre a caixa é o técnico.',
    ],
    heading: 'Antes, durante e depois da gravação',
    text: [
      'Antes: folha leve na mão, ímãs no lugar e fotocélula alinhada, porque a central grava também o atrito que encontrar. Durante: não corte o feixe e não dê segunda ordem, ou a conta sai errada.',
      'Depois: prove três viagens e a parada. Se ele não chega ao fim ou bate, o fim de curso é que está fora, e gravar de novo não corrige.',
    ],
    points: [
      'Não confunda com o botão que apaga controles.',
      'Faltou luz no meio: repita do começo.',
      'Trocou placa, motor ou roldana: grave outra vez.',
      'Inversor: o primeiro ciclo é lento de propósito.',
    ],
    sections: [
      {
        aspect: 'program',
        heading: 'Com o técnico',
        text: [
          'Gravar curso, acertar força e conferir a fotocélula fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; controles novos na mesma visita, de {{part.programming.from}} a {{part.programming.to}}, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Faltou luz e ele anda devagar. Perdeu o curso?',
        answer: 'Quase sempre só está se achando. Deixe completar um ciclo inteiro antes de regravar.',
      },
      {
        question: 'A central não entra no modo de gravação. Por quê?',
        answer:
          'Botão gasto, fim de curso aberto ou fotocélula cortada. Muitas placas se recusam com o feixe interrompido.',
      },
    ],
    send: 'Mande a foto da etiqueta da central: dizemos o manual e a ordem dos toques.',
  },
  {
    when: [
      'trimpot|potenciometro|botao de pausa',
      'nao faz nada|nao funciona|nao muda|nao muda nada|nao regula|nao tem efeito|nao responde|gira em falso|girando em falso',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['adjust', 'repair'],
    answer: [
      'Trimpot da central que não muda nada está gasto, ou a função dele está desligada: o da pausa, por exemplo, só vale com o fechamento automático ativo e com o portão chegando ao fim de curso de abertura. O técnico prova a função, e a regulagem fica de {{part.adjustment.from}} a {{part.adjustment.to}}. Peça gasta é reparo de placa, a partir de {{repair.from}}.',
    ],
    description:
      'Trimpot da central que não muda nada está gasto, ou a função dele está desligada; a regulagem fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    heading: 'Função desligada ou peça gasta',
    text: [
      'Em muita placa nova o tempo se grava por botão, e o trimpot ao lado é de outra coisa. O código impresso na central, na foto da etiqueta, diz o que cada um regula.',
    ],
    points: [
      'O da força muda e o da pausa não: a função está desligada.',
      'Gira sem parar e sem mudar nada: trimpot gasto.',
      'A placa fica junto da rede elétrica: quem gira é o técnico.',
    ],
    send: 'Mande a foto da etiqueta da central e diga o que o portão faz depois de abrir.',
  },
  {
    when: [
      'pausa automatica|tempo de pausa|pausa',
      'o que e|que e|o que significa|para que serve*|como funciona|funcao',
      'portao|central|placa|motor|automatica',
    ],
    unless: 'quanto|quantos|nao|defeito|fotocelula',
    winsTies: true,
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'A pausa é o tempo que o portão espera aberto antes de fechar sozinho, e pausa automática é a função da central que conta esse tempo e manda fechar. Em casa bastam de quinze a trinta segundos, com a fotocélula provada no vão. Ligar ou acertar a função fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Quando usar a pausa e quando desligar',
    text: [
      'Ela evita o portão esquecido aberto. Sem fotocélula, ou com criança que passa sozinha pelo vão, fica desligada, e quem fecha é o botão do controle.',
    ],
    points: [
      'Pausa curta: o portão bate e volta.',
      'Pausa longa: dá tempo de alguém entrar a pé.',
      'Quem passa no feixe reinicia a contagem, na maioria das placas.',
    ],
    send: 'Diga quantos segundos ele espera hoje e mande a foto da etiqueta da central.',
  },
];
