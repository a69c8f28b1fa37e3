/** Answers to titles about control boards: relays and encoders. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const partAnswers: readonly DirectAnswer[] = [
  {
    when: ['encoder|sensor hall|hall|sensor de posicao|sensor de giro|sensor de rotacao|reed'],
    unless: 'celular|aviso|o que e|que serve|como funciona|ou|preco|quanto custa',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Encoder com defeito faz o motor dar alguns centímetros e parar, andar devagar o curso inteiro ou esquecer onde é aberto e fechado. Ele é o sensor que conta as voltas do motor; sem essa contagem a central para por segurança ou procura o batente a cada viagem.',
    ],
    heading: 'Sinais que separam o encoder do fim de curso',
    text: [
      'Fim de curso falha numa ponta; encoder falha no caminho todo. Se o portão anda sempre o mesmo pouquinho e para, a central mandou andar, não recebeu contagem e cortou.',
      'As causas são conector solto, disco sujo de graxa, ímã que caiu do eixo e cabo partido junto do motor. Nada disso se testa com a rede ligada: a caixa guarda tensão.',
    ],
    points: [
      'Anda um palmo e para, sempre igual: sem contagem.',
      'Para cada vez num lugar: contagem que pula, cabo ou sujeira.',
      'Bate no fim e volta: curso perdido, precisa gravar de novo.',
      'Piscada de erro na placa: filme e mande, o código muda por marca.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Limpar, trocar ou gravar o curso',
        text: [
          'Com conector refeito e curso gravado, o acerto fica entre {{part.adjustment.from}} e {{part.adjustment.to}}. Se o sensor vem na placa e ela se troca, de {{part.board.from}} a {{part.board.to}}; ímã ou disco dentro do motor, de {{part.gears.from}} a {{part.gears.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Dá para usar o portão sem encoder?',
        answer:
          'Em algumas centrais sim, por tempo, mas ele perde a parada suave e a reversão por obstáculo. Não é solução para ficar.',
      },
      {
        question: 'Todo motor tem encoder?',
        answer:
          'Não. Muitos motores comuns trabalham só com fim de curso; o encoder é de quem tem velocidade controlada.',
      },
    ],
    send: 'Mande um vídeo do portão tentando andar, com o som, e a foto da etiqueta do motor.',
  },
  {
    when: ['rele|reles', 'test*|como|saber|trocar|troca|medir|qual|serve'],
    unless: 'que serve|serve para|qual a funcao|o que e|modulo*|8f',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'O relé da central se testa pelo som e pela saída: ao comando ele estala, e do outro lado tem de aparecer a tensão do motor. Estala e não sai tensão é contato queimado; não estala é bobina, trilha ou falta de ordem. A medida é feita com a placa energizada, por técnico.',
    ],
    heading: 'O que se percebe sem abrir a caixa',
    text: [
      'De fora, com o portão parado e ninguém perto, aperte o controle e escute. Um estalo por toque é o normal. Muitos estalos seguidos apontam fonte fraca; nenhum, com a luz da placa acesa, aponta relé ou comando.',
      'Relé colado é o caso sério: o motor segue rodando sem ordem. Aí se desliga o disjuntor e não se religa.',
    ],
    points: [
      'Abre e não fecha, com estalo nos dois: contato do lado de fechar.',
      'Estala e o motor zumbe: capacitor ou folha presa, e não o relé.',
      'Bater na caixa faz funcionar: contato no fim.',
      'Marca escura na placa ao lado dele: solda trincada.',
    ],
    sections: [
      {
        aspect: 'replace',
        heading: 'Trocar o relé ou a placa',
        text: [
          'A troca do relé com a solda refeita é reparo de placa, a partir de {{repair.from}}, com {{parts.warranty}} de garantia na peça. Se a trilha queimou junto em vários pontos, a placa nova compensa mais, de {{part.board.from}} a {{part.board.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso trocar o relé sozinho?',
        answer:
          'É solda em placa com rede, e o relé novo precisa ter a mesma tensão de bobina e contato. Sem bancada, não vale.',
      },
      {
        question: 'Por que o contato queima?',
        answer:
          'Motor pesado ou travado puxa corrente demais na partida. Se a folha não for corrigida, o novo queima igual.',
      },
    ],
    send: 'Mande um vídeo com som do portão recebendo o comando e a foto da etiqueta da central.',
  },
  {
    when: [
      'encoder|sensor hall|hall',
      'como saber|como sei|saber se|como testar|como identificar|sinais|sintoma*|queimou|queimado|com defeito|estragou|defeito',
    ],
    unless: 'preco|quanto custa|ou|o que e|que serve|como funciona',
    subject: 'central-de-comando',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Encoder ou sensor hall com defeito se percebe pelo andar do portão: a folha anda um palmo e para, sempre igual, ou faz o curso inteiro devagar, porque a central não recebe a contagem do giro. Se ela anda bem e só erra a ponta, o suspeito é o fim de curso. Quem mede é o técnico; o reparo parte de {{repair.from}}.',
    ],
    description:
      'Encoder ou sensor hall com defeito: a folha anda um palmo e para, ou vai devagar o curso todo. Quem mede é o técnico; o reparo parte de {{repair.from}}.',
    heading: 'O que a central faz quando perde a contagem',
    text: [
      'Sem os pulsos do sensor, a placa entende que o motor travou e corta a força logo em seguida. Por isso um sensor barato parece um motor queimado.',
    ],
    points: [
      'Cheiro de verniz: aí é a bobina, e não o sensor.',
      'Falha depois de chuva ou batida: conector ou cabo.',
      'Curso perdido a cada queda de luz: memória da placa.',
    ],
    send: 'Mande um vídeo da folha andando e a foto da etiqueta do motor.',
  },
  {
    when: [
      'rele|reles',
      'para que serve|que serve|serve para que|serve para|o que e|o que faz|funcao|qual a funcao',
    ],
    unless: 'modulo*|8f',
    subject: 'central-de-comando',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'O relé é a chave elétrica da central: quando o controle manda, ele estala e liga o motor num sentido, e outro relé liga no sentido contrário. Há ainda relé para a luz de garagem, a trava ou a sinaleira. Se um deles queima, o portão anda só para um lado; trocá-lo é reparo de placa, a partir de {{repair.from}}.',
    ],
    heading: 'O que cada relé da placa comanda',
    text: [
      'Um relé aguenta uma corrente, escrita no manual: por isso lâmpada forte e trava pedem módulo à parte. Ele gasta pelo número de partidas, e motor que puxa demais o gasta antes.',
    ],
    points: [
      'Um estalo por comando é o normal.',
      'Motor que não para de rodar: relé colado, e disjuntor desligado.',
      'Só abre ou só fecha: relé daquele lado ou fim de curso.',
    ],
    send: 'Diga o que falha e mande a foto da etiqueta da central.',
  },
  {
    when: [
      'modulo rele|modulo de rele|modulos de rele|placa de rele|modulo 8f|opcional 8f|rele 8f|8f|modulo opcional',
    ],
    unless: 'nao|queim*|wifi|alarme|celular|bluetooth|sinaleira',
    subject: 'central-de-comando',
    winsTies: true,
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'compatibility'],
    answer: [
      'O módulo de relé é um acessório da central: recebe dela o sinal e fecha um contato que liga o que a placa não sustenta sozinha, como luz de garagem, trava elétrica ou sinaleira. Que função ele faz se escolhe pelo manual do modelo, e cada aparelho usa a sua. A ligação fica a partir de {{repair.from}}, fora o módulo.',
    ],
    heading: 'Antes de comprar o módulo de relé',
    text: [
      'O encaixe muda de uma central para outra: módulo de uma marca em geral só entra na placa da família dela, e relé avulso de 12 V ou 24 V depende da saída que ela tem.',
    ],
    points: [
      'Código da central, na foto da etiqueta.',
      'O que vai ligar: lâmpada, trava ou sinaleira, com a tensão.',
      'Uma função por módulo, em muitos modelos.',
      'Ligado por técnico, com o disjuntor desligado.',
    ],
    send: 'Mande a foto da etiqueta da central e diga o que quer ligar nela.',
  },
  {
    when: [
      'saida auxiliar|saidas auxiliares|saida aux|contato auxiliar|rele auxiliar|saida 24v|saida de 24v|saida 12v|saida de 12v|saida de acessorios|saida para acessorios',
      'central|placa|motor|luz|liga*|para que serve|portao',
    ],
    unless: 'queim*|nao|sem tensao|parou',
    subject: 'central-de-comando',
    winsTies: true,
    isAboutSubject: true,
    isAboutFigure: true,
    aspects: ['what', 'works', 'compatibility'],
    answer: [
      'A saída auxiliar da central liga um acessório junto com o portão: luz de garagem, trava ou sinaleira, conforme a placa e a função escolhida no manual. A de 12 V ou 24 V só alimenta fotocélula, receptor e outros de pouco consumo; lâmpada da rede vai por relé ou pela saída de luz. Ligar um acessório numa central que já existe parte de {{repair.from}}.',
    ],
    heading: 'O que conferir antes de usar a saída',
    text: [
      'Cada saída tem um limite de corrente e um tempo, impressos no manual do código da placa. Passar dele queima o relé, e a central vai de {{part.board.from}} a {{part.board.to}} trocada.',
    ],
    points: [
      'Contato seco: não manda tensão, só fecha o circuito.',
      'Saída de luz: fica acesa por um tempo depois do comando.',
      'Saída de trava: um pulso na hora de abrir.',
      'Sem saída livre: módulo de relé à parte.',
    ],
    send: 'Mande a foto da etiqueta da central e diga o que quer ligar.',
  },
  {
    when: [
      'contato seco|contatos secos',
      'central|placa|portao|motor|o que e|interfone|videoporteiro|botoeira|wifi|celular',
    ],
    unless: 'nao|parou|queim*|fotocelula*',
    subject: 'central-de-comando',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['what', 'works', 'compatibility'],
    answer: [
      'Contato seco é o que só fecha dois fios, sem mandar tensão, como uma botoeira: na central do portão ele entra nos dois bornes de comando, e é assim que interfone, módulo Wi-Fi, leitor ou botão mandam abrir. Aparelho que manda 12 V, como a saída de fecho do interfone, pede um relé no meio. A ligação na central parte de {{repair.from}}.',
    ],
    heading: 'Contato seco ou saída com tensão',
    text: [
      'O manual do aparelho escreve NA, COM e NF, ou relé, na saída de contato seco; na que manda tensão escreve 12 V ou fecho. Tensão na entrada de comando queima a placa.',
    ],
    points: [
      'Contato normalmente aberto, de pulso curto.',
      'Dois fios num conduíte só deles.',
      'Vários aparelhos na mesma entrada: em paralelo.',
      'Emenda molhada abre o portão sozinha.',
    ],
    send: 'Mande a foto da etiqueta da central e o modelo do aparelho que vai ligar.',
  },
];
