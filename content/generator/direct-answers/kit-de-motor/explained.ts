/** Answers to titles about motor kits: what they are and how they work. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const explanations: readonly DirectAnswer[] = [
  {
    when: [
      'o que e|o que sao|o que significa|que e|para que serve*|que serve|como funciona|tudo sobre|entenda|guia|qual a funcao|significado de',
      'automatizador|automatizadores|kit de automacao|kit de automatizacao|kit automatizador|automacao de portao',
    ],
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['what', 'price'],
    answer: [
      'Automatizador é o outro nome do motor de portão, e o kit de automação é o conjunto que o faz andar: o motor com redutor, a central, o receptor, dois controles, o fuso ou a cremalheira e as fixações. Fotocélula, trava e nobreak são à parte. Em basculante, o nosso kit sai instalado de {{kit.padrao}} a {{kit.jetflex}}; de correr e de abrir, por orçamento.',
    ],
    heading: 'O que perguntar sobre a caixa',
    text: [
      'Para que tipo de folha é, que peso leva, qual é a tensão e quantos metros de cremalheira ou que fuso vem. O kit mais barato costuma deixar a cremalheira e a mão de obra de fora.',
    ],
    points: [
      'Um tipo de portão, um tipo de kit.',
      'Controles da família da central.',
      'Garantia do kit instalado: {{kit.warranty}}.',
    ],
    send: 'Mande uma foto do portão por dentro e as medidas da folha.',
  },
  {
    when: [
      'kit*|motor',
      'o que vem|vem incluso|que vem|esta incluso|incluso|inclusos|inclui|incluido|o que inclui|acompanha*|vem com|que tem em|vem em',
      'jetflex|jet flex',
    ],
    unless:
      'fotocelula|sem instalacao|deslizante|correr|pivotante|nobreak|wifi|lampada|quantos controles|trava|speedy|padrao|hp|cv|1/4|1/3|1/2',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'price'],
    answer: [
      'O kit JETFLEX custa {{kit.jetflex}} e traz o motor com inversor para basculante, a central, dois controles, a fixação e a instalação com regulagem, com {{kit.warranty}} de garantia. Abre em {segundos jetflex} e leva folha de até {{homeJetflex.weight}}, com 220 V no ponto. Fotocélula, trava, nobreak e reforço da folha ficam fora e são ditos antes.',
    ],
    heading: 'O que o preço do JETFLEX não paga',
    text: [
      'Par de fotocélulas instalado soma de {{part.photocell.from}} a {{part.photocell.to}}; solda ou reforço do suporte, de {{part.metalwork.from}} a {{part.metalwork.to}}. Levar 220 V até o motor é serviço de eletricista, feito antes.',
      'Cabo, contrapeso ou roldana gastos são conserto do portão e se orçam à parte: num motor veloz a folha tem de estar em ordem.',
    ],
    points: [
      'Tensão no ponto do portão, medida e não suposta.',
      'Medidas e material da folha, para chegar ao peso.',
      'Folha que para a meia altura quando solta na mão.',
      'Pagamento em até {{instalments}}.',
    ],
    send: 'Mande uma foto do portão por dentro, as medidas da folha e a tensão do ponto: o orçamento volta com a lista escrita.',
  },
  {
    when: [
      'kit*',
      'o que vem|vem incluso|que vem|esta incluso|incluso|inclui|incluido|o que inclui|acompanha*|vem com|que tem em|vem em',
    ],
    unless:
      'jetflex|fotocelula|garen|rossi|peccinin|nice|sem instalacao|basico|intermediario|premium|deslizante|correr|pivotante|nobreak|wifi|lampada|quantos controles|trava',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['what', 'price'],
    answer: [
      'No nosso kit vêm o motor para basculante, a central, dois controles, a fixação e a instalação com regulagem, com {{kit.warranty}} de garantia. É assim nos três: PADRÃO, de {{kit.padrao}}, que abre em {segundos padrão}; SPEEDY, de {{kit.speedy}}, em {segundos speedy}; e JETFLEX, de {{kit.jetflex}}, em {segundos jetflex}. Fotocélula, trava, nobreak e reforço na folha se somam à parte, ditos antes.',
    ],
    heading: 'O que fica fora e quanto soma',
    text: [
      'O par de fotocélulas instalado fica de {{part.photocell.from}} a {{part.photocell.to}}, e solda ou reforço de suporte, de {{part.metalwork.from}} a {{part.metalwork.to}}. O ponto de energia ao lado do portão é do eletricista.',
      'O kit serve em basculante com a folha em ordem. De correr e de abrir saem por orçamento, com a mesma lista escrita.',
    ],
    points: [
      'Motor e central do mesmo fabricante.',
      'Dois controles gravados e testados.',
      'Força e fim de curso regulados.',
      'Destravamento mostrado a você.',
    ],
    send: 'Mande uma foto do portão por dentro e a altura e a largura da folha: confirmamos o kit e o valor.',
  },
  {
    unless: 'vezes',
    when: [
      'cartao|credito|debito|pix|boleto|dinheiro|forma de pagamento|formas de pagamento|a vista',
      'motor|portao|kit|conserto|pag*|parcel*|desconto|instalacao',
    ],
    subject: 'kit-de-motor',
    answer: [
      'O pagamento pode ser dividido em até {parcelas} vezes, tanto no kit instalado como no conserto. No kit, os preços são {{kit.padrao}}, {{kit.speedy}} e {{kit.jetflex}} com instalação; desconto à vista e juros do cartão se confirmam na conversa, antes de fechar.',
    ],
    heading: 'Como se paga o kit e o conserto',
    text: [
      'Paga-se depois de ver o portão funcionando, com recibo em que ficam o modelo e o prazo de garantia. Nada é cobrado pela visita.',
      'Um conserto vai de {{repair.from}} a {{repair.to}}. Se ele chega perto de um motor novo, os dois orçamentos vêm juntos para você comparar a parcela de cada um.',
    ],
  },
  {
    when: ['parcel*|prestac*|financ*|sem juros|suaves', 'motor|portao|kit|conserto|automatiz*|instal*'],
    unless: 'vezes|prestacao de servico|prestacao de servicos|prestacao de contas',
    subject: 'kit-de-motor',
    answer: [
      'Dá para parcelar em até {parcelas} vezes. O kit instalado custa {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, e a parcela sem juros é esse valor dividido; se a operadora do cartão cobra juros, o total com eles vem escrito no orçamento, antes de você aceitar.',
    ],
    heading: 'O que entra na parcela',
    text: [
      'Motor, central, dois controles, fixação, manual, frete em São Paulo e instalação estão no preço do kit de basculante. Em portão de correr, de abrir ou pesado, o valor vem por orçamento e também se parcela.',
    ],
    points: [
      'Kit PADRÃO, de {segundos padrão}: {{kit.padrao}}.',
      'Kit SPEEDY, de {segundos speedy}: {{kit.speedy}}.',
      'Kit JETFLEX, de {segundos jetflex}: {{kit.jetflex}}.',
      'Conserto: de {{repair.from}} a {{repair.to}}.',
    ],
  },
  {
    when: [
      'quanto tempo|demora|dura|horas|leva|rapido fica',
      'instalacao|instalar|colocar|montar|por um motor',
    ],
    unless: 'oleo|graxa|chave',
    subject: 'kit-de-motor',
    answer: [
      'Instalar o motor num portão basculante que já existe leva de {horas de instalação}, e ele sai funcionando no mesmo dia. O de correr leva o mesmo quando a base está pronta; se a base é de concreto novo, são duas visitas, porque ele precisa secar. No de abrir com duas folhas são dois motores, e o tempo vem no orçamento.',
    ],
    heading: 'As horas da instalação, uma a uma',
    text: [
      'Primeiro se move a folha com a mão, depois se fixa o motor, liga-se a central e por fim se regulam força, paradas e controles. O que alonga é folha torta, falta de ponto de energia ou suporte a soldar.',
      'No kit para basculante a instalação já está no preço, de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Garagem livre até um metro atrás do portão.',
      'Ponto de energia pronto, com disjuntor próprio.',
      'Alguém em casa no começo e no fim, para aprender a destravar.',
      'Carro do lado de fora durante a montagem.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, com o lugar do motor, e o bairro: dizemos quanto tempo leva no seu e que dia está livre.',
  },
  {
    when: [
      'o que vem|que vem|o que acompanha|vem o que|o que tem dentro',
      'caixa|na caixa|embalagem',
      'motor|kit|ppa',
    ],
    winsTies: true,
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['what', 'buy'],
    answer: [
      'Na caixa do motor vêm o motor com a central, o fim de curso, a chave de destravamento, o manual e, conforme o anúncio, um ou dois controles. Cremalheira, no de correr, e suporte quase sempre se compram à parte, e instalação nunca vem. No nosso kit de basculante, de {{kit.padrao}} a {{kit.jetflex}}, vêm motor, central, dois controles, a fixação e a instalação.',
    ],
    heading: 'O que conferir antes de pagar',
    text: [
      'Peça a lista por escrito: motor sem central existe, e parece barato até se comprar a placa, de {{part.board.from}} a {{part.board.to}} trocada. Confira a tensão, o tipo de portão e o peso máximo na etiqueta.',
    ],
    points: [
      'Chave de destravamento: sem ela não se abre na falta de luz.',
      'Fotocélula e nobreak são sempre à parte.',
      'Nota fiscal com o número de série.',
    ],
    send: 'Mande o anúncio ou a foto do que veio na embalagem e do portão por dentro: dizemos o que falta.',
  },
];
