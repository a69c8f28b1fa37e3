/** Answers to titles about automatic gates: burglary. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const burglaryAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'assaltaram|assaltad*|roubaram minha casa|roubaram a casa|roubaram em casa|invadiram|invadid*|entraram em casa|entraram na minha casa|entraram em minha garagem|entraram em garagem|entraram pelo portao|ladrao entrou|ladroes entraram|bandido entrou|bandidos entraram|me assaltaram|roubaram minha garagem',
      'portao|garagem',
    ],
    unless:
      'clon*|controle*|quem paga|responde|responsavel|mais rapido|rapido|condominio responde|evitar|impedir|nao ser|medo',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'Se acabou de acontecer, ligue 190, não entre sozinho e não mexa no portão antes das fotos para o boletim. Depois descubra como entraram: se abriram com controle, apaga-se a memória e passa-se a código rolante; se forçaram a folha, ela precisa de trava do lado oposto ao motor; se entraram junto com o carro, o que ajuda é portão mais rápido.',
    ],
    heading: 'O que cada sinal conta',
    text: [
      'Portão inteiro e fechado de novo aponta para controle, copiado ou esquecido com alguém: apagar e gravar os que ficam custa de {{part.programming.from}} a {{part.programming.to}}. Folha torta, engrenagem quebrada ou destravamento violado aponta para força, e o conserto fica entre {{repair.from}} e {{repair.to}}.',
      'Até a visita, deixe o portão fechado com cadeado ou ferrolho por dentro e o disjuntor dele desligado à noite.',
    ],
    points: [
      'Levaram um controle ou o carro com ele: apague a memória no mesmo dia.',
      'Destravamento ao alcance do braço pela grade: chapa de proteção, com o serralheiro.',
      'Fechamento demorado: espera curta, com a fotocélula funcionando.',
      'Peça a gravação dos vizinhos antes que se apague.',
    ],
    send: 'Mande a foto do portão por dentro, a da trava e a do controle aberto: dizemos por onde começar.',
  },
  {
    when: [
      'e seguro contra|seguro contra|protege contra|protege de|segura ladrao|impede ladrao|evita roubo|evita assalto|evita ladrao|mais seguro que|seguranca contra|resiste a',
      'ladrao|ladroes|assalto*|roubo*|bandido*|invasao|arrombamento|furto*|manual|cadeado',
      'automatico|eletronico|motor|eletrico|automatizado',
    ],
    unless: 'como|trava|clon*|deixar mais|tornar|seguradora',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety', 'worth'],
    answer: [
      'É mais seguro que o portão aberto na mão, porque ninguém desce do carro na rua e o motor segura a folha fechada, mas não é à prova de ladrão. Os pontos fracos são três: controle de código fixo, folha que cede na alavanca e destravamento ao alcance de fora. Código rolante, trava elétrica e chapa no destravamento fecham os três.',
    ],
    heading: 'Por onde começar a reforçar',
    text: [
      'O controle vem primeiro, porque abre sem barulho e sem marca: receptor de código rolante com controles fica entre {{repair.from}} e {{repair.to}}. A trava se orça por foto, e regular batente e guia para tirar a folga fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Feche olhando até o fim: muita entrada é atrás do carro.',
      'Casa vazia: ferrolho por dentro e disjuntor do portão desligado.',
      'Portão rápido encurta a parada na rua.',
    ],
    send: 'Mande a foto do portão fechado, por dentro e dos dois lados, e a do controle aberto.',
  },
  {
    when: [
      'dicas|cuidados|como evitar|evitar',
      'assalto|assaltos|assaltado|roubo|roubos',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*|garagem',
    ],
    unless: 'arromb*|forcar|levantar',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety', 'choose'],
    answer: [
      'O assalto no portão acontece com o carro parado, e por isso o que mais ajuda é encurtar a parada: motor rápido, controle com alcance para abrir antes de chegar e luz acesa na entrada. Olhe a rua antes de acionar, dê a volta no quarteirão se há gente estranha, entre e espere a folha fechar; com código rolante ninguém copia o sinal. Em assalto, entregue e não reaja; o número é 190.',
    ],
    heading: 'O que o portão pode fazer por você',
    text: [
      'Em basculante o SPEEDY abre em {segundos speedy}, por {{kit.speedy}} instalado, e o JETFLEX em {segundos jetflex}, por {{kit.jetflex}}. Fechamento automático curto evita que alguém entre atrás, e precisa de fotocélula.',
    ],
    points: [
      'Controle sem endereço e fora da vista.',
      'Câmera e refletor com sensor de presença.',
      'Trava elétrica contra alavanca.',
      'Controle roubado: apague no mesmo dia.',
    ],
    send: 'Mande uma foto da entrada vista da rua e do portão por dentro.',
  },
  {
    when: [
      'ladrao|bandido|assaltante|invas*|arromba*',
      'consegue|abre|abrir|facil|seguro|segura|protege',
      'portao|motor|garagem',
    ],
    unless: 'arrombou|arrombaram|forcou|entrou|roubaram|invadiram|cerca|como evitar|macaco|alavanca',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Consegue, se achar um de três pontos fracos: controle de código fixo copiado, folha que cede na alavanca ou destravamento ao alcance da mão por fora. O motor sozinho segura bem, mas só num ponto. Código rolante, trava elétrica do lado oposto ao motor e chave de destravamento protegida fecham os três.',
    ],
    heading: 'Por onde começar',
    text: [
      'Empurre a folha fechada nos quatro cantos: onde ela abre um palmo, falta trava. Instalar trava ou trocar o receptor fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Espere o portão fechar antes de sair de perto: é a entrada mais comum.',
      'Botoeira longe da grade.',
      'À noite e em viagem, disjuntor do portão desligado.',
      'Perdeu um controle: apague todos e grave os que ficaram.',
    ],
  },
  {
    when: [
      'mais seguro|mais segura|seguranca|arromb*|ladrao',
      'basculante',
      'deslizante|de correr|pivotante|de abrir',
    ],
    subject: 'portao-automatico',
    aspects: ['safety', 'choose'],
    answer: [
      'Contra arrombamento, basculante e deslizante são parecidos: o que segura os dois é o redutor do motor mais uma trava elétrica. Contra acidente, o de correr leva vantagem, porque não fica peso suspenso sobre ninguém; o basculante exige cabos e equilíbrio em dia.',
    ],
    heading: 'Segurança de cada tipo, ponto por ponto',
    text: [
      'No basculante, o ponto fraco é a folha que se força por baixo e a mola ou o cabo que cede. No de correr, é a folha levantada do trilho e o destravamento alcançado pela fresta.',
      'Nos dois, fotocélula, força regulada e código rolante valem mais que o tipo da folha. Trava, fotocélula e regulagem cabem na faixa de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Basculante: trava embaixo, cabos revisados, ninguém sob a folha.',
      'De correr: batentes, guia superior e capa na cremalheira.',
      'Ambos: chave de destravamento fora do alcance da rua.',
      'Ambos: fotocélula na altura do para-choque.',
    ],
    questions: [
      {
        question: 'O portão pode ser aberto na mão pelo ladrão?',
        answer:
          'Com o motor travado, não sem alavanca. A trava elétrica acrescenta um ferrolho que o empurrão não vence.',
      },
    ],
  },
  {
    when: [
      'ladrao forcou|ladrao arrombou|ladrao entrou|ladroes forcaram|ladroes entraram|forcou o portao|forcaram o portao|entraram em casa forcando|ladrao|ladroes|arromb*|invadi*|tentaram abrir|forcaram|forcado|levantaram|levantar o portao|tentativa de roubo|tentativa de assalto',
      'portao|basculante|garagem|motor',
    ],
    unless:
      'pode levantar|podem levantar|pode erguer|podem erguer|consegue*|pode forcar|podem forcar|e facil|da para levantar|tem como levantar|pode abrir|podem abrir|evitar|evito|impedir|proteger|proteg*|mais seguro|segura contra|contra ladrao|contra ladroes|reforc*|dificultar|trava para|preco|seguranca contra|controle|clon*|levaram o motor|roubaram o motor',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Portão forçado por ladrão: chame o 190 se ele ainda pode estar por perto, não entre sozinho e não acione o motor antes de olhar a folha. Depois, disjuntor desligado, fotos para o boletim e revisão do que segura a folha fechada: engrenagem, braço, trava e destravamento.',
    ],
    heading: 'O que costuma ceder quando forçam',
    text: [
      'Quem levanta um basculante vence o motor pelo dente da engrenagem ou pela porca do fuso; quem puxa o de correr solta a cremalheira. O portão pode até fechar depois, mas já não segura; se não fecha, a folha entortou ou saiu do trilho.',
      'Se abriram sem marca, a entrada foi outra: controle copiado, botoeira ao alcance da grade ou chave de destravamento com acesso pela rua.',
    ],
    points: [
      'Empurre a folha fechada: se ela cede, a transmissão quebrou.',
      'Apague a memória e regrave os controles da casa.',
      'Confira se a chave de destravamento continua no lugar.',
      'Para a primeira noite: corrente e cadeado, com o disjuntor desligado.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Consertar e reforçar na mesma visita',
        text: [
          'Engrenagem, de {{part.gears.from}} a {{part.gears.to}}; braço e suporte, de {{part.metalwork.from}} a {{part.metalwork.to}}; regravar controles, de {{part.programming.from}} a {{part.programming.to}}. A trava elétrica tira o esforço do motor e é orçada com a foto da folha.',
        ],
        points: [
          'Trava elétrica no piso ou na coluna.',
          'Código rolante no lugar do fixo.',
          'Fio da botoeira longe da grade.',
          'Proteção sobre o destravamento externo.',
        ],
      },
    ],
    questions: [
      {
        question: 'O motor sozinho não devia segurar?',
        answer: 'Ele segura contra a mão, não contra alavanca. Onde há risco, a trava é que faz esse papel.',
      },
      {
        question: 'O seguro pede laudo?',
        answer:
          'Costuma pedir boletim de ocorrência, fotos e orçamento. Entregamos o orçamento da parte do motor por escrito.',
      },
    ],
  },
  {
    when: [
      'ladrao|ladroes|bandido*|assaltante*|alguem|qualquer um|qualquer pessoa|da rua|por fora|de fora|lado de fora',
      'pode|podem|consegue*|e facil|facil|da para|tem como|e possivel',
      'levantar|erguer|suspender|forcar|arrombar|macaco|alavanca|pe de cabra',
      'portao*|basculante*|folha',
    ],
    unless:
      'clon*|copi*|controle*|luz|energia|como evitar|evitar|impedir|idos*|mae|sozinha|nao consegue|caiu|preso|celular',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety', 'works'],
    answer: [
      'Pode, se só o motor segura a folha: com alavanca ou macaco num canto o ferro flexiona, e o dente da engrenagem ou a porca do fuso cede. Com a mão, num portão em ordem, não. Trava elétrica do lado oposto ao motor, batente justo e destravamento longe da rua fecham o caminho; a folga se acerta de {{part.adjustment.from}} a {{part.adjustment.to}}, e a trava se orça por foto.',
    ],
    heading: 'Onde a alavanca entra',
    text: [
      'Feche e empurre a folha em cima, embaixo e nos dois lados. O canto que cede mais de um dedo é o que precisa de trava ou de batente.',
    ],
    points: [
      'Basculante: a trava vai embaixo, no lado sem motor.',
      'De correr: trava na ponta, e guia que não deixe erguer a folha do trilho.',
      'De abrir: trava no encontro das folhas ou no piso.',
      'Sem marca de força, a entrada foi outra: controle copiado ou destravamento ao alcance.',
    ],
    send: 'Mande a foto do portão por dentro, inteiro, e a do motor.',
  },
];
