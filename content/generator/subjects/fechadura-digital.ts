import type { Subject } from '../subject.ts';

export const fechaduraDigital: Subject = {
  name: 'fechadura digital',
  plural: 'fechaduras digitais',
  gender: 'f',
  isNeighbour: true,
  aliases: [
    'fechadura facial',
    'fechadura biométrica',
    'leitor facial',
    'fechadura com senha',
    'fechadura de senha',
    'fechadura inteligente',
    'biometria',
    'leitor de digital',
    'teclado de senha',
  ],
  answers: {
    what: [
      'Fechadura digital não está entre os nossos serviços: é trabalho de chaveiro ou de empresa de controle de acesso. Ela tranca a porta e não move a folha; o que fazemos é ligar a entrada da garagem ao controle de acesso que você já tem.',
    ],
    works: [
      'A fechadura digital tem bateria própria e destrava o trinco por dentro. Onde ela conversa com portão é no contato: um aparelho de acesso com saída de contato seco pode mandar abrir a central do motor.',
    ],
    price: [
      'Não damos preço de fechadura digital. A ligação do portão com um controle de acesso existente entra na faixa de conserto, de {{repair.from}} a {{repair.to}}, se o aparelho tiver saída de contato.',
    ],
    install: [
      'A fechadura digital é instalada na porta por chaveiro ou pela loja que a vendeu. No portão da garagem, instalamos o contato na entrada de botoeira da central e testamos com o aparelho de acesso.',
    ],
    repair: [
      'Conserto de fechadura digital não é serviço nosso; a assistência da marca ou um chaveiro cuida dela. Se a fechadura abre e o portão não, o defeito está no contato ou na central, e isso nós vemos, de {{repair.from}} a {{repair.to}}.',
    ],
    compatibility: [
      'Uma fechadura digital de porta não comanda portão por si só. Um leitor de acesso com saída de contato seco comanda, desde que fique ligado à entrada de botoeira da central.',
    ],
    safety: [
      'Com fechadura digital, a saída precisa continuar livre sem senha e sem bateria. No portão, o comando de abrir pelo leitor não dispensa a fotocélula, que continua mandando no fechamento.',
    ],
    power: [
      'A fechadura digital tem bateria e costuma ter chave de emergência; o portão tem chave de destravamento. São duas reservas diferentes, e as duas precisam estar com alguém que saiba usá-las.',
    ],
  },
  sections: [
    {
      aspect: 'what',
      heading: 'A fechadura da porta e o portão da garagem',
      text: [
        'A fechadura digital tranca uma porta que se abre com a mão. O portão da garagem é movido por motor e aberto por contato.',
        'Juntar os dois faz sentido quando a mesma pessoa entra pelas duas portas. O que se liga é o comando, e não a fechadura.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'O que o aparelho de acesso precisa ter',
      text: ['Antes de comprar, procure no manual dele estes itens.'],
      points: [
        'Saída de contato seco, sem tensão.',
        'Tempo de pulso curto, para a central entender um toque.',
        'Entrada de botão de saída no mesmo aparelho.',
        'Cadastro por pessoa, para apagar só quem saiu.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Como ligamos o portão a um leitor',
      text: ['O leitor é de outro fornecedor; a entrada é nossa.'],
      steps: [
        'Conferimos o tipo de saída do leitor com o manual em mãos.',
        'Passamos um par de fios até a entrada de botoeira da central.',
        'Testamos um toque, dois toques e o botão de saída.',
        'Verificamos que a fotocélula manda no fechamento em qualquer caso.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Senha que se espalha',
      text: [
        'Senha de fechadura circula por mensagem e fica na casa anterior. Cadastro por pessoa e troca na saída do morador valem mais que a senha longa.',
        'No portão, código rolante no controle faz o mesmo papel. Os controles do nosso kit para basculante, a partir de {{kit.padrao}}, já são desse tipo.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Fechadura digital ou trava elétrica no social',
      text: [
        'A digital resolve quem entra; a trava elétrica resolve abrir de longe, pelo interfone ou pelo controle. Em portão de pedestre, a segunda costuma ser o que se quer.',
        'As duas podem conviver na mesma porta, com a digital do lado de fora e o botão de saída por dentro.',
      ],
    },
    {
      aspect: 'power',
      heading: 'Bateria da fechadura e energia do portão',
      text: [
        'A bateria da fechadura avisa antes de acabar, com luz ou som. A energia do portão acaba sem aviso, e por isso a chave de destravamento fica em lugar conhecido.',
        'Um nobreak no portão não alimenta a fechadura. Cada uma tem o seu jeito de abrir no apagão.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que orçamos nessa entrada',
      text: [
        'Orçamos a ligação com o portão, a botoeira e, se houver, a trava elétrica. A fechadura da porta fica com quem a vende, e a nossa parte tem {{repair.warranty}} de garantia no serviço.',
        'O valor fica de {{repair.from}} a {{repair.to}} quando o aparelho de acesso já está instalado e tem a saída certa.',
      ],
    },
  ],
  faults: [],
  questions: [
    {
      about: ['install'],
      question: 'Vocês instalam fechadura digital na porta?',
      answer: 'Não. Isso é de chaveiro ou da loja que a vendeu. Nós cuidamos do portão e da ligação dele.',
    },
    {
      about: ['compatibility'],
      question: 'Minha fechadura com senha pode abrir o portão?',
      answer: 'Só se o modelo tiver saída de contato seco. Mande a foto do manual nessa parte.',
    },
    {
      about: ['safety'],
      question: 'Dá para abrir o portão por digital?',
      answer:
        'Dá, com leitor de acesso ligado à entrada de botoeira. A fotocélula continua mandando no fechamento.',
    },
    {
      about: ['power'],
      question: 'Se a bateria da fechadura acabar, o portão abre?',
      answer:
        'O portão não depende dela. Ele abre pelo controle, pela botoeira ou pela chave de destravamento.',
    },
    {
      about: ['choose'],
      question: 'O que é melhor para o portão de pedestre?',
      answer:
        'Trava elétrica com botoeira e, se quiser, um leitor. A folha precisa fechar sozinha e no esquadro.',
    },
  ],
  visit: [],
  further: [
    'Para a trava que segura o portão, veja [trava elétrica para portão](/topicos/trava-eletrica-para-portao).',
    'Se a ideia é abrir pelo telefone, leia [portão que não abre pelo celular](/portao-nao-abre-pelo-celular).',
  ],
  send: [
    'Mande pelo WhatsApp a foto do aparelho de acesso e da central do portão: dizemos se as duas conversam.',
    'Se ainda vai comprar a fechadura, mande o modelo antes: conferimos se há saída de contato.',
  ],
};
