/** Complaints that offer two mechanical causes, 'é a mola ou a roldana', and a leaf stuck half way: how to tell the causes apart. */
import type { DirectAnswer } from '../../direct-answer.ts';

const noise =
  'barulho|barulhos|ruido|ronco|roncando|estalo|estalos|estalando|rangendo|chiado|chiando|grito|batendo|fazendo barulho|som';

export const eitherMechanicalAnswers: readonly DirectAnswer[] = [
  {
    when: [noise, 'motor', 'engrenagem*|redutor|rolamento*', 'ou'],
    subject: 'engrenagem',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Barulho de ferro que roda e acompanha a velocidade é engrenagem ou rolamento, que ficam dentro do redutor: de {{part.gears.from}} a {{part.gears.to}}. Ronco grave sem movimento, ou com cheiro, é a parte elétrica do motor: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou bobina. E há um terceiro suspeito, a folha: com o disjuntor desligado e o motor solto, mova-a na mão; se o som continua, nem motor nem engrenagem têm culpa.',
    ],
    heading: 'O som de cada peça',
    text: [
      'Engrenagem gasta estala ou rosna, e às vezes a folha para com o motor ainda girando. Rolamento seco chia fino, sempre, na ida e na volta. Bobina não faz barulho de ferro: ela zumbe e esquenta.',
      'Grave a abertura inteira com o celular perto do motor e depois perto da folha. A diferença entre os dois vídeos costuma dizer onde está o defeito.',
    ],
    points: [
      'Pó de nylon ou limalha embaixo do motor: dente gasto.',
      'Som só com a folha andando: roldana, dobradiça ou cabo.',
      'Pancada no fim: parada atrasada.',
      'Motor destravado que gira mudo: a engrenagem está bem.',
    ],
    send: 'Mande dois vídeos com som, um perto do motor e um perto da folha, e a foto da etiqueta.',
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
    when: [
      'estalo|estalos|estalando|estala|barulho|tranco|rangendo|range',
      'mola|molas|cabo',
      'ou',
      'roldana*|dobradica*|polia|pivo|trilho|mola',
    ],
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Mola só existe na folha que sobe, e roldana na que anda de lado, então o seu portão já tira uma das duas. Estalo na subida, no alto da coluna, é mola, cabo saindo da polia ou pivô seco: pare de usar. Estalo que se repete a cada volta da roda é roldana ovalada, e sempre no mesmo ponto é emenda do trilho ou dente da cremalheira. Roldanas ou cabos trocados ficam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Ouvir sem pôr a mão',
    text: [
      'Fique do lado de fora do vão e peça que alguém acione uma vez. Anote se o estalo é um só, se se repete por igual ou se muda de lugar.',
      'Mola com espira aberta ou gancho torto pode soltar com força. Desligue o disjuntor, afaste as pessoas e não destrave.',
    ],
    points: [
      'Um estalo na partida: braço, cursor ou trava.',
      'Estalos iguais, espaçados: roldana ou pinhão.',
      'Estalo e folha torta: cabo, não use.',
      'Estalo com sol forte: chapa que dilata, sem perigo.',
    ],
    send: 'Mande um vídeo com som da viagem inteira, tirado de fora do vão.',
  },
  {
    when: [
      'trem*|tremendo|balanca*|balancando|pulando|trepida*|aos trancos|solavanco',
      'trilho|roldana*|cremalheira',
      'ou',
      'engrenagem*|motor|pinhao|cremalheira|roldana*',
    ],
    subject: 'portao-de-correr',
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Solte o motor na chave, com o disjuntor desligado, e corra a folha na mão: se ela treme assim também, é trilho ou roldana, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; se anda lisa, o tremor vem da engrenagem, do pinhão ou da cremalheira fora de altura. Engrenagem e rolamentos ficam de {{part.gears.from}} a {{part.gears.to}}, e acertar a cremalheira, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Ler o tremor',
    text: [
      'Tremor sempre no mesmo lugar é trilho: emenda, afundamento ou areia. Tremor que se repete a cada palmo é roldana ovalada. Tremor miúdo, o caminho inteiro, é dente contra dente.',
    ],
    points: [
      'Folga de um a dois milímetros entre pinhão e cremalheira.',
      'Gomo solto bate e volta a encaixar.',
      'Guia de cima gasta: a folha balança no alto.',
      'Base do motor frouxa: o motor sacode com ela.',
    ],
    send: 'Mande um vídeo rente ao trilho e outro do pinhão na cremalheira, com o portão andando.',
  },
  {
    when: [
      'mola|molas',
      'cabo*',
      'ou',
      'quebrou|quebrado|arrebentou|partiu|estourou|rompeu|soltou|o que quebrou|qual quebrou',
    ],
    subject: 'portao-basculante',
    isComplaint: true,
    isDanger: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Folha caída de um lado, com um fio solto pendurado ou enrolado na coluna, é cabo; folha reta que ficou pesada dos dois lados, com espiras abertas ou pedaço de mola no chão, é mola. Nos dois casos não acione, não destrave e não passe embaixo: disjuntor desligado e todos longe. Cabos ou molas se trocam em par, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Olhar de longe, sem mexer',
    text: [
      'Use a lanterna do celular e o zoom, do lado de fora do vão. A peça inteira de um lado mostra como a do outro deveria estar.',
      'O técnico escora a folha antes de tocar em qualquer coisa, troca o par e refaz o equilíbrio, para que ela pare a meia altura na mão.',
    ],
    points: [
      'Estrondo e folha que desceu: mola ou cabo, os dois descem.',
      'Caixa de contrapeso no chão: cabo.',
      'Gancho partido na ponta: mola.',
      'Parafuso na coluna e dobradiça aberta: pivô.',
    ],
    send: 'Mande duas fotos de longe, uma de cada coluna, e diga se o portão ficou aberto ou fechado.',
  },
  {
    when: [
      'basculante*',
      'preso|presa|emperr*|travado|travada|travou|parado|empacou|parou',
      'meio|metade|meia altura|meio do caminho',
    ],
    unless: 'quanto|correr|deslizante|para sempre em mesmo|forca e para|por que|pedra|sensor',
    subject: 'portao-basculante',
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Basculante preso no meio, que não sobe nem desce, tem a folha travada ou o motor sem força para levá-la: cabo fora da polia, pivô ou braço preso, engrenagem quebrada, capacitor fraco ou placa que perdeu a ordem. Desligue o disjuntor, não passe embaixo e não destrave, porque solta a folha pode descer de uma vez. Com cabos e folha em ordem o conserto começa em {{part.capacitor.from}}, no capacitor; cabo ou polia fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que dá para ver de fora do vão',
    text: [
      'Olhe os dois lados: a mesma altura diz que os cabos estão bem; um lado mais baixo é cabo ou mola, e ninguém mexe. Depois ouça uma tentativa só: silêncio é energia, botoeira ou placa; zumbido é capacitor ou folha presa; motor que gira solto é engrenagem ou braço.',
      'O técnico escora a folha aberta antes de soltar o motor. É o que não se faz sozinho, mesmo com o carro preso.',
    ],
    points: [
      'Motor quente: espere vinte minutos com o disjuntor desligado e tente uma vez.',
      'Faltou luz no meio da viagem: ligue o disjuntor e mande abrir de longe.',
      'Objeto no trilho da coluna: tire só se a folha está escorada.',
      'Criança e carro longe até o fim.',
    ],
    send: 'Mande uma foto de cada coluna, de longe, um vídeo com o som da tentativa e diga se há carro preso.',
  },
];
