/** Answers to titles about remote controls: choosing. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const choosingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'controle|controles',
      'capa|capas|capinha|capinhas|carcaca|caixinha|tampinha|tampa',
      'portao|controle|capa|capinha',
    ],
    unless:
      'nao|parou|molh*|chuva|motor|central|placa|funciona|como|tampa do motor|abrir a tampa|perdi|preto|bateria|caiu',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['buy', 'replace'],
    answer: [
      'Capa de controle de portão se compra pelo modelo escrito no verso, porque a posição dos botões e o encaixe da placa mudam de um para outro. Chaveiro e loja de controles costumam ter as dos modelos comuns, e a troca não apaga a gravação. Se a capa do seu não se acha mais, um controle novo da mesma família se grava na central, de {{part.programming.from}} a {{part.programming.to}} na visita, fora o aparelho.',
    ],
    heading: 'Trocar só a capa ou o controle',
    text: [
      'Se o botão ainda estala e a luz acende, basta a capa. Botão afundado ou placa trincada pedem controle novo.',
    ],
    points: [
      'Marca, modelo e número de botões no verso.',
      'Borracha dos botões inteira, que protege da água.',
      'Bateria no mesmo lado ao fechar.',
    ],
    send: 'Mande pelo WhatsApp a foto do controle, frente e verso: dizemos qual serve e quanto fica.',
  },
  {
    when: [
      'saw|controle saw',
      'zap|hcs|rolling|cristal|hopping|controle*',
      'diferenca|ou|versus|vs|o que e|qual|melhor',
    ],
    unless: 'whatsapp|programar|codificar|gravar|como',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what', 'choose'],
    answer: [
      'SAW e Zap não são a mesma coisa: SAW é a peça que fixa a frequência do controle, em geral 433,92 MHz, e aparece em controles de várias marcas; Zap é o nome de uma linha de controles da PPA, que também transmite em 433 MHz. O que decide se um grava na central do outro é o tipo de código, fixo ou rolante, e a família do receptor, e não essas duas palavras.',
    ],
    heading: 'O que comparar antes de comprar',
    text: [
      'Leia no verso a frequência e procure Hopping, Rolling Code ou HCS, que indicam código rolante. Com chavinhas por dentro é código fixo. Um controle da mesma família grava na central, de {{part.programming.from}} a {{part.programming.to}} na visita.',
    ],
    points: [
      'Frequência igual, nos dois versos.',
      'Mesmo tipo de código.',
      'Nome do receptor ou da central do seu portão.',
    ],
    send: 'Mande a foto dos dois controles, frente e verso, e da etiqueta da central.',
  },
  {
    when: [
      'controle*',
      'digital',
      'normal|comum|analogico|chavinha*|antigo',
      'ou|diferenca|versus|vs|melhor|qual',
    ],
    unless: 'biometria|impressao|leitor|fechadura',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'what'],
    answer: [
      'Fique com o controle digital, se a sua central o aceita: é como se chama o que já sai com um código próprio de fábrica e se grava na placa, sem chavinhas. O comum, antigo, tem chavinhas que repetem sempre o mesmo código, e qualquer um o copia. O mais seguro dos digitais é o de código rolante, que muda a cada toque. A gravação de um novo fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'Quando dá para mudar de um para o outro',
    text: [
      'A central antiga só ouve os controles da família dela. Para passar ao digital sem trocar a placa, põe-se um receptor avulso na entrada de botoeira, e os controles novos se gravam nele.',
    ],
    points: [
      'Chavinhas por dentro: comum, de código fixo.',
      'Sem chavinhas, com um número na etiqueta: digital.',
      'Hopping ou Rolling Code no verso: rolante.',
    ],
    send: 'Mande a foto do controle aberto e da etiqueta da central.',
  },
  {
    when: [
      'deficiente visual|deficientes visuais|deficiencia visual|cego|cega|baixa visao|nao enxerga',
      'portao|controle*|motor|garagem',
    ],
    unless: 'fotocelula|sensor|ponto cego|espelho',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose', 'safety'],
    answer: [
      'Para quem não enxerga ou tem baixa visão, serve o controle de um botão só, grande e saltado, da mesma família do receptor, com um avisador sonoro no portão, que apita enquanto a folha anda. Fotocélula dos dois lados e força no mínimo são indispensáveis, e um relevo colado marca a botoeira da parede. A gravação de um controle desses custa de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O que ajuda no dia a dia',
    text: [
      'Deixe gravado só um botão e desligue o fechamento automático, ou use pausa longa: a pessoa sabe pelo som se o portão terminou. Comando por voz, com módulo no celular, evita procurar o controle.',
    ],
    points: [
      'Som diferente para abrir e para fechar, se a central permite.',
      'Piso sem degrau e sem trilho alto na passagem a pé.',
      'Portão social separado é sempre a passagem mais segura.',
    ],
    send: 'Mande a foto do controle aberto, a da etiqueta da central e a do portão por dentro.',
  },
  {
    when: [
      'idoso*|idosa*|avo|vovo|mae|pai|sogra|sogro|parkinson|artrite|artrose|tremor|reumatismo|avc|maos fracas',
      'nao aperta|nao consegue apertar|nao consegue|atrapalha|confunde|erra o botao|botoes|botao|dificuldade|esquece',
      'controle*|botoes|botao|portao',
    ],
    unless:
      'aberto|aberta|fechar|descer|sair de carro|destravar|empurrar|subir|erguer|levantar|abrir o portao|pesado|caiu|preso|machuc*|nao funciona',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para quem treme, tem pouca força ou se atrapalha com os botões, há três saídas: controle de um botão só, grande e macio; botoeira grande na parede, na altura da mão; ou abertura pelo celular de alguém da família. Deixe gravado um botão e apague os outros. Gravar custa de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O que mais facilita',
    text: [
      'O controle novo precisa ser da família do receptor; se não há um fácil, um receptor avulso aceita outro modelo. Pausa longa e fotocélula testada valem tanto quanto o botão, porque quem anda devagar não pode ter pressa.',
    ],
    points: [
      'Cordão ou suporte no andador, para não procurar na bolsa.',
      'Tag no carro: o portão abre sem apertar nada.',
      'Um controle igual com um vizinho de confiança.',
    ],
    send: 'Mande a foto do controle de hoje, frente e verso, e a da etiqueta da central.',
  },
  {
    when: [
      'antes de comprar|antes de escolher|ao comprar|na hora de comprar|antes de mandar fazer|o que saber antes|o que pensar antes|cuidados ao comprar|guia de compra|guia para comprar',
      'controle paralelo|paralelo|generico|universal|controle barato|controle de internet|mercado livre|copia',
      'controle*|remoto',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Antes de comprar um controle paralelo, descubra três coisas do seu: a frequência, em geral 433 MHz, escrita atrás; se o código é fixo ou rolante; e a família da central. O paralelo copia código fixo e funciona bem; em código rolante ele não se copia, e só serve se for da mesma família e gravado na placa. Errando uma das três, o botão acende e o portão não se mexe.',
    ],
    heading: 'Quando o original compensa',
    text: [
      'Compensa em código rolante, em prédio e onde o alcance já é curto, porque o rádio do genérico costuma ser mais fraco. Gravar na central fica entre {{part.programming.from}} e {{part.programming.to}}, fora o aparelho.',
    ],
    points: [
      'Abra a tampa: chavinhas à vista são código fixo.',
      'Compre um antes de comprar cinco.',
      'Loja que troca se não gravar.',
      'Controle usado de outra casa continua abrindo a outra casa.',
    ],
    send: 'Mande a foto do controle, frente e verso, e da etiqueta da central: dizemos se o paralelo serve.',
  },
  {
    when: ['controle*', 'clonado|copia|copiado|clone', 'original', 'ou|x|melhor|diferenca'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Fique com o original em portão que dá para a rua: o de código rolante só ele grava, e não se copia de longe. O clonado funciona igual quando o código é fixo, custa menos e se faz em minutos, mas qualquer um o copia de novo, e ele some da conta de quem tem acesso. Gravar o original na central, por nós, fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O que acontece quando um clonado se perde',
    text: [
      'Com código fixo, é preciso mudar o segredo de todos. Com código rolante, apaga-se só o número do que se perdeu.',
    ],
    points: [
      'Chaves pequenas dentro do controle: código fixo.',
      'Palavras rolling ou hopping: rolante.',
      'Alcance do clonado costuma ser menor.',
    ],
    send: 'Mande a foto do controle, frente e verso.',
  },
  {
    when: [
      'idoso*|idosa*|mae|pai|avo|vovo|sogra|sogro|deficien*|baixa visao|tremor|artrite|parkinson',
      'controle*',
      'botao|botoes|grande|facil|simples|tecla*|um botao|maior',
    ],
    unless: 'caiu|quebrou|nao funciona|parou',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Controle para idoso é o de um ou dois botões grandes, saltados e de cor diferente da caixa, gravado na mesma família do receptor do portão; o formato não muda o alcance. Se não há um assim da sua família, um receptor avulso aceita outro modelo, ou uma botoeira grande na parede resolve sem controle na mão.',
    ],
    heading: 'Detalhes que poupam engano',
    text: [
      'Deixe gravado só um botão: o segundo, sem função, não confunde. Cordão no pescoço ou suporte no painel evita procurar na bolsa.',
      'Gravar fica entre {{part.programming.from}} e {{part.programming.to}}, com todos de uma vez. Quem anda devagar precisa também de pausa mais longa e de fotocélula testada.',
    ],
    points: [
      'Luz forte ao apertar: confirma que o toque valeu.',
      'Tampa de pilha com parafuso, por causa dos netos.',
      'Um controle igual com o vizinho de confiança ou com a família.',
    ],
    send: 'Mande a foto do controle que funciona hoje, frente e verso, e a da etiqueta do motor.',
  },
  {
    when: ['marca|marcas', 'controle|controles', 'melhor|boa|confiavel|qual|recomenda*'],
    unless:
      'nao|parou|queim*|quebr*|consert*|defeito|motor|placa|serve|compativel|ppa|garen|rossi|peccinin|nice|bateria|pilha',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose', 'buy'],
    answer: [
      'A melhor marca de controle remoto é a do receptor que está no seu portão, porque controle de outra quase nunca grava nele; entre os que gravam, prefira o original ao compatível. Nós levamos os da PPA e gravamos na visita, por {{part.programming.from}} a {{part.programming.to}}, o que você tiver comprado para outras centrais.',
    ],
    heading: 'O que separa um controle bom de um ruim',
    text: [
      'Código rolante, carcaça que fecha bem e bateria que se acha em qualquer loja. O formato e o número de botões vêm depois.',
      'Se a central é de marca que saiu de linha, troca-se só o receptor, e aí a escolha do controle fica livre.',
    ],
    points: [
      'Marca e modelo no verso do controle que abre hoje.',
      'Anúncio de universal: leia a lista de receptores.',
      'Copiador barato não copia código rolante.',
      'Alcance curto é antena ou bateria, e não marca.',
    ],
    further:
      'Os tipos de código estão na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).',
    send: 'Mande pelo WhatsApp a foto do controle, de frente e do verso, e a da tampa do motor: dizemos qual grava.',
  },
  {
    when: ['zap', 'tok', 'diferenca|ou|qual|melhor|x|serve|mesma coisa'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Zap e Tok são dois controles da PPA, e o que os separa para você não é o formato, é o código que cada versão manda: só grava o que for da família do receptor que está no seu portão. Antes de escolher pelo desenho, leia o verso do que já funciona e peça igual. A gravação, na visita, fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O que ler no verso dos dois',
    text: [
      'Há versões com o mesmo nome e códigos diferentes, de anos diferentes; por isso a foto vale mais que o nome.',
    ],
    points: [
      'Frequência, em MHz, igual à do receptor.',
      'Tipo de código, fixo ou rolante.',
      'Número de botões que você usa de fato.',
      'Bateria, para achar a reposição no bairro.',
    ],
    further: 'Os tipos de código estão em [controle remoto de portão](/topicos/controle-remoto-de-portao).',
    send: 'Mande pelo WhatsApp o verso do controle que funciona e a etiqueta da central: dizemos qual dos dois grava.',
  },
  {
    when: [
      'controle*|receptor*',
      '2 canais|dois canais|2 botoes|dois botoes|2 teclas',
      '4 canais|quatro canais|3 canais|tres canais|4 botoes|quatro botoes|3 botoes|tres botoes|4 teclas',
    ],
    unless: 'nao funciona|parou|quebr*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Dois canais bastam para quem abre um portão e mais uma coisa, como o social ou a luz; quatro, para quem entra em mais de um lugar com o mesmo controle. Cada botão é um canal com código próprio, e o alcance é igual nos dois. A gravação de todos, na mesma visita, fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'Contar os botões antes de comprar',
    text: [
      'Liste o que vai abrir: garagem, social, portão do trabalho, casa da praia. Sobrando um botão, está bom; botão sem gravação não faz nada e não atrapalha.',
      'Mais importante que o número é o código: o controle só grava no receptor da mesma família e frequência.',
    ],
    points: [
      'Prédio: só a administração libera a gravação.',
      'Portões de marcas diferentes num controle só: receptor igual nos dois.',
      'Botões demais no bolso: um deles abre sem querer; há modelo com tampa.',
    ],
    further:
      'Os tipos de código e de bateria estão na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto do controle de hoje, frente e verso, e a da etiqueta da central.',
  },
  {
    when: ['controle', 'pilha|bateria', 'qual|medida|tipo|trocar|troca'],
    unless: 'nobreak|motor|carro',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'A medida está impressa na bateria e na tampa: os modelos de portão usam A23 de 12 V ou moeda de 3 V, como a CR2032, e uma não substitui a outra. Troque pela mesma medida, veja o lado do mais e limpe o contato com um pano seco.',
    ],
    heading: 'Sinais de que não é a bateria',
    text: [
      'Bateria nova e LED forte com portão quieto é controle fora da memória ou receptor. Bateria nova e LED fraco é contato oxidado.',
      'Gravar de novo, se for o caso, fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Alcance volta ao trocar: era bateria.',
      'Duas trocas em um mês: botão preso apertado no bolso.',
      'Trocar não apaga a memória da central.',
    ],
    further: 'As outras causas estão em [controle remoto](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto do controle e da bateria que estava nele.',
  },
  {
    when: [
      'controle*',
      'prova de agua|prova d agua|prova dagua|a prova|impermeavel|resistente a agua|vedado',
    ],
    unless: 'molhou|caiu|lavou|lavei|entrou agua|molhado',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      "Controle de portão à prova d'água de verdade é raro: o comum só aguenta um respingo. O que se acha é controle com tampa vedada por borracha, ou capa de silicone para o seu, que protegem do suor, da garoa e do bolso molhado, mas não de mergulho na piscina nem da máquina de lavar.",
    ],
    heading: 'O que usar na chuva, na moto e na praia',
    text: [
      'Veja primeiro a família: controle vedado que não seja do mesmo código não grava na sua central. O que serve se grava na visita, de {{part.programming.from}} a {{part.programming.to}}.',
      'Na moto, o botão preso ao guidão sob uma capa dura mais que o controle no bolso. Areia e sal estragam o contato mais depressa que água doce.',
    ],
    points: [
      'Capa de silicone fechada: respingo e queda.',
      'Saquinho com fecho: chuva forte, e o botão funciona por fora.',
      'Um controle de reserva seco, em casa.',
    ],
    send: 'Mande a foto do seu controle, frente e verso, para dizermos que modelo da família é vedado.',
  },
  {
    when: ['controle*', 'chaveiro pequeno|tipo chaveiro|de chaveiro|mini|miniatura|formato chaveiro|pequeno'],
    unless: 'clonar|clona|copiar|copia|copias|chaveiro faz',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Controle de portão do tamanho de um chaveiro existe em quase toda família, e serve se tiver o mesmo código e a mesma frequência do seu, muitas vezes 433 MHz. O formato não muda o alcance; o que muda é a pilha, menor, que se troca mais vezes.',
    ],
    heading: 'Escolher o chaveiro pelo código e não pelo formato',
    text: [
      'Olhe o verso do controle que já funciona ou a etiqueta da central: o pequeno tem de ser da mesma linha. Chaveiro universal copia só código fixo.',
      'Gravar um ou vários na mesma visita fica entre {{part.programming.from}} e {{part.programming.to}}, fora o controle.',
    ],
    points: [
      'Argola de metal e botão fundo: não aperta sozinho no bolso.',
      'Dois ou mais botões: abre também o segundo portão.',
      'Pilha de moeda: tenha uma de reserva.',
    ],
    send: 'Mande a foto do controle atual aberto e a da tampa do motor: dizemos que chaveiro grava nele.',
  },
  {
    when: ['ppa', 'paralelo|paralela|original|generico|compativel', 'controle*|peca|placa|engrenagem'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    of: ['controle-remoto'],
    answer: [
      'Se a sua central PPA usa código fixo, o controle paralelo de 433 MHz com o mesmo formato serve e custa menos; se usa código rolante, fique com o original, porque em geral só ele grava e são poucos os paralelos que copiam essa linha. Os dois se orçam pela foto do verso, e gravar na visita fica entre {{part.programming.from}} e {{part.programming.to}}, com vários de uma vez.',
    ],
    heading: 'Saber se a central PPA é de código fixo ou rolante',
    text: [
      'Olhe o controle que funciona: Rolling Code, Hopping ou HCS no verso querem dizer rolante; chavinhas por dentro, fixo. A etiqueta da placa diz o mesmo.',
    ],
    points: [
      'Frequência igual não basta: o formato do código também tem de ser o mesmo.',
      'Paralelo barato costuma ter antena mais fraca, e abre só de perto.',
      'Código fixo se copia; onde o portão dá para a rua, prefira o rolante.',
      'Dois controles iguais, gravados no mesmo dia, poupam uma visita.',
    ],
    send: 'Mande pelo WhatsApp a foto do verso do controle e a da etiqueta da central: dizemos qual dos dois serve e o preço.',
  },
  {
    when: [
      'controle*',
      'rossi ou|ppa ou|garen ou|peccinin ou|nice ou|agl ou|zap ou|ipec ou|rcg ou|seg ou|intelbras ou|ou rossi|ou ppa|ou garen|ou peccinin|ou nice|ou agl|ou zap|ou ipec|ou rcg|ou seg|ou intelbras',
    ],
    unless: 'motor*|central|placa|copi*|serve|compativel|funciona|abre',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Entre controles de duas marcas não há o melhor: serve o da marca do seu receptor, porque o código de uma não é ouvido pela outra. Só se escolhe marca quando se troca também o receptor, e aí prefira o de código rolante com peça fácil de achar no seu bairro.',
    ],
    heading: 'Como saber qual dos dois é o seu',
    text: [
      'Leia a caixa da central e o verso do controle que já abre o portão: marca, frequência e código. Gravar o que serve fica entre {{part.programming.from}} e {{part.programming.to}} na visita.',
      'Controle universal ou clonado só repete código fixo, e é o que menos protege a casa.',
    ],
    points: [
      'A central e o controle são da mesma marca: compre dela.',
      'O receptor é avulso: vale a marca dele, e não a do motor.',
      'Vai trocar tudo: código rolante e dois controles de reserva.',
    ],
    send: 'Mande a foto da caixa da central e do controle que abre hoje, frente e verso.',
  },
  {
    when: ['controle|controles', 'resistente|queda|caiu no chao|a prova|emborrachado'],
    unless: 'nao|parou|agua|molh*|chuva|energia|luz|alcance|preco|folha',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O controle que mais aguenta queda é o pequeno, de caixa fechada com parafuso e botão de borracha inteiro; o que quebra primeiro é a tampa de encaixe, que solta a bateria. Escolha entre os que a sua central aceita, porque controle forte de outro código não abre o portão.',
    ],
    heading: 'O que quebra quando o controle cai',
    text: [
      'Quase sempre é o contato da bateria que abre ou a solda do botão. Se depois da queda só funciona apertando com força, abra, limpe os contatos e dobre a lâmina de leve antes de comprar outro.',
      'Gravar um controle novo fica entre {{part.programming.from}} e {{part.programming.to}}, com {{repair.warranty}} de garantia no serviço; grave logo dois, e um fica guardado.',
    ],
    points: [
      'Parafuso na tampa, e não só encaixe.',
      'Argola de metal: é por ela que ele cai da chave.',
      'Capa de silicone, que também tira o botão do aperto no bolso.',
      'Código rolante, se a central aceita.',
    ],
    send: 'Mande pelo WhatsApp a foto do controle, frente e verso, e da tampa do motor: dizemos qual modelo grava nele.',
  },
  {
    when: [
      'controle|controles',
      'pulso|pulseira|relogio|pescoco|cordao|cadeirante|bengala',
      'portao|garagem|para',
    ],
    unless: 'nao|apple|smartwatch|preco|botoeira',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Controle próprio de pulso é raro; o que se faz é pôr um controle pequeno numa pulseira ou num cordão, preso pela argola e com o botão virado para fora. Ele tem de ser da família que a sua central aceita, e gravá-lo fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'Botão ao alcance sem abrir por engano',
    text: [
      'No pulso o botão encosta em mesa e volante, e o portão abre sem ninguém querer. Escolha um com botão fundo ou tampa, e teste um dia inteiro em casa antes de sair com ele.',
      'Para quem tem pouca força na mão, uma botoeira grande na parede pode servir mais que o controle, num serviço de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Código rolante, porque à vista ele se perde mais.',
      'Cordão que se solte se puxado, para não enforcar.',
      'Longe de água e suor: bateria e contato oxidam.',
      'Fotocélula testada, se o fechamento é automático.',
    ],
    send: 'Mande pelo WhatsApp a foto de um controle que funciona, frente e verso, e conte quem vai usar.',
  },
  {
    when: [
      'controle|controles',
      'quatro botoes|4 botoes|tres botoes|3 botoes|dois botoes|2 botoes|varios botoes|4 canais|3 canais|2 canais|quatro canais|tres canais|dois canais',
    ],
    unless: 'nao|preco|quanto|parou',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Cada botão do controle manda um código próprio, e pode abrir um portão diferente: o da garagem, o social, o da praia, o da empresa. Basta que todos os receptores sejam da mesma família; botão sem receptor gravado não faz nada e não atrapalha. Gravar fica entre {{part.programming.from}} e {{part.programming.to}} por visita.',
    ],
    heading: 'Um controle para mais de um portão',
    text: [
      'Portões de marcas diferentes se juntam num controle só quando se põe em um deles um receptor avulso igual ao do outro, num serviço de {{repair.from}} a {{repair.to}}. Código rolante se grava botão a botão, em cada central.',
      'Anote qual botão é de qual portão. Quem perde um controle desses precisa apagá-lo em todas as memórias.',
    ],
    points: [
      'Mesma frequência e mesmo tipo de código nos portões.',
      'Botão livre hoje serve ao portão de amanhã.',
      'Luz da garagem: precisa de saída na central.',
      'Condomínio: a administração diz o que pode ser gravado.',
    ],
    send: 'Mande pelo WhatsApp a foto de um controle de cada portão, frente e verso: dizemos se um só serve a todos.',
  },
  {
    when: [
      'original|originais|funciona|presta|e bom|bom|vale|serve|compensa',
      'paralelo|generico|genericos|similar|compativel|universal|chines|chinesa|china|barato|baratinho|20 reais|30 reais|15 reais|25 reais',
      'controle|controles',
    ],
    unless: 'nao funciona|nao grava',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Controle genérico serve quando o código é fixo e a frequência é a mesma; em código rolante, quase só o original grava. Para portão que dá para a rua prefira o rolante original, que não se copia de longe. A gravação na garagem fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'Onde o genérico atende e onde ele falha',
    text: [
      'O genérico multimarcas traz uma lista de códigos: confira se a sua central está nela. Alcance menor e botão que afunda são as queixas mais comuns.',
      'Perdeu o original e a fábrica sumiu? Um receptor avulso com controles novos resolve sem trocar a placa.',
    ],
    points: [
      'Chavinhas por dentro: código fixo, aceita cópia.',
      'Rolling ou hopping: peça o da família do receptor.',
      'Frequência no verso, igual à do antigo.',
      'Teste no portão antes de comprar o segundo.',
    ],
    further:
      'Os tipos de código estão na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).',
  },
  {
    when: [
      'preciso de|precisa de|tem que ter|quantos',
      'dois controles|2 controles|mais de um controle|controle reserva|quantos controles',
    ],
    unless: 'vem com|vem em kit|kit vem|kit|dois portoes|2 portoes|condominio',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Não é obrigatório, mas convém ter dois: um com quem dirige e outro guardado em casa, já gravado, para o dia em que o primeiro se perde ou a pilha acaba. O kit de basculante vem com dois; a mais, cada um se orça pela foto, e a gravação de todos na mesma visita fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Quantos controles para a sua casa',
    text: [
      'Um por carro e um de reserva resolvem a maioria das casas. Controle demais solto por aí enfraquece a segurança, porque cada um abre a garagem.',
    ],
    points: [
      'Conte também a moto e quem trabalha na casa.',
      'Anote quem tem cada um.',
      'Perdeu um: apague-o da memória no mesmo dia.',
    ],
    send: 'Mande uma foto do controle aberto e diga quantos quer: eles vêm na mesma visita.',
  },
  {
    when: ['controle*', 'moto|motos|motocicleta'],
    unless: 'bateu|em cima|caiu|presa|preso|ladrao|roub*|tag*|farol',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose', 'program'],
    answer: [
      'O controle da moto é o mesmo do carro, gravado na mesma central: o melhor é ter um para cada veículo. Para a moto, escolha um de botão saliente, fácil de apertar com luva, preso ao chaveiro ou ao guidão e protegido da chuva. Gravar os dois numa visita fica entre {{part.programming.from}} e {{part.programming.to}}; o aparelho é à parte.',
    ],
    heading: 'Da moto, o controle e o portão',
    text: [
      'Antes de comprar, confira frequência e código da central, escritos na etiqueta ou no manual dela: controle de outra família não grava. Chuva e trepidação gastam o da moto mais cedo, e por isso vale guardar um de reserva em casa.',
      'Em portão de correr, muitas centrais têm abertura parcial num segundo botão: a moto entra sem o portão se abrir inteiro.',
    ],
    points: [
      'Bateria trocada uma vez por ano.',
      'Fotocélula numa altura que veja a moto e quem vai nela.',
      'Se um controle some, apague a memória e grave de novo os que ficaram.',
    ],
  },
  {
    when: [
      'tag|tags|etiqueta veicular',
      'controle*',
      'ou|mais segur*|melhor|diferenca|vale a pena|compensa|x',
    ],
    unless: 'nao *|perd*|preco|quanto custa',
    subject: 'controle-remoto',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['choose', 'safety'],
    answer: [
      'Segura é a que não se copia: controle de código rolante e tag cifrada são bons, e controle de código fixo e tag simples se copiam em minutos. Em prédio a tag leva vantagem, porque se cancela uma por uma no cadastro; em casa, o controle rolante basta e custa menos. Leitor e tags são de uma empresa de controle de acesso; ligá-los à central do portão parte de {{repair.from}}.',
    ],
    heading: 'Casa com um carro e prédio com cem',
    text: [
      'Controle perdido numa casa se apaga e regrava em minutos. Num prédio isso obriga a juntar todos, e ali o cadastro da tag paga o leitor.',
    ],
    points: [
      'Tag presa ao vidro não se empresta; controle, sim.',
      'Falta de luz: os dois dependem do nobreak.',
      'Visita e entregador: nenhum dos dois resolve.',
    ],
    send: 'Diga quantos carros entram e mande a foto da etiqueta da central.',
  },
];
