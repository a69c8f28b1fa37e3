/** Answers to titles about push buttons: how they work, choosing and wiring them, and a short circuit. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksFunction, otherThanFunction } from '../../words/asking-words.ts';

export const choiceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'botoeira*|interruptor|botao',
      'controle*',
      'diferenca|diferencas|ou|x|versus|vs|comparacao|melhor',
    ],
    unless: 'nao|so|parou|funciona|afundou|abre por|travado|preso',
    subject: 'botoeira',
    isAboutSubject: true,
    aspects: ['choose', 'what'],
    answer: [
      'A botoeira é o botão fixo na parede, ligado à central por fio, sem bateria nem código; o controle remoto manda a mesma ordem por rádio, de dentro do carro. A botoeira não se perde nem se clona, mas só serve a quem já está dentro; o controle serve a quem chega. O comum é ter os dois, e a botoeira ainda diz onde está o defeito: se ela abre e o controle não, o problema é do rádio.',
    ],
    heading: 'Onde pôr cada um',
    text: [
      'A botoeira fica num ponto de onde se vê o portão, fora do alcance de criança e de quem passa a mão pela grade. Onde o conduíte não chega, há botoeira sem fio, que é um controle preso na parede, com bateria.',
      'Ligar uma botoeira fica entre {{repair.from}} e {{repair.to}}; gravar um controle, entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Visita e entrega: interfone com botão ligado à mesma entrada.',
      'Vários controles: um por pessoa, com lista.',
      'Botoeira ao tempo: modelo vedado.',
    ],
    send: 'Mande uma foto da central e do lugar em que quer o botão.',
  },
  {
    when: [
      'como funciona|como trabalha|o que faz|funcionamento',
      'botoeira|botoeiras|botao de parede|botao de portao',
    ],
    unless: 'nao funciona|parou|nobreak|sem fio|elevador|quanto|preco|instalar|ligar',
    subject: 'botoeira',
    isAboutSubject: true,
    aspects: ['works', 'what'],
    answer: [
      'A botoeira é um botão na parede que fecha um contato por um instante: dois fios finos o levam à entrada de comando da central, que lê o pulso como se fosse o controle e abre, para ou fecha o portão. Não usa bateria nem código, e por isso é a primeira prova quando o controle falha. Ligar ou refazer uma fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Onde pôr e o que mais ela aciona',
    text: [
      'Ponha onde quem aperta vê o vão inteiro, acima de um metro e meio se há criança, e fora do alcance de quem mete o braço pela grade. A mesma entrada recebe interfone, módulo Wi-Fi e receptor avulso.',
    ],
    points: [
      'Baixa tensão: fio fino, longe dos fios do motor.',
      'Botão preso: o portão abre sozinho ou não fecha.',
      'Interruptor de luz não serve, porque fica ligado.',
    ],
    send: 'Mande a foto da central fechada e do lugar do botão.',
  },
  {
    when: [
      'botoeira|botoeiras',
      'interna|externa|embutir|sobrepor|dentro|parede|simples|dupla|blindada|com chave|de chave',
    ],
    unless:
      'formiga*|barata*|lagartixa*|aranha*|inseto*|bicho*|escorpiao|agua|entrou|nao|parou|quebr*|queim*|como|ligar|sem fio|ou|diferenca|chuva|molh*|trav*|interfone',
    subject: 'botoeira',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Pôr uma botoeira de portão, com o fio até a central, custa a partir de {{repair.from}}, e a peça se orça pelo modelo. Dentro de casa basta a simples, de embutir ou de sobrepor; na garagem aberta e do lado de fora ela tem de ser vedada, e na rua, com chave, ou qualquer um abre o portão.',
    ],
    heading: 'Onde pôr e que fio levar',
    text: [
      'O lugar certo é onde se vê a folha inteira, fora do alcance de criança pequena. O fio é de baixa tensão, em conduíte só dele: junto da rede ele aciona o portão sozinho.',
    ],
    points: [
      'Botoeira simples: cada toque abre, para ou fecha.',
      'Dupla: um botão para o portão e outro para o social.',
      'Longe da central: a sem fio evita quebrar parede.',
    ],
    send: 'Mande uma foto da central e outra do lugar do botão, com a distância entre elas.',
  },
  {
    when: [
      'sirene|sirenes|bip de portao',
      'portao|motor|placa|central|garagem|ppa|garen|rossi|peccinin|nice|rcg|preco|valor|veiculo|veiculos|saida',
    ],
    unless:
      'nao|barulho*|quebr*|queim*|gast*|solt*|estal*|ronc*|vaz*|esquent*|molh*|dispar*|caiu|por que|porque|pode|posso|medir|testar|ou|versus|melhor|diferenca|para que|o que e|toca|tocando|alarme|cerca|desligar|tirar|roubo|atrapalha|fica em cima',
    subject: 'botoeira',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'A sirene de saída de veículos toca enquanto o portão abre e fecha, para avisar quem passa na calçada, e quase sempre vem no mesmo aparelho que a sinaleira de luz. O aparelho se orça pelo modelo; ligá-lo à central de um portão que já existe parte de {{repair.from}}, conforme o caminho do fio até a rua.',
    ],
    heading: 'Som, luz ou os dois',
    text: [
      'Em calçada movimentada o som ajuda quem está de cabeça baixa, e a luz, quem está longe. À noite ele incomoda o vizinho: há modelo com volume, com horário ou com o som desligado numa chave.',
      'Prédio e estacionamento seguem a lei da cidade sobre o aviso; pergunte à prefeitura o que vale na sua rua.',
    ],
    points: [
      'Saída de sinaleira na central: confira na etiqueta.',
      'Aparelho vedado, porque fica na chuva.',
      'Altura acima do alcance da mão.',
    ],
    send: 'Mande uma foto da fachada e outra da central: dizemos por onde o fio passa.',
  },
  {
    when: [
      'sem fio',
      'botao|botoeira|acionador|interruptor',
      'vale a pena|compensa|e bom|presta|e boa|funciona bem',
    ],
    subject: 'botoeira',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'A botoeira sem fio vale a pena onde não há conduíte, em casa alugada ou longe do motor: é um controle preso à parede, e se grava de {{part.programming.from}} a {{part.programming.to}}, sem quebrar nada. Com o cabo já passado, a de fio compensa mais, porque não tem bateria nem depende de alcance.',
    ],
    heading: 'Botão sem fio ou com cabo',
    text: [
      'Ele tem de ser da família do seu receptor, e ocupa um lugar na memória da central. Ponha-o por dentro, longe da mão de quem passa na calçada e com o portão à vista.',
    ],
    points: [
      'Paredes e ferro até a antena encurtam o alcance: prove no lugar antes de colar.',
      'Bateria trocada quando a luz enfraquece.',
      'Com cabo: dois fios e um botão comum, em qualquer marca.',
    ],
    further:
      'A placa em que entra o fio da botoeira está explicada em [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande pelo WhatsApp a foto do verso de um controle e diga a que distância do motor ficaria o botão.',
  },
  {
    when: [
      'botoeira|botao|interruptor',
      'borne|bornes|onde liga|onde ligar|qual fio|ligar|ligacao',
      'motor|central|placa|garen|ppa|rossi|peccinin|nice',
    ],
    unless:
      'nao funciona|parou|sem fio|interfone|porteiro eletronico|video porteiro|campainha|queim*|derret*|torrad*|solt*|oxid*',
    subject: 'botoeira',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'A botoeira vai em dois bornes da central, o comum e a entrada de comando, que as placas marcam como BOT, PP ou START com GND ou COM: é contato seco, sem polaridade, e nunca recebe 127 V nem 220 V. O nome exato está no desenho colado na tampa ou no manual do código da placa.',
    ],
    heading: 'Dois fios, e o cuidado com o vizinho deles',
    text: [
      'Os bornes de comando ficam perto dos da rede, e por isso a ligação se faz com o disjuntor desligado. Use par próprio, longe do cabo de força, e botão de pulsar, que volta sozinho; interruptor de luz segura o comando e trava a central.',
      'Ligar com o fio já passado fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Interfone só entra ali com saída de contato seco; a que solta o fecho manda 12 V e pede relé no meio.',
      'Portão abre sozinho depois de ligar: fio em curto ou botão de trava.',
      'Entrada só de abrir e só de fechar existe em algumas placas.',
    ],
    further: 'O que a placa comanda está em [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande a foto da etiqueta da central e diga de onde vem o fio.',
  },
  {
    when: [
      'botoeira*|interruptor|botao de parede',
      'dois botoes|2 botoes|duplo|dupla|duas teclas|abre e fecha',
    ],
    subject: 'botoeira',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Botoeira de dois botões serve se a central tem entradas separadas de abrir e de fechar, ou se você tem dois portões. Em placa de entrada única os dois botões fazem o mesmo: cada toque abre, para ou fecha.',
    ],
    heading: 'O que ligar em cada botão',
    text: [
      'Com entrada única, o segundo botão rende mais na luz da garagem ou no portão social. Quem precisa mesmo de abrir e de fechar separados troca a central, de {{part.board.from}} a {{part.board.to}}.',
      'Ligar a botoeira com fio ao alcance fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Bornes com nome AB e FE, ou abre e fecha: entradas separadas.',
      'Um borne BOT ou PP: entrada única.',
      'Tecla de pulso, que volta, e nunca interruptor de luz.',
    ],
    send: 'Mande uma foto da etiqueta da central, com o código legível.',
  },
  {
    when: [
      'botoeira*|botao de parede|interruptor',
      'prova de agua|a prova|prova dagua|externa|externo|chuva|area externa|tempo|blindada',
    ],
    unless: 'parou|abre sozinho|curto|molhou|queim*',
    subject: 'botoeira',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para fora use botoeira de sobrepor vedada, com borracha na tampa e na tecla e grau IP escrito, de preferência com o segundo número igual a 5; o fio entra por baixo, com prensa-cabo. Nunca do lado da rua: dois fios encostados abrem o portão.',
    ],
    heading: 'Onde fixar a botoeira ao ar livre',
    text: [
      'Sob o beiral, a um metro e meio do piso, longe da mangueira e do caminho da folha. Água que entra fecha o contato, e o portão abre sozinho na primeira noite de chuva.',
      'Pôr ou trocar a botoeira fica entre {{repair.from}} e {{repair.to}}; se passar fio é difícil, um botão sem fio na parede se grava de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: [
      'Emenda dentro de caixa alta e seca, nunca no conduíte.',
      'Furo de saída de água no fundo da caixa.',
      'Tecla de pulso com mola.',
    ],
  },
  {
    when: ['curto|em curto|curto circuito', 'botoeira|botao|interfone|interruptor|fio de botoeira'],
    subject: 'botoeira',
    isAboutSubject: true,
    answer: [
      'Curto no fio da botoeira deixa o botão apertado para sempre: o portão abre sozinho, não fecha ou ignora o controle. Desligue o disjuntor e confira o botão e as emendas que pegam água; a prova do técnico é soltar o par dos bornes, e se o portão volta a obedecer, o curto está no fio.',
    ],
    heading: 'Botão, emenda ou conduíte',
    text: [
      'É um par de baixa tensão, que não dá choque forte nem derruba disjuntor. Se o disjuntor cai junto, ou há cheiro, a rede encostou nele, e aí ninguém toca até a visita.',
      'O lugar mais comum é a caixinha ao tempo; depois a emenda enterrada e o trecho que a folha morde. Fio novo, sem emenda, dura mais que o remendo.',
    ],
    points: [
      'Só com chuva: água no botão ou na emenda.',
      'Desde uma reforma: prego ou furo no conduíte.',
      'Botão que não volta: mola ou tinta.',
      'Interfone no mesmo borne: solte os dois, um por vez.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quanto custa refazer',
        text: [
          'Botão ou par de fios fica entre {{repair.from}} e {{repair.to}}. Se a entrada queimou e a placa se troca, vai de {{part.board.from}} a {{part.board.to}}, com {{parts.warranty}} de garantia na peça.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso cortar o fio e usar só o controle?',
        answer:
          'Solto dos bornes e isolado, pode, até o conserto. Você fica sem a saída por dentro se o controle falhar.',
      },
      {
        question: 'O curto queima a central?',
        answer: 'O do par, não costuma. O de um fio da rede que encosta nele, sim.',
      },
    ],
    send: 'Mande uma foto do botão, do caminho do fio e conte se há interfone ligado no portão.',
  },
  {
    when: [
      'botoeira*|botao|interruptor|pulsador|campainha',
      'ligar|ligo|instalar|fio|ligacao|conect*|esquema|coloc*|passar|quantos fios|quantos metros',
    ],
    unless: 'sem fio|preco|custa|nao funciona|nao abre|parou|carro|fotocelula|desligar|onde',
    of: ['botoeira', 'portao-automatico', 'motor', 'central-de-comando'],
    subject: 'botoeira',
    isAboutSubject: true,
    answer: [
      'A botoeira se liga com dois fios finos, do botão à entrada de botoeira da central e ao comum, em baixa tensão e com o disjuntor desligado. O botão é de pulso, daqueles que voltam; interruptor de luz, que fica ligado, deixa o portão sem obedecer ou abrindo sem parar.',
    ],
    heading: 'O fio, o botão e o lugar',
    text: [
      'Use um par só para ela, em conduíte separado da rede. Num trecho comprido ou ao lado de fio de luz, o cabo faz papel de antena e o portão abre sozinho; cabo trançado ou blindado evita.',
      'O botão fica onde se vê o portão, a mais de um braço da grade, para ninguém alcançar da rua. Ao tempo, ele vai em caixa vedada.',
    ],
    points: [
      'Nunca a tensão da rede no botão: queima a placa e dá choque.',
      'Vários botões: todos em paralelo nos mesmos dois bornes.',
      'Abrir e fechar separados: só se a central tem as duas entradas.',
      'Prova: toque curto, um movimento; toque seguinte, para.',
    ],
    sections: [
      {
        aspect: 'install',
        heading: 'Se preferir instalada',
        text: [
          'Botão, fio e ligação entram num serviço de {{repair.from}} a {{repair.to}}, conforme o caminho do conduíte, com {{repair.warranty}} de garantia. Sem caminho para fio, um acionador de parede por rádio se grava como um controle, de {{part.programming.from}} a {{part.programming.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso usar o fio da campainha?',
        answer:
          'Pode, se ele for só da botoeira e não levar tensão da campainha. Teste com o eletricista antes.',
      },
      {
        question: 'Como acho o borne certo?',
        answer:
          'Procure BOT, PUL ou TRF e COM ao lado. Os nomes mudam por marca; com a foto da etiqueta da central dizemos qual é.',
      },
    ],
    send: 'Mande uma foto da etiqueta da central e conte a distância até onde o botão vai ficar.',
  },
  {
    when: ['sem fio', 'botao|botoeira|acionador|interruptor|abertura|teclado'],
    unless: 'fotocelula|sensor|interfone|camera|barreira',
    subject: 'botoeira',
    isAboutSubject: true,
    aspects: ['buy', 'install'],
    answer: [
      'O botão sem fio para portão é um controle remoto preso à parede: grava-se no receptor como qualquer outro, sem quebrar a parede nem passar cabo. Ele tem de ser da família do seu receptor; a gravação na visita fica entre {{part.programming.from}} e {{part.programming.to}}, e a bateria se troca de tempos em tempos.',
    ],
    heading: 'Botão sem fio ou botoeira com cabo',
    text: [
      'Sem fio serve onde não há conduíte ou onde se mora de aluguel. Com cabo, o botão não depende de bateria nem de frequência, e numa casa em obra é o que dura mais.',
      'Prenda-o do lado de dentro, fora do alcance de quem passa pela calçada e com o portão à vista.',
    ],
    points: [
      'Família e frequência do receptor que está no portão.',
      'Distância e paredes até a antena.',
      'Memória livre na central.',
      'Lugar em que se vê o portão ao apertar.',
    ],
  },
  {
    when: [
      'botoeira*|botao de abrir|botao de portao|botao de parede',
      'lado de fora|por fora|fora|rua|calcada|externo|externa|chuva|tempo',
      'pode|posso|ficar|instalar|colocar|por|da para|seguro|tem problema',
    ],
    unless: 'como sair|fiquei|nao abre|nao funciona|parou|molhou',
    subject: 'botoeira',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Não deve: uma botoeira comum do lado de fora abre o portão para qualquer um que passe na rua. Ali só cabe botão com chave, teclado de senha ou leitor de tag, em corpo de área externa; a botoeira simples fica do lado de dentro, fora do alcance de quem põe a mão pela grade. Mudar o botão de lugar e refazer o fio fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Onde pôr o botão do portão',
    text: [
      'Ponha-o num ponto de onde se veja o vão inteiro e longe da folha em movimento, na altura do ombro, para criança pequena não alcançar.',
      'Pelo lado de fora, cuide também dos fios: dois fios descobertos encostados um no outro dão a mesma ordem que o botão.',
    ],
    points: [
      'Portão de grade: botão a mais de um braço de distância dela.',
      'Parede que pega chuva: caixa vedada e furo do fio para baixo.',
      'Teclado ou tag: do lado da rua só o leitor, e a placa dele dentro.',
    ],
    send: 'Mande a foto da parede em que o botão ficaria, da grade e da etiqueta da central.',
  },
  {
    when: ['botoeira|botao|botoeiras', 'com fio|cabeada', 'sem fio', 'ou|qual|melhor|x|versus|diferenca'],
    unless: 'preco|quanto custa|nao funciona|parou',
    subject: 'botoeira',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Se dá para passar dois fios até a central, fique com a botoeira com fio: não usa bateria, não sofre com rádio e abre mesmo com a memória de controles apagada. A sem fio vale onde passar o fio obrigaria a quebrar parede, e é um controle preso à parede, que se grava na central. Instalar a com fio fica a partir de {{repair.from}}; gravar a sem fio, entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'O que muda no dia a dia',
    text: [
      'A com fio dá trabalho uma vez, na passagem, e o fio precisa ir em conduíte, longe do da rede. A sem fio pede bateria de tempos em tempos e tem de ser da mesma família de código do receptor.',
    ],
    points: [
      'Botão na rua, nunca: qualquer um abre.',
      'Lugar seco e à vista do portão, para apertar vendo a folha.',
      'Fio descascado faz o portão abrir sozinho.',
    ],
    send: 'Mande a foto do lugar do botão e a do motor, com a distância entre os dois.',
  },
  {
    when: [
      'botoeira*|botao|botao de parede|entrada de botoeira',
      'nf|normalmente aberto|normalmente aberta|normalmente fechado|normalmente fechada|normal aberto|normal fechado|na ou nf|nf ou na',
    ],
    unless: 'preco|quanto custa',
    subject: 'botoeira',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Botoeira de portão é NA, de contato normalmente aberto e em pulso: os dois fios só se encostam enquanto o dedo aperta, e é isso que a entrada da central espera. A NF, fechada em repouso, mandaria a ordem sem parar; esse contato se usa em fotocélula e no botão de parada de algumas placas.',
    ],
    heading: 'Ler o contato antes de comprar o botão',
    text: [
      'No verso do botão, NA ou NO é aberto, e NF ou NC é fechado. O que vende como campainha serve; interruptor de luz, que fica ligado, não.',
    ],
    points: [
      'Portão que não para de receber ordem: botão preso ou NF.',
      'Dois fios finos, sem polo.',
      'Botão com luz pede a tensão que a placa dá.',
    ],
    send: 'Mande a foto do verso da botoeira e da etiqueta da central.',
  },
  {
    when: [asksFunction, 'botoeira|botoeiras'],
    unless: `${otherThanFunction}|camera|interfone|elevador`,
    subject: 'botoeira',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['works', 'what'],
    answer: [
      'A botoeira é o botão de parede que abre, para e fecha o portão sem controle: cada toque dá à central a mesma ordem que o controle daria. Serve a quem está em casa, à portaria e ao dia em que o controle falha. Pôr uma num portão que já existe parte de {{repair.from}}.',
    ],
    heading: 'Onde a botoeira faz falta',
    text: [
      'Num ponto de onde se vê a folha inteira, fora do alcance de criança pequena e de quem passa a mão pela grade. Dois fios finos a ligam à central, sem a tensão da rede.',
    ],
    points: [
      'Na portaria, uma para cada portão, com o nome ao lado.',
      'Perto da rua, prefira a de chave.',
      'Portão que abre sozinho: botão preso ou em curto é suspeito.',
    ],
    send: 'Diga onde o botão ficaria e mande a foto da parede e a da etiqueta da central.',
  },
  {
    when: [
      'botoeira|botoeiras',
      'onde|lugar|local|posicao|altura',
      'melhor|ideal|colocar|instalar|ficar|fica|por|certo|certa|qual',
    ],
    unless: 'comprar|preco|quanto|queim*|curto|fio|como',
    subject: 'botoeira',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['install', 'choose'],
    answer: [
      'O melhor lugar da botoeira é do lado de dentro, acima de um metro e meio, num ponto de onde se vê o portão inteiro. Fica longe da grade por onde passa a mão de quem está na rua; na garagem aberta ela tem de ser vedada. Pôr uma, com o fio até a central, custa a partir de {{repair.from}}.',
    ],
    heading: 'Lugares que parecem bons e não são',
    text: [
      'No corredor sem vista para o vão, alguém fecha a folha sem saber quem passa. Rente ao portão, ela fica ao alcance da rua; perto do tanque, molha e entra em curto.',
    ],
    points: [
      'Entre a porta da casa e o carro, do lado da mão.',
      'Na portaria, voltada para o vão ou para a câmera.',
      'Fio em eletroduto, separado da rede.',
    ],
    send: 'Mande uma foto da garagem por dentro, com a central e a porta da casa.',
  },
];
