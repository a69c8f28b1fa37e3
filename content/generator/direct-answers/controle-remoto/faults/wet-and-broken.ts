/** Answers to titles about remote controls: wet and broken ones, and what heat, cold and insects do to them. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const wetAndBrokenAnswers: readonly DirectAnswer[] = [
  {
    when: ['controle*', 'frio|inverno|geada|friagem|manha fria|dia frio|calor|sol forte|verao'],
    unless: 'chuva|motor nao|portao trava|comprar|suporte',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Controle que não funciona no frio está quase sempre com a bateria no fim: ela perde força em temperatura baixa, falha de manhã e volta de tarde. Troque por uma nova da mesma medida. Se com bateria nova ele ainda falha, o contato está oxidado ou a solda trincou, e o sol do painel do carro faz o mesmo estrago. Se nem a botoeira da parede abre, o frio pegou o motor, por graxa endurecida ou capacitor fraco.',
    ],
    heading: 'Como saber se é o controle ou o portão',
    text: [
      'Guarde o controle no bolso por dez minutos e prove de novo: se volta, é a bateria. Prove outro controle da casa na mesma hora; se os dois falham de perto, olhe o receptor.',
      'Gravar um controle novo fica entre {{part.programming.from}} e {{part.programming.to}}, fora o aparelho.',
    ],
    points: [
      'Bateria nova, com o código da velha.',
      'Contato limpo com pano seco.',
      'Controle fora do sol do painel.',
    ],
    send: 'Conte se a botoeira abre e mande a foto do controle aberto.',
  },
  {
    when: [
      'controle*',
      'fita|durex|remendo|cola|carcaca|caixinha|capinha|tampa quebrad*|botao quebrado|borracha|botao gasto|botao furado',
      'arrumar|consertar|trocar|conserto|botao|como|troca|onde',
    ],
    unless: 'fita led|portao de|motor',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Botão gasto ou carcaça quebrada se troca sem gravar nada: compre a caixinha do mesmo modelo, com a borracha dos botões, e passe a placa e a bateria para ela. A fita segura por uns dias, mas deixa entrar suor e água. Se a chavinha da própria placa afundou, quem tem ferro de solda a troca; quando isso não compensa, um controle novo se grava na central, de {{part.programming.from}} a {{part.programming.to}}, fora o aparelho.',
    ],
    heading: 'A troca da caixinha',
    text: [
      'Abra com uma moeda, fotografe a posição da placa e da bateria e não encoste o dedo nos contatos. O código fica na placa, e por isso o portão continua reconhecendo o controle.',
    ],
    points: [
      'Mesmo número de botões e mesma furação.',
      'Polo da bateria do lado certo.',
      'Controle original guardado até a prova no portão.',
    ],
    send: 'Mande a foto do controle aberto, frente e verso: dizemos qual caixinha serve.',
  },
  {
    when: ['chip', 'controle*'],
    unless: 'gsm|celular|tag|carro|hcs*|ht6p*|ev1527*|pt2262*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['repair', 'program'],
    answer: [
      'O chip do controle é a peça que guarda o código, soldada na placa dele, e não se troca no balcão: se ele queimou, põe-se um controle novo da mesma família e grava-se na central, de {{part.programming.from}} a {{part.programming.to}} na visita, fora o aparelho. Antes disso prove a bateria e o botão, que falham muito mais do que o chip.',
    ],
    heading: 'Como saber se o chip queimou',
    text: [
      'Luz que acende forte com a bateria nova diz que o controle está mandando. Se ele perto do portão não abre e outro abre, está fora da memória ou o chip mudou de código; gravá-lo de novo tira a dúvida.',
    ],
    points: [
      'Bateria nova da mesma medida.',
      'Contato limpo e botão que não afunda.',
      'Prova com outro controle no mesmo lugar.',
    ],
    send: 'Mande a foto do controle aberto e conte se a luz dele acende.',
  },
  {
    when: ['controle*', 'chuva|molhou|agua', 'sera|sera que|estragou|estraga|queimou'],
    unless: 'piscina|maquina|lavei|caiu',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Talvez não: controle que pegou chuva volta a funcionar em boa parte das vezes, se secar antes de ser usado. Tire a pilha na hora, abra, seque com papel e deixe um dia à sombra; depois ponha pilha nova. Se a luz não acende ou o botão dispara sozinho, ele acabou, e o novo se grava por {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Saber se foi ele',
    text: [
      'Prove outro controle da casa: se nenhum abre, a chuva pegou o receptor ou a botoeira, e não o controle.',
    ],
    points: [
      'Secador quente e forno deformam a placa.',
      'Mancha verde no contato: limpe com álcool e escova macia.',
    ],
  },
  {
    when: [
      'controle',
      'lavou|lavei|maquina de lavar|caiu na agua|cai na agua|caiu em agua|molhou|molhado|piscina|privada|vaso|balde|chuva molhou',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Controle molhado se salva se secar antes de ser ligado: tire a bateria na hora, abra a tampa, seque com papel e deixe a placa ao ar um dia, longe do sol. Apertar molhado é o que corrói o contato.',
    ],
    heading: 'Se ele voltou a acender e não abre',
    text: [
      'Bateria nova da mesma medida e contato limpo com álcool resolvem boa parte. Se a luz acende e o portão não responde, o código se perdeu no controle e ele se grava de novo, entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Água salgada ou de piscina: enxague com álcool.',
      'Botão preso depois de seco: contato oxidado.',
      'Enquanto isso, use a botoeira ou o outro controle.',
    ],
    further: 'Gravar outro está em [controle remoto](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto do controle aberto.',
  },
  {
    when: [
      'controle*',
      'caiu em chao|quebrou|quebrado|pisaram|pisei|atropelei|amassou|carro passou|cachorro mordeu|mordeu|caiu|rachou|partiu|parou depois que caiu',
    ],
    unless: 'agua|piscina|tinta|vaso|botao|sanit*|privada|alcance',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Controle de portão que quebrou ou caiu muitas vezes só perdeu o contato da bateria: abra, encaixe as lâminas, feche e teste. Se a luz acende e o portão não abre, o cristal ou a bobina da placa trincou na queda, e aí se troca o controle e se grava o novo.',
    ],
    heading: 'O que se salva de um controle quebrado',
    text: [
      'Carcaça rachada se troca por outra do mesmo modelo, e a gravação continua valendo porque está na placa. Placa partida não se cola.',
      'Antes de descartar, fotografe a frente, o verso e a placa aberta: é por ali que se acha o modelo que a sua central aceita.',
    ],
    points: [
      'Luz não acende: lâmina da bateria ou bateria solta.',
      'Luz acende, sem alcance: antena da placa trincada.',
      'Faz barulho solto dentro: componente caiu.',
      'Botão não volta: chavinha quebrada.',
    ],
    sections: [
      {
        aspect: 'replace',
        heading: 'Substituir sem surpresa',
        text: [
          'O controle novo se escolhe pela família do receptor. Gravá-lo fica entre {{part.programming.from}} e {{part.programming.to}}, e o quebrado é apagado na mesma visita se alguém puder ficar com ele.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso usar enquanto isso a botoeira?',
        answer:
          'Sim. A botoeira da parede, o celular, se houver módulo, e os outros controles não dependem do quebrado.',
      },
      {
        question: 'Compensa consertar?',
        answer: 'Contato e carcaça, sim. Placa trincada, não: o controle novo custa menos que a tentativa.',
      },
    ],
  },
  {
    when: [
      'tem como|da para|da pra|tem conserto|compensa|vale a pena|e possivel|consertam',
      'consert*|arrumar|reparar|tem conserto',
      'controle* de portao|controle|controle remoto',
    ],
    unless: 'queimad*|portao nao|nao abre|carro|quanto|preco|perto|onde',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['repair', 'worth'],
    answer: [
      'Tem, quando o defeito é de contato, borracha ou botão: limpa-se, troca-se a peça e ele volta. Se a placa do controle trincou ou enferrujou, compensa um novo, do mesmo código, com a gravação de {{part.programming.from}} a {{part.programming.to}} e o aparelho à parte, orçado pela foto. Antes, ponha uma bateria nova: boa parte dos controles mudos só precisa dela.',
    ],
    heading: 'O que se conserta num controle e o que se troca',
    text: [
      'Se com bateria nova a luz acende forte e o portão não anda, o controle está bom, e o defeito está na gravação ou no receptor da central.',
    ],
    points: [
      'Lâmina da bateria torta: endireita-se.',
      'Botão afundado: borracha nova, em alguns modelos.',
      'Molhou: seque antes de ligar; enferrujado, troca-se.',
    ],
    send: 'Mande uma foto do controle fechado e outra dele aberto: dizemos se tem conserto ou qual o novo.',
  },
  {
    when: ['controle*', 'molh*|piscina|maquina de lavar|agua|lavou|lavei|caiu em'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Controle que caiu na água tem boa chance de voltar se você agir logo: tire a bateria na hora, abra a carcaça, enxágue com álcool isopropílico se a água era de piscina ou com sabão, e deixe secar um dia antes de testar. O cloro e o sal corroem os contatos, e por isso não teste molhado.',
    ],
    heading: 'Secar, testar e decidir',
    text: [
      'Arroz e secador não tiram o cloro; é a limpeza que salva. Se a luz acende e o portão não obedece, o controle perdeu potência, e o teste é o de outro controle da casa no mesmo lugar.',
      'Gravar um controle novo fica entre {{part.programming.from}} e {{part.programming.to}}. O código do controle perdido para a água pode ficar na memória; o que foi roubado, não.',
    ],
    points: [
      'Sem luz depois de seco e com bateria nova: troca.',
      'Luz fraca: bateria ou contato oxidado.',
      'Luz forte e sem resposta: código ou potência do transmissor.',
      'Botão afundado: a borracha se troca, em alguns modelos.',
    ],
  },
  {
    when: ['formiga*|barata*|inseto*|bicho*|bichinho*', 'controle*|controlinho'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Formiga dentro do controle se tira com a bateria fora: abra a carcaça, sopre e limpe a plaquinha com pincel e álcool isopropílico, seque e ponha a bateria de volta. Elas procuram açúcar e calor, fecham contato no botão e fazem o portão abrir sozinho ou o controle ficar mudo.',
    ],
    heading: 'Limpar sem estragar',
    text: [
      'Inseticida em spray, água e álcool comum atacam a borracha e deixam resíduo. Se há mancha verde ou trilha comida, o controle não volta a ser confiável.',
      'Guarde longe de comida e da gaveta da cozinha. Se a central também tem formiga, o ninho é lá, e quem abre a caixa é o técnico.',
    ],
    points: [
      'Luz acesa sem tocar: formiga ou cola no botão.',
      'Portão que abriu sozinho e parou sem a bateria: era o controle.',
      'Contato verde: borracha de lápis.',
      'Limpou e não abre: teste outro no mesmo lugar.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Se não voltou',
        text: [
          'Controle novo, gravado na central, sai entre {{part.programming.from}} e {{part.programming.to}} de serviço, fora a peça. Formiga na placa do motor é outro caso, de {{part.board.from}} a {{part.board.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Naftalina ou talco ajudam?',
        answer: 'Não dentro do controle: soltam vapor e pó sobre os contatos.',
      },
      {
        question: 'Perco a gravação ao abrir?',
        answer: 'Não, nem sem bateria por dias.',
      },
    ],
    send: 'Mande uma foto do controle aberto e diga se outros controles da casa funcionam.',
  },
  {
    when: [
      'controle*',
      'pode molhar|pode pegar chuva|pode tomar chuva|pode ir em agua|pode lavar|molhar estraga|estraga se molhar|e a prova de agua|a prova de agua|resiste a agua|aguenta agua|aguenta chuva|pode cair em agua',
    ],
    unless: 'molhou|caiu|lavei|motor|placa|central',
    subject: 'controle-remoto',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['care'],
    answer: [
      'Não: controle de portão comum não é à prova de água, e a umidade corrói os contatos e a placa por dentro. Um respingo no plástico fechado não faz nada; se ele molhou de verdade, tire a bateria na hora e deixe secar aberto um dia antes de testar. Se não voltar, gravar um novo fica de {{part.programming.from}} a {{part.programming.to}}, fora o aparelho.',
    ],
    heading: 'Onde o controle do portão dura mais',
    text: [
      'Na moto e no bolso de quem anda na chuva, uma capa fechada resolve. Sol no painel do carro estraga tanto quanto a água: resseca a borracha dos botões e encurta a bateria.',
    ],
    points: [
      'Não seque com secador quente nem no forno.',
      'Contato verde ou branco: limpe com álcool isopropílico.',
      'Tenha um controle reserva gravado em casa.',
    ],
    send: 'Mande uma foto do controle aberto, dos dois lados da plaquinha.',
  },
];
