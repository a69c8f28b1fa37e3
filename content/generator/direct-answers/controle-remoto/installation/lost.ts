/** Answers to titles about remote controls: lost remotes, and remotes that others kept. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const lostRemotesAnswers: readonly DirectAnswer[] = [
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
      'perdi|perco|perder|perdemos|perderam|perdeu|sumiram|sumiu|fiquei sem|roubaram|levaram|sem nenhum|nao tenho nenhum|nao tenho mais',
      'todos os controles|os controles todos|todos meus controles|todos os meus controles|unico controle|o unico controle|ultimo controle|nenhum controle|os dois controles|controles de portao|controle nenhum|os controles',
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
      'ex morador*|antigo morador*|morador*|morador que se mudou|morador que mudou|morador que saiu|inquilino que saiu|inquilino que se mudou|de quem se mudou|de quem mudou|se mudou|inquilino*|condominio*|predio*|apartamento*|unidade*',
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
      'Nos controles antigos, de chavinha, todos falam o mesmo código, e tirar um só é impossível: troca-se a combinação de todos, ou o receptor por um de código rolante. Nos de código fixo gravado na central cada um tem o seu, mas muita placa só sabe apagar a memória inteira.',
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
      'perd*|roub*|furt*|levaram|sumiu|sumiram|extravi*|deixei cair',
      'controle*',
      'nao abrir|nao abrir mais|nao abra|nao abra mais|nao funcionar mais|nao funcione mais|bloque*|cancel*|desativ*|desabilit*|inutiliz*|parar de abrir|deixar de abrir|impedir|tirar o acesso|invalid*|excluir|apagar',
    ],
    unless: 'condominio|predio|sindico|inquilin*|memoria|codigo|nao abre mais|tag',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['program'],
    answer: [
      'Para o controle perdido ou roubado não abrir mais, apaga-se a memória da central e gravam-se de novo só os controles que ficaram; dentro da caixa, quem faz isso é o técnico; isso basta se cada controle tem código próprio. Na visita, o serviço fica entre {{part.programming.from}} e {{part.programming.to}}. Até lá, desligue o disjuntor do portão à noite; se havia endereço junto dele, desligue agora.',
    ],
    heading: 'Apagar um só ou a memória inteira',
    text: [
      'Central que guarda cada controle por posição apaga um só, se alguém anotou o número. Nas outras se apaga tudo, e por isso os que ficaram precisam estar em casa no dia.',
      'Se o controle tem chavinhas, ou se todos são cópias de um só, apagar não basta: quem achou o perdido tem o mesmo código dos outros. Aí se mudam as chaves de todos ou se põe um receptor de código rolante, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Fileira de chavinhas por dentro: o código é o mesmo em todos, e apagar não basta.',
      'Sem chavinhas, e com código próprio em cada controle: basta apagar.',
      'Cópia de código fixo ou aprendido: tem o mesmo código do original, e só deixa de abrir se o original também não for gravado de novo.',
      'Anote quem fica com qual número ao gravar de novo.',
    ],
    send: 'Diga quantos controles ficaram e mande a foto de um deles aberto e a da etiqueta da central.',
  },
  {
    when: [
      'ex marido|ex mulher|ex esposa|ex namorad*|ex inquilin*|ex morador*|ex funcionari*|ex empregad*|demitid*|mandei embora|mandada embora|empregada|domestica|baba|funcionari*|jardineiro|porteiro|zelador|antigo dono|antigo morador|antigo inquilino|dono antigo|inquilino saiu|inquilino que saiu|empregada saiu|funcionario saiu|faxineira|diarista|caseiro|quem saiu|morador saiu|morador mudou|morador que saiu|morador antigo|vizinho mudou',
      'controle*',
      'bloque*|cancel*|apag*|excluir|tirar|impedir|nao devolveu|nao quer devolver|ficou com|ficou com o controle|tem o controle|tem controle|ainda abre|levou|sumiu com|foi embora com|saiu com|desativ*|como faco|o que faco',
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
      'apagar|apago|excluir|deletar|remover|cancelar|tirar',
      'controle',
      'perdido|perdi|roubado|furtado|antigo dono|inquilino|sumiu',
    ],
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Na maioria das centrais se apaga a memória inteira, segurando o botão de gravar (o técnico o faz, se ele fica dentro da caixa), e depois se gravam de novo os controles que ficaram na casa. Apagar um só existe em centrais que guardam cada controle por posição; o manual do código impresso na placa diz se é o seu caso e quanto tempo se segura.',
    ],
    heading: 'A ordem que não deixa ninguém do lado de fora',
    text: [
      'Junte todos os controles antes, com a bateria boa, e deixe a chave do portão social na mão. Apague, confira que nenhum deles abre mais e só então grave um por um.',
      'Feito por nós, limpar a memória e regravar fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Receptor avulso tem memória própria, que se apaga nele.',
      'Controle de chavinhas não se apaga da central: muda-se o segredo nela e em todos os controles.',
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
    send: 'Mande a foto da etiqueta da central e diga quantos controles ficaram.',
  },
  {
    when: ['perd*|roub*|furt*|extravi*|levaram|assaltad*', 'controle*|chave de portao'],
    unless:
      'configuracao|codigo|cadastro|registro|sinal|forca|sincronia|alcance|programacao|memoria|distancia',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Perdeu o controle? Mande apagar a memória da central antes de gravar o novo: enquanto o código antigo estiver lá, quem achar o controle abre a garagem. Depois gravam-se o novo e os outros da casa, que precisam estar presentes; o serviço fica entre {{part.programming.from}} e {{part.programming.to}}. Se todos são cópias de um mesmo controle de código fixo, apagar não basta: o perdido tem o mesmo código, e todos precisam de um novo.',
    ],
    heading: 'O que apagar e o que gravar de novo',
    text: [
      'A maioria das centrais apaga tudo de uma vez. Algumas apagam um controle só, se ele foi anotado com o número da posição, e isso poupa recolher os outros.',
      'Se foi roubo com documento ou endereço dentro do carro, desligue o disjuntor do portão até o técnico apagar a memória. O novo controle precisa ser da família do receptor.',
    ],
    points: [
      'Junte todos os controles da casa antes da visita.',
      'Fotografe um controle que funciona, frente e verso.',
      'Prefira código rolante no controle novo.',
      'Anote quem ficou com qual controle.',
    ],
    send: 'Diga pelo WhatsApp quantos controles sumiram e quantos ficaram, e mande a foto de um que funciona, se houver, e a da etiqueta da central.',
  },
  {
    when: [
      'perdi|perdeu|perdemos|perdida|perdido|sumiu|esqueci|roub*|furt*|levaram',
      'controle*',
      'endereco|documento|documentos|cnh|boleto|bolsa|mochila|carteira|pochete|carro roubado|carro furtado|moto roubada',
    ],
    unless: 'clon*|condominio*|predio*|quanto custa|preco|carteira de motorista e',
    winsTies: true,
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['safety', 'program'],
    answer: [
      'Controle que se foi com a bolsa, o carro ou o endereço se apaga da central hoje: quem os achar sabe qual portão ele abre. Até a visita, desligue o disjuntor do portão à noite e feche com trinco ou cadeado por dentro. Apagar a memória e gravar só os controles que ficaram custa de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Hoje, e depois que a bolsa aparecer',
    text: [
      'Junte todos os controles da casa, com bateria boa, porque cada um se grava de novo no mesmo dia. Se havia chave na bolsa, o chaveiro troca o miolo da porta.',
    ],
    points: [
      'Bolsa devolvida: o controle volta, mas regrave assim mesmo, porque código fixo se copia em segundos.',
      'Etiqueta com endereço em controle ou chaveiro: tire a dos outros também.',
      'Tag, senha e aplicativo que estavam no celular: apague.',
      'Boletim de ocorrência: guarde o número.',
    ],
    send: 'Diga quantos controles ficaram e mande a foto de um deles e da caixa da central.',
  },
];
