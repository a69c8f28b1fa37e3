/** Answers to titles about remote controls: lost and copied remotes. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const lostAndCopiedAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'controle',
      'portao errado|outro portao|portao do lado|portao trocado|portao vizinho',
      'abre|abrindo|aciona|abriu',
    ],
    unless: 'dois portoes|vizinho abre',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['program'],
    answer: [
      'O controle abre o portão errado porque aquele botão está gravado nele: ou se apertou o botão do lado, ou os dois portões aceitam o mesmo código. Teste botão por botão e anote o que cada um faz; depois apaga-se o controle na central que não devia ouvi-lo e grava-se cada botão no portão certo, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Botão trocado ou código repetido',
    text: [
      'Se um toque só abre os dois portões, o mesmo código está nas duas centrais. Em código fixo, as chavinhas iguais bastam para isso; muda-se a combinação de uma delas.',
    ],
    points: [
      'Outro controle da casa faz o mesmo? Então é a gravação, e não o aparelho.',
      'Adesivo de cor em cada botão evita o erro.',
      'Portão do vizinho que abre: avise-o e use código rolante.',
    ],
    send: 'Mande a foto do controle e das duas centrais e diga o que cada botão faz hoje.',
  },
  {
    when: ['roub*|furt*|assalt*|levaram', 'carro|bolsa|moto|mochila|veiculo|carteira|chaves', 'controle*'],
    unless: 'seguro|quanto custa|preco|como clonar|pode roubar',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['program', 'safety'],
    answer: [
      'Quem levou o controle com o carro ou a bolsa costuma ter também o seu endereço, nos documentos: desligue o disjuntor do portão agora e feche com cadeado ou corrente por dentro. Depois apaga-se a memória da central e gravam-se só os controles que ficaram, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Apagar o controle que foi levado',
    text: [
      'Junte os controles da casa para a visita: o que não estiver presente deixa de abrir também. Em código fixo apagar não basta, porque os outros têm o mesmo código: aí se muda o código de todos ou se põe um receptor de código rolante.',
      'Conte do controle no boletim de ocorrência, e troque a chave da porta social se ela estava no mesmo chaveiro.',
    ],
    points: [
      'Central que guarda por posição apaga um só, se há lista com o número.',
      'Em prédio, avise a administração na mesma hora.',
      'Até apagar, ninguém dorme com o portão energizado.',
    ],
    send: 'Diga quantos controles ficaram e mande a foto de um deles aberto e a da etiqueta da central.',
  },
  {
    when: [
      'perdi|perdemos|perdeu|deixei cair|perdido|sumiu|esqueci',
      'controle*',
      'rua|o que fazer|o que faco|e agora|mercado|onibus|uber|praia|shopping|taxi|quem achar',
    ],
    unless:
      'agua|piscina|como abrir|entrar|nao abre mais|molh*|bateria|pilha|nao abrir|condominio|predio|em casa|dentro de casa|ultimo|unico',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['program', 'safety'],
    answer: [
      'Até apagar o controle perdido da central, trate-o como uma chave nas mãos de outra pessoa: desligue o disjuntor do portão à noite e use a botoeira ou outro controle. O técnico limpa a memória, grava só os que ficaram e um novo, se quiser, de {{part.programming.from}} a {{part.programming.to}} fora o controle.',
    ],
    heading: 'O que apressa e o que pode esperar',
    text: [
      'Se havia endereço junto, apague hoje; perdido longe de casa e sem nada que o identifique, dá para marcar nos próximos dias. Quem o acha abre a garagem só se estiver perto dela.',
      'Em código fixo, o perdido e os outros são iguais: muda-se o código de todos, ou entra um receptor de código rolante.',
    ],
    points: [
      'Para entrar agora: porta social, botoeira ou outro controle da casa.',
      'Todos os controles da casa à mão no dia da visita.',
      'Um reserva guardado dentro de casa evita o próximo susto.',
    ],
    send: 'Diga quantos controles ficaram e mande a foto de um deles aberto e a da etiqueta da central.',
  },
  {
    when: [
      'comprei|compramos|compra de casa|mudei|mudamos|me mudei|nos mudamos|casa nova|imovel novo|recem comprad*|antigo dono|dono antigo|dono anterior|antigo morador|antigos donos',
      'trocar o codigo|mudar o codigo|trocar codigo|mudar codigo|apagar os controles|apagar controles|apagar todos|apagar a memoria|limpar a memoria|zerar|trocar a senha|controles antigos|controle antigo|trocar os controles|cancelar|bloquear|codigo de portao|segredo',
    ],
    unless: 'condominio|predio',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program', 'safety'],
    answer: [
      'Para o antigo dono não abrir mais, apaga-se a memória da central e gravam-se só os controles da sua família, de {{part.programming.from}} a {{part.programming.to}} na visita. Se o código é fixo, apagar não basta, porque uma cópia tem o mesmo código: muda-se a combinação de todos ou se põe um receptor de código rolante.',
    ],
    heading: 'O que mudar na primeira semana',
    text: [
      'Junte os controles que recebeu, mesmo os que parecem mortos: pilha nova costuma trazê-los de volta. O que não estiver presente na gravação deixa de abrir.',
      'O receptor novo, com os controles dele, sai de {{repair.from}} a {{repair.to}}; motor e placa não mudam.',
    ],
    points: [
      'Aplicativo ou módulo Wi-Fi: remova a conta antiga.',
      'Chave do destravamento externo: troque o miolo.',
      'Porta social e interfone têm outro segredo.',
      'Enquanto não se apaga, durma com o portão sem energia.',
    ],
    send: 'Diga quantos controles quer e mande a foto de um aberto e a da etiqueta da central.',
  },
  {
    when: [
      'vizinho|vizinha|outra casa|casa do lado|outro portao',
      'mesmo codigo|mesma frequencia|mesmo segredo|codigo igual|frequencia igual|mesmo controle|codigo de o meu|igual ao meu',
    ],
    unless: 'posso|quero|como fazer',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['program', 'safety'],
    answer: [
      'Mesma frequência é normal, e não abre nada; mesmo código abre os dois portões, e é preciso mudar o seu. Em controle de chavinhas muda-se a combinação na placa e em todos os controles; melhor ainda é um receptor de código rolante, que não se repete. Gravar tudo de novo custa de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Confirmar antes de mudar',
    text: [
      'Peça ao vizinho que aperte o controle dele diante do seu portão, com o vão livre, três vezes. Se abre, é código ou gravação; se só abre de vez em quando, sem ele por perto, procure botoeira e fio.',
    ],
    points: [
      'Não use todas as chaves para o mesmo lado: é a combinação de fábrica.',
      'Combine com ele: basta um dos dois mudar.',
      'À noite, o disjuntor do portão desligado até o acerto.',
    ],
    send: 'Mande a foto dos dois controles abertos e a da etiqueta da sua central.',
  },
  {
    when: [
      'erros|erro comum|erro mais comum|erros comuns|erros mais comuns|o que nao fazer|o que evitar',
      'program*|cadastr*|grav*|configur*|clon*|copia*',
      'controle*|remoto',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Os erros mais comuns ao programar o controle são segurar demais o botão da placa, o que em muitas centrais apaga todos os controles, usar um controle de outra família, passar do tempo que a luz dá para gravar e programar com a bateria fraca. O toque certo é curto, e o manual é o do código impresso na placa, e não o da tampa.',
    ],
    heading: 'Como gravar sem perder os outros',
    text: [
      'Fotografe a placa antes de tocar em qualquer botão e prove um controle antigo depois de gravar o novo. Se ele deixou de abrir, a memória foi apagada e todos precisam ser regravados.',
      'Em prédio não se experimenta: são dezenas de controles na mesma memória. Conosco a gravação fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Copiar código rolante de um controle para outro: não grava ou para de funcionar.',
      'Gravar com o controle encostado na antena: alguns receptores se confundem.',
      'Apertar o botão errado do controle e achar que a central falhou.',
      'Memória cheia: a luz pisca e recusa o novo.',
    ],
    send: 'Mande a foto do controle, frente e verso, e da placa da central: dizemos se são da mesma família.',
  },
  {
    when: [
      'perdi|perco|perder|perdemos|perderam|perdeu|sumiram|sumiu|fiquei sem|roubaram|levaram|sem nenhum|nao tenho nenhum|nao tenho mais',
      'todos os controles|os controles todos|todos meus controles|todos os meus controles|unico controle|o unico controle|ultimo controle|nenhum controle|os dois controles|controles de o portao|controle nenhum|os controles',
    ],
    unless: 'condominio*|predio*|tag|programacao|memoria|destrav*|se trocar|ao trocar|se eu',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program', 'safety'],
    answer: [
      'Abra pela botoeira da parede ou, sem ela, solte o motor na chave com o disjuntor desligado: perder os controles não trava o portão. Depois compre controles da família da sua central e apague a memória antes de gravar os novos, para que os perdidos deixem de abrir. Numa visita gravamos todos, de {{part.programming.from}} a {{part.programming.to}}, fora os aparelhos; não é preciso trocar o motor nem a placa.',
    ],
    heading: 'Sem o controle antigo, como se acha o certo',
    text: [
      'Quem diz qual serve é a etiqueta da central ou do motor, e não o controle velho. Uma foto dela basta para escolher.',
      'Se o código é fixo, apagar a memória não basta, porque o perdido usa o mesmo código: mudam-se as chavinhas ou o receptor.',
    ],
    points: [
      'Perdidos na rua ou com endereço junto: apague hoje.',
      'Deixe um controle guardado fora do carro.',
      'Numere os novos e anote com quem estão.',
      'De noite, com a memória cheia: disjuntor do portão desligado.',
    ],
    send: 'Mande a foto da etiqueta do motor e da central fechada, e diga quantos controles quer.',
  },
  {
    when: [
      'apagar|apaga|excluir|exclui|bloquear|bloqueio|cancelar|remover|desativar|tirar|descadastrar',
      'controle*|tag|tags',
      'ex morador*|antigo morador*|morador*|inquilino*|condominio*|predio*|apartamento*|unidade*',
    ],
    unless: 'todos os|de todos|comprei|casa nova|dois botoes',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program', 'safety'],
    answer: [
      'No prédio, dá para apagar só o controle de quem saiu quando ele é de código rolante e foi gravado com número: a lista de unidades diz qual é, e o técnico o tira da memória sem mexer nos outros. Sem lista, ou com código fixo, apaga-se a memória inteira e gravam-se de novo os que ficam. A visita de gravação custa a partir de {{part.programming.from}}, e em prédio o total sai por orçamento.',
    ],
    heading: 'Cortar o acesso de quem se mudou',
    text: [
      'No código fixo todos os controles falam o mesmo código, e tirar um só é impossível: troca-se o código de todos, ou o receptor por um de código rolante.',
      'O pedido é do síndico ou da administradora, que autoriza mexer na central.',
    ],
    points: [
      'Lista com unidade, número gravado e data.',
      'Controle devolvido e conferido na vistoria de saída.',
      'Receptor com memória para todas as vagas e a reserva.',
      'Regravação marcada com aviso, por bloco ou por andar.',
    ],
    send: 'Mande a foto do receptor, quantas unidades há e se existe lista: dizemos se dá para apagar só um.',
  },
  {
    when: [
      'codigo de controle|codigo controle|codigo de portao|codigo portao|senha de portao|senha portao',
      'portao|controle*|garagem|motor',
    ],
    unless: 'fixo|rolante|nao|erro|clon*|muda*|troc*|etiqueta|placa|vizinho|celular|interfone|teclado',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['program'],
    answer: [
      'O código do controle do portão não se lê em lugar nenhum se ele é rolante ou aprendido: fica gravado no chip e na central. Só o de código fixo antigo o mostra, na posição das chavinhas por dentro, que se copiam iguais no controle novo. Perdeu ou trocou de controle, grava-se outro na central, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Que código é o seu',
    text: [
      'Abra o controle: fileira de chavinhas ou pontes é código fixo. Sem elas, leia o verso: nomes como Rolling Code, Hopping ou HCS são código que muda a cada toque.',
    ],
    points: [
      'Frequência escrita no verso, em MHz.',
      'Etiqueta da central, com marca e modelo.',
      'Controle roubado: apaga-se a memória, e não só ele.',
    ],
    send: 'Mande a foto do controle aberto e a da placa: dizemos se ele se copia ou se grava.',
  },
  {
    when: [
      'controle*|controles',
      'clon*|copi*|duplic*|fazer copia|chaveiro',
      '433|433,92|433.92|433mhz|299|315|292|868|mhz|frequencia',
    ],
    unless: 'rolling|rolante|hcs|clonaram|clonado|vizinho|seguranca',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program', 'compatibility'],
    answer: [
      'Dá para clonar se o código dele for fixo: a frequência, de 433 MHz em quase todo controle de hoje, só tem de ser igual, e não diz se ele se copia. Com chavinhas dentro, o controle passa o código a outro; sem elas, o código é aprendido ou rolante, e o rolante não se clona: grava-se um controle novo na central, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Como saber de que tipo é o seu',
    text: [
      'Abra o controle e olhe a plaquinha: fileira de chavinhas ou de pontes é código fixo. Nome como Rolling Code, Hopping ou HCS na etiqueta é código que muda a cada toque.',
      'Cópia feita em chaveiro às vezes tem alcance menor que o original; teste na rua antes de pagar.',
    ],
    points: [
      'Frequência igual à do receptor, lida no verso.',
      'Família igual à da central, se o controle novo vai ser gravado.',
      'Controle que funciona na mão, para clonar.',
      'Prédio: quem autoriza e cadastra é a administração.',
    ],
    send: 'Mande a foto da frente e do verso do controle, e a de dentro se der para abrir: respondemos se ele se copia ou se grava.',
  },
  {
    when: ['clonar|copiar|copia|clonagem', 'pilha|bateria', 'controle*|e'],
    unless: 'nao|depois|parou|carro',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program', 'replace'],
    answer: [
      'Troque a pilha antes e copie depois, porque pilha fraca faz a cópia falhar. A pilha se compra igual à velha, A23 de 12 V ou moeda de 3 V, e qualquer um troca. A cópia depende do código: fixo se clona em outro controle, rolante se grava na central, de {{part.programming.from}} a {{part.programming.to}} na visita.',
    ],
    heading: 'Fazer os dois numa vez',
    text: [
      'Mande a foto do controle, frente e verso: dizemos o tipo do código e a medida da pilha. Espere ao lado enquanto copiam.',
    ],
    points: [
      'Contato verde: limpe com pano seco antes da pilha nova.',
      'Copiado e sem alcance: copiador de frequência diferente.',
    ],
  },
  {
    when: ['controle novo|novo controle|comprar controle', 'copia|copiar|clonar', 'antigo|velho|e|ou'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program', 'buy'],
    answer: [
      'As duas coisas se fazem juntas: o novo, da mesma frequência e código, grava-se na central; o antigo só se copia se for de código fixo, em outro controle. Se ele é rolante, em vez de copiar grava-se mais um. Na visita, quantos forem, sai de {{part.programming.from}} a {{part.programming.to}}, com os aparelhos à parte.',
    ],
    heading: 'Qual dos dois compensa',
    text: [
      'Gravar na central é melhor que copiar: cada controle fica com o seu lugar na memória e, no rolante, sai dela sozinho se for perdido.',
    ],
    points: [
      'Foto do verso do antigo antes de comprar.',
      'Pilha nova no original, para a cópia não falhar.',
      'Botão gasto no antigo: não vale copiar dele.',
    ],
  },
  {
    when: [
      'perd*|roub*|furt*|levaram|sumiu|sumiram|extravi*|deixei cair',
      'controle*',
      'nao abrir|nao abrir mais|nao abra|nao abra mais|nao abre mais|nao funcionar mais|nao funcione mais|bloque*|cancel*|desativ*|desabilit*|inutiliz*|parar de abrir|deixar de abrir|impedir|tirar o acesso|invalid*|excluir|apagar',
    ],
    unless: 'condominio|predio|sindico|inquilin*|memoria|codigo|nao abre mais|tag',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['program'],
    answer: [
      'Para o controle perdido ou roubado não abrir mais, apaga-se a memória da central e gravam-se de novo só os controles que ficaram, de {{part.programming.from}} a {{part.programming.to}} na visita. Até lá, desligue o disjuntor do portão à noite; se havia endereço junto dele, desligue agora.',
    ],
    heading: 'Apagar um só ou a memória inteira',
    text: [
      'Central que guarda cada controle por posição apaga um só, se alguém anotou o número. Nas outras se apaga tudo, e por isso os que ficaram precisam estar em casa no dia.',
      'Em código fixo apagar não basta: quem achou o controle tem o mesmo código dos outros. Aí se mudam as chaves de todos ou se põe um receptor de código rolante, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Fileira de chavinhas por dentro: código fixo.',
      'Palavra Rolling ou Hopping no verso: código rolante, basta apagar.',
      'Cópias feitas em chaveiro: somem junto com a memória, se o código é rolante.',
      'Anote quem fica com qual número ao gravar de novo.',
    ],
    send: 'Diga quantos controles ficaram e mande a foto de um deles aberto e a da etiqueta da central.',
  },
  {
    when: [
      'ex marido|ex mulher|ex esposa|ex namorad*|ex inquilin*|ex morador*|ex funcionari*|ex empregad*|demitid*|mandei embora|mandada embora|empregada|domestica|baba|funcionari*|jardineiro|porteiro|zelador|antigo dono|antigo morador|antigo inquilino|dono antigo|inquilino saiu|inquilino que saiu|empregada saiu|funcionario saiu|faxineira|diarista|caseiro|quem saiu|morador saiu|morador mudou|morador que saiu|morador antigo|vizinho mudou',
      'controle*',
      'bloque*|cancel*|apag*|excluir|tirar|impedir|nao devolveu|nao quer devolver|ficou com|ficou com o controle|tem o controle|tem controle|ainda abre|levou|desativ*|como faco|o que faco',
    ],
    unless: 'condominio|predio|sindico|memoria',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['program'],
    answer: [
      'Quem saiu e ficou com o controle se bloqueia na central, sem precisar recolher nada: apaga-se a memória e gravam-se só os controles de quem continua, de {{part.programming.from}} a {{part.programming.to}} na visita. Se o código é fixo ou o controle pode ter sido copiado, troca-se o receptor por um de código rolante.',
    ],
    heading: 'Fechar também as outras entradas',
    text: [
      'Junte os controles que ficam antes da visita: o que não estiver ali deixa de abrir também. Na mesma hora se troca a senha do aplicativo e se remove o celular da pessoa, porque a central não sabe de um e o aplicativo não sabe do outro.',
    ],
    points: [
      'Chave do destravamento externo: troca do miolo, se ela ficou com a pessoa.',
      'Porta social e fechadura: são outro segredo.',
      'Até a visita, disjuntor do portão desligado à noite.',
      'Número em cada controle novo, para apagar um só da próxima vez.',
    ],
    send: 'Diga quantos controles continuam em uso e mande a foto de um deles aberto e a da etiqueta da central.',
  },
  {
    when: [
      'copiar|copia|copias|clonar|duplicar|tirar copia|fazer copia',
      'controle*|tag|chaveiro',
      'predio|condominio|edificio|apartamento',
    ],
    unless:
      'pode|posso|proibido|proibir|permitido|lei|sindico|evitar|clonado|clonaram|quanto tempo|onde|quanto custa|preco',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Controle do portão do prédio se consegue pela administração ou pela portaria: é ela que cadastra o novo na central, no nome do apartamento, e apaga o perdido. Copiar por fora só funciona nos de código fixo; o de código rolante precisa ser gravado na central, que fica com o condomínio.',
    ],
    heading: 'Como pedir um controle a mais no prédio',
    text: [
      'Leve o controle que funciona e pergunte três coisas: o modelo que o prédio usa, quem grava e quanto custa. Comprar antes de saber o modelo é o erro comum, porque frequência igual não basta.',
      'Mesmo em código fixo, o clone entra sem registro: quando apagam um dos dois, o outro para junto.',
    ],
    points: [
      'Chavinhas dentro da tampa: quase sempre código fixo.',
      'Rolling Code ou Hopping no verso: só com gravação na central.',
      'Prédio com tag ou leitor: o cadastro é no sistema de acesso.',
    ],
    further: 'Os tipos de código estão na página do [controle remoto](/topicos/controle-remoto-de-portao).',
    send: 'Se você é da administração, mande a foto da central e diga quantos controles faltam: marcamos a gravação de todos numa visita.',
  },
  {
    when: [
      'trocar|mudar|alterar|redefinir|resetar|troca',
      'senha|segredo|codigo|codificacao',
      'controle|controles|controle remoto',
    ],
    unless: 'rolante para|wi*|app|aplicativo|celular|teclado|bateria',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'O controle de portão não tem senha: tem um código. No código fixo, mudam-se as chaves pequenas dentro do controle e as da placa, todas iguais; no rolante, apaga-se a memória da central e grava-se de novo só o que é seu. Junte antes todos os controles da casa; o trabalho na placa é do técnico, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Código fixo ou rolante: o que muda em cada um',
    text: [
      'Abra a tampa da bateria: uma fileira de chaves pequenas é código fixo; sem elas, é gravação na central. Quem tem código fixo e teme cópia troca o receptor por um rolante, e os controles junto.',
      'Ao limpar a memória, todo controle ausente deixa de abrir, inclusive o que se perdeu, e é essa a ideia.',
    ],
    points: [
      'Controle roubado ou emprestado: apagar hoje.',
      'Mudou de casa: apagar o que o antigo dono gravou.',
      'Código igual ao do vizinho: trocar as chaves dos dois lados.',
      'Anote a posição de cada controle, para apagar um só depois.',
    ],
    further:
      'Os passos de gravar estão em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande a foto do controle aberto e a da etiqueta da central, e diga quantos controles há na casa.',
  },
  {
    when: [
      'clonar|copiar|fazer|duplicar|gravar|programar|cadastrar',
      'controle',
      'sem o original|sem original|sem ter o original|sem o controle|sem outro|sem um que funcione|perdi o original|sem nenhum|sem o antigo',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Clonar sem o original não dá: a cópia aprende o sinal de um controle que funciona. Mas não é preciso ter o original para ter controle novo, porque ele se grava na central do motor, com um controle da mesma família. Na visita isso fica entre {{part.programming.from}} e {{part.programming.to}}, e o controle perdido é apagado junto.',
    ],
    heading: 'Do motor ao controle novo, sem o velho',
    text: [
      'O que diz qual controle serve é a placa: a marca e o código impressos nela dão a frequência e o tipo de código. A foto da etiqueta do motor costuma bastar.',
      'Até gravar, o portão abre pela botoeira, pelo interfone ou na mão, com o disjuntor desligado e a chave de destravamento.',
    ],
    points: [
      'Código fixo: as chaves da placa mostram a combinação.',
      'Código rolante: só a memória da central aceita o novo.',
      'Condomínio: quem grava é a administração.',
      'Chaveiro que promete copiar sem original: peça para testar no portão antes de pagar.',
    ],
    further:
      'Os tipos de código estão na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto da etiqueta do motor e da tampa da central e diga quantos controles quer.',
  },
  {
    when: [
      'apagar|apago|excluir|deletar|remover|cancelar|tirar',
      'controle',
      'perdido|perdi|roubado|furtado|antigo dono|inquilino|sumiu',
    ],
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Na maioria das centrais se apaga a memória inteira, segurando o botão de gravar até o LED mudar de ritmo, e depois se gravam de novo os controles que ficaram na casa. Apagar um só existe em centrais que guardam cada controle por posição; o manual do código impresso na placa diz se é o seu caso e quanto tempo se segura.',
    ],
    heading: 'A ordem que não deixa ninguém do lado de fora',
    text: [
      'Junte todos os controles antes, com a bateria boa, e deixe a chave do portão social na mão. Apague, confira que nenhum deles abre mais e só então grave um por um.',
      'Feito por nós, limpar a memória e regravar fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Receptor avulso tem memória própria, que se apaga nele.',
      'Código fixo não tem lista: muda-se o segredo em todos os controles.',
      'Motor que também abre pelo celular: troque a senha e os acessos.',
    ],
    questions: [
      {
        question: 'Apagar desregula o curso do portão?',
        answer: 'Não, a não ser que se faça o retorno ao padrão de fábrica, que é outro comando.',
      },
    ],
    further:
      'Os passos de gravar estão em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande a foto da placa e diga quantos controles ficaram.',
  },
  {
    when: [
      'clonado|clonada|clonados|clonaram|clonou|clone|copiado|copiados|copiaram|copiou|copia|copias',
      'controle*',
      'apagar|apago|excluir|remover|bloquear|cancelar|desativar|descadastrar|inutilizar',
    ],
    unless: 'condominio*|predio*|sindico',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Para tirar um controle clonado, apague todos os controles da central e grave de novo só os da casa, porque a cópia não se apaga sozinha: ela usa o código do original. Se o código é rolante, isso basta; se é fixo, troque também o código dos seus, senão a cópia volta a abrir quando o original for gravado. Na visita, apagar e regravar fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'Código fixo ou rolante: o que muda ao apagar',
    text: [
      'Controle com fileira de chaves por dentro é fixo, e a combinação se muda em todos. Fixo sem chaves sai de uso com um receptor de código rolante e controles novos, entre {{repair.from}} e {{repair.to}}.',
      'Até a troca, o disjuntor do portão desligado à noite, com a folha travada à chave, deixa a cópia sem efeito.',
    ],
    points: [
      'Junte os controles de todos os moradores: quem ficar fora deixa de abrir.',
      'Guarde mensagens e imagens antes de mexer, e registre ocorrência se alguém entrou.',
      'Anote quantos foram gravados, para saber quando aparecer um a mais.',
      'Recolha e apague o de quem se mudou ou deixou de trabalhar na casa.',
    ],
    send: 'Mande a foto da central e a de um controle aberto, e diga quantos são os da casa.',
  },
  {
    when: [
      'trocar|troca|troquei|mudar',
      'bateria|pilha',
      'reprogramar|programar|desprograma|perde|apaga|regravar|gravar de novo',
      'controle*|pilha|bateria',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Não precisa reprogramar: o código fica gravado no chip do controle e a lista de quem abre fica na central, e nenhum dos dois depende da pilha. Se depois da troca ele não funciona, a pilha está invertida, é de outro tipo ou não encosta no contato.',
    ],
    heading: 'Trocar a pilha sem tirar o controle do ar',
    text: [
      'Leia o código na velha, A23, A27, CR2016 ou CR2032, ponha uma igual com o sinal de mais do mesmo lado e aperte: a luz deve acender forte. Não mexa nas chavinhas, se houver; nelas, sim, está o código.',
      'Se outro controle abre e este não, com luz forte, ele foi apagado antes: gravar fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: [
      'Contato verde: borracha escolar e pano seco.',
      'Mola baixa: levante-a com cuidado.',
      'Pilha nova de caixa velha pode estar fraca.',
    ],
  },
  {
    when: ['onde', 'copiar|copia|copias|duplicar|clonar|tirar copia', 'controle*'],
    unless: 'clonado|clonaram',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Controle de portão de código fixo se copia em chaveiro que trabalhe com controles, com o original na mão; o de código rolante não se copia no balcão, e tem de ser gravado na central do seu portão, por nós ou por quem o instalou. Antes de sair de casa, abra o controle e veja qual é o seu.',
    ],
    heading: 'No chaveiro ou na garagem: o que decide',
    text: [
      'O balcão resolve na hora e só precisa de um controle que funcione. A garagem resolve também quando o original se perdeu, porque a central aprende um controle novo sem ele.',
      'Na visita, gravar controles fica entre {{part.programming.from}} e {{part.programming.to}}, e vale juntar todos os da casa.',
    ],
    points: [
      'Fileira de chaves pequenas dentro: código fixo, o chaveiro copia.',
      'Nenhuma chave, rótulo Rolling Code: só na central.',
      'Controle de prédio: pergunte antes à administração, que tem o cadastro.',
      'Teste a cópia no portão antes de guardar o original.',
    ],
    questions: [
      {
        question: 'Dá para fazer a cópia sem o controle original?',
        answer: 'No chaveiro, não. Na central, sim: grava-se um controle novo da mesma família.',
      },
    ],
  },
  {
    when: ['clonagem|clonar|clona|clone|copiar|copia|copias|duplicar|duplica*|chaveiro', 'controle*'],
    unless: 'como clonar|clonado|clonaram|apagar|ladrao|evitar|protege*|seguranca|vizinho|quanto tempo',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program', 'compatibility', 'price'],
    answer: [
      'Controle de portão se copia de duas maneiras, e fazemos as duas: o de código fixo pode ser clonado de controle para controle; o de código rolante não, e o novo é gravado na central, diante do motor. Na nossa visita, gravar controles fica entre {{part.programming.from}} e {{part.programming.to}}, e antes dela a foto do seu controle diz de que tipo ele é.',
    ],
    heading: 'Copiar ou gravar: qual é o seu caso',
    text: [
      'A clonagem aprende o sinal de um controle que funciona e faz outro igual. Serve para código fixo, em frequência igual, e não exige abrir o motor.',
      'A gravação põe um controle a mais na memória da central. É o único caminho do código rolante, em que cada controle tem o seu número e pode ser apagado sozinho. O clone de código fixo é igual ao original: apagar um apaga o outro.',
    ],
    points: [
      'Chaves pequenas dentro do controle: código fixo, copia-se fácil.',
      'Rótulo com Rolling Code ou Hopping: só gravando na central.',
      'Frequência igual à do receptor, muitas vezes 433 MHz.',
      'Em condomínio, quem cadastra é a administração.',
      'Código fixo emprestado pode voltar com cópia: para cortá-la, troca-se o código de todos.',
    ],
    questions: [
      {
        question: 'Posso copiar o controle do condomínio?',
        answer:
          'Só com autorização: o controle abre o prédio, e quem cadastra é a administração. A cópia de código fixo tem o mesmo código do original, e o prédio não consegue bloquear uma sem bloquear a outra.',
      },
      {
        question: 'A cópia funciona tão longe quanto o original?',
        answer:
          'Com bateria nova e a mesma frequência, sim. Chaveiro universal barato às vezes tem alcance menor.',
      },
      {
        question: 'Preciso estar com o controle que funciona?',
        answer: 'Para clonar, sim. Para gravar na central, não: basta o controle novo e acesso ao motor.',
      },
    ],
    send: 'Mande pelo WhatsApp a foto da frente e do verso do controle que funciona e diga quantos quer: respondemos se ele se copia ou se grava.',
  },
  {
    when: [
      'controle*',
      'perdeu a configuracao|perdeu configuracao|desconfigurou|desconfigurado|perdeu o codigo|perdeu codigo|perdeu o cadastro|perdeu o registro|desprogramou|desprogramado|perdeu a sincronia',
    ],
    unless: 'como|carro',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['program', 'repair'],
    answer: [
      'Controle que perdeu a configuração se grava de novo na central, de {{part.programming.from}} a {{part.programming.to}} na visita; antes, ponha uma bateria nova, porque bateria no fim dá o mesmo sinal. Se só ele falha, foi ele; se todos saíram da memória ao mesmo tempo, a placa sofreu um pico ou alguém apertou o botão de apagar, e é ela que precisa ser vista.',
    ],
    heading: 'Um controle ou todos',
    text: [
      'Trocar a bateria e faltar luz não apagam nada: o código fica no chip e a lista, na placa. Gravar um novo em memória cheia pode derrubar o mais antigo.',
    ],
    points: [
      'Luz do controle acende forte: bateria boa.',
      'Outro controle abre: grave este.',
      'Nenhum abre e a botoeira abre: receptor ou memória.',
    ],
    send: 'Mande uma foto do controle aberto e da etiqueta do motor.',
  },
  {
    when: [
      'levar|leva|preciso levar|tenho que levar|mandar',
      'controle*',
      'gravar|programar|cadastrar|copiar|clonar|configurar',
    ],
    unless: 'todos|nao pega|nao grava',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Não precisa levar: o controle se grava na central do seu portão, e por isso é o técnico que vai até ela, de {{part.programming.from}} a {{part.programming.to}} na visita, com todos os controles da casa à mão. Só a cópia de controle de código fixo se faz num balcão, de um para o outro; o de código rolante, não. Mande antes uma foto do controle aberto, para vir o certo se faltar algum.',
    ],
    heading: 'O que deixar pronto para a gravação',
    text: [
      'Junte todos os controles, com bateria boa, porque quando a memória é apagada os que faltarem deixam de abrir.',
    ],
    points: [
      'Alguém em casa que abra a garagem.',
      'O motor ao alcance, sem carro encostado.',
      'Controle novo: confirme a frequência pela foto.',
    ],
    send: 'Mande uma foto do controle aberto e da etiqueta do motor, e o bairro.',
  },
];
