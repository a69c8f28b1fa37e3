/** Answers to titles about tilting gates: a gate that moves by itself or turns back. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const byItselfAnswers: readonly DirectAnswer[] = [
  {
    when: ['basculante*', 'fecha sozinh*|fechando sozinh*|fechou sozinh*'],
    unless:
      'abriu e fechou|abre e fecha|em carro|em cima|em moto|em mim|em pessoa|abrindo|abre sozinh*|quanto custa|preco|valor|sensor para|com sensor|como fazer|quero|nao fecha|destrav*|solt*|manual|sem luz|sem energia|desce*',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    winsTies: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Ninguém passa nem para embaixo até se saber por que o basculante fecha sozinho, de dia, à noite ou de madrugada. Com som de motor, é quase sempre o fechamento automático da central, que se desliga: ficou aberto, ou botoeira úmida, tecla presa ou controle copiado o abriu antes. Com o motor calado, contrapeso, mola ou cabo não segura mais a folha: desligue o disjuntor, não a destrave e chame o técnico.',
    ],
    description:
      'Ninguém fica embaixo: basculante que fecha sozinho com som de motor obedece ao fechamento automático; com o motor calado, é contrapeso, mola ou cabo.',
    heading: 'Com som de motor ou em silêncio',
    text: [
      'Repare de longe, sem testar embaixo: motor que ronca e folha que desce no tempo de costume são a função, que se regula ou se tira por {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Folha que arria calada perdeu o equilíbrio, e acertar cabo e contrapeso fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Sempre depois da mesma espera: tempo gravado na central.',
      'Mais depressa que de costume: peso sem equilíbrio, vão isolado.',
      'Amanheceu fechado, e você o deixou aberto: a função também age sem ninguém ver.',
    ],
    send: 'Mande pelo WhatsApp um vídeo com som, gravado de longe e de lado, e diga há quanto tempo ele faz isso.',
  },
  {
    when: [
      'para de subir|parou de subir|para subindo|para quando sobe|para em subida|sobe ate metade|sobe ate meio|sobe metade|sobe so ate metade|sobe um pouco',
      'volta|volta sozinh*|volta a descer|volta a fechar|desce|desce de novo|retorna|fecha de novo|volta para tras',
    ],
    unless: 'controle|cabo|mola|correr|deslizante|pivotante|cancela',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que para de subir no meio e volta encontrou mais peso do que a força de abertura permite: contrapeso ou cabo gasto, folha que prende, capacitor fraco, ou força e percurso mal gravados na central. Pare de insistir, deixe a folha fechada, desligue o disjuntor e não deixe ninguém passar por baixo. Regular custa de {{part.adjustment.from}} a {{part.adjustment.to}}, trocar o capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, e cabo ou roldana, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O ponto em que a subida para diz a causa',
    text: [
      'Olhe de longe, sem soltar o motor: com cabo desfiado ou folha torta, quem a destrava pode tê-la em cima. Aumentar a força para ela passar esconde o peso e machuca.',
    ],
    points: [
      'Sempre no mesmo ponto, com tranco: guia, braço ou peça que raspa ali.',
      'Em pontos diferentes, e pior com o motor quente: capacitor ou bobina.',
      'Desde a chapa nova, a pintura ou a porta embutida: falta contrapeso.',
      'Logo depois de faltar luz ou de mexerem na central: percurso a gravar de novo.',
      'Um lado sobe antes do outro: cabo ou pivô, e ninguém usa o portão.',
    ],
    questions: [
      {
        question: 'Pode ser a fotocélula?',
        answer:
          'Na subida, quase nunca: ela protege a descida. Na dúvida, o técnico mede antes de trocar qualquer peça.',
      },
    ],
    further:
      'O preço de cada peça está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp um vídeo da subida até ele voltar, gravado de longe, uma foto dos dois cabos e o bairro.',
  },
  {
    when: [
      'basculante',
      'metade|meio',
      'desce sozinho|volta sozinho|desce|cai|volta a descer',
      'sobe|abre|subiu',
    ],
    unless: 'nem desce|nem sobe|nao desce',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['repair'],
    answer: [
      'Desligue o disjuntor e não fique embaixo: folha que sobe até a metade e desce tem duas causas, e o som as separa. Se o motor inverte e a traz de volta, a central leu esforço demais ou perdeu o curso; se ela escorrega em silêncio, a folha está sem equilíbrio ou a coroa não segura mais.',
    ],
    heading: 'Motor que inverte ou folha que escorrega',
    text: [
      'Invertendo sempre no mesmo ponto, olhe ímã, guia e trecho que prende. Escorregando, olhe de longe cabo, mola e contrapeso; o técnico prova com a folha escorada.',
      'Equilíbrio, cabo ou mola ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; coroa do motor, entre {{part.gears.from}} e {{part.gears.to}}; curso e força, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Volta com o motor roncando: força, curso ou guia.',
      'Desce muda e devagar: coroa ou porca gasta.',
      'Desce muda e torta: cabo ou mola de um lado.',
      'Piorou depois de chapa nova ou pintura: peso a mais.',
    ],
    questions: [
      {
        question: 'Posso aumentar a força para ele terminar de subir?',
        answer: 'Não. A força esconde o peso e tira a proteção de quem passa.',
      },
    ],
    further:
      'O preço de cada reparo está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Com o portão fechado e desligado, mande a foto das duas laterais por dentro.',
  },
  {
    when: [
      'desce*|descendo|despenc*|cai|caindo|fecha*|baixa*|nao fica',
      'sozinh*|quando|ao|aberto|em alto|parado em alto|levantado|erguido',
      'destrav*|em manual|manual|desligo|desliga*|solto|quando solta|sem energia|sem luz|em alto|aberto',
    ],
    unless:
      'fechamento automatico|abre sozinh*|abrindo sozinh*|nao fecha|quanto tempo|antes de fechar|deve ficar',
    subject: 'portao-basculante',
    isAboutSubject: true,
    answer: [
      'Não fique embaixo e não destrave o motor outra vez até o conserto: portão que desce sozinho quando é solto ou desligado está sem equilíbrio, porque contrapeso leve, mola cansada ou cabo frouxo deixam o peso na folha. Se ela está no alto, isole o vão e chame.',
    ],
    description:
      'Portão que desce sozinho quando é solto ou desligado está sem equilíbrio: não fique embaixo e não destrave o motor outra vez até o conserto.',
    heading: 'A folha certa fica onde a mão deixa',
    text: [
      'Solta no meio do curso, ela deve parar ou mover-se devagar. Se despenca, o motor vinha carregando o que o contrapeso deixou de carregar, e é por isso que ele esquenta e gasta engrenagem.',
      'Se a folha desce com o motor travado e engatado, o dente ou a porca do fuso já escapou, e o risco é maior: disjuntor desligado e distância.',
    ],
    points: [
      'Desce dos dois lados: contrapeso ou mola.',
      'Desce torta: um cabo só.',
      'Desce aos poucos durante a noite: freio ou redutor gasto.',
      'Começou depois de trocar a chapa: peso novo.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Equilibrar e travar de novo',
        text: [
          'Cabos, polias e acerto do contrapeso ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; engrenagem gasta por segurar a folha, entre {{part.gears.from}} e {{part.gears.to}}. Caixa de contrapeso aberta e solda são do serralheiro.',
        ],
        points: [
          'Escora de madeira dos dois lados antes de mexer.',
          'Ninguém afrouxa cabo ou mola com a folha solta.',
          'Prova final: folha parada no meio, sem motor.',
        ],
      },
    ],
    questions: [
      {
        question: 'Preciso de um motor mais forte?',
        answer: 'Não. Motor não substitui contrapeso; um mais forte só demora mais a quebrar.',
      },
      {
        question: 'No portão de correr também acontece?',
        answer: 'Só em trilho inclinado, e a solução é batente e motor travado, nunca deixá-lo solto.',
      },
    ],
  },
  {
    when: [
      'desce|descendo|desceu|cede|cedendo|arria|arriando|arriou|baixa|baixando|abaixa|escorrega|volta um pouco|nao segura|nao fica|cai aos poucos',
      'sozinh*|aos poucos|devagarinho|centimetros|um pouco|pouco|lentamente|aberto|parado|em cima|em alto',
      'motor|basculante|portao|folha',
    ],
    unless:
      'em cima de carro|em cima de meu carro|em cima de moto|em cima de mim|em cima de capo|em cima de uma pessoa|fotocelula|destrav*|rapido|de uma vez|despenc*|nao desce|nao abr*|controle|vizinho|chuva|volume|sobe e|e sobe|e volta a subir|depois sobe',
    subject: 'portao-basculante',
    isAboutSubject: true,
    answer: [
      'Não passe nem deixe carro embaixo e não destrave o motor: o que hoje escorrega um palmo amanhã desce inteiro. Basculante que desce sozinho alguns centímetros depois de parar tem duas causas: a folha pesa mais que o contrapeso, ou o motor perdeu a peça que trava, que é a coroa no de engrenagem e a porca no de fuso.',
    ],
    description:
      'Basculante que desce sozinho depois de parar está sem contrapeso, ou o motor perdeu a peça que trava: não passe embaixo nem o destrave.',
    heading: 'Folha desequilibrada ou motor que não segura',
    text: [
      'Olhe de fora, com o disjuntor desligado e a folha fechada: cabo desfiado, mola aberta ou caixa de contrapeso mais baixa de um lado dizem que o defeito é do equilíbrio.',
      'Se o ferro está inteiro e a folha já descia um pouco antes, o motor é que cansou de segurá-la. O técnico solta o motor com a folha escorada: parada no meio, o defeito é dele; descendo, é do contrapeso.',
    ],
    points: [
      'Desce devagar e para: coroa ou porca gasta.',
      'Desce mais de um lado: cabo, mola ou pivô desse lado.',
      'Começou depois de pintura, chapa ou madeira nova: folha mais pesada.',
      'Só desce no calor ou depois de muitas viagens: freio ou embreagem do motor.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O conserto e o que fazer até lá',
        text: [
          'Equilibrar, trocar cabo ou mola fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; coroa ou porca do motor, de {{part.gears.from}} a {{part.gears.to}}. Até a visita deixe o portão fechado, com o disjuntor desligado, e saia por outra porta.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso calçar com um cabo de vassoura?',
        answer:
          'Não confie nele. Se a folha precisa ficar aberta, use duas escoras firmes, uma de cada lado, e isole o vão.',
      },
      {
        question: 'Um motor mais forte segura?',
        answer:
          'Segura por um tempo e esconde o risco. A folha precisa parar sozinha antes de qualquer motor.',
      },
    ],
    send: 'Mande uma foto do portão fechado por dentro, com as duas laterais, e conte quanto ele desce e em quanto tempo.',
  },
];
