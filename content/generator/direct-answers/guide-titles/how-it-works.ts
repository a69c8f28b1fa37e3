/** Titles that ask what a part or a function of the gate is, how it works, or all about it. */
import type { DirectAnswer } from '../../direct-answer.ts';

const explains =
  'o que e|o que sao|o que significa|que e|como funciona|como e|como trabalha|para que serve*|que serve|tudo sobre|entenda|entendendo|guia|qual a funcao|saiba|conheca|funcionamento';

export const howItWorksAnswers: readonly DirectAnswer[] = [
  {
    when: ['embreagem', explains],
    unless: 'regul*|trocar|quebr*|defeito|patin*|ou',
    subject: 'embreagem',
    isAboutSubject: true,
    aspects: ['works', 'what'],
    answer: [
      'A embreagem do motor é o que limita a força com que ele empurra o portão, para que ele ceda ao encostar em alguém em vez de prensar. Na mecânica, discos apertados por uma mola patinam quando a folha encontra um obstáculo; na eletrônica, que é a dos motores atuais, a central mede o esforço e para ou inverte a folha. Regular a força fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Como saber se está no ponto',
    text: [
      'O ponto certo é a menor força que move a folha o dia todo, também no frio. Prova-se com um bloco de madeira no caminho, e nunca com a mão: a folha tem de parar e voltar.',
      'Embreagem que patina sem obstáculo pede aperto ou disco novo; e folha que só anda com força no máximo tem defeito na própria folha.',
    ],
    points: [
      'Para no meio sem nada: força de menos ou folha presa.',
      'Encosta e continua empurrando: força de mais.',
      'A chave de destravamento é outra peça.',
    ],
    send: 'Mande a foto da etiqueta do motor e um vídeo do portão andando.',
  },
  {
    when: ['fim de curso magnetico|fim de curso|fins de curso|sensor magnetico|reed', `${explains}`],
    unless: 'encoder|regul*|defeito|trocar|quebr*|nao funciona|nao para|tipos',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['works', 'what'],
    answer: [
      'O fim de curso diz à central onde o portão está aberto e onde está fechado. No magnético, um ímã preso na folha, no braço ou na cremalheira passa em frente a um sensor, o contato muda e a placa corta o motor; no mecânico, a folha empurra uma chave. Fora do lugar, o portão para antes, bate no fim ou não para. Acertá-lo fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Por que se regula em milímetros',
    text: [
      'Cortado o motor, a inércia ainda leva a folha um pouco, e mais nos motores rápidos. Por isso o ímã se move pouco a pouco e se prova uma viagem inteira depois de cada toque.',
    ],
    points: [
      'Ímã solto: o defeito mais comum.',
      'Sensor com areia ou água: falha só às vezes.',
      'Luz da placa que muda ao passar o ímã: o sensor está vivo.',
      'Batente de ferro nas pontas continua necessário.',
    ],
    send: 'Mande um vídeo da folha nas duas pontas e a foto do motor.',
  },
  {
    when: ['tudo sobre|guia|entenda|saiba|conheca|motor ppa encoder', 'encoder'],
    unless: 'defeito|consert*|trocar|queim*|nao|erro',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'O encoder do motor de portão é o sensor que conta as voltas do eixo e informa à placa onde a folha está a cada instante. É ele que permite acelerar, frear antes do fim e voltar ao sentir um obstáculo, sem ímã nem chave nas pontas. Suja, com o disco solto ou o fio partido, a contagem falha: o motor dá alguns centímetros e para. Gravar o percurso de novo fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Encoder, passo a passo',
    text: [
      'Na primeira ligação, e depois de trocar placa ou motor, o portão faz uma viagem lenta: a central está medindo o caminho. Se alguém empurra a folha destravada, ela pode procurar o batente de novo.',
      'Peça e placa são da mesma família. Conserto fica entre {{repair.from}} e {{repair.to}}, conforme o que falhou.',
    ],
    points: [
      'Anda um palmo e para: leitura perdida.',
      'Anda devagar o tempo todo: percurso não gravado.',
      'Para em pontos diferentes: fio ou disco com folga.',
      'Os batentes mecânicos continuam nas duas pontas.',
    ],
    send: 'Mande um vídeo da tentativa de abrir e a foto da etiqueta do motor.',
  },
  {
    when: [
      'encoder',
      'defeito|com problema|queim*|nao le|nao conta|falha*|erro|consert*|trocar|perdeu|parou|sujo',
    ],
    unless: 'como funciona|o que e|diferenca',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Encoder com defeito faz o motor do portão dar alguns centímetros e parar, andar devagar o curso inteiro ou esquecer onde é aberto e fechado, porque é ele que conta as voltas e sem a contagem a central para por segurança. Primeiro se limpa o sensor e se confere o fio; depois se grava o percurso, de {{part.adjustment.from}} a {{part.adjustment.to}}. Se a peça queimou, a troca fica na faixa de conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Encoder, placa ou folha presa',
    text: [
      'Folha que trava no trilho dá o mesmo sinal, porque o motor força e a central corta. Solte o motor com o disjuntor desligado e mova a folha: se anda leve, volta-se ao encoder.',
    ],
    points: [
      'Falhou depois de raio: a placa também pode ter ido.',
      'Falhou depois de trocar a placa: percurso não gravado.',
      'Falha só no frio ou na chuva: conector com umidade.',
      'Encoder de outro modelo não é lido.',
    ],
    send: 'Mande um vídeo da falha, com as luzes da placa à vista pela tampa do técnico, e a etiqueta do motor.',
  },
  {
    when: ['contrapeso*', explains],
    unless: 'regul*|calcul*|defeito|quebr*|caiu|mola|ou|preco|trocar',
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['works', 'what'],
    answer: [
      'O contrapeso do portão basculante é um peso que desce dentro de uma caixa ao lado do vão enquanto a folha sobe, ligado a ela por um cabo de aço. Pesando o mesmo que a folha puxa, ele deixa o portão parado em qualquer altura, e o motor só precisa vencer o atrito. Se falta ou sobra peso, a folha desce ou sobe sozinha e o motor força.',
    ],
    heading: 'O que conferir e o que não tocar',
    text: [
      'Com o disjuntor desligado, os cabos inteiros e ninguém embaixo, a folha solta do motor fica a meia altura. Não ficou: deixe o portão parado e chame, porque nas caixas há dezenas de quilos suspensos.',
      'Acertar o equilíbrio fica entre {{repair.from}} e {{repair.to}}, e o par de cabos, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Peso igual nas duas caixas, ou a folha entorta.',
      'Revestiu ou pintou a folha: refaça a conta.',
      'Cabo com fio partido: trocam-se os dois.',
      'Caixa fechada, longe de criança.',
    ],
    send: 'Mande um vídeo da folha parada a meia altura, ou descendo, e uma foto das caixas.',
  },
  {
    when: [
      'contrapeso*',
      'como calcular o contrapeso|calcular o contrapeso|calcular contrapeso|calculo de o contrapeso|calcul*|quantos quilos|quanto peso|peso de o contrapeso|peso certo|quanto pesa|qual o peso|conta',
    ],
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['adjust', 'what'],
    answer: [
      'O contrapeso do portão se calcula pelo que a folha puxa nos cabos, e a conta no papel é só o começo. Parte-se do peso da folha, largura vezes altura vezes o peso do metro quadrado do material mais o quadro, divide-se por igual entre as duas caixas e acerta-se na prova: solta do motor, a folha tem de ficar parada a meia altura e subir com uma mão.',
    ],
    heading: 'Da conta à prova',
    text: [
      'Põe-se ou tira-se peso pouco a pouco, o mesmo de cada lado, com a folha escorada e duas pessoas. Se embaixo ela pesa e em cima sobe sozinha, o erro é do ponto do cabo, e não da quantidade.',
      'É serviço de técnico, de {{repair.from}} a {{repair.to}}, porque quem solta um cabo ali tem a folha inteira na mão.',
    ],
    points: [
      'Desce sozinha: falta contrapeso.',
      'Sobe sozinha: sobra.',
      'Desce de um lado: as caixas não estão iguais.',
      'Madeira e chapa nova: refaça depois da obra.',
    ],
    send: 'Mande a altura, a largura e o material da folha e um vídeo dela parada a meia altura.',
  },
  {
    when: ['fechamento automatico|fecha sozinho|fechar sozinho', explains],
    unless: 'parou|nao fecha|ativar|desativar|tirar|programar|defeito|portao fecha sozinho de',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['works', 'what'],
    answer: [
      'No fechamento automático a central conta um tempo depois que o portão abriu e o fecha sozinha, sem ninguém apertar o controle. Se a fotocélula vê alguém na passagem, a contagem recomeça ou a folha reabre; por isso não se liga a função sem ela. Em casa usam-se de quinze a trinta segundos. Programar o tempo fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O que ele resolve e o que não resolve',
    text: [
      'Resolve o portão esquecido aberto e a garagem de quem sai com pressa. Não resolve a folha sem força nem o carro que para embaixo: o segundo toque, a fotocélula e o costume de esperar continuam valendo.',
    ],
    points: [
      'Tempo curto demais: o portão bate e volta.',
      'Tempo longo: entra quem vem atrás a pé.',
      'Falta de luz com a folha aberta: ele não fecha até a energia voltar.',
      'Descarregar o carro: pausa pela botoeira, onde a placa permite.',
    ],
    send: 'Mande a foto da placa da central e diga se já há fotocélula.',
  },
  {
    when: [
      'reconhecimento de placa|reconhecimento de placas|leitura de placa|leitura de placas|leitor de placa|le a placa|lpr',
      `${explains}|vantagem|vantagens`,
      'portao automatico|portao*|garagem|condominio*|carro*',
    ],
    unless: 'queim*|central|solar|defeito|memoria|motor|cerca',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'No portão com reconhecimento de placa, uma câmera na entrada lê a placa do carro, o programa a procura na lista de autorizados e, se a acha, fecha um contato na central, que abre o portão como se alguém apertasse o botão. O motor continua o mesmo. Câmera, programa e cadastro são de empresa de controle de acesso; a ligação na entrada da central é nossa, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que pode falhar e como se previne',
    text: [
      'Placa suja, farol forte e chuva atrapalham a leitura, e carro com placa copiada entra. Por isso se mantém um segundo jeito de abrir, como tag, controle ou portaria.',
    ],
    points: [
      'Vale em prédio e empresa, mais que em casa.',
      'Fotocélula e laço para o portão não fechar no carro.',
      'Nobreak para a câmera e para o portão.',
      'Lista atualizada quando alguém se muda.',
    ],
    send: 'Mande a foto da central e diga quantos carros usam a entrada.',
  },
  {
    when: ['mata junta|mata juntas|matajunta|batente central', `${explains}|portao*`],
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'Mata-junta é a tira de metal que cobre a fresta entre as duas folhas de um portão de abrir: ela vai presa numa das folhas, passa por cima da outra e não deixa ver nem forçar pela emenda. Por causa dela as folhas têm ordem: a que leva a mata-junta abre primeiro e fecha por último, e a central dos dois motores se programa com esse atraso.',
    ],
    heading: 'O que acontece quando a ordem se perde',
    text: [
      'Se as duas fecham juntas, a mata-junta bate, entorta ou prende uma folha na outra, e o motor força. Acertar o atraso na central é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Trava de piso vai na folha que fecha primeiro.',
      'Folha caída na dobradiça desencontra a mata-junta.',
      'Um motor mais lento que o outro pede mais atraso.',
    ],
    send: 'Mande um vídeo das duas folhas abrindo e fechando.',
  },
  {
    when: ['laco indutivo|laco|loop indutivo', `${explains}|portao*|cancela|condominio*|indutivo`],
    unless: 'cabo de aco|defeito',
    subject: 'sensor-antiesmagamento',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what', 'works'],
    answer: [
      'Laço indutivo é um fio enrolado em voltas e enterrado no piso da entrada: quando um carro passa por cima, o metal muda o campo do fio, o detector percebe e avisa a central. Serve para abrir na saída sem controle e para não fechar enquanto há carro na passagem. Só vê metal grande: pedestre, bicicleta e bicho continuam sendo da fotocélula.',
    ],
    heading: 'Onde vale a pena',
    text: [
      'Vale em prédio, estacionamento e cancela, onde o carro sai a toda hora. O corte no piso e o detector são de quem trabalha com controle de acesso; nós ligamos a saída dele na central, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Rasgo raso, com o fio em voltas e selado.',
      'Longe de ferragem de laje e do trilho.',
      'Caminhão alto pode falhar no meio.',
      'Refazer o piso corta o fio.',
    ],
    send: 'Mande uma foto da entrada, vista da rua, e da central.',
  },
  {
    when: ['eletroduto*|conduite*', `${explains}|qual|diametro|medida|tamanho|bitola|polegada*|grossura`],
    unless: 'sem conduite|botoeira|obra|construc*',
    subject: 'fiacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what', 'choose'],
    answer: [
      'Eletroduto é o tubo por onde passam os fios, e num portão vão dois: um de 25 mm, que é o de três quartos, para a rede com fase, neutro ou segunda fase e terra, e outro igual ou de 20 mm para os fios finos da fotocélula, da botoeira e da trava. Separados, porque a rede faz a central receber sinal falso; com sobra de espaço, para passar um fio a mais depois.',
    ],
    heading: 'Por onde ele passa',
    text: [
      'Enterrado, use tubo próprio para o chão, fundo o bastante para a enxada não achar, com caixa de passagem nas duas pontas e nas curvas. Aparente no muro, prenda com abraçadeira e vede a chegada na caixa do motor, por baixo.',
      'Abrir a vala e passar a rede é do eletricista; ligar motor, central e sensores é conosco.',
    ],
    points: [
      'Um tubo até o outro batente, para a fotocélula.',
      'Um da casa ao portão, para botoeira e interfone.',
      'Arame guia deixado dentro, se a obra ainda não acabou.',
      'Nada de fio solto na terra.',
    ],
    send: 'Mande uma foto do vão e diga a distância do quadro ao motor.',
  },
  {
    when: ['receptor', 'o que e|o que significa|para que serve*|como funciona|tudo sobre|entenda'],
    unless: 'defeito|nao|program*',
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'O receptor é a peça que ouve o controle do portão: recebe o sinal de rádio, confere o código e manda a central abrir. Em muitos motores ele já vem na placa; o avulso é uma caixinha à parte, ligada à entrada de botoeira, e serve para usar controles de outra família ou de código rolante sem trocar a central, em motor de qualquer marca. Posto e gravado, fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Quando o avulso resolve',
    text: [
      'Resolve quando o controle antigo saiu de linha, quando o receptor da placa queimou e o resto dela funciona, e quando se quer um controle só para dois portões.',
    ],
    points: [
      'Frequência do receptor igual à do controle.',
      'Antena esticada, longe de chapa.',
      'Alimentação de 12 ou 24 V, tirada da placa.',
      'Memória: quantos controles ele guarda.',
    ],
    send: 'Mande a foto da placa e do controle que quer usar.',
  },
  {
    when: [
      'como funciona|como trabalha|o que e|que e|para que serve|o que faz|entenda|funcionamento',
      'anti esmagamento|antiesmagamento|sistema antiesmagamento|sensor antiesmagamento|deteccao de obstaculo|reversao por obstaculo',
    ],
    unless: 'diferenca|fotocelula|ou|nao funciona|como regular|quanto custa|preco',
    subject: 'sensor-antiesmagamento',
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'O antiesmagamento funciona pela resistência que a folha encontra: se ela encosta em alguém ou em alguma coisa, o motor faz mais esforço ou perde o ritmo, a central percebe e para ou volta a folha. O ponto em que isso acontece é a força regulada na placa, e por isso ele só protege com a folha leve e a força no mínimo que a move. Acertar a força custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'O que ele vê e o que não vê',
    text: [
      'Ele age depois do toque; quem age antes é a fotocélula, que vê o feixe cortado. Por isso os dois se somam, e nenhum faz o serviço do outro.',
      'Em motor simples o limite é a embreagem mecânica, que patina; em central com medição de corrente ou de rotação, a resposta é mais fina e a folha volta em vez de só parar.',
    ],
    points: [
      'Prova com um calço de madeira na passagem, nunca com a mão.',
      'Folha pesada ou roldana gasta: a central confunde peso com obstáculo.',
      'Animal leve pode não fazer resistência: é o feixe baixo que o vê.',
    ],
    send: 'Mande a foto da etiqueta do motor e da placa: dizemos que proteção ela tem.',
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
];
