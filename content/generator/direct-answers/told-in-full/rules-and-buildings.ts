/** Rules on height, streets and notices, accidents at work, and builders and architects who specify a motor. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const rulesAndBuildingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'altura maxima|altura minima|altura permitida|qual altura|quanto de altura|altura',
      'lei|prefeitura|permitido|permitida|maxima|minima|norma|pode ter|legal',
      'portao|muro|portoes',
    ],
    unless: 'fotocelula|motor|teto|laje|carro|van|basculante precisa|sensor|botoeira|interfone',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Não há altura única na lei federal: quem diz o máximo do muro e do portão de frente é o código de obras da cidade, e em condomínio fechado, a convenção ou o regulamento do loteamento, que costuma ser mais rígido. Pergunte na prefeitura antes de encomendar a folha, com a rua e o número do lote.',
    ],
    heading: 'O que a altura muda no motor',
    text: [
      'Folha mais alta pesa mais e pega mais vento: o motor se escolhe pelo peso depois de pronta. Em basculante de casa, o PPA Home leva até {{home.weight}}, e o Home Jetflex, até {{homeJetflex.weight}}.',
    ],
    points: [
      'Basculante: meça o pé-direito, porque a folha sobe para baixo da laje.',
      'Calçada: nenhuma parte da folha pode avançar sobre ela, na capital.',
      'Ponta de lança e cerca: também são regra da prefeitura.',
    ],
    send: 'Mande as medidas da folha que pensa em fazer e a foto do vão.',
  },
  {
    when: [
      'fechar a rua|fechar rua|fechamento de rua|portao em a rua|portao na rua|colocar portao em rua|rua com portao|rua sem saida',
      'portao|guarita|cancela',
    ],
    unless: 'abre para a rua|estacion*|conserto',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Só com autorização da prefeitura, porque rua é pública: em geral ela aceita fechar vila e rua sem saída, com o pedido assinado pela maioria dos moradores e a entrada a pé sempre livre. Sem isso o portão pode ser retirado, com multa. Autorizado, o motor se escolhe pelas aberturas na hora cheia, e o conjunto pesado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que os moradores decidem antes do motor',
    text: [
      'Quem assina e paga, de que relógio sai a energia, quem guarda a chave de destravamento e como entram bombeiro, ambulância e coleta. Deixe tudo numa ata simples.',
    ],
    points: [
      'Controle por casa, com número e lista.',
      'Interfone ou senha para entregas.',
      'Nobreak: portão de rua não pode prender ninguém.',
    ],
    send: 'Mande a foto da entrada da rua, a largura e quantas casas usam.',
  },
  {
    when: [
      'notificou|notificacao|notificado|intimacao|intimado|intimada|prazo|adequar|adequacao|regularizar|fiscal',
      'portao|portoes',
      'prefeitura|calcada|subprefeitura|adequar|fiscal|regularizar|intimado|notificado|notificacao|notificou',
    ],
    unless:
      'vizinho|barulho|nota fiscal|condominio multa|osasco|guarulhos|santo andre|sao bernardo|diadema|barueri',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Leia o que a notificação pede e responda no prazo: quase sempre é folha que avança sobre a calçada. Na capital, pela Lei 16.809/2018, são trinta dias depois da intimação, e aceita-se sensor voltado para fora, aviso de luz e som antes de mover, abertura invertida ou troca por portão de correr. Em outra cidade o prazo é o que está escrito no papel.',
    ],
    heading: 'Cumprir sem trocar o que não precisa',
    text: [
      'Meça quanto a folha passa do muro com ela no meio do curso e leve a foto à subprefeitura antes de gastar. O par de fotocélula instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}; inverter ou trocar a folha é com o serralheiro, e o motor se ajusta depois.',
    ],
    points: [
      'Peça prorrogação por escrito, com o orçamento anexado.',
      'Guarde nota e fotos do que foi feito.',
      'Notificação que não se entende: a praça de atendimento explica de graça.',
    ],
    send: 'Mande a foto da notificação, sem os seus dados, e a do portão aberto visto da rua.',
  },
  {
    when: [
      'funcionario|empregado|trabalhador|porteiro|zelador|faxineiro|colaborador',
      'acidentou|acidente|machucou|feriu|ferido|caiu|prensou|acidentado',
      'portao|portoes',
    ],
    unless: 'carro|como evitar',
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    isUnpriced: true,
    isDanger: true,
    aspects: ['safety', 'allowed'],
    answer: [
      'Se alguém está ferido, 192 (SAMU) ou, preso, 193 (Bombeiros), com o disjuntor do portão desligado. Depois do socorro a empresa ou o condomínio abre a comunicação de acidente do trabalho, a CAT, até o dia útil seguinte, e o portão fica sem uso até o exame: força, fotocélula e destravamento dizem por que ele não parou.',
    ],
    heading: 'O que guardar e o que não mexer',
    text: [
      'Não regule nem troque nada antes das fotos e do registro: a regulagem é a prova. Guarde as ordens de serviço e a gravação; a responsabilidade quem define é a perícia, a Justiça ou o acordo, com advogado.',
    ],
    points: [
      'Isole o vão e ponha outra entrada em uso.',
      'Quem operava, quem viu, a hora: por escrito no mesmo dia.',
      'A revisão vem depois, com relatório para a empresa.',
    ],
    send: 'Depois do socorro, mande a foto do portão parado e a da etiqueta da central.',
  },
  {
    when: [
      'arquiteto|arquiteta|engenheiro|engenheira|construtora|incorporadora|empreiteira',
      'motor|portao|portoes|motores',
      'motor|especificar|especificacao|orcamento|quantos|memorial|preciso|portoes|previsao|dimensionar',
    ],
    unless:
      'art|precisa de engenheiro|precisa de projeto|barulho|depois da obra|pedreiro|apos|durante|parou|nao fecha',
    subject: 'automatizacao',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para especificar o motor bastam cinco dados por portão: tipo, largura e altura, material com o peso da folha, aberturas na hora cheia e tensão do ponto. Com eles mandamos o modelo e o valor por escrito: em basculante de casa o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}; portão pesado ou de muito uso fica entre {{condominium.from}} e {{condominium.to}}. Obra com vários portões sai num orçamento só.',
    ],
    heading: 'O que deixar previsto na obra',
    text: [
      'Circuito próprio até o motor, com fio de 2,5 mm² e terra, eletroduto seco até os dois batentes para a fotocélula e outro até o interfone. Reforço na folha no ponto do suporte, feito pelo serralheiro antes da pintura.',
    ],
    points: [
      'Basculante: espaço livre sob a laje e caminho do contrapeso.',
      'De correr: recuo da folha inteira mais um palmo, e base nivelada.',
      'De abrir: coluna firme e lugar para o braço.',
    ],
    send: 'Mande a planta ou o desenho dos portões, com as medidas, e o endereço da obra.',
  },
  {
    when: [
      'porteiro eletronico|interfone',
      'portao eletronico|portao automatico',
      'ou|diferenca|qual a diferenca|e a mesma coisa|mesma coisa',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'São duas coisas que se completam: o porteiro eletrônico é o interfone, que chama, fala e solta a fechadura da entrada a pé; o portão eletrônico é o motor que move a folha da garagem. O interfone pode também abrir o portão, por dois fios ligados à central. Nós cuidamos do portão e dessa ligação; o aparelho é de empresa de interfonia.',
    ],
    heading: 'Qual dos dois falta na sua entrada',
    text: [
      'Quem recebe visita a pé precisa do interfone; quem entra de carro, do motor. Em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}, e ligar o interfone à central parte de {{repair.from}}.',
    ],
    points: [
      'Interfone com saída de contato seco serve para o portão.',
      'Passe os dois eletrodutos na mesma obra.',
      'Na falta de luz: chave no social, destravamento no motor.',
    ],
    send: 'Mande a foto da entrada, com o portão e o lugar do interfone.',
  },
  {
    when: [
      'inadimplente|inadimplentes|devedor|devedores|nao paga|nao pagou|atrasado|quem deve|esta devendo|divida|boleto atrasado',
      'controle*|tag|portao|garagem|acesso',
      'pode|podem|cortar|bloquear|bloqueia|cancelar|desligar|tirar|proibir|impedir|suspender',
    ],
    unless: 'crianca*|aluguel|inquilin*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Em regra não pode: quem deve continua dono da unidade e da vaga, e a Justiça tem decidido que o condomínio cobra com multa, juros e ação, pelos artigos 1.336 e 1.337 do Código Civil, sem impedir a entrada na garagem. O que ele pode negar ao devedor é o voto na assembleia. Cortar o controle dá processo ao síndico; na dúvida, advogado antes.',
    ],
    heading: 'O que o síndico pode fazer em vez disso',
    text: [
      'Notificar, protestar a dívida e executar a cota, que é título executivo. Controle extra ou perdido pode ser cobrado, se o regimento diz.',
      'Nós gravamos e apagamos controles só com a autorização escrita da administração.',
    ],
    points: [
      'Morador sem acesso: peça por escrito a regra e a ata.',
      'Visitante e prestador: aí o regimento pode limitar.',
      'Portão parado para todos é defeito, e não bloqueio.',
    ],
    send: 'Se o portão falhou para todos, mande o vídeo e a etiqueta do motor.',
  },
  {
    when: [
      'quantos controles|quantas tags|numero de controles|limite de controles|mais de um controle|dois controles|controle extra|controles por',
      'apartamento|apartamentos|unidade|unidades|morador*|condominio*|predio*|vaga',
    ],
    unless: 'gravar quantos|memoria|central aceita|quanto custa|preco',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['allowed', 'program'],
    answer: [
      'Quem diz quantos controles cada apartamento pode ter é a convenção, o regimento ou uma decisão de assembleia; lei não há, e o comum é um ou dois por vaga. O controle extra em geral é pedido por escrito e pago pela unidade. A central de prédio guarda centenas, e gravar fica entre {{part.programming.from}} e {{part.programming.to}} por visita, com quantos houver.',
    ],
    heading: 'Por que convém limitar e numerar',
    text: [
      'Com uma lista de quem tem cada número, o controle perdido ou de quem se mudou se apaga sozinho, sem refazer os outros. Sem lista, apaga-se tudo e grava-se de novo.',
    ],
    points: [
      'Código rolante: o morador não copia no chaveiro.',
      'Comprado fora: pode não gravar na central do prédio.',
      'Empregado e parente: um número para cada um.',
    ],
    send: 'Mande a foto da central e o número de unidades.',
  },
  {
    when: [
      'sindico|sindica|administradora|conselho',
      'sem orcamento|sem orcamentos|sem cotacao|um orcamento so|so um orcamento|sem consultar|sem assembleia|sem aprovacao|por conta propria|sem avisar|sozinho',
      'portao|motor|empresa|conserto|trocou|contratou|escolheu|mandou',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Conserto e manutenção do portão o síndico pode contratar sem assembleia, e lei nenhuma o obriga a pedir mais de um orçamento; o que obriga é a convenção, se traz um número ou um teto de gasto. Obra útil, como o primeiro motor ou portão novo, precisa da maioria dos condôminos. Em todos os casos ele presta contas, e o morador pode pedir nota e orçamento.',
    ],
    heading: 'Como questionar sem parar o portão',
    text: [
      'Peça por escrito a nota, o que foi trocado e a garantia. Se o preço parece alto, compare: motor e instalação de portão pesado ficam entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Urgência justifica contratar no dia.',
      'Um quarto dos condôminos pode convocar assembleia.',
      'Três orçamentos só valem se descrevem o mesmo serviço.',
    ],
    send: 'Para um segundo orçamento, mande a etiqueta do motor e fotos do portão.',
  },
  {
    when: [
      'obrigatorio|obrigatoria|obrigado|obriga|precisa|exige|lei|tem que ter',
      'nobreak|no break|bateria|gerador',
      'condominio*|predio*|portao|portaria',
    ],
    unless: 'qual|como|quanto|trocar|controle|casa|sem nobreak',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['allowed', 'worth'],
    answer: [
      'Não é obrigatório por uma lei que conheçamos: o que se exige é que o portão abra na mão sem energia e não prenda ninguém. Em prédio o nobreak é recomendado, porque na falta de luz a garagem enche e alguém acaba erguendo a folha; convenção, seguro ou projeto do prédio podem pedi-lo. Ligar custa a partir de {{repair.from}}, e o aparelho se orça pela etiqueta do motor.',
    ],
    heading: 'Quando ele vale em prédio',
    text: [
      'Vale onde a folha é pesada, não há porteiro à noite ou a saída não pode parar. Conte as aberturas de uma hora de apagão: é esse número que escolhe a bateria.',
    ],
    points: [
      'Fotocélula e trava ligadas na saída do nobreak.',
      'Chave de destravamento com a portaria, de qualquer modo.',
      'Teste a cada revisão, desligando o disjuntor.',
    ],
    send: 'Mande a etiqueta do motor e quantas unidades usam o portão.',
  },
  {
    when: [
      'escolher|como escolher|trocar|trocar de|mudar|mudar de|contratar|qual|melhor',
      'empresa|empresas|prestador|assistencia|fornecedor',
      'manutencao|portao|portoes',
      'condominio*|predio*|sindico*',
    ],
    unless: 'motor para|marca|qual motor|controle*|preco|quanto',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'care'],
    answer: [
      'Para escolher ou trocar a empresa do portão do condomínio, compare quatro coisas por escrito: o que é medido em cada visita, em quanto tempo vêm quando o portão para, o que está fora da mensalidade e a garantia de peça e serviço. Peça o último relatório da atual antes de romper, com a lista de controles e a chave de destravamento, e veja no contrato o prazo de aviso.',
    ],
    heading: 'O que pedir na proposta',
    text: [
      'Lista do que se confere: folha na mão, cabos, fim de curso, força, fotocélula e destravamento. Contrato que só promete lubrificar deixa de fora o que causa acidente.',
      'Nós fazemos manutenção de prédio por visita ou por contrato, com relatório ao síndico, a cada {{maintenance.interval}} ou menos, conforme o uso.',
    ],
    points: [
      'Preço da peça separado da mão de obra.',
      'Nota em nome do condomínio.',
      'Referência de outro prédio do mesmo porte.',
    ],
    send: 'Mande o bairro, quantos portões há e o tipo de cada um.',
  },
  {
    when: [
      'portaria remota|portaria virtual|portaria a distancia|portaria online',
      'portao|portoes|garagem|motor',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'A portaria remota funciona com o portão que o prédio tem, se ele abre sempre na primeira ordem: a central dela aciona a entrada de botoeira da nossa placa, e ninguém está lá para empurrar a folha. Por isso pede motor de uso intenso, duas fotocélulas, fechamento automático, nobreak e revisão em dia. O sistema é da empresa de portaria; o portão é conosco.',
    ],
    heading: 'O que preparar no portão antes de a portaria sair',
    text: [
      'Um contato que avise portão aberto, a lista de controles refeita e a chave de destravamento com alguém do prédio. Ligar a saída da portaria à central fica entre {{repair.from}} e {{repair.to}}; motor novo de prédio, instalado, entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Quem atende o portão parado de madrugada: escreva no contrato.',
      'Controle clonado: passe a código rolante.',
      'Prova mensal da fotocélula por um morador treinado.',
    ],
    send: 'Mande a etiqueta do motor, a foto da central e o número de unidades.',
  },
  {
    when: [
      'sindico*|condominio*|administradora|predio',
      'obrigou|obriga|obrigando|obrigado|quer que|mandou|exige|exigiu|forcou',
      'controle*|tag|tags',
      'comprar|trocar|novo|novos|pagar',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Pode obrigar, se a mudança do sistema foi aprovada: quando o prédio passa a código rolante ou a tag, os controles antigos deixam de abrir, e a assembleia diz se o novo entra no rateio ou se cada unidade paga o seu. Sem ata nem regra escrita, peça as duas antes de pagar. Comprar de quem você quiser só serve se o modelo grava na central do prédio.',
    ],
    heading: 'O que perguntar à administração',
    text: [
      'A ata, o modelo exigido, quantos por vaga e quem grava. A troca costuma ter um motivo bom: código fixo se copia em minutos, e ninguém sabe quantas cópias existem.',
    ],
    points: [
      'Pilha fraca não é motivo de troca: teste antes.',
      'Controle velho de código fixo: apague da central.',
      'Prazo de convivência dos dois sistemas evita fila.',
    ],
  },
];
