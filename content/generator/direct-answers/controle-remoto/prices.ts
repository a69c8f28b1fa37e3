/** Answers to titles about remote controls: prices, and whether something is worth its price. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksPrice } from '../../words/asking-words.ts';

export const priceAnswers: readonly DirectAnswer[] = [
  {
    when: ['consert*|reparo|reparar', 'troca|trocar|substituicao|substituir', 'controle*'],
    unless: 'vale a pena|compensa|ou|motor|placa|central|receptor*|nao|parou|botao|pilha|bateria|quem paga',
    winsTies: true,
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'Na troca de um controle de portão, a gravação fica entre {{part.programming.from}} e {{part.programming.to}}, e o aparelho se orça pela foto do seu. O conserto quase nunca compensa: a pilha e a limpeza dos contatos você mesmo experimenta, e com o botão gasto um controle novo sai melhor. Se a botoeira abre e nenhum controle abre, o defeito está no receptor, e o conserto dele vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Como saber se o defeito é do controle',
    text: [
      'Ponha uma pilha nova do mesmo código e teste outro controle da casa. Se só um falha, é ele que se troca; se falham todos, mande a foto da central antes de comprar qualquer um.',
      'O controle novo precisa ser da família da central, e não só da mesma frequência.',
    ],
    points: [
      'A luz do controle não acende com pilha nova: contato oxidado ou placa quebrada.',
      'A luz acende e só abre de perto: antena do receptor ou pilha fraca.',
      'Controle que não se fabrica mais: um receptor avulso aceita controles novos, e o motor fica.',
    ],
    send: 'Mande pelo WhatsApp a foto do controle, frente e verso, e a da etiqueta do motor, e diga se a botoeira da parede abre.',
  },
  {
    when: ['controle*', '433|433mhz|433 mhz|433,92|433.92|433,92mhz|433,92 mhz', asksPrice],
    unless:
      'receptor*|clon*|copi*|duplic*|program*|gravar|gravacao|cadastr*|configur*|codificar|diferenca|ou|qual frequencia|melhor|serve|consert*|motor|kit|placa|central',
    winsTies: true,
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'O valor de um controle de portão de 433 MHz sai por mensagem, pela foto do seu, e muda com a marca da central e o tipo de código. Gravar o controle na garagem fica entre {{part.programming.from}} e {{part.programming.to}}, e numa visita se gravam todos os da casa. A frequência sozinha não garante que ele sirva: o código também tem de ser da família da central.',
    ],
    heading: 'O que muda o preço de um controle de 433 MHz',
    text: [
      'O mesmo número, 433 ou 433,92, aparece em controles de marcas e códigos diferentes. O de código fixo, com chavinhas ou que a central aprende, é o mais fácil de achar; o de código rolante precisa ser da mesma marca do receptor.',
      'Se o seu aparelho é antigo e traz outro número, como 299, um controle de 433 não conversa com ele. Nesse caso um receptor novo resolve, e o motor fica.',
    ],
    points: [
      'Foto do controle de frente, de verso e por dentro, com a tampa aberta.',
      'Marca da central ou da etiqueta do motor.',
      'Quantos controles a família usa, contando um de reserva.',
    ],
    send: 'Mande pelo WhatsApp a foto do controle, frente e verso, a da etiqueta do motor e quantos quer: o valor volta na mesma conversa.',
  },
  {
    when: [
      'controle|controles',
      'extra|a mais|adicional|terceiro|mais um|outro controle',
      'quanto|preco|custa|valor|comprar|quero',
    ],
    unless: 'condominio|predio|sindico|perdi|clon*|copia*|portao a mais',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Um controle extra custa só o aparelho, orçado pela foto do que você já usa, se o botão de gravação fica por fora da caixa e você grava sozinho, pelo manual. Sem esse botão à mão, paga-se também a gravação na visita, de {{part.programming.from}} a {{part.programming.to}}, com todos os da casa de uma vez. Na compra do kit vêm dois gravados, e o terceiro se pede junto. Se o seu é de código fixo, um chaveiro com clonador também faz a cópia.',
    ],
    description:
      'Um controle extra custa o aparelho, orçado por foto; quem não grava sozinho paga também a gravação na visita, de {{part.programming.from}} a {{part.programming.to}}.',
    heading: 'O que a foto do controle precisa mostrar',
    text: [
      'Frente, verso e a tampa aberta: ali estão a frequência e o tipo de código. Controle de outra família não grava, mesmo com a frequência igual.',
    ],
    points: [
      'Peça de uma vez quantos a família usa, e um de reserva.',
      'Memória cheia: apaga-se o que ninguém usa.',
      'Em prédio, quem grava é a administração.',
    ],
    send: 'Mande a foto do controle e diga quantos quer.',
  },
  {
    when: [
      'perdi|perdeu|sumiu|quebrei|estraguei',
      'controle*',
      'alugad*|aluguel|imobiliaria|condominio|predio|inquilin*|apartamento',
    ],
    unless: 'bloque*|apagar|quem achou|nao abrir|clon*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['price', 'program'],
    answer: [
      'Quem perde paga o controle e a gravação: em casa alugada, quem mora; em prédio, a unidade, pelo valor que a administração cobra. Gravar fica entre {{part.programming.from}} e {{part.programming.to}} por visita, com vários de uma vez, fora o controle. Avise logo, para apagarem o perdido antes que outra pessoa o use.',
    ],
    heading: 'Como repor sem pagar duas vezes',
    text: [
      'No prédio, peça o novo à administração: o comprado fora pode não gravar. Na casa, combine com o dono a visita em que se apaga a memória e se gravam todos.',
    ],
    points: [
      'Junte os que restam: o ausente deixa de abrir.',
      'Guarde o recibo para a vistoria de saída.',
      'Pilha fraca não é perda: teste antes.',
    ],
    send: 'Mande a foto do controle que ficou, aberto, e a da etiqueta da central.',
  },
  {
    when: [
      'perdi|perdeu|perda|perder|sumiu|segunda via',
      'controle*|tag|tags',
      'multa|multar|taxa',
      'condominio*|predio*|sindico|morador*|apartamento|portao',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['price', 'allowed'],
    answer: [
      'Multa por perder o controle só existe se a convenção ou o regimento a prevê, com o valor lá escrito; sem isso, o prédio cobra da unidade o controle novo e a gravação, pelo preço que a administração informa. Quando a gravação é conosco, a visita fica entre {{part.programming.from}} e {{part.programming.to}}, com quantos controles houver. Avise logo, para apagarem o perdido.',
    ],
    heading: 'Como conferir a cobrança',
    text: [
      'Peça o artigo do regimento e o recibo do controle. Cobrar reposição é comum; cobrar multa sem regra escrita se contesta com a administração e, depois, na assembleia.',
    ],
    points: [
      'Teste a pilha antes de dar por perdido o que só parou.',
      'O comprado fora pode não gravar na central do prédio.',
      'Perdido na rua perto do prédio: peça que apaguem no mesmo dia.',
    ],
    send: 'Se é a administração: mande a foto da central e diga quantos controles há a gravar.',
  },
  {
    when: [
      'por que|porque|motivos|razoes|motivo|importancia|vantagem|vantagens|beneficios',
      'dois controles|mais de um controle|controle reserva|controle extra|segundo controle|varios controles',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['worth', 'program'],
    answer: [
      'Porque um controle só falha no pior dia: acaba a bateria, cai na água ou fica no outro carro, e sem ele a garagem só abre por dentro. Com dois gravados, um fica em uso e o outro guardado em casa, e o segundo ainda mostra se o defeito é do controle ou do portão. Gravar na central fica de {{part.programming.from}} a {{part.programming.to}}, fora o aparelho.',
    ],
    heading: 'Como guardar o reserva',
    text: [
      'Longe do calor e da bolsa, com a bateria testada a cada poucos meses. Marque qual é de quem: perdido um, apaga-se só ele, onde a central permite.',
    ],
    points: [
      'Da mesma família da central.',
      'Código rolante não se copia de um para outro.',
      'O celular serve de terceiro meio.',
    ],
    send: 'Mande a foto do controle que você tem, frente e verso.',
  },
  {
    when: [
      'controle*',
      'bateria*|pilha*',
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|valor*|custo|orcamento|quanto',
    ],
    unless:
      'nao|parou|ou|instalacao|condominio|predio|incluso|inclui|vem|quantos|placa|nobreak|de controle|troca de bateria|dura',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'A bateria do controle é peça de poucos reais, que se compra em qualquer loja pelo código escrito nela e se troca em casa. O controle novo se orça pela foto, porque depende da marca e do código, e a gravação fica entre {{part.programming.from}} e {{part.programming.to}}. Prove a bateria antes: ela resolve a maior parte dos controles fracos.',
    ],
    heading: 'Bateria ou controle novo',
    text: [
      'Se a luz do controle acende forte e o portão só obedece de perto, ou nada acontece com bateria nova, o aparelho acabou ou perdeu a gravação.',
    ],
    points: [
      'A23, A27, CR2032 e CR2016 são as mais comuns: copie o código.',
      'Polo oxidado se limpa antes de trocar.',
      'Botão afundado pede controle novo.',
    ],
    send: 'Mande a foto do controle, frente e verso.',
  },
  {
    when: [
      'controle*',
      '1 botao|um botao|2 botoes|dois botoes|3 botoes|tres botoes|4 botoes|quatro botoes|1 canal|2 canais|3 canais|4 canais|2 teclas|3 teclas|4 teclas',
      'preco|precos|valor|custa|custo|quanto|quanto fica|quanto sai',
    ],
    unless: 'nao funciona|parou|quebr*|ppa|garen|rossi|peccinin|nice|intelbras',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'O preço do controle sai pela foto do seu, porque o que o muda é a marca da central e o tipo de código; o número de botões muda pouco. Gravá-lo na garagem fica entre {{part.programming.from}} e {{part.programming.to}}, e na mesma visita se gravam vários. Cada botão manda um código próprio, e botão a mais só serve se houver outro portão ou receptor para ele.',
    ],
    heading: 'Para que servem os botões que sobram',
    text: [
      'O segundo botão pode abrir outro portão, a luz da garagem ou a porta social, se houver uma saída livre na central ou um receptor avulso. Sem isso ele fica mudo, e não atrapalha.',
    ],
    points: [
      'Frequência igual à do receptor, escrita no verso.',
      'Família de código igual à da central.',
      'Controle que funciona por perto, se for para clonar.',
      'Bateria nova no mesmo dia da gravação.',
    ],
    send: 'Mande a foto do controle de hoje, frente e verso, e a da etiqueta da central.',
  },
  {
    when: [
      'controle*',
      'consertar|arrumar|conserto|reparar',
      'vale a pena|vale|compensa|adianta|e bom|vantagem',
    ],
    unless: 'ou motor|placa',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['worth', 'repair'],
    answer: [
      'Em geral não compensa consertar o controle: pilha e limpeza do contato você mesmo resolve, e depois disso um novo gravado costuma sair melhor que a solda num botão gasto. Exceção é o controle de um sistema que não se vende mais, porque a alternativa é trocar o receptor. Gravação na visita: de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Provar antes de jogar fora',
    text: [
      'Ponha pilha nova e prove outro controle da casa: se nenhum abre, o defeito está no receptor ou na central.',
    ],
    points: [
      'Luz acende e o portão não obedece: memória ou frequência.',
      'Botão que afunda: capa nova, se houver do modelo.',
      'Caiu na água: seque um dia sem pilha antes de decidir.',
    ],
  },
  {
    when: [
      'controle*',
      'reserva|extra|a mais|sobressalente',
      'vale a pena|vale|compensa|e bom|preciso|precisa|ter',
    ],
    unless: 'preco|quanto|placa|kit',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['worth', 'program'],
    answer: [
      'Vale: controle perdido ou molhado não espera o dia da visita, e com um reserva já gravado a casa não fica na mão. Grave-o junto com os outros, porque o preço da visita é o mesmo, de {{part.programming.from}} a {{part.programming.to}}, e guarde-o dentro de casa com uma pilha nova ao lado.',
    ],
    heading: 'Onde guardar o reserva',
    text: [
      'Nem no carro nem com a chave do portão social: quem leva um leva o outro. Prove-o duas vezes por ano.',
    ],
    points: ['Sumiu: limpe a memória no mesmo dia.', 'Da mesma família da central, e não universal.'],
  },
  {
    when: [
      'controle|controles|controle remoto',
      'preco|precos|valor|quanto custa|quanto sai|quanto fica|quanto e|quanto cobra*',
      'como programar|como gravar|como cadastrar|como configurar|como codificar|como programa|como grava',
    ],
    unless: 'carro|celular|sem o antigo',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['price', 'program'],
    answer: [
      'Programar o controle numa visita custa de {{part.programming.from}} a {{part.programming.to}}, com todos os da casa; o preço do controle em si depende da família de código e sai pela foto do antigo. Para gravar você mesmo, o manual da central indica o botão de aprender: aperta-se uma vez, segura-se o botão do controle novo até a luz confirmar, e testa-se.',
    ],
    heading: 'O que decide se o controle novo grava',
    text: [
      'Frequência igual não garante: o código tem de ser da mesma família da central. Onde a tampa deixa a placa à vista há tensão perto do botão, e nesse caso a gravação fica para o técnico.',
      'Existe modelo que aprende de outro controle, encostando um no outro, sem abrir nada. O de código rolante não se copia e só entra pela central.',
    ],
    points: [
      'Não segure o botão de aprender por muito tempo: em muitas centrais isso apaga todos.',
      'Grave com bateria boa e longe dos outros controles.',
      'Central cheia não aceita mais um: apaga-se o perdido.',
      'Luz que não confirma: modelo incompatível, e não defeito.',
    ],
    send: 'Mande a foto do controle, frente e verso, e a da etiqueta do motor: dizemos qual serve, o preço e se dá para gravar em casa.',
  },
  {
    when: [
      'preco|valor|quanto custa|quanto|custa|cobra|orcamento',
      'gravar|programar|cadastrar|codificar|configurar|gravacao|programacao|cadastro',
      'controle|controles|controle remoto',
    ],
    unless: 'clonar|copia|celular|app|tag|predio|condominio|chaveiro',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['price', 'program'],
    answer: [
      'Gravar controles de portão custa de {{part.programming.from}} a {{part.programming.to}} numa visita, e gravam-se nela todos os que você tiver, porque o trabalho é abrir a caixa e pôr a central em gravação. O controle é à parte e depende do modelo; a foto do antigo diz qual serve. Leva até {{part.programming.hours}}, sem taxa para ir.',
    ],
    heading: 'O que está na gravação e o que fica fora',
    text: [
      'Junte todos os controles da casa, com bateria boa: se a memória precisar ser limpa, o ausente deixa de abrir. Controle perdido é apagado na mesma hora.',
      'Se a central não aceita o novo, um receptor avulso resolve sem trocar a placa, dentro da faixa de conserto, até {{repair.to}}.',
    ],
    points: [
      'Mesma frequência não basta: o código tem de ser da mesma família.',
      'Código rolante: só se grava na central.',
      'Junto de outro serviço, a gravação entra na mesma visita.',
    ],
    further: 'Os passos estão em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande a foto dos controles, frente e verso, e a da etiqueta do motor, e diga quantos são.',
  },
  {
    when: [
      'controle*|tag*',
      'quanto|preco|valor|custa|orcamento',
      'apartamento*|condominio*|predio|unidades|moradores|casas',
    ],
    unless: 'abrir|consert*|pilha*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Gravar controles fica entre {{part.programming.from}} e {{part.programming.to}} numa casa; em condomínio o total sai por orçamento, pelo modelo e pela quantidade, e se diz por foto antes da visita. Conte dois controles por vaga e mais alguns de reserva.',
    ],
    heading: 'A conta dos controles do prédio',
    text: [
      'Some três linhas: controles, que são as vagas vezes dois e mais uma reserva de um em dez; a gravação, com a lista de unidade e número; e a memória, porque receptor que guarda menos que a soma precisa de módulo ou troca.',
      'Trinta vagas dão sessenta controles e seis de reserva. Se o código é fixo, aproveite para pôr um receptor de código rolante antes de comprar o lote.',
    ],
    points: [
      'Modelo e marca do receptor, pela foto.',
      'Quantos cabem na memória dele.',
      'Entrega por unidade, assinada.',
      'Controle perdido: apaga-se o número, sem regravar o prédio.',
    ],
    send: 'Mande a foto da central e de um controle, as vagas e quantos controles já existem: o orçamento volta por mensagem.',
  },
  {
    when: [
      'controle*',
      'programado*|gravado*|ja programado|ja gravado|com gravacao|com programacao|configurado*',
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|barato',
    ],
    unless: 'kit|condominio*|motor novo',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'São duas contas: o controle, cujo preço sai pela foto do seu porque depende da marca e do tipo de código, e a gravação na garagem, de {{part.programming.from}} a {{part.programming.to}}, com quantos controles houver na hora. Se o seu é de código fixo, às vezes uma cópia de balcão dispensa a visita.',
    ],
    heading: 'Como pagar menos por um controle gravado',
    text: [
      'Junte os controles da casa e grave todos no mesmo dia, porque a visita é uma só. Quem compra um kit, de {{kit.padrao}} a {{kit.jetflex}} instalado, já recebe dois prontos.',
      'Com o manual e a central ao alcance, muita gente grava sozinha: um toque no botão da placa e outro no controle. Segurar o botão costuma apagar todos, e aí a visita sai mais cara.',
    ],
    points: [
      'Foto do verso, com a frequência e o modelo.',
      'Marca na tampa do motor e na placa.',
      'Quantos controles estão na mão hoje.',
    ],
    send: 'Mande pelo WhatsApp o verso do controle e a tampa do motor: a resposta traz o valor dos dois.',
  },
  {
    when: ['controle*', 'ppa', 'preco|quanto|valor|comprar|onde comprar|vende*'],
    unless: 'kit|nao funciona|parou|copia*|clon*|quebr*|program*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'O preço do controle PPA sai pela foto do seu, porque há linhas de código fixo e de código rolante que não se misturam. Com a gravação na garagem, o serviço fica entre {{part.programming.from}} e {{part.programming.to}}, e na mesma visita se gravam vários; quem compra um kit a partir de {{kit.padrao}} já recebe dois.',
    ],
    heading: 'Como pedir o controle PPA certo',
    text: [
      'Controle original PPA só entra em receptor PPA da mesma família. Se a central do portão é de outra marca, um receptor avulso aceita o controle novo.',
      'Antes de comprar, troque a bateria do velho: metade dos controles mortos só está sem carga.',
    ],
    points: [
      'Nome do modelo no verso, como Zap ou Tok.',
      'Rolling ou hopping escrito: código rolante.',
      'Fila de chavinhas por dentro: código fixo.',
      'Quantos controles a casa usa, para gravar de uma vez.',
    ],
    further:
      'Os tipos de código e de bateria estão na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).',
  },
  {
    when: [
      'controle*',
      'e copia|e a copia|e copias|e de copia|copia e|com copia|com a copia|mais copia|mais a copia',
      asksPrice,
    ],
    unless:
      'chaveiro|quiosque|onde|como|nao|so a copia|perdi|perdeu|predio|condominio*|diferenca|vale a pena|clonar',
    subject: 'controle-remoto',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['price', 'buy', 'program'],
    answer: [
      'Gravar um controle novo na sua garagem fica entre {{part.programming.from}} e {{part.programming.to}} por visita, fora o aparelho, que se orça pela foto do seu. A cópia só existe para controle de código fixo, e a fazemos nessa mesma visita, na mesma faixa de preço, ou o chaveiro a faz no balcão; o de código rolante não se copia, e o segundo é um controle novo gravado na central.',
    ],
    heading: 'Controle novo ou cópia: o que entra em cada preço',
    text: [
      'A gravação é cobrada por visita, e não por controle: junte todos os da casa e os novos no mesmo dia.',
      'Cópia de código fixo é idêntica ao original; quando se muda o código de um, o outro também para. O controle novo gravado na central é independente e pode ser apagado sozinho em muitas placas.',
    ],
    points: [
      'Fileira de chaves pequenas por dentro: código fixo, que se copia.',
      'Rolling ou Hopping escrito: código rolante, que só se grava na central.',
      'Bateria nova antes de comprar: muitos controles só estão sem carga.',
    ],
    send: 'Mande a foto do controle de frente, de verso e aberto: a resposta traz o preço do aparelho.',
  },
  {
    when: [
      'controle*',
      'copia|copias|e copia|e a copia|e copias|e de copia|copia e|com copia|mais copia',
      'ppa',
      asksPrice,
    ],
    unless:
      'chaveiro|quiosque|onde|como|nao|so a copia|perdi|perdeu|predio|condominio*|diferenca|vale a pena|clonar',
    subject: 'controle-remoto',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['price', 'buy', 'program'],
    answer: [
      'Gravar um controle PPA novo na sua garagem fica entre {{part.programming.from}} e {{part.programming.to}} por visita, fora o aparelho. Ele se orça pela foto do seu, porque a PPA tem linhas de código fixo e de código rolante que não se misturam. A cópia só existe para o PPA de código fixo, e a fazemos nessa mesma visita, na mesma faixa de preço, ou o chaveiro a faz no balcão; o rolante não se copia, e o segundo é um controle novo gravado na central.',
    ],
    heading: 'O controle PPA novo e a cópia, um por um',
    text: [
      'O original da PPA só entra em receptor PPA da mesma família, e o nome da linha está no verso, como Zap ou Tok. Numa visita se gravam todos os controles que você tiver à mão.',
      'A cópia sai com o mesmo código do seu, e por isso as duas param juntas quando ele muda. Gravado na central, o novo fica independente do antigo.',
    ],
    points: [
      'Chavinhas em fila por dentro: PPA de código fixo, com cópia possível.',
      'Rolling ou Hopping na etiqueta: só gravando na central.',
      'Bateria trocada antes da compra: às vezes o velho só está sem carga.',
    ],
    send: 'Mande a foto do controle PPA de frente, de verso e aberto, e diga quantos quer.',
  },
  {
    when: [
      'controle*',
      'placa|placas|central',
      'preco*|valor*|quanto custa*|quanto fica|quanto sai|quanto e|orcamento',
    ],
    unless:
      'ou|nao *|clon*|copi*|perd*|program*|gravar|cadastr*|serve|compativel|queim*|vem|sem|kit|motor novo|so|dois|duas|fotocelula|engrenagem|capacitor',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'A placa trocada fica de {{part.board.from}} a {{part.board.to}}, com a mão de obra e a gravação dos controles que você já tem. O controle novo se orça pela foto, porque depende da marca e do código, e gravado numa visita à parte custa de {{part.programming.from}} a {{part.programming.to}}. Feitos no mesmo dia, a placa e os controles saem numa conta só, dita antes e sem taxa de visita.',
    ],
    heading: 'O que baixa a conta de placa e controle',
    text: [
      'Nem toda placa se troca: relé, fusível e borne se reparam a partir de {{repair.from}}. E controle antigo da mesma família de código continua servindo na placa nova, bastando gravar.',
    ],
    points: [
      'Placa de outra marca: pode pedir controles novos ou um receptor.',
      'Junte todos os controles da casa no dia da troca.',
      'Controle fraco: troque a bateria antes de comprar outro.',
    ],
    send: 'Mande a foto da etiqueta do motor, a da etiqueta da central e a de um controle, frente e verso.',
  },
  {
    when: [
      'controle*|sem controle|sem o controle',
      'ja tem motor|ja tem o motor|tem motor|tenho motor|ja tenho motor|ja tenho o motor|ja e automatico|ja automatico|perdi|perdi o controle|perdi o unico controle|perdeu|sumiu|sem controle|sem o controle|nenhum controle',
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto gasto|valor*|custo',
    ],
    unless:
      'quem paga|multa|taxa|condominio*|predio*|apartamento|apagar|bloque*|clon*|copi*|alugad*|aluguel|inquilin*|imobiliaria|tag|nao funciona|parou|ou',
    subject: 'controle-remoto',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['price', 'program'],
    answer: [
      'Controle novo num portão que já tem motor custa a gravação, de {{part.programming.from}} a {{part.programming.to}} por visita com quantos controles houver, mais o aparelho, orçado pela foto da etiqueta do motor. Motor e placa ficam os mesmos. Se não sobrou nenhum controle para comparar, o técnico lê na central de que família ele tem de ser, e apaga o que se perdeu.',
    ],
    description:
      'Controle novo num portão que já tem motor custa a gravação, de {{part.programming.from}} a {{part.programming.to}} por visita, mais o aparelho, orçado por foto.',
    heading: 'O que muda quando não sobrou nenhum controle',
    text: [
      'Com um controle que ainda abre, a foto dele diz o modelo, e a compra é certa. Sem nenhum, a visita começa pela central, e o aparelho vai junto quando a marca é comum.',
      'Até lá, a botoeira da parede ou o interfone abrem como antes.',
    ],
    points: [
      'Peça todos os da casa de uma vez: a visita é uma só.',
      'Central de código antigo aceita um receptor avulso, com controles novos.',
      'Controle perdido na rua: peça que a memória seja limpa.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga quantos controles quer.',
  },
  {
    when: [
      'controle*|kit 2 controles|kit com 2 controles|kit de 2 controles|kit dois controles|kit controle',
      'por|ate|com|custa|de|r$|vale a pena|compensa|reais',
    ],
    unless:
      'motor*|grav*|program*|clon*|copi*|duplic*|consert*|placa|receptor|cobr*|multa|condominio*|predio*|sindico|parcel*|vezes|quanto|bateria de|pilha de|pilha|pilhas',
    figure: { unit: 'real', to: 149 },
    subject: 'controle-remoto',
    isAboutSubject: true,
    isAboutFigure: true,
    aspects: ['price', 'worth'],
    answer: [
      'Por {figura} não se paga a gravação do controle, que na visita custa de {{part.programming.from}} a {{part.programming.to}}, com quantos você tiver. O aparelho se orça à parte, pela foto do seu, e a bateria é comum, de loja de pilhas ou chaveiro. Controle barato só vale se for da mesma frequência e do mesmo código; senão, não grava.',
    ],
    description:
      'Por {figura} não se paga a gravação do controle, que na visita custa de {{part.programming.from}} a {{part.programming.to}}; o aparelho se orça por foto.',
    heading: 'O que conferir num controle de {figura}',
    text: [
      'Se o controle antigo só perdeu força, troque antes a bateria pela mesma medida. Se é de código fixo e ainda funciona, um chaveiro que trabalhe com controles faz a cópia; o de código rolante só abre depois de gravado na central.',
    ],
    points: [
      'Frequência em MHz igual à do verso do seu.',
      'Código da mesma família: fixo com fixo, rolante com rolante.',
      'Vários de uma vez: a gravação é uma só.',
    ],
    send: 'Mande a foto do seu controle, frente e verso: dizemos o preço do aparelho e se ele grava.',
  },
  {
    when: ['controle*', 'por|ate|com|custa|de|r$|vale a pena|compensa|reais'],
    unless:
      'kit|motor*|clon*|copi*|duplic*|consert*|placa|receptor|cobr*|multa|condominio*|predio*|sindico|parcel*|vezes|quanto|bateria de|pilha de|pilha|pilhas|program*',
    figure: { unit: 'real', from: 150, to: 400 },
    subject: 'controle-remoto',
    isAboutSubject: true,
    isAboutFigure: true,
    aspects: ['price', 'worth'],
    answer: [
      'Julgue os {figura} por duas contas: a gravação na sua garagem, que conosco custa de {{part.programming.from}} a {{part.programming.to}} por visita, com quantos controles você tiver, e o aparelho, orçado pela foto do seu. Se o valor é de um controle só e sem gravar, peça outro preço antes de pagar; se já vem gravado e provado no portão, compare com a soma das duas.',
    ],
    description:
      'Julgue os {figura} por duas contas: a gravação, de {{part.programming.from}} a {{part.programming.to}} por visita, e o aparelho, orçado por foto.',
    heading: 'O que os {figura} têm de incluir',
    text: [
      'Controle original de código rolante custa mais que cópia de código fixo, e só o original grava na central que pede rolante. Com vários de uma vez, a visita se divide entre eles.',
    ],
    points: [
      'Aparelho novo, com bateria, da família da sua central.',
      'Todos os controles da casa provados antes de o técnico sair.',
      'Garantia escrita: {{repair.warranty}} no nosso serviço.',
    ],
    send: 'Mande a foto do controle, frente e verso, e diga quantos quer.',
  },
];
