/** Answers to titles about intercoms. */
import type { DirectAnswer } from '../direct-answer.ts';

const intercom = 'interfone*|porteiro eletronico|video porteiro|videoporteiro';

const telephone = 'celular|aplicativo|app|smartphone|wifi|internet';

export const interfoneAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'interfone',
      'videoporteiro|video porteiro|interfone com camera|com video|com camera',
      'ou|diferenca|versus|vs|qual|melhor',
    ],
    unless: 'cerca|alarme|nao abre',
    subject: 'interfone',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Para casa, o videoporteiro vale a diferença se você quer ver quem está na rua antes de abrir, e alguns mostram a imagem no celular; o interfone só de voz custa menos, usa menos fios e quebra menos. Os dois abrem o portão do mesmo modo, por um contato ligado à central. Não vendemos nem instalamos nenhum deles: ligamos a saída de abrir na central, a partir de {{repair.from}}.',
    ],
    heading: 'O que decide a compra',
    text: [
      'Conte os fios que já chegam à rua: se são só dois, o interfone de voz entra sem obra, e o de vídeo pode pedir cabo novo. Para abrir a garagem, e não só a porta social, o aparelho precisa de uma segunda saída.',
    ],
    points: [
      'Rua escura: câmera com visão noturna.',
      'Casa vazia de dia: modelo que toca no celular.',
      'Sol e chuva na placa de rua: aba ou modelo de área externa.',
    ],
    send: 'Mande a foto do lugar da placa de rua e da etiqueta da central.',
  },
  {
    when: [
      'interfone*|porteiro eletronico|video porteiro|videoporteiro',
      'queim*|parou|nao funciona',
      'raio|chuva|temporal|queda de energia',
    ],
    subject: 'interfone',
    isAboutSubject: true,
    winsTies: true,
    answer: [
      'Raio que queima interfone e portão juntos entrou quase sempre pelo fio que liga um ao outro ou pela rede da casa. Desligue o disjuntor do portão e a tomada do interfone e não teste de novo. O portão é conosco: fonte, fusível, receptor ou placa, de {{repair.from}} a {{repair.to}}; o interfone é do técnico de interfonia. Peça os dois laudos por escrito, porque o seguro residencial com danos elétricos e a distribuidora podem pagar.',
    ],
    heading: 'Na ordem certa',
    text: [
      'O técnico separa os dois fios do interfone na entrada de botoeira antes de religar o portão: interfone em curto manda abrir sem parar. Depois do conserto, um protetor de surto no quadro e o fio terra do motor reduzem o risco do próximo raio.',
    ],
    points: [
      'Guarde as peças queimadas até a resposta do seguro.',
      'Anote o dia e a hora do raio.',
      'Prove o portão pela botoeira antes de ligar o interfone novo.',
    ],
    send: 'Mande a foto da caixa fechada, da etiqueta do motor e conte o que ainda acende.',
  },
  {
    when: [
      'interfone*|porteiro eletronico|video porteiro|videoporteiro',
      'sem fio|wireless|wifi|longe|metros|distancia',
    ],
    unless: 'nao funciona|parou|ramal|telefonico|queim*|abre|abrir|aciona',
    subject: 'interfone',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Sim, há interfone sem fio para portão longe da casa, mas leia o alcance com parede no meio, e não o de campo aberto do anúncio: muro e laje cortam mais da metade. Para longe, o que vai melhor é o aparelho com fio, que passa fácil de cinquenta metros com o cabo certo, ou o de Wi-Fi, se a rede chega até o portão. Não vendemos nem instalamos interfone; ligamos a saída dele na central do portão, a partir de {{repair.from}}.',
    ],
    heading: 'O que conferir antes da compra',
    text: [
      'No portão é preciso uma saída de contato seco no receptor ou na placa de rua: é ela que manda a central abrir. A placa de rua com pilha pede troca de tempos em tempos; com ponto de energia, não.',
    ],
    points: [
      'Saída para abrir o portão, escrita na ficha.',
      'Proteção contra chuva na placa de rua.',
      'Prova do sinal no lugar antes de furar a parede.',
    ],
    send: 'Mande a ficha do aparelho e a foto da etiqueta da central.',
  },
  {
    when: [
      'interfone|video porteiro|videoporteiro|porteiro eletronico|interfone com camera|interfone com video',
      'qual o melhor|qual melhor|melhor|melhores|qual comprar|qual escolher|recomenda*|indica*|vale a pena',
    ],
    unless: 'ou|nao|parou|cerca|alarme',
    subject: 'interfone',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Para o portão, o melhor interfone, com câmera ou sem ela, é o que tem duas saídas de abrir: uma para a fechadura do portão social e outra em contato seco, que aciona a central do portão da garagem. Com câmera, prefira o de imagem noturna e ângulo largo, que mostre quem está ao lado do poste. Marca não indicamos nem vendemos; quem instala é o técnico de interfonia, e nós ligamos os dois fios na central, a partir de {{repair.from}}.',
    ],
    heading: 'O que comparar antes de comprar',
    text: [
      'Conte os fios que já passam até a rua: muitos modelos com câmera pedem quatro ou cabo próprio, e passar fio novo custa mais que a diferença entre dois aparelhos. Em chuva direta, peça a placa de rua com proteção.',
    ],
    points: [
      'Saída de contato seco, além da saída da fechadura.',
      'Tensão da fechadura igual à da fonte do aparelho.',
      'Câmera com visão noturna e lente larga.',
      'Abertura pelo celular, se a casa fica vazia de dia.',
    ],
    send: 'Mande a foto da folha de instruções do aparelho e da etiqueta da central: dizemos onde os fios entram.',
  },
  {
    when: ['interfone', 'controle', 'mesmo portao|abrindo o mesmo|os dois|junto|abrir portao|abrir o portao'],
    unless: 'nao|parou|defeito|queim*',
    subject: 'interfone',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Sim, controle e interfone abrem o mesmo portão: o controle fala com o receptor por rádio, e o botão do interfone chega por dois fios à entrada de botoeira da central. Um não atrapalha o outro. Do interfone cuida quem trabalha com interfonia; a ligação na central fazemos nós, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que a central precisa ter',
    text: [
      'Basta a entrada de botoeira, que quase toda placa tem. O interfone fecha um contato seco, sem tensão, e se o dele sai com tensão entra um relé no meio.',
    ],
  },
  {
    when: [
      'interfone|videoporteiro|video porteiro|porteiro eletronico|videofone',
      'borne|bornes|qual fio|ligado|onde liga|ligar|ligo|liga|ligacao|conectar|conecto',
      'portao|portoes|garagem|motor|central|placa|botoeira',
    ],
    unless:
      'nao|parou|sozinho|choque|barulho|condominio|predio|fechadura|celular|sem fio|tomada|disjuntor|preco|precos|valor|quanto*|custa|orcamento',
    subject: 'interfone',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['install'],
    answer: [
      'O interfone se liga nos dois bornes da botoeira na central, BOT, PP ou START com o comum, em paralelo com ela, desde que a saída dele seja contato seco, que só fecha. Saída de fechadura, de 12 V, não vai à placa, que queima: entra um relé de 12 V no meio, e é o contato NA do relé que aciona a central. A caixa da central tem tensão da rede, e quem liga nela é o técnico: com o fio já passado, fica entre {{repair.from}} e {{repair.to}}. O aparelho é de quem trabalha com interfonia.',
    ],
    description:
      'O interfone se liga nos bornes da botoeira da central, se a saída é contato seco; saída de fechadura, de 12 V, pede um relé no meio ou queima a placa.',
    heading: 'Contato seco ou 12 V: como saber antes de ligar',
    text: [
      'O manual do aparelho separa a saída de fechadura, que solta tensão, da saída auxiliar, marcada NA e C ou COM. Quem tem só a primeira põe o relé perto da central, com fonte e fio longe da rede.',
    ],
    points: [
      'Dois fios num tubo só deles, longe do cabo de força.',
      'Portão abre sozinho depois de ligar: fio em curto ou emenda molhada.',
      'Prova com alguém no aparelho e o vão livre.',
      'Porta social e garagem: cada uma na sua saída.',
    ],
    further:
      'A entrada de botoeira está explicada em [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta da central e a da folha de ligação do interfone: dizemos se vai direto ou com relé.',
  },
  {
    when: [
      'interfone|videoporteiro|video porteiro|porteiro eletronico|videofone',
      'abrir|abertura|abre|abrindo|ligar|ligacao|integrar|integrado|acionar|aciona|conectar|contato seco',
      'portao|portoes|garagem|motor|central|placa',
    ],
    unless: 'nao|parou|sozinho|choque|barulho|qual|condominio|predio|fechadura|hdl|intelbras|agl',
    subject: 'interfone',
    isAboutSubject: true,
    answer: [
      'O interfone, com ou sem câmera, abre o portão automático por dois fios, do contato seco dele à entrada de botoeira da central; se a saída manda 12 V, para um fecho, vai um relé no meio. Quem vende e instala o aparelho é o instalador de interfonia; a ligação na central e o teste são conosco, a partir de {{repair.from}}.',
    ],
    description:
      'O interfone abre o portão automático por dois fios, do contato seco dele à entrada de botoeira da central; saída de 12 V pede um relé no meio.',
    heading: 'O que combinar antes de comprar o aparelho',
    text: [
      'Confira se ele tem uma segunda saída, de contato seco: a primeira costuma ir para a fechadura da porta de pedestres, e sem a outra o mesmo botão abriria as duas. Contato seco só fecha o circuito; tensão na entrada da placa a queima, e o relé separa uma coisa da outra.',
    ],
    points: [
      'Dois fios num tubo só deles, da placa de rua ou do aparelho até a central.',
      'Emenda alta e seca: par molhado abre o portão sozinho.',
      'A câmera deve mostrar o vão inteiro, para ninguém fechar às cegas.',
      'Com fechamento automático, fotocélula em ordem.',
    ],
    further:
      'A entrada de botoeira está explicada em [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande pelo WhatsApp o modelo do aparelho e a foto da etiqueta da central: dizemos se os dois se ligam direto ou com relé.',
  },
  {
    when: [
      'interfone*|porteiro eletronico|video porteiro|videoporteiro',
      'fechadura*|fecho*|trava*|trinco*',
      'preco|precos|valor|quanto custa|quanto sai|quanto fica|quanto e|quanto cobra*|instal*|coloc*|orcamento',
    ],
    unless: 'nao abre|nao funciona|parou|celular|digital',
    subject: 'interfone',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Instalamos a fechadura elétrica, entre {{repair.from}} e {{repair.to}}; o interfone, não. O aparelho e a instalação dele são de quem trabalha com interfonia. Se você compra um kit com os dois, pomos a fechadura dele. Ela fica presa e acertada no batente, com os dois fios prontos até o ponto do interfone, e quem põe o aparelho só os liga. O valor da nossa parte sai por foto, porque depende da folha e do batente; se já há interfone, confira nele a tensão da saída de abrir.',
    ],
    heading: 'O que fica pronto quando os dois se juntam',
    text: [
      'O kit que traz interfone e fechadura na mesma caixa pode ser o seu: a fechadura tem de servir ao lado para onde a folha abre, e o instalador de interfonia põe o aparelho.',
      'O interfone dá um pulso, e esse pulso solta a trava do portão social ou abre a garagem. A fonte fica em lugar seco, com os dois fios prontos.',
      'Fecho elétrico comum continua trancado sem energia e abre pela chave. A fechadura eletromagnética faz o contrário e pede fonte com bateria.',
    ],
    points: [
      'Folha que não fecha no mesmo ponto: o serralheiro vem antes.',
      'Interfone que já existe: confira a tensão da saída de abrir.',
      'Entrada na chuva: trava do lado abrigado.',
      'Botão de saída longe da mão de quem está na rua.',
    ],
    send: 'Mande a foto da folha fechada, do batente e do interfone, se já existe: dizemos que fechadura serve e quanto sai a nossa parte.',
  },
  {
    when: [
      'interfone*|porteiro eletronico|video porteiro',
      'motor|motores|automatiz*',
      'instalacao|instalar|instalam|instala|colocar',
    ],
    unless: 'celular|nao abre|nao funciona|consert*|manuten*|reparo|reparar',
    subject: 'interfone',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'O motor nós instalamos; o interfone é de quem trabalha com interfonia, e a ligação entre os dois fazemos no mesmo dia. Em basculante o motor instalado vai de {{kit.padrao}} a {{kit.jetflex}}; de correr e de abrir saem por orçamento. Combine primeiro o interfone: quem o instala deixa um par de fios até a central, e nós os ligamos.',
    ],
    heading: 'Quem faz o quê, e em que ordem',
    text: [
      'O instalador de interfonia passa o fio e põe o aparelho; nós montamos o motor, em {horas de instalação}, e ligamos o par na entrada de botoeira. O teste se faz com alguém no aparelho.',
    ],
    points: [
      'Saída de contato seco para o portão, escrita no manual do aparelho.',
      'Saída de fechadura dá tensão: pede relé no meio.',
      'Fio do interfone em conduíte separado da rede.',
    ],
    further: 'Os modelos e os tempos de cada motor estão em [motores](/motores).',
    send: 'Mande a foto do portão por dentro, as medidas e o modelo do interfone, se já foi escolhido.',
  },
  {
    when: [intercom, telephone],
    ofOtherBrand: true,
    unless: 'fio telefonico|ramal',
    subject: 'interfone',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Dá para abrir pelo celular com o interfone {marca} se o modelo tiver Wi-Fi e aplicativo com comando de abertura, o que a caixa e o manual dizem; o comando dele vai à entrada de botoeira da central do portão. Se o seu {marca} não tem, um módulo Wi-Fi ligado nessa mesma entrada põe o portão no celular sem trocar o interfone.',
    ],
    heading: 'Ligar o interfone {marca} ou o módulo na central',
    text: [
      'A caixa do {marca} diz se ele abre porta pelo aplicativo e quantas saídas tem: a do portão é separada da que solta o fecho do social. Com módulo, os dois aparelhos entram em paralelo, e um não atrapalha o outro.',
      'Essa ligação na central sai de {{repair.from}} a {{repair.to}}; vender, trocar ou consertar o {marca} é de quem trabalha com interfonia.',
    ],
    points: [
      'Contato seco: dois fios direto na botoeira.',
      'Contato com tensão: relé no meio, ou queima a entrada da central.',
      'Sinal de rede firme no aparelho e, com módulo, também ao lado do motor.',
      'Sem internet: o botão do aparelho e o controle seguem abrindo.',
    ],
    send: 'Mande a foto da etiqueta da central e a da parte de trás do aparelho {marca}: dizemos se ele abre pelo celular ou se vai módulo.',
  },
  {
    when: [intercom, telephone],
    unless: 'fio telefonico|ramal',
    subject: 'interfone',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'O interfone abre o portão pelo celular se o modelo tiver Wi-Fi e aplicativo com comando de abertura, ligado à entrada de botoeira da central. Se o que você tem não traz isso, um módulo Wi-Fi nessa mesma entrada põe o portão no celular sem trocar o interfone.',
    ],
    heading: 'Ligar o interfone ou o módulo na central',
    text: [
      'O módulo liga dois fios na entrada de botoeira e usa a rede da casa. Antes de comprar, fique ao lado do motor com o celular e veja se o sinal da rede chega firme.',
      'A ligação do módulo ou do interfone na central é conosco, de {{repair.from}} a {{repair.to}}; o interfone, venda e conserto, é de quem trabalha com interfonia.',
    ],
    points: [
      'Saída de contato seco no interfone: liga direto na botoeira.',
      'Saída que dá tensão: só com relé no meio.',
      'Sem internet, controle e botoeira continuam abrindo.',
      'Sensor de portão aberto: sem ele o aplicativo só supõe.',
    ],
    send: 'Mande a foto da etiqueta da central e a da parte de trás do interfone: dizemos se ele abre pelo celular ou se vai módulo.',
  },
  {
    when: ['interfone*|porteiro eletronico|video porteiro|videoporteiro'],
    ofOtherBrand: true,
    subject: 'interfone',
    isAboutSubject: true,
    answer: [
      'O interfone {marca} abre o portão pela entrada de botoeira da central, se tiver saída de contato seco; a saída de fechadura de muitos aparelhos dá tensão, e aí um relé vai no meio. Essa ligação é conosco, de {{repair.from}} a {{repair.to}}; o interfone em si, venda, troca e conserto, é de quem trabalha com interfonia.',
    ],
    heading: 'Ligar o interfone {marca} na central do portão',
    text: [
      'No manual do {marca}, procure a saída chamada portão, contato auxiliar ou relé, separada da que solta o fecho da porta social. Dois fios dela vão à entrada de botoeira, em paralelo com o botão da parede.',
      'Se o controle abre o portão e o interfone não, o defeito está no fio, no contato do aparelho ou no relé. Se nem o controle abre, é do portão.',
    ],
    points: [
      'Saída de contato seco: liga direto na botoeira.',
      'Saída com 12 V: só com relé, ou queima a entrada da central.',
      'Fio da placa de rua longe da rede elétrica.',
      'Dois portões: um contato para cada um.',
    ],
    questions: [
      {
        question: 'Preciso trocar a central para usar o interfone {marca}?',
        answer: 'Quase nunca: a entrada de botoeira, que toda central tem, é o que basta.',
      },
    ],
    send: 'Mande a foto da etiqueta da central e a da parte de trás do aparelho {marca}: dizemos que fios usar.',
  },

  {
    when: [
      intercom,
      'consert*|repar*|arrumar|arruma|manutencao',
      'portao|portoes|garagem',
      'quanto custa|quanto fica|quanto sai|quanto e|quanto cobra*|quanto|preco|precos|valor|valores|orcamento|custo',
    ],
    unless: 'sozinho|choque|camera|alarme|cerca|motor',
    subject: 'interfone',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['repair', 'price'],
    answer: [
      'O conserto do interfone não está entre os nossos serviços, e o preço dele se pede a uma empresa de interfonia. Do interfone que abre o portão consertamos o fio e a entrada da central, a partir de {{repair.from}}; se nem o controle abre, o defeito é do portão, e o conserto vai até {{repair.to}}.',
    ],
    heading: 'Como saber de quem é o conserto',
    text: [
      'Chame pelo interfone e depois aperte o controle. Se há voz e o controle abre, falta o botão, o fio ou a entrada da central; sem voz, o aparelho ou a fonte dele.',
      'A visita não tem taxa na área atendida: o técnico mede o par que chega à central e diz o valor antes de mexer.',
    ],
    points: [
      'Há voz, e o controle abre: fio ou entrada, conosco; botão do aparelho, com a interfonia.',
      'Sem voz: interfonia.',
      'Nem o controle abre: portão, conosco.',
    ],
    send: 'Mande um vídeo de quem aperta o botão do interfone e depois o controle, com o bairro.',
  },
  {
    when: [
      'porteiro eletronico|interfone*|videoporteiro|video porteiro',
      'que abre|abre|abrir|abertura|botao',
      'portao|garagem|social',
      'nao funciona|parou de funcionar|nao esta funcionando|parou|com defeito|defeito|quebrou|quebrado|estragou|falhando|falha',
    ],
    unless: 'sozinho|choque|nao chama|nao toca|mudo|nao abre|sem som|raio|chuva|queda de energia',
    subject: 'interfone',
    isAboutSubject: true,
    isComplaint: true,
    winsTies: true,
    aspects: ['repair'],
    answer: [
      'Se o interfone fala e não abre o portão, aperte o controle remoto: se o portão obedece a ele, a falta está no botão do interfone, no fio ou na entrada da central, e o fio e a entrada nós consertamos, a partir de {{repair.from}}. Sem voz também, o caso é de interfonia, que não está entre os nossos serviços; se nem o controle abre, o defeito está na central, no motor ou na energia do portão.',
    ],
    description:
      'Interfone que fala e não abre, com o controle bom: a falta está no botão, no fio ou na entrada da central. Fio e entrada, a partir de {{repair.from}}.',
    heading: 'Do botão do interfone até a central',
    text: [
      'O botão do interfone fecha por um instante dois fios que chegam à entrada de botoeira da central. O contato do aparelho oxida com os anos, e o fio passa em conduíte baixo e parte na emenda.',
      'O técnico mede o par da central até o aparelho e refaz a emenda ou a ligação, com {{repair.warranty}} de garantia. Se o aparelho é o culpado, a empresa de interfonia o troca.',
    ],
    points: [
      'Abre às vezes, com o botão apertado com força: contato gasto.',
      'Parou depois de chuva: emenda molhada.',
      'Abre a porta social e não a garagem: via do cabo ou relé.',
      'Botoeira da parede também parou: entrada da central.',
      'Não encoste os dois fios para testar: o portão anda sem aviso.',
    ],
    send: 'Conte se o controle e a botoeira abrem e mande a foto do aparelho e a da etiqueta da central.',
  },
  {
    when: [
      'porteiro eletronico|interfone|videoporteiro|video porteiro',
      'nao abre|nao aciona|parou de abrir|deixou de abrir|nao destrava|nao solta',
      'portao|garagem|social',
    ],
    unless: 'sozinho|choque|nao chama|nao toca|mudo',
    subject: 'interfone',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o porteiro eletrônico chama e fala mas não abre, falta o pulso que ele manda à trava ou à central: fio partido, contato do botão ou entrada da placa. Aperte a botoeira da parede: se o portão abre por ela, a central está boa, e o defeito fica entre o aparelho e o fio.',
    ],
    heading: 'Aparelho, fio ou central',
    text: [
      'O aparelho é do instalador de interfonia. O par de fios até a central, a trava e a entrada da placa são conosco, num conserto de {{repair.from}} a {{repair.to}}, com o teste feito com o aparelho na mão.',
    ],
    points: [
      'Não abre nem pela botoeira: central, motor ou energia.',
      'Só não abre na chuva: emenda molhada no par.',
      'Estala e não solta: trava desalinhada ou fonte fraca.',
      'Um apartamento não abre e os outros abrem: o aparelho dele.',
    ],
    send: 'Conte se a botoeira abre e mande a foto do aparelho e a da etiqueta da central.',
  },
  {
    when: ['campainha*', 'portao|instalar|colocar|junto|interfone|ligar'],
    unless:
      'fio da campainha|botoeira|nao toca|abre o portao|abrindo o portao|abre portao|portao abre|nao funciona|parou|sem funcionar',
    subject: 'interfone',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Campainha não instalamos: é serviço de eletricista ou de quem monta interfone. O que fazemos junto do portão é deixar pronto o que se encontra com ela: o botão de abertura ligado à central, com fio próprio, para você atender a campainha e abrir sem controle na mão.',
    ],
    heading: 'Campainha e portão na mesma entrada',
    text: [
      'Não use o mesmo par de fios para as duas coisas. A campainha comum leva tensão da rede, e um fio dela na entrada de botoeira queima a placa; a sem fio evita a obra, mas pode falhar atrás de portão de ferro.',
      'A ligação do botão na central entra num serviço de {{repair.from}} a {{repair.to}}, conforme o caminho do conduíte.',
    ],
    points: [
      'Botão da campainha do lado de fora; o do portão, só do lado de dentro.',
      'Conduíte separado para a rede e para a baixa tensão.',
      'Interfone com abertura faz as duas coisas, por dois fios até a central.',
      'Campainha por rádio na mesma frequência raramente abre o portão, mas teste.',
    ],
  },
  {
    when: [
      'interfone*|porteiro eletronico',
      'camera de seguranca|cameras de seguranca|camera e|cameras e|e camera|e cameras|e cftv|cftv e',
    ],
    unless:
      'motor|portao automatico e|portao eletronico e|nao funciona|parou|queim*|interfer*|chi*|abre|nobreak|com camera',
    subject: 'interfone',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['install'],
    answer: [
      'Câmera e interfone não instalamos: a câmera de segurança é de empresa de segurança eletrônica, o interfone é de quem trabalha com interfonia, e muitas empresas fazem os dois. O que fazemos é ligar o botão de abertura do interfone à central do portão, por dois fios na entrada de botoeira, num serviço entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O que combinar com quem põe a câmera e o interfone',
    text: [
      'O interfone precisa de uma saída de contato para o portão da garagem, separada da que solta a fechadura do portão social. A câmera leva fonte própria, fora da caixa do motor, e um ângulo que mostre o vão inteiro.',
    ],
    points: [
      'Um par de fios livre do interfone até a central do portão.',
      'Cabo da câmera fora do eletroduto do motor.',
      'Câmera que mostre o vão a quem abre de dentro.',
    ],
  },
  {
    when: ['porteiro eletronico|video porteiro|videoporteiro|interfone*', 'camera|video|imagem'],
    subject: 'interfone',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Interfone não está entre os nossos serviços, nem porteiro eletrônico com vídeo: isso é de quem trabalha com interfonia. O que fazemos é ligar o botão de abertura dele à central do portão, por dois fios na entrada de botoeira, num serviço entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O que pedir no interfone com vídeo para ele abrir o portão',
    text: [
      'O aparelho precisa de uma saída de contato para portão, separada da que solta a fechadura da porta social. Sem ela, um relé pequeno faz a mesma coisa.',
      'A distância manda no cabo: vídeo pede o que o fabricante indica, e os dois fios do portão seguem à parte da rede elétrica.',
    ],
    points: [
      'Saída de contato seco ou segundo relé, escrito no manual.',
      'Um par de fios livre até a caixa do motor.',
      'Câmera que mostre também o vão, para abrir vendo quem passa.',
    ],
  },
  {
    when: ['interfone*|porteiro eletronico', 'chi*|ruido*|zumb*|microfonia|apit*|barulho'],
    subject: 'interfone',
    isAboutSubject: true,
    answer: [
      'Interfone com chiado não é serviço nosso: quem conserta é o técnico de interfonia. A causa mais comum é emenda oxidada ou fio passando junto ao da rede, e se o chiado aparece só quando o portão anda, o cabo do interfone está perto demais do motor, o que se resolve separando os dois.',
    ],
    heading: 'Chiado no interfone: o que observar',
    text: [
      'Ouça com o portão parado e depois em movimento. Chiado constante é do aparelho, da fonte ou do fio; chiado que acompanha o motor é interferência.',
      'Do lado do portão, conferimos a ligação do botão na central e o caminho dos cabos na caixa do motor, de {{repair.from}} a {{repair.to}} se houver o que refazer.',
    ],
    points: [
      'Piora na chuva: umidade na placa da rua ou na emenda.',
      'Só num dos aparelhos: o monofone ou o cordão.',
      'Só com o portão andando: cabo junto do motor.',
      'O portão abre sozinho junto com o ruído: fio em curto, e aí é conosco.',
    ],
    questions: [
      {
        question: 'Quem chamar para o chiado?',
        answer:
          'Uma empresa de interfonia ou a assistência do fabricante, com a marca e o modelo do aparelho.',
      },
      {
        question: 'O chiado pode queimar a placa do portão?',
        answer:
          'O chiado não; um fio de interfone em curto na botoeira, sim, e ainda abre o portão sem ordem.',
      },
    ],
  },
  {
    when: [
      'interfone*|porteiro eletronico|video porteiro|videoporteiro|monofone',
      'sem som|sem audio|nao fala|nao escuto|nao ouco|nao ouve|mudo|muda|baixo|sem voz|nao toca|parou de tocar|toca sozinho|falhando|cortando|nao sai voz|nao sai som|nao sai audio|nao se ouve|nao da para ouvir|nao da para escutar|nao da para falar|nao consigo ouvir|nao consigo escutar|nao consigo falar|nao me ouvem|nao me escuta*|nao da para entender|voz baixa|som baixo|escuta mas nao fala|ouve mas nao fala|campainha',
    ],
    subject: 'interfone',
    answer: [
      'Interfone sem som ou que não toca não é serviço nosso: quem conserta é o técnico de interfonia ou a assistência da marca. Se o botão dele continua abrindo o portão, a nossa parte está boa.',
    ],
    heading: 'Aparelho, fio ou portão: como separar',
    text: [
      'A voz e o botão de abrir andam por fios diferentes do mesmo cabo. Refazer o par que vai à central do portão é conosco, entre {{repair.from}} e {{repair.to}}; alto-falante, fonte e placa da rua, não.',
    ],
    points: [
      'Sem voz e abre: aparelho ou placa da rua, e é da interfonia.',
      'Com voz e não abre: botão, fio ou entrada da central, e aí ajudamos.',
      'Sem voz, sem luz e sem abrir: fonte ou disjuntor.',
      'Parou depois da chuva: caixa da rua molhada.',
    ],
    send: 'Se ele deixou também de abrir o portão, mande pelo WhatsApp a marca do interfone e a foto da central fechada.',
  },
  {
    when: [
      'interfone|videoporteiro|video porteiro|porteiro eletronico',
      'fechadura*|fecho eletrico|fecho|trava eletrica|trava',
      'motor|portao|portoes|automatico|garagem|central',
    ],
    unless: 'nao|parou|sozinho|choque|queimou|condominio|predio',
    subject: 'interfone',
    isAboutSubject: true,
    answer: [
      'Interfone, fechadura elétrica e motor de portão funcionam juntos, cada um na sua saída: o interfone solta a fechadura da porta social por um par de fios e abre a garagem por outro, na entrada de botoeira da central. O fecho da porta social, a trava da folha e a ligação na central são conosco, a partir de {{repair.from}}, mais a peça; o aparelho de interfone se compra e se monta com um instalador de interfonia.',
    ],
    heading: 'Como os três se ligam',
    text: [
      'Um interfone de uma saída só abre uma das duas coisas: a fechadura recebe um pulso de tensão, a central quer contato seco, e ligar as duas no mesmo par queima a entrada da placa. Com duas saídas, ou um relé no meio, cada botão abre a sua.',
    ],
    points: [
      'Fechadura elétrica na porta social, com fonte do próprio interfone.',
      'Trava elétrica na folha do motor: quem a solta é a central, antes da partida.',
      'Botoeira por dentro, para sair sem controle nem chave.',
      'Fios do portão num conduíte só deles, fora do alcance da calçada.',
      'Falta de luz: chave na porta social e destravamento no motor.',
    ],
    further:
      'Os tipos e a ligação da trava estão em [trava elétrica para portão](/topicos/trava-eletrica-para-portao).',
    send: 'Mande pelo WhatsApp o modelo do interfone, a foto da etiqueta do motor e uma da porta social: dizemos o que se liga direto e o que pede relé.',
  },
  {
    when: [
      'interfone|porteiro eletronico|videoporteiro|video porteiro',
      'abre em controle|abre pelo controle|abre por controle|abre com o controle|abre com controle|funciona em controle|funciona pelo controle|funciona com o controle|funciona com controle|controle abre|controle funciona|so abre em controle|so abre pelo controle|so abre com o controle|so pelo controle|so em controle|so com o controle',
      'nao abre|nao aciona|nao funciona|nao libera|nao destrava|parou|so abre|so pelo|so em|so com',
    ],
    unless:
      'nao abre em controle|nao abre pelo controle|nao abre com o controle|nao abre com controle|nao funciona em controle|nao funciona pelo controle|abre pelo interfone mas nao|abre em interfone mas nao|abre pelo interfone e nao|abre em interfone e nao|so pelo interfone|so abre pelo interfone|so em interfone',
    winsTies: true,
    subject: 'interfone',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o portão abre pelo controle e não abre pelo interfone, o motor e a central estão bons: falta o pulso do interfone, por botão gasto, fio partido ou entrada da placa com mau contato. Aperte a botoeira da parede: se ela abre, o defeito está entre o aparelho e o fio; se nem ela, é a entrada da central. O fio e a entrada nós refazemos, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Do botão do interfone à central',
    text: [
      'São dois fios que levam o toque até a mesma entrada da botoeira. O aparelho em si é de quem instala interfone; o par de fios, a emenda e a entrada são conosco.',
    ],
    points: [
      'Fala e não abre: contato do botão ou um dos dois fios.',
      'Nem fala: alimentação do aparelho, e o caso é de interfonia.',
      'Falha com chuva: emenda úmida na coluna ou no muro.',
      'Parou depois de obra ou pintura: fio cortado no conduíte.',
    ],
    send: 'Diga se ele fala, se a botoeira abre, e mande a foto do interfone por fora, a da caixa do motor e o bairro.',
  },
];
