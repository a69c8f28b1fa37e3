/** Answers about homes: what residents need, upkeep, small jobs and their prices, and selling the house. */
import type { DirectAnswer } from '../direct-answer.ts';

export const homeAnswers: readonly DirectAnswer[] = [
  {
    when: ['regula*|ajust*', 'preco|quanto|custa|valor|cobra*', 'portao|motor|basculante|fim de curso|forca'],
    unless: 'fotocelula|cremalheira|placa',
    subject: 'portao-automatico',
    aspects: ['adjust', 'price'],
    answer: [
      'A regulagem de um portão automático custa de {{part.adjustment.from}} a {{part.adjustment.to}}: acertam-se os pontos de parada, a força e o equilíbrio da folha, na mesma visita. Se houver cabo, roldana ou mola gasta, a troca fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, dita antes de começar.',
    ],
    heading: 'O que a regulagem inclui',
    text: [
      'A folha vem antes do motor. No basculante, solta-se o motor e confere-se se ela fica parada a meia altura; no de correr, se anda leve no trilho inteiro.',
      'Só então se regulam fim de curso, força e tempo de fechamento, e testa-se a fotocélula.',
    ],
    points: [
      'Bate no fim ou para antes: fim de curso.',
      'Volta no meio sem obstáculo: força ou folha pesada.',
      'Sobe ou desce sozinho solto: contrapeso ou mola.',
      'Aumentar a força não substitui o equilíbrio.',
    ],
    questions: [
      {
        question: 'De quanto em quanto tempo o portão precisa de regulagem?',
        answer:
          'Numa casa, a revisão anual basta. Antes disso, só se a folha mudou de peso, levou batida ou começou a bater no fim.',
      },
      {
        question: 'A visita é cobrada à parte?',
        answer: 'Não há taxa de visita na área que atendemos, e o valor é dito antes.',
      },
    ],
  },
  {
    when: [
      'contrato|mensal|mensalidade|plano de manutencao',
      'condominio*|predio*|edificio*',
      'pequeno|poucas vagas|poucos apartamentos|vale|compensa|avulsa|avulso',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['care', 'price'],
    answer: [
      'No condomínio de poucas vagas, o contrato mensal de manutenção do portão só compensa se ele inclui revisão a cada {{maintenance.interval}} e prioridade na chamada; com poucas vagas, duas preventivas avulsas por ano costumam sair mais em conta. Fazemos das duas formas, com o valor por escrito para o síndico depois de ver o portão.',
    ],
    heading: 'Contrato ou visita avulsa num prédio de poucas vagas',
    text: [
      'Some o que se gastou em chamadas no último ano. Se foi menos que doze mensalidades, a avulsa ganha; se o portão parou em hora cheia mais de uma vez, a prioridade do contrato vale o preço.',
      'Conserto fora da revisão fica entre {{repair.from}} e {{repair.to}}, e troca de motor pesado entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Número de revisões por ano e o que se testa em cada uma.',
      'Prazo de resposta com o portão parado.',
      'Peças incluídas ou cobradas à parte.',
      'Relatório por visita, que o síndico guarda.',
      'Saída do contrato sem multa longa.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'O que entra em cada preventiva',
        text: [
          'Folha na mão, trilho e roldanas ou cabos e pivôs, reaperto, lubrificação, força, fim de curso, fotocélulas e destravamento manual.',
          'Entre as visitas, o zelador varre o trilho e passa pano nas lentes; a caixa do motor fica fechada.',
        ],
      },
    ],
    questions: [
      {
        question: 'O contrato precisa de assembleia?',
        answer:
          'Em geral é despesa ordinária e o síndico contrata; a convenção do prédio pode pôr um limite.',
      },
      {
        question: 'O contrato cobre controle de morador?',
        answer: 'Isso se combina por escrito. Em geral o controle perdido é pago por quem o perdeu.',
      },
    ],
  },
  {
    when: ['lava jato|lavajato|lavar|lavadora|mangueira|jato de agua|limpar com agua', 'portao|motor'],
    unless: 'maquina de lavar|controle|molhou|molhado|molhei',
    subject: 'portao-automatico',
    aspects: ['care', 'allowed'],
    answer: [
      'A folha do portão eletrônico pode ser lavada com água e sabão neutro; o jato de pressão não deve chegar à caixa do motor, à central, à fotocélula nem aos cabos. Desligue o disjuntor antes de molhar e só religue com tudo seco.',
    ],
    heading: 'Onde a água pode ir e onde não',
    text: [
      'A carcaça aguenta chuva que cai, e não água empurrada de lado ou de baixo. O jato entra pela tampa e pela passagem dos fios, e a placa molhada só falha horas depois; limpá-la parte de {{repair.from}}, e trocá-la fica entre {{part.board.from}} e {{part.board.to}}.',
      'Lavar tira graxa de dobradiça, roldana e cremalheira. Depois de secar, lubrifique onde vai graxa, e deixe o trilho seco.',
    ],
    points: [
      'Folha e grade: esponja, sabão neutro e mangueira sem pressão.',
      'Caixa do motor: pano úmido, com o disjuntor desligado.',
      'Fotocélula: pano macio, sem produto.',
      'Madeira e alumínio pintado: nada de produto ácido.',
    ],
    questions: [
      {
        question: 'Molhei o motor com o jato. E agora?',
        answer:
          'Deixe o disjuntor desligado e não teste. Um técnico abre, seca e mede a placa antes de religar.',
      },
      {
        question: 'Posso lavar o trilho do portão de correr?',
        answer: 'Pode, com mangueira, levando a sujeira para fora. Não passe óleo nem graxa depois.',
      },
    ],
  },
  {
    when: ['valoriza*|desvaloriza*', 'imovel|casa|portao|venda'],
    subject: 'portao-automatico',
    aspects: ['worth', 'price'],
    answer: [
      'Portão automático em bom estado não desvaloriza o imóvel: costuma ajudar na venda, pela comodidade e pela segurança de não descer do carro. O que desvaloriza é portão barulhento, torto ou parado; não temos número para prometer, e o custo num basculante vai de {{kit.padrao}} a {{kit.jetflex}} instalado.',
    ],
    heading: 'O que o comprador olha no portão',
    text: [
      'Quem visita a casa vê o portão primeiro. Abrir macio, sem barulho e com dois controles em ordem passa a ideia de casa cuidada.',
      'Antes de anunciar, uma revisão simples costuma bastar; um conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Folha no esquadro e pintura inteira.',
      'Controles que funcionam e chave de destravamento.',
      'Nota do motor e garantia que ainda corre.',
      'Memória de controles apagada na entrega das chaves.',
    ],
    questions: [
      {
        question: 'Vale trocar o motor antes de vender a casa?',
        answer: 'Só se ele está parado ou muito barulhento. Motor que anda bem não precisa ser novo.',
      },
    ],
  },
  {
    when: [
      'idoso*|idosa*|mora sozinh*|moro sozinh*|cadeirante|cadeira de rodas|acessivel|acessibilidade|mobilidade|deficien*|gravida',
      'portao|motor|controle',
    ],
    unless: 'botao|botoes|tecla*|controle facil|controle simples|caiu|preso|prendeu|machuc*',
    subject: 'portao-automatico',
    aspects: ['safety', 'choose', 'care'],
    answer: [
      'Para idoso, cadeirante ou quem mora sozinho, o portão automático precisa de três coisas: controle fácil de apertar, fotocélula que espere quem anda devagar e uma saída na falta de luz que não dependa de força. O motor é o mesmo de qualquer casa; em basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'Ajustes que fazem diferença no dia a dia',
    text: [
      'O tempo do fechamento automático deve ser longo, ou a função deve ficar desligada. A força fica no mínimo que move a folha, para que ela volte ao encostar.',
      'Destravar exige achar a chave e empurrar a folha. Quem não pode fazer isso ganha com um nobreak, orçado pela etiqueta do motor.',
    ],
    points: [
      'Controle de botões grandes, um no carro e outro na entrada.',
      'Botoeira interna à altura da mão, também para cadeira de rodas.',
      'Fotocélula testada todo mês com um cabo de vassoura.',
      'Parente ou vizinho que saiba usar a chave de destravamento.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Manutenção para quem não pode ficar na mão',
        text: [
          'Uma revisão por ano evita a maior parte das paradas: folha leve, cabos ou roldanas, fotocélula e destravamento testado com a pessoa da casa.',
          'Acertar força e tempos fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Motor rápido é perigoso para idoso?',
        answer:
          'Não, com fotocélula e força regulada. Para quem anda devagar, porém, a velocidade comum dá mais sossego.',
      },
      {
        question: 'Dá para um filho abrir o portão de longe?',
        answer: 'Dá, com um módulo de Wi-Fi ligado à central, se a rede da casa chega à garagem.',
      },
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
];
