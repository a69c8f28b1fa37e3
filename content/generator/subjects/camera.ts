import type { Subject } from '../subject.ts';

export const camera: Subject = {
  name: 'câmera',
  plural: 'câmeras',
  gender: 'f',
  isNeighbour: true,
  aliases: [
    'câmera de segurança',
    'câmera de portão',
    'câmera do portão',
    'câmera de garagem',
    'câmera wi-fi',
    'câmera de vigilância',
    'cftv',
    'dvr',
    'circuito fechado',
    'monitoramento por câmera',
    'filmadora do portão',
  ],
  answers: {
    what: [
      'Câmera não está entre os nossos serviços: procure uma empresa de segurança eletrônica. Junto do portão, aponte-a para o vão inteiro e não a ligue na fonte da central; do motor e da central cuidamos nós.',
    ],
    works: [
      'A câmera do portão grava a passagem e manda a imagem ao telefone, sem comando nenhum sobre a folha. Quem abre é a central, e as duas coisas só se juntam no aplicativo.',
    ],
    price: [
      'Valor de câmera e de instalação quem passa é a empresa de segurança eletrônica. Do nosso lado, mudar de lugar um fio da central ou afastar a botoeira custa a partir de {{repair.from}}, sem taxa de visita.',
    ],
    choose: [
      'Escolha a posição da câmera pensando em ver a folha inteira e o rosto de quem chega, e não só a rua. Para quem abre o portão pelo celular, uma imagem do vão vale mais que a melhor resolução.',
    ],
    install: [
      'A câmera é posta pelo instalador de segurança, em suporte que não se mova com o portão. Pedimos a ele que não leve fio pela caixa da central nem tire energia dela.',
    ],
    repair: [
      'Conserto de câmera fica com quem a instalou. Se o portão passou a falhar depois que ela chegou, a fonte dela pode fazer ruído no receptor, e isso examinamos de {{repair.from}} a {{repair.to}}.',
    ],
    compatibility: [
      'A câmera não depende da marca do motor, porque não conversa com ele. Só o módulo que abre o portão pelo celular se liga à central, e com ele a imagem fica em aplicativos separados ou no mesmo, conforme o sistema.',
    ],
    safety: [
      'A câmera mostra o vão antes de você abrir à distância, e essa é a melhor utilidade dela junto do portão. Ela não substitui a fotocélula, que é quem faz a folha voltar.',
    ],
    power: [
      'Na falta de luz, a câmera precisa da própria bateria ou nobreak, separado do nobreak do motor. Ligada no mesmo aparelho, ela esvazia a bateria que moveria a folha.',
    ],
  },
  sections: [
    {
      aspect: 'what',
      heading: 'O que é da câmera e o que é do portão',
      text: [
        'Imagem, gravação, senha e internet são de quem instalou a segurança eletrônica. Motor, central, receptor, botoeira e fotocélula são nossos.',
      ],
      points: [
        'Sem imagem: empresa de segurança ou operadora.',
        'Portão não abre pelo aplicativo e abre no botão: módulo ou internet.',
        'Controle perdeu alcance depois da câmera: examinamos o receptor.',
        'Disjuntor do portão cai desde a obra: fio atingido.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Fio de câmera perto do motor',
      text: [
        'O cabo de imagem não deve correr no mesmo conduíte da rede do portão, porque o arranque do motor aparece na tela como listras. Conduítes separados, ou alguma distância, resolvem.',
        'Furo em coluna merece pergunta antes. Dentro dela podem passar o fio da fotocélula e o da trava, e uma broca no lugar errado deixa o portão aberto.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Ângulos que ajudam a abrir com segurança',
      text: [
        'Quem abre pelo telefone precisa ver a folha, o chão do vão e a calçada. Uma câmera só, apontada para a rua, não mostra a criança agachada atrás do portão.',
        'Alto, com leve inclinação e sem sol direto na lente, costuma ser o melhor ponto. Longe do braço do basculante, que sobe mais do que parece.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Quando a câmera atrapalha o controle',
      text: [
        'Fontes baratas emitem ruído na faixa de rádio do controle. O sinal é claro: o alcance cai no dia em que ela é ligada, e volta quando a fonte sai da tomada.',
      ],
      steps: [
        'Anote até onde o controle abre hoje.',
        'Peça a quem instalou que desligue a fonte da câmera.',
        'Repita o teste do mesmo lugar, com o mesmo controle.',
        'Se o alcance voltou, troque a fonte ou afaste-a do receptor.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Câmera, calçada e vizinhança',
      text: [
        'A lente do portão acaba filmando quem passa. Aponte-a para o seu vão, evite janela e quintal alheios e combine no condomínio antes de fixar.',
        'A gravação ajuda a esclarecer aberturas sem dono: com a hora na mão, sabemos se alguém apertou algo ou se o motor partiu sem ordem.',
      ],
    },
    {
      aspect: 'power',
      heading: 'Duas baterias em vez de uma',
      text: [
        'O portão consome muito por poucos segundos; a câmera, pouco o dia inteiro. Juntos na mesma bateria, o consumo pequeno e constante vence, e na hora de sair a folha não anda.',
        'Um nobreak pequeno para câmera e roteador, e um [próprio para motor](/topicos/nobreak-para-portao-automatico) no portão, deixam os dois funcionando.',
      ],
    },
  ],
  faults: [
    {
      fault: ['does-not-work', 'no-power', 'power-back', 'broken', 'wet', 'in-rain'],
      answer: [
        'Se a câmera parou e o portão anda, o caso é da empresa de segurança eletrônica ou da internet. Se os dois pararam juntos, veja no quadro se o disjuntor da garagem caiu.',
      ],
      heading: 'Câmera sem imagem na garagem',
      text: [
        'Câmera e portão costumam dividir o mesmo circuito, e por isso morrem juntos quando o disjuntor cai. Depois de temporal, os dois podem ter sido atingidos.',
      ],
      points: [
        'Câmera apagada e portão bom: fonte ou cabo dela.',
        'Portão apagado e câmera boa: motor ou central.',
        'Ambos apagados: disjuntor ou tomada comum.',
      ],
      careful: 'Não puxe energia da caixa do motor para ligar a câmera; a placa não foi feita para isso.',
      technician:
        'Quando o circuito do portão está envolvido, o técnico mede e o separa, a partir de {{repair.from}}, com {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nas peças trocadas.',
      more: 'Se quem parou foi o portão, comece por [portão não abre](/portao-nao-abre).',
    },
  ],
  questions: [
    {
      about: ['what', 'price'],
      question: 'Vocês indicam câmera para o portão?',
      answer:
        'Não vendemos nem indicamos marca. Dizemos de que ponto se vê o vão e que cabos do portão não podem ser tocados.',
    },
    {
      about: ['install', 'compatibility'],
      question: 'A câmera pode ser fixada no portão?',
      answer:
        'Na folha, não: ela balança, e o fio quebra. Muro, coluna ou teto são lugares que ficam parados.',
    },
    {
      about: ['works', 'safety'],
      question: 'Dá para o portão abrir quando a câmera reconhece a placa do carro?',
      answer:
        'Existem sistemas assim, de controle de acesso. Se o seu tiver saída de contato seco, nós a ligamos à entrada da central.',
    },
    {
      about: ['repair', 'short-range'],
      question: 'O controle ficou fraco desde que puseram as câmeras. O que faço?',
      answer:
        'Peça que desliguem a fonte delas e repita o teste. Se melhorar, o remédio é a fonte; se não, o técnico mede a antena.',
    },
    {
      about: ['power'],
      question: 'Posso ligar a câmera na central do motor?',
      answer: 'Não recomendamos. A saída da placa é para sensores do portão, e a sobrecarga a queima.',
    },
    {
      about: ['opens-by-itself', 'safety'],
      question: 'A gravação ajuda a descobrir por que o portão abre sozinho?',
      answer:
        'Ajuda muito. A hora de cada abertura, a chuva e quem passava na rua distinguem curto, cópia de controle e botão preso.',
    },
  ],
  visit: [],
  further: [
    'A placa que abre o portão, e onde cada fio entra nela, está explicada em [central de comando](/topicos/central-de-comando-de-portao).',
    'O sensor que vigia o vão está na página da [fotocélula](/topicos/sensor-fotocelula-para-portao).',
  ],
  send: [
    'Mande pelo WhatsApp uma foto do lugar em que a câmera está ou vai ficar, com o portão aberto: dizemos se ela atrapalha a folha ou os fios.',
    'Se o portão falhou depois da câmera, conte o dia em que ela foi ligada e grave um teste do controle com a fonte dela desligada.',
  ],
};
