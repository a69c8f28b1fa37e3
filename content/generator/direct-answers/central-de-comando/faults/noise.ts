/** Answers to titles about control boards: noise. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const noiseAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'apita|apitando|apito|apitos|bipa|bipando|bipe|bipes|bip',
      'nao liga|nao abre|nao funciona|nao anda|nao sai|nao mexe|nao move|nao sobe|nao responde|parou|nao vai|nada acontece',
    ],
    unless: 'controle|alarme|cerca|nao fecha|nobreak|interfone|carro',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Motor que apita e não sai do lugar está avisando por que recusou a ordem: a contagem dos toques é um código, e o manual da central diz o que cada um significa. Os motivos mais comuns são fotocélula interrompida, folha presa, percurso perdido e bateria de nobreak no fim. Limpe as lentes, tire o que estiver no vão e desligue o disjuntor por um minuto.',
    ],
    heading: 'De onde vem o apito',
    text: [
      'Escute com o ouvido perto, sem tocar em nada: a central com sirene apita ao receber a ordem; o nobreak apita sozinho, de tempos em tempos, mesmo com o portão parado.',
    ],
    points: [
      'Apita ao apertar o controle e nada anda: conte os toques e procure-os no manual.',
      'Apita sem ninguém apertar: nobreak sem carga ou rede em falta.',
      'Apita e o motor ronca: folha presa ou capacitor, pare de insistir.',
      'Faltou luz na véspera: o percurso se perdeu e é gravado de novo.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quanto custa tirar a causa',
        text: [
          'Percurso e força, de {{part.adjustment.from}} a {{part.adjustment.to}}; fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}; placa, só depois de medida, de {{part.board.from}} a {{part.board.to}}.',
        ],
      },
    ],
    send: 'Mande pelo WhatsApp um vídeo de longe com o apito audível, a foto da etiqueta do motor e o bairro: pela contagem e pelo modelo se chega à causa.',
  },
  {
    when: [
      'apit*|bip*|bipando|bipe*',
      'nao abre|nao anda|nao funciona|nao fecha|parou|parado|travou|travado',
      'temporal|tempestade|chuva|choveu|raio|trovao|trovoada|relampago|enchente|queda de luz|queda de energia|apagao|faltou luz|acabou a luz',
    ],
    unless: 'controle|interfone|alarme da casa',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Portão que apita e não abre depois do temporal está na bateria do nobreak, porque o disjuntor caiu, ou teve a placa atingida por água ou surto. Desligue o disjuntor do portão e não o religue: placa molhada queima na hora em que volta a energia. Secar e vedar a central parte de {{repair.from}}; trocá-la fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    heading: 'De onde vem o apito depois da chuva',
    text: [
      'Ouça de que caixa ele sai, sem tocar na folha com o piso molhado. O nobreak apita enquanto trabalha sem rede, e a central, quando uma entrada ficou fechada por água.',
      'Com o disjuntor desligado, a folha inteira e os cabos no lugar, o portão de correr ou de abrir vai na mão pela chave; o basculante só se ele já andava equilibrado.',
    ],
    points: [
      'Bipe espaçado e rua com luz: nobreak sem rede, o disjuntor caiu.',
      'Apito contínuo: botoeira ou interfone com água.',
      'Cheiro de queimado ou caixa escura: surto, e a placa é medida antes da troca.',
      'Outros aparelhos da casa queimaram: peça o laudo para a distribuidora.',
    ],
    further:
      'O que fazer com a placa atingida está em [placa queimada depois de raio](/placa-do-portao-queimada-depois-de-raio).',
    send: 'Mande pelo WhatsApp um vídeo só do som, com o portão parado, a foto da central fechada e o bairro.',
  },
  {
    when: [
      'zumb*|zunido|zunindo|chiado eletrico|chiando',
      'central|placa|caixa de placa|transformador',
      'portao|motor|placa|central',
    ],
    unless: 'abelha|nao abre|nao fecha',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Zumbido fino e constante na central é do transformador da placa, que fica ligado o dia todo, e baixinho é normal. Se cresceu, se a caixa esquenta ou se a luz da placa oscila, ele está carregado demais ou em curto: desligue o disjuntor e chame, num reparo a partir de {{repair.from}}. Zumbido forte que vem do motor, com o portão parado, é motor energizado sem girar, e se desliga na hora.',
    ],
    heading: 'De que caixa vem o zumbido',
    text: [
      'Fechadura, câmera ou módulo ligados na mesma saída sobrecarregam a fonte. Parafuso e chapa frouxos aumentam um zumbido que antes não se ouvia.',
    ],
    points: [
      'Só ao comandar: relé ou motor tentando partir.',
      'Sempre, e morno: transformador normal.',
      'Com cheiro: não religue.',
    ],
    send: 'Mande um vídeo com o som, com a caixa fechada, e a foto da etiqueta do motor.',
  },
  {
    when: ['placa|central|caixa de motor', 'estal*|clic*|barulh*|chia*|chiando|zumb*|tec'],
    unless: 'nao abr*|nao anda|rele|apit*|transformador|cheiro|nao liga|abre e fecha',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Placa estalando é o relé trabalhando, e um estalo por comando é normal. Estalos seguidos, sem ninguém apertar, são ordem que vai e volta, por botoeira úmida ou controle preso, ou fonte fraca que não segura o relé. Se vier com cheiro ou faísca, desligue o disjuntor e não religue.',
    ],
    heading: 'Conte os estalos antes de abrir',
    text: [
      'Tire a bateria dos controles e escute por alguns minutos, com o portão parado. Se os estalos param, era um controle; se continuam, a ordem vem por fio ou nasce na própria placa.',
      'Zumbido contínuo e baixo, com a placa acesa, costuma ser o transformador. Chiado com cheiro é contato queimando, e esse não espera.',
    ],
    points: [
      'Um estalo e o motor anda: está certo.',
      'Um estalo e nada: capacitor, motor ou contato do relé.',
      'Vários estalos e a luz fraqueja: fonte ou tensão baixa.',
      'Estala na chuva: fio de botoeira ou interfone.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O reparo de cada causa',
        text: [
          'Botão ou fio entra num conserto de {{repair.from}} a {{repair.to}}; a placa, quando se troca, vai de {{part.board.from}} a {{part.board.to}}, com {{parts.warranty}} de garantia na peça.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso continuar usando enquanto estala?',
        answer: 'Se ele abre e para certo, sim, por poucos dias. Se o motor liga sozinho, desligue.',
      },
      {
        question: 'A placa estala mesmo com o portão parado. É defeito?',
        answer: 'É: parada, ela deve ficar em silêncio.',
      },
    ],
    send: 'Mande um vídeo com som da caixa fechada e diga se estala quando alguém aperta ou sem ninguém.',
  },
  {
    when: [
      'escuto|ouco|ouve|escuta|so faz|faz|fazendo|da um|so da|estala|barulho',
      'tec|tec tec|tac|clique|click|clic|um estalo|estalinho|estralo|toc',
    ],
    unless:
      'metade|em meio|roldana|cremalheira|engrenagem|cabo|mola|trilho|bip|bipe|andando|enquanto|no meio',
    winsTies: true,
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'O tec é o relé da central: ela recebeu o controle e mandou o motor andar, e por isso o controle e o receptor estão bons. Se depois do estalo nada se mexe, o defeito vem depois do relé: capacitor, contato do relé queimado, fio solto ou bobina. Não fique repetindo o comando; capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, e o reparo da placa parte de {{repair.from}}.',
    ],
    heading: 'O que escutar depois do tec',
    text: [
      'Tec e silêncio apontam para relé, fio ou bobina aberta. Tec e ronco apontam para capacitor ou folha presa: com o disjuntor desligado e os cabos inteiros, solte o motor na chave e veja se a folha anda com uma mão.',
      'Vários estalos seguidos, sem parar, são de tensão que cai na partida ou de controle preso; desligue o disjuntor até ver.',
    ],
    points: [
      'Estalo e a luz da placa diminui: tensão baixa ou curto no motor.',
      'Estalo só para um lado: relé ou fim de curso daquele sentido.',
      'Estalo no portão, e não na caixa: trava elétrica.',
      'Disjuntor religado há pouco: espere a central iniciar antes de comandar.',
    ],
    send: 'Mande um vídeo com som do momento em que aperta o controle e a foto da etiqueta do motor.',
  },
  {
    when: ['apit*|bip*|bipa*|bipando|beep*', 'motor|central|placa|portao'],
    unless: 'nobreak|no break|controle|alarme|cerca|interfone|bateria|pneu|sirene',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Portão que apita está avisando, e o primeiro passo é achar de que caixa vem o som: nobreak, central, sirene ou trava. Apito curto e repetido a cada minuto é quase sempre bateria de nobreak fraca; apito na hora de andar é o avisador da central; apito contínuo é entrada ou sensor preso. O que cada sequência quer dizer depende do modelo da central e está no manual dela.',
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
];
