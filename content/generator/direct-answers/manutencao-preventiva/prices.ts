/** Answers to titles about maintenance: prices, and whether something is worth its price. */
import { expressMaintenance } from '../../../offers.ts';
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksPrice } from '../../words/asking-words.ts';
import { gateOrMotor } from '../../words/title-groups.ts';

/** Of a title that does not order maintenance together with a new part. */
const otherThanBothServices =
  'inclui|incluso|inclusa|quando|quanto tempo|em quanto|precisa|preciso|sem|depois|apos|antes|ou|como|posso|nao abre|nao fecha|romp*|arrebent*|quebr*|condominio*|predio*|contrato|lista|checklist|o que|vale a pena|compensa|diferenca|garantia';

/** A title that asks the price says it beside the one service or the other. */
const upkeep =
  'manutencao preventiva|manutenc*|preventiva*|fazer revisao|revisao|revisoes|revisar|quanto custa manutencao|quanto custa a manutencao|quanto custa revisao|quanto custa a revisao|preco de manutencao|valor de manutencao|manutencao preco|manutencao de portao preco|manutencao de portao basculante preco|manutencao de portao de correr preco|manutencao de portao valor';
const cables =
  'cabo de aco|cabos de aco|cabo*|cabo de aco quanto custa|cabos de aco quanto custa|cabo de aco preco|cabos de aco preco|cabo de aco valor|cabo preco|cabo quanto custa';
const rollers =
  'roldana*|rodinha*|roldana preco|roldanas preco|roldana quanto custa|roldanas quanto custa|roldana valor|roldanas valor';
const renewal = 'troc*|substitu*';

/** The offer by its name, or maintenance at its price. */
const express = `manutencao express|revisao express|promocao express|express|expressa|${expressMaintenance.price}`;

export const priceAnswers: readonly DirectAnswer[] = [
  {
    // The name and the price count twice, because 'vale a pena' and 'o que inclui' are also asked of any maintenance.
    when: [express, express, 'manuten*|revisao|revisoes|preventiva*|express|expressa'],
    unless: 'nao abre|nao fecha|quebr*|consert*|urgente|entrega|frete|kg|quilos|contrato|condominio*',
    winsTies: true,
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['price', 'care'],
    answer: [
      'Só em Guarulhos e em Osasco, a Manutenção Express custa {{express}}, preço fechado, e revisa o portão de ponta a ponta: limpeza, graxa, reaperto, folha provada na mão, força, fim de curso, fotocélula e controles. A visita não tem taxa e leva de {horas de manutenção}; a peça que precisar ser trocada é combinada antes. A oferta vale {{express.validity}} a contar do orçamento, e em outra cidade a revisão é a comum, com o valor dito por foto.',
    ],
    heading: 'Para que portão serve a Manutenção Express',
    text: [
      'Ela é para o portão que ainda anda, mas range, treme ou perdeu velocidade. Portão parado, com cabo rompido ou fora do trilho pede conserto, orçado pela peça.',
      'No fim, o técnico prova a fotocélula e a força com um obstáculo no vão e grava de novo o controle que saiu da memória.',
    ],
    points: [
      'Portão grande ou de uso contínuo: mande a foto antes, porque alguns casos pedem orçamento à parte.',
      'Cabo, roldana e dobradiça são conferidos; troca, só com o seu sim.',
      'Guarde o orçamento: a data dele é a que conta.',
    ],
    further:
      'As condições de cada cidade estão em [portão automático em Guarulhos](/portao-automatico-guarulhos) e em [portão automático em Osasco](/portao-automatico-osasco).',
    send: 'Mande pelo WhatsApp o bairro, uma foto do portão por dentro e um vídeo curto dele abrindo.',
  },
  {
    when: [upkeep, cables, renewal],
    unless: `${otherThanBothServices}|fio*|lubrific*`,
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['price', 'care', 'replace'],
    answer: [
      'Fazemos na mesma visita a manutenção preventiva e a troca do par de cabos de aço, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, com presilhas e equilíbrio. A revisão leva de {horas de manutenção}, com reaperto, lubrificação e teste da força, do fim de curso, da fotocélula e do destravamento, e o valor dela é dito antes, por foto. Cabo com fio solto não espera a data: deixe o portão fechado, o disjuntor desligado e ninguém embaixo.',
    ],
    answerAtPlace: [
      'Fazemos {onde}, na mesma visita e sem taxa, a manutenção preventiva e a troca do par de cabos de aço, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, com presilhas e equilíbrio. A revisão leva de {horas de manutenção}, com reaperto, lubrificação e teste da força, do fim de curso, da fotocélula e do destravamento, e o valor dela é dito antes, por foto. Cabo com fio solto não espera a data: deixe o portão fechado, o disjuntor desligado e ninguém embaixo.',
    ],
    heading: 'O cabo primeiro, a revisão depois',
    text: [
      'O técnico escora a folha nas duas pontas, alivia o contrapeso e troca os dois cabos juntos, com a polia que não gira. Só com a folha equilibrada ele regula a força e o fim de curso, porque a regulagem feita com cabo gasto se perde no dia da troca.',
      'Para ter uma base do valor da revisão, a regulagem sozinha fica de {{part.adjustment.from}} a {{part.adjustment.to}}. Em casa basta uma por ano; em prédio e comércio, uma a cada {{maintenance.interval}}. O serviço tem {{repair.warranty}} de garantia, e os cabos, {{parts.warranty}}.',
    ],
    points: [
      'Folha levada na mão: para em qualquer altura sem subir nem descer.',
      'Polias, presilhas, dobradiças e suportes vistos e reapertados.',
      'No motor, o ruído, a folga da engrenagem e o capacitor.',
      'Peça gasta além do cabo: orçada na hora e trocada só com o seu sim.',
    ],
    send: 'Mande pelo WhatsApp uma foto das duas laterais por dentro, de longe, com o portão fechado, a largura da folha, a etiqueta do motor e o bairro.',
  },
  {
    when: [upkeep, rollers, renewal],
    unless: `${otherThanBothServices}|lubrific*`,
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['price', 'care', 'replace'],
    answer: [
      'Fazemos na mesma visita a manutenção preventiva e a troca das roldanas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} o par, com a mão de obra. A revisão, de {horas de manutenção}, inclui reaperto, lubrificação e teste da força, da fotocélula e do destravamento, e o valor dela é dito antes, por foto.',
    ],
    answerAtPlace: [
      'Fazemos {onde}, na mesma visita e sem taxa, a manutenção preventiva e a troca das roldanas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} o par, com a mão de obra. A revisão, de {horas de manutenção}, inclui reaperto, lubrificação e teste da força, da fotocélula e do destravamento, e o valor dela é dito antes, por foto.',
    ],
    heading: 'As roldanas primeiro, a regulagem depois',
    text: [
      'O técnico escora a folha, troca as roldanas aos pares e limpa e confere o trilho. Só com a folha leve na mão ele regula a força e o fim de curso, porque a roda gasta faz o motor parecer fraco.',
      'Se só for preciso regular, a visita fica de {{part.adjustment.from}} a {{part.adjustment.to}}. As roldanas saem com {{parts.warranty}} de garantia e o serviço com {{repair.warranty}}; a próxima revisão, em casa, é dali a um ano.',
    ],
    points: [
      'Folha solta do motor: corre com uma mão, de ponta a ponta.',
      'Trilho, guia e cremalheira limpos e alinhados.',
      'Motor: som da partida, dentes e capacitor.',
      'Peça gasta além das roldanas: orçada na hora e trocada só com o seu sim.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão inteiro por dentro, outra da roda e do trilho, a etiqueta do motor e o bairro.',
  },
  {
    when: [
      'inclui|incluso|inclusa|o que e feito|o que faz|o que vem',
      'preco|valor|quanto custa|custa|custo',
      'manutencao|preventiva|revisao',
    ],
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['price', 'care'],
    answer: [
      'A manutenção preventiva inclui reaperto, limpeza, lubrificação do que leva graxa, teste da fotocélula, do fim de curso, da força e do destravamento, em {horas de manutenção}. O valor é cobrado por visita e vem por mensagem, com a foto da folha e da etiqueta do motor. Peça gasta fica fora: só se troca com o seu sim, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que muda o valor da visita',
    text: [
      'Duas folhas, motor de prédio e portão que não é aberto há tempos tomam mais tempo. Em casa basta uma revisão por ano; em prédio e comércio, a cada {{maintenance.interval}}.',
    ],
    points: [
      'Folha e ferragens: equilíbrio, roldana, dobradiça, cabo.',
      'Motor: ruído, folga da engrenagem, fixação.',
      'Comando: central, controles, botoeira e fotocélula.',
    ],
  },
  {
    when: [
      'por que|porque|motivos para|razoes para|importancia de|a importancia|motivo para|qual a importancia',
      'manutencao|preventiva|revisao|revisar',
      gateOrMotor,
    ],
    unless: 'condominio*|predio*|contratar|quanto custa',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['worth', 'care'],
    answer: [
      'Porque o portão se gasta a cada abertura, mesmo funcionando: roldana, cabo, engrenagem e sensor perdem folga aos poucos, a folha pesa, e quem paga é o motor. A manutenção troca a peça barata antes que ela leve a cara e confere o que protege gente, a força e a fotocélula. Um conserto fica entre {{repair.from}} e {{repair.to}}; um motor novo em casa, entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'De quanto em quanto tempo',
    text: [
      'Em casa basta uma visita por ano, de {{maintenance.hours.from}} a {{maintenance.hours.to}}. Entre uma e outra, varra o trilho, limpe as lentes e escute: barulho novo é o primeiro aviso.',
    ],
    points: [
      'Cabo com fio partido não espera a data.',
      'Folha leve na mão: motor que dura.',
      'Capacitor medido antes de falhar.',
      'Destravamento provado, para a falta de luz.',
    ],
    send: 'Diga quando foi a última revisão e mande um vídeo do portão andando, com som.',
  },
  {
    when: [
      'por ano|anual|ao ano|por mes|mensal',
      'manter|custo|gasto|gasta|despesa|quanto custa ter|quanto custa manter',
      gateOrMotor,
    ],
    unless: 'condominio*|predio*|contrato|energia|luz|plano|kwh|consumo',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['price', 'care'],
    answer: [
      'Manter um portão automático de casa custa por ano uma revisão, a bateria dos controles e poucos reais de energia, porque no movimento ele gasta menos de um quilowatt-hora por mês. A visita sai por orçamento, e como medida um ajuste fica entre {{part.adjustment.from}} e {{part.adjustment.to}}. De tempos em tempos some uma peça: roldanas ou cabos, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, ou engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'O que faz a conta crescer',
    text: [
      'Cresce com folha pesada, uso de prédio em motor de casa e barulho que se deixa para depois. Em dez anos, um motor bem cuidado costuma pedir um capacitor e um par de roldanas; um forçado pede outro motor, de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Trilho varrido toda semana: de graça.',
      'Revisão: uma vez por ano em casa.',
      'Nobreak: bateria nova a cada dois a quatro anos.',
      'Surto: DPS no quadro custa menos que uma placa.',
    ],
    send: 'Mande a etiqueta do motor e diga quantas vezes o portão abre por dia: dizemos o que esperar.',
  },
  {
    when: [
      'por que|porque|motivos|razoes|motivo|importancia|vantagem|vantagens|beneficios|por que fazer',
      'preventiva|manutencao preventiva|revisao preventiva',
    ],
    unless: 'condominio*|predio*|quanto|preco',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['worth', 'care'],
    answer: [
      'Sete motivos para a manutenção preventiva: o portão não para com o carro dentro, a peça barata se troca antes da cara, o motor dura mais, a força e a fotocélula são provadas, o cabo gasto aparece antes de romper, a garantia se discute com relatório e o gasto deixa de ser surpresa. A conta ajuda: um conserto vai de {{repair.from}} a {{repair.to}}, e um motor novo em casa, de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'Quanto toma do seu tempo',
    text: [
      'Uma visita de {{maintenance.hours.from}} a {{maintenance.hours.to}}, uma vez por ano em casa e ao menos a cada {{maintenance.interval}} onde o uso é coletivo. O valor se diz antes, por foto.',
    ],
    points: [
      'Folha solta e movida na mão.',
      'Base e suportes reapertados.',
      'Capacitor e tensão medidos.',
      'Destravamento provado.',
    ],
    send: 'Diga quando foi a última e mande um vídeo do portão andando.',
  },
  {
    when: ['lubrific*|engrax*', 'quanto custa|quanto cobra|quanto cobram|preco|valor|quanto e|cobra'],
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Lubrificar o portão faz parte da revisão, e o valor sai por foto; como medida, lubrificação com regulagem de força e de curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, sem taxa de visita. Só passar graxa, sem olhar a folha, não vale o deslocamento: o que range costuma ser roldana ou dobradiça no fim.',
    ],
    heading: 'O que entra no serviço de lubrificação',
    text: [
      'A folha solta e movida com a mão, pivôs, dobradiças e fuso com graxa, cremalheira e trilho limpos a seco, aperto de suporte e teste da fotocélula. Leva {horas de manutenção}.',
    ],
    points: [
      'Graxa na dobradiça, no pivô e no fuso; nunca no trilho nem na cremalheira de nylon.',
      'Desengripante tira ferrugem e não lubrifica: pede graxa depois.',
      'Uma vez por ano em casa; a cada {{maintenance.interval}} em prédio.',
      'Range de novo em poucas semanas: peça gasta, e não falta de graxa.',
    ],
  },
  {
    when: [
      'preventiva|revisao|manutencao',
      'vale a pena|vale pena|compensa|precisa|necessaria|adianta|serve para',
    ],
    unless: 'condominio*|predio*|contrato|industrial|por ano|preco|quanto|sinal|sinais',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['worth', 'care'],
    answer: [
      'O motor precisa de manutenção preventiva, e ela vale a pena, porque troca a roldana, o cabo e o dente gasto antes que eles levem o motor: um conserto fica entre {{repair.from}} e {{repair.to}}, e a troca de um motor residencial, entre {{replacement.from}} e {{replacement.to}}. Em casa basta uma por ano; em prédio e comércio, a cada {{maintenance.interval}}.',
    ],
    heading: 'O que uma revisão encontra a tempo',
    text: [
      'Cabo com fio partido, parafuso de suporte frouxo, roldana presa e ímã deslocado não param o portão no dia, e por isso ninguém os vê. Na visita, o técnico solta o motor e leva a folha na mão: é ali que eles aparecem.',
      'O serviço dura {horas de manutenção} e termina com força, fotocélula e destravamento testados.',
    ],
    points: [
      'Folha pesada na mão: o motor está compensando.',
      'Cabo com fio solto: troca aos pares, antes de arrebentar.',
      'Fotocélula suja ou fora de linha: fecha em cima do que não vê.',
      'Aperto de base e dobradiças: o barulho some.',
      'Destravamento emperrado: descobre-se no primeiro apagão.',
    ],
    further:
      'A lista de cada visita está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
  },
  {
    when: [asksPrice, 'manuten*|revisao|preventiva', 'portao|portoes|motor|automatico|eletronico|preventiva'],
    unless:
      'contrato|mensal*|condominio*|predio*|edificio*|industrial|empresa*|galpao|loja|comercio|comercial|fabrica|por ano|anual|diferenca*|deslizante ou basculante|basculante ou deslizante|correr ou basculante|basculante ou de correr',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['price', 'care'],
    answer: [
      'A manutenção preventiva do portão é cobrada por visita e não tem preço único: para ter uma base, a regulagem sozinha fica de {{part.adjustment.from}} a {{part.adjustment.to}}, e a revisão inteira, que leva de {horas de manutenção}, tem o valor dito antes, pela foto da folha. Peça gasta se troca só com a sua autorização, e o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que está no preço da manutenção e o que fica fora',
    text: [
      'Está dentro: a folha solta e movida com a mão, reaperto, limpeza do que corre e do que gira, graxa onde há eixo, regulagem de curso e força, teste de fotocélula e de destravamento. São {horas de manutenção} de serviço, com {{repair.warranty}} de garantia.',
      'Fica fora a peça: roldana, cabo, capacitor ou engrenagem têm o próprio preço, e o técnico mostra o que achou antes de trocar.',
    ],
    points: [
      'Basculante: cabos e pivôs levam mais tempo.',
      'De correr: trilho e roldanas decidem.',
      'De abrir, duas folhas: o dobro de dobradiças.',
      'Regulagem sozinha, sem revisão: de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    further:
      'O que se confere todo ano está em [manutenção de motor de portão](/topicos/manutencao-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp uma foto do portão inteiro por dentro, o bairro e a data da última revisão: respondemos com o valor.',
  },
  {
    when: ['manuten*|preventiva|revisao|custo', 'por ano|anual|anualmente|ao ano'],
    unless: 'quantas vezes|frequencia|de quanto em quanto',
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
];
