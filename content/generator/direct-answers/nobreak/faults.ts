/** Answers to titles about backup power: faults. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const faultAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'troquei a bateria|bateria nova|troquei as baterias|trocou a bateria|trocaram a bateria',
      'nobreak|falta de luz|sem luz|sem energia|acaba a luz|falta luz|apagao',
    ],
    unless: 'controle',
    subject: 'nobreak',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Com bateria nova e o portão ainda parado na falta de luz, a falha está em outro ponto: bateria sem carga, porque precisa de horas na tomada antes do primeiro teste, polos ou valor trocados, carregador que não carrega ou motor ligado fora da saída do nobreak. Deixe um dia ligado e teste de novo; se ele desarma na partida, o nobreak é pequeno para o motor. Achar a falha e corrigi-la custa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Separar bateria, carregador e ligação',
    text: [
      'Corte o disjuntor da entrada com alguém olhando: se o nobreak apaga na hora, a bateria não está carregando; se segue aceso e cai quando o portão parte, falta potência; se segue aceso e o portão nem tenta, o motor não está ligado nele.',
    ],
    points: [
      'Tensão e Ah iguais aos da bateria que saiu.',
      'Duas em série se trocam juntas: uma velha derruba a nova.',
      'Borne firme e sem zinabre.',
      'Medir e abrir o aparelho é do técnico: por dentro há tensão mesmo desligado.',
    ],
    send: 'Mande a foto da etiqueta do nobreak, da bateria nova e do motor.',
  },
  {
    when: [
      'gerador',
      'nao funciona|nao abre|nao liga|nao anda|nao parte|queimou|falha|fraco|nao aceita|nao reconhece|trava*|zumb*|ronca*',
    ],
    unless: 'nobreak|qual|comprar',
    subject: 'nobreak',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se a casa acende com o gerador e o portão não anda, ou o circuito dele ficou fora da chave de transferência, ou a tensão não chega certa: gerador entrega 127 ou 220 V conforme a tomada, e motor de 220 V ligado em 127 V não parte. Também pode faltar potência para a partida. Desligue o disjuntor do portão antes de tentar de novo; o exame do nosso lado fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O que o motor mostra com o gerador ligado',
    text: ['Olhe a luz da central pela fresta, sem abrir a caixa, e aperte o controle uma vez só.'],
    points: [
      'Central apagada: o circuito do portão não está no gerador, e isso é do eletricista.',
      'Central acesa e motor roncando: tensão baixa ou partida pesada para o gerador.',
      'Central piscando ou reiniciando: onda ruim, comum com placa de inversor.',
      'Abre e não fecha: fotocélula alimentada por outro circuito.',
    ],
    further:
      'Outra saída para a falta de luz é o [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e a da placa do gerador, com os volts e os watts, e diga o que a central faz.',
  },
  {
    when: [
      'troquei|trocou|trocaram|trocado|trocada|troca|depois de trocar|depois que troquei',
      'bateria de nobreak|bateria nobreak|nobreak|bateria',
      'parou|nao liga|nao funciona|nao abre|nao anda|queimou|apita|nao carrega|morreu',
    ],
    unless: 'controle|controlinho|pilha',
    subject: 'nobreak',
    isAboutSubject: true,
    answer: [
      'Portão que parou logo depois da troca da bateria do nobreak tem quase sempre polo invertido, terminal frouxo ou fusível do nobreak queimado na hora de encostar os fios. Desligue o disjuntor do portão e não inverta os fios para experimentar: a segunda tentativa leva a placa.',
    ],
    description:
      'Portão que parou depois da troca da bateria do nobreak tem quase sempre polo invertido, terminal frouxo ou fusível queimado ao encostar os fios.',
    heading: 'O que comparar antes de chamar',
    text: [
      'Sem encostar nos polos, veja pela foto se o fio vermelho está no polo marcado com + e se os números da bateria nova são os da velha: volts e ampères-hora. Duas baterias em série têm uma ordem própria.',
      'Fusível, ligação e medição do carregador ficam na faixa de {{repair.from}} a {{repair.to}}; se a placa se perdeu, a troca dela fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Tudo apagado: fusível ou polo invertido.',
      'Nobreak aceso e portão mudo: cabo de saída solto.',
      'Só funciona na tomada: bateria nova sem carga, espere algumas horas.',
      'Cheiro, calor ou bateria inchada: desligue e afaste-se.',
    ],
    send: 'Com tudo desligado, mande pelo WhatsApp a foto da bateria nova e dos fios, da velha, se ainda a tem, e da etiqueta do nobreak.',
  },
  {
    when: [
      'nobreak|bateria de nobreak|nobreaks',
      'nao segura|nao carrega|nao funciona|nao liga|descarreg*|parou|nao aguenta|descarga rapida|nao entra|apita|nao abre|acaba rapido|nao segura carga',
    ],
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Nobreak de portão que não segura carga está, na maioria das vezes, com a bateria no fim: ela dura poucos anos e morre mesmo sem faltar luz. A prova é desligar o disjuntor do portão e abrir uma vez: se a folha anda devagar e para, é bateria; se nem parte, é carregador, fusível ou fio. A visita que mede e troca fica entre {{repair.from}} e {{repair.to}}, fora a bateria.',
    ],
    heading: 'Bateria, carregador ou folha pesada',
    text: [
      'Bateria nova que acaba cedo aponta outra coisa: carregador que não chega à tensão, nobreak pequeno para o motor ou folha que pesa e gasta o dobro.',
      'Não abra o nobreak nem encoste nos polos da bateria. Bateria inchada, quente ou com cheiro se desliga do disjuntor e fica onde está até a visita.',
    ],
    points: [
      'Apito curto a cada minuto: bateria fraca.',
      'Luz de carga sempre acesa: bateria que não chega ao fim.',
      'Abre uma vez e para na segunda: bateria sem reserva.',
      'Nada acende com luz na casa: fusível ou tomada.',
    ],
    send: 'Mande a foto da etiqueta do nobreak e da bateria, a do motor, e diga quantas vezes ele abriu sem luz.',
  },
  {
    when: [
      'cheir*|fedor|fedendo|fumaca',
      'nobreak|no break|nobreaks',
      'portao|portoes|motor*|queimad*|queimando',
    ],
    subject: 'nobreak',
    isAboutSubject: true,
    isDanger: true,
    winsTies: true,
    aspects: ['repair'],
    answer: [
      'Desligue o nobreak no botão, tire-o da tomada só se ela não estiver quente e não o religue; se houver fumaça que não para, saia de perto e ligue 193. O cheiro vem da bateria que esquentou ou estufou, da placa do aparelho ou de uma ligação frouxa, e bateria estufada não se abre nem se carrega de novo. Com o nobreak fora, o motor ligado direto na rede volta a trabalhar; refazer essa ligação parte de {{repair.from}}.',
    ],
    heading: 'Bateria, placa ou ligação',
    text: [
      'Cheiro azedo, de ovo podre, é da bateria: abra a janela e não acenda nada perto dela. Cheiro de plástico ou de verniz é da placa ou do transformador, e vem quase sempre de um motor forte demais para o aparelho.',
    ],
    points: [
      'Bateria inchada ou molhada por fora: não toque com a mão nua.',
      'Cheiro só quando falta luz: o aparelho não aguenta a partida do motor.',
      'Cheiro na tomada: plugue frouxo ou fio fino.',
    ],
    send: 'Sem religar, mande pelo WhatsApp a foto das etiquetas do nobreak e do motor e conte quando o cheiro apareceu.',
  },
  {
    when: ['bateria|nobreak', 'apita|apitando|bipe|bip|apito', 'portao|motor|nobreak'],
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Nobreak de portão apita por três motivos: trabalhando na bateria, bateria fraca ou sobrecarga; o ritmo está escrito no painel e no manual do modelo. Apito com o portão parado e a energia ligada é quase sempre bateria no fim da vida.',
    ],
    heading: 'O que a hora do apito conta',
    text: [
      'Só de madrugada costuma ser carga baixa; na primeira abertura depois da queda, sobrecarga; o tempo todo, tomada ou inversor. Desligue o disjuntor e faça uma abertura: ele mostra quantas ainda tem.',
      'Trocar bateria e conferir fica entre {{repair.from}} e {{repair.to}}, por orçamento com a capacidade.',
    ],
    points: [
      'Mesmo número e mesma tensão na bateria nova.',
      'Não some duas baterias de datas diferentes.',
      'Apito junto com cheiro: desligue.',
    ],
    further: 'Os modelos estão em [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande a foto do painel e da etiqueta da bateria, e conte quando ele apita.',
  },
  {
    when: ['bateria', 'celular|telefone|notebook|relogio|carro'],
    unless: 'portao|garagem|motor|nobreak|controle|aplicativo|abrir',
    subject: 'nobreak',
    isAboutSubject: true,
    answer: [
      'Bateria de celular, de relógio ou de carro não é conosco: aqui cuidamos de portão automático. Se a dúvida é da pilha do controle ou da bateria do nobreak do portão, respondemos: a do nobreak dura de dois a quatro anos, e a do controle, de um a dois com uso de casa.',
    ],
    heading: 'As baterias que um portão tem',
    text: [
      'São duas. A pilha do controle, A23 ou de moeda, você mesmo troca, lendo o código na velha. A bateria selada do nobreak, de 12 V, se troca por igual, e quem liga é o técnico, em serviço de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Luz do controle fraca: pilha no fim.',
      'Portão lento no apagão: bateria do nobreak.',
      'Pilha e bateria gastas vão para o ponto de coleta, e não para o lixo comum.',
    ],
  },
  {
    when: [
      'nobreak*',
      '110*|127*|220*',
      'em motor 220*|em motor de 220*|em motor 110*|em motor de 110*|em motor 127*|em motor de 127*|para motor 220*|para motor de 220*|para motor 110*|com motor 220*|com motor de 220*|motor e 220*|motor 220*|motor de 220*|motor 110*|motor 127*',
    ],
    unless: 'jetflex|preco|quanto|qual potencia|va|watts|queimou|parou',
    subject: 'nobreak',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['compatibility', 'safety'],
    answer: [
      'Não serve, a não ser que a saída do nobreak tenha a mesma tensão da etiqueta do motor: motor de 220 V em nobreak de 110 V ronca, não sai e esquenta, e motor de 110 V em nobreak de 220 V queima em segundos. Leia a tensão de saída, e não a de entrada, porque há nobreak que entra em qualquer tensão e só sai em 110 V. Ligar o modelo certo parte de {{repair.from}}, e o aparelho se orça pela etiqueta do motor.',
    ],
    heading: 'A tensão de saída e a potência do nobreak',
    text: [
      'Depois da tensão, olhe a potência: na partida o motor puxa várias vezes os watts da etiqueta. Um transformador entre os dois tem de aguentar essa partida, aquece e raramente compensa.',
    ],
    points: [
      'Entrada e saída vêm em duas linhas na etiqueta do nobreak.',
      'Nobreak de computador costuma cair na partida do motor.',
      'Já foi ligado errado: desligue o disjuntor antes de tirar os fios.',
    ],
    send: 'Mande a foto da etiqueta do motor e a da etiqueta do nobreak.',
  },
  {
    when: [
      'bateria*',
      'portao|portoes|motor|garagem',
      'nao carrega|nao carrega mais|nao esta carregando|nao recarrega|nao segura|nao segura carga|nao segura a carga|descarreg*|arriada|arriou|viciada|viciou|nao dura|dura pouco|acaba rapido',
    ],
    unless: 'controle*|pilha*|nobreak|solar|carro|celular|cerca|alarme|a23|cr2032|troquei|trocar|nova',
    winsTies: true,
    subject: 'nobreak',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Bateria do portão que não carrega ou descarrega logo está, quase sempre, no fim: ela dura poucos anos, mesmo quando a luz não falta. Se é nova, o defeito está no carregador, que fica no nobreak ou na central, no fusível ou num terminal frouxo. O técnico mede a carga e troca o que falhou, de {{repair.from}} a {{repair.to}}, fora a bateria.',
    ],
    heading: 'Bateria no fim ou carregador parado',
    text: [
      'Para saber sem abrir nada, desligue o disjuntor do portão e mande abrir uma vez: se a folha anda devagar e para, a bateria não guarda carga; se nem parte, é carregador, fusível ou fio. Com a luz ligada, o motor comum anda da rede, e a bateria ruim passa despercebida até o apagão.',
    ],
    points: [
      'Bateria estufada ou com cheiro: não encoste e deixe o nobreak desligado.',
      'Apito a cada minuto: o nobreak avisa que a carga acabou.',
      'Bateria de carro não serve no lugar dela.',
      'Peça o mesmo número de volts e de ampères-hora da velha.',
    ],
    send: 'Mande a foto da etiqueta do nobreak ou do motor, diga há quanto tempo a bateria está ali e o bairro.',
  },
  {
    when: [
      'troquei|trocar|troca|trocou|trocaram|trocada|nova',
      'bateria*',
      'lento|lenta|mais lento|devagar|mais devagar|lerdo|sem forca|fraco',
    ],
    unless: 'controle*|pilha*|carro|quando trocar|preciso|precisa|devo|qual|quanto custa|preco',
    winsTies: true,
    subject: 'nobreak',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Bateria nova só deixa o portão lento quando é ela que o move, sem luz ou em motor de 24 V: está sem carga cheia, é menor que a velha ou ficou com um terminal frouxo. Dê um dia de carga e compare os números das duas. Com o portão andando da rede, ou se a troca foi da pilha do controle, a causa é outra: folha pesada ou capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    description:
      'Bateria nova só deixa o portão lento quando é ela que o move: está sem carga, é menor que a velha ou tem terminal frouxo. Se não, é folha ou capacitor.',
    heading: 'Qual bateria foi trocada, e quando ele anda lento',
    text: [
      'Na folha com motor comum, a bateria trabalha só no apagão. Por isso a prova é dupla: uma abertura com a luz ligada e outra com o disjuntor do portão desligado.',
    ],
    points: [
      'Lento só sem luz: bateria ou nobreak.',
      'Lento sempre: folha, capacitor ou tensão da rede.',
      'Duas baterias em série: troca-se o par, da mesma data.',
      'Terminal quente ou com cheiro: desligue e não encoste.',
    ],
    send: 'Diga se ele anda lento com luz, sem luz ou nos dois, e mande a foto das etiquetas da bateria nova e do motor.',
  },
];
