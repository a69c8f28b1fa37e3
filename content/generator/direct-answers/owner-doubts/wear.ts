/** Whether what a gate does is normal: the first sentence says so. */
import type { DirectAnswer } from '../../direct-answer.ts';

const normal = 'e normal|normal|e comum|e natural|devo me preocupar|e grave';

export const wearAnswers: readonly DirectAnswer[] = [
  {
    when: ['abrir sozinho|abre sozinho|abrindo sozinho|abriu sozinho|abrir sozinha', normal],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'safety'],
    answer: [
      'Não é normal: portão que abre sozinho recebeu uma ordem, de botoeira com fio em curto, de um controle com o botão preso, de um controle copiado ou de receptor com defeito. Até descobrir, desligue o disjuntor dele à noite e quando a casa fica vazia. Achar a causa e corrigir custa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Isolar a ordem, uma por vez',
    text: [
      'Guarde todos os controles longe por uma noite, depois peça ao técnico que solte a botoeira: quando parar de abrir, a última coisa retirada era a causa.',
    ],
    points: [
      'Só com chuva: botoeira ou emenda molhada.',
      'Sempre na mesma hora: controle de vizinho.',
      'Logo depois que a luz volta: ajuste da central.',
    ],
    further: 'As causas estão em [portão abre sozinho](/portao-abre-sozinho).',
  },
  {
    when: ['controle*', 'luz acesa|luz fica acesa|led aceso|pisca|piscando|luz', `${normal}`],
    unless: 'central|portao abre|casa',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['signs'],
    answer: [
      'A luz acende só enquanto o botão está apertado: acesa sem ninguém tocar, não é normal. O botão ficou preso ou a placa do controle molhou, e ele transmite o tempo todo, o que acaba com a pilha em dias e pode impedir os outros controles de abrir. Tire a pilha, limpe, seque e prove de novo.',
    ],
    heading: 'O que a luz do controle conta',
    text: [
      'Luz forte diz que há pilha, e não que o portão recebeu. Luz fraca ou que apaga ao apertar é pilha no fim.',
    ],
    points: [
      'Pisca e o portão não abre: código fora da memória.',
      'Botão que afundou: troque a capa ou o controle.',
      'No bolso apertado, ele transmite sem você saber.',
    ],
  },
  {
    when: [
      'chuva|chove|chovendo|molhado',
      'nao abre|nao abrir|falha|falhar|para|parar|nao funciona|nao funcionar',
      normal,
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Não é normal: portão em ordem abre com chuva como sem ela. Se falha, há água na central, na botoeira, na fotocélula ou numa emenda, ou a madeira inchou. Desligue o disjuntor, não encoste no ferro molhado e espere secar para provar; vedar e refazer o ponto custa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Por onde a água entra',
    text: [
      'Furo do fio virado para cima, tampa rachada e caixa de passagem no chão são os três lugares mais comuns.',
    ],
    points: [
      'Controle não comanda e botoeira sim: antena ou receptor.',
      'Abre e não fecha: lente da fotocélula.',
      'Disjuntor que cai: não rearme antes de medir.',
    ],
  },
  {
    when: ['parar antes|para antes|nao chega|parar um pouco antes|antes de fechar|antes do fim', normal],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['adjust', 'signs'],
    answer: [
      'Não é normal sobrar um vão: a folha tem de encostar no batente e ficar travada. Se para um palmo antes, o fim de curso saiu do lugar, a força está no limite ou algo segura a folha ali, como sujeira no trilho. Limpe e olhe primeiro; acertar o curso custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Sempre no mesmo ponto ou cada vez num lugar',
    text: [
      'No mesmo ponto é ímã, chave ou obstáculo. Cada vez num lugar é força, tensão baixa ou folha que pesa.',
    ],
    points: [
      'Parou e voltou: a central sentiu obstáculo.',
      'Depois da falta de luz: a central ainda procura o fim.',
      'Não suba a força para vencer o batente.',
    ],
  },
  {
    when: ['cremalheira*', 'folga|frouxa|solta|balanc*|mexe*|mexendo', normal],
    subject: 'cremalheira',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'adjust'],
    answer: [
      'Folga entre o pinhão e a cremalheira é normal e necessária, uns dois milímetros, igual no curso inteiro. O que não é normal é a cremalheira mexer na folha: parafuso frouxo desce o gomo, e o dente salta ou quebra. Reapertar e acertar a altura custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Medir a folga sem ferramenta',
    text: [
      'Com o disjuntor desligado, passe entre os dentes uma tira de papelão fino, de ponta a ponta: ela tem de entrar justa em todo lugar.',
    ],
    points: [
      'Sem folga, o peso da folha cai no eixo do motor.',
      'Folga demais num trecho: gomo baixo ou roldana gasta.',
      'Estala sempre no mesmo dente: emenda fora de passo.',
    ],
  },
  {
    when: [
      'girar|gira|girando|rodar|roda|continua|ligado',
      'depois que|depois de|mesmo parado|com o portao parado|para|parou|parado|fechado',
      'motor',
      normal,
    ],
    unless: 'quente',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Um instante de giro por inércia é normal; continuar ligado com a folha no fim, não. O motor não recebeu o aviso de chegada, por ímã ou chave fora do lugar, ou o relé da placa colou, e em minutos a bobina esquenta. Desligue o disjuntor; o acerto do fim de curso custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Gira livre ou força a folha',
    text: [
      'Se ele gira e a folha nem se mexe no caminho, a embreagem ou a engrenagem é que soltou. Se empurra o batente, é fim de curso ou relé.',
    ],
    points: [
      'Não deixe ligado para ver se para.',
      'Cheiro ou carcaça quente: espere esfriar e chame.',
      'Relé colado pede conserto da placa.',
    ],
  },
  {
    when: [
      'devagar|lento|reduz|diminui|mais lento|freia',
      'no final|em final|no fim|em fim|chegando|antes de fechar|ao fechar',
      normal,
    ],
    unless: 'com o tempo',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    isUnpriced: true,
    aspects: ['signs', 'works'],
    answer: [
      'É normal, e é bom: muitas centrais reduzem a velocidade no fim do curso para a folha chegar sem bater. Só não é normal se ele antes não fazia isso, se para sem encostar ou se arrasta por metros; aí a desaceleração está longa, a força baixa ou a folha pesa ali.',
    ],
    heading: 'Mudar o ponto da desaceleração',
    text: [
      'Na maioria das placas ela se regula, e o técnico a ajusta junto com a força e o curso. Sem desaceleração, a batida solta parafuso e gasta engrenagem.',
    ],
    points: [
      'Depois da falta de luz, a primeira viagem pode ser toda lenta.',
      'Devagar no curso inteiro: outra causa.',
      'Motor com inversor freia mais suave.',
    ],
  },
  {
    when: [
      'desce mais rapido|descer mais rapido|descer rapido|desce rapido|fecha mais rapido|fecha rapido|sobe devagar|sobe mais devagar',
      `${normal}|basculante`,
    ],
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['adjust', 'signs'],
    answer: [
      'Uma diferença pequena é normal, porque na descida o peso ajuda. Descer bem mais rápido, ou com tranco no fim, não é: falta contrapeso ou a mola cansou, e o motor está freando uma folha que quer cair. Não a destrave; reequilibrar custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Por que não deixar para depois',
    text: [
      'O motor que segura a folha na descida gasta a engrenagem, e quando ela cede a folha despenca. Até o acerto, ninguém passa embaixo em movimento.',
    ],
    points: [
      'Cabos frouxos na descida: peso encostou em algo.',
      'Folha que ganhou chapa ou madeira: peso novo.',
      'Desaceleração da central só suaviza; não equilibra.',
    ],
  },
  {
    when: ['disjuntor', 'cair|cai|caindo|desarma|desarmar', normal],
    subject: 'fiacao',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['power', 'signs'],
    answer: [
      'Não é normal, nem uma vez por mês: disjuntor que cai avisa motor travado, curto na placa ou no fio, ou disjuntor pequeno para a partida. Rearme uma vez só, sem acionar: se cai na hora, há curto; se cai com o portão andando, o motor puxa demais. Nunca ponha um maior no lugar.',
    ],
    heading: 'O que dizer ao técnico',
    text: [
      'Conte se cai parado ou andando, com chuva ou sem, e se o disjuntor é só do portão. O conserto do lado do motor custa de {{repair.from}} a {{repair.to}}; o do quadro é do eletricista.',
    ],
    points: [
      'Só com chuva: fio ou caixa molhada.',
      'Folha pesada na mão: comece por ela.',
      'Cheiro de queimado: deixe desligado.',
    ],
  },
];
