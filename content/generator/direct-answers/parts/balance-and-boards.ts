/** A part with the word that says what is wrong or special about it: a counterweight out of balance, the length of a spindle, the name on a board. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const balanceAndBoardAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'contrapeso*|contra peso|balanceamento|equilibrio',
      'desregulad*|desregulou|desbalanceado|desequilibrado|desajustado|fora de ponto|descalibrado|leve demais|pesado demais|errado|insuficiente|regular|regulagem|ajustar|acertar',
    ],
    unless: 'como|quanto custa|preco|quanto|posso|condominio|caiu|soltou|arrebentou|ou|mola|kg',
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['signs', 'safety'],
    answer: [
      'Contrapeso desregulado de portão basculante se conhece pela folha: ela desce ou sobe sozinha, pesa na mão ou anda mais devagar num sentido que no outro. A regulagem fica entre {{repair.from}} e {{repair.to}}, é de técnico, e até ela ninguém passa por baixo nem destrava o motor, que pode ser o que segura a folha.',
    ],
    heading: 'Para que lado o contrapeso está errado',
    text: [
      'Olhe o portão andar com o motor, de longe, e compare a subida com a descida. O técnico confirma com a folha escorada: equilibrada, ela para a meia altura.',
    ],
    points: [
      'Subida lenta e motor quente: falta carga nas caixas, ou a folha ganhou peso.',
      'Descida lenta ou folha que volta a subir: sobra carga.',
      'Folha de lado: uma caixa mais leve, ou cabo que escorregou de uma delas.',
      'Aconteceu depois de chapa, lambri ou pintura: refaz-se a carga inteira.',
      'Cabo desfiado ou frouxo: desligue o disjuntor e não use mais.',
    ],
    questions: [
      {
        question: 'Um contrapeso errado estraga o motor?',
        answer:
          'Estraga. Ele passa a levantar o que o peso devia levantar, e engrenagem, cursor e bobina pagam por isso.',
      },
    ],
    further: 'Sinais e riscos estão em [contrapeso desregulado](/contrapeso-do-portao-desregulado).',
    send: 'Mande pelo WhatsApp um vídeo da subida e da descida, feito de longe, e diga o que foi soldado ou trocado na folha: com isso levamos a carga certa.',
  },
  {
    when: [
      'fuso|acionador|atuador|calha',
      'acionador|atuador|fuso|calha|comprar|preco|medida|medidas|trocar|troca|avulso|novo|rosca',
    ],
    figure: { unit: 'metre', to: 3 },
    unless: 'serve|quebr*|barulho|qual portao|que portao|correr',
    subject: 'fuso',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'O acionador de {figura} é a calha do motor basculante com o fuso dentro, e o número é o comprimento dele: tem de acompanhar o percurso do braço, que vem da altura da folha, e não da largura. Fuso e acionador nós levamos e trocamos na garagem, na faixa de conserto, de {{repair.from}} a {{repair.to}}; avulso, pergunte antes.',
    ],
    heading: 'Conferir os {figura} antes do pedido',
    text: [
      'Com o portão fechado e o disjuntor desligado, meça a calha de ponta a ponta, de fora, e a altura da folha. A ficha do modelo diz que altura cada tamanho atende: curto, o portão não abre todo; comprido, bate na laje.',
      'O fuso só se vê com a calha aberta, e o passo da rosca quem lê é o técnico: rosca de passo longo abre mais rápido e pede folha equilibrada.',
    ],
    points: [
      'Marca e modelo da etiqueta: perfil e rosca mudam de um para outro.',
      'Ponta que entra no redutor: o encaixe tem de ser igual.',
      'Cursor e porca gastos se trocam junto, ou a rosca nova dura pouco.',
      'Fuso torto veio de folha forçada; isso se acerta primeiro.',
    ],
    further:
      'Quando o ruído vem de dentro da caixa e não da calha, leia sobre a [troca de engrenagem](/topicos/troca-de-engrenagem-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, a da calha inteira com uma trena e a altura da folha.',
  },
  {
    when: ['facility', 'placa|placas|central|centrais|modulo|comando|ppa'],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'A placa central PPA Facility trocada por nós fica entre {{part.board.from}} e {{part.board.to}}, já com a mão de obra e os controles gravados. É central de motor comum, sem inversor; avulsa, só para levar, pergunte antes, com a foto da etiqueta do motor.',
    ],
    heading: 'Quando a Facility serve e quando não',
    text: [
      'Há mais de uma versão com esse nome, e o que decide é o que está impresso na placa que sai: tensão, tipo de fim de curso e encaixe dos conectores. Num Jetflex, que tem inversor, ela não substitui a placa do motor.',
      'A placa que pomos tem {{parts.warranty}} de garantia, e a mão de obra, {{repair.warranty}}. Antes da troca o técnico testa com outra central: relé, fusível e borne têm reparo.',
    ],
    points: [
      'Nome e versão impressos na placa velha, lidos com o disjuntor desligado.',
      'Modelo e tensão do motor, na etiqueta dele.',
      'Controles da casa: se são de outra família, gravam-se novos.',
      'Curso e força, regulados de novo depois da troca.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e conte o que a placa faz ou deixou de fazer.',
  },
  {
    when: [
      'interfone|videoporteiro|video porteiro|porteiro eletronico',
      'fechadura*|fecho eletrico|fecho|trava eletrica|trava',
      'motor|portao|portoes|automatico|garagem|central',
    ],
    unless: 'nao|parou|sozinho|choque|queimou|condominio|predio',
    subject: 'interfone',
    isAboutSubject: true,
    answer: [
      'Interfone, fechadura elétrica e motor de portão funcionam juntos, cada um na sua saída: o interfone solta a fechadura da porta social por um par de fios e abre a garagem por outro, na entrada de botoeira da central. O fecho da porta social, a trava da folha e a ligação na central são conosco, a partir de {{repair.from}}, mais a peça; o aparelho de interfone se compra e se monta com um instalador de interfonia.',
    ],
    heading: 'Como os três se ligam',
    text: [
      'Um interfone de uma saída só abre uma das duas coisas: a fechadura recebe um pulso de tensão, a central quer contato seco, e ligar as duas no mesmo par queima a entrada da placa. Com duas saídas, ou um relé no meio, cada botão abre a sua.',
    ],
    points: [
      'Fechadura elétrica na porta social, com fonte do próprio interfone.',
      'Trava elétrica na folha do motor: quem a solta é a central, antes da partida.',
      'Botoeira por dentro, para sair sem controle nem chave.',
      'Fios do portão num conduíte só deles, fora do alcance da calçada.',
      'Falta de luz: chave na porta social e destravamento no motor.',
    ],
    further:
      'Os tipos e a ligação da trava estão em [trava elétrica para portão](/topicos/trava-eletrica-para-portao).',
    send: 'Mande pelo WhatsApp o modelo do interfone, a foto da etiqueta do motor e uma da porta social: dizemos o que se liga direto e o que pede relé.',
  },
];
