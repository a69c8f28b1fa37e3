/** Answers to titles about motors: heat. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksIfNormal } from '../../../words/asking-words.ts';

export const heatAnswers: readonly DirectAnswer[] = [
  {
    when: ['quente|esquent*|ferv*', 'motor', 'vezes|aberturas|seguidas|seguido|uso', asksIfNormal],
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    isUnpriced: true,
    aspects: ['signs'],
    answer: [
      'Morno depois de poucas viagens é normal; quente a ponto de tirar a mão depois de duas ou três, não. Nesse caso ele faz força demais: folha pesada, capacitor fraco ou tensão baixa. Depois de muitas viagens seguidas, esquentar e desligar por uns minutos é a proteção térmica fazendo o trabalho dela.',
    ],
    heading: 'Achar a força que sobra',
    text: [
      'Espere esfriar com o disjuntor desligado, solte o motor na chave, com a folha reta e os cabos inteiros, e mova o portão. Se pesa na mão, a causa é a folha; se vai leve, capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou tensão.',
    ],
    points: [
      'Prédio e comércio: motor de uso intenso.',
      'Cheiro de verniz: não religue.',
      'Sol direto soma calor: cubra com ventilação.',
    ],
  },
  {
    when: [
      'barulh*|ruido*|rang*|chia*|ronc*|estal*',
      'quando esta quente|quando esquenta|depois de quente|so quente|depois de varias aberturas|depois de muitas aberturas|depois de esquentar|quando fica quente|com o motor quente|quente',
    ],
    unless: 'cheir*|fumaca|frio|dia quente|sol|verao|calor|normal',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Motor que só faz barulho depois de quente tem rolamento com graxa ressecada ou folga que cresce com o calor, e às vezes uma folha pesada que o aquece antes da hora. Conte em quantas aberturas o som aparece: em duas ou três, o motor força; depois de dez seguidas, é desgaste de uso.',
    ],
    heading: 'Quem esquenta o motor',
    text: [
      'Com o disjuntor desligado, a folha reta e os cabos inteiros, solte-o na chave e mova a folha: pesada, a causa é roldana, trilho ou equilíbrio, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Leve, trocam-se rolamento e engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    points: [
      'Chiado que some ao esfriar: rolamento.',
      'Ronco e lentidão: capacitor ou tensão baixa.',
      'Estalo na partida a quente: folga no redutor.',
      'Cheiro de verniz junto: pare e deixe desligado.',
    ],
    send: 'Mande dois vídeos com som, um do motor frio e outro quente, e a foto da etiqueta.',
  },
  {
    when: ['lent*|devagar|demora*|pesad*', 'esquent*|quente|superaquec*|fervendo', 'portao|motor'],
    unless: 'cheir*|fumaca',
    subject: 'motor',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão pesado ou lento com motor esquentando quer dizer força demais: folha que pesou, na maioria das vezes, ou capacitor fraco. Deixe esfriar com o disjuntor desligado, solte o motor na chave, se a folha está reta e os cabos inteiros, e mova-a na mão: se pesa, conserta-se a folha, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; se vai leve, mede-se o capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'Por que ele perde velocidade e esquenta',
    text: [
      'Motor que gira abaixo da rotação puxa mais corrente e vira calor. Se o protetor térmico o desliga no meio, espere; religar quente encurta a vida da bobina.',
    ],
    points: [
      'Piorou depois de muitas aberturas seguidas: uso acima do motor.',
      'Piorou depois de pintura ou chapa nova: peso.',
      'Luz da casa cai na partida: fio fino ou tensão baixa.',
    ],
    send: 'Mande um vídeo de uma abertura inteira, com som, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'esquenta*|superaquec*|quente',
      'para|desliga|corta|trava',
      '3 aberturas|tres aberturas|duas aberturas|depois de|algumas aberturas|vezes|loja|comercio',
    ],
    unless: 'dia quente',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Motor que corta nas primeiras aberturas não está sobrecarregado de uso: ou a folha pesa na mão, ou o capacitor está fraco, ou a tensão é baixa, ou o motor é de casa num comércio. Deixe esfriar com o disjuntor desligado, solte a folha e leve-a na mão; o que você sentir ali já aponta qual.',
    ],
    heading: 'Protetor térmico, quatro provas',
    text: [
      'O protetor desliga a bobina antes de queimar e volta frio sozinho; enquanto ele atua, o motor está certo e alguma coisa está errada. Conte quantos ciclos por hora ele faz na hora de pico: motor de casa trabalha na ordem de cinco a dez ciclos por hora.',
      'Capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}; roldana, mola ou trilho, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; se o uso é de loja, o motor é outro.',
    ],
    points: [
      'Folha pesa na mão: resolva a folha primeiro.',
      'Ronca e não parte: capacitor ou tensão.',
      'Anda leve e corta em dez minutos: aberturas demais para o motor.',
      'Carcaça fica quente parada: fonte ou fio.',
    ],
    further: 'A escolha por uso está em [motor industrial](/termos/motor-portao-industrial).',
    send: 'Conte quantas aberturas ele faz até parar e quanto espera para voltar, com a foto da etiqueta.',
  },
  {
    when: [
      'cheir*',
      'esquent*|quente|quentura|superaquec*|ferv*|fervendo|pelando',
      'motor|portao|eletronico',
    ],
    unless: 'placa|central|fio|tomada|borracha|plastico|enrolar|porta de aco|porta de vidro|cancela*',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    isDanger: true,
    aspects: ['repair'],
    answer: [
      'Desligue o disjuntor e não acione mais: motor de portão que esquenta muito e cheira a queimado está com a bobina sofrendo, quase sempre por folha pesada, capacitor fraco ou aberturas demais seguidas. Deixe esfriar sem abrir a caixa; se houver fumaça que não para, saia de perto e ligue 193. Se a bobina se salvou, troca-se só a causa; queimada, ela custa de {{part.stator.from}} a {{part.stator.to}}.',
    ],
    description:
      'Motor de portão que esquenta muito e cheira a queimado está com a bobina sofrendo: desligue o disjuntor, não acione mais e não abra a caixa.',
    heading: 'O que fez o motor esquentar',
    text: [
      'O técnico solta o motor e move a folha na mão: pesada, é ela que o queima, e motor novo teria o mesmo fim. Leve, mede-se o capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, e depois a bobina.',
      'Carcaça morna depois de uso é normal. Quente a ponto de não deixar a mão, com cheiro, não é.',
    ],
    points: [
      'Esquenta depois de muitas viagens seguidas: motor menor que o uso.',
      'Esquenta parado: comando preso ou placa que não corta a energia.',
      'Ronca e esquenta sem sair: capacitor ou folha travada.',
      'Cheiro de verniz: bobina; de peixe: capacitor; de borracha: fio.',
    ],
    further: 'Bobina e conserto estão em [conserto de motor](/topicos/conserto-de-motor-de-portao).',
    send: 'Com tudo desligado, mande a foto da etiqueta do motor e da folha inteira, e diga quantas vezes o portão abriu antes do cheiro.',
  },
  {
    when: [
      'sol|calor',
      'portao|motor|folha',
      'esquenta|esquentando|quente|para|trava|dia todo|estraga|bate|pega|incide',
    ],
    unless:
      'portao trava*|portao emperr*|folha trava*|folha emperr*|solar|controle|painel|chuva|so abre|nascer',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Sol o dia todo sozinho não queima o motor, mas tira a folga dele: a carcaça já começa quente, e depois de várias aberturas seguidas o protetor térmico corta e o portão só volta em meia hora. O que o sol mais estraga é a folha, que dilata e raspa, e a placa em caixa fechada de metal.',
    ],
    heading: 'O que fazer num portão que pega sol da tarde',
    text: [
      'Veja a folha às três da tarde, com o disjuntor desligado e o motor solto: se pesa mais do que de manhã, é dilatação, e a folga se acerta de {{part.adjustment.from}} a {{part.adjustment.to}}. Se anda igual e o motor para, é capacitor no fim ou uso demais para o modelo.',
      'Capacitor fraco aparece primeiro no calor e se troca de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    points: [
      'Caixa da central na sombra ou atrás da coluna.',
      'Cobertura ventilada sobre o motor, sem fechar as aletas.',
      'Folha escura de chapa larga: conte com mais dilatação.',
      'Bateria de nobreak: fora do sol, ou dura a metade.',
    ],
    send: 'Conte a que horas ele falha e mande fotos da folha e da caixa do motor.',
  },
  {
    when: [
      'motor',
      'esquent*|quente|aquec*|superaquec*|fervendo|pelando|queimando de quente',
      'para|parou|parando|parar|desliga|desligou|desligando|trava|travou|travando|nao volta|nao anda|nao abre|nao fecha|morre|corta|cortando|desarm*|no meio|em meio',
    ],
    unless:
      'sol|verao|dia quente|dias quentes|controle*|placa|fio*|tomada|cabo|cheir*|fumaca|disjuntor|nobreak|de garagem quente|chuva',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Motor de portão que esquenta e para foi cortado pelo protetor térmico, que desliga antes de a bobina queimar e religa quando ele esfria. Se isso vem depois de muitas aberturas seguidas, é excesso de uso; se vem logo nas primeiras, a folha está pesada, o capacitor está fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou a tensão é baixa. Se o que desarma é o disjuntor do quadro, há curto ou motor travado: não o rearme.',
    ],
    heading: 'O que fazer agora e como achar a causa',
    text: [
      'Desligue o disjuntor e espere esfriar, perto de meia hora, sem abrir a caixa. Depois, com cabos inteiros e a folha reta, solte o motor na chave e mova-a: se pesa na mão, o calor vem dela, e roldana, cabo ou trilho se acertam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Motor comum de casa foi feito para cinco a dez viagens completas por hora. Prédio e empresa que passam disso precisam de motor de mais ciclos, e não de conserto.',
    ],
    points: [
      'Ronca e esquenta sem sair: pare de acionar e desligue.',
      'Folha leve e motor quente na segunda viagem: capacitor ou bobina.',
      'Quente mesmo parado: relé colado na placa, disjuntor já.',
      'Parou com a folha no meio: {prova na mão}, feche na mão.',
    ],
    questions: [
      {
        question: 'Posso continuar usando se ele volta depois de esfriar?',
        answer:
          'Só o necessário, com intervalo entre as viagens. Cada corte gasta o isolante da bobina, e trocá-la custa de {{part.stator.from}} a {{part.stator.to}}.',
      },
    ],
    further:
      'O que se troca e o que se conserta está em [conserto de motor de portão](/topicos/conserto-de-motor-de-portao).',
    send: 'Conte pelo WhatsApp quantas aberturas ele faz até parar e se a folha pesa na mão, com a foto da etiqueta do motor e o bairro.',
  },
  {
    when: ['esquent*|quente|aquec*|superaquec*|morno', 'motor', asksIfNormal],
    unless:
      'transformador|fio*|cabo|e para|que para|para de|para em meio|para sozinho|parou|chuva|cheiro|fumaca',
    subject: 'motor',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['signs'],
    answer: [
      'É normal o motor do portão ficar morno depois de várias viagens seguidas; não é normal esquentar a ponto de não se deixar a mão depois de uma ou duas. Nesse caso ele faz força demais, por folha pesada, capacitor fraco ou tensão baixa. Desligue o disjuntor, deixe-o esfriar e chame antes que a bobina queime; o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Até onde o calor é só uso',
    text: [
      'Motor comum, de estator fino, foi feito para {{stator.thin.from in digits}} a {{stator.thin.to}} por hora. Em dia de mudança ou festa ele passa disso, esquenta, e o protetor térmico o desliga por alguns minutos.',
    ],
    points: [
      'Quente e lento: capacitor ou folha pesada.',
      'Quente parado: relé colado ou motor que não desliga no fim do curso.',
      'Cheiro de verniz: não religue.',
    ],
    send: 'Diga quantas viagens ele faz antes de esquentar e mande a foto da etiqueta do motor.',
  },
  {
    when: ['esquent*|quente|aquec*|superaquec*|fervendo|pelando', 'motor|central|placa'],
    unless:
      'transformador|trafo|fio*|cabo|e para|que para|para de|para em meio|para sozinho|parou|bobina de fechadura|chuva',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Motor morno depois de várias viagens é normal; quente a ponto de não se deixar a mão, depois de uma ou duas, não é. Ele está fazendo força demais: folha pesada, capacitor fraco ou tensão baixa. Deixe-o esfriar com o disjuntor desligado e mova a folha com a mão antes de usar outra vez.',
    ],
    heading: 'De onde vem o calor',
    text: [
      'Motor de casa foi feito para algumas aberturas por hora. Em dia de mudança, festa ou obra ele esquenta por uso, e basta descanso.',
      'Se esquenta no uso comum, {prova na mão}, solte-o na chave e mova a folha: peso na mão é roldana, trilho, dobradiça ou contrapeso. Folha leve e motor quente apontam capacitor, freio preso ou rede fraca.',
    ],
    points: [
      'Quente e lento: capacitor ou tensão baixa.',
      'Quente mesmo parado: relé colado ou transformador, desligue já.',
      'Quente e com cheiro: não religue.',
      'Para e volta a andar depois de frio: protetor térmico agindo.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que se corrige e o valor',
        text: [
          'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; roldana, cabo ou cremalheira, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; força e curso, de {{part.adjustment.from}} a {{part.adjustment.to}}. Uso intenso de verdade pede motor de mais ciclos, e não conserto.',
        ],
      },
    ],
    questions: [
      {
        question: 'Que temperatura é aceitável?',
        answer:
          'A regra da mão serve: se dá para encostar por alguns segundos, está no normal de um motor em uso.',
      },
      {
        question: 'Ventilador ou furo na tampa ajudam?',
        answer:
          'Não fure: entra água e bicho. O calor se resolve na folha, no capacitor ou no número de viagens.',
      },
    ],
    send: 'Conte depois de quantas aberturas ele esquenta e mande a etiqueta do motor e um vídeo da folha andando.',
  },
  {
    when: [
      'esquent*|quente|aquec*|superaquec*|esfria*|esfriou|depois de um tempo|depois de uns minutos|depois de minutos|espero um pouco|espera um pouco|descansa*',
      'funciona|anda|para|parou|depois|minutos|volta|desliga|demora',
    ],
    unless:
      'fechar sozinh*|fecha sozinh*|feche sozinh*|fechar automatic*|fecha automatic*|feche automatic*|fechamento automatic*|pausa',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Motor que esquenta, para e volta depois de esfriar está sendo desligado pelo protetor térmico, que existe para ele não queimar. A causa é uso acima do que o motor aguenta, folha pesada, capacitor fraco ou tensão baixa; deixe descansar meia hora e conte quantas aberturas foram.',
    ],
    heading: 'Uso demais ou motor sofrendo',
    text: [
      'Um motor comum de casa faz de cinco a dez aberturas por hora. Se ele para antes disso, o uso não é o culpado, e a folha pesada é a primeira suspeita.',
      'Capacitor novo fica entre {{part.capacitor.from}} e {{part.capacitor.to}}; bobina que já queimou se rebobina, entre {{part.stator.from}} e {{part.stator.to}}. Acima disso vale comparar com motor novo, de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Conte as aberturas até ele parar.',
      '{Prova na mão}, solte o motor e sinta o peso da folha.',
      'Ronco na partida: capacitor.',
      'Luz da garagem cai quando ele parte: fio fino ou tensão baixa.',
      'Cheiro de verniz: desligue e não insista.',
    ],
  },
  {
    when: [
      'motor',
      'esfriar|esfria|resfriar|descansar|protetor termico|termico',
      'quanto tempo|demora|volta|voltar|esperar|minutos',
    ],
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'De quinze a trinta minutos, com o disjuntor desligado, é o que um motor de casa leva para esfriar e o protetor térmico religar; no sol pode ir a uma hora. Se ele volta e para de novo com poucas aberturas, não é calor do dia: é folha pesada, capacitor fraco ou motor pequeno para o uso.',
    ],
    heading: 'Por que o motor esquentou',
    text: [
      '{Prova na mão}, solte o motor e mova a folha na mão enquanto espera. Pesada: a peça barata é a roldana, o cabo ou a regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}. Leve: o capacitor se mede primeiro, e trocá-lo fica de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Estator fino foi feito para {{stator.thin.from in digits}} a {{stator.thin.to}} por hora; mudança, festa e prédio passam disso.',
    ],
    points: [
      'Não jogue água nem ligue ventilador na placa.',
      'Cheiro de verniz: não religue.',
      'Quente com poucas aberturas: chame, antes que queime.',
    ],
  },
  {
    when: [
      'esquent*|quente|superaquec*|aquec*|protetor termico',
      'quanto tempo|quantos minutos|demora|esperar|espero|tempo',
      'motor|portao',
    ],
    unless: 'dura|vida util|nao esquenta|quanto custa|preco|sol',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Espere perto de meia hora, com o disjuntor do portão desligado: é o tempo que o protetor térmico de um motor de casa leva para esfriar e deixá-lo partir de novo. Em dia de sol forte pode passar disso, e insistir no controle só atrasa. Se ele volta a cortar depois de uma ou duas aberturas, há defeito: folha pesada, capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou tensão baixa.',
    ],
    description:
      'Espere perto de meia hora com o disjuntor do portão desligado: é o tempo que o protetor térmico de um motor de casa leva para esfriar.',
    heading: 'O que olhar enquanto ele esfria',
    text: [
      'Com a folha reta e os cabos inteiros, solte o motor na chave e mova-a com a mão: se pesa, é dela que vem o calor. Se anda leve, conte quantas vezes o portão abriu na última hora.',
      'Não jogue água nem cubra o motor: a placa fica logo ao lado.',
    ],
    points: [
      'Cheiro de verniz queimado: não religue depois da espera.',
      'Motor que corta todo dia no mesmo horário: uso acima do dele.',
      'Ronca quente e não parte: capacitor.',
    ],
    send: 'Mande a etiqueta do motor e diga quantas aberturas foram até parar.',
  },
];
