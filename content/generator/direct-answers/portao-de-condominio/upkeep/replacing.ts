/** Answers to titles about gates of condominiums: how long a motor lasts, and when to replace it. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const replacingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'quanto tempo dura|quantos anos dura|quantos anos|duracao|dura quanto|dura quantos|vida util|durabilidade|quanto dura|quanto tempo|dura',
      'motor|motores|automatizador|portao',
    ],
    figure: { unit: 'flat', from: 6 },
    unless: 'instal*|trocar|troca|conserto|garantia|bateria|nobreak|demora|controle*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['lifetime'],
    answer: [
      'Num prédio com {figura}, o motor certo dura de alguns anos a perto de dez, e o errado pode queimar no primeiro. Conte uns {terço} carros na hora mais cheia, um terço do total: até dez, um motor comum ainda serve; acima disso, só o de estator robusto, que faz de {{stator.robust.from in digits}} a {{stator.robust.to}} por hora. Com a folha leve na mão e revisão a cada {{maintenance.interval}}, ele chega ao fim dessa conta.',
    ],
    heading: 'O que gasta o motor num prédio com {figura}',
    text: [
      'Com umas duas viagens por carro e por dia, o portão anda num mês o que o de uma casa anda em mais de um ano. Por isso a idade se mede em aberturas, e não em calendário.',
      'Quando o conserto passa da metade de um conjunto novo, convém trocar: em portão pesado, ele fica entre {{condominium.from}} e {{condominium.to}} com a instalação.',
    ],
    points: [
      'Para na fila e volta depois de esfriar: está pequeno para o uso.',
      'Roldana, dobradiça ou cabo gasto encurta a vida do motor.',
      'Engrenagem e capacitor se trocam no caminho, e isso é normal.',
    ],
    send: 'Mande a foto da etiqueta, o ano em que o motor foi posto e os carros da hora mais cheia.',
  },
  {
    when: [
      'quando trocar|quando devo trocar|quando se troca|quando substituir|hora de trocar|hora de troca|quando e preciso trocar|precisa trocar|quando mudar|momento de trocar|trocar quando|quando fazer a troca|quando vale a pena trocar|quando colocar|quando por',
      'motor*',
      'condominio*|predio*|mais forte|mais potente|maior|uso intenso',
    ],
    unless: 'como escolher|qual motor|quanto custa|preco',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['replace', 'signs'],
    answer: [
      'Troque o motor do portão do condomínio por um de uso intenso quando ele para por calor no horário de pico e volta meia hora depois, quando as aberturas da hora cheia passam de dez ou quando engrenagem e capacitor se repetem no ano com a folha leve e equilibrada. Se para fora do pico, ou se a folha pesa na mão, conserte antes. Motor pesado com instalação fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que levar à assembleia',
    text: [
      'Leve a contagem de aberturas na hora mais cheia, as notas dos consertos do último ano e dois orçamentos com os mesmos ciclos por hora. Mais potência sem mais ciclos não resolve a fila.',
    ],
    points: [
      'Motor de casa: de {{stator.thin.from in digits}} a {{stator.thin.to}} por hora.',
      'Uso intenso: de {{stator.robust.from in digits}} a {{stator.robust.to}}.',
      'Cabo, roldana e contrapeso revistos no mesmo dia.',
      'Controles regravados em hora marcada.',
    ],
    send: 'Mande a etiqueta do motor, o número de unidades e a hora em que ele para.',
  },
  {
    when: [
      'quanto tempo dura|quantos anos dura|quantos anos|duracao|dura quanto|dura quantos|vida util|durabilidade|quanto dura|quanto tempo',
      'motor|motores|automatizador|maquina',
      'condominio*|predio*|edificio*|sindic*|apartamento*|coletivo|garagem coletiva',
    ],
    unless: 'instal*|trocar|troca|conserto|garantia|bateria|nobreak|demora|abre|fecha|controle*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Em condomínio o motor de portão dura de poucos anos a perto de dez, conforme as viagens por dia. O de uso intenso, com a folha leve na mão e revisão a cada {{maintenance.interval}}, chega ao fim dessa conta; um motor de casa posto em prédio pode queimar no primeiro ano. Numa casa, o mesmo aparelho costuma passar de dez.',
    ],
    heading: 'O que encurta e o que alonga a vida do motor no prédio',
    text: [
      'O motor comum aguenta de cinco a dez ciclos por hora, e o de estator robusto, de trinta a cinquenta. Quem passa disso toda manhã gasta o motor pelo calor, mesmo com folha leve.',
      'Antes de ele acabar, vale comparar o conserto com o conjunto novo, que em portão pesado fica entre {{condominium.from}} e {{condominium.to}} com a instalação.',
    ],
    points: [
      'Para no meio da fila e volta depois de esfriar: está pequeno para o uso.',
      'Peça que já não se acha: planeje a troca antes da próxima quebra.',
      'Roldana, trilho ou contrapeso ruim: o motor paga a conta.',
      'Graxa e aperto em dia: a engrenagem dura muito mais.',
    ],
    send: 'Mande a foto da etiqueta do motor, o ano em que foi posto e as aberturas da hora mais cheia.',
  },
  {
    when: [
      'reserva|sobressalente|backup|de estoque',
      'placa|central|motor|peca|pecas|controle',
      'condominio|predio|empresa|deixar|ter|guardar|galpao',
    ],
    unless: 'bateria reserva|chave reserva',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Placa reserva vale a pena no condomínio em que um portão parado trava a garagem e o modelo já não se acha em toda loja: com ela na prateleira, o conserto sai na primeira visita. Compre a do mesmo código da que está em uso, mande testar antes de guardar e anote quem tem a chave do armário. Placa queimada, sem reserva, fica entre {{part.board.from}} e {{part.board.to}} com a troca.',
    ],
    heading: 'O que um prédio deve ter guardado',
    text: [
      'O que para o portão com mais frequência é barato e cabe numa caixa. A placa vem depois: ela só serve se o receptor e o fim de curso forem os mesmos, e os controles precisam ser gravados nela ou lidos de uma memória que se troca de placa.',
    ],
    points: [
      'Par de fotocélula do mesmo modelo.',
      'Capacitor com o valor da etiqueta.',
      'Dois controles virgens e a lista de unidades.',
      'Placa de mesmo código, testada, em saco antiestático.',
      'Chave de destravamento na portaria, com cópia.',
    ],
    questions: [
      {
        question: 'A placa guardada perde a garantia?',
        answer:
          'O prazo da peça corre da compra. Por isso ela é testada no dia em que chega, e não no dia da pane.',
      },
    ],
  },
];
