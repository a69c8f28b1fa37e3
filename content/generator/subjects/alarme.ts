import type { Subject } from '../subject.ts';

export const alarme: Subject = {
  name: 'alarme',
  plural: 'alarmes',
  gender: 'm',
  isNeighbour: true,
  aliases: [
    'alarme de portão',
    'alarme do portão',
    'alarme residencial',
    'alarme de casa',
    'central de alarme',
    'sirene',
    'sirene do portão',
    'sensor de alarme',
    'sensor magnético de alarme',
    'monitoramento 24 horas',
  ],
  answers: {
    what: [
      'Alarme não está entre os nossos serviços: é trabalho de empresa de segurança eletrônica. Com o portão ele se encontra no sensor que avisa que a folha abriu e no controle, que pode armar um e abrir o outro.',
    ],
    works: [
      'O alarme vigia portas e presença e dispara a sirene; o portão apenas abre e fecha. A ligação entre os dois, quando existe, é um sensor na folha ou uma saída da central de alarme na entrada da botoeira.',
    ],
    price: [
      'Quanto custa o alarme quem diz é a empresa que o vende. Do portão, ligar o contato na central ou gravar um botão do controle parte de {{repair.from}}.',
    ],
    install: [
      'A instalação do alarme não mexe no motor, e pedimos que nenhum fio dele seja ligado à placa do portão sem combinar. O sensor da folha fica no batente, fora do caminho do pino e da roldana.',
    ],
    repair: [
      'Conserto do alarme fica com a empresa dele. Se a sirene dispara sempre que o portão treme ou abre, o ajuste pode ser do sensor ou da folha que não fecha até o fim, e o portão examinamos de {{repair.from}} a {{repair.to}}.',
    ],
    safety: [
      'O alarme avisa que alguém entrou e não impede a entrada; quem segura a folha é o motor com a trava. Os dois se completam, e nenhum dispensa o código rolante no controle.',
    ],
    compatibility: [
      'O controle do alarme abre o portão só se o receptor do portão reconhecer a família dele. Muitos chaveiros são de código próprio e não se gravam em central de portão.',
    ],
    power: [
      'A central de alarme tem bateria e continua vigiando na falta de luz. O portão, sem nobreak, fica parado e pode ser destravado na mão, e por isso vale um sensor na folha.',
    ],
  },
  sections: [
    {
      aspect: 'what',
      heading: 'Alarme e portão na mesma garagem',
      text: [
        'O alarme pertence à empresa de segurança e o portão à nossa visita. Em alguns pontos um depende do outro.',
      ],
      points: [
        'Sensor magnético que informa se a folha está aberta.',
        'Sensor de presença que não pode enxergar a folha em movimento.',
        'Botão do controle que arma o alarme ao sair.',
        'Saída da central de alarme que abre ou trava o portão.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Sensor na folha do portão',
      text: [
        'Um portão de garagem treme com o vento e dilata ao sol, e sensor pensado para porta dispara à toa. Pede-se modelo de maior distância entre as partes, com ímã reforçado.',
        'A peça fixa vai no batente ou na parede, e o ímã na folha, longe do ímã de fim de curso. Quando os dois estão próximos, a central do portão pode parar a folha antes da hora.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Ligação da central de alarme na botoeira',
      text: [
        'Algumas centrais têm saída de relé que se fecha por um instante. Ela se liga à entrada de botoeira do portão, como um botão a mais.',
        'Pense antes: um alarme que abre o portão é uma porta na mão de quem conhece a senha. Pedimos a saída em pulso, e nunca em contato mantido.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Sirene que dispara quando o portão anda',
      text: ['Observe o que se move no instante do disparo.'],
      points: [
        'Dispara ao abrir: sensor de presença vê a folha.',
        'Dispara com vento: folha com folga no batente.',
        'Dispara à tarde: dilatação afastou o ímã.',
        'Dispara sem o portão andar: outro setor do alarme.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Armar a casa e abrir a garagem no mesmo chaveiro',
      text: [
        'Um controle de vários botões pode servir aos dois, com um receptor avulso no portão da mesma família do chaveiro. A vantagem é sair com um só objeto na mão.',
        'A desvantagem aparece quando ele se perde: leva as duas chaves de uma vez. Nesse dia apagam-se os dois cadastros, e a orientação para o portão está em [roubaram o controle](/roubaram-o-controle-do-portao).',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Portão aberto e alarme desarmado',
      text: [
        'O momento mais frágil da casa é a saída do carro, com o alarme ainda desarmado e o portão aberto. Fechamento automático com fotocélula encurta esse tempo sem pedir memória de ninguém.',
        'Quem tem sensor na folha recebe aviso se o portão ficou aberto. O serviço do nosso lado tem {{repair.warranty}} de garantia e as peças trocadas, {{parts.warranty}}.',
      ],
    },
  ],
  faults: [
    {
      fault: ['does-not-work', 'beeps', 'opens-by-itself', 'does-not-open'],
      answer: [
        'Se o alarme dispara junto com o portão, veja se a folha fecha até o fim e sem tremer; caso o portão esteja bom, chame a empresa do alarme. Apito que se repete na caixa do motor não é alarme e sim aviso da central do portão.',
      ],
      heading: 'Alarme e portão que se estranham',
      text: [
        'Quem instala um sistema raramente testa com o outro funcionando. O defeito aparece na primeira semana, e cada empresa culpa a outra.',
      ],
      points: [
        'Some com o alarme desarmado: sensor dele.',
        'Some com o disjuntor do portão desligado: é da folha ou do motor.',
        'Apito vindo do motor: bateria do nobreak ou central.',
      ],
      careful: 'Não corte fio do sensor para parar a sirene; desarme pela senha.',
      technician:
        'O técnico acerta a folha e afasta os fios do portão, a partir de {{repair.from}}; a sirene é da empresa do alarme.',
      more: 'Se o som vem da caixa do motor, veja [portão apitando sem parar](/portao-apitando-sem-parar).',
    },
  ],
  questions: [
    {
      about: ['what', 'price'],
      question: 'Vocês trabalham com empresa de alarme parceira?',
      answer:
        'Não indicamos empresa. Explicamos ao instalador que você escolher o que não deve ser tocado no portão.',
    },
    {
      about: ['install', 'compatibility'],
      question: 'Posso pôr sensor de alarme no portão basculante?',
      answer:
        'Pode, com o ímã na lateral da folha, onde ela balança menos. Modelo de maior distância evita disparo falso.',
    },
    {
      about: ['works', 'safety'],
      question: 'O alarme pode bloquear o portão quando está armado?',
      answer:
        'Algumas centrais têm saída para isso, que corta o comando do portão. Deixe sempre uma forma de sair por dentro.',
    },
    {
      about: ['program', 'compatibility'],
      question: 'O mesmo controle pode armar e abrir?',
      answer: 'Pode, se houver um receptor da mesma família no portão. Cada botão fica com uma função.',
    },
    {
      about: ['power'],
      question: 'Num corte de luz o alarme abre o portão?',
      answer:
        'Não deveria. Se abre quando a energia volta, a saída dele está como contato mantido e precisa ser mudada para pulso.',
    },
    {
      about: ['repair', 'noise'],
      question: 'A sirene fica em cima do motor. Atrapalha?',
      answer:
        'O som não, mas a vibração e o fio solto, sim. Peça que ela seja afastada da caixa e do cabo do receptor.',
    },
  ],
  visit: [],
  further: [
    'Folha que não encosta no batente engana o sensor: veja [portão não fecha até o fim](/portao-nao-fecha-ate-o-fim).',
    'Para portão que se mexe sem ordem, leia [portão abre sozinho](/portao-abre-sozinho).',
  ],
  send: [
    'Mande pelo WhatsApp uma foto da folha fechada, vista de dentro, e do ponto em que o sensor do alarme está: dizemos se ele atrapalha o curso.',
    'Conte o que dispara a sirene, vento, abertura ou horário, e se o portão fecha sem folga.',
  ],
};
