/** A screw by its length, a set for upkeep, and the upkeep of the gate of a shop. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const figureOrders: readonly DirectAnswer[] = [
  {
    when: [
      'fuso|fusos',
      'metro*|1,20|1,30|1,40|1,50|1,60|1,80|2 metros|comprar|preco|avulso|novo|medida|tamanho|basculante*|rapido|rosca',
    ],
    unless:
      'acionador|ppa|barulho|ronca|range|torto|empen*|gasto|quebr*|graxa|lubrific*|engraxar|consert*|ou|diferenca|trocar|troca|corrente|como|solto|espanou|cremalheira|que serve|o que e|por que',
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
  {
    when: [
      'manutencao|manutencoes|preventiva|revisao',
      'loja|lojas|comercio|restaurante|farmacia|mercado|supermercado|padaria|clinica|academia|hotel|igreja|estacionamento',
    ],
    unless:
      'contrato*|mensal|mensalidade|plano|nao abre|parou|consert*|quem paga|obrigat*|empresa|galpao|condominio*|predio*',
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['care', 'price'],
    answer: [
      'Em loja, restaurante ou clínica o portão se revisa a cada {{maintenance.interval}}, numa visita de {horas de manutenção} marcada fora do movimento. O valor é dito antes; a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e o que estiver gasto se conserta de {{repair.from}} a {{repair.to}}, com a sua aprovação.',
    ],
    heading: 'O que mais se gasta num portão de comércio',
    text: [
      'Cliente passa rente e não conhece o portão: fotocélula e força de fechamento se testam toda vez. Depois vêm roldana ou cabo, que trabalham muito mais que numa casa, e o motor que esquenta na hora cheia.',
      'Se ele fica aberto o dia todo, o que se gasta é pouco; se abre carro a carro, peça para olhar os ciclos por hora do motor.',
    ],
    points: [
      'Trilho varrido no fim do dia, e nada de água na caixa do motor.',
      'Alguém da equipe que saiba destravar e desligar o disjuntor.',
      'Hora de cada parada anotada: mostra se é calor ou defeito.',
    ],
    further:
      'O que se mede na visita está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande pelo WhatsApp o endereço, o horário de funcionamento, desde quando não há revisão e uma foto do portão por dentro.',
  },
];
