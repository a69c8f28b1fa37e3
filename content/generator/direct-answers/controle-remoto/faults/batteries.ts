/** Answers to titles about remote controls: batteries. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksWhenToReplace } from '../../../words/asking-words.ts';

/** A light that is none of the remote's. */
const lightOfBoard =
  'led de central|led de placa|led de motor|led de receptor|led de fotocelula|led de nobreak|luz de central|luz de placa|luz de motor|luzinha de central|luzinha de placa|luzinha de motor';

export const batteriesAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'como saber|sinais|como descobrir|como ver|testar|como sei',
      'pilha|bateria',
      'controle|controles',
      'fraca|acabando|acabou|descarregada|no fim|gasta|boa',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'A pilha do controle está fraca quando ele passa a abrir só de perto, pede dois ou três toques ou acende uma luz mais pálida que antes. A prova é outro controle da casa no mesmo lugar: se o outro abre de longe, troque a pilha deste por uma da mesma medida, em geral A23 de 12 V ou moeda de 3 V.',
    ],
    heading: 'Quando não é a pilha',
    text: [
      'Se com pilha nova o alcance continua curto, e só nesse controle, o defeito é dele; se todos ficaram curtos, a causa é a antena ou o receptor. Luz acesa sem apertar nada é botão preso, e gasta qualquer pilha em dias.',
    ],
    points: [
      'Confira o lado do mais.',
      'Limpe o contato com pano seco.',
      'Pilha guardada há anos pode estar fraca ainda na embalagem.',
    ],
  },
  {
    when: [
      'controle*|luz do controle|luzinha|led',
      'acende|pisca|acendendo|piscando|liga',
      'nao abre|nao funciona|nao aciona|nada|nao responde|nao abrir',
      'bateria|pilha|placa|receptor|central|ou',
    ],
    unless: `trocar|troquei|comprar|depois de trocar|fotocelula|${lightOfBoard}`,
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Luz acesa não prova que a bateria está boa: ela acende o LED com carga que já não alcança o motor. Vá até o lado do portão e aperte: se ali abre, é bateria; se nem ali abre, prove outro controle e a botoeira. Outro controle abre: o seu perdeu a gravação. Nenhum abre e a botoeira abre: é o receptor da placa, e gravar de novo fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'A ordem que evita comprar a peça errada',
    text: [
      'Bateria nova, da mesma medida, é o primeiro gasto e o menor. Depois vem a gravação, e só então a placa, que trocada fica de {{part.board.from}} a {{part.board.to}}.',
      'Luz fraca ou que demora a acender é bateria no fim; luz forte com alcance curto é antena do receptor, solta ou encostada no ferro.',
    ],
    points: [
      'Caiu na água: seque e troque a bateria antes de julgar.',
      'Faltou luz antes: a central pode ter perdido a memória.',
      'Só de um lado da rua: interferência ou antena.',
      'Botão afundado: contato gasto.',
    ],
    send: 'Mande a foto do controle aberto e diga se a botoeira e o segundo controle abrem.',
  },
  {
    when: ['controle*', 'bateria|pilha', 'ou', 'programacao|desprogramou|memoria|desprogramado|codigo'],
    unless: 'comprar|nobreak',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Olhe a luz do controle: apagada ou fraca, é a bateria; forte, e o portão não abre nem ao lado do motor, ele perdeu a programação. Confirme com outro controle: se o outro abre, só o seu saiu da memória; se nenhum abre, foi a central que a perdeu, ou o receptor. Bateria você troca pela mesma medida; gravar de novo fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O que apaga a programação',
    text: [
      'Queda de luz com surto, memória cheia, botão de gravar segurado por engano e placa trocada. Trocar a bateria, sozinho, não apaga um controle de código comum.',
    ],
    points: [
      'Alcance que foi caindo: bateria.',
      'Parou de uma hora para outra, com luz: programação.',
      'Caiu no chão: mola da bateria ou botão solto.',
    ],
    send: 'Mande uma foto do controle aberto e diga se outro controle e a botoeira abrem.',
  },
  {
    when: ['controle*', 'esquent*|quente|aquec*', 'controle*|pilha|bateria|bolso|mao'],
    unless: 'motor|central|placa|nobreak|sol|carro|painel|calor',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs'],
    answer: [
      'Controle de portão não esquenta sozinho: se está quente, a pilha está em curto, posta ao contrário ou o botão ficou preso. Tire a pilha já, deixe esfriar e não a use de novo, porque ela pode vazar ou estourar.',
    ],
    heading: 'Antes de pôr pilha nova',
    text: [
      'Veja se os dois contatos se encostam, se há verde ou umidade e se o botão volta quando se aperta. Seco e limpo, ponha a do mesmo código escrito na velha e espere um minuto com a tampa aberta: se esquentar, o controle acabou, e gravar outro fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Caiu na água: seque um dia antes da pilha.',
      'Moeda encostada em metal no bolso: entra em curto.',
      'Longe de criança, enquanto não se sabe a causa.',
    ],
    send: 'Mande a foto do controle aberto, com os contatos à vista.',
  },
  {
    when: ['controle*', 'pilha*|bateria*', 'vaz*|oxid*|zinabre|esverde*|estour*|melad*|enferruj*|derramou'],
    unless: 'nobreak*|central|motor',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Pilha que vazou no controle quase sempre tem conserto, se o verde não chegou à placa: tire-a sem encostar no líquido, limpe os contatos com cotonete e vinagre, depois álcool, e seque por um dia. Pilha nova do mesmo código e luz forte dizem que ele voltou.',
    ],
    heading: 'Quando limpar já não basta',
    text: [
      'Mola comida, trilha apagada ou botão colado pedem outro controle, que se grava na central de {{part.programming.from}} a {{part.programming.to}} na visita. O código do velho continua na memória e pode ser apagado no mesmo dia.',
    ],
    points: [
      'Luva ou pano ao tirar, e mãos lavadas depois.',
      'Pilha vazada vai à coleta, e não ao lixo comum.',
      'Controle parado meses na gaveta: guarde sem pilha.',
    ],
    send: 'Mande a foto do controle aberto, com os contatos à vista: dizemos se vale limpar.',
  },
  {
    when: [
      'troquei|trocar|trocad*|trocando|trocou|troca|trocamos|pus|coloquei|pondo|colocando|nova|novas|novo',
      'pilha*|bateria de controle|bateria',
      'controle*',
      'nao funciona*|nao abre|nao acende|nao liga|parou|nao pega|continua*|fraco|sem funcionar|mesmo assim|nao responde|nada|nao aciona|morto|sem luz|luz apagada|apagado|mesmo com',
    ],
    unless: 'nobreak*|central|placa',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Se o controle não funciona mesmo com pilha nova, experimente outro controle da casa e a botoeira da parede. Se o outro abre, o defeito está neste: a pilha está invertida ou é de outro tipo, o contato não encosta, ou o código se perdeu e é preciso gravá-lo de novo na central, de {{part.programming.from}} a {{part.programming.to}}. Se só a botoeira abre, o defeito está no receptor, num conserto de {{repair.from}} a {{repair.to}}; se nem ela abre, está no motor ou na energia.',
    ],
    heading: 'O que olhar depois da pilha nova',
    text: [
      'A luz do controle acende ao apertar? Se acende, a pilha está certa e o defeito é de código, alcance ou receptor. Se não acende, é pilha, contato ou botão.',
      'Confira o código da pilha com o da velha: A27 é mais fina que A23 e balança no lugar dela, e CR2016 tem metade da altura de CR2032. Trocar a pilha não desgrava nada na maioria dos controles, porque a memória está na central.',
    ],
    points: [
      'Pilha nova pode estar fraca: teste outra, dentro da validade.',
      'Plástico de proteção que ficou na pilha: tire-o.',
      'Contato verde ou branco: borracha escolar e pano seco.',
      'Mola baixa: levante-a um pouco, com o controle aberto.',
      'Placa fora do encaixe ao fechar a tampa: o botão aperta no vazio.',
      'Nenhum controle abre, mas a botoeira abre: receptor ou antena.',
    ],
    send: 'Mande a foto do controle aberto, com a pilha no lugar e o código dela à vista, e diga se a luz acende.',
  },
  {
    when: [
      'pilha|bateria',
      'controle*',
      'dura pouco|acaba rapido|descarrega|gasta|toda hora|todo mes|toda semana|acabando|rapido|durando pouco',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Controle de portão que gasta bateria depressa está transmitindo sem você saber: botão preso, apertado dentro do bolso ou circuito que molhou e ficou em fuga. Olhe a luz dele sem apertar nada; se pisca ou fica acesa, a bateria acaba em dias.',
    ],
    heading: 'Por que a bateria não dura',
    text: [
      'Sujeira em volta do botão e borracha deformada mantêm o contato fechado. Limpe com pano seco e veja se o botão volta com um clique.',
      'A outra causa é a própria bateria: a comprada em cartela antiga já vem pela metade, e a mais barata nem sempre tem a capacidade escrita.',
    ],
    points: [
      'Luz acesa em repouso: botão preso.',
      'Controle morno no bolso: fuga no circuito.',
      'Gasta só no verão: painel do carro ao sol.',
      'Nova já fraca: troque de loja e de marca.',
    ],
    sections: [
      {
        aspect: 'replace',
        heading: 'Quando trocar o controle',
        text: [
          'Se limpo e seco ele ainda gasta, o circuito está em fuga e o conserto não compensa. O controle novo precisa ser da família do receptor, e a gravação fica entre {{part.programming.from}} e {{part.programming.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Bateria recarregável serve?',
        answer: 'Não costuma. A tensão é outra e a altura também; use a do código original.',
      },
      {
        question: 'Controle preso pode abrir o portão?',
        answer:
          'Pode, e também impedir os outros de funcionar. Por isso ele é o primeiro a se tirar do jogo.',
      },
    ],
  },
  {
    when: ['controle*', 'bateria|pilha', asksWhenToReplace],
    unless: 'nobreak',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['signs'],
    answer: [
      'Troque a bateria do controle quando ele só abre de mais perto, pede dois ou três toques ou acende uma luz mais fraca; com uso diário, isso acontece perto de uma vez por ano. Ponha uma do mesmo código: a gravação não se perde.',
    ],
    description:
      'Troque a bateria do controle quando ele só abre de mais perto, pede dois ou três toques ou acende uma luz fraca, perto de uma vez por ano.',
    heading: 'A prova de que é mesmo a bateria',
    text: [
      'Aperte outro controle da casa no mesmo lugar. Se o outro abre de longe, a bateria deste acabou; se os dois encurtaram, quem perdeu força foi o receptor ou a antena dele.',
    ],
    points: [
      'Código impresso na bateria: A23, CR2032 ou CR2016.',
      'Contatos secos e sem zinabre, limpos com borracha de lápis.',
      'Bateria nova que dura semanas: botão preso ou umidade.',
    ],
    send: 'Se com bateria nova ele continua curto, mande a foto do controle aberto e a da central fechada.',
  },
  {
    when: [
      'controle*',
      'bateria|pilha',
      'quanto tempo dura|quanto dura|dura quanto|vida util|duracao|dura|de quanto em quanto|cada quanto',
    ],
    unless: 'pouco|rapido|nobreak',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'A bateria do controle costuma durar perto de um ano em uso diário, e mais em quem usa pouco. O aviso é o alcance: quando ele só abre mais perto do que antes, troque. Luz fraca ao apertar vem depois, e sol no painel do carro encurta bastante esse tempo.',
    ],
    heading: 'O que faz durar mais ou menos',
    text: [
      'Cada toque gasta, e botão apertado na bolsa gasta o dia inteiro. Bateria velha de prateleira já nasce pela metade: olhe a validade e compre lacrada.',
      'O tipo está impresso nela: A23 de 12 V, em cilindro pequeno, ou moeda CR2032 e CR2016 de 3 V. Trocar não apaga a gravação.',
    ],
    points: [
      'Uso diário: troque uma vez por ano, sem esperar parar.',
      'Dura semanas: botão preso ou umidade.',
      'Contato verde: limpe com borracha de lápis.',
      'Guarde uma reserva em casa, e não no carro.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Bateria nova e alcance ainda curto',
        text: [
          'Aí a causa é antena ou receptor, num serviço de {{repair.from}} a {{repair.to}}, ou o próprio controle, com gravação do novo de {{part.programming.from}} a {{part.programming.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Bateria recarregável serve?',
        answer: 'Nesses formatos, em geral não: a tensão é mais baixa e o alcance cai.',
      },
      {
        question: 'Perco a programação se ficar sem bateria?',
        answer: 'Não. O código fica na memória do controle e da central.',
      },
    ],
    send: 'Mande a foto do controle aberto, com a bateria à vista, e conte de quantos passos ele abre.',
  },
  {
    when: [
      'depois de trocar|apos trocar|depois que troquei|troquei|depois da troca|apos a troca',
      'bateria|pilha',
      'controle|portao|nao',
    ],
    unless: 'lento|lenta|devagar|lerdo|sem forca|barulho*|nobreak',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Controle que não volta depois da bateria nova tem quase sempre polaridade invertida, contato que não encosta ou bateria de outro tipo; a programação não se perde na troca. Confira o sinal de mais, dobre o contato com cuidado e teste com outro controle da casa.',
    ],
    heading: 'Bateria nova e controle mudo',
    text: [
      'A luz do controle é o primeiro teste: acesa e forte, o problema está na central; apagada, no próprio controle. Bateria de loja de conveniência às vezes já vem fraca.',
      'Se nenhum controle abre, o receptor perdeu a memória ou queimou, e o serviço vai de {{part.programming.from}} a {{repair.to}}.',
    ],
  },
  {
    when: [
      'pilha|bateria',
      'ou o controle|ou controle|ou a antena|ou antena|ou o receptor|ou receptor|ou a pilha|ou a bateria|ou e a bateria|ou e a pilha',
    ],
    unless:
      'pilha ou bateria|nobreak|7ah|7a|a23|a27|27a|cr2032|cr2016|qual pilha|qual bateria|compr*|trocar bateria',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Troque a bateria primeiro, que custa pouco e decide: se o controle volta a abrir de longe, era ela. Se com bateria nova a luz acende forte e ele só abre de perto, é antena ou receptor; se outro controle da casa abre normalmente, o defeito é deste. Gravar um novo fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'A prova em três passos',
    text: [
      'Bateria igual à de dentro, com o polo certo; depois outro controle, do mesmo lugar; por fim a botoeira da parede. Se a botoeira abre, motor e placa estão bons.',
      'Receptor e antena se acertam na visita, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Luz fraca ou apagada: bateria ou contato.',
      'Todos perderam alcance juntos: antena.',
      'Um só perdeu: bateria, botão ou transmissor dele.',
    ],
    send: 'Mande uma foto do controle aberto, com a bateria, e diga a que distância ele ainda abre.',
  },
  {
    when: ['bateria de controle|pilha de controle|pilha|bateria a23|bateria 12v|qual bateria'],
    unless:
      'reprogramar|programar|desprograma*|perde a programacao|gravar de novo|regravar|nobreak|motor|7ah|9ah|5ah|7a|ah|27a|a27|antena|so funciona perto|so funciona de perto',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Troque a bateria do controle por outra igual à que está dentro: as mais comuns são as do tipo A23, cilíndrica de 12 V, e as de moeda CR2016 e CR2032, de 3 V. Uma não serve no lugar da outra; leve a antiga ao chaveiro, à loja de pilhas ou ao mercado e confira a polaridade ao pôr a nova. A troca não apaga a gravação.',
    ],
    heading: 'Trocar a bateria sem perder o controle',
    text: [
      'O código fica gravado no chip e na central, e não na bateria. Se o controle não voltar depois dela, o contato está oxidado ou a bateria nova está velha de prateleira.',
      'Alcance que cai aos poucos é o aviso. Se bateria nova não resolve, o defeito está no receptor ou na antena, e o serviço vai de {{part.programming.from}} a {{repair.to}}.',
    ],
    points: [
      'Abra pelo parafuso ou pelo encaixe, sem forçar.',
      'Não toque nos dois polos com a pinça de metal.',
      'Limpe os contatos com borracha de lápis.',
      'Teste a dez passos do portão.',
    ],
  },
  {
    when: [
      'trocar|troca|troquei|mudar',
      'bateria|pilha',
      'reprogramar|programar|desprograma|perde|apaga|regravar|gravar de novo',
      'controle*|pilha|bateria',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Não precisa reprogramar: o código fica gravado no chip do controle e a lista de quem abre fica na central, e nenhum dos dois depende da pilha. Se depois da troca ele não funciona, a pilha está invertida, é de outro tipo ou não encosta no contato.',
    ],
    heading: 'Trocar a pilha sem tirar o controle do ar',
    text: [
      'Leia o código na velha, A23, A27, CR2016 ou CR2032, ponha uma igual com o sinal de mais do mesmo lado e aperte: a luz deve acender forte. Não mexa nas chavinhas, se houver; nelas, sim, está o código.',
      'Se outro controle abre e este não, com luz forte, ele foi apagado antes: gravar fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: [
      'Contato verde: borracha escolar e pano seco.',
      'Mola baixa: levante-a com cuidado.',
      'Pilha nova de caixa velha pode estar fraca.',
    ],
  },
  {
    when: ['conector*|contato de pilha|contato de bateria|contatos de bateria', 'controle*'],
    unless: 'placa|central|motor|botoeira|receptor|antena',
    winsTies: true,
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'No controle remoto, o que faz as vezes de conector são as lâminas ou molas que encostam na bateria: frouxas ou com zinabre, o controle falha ou só abre de perto. Abra a tampa, tire a bateria, limpe os contatos com um pano seco e levante um pouco a lâmina antes de pôr uma bateria nova. Se ela quebrou ou soltou da placa, troca-se o controle, e gravar o novo fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'Quando o conector é o do lado do motor',
    text: [
      'Se todos os controles da casa falham e a botoeira funciona, o mau contato está no receptor ou na antena, dentro da caixa do motor. Ali há tensão da rede: não abra, e o técnico testa e refaz o encaixe, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'A luz do controle acende fraca: bateria ou contato dela.',
      'A luz só acende apertando a tampa: lâmina frouxa.',
      'A luz acende bem e o portão não abre: gravação ou receptor.',
    ],
    send: 'Mande pelo WhatsApp a foto do controle aberto, frente e verso, e diga se os outros controles da casa funcionam.',
  },
  {
    when: ['pilha|bateria|pilhas', 'recarregavel|recarregaveis|recarregar|carregar', 'controle*'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['compatibility'],
    answer: [
      'Não convém: quase todo controle de portão usa a A23, de 12 V, ou uma moeda de 3 V, como a CR2016 ou a CR2032, e nenhuma delas se recarrega. A moeda recarregável do mesmo tamanho traz outra letra e outra tensão, acima da que a placa do controle espera, e dura menos a cada carga. A comum custa pouco e dura perto de um ano.',
    ],
    heading: 'Qual comprar',
    text: [
      'Leia o código na bateria velha e leve-a à loja. Veja o lado do mais antes de tirá-la e limpe o contato com pano seco.',
    ],
    points: [
      'Pôr bateria comum em carregador: nunca, porque ela vaza ou estoura.',
      'A23 e A27 são as duas de 12 V, e o tamanho muda.',
      'Bateria nova e nada de abrir: teste com outro controle.',
    ],
  },
  {
    when: [
      'bateria|pilha|baterias|pilhas',
      'controle*',
      'resolve*|adianta|adiantou|soluciona*|basta|acaba com o problema|da jeito',
    ],
    unless: 'preco|quanto custa|valor|nobreak|nao resolveu|nao adiantou|carro',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['worth', 'repair'],
    answer: [
      'Resolve boa parte dos casos: com a luz do controle fraca ou apagada, a bateria nova, do mesmo código da velha, o faz voltar na hora. A gravação não se perde. Não resolve se todos os controles da casa falham juntos, porque aí é o receptor, de {{repair.from}} a {{repair.to}}, nem se a luz acende forte e só ele não abre: esse se grava de novo, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Como trocar para a prova valer',
    text: [
      'Leia o código escrito na bateria velha e ponha uma igual, com o lado do sinal de mais no mesmo lugar. Limpe o contato esverdeado com um pano seco e experimente perto do portão.',
    ],
    points: [
      'Abriu de perto e de longe: era a bateria.',
      'A luz acende e o portão não anda: teste outro controle.',
      'A luz só acende num canto do botão: é a borracha gasta.',
    ],
    send: 'Mande a foto do controle aberto, com a bateria à vista, e diga se os outros abrem.',
  },
];
