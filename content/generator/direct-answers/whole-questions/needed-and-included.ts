/** Titles that ask whether a second lock or a special motor is needed, and what a kit includes. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const neededAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'madeira',
      'motor especial|motor diferente|motor proprio|motor especifico|motor mais forte|outro motor|motor certo|precisa de motor|especial',
      'precisa|pede|tem que|qual|exige|motor',
    ],
    unless: 'cupim|chuva|kg|quilos',
    subject: 'portao-de-madeira',
    isAboutSubject: true,
    aspects: ['choose', 'allowed'],
    answer: [
      'Não precisa de motor especial: o motor é o mesmo do portão de ferro, escolhido pelo movimento e pelo peso da folha. O que a madeira pede é sobra de peso, porque molhada ela pesa mais, e um quadro de ferro onde o braço ou a cremalheira se prenda. Em basculante, até {{home.weight}} serve o PPA Home, de {{kit.padrao}} instalado no kit PADRÃO; até {{homeJetflex.weight}}, o Home Jetflex, de {{kit.jetflex}}.',
    ],
    heading: 'O que conferir na folha de madeira',
    text: [
      'Pese pela conta: largura vezes altura dá a área, e a espécie e a espessura dão o peso. Ipê e outras madeiras duras pesam muito mais que pinus na mesma medida.',
      'Parafuso direto na tábua afrouxa com o tempo. O motor se prende no quadro, e a madeira só reveste.',
    ],
    points: [
      'Verniz em dia: folha que não bebe água.',
      'Contrapeso acertado com a madeira já no lugar.',
      'Empenou: conserte antes do motor.',
    ],
    send: 'Mande a altura, a largura, a espécie da madeira e uma foto por dentro: dizemos o peso e o motor.',
  },
  {
    when: [
      'trava eletrica|travas eletricas|trava de portao',
      'trava de motor|motor trava|motor ja trava|autotravante|auto travante|motor segura|duas|os dois|as duas|irreversivel|travamento de motor',
      'precis*|necessari*|as duas|os dois|basta|ou',
    ],
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['allowed', 'choose'],
    answer: [
      'Na maioria dos basculantes e dos portões de correr não precisa das duas: o motor parado já segura a folha pelo fuso ou pela engrenagem, e a trava elétrica é reforço. Precisa das duas no portão de abrir com folha comprida, em folha leve que flexiona ao ser forçada, em motor que não trava sozinho e em rua onde já tentaram abrir. A ligação da trava num portão que já anda parte de {{repair.from}}, mais a peça.',
    ],
    heading: 'O que cada trava segura',
    text: [
      'A do motor segura um ponto só, aquele em que ele puxa; na outra ponta a folha ainda cede a uma alavanca. A elétrica prende o aço do batente, do lado oposto, e só recua quando a central manda abrir.',
      'Com o motor destravado na chave, na falta de luz, a trava do motor some. A elétrica continua fechada, e por isso precisa de chave própria.',
    ],
    points: [
      'Teste: feche, puxe a folha no lado oposto ao motor.',
      'Cedeu mais de dois dedos: vale a trava.',
      'Trava que não recua queima motor: regule as duas juntas.',
    ],
    send: 'Mande uma foto da folha fechada, por dentro, dos dois lados: dizemos se uma basta.',
  },
  {
    when: [
      'kit*|motor',
      'o que vem|vem incluso|que vem|esta incluso|incluso|inclui|incluido|o que inclui|acompanha*|vem com|que tem em|vem em',
      'jetflex',
    ],
    unless:
      'fotocelula|sem instalacao|deslizante|correr|pivotante|nobreak|wifi|lampada|quantos controles|trava|speedy|padrao',
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
];
