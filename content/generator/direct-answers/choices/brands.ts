/** What titles ask about a make: its models, whether it is still made, its parts, and one against another. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const brandChoices: readonly DirectAnswer[] = [
  {
    when: [
      'ainda existe|ainda fabrica*|ainda vende*|faliu|fechou|saiu de mercado|acabou|existe ainda|parou de fabricar',
    ],
    ofOtherBrand: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'repair'],
    answer: [
      'Se a fábrica {marca} ainda produz, quem diz com certeza é ela; para o seu motor a pergunta que conta é outra: se a peça do modelo que está na parede ainda se acha. Capacitor, rolamento e roldana são de medida comum e servem em qualquer {marca}; engrenagem e placa dependem do código da etiqueta.',
    ],
    heading: 'Como saber se o seu {marca} ainda tem conserto',
    text: [
      'A foto da etiqueta e da placa basta para procurar a peça antes da visita. Peça achada, o conserto vai de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
      'Peça que não existe mais tem duas saídas: adaptar uma central de outra marca, se o motor gira bem, ou um motor novo, de {{replacement.from}} a {{replacement.to}} em portão de casa.',
    ],
    points: [
      'Etiqueta da carcaça: modelo, tensão e ano, se estiver escrito.',
      'Placa: o código impresso vale mais que o nome na tampa.',
      'Engrenagem: leva-se a gasta como amostra.',
      'Controle: sem ele, um receptor avulso resolve.',
    ],
    questions: [
      {
        question: 'Vale consertar um motor de modelo parado?',
        answer:
          'Vale enquanto a peça for comum. Quando a placa queima e não há outra, o dinheiro rende mais num motor novo.',
      },
    ],
    further:
      'O que fazer quando a peça some está em [motor antigo sem peça](/motor-de-portao-antigo-sem-peca).',
    send: 'Mande pelo WhatsApp a foto da etiqueta e da placa do motor {marca}. Respondemos se a peça se acha.',
  },
  {
    when: ['peca|pecas|reposicao|engrenagem|coroa|kit de reparo|bucha'],
    unless: 'preco|quanto|placa|central|controle|troca|trocar|consert*',
    ofOtherBrand: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Peça de motor {marca} se pede pelo código da etiqueta, porque a mesma tampa cobre modelos diferentes. Não vendemos peça {marca} no balcão: procuramos e trocamos no conserto, que vai de {{repair.from}} a {{repair.to}}, e dizemos por foto se ela existe antes de marcar a visita.',
    ],
    heading: 'O que no motor {marca} é de medida comum e o que é só dele',
    text: [
      'Metade do que quebra num motor não tem marca: capacitor, rolamento, parafuso, cabo. O resto, sobretudo engrenagem, coroa, sensor e placa, é do modelo.',
      'Peça trocada tem {{parts.warranty}} de garantia e o serviço, {{repair.warranty}}. Se ela saiu de linha, comparamos com um motor novo antes de gastar.',
    ],
    points: [
      'Capacitor: pelo valor em microfarads e pela tensão.',
      'Rolamento: pelo número gravado no anel.',
      'Engrenagem e coroa: pelos dentes e pelo modelo.',
      'Placa: pelo código impresso e pelo tipo de fim de curso.',
      'Controle: pelo tipo de código do receptor.',
    ],
    further: 'O que se acha e o que some está em [motor antigo sem peça](/motor-de-portao-antigo-sem-peca).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor {marca}, da placa e da peça gasta, ao lado de uma régua.',
  },
  {
    when: ['serve|aguenta|suporta|leva|move|puxa|bom|da conta', 'portao|folha'],
    unless: 'controle|peca|placa',
    ofOtherBrand: true,
    figure: { unit: 'kilogram' },
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'O motor {marca} serve se a etiqueta ou a ficha daquele modelo trouxer peso acima de {figura} para o seu tipo de portão, com folga. O número muda de modelo para modelo, e o mesmo peso é leve num portão de correr e muito num basculante: leia o modelo por inteiro antes de comprar.',
    ],
    heading: 'Ler a ficha do {marca} para uma folha de {figura}',
    text: [
      'Não vendemos {marca} e não temos tabela dele; consertamos o que já está instalado, de {{repair.from}} a {{repair.to}}. Da PPA, que vendemos, em basculante o Home vai até {{home.weight}}, o Home Jetflex até {{homeJetflex.weight}} e a linha pesada até {{heavyLine.weight}}.',
      'Peso no limite não é folga: vento, cabo velho e folha torta somam esforço que a ficha não conta.',
    ],
    points: [
      'Peso máximo para basculante, correr ou abrir: são três números diferentes.',
      'Ciclos por hora, se mais de uma família usa.',
      'Tensão da etiqueta igual à do ponto.',
      'Folha que anda leve na mão, sem o motor.',
    ],
    send: 'Mande pelo WhatsApp o nome completo do modelo {marca}, uma foto do portão por dentro e o material da folha.',
  },
  {
    when: [
      'manual|como programar|programacao|programar|configurar|regular',
      'motor|central|placa|portao|dz|kdz|bv',
    ],
    unless: 'controle|abertura manual|destravar|preco|abrir manual',
    ofOtherBrand: true,
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'A programação de um motor {marca} segue o manual da placa que está dentro dele, e a ordem dos botões muda de um modelo para outro da mesma fábrica. Procure pelo código impresso na placa, e não pelo nome da tampa; com ele o manual se acha no site do fabricante.',
    ],
    heading: 'O que se programa na central {marca}',
    text: [
      'Em quase toda placa são quatro coisas: gravar controles, aprender o curso, ligar ou não o fechamento automático e regular a força. Força e curso se mexem com a folha livre e ninguém no vão.',
      'Se preferir que façamos, a regulagem vai de {{part.adjustment.from}} a {{part.adjustment.to}} e a gravação de controles, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: [
      'Foto da placa, de longe e do código.',
      'Botões e pequenas chaves anotados antes de mexer.',
      'Força no mínimo que leva a folha até o fim.',
      'Fechamento automático só com fotocélula.',
    ],
    questions: [
      {
        question: 'Posso abrir a caixa para ver a placa?',
        answer:
          'Só com o disjuntor desligado, e sem encostar no capacitor, que guarda carga. Para olhar o código, uma foto pela fresta já basta.',
      },
    ],
  },
  {
    when: ['controle|controles', 'preco|quanto|valor|comprar|onde|vende*|novo|original'],
    unless: 'nao funciona|parou|program*|gravar|copia*|clon*|quebr*',
    ofOtherBrand: true,
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['buy', 'price'],
    answer: [
      'O controle {marca} se compra pelo tipo de código, e não só pela marca: confira no verso se é fixo ou rolante e a frequência, e leve a foto da tampa do motor. Controle avulso {marca} não é produto nosso; o que fazemos é gravar o seu na central, de {{part.programming.from}} a {{part.programming.to}}, ou pôr um receptor que aceite controles novos.',
    ],
    heading: 'Original, compatível ou receptor novo',
    text: [
      'O original grava direto. O compatível serve quando o código é fixo e a frequência é a mesma; em código rolante, quase nunca.',
      'Com três ou mais controles perdidos, o receptor avulso com controles novos costuma sair melhor que caçar o original. O conserto com peça fica na faixa de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Verso do controle: frequência e modelo.',
      'Dentro: fila de chavinhas quer dizer código fixo.',
      'Teste no portão antes de jogar fora o velho.',
      'Apague da central o controle perdido.',
    ],
    send: 'Mande pelo WhatsApp o controle {marca} de frente, de verso e aberto, e a tampa do motor.',
  },
  {
    when: ['placa|central|placas|centrais'],
    unless: 'preco|quanto|controle|nao liga|pisca*|program*|serve|queim*|alarme|cerca|interfone',
    ofOtherBrand: true,
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['repair', 'replace'],
    answer: [
      'Placa {marca} com defeito se conserta quando queimou relé, fusível ou fonte, e se troca quando a trilha carbonizou ou o processador se foi. Comece pelo código impresso nela: com ele dizemos se há peça, se entra uma compatível e quanto fica, de {{part.board.from}} a {{part.board.to}} na troca.',
    ],
    heading: 'Consertar, trocar por original ou pôr compatível',
    text: [
      'Em motor de indução comum, uma central de outra marca serve se ler o mesmo tipo de fim de curso e aguentar a potência. Em motor de inversor, só a placa do próprio modelo.',
      'Depois da troca os controles se gravam de novo, e o curso se regula. A peça tem {{parts.warranty}} de garantia, e o serviço, {{repair.warranty}}.',
    ],
    points: [
      'Fusível inteiro e nenhuma luz: fonte da placa.',
      'Estalo sem movimento: relé, capacitor ou motor.',
      'Mancha preta: não religue o disjuntor, e chame.',
      'Só um sentido funciona: relé daquele lado ou fim de curso.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da placa {marca}, com o código legível, e conte se ela acende e se estala.',
  },
  {
    when: [
      'melhor|e bom|e boa|presta|vale a pena|confiavel|recomenda*|e melhor',
      'motor|automatizador|portao|marca|garen|rossi|peccinin|rcg|nice|ipec|seg|agl|unisystem|intelbras|fac|contramatic',
    ],
    unless:
      'controle|consertar|usado|ou ppa|ou outr*|ou troc*|ou compr*|ou conserto|ou nov*|que|x|entre|placa|nobreak|peca',
    ofOtherBrand: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Depende do modelo: um motor {marca} é bom para um portão de casa se o peso máximo da etiqueta passa do peso da folha com folga e se há peça dele na sua cidade. {marca} nós consertamos, de {{repair.from}} a {{repair.to}}, e o novo que vendemos é PPA; desconte isso da nossa opinião.',
    ],
    heading: 'O que conferir antes de comprar um {marca}',
    text: [
      'Motor de portão quase nunca morre de marca; morre de folha desequilibrada, de aberturas demais por hora e de chuva na placa. Por isso se olha primeiro o modelo, e o nome depois.',
      'Se um {marca} já está na parede e falha, conserte enquanto houver peça: a troca completa numa casa vai de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Peso máximo e ciclos por hora, escritos na ficha do modelo.',
      'Etiqueta legível e manual em português.',
      'Controle de código rolante, que não se copia.',
      'Garantia por escrito, do motor e de quem instala.',
      'Quem atende no seu bairro quando parar.',
    ],
    further: 'Os modelos que vendemos estão na [comparação dos motores](/motores).',
    send: 'Mande pelo WhatsApp o modelo {marca} que você está olhando, as medidas e o material da folha e uma foto do portão por dentro: dizemos se ele serve.',
  },
  {
    when: ['assistencia|assistencia tecnica|autorizada|autorizado|sac|telefone'],
    unless: 'garantia',
    ofOtherBrand: true,
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Não somos a autorizada {marca}: somos uma assistência independente, que conserta o motor {marca} já instalado em São Paulo e na Grande São Paulo. Se o seu ainda está na garantia da fábrica, procure antes a rede dela; fora da garantia, o conserto aqui vai de {{repair.from}} a {{repair.to}}, com visita sem taxa.',
    ],
    heading: 'Quando ir à autorizada e quando chamar a gente',
    text: [
      'Na garantia, abrir o motor com outro técnico pode fazer você perdê-la. A nota fiscal e a etiqueta dizem se ela ainda corre.',
      'Fora dela, o que decide é a peça: as de medida comum já vão no carro, e as do modelo se procuram pelo código antes da visita. O serviço tem {{repair.warranty}} de garantia.',
    ],
    points: [
      'Ronca e não sai: capacitor, se o motor tem um, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Gira e a folha não anda: engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
      'Nada acende ou só estala: placa, de {{part.board.from}} a {{part.board.to}}.',
      'Para antes ou bate no fim: regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    further:
      'O que acontece na visita está na página de [visita técnica](/topicos/visita-tecnica-para-portao-automatico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor {marca}, um vídeo do defeito e o bairro.',
  },
  {
    when: [
      'ppa',
      'original|originais|paralelo|paralela|falsificad*|pirata|generico',
      'motor|peca|pecas|controle|placa|central|kit',
    ],
    unless: 'preco|quanto',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy', 'compatibility'],
    answer: [
      'PPA original traz etiqueta com modelo, tensão e número de série, caixa com o nome do produto e nota fiscal em que ele aparece escrito. Peça paralela serve em capacitor, rolamento e roldana; em engrenagem, sensor e placa prefira a do modelo, porque a folga do dente e o tipo de sensor não combinam por acaso.',
    ],
    heading: 'Onde o original faz diferença',
    text: [
      'Controle paralelo de código fixo costuma abrir; de código rolante, quase nunca grava na central. Placa paralela perde funções, e a desaceleração é a primeira.',
      'Os nossos kits são PPA, de {{kit.padrao}} a {{kit.jetflex}} instalados em basculante, com {{kit.warranty}} de garantia. Peça de conserto tem {{parts.warranty}}.',
    ],
    points: [
      'Etiqueta borrada ou sem número de série: desconfie.',
      'Preço muito abaixo do comum: pergunte a origem.',
      'Nota sem o modelo escrito não prova a garantia.',
      'Guarde a foto da etiqueta desde o primeiro dia.',
    ],
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
];
