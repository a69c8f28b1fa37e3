import type { Subject } from '../subject.ts';

export const portaDeEnrolar: Subject = {
  name: 'porta de enrolar',
  plural: 'portas de enrolar',
  gender: 'f',
  isNeighbour: true,
  aliases: [
    'porta de aço de enrolar',
    'porta de aço',
    'porta de rolo',
    'porta de enrolar automática',
    'porta de enrolar motorizada',
    'porta de aço motorizada',
    'porta de aço automática',
    'portão de enrolar',
    'portão de aço de enrolar',
    'porta de loja',
    'grade de enrolar',
    'cortina de enrolar',
    'cortina de aço',
    'cortina de ferro',
    'cortina de loja',
    'cortina metálica',
    'motor de porta de enrolar',
  ],
  answers: {
    what: [
      'Porta de enrolar não está entre os nossos serviços: ela sobe enrolada num eixo sobre o vão e usa um motor próprio, que fica no eixo e não na coluna. Nosso trabalho é o motor de portão basculante, de correr e pivotante; para a porta de loja indicamos procurar quem trabalha com esse eixo e com as molas dele.',
    ],
    works: [
      'Na porta de enrolar, o eixo com molas equilibra a chapa e o motor só gira o eixo, com fins de curso dentro dele. Quando a mola cansa, o motor carrega a porta inteira e queima, e por isso quem troca um precisa medir a outra.',
    ],
    price: [
      'Não damos preço de porta de enrolar, porque não instalamos nem consertamos esse conjunto. Quem orça precisa de largura, altura, tipo de lâmina e do estado das molas.',
    ],
    choose: [
      'Para escolher motor de porta de enrolar, o que decide é o peso da chapa e o diâmetro do eixo, medidos por quem vai instalar. Motor de portão de garagem não serve nela, porque empurra em linha e não gira um eixo.',
    ],
    install: [
      'A instalação de motor em porta de enrolar é de serralheiro ou de empresa de portas de aço, porque começa pela tensão das molas. Nós instalamos motor de portão de garagem e podemos cuidar só da parte que for portão na mesma entrada.',
    ],
    repair: [
      'Conserto de porta de enrolar não está entre os nossos serviços. Se ela desceu e não sobe, não a erga na alavanca: as molas do eixo ficam tensionadas e soltam com violência; procure uma serralheria especializada em porta de aço.',
    ],
    power: [
      'Sem energia, a porta de enrolar motorizada sobe pela corrente de emergência ou pela alavanca do motor, quando o modelo tem. Se não tiver, espere quem a instalou, porque forçar a lâmina entorta a guia.',
    ],
    safety: [
      'A porta de enrolar guarda a força nas molas do eixo e na altura da chapa. Não fique embaixo dela parada no meio do curso e não solte parafuso do eixo.',
    ],
  },
  sections: [
    {
      aspect: 'what',
      heading: 'Porta de enrolar e portão de garagem são mecânicas diferentes',
      text: [
        'O portão basculante gira a folha inteira, com contrapeso nas colunas. A porta de enrolar recolhe lâminas em volta de um eixo, com molas dentro dele.',
        'Por isso o motor também difere. O nosso puxa um cursor num fuso ou empurra uma cremalheira; o da porta de aço gira o eixo por coroa e corrente.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'O que da porta de enrolar tem a ver com a garagem',
      text: [
        'Lojas com estacionamento costumam ter as duas coisas: porta de aço na frente e portão na lateral. Cada uma tem central e controle próprios.',
      ],
      points: [
        'Um mesmo controle pode acionar as duas, se as centrais aceitarem a mesma família de código.',
        'O disjuntor deve ser separado, para uma parada não deixar a outra sem saída.',
        'A fotocélula de um portão nosso não protege o vão da porta de aço.',
        'Um nobreak dimensionado para o portão não alimenta a porta.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'O que observar antes de chamar a serralheria',
      text: ['Com a chave geral da porta desligada, olhe do lado de dentro e anote.'],
      points: [
        'Lâmina fora da guia de um lado: ela não deve ser acionada.',
        'Motor gira e a porta não: coroa, corrente ou chaveta do eixo.',
        'Porta que desce sozinha: mola cansada ou rompida.',
        'Porta que para e volta: fim de curso do próprio motor.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Molas tensionadas no alto do vão',
      text: [
        'O eixo da porta de enrolar fica carregado com a porta embaixo. Quem abre a caixa dele sem travar leva o golpe da mola.',
        'Se a porta travou no meio, isole a passagem por baixo e por fora. A chapa desce de uma vez quando o que a prende cede.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Quando um portão serve melhor que a porta de aço',
      text: [
        'Em garagem de casa, o basculante ou o de correr com motor custa menos para manter e abre mais quieto. O nosso kit para basculante, instalado, começa em {{kit.padrao}}.',
        'Em fachada de loja sem recuo, a porta de enrolar continua sendo a que fecha o vão sem ocupar a calçada. Aí ela é a escolha certa, com quem trabalha nela.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Portão na lateral da loja, com motor nosso',
      text: [
        'Se a entrada de carga ou de carros é um portão basculante, de correr ou de abrir, medimos a folha e orçamos o motor. Folha pesada de comércio com instalação fica entre {{condominium.from}} e {{condominium.to}}.',
        'Nesse caso, uma foto do portão e outra do quadro de luz já dizem se há tensão e disjuntor livres perto dele.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que pedir num orçamento de porta de aço',
      text: [
        'Peça o valor das molas e do motor em linhas separadas e pergunte quem regula os fins de curso depois. Peça também a garantia da mão de obra por escrito.',
        'Desconfie de troca de motor sem teste de equilíbrio. A porta que sobe leve na mão é a que deixa o motor novo durar.',
      ],
    },
  ],
  faults: [],
  questions: [
    {
      about: ['install', 'compatibility'],
      question: 'Vocês instalam motor em porta de enrolar?',
      answer:
        'Não. Instalamos motor em portão basculante, de correr e pivotante. A porta de aço tem eixo e molas próprios.',
    },
    {
      about: ['compatibility'],
      question: 'O motor de portão basculante serve numa porta de enrolar?',
      answer: 'Não serve. Ele move um cursor em linha reta, e a porta precisa de um eixo girando.',
    },
    {
      about: ['repair', 'power'],
      question: 'A porta travou e a loja precisa abrir, o que faço?',
      answer:
        'Procure a corrente ou a alavanca de emergência do motor. Se não houver, chame uma serralheria de porta de aço e não force a lâmina.',
    },
    {
      about: ['compatibility', 'program'],
      question: 'Posso usar um controle só para a porta e o portão?',
      answer:
        'Se as duas centrais aceitarem a mesma família, sim, cada uma num botão. A do portão nós gravamos.',
    },
    {
      about: ['safety'],
      question: 'É perigoso mexer na mola?',
      answer:
        'Sim, muito. Ela fica carregada com a porta fechada e não deve ser solta sem trava e ferramenta.',
    },
    {
      about: ['choose', 'price'],
      question: 'O que custa manter mais barato, porta ou portão?',
      answer:
        'Depende do uso, mas o portão tem peças mais fáceis de achar. O conserto dele vai de {{repair.from}} a {{repair.to}}.',
    },
  ],
  visit: [],
  further: [
    'Se a entrada da sua loja é um portão, veja [motor de portão industrial e comercial](/termos/motor-portao-industrial).',
    'Para quem vai trocar a porta por um portão, a página da [automatização](/topicos/automatizacao-de-portao) mostra por onde começar.',
  ],
  send: [
    'Se na mesma entrada houver um portão, mande a foto dele pelo WhatsApp e dizemos o que fazemos ali; para a porta de enrolar, procure uma serralheria de portas de aço.',
    'Na dúvida se é porta de enrolar ou portão, mande a foto de dentro, com o alto do vão: respondemos na hora de que lado está o serviço.',
  ],
};
