/** Answers to titles about wiring: power supply. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const powerSupplyAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'eletricista|padrao de luz|padrao de entrada|relogio de luz|medidor|quadro de luz|quadro novo|trocou o disjuntor|trocaram o disjuntor|troquei o disjuntor|disjuntor novo|enel|concessionaria|mexeram na fiacao|mexeu na fiacao|refiz a fiacao|trocou a fiacao|trocaram a fiacao|troquei a fiacao',
      'parou|nao funciona|nao abre|nao fecha|nao liga|queimou|ficou lento|ficou fraco|devagar|sem forca|zumb*|ronca*|nao anda|lento|fraco|abre sozinho|inverteu|invertido|ao contrario',
      'portao|motor|central|placa',
    ],
    unless:
      'quem chamo|chamar|chamo|sem luz|falta de luz|preciso de|quem conserta|ou tecnico|ou eletricista|paga|pagar|ressarc*|indeniz*|reembols*|raio|enel queimou|enel queimar',
    subject: 'fiacao',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'power'],
    answer: [
      'Portão que parou depois de o eletricista mexer no quadro está sem uma das linhas ou com a tensão trocada: motor de 127 V em 220 V queima a placa em segundos, e o de 220 V em 127 V zumbe e não sai. Desligue o disjuntor do portão e peça que ele meça o ponto antes de religar.',
    ],
    heading: 'O que medir no ponto, e quem mede',
    text: [
      'A medida na tomada do motor e o neutro são do eletricista, que volta sem cobrar pelo que fez. Se a tensão é a da etiqueta e o portão continua parado, a procura passa à central: o conserto fica entre {{repair.from}} e {{repair.to}}, e a troca da placa, entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Luz da central apagada: disjuntor errado, fio solto ou fusível que abriu.',
      'Luz acesa e motor que zumbe: tensão baixa ou neutro frouxo.',
      'Cai ao acionar: disjuntor menor que o antigo ou DR sobre fiação úmida.',
      'Luzes da casa que oscilam com o motor: o circuito ficou junto de outro.',
    ],
    send: 'Mande a foto da etiqueta do motor, com a tensão, e diga se a luz da central acende e o que o eletricista trocou.',
  },
  {
    when: [
      'fio|fios|cabo|fiacao|eletroduto|conduite|energia|cabeamento',
      'baixo de terra|embaixo de terra|debaixo de terra|por baixo de chao|embaixo de chao|debaixo de chao|enterrad*|enterrar|subterrane*|pelo chao|por baixo de piso|embaixo de piso|atravessar a garagem|cortar o piso|por baixo',
    ],
    unless: 'aco|cabo de aco|choque|cachorro|aparece|cortado|rompeu',
    subject: 'fiacao',
    isAboutSubject: true,
    answer: [
      'Pode, desde que o fio do motor vá dentro de eletroduto, e nunca solto na terra: cabo enterrado sem tubo perde a capa com umidade, raiz e enxada. Energia e comando vão em tubos separados, e a passagem é serviço do eletricista; a ligação do motor e da central é nossa.',
    ],
    heading: 'Como a passagem pelo chão dura',
    text: [
      'Use cabo próprio para lugar úmido, sem emenda dentro do tubo, e uma caixa de passagem em cada ponta, com dreno. O tubo entra na caixa do motor por baixo, com massa de vedação, senão a formiga e a água sobem por ele.',
    ],
    points: [
      'Circuito só do portão, com disjuntor próprio, DR e terra.',
      'Cabo de 2,5 mm² na distância comum de uma casa.',
      'Fio da fotocélula e da botoeira em tubo à parte, para não pegar ruído.',
      'Profundidade maior onde passa carro, e fita de aviso por cima.',
      'Um tubo vazio a mais custa pouco e evita quebrar o piso depois.',
    ],
    send: 'Mande pelo WhatsApp uma foto do caminho, do quadro ao motor, com a distância em metros: dizemos que fios o conjunto pede.',
  },
  {
    when: [
      'fio|fios|fiacao|cabo eletrico|cabo de energia',
      'arrebent*|partiu|rompeu|solto em chao|caiu|em chao|descascad*|exposto|desencapad*|cortou|cortado',
      'portao|motor|garagem|calcada',
    ],
    unless: 'interfone|cerca|nylon|aco|internet|telefone|enterr*|fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    subject: 'fiacao',
    answer: [
      'Desligue o disjuntor do portão, ou o geral se não souber qual é, e ninguém encosta no fio nem na folha, que pode estar com energia. Fio da rua caído na calçada é da distribuidora e dos bombeiros, 193, e de longe. Refazer a fiação do portão fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Enquanto o fio não é refeito',
    text: [
      'Afaste crianças e animais e não emende com fita: o trecho que arrebentou foi puxado ou cortado pela folha, e a emenda volta a abrir. O técnico troca o trecho, põe conduíte com folga e mede o terra.',
    ],
    points: [
      'Piso molhado: desligue no quadro da casa e calce sapato seco antes.',
      'Folha passando por cima do fio: deixe o portão onde parou.',
      'Fio fino de sinal e fio da rede não se distinguem de longe: trate os dois como vivos.',
    ],
    send: 'Com o disjuntor desligado, mande uma foto de longe do fio e do portão, e o bairro.',
  },
  {
    when: [
      'dr|idr|diferencial residual|disjuntor dr',
      'portao|motor|inversor*',
      'cai|desarma*|caindo|derruba|dispara',
    ],
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'DR que cai com o portão acusa fuga para a terra, e não excesso de força: umidade na caixa do motor, emenda molhada, fio raspado no eletroduto ou capacitor com a carcaça furada. Não troque o DR por disjuntor comum, porque é ele que evita o choque na folha.',
    ],
    heading: 'Achar a fuga por partes',
    text: [
      'Desligue o circuito do portão e veja se o DR segura. Segurando, o eletricista separa motor, fotocélula e fechadura e liga um por vez. Central com inversor tem filtro de entrada que solta um pouco para o terra, e pede DR do tipo indicado no manual.',
    ],
    points: [
      'Cai só com chuva: emenda ou botoeira externa.',
      'Cai ao acionar: motor ou capacitor.',
      'Cai parado: fio enterrado ou fonte.',
      'Cai junto com o chuveiro: neutro misturado entre circuitos.',
    ],
    questions: [
      {
        question: 'Posso deixar o portão sem DR por uns dias?',
        answer: 'Não. Deixe o portão no manual e o circuito desligado até medir.',
      },
    ],
    further:
      'Disjuntor comum que cai tem outra lista em [disjuntor do portão caindo](/disjuntor-do-portao-caindo).',
    send: 'Deixe o circuito do portão desligado e mande a foto do quadro e da caixa do motor fechada.',
  },
  {
    when: ['falta de fase|uma fase|faltou fase|sem uma fase|meia fase|fase caiu|so uma fase'],
    subject: 'fiacao',
    isAboutSubject: true,
    answer: [
      'Com falta de fase o portão de 127 V anda se a fase dele é a que ficou; o de 220 V, ligado entre duas, não parte e ronca. Desligue o disjuntor do portão até a energia voltar inteira: insistir com tensão pela metade esquenta a bobina e queima o capacitor.',
    ],
    heading: 'Como perceber que falta uma fase',
    text: [
      'Parte das tomadas e lâmpadas apaga ou fica fraca, o chuveiro não esquenta e a geladeira zumbe. Se é assim na rua toda, avise a distribuidora; se é só na sua casa, é disjuntor, borne ou padrão, serviço de eletricista.',
      'Para sair de carro, use a chave de destravamento com o disjuntor desligado. Se o motor não voltar depois, o exame fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Central acesa e motor roncando: tensão baixa.',
      'Portão trifásico de prédio: não acione, ele queima em minutos.',
      'Voltou a luz e o portão ficou mudo: mede-se a placa antes de insistir.',
    ],
    further: 'O que olhar depois está em [portão não abre](/portao-nao-abre).',
  },
  {
    when: ['choque|choques|energizad*|eletrocut*', 'portao|motor|controle|grade|ferro|folha'],
    unless: 'cerca|central de choque|amortecedor',
    subject: 'fiacao',
    isComplaint: true,
    answer: [
      'Portão que dá choque tem fuga de energia na fiação: fio descascado encostando no ferro, água na caixa ou motor sem aterramento. Desligue o disjuntor agora, não encoste na folha e não deixe ninguém passar; com a rede cortada, o portão se abre pelo destravamento manual.',
    ],
    heading: 'De onde vem o choque e quem corrige',
    text: [
      'O técnico mede a fuga ramo por ramo, motor, placa, botoeira e trava, isola o que está aberto e confere o aterramento, de {{repair.from}} a {{repair.to}}. Se a fuga vem do quadro da casa, quem corrige é o eletricista.',
      'DR que desarma junto é aviso de que ele está fazendo o seu papel. Não o tire do circuito para o portão voltar a andar.',
    ],
    points: [
      'Choque só em dia de chuva: água em caixa ou emenda.',
      'Choque ao tocar a carcaça do motor: bobina ou falta de terra.',
      'Choque ao abrir pela botoeira: fio da rede na botoeira.',
      'Formigamento o dia todo: terra ausente ou neutro trocado.',
    ],
  },
  {
    when: [
      'roid*|roeu|roeram|roer|roendo|mordid*|mordeu|morde|come|comeu|comendo|mastig*',
      'fio|fios|fiacao|cabo|cabos|placa|central|motor|portao',
    ],
    subject: 'fiacao',
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Com fio roído, desligue o disjuntor do portão e não encoste no fio, na caixa nem na folha de ferro: cobre à mostra dá choque e fecha curto na placa. O técnico troca o trecho inteiro, sem emenda com fita, e mede a central antes de religar; o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Refazer o trecho e fechar a entrada do bicho',
    text: [
      'O fio mordido num ponto costuma estar mordido em outros, e por isso se puxa o cabo todo do conduíte. Emenda enterrada ou dentro da parede volta a falhar na primeira chuva.',
      'Quem entrou pelo conduíte entra de novo. Boca vedada com massa própria, tampa inteira e cabo dentro de tubo rígido duram mais do que espuma, que rato também rói.',
    ],
    points: [
      'Disjuntor que desarma: o curto está vivo.',
      'Portão que só obedece às vezes: condutor preso por um fiapo.',
      'Marca de dente na tampa: veja também a placa.',
    ],
    questions: [
      {
        question: 'Posso emendar o fio só para fechar o portão?',
        answer:
          'Não. Feche na mão, com o disjuntor desligado e o motor destravado, e deixe a troca para o técnico.',
      },
    ],
  },
];
