/** Titles that tell a state or ask for a trait of the motor itself: its label, its weight, its place, a power changed. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const toldAndAskedAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'etiqueta apagada|sem etiqueta|etiqueta sumiu|etiqueta ilegivel|etiqueta rasgada|que ano|qual ano|ano de fabricacao|fabricado|saber o modelo|saber qual o modelo|saber a marca|identificar o motor|identificar a marca',
      'motor|modelo|portao|marca|garen|ppa|rossi|etiqueta',
    ],
    unless: 'controle|potencia|hp|placa queim*|tensao|volts',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Sem a etiqueta, o modelo se descobre por três lugares: o código impresso na placa, o relevo na tampa ou na carcaça e o desenho da chave de destravamento. O ano costuma estar no número de série ou num carimbo na própria placa, e o manual e a nota também o dizem. Marca não se julga pela cor, porque as carcaças se parecem.',
    ],
    heading: 'O que fotografar para saber que motor é',
    text: [
      'Desligue o disjuntor e fotografe de longe, sem tocar em nada por dentro: o motor inteiro, a tampa, a placa com os fios e a peça que encosta na folha. Uma dessas quase sempre basta.',
    ],
    points: [
      'Etiqueta desbotada: luz de lado e um pano seco às vezes a devolvem.',
      'Controles originais trazem a marca da central.',
      'Tensão e potência sem etiqueta se medem, e não se adivinham.',
    ],
    send: 'Mande as quatro fotos pelo WhatsApp: dizemos que motor é e se a peça dele ainda se acha.',
  },
  {
    when: [
      'pesa um motor|pesa o motor|peso do motor|peso de um motor|quantos quilos tem o motor|motor pesa quanto',
    ],
    unless: 'folha|aguenta|leva|suporta|levanta',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Um motor de portão de casa pesa perto de oito a quinze quilos, conforme o redutor e a calha; o de uso intenso passa disso. O número certo está na ficha do modelo. Esse peso não entra na conta da folha, porque o motor fica preso na coluna ou no piso, mas entra na do suporte: parede oca pede chapa ou chumbador próprio.',
    ],
    heading: 'Onde o peso do motor importa',
    text: [
      'No basculante e no de abrir ele pende de uma coluna, e cada partida a puxa: bloco oco e reboco fofo cedem. No de correr ele se apoia numa base de concreto, e o peso ajuda.',
    ],
    points: [
      'Reforço de suporte: de {{part.metalwork.from}} a {{part.metalwork.to}}.',
      'Coluna de ferro fina: chapa que distribua o esforço.',
      'Para carregar, duas pessoas e o disjuntor desligado.',
    ],
    send: 'Mande a foto da coluna ou da base onde ele vai ficar.',
  },
  {
    when: [
      'coluna|pilar|parede|lateral',
      'cabe|largura|centimetros|cm|estreita|estreito|fina|fino|espaco|ocupa',
      'motor',
    ],
    unless: 'livre|rachou|racha*|caiu|cedeu|social|preco',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['install', 'choose'],
    answer: [
      'Depende do tipo de portão e da firmeza da coluna, mais que da largura: o basculante ocupa uma lateral livre do chão ao alto e se prende por suporte, que pode passar da coluna para a parede ao lado; o de abrir se resolve com pistão onde ela é estreita, porque o braço articulado pede coluna larga; o de correr fica no piso e não usa a coluna. A medida exata está na ficha do modelo.',
    ],
    heading: 'Quando a coluna estreita precisa de reforço',
    text: [
      'Coluna que balança na mão não segura motor. Uma chapa soldada ou chumbada distribui o esforço, de {{part.metalwork.from}} a {{part.metalwork.to}}, e se vê por foto.',
    ],
    points: [
      'Largura da coluna e distância até a folha.',
      'Material: concreto, bloco oco ou ferro.',
      'Cano e fio por dentro, antes de furar.',
    ],
    send: 'Mande uma foto da coluna com uma trena ao lado e a do portão por dentro.',
  },
  {
    when: ['altura|distancia', 'motor', 'chao|piso|solo'],
    unless: 'fotocelula|folha|acionador|teto|raspa*|enchente',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['install'],
    answer: [
      'No portão de correr o motor fica numa base de concreto uns dez a quinze centímetros acima do piso, para escapar da água, e a altura fina é a da cremalheira. No basculante ele vai na coluna, na altura que o modelo e o trilho pedem, e no de abrir, na linha da travessa da folha, em geral entre trinta e sessenta centímetros. O manual do modelo dá a medida certa.',
    ],
    heading: 'O que decide a altura além do manual',
    text: [
      'Garagem que alaga pede o motor ou pelo menos a central no alto, com o fio entrando por baixo. Cachorro e mangueira também contam.',
    ],
    points: [
      'Travessa firme na folha, no ponto do braço.',
      'Chave de soltura onde um adulto alcança.',
      'Central em caixa vedada, na sombra.',
    ],
    send: 'Mande uma foto do portão por dentro e diga se a água já subiu ali.',
  },
  {
    when: [
      'motor',
      'dentro ou fora|por dentro ou por fora|lado de dentro ou|lado de fora|do lado de fora|para fora da garagem|fora da garagem',
    ],
    unless: 'trancado|preso|controle|botoeira',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['install'],
    answer: [
      'Por dentro, sempre que há espaço: ali o motor fica longe da chuva, de quem passa na rua e de quem tenta forçar. Por fora só se põe quando a folha abre para fora ou falta recuo, com modelo feito para tempo, caixa fechada e suporte que não se desmonte da calçada.',
    ],
    heading: 'O que muda se o motor ficar do lado de fora',
    text: [
      'A central vai para dentro, em caixa vedada, e só o cabo sai. O destravamento externo passa a ser o ponto fraco: chave com segredo, e não alavanca.',
    ],
    points: [
      'De correr: sempre por trás do muro, com a cremalheira do lado de dentro.',
      'Basculante: na coluna, do lado de dentro da garagem.',
      'De abrir para a rua: a prefeitura pode não permitir a folha na calçada.',
    ],
    send: 'Mande uma foto do vão de dentro e outra da rua.',
  },
  {
    when: [
      '1/4|1/3',
      '1/2|1/3|por um|maior|mais forte',
      'troquei|trocar|troco|troca|melhora|adianta|resolve',
    ],
    unless: 'ou|preco|quanto custa|correr|deslizante|pivotante',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Melhora se a folha era pesada demais para o motor menor: em basculante, 1/4 CV leva até {{motor.quarterCv.weight}} na nossa tabela, 1/3 CV até {{motor.thirdCv.weight}} e 1/2 CV até {{motor.halfCv.weight}}. Não abre mais depressa, e não resolve portão desequilibrado, roldana presa ou tensão baixa. Prove antes a folha na mão: se ela pesa, o dinheiro vai nela.',
    ],
    heading: 'Quando o motor maior é o remédio',
    text: [
      'Se a folha fica parada a meia altura e o motor ainda ronca ou esquenta, meça o capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; só depois disso o motor é pequeno.',
    ],
    points: [
      'Quer rapidez: o que muda é o inversor, do JETFLEX, {{kit.jetflex}} instalado.',
      'Depois da troca, a força se regula outra vez.',
      'Portão de correr: vale o peso da etiqueta, e não o HP.',
    ],
    send: 'Mande a altura, a largura e o material da folha, e a etiqueta do motor.',
  },
  {
    when: [
      'fecha em|desce em|fechando em|cai em',
      'segundos|segundo',
      'perigo*|e normal|seguro|rapido|criança|crianca',
    ],
    figure: { unit: 'second', from: 1, to: 3.9 },
    unless: 'correr|pivotante|depois de',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['safety', 'adjust'],
    answer: [
      'É perigoso: um basculante que fecha em {figura} desce mais depressa que o nosso kit mais rápido abre, que leva {segundos jetflex}, e a essa velocidade não para a tempo. Ou o freio da central falhou, ou a folha cai pelo peso. Desligue o disjuntor, não passe embaixo e não destrave antes de olhar os cabos; a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Velocidade do motor ou queda da folha',
    text: [
      'Se ele sobe devagar e desce depressa, é peso: contrapeso, cabo ou mola. Se anda rápido nos dois sentidos, é ajuste de velocidade, que se reduz na placa com inversor.',
    ],
    points: [
      'Prova da caixa no vão: encostou, a folha volta.',
      'Fotocélula testada antes de voltar a usar.',
      'Mudou de um dia para outro: sempre defeito.',
    ],
    send: 'Mande um vídeo de longe do fechamento e a foto da etiqueta do motor.',
  },
  {
    when: ['1/4', 'esquent*|nao aguenta|forcando|fraco|fraca|sofre|ronca|desarma*'],
    figure: { unit: 'kilogram', from: 151 },
    unless: 'correr|deslizante|pivotante',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['choose', 'repair'],
    answer: [
      'O motor é pequeno para a folha: em basculante, 1/4 CV leva até {{motor.quarterCv.weight}} na nossa tabela, e a sua tem {figura}, por isso ele esquenta e desliga. Até {{motor.thirdCv.weight}} vai 1/3 CV ou o PPA Home, de {{kit.padrao}} no kit instalado; até {{motor.halfCv.weight}}, o Home Jetflex, de {{kit.jetflex}}. Antes, confira o equilíbrio: com contrapeso certo ele sofre menos até a troca.',
    ],
    heading: 'O que fazer até trocar o motor',
    text: [
      'Deixe-o esfriar com o disjuntor desligado, espace as aberturas e não aumente a força na central. Capacitor fraco piora tudo e custa de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    points: [
      'Folha que desce sozinha quando solta: falta contrapeso.',
      'Em portão de correr a conta é outra: vale a etiqueta.',
      'Cheiro de verniz: bobina no fim, não insista.',
    ],
    send: 'Mande as medidas e o material da folha e a etiqueta do motor.',
  },
];
