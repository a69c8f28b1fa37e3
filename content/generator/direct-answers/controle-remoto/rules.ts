/** Answers to titles about remote controls: rules and duties. */
import type { DirectAnswer } from '../../direct-answer.ts';

const copying = 'clonar|clonagem|clona|copiar|copia|copias|duplicar|duplica|clone';

const buildings = 'predio*|condominio*|apartamento|sindico|bloco';

const crime =
  'crime|ilegal|e legal|cadeia|policia|processo|processado|contra a lei|e proibido|proibido|proibida|lei';

export const ruleAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'avisar|aviso|pedir|autorizacao|autorizar|preciso falar|permissao',
      'sindico|sindica|condominio|predio|administradora|portaria',
      'controle*|tag',
    ],
    unless: 'perd*|roub*|furt*|assembleia|sumiu',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Para trocar a pilha ou a caixinha, não; para gravar um controle novo no prédio, sim: a memória da central é do condomínio, e quem autoriza e cadastra é o síndico ou a administradora. Avise também quando deixar de usar o antigo, para que ele seja apagado. Controle copiado sem aviso costuma dar multa pelo regimento.',
    ],
    heading: 'Como pedir o controle novo',
    text: [
      'Em geral é por escrito, com a unidade e o número de controles, e a gravação sai numa visita que o prédio já marcou, paga pela unidade.',
    ],
    points: [
      'Modelo do controle que o prédio usa, para não comprar outro.',
      'Quantos a unidade pode ter, no regimento.',
      'Número do controle antigo, se é de código rolante.',
    ],
    send: 'Quem administra o prédio manda a lista de unidades e a foto da central: os controles se gravam numa visita só.',
  },
  {
    when: [
      'devolver os controles|devolver o controle|devolver controle|devolver controles|entregar os controles|entregar controle|entregar controles|entregar o controle|devolucao de controle|devolucao dos controles|ficar com o controle|entrega das chaves',
      'imovel|aluguel|alugad*|apartamento|casa|sai|saindo|mudei|mudanca|portao|predio|condominio',
    ],
    unless: 'nao devolveu|comprei|internet|airbnb',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Tem que devolver os controles que recebeu na entrada, funcionando, porque são do imóvel; os que comprou por sua conta são seus, mas deixam de abrir quando o dono apaga a memória. Entregue junto com as chaves e peça que a quantidade conste do termo. O que faltar se cobra, em geral pelo preço do controle e da gravação.',
    ],
    heading: 'O que conferir no dia da saída',
    text: [
      'Teste cada um diante do portão, com quem recebe, e fotografe. Controle morto costuma ser pilha; troque antes da vistoria.',
    ],
    points: [
      'Perdeu um: avise, e deixe que o dono apague a memória.',
      'Em prédio, dê baixa do seu cadastro na administração.',
      'Aplicativo no celular: peça que removam o seu acesso.',
    ],
    send: 'Se é o dono: mande a foto da central e diga quantos controles ficam, para apagar os outros.',
  },
  {
    when: [
      'proprietari*|dono|imobiliaria|locador*|senhorio',
      'controle*',
      'entregar|entregou|nao entregou|dar|deve|obrigacao|obrigado|tem que|quantos|nao deu|nao deram|quem da',
    ],
    unless: 'devolver|inquilino quebrou|antigo dono|conserto|clonar',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'O dono, direto ou pela imobiliária, entrega ao menos um controle que funcione, porque a casa se aluga em condição de uso e a garagem faz parte dela; quantos são, diz o contrato ou o termo de vistoria, e o comum é um por vaga ou dois por casa. Peça por escrito o que falta. Os extras que você quiser são por sua conta e se gravam na mesma visita.',
    ],
    heading: 'O que conferir ao receber as chaves',
    text: [
      'Prove cada controle diante do portão e escreva a quantidade no termo. Peça que apaguem a memória e gravem só os seus, porque o morador anterior pode ter cópia: a visita fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Pilha gasta não é controle quebrado: teste.',
      'Chave de destravamento: peça junto.',
      'Em prédio, o cadastro é na administração.',
    ],
    send: 'Mande a foto do controle aberto e da etiqueta da central.',
  },
  {
    when: [
      'quantos controles|quantas tags|numero de controles|limite de controles|mais de um controle|dois controles|controle extra|controles por',
      'apartamento|apartamentos|unidade|unidades|morador*|condominio*|predio*|vaga',
    ],
    unless: 'gravar quantos|memoria|central aceita|quanto custa|preco',
    subject: 'controle-remoto',
    winsTies: true,
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
  {
    when: [
      'clonar|copiar|copia|clone|duplicar',
      'pelo celular|com o celular|com celular|no celular|celular|aplicativo',
      'controle*',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['allowed', 'program'],
    answer: [
      'Não: o celular comum não transmite na frequência do controle, em geral 433 MHz, e nenhum aplicativo sozinho o copia. Controle de código fixo se clona em outro controle; o de código rolante se grava na central, de {{part.programming.from}} a {{part.programming.to}} na visita. Para abrir pelo celular, o caminho é um módulo Wi-Fi ligado à central.',
    ],
    heading: 'Aplicativo que promete clonar',
    text: [
      'Desconfie: ou ele pede um aparelho transmissor à parte, ou é só um comando para módulo que já esteja no portão.',
    ],
    points: [
      'Poucos celulares têm infravermelho, e portão usa rádio.',
      'Módulo Wi-Fi: ligação a partir de {{repair.from}}.',
      'Em condomínio, peça o acesso à administração.',
    ],
  },
  {
    when: [
      'quantas vezes|quantas copias|quantas vezes da para|limite de copias',
      'copi*|clon*|duplic*',
      'controle*',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['allowed', 'program'],
    answer: [
      'Controle de código fixo se copia quantas vezes se quiser, até a partir de outra cópia, porque todas mandam o mesmo código. O de código rolante não se copia: cada um novo é gravado na central, e aí o limite é a memória dela, que vem no manual da placa. Gravar na visita custa de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O preço de copiar demais',
    text: [
      'Com cópias iguais não se apaga uma só: quando um controle se perde, é preciso mudar o código de todos. Com rolante, apaga-se o perdido, e os outros continuam.',
    ],
    points: [
      'Chavinhas dentro do controle: código fixo.',
      'Rolling code ou hopping no rótulo: rolante.',
      'Memória cheia: um receptor a mais, ou apagar os que não se usam.',
    ],
    further: 'Os passos estão em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande pelo WhatsApp a foto do controle aberto, a da etiqueta da central e diga quantos quer ter.',
  },
  {
    when: [
      'administradora|sindico|sindica|portaria|condominio|imobiliaria',
      'nao libera|nao quer liberar|nao entrega|nao da o controle|se recusa|nega|negou|nao deixa|nao cadastra|nao autoriza|recusou',
      'controle*|tag|acesso|gravar|cadastrar',
    ],
    unless: 'inadimplen*|nao paguei|devo|divida',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Se a administradora não libera o controle, peça por escrito e com o motivo: o acesso à garagem é de quem tem a vaga, mas a central é do condomínio, e só ele autoriza a gravação. Nós não gravamos sem essa licença. Quando ela vem, a gravação custa de {{part.programming.from}} a {{part.programming.to}} por visita, com quantos controles houver.',
    ],
    heading: 'O pedido que anda e o que fazer se não andar',
    text: [
      'A convenção diz quantos controles cada unidade tem e quem paga os demais. Sem resposta, o caminho é o síndico, depois a assembleia e, se a vaga fica sem uso, o juizado especial.',
    ],
    points: [
      'Documento da unidade ou contrato de aluguel, com a vaga.',
      'Modelo de controle aceito pela central do prédio.',
      'Inquilino: o pedido costuma sair em nome do proprietário.',
      'Cópia em banca sem autorização pode ser apagada na primeira limpeza da memória.',
    ],
    send: 'Com a autorização, mande pelo WhatsApp a foto do controle que o prédio usa, frente e verso, e a da etiqueta da central.',
  },
  {
    when: [`${copying}|clonado`, 'controle*', buildings, crime],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['allowed', 'program'],
    answer: [
      'Copiar o próprio controle para usar na sua vaga, com o síndico sabendo, não é crime que se conheça; usar cópia para entrar onde não se tem direito pode ser, e quem diz isso é advogado, não nós. O que quase sempre existe é regra interna: o regimento pode proibir a cópia e prever multa.',
    ],
    heading: 'O que o condomínio pode exigir',
    text: [
      'O controle abre um prédio inteiro, e por isso quem cadastra é a administração. Cópia de código fixo é igual ao original: a central não distingue uma da outra, e para bloquear uma apagam-se as duas. Com código rolante a cópia simples não abre, porque o código muda a cada aperto.',
      'Gravar pela administração, com o registro da unidade, fica entre {{part.programming.from}} e {{part.programming.to}} por visita, com vários controles de uma vez.',
    ],
    points: [
      'Controle a mais para a família: pedido por escrito, com a unidade.',
      'Inquilino: o proprietário autoriza e recolhe na saída.',
      'Perdeu o seu: avise no mesmo dia, para apagarem.',
    ],
    send: 'Síndico ou administradora: mandem a foto da central e o número de unidades, e devolvemos o valor da gravação.',
  },
  {
    when: [
      copying,
      'controle*',
      'vizinh*|outra pessoa|outro|alheio|sem autorizacao|escondido|terceiro*|de alguem',
    ],
    unless: `${buildings}|abre com|clonado|clonaram|clonou|copiaram|apagar|excluir|bloquear|cancelar|remover|mesmo codigo|outro controle|outra marca|em outro`,
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['allowed', 'program'],
    answer: [
      'Sem autorização do dono, não copie: guardar e usar um controle que abre a casa de outra pessoa pode dar processo, e se é crime no caso quem diz é um advogado ou a delegacia. Nós só gravamos controle diante do motor, com o morador presente.',
    ],
    heading: 'O que fazer se alguém copiou o seu',
    text: [
      'Apague todos os controles da central e grave de novo só os da casa: a cópia para de abrir na hora. Com receptor de código fixo ela pode voltar a ser feita, e o remédio é código rolante.',
      'Apagar e regravar fica entre {{part.programming.from}} e {{part.programming.to}}, numa visita só.',
    ],
    points: [
      'Junte todos os controles antes da visita.',
      'Empregado ou inquilino que saiu: controle devolvido e apagado.',
      'Suspeita de entrada: registre a ocorrência antes de mexer na central.',
    ],
    send: 'Se o portão é seu, mande a foto da central e diga quantos controles há.',
  },
  {
    when: [`${copying}|clonado`, 'controle*', crime],
    unless: `${buildings}|vizinh*|clonaram|clonou|copiaram|sem autorizacao`,
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['allowed', 'program'],
    answer: [
      'Não conhecemos lei que proíba copiar o controle do seu próprio portão: chaveiro e loja fazem isso todo dia. O que pode dar processo é copiar o de outra pessoa sem que ela saiba; nesse caso quem responde é um advogado. Em prédio, vale antes o regimento.',
    ],
    heading: 'Copiar o seu: quando funciona',
    text: [
      'Código fixo se copia de um controle para o outro. Código rolante muda a cada aperto, e o controle novo é gravado na central do portão, entre {{part.programming.from}} e {{part.programming.to}} na nossa visita.',
    ],
    points: [
      'Casa própria: só o morador decide.',
      'Casa alugada: combine com o dono quantos há e devolva na saída.',
      'Perdeu um: apague todos e grave os que ficaram.',
    ],
    send: 'Mande a foto do controle, de frente e de verso: dizemos se é de copiar ou de gravar.',
  },
  {
    when: [
      'clonar|copiar|copia|duplicar|clone|copias',
      'predio*|condominio*|apartamento|sindico',
      'permitido|pode|posso|proibido|legal|crime|autorizacao|precisa',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['allowed', 'program'],
    answer: [
      'Só com autorização do condomínio: o controle dá acesso ao prédio, e quem cadastra é a administração. Peça ao síndico um controle em nome da sua unidade; é o caminho que deixa registro e permite bloquear só o seu se você o perder.',
    ],
    heading: 'Por que o prédio não quer cópia de banca',
    text: [
      'A cópia de código fixo é igual ao original: a central não distingue uma da outra, e para bloquear uma é preciso apagar as duas. De código rolante a cópia nem funciona, porque cada controle é gravado com número próprio.',
      'No prédio a gravação se faz por unidade, na presença de quem administra, e fica entre {{part.programming.from}} e {{part.programming.to}} por visita, com vários controles de uma vez.',
    ],
    points: [
      'Controle extra para a família: peça por escrito, com a unidade.',
      'Inquilino novo: o proprietário autoriza.',
      'Perdeu o seu: avise no mesmo dia para apagarem.',
    ],
    send: 'Síndico ou administradora: mandem a foto da central e o número de unidades, e devolvemos o valor da gravação.',
  },
  {
    when: [
      'controle*|acesso|copia de controle',
      'diarista|faxineira|empregad*|entregador*|inquilin*|visita|visitas|hospede*|airbnb|baba|pedreiro*|funcionari*|parente*|amigo|quantas pessoas|emprestar|emprestei|dar controle|namorad*|ex marido|ex mulher|ex esposa',
    ],
    unless: 'sumiu|levou|nao devolveu|quem paga|pagar|consert*|preco|quebr*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Controle que sai da família deve poder ser apagado sozinho: numere cada um ao gravar e dê à diarista, ao inquilino ou ao parente um que a central reconheça por número. Melhor ainda é acesso com prazo, pelo celular, que se desliga sem visita; e código rolante, que não se copia na esquina.',
    ],
    heading: 'Quem recebe o quê',
    text: [
      'Para quem vem todo dia, um controle numerado. Para visita e hóspede de poucos dias, liberação pelo celular ou alguém que abra. Para entregador, a porta social e o interfone; o portão da garagem fica fora.',
      'Quando a pessoa sai, o controle devolvido não basta, porque o de código fixo pode ter ficado copiado. Apaga-se aquele número, ou a memória inteira se a central não apaga um só.',
    ],
    points: [
      'Lista com o nome de cada controle, guardada fora do carro.',
      'Botão só do portão que a pessoa usa.',
      'Conferência uma vez por ano: quem ainda tem.',
      'Separação ou mudança: apague no mesmo dia.',
    ],
    sections: [
      {
        aspect: 'program',
        heading: 'Organizar os controles numa visita',
        text: [
          'Apagar, numerar e gravar de novo custa de {{part.programming.from}} a {{part.programming.to}}. Módulo para o celular ou receptor de código rolante entram em serviço de {{repair.from}} a {{repair.to}}, conforme a central aceite.',
        ],
      },
    ],
    questions: [
      {
        question: 'Quantos controles a central aceita?',
        answer: 'Depende da memória dela; as de casa costumam guardar dezenas, e o manual diz o número.',
      },
      {
        question: 'Consigo saber quem abriu?',
        answer: 'Só com acesso pelo celular ou leitor que registre. O controle comum não deixa rastro.',
      },
    ],
    send: 'Diga quantas pessoas entram e com que frequência e mande a foto da central.',
  },
  {
    when: [
      'sindic*|condominio*|predio*',
      'proibir|proibe|proibiu|impedir|pode proibir|bloquear|limitar',
      'copia|copias|copiar|clon*|duplic*|controle extra|mais controles|mais de um controle',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Pode: o controle abre a entrada de todos, e o condomínio decide quem o recebe e quantos cada unidade tem, pela convenção ou por decisão de assembleia. Na prática, quem impede a cópia é o código rolante, que não se copia no balcão; com código fixo a proibição depende da boa vontade de cada um. Trocar para rolante e cadastrar os controles na central fica entre {{part.programming.from}} e {{part.programming.to}}, mais os aparelhos, se a central o aceita.',
    ],
    heading: 'Como o prédio faz a regra valer',
    text: [
      'Cada controle entra na central com o número da unidade, e o que não está na lista se apaga. Numa limpeza geral apaga-se tudo e se grava de novo só o que for apresentado.',
      'A regra vai por escrito aos moradores, com o prazo, o preço do controle a mais e o que acontece com a cópia achada.',
    ],
    points: [
      'Quem precisa de mais um pede à administração, em nome do apartamento.',
      'Controle perdido é avisado no mesmo dia e apagado.',
      'Prestador e visita usam o interfone, e não um controle emprestado.',
    ],
    send: 'Mande a foto da etiqueta da central e diga quantos controles há: dizemos se ela aceita código rolante.',
  },
];
