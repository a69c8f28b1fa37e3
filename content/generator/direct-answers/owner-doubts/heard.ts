/** What people have heard of gates: the first sentence says whether it is so. */
import type { DirectAnswer } from '../../direct-answer.ts';

const heard = 'e verdade|verdade|e mito|mito|dizem|ouvi dizer|sera que';

export const heardAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'pilha|pilhas|bateria',
      'gastar|gasta|acaba|acabar|dura pouco|rapido|toda semana',
      'e normal|normal|controle*',
    ],
    unless: 'nobreak|qual',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['lifetime', 'signs'],
    answer: [
      'Não é normal gastar em semanas: a pilha de um controle de portão costuma passar de um ano. Se acaba rápido, o botão está preso, é apertado na bolsa ou no bolso, ou a placa molhou e consome parada. Olhe a luz dele sem tocar: se acende sozinha, é isso.',
    ],
    heading: 'Fazer a pilha durar',
    text: [
      'Limpe os contatos com pano seco, compre pilha dentro da validade e guarde o controle onde nada o aperte.',
    ],
    points: [
      'A23 de 12 V e moeda de 3 V: copie a que sai.',
      'Calor do painel do carro resseca a pilha.',
      'Trocou e durou pouco outra vez: controle novo.',
    ],
  },
  {
    when: ['ladrao|bandido|assaltante', 'clona|clonar|copia|copiar|clonam', 'controle*|rua|portao'],
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'É verdade para controle de código fixo: um aparelho que grave o sinal perto do portão, ou o controle por um minuto na mão, basta para copiá-lo. No código rolante não, porque o código gravado já não vale na vez seguinte. Passar para ele pede um receptor, a partir de {{repair.from}}, com controles novos.',
    ],
    heading: 'O risco que mais acontece',
    text: [
      'É a cópia feita por quem teve o controle na mão: lava-rápido, manobrista, funcionário antigo. Contra isso também serve o código rolante, em que se apaga um só.',
    ],
    points: [
      'Chaves miúdas por dentro do controle querem dizer código fixo.',
      'Espere o portão fechar antes de entrar em casa.',
      'Disjuntor do portão desligado em viagem.',
    ],
  },
  {
    when: [
      'trocar o motor|trocar motor|motor tem que ser trocado|dura so|dura apenas|troca de motor',
      'anos|cada',
      `${heard}|tem que|precisa`,
    ],
    unless: 'garantia|consert*|placa',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['lifetime', 'replace'],
    answer: [
      'Não é verdade: motor de portão não tem prazo de troca, e numa casa com folha leve costuma passar de dez anos. O que se troca no caminho são peças, como capacitor, engrenagem e roldana, cada conserto de {{repair.from}} a {{repair.to}}. Motor novo só com a bobina queimada ou a peça fora de linha.',
    ],
    heading: 'O que decide a idade de um motor',
    text: [
      'Peso da folha na mão, aberturas por hora e água na caixa contam mais que os anos. Uma revisão por ano descobre cedo o que está gastando.',
    ],
    points: [
      'Prédio: dois ou três anos já podem pedir engrenagem.',
      'Folha no limite do motor envelhece tudo.',
      'Três defeitos seguidos: compare com um novo.',
    ],
  },
  {
    when: [
      'wd40|wd 40|wd|desengripante',
      'portao|dobradica*|roldana*',
      `${heard}|estraga|pode|faz mal|serve|resseca`,
    ],
    unless: 'cremalheira*|corrente|trilho|fuso',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care'],
    answer: [
      'Não estraga o ferro, mas engana: o WD-40 solta a ferrugem, tira a graxa que havia e evapora, e em poucos dias a peça está mais seca que antes. Use para limpar e, depois, ponha graxa branca ou de lítio em dobradiça e pino. Em rolamento blindado e na fotocélula não vai.',
    ],
    heading: 'Limpar e lubrificar são duas coisas',
    text: [
      'Disjuntor desligado, jato curto, pano, e só então uma película de graxa. O que sobra junta pó: tire.',
    ],
    points: [
      'Plástico e borracha velhos podem ressecar com desengripante.',
      'Rangido que volta logo: peça gasta.',
      'Trilho se varre.',
    ],
  },
  {
    when: ['basculante', 'mais perigoso|mais seguro|mais perigosa|mais arriscado', `${heard}|que|portao`],
    unless: 'qual',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'Em parte é verdade: o basculante é o único que guarda peso acima da cabeça, e cabo ou mola que cede derruba a folha. Com cabos trocados a tempo, equilíbrio certo e fotocélula, o risco fica pequeno. O de correr esmaga entre a folha e a coluna, e o de abrir, na dobradiça: nenhum dispensa força regulada.',
    ],
    heading: 'O cuidado próprio do basculante',
    text: [
      'Olhe cabos e polias duas vezes por ano, com o portão fechado. Ninguém passa embaixo com ele em movimento.',
    ],
    points: [
      'Folha torta ou cabo frouxo: pare de usar.',
      'Destravar só com a folha equilibrada.',
      'De abrir e de correr têm frestas: longe das mãos.',
    ],
  },
  {
    when: ['ppa', 'melhor|e o melhor|a melhor', heard],
    unless: 'ou|garen|rossi|nice|peccinin|seg|x',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Não há um melhor para todo portão, e convém descontar que nós vendemos PPA: o que pesa a favor dela é peça fácil de achar e muitos técnicos que a conhecem. Motor bom é o que leva a sua folha com sobra, de qualquer fábrica. Em basculante, os nossos kits PPA saem de {{kit.padrao}} a {{kit.jetflex}} instalados.',
    ],
    heading: 'O que comparar entre marcas',
    text: [
      'Peso máximo e ciclos por hora da ficha, peça à venda na sua cidade, código do controle e garantia da montagem.',
    ],
    points: [
      'Folha desequilibrada estraga qualquer marca.',
      'O motor que já funciona não se troca por nome.',
      'Garantia: a do kit instalado é de {{kit.warranty}}.',
    ],
  },
  {
    when: [
      'nao precisa de manutencao|nao precisa manutencao|sem manutencao|dispensa manutencao|nao precisa de revisao',
      `${heard}|portao|motor|existe`,
    ],
    unless: 'predio|condominio|crime|anos|ha meses|responde|multa',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Não é verdade: todo portão automático gasta cabo, roldana, dobradiça ou dente, e a força regulada há anos já não é a certa. Numa casa basta pouco: limpar o trilho e as lentes todo mês e uma revisão {{maintenance.residence}}, de {{maintenance.hours.from in digits}} a {{maintenance.hours.to}}. Um conserto por descuido vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que a revisão pega cedo',
    text: [
      'Fio levantado no cabo, parafuso de suporte frouxo, capacitor fraco e fotocélula que já não segura o portão.',
    ],
    points: [
      'Prova do mês: um cabo de vassoura no feixe.',
      'Prédio e comércio: a cada {{maintenance.interval}}.',
    ],
  },
];
