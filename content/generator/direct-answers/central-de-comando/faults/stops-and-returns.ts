/** Answers to titles about control boards: stops and returns. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const stopsAndReturnsAnswers: readonly DirectAnswer[] = [
  {
    when: ['sirene|alarme de portao|buzzer', 'dispar*|tocando|nao para|toca*|gritando|sozinh*'],
    unless: 'cerca|casa|carro|instalar',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Sirene do portão que dispara sem parar está avisando porta aberta ou entrada presa: a central acha que a folha não chegou ao fechado, ou que alguém a forçou. Veja se ela encosta de verdade no batente; se encosta, o sensor de fechado saiu do lugar ou o fio partiu, e se regula, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Calar sem perder o aviso',
    text: [
      'Com a vizinhança acordada, desligue o disjuntor do portão, confira que a folha está fechada e engatada e deixe assim até a visita. Cortar o fio da sirene só esconde que o portão ficou aberto.',
      'Sirene de central de alarme da casa, com sensor no portão, é da empresa de alarme; nós acertamos a folha e o fim de curso que a fazem disparar.',
    ],
    points: [
      'Dispara só com vento: folha com folga no batente.',
      'Dispara à noite e com chuva: contato úmido.',
      'Toca enquanto o portão anda e para com ele: é o aviso normal de movimento.',
    ],
    send: 'Diga quando ela toca, com o portão aberto ou fechado, e mande a foto da caixa de onde vem o som.',
  },
  {
    when: [
      'clec*|clac*|claque*|clique*|tec tec|tec|toc|toc toc|tac|tac tac|cleck|click|clic|estalinho*',
      'nao anda|nao abre|nao sai|nao mexe|nao fecha|nao move|nao funciona|nao liga',
    ],
    unless: 'controle',
    subject: 'central-de-comando',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'O clique sem movimento é o relé da placa: a ordem chegou e a central mandou, mas o motor não partiu. Um clique e silêncio apontam fio solto, protetor térmico aberto ou bobina; clique seguido de ronco, capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}; cliques seguidos, tensão baixa ou relé gasto, com reparo da placa a partir de {{repair.from}}. Não insista no controle, porque o motor esquenta parado.',
    ],
    heading: 'O que cada clique quer dizer',
    text: [
      'Com o disjuntor desligado, solte o motor na chave e mova a folha: se ela está presa, é ela que segura a partida. Leve na mão, o defeito é elétrico.',
    ],
    points: [
      'Clique e luz que cai: energia fraca ou curto.',
      'Clique só num sentido: relé daquele lado.',
      'Clique e trava que não recolhe: trava elétrica.',
    ],
    send: 'Mande um vídeo com som de quem aperta o controle perto da caixa, com ela fechada.',
  },
  {
    when: [
      'central nova|placa nova|troquei a central|trocaram a central|troquei a placa|trocou a placa|troca da placa',
      'ao contrario|invertido|nao aprende|nao fecha|nao para|nao funciona|continua|sem funcionar|nao anda|nao abre|parado',
    ],
    unless: 'controle|resolve*|adianta',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Placa nova com portão errado quase sempre é ligação ou curso, e não placa ruim: fios do motor trocados invertem o sentido, fim de curso trocado faz bater, e sem gravar o percurso ela não sabe parar. Desligue o disjuntor e chame quem a trocou: a ligação se confere com a caixa aberta, e isso é do técnico.',
    ],
    heading: 'A ordem em que o técnico confere a placa nova',
    text: [
      'Sentido do motor, fim de curso do lado certo, fotocélula ligada ou com a ponte que o manual pede, percurso gravado e só então controles. Cada etapa errada imita defeito da seguinte.',
      'Conferir e programar fica entre {{part.programming.from}} e {{part.programming.to}}; regular força, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Anda só um pouco e volta: força ou curso.',
      'Anda para o lado errado: dois fios do motor.',
      'Não obedece nada: entrada de parada sem ponte.',
      'Placa de outra tensão queima ao ligar: leia antes.',
    ],
    further: 'As ligações estão em [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande a foto da etiqueta do motor e da embalagem da placa nova, e um vídeo do que o portão faz.',
  },
  {
    when: [
      'ja reiniciei|reiniciei|resetei|reinicie|desliguei e liguei|ja desliguei',
      'nao abre|nao fecha|nao funciona|continua*|nada|mesmo assim|parado|nao responde',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Se a central já foi reiniciada e o portão não anda, o defeito não era travamento da memória: reiniciar outra vez não muda nada, e apagar tudo só tira os controles. Agora separe energia, comando e motor, olhando pela fresta da caixa a luz da placa enquanto alguém aperta a botoeira.',
    ],
    heading: 'O que o silêncio da placa diz depois do reinício',
    text: [
      'Luz apagada é energia: fusível, fonte ou fio de entrada. Luz acesa e nenhum estalo com a botoeira é comando ou placa. Estalo sem movimento é capacitor, motor ou folha presa; aí desligue o disjuntor, solte o motor e mova a folha com a mão.',
      'O conserto fica entre {{repair.from}} e {{repair.to}}; a troca da placa, entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Botoeira abre e controle não: receptor ou memória apagada no reinício.',
      'Abre e não fecha: fotocélula ou fim de curso.',
      'Anda um palmo e para: força ou curso a gravar de novo.',
    ],
    send: 'Mande um vídeo da caixa fechada, com a luz que se vê pela fresta, enquanto alguém aperta a botoeira.',
  },
  {
    when: [
      'abre e volta|sobe e volta|abre e fecha de novo|abre e fecha em seguida|volta a fechar|abre e ja fecha|abre e logo fecha|sobe e desce',
    ],
    unless: 'luz|sem parar|um pouco|um pouquinho|pouquinho|um palmo|comeca',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Portão que abre e logo volta a fechar recebeu uma segunda ordem ou encontrou peso no caminho. Aperte o botão uma vez só, com toque curto; se acontece também assim, as causas são controle que repete o sinal, tempo de pausa em zero ou força que corta na subida.',
    ],
    heading: 'Segunda ordem, pausa ou peso',
    text: [
      'Volta sempre no mesmo ponto da subida: é a folha que pesa ali. Volta só depois de abrir inteira: é o fechamento automático com tempo curto demais.',
      'Volta em pontos diferentes, com um dos controles: botão gasto, que manda duas vezes. O teste é usar a botoeira da parede.',
    ],
    points: [
      'Pela botoeira não volta: controle.',
      'Volta no alto, sem esperar: tempo de pausa.',
      'Volta no meio: trilho, roldana, cabo ou força.',
      'Volta depois da queda de luz: curso a regravar.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que se regula e o que se troca',
        text: [
          'Tempo de pausa, curso e força se acertam na central, de {{part.adjustment.from}} a {{part.adjustment.to}}. Se a folha pesa, o trabalho é nela, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Fotocélula faz o portão voltar na abertura?',
        answer:
          'Não. Ela age no fechamento: para ou reabre a folha. Quem volta na subida é força ou ordem repetida.',
      },
      {
        question: 'Posso usar assim?',
        answer:
          'Com cuidado e sem entrar no vão até ele parar de vez. Uma folha que inverte sozinha pega o carro pela metade.',
      },
    ],
  },
];
