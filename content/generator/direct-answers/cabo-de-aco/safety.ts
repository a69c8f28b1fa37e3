/** Answers to titles about steel cables: safety. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksMay } from '../../words/asking-words.ts';

export const safetyAnswers: readonly DirectAnswer[] = [
  {
    when: ['cortar|corto|tirar|soltar|afrouxar|emendar', 'cabo de aco|cabo', `${asksMay}|perigoso`],
    unless: 'energia|fio|eletric*|quanto',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['safety', 'allowed'],
    answer: [
      'Não corte, não afrouxe e não emende: o cabo de aço do basculante segura dezenas de quilos, e quando solta, ele chicoteia e a folha cai. Quem troca escora a folha antes e põe o par novo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Até lá, disjuntor desligado e ninguém embaixo.',
    ],
    heading: 'Se o cabo já está ruim',
    text: [
      'Deixe o portão fechado, que é a posição em que ele menos pesa, e saia por outra porta. Se parou aberto, isole o vão e chame o técnico.',
    ],
    points: [
      'Cabo com grampo no meio: emenda não segura, troca.',
      'Um lado bom e um ruim: trocam-se os dois.',
      'Folha torta: não a destrave para endireitar.',
    ],
  },
  {
    when: [
      'cabo de aco|cabo|cabos',
      'frouxo|frouxos|bambo|folgado|sobrando',
      'e normal|normal|e comum|comum|natural|devo me preocupar|e grave|tem problema|e perigoso|perigoso',
    ],
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['safety', 'signs'],
    answer: [
      'Não é normal: com o portão parado, os dois cabos do basculante ficam esticados por igual. Um frouxo quer dizer que o peso está todo do outro lado, que o cabo saiu da polia ou que o contrapeso encostou em algo. Desligue o disjuntor, ninguém embaixo, e não destrave o motor; acertar ou trocar o par fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que dá para ver de longe',
    text: [
      'Com a folha fechada, olhe se ela está no esquadro e se algum fio do cabo está levantado. Não puxe o cabo com a mão.',
    ],
    points: [
      'Folha torta: isole o vão até o técnico chegar.',
      'Cabo fora da polia: não tente encaixar.',
      'Os dois frouxos com a folha no alto: contrapeso preso.',
    ],
  },
  {
    when: [
      'cabo de aco|cabo',
      'trocar|troca|mexer|soltar',
      'e perigoso|perigoso|perigosa|arriscado|e seguro|risco|em casa|sozinho|eu mesmo',
    ],
    unless: 'energia|fio|quanto|quando',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['safety', 'replace'],
    answer: [
      'É perigoso, e é dos serviços que não se fazem em casa: o cabo segura dezenas de quilos, e ao soltá-lo a folha cai e o contrapeso desce de uma vez. O técnico escora a folha dos dois lados, alivia o peso e troca o par, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, em até {{part.rollersAndCables.hours}}.',
    ],
    heading: 'O que o dono pode fazer até lá',
    text: [
      'Deixar o portão fechado, desligar o disjuntor e olhar de longe. Não se puxa o fio levantado nem se passa fita nele.',
    ],
    points: [
      'Parou aberto: isole o vão e tire o carro só se a folha está reta e presa.',
      'Guarde o cabo velho: a medida ajuda a pedir o novo.',
      'Mão perto da polia, nunca.',
    ],
  },
  {
    when: [
      'cabo de aco|cabo',
      'mais fino|mais grosso|outra espessura|outra medida|fino|varal|de freio|comum',
      'posso|pode|usar|serve|por|colocar|trocar|da para',
    ],
    unless: 'fio|eletric*|energia|antena|tensao',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['allowed', 'choose'],
    answer: [
      'Mais fino, não: o cabo do portão segura a folha inteira, com sobra de segurança, e o fino parte sem aviso, com alguém embaixo. Use o diâmetro do que sai, de aço próprio para tração e com as presilhas certas, e troque os dois juntos. Por nós, com a folha escorada, o par custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Por que grosso demais também não serve',
    text: [
      'O canal da polia é feito para um diâmetro: o grosso sobe pela borda e escapa, o fino afunda e se corta. A medida se toma no cabo velho, com paquímetro, fora das presilhas.',
    ],
    points: [
      'Cabo de varal, de freio ou de cortina: nunca.',
      'Um novo e um velho esticam diferente, e a folha torce.',
      'Nó no lugar de presilha: escorrega.',
      'Fio partido num só ponto já condena o par.',
    ],
    further: 'O que o cabo segura está em [contrapeso desregulado](/contrapeso-do-portao-desregulado).',
    send: 'Com o portão fechado, mande pelo WhatsApp uma foto das duas laterais e do cabo de perto, sem soltá-lo.',
  },
  {
    when: [
      'posso trocar|da para trocar|trocar sozinho|eu mesmo trocar|como trocar|trocar em casa|trocar por conta|faco eu|trocar eu mesmo|sozinho|eu mesmo',
      'cabo de aco|cabo do basculante|cabo do contrapeso|cabos de aco|mola|molas|contrapeso',
    ],
    subject: 'cabo-de-aco',
    aspects: ['safety'],
    answer: [
      'Não, não troque sozinho: cabo, mola e contrapeso seguram a folha inteira no alto, e soltos sem escora ela cai em quem está embaixo. O que você faz é deixar o portão fechado, desligar o disjuntor e não destravar o motor. A troca do par, de cabos ou de molas, fica com o técnico, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com a folha escorada e equilibrada no fim.',
    ],
    heading: 'Por que esse serviço é de duas pessoas e escora',
    text: [
      'Cada lado tem dezenas de quilos pendurados. Quem solta a presilha com a folha a meia altura fica com o peso na mão, e ela desce mais depressa do que se sai do caminho.',
      'O técnico fecha e escora a folha, alivia os dois lados, põe cabos da mesma grossura com presilhas novas, troca a polia que não gira e mede o equilíbrio com o motor solto.',
    ],
    points: [
      'Um cabo novo e um velho puxam diferente e torcem a folha.',
      'Cabo de varal ou de academia não serve.',
      'Mola não se solta nem para medir: o comprimento se tira por foto.',
      'Portão aberto com cabo partido: isole o vão e chame.',
    ],
    send: 'Mande uma foto do portão fechado por dentro, com as duas laterais, a largura e o material da folha.',
  },
  {
    when: ['cabo de aco|cabo|cabos', 'so um lado|um lado so|so um|apenas um|um cabo so|de um lado'],
    unless: 'fio|energia|preco|quanto',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['allowed', 'replace'],
    answer: [
      'Não convém trocar só um lado do cabo de aço: o novo e o velho esticam diferente, a folha sobe torta e o cabo que ficou tem a mesma idade do que rompeu. O par se troca junto, com as presilhas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e a folha é equilibrada no fim.',
    ],
    heading: 'Por que os dois saem no mesmo dia',
    text: [
      'O serviço está em escorar a folha e soltar o contrapeso, o que se faz uma vez para os dois lados. Metade da troca hoje e metade depois paga a mão de obra duas vezes.',
      'Enquanto isso, portão fechado, disjuntor desligado e ninguém embaixo. O cabo que sobrou está segurando o dobro.',
    ],
    points: [
      'Mesma bitola e mesmo comprimento dos dois lados.',
      'Polia que não gira troca-se junto.',
      'Presilha nova, com o aperto no lado certo do cabo.',
      'Folha torta depois: regule antes de ligar o motor.',
    ],
    send: 'Mande pelo WhatsApp uma foto das duas laterais por dentro, de longe, com o portão fechado.',
  },
  {
    when: ['cabo*', 'arrebent*|romp*|partiu|quebrou|quebrado|estourou|soltou|solto'],
    unless: 'de luz|eletrico|de energia|custa|preco|quanto',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['safety', 'repair', 'signs'],
    answer: [
      'Cabo de aço do contrapeso arrebentado: não mova a folha, não feche, não destrave o motor e não passe por baixo, nem para salvar o carro. Desligue o disjuntor, afaste todos dos dois lados e mande uma foto de longe; a troca do par fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que segura a folha quando o cabo parte',
    text: [
      'Um lado perdeu o contrapeso, e o peso inteiro está no outro cabo, no motor e nos pivôs, que não foram feitos para isso. O segundo cabo tem a mesma idade e levou o tranco.',
      'O técnico escora a folha antes de tocar em qualquer peça, troca os dois cabos e refaz o equilíbrio. Só depois o motor volta a ser ligado.',
    ],
    points: [
      'Folha aberta: ninguém entra nem sai por ali.',
      'Folha fechada: deixe-a fechada e sem energia.',
      'Contrapeso caído na coluna: não tente erguê-lo.',
      'Crianças e animais fora da garagem.',
    ],
    questions: [
      {
        question: 'Posso abrir na mão só para tirar o carro?',
        answer:
          'Não. Sem o contrapeso a folha pesa tudo de um lado, torce e desce. O carro sai depois que ela for escorada.',
      },
      {
        question: 'Troca-se só o cabo que arrebentou?',
        answer:
          'Não: os dois. O outro fez as mesmas viagens e o portão ficaria torto com um novo e um velho.',
      },
    ],
  },
  {
    when: [
      'cabo enferrujado|cabos enferrujados|cabo de aco enferrujado|cabos de aco enferrujados|cabo com ferrugem|cabo de aco com ferrugem|cabo de portao enferrujado|ferrugem em cabo|ferrugem em cabo de aco|cabo* de portao enferrujad*|cabo de basculante enferrujado',
      'perigoso|perigo|e perigoso|risco|pode arrebentar|arrebenta|aguenta|e grave|tem problema|precisa trocar|posso usar|pode usar|da problema|e normal',
    ],
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['safety', 'replace'],
    answer: [
      'Cabo de aço enferrujado é perigoso, sim: a ferrugem come os fios por dentro, onde não se vê, e ele pode arrebentar com a folha no alto e derrubá-la. Deixe o portão fechado, com o disjuntor desligado e ninguém embaixo, e não o destrave. Os dois cabos se trocam juntos, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Ferrugem de superfície e ferrugem de dentro',
    text: [
      'Mancha leve num cabo liso e bem esticado pode esperar a visita marcada. Pó vermelho no chão, fio levantado ou trecho mais fino junto da polia pedem troca já: óleo e tinta não devolvem a força ao cabo.',
    ],
    points: [
      'Olhe de longe, com a folha fechada, e não passe a mão.',
      'Folha torta: um lado já cedeu, e ninguém passa.',
      'Perto do mar ou com goteira em cima, o cabo dura menos.',
    ],
    send: 'Mande uma foto de cada lado, de longe e sem tocar, com o portão fechado.',
  },
];
