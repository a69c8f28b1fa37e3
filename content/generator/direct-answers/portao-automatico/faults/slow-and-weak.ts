/** Answers to titles about automatic gates that are slow, weak, heavy or too fast, or that stop in the wind. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksIfNormal } from '../../../words/asking-words.ts';

const slowly = 'devagar|lento|lenta|lentamente';

const quickly = 'rapido|rapida|normal|depressa|ligeiro';

const otherThanUnequalSpeeds =
  'correr|deslizante*|pivotante*|de abrir|caindo|despenc*|batendo|cabo|mola|escolher|qual';

/** 'abre devagar', 'abre muito devagar' and so on, for every verb and adverb. */
function everyPhrase(verbs: string, adverbs: string): string {
  return verbs
    .split('|')
    .flatMap((verb) =>
      ['', 'muito ', 'bem ', 'mais '].flatMap((degree) =>
        adverbs.split('|').map((adverb) => `${verb} ${degree}${adverb}`),
      ),
    )
    .join('|');
}

export const slowAndWeakAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'controle*',
      'fraco|perdendo alcance|so de perto|longe nao',
      'lento|devagar|pesado|sem forca',
      'portao|motor',
    ],
    subject: 'portao-automatico',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Controle fraco e portão lento juntos apontam primeiro para a energia: tensão que cai ou fonte da placa cansada enfraquecem o receptor e o motor ao mesmo tempo. Prove com bateria nova no controle: se o alcance volta, eram dois defeitos. O lento então é folha pesada ou capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; se nada muda, mede-se a fonte, com reparo a partir de {{repair.from}}.',
    ],
    heading: 'Um defeito ou dois',
    text: [
      'Solte o motor com o disjuntor desligado e mova a folha: se pesa, a lentidão é dela. Luz da casa que enfraquece na partida confirma a tensão.',
    ],
    points: [
      'Todos os controles fracos: receptor ou fonte.',
      'Um só fraco: bateria.',
      'Piora às sete da noite: rede da rua.',
    ],
    send: 'Mande um vídeo da abertura inteira e diga de que distância o controle abre.',
  },
  {
    when: [
      'instalaram|instalou|colocaram|colocou|coloquei|instalei|puseram|pus|depois de instalar|depois que instalou|depois que instalaram|depois que colocou|depois que coloquei|depois de colocar|depois de automatizar|depois que automatizei|automatizei|com o motor',
      'motor|automatizador|automatizou|automatizar|automatizei',
      'ficou pesado|ficou muito pesado|esta pesado|pesado|ficou duro|duro|nao mexe na mao|nao abre na mao|pesou',
    ],
    unless: 'fraco|serve|aguenta|kg|qual|peso|trocar|precisa|para portao pesado|mais leve|motor novo',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que ficou pesado depois do motor pode estar só preso a ele: engatado, o motor segura a folha, e ela não anda na mão até se girar a chave de destravamento. Solto e ainda pesado, a folha perdeu o equilíbrio: o suporte somou peso sem acerto do contrapeso, a cremalheira encostou no pinhão ou o braço força. Quem instalou corrige, na garantia.',
    ],
    heading: 'Separar o motor da folha',
    text: [
      'Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor na chave e mova devagar, com alguém do outro lado. Se pesa, não use o motor até o acerto: é ele que vai queimar.',
      'Se quem instalou não volta, o acerto de cabo, roldana e contrapeso fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, e a regulagem, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'De correr: folga de um a dois milímetros entre pinhão e cremalheira.',
      'Basculante: contrapeso conferido depois do braço no lugar.',
      'Nunca aumente a força na placa para compensar.',
    ],
    send: 'Mande um vídeo da folha na mão e a foto do suporte.',
  },
  {
    when: [
      'pesado|pesada|duro|dura|peso',
      'graxa|lubrificacao|oleo|lubrific*|falta de graxa',
      'ou',
      'cabo*|mola|contrapeso|roldana|roldanas|polia',
    ],
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Falta de graxa faz barulho antes de pesar, e pesa igual do começo ao fim; cabo, mola ou contrapeso ruim pesa sem ranger, e pesa mais na subida ou de um lado só. Se os cabos estão inteiros e a folha reta, mova-a na mão com o disjuntor desligado: rangendo, lubrifique dobradiça e pivô; descendo sozinha, é equilíbrio, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Cabo desfiado não se testa nem se engraxa: troca-se.',
    ],
    heading: 'O que a graxa resolve e o que ela esconde',
    text: [
      'Pivô, dobradiça e fuso secos somam um atrito que a graxa tira em minutos. Mola cansada e contrapeso leve são falta de força, e nenhuma graxa devolve força.',
      'Graxa grossa no cabo junta areia e esconde o fio partido, que é o que você precisa ver.',
    ],
    points: [
      'Range e melhora com óleo fino: era lubrificação.',
      'Um lado mais baixo: cabo esticado ou solto.',
      'Não para a meia altura: mola ou contrapeso.',
      'No de correr, tranco por volta: roldana.',
    ],
    send: 'Mande um vídeo da folha sendo movida na mão e fotos dos cabos no alto e embaixo.',
  },
  {
    when: ['portao|portoes|folha', 'pesado|pesada|pesadao|duro|dura'],
    unless:
      'por que|porque|como|ou|precisa|preciso|devo|pode|posso|ficou|melhor|chuva|madeira|instalar|motor|kit|ferro|aluminio|correr|deslizante|basculante|pivotante|condominio|predio|industrial|kg|quilos|roldana*|automatiz*|comerc*|subir|abrir|fechar|empurrar|sozinho|descer|levantar',
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que pesa na mão tem defeito na folha, e não no motor: no basculante é contrapeso, mola ou cabo; no de correr, roldana, trilho sujo ou guia apertada; no de abrir, dobradiça caída. Acertar isso fica em geral entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}. Se ele é pesado de fábrica e você procura um motor, o de até {{homeJetflex.weight}} em basculante sai por {{kit.jetflex}} instalado.',
    ],
    heading: 'A prova da mão',
    text: [
      'Com o disjuntor desligado, os cabos inteiros e a folha reta, solte o motor na chave e mova-a devagar, com ajuda. Boa, ela anda com uma mão; se prende num ponto, é ali o defeito.',
    ],
    points: [
      'Cabo desfiado ou folha torta: não solte o motor.',
      'Força a mais na placa esconde o defeito e gasta o motor.',
      'Portão que ganhou chapa ou madeira: o contrapeso se refaz.',
    ],
    send: 'Mande um vídeo da folha levada na mão e diga se ela sobe, corre ou abre.',
  },
  {
    when: [
      'lento|devagar|demora|demorando',
      'com o tempo|com os anos|com a idade|ficar|ficando',
      asksIfNormal,
    ],
    unless: 'segundos',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Não é normal: motor em ordem abre no mesmo tempo por anos. Portão que vai ficando lento tem folha que pesou, capacitor que perde valor ou fio que esquenta na emenda, e os três pioram. Com o disjuntor desligado e o motor solto, mova a folha: se pesa, o conserto é nela; se vai leve, é do motor.',
    ],
    description:
      'Não é normal o portão ficar lento com os anos: a folha pesou, o capacitor perdeu valor ou um fio esquenta na emenda, e os três pioram.',
    heading: 'O que cada causa custa',
    text: [
      'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; roldana ou cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; regulagem e equilíbrio, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Só no fim do curso: é a desaceleração, e está certo.',
      'Só à noite: tensão que cai na rua.',
      'Só no frio: graxa velha.',
    ],
  },
  {
    when: ['motor', 'fraco|sem forca', 'portao|folha', 'pesado|pesada|ferrugem|enferrujado'],
    unless: 'comprar|qual motor|1/4|1/3|1/2|hp|cv',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'A mão decide: com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor e mova o portão. Se pesa ou arrasta, o problema é ele, de roldana, dobradiça, ferrugem ou contrapeso, e motor novo sofreria igual; se vai leve com uma mão, é o motor, quase sempre capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'Primeiro a folha, depois o motor',
    text: [
      'Roldana ou cabo custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, solda e reforço de {{part.metalwork.from}} a {{part.metalwork.to}}. Com a folha leve, muita gente descobre que o motor velho ainda serve.',
    ],
    points: [
      'Ferrugem que a chave atravessa: serralheiro.',
      'Pesa só num trecho: trilho ou batente.',
      'Leve na mão e fraco à noite: tensão baixa.',
    ],
  },
  {
    when: [
      'devagar|lento|reduz|diminui|mais lento|freia',
      'no final|em final|no fim|em fim|chegando|antes de fechar|ao fechar',
      'e normal|normal|e comum|e natural|devo me preocupar|e grave',
    ],
    unless: 'com o tempo',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    isUnpriced: true,
    aspects: ['signs', 'works'],
    answer: [
      'É normal, e é bom: muitas centrais reduzem a velocidade no fim do curso para a folha chegar sem bater. Só não é normal se ele antes não fazia isso, se para sem encostar ou se arrasta por metros; aí a desaceleração está longa, a força baixa ou a folha pesa ali.',
    ],
    heading: 'Mudar o ponto da desaceleração',
    text: [
      'Na maioria das placas ela se regula, e o técnico a ajusta junto com a força e o curso. Sem desaceleração, a batida solta parafuso e gasta engrenagem.',
    ],
    points: [
      'Depois da falta de luz, a primeira viagem pode ser toda lenta.',
      'Devagar no curso inteiro: outra causa.',
      'Motor com inversor freia mais suave.',
    ],
  },
  {
    when: [slowly, asksIfNormal, 'portao|motor'],
    unless: 'bate|barulho|sozinho|frio|chuva|calor|instalar|comprar|desce*|esquent*|quente',
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'É normal se o portão foi lento desde a instalação, porque motor comum leva de dez a vinte segundos para abrir; não é normal se ele ficou mais lento que antes. Aí a folha pesou, o capacitor enfraqueceu ou a tensão cai na partida, e quanto mais se usa assim, mais o motor esquenta. Capacitor fica de {{part.capacitor.from}} a {{part.capacitor.to}}; roldana, cabo ou mola, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Lento de fábrica ou lento por defeito',
    text: [
      'Conte os segundos de uma abertura inteira e guarde o número: se na semana seguinte ele sobe, é defeito.',
      '{Prova na mão}, mova a folha: se ela não anda com uma mão, o motor não tem culpa; se vai leve, é capacitor, tensão ou o próprio motor.',
    ],
    points: [
      'Lento só para abrir: peso, contrapeso ou mola.',
      'Lento para abrir e para fechar, com zumbido: capacitor.',
      'Lento só à noite ou na hora de pico: tensão da rede.',
    ],
    send: 'Mande um vídeo da abertura inteira e a foto da etiqueta do motor.',
  },
  {
    when: [
      'fechando|fecha|portao rapido demais|portao muito rapido|portao esta muito rapido|portao ficou rapido',
      'muito rapido|rapido demais|ficou rapido|depressa demais|com forca|muito forte',
      'perigoso|perigo|crianca|portao|seguro',
    ],
    unless:
      'diminuir|reduzir|mais devagar|mais lento|batendo|bate|bate no fim|sobe devagar|cadeirante|cadeira de rodas|andador|idoso|idosa|muleta|tempo|nao da tempo|manca',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'É perigoso, e não use o fechamento automático até o acerto: portão que passou a fechar mais rápido perdeu o freio da central, ou a folha está pesada e cai ajudando o motor. Desligue o disjuntor, olhe de longe cabos e molas e, só se estiverem inteiros, peça a um técnico a prova da folha.',
    ],
    heading: 'Velocidade de fábrica ou folha que cai',
    text: [
      'Motor rápido é rápido nos dois sentidos e freia antes do fim. Se ele sobe devagar e desce depressa, é peso: contrapeso e mola se regulam de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Com inversor, a velocidade de fechar se reduz na placa. Em qualquer caso, força no mínimo e fotocélula provada, de {{part.photocell.from}} a {{part.photocell.to}} se falta.',
    ],
    points: [
      'Caixa de papelão no vão: tem de voltar ao encostar.',
      'Criança em casa: segundo par de fotocélula, baixo.',
      'Rangido ou estalo na descida: ninguém embaixo.',
    ],
    send: 'Mande um vídeo do fechamento inteiro e diga desde quando.',
  },
  {
    when: [
      'como saber|saber se|como descobrir|como testar|como ver',
      'pesado|pesada|desbalancead*|desequilibrad*',
      'portao|folha',
    ],
    unless: 'kg|quilos|quanto pesa|preco|quanto',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'O portão está pesado demais quando a folha, solta do motor, não anda com uma mão ou não fica parada no meio do curso. A prova só se faz com a folha reta, os cabos inteiros, o disjuntor desligado e ninguém embaixo; se algo está torto ou frouxo, não solte.',
    ],
    heading: 'A prova da folha na mão, por tipo de portão',
    text: [
      'Peso na balança e peso para o motor são coisas diferentes: um basculante pesado e equilibrado sobe com dois dedos, e um leve com mola cansada mata o motor.',
      'Acertar roldana, cabo ou contrapeso fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; força e curso, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Basculante: deve parar no meio; se desce, falta contrapeso, se sobe, sobra.',
      'De correr: deve andar igual o curso todo; ponto duro é trilho ou roldana.',
      'De abrir: deve girar sem o pé arrastar; se cai para um lado, é dobradiça.',
      'Motor que esquenta, demora mais ou ronca na saída: mesmo sinal, pelo lado dele.',
    ],
    send: 'Mande pelo WhatsApp um vídeo curto da folha sendo levada na mão, gravado de longe, e as medidas dela.',
  },
  {
    when: [
      everyPhrase('abre|sobe|abrindo', slowly),
      `${everyPhrase('fecha|fechando', quickly)}|${everyPhrase('desce', 'normal|depressa|ligeiro')}|desce bem rapido|desce mais rapido`,
    ],
    unless: `${otherThanUnequalSpeeds}|desce rapido|desce muito rapido`,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Portão que abre devagar e fecha rápido está fazendo força na abertura: no basculante falta contrapeso, e o motor sobe peso que não era dele; no de correr o trilho tem subida para o lado que abre. Se na mão a folha pesa igual nos dois sentidos, é regulagem da central ou capacitor fraco.',
    ],
    heading: 'Peso, trilho ou regulagem: como separar',
    text: [
      'Com a folha reta e os cabos inteiros, desligue o disjuntor, solte o motor na chave e mova-a nos dois sentidos. Basculante que cai quando solto está desequilibrado: pare ali e deixe cabo, mola e contrapeso para o técnico, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Regular a velocidade e a força custa de {{part.adjustment.from}} a {{part.adjustment.to}}; trocar o capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    points: [
      'Basculante que recebeu chapa ou revestimento: o contrapeso ficou pequeno.',
      'De correr: ponha uma bola no trilho e veja para onde ela rola.',
      'Lento só no fim do curso: é a desaceleração, e é normal.',
      'Ficou assim de um dia para outro: capacitor ou ajuste mexido.',
    ],
    send: 'Conte pelo WhatsApp os segundos em cada sentido e se a folha sobe, corre ou abre, com um vídeo gravado de longe e a etiqueta do motor.',
  },
  {
    when: [everyPhrase('fecha|desce|fechando', slowly), everyPhrase('abre|sobe|abrindo', quickly)],
    unless: otherThanUnequalSpeeds,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Portão que abre rápido e fecha devagar pode estar só regulado assim: muita central fecha mais lento de propósito, por segurança. Se a diferença apareceu agora, ele faz força para fechar: basculante com contrapeso demais, trilho que sobe para o lado do fechamento ou capacitor fraco.',
    ],
    heading: 'Ajuste de fábrica ou defeito',
    text: [
      'Com cabos inteiros e a folha reta, desligue o disjuntor, solte o motor e mova-a nos dois sentidos. Se fechar pesa mais que abrir, é equilíbrio, trilho ou dobradiça, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; se é igual, é a central.',
      'Acertar velocidade e força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e o capacitor, entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'Fechamento lento e sem esforço: deixe assim, é mais seguro.',
      'Lento e com ronco: motor forçando, não insista.',
      'Só o último trecho lento: parada suave, normal.',
    ],
    send: 'Conte pelo WhatsApp os segundos em cada sentido e desde quando é assim, com um vídeo com som e a etiqueta do motor.',
  },
  {
    when: [
      'vento|venta|ventando|ventania|vendaval|rajada',
      'trava|travando|para|parando|volta|voltando|nao fecha|nao abre|nao anda|emperra|bate|pesa|pesado|lento|demora',
    ],
    unless: 'trava eletrica|instalar|qual motor|caiu|derrub*|seguro|precisa|pode|posso|sem luz',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'Com vento forte a folha fechada faz vela, e o motor sente o empurrão como um obstáculo: para ou volta por segurança. Se isso só acontece na ventania, o portão está em ordem e a força está justa; acertá-la fica entre {{part.adjustment.from}} e {{part.adjustment.to}}. Se passou a parar com qualquer brisa, há roldana, dobradiça ou pivô gasto que o vento só denuncia.',
    ],
    heading: 'O que ajuda sem tirar a segurança',
    text: [
      'Subir a força até vencer a rajada deixa o portão forte demais para quem estiver no vão. O certo é folha leve na mão, guia sem folga e, em chapa inteira, um motor com mais sobra ou aberturas na folha, que o serralheiro faz.',
      'Na ventania, não deixe a folha aberta nem o motor destravado: solta, ela bate e arranca o suporte.',
    ],
    points: [
      'De abrir: é o que mais sofre, e pede trava na ponta.',
      'De correr: guia de cima com folga faz a folha enroscar.',
      'Basculante: para no alto, onde a folha fica de frente para o vento.',
      'Chapa perfurada ou grade deixa o vento passar.',
    ],
    send: 'Mande um vídeo de um dia de vento e uma foto da folha inteira: dizemos se é regulagem ou peça.',
  },
  {
    when: [
      'sem freio|perdeu o freio|sem freiar|nao freia|nao esta freando|nao segura mais|nao segura em descida',
      'desce|descendo|descida|fecha|fechando|portao*|folha|basculante*',
    ],
    unless: 'carro|caminhao|moto|bicicleta|motor com freio|motor nao freia|controle|trava',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Portão que desce sem freio perdeu o que equilibra a folha ou o que a segura no motor: no basculante, cabo, mola ou contrapeso; em qualquer um, a engrenagem ou a desaceleração da central. Desligue o disjuntor, não o destrave e não deixe ninguém passar. Cabo e mola ficam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'Peso solto ou parada perdida',
    text: [
      'Olhe de longe, sem acionar: cabo frouxo, mola aberta ou um lado mais baixo mostram peso solto. Tudo inteiro e só a chegada forte é desaceleração, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Cai de uma vez ao passar de um ponto: engrenagem ou porca do fuso.',
      'Só o último palmo é rápido: fim de curso ou desaceleração.',
      'Folha que ficou no alto: isole o vão dos dois lados e espere a escora.',
    ],
    send: 'Mande uma foto das duas laterais, tirada de longe, e a etiqueta do motor.',
  },
];
