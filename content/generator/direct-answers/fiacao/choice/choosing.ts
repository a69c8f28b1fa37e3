/** Answers to titles about wiring: choosing. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const choosingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'eletroduto*|conduite*',
      'o que e|o que sao|o que significa|que e|como funciona|como e|como trabalha|para que serve*|que serve|tudo sobre|entenda|entendendo|guia|qual a funcao|saiba|conheca|funcionamento|qual|diametro|medida|tamanho|bitola|polegada*|grossura',
    ],
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
    when: [
      'chave geral|disjuntor|interruptor geral|onde desliga|onde desligar|como desligar|desligar',
      'onde fica|onde esta|qual|como acho|como encontrar|onde',
      'portao|motor|central',
    ],
    unless:
      'usar|amper*|220|220v|127|troc*|cai|caindo|desarma*|chave de destrav*|manual|destravar|pode|posso|noite',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'O portão se desliga no disjuntor dele, que fica no quadro de luz da casa ou numa caixinha perto do motor; em muitos motores há também um plugue de tomada na garagem. Para descobrir qual é, peça a alguém que olhe a luz da placa e desligue um por um: o que apagar a placa é o do portão. Depois cole uma etiqueta nele.',
    ],
    heading: 'Desligar o portão do jeito certo',
    text: [
      'Se ele está no mesmo disjuntor da garagem ou da casa, peça ao eletricista um só para o portão: numa emergência ninguém deve procurar. Com nobreak, desligue os dois, ou o motor continua vivo.',
      'Sem energia a folha só anda com a chave de destravamento. O trecho do quadro ao motor, quando precisa ser refeito, entra num serviço de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Puxe o plugue com o motor parado, nunca com ele andando.',
      'Mostre o disjuntor a todos da casa, com as crianças fora disso.',
      'Disjuntor que esquenta ou chia: eletricista.',
      'Luz da placa acesa depois de desligar: era outro circuito ou há nobreak.',
    ],
  },
  {
    when: ['rato*|camundongo*|ratazana*|gamba|sarue', 'portao|motor|fio*|placa|central|cabo|garagem'],
    subject: 'fiacao',
    isAboutSubject: true,
    answer: [
      'Rato que rói o fio do portão deixa cobre à vista: desligue o disjuntor e não encoste na folha, porque o fio da rede pode tocar o ferro. O trecho roído é trocado inteiro, e a entrada da caixa e do conduíte é fechada para ele não voltar.',
    ],
    heading: 'Do fio roído ao defeito que aparece',
    text: [
      'Cabo de botoeira roído faz o portão abrir sozinho ou parar de obedecer ao botão; o da fotocélula impede de fechar; o da rede derruba o disjuntor ou dá choque. O sintoma diz qual trecho olhar.',
      'Ninho na caixa do motor junta urina, que corrói a placa mais depressa que a chuva.',
    ],
    points: [
      'Disjuntor desarma: fio da rede.',
      'Não fecha: cabo da fotocélula.',
      'Abre sem ordem: botoeira ou interfone.',
      'Cheiro e sujeira na tampa: ninho dentro.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Refazer e proteger o caminho do cabo',
        text: [
          'Refazer cabos de comando fica entre {{repair.from}} e {{repair.to}}; placa corroída, entre {{part.board.from}} e {{part.board.to}}. O circuito do quadro ao motor é do eletricista, e o rato é da dedetização.',
        ],
        points: [
          'Conduíte rígido no lugar do cabo solto.',
          'Pontas do conduíte fechadas com massa ou lã de aço.',
          'Caixa sem furo sobrando.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso enrolar fita no fio roído?',
        answer: 'Não. Onde há um dente marcado há outros, e a fita esconde o próximo curto.',
      },
      {
        question: 'Veneno dentro da caixa do motor é boa ideia?',
        answer: 'Não: o rato morre lá dentro, e o ácido dele acaba com a placa.',
      },
    ],
  },
  {
    when: ['extensao|benjamim|tomada', 'ligar|portao|motor|pode|posso'],
    unless:
      'fogo|chama|fumaca|faisca|derreteu|derretida|queimou|queimada|choque|esquent*|quente|cheiro|220v|110v|127v|220|110|127',
    subject: 'fiacao',
    answer: [
      'Não ligue o motor do portão em extensão: a partida puxa várias vezes a corrente de trabalho, o fio fino aquece e a queda de tensão faz o motor roncar. Tomada fixa serve se tiver fio adequado, terra e disjuntor só para o portão.',
    ],
    heading: 'Como deve ser o ponto do motor',
    text: [
      'Circuito do quadro até o motor, sem emenda no caminho, com disjuntor próprio e fio terra. É serviço de eletricista, feito uma vez, e evita placa queimada e disjuntor que cai.',
      'Motor fraco e luz que pisca na partida são sinais de fio fino. Medimos a tensão com o portão andando, na visita sem taxa.',
    ],
  },
];
