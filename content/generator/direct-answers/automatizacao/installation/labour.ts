/** Answers to titles about automating a gate: the price of the work, and motors bought elsewhere. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const labourAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'mao de obra|instalacao avulsa|so a instalacao|somente a instalacao|apenas a instalacao',
      'instal*|colocar|por|motor|portao|automatizar|tecnico',
    ],
    unless:
      'com mao de obra|com a mao de obra|mao de obra inclusa|mao de obra incluida|inclui|incluso|inclusa|consert*|fotocelula|nobreak|placa|comprei|comprado|ja tenho|so a mao de obra|garantia|capacitor|trocar roldana|roldana|correr|deslizante*|pivotante*|duas folhas',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'A mão de obra já está dentro do preço: no kit de basculante instalado, de {{kit.padrao}} a {{kit.jetflex}}, e no portão de correr ou de abrir, na proposta do conjunto, numa casa em geral de {{replacement.from}} a {{replacement.to}}. Para instalar um motor que você já comprou, o valor sai por foto do portão e da etiqueta, sem taxa de visita.',
    ],
    description:
      'A mão de obra já está no kit de basculante, de {{kit.padrao}} a {{kit.jetflex}}, ou na proposta do portão de correr e de abrir; motor já comprado, valor por foto.',
    heading: 'O que muda o valor da instalação',
    text: ['São de {horas de instalação} de serviço num portão pronto, com {{kit.warranty}} de garantia.'],
    points: [
      'Ponto de energia ao lado do motor, com disjuntor e terra: nada a somar.',
      'Base de concreto, solda ou cremalheira nova: linhas à parte.',
      'Folha pesada ou torta: acerta-se antes, ou o motor novo paga por ela.',
      'Troca no mesmo lugar aproveita suporte e fiação, e custa menos.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro, a etiqueta do motor se já o comprou e o bairro: respondemos com o valor da instalação.',
  },
  {
    when: [
      'preco*|quanto custa*|quanto fica|quanto sai|quanto cobra*|quanto|valor*|custo|custa|cobra|cobram|tabela|orcamento|media',
      'instalar|instalacao|colocar|montar|por|automatizar|motorizar',
      'motor|motores|automatizador|motor de portao|portao eletronico|portao automatico|portao',
    ],
    unless:
      'portao em trilho|de volta em trilho|sem instalacao|sem instalar|basculante*|deslizante*|correr|pivotante*|abrir|predio|condominio|empresa|galpao|mao de obra|tempo|demora|garantia|nobreak|fotocelula|trava|comprei|ja tenho|inclu*|trocar|troca|retirar|rebaix*|ponto|fiacao|eletricista|usado|wifi|celular|novo|consome|consumo|gasta|luz|energia|fabric*|social|camera*|interfone*|fechadura*|sensor*|botoeira*|controle*|placa|cerca*|sinaleira*|bateria|cremalheira|roldana*|cabo*|mola*|pedreiro|por que|grade|chapa|lanca*|alarme*|conserto|consertar|vendo|vender|rapido*|veloz|trifasic*',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Instalar motor de portão com o motor incluído custa, em basculante, {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}, conforme a velocidade. Em portão de correr ou de abrir sai por orçamento, e numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}. Se você já comprou o motor, cobra-se só a instalação, orçada por foto e sem taxa de visita.',
      'Com o motor incluído, a instalação num basculante sai por {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}, e o que separa os três é a velocidade. Portão que corre ou abre é orçado pela folha e pela base: numa casa, conte em geral de {{replacement.from}} a {{replacement.to}}. Quem já tem o motor na caixa manda a foto da etiqueta e paga só o serviço.',
    ],
    heading: 'O que o preço da instalação inclui',
    text: [
      'No kit estão motor, central, dois controles, fixação, regulagem e {{kit.warranty}} de garantia, em até {parcelas} vezes.',
    ],
    points: [
      'À parte: ponto de energia que falta, feito pelo eletricista.',
      'À parte: solda, base de concreto, cabo gasto ou roldana gasta.',
      'Fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}, se ele fecha sozinho.',
    ],
    send: 'Diga pelo WhatsApp se a folha sobe, corre ou abre, com as medidas e uma foto por dentro: a resposta é o valor.',
  },
  {
    when: [
      'mao de obra|instalacao|instalar|colocar|por',
      'so a instalacao|so instalar|so a mao de obra|somente a instalacao|somente instalacao|comprei o motor|motor que comprei|motor comprado|ja tenho o motor|tenho o motor|motor proprio',
    ],
    unless:
      'com mao de obra|com a mao de obra|mao de obra inclusa|mao de obra incluida|consert*|fotocelula|nobreak|placa',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Só a mão de obra não tem preço de tabela: instalar um motor que você já comprou se orça por foto, sem taxa de visita, porque muda com o tipo de portão e com o que falta na folha. Para ter medida, o motor de 1/4 CV custa {{motor.quarterCv}} sem instalação, e o kit PADRÃO, com motor, central, controles e montagem, {{kit.padrao}}.',
    ],
    heading: 'O que ver antes de instalar o motor comprado',
    text: [
      'Confira se ele é do seu tipo de portão, da tensão do ponto e do peso da folha: é comum o motor vir errado. Enquanto não foi ligado, ainda dá para trocar na loja.',
      'A instalação leva de {horas de instalação}. A garantia do motor é de quem o vendeu; a do nosso serviço é de {{repair.warranty}}.',
    ],
    points: [
      'Etiqueta: modelo, tensão e tipo de portão.',
      'Tudo na caixa: central, suporte, fim de curso e controles.',
      'Folha leve e equilibrada, solta na mão.',
      'Ponto com disjuntor próprio e terra.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor na caixa e a foto do portão por dentro, e dizemos o valor da instalação.',
  },
  {
    when: [
      'comprar o motor em internet e|comprar motor em internet e|compro o motor em internet e|compro motor em internet e|comprar em internet e|motor de outra marca|motor de outra loja|comprei motor|comprei kit|comprei o kit|comprei um kit|comprei na internet|comprado em|comprei em|comprou em|ja comprou|ja comprei|ja comprado|comprei o motor|comprei um motor|motor comprado|kit comprado|que comprei|que eu comprei|que ja tenho|que o cliente comprou|comprado em mercado livre|comprado na internet|comprado na shopee|tenho o motor|ja tenho o motor|ja tenho um motor|ja tenho o kit|motor de cliente|motor proprio|so a instalacao|so a mao de obra|so mao de obra|apenas a instalacao|apenas instalacao|somente instalacao|comprado pela internet|mercado livre|comprado fora',
      'instala*|coloca*|monta*|mao de obra|voces|fazem|voces so instala*|so instala*|voces instala*|voces coloca*|voces monta*',
    ],
    unless:
      'nao funciona|parou|queimou|errad*|garantia|controle|fotocelula|nobreak|nao abre|usado|nao vieram|nao veio|nao apareceram|nao apareceu|ninguem veio|ninguem apareceu|nao instalaram|nao montaram|nao colocaram',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Motor que você já comprou se instala por orçamento: mande a foto da etiqueta, da caixa com as peças e do portão por dentro, e dizemos antes da visita se ele serve à folha e quanto fica a mão de obra. Se não servir, é melhor saber com o motor ainda na caixa.',
    ],
    heading: 'O que se confere antes de instalar',
    text: [
      'Motor comprado pela internet chega muitas vezes com a tensão errada, sem o suporte ou pequeno para a folha. A garantia dele é de quem vendeu; a nossa, de {{motor.warranty.installation}}, cobre a instalação.',
      'Para comparar: em basculante, o kit com motor, central, dois controles e instalação sai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Tipo do motor igual ao do portão: basculante, de correr ou de abrir.',
      'Peso da folha dentro do limite da ficha.',
      'Tensão da etiqueta igual à do ponto, 127 ou 220 V.',
      'Suporte, cremalheira ou braço na medida da folha.',
      'Nota guardada, para a garantia do fabricante.',
    ],
    further:
      'Como se instala em cada tipo de folha está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, a do portão por dentro e o bairro.',
  },
  {
    when: [
      'serralheiro|serralheria|solda|soldar|soldador',
      'quem paga|quem faz|de quem e|por conta de quem|quem solda|quem deve pagar|esta incluso|inclusa|incluido',
      'suporte*|base|instalador|instalacao|motor',
    ],
    unless: 'quebr*|soltou|caiu|inquilino|condominio|vizinho',
    subject: 'automatizacao',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['install'],
    answer: [
      'A solda do suporte do motor é de quem instala o motor: na nossa instalação ela faz parte do serviço. A solda da folha, da coluna, do trilho e da dobradiça é do serralheiro, e quem a paga é o dono do portão. Com outro instalador, peça por escrito se a solda está no valor, porque muitos a cobram à parte.',
    ],
    heading: 'Combinar a solda antes do dia',
    text: [
      'Coluna fraca, oca ou torta não segura o suporte, e o reforço dela é serralheria, pago à parte. A foto da coluna e da folha, por dentro, mostra isso antes da visita.',
    ],
    points: [
      'Suporte do motor: instalador.',
      'Reforço de folha e de coluna: serralheiro.',
      'Solda depois do motor pronto: disjuntor desligado.',
    ],
    send: 'Mande fotos da coluna e do lugar do motor: dizemos o que é nosso e o que é do serralheiro.',
  },
  {
    when: [
      'sem nota|sem nota fiscal|sem a nota|nao tenho nota|nao tenho a nota|perdi a nota',
      'instal*|montar|monta*|colocar|coloca*',
      'motor|kit|portao',
    ],
    unless: 'voces dao|emit*|conserto|desconto|mais barato|empresa',
    subject: 'automatizacao',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Pode: instalar não depende da nota fiscal do motor, e pedimos só a foto da etiqueta e da caixa para ver se ele serve à folha. Sem a nota, o que fica difícil é cobrar a garantia da peça de quem a vendeu; a da nossa instalação, de {{motor.warranty.installation}}, vale do mesmo modo. A mão de obra sai por orçamento.',
    ],
    heading: 'O que prova a compra quando não há nota',
    text: [
      'Extrato do cartão, conversa com o vendedor e número de série mostram a data e a loja. Motor usado ou sem procedência se testa antes de furar a parede.',
    ],
    points: [
      'Peça a segunda via a quem vendeu.',
      'Confira a tensão e o peso máximo na etiqueta.',
      'Faltando suporte ou controle, o orçamento diz.',
    ],
    send: 'Mande a foto da etiqueta do motor, a da caixa com as peças e a do portão por dentro.',
  },
];
