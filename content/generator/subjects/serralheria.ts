import type { Subject } from '../subject.ts';

export const serralheria: Subject = {
  name: 'serralheria de portão',
  plural: 'serralherias de portão',
  gender: 'f',
  isNeighbour: true,
  aliases: [
    'serralheria',
    'serralheiro',
    'soldador',
    'solda de portão',
    'solda no portão',
    'soldador de portão',
    'fabricação de portão',
    'fabricar portão',
    'portão novo sob medida',
    'fabricante de portão',
    'pintura de portão',
    'pintura do portão',
    'pintar portão',
    'reforma de portão',
    'corte e solda',
  ],
  answers: {
    what: [
      'Fabricação, pintura e solda de folha ou coluna não estão entre os nossos serviços: são da serralheria de portão, que faz também o trilho e o batente. O nosso serviço é só o motor, com a solda do suporte dele, e na visita dizemos qual dos dois ofícios o defeito pede.',
    ],
    works: [
      'A serralheria de portão trabalha antes de nós: a folha precisa estar no esquadro, com dobradiça firme, trilho reto e ponto para o motor reforçado. Motor em folha torta gasta cursor e cremalheira em semanas.',
    ],
    price: [
      'Não damos preço de serralheria de portão, porque fabricação, solda e pintura são de outro ofício. O nosso lado é o motor, e o conserto do portão com ele vai de {{repair.from}} a {{repair.to}}.',
    ],
    choose: [
      'Entre serralheria de portão e técnico, quem chamar se decide pela folha na mão: se ela raspa, está torta ou tem solda aberta, é o serralheiro; se anda leve e só o motor não a leva, é o técnico.',
    ],
    install: [
      'A serralheria de portão entrega a folha no lugar e nós entramos com motor, central e fotocélulas, em {horas de instalação}. Convém combinar a altura do motor antes da última solda, para não refazer o suporte.',
    ],
    repair: [
      'Se a folha rachou na solda, a coluna amassou ou a dobradiça se soltou da parede, o conserto é de serralheria de portão. Se a estrutura está boa e o motor não leva a folha, o conserto é nosso, de {{repair.from}} a {{repair.to}}.',
    ],
    care: [
      'Pintura e retoque de solda são da serralheria de portão e evitam a ferrugem que come a dobradiça. Antes de pintar, cubra fotocélula, trilho e fuso, porque tinta nesses pontos trava o motor.',
    ],
    safety: [
      'A serralheria de portão não deve soldar com a placa ligada: a corrente da solda passa pela estrutura e queima a central. Desligue o disjuntor e o nobreak, e avise quem vai soldar.',
    ],
  },
  sections: [
    {
      aspect: 'what',
      heading: 'Onde termina a serralheria e começa o motor',
      text: [
        'A folha é do serralheiro até ela abrir e fechar na mão sem esforço. Daí em diante é nosso: motor, central, controles, fotocélula e as paradas.',
        'O ponto de contato entre os dois é o suporte. O suporte comum vem com o motor e é parafusado por nós; quando a folha pede um sob medida, o serralheiro o solda com o nosso desenho.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Folha nova pronta para receber motor',
      text: ['Quem manda fazer o portão pode pedir isto ao serralheiro.'],
      points: [
        'Chapa de reforço no ponto do braço ou da cremalheira.',
        'Eletroduto seco até a coluna, com caixa de passagem acima do piso.',
        'Trilho ou batente chumbado, e não parafusado no contrapiso.',
        'Folha que para em qualquer altura, no basculante, com a carga das duas caixas igual.',
        'Espaço livre ao lado da coluna para o corpo do motor.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Sinais de que o problema é da estrutura',
      text: [
        'Com solda aberta, dobradiça solta ou folha torta, desligue o disjuntor, isole o vão e não mova a folha, que pode tombar: o serralheiro vem primeiro. Só com ela reta e firme vale destravar o motor e movê-la com a mão para tirar a dúvida.',
      ],
      points: [
        'Raspa no chão ou no batente: dobradiça ou coluna.',
        'Solda com linha de ferrugem: trinca.',
        'Pivô, guia ou trilho que mexe: fixação.',
        'Folha leve na mão e parada no motor: o problema é do motor.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Soldar sem queimar a placa',
      text: [
        'A solda elétrica procura a terra por qualquer ferro. Com a central ligada, o caminho passa pela placa e pelo receptor.',
        'Peça para desligar disjuntor e nobreak e para prender a garra perto do ponto de solda. Se possível, desconectamos a central antes e religamos depois.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Pintura sem travar o portão',
      text: [
        'Tinta no trilho faz a roda patinar. Tinta na lente da fotocélula impede o fechamento, e camada grossa no fuso do basculante trava o cursor.',
        'Esses pontos são cobertos com fita antes de pintar. Se já receberam tinta, a remoção e o ajuste são serviço nosso, dentro da faixa de conserto.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que muda no motor depois da serralheria',
      text: [
        'Chapa soldada por cima da grade aumenta o peso e muda contrapeso e motor. O PPA Home vai até {{home.weight}}; acima disso, o conjunto precisa ser outro.',
        'Diga o que foi acrescentado antes de religar. A regulagem de força e de paradas refeita nesse dia evita a troca de peças meses depois.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'O que comparar entre serralherias',
      text: [
        'Compare espessura de chapa e de tubo, drenagem das colunas e o que está incluído: dobradiça, pintura, trilho, instalação. Peça o peso aproximado da folha pronta.',
        'Esse peso é o primeiro dado que pedimos para indicar o motor, e o serralheiro é quem melhor o conhece.',
      ],
    },
  ],
  faults: [],
  questions: [
    {
      about: ['repair', 'care'],
      question: 'Vocês pintam portão de ferro?',
      answer:
        'Não pintamos. O pintor ou o serralheiro lixa, passa o fundo contra ferrugem e pinta; nós cobrimos ou desligamos o que é do motor e regulamos o equilíbrio se a tinta pesou.',
    },
    {
      about: ['what', 'install'],
      question: 'Vocês fabricam portão?',
      answer: 'Não. Instalamos e consertamos o motor. A folha e a estrutura são da serralheria.',
    },
    {
      about: ['repair'],
      question: 'A dobradiça quebrou, chamo vocês?',
      answer:
        'Chame o serralheiro. Se a folha quebrada ainda está no motor, desligue o disjuntor e não a mova.',
    },
    {
      about: ['install', 'price'],
      question: 'Posso comprar o motor antes do portão?',
      answer: 'É melhor depois de saber o peso e o tipo da folha. O motor se escolhe por eles.',
    },
    {
      about: ['care', 'safety'],
      question: 'Posso pintar o portão com o motor instalado?',
      answer: 'Pode, com a energia cortada e fotocélula, fuso e trilho cobertos.',
    },
    {
      about: ['repair', 'price'],
      question: 'Vocês fazem o suporte do motor?',
      answer:
        'O suporte comum vem com o motor e nós o parafusamos. Solda ou reforço de suporte, com o motor no lugar, fazemos de {{part.metalwork.from}} a {{part.metalwork.to}}; peça fora de medida e base de ferro nova são do serralheiro, que recebe o nosso desenho.',
    },
    {
      about: ['repair', 'works'],
      question: 'O portão empenou, o motor aguenta?',
      answer: 'Não convém. Ele passa a puxar de lado; endireite a folha e só então se regula o motor.',
    },
  ],
  visit: [],
  further: [
    'Depois da folha pronta, a página da [automatização de portão](/topicos/automatizacao-de-portao) mostra o que falta para o motor.',
    'Para portão de ferro com motor, veja [instalação em portão de ferro](/topicos/instalacao-de-motor-em-portao-de-ferro).',
  ],
  send: [
    'Se a dúvida é saber de quem é o serviço, mande pelo WhatsApp uma foto da folha inteira, de longe, e outra do ponto que quebrou ou raspa: respondemos se é estrutura ou motor.',
    'Antes de soldar ou pintar, mande uma foto do motor e da central: dizemos o que desligar e o que cobrir.',
  ],
};
