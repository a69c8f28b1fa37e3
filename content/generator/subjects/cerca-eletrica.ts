import type { Subject } from '../subject.ts';

export const cercaEletrica: Subject = {
  name: 'cerca elétrica',
  plural: 'cercas elétricas',
  gender: 'f',
  isNeighbour: true,
  aliases: [
    'cerca eletrificada',
    'cerca de choque',
    'eletrificador',
    'central de choque',
    'central de cerca',
    'central de cerca elétrica',
    'central da cerca elétrica',
    'placa de cerca elétrica',
    'placa da central de cerca elétrica',
    'bateria de cerca elétrica',
    'bateria da central de cerca elétrica',
    'controle de cerca elétrica',
    'concertina',
    'concertina elétrica',
    'haste de cerca',
    'fio de cerca',
  ],
  answers: {
    what: [
      'Cerca elétrica não está entre os nossos serviços: é trabalho de empresa de segurança eletrônica habilitada. Perto do portão ela pede aterramento só dela e fios longe dos do motor.',
    ],
    works: [
      'A cerca elétrica recebe pulsos curtos de alta tensão da central de choque, enquanto o portão trabalha com a rede comum. São dois circuitos que não se ligam um ao outro, embora morem na mesma garagem.',
    ],
    price: [
      'O preço da cerca elétrica se pede a quem a instala, que orça pelos metros de muro, pelo número de fios e pela central. Nós só cuidamos do portão: se ela passa perto dele, combinar a folga da folha com quem a monta não custa nada.',
    ],
    install: [
      'Na instalação da cerca elétrica, o que combinamos com quem a monta é o portão: por onde a folha passa, a que distância ficam as hastes e onde vai o terra. O basculante sobe além do muro e precisa de espaço livre.',
    ],
    repair: [
      'O conserto da cerca elétrica é de quem a mantém. Se o portão dá choque, não suponha que seja a cerca: desligue o disjuntor do portão e peça a medição dos dois; a nossa parte vai de {{repair.from}} a {{repair.to}}.',
    ],
    safety: [
      'A cerca elétrica tem normas próprias de altura, placa de aviso e afastamento, que a empresa dela segue. Do lado do portão, a regra é que nenhuma parte metálica em movimento chegue perto do fio energizado.',
    ],
    compatibility: [
      'O mesmo controle pode ligar a cerca elétrica e abrir o portão, se as duas centrais aceitarem a família dele. Cada uma grava um botão, e as memórias são independentes.',
    ],
    power: [
      'A cerca elétrica costuma ter bateria na própria central e continua armada na falta de luz. O portão só anda se houver nobreak próprio para motor.',
    ],
  },
  sections: [
    {
      aspect: 'what',
      heading: 'Onde a cerca encontra o portão',
      text: [
        'No muro, os fios da cerca param ao lado do vão ou passam por cima dele. A folha, ao abrir, ocupa um espaço que no desenho da cerca parece vazio.',
      ],
      points: [
        'Basculante: a ponta de cima avança e sobe além da linha do muro.',
        'De correr: a folha recua ao longo do muro, rente às hastes.',
        'Pivotante: o giro leva a ponta longe do batente.',
        'Haste fixada na folha: não faça, porque o fio se rompe no movimento.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Dois aterramentos separados',
      text: [
        'A central de choque usa uma haste de terra só dela. Se essa haste é a mesma do portão e da casa, os pulsos passeiam pela ferragem e aparecem como choque leve na folha e como ruído na placa.',
        'Quem sente um formigar ritmado, que se repete a cada segundo ou pouco mais, descreve o pulso da cerca. Formigamento contínuo é da rede, e os dois são motivo para desligar tudo e chamar.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Um controle para cerca, alarme e portão',
      text: [
        'Ter menos chaveiros é prático, mas o botão errado desarma a cerca em vez de abrir a garagem. Quando gravamos o portão, deixamos o botão maior para ele e o de cerca no canto.',
        'A gravação na central de choque fica com a empresa dela. Se ela não aceita a família do seu controle, sobra um receptor avulso, que se liga do mesmo modo que no portão.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'De quem é o defeito',
      text: ['Observe sem encostar em nada metálico, e conte o que viu.'],
      points: [
        'Sirene da cerca dispara quando o portão passa: folha perto do fio.',
        'Portão abre quando a cerca dispara: fios misturados na entrada da central.',
        'Controle perde alcance com a cerca ligada: ruído no receptor.',
        'Choque na folha em dia de chuva: fuga de um dos dois.',
        'Cerca fora e portão bom: empresa da cerca.',
      ],
    },
    {
      aspect: 'install',
      heading: 'O que pedir ao instalador da cerca',
      text: [
        'Uma conversa de cinco minutos entre os dois instaladores evita refazer. Se você marcar a cerca antes do portão, mande-nos a foto do muro com a marcação.',
      ],
      steps: [
        'Abra o portão inteiro e marque até onde a folha chega.',
        'Peça as hastes fora dessa área, com folga.',
        'Confirme que o terra da cerca é uma haste própria.',
        'Deixe o fio da cerca longe do conduíte do portão.',
        'Teste o portão com a cerca armada, de longe.',
      ],
    },
    {
      aspect: 'power',
      heading: 'Manutenção com a cerca ligada',
      text: [
        'Antes de mexer em um portão que passa rente à cerca, nosso técnico pede que ela seja desarmada e confirma com o morador. O trabalho em cima do muro não começa sem isso.',
        'Depois do serviço a cerca é rearmada por você, e o portão é testado com ela ligada, de fora do alcance. O nosso serviço tem {{repair.warranty}} de garantia e as peças, {{parts.warranty}}.',
      ],
    },
  ],
  faults: [
    {
      fault: ['shock', 'wet', 'in-rain'],
      answer: [
        'Se há choque no portão e existe cerca elétrica no muro, desligue o disjuntor do portão e desarme a cerca, e não encoste na folha. Pulso ritmado aponta para ela; formigamento contínuo, para a rede do portão.',
      ],
      heading: 'Choque no portão perto da cerca',
      text: [
        'Fio da cerca caído sobre a folha, planta molhada encostada nos dois ou terra compartilhado são as causas usuais. A chuva torna tudo pior.',
      ],
      points: [
        'Fio encostado ou caído no portão: mantenha distância.',
        'Galho molhado entre a cerca e a folha.',
        'Haste de terra única para tudo.',
      ],
      careful:
        'Não tire o fio nem o galho com a mão, mesmo com a cerca desarmada, sem o aval de quem a mantém.',
      technician:
        'O técnico mede a fuga no portão e refaz a nossa parte, a partir de {{repair.from}}; a cerca fica com a empresa dela.',
      more: 'O que fazer primeiro está em [portão dando choque](/portao-dando-choque).',
    },
    {
      fault: ['opens-by-itself', 'short-range', 'does-not-work'],
      answer: [
        'Quando a cerca elétrica está armada e o portão abre sozinho ou perde alcance, o pulso está entrando como ruído. Desarme-a por um dia e veja se o defeito some.',
      ],
      heading: 'Cerca que perturba o portão',
      text: [
        'Cada pulso gera uma faísca de rádio quando há mau contato na linha. Emenda frouxa na cerca é o que mais atrapalha o controle.',
      ],
      points: [
        'Melhora com a cerca desarmada: linha da cerca.',
        'Não melhora: botoeira, controle ou receptor.',
        'Começou depois da instalação dela: fios paralelos.',
      ],
      careful: 'Não corte os fios da cerca para testar.',
      technician: 'O técnico separa os fios do portão e mede o receptor, de {{repair.from}} a {{repair.to}}.',
      more: 'Se nada muda com a cerca desligada, veja [portão abre sozinho](/portao-abre-sozinho).',
    },
  ],
  questions: [
    {
      about: ['what'],
      question: 'Vocês fazem cerca elétrica no mesmo dia do portão?',
      answer:
        'Não fazemos cerca. Acertamos o horário com a sua empresa, para que o portão e a cerca não se atrapalhem.',
    },
    {
      about: ['install', 'safety'],
      question: 'A cerca pode passar por cima do portão?',
      answer:
        'Só se a folha, aberta, ficar bem abaixo dela. No basculante quase nunca fica, e por isso a linha se interrompe no vão.',
    },
    {
      about: ['compatibility', 'program'],
      question: 'O controle da cerca abre o portão?',
      answer:
        'Abre se tiver um botão livre da mesma família do receptor do portão. Mande a foto dele e confirmamos.',
    },
    {
      about: ['shock', 'repair'],
      question: 'Sinto choque no portão. Quem eu chamo?',
      answer:
        'Desligue os dois e chame-nos para medir o portão. Se a fuga for da cerca, dizemos isso e a empresa dela assume.',
    },
    {
      about: ['power'],
      question: 'Preciso desligar a cerca para o técnico trabalhar?',
      answer:
        'Precisa quando o serviço é perto do muro ou no alto do portão. Ele pede isso antes de começar.',
    },
    {
      about: ['allowed'],
      question: 'Posso pendurar o interfone ou a câmera na haste da cerca?',
      answer: 'Não. A haste segura o fio de alta tensão e só recebe o que a norma dela permite.',
    },
  ],
  visit: [],
  further: [
    'Se o alcance do controle caiu desde que a cerca foi ligada, veja [controle que só funciona de perto](/controle-do-portao-so-funciona-de-perto).',
    'Se a suspeita é de fuga na rede do portão, comece por [portão dando choque](/portao-dando-choque).',
  ],
  send: [
    'Mande pelo WhatsApp uma foto do muro com o portão aberto, mostrando até onde a folha chega: dizemos a folga que a cerca deve deixar.',
    'Para acertar a cerca com o portão, mande pelo WhatsApp a foto do muro e da folha aberta. Se alguém sentiu choque, não encoste para testar: conte se foi ritmado ou contínuo, se choveu e se a cerca estava armada.',
  ],
};
