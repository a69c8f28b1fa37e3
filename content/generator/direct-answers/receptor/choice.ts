/** Answers to titles about receivers: choosing, buying, wiring and programming them, and the aerial. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksNeed } from '../../words/asking-words.ts';

export const choiceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'trocar o receptor|trocar receptor|receptor novo|trocar a receptora|mudar o receptor|outro receptor|receptor',
      'resolve|resolveria|adianta|melhora|vai resolver|conserta',
      'controle fraco|fraco|alcance|perto|longe|falha*|controle*',
    ],
    unless: 'antena nova|quanto custa',
    subject: 'receptor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['replace', 'repair'],
    answer: [
      'Depende de quem é fraco: trocar o receptor resolve quando todos os controles só abrem de perto mesmo com bateria nova e a antena esticada; se só um é fraco, o defeito é dele, e o receptor fica. Compare dois controles no mesmo lugar antes de gastar. O receptor novo, ligado à entrada de botoeira, se orça pela foto do controle, e a gravação fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'O que provar antes da troca',
    text: [
      'A antena é o fio fino que sai do receptor: enrolada, cortada ou dentro de caixa de ferro, ela tira metade do alcance, e esticá-la não custa peça. Lâmpada de LED e fonte barata ao lado da central fazem o mesmo.',
    ],
    points: [
      'Bateria nova, da mesma medida, em um dos controles.',
      'Antena reta, para fora da caixa e longe do ferro.',
      'Lâmpada de LED da garagem apagada durante a prova.',
    ],
    send: 'Diga a distância em que cada controle abre e mande a foto da caixa e da antena.',
  },
  {
    when: [
      'receptor*',
      'e bom|e boa|vale a pena|presta|compensa|recomenda*|qual o melhor|melhor|qual comprar',
    ],
    unless: 'trocar a central ou|preco|quanto',
    subject: 'receptor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'worth'],
    answer: [
      'Sim, o receptor avulso é boa compra quando a placa comanda bem o motor e só o rádio envelheceu ou os controles saíram de linha: ele aceita controles novos sem trocar a central. O melhor é o de 433,92 MHz e código rolante. O multicode, que lê várias famílias de controle, é prático para quem já tem controles, mas, se aceita código fixo, não protege contra cópia.',
    ],
    heading: 'Como escolher o receptor',
    text: [
      'Olhe a tensão de alimentação, de 12 ou 24 V na maioria, e se a saída é de pulso, que é a que a entrada de botoeira pede. Ligar e gravar os controles que você tiver fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Controles novos da mesma família do receptor, comprados juntos.',
      'Memória para todos os controles da casa ou do prédio.',
      'Um canal para cada portão.',
      'Antena para fora da caixa de ferro.',
    ],
    send: 'Mande a foto dos controles que você tem e da central fechada.',
  },
  {
    when: [
      'controle*',
      'receptor*',
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|valor*|custo|orcamento|quanto',
    ],
    unless: 'nao|parou|ou|instalacao|condominio|predio|incluso|inclui|vem|quantos|placa',
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O controle se orça pela foto, porque o valor muda com a marca e o código, e gravá-lo fica entre {{part.programming.from}} e {{part.programming.to}}; o receptor avulso, ligado na central que já existe, entra na faixa de {{repair.from}} a {{repair.to}}. Comprados juntos, da mesma família, os dois se gravam na mesma visita, e o valor fechado vem antes, por foto.',
    ],
    heading: 'Por que comprar os dois da mesma família',
    text: [
      'O receptor só ouve controle da própria frequência e do próprio código. Com um par novo, de 433 MHz, o motor antigo continua, e os controles velhos deixam de abrir.',
    ],
    points: [
      'Conte um controle por carro e um de reserva.',
      'Receptor com duas saídas comanda também a porta social.',
      'Antena para fora da caixa de metal.',
    ],
    send: 'Mande a foto do controle de hoje, da central com a tampa fechada e quantos controles quer.',
  },
  {
    when: [
      'antena|antenas',
      'portao|motor|placa|central|receptor|433|controle|garagem|eletronico|preco|valor',
    ],
    unless:
      'nao|barulho*|ruido|quebr*|queim*|gast*|solt*|estal*|ronc*|vaz*|esquent*|molh*|arrebent*|romp*|caiu|pul*|como|por que|porque|pode|posso|medir|testar|ou|versus|melhor|diferenca|onde fica|para que|o que e|televisao|tv|internet|wifi|cort*|longe|alcance',
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['buy', 'price'],
    answer: [
      'A antena do portão é um fio na placa ou no receptor: em 433 MHz tem uns 17 cm e fica esticada, longe de metal e da fonte. Quando o alcance cai, acertar esse fio ou puxar uma antena externa por cabo entra num conserto a partir de {{repair.from}}; a antena em si é a parte barata, e se compra pela frequência do controle.',
    ],
    heading: 'Antes de comprar a antena',
    text: [
      'Alcance curto começa mais vezes na bateria do controle do que na antena: troque-a primeiro. Se todos os controles perderam distância no mesmo dia, aí sim a suspeita é o fio do receptor.',
      'Antena externa compensa quando a central está dentro de caixa de ferro ou atrás de parede grossa.',
    ],
    points: [
      'Frequência igual à do controle, lida no verso dele.',
      'Fio inteiro, sem emenda e sem volta enrolada.',
      'Cabo coaxial curto, se a antena vai para fora.',
    ],
    send: 'Mande uma foto da caixa fechada, com o fio da antena se ele sai dela, e diga de que distância o controle pega hoje.',
  },
  {
    when: ['receptor', asksNeed, 'controle*'],
    unless: 'quanto|onde|parou|nao pega',
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Só precisa se a central não lê o controle novo: da mesma frequência e da mesma família de código, ele se grava direto, de {{part.programming.from}} a {{part.programming.to}} na visita. Se é de outra marca ou de código rolante e o motor é antigo, um receptor avulso se liga na entrada de botoeira e os dois tipos passam a abrir.',
    ],
    heading: 'Descobrir antes de comprar',
    text: [
      'O verso do controle traz a frequência, e a placa diz o código. Uma foto de cada um decide sem visita.',
    ],
    points: [
      'Receptor avulso serve em motor de qualquer marca.',
      'Os controles antigos continuam valendo.',
      'Perdeu um antigo: limpe também a memória da central.',
    ],
  },
  {
    when: [
      'receptor|receptores',
      'celular|aplicativo|app|smartphone|telefone|wifi',
      'abrir portao|abrir o portao|abrir|abre portao|abre o portao|abre|portao*|motor*|garagem|central|avulso',
    ],
    unless: 'nao|parou|queim*|sem wifi|controle*',
    subject: 'receptor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'O receptor avulso comum só ouve controle de rádio; para o celular o que se põe é um módulo Wi-Fi, ligado na mesma entrada de botoeira da central. Os dois podem ficar juntos, cada um com o seu comando, em motor de qualquer marca que tenha essa entrada. A ligação do módulo parte de {{repair.from}}, fora o aparelho.',
    ],
    description:
      'O receptor avulso comum só ouve controle de rádio; para abrir o portão pelo celular se põe um módulo Wi-Fi na entrada de botoeira da central.',
    heading: 'Rádio ou rede: o que cada aparelho ouve',
    text: [
      'O receptor de rádio obedece a controles da própria família, em geral de 433 MHz, e funciona sem internet. O módulo Wi-Fi obedece ao aplicativo, de perto ou de longe, e só enquanto há rede e energia na casa.',
      'Há aparelhos que juntam os dois numa caixa. Antes de comprar, ponha o telefone junto do motor, com o portão fechado, e veja se uma página abre no Wi-Fi da casa.',
    ],
    points: [
      'Rede de 2,4 GHz com sinal firme na garagem.',
      'Sensor na folha, para o aplicativo saber se ela fechou.',
      'Fotocélula, porque pelo celular se fecha sem ver o vão.',
      'Um controle comum guardado, para o dia sem internet.',
    ],
    send: 'Mande a foto da central fechada e da etiqueta do motor, e diga se o Wi-Fi chega ali: respondemos que aparelho serve.',
  },
  {
    when: [
      'receptor*|receptora|modulo receptor',
      'avuls*|comprar|preco|valor|quanto|433|433mhz|universal|novo|ppa|loja',
    ],
    unless:
      'nao abre|nao fecha|nao funciona|parou|quebr*|queim*|consert*|repar*|solt*|caiu|saindo|saiu|pulando|pula|estal*|barulho|gast*|torta|torto|desalinhad*|como|program*|regular|trocar|troca|pisca*|molhou|perdi|perdeu|sujo|suja|fotocelula|sinal|alcance|antena|antenas|canal|canais',
    subject: 'receptor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'Receptor de portão avulso faz a central que você já tem obedecer a controles novos, quando o rádio dela queimou ou o controle saiu de linha. Nós o levamos e ligamos, na faixa de conserto, de {{repair.from}} a {{repair.to}} conforme o modelo e os controles que vão com ele. Ele serve em motor de qualquer marca, porque aciona a placa pela entrada de botoeira, e ouve só controles da própria família, em geral de 433 MHz.',
    ],
    description:
      'Receptor de portão avulso faz a central obedecer a controles novos, em motor de qualquer marca: nós o ligamos, de {{repair.from}} a {{repair.to}}.',
    heading: 'Antes de comprar o receptor',
    text: [
      'Decida primeiro quais controles a casa vai usar: o receptor se escolhe por eles. Com três ou mais controles a repor, receptor e controles novos costumam sair melhor que procurar os antigos.',
      'O rádio original da central se desliga ou tem a memória apagada, para que controles perdidos deixem de abrir.',
    ],
    points: [
      'Código rolante, para o controle não ser copiado.',
      'Tensão que a central tem na saída de acessórios.',
      'Quantos controles a memória guarda.',
      'Antena esticada, longe do metal da caixa.',
    ],
    send: 'Mande pelo WhatsApp a foto dos controles, do verso deles e da etiqueta da central: dizemos o receptor e o valor.',
  },
  {
    when: [
      'receptor*',
      'ppa|433|novo|instalado|instalar|preco|valor|garen|universal|avulso|comprar',
      'controle*',
      'com 2 controles|com dois controles|com 3 controles|com 4 controles|com controle|com controles|e controle|e controles|2 controles|3 controles|mais controles',
    ],
    unless: 'nao|ou|program*|grav*|parou',
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['buy', 'install'],
    answer: [
      'Receptor com controles da mesma linha nós levamos, ligamos na central que já existe e gravamos na hora, na faixa de conserto, de {{repair.from}} a {{repair.to}} conforme o modelo e quantos controles vão junto. Ele aciona a placa pela entrada de botoeira, e por isso serve em motor de qualquer marca.',
    ],
    description:
      'Receptor com controles da mesma linha nós levamos, ligamos e gravamos na hora, de {{repair.from}} a {{repair.to}}, em motor de qualquer marca.',
    heading: 'O que muda depois do receptor novo',
    text: [
      'Só abrem os controles gravados nele. Os antigos continuam se o rádio da placa ficar ligado; se algum se perdeu, desliga-se esse rádio.',
    ],
    points: [
      'Código rolante, que não se copia na calçada.',
      'Tensão de alimentação que a placa tem de sobra.',
      'Memória para os controles que a família ainda vai pedir.',
      'Antena fora do metal da caixa.',
    ],
    send: 'Mande a foto da etiqueta da central e diga quantos controles quer e para quantos portões.',
  },
  {
    when: [
      'receptor|receptora',
      'preco|precos|valor|quanto custa|quanto sai|quanto fica|quanto e|quanto cobra*|orcamento',
      'como saber|como sei|como testar|sintoma*|sinais|queimou|queimado|como identificar',
    ],
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['price', 'signs'],
    answer: [
      'Ligar e gravar um receptor novo fica entre {{part.programming.from}} e {{part.programming.to}}, e o aparelho se orça pela foto do controle. É ele o defeito quando nenhum controle abre, nem encostado na caixa do motor, e a botoeira da parede abre sem falhar.',
    ],
    heading: 'A prova que separa receptor, controle e placa',
    text: [
      'Ponha bateria nova em dois controles e aperte-os a um passo da caixa. Se um abre e o outro não, o receptor está bom; se nenhum abre de longe e os dois abrem de perto, o caso é de antena ou de interferência.',
      'Se nem a botoeira abre, o problema está na placa, na energia ou no motor, e receptor novo não muda nada.',
    ],
    points: [
      'Luz do receptor que não pisca com nenhum controle: sem alimentação ou queimado.',
      'Pisca e o portão não anda: saída do receptor ou entrada da central.',
      'Parou após temporal: surto, e às vezes a placa foi junto.',
      'Memória cheia ou apagada: basta gravar de novo.',
    ],
    send: 'Mande a foto do controle, frente e verso, e diga se a botoeira abre: dizemos se é o receptor e o valor.',
  },
  {
    when: [
      'receptor|receptora',
      'qualquer|todo motor|todos os motores|todos|qualquer motor|qualquer marca|outra marca',
      'serve|funciona|da certo|compativel|pode|avulso|universal|externo',
    ],
    unless: 'qual|controle de outra marca|nao funciona|parou',
    subject: 'receptor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Serve em quase qualquer motor, desde que a central tenha entrada de botoeira, que é onde ele se liga, e que haja para ele a tensão escrita na etiqueta, em geral 12 V ou 24 V, da central ou de uma fonte própria. Os controles é que não servem todos: escolha o receptor pela frequência e pelo tipo de código do controle que vai usar. Com dois controles gravados, o serviço fica a partir de {{repair.from}}, mais a peça.',
    ],
    heading: 'Onde ele se liga',
    text: [
      'Dois fios vão à entrada de botoeira e dois à alimentação, e a antena fica fora da caixa de ferro. A central não muda: para ela, o receptor é um botão.',
    ],
    points: [
      'Os controles de hoje continuam abrindo, pela central.',
      'A saída tem de ser em pulso, e não ficar ligada.',
      'Lâmpada de LED e fonte chaveada por perto encurtam o alcance.',
      'A memória dele é separada: apagar a da central não apaga a dele.',
    ],
    further:
      'A página do [controle remoto](/topicos/controle-remoto-de-portao) traz a diferença entre os códigos.',
    send: 'Mande a foto do controle que você quer usar, da etiqueta do motor e da central fechada.',
  },
  {
    when: [
      'receptor|receptora',
      'avulso|universal|externo|antigo|trocar|instalar|colocar',
      'portao|motor|controle',
    ],
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Receptor avulso entra em paralelo com a botoeira e resolve controle que saiu de linha: ele não mexe na central, então serve em motor de qualquer marca. Escolha pela frequência, em geral 433 MHz, e pelo código, fixo ou rolante, do controle que você quer usar. Posto por nós, fica entre {{repair.from}} e {{repair.to}}; só a peça, para levar, pergunte antes.',
    ],
    heading: 'Onde ele se liga',
    text: [
      'Dois fios na botoeira, alimentação própria ou da central conforme o consumo, e antena para fora do ferro. Com dois controles gravados, o serviço fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Os controles antigos continuam na central, e os novos entram no avulso.',
      'Longe de lâmpada de LED e de fonte chaveada.',
      'Memória do avulso é dele: apagar a da central não apaga a dele.',
    ],
    further:
      'A página do [controle remoto](/topicos/controle-remoto-de-portao) traz a diferença entre os códigos.',
    send: 'Mande a foto do controle que você quer usar e da central fechada.',
  },
  {
    when: ['receptor*', 'ligar|ligacao|instalar|liga|fios|como', 'externo|avulso|universal|adicional'],
    unless: 'nao liga|parou',
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'O receptor avulso se liga com quatro fios: dois de alimentação, na tensão da etiqueta dele, e dois do contato, que vão à entrada de botoeira da central. Assim o portão passa a obedecer a controles novos sem trocar a placa, e os antigos continuam valendo.',
    ],
    heading: 'A ligação do receptor na central, passo a passo',
    text: [
      'Quem liga é o técnico, com o disjuntor desligado, porque a rede passa ao lado dos bornes. O serviço com a gravação fica entre {{repair.from}} e {{repair.to}}, fora o aparelho.',
    ],
    points: [
      'Alimentação: 12 V ou 24 V da saída auxiliar da central, ou a rede, conforme a etiqueta.',
      'Contato: bornes comum e NA do receptor em comum e botoeira da central.',
      'Pulso e não retenção, escolhido no jumper.',
      'Antena esticada e longe de ferro, fora da caixa de metal.',
      'Receptor interno antigo: apague-o, se o motivo era controle perdido.',
    ],
    send: 'Mande a foto das etiquetas da central e do receptor: confirmamos que um serve ao outro.',
  },
  {
    when: ['aproximacao|por proximidade|cartao|chaveiro rfid|rfid', 'controle|portao|abrir|abre|garagem'],
    unless:
      'credito|debito|parcel*|pagar|pagamento|instalado|instalar|vezes|12x|10x|6x|3x|no cartao|maquininha',
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Controle por aproximação existe em duas formas: cartão ou chaveiro encostado num leitor, bom para o portão de pedestres, e tag no para-brisa lida a alguns metros, boa para a garagem. Nos dois, o leitor fecha um contato na entrada de botoeira da central. O leitor e o cadastro são de empresa de controle de acesso; a ligação e o teste no motor fazemos nós, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Cartão, tag ou o controle comum',
    text: [
      'Em casa, o controle de código rolante faz o mesmo por menos e não abre sozinho quando você só passa em frente. A aproximação compensa onde muita gente entra e sai e onde se quer apagar um acesso sem recolher nada.',
    ],
    points: [
      'Leitor do lado do motorista, antes do alcance da folha.',
      'Fotocélula e força em ordem: ninguém aperta botão, ninguém olha.',
      'Botoeira de saída por dentro.',
      'Falta de luz: nobreak para o leitor também.',
    ],
  },
  {
    when: [
      'receptor|receptor avulso|modulo receptor',
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|barato',
    ],
    unless: 'fotocelula|queim*|consert*',
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'O receptor avulso se orça pela foto do controle que você quer usar, porque frequência e tipo de código mudam o aparelho, e não temos preço único dele. O serviço de ligar e gravar fica entre {{part.programming.from}} e {{part.programming.to}}, com quantos controles você tiver na hora.',
    ],
    heading: 'O que se paga num receptor novo',
    text: [
      'São o aparelho, a ligação à entrada de botoeira e a gravação. A central e o motor ficam como estão, seja qual for a marca deles.',
      'Sai mais em conta que trocar a placa, de {{part.board.from}} a {{part.board.to}}, quando o resto dela funciona.',
    ],
    points: [
      'Mesma frequência do controle, lida no verso.',
      'Código fixo ou rolante, que não se misturam.',
      'Canais: um por portão que o mesmo controle abre.',
      'Tensão de alimentação que a central ofereça.',
    ],
    send: 'Mande pelo WhatsApp o verso do controle e a etiqueta da central: respondemos com o valor do conjunto.',
  },
  {
    when: ['receptor|receptores', 'avulso|433|433 mhz|externo', 'instal*|coloc*|ligar|por'],
    unless: 'frequencia|saber|descobrir|qual',
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Receptor avulso se instala ligado à entrada de botoeira da central, com alimentação própria, e serve a motor de qualquer marca. Ligar e gravar os controles fica entre {{part.programming.from}} e {{part.programming.to}}, fora o aparelho.',
    ],
    heading: 'Escolher e ligar o receptor',
    text: [
      'A frequência tem de ser a do controle, e o tipo de código também: de código fixo não lê controle rolante. Com a rede desligada, o contato vai na botoeira e o comum, e a fonte, na tensão que o aparelho pede.',
    ],
    points: [
      'Contato em pulso, de um segundo, e não retido.',
      'Antena esticada, fora da caixa de metal.',
      'Os controles antigos continuam na central, se ela ainda ouve.',
      'Caixa vedada, se pega chuva.',
    ],
    send: 'Mande pelo WhatsApp a foto do controle aberto, a da central e o bairro: dizemos o receptor que serve.',
  },
  {
    when: [
      'receptor|receptores',
      'placa|central',
      'ou|x',
      'compensa|vale a pena|melhor|mais barato|qual trocar|qual',
    ],
    unless: 'diferenca|o que e|como saber',
    subject: 'receptor',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['choose', 'price'],
    answer: [
      'Compensa o receptor avulso quando só o rádio falhou: a botoeira da parede abre, e nenhum controle abre. Ele fica de {{repair.from}} a {{repair.to}} com a ligação e conserva a placa que está boa. A placa nova, de {{part.board.from}} a {{part.board.to}}, compensa se nem a botoeira responde, se há relé colado ou trilha queimada.',
    ],
    heading: 'A prova da botoeira antes de comprar',
    text: [
      'Aperte a botoeira com o vão livre e à vista. Se o portão faz uma viagem inteira por ela, a central está boa. Com o receptor novo, todos os controles da casa são gravados nele, e têm de ser da família dele.',
    ],
    points: [
      'Controle fraco só de longe: antena e bateria antes de tudo.',
      'Receptor na mesma plaquinha da central: o avulso entra na botoeira.',
      'Placa já consertada duas vezes: troque a placa.',
    ],
    send: 'Mande a foto da etiqueta da central, com a caixa fechada, e a dos controles.',
  },
];
