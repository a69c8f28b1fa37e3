/** Answers to titles about remote controls: compatibility. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const compatibilityAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'qual controle|que controle|controle',
      'compativel|e compativel|serve em meu portao|serve para meu portao',
      'como saber|saber|descobrir|identificar',
    ],
    unless: 'clonado|original',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'O controle compatível é o que tem a mesma frequência e a mesma família de código do receptor: leia no verso do seu controle, ou na placa, a marca, o modelo e o número em MHz, quase sempre 433,92. Código fixo aceita controles de várias marcas; código rolante, em geral, só os da marca da central.',
    ],
    heading: 'Quando não há mais controle para ler',
    text: [
      'A etiqueta da central ou do receptor diz a marca e a frequência. Sem ela, um receptor avulso com controles próprios resolve em qualquer motor, e a gravação fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
  },
  {
    when: ['433*', '299*|292*|315*|330*'],
    unless: 'programar|gravar|preco',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'A diferença é a frequência do rádio: o controle de 433 MHz (433,92) não abre portão cujo receptor escuta em 299 MHz, nem o contrário. Os de 433 são os de hoje, quase todos; os de 299 são mais antigos. Compre o da frequência do receptor e da mesma família de código, porque só o número igual não basta para gravar.',
    ],
    heading: 'Como saber qual dos dois é o seu',
    text: [
      'O número está na etiqueta do verso do controle, na placa dentro dele ou no receptor. Quem tem controles das duas frequências na casa precisa de um receptor avulso para a segunda; gravar na visita fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Duplicador que diz copiar as duas só copia código fixo.',
      'Trocar a bateria não muda a frequência.',
      'Controle que acende e não abre, com os outros abrindo, pode ser de outra frequência.',
    ],
    send: 'Mande a foto da frente e do verso do controle, e da etiqueta do motor.',
  },
  {
    when: [
      'acesso temporario|acesso por tempo|dar acesso|liberar acesso|controle temporario|senha temporaria|acesso para visita|acesso provisorio|visitante*|hospede*|republica|estudantes',
      'portao|garagem|controle*|entra|entrar',
    ],
    unless: 'condominio|predio|vaga|bateu|quem paga|emprego|preso|machuc*|quebr*|estrag*|danific*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'Para dar acesso por um tempo, o melhor é o que se corta sem visita: usuário com prazo no aplicativo de um módulo Wi-Fi, ou senha num teclado. Com controle, use código rolante e um número por pessoa, que se apaga da central sem mexer nos outros. Quem vem uma vez só entra pelo interfone ou com você abrindo pelo celular. Ligar módulo ou teclado custa a partir de {{repair.from}}.',
    ],
    heading: 'Uma chave para cada pessoa, e uma lista',
    text: [
      'Casa com muita gente troca de morador todo semestre: anote quem tem qual número e apague no dia em que sai. Código fixo não serve, porque uma cópia continua abrindo.',
    ],
    points: [
      'Caução pelo controle, devolvida na entrega.',
      'Memória da central: confira quantos controles ela guarda.',
      'Fotocélula testada: quem é de fora não conhece o tempo do portão.',
    ],
    send: 'Mande a foto da etiqueta da central e diga quantas pessoas precisam de acesso.',
  },
  {
    when: [
      'diferenca|ou|qual|melhor|comparacao|versus|vs|serve',
      'controle|controles|controle remoto',
      'ppa',
      'garen|rossi|peccinin|nice|zap|ipec|linear',
    ],
    unless: 'motor|clonar|copiar|gravar o',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'A diferença que conta é o código: cada marca tem a sua família, e um controle de código rolante só grava na central da mesma família, de modo que o de uma não abre a da outra. Em código fixo e na mesma frequência, em geral 433 MHz, eles se misturam. Botão, alcance e bateria pouco mudam: escolha o da marca da sua central, ou ponha um receptor avulso.',
    ],
    description:
      'A diferença que conta é o código: um controle de código rolante só grava na central da mesma família; em código fixo e na mesma frequência eles se misturam.',
    heading: 'Saber qual grava no seu portão',
    text: [
      'Abra a tampa da bateria: fileira de chavinhas é código fixo; a palavra Rolling ou Hopping é rolante. Gravar fica entre {{part.programming.from}} e {{part.programming.to}}, com quantos controles houver.',
    ],
    points: [
      'Frequência igual à do receptor: 433 ou 299 MHz.',
      'Receptor avulso: aceita outra família, ligado à botoeira.',
      'A foto do controle aberto responde antes da compra.',
    ],
    send: 'Mande a foto do controle aberto e da etiqueta da central.',
  },
  {
    when: ['433,92|433.92', '433|mhz|igual|mesma coisa|diferenca|mesma'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['compatibility', 'what'],
    answer: [
      'É a mesma coisa: 433 MHz é o nome curto de 433,92 MHz, a frequência da maioria dos controles de portão de hoje. Um controle marcado 433 funciona em receptor de 433,92, desde que o código também seja da mesma família, fixo ou rolante. O que não conversa é 433 com 299, 315 ou 868.',
    ],
    heading: 'O que falta conferir além da frequência',
    text: [
      'O código decide se o controle grava: o fixo se copia, e o rolante só entra na central com controle da mesma marca. Gravar por nós fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Etiqueta ou verso do controle.',
      'Marca do receptor, quando ele é avulso.',
      'Palavras rolling ou hopping: código rolante.',
    ],
  },
  {
    when: ['27a|a27|l828', '23a|a23|controle*|bateria|pilha'],
    unless: 'nobreak|motor de',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'As duas são cilíndricas de 12 V, mas uma não serve no lugar da outra: a A23 é mais grossa, com uns 10 mm de diâmetro, e a A27, mais fina, com 8 mm. Use a que está escrita na velha; a A27 fica frouxa no contato da A23, e a A23 não entra no da A27.',
    ],
    heading: 'Antes de comprar a bateria do controle',
    text: [
      'O nome está no corpo da bateria e quase sempre também dentro da carcaça. Com a nova posta do lado certo, a luz do controle acende forte; se ele ainda não abre, o caso é de gravação, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: [
      'Polaridade: o lado do mais vem gravado no plástico.',
      'Contato verde: limpe com borracha antes de pôr a nova.',
      'A troca não apaga o código do controle.',
      'Cartela antiga: a bateria perde carga na prateleira.',
    ],
    send: 'Se a luz acende e o portão não abre, mande a foto do controle aberto e a da caixa do motor.',
  },
  {
    when: [
      'controle*',
      'receptor|central|placa|motor|portao|em 299|em 292|em 433|299 em|292 em|433 em|de 299|de 292|de 433',
      '433|433mhz|292|299|315|868|mhz',
      'serve|funciona|pega|grava|da certo|compativel|em receptor',
    ],
    unless:
      'como|qual|onde|clonado serve|clonado funciona|clonado pega|copiado serve|copiado funciona|copiado pega|433 clonado|433 mhz clonado|433mhz clonado|433 copiado|clonado 433|clonado 433mhz|clonado em 433|clonado de 433|copiado 433',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Não em qualquer um: o controle só funciona onde o receptor tem a mesma frequência e o mesmo código. Controle de 433 MHz não fala com receptor de 292 ou 299 MHz, e não há ajuste que os junte; com a mesma frequência, ainda falta o código ser da mesma família. Quem quer usar o controle novo troca o receptor, com a gravação, a partir de {{repair.from}}, e o motor fica.',
    ],
    heading: 'Onde ler a frequência',
    text: [
      'No verso do controle ou na placa do receptor, em MHz. Os atuais são quase todos de 433,92; os antigos, de 292 ou 299.',
    ],
    points: [
      'Receptor avulso deixa os antigos e os novos abrirem juntos.',
      'Copiador comum só copia na frequência dele.',
      'Código rolante não se clona: grava-se na central.',
    ],
    send: 'Mande a foto do controle e do receptor, frente e verso.',
  },
  {
    when: [
      'pilha|bateria',
      'comum|aaa|aa|palito|de relogio|normal',
      'controle*',
      'serve|pode|funciona|usar|posso|da para',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['compatibility'],
    answer: [
      'A pilha comum, AA ou AAA, não serve: quase todo controle de portão usa a A23, um cilindro pequeno de 12 V, ou uma moeda de 3 V, como a CR2016 ou a CR2032. São medidas e tensões diferentes, e uma não substitui a outra. Abra o controle e leve a velha à loja para comprar igual.',
    ],
    heading: 'Onde se compra e como se troca',
    text: [
      'Chaveiro, supermercado e loja de eletrônica têm as três. Veja o lado do mais antes de tirar a velha e limpe o contato com pano seco.',
    ],
    points: [
      'A23 e A27 são de 12 V, e o tamanho muda.',
      'CR2016 é mais fina que a CR2032: com folga, falha.',
      'Trocou e não abriu: prove outro controle da casa.',
    ],
  },
  {
    when: [
      'controle*',
      'em outro portao|de outro portao|em outra casa|outro motor|qualquer portao|serve em outro',
      'funciona|serve|abre|pode',
    ],
    unless: 'universal|vizinho|dois portoes|marca',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Só depois de gravado no outro, e se os dois falarem a mesma frequência e o mesmo código: controle novo não abre nada até a central o conhecer. Da mesma família, um controle serve em vários portões, um botão para cada. A gravação sai por {{part.programming.from}} a {{part.programming.to}} na visita.',
    ],
    heading: 'Se ele abriu sem ninguém gravar',
    text: [
      'Os dois portões estão em código fixo com a mesma combinação, e qualquer um dos controles abre os dois. Mude o código do seu.',
    ],
    points: [
      'Frequência no verso, em MHz.',
      'Rolante: grava-se na central.',
      'Outra família: receptor avulso.',
    ],
  },
  {
    when: [
      'controle*',
      'nao conseguiu gravar|nao consegue gravar|nao conseguiram gravar|nao conseguiu programar|nao conseguiram programar|nao conseguiu copiar|nao deu para gravar|nao deu para copiar|nao conseguem gravar|nao consegui gravar|nao consegui programar',
    ],
    unless: 'central nova|placa nova|trocou a placa',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['compatibility', 'program'],
    answer: [
      'Se a loja ou o chaveiro não conseguiu gravar, o mais provável é que o controle novo não seja da família da sua central: a frequência pode ser a mesma, e o código não. Compare os dois abertos; se um tem chavinhas e o outro não, um não entra no lugar do outro, e vale devolver.',
    ],
    heading: 'Gravar na central, e não copiar do outro',
    text: [
      'Código rolante não se copia no balcão: só se grava na central, com o botão dela, e por isso muita tentativa na loja falha. Memória cheia também nega o novo.',
      'Na visita o controle certo se grava de {{part.programming.from}} a {{part.programming.to}}; se o modelo saiu de linha, um receptor avulso com controles fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Mesma marca não basta: o verso traz o modelo e os megahertz.',
      'LED da central que não reage ao toque: frequência diferente.',
      'LED que reage e nega: família diferente ou memória cheia.',
      'Guarde a nota: pela internet, sete dias para devolver.',
    ],
    send: 'Mande a foto dos dois controles abertos, frente e verso, e a da etiqueta da central: dizemos se grava.',
  },
  {
    when: [
      'controle|controles',
      'qual|que controle|quais|compativel|compativeis',
      'no motor|do motor|motor|na central|na placa',
    ],
    unless:
      'universal|outra marca|grav*|program*|nao|parou|original ou|paralel*|bateria|pilha|preco*|quanto|ou',
    ofOtherBrand: true,
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'No motor {marca} funciona o controle da linha {marca} com a mesma frequência e o mesmo código do receptor que está na placa; os dois dados estão no verso do controle que já abre. Gravar um novo fica entre {{part.programming.from}} e {{part.programming.to}}. Para usar outra marca, liga-se um receptor avulso na central, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Como achar o controle certo para a {marca}',
    text: [
      'A mesma fábrica teve famílias de código diferentes, e um controle novo pode não entrar numa placa antiga. Se a central foi trocada, vale a marca da placa, e não a da tampa.',
    ],
    points: [
      'Chavinhas por dentro: código fixo, que muitos paralelos copiam.',
      'Rolling ou hopping no verso: só a mesma família grava.',
      'Frequência, em geral 433 MHz, igual nos dois.',
      'Sem nenhum controle em casa: a etiqueta da placa responde.',
    ],
    send: 'Mande a foto do controle de frente e de verso e a da etiqueta da central {marca}.',
  },
  {
    when: [
      'controle*',
      'falsificado|pirata|paralelo|falso|generico|clonado|copia',
      'estraga|queima|danifica|prejudica|faz mal',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Não estraga: o controle só manda um sinal de rádio, e a placa aceita ou ignora. O que um controle ruim traz é alcance curto, botão que prende e fica chamando o portão, e código fixo fácil de copiar. Controle com botão preso, sim, faz o motor trabalhar sem parar.',
    ],
    heading: 'Onde o controle barato sai caro',
    text: [
      'Em central de código rolante o paralelo nem grava. Em código fixo ele entra, e quem acha o controle abre a casa: apague-o da memória quando o jogar fora.',
      'Gravar um bom na visita fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: [
      'Led aceso sem apertar: tire a pilha, é botão preso.',
      'Abre só colado no portão: rádio fraco.',
      'Na dúvida, compre o da família do receptor.',
    ],
  },
  {
    when: [
      'controle|controles',
      'funciona|serve|compativel|abre|grava|pega|usar|uso|no motor|em motor|na central|em central|com',
    ],
    ofTwoBrands: 'without-ours',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Quase nunca: controle {primeira} em motor {segunda} só funciona se o código for fixo e a frequência igual, o que é raro; código rolante de uma marca não grava na central da outra. A saída simples é um receptor avulso ligado à central {segunda}: ele aceita controles novos da família dele, e os antigos continuam abrindo.',
    ],
    heading: 'Como saber se o controle {primeira} conversa com a central {segunda}',
    text: [
      'Frequência igual só garante que um ouve o outro. O que abre é o formato do código, e cada fábrica tem o seu.',
      'A gravação e o receptor entram na faixa de serviço: de {{part.programming.from}} a {{part.programming.to}} para programar, e o receptor é orçado pela foto da etiqueta da central.',
    ],
    points: [
      'Fila de chavinhas dentro do controle: código fixo, há chance.',
      'Escrito rolling ou hopping: rolante, não grava.',
      'O novo se grava e se prova antes de jogar fora o velho.',
      'Controle multimarcas: confira se a lista dele traz as duas.',
    ],
    further:
      'A ordem da gravação está em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande pelo WhatsApp o controle de frente, de verso e aberto, e a foto da etiqueta da central: dizemos se grava ou se pede receptor.',
  },
  {
    when: [
      'controle|controles',
      'funciona|serve|compativel|abre|grava|pega|usar|uso|no motor|em motor|na central|em central|com',
    ],
    ofTwoBrands: 'with-ours',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Em geral não: entre PPA e {outra}, o controle de uma não grava na central da outra quando o código é rolante, que é o caso da maioria; só os antigos de código fixo e mesma frequência às vezes servem. Quem quer um controle só põe um receptor avulso na central: os de hoje continuam, e os novos passam a abrir.',
    ],
    heading: 'PPA e {outra} no mesmo controle: o que é possível',
    text: [
      'A frequência escrita no verso não basta. O receptor precisa reconhecer o formato do código, e PPA e {outra} usam cada uma o seu.',
      'Para dois portões de marcas diferentes, o caminho é o mesmo: um receptor igual em cada central e um controle de dois botões. A programação fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Chavinhas por dentro: código fixo, vale testar.',
      'Rolling ou hopping no verso: precisa do receptor.',
      'Multimarcas do comércio: leia a lista antes de pagar.',
      'Depois da troca, apague da memória os controles perdidos.',
    ],
    further:
      'Os tipos de código estão na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).',
    send: 'Mande pelo WhatsApp o controle de frente, de verso e aberto, e a foto da etiqueta da central.',
  },
  {
    when: [
      'garen|peccinin|rossi|nice|seg|ppa|linear|ipec|jfl|intelbras',
      'e bom|e boa|presta|confiavel',
      'controle*',
    ],
    unless: 'ou|melhor',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Um controle remoto é bom para o seu portão se for da família que a central lê; fora disso, nem o melhor abre. De marca conhecida, espere botão firme, bateria fácil de achar e, se for de código rolante, sinal que não se copia de longe.',
    ],
    heading: 'O que olhar num controle antes de comprar',
    text: [
      'Controle original e compatível trabalham igual quando frequência e código são os mesmos. O que muda é o botão, que no barato cede antes.',
      'Gravar na visita fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Mesma marca e família da central ou do receptor.',
      'Frequência impressa no verso.',
      'Bateria que se compra em qualquer esquina.',
    ],
  },
  {
    when: ['qual controle serve|que controle serve|qual controle funciona|serve em meu portao', 'controle*'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'No seu portão serve o controle da mesma família do receptor: iguais a frequência, o tipo de código e a marca que a central aceita. O caminho mais curto é fotografar o controle que funciona, de frente, de verso e aberto, e a tampa do motor; por elas dizemos o modelo, sem visita.',
    ],
    heading: 'Como descobrir o controle do seu portão em quatro olhadas',
    text: [
      'Nem sempre a marca da tampa é a da central: placa e receptor podem ter sido trocados. Por isso o controle antigo diz mais que o motor.',
      'Se nenhum controle sobrou, a placa decide, e quem abre a caixa é o técnico; gravar fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Verso do controle: frequência e nome do modelo.',
      'Dentro dele: chaves pequenas em fila indicam código fixo.',
      'Nenhuma chave e Hopping ou Rolling escrito: código rolante, gravado no motor.',
      'Tampa do motor e etiqueta da placa: marca e modelo.',
    ],
    questions: [
      {
        question: 'E se o controle certo saiu de linha?',
        answer:
          'Um receptor avulso, ligado à entrada de botoeira da central, aceita controles novos, e o motor fica como está.',
      },
    ],
  },
  {
    when: [
      'universal|universais|generico|genericos|copiador|clonador',
      'controle*',
      'melhor|melhores|e bom|e boa|vale a pena|compensa|presta|qual comprar|qual compro|recomenda*|indica*|qual escolher|qual o mais',
    ],
    unless: 'cartao|tag|ou original|original ou|tv|pilha*|bateria*|nao|dois portoes|2 portoes',
    subject: 'controle-remoto',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['choose', 'buy', 'compatibility'],
    answer: [
      'O melhor controle universal é o que copia na frequência do seu, quase sempre 433,92 MHz, com quatro botões e bateria comum; se não souber a frequência, prefira o de várias frequências. Ele só vale a pena quando o controle que você tem é de código fixo: o de código rolante nenhum universal copia, e aí o melhor é o original da marca da central, gravado por {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Como escolher sem errar a compra',
    text: [
      'Olhe dentro do seu controle: chavinhas em fila ou pontos de solda indicam código fixo, e o universal serve. Se no verso está escrito Hopping ou Rolling Code, o universal é dinheiro perdido.',
      'Não indicamos marca de universal, porque o que decide é o código do seu portão. Onde ele não serve há dois caminhos: o controle da família da central ou um receptor avulso novo, que vem com os controles dele.',
    ],
    points: [
      'Mesma frequência escrita no verso dos dois.',
      'Botões de sobra para um segundo portão.',
      'Bateria que se acha em qualquer banca.',
      'Prova de alcance do portão até a esquina antes de guardar o original.',
    ],
    send: 'Mande a foto do seu controle, frente e verso: dizemos se um universal o copia.',
  },
  {
    when: ['universal|universais', 'controle*'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility', 'choose', 'program'],
    answer: [
      'Controle remoto universal de portão não serve em todos: ele copia controles de código fixo na frequência dele, muitas vezes 433 MHz, e não copia os de código rolante. Antes de comprar, olhe o verso do seu controle ou mande uma foto, e dizemos se o universal funciona.',
    ],
    heading: 'Onde o controle universal funciona e onde não',
    text: [
      'O universal aprende o sinal de um controle que já abre o portão. Se o código muda a cada toque, o sinal aprendido não vale mais no toque seguinte.',
      'Quando ele não serve, há dois caminhos: um controle da mesma família, gravado na central por {{part.programming.from}} a {{part.programming.to}}, ou um receptor avulso novo com os controles dele.',
    ],
    points: [
      'Código fixo, com chavinhas: o universal costuma copiar.',
      'Código rolante: não copia, grava-se na central.',
      'Frequência diferente: não copia.',
      'Controle original fraco: troque a bateria antes de copiar.',
    ],
    questions: [
      {
        question: 'O universal abre dois portões?',
        answer: 'Abre, um em cada botão, se os dois forem de código fixo e da frequência dele.',
      },
      {
        question: 'O alcance é o mesmo?',
        answer:
          'Nem sempre. O alcance depende da antena do receptor e da bateria, e os modelos mais simples perdem alguns metros.',
      },
    ],
  },
  {
    when: [
      'controle|controles',
      'em motor|em central|em placa|funciona em|serve em|pega em|de outra marca',
      'zap|garen|peccinin|rossi|nice|ppa|intelbras|linear|ipec|seg|outra marca',
    ],
    unless:
      'programar|programo|programacao|gravar|gravo|gravacao|se grava|configurar|configuracao|cadastrar|cadastro|codificar|codifico|codificacao|sincronizar|parear|quebr*|parou|nao funciona|cabem|cabe|quantos|memoria|capacidade|vizinho*|vizinha*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Às vezes: o controle remoto de uma marca em motor de outra só funciona se os dois usam a mesma frequência e o mesmo código: de código fixo muitas vezes dá certo, de código rolante quase nunca. Quando não grava, um receptor avulso da marca do controle, ligado na entrada de botoeira, resolve em qualquer central por {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Como saber antes de comprar o controle',
    text: [
      'Fotografe a etiqueta da central e as costas do controle: a frequência e a família estão escritas ali. Frequência igual é só metade da resposta; a outra metade é o código.',
      'O receptor avulso aceita os controles novos e deixa os antigos funcionando na placa, se ainda servirem.',
    ],
    points: [
      'Mesma frequência e código fixo: pode gravar.',
      'Código rolante: só na família do fabricante.',
      'Receptor avulso: qualquer central com entrada de botoeira.',
    ],
  },
  {
    when: [
      'controle de carro|controle original de carro|homelink|botao de carro|painel de carro|retrovisor|quebra sol',
      'portao|abrir|gravar|programar|garagem|usar',
    ],
    unless: 'em cima de carro',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Só se o carro tiver um botão universal de garagem, como o HomeLink, e a central for de um código que ele aprenda; a chave do carro em si não abre portão. Com código rolante nem sempre funciona, e aí a saída é um receptor avulso na central ou o controle comum no quebra-sol.',
    ],
    heading: 'Como o botão do carro aprende o portão',
    text: [
      'O botão do carro copia o sinal de um controle que já funciona ou é gravado na memória da central como mais um controle. O manual do carro diz as frequências, e a etiqueta do controle diz a sua.',
      'Levamos à visita um controle de teste e dizemos se o receptor aceita. Gravar parte de {{part.programming.from}}, e receptor novo fica na faixa de conserto, até {{repair.to}}.',
    ],
    points: [
      'Veja a frequência no verso do controle, em geral 433 MHz.',
      'Código fixo: o botão costuma copiar.',
      'Código rolante: é preciso gravar na central, com o carro na garagem.',
      'Antes de vender o carro, apague o botão da memória.',
    ],
  },
  {
    when: [
      'qual controle|que controle|quais controles|qual o controle|modelo de controle',
      'serve|funciona|pega|compativel|usa|vai|grava|compro|comprar',
      'placa|central|motor|portao',
      'ppa|garen|rossi|peccinin|nice|intelbras|seg|ipec|agl|rcg|motor|placa',
    ],
    unless: 'preco|quanto|nao|carro|outra marca|todos',
    winsTies: true,
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility', 'buy'],
    answer: [
      'Serve o controle da mesma frequência e da mesma família de código da sua placa: o mais seguro é o da marca dela, igual ao que você já usa. Se a placa é de código fixo de 433 MHz, um genérico também grava; se é de código rolante, só o original ou um compatível que traga escrita a família. Gravar na central custa de {{part.programming.from}} a {{part.programming.to}}, fora o aparelho.',
    ],
    heading: 'O que ler no controle velho',
    text: [
      'Atrás ou dentro dele estão a frequência, em MHz, e as palavras rolling, hopping ou HCS, se é rolante. Na placa, o nome impresso diz a família.',
      'Se o antigo sumiu e a placa é velha, um receptor novo com controles novos resolve em qualquer motor.',
    ],
    points: [
      'Duas ou quatro teclas não mudam nada, só quantos portões ele abre.',
      'Copiador de loja só copia código fixo.',
      'Compre dois: gravar o segundo na mesma visita não custa outra ida.',
    ],
    send: 'Mande a foto da etiqueta da central e de um controle que ainda funciona: dizemos qual pedir.',
  },
  {
    when: [
      'controle*|tx',
      'quais placas|qual placa|quais centrais|qual central|que placa|que placas|que central|quais motores|quais marcas|que marcas|com quais placas|com que placa|com qual placa|com quais centrais',
      'funciona|funcionam|serve|servem|compativel|grava|pega|combina',
    ],
    unless: 'nao *|parou|clon*|copia*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['compatibility'],
    answer: [
      'Um controle funciona nas placas que ouvem a mesma frequência e o mesmo código que ele, seja qual for a marca escrita na tampa. O de código fixo grava em muitas, o rolante só nas da própria família, e o número de botões não muda nada. Gravar o que servir fica entre {{part.programming.from}} e {{part.programming.to}} na visita.',
    ],
    heading: 'O que ler no controle antes de testar',
    text: [
      'A frequência está no verso, em MHz. SAW é só o cristal que a mantém firme, e não um tipo de código; HCS ou Rolling no chip é código rolante.',
    ],
    points: [
      'Mesma frequência e código fixo: tente gravar.',
      'Rolante de outra marca: receptor avulso na central.',
      'Três botões: três portões, ou dois sem uso.',
    ],
    send: 'Mande a foto do controle aberto, frente e verso, e da etiqueta da central.',
  },
  {
    when: [
      'controle de alarme|controle do alarme|controle de carro|controle do carro|chave de carro|chave do carro|controle de alarme de carro',
      'abre|abrir|serve|funciona|grava|gravar|programar|usar|da para|tem como',
      'portao|garagem',
    ],
    unless: 'sozinho|abriu|homelink|roub*|clon*|perdi|buzina|dispara*|farol|dentro do carro|no carro',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Não: o controle do alarme ou da chave do carro fala só com a central do carro, noutro código, e a do portão não o grava. Para abrir sem um controle solto, há o transmissor ligado ao farol alto ou o botão do próprio carro, nos modelos que o trazem. O transmissor se grava na central do portão como um controle, de {{part.programming.from}} a {{part.programming.to}} na visita.',
    ],
    heading: 'O que abre o portão sem controle na mão',
    text: [
      'Alguns alarmes têm uma saída a mais, que o instalador de som e alarme liga a um controle de portão escondido no carro; esse trabalho é dele. No portão só é preciso gravar esse controle.',
    ],
    points: [
      'Controle preso ao quebra-sol: o mais simples.',
      'Transmissor no farol: duas piscadas abrem.',
      'Controle dentro do carro: não o deixe à vista na rua.',
    ],
    send: 'Mande a foto do controle do portão, frente e verso.',
  },
];
