/** Answers to titles about motors: stuck. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const stuckAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'motor|motores|automatizador',
      'travado|travados|travou|trava|travando|travar|emperr*|preso|engripado|engripou|agarrado|agarrou|trancado|trancou',
    ],
    unless:
      'destrav*|trava eletrica|trava de|nao trava|nao tranca|controle*|chave|crianca|carro|mao|dedo|basculante*|correr|deslizante*|pivotante*|de abrir|meio|metade|sem luz|sem energia|luz|capacitor*|engrenagem|placa|central|roldana*|cabo|cabos|mola|fuso|braco|chuva|frio|calor|manual|abrir|abre|fechar|fecha|sobe|desce|aberto|fechado|torto|trilho|rua|fechadura|ronca*|zumb*|barulh*|garantia|liberar|soltar|solta|folha|bateria|nobreak|com motor|novo',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Motor de portão travado que ronca e não gira tem em geral capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}, engrenagem quebrada, de {{part.gears.from}} a {{part.gears.to}}, rolamento preso ou a folha segurando o conjunto. Motor mudo é falta de energia, fim de curso ou placa. Desligue o disjuntor e, com a folha reta e os cabos inteiros, solte o motor na chave e empurre: se ela anda leve, o defeito é do motor ou da placa.',
    ],
    description:
      'Motor travado que ronca tem em geral capacitor fraco, engrenagem quebrada ou rolamento preso; mudo, é energia, fim de curso ou placa.',
    heading: 'Quem prendeu: o motor ou a folha',
    text: [
      'Folha que continua dura depois de solta tem trilho, roldana, dobradiça ou contrapeso em mau estado, e motor novo ali travaria também. Folha torta, fora do trilho ou com cabo solto não se destrava: afaste as pessoas e chame.',
      'Não insista no controle. Motor parado sob tensão esquenta em segundos, e o defeito de um capacitor vira bobina queimada, de {{part.stator.from}} a {{part.stator.to}}.',
    ],
    points: [
      'Ronco grosso e folha parada: capacitor, ou peso demais.',
      'Estalo e motor que gira sem levar a folha: engrenagem.',
      'Eixo duro com o motor já solto da folha: rolamento ou rotor.',
      'Nem ronco nem estalo: disjuntor, fusível ou placa.',
      'Anda só para um lado: fim de curso ou relé.',
    ],
    further: 'O que se troca num motor está em [conserto de motor](/topicos/conserto-de-motor-de-portao).',
    send: 'Mande um vídeo com som de uma tentativa só, a foto da etiqueta do motor e o bairro: dizemos a peça provável e a faixa de preço.',
  },
  {
    when: [
      'nao tranca|nao trava|nao fica trancado|nao fica travado|nao segura fechado',
      'empurr*|abre na mao|na mao|abrir na mao|abre com a mao|forca a abertura',
    ],
    unless: 'trava eletrica|destrav*|bateria',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão fechado que se abre empurrando na mão perdeu o que o segura: motor destravado na chave, engrenagem ou porca do fuso gasta, ou trava elétrica que não encaixa. Confira primeiro se a chave de destravamento está fechada até o fim; se está e a folha ainda anda, prenda-a com corrente e cadeado, desligue o disjuntor e chame. Trocar a engrenagem custa de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'O que segura a folha fechada',
    text: [
      'No motor de correr e no de fuso é a própria rosca que trava: por isso folha que anda com o motor parado quer dizer ligação rompida. Folha larga de abrir cede na ponta mesmo com motor bom, e ali quem segura é a trava elétrica.',
    ],
    points: [
      'A folha anda e o motor não gira: engrenagem, pino ou porca.',
      'A folha anda e o motor gira junto: redutor gasto ou destravado.',
      'Só a ponta cede um palmo: falta trava ou batente.',
    ],
    send: 'Mande um vídeo de alguém empurrando a folha fechada, com o disjuntor desligado, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'correia|correias',
      'solt*|caiu|caindo|saiu|sai|escap*|frouxa|patina*|escorreg*|desliza|deslizando|derrapa*|pul*|desencaix*|esticar|barulh*|chia*|range|rang*|apita*',
    ],
    unless: 'arrebent*|romp*|partiu|quebr*',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Correia que soltou ou patina no motor do portão perdeu a tensão, o alinhamento ou os dentes: o motor gira e a folha fica. Desligue o disjuntor e não a recoloque com o dedo na polia; esticada e alinhada pelo técnico ela volta, e gasta se troca pela largura e pelo número de dentes, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Por que ela saiu do lugar',
    text: [
      'Polia com folga no eixo, base do motor que cedeu e folha pesada são as três causas. Pôr a correia de volta sem achar a causa dura poucos dias.',
    ],
    points: [
      'Chia na partida e anda: frouxa ou lisa.',
      'Sai sempre para o mesmo lado: polias fora de linha.',
      'Pó preto na caixa: borracha se desfazendo.',
      'Folha que pesa solta na mão: roldana ou equilíbrio primeiro.',
    ],
    further: 'O que se troca num motor está em [conserto de motor](/topicos/conserto-de-motor-de-portao).',
    send: 'Com o disjuntor desligado, mande a foto da correia e das polias e a da etiqueta do motor.',
  },
  {
    when: [
      'corrente',
      'folgada|frouxa|folga|caiu|saiu|pulou|esticar|esticada|arrebentou|barulhenta|enferrujada|lubrificar',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Corrente folgada pula dente na partida e pode travar o motor: desligue o disjuntor e não use até esticar. O ajuste é no esticador, com a corrente cedendo mais ou menos um dedo no meio do vão; apertada demais, ela come a coroa e o rolamento.',
    ],
    heading: 'Esticar ou trocar',
    text: [
      'Se o esticador já está no fim, a corrente alongou e se troca com o pinhão, porque corrente nova em dente gasto folga de novo em semanas. Confira se as duas rodas estão na mesma linha.',
      'Esticar, alinhar e lubrificar entra num conserto de {{repair.from}} a {{repair.to}}; coroa e pinhão ficam entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'Bate na caixa: folga.',
      'Estala sempre no mesmo ponto: elo duro ou dente quebrado.',
      'Ferrugem: pano, graxa leve e pano outra vez.',
      'Dedo nunca entra com a energia ligada.',
    ],
    further: 'Os ruídos estão separados em [motor fazendo barulho](/motor-de-portao-fazendo-barulho).',
    send: 'Com tudo desligado, mande a foto da corrente e das duas rodas dentadas.',
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
  {
    when: [
      'portao|motor|folha',
      'faz forca|fazendo forca|tenta|tentando|geme|gemendo|forca',
      'nao sai do lugar|nao se mexe|nao mexe|nao move|nao anda|nao vai|nao consegue|nao abre|sem sair do lugar|nao levanta|nao sobe',
    ],
    unless:
      'correr|pivotante|chuva|raio|controle|frio|roldana|cremalheira|capacitor|bobina|engrenagem|trava|placa|depois de|troca*',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que faz força e não sai do lugar tem a ordem e a energia; falta partida ou sobra peso. Solte o botão logo, porque insistir queima a bobina, desligue o disjuntor e, com os cabos inteiros, solte o motor na chave: se a folha anda leve, é capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; se prende, é trava, trilho, cabo ou contrapeso.',
    ],
    heading: 'A folha ou o motor',
    text: [
      'O capacitor fraco é o defeito mais comum: o motor ronca parado e às vezes parte com um empurrão. Não empurre para ajudar, porque a mão fica no caminho da folha.',
      'Se a folha pesa, o motor está certo em não vencer, e aumentar a força na placa só leva o estrago à engrenagem. Trocar cabo, polia ou roldana custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Ronca grosso e esquenta: capacitor ou bobina.',
      'Ronca e a folha dá um tranco curto: trava elétrica que não recolheu.',
      'O motor gira e a folha fica: engrenagem ou porca do fuso.',
      'Só de manhã ou no frio: capacitor no fim ou graxa dura.',
    ],
    send: 'Mande pelo WhatsApp um vídeo com som, de até dez segundos, a etiqueta do motor e o bairro.',
  },
];
