/** Openings an hour, a screw by its length, a set for upkeep, and the upkeep of the gate of a shop. */
import type { DirectAnswer } from '../../direct-answer.ts';

const anHour = 'por hora|na hora|em uma hora|numa hora|a cada hora';
const ofPump = 'parou|esquent*|desarm*|desliga*|quebr*|queim*';

export const figureOrders: readonly DirectAnswer[] = [
  {
    when: [anHour, 'motor|portao|kit|aguenta*|serve|ciclos|aberturas'],
    unless: ofPump,
    figure: { unit: 'opening', from: 11 },
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para {figura} por hora motor comum de casa não serve: ele foi feito para cinco a dez e para quente no meio da fila. Peça um de uso intenso, que faz de trinta a cinquenta por hora, com esse número escrito na ficha; com instalação, em portão pesado, fica em geral entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Como conferir o número antes de comprar',
    text: [
      'Na ficha ele aparece como ciclos por hora, e um ciclo é abrir e fechar. Deixe sobra: dia de festa, mudança ou entrega passa do normal.',
      'O peso da folha se lê em separado. Motor forte com poucos ciclos também para; motor de muitos ciclos em folha acima do limite quebra a engrenagem.',
    ],
    points: [
      'Conte na hora mais cheia de um dia útil.',
      'Entrada e saída separadas: cada motor faz metade.',
      'Folha parada aberta na hora do movimento poupa todos os ciclos.',
      'Fotocélula, porque há sempre gente perto do vão.',
    ],
    further:
      'O que comparar está na página do [motor de portão industrial](/termos/motor-portao-industrial).',
    send: 'Mande pelo WhatsApp as aberturas da hora mais cheia, uma foto da folha por dentro e as medidas: dizemos a classe do motor e a faixa.',
  },
  {
    when: [anHour, 'motor|portao|kit|aguenta*|serve|ciclos|aberturas'],
    unless: ofPump,
    figure: { unit: 'opening', to: 10 },
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para {figura} por hora um motor comum de casa dá conta, porque foi feito para cinco a dez, desde que a folha ande leve. Em basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}; de correr ou de abrir sai por orçamento.',
    ],
    heading: 'Quando esse uso começa a pedir outro motor',
    text: [
      'Perto de dez por hora, todos os dias, ele trabalha quente e gasta capacitor e engrenagem mais cedo. Duas ou mais famílias no mesmo portão já merecem olhar os ciclos por hora da ficha.',
      'Se ele para antes disso, o uso não é o culpado: folha pesada ou capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    points: [
      'Abrir e fechar conta como um ciclo.',
      'Aberturas espalhadas no dia não aquecem nada.',
      'Folha equilibrada vale mais que potência.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, a altura, a largura e o material da folha, e quantas famílias usam.',
  },
  {
    when: [
      'fuso|fusos',
      'metro*|1,20|1,30|1,40|1,50|1,60|1,80|2 metros|comprar|preco|avulso|novo|medida|tamanho|basculante*|rapido|rosca',
    ],
    unless:
      'ppa|barulho|ronca|range|torto|empen*|gasto|quebr*|graxa|lubrific*|engraxar|consert*|ou|diferenca|trocar|troca|corrente|como|solto|espanou|cremalheira',
    subject: 'fuso',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price', 'replace'],
    answer: [
      'Fuso de motor basculante se compra pelo modelo do motor e por três medidas: comprimento, diâmetro e passo da rosca. Nós o levamos e trocamos na garagem, na faixa de conserto, de {{repair.from}} a {{repair.to}} com a mão de obra; avulso, pergunte antes, com a foto da etiqueta.',
    ],
    heading: 'Como tirar as medidas sem desmontar',
    text: [
      'Com o portão fechado e o disjuntor desligado, meça o fuso de ponta a ponta e conte quantos fios de rosca há em um palmo. O comprimento acompanha a altura da folha; curto demais, o portão não abre todo.',
      'Cursor e porca gastos se trocam junto: rosca nova em porca velha dura pouco.',
    ],
    points: [
      'Rosca de passo longo abre mais rápido e pede folha equilibrada.',
      'Fuso torto veio de folha forçada ou suporte solto; isso se acerta primeiro.',
      'Graxa própria, em película, depois de montado.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e a do fuso com uma trena, tirada de longe da folha.',
  },
  {
    when: [
      'kit de manutencao|kit manutencao|kit de limpeza|kit de reparo|kit de lubrificacao',
      'portao|motor|portoes',
    ],
    unless: 'ppa|garen|rossi|peccinin|nice|contrato',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['care', 'buy'],
    answer: [
      'Não vendemos kit de manutenção, e o que o morador usa cabe numa gaveta: vassoura para o trilho, pano seco para as lentes, óleo fino para a dobradiça e pilha reserva do controle. Graxa do fuso, aperto, força e fim de curso são da revisão do técnico; a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'O que fazer em casa e o que deixar para a revisão',
    text: [
      'Uma vez por mês, com o disjuntor desligado: varra o trilho, limpe a fotocélula e ouça se apareceu barulho novo. Nada de óleo no trilho, na cremalheira de nylon ou no cabo.',
      'Uma vez por ano, a visita do técnico leva de {horas de manutenção} e mostra o que está gastando.',
    ],
    points: [
      'Kit de reparo de motor é outra coisa: engrenagem, rolamento e retentor do modelo.',
      'Desengripante solta o que emperrou e não fica no lugar da graxa.',
      'Chave de destravamento testada e guardada dentro de casa.',
    ],
    further:
      'A lista da revisão está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande pelo WhatsApp o tipo do portão, o bairro e desde quando não há revisão: dizemos o valor e o horário livre.',
  },
];
