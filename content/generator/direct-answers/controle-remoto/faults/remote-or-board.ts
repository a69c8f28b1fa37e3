/** Answers to titles about remote controls: the remote or the board. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const remoteOrBoardAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'sinal|sinais|indicios|como saber|como perceber|sintomas',
      'controle*',
      'vai parar|no fim|morrendo|acabando|estragando|fraco|ruim|com defeito|problema|precisa trocar',
    ],
    unless: 'clon*|rolling|rolante|compativ*|frequencia',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['signs', 'replace'],
    answer: [
      'O controle avisa que vai parar quando a luz acende fraca ou pisca, quando só abre de perto, quando pede dois ou três toques, quando o botão afundou ou precisa de força e quando falha depois de cair. Troque a bateria primeiro: a maioria desses sinais é dela. Se continuam com bateria nova, é o botão ou a placa do controle, e gravar outro fica de {{part.programming.from}} a {{part.programming.to}}, fora o aparelho.',
    ],
    description:
      'O controle avisa que vai parar: luz fraca, só abre de perto, pede dois toques ou botão afundado. Troque a bateria primeiro, porque a maioria é dela.',
    heading: 'Controle ou receptor',
    text: [
      'Se todos os controles da casa perderam alcance no mesmo dia, o defeito não é deles: é a antena ou o receptor na central, ou uma interferência nova perto.',
    ],
    points: [
      'Um só falha: o controle.',
      'Luz forte e portão parado: gravação ou família.',
      'Contato esverdeado: limpe com pano seco.',
    ],
    send: 'Mande a foto do controle aberto, com a bateria à vista.',
  },
  {
    when: [
      'em controle ou em motor|controle ou o motor|controle ou motor|motor ou controle|motor ou o controle|motor ou em controle|em motor ou em controle|controle ou a placa|controle ou placa|controle ou em placa|placa ou controle|placa ou o controle|controle ou a central|controle ou central|controle ou em central|controle ou receptor|controle ou o receptor|controle ou em receptor',
    ],
    unless: 'comprar|trocar|preco|quanto custa',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Aperte a botoeira da parede, que ela separa os dois: se o portão anda, motor e placa estão bons e o defeito é do controle, ou do receptor se nenhum controle abre. Se nem a botoeira o move, não é o controle: falta energia, ou o defeito está na placa ou no motor. Silêncio total aponta placa ou disjuntor; zumbido sem movimento aponta motor, capacitor ou folha presa.',
    ],
    heading: 'A prova em três toques',
    text: [
      'Primeiro a botoeira, depois um segundo controle da casa, por último o seu, com bateria nova e ao lado do motor. Quem falha sozinho é o culpado, e quase sempre é a bateria.',
      'Gravar de novo os controles fica de {{part.programming.from}} a {{part.programming.to}}; placa, de {{part.board.from}} a {{part.board.to}}; capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    points: [
      'Só um controle falha: bateria, botão ou gravação dele.',
      'Todos falham e a botoeira abre: receptor ou antena.',
      'Nada funciona e não há luz na placa: disjuntor ou fusível.',
      'A placa estala e o motor não parte: capacitor, bobina ou relé.',
    ],
    send: 'Diga o que aconteceu com a botoeira e com o segundo controle, e mande um vídeo com o som da tentativa.',
  },
  {
    when: [
      'so em botao|so pelo botao|so no botao|so funciona no botao|so abre no botao|so pela botoeira|so na botoeira|so em botoeira',
      'controle*|motor|portao',
    ],
    unless: 'fecha so em botao|so fecha em botao|fecha so pelo botao',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o portão anda pelo botão e não pelo controle, motor e central estão bons, e o defeito está no rádio: bateria do controle, memória perdida ou receptor. Troque a bateria e teste outro controle; se nenhum abre, grave um de novo, de {{part.programming.from}} a {{part.programming.to}}, e se ele não grava é o receptor, num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Do controle ao receptor',
    text: [
      'Um controle mudo e os outros bons: é ele. Todos mudos no mesmo dia: memória ou receptor, muitas vezes depois de um raio. Todos curtos: antena.',
    ],
    points: [
      'Luz do controle apagada: bateria ou contato.',
      'Luz acesa e portão parado: falta gravação.',
      'Abre só colado na caixa: antena do receptor.',
      'Botoeira presa pode calar os controles: o técnico solta um fio dela e prova.',
    ],
    send: 'Mande a foto do controle aberto e a da central, e diga quantos controles pararam.',
  },
  {
    when: ['placa|central', 'controle*', 'ou', 'problema|defeito|sera|e|estragou|queimou|ruim|saber'],
    unless: 'trocar|comprar|preco|quanto|copiar|motor',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'A botoeira da parede separa os dois: se ela abre o portão, a placa está boa, e o defeito é do controle ou do receptor; se nem ela abre, é placa, energia ou motor. Entre os controles, prove outro da casa: se um funciona, o ruim é o primeiro, e a pilha se troca antes de tudo.',
    ],
    heading: 'Quanto custa cada lado',
    text: [
      'Gravar ou trocar controle na visita fica entre {{part.programming.from}} e {{part.programming.to}}, com o aparelho à parte. A placa se conserta a partir de {{repair.from}} ou se troca, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Nenhum controle abre e a botoeira abre: receptor ou memória.',
      'Luz da central apagada: disjuntor ou fusível.',
      'Sem botoeira em casa: mande um vídeo do controle com a luz acesa junto da central.',
    ],
  },
  {
    when: [
      'controle*',
      'duas vezes|2 vezes|varias vezes|muitas vezes|tres vezes|insistir|so na segunda|segunda vez|as vezes funciona|de vez em quando|hora funciona|funciona as vezes|intermitente|falhando|falha as vezes|as vezes nao|demora',
    ],
    unless: 'bateria dura|pisca',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Controle que só abre depois de apertar várias vezes tem bateria no fim, botão gasto ou um receptor que ouve mal. Faça a prova com outro controle da casa, do mesmo lugar: se o outro abre de primeira, o problema é dele; se os dois falham, é antena, interferência ou central.',
    ],
    heading: 'Falha do dedo, do ar ou da placa',
    text: [
      'Botão gasto funciona com força ou num canto; bateria fraca funciona perto e falha longe. Interferência falha em horários, e some quando se apaga a lâmpada ou o aparelho culpado.',
      'Falha que só acontece com o portão em movimento não é do controle: muitas centrais ignoram ordens durante o curso.',
    ],
    points: [
      'Conte em dez toques quantos ele obedece, perto e longe.',
      'Repita com a luz da garagem apagada.',
      'Antena: se o fio sai da caixa, fica esticado e longe do ferro.',
      'Botoeira que também falha: central, e não controle.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Do mais barato ao mais caro',
        text: [
          'Bateria e limpeza ficam por sua conta. Gravar um controle, de {{part.programming.from}} a {{part.programming.to}}; antena ou receptor, de {{repair.from}} a {{repair.to}}; central que perde ordens, de {{part.board.from}} a {{part.board.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Regravar o controle melhora?',
        answer:
          'Não. Controle gravado manda o código certo ou não manda; falha intermitente é sinal, e não memória.',
      },
      {
        question: 'Pode ser o código rolante fora de passo?',
        answer:
          'Raro, e só depois de muitos toques longe do portão. Alguns modelos se acertam com dois toques seguidos perto dele.',
      },
    ],
  },
  {
    when: [
      'controle*',
      'test*|como saber|saber se|verificar',
      'funciona|funcionando|bom|queimou|queimad*|transmit*|sinal|portao|pifou|ruim|defeito',
    ],
    unless: 'clon*|predio|frequencia|rolante|fixo|compativel|serve|copia*|comprar',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Teste o controle assim: bateria nova, luz acesa ao apertar e prova a um metro do portão, com outro controle ao lado para comparar. Se o outro abre e o seu não, o defeito é dele ou da gravação; se nenhum abre e a botoeira abre, o controle está bom e quem não ouve é o receptor.',
    ],
    heading: 'Luz, rádio e gravação',
    text: [
      'Luz acesa prova bateria e botão, mas não prova que o rádio transmite. Chaveiro que copia controles tem um medidor de frequência: encoste e aperte, e ele mostra se há sinal.',
      'Sinal bom e portão mudo é gravação: a central esqueceu aquele controle, ou ele nunca foi dela.',
    ],
    points: [
      'Luz não acende: bateria, polaridade ou contato verde.',
      'Luz fraca: bateria no fim.',
      'Abre só encostado: transmissor fraco ou antena do receptor.',
      'Um botão sim e outro não: borracha gasta ou botão não gravado.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Se o controle está bom',
        text: [
          'Regravar fica entre {{part.programming.from}} e {{part.programming.to}}; receptor ou antena, de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'A câmera do celular mostra se ele funciona?',
        answer: 'Não. Isso vale para controle de TV, que é de luz; o de portão é de rádio.',
      },
      {
        question: 'Bateria nova também pode estar ruim?',
        answer: 'Pode, se ficou anos na prateleira. Teste com outra antes de trocar o controle.',
      },
    ],
    send: 'Mande a foto do controle aberto e conte se outro controle da casa abre.',
  },
  {
    when: [
      'botao*|botoeira|interruptor',
      'funciona|abre|fecha|anda|normal',
      'controle nao|controle* remoto nao|controles nao|nenhum controle|pelo controle nao|so controle nao|nao pelo controle|com controle nao|nao com controle|controle parou',
    ],
    unless: 'aplicativo|celular|fecha em botao|interfone',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o botão da parede abre e o controle não, motor, placa e energia estão bons: o que falta é a ordem por rádio. Com um controle só mudo, é a bateria ou a gravação dele, de {{part.programming.from}} a {{part.programming.to}}; com todos mudos ao mesmo tempo, é o receptor ou a antena, num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Do controle ao receptor, na ordem',
    text: [
      'Comece pela bateria, igual à que está dentro, e pela luz do controle, que tem de acender forte. Depois prove outro controle da casa, de perto.',
      'Todos os controles mudos depois de raio ou de falta de luz apontam para o receptor; depois de alguém mexer na placa, para a memória apagada.',
    ],
    points: [
      'Um só não abre: bateria, botão gasto ou gravação.',
      'Todos só abrem de perto: antena.',
      'Nenhum abre: receptor ou memória.',
    ],
    send: 'Mande uma foto do controle aberto, com a bateria, e da central com a tampa fechada, e diga se algum controle ainda abre.',
  },
  {
    when: [
      'nao funciona com controle mas funciona com botao|funciona com botao|funciona em botao|funciona com botoeira|funciona em botoeira|botoeira funciona|botao funciona|so com botao|so em botoeira|so por botao|so pela botoeira|abre com botao|abre em botao|abre pela botoeira|abre com botoeira|pelo botao|pela botoeira',
    ],
    unless: 'botao de controle|nao funciona em botao',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Se o portão abre pelo botão da parede e não pelo controle, motor e placa estão bons: o defeito está no controle ou no receptor. Troque a bateria e teste um segundo controle; se nenhum abre, é o receptor ou a memória da central, e o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Controle ou receptor: a prova em dois minutos',
    text: [
      'Um controle só que falha é bateria, contato ou botão dele. Todos falhando no mesmo dia é receptor sem energia, antena solta ou memória apagada.',
      'A gravação de controles fica entre {{part.programming.from}} e {{part.programming.to}}. Receptor avulso resolve quando o da placa queimou e o resto dela funciona.',
    ],
    points: [
      'Bateria nova no controle, com a polaridade certa.',
      'Outro controle da casa, a um metro do motor.',
      'Luz do receptor ao apertar: se acende, ele ouviu.',
      'Carregador ou lâmpada de LED ligados há pouco perto do motor, que abafam o sinal.',
    ],
  },
];
