/** Bolts, cables, magnets and rails that gave way, and the photocell tested by hand. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const mechanicAnswers: readonly DirectAnswer[] = [
  {
    when: ['rangend*|rangid*|range|ranger|rinch*', 'portao|portoes'],
    unless: 'correr|deslizante|pivotante|de abrir|madeira|vento|social|quanto',
    subject: 'portao-automatico',
    answer: [
      'Rangido em portão é metal seco ou gasto girando: pivô ou dobradiça, eixo de roldana, braço do motor. Com o disjuntor desligado e os cabos inteiros, solte o motor e leve a folha na mão: se ela range solta, o ponto seco está na própria folha; se só range com o motor, está no braço ou no fuso.',
    ],
    heading: 'Onde o portão range e o que cada ponto pede',
    text: [
      'Limpe com pano seco antes de lubrificar, e ponha pouca graxa só onde há giro. O trilho fica seco, porque óleo ali junta areia.',
      'Rangido que volta em poucos dias não é falta de graxa: o pino ou o rolamento gastou. A troca fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e uma regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'No começo do movimento: dobradiça ou pivô seco.',
      'O caminho inteiro: roldana ou rolamento.',
      'Só no fim: folha forçada contra o batente.',
      'Com tremor: parafuso do suporte frouxo, a apertar antes de tudo.',
    ],
    further: 'O som de cada lugar está descrito em [portão rangendo ao abrir](/portao-rangendo-ao-abrir).',
    send: 'Mande pelo WhatsApp um vídeo com som, gravado de longe, em que se veja a folha inteira no ponto em que range.',
  },
  {
    when: [
      'testar|teste|como saber|alinhar|alinho|realinhar|regular|ajustar|desalinh*|fora de alinhamento|fora de linha|alinhamento',
      'fotocelula*|sensor de portao|sensores de portao',
    ],
    unless: 'preco|quanto',
    subject: 'fotocelula',
    isAboutSubject: true,
    answer: [
      'Para testar a fotocélula do portão, mande fechar e passe um cabo de vassoura entre os dois sensores, de longe: a folha tem de parar ou voltar. Se não para, ou se não fecha com o vão livre, limpe as lentes e gire um sensor devagar até a luz do receptor firmar.',
    ],
    heading: 'Alinhar o par olhando a luz',
    text: [
      'Os dois sensores ficam na mesma altura e de frente um para o outro. Afrouxe o suporte, mova poucos graus, espere a luz mudar e aperte sem tirar do lugar.',
      'Faça o teste com ninguém no vão e nunca com a mão ou com o carro. Repita com o portão indo e voltando, porque coluna que treme desalinha só em movimento.',
    ],
    points: [
      'A luz muda ao cobrir a lente: o sensor vê.',
      'Não muda: sem energia, desalinhado ou queimado.',
      'Muda e a folha não para: fio ou entrada da central.',
      'Falha só ao sol da tarde: troque emissor e receptor de lado.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quando o teste não passa',
        text: [
          'Desligue o fechamento automático até resolver. Alinhar ou trocar o par fica entre {{part.photocell.from}} e {{part.photocell.to}}; mexer nos bornes da central é do técnico, com a rede cortada.',
        ],
      },
    ],
    questions: [
      {
        question: 'De quanto em quanto tempo testar?',
        answer: 'Uma vez por mês, e sempre depois de lavar a garagem, de obra ou de batida na coluna.',
      },
      {
        question: 'Posso ligar os fios direto para fechar?',
        answer:
          'Não. Assim a central acha que o vão está livre sempre, e o portão fecha sobre quem estiver nele.',
      },
    ],
  },
  {
    when: [
      'cabo|cabos',
      'saiu|escapou|pulou|fora|enroscou|embolou|frouxo',
      'roldana|polia|lugar|basculante|portao',
    ],
    unless: 'controle|luz|eletrico',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    answer: [
      'Cabo de aço que saiu da roldana do portão deixa a folha presa de um lado só: não acione o motor, não destrave e não passe embaixo. Desligue o disjuntor e não tente recolocar com a mão, porque há o peso do contrapeso naquele cabo.',
    ],
    heading: 'Por que o cabo escapa da roldana',
    text: [
      'Ele escapa quando fica frouxo por um instante: folha que bateu no chão, contrapeso que enroscou na caixa ou roldana com a borda gasta. O cabo que saiu costuma voltar mordido e se troca.',
      'O outro lado passou a levar tudo. Por isso a folha é escorada nas duas pontas antes de qualquer coisa.',
    ],
    points: [
      'Fiapos de aço: troca do par, não só do que saiu.',
      'Roldana dura ou com vala: troca junto.',
      'Folha inclinada: distância dos dois lados.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Como o técnico põe o cabo no lugar',
        text: [
          'Cabos e roldanas ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com os dois lados igualados.',
        ],
        steps: [
          'Escora a folha e corta a energia.',
          'Alivia o contrapeso.',
          'Troca ou recoloca o par na medida.',
          'Move a folha com a mão e só depois testa o motor.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso usar o portão até amanhã?',
        answer: 'Não. O cabo que sobrou trabalha com o dobro do peso e pode partir com a folha no alto.',
      },
      {
        question: 'Como saio com o carro?',
        answer: 'Espere a escora. Levantar a folha torta na mão é como a maioria dos acidentes acontece.',
      },
    ],
  },
  {
    when: [
      'parafuso*|suporte|base|motor solt*|motor solta|bucha*|chumbador*|fixacao',
      'espan*|solt*|afroux*|caiu|frouxo|arranc*|quebr*|parede|muro|coluna',
    ],
    unless: 'braco|cremalheira|trava|engrenagem|fio*|controle|correia*|corrente|capa|tampa|polia|pinhao',
    of: ['motor', 'portao-automatico', 'portao-basculante', 'portao-de-correr'],
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Motor de portão solto da parede ou com parafuso espanado não se usa: desligue o disjuntor, porque na próxima abertura ele gira no lugar da folha e arranca o resto da fixação. Não troque só o parafuso por um mais grosso; veja em que a base está presa.',
    ],
    heading: 'O que segura o motor e por que soltou',
    text: [
      'Bucha em tijolo oco ou reboco alarga a cada partida. Coluna de ferro segura com parafuso passante; parede fraca pede chapa, barra roscada atravessada ou suporte soldado.',
      'Se soltou mais de uma vez, a folha está pesada ou bate no fim, e é isso que arranca os parafusos.',
    ],
    points: [
      'Rosca espanada no ferro: parafuso passante com porca e contraporca.',
      'Bucha que gira: chapa maior e furo novo.',
      'Base do de correr mexendo: concreto trincado.',
      'Motor fora de linha: confira cremalheira ou braço antes de religar.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Refazer a fixação',
        text: [
          'Reaperto com alinhamento fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; suporte refeito com chapa e solda, entre {{part.metalwork.from}} e {{part.metalwork.to}}. Depois se regulam parada e força, senão a pancada solta tudo outra vez.',
        ],
      },
    ],
    questions: [
      {
        question: 'Cola ou massa no furo resolve?',
        answer: 'Não para motor. A vibração esfarela a massa, e o peso fica pendurado nos outros parafusos.',
      },
      {
        question: 'Posso abrir na mão com o motor solto?',
        answer:
          'Com o disjuntor desligado, se ele continua apoiado e a folha está reta. Pendurado pelo fio, não mexa.',
      },
    ],
  },
  {
    when: ['ima|imas', 'caiu|soltou|colar|perdi|sumiu|quebrou|cola|virado|onde'],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    answer: [
      'Ímã do portão que caiu volta para a marca que deixou na cremalheira ou na folha, com o mesmo lado virado para o motor. Desligue o disjuntor antes e não acione sem ele: a central não sabe onde parar e a folha bate no batente.',
    ],
    heading: 'Achar o lugar e o lado certos',
    text: [
      'São dois ímãs, um para cada fim, e em muitos motores eles têm lado. Trocados ou virados, o portão para ao contrário ou não para.',
      'Sem marca, leve a folha na mão até onde ela deve parar e ponha o ímã diante do sensor, com pouca distância. Parafuso ou presilha segura melhor que cola em peça que vibra e toma sol.',
    ],
    points: [
      'Compare com o ímã que ficou: lado, altura e distância.',
      'Limpe a graxa antes de fixar.',
      'Teste com a mão no disjuntor e o vão livre.',
      'Quebrado: compre pelo modelo do motor.',
    ],
    sections: [
      {
        aspect: 'adjust',
        heading: 'Se depois disso ele para fora do ponto',
        text: [
          'Mova o ímã poucos centímetros por vez, sempre com o disjuntor desligado. Recolocar e regular na visita fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e o técnico confere por que ele soltou.',
        ],
      },
    ],
    questions: [
      {
        question: 'Serve ímã de geladeira ou de alto-falante?',
        answer: 'Não é confiável. Força e polo diferentes fazem o sensor acusar tarde ou não acusar.',
      },
      {
        question: 'Posso usar o portão sem ímã?',
        answer:
          'Só na mão, com o motor solto. Ligado, ele força o fim do curso até quebrar dente ou queimar.',
      },
    ],
  },
  {
    when: ['pulando|pula|saltando|salta|trepidando|aos trancos|solavanco*', 'trilho|correr|deslizante'],
    unless: 'cremalheira|dente*|engrenagem',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    answer: [
      'Portão de correr que pula no trilho tem roldana ovalada, trilho amassado ou emenda do trilho levantada. Desligue o disjuntor e não force: numa pancada a roda sai do canal, e a folha fica presa só pela guia de cima.',
    ],
    heading: 'O ponto do pulo mostra a peça',
    text: [
      'Pulo sempre no mesmo lugar do chão é trilho, pedra ou emenda. Pulo a intervalos iguais, em qualquer lugar, é roldana com a roda gasta ou o rolamento travado.',
      'Varra o trilho com escova seca e olhe o canal rente ao piso. Óleo não ajuda: junta areia.',
    ],
    points: [
      'Marca brilhante numa ponta: trilho torto.',
      'Folha mais baixa de um lado: roldana daquele lado.',
      'Chiado junto do pulo: rolamento sem graxa.',
      'Folha balança em cima: guia frouxa.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Roldana, guia ou trilho',
        text: [
          'Roldanas em par ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com a folha calçada. Trilho amassado ou solto do piso é serralheria, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso continuar usando devagar?',
        answer:
          'Não convém. O pulo gasta cremalheira e pinhão, e a folha pode sair do trilho no fim da abertura.',
      },
      {
        question: 'O motor tem culpa?',
        answer: 'Quase nunca. Solte-o na chave, com o disjuntor desligado: se a folha pula na mão, é o chão.',
      },
    ],
  },
  {
    when: [
      'abriu sozinho|abriu sozinha|abriram o portao|abriram',
      'roubaram|levaram|furtaram|roubo|furto|assalto|assaltaram',
    ],
    subject: 'codigo-rolante',
    isAboutSubject: true,
    answer: [
      'Se o portão abriu e levaram algo, ligue 190, não mexa na cena e desligue o disjuntor do portão depois de fechá-lo. Na mesma noite, guarde todos os controles à vista; assim que possível, apague a memória da central e grave de novo só os seus.',
    ],
    heading: 'Por onde podem ter aberto',
    text: [
      'Sem marca na folha, as entradas são controle perdido ou copiado, botão ao alcance da grade e destravamento com acesso pela rua. Código fixo se copia em segundos; o rolante muda a cada toque.',
      'Anote a hora da abertura e junte as imagens de câmera: elas mostram se alguém tinha controle na mão.',
    ],
    points: [
      'Conte os controles da casa, um por um.',
      'Pergunte por cópias dadas a empregados.',
      'Veja o fio da botoeira e do interfone na rua.',
      'Confira se a chave de destravamento sumiu.',
    ],
    sections: [
      {
        aspect: 'safety',
        heading: 'Trocar o que deixou entrar',
        text: [
          'Apagar e regravar fica entre {{part.programming.from}} e {{part.programming.to}}. Receptor de código rolante com controles novos, entre {{repair.from}} e {{repair.to}}, acaba com a cópia; até lá, disjuntor desligado e cadeado.',
        ],
      },
    ],
    questions: [
      {
        question: 'Regravar o mesmo controle fixo adianta?',
        answer: 'Não contra cópia: ela manda o mesmo código. Contra controle perdido de código rolante, sim.',
      },
      {
        question: 'Pode ter sido só defeito?',
        answer:
          'Pode. Botoeira em curto abre sem ladrão por perto, e o técnico testa as duas hipóteses na visita.',
      },
    ],
  },
];
