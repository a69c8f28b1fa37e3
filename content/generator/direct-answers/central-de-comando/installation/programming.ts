/** Answers to titles about control boards: programming. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksCan } from '../../../words/asking-words.ts';

const closing =
  'fechamento automatico|fecho automatico|fechar automatico|fechando automatico|fechando automaticamente|fechar automaticamente|fecha automatico|fecha automaticamente|pausa automatica|pause automatico|pausa|auto fechamento|autofechamento';

export const programmingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'como fazer|como deixar|tem como|da para|como programar|como colocar|fazer|abrir|abertura|funcao',
      'so metade|so pela metade|ate metade|pela metade|meio portao|so um pouco|parcial|so um pedaco|para pedestre',
    ],
    unless: 'parou|defeito|esta abrindo|comecou|abre so|so abre|abrindo so|abrindo|por que|porque',
    subject: 'central-de-comando',
    winsTies: true,
    aspects: ['program'],
    answer: [
      'Para o portão abrir só um pedaço, usa-se a abertura parcial, ou função pedestre: a central que a tem recebe um segundo botão do controle, que abre só o trecho marcado. É de portão de correr e, no de duas folhas, abre só uma; basculante não costuma tê-la. O ajuste é regulagem de visita, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Como saber se a sua central tem abertura parcial',
    text: [
      'Procure no manual do código impresso na placa as palavras pedestre ou parcial. Sem a função, troca-se a placa por uma que a tenha, ou se para o portão no caminho com um segundo toque no controle.',
    ],
    points: [
      'Mexer no fim de curso não é o caminho: o portão deixa de abrir inteiro.',
      'Mantenha a fotocélula ativa também na abertura parcial.',
    ],
  },
  {
    when: [
      'meio portao|so meio|abrir so um pouco|abra so um pouco|abrir parcial|abertura parcial|abrir pela metade|abrir um pedaco|so para uma pessoa|so para pedestre|abertura para pedestre|abertura de pedestre|abre so para uma pessoa|so uma pessoa passar|uma pessoa passar|para pessoa passar|para pedestre passar|passar a pe|funcao pedestre|modo pedestre',
      'portao|motor|central|abrir|abra|abre|garagem',
    ],
    unless: 'nao abre tudo|defeito|so abre metade|parou|social|machuc*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program', 'works'],
    answer: [
      'Dá, se a central tem abertura parcial, também chamada de função pedestre: um segundo botão do controle abre só um pedaço, e o primeiro continua abrindo tudo. No de correr abre-se perto de um metro, no de duas folhas, uma só; em basculante é raro, porque a folha meio aberta fica na altura da cabeça. Gravar e regular fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'O que a abertura de pedestre pede',
    text: [
      'A função está no manual da placa, com o nome de pedestre ou parcial. Se a sua não tem, troca-se a placa, de {{part.board.from}} a {{part.board.to}}, ou usa-se um toque para parar a folha onde ela está.',
      'A fotocélula continua valendo na abertura pequena, e o fechamento automático também.',
    ],
    points: [
      'Controle com dois botões livres.',
      'Vão de quase um metro, para passar com sacola e bicicleta.',
      'Porta social é o caminho mais seguro para quem anda a pé.',
    ],
    send: 'Mande a foto da etiqueta da central e do controle e diga o tipo do portão.',
  },
  {
    when: [
      'um botao|botao',
      'abre e outro fecha|abrir e outro fechar|outro fecha|outro para fechar|um para abrir|separado|separados',
    ],
    unless: 'defeito|nao abre|nao fecha|so abre|so fecha',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Dá, se a central tem entradas ou canais separados para abrir e fechar: grava-se o primeiro botão do controle como abrir e o segundo como fechar, pelo manual da placa. A maioria das placas de casa usa um botão só, que abre, para e fecha em sequência; nelas, um receptor avulso de dois canais faz a separação. Gravar fica entre {{part.programming.from}} e {{part.programming.to}}, fora o receptor.',
    ],
    heading: 'Quando vale separar os dois comandos',
    text: [
      'Vale onde vários usam o portão: quem aperta abrir não o fecha em cima de ninguém. Numa casa, o botão único costuma bastar.',
      'A gravação se faz com a tampa aberta, ao lado dos bornes da rede; por isso é do técnico.',
    ],
    points: [
      'O manual da central diz se ela tem os bornes ABRE e FECHA ou A e F.',
      'Botoeira de parede também pode ter dois botões.',
      'Fotocélula testada depois da mudança.',
    ],
    send: 'Mande a foto da etiqueta da central e do controle, frente e verso.',
  },
  {
    when: [
      'esquema|diagrama|manual|pdf|catalogo',
      'placa|central|motor|garen|rossi|peccinin|nice|rcg|ipec|seg|agl|unisystem',
    ],
    unless:
      'abertura manual|no manual|modo manual|portao manual|manual antigo|destrav*|usar manual|para manual|deslig*|so manual|so em manual|em manual|chave|funciona|abrir|voltar|trava*|como|passar',
    ofOtherBrand: true,
    subject: 'central-de-comando',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['program'],
    answer: [
      'Manual e esquema {marca} se baixam no site do fabricante, pelo nome impresso na placa, e não pelo da tampa do motor. Não hospedamos o arquivo; pela foto da etiqueta da central dizemos qual é o seu e que borne é cada um, e ligar ou programar na visita fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O que procurar no manual {marca}',
    text: [
      'Procure primeiro três páginas: os bornes, a gravação de controles e o aprendizado do curso. Leia com o disjuntor desligado; com a placa energizada, quem mexe é o técnico.',
    ],
    points: [
      'Nome e versão na borda da placa.',
      'Borne de fotocélula, de botoeira e de trava.',
      'Toque longo no botão de gravar: em muitas, apaga tudo.',
    ],
    send: 'Mande a foto da etiqueta da central e diga o que quer ligar ou programar.',
  },
  {
    when: [
      'memoria',
      'cheia|cheio|lotada|lotou|limite|esgotou|acabou',
      'placa|central|receptor|controle*|portao',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program', 'price'],
    answer: [
      'Memória cheia quer dizer que a central não aceita mais controle: os que existem continuam abrindo, e o novo é recusado. Apague os que ninguém usa, se a placa permite apagar um só, ou limpe tudo e grave de novo os que ficam, de {{part.programming.from}} a {{part.programming.to}} por visita. Onde há muitos, um receptor avulso maior resolve sem trocar a placa.',
    ],
    heading: 'Quantos cabem, e como contar',
    text: [
      'O número está no manual da placa, e cada botão gravado ocupa um lugar. Controle perdido e o de quem se mudou também contam.',
    ],
    points: [
      'Reúna todos os controles antes de limpar a memória.',
      'Anote quem tem cada um.',
      'Não segure o botão de gravar sem saber: pode apagar tudo.',
      'Prédio: receptor com cadastro por unidade.',
    ],
    send: 'Mande a foto da etiqueta da central e diga quantos controles a casa ou o prédio usa.',
  },
  {
    when: [
      'pedaco|parcial|pela metade|so metade|um pouco|entreaberto|abrir metade|meia folha|fresta|uma parte',
      'pedestre*|pessoa*|passar|abrir|abertura|deixar',
      asksCan,
    ],
    unless: 'parou|trava|travou|emperr*|defeito|so abre|nao abre|abre so',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program', 'works'],
    answer: [
      'Sim, no portão de correr e no de abrir, se a central tiver a função pedestre: um segundo botão do controle abre só um trecho, ou uma folha das duas, o bastante para uma pessoa. No basculante não é prático, porque a folha entreaberta fica pendurada na altura da cabeça. Programar fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'Se a central não tem a função',
    text: [
      'O manual do código impresso na placa chama isso de pedestre, abertura parcial ou meia abertura. Sem ela, troca-se a central, de {{part.board.from}} a {{part.board.to}}, ou usa-se o portão social.',
    ],
    points: [
      'Controle com um botão só: é preciso um de dois ou mais.',
      'O trecho aberto se regula na programação.',
      'Vale fotocélula também na passagem parcial.',
    ],
  },
  {
    when: [
      'fechar sozinho|fechando sozinho|fecha sozinho|fechamento automatico|feche sozinho',
      `${asksCan}|deixar|fazer|colocar|ativar`,
    ],
    unless: 'parou|por que|nao|desativar|tirar|desligar|abre sozinho|quanto tempo|fotocelula',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program', 'works'],
    answer: [
      'Sim: quase toda central traz o fechamento automático, que se liga na placa e fecha o portão depois do tempo que você escolher. Só o ligue com fotocélula no vão, ou ele fecha sobre quem ficou ali. Ligar e ajustar fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; o par de fotocélula instalado, de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Que tempo escolher',
    text: [
      'Conte os segundos desde que a folha para até o carro sair do vão, e some uns cinco. Com a fotocélula, a contagem recomeça a cada vez que alguém passa.',
    ],
    points: [
      'Quem precisa dele aberto desliga a função por um botão, se a placa tiver.',
      'Criança e bicho na casa: fotocélula baixa.',
      'Depois da falta de luz, confira se o tempo ficou.',
    ],
  },
  {
    when: [
      `${closing}|fecha sozinho|fecha mais sozinho|fechar sozinho|fechando sozinho|fecha sozinha|fecha so`,
      'nao fecha|nao fecha mais|nao fecha sozinho|nao fecha mais sozinho|abre e nao fecha|abre mas nao fecha|parou|parou de fechar|deixou de fechar|nao funciona|nao esta fechando|nao ta fechando|sumiu|nao|defeito|problema',
    ],
    unless:
      'fecha so depois|fecha so apertando|fecha so se|fecha so quando|varias vezes|muitas vezes|duas vezes|vale a pena|seguro|quanto tempo|segundos|desativar|desligar|desabilitar|tirar|nao quero|como programar|basculante desce|cai|vento|que nao fecha em cima',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program', 'adjust'],
    answer: [
      'Teste primeiro pelo controle: se o portão fecha por ele mas não sozinho, o fechamento automático está desligado na central ou o tempo de pausa se perdeu, e programá-lo fica entre {{part.programming.from}} e {{part.programming.to}}. Se não fecha nem pelo controle, quase sempre é a fotocélula que acusa obstáculo: limpe as duas lentes e tire o que estiver no vão. Com ela limpa, restam o fim de curso de fechamento e o relé de fechar da placa.',
    ],
    heading: 'Por que o portão abre e não fecha',
    text: [
      'A pausa só começa a contar quando a central sabe que a folha chegou aberta. Por isso um ímã de fim de curso fora do lugar também faz o portão esperar para sempre.',
      'A fotocélula, se é ela que falta ou falha, fica entre {{part.photocell.from}} e {{part.photocell.to}}. Sem ela não religamos o fechamento automático, nem em casa, porque o portão fecharia sem ver ninguém.',
    ],
    points: [
      'Fecha pelo controle: função desligada, jumper trocado ou pausa zerada.',
      'Parou depois de falta de luz ou de placa nova: programação perdida.',
      'Não chega a abrir tudo: fim de curso de abertura.',
      'Aberto, a placa acha que já fechou: fim de curso de fechamento preso.',
      'Estala ao mandar fechar e o motor não anda: relé colado ou queimado.',
      'Zumbe só na hora de fechar: relé, fio desse sentido ou folha que pesa ao fechar; capacitor falha nos dois.',
      'Só falha à tarde: sol no sensor; depois da chuva, água nele.',
    ],
    questions: [
      {
        question: 'Quanto tempo de pausa usar?',
        answer:
          'Em casa, o bastante para tirar o carro e olhar para trás, em geral de quinze a trinta segundos. Comece longo e vá encurtando.',
      },
    ],
    further: 'As outras causas estão em [portão só vai para um lado](/portao-so-vai-para-um-lado).',
    send: 'Mande pelo WhatsApp se ele fecha pelo controle, a foto da etiqueta da central e a dos sensores com o portão aberto.',
  },
  {
    when: [
      `${closing}|fechar sozinho|feche sozinho|fecha sozinho|temporizador`,
      'como|program*|ativar|ativo|ligar|configurar|regular|regulagem|ajustar|colocar|por|habilitar|acionar|funcao|funciona|faco',
    ],
    unless:
      'nao fecha|parou|deixou|desativar|desativo|desligar|desabilitar|tirar|tiro|vale a pena|quanto tempo|segundos|nao|por que|porque',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program', 'adjust'],
    answer: [
      'O fechamento automático se liga na central do portão, por um jumper, uma chave ou um botão chamado pausa ou automático, conforme o modelo: com o portão aberto, conta-se o tempo desejado e grava-se. Antes disso a fotocélula tem de estar instalada e testada. Com o técnico, a programação fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'A ordem para ligar a função com segurança',
    text: [
      'O manual da sua placa dá o nome do ajuste e a sequência, e a etiqueta com o código leva até ele. A tampa só se abre com o disjuntor desligado, e quem não conhece a placa deve deixar isso ao técnico: um toque longo no botão errado apaga os controles.',
    ],
    points: [
      'Fotocélula: passe um cabo de vassoura no feixe, e a folha tem de voltar.',
      'Tempo: quinze a trinta segundos numa casa, mais onde há rampa.',
      'Prédio: tempo para o carro mais lento, com dois pares de sensor.',
      'Prova: três ciclos inteiros com alguém olhando.',
    ],
    further:
      'A altura e o teste do sensor estão na página da [fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta da central e diga se há fotocélula: respondemos se a placa tem a função e quanto fica.',
  },
  {
    when: [
      `${closing}|fecha sozinho|fechar sozinho|fechando sozinho`,
      'desativar|desativo|desligar|desligo|desabilitar|tirar|tiro|cancelar|nao quero|remover',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program', 'adjust'],
    answer: [
      'Para o portão deixar de fechar sozinho, desliga-se o fechamento automático na central: zera-se a pausa ou muda-se o jumper que o manual da placa indica. É regulagem rápida, de {{part.adjustment.from}} a {{part.adjustment.to}} na visita; daí em diante ele fica aberto até alguém apertar o controle.',
    ],
    heading: 'Antes de desligar a função',
    text: [
      'Se ela incomoda porque o tempo é curto, aumente a pausa em vez de desligar: o portão esquecido aberto é o preço de ficar sem ela. Se ele fecha sozinho sem que a função exista, a botoeira ou o fio dela está em curto.',
    ],
    points: [
      'Só por um dia: em muitas centrais um toque no controle com ele aberto suspende o fechamento daquela vez.',
      'Mudança ou obra: disjuntor desligado com a folha aberta e escorada.',
      'Fecha cedo demais: pausa maior.',
    ],
    further: 'Se ele se mexe sem a função ligada, leia [portão abre sozinho](/portao-abre-sozinho).',
    send: 'Mande pelo WhatsApp a foto da etiqueta da central e conte por que quer desligar: dizemos se o caso é tempo ou função.',
  },
  {
    when: [
      'moto|motoqueiro|entregador',
      'abrir so um pouco|abrir um pouco|abertura parcial|so um pouco|parcial|meia abertura|abrir pouco|abrir pela metade',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Dá, se a central tem abertura parcial: um segundo botão do controle abre só o espaço da moto e fecha do mesmo modo. Em portão de correr funciona bem; no basculante a folha pararia inclinada na altura da cabeça, e por isso não se usa.',
    ],
    heading: 'Deixar uma abertura para a moto',
    text: [
      'Procure no manual da central os nomes pedestre, parcial ou social. A programação fica entre {{part.programming.from}} e {{part.programming.to}}; sem a função, troca-se a central, de {{part.board.from}} a {{part.board.to}}.',
      'Sem trocar nada, quem para a folha no meio é você, com um segundo toque no controle. Prove se a sua central aceita parar no meio.',
    ],
    points: [
      'Espaço da moto com o guidão e mais dois palmos.',
      'Segundo par de fotocélula mais baixo: moto parada não corta o feixe alto.',
      'Fechamento automático mais longo nesse botão.',
    ],
    send: 'Mande a foto da etiqueta da central e do controle, com os botões à vista.',
  },
  {
    when: ['manual|pdf|esquema|catalogo', 'ppa|home|jetflex|motor|central|placa'],
    unless:
      'abertura manual|no manual|modo manual|portao manual|manual antigo|destrav*|usar manual|para manual|deslig*|so manual|so em manual|funciona manual',
    subject: 'central-de-comando',
    winsTies: true,
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['program'],
    answer: [
      'O manual se baixa no site do fabricante, pelo nome que está impresso na placa, e não pelo do motor: é a central que muda de um ano para outro. Não hospedamos o PDF; com a foto da etiqueta dizemos qual é o seu e o que o botão que você procura faz.',
    ],
    heading: 'O que procurar no manual do portão',
    text: [
      'Três páginas resolvem quase tudo: bornes, gravação de controles e aprendizado do curso. Leia-as com o disjuntor desligado; com a placa ligada, quem mexe é o técnico.',
      'Se a função não está lá, a placa não a tem. Programar ou regular na visita fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: [
      'Nome na placa, perto do processador ou da borda.',
      'Versão e ano, se houver.',
      'Toque longo no botão de gravar: apaga tudo em muitas.',
    ],
    send: 'Mande a foto da etiqueta da central e diga o que quer programar.',
  },
  {
    when: [
      'onde fica|onde esta|cade|localizar|achar',
      'botao|tecla|chave de gravar',
      'programar|gravar|aprender|cadastrar|controle|reset',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'O botão de programar fica na placa da central, dentro da tampa do motor ou numa caixa ao lado, e vem com o nome LEARN, PROG, CFG, TX ou GRAVAR impresso; perto dele há um led que acende quando ele é apertado. Ao lado passam os fios da rede: a tampa se abre com o disjuntor desligado, e quem aperta com a placa ligada é o técnico.',
    ],
    heading: 'Achar o botão certo e não apagar a memória',
    text: [
      'Placa com dois botões costuma ter um para controles e outro para o curso: trocá-los desregula a parada. Toque curto grava; toque longo, em muitas, apaga todos os controles da casa.',
      'Receptor avulso tem o botão nele, e não na placa. Gravar na visita fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: [
      'Basculante: tampa do motor na coluna, ou caixa acima dela.',
      'De correr: debaixo da capa do motor, no chão.',
      'De abrir: caixa separada, na parede.',
      'Jumper no lugar de botão: é de placa mais antiga.',
    ],
    send: 'Mande uma foto da etiqueta da central, com o código legível: dizemos qual é o botão.',
  },
  {
    when: [
      'nao aprende|nao memoriza|nao aceita|nao cadastra|nao pega programacao|nao grava|nao reconhece|nao le|nao codifica|nao programa|recusa',
      'controle|controles',
      'placa|central|receptor',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Central que não aceita um controle novo costuma ter a memória cheia, ou o controle é de outra frequência ou de outro código. Bateria fraca e botão de gravar pressionado pelo tempo errado dão no mesmo. Prove com um controle que já abria: se ele continua abrindo, o receptor da central está bom, e a procura fica no controle novo e no modo de gravar.',
    ],
    heading: 'Da prova mais simples à placa',
    text: [
      'O tempo do toque é o que mais engana: num modelo, um toque curto grava; em outro, segurar por vários segundos apaga tudo. Leia o manual pelo código impresso na placa antes de segurar qualquer botão.',
      'Gravar na visita fica entre {{part.programming.from}} e {{part.programming.to}}; se o receptor queimou, a placa vai de {{part.board.from}} a {{part.board.to}}, ou um receptor avulso conserva a que existe.',
    ],
    points: [
      'LED não muda ao apertar o controle: frequência diferente ou receptor surdo.',
      'LED pisca e nega: código de outra família ou memória cheia.',
      'Grava e esquece: memória ou alimentação da placa.',
      'Controle novo sem pilha boa: o engano mais comum.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta da central, a do controle velho e a do novo, frente e verso.',
  },
  {
    when: [
      'reset*|resetar|reiniciar|reset de fabrica|restaurar|padrao de fabrica|voltar de fabrica|zerar|configuracao de fabrica',
      'placa|central|motor|portao|inversor',
    ],
    unless: 'alarme|interfone|cerca|celular|aplicativo|fechadura',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Resetar a central do portão pode ser três coisas: reiniciar, desligando o disjuntor por um minuto; apagar os controles; ou voltar à regulagem de fábrica, que também apaga curso e força. Comece pela primeira, que não perde nada; as outras duas pedem o manual do modelo.',
    ],
    heading: 'Qual dos três resets você precisa',
    text: [
      'Portão que ficou confuso depois de faltar luz costuma se acertar com o disjuntor desligado e um ciclo inteiro sem interromper. Controle perdido pede só a memória.',
      'O padrão de fábrica é para quem vai regular tudo outra vez. Depois dele o motor não conhece o fim do curso, e a primeira abertura pode bater.',
    ],
    points: [
      'Reiniciar: disjuntor desligado por um minuto.',
      'Apagar controles: toque longo no botão de gravação, na maioria das placas.',
      'Fábrica: combinação de botões ou jumper, só com o manual.',
      'Depois: gravar controles, curso, força e pausa.',
    ],
    sections: [
      {
        aspect: 'adjust',
        heading: 'O que regular depois do padrão de fábrica',
        text: [
          'Curso, força e desaceleração são acertados com a folha vazia e o vão livre. Regulagem e gravação ficam entre {{part.adjustment.from}} e {{part.programming.to}}, na mesma visita.',
        ],
        steps: [
          'Levar a folha ao meio, com o motor solto e o disjuntor desligado.',
          'Engatar, religar e mandar a central aprender o curso.',
          'Baixar a força até parar num calço de madeira.',
          'Regular a pausa, se há fechamento automático.',
          'Gravar os controles e testar a fotocélula.',
        ],
      },
    ],
    questions: [
      {
        question: 'Resetar conserta placa queimada?',
        answer: 'Não. Reset devolve configuração; peça queimada continua queimada.',
      },
      {
        question: 'Onde fica o botão?',
        answer:
          'Na própria placa, perto de uma luz, com nome como PROG, LEARN, GRV ou CH. Mande a foto da etiqueta da central e dizemos qual é.',
      },
    ],
  },
  {
    when: [
      'manual|como programar|programacao|programar|configurar|regular',
      'motor|central|placa|portao|dz|kdz|bv',
    ],
    unless: 'controle|abertura manual|destravar|preco|abrir manual',
    ofOtherBrand: true,
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'A programação de um motor {marca} segue o manual da placa que está dentro dele, e a ordem dos botões muda de um modelo para outro da mesma fábrica. Procure pelo código impresso na placa, e não pelo nome da tampa; com ele o manual se acha no site do fabricante.',
    ],
    heading: 'O que se programa na central {marca}',
    text: [
      'Em quase toda placa são quatro coisas: gravar controles, aprender o curso, ligar ou não o fechamento automático e regular a força. Força e curso se mexem com a folha livre e ninguém no vão.',
      'Se preferir que façamos, a regulagem vai de {{part.adjustment.from}} a {{part.adjustment.to}} e a gravação de controles, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: [
      'Foto da etiqueta da central, de perto, e da caixa, de longe.',
      'Botões e pequenas chaves anotados antes de mexer.',
      'Força no mínimo que leva a folha até o fim.',
      'Fechamento automático só com fotocélula.',
    ],
    questions: [
      {
        question: 'Posso abrir a caixa para ver a placa?',
        answer:
          'Não: a rede passa ali, e o capacitor guarda carga mesmo com o disjuntor desligado. O código costuma estar também na etiqueta de fora.',
      },
    ],
  },
  {
    when: [
      'noite|horario|horarios|timer|temporizador|relogio|programador|agendar',
      'fechar|fecha|feche|abrir|abre|abra|aberto de dia|timer|temporizador|relogio|programador',
      'portao|motor|garagem|timer|temporizador|programador',
    ],
    unless:
      'sozinho|sozinha|barulho|nao fecha|nao abre|atend*|madrugada|deslig*|tecnico|conserto|interfone|fechamento automatico|tempo de|smartwatch|apple watch|relogio inteligente|pelo relogio|com o relogio',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program', 'install'],
    answer: [
      'Para o portão fechar ou abrir por horário põe-se um programador horário, ou um módulo Wi-Fi com agenda, ligado à entrada de botoeira da central. O temporizador que já vem na placa é outra coisa: ele fecha alguns segundos depois de cada abertura, a qualquer hora do dia. Nos dois casos a fotocélula é obrigatória, porque ninguém está olhando.',
    ],
    heading: 'Fechar por horário sem fechar em cima de alguém',
    text: [
      'A entrada de botoeira só alterna: se o portão já está fechado, um pulso o abriria. Por isso o relógio vai na entrada de fechar, onde a central tem uma separada, ou junto de um sensor que diz se a folha está aberta.',
      'Regular a central fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e a fotocélula entre {{part.photocell.from}} e {{part.photocell.to}}; o relógio ou o módulo se orça por foto.',
    ],
    points: [
      'Loja: abre de manhã e fecha no fim do expediente, com fotocélula dupla.',
      'Casa: fechamento automático curto resolve quase tudo.',
      'Módulo Wi-Fi: avisa no celular se ficou aberto.',
      'Bloqueio noturno: o relógio desliga o receptor, e o controle não abre de madrugada.',
    ],
    questions: [
      {
        question: 'O fechamento automático pode ficar só à noite?',
        answer: 'Pode em central que tem essa entrada de habilitar, com o relógio ligado nela.',
      },
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta da central e diga a que horas o portão deve abrir ou fechar. Dizemos que ligação ela aceita.',
  },
  {
    when: [
      'fechar sozinh*|feche sozinh*|fecha sozinh*|fechamento automatic*|fechar automatic*|feche automatic*|fecha automatic*',
      'ativar|ligar|programar|configurar|habilitar|configuracao|programacao|como',
    ],
    unless:
      'parou|por que|nao|desativar|tirar|desligar|desabilitar|abre sozinh*|abrir sozinh*|quanto tempo|evitar|impedir|fotocelula|segundos|resolver|consertar|arrumar|como funciona|do nada|vento|celular',
    winsTies: true,
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program', 'works'],
    answer: [
      'Para o portão fechar sozinho, liga-se na central o fechamento automático e escolhe-se o tempo de espera, em casa de quinze a trinta segundos. Só com a fotocélula provada no vão, ou ele fecha em cima de quem ficou ali. O ajuste na placa é do técnico, de {{part.adjustment.from}} a {{part.adjustment.to}}; o par de fotocélula, se falta, de {{part.photocell.from}} a {{part.photocell.to}} instalado.',
    ],
    heading: 'O que se acerta para ele fechar por tempo',
    text: [
      'Quase toda central tem essa função, com o nome de fechamento automático ou pausa, e o manual do código da placa diz onde. O tempo se conta da folha aberta até o carro sair do vão, com alguns segundos de sobra.',
    ],
    points: [
      'Criança, idoso ou bicho em casa: um segundo par, mais baixo.',
      'Dois carros seguidos: espera um pouco mais longa.',
      'Obra ou mudança: peça para desligar a função por uns dias.',
    ],
    send: 'Mande a foto da etiqueta da central e a dos dois lados do vão: dizemos o que falta.',
  },
];
