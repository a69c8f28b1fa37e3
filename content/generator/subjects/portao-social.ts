import type { Subject } from '../subject.ts';

export const portaoSocial: Subject = {
  name: 'portão social',
  plural: 'portões sociais',
  gender: 'm',
  isNeighbour: true,
  isPartlyOurs: true,
  aliases: [
    'portãozinho',
    'portão de pedestre',
    'portão de pedestres',
    'porta social',
    'portinhola',
    'entrada de pedestres',
    'fecho elétrico',
    'fecho elétrico de portão social',
    'fechadura elétrica',
    'fechadura de portão social',
  ],
  answers: {
    what: [
      'No portão social pomos e consertamos a fechadura elétrica, a fonte, o fio e a botoeira, de {{repair.from}} a {{repair.to}}. O valor depende do modelo, do fio e do batente; a folha e a dobradiça são de serralheiro. A foto do batente diz antes que fechadura cabe, e o valor com a peça vem antes de começar.',
    ],
    works: [
      'No portão social, um pulso elétrico solta o trinco e quem abre é a mão ou a mola. O fecho elétrico fica trancado sem energia; a fechadura eletromagnética fica destrancada, e essa diferença decide a escolha.',
    ],
    price: [
      'Não damos preço de portão social novo, que é serviço de serralheria. Trava, botoeira ou ligação com o motor da garagem entram na faixa de conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    install: [
      'No portão social instalamos trava elétrica, botão de saída e o fio até a central, sem mexer na folha. Se a dobradiça está caída ou o batente fora do esquadro, o serralheiro vem antes.',
    ],
    repair: [
      'Portão social que não tranca costuma ser alinhamento da folha com o trinco, e não defeito elétrico. O que é fio, botão ou trava nós reparamos, de {{repair.from}} a {{repair.to}}; a folha fica com o serralheiro.',
    ],
    compatibility: [
      'Um portão social pode abrir pelo mesmo controle da garagem, com receptor e um botão a mais. O interfone liga-se no mesmo par de fios do botão de saída.',
    ],
    choose: [
      'Para o portão social, escolha fecho elétrico se a entrada é da rua e ninguém fica de porteiro: ele continua trancado quando falta luz. A fechadura eletromagnética é mais silenciosa, mas sem bateria ela solta a porta.',
    ],
    power: [
      'Sem energia, o portão social com fecho elétrico continua trancado e abre pela chave; com fechadura eletromagnética ele fica solto, a menos que a fonte tenha bateria. Guarde uma chave fora da casa.',
    ],
    safety: [
      'O portão social da rua precisa de saída que funcione sem energia e sem senha, porque é por ele que se sai. O botão fica onde um braço pela grade não alcance.',
    ],
    care: [
      'O cuidado do portão social é dobradiça com pouca graxa e batente no esquadro. A fechadura elétrica se lubrifica por dentro do trinco, e nunca com óleo na bobina.',
    ],
  },
  sections: [
    {
      aspect: 'what',
      heading: 'O que é nosso e o que é da serralheria',
      text: [
        'Nossa parte é o elétrico: trava, botoeira, fonte, fio até a central e o receptor que abre com o controle do carro. A folha, a dobradiça e o batente são do serralheiro.',
        'Se o trinco não entra no furo, é a folha que caiu. Trocar a trava nesse dia só muda o barulho.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Fecho elétrico, pino ou ímã no social',
      text: ['Cada trava se comporta diferente quando falta luz e quando alguém empurra.'],
      points: [
        'Fecho elétrico: continua trancado sem energia e abre com pulso.',
        'Fechadura eletromagnética: abre sem energia, a menos que haja bateria.',
        'Pino: segura a folha de lado e pede alinhamento justo.',
        'Chave comum: serve como reserva em qualquer um deles.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Onde a trava e o botão ficam',
      text: ['O lugar vem antes do modelo.'],
      steps: [
        'Conferimos se a folha fecha sozinha e para no mesmo ponto.',
        'Marcamos a trava no lado que não recebe chuva direta.',
        'Passamos o fio até a fonte, em lugar seco.',
        'Montamos o botão de saída longe do alcance da rua.',
        'Ligamos interfone e receptor na mesma entrada e testamos sem energia.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Controle do carro, interfone e botão no mesmo portão',
      text: [
        'A fechadura do social abre com um pulso da fonte dela. Botão, interfone, teclado e receptor são contatos que mandam esse pulso, e podem ser ligados todos no mesmo portão.',
        'O que se evita é ligar a fechadura na tensão do motor: ela é alimentada à parte, em baixa tensão.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'O teste antes de chamar o serralheiro',
      text: ['Com a folha fechada, empurre-a de leve.'],
      points: [
        'O trinco entra e a folha balança: trava cansada ou frouxa.',
        'O trinco não acha o furo: folha caída na dobradiça.',
        'Nada solta com o botão: fio, fonte ou bobina.',
        'Solta sozinho com vento: trava no fim ou chapa gasta.',
      ],
    },
    {
      aspect: 'power',
      heading: 'Chave reserva e bateria',
      text: [
        'Com fecho elétrico, a chave resolve. Com ímã, é a bateria da fonte que decide se a casa fica trancada.',
        'Uma bateria testada a cada {{maintenance.interval}} evita a surpresa. A chave fica com alguém de fora da casa, e não embaixo do vaso.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Botão de saída e criança',
      text: [
        'O botão alto demais não serve a criança que precisa sair, e baixo demais serve a quem está na calçada. O meio-termo é dentro de caixa, na altura do peito.',
        'Em condomínio, a saída não pode depender de senha ou de aplicativo. O responsável pelo prédio confere isso.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que pedir no orçamento do social',
      text: [
        'Peça a trava, a fonte e o fio em linhas separadas, e quem faz o furo no batente. Nesse serviço, o valor do elétrico fica de {{repair.from}} a {{repair.to}}.',
        'A trava posta por nós tem {{parts.warranty}} de garantia. Se a ideia é abrir o social pelo celular, o módulo entra à parte e o sinal precisa chegar à calçada.',
      ],
    },
  ],
  faults: [],
  questions: [
    {
      about: ['compatibility'],
      question: 'Dá para abrir o portão social com o controle do carro?',
      answer: 'Dá, com um receptor ligado à trava e um botão livre no mesmo controle.',
    },
    {
      about: ['choose', 'power'],
      question: 'Qual trava não solta quando falta luz?',
      answer:
        'O fecho elétrico: ele precisa de energia para abrir. A eletromagnética precisa de bateria para segurar.',
    },
    {
      about: ['repair'],
      question: 'O portãozinho abre mas não fecha sozinho, o que é?',
      answer:
        'Mola aérea ou dobradiça de mola cansada. Folha que não volta sozinha deixa a trava sem alinhamento.',
    },
    {
      about: ['install', 'price'],
      question: 'Vocês instalam fechadura no portão social?',
      answer: 'A trava elétrica e o botão, sim. Troca de batente e solda são de serralheiro.',
    },
    {
      about: ['safety'],
      question: 'O interfone pode abrir o portão social?',
      answer: 'Pode, no mesmo contato do botão. Interfone que não chama é com quem cuida do interfone.',
    },
    {
      about: ['signs', 'repair'],
      question: 'A trava zumbe, é normal?',
      answer: 'Não. Zumbido é fonte errada ou chapa solta, e os dois se medem antes de trocar.',
    },
    {
      about: ['compatibility'],
      question: 'O motor da garagem pode abrir o social?',
      answer:
        'O motor, não: a fechadura do social tem fonte própria. O mesmo controle pode, num botão livre, com um receptor ligado a ela.',
    },
  ],
  visit: [],
  further: [
    'Para a trava da folha da garagem, veja [trava elétrica para portão](/topicos/trava-eletrica-para-portao).',
    'Se a botoeira parou de responder, leia [botoeira que parou de funcionar](/botoeira-do-portao-parou-de-funcionar).',
  ],
  send: [
    'Mande pelo WhatsApp foto da folha fechada, da borda dela e do batente, e diga para que lado abre: dizemos que trava serve e o que é do serralheiro.',
    'Para abrir com o controle do carro, mande a foto do controle e da central da garagem: respondemos se falta só o receptor.',
  ],
};
