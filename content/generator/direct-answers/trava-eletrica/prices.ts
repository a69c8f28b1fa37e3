/** Answers to titles about electric locks: prices, and whether something is worth its price. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const priceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'fechadura|trava|fechadura eletrica|trava eletrica',
      'vale a pena|compensa|precisa|necessario|necessaria|preciso',
      'portao automatico|portao eletronico|motor|basculante|correr|deslizante|pivotante',
    ],
    unless: 'quebr*|queim*|nao abre|preco|porta social|portao social',
    subject: 'trava-eletrica',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Depende do portão: no de abrir vale quase sempre, porque sem trava elétrica o vento e o empurrão forçam o braço do motor; no de correr e no basculante o próprio motor segura a folha, e a trava vale como reforço em folha alta ou larga, ou onde já forçaram a entrada. Instalar a trava é serviço a partir de {{repair.from}}, mais a peça.',
    ],
    heading: 'Quando a trava ajuda e quando incomoda',
    text: [
      'Ela precisa de saída própria na central e de folha bem alinhada: em folha torta, a lingueta prende e o motor força até desarmar. Na falta de luz, abre-se pela chave dela, e por isso a chave fica à mão de quem mora na casa.',
    ],
    points: [
      'Folha de abrir com mais de dois metros: ponha.',
      'Folha que balança com o vento: primeiro a dobradiça e o batente, depois a trava.',
      'Com nobreak, a trava entra na mesma alimentação da central.',
    ],
  },
  {
    when: ['trava*|tranca*', 'basculante*', 'vale a pena|precisa*|preciso|compensa|necessari*|adianta'],
    unless: 'quebr*|nao abre|nao fecha|travad*',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Num basculante leve de casa a trava elétrica em geral não é necessária: o fuso do motor já segura a folha fechada. Vale a pena se a folha é larga e cede quando puxada por baixo, se a rua pede proteção contra alavanca ou se o motor é de corrente. O serviço parte de {{repair.from}}, mais a peça, e a visita não tem taxa.',
    ],
    heading: 'Se decidir pôr a trava no basculante',
    text: [
      'Ela vai embaixo, onde a folha fechada menos se mexe, e solta um instante antes de o motor puxar. Para isso a central precisa de saída de trava ou de um módulo temporizador.',
    ],
    points: [
      'Folha com jogo no fechado: regula-se antes, senão o pino erra o furo.',
      'Fechadura comum, de chave, não serve: esquecida fechada, quebra a engrenagem.',
      'Falta de luz: solta-se pela chave dela, ou por nobreak.',
    ],
    send: 'Mande uma foto do portão fechado por dentro e outra da barra de baixo.',
  },
  {
    when: [
      'trava eletrica|trava|travas',
      'preco|precos|valor|quanto custa|quanto sai|quanto fica|quanto e|quanto cobra*|orcamento',
      'pivotante*|de abrir|duas folhas|2 folhas',
    ],
    unless: 'nao trava|queim*|consert*|interfone*',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'A trava elétrica num portão pivotante se orça por foto, porque o pino, o batente e a saída da central mudam de um portão para outro; ajustar ou reparar uma que já existe fica entre {{repair.from}} e {{repair.to}}. Ela se instala na ponta da folha, com o pino entrando no chão ou no batente central.',
    ],
    heading: 'Instalar a trava na folha de abrir',
    text: [
      'Com duas folhas, a trava vai na que fecha por último, e a outra leva um ferrolho no chão. Assim uma folha segura a outra, e o vento não força o braço do motor.',
      'Se a central não tem saída de trava, entra um módulo que solta o pino um instante antes de o motor partir. Sem esse instante o motor puxa contra o pino.',
    ],
    points: [
      'Bucha no piso com dreno, ou a água enferruja o pino.',
      'Folha que cai na ponta: dobradiça antes da trava.',
      'Chave por fora, para o dia sem energia.',
      'Pino com uma folga pequena, que não prenda no calor.',
    ],
    send: 'Mande a foto da ponta das folhas fechadas, do piso embaixo e da etiqueta da central: o valor vem por mensagem.',
  },
  {
    when: [
      'trava eletromagnet*|trava magnet*|trava eletroima|tranca eletromagnet*',
      'vale a pena|vale|compensa|precisa|adianta|e bom|e boa|serve|recomend*',
    ],
    unless: 'social|porta|nao solta|nao abre|quebr*|preco|quanto',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'A trava eletromagnética vale a pena em portão de abrir, em folha comprida que pega vento e onde se teme alavanca: a bobina solta o pino um instante antes de o motor puxar. Em basculante leve de casa compensa pouco, porque o motor parado já segura a folha. O preço depende do portão, do fio e da central, e por foto o dizemos antes da visita; acertar uma que já existe fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'De pino ou de ímã: confira antes de comprar',
    text: [
      'O nome se usa para duas peças. A de pino fica trancada sem energia e é a do portão da garagem; a de ímã puro segura só enquanto há corrente, e é para porta e portão social.',
      'A central precisa de saída de trava ou de um módulo temporizador: sem o atraso certo, o motor puxa com o pino fechado.',
    ],
    points: [
      'De abrir: no encontro das folhas, ou no batente da folha única.',
      'De correr: no fim do curso, contra quem empurra a ponta.',
      'Folha que chega balançando: primeiro ela, depois a trava, porque o pino erra o furo.',
      'Na falta de luz: solta-se pela chave dela, por dentro.',
    ],
    further:
      'A comparação entre pino, gancho e ímã está na página da [trava elétrica](/topicos/trava-eletrica-para-portao).',
    send: 'Mande uma foto do portão fechado por dentro e outra do encontro da folha com o batente, com uma trena ao lado.',
  },
  {
    when: [
      'trava eletrica|travas eletricas|trava de portao|eletrotrava',
      'vale a pena|vale pena|compensa|precisa|necessari*|preciso',
    ],
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Vale a pena pôr trava elétrica em portão de abrir, em folha leve que cede ao empurrão e em rua onde já tentaram forçar: ela segura a folha com aço, e não com o motor. Num basculante de fuso em bom estado, o próprio motor já trava, e ela é reforço.',
    ],
    heading: 'Em que portão a trava muda alguma coisa',
    text: [
      'O motor irreversível segura enquanto a engrenagem está boa. A trava põe um pino no batente e tira do redutor a força de quem empurra, o que também poupa o dente.',
      'Ela é ligada à central, que a solta um instante antes de mover a folha. O serviço segue a faixa de conserto, de {{repair.from}} a {{repair.to}}, conforme fio e solda.',
    ],
    points: [
      'De abrir, com folha comprida: vale.',
      'De correr que abre no empurrão: vale, depois de ver o redutor.',
      'Basculante de fuso firme: reforço.',
      'Queda de luz frequente: peça modelo com chave de emergência.',
    ],
    further: 'Tipos e fixação estão na página da [trava elétrica](/topicos/trava-eletrica-para-portao).',
  },
  {
    when: ['trava*', 'fotocelula*', 'instal*|coloc*|por|troc*', 'e|com|mais'],
    unless: 'nao|ou|parou|antes|preco|quanto|valor',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['install', 'price'],
    answer: [
      'As duas se instalam na mesma visita: a trava elétrica parte de {{repair.from}}, com a peça somada conforme o tipo, e o par de fotocélulas, montado e ligado, fica entre {{part.photocell.from}} e {{part.photocell.to}}. Juntas saem melhor, porque a caixa da central se abre e os fios se passam uma vez só. Com elas o fechamento automático pode ser ligado, depois de provado.',
    ],
    heading: 'O que cada uma faz no portão',
    text: [
      'A fotocélula impede a folha de fechar sobre alguém; a trava impede que a forcem depois de fechada. A central precisa ter saída para as duas, e a etiqueta dela diz; quando falta a da trava, vai um módulo.',
    ],
    points: [
      'Folha que para sempre no mesmo ponto, para o pino achar o furo.',
      'Caminho de fio até o outro lado do vão.',
      'Chave da trava provada sem energia, no fim.',
    ],
    send: 'Mande a foto do portão fechado por dentro, dos dois lados do vão e da etiqueta da central.',
  },
];
