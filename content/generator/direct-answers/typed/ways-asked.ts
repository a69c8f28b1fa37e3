/** Titles that ask for a way, a sign, a cause or an interval where the words alone would tell of a fault. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const wayAskedAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'portao social|porta social|portao de pedestre',
      'garagem|portao de carro|portao grande|portao maior|basculante|correr',
      'mesmo controle|um controle|unico controle|um so controle',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility', 'program'],
    answer: [
      'Sim: um controle de dois ou mais botões abre os dois, um botão para o portão social e outro para o da garagem. O social precisa de fechadura ou motor elétrico e de um receptor da mesma família do controle. Gravar os controles fica entre {{part.programming.from}} e {{part.programming.to}}, e um receptor a mais entra no conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que cada portão precisa ter',
    text: [
      'No da garagem o botão se grava na central que já existe. No social, o receptor aciona o fecho elétrico por um instante; se ali só há fechadura de chave, troca-se antes o fecho.',
    ],
    points: [
      'Controle com um botão só não separa os dois portões.',
      'Em código rolante, os dois receptores têm de ser da mesma família.',
      'Perdeu um controle: apague-o nos dois receptores.',
    ],
  },
  {
    when: [
      'como saber|sinais|como descobrir|como ver|testar|como sei',
      'pilha|bateria',
      'controle|controles',
      'fraca|acabando|acabou|descarregada|no fim|gasta|boa',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'A pilha do controle está fraca quando ele passa a abrir só de perto, pede dois ou três toques ou acende uma luz mais pálida que antes. A prova é outro controle da casa no mesmo lugar: se o outro abre de longe, troque a pilha deste por uma da mesma medida, em geral A23 de 12 V ou moeda de 3 V.',
    ],
    heading: 'Quando não é a pilha',
    text: [
      'Se com pilha nova o alcance continua curto, e só nesse controle, o defeito é dele; se todos ficaram curtos, olhe a antena e o receptor. Luz acesa sem apertar nada é botão preso, e gasta qualquer pilha em dias.',
    ],
    points: [
      'Confira o lado do mais.',
      'Limpe o contato com pano seco.',
      'Pilha guardada há anos pode estar fraca ainda na embalagem.',
    ],
  },
  {
    when: ['como proteger|proteger|como evitar|protecao|capa', 'placa|central', 'chuva|agua|umidade|sol'],
    unless: 'molhou|molhada|queimou|entrou',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Para a chuva não chegar à placa, deixe a caixa da central com a tampa e a borracha inteiras, os fios entrando por baixo, com prensa-cabo e uma volta para a água pingar, e todo furo vedado. Em caixa ao tempo, um pequeno telhado acima ajuda. Não a embrulhe em plástico: ele prende a umidade e o calor.',
    ],
    heading: 'O que conferir antes da época de chuva',
    text: [
      'Com o disjuntor desligado, olhe se há marca de água, ferrugem nos parafusos ou formiga na caixa. Água entra também pelo eletroduto que desce do muro, e por isso a ponta dele se veda.',
    ],
    points: [
      'Emendas de fio em caixa fechada, e não no chão.',
      'Central em lugar alto onde a garagem alaga.',
      'Se molhou, desligue e não religue até um técnico secar e testar.',
    ],
  },
  {
    when: [
      'como fazer|como deixar|tem como|da para|como programar|como colocar|fazer|abrir|abertura|funcao',
      'so metade|so pela metade|ate metade|pela metade|meio portao|so um pouco|parcial|so um pedaco|para pedestre',
    ],
    unless: 'parou|defeito|esta abrindo|comecou|abre so|so abre|abrindo so|abrindo|por que|porque',
    subject: 'central-de-comando',
    aspects: ['program'],
    answer: [
      'Para o portão abrir só um pedaço, usa-se a abertura parcial, ou função pedestre: a central que a tem recebe um segundo botão do controle, que abre só o trecho marcado. É de portão de correr e, no de duas folhas, abre só uma; basculante não costuma tê-la. O ajuste é regulagem de visita, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Como saber se a sua central tem abertura parcial',
    text: [
      'Procure no manual do código impresso na placa as palavras pedestre ou parcial. Sem a função, troca-se a placa por uma que a tenha, ou se para o portão no caminho com um segundo toque no controle.',
    ],
    points: [
      'Mexer no fim de curso não é o caminho: o portão deixa de abrir inteiro.',
      'Mantenha a fotocélula ativa também na abertura parcial.',
    ],
  },
  {
    when: [
      'como fechar|fechar|fecho',
      'motor quebr*|motor queim*|motor parado|sem motor|motor nao funciona|motor pif*|motor quebrado|motor queimado',
    ],
    unless: 'nao fecha|nao consegue|por que|porque',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'Desligue o disjuntor, solte o motor com a chave de destravamento, leve a folha devagar com a mão até fechar e trave o motor de novo: mesmo queimado, o redutor segura a folha. Se ela não fica presa, ponha cadeado ou corrente por dentro. Com cabo ou mola rompidos, folha torta ou fora do trilho, não mexa e chame.',
    ],
    heading: 'Até o conserto',
    text: [
      'Deixe o disjuntor desligado e avise a casa de que o controle não funciona. Um conserto fica entre {{repair.from}} e {{repair.to}}; portão que ficou aberto para a rua passa na frente na agenda.',
    ],
    points: [
      'Basculante: a chave entra na caixa do motor, junto à coluna.',
      'Correr: numa portinha da tampa do motor.',
      'Abrir: no próprio braço.',
    ],
  },
  {
    when: [
      'por que|porque|por q|o que faz|o que causa|motivo',
      'placa|central',
      'queima|queimam|queimar|queimando|queimou',
    ],
    unless: 'fumaca|cheiro|pegando fogo|preco',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'A placa do portão queima quase sempre por uma destas causas: surto de raio ou da volta da luz, água ou formiga na caixa, motor travado ou em curto que puxa corrente demais, e fio descascado de fotocélula ou botoeira. Sem achar a causa, a placa nova, de {{part.board.from}} a {{part.board.to}}, queima do mesmo modo.',
    ],
    heading: 'O que se confere antes de pôr a placa nova',
    text: [
      'O técnico mede o motor e os fios, testa a folha solta e olha o terra e a vedação da caixa. Até lá, o disjuntor do portão fica desligado.',
    ],
    points: [
      'Raio: DPS no quadro, terra e disjuntor só do portão.',
      'Água e bicho: furos vedados e tampa inteira.',
      'Folha pesada: primeiro o equilíbrio, depois o motor.',
    ],
  },
  {
    when: [
      'de quanto em quanto tempo|a cada quanto|frequencia|periodicidade|quantas vezes por ano|de quantos em quantos meses',
      'revisar|revisao|manutencao|preventiva|vistoria|inspecao',
      'condominio|predio|empresa|escola|comercio|loja',
    ],
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Em condomínio, empresa ou comércio o portão se revisa a cada {{maintenance.interval}}, e antes disso se a garagem abre o dia todo e o barulho mudou. A visita leva de {horas de manutenção}. Entre uma e outra, o zelador ou quem cuida da entrada varre o trilho e limpa as lentes da fotocélula toda semana.',
    ],
    heading: 'O que se faz em cada revisão',
    text: [
      'Reaperto, lubrificação, teste de fotocélula, de força e do destravamento, e um registro por escrito do que foi visto. Peça gasta é mostrada antes de ser trocada.',
    ],
    points: ['Ruído novo ou folha pesada: chame antes da data.', 'O valor é por visita e dito antes.'],
  },
];
