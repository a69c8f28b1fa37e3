/** Answers that compare two ways of doing one thing, and about what an old gate or motor still allows. */
import type { DirectAnswer } from '../direct-answer.ts';

export const eitherAnswers: readonly DirectAnswer[] = [
  {
    when: ['fazer|voces fazem portao|fazem portao|faz portao|confecc*|mandar fazer', 'portao|portoes'],
    unless:
      'manuten*|conserto|revisao|copia|barulho|motor|furo|o que fazer|como fazer|fazendo|instal*|seguro|fabrica*|sob medida',
    subject: 'serralheria',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Fazer portão novo não está entre os nossos serviços: quem fabrica a folha, de ferro, alumínio ou madeira, é a serralheria ou o marceneiro. Nós pomos o motor depois, e vale falar conosco antes da medida final, porque peso e movimento decidem o motor.',
    ],
    heading: 'O que combinar com a serralheria para o portão já nascer pronto para o motor',
    text: [
      'Peça o peso da folha por escrito e o tipo de movimento. Em basculante, o contrapeso deve deixar a folha parada em qualquer altura; em portão de correr, trilho nivelado e batentes nas duas pontas.',
      'Como medida, o kit de motor instalado num basculante novo vai de {{kit.padrao}} a {{kit.jetflex}}; em portão de correr ou de abrir sai por orçamento.',
    ],
    points: [
      'Reforço no ponto em que o motor se prende.',
      'Conduíte e ponto de energia no lado certo.',
      'Folga para pintura sem raspar.',
      'Dois orçamentos com a mesma chapa e o mesmo tubo.',
    ],
  },
  {
    when: [
      'motor|central|placa',
      'tem peca|achar peca|encontrar peca|acha peca|existe peca|fora de linha|saiu de linha',
    ],
    unless: 'controle',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair', 'worth'],
    answer: [
      'Motor de portão velho quase sempre ainda tem peça comum, como capacitor, rolamento, ímã e até placa compatível; o que some é a engrenagem própria do modelo e a placa com sensor especial. Mande a foto da etiqueta e dizemos se a peça existe, antes da visita.',
    ],
    heading: 'O que se acha e o que some num motor antigo',
    text: [
      'Conserto fica entre {{repair.from}} e {{repair.to}}. Quando a peça passa da metade do preço de um conjunto novo, ou só existe usada, trocar o motor sai melhor: de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    points: [
      'Serve de qualquer marca: capacitor e rolamento pela medida.',
      'Serve com adaptação: placa, se o motor é de indução.',
      'Só a do modelo: engrenagem interna, carcaça e sensor.',
      'Etiqueta apagada: foto do motor aberto, feita pelo técnico.',
    ],
  },
  {
    when: [
      'desligar|desligo|cortar',
      'energia|disjuntor|luz|tomada',
      'destrav*|soltar|abrir manualmente|abrir na mao|abrir em mao',
    ],
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'Sim, desligue o disjuntor antes de destravar o portão, mesmo sem luz na rua: se a energia volta ou alguém aperta o controle com a folha solta, o motor parte com a sua mão no caminho. Só depois gire a chave de destravamento.',
    ],
    heading: 'A ordem de destravar e de voltar',
    text: [
      'Para voltar, inverta: folha na posição de trabalho, chave travada, e por último o disjuntor. Com nobreak, desligue também o aparelho.',
      'Se a folha solta pesa ou desce, não insista; acertar o equilíbrio é conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Disjuntor do portão desligado.',
      'Ninguém sob a folha nem no vão.',
      'Chave até o fim, sem alavanca.',
      'Folha levada devagar, por uma pessoa só.',
    ],
  },
  {
    when: ['trava*', 'ou', 'cadeado|corrente|ferrolho'],
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Com motor em uso diário, prefira a trava elétrica: ela solta e prende sozinha a cada abertura, enquanto o cadeado esquecido faz o motor forçar contra ele e quebrar. Cadeado serve em viagem ou com o motor destravado, e sempre com o disjuntor desligado.',
    ],
    heading: 'O que cada um segura',
    text: [
      'O cadeado segura bem, mas não sabe quando o portão vai abrir. A trava elétrica é comandada pela central, e por isso precisa de saída própria ou de um módulo.',
      'Instalar ou trocar a trava fica na faixa de {{repair.from}} a {{repair.to}}, mais a peça, dita por foto.',
    ],
    points: [
      'Viagem longa: cadeado, com aviso a quem tem controle.',
      'Todo dia: trava elétrica.',
      'Falta de luz: a trava precisa de chave para abrir na mão.',
    ],
  },
  {
    when: ['roldana*', 'rolamento', 'ou|sem|com'],
    unless: 'troca|trocar|barulho|travad*|quebr*|preco|quanto',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Prefira roldana de portão com rolamento blindado: ela gira leve, poupa o motor e aguenta água e areia. A roldana sem rolamento roda sobre o próprio eixo, é mais barata e só se justifica em folha leve, aberta poucas vezes na mão.',
    ],
    heading: 'Com e sem rolamento, na prática',
    text: [
      'Sem rolamento, o furo ovala, a folha baixa e a cremalheira desce sobre o pinhão. Num portão com motor, a diferença de preço volta em poucos meses.',
      'Troca de roldanas fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Canal igual ao trilho: em V, em U ou quadrado.',
      'Carga de cada roda maior que metade do peso da folha.',
      'As duas trocadas juntas.',
    ],
  },
];
