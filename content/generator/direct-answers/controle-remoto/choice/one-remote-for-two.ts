/** Answers to titles about remote controls: one remote for two gates. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const oneRemoteForTwoAnswers: readonly DirectAnswer[] = [
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
      'posso|pode|da para|consigo|tem como|funciona|serve',
      'controle de vizinho|controle do vizinho|controle da vizinha|controle de outro portao|controle de outra casa|controle de um portao em outro|mesmo controle de vizinho',
    ],
    unless:
      'abre o meu|abrir o meu|abrir meu|abriu|abre meu|abrindo|pode ser|clon*|copiar|dois portoes|ladrao',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility', 'program'],
    answer: [
      'Só se ele for gravado na central do seu portão, e se os dois usam a mesma frequência e o mesmo tipo de código. Aí o mesmo controle abre os dois portões, um em cada botão, e quem ficar com ele entra na sua casa. Um controle novo, só seu, evita isso, e gravar fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'O que comparar nos dois controles',
    text: [
      'Abra a tampa da pilha: fileira de chaves pequenas é código fixo; as palavras Rolling ou Hopping, código rolante. A frequência, quase sempre 433,92 ou 292 MHz, vem impressa na placa ou no verso.',
    ],
    points: [
      'Emprestado por um dia: peça que o vizinho abra, e não grave.',
      'Gravado e devolvido: apague da central depois.',
      'Dois portões da mesma família: um controle de vários botões serve aos dois.',
    ],
    send: 'Mande a foto do controle aberto, frente e verso, e a da etiqueta da central.',
  },
  {
    when: [
      'controle*|controle remoto',
      'enrolar|porta de aco|porta de rolo',
      'portao e|e portao|o portao e|e o portao|mesmo|um controle|um so|unico|universal|basculante|deslizante|correr|garagem',
    ],
    unless: 'nao funciona|parou|nao sobe|nao desce|nao abre|quebr*|perd*|persiana*|cortina*',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['compatibility', 'program'],
    answer: [
      'Um controle só abre o portão e a porta de enrolar se os dois receptores têm a mesma frequência e o mesmo tipo de código: aí cada botão se grava num deles. No portão nós gravamos, de {{part.programming.from}} a {{part.programming.to}}; na porta de enrolar, que não é serviço nosso, quem grava é a empresa de portas de aço. Se as marcas não combinam, um receptor avulso igual em cada um resolve.',
    ],
    heading: 'O que comparar nos dois',
    text: [
      'A frequência e a família vêm no verso do controle ou debaixo da tampa da pilha. Em código rolante, os dois receptores precisam ser da mesma família, e não só da mesma frequência.',
    ],
    points: [
      'Foto do controle do portão e do controle da porta, dos dois lados.',
      'Um botão para cada um, nunca o mesmo para os dois.',
      'Porta de enrolar se aciona à vista dela, sem ninguém embaixo.',
      'Controle perdido: apague-o nos dois receptores.',
    ],
    send: 'Mande as fotos dos dois controles e da etiqueta da central do portão: dizemos se combinam.',
  },
  {
    when: ['controle*', 'alarme', 'portao|mesmo|junto|juntos|unico|um so'],
    unless: 'dispara|disparou|tocando|parou|nao funciona|cerca|carro',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility', 'program'],
    answer: [
      'Um controle só serve ao portão e ao alarme quando os dois receptores falam a mesma língua: cada botão se grava num deles. Se as marcas não combinam, um receptor avulso igual em cada central resolve, com um botão para cada. Gravar no portão fica entre {{part.programming.from}} e {{part.programming.to}}; na central do alarme, quem grava é a empresa dele.',
    ],
    heading: 'Antes de juntar os dois num botão',
    text: [
      'Frequência e código têm de ser iguais: 433 MHz nos dois não basta. E convém que abrir a garagem não desarme a casa inteira: use botões separados.',
    ],
    points: [
      'Foto dos dois controles, frente e verso.',
      'Etiqueta da central do portão e a do alarme.',
      'Código rolante nos dois, contra cópia.',
      'Controle perdido: apague nas duas memórias.',
    ],
    send: 'Mande as fotos dos dois controles e das duas centrais: dizemos se combinam.',
  },
  {
    when: [
      'botoes|2 botoes|3 botoes|4 botoes|dois botoes|tres botoes|quatro botoes|um controle|mesmo controle|juntos|controle abre',
      'social e garagem|garagem e social|social e o de garagem|garagem e o social|2 portoes|3 portoes|4 portoes|dois portoes|tres portoes|quatro portoes|varios portoes',
      'controle|controles',
    ],
    unless: 'nao abre|nao funciona|parou',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Um controle serve para vários portões, um botão em cada, desde que o receptor de todos leia a família dele: os botões mandam códigos próprios e se gravam em separado. Portão cuja central não o reconhece recebe um receptor avulso. Gravar fica entre {{part.programming.from}} e {{part.programming.to}}, e o receptor entra no conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Vários portões num controle só',
    text: [
      'Confira portão por portão: marca da placa, frequência e tipo de código. Em prédio, quem libera a gravação é a administração.',
    ],
    points: [
      'Mesma marca e mesma família: grava-se um botão em cada placa.',
      'Marcas diferentes: receptor igual em todos os portões.',
      'Um botão não deve abrir dois portões de uma vez: a entrada fica exposta.',
    ],
    send: 'Mande a foto do controle, de frente e de verso, e a da etiqueta de cada central.',
  },
  {
    when: [
      'um controle|mesmo controle|controle so',
      'dois portoes|2 portoes|portao e|duas casas|garagem e social',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Um controle com mais de um botão abre dois portões quando as duas centrais são da mesma frequência e aceitam o código dele: grava-se um botão em cada uma. Se as marcas são diferentes, entra um receptor igual no segundo portão.',
    ],
    heading: 'O que fazer com marcas diferentes',
    text: [
      'Receptor avulso compatível com o seu controle é ligado na botoeira do segundo portão, e os dois passam a obedecer ao mesmo chaveiro. Com receptor e gravação, o serviço fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Botão de cima um portão, de baixo outro.',
      'Controle de quatro botões serve a garagem, social e luz.',
      'Código fixo nos dois simplifica e protege menos.',
    ],
    further: 'Os modelos estão em [controle remoto](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto do controle e das duas tampas de motor.',
  },
  {
    when: [
      'manter|aproveitar|usar|ficar com|servem|continuam|continuar',
      'os controles|o controle|controles antigos|mesmos controles|meus controles',
      'motor|placa|central|trocar|troca',
    ],
    unless: 'cremalheira',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Pode, se a central nova ler o mesmo código: controle da mesma marca e frequência costuma bastar gravar de novo; de outra marca, não entra. A saída para manter todos é levar o receptor antigo, ou um compatível, e ligá-lo na entrada de botoeira do motor novo.',
    ],
    heading: 'O que conferir antes de comprar o motor',
    text: [
      'Compare um controle de hoje com a ficha da central: frequência e tipo de código, fixo ou rolante. Em casa com dois controles, os que vêm no kit resolvem; em prédio, manter os antigos poupa a troca de dezenas.',
      'Gravar fica entre {{part.programming.from}} e {{part.programming.to}}; receptor avulso com instalação, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Código fixo antigo: boa hora de passar ao rolante.',
      'Controle na mesma marca nem sempre é da mesma geração.',
      'Memória da placa velha vai embora com ela.',
    ],
    further: 'Os tipos estão em [controle remoto](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto de um controle, frente, verso e aberto, e diga que motor vai entrar.',
  },
  {
    when: [
      'mesmo controle|um controle|um so controle|controle unico',
      'duas entradas|dois portoes|2 portoes|duas garagens|entrada e saida|varios portoes|2 entradas',
    ],
    unless: 'um motor|mesmo motor|nao abre|ao mesmo tempo',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Um controle só abre as duas entradas do condomínio se os dois receptores leem o mesmo tipo de código: grava-se um botão em cada central, ou o mesmo botão nas duas quando elas ficam longe uma da outra. Se as marcas são diferentes, põe-se um receptor igual nos dois motores, e os motores continuam.',
    ],
    heading: 'Um botão para cada portão ou o mesmo para os dois',
    text: [
      'Botões separados são mais seguros: o mesmo botão pode abrir os dois portões de uma vez se o sinal alcança ambos. Em prédio, o cadastro fica por unidade nas duas memórias, com uma lista só.',
      'Gravar fica entre {{part.programming.from}} e {{part.programming.to}} por visita; receptores e controles se orçam pela quantidade.',
    ],
    points: [
      'Controle de dois ou quatro botões para cada vaga.',
      'Código rolante nas duas entradas.',
      'Apagar o morador que sai: nas duas memórias.',
      'Entrada e saída em sequência: a central de uma pode esperar a outra fechar.',
    ],
  },
  {
    when: [
      'dois portoes|2 portoes|dois motores|2 motores|mais de um portao|varios portoes',
      'controle|mesmo controle|unico controle',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Um controle abre dois portões sem problema: cada botão é gravado na central de um deles, desde que os dois receptores falem a mesma língua. Se as marcas são diferentes, um receptor avulso igual em cada central resolve.',
    ],
    heading: 'Um controle, dois portões',
    text: [
      'Confira frequência e tipo de código dos dois lados. Código rolante de uma família não grava em receptor de outra, ainda que os dois sejam de 433 MHz.',
      'A gravação fica entre {{part.programming.from}} e {{part.programming.to}}, e o receptor avulso entra na faixa de conserto.',
    ],
  },
  {
    when: [
      'controle*',
      'portao de vizinho|portao do vizinho|portao da vizinha|casa do vizinho|garagem do vizinho|motor do vizinho',
      'serve|funciona|grava|pega|posso|pode|da para',
    ],
    unless: 'abriu|abrindo|abre sozinho|pode ser|interfere|interferencia|clon*|copi*',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['compatibility', 'program'],
    answer: [
      'Só depois de gravado na central de lá, com o vizinho de acordo, e se o receptor dele lê a mesma frequência e o mesmo código. Ser da mesma marca ajuda, mas não garante: há gerações que não conversam. Sem gravar, um controle não deve abrir o portão do outro; se abre, os dois usam o mesmo código fixo. A gravação custa de {{part.programming.from}} a {{part.programming.to}} na visita.',
    ],
    heading: 'Antes de gravar o seu controle no portão ao lado',
    text: [
      'Um botão livre do seu controle pode ser o do portão ao lado, e os que já abrem a sua casa continuam. Quem perde o aparelho avisa as duas casas, para que ele seja apagado nas duas centrais.',
    ],
    points: [
      'Verso dos dois controles: frequência e tipo de código.',
      'Código rolante: grava-se com o botão da central.',
      'Código fixo igual nas duas casas: muda-se o segredo de uma.',
    ],
    send: 'Mande a foto do seu controle e a do controle do vizinho, frente e verso.',
  },
  {
    when: [
      'persiana*|cortina*|toldo*',
      'controle|controles',
      'mesmo controle|um controle|unico controle|um so controle|so controle|controle so|controle para os dois|juntos|junto',
      'portao|garagem',
    ],
    unless: 'nao funciona|parou|nao sobe|nao desce|nao abre|quebr*|perd*|consert*',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['compatibility', 'program'],
    answer: [
      'Persiana ou toldo e portão no mesmo controle, em geral não: o motor da persiana traz o rádio dentro dele, com código do fabricante, e o controle do portão não fala essa língua. O caminho é um receptor avulso, com o código do controle do portão, ligado aos botões da persiana por quem a instalou, se o motor dela aceita fio. No portão nós gravamos, de {{part.programming.from}} a {{part.programming.to}}; persiana não é serviço nosso.',
    ],
    description:
      'Persiana e portão no mesmo controle, em geral não: o motor da persiana usa código do fabricante. Um receptor avulso pode unir os dois.',
    heading: 'O que perguntar à empresa da persiana',
    text: [
      'Pergunte se o motor dela tem entrada de contato seco, para subir e para descer, ou só rádio. Se os dois já abrem por aplicativo, juntar as ações no celular costuma sair mais simples que trocar os receptores.',
    ],
    points: [
      'Um botão para o portão e outros para a persiana, nunca o mesmo.',
      'Marca e modelo do motor da persiana, na etiqueta.',
      'O botão do portão só se aperta à vista dele.',
    ],
    send: 'Mande a foto do controle do portão, frente e verso, e a da etiqueta da central.',
  },
  {
    when: [
      'bomba*|piscina|luz|luzes|lampada*|iluminacao|refletor*|ventilador|ar condicionado|irrigacao|cascata|bomba de piscina',
      'controle|controles|receptor',
      'mesmo|um so|unico|junto|juntos|tambem|ligad*|ligar|liga|acender|acende|acionar|aciona|comandar|sobrando|botao',
      'portao|garagem',
    ],
    unless:
      'nao funciona|parou|nao abre|nao liga|nao acende|quebr*|alcance|interfer*|pisca*|led|fica acesa|acesa|atrapalh*|consert*|disjuntor|queim*|perd*|luz de garagem|sem luz|falta*|acab*|cai*|energia',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['compatibility', 'program'],
    answer: [
      'Dá para ligar a luz do jardim, a iluminação ou a bomba da piscina pelo controle do portão, num botão que sobra, mas não pelo receptor do motor: entra um receptor avulso só para elas, com relé ou contator da potência certa. Quem liga a lâmpada ou a bomba é o eletricista; o botão do controle nós gravamos, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    description:
      'A luz do jardim ou a bomba da piscina liga no controle do portão por um receptor avulso, ligado pelo eletricista, e não no receptor do motor.',
    heading: 'Por que não no receptor do próprio portão',
    text: [
      'O receptor do portão dá um toque curto e só aguenta sinal: a corrente da lâmpada ou da bomba cola o contato e pode deixar o portão abrindo sozinho. O receptor avulso tem contato que liga no primeiro toque e desliga no segundo.',
    ],
    points: [
      'Botão próprio: nunca o mesmo do portão.',
      'Bomba de piscina: contator e disjuntor dela, no quadro.',
      'Frequência e código iguais aos do controle.',
    ],
    send: 'Mande a foto do controle, frente e verso, e diga quantos botões sobram.',
  },
  {
    when: [
      'catraca*|torniquete*|cancela|cancelas',
      'controle|controles|cartao|tag|biometria|digital',
      'portao|garagem',
    ],
    unless: 'consert*|travad*|quebr*|manuten*|nao abre|nao libera|nao sobe|ou|melhor|diferenca|preco|quanto',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Catraca e portão podem abrir com a mesma credencial, mas cada um tem a sua central: a catraca, como a cancela, é de empresa de controle de acesso e não é serviço nosso. O leitor dela, de cartão, tag ou digital, abre também o portão se manda um contato seco à entrada de botoeira da central, e essa ligação nós fazemos, de {{repair.from}} a {{repair.to}}. Só o controle do portão, de {{part.programming.from}} a {{part.programming.to}}, é gravado por nós.',
    ],
    description:
      'Catraca e portão podem abrir com a mesma credencial: a catraca é da empresa de controle de acesso; o controle do portão, gravamos nós.',
    heading: 'Quem entra a pé e quem entra de carro',
    text: [
      'Na academia ou na firma, o aluno passa na catraca e o carro usa o controle: cadastros separados deixam bloquear um sem mexer no outro. Se um leitor só comanda os dois, o prazo vencido de um cliente fecha também a garagem.',
    ],
    points: [
      'Leitor com saída de contato seco: pergunte a quem o vende.',
      'Saída livre a pé em emergência, sem depender do portão.',
      'Quem deixou a academia: apagado da catraca e da central.',
    ],
    send: 'Mande a foto da central do portão e o modelo do leitor da catraca.',
  },
];
