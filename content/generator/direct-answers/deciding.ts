/** Answers to titles in which one word changes the subject: light, paint, delivery, a gate that moves by itself. */
import type { DirectAnswer } from '../direct-answer.ts';

export const decidingAnswers: readonly DirectAnswer[] = [
  {
    when: ['porteiro eletronico|video porteiro|videoporteiro|interfone*', 'camera|video|imagem'],
    subject: 'interfone',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Interfone não está entre os nossos serviços, nem porteiro eletrônico com vídeo: isso é de quem trabalha com interfonia. O que fazemos é ligar o botão de abertura dele à central do portão, por dois fios na entrada de botoeira, num serviço entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O que pedir no interfone com vídeo para ele abrir o portão',
    text: [
      'O aparelho precisa de uma saída de contato para portão, separada da que solta a fechadura da porta social. Sem ela, um relé pequeno faz a mesma coisa.',
      'A distância manda no cabo: vídeo pede o que o fabricante indica, e os dois fios do portão seguem à parte da rede elétrica.',
    ],
    points: [
      'Saída de contato seco ou segundo relé, escrito no manual.',
      'Um par de fios livre até a caixa do motor.',
      'Câmera que mostre também o vão, para abrir vendo quem passa.',
    ],
  },
  {
    when: ['luz|lampada|refletor', 'acend*', 'garagem|portao|abre|abrir|sensor'],
    unless: 'nao acende|controle|led vermelh*|fotocelula',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'A luz da garagem pode acender sozinha de duas maneiras: pela saída de luz de cortesia da central do portão, que liga a lâmpada a cada abertura, ou por um sensor de presença comum, sem relação com o motor. A fotocélula do portão é de segurança e não serve para isso.',
    ],
    heading: 'Pela central ou por sensor de presença',
    text: [
      'Com a central, a lâmpada acende quando o controle manda abrir e se apaga depois do tempo regulado. Nem toda placa tem a saída; algumas pedem um módulo de luz.',
      'O sensor de presença acende também para quem chega a pé, e qualquer eletricista o instala. A ligação na placa é conosco, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Procure na etiqueta da placa as palavras luz, cortesia ou garagem.',
      'Lâmpada nunca se liga nos bornes do motor.',
      'Várias lâmpadas pedem um relé fora da placa.',
    ],
  },
  {
    when: ['disparou|disparado|nao obedece|abrindo e fechando sem parar|enlouquec*|ficou louco'],
    unless: 'alarme|cerca|sirene|disjuntor|preco|botao|botoeira|interruptor|controle*|vento|ventania',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Se o portão automático disparou e não obedece, afaste as pessoas e desligue o disjuntor dele: sem energia a folha para. Não tente segurá-la com a mão; deixe desligado até o técnico achar a causa, e feche na mão só se a folha estiver reta e leve.',
    ],
    heading: 'O que faz um portão andar sem obedecer',
    text: [
      'Em geral a central recebe uma ordem que não acaba: botão preso, fio em curto, relé colado ou fim de curso que deixou de avisar a chegada.',
      'O técnico isola um por um, com o motor desligado, e o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Anda até bater e continua forçando: fim de curso ou relé colado.',
      'Abre e fecha em sequência: controle ou botoeira com botão preso.',
      'Começou com chuva: água na caixa ou na emenda da botoeira.',
      'Não para nem com o controle: só o disjuntor resolve.',
    ],
  },
  {
    when: ['pintar|pintura|pintor|pintores|pinta|tinta|repintar', 'portao'],
    unless:
      'motor|kit|para|parou|parando|trav*|pesad*|lent*|raspa*|prend*|bate|desce*|sobe|nao abre|nao fecha',
    subject: 'serralheria',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Não pintamos portão: pintura é serviço de pintor ou de serralheria, e o preço se pede por metro quadrado, com lixa, fundo contra ferrugem e número de demãos escritos. Do motor cuidamos nós, antes e depois.',
    ],
    heading: 'O que proteger no portão durante a pintura da serralheria',
    text: [
      'Desligue o disjuntor e cubra o que a tinta estraga. Lente pintada deixa o portão sem fechar, e fuso ou cremalheira com tinta fazem o motor forçar.',
      'Várias demãos e massa pesam num basculante; se depois a folha sobe ou desce sozinha, o equilíbrio precisa de ajuste, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Lentes da fotocélula, com fita e saco plástico.',
      'Fuso, cremalheira e trilho, sem uma gota de tinta.',
      'Etiqueta do motor, porque é por ela que se acha peça.',
      'Furo de drenagem e parafuso de regulagem, que precisam ficar livres.',
    ],
  },
  {
    when: ['manuten*|preventiva|revisao|custo', 'por ano|anual|anualmente|ao ano'],
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O custo da manutenção de um portão por ano é o de uma visita preventiva em casa e de duas em condomínio ou comércio. O valor da visita sai por orçamento, porque depende do tipo de folha e do número de portões; como medida, um ajuste avulso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'A conta do ano de manutenção do portão',
    text: [
      'À visita somam-se a bateria dos controles e, de tempos em tempos, uma peça de desgaste. Quem pula a revisão costuma pagar a mesma peça com urgência, e às vezes o motor que ela forçou.',
      'Um conserto no ano fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Casa: uma preventiva, de {horas de manutenção}.',
      'Prédio ou loja: a cada {{maintenance.interval}}.',
      'Vários portões no mesmo endereço: um orçamento só.',
    ],
  },
  {
    when: ['entreg*|enviam|envio|frete|correio*|transportadora'],
    unless: 'entregador*|prazo de instalacao',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Entregamos, sim: o kit de motor para basculante chega com o instalador e tem o frete incluído em São Paulo, de {{kit.padrao}} a {{kit.jetflex}} já instalado. Para outro endereço ou para motor sem instalação, o frete é dito com o preço, antes da compra.',
    ],
    heading: 'O que mandar para saber o frete do kit de motor',
    text: [
      'O bairro ou a cidade, o modelo e se a instalação é conosco. Sem instalação, confira antes a tensão do ponto e o tipo da folha, porque motor errado volta na caixa.',
    ],
    points: [
      'Endereço com bairro e cidade.',
      'Portão que sobe, corre ou abre.',
      'Quem recebe e em que horário.',
    ],
  },
  {
    when: ['nao trava|nao tranca|nao fica travado|nao fica trancado|nao segura'],
    unless: 'bateria|carga|trava eletrica|fechadura',
    subject: 'motor',
    aspects: ['repair'],
    answer: [
      'Motor de portão que não trava a folha está destravado na chave ou perdeu a peça que segura: engrenagem gasta, porca do fuso solta ou, no portão de abrir, trava elétrica que não encaixa. Empurre a folha fechada com a mão; se ela anda e o motor não gira, prenda-a com cadeado e chame o técnico.',
    ],
    heading: 'Por que o motor deixa de segurar o portão',
    text: [
      'No motor de correr e no de fuso, a própria rosca segura. Por isso folha solta quer dizer ligação rompida, e o motor gira sem levar nada.',
      'Folha larga de abrir ou de bascular cede na ponta mesmo com o motor bom; ali quem tranca é a trava elétrica. Engrenagem ou trava ficam entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Chave de destravamento fora da posição de trabalho: gire até o fim, com o disjuntor desligado.',
      'Gira e não puxa: engrenagem ou porca.',
      'Cede só num canto: falta trava naquele lado.',
      'Fecha, encosta e volta um dedo: fim de curso adiantado.',
    ],
  },
];
