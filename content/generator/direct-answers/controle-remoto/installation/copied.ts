/** Answers to titles about remote controls: copying them, deleting copies, and whether a finder can open the gate. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksPrice } from '../../../words/asking-words.ts';

/** Copying at home, whatever the make. */
const asksHowToCopy = {
  when: [
    'como clonar|como clona|como copiar|como faco para copiar|como faco para clonar|como duplicar|como faco para duplicar|como se clona|como se copia|passo a passo',
    'controle*',
    'clonar|clona|copiar|copia|duplicar|clonagem',
  ],
  unless:
    'evitar|ladrao|vizinho|condominio*|tag|chaveiro|para nao|carro|gravar|programar|celular|rolante|rolling|hopping|hcs|anticlonagem',
};

export const copyingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'perdi|perdeu|perdido|roubad*|caiu em rua|esqueci',
      'controle*',
      'alguem pode abrir|podem abrir|abrir meu portao|alguem abre|conseguem abrir|e perigoso|tem perigo|pode abrir',
    ],
    unless: 'sem controle',
    subject: 'controle-remoto',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['safety', 'program'],
    answer: [
      'Pode: quem achar o controle abre o seu portão se souber onde ele fica, e o risco é maior quando ele se perdeu perto de casa ou junto com um documento. Desligue o disjuntor do portão à noite até apagá-lo da central. No código rolante apaga-se só o perdido ou se gravam de novo os outros, de {{part.programming.from}} a {{part.programming.to}}; no código fixo é preciso mudar o código de todos.',
    ],
    heading: 'O que fazer hoje',
    text: [
      'Use a botoeira de dentro ou outro controle e passe um cadeado por dentro enquanto espera. Separe todos os controles da casa para a visita, porque o que não estiver à mão na hora da gravação deixa de abrir.',
    ],
    points: [
      'Controle sem etiqueta com endereço, de agora em diante.',
      'Nada de controle à vista no carro estacionado na rua.',
      'Condomínio: avise a administração, com a unidade e a hora.',
    ],
    send: 'Mande a foto de um controle igual e diga quantos ficaram na casa.',
  },
  {
    when: [
      'controle*',
      'clone|clonado|copia|copiado|copiar|clonar',
      'novo|original|gravar',
      'ou',
      'mais seguro|seguro|melhor|qual|vale',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['choose', 'safety'],
    answer: [
      'Mais seguro é o controle novo, gravado na central: se for de código rolante, ninguém o copia, e o dia em que ele se perder apaga-se só o número dele. O clone repete o código do original, e perdido um, é preciso mudar o código de todos. O clone só compensa em portão de código fixo e de pouco risco, pelo preço. Gravar um novo fica entre {{part.programming.from}} e {{part.programming.to}}, fora o aparelho.',
    ],
    heading: 'Como saber o que o seu aceita',
    text: [
      'Chavinhas por dentro indicam código fixo, o único que se clona. Sem elas, e com Hopping ou Rolling no verso, só gravando diante do motor.',
    ],
    points: [
      'Alcance do clone costuma ser menor.',
      'Central de código fixo: um receptor avulso traz o código rolante.',
      'Peça que o antigo seja apagado na mesma visita.',
    ],
    send: 'Mande a foto do controle, frente e verso, e da etiqueta da central.',
  },
  {
    when: [...asksHowToCopy.when, 'ppa'],
    unless: asksHowToCopy.unless,
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'No PPA só se clona em casa o controle de código fixo, em geral o mais antigo: apague a memória do copiador com os dois botões de cima, encoste nele o original e segure um botão de cada até a luz dele piscar depressa. O PPA de código rolante não se copia: põe-se um da mesma família na central, com o botão dela, e nós fazemos isso por {{part.programming.from}} a {{part.programming.to}}.',
    ],
    description:
      'No PPA só se clona em casa o controle de código fixo, com um copiador da mesma frequência; o de código rolante se grava na central.',
    heading: 'Fixo ou rolante: como ver no controle PPA',
    text: [
      'Abra a caixinha. Fileira de chavinhas quer dizer código fixo; Rolling, Hopping ou Anticlonagem impresso quer dizer código rolante, que copiador de loja não repete.',
      'O nome da linha, como Zap ou Tok, está no verso: leve-o junto ao comprar o novo.',
    ],
    points: [
      'Copiador da mesma frequência do original, quase sempre 433 MHz.',
      'Bateria boa nos dois antes de começar.',
      'Prove a cópia da calçada, com o portão à vista.',
    ],
    send: 'Mande a foto do controle PPA aberto, frente e verso: dizemos se ele se copia ou se grava.',
  },
  {
    when: [...asksHowToCopy.when],
    unless: asksHowToCopy.unless,
    ofOtherBrand: true,
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'No {marca} só se clona em casa o controle de código fixo: com um copiador da mesma frequência e de memória apagada, encoste os dois e segure um botão de cada até a luz do copiador piscar depressa. Se o {marca} é de código rolante, não há cópia: grava-se outro da mesma família na central, por {{part.programming.from}} a {{part.programming.to}} na visita.',
    ],
    description:
      'No {marca} só se clona em casa o controle de código fixo, com um copiador da mesma frequência; o de código rolante se grava na central.',
    heading: 'Como saber de que código é o seu {marca}',
    text: [
      'O verso e a plaquinha dizem: chavinhas em fila são de código fixo, e as palavras Rolling, Hopping ou Anticlonagem são de rolante. Sem nenhum dos sinais, a etiqueta da central resolve a dúvida.',
    ],
    points: [
      'Sinal fraco sai mal copiado: ponha bateria nova no original.',
      'Faça a cópia longe de lâmpada de LED.',
      'Em prédio, só com a autorização da administração.',
    ],
    send: 'Mande a foto do controle {marca} aberto, frente e verso, e a da etiqueta da central.',
  },
  {
    when: [...asksHowToCopy.when],
    unless: asksHowToCopy.unless,
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Em casa só se copia controle de código fixo, com um controle copiador da mesma frequência: aperte juntos os dois botões de cima dele até a luz mudar de ritmo, o que apaga a memória; encoste os dois, mantenha apertado o botão do original e o do copiador até a luz piscar rápido e depois prove no portão. A ordem dos botões vem no folheto do copiador. Código rolante não se copia assim: grava-se na central, por {{part.programming.from}} a {{part.programming.to}}.',
    ],
    description:
      'Em casa só se copia controle de código fixo, com um controle copiador da mesma frequência; o de código rolante se grava na central.',
    heading: 'Antes de comprar o copiador',
    text: [
      'Abra o controle que funciona. Chavinhas em fila ou pontos de solda indicam código fixo; Hopping, Rolling Code ou Anticlonagem no verso indicam código rolante, e nenhum copiador de loja o repete.',
      'A bateria do original precisa estar boa: sinal fraco sai mal copiado, e o controle novo só abre de perto.',
    ],
    points: [
      'Frequência igual no verso dos dois, quase sempre 433 MHz.',
      'Os dois controles encostados, longe de lâmpada de LED.',
      'Prova da esquina antes de guardar o original.',
      'Controle de condomínio só com a autorização da administração.',
    ],
    send: 'Mande a foto do controle aberto, frente e verso: dizemos se ele se copia.',
  },
  {
    when: [
      'controle*|controles',
      'clonado|clonados|copiado|copiados|duplicado|duplicados|clone|clones',
      '433|433,92|433.92|433mhz|433 mhz|433,92 mhz|frequencia 433|mhz',
    ],
    unless:
      'rolling|rolante|hcs|anticlonagem|clonaram|foi clonado|foi copiado|sem ser clonado|ser clonado|vizinho|ladrao|roub*|apag*|bloque*|original|alcance|de perto|de longe|receptor|299|292|315|868|parou|nao *|preco*|quanto|valor',
    subject: 'controle-remoto',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['program', 'compatibility'],
    answer: [
      'Controle de portão de 433 MHz se copia se o código é fixo, e o clonado funciona como o original; o de código rolante não se clona, e grava-se na central um novo da mesma família. A frequência igual não basta, porque o código também tem de bater, e a gravação na visita custa de {{part.programming.from}} a {{part.programming.to}}. Se o receio é um controle copiado por outra pessoa, apaga-se a memória da central e passa-se ao rolante.',
    ],
    description:
      'Controle de 433 MHz se copia se o código é fixo; o de código rolante não se clona, e grava-se na central um novo da mesma família.',
    heading: 'Como saber se o seu 433 MHz se copia',
    text: [
      'Abra a tampa: fileira de chavinhas ou de pontes é código fixo, e esse passa a outro controle. Rolling Code, Hopping ou HCS no verso é código que muda a cada toque, e nenhum copiador o repete.',
      'Copiado com bateria fraca, ou de outra cópia, o clone só abre de perto: prove-o na rua, com o portão à vista, antes de pagar.',
    ],
    points: [
      'Na caixa do controle novo tem de estar escrito que ele copia.',
      'Um clone não se apaga sozinho: perdido um, troca-se o código de todos.',
      'Em prédio, quem autoriza e cadastra é a administração.',
    ],
    send: 'Mande a foto do controle de frente, de verso e aberto: dizemos se ele se copia ou se grava.',
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
      'Dá para clonar o controle de código fixo ou aprendido; o de código rolante não se clona, e um novo é gravado na central. A frequência, de 433 MHz em quase todo controle de hoje, tem de ser igual no controle novo, mas não diz de que tipo é o código. No de chavinhas, basta repetir a posição delas num controle igual. Copiar ou gravar fica entre {{part.programming.from}} e {{part.programming.to}} na visita, fora o aparelho.',
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
      'Controle de portão de código fixo se clona de um para o outro; o de código rolante não se copia, e um novo é gravado na central. Fazemos as duas coisas. Na nossa visita, copiar ou gravar controles fica entre {{part.programming.from}} e {{part.programming.to}}, fora o aparelho, e antes dela a foto do seu controle diz de que tipo ele é.',
    ],
    heading: 'Copiar ou gravar: qual é o seu caso',
    text: [
      'A clonagem aprende o sinal de um controle que funciona e faz outro igual. Serve para código fixo, em frequência igual, e não exige abrir o motor.',
      'A gravação põe um controle a mais na memória da central. É o único caminho do código rolante, em que cada controle tem o seu número e pode ser apagado sozinho. O clone de código fixo é igual ao original, e a central não distingue um do outro.',
    ],
    points: [
      'Chaves pequenas dentro do controle: código fixo, copia-se fácil.',
      'Rótulo com Rolling Code ou Hopping: só gravando na central.',
      'Frequência igual à do receptor, muitas vezes 433 MHz.',
      'Em condomínio, quem cadastra é a administração.',
      'Código fixo emprestado pode ser copiado: a cópia só deixa de abrir quando se troca o código de todos os controles.',
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
      'controle*|controles',
      'clon*|copi*|duplic*|fazer copia|chaveiro',
      '433|433,92|433.92|433mhz|433 mhz|299|315|292|868|mhz|frequencia',
      asksPrice,
    ],
    unless: 'clonaram|clonado|vizinho|seguranca',
    subject: 'controle-remoto',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['price', 'program'],
    answer: [
      'O preço de uma cópia de controle depende do código, e não da frequência de 433 MHz. A de código fixo ou aprendido se faz em chaveiro ou loja, que cobram pelo controle novo e o copiam do seu em minutos. O de código rolante não se copia: o novo é gravado na central do portão, o que fazemos na sua garagem por {{part.programming.from}} a {{part.programming.to}}, e o aparelho se orça pela foto do seu.',
    ],
    heading: 'Cópia no balcão ou gravação na central',
    text: [
      'Abra o controle e olhe a plaquinha. Fileira de chavinhas é código fixo, que se copia; palavra como Rolling, Hopping ou HCS na etiqueta é código que muda a cada toque e não se copia.',
      'Sem chavinhas e sem essas palavras, o código costuma ser aprendido: um controle copiador o lê do seu, e a prova se faz na rua, antes de pagar, porque a cópia às vezes alcança menos.',
    ],
    points: [
      'Um controle só, de código fixo: a loja perto de casa sai mais em conta.',
      'Vários controles ou código rolante: gravação na central.',
      'Controle perdido ou que não liga: não há de onde copiar, e se grava um novo.',
      'Controle de prédio: peça a autorização da administração antes.',
    ],
    send: 'Mande a foto da frente e do verso do controle, e a de dentro se der para abrir: respondemos se ele se copia ou se grava, e por quanto.',
  },
  {
    when: [
      'controle*|controles',
      'clon*|copi*|duplic*|fazer copia|chaveiro',
      'condominio*|predio*|edificio*|apartamento*',
      asksPrice,
    ],
    unless: 'clonaram|clonado|pode|posso|proibi*|seguranca|quem paga|433|tag',
    subject: 'controle-remoto',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['price', 'program', 'allowed'],
    answer: [
      'No condomínio, o controle a mais se pede à administração, que cobra o preço dela e o cadastra no nome da unidade. Quando é o síndico quem nos chama, gravar controles na central do prédio fica entre {{part.programming.from}} e {{part.programming.to}}, e o aparelho se orça pela foto do que está em uso. A cópia de balcão só serve ao código fixo, não ao rolante, e em prédio precisa da autorização do síndico.',
    ],
    heading: 'Por que em prédio a cópia passa pelo síndico',
    text: [
      'O controle abre a garagem de todos, e a cópia feita por fora não aparece na lista: se ela se perde, não há como apagar só a sua.',
      'Gravado na central, o controle tem número, e a perda de um não obriga a trocar os outros.',
    ],
    points: [
      'Vários moradores precisam: junte os pedidos numa visita só.',
      'Pilha fraca engana: troque-a antes de pedir um novo.',
      'Tag e cartão são da empresa de controle de acesso.',
    ],
    send: 'Mande a foto do controle, frente e verso, e diga se quem autoriza é o síndico ou a administradora.',
  },
  {
    when: [
      'apagar|apago|excluir|zerar|limpar|resetar|deletar',
      'controle*',
      'cadastrar|cadastro|gravar|gravo|regravar|programar|reprogramar|configurar|codificar',
      'de novo|novamente|todos|tudo|outra vez|como|so os|os novos|novos|clonado|clonados',
    ],
    unless:
      'condominio*|predio|sindico|um controle|so um|apenas um|perdi|perdido|app|celular|tag|quanto|preco|valor|resolve|resolveria|adianta',
    subject: 'controle-remoto',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['program', 'price'],
    answer: [
      'Para apagar todos os controles, segura-se o botão de gravação da central até a luz piscar depressa ou apagar, uns dez segundos em muitas placas. Se o botão fica por fora da caixa, você mesmo faz; se fica dentro, junto da rede elétrica, é do técnico. Para gravar de novo, dê um toque curto no mesmo botão, aperte o controle, espere a luz piscar e repita com cada um, na ordem que o manual da placa traz. Se um controle foi clonado e o código é fixo, mude também o código, senão a cópia volta a abrir. Na nossa visita, apagar e gravar todos fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'Apagar tudo e gravar de novo, passo a passo',
    text: [
      'Junte antes todos os controles da casa, porque o que ficar de fora deixa de abrir. O botão se chama LEARN, LRN, CAD, TX ou gravar, e fica na placa ou no receptor avulso; quando ele está dentro da caixa, quem a abre é o técnico.',
      'Depois de apagar, prove um controle velho: se ele ainda abre, a memória não foi limpa, ou há um segundo receptor ligado à botoeira. Só então grave os que ficam, um por um, e prove cada um de longe.',
    ],
    points: [
      'Código rolante: apagar basta, e a cópia deixa de abrir.',
      'Código fixo com fileira de chaves: mude a combinação em todos antes de gravar.',
      'Placa com dois botões: o outro é o do percurso, e não se mexe nele.',
      'Anote quantos foram gravados, para notar quando aparecer um a mais.',
    ],
    send: 'Mande a foto da central e a de um controle aberto, e diga quantos são os da casa.',
  },
];
